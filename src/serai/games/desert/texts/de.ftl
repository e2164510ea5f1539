# Through the Desert: names
desert-name = Durch die Wüste
desert-designer = Reiner Knizia
desert-about = Führe Karawanen pastellfarbener Kamele von Wasserstelle zu Oase und umschließe mit ihnen das Land, das dir gehören soll.
desert-wins = Die meisten Punkte gewinnen: Wasser, Oasen, Karawanen, Gebiete
desert-option-map = Karte
desert-option-map-sirocco = Schirokko, die Karte des Hauses
desert-option-map-wadi = Wadi, eine kurze Partie zu zweit
desert-option-hide_totals = Punktestand verbergen
desert-option-hide_totals-hint = Bis zum Ende siehst du, wie viele Wasserstellen die anderen genommen haben, aber nicht, was sie wert sind.
desert-option-palms = Palmen
desert-option-palms-random = ausgelost
desert-option-palms-hint = Sie werden ausgelost, wenn du hier keine Palmenfelder nennst. Ist ein Name falsch, erfährst du, welche es gibt.
desert-unit = { $points ->
    [one] Punkt
   *[other] Punkte
}

# Options and maps
desert-map = eine Karte für Durch die Wüste: { $name }, für { $players } Spieler, { $spaces } Felder
desert-unknown-map = Eine Karte namens „{ $name }“ gibt es nicht. Es gibt: { $known }. Eine eigene Karte gibst du als Text an, im Terminal als Datei.
desert-map-seats = Die Karte { $name } ist nicht für { $seats } Spieler gemacht, sondern für { $allowed }.
desert-bad-palms = Auf „{ $value }“ können die Palmen nicht stehen. { $palms ->
    [one] Nenne ein Palmenfeld
   *[other] Nenne { $palms } verschiedene Palmenfelder
} aus: { $spaces }.

# Texts that are not actions
desert-no-action = „{ $text }“ ist keine Aktion. Aktionen sind: leader COLOUR SPACE, camel COLOUR SPACE, aside COLOUR, skip.
desert-no-space = „{ $text }“: Ein Feld { $cell } gibt es auf diesem Spielplan nicht.
desert-no-colour = „{ $text }“: { $colour } ist keine Kamelfarbe. Die Farben sind { $known }.
desert-no-number = „{ $text }“: { $number } ist keine Zahl von 1 bis { $most }.

# Words within sentences
desert-colour = { $colour ->
    [amber] Bernstein
    [lime] Limette
    [rose] Rosa
    [sky] Hellblau
   *[violet] Violett
}
desert-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
desert-size = { $size ->
    [one] ein Kamel
   *[other] { $size } Kamele
}
desert-spaces = { $spaces ->
    [0] eine Oase
    [one] ein Feld
   *[other] { $spaces } Felder
}

# Why not
desert-reason-over = Das Spiel ist vorbei.
desert-reason-chance = { $what ->
    [first] Wer beginnt
    [palm] Wo eine Palme steht
   *[token] Welche Wasserstelle wo liegt
}, wird ausgelost; das wählt niemand.
desert-reason-turn = { $actor } ist am Zug.
desert-reason-phase = Jetzt nicht: { desert-phase-name }.
desert-phase-name = { $phase ->
    [first] Der Startspieler wird ausgelost
    [aside] Karawanenführer werden beiseitegestellt
    [palms] Die Palmen werden gepflanzt
    [tokens] Die Wasserstellen werden ausgelegt
    [leaders] Karawanenführer werden gesetzt
   *[camels] Kamele werden gesetzt
}
desert-reason-aside = { $seat } hat schon den Karawanenführer in { desert-colour } beiseitegestellt; wähle eine andere Farbe.
desert-reason-leader-aside = Du hast deinen Karawanenführer in { desert-colour } beiseitegestellt.
desert-reason-leader-placed = Dein Karawanenführer in { desert-colour } steht schon auf { $cells }.
desert-reason-colour-led = In der ersten Runde muss ein Karawanenführer eine Farbe haben, die noch niemand gesetzt hat; der von { $seat } in { desert-colour } steht schon auf { $cells }.
desert-reason-occupied = Auf { $cell } steht schon ein Kamel von { $seat } in { desert-colour }.
desert-reason-oasis = { $cell } ist eine Oase.
desert-reason-waterhole = Auf der Wasserstelle { $cell } darf kein Karawanenführer stehen.
desert-reason-next-to-oasis = Ein Karawanenführer auf { $cell } stünde neben der Oase { $cells }.
desert-reason-next-to-leader = Ein Karawanenführer auf { $cell } stünde neben dem von { $seat } in { desert-colour } auf { $cells }.
desert-reason-herd-empty = Die Herde in { desert-colour } ist leer.
desert-reason-no-caravan = Du hast keinen Karawanenführer in { desert-colour } auf dem Spielplan, also keine Karawane, der sich ein Kamel auf { $cell } anschließen könnte.
desert-reason-not-touching = { $cell } liegt nicht neben deiner Karawane in { desert-colour }, deren Führer auf { $leader } steht.
desert-reason-rival = { $cell } liegt neben { $camels ->
    [one] dem Kamel
   *[other] den Kamelen
} von { $seat } in { desert-colour } auf { $cells }.
desert-reason-enclosed = { $cell } liegt in einem Gebiet, das { $seat } mit { desert-colour } eingeschlossen hat.
desert-reason-can-move = Aussetzen darfst du nur, wenn du kein Kamel setzen kannst; du kannst aber, zum Beispiel { desert-colour } auf { $cell }.

# What happened
desert-event-first = { $seat } ist Startspieler.
desert-event-aside = { $seat } stellt den Karawanenführer in { desert-colour } beiseite.
desert-event-palm = Auf { $cell } steht eine Palme.
desert-event-token = Auf { $cell } liegt eine Wasserstelle mit Wert { $value }.
desert-event-leader = { $seat } setzt den Karawanenführer in { desert-colour } auf { $cell }.
desert-event-camel = { $seat } setzt ein Kamel in { desert-colour } auf { $cell }.
desert-event-skip = { $seat } kann kein Kamel setzen und setzt aus.
desert-event-waterhole = { $seat } nimmt die Wasserstelle auf { $cells }: { desert-points }.
desert-event-oasis = { $seat } erreicht mit { desert-colour } die Oase { $cells }: { desert-points }.
desert-event-enclosed = { $seat } schließt mit { desert-colour } { desert-spaces } ein.
desert-event-waterholes-inside = { $seat } nimmt im Gebiet { $tokens ->
    [one] die Wasserstelle
   *[other] die Wasserstellen
} auf { $cells }: { desert-points }.
desert-event-oasis-inside = { $seat } hat damit auch die Oase { $cells } im Gebiet erreicht: { desert-points }.
desert-event-herd-empty = Das letzte Kamel in { desert-colour } steht: Mit diesem Zug endet das Spiel.
desert-event-largest = { $seat } hat die größte Karawane in { desert-colour }, { desert-size }: { desert-points }.
desert-event-tied = Gleichstand: { $seat } hat eine der größten Karawanen in { desert-colour }, { desert-size }: { desert-points }.
desert-event-area = { $seat } hat { desert-spaces } eingeschlossen: { desert-points }.

# The ledger
desert-source-waterholes = Wasserstellen
desert-source-oases = Oasen
desert-source-caravans = größte Karawanen
desert-source-areas = eingeschlossene Gebiete

# Faults of a map
desert-fault-missing = Zeile { $line }: Der Karte fehlt die Angabe „{ $key }“; schreibe „{ $key }: …“ vor den Spielplan.
desert-fault-unknown-line = Zeile { $line }: „{ $text }“ ist unverständlich; vor dem Spielplan stehen name, players, palms, herds und dann „board:“.
desert-fault-twice = Zeile { $line }: { $key } kommt zweimal vor.
desert-fault-bad-name = Zeile { $line }: „{ $text }“ kann kein Name sein; nimm 1 bis 40 Zeichen und kein „|“.
desert-fault-bad-players = Zeile { $line }: „{ $text }“ ist keine Spielerzahl; schreibe 2, 3, 4, 5 oder eine Spanne wie 2-5.
desert-fault-bad-palms = Zeile { $line }: „{ $text }“ ist keine Anzahl Palmen von 0 bis 5.
desert-fault-bad-herds = Zeile { $line }: „{ $text }“ ist keine Anzahl Kamele von 1 bis 30.
desert-fault-no-board = Zeile { $line }: Der Spielplan fehlt; nach der Zeile „board:“ kommen seine Reihen.
desert-fault-unknown-sign = Zeile { $line }, Spalte { $column }: unbekanntes Zeichen „{ $sign }“; es gibt . Feld, o Wasserstelle, p Palmenfeld, ^ Gebirge, - Trennlinie.
desert-fault-between = Zeile { $line }, Spalte { $column }: „{ $sign }“ steht zwischen zwei Sechsecken; ein Sechseck ist zwei Zeichen breit, und jede zweite Reihe ist um eins versetzt.
desert-fault-too-wide = Zeile { $line }, Spalte { $column }: Der Spielplan ist breiter als { $most } Sechsecke.
desert-fault-too-tall = Zeile { $line }: Der Spielplan hat { $rows } Reihen; nummerieren lassen sich höchstens { $most }.
desert-fault-line-place = Zeile { $line }: höchstens eine Trennlinie, und nicht vor der ersten Reihe.
desert-fault-no-line = Zeile { $line }: Eine Karte für 2–3 und für 4–5 Spieler braucht eine Trennlinie, eine Reihe aus „-“.
desert-fault-needless-line = Zeile { $line }: Diese Karte ist nur für eine Tischgröße und braucht keine Trennlinie.
desert-fault-large-herds = Zeile { $line }: Bei { $seats } Spielern hat eine Herde höchstens { $most } Kamele.
desert-fault-cells = Zeile { $line }: { $cells } Felder für { $players } Spieler; es müssen 2 bis { $most } sein.
desert-fault-unconnected = Zeile { $line }, Spalte { $column }: Für { $players } Spieler hängt der Spielplan nicht zusammen: Kein Weg führt nach { $cell }.
desert-fault-palm-at-rim = Zeile { $line }, Spalte { $column }: Für { $players } Spieler liegt das Palmenfeld { $cell } am Rand; alle sechs Felder ringsum müssen bespielbar sein.
desert-fault-few-palms = Zeile { $line }: Palmen: { $palms }, Palmenfelder für { $players } Spieler aber nur: { $spaces }.
desert-fault-many-tokens = Zeile { $line }: { $spaces } Felder für Wasserstellen bei { $players } Spielern, es gibt aber nur { $most } Plättchen.

# Positions that cannot be read
desert-position-line = Zeile { $line }: „{ $text }“ ist unverständlich oder kommt zweimal vor.
desert-position-no-board = Zeile { $line }: Der Spielplan fehlt; nach der Zeile „board:“ kommen seine Reihen.
desert-position-value = Zeile { $line }: „{ $text }“ passt nicht zu „{ $key }“.
desert-position-label = Zeile { $line }: Eine Reihe beginnt mit ihrer Nummer, nicht mit „{ $text }“.
desert-position-column = Zeile { $line }, Spalte { $column }: „{ $sign }“ steht nicht dort, wo ein Feld ist; vier Zeichen je Feld, jede zweite Reihe um zwei versetzt.
desert-position-twice = Zeile { $line }: Reihe { $row } ist zweimal gezeichnet.
desert-position-missing = Zeile { $line }: Das Feld { $cell } ist nicht gezeichnet.
desert-position-sign = Zeile { $line }: „{ $sign }“ auf { $cell } ist kein Zeichen des Spielplans.
desert-position-no-space = Zeile { $line }: „{ $sign }“ steht auf { $cell }, wo die Karte kein Feld hat.
desert-position-herd = In der Herde in { desert-colour } { $right ->
    [one] muss 1 Kamel
   *[other] müssen { $right } Kamele
} sein.
desert-position-open = { $cell } ist als eingeschlossen gezeichnet, ist es aber nicht.
desert-position-enclosed = { $cell } ist von Platz { $seat } eingeschlossen und muss so gezeichnet werden.
desert-position-stuck = In dieser Stellung könnte niemand etwas tun.

# States that cannot be
desert-unsound-range = { $field } enthält eine unmögliche Zahl.
desert-unsound-token-inside = Wasserstellen liegen in einem eingeschlossenen Gebiet: { $cells }.
desert-unsound-left = In diesem Zug können nicht noch { $left } Kamele übrig sein.
desert-unsound-opening = Die erste Kamelrunde gibt es nur, solange Kamele gesetzt werden.
desert-unsound-first = Der Startspieler ist nicht der, den der Tisch bestimmt hat.
desert-unsound-veiled = Der Punktestand ist verborgen, obwohl der Tisch ihn zeigt.
desert-unsound-ended = Das Spiel wäre schon vorbei.
desert-unsound-leaders = Die Karawanenführer wurden nicht reihum gesetzt.
desert-unsound-crowded = Auf { $cell } stünde mehreres zugleich.
desert-unsound-palm = { $cell } ist kein Palmenfeld.
desert-unsound-token = { $cell } ist kein Feld für eine Wasserstelle.
desert-unsound-palms = Die Zahl der Palmen muss { $right } sein.
desert-unsound-herd = Eine Herde müsste { $right ->
    [one] 1 Kamel
   *[other] { $right } Kamele
} haben.
desert-unsound-tokens = Es sind mehr Wasserstellen da, als die Schachtel enthält.
desert-unsound-aside = Die beiseitegestellten Karawanenführer sind so nicht möglich.
desert-unsound-leader = Der Karawanenführer auf { $cell } kann dort nicht stehen.
desert-unsound-torn = Diese Kamele bilden mit ihrem Karawanenführer keine Karawane: { $cells }.
desert-unsound-early = Keine Kamele, bevor alle Karawanenführer stehen: { $cells }.
desert-unsound-rivals = Fremde Kamele derselben Farbe stehen nebeneinander: { $cells }.
desert-unsound-derived = { $field } folgt nicht aus der Stellung.

# On the page
desert-letter-amber = B
desert-letter-lime = L
desert-letter-rose = R
desert-letter-sky = H
desert-letter-violet = V
desert-board = Der Spielplan
desert-board-help = Mit den Pfeiltasten gehst du von Feld zu Feld, die Eingabetaste setzt, Escape hebt die Wahl auf. Überall auf der Seite wählen 1 bis 5 eine Herde, und N springt zum nächsten möglichen Feld.
desert-cell = { $cell }, { $words }
desert-cell-sand = Sand
desert-cell-camel = { $mine ->
    [yes] dein Kamel in { $colour }
   *[no] Kamel von { $seat } in { $colour }
}
desert-cell-leader = { $mine ->
    [yes] dein Karawanenführer in { $colour }
   *[no] Karawanenführer von { $seat } in { $colour }
}
desert-cell-placed = gerade gesetzt
desert-cell-waterhole = Wasserstelle { $value }
desert-cell-oasis = Oase
desert-cell-space-waterhole = Wasserstellenfeld
desert-cell-space-palm = Palmenfeld
desert-cell-enclosed = { $mine ->
    [yes] von dir eingeschlossen
   *[no] von { $seat } eingeschlossen
}
desert-cell-near = { $number ->
    [one] neben deiner Karawane in { $colours }
   *[other] neben deinen Karawanen in { $colours }
}
desert-cell-legal = möglich
desert-cell-legal-for = möglich für { $colours }
desert-cell-not-legal = nicht möglich
desert-cell-brings = bringt { desert-points }
desert-preview = Auf { $cell } mit { $colour }: { $brings }.
desert-brings-waterholes = { desert-points } für Wasser
desert-brings-oases = { $points ->
    [5] 5 Punkte für eine Oase
   *[other] { $points } Punkte für Oasen
}
desert-brings-enclosed = schließt { desert-spaces } ein
desert-brings-last = das letzte Kamel seiner Herde, also der letzte Zug
desert-brings-end = beendet das Spiel und bringt damit noch { desert-points }
desert-brings-nothing = eine längere Karawane, noch keine Punkte
desert-preview-leader = Dein Karawanenführer in { $colour } auf { $cell }: Hier beginnt seine Karawane.
desert-plus = +{ $points }
desert-herds = Die Herden
desert-herd = { $colour }, noch { $left ->
    [one] ein Kamel
   *[other] { $left } Kamele
}
desert-herd-low = wenige übrig
desert-herd-last = fast leer
desert-herd-none = leer
desert-herd-nowhere = jetzt kein Feld dafür
desert-choose-aside = Wähle die Farbe des Karawanenführers, den du beiseitestellst.
desert-aside-chosen = Dein Karawanenführer in { $colour } bleibt zu Hause.
desert-set-aside = Beiseitestellen
desert-choose-leader = Wähle eine Herde, dann ein Feld für deinen Karawanenführer.
desert-phase = { $phase ->
    [aside] Karawanenführer beiseitestellen
    [leaders] Karawanenführer setzen
    [camels] Kamele setzen
   *[other] Der Spielplan wird ausgelegt
}
desert-camels-to-place = { $opening ->
    [yes] Setze ein Kamel
   *[no] { $left ->
        [one] Setze 2 Kamele: noch 1
       *[other] Setze 2 Kamele
    }
}
desert-choose-herd = { desert-camels-to-place }. Wähle eine Herde, dann ein Feld.
desert-choose-space = { desert-camels-to-place }. Wähle ein Feld für { $colour }.
desert-choose-leader-space = Wähle ein Feld für deinen Karawanenführer in { $colour }.
desert-nowhere = Für { $colour } gibt es jetzt kein Feld. Wähle eine andere Herde.
desert-waits = { $phase ->
    [aside] { $seat } stellt einen Karawanenführer beiseite.
    [leaders] { $seat } setzt einen Karawanenführer.
    [camels] { $left ->
        [one] { $seat } setzt ein Kamel.
       *[other] { $seat } setzt zwei Kamele.
    }
   *[other] Der Spielplan wird ausgelegt.
}
desert-which-herd = Für { $cell } kommen mehrere Herden infrage. Welche soll es sein?
desert-place = Setzen
desert-cancel = Abbrechen
desert-must-skip = Für keines deiner Kamele gibt es ein Feld.
desert-skip = Aussetzen
desert-leads-alone = die größte
desert-leads-shared = gleichauf die größte
desert-seat-caravan = { $colour }: { desert-size }
desert-seat-aside = { $colour }: Karawanenführer beiseitegestellt
desert-seat-none = { $colour }: keine
desert-seat-tokens = { $tokens ->
    [one] eine Wasserstelle genommen
   *[other] { $tokens } Wasserstellen genommen
}
desert-seat-oases = { $oases ->
    [one] eine Oase erreicht
   *[other] { $oases } Oasen erreicht
}
desert-seat-areas = { $spaces ->
    [one] ein Feld eingeschlossen
   *[other] { $spaces } Felder eingeschlossen
}

# The coach
desert-why-oasis = { $seat } erreicht die Oase { $cell } in { $played } der Partien, nach dem besseren Zug in { $better }.
desert-why-caravan = { $seat } hat die größte Karawane in { desert-colour } in { $played } der Partien, nach dem besseren Zug in { $better }.
desert-why-area = Von { $seat } eingeschlossene Felder, je ein Punkt: im Mittel { $played }, nach dem besseren Zug { $better }.
desert-nudge-camel = Sieh dir die Herde in { desert-colour } an.
desert-nudge-leader = Such einen guten Platz für den Karawanenführer in { desert-colour }.
desert-nudge-other = Hier gibt es nicht viel zu wählen.

# A position set by hand
desert-edit-board = Der Spielplan
desert-edit-space = Auf diesem Feld
desert-edit-phase = Was jetzt geschieht
desert-edit-first = Der Startspieler
desert-edit-turn = Wer am Zug ist
desert-edit-opening = Erste Kamelrunde
desert-edit-left = Kamele, die noch zu setzen sind
desert-edit-aside = Beiseitegestellter Führer: { $colour }
desert-edit-taken = Genommene Wasserstellen zu { $value }
desert-edit-phase-name = { $phase ->
    [first] der Startspieler wird ausgelost
    [aside] Karawanenführer beiseitestellen
    [palms] Palmen pflanzen
    [tokens] Wasserstellen legen
    [leaders] Karawanenführer setzen
    [camels] Kamele setzen
   *[over] das Spiel ist aus
}

# Explained when it first comes up
desert-first-leaders = Zuerst stehen die Karawanenführer, reihum je einer. Deine Karawane einer Farbe wächst von ihrem Karawanenführer aus: Achte auf Wasserstellen und Oasen in der Nähe.
desert-first-waterhole = Ein Kamel auf einer Wasserstelle nimmt sofort deren Plättchen: so viele Punkte, wie darauf stehen.
desert-first-oasis = Eine Karawane, die neben eine Oase kommt, wertet sie einmal. Eine andere Karawane von dir und die der anderen können sie auch werten.
desert-first-area = Eine Karawane, die Land einschließt, besitzt es: Am Ende zählt jedes freie Feld darin, und was darin liegt, wird sofort genommen. Niemand setzt dort mehr.
desert-first-herd = Eine Herde geht zur Neige. Ist eine Herde leer, endet das Spiel mit diesem Zug.
desert-first-majority = Am Ende zählt die größte Karawane jeder Farbe; bei Gleichstand bekommt jede die Hälfte.

# Puzzles: what is to be found, and what each kind is called
desert-puzzle-area = Schließ Land ein, jetzt oder später: Welches Kamel bringt dir am meisten davon?
desert-puzzle-last = Die Herde in { desert-colour } ist fast leer, und mit ihr endet das Spiel. Mach das Beste daraus.
desert-puzzle-oasis = Erreiche eine Oase, jetzt oder später: Mit welchem Kamel geht es am besten?
desert-puzzle-block = Stell dich jemandem in den Weg: Welches Kamel kostet die anderen am meisten?
desert-puzzle-largest = Um die größte Karawane in { desert-colour } wird gerungen. Welches Kamel entscheidet?
desert-puzzle-water = Nimm Wasser, jetzt oder später: Welches Kamel bringt dir am meisten?
desert-puzzle-plan = Keine Punkte sofort: Welches Kamel zahlt sich am Ende aus?
desert-puzzles-area = Land einschließen
desert-puzzles-last = Die letzten Kamele
desert-puzzles-oasis = Eine Oase erreichen
desert-puzzles-block = Den Weg versperren
desert-puzzles-largest = Die größte Karawane
desert-puzzles-water = Wasser nehmen
desert-puzzles-plan = Vorausschauen
