sons-screen-welcome = Wpisuj to, o co prosi gra, na przykład „f5”, aby iść na f5, „?”, aby zobaczyć, co możesz zrobić, „signs”, aby poznać znaki na planszy, „quit”, aby zapisać i wyjść.
sons-screen-looks = plan: cała plansza, duża · plan small: jeden wiersz na pole
    oases: wszystkie nieukończone · tiles: co jest jeszcze w stosach
    rumours: gdzie leżą i co o nich wiesz · signs: znaki na planszy
sons-screen-heading = { $number ->
    [0] Nie ma już kafelków
    [1] Stos { $stacks }
   *[other] Stosy { $stacks }
} · pula: woda { $water }, wielbłądy { $camels }, plotki { $rumours }
sons-screen-worth = Złoto za towar: { $goods }
sons-screen-worth-of = { $number ->
    [0] { $good } { $worth }
   *[other] { $good } { $worth } ({ $rumours })
}
sons-screen-oasis-signs = Oaza { $cells }: { $fields }, otwarta na { $open }{ $explorers ->
    [0] { "" }
   *[other] , w kolejce { $line }
}
sons-screen-displays = Zasoby odkryte { $displays }
sons-screen-new = Nowe: { $cells }
sons-screen-desert = pustynia
sons-screen-water = woda
sons-screen-places = towary
sons-screen-camels = wielbł.
sons-screen-gold = złoto
sons-screen-explorers = odkrywcy
sons-screen-signs = @1 karawana gracza 1 · 16¹ odkrywca 16 gracza 1 · 16* z turbanem
    ─ │ pustynia, brązowe linie · ═ ║ oaza, białe linie · · nieodkryte
    na małej planszy ▀ oaza na północy, ▄ na południu, █ tu i tu
    i kadzidło · m mirra · s sól · g klejnoty · w1 w2 woda · C wielbłąd · R plotka
    o bez pola akcji; każda część oazy ma swój znak w rogu przy swoich bokach
    na małej planszy ~ woda, & dwa pola akcji, gdzie nie ma miejsca na więcej
    + możesz tam iść · $ za 1 kamień wody, z poganiaczem wielbłądów · [ ] nowe
    2.17 ne/w2 sw/R: kafelek 2.17; na bokach n i e 2 kamienie wody, s i w plotka
    3/6 towary i miejsca · (12) złoto, gdyby gra skończyła się teraz
    16*:g5 odkrywca na g5, 13 odkrywca w domu · ? plotka, której nie znasz

sons-screen-oasis = { $cells }: { $about }.
sons-screen-oasis-fields = { $number ->
    [0] bez pól akcji
   *[other] { $fields }
}
sons-screen-oasis-open = { $number ->
    [0] ukończona
   *[other] otwarta na { $cells }
}
sons-screen-oasis-line = w kolejce { $line }
sons-screen-in-line = { $height } gracza { $number }
sons-screen-oases-bare = { $number ->
    [one] { $number } biały bok krzyża jest jeszcze bez kafelka; otwarty na { $cells }.
    [few] { $number } białe boki krzyża są jeszcze bez kafelka; otwarte na { $cells }.
    [many] { $number } białych boków krzyża jest jeszcze bez kafelka; otwarte na { $cells }.
   *[other] { $number } białego boku krzyża jest jeszcze bez kafelka; otwarte na { $cells }.
}
sons-screen-oases-done = { $number ->
    [0] Żadna oaza nie jest jeszcze ukończona.
    [one] Ukończona jest { $number } oaza.
    [few] Ukończone są { $number } oazy.
    [many] Ukończonych jest { $number } oaz.
   *[other] Ukończone jest { $number } oazy.
}
sons-screen-stack = Stos { $stack }, { $number ->
    [one] { $number } kafelek
    [few] { $number } kafelki
    [many] { $number } kafelków
   *[other] { $number } kafelka
}: { $tiles }
sons-screen-no-tiles = W stosach nie ma już kafelków.
sons-screen-rumour = { $name }: { $value }, { $place }, znają gracze: { $seats }
sons-screen-rumour-place = { $place ->
    [incense] na kadzidle
    [myrrh] na mirze
    [salt] na soli
    [gems] na klejnotach
    [supply] w puli
   *[hand] właśnie wzięta
}
sons-screen-rumours-left = Plotki w puli: { $number }.

sons-screen-typed = „{ $line }”
sons-screen-last-round = Ostatnia runda: { $number ->
    [one] to w ogóle ostatnia tura.
    [few] zostały { $number } tury, licząc tę.
    [many] zostało { $number } tur, licząc tę.
   *[other] zostało { $number } tury, licząc tę.
}
sons-screen-last-tile = Ostatni kafelek dobrany: po tej turze każdy gracz ma jeszcze jedną.
sons-screen-low = { $number ->
    [one] Został tylko { $number } kafelek
    [few] Zostały tylko { $number } kafelki
    [many] Zostało tylko { $number } kafelków
   *[other] Zostało tylko { $number } kafelka
}; po ostatnim każdy gracz ma jeszcze jedną turę (S31).
sons-screen-turn-moving = { $name }: { $which ->
    [second] możesz ruszyć jeszcze raz
    [extra] rusz znowu
   *[first] przesuń karawanę
}: wpisz pole oznaczone +{ $driver ->
    [may] { " " }albo $ (1 kamień wody)
    [paid] { " " }(poganiacz jest opłacony)
   *[no] { "" }
}, na przykład „{ $example }”, albo „stay”.
sons-screen-turn-discovering = { $name }: { $which ->
    [second] możesz odkrywać jeszcze raz
   *[first] odkryj kafelek
}. Wpisz { $options }.
sons-screen-may-draw = „draw”: kafelek ze stosu
sons-screen-may-take = { $lines } z twojego zasobu odkrytego
sons-screen-may-scout = { $lines } z cudzego zasobu odkrytego, z pomocą zwiadowcy za 1 kamień wody
sons-screen-may-pass = „pass”: nic
sons-screen-turn-laying = { $name }: połóż kafelek { $tile } na { $places }. Wpisz pole i obrót: „{ $example }”.
sons-screen-turn-answering = { $name }: z twojego zasobu odkrytego zabrano kafelek { $tile }. Wpisz „redraw”, aby dobrać inny, albo „decline”.
sons-screen-part = Oaza { $side } na { $cell }: { $about }.
sons-screen-turn-exploring = { $name }: { $which ->
    [recall] wszyscy twoi odkrywcy są na planszy i możesz jednego zabrać
   *[put] możesz ustawić odkrywcę na { $cell }
}. Wpisz { $options } albo „pass”.
sons-screen-turn-ordering = { $name }: dwie oazy są ukończone. Którą podliczyć najpierw? Wpisz { $options }.
sons-screen-turn-choosing = { $name }: twój odkrywca { $height } { $must ->
    [yes] bierze pole akcji
   *[no] może wziąć pole akcji
}{ $number ->
    [0] { "" }
    [one] , a za nim w kolejce czeka jeszcze { $number }
    [few] , a za nim w kolejce czekają jeszcze { $number }
    [many] , a za nim w kolejce czeka jeszcze { $number }
   *[other] , a za nim w kolejce czeka jeszcze { $number }
}. Wpisz { $must ->
    [yes] { $options }
   *[no] { $options } albo „pass”
}.
sons-screen-turn-throwing = { $name }: wszystkie twoje miejsca są zajęte ({ $places }). { $number ->
    [0] Masz tylko ten sam towar ({ $good }): wpisz „leave”.
   *[other] Odrzuć coś za nowy towar ({ $good }): { $options } albo „leave”, aby go zostawić.
}
sons-screen-turn-putting = { $name }: plotka { $rumour } to { $value }. Połóż ją na towarze: { $options }.
sons-screen-turn-looking = { $name }: możesz obejrzeć plotkę: { $options } albo „pass”.
sons-screen-turn-looked = { $name }: plotka { $rumour } ({ $good }) to { $value }. Wpisz „leave”, aby ją tam zostawić, albo „remove”, aby odłożyć ją do puli.
sons-screen-turn-leading = { $name }: twoja tura się skończyła. Wpisz „end” albo „leader”, aby mieć jeszcze jedną: kosztuje 1 kamień wody (masz: { $water }).
sons-screen-tie-water = { $names } mają tyle samo złota; { $name } ma więcej wody, { $more } do { $less } (S33).
sons-screen-tie-shared = { $names } mają tyle samo złota, a { $winners } także tyle samo wody, { $more } (S33).
