# Home
page-home-title = Une halte sur la route des caravanes
page-home-lead = Serai réunit des jeux de société du désert. Jouez contre des bots, avec des amis au loin ou à plusieurs devant le même écran ; aucun compte n’est nécessaire.
page-home-games = Les jeux
page-by = par { $designer }
page-players = { $least } à { $most } joueurs
page-players-exactly = { $number ->
    [one] 1 joueur
   *[other] { $number } joueurs
}
page-play = Jouer
page-play-game = Jouer : { $game }
page-play-wait = On prépare la table…
page-play-against = « Jouer » lance aussitôt une partie : vous et un bot ({ $level }).
page-set-up = Préparer
page-set-up-game = Préparer une partie : { $game }
page-rules-game = Règles : { $game }
page-finished = Parties terminées
page-finished-none = Aucune de vos parties ne correspond.
page-more = Afficher plus
page-try-again = Réessayer
page-state-your-turn = À vous de jouer
page-state-turn = C’est à { $name } de jouer
page-state-turn-yours = C’est à { $name } de jouer, devant cet écran
page-state-asleep = C’est à { $name } de jouer, dès que quelqu’un regarde
page-state-open = En attente de joueurs
page-state-going = En cours
page-ended-won = Vous avez gagné
page-ended-shared = Vous partagez la victoire
page-ended-lost = { $count ->
    [one] { $names } a gagné
   *[other] { $names } se partagent la victoire
}
page-ended-resigned = Vous avez abandonné
page-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
page-resigned = abandon
page-foot-about = Serai est un projet non officiel. Ses textes, images, plateaux et cartes lui sont propres.
page-foot-credit = { $game } est un jeu signé { $designer }.
page-foot-programs = Les programmes peuvent jouer ici aussi :
page-foot-interface = l’interface
page-foot-typefaces = Caractères : Rubik et Frank Ruhl Libre, sous licence Open Font License

# What goes on, and the ways out of it
page-go-on = Reprendre
page-go-new = Commencer autre chose
page-go-all = Tout afficher ({ $number })
page-ways-open = { $game } : abandonner, céder la place ou supprimer
page-ways-title = { $game } : que voulez-vous en faire ?
page-ways-level = Niveau du bot, si un bot continue
page-ways-hand = Céder ma place à un bot
page-ways-hand-why = Il continue pour vous, et la partie ne compte plus pour vous.
page-ways-resign = Abandonner
page-ways-resign-name = { $name } abandonne
page-ways-resign-why = La partie est perdue et s’arrête là ; seulement s’il reste plusieurs autres joueurs, un bot prend la place et ils continuent.
page-ways-sure = Oui, abandonner
page-ways-remove-give-up = Abandonner cette table
page-ways-remove-give-up-why = Elle n’a pas commencé ; elle disparaît pour tout le monde.
page-ways-remove-free = Libérer ma place
page-ways-remove-free-why = Quelqu’un d’autre pourra la prendre avec le même lien.
page-ways-remove-own = Retirer de ma liste
page-ways-remove-own-why = Les autres la gardent. Elle ne compte plus pour vous.
page-ways-remove-all = Supprimer
page-ways-remove-all-why = La partie quitte votre liste et ne compte plus. Pendant dix minutes, vous pouvez la récupérer.
page-ways-not = Laisser comme c’est
page-deleted = { $game } n’est plus dans votre liste.
page-deleted-undo = Annuler
page-delete-game = Supprimer { $game }

# What is over
page-find = Chercher dans vos parties
page-find-hint = Un joueur, un bot ou un jeu
page-find-game = Jeu
page-find-any-game = Tous les jeux
page-find-who = Adversaire
page-find-anybody = Tout le monde
page-find-bots = Bots
page-find-friends = Amis
page-find-outcome = Résultat
page-find-any-outcome = Tous les résultats
page-outcome-won = Gagnées
page-outcome-shared = Partagées
page-outcome-lost = Perdues
page-tally = Votre bilan
page-tally-all = En tout
page-tally-bots = Bots : { $level }
page-tally-nameless = Un ami sans nom
page-tally-games = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
page-tally-ends = Gagnées : { $won }, partagées : { $shared }, perdues : { $lost }
page-tally-points = Vos points, en moyenne
page-tally-theirs = Les leurs

# Set up
page-setup-lead = Qui s’installe où, et comment vous voulez jouer.
page-setup-who = Qui joue
page-setup-number = Nombre de joueurs
page-setup-seat = Place { $seat }
page-setup-kind = Qui occupe la place { $seat }
page-setup-kind-me = Vous
page-setup-kind-here = Une autre personne devant cet écran
page-setup-kind-friend = Un ami, par un lien
page-setup-kind-bot = Un bot
page-setup-your-name = Votre nom
page-setup-your-name-hint = Ce que voient les autres. Vous pouvez le laisser vide.
page-setup-name = Nom
page-setup-level = Niveau
page-setup-friend = Vous recevrez un lien à envoyer dès que la table sera prête. La partie commence quand tout le monde est là.
page-setup-here = Vous vous passez l’écran ; si le jeu comporte des secrets, un rideau les cache.
page-setup-how = Comment jouer
page-setup-confirm = Confirmer chaque tour
page-setup-confirm-hint = Un tour ne s’achève que lorsque vous le dites ; jusque-là, vous pouvez l’annuler.
page-setup-thinking = Temps de réflexion du maître par coup
page-setup-seconds = { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}
page-setup-grace = Si quelqu’un s’absente, un bot peut prendre le relais
page-setup-grace-hint = Toute la table voit ce qui est convenu.
page-grace-120 = au bout de 2 minutes
page-grace-600 = au bout de 10 minutes
page-grace-86400 = au bout d’un jour
page-grace-never = jamais
page-grace-other = au bout de { $span }
page-setup-begin = Commencer
page-setup-lay = Créer la table
page-setup-wait = On prépare la table…
page-setup-own = Un fichier à moi
page-setup-choose-file = Choisir un fichier
page-setup-own-hint = Un fichier texte, vérifié à la création de la table. S’il n’est pas jouable, chaque ligne fautive est indiquée ici.
page-setup-no-game = Il n’y a pas de jeu de ce nom ici.

# Levels and options
page-level-about-beginner = Pour une première soirée : voit ce que rapporte un coup, et en joue souvent un autre.
page-level-about-easy = Prend le plus souvent ce qui paraît le mieux, sans voir ce que vous ferez ensuite.
page-level-about-medium = Commence à anticiper.
page-level-about-hard = Anticipe, et punit vos oublis.
page-level-about-strong = Voit loin. Difficile à battre.
page-level-about-master = Le plus fort de tous : réfléchit aussi longtemps que vous le laissez faire.
page-option-first = Qui commence
page-option-first-lot = Tirage au sort
page-option-first-seat = Place { $seat }
page-option-yes = oui
page-option-no = non
page-option-usual = par défaut : { $value }
# Rules
page-rules-contents = Sommaire
page-rules-find = Chercher une règle
page-rules-find-hint = un mot, ou { $example }
page-rules-found = { $number ->
    [0] Aucune règle ne contient ces mots.
    [one] { $number } règle
   *[other] { $number } règles
}
page-rules-link = Lien vers { $rule }
page-rules-example = Exemple
page-rules-ruling = Notre décision
page-rules-next = Suivant : { $rule } { $title }
page-rules-before = Précédent : { $rule } { $title }
page-rules-how = Comment jouer
page-rules-short = Les règles en deux minutes
page-rules-whole = Le livret entier
page-rules-games = Règles des jeux
page-rules-english = Ces règles n’existent pas encore dans votre langue ; voici le texte anglais.
page-rules-none = Il n’y a pas de règles de ce nom ici.

# The deal of the day
page-day = Donne du jour
page-day-of = { $game } : la donne du jour
page-day-game = { $game } : donne du jour
page-day-lead = Une donne pour tous, une seule fois, contre les mêmes bots, qui répondent de même aux mêmes coups.
page-day-table = { $players } · les bots : { $level }
page-day-begin = La jouer
page-day-go-on = Continuer
page-day-once = Elle se joue une fois. Il n’y a pas d’indices, et rien n’en est dit ailleurs avant la fin de son jour. Qui commence avant minuit peut finir plus tard ; elle compte pour son jour.
page-day-none = Ce jour n’a pas de donne : aucune n’a été publiée.
page-day-on-the-day = Quand ce jour a commencé, il n’y avait pas de donne, car le serveur était neuf ou absent. Celle-ci a donc été tirée et publiée plus tard : { $time }. Personne n’a pu la commencer avant. Toutes les autres sont publiées avant leur jour.
page-day-next = La prochaine donne : { $time } chez vous (dans { $left }). Un jour commence à 00:00 UTC.
page-day-mine = Votre partie
page-day-rank = { $played ->
    [one] Vous êtes le premier ou la première à l’avoir jouée.
   *[other] Place { $rank } sur { $played }
}
page-day-line = { $game } { $date } : { $outcome ->
    [won] gagné
    [shared] victoire partagée
   *[lost] perdu
} { $points }, place { $rank } sur { $played }
page-day-score = Votre résultat en une ligne, sans rien dire de la donne
page-day-results = Résultats
page-day-closed = { $played ->
    [0] Personne ne l’a encore jouée jusqu’au bout.
    [one] Une partie est finie. Ce que les autres en ont fait se voit après la vôtre.
   *[other] { $played } parties sont finies. Ce que les autres en ont fait se voit après la vôtre.
}
page-day-nobody = Personne ne l’a encore jouée jusqu’au bout.
page-day-place = Place
page-day-who = Qui
page-day-score-of = Points, les siens et ceux des bots
page-day-guest = Un invité
page-day-late = finie après son jour
page-day-look = Regarder
page-day-look-at = Regarder la partie de { $name }
page-day-days = Jours précédents
page-day-today = À la donne d’aujourd’hui
page-day-check = Fixée d’avance
page-day-check-why = La graine d’une donne est tirée avant son jour. Son empreinte est alors publiée, ne convient à aucune autre graine et ne dit rien de la donne ; la graine est donnée quand le jour est fini.
page-day-check-late = La graine de cette donne a été tirée le jour même, car il n’y en avait pas quand il a commencé. Son empreinte est publiée depuis, ne convient à aucune autre graine et ne dit rien de la donne ; la graine est donnée quand le jour est fini.
page-day-commitment = Empreinte
page-day-seed = Graine
page-day-seed-later = est donnée quand le jour est fini
page-day-commitment-next = Empreinte pour demain
page-day-check-how = Pour vérifier : l’empreinte est un hachage de la graine, fait ainsi. La feuille d’une partie donne la graine quand le jour est fini, et se vérifie avec elle, tirage après tirage.
page-day-back = Aux résultats du jour

# Practice
page-practice = S’entraîner
page-practice-of = { $game } : s’entraîner
page-practice-lead = Des moments de parties serrées entre bots, à finir : ferez-vous mieux qu’alors ?
page-practice-round = La fin d’une partie
page-practice-ending = Les derniers coups
page-practice-seat = { $players }, vous êtes à la place { $seat }, à { $left ->
    [one] 1 choix
   *[other] { $left } choix
} de la fin
page-practice-then = Alors la fin fut { $points }, dont { $own } pour cette place.
page-practice-best = Votre meilleur : { $points }
page-practice-none-yet = Pas encore essayé
page-practice-begin = Jouer la fin
page-practice-begin-name = Jouer la fin : { $name }
page-practice-level = Niveau des bots
page-practice-nothing = Ce jeu n’apporte encore rien pour s’entraîner.
page-practice-other = Vos dernières parties, de l’autre côté
page-practice-other-why = La même donne encore une fois, à une autre place, contre des bots.
page-practice-other-seat = À la place de { $name }
page-practice-other-side = La même donne, à la place de { $name }
page-practice-before = Dans la partie d’avant, cette place avait { $before } ; maintenant { $now }.
page-puzzles = Problèmes
page-puzzles-of = { $game } : problèmes
page-puzzles-lead = Dans chacune de ces positions, un coup est nettement le meilleur, et ce n’est pas celui qui le paraît.
page-puzzles-next = Le prochain pour moi
page-puzzles-themes = Par thème
page-puzzles-theme = { $solved } sur { $number } résolus
page-puzzles-rating = Votre classement : { $rating }
page-puzzles-tried = Résolus du premier coup : { $solved } sur { $tried }
page-puzzles-run = Trois minutes
page-puzzles-run-lead = Autant que vous pouvez, du facile au difficile.
page-puzzles-run-begin = Lancer le chrono
page-puzzles-run-best = Votre record : { $score }
page-puzzles-run-score = Résolus : { $score }
page-puzzles-run-left = il reste { $time }
page-puzzles-run-over = Le temps est écoulé. Résolus : { $score }
page-puzzles-run-again = Encore une série
page-puzzles-difficulty = Difficulté { $rating }
page-puzzles-right = C’est le bon coup.
page-puzzles-wrong = Il y a un meilleur coup.
page-puzzles-shown = Voici le coup.
page-puzzles-cost = Chances de gagner : { $best } % après le meilleur coup, { $tried } % après le vôtre.
page-puzzles-looks = Chances de gagner : { $best } %. Après le coup qui paraît le meilleur : { $looks } %.
page-puzzles-follows = La suite
page-puzzles-back = Un pas en arrière
page-puzzles-on = Un pas en avant
page-puzzles-show = Montrer la solution
page-puzzles-another = Problème suivant
page-puzzles-again = Réessayer
page-puzzles-list = Tous les problèmes
page-puzzles-nothing = Ce jeu n’apporte pas encore de problèmes.
page-puzzles-now = Votre classement : { $rating } ({ $change })
page-puzzles-solve = Le résoudre

# Explained when it first comes up
page-first = Nouveau ici
page-first-close = Compris
page-first-off = Ne plus expliquer
page-you-explained = Expliquer ce qui est nouveau
page-you-explained-hint = Ce qui arrive pour la première fois à une table est expliqué en quelques mots, une fois.
page-you-explained-again = Tout expliquer encore une fois
page-you-explained-done = Tout sera expliqué encore une fois.

# You
page-along = Emporter Serai
page-along-why = Les trois jeux, les bots, l’analyse, les leçons, les énigmes et les règles viennent sur cet appareil, et marchent dès lors sans connexion. Seul le jeu entre amis par lien demande le serveur.
page-along-alone = Ce Serai n’a pas besoin de serveur. Après la première visite, tout reste sur cet appareil et marche sans connexion.
page-along-size = Cela fait { $megabytes } Mo, une seule fois.
page-along-take = Emporter
page-along-loading = { $done } sur { $megabytes } Mo
page-along-kept = { $megabytes } Mo sont gardés sur cet appareil. Serai s’ouvre sans connexion.
page-along-newer = { $megabytes } Mo sont gardés sur cet appareil, avec une version plus récente à côté. Elle servira au prochain démarrage, quand aucune page de Serai ne sera plus ouverte.
page-along-remove = Retirer de cet appareil
page-along-removed = C’est retiré. Vos parties dans ce navigateur sont restées.
page-along-network = La connexion s’est interrompue. Ce qui est déjà arrivé est gardé et ne sera pas repris.
page-along-full = Il n’y a pas assez de place sur cet appareil. Rien n’a été gardé.
page-along-changed = Ce qui est arrivé n’est pas ce qui était annoncé ; une nouvelle version est peut-être en train d’être mise en place. Réessayez dans un moment.
page-along-storage = Ce navigateur ne garde rien pour cette page, comme dans une fenêtre privée. Une fenêtre ordinaire peut emporter Serai.
page-along-old = Ce navigateur est trop ancien pour jouer sans serveur. Un plus récent le peut.
page-along-insecure = Un navigateur n’emporte que ce qui vient d’une adresse sûre (https).
page-you-title = Vous
page-you-lead = Serai ne vous reconnaît que par ce navigateur ; il n’y a pas de compte.
page-you-forgotten = Les parties où vous avez joué sont conservées pour toujours ; un invité sans aucune table qui ne revient pas pendant longtemps, en général 30 jours, est oublié.
page-you-name = Votre nom
page-you-name-hint = Ce que vos amis voient à une table. 40 caractères au plus.
page-you-save = Enregistrer
page-you-saved = Enregistré.
page-you-look = Aspect et sons de la page
page-you-theme = Couleurs
page-you-theme-auto = Comme l’appareil
page-you-theme-light = Clair
page-you-theme-dark = Sombre
page-you-motion = Animations
page-you-motion-auto = Comme l’appareil
page-you-motion-off = Aucune
page-you-sound = Son
page-you-sound-hint = Un son discret quand quelque chose est posé, quand c’est à vous de jouer et à la fin.
page-you-vibration = Vibration
page-you-vibration-hint = Le téléphone vibre un instant quand c’est à vous.
page-you-calls-hint = Un message du navigateur tant que cette page est cachée derrière d’autres.
page-you-calls-blocked = Ce navigateur n’autorise pas de messages d’ici. Cela se change dans ses réglages pour cette page, et demande une adresse sécurisée (https).
page-you-keys = Touches partout à la table
page-you-keys-hint = Les chiffres, N et R agissent sur le plateau où que vous soyez sur la page. Sinon, ils n’agissent qu’une fois que vous êtes sur le plateau.
page-you-at-once = Jouer d’office les étapes sans choix
page-you-at-once-hint = Quand une seule chose est possible, elle se fait après une courte pause. Annuler ramène à votre dernier choix. Sans cela, vous appuyez vous-même à chaque étape.
page-you-device = Utiliser Serai sur un autre appareil
page-you-device-why = Un lien vous ouvre Serai sur un autre téléphone ou ordinateur, avec votre nom et toutes vos parties.
page-you-device-make = Créer un lien
page-you-device-link = Ouvrez ceci sur l’autre appareil
page-you-device-lasts = Il sert une seule fois et reste valable { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}. Quiconque l’ouvre joue à votre place : ne l’envoyez à personne d’autre.
page-device-title = Jouer ici aussi ?
page-device-why = Ce lien a été créé sur un autre appareil. Si vous continuez, vous serez ici la même personne, avec le même nom et les mêmes parties.
page-device-instead = Sur ce navigateur, on joue déjà sous le nom { $name }. Ces parties-là ne seront plus affichées ici.
page-device-instead-nameless = Ce navigateur a déjà ses propres parties. Elles ne seront plus affichées ici.
page-device-go = Continuer
page-device-not = Ne rien changer
page-device-no-secret = Il manque quelque chose à la fin de ce lien. Copiez-le en entier, ou créez-en un nouveau.
page-not-found-title = Rien que du sable
page-not-found = Il n’y a pas de page à cette adresse.

# What can happen anywhere
page-no-connection = Serai est injoignable pour le moment. Rien n’est perdu ; veuillez réessayer.
page-wait = Serai est très sollicité en ce moment ; la suite dans { $seconds ->
    [one] { $seconds } seconde
    [many] { $seconds } secondes
   *[other] { $seconds } secondes
} …

# The frame
page-title = { $page } · Serai
page-title-turn = ● À vous : { $page } · Serai
page-call-title = À vous de jouer : { $game }
page-call-with = À la table de { $names }
page-call-me = M’appeler quand c’est à moi
page-skip = Aller au contenu
page-nav = Serai
page-language = Langue
page-nav-you = Vous
page-loading = Un instant…
page-close = Fermer
page-copy = Copier
page-copied = Copié
page-share = Partager
page-code = Code QR
page-code-how = Pointez dessus l’appareil photo d’un téléphone.
page-reach-here = Seule cette machine peut ouvrir ces liens : le serveur n’écoute personne d’autre.
page-reach-how = Pour jouer avec d’autres, arrêtez-le et relancez-le ainsi :
page-reach-network = Toute personne du même réseau, par exemple du même Wi-Fi, peut ouvrir ces liens à l’adresse { $address }.
page-reach-others = Si cette adresse ne répond pas, essayez { $addresses } à sa place.
page-invited-by = { $host } vous invite
page-invited = Vous êtes invité à jouer
page-invited-seats = { $seats ->
    [one] pour { $seats } joueur
   *[other] pour { $seats } joueurs, vous compris
}
page-invited-name = Comment vous appeler ?
page-invited-name-hint = Les autres voient ce nom à la table. Vous pouvez le changer à tout moment.
page-invited-sit = S’asseoir tout de suite
page-go-home = Accueil
page-player = Joueur { $seat }

# Before the game
page-waiting = { $game } : la table est prête
page-waiting-owner = Envoyez à chaque ami le lien d’une place. La partie commence d’elle-même dès que tout le monde est là.
page-waiting-guest = Votre place est réservée. La partie commence d’elle-même dès que tout le monde est là.
page-kept-until = Si personne n’a joué d’ici le { $date }, cette table sera oubliée.
page-seat-free = Encore libre
page-link-seat = Lien pour la place { $seat }
page-link-watch = Lien pour regarder sans jouer
page-bot-instead = Laisser jouer un bot à la place
page-give-up = Abandonner cette table

# At the table
page-board = Le plateau
page-seats = Joueurs
page-side = À côté du plateau
page-tab-log = Journal
page-tab-table = Table
page-tab-result = Résultat
page-tab-more = Plus
page-tools = Outils de la table
page-you = vous
page-to-move = joue
page-present = en ligne
page-absent = hors ligne
page-away-in = { $name } : absence depuis { $away } ; un bot pourra prendre le relais dans { $left }.
page-away-now = { $name } : absence depuis { $away } ; un bot peut maintenant prendre le relais.
page-away-never = { $name } : absence depuis { $away }, la place reste réservée.
page-points-secret = secret
page-points-table = Points selon leur origine
page-total = total
page-watching = { $number ->
    [one] { $number } personne regarde.
   *[other] { $number } personnes regardent.
}
page-your-turn = C’est à vous de jouer
page-turn = C’est à { $name } de jouer
page-turn-queued = { $name } attend pour réfléchir : le serveur est très occupé
page-turn-shortened = { $name } réfléchit moins longtemps : le serveur est très occupé
page-to-confirm = Confirmez votre tour, ou annulez-le
page-over = La partie est terminée
page-looking-back = Retour en arrière
page-at-once = Une seule chose est possible : { $what }
page-at-once-plain = Une seule chose est possible, et elle se fait.
page-saved = Enregistré
page-saving = Enregistrement…
page-lost = Pas de connexion ; nouvel essai…
page-confirm = Confirmer le tour
page-undo = Annuler
page-since = Depuis votre dernier coup
page-since-count = Depuis votre dernier coup ({ $steps })
page-step = { $step } sur { $steps }
page-back = Précédent
page-on = Suivant
page-to-now = Revenir au présent
page-sound-on = Son activé
page-sound-off = Son coupé
page-rules = Règles
page-rule = Règle { $rule }
page-why-not = Ce n’est pas possible
page-log = Ce qui s’est passé
page-log-setting = Mise en place du plateau ({ $number })
page-curtain = Passez l’écran à { $name }
page-curtain-why = À cette table, il y a des secrets. Rien ne s’affiche tant que l’écran n’est pas devant { $name }.
page-curtain-lift = Je suis { $name }
page-about = À propos de cette table
page-about-table = { $game } : cette table
page-commitment = L’engagement du serveur
page-seed = La graine de cette partie
page-commitment-why = Tout ce que tire le hasard découle d’une graine fixée avant le début de la partie. Ce nombre, affiché depuis le départ, ne correspond à aucune autre graine : personne n’a donc pu changer le tirage en route. À la fin, la graine elle-même est révélée.
page-leave = Quitter
page-leave-title = Quitter la table ?
page-leave-kept = Rien n’est perdu : la partie est conservée, vous la retrouverez sur la page d’accueil.
page-leave-over = La partie est conservée ; vous pourrez la revoir depuis la page d’accueil.
page-leave-stay = Rester
page-leave-more = En finir avec cette partie
page-leave-home = Quitter

# The end
page-scoring = Le décompte final
page-scoring-skip = Tout afficher
page-winner = { $name } gagne
page-winners = { $names } se partagent la victoire
page-why = { $margin } { $unit } d’avance sur { $other } ; la plus grande différence : { $source }, { $more } à { $less }.
page-why-tie = Égalité à la fin : { $rule }
page-next-up = Un niveau plus haut : { $level }
page-next-down = Un niveau plus facile : { $level }
page-rematch = Rejouer
page-same-deal = Rejouer la même donne
page-followed = Une nouvelle partie vous attend à cette table : venez !
page-replay = Revoir la partie

# Replay
page-replay-of = { $game } : revoir la partie
page-replay-first = Au début
page-replay-last = À la fin
page-replay-play = Lecture
page-replay-pause = Pause
page-replay-speed = Vitesse
page-replay-times = { $times }×
page-replay-turn-next = { $mine ->
    [yes] Votre tour suivant
   *[no] Tour suivant : { $name }
}
page-replay-turn-before = { $mine ->
    [yes] Votre tour précédent
   *[no] Tour précédent : { $name }
}
page-replay-setting = Le plateau est en place, la partie commence.
page-tab-points = Points
page-replay-eyes = Vu par
page-record = Télécharger la partie
page-send-moment = Ce moment
page-send-game = Toute la partie
page-send-png = Image (PNG)
page-send-svg = Dessin (SVG)
page-send-film = Image animée (APNG)
page-send-file = Un seul fichier (HTML)
page-send-why = Le fichier s’ouvre dans tout navigateur et rejoue la partie, sans serveur. L’image animée peut demander une demi-minute.
page-send-making = En préparation…
page-send-eyes = Du point de vue de { $name }.
page-send-spectator = Du point de vue d’un spectateur.
page-to-table = À la table
page-curve = Points au fil du temps
page-curve-now = Points à ce moment : { $points }

# Zoom
page-zoom-in = Agrandir
page-zoom-out = Réduire
page-zoom-fit = Tout le plateau

# A game without a board of its own
page-plain-actions = Ce que vous pouvez faire
page-plain-nothing = Il n’y a rien à faire ici pour l’instant.

# Without a server
page-own-loading = Préparation du jeu dans ce navigateur : { $percent } %
page-own-without = Vous jouez sans serveur : tout est enregistré dans ce navigateur.
page-own-back = Revenir au serveur
page-own-there = { $number ->
    [one] Une partie est enregistrée dans ce navigateur.
   *[other] { $number } parties sont enregistrées dans ce navigateur.
}
page-own-go = Y jouer, sans le serveur
page-ways-carry-out = Transférer au serveur
page-ways-carry-out-why = La partie continue là-bas, sur tous vos appareils ; ici, elle quitte la liste.
page-ways-carry-home = Emporter dans ce navigateur
page-ways-carry-home-why = Une copie continue ici, même sans réseau. Ses cartes cachées pourraient être lues : elle compte donc comme une donne ouverte.
