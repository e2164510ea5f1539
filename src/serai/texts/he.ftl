# Errors
unknown-game = אין משחק בשם ״{ $name }״. יש: { $known }.
unknown-language = ״{ $name }״ אינה שפה שמדברים כאן. יש: { $known }.
unknown-option = אין במשחק הזה אפשרות ״{ $name }״. האפשרויות שלו: { $known }.
bad-option = האפשרות { $name } לא יכולה להיות ״{ $value }״. היא יכולה להיות: { $allowed }.
bad-seats = המשחק הזה אינו מתאים ל־{ $seats } שחקנים, אלא ל־{ $allowed }.
bad-seat = אין מושב { $seat }: המושבים נספרים מ־0, ומספרם { $seats }.
bad-names = מספר השמות שניתנו הוא { $given }, ומספר המושבים { $seats }.
bad-name = ״{ $name }״ לא יכול להיות שם של מושב: 1 עד { $most } תווים, בלי ״|״ ובלי רווחים בקצוות.
bad-seed = ״{ $seed }״ לא יכול להיות זרע; השתמשו באותיות לטיניות, בספרות, ב״-״ וב״_״.
illegal-action = ״{ $text }״ אסור עכשיו.
not-your-turn = זה לא התור של מושב { $seat } אלא של מושב { $actor }.
stale = הפעולה נועדה לרגע { $n } במשחק, שנמצא עכשיו ברגע { $now }.
nothing-to-undo = אין מה לבטל.
no-seed = צריך למשוך קלף, אבל הזרע של המשחק הזה לא ידוע.
bad-material = אי אפשר לשחק ב״{ $name }״:

# Records and positions
bad-first-line = שורה { $line }: זו צריכה להתחיל ב״{ $expected }״.
stray-block = שורה { $line }: שורה אחרי ״|״ אינה שייכת לשום דבר.
unknown-line = שורה { $line }: ״{ $text }״ לא מובן; יש { $known } ואז ״{ "\u2066moves:\u2069" }״.
line-twice = שורה { $line }: { $key } מופיע פעמיים.
no-moves = שורה { $line }: הרישום נגמר בלי ״{ "\u2066moves:\u2069" }״.
missing-line = חסרה השורה ״{ "\u2066" }{ $key }:{ "\u2069" }״.
not-a-number = שורה { $line }: ״{ $text }״ אינו מספר ({ $key }).
unknown-rules = שורה { $line }: גרסת החוקים { $version } לא מוכרת; החדשה ביותר היא { $newest }.
bad-option-word = שורה { $line }: ״{ $text }״ צריך להיות NAME=VALUE.
other-material = שורה { $line }: המשחק לא שוחק עם { $name } כזה.
bad-move-line = שורה { $line }: ״{ $text }״ צריך להיות מספר של מושב (או * להגרלה) ופעולה.
wrong-mover = שורה { $line }: ״{ $text }״ לא שייך למי שזה תורו.
bad-move = שורה { $line }: { $why }
early-result = שורה { $line }: יש תוצאה, אבל המשחק לא נגמר.
other-result = שורה { $line }: המשחק לא נגמר ב״{ $text }״, אלא ב״{ $right }״.
after-the-end = שורה { $line }: ״{ $text }״ עומד אחרי הסוף.
position-of-other-game = זו עמדה במשחק { $name }, לא במשחק { $game }.
position-without-board = בעמדה אין ״{ "\u2066start:\u2069" }״ עם לוח.
position-unsound = העמדה הזאת בלתי אפשרית: { $why }
no-budget = כמה זמן לחשוב? ציינו מספר סימולציות, או שניות, או שניהם.
unknown-bot = אין בוט בשם ״{ $name }״. יש: { $known }.

# The server
server-summary = שולחנות למשחקים ״דרך המדבר״, ״טארגי״ ו״בממלכת בני המדבר״.
server-listening = Serai נמצא ב־{ $address } (Ctrl-C עוצר אותו; כל השולחנות נשמרים).
server-failed = משהו השתבש בשרת. שום דבר לא השתנה; נסו שוב.
cannot-listen = השרת לא יכול להאזין ב־{ $host }, פורט { $port }: { $why }. בחרו אחר בעזרת { "\u2066--host\u2069" } ו־{ "\u2066--port\u2069" }.
no-free-port = אף פורט מ־{ $first } עד { $last } אינו פנוי. בחרו אחד בעזרת { "\u2066serai serve --port\u2069" }.
bad-public-url = ״{ $url }״ אינה כתובת של דף; היא צריכה להיראות כך: https://serai.example.org.
bad-database = אי אפשר להשתמש במסד הנתונים ״{ $name }״: { $why }
newer-database = הוא נוצר בגרסה חדשה יותר של Serai.
database-in-memory = הוא ייעלם יחד עם השרת; ציינו קובץ.
unknown-limit = אין מגבלה ״{ $name }״. יש: { $known }.
bad-limit = המגבלה { $name } לא יכולה להיות ״{ $value }״: זה מספר שלם גדול מ־0, כמו { "\u2066" }{ $name }=100{ "\u2069" }.
no-such-page = אין דבר בכתובת { $path }.
no-such-method = אי אפשר לפנות אל { $path } עם { $method }.
bad-message = זה לא מובן:
not-text = הודעות הן טקסט, לא בתים.
too-long = זה ארוך מדי: מתקבלים עד { $most } בתים.
too-fast = זה היה יותר מדי בבת אחת; חכו קצת והמשיכו.
too-many-sockets = יש יותר מדי חיבורים; סגרו אחד, או נסו שוב מאוחר יותר.
too-many-open = חיבור אחד מאזין לכל היותר ל־{ $most } מושבים; עזבו אחד קודם.
too-many-tables = יש לכם { $most } שולחנות שלא הסתיימו; סיימו אחד או ותרו על אחד קודם.
server-full = בשרת הזה יש { $most } שולחנות שלא הסתיימו, והוא לא מקבל עוד כרגע.
other-host = השרת הזה לא נקרא ״{ $host }״. אם זה השם הרצוי, הפעילו אותו עם { "\u2066--public-url\u2069" }.
other-origin = דף מ־{ $origin } לא רשאי להשתמש בשרת הזה.
no-person = הבקשה הזאת לא מזהה איש: פנו קודם אל { "\u2066/api/me\u2069" } ושלחו את העוגייה שלו עם כל בקשה.
device-link-spent = כבר השתמשו בקישור הזה, או שפג תוקפו; בקשו חדש.
no-such-table = אין שולחן כזה, או שצריך את הקישור שלו כדי לראות אותו.
not-your-table = זה לא השולחן שלכם.
seat-number = מושב { $number }
seat-not-yours = מושב { $seat } אינו שלכם.
seat-taken = מישהו אחר כבר תפס את מושב { $seat }.
table-not-begun = המשחק לא התחיל: עוד יש מושבים פנויים.
table-begun = המשחק התחיל, ולכן אי אפשר לוותר על השולחן.
table-over = המשחק נגמר.
table-not-over = המשחק עוד לא נגמר.
table-to-confirm = מושב { $seat } עוד צריך לאשר את התור שלו.
nothing-to-confirm = אין לכם עכשיו תור לאשר.
no-such-ply = אין צעד { $ply }: { $plies ->
    [one] יש פעולה אחת
    [two] יש 2 פעולות
   *[other] יש { $plies } פעולות
} במשחק הזה.
undo-too-late = אי אפשר לבטל את זה יותר: מאז קרה משהו, או נראה משהו.
store-away = המאגר לא עונה.
not-saved = אי אפשר היה לשמור, ולכן שום דבר לא השתנה; נסו שוב.
one-me = יכול להיות לכם מושב אחד משלכם; אחרים ליד המסך הזה הם ״here״.
here-without-me = כדי שעוד מישהו ישחק ליד המסך הזה, צריך שגם אתם תשבו ליד השולחן: תנו מושב אחד ל״me״.
name-not-yours = אפשר לתת שם לאדם אחר ליד המסך הזה, לא ל״{ $kind }״.
bot-and-level = לבוט צריכה להיות רמה, ולאף אחד אחר אין (כאן: { $kind }).
thinks-too-long = בוטים חושבים עד { $most } שניות על מהלך.
docs-title = Serai: ממשק ה־HTTP
docs-intro = הכול חוץ ממהלכים עובר בבקשות האלה; מהלכים, וחדשות מהשולחנות, עוברים ב־WebSocket שבכתובת { "\u2066/api/socket\u2069" }, כמתואר ב־docs/protocol.md.
docs-models = מה נשלח ומה נענה
docs-in = { $place ->
    [path] בנתיב
    [query] אחרי סימן השאלה
   *[other] { $place }
}
docs-body = נשלח

# The arena
arena-unknown-bot = אין בוט בשם ״{ $name }״. יש: { $known }; ו״{ "\u2066cmd:\u2069" }״ עם שורת פקודה לבוט חיצוני.
arena-no-name = חסר שם של בוט: { "\u2066--bots\u2069" } מקבל שמות מופרדים בפסיקים, כמו strong,greedy. יש: { $known }.
arena-twice = ״{ $bot }״ מופיע פעמיים; בוט יכול לשחק מול עצמו רק עם תקציב אחר, כמו strong@400,strong@800.
arena-bad-budget = ״{ $bot }״ לא מובן: אחרי ה־@ בא מספר סימולציות, כמו strong@400, או שניות, כמו strong@0.05s.
arena-no-budget = { $bot } לא מחפש, ולכן לא מקבל תקציב: כתבו ״{ $bot }״ לבד.
arena-two-budgets = ציינו { "\u2066--time\u2069" } או { "\u2066--simulations\u2069" }, לא את שניהם.
arena-bad-time = הערך של { "\u2066--time\u2069" } לא יכול להיות { $seconds }: זה מספר שניות גדול מ־0, כמו 0.2.
arena-bad-simulations = הערך של { "\u2066--simulations\u2069" } לא יכול להיות { $number }: הוא 1 או יותר.
arena-no-command = ל״{ $bot }״ אין פקודה: אחרי ״{ "\u2066cmd:\u2069" }״ באה שורת פקודה, כמו cmd:python mybot.py.
arena-bad-command = ״{ $bot }״ אינה שורת פקודה: מירכאות לא נסגרו בה.
arena-no-program = אי אפשר להפעיל את ״{ $bot }״: אין כאן תוכנה ״{ $program }״.
arena-too-few = זירה צריכה 2 בוטים או יותר; כאן { $number ->
    [0] אין אף אחד
    [one] יש רק אחד
    [two] יש 2
   *[other] יש { $number }
}. ציינו אותם בעזרת { "\u2066--bots\u2069" }, כמו { "\u2066--bots strong,greedy\u2069" }.
arena-too-many = { $number } בוטים הם יותר מדי: בזירה יכולים לשחק עד { $most }.
arena-odd-number = { $number } בוטים לא יכולים למלא { $seats } מושבים באופן שווה: ציינו 2 (הראשון משחק לבד מול השאר), { $seats }, או יותר.
arena-bad-games = הערך של { "\u2066--games\u2069" } לא יכול להיות { $number }: הוא 1 או יותר.
arena-bad-limit = הערך של { "\u2066--move-limit\u2069" } לא יכול להיות { $seconds }: זה מספר שניות גדול מ־0, כמו 10.
arena-bad-processes = הערך של { "\u2066--processes\u2069" } לא יכול להיות { $number }: הוא 1 או יותר.
arena-bad-sprt = הערך של { "\u2066--sprt\u2069" } לא יכול להיות ״{ $text }״: אלה שני שיעורי ניצחון בין 0 ל־1, הקטן קודם, כמו 0.65,0.75.
arena-no-folder = אין תיקייה { $folder }
arena-folder = אי אפשר להשתמש ב־{ $folder }: { $why }.
arena-strange-folder = ב־{ $folder } יש דברים אחרים ואין זירה; ציינו תיקייה חדשה או ריקה בעזרת { "\u2066--out\u2069" }.
arena-in-use = תהליך אחר משחק עכשיו בזירה שב־{ $folder }.
arena-unreadable = { $file } אינה זירה שאפשר להמשיך: היא פגומה, או מגרסה אחרת.
arena-other = ב־{ $folder } יש זירה אחרת, ולכן לא שוחק דבר. מה שונה: { $differences }. תנו שוב אותן הגדרות, או תיקייה אחרת בעזרת { "\u2066--out\u2069" }.
arena-difference = { $setting ->
    [program] התוכנה עצמה, שהשתנתה מאז
   *[other] { $setting } (שם { $there }, כאן { $here })
}
arena-worker-died = תהליך של הזירה קרס בחלוקה { $deal } (קוד יציאה { $number }). כל החלוקות שהסתיימו נשמרו; אותה פקודה תמשיך משם.
arena-goes-on = ממשיכים את הזירה שב־{ $folder }: { $games } מתוך { $of } משחקים כבר שם.
arena-all-there = הזירה שב־{ $folder } כבר הסתיימה: { $games ->
    [one] שוחק משחק אחד
    [two] שוחקו 2 משחקים
   *[other] שוחקו { $games } משחקים
}.
arena-playing = { $game }
arena-running = { $bot } { $share }% · Elo { $elo }
arena-sprt-running = · SPRT { $ratio } מתוך { $low } או { $high }
arena-sprt-verdict = { $outcome ->
    [upper] SPRT: הוכרע, שיעור הניצחון של { $bot } קרוב יותר ל־{ "\u2066" }{ $upper }%{ "\u2069" } מאשר ל־{ "\u2066" }{ $lower }%{ "\u2069" }
    [lower] SPRT: הוכרע, שיעור הניצחון של { $bot } קרוב יותר ל־{ "\u2066" }{ $lower }%{ "\u2069" } מאשר ל־{ "\u2066" }{ $upper }%{ "\u2069" }
   *[open] SPRT: לא הוכרע אם שיעור הניצחון של { $bot } קרוב יותר ל־{ "\u2066" }{ $lower }%{ "\u2069" } או ל־{ "\u2066" }{ $upper }%{ "\u2069" }
} (אחרי { $deals ->
    [one] חלוקה אחת
    [two] 2 חלוקות
   *[other] { $deals } חלוקות
}, לוגריתם של יחס הנראות { $ratio }, גבולות { $low } ו־{ $high }).
arena-title = { $game }, מושבים: { $seats }; { $games ->
    [one] משחק אחד
    [two] 2 משחקים
   *[other] { $games } משחקים
} { $deals ->
    [one] בחלוקה אחת
    [two] ב־2 חלוקות
   *[other] ב־{ $deals } חלוקות
}
arena-head-rank = #
arena-head-bot = בוט
arena-head-elo = Elo
arena-head-share = ניצחונות למושב
arena-head-games = משחקים
arena-head-points = נקודות
arena-head-seconds = ש׳/מהלך
arena-share = { $value }% ({ $low }–{ $high })
arena-explained = Elo ביחס אל { $last }; אחרי ± ובסוגריים רווחי סמך של 95%, על פני חלוקות.
arena-failed = { $bot } לא סיים { $games ->
    [one] משחק והפסיד אותו
    [two] 2 משחקים והפסיד אותם
   *[other] { $games } משחקים והפסיד אותם
}: { $why } (לראשונה ב־{ $first })
arena-kept = תוצאות ורישומים: { $folder }
arena-stopped = נעצר; החלוקות שהסתיימו נשמרו. כדי להמשיך:

# Bots from outside
outside-no-start = אי אפשר היה להפעיל אותו: { $why }.
outside-not-ready = השורה הראשונה שלו הייתה ״{ $text }״; היא צריכה להיות ״{ $right }״.
outside-late = הוא לא ענה תוך { $seconds } שניות (תשובה חייבת להיות שורה שלמה שנשלחה עד הסוף, flushed).
outside-long = הוא כתב יותר מ־{ $most } בתים בלי לסיים את השורה.
outside-no-text = התשובה שלו לא הייתה טקסט ב־UTF-8.
outside-garbage = התשובה שלו אינה פעולה: ״{ $text }״.
outside-invalid = התשובה שלו לא הובנה: { $why }
outside-illegal = התשובה שלו ״{ $text }״ אסורה: { $why }
outside-closed = הוא סגר את הפלט שלו.
outside-ended = הוא הסתיים עם קוד יציאה { $number }{ $complaint ->
    [none] { "" }
   *[other] : { $complaint }
}.
outside-killed = הוא הופסק באות { $signal }{ $complaint ->
    [none] { "" }
   *[other] : { $complaint }
}.

# The benchmark
bench-step-playouts = משחקים שלמים
bench-step-searches = חיפוש
bench-step-calls = קריאות בודדות מ־Python
bench-step-start-up = הפעלה
bench-step-serving = שירות לשולחנות
bench-step-page = הדף בדפדפן
bench-step-peers = המיזמים להשוואה
bench-step-compiling = הידור מאפס
bench-head-what = ליבה אחת
bench-head-games = משחקים/ש׳
bench-head-plies = צעדים/ש׳
bench-head-search = סימולציות/ש׳, ליבה אחת
bench-head-opening = פשוט, פתיחה
bench-head-middle = פשוט, אמצע
bench-head-strong = כמו חיפוש הבוטים, אמצע
bench-head-serving = מהלכים בשרת, שתי ליבות
bench-head-moves = מהלכים/ש׳
bench-head-half = 50% תוך
bench-head-most = 99% תוך
bench-row-serving = { $game }, { $sockets ->
    [one] חיבור אחד
    [two] 2 חיבורים
   *[other] { $sockets } חיבורים
}
bench-row-paused = { $game }, { $sockets ->
    [one] חיבור אחד
    [two] 2 חיבורים
   *[other] { $sockets } חיבורים
}, מהלך לכל אחד כל { $pause } ש׳
bench-row-search = { $game }, { $seats } שחקנים
bench-row-spiel-search = בוט MCTS של OpenSpiel ב־C++, { $name }
bench-row-ours = { $game }, { $seats } שחקנים, משחקים אקראיים שלמים
bench-row-spiel = בוט MCTS של OpenSpiel ב־C++, משחקי ניסיון של { $name }
bench-row-catanatron = catanatron, משחקים אקראיים
bench-closing = מ־Python העתקת מצב נמשכת { $copy } µs והפעולות החוקיות שלו { $legal } µs; `serai --help` עונה תוך { $help } ש׳, ומשחק ראשון מוכן תוך { $match } ש׳.
bench-serving-start = `serai serve` נותן תשובה ראשונה אחרי { $seconds } ש׳.
bench-serving-memory = שולחן שאיש לא משחק בו תופס { $table } KiB מזיכרון השרת, ועוד { $least } עד { $most } KiB לכל מהלך שנעשה.
bench-page = בדפדפן נטענים { $kilobytes } kB של קוד ועיצוב (דחוסים) לפני שנפתח לוח; הדף הראשון מוכן { $page } ש׳ אחרי הפקודה `serai`, ובוט עושה את המהלך הראשון שלו אחרי { $move } ש׳, ובהן שתי לחיצות והנחת מוביל שיירה.

# The analysis
analysis-percent = { $number }%
analysis-nearly-none = <1%
analysis-nearly-all = >99%
analysis-searching = חושבים…
analysis-searching-move = מהלך { $number }
analysis-game = { $game }: { $players }; { $moves ->
    [one] מהלך אחד
    [two] 2 מהלכים
   *[other] { $moves } מהלכים
}, מהם עם בחירה: { $decisions }.
analysis-judged-by = כל עמדה נשפטת לפי מה שהיה ידוע למי שזה תורו, עם { $by }. דיוק הסיכויים: { "\u2066" }±{ $error }{ "\u2069" } בערך.
analysis-result = הניצחון של { $winners }.
analysis-unfinished = המשחק נמשך.
analysis-course = סיכויי הניצחון, והנקודות הצפויות בסוף:
analysis-outlook = { $chance }, { $points }
analysis-head-move = מהלך
analysis-head-end = סוף
analysis-head-now = עכשיו
analysis-seats = כמה עלתה החלטה בממוצע, וכמה הפסידו יותר ממה שעשוי להיות רעש:
analysis-head-player = שחקן
analysis-head-decisions = החלטות
analysis-head-loss = הפסד ממוצע
analysis-head-mistakes = הפסדים ברורים
analysis-head-where = במהלכים
analysis-with-error = { $number } ± { $error }%
analysis-worst = המהלכים שהפסידו הכי הרבה מסיכויי הניצחון:
analysis-none-lost = אף מהלך לא הפסיד יותר ממה שעשוי להיות רעש.
analysis-none-to-judge = עוד לא היה מה להחליט.
analysis-head-played = שוחק
analysis-head-best = עדיף
analysis-head-lost = הפסד
analysis-better-lines = איך היה המשחק צפוי להימשך אחרי המהלך העדיף:
analysis-lines = איך המשחק צפוי להימשך:
analysis-line = { $number }: { $line }
analysis-position = עמדה במשחק { $game } על { $material }. { $who ->
    [over] המשחק נגמר.
    [nobody] עכשיו באה הגרלה. העמדה נשפטת לפי מה שכולם יודעים, עם { $by }.
   *[other] התור של { $who }. העמדה נשפטת לפי הידוע לשחקן הזה, עם { $by }.
}
analysis-one-budget = ציינו { "\u2066--simulations\u2069" } או { "\u2066--time\u2069" }, לא את שניהם.
analysis-moves = מה אפשר לעשות, המבטיח ביותר קודם:
analysis-head-action = פעולה
analysis-head-visits = נבדק
analysis-head-value = ערך
analysis-head-points = נקודות
analysis-head-chance = סיכוי
analysis-unseen = { $number ->
    [one] עוד פעולה אחת לא נבדקה.
    [two] עוד 2 פעולות לא נבדקו.
   *[other] עוד { $number } פעולות לא נבדקו.
}
analysis-no-curve = לעמדה אין עקומה לצייר; { "\u2066--svg\u2069" } הוא לרישום של משחק.
analysis-written = נכתב: { $file }
analysis-curves-title = { $game }: מהלך המשחק
analysis-curves-simulations = { $number ->
    [one] סימולציה אחת
    [two] 2 סימולציות
   *[other] { $number } סימולציות
}
analysis-curves-seconds = { $number } ש׳
analysis-curves-judged = לפי מה שהיה ידוע למי שזה תורו, עם { $by } לעמדה.
analysis-curves-means = כל נקודה היא הממוצע של { $number ->
    [one] עמדה אחת
    [two] 2 עמדות
   *[other] { $number } עמדות
}.
analysis-curves-chances = סיכויי ניצחון
analysis-curves-points = נקודות צפויות בסוף
analysis-curves-end = סוף
analysis-curves-now = עכשיו
analysis-curves-move = מהלך
analysis-curves-foot = חצים: המהלכים שהפסידו הכי הרבה, לפי מספר; כל חץ מראה של מי המהלך וכמה ירד סיכוי הניצחון.
analysis-curves-no-marks = אף מהלך לא הפסיד יותר ממה שעשוי להיות רעש.
analysis-curves-seat = { $name }: סיכוי ניצחון { $first } בהתחלה, { $last } בסוף, בין { $low } ל־{ $high }; { $points ->
    [one] נקודה אחת
    [two] 2 נקודות
   *[other] { $points } נקודות
}.
analysis-curves-mark = מהלך { $number }, { $name }: ״{ $played }״ הפסיד { $lost } מסיכוי הניצחון; ״{ $best }״ היה עדיף.

# The command line itself
usage-usage = שימוש:
usage-arguments = ארגומנטים:
usage-options = אפשרויות:
usage-commands = פקודות:
usage-default = ברירת המחדל: { $value }
usage-required = חובה
usage-try = עוד פרטים: ״{ $command }״.
usage-error = שגיאה: { $why }
usage-no-command = אין פקודה ״{ $name }״. יש: { $known }.
usage-no-option = אין כאן אפשרות { $option }.{ $near ->
    [none] { "" }
   *[other] { " " }האם התכוונתם: { $near }?
}
usage-no-value = אחרי { $option } צריך לבוא ערך.
usage-flag = { $option } לא מקבל ערך.
usage-missing = { $what ->
    [option] חסרה האפשרות { $name }.
   *[argument] חסר { $name }.
}
usage-extra = זה יותר מדי: { $words }
usage-bad-value = { $option } לא יכול להיות ״{ $value }״: זה { $kind ->
    [whole] מספר שלם
   *[number] מספר
}{ $least ->
    [none] { "" }
   *[other] { $most ->
        [none] , { $least } ומעלה
       *[other] { " " }מ־{ $least } עד { $most }
    }
}.
word-options = OPTIONS
word-command = COMMAND
word-args = ARGS
word-game = GAME
word-rule = RULE
word-file = FILE
word-record = RECORD
word-seed = SEED
word-name = NAME
word-value = VALUE
word-number = NUMBER
word-map = MAP
word-deck = DECK
word-tiles = TILES
word-address = ADDRESS
word-url = URL
word-folder = FOLDER
word-python = PYTHON
word-bot = BOT
word-lower = LOWER
word-upper = UPPER
word-language = LANGUAGE

# The terminal
serai = שלושה משחקי לוח מעולם המדבר: חוקים מדויקים, בוטים שלא מרמים. כל משחק משוחק לפי החוקים שלו, וכל ״לא״ מסביר למה.
help-serve = הפעלת השרת: שולחנות שלא מאבדים דבר, לדף, לחברים ולבוטים. בלי פקודה, serai עושה זאת למחשב הזה בלבד ופותח את הדפדפן.
help-host = איפה להאזין; 0.0.0.0 הוא בכל מקום. (127.0.0.1 אם לא צוין: המחשב הזה בלבד)
help-port = איזה פורט; 0 לוקח כל פורט פנוי. (8000 אם לא צוין)
help-database = הקובץ ששומר את השולחנות, או כתובת SQLAlchemy; אם לא צוין, קובץ בתיקיית הנתונים שלכם.
help-public-url = הכתובת שבה אנשים מגיעים לשרת, כמו https://serai.example.org.
help-limit = מגבלה שונה מהרגיל, כמו tables_per_person=20; אפשר לציין כמה פעמים.
help-workers = בכמה תהליכים הבוטים חושבים; כמספר הליבות, אם לא צוין.
help-play = משחק כאן, מול בוטים או עם אחרים ליד המסך הזה.
help-rules = הדפסת חוברת החוקים של משחק, או חוק אחד מתוכה.
help-check = בדיקה של רישום, עמדה, מפה, חפיסה או ערכת אריחים: מה זה, ומה שגוי.
help-analyse = איפה ניצחו ואיפה הפסידו במשחק: הסיכויים של כולם מהלך אחר מהלך, והמהלכים שהפסידו הכי הרבה.
help-counts = ספירת רצפי הפעולות החוקיים, עומק אחר עומק.
help-compile = הידור החוקים של כל המשחקים, כדי שיתחילו מיד.
help-bench = מדידת מהירות המשחקים, גם מול מיזמים אחרים.
help-arena = בוטים משחקים זה מול זה, ורואים מי חזק יותר ועד כמה זה בטוח. כל חלוקת קלפים משוחקת בכל סידורי הישיבה של הבוטים. זירה שנעצרה ממשיכה כשנותנים שוב את אותה פקודה.
help-lang = השפה: en, pl, he, fr או de; אם לא צוינה, שפת הסביבה. מה שמקלידים זהה בכולן.
help-help = הצגת הטקסט הזה ויציאה.
help-version = הדפסת הגרסה ויציאה.
help-game = המשחק: desert, targi או sons.
help-id = אותו דבר, כאפשרות.
help-rule = המזהה של חוק, כמו D10, T13 או S10.
help-file = קבצים לבדיקה.
help-seats = מי משחק, לפי סדר התורות: you, כל שם אחר לאנשים נוספים ליד המסך הזה, או בוט: beginner, easy, medium, hard, strong או master, greedy או random. (״you,medium״ אם לא צוין)
help-seed = מה קובע את ההגרלות; אותו זרע נותן אותן הגרלות.
help-option = אפשרות של המשחק, כמו first=1; אפשר לציין כמה פעמים.
help-map = ל־desert: מפה לפי שמה, או קובץ עם מפה.
help-deck = ל־targi: חפיסה של קלפי שבט לפי שמה, או קובץ עם חפיסה.
help-tiles = ל־sons: ערכה של אריחי גילוי לפי שמה, או קובץ עם ערכה.
help-resume = משחק שמור להמשיך בו.
help-save = איפה לשמור את המשחק כשיוצאים; אם לא צוין, בתיקיית הנתונים שלכם.
help-thinking = כמה שניות הבוט ״master״ רשאי לחשוב על מהלך.
help-depth = לאיזה עומק, בפעולות.
help-position = קובץ עם עמדה להתחיל ממנה.
help-players = כמה מושבים, בלי עמדה.
help-record = רישום של משחק, גמור או לא, או עמדה.
help-simulations = כמה סימולציות מקבלת עמדה (1000, אם לא צוין זמן).
help-time = כמה שניות מקבלת עמדה; אז התשובה אינה זהה בכל פעם.
help-worst = על כמה מהמהלכים הגרועים ביותר לספר.
help-json = כתיבת הכול כ־JSON לקובץ הזה; ״-״ מדפיס אותו במקום הטבלאות.
help-svg = ציור העקומות לקובץ הזה.
help-dice = הזרע של קוביות הסימולציות.
help-peers = ה־Python של סביבה עם המיזמים שמולם מודדים.
help-out = הקובץ לתוצאות.
help-seconds = כמה זמן נמשכת כל מדידה.
help-arena-bots = הבוטים, מופרדים בפסיקים; אפשר לציין כמה פעמים. בוט הוא שם, כמו strong או greedy, או שם עם תקציב משלו: strong@400 (סימולציות), strong@0.05s (שניות). בוט חיצוני הוא ״cmd:״ ושורת הפקודה שלו, כמו "cmd:python mybot.py". כשיש בוטים כמספר המושבים, כולם משחקים ליד שולחן אחד; כשיש יותר, כל הרכב משחק; כשיש שניים ליד שולחן גדול יותר, הראשון משחק לבד מול השאר. Elo נספר ביחס לאחרון.
help-arena-games = כמה משחקים; מעוגל כלפי מעלה לחלוקות שלמות, ולאותו מספר חלוקות לכל הרכב. עם יותר משחקים מקודם הזירה ממשיכה.
help-arena-time = שניות למהלך, לכל בוט מחפש שאין לו תקציב משלו.
help-arena-simulations = אותו דבר בסימולציות; אם לא צוין אף אחד מהם, לכל רמה תקציב משלה.
help-arena-seats = כמה מושבים יש ליד השולחן; 2 אם לא צוין.
help-arena-seed = מה קובע את הקלפים והקוביות: אותו זרע נותן אותם קלפים, ועם סימולציות גם אותם משחקים.
help-arena-sprt = שני שיעורי ניצחון, כמו 0.65,0.75: לעצור ברגע שמוכרע (בשגיאות של 5%) לאיזה מהם קרוב יותר השיעור של הבוט הראשון, ולכל המאוחר אחרי כל המשחקים.
help-arena-move-limit = כמה שניות מותר לבוט חיצוני לחשוב על מהלך לפני שהוא מפסיד את המשחק; 10 אם לא צוין, או פי חמישה מהתקציב הגדול ביותר.
help-arena-processes = כמה משחקים בבת אחת; כמספר הליבות, אם לא צוין.
help-arena-out = תיקייה לתוצאות ולרישומים של כל המשחקים, או תיקייה עם זירה להמשיך בה. אם לא צוין, אחת בתיקיית הנתונים שלכם, ושם אותה פקודה תמצא אותה שוב.
help-arena-json = כתיבת הכול כ־JSON לקובץ; ״-״ מדפיס אותו במקום הטבלה.

terminal-title = { $name }
terminal-people = ליד המסך הזה: { $names }.
terminal-bots = בוטים: { $names }.
terminal-no-such-bot = ״{ $name }״ אינו בוט, ולכן זה אדם ליד המסך הזה. הבוטים הם: { $known }.
terminal-player = שחקן { $number }
terminal-called = { $name } ({ $number })
terminal-you = אתם
terminal-prompt = { $name } >
terminal-empty = הקלידו פעולה, או ״?״ כדי לראות מה אפשר לעשות.
terminal-did-you-mean = האם התכוונתם: { $lines }?
terminal-ask-help = ״?״ מראה מה אפשר לעשות עכשיו.
terminal-ask-rule = ״rule״ ומזהה, כמו ״{ "\u2066" }rule { $rule }{ "\u2069" }״, מראה את החוק עצמו.
terminal-now = עכשיו אפשר לשחק, בהקלדה בדיוק כך:
terminal-none-with = עם ״{ $words }״ אין עכשיו מה לשחק.
terminal-always = ותמיד:
terminal-commands = why ACTION: למה זה אסור, או מה זה יביא
    undo: ביטול · score: מאין באות הנקודות · board: לצייר שוב
    log: מה קרה מאז התור האחרון שלכם · rule ID: חוק מהחוברת
    save FILE · resume FILE · quit: שמירה ויציאה
terminal-why-what = למה מה? כתבו אחריו פעולה: { "\u2066" }why { $example }{ "\u2069" }
terminal-hand-over = { $name }, לחצו Enter כשרק אתם רואים את המסך.
terminal-allowed = ״{ $text }״ מותר:
terminal-taken-back = בוטל: { $text }
terminal-score = { $name }: { $points }
terminal-score-hidden = { $name }: הנקודות מוסתרות עד הסוף.
terminal-nothing-happened = לא קרה דבר מאז התור האחרון שלכם.
terminal-which-rule = איזה חוק? יש: { $known }.
no-rulebook = למשחק { $name } עוד אין חוברת חוקים.
no-rule = אין חוק ״{ $rule }״. יש: { $known }.
terminal-ruling = הכרעה שלנו
terminal-example = דוגמה
terminal-drawing = איור:
terminal-saved = נשמר ב־{ $file }
terminal-resume-what = איזה משחק להמשיך? כתבו את הקובץ שלו: resume FILE
terminal-resume-alone = משחק שמור כבר כולל את המושבים, הזרע, האפשרויות והמפה, החפיסה או האריחים: תנו { "\u2066--resume\u2069" } בלעדיהם.
terminal-saved-to-resume = המשחק נשמר. כדי להמשיך: { $command }
terminal-kept = המשחק כולו שמור ב־{ $file }
terminal-here-instead = אז הנה הוא, כטקסט של רישום:
terminal-final = המשחק נגמר. הניקוד הסופי:
terminal-won = { $number ->
    [one] הניצחון של { $winners }
    [two] ניצחון משותף: { $winners }
   *[other] ניצחון משותף: { $winners }
}, עם { $points }.
terminal-seed = הזרע היה { $seed }.
terminal-no-screen = את { $name } עוד אי אפשר לשחק במסוף.
terminal-other-source = למשחק { $game } אין { "\u2066" }--{ $given }{ "\u2069" }. { $right ->
    [map] את המפה
    [deck] את החפיסה
   *[tiles] את האריחים
} שלו מציינים בעזרת { "\u2066" }--{ $right }{ "\u2069" }.
terminal-option-form = ״{ $text }״ צריך להיות NAME=VALUE.
terminal-not-text = זה לא טקסט ב־UTF-8
terminal-cannot-read = אי אפשר לקרוא את { $file }: { $why }.
terminal-cannot-save = אי אפשר לכתוב את { $file }: { $why }.
trouble-enoent = אין קובץ או תיקייה כאלה
trouble-eisdir = זו תיקייה
trouble-enotdir = זו לא תיקייה
trouble-eexist = השם הזה כבר תפוס
trouble-eacces = אין הרשאה
trouble-eperm = הפעולה אסורה
trouble-enospc = אין מקום פנוי בדיסק
trouble-erofs = מערכת קבצים לקריאה בלבד
trouble-enametoolong = שם הקובץ ארוך מדי
terminal-not-over = הקובץ { $file } כבר קיים ואינו משחק שמור; לא נכתב דבר.
terminal-other-kind = הקובץ { $file } כבר קיים ויש בו משהו אחר; לא נכתב דבר.
terminal-no-folder = אין תיקייה { $folder } לכתוב אליה
terminal-compiling-search = מהדרים את החיפוש של הבוטים…
terminal-compiling = מהדרים: { $name }…
terminal-so-far = { $title } { "\u2066" }{ $percent }%{ "\u2069" }
terminal-compiled = הכול מהודר ומוכן.
terminal-ready = הכול מוכן: לא היה צריך להדר דבר.
terminal-counting = סופרים עומק { $depth }…
terminal-check-unreadable = אי אפשר לקרוא: { $why }
terminal-check-record = רישום של { $game }: { $players }; { $moves ->
    [one] מהלך אחד
    [two] 2 מהלכים
   *[other] { $moves } מהלכים
}
terminal-check-unfinished = המשחק נמשך
terminal-check-result = הניצחון של { $winners }; נקודות: { $points }
terminal-check-draws = { $draws ->
    [follow] ההגרלות תואמות את הזרע
    [differ] ההגרלות אינן תואמות את הזרע
   *[own] הזרע אינו ברישום, ולכן אי אפשר לבדוק את ההגרלות
}
terminal-check-position = עמדה במשחק { $game } ל־{ $seats } שחקנים על { $material }

# The terminal: Through the Desert
terminal-desert-welcome = הקלידו פעולה כמו ״lime d5״, ״?״ כדי לראות מה אפשר לעשות, ״quit״ כדי לשמור ולצאת.
terminal-desert-looks = signs: הסימנים שעל הלוח ובטבלה
terminal-desert-herds = ערימות
terminal-desert-water = מים
terminal-desert-oases = נווי מדבר
terminal-desert-land = שטח
terminal-desert-largest = הגדולה
terminal-desert-total = סה״כ
terminal-desert-low = עומדות להתרוקן, ואז המשחק נגמר (D30): { $herds }.
terminal-desert-colour = { $typed } { $name }
terminal-desert-signs = l1 גמל בצבע ליים של שחקן 1 · L1 מוביל השיירה שלו · [l1] חדש
    1 2 3 בור מים והנקודות שלו · Ψ נווה מדבר · Ψ1 שחקן 1 הגיע אליו
    #1 סגור בידי שחקן 1 · ^ הרים · · חול · o p עוד יונחו
    מתחת לצבע: הגמלים בערימה, { "\u2066!2\u2069" } עומדת להתרוקן; ואחריה בכל שיירה
    (3) נספר בסוף · { "\u2066*5\u2069" } הגדולה ביותר בצבע · { "\u2066=5\u2069" } אחת הגדולות
terminal-desert-turn-aside = { $name }, שימו מוביל שיירה בצד.
terminal-desert-turn-leaders = { $name }, הניחו מוביל שיירה.
terminal-desert-turn-camels = { $name }, הניחו גמל: { $left ->
    [one] האחרון בתור הזה.
    [two] נשארו 2 בתור הזה.
   *[other] נשארו { $left } בתור הזה.
}

# The terminal: Targi
terminal-targi-welcome = הקלידו את מה שמבקשים מכם, כמו ״5״ כדי להניח טארגי על קלף 5, ״?״ כדי לראות מה אפשר לעשות, ״signs״ לסימנים שעל הלוח, ״quit״ כדי לשמור ולצאת.
terminal-targi-looks = card NAME: מה הקלף הזה, כמו card well3, a2, 10, hand, wells
    decks: מה עוד עשוי לבוא ומה כבר יצא · signs: הסימנים שעל הלוח
terminal-targi-heading = סיבוב { $round } מתוך { $rounds } · מתחיל שחקן { $first } · חפיסת הסחורה { $goods } · חפיסת השבט { $tribe }
terminal-targi-signs = T1 T2 טארגים של שחקן 1 ו־2 · m1 m2 הסמנים שלהם · { "\u2066R!\u2069" } השודד
    { "\u2066━1 ┃1\u2069" } הקו של טארגי · { "\u2066+1\u2069" } קווים של שחקן 1 מצטלבים · [T2] חדש
    × מול T2: מול טארגי של השחקן האחר, ולכן אסור לעמוד שם
    d תמרים · s מלח · p פלפל · g זהב · ★ נקודות
    1d 1s 1p/1g: עולה הסחורות האלה, או 1 זהב במקומן
    { "\u20661 2\u2069" }: שורה 2 של שחקן 1 · { "\u2066+4\u2069" } הנקודות שלה בסוף · { "\u20664?\u2069" } עוד אפשר · - אין
    (3) מתחת ל״סוף״: מה יביאו ההשפעות והשורות אם המשחק ייגמר עכשיו
terminal-targi-dates = תמרים
terminal-targi-salt = מלח
terminal-targi-pepper = פלפל
terminal-targi-goods = סחורות
terminal-targi-gold = זהב
terminal-targi-tokens = צלבים
terminal-targi-cards = קלפים
terminal-targi-end = סוף
terminal-targi-total = נקודות
terminal-targi-hand = יד
terminal-targi-drawn = נמשך
terminal-targi-hand-of = יד { $number }
terminal-targi-secret = סודי.
terminal-targi-fresh = חדש בסיבוב הזה.
terminal-targi-nothing = כלום
terminal-targi-amounts = { $amounts }
terminal-targi-or-gold = { $amounts }, או 1 זהב במקום
terminal-targi-no-effect = אין לו השפעה.
terminal-targi-card = { $name }: { $points }, מחיר: { $cost }. { $effect }
terminal-targi-choice = סחורה לבחירה
terminal-targi-down = הפוך
terminal-targi-empty = אין קלף
terminal-targi-goods-deck = (סחורה)
terminal-targi-tribe-deck = (שבט)

terminal-targi-border-noble = אציל
terminal-targi-border-dates = תמרים
terminal-targi-border-salt = מלח
terminal-targi-border-pepper = פלפל
terminal-targi-border-trader = סוחר
terminal-targi-border-fata-morgana = פאטה מורגנה
terminal-targi-border-silversmith = צורף כסף
terminal-targi-border-caravan = שיירה
terminal-targi-border-expansion = הרחבת השבט
terminal-targi-border-raid = פשיטה
terminal-targi-for-noble = הקלף שביד
terminal-targi-for-dates = תמר אחד
terminal-targi-for-salt = 1 מלח
terminal-targi-for-pepper = 1 פלפל
terminal-targi-for-trader = החלפה
terminal-targi-for-fata-morgana = סמנים
terminal-targi-for-silversmith = נקודות
terminal-targi-for-caravan = משיכת
    קלף סחורה
terminal-targi-for-expansion = משיכת
    קלף שבט
terminal-targi-raid-goods = { $number ->
    [one] סחורה אחת
    [two] 2 סחורות
   *[other] { $number } סחורות
}/{ $points }
terminal-targi-raid-gold = { $number } זהב/{ $points }
terminal-targi-barred = × מול { $foe }
terminal-targi-about-noble = { $number } אציל: הניחו את הקלף שביד ושלמו עליו, או השליכו אותו. קלף שלקחתם בסיבוב הזה אפשר רק להשליך. (T24)
terminal-targi-about-dates = { $number } תמרים: קחו תמר אחד. (T25)
terminal-targi-about-salt = { $number } מלח: קחו 1 מלח. (T25)
terminal-targi-about-pepper = { $number } פלפל: קחו 1 פלפל. (T25)
terminal-targi-about-trader = { $number } סוחר: כמה פעמים שתרצו, שלוש סחורות זהות תמורת 1 זהב, או שתי סחורות זהות תמורת סחורה אחרת. (T26)
terminal-targi-about-fata-morgana = { $number } פאטה מורגנה: העבירו אחד מהסמנים שלכם לקלף גלוי שאין עליו סמן. (T28)
terminal-targi-about-silversmith = { $number } צורף כסף: פעם אחת בכל ביקור, שתי סחורות זהות תמורת נקודה אחת, ארבע זהות תמורת 3, 1 זהב תמורת 2, או 2 זהב תמורת 4. (T27)
terminal-targi-about-caravan = { $number } שיירה: משכו קלף סחורה וקחו את מה שמופיע בו. (T29)
terminal-targi-about-expansion = { $number } הרחבת השבט: משכו קלף שבט; הניחו אותו, או קחו אותו ליד, ואם היד מלאה השליכו אותו. (T29)
terminal-targi-about-raid = { $number } פשיטה: כשהשודד מגיע לכאן, שני השחקנים משלמים: סחורות או נקודות, ובקלף 16 זהב או נקודות. (T30)

terminal-targi-effect-take_good = +1 סחורה
terminal-targi-effect-take_two_goods = +2 סחורות
terminal-targi-effect-more_dates = עוד תמרים
terminal-targi-effect-more_salt = עוד מלח
terminal-targi-effect-more_pepper = עוד פלפל
terminal-targi-effect-more_gold = תוספת לזהב
terminal-targi-effect-cheap_well = בארות בזול
terminal-targi-effect-cheap_rider = רוכבים בזול
terminal-targi-effect-cheap_oasis = נווים בזול
terminal-targi-effect-cheap_targia = טארגיות בזול
terminal-targi-effect-cheap_camp = מאהלים בזול
terminal-targi-effect-barter = סחר חליפין
terminal-targi-effect-free_hand = יד חופשית
terminal-targi-effect-swap = החלפה
terminal-targi-effect-safe = מוגן
terminal-targi-effect-face_foe = מול היריב
terminal-targi-effect-face_robber = אצל השודד
terminal-targi-effect-two_goods_cards = 2 קלפי סחורה
terminal-targi-effect-two_tribe_cards = 2 קלפי שבט
terminal-targi-effect-fine_silver = כסף משובח
terminal-targi-effect-big_stores = מחסן גדול
terminal-targi-effect-pairs_well = זוגות בארות
terminal-targi-effect-pairs_rider = זוגות רוכבים
terminal-targi-effect-pairs_oasis = זוגות נווים
terminal-targi-effect-pairs_targia = זוגות טארגיות
terminal-targi-effect-pairs_camp = זוגות מאהלים
terminal-targi-effect-full_row = שורה מלאה

terminal-targi-no-such-card = אין קלף ״{ $name }״. קלף מציינים לפי שמו (well3), מקומו (a2, 10, hand) או סוגו (wells).
terminal-targi-no-hand = אין לכם קלף ביד.
terminal-targi-whereabouts = { $card } { $where }
terminal-targi-at-space = הוא מונח ב־{ $space }.
terminal-targi-at-drawn = הוא נמשך עכשיו.
terminal-targi-at-hand = הוא ביד של שחקן { $number }.
terminal-targi-at-row = שחקן { $number } הניח אותו, בשורה { $row }.
terminal-targi-at-discards = הוא הושלך.
terminal-targi-at-unseen = הוא עוד עשוי לבוא.
terminal-targi-lies-open = { $space } הוא קלף סחורה: { $words }.
terminal-targi-lies-goods = קלף סחורה מונח הפוך ב־{ $space }.
terminal-targi-lies-tribe = קלף שבט מונח הפוך ב־{ $space }.
terminal-targi-lies-empty = אין קלף ב־{ $space }, וגם לא יבוא.
terminal-targi-unseen-goods = חפיסת הסחורה, נשארו: { $number }. עוד עשויים לבוא, מהחפיסה ומהקלפים ההפוכים יחד: { $cards }.
terminal-targi-unseen-tribe = חפיסת השבט, נשארו: { $number }. עוד עשויים לבוא, מהחפיסה, מהקלפים ההפוכים ומיד סודית יחד: { $cards }.
terminal-targi-discards-goods = קלפי סחורה שהושלכו: { $cards }.
terminal-targi-discards-tribe = קלפי שבט שהושלכו: { $cards }.
terminal-targi-no-card = אין
terminal-targi-times = { $number ->
    [one] { $card }
    [two] { $card } { "\u2066×2\u2069" }
   *[other] { $card } { "\u2066" }×{ $number }{ "\u2069" }
}

terminal-targi-typed = ״{ $line }״
terminal-targi-turn-placing = { $name }, הניחו את הטארגי { $number ->
    [1] הראשון
    [2] השני
   *[3] האחרון
} שלכם על קלף שוליים.
terminal-targi-type-place = הקלידו את המספר שלו, כמו ״{ $example }״. פנויים: { $numbers }.
terminal-targi-turn-acting = { $name }, הפעילו כלי או דלגו עליו: { $pieces }. הקלידו ״{ $example }״, או ״{ "\u2066" }skip { $example }{ "\u2069" }״.
terminal-targi-turn-skipping = { $uses ->
    [0] { $name }, על מה שנשאר אפשר רק לדלג
   *[other] אפשר רק לדלג
}: { $pieces }. הקלידו ״{ "\u2066" }skip { $example }{ "\u2069" }״.
terminal-targi-turn-hand = { $name }, מותר להניח את הקלף שביד, { $card }, בלי האציל: ״lay hand״{ $done ->
    [yes] , או לסיים את התור: ״done״
   *[no] { "" }
}.
terminal-targi-turn-keeping = { $name }, שמרו אחד משני הקלפים והשליכו את האחר.
terminal-targi-keep = ״{ "\u2066" }keep { $number }{ "\u2069" }״: { $card }
terminal-targi-turn-taking = { $name }, קחו { $number ->
    [one] סחורה לבחירתכם
    [two] 2 סחורות לבחירתכם, אחת אחרי השנייה
   *[other] { $number } סחורות לבחירתכם, אחת אחרי השנייה
}: ״take d״, ״take s״ או ״take p״.
terminal-targi-turn-deciding = { $name }, החליטו: { $card }
terminal-targi-choose = הקלידו { $choices }.
terminal-targi-why-lay = (״why lay״ מסביר למה אי אפשר להניח אותו.)
terminal-targi-may-lay = ״lay״ כדי לשלם עליו ולהניח אותו
terminal-targi-may-hand = ״hand״ כדי לקחת אותו ליד
terminal-targi-may-discard = ״discard״ כדי להשליך אותו
terminal-targi-turn-paying = { $name }, שלמו על { $card }, מחיר: { $cost }. { $options }.{ $gold ->
    [0] { "" }
   *[other] { " " }הזהב נכלל בתשלום.
}
terminal-targi-turn-laying = { $name }, הניחו את { $card } בשורה: { $rows }.
terminal-targi-row = ״{ "\u2066" }row { $number }{ "\u2069" }״ ({ $cards })
terminal-targi-new-row = חדשה
terminal-targi-turn-swapping = { $name }, מותר להחליף בין שני קלפים משורות שונות, לפי שורה ומקום, או להשאיר: { $options }.
terminal-targi-turn-trading = { $name }, החליפו שלוש סחורות זהות ב־1 זהב, או שתיים בסחורה אחרת, כמה פעמים שתרצו: { $options }.
terminal-targi-turn-working = { $name }, הביאו משהו לצורף הכסף, פעם אחת: { $options }.
terminal-targi-silver = ״{ $line }״ תמורת { $points ->
    [one] נקודה אחת
    [two] 2 נקודות
   *[other] { $points } נקודות
}
terminal-targi-turn-moving = { $name }, העבירו סמן: { $options }.
terminal-targi-turn-returning = { $name }, מותר לשמור { $most } סחורות: החזירו { $number ->
    [one] אחת
    [two] 2, אחת אחרי השנייה
   *[other] { $number }, אחת אחרי השנייה
}: { $options }.
terminal-targi-turn-raid = { $name }, השודד על קלף { $corner } ולוקח { $price }: { $options }.
terminal-targi-price-goods = { $number ->
    [one] סחורה אחת
    [two] 2 סחורות
   *[other] { $number } סחורות
} או { $points }
terminal-targi-price-gold = { $number } זהב או { $points }
terminal-targi-tie-gold = לשני השחקנים אותן נקודות; אצל { $name } יש יותר זהב, { $more } מול { $less } (T42).
terminal-targi-tie-goods = לשני השחקנים אותן נקודות ואותו זהב; אצל { $name } יש יותר סחורות, { $more } מול { $less } (T42).
terminal-targi-tie-draw = לשני השחקנים אותן נקודות, אותו זהב ואותן סחורות (T42).

# The terminal: Im Reich der Wüstensöhne
terminal-sons-welcome = הקלידו את מה שמבקשים מכם, כמו ״f5״ כדי לעבור אל f5, ״?״ כדי לראות מה אפשר לעשות, ״signs״ לסימנים שעל המפה, ״quit״ כדי לשמור ולצאת.
terminal-sons-looks = plan: המפה כולה, בגדול · plan small: שורה אחת למשבצת
    oases: כל נווי המדבר שלא הושלמו · tiles: מה עוד יש בערימות
    rumours: איפה הן, ומה ידוע לכם · signs: הסימנים שעל המפה
terminal-sons-heading = { $number ->
    [0] לא נשארו אריחים
    [one] ערימה { $stacks }
    [two] ערימות { $stacks }
   *[other] ערימות { $stacks }
} · קופה: אבני מים { $water }, גמלים { $camels }, שמועות { $rumours }
terminal-sons-worth = זהב לסחורה: { $goods }
terminal-sons-worth-of = { $number ->
    [0] { $good } { $worth }
   *[other] { $good } { $worth } ({ $rumours })
}
terminal-sons-oasis-signs = נווה מדבר { $cells }: { $fields }, פתוח אל { $open }{ $explorers ->
    [0] { "" }
   *[other] , בשורה { $line }
}
terminal-sons-displays = תצוגות { $displays }
terminal-sons-new = חדש: { $cells }
terminal-sons-desert = מדבר
terminal-sons-water = מים
terminal-sons-places = סחורות
terminal-sons-camels = גמלים
terminal-sons-gold = זהב
terminal-sons-explorers = מגלי ארצות
terminal-sons-signs = { "\u2066@1\u2069" } השיירה של שחקן 1 · 16¹ מגלה ארצות 16 של שחקן 1 · { "\u206616*\u2069" } עם הטורבן
    ─ │ מדבר, קווים חומים · ═ ║ נווה מדבר, קווים לבנים · · לא התגלתה
    במפה הקטנה ▀ נווה מדבר בצפון, ▄ בדרום, █ בשניהם
    i לבונה · m מור · s מלח · g אבני חן · w1 w2 מים · C גמל · R שמועה
    o בלי שדה; לכל חלק נווה יש סימן בפינה שליד הצדדים שלו
    במפה הקטנה ~ מים, & שני שדות, כשאין מקום ליותר
    + אפשר לעבור לשם · $ תמורת אבן מים אחת, עם נהג הגמלים · [ ] חדש
    { "\u20662.17 ne/w2 sw/R\u2069" }: אריח 2.17; בצדדים n ו־e שלו 2 אבני מים, ב־s ו־w שמועה
    3/6 סחורות ומקומות · (12) הזהב אם המשחק ייגמר עכשיו
    { "\u206616*:g5\u2069" } מגלה ארצות על g5, 13 אחד בבית · ? שמועה שאינכם מכירים

terminal-sons-oasis = { $cells }: { $about }.
terminal-sons-oasis-fields = { $number ->
    [0] בלי שדה
   *[other] { $fields }
}
terminal-sons-oasis-open = { $number ->
    [0] שלם
   *[other] פתוח אל { $cells }
}
terminal-sons-oasis-line = בשורה { $line }
terminal-sons-in-line = { $height } של שחקן { $number }
terminal-sons-oases-bare = { $number ->
    [one] צד אחד של הצלב עוד חשוף, פתוח אל { $cells }.
    [two] 2 צדדים של הצלב עוד חשופים, פתוחים אל { $cells }.
   *[other] { $number } צדדים של הצלב עוד חשופים, פתוחים אל { $cells }.
}
terminal-sons-oases-done = { $number ->
    [0] עוד לא הושלם אף נווה מדבר.
    [one] נווה מדבר אחד הושלם.
    [two] 2 נווי מדבר הושלמו.
   *[other] { $number } נווי מדבר הושלמו.
}
terminal-sons-stack = ערימה { $stack }, { $number ->
    [one] אריח אחד
    [two] 2 אריחים
   *[other] { $number } אריחים
}: { $tiles }
terminal-sons-no-tiles = לא נשארו אריחים בערימות.
terminal-sons-rumour = { $name }: { $value }, { $place }, ראו אותה: { $seats }
terminal-sons-rumour-place = { $place ->
    [incense] על לבונה
    [myrrh] על מור
    [salt] על מלח
    [gems] על אבני חן
    [supply] בקופה
   *[hand] נלקחה עכשיו
}
terminal-sons-rumours-left = שמועות בקופה: { $number }.

terminal-sons-typed = ״{ $line }״
terminal-sons-last-round = הסיבוב האחרון: { $number ->
    [one] זה התור האחרון במשחק.
    [two] נשארו 2 תורות, כולל זה.
   *[other] נשארו { $number } תורות, כולל זה.
}
terminal-sons-last-tile = האריח האחרון נמשך: אחרי התור הזה יש לכל שחקן עוד תור אחד.
terminal-sons-low = { $number ->
    [one] נשאר רק אריח אחד
    [two] נשארו רק 2 אריחים
   *[other] נשארו רק { $number } אריחים
}; אחרי האחרון יש לכל שחקן עוד תור אחד (S31).
terminal-sons-turn-moving = { $name }, { $which ->
    [second] מותר לזוז פעם נוספת
    [extra] זוזו שוב
   *[first] זוזו
}: הקלידו משבצת שמסומנת ב־+{ $driver ->
    [may] { " " }או ב־$ (אבן מים אחת)
    [paid] { " " }(נהג הגמלים כבר קיבל תשלום)
   *[no] { "" }
}, כמו ״{ $example }״, או ״stay״.
terminal-sons-turn-discovering = { $name }, { $which ->
    [second] מותר לגלות פעם נוספת
   *[first] גלו אריח
}. הקלידו { $options }.
terminal-sons-may-draw = ״draw״ לאריח מהערימה
terminal-sons-may-take = { $lines } מהתצוגה שלכם
terminal-sons-may-scout = { $lines } מתצוגה אחרת, בעזרת הסייר תמורת אבן מים אחת
terminal-sons-may-pass = ״pass״ כדי לוותר
terminal-sons-turn-laying = { $name }, הניחו את אריח { $tile } על { $places }. הקלידו משבצת וזווית: ״{ $example }״.
terminal-sons-turn-answering = { $name }, אריח { $tile } נלקח מהתצוגה שלכם. הקלידו ״redraw״ כדי למשוך אחר, או ״decline״.
terminal-sons-part = נווה המדבר { $side } של { $cell }: { $about }.
terminal-sons-turn-exploring = { $name }, { $which ->
    [recall] כל מגלי הארצות שלכם על המפה, ואפשר להחזיר אחד
   *[put] אפשר להציב מגלה ארצות על { $cell }
}. הקלידו { $options }, או ״pass״.
terminal-sons-turn-ordering = { $name }, שני נווי מדבר הושלמו. איזה ינוקד קודם? הקלידו { $options }.
terminal-sons-turn-choosing = { $name }, מגלה ארצות { $height } שלכם יכול לקחת שדה{ $number ->
    [0] { "" }
    [one] , ועוד אחד בשורה
    [two] , ועוד 2 בשורה
   *[other] , ועוד { $number } בשורה
}. הקלידו { $options }, או ״pass״.
terminal-sons-turn-throwing = { $name }, כל { $places } המקומות שלכם תפוסים. { $number ->
    [0] אין לכם דבר מלבד { $good }: הקלידו ״leave״.
   *[other] השליכו משהו בשביל { $good }: { $options }, או ותרו: ״leave״.
}
terminal-sons-turn-putting = { $name }, שמועה { $rumour } היא { $value }. הניחו אותה על סחורה: { $options }.
terminal-sons-turn-looking = { $name }, אפשר להציץ בשמועה: { $options }, או ״pass״.
terminal-sons-turn-looked = { $name }, שמועה { $rumour } על { $good } היא { $value }. הקלידו ״leave״ כדי להשאיר אותה שם, או ״remove״ כדי להחזיר אותה לקופה.
terminal-sons-turn-leading = { $name }, התור שלכם נגמר. הקלידו ״end״, או ״leader״ לעוד תור: זה עולה אבן מים אחת, ויש לכם { $water }.
terminal-sons-tie-water = אותו זהב אצל { $names }; אצל { $name } יש יותר מים, { $more } מול { $less } (S33).
terminal-sons-tie-shared = אותו זהב אצל { $names }, ואצל { $winners } גם אותם מים, { $more } (S33).
