sons-screen-welcome = Tippe, wonach du gefragt wirst, etwa „f5“, um nach f5 zu ziehen, „?“, um zu sehen, was du tun kannst, „signs“ für die Zeichen auf dem Plan, „quit“, um zu speichern und zu gehen.
sons-screen-looks = plan: der ganze Plan, groß · plan small: eine Zeile je Feld
    oases: alle, die nicht vollendet sind · tiles: was noch in den Stapeln ist
    rumours: wo sie liegen, und was du weißt · signs: die Zeichen auf dem Plan
sons-screen-heading = { $number ->
    [0] Kein Kärtchen mehr da
   *[other] Stapel { $stacks }
} · Vorrat: { $water } Wasser, { $camels ->
    [one] 1 Kamel
   *[other] { $camels } Kamele
}, { $rumours ->
    [one] 1 Gerücht
   *[other] { $rumours } Gerüchte
}
sons-screen-worth = Gold für eine Ware: { $goods }
sons-screen-worth-of = { $number ->
    [0] { $good } { $worth }
   *[other] { $good } { $worth } ({ $rumours })
}
sons-screen-oasis-signs = Oase { $cells }: { $fields }, offen nach { $open }{ $explorers ->
    [0] { "" }
   *[other] , in der Reihe { $line }
}
sons-screen-displays = Auslagen { $displays }
sons-screen-new = Neu: { $cells }
sons-screen-desert = Wüste
sons-screen-water = Wasser
sons-screen-places = Waren
sons-screen-camels = Kamele
sons-screen-gold = Gold
sons-screen-explorers = Figuren
sons-screen-signs = @1 Karawane von Spieler 1 · 16¹ Figur 16 von Spieler 1 · 16* mit dem Turban
    ─ │ Wüste, braune Linien · ═ ║ Oase, weiße Linien · · nicht entdeckt
    auf dem kleinen Plan ▀ Oase im Norden, ▄ im Süden, █ beides
    i Weihrauch · m Myrrhe · s Salz · g Edelsteine · w1 w2 Wasser · C Kamel
    R Gerücht · o kein Aktionsfeld; jeder Oasenteil hat sein Zeichen in einer Ecke
    auf dem kleinen Plan ~ Wasser, & zwei Aktionsfelder, wo der Platz nicht reicht
    + dorthin darfst du ziehen · $ für 1 Wasser, mit dem Kameltreiber · [ ] neu
    2.17 ne/w2 sw/R: Kärtchen 2.17; n und e haben 2 Wasser, s und w ein Gerücht
    3/6 Waren und Plätze · (12) das Gold, wäre das Spiel jetzt vorbei
    16*:g5 eine Figur auf g5, 13 eine zu Hause · ? unbekanntes Gerücht

sons-screen-oasis = { $cells }: { $about }.
sons-screen-oasis-fields = { $number ->
    [0] kein Aktionsfeld
   *[other] { $fields }
}
sons-screen-oasis-open = { $number ->
    [0] vollendet
   *[other] offen nach { $cells }
}
sons-screen-oasis-line = in der Reihe { $line }
sons-screen-in-line = { $height } von Spieler { $number }
sons-screen-oases-bare = { $number ->
    [one] Eine Seite des Startkreuzes ist noch frei, offen nach { $cells }.
   *[other] { $number } Seiten des Startkreuzes sind noch frei, offen nach { $cells }.
}
sons-screen-oases-done = { $number ->
    [0] Noch ist keine Oase vollendet.
    [one] Eine Oase ist vollendet.
   *[other] { $number } Oasen sind vollendet.
}
sons-screen-stack = Stapel { $stack }, { $number } Kärtchen: { $tiles }
sons-screen-no-tiles = In den Stapeln ist kein Kärtchen mehr.
sons-screen-rumour = { $name }: { $value }, { $place }, gesehen von { $seats }
sons-screen-rumour-place = { $place ->
    [incense] auf Weihrauch
    [myrrh] auf Myrrhe
    [salt] auf Salz
    [gems] auf Edelsteinen
    [supply] im Vorrat
   *[hand] gerade genommen
}
sons-screen-rumours-left = Gerüchte im Vorrat: { $number }.

sons-screen-typed = „{ $line }“
sons-screen-last-round = Die letzte Runde: { $number ->
    [one] Dies ist der allerletzte Zug.
   *[other] Noch { $number } Züge, dieser mitgezählt.
}
sons-screen-last-tile = Das letzte Kärtchen ist gezogen: Nach diesem Zug sind alle noch einmal dran.
sons-screen-low = Nur noch { $number } Kärtchen; nach dem letzten sind alle noch einmal dran (S31).
sons-screen-turn-moving = { $name }, { $which ->
    [second] du darfst noch einmal ziehen
    [extra] ziehe noch einmal
   *[first] ziehe
}: Tippe ein Feld mit +{ $driver ->
    [may] { " " }oder $ (1 Wasserstein)
    [paid] { " " }(der Kameltreiber ist bezahlt)
   *[no] { "" }
}, etwa „{ $example }“, oder „stay“.
sons-screen-turn-discovering = { $name }, { $which ->
    [second] du darfst noch einmal entdecken
   *[first] entdecke ein Kärtchen
}. Tippe { $options }.
sons-screen-may-draw = „draw“ für ein Kärtchen vom Stapel
sons-screen-may-take = { $lines } aus deiner Auslage
sons-screen-may-scout = { $lines } aus einer anderen Auslage, mit dem Kundschafter für 1 Wasserstein
sons-screen-may-pass = „pass“ für nichts
sons-screen-turn-laying = { $name }, lege { $tile } auf { $places } an. Tippe ein Feld und eine Drehung: „{ $example }“.
sons-screen-turn-answering = { $name }, { $tile } wurde aus deiner Auslage genommen. Tippe „redraw“, um ein neues Kärtchen zu ziehen, oder „decline“.
sons-screen-part = Oase { $side } von { $cell }: { $about }.
sons-screen-turn-exploring = { $name }, { $which ->
    [recall] alle deine Entdeckerfiguren sind auf dem Plan, und du darfst eine zurücknehmen
   *[put] du darfst eine Entdeckerfigur auf { $cell } setzen
}. Tippe { $options } oder „pass“.
sons-screen-turn-ordering = { $name }, zwei Oasen sind vollendet. Welche wird zuerst gewertet? Tippe { $options }.
sons-screen-turn-choosing = { $name }, deine Entdeckerfigur { $height } { $must ->
    [yes] muss ein Aktionsfeld nehmen
   *[no] darf ein Aktionsfeld nehmen
}{ $number ->
    [0] { "" }
    [one] , und eine weitere steht in der Reihe
   *[other] , und { $number } weitere stehen in der Reihe
}. Tippe { $must ->
    [yes] { $options }
   *[no] { $options } oder „pass“
}.
sons-screen-turn-throwing = { $name }, alle deine { $places } Plätze sind belegt. { $number ->
    [0] Du hast nichts als { $good }: Tippe „leave“.
   *[other] Wirf etwas ab für { $good }: { $options }, oder lass die neue Ware liegen: „leave“.
}
sons-screen-turn-putting = { $name }, Gerücht { $rumour } ist { $value }. Lege es auf eine Ware: { $options }.
sons-screen-turn-looking = { $name }, du darfst ein Gerücht ansehen: { $options }, oder „pass“.
sons-screen-turn-looked = { $name }, Gerücht { $rumour } ({ $good }) ist { $value }. Tippe „leave“, um es liegen zu lassen, oder „remove“, um es in den Vorrat zurückzulegen.
sons-screen-turn-leading = { $name }, dein Zug ist zu Ende. Tippe „end“, oder „leader“ für noch einen Zug: Er kostet 1 Wasserstein (du hast { $water }).
sons-screen-tie-water = { $names } haben gleich viel Gold; { $name } hat mehr Wassersteine, { $more } gegen { $less } (S33).
sons-screen-tie-shared = { $names } haben gleich viel Gold, und { $winners } auch gleich viele Wassersteine, { $more } (S33).
