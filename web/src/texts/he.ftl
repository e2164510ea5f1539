# Home
page-home-title = תחנת מנוחה בדרך השיירות
page-home-lead = ב־Serai תמצאו משחקי לוח מעולם המדבר. שחקו מול בוטים, עם חברים מרחוק או סביב מסך אחד; בלי הרשמה.
page-home-games = המשחקים
page-by = מאת { $designer }
page-players = { $least } עד { $most } שחקנים
page-players-exactly = { $number ->
    [one] שחקן אחד
    [two] { $number } שחקנים
   *[other] { $number } שחקנים
}
page-play = לשחק
page-play-game = לשחק: { $game }
page-play-wait = עורכים את השולחן…
page-play-against = לחיצה על ״לשחק״ מתחילה משחק מיד: אתם מול בוט אחד (רמה: { $level }).
page-set-up = הגדרות משחק
page-set-up-game = הגדרות משחק: { $game }
page-rules-game = חוקים: { $game }
page-finished = משחקים שהסתיימו
page-finished-none = אין משחק שלכם שמתאים.
page-more = להציג עוד
page-try-again = לנסות שוב
page-state-your-turn = התור שלכם
page-state-turn = התור של { $name }
page-state-turn-yours = התור של { $name }, במסך הזה
page-state-asleep = התור של { $name }, ברגע שמישהו יסתכל
page-state-open = מחכים לחברים
page-state-going = המשחק נמשך
page-ended-won = ניצחתם
page-ended-shared = ניצחתם במשותף
page-ended-lost = { $count ->
    [one] הניצחון של { $names }
    [two] ניצחון משותף: { $names }
   *[other] ניצחון משותף: { $names }
}
page-ended-resigned = פרשתם מהמשחק
page-points = { $points ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $points } נקודות
}
page-resigned = פרישה
page-foot-about = Serai הוא מיזם לא רשמי. הטקסטים, האיורים, המפות והקלפים שבו מקוריים.
page-foot-credit = { $game } הוא משחק מאת { $designer }.
page-foot-programs = גם תוכנות יכולות לשחק כאן:
page-foot-interface = הממשק
page-foot-typefaces = הגופנים: Rubik ו־Frank Ruhl Libre, ברישיון Open Font License

# What goes on, and the ways out of it
page-go-on = להמשיך לשחק
page-go-new = להתחיל משהו חדש
page-go-all = להציג את כל ה־{ $number }
page-ways-open = { $game }: לפרוש, למסור את המקום או למחוק
page-ways-title = { $game }: מה לעשות במשחק?
page-ways-level = אם בוט ממשיך: הרמה שלו
page-ways-hand = למסור את המקום לבוט
page-ways-hand-why = הוא ממשיך במקומכם, והמשחק כבר לא נספר לכם.
page-ways-resign = לפרוש
page-ways-resign-name = הפרישה של { $name }
page-ways-resign-why = המשחק אבוד ומסתיים; רק אם נשארו כמה אחרים, בוט יושב במקום והם ממשיכים לשחק.
page-ways-sure = כן, לפרוש
page-ways-remove-give-up = לוותר על השולחן
page-ways-remove-give-up-why = המשחק עוד לא התחיל; השולחן ייעלם לכולם.
page-ways-remove-free = לפנות את המקום שלי
page-ways-remove-free-why = מישהו אחר יוכל לקבל אותו באותו קישור.
page-ways-remove-own = להסיר מהרשימה שלי
page-ways-remove-own-why = אצל האחרים המשחק נשאר. לכם הוא כבר לא נספר.
page-ways-remove-all = למחוק
page-ways-remove-all-why = המשחק יורד מהרשימה שלכם ולא נספר. במשך עשר דקות אפשר להחזיר אותו.
page-ways-not = להשאיר כמו שהוא
page-deleted = { $game }: ירד מהרשימה שלכם.
page-deleted-undo = להחזיר
page-delete-game = למחוק את { $game }

# What is over
page-find = חיפוש במשחקים שלכם
page-find-hint = שחקן, בוט או משחק
page-find-game = משחק
page-find-any-game = כל המשחקים
page-find-who = יריב
page-find-anybody = כל היריבים
page-find-bots = בוטים
page-find-friends = חברים
page-find-outcome = תוצאה
page-find-any-outcome = כל תוצאה
page-outcome-won = ניצחון
page-outcome-shared = ניצחון משותף
page-outcome-lost = הפסד
page-tally = איך הלך עד עכשיו
page-tally-all = בסך הכול
page-tally-bots = בוטים: { $level }
page-tally-nameless = חבר בלי שם
page-tally-games = { $games ->
    [one] משחק אחד
    [two] שני משחקים
   *[other] { $games } משחקים
}
page-tally-ends = ניצחונות: { $won }, משותפים: { $shared }, הפסדים: { $lost }
page-tally-points = הנקודות שלכם בממוצע
page-tally-theirs = שלהם

# Set up
page-setup-lead = מי יושב איפה, ואיך תרצו לשחק.
page-setup-who = מי משחק
page-setup-number = מספר השחקנים
page-setup-seat = מושב { $seat }
page-setup-kind = מי יושב במושב { $seat }
page-setup-kind-me = אתם
page-setup-kind-here = עוד מישהו ליד המסך הזה
page-setup-kind-friend = חבר או חברה, בעזרת קישור
page-setup-kind-bot = בוט
page-setup-your-name = השם שלכם
page-setup-your-name-hint = זה מה שהאחרים יראו. אפשר להשאיר ריק.
page-setup-name = שם
page-setup-level = רמה
page-setup-friend = תקבלו קישור לשליחה מיד כשהשולחן יהיה מוכן. המשחק יתחיל כשכולם יגיעו.
page-setup-here = מעבירים את המסך מיד ליד; כשיש במשחק סודות, וילון מסתיר אותם.
page-setup-how = איך משחקים
page-setup-confirm = אישור בסוף כל תור
page-setup-confirm-hint = התור נגמר רק כשתאשרו אותו; עד אז אפשר לבטל אותו.
page-setup-thinking = כמה זמן הבוט ברמת אמן חושב על מהלך
page-setup-seconds = { $seconds ->
    [one] שנייה אחת
    [two] 2 שניות
   *[other] { $seconds } שניות
}
page-setup-grace = אם מישהו נעדר, בוט יכול להחליף
page-setup-grace-hint = כל מי שליד השולחן רואה מה סוכם.
page-grace-120 = אחרי שתי דקות
page-grace-600 = אחרי 10 דקות
page-grace-86400 = אחרי יום
page-grace-never = אף פעם
page-grace-other = אחרי { $span }
page-setup-begin = להתחיל
page-setup-lay = לערוך את השולחן
page-setup-wait = עורכים את השולחן…
page-setup-own = קובץ משלי
page-setup-choose-file = בחירת קובץ
page-setup-own-hint = קובץ טקסט, שנבדק כשעורכים את השולחן. אם אי אפשר לשחק בו, כל שורה שגויה תצוין כאן.
page-setup-no-game = אין כאן משחק בשם הזה.

# Levels and options
page-level-about-beginner = לערב ראשון: רואה מה כל מהלך נותן, אבל לעיתים קרובות בוחר במהלך אחר.
page-level-about-easy = בדרך כלל בוחר במה שנראה הכי טוב, אבל לא רואה מה תעשו אחר כך.
page-level-about-medium = מתחיל לחשוב קדימה.
page-level-about-hard = חושב קדימה, ומעניש על מה שפספסתם.
page-level-about-strong = חושב הרבה קדימה. קשה לנצח אותו.
page-level-about-master = החזק מכולם: חושב כל כמה שתרשו לו.
page-option-first = מי מתחיל
page-option-first-lot = לפי הגרלה
page-option-first-seat = מושב { $seat }
page-option-yes = כן
page-option-no = לא
page-option-usual = ברירת המחדל: { $value }
# Rules
page-rules-contents = תוכן העניינים
page-rules-find = חיפוש חוק
page-rules-find-hint = מילה, או { $example }
page-rules-found = { $number ->
    [0] אין חוק עם המילים האלה.
    [one] חוק אחד
    [two] 2 חוקים
   *[other] { $number } חוקים
}
page-rules-link = קישור אל { $rule }
page-rules-example = דוגמה
page-rules-ruling = הכרעה שלנו
page-rules-next = הבא: { $rule } { $title }
page-rules-before = הקודם: { $rule } { $title }
page-rules-how = איך משחקים
page-rules-short = החוקים בשתי דקות
page-rules-whole = חוברת החוקים המלאה
page-rules-games = חוקי המשחקים
page-rules-english = החוקים האלה עדיין לא תורגמו לשפה שלכם; זה הנוסח באנגלית.
page-rules-none = אין כאן חוקים בשם הזה.

# The deal of the day
page-day = הגרלת היום
page-day-of = { $game }: הגרלת היום
page-day-game = { $game }: הגרלת היום
page-day-lead = הגרלה אחת לכולם, פעם אחת, נגד אותם בוטים, שעונים על אותם מהלכים באותה דרך.
page-day-table = { $players } · הבוטים: { $level }
page-day-begin = לשחק
page-day-go-on = להמשיך לשחק
page-day-once = משחקים אותה פעם אחת. אין רמזים, ועד סוף היום לא מספרים עליה דבר במקום אחר. מי שמתחיל לפני חצות יכול לסיים אחר כך; היא נספרת ליום שלה.
page-day-none = ליום הזה אין הגרלה: שום הגרלה לא פורסמה.
page-day-on-the-day = כשהיום הזה התחיל לא הייתה הגרלה, כי השרת היה חדש או לא פעל. לכן היא נבחרה ופורסמה אחר כך: { $time }. איש לא יכול היה להתחיל אותה קודם. כל האחרות מתפרסמות לפני היום שלהן.
page-day-next = ההגרלה הבאה: { $time } אצלכם (בעוד { $left }). היום מתחיל ב־00:00 UTC.
page-day-mine = המשחק שלכם
page-day-rank = { $played ->
    [one] אתם הראשונים ששיחקו אותה.
    [two] מקום { $rank } מתוך { $played }
   *[other] מקום { $rank } מתוך { $played }
}
page-day-line = { $game } { $date }: { $outcome ->
    [won] ניצחון
    [shared] ניצחון משותף
   *[lost] הפסד
} { $points }, מקום { $rank } מתוך { $played }
page-day-score = התוצאה שלכם בשורה אחת, בלי לגלות את ההגרלה
page-day-results = תוצאות
page-day-closed = { $played ->
    [0] עוד איש לא שיחק אותה עד הסוף.
    [one] משחק אחד הסתיים. מה שאחרים עשו תראו אחרי המשחק שלכם.
    [two] שני משחקים הסתיימו. מה שאחרים עשו תראו אחרי המשחק שלכם.
   *[other] { $played } משחקים הסתיימו. מה שאחרים עשו תראו אחרי המשחק שלכם.
}
page-day-nobody = עוד איש לא שיחק אותה עד הסוף.
page-day-place = מקום
page-day-who = מי
page-day-score-of = נקודות, שלו ושל הבוטים
page-day-guest = אורח
page-day-late = הסתיים אחרי היום שלו
page-day-look = לצפות
page-day-look-at = לצפות במשחק של { $name }
page-day-days = ימים קודמים
page-day-today = להגרלה של היום
page-day-check = נקבע מראש
page-day-check-why = הזרע של הגרלה נבחר לפני היום שלה. אז מתפרסמת ההתחייבות שלו, שאינה מתאימה לשום זרע אחר ואינה מגלה דבר על ההגרלה; הזרע נמסר כשהיום נגמר.
page-day-check-late = הזרע של ההגרלה הזאת נבחר ביום עצמו, כי כשהיום התחיל לא היה כזה. מאז פורסמה ההתחייבות שלו, שאינה מתאימה לשום זרע אחר ואינה מגלה דבר על ההגרלה; הזרע נמסר כשהיום נגמר.
page-day-commitment = התחייבות
page-day-seed = זרע
page-day-seed-later = יימסר כשהיום ייגמר
page-day-commitment-next = ההתחייבות למחר
page-day-check-how = איך בודקים: ההתחייבות היא גיבוב של הזרע, שנעשה כך. תיעוד של משחק מביא את הזרע כשהיום נגמר, ואפשר לבדוק אותו לפיו, הגרלה אחר הגרלה.
page-day-back = לתוצאות היום

# Practice
page-practice = תרגול
page-practice-of = { $game }: תרגול
page-practice-lead = רגעים ממשחקים צמודים בין בוטים, כדי לשחק אותם עד הסוף: תצליחו יותר ממה שהצליחו אז?
page-practice-round = סוף של משחק
page-practice-ending = המהלכים האחרונים
page-practice-seat = { $players }, אתם במושב { $seat }, { $left ->
    [one] בחירה אחת
    [two] שתי בחירות
   *[other] { $left } בחירות
} לפני הסוף
page-practice-then = אז זה נגמר { $points }, מהן { $own } למושב הזה.
page-practice-best = השיא שלכם: { $points }
page-practice-none-yet = עוד לא ניסיתם
page-practice-begin = לשחק עד הסוף
page-practice-begin-name = לשחק עד הסוף: { $name }
page-practice-level = רמת הבוטים
page-practice-nothing = למשחק הזה אין עדיין מה לתרגל.
page-practice-other = המשחקים האחרונים שלכם, מהצד השני
page-practice-other-why = אותה הגרלה שוב, במושב אחר, נגד בוטים.
page-practice-other-seat = במקום { $name }
page-practice-other-side = אותה הגרלה, במקום { $name }
page-practice-before = במשחק הקודם היו למושב הזה { $before }; עכשיו { $now }.
page-puzzles = חידות
page-puzzles-of = { $game }: חידות
page-puzzles-lead = בכל אחת מהעמדות האלה מהלך אחד הוא בבירור הטוב ביותר, והוא לא זה שנראה כך.
page-puzzles-next = הבאה בשבילי
page-puzzles-themes = לפי נושא
page-puzzles-theme = נפתרו { $solved } מתוך { $number }
page-puzzles-rating = הדירוג שלכם: { $rating }
page-puzzles-tried = נפתרו בניסיון ראשון: { $solved } מתוך { $tried }
page-puzzles-run = שלוש דקות
page-puzzles-run-lead = כמה שיותר, מהקל אל הקשה.
page-puzzles-run-begin = להפעיל את השעון
page-puzzles-run-best = השיא שלכם: { $score }
page-puzzles-run-score = נפתרו: { $score }
page-puzzles-run-left = נותרו { $time }
page-puzzles-run-over = הזמן נגמר. נפתרו: { $score }
page-puzzles-run-again = עוד ריצה
page-puzzles-difficulty = דרגת קושי { $rating }
page-puzzles-right = זה המהלך.
page-puzzles-wrong = יש מהלך טוב יותר.
page-puzzles-shown = הנה המהלך.
page-puzzles-cost = הסיכוי לנצח: { $best }% אחרי המהלך הטוב ביותר, { $tried }% אחרי שלכם.
page-puzzles-looks = הסיכוי לנצח: { $best }%. אחרי המהלך שנראה הטוב ביותר: { $looks }%.
page-puzzles-follows = איך זה ממשיך
page-puzzles-back = צעד אחורה
page-puzzles-on = צעד קדימה
page-puzzles-show = להראות את הפתרון
page-puzzles-another = לחידה הבאה
page-puzzles-again = לנסות שוב
page-puzzles-list = כל החידות
page-puzzles-nothing = למשחק הזה אין עדיין חידות.
page-puzzles-now = הדירוג שלכם: { $rating } ({ $change })
page-puzzles-solve = לפתור

# Explained when it first comes up
page-first = חדש כאן
page-first-close = הבנתי
page-first-off = בלי הסברים
page-you-explained = להסביר מה שחדש
page-you-explained-hint = מה שקורה ליד שולחן בפעם הראשונה מוסבר בכמה מילים, פעם אחת.
page-you-explained-again = להסביר הכול שוב
page-you-explained-done = הכול יוסבר שוב.

# You
page-along = לקחת את Serai לדרך
page-along-why = שלושת המשחקים, הבוטים, הניתוח, השיעורים, החידות וספרי הכללים נשמרים במכשיר הזה, ומכאן והלאה פועלים בלי חיבור. רק משחק עם חברים דרך קישור דורש את השרת.
page-along-alone = ה־Serai הזה לא צריך שרת. אחרי הביקור הראשון הכול נשאר במכשיר הזה ופועל בלי חיבור.
page-along-size = זה { $megabytes } מ״ב, פעם אחת.
page-along-take = לקחת לדרך
page-along-loading = { $done } מתוך { $megabytes } מ״ב
page-along-kept = { $megabytes } מ״ב שמורים במכשיר הזה. Serai נפתח בלי חיבור.
page-along-newer = { $megabytes } מ״ב שמורים במכשיר הזה, ולצידם גרסה חדשה יותר. היא תופעל בפעם הבאה, כשאף דף של Serai לא יהיה פתוח.
page-along-remove = להסיר מהמכשיר הזה
page-along-removed = הוסר. המשחקים שלכם בדפדפן הזה נשארו.
page-along-network = החיבור נקטע. מה שהגיע עד כה נשמר, ולא יובא שוב.
page-along-full = אין מספיק מקום במכשיר הזה. לא נשמר דבר.
page-along-changed = מה שהגיע אינו מה שהוכרז; אולי גרסה חדשה מועלית ממש עכשיו. כדאי לנסות שוב בעוד זמן מה.
page-along-storage = הדפדפן הזה לא שומר דבר עבור הדף, כמו בחלון פרטי. מחלון רגיל אפשר לקחת את Serai לדרך.
page-along-old = הדפדפן הזה ישן מכדי לשחק בלי שרת. דפדפן חדש יותר יכול.
page-along-insecure = דפדפן לוקח לדרך רק מה שבא מכתובת מאובטחת (https).
page-you-title = הפרופיל שלכם
page-you-lead = Serai מזהה אתכם לפי הדפדפן הזה בלבד; אין צורך בהרשמה.
page-you-forgotten = משחקים ששיחקתם בהם נשמרים לתמיד; מי שאין לו שולחן ולא חוזר זמן רב, בדרך כלל 30 יום, נשכח.
page-you-name = השם שלכם
page-you-name-hint = מה שהחברים רואים ליד השולחן. עד 40 תווים.
page-you-save = שמירה
page-you-saved = נשמר.
page-you-look = מראה וצליל
page-you-theme = צבעים
page-you-theme-auto = כמו במכשיר
page-you-theme-light = בהיר
page-you-theme-dark = כהה
page-you-motion = תנועה
page-you-motion-auto = כמו במכשיר
page-you-motion-off = בלי
page-you-sound = צליל
page-you-sound-hint = צלילים עדינים כשמניחים משהו, כשמגיע תורכם ובסוף המשחק.
page-you-vibration = רטט
page-you-vibration-hint = הטלפון רוטט לרגע כשמגיע תורכם.
page-you-calls-hint = הודעה מהדפדפן כשהדף הזה מוסתר מאחורי אחרים.
page-you-calls-blocked = הדפדפן הזה אינו מרשה הודעות מכאן. אפשר לשנות זאת בהגדרות שלו לדף הזה, ודרושה גם כתובת מאובטחת (https).
page-you-keys = מקשים מכל מקום בשולחן
page-you-keys-hint = הספרות, N ו־R פועלים על הלוח מכל מקום בדף. כשזה כבוי, הם פועלים רק אחרי שעברתם אל הלוח.
page-you-at-once = צעדים בלי ברירה נעשים מעצמם
page-you-at-once-hint = כשרק דבר אחד אפשרי, הוא נעשה אחרי הפסקה קצרה. ביטול מהלך מחזיר אל הבחירה האחרונה. בלי זה לוחצים על כל צעד לבד.
page-you-device = Serai במכשיר נוסף
page-you-device-why = בעזרת קישור תוכלו לשחק גם מטלפון או ממחשב אחר, עם השם שלכם ועם כל המשחקים שלכם.
page-you-device-make = יצירת קישור
page-you-device-link = פתחו את זה במכשיר השני
page-you-device-lasts = הקישור טוב לפעם אחת, במשך { $minutes ->
    [one] דקה אחת
    [two] 2 דקות
   *[other] { $minutes } דקות
}. מי שיפתח אותו ישחק בשמכם, ולכן אל תשלחו אותו לאף אחד.
page-device-title = לשחק גם כאן?
page-device-why = הקישור הזה נוצר במכשיר אחר. אם תמשיכו, תשחקו כאן באותו שם ובאותם משחקים.
page-device-instead = בדפדפן הזה כבר משחקים בשם { $name }. המשחקים ההם לא יוצגו כאן יותר.
page-device-instead-nameless = בדפדפן הזה כבר יש משחקים. הם לא יוצגו כאן יותר.
page-device-go = להמשיך
page-device-not = לא עכשיו
page-device-no-secret = חסר משהו בסוף הקישור. העתיקו אותו במלואו, או צרו קישור חדש.
page-not-found-title = רק חול וחול
page-not-found = אין דף בכתובת הזאת.

# What can happen anywhere
page-no-connection = כרגע אין חיבור אל Serai. שום דבר לא אבד; נסו שוב.
page-wait = Serai עמוס כרגע; ממשיכים בעוד { $seconds ->
    [one] שנייה
    [two] שתי שניות
   *[other] { $seconds } שניות
} …

# The frame
page-title = { $page } · Serai
page-title-turn = ● תורכם: { $page } · Serai
page-call-title = תורכם: { $game }
page-call-with = ליד השולחן עם { $names }
page-call-me = קראו לי כשמגיע תורי
page-skip = אל התוכן
page-nav = Serai
page-language = שפה
page-nav-you = פרופיל
page-loading = רק רגע…
page-close = סגירה
page-copy = העתקה
page-copied = הועתק
page-share = שיתוף
page-code = קוד QR
page-code-how = כוונו אליו מצלמה של טלפון.
page-reach-here = רק המחשב הזה יכול לפתוח את הקישורים: השרת אינו מקשיב לאף אחד אחר.
page-reach-how = כדי לשחק עם אחרים, סיימו אותו והפעילו כך:
page-reach-network = מי שנמצא באותה רשת, למשל באותו Wi-Fi, יכול לפתוח את הקישורים בכתובת { $address }.
page-reach-others = אם הכתובת אינה עונה, נסו במקומה את { $addresses }.
page-invited-by = הזמנה מאת { $host }
page-invited = הוזמנתם למשחק
page-invited-seats = { $seats ->
    [one] לשחקן אחד
    [two] לשני שחקנים, כולל אתכם
   *[other] ל־{ $seats } שחקנים, כולל אתכם
}
page-invited-name = איך לקרוא לכם?
page-invited-name-hint = האחרים רואים את השם הזה ליד השולחן. אפשר לשנות אותו בכל עת.
page-invited-sit = להתיישב מיד
page-go-home = לדף הבית
page-player = שחקן { $seat }

# Before the game
page-waiting = { $game }: השולחן ערוך
page-waiting-owner = שלחו לכל אחד מהחברים קישור למושב. המשחק יתחיל מעצמו ברגע שכולם יהיו כאן.
page-waiting-guest = יש לכם מושב. המשחק יתחיל מעצמו ברגע שכולם יהיו כאן.
page-kept-until = אם עד { $date } לא ייעשה מהלך, השולחן הזה יישכח.
page-seat-free = עדיין פנוי
page-link-seat = קישור למושב { $seat }
page-link-watch = קישור לצופים
page-bot-instead = לתת לבוט לשחק במקום
page-give-up = לוותר על השולחן

# At the table
page-board = הלוח
page-seats = שחקנים
page-side = לצד הלוח
page-tab-log = יומן
page-tab-table = שולחן
page-tab-result = תוצאה
page-tab-more = עוד
page-tools = כלי השולחן
page-you = אתם
page-to-move = התור הנוכחי
page-present = כאן
page-absent = לא כאן
page-away-in = { $name }: היעדרות של { $away }; בוט יוכל להחליף בעוד { $left }.
page-away-now = { $name }: היעדרות של { $away }; בוט יכול להחליף עכשיו.
page-away-never = { $name }: היעדרות של { $away }, והמושב נשמר.
page-points-secret = סודי
page-points-table = הנקודות לפי מקורן
page-total = בסך הכול
page-watching = { $number ->
    [one] צופה אחד במשחק.
    [two] 2 צופים במשחק.
   *[other] { $number } צופים במשחק.
}
page-your-turn = התור שלכם
page-turn = התור של { $name }
page-turn-queued = { $name } בהמתנה לזמן חשיבה: השרת עמוס
page-turn-shortened = זמן החשיבה של { $name } קוצר: השרת עמוס
page-to-confirm = אשרו את התור, או בטלו אותו
page-over = המשחק נגמר
page-looking-back = מבט לאחור
page-at-once = רק דבר אחד אפשרי: { $what }
page-at-once-plain = רק דבר אחד אפשרי, והוא נעשה עכשיו.
page-saved = נשמר
page-saving = שומרים…
page-lost = אין חיבור; מנסים שוב…
page-confirm = אישור התור
page-undo = ביטול מהלך
page-since = מאז המהלך האחרון שלכם
page-since-count = מאז המהלך האחרון שלכם ({ $steps })
page-step = { $step } מתוך { $steps }
page-back = אחורה
page-on = קדימה
page-to-now = למצב הנוכחי
page-sound-on = הצליל פועל
page-sound-off = הצליל כבוי
page-rules = חוקים
page-rule = חוק { $rule }
page-why-not = זה לא אפשרי
page-log = מה קרה
page-log-setting = סידור הלוח ({ $number })
page-curtain = העבירו את המסך אל { $name }
page-curtain-why = ליד השולחן הזה יש לשחקנים סודות. שום דבר לא יוצג עד שהמסך יהיה אצל { $name }.
page-curtain-lift = אני { $name }
page-about = על השולחן הזה
page-about-table = { $game }: השולחן הזה
page-commitment = ההתחייבות של השרת
page-seed = זרע ההגרלה של המשחק
page-commitment-why = כל מה שנקבע בהגרלה נובע מזרע שנקבע לפני תחילת המשחק. המספר הזה הוצג מההתחלה ואינו מתאים לשום זרע אחר, ולכן איש לא יכול היה לשנות את ההגרלה באמצע; בסוף המשחק מוצג הזרע עצמו.
page-leave = יציאה
page-leave-title = לקום מהשולחן?
page-leave-kept = שום דבר לא אובד: המשחק נשמר, ותמצאו אותו בדף הבית.
page-leave-over = המשחק נשמר; אפשר לצפות בו שוב מדף הבית.
page-leave-stay = להישאר
page-leave-more = לסיים עם המשחק הזה
page-leave-home = יציאה

# The end
page-scoring = הניקוד הסופי
page-scoring-skip = להציג הכול
page-winner = הניצחון של { $name }
page-winners = ניצחון משותף: { $names }
page-why = הפרש של { $margin } { $unit } מול { $other }; ההבדל הגדול ביותר: { $source }, { $more } לעומת { $less }.
page-why-tie = בסוף שוויון: { $rule }
page-next-up = ברמה הבאה: { $level }
page-next-down = ברמה קלה יותר: { $level }
page-rematch = לשחק שוב
page-same-deal = שוב, עם אותה הגרלה
page-followed = יש משחק נוסף ליד השולחן הזה: הצטרפו.
page-replay = לצפות שוב

# Replay
page-replay-of = { $game }, צפייה חוזרת
page-replay-first = להתחלה
page-replay-last = לסוף
page-replay-play = הפעלה
page-replay-pause = השהיה
page-replay-speed = קצב
page-replay-times = { $times }×
page-replay-turn-next = { $mine ->
    [yes] התור הבא שלך
   *[no] התור הבא: { $name }
}
page-replay-turn-before = { $mine ->
    [yes] התור הקודם שלך
   *[no] התור הקודם: { $name }
}
page-replay-setting = הלוח ערוך, והמשחק מתחיל.
page-tab-points = נקודות
page-replay-eyes = מנקודת המבט של
page-record = הורדת רישום המשחק
page-send-moment = הרגע הזה
page-send-game = המשחק כולו
page-send-png = תמונה (PNG)
page-send-svg = ציור (SVG)
page-send-film = תמונה נעה (APNG)
page-send-file = קובץ אחד (HTML)
page-send-why = הקובץ נפתח בכל דפדפן ומציג את המשחק מחדש, בלי שרת. הכנת התמונה הנעה עשויה לקחת חצי דקה.
page-send-making = בהכנה…
page-send-eyes = כפי שזה נראה מהצד של { $name }.
page-send-spectator = כפי שצופה רואה זאת.
page-to-table = אל השולחן
page-curve = הנקודות לאורך המשחק
page-curve-now = הנקודות ברגע זה: { $points }

# Zoom
page-zoom-in = הגדלה
page-zoom-out = הקטנה
page-zoom-fit = הלוח כולו

# A game without a board of its own
page-plain-actions = מה אפשר לעשות
page-plain-nothing = אין כאן עכשיו מה לעשות.

# Without a server
page-own-loading = מתכוננים לשחק בדפדפן הזה: { $percent }%
page-own-without = אתם משחקים בלי שרת: הכול נשמר בדפדפן הזה.
page-own-back = חזרה אל השרת
page-own-there = { $number ->
    [one] משחק אחד שמור בדפדפן הזה.
    [two] שני משחקים שמורים בדפדפן הזה.
   *[other] { $number } משחקים שמורים בדפדפן הזה.
}
page-own-go = לשחק שם, בלי השרת
page-ways-carry-out = להעביר אל השרת
page-ways-carry-out-why = המשחק ממשיך שם, בכל המכשירים שלכם; כאן הוא יורד מהרשימה.
page-ways-carry-home = לקחת אל הדפדפן הזה
page-ways-carry-home-why = עותק ממשיך כאן, גם בלי רשת. אפשר היה לקרוא את הקלפים הסמויים שלו, ולכן הוא נחשב לחלוקה גלויה.
