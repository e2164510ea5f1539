# Im Reich der Wüstensöhne: names
sons-name = בממלכת בני המדבר
sons-designer = Klaus Teuber
sons-about = גלו את המדבר אריח אחר אריח, שלחו מגלי ארצות לנווי המדבר, והקשיבו לשמועות על שווי הסחורות.
sons-wins = מנצחים במירב הזהב עבור סחורות ושמועות
sons-option-tiles = אריחים
sons-option-tiles-dunes = דיונות, אריחי הבית
sons-unit = { $points ->
    [one] זהב
    [two] זהב
   *[other] זהב
}

# Options and tile sets
sons-unknown-tiles = אין ערכת אריחים בשם ״{ $name }״. יש: { $known }. ערכה משלכם מוסרים כטקסט, ובמסוף כקובץ.
sons-tiles = ערכת אריחים של ״בממלכת בני המדבר״: { $name }, { $tiles ->
    [one] אריח אחד
    [two] 2 אריחים
   *[other] { $tiles } אריחים
} בערימות של { $stacks }
sons-tiles-other-number = הערה: בערכה הרגילה מספר הערימות הוא { $stacks }, ובכל אחת { $usual } אריחים; אפשר לשחק גם בזו
sons-fault-stack = שורה { $line }: כאן צריך לבוא ״{ "\u2066" }stack { $right }{ "\u2069" }״; יש ערימות 1 עד 5
sons-fault-no-stack = שורה { $line }: ״{ $text }״ עומד לפני הערימה הראשונה; התחילו ב״stack 1״
sons-fault-name = שורה { $line }: בשם יש 1 עד { $most } תווים, בלי ״|״
sons-fault-no-name = שורה { $line }: בערכה חסר ״{ "\u2066name:\u2069" }״
sons-fault-sides = שורה { $line }: ״{ $text }״ צריך להיות ארבעה סימנים, לצפון, למזרח, לדרום ולמערב: ״.״ מדבר, ״a״ ו״b״ נווה מדבר
sons-fault-parts = שורה { $line }: ״{ $text }״: החלק הראשון הוא ״a״, השני ״b״
sons-fault-fields = שורה { $line }: מספר השדות כאן הוא { $number }; צריך להיות { $right }, אחד לכל חלק (״-״ אם אין)
sons-fault-unknown = שורה { $line }: ״{ $text }״ אינו שדה; צריך להיות אחד מאלה: { $known }
sons-fault-shape = שורה { $line }: אי אפשר לחלק כך את ״{ $text }״: שלושה צדדים מתחלקים לזוג סמוך ולצד בודד, ארבעה לשני זוגות סמוכים
sons-fault-empty = שורה { $line }: בערימה { $stack } אין אריחים
sons-fault-many = שורה { $line }: מספר האריחים הוא { $tiles }, ואפשר לשחק עם { $most } לכל היותר

# Texts that are not actions
sons-no-action = ״{ $text }״ אינה פעולה. הפעולות הן: stay, move CELL, draw, take TILE, scout TILE, pass, lay CELL ROTATION, redraw, decline, explorer HEIGHT SIDE, recall HEIGHT, score SIDE, field NAME, throw GOOD, leave, put GOOD, look RUMOUR, remove, leader, end.
sons-no-first = ״{ $text }״ לא מציין מושב; כך נכון: first 1
sons-no-tile = ״{ $text }״ לא מציין אריח מהערכה הזאת; כך נכון: tile 2.5
sons-no-rumour = ״{ $text }״ לא מציין שמועה; כך נכון: rumour +2
sons-no-move = ״{ $text }״ לא מציין משבצת, a1 עד k11; כך נכון: move f5
sons-no-take = ״{ $text }״ לא מציין אריח מהערכה הזאת; כך נכון: take 2.5
sons-no-scout = ״{ $text }״ לא מציין אריח מהערכה הזאת; כך נכון: scout 2.5
sons-no-lay = ״{ $text }״ לא מציין משבצת, a1 עד k11, וזווית, 0 עד 3; כך נכון: lay g5 1
sons-no-explorer = ״{ $text }״ לא מציין גובה, 1 עד 16, וצד, n, e, s או w; כך נכון: explorer 13 n
sons-no-recall = ״{ $text }״ לא מציין גובה, 1 עד 16; כך נכון: recall 13
sons-no-score = ״{ $text }״ לא מציין צד, n, e, s או w; כך נכון: score n
sons-no-field = ״{ $text }״ לא מציין שדה; כך נכון: field salt, field water2, field camel, field rumour
sons-no-throw = ״{ $text }״ לא מציין סחורה: incense, myrrh, salt או gems; כך נכון: throw salt
sons-no-put = ״{ $text }״ לא מציין סחורה: incense, myrrh, salt או gems; כך נכון: put salt
sons-no-look = ״{ $text }״ לא מציין שמועה, r1 עד r6; כך נכון: look r1

# Names of things
sons-good = { $good ->
    [incense] לבונה
    [myrrh] מור
    [salt] מלח
   *[gems] אבני חן
}
sons-field = { $field ->
    [incense] לבונה
    [myrrh] מור
    [salt] מלח
    [gems] אבני חן
    [water1] אבן מים אחת
    [water2] שתי אבני מים
    [water3] שלוש אבני מים
    [camel] גמל
   *[rumour] שמועה
}
sons-side = { $side ->
    [n] צפון
    [e] מזרח
    [s] דרום
   *[w] מערב
}
sons-points = { $points } זהב

# Why not
sons-reason-over = המשחק נגמר.
sons-reason-chance = זה נקבע בהגרלה, איש לא בוחר בזה.
sons-reason-turn = עכשיו הבחירה של { $actor }.
sons-reason-phase = לא עכשיו: { $phase ->
    [moving] השיירה זזה, או נשארת
    [discovering] זה הזמן לגלות
    [laying] צריך להניח את האריח
    [answering] מי שהאריח נלקח ממנו יכול למשוך אחר
    [exploring] אפשר להציב מגלה ארצות
    [ordering] צריך לבחור איזה משני נווי המדבר ינוקד קודם
    [choosing] בוחרים שדה
    [throwing] צריך להשליך סחורה בשביל החדשה, או לוותר על החדשה
    [putting] צריך להניח את השמועה
    [looking] אפשר להציץ בשמועה
    [looked] משאירים את השמועה או מסירים אותה
    [leading] אפשר לשלם למוביל השיירה, או לסיים את התור
   *[other] נמשכים אריחים
}.
sons-reason-undiscovered = המשבצת { $cells } עוד לא התגלתה.
sons-reason-own-field = השיירה שלכם כבר עומדת על { $cells }; היא יכולה להישאר שם.
sons-reason-occupied = השיירה של { $seat } עומדת על { $cells }.
sons-reason-too-far = אי אפשר להגיע אל { $cells } בלי נהג הגמלים, ואין לכם מים בשבילו.
sons-reason-no-tiles = לא נשארו אריחים בערימות.
sons-reason-display-full = יש לכם { $most } אריחים בתצוגה ({ $cells }), ואסור למשוך עוד.
sons-reason-not-in-display = אריח { $tile } אינו בתצוגה שלכם.
sons-reason-own-tile = אריח { $tile } נמצא בתצוגה שלכם; לוקחים אותו בלי הסייר.
sons-reason-not-in-displays = אריח { $tile } אינו בתצוגה של איש.
sons-reason-no-water = הסייר עולה אבן מים אחת, ואין לכם.
sons-reason-must-draw = במשך סיבוב שלם לא נמשך ולא הונח אריח: אתם חייבים למשוך.
sons-reason-fits-nowhere = איך שלא תסובבו את אריח { $tile }, הוא לא מתאים למשבצות שליד השיירה שלכם ({ $cells }).
sons-reason-nothing-around = סביב השיירה שלכם על { $cells } הכול כבר התגלה: אין שם היכן להניח את אריח { $tile }.
sons-reason-can-draw = אתם יכולים למשוך, ולכן חייבים לגלות משהו.
sons-reason-tile-fits = אסור לכם למשוך, אבל { $number ->
    [one] אריח { $cells } מתאים
    [two] אריחים { $cells } מתאימים
   *[other] אריחים { $cells } מתאימים
} לכאן, ולכן אתם חייבים לגלות משהו.
sons-reason-discovered = המשבצת { $cells } כבר התגלתה.
sons-reason-not-around = המשבצת { $cells } אינה סמוכה לשיירה שלכם על { $caravan }.
sons-reason-does-not-fit = על { $cell } הצד { $side ->
    [n] הצפוני
    [e] המזרחי
    [s] הדרומי
   *[w] המערבי
} של האריח יהיה { $kind ->
    [desert] מדבר, אבל הוא יפגוש צד של נווה מדבר
   *[oasis] נווה מדבר, אבל הוא יפגוש צד מדברי
} על { $cells }.
sons-reason-looks-alike = על { $cells } האריח נראה בזווית { $rotation } כמו בזווית { $same }: בחרו { $same }.
sons-reason-not-yours = מגלה ארצות { $height } אינו שלכם.
sons-reason-on-the-plan = מגלה ארצות { $height } כבר עומד על { $cells }.
sons-reason-no-oasis = הצד { $side ->
    [n] הצפוני
    [e] המזרחי
    [s] הדרומי
   *[w] המערבי
} של { $cells } הוא מדבר.
sons-reason-other-side = החלק הזה של { $cells } נקרא לפי הצד הראשון שלו, { $side ->
    [n] הצפוני
    [e] המזרחי
    [s] הדרומי
   *[w] המערבי
}: בחרו בצד הזה.
sons-reason-explorers-left = עוד יש לכם מגלי ארצות להציב: { $heights }.
sons-reason-at-home = מגלה ארצות { $height } נמצא בבית, לא על המפה.
sons-reason-not-complete = על { $cells } הושלמו שני נווי מדבר, { $one ->
    [n] בצפון
    [e] במזרח
    [s] בדרום
   *[w] במערב
} { $other ->
    [n] ובצפון
    [e] ובמזרח
    [s] ובדרום
   *[w] ובמערב
}: בחרו אחד מהם.
sons-reason-no-field = לא נשאר כאן שדה פעולה של { sons-field }; נשארו: { $left }.
sons-reason-first-takes = הראשון בשורה חייב לקחת שדה פעולה; יש כאן: { $left }.
sons-reason-same-good = כדי לפנות מקום { $good ->
    [incense] ללבונה
    [myrrh] למור
    [salt] למלח
   *[gems] לאבני חן
} צריך להשליך סחורה אחרת; או לוותר על החדשה.
sons-reason-none-held = אין לכם { sons-good } להשליך.
sons-reason-places-taken = שני המקומות לשמועות על { sons-good } תפוסים: { $cells }.
sons-reason-not-on-board = השמועה { $rumour } אינה על לוח השמועות.

# What happened
sons-event-first = השחקן המתחיל: { $seat }.
sons-event-dealt = { $seat }: משיכת אריח { $tile } לתצוגה, { sons-tile-kind }.
sons-event-draw = { $seat }: משיכת אריח.
sons-event-drawn = { $seat }: אריח { $tile }, { sons-tile-kind }.
sons-event-redraw = { $seat }: משיכת אריח.
sons-event-redrawn = { $seat }: אריח { $tile } לתצוגה, { sons-tile-kind }.
sons-event-kept = אריח { $tile } לא מתאים כאן לשום מקום, ועובר לתצוגה של { $seat }.
sons-event-gone = אריח { $tile } לא מתאים כאן לשום מקום, ויוצא מהמשחק.
sons-event-stay = { $seat }: השיירה נשארת על { $cells }.
sons-event-driver = { $seat }: אבן מים אחת לנהג הגמלים.
sons-event-move = { $seat }: השיירה עוברת מ־{ $start } אל { $end }.
sons-event-take = { $seat }: לקיחת אריח { $tile } מהתצוגה, { sons-tile-kind }.
sons-event-scout = { $seat }: אבן מים אחת לסייר, ולקיחת אריח { $tile } מהתצוגה של { $owner }, { sons-tile-kind }.
sons-event-lay = { $seat }: הנחת אריח { $tile } על { $cells }, והשיירה עוברת לשם.
sons-event-desert = מדבר. { $seat }: אפשר לזוז ולגלות פעם נוספת.
sons-event-decline = { $seat }: בלי משיכה.
sons-event-no-discovery = { $seat } לא מגלה דבר.
sons-event-no-explorer = { $seat }: בלי להציב מגלה ארצות.
sons-event-explorer = { $seat }: מגלה ארצות { $height } על { $cells }.
sons-event-recall = { $seat }: מגלה ארצות { $height } חוזר מ־{ $cells }.
sons-event-order = { $seat }: קודם ינוקד נווה המדבר { $side ->
    [n] הצפוני
    [e] המזרחי
    [s] הדרומי
   *[w] המערבי
} של { $cells }.
sons-event-complete = נווה המדבר על { $cells } הושלם, עם: { $fields }.
sons-event-complete-bare = נווה המדבר על { $cells } הושלם, ואין בו שדה פעולה.
sons-event-no-line = איש לא עומד שם.
sons-event-line = בשורה: { $heights }.
sons-event-line-paid = { $seat }: תשלום של אבן מים אחת על השורה.
sons-event-line-home = { $seat }: אין במה לשלם, ומגלה ארצות { $height } חוזר הביתה.
sons-event-field = הבחירה של { $seat }: { sons-field }.
sons-event-no-field = { $seat }: ויתור על שדה פעולה.
sons-event-gain = { $seat }: לקיחת { sons-good }.
sons-event-gain-water = { $seat }: לקיחת { $number ->
    [one] אבן מים אחת
    [two] שתי אבני מים
   *[other] { $number } אבני מים
}.
sons-event-gain-camel = { $seat }: לקיחת גמל, ועוד שני מקומות לסחורות.
sons-event-nothing = { $seat }: אין מה לקחת.
sons-event-throw = { $seat }: השלכת { $thrown ->
    [incense] לבונה
    [myrrh] מור
    [salt] מלח
   *[gems] אבני חן
} בשביל { sons-good }.
sons-event-leave = { $seat }: ויתור על { sons-good }.
sons-event-rumour = { $seat }: לקיחת שמועה { $rumour }: { sons-board-value }.
sons-event-rumour-secret = { $seat }: לקיחת שמועה { $rumour } והצצה בה.
sons-event-rumour-again = { $seat }: לקיחת שמועה { $rumour } שוב מהקופה.
sons-event-put = { $seat }: שמועה { $rumour } הונחה על { sons-good }.
sons-event-look = { $seat }: הצצה בשמועה { $rumour }.
sons-event-look-seen = שמועה { $rumour } היא { sons-board-value }.
sons-event-no-look = { $seat }: בלי הצצה בשמועה.
sons-event-leave-rumour = { $seat }: שמועה { $rumour } נשארת במקומה.
sons-event-remove = { $seat }: שמועה { $rumour } חוזרת לקופה.
sons-event-turban = הטורבן עובר אל { $seat }, למגלה ארצות { $height }.
sons-event-leader = { $seat }: אבן מים אחת למוביל השיירה, תמורת תור נוסף.
sons-event-end = { $seat }: סוף התור.
sons-event-last-tile = האריח האחרון נמשך: אחרי התור הזה יש לכל שחקן עוד תור אחד.
sons-event-over = המשחק נגמר.
sons-event-revealed = שמועה { $rumour } על { sons-good } נחשפת: { sons-board-value }.
sons-event-gold = { $seat }, { sons-good } × { $number }: { sons-points }.
sons-event-gold-rumour = { $seat }, שמועה { $rumour } על { sons-good } × { $number }: { sons-points }.

# The ledger
sons-source-goods = סחורות
sons-source-rumours = שמועות
sons-tie = מי שיש לו יותר מים מנצח.

# Positions
sons-position-line = שורה { $line }: ״{ $text }״ צריכה להיות שורה כמו ״turn: 1״, כל אחת פעם אחת
sons-position-no-plan = שורה { $line }: אחרי ״{ "\u2066plan:\u2069" }״ צריכות לבוא אחת־עשרה שורות, ממוספרות 1 עד 11
sons-position-row = שורה { $line }: בשורה של המפה יש { $right } משבצות
sons-position-sign = שורה { $line }: ״{ $sign }״ לא יכול להיות על { $cell }; נכון: ״.״, ״+״ לצלב, או אריח והזווית שלו כמו 2.5/1
sons-position-tile = שורה { $line }: אין אריח ״{ $name }״ בערכה הזאת
sons-position-value = שורה { $line }: ״{ $text }״ לא מתאים ל״{ $key }״
sons-position-stuck = בעמדה הזאת איש לא היה יכול לעשות דבר

# What cannot be
sons-unsound-range = ב־{ $field } יש מספר בלתי אפשרי
sons-unsound-tiles = אריח חסר או כפול
sons-unsound-stacks = בערימה { $stack } עוד יש אריחים, אף שכבר נמשכו מערימה מאוחרת יותר
sons-unsound-display = התצוגה של מושב { $seat } אינה תקינה
sons-unsound-explorers = מגלי הארצות של מושב { $seat } אינם שלו
sons-unsound-owners = יש מגלה ארצות שאינו שייך לאף שחקן
sons-unsound-goods = למושב { $seat } יש יותר סחורות ממקומות
sons-unsound-caravan = השיירה של מושב { $seat } עומדת על משבצת שלא התגלתה
sons-unsound-turban = איש לא חובש את הטורבן
sons-unsound-stands = מגלה ארצות { $height } עומד במקום בלתי אפשרי
sons-unsound-rumours = ידועה שמועה שאיש לא לקח
sons-unsound-unseen = איש לא ראה את השמועה { "\u2066" }r{ $rumour }{ "\u2069" }
sons-unsound-places = יש יותר משתי שמועות על סחורה אחת
sons-unsound-heard = השמועה שביד אינה מתאימה לשלב הזה
sons-unsound-put-back = שמועה חזרה לקופה, אף שלא הוחזרה אף אחת
sons-unsound-sides = המשבצות { $cell } ו־{ $other } אינן מתאימות זו לזו
sons-unsound-complete = מגלה ארצות { $height } עומד על נווה מדבר שהושלם
sons-unsound-held = האריח שביד אינו מתאים לשלב הזה
sons-unsound-robbed = מי שהסייר לקח ממנו אינו מתאים לשלב הזה
sons-unsound-laid = האריח שהונח אחרון אינו מתאים לשלב הזה
sons-unsound-asked = לא השחקן הזה צריך לבחור
sons-unsound-no-tiles = אין אריח למשוך
sons-unsound-leader = אי אפשר לשלם עכשיו למוביל השיירה
sons-unsound-last = הסיבוב האחרון ומספר האריחים שנשארו אינם מתיישבים
sons-unsound-dealing = האריחים הראשונים אינם מחולקים כך
sons-unsound-second = אין מהלך שני בלי אריח שהונח
sons-unsound-line = שורת מגלי הארצות אינה אפשרית
sons-unsound-scoring = מתבצע ניקוד בלתי אפשרי
sons-unsound-opened = לשורה opened אין משמעות בגרסה 1 של החוקים
sons-unsound-chosen = הסחורה שנבחרה אינה מתאימה לשלב הזה
sons-unsound-derived = הערך { $field } אינו נובע מן השאר

# On the page: signs and tiles
sons-tile-desert = מדבר מכל הצדדים
sons-tile-shape = { $shape ->
    [one] צד אחד של נווה מדבר
    [corner] שני צדדים סמוכים של נווה מדבר
    [across] שני צדדים נגדיים של נווה מדבר
    [three] שלושה צדדים של נווה מדבר
   *[four] ארבעה צדדים של נווה מדבר
}
sons-tile-parts = { $shape } { $parts ->
    [one] בחלק אחד
    [two] בשני חלקים
   *[other] בשני חלקים
}
sons-tile-kind = { $shape ->
    [desert] { sons-tile-desert }
    [one] { sons-tile-shape }
   *[other] { sons-tile-shape } { $parts ->
        [one] בחלק אחד
        [two] בשני חלקים
       *[other] בשני חלקים
    }
}
sons-tile-with = { $tile }, עם { $fields }
sons-tile-bare = { $tile }, בלי שדה
sons-tile-part = נווה מדבר לכיוון { $sides }
sons-tile-part-field = נווה מדבר לכיוון { $sides } עם { $field }
sons-tile-apart = { $one }; בנפרד ממנו { $other }

# On the page: the plan
sons-plan = המפה
sons-plan-help = מקשי החצים עוברים ממשבצת למשבצת, Enter עובר לשם, מניח או מציב, Escape מבטל. מכל מקום בדף, N עובר למשבצת הבאה שאפשר לעשות בה משהו, R מסובב את האריח או עובר לנווה המדבר האחר שעליו, ו־1 עד 9 לוחצים על הכפתורים שליד המפה.
sons-plan-turn = לחצו שוב כדי לסובב את האריח, או השתמשו בגלגלת או ב־R.
sons-plan-twist = לחצו שוב כדי לסובב את האריח, או סובבו אותו בשתי אצבעות.
sons-plan-bare = בלי שדה, לא מביא דבר
sons-plan-past = נווה המדבר הזה כבר נוקד.
sons-plan-open = { $open ->
    [0] שלם
    [one] צד פתוח אחד
    [two] 2 צדדים פתוחים
   *[other] { $open } צדדים פתוחים
}
sons-plan-fields = בסך הכול עם { $fields }
sons-plan-times = { $number } × { $name }
sons-plan-line = בשורה: { $line }
sons-plan-figure = { $mine ->
    [yes] { $height } שלכם
   *[no] { $height } של { $seat }
}{ $turban ->
    [yes] { " " }עם הטורבן
   *[no] { "" }
}
sons-plan-pays = { $mine ->
    [yes] התשלום עליכם
   *[no] התשלום על { $seat }
}
sons-cell = { $cell }: { $words }.
sons-cell-unknown = לא התגלתה
sons-cell-cross = צלב הפתיחה, { $look }
sons-cell-caravan = { $mine ->
    [yes] השיירה שלכם
   *[no] השיירה של { $seat }
}
sons-cell-explorer = { $mine ->
    [yes] מגלה ארצות { $height } שלכם
   *[no] מגלה ארצות { $height } של { $seat }
}{ $turban ->
    [yes] { " " }עם הטורבן
   *[no] { "" }
}
sons-cell-last = המהלך האחרון
sons-cell-oasis = נווה המדבר: { $words }.
sons-cell-oasis-to = נווה המדבר לכיוון { $sides }: { $words }.
sons-cell-free = אפשר לעבור לשם בחינם.
sons-cell-driver = אפשר לעבור לשם תמורת { $price ->
    [one] אבן מים אחת
    [two] שתי אבני מים
   *[other] { $price } אבני מים
}.
sons-cell-stay = אפשר להישאר כאן.
sons-cell-fits = האריח מתאים כאן { $ways ->
    [one] בדרך אחת
    [two] בשתי דרכים
   *[other] ב־{ $ways } דרכים
}: { $look }.
sons-cell-finishes = זה משלים { $oases ->
    [one] נווה מדבר
    [two] שני נווי מדבר
   *[other] שני נווי מדבר
}.
sons-cell-explore = { $known ->
    [yes] אפשר להציב כאן את מגלה ארצות { $height }.
   *[no] אפשר להציב כאן מגלה ארצות: בחרו אותו ליד המפה.
}
sons-cell-score = בחרו איזה נווה מדבר ינוקד קודם.
sons-cell-part = נבחר: נווה המדבר לכיוון { sons-side }.
sons-cell-recall = אפשר להחזיר את מגלה ארצות { $height } שלכם.
sons-say-at = { $cell } · { $words }
sons-say-part = { $part ->
    [begin] ההכנות
    [move] 1 מתוך 4: תזוזה
    [discover] 2 מתוך 4: גילוי
    [explore] 3 מתוך 4: מגלה ארצות
    [score] 4 מתוך 4: ניקוד
    [end] סוף התור
   *[over] הסוף
}
sons-say-phase = { $part } · { $left }

# On the page: what one does
sons-panel-wait = { $phase ->
    [moving] { $name }: הזזת השיירה.
    [discovering] { $name } מגלה.
    [laying] { $name }: הנחת אריח.
    [answering] { $name }: אפשרות למשוך אריח במקום זה שנלקח.
    [exploring] { $name }: אפשרות להציב מגלה ארצות.
    [ordering] { $name }: בחירה איזה נווה מדבר ינוקד קודם.
    [choosing] { $name }: בחירת שדה.
    [throwing] { $name }: אין מקום לסחורה.
    [putting] { $name }: הנחת שמועה.
    [looking] { $name }: אפשרות להציץ בשמועה.
    [looked] { $name }: הצצה בשמועה.
    [leading] { $name }: סיום התור, או תשלום על תור נוסף.
   *[other] נמשכים אריחים.
}
sons-panel-head-moving = { $turn ->
    [second] מדבר! זוזו פעם נוספת, או הישארו
    [extra] התור הנוסף שלכם! הזיזו את השיירה, או הישארו
   *[usual] הזיזו את השיירה, או הישארו
}: { $free ->
    [0] אין שדה בחינם
    [one] שדה אחד בחינם
    [two] 2 שדות בחינם
   *[other] { $free } שדות בחינם
}{ $driver ->
    [0] { "" }
    [one] , עוד אחד תמורת אבן מים אחת
    [two] , עוד 2 תמורת אבן מים אחת
   *[other] , עוד { $driver } תמורת אבן מים אחת
}.
sons-panel-head-discovering = { $ways ->
    [none] אין כאן מה לגלות.
   *[some] { $how ->
        [second] מדבר! מותר לגלות פעם נוספת:
        [may] אפשר לגלות:
       *[must] גלו:
    } { $ways ->
        [draw] משכו אריח; אף אריח גלוי לא מתאים.
        [open] קחו { $open ->
            [one] את האריח הגלוי שמתאים.
            [two] אחד מ־2 האריחים הגלויים שמתאימים.
           *[other] אחד מ־{ $open } האריחים הגלויים שמתאימים.
        }
       *[both] משכו אריח, או קחו { $open ->
            [one] את האריח הגלוי שמתאים.
            [two] אחד מ־2 האריחים הגלויים שמתאימים.
           *[other] אחד מ־{ $open } האריחים הגלויים שמתאימים.
        }
    }
}
sons-panel-head-laying = הניחו את האריח: הוא מתאים { $cells ->
    [one] למשבצת אחת
    [two] ל־2 משבצות
   *[other] ל־{ $cells } משבצות
}. { $touch ->
    [yes] הקישו על משבצת כדי לנסות.
   *[no] הצביעו על משבצת כדי לנסות.
}
sons-panel-head-answering = הסייר של { $name } לקח לכם אריח ({ $tiles ->
    [0] לא נשאר אף אחד
   *[other] נשארו: { $tiles }
}). למשוך אחר?
sons-panel-head-exploring = { $home ->
    [0] כל מגלי הארצות שלכם בדרכים. אפשר להחזיר אחד.
    [one] אפשר לשלוח את מגלה הארצות האחרון שלכם לנווה המדבר החדש.
    [two] אפשר לשלוח אחד מ־2 מגלי הארצות שלכם לנווה המדבר החדש.
   *[other] אפשר לשלוח אחד מ־{ $home } מגלי הארצות שלכם לנווה המדבר החדש.
}
sons-panel-head-ordering = שני נווי מדבר הושלמו. איזה ינוקד קודם, עד הסוף?
sons-panel-head-choosing = מגלה ארצות { $height } { $must ->
    [yes] לוקח
   *[no] יכול לקחת
} { $fields ->
    [one] את השדה הזה.
    [two] אחד מ־2 השדות האלה.
   *[other] אחד מ־{ $fields } השדות האלה.
}
sons-panel-head-throwing = אין מקום ל{ $good ->
    [incense] לבונה
    [myrrh] מור
    [salt] מלח
   *[gems] אבני חן
} ({ $points } זהב): השליכו משהו, או ותרו.
sons-panel-head-putting = רק אתם יודעים: { $value ->
    [-2] 2 זהב פחות
    [-1] 1 זהב פחות
   *[other] { $value } זהב יותר
} ליחידה. של איזו סחורה?
sons-panel-head-looking = אפשר להציץ { $number ->
    [one] בשמועה אחת
    [two] באחת מ־2 השמועות
   *[other] באחת מ־{ $number } השמועות
} על הלוח.
sons-panel-head-looked = שמועה על { sons-good }: { $value ->
    [-2] 2 זהב פחות
    [-1] 1 זהב פחות
   *[other] { $value } זהב יותר
} ליחידה. להשאיר אותה, או להחזיר?
sons-panel-head-leading = התור שלכם נגמר.{ $can ->
    [yes] { " " }אפשר לקבל עוד אחד תמורת אבן מים; המים שלכם: { $water }.
   *[no] { "" }
}
sons-panel-helpers = עוזרים
sons-panel-help = { $name }: { $does }
sons-panel-price = מחיר: { $price ->
    [one] אבן מים אחת
    [two] שתי אבני מים
   *[other] { $price } אבני מים
}.
sons-panel-helper = { $helper ->
    [driver] נהג גמלים
    [scout] סייר
   *[leader] מוביל שיירה
}
sons-panel-help-driver = { $help ->
    [now] { $number ->
        [one] עוד שדה אחד בטווח
        [two] עוד 2 שדות בטווח
       *[other] עוד { $number } שדות בטווח
    }
    [paid] שולם: כל השדות בטווח
    [dry] { $number ->
        [one] עוד שדה אחד, אבל אין לכם מים
        [two] עוד 2 שדות, אבל אין מים
       *[other] עוד { $number } שדות, אבל אין מים
    }
    [none] אין שדה נוסף להגיע אליו
   *[later] כשזזים: כל שדה
}
sons-panel-help-scout = { $help ->
    [now] { $number ->
        [one] אריח אחד של אחרים מתאים כאן
        [two] 2 אריחים של אחרים מתאימים כאן
       *[other] { $number } אריחים של אחרים מתאימים כאן
    }
    [dry] יש אריחים של אחרים, אבל אין מים
    [none] אף אריח של אחרים לא מתאים כאן
   *[later] כשמגלים: אריח של אחרים
}
sons-panel-help-leader = { $help ->
    [now] עוד תור אחד מיד
    [extra] לא אחרי תור נוסף
   *[later] אחרי התור: עוד אחד
}
sons-panel-cancel = ביטול
sons-panel-field = { $way ->
    [stay] { $cell }: השיירה שלכם כאן.
    [water] { $cell }: { $price ->
        [one] אבן מים אחת
        [two] שתי אבני מים
       *[other] { $price } אבני מים
    } לנהג הגמלים, ויישארו לכם { $left }.
    [free] { $cell }: בחינם.
   *[none] { $known ->
        [yes] { $cell }: אי אפשר לעבור לשם עכשיו.
       *[no] { $cell }: עוד לא התגלתה.
    }
}{ $known ->
    [no] { "" }
   *[yes] { $open ->
        [0] { " " }אין מה לגלות משם.
        [one] { " " }משבצת אחת לגלות משם.
        [two] { " " }2 משבצות לגלות משם.
       *[other] { " " }{ $open } משבצות לגלות משם.
    }
}
sons-panel-go = לעבור אל { $cell }
sons-panel-stay = להישאר
sons-panel-draw = משיכה
sons-panel-draw-name = משיכת אריח מערימה { $stack } (נשארו: { $left }). אם הוא לא מתאים כאן לשום מקום, הוא עובר לתצוגה שלכם.
sons-panel-kinds = עשויים לבוא:
sons-panel-kind = { $number } × { $kind }
sons-panel-own = התצוגה שלכם
sons-panel-others = סייר
sons-panel-take = לקחת אריח { $tile } מהתצוגה שלכם: { $words }
sons-panel-scout = לקחת בעזרת הסייר אריח { $tile } מהתצוגה של { $name }, תמורת { $price ->
    [one] אבן מים אחת
    [two] שתי אבני מים
   *[other] { $price } אבני מים
}: { $words }
sons-panel-no-discovery = לא לגלות דבר
sons-panel-rotate = לסובב
sons-panel-lay = להניח על { $cell }
sons-panel-lay-name = להניח על { $cell }: { $words }
sons-panel-desert = מדבר: מותר לזוז ולגלות פעם נוספת.
sons-panel-fits = מתאים כאן
sons-panel-fields = עם { $fields }
sons-panel-redraw = למשוך אריח
sons-panel-decline = לא למשוך
sons-panel-place = { $line ->
    [1] לבד
   *[other] { $place } מתוך { $line }
}
sons-panel-picks = { $before ->
    [0] ראשון
    [one] אחרי אחד
    [two] אחרי 2
   *[other] אחרי { $before }
}
sons-panel-then-nothing = בנווה המדבר הזה אין שדה: הוא לא מביא דבר.
sons-panel-then-waits = { $open ->
    [one] מחכה עד שייסגר הצד הפתוח האחרון
    [two] מחכה עד שייסגרו 2 צדדים פתוחים
   *[other] מחכה עד שייסגרו { $open } צדדים פתוחים
}; אז הגבוה בשורה לוקח שדה ראשון.
sons-panel-then-line = הגבוה בשורה לוקח שדה ראשון.
sons-panel-then-alone = אין בו אף אחד אחר: הנמוך שלכם מספיק.
sons-panel-explore = מגלה ארצות { $height }{ $turban ->
    [yes] { " " }עם הטורבן
   *[no] { "" }
}: { $part }, בשורה: { $place }. { $words }
sons-panel-waits = הוא מחכה עד { $open ->
    [one] שייסגר צד פתוח אחד
    [two] שייסגרו 2 צדדים פתוחים
   *[other] שייסגרו { $open } צדדים פתוחים
}.
sons-panel-nothing-there = בנווה המדבר אין שדה, והוא לא מביא דבר{ $payer ->
    [you] ; אתם משלמים אבן מים אחת
    [other] ; אבן מים אחת על חשבון { $name }
   *[nobody] { "" }
}.
sons-panel-unpaid = הראשון בשורה משלם אבן מים אחת, ואין לכם: הוא יחזור הביתה מיד.
sons-panel-chooses = { $before ->
    [0] הוא לוקח שדה ראשון
    [one] אחד אחר לוקח שדה לפניו
    [two] 2 אחרים לוקחים שדה לפניו
   *[other] { $before } אחרים לוקחים שדה לפניו
}; { $fields ->
    [one] יש שדה אחד
    [two] יש 2 שדות
   *[other] יש { $fields } שדות
}{ $payer ->
    [you] ; אתם משלמים אבן מים אחת
    [other] ; אבן מים אחת על חשבון { $name }
   *[nobody] { "" }
}.
sons-panel-no-explorer = לא להציב מגלה ארצות
sons-panel-recall = להחזיר את מגלה ארצות { $height } מ־{ $cell }: { $words }
sons-panel-no-recall = לא להחזיר
sons-panel-score = קודם נווה המדבר לכיוון { $sides }
sons-panel-line = בשורה
sons-panel-in-line = מגלה ארצות { $height } של { $name }{ $turban ->
    [yes] { " " }עם הטורבן
   *[no] { "" }
}, { $state ->
    [done] כבר בחר
    [now] בוחר עכשיו
   *[next] יבחר אחר כך
}
sons-panel-home = אין מים
sons-panel-home-name = מגלה ארצות { $height } של { $name } חזר הביתה מחוסר מים
sons-panel-paid = אבן מים אחת על השורה, על חשבון { $name }.
sons-panel-brings-good = שווי בינתיים: { sons-points }
sons-panel-brings-full = אין מקום פנוי: במקום סחורה אחרת
sons-panel-brings-camel = עוד 2 מקומות לסחורות
sons-panel-brings-rumour = { $supply ->
    [yes] שומעים שמועה ומניחים על סחורה
   *[no] מציצים בשמועה על הלוח
}
sons-panel-brings-water = { $water ->
    [one] עוד אבן מים אחת
    [two] עוד 2 אבני מים
   *[other] עוד { $water } אבני מים
}
sons-panel-brings-nothing = לא נשאר מה לקחת
sons-panel-no-field = לא לקחת דבר
sons-panel-worth = { sons-good }: { sons-points } ליחידה
sons-panel-throw = להשליך { sons-good }
sons-panel-held = יש לכם { $number }, { sons-points } ליחידה
sons-panel-leave = לוותר על { $good ->
    [incense] הלבונה
    [myrrh] המור
    [salt] המלח
   *[gems] אבני החן
}
sons-panel-put = { $free ->
    [0] אין מקום לשמועה
   *[other] יש לכם { $held }
}
sons-panel-put-worth = שווי: { $after } זהב במקום { $before }
sons-panel-look-name = להציץ בשמועה { $rumour } על { sons-good }{ $known ->
    [yes] ; אתם מכירים אותה: { sons-board-value }
   *[no] { "" }
}
sons-panel-no-look = לא להציץ
sons-panel-leave-rumour = להשאיר: { sons-good } { sons-points }
sons-panel-remove = להחזיר לקופה: { sons-good } { sons-points }
sons-panel-end = לסיים את התור
sons-panel-leader = עוד תור אחד
sons-panel-leaves = { $water ->
    [0] לא יישארו מים
    [one] תישאר אבן מים אחת
    [two] יישארו 2 אבני מים
   *[other] יישארו { $water } אבני מים
}

# On the page: the seats
sons-seat-water = { $number ->
    [0] אין מים
    [one] אבן מים אחת
    [two] 2 אבני מים
   *[other] { $number } אבני מים
}
sons-seat-free = { $number ->
    [0] אין מקום פנוי
    [one] מקום פנוי אחד
    [two] 2 מקומות פנויים
   *[other] { $number } מקומות פנויים
}
sons-seat-good = { $number } { $good ->
    [incense] לבונה
    [myrrh] מור
    [salt] מלח
   *[gems] { $number ->
        [one] אבן חן
        [two] אבני חן
       *[other] אבני חן
    }
}
sons-seat-goods = על השיירה: { $goods }.
sons-seat-no-goods = אין סחורות על השיירה.
sons-seat-camels = { $number ->
    [0] אין גמל.
    [one] גמל אחד.
    [two] 2 גמלים.
   *[other] { $number } גמלים.
}
sons-seat-explorers = מגלי ארצות
sons-seat-explorer-home = מגלה ארצות { $height }{ $turban ->
    [yes] { " " }עם הטורבן
   *[no] { "" }
}, בבית
sons-seat-explorer-on = מגלה ארצות { $height }{ $turban ->
    [yes] { " " }עם הטורבן
   *[no] { "" }
}, על { $cell }
sons-seat-display = תצוגה
sons-seat-full = מלאה
sons-seat-tile = אריח { $tile }
sons-seat-tile-words = אריח { $tile }: { $words }
sons-seat-brings = { $field ->
    [water1] אבן מים אחת
    [water2] 2 אבני מים
    [water3] 3 אבני מים
    [camel] גמל: עוד שני מקומות לסחורות
    [rumour] שמועה: מציצים בה ומניחים על סחורה
   *[other] { sons-field }, למקום פנוי על השיירה
}
sons-seat-desert = מי שמניח אותו יכול לזוז ולגלות פעם נוספת.
sons-seat-scout = אחרים יכולים לקחת אותו בעזרת הסייר, תמורת אבן מים אחת.
sons-pile-stacks = ערימות
sons-pile-stack = ערימה { $stack }
sons-pile-stack-left = ערימה { $stack }: { $number ->
    [0] אין אריח
    [one] אריח אחד
    [two] 2 אריחים
   *[other] { $number } אריחים
}{ $now ->
    [yes] , ממנה מושכים עכשיו
   *[no] { "" }
}
sons-pile-left = { $number ->
    [one] נשאר אריח אחד
    [two] נשארו 2 אריחים
   *[other] נשארו { $number } אריחים
}
sons-pile-near = הסוף מתקרב: { $number ->
    [one] נשאר אריח אחד
    [two] נשארו 2 אריחים
   *[other] נשארו { $number } אריחים
}
sons-pile-drawn = האריח האחרון נמשך: עוד תור אחד לכל אחד
sons-pile-last = הסיבוב האחרון: { $turns ->
    [one] זה התור האחרון
    [two] נשארו 2 תורות, כולל זה
   *[other] נשארו { $turns } תורות, כולל זה
}
sons-pile-all = שמועות וקופה
sons-pile-open = מה עוד עשוי לבוא
sons-pile-order = קודם נגמרת הערימה הנמוכה ביותר; באיזה סדר באים האריחים שלה, איש לא יודע.
sons-pile-kinds = אריחים
sons-pile-fields = השדות שעליהם
sons-pile-in-stack = ערימה { $stack } ({ $number })
sons-pile-in-all = בסך הכול ({ $number })
sons-pile-supply = קופה
sons-pile-water = { $number ->
    [one] אבן מים אחת
    [two] 2 אבני מים
   *[other] { $number } אבני מים
}
sons-pile-camels = { $number ->
    [one] גמל אחד
    [two] 2 גמלים
   *[other] { $number } גמלים
}
sons-pile-rumours = { $number ->
    [one] שמועה אחת
    [two] 2 שמועות
   *[other] { $number } שמועות
}
sons-board = שמועות
sons-board-value = { $value ->
    [-2] { "\u2066−2\u2069" }
    [-1] { "\u2066−1\u2069" }
    [1] { "\u2066+1\u2069" }
    [2] { "\u2066+2\u2069" }
   *[3] { "\u2066+3\u2069" }
}
sons-board-you = אתם
sons-board-known = { $rumour } היא { sons-board-value }, ראו אותה: { $seats }
sons-board-unknown = { $rumour } לא ידועה, ראו אותה: { $seats }
sons-board-none = { sons-good }: אין שמועה; שווי: { sons-points }.
sons-board-sure = { sons-good }: { $number ->
    [one] שמועה אחת
    [two] 2 שמועות
   *[other] { $number } שמועות
}: { $rumours }; שווי: { sons-points }.
sons-board-so-far = { sons-good }: { $number ->
    [one] שמועה אחת
    [two] 2 שמועות
   *[other] { $number } שמועות
}: { $rumours }; שווי, עד כמה שידוע לכם: { sons-points }.
sons-board-hand = ביד של { $seat }:
sons-board-supply = חזרו לקופה:
sons-board-alone = ראיתם אותה; רק לכם היא מוצגת.
sons-board-pool = שמועות שלא ראיתם: { $values }

# The coach
sons-why-points = { $seat }, { $source }: בממוצע { $played } זהב, ואחרי המהלך הטוב יותר { $better }.
sons-why-goods = { $seat }, { sons-good }: בממוצע { $played }, ואחרי המהלך הטוב יותר { $better }.
sons-why-oases = נאות מדבר שהושלמו על ידי { $seat }: בממוצע { $played }, ואחרי המהלך הטוב יותר { $better }.
sons-why-water = אבני מים שנותרות אצל { $seat }: בממוצע { $played }, ואחרי המהלך הטוב יותר { $better }.
sons-why-camels = גמלים של { $seat }: בממוצע { $played }, ואחרי המהלך הטוב יותר { $better }.
sons-why-turban = { $seat }: הטורבן בסוף ב־{ $played } מהמשחקים, ואחרי המהלך הטוב יותר ב־{ $better }.
sons-belief-value = { sons-board-value } לכל יחידה
sons-nudge = { $kind ->
    [move] חשבו היכן כדאי שתעמוד השיירה שלכם.
    [lay] חשבו אילו צלעות כדאי שהאריח יסגור.
    [explorer] חשבו איזה נווה מדבר שווה מגלה ארצות.
    [recall] חשבו לאיזה מגלה ארצות כבר אין מה לעשות.
    [field] חשבו איזה שדה יחסר יותר מכול.
   *[other] יש כאן מה להרוויח: הסתכלו מה האחרים עומדים לעשות.
}

# A position set by hand
sons-edit-plan = התוכנית
sons-edit-tile = האריח שמונח כאן
sons-edit-turned = כיצד הוא מסובב
sons-edit-phase = מה עושים עכשיו
sons-edit-turn = תור מי עכשיו
sons-edit-first = השחקן הראשון
sons-edit-caravan = השיירה של { $seat }
sons-edit-store = { $store ->
    [water] מים
    [camels] גמלים
    [incense] קטורת
    [myrrh] מור
    [salt] מלח
   *[gems] אבני חן
}
sons-edit-display = אריחים גלויים
sons-edit-explorer = חוקר { $height } של { $seat }
sons-edit-turban = החוקר עם הטורבן
sons-edit-rumours = השמועות
sons-edit-rumour = שמועה { $rumour }
sons-edit-rumour-at = היכן { $rumour } מונחת
sons-edit-rumour-seen = מי ראה את { $rumour }
sons-edit-in-turn = במהלך התור
sons-edit-asked = מי צריך לבחור
sons-edit-extra = תור שנקנה
sons-edit-second = המהלך השני, אחרי מדבר
sons-edit-driver = נהג הגמלים קיבל תשלום
sons-edit-stirred = אריח נשלף או הונח
sons-edit-passing = הטורבן עובר הלאה אחר כך
sons-edit-opened = הראשון בתור כבר בחר
sons-edit-idle = תורות רצופים בלי אריח
sons-edit-last = תורות אחרונים שנותרו
sons-edit-put_back = שמועות שהוחזרו עד כה
sons-edit-held = האריח שעומד להיות מונח
sons-edit-robbed = אריח של מי לקח הסייר
sons-edit-laid = היכן הונח האריח האחרון
sons-edit-gone = אריחים מחוץ למשחק
sons-edit-scoring = נווה שנמנה עכשיו
sons-edit-line = חוקרים בתור
sons-edit-heard = השמועה ביד
sons-edit-chosen = הסחורה שאין לה מקום
sons-edit-next-part = החלק שנמנה אחר כך
sons-edit-at-home = בבית
sons-edit-unknown = לא ידועה
sons-edit-at = { $place ->
    [supply] במאגר
   *[hand] ביד
}
sons-edit-quarters = רבעי סיבוב: { $number }
sons-edit-part = { $cell }, נווה: { sons-side }
sons-edit-phase-name = { $phase ->
    [lot] הגרלת השחקן הראשון
    [dealing] חלוקת האריחים הראשונים
    [moving] הזזת השיירה
    [discovering] גילוי
    [drawing] שליפת אריח
    [laying] הנחת אריח
    [answering] מענה לסייר
    [redrawing] שליפת אריח אחר
    [exploring] הצבת חוקר
    [ordering] בחירת הנווה שיבוא ראשון
    [choosing] בחירת שדה
    [throwing] השלכת סחורה
    [hearing] שמיעת שמועה
    [putting] הנחת שמועה
    [looking] הצצה בשמועה
    [looked] השארה או הסרה של שמועה
    [leading] שכירת מוביל השיירה
   *[over] המשחק נגמר
}

# Explained when it first comes up
sons-first-move = השיירה הולכת בקווים חומים כמה שתרצו, ונעצרת אחרי הקו הלבן הראשון. אחר כך מגלים: מניחים אריח לידה.
sons-first-laid = אריח מניחים ליד השיירה, חום אל חום ולבן אל לבן, והשיירה עוברת אליו. אחר כך אפשר לשלוח מגלה ארצות.
sons-first-line = נווה המדבר הושלם. מגלי הארצות עומדים בשורה, הגבוה ראשון; הטורבן עובר לראש. אם הם שניים או יותר, הראשון חייב לשלם אבן מים אחת.
sons-first-field = לפי סדר השורה כל מגלה ארצות לוקח שדה פעולה אחד שעוד פנוי. הראשון חייב לקחת; שדות שאיש לא לקח הולכים לאיבוד.
sons-first-turban = הטורבן עמד בשורה, ולכן הוא עובר למגלה הארצות הגבוה של השחקן הבא. מי שחובש אותו ראשון בשורה הבאה.
sons-first-rumour = שמועה משנה את שוויה של סחורה לכולם. עד הסוף רק מי שהציץ בה מכיר את הערך שלה.
sons-first-water = המים שלכם אוזלים. הם משלמים על המקום הראשון בשורה, על נהג הגמלים, על הסייר ועל תורות נוספים; יש שדות שמביאים עוד.
sons-first-last = האריח האחרון נמשך. אחרי התור הזה לכל אחד עוד תור אחד, ואז הסחורות מזכות בזהב.

# Puzzles: what is to be found, and what each kind is called
sons-puzzle-finish = השלימו נווה מדבר: באיזה מהלך תרוויחו ממנו הכי הרבה?
sons-puzzle-water = אבני המים שלכם: { $number }. על מה כדאי להוציא אותן, או לשם מה לשמור?
sons-puzzle-line = מקומו של מגלה ארצות בשורה: את מי שולחים, או מחזירים?
sons-puzzle-field = הבחירה שלכם: מה לוקחים מנווה המדבר?
sons-puzzle-last = התורות האחרונים: מה יביא עכשיו הכי הרבה זהב?
sons-puzzle-rumour = בחירה בדרך: מה הכי טוב כאן?
sons-puzzle-tile = אריח לתור הזה: למשוך, לקחת, לשלוח סייר או בלי?
sons-puzzle-lay = היכן מניחים את האריח, ואיך מסובבים אותו?
sons-puzzle-move = לאן הולכת השיירה שלכם?
sons-puzzles-finish = השלמת נווי מדבר
sons-puzzles-water = שימוש נבון במים
sons-puzzles-line = מקומו של מגלה ארצות
sons-puzzles-field = בחירת שדה
sons-puzzles-last = התורות האחרונים
sons-puzzles-rumour = בחירות בדרך
sons-puzzles-tile = איזה אריח?
sons-puzzles-lay = הנחת אריח
sons-puzzles-move = דרכה של השיירה
