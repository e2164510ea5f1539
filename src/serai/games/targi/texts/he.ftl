# Targi: names
targi-name = טארגי
targi-designer = Andreas Steiger
targi-about = שלחו את הטארגים שלכם, סחרו בתמרים, במלח ובפלפל, פייסו את השודד והקימו שבט גדול.
targi-wins = מנצחים במירב הנקודות מקלפים, שורות מלאות וצלבי כסף
targi-option-deck = קלפי שבט
targi-option-deck-nomads = נוודים, קלפי הבית
targi-unit = { $points ->
    [one] נקודה
    [two] נקודות
   *[other] נקודות
}

# Options and decks
targi-unknown-deck = אין חפיסה בשם ״{ $name }״. יש: { $known }. חפיסה משלכם מוסרים כטקסט, ובמסוף כקובץ.
targi-deck = חפיסה של קלפי שבט לטארגי: { $cards ->
    [one] קלף אחד
    [two] 2 קלפים
   *[other] { $cards } קלפים
}
targi-deck-other-number = הערה: המספר הרגיל הוא { $usual }, ובחפיסה הזאת יש { $cards }; אפשר לשחק בה
targi-fault-head = שורה { $line }: השורה הראשונה צריכה למנות את העמודות: { $columns }
targi-fault-columns = שורה { $line }: מספר העמודות כאן הוא { $number }, וצריך להיות { $right }
targi-fault-value = שורה { $line }, עמודה { $column }: ״{ $text }״ צריך להיות מספר שלם מ־{ $low } עד { $high }
targi-fault-cost = שורה { $line }, עמודה { $column }: איש לא יכול לשלם { $text }; צריך להיות מספר מ־{ $low } עד { $high }
targi-fault-unknown = שורה { $line }, עמודה { $column }: ״{ $text }״ לא מוכר; צריך להיות אחד מאלה: { $known }
targi-fault-goods = שורה { $line }, עמודה { $column }: איש לא יכול לשלם { $goods } סחורות בסך הכול; לכל היותר { $most }
targi-fault-or-gold = שורה { $line }, עמודה { $column }: ״או 1 זהב״ מתאים רק למחיר בסחורות ובלי זהב
targi-fault-number = שורה { $line }: בחפיסה יש בין 1 ל־{ $most } קלפים, לא { $cards }

# Texts that are not actions
targi-no-action = ״{ $text }״ אינה פעולה. הפעולות הן: place N, use CARD, skip CARD, lay, hand, discard, lay hand, keep N, pay GOODS, row N, take GOOD, trade GOOD GOOD, silver GOOD N, move SPACE SPACE, swap ROW.PLACE ROW.PLACE, return GOOD, done.
targi-no-first = ״{ $text }״ לא מציין מושב; כך נכון: { $example }
targi-no-turn = ״{ $text }״ לא מציין קלף מהחפיסות; כך נכון: { $example }
targi-no-draw = ״{ $text }״ לא מציין קלף מהחפיסות; כך נכון: { $example }
targi-no-place = ״{ $text }״ לא מציין קלף שוליים, 1 עד 16; כך נכון: { $example }
targi-no-use = ״{ $text }״ לא מציין קלף שוליים, 1 עד 16, ולא קלף פנימי, a1 עד c3; כך נכון: { $example }
targi-no-skip = ״{ $text }״ לא מציין קלף שוליים, 1 עד 16, ולא קלף פנימי, a1 עד c3; כך נכון: { $example }
targi-no-take = ״{ $text }״ לא מציין סחורה: dates, salt או pepper; כך נכון: { $example }
targi-no-keep = ״{ $text }״ לא מציין את הקלף הראשון או השני; כך נכון: { $example }
targi-no-pay = ״{ $text }״ אינו תשלום. כך נכון: pay dates 1 salt 2, pay nothing, pay gold, pay points.
targi-no-row = ״{ $text }״ לא מציין שורה, 1 עד 3; כך נכון: { $example }
targi-no-trade = ״{ $text }״ לא מציין החלפה של סחורה בסחורה או בזהב; כך נכון: { $example }
targi-no-silver = ״{ $text }״ לא מציין משהו שצורף הכסף מקבל: שתיים או ארבע מאותה סחורה, או 1 או 2 זהב; כך נכון: { $example }
targi-no-move = ״{ $text }״ לא מציין שני קלפים פנימיים, a1 עד c3; כך נכון: { $example }
targi-no-swap = ״{ $text }״ לא מציין שני מקומות בשורות שונות, השורה העליונה קודם; כך נכון: { $example }
targi-no-return = ״{ $text }״ לא מציין סחורה: dates, salt או pepper; כך נכון: { $example }

# Names of things
targi-good = { $good ->
    [dates] תמרים
    [salt] מלח
    [pepper] פלפל
   *[gold] זהב
}
targi-amount = { $good ->
    [dates] { $number ->
        [one] תמר אחד
        [two] 2 תמרים
       *[other] { $number } תמרים
    }
    [salt] { $number } מלח
    [pepper] { $number } פלפל
   *[gold] { $number } זהב
}
targi-goods-card = { $card ->
    [0] תמר אחד
    [1] 1 מלח
    [2] 1 פלפל
    [3] 2 תמרים
    [4] 2 מלח
    [5] 2 פלפל
    [6] תמר ומלח
    [7] תמר ופלפל
    [8] מלח ופלפל
    [9] סחורה לבחירה
    [10] 1 זהב
   *[11] נקודה אחת
}
targi-tribe-card = { $kind ->
    [well] באר { $number }
    [rider] רוכב גמלים { $number }
    [oasis] נווה מדבר { $number }
    [targia] טארגיה { $number }
   *[camp] מאהל { $number }
}
targi-tribe-card-shown = { $kind ->
    [well] { targi-kind-well }
    [rider] { targi-kind-rider }
    [oasis] { targi-kind-oasis }
    [targia] { targi-kind-targia }
   *[camp] { targi-kind-camp }
}
targi-border = { $card ->
    [1] אציל
    [5] סוחר
    [9] פאטה מורגנה
    [10] צורף כסף
    [13] שיירה
    [14] הרחבת השבט
    [2] תמרים
    [7] תמרים
    [3] מלח
    [15] מלח
    [6] פלפל
    [11] פלפל
   *[other] פשיטה
}
targi-points = { $points ->
    [one] נקודה אחת
    [two] 2 נקודות
   *[other] { $points } נקודות
}

# What the cards do
targi-effect-take_good = כשמניחים אותו, קחו סחורה אחת לבחירתכם.
targi-effect-take_two_goods = כשמניחים אותו, קחו שתי סחורות לבחירתכם.
targi-effect-more_dates = כשקלף סחורה נותן לכם תמרים, קחו תמר נוסף.
targi-effect-more_salt = כשקלף סחורה נותן לכם מלח, קחו מלח נוסף.
targi-effect-more_pepper = כשקלף סחורה נותן לכם פלפל, קחו פלפל נוסף.
targi-effect-more_gold = כשקלף סחורה נותן לכם זהב, קחו גם סחורה לבחירתכם.
targi-effect-cheap_well = בארות עולות לכם סחורה אחת פחות.
targi-effect-cheap_rider = רוכבי גמלים עולים לכם סחורה אחת פחות.
targi-effect-cheap_oasis = נווי מדבר עולים לכם סחורה אחת פחות.
targi-effect-cheap_targia = טארגיות עולות לכם סחורה אחת פחות.
targi-effect-cheap_camp = מאהלים עולים לכם סחורה אחת פחות.
targi-effect-barter = אפשר לשלם עד שתי סחורות מהמחיר בסחורות אחרות.
targi-effect-free_hand = מותר להניח את הקלף שביד בלי האציל, אלא אם לקחתם אותו בסיבוב הזה.
targi-effect-swap = כשמניחים אותו, מותר להחליף בין שני קלפים שלכם בשורות שונות.
targi-effect-safe = הפשיטות פוסחות עליכם.
targi-effect-face_foe = לטארגים שלכם מותר לעמוד מול אלה של היריב.
targi-effect-face_robber = לטארגים שלכם מותר לעמוד על הקלף של השודד.
targi-effect-two_goods_cards = בקלף השיירה משכו שני קלפים והשתמשו באחד.
targi-effect-two_tribe_cards = בהרחבת השבט משכו שני קלפים והשתמשו באחד.
targi-effect-fine_silver = צורף הכסף נותן לכם נקודה נוספת בכל ביקור.
targi-effect-big_stores = מותר לכם לשמור 15 סחורות ו־5 זהב.
targi-effect-pairs_well = בסוף: נקודה על כל שתי בארות.
targi-effect-pairs_rider = בסוף: נקודה על כל שני רוכבי גמלים.
targi-effect-pairs_oasis = בסוף: נקודה על כל שני נווי מדבר.
targi-effect-pairs_targia = בסוף: נקודה על כל שתי טארגיות.
targi-effect-pairs_camp = בסוף: נקודה על כל שני מאהלים.
targi-effect-full_row = בסוף: 2 נקודות אם השורה שלו מלאה.

# Why not
targi-reason-over = המשחק נגמר.
targi-reason-chance = { $what ->
    [first] ההגרלה קובעת מי מתחיל
    [turn] ההגרלה קובעת איזה קלף נחשף
   *[draw] ההגרלה קובעת איזה קלף נמשך
}; איש לא בוחר בזה.
targi-reason-turn = זה התור של { $actor }.
targi-reason-phase = { $piece ->
    [none] לא עכשיו
   *[other] { $piece } בשימוש
}: { $phase ->
    [placing] מניחים טארגים
    [acting] צריך להפעיל טארגי או סמן, או לדלג עליו
    [keeping] צריך לשמור אחד מהקלפים שנמשכו
    [taking] צריך לקחת סחורה
    [deciding] צריך להניח את קלף השבט, לקחת אותו ליד או להשליך אותו
    [paying] צריך לשלם על הקלף
    [laying] צריך לבחור שורה לקלף
    [swapping] אפשר להחליף בין שני קלפים, או לא
    [trading] הסוחר מחכה להחלפה
    [working] צורף הכסף מחכה להחלפה
    [moving] בפאטה מורגנה צריך להעביר סמן
    [returning] צריך להחזיר את הסחורות שמעל המגבלה
    [raid] צריך לשלם על הפשיטה בקלף { $cells }
   *[other] קלפים נחשפים
}.
targi-reason-corner = קלף { $cells } הוא פינה; טארגי לא עומד שם.
targi-reason-robber = השודד עומד על קלף { $cells }.
targi-reason-occupied = טארגי של { $seat } כבר עומד על קלף { $cells }.
targi-reason-opposite = קלף { $card } נמצא מול הטארגי של היריב על { $cells }.
targi-reason-no-targi = אין לכם טארגי על { $cells }.
targi-reason-no-marker = אין לכם סמן על { $cells }.
targi-reason-face-down = הקלף ב־{ $cells } הפוך; בסיבוב הזה לא משתמשים בו.
targi-reason-empty = אין קלף ב־{ $cells }.
targi-reason-no-hand = אין לכם קלף ביד בשביל האציל; על קלף { $cells } אפשר רק לדלג.
targi-reason-nothing-to-trade = אין לכם שתי סחורות זהות בשביל הסוחר; על קלף { $cells } אפשר רק לדלג.
targi-reason-nothing-for-silver = אין לכם שתי סחורות זהות וגם לא זהב בשביל צורף הכסף; על קלף { $cells } אפשר רק לדלג.
targi-reason-no-marker-left = אין לכם סמן שאפשר להעביר בפאטה מורגנה; על קלף { $cells } אפשר רק לדלג.
targi-reason-no-target = פאטה מורגנה לא יכולה להעביר את הסמן לשום מקום: אין קלף גלוי אחר בלי סמן. על קלף { $cells } אפשר רק לדלג.
targi-reason-no-trade-yet = אתם אצל הסוחר בקלף { $cells }: החליפו לפחות פעם אחת לפני שמסיימים.
targi-reason-pieces-left = קודם צריך להפעיל את { $cells } או לדלג.
targi-reason-not-free = רק האציל בקלף { $cells } מניח את הקלף שביד; לא הנחתם קלף שמאפשר זאת בלעדיו.
targi-reason-hand-empty = אין לכם קלף ביד.
targi-reason-fresh = לקחתם ליד את { $card } בסיבוב הזה.
targi-reason-display-full = אין מקום בשביל { $card }: התצוגה שלכם מלאה, עם { $most } קלפים.
targi-reason-too-dear = המחיר של { $card }: { $cost }{ $less ->
    [0] {""}
    [one] , בשבילכם סחורה אחת פחות
    [two] , בשבילכם 2 סחורות פחות
   *[other] , בשבילכם { $less } סחורות פחות
}; יש לכם: { $held }.
targi-reason-hand-full = כבר יש לכם ביד: { $card }.
targi-reason-no-discard = כשהיד ריקה אי אפשר להשליך את { $card }: הניחו אותו או קחו אותו ליד.
targi-reason-alike = שני הקלפים זהים ({ $card }); שמרו את הראשון.
targi-reason-row-full = שורה { $row } מלאה: { $cards }.
targi-reason-row-later = שורה { $above } עדיין ריקה; התחילו אותה לפני שורה { $row }.
targi-reason-no-card = אין קלף בשורה { $row }, מקום { $place }.
targi-reason-short = לזה צריך { targi-amount }, { $held ->
    [0] ואין לכם כלל
   *[other] ויש לכם רק { $held }
}.
targi-reason-gold-only = הפשיטה בקלף { $cells } לוקחת 1 זהב או { targi-points }, ולא סחורות.
targi-reason-other-number = הפשיטה בקלף { $cells } לוקחת { $number ->
    [one] סחורה אחת
    [two] 2 סחורות
   *[other] { $number } סחורות
}, לא יותר ולא פחות.
targi-reason-other-goods = המחיר של { $card } בשבילכם: { $number ->
    [0] בלי סחורות
    [one] סחורה אחת
    [two] 2 סחורות
   *[other] { $number } סחורות
}; מספר הסחורות שהצעתם: { $given ->
    [0] 0
   *[other] { $given }
}.
targi-reason-not-its-cost = זה לא המחיר של { $card }: { $other ->
    [one] סחורה אחת היא
    [two] 2 סחורות הן
   *[other] { $other } סחורות הן
} מסוג אחר, { $bartered ->
    [0] ואסור לכם להחליף
   *[other] ומותר לכם להחליף רק { $bartered }
}.
targi-reason-no-gold-here = הפשיטה בקלף { $cells } לוקחת סחורות או נקודות; זהב אינו סחורה.
targi-reason-no-slash = אי אפשר לשלם על { $card } ב־1 זהב בלבד.
targi-reason-no-gold = אין לכם זהב.
targi-reason-no-points = על { $card } לא משלמים בנקודות.
targi-reason-short-points = הפשיטה בקלף { $cells } לוקחת { $number ->
    [one] צלב כסף אחד
    [two] 2 צלבי כסף
   *[other] { $number } צלבי כסף
}, { $held ->
    [0] ואין לכם כלל
   *[other] ויש לכם רק { $held }
}.
targi-reason-same-good = { $good ->
    [dates] תמרים
    [salt] מלח
   *[pepper] פלפל
} אפשר להחליף רק במשהו אחר.
targi-reason-short-trade = לזה צריך { targi-amount }, { $held ->
    [0] ואין לכם כלל
   *[other] ויש לכם רק { $held }
}.
targi-reason-short-silver = לזה צריך { targi-amount }, { $held ->
    [0] ואין לכם כלל
   *[other] ויש לכם רק { $held }
}.
targi-reason-marked = כבר עומד סמן על { $cells }.
targi-reason-not-face-up = אין קלף גלוי ב־{ $cells }.
targi-reason-none-left = אין לכם { targi-good } להחזיר.

# What happened
targi-event-start = { $seat }: התחלה עם { targi-points }.
targi-event-first = השחקן המתחיל: { $seat }.
targi-event-turn-goods = נחשף הקלף ב־{ $cells }: { $card }.
targi-event-turn-tribe = נחשף הקלף ב־{ $cells }: { $card }.
targi-event-draw-goods = { $seat }: משיכת קלף סחורה: { $card }.
targi-event-draw-tribe = { $seat }: משיכת { $card }.
targi-event-draw-secret = { $seat }: משיכת קלף שבט.
targi-event-place = { $seat }: הנחת טארגי על { $cells }, { $card }.
targi-event-marks = הקווים של { $seat } מצטלבים ב־{ $cells }.
targi-event-no-marks = הקווים של { $seat } אינם מצטלבים.
targi-event-use = { $seat }: הפעלת { $card }, { $cells }.
targi-event-use-goods = { $seat }: הפעלת { $cells }: { $card }.
targi-event-use-tribe = { $seat }: הפעלת { $cells }: { $card }.
targi-event-skip = { $seat }: דילוג על { $card }, { $cells }.
targi-event-skip-marker = { $seat }: דילוג על { $cells }.
targi-event-gain = { $seat }: לקיחת { $amounts }.
targi-event-gain-point = { $seat }: לקיחת { targi-points }.
targi-event-show = { $seat } רוצה להניח את { $card }.
targi-event-hand = { $seat }: לקיחת { $card } ליד.
targi-event-hand-secret = { $seat }: לקיחת הקלף ליד, בלי לחשוף אותו.
targi-event-discard = { $seat }: השלכת { $card }.
targi-event-keep-goods = { $seat }: הקלף שנשמר: { $card }.
targi-event-keep-tribe = { $seat }: אחד משני הקלפים נשמר.
targi-event-pay = { $seat }: תשלום של { $amounts }.
targi-event-pay-nothing = { $seat }: בלי תשלום.
targi-event-lay = { $seat }: הנחת { $card } בשורה { $row }: { targi-points }.
targi-event-trade = { $seat }: { $given } תמורת { $taken }.
targi-event-silver = { $seat } אצל צורף הכסף: { $given } תמורת { targi-points }.
targi-event-move = { $seat }: העברת סמן מ־{ $start } אל { $end }.
targi-event-swap = { $seat }: החלפה בין { $cards }.
targi-event-no-swap = { $seat }: בלי החלפה.
targi-event-done-trading = { $seat }: סוף המסחר.
targi-event-done = { $seat }: סוף התור.
targi-event-return = { $seat }: החזרת { $amounts } שמעל המגבלה.
targi-event-no-card = אין קלף למשיכה ב־{ $cells } בשביל { $seat }.
targi-event-remade-goods = חפיסת הסחורה נבנית מחדש מהקלפים שהושלכו.
targi-event-remade-tribe = חפיסת השבט נבנית מחדש מהקלפים שהושלכו.
targi-event-stays-empty = אין קלף בשביל { $cells }: המקום נשאר ריק.
targi-event-down-goods = קלף סחורה הונח הפוך ב־{ $cells }.
targi-event-down-tribe = קלף שבט הונח הפוך ב־{ $cells }.
targi-event-round = סיבוב { $round }: השודד עומד על { $cells }, { $card }; השחקן המתחיל: { $seat }.
targi-event-raid = השודד מגיע אל { $cells }: פשיטה.
targi-event-raid-goods = { $seat }: השודד לוקח { $amounts }.
targi-event-raid-points = { $seat }: השודד לוקח { $number ->
    [one] נקודה אחת
    [two] 2 נקודות
   *[other] { $number } נקודות
}.
targi-event-raid-safe = הפשיטה פוסחת על { $seat }.
targi-event-raid-unpaid = השחקן האחר לא יכול לשלם. { $seat }: לקיחת { targi-points }.
targi-event-end-raid = השודד השלים הקפה מלאה: המשחק נגמר.
targi-event-end-display = תצוגה התמלאה: המשחק נגמר.
targi-event-final-effect = { $seat }: ניקוד על { $card }: { targi-points }.
targi-event-final-alike = { $seat }: ארבעה מסוג אחד בשורה { $row }: { targi-points }.
targi-event-final-different = { $seat }: ארבעה סוגים שונים בשורה { $row }: { targi-points }.

# The ledger
targi-source-tokens = צלבי כסף
targi-source-start = בהתחלה
targi-source-goods = קלפי סחורה
targi-source-silver = צורף כסף
targi-source-raids = פשיטות
targi-source-cards = נקודות על הקלפים
targi-source-effects = השפעות
targi-source-rows = שורות מלאות
targi-tie = מי שיש לו יותר זהב מנצח, ואחר כך מי שיש לו יותר סחורות.

# Positions
targi-position-line = שורה { $line }: ״{ $text }״ צריכה להיות שורה כמו ״turn: 1״, כל אחת פעם אחת
targi-position-no-square = שורה { $line }: אחרי ״{ "\u2066square:\u2069" }״ צריכות לבוא חמש שורות של חמישה
targi-position-row = שורה { $line }: בשורה של הריבוע יש { $right } מקומות
targi-position-sign = שורה { $line }: ״{ $sign }״ לא יכול לעמוד ב־{ $place }
targi-position-order = שורה { $line }: צריך למספר את הקלפים ההפוכים 1, 2, 3… לפי הסדר שבו הונחו
targi-position-card = שורה { $line }: אין קלף שבט ״{ $name }״ בחפיסה הזאת
targi-position-too-many = אין כל כך הרבה קלפי סחורה ״{ $card }״
targi-position-value = שורה { $line }: ״{ $text }״ לא מתאים ל״{ $key }״
targi-position-stuck = בעמדה הזאת איש לא היה יכול לעשות דבר

# What cannot be
targi-unsound-range = ב־{ $field } יש מספר בלתי אפשרי
targi-unsound-goods-cards = קלף סחורה חסר או כפול
targi-unsound-goods-full = בחפיסת הסחורה יש יותר מאשר כשנבנתה
targi-unsound-tribe-cards = קלף שבט חסר או כפול
targi-unsound-tribe-making = מבנייה { $making } של חפיסת השבט צריכים להישאר בדיוק הקלפים ההפוכים
targi-unsound-goods-making = מחפיסת הסחורה הישנה צריכים להישאר בדיוק הקלפים ההפוכים
targi-unsound-down = סדר הקלפים ההפוכים שגוי
targi-unsound-making = קלף גלוי אינו שייך לשום בנייה של חפיסה
targi-unsound-hand = קלף שביד אינו אפשרי
targi-unsound-pieces = טארגים או סמנים עומדים במקום בלתי אפשרי
targi-unsound-placing = לא תורו של השחקן הזה להניח טארגי
targi-unsound-row = בשורה { $row } של מושב { $seat } יש רווח
targi-unsound-rows = מושב { $seat }: יש שורה שנשארה ריקה באמצע
targi-unsound-piece = הכלי המופעל אינו מתאים לשלב הזה
targi-unsound-drawn = הקלפים שנמשכו אינם מתאימים לשלב הזה
targi-unsound-takes = הסחורות שיש לקחת אינן מתאימות לשלב הזה
targi-unsound-flags = משהו מסומן אף שאינו מתאים לשלב הזה
targi-unsound-display = בתצוגה לא נשאר מקום
targi-unsound-robber = השודד לא יכול לעמוד שם עכשיו
targi-unsound-over = המשחק לא יכול להיגמר כך
targi-unsound-derived = הערך { $field } אינו נובע מן השאר

# On the page: the cards
targi-kind-well = באר
targi-kind-rider = רוכב
targi-kind-oasis = נווה
targi-kind-targia = טארגיה
targi-kind-camp = מאהל
targi-short-take_good = קחו מיד סחורה אחת
targi-short-take_two_goods = קחו מיד 2 סחורות
targi-short-more_dates = קלפי סחורה: עוד תמר
targi-short-more_salt = קלפי סחורה: עוד מלח
targi-short-more_pepper = קלפי סחורה: עוד פלפל
targi-short-more_gold = קלפי זהב: עוד סחורה
targi-short-cheap_well = בארות: סחורה אחת פחות
targi-short-cheap_rider = רוכבים: סחורה אחת פחות
targi-short-cheap_oasis = נווי מדבר: סחורה אחת פחות
targi-short-cheap_targia = טארגיות: סחורה אחת פחות
targi-short-cheap_camp = מאהלים: סחורה אחת פחות
targi-short-barter = עד 2 בסחורות אחרות
targi-short-free_hand = קלף מהיד בלי האציל
targi-short-swap = פעם אחת: החלפה בין 2 קלפים
targi-short-safe = הפשיטות פוסחות עליכם
targi-short-face_foe = מותר לעמוד מול היריב
targi-short-face_robber = מותר לעמוד אצל השודד
targi-short-two_goods_cards = שיירה: מושכים 2, בוחרים 1
targi-short-two_tribe_cards = הרחבה: מושכים 2, בוחרים 1
targi-short-fine_silver = צורף כסף: נקודה נוספת
targi-short-big_stores = שומרים 15 סחורות ו־5 זהב
targi-short-pairs_well = בסוף: נקודה לכל 2 בארות
targi-short-pairs_rider = בסוף: נקודה לכל 2 רוכבים
targi-short-pairs_oasis = בסוף: נקודה לכל 2 נווי מדבר
targi-short-pairs_targia = בסוף: נקודה לכל 2 טארגיות
targi-short-pairs_camp = בסוף: נקודה לכל 2 מאהלים
targi-short-full_row = בסוף: 2 נקודות לשורה מלאה
targi-card = { $kind }, ניקוד { $points }
targi-card-tribe = { targi-card }, מחיר: { $cost }. { $effect }
targi-card-no-effect = בלי השפעה.
targi-card-or-gold = { $cost }, או 1 זהב
targi-card-goods = קלף סחורה: { $gives }.
targi-card-back-goods = קלף סחורה, הפוך.
targi-card-back-tribe = קלף שבט, הפוך.
targi-card-down = הוא נחשף בסוף הסיבוב; עד אז איש לא יודע מה הוא.
targi-card-empty = אין כאן יותר קלף.
targi-card-take = קחו { $gives }.
targi-card-title-goods = קלף סחורה
targi-card-cost = מחיר
targi-card-or = או
targi-card-marker = סמן של { $seat }
targi-card-targi = טארגי של { $seat }
targi-card-robber = השודד עומד כאן.
targi-ware-none = כלום
targi-border-words = { $name }: { $does }
targi-border-name-noble = אציל
targi-border-name-dates = תמרים
targi-border-name-salt = מלח
targi-border-name-pepper = פלפל
targi-border-name-trader = סוחר
targi-border-name-silversmith = צורף כסף
targi-border-name-fata-morgana = פאטה מורגנה
targi-border-name-caravan = שיירה
targi-border-name-expansion = הרחבת השבט
targi-border-name-raid = פשיטה
targi-border-does-noble = הניחו את הקלף שביד ושלמו עליו, או השליכו אותו.
targi-border-does-dates = קחו תמר אחד.
targi-border-does-salt = קחו 1 מלח.
targi-border-does-pepper = קחו 1 פלפל.
targi-border-does-trader = כמה פעמים שתרצו: שלוש סחורות זהות תמורת 1 זהב, או שתיים זהות תמורת אחרת.
targi-border-does-silversmith = פעם אחת: שתי סחורות זהות תמורת נקודה אחת, ארבע תמורת 3, 1 זהב תמורת 2, או 2 זהב תמורת 4.
targi-border-does-fata-morgana = העבירו אחד מהסמנים שלכם לקלף גלוי שאין עליו סמן.
targi-border-does-caravan = משכו קלף סחורה וקחו את מה שמופיע בו.
targi-border-does-expansion = משכו קלף שבט, והניחו אותו או קחו אותו ליד.
targi-border-raid = כל שחקן נותן { $goods ->
    [one] סחורה אחת
    [two] 2 סחורות
   *[other] { $goods } סחורות
} או { targi-points }.
targi-border-line = הקו שלו: { $line }. ממול: { $opposite }.
targi-border-raid-rule = בלי לערבב, וזהב אינו סחורה. מי שלא יכול לשלם כך או כך לא מפסיד דבר; במקום זה השחקן האחר לוקח את הנקודות.
targi-border-raid-gold = כל שחקן נותן 1 זהב או { targi-points }. אז המשחק נגמר.

# On the page: the square
targi-square = הריבוע
targi-square-help = מקשי החצים עוברים מקלף לקלף, Enter בוחר, Escape מבטל. מכל מקום בדף, N עובר לקלף האפשרי הבא, ו־1 עד 9 לוחצים על הכפתורים שליד הקלפים.
targi-space = { $cell }, { $card }
targi-space-with = { $cell }, { $card } כאן: { $words }.
targi-space-empty = מקום ריק.
targi-space-robber = השודד
targi-space-raid = הפשיטה הבאה
targi-space-targi = { $mine ->
    [yes] טארגי שלכם
   *[no] טארגי של { $seat }
}
targi-space-marker = { $mine ->
    [yes] סמן שלכם
   *[no] סמן של { $seat }
}
targi-space-crossing = { $mine ->
    [yes] הקווים שלכם מצטלבים
   *[no] הקווים של { $seat } מצטלבים
}
targi-space-using = בשימוש עכשיו
targi-space-last = המהלך האחרון
targi-space-place = אפשרי
targi-space-crosses = { $number ->
    [0] לא תיווסף הצטלבות
   *[other] תיווצר הצטלבות ב־{ $cells }
}
targi-space-blocked = לא אפשרי
targi-space-use = אפשר להפעיל
targi-space-skip = אפשר רק לדלג
targi-space-movable = אפשר להעביר את הסמן
targi-space-moving = הסמן שמועבר
targi-space-target = הסמן יכול לעבור לכאן

# On the page: what one does
targi-square-rounds = { $rounds ->
    [one] סיבוב אחד.
    [two] 2 סיבובים.
   *[other] { $rounds } סיבובים.
}
targi-square-round = סיבוב { $round } מתוך { $rounds }, { $left ->
    [0] האחרון
    [one] נשאר אחד
    [two] נשארו 2
   *[other] נשארו { $left }
}.
targi-phase = { $step ->
    [start] הקלפים נחשפים
    [placing] סיבוב { $round } מתוך { $rounds } · הנחת טארגים
    [raid] סיבוב { $round } מתוך { $rounds } · פשיטה
    [over] נגמר בסיבוב { $round } מתוך { $rounds }
   *[acting] סיבוב { $round } מתוך { $rounds } · הפעלת טארגים וסמנים
}
targi-phase-raid = { $words } · { $rounds ->
    [one] פשיטה אחרי הסיבוב הזה
    [two] פשיטה בעוד 2 סיבובים
   *[other] פשיטה בעוד { $rounds } סיבובים
}
targi-panel-wait = { $phase ->
    [placing] { $name }: הנחת טארגי.
    [acting] { $name }: בחירת טארגי או סמן להפעלה.
    [keeping] { $name }: בחירה באחד משני קלפים.
    [taking] { $name }: לקיחת סחורה.
    [deciding] { $name }: החלטה על קלף שבט.
    [paying] { $name }: תשלום על קלף שבט.
    [laying] { $name }: הנחת קלף שבט.
    [swapping] { $name }: אפשרות להחליף בין שני קלפים.
    [trading] { $name }: מסחר אצל הסוחר.
    [working] { $name }: ביקור אצל צורף הכסף.
    [moving] { $name }: העברת סמן.
    [returning] { $name }: החזרת סחורות שמעל המגבלה.
    [raid] { $name }: תשלום על הפשיטה.
   *[other] קלפים נחשפים.
}
targi-panel-head-placing = הניחו טארגי על קלף שוליים: { $left ->
    [one] האחרון שלכם
    [two] נשארו 2
   *[other] נשארו { $left }
}.
targi-panel-head-acting = { $pieces ->
    [0] הניחו את הקלף שביד, או סיימו את התור.
    [one] הפעילו את הכלי האחרון שלכם או דלגו עליו.
    [two] הפעילו את הטארגים והסמנים שלכם או דלגו עליהם, בכל סדר שתרצו: נשארו 2.
   *[other] הפעילו את הטארגים והסמנים שלכם או דלגו עליהם, בכל סדר שתרצו: נשארו { $pieces }.
}
targi-panel-head-keeping = שמרו אחד משני הקלפים.
targi-panel-head-taking = { $takes ->
    [one] קחו סחורה לבחירתכם.
    [two] קחו שתי סחורות לבחירתכם, אחת אחרי השנייה.
   *[other] קחו { $takes } סחורות לבחירתכם, אחת אחרי השנייה.
}
targi-panel-head-deciding = { $from ->
    [noble] הניחו את הקלף שביד, או השליכו אותו.
    [full] הניחו את הקלף הזה, או השליכו אותו.
   *[empty] הניחו את הקלף הזה, או קחו אותו ליד.
}
targi-panel-head-paying = בחרו איך לשלם: { $card }.
targi-panel-head-laying = בחרו שורה לקלף החדש: { $card }.
targi-panel-head-swapping = מותר להחליף בין שני קלפים משורות שונות: לחצו על אחד, ואז על השני.
targi-panel-head-trading = סחרו כמה פעמים שתרצו.
targi-panel-head-working = בחרו החלפה אחת אצל צורף הכסף.
targi-panel-head-moving = { $marker ->
    [none] איזה סמן עובר?
   *[chosen] לחצו על הקלף שאליו עובר הסמן.
}
targi-panel-head-returning = יש לכם יותר מדי סחורות: החזירו { $over }; שומרים { $most } לכל היותר.
targi-panel-head-raid = השודד פושט על פינה { $corner }: תנו { $goods ->
    [0] 1 זהב
    [one] סחורה אחת
    [two] 2 סחורות
   *[other] { $goods } סחורות
} או { targi-points }.
targi-panel-point = הצביעו על קלף שוליים כדי לראות את הקו שלו, ואיפה הוא יצטלב עם האחרים שלכם.
targi-panel-tap = הקישו על קלף שוליים כדי לראות את הקו שלו, ואיפה הוא יצטלב עם האחרים שלכם.
targi-panel-line = { $name }: הקו שלו עובר על { $cards }.
targi-panel-crosses = { $name }: { $number ->
    [0] אין הצטלבות חדשה עם הטארגים שלכם
    [one] הצטלבות על { $cards }
    [two] הצטלבויות על { $cards }
   *[other] הצטלבויות על { $cards }
}.
targi-panel-at = { $card } ({ $cell })
targi-panel-place-it = להניח
targi-panel-cancel = ביטול
targi-panel-use = להפעיל
targi-panel-use-name = להפעיל: { $name }, { $cell }: { $does }
targi-panel-skip = לדלג
targi-panel-skip-name = לדלג: { $name }, { $cell }
targi-panel-why = למה?
targi-panel-why-name = למה? { $name }, { $cell }: אפשר רק לדלג.
targi-panel-only-skip = עכשיו אפשר רק לדלג.
targi-panel-only-skip-name = { $name }, { $cell }: עכשיו אפשר רק לדלג.
targi-panel-take-all = לקחת את כל הסחורות
targi-panel-take-all-name = לקחת את כל הסחורות בבת אחת: { $takes }
targi-panel-lay-short = להניח
targi-panel-lay-name = להניח: { $name }, { $cell }
targi-panel-hand-short = ליד
targi-panel-hand-name = לקחת ליד: { $name }, { $cell }
targi-panel-discard-short = להשליך
targi-panel-discard-name = להשליך: { $name }, { $cell }
targi-panel-does-noble = להניח או להשליך: { $card }
targi-panel-does-trader = החלפת סחורות
targi-panel-does-silversmith = סחורות או זהב תמורת נקודות
targi-panel-does-fata-morgana = העברת סמן
targi-panel-does-caravan = { $cards ->
    [one] משיכת קלף סחורה
    [two] משיכת 2 קלפי סחורה ושימוש באחד
   *[other] משיכת { $cards } קלפי סחורה ושימוש באחד
}
targi-panel-does-expansion = { $cards ->
    [one] משיכת קלף שבט
    [two] משיכת 2 קלפי שבט ושימוש באחד
   *[other] משיכת { $cards } קלפי שבט ושימוש באחד
}
targi-panel-choice = { $goods ->
    [one] סחורה אחת לבחירתכם
    [two] 2 סחורות לבחירתכם
   *[other] { $goods } סחורות לבחירתכם
}
targi-panel-tribe = { $lay ->
    [yes] { $unlaid ->
        [hand] להניח, או לקחת ליד
       *[discard] להניח, או להשליך
    }
   *[no] { $unlaid ->
        [hand] יקר מדי להנחה עכשיו: ליד
       *[discard] יקר מדי להנחה עכשיו: רק להשליך
    }
}
targi-panel-goods-card = קלף סחורה
targi-panel-down = { $deck ->
    [goods] קלף סחורה, הפוך
   *[tribe] קלף שבט, הפוך
}
targi-panel-no-card = אין קלף
targi-panel-free = מותר להניח עכשיו את הקלף שביד, בלי האציל: { $card }.
targi-panel-lay-hand = להניח את הקלף שביד
targi-panel-end = לסיים את התור
targi-panel-have = יש לכם
targi-panel-leaves = יישאר
targi-panel-costs = מחיר
targi-panel-or = או
targi-panel-less = { $goods ->
    [one] סחורה אחת פחות
    [two] 2 סחורות פחות
   *[other] { $goods } סחורות פחות
}
targi-panel-barter = { $goods ->
    [one] אחת בסחורה אחרת
    [two] עד 2 בסחורות אחרות
   *[other] עד { $goods } בסחורות אחרות
}
targi-panel-lay = להניח: { targi-points }
targi-panel-hand = לקחת ליד
targi-panel-discard = להשליך
targi-panel-keep = לשמור
targi-panel-keep-name = לשמור: { $card } { $brings }
targi-panel-can-lay = אפשר להניח אותו עכשיו
targi-panel-too-dear = יקר מדי להנחה עכשיו
targi-panel-take = לקחת { $takes }
targi-panel-return = להחזיר { $good ->
    [dates] תמר אחד
    [salt] 1 מלח
    [pepper] 1 פלפל
   *[gold] 1 זהב
}; יש לכם { $held }
targi-panel-pay = לשלם { $gives }; יישאר: { $left }
targi-panel-row-name = שורה { $row }: { $cards }. { $bonus }
targi-panel-row-empty = ריקה
targi-panel-row-either = על ארבעה זהים, או 2 נקודות על ארבעה שונים
targi-panel-row-alike = אם כל הארבעה זהים
targi-panel-row-different = אם כל הארבעה שונים
targi-panel-row-none = אין יותר בונוס
targi-panel-row-full-alike = על ארבעה זהים
targi-panel-row-full-different = על ארבעה שונים
targi-panel-row-full-none = מלאה, בלי בונוס
targi-panel-swap-none = לא להחליף
targi-panel-place = שורה { $row }, מקום { $place }: { $card }
targi-panel-exchange = { $gives } תמורת { $takes }
targi-panel-traded = סיימתי לסחור
targi-panel-markers = הסמנים שלכם
targi-panel-marker = סמן על { $cell }: { $card }
targi-panel-goals = לאן הוא יכול לעבור
targi-panel-move = להעביר אל { $cell }: { $card }
targi-panel-raid-short = אין מספיק: למה?
targi-panel-give = לתת { $gives }; יישאר: { $left }

# On the page: the seats
targi-seat-goods = { $number } מתוך { $most } סחורות
targi-seat-gold = { $number } מתוך { $most } זהב
targi-seat-tokens = { $number ->
    [one] צלב כסף אחד
    [two] 2 צלבי כסף
   *[other] { $number } צלבי כסף
}
targi-seat-above-goods = { $number ->
    [one] סחורה אחת מעל המגבלה
    [two] 2 סחורות מעל המגבלה
   *[other] { $number } סחורות מעל המגבלה
}
targi-seat-above-gold = { $number } זהב מעל המגבלה
targi-seat-first = השחקן המתחיל
targi-seat-to-place = להנחה:
targi-seat-to-use = להפעלה:
targi-seat-targis = { $number ->
    [one] טארגי אחד
    [two] 2 טארגים
   *[other] { $number } טארגים
}
targi-seat-markers = { $number ->
    [one] סמן אחד
    [two] 2 סמנים
   *[other] { $number } סמנים
}
targi-seat-display = הקלפים שהונחו
targi-seat-row = שורה { $row }, { $number ->
    [0] ריקה
    [one] קלף אחד
    [two] 2 קלפים
   *[other] { $number } קלפים
}:
targi-seat-row-alike = סוג אחד
targi-seat-row-different = כולם שונים
targi-seat-plus = { $points ->
    [0] 0
   *[other] { "\u2066" }+{ $points }{ "\u2069" }
}
targi-seat-bonus-alike = ארבעה מסוג אחד, { targi-points }
targi-seat-bonus-different = ארבעה סוגים שונים, { targi-points }
targi-seat-bonus-none = מלאה, בלי בונוס
targi-seat-reach-alike = ארבעה מסוג אחד עוד יכולים להביא { targi-points }
targi-seat-reach-different = ארבעה סוגים שונים עוד יכולים להביא { targi-points }
targi-seat-reach-none = בלי בונוס
targi-seat-hand = הקלף שביד
targi-seat-hand-none = אין קלף ביד
targi-seat-hand-hidden = קלף מוסתר
targi-seat-hand-secret = קלף מוסתר ביד
targi-seat-hand-fresh = נלקח בסיבוב הזה
targi-seat-so-far = בסוף, נכון לעכשיו: עוד { $points }
targi-seat-cost = מחיר: { $cost }.
targi-seat-aside = פשיטה וחפיסות
targi-seat-raid = הפשיטה הבאה, קלף { $corner }:
targi-seat-raid-takes = { $gold ->
    [0] { $goods ->
        [one] סחורה אחת
        [two] 2 סחורות
       *[other] { $goods } סחורות
    }
   *[other] { $gold } זהב
}
targi-seat-raid-or = או
targi-seat-raid-last = אז המשחק נגמר.
targi-pile-goods = חפיסת הסחורה
targi-pile-tribe = חפיסת השבט
targi-pile-left = { $number ->
    [one] נשאר 1
    [two] נשארו 2
   *[other] נשארו { $number }
}
targi-pile-discards = הושלכו: { $number }
targi-pile-unseen = עוד עשויים לבוא: { $number }
targi-pile-where-goods = בחפיסה, או הפוכים על השולחן.
targi-pile-where-tribe = בחפיסה, הפוכים על השולחן, או מוסתרים ביד.
targi-pile-times = { "\u2066" }×{ $number }{ "\u2069" }

# The coach
targi-why-rows = שורות של { $seat } עם בונוס: בממוצע { $played }, ואחרי המהלך הטוב יותר { $better }.
targi-why-laid = קלפי שבט פרושים של { $seat }: בממוצע { $played }, ואחרי המהלך הטוב יותר { $better }.
targi-why-unpaid = פשיטות שאין ל־{ $seat } במה לשלם: בממוצע { $played }, ואחרי המהלך הטוב יותר { $better }.
targi-nudge-place = { $side ->
    [1] הסתכלו על קלפי המסגרת 1 עד 4.
    [2] הסתכלו על קלפי המסגרת 5 עד 8.
    [3] הסתכלו על קלפי המסגרת 9 עד 12.
   *[other] הסתכלו על קלפי המסגרת 13 עד 16.
}
targi-nudge-piece = הסתכלו על מה שעומד על { $piece }.
targi-nudge-other = חשבו מה יידרש לקלף הבא, ומה רוצה היריב.

# A position set by hand
targi-edit-square = ריבוע הקלפים
targi-edit-targi = טרגי על הקלף הזה
targi-edit-card = הקלף שמונח כאן
targi-edit-marker = סמני שבט כאן
targi-edit-order = הונח הפוך במספר
targi-edit-phase = מה עושים עכשיו
targi-edit-turn = תור מי עכשיו
targi-edit-first = השחקן הראשון
targi-edit-robber = השודד
targi-edit-ware = { $ware ->
    [dates] תמרים
    [salt] מלח
    [pepper] פלפל
    [gold] זהב
   *[points] נקודות
}
targi-edit-hand = קלף ביד
targi-edit-secret = נשלף בסתר
targi-edit-fresh = נלקח בסיבוב הזה
targi-edit-row = שורה { $row }, מקום { $place }
targi-edit-in-use = קלף בשימוש
targi-edit-piece = טרגי או סמן בשימוש
targi-edit-drawn = קלף שנשלף לכך
targi-edit-takes = סחורות שנותר לקחת
targi-edit-asked = שחקנים שהפשיטה כבר טיפלה בהם
targi-edit-from_card = קלף סחורה נותן זאת
targi-edit-traded = משהו כבר הוחלף
targi-edit-discards = הקלפים שהושלכו
targi-edit-tribe-discards = קלפי שבט שהושלכו
targi-edit-unseen = קלף שאיש לא נקב בשמו
targi-edit-both = שני השחקנים
targi-edit-on-card = על { $card }
targi-edit-phase-name = { $phase ->
    [lot] הגרלת השחקן הראשון
    [turning] חשיפת קלפים
    [placing] הצבת טרגים
    [acting] שימוש בטרגים ובסמנים
    [drawing] שליפת קלף
    [keeping] בחירת קלף שנשלף
    [taking] לקיחת סחורה
    [deciding] החלטה על קלף שבט
    [paying] תשלום על קלף
    [laying] בחירת שורה
    [swapping] החלפת קלפים
    [trading] מסחר
    [working] אצל צורף הכסף
    [moving] פאטה מורגנה
    [returning] החזרת סחורות
    [raid] פשיטה
   *[over] המשחק נגמר
}

# Explained when it first comes up
targi-first-robber = הסיבוב מתחיל בשודד: הוא הולך סביב השוליים, קלף אחד בכל סיבוב. איש לא יכול להציב טארגי על הקלף שלו.
targi-first-crossing = במקום שבו הקווים של הטארגים שלכם מצטלבים מונח סמן שבט שלכם: אפשר להשתמש גם בקלף הפנימי הזה.
targi-first-raid = בפינה השודד לוקח משהו מכל שחקן. משלמים אחד משני המחירים, בלי לערבב ביניהם; זהב אינו סחורה.
targi-first-expansion = הרחבת השבט מושכת את קלף השבט העליון בלי שהשחקן האחר רואה. אפשר להניח אותו, לקחת ליד או להשליך.
targi-first-secret = הקלף שבידכם בא מהחפיסה, ולכן רק אתם מכירים אותו. מניחים אותו בעזרת האציל, וכל עוד הוא ביד הוא לא שווה דבר.
targi-first-row = שורה התמלאה. ארבעה קלפים מסוג אחד מביאים בסוף 4 נקודות, ארבעה סוגים שונים 2; כל שורה אחרת לא מביאה דבר.

# Puzzles: what is to be found, and what each kind is called
targi-puzzle-raid = פשיטה מתקרבת: אחרי איזה מהלך תעברו אותה הכי טוב?
targi-puzzle-row = חשבו על השורות שלכם: איזה מהלך מוביל לבונוס?
targi-puzzle-cards = קלפי שבט שווים נקודות: אחרי איזה מהלך תניחו הכי הרבה מהם?
targi-puzzle-last = הסיבוב האחרון: מה יביא עכשיו הכי הרבה נקודות?
targi-puzzle-use = הכול כבר עומד: במה תשתמשו קודם?
targi-puzzle-two = הסמנים שלכם עומדים על יותר מקלף שבט אחד: מה עכשיו, כדי להפיק מהם הכי הרבה?
targi-puzzle-move = פאטה מורגנה: איזה סמן עובר, ולאיזה קלף?
targi-puzzle-deny = אל תשאירו ליריב את מה שהוא הכי צריך.
targi-puzzle-third = הטארגי השלישי שלכם: היכן הוא משלים את ההצטלבויות הטובות ביותר?
targi-puzzle-second = הטארגי השני שלכם: היכן כדאי שהקו שלו יצטלב עם הראשון?
targi-puzzle-first = הטארגי הראשון שלכם: איזה קלף אסור להשאיר ליריב?
targi-puzzles-raid = פשיטות
targi-puzzles-row = שורות עם בונוס
targi-puzzles-cards = הנחת קלפים
targi-puzzles-last = הסיבוב האחרון
targi-puzzles-use = בסדר הנכון
targi-puzzles-two = לשלם על שני קלפים
targi-puzzles-move = שימוש בפאטה מורגנה
targi-puzzles-deny = לקחת לפני האחר
targi-puzzles-third = הטארגי השלישי
targi-puzzles-second = הטארגי השני
targi-puzzles-first = הטארגי הראשון
