targi-screen-welcome = Tippe, wonach du gefragt wirst, etwa „5“, um einen Targi auf Karte 5 zu setzen, „?“, um zu sehen, was du tun kannst, „signs“ für die Zeichen im Kartenfeld, „quit“, um zu speichern und zu gehen.
targi-screen-looks = card NAME: was eine Karte ist, etwa card well3, a2, 10, hand, wells
    decks: was noch kommen kann, was fort ist · signs: Zeichen im Kartenfeld
targi-screen-heading = Runde { $round } von { $rounds } · Startspieler { $first } · Warenstapel { $goods } · Stammesstapel { $tribe }
targi-screen-signs = T1 T2 Targis von Spieler 1 und 2 · m1 m2 ihre Marker · R! der Räuber
    ━1 ┃1 die Linie eines Targis · +1 Linien von Spieler 1 kreuzen sich · [T2] neu
    × vor T2: gegenüber einem Targi des Gegners, dort darfst du nicht stehen
    d Datteln · s Salz · p Pfeffer · g Gold · ★ Punkte
    1d 1s 1p/1g: kostet diese Waren oder stattdessen 1 Gold
    1 2: Reihe 2 von Spieler 1 · +4 ihre Punkte am Ende · 4? möglich · - keine
    (3) unter „Ende“: was Effekte und Reihen brächten, wäre das Spiel jetzt vorbei
targi-screen-dates = Datteln
targi-screen-salt = Salz
targi-screen-pepper = Pfeffer
targi-screen-goods = Waren
targi-screen-gold = Gold
targi-screen-tokens = Kreuze
targi-screen-cards = Karten
targi-screen-end = Ende
targi-screen-total = Punkte
targi-screen-hand = Hand
targi-screen-drawn = neu
targi-screen-hand-of = Hand { $number }
targi-screen-secret = Geheim.
targi-screen-fresh = Neu in dieser Runde.
targi-screen-nothing = nichts
targi-screen-amounts = { $amounts }
targi-screen-or-gold = { $amounts } oder stattdessen 1 Gold
targi-screen-no-effect = Sie hat keinen Effekt.
targi-screen-card = { $name }: { $points }, kostet { $cost }. { $effect }
targi-screen-choice = Ware n. Wahl
targi-screen-down = verdeckt
targi-screen-empty = keine Karte
targi-screen-goods-deck = (Waren)
targi-screen-tribe-deck = (Stamm)

targi-screen-border-noble = Adliger
targi-screen-border-dates = Datteln
targi-screen-border-salt = Salz
targi-screen-border-pepper = Pfeffer
targi-screen-border-trader = Händler
targi-screen-border-fata-morgana = Fata Morgana
targi-screen-border-silversmith = Silberschm.
targi-screen-border-caravan = Karawane
targi-screen-border-expansion = Stammeserw.
targi-screen-border-raid = Überfall
targi-screen-for-noble = Handkarte
targi-screen-for-dates = 1 Dattel
targi-screen-for-salt = 1 Salz
targi-screen-for-pepper = 1 Pfeffer
targi-screen-for-trader = tauschen
targi-screen-for-fata-morgana = Marker
targi-screen-for-silversmith = Punkte
targi-screen-for-caravan = ziehe eine
    Warenkarte
targi-screen-for-expansion = ziehe eine
    Stammeskarte
targi-screen-raid-goods = { $number ->
    [one] 1 Ware
   *[other] { $number } Waren
}/{ $points }
targi-screen-raid-gold = { $number } Gold/{ $points }
targi-screen-barred = × vor { $foe }
targi-screen-about-noble = { $number } Adliger: Lege deine Handkarte aus und bezahle sie, oder wirf sie ab. Eine Karte, die du in dieser Runde genommen hast, kannst du nur abwerfen. (T24)
targi-screen-about-dates = { $number } Datteln: Nimm 1 Dattel. (T25)
targi-screen-about-salt = { $number } Salz: Nimm 1 Salz. (T25)
targi-screen-about-pepper = { $number } Pfeffer: Nimm 1 Pfeffer. (T25)
targi-screen-about-trader = { $number } Händler: So oft du willst, drei gleiche Waren gegen 1 Gold oder zwei gleiche Waren gegen eine andere. (T26)
targi-screen-about-fata-morgana = { $number } Fata Morgana: Versetze einen deiner Marker auf eine offene Karte ohne Marker. (T28)
targi-screen-about-silversmith = { $number } Silberschmied: einmal je Besuch zwei gleiche Waren für 1 Punkt, vier gleiche für 3, 1 Gold für 2 oder 2 Gold für 4. (T27)
targi-screen-about-caravan = { $number } Karawane: Ziehe eine Warenkarte und nimm, was sie zeigt. (T29)
targi-screen-about-expansion = { $number } Stammeserweiterung: Ziehe eine Stammeskarte; lege sie aus oder nimm sie auf die Hand, oder wirf sie ab, wenn deine Hand voll ist. (T29)
targi-screen-about-raid = { $number } Überfall: Kommt der Räuber hierher, zahlen beide Spieler: Waren oder Punkte, bei Karte 16 Gold oder Punkte. (T30)

targi-screen-effect-take_good = +1 Ware
targi-screen-effect-take_two_goods = +2 Waren
targi-screen-effect-more_dates = mehr Datteln
targi-screen-effect-more_salt = mehr Salz
targi-screen-effect-more_pepper = mehr Pfeffer
targi-screen-effect-more_gold = mehr Gold
targi-screen-effect-cheap_well = Brunnen −1
targi-screen-effect-cheap_rider = Reiter −1
targi-screen-effect-cheap_oasis = Oasen −1
targi-screen-effect-cheap_targia = Targias −1
targi-screen-effect-cheap_camp = Zelte −1
targi-screen-effect-barter = Ersatzwaren
targi-screen-effect-free_hand = freie Hand
targi-screen-effect-swap = Kartentausch
targi-screen-effect-safe = sicher
targi-screen-effect-face_foe = vor Gegner
targi-screen-effect-face_robber = beim Räuber
targi-screen-effect-two_goods_cards = 2 Warenkarten
targi-screen-effect-two_tribe_cards = 2 Stammesk.
targi-screen-effect-fine_silver = Feinsilber
targi-screen-effect-big_stores = große Lager
targi-screen-effect-pairs_well = Brunnenpaare
targi-screen-effect-pairs_rider = Reiterpaare
targi-screen-effect-pairs_oasis = Oasenpaare
targi-screen-effect-pairs_targia = Targiapaare
targi-screen-effect-pairs_camp = Zeltpaare
targi-screen-effect-full_row = volle Reihe

targi-screen-no-such-card = Eine Karte „{ $name }“ gibt es nicht. Frage nach einer Karte mit ihrem Namen (well3), ihrer Stelle (a2, 10, hand) oder ihrer Art (wells).
targi-screen-no-hand = Du hast keine Karte auf der Hand.
targi-screen-whereabouts = { $card } { $where }
targi-screen-at-space = Sie liegt auf { $space }.
targi-screen-at-drawn = Sie wurde gerade gezogen.
targi-screen-at-hand = Spieler { $number } hat sie auf der Hand.
targi-screen-at-row = Spieler { $number } hat sie ausgelegt, in Reihe { $row }.
targi-screen-at-discards = Sie wurde abgeworfen.
targi-screen-at-unseen = Sie kann noch kommen.
targi-screen-lies-open = { $space } ist eine Warenkarte: { $words }.
targi-screen-lies-goods = Auf { $space } liegt verdeckt eine Warenkarte.
targi-screen-lies-tribe = Auf { $space } liegt verdeckt eine Stammeskarte.
targi-screen-lies-empty = Auf { $space } liegt keine Karte, und es kommt keine mehr.
targi-screen-unseen-goods = Warenstapel, noch { $number }. Kann noch kommen, Stapel und verdeckte Karten zusammen: { $cards }.
targi-screen-unseen-tribe = Stammesstapel, noch { $number }. Kann noch kommen, Stapel, verdeckte Karten und eine geheime Handkarte zusammen: { $cards }.
targi-screen-discards-goods = Abgeworfene Warenkarten: { $cards }.
targi-screen-discards-tribe = Abgeworfene Stammeskarten: { $cards }.
targi-screen-no-card = keine
targi-screen-times = { $number ->
    [one] { $card }
   *[other] { $card } ×{ $number }
}

targi-screen-typed = „{ $line }“
targi-screen-turn-placing = { $name }, setze deinen { $number ->
    [1] ersten
    [2] zweiten
   *[3] letzten
} Targi auf eine Randkarte.
targi-screen-type-place = Tippe ihre Nummer, etwa „{ $example }“. Frei sind: { $numbers }.
targi-screen-turn-acting = { $name }, nutze einen Targi oder Marker oder lass ihn aus: { $pieces }. Tippe „{ $example }“ oder „skip { $example }“.
targi-screen-turn-skipping = { $uses ->
    [0] { $name }, der Rest lässt sich nur auslassen
   *[other] Nur auszulassen
}: { $pieces }. Tippe „skip { $example }“.
targi-screen-turn-hand = { $name }, du darfst deine Handkarte, { $card }, ohne den Adligen auslegen: „lay hand“{ $done ->
    [yes] , oder deinen Zug beenden: „done“
   *[no] { "" }
}.
targi-screen-turn-keeping = { $name }, behalte eine der beiden Karten und wirf die andere ab.
targi-screen-keep = „keep { $number }“: { $card }
targi-screen-turn-taking = { $name }, nimm { $number ->
    [one] eine Ware nach Wahl
   *[other] { $number } Waren nach Wahl, eine nach der anderen
}: „take d“, „take s“ oder „take p“.
targi-screen-turn-deciding = { $name }, entscheide über { $card }
targi-screen-choose = Tippe { $choices }.
targi-screen-why-lay = („why lay“ sagt, warum du sie nicht auslegen kannst.)
targi-screen-may-lay = „lay“, um sie zu bezahlen und auszulegen
targi-screen-may-hand = „hand“, um sie auf die Hand zu nehmen
targi-screen-may-discard = „discard“, um sie abzuwerfen
targi-screen-turn-paying = { $name }, bezahle { $card }, Kosten { $cost }: { $options }.{ $gold ->
    [0] { "" }
   *[other] { " " }Das Gold kommt dazu.
}
targi-screen-turn-laying = { $name }, lege { $card } in eine Reihe: { $rows }.
targi-screen-row = „row { $number }“ ({ $cards })
targi-screen-new-row = neu
targi-screen-turn-swapping = { $name }, du darfst zwei Karten aus verschiedenen Reihen tauschen, nach Reihe und Stelle, oder sie liegen lassen: { $options }.
targi-screen-turn-trading = { $name }, tausche drei gleiche Waren gegen 1 Gold oder zwei gegen eine andere Ware, so oft du willst: { $options }.
targi-screen-turn-working = { $name }, bringe dem Silberschmied etwas, einmal: { $options }.
targi-screen-silver = „{ $line }“ für { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
targi-screen-turn-moving = { $name }, versetze einen Marker: { $options }.
targi-screen-turn-returning = { $name }, du darfst { $most } Waren behalten: Gib { $number ->
    [one] 1 zurück
   *[other] { $number } zurück, eine nach der anderen
}: { $options }.
targi-screen-turn-raid = { $name }, der Räuber steht auf Karte { $corner } und verlangt { $price }: { $options }.
targi-screen-price-goods = { $number ->
    [one] 1 Ware
   *[other] { $number } Waren
} oder { $points }
targi-screen-price-gold = { $number } Gold oder { $points }
targi-screen-tie-gold = Beide haben gleich viele Punkte; { $name } hat mehr Gold, { $more } gegen { $less } (T42).
targi-screen-tie-goods = Beide haben gleich viele Punkte und gleich viel Gold; { $name } hat mehr Waren, { $more } gegen { $less } (T42).
targi-screen-tie-draw = Beide haben gleich viele Punkte, gleich viel Gold und gleich viele Waren (T42).
