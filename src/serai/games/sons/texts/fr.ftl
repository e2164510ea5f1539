# Im Reich der Wüstensöhne: names
sons-name = Au royaume des fils du désert
sons-designer = Klaus Teuber
sons-about = Découvrez le désert tuile par tuile, envoyez des explorateurs dans ses oasis et suivez les rumeurs sur le prix des marchandises.
sons-wins = Le plus d’or gagne, pour les marchandises et les rumeurs
sons-option-tiles = Tuiles
sons-option-tiles-dunes = Dunes, les tuiles de la maison
sons-unit = { $points ->
    [one] or
   *[other] or
}

# Options and tile sets
sons-unknown-tiles = Il n’y a pas de jeu de tuiles « { $name } ». Il existe : { $known }. Un jeu de tuiles à vous se donne sous forme de texte ou, dans le terminal, de fichier.
sons-tiles = un jeu de tuiles pour Au royaume des fils du désert : { $name }, { $tiles } tuiles en piles de { $stacks }
sons-tiles-other-number = remarque : le jeu habituel a { $stacks } piles de { $usual } ; on peut jouer avec celui-ci
sons-fault-stack = ligne { $line } : ici doit suivre « stack { $right } » ; il y a les piles 1 à 5
sons-fault-no-stack = ligne { $line } : « { $text } » est avant la première pile ; commencez par « stack 1 »
sons-fault-name = ligne { $line } : un nom a de 1 à { $most } signes, sans « | »
sons-fault-no-name = ligne { $line } : il manque « name: » au jeu de tuiles
sons-fault-sides = ligne { $line } : « { $text } » devrait être quatre signes, pour nord, est, sud et ouest : « . » désert, « a » et « b » oasis
sons-fault-parts = ligne { $line } : « { $text } » : la première partie est « a », la seconde « b »
sons-fault-fields = ligne { $line } : cases action ici : { $number } ; il en faut { $right }, une par partie (« - » pour aucune)
sons-fault-unknown = ligne { $line } : « { $text } » n’est pas une case action ; il faut l’une de : { $known }
sons-fault-shape = ligne { $line } : « { $text } » ne peut pas se diviser ainsi : trois côtés en une paire voisine et un seul, quatre en deux paires voisines
sons-fault-empty = ligne { $line } : la pile { $stack } n’a pas de tuiles
sons-fault-many = ligne { $line } : il y a { $tiles } tuiles, et on joue avec { $most } au plus

# Texts that are not actions
sons-no-action = « { $text } » n’est pas une action. Les actions sont : stay, move CELL, draw, take TILE, scout TILE, pass, lay CELL ROTATION, redraw, decline, explorer HEIGHT SIDE, recall HEIGHT, score SIDE, field NAME, throw GOOD, leave, put GOOD, look RUMOUR, remove, leader, end.
sons-no-first = « { $text } » ne nomme pas de place ; par exemple : first 1
sons-no-tile = « { $text } » ne nomme pas de tuile de ce jeu ; par exemple : tile 2.5
sons-no-rumour = « { $text } » ne nomme pas de rumeur ; par exemple : rumour +2
sons-no-move = « { $text } » ne nomme pas de case, a1 à k11 ; par exemple : move f5
sons-no-take = « { $text } » ne nomme pas de tuile de ce jeu ; par exemple : take 2.5
sons-no-scout = « { $text } » ne nomme pas de tuile de ce jeu ; par exemple : scout 2.5
sons-no-lay = « { $text } » ne nomme pas une case, a1 à k11, et une rotation, 0 à 3 ; par exemple : lay g5 1
sons-no-explorer = « { $text } » ne nomme pas une taille, 1 à 16, et un côté, n, e, s ou w ; par exemple : explorer 13 n
sons-no-recall = « { $text } » ne nomme pas de taille, 1 à 16 ; par exemple : recall 13
sons-no-score = « { $text } » ne nomme pas de côté, n, e, s ou w ; par exemple : score n
sons-no-field = « { $text } » ne nomme pas de case action ; par exemple : field salt, field water2, field camel, field rumour
sons-no-throw = « { $text } » ne nomme pas de marchandise : incense (encens), myrrh (myrrhe), salt (sel) ou gems (pierres précieuses) ; par exemple : throw salt
sons-no-put = « { $text } » ne nomme pas de marchandise : incense (encens), myrrh (myrrhe), salt (sel) ou gems (pierres précieuses) ; par exemple : put salt
sons-no-look = « { $text } » ne nomme pas de rumeur, r1 à r6 ; par exemple : look r1

# Names of things
sons-good = { $good ->
    [incense] encens
    [myrrh] myrrhe
    [salt] sel
   *[gems] pierres précieuses
}
sons-field = { $field ->
    [incense] encens
    [myrrh] myrrhe
    [salt] sel
    [gems] pierres précieuses
    [water1] 1 pierre d’eau
    [water2] 2 pierres d’eau
    [water3] 3 pierres d’eau
    [camel] chameau
   *[rumour] rumeur
}
sons-side = { $side ->
    [n] nord
    [e] est
    [s] sud
   *[w] ouest
}
sons-points = { $points } or

# Why not
sons-reason-over = La partie est terminée.
sons-reason-chance = Cela se tire au sort, personne ne le choisit.
sons-reason-turn = C’est à { $actor } de choisir.
sons-reason-phase = Pas maintenant : { $phase ->
    [moving] la caravane se déplace, ou reste
    [discovering] c’est le moment de découvrir
    [laying] il faut poser la tuile
    [answering] qui a perdu sa tuile peut en piocher une autre
    [exploring] un explorateur peut être placé
    [ordering] il faut choisir laquelle des deux oasis se décompte d’abord
    [choosing] c’est le moment de choisir une case action
    [throwing] il faut jeter une marchandise pour la nouvelle, ou laisser la nouvelle
    [putting] il faut placer la rumeur
    [looking] on peut regarder une rumeur
    [looked] la rumeur est laissée ou retirée
    [leading] on paie le chef de caravane, ou on finit le tour
   *[other] on pioche des tuiles
}.
sons-reason-undiscovered = La case { $cells } n’est pas découverte.
sons-reason-own-field = Votre caravane est déjà sur { $cells } ; elle peut y rester.
sons-reason-occupied = { $seat } a déjà sa caravane sur { $cells }.
sons-reason-too-far = La case { $cells } est hors de portée sans le chamelier, et vous n’avez pas d’eau pour le payer.
sons-reason-no-tiles = Il ne reste plus de tuile dans les piles.
sons-reason-display-full = Vous avez { $most } tuiles dans votre réserve visible ({ $cells }) et ne pouvez pas piocher.
sons-reason-not-in-display = La tuile { $tile } n’est pas dans votre réserve visible.
sons-reason-own-tile = La tuile { $tile } est dans votre réserve visible ; vous la prenez sans l’éclaireur.
sons-reason-not-in-displays = La tuile { $tile } n’est dans aucune réserve visible.
sons-reason-no-water = L’éclaireur coûte 1 pierre d’eau, et vous n’en avez pas.
sons-reason-must-draw = Personne n’a pioché ni posé de tuile depuis un tour de table : vous devez piocher.
sons-reason-fits-nowhere = La tuile { $tile } ne va, dans aucun sens, sur les cases voisines de votre caravane ({ $cells }).
sons-reason-nothing-around = Autour de votre caravane, sur { $cells }, tout est découvert : la tuile { $tile } ne peut pas y être posée.
sons-reason-can-draw = Vous pouvez piocher, donc vous devez découvrir.
sons-reason-tile-fits = Vous ne pouvez pas piocher, mais { $number ->
    [one] la tuile { $cells } peut
   *[other] les tuiles { $cells } peuvent
} se poser ici : vous devez découvrir.
sons-reason-discovered = La case { $cells } est déjà découverte.
sons-reason-not-around = La case { $cells } n’est pas voisine de votre caravane, sur { $caravan }.
sons-reason-does-not-fit = Sur { $cell }, le côté { sons-side } de la tuile serait { $kind ->
    [desert] du désert, mais il toucherait un côté oasis
   *[oasis] une oasis, mais il toucherait un côté désert
} de la case { $cells }.
sons-reason-looks-alike = Sur { $cells }, la tuile se présente avec la rotation { $rotation } comme avec { $same } : choisissez { $same }.
sons-reason-not-yours = L’explorateur { $height } n’est pas à vous.
sons-reason-on-the-plan = L’explorateur { $height } est déjà sur { $cells }.
sons-reason-no-oasis = Sur { $cells }, le côté { sons-side } est du désert.
sons-reason-other-side = Sur { $cells }, cette partie d’oasis porte le nom de son premier côté, { sons-side } ; choisissez ce côté.
sons-reason-explorers-left = Il vous reste des explorateurs à envoyer : { $heights }.
sons-reason-at-home = L’explorateur { $height } est dans votre stock, pas sur le plateau.
sons-reason-not-complete = Sur { $cells }, deux oasis sont complètes, côté { $one ->
    [n] nord
    [e] est
    [s] sud
   *[w] ouest
} et côté { $other ->
    [n] nord
    [e] est
    [s] sud
   *[w] ouest
} : choisissez l’une d’elles.
sons-reason-no-field = Parmi les cases action libres, aucune ne donne { $field ->
    [incense] d’encens
    [myrrh] de myrrhe
    [salt] de sel
    [gems] de pierres précieuses
    [water1] 1 pierre d’eau
    [water2] 2 pierres d’eau
    [water3] 3 pierres d’eau
    [camel] de chameau
   *[rumour] de rumeur
} ; il reste : { $left }.
sons-reason-first-takes = Le premier de la file doit prendre une case action ; à prendre : { $left }.
sons-reason-same-good = Pour faire place { $good ->
    [incense] à l’encens
    [myrrh] à la myrrhe
    [salt] au sel
   *[gems] aux pierres précieuses
}, jetez autre chose, ou laissez la nouvelle marchandise.
sons-reason-none-held = Vous n’avez pas { $good ->
    [incense] d’encens
    [myrrh] de myrrhe
    [salt] de sel
   *[gems] de pierres précieuses
} à jeter.
sons-reason-places-taken = Les deux places pour les rumeurs sur { $good ->
    [incense] l’encens
    [myrrh] la myrrhe
    [salt] le sel
   *[gems] les pierres précieuses
} sont prises : { $cells }.
sons-reason-not-on-board = La rumeur { $rumour } n’est pas sur le tableau des rumeurs.

# What happened
sons-event-first = { $seat } joue en premier.
sons-event-dealt = { $seat } pioche la tuile { $tile } pour sa réserve visible : { sons-tile-kind }.
sons-event-draw = { $seat } pioche une tuile.
sons-event-drawn = { $seat } obtient la tuile { $tile } : { sons-tile-kind }.
sons-event-redraw = { $seat } pioche une tuile.
sons-event-redrawn = { $seat } obtient la tuile { $tile } pour sa réserve visible : { sons-tile-kind }.
sons-event-kept = La tuile { $tile } ne va nulle part ici : { $seat } la met dans sa réserve visible.
sons-event-gone = La tuile { $tile } ne va nulle part ici et quitte le jeu.
sons-event-stay = { $seat } reste sur { $cells }.
sons-event-driver = { $seat } paie 1 pierre d’eau au chamelier.
sons-event-move = { $seat } se déplace : { $start } → { $end }.
sons-event-take = { $seat } prend la tuile { $tile } dans sa réserve visible : { sons-tile-kind }.
sons-event-scout = { $seat } paie 1 pierre d’eau à l’éclaireur et prend la tuile { $tile } à { $owner } : { sons-tile-kind }.
sons-event-lay = { $seat } pose la tuile { $tile } sur { $cells } et s’y rend.
sons-event-desert = Désert : { $seat } peut se déplacer et découvrir encore une fois.
sons-event-decline = { $seat } ne pioche pas.
sons-event-no-discovery = { $seat } ne découvre rien.
sons-event-no-explorer = { $seat } ne place pas d’explorateur.
sons-event-explorer = { $seat } place l’explorateur { $height } sur { $cells }.
sons-event-recall = { $seat } reprend l’explorateur { $height } de la case { $cells }.
sons-event-order = { $seat } fait décompter d’abord l’oasis côté { sons-side } de la case { $cells }.
sons-event-complete = L’oasis sur { $cells } est complète, avec : { $fields }.
sons-event-complete-bare = L’oasis sur { $cells } est complète, sans case action.
sons-event-no-line = Personne ne s’y trouve.
sons-event-line = Explorateurs dans la file : { $heights }.
sons-event-line-paid = { $seat } paie 1 pierre d’eau pour la première place.
sons-event-line-home = { $seat } ne peut pas payer : l’explorateur { $height } rentre.
sons-event-field = { $seat } choisit { $field ->
    [incense] l’encens
    [myrrh] la myrrhe
    [salt] le sel
    [gems] les pierres précieuses
    [water1] 1 pierre d’eau
    [water2] 2 pierres d’eau
    [water3] 3 pierres d’eau
    [camel] le chameau
   *[rumour] la rumeur
}.
sons-event-no-field = { $seat } ne prend aucune case action.
sons-event-gain = { $seat } prend { $good ->
    [incense] de l’encens
    [myrrh] de la myrrhe
    [salt] du sel
   *[gems] des pierres précieuses
}.
sons-event-gain-water = { $seat } prend { $number ->
    [one] { $number } pierre d’eau
   *[other] { $number } pierres d’eau
}.
sons-event-gain-camel = { $seat } prend un chameau : deux emplacements de plus pour les marchandises.
sons-event-nothing = Il n’y a rien à prendre pour { $seat }.
sons-event-throw = { $seat } jette { $thrown ->
    [incense] de l’encens
    [myrrh] de la myrrhe
    [salt] du sel
   *[gems] des pierres précieuses
} pour prendre { $good ->
    [incense] de l’encens
    [myrrh] de la myrrhe
    [salt] du sel
   *[gems] des pierres précieuses
}.
sons-event-leave = { $seat } laisse { $good ->
    [incense] l’encens
    [myrrh] la myrrhe
    [salt] le sel
   *[gems] les pierres précieuses
}.
sons-event-rumour = { $seat } prend la rumeur { $rumour } : { sons-board-value }.
sons-event-rumour-secret = { $seat } prend la rumeur { $rumour } et la regarde.
sons-event-rumour-again = { $seat } reprend la rumeur { $rumour } dans le stock.
sons-event-put = { $seat } pose la rumeur { $rumour } sur { $good ->
    [incense] l’encens
    [myrrh] la myrrhe
    [salt] le sel
   *[gems] les pierres précieuses
}.
sons-event-look = { $seat } regarde la rumeur { $rumour }.
sons-event-look-seen = La rumeur { $rumour } vaut { sons-board-value }.
sons-event-no-look = { $seat } ne regarde aucune rumeur.
sons-event-leave-rumour = { $seat } laisse la rumeur { $rumour } où elle est.
sons-event-remove = { $seat } remet la rumeur { $rumour } dans le stock.
sons-event-turban = { $seat } a maintenant le turban, sur l’explorateur { $height }.
sons-event-leader = { $seat } paie 1 pierre d’eau au chef de caravane pour un tour de plus.
sons-event-end = { $seat } finit le tour.
sons-event-last-tile = La dernière tuile est piochée : après ce tour, chacun en joue encore un.
sons-event-over = La partie est terminée.
sons-event-revealed = La rumeur { $rumour } sur { $good ->
    [incense] l’encens
    [myrrh] la myrrhe
    [salt] le sel
   *[gems] les pierres précieuses
} est révélée : { sons-board-value }.
sons-event-gold = { $seat }, { sons-good } × { $number } : { sons-points }.
sons-event-gold-rumour = { $seat }, rumeur { $rumour }, { sons-good } × { $number } : { sons-points }.

# The ledger
sons-source-goods = marchandises
sons-source-rumours = rumeurs
sons-tie = le plus d’eau l’emporte.

# Positions
sons-position-line = ligne { $line } : « { $text } » devrait être une ligne comme « turn: 1 », chacune une seule fois
sons-position-no-plan = ligne { $line } : onze rangées, numérotées de 1 à 11, doivent suivre « plan: »
sons-position-row = ligne { $line } : une rangée du plateau a { $right } cases
sons-position-sign = ligne { $line } : « { $sign } » ne peut pas être sur { $cell } ; il faut « . », « + » pour la croix, ou une tuile et sa rotation comme 2.5/1
sons-position-tile = ligne { $line } : il n’y a pas de tuile « { $name } » dans ce jeu
sons-position-value = ligne { $line } : « { $text } » ne convient pas pour « { $key } »
sons-position-stuck = dans cette position, personne ne pourrait rien faire

# What cannot be
sons-unsound-range = { $field } contient un nombre impossible
sons-unsound-tiles = une tuile est perdue ou en double
sons-unsound-stacks = la pile { $stack } a encore des tuiles alors qu’on a pioché dans une suivante
sons-unsound-display = la réserve visible du joueur { $seat } n’est pas en ordre
sons-unsound-explorers = les explorateurs du joueur { $seat } ne sont pas les siens
sons-unsound-owners = un explorateur n’appartient à personne de la partie
sons-unsound-goods = le joueur { $seat } a plus de marchandises que d’emplacements
sons-unsound-caravan = la caravane du joueur { $seat } est sur une case non découverte
sons-unsound-turban = personne ne porte le turban
sons-unsound-stands = l’explorateur { $height } est là où il ne peut pas être
sons-unsound-rumours = une rumeur que personne n’a prise est connue
sons-unsound-unseen = personne n’a vu la rumeur r{ $rumour }
sons-unsound-places = plus de deux rumeurs sont sur une marchandise
sons-unsound-heard = la rumeur en main ne correspond pas à cette phase
sons-unsound-put-back = une rumeur est de retour dans le stock alors qu’aucune n’y a été remise
sons-unsound-sides = { $cell } et { $other } ne vont pas ensemble
sons-unsound-complete = l’explorateur { $height } est sur une oasis complète
sons-unsound-held = la tuile en main ne correspond pas à cette phase
sons-unsound-robbed = la victime de l’éclaireur ne correspond pas à cette phase
sons-unsound-laid = la dernière tuile posée ne correspond pas à cette phase
sons-unsound-asked = ce n’est pas à ce joueur de choisir
sons-unsound-no-tiles = il n’y a pas de tuile à piocher
sons-unsound-leader = le chef de caravane ne peut pas être payé maintenant
sons-unsound-last = la dernière manche et les tuiles restantes ne vont pas ensemble
sons-unsound-dealing = les premières tuiles ne se distribuent pas ainsi
sons-unsound-second = pas de second déplacement sans tuile posée
sons-unsound-line = la file des explorateurs n’est pas possible ainsi
sons-unsound-scoring = un décompte impossible est en cours
sons-unsound-opened = opened ne veut rien dire dans la version 1 des règles
sons-unsound-chosen = la marchandise choisie ne correspond pas à cette phase
sons-unsound-derived = { $field } ne découle pas du reste

# On the page: signs and tiles
sons-tile-desert = désert de tous côtés
sons-tile-shape = { $shape ->
    [one] un côté oasis
    [corner] deux côtés oasis voisins
    [across] deux côtés oasis opposés
    [three] trois côtés oasis
   *[four] quatre côtés oasis
}
sons-tile-parts = { $shape }, en { $parts ->
    [one] une partie
   *[other] deux parties
}
sons-tile-kind = { $shape ->
    [desert] { sons-tile-desert }
    [one] { sons-tile-shape }
   *[other] { sons-tile-shape } { $parts ->
        [one] en une partie
       *[other] en deux parties
    }
}
sons-tile-with = { $tile }, avec { $fields }
sons-tile-bare = { $tile }, sans case action
sons-tile-part = oasis côté { $sides }
sons-tile-part-field = oasis côté { $sides }, avec { $field }
sons-tile-apart = { $one } ; à part, { $other }

# On the page: the plan
sons-plan = Le plateau
sons-plan-help = Les flèches mènent de case en case, Entrée s’y rend, pose ou place, Échap annule. Où que vous soyez sur la page, N va à la prochaine case où vous pouvez faire quelque chose, R tourne la tuile ou passe à l’autre oasis de la tuile, et 1 à 9 actionnent les boutons à côté du plateau.
sons-plan-turn = Appuyez encore pour tourner la tuile, ou utilisez la molette ou R.
sons-plan-twist = Appuyez encore pour tourner la tuile, ou tournez-la avec deux doigts.
sons-plan-bare = aucune case action, ne rapporte rien
sons-plan-past = Cette oasis est déjà décomptée.
sons-plan-open = { $open ->
    [0] complète
    [one] { $open } côté ouvert
   *[other] { $open } côtés ouverts
}
sons-plan-fields = avec { $fields } en tout
sons-plan-times = { $number } × { $name }
sons-plan-line = dans la file : { $line }
sons-plan-figure = { $mine ->
    [yes] votre { $height }
   *[no] { $height } ({ $seat })
}{ $turban ->
    [yes] { " " }avec le turban
   *[no] { "" }
}
sons-plan-pays = { $mine ->
    [yes] vous auriez à payer
   *[no] { $seat } aurait à payer
}
sons-cell = { $cell } : { $words }.
sons-cell-unknown = non découverte
sons-cell-cross = croix de départ, { $look }
sons-cell-caravan = { $mine ->
    [yes] votre caravane
   *[no] caravane ({ $seat })
}
sons-cell-explorer = { $mine ->
    [yes] votre explorateur { $height }
   *[no] explorateur { $height } ({ $seat })
}{ $turban ->
    [yes] { " " }avec le turban
   *[no] { "" }
}
sons-cell-last = le dernier coup
sons-cell-oasis = L’oasis : { $words }.
sons-cell-oasis-to = L’oasis côté { $sides } : { $words }.
sons-cell-free = Vous pouvez y aller gratuitement.
sons-cell-driver = Vous pouvez y aller pour { $price ->
    [one] 1 pierre d’eau
   *[other] { $price } pierres d’eau
}.
sons-cell-stay = Vous pouvez rester ici.
sons-cell-fits = La tuile va ici { $ways ->
    [one] dans un sens
   *[other] dans { $ways } sens
} : { $look }.
sons-cell-finishes = Cela complète { $oases ->
    [one] une oasis
   *[other] deux oasis
}.
sons-cell-explore = { $known ->
    [yes] L’explorateur { $height } peut être placé ici.
   *[no] Un explorateur peut être placé ici : choisissez-le à côté du plateau.
}
sons-cell-score = Choisissez quelle oasis se décompte d’abord.
sons-cell-part = Choisie : l’oasis côté { sons-side }.
sons-cell-recall = Votre explorateur { $height } peut être repris.
sons-say-at = { $cell } · { $words }
sons-say-part = { $part ->
    [begin] Mise en place
    [move] 1 sur 4 : se déplacer
    [discover] 2 sur 4 : découvrir
    [explore] 3 sur 4 : explorateur
    [score] 4 sur 4 : décompte
    [end] Fin du tour
   *[over] La fin
}
sons-say-phase = { $part } · { $left }

# On the page: what one does
sons-panel-wait = { $phase ->
    [moving] { $name } déplace sa caravane.
    [discovering] { $name } découvre.
    [laying] { $name } pose une tuile.
    [answering] { $name } peut piocher une tuile pour remplacer celle qui a été prise.
    [exploring] { $name } peut placer un explorateur.
    [ordering] { $name } choisit quelle oasis se décompte d’abord.
    [choosing] { $name } choisit une case action.
    [throwing] { $name } n’a pas d’emplacement pour une marchandise.
    [putting] { $name } place une rumeur.
    [looking] { $name } peut regarder une rumeur.
    [looked] { $name } regarde une rumeur.
    [leading] { $name } finit son tour, ou en paie un de plus.
   *[other] On pioche des tuiles.
}
sons-panel-head-moving = { $turn ->
    [second] Désert ! Déplacez-vous encore une fois, ou restez
    [extra] Votre tour de plus ! Déplacez votre caravane, ou restez
   *[usual] Déplacez votre caravane, ou restez
} : { $free ->
    [0] aucune case gratuite
    [one] { $free } case gratuite
   *[other] { $free } cases gratuites
}{ $driver ->
    [0] { "" }
    [one] , { $driver } autre pour 1 pierre d’eau
   *[other] , { $driver } autres pour 1 pierre d’eau
}.
sons-panel-head-discovering = { $ways ->
    [none] Il n’y a rien à découvrir ici.
   *[some] { $how ->
        [second] Désert ! Vous pouvez découvrir encore :
        [may] Vous pouvez découvrir :
       *[must] Découvrez :
    } { $ways ->
        [draw] piochez une tuile ; aucune visible ne va ici.
        [open] prenez { $open ->
            [one] la { $open } visible qui va ici.
           *[other] une des { $open } visibles qui vont ici.
        }
       *[both] piochez une tuile, ou prenez { $open ->
            [one] la { $open } visible qui va ici.
           *[other] une des { $open } visibles qui vont ici.
        }
    }
}
sons-panel-head-laying = Posez la tuile : elle va sur { $cells ->
    [one] { $cells } case
   *[other] { $cells } cases
}. { $touch ->
    [yes] Touchez une case pour l’essayer.
   *[no] Pointez une case pour l’essayer.
}
sons-panel-head-answering = { $name } vous a pris une tuile ({ $tiles ->
    [0] plus aucune
   *[other] il en reste { $tiles }
}). En piochez-vous une autre ?
sons-panel-head-exploring = { $home ->
    [0] Tous vos explorateurs sont en route. Vous pouvez en reprendre un.
    [one] Vous pouvez envoyer votre dernier explorateur dans la nouvelle oasis.
   *[other] Vous pouvez envoyer un de vos { $home } explorateurs dans la nouvelle oasis.
}
sons-panel-head-ordering = Deux oasis sont complètes. Laquelle se décompte d’abord, jusqu’au bout ?
sons-panel-head-choosing = L’explorateur { $height } { $must ->
    [yes] prend
   *[no] peut prendre
} { $fields ->
    [one] cette case action.
   *[other] une de ces { $fields } cases action.
}
sons-panel-head-throwing = Plus d’emplacement pour { $good ->
    [incense] l’encens
    [myrrh] la myrrhe
    [salt] le sel
   *[gems] la pierre précieuse
} ({ $points } or) : jetez autre chose, ou renoncez-y.
sons-panel-head-putting = Vous seul le savez : { $value ->
    [-2] 2 or de moins
    [-1] 1 or de moins
   *[other] { $value } or de plus
} par unité. De quelle marchandise ?
sons-panel-head-looking = Vous pouvez regarder { $number ->
    [one] { $number } rumeur
   *[other] une des { $number } rumeurs
} du tableau.
sons-panel-head-looked = La rumeur sur { $good ->
    [incense] l’encens
    [myrrh] la myrrhe
    [salt] le sel
   *[gems] les pierres précieuses
} : { $value ->
    [-2] 2 or de moins
    [-1] 1 or de moins
   *[other] { $value } or de plus
} par unité. La laisser, ou la remettre ?
sons-panel-head-leading = Votre tour est fini.{ $can ->
    [yes] { " " }Un de plus coûte 1 pierre d’eau ; vous en avez { $water }.
   *[no] { "" }
}
sons-panel-helpers = Aides
sons-panel-help = { $name } : { $does }
sons-panel-price = Coûte { $price ->
    [one] 1 pierre d’eau
   *[other] { $price } pierres d’eau
}.
sons-panel-helper = { $helper ->
    [driver] Chamelier
    [scout] Éclaireur
   *[leader] Chef de caravane
}
sons-panel-help-driver = { $help ->
    [now] { $number ->
        [one] { $number } case de plus à portée
       *[other] { $number } cases de plus à portée
    }
    [paid] Payé : toutes les cases sont à portée
    [dry] { $number ->
        [one] { $number } case de plus, mais pas d’eau
       *[other] { $number } cases de plus, mais pas d’eau
    }
    [none] Pas d’autre case à atteindre
   *[later] Au déplacement : toute case
}
sons-panel-help-scout = { $help ->
    [now] { $number ->
        [one] { $number } tuile adverse va ici
       *[other] { $number } tuiles adverses vont ici
    }
    [dry] Des tuiles adverses, mais pas d’eau
    [none] Aucune tuile adverse ne va ici
   *[later] Pour découvrir : une tuile adverse
}
sons-panel-help-leader = { $help ->
    [now] Un tour de plus, tout de suite
    [extra] Pas après un tour de plus
   *[later] Après votre tour : un de plus
}
sons-panel-cancel = Annuler
sons-panel-field = { $way ->
    [stay] { $cell } : votre caravane est ici.
    [water] { $cell } : { $price ->
            [one] 1 pierre d’eau
           *[other] { $price } pierres d’eau
        } pour le chamelier, il vous en reste { $left }.
    [free] { $cell } : gratuit.
   *[none] { $known ->
        [yes] { $cell } : vous ne pouvez pas y aller maintenant.
       *[no] { $cell } n’est pas encore découverte.
    }
}{ $known ->
    [no] { "" }
   *[yes] { $open ->
        [0] { " " }Rien à découvrir de là.
        [one] { " " }{ $open } case à découvrir de là.
       *[other] { " " }{ $open } cases à découvrir de là.
    }
}
sons-panel-go = Aller en { $cell }
sons-panel-stay = Rester
sons-panel-draw = Piocher
sons-panel-draw-name = Piocher une tuile de la pile { $stack } ; nombre restant : { $left }. Si elle ne va nulle part ici, elle rejoint votre réserve visible.
sons-panel-kinds = Peuvent venir :
sons-panel-kind = { $number } × { $kind }
sons-panel-own = Votre réserve visible
sons-panel-others = Éclaireur
sons-panel-take = Prendre la tuile { $tile } de votre réserve visible : { $words }
sons-panel-scout = Prendre la tuile { $tile } à { $name } avec l’éclaireur, pour { $price ->
    [one] 1 pierre d’eau
   *[other] { $price } pierres d’eau
} : { $words }
sons-panel-no-discovery = Ne rien découvrir
sons-panel-rotate = Tourner
sons-panel-lay = Poser sur { $cell }
sons-panel-lay-name = Poser sur { $cell } : { $words }
sons-panel-desert = Désert : vous pouvez vous déplacer et découvrir encore une fois.
sons-panel-fits = Elle va ici
sons-panel-fields = avec { $fields }
sons-panel-redraw = Piocher une tuile
sons-panel-decline = Ne pas piocher
sons-panel-place = { $line ->
    [1] seul
   *[other] { $place } sur { $line }
}
sons-panel-picks = { $before ->
    [0] premier
    [one] après { $before }
   *[other] après { $before }
}
sons-panel-then-nothing = Cette oasis n’a pas de case action : elle ne rapporte rien.
sons-panel-then-waits = { $open ->
    [one] Attend la fermeture du dernier côté ouvert
   *[other] Attend la fermeture de { $open } côtés ouverts
} ; alors le plus grand de la file prend une case action en premier.
sons-panel-then-line = Le plus grand de la file prend une case action en premier.
sons-panel-then-alone = Personne d’autre n’y est : votre plus petit suffit.
sons-panel-explore = Explorateur { $height }{ $turban ->
    [yes] { " " }avec le turban
   *[no] { "" }
} : { $part }, dans la file : { $place }. { $words }
sons-panel-waits = Il attend la fermeture { $open ->
    [one] du côté ouvert.
   *[other] des { $open } côtés ouverts.
}
sons-panel-nothing-there = L’oasis n’a pas de case action et ne rapporte rien{ $payer ->
    [you] { "\u202F" }; vous payez 1 pierre d’eau
    [other] { "\u202F" }; { $name } paie 1 pierre d’eau
   *[nobody] { "" }
}.
sons-panel-unpaid = Premier de la file, il vous coûterait 1 pierre d’eau, et vous n’en avez pas : il rentrerait aussitôt.
sons-panel-chooses = { $before ->
    [0] Il prend une case action en premier
    [one] { $before } autre prend une case action avant lui
   *[other] { $before } autres prennent une case action avant lui
} ; { $fields ->
    [one] il y en a { $fields }
   *[other] il y en a { $fields }
}{ $payer ->
    [you] { "\u202F" }; vous payez 1 pierre d’eau
    [other] { "\u202F" }; { $name } paie 1 pierre d’eau
   *[nobody] { "" }
}.
sons-panel-no-explorer = Ne pas placer d’explorateur
sons-panel-recall = Reprendre l’explorateur { $height }, sur { $cell } : { $words }
sons-panel-no-recall = N’en reprendre aucun
sons-panel-score = D’abord l’oasis côté { $sides }
sons-panel-line = La file
sons-panel-in-line = Explorateur { $height } ({ $name }){ $turban ->
    [yes] { " " }avec le turban
   *[no] { "" }
}, { $state ->
    [done] a eu son tour
    [now] choisit maintenant
   *[next] viendra plus tard
}
sons-panel-home = pas d’eau
sons-panel-home-name = L’explorateur { $height } ({ $name }) est rentré faute d’eau
sons-panel-paid = { $name } a payé 1 pierre d’eau pour la première place.
sons-panel-brings-good = vaut { sons-points } jusqu’ici
sons-panel-brings-full = plus d’emplacement : à échanger
sons-panel-brings-camel = 2 emplacements de plus
sons-panel-brings-rumour = { $supply ->
    [yes] écoutez-en une, posez-la sur une marchandise
   *[no] regardez-en une du tableau
}
sons-panel-brings-water = { $water ->
    [one] { $water } pierre d’eau de plus
   *[other] { $water } pierres d’eau de plus
}
sons-panel-brings-nothing = il n’y a plus rien à prendre
sons-panel-no-field = Ne rien prendre
sons-panel-worth = { sons-good } : { sons-points } pièce
sons-panel-throw = Jeter 1 { $good ->
    [incense] encens
    [myrrh] myrrhe
    [salt] sel
   *[gems] pierre précieuse
}
sons-panel-held = vous en avez { $number }, à { sons-points } pièce
sons-panel-leave = Laisser { $good ->
    [incense] l’encens
    [myrrh] la myrrhe
    [salt] le sel
   *[gems] la pierre précieuse
}
sons-panel-put = { $free ->
    [0] pas de place pour une rumeur
   *[other] vous en avez { $held }
}
sons-panel-put-worth = vaut { $after } or au lieu de { $before }
sons-panel-look-name = Regarder la rumeur { $rumour } ({ sons-good }){ $known ->
    [yes] { "\u202F" }; vous la connaissez : { sons-board-value }
   *[no] { "" }
}
sons-panel-no-look = N’en regarder aucune
sons-panel-leave-rumour = La laisser ({ sons-good } : { sons-points })
sons-panel-remove = La remettre au stock ({ sons-good } : { sons-points })
sons-panel-end = Finir le tour
sons-panel-leader = Un tour de plus
sons-panel-leaves = { $water ->
    [0] il ne restera pas d’eau
    [one] il restera { $water } pierre d’eau
   *[other] il restera { $water } pierres d’eau
}

# On the page: the seats
sons-seat-water = { $number ->
    [0] pas d’eau
    [one] { $number } pierre d’eau
   *[other] { $number } pierres d’eau
}
sons-seat-free = { $number ->
    [0] aucun emplacement libre
    [one] { $number } emplacement libre
   *[other] { $number } emplacements libres
}
sons-seat-good = { $good ->
    [incense] { $number } encens
    [myrrh] { $number } myrrhe
    [salt] { $number } sel
   *[gems] { $number ->
        [one] { $number } pierre précieuse
       *[other] { $number } pierres précieuses
    }
}
sons-seat-goods = Dans la caravane : { $goods }.
sons-seat-no-goods = Aucune marchandise dans la caravane.
sons-seat-camels = { $number ->
    [0] Aucun chameau.
    [one] { $number } chameau.
   *[other] { $number } chameaux.
}
sons-seat-explorers = Explorateurs
sons-seat-explorer-home = explorateur { $height }{ $turban ->
    [yes] { " " }avec le turban
   *[no] { "" }
}, prêt
sons-seat-explorer-on = explorateur { $height }{ $turban ->
    [yes] { " " }avec le turban
   *[no] { "" }
}, sur { $cell }
sons-seat-display = Réserve visible
sons-seat-full = pleine
sons-seat-tile = Tuile { $tile }
sons-seat-tile-words = Tuile { $tile } : { $words }
sons-seat-brings = { $field ->
    [water1] 1 pierre d’eau
    [water2] 2 pierres d’eau
    [water3] 3 pierres d’eau
    [camel] un chameau : deux emplacements de plus pour les marchandises
    [rumour] une rumeur : regardez-la et posez-la sur une marchandise
   *[other] { sons-field }, pour un emplacement libre de la caravane
}
sons-seat-desert = Qui la pose peut se déplacer et découvrir encore une fois.
sons-seat-scout = Les autres peuvent la prendre avec l’éclaireur, pour 1 pierre d’eau.
sons-pile-stacks = Piles
sons-pile-stack = Pile { $stack }
sons-pile-stack-left = Pile { $stack } : { $number ->
    [0] aucune tuile
    [one] { $number } tuile
   *[other] { $number } tuiles
}{ $now ->
    [yes] , on y pioche maintenant
   *[no] { "" }
}
sons-pile-left = { $number ->
    [one] { $number } tuile restante
   *[other] { $number } tuiles restantes
}
sons-pile-near = La fin approche : { $number ->
    [one] { $number } tuile restante
   *[other] { $number } tuiles restantes
}
sons-pile-drawn = La dernière tuile est piochée : encore un tour chacun
sons-pile-last = Dernière manche : { $turns ->
    [one] c’est le dernier tour
   *[other] encore { $turns } tours, celui-ci compris
}
sons-pile-all = Rumeurs et stock
sons-pile-open = Ce qui peut encore venir
sons-pile-order = La pile au plus petit numéro s’épuise d’abord ; personne ne connaît l’ordre de ses tuiles.
sons-pile-kinds = Tuiles
sons-pile-fields = Leurs cases action
sons-pile-in-stack = pile { $stack } ({ $number })
sons-pile-in-all = en tout ({ $number })
sons-pile-supply = Stock
sons-pile-water = { $number ->
    [one] { $number } pierre d’eau
   *[other] { $number } pierres d’eau
}
sons-pile-camels = { $number ->
    [one] { $number } chameau
   *[other] { $number } chameaux
}
sons-pile-rumours = { $number ->
    [one] { $number } rumeur
   *[other] { $number } rumeurs
}
sons-board = Rumeurs
sons-board-value = { $value ->
    [-2] −2
    [-1] −1
   *[other] +{ $value }
}
sons-board-you = vous
sons-board-known = { $rumour } vaut { sons-board-value }, vue par { $seats }
sons-board-unknown = { $rumour } est inconnue, vue par { $seats }
sons-board-none = { sons-good } : pas de rumeur ; valeur : { sons-points }.
sons-board-sure = { sons-good } : { $number ->
    [one] { $number } rumeur
   *[other] { $number } rumeurs
} : { $rumours } ; valeur : { sons-points }.
sons-board-so-far = { sons-good } : { $number ->
    [one] { $number } rumeur
   *[other] { $number } rumeurs
} : { $rumours } ; valeur, à votre connaissance : { sons-points }.
sons-board-hand = En main ({ $seat }) :
sons-board-supply = De retour dans le stock :
sons-board-alone = Vous l’avez vue ; elle n’est montrée qu’à vous.
sons-board-pool = Rumeurs que vous n’avez pas vues : { $values }

# The coach
sons-why-points = { $seat }, { $source } : { $played } or en moyenne, et { $better } après le meilleur coup.
sons-why-goods = { $seat }, { sons-good } : { $played } en moyenne, et { $better } après le meilleur coup.
sons-why-oases = Oasis complétées par { $seat } : { $played } en moyenne, et { $better } après le meilleur coup.
sons-why-water = Pierres d’eau qui restent à { $seat } : { $played } en moyenne, et { $better } après le meilleur coup.
sons-why-camels = Chameaux de { $seat } : { $played } en moyenne, et { $better } après le meilleur coup.
sons-why-turban = { $seat } a le turban à la fin dans { $played } des parties, et dans { $better } après le meilleur coup.
sons-belief-value = { sons-board-value } par unité
sons-nudge = { $kind ->
    [move] Pensez à l’endroit où votre caravane devrait se trouver.
    [lay] Pensez aux côtés que la tuile devrait fermer.
    [explorer] Pensez à l’oasis qui vaut un explorateur.
    [recall] Pensez à l’explorateur qui n’a plus rien à faire.
    [field] Pensez à la case action qui manquera le plus.
   *[other] Il y a quelque chose à gagner ici : regardez ce que les autres s’apprêtent à faire.
}

# A position set by hand
sons-edit-plan = Le plan
sons-edit-tile = La tuile posée ici
sons-edit-turned = Comment elle est tournée
sons-edit-phase = Ce que l’on fait
sons-edit-turn = À qui de jouer
sons-edit-first = Le premier joueur
sons-edit-caravan = Caravane de { $seat }
sons-edit-store = { $store ->
    [water] Eau
    [camels] Chameaux
    [incense] Encens
    [myrrh] Myrrhe
    [salt] Sel
   *[gems] Gemmes
}
sons-edit-display = Tuiles visibles
sons-edit-explorer = Explorateur { $height } de { $seat }
sons-edit-turban = Explorateur au turban
sons-edit-rumours = Les rumeurs
sons-edit-rumour = Rumeur { $rumour }
sons-edit-rumour-at = Où est { $rumour }
sons-edit-rumour-seen = Qui a vu { $rumour }
sons-edit-in-turn = Pendant le tour
sons-edit-asked = Qui doit choisir
sons-edit-extra = Un tour acheté
sons-edit-second = Le second coup, après le désert
sons-edit-driver = Le chamelier est payé
sons-edit-stirred = Une tuile a été piochée ou posée
sons-edit-passing = Le turban passe ensuite
sons-edit-opened = Le premier de la file a choisi
sons-edit-idle = Tours de suite sans tuile
sons-edit-last = Derniers tours à venir
sons-edit-put_back = Rumeurs remises jusqu’ici
sons-edit-held = La tuile à poser
sons-edit-robbed = À qui l’éclaireur l’a prise
sons-edit-laid = Où la dernière tuile est posée
sons-edit-gone = Tuiles hors du jeu
sons-edit-scoring = Une oasis en décompte
sons-edit-line = Explorateurs en file
sons-edit-heard = La rumeur en main
sons-edit-chosen = La marchandise sans place
sons-edit-next-part = La partie décomptée ensuite
sons-edit-at-home = à la maison
sons-edit-unknown = inconnue
sons-edit-at = { $place ->
    [supply] dans la réserve
   *[hand] en main
}
sons-edit-quarters = quarts de tour : { $number }
sons-edit-part = { $cell }, oasis : { sons-side }
sons-edit-phase-name = { $phase ->
    [lot] tirage du premier joueur
    [dealing] distribution des premières tuiles
    [moving] déplacement de la caravane
    [discovering] découverte
    [drawing] pioche d’une tuile
    [laying] pose d’une tuile
    [answering] réponse à l’éclaireur
    [redrawing] nouvelle pioche
    [exploring] placement d’un explorateur
    [ordering] choix de la première oasis
    [choosing] choix d’un champ
    [throwing] abandon d’une marchandise
    [hearing] écoute d’une rumeur
    [putting] pose d’une rumeur
    [looking] regard sur une rumeur
    [looked] rumeur à laisser ou à retirer
    [leading] achat du chef de caravane
   *[over] la partie est finie
}

# Explained when it first comes up
sons-first-move = Votre caravane va aussi loin que vous voulez sur les lignes brunes et s’arrête après la première blanche. Ensuite vous découvrez : une tuile se pose à côté d’elle.
sons-first-laid = Une tuile se pose à côté de votre caravane, brun contre brun et blanc contre blanc, et la caravane s’y rend. Vous pouvez ensuite envoyer un explorateur.
sons-first-line = L’oasis est complète. Les explorateurs se mettent en file, le plus grand d’abord ; le turban passe en tête. S’ils sont deux ou plus, le premier doit payer 1 pierre d’eau.
sons-first-field = Dans l’ordre de la file, chaque explorateur prend une case action encore libre. Le premier est obligé d’en prendre une ; les cases restantes sont perdues.
sons-first-turban = Le turban était dans une file : il passe au plus grand explorateur du joueur suivant. Qui le porte est en tête de la prochaine file.
sons-first-rumour = Une rumeur change la valeur d’une marchandise pour tous. Jusqu’à la fin, seul qui l’a regardée connaît sa valeur.
sons-first-water = Votre eau s’épuise. Elle paie la première place d’une file, le chamelier, l’éclaireur et les tours en plus ; certaines cases en rapportent.
sons-first-last = La dernière tuile est piochée. Après ce tour, chacun en joue encore un ; ensuite les marchandises sont payées en or.

# Puzzles: what is to be found, and what each kind is called
sons-puzzle-finish = Complétez une oasis : par quel coup en tirez-vous le plus ?
sons-puzzle-water = Votre eau : { $number }. À quoi vaut-il mieux la dépenser, ou la garder ?
sons-puzzle-line = La place d’un explorateur dans la file : qui envoyez-vous, ou rappelez-vous ?
sons-puzzle-field = À vous de choisir : que prenez-vous à l’oasis ?
sons-puzzle-last = Les derniers tours : qu’est-ce qui rapporte le plus d’or maintenant ?
sons-puzzle-rumour = Un choix en chemin : qu’y a-t-il de mieux ici ?
sons-puzzle-tile = Une tuile pour ce tour : piocher, prendre, envoyer l’éclaireur ou rien ?
sons-puzzle-lay = Où va la tuile, et comment la tourner ?
sons-puzzle-move = Où va votre caravane ?
sons-puzzles-finish = Compléter des oasis
sons-puzzles-water = Bien user de l’eau
sons-puzzles-line = La place d’un explorateur
sons-puzzles-field = Choisir une case
sons-puzzles-last = Les derniers tours
sons-puzzles-rumour = Des choix en chemin
sons-puzzles-tile = Quelle tuile ?
sons-puzzles-lay = Poser une tuile
sons-puzzles-move = Le chemin de la caravane
