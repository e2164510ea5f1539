# Errors
unknown-game = Il n’y a pas de jeu « { $name } ». Il existe : { $known }.
game-too-large = { $name } a { $actions } actions et jusqu’à { $seats } places ; les bots peuvent explorer au plus { $most_actions } actions et { $most_seats } places.
no-games = Aucun jeu n’est installé.
game-no-package = Le paquet de jeu « { $package } » est introuvable.
game-no-manifest = Le paquet de jeu « { $package } » n’a pas de { $file }.
game-bad-manifest = Dans le paquet de jeu « { $package } », { $file } est illisible : { $why }.
game-bad-field = Dans le manifeste du paquet de jeu « { $package } », « { $field } » { $kind ->
    [unknown] est inconnu. Il existe : { $listed }
    [number] doit être un nombre de { $least } à { $most }
    [seats] doit être une liste croissante de nombres de places
    [table] doit être une table
   *[word] doit être un mot libre de 2 à 24 lettres minuscules
}.
game-other-name = Le paquet de jeu « { $package } » s’appelle lui-même « { $name } », mais son point d’entrée s’appelle « { $entry } ».
game-twice = Il y a déjà un jeu « { $name } » : le paquet « { $package } » est laissé de côté.
game-broken = Le jeu « { $name } » (paquet « { $package } ») ne peut pas être chargé : { $why }
module-of-other-sources = Les règles compilées du jeu « { $name } » ne sont pas celles de cette version ; rechargez la page.
game-no-game = Le paquet « { $package } » n’a pas de GAME nommé « { $name } ».
unknown-language = « { $name } » n’est pas une langue parlée ici. Il existe : { $known }.
unknown-option = Il n’y a pas d’option « { $name } » dans ce jeu. Ses options : { $known }.
bad-option = L’option { $name } ne peut pas être « { $value } ». Valeurs possibles : { $allowed }.
bad-seats = Ce jeu ne se joue pas à { $seats }, mais à { $allowed }.
bad-seat = Il n’y a pas de place { $seat } : on compte à partir de 0, et leur nombre est { $seats }.
bad-names = Noms donnés : { $given }, pour { $seats } places.
bad-name = « { $name } » ne peut pas être le nom d’une place : 1 à { $most } caractères, sans « | », sans espace autour.
name-unseen = « { $name } » ne peut pas être un nom : on n’y voit rien. Il faut une lettre, un chiffre ou un symbole.
name-sign = « { $name } » ne peut pas être un nom : il contient { $sign }, qui ne se voit pas, retourne le sens de l’écriture ou n’est pas un caractère.
name-marks = « { $name } » ne peut pas être un nom : une lettre porte au plus { $most } signes diacritiques, et un nom ne commence pas par là.
bad-seed = « { $seed } » ne peut pas être une graine ; utilisez des lettres, des chiffres, « - » et « _ ».
illegal-action = « { $text } » n’est pas permis maintenant.
reason-cited = { $rule } :
not-your-turn = Ce n’est pas le tour de la place { $seat }, mais de la place { $actor }.
stale = L’action visait l’instant { $n } de la partie, qui en est maintenant à { $now }.
nothing-to-undo = Il n’y a rien à annuler.
no-seed = Il faut piocher une carte, mais la graine de cette partie est inconnue.
bad-material = On ne peut pas jouer avec « { $name } » :
more-faults = { $more ->
    [one] et { $more } autre
    [many] et { $more } autres
   *[other] et { $more } autres
}
text-too-long = Ce texte dépasse { $most } caractères ; il n’est donc pas lu.
text-too-many-lines = Ce texte a { $lines } lignes ; il n’est donc pas lu : { $most } au plus.
line-too-long = ligne { $line } : { $characters } caractères, c’est trop ; une ligne en a { $most } au plus.
sign-no-text = ligne { $line }, colonne { $column } : un caractère de commande ou une moitié de caractère, qu’aucun texte ne contient.

# Records and positions
bad-first-line = ligne { $line } : le texte doit commencer par « { $expected } ».
stray-block = ligne { $line } : une ligne après « | » ne se rattache à rien.
unknown-line = ligne { $line } : « { $text } » n’est pas compris ; il existe { $known }, puis « moves: ».
line-twice = ligne { $line } : { $key } est indiqué deux fois.
no-moves = ligne { $line } : l’enregistrement s’arrête sans « moves: ».
missing-line = Il manque la ligne « { $key }: ».
not-a-number = ligne { $line } : « { $text } » n’est pas un nombre ({ $key }).
no-such-rules = Il n’y a pas de version { $version } des règles ; la plus récente est { $newest }.
unknown-rules = ligne { $line } : la version { $version } des règles est inconnue ; la plus récente est { $newest }.
bad-option-word = ligne { $line } : « { $text } » devrait avoir la forme NOM=VALEUR.
other-material = ligne { $line } : ce n’est pas le matériel « { $name } » avec lequel la partie a été jouée.
bad-move-line = ligne { $line } : « { $text } » devrait être le numéro d’une place (ou * pour le hasard) et une action.
wrong-mover = ligne { $line } : « { $text } » ne vient pas de la place dont c’est le tour.
bad-move = ligne { $line } : { $why }
early-result = ligne { $line } : il y a un résultat, mais la partie n’est pas terminée.
other-result = ligne { $line } : la partie ne s’est pas terminée par « { $text } », mais par « { $right } ».
after-the-end = ligne { $line } : « { $text } » vient après la fin.
position-of-other-game = C’est une position d’un autre jeu : { $name }, et non { $game }.
position-without-board = La position n’a pas de « start: » avec un plateau.
position-unsound = Cette position est impossible : { $why }
no-budget = Combien de temps réfléchir ? Donnez un nombre de simulations, de secondes, ou les deux.
unknown-bot = Il n’y a pas de bot « { $name } ». Il existe : { $known }.

# The server
server-summary = Des tables pour { $games }.
server-listening = Serai est à l’adresse { $address } (Ctrl-C l’arrête ; toutes les tables sont conservées).
server-failed = Quelque chose s’est mal passé sur le serveur. Rien n’a changé ; veuillez réessayer.
cannot-listen = Le serveur ne peut pas écouter sur { $host }, port { $port } : { $why }. Choisissez-en un autre avec --host et --port.
metrics-cannot-listen = Les mesures ne peuvent pas être servies sur { $host }, port { $port } : { $why }. Choisissez un autre endroit avec --metrics.
no-free-port = Aucun des ports { $first } à { $last } n’est libre. Choisissez-en un avec serai serve --port.
bad-public-url = « { $url } » n’est pas l’adresse d’une page ; elle devrait ressembler à https://serai.example.org.
bad-database = La base de données « { $name } » est inutilisable : { $why }
newer-database = elle a été créée par une version plus récente de Serai.
database-in-memory = elle disparaîtrait avec le serveur ; indiquez un fichier.
database-served = un autre serveur l’utilise déjà. Un fichier sert un seul processus ; pour plusieurs, utilisez PostgreSQL.
processes-need-postgres = Plusieurs processus ont besoin de PostgreSQL, pour que l’un sache ce que l’autre a fait. Indiquez-le avec --database postgresql+psycopg://…, ou omettez --processes { $number }.
processes-not-here = Sur ce système, un seul processus peut servir ; omettez --processes.
work-needs-postgres = Seules les tâches d’une base PostgreSQL peuvent être faites ailleurs. Indiquez celle des serveurs avec --database postgresql+psycopg://….
workers-none = Avec SQLite, personne d’autre ne peut réfléchir pour les bots : --workers doit valoir au moins 1.
work-begun = Au travail ; processus pour les longues réflexions : { $workers } (Ctrl-C arrête ; ce qui était commencé sera fait par d’autres).
database-missing = ce fichier n’existe pas.
database-in-use = des serveurs l’utilisent. Arrêtez-les d’abord.
bad-backup = La sauvegarde « { $file } » est inutilisable : { $why }
backup-none = « { $file } » n’est pas une sauvegarde de Serai.
backup-broken = La sauvegarde « { $file } » est abîmée ou coupée à la ligne { $line }. Rien n’a été restauré.
backup-other-version = La sauvegarde « { $file } » vient d’une autre version de Serai. Restaurez-la avec cette version, puis laissez celle-ci utiliser la base de données.
store-not-empty = Il y a déjà des personnes ou des tables dans cette base de données ; une sauvegarde se restaure dans une base vide.
backup-done = { $rows } lignes sont conservées dans { $file }.
restore-done = { $rows } lignes ont été restaurées depuis { $file }.
export-title = Écriture de la page
export-done = La page est dans « { $folder } » : { $files } fichiers, { $megabytes } Mo. Mettez-les sur n’importe quel espace web ; seul le jeu entre amis par lien demande un serveur.
export-not-built = Ce qu’il faut à un navigateur pour jouer sans serveur n’a pas été construit ici. Dans une copie des sources, « make offline » le fait.
export-not-empty = Il y a déjà quelque chose dans « { $folder } », et ce n’est pas un export précédent. Rien n’a été écrit.
export-failed = La page n’a pas pu être écrite dans « { $folder } » : { $why }
unknown-limit = Il n’y a pas de limite « { $name } ». Il existe : { $known }.
bad-limit = La limite { $name } ne peut pas être « { $value } » : c’est un nombre entier supérieur à 0, comme { $name }=100.
bad-proxy = « { $text } » n’est pas l’adresse d’un proxy ; elle devrait ressembler à 10.0.0.7, 10.0.0.0/24 ou fd00::/64, et ne peut pas désigner tout le monde.
bad-metrics = Des mesures ne peuvent pas être servies à « { $text } » ; cela devrait ressembler à 127.0.0.1:9100, [::1]:9100 ou 9100.
no-such-page = Il n’y a rien à l’adresse { $path }.
no-such-method = { $path } ne répond pas à { $method }.
bad-message = Ceci n’est pas compris :
bad-field = { $field }: { $what }
field-no-text = un caractère de commande ou une moitié de caractère, qu’aucun texte ne contient
not-text = Les messages sont du texte, pas des octets.
too-long = C’est trop long : { $most } octets au plus sont acceptés.
too-fast = C’était trop à la fois ; attendez { $seconds ->
    [one] { $seconds } seconde
    [many] { $seconds } secondes
   *[other] { $seconds } secondes
}, puis continuez.
too-many-sockets = Il y a trop de connexions ; fermez-en une, ou réessayez plus tard.
request-too-slow = La requête n’était pas complète au bout { $seconds ->
    [1] d’une seconde
   *[other] de { $seconds } secondes
} ; envoyez-la de nouveau.
headers-too-long = Les en-têtes de cette requête sont trop longs : { $most } octets au plus sont acceptés.
too-many-open = Une connexion suit au plus { $most ->
    [one] { $most } place
   *[other] { $most } places
} ; quittez-en une d’abord.
too-many-tables = Vous avez { $most ->
    [one] { $most } table
   *[other] { $most } tables
} en cours ; terminez-en ou abandonnez-en une d’abord.
server-full = Ce serveur a { $most ->
    [one] { $most } table
   *[other] { $most } tables
} en cours et n’en accepte pas d’autres pour l’instant.
too-many-bot-tables = Vous avez { $most ->
    [one] { $most } table en cours où seuls des bots jouent ; laissez-la d’abord se terminer.
   *[other] { $most } tables en cours où seuls des bots jouent ; laissez-en d’abord une se terminer.
}
too-many-checks = { $most ->
    [one] { $most } de vos fichiers est
   *[other] { $most } de vos fichiers sont
} encore en cours de vérification ; attendez qu’elle soit finie.
check-too-long = La vérification du fichier a duré plus de { $most ->
    [one] { $most } seconde
   *[other] { $most } secondes
} et a été abandonnée. Simplifiez le fichier.
check-failed = Le fichier n’a pas pu être vérifié. Rien n’a changé ; veuillez réessayer.
analysis-failed = L’analyse n’a pas pu être achevée. Rien n’a changé ; veuillez réessayer.
other-host = Ce serveur ne s’appelle pas « { $host } ». Lancez-le avec --public-url s’il le devrait.
other-origin = Une page venant de { $origin } n’a pas le droit d’utiliser ce serveur.
no-person = Cette requête ne dit pas qui vous êtes : demandez d’abord /api/me et joignez son cookie à chaque requête.
device-link-spent = Ce lien a déjà servi, ou il est trop ancien ; demandez-en un nouveau.
no-such-table = Cette table n’existe pas, ou il faut son lien pour la voir.
not-your-table = Cette table n’est pas à vous.
seat-number = Joueur { $number }
picture-to-move = { $game } : c’est à { $seat }
picture-over = { $game } : la partie est finie
sent-title = { $game }, à revoir
page-not-built = Ce serveur a été lancé sans sa page ; il n’a donc pas de plateau à envoyer.
unfold-table = Une table chez Serai
unfold-replay = Une partie chez Serai, coup par coup
unfold-analysis = Une partie de { $game }, analysée
unfold-game = { $game }
unfold-house = Serai
unfold-description = Des jeux de plateau du désert : des règles exactes, des bots honnêtes, un entraîneur qui dit pourquoi.
bad-picture = Une image s’écrit en .svg, .png ou .apng, et « { $name } » n’en est pas une.
seat-not-yours = La place { $seat } n’est pas à vous.
seat-taken = Quelqu’un d’autre a pris la place { $seat }.
friend-may-return = Absence depuis { $away } : { $who } ; un bot pourra prendre le relais dans { $left }.
friend-keeps-seat = Absence depuis { $away } : { $who }. La place reste réservée : à cette table, aucun bot ne prend le relais.
whoever-sits = la personne à la place { $seat }
span-seconds = { $number ->
    [one] { $number } seconde
   *[other] { $number } secondes
}
span-minutes = { $number ->
    [one] { $number } minute
   *[other] { $number } minutes
}
span-hours = { $number ->
    [one] { $number } heure
   *[other] { $number } heures
}
span-days = { $number ->
    [one] { $number } jour
   *[other] { $number } jours
}
table-not-begun = La partie n’a pas commencé : toutes les places ne sont pas prises.
table-waits-for-you = D’autres jouent à cette table et vous attendent. Laissez d’abord votre place à un bot, ou abandonnez.
table-over = La partie est terminée.
table-not-over = La partie n’est pas encore terminée.
table-to-confirm = La place { $seat } doit encore confirmer son tour.
nothing-to-confirm = Vous n’avez pas de tour à confirmer maintenant.
no-such-ply = Il n’y a pas d’action { $ply } : cette partie compte { $plies ->
    [one] { $plies } action
   *[other] { $plies } actions
}.
undo-too-late = On ne peut plus l’annuler : quelque chose s’est passé depuis, ou a été vu.
undo-too-often = On ne peut plus rien annuler à cette table : son journal compte déjà { $most ->
    [one] { $most } entrée
   *[other] { $most } entrées
}.
store-away = La base de données ne répond pas.
server-ends = Ce serveur est en train de s’arrêter.
games-are-loaded = Les jeux sont encore en cours de chargement.
not-saved = Impossible d’enregistrer, donc rien n’a changé ; veuillez réessayer.
own-not-here = Il faut un serveur pour cela, et il n’y en a pas ici.
own-no-friends = Les amis viennent à une table par un serveur ; sans lui, tout le monde est assis devant cet écran.
own-full = Il n’y a plus de place dans ce navigateur pour enregistrer cela : rien n’a changé. Libérez de la place sur cet appareil, puis réessayez.
own-elsewhere = Entre-temps, on a joué à cette table dans un autre onglet : ici, rien n’a changé.
own-thinker-failed = Ce navigateur n’a pas pu calculer cela.
own-no-store = Ce navigateur n’enregistre rien pour cette page (une fenêtre privée, peut-être) : rien n’a changé.
own-away = Cela n’a pas encore été téléchargé, et il n’y a pas de connexion.
carry-company = Une table avec des amis reste sur son serveur.
carry-resigned = Une table où quelqu’un a abandonné reste où elle est.
carry-no-seed = Seule une table dont la notation entière est là peut être transférée, graine comprise.
carry-other-seats = Nombre de places dans la notation : { $seats } ; il en faut autant.
carry-too-long = Cette partie a plus de { $most } entrées, ce qui est trop ici.
own-no-painting = Sans serveur, un instant peut être enregistré comme dessin (SVG), mais pas comme image peinte ni comme film.
one-me = Vous ne pouvez avoir qu’une place à vous ; les autres personnes devant cet écran sont « here ».
here-without-me = Une autre personne devant cet écran a besoin de vous à la table : donnez une place à « me ».
name-not-yours = On peut donner un nom à une autre personne devant cet écran, pas à « { $kind } ».
bot-and-level = Un bot a besoin d’un niveau, et lui seul en a un (ici : { $kind }).
thinks-too-long = Les bots réfléchissent au plus { $most ->
    [one] { $most } seconde
   *[other] { $most } secondes
} par coup.
docs-title = Serai : l’interface HTTP
docs-intro = Tout passe par ces requêtes, sauf les coups ; les coups et les nouvelles des tables passent par le socket /api/socket, décrit dans docs/protocol.md.
docs-models = Ce qui est envoyé et répondu
docs-in = { $place ->
    [path] dans le chemin
    [query] après le point d’interrogation
   *[other] { $place }
}
docs-body = est envoyé

# The arena
arena-unknown-bot = Il n’y a pas de bot « { $name } ». Il existe : { $known } ; et « cmd: » avec une ligne de commande pour un bot extérieur.
arena-no-name = Il manque le nom d’un bot : --bots prend des noms séparés par des virgules, comme strong,greedy. Il existe : { $known }.
arena-twice = « { $bot } » y est deux fois ; un bot ne peut jouer contre lui-même qu’avec un autre budget, comme strong@400,strong@800.
arena-bad-budget = « { $bot } » n’est pas compris : après le @ vient un nombre de simulations, comme strong@400, ou de secondes, comme strong@0.05s.
arena-no-budget = { $bot } ne cherche pas, il ne prend donc pas de budget : écrivez « { $bot } » seul.
arena-two-budgets = Donnez --time ou --simulations, pas les deux.
arena-bad-time = --time ne peut pas être { $seconds } : c’est un nombre de secondes supérieur à 0, comme 0.2.
arena-bad-simulations = --simulations ne peut pas être { $number } : c’est 1 ou plus.
arena-no-command = « { $bot } » n’a pas de commande : après « cmd: » vient une ligne de commande, comme cmd:python mybot.py.
arena-bad-command = « { $bot } » n’est pas une ligne de commande : un guillemet n’y est pas fermé.
arena-no-program = Impossible de lancer « { $bot } » : il n’y a pas de programme « { $program } » ici.
arena-too-few = Une arène a besoin d’au moins 2 bots ; ici, { $number ->
    [0] il n’y en a aucun
    [one] il n’y en a qu’un
   *[other] il y en a { $number }
}. Nommez-les avec --bots, comme --bots strong,greedy.
arena-too-many = { $number } bots, c’est trop : { $most } au plus peuvent jouer une arène.
arena-odd-number = { $number } bots ne peuvent pas se répartir également sur { $seats } places : nommez-en 2 (le premier joue seul contre le reste), { $seats } ou plus.
arena-bad-games = --games ne peut pas être { $number } : c’est 1 ou plus.
arena-bad-limit = --move-limit ne peut pas être { $seconds } : c’est un nombre de secondes supérieur à 0, comme 10.
arena-bad-processes = --processes ne peut pas être { $number } : c’est 1 ou plus.
arena-bad-sprt = --sprt ne peut pas être « { $text } » : ce sont deux parts de victoire entre 0 et 1, la plus petite d’abord, comme 0.65,0.75.
arena-no-folder = il n’y a pas de dossier { $folder }
arena-folder = { $folder } est inutilisable : { $why }.
arena-strange-folder = { $folder } contient autre chose et pas d’arène ; indiquez un dossier nouveau ou vide avec --out.
arena-in-use = Un autre processus joue déjà l’arène de { $folder }.
arena-unreadable = { $file } n’est pas une arène que l’on puisse continuer : le fichier est abîmé, ou d’une autre version.
arena-other = { $folder } contient une autre arène, rien n’a donc été joué. Ce qui diffère : { $differences }. Redonnez les mêmes réglages, ou un autre dossier avec --out.
arena-difference = { $setting ->
    [program] le programme lui-même, qui a changé depuis
   *[other] { $setting } (là-bas { $there }, ici { $here })
}
arena-worker-died = Un processus de l’arène est mort pendant la donne { $deal } (code de sortie { $number }). Toutes les donnes finies sont conservées ; la même commande reprend à partir de là.
arena-goes-on = Suite de l’arène de { $folder } ; parties déjà jouées : { $games } sur { $of }.
arena-all-there = L’arène de { $folder } est déjà terminée : { $games ->
    [one] { $games } partie jouée
   *[other] { $games } parties jouées
}.
arena-playing = { $game }
arena-running = { $bot } { $share } % · Elo { $elo }
arena-sprt-running = · SPRT { $ratio }, bornes { $low } et { $high }
arena-sprt-verdict = { $outcome ->
    [upper] SPRT : accepté, { $bot } gagne plutôt { $upper } % que { $lower } %
    [lower] SPRT : accepté, { $bot } gagne plutôt { $lower } % que { $upper } %
   *[open] SPRT : on ne sait pas encore si { $bot } gagne plutôt { $lower } % ou { $upper } %
} (après { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
}, log du rapport de vraisemblance { $ratio }, bornes { $low } et { $high }).
arena-title = { $game }, { $seats } places : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} en { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
}
arena-head-rank = #
arena-head-bot = bot
arena-head-elo = Elo
arena-head-share = victoires/place
arena-head-games = parties
arena-head-points = points
arena-head-seconds = s/coup
arena-share = { $value } % ({ $low }–{ $high })
arena-explained = Elo par rapport à { $last } ; après ± et entre crochets, les intervalles à 95 %, sur les donnes.
arena-failed = { $bot } n’a pas fini { $games ->
    [one] { $games } partie et l’a perdue
   *[other] { $games } parties et les a perdues
} : { $why } (d’abord dans { $first })
arena-kept = Résultats et enregistrements : { $folder }
arena-stopped = Arrêté ; les donnes finies sont conservées. Pour continuer :

# Bots from outside
outside-no-start = il n’a pas pu être lancé : { $why }.
outside-not-ready = sa première ligne était « { $text } » ; elle devrait être « { $right } ».
outside-late = il n’a pas répondu en { $seconds } s (une réponse doit être une ligne entière, et vidée du tampon).
outside-long = il a écrit plus de { $most } octets sans finir la ligne.
outside-no-text = sa réponse n’était pas du texte en UTF-8.
outside-garbage = sa réponse n’est pas une action : « { $text } ».
outside-invalid = sa réponse n’a pas été comprise : { $why }
outside-illegal = sa réponse « { $text } » n’est pas permise : { $why }
outside-closed = il a fermé sa sortie.
outside-ended = il s’est arrêté avec le code de sortie { $number }{ $complaint ->
    [none] { "" }
   *[other] { "\u202F" }: { $complaint }
}.
outside-killed = il a été arrêté par le signal { $signal }{ $complaint ->
    [none] { "" }
   *[other] { "\u202F" }: { $complaint }
}.

# The benchmark
bench-step-playouts = parties entières
bench-step-searches = recherche
bench-step-calls = appels isolés depuis Python
bench-step-start-up = démarrage
bench-step-coach = le coach
bench-step-environments = les environnements
bench-step-environment-peers = les environnements des autres
bench-head-environments = environnements à deux places, pas/s, un cœur
bench-head-vector = 256 tables par appel
bench-head-one = une table par appel
bench-head-aec = PettingZoo, une table
bench-head-spiel = OpenSpiel depuis Python
bench-head-two-threads = deux threads, à l’horloge
bench-step-serving = service des tables
bench-step-page = la page dans un navigateur
bench-step-one-core = coups sur un cœur de serveur
bench-step-live = beaucoup de tables en cours
bench-step-crowded = énormément de sockets
bench-step-handling = créer des tables, les ouvrir, y revenir
bench-step-telling = ce qui est transmis
bench-step-beside = à côté de boardgame.io
bench-step-peers = les autres projets
bench-step-compiling = compilation à partir de rien
bench-head-what = un cœur
bench-head-games = parties/s
bench-head-plies = actions/s
bench-head-search = simulations/s, un cœur
bench-head-opening = simple, début
bench-head-middle = simple, milieu
bench-head-strong = comme les bots, milieu
bench-head-serving = coups sur un serveur, deux cœurs
bench-head-moves = coups/s
bench-head-half = 50 % en
bench-head-most = 99 % en
bench-head-cpu = CPU par coup
bench-head-holding = ce qu’un serveur supporte, un cœur pour lui et un pour les clients
bench-head-rss = mémoire
bench-head-handling = tables à deux
bench-head-make = CPU pour en créer une
bench-head-open = pour l’ouvrir à une place
bench-head-reconnect = pour y revenir par un nouveau socket
bench-head-bytes = octets par action et par place
bench-head-most-bytes = 99 % en moins de
bench-head-compressed = les mêmes compressés
bench-head-beside = CPU par coup, tables à deux
bench-head-ours = Serai, sur le disque
bench-head-memory = boardgame.io, en mémoire
bench-head-times = du nôtre
bench-head-files = boardgame.io, en fichiers
bench-row-one-core = { $game }, { $tables } { $tables ->
    [one] table
   *[other] tables
    }, aussi vite que possible
bench-row-live = Tous les jeux, { $tables } { $tables ->
    [one] table
   *[other] tables
    } avec { $sockets } sockets, un coup à chacune toutes les { $pause } s
bench-row-beside = { $game }, { $tables } { $tables ->
    [one] table
   *[other] tables
    }
bench-row-serving = { $game }, { $sockets ->
    [one] { $sockets } socket
   *[other] { $sockets } sockets
}
bench-row-paused = { $game }, { $sockets ->
    [one] { $sockets } socket
   *[other] { $sockets } sockets
}, un coup chacun toutes les { $pause } s
bench-row-processes = { $game }, { $sockets } sockets, PostgreSQL, { $processes } processus
bench-step-processes = un processus et deux sur PostgreSQL
bench-row-search = { $game }, { $seats } joueurs
bench-row-spiel-search = bot MCTS C++ d’OpenSpiel, { $name }
bench-row-ours = { $game }, { $seats } joueurs, parties entières au hasard
bench-row-spiel = bot MCTS C++ d’OpenSpiel, parties simulées : { $name }
bench-row-catanatron = catanatron, parties au hasard
bench-closing = Depuis Python, copier un état prend { $copy } µs et ses actions permises { $legal } µs ; `serai --help` répond en { $help } s, une première partie est prête en { $match } s.
bench-serving-start = `serai serve` donne sa première réponse après { $seconds } s.
bench-serving-memory = Une table où personne ne joue occupe { $table } Kio de la mémoire du serveur, et { $least } à { $most } Kio de plus par coup joué.
bench-serving-busy = Pendant qu’une personne fait réfléchir des maîtres { $seconds } s à { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, le bot facile d’une autre répond en { $answer } s.
bench-few-files = { $wanted } sockets devaient être ouverts, mais la limite de fichiers ouverts du système n’en permet ici que { $sockets } (`ulimit -n` la relève).
bench-beside = boardgame.io est en version { $version }, avec un jeu à nous dont les vues sont aussi longues que les nôtres ; il annonce un coup avant de l’enregistrer, et n’annonce pas les actions permises.
bench-page = Dans le navigateur, { $kilobytes } ko de script et de style (compressés) sont chargés avant l’ouverture d’un plateau ; la première page est là { $page } s après la commande `serai`, et un bot a joué son premier coup après { $move } s, avec entre-temps deux clics et le placement d’un chef.

# The analysis
analysis-percent = { $number } %
analysis-nearly-none = <1 %
analysis-nearly-all = >99 %
analysis-searching = Réflexion…
analysis-searching-move = coup { $number }
analysis-game = { $game } : { $players } ; { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}, dont { $decisions } avec un choix.
analysis-judged-by = Chaque position est jugée sur ce que pouvait savoir la personne qui joue, avec { $by }. Les chances sont justes à environ ± { $error } près.
analysis-result = Victoire : { $winners }.
analysis-unfinished = La partie continue.
analysis-course = Chances de gagner, et points attendus à la fin :
analysis-outlook = { $chance }, { $points }
analysis-head-move = coup
analysis-head-end = fin
analysis-head-now = maintenant
analysis-seats = Ce qu’une décision a coûté en moyenne, et combien ont perdu plus que le bruit :
analysis-head-player = joueur
analysis-head-decisions = décisions
analysis-head-loss = perte moyenne
analysis-head-mistakes = pertes nettes
analysis-head-where = aux coups
analysis-with-error = { $number } ± { $error } %
analysis-worst = Les coups qui ont fait perdre le plus de chances de gagner :
analysis-none-lost = Aucun coup n’a perdu plus que le bruit.
analysis-none-to-judge = Il n’y avait encore rien à décider.
analysis-head-played = joué
analysis-head-best = mieux
analysis-head-lost = perdu
analysis-better-lines = La suite attendue avec le meilleur coup :
analysis-lines = La suite attendue :
analysis-line = { $number } : { $line }
analysis-position = Une position, { $game }, sur { $material }. { $who ->
    [over] La partie est terminée.
    [nobody] Un tirage vient ensuite. La position est jugée sur ce que tout le monde sait, avec { $by }.
   *[other] C’est à { $who } de jouer. La position est jugée sur ce que sait { $who }, avec { $by }.
}
analysis-one-budget = Donnez --simulations ou --time, pas les deux.
analysis-moves = Ce qu’on peut faire, le plus prometteur d’abord :
analysis-head-action = action
analysis-head-visits = examinée
analysis-head-value = valeur
analysis-head-points = points
analysis-head-chance = chances
analysis-unseen = { $number ->
    [one] { $number } autre action n’a pas été examinée.
   *[other] { $number } autres actions n’ont pas été examinées.
}
analysis-no-curve = Une position n’a pas de courbe à tracer ; --svg sert à l’enregistrement d’une partie.
analysis-written = Écrit : { $file }
analysis-curves-title = { $game } : le déroulement de la partie
analysis-curves-simulations = { $number ->
    [one] { $number } simulation
   *[other] { $number } simulations
}
analysis-curves-seconds = { $number } s
analysis-curves-judged = Jugé sur ce que pouvait savoir la personne qui joue, avec { $by } par position.
analysis-curves-means = Un point est la moyenne de { $number } positions.
analysis-curves-chances = Chances de gagner
analysis-curves-points = Points attendus à la fin
analysis-curves-end = fin
analysis-curves-now = maintenant
analysis-curves-move = coup
analysis-curves-foot = Flèches : les coups qui ont le plus perdu, par numéro ; chacune montre de qui était le coup et de combien les chances de gagner ont baissé.
analysis-curves-no-marks = Aucun coup n’a perdu plus que le bruit.
analysis-curves-seat = { $name } : chances de gagner { $first } au début, { $last } à la fin, entre { $low } et { $high } ; points : { $points }.
analysis-curves-mark = Coup { $number }, { $name } : « { $played } » a perdu { $lost } de chances de gagner ; « { $best } » était mieux.

# The command line itself
usage-usage = Utilisation :
usage-arguments = Arguments :
usage-options = Options :
usage-commands = Commandes :
usage-default = par défaut : { $value }
usage-required = obligatoire
usage-try = « { $command } » en dit plus.
usage-error = Erreur : { $why }
usage-no-command = Il n’y a pas de commande « { $name } ». Il existe : { $known }.
usage-no-option = Il n’y a pas ici d’option { $option }.{ $near ->
    [none] { "" }
   *[other] { " " }Vouliez-vous dire : { $near } ?
}
usage-no-value = Il faut une valeur après { $option }.
usage-flag = { $option } ne prend pas de valeur.
usage-missing = { $what ->
    [option] Il manque l’option { $name }.
   *[argument] Il manque { $name }.
}
usage-extra = C’est trop : { $words }
usage-bad-value = { $option } ne peut pas être « { $value } » : il faut un nombre{ $kind ->
    [whole] { " " }entier
   *[number] { "" }
}{ $least ->
    [none] { "" }
   *[other] { $most ->
        [none] { " " }à partir de { $least }
       *[other] { " " }de { $least } à { $most }
    }
}.
word-options = OPTIONS
word-command = COMMANDE
word-args = ARGUMENTS
word-game = JEU
word-rule = RÈGLE
word-file = FICHIER
word-record = PARTIE
word-seed = GRAINE
word-name = NOM
word-value = VALEUR
word-number = NOMBRE
word-address = ADRESSE
word-port = PORT
word-url = URL
word-folder = DOSSIER
word-python = PYTHON
word-bot = BOT
word-lower = BAS
word-upper = HAUT
word-language = LANGUE

# The terminal
serai = Des jeux de société du désert : des règles exactes, des bots honnêtes. Chaque jeu se joue selon ses règles, et chaque « non » dit pourquoi.
help-serve = Lancer le serveur : des tables qui ne perdent rien, pour la page, les amis et les bots. Sans commande, serai le fait pour cette machine seule et ouvre le navigateur.
help-host = Où écouter ; 0.0.0.0, c’est partout. (127.0.0.1 par défaut : cette machine seule)
help-port = Quel port ; 0 prend n’importe quel port libre. (8000 par défaut)
help-database = Le fichier qui conserve les tables, ou une URL SQLAlchemy ; par défaut, un fichier dans votre dossier de données.
help-public-url = L’adresse à laquelle on atteint le serveur, comme https://serai.example.org.
help-behind-proxy = L’adresse ou le réseau d’un proxy placé devant le serveur, comme 127.0.0.1 ou 10.0.0.0/24, dont on croit les en-têtes X-Forwarded-For et X-Forwarded-Proto ; peut être donné plusieurs fois.
help-limit = Une limite autre que d’ordinaire, comme tables_per_person=20 ; peut être donnée plusieurs fois.
help-metrics = Servir ici des mesures pour Prometheus, par exemple 127.0.0.1:9100, ou 9100 pour cette machine seule ; les invités ne les voient jamais. Si plusieurs processus servent, chacun a son port, l’un après l’autre. (nulle part par défaut)
help-drain = Pendant combien de secondes le serveur continue après SIGTERM, sans plus être prêt, pour qu’un proxy n’envoie plus personne. (0 par défaut)
help-workers = Dans combien de processus les bots peuvent réfléchir longtemps ; par défaut, autant que de cœurs. Un autre joue les coups rapides, un autre encore vérifie les fichiers. Avec PostgreSQL, 0 laisse tout cela à serai work.
help-processes = Combien de processus servent, sur un seul port ; plus d’un seulement avec PostgreSQL.
help-work = Réfléchir pour les bots de serveurs sur la même base PostgreSQL, analyser et vérifier des fichiers ; sur autant de machines que vous voulez.
help-work-database = La base PostgreSQL des serveurs : postgresql+psycopg://….
help-work-workers = Dans combien de processus les bots peuvent réfléchir longtemps ici ; par défaut, autant que de cœurs. Un autre au moins joue les coups rapides, un autre encore vérifie les fichiers.
help-backup = Conserver tout dans un fichier : personnes, tables, parties. Le serveur peut continuer pendant ce temps.
help-restore = Restaurer tout d’un tel fichier dans une base de données vide ; on passe ainsi de SQLite à PostgreSQL, et inversement.
help-export = Écrire toute la page sous forme de fichiers qui jouent sans serveur : pour n’importe quel hébergement.
help-backup-file = Le fichier qui contient tout.
help-export-folder = Un dossier nouveau, vide, ou d’un export précédent.
help-play = Jouer ici, contre des bots ou avec d’autres devant cet écran.
help-rules = Afficher le livret de règles d’un jeu, ou une de ses règles.
help-check = Dire ce qu’est un enregistrement, une position, une carte, un paquet ou un jeu de tuiles, et ce qui n’y va pas.
help-analyse = Dire où une partie s’est gagnée et perdue : les chances de tous coup par coup, et les coups qui ont le plus perdu.
help-perft = Compter les suites d’actions permises, profondeur par profondeur (perft).
help-compile = Compiler les règles de tous les jeux, pour qu’ils démarrent aussitôt.
help-bench = Mesurer la vitesse des jeux, aussi face à d’autres projets.
help-arena = Faire jouer des bots entre eux, et dire lequel est le plus fort et avec quelle certitude. Chaque donne est jouée dans toutes les dispositions des bots. Une arène interrompue reprend quand on redonne la même commande.
help-lang = La langue : en, pl, he, fr ou de ; sinon, celle de l’environnement. Ce que l’on tape est le même dans toutes.
help-help = Afficher ce texte et s’arrêter.
help-version = Afficher la version et s’arrêter.
help-game = Le jeu, par son nom : { $games }.
help-id = La même chose, en option.
help-rule = L’identifiant d’une règle, comme D10, T13 ou S10.
help-file = Les fichiers à examiner.
help-seats = Qui joue, dans l’ordre : you, tout autre nom pour d’autres personnes devant cet écran, ou un bot : beginner, easy, medium, hard, strong ou master, greedy ou random. (« you,medium » par défaut)
help-seed = Ce que suit le hasard ; la même graine donne les mêmes tirages.
help-option = Une option du jeu, comme first=1 ; peut être donnée plusieurs fois.
help-source = La carte, le paquet ou les tuiles du jeu : par leur nom, ou un fichier à vous. Le mot propre au jeu convient aussi : { $words }.
help-resume = Une partie enregistrée à continuer.
help-save = Où enregistrer la partie quand vous quittez ; par défaut, dans votre dossier de données.
help-thinking = Combien de secondes le bot « master » peut réfléchir à un coup.
help-depth = Jusqu’à combien d’actions.
help-position = Un fichier avec une position de départ.
help-players = Combien de places, sans position.
help-record = L’enregistrement d’une partie, finie ou non, ou une position.
help-simulations = Combien de simulations par position (1000 si aucun temps n’est donné).
help-time = Combien de secondes par position ; la réponse n’est alors pas toujours la même.
help-worst = Combien des pires coups indiquer.
help-json = Tout écrire en JSON dans ce fichier ; « - » l’affiche au lieu des tableaux.
help-svg = Tracer les courbes dans ce fichier.
help-picture = Dessiner un moment d’une partie, ou toute la partie en image animée.
help-picture-out = Le fichier de l’image : .svg ou .png pour un moment, .apng pour toute la partie.
help-ply = Après tant d’actions ; sans cela, l’état à la fin de la partie.
help-eyes = Ce que voyait cette place, comptée à partir de 1 ; sans cela, ce que voyait un spectateur.
help-dark = Dans les couleurs sombres.
help-dice = La graine des dés des simulations.
help-engine-only = Laisser de côté ce qui se mesure sur un serveur et dans un navigateur.
help-environments-only = Ne mesurer que les environnements et garder les autres chiffres du fichier.
help-server-only = Ne mesurer que le serveur et garder les autres chiffres du fichier.
help-bench-database = Une base PostgreSQL sur laquelle on mesure un processus et deux ; sans elle, on s’en passe.
help-peers = Le Python d’un environnement avec les projets à comparer.
help-out = Le fichier des résultats.
help-seconds = Combien de temps dure chaque mesure.
help-arena-bots = Les bots, séparés par des virgules ; peut être donné plusieurs fois. Un bot est un nom, comme strong ou greedy, ou un nom avec son propre budget : strong@400 (simulations), strong@0.05s (secondes). Un bot extérieur est « cmd: » et sa ligne de commande, comme "cmd:python mybot.py". Avec autant de bots que de places, tous jouent à une même table ; s’il y en a plus, chaque groupe possible joue ; à deux pour une table plus grande, le premier joue seul contre le reste. L’Elo se compte à partir du dernier.
help-arena-games = Combien de parties ; arrondi à des donnes entières, en nombre égal pour chaque groupe. Avec plus de parties qu’avant, une arène continue.
help-arena-time = Secondes par coup pour chaque bot qui cherche sans budget à lui.
help-arena-simulations = De même en simulations ; sans l’un ni l’autre, chaque niveau a le sien.
help-arena-seats = Combien de places a la table ; 2 par défaut.
help-arena-seed = Ce que suivent les cartes et les dés : la même graine donne les mêmes cartes et, avec des simulations, les mêmes parties.
help-arena-sprt = Deux parts de victoire, comme 0.65,0.75 : s’arrêter dès qu’il est établi (avec des erreurs de 5 %) de laquelle la part du premier bot est plus proche, au plus tard après toutes les parties.
help-arena-move-limit = Secondes qu’un bot extérieur peut prendre pour un coup avant de perdre la partie ; par défaut 10, ou cinq fois le plus grand budget.
help-arena-processes = Combien de parties à la fois ; par défaut, autant que de cœurs.
help-arena-out = Un dossier pour les résultats et les enregistrements de toutes les parties, ou un dossier avec une arène à continuer. Par défaut, un dossier dans vos données, où la même commande le retrouve.
help-arena-json = Tout écrire en JSON dans un fichier ; « - » l’affiche à la place du tableau.

terminal-title = { $name }
terminal-people = Devant cet écran : { $names }.
terminal-bots = Bots : { $names }.
terminal-no-such-bot = « { $name } » n’est pas un bot, c’est donc une personne devant cet écran. Les bots sont : { $known }.
numbered-player = Joueur { $number }
terminal-called = { $name } ({ $number })
terminal-you = vous
terminal-prompt = { $name } >
terminal-empty = Tapez une action, ou « ? » pour voir ce que vous pouvez faire.
terminal-did-you-mean = Vouliez-vous dire : { $lines } ?
terminal-ask-help = « ? » montre ce que vous pouvez faire maintenant.
terminal-ask-rule = « rule » et un identifiant, comme « rule { $rule } », montre la règle elle-même.
terminal-now = Ce que vous pouvez jouer maintenant, à taper tel quel :
terminal-none-with = Avec « { $words } », il n’y a rien à jouer maintenant.
terminal-always = Et à tout moment :
terminal-commands = why ACTION : pourquoi elle n’est pas permise, ou ce qu’elle rapporterait
    undo : annuler · score : d’où viennent les points · board : redessiner
    log : ce qui s’est passé depuis votre tour · rule ID : une règle du livret
    save FICHIER · resume FICHIER · quit : enregistrer et quitter
terminal-why-what = Pourquoi quoi ? Ajoutez une action : why { $example }
terminal-hand-over = { $name }, appuyez sur Entrée quand personne d’autre ne voit l’écran.
terminal-allowed = « { $text } » est permis :
terminal-taken-back = Annulé : { $text }
terminal-score = { $name } : { $points }
terminal-score-hidden = { $name } : les points sont cachés jusqu’à la fin.
terminal-nothing-happened = Rien ne s’est passé depuis votre dernier tour.
terminal-which-rule = Quelle règle ? Il existe : { $known }.
no-rulebook = Pas encore de livret de règles : { $name }.
no-rule = Il n’y a pas de règle « { $rule } ». Il existe : { $known }.
terminal-ruling = Notre décision
terminal-example = Exemple
terminal-drawing = Dessin :
terminal-saved = Enregistré dans { $file }
terminal-resume-what = Continuer quelle partie ? Indiquez son fichier : resume FICHIER
terminal-resume-alone = Une partie enregistrée connaît ses places, sa graine, ses options et sa carte, son paquet ou ses tuiles : donnez --resume sans eux.
terminal-saved-to-resume = La partie est enregistrée. Pour continuer : { $command }
terminal-kept = Toute la partie est conservée dans { $file }
terminal-here-instead = La voici donc, sous forme de texte :
terminal-final = La partie est terminée. Le décompte final :
terminal-won = { $number ->
    [one] { $winners } gagne
   *[other] { $winners } se partagent la victoire
} avec { $points }.
terminal-seed = La graine était { $seed }.
terminal-plain-welcome = Tapez une action, « ? » pour voir ce que vous pouvez faire, « quit » pour enregistrer et partir.
terminal-plain-turn = { $name }, c’est à vous : { $actions }
terminal-plain-yes = oui
terminal-plain-no = non
terminal-other-source = { $game } ne connaît pas --{ $given } ; { $right ->
    [map] sa carte se donne
    [deck] son paquet se donne
   *[tiles] ses tuiles se donnent
} avec --{ $right }.
terminal-option-form = « { $text } » devrait avoir la forme NOM=VALEUR.
terminal-not-text = ce n’est pas du texte en UTF-8
terminal-too-large = il dépasse { $most } octets
terminal-cannot-read = Impossible de lire { $file } : { $why }.
terminal-cannot-save = Impossible d’écrire { $file } : { $why }.
trouble-enoent = aucun fichier ni dossier de ce nom
trouble-eisdir = c’est un dossier
trouble-enotdir = ce n’est pas un dossier
trouble-eexist = ce nom est déjà pris
trouble-eacces = permission refusée
trouble-eperm = opération interdite
trouble-enospc = plus de place sur le disque
trouble-erofs = système de fichiers en lecture seule
trouble-enametoolong = nom de fichier trop long
terminal-not-over = { $file } existe déjà et n’est pas une partie enregistrée ; rien n’a été écrit.
terminal-other-kind = { $file } existe déjà et contient autre chose ; rien n’a été écrit.
terminal-no-folder = il n’y a pas de dossier { $folder } où écrire
terminal-compiling-search = Compilation de la recherche des bots…
terminal-compiling = Compilation : { $name }…
terminal-so-far = { $title } { $percent } %
terminal-compiled = Tout est compilé et prêt.
terminal-ready = Tout est prêt : il n’y avait rien à compiler.
terminal-counting = Comptage, profondeur { $depth }…
terminal-check-unreadable = illisible : { $why }
terminal-check-record = un enregistrement, { $game } : { $players } ; { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}
terminal-check-unfinished = la partie continue
terminal-check-result = victoire : { $winners } ; points : { $points }
terminal-check-draws = { $draws ->
    [follow] les tirages du hasard suivent la graine
    [differ] les tirages du hasard ne suivent pas la graine
   *[own] la graine n’est pas dans l’enregistrement, on ne peut donc pas vérifier les tirages
}
terminal-check-commitment = l’empreinte de la graine est { $commitment }
terminal-check-position = une position, { $game }, pour { $seats } joueurs sur { $material }

# Environnements
bad-observation = Une observation de cette table compte { $size } nombres ; celle-ci a la forme { $given }.
env-bad-number = « { $number } » est un nombre trop petit ici.
env-not-number = L’option { $name } est un nombre et ne peut pas être « { $value } ».
env-bad-actions = Il faut une action pour chaque table (il y en a { $number }), en nombres entiers ; la forme donnée est { $given }.
env-no-action = Il n’y a pas d’action { $number } : les actions sont des nombres à partir de 0, et il y en a { $actions }.
env-bad-bytes = Ces octets n’ont pas été enregistrés par de telles tables : le jeu, les options, les places et le nombre de tables doivent être les mêmes.
env-other-game = Ce n’est pas une position de { $game } tel qu’on y joue à ces tables.
env-over = La partie est terminée, ou n’a pas commencé : appelez d’abord reset().
env-no-render-mode = Rien à montrer : aucun render_mode n’a été choisi.
env-settled = « { $name } » ne peut pas se choisir ici : cet environnement le règle lui-même. Les tables nues (serai.envs.Tables) l’acceptent.
env-not-each = Il faut une valeur pour chaque table (il y en a { $number }) ; la forme donnée est { $given }.
env-nobody-left = Il y a un adversaire à chaque place : il faut en laisser au moins une à un agent.
env-seat-alone = Une place à soi suppose des adversaires : sans eux, chaque place est interrogée à son tour.
env-no-seats = Les adversaires se nomment par leur place, par exemple opponents={ "{" }1: "medium"{ "}" } ; donné : { $value }.
help-games = Fait jouer aux bots des parties dont on peut apprendre : un dossier d’enregistrements et de tableaux avec ce que chacun a vu et fait.
help-games-bots = Les bots, séparés par des virgules ; ils s’assoient autour de la table dans cet ordre, une place plus loin à chaque partie.
help-games-number = Le nombre de parties.
help-games-out = Un nouveau dossier pour elles.
help-games-simulations = Simulations par coup pour les bots qui cherchent ; sans cela, celles du niveau.
games-done = Écrit dans { $folder } : { $games } parties, { $choices } choix.
games-not-empty = Le dossier { $folder } n’est pas vide ; nommez-en un nouveau.
games-none = Dans le dossier { $folder } il n’y a pas de parties comme « serai games » les écrit.

# The coach
coach-why-points = { $seat }, { $source } : { $played } points en moyenne, et { $better } après le meilleur coup.
coach-nudge = Regardez encore une fois : il y a mieux que ce qui vient d’abord à l’esprit.
coach-hint = { $action } donne une chance de { $chance }.
no-such-analysis = Cette analyse n’existe pas, ou vous ne pouvez pas la voir.
record-of-running-table = C’est la feuille d’une partie qui se joue encore ici à une table. Elle pourra être analysée quand elle sera finie.
no-deal = Il n’y a pas de donne pour le { $day } : aucune n’a été publiée.
deal-sealed = D’autres peuvent encore jouer cette donne. Jusqu’à la fin de son jour, elle ne peut être ni analysée, ni envoyée, ni rejouée.
deal-own-hands = La donne du jour se joue soi-même : aucun bot ne prend la place. Vous pouvez abandonner.
no-exercise = Il n’y a pas ici de position « { $name } » à travailler.
variations-changed = Les variantes ont été modifiées entre-temps, peut-être dans une autre fenêtre. Regardez-les telles qu’elles sont maintenant, puis modifiez-les de nouveau.
neither-record-nor-position = Ce n’est ni une partie ni une position. Une partie commence par « serai record 1 », une position par « serai position 1 ».
too-many-analyses = Nombre de vos analyses déjà en cours : { $most }. Attendez que l’une d’elles finisse.
too-many-asked = { $most } réponses sont déjà attendues, par vous ou à votre adresse : conseils, essais, coups de bots et images confondus. Redemandez quand l’une d’elles sera arrivée.
too-many-notes = { $most } notes sur ce que vous avez appris sont déjà gardées ; il n’y a plus de place.
no-course = { $game } n’apporte pas de première partie guidée.
no-such-task = Il n’y a pas d’exercice « { $task } » dans le cours de { $game }.
no-puzzles = { $game } n’apporte pas de problèmes.
no-such-puzzle = Il n’y a pas de problème « { $name } » dans { $game }.
task-is-over = L’exercice « { $task } » était déjà fini avant cela ; recommencez-le.
bad-course = Le cours de { $game } n’est pas valable : { $why }
bad-expectation = Un cours dit { $given } là où il peut dire { $known }.
no-hints-here = Les conseils et les essais sont réservés aux tables où l’on joue seul contre des bots, et à celles qui les ont permis à leur ouverture.
bad-variation = Variante { $number } : { $why }
no-such-variation = Il n’y a pas de variante { $number } avant celle-ci.
bad-variation-line = « { $text } » n’est pas un coup : il commence par le numéro d’une place, ou par * pour le hasard.
variation-too-much = La variante { $number } est de trop, ou trop longue : il peut y en avoir { $variations }, chacune avec un nom d’au plus { $name } caractères, une note d’au plus { $note }, et { $steps } coups.
variations-too-long = Les variantes sont trop longues pour être gardées : ensemble elles peuvent avoir { $most } caractères, et en ont { $number }.
variation-mover = « { $text } » n’est pas de qui a le tour.
start-of-other-table = C’est une position de { $game } pour un nombre de joueurs de { $seats }, et la table est autre.

# Positions set by hand
edit-moment = Le moment
edit-player = Joueur { $number }
edit-none = aucun
edit-yes = oui
edit-no = non
edit-no-room = Une position de ce jeu s’écrit en texte ; on ne peut pas la composer à la main.
edit-no-place = Il n’y a rien ici qui s’appelle « { $name } » et que l’on puisse fixer.
edit-bad-value = « { $name } » ne peut pas devenir « { $value } ».
