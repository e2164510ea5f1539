# Through the Desert: names
desert-name = Durch die Wüste
desert-designer = Reiner Knizia
desert-about = Menez des caravanes de chameaux pastel de point d’eau en oasis, et encerclez les terres qui seront à vous.
desert-wins = Le plus de points gagne : eau, oasis, caravanes et surfaces
desert-option-map = Carte
desert-option-map-sirocco = Sirocco, la carte de la maison
desert-option-map-wadi = Wadi, une partie courte pour deux
desert-option-hide_totals = Cacher les totaux
desert-option-hide_totals-hint = Jusqu’à la fin, vous voyez combien de points d’eau les autres ont pris, mais pas leur valeur.
desert-option-palms = Palmiers
desert-option-palms-random = tirés au sort
desert-option-palms-hint = Tirés au sort, sauf si vous indiquez ici les cases palmier. Si un nom est faux, on vous dira lesquels existent.
desert-unit = { $points ->
    [one] point
   *[other] points
}

# Options and maps
desert-map = une carte de Durch die Wüste : { $name }, pour { $players } joueurs, { $spaces } cases
desert-unknown-map = Il n’y a pas de carte « { $name } ». Il existe : { $known }. Une carte à vous se donne sous forme de texte ou, dans le terminal, de fichier.
desert-map-seats = La carte { $name } ne se joue pas à { $seats }, mais à { $allowed }.
desert-bad-palms = Les palmiers ne peuvent pas être placés sur « { $value } ». Choisissez { $palms ->
    [one] { $palms } case palmier
   *[other] { $palms } cases palmier différentes
} parmi : { $spaces }.

# Texts that are not actions
desert-no-action = « { $text } » n’est pas une action. Les actions sont : leader COLOUR SPACE, camel COLOUR SPACE, aside COLOUR, skip.
desert-no-space = « { $text } » : il n’y a pas de case { $cell } sur ce plateau.
desert-no-colour = « { $text } » : { $colour } n’est pas une couleur de chameau. Les couleurs sont { $known }.
desert-no-number = « { $text } » : { $number } n’est pas un nombre de 1 à { $most }.

# Words within sentences
# (.feminine: la caravane verte)
desert-colour = { $colour ->
    [amber] ambre
    [lime] vert
    [rose] rose
    [sky] bleu ciel
   *[violet] mauve
}
    .feminine = { $colour ->
        [amber] ambre
        [lime] verte
        [rose] rose
        [sky] bleu ciel
       *[violet] mauve
    }
desert-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
desert-size = { $size ->
    [one] { $size } chameau
   *[other] { $size } chameaux
}
desert-spaces = { $spaces ->
    [0] une oasis
    [one] { $spaces } case
   *[other] { $spaces } cases
}

# Why not
desert-reason-over = La partie est terminée.
desert-reason-chance = { $what ->
    [first] Le premier joueur
    [palm] La place des palmiers
   *[token] La place des points d’eau
} se tire au sort, personne ne choisit.
desert-reason-turn = C’est à { $actor } de jouer.
desert-reason-phase = Pas maintenant : { desert-phase-name }.
desert-phase-name = { $phase ->
    [first] on tire au sort le premier joueur
    [aside] on met des chefs de côté
    [palms] on place les palmiers
    [tokens] on pose les points d’eau
    [leaders] on place les chefs
   *[camels] on place les chameaux
}
desert-reason-aside = { $seat } a déjà mis de côté son chef { desert-colour } ; choisissez une autre couleur.
desert-reason-leader-aside = Vous avez mis de côté votre chef { desert-colour }.
desert-reason-leader-placed = Votre chef { desert-colour } est déjà sur { $cells }.
desert-reason-colour-led = À la première manche, un chef doit être d’une couleur que personne n’a encore placée, et { $seat } a déjà placé son chef { desert-colour } sur { $cells }.
desert-reason-occupied = { $seat } a déjà un chameau { desert-colour } sur { $cell }.
desert-reason-oasis = { $cell } est une oasis.
desert-reason-waterhole = Un chef ne peut pas être placé sur le point d’eau { $cell }.
desert-reason-next-to-oasis = Un chef sur { $cell } serait à côté de l’oasis { $cells }.
desert-reason-next-to-leader = Un chef sur { $cell } serait à côté de { $cells }, où { $seat } a son chef { desert-colour }.
desert-reason-herd-empty = Le troupeau { desert-colour } est épuisé.
desert-reason-no-caravan = Vous n’avez pas de chef { desert-colour } sur le plateau, donc pas de caravane qu’un chameau sur { $cell } pourrait rejoindre.
desert-reason-not-touching = { $cell } ne touche pas votre caravane { desert-colour.feminine }, dont le chef est sur { $leader }.
desert-reason-rival = { $cell } touche la caravane { desert-colour.feminine } que mène { $seat }, sur { $camels ->
    [one] la case
   *[other] les cases
} { $cells }.
desert-reason-enclosed = { $cell } se trouve dans une surface encerclée par { $seat } avec sa caravane { desert-colour.feminine }.
desert-reason-can-move = On ne passe que si l’on ne peut placer aucun chameau ; vous le pouvez, par exemple un chameau { desert-colour } sur { $cell }.

# What happened
desert-event-first = { $seat } joue en premier.
desert-event-aside = { $seat } met de côté son chef { desert-colour }.
desert-event-palm = Un palmier est placé sur { $cell }.
desert-event-token = Un point d’eau de valeur { $value } est posé sur { $cell }.
desert-event-leader = { $seat } place son chef { desert-colour } sur { $cell }.
desert-event-camel = { $seat } place un chameau { desert-colour } sur { $cell }.
desert-event-skip = { $seat } ne peut placer aucun chameau et passe.
desert-event-waterhole = { $seat } prend le point d’eau sur { $cells } : { desert-points }.
desert-event-oasis = { $seat } atteint l’oasis { $cells } avec sa caravane { desert-colour.feminine } : { desert-points }.
desert-event-enclosed = { $seat } encercle { desert-spaces } avec sa caravane { desert-colour.feminine }.
desert-event-waterholes-inside = { $seat } prend { $tokens ->
    [one] le point d’eau encerclé
   *[other] les points d’eau encerclés
}, sur { $cells } : { desert-points }.
desert-event-oasis-inside = { $seat } atteint aussi l’oasis encerclée { $cells } : { desert-points }.
desert-event-herd-empty = Le dernier chameau { desert-colour } est placé : la partie se termine avec ce tour.
desert-event-largest = { $seat } a la plus grande caravane { desert-colour.feminine }, { desert-size } : { desert-points }.
desert-event-tied = { $seat } est à égalité pour la plus grande caravane { desert-colour.feminine }, { desert-size } : { desert-points }.
desert-event-area = { $seat } a encerclé { desert-spaces } : { desert-points }.

# The ledger
desert-source-waterholes = points d’eau
desert-source-oases = oasis
desert-source-caravans = plus grandes caravanes
desert-source-areas = surfaces encerclées

# Faults of a map
desert-fault-missing = ligne { $line } : la carte n’indique pas { $key } ; écrivez « { $key }: … » avant le plateau.
desert-fault-unknown-line = ligne { $line } : « { $text } » n’est pas compris ; avant le plateau viennent name, players, palms, herds, puis « board: ».
desert-fault-twice = ligne { $line } : { $key } est indiqué deux fois.
desert-fault-bad-name = ligne { $line } : « { $text } » ne peut pas être un nom ; utilisez 1 à 40 caractères, sans « | ».
desert-fault-bad-players = ligne { $line } : « { $text } » n’est pas un nombre de joueurs ; écrivez 2, 3, 4, 5 ou un intervalle comme 2-5.
desert-fault-bad-palms = ligne { $line } : « { $text } » n’est pas un nombre de palmiers de 0 à 5.
desert-fault-bad-herds = ligne { $line } : « { $text } » n’est pas un nombre de chameaux de 1 à 30.
desert-fault-no-board = ligne { $line } : il n’y a pas de plateau ; ses rangées suivent la ligne « board: ».
desert-fault-unknown-sign = ligne { $line }, colonne { $column } : signe inconnu « { $sign } » ; il existe . case, o point d’eau, p case palmier, ^ montagne, - ligne de séparation.
desert-fault-between = ligne { $line }, colonne { $column } : « { $sign } » est à cheval sur deux hexagones ; un hexagone fait deux caractères de large et une rangée sur deux est décalée d’un caractère.
desert-fault-too-wide = ligne { $line }, colonne { $column } : le plateau fait plus de { $most } hexagones de large.
desert-fault-too-tall = ligne { $line } : le plateau a { $rows } rangées ; on ne peut en numéroter que { $most }.
desert-fault-line-place = ligne { $line } : une seule ligne de séparation au plus, et pas avant la première rangée.
desert-fault-no-line = ligne { $line } : une carte à la fois pour 2–3 et 4–5 joueurs a besoin d’une ligne de séparation, une rangée de « - ».
desert-fault-needless-line = ligne { $line } : cette carte ne sert qu’à une taille de table, elle n’a pas besoin de ligne de séparation.
desert-fault-large-herds = ligne { $line } : à { $seats } joueurs, un troupeau compte au plus { $most } chameaux.
desert-fault-cells = ligne { $line } : nombre de cases à { $players } joueurs : { $cells } ; il en faut de 2 à { $most }.
desert-fault-unconnected = ligne { $line }, colonne { $column } : à { $players } joueurs, le plateau est coupé : aucun chemin ne mène à { $cell }.
desert-fault-palm-at-rim = ligne { $line }, colonne { $column } : à { $players } joueurs, la case palmier { $cell } est au bord ; les six cases autour doivent être jouables.
desert-fault-few-palms = ligne { $line } : { $palms ->
    [one] { $palms } palmier
   *[other] { $palms } palmiers
}, mais seulement { $spaces ->
    [one] { $spaces } case palmier
   *[other] { $spaces } cases palmier
} à { $players } joueurs.
desert-fault-many-tokens = ligne { $line } : { $spaces } cases pour des points d’eau à { $players } joueurs, mais il n’y a que { $most } jetons.

# Positions that cannot be read
desert-position-line = ligne { $line } : « { $text } » n’est pas compris, ou est indiqué deux fois.
desert-position-no-board = ligne { $line } : il n’y a pas de plateau ; ses rangées suivent la ligne « board: ».
desert-position-value = ligne { $line } : « { $text } » ne convient pas pour « { $key } ».
desert-position-label = ligne { $line } : une rangée commence par son numéro, pas par « { $text } ».
desert-position-column = ligne { $line }, colonne { $column } : « { $sign } » n’est pas à l’endroit d’une case ; quatre caractères par case, une rangée sur deux décalée de deux.
desert-position-twice = ligne { $line } : la rangée { $row } est dessinée deux fois.
desert-position-missing = ligne { $line } : la case { $cell } n’est pas dessinée.
desert-position-sign = ligne { $line } : « { $sign } » sur { $cell } n’est pas un signe du plateau.
desert-position-no-space = ligne { $line } : « { $sign } » est sur { $cell }, où la carte n’a pas de case.
desert-position-herd = Nombre de chameaux qu’il faut dans le troupeau { desert-colour } : { $right }.
desert-position-open = { $cell } est dessinée comme encerclée, mais ne l’est pas.
desert-position-enclosed = { $cell } est encerclée par le joueur { $seat } et doit être dessinée ainsi.
desert-position-stuck = Dans cette position, personne ne pourrait rien faire.

# States that cannot be
desert-unsound-range = { $field } contient un nombre impossible.
desert-unsound-token-inside = il y a des points d’eau dans une surface encerclée : { $cells }.
desert-unsound-left = il est impossible qu’il reste { $left ->
    [one] { $left } chameau
   *[other] { $left } chameaux
} à placer dans ce tour.
desert-unsound-opening = la première manche de chameaux n’existe que pendant le placement des chameaux.
desert-unsound-first = le premier joueur n’est pas celui que la table a désigné.
desert-unsound-veiled = les totaux sont cachés à une table qui les montre.
desert-unsound-ended = la partie serait terminée.
desert-unsound-leaders = les chefs n’ont pas été placés à tour de rôle.
desert-unsound-crowded = il y a plus d’une chose sur { $cell }.
desert-unsound-palm = { $cell } n’est pas une case palmier.
desert-unsound-token = { $cell } n’est pas une case de point d’eau.
desert-unsound-palms = nombre de palmiers qu’il faut : { $right }.
desert-unsound-herd = nombre de chameaux qu’il faut dans un troupeau : { $right }.
desert-unsound-tokens = il y a plus de points d’eau que la boîte n’en contient.
desert-unsound-aside = les chefs mis de côté sont impossibles.
desert-unsound-leader = le chef sur { $cell } ne peut pas être là.
desert-unsound-torn = ces chameaux ne forment pas une seule caravane avec leur chef : { $cells }.
desert-unsound-early = aucun chameau avant que tous les chefs soient placés : { $cells }.
desert-unsound-rivals = des chameaux rivaux de même couleur sont côte à côte : { $cells }.
desert-unsound-derived = { $field } ne découle pas de la position.

# On the page
desert-letter-amber = A
desert-letter-lime = V
desert-letter-rose = R
desert-letter-sky = B
desert-letter-violet = M
desert-board = Le plateau
desert-board-help = Les flèches mènent de case en case, Entrée place, Échap annule. Où que vous soyez sur la page, 1 à 5 choisissent un troupeau et N va à la prochaine case possible.
desert-cell = { $cell }, { $words }
desert-cell-sand = sable
desert-cell-camel = { $mine ->
    [yes] votre chameau { $colour }
   *[no] chameau { $colour } ({ $seat })
}
desert-cell-leader = { $mine ->
    [yes] votre chef { $colour }
   *[no] chef { $colour } ({ $seat })
}
desert-cell-placed = vient d’être placé
desert-cell-waterhole = point d’eau { $value }
desert-cell-oasis = oasis
desert-cell-space-waterhole = case de point d’eau
desert-cell-space-palm = case palmier
desert-cell-enclosed = { $mine ->
    [yes] encerclée par vous
   *[no] encerclée par { $seat }
}
desert-cell-near = à côté de { $number ->
    [one] votre caravane
   *[other] vos caravanes
} ({ $colours })
desert-cell-legal = permise
desert-cell-legal-for = permise pour { $colours }
desert-cell-not-legal = non permise
desert-cell-brings = rapporte { desert-points }
desert-preview = Chameau { $colour } sur { $cell } : { $brings }.
desert-brings-waterholes = { desert-points } pour l’eau
desert-brings-oases = { $points ->
    [5] 5 points pour une oasis
   *[other] { $points } points pour des oasis
}
desert-brings-enclosed = encercle { desert-spaces }
desert-brings-last = le dernier chameau de son troupeau : c’est le dernier tour
desert-brings-end = termine la partie, ce qui rapporte encore { desert-points }
desert-brings-nothing = une caravane plus longue, pas encore de points
desert-preview-leader = Votre chef { $colour } sur { $cell } : sa caravane part de là.
desert-plus = +{ $points }
desert-herds = Les troupeaux
desert-herd = { $colour }, { $left ->
    [one] reste { $left } chameau
   *[other] restent { $left } chameaux
}
desert-herd-low = plus beaucoup
desert-herd-last = presque fini
desert-herd-none = épuisé
desert-herd-nowhere = aucune case possible
desert-choose-aside = Choisissez la couleur du chef que vous mettez de côté.
desert-aside-chosen = Votre chef { $colour } reste à la maison.
desert-set-aside = Le mettre de côté
desert-choose-leader = Choisissez un troupeau, puis une case pour votre chef.
desert-phase = { $phase ->
    [aside] Mise de côté des chefs
    [leaders] Placement des chefs
    [camels] Placement des chameaux
   *[other] Mise en place du plateau
}
desert-camels-to-place = { $opening ->
    [yes] Placez un chameau
   *[no] { $left ->
        [one] Placez 2 chameaux : encore 1
       *[other] Placez 2 chameaux
    }
}
desert-choose-herd = { desert-camels-to-place }. Choisissez un troupeau, puis une case.
desert-choose-space = { desert-camels-to-place }. Choisissez une case (chameau { $colour }).
desert-choose-leader-space = Choisissez une case pour votre chef { $colour }.
desert-nowhere = Aucune case pour un chameau { $colour } en ce moment. Choisissez un autre troupeau.
desert-waits = { $phase ->
    [aside] { $seat } met un chef de côté.
    [leaders] { $seat } place un chef.
    [camels] { $left ->
        [one] { $seat } place un chameau.
       *[other] { $seat } place deux chameaux.
    }
   *[other] Le plateau se met en place.
}
desert-which-herd = Plusieurs troupeaux peuvent aller sur { $cell }. Lequel ?
desert-place = Placer
desert-cancel = Annuler
desert-must-skip = Vous ne pouvez placer aucun chameau.
desert-skip = Passer ce tour
desert-leads-alone = la plus grande
desert-leads-shared = à égalité pour la plus grande
desert-seat-caravan = { $colour } : { desert-size }
desert-seat-aside = { $colour } : chef mis de côté
desert-seat-none = { $colour } : aucune
desert-seat-tokens = { $tokens ->
    [one] { $tokens } point d’eau pris
   *[other] { $tokens } points d’eau pris
}
desert-seat-oases = { $oases ->
    [one] { $oases } oasis atteinte
   *[other] { $oases } oasis atteintes
}
desert-seat-areas = { $spaces ->
    [one] { $spaces } case encerclée
   *[other] { $spaces } cases encerclées
}

# The coach
desert-why-oasis = { $seat } atteint l’oasis { $cell } dans { $played } des parties, et dans { $better } après le meilleur coup.
desert-why-caravan = { $seat } a la plus grande caravane { desert-colour.feminine } dans { $played } des parties, et dans { $better } après le meilleur coup.
desert-why-area = Cases encerclées par { $seat }, un point chacune : { $played } en moyenne, et { $better } après le meilleur coup.
desert-nudge-camel = Regardez le troupeau { desert-colour }.
desert-nudge-leader = Cherchez une bonne place pour le chef { desert-colour }.
desert-nudge-other = Il n’y a pas grand choix ici.

# A position set by hand
desert-edit-board = Le plateau
desert-edit-space = Sur cette case
desert-edit-phase = Ce que l’on fait
desert-edit-first = Le premier joueur
desert-edit-turn = À qui de jouer
desert-edit-opening = Premier tour des chameaux
desert-edit-left = Chameaux restants ce tour
desert-edit-aside = Chef mis de côté : { $colour }
desert-edit-taken = Points d’eau de { $value } pris
desert-edit-phase-name = { $phase ->
    [first] tirage du premier joueur
    [aside] mise à l’écart des chefs
    [palms] plantation des palmiers
    [tokens] pose des points d’eau
    [leaders] placement des chefs
    [camels] placement des chameaux
   *[over] la partie est finie
}

# Explained when it first comes up
desert-first-leaders = D’abord les chefs de caravane, un chacun à son tour. Votre caravane d’une couleur grandira à partir de son chef : cherchez des points d’eau et des oasis à proximité.
desert-first-waterhole = Un chameau placé sur un point d’eau prend aussitôt son jeton : autant de points qu’il en montre.
desert-first-oasis = Une caravane qui arrive à côté d’une oasis la marque une seule fois. Une autre de vos caravanes, et celles des autres, peuvent aussi la marquer.
desert-first-area = Une caravane qui referme une surface la possède : chaque case libre y compte à la fin, et ce qui s’y trouve est pris aussitôt. Personne n’y place plus rien.
desert-first-herd = Un troupeau touche à sa fin. Dès qu’un troupeau est vide, la partie se termine avec ce tour.
desert-first-majority = À la fin, la plus grande caravane de chaque couleur marque ; en cas d’égalité, chacune marque la moitié.

# Puzzles: what is to be found, and what each kind is called
desert-puzzle-area = Refermez une surface, maintenant ou plus tard : quel chameau vous en donne le plus ?
desert-puzzle-last = Le troupeau { desert-colour } est presque vide, et la partie finit avec lui. Tirez-en le meilleur parti.
desert-puzzle-oasis = Atteignez une oasis, maintenant ou plus tard : quel chameau le fait le mieux ?
desert-puzzle-block = Barrez la route à quelqu’un : quel chameau coûte le plus aux autres ?
desert-puzzle-largest = La plus grande caravane { desert-colour.feminine } est en jeu. Quel chameau en décide ?
desert-puzzle-water = Prenez de l’eau, maintenant ou plus tard : quel chameau vous en rapporte le plus ?
desert-puzzle-plan = Pas de points tout de suite : quel chameau paie à la fin ?
desert-puzzles-area = Refermer une surface
desert-puzzles-last = Les derniers chameaux
desert-puzzles-oasis = Atteindre une oasis
desert-puzzles-block = Bloquer
desert-puzzles-largest = La plus grande caravane
desert-puzzles-water = Prendre de l’eau
desert-puzzles-plan = Voir plus loin
