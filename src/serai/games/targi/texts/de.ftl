# Targi: names
targi-name = Targi
targi-designer = Andreas Steiger
targi-about = Schicke deine Targis los, handle mit Datteln, Salz und Pfeffer, halte den Räuber bei Laune und versammle einen großen Stamm.
targi-wins = Die meisten Punkte gewinnen: Karten, volle Reihen, Silberkreuze
targi-option-deck = Stammeskarten
targi-option-deck-nomads = Nomaden, die Karten des Hauses
targi-unit = { $points ->
    [one] Punkt
   *[other] Punkte
}

# Options and decks
targi-unknown-deck = Einen Kartensatz namens „{ $name }“ gibt es nicht. Es gibt: { $known }. Einen eigenen Satz gibst du als Text an, im Terminal als Datei.
targi-deck = ein Satz Stammeskarten für Targi: { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
targi-deck-other-number = Hinweis: Üblich sind { $usual } Karten, dieser Satz hat { $cards }; er ist spielbar
targi-fault-head = Zeile { $line }: Die erste Zeile muss die Spalten nennen: { $columns }
targi-fault-columns = Zeile { $line }: Spalten hier: { $number }; es müssen { $right } sein
targi-fault-value = Zeile { $line }, Spalte { $column }: „{ $text }“ muss eine ganze Zahl von { $low } bis { $high } sein
targi-fault-cost = Zeile { $line }, Spalte { $column }: { $text } kann niemand bezahlen; es muss eine Zahl von { $low } bis { $high } sein
targi-fault-unknown = Zeile { $line }, Spalte { $column }: „{ $text }“ ist unbekannt; möglich ist: { $known }
targi-fault-goods = Zeile { $line }, Spalte { $column }: { $goods } Waren zusammen kann niemand bezahlen; höchstens { $most }
targi-fault-or-gold = Zeile { $line }, Spalte { $column }: „oder 1 Gold“ passt nur zu Kosten aus Waren und ohne Gold
targi-fault-number = Zeile { $line }: Ein Satz hat 1 bis { $most } Karten, nicht { $cards }

# Texts that are not actions
targi-no-action = „{ $text }“ ist keine Aktion. Aktionen sind: place N, use CARD, skip CARD, lay, hand, discard, lay hand, keep N, pay GOODS, row N, take GOOD, trade GOOD GOOD, silver GOOD N, move SPACE SPACE, swap ROW.PLACE ROW.PLACE, return GOOD, done.
targi-no-first = „{ $text }“ nennt keinen Platz; richtig wäre: { $example }
targi-no-turn = „{ $text }“ nennt keine Karte der Stapel; richtig wäre: { $example }
targi-no-draw = „{ $text }“ nennt keine Karte der Stapel; richtig wäre: { $example }
targi-no-place = „{ $text }“ nennt keine Randkarte, 1 bis 16; richtig wäre: { $example }
targi-no-use = „{ $text }“ nennt keine Randkarte, 1 bis 16, und keine innere Karte, a1 bis c3; richtig wäre: { $example }
targi-no-skip = „{ $text }“ nennt keine Randkarte, 1 bis 16, und keine innere Karte, a1 bis c3; richtig wäre: { $example }
targi-no-take = „{ $text }“ nennt keine Ware: dates, salt oder pepper; richtig wäre: { $example }
targi-no-keep = „{ $text }“ nennt weder die erste noch die zweite Karte; richtig wäre: { $example }
targi-no-pay = „{ $text }“ ist keine Bezahlung. Richtig wäre: pay dates 1 salt 2, pay nothing, pay gold, pay points.
targi-no-row = „{ $text }“ nennt keine Reihe, 1 bis 3; richtig wäre: { $example }
targi-no-trade = „{ $text }“ nennt keinen Tausch einer Ware gegen eine andere oder gegen Gold; richtig wäre: { $example }
targi-no-silver = „{ $text }“ nennt nichts, was der Silberschmied nimmt: zwei oder vier gleiche Waren oder 1 oder 2 Gold; richtig wäre: { $example }
targi-no-move = „{ $text }“ muss zwei innere Karten nennen, a1 bis c3; richtig wäre: { $example }
targi-no-swap = „{ $text }“ muss zwei Stellen in verschiedenen Reihen nennen, die obere Reihe zuerst; richtig wäre: { $example }
targi-no-return = „{ $text }“ nennt keine Ware: dates, salt oder pepper; richtig wäre: { $example }

# Names of things
targi-good = { $good ->
    [dates] Datteln
    [salt] Salz
    [pepper] Pfeffer
   *[gold] Gold
}
targi-amount = { $good ->
    [dates] { $number ->
        [one] 1 Dattel
       *[other] { $number } Datteln
    }
    [salt] { $number } Salz
    [pepper] { $number } Pfeffer
   *[gold] { $number } Gold
}
targi-goods-card = { $card ->
    [0] 1 Dattel
    [1] 1 Salz
    [2] 1 Pfeffer
    [3] 2 Datteln
    [4] 2 Salz
    [5] 2 Pfeffer
    [6] 1 Dattel und 1 Salz
    [7] 1 Dattel und 1 Pfeffer
    [8] 1 Salz und 1 Pfeffer
    [9] eine Ware nach Wahl
    [10] 1 Gold
   *[11] 1 Silberkreuz
}
targi-tribe-card = { $kind ->
    [well] Brunnen
    [rider] Kamelreiter
    [oasis] Oase
    [targia] Targia
   *[camp] Zelt
} { $number }
targi-tribe-card-shown = { $kind ->
    [well] { targi-kind-well }
    [rider] { targi-kind-rider }
    [oasis] { targi-kind-oasis }
    [targia] { targi-kind-targia }
   *[camp] { targi-kind-camp }
}
targi-border = { $card ->
    [1] Adliger
    [5] Händler
    [9] Fata Morgana
    [10] Silberschmied
    [13] Karawane
    [14] Stammeserweiterung
    [2] Datteln
    [7] Datteln
    [3] Salz
    [15] Salz
    [6] Pfeffer
    [11] Pfeffer
   *[other] Überfall
}
targi-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}

# What the cards do
targi-effect-take_good = Wenn du die Karte auslegst, nimm dir eine Ware nach Wahl.
targi-effect-take_two_goods = Wenn du die Karte auslegst, nimm dir zwei Waren nach Wahl.
targi-effect-more_dates = Gibt dir eine Warenkarte Datteln, nimm eine mehr.
targi-effect-more_salt = Gibt dir eine Warenkarte Salz, nimm eines mehr.
targi-effect-more_pepper = Gibt dir eine Warenkarte Pfeffer, nimm einen mehr.
targi-effect-more_gold = Gibt dir eine Warenkarte Gold, nimm dazu eine Ware nach Wahl.
targi-effect-cheap_well = Brunnen kosten dich eine Ware weniger.
targi-effect-cheap_rider = Kamelreiter kosten dich eine Ware weniger.
targi-effect-cheap_oasis = Oasen kosten dich eine Ware weniger.
targi-effect-cheap_targia = Targias kosten dich eine Ware weniger.
targi-effect-cheap_camp = Zelte kosten dich eine Ware weniger.
targi-effect-barter = Bis zu zwei Waren der Kosten darfst du mit anderen Waren bezahlen.
targi-effect-free_hand = Du darfst deine Handkarte ohne den Adligen auslegen, wenn du sie nicht erst in dieser Runde genommen hast.
targi-effect-swap = Wenn du die Karte auslegst, darfst du zwei deiner Karten aus verschiedenen Reihen tauschen.
targi-effect-safe = Überfälle verschonen dich.
targi-effect-face_foe = Deine Targis dürfen denen deines Gegners gegenüberstehen.
targi-effect-face_robber = Deine Targis dürfen auf der Karte des Räubers stehen.
targi-effect-two_goods_cards = Bei der Karawane ziehst du zwei Karten und nutzt eine.
targi-effect-two_tribe_cards = Bei der Stammeserweiterung ziehst du zwei Karten und nutzt eine.
targi-effect-fine_silver = Der Silberschmied gibt dir bei jedem Besuch einen Punkt mehr.
targi-effect-big_stores = Du darfst 15 Waren und 5 Gold behalten.
targi-effect-pairs_well = Am Ende: ein Punkt für je zwei Brunnen.
targi-effect-pairs_rider = Am Ende: ein Punkt für je zwei Kamelreiter.
targi-effect-pairs_oasis = Am Ende: ein Punkt für je zwei Oasen.
targi-effect-pairs_targia = Am Ende: ein Punkt für je zwei Targias.
targi-effect-pairs_camp = Am Ende: ein Punkt für je zwei Zelte.
targi-effect-full_row = Am Ende: 2 Punkte, wenn ihre Reihe voll ist.

# Why not
targi-reason-over = Das Spiel ist vorbei.
targi-reason-chance = { $what ->
    [first] Wer beginnt, entscheidet das Los
    [turn] Welche Karte aufgedeckt wird, entscheidet das Los
   *[draw] Welche Karte gezogen wird, entscheidet das Los
}; das wählt niemand.
targi-reason-turn = { $actor } ist am Zug.
targi-reason-phase = { $piece ->
    [none] Jetzt nicht
   *[other] Karte { $piece } wird gerade genutzt
}: { $phase ->
    [placing] Gerade werden Targis gesetzt
    [acting] Ein Targi oder Marker muss genutzt oder ausgelassen werden
    [keeping] Eine der gezogenen Karten muss behalten werden
    [taking] Eine Ware muss genommen werden
    [deciding] Die Stammeskarte muss ausgelegt, auf die Hand genommen oder abgeworfen werden
    [paying] Die Karte muss bezahlt werden
    [laying] Die Karte muss in eine Reihe gelegt werden
    [swapping] Zwei Karten dürfen getauscht werden, oder keine
    [trading] Der Händler wartet auf einen Tausch
    [working] Der Silberschmied wartet auf einen Tausch
    [moving] Mit der Fata Morgana muss ein Marker versetzt werden
    [returning] Waren über dem Limit müssen zurück
    [raid] Der Überfall an Ecke { $cells } muss bezahlt werden
   *[other] Gerade werden Karten aufgedeckt
}.
targi-reason-corner = Karte { $cells } ist eine Ecke; dort steht kein Targi.
targi-reason-robber = Auf Karte { $cells } steht der Räuber.
targi-reason-occupied = Auf Karte { $cells } steht schon ein Targi von { $seat }.
targi-reason-opposite = Karte { $card } liegt dem Targi deines Gegners auf Karte { $cells } gegenüber.
targi-reason-no-targi = Du hast keinen Targi auf Karte { $cells }.
targi-reason-no-marker = Du hast keinen Marker auf { $cells }.
targi-reason-face-down = Die Karte auf { $cells } ist verdeckt; in dieser Runde wird sie nicht genutzt.
targi-reason-empty = Auf { $cells } liegt keine Karte.
targi-reason-no-hand = Du hast keine Handkarte für den Adligen; Karte { $cells } lässt sich nur auslassen.
targi-reason-nothing-to-trade = Du hast keine zwei gleichen Waren für den Händler; Karte { $cells } lässt sich nur auslassen.
targi-reason-nothing-for-silver = Du hast weder zwei gleiche Waren noch Gold für den Silberschmied; Karte { $cells } lässt sich nur auslassen.
targi-reason-no-marker-left = Du hast keinen Marker, den die Fata Morgana versetzen könnte; Karte { $cells } lässt sich nur auslassen.
targi-reason-no-target = Dein Marker kann mit der Fata Morgana nirgendwohin: Keine andere offene Karte ist ohne Marker. Karte { $cells } lässt sich nur auslassen.
targi-reason-no-trade-yet = Du bist beim Händler (Karte { $cells }): Tausche mindestens einmal, bevor du fertig bist.
targi-reason-pieces-left = Noch zu nutzen oder auszulassen: { $cells }.
targi-reason-not-free = Auslegen kannst du deine Handkarte nur beim Adligen (Karte { $cells }); keine Karte in deiner Auslage erlaubt es ohne ihn.
targi-reason-hand-empty = Du hast keine Handkarte.
targi-reason-fresh = Du hast { $card } erst in dieser Runde auf die Hand genommen.
targi-reason-display-full = Für { $card } ist kein Platz: Deine Auslage ist mit { $most } Karten voll.
targi-reason-too-dear = { $card } kostet { $cost }{ $less ->
    [0] {""}
    [one] , für dich 1 Ware weniger
   *[other] , für dich { $less } Waren weniger
}; du hast { $held }.
targi-reason-hand-full = Du hast schon { $card } auf der Hand.
targi-reason-no-discard = Mit leerer Hand lässt sich { $card } nicht abwerfen: auslegen oder auf die Hand nehmen.
targi-reason-alike = Beide Karten sind gleich ({ $card }); behalte die erste.
targi-reason-row-full = Reihe { $row } ist voll: { $cards }.
targi-reason-row-later = Reihe { $above } ist noch leer; beginne sie vor Reihe { $row }.
targi-reason-no-card = In Reihe { $row }, Stelle { $place }, liegt keine Karte.
targi-reason-short = Das kostet { targi-amount }, und du hast { $held ->
    [0] nichts davon
   *[other] nur { $held }
}.
targi-reason-gold-only = Der Überfall an Ecke { $cells } kostet 1 Gold oder { targi-points }, keine Waren.
targi-reason-other-number = Der Überfall an Ecke { $cells } kostet { $number ->
    [one] 1 Ware
   *[other] { $number } Waren
}, nicht mehr und nicht weniger.
targi-reason-other-goods = { $card } kostet dich { $number ->
    [0] keine Waren
    [one] 1 Ware
   *[other] { $number } Waren
}, und du gibst { $given ->
    [0] keine
   *[other] { $given }
}.
targi-reason-not-its-cost = So wird { $card } nicht bezahlt: { $other ->
    [one] 1 Ware ist
   *[other] { $other } Waren sind
} von anderer Art, und ersetzen darfst du { $bartered ->
    [0] keine
   *[other] nur { $bartered }
}.
targi-reason-no-gold-here = Beim Überfall an Ecke { $cells } nimmt der Räuber Waren oder Punkte; Gold ist keine Ware.
targi-reason-no-slash = { $card } lässt sich nicht mit 1 Gold allein bezahlen.
targi-reason-no-gold = Du hast kein Gold.
targi-reason-no-points = { $card } wird nicht mit Punkten bezahlt.
targi-reason-short-points = Der Überfall an Ecke { $cells } kostet { $number ->
    [one] 1 Silberkreuz
   *[other] { $number } Silberkreuze
}, und du hast { $held ->
    [0] keines
    [one] nur 1
   *[other] nur { $held }
}.
targi-reason-same-good = { $good ->
    [dates] Datteln lassen
    [salt] Salz lässt
   *[pepper] Pfeffer lässt
} sich nur gegen etwas anderes tauschen.
targi-reason-short-trade = Das kostet { targi-amount }, und du hast { $held ->
    [0] nichts davon
   *[other] nur { $held }
}.
targi-reason-short-silver = Das kostet { targi-amount }, und du hast { $held ->
    [0] nichts davon
   *[other] nur { $held }
}.
targi-reason-marked = Auf { $cells } steht schon ein Marker.
targi-reason-not-face-up = Auf { $cells } liegt keine offene Karte.
targi-reason-none-left = Du hast { $good ->
    [dates] keine Datteln
    [salt] kein Salz
    [pepper] keinen Pfeffer
   *[gold] kein Gold
} zum Zurückgeben.

# What happened
targi-event-start = { $seat } hat zu Beginn { targi-points }.
targi-event-first = { $seat } ist Startspieler.
targi-event-turn-goods = { $cells } wird aufgedeckt: { $card }.
targi-event-turn-tribe = { $cells } wird aufgedeckt: { $card }.
targi-event-draw-goods = { $seat } zieht eine Warenkarte: { $card }.
targi-event-draw-tribe = { $seat } zieht { $card }.
targi-event-draw-secret = { $seat } zieht eine Stammeskarte.
targi-event-place = { $seat } setzt einen Targi auf Karte { $cells } („{ $card }“).
targi-event-marks = Die Linien von { $seat } kreuzen sich auf { $cells }.
targi-event-no-marks = Die Linien von { $seat } kreuzen sich nicht.
targi-event-use = { $seat } nutzt Karte { $cells } („{ $card }“).
targi-event-use-goods = { $seat } nutzt { $cells }: { $card }.
targi-event-use-tribe = { $seat } nutzt { $cells }: { $card }.
targi-event-skip = { $seat } lässt Karte { $cells } („{ $card }“) aus.
targi-event-skip-marker = { $seat } lässt { $cells } aus.
targi-event-gain = { $seat } nimmt { $amounts }.
targi-event-gain-point = { $seat } bekommt { targi-points }.
targi-event-show = { $seat } will { $card } auslegen.
targi-event-hand = { $seat } nimmt { $card } auf die Hand.
targi-event-hand-secret = { $seat } nimmt die Karte verdeckt auf die Hand.
targi-event-discard = { $seat } wirft { $card } ab.
targi-event-keep-goods = { $seat } behält: { $card }.
targi-event-keep-tribe = { $seat } behält eine der beiden Karten.
targi-event-pay = { $seat } bezahlt { $amounts }.
targi-event-pay-nothing = { $seat } bezahlt nichts.
targi-event-lay = { $seat } legt { $card } in Reihe { $row }: { targi-points }.
targi-event-trade = { $seat } tauscht { $given } gegen { $taken }.
targi-event-silver = { $seat } bringt dem Silberschmied { $given }: { targi-points }.
targi-event-move = { $seat } versetzt einen Marker von { $start } nach { $end }.
targi-event-swap = { $seat } vertauscht: { $cards }.
targi-event-no-swap = { $seat } vertauscht nichts.
targi-event-done-trading = { $seat } hat genug getauscht.
targi-event-done = { $seat } ist fertig.
targi-event-return = { $seat } ist über dem Limit und gibt { $amounts } zurück.
targi-event-no-card = { $seat } kann bei Karte { $cells } nichts ziehen: Es ist keine Karte mehr da.
targi-event-remade-goods = Der Warenstapel wird aus seinen abgeworfenen Karten neu gemischt.
targi-event-remade-tribe = Der Stammesstapel wird aus seinen abgeworfenen Karten neu gemischt.
targi-event-stays-empty = Für { $cells } ist keine Karte da: Die Stelle bleibt leer.
targi-event-down-goods = Auf { $cells } kommt verdeckt eine Warenkarte.
targi-event-down-tribe = Auf { $cells } kommt verdeckt eine Stammeskarte.
targi-event-round = Runde { $round }: Der Räuber steht auf Karte { $cells } („{ $card }“); { $seat } ist Startspieler.
targi-event-raid = Der Räuber erreicht Ecke { $cells }: ein Überfall.
targi-event-raid-goods = { $seat } gibt dem Räuber { $amounts }.
targi-event-raid-points = { $seat } gibt dem Räuber { $number ->
    [one] 1 Punkt
   *[other] { $number } Punkte
}.
targi-event-raid-safe = Der Überfall verschont { $seat }.
targi-event-raid-unpaid = Die Gegenseite kann nicht zahlen: { $seat } bekommt { targi-points }.
targi-event-end-raid = Der Räuber ist einmal herum: Das Spiel ist vorbei.
targi-event-end-display = Eine Auslage ist voll: Das Spiel ist vorbei.
targi-event-final-effect = { $seat } wertet { $card }: { targi-points }.
targi-event-final-alike = { $seat } hat in Reihe { $row } vier gleiche Karten: { targi-points }.
targi-event-final-different = { $seat } hat in Reihe { $row } vier verschiedene Karten: { targi-points }.

# The ledger
targi-source-tokens = Silberkreuze
targi-source-start = zu Beginn
targi-source-goods = Warenkarten
targi-source-silver = Silberschmied
targi-source-raids = Überfälle
targi-source-cards = Punkte der Karten
targi-source-effects = Effekte
targi-source-rows = volle Reihen
targi-tie = mehr Gold entscheidet, dann mehr Waren.

# Positions
targi-position-line = Zeile { $line }: „{ $text }“ muss eine Zeile wie „turn: 1“ sein, jede davon einmal
targi-position-no-square = Zeile { $line }: Auf „square:“ müssen fünf Reihen mit je fünf Stellen folgen
targi-position-row = Zeile { $line }: Eine Reihe unter „square:“ hat { $right } Stellen
targi-position-sign = Zeile { $line }: „{ $sign }“ kann nicht auf { $place } stehen
targi-position-order = Zeile { $line }: Die verdeckten Karten müssen 1, 2, 3 … nummeriert sein, in der Reihenfolge, in der sie gelegt wurden
targi-position-card = Zeile { $line }: Eine Stammeskarte „{ $name }“ gibt es in diesem Satz nicht
targi-position-too-many = So viele Warenkarten „{ $card }“ gibt es nicht
targi-position-value = Zeile { $line }: „{ $text }“ passt nicht zu „{ $key }“
targi-position-stuck = In dieser Stellung könnte niemand etwas tun

# What cannot be
targi-unsound-range = { $field } enthält eine unmögliche Zahl
targi-unsound-goods-cards = Eine Warenkarte fehlt oder ist doppelt
targi-unsound-goods-full = Der Warenstapel enthält mehr Karten als beim Mischen
targi-unsound-tribe-cards = Eine Stammeskarte fehlt oder ist doppelt
targi-unsound-tribe-making = Von Mischung { $making } des Stammesstapels ist nicht genau das übrig, was verdeckt liegt
targi-unsound-goods-making = Vom alten Warenstapel ist nicht genau das übrig, was verdeckt liegt
targi-unsound-down = Die Reihenfolge der verdeckten Karten stimmt nicht
targi-unsound-making = Eine offene Karte gehört zu keiner Mischung eines Stapels
targi-unsound-hand = Eine Handkarte ist so nicht möglich
targi-unsound-pieces = Targis oder Marker stehen so, wie es nicht möglich ist
targi-unsound-placing = Dieser Spieler ist nicht an der Reihe, einen Targi zu setzen
targi-unsound-row = Reihe { $row } von Platz { $seat } hat eine Lücke
targi-unsound-rows = Platz { $seat } hat eine Reihe übersprungen
targi-unsound-piece = Die Figur in Gebrauch gehört nicht zu dieser Phase
targi-unsound-drawn = Die gezogenen Karten gehören nicht zu dieser Phase
targi-unsound-takes = Die Waren zum Nehmen gehören nicht zu dieser Phase
targi-unsound-flags = Etwas ist gesetzt, was nicht zu dieser Phase gehört
targi-unsound-display = Die Auslage hat keinen Platz mehr
targi-unsound-robber = Der Räuber kann jetzt nicht dort stehen
targi-unsound-over = So kann das Spiel nicht vorbei sein
targi-unsound-derived = { $field } folgt nicht aus dem Übrigen

# On the page: the cards
targi-kind-well = Brun­nen
targi-kind-rider = Kamel­reiter
targi-kind-oasis = Oase
targi-kind-targia = Targia
targi-kind-camp = Zelt
targi-short-take_good = Nimm sofort 1 Ware
targi-short-take_two_goods = Nimm sofort 2 Waren
targi-short-more_dates = Warenkarten: +1 Dattel
targi-short-more_salt = Warenkarten: +1 Salz
targi-short-more_pepper = Warenkarten: +1 Pfeffer
targi-short-more_gold = Goldkarten: +1 Ware
targi-short-cheap_well = Brunnen: 1 Ware billiger
targi-short-cheap_rider = Kamelreiter: 1 Ware billiger
targi-short-cheap_oasis = Oasen: 1 Ware billiger
targi-short-cheap_targia = Targias: 1 Ware billiger
targi-short-cheap_camp = Zelte: 1 Ware billiger
targi-short-barter = Bis zu 2 Waren ersetzen
targi-short-free_hand = Handkarte ohne Adligen
targi-short-swap = 2 eigene Karten tauschen
targi-short-safe = Schutz vor Überfällen
targi-short-face_foe = Gegenüber dem Gegner stehen
targi-short-face_robber = Auf der Räuberkarte stehen
targi-short-two_goods_cards = Karawane: zieh 2, nutze 1
targi-short-two_tribe_cards = Erweiterung: zieh 2, nutze 1
targi-short-fine_silver = Silberschmied: +1 Punkt
targi-short-big_stores = Lager: 15 Waren, 5 Gold
targi-short-pairs_well = Ende: 1 Punkt je 2 Brunnen
targi-short-pairs_rider = Ende: 1 Punkt je 2 Kamelreiter
targi-short-pairs_oasis = Ende: 1 Punkt je 2 Oasen
targi-short-pairs_targia = Ende: 1 Punkt je 2 Targias
targi-short-pairs_camp = Ende: 1 Punkt je 2 Zelte
targi-short-full_row = Ende: 2 Punkte, Reihe voll
targi-card = { $kind }, { targi-points }
targi-card-tribe = { targi-card }, kostet { $cost }. { $effect }
targi-card-no-effect = Kein Effekt.
targi-card-or-gold = { $cost } oder 1 Gold
targi-card-goods = Warenkarte: { $gives }.
targi-card-back-goods = Eine Warenkarte, verdeckt.
targi-card-back-tribe = Eine Stammeskarte, verdeckt.
targi-card-down = Sie wird am Ende der Runde aufgedeckt; bis dahin kennt sie niemand.
targi-card-empty = Hier liegt keine Karte mehr.
targi-card-take = Nimm { $gives }.
targi-card-title-goods = Warenkarte
targi-card-cost = Kosten
targi-card-or = oder
targi-card-marker = Marker von { $seat }
targi-card-targi = Targi von { $seat }
targi-card-robber = Hier steht der Räuber.
targi-ware-none = nichts
targi-border-words = { $name }: { $does }
targi-border-name-noble = Adliger
targi-border-name-dates = Datteln
targi-border-name-salt = Salz
targi-border-name-pepper = Pfeffer
targi-border-name-trader = Händler
targi-border-name-silversmith = Silber­schmied
targi-border-name-fata-morgana = Fata Morgana
targi-border-name-caravan = Karawane
targi-border-name-expansion = Stammes­erweite­rung
targi-border-name-raid = Überfall
targi-border-does-noble = Lege deine Handkarte aus und bezahle sie, oder wirf sie ab.
targi-border-does-dates = Nimm 1 Dattel.
targi-border-does-salt = Nimm 1 Salz.
targi-border-does-pepper = Nimm 1 Pfeffer.
targi-border-does-trader = So oft du willst: drei gleiche Waren gegen 1 Gold oder zwei gleiche gegen eine andere.
targi-border-does-silversmith = Einmal: zwei gleiche Waren für 1 Punkt, vier für 3, 1 Gold für 2 oder 2 Gold für 4.
targi-border-does-fata-morgana = Versetze einen deiner Marker auf eine offene Karte ohne Marker.
targi-border-does-caravan = Ziehe eine Warenkarte und nimm, was sie zeigt.
targi-border-does-expansion = Ziehe eine Stammeskarte, um sie auszulegen oder auf die Hand zu nehmen.
targi-border-raid = Beide Spieler geben je { $goods ->
    [one] 1 Ware
   *[other] { $goods } Waren
} oder { targi-points }.
targi-border-line = Ihre Linie: { $line }. Gegenüber: { $opposite }.
targi-border-raid-rule = Nie gemischt, und Gold ist keine Ware. Wer keins von beiden zahlen kann, verliert nichts; dafür bekommt der andere die Punkte.
targi-border-raid-gold = Beide Spieler geben je 1 Gold oder { targi-points }. Dann ist das Spiel vorbei.

# On the page: the square
targi-square = Das Kartenfeld
targi-square-help = Mit den Pfeiltasten gehst du von Karte zu Karte, die Eingabetaste wählt, Escape hebt die Wahl auf. Überall auf der Seite springt N zur nächsten möglichen Karte, und 1 bis 9 drücken die Knöpfe neben den Karten.
targi-space = { $cell }, { $card }
targi-space-with = { $cell }, { $card } Hier: { $words }.
targi-space-empty = eine leere Stelle.
targi-space-robber = der Räuber
targi-space-raid = der nächste Überfall
targi-space-targi = { $mine ->
    [yes] dein Targi
   *[no] Targi von { $seat }
}
targi-space-marker = { $mine ->
    [yes] dein Marker
   *[no] Marker von { $seat }
}
targi-space-crossing = { $mine ->
    [yes] deine Linien kreuzen sich
   *[no] Linien von { $seat } kreuzen sich
}
targi-space-using = gerade genutzt
targi-space-last = der letzte Zug
targi-space-place = möglich
targi-space-crosses = { $number ->
    [0] brächte keine neue Kreuzung
    [one] brächte eine Kreuzung auf { $cells }
   *[other] brächte Kreuzungen auf { $cells }
}
targi-space-blocked = nicht möglich
targi-space-use = nutzbar
targi-space-skip = lässt sich nur auslassen
targi-space-movable = der Marker kann versetzt werden
targi-space-moving = dieser Marker wird versetzt
targi-space-target = der Marker darf hierher

# On the page: what one does
targi-square-rounds = { $rounds ->
    [one] 1 Runde.
   *[other] { $rounds } Runden.
}
targi-square-round = Runde { $round } von { $rounds }, { $left ->
    [0] die letzte
    [one] noch 1
   *[other] noch { $left }
}.
targi-phase = { $step ->
    [start] Karten werden aufgedeckt
    [placing] Runde { $round } von { $rounds } · Targis setzen
    [raid] Runde { $round } von { $rounds } · Überfall
    [over] Zu Ende in Runde { $round } von { $rounds }
   *[acting] Runde { $round } von { $rounds } · Targis und Marker nutzen
}
targi-phase-raid = { $words } · { $rounds ->
    [one] Überfall nach dieser Runde
   *[other] Überfall in { $rounds } Runden
}
targi-panel-wait = { $phase ->
    [placing] { $name } setzt einen Targi.
    [acting] { $name } wählt einen Targi oder Marker.
    [keeping] { $name } wählt eine von zwei Karten.
    [taking] { $name } nimmt eine Ware.
    [deciding] { $name } entscheidet über eine Stammeskarte.
    [paying] { $name } bezahlt eine Stammeskarte.
    [laying] { $name } legt eine Stammeskarte aus.
    [swapping] { $name } darf zwei Karten tauschen.
    [trading] { $name } tauscht beim Händler.
    [working] { $name } besucht den Silberschmied.
    [moving] { $name } versetzt einen Marker.
    [returning] { $name } gibt Waren über dem Limit zurück.
    [raid] { $name } bezahlt den Überfall.
   *[other] Karten werden aufgedeckt.
}
targi-panel-head-placing = Setze einen Targi auf eine Randkarte: { $left ->
    [one] deinen letzten
   *[other] noch { $left }
}.
targi-panel-head-acting = { $pieces ->
    [0] Lege deine Handkarte aus oder beende deinen Zug.
   *[other] Nutze deine Targis und Marker oder lass sie aus, in beliebiger Reihenfolge: noch { $pieces }.
}
targi-panel-head-keeping = Behalte eine der beiden Karten.
targi-panel-head-taking = { $takes ->
    [one] Nimm eine Ware nach Wahl.
   *[other] Nimm { $takes } Waren nach Wahl, eine nach der anderen.
}
targi-panel-head-deciding = { $from ->
    [noble] Lege deine Handkarte aus oder wirf sie ab.
    [full] Lege diese Karte aus oder wirf sie ab.
   *[empty] Lege diese Karte aus oder nimm sie auf die Hand.
}
targi-panel-head-paying = Wähle, wie du bezahlst: { $card }.
targi-panel-head-laying = Wähle die Reihe für deine neue Karte: { $card }.
targi-panel-head-swapping = Du darfst zwei Karten aus verschiedenen Reihen tauschen: Wähle die eine, dann die andere.
targi-panel-head-trading = Tausche, so oft du willst.
targi-panel-head-working = Wähle einen Tausch beim Silberschmied.
targi-panel-head-moving = { $marker ->
    [none] Welchen Marker versetzt du?
   *[chosen] Wähle die Karte, auf die dein Marker kommt.
}
targi-panel-head-returning = Du hast zu viele Waren: Gib { $over } zurück; du behältst höchstens { $most }.
targi-panel-head-raid = Überfall an Ecke { $corner }: Gib dem Räuber { $goods ->
    [0] 1 Gold
    [one] 1 Ware
   *[other] { $goods } Waren
} oder { targi-points }.
targi-panel-point = Zeige auf eine Randkarte, um ihre Linie zu sehen und wo sie deine anderen kreuzt.
targi-panel-tap = Tippe auf eine Randkarte, um ihre Linie zu sehen und wo sie deine anderen kreuzt.
targi-panel-line = { $name }: die Linie läuft über { $cards }.
targi-panel-crosses = { $name }: { $number ->
    [0] keine neue Kreuzung mit deinen Targis
    [one] Kreuzung auf { $cards }
   *[other] Kreuzungen auf { $cards }
}.
targi-panel-at = { $card } ({ $cell })
targi-panel-place-it = Setzen
targi-panel-cancel = Abbrechen
targi-panel-use = Nutzen
targi-panel-use-name = { $name }, { $cell }, nutzen: { $does }
targi-panel-skip = Auslassen
targi-panel-skip-name = { $name }, { $cell }, auslassen
targi-panel-why = Warum?
targi-panel-why-name = Warum? { $name }, { $cell }, lässt sich nur auslassen.
targi-panel-only-skip = Lässt sich jetzt nur auslassen.
targi-panel-only-skip-name = { $name }, { $cell }: kann jetzt nur ausgelassen werden.
targi-panel-take-all = Alle Waren nehmen
targi-panel-take-all-name = Alle Waren auf einmal nehmen: { $takes }
targi-panel-lay-short = Auslegen
targi-panel-lay-name = { $name }, { $cell }, auslegen
targi-panel-hand-short = Auf die Hand
targi-panel-hand-name = { $name }, { $cell }, auf die Hand nehmen
targi-panel-discard-short = Abwerfen
targi-panel-discard-name = { $name }, { $cell }, abwerfen
targi-panel-does-noble = { $card } auslegen oder abwerfen
targi-panel-does-trader = Waren tauschen
targi-panel-does-silversmith = Waren oder Gold für Punkte
targi-panel-does-fata-morgana = Einen Marker versetzen
targi-panel-does-caravan = { $cards ->
    [one] Eine Warenkarte ziehen
   *[other] { $cards } Warenkarten ziehen, eine nutzen
}
targi-panel-does-expansion = { $cards ->
    [one] Eine Stammeskarte ziehen
   *[other] { $cards } Stammeskarten ziehen, eine nutzen
}
targi-panel-choice = { $goods ->
    [one] 1 Ware nach Wahl
   *[other] { $goods } Waren nach Wahl
}
targi-panel-tribe = { $lay ->
    [yes] { $unlaid ->
        [hand] Auslegen oder auf die Hand nehmen
       *[discard] Auslegen oder abwerfen
    }
   *[no] { $unlaid ->
        [hand] Jetzt zu teuer: auf die Hand
       *[discard] Jetzt zu teuer: nur abwerfen
    }
}
targi-panel-goods-card = Warenkarte
targi-panel-down = { $deck ->
    [goods] Warenkarte, verdeckt
   *[tribe] Stammeskarte, verdeckt
}
targi-panel-no-card = Keine Karte
targi-panel-free = Du darfst deine Handkarte jetzt ohne den Adligen auslegen: { $card }.
targi-panel-lay-hand = Handkarte auslegen
targi-panel-end = Zug beenden
targi-panel-have = Du hast
targi-panel-leaves = es bleibt
targi-panel-costs = Kostet
targi-panel-or = oder
targi-panel-less = { $goods ->
    [one] 1 Ware weniger
   *[other] { $goods } Waren weniger
}
targi-panel-barter = { $goods ->
    [one] 1 mit einer anderen Ware
   *[other] bis zu { $goods } mit anderen Waren
}
targi-panel-lay = Auslegen: { targi-points }
targi-panel-hand = Auf die Hand
targi-panel-discard = Abwerfen
targi-panel-keep = Behalten
targi-panel-keep-name = Behalten: { $card } { $brings }
targi-panel-can-lay = Du kannst sie jetzt auslegen
targi-panel-too-dear = Jetzt zu teuer zum Auslegen
targi-panel-take = { $takes } nehmen
targi-panel-return = { $good ->
    [dates] 1 Dattel
    [salt] 1 Salz
    [pepper] 1 Pfeffer
   *[gold] 1 Gold
} zurückgeben; du hast { $held }
targi-panel-pay = { $gives } bezahlen; es bleibt: { $left }
targi-panel-row-name = Reihe { $row }: { $cards }. { $bonus }
targi-panel-row-empty = leer
targi-panel-row-either = bei vier gleichen, oder 2 Punkte bei vier verschiedenen
targi-panel-row-alike = wenn alle vier gleich sind
targi-panel-row-different = wenn alle vier verschieden sind
targi-panel-row-none = Kein Bonus mehr
targi-panel-row-full-alike = für vier gleiche
targi-panel-row-full-different = für vier verschiedene
targi-panel-row-full-none = Voll, ohne Bonus
targi-panel-swap-none = Nichts tauschen
targi-panel-place = Reihe { $row }, Stelle { $place }: { $card }
targi-panel-exchange = { $gives } gegen { $takes }
targi-panel-traded = Genug getauscht
targi-panel-markers = Deine Marker
targi-panel-marker = Marker auf { $cell }: { $card }
targi-panel-goals = Wohin er darf
targi-panel-move = Nach { $cell } versetzen: { $card }
targi-panel-raid-short = Nicht genug: warum?
targi-panel-give = { $gives } geben; es bleibt: { $left }

# On the page: the seats
targi-seat-goods = { $number } von { $most } Waren
targi-seat-gold = { $number } von { $most } Gold
targi-seat-tokens = { $number ->
    [one] 1 Silberkreuz
   *[other] { $number } Silberkreuze
}
targi-seat-above-goods = { $number ->
    [one] 1 Ware über dem Limit
   *[other] { $number } Waren über dem Limit
}
targi-seat-above-gold = { $number } Gold über dem Limit
targi-seat-first = Startspieler
targi-seat-to-place = zu setzen:
targi-seat-to-use = zu nutzen:
targi-seat-targis = { $number ->
    [one] 1 Targi
   *[other] { $number } Targis
}
targi-seat-markers = { $number ->
    [one] 1 Marker
   *[other] { $number } Marker
}
targi-seat-display = Ausgelegte Karten
targi-seat-row = Reihe { $row }, { $number ->
    [0] leer
    [one] 1 Karte
   *[other] { $number } Karten
}:
targi-seat-row-alike = alle gleich
targi-seat-row-different = verschieden
targi-seat-plus = { $points ->
    [0] 0
   *[other] +{ $points }
}
targi-seat-bonus-alike = vier gleiche Karten, { targi-points }
targi-seat-bonus-different = vier verschiedene Karten, { targi-points }
targi-seat-bonus-none = voll, kein Bonus
targi-seat-reach-alike = vier gleiche Karten können noch { targi-points } bringen
targi-seat-reach-different = vier verschiedene Karten können noch { targi-points } bringen
targi-seat-reach-none = kein Bonus
targi-seat-hand = Handkarte
targi-seat-hand-none = Keine Handkarte
targi-seat-hand-hidden = Eine verdeckte Karte
targi-seat-hand-secret = Verdeckte Handkarte
targi-seat-hand-fresh = in dieser Runde genommen
targi-seat-so-far = Am Ende bisher: +{ $points }
targi-seat-cost = Kostet { $cost }.
targi-seat-aside = Überfall und Stapel
targi-seat-raid = Nächster Überfall, Karte { $corner }:
targi-seat-raid-takes = { $gold ->
    [0] { $goods ->
        [one] 1 Ware
       *[other] { $goods } Waren
    }
   *[other] { $gold } Gold
}
targi-seat-raid-or = oder
targi-seat-raid-last = Dann ist das Spiel vorbei.
targi-pile-goods = Warenstapel
targi-pile-tribe = Stammes­stapel
targi-pile-left = noch { $number }
targi-pile-discards = Abgeworfen: { $number }
targi-pile-unseen = Kann noch kommen: { $number }
targi-pile-where-goods = Im Stapel oder verdeckt auf dem Tisch.
targi-pile-where-tribe = Im Stapel, verdeckt auf dem Tisch oder verdeckt auf einer Hand.
targi-pile-times = ×{ $number }

# The coach
targi-why-rows = Reihen von { $seat } mit Bonus: im Mittel { $played }, nach dem besseren Zug { $better }.
targi-why-laid = Von { $seat } ausgelegte Stammeskarten: im Mittel { $played }, nach dem besseren Zug { $better }.
targi-why-unpaid = Überfälle, die { $seat } nicht bezahlen kann: im Mittel { $played }, nach dem besseren Zug { $better }.
targi-nudge-place = { $side ->
    [1] Sieh dir die Randkarten 1 bis 4 an.
    [2] Sieh dir die Randkarten 5 bis 8 an.
    [3] Sieh dir die Randkarten 9 bis 12 an.
   *[other] Sieh dir die Randkarten 13 bis 16 an.
}
targi-nudge-piece = Sieh dir an, was auf { $piece } steht.
targi-nudge-other = Denk daran, was du für die nächste Karte brauchst, und was der andere will.

# A position set by hand
targi-edit-square = Das Kartenfeld
targi-edit-targi = Targi auf dieser Karte
targi-edit-card = Die Karte, die hier liegt
targi-edit-marker = Stammesmarker hier
targi-edit-order = Verdeckt gelegt als Nummer
targi-edit-phase = Was jetzt geschieht
targi-edit-turn = Wer am Zug ist
targi-edit-first = Der Startspieler
targi-edit-robber = Der Räuber
targi-edit-ware = { $ware ->
    [dates] Datteln
    [salt] Salz
    [pepper] Pfeffer
    [gold] Gold
   *[points] Punkte
}
targi-edit-hand = Handkarte
targi-edit-secret = Verdeckt gezogen
targi-edit-fresh = In dieser Runde genommen
targi-edit-row = Reihe { $row }, Platz { $place }
targi-edit-in-use = Eine Karte in Gebrauch
targi-edit-piece = Targi oder Marker in Gebrauch
targi-edit-drawn = Dafür gezogene Karte
targi-edit-takes = Noch zu nehmende Waren
targi-edit-asked = Spieler, die der Überfall schon traf
targi-edit-from_card = Eine Warenkarte gibt es
targi-edit-traded = Es wurde schon getauscht
targi-edit-discards = Die Ablagen
targi-edit-tribe-discards = Abgelegte Stammeskarten
targi-edit-unseen = eine unbekannte Karte
targi-edit-both = beide Spieler
targi-edit-on-card = auf { $card }
targi-edit-phase-name = { $phase ->
    [lot] der Startspieler wird ausgelost
    [turning] Karten aufdecken
    [placing] Targis setzen
    [acting] Targis und Marker nutzen
    [drawing] eine Karte ziehen
    [keeping] gezogene Karte wählen
    [taking] eine Ware nehmen
    [deciding] über die Stammeskarte entscheiden
    [paying] eine Karte bezahlen
    [laying] eine Reihe wählen
    [swapping] Karten tauschen
    [trading] handeln
    [working] beim Silberschmied
    [moving] Fata Morgana
    [returning] Waren zurückgeben
    [raid] ein Überfall
   *[over] das Spiel ist aus
}

# Explained when it first comes up
targi-first-robber = Eine Runde beginnt mit dem Räuber: Er zieht am Rand entlang, eine Karte je Runde. Auf seine Karte darf niemand einen Targi setzen.
targi-first-crossing = Wo sich die Linien deiner Targi kreuzen, liegt ein Stammesmarker von dir: Du darfst auch diese innere Karte nutzen.
targi-first-raid = An einer Ecke nimmt der Räuber jedem etwas ab. Du zahlst einen der beiden Preise, nie gemischt; Gold ist keine Ware.
targi-first-expansion = Die Stammeserweiterung zieht die oberste Stammeskarte, ungesehen von der Gegenseite. Lege sie aus, nimm sie auf die Hand oder wirf sie ab.
targi-first-secret = Deine Handkarte kommt vom Stapel, also kennst nur du sie. Ausgelegt wird sie mit dem Adligen; auf der Hand zählt sie nichts.
targi-first-row = Eine Reihe ist voll. Vier Karten einer Art bringen am Ende 4 Punkte, vier verschiedene 2; jede andere Reihe nichts.

# Puzzles: what is to be found, and what each kind is called
targi-puzzle-raid = Ein Überfall steht bevor: Nach welchem Zug überstehst du ihn am besten?
targi-puzzle-row = Denk an deine Reihen: Welcher Zug führt zu einem Bonus?
targi-puzzle-cards = Stammeskarten sind Punkte: Nach welchem Zug legst du die meisten aus?
targi-puzzle-last = Die letzte Runde: Was bringt jetzt die meisten Punkte?
targi-puzzle-use = Alles steht: Was nutzt du zuerst?
targi-puzzle-two = Deine Marker stehen auf mehr als einer Stammeskarte: Was jetzt, um am meisten davon zu haben?
targi-puzzle-move = Fata Morgana: Welcher Marker wird versetzt, und auf welche Karte?
targi-puzzle-deny = Lass der Gegenseite nicht, was sie am meisten braucht.
targi-puzzle-third = Dein dritter Targi: Wo vollendet er die besten Kreuzungen?
targi-puzzle-second = Dein zweiter Targi: Wo sollte seine Linie die erste kreuzen?
targi-puzzle-first = Dein erster Targi: Welche Karte darfst du der Gegenseite nicht lassen?
targi-puzzles-raid = Überfälle
targi-puzzles-row = Reihen mit Bonus
targi-puzzles-cards = Karten auslegen
targi-puzzles-last = Die letzte Runde
targi-puzzles-use = In der richtigen Reihenfolge
targi-puzzles-two = Zwei Karten bezahlen
targi-puzzles-move = Mit der Fata Morgana
targi-puzzles-deny = Etwas wegnehmen
targi-puzzles-third = Der dritte Targi
targi-puzzles-second = Der zweite Targi
targi-puzzles-first = Der erste Targi
