# Im Reich der Wüstensöhne: names
sons-name = Im Reich der Wüstensöhne
sons-designer = Klaus Teuber
sons-about = Entdecke die Wüste Kärtchen für Kärtchen, schicke Entdecker in ihre Oasen und achte auf die Gerüchte über den Wert der Waren.
sons-wins = Das meiste Gold für Waren und Gerüchte gewinnt
sons-option-tiles = Entdeckerkärtchen
sons-option-tiles-dunes = Dünen, die Kärtchen des Hauses
sons-unit = { $points ->
    [one] Gold
   *[other] Gold
}

# Options and tile sets
sons-unknown-tiles = Einen Kärtchensatz namens „{ $name }“ gibt es nicht. Es gibt: { $known }. Einen eigenen Satz gibst du als Text an, im Terminal als Datei.
sons-tiles = ein Satz Entdeckerkärtchen für Im Reich der Wüstensöhne: { $name }, { $tiles } Kärtchen in Stapeln zu { $stacks }
sons-tiles-other-number = Hinweis: Der übliche Satz hat { $stacks } Stapel zu { $usual }; dieser ist spielbar
sons-fault-stack = Zeile { $line }: Hier muss „stack { $right }“ folgen; es gibt die Stapel 1 bis 5
sons-fault-no-stack = Zeile { $line }: „{ $text }“ steht vor dem ersten Stapel; beginne mit „stack 1“
sons-fault-name = Zeile { $line }: Ein Name hat 1 bis { $most } Zeichen und kein „|“
sons-fault-no-name = Zeile { $line }: Dem Satz fehlt „name:“
sons-fault-sides = Zeile { $line }: „{ $text }“ müssen vier Zeichen sein, für Norden, Osten, Süden und Westen: „.“ Wüste, „a“ und „b“ Oase
sons-fault-parts = Zeile { $line }: „{ $text }“: Der erste Teil heißt „a“, der zweite „b“
sons-fault-fields = Zeile { $line }: Aktionsfelder hier: { $number }; es müssen { $right } sein, eines für jeden Teil („-“ für keines)
sons-fault-unknown = Zeile { $line }: „{ $text }“ ist kein Aktionsfeld; möglich ist: { $known }
sons-fault-shape = Zeile { $line }: „{ $text }“ lässt sich so nicht teilen: drei Seiten in ein benachbartes Paar und eine einzelne, vier in zwei benachbarte Paare
sons-fault-empty = Zeile { $line }: Stapel { $stack } hat keine Kärtchen
sons-fault-many = Zeile { $line }: Das sind { $tiles } Kärtchen; spielbar sind höchstens { $most }

# Texts that are not actions
sons-no-action = „{ $text }“ ist keine Aktion. Aktionen sind: stay, move CELL, draw, take TILE, scout TILE, pass, lay CELL ROTATION, redraw, decline, explorer HEIGHT SIDE, recall HEIGHT, score SIDE, field NAME, throw GOOD, leave, put GOOD, look RUMOUR, remove, leader, end.
sons-no-first = „{ $text }“ nennt keinen Platz; richtig wäre: first 1
sons-no-tile = „{ $text }“ nennt kein Kärtchen dieses Satzes; richtig wäre: tile 2.5
sons-no-rumour = „{ $text }“ nennt kein Gerücht; richtig wäre: rumour +2
sons-no-move = „{ $text }“ nennt kein Feld, a1 bis k11; richtig wäre: move f5
sons-no-take = „{ $text }“ nennt kein Kärtchen dieses Satzes; richtig wäre: take 2.5
sons-no-scout = „{ $text }“ nennt kein Kärtchen dieses Satzes; richtig wäre: scout 2.5
sons-no-lay = „{ $text }“ muss ein Feld, a1 bis k11, und eine Drehung, 0 bis 3, nennen; richtig wäre: lay g5 1
sons-no-explorer = „{ $text }“ muss eine Größe, 1 bis 16, und eine Seite, n, e, s oder w, nennen; richtig wäre: explorer 13 n
sons-no-recall = „{ $text }“ nennt keine Größe, 1 bis 16; richtig wäre: recall 13
sons-no-score = „{ $text }“ nennt keine Seite, n, e, s oder w; richtig wäre: score n
sons-no-field = „{ $text }“ nennt kein Aktionsfeld; richtig wäre: field salt, field water2, field camel, field rumour
sons-no-throw = „{ $text }“ nennt keine Ware: incense, myrrh, salt oder gems; richtig wäre: throw salt
sons-no-put = „{ $text }“ nennt keine Ware: incense, myrrh, salt oder gems; richtig wäre: put salt
sons-no-look = „{ $text }“ nennt kein Gerücht, r1 bis r6; richtig wäre: look r1

# Names of things
sons-good = { $good ->
    [incense] Weihrauch
    [myrrh] Myrrhe
    [salt] Salz
   *[gems] Edelsteine
}
sons-field = { $field ->
    [incense] Weihrauch
    [myrrh] Myrrhe
    [salt] Salz
    [gems] Edelsteine
    [water1] 1 Wasserstein
    [water2] 2 Wassersteine
    [water3] 3 Wassersteine
    [camel] Kamel
   *[rumour] Gerücht
}
sons-side = { $side ->
    [n] Norden
    [e] Osten
    [s] Süden
   *[w] Westen
}
sons-points = { $points } Gold

# Why not
sons-reason-over = Das Spiel ist vorbei.
sons-reason-chance = Das wird ausgelost; das wählt niemand.
sons-reason-turn = Jetzt muss { $actor } wählen.
sons-reason-phase = Jetzt nicht: { $phase ->
    [moving] Die Karawane zieht oder bleibt stehen
    [discovering] Gerade wird entdeckt
    [laying] Das Kärtchen muss angelegt werden
    [answering] Wer ein Kärtchen abgeben musste, darf ein neues ziehen
    [exploring] Eine Entdeckerfigur darf eingesetzt werden
    [ordering] Eine von zwei Oasen muss zuerst gewertet werden
    [choosing] Gerade wird ein Aktionsfeld gewählt
    [throwing] Für die neue Ware muss eine andere abgeworfen werden, oder sie bleibt liegen
    [putting] Das Gerücht muss gelegt werden
    [looking] Ein Gerücht darf angesehen werden
    [looked] Das Gerücht bleibt liegen oder wird entfernt
    [leading] Der Karawanenführer kann bezahlt werden, oder der Zug endet
   *[other] Gerade werden Kärtchen gezogen
}.
sons-reason-undiscovered = { $cells } ist noch nicht entdeckt.
sons-reason-own-field = Deine Karawane steht schon auf { $cells }; sie kann dort bleiben.
sons-reason-occupied = Auf { $cells } steht die Karawane von { $seat }.
sons-reason-too-far = { $cells } ist ohne den Kameltreiber nicht erreichbar, und du hast keinen Wasserstein für ihn.
sons-reason-no-tiles = In den Stapeln ist kein Kärtchen mehr.
sons-reason-display-full = Du hast { $most } Kärtchen in deiner Auslage ({ $cells }) und darfst nicht ziehen.
sons-reason-not-in-display = Kärtchen { $tile } liegt nicht in deiner Auslage.
sons-reason-own-tile = Kärtchen { $tile } liegt in deiner eigenen Auslage; nimm es ohne den Kundschafter.
sons-reason-not-in-displays = Kärtchen { $tile } liegt in niemandes Auslage.
sons-reason-no-water = Der Kundschafter kostet 1 Wasserstein, und du hast keinen.
sons-reason-must-draw = Eine ganze Runde lang hat niemand ein Kärtchen gezogen oder angelegt: Du musst ziehen.
sons-reason-fits-nowhere = Kärtchen { $tile } passt, wie man es auch dreht, auf keines der Felder neben deiner Karawane ({ $cells }).
sons-reason-nothing-around = Rings um deine Karawane auf { $cells } ist alles entdeckt: Kärtchen { $tile } lässt sich dort nicht anlegen.
sons-reason-can-draw = Du kannst ziehen, also musst du etwas entdecken.
sons-reason-tile-fits = Du darfst nicht ziehen, aber hier { $number ->
    [one] passt Kärtchen { $cells }
   *[other] passen die Kärtchen { $cells }
}, also musst du etwas entdecken.
sons-reason-discovered = { $cells } ist schon entdeckt.
sons-reason-not-around = { $cells } liegt nicht neben deiner Karawane auf { $caravan }.
sons-reason-does-not-fit = Auf { $cell } wäre die { $side ->
    [n] nördliche
    [e] östliche
    [s] südliche
   *[w] westliche
} Seite des Kärtchens { $kind ->
    [desert] Wüste, träfe aber auf eine Oasenseite
   *[oasis] Oase, träfe aber auf eine Wüstenseite
} von { $cells }.
sons-reason-looks-alike = Auf { $cells } sieht das Kärtchen mit Drehung { $rotation } aus wie mit { $same }: Wähle { $same }.
sons-reason-not-yours = Die Entdeckerfigur { $height } gehört dir nicht.
sons-reason-on-the-plan = Die Entdeckerfigur { $height } steht schon auf { $cells }.
sons-reason-no-oasis = Die { $side ->
    [n] nördliche
    [e] östliche
    [s] südliche
   *[w] westliche
} Seite von { $cells } ist Wüste.
sons-reason-other-side = Dieser Oasenteil von { $cells } heißt nach seiner ersten Seite ({ sons-side }): Wähle diese Seite.
sons-reason-explorers-left = Du hast noch Entdeckerfiguren zum Einsetzen: { $heights }.
sons-reason-at-home = Die Entdeckerfigur { $height } ist zu Hause und nicht auf dem Plan.
sons-reason-not-complete = Auf { $cells } sind zwei Oasen vollendet, eine im { $one ->
    [n] Norden
    [e] Osten
    [s] Süden
   *[w] Westen
} und eine im { $other ->
    [n] Norden
    [e] Osten
    [s] Süden
   *[w] Westen
}: Wähle eine davon.
sons-reason-no-field = Hier ist kein Aktionsfeld mit { $field ->
    [incense] Weihrauch
    [myrrh] Myrrhe
    [salt] Salz
    [gems] Edelsteinen
    [water1] 1 Wasserstein
    [water2] 2 Wassersteinen
    [water3] 3 Wassersteinen
    [camel] einem Kamel
   *[rumour] einem Gerücht
} frei; übrig: { $left }.
sons-reason-first-takes = Die erste Figur der Reihe muss ein Aktionsfeld nehmen; frei: { $left }.
sons-reason-same-good = Um Platz für { sons-good } zu schaffen, wirf etwas anderes ab, oder lass die neue Ware liegen.
sons-reason-none-held = Du hast { $good ->
    [incense] keinen Weihrauch
    [myrrh] keine Myrrhe
    [salt] kein Salz
   *[gems] keine Edelsteine
} zum Abwerfen.
sons-reason-places-taken = Beide Plätze für Gerüchte über { sons-good } sind belegt: { $cells }.
sons-reason-not-on-board = Gerücht { $rumour } liegt nicht auf der Gerüchtetafel.

# What happened
sons-event-first = { $seat } beginnt die Partie.
sons-event-dealt = { $seat } zieht Kärtchen { $tile } für die Auslage: { sons-tile-kind }.
sons-event-draw = { $seat } zieht ein Kärtchen.
sons-event-drawn = { $seat } bekommt Kärtchen { $tile }: { sons-tile-kind }.
sons-event-redraw = { $seat } zieht ein Kärtchen.
sons-event-redrawn = { $seat } bekommt Kärtchen { $tile } für die Auslage: { sons-tile-kind }.
sons-event-kept = Kärtchen { $tile } passt hier nirgends und kommt in die Auslage von { $seat }.
sons-event-gone = Kärtchen { $tile } passt hier nirgends und kommt aus dem Spiel.
sons-event-stay = { $seat } bleibt auf { $cells }.
sons-event-driver = { $seat } zahlt dem Kameltreiber 1 Wasserstein.
sons-event-move = { $seat } zieht von { $start } nach { $end }.
sons-event-take = { $seat } nimmt Kärtchen { $tile } aus der Auslage: { sons-tile-kind }.
sons-event-scout = { $seat } zahlt dem Kundschafter 1 Wasserstein und nimmt Kärtchen { $tile } von { $owner }: { sons-tile-kind }.
sons-event-lay = { $seat } legt Kärtchen { $tile } auf { $cells } an und zieht dorthin.
sons-event-desert = Wüste: { $seat } darf noch einmal ziehen und entdecken.
sons-event-decline = { $seat } zieht kein Kärtchen.
sons-event-no-discovery = { $seat } entdeckt nichts.
sons-event-no-explorer = { $seat } setzt keine Entdeckerfigur ein.
sons-event-explorer = { $seat } setzt Entdeckerfigur { $height } auf { $cells }.
sons-event-recall = { $seat } nimmt Entdeckerfigur { $height } von { $cells } zurück.
sons-event-order = { $seat } lässt zuerst die { $side ->
    [n] nördliche
    [e] östliche
    [s] südliche
   *[w] westliche
} Oase auf { $cells } werten.
sons-event-complete = Die Oase auf { $cells } ist vollendet; Aktionsfelder: { $fields }.
sons-event-complete-bare = Die Oase auf { $cells } ist vollendet und hat kein Aktionsfeld.
sons-event-no-line = Dort steht niemand.
sons-event-line = In der Reihe: { $heights }.
sons-event-line-paid = { $seat } zahlt 1 Wasserstein für die Reihe.
sons-event-line-home = { $seat } kann nicht zahlen: Entdeckerfigur { $height } geht nach Hause.
sons-event-field = { $seat } wählt { $field ->
    [incense] Weihrauch
    [myrrh] Myrrhe
    [salt] Salz
    [gems] Edelsteine
    [water1] 1 Wasserstein
    [water2] 2 Wassersteine
    [water3] 3 Wassersteine
    [camel] ein Kamel
   *[rumour] ein Gerücht
}.
sons-event-no-field = { $seat } nimmt kein Aktionsfeld.
sons-event-gain = { $seat } nimmt { sons-good }.
sons-event-gain-water = { $seat } nimmt { $number ->
    [one] 1 Wasserstein
   *[other] { $number } Wassersteine
}.
sons-event-gain-camel = { $seat } nimmt ein Kamel: zwei weitere Plätze für Waren.
sons-event-nothing = Für { $seat } gibt es nichts zu nehmen.
sons-event-throw = { $seat } wirft { $thrown ->
    [incense] Weihrauch
    [myrrh] Myrrhe
    [salt] Salz
   *[gems] Edelsteine
} ab und nimmt dafür { sons-good }.
sons-event-leave = { $seat } lässt { sons-good } liegen.
sons-event-rumour = { $seat } nimmt Gerücht { $rumour }: { sons-board-value }.
sons-event-rumour-secret = { $seat } nimmt Gerücht { $rumour } und sieht es an.
sons-event-rumour-again = { $seat } nimmt Gerücht { $rumour } wieder aus dem Vorrat.
sons-event-put = { $seat } legt Gerücht { $rumour } auf { sons-good }.
sons-event-look = { $seat } sieht Gerücht { $rumour } an.
sons-event-look-seen = Gerücht { $rumour } ist { sons-board-value }.
sons-event-no-look = { $seat } sieht kein Gerücht an.
sons-event-leave-rumour = { $seat } lässt Gerücht { $rumour } liegen.
sons-event-remove = { $seat } legt Gerücht { $rumour } zurück in den Vorrat.
sons-event-turban = { $seat } hat nun den Turban, auf Entdeckerfigur { $height }.
sons-event-leader = { $seat } zahlt dem Karawanenführer 1 Wasserstein für einen weiteren Zug.
sons-event-end = { $seat } beendet den Zug.
sons-event-last-tile = Das letzte Kärtchen ist gezogen: Nach diesem Zug sind alle noch einmal dran.
sons-event-over = Das Spiel ist vorbei.
sons-event-revealed = Gerücht { $rumour } über { sons-good } wird aufgedeckt: { sons-board-value }.
sons-event-gold = { $seat } bekommt für { sons-seat-good } { sons-points }.
sons-event-gold-rumour = Gerücht { $rumour } bringt { $seat } für { sons-seat-good } { sons-points }.

# The ledger
sons-source-goods = Waren
sons-source-rumours = Gerüchte
sons-tie = mehr Wasser entscheidet.

# Positions
sons-position-line = Zeile { $line }: „{ $text }“ muss eine Zeile wie „turn: 1“ sein, jede davon einmal
sons-position-no-plan = Zeile { $line }: Auf „plan:“ müssen elf Reihen folgen, nummeriert von 1 bis 11
sons-position-row = Zeile { $line }: Eine Reihe des Plans hat { $right } Felder
sons-position-sign = Zeile { $line }: „{ $sign }“ kann nicht auf { $cell } stehen; richtig ist „.“, „+“ für das Startkreuz oder ein Kärtchen mit seiner Drehung wie 2.5/1
sons-position-tile = Zeile { $line }: Ein Kärtchen „{ $name }“ gibt es in diesem Satz nicht
sons-position-value = Zeile { $line }: „{ $text }“ passt nicht zu „{ $key }“
sons-position-stuck = In dieser Stellung könnte niemand etwas tun

# What cannot be
sons-unsound-range = { $field } enthält eine unmögliche Zahl
sons-unsound-tiles = Ein Kärtchen fehlt oder ist doppelt
sons-unsound-stacks = Stapel { $stack } hat noch Kärtchen, obwohl schon von einem späteren gezogen wurde
sons-unsound-display = Die Auslage von Platz { $seat } ist nicht in Ordnung
sons-unsound-explorers = Die Entdeckerfiguren von Platz { $seat } sind nicht seine eigenen
sons-unsound-owners = Eine Entdeckerfigur gehört niemandem, der mitspielt
sons-unsound-goods = Platz { $seat } hat mehr Waren, als die Karawane fasst
sons-unsound-caravan = Die Karawane von Platz { $seat } steht auf einem unentdeckten Feld
sons-unsound-turban = Niemand trägt den Turban
sons-unsound-stands = Entdeckerfigur { $height } steht, wo sie nicht stehen kann
sons-unsound-rumours = Ein Gerücht, das niemand gezogen hat, ist bekannt
sons-unsound-unseen = Niemand hat Gerücht r{ $rumour } gesehen
sons-unsound-places = Mehr als zwei Gerüchte liegen auf einer Ware
sons-unsound-heard = Das Gerücht auf der Hand gehört nicht zu dieser Phase
sons-unsound-put-back = Ein Gerücht ist wieder im Vorrat, obwohl keines zurückgelegt wurde
sons-unsound-sides = { $cell } und { $other } passen nicht zusammen
sons-unsound-complete = Entdeckerfigur { $height } steht in einer vollendeten Oase
sons-unsound-held = Das Kärtchen auf der Hand gehört nicht zu dieser Phase
sons-unsound-robbed = Wem der Kundschafter etwas nahm, gehört nicht zu dieser Phase
sons-unsound-laid = Das zuletzt angelegte Kärtchen gehört nicht zu dieser Phase
sons-unsound-asked = Nicht dieser Spieler muss wählen
sons-unsound-no-tiles = Es gibt kein Kärtchen zu ziehen
sons-unsound-leader = Der Karawanenführer kann jetzt nicht bezahlt werden
sons-unsound-last = Die letzte Runde und die übrigen Kärtchen passen nicht zusammen
sons-unsound-dealing = So werden die ersten Kärtchen nicht verteilt
sons-unsound-second = Ohne angelegtes Kärtchen gibt es keine zweite Bewegung
sons-unsound-line = Die Reihe der Entdeckerfiguren ist so nicht möglich
sons-unsound-scoring = Es läuft eine Wertung, die nicht möglich ist
sons-unsound-opened = opened bedeutet in der Regelfassung 1 nichts
sons-unsound-chosen = Die gewählte Ware gehört nicht zu dieser Phase
sons-unsound-derived = { $field } folgt nicht aus dem Übrigen

# On the page: signs and tiles
sons-tile-desert = Wüste auf allen Seiten
sons-tile-shape = { $shape ->
    [one] eine Oasenseite
    [corner] zwei benachbarte Oasenseiten
    [across] zwei gegenüberliegende Oasenseiten
    [three] drei Oasenseiten
   *[four] vier Oasenseiten
}
sons-tile-parts = { $shape } in { $parts ->
    [one] einem Teil
   *[other] zwei Teilen
}
sons-tile-kind = { $shape ->
    [desert] { sons-tile-desert }
    [one] { sons-tile-shape }
   *[other] { sons-tile-shape } { $parts ->
        [one] in einem Teil
       *[other] in zwei Teilen
    }
}
sons-tile-with = { $tile } ({ $fields })
sons-tile-bare = { $tile }, ohne Aktionsfeld
sons-tile-part = Oase im { $sides }
sons-tile-part-field = Oase im { $sides } ({ $field })
sons-tile-apart = { $one }; davon getrennt { $other }

# On the page: the plan
sons-plan = Der Plan
sons-plan-help = Mit den Pfeiltasten gehst du von Feld zu Feld, die Eingabetaste zieht dorthin, legt an oder setzt ein, Escape hebt die Wahl auf. Überall auf der Seite springt N zum nächsten Feld, auf dem du etwas tun kannst, R dreht das Kärtchen oder geht zu seiner anderen Oase weiter, und 1 bis 9 drücken die Knöpfe neben dem Plan.
sons-plan-turn = Drücke noch einmal darauf, um das Kärtchen zu drehen, oder nimm das Mausrad oder R.
sons-plan-twist = Drücke noch einmal darauf, um das Kärtchen zu drehen, oder dreh es mit zwei Fingern.
sons-plan-bare = kein Aktionsfeld, bringt nichts
sons-plan-past = Diese Oase ist schon gewertet.
sons-plan-open = { $open ->
    [0] vollendet
    [one] 1 offene Seite
   *[other] { $open } offene Seiten
}
sons-plan-fields = Aktionsfelder insgesamt: { $fields }
sons-plan-times = { $number } × { $name }
sons-plan-line = in der Reihe: { $line }
sons-plan-figure = { $mine ->
    [yes] deine { $height }
   *[no] { $height } von { $seat }
}{ $turban ->
    [yes] { " " }mit dem Turban
   *[no] { "" }
}
sons-plan-pays = { $mine ->
    [yes] du würdest zahlen
   *[no] { $seat } würde zahlen
}
sons-cell = { $cell }: { $words }.
sons-cell-unknown = unentdeckt
sons-cell-cross = Startkreuz, { $look }
sons-cell-caravan = { $mine ->
    [yes] deine Karawane
   *[no] Karawane von { $seat }
}
sons-cell-explorer = { $mine ->
    [yes] deine Entdeckerfigur { $height }
   *[no] Entdeckerfigur { $height } von { $seat }
}{ $turban ->
    [yes] { " " }mit dem Turban
   *[no] { "" }
}
sons-cell-last = der letzte Zug
sons-cell-oasis = Die Oase: { $words }.
sons-cell-oasis-to = Die Oase im { $sides }: { $words }.
sons-cell-free = Du kannst kostenlos dorthin.
sons-cell-driver = Du kannst für { $price ->
    [one] 1 Wasserstein
   *[other] { $price } Wassersteine
} dorthin.
sons-cell-stay = Du kannst hierbleiben.
sons-cell-fits = Das Kärtchen passt hier { $ways ->
    [one] auf eine Art
   *[other] auf { $ways } Arten
}: { $look }.
sons-cell-finishes = Das vollendet { $oases ->
    [one] eine Oase
   *[other] zwei Oasen
}.
sons-cell-explore = { $known ->
    [yes] Entdeckerfigur { $height } kann hier eingesetzt werden.
   *[no] Hier kann eine Entdeckerfigur eingesetzt werden: Wähle sie neben dem Plan.
}
sons-cell-score = Wähle, welche Oase zuerst gewertet wird.
sons-cell-part = Gewählt: die Oase im { sons-side }.
sons-cell-recall = Deine Entdeckerfigur { $height } kann zurückgenommen werden.
sons-say-at = { $cell } · { $words }
sons-say-part = { $part ->
    [begin] Aufbau
    [move] 1 von 4: ziehen
    [discover] 2 von 4: entdecken
    [explore] 3 von 4: Figur einsetzen
    [score] 4 von 4: werten
    [end] Ende des Zuges
   *[over] Das Ende
}
sons-say-phase = { $part } · { $left }

# On the page: what one does
sons-panel-wait = { $phase ->
    [moving] { $name } zieht mit der Karawane.
    [discovering] { $name } entdeckt.
    [laying] { $name } legt ein Kärtchen an.
    [answering] { $name } darf für das genommene Kärtchen ein neues ziehen.
    [exploring] { $name } darf eine Entdeckerfigur einsetzen.
    [ordering] { $name } wählt, welche Oase zuerst gewertet wird.
    [choosing] { $name } wählt ein Aktionsfeld.
    [throwing] { $name } hat keinen Platz für eine Ware.
    [putting] { $name } legt ein Gerücht.
    [looking] { $name } darf ein Gerücht ansehen.
    [looked] { $name } sieht ein Gerücht an.
    [leading] { $name } beendet den Zug oder kauft einen weiteren.
   *[other] Kärtchen werden gezogen.
}
sons-panel-head-moving = { $turn ->
    [second] Wüste! Ziehe noch einmal oder bleib stehen
    [extra] Dein zusätzlicher Zug! Ziehe mit deiner Karawane oder bleib stehen
   *[usual] Ziehe mit deiner Karawane oder bleib stehen
}: { $free ->
    [0] Kein Feld ist kostenlos
    [one] 1 Feld ist kostenlos
   *[other] { $free } Felder sind kostenlos
}{ $driver ->
    [0] { "" }
    [one] , 1 weiteres kostet 1 Wasserstein
   *[other] , { $driver } weitere kosten 1 Wasserstein
}.
sons-panel-head-discovering = { $ways ->
    [none] Hier kannst du nichts entdecken.
   *[some] { $how ->
        [second] Wüste! Du darfst noch einmal entdecken:
        [may] Du darfst entdecken:
       *[must] Entdecke:
    } { $ways ->
        [draw] Ziehe ein Kärtchen; kein offenes passt.
        [open] Nimm { $open ->
            [one] das 1 offene, das passt.
           *[other] eines von { $open } offenen, die passen.
        }
       *[both] Ziehe ein Kärtchen oder nimm { $open ->
            [one] das 1 offene, das passt.
           *[other] eines von { $open } offenen, die passen.
        }
    }
}
sons-panel-head-laying = Lege das Kärtchen an: Es passt auf { $cells ->
    [one] 1 Feld
   *[other] { $cells } Felder
}. { $touch ->
    [yes] Tippe auf ein Feld, um es zu probieren.
   *[no] Zeige auf ein Feld, um es zu probieren.
}
sons-panel-head-answering = { $name } hat dir ein Kärtchen genommen ({ $tiles ->
    [0] keines ist mehr da
   *[other] noch { $tiles }
}). Ziehst du ein neues?
sons-panel-head-exploring = { $home ->
    [0] Alle deine Entdeckerfiguren sind unterwegs. Du darfst eine zurücknehmen.
    [one] Du darfst deine letzte Entdeckerfigur in die neue Oase setzen.
   *[other] Du darfst eine deiner { $home } Entdeckerfiguren in die neue Oase setzen.
}
sons-panel-head-ordering = Zwei Oasen sind vollendet. Welche wird zuerst ganz gewertet?
sons-panel-head-choosing = Entdeckerfigur { $height } { $must ->
    [yes] muss
   *[no] darf
} { $fields ->
    [one] dieses Aktionsfeld nehmen.
   *[other] eines dieser { $fields } Aktionsfelder nehmen.
}
sons-panel-head-throwing = Kein Platz für { sons-good } ({ $points } Gold): Wirf etwas ab oder lass die Ware liegen.
sons-panel-head-putting = Nur du weißt: { $value ->
    [-2] 2 Gold weniger
    [-1] 1 Gold weniger
   *[other] { $value } Gold mehr
} je Stück. Von welcher Ware?
sons-panel-head-looking = Du darfst { $number ->
    [one] das 1 Gerücht
   *[other] eines von { $number } Gerüchten
} auf der Tafel ansehen.
sons-panel-head-looked = { sons-good } ist je Stück { $value ->
    [-2] 2 Gold weniger
    [-1] 1 Gold weniger
   *[other] { $value } Gold mehr
} wert. Bleibt das Gerücht, oder kommt es zurück?
sons-panel-head-leading = Dein Zug ist zu Ende.{ $can ->
    [yes] { " " }Für 1 Wasserstein bekommst du noch einen; du hast { $water }.
   *[no] { "" }
}
sons-panel-helpers = Helfer
sons-panel-help = { $name }: { $does }
sons-panel-price = Kostet { $price ->
    [one] 1 Wasserstein
   *[other] { $price } Wassersteine
}.
sons-panel-helper = { $helper ->
    [driver] Kameltreiber
    [scout] Kundschafter
   *[leader] Karawanenführer
}
sons-panel-help-driver = { $help ->
    [now] { $number ->
        [one] 1 weiteres Feld erreichbar
       *[other] { $number } weitere Felder erreichbar
    }
    [paid] Bezahlt: alle Felder erreichbar
    [dry] { $number ->
        [one] 1 weiteres Feld, aber kein Wasser
       *[other] { $number } weitere Felder, aber kein Wasser
    }
    [none] Kein weiteres Feld erreichbar
   *[later] Beim Ziehen: jedes Feld
}
sons-panel-help-scout = { $help ->
    [now] { $number ->
        [one] 1 fremdes Kärtchen passt hier
       *[other] { $number } fremde Kärtchen passen hier
    }
    [dry] Fremde Kärtchen, aber kein Wasser
    [none] Kein fremdes Kärtchen passt hier
   *[later] Beim Entdecken: ein fremdes Kärtchen
}
sons-panel-help-leader = { $help ->
    [now] Sofort noch ein Zug
    [extra] Nicht nach einem zusätzlichen Zug
   *[later] Nach deinem Zug: noch einer
}
sons-panel-cancel = Abbrechen
sons-panel-field = { $way ->
    [stay] { $cell }: Hier steht deine Karawane.
    [water] { $cell }: { $price ->
        [one] 1 Wasserstein
       *[other] { $price } Wassersteine
    } für den Kameltreiber, dann hast du noch { $left }.
    [free] { $cell }: kostenlos.
   *[none] { $known ->
        [yes] { $cell }: Dorthin kannst du jetzt nicht.
       *[no] { $cell } ist noch nicht entdeckt.
    }
}{ $known ->
    [no] { "" }
   *[yes] { $open ->
        [0] { " " }Von dort gibt es nichts zu entdecken.
        [one] { " " }Von dort ist 1 Feld zu entdecken.
       *[other] { " " }Von dort sind { $open } Felder zu entdecken.
    }
}
sons-panel-go = Nach { $cell } ziehen
sons-panel-stay = Stehen bleiben
sons-panel-draw = Ziehen
sons-panel-draw-name = Ein Kärtchen von Stapel { $stack } ziehen: noch { $left }. Passt es hier nirgends, kommt es in deine Auslage.
sons-panel-kinds = Kann kommen:
sons-panel-kind = { $number } × { $kind }
sons-panel-own = Deine Auslage
sons-panel-others = Kundschafter
sons-panel-take = Kärtchen { $tile } aus deiner Auslage nehmen: { $words }
sons-panel-scout = Kärtchen { $tile } von { $name } nehmen, für { $price ->
    [one] 1 Wasserstein
   *[other] { $price } Wassersteine
}: { $words }
sons-panel-no-discovery = Nichts entdecken
sons-panel-rotate = Drehen
sons-panel-lay = Auf { $cell } anlegen
sons-panel-lay-name = Auf { $cell } anlegen: { $words }
sons-panel-desert = Wüste: Du darfst noch einmal ziehen und entdecken.
sons-panel-fits = Hier passt es
sons-panel-fields = Aktionsfelder: { $fields }
sons-panel-redraw = Kärtchen ziehen
sons-panel-decline = Nichts ziehen
sons-panel-place = { $line ->
    [1] allein
   *[other] { $place } von { $line }
}
sons-panel-picks = { $before ->
    [0] zuerst
    [one] nach 1
   *[other] nach { $before }
}
sons-panel-then-nothing = In dieser Oase ist kein Aktionsfeld: Sie bringt nichts.
sons-panel-then-waits = { $open ->
    [one] Wartet, bis die letzte offene Seite geschlossen ist
   *[other] Wartet, bis { $open } offene Seiten geschlossen sind
}; dann nimmt die größte Figur der Reihe zuerst ein Aktionsfeld.
sons-panel-then-line = Die größte Figur der Reihe nimmt zuerst ein Aktionsfeld.
sons-panel-then-alone = Sonst ist niemand dort: Deine kleinste Figur genügt.
sons-panel-explore = Entdeckerfigur { $height }{ $turban ->
    [yes] { " " }mit dem Turban
   *[no] { "" }
}: { $part }, in der Reihe: { $place }. { $words }
sons-panel-waits = Sie wartet, bis { $open ->
    [one] 1 offene Seite geschlossen ist
   *[other] { $open } offene Seiten geschlossen sind
}.
sons-panel-nothing-there = Die Oase hat kein Aktionsfeld und bringt nichts{ $payer ->
    [you] ; du zahlst 1 Wasserstein
    [other] ; { $name } zahlt 1 Wasserstein
   *[nobody] { "" }
}.
sons-panel-unpaid = Als Erste in der Reihe müsstest du 1 Wasserstein zahlen und hast keinen: Sie käme sofort nach Hause.
sons-panel-chooses = { $before ->
    [0] Sie nimmt zuerst ein Aktionsfeld
    [one] 1 andere nimmt vor ihr ein Aktionsfeld
   *[other] { $before } andere nehmen vor ihr ein Aktionsfeld
}; { $fields ->
    [one] es gibt 1
   *[other] es gibt { $fields }
}{ $payer ->
    [you] ; du zahlst 1 Wasserstein
    [other] ; { $name } zahlt 1 Wasserstein
   *[nobody] { "" }
}.
sons-panel-no-explorer = Keine Figur einsetzen
sons-panel-recall = Entdeckerfigur { $height } von { $cell } zurücknehmen: { $words }
sons-panel-no-recall = Keine zurücknehmen
sons-panel-score = Zuerst die Oase im { $sides }
sons-panel-line = In der Reihe
sons-panel-in-line = Entdeckerfigur { $height } von { $name }{ $turban ->
    [yes] { " " }mit dem Turban
   *[no] { "" }
}, { $state ->
    [done] war schon dran
    [now] wählt jetzt
   *[next] kommt später dran
}
sons-panel-home = kein Wasser
sons-panel-home-name = Entdeckerfigur { $height } von { $name } ist ohne Wasser nach Hause gegangen
sons-panel-paid = { $name } hat 1 Wasserstein für die Reihe gezahlt.
sons-panel-brings-good = bisher { sons-points } wert
sons-panel-brings-full = kein Platz frei: gegen anderes tauschen
sons-panel-brings-camel = 2 weitere Plätze für Waren
sons-panel-brings-rumour = { $supply ->
    [yes] eines hören und auf eine Ware legen
   *[no] eines auf der Tafel ansehen
}
sons-panel-brings-water = { $water ->
    [one] 1 Wasserstein mehr
   *[other] { $water } Wassersteine mehr
}
sons-panel-brings-nothing = nichts mehr zu nehmen
sons-panel-no-field = Nichts nehmen
sons-panel-worth = { sons-good }: je { sons-points }
sons-panel-throw = { sons-good } abwerfen
sons-panel-held = du hast { $number }, je { sons-points }
sons-panel-leave = { sons-good } liegen lassen
sons-panel-put = { $free ->
    [0] kein Platz für ein Gerücht
   *[other] du hast { $held }
}
sons-panel-put-worth = { $after } Gold wert statt { $before }
sons-panel-look-name = Gerücht { $rumour } auf { $good ->
    [incense] Weihrauch
    [myrrh] Myrrhe
    [salt] Salz
   *[gems] Edelsteinen
} ansehen{ $known ->
    [yes] ; du kennst es: { sons-board-value }
   *[no] { "" }
}
sons-panel-no-look = Keines ansehen
sons-panel-leave-rumour = Liegen lassen: { sons-good } { sons-points }
sons-panel-remove = Zurücklegen: { sons-good } { sons-points }
sons-panel-end = Zug beenden
sons-panel-leader = Noch ein Zug
sons-panel-leaves = es { $water ->
    [0] bleibt kein Wasserstein
    [one] bleibt 1 Wasserstein
   *[other] bleiben { $water } Wassersteine
}

# On the page: the seats
sons-seat-water = { $number ->
    [0] kein Wasser
   *[other] { $number } Wasser
}
sons-seat-free = { $number ->
    [0] kein Platz frei
    [one] 1 Platz frei
   *[other] { $number } Plätze frei
}
sons-seat-good = { $good ->
    [incense] { $number } Weihrauch
    [myrrh] { $number } Myrrhe
    [salt] { $number } Salz
   *[gems] { $number ->
        [one] 1 Edelstein
       *[other] { $number } Edelsteine
    }
}
sons-seat-goods = In der Karawane: { $goods }.
sons-seat-no-goods = Keine Waren in der Karawane.
sons-seat-camels = { $number ->
    [0] Kein Kamel.
    [one] 1 Kamel.
   *[other] { $number } Kamele.
}
sons-seat-explorers = Entdeckerfiguren
sons-seat-explorer-home = Entdeckerfigur { $height }{ $turban ->
    [yes] { " " }mit dem Turban
   *[no] { "" }
}, zu Hause
sons-seat-explorer-on = Entdeckerfigur { $height }{ $turban ->
    [yes] { " " }mit dem Turban
   *[no] { "" }
}, auf { $cell }
sons-seat-display = Auslage
sons-seat-full = voll
sons-seat-tile = Kärtchen { $tile }
sons-seat-tile-words = Kärtchen { $tile }: { $words }
sons-seat-brings = { $field ->
    [water1] 1 Wasserstein
    [water2] 2 Wassersteine
    [water3] 3 Wassersteine
    [camel] ein Kamel: zwei weitere Plätze für Waren
    [rumour] ein Gerücht: ansehen und auf eine Ware legen
   *[other] { sons-field }, für einen freien Platz in der Karawane
}
sons-seat-desert = Wer es anlegt, darf noch einmal ziehen und entdecken.
sons-seat-scout = Andere können es mit dem Kundschafter nehmen, für 1 Wasserstein.
sons-pile-stacks = Stapel
sons-pile-stack = Stapel { $stack }
sons-pile-stack-left = Stapel { $stack }: { $number ->
    [0] kein Kärtchen
    [one] 1 Kärtchen
   *[other] { $number } Kärtchen
}{ $now ->
    [yes] , von hier wird gezogen
   *[no] { "" }
}
sons-pile-left = noch { $number } Kärtchen
sons-pile-near = Das Ende naht: noch { $number } Kärtchen
sons-pile-drawn = Das letzte Kärtchen ist gezogen: noch ein Zug für jeden
sons-pile-last = Letzte Runde: { $turns ->
    [one] Dies ist der letzte Zug
   *[other] noch { $turns } Züge, dieser mitgezählt
}
sons-pile-all = Gerüchte und Vorrat
sons-pile-open = Was noch kommen kann
sons-pile-order = Zuerst wird der niedrigste Stapel aufgebraucht; in welcher Reihenfolge seine Kärtchen kommen, weiß niemand.
sons-pile-kinds = Kärtchen
sons-pile-fields = Aktionsfelder darauf
sons-pile-in-stack = Stapel { $stack } ({ $number })
sons-pile-in-all = insgesamt ({ $number })
sons-pile-supply = Vorrat
sons-pile-water = { $number } Wasser
sons-pile-camels = { $number ->
    [one] 1 Kamel
   *[other] { $number } Kamele
}
sons-pile-rumours = { $number ->
    [one] 1 Gerücht
   *[other] { $number } Gerüchte
}
sons-board = Gerüchte
sons-board-value = { $value ->
    [-2] −2
    [-1] −1
   *[other] +{ $value }
}
sons-board-you = dir
sons-board-known = { $rumour } ist { sons-board-value }, gesehen von { $seats }
sons-board-unknown = { $rumour } ist unbekannt, gesehen von { $seats }
sons-board-none = { sons-good }: kein Gerücht; { sons-points } wert.
sons-board-sure = { sons-good }: { $number ->
    [one] ein Gerücht
   *[other] { $number } Gerüchte
}: { $rumours }; { sons-points } wert.
sons-board-so-far = { sons-good }: { $number ->
    [one] ein Gerücht
   *[other] { $number } Gerüchte
}: { $rumours }; { sons-points } wert, soweit du weißt.
sons-board-hand = Auf der Hand von { $seat }:
sons-board-supply = Wieder im Vorrat:
sons-board-alone = Du hast es gesehen; nur dir wird es gezeigt.
sons-board-pool = Gerüchte, die du nicht gesehen hast: { $values }

# The coach
sons-why-points = { $seat }, { $source }: im Mittel { $played } Gold, nach dem besseren Zug { $better }.
sons-why-goods = { $seat }, { sons-good }: im Mittel { $played }, nach dem besseren Zug { $better }.
sons-why-oases = Von { $seat } vollendete Oasen: im Mittel { $played }, nach dem besseren Zug { $better }.
sons-why-water = Wassersteine, die { $seat } bleiben: im Mittel { $played }, nach dem besseren Zug { $better }.
sons-why-camels = Kamele von { $seat }: im Mittel { $played }, nach dem besseren Zug { $better }.
sons-why-turban = { $seat } trägt am Ende den Turban in { $played } der Partien, nach dem besseren Zug in { $better }.
sons-belief-value = { sons-board-value } für jedes Stück
sons-nudge = { $kind ->
    [move] Überleg, wo deine Karawane stehen sollte.
    [lay] Überleg, welche Seiten das Plättchen schließen sollte.
    [explorer] Überleg, welche Oase einen Forscher wert ist.
    [recall] Überleg, welcher Forscher nichts mehr zu tun hat.
    [field] Überleg, welches Aktionsfeld am meisten fehlen wird.
   *[other] Hier gibt es etwas zu gewinnen: Sieh, was die anderen vorhaben.
}

# A position set by hand
sons-edit-plan = Der Plan
sons-edit-tile = Das Plättchen, das hier liegt
sons-edit-turned = Wie es gedreht ist
sons-edit-phase = Was jetzt geschieht
sons-edit-turn = Wer am Zug ist
sons-edit-first = Der Startspieler
sons-edit-caravan = Karawane von { $seat }
sons-edit-store = { $store ->
    [water] Wasser
    [camels] Kamele
    [incense] Weihrauch
    [myrrh] Myrrhe
    [salt] Salz
   *[gems] Edelsteine
}
sons-edit-display = Offene Plättchen
sons-edit-explorer = Entdecker { $height } von { $seat }
sons-edit-turban = Entdecker mit dem Turban
sons-edit-rumours = Die Gerüchte
sons-edit-rumour = Gerücht { $rumour }
sons-edit-rumour-at = Wo { $rumour } liegt
sons-edit-rumour-seen = Wer { $rumour } gesehen hat
sons-edit-in-turn = Innerhalb des Zugs
sons-edit-asked = Wer zu wählen hat
sons-edit-extra = Ein gekaufter Zug
sons-edit-second = Der zweite Zug, nach Wüste
sons-edit-driver = Der Kameltreiber ist bezahlt
sons-edit-stirred = Ein Plättchen wurde gezogen oder gelegt
sons-edit-passing = Der Turban wandert danach weiter
sons-edit-opened = Der Erste der Reihe hat gewählt
sons-edit-idle = Züge ohne Plättchen in Folge
sons-edit-last = Letzte Züge, die noch kommen
sons-edit-put_back = Bisher zurückgelegte Gerüchte
sons-edit-held = Das Plättchen, das gelegt wird
sons-edit-robbed = Wem der Kundschafter es nahm
sons-edit-laid = Wo das letzte Plättchen liegt
sons-edit-gone = Plättchen aus dem Spiel
sons-edit-scoring = Eine Oase in der Wertung
sons-edit-line = Entdecker in der Reihe
sons-edit-heard = Das Gerücht auf der Hand
sons-edit-chosen = Die Ware ohne Platz
sons-edit-next-part = Der Teil, der danach gewertet wird
sons-edit-at-home = zu Hause
sons-edit-unknown = unbekannt
sons-edit-at = { $place ->
    [supply] im Vorrat
   *[hand] auf der Hand
}
sons-edit-quarters = Vierteldrehungen: { $number }
sons-edit-part = { $cell }, Oase: { sons-side }
sons-edit-phase-name = { $phase ->
    [lot] der Startspieler wird ausgelost
    [dealing] die ersten Plättchen austeilen
    [moving] die Karawane ziehen
    [discovering] entdecken
    [drawing] ein Plättchen ziehen
    [laying] ein Plättchen legen
    [answering] dem Kundschafter antworten
    [redrawing] ein anderes Plättchen ziehen
    [exploring] einen Entdecker setzen
    [ordering] welche Oase zuerst kommt
    [choosing] ein Feld wählen
    [throwing] eine Ware wegwerfen
    [hearing] ein Gerücht hören
    [putting] ein Gerücht ablegen
    [looking] ein Gerücht ansehen
    [looked] ein Gerücht lassen oder entfernen
    [leading] den Karawanenführer bezahlen
   *[over] das Spiel ist aus
}

# Explained when it first comes up
sons-first-move = Auf braunen Linien zieht deine Karawane beliebig weit, hinter der ersten weißen hält sie. Danach entdeckst du: Ein Kärtchen wird neben ihr angelegt.
sons-first-laid = Ein Kärtchen wird neben der Karawane angelegt, Braun an Braun und Weiß an Weiß, und die Karawane zieht dorthin. Danach kannst du eine Entdeckerfigur setzen.
sons-first-line = Die Oase ist vollendet. Ihre Entdeckerfiguren stehen in einer Reihe, die größte zuerst; der Turban geht nach vorn. Sind es zwei oder mehr, muss die erste 1 Wasserstein zahlen.
sons-first-field = In der Reihenfolge nimmt jede Entdeckerfigur ein noch freies Aktionsfeld. Die erste muss eines nehmen; was niemand nimmt, verfällt.
sons-first-turban = Der Turban stand in einer Reihe und geht deshalb an die größte Entdeckerfigur des nächsten Spielers. Wer ihn trägt, steht in der nächsten Reihe vorn.
sons-first-rumour = Ein Gerücht ändert für alle, was eine Ware wert ist. Bis zum Ende kennt es nur, wer es angesehen hat.
sons-first-water = Dein Wasser wird knapp. Es bezahlt den ersten Platz in einer Reihe, den Kameltreiber, den Kundschafter und weitere Züge; manche Felder bringen neues.
sons-first-last = Das letzte Kärtchen ist gezogen. Nach diesem Zug sind alle noch einmal dran; dann werden die Waren in Gold bezahlt.

# Puzzles: what is to be found, and what each kind is called
sons-puzzle-finish = Vollende eine Oase: Mit welchem Zug hast du am meisten davon?
sons-puzzle-water = Dein Wasser: { $number }. Wofür gibst du es am besten aus, oder wofür sparst du es?
sons-puzzle-line = Der Platz in der Reihe: Welche Entdeckerfigur schickst du, oder holst du zurück?
sons-puzzle-field = Du hast die Wahl: Was nimmst du aus der Oase?
sons-puzzle-last = Die letzten Züge: Was bringt jetzt das meiste Gold?
sons-puzzle-rumour = Eine Entscheidung am Rande: Was ist hier am besten?
sons-puzzle-tile = Ein Kärtchen für diesen Zug: ziehen, nehmen, den Kundschafter schicken oder keines?
sons-puzzle-lay = Wohin kommt das Kärtchen, und wie wird es gedreht?
sons-puzzle-move = Wohin zieht deine Karawane?
sons-puzzles-finish = Oasen vollenden
sons-puzzles-water = Mit Wasser haushalten
sons-puzzles-line = Der Platz in der Reihe
sons-puzzles-field = Ein Feld wählen
sons-puzzles-last = Die letzten Züge
sons-puzzles-rumour = Entscheidungen am Rande
sons-puzzles-tile = Welches Kärtchen?
sons-puzzles-lay = Ein Kärtchen anlegen
sons-puzzles-move = Der Weg der Karawane
