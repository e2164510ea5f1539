# Targi: names
targi-name = Targi
targi-designer = Andreas Steiger
targi-about = Envoyez vos Targis, échangez dattes, sel et poivre, contentez le voleur et rassemblez une grande tribu.
targi-wins = Le plus de points gagne : cartes, rangées complètes et croix d’argent
targi-option-deck = Cartes Tribu
targi-option-deck-nomads = Nomads, les cartes de la maison
targi-unit = { $points ->
    [one] point
   *[other] points
}

# Options and decks
targi-unknown-deck = Il n’y a pas de paquet « { $name } ». Il existe : { $known }. Un paquet à vous se donne sous forme de texte ou, dans le terminal, de fichier.
targi-deck = un paquet de cartes Tribu de Targi : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
targi-deck-other-number = remarque : un paquet a d’ordinaire { $usual } cartes, celui-ci en a { $cards } ; on peut jouer avec
targi-fault-head = ligne { $line } : la première ligne doit nommer les colonnes : { $columns }
targi-fault-columns = ligne { $line } : nombre de colonnes : { $number } ; il en faut { $right }
targi-fault-value = ligne { $line }, colonne { $column } : « { $text } » devrait être un nombre entier de { $low } à { $high }
targi-fault-cost = ligne { $line }, colonne { $column } : personne ne peut payer { $text } ; il faut un nombre de { $low } à { $high }
targi-fault-unknown = ligne { $line }, colonne { $column } : « { $text } » est inconnu ; il faut l’un de : { $known }
targi-fault-goods = ligne { $line }, colonne { $column } : personne ne peut payer { $goods } marchandises en tout ; { $most } au plus
targi-fault-or-gold = ligne { $line }, colonne { $column } : « ou 1 or » va avec un coût en marchandises, sans or
targi-fault-number = ligne { $line } : un paquet a de 1 à { $most } cartes, pas { $cards }

# Texts that are not actions
targi-no-action = « { $text } » n’est pas une action. Les actions sont : place N, use CARD, skip CARD, lay, hand, discard, lay hand, keep N, pay GOODS, row N, take GOOD, trade GOOD GOOD, silver GOOD N, move SPACE SPACE, swap ROW.PLACE ROW.PLACE, return GOOD, done.
targi-no-first = « { $text } » ne nomme pas de place ; par exemple : { $example }
targi-no-turn = « { $text } » ne nomme aucune carte des pioches ; par exemple : { $example }
targi-no-draw = « { $text } » ne nomme aucune carte des pioches ; par exemple : { $example }
targi-no-place = « { $text } » ne nomme pas de carte Bordure, 1 à 16 ; par exemple : { $example }
targi-no-use = « { $text } » ne nomme ni carte Bordure, 1 à 16, ni carte intérieure, a1 à c3 ; par exemple : { $example }
targi-no-skip = « { $text } » ne nomme ni carte Bordure, 1 à 16, ni carte intérieure, a1 à c3 ; par exemple : { $example }
targi-no-take = « { $text } » ne nomme pas de marchandise : dates (dattes), salt (sel) ou pepper (poivre) ; par exemple : { $example }
targi-no-keep = « { $text } » ne nomme ni la première ni la seconde carte ; par exemple : { $example }
targi-no-pay = « { $text } » n’est pas un paiement. Par exemple : pay dates 1 salt 2, pay nothing, pay gold, pay points.
targi-no-row = « { $text } » ne nomme pas de rangée, 1 à 3 ; par exemple : { $example }
targi-no-trade = « { $text } » ne nomme pas d’échange d’une marchandise contre une autre ou contre de l’or ; par exemple : { $example }
targi-no-silver = « { $text } » n’est rien que l’Orfèvre accepte : deux ou quatre fois la même marchandise, ou 1 ou 2 or ; par exemple : { $example }
targi-no-move = « { $text } » ne nomme pas deux cartes intérieures, a1 à c3 ; par exemple : { $example }
targi-no-swap = « { $text } » ne nomme pas deux emplacements de rangées différentes, la rangée du haut d’abord ; par exemple : { $example }
targi-no-return = « { $text } » ne nomme pas de marchandise : dates (dattes), salt (sel) ou pepper (poivre) ; par exemple : { $example }

# Names of things
targi-good = { $good ->
    [dates] dattes
    [salt] sel
    [pepper] poivre
   *[gold] or
}
targi-amount = { $good ->
    [dates] { $number ->
        [one] { $number } datte
       *[other] { $number } dattes
    }
    [salt] { $number } sel
    [pepper] { $number } poivre
   *[gold] { $number } or
}
targi-goods-card = { $card ->
    [0] 1 datte
    [1] 1 sel
    [2] 1 poivre
    [3] 2 dattes
    [4] 2 sel
    [5] 2 poivre
    [6] 1 datte et 1 sel
    [7] 1 datte et 1 poivre
    [8] 1 sel et 1 poivre
    [9] 1 marchandise au choix
    [10] 1 or
   *[11] 1 point
}
targi-tribe-card = { $kind ->
    [well] Puits
    [rider] Chamelier
    [oasis] Oasis
    [targia] Targia
   *[camp] Campement
} { $number }
targi-tribe-card-shown = { $kind ->
    [well] { targi-kind-well }
    [rider] { targi-kind-rider }
    [oasis] { targi-kind-oasis }
    [targia] { targi-kind-targia }
   *[camp] { targi-kind-camp }
}
targi-border = { $card ->
    [1] le Noble
    [5] le Marchand
    [9] la Fata Morgana
    [10] l’Orfèvre
    [13] la Caravane
    [14] l’Extension de la tribu
    [2] les Dattes
    [7] les Dattes
    [3] le Sel
    [15] le Sel
    [6] le Poivre
    [11] le Poivre
   *[other] la Razzia
}
targi-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

# What the cards do
targi-effect-take_good = Quand vous la posez, prenez une marchandise de votre choix.
targi-effect-take_two_goods = Quand vous la posez, prenez deux marchandises de votre choix.
targi-effect-more_dates = Quand une carte Marchandise vous donne des dattes, prenez-en une de plus.
targi-effect-more_salt = Quand une carte Marchandise vous donne du sel, prenez-en un de plus.
targi-effect-more_pepper = Quand une carte Marchandise vous donne du poivre, prenez-en un de plus.
targi-effect-more_gold = Quand une carte Marchandise vous donne de l’or, prenez aussi une marchandise de votre choix.
targi-effect-cheap_well = Les puits vous coûtent une marchandise de moins.
targi-effect-cheap_rider = Les chameliers vous coûtent une marchandise de moins.
targi-effect-cheap_oasis = Les oasis vous coûtent une marchandise de moins.
targi-effect-cheap_targia = Les Targias vous coûtent une marchandise de moins.
targi-effect-cheap_camp = Les campements vous coûtent une marchandise de moins.
targi-effect-barter = Jusqu’à deux marchandises d’un coût peuvent être payées avec d’autres marchandises.
targi-effect-free_hand = Vous pouvez poser votre carte en main sans le Noble, sauf si vous l’avez prise pendant cette manche.
targi-effect-swap = Quand vous la posez, vous pouvez échanger deux de vos cartes de rangées différentes.
targi-effect-safe = Les razzias vous épargnent.
targi-effect-face_foe = Vos Targis peuvent se placer en face de ceux de l’adversaire.
targi-effect-face_robber = Vos Targis peuvent se placer sur la carte du voleur.
targi-effect-two_goods_cards = À la Caravane, piochez deux cartes et utilisez-en une.
targi-effect-two_tribe_cards = À l’Extension de la tribu, piochez deux cartes et utilisez-en une.
targi-effect-fine_silver = L’Orfèvre vous donne un point de plus à chaque visite.
targi-effect-big_stores = Vous pouvez garder 15 marchandises et 5 or.
targi-effect-pairs_well = À la fin : un point pour chaque paire de puits.
targi-effect-pairs_rider = À la fin : un point pour chaque paire de chameliers.
targi-effect-pairs_oasis = À la fin : un point pour chaque paire d’oasis.
targi-effect-pairs_targia = À la fin : un point pour chaque paire de Targias.
targi-effect-pairs_camp = À la fin : un point pour chaque paire de campements.
targi-effect-full_row = À la fin : 2 points si sa rangée est complète.

# Why not
targi-reason-over = La partie est terminée.
targi-reason-chance = { $what ->
    [first] Le premier joueur est tiré au sort
    [turn] La carte retournée est tirée au sort
   *[draw] La carte piochée est tirée au sort
} ; personne ne choisit.
targi-reason-turn = C’est à { $actor } de jouer.
targi-reason-phase = { $piece ->
    [none] Pas maintenant
   *[other] La carte { $piece } est en cours d’utilisation
} : { $phase ->
    [placing] on place les Targis
    [acting] il faut utiliser un Targi ou un marqueur, ou le passer
    [keeping] il faut garder une des cartes piochées
    [taking] il faut prendre une marchandise
    [deciding] il faut poser la carte Tribu, la prendre en main ou la défausser
    [paying] il faut payer la carte
    [laying] il faut mettre la carte dans une rangée
    [swapping] il s’agit d’échanger deux cartes, ou non
    [trading] le Marchand attend un échange
    [working] l’Orfèvre attend un échange
    [moving] la Fata Morgana doit déplacer un marqueur
    [returning] il faut rendre les marchandises en trop
    [raid] il faut payer la razzia de la carte { $cells }
   *[other] on retourne des cartes
}.
targi-reason-corner = La carte { $cells } est un coin ; aucun Targi ne s’y place.
targi-reason-robber = Le voleur est sur la carte { $cells }.
targi-reason-occupied = { $seat } a déjà un Targi sur la carte { $cells }.
targi-reason-opposite = La carte { $card } est en face du Targi adverse de la carte { $cells }.
targi-reason-no-targi = Vous n’avez pas de Targi sur la carte { $cells }.
targi-reason-no-marker = Vous n’avez pas de marqueur en { $cells }.
targi-reason-face-down = La carte { $cells } est face cachée ; on ne l’utilise pas pendant cette manche.
targi-reason-empty = Il n’y a pas de carte en { $cells }.
targi-reason-no-hand = Vous n’avez pas de carte en main pour le Noble ; la carte { $cells } ne peut qu’être passée.
targi-reason-nothing-to-trade = Vous n’avez pas deux marchandises identiques pour le Marchand ; la carte { $cells } ne peut qu’être passée.
targi-reason-nothing-for-silver = Vous n’avez ni deux marchandises identiques ni or pour l’Orfèvre ; la carte { $cells } ne peut qu’être passée.
targi-reason-no-marker-left = Vous n’avez aucun marqueur que la Fata Morgana puisse déplacer ; la carte { $cells } ne peut qu’être passée.
targi-reason-no-target = La Fata Morgana ne peut mener votre marqueur nulle part : aucune autre carte visible n’est sans marqueur. La carte { $cells } ne peut qu’être passée.
targi-reason-no-trade-yet = Vous êtes chez le Marchand, carte { $cells } : échangez au moins une fois avant de finir.
targi-reason-pieces-left = Il faut d’abord utiliser ou passer : { $cells }.
targi-reason-not-free = Seul le Noble, carte { $cells }, permet de poser la carte en main ; aucune carte de votre tableau ne vous en dispense.
targi-reason-hand-empty = Vous n’avez pas de carte en main.
targi-reason-fresh = Vous avez pris { $card } en main pendant cette manche.
targi-reason-display-full = Pas de place pour { $card } : votre tableau est complet, avec { $most } cartes.
targi-reason-too-dear = { $card } coûte { $cost }{ $less ->
    [0] {""}
    [one] , { $less } marchandise de moins pour vous
   *[other] , { $less } marchandises de moins pour vous
} ; pour payer, vous avez : { $held }.
targi-reason-hand-full = Vous avez déjà { $card } en main.
targi-reason-no-discard = Avec une main vide, on ne défausse pas { $card } : posez la carte ou prenez-la en main.
targi-reason-alike = Les deux cartes sont identiques ({ $card }) ; gardez la première.
targi-reason-row-full = La rangée { $row } est complète : { $cards }.
targi-reason-row-later = La rangée { $above } est encore vide ; commencez-la avant la rangée { $row }.
targi-reason-no-card = Il n’y a pas de carte dans la rangée { $row }, emplacement { $place }.
targi-reason-short = Il faut { targi-amount }, et vous { $held ->
    [0] n’en avez pas
   *[other] en avez seulement { $held }
}.
targi-reason-gold-only = La razzia de la carte { $cells } prend 1 or ou { targi-points }, pas de marchandises.
targi-reason-other-number = La razzia de la carte { $cells } prend { $number ->
    [one] { $number } marchandise
   *[other] { $number } marchandises
}, ni plus ni moins.
targi-reason-other-goods = { $card } { $number ->
    [0] ne vous coûte aucune marchandise
    [one] vous coûte { $number } marchandise
   *[other] vous coûte { $number } marchandises
}, et vous { $given ->
    [0] n’en donnez aucune
   *[other] en donnez { $given }
}.
targi-reason-not-its-cost = Ce n’est pas le coût de cette carte ({ $card }) : { $other ->
    [one] { $other } marchandise est
   *[other] { $other } marchandises sont
} d’une autre sorte, et vous { $bartered ->
    [0] ne pouvez en remplacer aucune
   *[other] pouvez en remplacer { $bartered } au plus
}.
targi-reason-no-gold-here = La razzia de la carte { $cells } prend des marchandises ou des points ; l’or n’est pas une marchandise.
targi-reason-no-slash = On ne peut pas payer { $card } avec 1 or seulement.
targi-reason-no-gold = Vous n’avez pas d’or.
targi-reason-no-points = On ne paie pas { $card } avec des points.
targi-reason-short-points = La razzia de la carte { $cells } prend { $number ->
    [one] { $number } croix d’argent
   *[other] { $number } croix d’argent
}, et vous { $held ->
    [0] n’en avez pas
   *[other] en avez seulement { $held }
}.
targi-reason-same-good = { $good ->
    [dates] Les dattes ne s’échangent
    [salt] Le sel ne s’échange
   *[pepper] Le poivre ne s’échange
} que contre autre chose.
targi-reason-short-trade = Il faut { targi-amount }, et vous { $held ->
    [0] n’en avez pas
   *[other] en avez seulement { $held }
}.
targi-reason-short-silver = Il faut { targi-amount }, et vous { $held ->
    [0] n’en avez pas
   *[other] en avez seulement { $held }
}.
targi-reason-marked = Il y a déjà un marqueur en { $cells }.
targi-reason-not-face-up = Il n’y a pas de carte visible en { $cells }.
targi-reason-none-left = Vous n’avez pas { $good ->
    [dates] de dattes
    [salt] de sel
    [pepper] de poivre
   *[gold] d’or
} à rendre.

# What happened
targi-event-start = { $seat } commence avec { targi-points }.
targi-event-first = { $seat } joue en premier.
targi-event-turn-goods = La carte { $cells } est retournée : { $card }.
targi-event-turn-tribe = La carte { $cells } est retournée : { $card }.
targi-event-draw-goods = { $seat } pioche une carte Marchandise : { $card }.
targi-event-draw-tribe = { $seat } pioche { $card }.
targi-event-draw-secret = { $seat } pioche une carte Tribu.
targi-event-place = { $seat } place un Targi sur la carte { $cells }, { $card }.
targi-event-marks = { $seat } croise ses lignes en { $cells }.
targi-event-no-marks = { $seat } n’a pas de lignes qui se croisent.
targi-event-use = { $seat } utilise la carte { $cells }, { $card }.
targi-event-use-goods = { $seat } utilise la carte { $cells } : { $card }.
targi-event-use-tribe = { $seat } choisit la carte { $cells } : { $card }.
targi-event-skip = { $seat } passe la carte { $cells }, { $card }.
targi-event-skip-marker = { $seat } passe la carte { $cells }.
targi-event-gain = { $seat } prend { $amounts }.
targi-event-gain-point = { $seat } prend { targi-points }.
targi-event-show = { $seat } va poser { $card }.
targi-event-hand = { $seat } prend { $card } en main.
targi-event-hand-secret = { $seat } prend la carte en main sans la montrer.
targi-event-discard = { $seat } défausse { $card }.
targi-event-keep-goods = { $seat } garde : { $card }.
targi-event-keep-tribe = { $seat } garde une des deux cartes.
targi-event-pay = { $seat } paie { $amounts }.
targi-event-pay-nothing = { $seat } ne paie rien.
targi-event-lay = { $seat } pose { $card } dans la rangée { $row } : { targi-points }.
targi-event-trade = { $seat } échange { $given } contre { $taken }.
targi-event-silver = { $seat } apporte { $given } à l’Orfèvre : { targi-points }.
targi-event-move = { $seat } déplace un marqueur : { $start } → { $end }.
targi-event-swap = { $seat } échange deux cartes : { $cards }.
targi-event-no-swap = { $seat } n’échange rien.
targi-event-done-trading = { $seat } a fini ses échanges.
targi-event-done = { $seat } a fini.
targi-event-return = { $seat } rend { $amounts }, au-delà de la limite.
targi-event-no-card = Carte { $cells } : il n’y a rien à piocher pour { $seat }.
targi-event-remade-goods = La défausse des marchandises est mélangée et forme la nouvelle pioche.
targi-event-remade-tribe = La défausse des tribus est mélangée et forme la nouvelle pioche.
targi-event-stays-empty = Il n’y a plus de carte pour { $cells } : la place reste vide.
targi-event-down-goods = Une carte Marchandise est posée face cachée en { $cells }.
targi-event-down-tribe = Une carte Tribu est posée face cachée en { $cells }.
targi-event-round = Manche { $round } : le voleur est sur la carte { $cells }, { $card } ; { $seat } joue en premier.
targi-event-raid = Le voleur atteint la carte { $cells } : razzia.
targi-event-raid-goods = { $seat } donne au voleur { $amounts }.
targi-event-raid-points = { $seat } donne au voleur { $number ->
    [one] { $number } point
   *[other] { $number } points
}.
targi-event-raid-safe = La razzia épargne { $seat }.
targi-event-raid-unpaid = L’adversaire ne peut pas payer : { $seat } prend { targi-points }.
targi-event-end-raid = Le voleur a fait le tour : la partie est terminée.
targi-event-end-display = Un tableau est complet : la partie est terminée.
targi-event-final-effect = { $seat } marque pour { $card } : { targi-points }.
targi-event-final-alike = { $seat } a quatre cartes de même sorte dans la rangée { $row } : { targi-points }.
targi-event-final-different = { $seat } a quatre sortes différentes dans la rangée { $row } : { targi-points }.

# The ledger
targi-source-tokens = croix d’argent
targi-source-start = au départ
targi-source-goods = cartes Marchandise
targi-source-silver = Orfèvre
targi-source-raids = razzias
targi-source-cards = points imprimés
targi-source-effects = effets
targi-source-rows = rangées complètes
targi-tie = le plus d’or l’emporte, puis le plus de marchandises.

# Positions
targi-position-line = ligne { $line } : « { $text } » devrait être une ligne comme « turn: 1 », chacune une seule fois
targi-position-no-square = ligne { $line } : cinq rangées de cinq doivent suivre « square: »
targi-position-row = ligne { $line } : une rangée du carré a { $right } cases
targi-position-sign = ligne { $line } : « { $sign } » ne peut pas être en { $place }
targi-position-order = ligne { $line } : les cartes face cachée doivent être numérotées 1, 2, 3… dans l’ordre de leur pose
targi-position-card = ligne { $line } : il n’y a pas de carte Tribu « { $name } » dans ce paquet
targi-position-too-many = il n’y a pas autant de cartes Marchandise « { $card } »
targi-position-value = ligne { $line } : « { $text } » ne convient pas pour « { $key } »
targi-position-stuck = dans cette position, personne ne pourrait rien faire

# What cannot be
targi-unsound-range = { $field } contient un nombre impossible
targi-unsound-goods-cards = une carte Marchandise est perdue ou en double
targi-unsound-goods-full = la pioche des marchandises contient plus de cartes qu’au départ
targi-unsound-tribe-cards = une carte Tribu est perdue ou en double
targi-unsound-tribe-making = de la pioche des tribus n° { $making }, il devrait rester tout juste les cartes face cachée
targi-unsound-goods-making = de l’ancienne pioche des marchandises, il devrait rester tout juste les cartes face cachée
targi-unsound-down = l’ordre des cartes face cachée est faux
targi-unsound-making = une carte visible ne vient d’aucune pioche
targi-unsound-hand = une carte en main n’est pas possible ainsi
targi-unsound-pieces = des Targis ou des marqueurs sont placés de façon impossible
targi-unsound-placing = ce n’est pas à ce joueur de placer un Targi
targi-unsound-row = la rangée { $row } du joueur { $seat } a un trou
targi-unsound-rows = le joueur { $seat } a sauté une rangée
targi-unsound-piece = la pièce utilisée ne correspond pas à cette phase
targi-unsound-drawn = les cartes piochées ne correspondent pas à cette phase
targi-unsound-takes = les marchandises à prendre ne correspondent pas à cette phase
targi-unsound-flags = quelque chose est indiqué qui ne correspond pas à cette phase
targi-unsound-display = le tableau n’a plus de place
targi-unsound-robber = le voleur ne peut pas être là maintenant
targi-unsound-over = la partie ne peut pas être terminée ainsi
targi-unsound-derived = { $field } ne découle pas du reste

# On the page: the cards
targi-kind-well = Puits
targi-kind-rider = Cha­melier
targi-kind-oasis = Oasis
targi-kind-targia = Targia
targi-kind-camp = Campe­ment
targi-short-take_good = 1 marchandise aussitôt
targi-short-take_two_goods = 2 marchandises aussitôt
targi-short-more_dates = Marchandises : +1 datte
targi-short-more_salt = Marchandises : +1 sel
targi-short-more_pepper = Marchandises : +1 poivre
targi-short-more_gold = Carte or : +1 marchandise
targi-short-cheap_well = Puits : 1 de moins à payer
targi-short-cheap_rider = Chameliers : 1 de moins à payer
targi-short-cheap_oasis = Oasis : 1 de moins à payer
targi-short-cheap_targia = Targias : 1 de moins à payer
targi-short-cheap_camp = Campements : 1 de moins à payer
targi-short-barter = Jusqu’à 2 payées avec d’autres
targi-short-free_hand = Carte en main sans Noble
targi-short-swap = Échangez 2 de vos cartes
targi-short-safe = Les razzias vous épargnent
targi-short-face_foe = Placez-vous face à l’adversaire
targi-short-face_robber = Placez-vous chez le voleur
targi-short-two_goods_cards = Caravane : piochez 2, utilisez 1
targi-short-two_tribe_cards = Extension : piochez 2, utilisez 1
targi-short-fine_silver = Orfèvre : +1 point
targi-short-big_stores = 15 marchandises et 5 or
targi-short-pairs_well = Fin : 1 point par 2 puits
targi-short-pairs_rider = Fin : 1 point par 2 chameliers
targi-short-pairs_oasis = Fin : 1 point par 2 oasis
targi-short-pairs_targia = Fin : 1 point par 2 Targias
targi-short-pairs_camp = Fin : 1 point par 2 campements
targi-short-full_row = Fin : 2 points, rangée complète
targi-card = { $kind }, { targi-points }
targi-card-tribe = { targi-card }, coût : { $cost }. { $effect }
targi-card-no-effect = Aucun effet.
targi-card-or-gold = { $cost }, ou 1 or
targi-card-goods = Carte Marchandise : { $gives }.
targi-card-back-goods = Une carte Marchandise, face cachée.
targi-card-back-tribe = Une carte Tribu, face cachée.
targi-card-down = Elle sera retournée à la fin de la manche ; d’ici là, personne ne la connaît.
targi-card-empty = Il n’y a plus de carte ici.
targi-card-take = Prenez { $gives }.
targi-card-title-goods = Carte Marchandise
targi-card-cost = Coût
targi-card-or = ou
targi-card-marker = Marqueur : { $seat }
targi-card-targi = Targi : { $seat }
targi-card-robber = Le voleur est ici.
targi-ware-none = rien
targi-border-words = { $name } : { $does }
targi-border-name-noble = Noble
targi-border-name-dates = Dattes
targi-border-name-salt = Sel
targi-border-name-pepper = Poivre
targi-border-name-trader = Marchand
targi-border-name-silversmith = Orfèvre
targi-border-name-fata-morgana = Fata Morgana
targi-border-name-caravan = Caravane
targi-border-name-expansion = Extension de la tribu
targi-border-name-raid = Razzia
targi-border-does-noble = Posez votre carte en main en payant son coût, ou défaussez-la.
targi-border-does-dates = Prenez 1 datte.
targi-border-does-salt = Prenez 1 sel.
targi-border-does-pepper = Prenez 1 poivre.
targi-border-does-trader = Autant de fois que vous voulez : trois marchandises identiques contre 1 or, ou deux identiques contre une autre.
targi-border-does-silversmith = Une fois : deux marchandises identiques contre 1 point, quatre contre 3, 1 or contre 2 ou 2 or contre 4.
targi-border-does-fata-morgana = Déplacez un de vos marqueurs sur une carte visible sans marqueur.
targi-border-does-caravan = Piochez une carte Marchandise et prenez ce qu’elle montre.
targi-border-does-expansion = Piochez une carte Tribu, à poser ou à prendre en main.
targi-border-raid = Chacun donne { $goods ->
    [one] { $goods } marchandise
   *[other] { $goods } marchandises
} ou { targi-points }.
targi-border-line = Sa ligne : { $line }. En face : { $opposite }.
targi-border-raid-rule = Jamais de mélange, et l’or n’est pas une marchandise. Qui ne peut payer ni l’un ni l’autre ne perd rien ; c’est l’adversaire qui prend les points.
targi-border-raid-gold = Chacun donne 1 or ou { targi-points }. Puis la partie est terminée.

# On the page: the square
targi-square = Le carré
targi-square-help = Les flèches mènent de carte en carte, Entrée choisit, Échap annule. Où que vous soyez sur la page, N va à la prochaine carte possible et 1 à 9 actionnent les boutons à côté des cartes.
targi-space = { $cell }, { $card }
targi-space-with = { $cell }, { $card } Ici : { $words }.
targi-space-empty = une place vide.
targi-space-robber = le voleur
targi-space-raid = la prochaine razzia
targi-space-targi = { $mine ->
    [yes] votre Targi
   *[no] Targi ({ $seat })
}
targi-space-marker = { $mine ->
    [yes] votre marqueur
   *[no] marqueur ({ $seat })
}
targi-space-crossing = { $mine ->
    [yes] vos lignes se croisent
   *[no] lignes croisées ({ $seat })
}
targi-space-using = en cours d’utilisation
targi-space-last = le dernier coup
targi-space-place = possible
targi-space-crosses = { $number ->
    [0] n’ajouterait aucun croisement
   *[other] croiserait en { $cells }
}
targi-space-blocked = impossible
targi-space-use = peut être utilisée
targi-space-skip = ne peut qu’être passée
targi-space-movable = le marqueur peut être déplacé
targi-space-moving = le marqueur à déplacer
targi-space-target = le marqueur peut venir ici

# On the page: what one does
targi-square-rounds = { $rounds ->
    [one] { $rounds } manche.
   *[other] { $rounds } manches.
}
targi-square-round = Manche { $round } sur { $rounds }, { $left ->
    [0] la dernière
    [one] encore { $left }
   *[other] encore { $left }
}.
targi-phase = { $step ->
    [start] Les cartes sont retournées
    [placing] Manche { $round } sur { $rounds } · placement des Targis
    [raid] Manche { $round } sur { $rounds } · razzia
    [over] Fin à la manche { $round } sur { $rounds }
   *[acting] Manche { $round } sur { $rounds } · actions des Targis et marqueurs
}
targi-phase-raid = { $words } · { $rounds ->
    [one] razzia après cette manche
   *[other] razzia dans { $rounds } manches
}
targi-panel-wait = { $phase ->
    [placing] { $name } place un Targi.
    [acting] { $name } choisit un Targi ou un marqueur à utiliser.
    [keeping] { $name } choisit une carte sur deux.
    [taking] { $name } prend une marchandise.
    [deciding] { $name } décide du sort d’une carte Tribu.
    [paying] { $name } paie une carte Tribu.
    [laying] { $name } pose une carte Tribu.
    [swapping] { $name } peut échanger deux cartes.
    [trading] { $name } fait affaire avec le Marchand.
    [working] { $name } rend visite à l’Orfèvre.
    [moving] { $name } déplace un marqueur.
    [returning] { $name } rend les marchandises en trop.
    [raid] { $name } paie la razzia.
   *[other] On retourne des cartes.
}
targi-panel-head-placing = Placez un Targi sur une carte Bordure : { $left ->
    [one] c’est le dernier
   *[other] encore { $left }
}.
targi-panel-head-acting = { $pieces ->
    [0] Posez votre carte en main, ou finissez votre tour.
   *[other] Utilisez ou passez vos Targis et marqueurs, dans l’ordre de votre choix : encore { $pieces }.
}
targi-panel-head-keeping = Gardez une des deux cartes.
targi-panel-head-taking = { $takes ->
    [one] Prenez une marchandise de votre choix.
   *[other] Prenez { $takes } marchandises de votre choix, une par une.
}
targi-panel-head-deciding = { $from ->
    [noble] Posez votre carte en main, ou défaussez-la.
    [full] Posez cette carte, ou défaussez-la.
   *[empty] Posez cette carte, ou prenez-la en main.
}
targi-panel-head-paying = Choisissez comment payer : { $card }.
targi-panel-head-laying = Choisissez la rangée de votre nouvelle carte : { $card }.
targi-panel-head-swapping = Vous pouvez échanger deux cartes de rangées différentes : appuyez sur l’une, puis sur l’autre.
targi-panel-head-trading = Échangez autant de fois que vous voulez.
targi-panel-head-working = Choisissez un échange avec l’Orfèvre.
targi-panel-head-moving = { $marker ->
    [none] Quel marqueur bouge ?
   *[chosen] Appuyez sur la carte où va votre marqueur.
}
targi-panel-head-returning = Vous avez trop de marchandises : rendez-en { $over } ; vous en gardez au plus { $most }.
targi-panel-head-raid = Razzia au coin { $corner } : donnez { $goods ->
    [0] 1 or
    [one] { $goods } marchandise
   *[other] { $goods } marchandises
} ou { targi-points }.
targi-panel-point = Pointez une carte Bordure pour voir sa ligne, et où elle croiserait les vôtres.
targi-panel-tap = Touchez une carte Bordure pour voir sa ligne, et où elle croiserait les vôtres.
targi-panel-line = { $name } : sa ligne passe par { $cards }.
targi-panel-crosses = { $name } : { $number ->
    [0] aucun nouveau croisement avec vos Targis
    [one] un croisement sur { $cards }
   *[other] des croisements sur { $cards }
}.
targi-panel-at = { $card } ({ $cell })
targi-panel-place-it = Placer
targi-panel-cancel = Annuler
targi-panel-use = Utiliser
targi-panel-use-name = Utiliser { $name }, { $cell } : { $does }
targi-panel-skip = Passer
targi-panel-skip-name = Passer { $name }, { $cell }
targi-panel-why = Pourquoi ?
targi-panel-why-name = Pourquoi ? { $name }, { $cell } : on ne peut que passer.
targi-panel-only-skip = On ne peut que passer.
targi-panel-only-skip-name = { $name }, { $cell } : on ne peut que passer.
targi-panel-take-all = Prendre toutes les marchandises
targi-panel-take-all-name = Prendre toutes les marchandises d’un coup : { $takes }
targi-panel-lay-short = Poser
targi-panel-lay-name = Poser { $name }, { $cell }
targi-panel-hand-short = En main
targi-panel-hand-name = Prendre en main { $name }, { $cell }
targi-panel-discard-short = Défausser
targi-panel-discard-name = Défausser { $name }, { $cell }
targi-panel-does-noble = Poser ou défausser { $card }
targi-panel-does-trader = Échanger des marchandises
targi-panel-does-silversmith = Marchandises ou or contre points
targi-panel-does-fata-morgana = Déplacer un marqueur
targi-panel-does-caravan = { $cards ->
    [one] Piocher une carte Marchandise
   *[other] Piocher { $cards } cartes Marchandise, en utiliser une
}
targi-panel-does-expansion = { $cards ->
    [one] Piocher une carte Tribu
   *[other] Piocher { $cards } cartes Tribu, en utiliser une
}
targi-panel-choice = { $goods ->
    [one] { $goods } marchandise au choix
   *[other] { $goods } marchandises au choix
}
targi-panel-tribe = { $lay ->
    [yes] { $unlaid ->
        [hand] La poser, ou la prendre en main
       *[discard] La poser, ou la défausser
    }
   *[no] { $unlaid ->
        [hand] Trop chère pour l’instant : à prendre en main
       *[discard] Trop chère pour l’instant : à défausser seulement
    }
}
targi-panel-goods-card = Carte Marchandise
targi-panel-down = { $deck ->
    [goods] Carte Marchandise, face cachée
   *[tribe] Carte Tribu, face cachée
}
targi-panel-no-card = Pas de carte
targi-panel-free = Vous pouvez poser maintenant votre carte en main, sans le Noble : { $card }.
targi-panel-lay-hand = Poser la carte en main
targi-panel-end = Finir le tour
targi-panel-have = Vous avez
targi-panel-leaves = reste
targi-panel-costs = Coût
targi-panel-or = ou
targi-panel-less = { $goods ->
    [one] { $goods } marchandise de moins
   *[other] { $goods } marchandises de moins
}
targi-panel-barter = { $goods ->
    [one] { $goods } avec une autre marchandise
   *[other] jusqu’à { $goods } avec d’autres marchandises
}
targi-panel-lay = La poser : { targi-points }
targi-panel-hand = Prendre en main
targi-panel-discard = Défausser
targi-panel-keep = Garder
targi-panel-keep-name = Garder : { $card } { $brings }
targi-panel-can-lay = Vous pouvez la poser maintenant
targi-panel-too-dear = Trop chère pour l’instant
targi-panel-take = Prendre { $takes }
targi-panel-return = Rendre 1 { $good ->
    [dates] datte
    [salt] sel
    [pepper] poivre
   *[gold] or
} ; vous en avez { $held }
targi-panel-pay = Payer { $gives } ; il restera { $left }
targi-panel-row-name = Rangée { $row } : { $cards }. { $bonus }
targi-panel-row-empty = vide
targi-panel-row-either = pour quatre de même sorte, ou 2 points pour quatre différentes
targi-panel-row-alike = si les quatre sont de même sorte
targi-panel-row-different = si les quatre sont différentes
targi-panel-row-none = Plus de bonus possible
targi-panel-row-full-alike = pour quatre de même sorte
targi-panel-row-full-different = pour quatre différentes
targi-panel-row-full-none = Complète, sans bonus
targi-panel-swap-none = Ne rien échanger
targi-panel-place = Rangée { $row }, emplacement { $place } : { $card }
targi-panel-exchange = { $gives } contre { $takes }
targi-panel-traded = Fini d’échanger
targi-panel-markers = Vos marqueurs
targi-panel-marker = Marqueur en { $cell } : { $card }
targi-panel-goals = Où il peut aller
targi-panel-move = Aller en { $cell } : { $card }
targi-panel-raid-short = Pas assez : pourquoi ?
targi-panel-give = Donner { $gives } ; il restera { $left }

# On the page: the seats
targi-seat-goods = { $number ->
    [one] { $number } marchandise sur { $most }
   *[other] { $number } marchandises sur { $most }
}
targi-seat-gold = { $number } or sur { $most }
targi-seat-tokens = { $number ->
    [one] { $number } croix d’argent
   *[other] { $number } croix d’argent
}
targi-seat-above-goods = { $number ->
    [one] { $number } marchandise de trop
   *[other] { $number } marchandises de trop
}
targi-seat-above-gold = { $number } or de trop
targi-seat-first = premier joueur
targi-seat-to-place = à placer :
targi-seat-to-use = à utiliser :
targi-seat-targis = { $number ->
    [one] { $number } Targi
   *[other] { $number } Targis
}
targi-seat-markers = { $number ->
    [one] { $number } marqueur
   *[other] { $number } marqueurs
}
targi-seat-display = Cartes posées
targi-seat-row = Rangée { $row }, { $number ->
    [0] vide
    [one] { $number } carte
   *[other] { $number } cartes
} :
targi-seat-row-alike = même sorte
targi-seat-row-different = toutes différentes
targi-seat-plus = { $points ->
    [0] 0
   *[other] +{ $points }
}
targi-seat-bonus-alike = quatre de même sorte, { targi-points }
targi-seat-bonus-different = quatre sortes différentes, { targi-points }
targi-seat-bonus-none = complète, sans bonus
targi-seat-reach-alike = quatre de même sorte peuvent encore rapporter { targi-points }
targi-seat-reach-different = quatre sortes différentes peuvent encore rapporter { targi-points }
targi-seat-reach-none = pas de bonus
targi-seat-hand = Carte en main
targi-seat-hand-none = Pas de carte en main
targi-seat-hand-hidden = Une carte cachée
targi-seat-hand-secret = Carte cachée en main
targi-seat-hand-fresh = prise cette manche
targi-seat-so-far = À la fin, pour l’instant : +{ $points }
targi-seat-cost = Coût : { $cost }.
targi-seat-aside = Razzia et pioches
targi-seat-raid = Prochaine razzia, carte { $corner } :
targi-seat-raid-takes = { $gold ->
    [0] { $goods ->
        [one] { $goods } marchandise
       *[other] { $goods } marchandises
    }
   *[other] { $gold } or
}
targi-seat-raid-or = ou
targi-seat-raid-last = Puis la partie est terminée.
targi-pile-goods = Pioche des marchandises
targi-pile-tribe = Pioche des tribus
targi-pile-left = { $number ->
    [one] { $number } restante
   *[other] { $number } restantes
}
targi-pile-discards = Défausse : { $number }
targi-pile-unseen = Peuvent encore venir : { $number }
targi-pile-where-goods = Dans la pioche, ou face cachée sur la table.
targi-pile-where-tribe = Dans la pioche, face cachée sur la table ou cachées dans une main.
targi-pile-times = ×{ $number }

# The coach
targi-why-rows = Rangées de { $seat } avec un bonus : { $played } en moyenne, et { $better } après le meilleur coup.
targi-why-laid = Cartes Tribu posées par { $seat } : { $played } en moyenne, et { $better } après le meilleur coup.
targi-why-unpaid = Razzias que { $seat } ne peut pas payer : { $played } en moyenne, et { $better } après le meilleur coup.
targi-nudge-place = { $side ->
    [1] Regardez les cartes Bordure 1 à 4.
    [2] Regardez les cartes Bordure 5 à 8.
    [3] Regardez les cartes Bordure 9 à 12.
   *[other] Regardez les cartes Bordure 13 à 16.
}
targi-nudge-piece = Regardez ce qui se trouve sur { $piece }.
targi-nudge-other = Pensez à ce qu’il vous faudra pour la prochaine carte, et à ce que veut l’autre.

# A position set by hand
targi-edit-square = Le carré
targi-edit-targi = Targi sur cette carte
targi-edit-card = La carte posée ici
targi-edit-marker = Marqueurs de tribu ici
targi-edit-order = Posée face cachée en numéro
targi-edit-phase = Ce que l’on fait
targi-edit-turn = À qui de jouer
targi-edit-first = Le premier joueur
targi-edit-robber = Le brigand
targi-edit-ware = { $ware ->
    [dates] Dattes
    [salt] Sel
    [pepper] Poivre
    [gold] Or
   *[points] Points
}
targi-edit-hand = Carte en main
targi-edit-secret = Piochée en secret
targi-edit-fresh = Prise cette manche
targi-edit-row = Rangée { $row }, place { $place }
targi-edit-in-use = Une carte en cours
targi-edit-piece = Targi ou marqueur en cours
targi-edit-drawn = Carte piochée pour lui
targi-edit-takes = Marchandises encore à prendre
targi-edit-asked = Joueurs déjà touchés par la razzia
targi-edit-from_card = Une carte marchandise le donne
targi-edit-traded = Un échange a eu lieu
targi-edit-discards = Les défausses
targi-edit-tribe-discards = Cartes tribu défaussées
targi-edit-unseen = une carte inconnue
targi-edit-both = les deux joueurs
targi-edit-on-card = sur { $card }
targi-edit-phase-name = { $phase ->
    [lot] tirage du premier joueur
    [turning] cartes à retourner
    [placing] placement des Targis
    [acting] emploi des Targis et des marqueurs
    [drawing] pioche d’une carte
    [keeping] choix d’une carte piochée
    [taking] prise d’une marchandise
    [deciding] décision pour une carte tribu
    [paying] paiement d’une carte
    [laying] choix d’une rangée
    [swapping] échange de cartes
    [trading] commerce
    [working] chez l’orfèvre
    [moving] Fata Morgana
    [returning] retour de marchandises
    [raid] une razzia
   *[over] la partie est finie
}

# Explained when it first comes up
targi-first-robber = La manche commence par le voleur : il suit la bordure, d’une carte par manche. Personne ne place de Targi sur sa carte.
targi-first-crossing = Là où les lignes de vos Targi se croisent, vous avez un marqueur de tribu : cette carte intérieure est aussi à vous d’utiliser.
targi-first-raid = À un coin, le voleur prend quelque chose à chacun. On paie l’un des deux prix, jamais un mélange ; l’or n’est pas une marchandise.
targi-first-expansion = L’Extension de la tribu pioche la première carte Tribu sans que l’adversaire la voie. Posez-la, prenez-la en main ou défaussez-la.
targi-first-secret = Votre carte en main vient de la pioche : vous seul la connaissez. Elle se pose grâce au Noble et ne rapporte rien tant qu’elle reste en main.
targi-first-row = Une rangée est complète. Quatre cartes d’une même sorte rapportent 4 points à la fin, quatre sortes différentes 2 ; toute autre rangée, rien.

# Puzzles: what is to be found, and what each kind is called
targi-puzzle-raid = Une razzia approche : quel coup vous la fait le mieux passer ?
targi-puzzle-row = Pensez à vos rangées : quel coup mène à un bonus ?
targi-puzzle-cards = Les cartes Tribu valent des points : quel coup vous en fait poser le plus ?
targi-puzzle-last = La dernière manche : qu’est-ce qui rapporte le plus maintenant ?
targi-puzzle-use = Tout est en place : qu’utilisez-vous d’abord ?
targi-puzzle-two = Vos marqueurs sont sur plus d’une carte Tribu : que faire maintenant pour en tirer le plus ?
targi-puzzle-move = Fata Morgana : quel marqueur déplacer, et sur quelle carte ?
targi-puzzle-deny = Privez l’adversaire de ce dont il a le plus besoin.
targi-puzzle-third = Votre troisième Targi : où complète-t-il les meilleurs croisements ?
targi-puzzle-second = Votre deuxième Targi : où sa ligne doit-elle croiser la première ?
targi-puzzle-first = Votre premier Targi : quelle carte ne faut-il pas laisser à l’adversaire ?
targi-puzzles-raid = Les razzias
targi-puzzles-row = Rangées avec un bonus
targi-puzzles-cards = Poser des cartes
targi-puzzles-last = La dernière manche
targi-puzzles-use = Dans le bon ordre
targi-puzzles-two = Payer deux cartes
targi-puzzles-move = Jouer la Fata Morgana
targi-puzzles-deny = Ne pas le laisser
targi-puzzles-third = Le troisième Targi
targi-puzzles-second = Le deuxième Targi
targi-puzzles-first = Le premier Targi
