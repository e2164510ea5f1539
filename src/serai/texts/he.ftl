# Errors
unknown-game = אין משחק בשם ״{ $name }״. יש: { $known }.
game-too-large = במשחק { $name } יש { $actions } פעולות ועד { $seats } מקומות; בוטים יכולים לחפש בין { $most_actions } פעולות ו־{ $most_seats } מקומות לכל היותר.
no-games = לא מותקן שום משחק.
game-no-package = חבילת המשחק ״{ $package }״ לא נמצאה.
game-no-manifest = בחבילת המשחק ״{ $package }״ אין { $file }.
game-bad-manifest = בחבילת המשחק ״{ $package }״ אי אפשר לקרוא את { $file }: { $why }.
game-bad-field = במניפסט של חבילת המשחק ״{ $package }״, ״{ $field }״ { $kind ->
    [unknown] לא מוכר. יש: { $listed }
    [number] צריך להיות מספר מ־{ $least } עד { $most }
    [seats] צריך להיות רשימה עולה של מספרי מושבים
    [table] צריך להיות טבלה
   *[word] צריך להיות מילה פנויה של 2 עד 24 אותיות קטנות
}.
game-other-name = חבילת המשחק ״{ $package }״ קוראת לעצמה ״{ $name }״, אבל נקודת הכניסה שלה נקראת ״{ $entry }״.
game-twice = כבר יש משחק ״{ $name }״: החבילה ״{ $package }״ נשארת בחוץ.
game-broken = אי אפשר לטעון את המשחק ״{ $name }״ (חבילה ״{ $package }״): { $why }
module-of-other-sources = החוקים המהודרים של המשחק ״{ $name }״ אינם של גרסה זו; יש לטעון את הדף מחדש.
game-no-game = בחבילה ״{ $package }״ אין GAME בשם ״{ $name }״.
unknown-language = ״{ $name }״ אינה שפה שמדברים כאן. יש: { $known }.
unknown-option = אין במשחק הזה אפשרות ״{ $name }״. האפשרויות שלו: { $known }.
bad-option = האפשרות { $name } לא יכולה להיות ״{ $value }״. היא יכולה להיות: { $allowed }.
bad-seats = המשחק הזה אינו מתאים ל־{ $seats } שחקנים, אלא ל־{ $allowed }.
bad-seat = אין מושב { $seat }: המושבים נספרים מ־0, ומספרם { $seats }.
bad-names = מספר השמות שניתנו הוא { $given }, ומספר המושבים { $seats }.
bad-name = ״{ $name }״ לא יכול להיות שם של מושב: 1 עד { $most } תווים, בלי ״|״ ובלי רווחים בקצוות.
name-unseen = ״{ $name }״ לא יכול להיות שם: אי אפשר לראות בו דבר. נחוצים אות, ספרה או סמל.
name-sign = ״{ $name }״ לא יכול להיות שם: יש בו { $sign }, שאי אפשר לראות אותו, שהופך את כיוון הכתיבה או שאינו תו.
name-marks = ״{ $name }״ לא יכול להיות שם: אות יכולה לשאת עד { $most } סימני ניקוד, ושם לא מתחיל בהם.
bad-seed = ״{ $seed }״ לא יכול להיות זרע; השתמשו באותיות לטיניות, בספרות, ב״-״ וב״_״.
illegal-action = ״{ $text }״ אסור עכשיו.
reason-cited = { $rule }:
not-your-turn = זה לא התור של מושב { $seat } אלא של מושב { $actor }.
stale = הפעולה נועדה לרגע { $n } במשחק, שנמצא עכשיו ברגע { $now }.
nothing-to-undo = אין מה לבטל.
no-seed = צריך למשוך קלף, אבל הזרע של המשחק הזה לא ידוע.
bad-material = אי אפשר לשחק ב״{ $name }״:
more-faults = { $more ->
    [one] ועוד אחת
    [two] ועוד שתיים
   *[other] ועוד { $more }
}
text-too-long = הטקסט ארוך מ־{ $most } תווים, ולכן לא נקרא.
text-too-many-lines = מספר השורות הוא { $lines }, ולכן הטקסט לא נקרא; מותרות עד { $most }.
line-too-long = שורה { $line }: { $characters } תווים הם יותר מדי; בשורה יש עד { $most }.
sign-no-text = שורה { $line }, עמודה { $column }: תו בקרה או חצי תו, שאין להם מקום בטקסט.

# Records and positions
bad-first-line = שורה { $line }: זו צריכה להתחיל ב״{ $expected }״.
stray-block = שורה { $line }: שורה אחרי ״|״ אינה שייכת לשום דבר.
unknown-line = שורה { $line }: ״{ $text }״ לא מובן; יש { $known } ואז ״{ "\u2066moves:\u2069" }״.
line-twice = שורה { $line }: { $key } מופיע פעמיים.
no-moves = שורה { $line }: הרישום נגמר בלי ״{ "\u2066moves:\u2069" }״.
missing-line = חסרה השורה ״{ "\u2066" }{ $key }:{ "\u2069" }״.
not-a-number = שורה { $line }: ״{ $text }״ אינו מספר ({ $key }).
no-such-rules = אין גרסת חוקים { $version }; החדשה ביותר היא { $newest }.
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
server-summary = שולחנות למשחקים: { $games }.
server-listening = Serai נמצא ב־{ $address } (Ctrl-C עוצר אותו; כל השולחנות נשמרים).
server-failed = משהו השתבש בשרת. שום דבר לא השתנה; נסו שוב.
cannot-listen = השרת לא יכול להאזין ב־{ $host }, פורט { $port }: { $why }. בחרו אחר בעזרת { "\u2066--host\u2069" } ו־{ "\u2066--port\u2069" }.
metrics-cannot-listen = אי אפשר להגיש מדדים ב־{ $host }, פורט { $port }: { $why }. בחרו מקום אחר בעזרת { "\u2066--metrics\u2069" }.
no-free-port = אף פורט מ־{ $first } עד { $last } אינו פנוי. בחרו אחד בעזרת { "\u2066serai serve --port\u2069" }.
bad-public-url = ״{ $url }״ אינה כתובת של דף; היא צריכה להיראות כך: https://serai.example.org.
bad-database = אי אפשר להשתמש במסד הנתונים ״{ $name }״: { $why }
newer-database = הוא נוצר בגרסה חדשה יותר של Serai.
database-in-memory = הוא ייעלם יחד עם השרת; ציינו קובץ.
database-served = שרת אחר כבר משתמש בו. קובץ משרת תהליך אחד; לכמה תהליכים, השתמשו ב־PostgreSQL.
processes-need-postgres = כמה תהליכים צריכים PostgreSQL, כדי שאחד ידע מה עשה האחר. ציינו אותו בעזרת { "\u2066--database postgresql+psycopg://…\u2069" }, או השמיטו את { "\u2066" }--processes { $number }{ "\u2069" }.
processes-not-here = במערכת הזאת לא יכולים לשרת כמה תהליכים; השמיטו את { "\u2066--processes\u2069" }.
work-needs-postgres = רק משימות שב־PostgreSQL אפשר לעשות במקום אחר. ציינו את מסד הנתונים של השרתים בעזרת { "\u2066--database postgresql+psycopg://…\u2069" }.
workers-none = עם SQLite אף אחד אחר לא יכול לחשוב בשביל הבוטים: { "\u2066--workers\u2069" } צריך להיות 1 לפחות.
work-begun = עובדים; תהליכים למחשבה ממושכת: { $workers } (Ctrl-C עוצר; מה שהתחיל ייעשה בידי אחרים).
database-missing = אין קובץ כזה.
database-in-use = שרתים משתמשים בו. סיימו אותם קודם.
bad-backup = אי אפשר להשתמש בגיבוי ״{ $file }״: { $why }
backup-none = ״{ $file }״ אינו גיבוי של Serai.
backup-broken = הגיבוי ״{ $file }״ פגום או קטוע בשורה { $line }. דבר לא שוחזר.
backup-other-version = הגיבוי ״{ $file }״ נוצר בגרסה אחרת של Serai. שחזרו אותו באותה גרסה, ואז תנו לגרסה הזאת להשתמש במסד הנתונים.
store-not-empty = במסד הנתונים הזה כבר יש אנשים או שולחנות; גיבוי משוחזר לתוך מסד ריק.
backup-done = { $rows } שורות נשמרו ב־{ $file }.
restore-done = { $rows } שורות שוחזרו מ־{ $file }.
export-title = כותבים את האתר
export-done = האתר נמצא ב־„{ $folder }”; קבצים: { $files }, { $megabytes } מ״ב. אפשר להעלות אותם לכל מקום ברשת; רק משחק עם חברים דרך קישור דורש שרת.
export-not-built = מה שהדפדפן צריך כדי לשחק בלי שרת לא נבנה כאן. בעותק של קוד המקור, „make offline” בונה אותו.
export-not-empty = ב־„{ $folder }” כבר יש משהו שאינו כתיבה קודמת. לא נכתב דבר.
export-failed = אי אפשר היה לכתוב את האתר ל־„{ $folder }”: { $why }
unknown-limit = אין מגבלה ״{ $name }״. יש: { $known }.
bad-limit = המגבלה { $name } לא יכולה להיות ״{ $value }״: זה מספר שלם גדול מ־0, כמו { "\u2066" }{ $name }=100{ "\u2069" }.
bad-proxy = ״{ $text }״ אינה כתובת של שרת מתווך; היא צריכה להיראות כמו 10.0.0.7, 10.0.0.0/24 או { "\u2066fd00::/64\u2069" }, ולא יכולה לכלול את כולם.
bad-metrics = אי אפשר להגיש מדדים ב״{ $text }״; זה צריך להיראות כמו 127.0.0.1:9100, { "\u2066[::1]:9100\u2069" } או 9100.
no-such-page = אין דבר בכתובת { $path }.
no-such-method = אי אפשר לפנות אל { $path } עם { $method }.
bad-message = זה לא מובן:
bad-field = { $field }: { $what }
field-no-text = תו בקרה או חצי תו, שאין להם מקום בטקסט
not-text = הודעות הן טקסט, לא בתים.
too-long = זה ארוך מדי: מתקבלים עד { $most } בתים.
too-fast = זה היה יותר מדי בבת אחת; חכו { $seconds ->
    [one] שנייה
    [two] שתי שניות
   *[other] { $seconds } שניות
} והמשיכו.
too-many-sockets = יש יותר מדי חיבורים; סגרו אחד, או נסו שוב מאוחר יותר.
request-too-slow = הבקשה לא הגיעה במלואה תוך { $seconds ->
    [one] שנייה
    [two] שתי שניות
   *[other] { $seconds } שניות
}; שלחו אותה שוב.
headers-too-long = הכותרות של הבקשה ארוכות מדי: מתקבלים עד { $most } בתים.
too-many-open = חיבור אחד מאזין לכל היותר ל־{ $most } מושבים; עזבו אחד קודם.
too-many-tables = יש לכם { $most } שולחנות שלא הסתיימו; סיימו אחד או ותרו על אחד קודם.
server-full = בשרת הזה יש { $most } שולחנות שלא הסתיימו, והוא לא מקבל עוד כרגע.
too-many-bot-tables = יש לכם { $most } שולחנות של בוטים בלבד שלא הסתיימו; חכו קודם שאחד יסתיים.
too-many-checks = { $most } קבצים שלכם עדיין נבדקים; חכו עד שהבדיקה תסתיים.
check-too-long = בדיקת הקובץ ארכה יותר מ־{ $most } שניות ולכן הופסקה. פשטו את הקובץ.
check-failed = אי אפשר היה לבדוק את הקובץ. שום דבר לא השתנה; נסו שוב.
analysis-failed = אי אפשר היה לסיים את הניתוח. שום דבר לא השתנה; נסו שוב.
other-host = השרת הזה לא נקרא ״{ $host }״. אם זה השם הרצוי, הפעילו אותו עם { "\u2066--public-url\u2069" }.
other-origin = דף מ־{ $origin } לא רשאי להשתמש בשרת הזה.
no-person = הבקשה הזאת לא מזהה איש: פנו קודם אל { "\u2066/api/me\u2069" } ושלחו את העוגייה שלו עם כל בקשה.
device-link-spent = כבר השתמשו בקישור הזה, או שפג תוקפו; בקשו חדש.
no-such-table = אין שולחן כזה, או שצריך את הקישור שלו כדי לראות אותו.
not-your-table = זה לא השולחן שלכם.
seat-number = מושב { $number }
picture-to-move = { $game }: התור של { $seat }
picture-over = { $game }: המשחק נגמר
sent-title = { $game }, לצפייה חוזרת
page-not-built = השרת הזה הופעל בלי העמוד שלו, ולכן אין לו לוח לשלוח.
unfold-table = שולחן ב־Serai
unfold-replay = משחק ב־Serai, מהלך אחר מהלך
unfold-analysis = משחק { $game } עם ניתוח
unfold-game = { $game }
unfold-house = Serai
unfold-description = משחקי לוח של המדבר: חוקים מדויקים, בוטים הוגנים, ומאמן שמסביר למה.
bad-picture = תמונה נכתבת בקובץ SVG, PNG או APNG, ו״{ $name }״ אינו אחד מהם.
seat-not-yours = מושב { $seat } אינו שלכם.
seat-taken = מישהו אחר כבר תפס את מושב { $seat }.
friend-may-return = { $who }: היעדרות של { $away }; בוט יוכל להחליף בעוד { $left }.
friend-keeps-seat = { $who }: היעדרות של { $away }, והמושב נשמר: בשולחן הזה בוט אף פעם לא מחליף חברים.
whoever-sits = מושב { $seat }
span-seconds = { $number ->
    [one] שנייה
    [two] שתי שניות
   *[other] { $number } שניות
}
span-minutes = { $number ->
    [one] דקה
    [two] שתי דקות
   *[other] { $number } דקות
}
span-hours = { $number ->
    [one] שעה
    [two] שעתיים
   *[other] { $number } שעות
}
span-days = { $number ->
    [one] יום
    [two] יומיים
   *[other] { $number } ימים
}
table-not-begun = המשחק לא התחיל: עוד יש מושבים פנויים.
table-waits-for-you = אחרים משחקים שם ומחכים לכם. מסרו קודם את המקום לבוט, או פרשו מהמשחק.
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
undo-too-often = אי אפשר לבטל עוד בשולחן הזה: ביומן שלו יש כבר { $most } רשומות.
store-away = המאגר לא עונה.
server-ends = השרת הזה עומד להיסגר.
games-are-loaded = המשחקים עדיין נטענים.
not-saved = אי אפשר היה לשמור, ולכן שום דבר לא השתנה; נסו שוב.
own-not-here = לזה נדרש שרת, וכאן אין שרת.
own-no-friends = חברים מגיעים לשולחן דרך שרת; בלעדיו כולם יושבים מול המסך הזה.
own-full = לא נשאר מקום בדפדפן הזה לשמור את זה, ולכן דבר לא השתנה. פנו מקום במכשיר ונסו שוב.
own-elsewhere = בינתיים המשיכו לשחק בשולחן הזה בלשונית אחרת, ולכן כאן דבר לא השתנה.
own-thinker-failed = לא ניתן היה לחשב את זה בדפדפן הזה.
own-no-store = הדפדפן הזה לא שומר דבר עבור הדף הזה (אולי זה חלון פרטי), ולכן דבר לא השתנה.
own-away = זה עדיין לא הורד, וכעת אין חיבור.
carry-company = שולחן עם חברים נשאר בשרת שלו.
carry-resigned = שולחן שמישהו פרש ממנו נשאר במקומו.
carry-no-seed = אפשר להעביר רק שולחן שכל הרישום שלו נמצא, כולל הזרע.
carry-other-seats = מספר המקומות ברישום: { $seats }; צריך לציין מספר זהה.
carry-too-long = במשחק הזה יש יותר מ־{ $most } רשומות, וזה יותר מדי כאן.
own-no-painting = בלי שרת אפשר לשמור רגע כשרטוט (SVG), אבל לא כתמונה מצוירת ולא כסרט.
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
bench-step-coach = המאמן
bench-step-environments = הסביבות
bench-step-environment-peers = סביבות של אחרים
bench-head-environments = סביבות לשני מקומות, צעדים בשנייה, ליבה אחת
bench-head-vector = 256 שולחנות בקריאה
bench-head-one = שולחן אחד בקריאה
bench-head-aec = PettingZoo, שולחן אחד
bench-head-spiel = OpenSpiel מתוך Python
bench-head-two-threads = שני תהליכונים, לפי השעון
bench-step-serving = שירות לשולחנות
bench-step-page = הדף בדפדפן
bench-step-one-core = מהלכים על ליבה אחת של שרת
bench-step-live = שולחנות חיים רבים
bench-step-crowded = חיבורים רבים מאוד
bench-step-handling = יצירת שולחנות, פתיחתם וחזרה אליהם
bench-step-telling = כמה נאמר
bench-step-beside = לצד boardgame.io
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
bench-head-cpu = מעבד למהלך
bench-head-holding = מה ששרת מחזיק, ליבה לו וליבה ללקוחות
bench-head-rss = זיכרון
bench-head-handling = שולחנות לשניים
bench-head-make = מעבד ליצירת שולחן
bench-head-open = לפתיחתו במושב
bench-head-reconnect = לחזרה בחיבור חדש
bench-head-bytes = בתים לפעולה ולמושב
bench-head-most-bytes = 99% עד
bench-head-compressed = אותו דבר, דחוס
bench-head-beside = מעבד למהלך, שולחנות לשניים
bench-head-ours = Serai, על הדיסק
bench-head-memory = boardgame.io, בזיכרון
bench-head-times = משלנו
bench-head-files = boardgame.io, בקבצים
bench-row-one-core = { $game }, מספר השולחנות { $tables }, במהירות המרבית
bench-row-live = כל המשחקים, מספר השולחנות { $tables } ומספר החיבורים { $sockets }, מהלך בכל שולחן כל { $pause } ש׳
bench-row-beside = { $game }, מספר השולחנות { $tables }
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
bench-row-processes = { $game }, חיבורים: { $sockets }, PostgreSQL, תהליכים: { $processes }
bench-step-processes = תהליך אחד ושניים על PostgreSQL
bench-row-search = { $game }, { $seats } שחקנים
bench-row-spiel-search = בוט MCTS של OpenSpiel ב־C++, { $name }
bench-row-ours = { $game }, { $seats } שחקנים, משחקים אקראיים שלמים
bench-row-spiel = בוט MCTS של OpenSpiel ב־C++, משחקי ניסיון של { $name }
bench-row-catanatron = catanatron, משחקים אקראיים
bench-closing = מ־Python העתקת מצב נמשכת { $copy } µs והפעולות החוקיות שלו { $legal } µs; `serai --help` עונה תוך { $help } ש׳, ומשחק ראשון מוכן תוך { $match } ש׳.
bench-serving-start = `serai serve` נותן תשובה ראשונה אחרי { $seconds } ש׳.
bench-serving-memory = שולחן שאיש לא משחק בו תופס { $table } KiB מזיכרון השרת, ועוד { $least } עד { $most } KiB לכל מהלך שנעשה.
bench-serving-busy = כשאורח אחד נותן לבוטים ברמת אמן לחשוב { $seconds } ש׳ ב־{ $tables } שולחנות, הבוט הקל של אורח אחר עונה תוך { $answer } ש׳.
bench-few-files = היו אמורים להיפתח { $wanted } חיבורים, אבל מגבלת הקבצים הפתוחים של המערכת מאפשרת כאן רק { $sockets } (`ulimit -n` מעלה אותה).
bench-beside = boardgame.io בגרסה { $version }, עם משחק משלנו שמבטיו ארוכים כמו שלנו; הוא מודיע על מהלך לפני שהוא נשמר, ואינו מודיע על פעולות חוקיות.
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
word-address = ADDRESS
word-port = פורט
word-url = URL
word-folder = FOLDER
word-python = PYTHON
word-bot = BOT
word-lower = LOWER
word-upper = UPPER
word-language = LANGUAGE

# The terminal
serai = משחקי לוח מעולם המדבר: חוקים מדויקים, בוטים שלא מרמים. כל משחק משוחק לפי החוקים שלו, וכל ״לא״ מסביר למה.
help-serve = הפעלת השרת: שולחנות שלא מאבדים דבר, לדף, לחברים ולבוטים. בלי פקודה, serai עושה זאת למחשב הזה בלבד ופותח את הדפדפן.
help-host = איפה להאזין; 0.0.0.0 הוא בכל מקום. (127.0.0.1 אם לא צוין: המחשב הזה בלבד)
help-port = איזה פורט; 0 לוקח כל פורט פנוי. (8000 אם לא צוין)
help-database = הקובץ ששומר את השולחנות, או כתובת SQLAlchemy; אם לא צוין, קובץ בתיקיית הנתונים שלכם.
help-public-url = הכתובת שבה אנשים מגיעים לשרת, כמו https://serai.example.org.
help-behind-proxy = הכתובת או הרשת של שרת מתווך שלפני השרת, כמו 127.0.0.1 או 10.0.0.0/24, שמאמינים לכותרות X-Forwarded-For ו־X-Forwarded-Proto שלו; אפשר לציין כמה פעמים.
help-limit = מגבלה שונה מהרגיל, כמו tables_per_person=20; אפשר לציין כמה פעמים.
help-metrics = להגיש כאן מדדים עבור Prometheus, כמו 127.0.0.1:9100, או 9100 למחשב הזה בלבד; אורחים לעולם אינם רואים אותם. כשיש כמה תהליכים, לכל אחד פורט משלו, בזה אחר זה. (בשום מקום, אם לא צוין)
help-drain = כמה שניות השרת ממשיך אחרי SIGTERM, כשאינו מוכן עוד, כדי ששרת מתווך יפסיק לשלוח אליו אנשים. (0, אם לא צוין)
help-workers = בכמה תהליכים בוטים רשאים לחשוב זמן ממושך; כמספר הליבות, אם לא צוין. תהליך נוסף עושה מהלכים מהירים, ואחר בודק קבצים. עם PostgreSQL, הערך 0 משאיר את כל זה לפקודה serai work.
help-processes = כמה תהליכים משרתים, בפורט אחד; יותר מאחד רק עם PostgreSQL.
help-work = לחשוב בשביל הבוטים של שרתים על אותו PostgreSQL, לנתח ולבדוק קבצים; בכל מספר של מחשבים.
help-work-database = ה־PostgreSQL של השרתים: { "\u2066postgresql+psycopg://…\u2069" }.
help-work-workers = בכמה תהליכים בוטים רשאים לחשוב כאן זמן ממושך; כמספר הליבות, אם לא צוין. תהליך נוסף או יותר עושים מהלכים מהירים, ואחר בודק קבצים.
help-backup = שמירת הכול בקובץ אחד: אנשים, שולחנות, משחקים. השרת יכול להמשיך בינתיים.
help-restore = שחזור הכול מקובץ כזה לתוך מסד נתונים ריק; כך גם עוברים מ־SQLite ל־PostgreSQL ובחזרה.
help-export = כתיבת האתר כולו כקבצים שפועלים בלי שרת: לכל מקום ברשת.
help-backup-file = הקובץ שבו נמצא הכול.
help-export-folder = תיקייה חדשה, ריקה או של כתיבה קודמת.
help-play = משחק כאן, מול בוטים או עם אחרים ליד המסך הזה.
help-rules = הדפסת חוברת החוקים של משחק, או חוק אחד מתוכה.
help-check = בדיקה של רישום, עמדה, מפה, חפיסה או ערכת אריחים: מה זה, ומה שגוי.
help-analyse = איפה ניצחו ואיפה הפסידו במשחק: הסיכויים של כולם מהלך אחר מהלך, והמהלכים שהפסידו הכי הרבה.
help-perft = ספירת רצפי הפעולות החוקיים, עומק אחר עומק (perft).
help-compile = הידור החוקים של כל המשחקים, כדי שיתחילו מיד.
help-bench = מדידת מהירות המשחקים, גם מול מיזמים אחרים.
help-arena = בוטים משחקים זה מול זה, ורואים מי חזק יותר ועד כמה זה בטוח. כל חלוקת קלפים משוחקת בכל סידורי הישיבה של הבוטים. זירה שנעצרה ממשיכה כשנותנים שוב את אותה פקודה.
help-lang = השפה: en, pl, he, fr או de; אם לא צוינה, שפת הסביבה. מה שמקלידים זהה בכולן.
help-help = הצגת הטקסט הזה ויציאה.
help-version = הדפסת הגרסה ויציאה.
help-game = המשחק לפי שמו: { $games }.
help-id = אותו דבר, כאפשרות.
help-rule = המזהה של חוק, כמו D10, T13 או S10.
help-file = קבצים לבדיקה.
help-seats = מי משחק, לפי סדר התורות: you, כל שם אחר לאנשים נוספים ליד המסך הזה, או בוט: beginner, easy, medium, hard, strong או master, greedy או random. (״you,medium״ אם לא צוין)
help-seed = מה קובע את ההגרלות; אותו זרע נותן אותן הגרלות.
help-option = אפשרות של המשחק, כמו first=1; אפשר לציין כמה פעמים.
help-source = המפה, החפיסה או האריחים של המשחק: לפי השם, או קובץ משלכם. גם המילה של המשחק עצמו מתאימה: { $words }.
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
help-picture = ציור של רגע במשחק כתמונה, או של המשחק כולו כתמונה נעה.
help-picture-out = קובץ התמונה: SVG או PNG לרגע אחד, APNG למשחק כולו.
help-ply = אחרי מספר כזה של פעולות; בלעדיו, המצב בסוף המשחק.
help-eyes = מה שראו מהמושב הזה, החל מ־1; בלעדיו, מה שראה צופה.
help-dark = בצבעים כהים.
help-dice = הזרע של קוביות הסימולציות.
help-engine-only = להשמיט את מה שנמדד בשרת ובדפדפן.
help-environments-only = למדוד את הסביבות בלבד ולשמור את שאר הנתונים שבקובץ.
help-server-only = למדוד את השרת בלבד ולשמור את שאר הנתונים שבקובץ.
help-bench-database = מסד PostgreSQL שעליו מודדים תהליך אחד ושניים; בלעדיו מדלגים על כך.
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
numbered-player = שחקן { $number }
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
terminal-plain-welcome = הקלידו פעולה, ״?״ כדי לראות מה אפשר לעשות, ״quit״ כדי לשמור ולצאת.
terminal-plain-turn = { $name }, תורך: { $actions }
terminal-plain-yes = כן
terminal-plain-no = לא
terminal-other-source = למשחק { $game } אין { "\u2066" }--{ $given }{ "\u2069" }. { $right ->
    [map] את המפה
    [deck] את החפיסה
   *[tiles] את האריחים
} שלו מציינים בעזרת { "\u2066" }--{ $right }{ "\u2069" }.
terminal-option-form = ״{ $text }״ צריך להיות NAME=VALUE.
terminal-not-text = זה לא טקסט ב־UTF-8
terminal-too-large = הוא גדול מ־{ $most } בתים
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
terminal-check-commitment = ההתחייבות של הזרע היא { $commitment }
terminal-check-position = עמדה במשחק { $game } ל־{ $seats } שחקנים על { $material }

# סביבות
bad-observation = בתצפית של השולחן הזה יש { $size } מספרים; הצורה של זו היא { $given }.
env-bad-number = ״{ $number }״ הוא מספר קטן מדי כאן.
env-not-number = האפשרות { $name } היא מספר ולא יכולה להיות ״{ $value }״.
env-bad-actions = דרושה פעולה אחת לכל אחד מ־{ $number } השולחנות, כמספרים שלמים; ניתנה הצורה { $given }.
env-no-action = אין פעולה { $number }: פעולות הן מספרים החל מ־0, ויש { $actions } כאלה.
env-bad-bytes = הבתים האלה לא נשמרו משולחנות כאלה: המשחק, האפשרויות, המושבים ומספר השולחנות חייבים להיות זהים.
env-other-game = זו אינה עמדה במשחק { $game } כפי שמשחקים אותו בשולחנות האלה.
env-over = המשחק נגמר או שעדיין לא התחיל: יש לקרוא קודם ל־{ "\u2066reset()\u2069" }.
env-no-render-mode = אין מה להציג: לא נבחר { "\u2066render_mode\u2069" }.
env-settled = אי אפשר לבחור כאן ״{ $name }״: הסביבה הזו קובעת זאת בעצמה. שולחנות חשופים ({ "\u2066serai.envs.Tables\u2069" }) מקבלים זאת.
env-not-each = נדרש ערך אחד לכל אחד מ־{ $number } השולחנות; הצורה שניתנה היא { $given }.
env-nobody-left = בכל מושב יושב יריב: צריך להשאיר לפחות אחד לסוכן.
env-seat-alone = מושב משלך יש בשולחן עם יריבים: בלעדיהם נשאל כל מושב בתורו.
env-no-seats = היריבים נקראים לפי המושבים, למשל { "\u2066opponents={1: 'medium'}\u2069" }; ניתן { $value }.
help-games = לתת לבוטים לשחק משחקים שאפשר ללמוד מהם: תיקייה של רישומים ושל מערכים עם מה שכל מושב ראה ועשה.
help-games-bots = הבוטים, מופרדים בפסיקים; הם יושבים סביב השולחן בסדר הזה, מושב אחד הלאה בכל משחק.
help-games-number = כמה משחקים.
help-games-out = תיקייה חדשה עבורם.
help-games-simulations = סימולציות למהלך לבוטים שמחפשים; אם לא ניתן, כפי שיש לרמה.
games-done = { $games } משחקים עם { $choices } בחירות נכתבו אל { $folder }.
games-not-empty = התיקייה { $folder } אינה ריקה; יש לתת שם של חדשה.
games-none = בתיקייה { $folder } אין משחקים כפי ש״{ "\u2066serai games\u2069" }״ כותב אותם.

# The coach
coach-why-points = { $seat }, { $source }: בממוצע { $played } נקודות, ואחרי המהלך הטוב יותר { $better }.
coach-nudge = כדאי להסתכל עוד פעם: יש משהו טוב יותר ממה שעולה בראש ראשון.
coach-hint = { $action } מוביל לסיכוי של { $chance }.
no-such-analysis = אין ניתוח כזה, או שאינו פתוח בפניכם.
record-of-running-table = זה תיעוד של משחק שעדיין מתנהל כאן ליד שולחן. אפשר יהיה לנתח אותו כשיסתיים.
no-deal = אין הגרלה ליום { $day }: שום הגרלה לא פורסמה.
deal-sealed = אחרים עדיין יכולים לשחק את ההגרלה הזאת. עד שהיום שלה ייגמר אי אפשר לנתח אותה, לשלוח אותה או לשחק אותה שוב.
deal-own-hands = את הגרלת היום משחקים בעצמכם: שום בוט לא מחליף אתכם. אפשר לפרוש.
no-exercise = אין כאן עמדה בשם „{ $name }” לתרגול.
variations-changed = הווריאציות השתנו בינתיים, אולי בחלון אחר. הביטו בהן כפי שהן עכשיו ושנו אותן שוב.
neither-record-nor-position = זה לא תיעוד ולא עמדה. תיעוד מתחיל ב־“serai record 1”, ועמדה ב־“serai position 1”.
too-many-analyses = מספר הניתוחים שלכם שכבר בעבודה: { $most }. חכו לאחד מהם.
too-many-asked = כבר ממתינים ל־{ $most } תשובות, אצלכם או בכתובת שלכם: רמזים, ניסיונות, מהלכים של בוטים ותמונות יחד. בקשו שוב כשתגיע אחת מהן.
too-many-notes = כבר נשמרו { $most } רישומים של מה שלמדתם, ואין מקום לעוד.
no-course = ב־{ $game } אין משחק ראשון מודרך.
no-such-task = בקורס של { $game } אין משימה „{ $task }”.
no-puzzles = ב־{ $game } אין חידות.
no-such-puzzle = ב־{ $game } אין חידה בשם „{ $name }”.
task-is-over = המשימה „{ $task }” כבר הסתיימה קודם; התחילו אותה מחדש.
bad-course = הקורס של { $game } אינו תקין: { $why }
bad-expectation = קורס אומר { $given } במקום שבו אפשר לומר { $known }.
no-hints-here = רמזים ו“מה אילו” מותרים ליד שולחנות עם בוטים בלבד, וליד שולחנות שהתירו זאת כשנפתחו.
bad-variation = וריאציה { $number }: { $why }
no-such-variation = אין וריאציה קודמת { $number }.
bad-variation-line = ״{ $text }״ אינו מהלך: מהלך מתחיל במספר המושב, או ב־* לגורל.
variation-too-much = וריאציה { $number } מיותרת או ארוכה מדי: מותר עד { $variations } וריאציות, לכל אחת שם של עד { $name } תווים, הערה של עד { $note } תווים ו־{ $steps } מהלכים.
variations-too-long = הווריאציות ארוכות מכדי לשמור אותן: יחד מותר להן { $most } תווים, ויש בהן { $number }.
variation-mover = ״{ $text }״ אינו של מי שתורו עכשיו.
start-of-other-table = העמדה היא של { $game } למספר השחקנים { $seats }, והשולחן אחר.

# Positions set by hand
edit-moment = הרגע במשחק
edit-player = שחקן { $number }
edit-none = אין
edit-yes = כן
edit-no = לא
edit-no-room = עמדה במשחק הזה נכתבת כטקסט; אי אפשר לסדר אותה ביד.
edit-no-place = אין כאן דבר בשם ״{ $name }״ שאפשר לקבוע.
edit-bad-value = אי אפשר לקבוע את ״{ $name }״ ל־״{ $value }״.
