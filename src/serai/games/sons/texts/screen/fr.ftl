sons-screen-welcome = Tapez ce qu’on vous demande, comme « f5 » pour aller en f5, « ? » pour voir ce que vous pouvez faire, « signs » pour les signes du plateau, « quit » pour enregistrer et quitter.
sons-screen-looks = plan : tout le plateau, en grand · plan small : une ligne par case
    oases : toutes celles qui sont incomplètes · tiles : le contenu des piles
    rumours : où elles sont, ce que vous savez · signs : signes du plateau
sons-screen-heading = { $number ->
    [0] Plus aucune tuile
    [one] Pile { $stacks }
   *[other] Piles { $stacks }
} · stock : eau { $water }, chameaux { $camels }, rumeurs { $rumours }
sons-screen-worth = Or par marchandise : { $goods }
sons-screen-worth-of = { $number ->
    [0] { $good } { $worth }
   *[other] { $good } { $worth } ({ $rumours })
}
sons-screen-oasis-signs = Oasis { $cells } : { $fields }, ouverte vers { $open }{ $explorers ->
    [0] { "" }
   *[other] , file { $line }
}
sons-screen-displays = Réserves visibles { $displays }
sons-screen-new = Nouveau : { $cells }
sons-screen-desert = désert
sons-screen-water = eau
sons-screen-places = march.
sons-screen-camels = chameaux
sons-screen-gold = or
sons-screen-explorers = explorateurs
sons-screen-signs = @1 caravane du joueur 1 · 16¹ son explorateur 16 · 16* avec le turban
    ─ │ désert, lignes brunes · ═ ║ oasis, lignes blanches · · non découverte
    sur le petit plan, ▀ oasis au nord, ▄ au sud, █ des deux côtés
    i encens · m myrrhe · s sel · g pierres précieuses · w1 w2 eau · C chameau
    R rumeur · o sans case action ; chaque partie a son signe près de ses côtés
    sur le petit plan, ~ eau, & deux cases action, faute de place
    + vous pouvez y aller · $ pour 1 eau, avec le chamelier · [ ] nouveau
    2.17 ne/w2 sw/R : tuile 2.17 ; côtés n et e : 2 eau, s et w : une rumeur
    3/6 marchandises et emplacements · (12) l’or si la partie finissait là
    16*:g5 explorateur sur g5, 13 un autre, prêt · ? rumeur inconnue de vous

sons-screen-oasis = { $cells } : { $about }.
sons-screen-oasis-fields = { $number ->
    [0] aucune case action
   *[other] { $fields }
}
sons-screen-oasis-open = { $number ->
    [0] complète
   *[other] ouverte vers { $cells }
}
sons-screen-oasis-line = dans la file : { $line }
sons-screen-in-line = { $height } du joueur { $number }
sons-screen-oases-bare = { $number ->
    [one] { $number } côté de la croix est encore nu, ouvert vers { $cells }.
   *[other] { $number } côtés de la croix sont encore nus, ouverts vers { $cells }.
}
sons-screen-oases-done = { $number ->
    [0] Aucune oasis n’est encore complète.
    [one] { $number } oasis est complète.
   *[other] { $number } oasis sont complètes.
}
sons-screen-stack = Pile { $stack }, { $number ->
    [one] { $number } tuile
   *[other] { $number } tuiles
} : { $tiles }
sons-screen-no-tiles = Il ne reste plus de tuile dans les piles.
sons-screen-rumour = { $name } : { $value }, { $place }, vue par { $seats }
sons-screen-rumour-place = { $place ->
    [incense] sur l’encens
    [myrrh] sur la myrrhe
    [salt] sur le sel
    [gems] sur les pierres précieuses
    [supply] dans le stock
   *[hand] vient d’être prise
}
sons-screen-rumours-left = Rumeurs dans le stock : { $number }.

sons-screen-typed = « { $line } »
sons-screen-last-round = La dernière manche : { $number ->
    [one] c’est le tout dernier tour.
   *[other] encore { $number } tours, celui-ci compris.
}
sons-screen-last-tile = La dernière tuile est piochée : après ce tour, chacun en joue encore un.
sons-screen-low = Il reste seulement { $number ->
    [one] { $number } tuile
   *[other] { $number } tuiles
} ; après la dernière, chacun a encore un tour (S31).
sons-screen-turn-moving = { $name }, { $which ->
    [second] vous pouvez vous déplacer encore une fois
    [extra] déplacez-vous à nouveau
   *[first] déplacez-vous
} : tapez une case marquée +{ $driver ->
    [may] { " " }ou $ (1 eau)
    [paid] { " " }(le chamelier est payé)
   *[no] { "" }
}, comme « { $example } », ou « stay ».
sons-screen-turn-discovering = { $name }, { $which ->
    [second] vous pouvez découvrir encore une fois
   *[first] découvrez une tuile
}. Tapez { $options }.
sons-screen-may-draw = « draw » pour une tuile de la pile
sons-screen-may-take = { $lines } de votre réserve visible
sons-screen-may-scout = { $lines } d’une autre réserve visible, avec l’éclaireur pour 1 eau
sons-screen-may-pass = « pass » pour rien
sons-screen-turn-laying = { $name }, posez { $tile } sur { $places }. Tapez une case et une rotation : « { $example } ».
sons-screen-turn-answering = { $name }, on a pris { $tile } dans votre réserve visible. Tapez « redraw » pour en piocher une autre, ou « decline ».
sons-screen-part = Oasis { $side } sur { $cell } : { $about }.
sons-screen-turn-exploring = { $name }, { $which ->
    [recall] tous vos explorateurs sont sur le plateau, et vous pouvez en reprendre un
   *[put] vous pouvez placer un explorateur sur { $cell }
}. Tapez { $options }, ou « pass ».
sons-screen-turn-ordering = { $name }, deux oasis sont complètes. Laquelle se décompte d’abord ? Tapez { $options }.
sons-screen-turn-choosing = { $name }, votre explorateur { $height } { $must ->
    [yes] prend une case action
   *[no] peut prendre une case action
}{ $number ->
    [0] { "" }
    [one] , et { $number } autre attend dans la file
   *[other] , et { $number } autres attendent dans la file
}. Tapez { $must ->
    [yes] { $options }
   *[no] { $options }, ou « pass »
}.
sons-screen-turn-throwing = { $name }, vos { $places } emplacements sont tous pris. { $number ->
    [0] Vous n’avez rien d’autre ({ $good }) : tapez « leave ».
   *[other] Jetez quelque chose pour la nouvelle marchandise ({ $good }) : { $options }, ou laissez-la : « leave ».
}
sons-screen-turn-putting = { $name }, la rumeur { $rumour } vaut { $value }. Posez-la sur une marchandise : { $options }.
sons-screen-turn-looking = { $name }, vous pouvez regarder une rumeur : { $options }, ou « pass ».
sons-screen-turn-looked = { $name }, la rumeur { $rumour } ({ $good }) vaut { $value }. Tapez « leave » pour la laisser, ou « remove » pour la remettre dans le stock.
sons-screen-turn-leading = { $name }, votre tour est fini. Tapez « end », ou « leader » pour un tour de plus : il coûte 1 eau (vous en avez { $water }).
sons-screen-tie-water = Même or : { $names } ; { $name } a plus d’eau, { $more } contre { $less } (S33).
sons-screen-tie-shared = Même or : { $names } ; même eau aussi ({ $more }) : { $winners } (S33).
