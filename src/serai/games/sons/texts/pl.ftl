# Im Reich der Wüstensöhne: names
sons-name = W krainie synów pustyni
sons-designer = Klaus Teuber
sons-about = Odkrywaj pustynię kafelek po kafelku, wysyłaj odkrywców do oaz i słuchaj plotek o tym, ile są warte towary.
sons-wins = Wygrywa najwięcej złota za towary i plotki
sons-option-tiles = Kafelki
sons-option-tiles-dunes = Dunes, nasze kafelki
sons-unit = { $points ->
    [one] złoto
    [few] złota
    [many] złota
   *[other] złota
}

# Options and tile sets
sons-unknown-tiles = Nie ma zestawu kafelków „{ $name }”. Są: { $known }. Własny zestaw podaje się jako tekst, a w terminalu jako plik.
sons-tiles = zestaw kafelków do gry W krainie synów pustyni: { $name }, kafelków: { $tiles }, w stosach po: { $stacks }
sons-tiles-other-number = uwaga: zwykły zestaw ma stosów: { $stacks }, po { $usual }; tym też da się grać
sons-fault-stack = wiersz { $line }: tu powinno być „stack { $right }”; są stosy od 1 do 5
sons-fault-no-stack = wiersz { $line }: „{ $text }” stoi przed pierwszym stosem; zacznij od „stack 1”
sons-fault-name = wiersz { $line }: nazwa ma od 1 do { $most } znaków, bez „|”
sons-fault-no-name = wiersz { $line }: zestaw nie ma „name:”
sons-fault-sides = wiersz { $line }: „{ $text }” powinno mieć cztery znaki, dla północy, wschodu, południa i zachodu: „.” pustynia, „a” i „b” oaza
sons-fault-parts = wiersz { $line }: „{ $text }”: pierwsza część to „a”, druga „b”
sons-fault-fields = wiersz { $line }: pól akcji jest tu { $number }, a powinno być { $right }, po jednym na część („-” oznacza brak)
sons-fault-unknown = wiersz { $line }: „{ $text }” nie jest polem akcji; powinno to być jedno z: { $known }
sons-fault-shape = wiersz { $line }: „{ $text }” nie można tak podzielić: z trzech boków na sąsiednią parę i jeden osobny, z czterech na dwie sąsiednie pary
sons-fault-empty = wiersz { $line }: stos { $stack } nie ma kafelków
sons-fault-many = wiersz { $line }: kafelków jest { $tiles }, a grać można najwyżej tyloma: { $most }

# Texts that are not actions
sons-no-action = „{ $text }” nie jest akcją. Akcje to: stay, move CELL, draw, take TILE, scout TILE, pass, lay CELL ROTATION, redraw, decline, explorer HEIGHT SIDE, recall HEIGHT, score SIDE, field NAME, throw GOOD, leave, put GOOD, look RUMOUR, remove, leader, end.
sons-no-first = „{ $text }” nie wskazuje miejsca przy stole; dobrze byłoby: first 1
sons-no-tile = „{ $text }” nie wskazuje kafelka z tego zestawu; dobrze byłoby: tile 2.5
sons-no-rumour = „{ $text }” nie wskazuje plotki; dobrze byłoby: rumour +2
sons-no-move = „{ $text }” nie wskazuje pola, od a1 do k11; dobrze byłoby: move f5
sons-no-take = „{ $text }” nie wskazuje kafelka z tego zestawu; dobrze byłoby: take 2.5
sons-no-scout = „{ $text }” nie wskazuje kafelka z tego zestawu; dobrze byłoby: scout 2.5
sons-no-lay = „{ $text }” nie wskazuje pola, od a1 do k11, i obrotu, od 0 do 3; dobrze byłoby: lay g5 1
sons-no-explorer = „{ $text }” nie wskazuje wzrostu, od 1 do 16, i strony: n, e, s albo w; dobrze byłoby: explorer 13 n
sons-no-recall = „{ $text }” nie wskazuje wzrostu, od 1 do 16; dobrze byłoby: recall 13
sons-no-score = „{ $text }” nie wskazuje strony: n, e, s albo w; dobrze byłoby: score n
sons-no-field = „{ $text }” nie wskazuje pola akcji; dobrze byłoby: field salt, field water2, field camel, field rumour
sons-no-throw = „{ $text }” nie wskazuje towaru: incense, myrrh, salt albo gems; dobrze byłoby: throw salt
sons-no-put = „{ $text }” nie wskazuje towaru: incense, myrrh, salt albo gems; dobrze byłoby: put salt
sons-no-look = „{ $text }” nie wskazuje plotki, od r1 do r6; dobrze byłoby: look r1

# Names of things
sons-good = { $good ->
    [incense] kadzidło
    [myrrh] mirra
    [salt] sól
   *[gems] klejnoty
}
sons-field = { $field ->
    [incense] kadzidło
    [myrrh] mirra
    [salt] sól
    [gems] klejnoty
    [water1] 1 kamień wody
    [water2] 2 kamienie wody
    [water3] 3 kamienie wody
    [camel] wielbłąd
   *[rumour] plotka
}
sons-side = { $side ->
    [n] północy
    [e] wschodzie
    [s] południu
   *[w] zachodzie
}
sons-points = { $points ->
    [one] { $points } złoto
    [few] { $points } złota
    [many] { $points } złota
   *[other] { $points } złota
}

# Why not
sons-reason-over = Gra się skończyła.
sons-reason-chance = O tym decyduje los, nikt tego nie wybiera.
sons-reason-turn = Teraz wybiera gracz { $actor }.
sons-reason-phase = Nie teraz: { $phase ->
    [moving] karawana rusza albo zostaje
    [discovering] pora na odkrywanie
    [laying] trzeba położyć kafelek
    [answering] gracz, któremu zabrano kafelek, może dobrać inny
    [exploring] można ustawić odkrywcę
    [ordering] trzeba wybrać, która z dwóch oaz będzie podliczona pierwsza
    [choosing] trwa wybieranie pola akcji
    [throwing] trzeba odrzucić jakiś towar za nowy albo zostawić nowy
    [putting] trzeba położyć plotkę
    [looking] można obejrzeć plotkę
    [looked] plotkę trzeba zostawić albo usunąć
    [leading] można opłacić przewodnika karawany albo zakończyć turę
   *[other] trwa dobieranie kafelków
}.
sons-reason-undiscovered = Pole { $cells } nie jest odkryte.
sons-reason-own-field = Twoja karawana już stoi na { $cells }; może tam zostać.
sons-reason-occupied = Na { $cells } stoi karawana gracza { $seat }.
sons-reason-too-far = Pole { $cells } jest poza zasięgiem bez poganiacza wielbłądów, a nie masz dla niego wody.
sons-reason-no-tiles = W stosach nie ma już kafelków.
sons-reason-display-full = Masz już { $most } kafelki w zasobie odkrytym ({ $cells }), więc nie możesz dobrać.
sons-reason-not-in-display = Kafelka { $tile } nie ma w twoim zasobie odkrytym.
sons-reason-own-tile = Kafelek { $tile } leży w twoim zasobie odkrytym; weź go bez zwiadowcy.
sons-reason-not-in-displays = Kafelka { $tile } nie ma w niczyim zasobie odkrytym.
sons-reason-no-water = Zwiadowca kosztuje 1 kamień wody, a nie masz żadnego.
sons-reason-must-draw = Przez całą rundę nikt nie dobrał ani nie położył kafelka: musisz dobrać.
sons-reason-fits-nowhere = Kafelek { $tile } w żadnym obrocie nie pasuje na pola obok twojej karawany ({ $cells }).
sons-reason-nothing-around = Wokół twojej karawany na { $cells } wszystko jest odkryte: kafelka { $tile } nie ma tam gdzie położyć.
sons-reason-can-draw = Możesz dobrać kafelek, więc musisz coś odkryć.
sons-reason-tile-fits = Nie możesz dobrać, ale { $number ->
    [one] pasuje tu kafelek
    [few] pasują tu kafelki
    [many] pasują tu kafelki
   *[other] pasują tu kafelki
} { $cells }, więc musisz coś odkryć.
sons-reason-discovered = Pole { $cells } jest już odkryte.
sons-reason-not-around = Pole { $cells } nie sąsiaduje z polem { $caravan }, na którym stoi twoja karawana.
sons-reason-does-not-fit = Na { $cell } { $side ->
    [n] północny
    [e] wschodni
    [s] południowy
   *[w] zachodni
} bok kafelka to { $kind ->
    [desert] pustynia, a zetknąłby się z oazą
   *[oasis] oaza, a zetknąłby się z pustynią
} na { $cells }.
sons-reason-looks-alike = Na { $cells } kafelek z obrotem { $rotation } wygląda tak samo jak z obrotem { $same }: wybierz { $same }.
sons-reason-not-yours = Odkrywca { $height } nie jest twój.
sons-reason-on-the-plan = Odkrywca { $height } stoi już na { $cells }.
sons-reason-no-oasis = { $side ->
    [n] Północny
    [e] Wschodni
    [s] Południowy
   *[w] Zachodni
} bok pola { $cells } to pustynia.
sons-reason-other-side = Tę część oazy na { $cells } nazywa się od jej pierwszego boku, { $side ->
    [n] północnego
    [e] wschodniego
    [s] południowego
   *[w] zachodniego
}: wybierz ten bok.
sons-reason-explorers-left = Masz jeszcze odkrywców do wysłania: { $heights }.
sons-reason-at-home = Odkrywca { $height } jest w domu, nie na planszy.
sons-reason-not-complete = Na { $cells } ukończone są dwie oazy, { $one ->
    [n] północna
    [e] wschodnia
    [s] południowa
   *[w] zachodnia
} i { $other ->
    [n] północna
    [e] wschodnia
    [s] południowa
   *[w] zachodnia
}: wybierz jedną z nich.
sons-reason-no-field = Wśród wolnych pól akcji nie ma { $field ->
    [incense] kadzidła
    [myrrh] mirry
    [salt] soli
    [gems] klejnotów
    [water1] 1 kamienia wody
    [water2] 2 kamieni wody
    [water3] 3 kamieni wody
    [camel] wielbłąda
   *[rumour] plotki
}; zostało: { $left }.
sons-reason-first-takes = Pierwszy w kolejce musi wziąć pole akcji; do wyboru: { $left }.
sons-reason-same-good = Aby zrobić miejsce na { $good ->
    [incense] kadzidło
    [myrrh] mirrę
    [salt] sól
   *[gems] klejnoty
}, odrzuć inny towar albo zostaw nowy.
sons-reason-none-held = Nie masz { $good ->
    [incense] kadzidła
    [myrrh] mirry
    [salt] soli
   *[gems] klejnotów
} do odrzucenia.
sons-reason-places-taken = Oba miejsca na plotki o { $good ->
    [incense] kadzidle
    [myrrh] mirze
    [salt] soli
   *[gems] klejnotach
} są zajęte: { $cells }.
sons-reason-not-on-board = Plotka { $rumour } nie leży na tablicy plotek.

# What happened
sons-event-first = { $seat } rozpoczyna grę.
sons-event-dealt = { $seat } dobiera kafelek { $tile } do zasobu odkrytego: { sons-tile-kind }.
sons-event-draw = { $seat } dobiera kafelek.
sons-event-drawn = { $seat } dostaje kafelek { $tile }: { sons-tile-kind }.
sons-event-redraw = { $seat } dobiera kafelek.
sons-event-redrawn = { $seat } dostaje kafelek { $tile } do zasobu odkrytego: { sons-tile-kind }.
sons-event-kept = Kafelek { $tile } nigdzie tu nie pasuje; { $seat } odkłada go do zasobu odkrytego.
sons-event-gone = Kafelek { $tile } nigdzie tu nie pasuje i wypada z gry.
sons-event-stay = { $seat } zostaje na { $cells }.
sons-event-driver = { $seat } płaci poganiaczowi wielbłądów 1 kamień wody.
sons-event-move = { $seat } idzie z { $start } na { $end }.
sons-event-take = { $seat } bierze kafelek { $tile } z zasobu odkrytego: { sons-tile-kind }.
sons-event-scout = { $seat } płaci zwiadowcy 1 kamień wody i bierze kafelek { $tile } od gracza { $owner }: { sons-tile-kind }.
sons-event-lay = { $seat } kładzie kafelek { $tile } na { $cells } i tam idzie.
sons-event-desert = Pustynia: { $seat } może jeszcze raz ruszyć i odkrywać.
sons-event-decline = { $seat } nie dobiera.
sons-event-no-discovery = { $seat } niczego nie odkrywa.
sons-event-no-explorer = { $seat } nie ustawia odkrywcy.
sons-event-explorer = { $seat } ustawia odkrywcę { $height } na { $cells }.
sons-event-recall = { $seat } zabiera odkrywcę { $height } z { $cells }.
sons-event-order = { $seat } wybiera: najpierw podliczona będzie { $side ->
    [n] północna
    [e] wschodnia
    [s] południowa
   *[w] zachodnia
} oaza na { $cells }.
sons-event-complete = Oaza na { $cells } jest ukończona; pola akcji: { $fields }.
sons-event-complete-bare = Oaza na { $cells } jest ukończona i nie ma pól akcji.
sons-event-no-line = Nikt tam nie stoi.
sons-event-line = W kolejce: { $heights }.
sons-event-line-paid = { $seat } płaci 1 kamień wody za kolejkę.
sons-event-line-home = { $seat } nie może zapłacić: odkrywca { $height } wraca do domu.
sons-event-field = { $seat } wybiera { $field ->
    [incense] kadzidło
    [myrrh] mirrę
    [salt] sól
    [gems] klejnoty
    [water1] 1 kamień wody
    [water2] 2 kamienie wody
    [water3] 3 kamienie wody
    [camel] wielbłąda
   *[rumour] plotkę
}.
sons-event-no-field = { $seat } nie bierze żadnego pola akcji.
sons-event-gain = { $seat } bierze { $good ->
    [incense] kadzidło
    [myrrh] mirrę
    [salt] sól
   *[gems] klejnoty
}.
sons-event-gain-water = { $seat } bierze { $number ->
    [one] { $number } kamień wody
    [few] { $number } kamienie wody
    [many] { $number } kamieni wody
   *[other] { $number } kamienia wody
}.
sons-event-gain-camel = { $seat } bierze wielbłąda: dwa miejsca na towary więcej.
sons-event-nothing = { $seat } nie ma czego wziąć.
sons-event-throw = { $seat } odrzuca { $thrown ->
    [incense] kadzidło
    [myrrh] mirrę
    [salt] sól
   *[gems] klejnoty
} i bierze { $good ->
    [incense] kadzidło
    [myrrh] mirrę
    [salt] sól
   *[gems] klejnoty
}.
sons-event-leave = { $seat } zostawia { $good ->
    [incense] kadzidło
    [myrrh] mirrę
    [salt] sól
   *[gems] klejnoty
}.
sons-event-rumour = { $seat } bierze plotkę { $rumour }: { sons-board-value }.
sons-event-rumour-secret = { $seat } bierze plotkę { $rumour } i ją ogląda.
sons-event-rumour-again = { $seat } znów bierze z puli plotkę { $rumour }.
sons-event-put = { $seat } kładzie plotkę { $rumour } na { $good ->
    [incense] kadzidle
    [myrrh] mirze
    [salt] soli
   *[gems] klejnotach
}.
sons-event-look = { $seat } ogląda plotkę { $rumour }.
sons-event-look-seen = Plotka { $rumour } to { sons-board-value }.
sons-event-no-look = { $seat } nie ogląda żadnej plotki.
sons-event-leave-rumour = { $seat } zostawia plotkę { $rumour } na miejscu.
sons-event-remove = { $seat } odkłada plotkę { $rumour } do puli.
sons-event-turban = { $seat } ma teraz turban, na odkrywcy { $height }.
sons-event-leader = { $seat } płaci przewodnikowi karawany 1 kamień wody za dodatkową turę.
sons-event-end = { $seat } kończy turę.
sons-event-last-tile = Ostatni kafelek dobrany: po tej turze każdy gracz ma jeszcze jedną.
sons-event-over = Koniec gry.
sons-event-revealed = Plotka { $rumour } o { $good ->
    [incense] kadzidle
    [myrrh] mirze
    [salt] soli
   *[gems] klejnotach
} zostaje odkryta: { sons-board-value }.
sons-event-gold = { $seat }, { sons-good } × { $number }: { sons-points }.
sons-event-gold-rumour = { $seat }, plotka { $rumour }, { sons-good } × { $number }: { sons-points }.

# The ledger
sons-source-goods = towary
sons-source-rumours = plotki
sons-tie = decyduje więcej wody.

# Positions
sons-position-line = wiersz { $line }: „{ $text }” powinno być wierszem takim jak „turn: 1”, każdy z nich raz
sons-position-no-plan = wiersz { $line }: po „plan:” powinno być jedenaście rzędów, o numerach od 1 do 11
sons-position-row = wiersz { $line }: liczba pól w rzędzie to { $right }
sons-position-sign = wiersz { $line }: „{ $sign }” nie może być na { $cell }; dobrze jest „.”, „+” dla krzyża albo kafelek i jego obrót, na przykład 2.5/1
sons-position-tile = wiersz { $line }: w tym zestawie nie ma kafelka „{ $name }”
sons-position-value = wiersz { $line }: „{ $text }” nie pasuje do „{ $key }”
sons-position-stuck = w tej pozycji nikt nie mógłby nic zrobić

# What cannot be
sons-unsound-range = { $field } zawiera niemożliwą liczbę
sons-unsound-tiles = kafelek zginął albo jest podwójny
sons-unsound-stacks = stos { $stack } ma jeszcze kafelki, a dobierano już z późniejszego
sons-unsound-display = zasób odkryty gracza { $seat } nie jest w porządku
sons-unsound-explorers = odkrywcy gracza { $seat } nie są jego
sons-unsound-owners = odkrywca nie należy do nikogo, kto gra
sons-unsound-goods = gracz { $seat } ma więcej towarów niż miejsc
sons-unsound-caravan = karawana gracza { $seat } stoi na nieodkrytym polu
sons-unsound-turban = nikt nie nosi turbanu
sons-unsound-stands = odkrywca { $height } stoi tam, gdzie nie może
sons-unsound-rumours = znana jest plotka, której nikt nie dobrał
sons-unsound-unseen = nikt nie widział plotki r{ $rumour }
sons-unsound-places = na jednym towarze leżą więcej niż dwie plotki
sons-unsound-heard = plotka na ręce nie należy do tej fazy
sons-unsound-put-back = plotka jest znów w puli, choć żadnej nie odłożono
sons-unsound-sides = { $cell } i { $other } nie pasują do siebie
sons-unsound-complete = odkrywca { $height } stoi w oazie, która jest ukończona
sons-unsound-held = kafelek na ręce nie należy do tej fazy
sons-unsound-robbed = ofiara zwiadowcy nie należy do tej fazy
sons-unsound-laid = ostatnio położony kafelek nie należy do tej fazy
sons-unsound-asked = to nie ten gracz ma wybierać
sons-unsound-no-tiles = nie ma kafelka do dobrania
sons-unsound-leader = nie można teraz opłacić przewodnika karawany
sons-unsound-last = ostatnia runda i liczba kafelków nie zgadzają się ze sobą
sons-unsound-dealing = pierwszych kafelków tak się nie rozdaje
sons-unsound-second = bez położonego kafelka nie ma drugiego ruchu
sons-unsound-line = kolejka odkrywców nie jest taka, jak może być
sons-unsound-scoring = trwa podliczanie, którego nie może być
sons-unsound-opened = opened nic nie znaczy w wersji 1 zasad
sons-unsound-chosen = wybrany towar nie należy do tej fazy
sons-unsound-derived = { $field } nie wynika z reszty

# On the page: signs and tiles
sons-tile-desert = pustynia na wszystkich bokach
sons-tile-shape = { $shape ->
    [one] jeden bok oazy
    [corner] dwa sąsiednie boki oazy
    [across] dwa przeciwległe boki oazy
    [three] trzy boki oazy
   *[four] cztery boki oazy
}
sons-tile-parts = { $shape } w { $parts ->
    [1] jednej części
   *[other] dwóch częściach
}
sons-tile-kind = { $shape ->
    [desert] { sons-tile-desert }
    [one] { sons-tile-shape }
   *[other] { sons-tile-shape } { $parts ->
        [1] w jednej części
       *[other] w dwóch częściach
    }
}
sons-tile-with = { $tile }, pola akcji: { $fields }
sons-tile-bare = { $tile }, bez pola akcji
sons-tile-part = oaza na { $sides }
sons-tile-part-field = oaza na { $sides } ({ $field })
sons-tile-apart = { $one }; osobno { $other }

# On the page: the plan
sons-plan = Plansza
sons-plan-help = Strzałki prowadzą od pola do pola, Enter idzie tam, kładzie albo ustawia, Escape rezygnuje. Z każdego miejsca strony N przechodzi do następnego pola, na którym możesz coś zrobić, R obraca kafelek albo przechodzi do drugiej oazy na kafelku, a klawisze 1 do 9 naciskają przyciski obok planszy.
sons-plan-turn = Naciśnij jeszcze raz, aby obrócić kafelek, albo użyj kółka myszy lub R.
sons-plan-twist = Naciśnij jeszcze raz, aby obrócić kafelek, albo obróć go dwoma palcami.
sons-plan-bare = bez pól akcji, nic nie daje
sons-plan-past = Ta oaza została już podliczona.
sons-plan-open = { $open ->
    [0] ukończona
    [one] { $open } otwarty bok
    [few] { $open } otwarte boki
    [many] { $open } otwartych boków
   *[other] { $open } otwartego boku
}
sons-plan-fields = razem pola akcji: { $fields }
sons-plan-times = { $number } × { $name }
sons-plan-line = w kolejce: { $line }
sons-plan-figure = { $mine ->
    [yes] { $height } (ty)
   *[no] { $height } ({ $seat })
}{ $turban ->
    [yes] { " " }z turbanem
   *[no] { "" }
}
sons-plan-pays = { $mine ->
    [yes] zapłacisz ty
   *[no] zapłaci { $seat }
}
sons-cell = { $cell }: { $words }.
sons-cell-unknown = nieodkryte
sons-cell-cross = krzyż startowy, { $look }
sons-cell-caravan = { $mine ->
    [yes] twoja karawana
   *[no] karawana ({ $seat })
}
sons-cell-explorer = { $mine ->
    [yes] twój odkrywca { $height }
   *[no] odkrywca { $height } ({ $seat })
}{ $turban ->
    [yes] { " " }z turbanem
   *[no] { "" }
}
sons-cell-last = ostatni ruch
sons-cell-oasis = Oaza: { $words }.
sons-cell-oasis-to = Oaza na { $sides }: { $words }.
sons-cell-free = Możesz tam iść za darmo.
sons-cell-driver = Możesz tam iść za { $price ->
    [one] 1 kamień wody
    [few] { $price } kamienie wody
    [many] { $price } kamieni wody
   *[other] { $price } kamienia wody
}.
sons-cell-stay = Możesz tu zostać.
sons-cell-fits = Kafelek pasuje tu na { $ways ->
    [one] { $ways } sposób
    [few] { $ways } sposoby
    [many] { $ways } sposobów
   *[other] { $ways } sposobu
}: { $look }.
sons-cell-finishes = To kończy { $oases ->
    [1] oazę
   *[other] dwie oazy
}.
sons-cell-explore = { $known ->
    [yes] Można tu ustawić odkrywcę { $height }.
   *[no] Można tu ustawić odkrywcę: wybierz go obok planszy.
}
sons-cell-score = Wybierz, która oaza będzie podliczona pierwsza.
sons-cell-part = Wybrana: oaza na { sons-side }.
sons-cell-recall = Możesz zabrać swojego odkrywcę { $height }.
sons-say-at = { $cell } · { $words }
sons-say-part = { $part ->
    [begin] Przygotowanie
    [move] 1 z 4: ruch
    [discover] 2 z 4: odkrywanie
    [explore] 3 z 4: odkrywca
    [score] 4 z 4: podliczanie
    [end] Koniec tury
   *[over] Koniec
}
sons-say-phase = { $part } · { $left }

# On the page: what one does
sons-panel-wait = { $phase ->
    [moving] { $name } prowadzi karawanę.
    [discovering] { $name } odkrywa.
    [laying] { $name } kładzie kafelek.
    [answering] { $name } może dobrać kafelek za zabrany.
    [exploring] { $name } może ustawić odkrywcę.
    [ordering] { $name } wybiera, która oaza będzie podliczona pierwsza.
    [choosing] { $name } wybiera pole akcji.
    [throwing] { $name } nie ma miejsca na towar.
    [putting] { $name } kładzie plotkę.
    [looking] { $name } może obejrzeć plotkę.
    [looked] { $name } ogląda plotkę.
    [leading] { $name } kończy turę albo kupuje jeszcze jedną.
   *[other] Trwa dobieranie kafelków.
}
sons-panel-head-moving = { $turn ->
    [second] Pustynia! Rusz jeszcze raz albo zostań.
    [extra] Twoja dodatkowa tura! Przesuń karawanę albo zostań.
   *[usual] Przesuń karawanę albo zostań.
} { $free ->
    [0] Żadne pole nie jest za darmo
    [one] { $free } pole za darmo
    [few] { $free } pola za darmo
    [many] { $free } pól za darmo
   *[other] { $free } pola za darmo
}{ $driver ->
    [0] { "" }
    [one] , jeszcze { $driver } za 1 kamień wody
    [few] , jeszcze { $driver } za 1 kamień wody
    [many] , jeszcze { $driver } za 1 kamień wody
   *[other] , jeszcze { $driver } za 1 kamień wody
}.
sons-panel-head-discovering = { $ways ->
    [none] Nie ma tu nic do odkrycia.
   *[some] { $how ->
        [second] Pustynia! Możesz odkrywać jeszcze raz:
        [may] Możesz odkrywać:
       *[must] Odkrywaj:
    } { $ways ->
        [draw] dobierz kafelek; żaden odkryty nie pasuje.
        [open] weź { $open ->
            [one] { $open } odkryty, który pasuje.
            [few] jeden z { $open } odkrytych, które pasują.
            [many] jeden z { $open } odkrytych, które pasują.
           *[other] jeden z { $open } odkrytych, które pasują.
        }
       *[both] dobierz kafelek albo weź { $open ->
            [one] { $open } odkryty, który pasuje.
            [few] jeden z { $open } odkrytych, które pasują.
            [many] jeden z { $open } odkrytych, które pasują.
           *[other] jeden z { $open } odkrytych, które pasują.
        }
    }
}
sons-panel-head-laying = Połóż kafelek: pasuje na { $cells ->
    [one] { $cells } pole
    [few] { $cells } pola
    [many] { $cells } pól
   *[other] { $cells } pola
}. { $touch ->
    [yes] Dotknij pola, aby go wypróbować.
   *[no] Wskaż pole, aby go wypróbować.
}
sons-panel-head-answering = { $name } zabiera twój kafelek ({ $tiles ->
    [0] nie został żaden
   *[other] zostało: { $tiles }
}). Dobierasz inny?
sons-panel-head-exploring = { $home ->
    [0] Wszyscy twoi odkrywcy są na planszy. Możesz jednego zabrać.
    [one] Możesz wysłać ostatniego odkrywcę do nowej oazy.
    [few] Możesz wysłać jednego z { $home } odkrywców do nowej oazy.
    [many] Możesz wysłać jednego z { $home } odkrywców do nowej oazy.
   *[other] Możesz wysłać jednego z { $home } odkrywców do nowej oazy.
}
sons-panel-head-ordering = Dwie oazy są ukończone. Którą podliczyć najpierw, do końca?
sons-panel-head-choosing = Odkrywca { $height } { $must ->
    [yes] bierze
   *[no] może wziąć
} { $fields ->
    [one] to pole akcji.
    [few] jedno z tych { $fields } pól akcji.
    [many] jedno z tych { $fields } pól akcji.
   *[other] jedno z tych { $fields } pól akcji.
}
sons-panel-head-throwing = Brak miejsca na { $good ->
    [incense] kadzidło
    [myrrh] mirrę
    [salt] sól
   *[gems] klejnoty
} (złoto: { $points }): odrzuć coś albo zostaw ten towar.
sons-panel-head-putting = Tylko ty wiesz: { $value ->
    [-2] 2 złota mniej
    [-1] 1 złoto mniej
    [1] 1 złoto więcej
   *[other] { $value } złota więcej
} za sztukę. Którego towaru?
sons-panel-head-looking = Możesz obejrzeć { $number ->
    [one] { $number } plotkę
    [few] jedną z { $number } plotek
    [many] jedną z { $number } plotek
   *[other] jedną z { $number } plotek
} na tablicy.
sons-panel-head-looked = Plotka o { $good ->
    [incense] kadzidle
    [myrrh] mirze
    [salt] soli
   *[gems] klejnotach
}: { $value ->
    [-2] 2 złota mniej
    [-1] 1 złoto mniej
    [1] 1 złoto więcej
   *[other] { $value } złota więcej
} za sztukę. Zostaje czy wraca do puli?
sons-panel-head-leading = Twoja tura się skończyła.{ $can ->
    [yes] { " " }Za 1 kamień wody możesz mieć jeszcze jedną; twoja woda: { $water }.
   *[no] { "" }
}
sons-panel-helpers = Pomocnicy
sons-panel-help = { $name }: { $does }
sons-panel-price = Kosztuje { $price ->
    [one] 1 kamień wody
    [few] { $price } kamienie wody
    [many] { $price } kamieni wody
   *[other] { $price } kamienia wody
}.
sons-panel-helper = { $helper ->
    [driver] Poganiacz wielbłądów
    [scout] Zwiadowca
   *[leader] Przewodnik karawany
}
sons-panel-help-driver = { $help ->
    [now] { $number ->
        [one] Jeszcze { $number } pole w zasięgu
        [few] Jeszcze { $number } pola w zasięgu
        [many] Jeszcze { $number } pól w zasięgu
       *[other] Jeszcze { $number } pola w zasięgu
    }
    [paid] Opłacony: wszystkie pola w zasięgu
    [dry] { $number ->
        [one] Jeszcze { $number } pole, ale nie masz wody
        [few] Jeszcze { $number } pola, ale nie masz wody
        [many] Jeszcze { $number } pól, ale nie masz wody
       *[other] Jeszcze { $number } pola, ale nie masz wody
    }
    [none] Nie ma dalszych pól
   *[later] Przy ruchu: dowolne pole
}
sons-panel-help-scout = { $help ->
    [now] { $number ->
        [one] Pasuje tu { $number } cudzy kafelek
        [few] Pasują tu { $number } cudze kafelki
        [many] Pasuje tu { $number } cudzych kafelków
       *[other] Pasuje tu { $number } cudzego kafelka
    }
    [dry] Są cudze kafelki, ale nie masz wody
    [none] Nie pasuje tu żaden cudzy kafelek
   *[later] Przy odkrywaniu: cudzy kafelek
}
sons-panel-help-leader = { $help ->
    [now] Od razu jeszcze jedna tura
    [extra] Nie po dodatkowej turze
   *[later] Po twojej turze: jeszcze jedna
}
sons-panel-cancel = Anuluj
sons-panel-field = { $way ->
    [stay] { $cell }: tu jest twoja karawana.
    [water] { $cell }: { $price ->
        [one] 1 kamień wody
        [few] { $price } kamienie wody
        [many] { $price } kamieni wody
       *[other] { $price } kamienia wody
    } dla poganiacza wielbłądów; zostanie ci { $left }.
    [free] { $cell }: za darmo.
   *[none] { $known ->
        [yes] { $cell }: teraz nie możesz tam iść.
       *[no] Pole { $cell } nie jest jeszcze odkryte.
    }
}{ $known ->
    [no] { "" }
   *[yes] { $open ->
        [0] { " " }Stamtąd nic do odkrycia.
        [one] { " " }Stamtąd do odkrycia { $open } pole.
        [few] { " " }Stamtąd do odkrycia { $open } pola.
        [many] { " " }Stamtąd do odkrycia { $open } pól.
       *[other] { " " }Stamtąd do odkrycia { $open } pola.
    }
}
sons-panel-go = Idź na { $cell }
sons-panel-stay = Zostań
sons-panel-draw = Dobierz
sons-panel-draw-name = Dobierz kafelek ze stosu { $stack }: zostało { $left }. Jeśli nigdzie tu nie pasuje, trafia do twojego zasobu odkrytego.
sons-panel-kinds = Mogą przyjść:
sons-panel-kind = { $number } × { $kind }
sons-panel-own = Twój zasób odkryty
sons-panel-others = Zwiadowca
sons-panel-take = Weź kafelek { $tile } ze swojego zasobu odkrytego: { $words }
sons-panel-scout = Zwiadowca za { $price ->
    [one] 1 kamień wody
    [few] { $price } kamienie wody
    [many] { $price } kamieni wody
   *[other] { $price } kamienia wody
}: weź kafelek { $tile } ({ $name }): { $words }
sons-panel-no-discovery = Nie odkrywaj
sons-panel-rotate = Obróć
sons-panel-lay = Połóż na { $cell }
sons-panel-lay-name = Połóż na { $cell }: { $words }
sons-panel-desert = Pustynia: możesz jeszcze raz ruszyć i odkrywać.
sons-panel-fits = Pasuje tutaj
sons-panel-fields = pola akcji: { $fields }
sons-panel-redraw = Dobierz kafelek
sons-panel-decline = Nie dobieraj
sons-panel-place = { $line ->
    [1] sam
   *[other] { $place } z { $line }
}
sons-panel-picks = { $before ->
    [0] pierwszy
    [one] po { $before }
    [few] po { $before }
    [many] po { $before }
   *[other] po { $before }
}
sons-panel-then-nothing = W tej oazie nie ma pól akcji: nic nie daje.
sons-panel-then-waits = { $open ->
    [one] Czeka, aż zamknie się ostatni otwarty bok
    [few] Czeka, aż zamkną się { $open } otwarte boki
    [many] Czeka, aż zamknie się { $open } otwartych boków
   *[other] Czeka, aż zamknie się { $open } otwartego boku
}; potem najwyższy w kolejce pierwszy bierze pole akcji.
sons-panel-then-line = Najwyższy w kolejce pierwszy bierze pole akcji.
sons-panel-then-alone = Nikogo innego tam nie ma: wystarczy twój najniższy.
sons-panel-explore = Odkrywca { $height }{ $turban ->
    [yes] { " " }z turbanem
   *[no] { "" }
}: { $part }, w kolejce: { $place }. { $words }
sons-panel-waits = Czeka, aż { $open ->
    [one] zamknie się { $open } otwarty bok
    [few] zamkną się { $open } otwarte boki
    [many] zamknie się { $open } otwartych boków
   *[other] zamknie się { $open } otwartego boku
}.
sons-panel-nothing-there = Oaza nie ma pól akcji i nic nie daje{ $payer ->
    [you] ; płacisz 1 kamień wody
    [other] ; { $name } płaci 1 kamień wody
   *[nobody] { "" }
}.
sons-panel-unpaid = Pierwszy w kolejce płaci 1 kamień wody, a nie masz żadnego: od razu wróci do domu.
sons-panel-chooses = { $before ->
    [0] Pierwszy bierze pole akcji
    [one] Przed nim pole akcji bierze { $before } inny
    [few] Przed nim pole akcji biorą { $before } inni
    [many] Przed nim pole akcji bierze { $before } innych
   *[other] Przed nim pole akcji bierze { $before } innego
}; { $fields ->
    [one] jest { $fields } pole
    [few] są { $fields } pola
    [many] jest { $fields } pól
   *[other] jest { $fields } pola
}{ $payer ->
    [you] ; płacisz 1 kamień wody
    [other] ; { $name } płaci 1 kamień wody
   *[nobody] { "" }
}.
sons-panel-no-explorer = Nie ustawiaj odkrywcy
sons-panel-recall = Zabierz odkrywcę { $height } z { $cell }: { $words }
sons-panel-no-recall = Nie zabieraj żadnego
sons-panel-score = Najpierw oaza na { $sides }
sons-panel-line = W kolejce
sons-panel-in-line = Odkrywca { $height } ({ $name }){ $turban ->
    [yes] { " " }z turbanem
   *[no] { "" }
}, { $state ->
    [done] już po wyborze
    [now] teraz wybiera
   *[next] wybiera później
}
sons-panel-home = brak wody
sons-panel-home-name = Odkrywca { $height } ({ $name }) wrócił do domu z braku wody
sons-panel-paid = { $name } płaci 1 kamień wody za kolejkę.
sons-panel-brings-good = na razie { sons-points }
sons-panel-brings-full = brak miejsca: wymień na inny
sons-panel-brings-camel = 2 miejsca na towary więcej
sons-panel-brings-rumour = { $supply ->
    [yes] usłysz jedną i połóż na towarze
   *[no] obejrzyj jedną na tablicy
}
sons-panel-brings-water = { $water ->
    [one] { $water } kamień wody więcej
    [few] { $water } kamienie wody więcej
    [many] { $water } kamieni wody więcej
   *[other] { $water } kamienia wody więcej
}
sons-panel-brings-nothing = nie ma już czego wziąć
sons-panel-no-field = Nic nie bierz
sons-panel-worth = { sons-good }: { sons-points } za sztukę
sons-panel-throw = Odrzuć { $good ->
    [incense] kadzidło
    [myrrh] mirrę
    [salt] sól
   *[gems] klejnoty
}
sons-panel-held = masz { $number }, { sons-points } za sztukę
sons-panel-leave = Zostaw { $good ->
    [incense] kadzidło
    [myrrh] mirrę
    [salt] sól
   *[gems] klejnoty
}
sons-panel-put = { $free ->
    [0] brak miejsca na plotkę
   *[other] masz { $held }
}
sons-panel-put-worth = wartość w złocie: { $after } zamiast { $before }
sons-panel-look-name = Obejrzyj plotkę { $rumour } o { $good ->
    [incense] kadzidle
    [myrrh] mirze
    [salt] soli
   *[gems] klejnotach
}{ $known ->
    [yes] ; znasz ją: { sons-board-value }
   *[no] { "" }
}
sons-panel-no-look = Nie oglądaj żadnej
sons-panel-leave-rumour = Zostaw: { sons-good }, { sons-points }
sons-panel-remove = Odłóż do puli: { sons-good }, { sons-points }
sons-panel-end = Zakończ turę
sons-panel-leader = Jeszcze jedna tura
sons-panel-leaves = { $water ->
    [one] zostanie { $water } kamień wody
    [few] zostaną { $water } kamienie wody
    [many] zostanie { $water } kamieni wody
   *[other] zostanie { $water } kamienia wody
}

# On the page: the seats
sons-seat-water = { $number ->
    [0] brak wody
    [one] { $number } kamień wody
    [few] { $number } kamienie wody
    [many] { $number } kamieni wody
   *[other] { $number } kamienia wody
}
sons-seat-free = { $number ->
    [0] brak wolnych miejsc
    [one] { $number } wolne miejsce
    [few] { $number } wolne miejsca
    [many] { $number } wolnych miejsc
   *[other] { $number } wolnego miejsca
}
sons-seat-good = { sons-good } × { $number }
sons-seat-goods = W karawanie: { $goods }.
sons-seat-no-goods = W karawanie nie ma towarów.
sons-seat-camels = { $number ->
    [0] Brak wielbłądów.
    [one] { $number } wielbłąd.
    [few] { $number } wielbłądy.
    [many] { $number } wielbłądów.
   *[other] { $number } wielbłąda.
}
sons-seat-explorers = Odkrywcy
sons-seat-explorer-home = odkrywca { $height }{ $turban ->
    [yes] { " " }z turbanem
   *[no] { "" }
}, w domu
sons-seat-explorer-on = odkrywca { $height }{ $turban ->
    [yes] { " " }z turbanem
   *[no] { "" }
}, na { $cell }
sons-seat-display = Zasób odkryty
sons-seat-full = pełny
sons-seat-tile = Kafelek { $tile }
sons-seat-tile-words = Kafelek { $tile }: { $words }
sons-seat-brings = { $field ->
    [water1] 1 kamień wody
    [water2] 2 kamienie wody
    [water3] 3 kamienie wody
    [camel] wielbłąd: dwa miejsca na towary więcej
    [rumour] plotka: obejrzyj ją i połóż na towarze
   *[other] { sons-field }, na wolne miejsce w karawanie
}
sons-seat-desert = Kto go położy, może jeszcze raz ruszyć i odkrywać.
sons-seat-scout = Inni mogą go zabrać z pomocą zwiadowcy, za 1 kamień wody.
sons-pile-stacks = Stosy
sons-pile-stack = Stos { $stack }
sons-pile-stack-left = Stos { $stack }: { $number ->
    [0] brak kafelków
    [one] { $number } kafelek
    [few] { $number } kafelki
    [many] { $number } kafelków
   *[other] { $number } kafelka
}{ $now ->
    [yes] , teraz dobiera się z niego
   *[no] { "" }
}
sons-pile-left = { $number ->
    [one] Został { $number } kafelek
    [few] Zostały { $number } kafelki
    [many] Zostało { $number } kafelków
   *[other] Zostało { $number } kafelka
}
sons-pile-near = Koniec jest bliski: { $number ->
    [one] został { $number } kafelek
    [few] zostały { $number } kafelki
    [many] zostało { $number } kafelków
   *[other] zostało { $number } kafelka
}
sons-pile-drawn = Ostatni kafelek dobrany: każdy ma jeszcze jedną turę
sons-pile-last = Ostatnia runda: { $turns ->
    [one] to ostatnia tura
    [few] zostały { $turns } tury, licząc tę
    [many] zostało { $turns } tur, licząc tę
   *[other] zostało { $turns } tury, licząc tę
}
sons-pile-all = Plotki i pula
sons-pile-open = Co może jeszcze przyjść
sons-pile-order = Najpierw zużywa się stos o najniższym numerze; kolejności jego kafelków nikt nie zna.
sons-pile-kinds = Kafelki
sons-pile-fields = Pola akcji na nich
sons-pile-in-stack = stos { $stack } ({ $number })
sons-pile-in-all = razem ({ $number })
sons-pile-supply = Pula
sons-pile-water = { $number ->
    [one] { $number } kamień wody
    [few] { $number } kamienie wody
    [many] { $number } kamieni wody
   *[other] { $number } kamienia wody
}
sons-pile-camels = { $number ->
    [one] { $number } wielbłąd
    [few] { $number } wielbłądy
    [many] { $number } wielbłądów
   *[other] { $number } wielbłąda
}
sons-pile-rumours = { $number ->
    [one] { $number } plotka
    [few] { $number } plotki
    [many] { $number } plotek
   *[other] { $number } plotki
}
sons-board = Plotki
sons-board-value = { $value ->
    [-2] −2
    [-1] −1
   *[other] +{ $value }
}
sons-board-you = ty
sons-board-known = { $rumour } to { sons-board-value }, kto ją zna: { $seats }
sons-board-unknown = { $rumour } jest ci nieznana, kto ją zna: { $seats }
sons-board-none = { sons-good }: brak plotek; wartość { sons-points }.
sons-board-sure = { sons-good }: { $number ->
    [one] { $number } plotka
    [few] { $number } plotki
    [many] { $number } plotek
   *[other] { $number } plotki
}: { $rumours }; wartość { sons-points }.
sons-board-so-far = { sons-good }: { $number ->
    [one] { $number } plotka
    [few] { $number } plotki
    [many] { $number } plotek
   *[other] { $number } plotki
}: { $rumours }; wartość, o ile wiesz, { sons-points }.
sons-board-hand = Na ręce ({ $seat }):
sons-board-supply = Znów w puli:
sons-board-alone = Widać ją tylko u ciebie, bo ją znasz.
sons-board-pool = Plotki, których nie znasz: { $values }

# The coach
sons-why-points = { $seat }, { $source }: średnio { $played } złota, a po lepszym ruchu { $better }.
sons-why-goods = { $seat }, { sons-good }: średnio { $played }, a po lepszym ruchu { $better }.
sons-why-oases = Oazy ukończone przez gracza { $seat }: średnio { $played }, a po lepszym ruchu { $better }.
sons-why-water = Woda, która zostaje graczowi { $seat }: średnio { $played }, a po lepszym ruchu { $better }.
sons-why-camels = Wielbłądy gracza { $seat }: średnio { $played }, a po lepszym ruchu { $better }.
sons-why-turban = { $seat } ma turban na końcu w { $played } gier, a po lepszym ruchu w { $better }.
sons-belief-value = { sons-board-value } za każdą sztukę
sons-nudge = { $kind ->
    [move] Pomyśl, gdzie powinna stanąć twoja karawana.
    [lay] Pomyśl, które boki powinien zamknąć kafelek.
    [explorer] Pomyśl, która oaza jest warta odkrywcy.
    [recall] Pomyśl, który odkrywca nie ma już nic do roboty.
    [field] Pomyśl, którego pola będzie najbardziej brakować.
   *[other] Jest tu coś do zyskania: zobacz, co zamierzają inni.
}

# A position set by hand
sons-edit-plan = Plan
sons-edit-tile = Kafelek, który tu leży
sons-edit-turned = Jak jest obrócony
sons-edit-phase = Co się teraz dzieje
sons-edit-turn = Czyja jest tura
sons-edit-first = Pierwszy gracz
sons-edit-caravan = Karawana: { $seat }
sons-edit-store = { $store ->
    [water] Woda
    [camels] Wielbłądy
    [incense] Kadzidło
    [myrrh] Mirra
    [salt] Sól
   *[gems] Klejnoty
}
sons-edit-display = Odkryte kafelki
sons-edit-explorer = Odkrywca { $height }: { $seat }
sons-edit-turban = Odkrywca w turbanie
sons-edit-rumours = Plotki
sons-edit-rumour = Plotka { $rumour }
sons-edit-rumour-at = Gdzie leży { $rumour }
sons-edit-rumour-seen = Kto widział { $rumour }
sons-edit-in-turn = W trakcie tury
sons-edit-asked = Kto ma wybrać
sons-edit-extra = Kupiona tura
sons-edit-second = Drugi ruch, po pustyni
sons-edit-driver = Poganiacz opłacony
sons-edit-stirred = Dobrano lub ułożono kafelek
sons-edit-passing = Turban potem przechodzi dalej
sons-edit-opened = Pierwszy w kolejce wybrał
sons-edit-idle = Kolejne tury bez kafelka
sons-edit-last = Pozostałe ostatnie tury
sons-edit-put_back = Plotki odłożone dotąd
sons-edit-held = Kafelek do ułożenia
sons-edit-robbed = Czyj kafelek wziął zwiadowca
sons-edit-laid = Gdzie ułożono ostatni kafelek
sons-edit-gone = Kafelki poza grą
sons-edit-scoring = Punktowana oaza
sons-edit-line = Odkrywcy w kolejce
sons-edit-heard = Plotka na ręce
sons-edit-chosen = Towar bez miejsca
sons-edit-next-part = Część punktowana jako następna
sons-edit-at-home = w domu
sons-edit-unknown = nieznana
sons-edit-at = { $place ->
    [supply] w zasobach
   *[hand] na ręce
}
sons-edit-quarters = ćwierćobroty: { $number }
sons-edit-part = { $cell }, oaza na { sons-side }
sons-edit-phase-name = { $phase ->
    [lot] losowanie pierwszego gracza
    [dealing] rozdawanie pierwszych kafelków
    [moving] ruch karawany
    [discovering] odkrywanie
    [drawing] dobieranie kafelka
    [laying] układanie kafelka
    [answering] odpowiedź zwiadowcy
    [redrawing] dobieranie innego kafelka
    [exploring] ustawianie odkrywcy
    [ordering] wybór pierwszej oazy
    [choosing] wybór pola
    [throwing] wyrzucanie towaru
    [hearing] słuchanie plotki
    [putting] kładzenie plotki
    [looking] oglądanie plotki
    [looked] zostawienie lub usunięcie plotki
    [leading] najęcie przewodnika karawany
   *[over] gra skończona
}

# Explained when it first comes up
sons-first-move = Po brązowych liniach twoja karawana idzie dowolnie daleko, a za pierwszą białą staje. Potem odkrywasz: obok niej kładzie się kafelek.
sons-first-laid = Kafelek kładzie się obok karawany, brąz do brązu i biel do bieli, a karawana tam idzie. Potem możesz wysłać odkrywcę.
sons-first-line = Oaza jest ukończona. Odkrywcy stają w kolejce, najwyższy pierwszy; turban idzie na czoło. Gdy jest ich dwóch lub więcej, pierwszy musi zapłacić 1 kamień wody.
sons-first-field = W kolejności każdy odkrywca bierze jedno wolne jeszcze pole akcji. Pierwszy musi wziąć; pola, których nikt nie weźmie, przepadają.
sons-first-turban = Turban stał w kolejce, więc przechodzi na najwyższego odkrywcę następnego gracza. Kto go nosi, jest pierwszy w następnej kolejce.
sons-first-rumour = Plotka zmienia wartość towaru dla wszystkich. Do końca zna ją tylko ten, kto ją obejrzał.
sons-first-water = Kończy ci się woda. Płaci się nią za pierwsze miejsce w kolejce, poganiacza wielbłądów, zwiadowcę i dodatkowe tury; niektóre pola dają nową.
sons-first-last = Dobrano ostatni kafelek. Po tej turze każdy ma jeszcze jedną; potem za towary dostaje się złoto.

# Puzzles: what is to be found, and what each kind is called
sons-puzzle-finish = Ukończ oazę: którym ruchem zyskasz na niej najwięcej?
sons-puzzle-water = Twoja woda: { $number }. Na co najlepiej ją wydać albo zachować?
sons-puzzle-line = Miejsce odkrywcy w kolejce: kogo wysyłasz albo odwołujesz?
sons-puzzle-field = Wybór należy do ciebie: co bierzesz z oazy?
sons-puzzle-last = Ostatnie tury: co przyniesie teraz najwięcej złota?
sons-puzzle-rumour = Wybór po drodze: co jest tu najlepsze?
sons-puzzle-tile = Kafelek na tę turę: dobrać, wziąć, posłać zwiadowcę czy żaden?
sons-puzzle-lay = Gdzie położyć kafelek i jak go obrócić?
sons-puzzle-move = Dokąd idzie twoja karawana?
sons-puzzles-finish = Kończenie oaz
sons-puzzles-water = Mądrze z wodą
sons-puzzles-line = Miejsce odkrywcy
sons-puzzles-field = Wybór pola
sons-puzzles-last = Ostatnie tury
sons-puzzles-rumour = Wybory po drodze
sons-puzzles-tile = Który kafelek?
sons-puzzles-lay = Kładzenie kafelka
sons-puzzles-move = Droga karawany
