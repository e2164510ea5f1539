# Analysis
coach-analyse = Analysieren
coach-analyse-position = Stellung analysieren
coach-analysis-of = Analyse: { $game }
coach-position = Eine Stellung
coach-tab-move = Zug
coach-tab-moves = Fehler
coach-tab-ways = Varianten
coach-tab-luck = Glück
coach-chances = Gewinnchancen von Zug zu Zug
coach-chances-now = Nach { $move } von { $moves } Zügen: { $chances }
coach-outlook = So steht es
coach-chance = Gewinnchance
coach-expected = Erwartete Punkte
coach-points = ≈ { $points }
coach-word-good = Gut
coach-word-slip = Ungenau
coach-word-mistake = Fehler
coach-word-blunder = Grober Fehler
coach-cost = Gewinnchance von { $name }: { $played } statt { $best }
coach-cost-nothing = Gewinnchance von { $name }: { $chance }
coach-best = Der beste Zug: Gewinnchance { $chance }
coach-unsure = Die Suche ist sich nicht sicher, dass dieser Zug schlechter ist.
coach-better = Besser:
coach-alike = Ebenso gut:
coach-why = Warum
coach-helped = Wem das half:
coach-only-move = Es gab nur einen möglichen Zug.
coach-begin = Geh die Partie durch oder spring von Fehler zu Fehler.
coach-show-better = Bessere Variante zeigen
coach-try = Selbst versuchen
coach-asking = Den besseren Zug verbergen, bis ich es versucht habe
coach-tell = Sag es mir
coach-average = { $loss } Prozentpunkte Verlust je Zug
coach-no-faults = Keine Fehler.
coach-words-why = Ungenau heißt: mindestens { $slip } Prozentpunkte Gewinnchance verloren, Fehler: { $mistake }, grober Fehler: { $blunder }, soweit die Suche sich sicher ist. Jeder Zug wird danach beurteilt, was man dabei wissen konnte.
coach-table = Die Chancen als Tabelle
coach-move = Zug
coach-fault-before = Voriger Fehler
coach-fault-next = Nächster Fehler
coach-candidates = Die besten Züge
coach-luck = Glück und Können, in Prozentpunkten der Gewinnchance
coach-luck-start = Zu Beginn
coach-luck-luck = Glück
coach-luck-skill = Eigene Entscheidungen
coach-luck-others = Entscheidungen der anderen
coach-luck-uncovered = Aufgedecktes
coach-luck-unexplained = Ungenauigkeit der Suche
coach-luck-result = Ergebnis
coach-luck-why = Zusammen ergibt das genau das Ergebnis.
coach-draws = Die folgenreichsten Ziehungen
coach-beliefs = Was kann verdeckt sein?
coach-beliefs-why = Vor diesem Zug, so weit { $name } es wissen konnte:
coach-beliefs-none = Nichts war verdeckt.
coach-beliefs-now = So weit { $name } es jetzt wissen kann:
coach-beliefs-now-none = Jetzt ist nichts verdeckt.
coach-stage-waiting = Wartet auf einen freien Platz …
coach-stage-first = Erster Blick auf jeden Zug …
coach-stage-close = Zweifelhaftes wird genauer geprüft …
coach-stage-reasons = Die Gründe werden gesucht …
coach-stage-luck = Glück und Können werden abgewogen …
coach-progress = Fortschritt der Analyse
coach-failed = Die Analyse konnte nicht beendet werden.
coach-hurried = Die Zeit war um, bevor alles Zweifelhafte genauer angesehen werden konnte.
coach-once-more = Noch einmal durchgehen

# Sharing
coach-share = Diese Analyse teilen
coach-share-why = Wer den Link hat, kann sich die Partie mit ihrer Analyse ansehen und Züge ausprobieren. Du kannst ihn jederzeit zurückziehen.
coach-share-link = Öffentlicher Link
coach-share-make = Link erstellen
coach-share-withdraw = Link zurückziehen

# What if
coach-what-if = Was wäre, wenn?
coach-mode-own = Was wäre, wenn?
coach-mode-line = Die bessere Variante
coach-mode-try = Selbst versuchen
coach-try-task = Finde einen besseren Zug für { $name }.
coach-trying = Dein Zug wird beurteilt …
coach-tried = { $word }: { $own }; mit dem besten Zug { $best }.
coach-try-again = Noch einmal
coach-go-on = Von hier weiter
coach-keep = Behalten
coach-play-on = Ab hier spielen
coach-back-to-game = Zurück zur Partie
coach-others = Wer für die anderen zieht
coach-by-hand = Alles von Hand
coach-by-bot = Bots: { $level }
coach-bot-moves = Bot zieht
coach-variations = Varianten
coach-variations-none = Drück „Was wäre, wenn?“, mach auf dem Plan einen anderen Zug und behalte ihn hier.
coach-variations-nobody = Es wurde keine Variante aufgehoben.
coach-variation = Variante { $number }
coach-variation-from = ab Zug { $move }, { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
}
coach-variation-name = Name
coach-variation-note = Notiz
coach-variation-delete = „{ $name }“ löschen

# Hints
coach-hint = Tipp
coach-hint-best = Am besten: { $move } Gewinnchance: { $chance }.
coach-hint-wait = Denkt nach …
coach-hint-move = Zug zeigen
coach-hint-play = So ziehen
coach-hint-beside-next = Neben dem nächstbesten Zug:
coach-hint-beside-middling = Neben einem mittelmäßigen Zug:
coach-hint-alike = Ein Unterschied zu anderen Zügen ist kaum zu erkennen.
coach-hints-used = { $hints ->
    [one] 1 Tipp
   *[other] { $hints } Tipps
}
coach-setup-hints = Tipps erlauben
coach-setup-hints-hint = Alle am Tisch dürfen um Tipps bitten; wer es tat, steht in der Aufzeichnung. Allein mit Bots darfst du das immer.
coach-setup-start = Die Partie geht von der gewählten Stellung weiter, mit deren Spielerzahl und Einstellungen.

# Something of one's own
coach-analyse-title = Eine Partie oder Stellung analysieren
coach-analyse-lead = Jede von Serai aufgezeichnete Partie und jede Stellung. Partien, die hier am Tisch noch laufen, werden nicht analysiert.
coach-analyse-text = Aufzeichnung oder Stellung
coach-analyse-hint = Der Text beginnt mit der Zeile „serai record“ oder „serai position“.
coach-analyse-file = Oder eine Textdatei
coach-editor = Eine eigene Stellung
coach-editor-lead = Bau die Stellung von eurem Küchentisch auf und frag nach ihr. Oder begleite eine echte Partie: Gib ihre Züge ein, erfahre, was nicht erlaubt ist und warum, und lass die Punkte zählen.
coach-companion = Am eigenen Tisch
coach-companion-of = { $game }: am eigenen Tisch
coach-editor-how = Stell hier ein, was auf eurem Tisch liegt. Dann drück „{ coach-editor-moves }“ und gib ein, was ihr tut: Was nicht erlaubt ist, wird begründet, und die Punkte werden gezählt.
coach-tab-text = Stellung
coach-editor-empty = Leerer Tisch
coach-editor-dealt = Ausgeteilt
coach-editor-gone = Vorigen Tisch zurückholen
coach-editor-kept = In diesem Browser gespeichert: Du kannst jederzeit gehen und wiederkommen.
coach-editor-text = Die Stellung als Text
coach-editor-sound = Diese Stellung ist möglich.
coach-tab-set = Setzen
coach-editor-set = Von Hand setzen
coach-editor-moves = Züge eingeben
coach-editor-task = Drück auf eine Stelle des Spielplans und setz, was dort ist.
coach-editor-cell = { $cell } setzen
coach-editor-here = { $what }: { $where }
coach-editor-again = Dasselbe auf jeder weiteren Stelle
coach-editor-brush = Auf jeder Stelle, die du drückst: { $what }
coach-editor-stop = Fertig
coach-editor-open = nicht gesetzt
coach-drawn = Was kam?
coach-drawn-tell = Das kam
coach-drawn-told = Gezogenes wird angesagt, wie am echten Tisch
coach-drawn-ask = Sag, was an eurem Tisch gezogen oder aufgedeckt wurde.
coach-mine = Bisher analysiert
coach-kind-table = Partie am Tisch
coach-kind-record = Aufzeichnung
coach-kind-position = Stellung
coach-status-waiting = wartet
coach-status-running = läuft
coach-status-failed = fehlgeschlagen
