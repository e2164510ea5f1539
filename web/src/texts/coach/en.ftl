# Analysis
coach-analyse = Analyse
coach-analyse-position = Analyse the position
coach-analysis-of = Analysis: { $game }
coach-position = A position
coach-tab-move = Move
coach-tab-moves = Mistakes
coach-tab-ways = Variations
coach-tab-luck = Luck
coach-chances = Chances to win from move to move
coach-chances-now = After { $move } of { $moves } moves: { $chances }
coach-outlook = How things stand
coach-chance = Chance to win
coach-expected = Expected points
coach-points = ≈ { $points }
coach-word-good = Good
coach-word-slip = Slip
coach-word-mistake = Mistake
coach-word-blunder = Blunder
coach-cost = Chance to win for { $name }: { $played } instead of { $best }
coach-cost-nothing = Chance to win for { $name }: { $chance }
coach-best = The best move: chance to win { $chance }
coach-unsure = The search is not sure that this move is worse.
coach-better = Better:
coach-alike = As good:
coach-why = Why
coach-helped = Whom it helped:
coach-only-move = There was only one possible move.
coach-begin = Step through the game, or jump from mistake to mistake.
coach-show-better = Show the better line
coach-try = Try it yourself
coach-asking = Keep the better move hidden until I have tried
coach-tell = Tell me
coach-average = { $loss } percentage points lost per move
coach-no-faults = No mistakes.
coach-words-why = A slip costs at least { $slip } percentage points of the chance to win, a mistake { $mistake }, a blunder { $blunder }, as far as the search is sure of it. Each move is judged by what its player could know.
coach-table = The chances as a table
coach-move = Move
coach-fault-before = The mistake before
coach-fault-next = The next mistake
coach-candidates = The best moves
coach-luck = Luck and skill, in percentage points of the chance to win
coach-luck-start = At the start
coach-luck-luck = Luck
coach-luck-skill = Own decisions
coach-luck-others = Decisions of the others
coach-luck-uncovered = Secrets revealed
coach-luck-unexplained = Error of the search
coach-luck-result = Result
coach-luck-why = Everything above adds up to the result.
coach-draws = The draws that changed most
coach-beliefs = What could be hidden?
coach-beliefs-why = Before this move, as far as { $name } could know:
coach-beliefs-none = Nothing was hidden.
coach-beliefs-now = As far as { $name } can know now:
coach-beliefs-now-none = Nothing is hidden now.
coach-stage-waiting = Waiting for a free place …
coach-stage-first = A first look at every move …
coach-stage-close = Looking closer at what is doubtful …
coach-stage-reasons = Looking for the reasons …
coach-stage-luck = Weighing luck and skill …
coach-progress = Progress of the analysis
coach-failed = The analysis could not be finished.
coach-hurried = Time was up before every doubtful move could be looked at closer.
coach-once-more = Go over it again

# Sharing
coach-share = Share this analysis
coach-share-why = Whoever has the link can look at this game and its analysis, and try moves. You can withdraw it at any time.
coach-share-link = Public link
coach-share-make = Make a link
coach-share-withdraw = Withdraw the link

# What if
coach-what-if = What if?
coach-mode-own = What if?
coach-mode-line = The better line
coach-mode-try = Try it yourself
coach-try-task = Find a better move for { $name }.
coach-trying = Your move is being judged …
coach-tried = { $word }: { $own }; with the best move { $best }.
coach-try-again = Try again
coach-go-on = Go on from here
coach-keep = Keep
coach-play-on = Play from here
coach-back-to-game = Back to the game
coach-others = Who moves for the others
coach-by-hand = All by hand
coach-by-bot = Bots: { $level }
coach-bot-moves = Bot’s move
coach-variations = Variations
coach-variations-none = Press “What if?”, make another move on the board, and keep it here.
coach-variations-nobody = No variation has been kept.
coach-variation = Variation { $number }
coach-variation-from = from move { $move }, { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}
coach-variation-name = Name
coach-variation-note = Note
coach-variation-delete = Delete “{ $name }”

# Hints
coach-hint = Hint
coach-hint-best = Best: { $move } Chance to win: { $chance }.
coach-hint-wait = Thinking …
coach-hint-move = Show the move
coach-hint-play = Play it
coach-hint-beside-next = Beside the next best move:
coach-hint-beside-middling = Beside a middling move:
coach-hint-alike = Hardly any difference to other moves can be told.
coach-hints-used = { $hints ->
    [one] 1 hint
   *[other] { $hints } hints
}
coach-setup-hints = Allow hints
coach-setup-hints-hint = Anybody at the table may ask for hints; who did is in the record. Alone with bots you always may.
coach-setup-start = The game goes on from the position you have chosen, with its number of players and its options.

# Something of one's own
coach-analyse-title = Analyse a game or a position
coach-analyse-lead = Any game recorded by Serai, or any position. Games that are still going on at a table here cannot be analysed.
coach-analyse-text = Record or position
coach-analyse-hint = The text begins with the line “serai record” or “serai position”.
coach-analyse-file = Or a text file
coach-editor = A position of your own
coach-editor-lead = Set up the position from your kitchen table and ask about it. Or follow a real game: enter its moves as they are made, be told what is not allowed and why, and have the points kept.
coach-companion = Your own table
coach-companion-of = { $game }: your own table
coach-editor-how = Set here what lies on your table. Then press “{ coach-editor-moves }” and enter what is done as you play: what is not allowed is told with its reason, and the points are counted.
coach-tab-text = Position
coach-editor-empty = Empty table
coach-editor-dealt = Dealt table
coach-editor-gone = Bring back the table before
coach-editor-kept = Kept in this browser: leave whenever you like and come back.
coach-editor-text = The position as text
coach-editor-sound = This position is possible.
coach-tab-set = Set
coach-editor-set = Set by hand
coach-editor-moves = Enter moves
coach-editor-task = Press a place on the board to set what is there.
coach-editor-cell = Set { $cell }
coach-editor-here = { $what }: { $where }
coach-editor-again = The same on each further place
coach-editor-brush = On each place you press: { $what }
coach-editor-stop = Stop
coach-editor-open = not set
coach-drawn = What came up?
coach-drawn-tell = That came up
coach-drawn-told = Draws are told, as at a real table
coach-drawn-ask = Say what came up at your table.
coach-mine = Analysed so far
coach-kind-table = game at a table
coach-kind-record = record
coach-kind-position = position
coach-status-waiting = waiting
coach-status-running = in progress
coach-status-failed = failed
