# Targi: names
targi-name = Tuareg
targi-designer = Andreas Steiger
targi-about = Wysyłaj swoich Tuaregów, handluj daktylami, solą i pieprzem, opłacaj złodzieja i zbierz wielkie plemię.
targi-wins = Wygrywa najwięcej punktów za karty, pełne rzędy i żetony
targi-option-deck = Karty plemienia
targi-option-deck-nomads = Nomads, nasze karty
targi-unit = { $points ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
}

# Options and decks
targi-unknown-deck = Nie ma talii „{ $name }”. Są: { $known }. Własną talię podaje się jako tekst, a w terminalu jako plik.
targi-deck = talia kart plemienia do gry Tuareg: { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
}
targi-deck-other-number = uwaga: zwykle kart jest { $usual }, a w tej talii { $cards }; da się nią grać
targi-fault-head = wiersz { $line }: pierwszy wiersz powinien podawać kolumny: { $columns }
targi-fault-columns = wiersz { $line }: kolumn jest tu { $number }, a powinno być { $right }
targi-fault-value = wiersz { $line }, kolumna { $column }: zamiast „{ $text }” powinna tu być liczba całkowita od { $low } do { $high }
targi-fault-cost = wiersz { $line }, kolumna { $column }: nikt nie może zapłacić { $text }; powinna to być liczba od { $low } do { $high }
targi-fault-unknown = wiersz { $line }, kolumna { $column }: „{ $text }” jest nieznane; powinno to być jedno z: { $known }
targi-fault-goods = wiersz { $line }, kolumna { $column }: nikt nie może zapłacić tylu towarów naraz: { $goods }; najwyżej { $most }
targi-fault-or-gold = wiersz { $line }, kolumna { $column }: „albo 1 złoto” wymaga kosztu w towarach, bez złota
targi-fault-number = wiersz { $line }: talia ma od 1 do { $most } kart, a nie { $cards }

# Texts that are not actions
targi-no-action = „{ $text }” nie jest akcją. Akcje to: place N, use CARD, skip CARD, lay, hand, discard, lay hand, keep N, pay GOODS, row N, take GOOD, trade GOOD GOOD, silver GOOD N, move SPACE SPACE, swap ROW.PLACE ROW.PLACE, return GOOD, done.
targi-no-first = „{ $text }” nie wskazuje miejsca przy stole; dobrze byłoby: { $example }
targi-no-turn = „{ $text }” nie wskazuje karty z talii; dobrze byłoby: { $example }
targi-no-draw = „{ $text }” nie wskazuje karty z talii; dobrze byłoby: { $example }
targi-no-place = „{ $text }” nie wskazuje karty brzegowej, od 1 do 16; dobrze byłoby: { $example }
targi-no-use = „{ $text }” nie wskazuje ani karty brzegowej, od 1 do 16, ani wewnętrznej, od a1 do c3; dobrze byłoby: { $example }
targi-no-skip = „{ $text }” nie wskazuje ani karty brzegowej, od 1 do 16, ani wewnętrznej, od a1 do c3; dobrze byłoby: { $example }
targi-no-take = „{ $text }” nie wskazuje towaru: dates, salt ani pepper; dobrze byłoby: { $example }
targi-no-keep = „{ $text }” nie wskazuje ani pierwszej, ani drugiej karty; dobrze byłoby: { $example }
targi-no-pay = „{ $text }” nie jest zapłatą. Dobrze byłoby: pay dates 1 salt 2, pay nothing, pay gold, pay points.
targi-no-row = „{ $text }” nie wskazuje rzędu, od 1 do 3; dobrze byłoby: { $example }
targi-no-trade = „{ $text }” nie wskazuje wymiany towaru na towar albo złoto; dobrze byłoby: { $example }
targi-no-silver = „{ $text }” nie wskazuje niczego, co przyjmuje Kuźnia srebra: dwóch lub czterech takich samych towarów albo 1 lub 2 złota; dobrze byłoby: { $example }
targi-no-move = „{ $text }” nie wskazuje dwóch kart wewnętrznych, od a1 do c3; dobrze byłoby: { $example }
targi-no-swap = „{ $text }” nie wskazuje dwóch miejsc w różnych rzędach, z wyższym rzędem na początku; dobrze byłoby: { $example }
targi-no-return = „{ $text }” nie wskazuje towaru: dates, salt ani pepper; dobrze byłoby: { $example }

# Names of things
targi-good = { $good ->
    [dates] daktyle
    [salt] sól
    [pepper] pieprz
   *[gold] złoto
}
targi-amount = { $good ->
    [dates] { $number ->
        [one] { $number } daktyl
        [few] { $number } daktyle
        [many] { $number } daktyli
       *[other] { $number } daktyla
    }
    [salt] { $number ->
        [one] { $number } sól
        [few] { $number } soli
        [many] { $number } soli
       *[other] { $number } soli
    }
    [pepper] { $number ->
        [one] { $number } pieprz
        [few] { $number } pieprzu
        [many] { $number } pieprzu
       *[other] { $number } pieprzu
    }
   *[gold] { $number ->
        [one] { $number } złoto
        [few] { $number } złota
        [many] { $number } złota
       *[other] { $number } złota
    }
}
targi-goods-card = { $card ->
    [0] 1 daktyl
    [1] 1 sól
    [2] 1 pieprz
    [3] 2 daktyle
    [4] 2 soli
    [5] 2 pieprzu
    [6] daktyl i sól
    [7] daktyl i pieprz
    [8] sól i pieprz
    [9] dowolny towar
    [10] 1 złoto
   *[11] 1 punkt
}
targi-tribe-card = { $kind ->
    [well] Studnia
    [rider] Jeździec
    [oasis] Oaza
    [targia] Tuarezka
   *[camp] Namiot
} { $number }
targi-tribe-card-shown = { $kind ->
    [well] { targi-kind-well }
    [rider] { targi-kind-rider }
    [oasis] { targi-kind-oasis }
    [targia] { targi-kind-targia }
   *[camp] { targi-kind-camp }
}
targi-border = { $card ->
    [1] Szlachetni
    [5] Kupiec
    [9] Fatamorgana
    [10] Kuźnia srebra
    [13] Karawana
    [14] Rozwój plemienia
    [2] Daktyle
    [7] Daktyle
    [3] Sól
    [15] Sól
    [6] Pieprz
    [11] Pieprz
   *[other] Rabunek
}
targi-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}

# What the cards do
targi-effect-take_good = Wykładając ją, weź jeden dowolny towar.
targi-effect-take_two_goods = Wykładając ją, weź dwa dowolne towary.
targi-effect-more_dates = Gdy karta towaru daje ci daktyle, weź o jeden więcej.
targi-effect-more_salt = Gdy karta towaru daje ci sól, weź o jedną więcej.
targi-effect-more_pepper = Gdy karta towaru daje ci pieprz, weź o jeden więcej.
targi-effect-more_gold = Gdy karta towaru daje ci złoto, weź też dowolny towar.
targi-effect-cheap_well = Studnie kosztują cię o jeden towar mniej.
targi-effect-cheap_rider = Jeźdźcy kosztują cię o jeden towar mniej.
targi-effect-cheap_oasis = Oazy kosztują cię o jeden towar mniej.
targi-effect-cheap_targia = Tuarezki kosztują cię o jeden towar mniej.
targi-effect-cheap_camp = Namioty kosztują cię o jeden towar mniej.
targi-effect-barter = Do dwóch towarów z kosztu możesz zapłacić innymi towarami.
targi-effect-free_hand = Możesz wyłożyć kartę z ręki bez Szlachetnych, chyba że trafiła tam w tej rundzie.
targi-effect-swap = Wykładając ją, możesz zamienić miejscami dwie swoje karty z różnych rzędów.
targi-effect-safe = Rabunki cię omijają.
targi-effect-face_foe = Twoi Tuaregowie mogą stawać naprzeciw Tuaregów przeciwnika.
targi-effect-face_robber = Twoi Tuaregowie mogą stawać na karcie złodzieja.
targi-effect-two_goods_cards = Na Karawanie dobierz dwie karty i użyj jednej.
targi-effect-two_tribe_cards = Na Rozwoju plemienia dobierz dwie karty i użyj jednej.
targi-effect-fine_silver = Kuźnia srebra daje ci przy każdej wizycie o jeden punkt więcej.
targi-effect-big_stores = Możesz zatrzymać 15 towarów i 5 złota.
targi-effect-pairs_well = Na koniec: punkt za każde dwie studnie.
targi-effect-pairs_rider = Na koniec: punkt za każdych dwóch jeźdźców.
targi-effect-pairs_oasis = Na koniec: punkt za każde dwie oazy.
targi-effect-pairs_targia = Na koniec: punkt za każde dwie Tuarezki.
targi-effect-pairs_camp = Na koniec: punkt za każde dwa namioty.
targi-effect-full_row = Na koniec: 2 punkty, jeśli jej rząd jest pełny.

# Why not
targi-reason-over = Gra się skończyła.
targi-reason-chance = { $what ->
    [first] O tym, kto zaczyna, decyduje los
    [turn] O tym, która karta zostanie odkryta, decyduje los
   *[draw] O tym, która karta zostanie dobrana, decyduje los
}; nikt tego nie wybiera.
targi-reason-turn = Trwa tura gracza { $actor }.
targi-reason-phase = { $piece ->
    [none] Nie teraz
   *[other] Trwa użycie { $piece }
}: { $phase ->
    [placing] trwa ustawianie Tuaregów
    [acting] trzeba użyć Tuarega lub znacznika albo go pominąć
    [keeping] trzeba zatrzymać jedną z dobranych kart
    [taking] trzeba wziąć towar
    [deciding] kartę plemienia trzeba wyłożyć, wziąć do ręki albo odrzucić
    [paying] trzeba zapłacić za kartę
    [laying] trzeba wybrać rząd dla karty
    [swapping] można zamienić miejscami dwie karty albo z tego zrezygnować
    [trading] Kupiec czeka na wymianę
    [working] Kuźnia srebra czeka na wymianę
    [moving] dzięki Fatamorganie trzeba przesunąć znacznik
    [returning] trzeba oddać towary ponad limit
    [raid] trzeba zapłacić za rabunek na karcie { $cells }
   *[other] trwa odkrywanie kart
}.
targi-reason-corner = Karta { $cells } to narożnik; nie stawia się tam Tuaregów.
targi-reason-robber = Na karcie { $cells } stoi złodziej.
targi-reason-occupied = Na karcie { $cells } stoi już Tuareg gracza { $seat }.
targi-reason-opposite = Karta { $card } leży naprzeciw Tuarega przeciwnika na karcie { $cells }.
targi-reason-no-targi = Nie masz Tuarega na karcie { $cells }.
targi-reason-no-marker = Nie masz znacznika na karcie { $cells }.
targi-reason-face-down = Karta na { $cells } jest zakryta; w tej rundzie się jej nie używa.
targi-reason-empty = Na { $cells } nie ma karty.
targi-reason-no-hand = Nie masz na ręce karty dla Szlachetnych; kartę { $cells } można tylko pominąć.
targi-reason-nothing-to-trade = Nie masz dwóch takich samych towarów dla Kupca; kartę { $cells } można tylko pominąć.
targi-reason-nothing-for-silver = Nie masz dla Kuźni srebra ani dwóch takich samych towarów, ani złota; kartę { $cells } można tylko pominąć.
targi-reason-no-marker-left = Nie masz znacznika, który Fatamorgana mogłaby przesunąć; kartę { $cells } można tylko pominąć.
targi-reason-no-target = Fatamorgana nie ma dokąd przesunąć znacznika: żadna inna odkryta karta nie jest bez znacznika. Kartę { $cells } można tylko pominąć.
targi-reason-no-trade-yet = Kupiec na karcie { $cells } czeka: zanim skończysz, wymień coś przynajmniej raz.
targi-reason-pieces-left = Najpierw trzeba użyć albo pominąć: { $cells }.
targi-reason-not-free = Kartę z ręki wykłada się tylko u Szlachetnych (karta { $cells }); nie masz wyłożonej karty, która pozwala zrobić to bez nich.
targi-reason-hand-empty = Nie masz karty na ręce.
targi-reason-fresh = Karta { $card } trafiła do twojej ręki dopiero w tej rundzie.
targi-reason-display-full = Nie ma miejsca na kartę { $card }: w twoim układzie jest już { $most } kart, a więc komplet.
targi-reason-too-dear = Karta { $card } kosztuje { $cost }{ $less ->
    [0] {""}
    [one] , dla ciebie o { $less } towar mniej
    [few] , dla ciebie o { $less } towary mniej
    [many] , dla ciebie o { $less } towarów mniej
   *[other] , dla ciebie o { $less } towaru mniej
}; do zapłaty masz: { $held }.
targi-reason-hand-full = Masz już na ręce kartę { $card }.
targi-reason-no-discard = Z pustą ręką nie można odrzucić karty { $card }: wyłóż ją albo weź do ręki.
targi-reason-alike = Obie karty są takie same ({ $card }); zatrzymaj pierwszą.
targi-reason-row-full = Rząd { $row } jest pełny: { $cards }.
targi-reason-row-later = Rząd { $above } jest jeszcze pusty; zacznij go przed rzędem { $row }.
targi-reason-no-card = W rzędzie { $row }, na miejscu { $place }, nie ma karty.
targi-reason-short = Potrzeba: { targi-amount }, a { $held ->
    [0] nie masz ani jednej sztuki
   *[other] masz tylko { $held }
}.
targi-reason-gold-only = Rabunek na karcie { $cells } zabiera 1 złoto albo { targi-points }, a nie towary.
targi-reason-other-number = Rabunek na karcie { $cells } zabiera dokładnie { $number ->
    [one] { $number } towar
    [few] { $number } towary
    [many] { $number } towarów
   *[other] { $number } towaru
}, nie mniej i nie więcej.
targi-reason-other-goods = Karta { $card } kosztuje cię { $number ->
    [0] zero towarów
    [one] { $number } towar
    [few] { $number } towary
    [many] { $number } towarów
   *[other] { $number } towaru
}, a dajesz { $given ->
    [0] zero
   *[other] { $given }
}.
targi-reason-not-its-cost = Karta { $card } kosztuje co innego: { $other ->
    [one] { $other } towar jest innego rodzaju
    [few] { $other } towary są innego rodzaju
    [many] { $other } towarów jest innego rodzaju
   *[other] { $other } towaru jest innego rodzaju
}, { $bartered ->
    [0] a żadnego nie możesz zastąpić innym
   *[other] a innymi zastąpić możesz najwyżej { $bartered }
}.
targi-reason-no-gold-here = Rabunek na karcie { $cells } zabiera towary albo punkty; złoto nie jest towarem.
targi-reason-no-slash = Za kartę { $card } nie można zapłacić samym 1 złotem.
targi-reason-no-gold = Nie masz złota.
targi-reason-no-points = Za kartę { $card } nie płaci się punktami.
targi-reason-short-points = Rabunek na karcie { $cells } zabiera { $number ->
    [one] { $number } punkt
    [few] { $number } punkty
    [many] { $number } punktów
   *[other] { $number } punktu
}, a { $held ->
    [0] nie masz żetonów punktów
    [one] masz tylko { $held } żeton punktów
    [few] masz tylko { $held } żetony punktów
    [many] masz tylko { $held } żetonów punktów
   *[other] masz tylko { $held } żetonu punktów
}.
targi-reason-same-good = { $good ->
    [dates] Daktyle
    [salt] Sól
   *[pepper] Pieprz
} można wymienić tylko na coś innego.
targi-reason-short-trade = Potrzeba: { targi-amount }, a { $held ->
    [0] nie masz ani jednej sztuki
   *[other] masz tylko { $held }
}.
targi-reason-short-silver = Potrzeba: { targi-amount }, a { $held ->
    [0] nie masz ani jednej sztuki
   *[other] masz tylko { $held }
}.
targi-reason-marked = Na karcie { $cells } stoi już znacznik.
targi-reason-not-face-up = Na { $cells } nie ma odkrytej karty.
targi-reason-none-left = Nie masz { $good ->
    [dates] daktyli
    [salt] soli
    [pepper] pieprzu
   *[gold] złota
} do oddania.

# What happened
targi-event-start = { $seat } ma na początku { targi-points }.
targi-event-first = { $seat } rozpoczyna grę.
targi-event-turn-goods = Odkryta karta { $cells }: { $card }.
targi-event-turn-tribe = Odkryta karta { $cells }: { $card }.
targi-event-draw-goods = { $seat } dobiera kartę towaru: { $card }.
targi-event-draw-tribe = { $seat } dobiera kartę { $card }.
targi-event-draw-secret = { $seat } dobiera kartę plemienia.
targi-event-place = { $seat } stawia Tuarega na karcie { $cells } ({ $card }).
targi-event-marks = { $seat }: linie przecinają się na { $cells }.
targi-event-no-marks = { $seat }: linie się nie przecinają.
targi-event-use = { $seat } używa karty { $cells } ({ $card }).
targi-event-use-goods = { $seat } używa { $cells }: { $card }.
targi-event-use-tribe = { $seat } sięga po kartę { $card } z { $cells }.
targi-event-skip = { $seat } pomija kartę { $cells } ({ $card }).
targi-event-skip-marker = { $seat } pomija { $cells }.
targi-event-gain = { $seat } bierze { $amounts }.
targi-event-gain-point = { $seat } bierze { targi-points }.
targi-event-show = { $seat } zamierza wyłożyć kartę { $card }.
targi-event-hand = { $seat } bierze do ręki kartę { $card }.
targi-event-hand-secret = { $seat } bierze kartę do ręki, nie pokazując jej.
targi-event-discard = { $seat } odrzuca kartę { $card }.
targi-event-keep-goods = { $seat } zatrzymuje: { $card }.
targi-event-keep-tribe = { $seat } zatrzymuje jedną z dwóch kart.
targi-event-pay = { $seat } płaci: { $amounts }.
targi-event-pay-nothing = { $seat } nic nie płaci.
targi-event-lay = { $seat } wykłada kartę { $card } do rzędu { $row }: { targi-points }.
targi-event-trade = { $seat } wymienia { $given } na { $taken }.
targi-event-silver = { $seat } zanosi do Kuźni srebra { $given }: { targi-points }.
targi-event-move = { $seat } przesuwa znacznik z { $start } na { $end }.
targi-event-swap = { $seat } zamienia miejscami: { $cards }.
targi-event-no-swap = { $seat } niczego nie zamienia.
targi-event-done-trading = { $seat } kończy wymianę.
targi-event-done = { $seat } kończy turę.
targi-event-return = { $seat } oddaje { $amounts } ponad limit.
targi-event-no-card = { $seat } nie ma skąd dobrać karty ({ $cells }).
targi-event-remade-goods = Z odrzuconych kart powstaje nowa talia towarów.
targi-event-remade-tribe = Z odrzuconych kart powstaje nowa talia plemienia.
targi-event-stays-empty = Dla { $cells } nie ma już karty: miejsce zostaje puste.
targi-event-down-goods = Na { $cells } trafia zakryta karta towaru.
targi-event-down-tribe = Na { $cells } trafia zakryta karta plemienia.
targi-event-round = Runda { $round }: złodziej stoi na karcie { $cells } ({ $card }); zaczyna { $seat }.
targi-event-raid = Złodziej dociera na kartę { $cells }: rabunek.
targi-event-raid-goods = { $seat } oddaje złodziejowi { $amounts }.
targi-event-raid-points = { $seat } oddaje złodziejowi { $number ->
    [one] { $number } punkt
    [few] { $number } punkty
    [many] { $number } punktów
   *[other] { $number } punktu
}.
targi-event-raid-safe = Rabunek omija gracza { $seat }.
targi-event-raid-unpaid = Drugi gracz nie może zapłacić: { $seat } bierze { targi-points }.
targi-event-end-raid = Złodziej okrążył obszar gry: koniec gry.
targi-event-end-display = Jeden z układów jest pełny: koniec gry.
targi-event-final-effect = { $seat }, karta { $card }: { targi-points }.
targi-event-final-alike = { $seat } ma w rzędzie { $row } cztery karty jednego rodzaju: { targi-points }.
targi-event-final-different = { $seat } ma w rzędzie { $row } cztery różne rodzaje: { targi-points }.

# The ledger
targi-source-tokens = żetony punktów
targi-source-start = na początku
targi-source-goods = karty towarów
targi-source-silver = Kuźnia srebra
targi-source-raids = rabunki
targi-source-cards = punkty na kartach
targi-source-effects = działanie kart
targi-source-rows = pełne rzędy
targi-tie = decyduje więcej złota, potem więcej towarów.

# Positions
targi-position-line = wiersz { $line }: „{ $text }” powinno być wierszem takim jak „turn: 1”, każdy z nich raz
targi-position-no-square = wiersz { $line }: po „square:” powinno być pięć rzędów po pięć
targi-position-row = wiersz { $line }: liczba miejsc w rzędzie to { $right }
targi-position-sign = wiersz { $line }: „{ $sign }” nie może stać na { $place }
targi-position-order = wiersz { $line }: zakryte karty powinny mieć numery 1, 2, 3 … w kolejności, w której je położono
targi-position-card = wiersz { $line }: w tej talii nie ma karty plemienia „{ $name }”
targi-position-too-many = nie ma aż tylu kart towaru „{ $card }”
targi-position-value = wiersz { $line }: „{ $text }” nie pasuje do „{ $key }”
targi-position-stuck = w tej pozycji nikt nie mógłby nic zrobić

# What cannot be
targi-unsound-range = { $field } zawiera niemożliwą liczbę
targi-unsound-goods-cards = karta towaru zginęła albo jest podwójna
targi-unsound-goods-full = talia towarów ma więcej kart niż po przygotowaniu
targi-unsound-tribe-cards = karta plemienia zginęła albo jest podwójna
targi-unsound-tribe-making = z talii plemienia, wydanie { $making }, powinno być tylko to, co leży zakryte
targi-unsound-goods-making = ze starej talii towarów powinno być tylko to, co leży zakryte
targi-unsound-down = kolejność zakrytych kart jest błędna
targi-unsound-making = odkryta karta nie należy do żadnego wydania talii
targi-unsound-hand = karta na ręce nie jest taka, jak może być
targi-unsound-pieces = Tuaregowie albo znaczniki stoją tak, jak nie mogą
targi-unsound-placing = to nie ten gracz ma teraz ustawić Tuarega
targi-unsound-row = w rzędzie { $row } gracza { $seat } jest luka
targi-unsound-rows = w układzie gracza { $seat } jest pominięty rząd
targi-unsound-piece = używany pionek nie należy do tej fazy
targi-unsound-drawn = dobrane karty nie należą do tej fazy
targi-unsound-takes = towary do wzięcia nie należą do tej fazy
targi-unsound-flags = ustawione jest coś, co nie należy do tej fazy
targi-unsound-display = w układzie nie ma już miejsca
targi-unsound-robber = złodziej nie może teraz tam stać
targi-unsound-over = gra nie może się tak skończyć
targi-unsound-derived = { $field } nie wynika z reszty

# On the page: the cards
targi-kind-well = Stud­nia
targi-kind-rider = Jeź­dziec
targi-kind-oasis = Oaza
targi-kind-targia = Tua­rezka
targi-kind-camp = Na­miot
targi-short-take_good = Weź od razu 1 towar
targi-short-take_two_goods = Weź od razu 2 towary
targi-short-more_dates = Karty towarów: +1 daktyl
targi-short-more_salt = Karty towarów: +1 sól
targi-short-more_pepper = Karty towarów: +1 pieprz
targi-short-more_gold = Karty złota: +1 towar
targi-short-cheap_well = Studnie: koszt −1 towar
targi-short-cheap_rider = Jeźdźcy: koszt −1 towar
targi-short-cheap_oasis = Oazy: koszt −1 towar
targi-short-cheap_targia = Tuarezki: koszt −1 towar
targi-short-cheap_camp = Namioty: koszt −1 towar
targi-short-barter = Do 2 towarów zapłać innymi
targi-short-free_hand = Z ręki bez Szlachetnych
targi-short-swap = Raz zamień 2 swoje karty
targi-short-safe = Rabunki cię omijają
targi-short-face_foe = Stawaj naprzeciw rywala
targi-short-face_robber = Stawaj na karcie złodzieja
targi-short-two_goods_cards = Karawana: użyj 1 z 2 kart
targi-short-two_tribe_cards = Rozwój plemienia: 1 z 2 kart
targi-short-fine_silver = Kuźnia srebra: +1 punkt
targi-short-big_stores = Limit: 15 towarów, 5 złota
targi-short-pairs_well = Koniec: punkt za 2 studnie
targi-short-pairs_rider = Koniec: punkt za 2 jeźdźców
targi-short-pairs_oasis = Koniec: punkt za 2 oazy
targi-short-pairs_targia = Koniec: punkt za 2 Tuarezki
targi-short-pairs_camp = Koniec: punkt za 2 namioty
targi-short-full_row = Koniec: 2 punkty za pełny rząd
targi-card = { $kind }, { targi-points }
targi-card-tribe = { targi-card }, koszt: { $cost }. { $effect }
targi-card-no-effect = Bez działania.
targi-card-or-gold = { $cost } albo 1 złoto
targi-card-goods = Karta towaru: { $gives }.
targi-card-back-goods = Zakryta karta towaru.
targi-card-back-tribe = Zakryta karta plemienia.
targi-card-down = Zostanie odkryta na koniec rundy; do tego czasu nikt jej nie zna.
targi-card-empty = Nie ma tu już karty.
targi-card-take = Weź: { $gives }.
targi-card-title-goods = Karta towaru
targi-card-cost = Koszt
targi-card-or = albo
targi-card-marker = Znacznik: { $seat }
targi-card-targi = Tuareg: { $seat }
targi-card-robber = Stoi tu złodziej.
targi-ware-none = nic
targi-border-words = { $name }: { $does }
targi-border-name-noble = Szla­chetni
targi-border-name-dates = Daktyle
targi-border-name-salt = Sól
targi-border-name-pepper = Pieprz
targi-border-name-trader = Kupiec
targi-border-name-silversmith = Kuźnia srebra
targi-border-name-fata-morgana = Fata­morgana
targi-border-name-caravan = Karawana
targi-border-name-expansion = Rozwój plemienia
targi-border-name-raid = Rabunek
targi-border-does-noble = Wyłóż kartę z ręki i zapłać za nią albo ją odrzuć.
targi-border-does-dates = Weź 1 daktyl.
targi-border-does-salt = Weź 1 sól.
targi-border-does-pepper = Weź 1 pieprz.
targi-border-does-trader = Dowolną liczbę razy: trzy takie same towary na 1 złoto albo dwa takie same na jeden inny.
targi-border-does-silversmith = Raz: dwa takie same towary na 1 punkt, cztery na 3, 1 złoto na 2 albo 2 złota na 4.
targi-border-does-fata-morgana = Przesuń jeden ze swoich znaczników na odkrytą kartę bez znacznika.
targi-border-does-caravan = Dobierz kartę towaru i weź to, co pokazuje.
targi-border-does-expansion = Dobierz kartę plemienia: wyłóż ją albo weź do ręki.
targi-border-raid = Każdy gracz oddaje { $goods ->
    [one] { $goods } towar
    [few] { $goods } towary
    [many] { $goods } towarów
   *[other] { $goods } towaru
} albo { targi-points }.
targi-border-line = Jej linia: { $line }. Naprzeciw: { $opposite }.
targi-border-raid-rule = Towarów i punktów nie wolno łączyć, a złoto nie jest towarem. Kto nie może oddać w całości ani jednego, ani drugiego, nic nie traci; zamiast tego drugi gracz bierze punkty.
targi-border-raid-gold = Każdy gracz oddaje 1 złoto albo { targi-points }. Potem gra się kończy.

# On the page: the square
targi-square = Obszar gry
targi-square-help = Strzałki prowadzą od karty do karty, Enter wybiera, Escape rezygnuje. Z każdego miejsca strony N przechodzi do następnej możliwej karty, a klawisze 1 do 9 naciskają przyciski obok kart.
targi-space = { $cell }, { $card }
targi-space-with = { $cell }, { $card } Tutaj: { $words }.
targi-space-empty = puste miejsce.
targi-space-robber = złodziej
targi-space-raid = następny rabunek
targi-space-targi = { $mine ->
    [yes] twój Tuareg
   *[no] Tuareg ({ $seat })
}
targi-space-marker = { $mine ->
    [yes] twój znacznik
   *[no] znacznik ({ $seat })
}
targi-space-crossing = { $mine ->
    [yes] przecięcie twoich linii
   *[no] przecięcie linii ({ $seat })
}
targi-space-using = teraz w użyciu
targi-space-last = ostatni ruch
targi-space-place = możliwe
targi-space-crosses = { $number ->
    [0] bez nowego przecięcia
   *[other] nowe przecięcie: { $cells }
}
targi-space-blocked = niemożliwe
targi-space-use = można użyć
targi-space-skip = można tylko pominąć
targi-space-movable = znacznik można przesunąć
targi-space-moving = przesuwany znacznik
targi-space-target = znacznik może tu trafić

# On the page: what one does
targi-square-rounds = { $rounds ->
    [one] { $rounds } runda.
    [few] { $rounds } rundy.
    [many] { $rounds } rund.
   *[other] { $rounds } rundy.
}
targi-square-round = Runda { $round } z { $rounds }, { $left ->
    [0] ostatnia
   *[other] po niej jeszcze { $left }
}.
targi-phase = { $step ->
    [start] Odkrywanie kart
    [placing] Runda { $round } z { $rounds } · ustawianie Tuaregów
    [raid] Runda { $round } z { $rounds } · rabunek
    [over] Koniec w rundzie { $round } z { $rounds }
   *[acting] Runda { $round } z { $rounds } · akcje Tuaregów i znaczników
}
targi-phase-raid = { $words } · { $rounds ->
    [one] rabunek po tej rundzie
    [few] rabunek za { $rounds } rundy
    [many] rabunek za { $rounds } rund
   *[other] rabunek za { $rounds } rundy
}
targi-panel-wait = { $phase ->
    [placing] { $name } ustawia Tuarega.
    [acting] { $name } wybiera Tuarega lub znacznik do użycia.
    [keeping] { $name } wybiera jedną z dwóch kart.
    [taking] { $name } bierze towar.
    [deciding] { $name } decyduje o karcie plemienia.
    [paying] { $name } płaci za kartę plemienia.
    [laying] { $name } wykłada kartę plemienia.
    [swapping] { $name } może zamienić miejscami dwie karty.
    [trading] { $name } handluje z Kupcem.
    [working] { $name } odwiedza Kuźnię srebra.
    [moving] { $name } przesuwa znacznik.
    [returning] { $name } oddaje towary ponad limit.
    [raid] { $name } płaci za rabunek.
   *[other] Trwa odkrywanie kart.
}
targi-panel-head-placing = Ustaw Tuarega na karcie brzegowej: { $left ->
    [one] ostatniego
    [few] jeszcze { $left }
    [many] jeszcze { $left }
   *[other] jeszcze { $left }
}.
targi-panel-head-acting = { $pieces ->
    [0] Wyłóż kartę z ręki albo zakończ turę.
   *[other] Użyj swoich Tuaregów i znaczników albo je pomiń, w dowolnej kolejności: jeszcze { $pieces }.
}
targi-panel-head-keeping = Zatrzymaj jedną z dwóch kart.
targi-panel-head-taking = { $takes ->
    [one] Weź dowolny towar.
    [few] Weź { $takes } dowolne towary, po jednym.
    [many] Weź { $takes } dowolnych towarów, po jednym.
   *[other] Weź { $takes } dowolnego towaru, po jednym.
}
targi-panel-head-deciding = { $from ->
    [noble] Wyłóż kartę z ręki albo ją odrzuć.
    [full] Wyłóż tę kartę albo ją odrzuć.
   *[empty] Wyłóż tę kartę albo weź ją do ręki.
}
targi-panel-head-paying = Wybierz, jak zapłacisz: { $card }.
targi-panel-head-laying = Wybierz rząd dla nowej karty: { $card }.
targi-panel-head-swapping = Możesz zamienić miejscami dwie karty z różnych rzędów: naciśnij jedną, potem drugą.
targi-panel-head-trading = Wymieniaj, ile razy chcesz.
targi-panel-head-working = Wybierz jedną wymianę w Kuźni srebra.
targi-panel-head-moving = { $marker ->
    [none] Który znacznik przesunąć?
   *[chosen] Naciśnij kartę, na którą ma trafić znacznik.
}
targi-panel-head-returning = Masz za dużo towarów. Do oddania: { $over }; możesz zatrzymać najwyżej { $most }.
targi-panel-head-raid = Rabunek na karcie { $corner }: oddaj { $goods ->
    [0] 1 złoto
    [one] { $goods } towar
    [few] { $goods } towary
    [many] { $goods } towarów
   *[other] { $goods } towaru
} albo { targi-points }.
targi-panel-point = Wskaż kartę brzegową, aby zobaczyć jej linię i to, gdzie przetnie pozostałe.
targi-panel-tap = Dotknij karty brzegowej, aby zobaczyć jej linię i to, gdzie przetnie pozostałe.
targi-panel-line = { $name }: linia biegnie przez: { $cards }.
targi-panel-crosses = { $name }: { $number ->
    [0] bez nowego przecięcia z twoimi Tuaregami
    [one] przecięcie: { $cards }
    [few] przecięcia: { $cards }
    [many] przecięcia: { $cards }
   *[other] przecięcia: { $cards }
}.
targi-panel-at = { $card } ({ $cell })
targi-panel-place-it = Ustaw
targi-panel-cancel = Anuluj
targi-panel-use = Użyj
targi-panel-use-name = Użyj ({ $name }, { $cell }): { $does }
targi-panel-skip = Pomiń
targi-panel-skip-name = Pomiń ({ $name }, { $cell })
targi-panel-why = Dlaczego?
targi-panel-why-name = Dlaczego ({ $name }, { $cell }) można tylko pominąć?
targi-panel-only-skip = Teraz można tylko pominąć.
targi-panel-only-skip-name = { $name }, { $cell }: teraz można tylko pominąć.
targi-panel-take-all = Weź wszystkie towary
targi-panel-take-all-name = Weź wszystkie towary naraz: { $takes }
targi-panel-lay-short = Wyłóż
targi-panel-lay-name = Wyłóż ({ $name }, { $cell })
targi-panel-hand-short = Do ręki
targi-panel-hand-name = Weź do ręki ({ $name }, { $cell })
targi-panel-discard-short = Odrzuć
targi-panel-discard-name = Odrzuć ({ $name }, { $cell })
targi-panel-does-noble = Wyłóż albo odrzuć: { $card }
targi-panel-does-trader = Wymień towary
targi-panel-does-silversmith = Towary albo złoto na punkty
targi-panel-does-fata-morgana = Przesuń znacznik
targi-panel-does-caravan = { $cards ->
    [one] Dobierz kartę towaru
    [few] Dobierz { $cards } karty towaru, użyj jednej
    [many] Dobierz { $cards } kart towaru, użyj jednej
   *[other] Dobierz { $cards } karty towaru, użyj jednej
}
targi-panel-does-expansion = { $cards ->
    [one] Dobierz kartę plemienia
    [few] Dobierz { $cards } karty plemienia, użyj jednej
    [many] Dobierz { $cards } kart plemienia, użyj jednej
   *[other] Dobierz { $cards } karty plemienia, użyj jednej
}
targi-panel-choice = { $goods ->
    [one] { $goods } dowolny towar
    [few] { $goods } dowolne towary
    [many] { $goods } dowolnych towarów
   *[other] { $goods } dowolnego towaru
}
targi-panel-tribe = { $lay ->
    [yes] { $unlaid ->
        [hand] Wyłóż albo weź do ręki
       *[discard] Wyłóż albo odrzuć
    }
   *[no] { $unlaid ->
        [hand] Teraz za droga: do ręki
       *[discard] Teraz za droga: tylko odrzuć
    }
}
targi-panel-goods-card = Karta towaru
targi-panel-down = { $deck ->
    [goods] Zakryta karta towaru
   *[tribe] Zakryta karta plemienia
}
targi-panel-no-card = Brak karty
targi-panel-free = Możesz teraz wyłożyć kartę z ręki bez Szlachetnych: { $card }.
targi-panel-lay-hand = Wyłóż kartę z ręki
targi-panel-end = Zakończ turę
targi-panel-have = Masz
targi-panel-leaves = zostaje
targi-panel-costs = Koszt
targi-panel-or = albo
targi-panel-less = { $goods ->
    [one] o { $goods } towar mniej
    [few] o { $goods } towary mniej
    [many] o { $goods } towarów mniej
   *[other] o { $goods } towaru mniej
}
targi-panel-barter = { $goods ->
    [one] { $goods } sztuka innym towarem
    [few] do { $goods } sztuk innymi towarami
    [many] do { $goods } sztuk innymi towarami
   *[other] do { $goods } sztuk innymi towarami
}
targi-panel-lay = Wyłóż ({ targi-points })
targi-panel-hand = Weź do ręki
targi-panel-discard = Odrzuć
targi-panel-keep = Zatrzymaj
targi-panel-keep-name = Zatrzymaj: { $card } { $brings }
targi-panel-can-lay = Możesz ją teraz wyłożyć
targi-panel-too-dear = Teraz za droga
targi-panel-take = Weź: { $takes }
targi-panel-return = Oddaj 1 { $good ->
    [dates] daktyl
    [salt] sól
    [pepper] pieprz
   *[gold] złoto
}; masz { $held }
targi-panel-pay = Zapłać: { $gives }; zostanie: { $left }
targi-panel-row-name = Rząd { $row }: { $cards }. { $bonus }
targi-panel-row-empty = pusty
targi-panel-row-either = za cztery takie same albo 2 punkty za cztery różne
targi-panel-row-alike = jeśli wszystkie cztery są takie same
targi-panel-row-different = jeśli wszystkie cztery są różne
targi-panel-row-none = Już bez premii
targi-panel-row-full-alike = za cztery takie same
targi-panel-row-full-different = za cztery różne
targi-panel-row-full-none = Pełny, bez premii
targi-panel-swap-none = Niczego nie zamieniaj
targi-panel-place = Rząd { $row }, miejsce { $place }: { $card }
targi-panel-exchange = { $gives } na { $takes }
targi-panel-traded = Koniec wymiany
targi-panel-markers = Twoje znaczniki
targi-panel-marker = Znacznik na { $cell }: { $card }
targi-panel-goals = Dokąd może trafić
targi-panel-move = Przesuń na { $cell }: { $card }
targi-panel-raid-short = Za mało: dlaczego?
targi-panel-give = Oddaj: { $gives }; zostanie: { $left }

# On the page: the seats
targi-seat-goods = { $number } z { $most } towarów
targi-seat-gold = { $number } z { $most } złota
targi-seat-tokens = { $number ->
    [one] { $number } żeton punktów
    [few] { $number } żetony punktów
    [many] { $number } żetonów punktów
   *[other] { $number } żetonu punktów
}
targi-seat-above-goods = { $number ->
    [one] { $number } towar ponad limit
    [few] { $number } towary ponad limit
    [many] { $number } towarów ponad limit
   *[other] { $number } towaru ponad limit
}
targi-seat-above-gold = { $number ->
    [one] { $number } złoto ponad limit
    [few] { $number } złota ponad limit
    [many] { $number } złota ponad limit
   *[other] { $number } złota ponad limit
}
targi-seat-first = gracz rozpoczynający
targi-seat-to-place = do ustawienia:
targi-seat-to-use = do użycia:
targi-seat-targis = { $number ->
    [one] { $number } Tuareg
    [few] { $number } Tuaregów
    [many] { $number } Tuaregów
   *[other] { $number } Tuarega
}
targi-seat-markers = { $number ->
    [one] { $number } znacznik
    [few] { $number } znaczniki
    [many] { $number } znaczników
   *[other] { $number } znacznika
}
targi-seat-display = Wyłożone karty
targi-seat-row = Rząd { $row }, { $number ->
    [0] pusty
    [one] { $number } karta
    [few] { $number } karty
    [many] { $number } kart
   *[other] { $number } karty
}:
targi-seat-row-alike = jeden rodzaj
targi-seat-row-different = same różne
targi-seat-plus = { $points ->
    [0] 0
   *[other] +{ $points }
}
targi-seat-bonus-alike = cztery jednego rodzaju, { targi-points }
targi-seat-bonus-different = cztery różne rodzaje, { targi-points }
targi-seat-bonus-none = pełny, bez premii
targi-seat-reach-alike = cztery jednego rodzaju mogą jeszcze dać { targi-points }
targi-seat-reach-different = cztery różne rodzaje mogą jeszcze dać { targi-points }
targi-seat-reach-none = bez premii
targi-seat-hand = Karta na ręce
targi-seat-hand-none = Brak karty na ręce
targi-seat-hand-hidden = Ukryta karta
targi-seat-hand-secret = Ukryta karta na ręce
targi-seat-hand-fresh = wzięta w tej rundzie
targi-seat-so-far = Na koniec, jak dotąd: +{ $points }
targi-seat-cost = Koszt: { $cost }.
targi-seat-aside = Rabunek i talie
targi-seat-raid = Następny rabunek, karta { $corner }:
targi-seat-raid-takes = { $gold ->
    [0] { $goods ->
        [one] { $goods } towar
        [few] { $goods } towary
        [many] { $goods } towarów
       *[other] { $goods } towaru
    }
   *[other] { $gold } złoto
}
targi-seat-raid-or = albo
targi-seat-raid-last = Potem gra się kończy.
targi-pile-goods = Talia towarów
targi-pile-tribe = Talia plemienia
targi-pile-left = zostało: { $number }
targi-pile-discards = Odrzucone: { $number }
targi-pile-unseen = Mogą jeszcze przyjść: { $number }
targi-pile-where-goods = W talii albo zakryte na stole.
targi-pile-where-tribe = W talii, zakryte na stole albo ukryte na ręce.
targi-pile-times = ×{ $number }

# The coach
targi-why-rows = Rzędy gracza { $seat } z premią: średnio { $played }, a po lepszym ruchu { $better }.
targi-why-laid = Karty plemion wyłożone przez gracza { $seat }: średnio { $played }, a po lepszym ruchu { $better }.
targi-why-unpaid = Rabunki, za które { $seat } nie ma czym zapłacić: średnio { $played }, a po lepszym ruchu { $better }.
targi-nudge-place = { $side ->
    [1] Przyjrzyj się kartom obrzeża od 1 do 4.
    [2] Przyjrzyj się kartom obrzeża od 5 do 8.
    [3] Przyjrzyj się kartom obrzeża od 9 do 12.
   *[other] Przyjrzyj się kartom obrzeża od 13 do 16.
}
targi-nudge-piece = Przyjrzyj się temu, co stoi na { $piece }.
targi-nudge-other = Pomyśl, czego potrzebujesz do następnej karty i czego chce przeciwnik.

# A position set by hand
targi-edit-square = Kwadrat kart
targi-edit-targi = Targi na tej karcie
targi-edit-card = Karta, która tu leży
targi-edit-marker = Znaczniki plemion tutaj
targi-edit-order = Położona zakryta jako numer
targi-edit-phase = Co się teraz dzieje
targi-edit-turn = Czyja jest tura
targi-edit-first = Pierwszy gracz
targi-edit-robber = Rabuś
targi-edit-ware = { $ware ->
    [dates] Daktyle
    [salt] Sól
    [pepper] Pieprz
    [gold] Złoto
   *[points] Punkty
}
targi-edit-hand = Karta na ręce
targi-edit-secret = Dobrana w tajemnicy
targi-edit-fresh = Wzięta w tej rundzie
targi-edit-row = Rząd { $row }, miejsce { $place }
targi-edit-in-use = Karta w użyciu
targi-edit-piece = Targi lub znacznik w użyciu
targi-edit-drawn = Karta dobrana do tego
targi-edit-takes = Towary jeszcze do wzięcia
targi-edit-asked = Gracze, których napad już dotknął
targi-edit-from_card = Daje to karta towaru
targi-edit-traded = Coś już wymieniono
targi-edit-discards = Karty odrzucone
targi-edit-tribe-discards = Odrzucone karty plemion
targi-edit-unseen = karta, której nikt nie nazwał
targi-edit-both = obaj gracze
targi-edit-on-card = na { $card }
targi-edit-phase-name = { $phase ->
    [lot] losowanie pierwszego gracza
    [turning] odkrywanie kart
    [placing] ustawianie Targi
    [acting] używanie Targi i znaczników
    [drawing] dobieranie karty
    [keeping] wybór dobranej karty
    [taking] branie towaru
    [deciding] decyzja o karcie plemienia
    [paying] płacenie za kartę
    [laying] wybór rzędu
    [swapping] zamiana kart
    [trading] handel
    [working] u złotnika
    [moving] fatamorgana
    [returning] oddawanie towarów
    [raid] napad
   *[over] gra skończona
}

# Explained when it first comes up
targi-first-robber = Rundę zaczyna złodziej: idzie brzegiem, o jedną kartę na rundę. Na jego karcie nikt nie może postawić Tuarega.
targi-first-crossing = Tam, gdzie przecinają się linie twoich Tuaregów, dostajesz znacznik plemienia: możesz użyć także tej karty wewnętrznej.
targi-first-raid = Na rogu złodziej zabiera coś każdemu graczowi. Płacisz jedną z dwóch cen, nigdy po trochu z obu; złoto nie jest towarem.
targi-first-expansion = Rozwój plemienia dobiera wierzchnią kartę plemienia, niewidoczną dla drugiego gracza. Wyłóż ją, weź do ręki albo odrzuć.
targi-first-secret = Karta w twojej ręce pochodzi z talii, więc znasz ją tylko ty. Wykłada się ją z pomocą Szlachetnych; dopóki jest w ręce, nic nie daje.
targi-first-row = Rząd jest pełny. Cztery karty jednego rodzaju dają na końcu 4 punkty, cztery różne rodzaje 2; każdy inny rząd nic.

# Puzzles: what is to be found, and what each kind is called
targi-puzzle-raid = Nadchodzi rabunek: po którym ruchu zniesiesz go najlepiej?
targi-puzzle-row = Pomyśl o swoich rzędach: który ruch prowadzi do premii?
targi-puzzle-cards = Karty plemion to punkty: po którym ruchu wyłożysz ich najwięcej?
targi-puzzle-last = Ostatnia runda: co przyniesie teraz najwięcej punktów?
targi-puzzle-use = Wszystko już stoi: czego użyjesz najpierw?
targi-puzzle-two = Twoje znaczniki stoją na więcej niż jednej karcie plemienia: co teraz, by zyskać na nich najwięcej?
targi-puzzle-move = Fatamorgana: który znacznik przesunąć i na którą kartę?
targi-puzzle-deny = Nie daj przeciwnikowi tego, czego najbardziej potrzebuje.
targi-puzzle-third = Twój trzeci Tuareg: gdzie domknie najlepsze przecięcia?
targi-puzzle-second = Twój drugi Tuareg: gdzie jego linia powinna przeciąć pierwszą?
targi-puzzle-first = Twój pierwszy Tuareg: której karty nie wolno zostawić przeciwnikowi?
targi-puzzles-raid = Rabunki
targi-puzzles-row = Rzędy z premią
targi-puzzles-cards = Wykładanie kart
targi-puzzles-last = Ostatnia runda
targi-puzzles-use = Właściwa kolejność
targi-puzzles-two = Zapłacić za dwie karty
targi-puzzles-move = Przez Fatamorganę
targi-puzzles-deny = Sprzątnąć sprzed nosa
targi-puzzles-third = Trzeci Tuareg
targi-puzzles-second = Drugi Tuareg
targi-puzzles-first = Pierwszy Tuareg
