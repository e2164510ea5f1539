# Analysis
coach-analyse = Analyser
coach-analyse-position = Analyser la position
coach-analysis-of = Analyse : { $game }
coach-position = Une position
coach-tab-move = Coup
coach-tab-moves = Erreurs
coach-tab-ways = Variantes
coach-tab-luck = Chance
coach-chances = Chances de gagner, coup par coup
coach-chances-now = Après { $move } coups sur { $moves } : { $chances }
coach-outlook = Où en est la partie
coach-chance = Chances de gagner
coach-expected = Points attendus
coach-points = ≈ { $points }
coach-word-good = Bon coup
coach-word-slip = Imprécision
coach-word-mistake = Erreur
coach-word-blunder = Gaffe
coach-cost = Chances de gagner pour { $name } : { $played } au lieu de { $best }
coach-cost-nothing = Chances de gagner pour { $name } : { $chance }
coach-best = Le meilleur coup : { $chance } de chances de gagner
coach-unsure = La recherche n’est pas sûre que ce coup soit moins bon.
coach-better = Mieux :
coach-alike = Aussi bien :
coach-why = Pourquoi
coach-helped = À qui cela a profité :
coach-only-move = Un seul coup était possible.
coach-begin = Parcourez la partie, ou passez d’une erreur à l’autre.
coach-show-better = Voir la meilleure suite
coach-try = À vous d’essayer
coach-asking = Cacher le meilleur coup jusqu’à mon essai
coach-tell = Dites-le-moi
coach-average = { $loss } points de pourcentage perdus par coup
coach-no-faults = Aucune erreur.
coach-words-why = Une imprécision coûte au moins { $slip } points de pourcentage de chances de gagner, une erreur { $mistake }, une gaffe { $blunder }, pour autant que la recherche en soit sûre. Chaque coup est jugé d’après ce que le joueur pouvait savoir.
coach-table = Les chances sous forme de tableau
coach-move = Coup
coach-fault-before = Erreur précédente
coach-fault-next = Erreur suivante
coach-candidates = Les meilleurs coups
coach-luck = Chance et talent, en points de pourcentage de chances de gagner
coach-luck-start = Au départ
coach-luck-luck = Hasard
coach-luck-skill = Ses propres décisions
coach-luck-others = Décisions des autres
coach-luck-uncovered = Secrets dévoilés
coach-luck-unexplained = Marge d’erreur du calcul
coach-luck-result = Résultat
coach-luck-why = Le tout additionné donne exactement le résultat.
coach-draws = Les tirages décisifs
coach-beliefs = Que peut-il y avoir de caché ?
coach-beliefs-why = Avant ce coup, d’après ce que { $name } pouvait savoir :
coach-beliefs-none = Rien n’était caché.
coach-beliefs-now = D’après ce que { $name } peut savoir maintenant :
coach-beliefs-now-none = Rien n’est caché pour l’instant.
coach-stage-waiting = En attente d’une place libre…
coach-stage-first = Premier regard sur chaque coup…
coach-stage-close = Examen approfondi des cas douteux…
coach-stage-reasons = Recherche des raisons…
coach-stage-luck = La part de chance et de talent…
coach-progress = Avancement de l’analyse
coach-failed = L’analyse n’a pas pu être terminée.
coach-hurried = Le temps imparti s’est écoulé avant que chaque coup douteux ait pu être examiné de plus près.
coach-once-more = Recommencer

# Sharing
coach-share = Partager cette analyse
coach-share-why = Toute personne qui a le lien peut voir la partie et son analyse, et essayer des coups. Vous pouvez le retirer à tout moment.
coach-share-link = Lien public
coach-share-make = Créer un lien
coach-share-withdraw = Retirer le lien

# What if
coach-what-if = Et si… ?
coach-mode-own = Et si… ?
coach-mode-line = La meilleure suite
coach-mode-try = À vous d’essayer
coach-try-task = Trouvez un meilleur coup pour { $name }.
coach-trying = Votre coup est en cours d’évaluation…
coach-tried = { $word } : { $own } ; avec le meilleur coup, { $best }.
coach-try-again = Réessayer
coach-go-on = Continuer d’ici
coach-keep = Garder
coach-play-on = Jouer à partir d’ici
coach-back-to-game = Retour à la partie
coach-others = Qui joue pour les autres
coach-by-hand = Tout à la main
coach-by-bot = Bots : { $level }
coach-bot-moves = Coup du bot
coach-variations = Variantes
coach-variations-none = Choisissez « Et si… ? », jouez un autre coup sur le plateau et gardez-le ici.
coach-variations-nobody = Aucune variante n’a été gardée.
coach-variation = Variante { $number }
coach-variation-from = à partir du coup { $move }, { $steps ->
    [one] { $steps } étape
    [many] { $steps } étapes
   *[other] { $steps } étapes
}
coach-variation-name = Nom
coach-variation-note = Note
coach-variation-delete = Supprimer « { $name } »

# Hints
coach-hint = Indice
coach-hint-best = Le mieux : { $move } Chances de gagner : { $chance }.
coach-hint-wait = Réflexion…
coach-hint-move = Montrer le coup
coach-hint-play = Le jouer
coach-hint-beside-next = À côté du deuxième meilleur coup :
coach-hint-beside-middling = À côté d’un coup moyen :
coach-hint-alike = On ne voit guère de différence avec d’autres coups.
coach-hints-used = { $hints ->
    [one] { $hints } indice
    [many] { $hints } indices
   *[other] { $hints } indices
}
coach-setup-hints = Autoriser les indices
coach-setup-hints-hint = Tout le monde à la table peut demander des indices, et la partie enregistrée dit qui l’a fait. Seul avec des bots, c’est toujours permis.
coach-setup-start = La partie reprend à la position choisie, avec son nombre de joueurs et ses options.

# Something of one's own
coach-analyse-title = Analyser une partie ou une position
coach-analyse-lead = Toute partie enregistrée par Serai, ou toute position. Une partie encore en cours à une table d’ici ne peut pas être analysée.
coach-analyse-text = Partie enregistrée ou position
coach-analyse-hint = Le texte commence par la ligne « serai record » ou « serai position ».
coach-analyse-file = Ou un fichier texte
coach-editor = Une position à vous
coach-editor-lead = Reproduisez la position de votre table de cuisine et interrogez-la. Ou suivez une vraie partie : saisissez les coups à mesure qu’ils sont joués, apprenez ce qui n’est pas permis et pourquoi, et laissez compter les points.
coach-companion = À votre table
coach-companion-of = { $game } : à votre table
coach-editor-how = Reproduisez ici ce qu’il y a sur votre table. Puis pressez « { coach-editor-moves } » et saisissez ce que vous jouez : ce qui n’est pas permis est expliqué, et les points sont comptés.
coach-tab-text = Position
coach-editor-empty = Table vide
coach-editor-dealt = Table distribuée
coach-editor-gone = Rétablir la table précédente
coach-editor-kept = Conservé dans ce navigateur : vous pouvez partir et revenir quand vous voulez.
coach-editor-text = La position en texte
coach-editor-sound = Cette position est possible.
coach-tab-set = Composer
coach-editor-set = Composer à la main
coach-editor-moves = Saisir les coups
coach-editor-task = Touchez un endroit du plateau pour fixer ce qui s’y trouve.
coach-editor-cell = Composer { $cell }
coach-editor-here = { $what } : { $where }
coach-editor-again = La même chose aux endroits suivants
coach-editor-brush = À chaque endroit touché : { $what }
coach-editor-stop = Terminer
coach-editor-open = non fixé
coach-drawn = Qu’est-ce qui est sorti ?
coach-drawn-tell = C’est sorti
coach-drawn-told = Les tirages sont indiqués, comme à une vraie table
coach-drawn-ask = Indiquez ce qui est sorti à votre table.
coach-mine = Déjà analysé
coach-kind-table = partie à une table
coach-kind-record = partie enregistrée
coach-kind-position = position
coach-status-waiting = en attente
coach-status-running = en cours
coach-status-failed = échec
