# Home
page-home-title = Eine Rast an der Karawanenstraße
page-home-lead = Serai ist das Zuhause von Brettspielen aus der Wüste. Spiele gegen Bots, mit Freunden in der Ferne oder gemeinsam an einem Bildschirm; ein Konto brauchst du nicht.
page-home-games = Die Spiele
page-by = von { $designer }
page-players = { $least } bis { $most } Spieler
page-players-exactly = { $number } Spieler
page-play = Spielen
page-play-game = { $game } spielen
page-play-wait = Das Spiel wird aufgebaut …
page-play-against = „Spielen“ beginnt sofort: du gegen einen Bot ({ $level }).
page-set-up = Einrichten
page-set-up-game = { $game } einrichten
page-rules-game = Spielregeln: { $game }
page-finished = Beendete Partien
page-finished-none = Keine deiner Partien passt dazu.
page-more = Mehr zeigen
page-try-again = Noch einmal versuchen
page-state-your-turn = Du bist am Zug
page-state-turn = { $name } ist am Zug
page-state-turn-yours = { $name } ist am Zug, an diesem Bildschirm
page-state-asleep = { $name } ist am Zug, sobald jemand hinsieht
page-state-open = Wartet auf Freunde
page-state-going = Läuft
page-ended-won = Du hast gewonnen
page-ended-shared = Du teilst dir den Sieg
page-ended-lost = { $count ->
    [one] { $names } hat gewonnen
   *[other] { $names } teilen sich den Sieg
}
page-ended-resigned = Du hast aufgegeben
page-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
page-resigned = hat aufgegeben
page-foot-about = Serai ist ein inoffizielles Projekt mit eigenen Texten, Bildern, Spielplänen und Karten.
page-foot-credit = { $game } ist ein Spiel von { $designer }.
page-foot-programs = Auch Programme können hier spielen:
page-foot-interface = die Schnittstelle
page-foot-typefaces = Schriften: Rubik und Frank Ruhl Libre, unter der Open Font License

# What goes on, and the ways out of it
page-go-on = Weiterspielen
page-go-new = Etwas Neues beginnen
page-go-all = Alle { $number } zeigen
page-ways-open = { $game }: aufgeben, überlassen oder löschen
page-ways-title = { $game }: Was soll daraus werden?
page-ways-level = Falls ein Bot weiterspielt: seine Stärke
page-ways-hand = Meinen Platz einem Bot überlassen
page-ways-hand-why = Er spielt für dich weiter, und die Partie zählt für dich nicht mehr.
page-ways-resign = Aufgeben
page-ways-resign-name = { $name } gibt auf
page-ways-resign-why = Die Partie ist verloren und damit zu Ende; nur wenn mehrere andere übrig sind, übernimmt ein Bot den Platz und sie spielen weiter.
page-ways-sure = Ja, aufgeben
page-ways-remove-give-up = Tisch auflösen
page-ways-remove-give-up-why = Er hat noch nicht begonnen und ist dann für alle weg.
page-ways-remove-free = Meinen Platz freigeben
page-ways-remove-free-why = Jemand anderes kann ihn über denselben Link nehmen.
page-ways-remove-own = Von meiner Liste nehmen
page-ways-remove-own-why = Die anderen behalten die Partie. Für dich zählt sie nicht mehr.
page-ways-remove-all = Löschen
page-ways-remove-all-why = Die Partie verschwindet von deiner Liste und zählt nicht mehr. Zehn Minuten lang kannst du sie zurückholen.
page-ways-not = So lassen
page-deleted = { $game } steht nicht mehr auf deiner Liste.
page-deleted-undo = Rückgängig
page-delete-game = { $game } löschen

# What is over
page-find = In deinen Partien suchen
page-find-hint = Ein Spieler, ein Bot oder ein Spiel
page-find-game = Spiel
page-find-any-game = Alle Spiele
page-find-who = Gegner
page-find-anybody = Alle Gegner
page-find-bots = Bots
page-find-friends = Freunde
page-find-outcome = Ergebnis
page-find-any-outcome = Jedes Ergebnis
page-outcome-won = Gewonnen
page-outcome-shared = Geteilt
page-outcome-lost = Verloren
page-tally = Wie es bisher lief
page-tally-all = Insgesamt
page-tally-bots = Bots: { $level }
page-tally-nameless = Ein Freund ohne Namen
page-tally-games = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}
page-tally-ends = Gewonnen: { $won }, geteilt: { $shared }, verloren: { $lost }
page-tally-points = Deine Punkte im Schnitt
page-tally-theirs = Ihre

# Set up
page-setup-lead = Wer wo sitzt, und wie ihr spielen wollt.
page-setup-who = Wer spielt mit
page-setup-number = Anzahl der Spieler
page-setup-seat = Platz { $seat }
page-setup-kind = Wer sitzt auf Platz { $seat }
page-setup-kind-me = Du
page-setup-kind-here = Jemand an diesem Bildschirm
page-setup-kind-friend = Jemand per Link
page-setup-kind-bot = Ein Bot
page-setup-your-name = Dein Name
page-setup-your-name-hint = So sehen dich die anderen. Du kannst das Feld leer lassen.
page-setup-name = Name
page-setup-level = Stärke
page-setup-friend = Sobald der Tisch steht, bekommst du einen Link zum Verschicken. Die Partie beginnt, wenn alle da sind.
page-setup-here = Ihr reicht den Bildschirm weiter; hat ein Spiel Geheimnisse, verdeckt sie ein Vorhang.
page-setup-how = Wie ihr spielt
page-setup-confirm = Jeden Zug bestätigen
page-setup-confirm-hint = Ein Zug endet erst, wenn du es sagst; bis dahin kannst du ihn zurücknehmen.
page-setup-thinking = Wie lange der Meister über einen Zug nachdenkt
page-setup-seconds = { $seconds ->
    [one] 1 Sekunde
   *[other] { $seconds } Sekunden
}
page-setup-grace = Ist jemand weg, darf ein Bot übernehmen
page-setup-grace-hint = Alle am Tisch sehen, was vereinbart ist.
page-grace-120 = nach 2 Minuten
page-grace-600 = nach 10 Minuten
page-grace-86400 = nach einem Tag
page-grace-never = nie
page-grace-other = nach { $span }
page-setup-begin = Beginnen
page-setup-lay = Tisch eröffnen
page-setup-wait = Das Spiel wird aufgebaut …
page-setup-own = Eine eigene Datei
page-setup-choose-file = Datei wählen
page-setup-own-hint = Eine Textdatei; sie wird geprüft, wenn der Tisch eröffnet wird. Lässt sie sich nicht spielen, steht hier jede fehlerhafte Zeile.
page-setup-no-game = Ein Spiel mit diesem Namen gibt es hier nicht.

# Levels and options
page-level-about-beginner = Für den ersten Abend: sieht, was ein Zug bringt, und macht oft doch einen anderen.
page-level-about-easy = Nimmt meist, was am besten aussieht, und ahnt nicht, was du als Nächstes tust.
page-level-about-medium = Fängt an vorauszudenken.
page-level-about-hard = Denkt voraus und bestraft, was du übersiehst.
page-level-about-strong = Denkt weit voraus. Schwer zu schlagen.
page-level-about-master = Stärker geht es nicht: denkt so lange nach, wie du es zulässt.
page-option-first = Wer beginnt
page-option-first-lot = Das Los entscheidet
page-option-first-seat = Platz { $seat }
page-option-yes = ja
page-option-no = nein
page-option-usual = üblich: { $value }
# Rules
page-rules-contents = Inhalt
page-rules-find = Regel suchen
page-rules-find-hint = ein Wort oder { $example }
page-rules-found = { $number ->
    [0] Keine Regel enthält diese Wörter.
    [one] 1 Regel
   *[other] { $number } Regeln
}
page-rules-link = Link zu { $rule }
page-rules-example = Beispiel
page-rules-ruling = Unsere Festlegung
page-rules-next = Weiter: { $rule } { $title }
page-rules-before = Zurück: { $rule } { $title }
page-rules-how = So wird gespielt
page-rules-short = Die Regeln in zwei Minuten
page-rules-whole = Die ganze Anleitung
page-rules-games = Die Spielregeln
page-rules-english = Diese Regeln gibt es noch nicht in deiner Sprache; hier steht der englische Text.
page-rules-none = Regeln mit diesem Namen gibt es hier nicht.

# The deal of the day
page-day = Partie des Tages
page-day-of = { $game }: die Partie des Tages
page-day-game = { $game }: Partie des Tages
page-day-lead = Ein Aufbau für alle, einmal, gegen dieselben Bots, die auf gleiche Züge gleich antworten.
page-day-table = { $players } · die Bots: { $level }
page-day-begin = Spielen
page-day-go-on = Weiterspielen
page-day-once = Sie wird einmal gespielt. Es gibt keine Tipps, und bis der Tag vorbei ist, wird anderswo nichts davon verraten. Wer vor Mitternacht beginnt, darf später enden; sie zählt für ihren Tag.
page-day-none = Dieser Tag hat keine Partie: Es wurde keine veröffentlicht.
page-day-on-the-day = Als dieser Tag begann, gab es noch keine Partie, weil der Server neu oder nicht da war. Deshalb wurde sie erst später ausgelost und veröffentlicht: { $time }. Vorher konnte niemand sie beginnen. Alle anderen werden vor ihrem Tag veröffentlicht.
page-day-next = Die nächste: { $time } bei dir (in { $left }). Ein Tag beginnt um 00:00 UTC.
page-day-mine = Deine Partie
page-day-rank = { $played ->
    [one] Du hast sie als Erste oder Erster gespielt.
   *[other] Platz { $rank } von { $played }
}
page-day-line = { $game } { $date }: { $outcome ->
    [won] gewonnen
    [shared] Sieg geteilt
   *[lost] verloren
} { $points }, Platz { $rank } von { $played }
page-day-score = Dein Ergebnis in einer Zeile, ohne etwas vom Aufbau zu verraten
page-day-results = Ergebnisse
page-day-closed = { $played ->
    [0] Noch niemand hat sie zu Ende gespielt.
    [one] Eine Partie ist zu Ende. Was andere daraus gemacht haben, siehst du nach deiner eigenen.
   *[other] { $played } Partien sind zu Ende. Was andere daraus gemacht haben, siehst du nach deiner eigenen.
}
page-day-nobody = Noch niemand hat sie zu Ende gespielt.
page-day-place = Platz
page-day-who = Wer
page-day-score-of = Punkte, eigene und die der Bots
page-day-guest = Ein Gast
page-day-late = nach dem Tag beendet
page-day-look = Ansehen
page-day-look-at = Die Partie von { $name } ansehen
page-day-days = Tage davor
page-day-today = Zur Partie von heute
page-day-check = Im Voraus festgelegt
page-day-check-why = Der Startwert wird vor dem Tag gezogen. Seine Festlegung wird dann veröffentlicht, passt zu keinem anderen Startwert und sagt nichts über den Aufbau; der Startwert folgt, wenn der Tag vorbei ist.
page-day-check-late = Der Startwert dieser Partie wurde erst an ihrem Tag gezogen, weil es zu dessen Beginn keine gab. Seither ist seine Festlegung veröffentlicht; sie passt zu keinem anderen Startwert und sagt nichts über den Aufbau. Der Startwert folgt, wenn der Tag vorbei ist.
page-day-commitment = Festlegung
page-day-seed = Startwert
page-day-seed-later = folgt, wenn der Tag vorbei ist
page-day-commitment-next = Festlegung für morgen
page-day-check-how = So lässt es sich prüfen: Die Festlegung ist ein Hash des Startwerts und wird so gemacht. Die Aufzeichnung einer Partie nennt den Startwert, wenn der Tag vorbei ist, und lässt sich Ziehung für Ziehung daran prüfen.
page-day-back = Zu den Ergebnissen des Tages

# Practice
page-practice = Üben
page-practice-of = { $game }: Üben
page-practice-lead = Augenblicke aus knappen Partien zwischen Bots, zum Ausspielen: Machst du mehr daraus als damals?
page-practice-round = Das Ende einer Partie
page-practice-ending = Die letzten Züge
page-practice-seat = { $players }, du sitzt auf Platz { $seat }, { $left ->
    [one] 1 Entscheidung
   *[other] { $left } Entscheidungen
} vor dem Ende
page-practice-then = Damals endete es { $points }, mit { $own } für diesen Platz.
page-practice-best = Dein Bestes: { $points }
page-practice-none-yet = Noch nicht versucht
page-practice-begin = Ausspielen
page-practice-begin-name = Ausspielen: { $name }
page-practice-level = Stärke der Bots
page-practice-nothing = Zu diesem Spiel gibt es noch nichts zu üben.
page-practice-other = Deine letzten Partien, von der anderen Seite
page-practice-other-why = Noch einmal der gleiche Aufbau, auf einem anderen Platz, gegen Bots.
page-practice-other-seat = Als { $name }
page-practice-other-side = Gleicher Aufbau, als { $name }
page-practice-before = In der Partie davor hatte dieser Platz { $before }; jetzt { $now }.
page-puzzles = Rätsel
page-puzzles-of = { $game }: Rätsel
page-puzzles-lead = In jeder dieser Stellungen ist ein Zug klar der beste, und es ist nicht der, der danach aussieht.
page-puzzles-next = Das nächste für mich
page-puzzles-themes = Nach Themen
page-puzzles-theme = { $solved } von { $number } gelöst
page-puzzles-rating = Deine Wertung: { $rating }
page-puzzles-tried = Beim ersten Versuch gelöst: { $solved } von { $tried }
page-puzzles-run = Drei Minuten
page-puzzles-run-lead = So viele du schaffst, von leicht bis schwer.
page-puzzles-run-begin = Uhr starten
page-puzzles-run-best = Dein Rekord: { $score }
page-puzzles-run-score = Gelöst: { $score }
page-puzzles-run-left = noch { $time }
page-puzzles-run-over = Die Zeit ist um. Gelöst: { $score }
page-puzzles-run-again = Noch ein Durchgang
page-puzzles-difficulty = Schwierigkeit { $rating }
page-puzzles-right = Das ist der Zug.
page-puzzles-wrong = Es gibt einen besseren Zug.
page-puzzles-shown = Das ist der Zug.
page-puzzles-cost = Gewinnchance: { $best } % nach dem besten Zug, { $tried } % nach deinem.
page-puzzles-looks = Gewinnchance: { $best } %. Nach dem Zug, der am besten aussieht: { $looks } %.
page-puzzles-follows = Wie es weitergeht
page-puzzles-back = Schritt zurück
page-puzzles-on = Schritt vor
page-puzzles-show = Lösung zeigen
page-puzzles-another = Nächstes Rätsel
page-puzzles-again = Noch einmal versuchen
page-puzzles-list = Alle Rätsel
page-puzzles-nothing = Zu diesem Spiel gibt es noch keine Rätsel.
page-puzzles-now = Deine Wertung: { $rating } ({ $change })
page-puzzles-solve = Lösen

# Explained when it first comes up
page-first = Neu hier
page-first-close = Verstanden
page-first-off = Nichts mehr erklären
page-you-explained = Neues erklären
page-you-explained-hint = Was an einem Tisch zum ersten Mal geschieht, wird einmal in wenigen Worten erklärt.
page-you-explained-again = Alles noch einmal erklären
page-you-explained-done = Alles wird noch einmal erklärt.

# You
page-along = Serai mitnehmen
page-along-why = Alle drei Spiele, die Bots, Analyse, Lektionen, Rätsel und Regelbücher kommen auf dieses Gerät und gehen von da an ohne Verbindung. Nur das Spiel mit Freunden per Link braucht den Server.
page-along-alone = Dieses Serai braucht keinen Server. Nach dem ersten Besuch bleibt alles auf diesem Gerät und geht ohne Verbindung.
page-along-size = Das sind { $megabytes } MB, einmal geladen.
page-along-take = Mitnehmen
page-along-loading = { $done } von { $megabytes } MB
page-along-kept = { $megabytes } MB liegen auf diesem Gerät. Serai öffnet sich ohne Verbindung.
page-along-newer = { $megabytes } MB liegen auf diesem Gerät, und daneben eine neuere Version. Sie gilt ab dem nächsten Start, wenn keine Seite von Serai mehr offen ist.
page-along-remove = Von diesem Gerät entfernen
page-along-removed = Es ist entfernt. Deine Partien in diesem Browser sind geblieben.
page-along-network = Die Verbindung ist abgebrochen. Was schon da ist, bleibt und wird nicht noch einmal geladen.
page-along-full = Auf diesem Gerät ist nicht genug Platz. Es wurde nichts behalten.
page-along-changed = Was kam, war nicht das Angekündigte; vielleicht wird gerade eine neue Version eingestellt. Versuch es bitte später noch einmal.
page-along-storage = Dieser Browser behält für diese Seite nichts, wie in einem privaten Fenster. Ein gewöhnliches Fenster kann Serai mitnehmen.
page-along-old = Dieser Browser ist zu alt, um ohne Server zu spielen. Ein neuerer kann es.
page-along-insecure = Ein Browser nimmt nur mit, was von einer sicheren Adresse (https) kommt.
page-you-title = Du
page-you-lead = Serai kennt dich nur durch diesen Browser; ein Konto gibt es nicht.
page-you-forgotten = Partien, in denen du gezogen hast, bleiben für immer; ein Gast ohne Tisch, der lange nicht wiederkommt (meist 30 Tage), wird vergessen.
page-you-name = Dein Name
page-you-name-hint = So sehen dich Freunde am Tisch. Bis zu 40 Zeichen.
page-you-save = Speichern
page-you-saved = Gespeichert.
page-you-look = Wie die Seite aussieht und klingt
page-you-theme = Farben
page-you-theme-auto = Wie das Gerät
page-you-theme-light = Hell
page-you-theme-dark = Dunkel
page-you-motion = Bewegung
page-you-motion-auto = Wie das Gerät
page-you-motion-off = Keine
page-you-sound = Ton
page-you-sound-hint = Leise Töne, wenn etwas gesetzt wird, wenn du am Zug bist und am Ende.
page-you-vibration = Vibrieren
page-you-vibration-hint = Ein Telefon zittert kurz, wenn du am Zug bist.
page-you-calls-hint = Eine Nachricht des Browsers, solange diese Seite hinter anderen verborgen ist.
page-you-calls-blocked = Dieser Browser erlaubt von hier keine Nachrichten. Das lässt sich in seinen Einstellungen für diese Seite ändern und braucht eine sichere Adresse (https).
page-you-keys = Tasten überall am Tisch
page-you-keys-hint = Ziffern, N und R gelten dem Spielplan, wo auch immer du auf der Seite bist. Ausgeschaltet wirken sie erst, wenn du auf dem Spielplan bist.
page-you-at-once = Schritte ohne Wahl geschehen von selbst
page-you-at-once-hint = Wo nur eines möglich ist, geschieht es nach einer kurzen Pause. Zurücknehmen führt zur letzten Wahl. Ausgeschaltet drückst du jeden Schritt selbst.
page-you-device = Serai auf einem anderen Gerät nutzen
page-you-device-why = Über einen Link spielst du auch auf einem anderen Telefon oder Rechner weiter, mit deinem Namen und allen deinen Partien.
page-you-device-make = Link erstellen
page-you-device-link = Öffne ihn auf dem anderen Gerät
page-you-device-lasts = Er gilt nur einmal und nur { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
} lang. Wer ihn öffnet, spielt als du; schicke ihn also niemand anderem.
page-device-title = Auch hier spielen?
page-device-why = Dieser Link stammt von einem anderen Gerät. Wenn du weitermachst, bist du hier dieselbe Person, mit demselben Namen und denselben Partien.
page-device-instead = In diesem Browser spielt schon { $name }. Die Partien von { $name } sind hier dann nicht mehr zu sehen.
page-device-instead-nameless = In diesem Browser gibt es schon andere Partien. Sie sind hier dann nicht mehr zu sehen.
page-device-go = Weiter
page-device-not = Lieber nicht
page-device-no-secret = Am Ende dieses Links fehlt etwas. Kopiere ihn ganz oder erstelle einen neuen.
page-not-found-title = Nichts als Sand
page-not-found = Unter dieser Adresse gibt es keine Seite.

# What can happen anywhere
page-no-connection = Serai ist gerade nicht erreichbar. Nichts ist verloren; versuche es bitte noch einmal.
page-wait = Serai hat gerade viel zu tun; weiter geht es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} …

# The frame
page-title = { $page } · Serai
page-title-turn = ● Du bist am Zug: { $page } · Serai
page-call-title = Du bist am Zug: { $game }
page-call-with = Am Tisch mit { $names }
page-call-me = Ruf mich, wenn ich am Zug bin
page-skip = Zum Inhalt
page-nav = Serai
page-language = Sprache
page-nav-you = Du
page-loading = Einen Moment …
page-close = Schließen
page-copy = Kopieren
page-copied = Kopiert
page-share = Teilen
page-code = QR-Code
page-code-how = Richte die Kamera eines Telefons darauf.
page-reach-here = Nur dieser Rechner kann diese Links öffnen: Der Server hört auf niemanden sonst.
page-reach-how = Um mit anderen zu spielen, beende ihn und starte ihn so:
page-reach-network = Wer im selben Netz ist wie du, etwa im selben WLAN, kann diese Links unter { $address } öffnen.
page-reach-others = Antwortet diese Adresse nicht, versuche stattdessen { $addresses }.
page-invited-by = { $host } lädt dich ein
page-invited = Du bist eingeladen
page-invited-seats = { $seats ->
    [one] für { $seats } Person
   *[other] für { $seats } Personen, dich mitgezählt
}
page-invited-name = Wie sollen wir dich nennen?
page-invited-name-hint = Die anderen sehen diesen Namen am Tisch. Du kannst ihn jederzeit ändern.
page-invited-sit = Sofort hinsetzen
page-go-home = Zur Startseite
page-player = Spieler { $seat }

# Before the game
page-waiting = { $game }: Der Tisch steht
page-waiting-owner = Verschicke für jeden Platz seinen Link. Die Partie beginnt von selbst, sobald alle da sind.
page-waiting-guest = Du hast deinen Platz. Die Partie beginnt von selbst, sobald alle da sind.
page-kept-until = Wenn bis zum { $date } niemand gezogen hat, wird dieser Tisch vergessen.
page-seat-free = Noch frei
page-link-seat = Link für Platz { $seat }
page-link-watch = Link für alle, die nur zuschauen wollen
page-bot-instead = Stattdessen einen Bot spielen lassen
page-give-up = Tisch auflösen

# At the table
page-board = Der Spielplan
page-seats = Spieler
page-side = Neben dem Spielplan
page-tab-log = Verlauf
page-tab-table = Tisch
page-tab-result = Ergebnis
page-tab-more = Mehr
page-tools = Werkzeuge am Tisch
page-you = du
page-to-move = am Zug
page-present = da
page-absent = nicht da
page-away-in = { $name }: seit { $away } weg; ein Bot darf in { $left } übernehmen.
page-away-now = { $name }: seit { $away } weg; ein Bot darf jetzt übernehmen.
page-away-never = { $name }: seit { $away } weg, behält aber den Platz.
page-points-secret = geheim
page-points-table = Punkte und wofür es sie gab
page-total = gesamt
page-watching = { $number ->
    [one] 1 Person schaut zu.
   *[other] { $number } Personen schauen zu.
}
page-your-turn = Du bist am Zug
page-turn = { $name } ist am Zug
page-turn-queued = { $name } wartet aufs Nachdenken: Der Server ist ausgelastet
page-turn-shortened = { $name } denkt kürzer nach: Der Server ist ausgelastet
page-to-confirm = Bestätige deinen Zug oder nimm ihn zurück
page-over = Das Spiel ist vorbei
page-looking-back = Rückblick
page-at-once = Nur eines ist möglich: { $what }
page-at-once-plain = Nur eines ist möglich, und es geschieht gerade.
page-saved = Gespeichert
page-saving = Wird gespeichert …
page-lost = Keine Verbindung; neuer Versuch …
page-confirm = Zug bestätigen
page-undo = Zurücknehmen
page-since = Seit deinem letzten Zug
page-since-count = Seit deinem letzten Zug ({ $steps })
page-step = { $step } von { $steps }
page-back = Zurück
page-on = Weiter
page-to-now = Zum jetzigen Stand
page-sound-on = Ton ist an
page-sound-off = Ton ist aus
page-rules = Regeln
page-rule = Regel { $rule }
page-why-not = Das geht nicht
page-log = Was bisher geschah
page-log-setting = Aufbau des Spielplans ({ $number })
page-curtain = Gib den Bildschirm an { $name } weiter
page-curtain-why = An diesem Tisch haben die Spieler Geheimnisse. Nichts wird gezeigt, bis { $name } vor dem Bildschirm sitzt.
page-curtain-lift = Ich bin { $name }
page-about = Über diesen Tisch
page-about-table = { $game }: dieser Tisch
page-commitment = Worauf sich der Server festgelegt hat
page-seed = Der Startwert dieser Partie
page-commitment-why = Alles, was der Zufall zieht, folgt einem Startwert, der vor der Partie feststand. Diese Zahl war von Anfang an zu sehen und passt zu keinem anderen Startwert; so konnte unterwegs niemand etwas an den Ziehungen ändern. Am Ende wird der Startwert selbst gezeigt.
page-leave = Verlassen
page-leave-title = Den Tisch verlassen?
page-leave-kept = Nichts geht verloren: Die Partie wird aufgehoben, und du findest sie auf der Startseite wieder.
page-leave-over = Die Partie wird aufgehoben; du kannst sie dir von der Startseite aus noch einmal ansehen.
page-leave-stay = Bleiben
page-leave-more = Mit dieser Partie abschließen
page-leave-home = Verlassen

# The end
page-scoring = Die Schlusswertung
page-scoring-skip = Alles zeigen
page-winner = { $name } gewinnt
page-winners = { $names } teilen sich den Sieg
page-why = { $margin } { $unit } vor { $other }; der größte Unterschied: { $source }, { $more } zu { $less }.
page-why-tie = Am Ende Gleichstand: { $rule }
page-next-up = Eine Stufe höher: { $level }
page-next-down = Eine Stufe leichter: { $level }
page-rematch = Noch eine Partie
page-same-deal = Noch einmal mit gleichem Aufbau
page-followed = An diesem Tisch gibt es eine neue Partie: Komm mit.
page-replay = Noch einmal ansehen

# Replay
page-replay-of = { $game }, noch einmal angesehen
page-replay-first = Zum Anfang
page-replay-last = Zum Ende
page-replay-play = Abspielen
page-replay-pause = Pause
page-replay-speed = Tempo
page-replay-times = { $times }×
page-replay-turn-next = { $mine ->
    [yes] Dein nächster Zug
   *[no] Nächster Zug: { $name }
}
page-replay-turn-before = { $mine ->
    [yes] Dein voriger Zug
   *[no] Voriger Zug: { $name }
}
page-replay-setting = Der Plan liegt, das Spiel beginnt.
page-tab-points = Punkte
page-replay-eyes = Aus der Sicht von
page-record = Aufzeichnung herunterladen
page-send-moment = Dieser Moment
page-send-game = Die ganze Partie
page-send-png = Bild (PNG)
page-send-svg = Zeichnung (SVG)
page-send-film = Bewegtes Bild (APNG)
page-send-file = Eine Datei (HTML)
page-send-why = Die Datei öffnet sich in jedem Browser und spielt die Partie nach, ohne Server. Das bewegte Bild kann eine halbe Minute brauchen.
page-send-making = Wird gerade erstellt …
page-send-eyes = Aus der Sicht von { $name }.
page-send-spectator = Aus der Sicht von Zuschauenden.
page-to-table = Zum Tisch
page-curve = Punkte im Lauf der Partie
page-curve-now = Punkte in diesem Moment: { $points }

# Zoom
page-zoom-in = Vergrößern
page-zoom-out = Verkleinern
page-zoom-fit = Der ganze Spielplan

# A game without a board of its own
page-plain-actions = Was du tun kannst
page-plain-nothing = Hier ist jetzt nichts zu tun.

# Without a server
page-own-loading = Dieser Browser macht sich zum Spielen bereit: { $percent } %
page-own-without = Du spielst ohne Server: Alles liegt in diesem Browser.
page-own-back = Zurück zum Server
page-own-there = { $number ->
    [one] Ein Spiel liegt in diesem Browser.
   *[other] { $number } Spiele liegen in diesem Browser.
}
page-own-go = Dort spielen, ohne den Server
page-ways-carry-out = Zum Server hinübertragen
page-ways-carry-out-why = Das Spiel geht dort weiter, auf allen deinen Geräten; hier kommt es von der Liste.
page-ways-carry-home = In diesen Browser mitnehmen
page-ways-carry-home-why = Eine Kopie geht hier weiter, auch ohne Netz. Ihre verdeckten Karten ließen sich lesen, also zählt sie als offene Verteilung.
