targi-screen-welcome = Tapez ce qu’on vous demande, comme « 5 » pour placer un Targi sur la carte 5, « ? » pour voir ce que vous pouvez faire, « signs » pour les signes du plateau, « quit » pour enregistrer et quitter.
targi-screen-looks = card NAME : ce qu’est une carte, comme card well3, a2, 10, hand, wells
    decks : ce qui peut venir, ce qui est parti · signs : signes du plateau
targi-screen-heading = Manche { $round } sur { $rounds } · premier : joueur { $first } · pioches : marchandises { $goods }, tribus { $tribe }
targi-screen-signs = T1 T2 Targis des joueurs 1 et 2 · m1 m2 leurs marqueurs · R! le voleur
    ━1 ┃1 la ligne d’un Targi · +1 lignes croisées du joueur 1 · [T2] nouveau
    × face à T2 : en face d’un Targi adverse, vous ne pouvez pas vous y placer
    d dattes · s sel · p poivre · g or · ★ points
    1d 1s 1p/1g : coûte ces marchandises, ou bien 1 or
    1 2 : rangée 2 du joueur 1 · +4 points à la fin · 4? encore possible · - rien
    (3) sous « fin » : effets et rangées si la partie finissait maintenant
targi-screen-dates = dattes
targi-screen-salt = sel
targi-screen-pepper = poivre
targi-screen-goods = march.
targi-screen-gold = or
targi-screen-tokens = croix
targi-screen-cards = cartes
targi-screen-end = fin
targi-screen-total = points
targi-screen-hand = main
targi-screen-drawn = tirée
targi-screen-hand-of = main { $number }
targi-screen-secret = Secrète.
targi-screen-fresh = Nouvelle cette manche.
targi-screen-nothing = rien
targi-screen-amounts = { $amounts }
targi-screen-or-gold = { $amounts }, ou bien 1 or
targi-screen-no-effect = Elle n’a pas d’effet.
targi-screen-card = { $name } : { $points }, coût : { $cost }. { $effect }
targi-screen-choice = 1 au choix
targi-screen-down = face cachée
targi-screen-empty = pas de carte
targi-screen-goods-deck = (marchandise)
targi-screen-tribe-deck = (tribu)

targi-screen-border-noble = Noble
targi-screen-border-dates = Dattes
targi-screen-border-salt = Sel
targi-screen-border-pepper = Poivre
targi-screen-border-trader = Marchand
targi-screen-border-fata-morgana = Fata Morgana
targi-screen-border-silversmith = Orfèvre
targi-screen-border-caravan = Caravane
targi-screen-border-expansion = Extension
targi-screen-border-raid = Razzia
targi-screen-for-noble = la main
targi-screen-for-dates = 1 datte
targi-screen-for-salt = 1 sel
targi-screen-for-pepper = 1 poivre
targi-screen-for-trader = échanges
targi-screen-for-fata-morgana = marqueurs
targi-screen-for-silversmith = points
targi-screen-for-caravan = piocher
    marchandise
targi-screen-for-expansion = piocher
    tribu
targi-screen-raid-goods = { $number ->
    [one] { $number } march.
   *[other] { $number } march.
}/{ $points }
targi-screen-raid-gold = { $number } or/{ $points }
targi-screen-barred = × face à { $foe }
targi-screen-about-noble = { $number } Noble : posez votre carte en main en payant son coût, ou défaussez-la. Une carte prise pendant cette manche peut seulement être défaussée. (T24)
targi-screen-about-dates = { $number } Dattes : prenez 1 datte. (T25)
targi-screen-about-salt = { $number } Sel : prenez 1 sel. (T25)
targi-screen-about-pepper = { $number } Poivre : prenez 1 poivre. (T25)
targi-screen-about-trader = { $number } Marchand : autant de fois que vous voulez, trois marchandises identiques contre 1 or, ou deux identiques contre une autre. (T26)
targi-screen-about-fata-morgana = { $number } Fata Morgana : déplacez un de vos marqueurs sur une carte visible sans marqueur. (T28)
targi-screen-about-silversmith = { $number } Orfèvre : une fois par visite, deux marchandises identiques contre 1 point, quatre contre 3, 1 or contre 2 ou 2 or contre 4. (T27)
targi-screen-about-caravan = { $number } Caravane : piochez une carte Marchandise et prenez ce qu’elle montre. (T29)
targi-screen-about-expansion = { $number } Extension de la tribu : piochez une carte Tribu ; posez-la, prenez-la en main ou, si votre main est pleine, défaussez-la. (T29)
targi-screen-about-raid = { $number } Razzia : quand le voleur arrive ici, les deux joueurs paient : marchandises ou points, et à la carte 16 or ou points. (T30)

targi-screen-effect-take_good = +1 march.
targi-screen-effect-take_two_goods = +2 march.
targi-screen-effect-more_dates = dattes +1
targi-screen-effect-more_salt = sel +1
targi-screen-effect-more_pepper = poivre +1
targi-screen-effect-more_gold = or +1
targi-screen-effect-cheap_well = puits −1
targi-screen-effect-cheap_rider = chameliers −1
targi-screen-effect-cheap_oasis = oasis −1
targi-screen-effect-cheap_targia = Targias −1
targi-screen-effect-cheap_camp = campements −1
targi-screen-effect-barter = troc
targi-screen-effect-free_hand = main libre
targi-screen-effect-swap = échange
targi-screen-effect-safe = à l’abri
targi-screen-effect-face_foe = face à face
targi-screen-effect-face_robber = chez voleur
targi-screen-effect-two_goods_cards = 2 marchand.
targi-screen-effect-two_tribe_cards = 2 tribus
targi-screen-effect-fine_silver = argent fin
targi-screen-effect-big_stores = gros stocks
targi-screen-effect-pairs_well = paires puits
targi-screen-effect-pairs_rider = paires cham.
targi-screen-effect-pairs_oasis = paires oasis
targi-screen-effect-pairs_targia = paires Targia
targi-screen-effect-pairs_camp = paires camp.
targi-screen-effect-full_row = rangée pleine

targi-screen-no-such-card = Il n’y a pas de carte « { $name } ». On demande une carte par son nom (well3), sa place (a2, 10, hand) ou sa sorte (wells).
targi-screen-no-hand = Vous n’avez pas de carte en main.
targi-screen-whereabouts = { $card } { $where }
targi-screen-at-space = Elle est en { $space }.
targi-screen-at-drawn = Elle vient d’être piochée.
targi-screen-at-hand = Elle est dans la main du joueur { $number }.
targi-screen-at-row = Le joueur { $number } l’a posée, dans la rangée { $row }.
targi-screen-at-discards = Elle a été défaussée.
targi-screen-at-unseen = Elle peut encore venir.
targi-screen-lies-open = { $space } est une carte Marchandise : { $words }.
targi-screen-lies-goods = Il y a une carte Marchandise face cachée en { $space }.
targi-screen-lies-tribe = Il y a une carte Tribu face cachée en { $space }.
targi-screen-lies-empty = Il n’y a pas de carte en { $space }, et il n’en viendra pas.
targi-screen-unseen-goods = Pioche des marchandises, reste : { $number }. Peuvent encore venir, pioche et cartes face cachée ensemble : { $cards }.
targi-screen-unseen-tribe = Pioche des tribus, reste : { $number }. Peuvent encore venir, pioche, cartes face cachée et main secrète ensemble : { $cards }.
targi-screen-discards-goods = Cartes Marchandise défaussées : { $cards }.
targi-screen-discards-tribe = Cartes Tribu défaussées : { $cards }.
targi-screen-no-card = aucune
targi-screen-times = { $number ->
    [one] { $card }
   *[other] { $card } ×{ $number }
}

targi-screen-typed = « { $line } »
targi-screen-turn-placing = { $name }, placez votre { $number ->
    [1] premier
    [2] deuxième
   *[3] dernier
} Targi sur une carte Bordure.
targi-screen-type-place = Tapez son numéro, comme « { $example } ». Libres : { $numbers }.
targi-screen-turn-acting = { $name }, utilisez une pièce ou passez-la : { $pieces }. Tapez « { $example } », ou « skip { $example } ».
targi-screen-turn-skipping = { $uses ->
    [0] { $name }, le reste ne peut qu’être passé
   *[other] À passer seulement
} : { $pieces }. Tapez « skip { $example } ».
targi-screen-turn-hand = { $name }, vous pouvez poser votre carte en main, { $card }, sans le Noble : « lay hand »{ $done ->
    [yes] , ou finir votre tour : « done »
   *[no] { "" }
}.
targi-screen-turn-keeping = { $name }, gardez une des deux cartes et défaussez l’autre.
targi-screen-keep = « keep { $number } » : { $card }
targi-screen-turn-taking = { $name }, prenez { $number ->
    [one] une marchandise
   *[other] { $number } marchandises, une par une,
} de votre choix : « take d », « take s » ou « take p ».
targi-screen-turn-deciding = { $name }, décidez du sort de la carte { $card }
targi-screen-choose = Tapez { $choices }.
targi-screen-why-lay = (« why lay » dit pourquoi vous ne pouvez pas la poser.)
targi-screen-may-lay = « lay » pour la payer et la poser
targi-screen-may-hand = « hand » pour la prendre en main
targi-screen-may-discard = « discard » pour la défausser
targi-screen-turn-paying = { $name }, payez la carte { $card }, coût : { $cost } ; { $options }.{ $gold ->
    [0] { "" }
   *[other] { " " }L’or s’y ajoute.
}
targi-screen-turn-laying = { $name }, posez la carte { $card } dans une rangée : { $rows }.
targi-screen-row = « row { $number } » ({ $cards })
targi-screen-new-row = nouvelle
targi-screen-turn-swapping = { $name }, vous pouvez échanger deux cartes de rangées différentes, par rangée et emplacement, ou les laisser : { $options }.
targi-screen-turn-trading = { $name }, échangez trois marchandises identiques contre 1 or, ou deux contre une autre, autant de fois que vous voulez : { $options }.
targi-screen-turn-working = { $name }, apportez quelque chose à l’Orfèvre, une seule fois : { $options }.
targi-screen-silver = « { $line } » pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}
targi-screen-turn-moving = { $name }, déplacez un marqueur : { $options }.
targi-screen-turn-returning = { $name }, vous pouvez garder { $most } marchandises : rendez-en { $number ->
    [one] { $number }
   *[other] { $number }, une par une
} : { $options }.
targi-screen-turn-raid = { $name }, le voleur est sur la carte { $corner } et prend { $price } : { $options }.
targi-screen-price-goods = { $number ->
    [one] { $number } marchandise
   *[other] { $number } marchandises
} ou { $points }
targi-screen-price-gold = { $number } or ou { $points }
targi-screen-tie-gold = Égalité de points ; { $name } a plus d’or, { $more } contre { $less } (T42).
targi-screen-tie-goods = Égalité de points et d’or ; { $name } a plus de marchandises, { $more } contre { $less } (T42).
targi-screen-tie-draw = Égalité de points, d’or et de marchandises (T42).
