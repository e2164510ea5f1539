# Through the Desert: names
desert-name = דרך המדבר
desert-designer = Reiner Knizia
desert-about = הובילו שיירות של גמלים בצבעי פסטל מבור מים לנווה מדבר, והקיפו בהן שטחים שיהיו שלכם.
desert-wins = מנצחים במירב הנקודות מבורות מים, נווי מדבר, שיירות ושטחים
desert-option-map = מפה
desert-option-map-sirocco = סירוקו, מפת הבית
desert-option-map-wadi = ואדי, משחק קצר לשניים
desert-option-hide_totals = הסתרת הניקוד
desert-option-hide_totals-hint = עד הסוף רואים כמה בורות מים לקחו האחרים, אבל לא כמה הם שווים.
desert-option-palms = דקלים
desert-option-palms-random = בהגרלה
desert-option-palms-hint = נקבעים בהגרלה, אלא אם תציינו כאן את משבצות הדקל. אם שם שגוי, תראו אילו יש.
desert-unit = { $points ->
    [one] נקודה
    [two] נקודות
   *[other] נקודות
}

# Options and maps
desert-map = מפה של דרך המדבר: { $name }, מספר שחקנים: { $players }, משבצות: { $spaces }
desert-unknown-map = אין מפה בשם ״{ $name }״. יש: { $known }. מפה משלכם מוסרים כטקסט, ובמסוף כקובץ.
desert-map-seats = המפה { $name } אינה מתאימה ל־{ $seats } שחקנים, אלא ל־{ $allowed }.
desert-bad-palms = הדקלים לא יכולים לעמוד על ״{ $value }״. ציינו משבצות דקל שונות, { $palms } במספר, מתוך: { $spaces }.

# Texts that are not actions
desert-no-action = ״{ $text }״ אינה פעולה. הפעולות הן: leader COLOUR SPACE, camel COLOUR SPACE, aside COLOUR, skip.
desert-no-space = ״{ $text }״: אין בלוח הזה משבצת { $cell }.
desert-no-colour = ״{ $text }״: { $colour } אינו צבע של גמל. הצבעים הם { $known }.
desert-no-number = ״{ $text }״: { $number } אינו מספר מ־1 עד { $most }.

# Words within sentences
desert-colour = { $colour ->
    [amber] ענבר
    [lime] ליים
    [rose] ורוד
    [sky] תכלת
   *[violet] סגול
}
desert-points = { $points ->
    [one] נקודה אחת
    [two] 2 נקודות
   *[other] { $points } נקודות
}
desert-size = { $size ->
    [one] גמל אחד
    [two] שני גמלים
   *[other] { $size } גמלים
}
desert-spaces = { $spaces ->
    [0] נווה מדבר
    [one] משבצת אחת
    [two] שתי משבצות
   *[other] { $spaces } משבצות
}

# Why not
desert-reason-over = המשחק נגמר.
desert-reason-chance = ההגרלה קובעת { $what ->
    [first] מי מתחיל
    [palm] היכן יעמוד דקל
   *[token] איזה בור מים יונח בכל מקום
}; איש לא בוחר בזה.
desert-reason-turn = זה התור של { $actor }.
desert-reason-phase = לא עכשיו: { desert-phase-name }.
desert-phase-name = { $phase ->
    [first] מגרילים את השחקן המתחיל
    [aside] שמים מובילי שיירות בצד
    [palms] מציבים את הדקלים
    [tokens] מניחים את בורות המים
    [leaders] מניחים מובילי שיירות
   *[camels] מניחים גמלים
}
desert-reason-aside = מוביל השיירה בצבע { desert-colour } של { $seat } כבר הושם בצד; בחרו צבע אחר.
desert-reason-leader-aside = שמתם בצד את מוביל השיירה בצבע { desert-colour }.
desert-reason-leader-placed = מוביל השיירה שלכם בצבע { desert-colour } כבר עומד על { $cells }.
desert-reason-colour-led = בסיבוב הראשון מוביל שיירה חייב להיות בצבע שעוד לא הונח, ועל { $cells } כבר עומד מוביל שיירה בצבע { desert-colour } של { $seat }.
desert-reason-occupied = על { $cell } כבר עומד גמל בצבע { desert-colour } של { $seat }.
desert-reason-oasis = המשבצת { $cell } היא נווה מדבר.
desert-reason-waterhole = אסור להניח מוביל שיירה על בור המים { $cell }.
desert-reason-next-to-oasis = מוביל שיירה על { $cell } יעמוד בסמוך לנווה המדבר { $cells }.
desert-reason-next-to-leader = מוביל שיירה על { $cell } יעמוד בסמוך למוביל השיירה בצבע { desert-colour } של { $seat }, שעל { $cells }.
desert-reason-herd-empty = ערימת הגמלים בצבע { desert-colour } ריקה.
desert-reason-no-caravan = אין לכם על הלוח מוביל שיירה בצבע { desert-colour }, ולכן אין שיירה שגמל על { $cell } יוכל להצטרף אליה.
desert-reason-not-touching = המשבצת { $cell } אינה סמוכה לשיירה שלכם בצבע { desert-colour }, שהמוביל שלה עומד על { $leader }.
desert-reason-rival = המשבצת { $cell } סמוכה { $camels ->
    [one] לגמל
    [two] לגמלים
   *[other] לגמלים
} בצבע { desert-colour } של { $seat }, שעל { $cells }.
desert-reason-enclosed = המשבצת { $cell } נמצאת בשטח שסגרה השיירה בצבע { desert-colour } של { $seat }.
desert-reason-can-move = מותר לדלג רק כשאי אפשר להניח גמל; אתם יכולים, למשל בצבע { desert-colour } על { $cell }.

# What happened
desert-event-first = השחקן המתחיל: { $seat }.
desert-event-aside = { $seat }: מוביל השיירה בצבע { desert-colour } הושם בצד.
desert-event-palm = דקל עומד על { $cell }.
desert-event-token = בור מים בשווי { $value } הונח על { $cell }.
desert-event-leader = { $seat }: מוביל שיירה בצבע { desert-colour } על { $cell }.
desert-event-camel = { $seat }: גמל בצבע { desert-colour } על { $cell }.
desert-event-skip = { $seat }: אין איפה להניח גמל; דילוג על התור.
desert-event-waterhole = { $seat } זוכה בבור המים שעל { $cells }: { desert-points }.
desert-event-oasis = { $seat }: השיירה בצבע { desert-colour } הגיעה לנווה המדבר { $cells }: { desert-points }.
desert-event-enclosed = { $seat }: השיירה בצבע { desert-colour } סגרה שטח של { desert-spaces }.
desert-event-waterholes-inside = { $seat } זוכה { $tokens ->
    [one] בבור המים
    [two] בבורות המים
   *[other] בבורות המים
} שבתוך השטח, על { $cells }: { desert-points }.
desert-event-oasis-inside = { $seat } זוכה גם בנווה המדבר { $cells } שבתוך השטח: { desert-points }.
desert-event-herd-empty = הגמל האחרון בצבע { desert-colour } הונח: המשחק מסתיים בסוף התור הזה.
desert-event-largest = { $seat }: השיירה הגדולה ביותר בצבע { desert-colour }, { desert-size }: { desert-points }.
desert-event-tied = { $seat }: שוויון על השיירה הגדולה ביותר בצבע { desert-colour }, { desert-size }: { desert-points }.
desert-event-area = { $seat }: שטח סגור של { desert-spaces }: { desert-points }.

# The ledger
desert-source-waterholes = בורות מים
desert-source-oases = נווי מדבר
desert-source-caravans = השיירות הגדולות ביותר
desert-source-areas = שטחים סגורים

# Faults of a map
desert-fault-missing = שורה { $line }: במפה חסר { $key }; כתבו ״{ "\u2066" }{ $key }: …{ "\u2069" }״ לפני הלוח.
desert-fault-unknown-line = שורה { $line }: ״{ $text }״ לא מובן; לפני הלוח באים name, players, palms, herds ואז ״{ "\u2066board:\u2069" }״.
desert-fault-twice = שורה { $line }: { $key } מופיע פעמיים.
desert-fault-bad-name = שורה { $line }: ״{ $text }״ לא יכול להיות שם; השתמשו ב־1 עד 40 תווים, בלי ״|״.
desert-fault-bad-players = שורה { $line }: ״{ $text }״ אינו מספר שחקנים; כתבו 2, 3, 4, 5 או טווח כמו 2-5.
desert-fault-bad-palms = שורה { $line }: ״{ $text }״ אינו מספר דקלים מ־0 עד 5.
desert-fault-bad-herds = שורה { $line }: ״{ $text }״ אינו מספר גמלים מ־1 עד 30.
desert-fault-no-board = שורה { $line }: אין לוח; אחרי השורה ״{ "\u2066board:\u2069" }״ באות השורות שלו.
desert-fault-unknown-sign = שורה { $line }, עמודה { $column }: סימן לא מוכר ״{ $sign }״; יש . משבצת, o בור מים, p משבצת דקל, ^ הר, - קו הפרדה.
desert-fault-between = שורה { $line }, עמודה { $column }: ״{ $sign }״ עומד בין שני משושים; רוחב משושה הוא שני תווים, וכל שורה שנייה מוזזת בתו אחד.
desert-fault-too-wide = שורה { $line }, עמודה { $column }: הלוח רחב מ־{ $most } משושים.
desert-fault-too-tall = שורה { $line }: בלוח יש { $rows } שורות; אפשר למספר { $most } לכל היותר.
desert-fault-line-place = שורה { $line }: קו הפרדה אחד לכל היותר, ולא לפני השורה הראשונה.
desert-fault-no-line = שורה { $line }: מפה שמתאימה גם ל־2 או 3 שחקנים וגם ל־4 או 5 צריכה קו הפרדה, שורה של ״-״.
desert-fault-needless-line = שורה { $line }: המפה הזאת מתאימה רק לגודל שולחן אחד, ולכן אינה צריכה קו הפרדה.
desert-fault-large-herds = שורה { $line }: במשחק של { $seats } שחקנים יש בערימה { $most } גמלים לכל היותר.
desert-fault-cells = שורה { $line }: מספר המשבצות במשחק של { $players } שחקנים הוא { $cells }; הוא צריך להיות מ־2 עד { $most }.
desert-fault-unconnected = שורה { $line }, עמודה { $column }: במשחק של { $players } שחקנים הלוח אינו רציף: אין דרך אל { $cell }.
desert-fault-palm-at-rim = שורה { $line }, עמודה { $column }: במשחק של { $players } שחקנים משבצת הדקל { $cell } נמצאת בשוליים; כל שש המשבצות סביבה חייבות להיות במשחק.
desert-fault-few-palms = שורה { $line }: מספר הדקלים הוא { $palms }, אבל במשחק של { $players } שחקנים מספר משבצות הדקל הוא רק { $spaces }.
desert-fault-many-tokens = שורה { $line }: במשחק של { $players } שחקנים יש { $spaces } משבצות לבורות מים, אבל יש רק { $most } סמני בורות מים.

# Positions that cannot be read
desert-position-line = שורה { $line }: ״{ $text }״ לא מובן, או מופיע פעמיים.
desert-position-no-board = שורה { $line }: אין לוח; אחרי השורה ״{ "\u2066board:\u2069" }״ באות השורות שלו.
desert-position-value = שורה { $line }: ״{ $text }״ לא מתאים ל״{ $key }״.
desert-position-label = שורה { $line }: שורת לוח מתחילה במספר שלה, לא ב״{ $text }״.
desert-position-column = שורה { $line }, עמודה { $column }: ״{ $sign }״ לא עומד במקום של משבצת; ארבעה תווים למשבצת, וכל שורה שנייה מוזזת בשני תווים.
desert-position-twice = שורה { $line }: שורת הלוח { $row } מצוירת פעמיים.
desert-position-missing = שורה { $line }: המשבצת { $cell } לא מצוירת.
desert-position-sign = שורה { $line }: ״{ $sign }״ על { $cell } אינו סימן של הלוח.
desert-position-no-space = שורה { $line }: ״{ $sign }״ עומד על { $cell }, ואין שם משבצת במפה.
desert-position-herd = מספר הגמלים בערימה בצבע { desert-colour } חייב להיות { $right }.
desert-position-open = המשבצת { $cell } מצוירת כסגורה, אבל אינה סגורה.
desert-position-enclosed = המשבצת { $cell } נמצאת בשטח סגור של מושב { $seat } וצריך לצייר אותה כך.
desert-position-stuck = בעמדה הזאת איש לא היה יכול לעשות דבר.

# States that cannot be
desert-unsound-range = ב־{ $field } יש מספר בלתי אפשרי.
desert-unsound-token-inside = יש בורות מים בתוך שטח סגור: { $cells }.
desert-unsound-left = לא ייתכן שנותרו בתור הזה { $left } גמלים.
desert-unsound-opening = הסיבוב הראשון של הגמלים הוא רק כשמניחים גמלים.
desert-unsound-first = השחקן המתחיל אינו מי שנקבע בשולחן.
desert-unsound-veiled = הניקוד מוסתר בשולחן שמציג אותו.
desert-unsound-ended = בעמדה כזאת המשחק כבר היה נגמר.
desert-unsound-leaders = מובילי השיירות לא הונחו לפי סדר התורות.
desert-unsound-crowded = יש יותר מדבר אחד על { $cell }.
desert-unsound-palm = המשבצת { $cell } אינה משבצת דקל.
desert-unsound-token = המשבצת { $cell } אינה משבצת של בור מים.
desert-unsound-palms = מספר הדקלים חייב להיות { $right }.
desert-unsound-herd = מספר הגמלים בערימה צריך להיות { $right }.
desert-unsound-tokens = יש יותר סמני בורות מים מאשר בקופסה.
desert-unsound-aside = לא ייתכן שאלה מובילי השיירות שהושמו בצד.
desert-unsound-leader = מוביל השיירה שעל { $cell } לא יכול לעמוד שם.
desert-unsound-torn = הגמלים האלה אינם שיירה אחת עם המוביל שלה: { $cells }.
desert-unsound-early = אין גמלים לפני שכל מובילי השיירות הונחו: { $cells }.
desert-unsound-rivals = גמלים יריבים באותו צבע עומדים זה ליד זה: { $cells }.
desert-unsound-derived = הערך { $field } אינו נובע מן העמדה.

# On the page
desert-letter-amber = ע
desert-letter-lime = ל
desert-letter-rose = ו
desert-letter-sky = ת
desert-letter-violet = ס
desert-board = הלוח
desert-board-help = מקשי החצים עוברים ממשבצת למשבצת, Enter מניח, Escape מבטל. מכל מקום בדף, 1 עד 5 בוחרים ערימת גמלים ו־N עובר למשבצת האפשרית הבאה.
desert-cell = { $cell }, { $words }
desert-cell-sand = חול
desert-cell-camel = { $mine ->
    [yes] גמל שלכם בצבע { $colour }
   *[no] גמל בצבע { $colour } של { $seat }
}
desert-cell-leader = { $mine ->
    [yes] מוביל שיירה שלכם בצבע { $colour }
   *[no] מוביל שיירה בצבע { $colour } של { $seat }
}
desert-cell-placed = הונח עכשיו
desert-cell-waterhole = בור מים בשווי { $value }
desert-cell-oasis = נווה מדבר
desert-cell-space-waterhole = משבצת של בור מים
desert-cell-space-palm = משבצת דקל
desert-cell-enclosed = { $mine ->
    [yes] בשטח סגור שלכם
   *[no] בשטח סגור של { $seat }
}
desert-cell-near = { $number ->
    [one] ליד השיירה שלכם בצבע { $colours }
    [two] ליד השיירות שלכם בצבעים { $colours }
   *[other] ליד השיירות שלכם בצבעים { $colours }
}
desert-cell-legal = אפשרי
desert-cell-legal-for = אפשרי לצבעים: { $colours }
desert-cell-not-legal = לא אפשרי
desert-cell-brings = מביא { desert-points }
desert-preview = על { $cell } בצבע { $colour }: { $brings }.
desert-brings-waterholes = { desert-points } מבורות מים
desert-brings-oases = { $points ->
    [5] 5 נקודות מנווה מדבר
   *[other] { $points } נקודות מנווי מדבר
}
desert-brings-enclosed = סוגר { desert-spaces }
desert-brings-last = הגמל האחרון בערימה, ולכן זה התור האחרון
desert-brings-end = מסיים את המשחק ומביא עוד { desert-points }
desert-brings-nothing = שיירה ארוכה יותר, עוד בלי נקודות
desert-preview-leader = מוביל השיירה שלכם בצבע { $colour } על { $cell }: מכאן תצא השיירה.
desert-plus = { "\u2066" }+{ $points }{ "\u2069" }
desert-herds = ערימות הגמלים
desert-herd = { $colour }, { $left ->
    [one] נשאר גמל אחד
    [two] נשארו שני גמלים
   *[other] נשארו { $left } גמלים
}
desert-herd-low = נשארו מעט
desert-herd-last = כמעט נגמרו
desert-herd-none = לא נשארו
desert-herd-nowhere = אין לה משבצת עכשיו
desert-choose-aside = בחרו את צבע מוביל השיירה שתשימו בצד.
desert-aside-chosen = מוביל השיירה שלכם בצבע { $colour } נשאר בבית.
desert-set-aside = לשים בצד
desert-choose-leader = בחרו ערימה, ואז משבצת למוביל השיירה שלכם.
desert-phase = { $phase ->
    [aside] שמים מובילי שיירות בצד
    [leaders] מניחים מובילי שיירות
    [camels] מניחים גמלים
   *[other] מסדרים את הלוח
}
desert-camels-to-place = { $opening ->
    [yes] הניחו גמל אחד
   *[no] { $left ->
        [one] הניחו שני גמלים: נשאר אחד
        [two] הניחו שני גמלים
       *[other] הניחו שני גמלים
    }
}
desert-choose-herd = { desert-camels-to-place }. בחרו ערימה, ואז משבצת.
desert-choose-space = { desert-camels-to-place }. בחרו משבצת לגמל בצבע { $colour }.
desert-choose-leader-space = בחרו משבצת למוביל השיירה שלכם בצבע { $colour }.
desert-nowhere = אין עכשיו משבצת לגמל בצבע { $colour }. בחרו ערימה אחרת.
desert-waits = { $phase ->
    [aside] { $seat } שם מוביל שיירה בצד.
    [leaders] { $seat } מניח מוביל שיירה.
    [camels] { $left ->
        [one] { $seat } מניח גמל.
        [two] { $seat } מניח שני גמלים.
       *[other] { $seat } מניח שני גמלים.
    }
   *[other] הלוח מסודר עכשיו.
}
desert-which-herd = כמה ערימות מתאימות ל־{ $cell }. איזו מהן?
desert-place = להניח
desert-cancel = ביטול
desert-must-skip = אין משבצת לאף גמל שלכם.
desert-skip = לדלג על התור
desert-leads-alone = הגדולה ביותר
desert-leads-shared = מהגדולות ביותר, בשוויון
desert-seat-caravan = { $colour }: { desert-size }
desert-seat-aside = { $colour }: מוביל השיירה בצד
desert-seat-none = { $colour }: אין
desert-seat-tokens = { $tokens ->
    [one] בור מים אחד נלקח
    [two] שני בורות מים נלקחו
   *[other] { $tokens } בורות מים נלקחו
}
desert-seat-oases = { $oases ->
    [one] הגעה לנווה מדבר אחד
    [two] הגעה לשני נווי מדבר
   *[other] הגעה ל־{ $oases } נווי מדבר
}
desert-seat-areas = { $spaces ->
    [one] משבצת סגורה אחת
    [two] שתי משבצות סגורות
   *[other] { $spaces } משבצות סגורות
}

# The coach
desert-why-oasis = { $seat }: הגעה לנווה המדבר { $cell } ב־{ $played } מהמשחקים, ואחרי המהלך הטוב יותר ב־{ $better }.
desert-why-caravan = { $seat }: השיירה הגדולה ביותר בצבע { desert-colour } ב־{ $played } מהמשחקים, ואחרי המהלך הטוב יותר ב־{ $better }.
desert-why-area = משבצות סגורות של { $seat }, נקודה לכל אחת: בממוצע { $played }, ואחרי המהלך הטוב יותר { $better }.
desert-nudge-camel = הסתכלו על ערימת הגמלים בצבע { desert-colour }.
desert-nudge-leader = חפשו מקום טוב למוביל השיירה בצבע { desert-colour }.
desert-nudge-other = אין כאן הרבה מה לבחור.

# A position set by hand
desert-edit-board = הלוח
desert-edit-space = במשבצת הזאת
desert-edit-phase = מה עושים עכשיו
desert-edit-first = השחקן הראשון
desert-edit-turn = תור מי עכשיו
desert-edit-opening = סיבוב הגמלים הראשון
desert-edit-left = גמלים שנותרו בתור
desert-edit-aside = מוביל שהונח בצד: { $colour }
desert-edit-taken = בורות מים בערך { $value } שנלקחו
desert-edit-phase-name = { $phase ->
    [first] הגרלת השחקן הראשון
    [aside] הנחת מובילים בצד
    [palms] נטיעת הדקלים
    [tokens] הנחת בורות המים
    [leaders] הצבת מובילים
    [camels] הצבת גמלים
   *[over] המשחק נגמר
}

# Explained when it first comes up
desert-first-leaders = קודם מציבים מובילי שיירות, אחד בכל תור. השיירה בכל צבע תגדל מהמקום שבו עומד המוביל שלה, ולכן כדאי לחפש בורות מים ונווי מדבר בסביבה.
desert-first-waterhole = גמל שמוצב על בור מים לוקח מיד את האסימון שלו: כמספר הנקודות שמופיע עליו.
desert-first-oasis = שיירה שמגיעה ליד נווה מדבר מקבלת עליו נקודות פעם אחת. גם שיירה אחרת שלכם, וגם שיירות של אחרים, יכולות לקבל עליו נקודות.
desert-first-area = שיירה שסוגרת שטח היא בעליו: בסוף נספרת כל משבצת פנויה בו, ומה שנמצא בפנים נלקח מיד. איש לא יכול להציב שם עוד.
desert-first-herd = אחת מערימות הגמלים עומדת להיגמר. כשערימה כלשהי ריקה, המשחק מסתיים בסוף אותו תור.
desert-first-majority = בסוף השיירה הגדולה ביותר בכל צבע מקבלת נקודות; בתיקו כל אחת מקבלת מחצית.

# Puzzles: what is to be found, and what each kind is called
desert-puzzle-area = סגרו שטח, עכשיו או בהמשך: איזה גמל ייתן לכם הכי הרבה?
desert-puzzle-last = הערימה בצבע { desert-colour } כמעט ריקה, והמשחק נגמר איתה. נצלו זאת עד הסוף.
desert-puzzle-oasis = הגיעו לנווה מדבר, עכשיו או בהמשך: איזה גמל עושה זאת הכי טוב?
desert-puzzle-block = עמדו בדרכו של מישהו: איזה גמל יעלה לאחרים הכי ביוקר?
desert-puzzle-largest = נאבקים על השיירה הגדולה ביותר בצבע { desert-colour }. איזה גמל יכריע?
desert-puzzle-water = קחו מים, עכשיו או בהמשך: איזה גמל יביא לכם הכי הרבה?
desert-puzzle-plan = בלי נקודות מיד: איזה גמל ישתלם בסוף?
desert-puzzles-area = סגירת שטח
desert-puzzles-last = הגמלים האחרונים
desert-puzzles-oasis = הגעה לנווה מדבר
desert-puzzles-block = חסימה
desert-puzzles-largest = השיירה הגדולה ביותר
desert-puzzles-water = לקיחת מים
desert-puzzles-plan = מבט קדימה
