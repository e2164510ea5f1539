# Errors
unknown-game = Ein Spiel namens „{ $name }“ gibt es nicht. Es gibt: { $known }.
game-too-large = { $name } hat { $actions } Aktionen und bis zu { $seats } Plätze; Bots können höchstens { $most_actions } Aktionen und { $most_seats } Plätze durchsuchen.
no-games = Es ist kein Spiel installiert.
game-no-package = Das Spielpaket „{ $package }“ ist nicht da.
game-no-manifest = Im Spielpaket „{ $package }“ fehlt { $file }.
game-bad-manifest = Im Spielpaket „{ $package }“ lässt sich { $file } nicht lesen: { $why }.
game-bad-field = Im Manifest des Spielpakets „{ $package }“ { $kind ->
    [unknown] ist „{ $field }“ unbekannt. Es gibt: { $listed }
    [number] muss „{ $field }“ eine Zahl von { $least } bis { $most } sein
    [seats] muss „{ $field }“ eine aufsteigende Liste von Platzzahlen sein
    [table] muss „{ $field }“ eine Tabelle sein
   *[word] muss „{ $field }“ ein noch freies Wort aus 2 bis 24 Kleinbuchstaben sein
}.
game-other-name = Das Spielpaket „{ $package }“ nennt sich „{ $name }“, sein Entry Point aber heißt „{ $entry }“.
game-twice = Ein Spiel „{ $name }“ gibt es schon: Das Paket „{ $package }“ bleibt weg.
game-broken = Das Spiel „{ $name }“ (Paket „{ $package }“) lässt sich nicht laden: { $why }
module-of-other-sources = Die übersetzten Regeln des Spiels „{ $name }“ sind nicht die dieser Version; bitte die Seite neu laden.
game-no-game = Im Paket „{ $package }“ gibt es kein GAME namens „{ $name }“.
unknown-language = „{ $name }“ ist keine Sprache, die hier gesprochen wird. Es gibt: { $known }.
unknown-option = Die Option „{ $name }“ gibt es in diesem Spiel nicht. Seine Optionen: { $known }.
bad-option = Die Option { $name } kann nicht „{ $value }“ sein. Möglich ist: { $allowed }.
bad-seats = Dieses Spiel ist nicht für { $seats } Spieler, sondern für { $allowed }.
bad-seat = Platz { $seat } gibt es nicht: Gezählt wird ab 0, und die Zahl der Plätze ist { $seats }.
bad-names = Für { $seats } Plätze { $given ->
    [one] wurde 1 Name
   *[other] wurden { $given } Namen
} angegeben.
bad-name = „{ $name }“ kann nicht der Name eines Platzes sein: 1 bis { $most } Zeichen, kein „|“, keine Leerzeichen davor oder dahinter.
name-unseen = „{ $name }“ kann kein Name sein: Davon ist nichts zu sehen. Es braucht einen Buchstaben, eine Ziffer oder ein Symbol.
name-sign = „{ $name }“ kann kein Name sein: Darin steht { $sign }, was man nicht sieht, was die Schreibrichtung umkehrt oder kein Zeichen ist.
name-marks = „{ $name }“ kann kein Name sein: Ein Buchstabe trägt höchstens { $most } Zusatzzeichen, und ein Name beginnt mit keinem.
bad-seed = „{ $seed }“ kann kein Startwert sein; nimm Buchstaben, Ziffern, „-“ und „_“.
illegal-action = „{ $text }“ ist jetzt nicht erlaubt.
reason-cited = { $rule }:
not-your-turn = Nicht Platz { $seat } ist am Zug, sondern Platz { $actor }.
stale = Die Aktion war für Moment { $n } gedacht; die Partie ist jetzt bei Moment { $now }.
nothing-to-undo = Es gibt nichts zurückzunehmen.
no-seed = Eine Karte muss gezogen werden, aber der Startwert dieser Partie ist nicht bekannt.
bad-material = „{ $name }“ lässt sich nicht spielen:
more-faults = { $more ->
    [one] und 1 weiterer
   *[other] und { $more } weitere
}
text-too-long = Das sind mehr als { $most } Zeichen, also wird es nicht gelesen.
text-too-many-lines = Das sind { $lines } Zeilen, also wird es nicht gelesen; erlaubt sind bis zu { $most }.
line-too-long = Zeile { $line }: { $characters } Zeichen sind zu viele; eine Zeile hat höchstens { $most }.
sign-no-text = Zeile { $line }, Spalte { $column }: ein Steuerzeichen oder ein halbes Zeichen; in einem Text steht so etwas nicht.

# Records and positions
bad-first-line = Zeile { $line }: Hier muss am Anfang „{ $expected }“ stehen.
stray-block = Zeile { $line }: Eine Zeile nach „|“ gehört zu nichts.
unknown-line = Zeile { $line }: „{ $text }“ ist unverständlich; es gibt { $known } und dann „moves:“.
line-twice = Zeile { $line }: { $key } kommt zweimal vor.
no-moves = Zeile { $line }: Die Aufzeichnung endet ohne „moves:“.
missing-line = Die Zeile „{ $key }:“ fehlt.
not-a-number = Zeile { $line }: „{ $text }“ ist keine Zahl ({ $key }).
no-such-rules = Eine Regelfassung { $version } gibt es nicht; die neueste ist { $newest }.
unknown-rules = Zeile { $line }: Die Regelfassung { $version } ist unbekannt; die neueste ist { $newest }.
bad-option-word = Zeile { $line }: „{ $text }“ muss die Form NAME=WERT haben.
other-material = Zeile { $line }: Mit diesem „{ $name }“ wurde die Partie nicht gespielt.
bad-move-line = Zeile { $line }: „{ $text }“ muss die Nummer eines Platzes (oder * für den Zufall) und eine Aktion sein.
wrong-mover = Zeile { $line }: „{ $text }“ ist nicht von dem Platz, der am Zug ist.
bad-move = Zeile { $line }: { $why }
early-result = Zeile { $line }: Da steht ein Ergebnis, aber die Partie ist nicht vorbei.
other-result = Zeile { $line }: Die Partie endete nicht mit „{ $text }“, sondern mit „{ $right }“.
after-the-end = Zeile { $line }: „{ $text }“ steht nach dem Ende.
position-of-other-game = Das ist eine Stellung aus { $name }, nicht aus { $game }.
position-without-board = Der Stellung fehlt „start:“ mit einem Spielplan.
position-unsound = Diese Stellung ist nicht möglich: { $why }
no-budget = Wie lange soll nachgedacht werden? Gib eine Zahl von Simulationen oder von Sekunden an, oder beides.
unknown-bot = Einen Bot namens „{ $name }“ gibt es nicht. Es gibt: { $known }.

# The server
server-summary = Tische für { $games }.
server-listening = Serai läuft unter { $address } (Strg+C beendet es; alle Tische bleiben erhalten).
server-failed = Im Server ist etwas schiefgegangen. Nichts hat sich geändert; versuche es bitte noch einmal.
cannot-listen = Der Server kann unter { $host }, Port { $port }, nicht lauschen: { $why }. Wähle etwas anderes mit --host und --port.
metrics-cannot-listen = Messwerte lassen sich unter { $host }, Port { $port }, nicht anbieten: { $why }. Wähle etwas anderes mit --metrics.
no-free-port = Keiner der Ports { $first } bis { $last } ist frei. Wähle einen mit serai serve --port.
bad-public-url = „{ $url }“ ist nicht die Adresse einer Seite; sie muss aussehen wie https://serai.example.org.
bad-database = Die Datenbank „{ $name }“ lässt sich nicht benutzen: { $why }
newer-database = Sie stammt von einer neueren Version von Serai.
database-in-memory = Sie wäre mit dem Server verschwunden; nenne eine Datei.
database-served = Ein anderer Server benutzt sie schon. Eine Datei dient einem Prozess; für mehrere nimm PostgreSQL.
processes-need-postgres = Mehrere Prozesse brauchen PostgreSQL, damit einer weiß, was der andere getan hat. Nenne es mit --database postgresql+psycopg://…, oder lass --processes { $number } weg.
processes-not-here = Auf diesem System können nicht mehrere Prozesse dienen; lass --processes weg.
work-needs-postgres = Nur Aufträge in PostgreSQL können anderswo erledigt werden. Nenne die Datenbank der Server mit --database postgresql+psycopg://….
workers-none = Mit SQLite kann niemand sonst für die Bots nachdenken: --workers muss mindestens 1 sein.
work-begun = Arbeitet; Prozesse für lange Gedanken: { $workers } (Strg+C beendet; was begonnen war, erledigen andere).
database-missing = Diese Datei gibt es nicht.
database-in-use = Server benutzen sie. Beende sie zuerst.
bad-backup = Die Sicherung „{ $file }“ lässt sich nicht benutzen: { $why }
backup-none = „{ $file }“ ist keine Sicherung von Serai.
backup-broken = Die Sicherung „{ $file }“ ist beschädigt oder in Zeile { $line } abgeschnitten. Nichts wurde zurückgeholt.
backup-other-version = Die Sicherung „{ $file }“ stammt von einer anderen Version von Serai. Hole sie mit jener Version zurück und lass dann diese die Datenbank benutzen.
store-not-empty = In dieser Datenbank sind schon Leute oder Tische; eine Sicherung wird in eine leere zurückgeholt.
backup-done = { $rows } Zeilen liegen in { $file }.
restore-done = { $rows } Zeilen wurden aus { $file } zurückgeholt.
export-title = Die Seite wird geschrieben
export-done = Die Seite liegt in „{ $folder }“: { $files } Dateien, { $megabytes } MB. Sie können auf jeden Webspace; nur das Spiel mit Freunden per Link braucht einen Server.
export-not-built = Was ein Browser braucht, um ohne Server zu spielen, ist hier nicht gebaut. In einer Kopie der Quellen tut das „make offline“.
export-not-empty = In „{ $folder }“ ist schon etwas, und es ist kein früherer Export. Es wurde nichts geschrieben.
export-failed = Die Seite konnte nicht nach „{ $folder }“ geschrieben werden: { $why }
unknown-limit = Eine Grenze „{ $name }“ gibt es nicht. Es gibt: { $known }.
bad-limit = Die Grenze { $name } kann nicht „{ $value }“ sein: Sie ist eine ganze Zahl über 0, etwa { $name }=100.
bad-proxy = „{ $text }“ ist nicht die Adresse eines Proxys; sie muss aussehen wie 10.0.0.7, 10.0.0.0/24 oder fd00::/64 und darf nicht für alle stehen.
bad-metrics = Unter „{ $text }“ lassen sich keine Messwerte anbieten; es muss aussehen wie 127.0.0.1:9100, [::1]:9100 oder 9100.
no-such-page = Unter { $path } gibt es nichts.
no-such-method = { $path } lässt sich nicht mit { $method } abfragen.
bad-message = Das ist unverständlich:
bad-field = { $field }: { $what }
field-no-text = ein Steuerzeichen oder ein halbes Zeichen; in einem Text steht so etwas nicht
not-text = Nachrichten sind Text, keine Bytes.
too-long = Das ist zu lang: Angenommen werden bis zu { $most } Bytes.
too-fast = Das war zu viel auf einmal; warte { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
} und mach dann weiter.
too-many-sockets = Es gibt zu viele Verbindungen; schließe eine oder versuche es später noch einmal.
request-too-slow = Die Anfrage war nach { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch nicht vollständig; schick sie noch einmal.
headers-too-long = Die Kopfzeilen dieser Anfrage sind zu lang: Angenommen werden bis zu { $most } Bytes.
too-many-open = Eine Verbindung folgt höchstens { $most } Plätzen; verlasse zuerst einen.
too-many-tables = Du hast schon { $most ->
    [one] 1 Tisch
   *[other] { $most } Tische
} offen; beende zuerst eine Partie oder löse einen Tisch auf.
server-full = Auf diesem Server { $most ->
    [one] ist schon 1 Tisch
   *[other] sind schon { $most } Tische
} offen; mehr nimmt er jetzt nicht an.
too-many-bot-tables = Du hast schon { $most ->
    [one] 1 Tisch
   *[other] { $most } Tische
} offen, an denen nur Bots spielen; lass zuerst eine Partie zu Ende gehen.
too-many-checks = Von dir { $most ->
    [one] wird noch 1 Datei
   *[other] werden noch { $most } Dateien
} geprüft; warte, bis das fertig ist.
check-too-long = Die Prüfung der Datei dauerte länger als { $most ->
    [one] 1 Sekunde
   *[other] { $most } Sekunden
} und wurde abgebrochen. Mach die Datei einfacher.
check-failed = Die Datei konnte nicht geprüft werden. Nichts hat sich geändert; versuche es bitte noch einmal.
analysis-failed = Die Analyse konnte nicht beendet werden. Nichts hat sich geändert; versuche es bitte noch einmal.
other-host = Dieser Server heißt nicht „{ $host }“. Soll er so heißen, starte ihn mit --public-url.
other-origin = Eine Seite von { $origin } darf diesen Server nicht benutzen.
no-person = Zu dieser Anfrage ist niemand bekannt: Frage zuerst /api/me und sende dessen Cookie mit jeder Anfrage.
device-link-spent = Dieser Link wurde schon benutzt oder ist zu alt; lass dir einen neuen geben.
no-such-table = Diesen Tisch gibt es nicht, oder du brauchst seinen Link, um ihn zu sehen.
not-your-table = Das ist nicht dein Tisch.
seat-number = Platz { $number }
picture-to-move = { $game }: { $seat } ist am Zug
picture-over = { $game }: Das Spiel ist zu Ende
sent-title = { $game } zum Nachspielen
page-not-built = Dieser Server läuft ohne seine Seite und hat deshalb kein Spielbrett zum Mitschicken.
unfold-table = Ein Tisch bei Serai
unfold-replay = Eine Partie bei Serai, Zug für Zug
unfold-analysis = Eine Partie { $game } mit Analyse
unfold-game = { $game }
unfold-house = Serai
unfold-description = Brettspiele aus der Wüste: genaue Regeln, ehrliche Bots, ein Trainer, der sagt, warum.
bad-picture = Ein Bild wird als .svg, .png oder .apng geschrieben; „{ $name }“ ist nichts davon.
seat-not-yours = Platz { $seat } gehört dir nicht.
seat-taken = Auf Platz { $seat } sitzt schon jemand anderes.
friend-may-return = { $who }: seit { $away } weg; ein Bot darf in { $left } übernehmen.
friend-keeps-seat = { $who }: seit { $away } weg, aber der Platz bleibt frei gehalten: An diesem Tisch übernimmt nie ein Bot für jemanden.
whoever-sits = Platz { $seat }
span-seconds = { $number ->
    [one] { $number } Sekunde
   *[other] { $number } Sekunden
}
span-minutes = { $number ->
    [one] { $number } Minute
   *[other] { $number } Minuten
}
span-hours = { $number ->
    [one] { $number } Stunde
   *[other] { $number } Stunden
}
span-days = { $number ->
    [one] { $number } Tag
   *[other] { $number } Tagen
}
table-not-begun = Die Partie hat noch nicht begonnen: Es sind nicht alle Plätze besetzt.
table-waits-for-you = Dort spielen andere und warten auf dich. Überlass deinen Platz erst einem Bot, oder gib auf.
table-over = Die Partie ist vorbei.
table-not-over = Die Partie ist noch nicht vorbei.
table-to-confirm = Platz { $seat } muss den Zug noch bestätigen.
nothing-to-confirm = Du hast gerade keinen Zug zu bestätigen.
no-such-ply = Einen Schritt { $ply } gibt es nicht: Diese Partie hat bisher { $plies ->
    [one] 1 Aktion
   *[other] { $plies } Aktionen
}.
undo-too-late = Das lässt sich nicht mehr zurücknehmen: Seitdem ist etwas geschehen oder gesehen worden.
undo-too-often = An diesem Tisch lässt sich nichts mehr zurücknehmen: Sein Verlauf hat schon { $most ->
    [one] 1 Eintrag
   *[other] { $most } Einträge
}.
store-away = Der Speicher antwortet nicht.
server-ends = Dieser Server wird gerade beendet.
games-are-loaded = Die Spiele werden noch geladen.
not-saved = Das konnte nicht gespeichert werden, also hat sich nichts geändert; versuche es bitte noch einmal.
own-not-here = Dafür braucht es einen Server, und hier gibt es keinen.
own-no-friends = Freunde kommen über einen Server an einen Tisch; ohne ihn sitzen alle an diesem Bildschirm.
own-full = In diesem Browser ist kein Platz mehr, um das zu speichern; es hat sich also nichts geändert. Bitte auf diesem Gerät Platz schaffen und es noch einmal versuchen.
own-elsewhere = An diesem Tisch wurde inzwischen in einem anderen Tab weitergespielt; hier hat sich also nichts geändert.
own-thinker-failed = Das ließ sich in diesem Browser nicht ausrechnen.
own-no-store = Dieser Browser bewahrt für diese Seite nichts auf (vielleicht ein privates Fenster); es hat sich also nichts geändert.
own-away = Das wurde noch nicht geholt, und gerade gibt es keine Verbindung.
carry-company = Ein Tisch mit Freunden bleibt auf seinem Server.
carry-resigned = Ein Tisch, an dem jemand aufgegeben hat, bleibt, wo er ist.
carry-no-seed = Nur ein Tisch, dessen ganze Aufzeichnung da ist, kann hinübergetragen werden, mit seinem Startwert.
carry-other-seats = Plätze in der Aufzeichnung: { $seats }; genauso viele müssen angegeben werden.
carry-too-long = Dieses Spiel hat mehr als { $most } Einträge, das sind hier zu viele.
own-no-painting = Ohne Server lässt sich ein Augenblick als Zeichnung (SVG) sichern, nicht aber als gemaltes Bild oder als Film.
one-me = Du kannst einen eigenen Platz haben; andere an diesem Bildschirm sind „here“.
here-without-me = Wenn andere an diesem Bildschirm spielen, musst auch du am Tisch sitzen: Gib einen Platz an „me“.
name-not-yours = Einen Namen kannst du anderen an diesem Bildschirm geben, nicht „{ $kind }“.
bot-and-level = Ein Bot braucht eine Stärke, und niemand sonst hat eine (hier: { $kind }).
thinks-too-long = Bots denken höchstens { $most ->
    [one] 1 Sekunde
   *[other] { $most } Sekunden
} je Zug nach.
docs-title = Serai: die HTTP-Schnittstelle
docs-intro = Alles außer Zügen läuft über diese Anfragen; Züge und Neues von den Tischen laufen über den Socket unter /api/socket, den docs/protocol.md beschreibt.
docs-models = Was gesendet und geantwortet wird
docs-in = { $place ->
    [path] im Pfad
    [query] nach dem Fragezeichen
   *[other] { $place }
}
docs-body = wird gesendet

# The arena
arena-unknown-bot = Einen Bot namens „{ $name }“ gibt es nicht. Es gibt: { $known }; und „cmd:“ mit einer Befehlszeile für einen von außen.
arena-no-name = Der Name eines Bots fehlt: --bots nimmt Namen, durch Kommas getrennt, etwa strong,greedy. Es gibt: { $known }.
arena-twice = „{ $bot }“ kommt zweimal vor; gegen sich selbst spielt ein Bot nur mit anderem Budget, etwa strong@400,strong@800.
arena-bad-budget = „{ $bot }“ ist unverständlich: Nach dem @ kommt eine Zahl von Simulationen, etwa strong@400, oder von Sekunden, etwa strong@0.05s.
arena-no-budget = { $bot } sucht nicht und braucht darum kein Budget: Schreibe nur „{ $bot }“.
arena-two-budgets = Gib --time oder --simulations an, nicht beides.
arena-bad-time = --time kann nicht { $seconds } sein: Es ist eine Zahl von Sekunden über 0, etwa 0.2.
arena-bad-simulations = --simulations kann nicht { $number } sein: Es ist 1 oder mehr.
arena-no-command = „{ $bot }“ hat keinen Befehl: Nach „cmd:“ kommt eine Befehlszeile, etwa cmd:python mybot.py.
arena-bad-command = „{ $bot }“ ist keine Befehlszeile: Ein Anführungszeichen darin ist nicht geschlossen.
arena-no-program = „{ $bot }“ lässt sich nicht starten: Ein Programm „{ $program }“ gibt es hier nicht.
arena-too-few = Eine Arena braucht mindestens 2 Bots; hier { $number ->
    [0] ist keiner
    [one] ist nur 1
   *[other] sind { $number }
}. Nenne sie mit --bots, etwa --bots strong,greedy.
arena-too-many = { $number } Bots sind zu viele: In einer Arena können bis zu { $most } spielen.
arena-odd-number = { $number } Bots lassen sich nicht gleichmäßig auf { $seats } Plätze verteilen: Nenne 2 (der erste spielt allein gegen die übrigen), { $seats } oder mehr.
arena-bad-games = --games kann nicht { $number } sein: Es ist 1 oder mehr.
arena-bad-limit = --move-limit kann nicht { $seconds } sein: Es ist eine Zahl von Sekunden über 0, etwa 10.
arena-bad-processes = --processes kann nicht { $number } sein: Es ist 1 oder mehr.
arena-bad-sprt = --sprt kann nicht „{ $text }“ sein: Es sind zwei Anteile am Sieg zwischen 0 und 1, der kleinere zuerst, etwa 0.65,0.75.
arena-no-folder = Den Ordner { $folder } gibt es nicht
arena-folder = { $folder } lässt sich nicht benutzen: { $why }.
arena-strange-folder = In { $folder } liegt anderes und keine Arena; nenne mit --out einen neuen oder leeren Ordner.
arena-in-use = Ein anderer Prozess spielt gerade die Arena in { $folder }.
arena-unreadable = { $file } ist keine Arena, die sich fortsetzen lässt: Sie ist beschädigt oder stammt von einer anderen Version.
arena-other = In { $folder } liegt eine andere Arena, darum wurde nichts gespielt. Der Unterschied: { $differences }. Gib dieselben Einstellungen noch einmal an oder mit --out einen anderen Ordner.
arena-difference = { $setting ->
    [program] das Programm selbst, das sich seitdem geändert hat
   *[other] { $setting } (dort { $there }, hier { $here })
}
arena-worker-died = Ein Prozess der Arena ist in Verteilung { $deal } abgestürzt (Rückgabewert { $number }). Alle fertigen Verteilungen bleiben erhalten; derselbe Befehl macht dort weiter.
arena-goes-on = Die Arena in { $folder } geht weiter: { $games } von { $of } Partien sind da.
arena-all-there = Die Arena in { $folder } ist schon zu Ende: { $games ->
    [one] 1 Partie wurde
   *[other] { $games } Partien wurden
} gespielt.
arena-playing = { $game }
arena-running = { $bot } { $share } % · Elo { $elo }
arena-sprt-running = · SPRT { $ratio } von { $low } oder { $high }
arena-sprt-verdict = { $outcome ->
    [upper] SPRT: angenommen, { $bot } gewinnt eher { $upper } % als { $lower } %
    [lower] SPRT: angenommen, { $bot } gewinnt eher { $lower } % als { $upper } %
   *[open] SPRT: noch offen, ob { $bot } eher { $lower } % oder { $upper } % gewinnt
} (nach { $deals ->
    [one] 1 Verteilung
   *[other] { $deals } Verteilungen
}, Logarithmus des Likelihood-Quotienten { $ratio }, Grenzen { $low } und { $high }).
arena-title = { $game }, { $seats } Plätze: { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} in { $deals ->
    [one] 1 Verteilung
   *[other] { $deals } Verteilungen
}
arena-head-rank = #
arena-head-bot = Bot
arena-head-elo = Elo
arena-head-share = Siege je Platz
arena-head-games = Partien
arena-head-points = Punkte
arena-head-seconds = s/Zug
arena-share = { $value } % ({ $low }–{ $high })
arena-explained = Elo im Vergleich zu { $last }; nach ± und in Klammern 95-%-Intervalle über die Verteilungen.
arena-failed = { $bot } hat { $games ->
    [one] eine Partie nicht beendet und sie verloren
   *[other] { $games } Partien nicht beendet und sie verloren
}: { $why } (zuerst in { $first })
arena-kept = Ergebnisse und Aufzeichnungen: { $folder }
arena-stopped = Angehalten; fertige Verteilungen bleiben erhalten. So geht es weiter:

# Bots from outside
outside-no-start = Der Bot ließ sich nicht starten: { $why }.
outside-not-ready = Die erste Zeile des Bots war „{ $text }“; sie müsste „{ $right }“ sein.
outside-late = Der Bot hat nicht innerhalb von { $seconds } s geantwortet (eine Antwort muss eine ganze Zeile sein und sofort abgeschickt werden).
outside-long = Der Bot hat mehr als { $most } Bytes ohne Zeilenende geschrieben.
outside-no-text = Die Antwort des Bots war kein Text in UTF-8.
outside-garbage = Die Antwort des Bots ist keine Aktion: „{ $text }“.
outside-invalid = Die Antwort des Bots war unverständlich: { $why }
outside-illegal = Die Antwort des Bots, „{ $text }“, ist nicht erlaubt: { $why }
outside-closed = Der Bot hat seine Ausgabe geschlossen.
outside-ended = Der Bot endete mit Rückgabewert { $number }{ $complaint ->
    [none] { "" }
   *[other] : { $complaint }
}.
outside-killed = Der Bot wurde durch Signal { $signal } beendet{ $complaint ->
    [none] { "" }
   *[other] : { $complaint }
}.

# The benchmark
bench-step-playouts = ganze Partien spielen
bench-step-searches = suchen
bench-step-calls = einzelne Aufrufe aus Python
bench-step-start-up = starten
bench-step-coach = der Trainer
bench-step-environments = die Umgebungen
bench-step-environment-peers = Umgebungen anderer
bench-head-environments = Umgebungen mit zwei Plätzen, Schritte/s, ein Kern
bench-head-vector = 256 Tische je Aufruf
bench-head-one = ein Tisch je Aufruf
bench-head-aec = PettingZoo, ein Tisch
bench-head-spiel = OpenSpiel aus Python
bench-head-two-threads = zwei Threads, nach der Uhr
bench-step-serving = Tische bedienen
bench-step-page = die Seite im Browser
bench-step-one-core = Züge auf einem Kern des Servers
bench-step-live = viele laufende Tische
bench-step-crowded = sehr viele Sockets
bench-step-handling = Tische anlegen, öffnen, zurückkommen
bench-step-telling = wie viel gesagt wird
bench-step-beside = neben boardgame.io
bench-step-peers = die Vergleichsprojekte
bench-step-compiling = ganz neu übersetzen
bench-head-what = ein Kern
bench-head-games = Partien/s
bench-head-plies = Schritte/s
bench-head-search = Simulationen/s, ein Kern
bench-head-opening = einfach, Anfang
bench-head-middle = einfach, Mitte
bench-head-strong = wie die Bots suchen, Mitte
bench-head-serving = Züge auf einem Server, zwei Kerne
bench-head-moves = Züge/s
bench-head-half = 50 % innerhalb
bench-head-most = 99 % innerhalb
bench-head-cpu = CPU je Zug
bench-head-holding = was ein Server trägt, ein Kern für ihn und einer für die Clients
bench-head-rss = Speicher
bench-head-handling = Tische zu zweit
bench-head-make = CPU, einen anzulegen
bench-head-open = ihn an einem Platz zu öffnen
bench-head-reconnect = mit neuem Socket zurückzukommen
bench-head-bytes = Bytes je Aktion und Platz
bench-head-most-bytes = 99 % bis
bench-head-compressed = dieselben, komprimiert
bench-head-beside = CPU je Zug, Tische zu zweit
bench-head-ours = Serai, auf der Platte
bench-head-memory = boardgame.io, im Speicher
bench-head-times = von unserem
bench-head-files = boardgame.io, in Dateien
bench-row-one-core = { $game }, { $tables } { $tables ->
    [one] Tisch
   *[other] Tische
    }, so schnell es geht
bench-row-live = Alle Spiele, { $tables } { $tables ->
    [one] Tisch
   *[other] Tische
    } mit { $sockets } Sockets, an jedem alle { $pause } s ein Zug
bench-row-beside = { $game }, { $tables } { $tables ->
    [one] Tisch
   *[other] Tische
    }
bench-row-serving = { $game }, { $sockets ->
    [one] 1 Socket
   *[other] { $sockets } Sockets
}
bench-row-paused = { $game }, { $sockets ->
    [one] 1 Socket
   *[other] { $sockets } Sockets
}, je ein Zug alle { $pause } s
bench-row-processes = { $game }, { $sockets } Sockets, PostgreSQL, { $processes ->
    [one] 1 Prozess
   *[other] { $processes } Prozesse
}
bench-step-processes = ein Prozess und zwei auf PostgreSQL
bench-row-search = { $game }, { $seats } Spieler
bench-row-spiel-search = C++-MCTS-Bot von OpenSpiel, { $name }
bench-row-ours = { $game }, { $seats } Spieler, ganze Zufallspartien
bench-row-spiel = C++-MCTS-Bot von OpenSpiel, Zufallspartien von { $name }
bench-row-catanatron = catanatron, Zufallspartien
bench-closing = Aus Python dauert die Kopie eines Zustands { $copy } µs und die Liste seiner erlaubten Aktionen { $legal } µs; `serai --help` antwortet in { $help } s, eine erste Partie ist in { $match } s bereit.
bench-serving-start = `serai serve` gibt die erste Antwort nach { $seconds } s.
bench-serving-memory = Ein Tisch, an dem niemand zieht, braucht { $table } KiB im Speicher des Servers, und { $least } bis { $most } KiB mehr für jeden gemachten Zug.
bench-serving-busy = Während ein Gast an { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tischen
} Meister { $seconds } s lang nachdenken lässt, antwortet der leichte Bot eines anderen innerhalb von { $answer } s.
bench-few-files = { $wanted } Sockets sollten geöffnet werden, aber die Grenze des Systems für offene Dateien lässt hier nur { $sockets } zu (`ulimit -n` hebt sie an).
bench-beside = boardgame.io hat die Version { $version }, mit einem Spiel von uns, dessen Sichten so lang sind wie unsere; es sagt einen Zug an, bevor er gespeichert ist, und sagt keine erlaubten Aktionen an.
bench-page = Im Browser werden { $kilobytes } kB Programm und Gestaltung (komprimiert) geladen, bevor ein Spielplan geöffnet wird; die erste Seite steht { $page } s nach dem Befehl `serai`, und ein Bot hat seinen ersten Zug nach { $move } s gemacht, zwei Klicks und einen gesetzten Karawanenführer dazwischen.

# The analysis
analysis-percent = { $number } %
analysis-nearly-none = <1 %
analysis-nearly-all = >99 %
analysis-searching = Denkt nach …
analysis-searching-move = Zug { $number }
analysis-game = { $game }: { $players }; { $moves ->
    [one] 1 Zug
   *[other] { $moves } Züge
}, davon { $decisions } mit einer Wahl.
analysis-judged-by = Jede Stellung ist nach dem beurteilt, was der Spieler am Zug wissen konnte; Rechenaufwand: { $by }. Die Chancen stimmen auf etwa ± { $error }.
analysis-result = Sieg: { $winners }.
analysis-unfinished = Die Partie läuft noch.
analysis-course = Gewinnchance und erwartete Punkte am Ende:
analysis-outlook = { $chance }, { $points }
analysis-head-move = Zug
analysis-head-end = Ende
analysis-head-now = jetzt
analysis-seats = Was eine Entscheidung im Schnitt gekostet hat, und wie viele mehr verloren, als sich mit Rauschen erklären lässt:
analysis-head-player = Spieler
analysis-head-decisions = Entscheidungen
analysis-head-loss = Verlust im Schnitt
analysis-head-mistakes = klare Verluste
analysis-head-where = bei Zug
analysis-with-error = { $number } ± { $error } %
analysis-worst = Die Züge, die am meisten Gewinnchance verloren haben:
analysis-none-lost = Kein Zug hat mehr verloren, als sich mit Rauschen erklären lässt.
analysis-none-to-judge = Es gab noch nichts zu entscheiden.
analysis-head-played = gespielt
analysis-head-best = besser
analysis-head-lost = verloren
analysis-better-lines = Wie es mit dem besseren Zug wohl weitergegangen wäre:
analysis-lines = Wie es wohl weitergeht:
analysis-line = { $number }: { $line }
analysis-position = Eine Stellung aus { $game }, { $material }. { $who ->
    [over] Das Spiel ist vorbei.
    [nobody] Als Nächstes wird gezogen. Beurteilt nach dem, was alle wissen; Rechenaufwand: { $by }.
   *[other] { $who } ist am Zug. Beurteilt nach dem, was { $who } weiß; Rechenaufwand: { $by }.
}
analysis-one-budget = Gib --simulations oder --time an, nicht beides.
analysis-moves = Was möglich ist, das Aussichtsreichste zuerst:
analysis-head-action = Aktion
analysis-head-visits = angesehen
analysis-head-value = Wert
analysis-head-points = Punkte
analysis-head-chance = Chance
analysis-unseen = { $number ->
    [one] 1 weitere Aktion wurde nicht angesehen.
   *[other] { $number } weitere Aktionen wurden nicht angesehen.
}
analysis-no-curve = Eine Stellung hat keine Kurve zu zeichnen; --svg ist für die Aufzeichnung einer Partie.
analysis-written = Geschrieben: { $file }
analysis-curves-title = { $game }: wie die Partie verlief
analysis-curves-simulations = { $number ->
    [one] 1 Simulation
   *[other] { $number } Simulationen
}
analysis-curves-seconds = { $number } s
analysis-curves-judged = Beurteilt nach dem, was der Spieler am Zug wissen konnte; je Stellung: { $by }.
analysis-curves-means = Ein Punkt ist der Mittelwert aus { $number ->
    [one] 1 Stellung
   *[other] { $number } Stellungen
}.
analysis-curves-chances = Gewinnchance
analysis-curves-points = Erwartete Punkte am Ende
analysis-curves-end = Ende
analysis-curves-now = jetzt
analysis-curves-move = Zug
analysis-curves-foot = Pfeile: die Züge mit dem größten Verlust, nach Nummer; jeder zeigt, wessen Zug es war und wie weit die Gewinnchance fiel.
analysis-curves-no-marks = Kein Zug hat mehr verloren, als sich mit Rauschen erklären lässt.
analysis-curves-seat = { $name }: Gewinnchance zuerst { $first }, zuletzt { $last }, zwischen { $low } und { $high }; Punkte: { $points }.
analysis-curves-mark = Zug { $number }, { $name }: „{ $played }“ verlor { $lost } der Gewinnchance; „{ $best }“ war besser.

# The command line itself
usage-usage = Aufruf:
usage-arguments = Argumente:
usage-options = Optionen:
usage-commands = Befehle:
usage-default = Vorgabe: { $value }
usage-required = erforderlich
usage-try = Mehr dazu zeigt „{ $command }“.
usage-error = Fehler: { $why }
usage-no-command = Einen Befehl „{ $name }“ gibt es nicht. Es gibt: { $known }.
usage-no-option = Eine Option { $option } gibt es hier nicht.{ $near ->
    [none] { "" }
   *[other] { " " }Meintest du: { $near }?
}
usage-no-value = Nach { $option } muss ein Wert stehen.
usage-flag = { $option } nimmt keinen Wert.
usage-missing = { $what ->
    [option] Die Option { $name } fehlt.
   *[argument] { $name } fehlt.
}
usage-extra = Das ist zu viel: { $words }
usage-bad-value = { $option } kann nicht „{ $value }“ sein: Es ist eine { $kind ->
    [whole] ganze Zahl
   *[number] Zahl
}{ $least ->
    [none] { "" }
   *[other] { $most ->
        [none] { " " }ab { $least }
       *[other] { " " }von { $least } bis { $most }
    }
}.
word-options = OPTIONEN
word-command = BEFEHL
word-args = ARGUMENTE
word-game = SPIEL
word-rule = REGEL
word-file = DATEI
word-record = PARTIE
word-seed = STARTWERT
word-name = NAME
word-value = WERT
word-number = ZAHL
word-address = ADRESSE
word-port = PORT
word-url = URL
word-folder = ORDNER
word-python = PYTHON
word-bot = BOT
word-lower = UNTEN
word-upper = OBEN
word-language = SPRACHE

# The terminal
serai = Brettspiele aus der Wüste: genaue Regeln, ehrliche Bots. Jede Partie folgt den Regeln, und jedes „Nein“ sagt, warum.
help-serve = Startet den Server: Tische, die nichts verlieren, für die Seite, für Freunde und Bots. Ohne Befehl tut serai das nur für diesen Rechner und öffnet den Browser.
help-host = An welcher Adresse gelauscht wird; 0.0.0.0 heißt überall. (Ohne Angabe 127.0.0.1: nur dieser Rechner)
help-port = Welcher Port; 0 nimmt irgendeinen freien. (Ohne Angabe 8000)
help-database = Die Datei, in der die Tische liegen, oder eine SQLAlchemy-URL; ohne Angabe eine in deinem Datenordner.
help-public-url = Die Adresse, unter der man den Server erreicht, etwa https://serai.example.org.
help-behind-proxy = Adresse oder Netz eines Proxys vor dem Server, etwa 127.0.0.1 oder 10.0.0.0/24, dessen X-Forwarded-For und X-Forwarded-Proto geglaubt wird; mehrfach möglich.
help-limit = Eine andere als die übliche Grenze, etwa tables_per_person=20; mehrfach möglich.
help-metrics = Hier Messwerte für Prometheus anbieten, etwa 127.0.0.1:9100, oder 9100 nur für diesen Rechner; Gäste sehen sie nie. Von mehreren Prozessen hat jeder einen eigenen Port, einer nach dem anderen. (ohne Angabe nirgends)
help-drain = Wie viele Sekunden der Server nach SIGTERM weiterläuft, nicht mehr bereit, damit ein Proxy niemanden mehr schickt. (ohne Angabe 0)
help-workers = In wie vielen Prozessen Bots lange nachdenken dürfen; ohne Angabe so viele, wie es Kerne gibt. Einer mehr macht schnelle Züge, und noch einer prüft Dateien. Mit PostgreSQL überlässt 0 das alles serai work.
help-processes = Wie viele Prozesse an einem Port dienen; mehr als einer nur mit PostgreSQL.
help-work = Denkt für die Bots von Servern mit derselben PostgreSQL-Datenbank nach, analysiert und prüft Dateien; auf beliebig vielen Rechnern.
help-work-database = Die PostgreSQL-Datenbank der Server: postgresql+psycopg://….
help-work-workers = In wie vielen Prozessen Bots hier lange nachdenken dürfen; ohne Angabe so viele, wie es Kerne gibt. Einer oder mehrere machen daneben schnelle Züge, und noch einer prüft Dateien.
help-backup = Sichert alles in einer Datei: Leute, Tische, Partien. Der Server darf dabei weiterlaufen.
help-restore = Holt alles aus einer solchen Datei in eine leere Datenbank zurück; so zieht ein Bestand auch von SQLite nach PostgreSQL um und wieder zurück.
help-export = Die ganze Seite als Dateien schreiben, die ohne Server spielen: für jeden Webspace.
help-backup-file = Die Datei, in der alles liegt.
help-export-folder = Ein Ordner, der neu oder leer ist oder von einem früheren Export stammt.
help-play = Startet eine Partie im Terminal: gegen Bots oder mit anderen an diesem Bildschirm.
help-rules = Zeigt die Spielregeln eines Spiels oder eine einzelne Regel.
help-check = Sagt, was eine Aufzeichnung, eine Stellung, eine Karte, ein Kartensatz oder ein Kärtchensatz ist, und was daran nicht stimmt.
help-analyse = Sagt, wo eine Partie gewonnen und verloren wurde: die Chancen aller, Zug für Zug, und die Züge mit dem größten Verlust.
help-perft = Zählt die erlaubten Aktionsfolgen, Tiefe für Tiefe (perft).
help-compile = Übersetzt die Regeln aller Spiele, damit sie sofort beginnen.
help-bench = Misst, wie schnell die Spiele laufen, auch im Vergleich mit anderen Projekten.
help-arena = Lässt Bots gegeneinander spielen und sagt, welcher stärker ist und wie sicher das ist. Jede Verteilung der Karten wird in allen Sitzordnungen ihrer Bots gespielt. Eine angehaltene Arena geht weiter, wenn derselbe Befehl noch einmal gegeben wird.
help-lang = Die Sprache: en, pl, he, fr oder de; sonst die der Umgebung. Was man eintippt, ist in allen gleich.
help-help = Zeigt diesen Text und endet.
help-version = Zeigt die Version und endet.
help-game = Das Spiel mit seinem Namen: { $games }.
help-id = Dasselbe als Option.
help-rule = Die Kennung einer Regel, etwa D10, T13 oder S10.
help-file = Dateien, die angesehen werden sollen.
help-seats = Wer spielt, der Reihe nach: you, ein beliebiger anderer Name für weitere Personen an diesem Bildschirm oder ein Bot: beginner, easy, medium, hard, strong oder master, greedy oder random. (Ohne Angabe „you,medium“)
help-seed = Der Startwert, dem der Zufall folgt; derselbe bringt dieselben Ziehungen.
help-option = Eine Option des Spiels, etwa first=1; mehrfach möglich.
help-source = Karte, Kartensatz oder Kärtchen des Spiels: mit Namen oder als eigene Datei. Das eigene Wort des Spiels geht auch: { $words }.
help-resume = Eine gespeicherte Partie, die weitergehen soll.
help-save = Wo die Partie gespeichert wird, wenn du gehst; ohne Angabe in deinem Datenordner.
help-thinking = Wie viele Sekunden der Bot „master“ über einen Zug nachdenken darf.
help-depth = Wie viele Aktionen tief.
help-position = Eine Datei mit einer Stellung, von der aus begonnen wird.
help-players = Wie viele Plätze, wenn keine Stellung gegeben ist.
help-record = Die Aufzeichnung einer Partie, beendet oder nicht, oder eine Stellung.
help-simulations = Wie viele Simulationen eine Stellung bekommt (1000, wenn keine Zeit angegeben ist).
help-time = Wie viele Sekunden eine Stellung bekommt; dann ist die Antwort nicht jedes Mal dieselbe.
help-worst = Wie viele der schlechtesten Züge genannt werden.
help-json = Schreibt alles als JSON in diese Datei; „-“ gibt es anstelle der Tabellen aus.
help-svg = Zeichnet die Kurven in diese Datei.
help-picture = Zeichnet einen Moment einer Partie als Bild oder die ganze Partie als bewegtes Bild.
help-picture-out = Die Datei des Bildes: .svg oder .png für einen Moment, .apng für die ganze Partie.
help-ply = Nach so vielen Aktionen; ohne Angabe der Stand am Ende.
help-eyes = Was dieser Platz sehen konnte, ab 1 gezählt; ohne Angabe, was Zuschauende sahen.
help-dark = In dunklen Farben.
help-dice = Der Startwert für die Würfel der Simulationen.
help-engine-only = Was an einem Server und im Browser gemessen wird, weglassen.
help-environments-only = Nur die Umgebungen messen und die übrigen Werte der Datei behalten.
help-server-only = Nur den Server messen und die übrigen Werte der Datei behalten.
help-bench-database = Ein PostgreSQL, auf dem ein Prozess und zwei gemessen werden; ohne eines entfällt das.
help-peers = Das Python einer Umgebung mit den Projekten, mit denen verglichen wird.
help-out = Die Datei für die Ergebnisse.
help-seconds = Wie lange jede Messung dauert.
help-arena-bots = Die Bots, durch Kommas getrennt; mehrfach möglich. Ein Bot ist ein Name, etwa strong oder greedy, oder ein Name mit eigenem Budget: strong@400 (Simulationen), strong@0.05s (Sekunden). Einer von außen ist „cmd:“ mit seiner Befehlszeile, etwa "cmd:python mybot.py". Sind es so viele Bots wie Plätze, spielen alle an einem Tisch; sind es mehr, spielt jede mögliche Zusammenstellung; von zweien an einem größeren Tisch spielt der erste allein gegen die übrigen. Elo wird im Vergleich zum letzten angegeben.
help-arena-games = Wie viele Partien; aufgerundet auf ganze Verteilungen und auf gleich viele für jede Zusammenstellung. Mit mehr Partien als zuvor geht eine Arena weiter.
help-arena-time = Sekunden je Zug für jeden suchenden Bot ohne eigenes Budget.
help-arena-simulations = Dasselbe in Simulationen; ohne beide Angaben hat jede Stärke ihr eigenes.
help-arena-seats = Wie viele Plätze der Tisch hat; ohne Angabe 2.
help-arena-seed = Der Startwert, dem Karten und Würfel folgen: Derselbe bringt dieselben Karten, und mit Simulationen dieselben Partien.
help-arena-sprt = Zwei Anteile am Sieg, etwa 0.65,0.75: Schluss, sobald feststeht (mit Fehlern von 5 %), welchem der beiden der Anteil des ersten Bots eher gleicht, spätestens nach allen Partien.
help-arena-move-limit = Sekunden, die ein Bot von außen für einen Zug brauchen darf, bevor er die Partie verliert; ohne Angabe 10 oder das Fünffache des größten Budgets.
help-arena-processes = Wie viele Partien gleichzeitig; ohne Angabe so viele, wie es Kerne gibt.
help-arena-out = Ein Ordner für die Ergebnisse und die Aufzeichnungen aller Partien, oder einer mit einer Arena, die weitergehen soll. Ohne Angabe einer in deinem Datenordner, wo ihn derselbe Befehl wiederfindet.
help-arena-json = Schreibt alles als JSON in eine Datei; „-“ gibt es anstelle der Tabelle aus.

terminal-title = { $name }
terminal-people = An diesem Bildschirm: { $names }.
terminal-bots = Bots: { $names }.
terminal-no-such-bot = „{ $name }“ ist kein Bot, also eine Person an diesem Bildschirm. Die Bots sind: { $known }.
numbered-player = Spieler { $number }
terminal-called = { $name } ({ $number })
terminal-you = du
terminal-prompt = { $name } >
terminal-empty = Tippe eine Aktion, oder „?“, um zu sehen, was du tun kannst.
terminal-did-you-mean = Meintest du: { $lines }?
terminal-ask-help = „?“ zeigt, was du jetzt tun kannst.
terminal-ask-rule = „rule“ und eine Kennung, etwa „rule { $rule }“, zeigt die Regel selbst.
terminal-now = Jetzt kannst du spielen, genau so getippt:
terminal-none-with = Mit „{ $words }“ gibt es jetzt nichts zu spielen.
terminal-always = Und jederzeit:
terminal-commands = why AKTION: warum etwas nicht erlaubt ist, oder was es brächte
    undo: zurücknehmen · score: woher die Punkte kommen · board: neu zeichnen
    log: was seit deinem letzten Zug geschah · rule ID: eine Spielregel
    save DATEI · resume DATEI · quit: speichern und gehen
terminal-why-what = Warum was? Nenne danach eine Aktion: why { $example }
terminal-hand-over = { $name }, drücke die Eingabetaste, wenn nur du den Bildschirm siehst.
terminal-allowed = „{ $text }“ ist erlaubt:
terminal-taken-back = Zurückgenommen: { $text }
terminal-score = { $name }: { $points }
terminal-score-hidden = { $name }: Die Punkte sind bis zum Ende verborgen.
terminal-nothing-happened = Seit deinem letzten Zug ist nichts geschehen.
terminal-which-rule = Welche Regel? Es gibt: { $known }.
no-rulebook = Für { $name } gibt es noch keine Spielregeln.
no-rule = Eine Regel „{ $rule }“ gibt es nicht. Es gibt: { $known }.
terminal-ruling = Unsere Festlegung
terminal-example = Beispiel
terminal-drawing = Zeichnung:
terminal-saved = Gespeichert in { $file }
terminal-resume-what = Welche Partie soll weitergehen? Nenne ihre Datei: resume DATEI
terminal-resume-alone = Eine gespeicherte Partie kennt ihre Plätze, ihren Startwert, ihre Optionen und ihre Karte, ihren Kartensatz oder ihre Kärtchen: Gib --resume ohne sie an.
terminal-saved-to-resume = Die Partie ist gespeichert. So geht es weiter: { $command }
terminal-kept = Die ganze Partie liegt in { $file }
terminal-here-instead = Darum steht sie hier, als Text einer Aufzeichnung:
terminal-final = Das Spiel ist vorbei. Die Schlusswertung:
terminal-won = { $number ->
    [one] { $winners } gewinnt
   *[other] { $winners } teilen sich den Sieg
}: { $points }.
terminal-seed = Der Startwert war { $seed }.
terminal-plain-welcome = Gib eine Aktion ein, „?“ zeigt, was du tun kannst, „quit“ speichert und beendet.
terminal-plain-turn = { $name }, du bist am Zug: { $actions }
terminal-plain-yes = ja
terminal-plain-no = nein
terminal-other-source = { $game } kennt kein --{ $given }; gib stattdessen --{ $right } an.
terminal-option-form = „{ $text }“ muss die Form NAME=WERT haben.
terminal-not-text = kein Text in UTF-8
terminal-too-large = größer als { $most } Bytes
terminal-cannot-read = { $file } lässt sich nicht lesen: { $why }.
terminal-cannot-save = { $file } lässt sich nicht schreiben: { $why }.
trouble-enoent = es gibt keine solche Datei und keinen solchen Ordner
trouble-eisdir = das ist ein Ordner
trouble-enotdir = das ist kein Ordner
trouble-eexist = der Name ist schon vergeben
trouble-eacces = keine Berechtigung
trouble-eperm = das ist nicht gestattet
trouble-enospc = der Datenträger ist voll
trouble-erofs = das Dateisystem ist schreibgeschützt
trouble-enametoolong = der Dateiname ist zu lang
terminal-not-over = { $file } ist schon da und ist keine gespeicherte Partie; nichts wurde geschrieben.
terminal-other-kind = { $file } ist schon da und enthält etwas anderes; nichts wurde geschrieben.
terminal-no-folder = Den Ordner { $folder } gibt es nicht
terminal-compiling-search = Die Suche der Bots wird übersetzt …
terminal-compiling = { $name } wird übersetzt …
terminal-so-far = { $title } { $percent } %
terminal-compiled = Alles ist übersetzt und bereit.
terminal-ready = Alles ist bereit: Nichts musste übersetzt werden.
terminal-counting = Tiefe { $depth } wird gezählt …
terminal-check-unreadable = lässt sich nicht lesen: { $why }
terminal-check-record = die Aufzeichnung einer Partie { $game }: { $players }; { $moves ->
    [one] 1 Zug
   *[other] { $moves } Züge
}
terminal-check-unfinished = die Partie läuft noch
terminal-check-result = Sieg: { $winners }; Punkte: { $points }
terminal-check-draws = { $draws ->
    [follow] die Ziehungen des Zufalls folgen dem Startwert
    [differ] die Ziehungen des Zufalls folgen dem Startwert nicht
   *[own] der Startwert steht nicht in der Aufzeichnung, also lassen sich die Ziehungen des Zufalls nicht prüfen
}
terminal-check-commitment = die Festlegung des Startwerts ist { $commitment }
terminal-check-position = eine Stellung aus { $game } für { $seats } Spieler, { $material }

# Umgebungen
bad-observation = Eine Beobachtung dieses Tisches hat { $size } Zahlen; diese hat die Form { $given }.
env-bad-number = „{ $number }“ ist hier eine zu kleine Zahl.
env-not-number = Die Option { $name } ist eine Zahl und kann nicht „{ $value }“ sein.
env-bad-actions = Für jeden Tisch (es sind { $number }) wird eine Aktion gebraucht, als ganze Zahlen; gegeben war die Form { $given }.
env-no-action = Eine Aktion { $number } gibt es nicht: Aktionen sind Zahlen ab 0, und es gibt { $actions }.
env-bad-bytes = Diese Bytes stammen nicht von solchen Tischen: Spiel, Optionen, Plätze und Zahl der Tische müssen dieselben sein.
env-other-game = Das ist keine Stellung aus { $game }, wie es an diesen Tischen gespielt wird.
env-over = Das Spiel ist vorbei oder hat noch nicht begonnen: Erst reset() aufrufen.
env-no-render-mode = Es gibt nichts zu zeigen: Es wurde kein render_mode gewählt.
env-settled = „{ $name }“ kann hier nicht gewählt werden: Diese Umgebung regelt es selbst. Bloße Tische (serai.envs.Tables) nehmen es an.
env-not-each = Für jeden Tisch (es sind { $number }) wird ein Wert gebraucht; gegeben war die Form { $given }.
env-nobody-left = An jedem Platz sitzt ein Gegner: Mindestens einer muss einem Agenten bleiben.
env-seat-alone = Einen eigenen Platz gibt es an einem Tisch mit Gegnern: Ohne sie wird jeder Platz der Reihe nach gefragt.
env-no-seats = Gegner werden nach ihren Plätzen genannt, etwa opponents={ "{" }1: "medium"{ "}" }; gegeben war { $value }.
help-games = Lässt Bots Partien spielen, aus denen sich lernen lässt: ein Ordner mit Aufzeichnungen und mit Feldern dessen, was jeder Platz sah und tat.
help-games-bots = Die Bots, durch Kommas getrennt; sie sitzen in dieser Reihenfolge um den Tisch, mit jeder Partie einen Platz weiter.
help-games-number = Wie viele Partien.
help-games-out = Ein neuer Ordner für sie.
help-games-simulations = Simulationen je Zug für Bots, die suchen; ohne Angabe so viele, wie die Stärke hat.
games-done = In { $folder } geschrieben: { $games } Partien mit { $choices } Entscheidungen.
games-not-empty = Der Ordner { $folder } ist nicht leer; nenne einen neuen.
games-none = Im Ordner { $folder } sind keine Partien, wie „serai games“ sie schreibt.

# The coach
coach-why-points = { $seat }, { $source }: im Mittel { $played } Punkte, nach dem besseren Zug { $better }.
coach-nudge = Sieh noch einmal hin: Etwas anderes ist besser als das, was zuerst einfällt.
coach-hint = { $action } führt zu einer Chance von { $chance }.
no-such-analysis = Eine solche Analyse gibt es nicht, oder du darfst sie nicht sehen.
record-of-running-table = Das ist die Aufzeichnung einer Partie, die hier an einem Tisch noch läuft. Sie kann analysiert werden, wenn sie zu Ende ist.
no-deal = Für { $day } gibt es keine Partie des Tages: Es wurde keine veröffentlicht.
deal-sealed = Andere können mit diesem Aufbau noch spielen. Bis sein Tag vorbei ist, lässt sich die Partie weder analysieren noch verschicken noch wiederholen.
deal-own-hands = Die Partie des Tages spielt man selbst: Kein Bot übernimmt. Aufgeben kannst du.
no-exercise = Eine Stellung „{ $name }“ zum Üben gibt es hier nicht.
variations-changed = Die Varianten wurden inzwischen geändert, vielleicht in einem anderen Fenster. Sieh sie dir an, wie sie jetzt sind, und ändere sie dann noch einmal.
neither-record-nor-position = Das ist weder eine Aufzeichnung noch eine Stellung. Eine Aufzeichnung beginnt mit „serai record 1“, eine Stellung mit „serai position 1“.
too-many-analyses = Von dir laufen schon so viele Analysen: { $most }. Warte auf eine davon.
too-many-asked = Auf { $most } Antworten wird schon gewartet, von dir oder unter deiner Adresse: Tipps, Versuche, Züge von Bots und Bilder zusammen. Frag wieder, wenn eine da ist.
too-many-notes = Von dem, was du gelernt hast, sind schon { $most } Einträge gespeichert; für mehr ist kein Platz.
no-course = { $game } bringt kein geführtes erstes Spiel mit.
no-such-task = Im Kurs von { $game } gibt es keine Aufgabe „{ $task }“.
no-puzzles = { $game } bringt keine Rätsel mit.
no-such-puzzle = In { $game } gibt es kein Rätsel „{ $name }“.
task-is-over = Die Aufgabe „{ $task }“ war vorher schon zu Ende; beginne sie neu.
bad-course = Der Kurs von { $game } taugt nicht: { $why }
bad-expectation = Ein Kurs sagt { $given }, wo { $known } stehen darf.
no-hints-here = Tipps und Was-wäre-wenn gibt es nur an Tischen allein mit Bots und an solchen, die sie beim Eröffnen erlaubt haben.
bad-variation = Variante { $number }: { $why }
no-such-variation = Eine frühere Variante { $number } gibt es nicht.
bad-variation-line = „{ $text }“ ist kein Zug: Er beginnt mit der Nummer eines Platzes oder mit * für den Zufall.
variation-too-much = Variante { $number } ist eine zu viel oder zu lang: Es dürfen { $variations } sein, jede mit einem Namen von bis zu { $name } Zeichen, einer Anmerkung von bis zu { $note } und { $steps } Zügen.
variations-too-long = Die Varianten sind zu lang, um aufgehoben zu werden: Zusammen dürfen sie { $most } Zeichen haben und haben { $number }.
variation-mover = „{ $text }“ ist nicht von dem, der am Zug ist.
start-of-other-table = Das ist eine Stellung von { $game } für so viele Spieler: { $seats }; der Tisch ist ein anderer.

# Positions set by hand
edit-moment = Der Augenblick
edit-player = Spieler { $number }
edit-none = keine
edit-yes = ja
edit-no = nein
edit-no-room = Eine Stellung dieses Spiels wird als Text geschrieben; von Hand lässt sie sich nicht setzen.
edit-no-place = Hier gibt es nichts, was „{ $name }“ heißt und gesetzt werden kann.
edit-bad-value = „{ $name }“ kann nicht auf „{ $value }“ gesetzt werden.
