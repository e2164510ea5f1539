# Analysis
coach-analyse = ניתוח
coach-analyse-position = ניתוח העמדה
coach-analysis-of = ניתוח: { $game }
coach-position = עמדה
coach-tab-move = מהלך
coach-tab-moves = טעויות
coach-tab-ways = וריאציות
coach-tab-luck = מזל
coach-chances = סיכויי הניצחון ממהלך למהלך
coach-chances-now = אחרי { $move } מתוך { $moves } מהלכים: { $chances }
coach-outlook = מצב המשחק
coach-chance = סיכוי לניצחון
coach-expected = נקודות צפויות
coach-points = ≈ { $points }
coach-word-good = טוב
coach-word-slip = אי־דיוק
coach-word-mistake = טעות
coach-word-blunder = טעות גסה
coach-cost = הסיכוי לניצחון של { $name }: { $played } במקום { $best }
coach-cost-nothing = הסיכוי לניצחון של { $name }: { $chance }
coach-best = המהלך הטוב ביותר: סיכוי לניצחון { $chance }
coach-unsure = החיפוש אינו בטוח שהמהלך הזה גרוע יותר.
coach-better = עדיף:
coach-alike = טוב באותה מידה:
coach-why = למה
coach-helped = למי זה עזר:
coach-only-move = היה רק מהלך אפשרי אחד.
coach-begin = אפשר לעבור על המשחק צעד אחר צעד, או לדלג מטעות לטעות.
coach-show-better = הצגת ההמשך העדיף
coach-try = נסו בעצמכם
coach-asking = להסתיר את המהלך הטוב יותר עד שאנסה בעצמי
coach-tell = גלו לי
coach-average = { $loss } נקודות אחוז אבדו בממוצע במהלך
coach-no-faults = בלי טעויות.
coach-words-why = אי־דיוק עולה לפחות { $slip } נקודות אחוז מהסיכוי לניצחון, טעות { $mistake }, וטעות גסה { $blunder }, ככל שהחיפוש בטוח בכך. כל מהלך נשפט לפי מה שאפשר היה לדעת באותו רגע.
coach-table = הסיכויים בטבלה
coach-move = מהלך
coach-fault-before = הטעות הקודמת
coach-fault-next = הטעות הבאה
coach-candidates = המהלכים הטובים ביותר
coach-luck = מזל ומיומנות, בנקודות אחוז מהסיכוי לניצחון
coach-luck-start = בהתחלה
coach-luck-luck = מזל
coach-luck-skill = החלטות עצמיות
coach-luck-others = ההחלטות של האחרים
coach-luck-uncovered = סודות שנחשפו
coach-luck-unexplained = טעות החישוב
coach-luck-result = תוצאה
coach-luck-why = כל אלה יחד נותנים בדיוק את התוצאה.
coach-draws = ההגרלות ששינו הכי הרבה
coach-beliefs = מה יכול להיות מוסתר?
coach-beliefs-why = לפני המהלך הזה, לפי המידע שהיה בידי { $name }:
coach-beliefs-none = שום דבר לא היה מוסתר.
coach-beliefs-now = לפי המידע שבידי { $name } עכשיו:
coach-beliefs-now-none = כרגע שום דבר אינו מוסתר.
coach-stage-waiting = ממתינים למקום פנוי…
coach-stage-first = מבט ראשון על כל מהלך…
coach-stage-close = בודקים לעומק את מה שמוטל בספק…
coach-stage-reasons = מחפשים את הסיבות…
coach-stage-luck = שוקלים מזל מול מיומנות…
coach-progress = התקדמות הניתוח
coach-failed = לא ניתן היה לסיים את הניתוח.
coach-hurried = הזמן נגמר לפני שנבדקו מקרוב כל המהלכים שבספק.
coach-once-more = לעבור על זה שוב

# Sharing
coach-share = שיתוף הניתוח
coach-share-why = מי שיש לו הקישור יכול לצפות במשחק ובניתוח שלו ולנסות מהלכים. אפשר לבטל את הקישור בכל רגע.
coach-share-link = קישור פומבי
coach-share-make = יצירת קישור
coach-share-withdraw = ביטול הקישור

# What if
coach-what-if = מה אם?
coach-mode-own = מה אם?
coach-mode-line = ההמשך העדיף
coach-mode-try = נסו בעצמכם
coach-try-task = מצאו מהלך טוב יותר עבור { $name }.
coach-trying = המהלך שלכם נבדק…
coach-tried = { $word }: { $own }; עם המהלך הטוב ביותר { $best }.
coach-try-again = לנסות שוב
coach-go-on = להמשיך מכאן
coach-keep = לשמור
coach-play-on = לשחק מכאן
coach-back-to-game = חזרה למשחק
coach-others = מי משחק במקום האחרים
coach-by-hand = הכול ביד
coach-by-bot = בוטים: { $level }
coach-bot-moves = מהלך של בוט
coach-variations = וריאציות
coach-variations-none = לחצו על ״מה אם?״, עשו מהלך אחר על הלוח ושמרו אותו כאן.
coach-variations-nobody = לא נשמרה שום וריאציה.
coach-variation = וריאציה { $number }
coach-variation-from = ממהלך { $move }, { $steps ->
    [one] צעד אחד
    [two] שני צעדים
   *[other] { $steps } צעדים
}
coach-variation-name = שם
coach-variation-note = הערה
coach-variation-delete = מחיקת ״{ $name }״

# Hints
coach-hint = רמז
coach-hint-best = הכי טוב: { $move } סיכוי לניצחון: { $chance }.
coach-hint-wait = חושבים…
coach-hint-move = להראות את המהלך
coach-hint-play = לשחק אותו
coach-hint-beside-next = לעומת המהלך הבא בטיבו:
coach-hint-beside-middling = לעומת מהלך בינוני:
coach-hint-alike = כמעט אין הבדל ניכר לעומת מהלכים אחרים.
coach-hints-used = { $hints ->
    [one] רמז אחד
    [two] שני רמזים
   *[other] { $hints } רמזים
}
coach-setup-hints = רמזים מותרים
coach-setup-hints-hint = כל מי שליד השולחן רשאי לבקש רמזים, ורישום המשחק מראה מי ביקש. במשחק מול בוטים בלבד זה תמיד מותר.
coach-setup-start = המשחק ממשיך מהעמדה שנבחרה, עם מספר השחקנים והאפשרויות שלה.

# Something of one's own
coach-analyse-title = ניתוח של משחק או עמדה
coach-analyse-lead = כל משחק שנרשם ב־Serai, או כל עמדה. משחק שעדיין מתנהל כאן ליד שולחן אי אפשר לנתח.
coach-analyse-text = רישום משחק או עמדה
coach-analyse-hint = הטקסט מתחיל בשורה ״serai record״ או ״serai position״.
coach-analyse-file = או קובץ טקסט
coach-editor = עמדה משלכם
coach-editor-lead = סדרו את העמדה משולחן המטבח ושאלו עליה. או לוו משחק אמיתי: הזינו את המהלכים תוך כדי המשחק, גלו מה אסור ולמה, והנקודות ייספרו מעצמן.
coach-companion = ליד השולחן שלכם
coach-companion-of = { $game }: ליד השולחן שלכם
coach-editor-how = סדרו כאן את מה שמונח על השולחן שלכם. אחר כך לחצו על ״{ coach-editor-moves }״ והזינו את מה שאתם עושים: מה שאסור יוסבר, והנקודות ייספרו.
coach-tab-text = העמדה
coach-editor-empty = שולחן ריק
coach-editor-dealt = אחרי חלוקה
coach-editor-gone = החזרת השולחן הקודם
coach-editor-kept = נשמר בדפדפן הזה: אפשר לצאת ולחזור בכל עת.
coach-editor-text = העמדה כטקסט
coach-editor-sound = העמדה הזאת אפשרית.
coach-tab-set = סידור
coach-editor-set = סידור ביד
coach-editor-moves = הזנת מהלכים
coach-editor-task = לחצו על מקום בלוח כדי לקבוע מה יש בו.
coach-editor-cell = סידור { $cell }
coach-editor-here = { $what }: { $where }
coach-editor-again = אותו הדבר בכל מקום נוסף
coach-editor-brush = בכל מקום שתלחצו: { $what }
coach-editor-stop = סיום
coach-editor-open = לא נקבע
coach-drawn = מה עלה?
coach-drawn-tell = זה עלה
coach-drawn-told = מה שנשלף נאמר כאן, כמו ליד שולחן אמיתי
coach-drawn-ask = אמרו מה עלה בשולחן שלכם.
coach-mine = ניתוחים עד כה
coach-kind-table = משחק ליד שולחן
coach-kind-record = רישום משחק
coach-kind-position = עמדה
coach-status-waiting = בהמתנה
coach-status-running = בתהליך
coach-status-failed = נכשל
