desert-screen-welcome = Tippe eine Aktion wie „lime d5“, „?“, um zu sehen, was du tun kannst, „quit“, um zu speichern und zu gehen.
desert-screen-looks = signs: die Zeichen auf dem Spielplan und in der Tabelle
desert-screen-herds = Herden
desert-screen-water = Wasser
desert-screen-oases = Oasen
desert-screen-land = Land
desert-screen-largest = größte
desert-screen-total = gesamt
desert-screen-low = Bald leer, und dann endet das Spiel (D30): { $herds }.
desert-screen-colour = { $typed } { $name }
desert-screen-signs = l1 Kamel von Spieler 1 in Limette · L1 sein Karawanenführer · [l1] neu
    1 2 3 Wasserstelle und ihre Punkte · Ψ Oase · Ψ1 von Spieler 1 erreicht
    #1 von Spieler 1 eingeschlossen · ^ Gebirge · · Sand · o p noch zu legen
    unter einer Farbe: Kamele der Herde, !2 bald leer; dann die jeder Karawane
    (3) zählt am Ende · *5 die größte ihrer Farbe · =5 eine der größten
desert-screen-turn-aside = { $name }, stelle einen Karawanenführer beiseite.
desert-screen-turn-leaders = { $name }, setze einen Karawanenführer.
desert-screen-turn-camels = { $name }, setze ein Kamel: { $left ->
    [one] das letzte in diesem Zug.
   *[other] noch { $left } in diesem Zug.
}
