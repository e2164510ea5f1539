targi-screen-welcome = Wpisuj to, o co prosi gra, na przykład „5”, aby ustawić Tuarega na karcie 5, „?”, aby zobaczyć, co możesz zrobić, „signs”, aby poznać znaki na planszy, „quit”, aby zapisać i wyjść.
targi-screen-looks = card NAME: czym jest karta, na przykład card well3, a2, 10, hand, wells
    decks: co może jeszcze przyjść, czego już nie ma · signs: znaki na planszy
targi-screen-heading = Runda { $round } z { $rounds } · zaczyna gracz { $first } · talia towarów { $goods } · talia plemienia { $tribe }
targi-screen-signs = T1 T2 Tuaregowie graczy 1 i 2 · m1 m2 ich znaczniki · R! złodziej
    ━1 ┃1 linia Tuarega · +1 przecięcie linii gracza 1 · [T2] nowe
    × wobec T2: naprzeciw Tuarega drugiego gracza, więc nie możesz tam stanąć
    d daktyle · s sól · p pieprz · g złoto · ★ punkty
    1d 1s 1p/1g: kosztuje te towary albo zamiast nich 1 złoto
    1 2: rząd 2 gracza 1 · +4 jego punkty na koniec · 4? w zasięgu · - brak
    (3) pod „koniec”: co dałyby karty i rzędy, gdyby gra skończyła się teraz
targi-screen-dates = dakt.
targi-screen-salt = sól
targi-screen-pepper = pieprz
targi-screen-goods = towary
targi-screen-gold = złoto
targi-screen-tokens = żetony
targi-screen-cards = karty
targi-screen-end = koniec
targi-screen-total = punkty
targi-screen-hand = ręka
targi-screen-drawn = nowa
targi-screen-hand-of = ręka { $number }
targi-screen-secret = Tajna.
targi-screen-fresh = Nowa w tej rundzie.
targi-screen-nothing = nic
targi-screen-amounts = { $amounts }
targi-screen-or-gold = { $amounts } albo zamiast tego 1 złoto
targi-screen-no-effect = Nie ma działania.
targi-screen-card = { $name }: { $points }, koszt: { $cost }. { $effect }
targi-screen-choice = dowolny towar
targi-screen-down = zakryta
targi-screen-empty = brak karty
targi-screen-goods-deck = (towar)
targi-screen-tribe-deck = (plemię)

targi-screen-border-noble = Szlachetni
targi-screen-border-dates = Daktyle
targi-screen-border-salt = Sól
targi-screen-border-pepper = Pieprz
targi-screen-border-trader = Kupiec
targi-screen-border-fata-morgana = Fatamorgana
targi-screen-border-silversmith = Kuźnia sr.
targi-screen-border-caravan = Karawana
targi-screen-border-expansion = Rozwój pl.
targi-screen-border-raid = Rabunek
targi-screen-for-noble = z ręki
targi-screen-for-dates = 1 daktyl
targi-screen-for-salt = 1 sól
targi-screen-for-pepper = 1 pieprz
targi-screen-for-trader = wymiana
targi-screen-for-fata-morgana = znaczniki
targi-screen-for-silversmith = punkty
targi-screen-for-caravan = karta
    towaru
targi-screen-for-expansion = karta
    plemienia
targi-screen-raid-goods = { $number ->
    [one] { $number } towar
    [few] { $number } towary
    [many] { $number } towarów
   *[other] { $number } towaru
}/{ $points }
targi-screen-raid-gold = { $number } złoto/{ $points }
targi-screen-barred = × wobec { $foe }
targi-screen-about-noble = { $number } Szlachetni: wyłóż kartę z ręki i zapłać za nią albo ją odrzuć. Kartę wziętą w tej rundzie można tylko odrzucić. (T24)
targi-screen-about-dates = { $number } Daktyle: weź 1 daktyl. (T25)
targi-screen-about-salt = { $number } Sól: weź 1 sól. (T25)
targi-screen-about-pepper = { $number } Pieprz: weź 1 pieprz. (T25)
targi-screen-about-trader = { $number } Kupiec: dowolną liczbę razy trzy takie same towary na 1 złoto albo dwa takie same na jeden inny. (T26)
targi-screen-about-fata-morgana = { $number } Fatamorgana: przesuń jeden ze swoich znaczników na odkrytą kartę bez znacznika. (T28)
targi-screen-about-silversmith = { $number } Kuźnia srebra: raz na wizytę dwa takie same towary na 1 punkt, cztery takie same na 3, 1 złoto na 2 albo 2 złota na 4. (T27)
targi-screen-about-caravan = { $number } Karawana: dobierz kartę towaru i weź to, co pokazuje. (T29)
targi-screen-about-expansion = { $number } Rozwój plemienia: dobierz kartę plemienia; wyłóż ją albo weź do ręki, a przy pełnej ręce odrzuć. (T29)
targi-screen-about-raid = { $number } Rabunek: gdy dotrze tu złodziej, obaj gracze płacą: towarami albo punktami, na karcie 16 złotem albo punktami. (T30)

targi-screen-effect-take_good = +1 towar
targi-screen-effect-take_two_goods = +2 towary
targi-screen-effect-more_dates = + daktyle
targi-screen-effect-more_salt = + sól
targi-screen-effect-more_pepper = + pieprz
targi-screen-effect-more_gold = + za złoto
targi-screen-effect-cheap_well = studnie −1
targi-screen-effect-cheap_rider = jeźdźcy −1
targi-screen-effect-cheap_oasis = oazy −1
targi-screen-effect-cheap_targia = Tuarezki −1
targi-screen-effect-cheap_camp = namioty −1
targi-screen-effect-barter = inne towary
targi-screen-effect-free_hand = wolna ręka
targi-screen-effect-swap = zamiana
targi-screen-effect-safe = bez rabunku
targi-screen-effect-face_foe = naprzeciwko
targi-screen-effect-face_robber = ze złodziejem
targi-screen-effect-two_goods_cards = 2 karty tow.
targi-screen-effect-two_tribe_cards = 2 karty plem.
targi-screen-effect-fine_silver = dobre srebro
targi-screen-effect-big_stores = duży skład
targi-screen-effect-pairs_well = pary studni
targi-screen-effect-pairs_rider = pary jeźdźców
targi-screen-effect-pairs_oasis = pary oaz
targi-screen-effect-pairs_targia = pary Tuarezek
targi-screen-effect-pairs_camp = pary namiotów
targi-screen-effect-full_row = pełny rząd

targi-screen-no-such-card = Nie ma karty „{ $name }”. O kartę pyta się przez jej nazwę (well3), miejsce (a2, 10, hand) albo rodzaj (wells).
targi-screen-no-hand = Nie masz karty na ręce.
targi-screen-whereabouts = { $card } { $where }
targi-screen-at-space = Leży na { $space }.
targi-screen-at-drawn = Właśnie dobrana.
targi-screen-at-hand = Jest na ręce gracza { $number }.
targi-screen-at-row = Wyłożona przez gracza { $number }, w rzędzie { $row }.
targi-screen-at-discards = Odrzucona.
targi-screen-at-unseen = Może jeszcze przyjść.
targi-screen-lies-open = { $space } to karta towaru: { $words }.
targi-screen-lies-goods = Na { $space } leży zakryta karta towaru.
targi-screen-lies-tribe = Na { $space } leży zakryta karta plemienia.
targi-screen-lies-empty = Na { $space } nie ma karty i żadna już nie przyjdzie.
targi-screen-unseen-goods = Talia towarów, zostało: { $number }. Mogą jeszcze przyjść, z talii i zakrytych kart razem: { $cards }.
targi-screen-unseen-tribe = Talia plemienia, zostało: { $number }. Mogą jeszcze przyjść, z talii, zakrytych kart i tajnej ręki razem: { $cards }.
targi-screen-discards-goods = Odrzucone karty towarów: { $cards }.
targi-screen-discards-tribe = Odrzucone karty plemienia: { $cards }.
targi-screen-no-card = brak
targi-screen-times = { $number ->
    [1] { $card }
   *[other] { $card } ×{ $number }
}

targi-screen-typed = „{ $line }”
targi-screen-turn-placing = { $name }: ustaw { $number ->
    [1] pierwszego
    [2] drugiego
   *[3] ostatniego
} Tuarega na karcie brzegowej.
targi-screen-type-place = Wpisz jej numer, na przykład „{ $example }”. Wolne są: { $numbers }.
targi-screen-turn-acting = { $name }: użyj pionka albo go pomiń: { $pieces }. Wpisz „{ $example }” albo „skip { $example }”.
targi-screen-turn-skipping = { $uses ->
    [0] { $name }: to, co zostało, można tylko pominąć
   *[other] Tylko do pominięcia
}: { $pieces }. Wpisz „skip { $example }”.
targi-screen-turn-hand = { $name }: możesz wyłożyć kartę z ręki, { $card }, bez Szlachetnych: „lay hand”{ $done ->
    [yes] , albo zakończyć turę: „done”
   *[no] { "" }
}.
targi-screen-turn-keeping = { $name }: zatrzymaj jedną z dwóch kart, a drugą odrzuć.
targi-screen-keep = „keep { $number }”: { $card }
targi-screen-turn-taking = { $name }: weź { $number ->
    [one] dowolny towar
    [few] { $number } dowolne towary, po jednym
    [many] { $number } dowolnych towarów, po jednym
   *[other] { $number } dowolnego towaru, po jednym
}: „take d”, „take s” albo „take p”.
targi-screen-turn-deciding = { $name }: zdecyduj o karcie { $card }
targi-screen-choose = Wpisz { $choices }.
targi-screen-why-lay = („why lay” mówi, dlaczego nie możesz jej wyłożyć.)
targi-screen-may-lay = „lay”, aby za nią zapłacić i ją wyłożyć
targi-screen-may-hand = „hand”, aby wziąć ją do ręki
targi-screen-may-discard = „discard”, aby ją odrzucić
targi-screen-turn-paying = { $name }: zapłać za kartę { $card }, koszt: { $cost }: { $options }.{ $gold ->
    [0] { "" }
   *[other] { " " }Złoto dochodzi do tego.
}
targi-screen-turn-laying = { $name }: wyłóż kartę { $card } do rzędu: { $rows }.
targi-screen-row = „row { $number }” ({ $cards })
targi-screen-new-row = nowy
targi-screen-turn-swapping = { $name }: możesz zamienić miejscami dwie karty z różnych rzędów, według rzędu i miejsca, albo je zostawić: { $options }.
targi-screen-turn-trading = { $name }: wymień trzy takie same towary na 1 złoto albo dwa na inny towar, ile razy chcesz: { $options }.
targi-screen-turn-working = { $name }: zanieś coś do Kuźni srebra, raz: { $options }.
targi-screen-silver = „{ $line }” na { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
targi-screen-turn-moving = { $name }: przesuń znacznik: { $options }.
targi-screen-turn-returning = { $name }: limit towarów to { $most }. Do oddania: { $number ->
    [1] 1
   *[other] { $number }, po jednym
}. Wpisz { $options }.
targi-screen-turn-raid = { $name }: złodziej stoi na karcie { $corner } i bierze { $price }: { $options }.
targi-screen-price-goods = { $number ->
    [one] { $number } towar
    [few] { $number } towary
    [many] { $number } towarów
   *[other] { $number } towaru
} albo { $points }
targi-screen-price-gold = { $number } złoto albo { $points }
targi-screen-tie-gold = Obaj gracze mają tyle samo punktów; { $name } ma więcej złota, { $more } do { $less } (T42).
targi-screen-tie-goods = Obaj gracze mają tyle samo punktów i złota; { $name } ma więcej towarów, { $more } do { $less } (T42).
targi-screen-tie-draw = Obaj gracze mają tyle samo punktów, złota i towarów (T42).
