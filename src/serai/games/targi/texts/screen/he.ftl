targi-screen-welcome = הקלידו את מה שמבקשים מכם, כמו ״5״ כדי להניח טארגי על קלף 5, ״?״ כדי לראות מה אפשר לעשות, ״signs״ לסימנים שעל הלוח, ״quit״ כדי לשמור ולצאת.
targi-screen-looks = card NAME: מה הקלף הזה, כמו card well3, a2, 10, hand, wells
    decks: מה עוד עשוי לבוא ומה כבר יצא · signs: הסימנים שעל הלוח
targi-screen-heading = סיבוב { $round } מתוך { $rounds } · מתחיל שחקן { $first } · חפיסת הסחורה { $goods } · חפיסת השבט { $tribe }
targi-screen-signs = T1 T2 טארגים של שחקן 1 ו־2 · m1 m2 הסמנים שלהם · { "\u2066R!\u2069" } השודד
    { "\u2066━1 ┃1\u2069" } הקו של טארגי · { "\u2066+1\u2069" } קווים של שחקן 1 מצטלבים · [T2] חדש
    × מול T2: מול טארגי של השחקן האחר, ולכן אסור לעמוד שם
    d תמרים · s מלח · p פלפל · g זהב · ★ נקודות
    1d 1s 1p/1g: עולה הסחורות האלה, או 1 זהב במקומן
    { "\u20661 2\u2069" }: שורה 2 של שחקן 1 · { "\u2066+4\u2069" } הנקודות שלה בסוף · { "\u20664?\u2069" } עוד אפשר · - אין
    (3) מתחת ל״סוף״: מה יביאו ההשפעות והשורות אם המשחק ייגמר עכשיו
targi-screen-dates = תמרים
targi-screen-salt = מלח
targi-screen-pepper = פלפל
targi-screen-goods = סחורות
targi-screen-gold = זהב
targi-screen-tokens = צלבים
targi-screen-cards = קלפים
targi-screen-end = סוף
targi-screen-total = נקודות
targi-screen-hand = יד
targi-screen-drawn = נמשך
targi-screen-hand-of = יד { $number }
targi-screen-secret = סודי.
targi-screen-fresh = חדש בסיבוב הזה.
targi-screen-nothing = כלום
targi-screen-amounts = { $amounts }
targi-screen-or-gold = { $amounts }, או 1 זהב במקום
targi-screen-no-effect = אין לו השפעה.
targi-screen-card = { $name }: { $points }, מחיר: { $cost }. { $effect }
targi-screen-choice = סחורה לבחירה
targi-screen-down = הפוך
targi-screen-empty = אין קלף
targi-screen-goods-deck = (סחורה)
targi-screen-tribe-deck = (שבט)

targi-screen-border-noble = אציל
targi-screen-border-dates = תמרים
targi-screen-border-salt = מלח
targi-screen-border-pepper = פלפל
targi-screen-border-trader = סוחר
targi-screen-border-fata-morgana = פאטה מורגנה
targi-screen-border-silversmith = צורף כסף
targi-screen-border-caravan = שיירה
targi-screen-border-expansion = הרחבת השבט
targi-screen-border-raid = פשיטה
targi-screen-for-noble = הקלף שביד
targi-screen-for-dates = תמר אחד
targi-screen-for-salt = 1 מלח
targi-screen-for-pepper = 1 פלפל
targi-screen-for-trader = החלפה
targi-screen-for-fata-morgana = סמנים
targi-screen-for-silversmith = נקודות
targi-screen-for-caravan = משיכת
    קלף סחורה
targi-screen-for-expansion = משיכת
    קלף שבט
targi-screen-raid-goods = { $number ->
    [one] סחורה אחת
    [two] 2 סחורות
   *[other] { $number } סחורות
}/{ $points }
targi-screen-raid-gold = { $number } זהב/{ $points }
targi-screen-barred = × מול { $foe }
targi-screen-about-noble = { $number } אציל: הניחו את הקלף שביד ושלמו עליו, או השליכו אותו. קלף שלקחתם בסיבוב הזה אפשר רק להשליך. (T24)
targi-screen-about-dates = { $number } תמרים: קחו תמר אחד. (T25)
targi-screen-about-salt = { $number } מלח: קחו 1 מלח. (T25)
targi-screen-about-pepper = { $number } פלפל: קחו 1 פלפל. (T25)
targi-screen-about-trader = { $number } סוחר: כמה פעמים שתרצו, שלוש סחורות זהות תמורת 1 זהב, או שתי סחורות זהות תמורת סחורה אחרת. (T26)
targi-screen-about-fata-morgana = { $number } פאטה מורגנה: העבירו אחד מהסמנים שלכם לקלף גלוי שאין עליו סמן. (T28)
targi-screen-about-silversmith = { $number } צורף כסף: פעם אחת בכל ביקור, שתי סחורות זהות תמורת נקודה אחת, ארבע זהות תמורת 3, 1 זהב תמורת 2, או 2 זהב תמורת 4. (T27)
targi-screen-about-caravan = { $number } שיירה: משכו קלף סחורה וקחו את מה שמופיע בו. (T29)
targi-screen-about-expansion = { $number } הרחבת השבט: משכו קלף שבט; הניחו אותו, או קחו אותו ליד, ואם היד מלאה השליכו אותו. (T29)
targi-screen-about-raid = { $number } פשיטה: כשהשודד מגיע לכאן, שני השחקנים משלמים: סחורות או נקודות, ובקלף 16 זהב או נקודות. (T30)

targi-screen-effect-take_good = +1 סחורה
targi-screen-effect-take_two_goods = +2 סחורות
targi-screen-effect-more_dates = עוד תמרים
targi-screen-effect-more_salt = עוד מלח
targi-screen-effect-more_pepper = עוד פלפל
targi-screen-effect-more_gold = תוספת לזהב
targi-screen-effect-cheap_well = בארות בזול
targi-screen-effect-cheap_rider = רוכבים בזול
targi-screen-effect-cheap_oasis = נווים בזול
targi-screen-effect-cheap_targia = טארגיות בזול
targi-screen-effect-cheap_camp = מאהלים בזול
targi-screen-effect-barter = סחר חליפין
targi-screen-effect-free_hand = יד חופשית
targi-screen-effect-swap = החלפה
targi-screen-effect-safe = מוגן
targi-screen-effect-face_foe = מול היריב
targi-screen-effect-face_robber = אצל השודד
targi-screen-effect-two_goods_cards = 2 קלפי סחורה
targi-screen-effect-two_tribe_cards = 2 קלפי שבט
targi-screen-effect-fine_silver = כסף משובח
targi-screen-effect-big_stores = מחסן גדול
targi-screen-effect-pairs_well = זוגות בארות
targi-screen-effect-pairs_rider = זוגות רוכבים
targi-screen-effect-pairs_oasis = זוגות נווים
targi-screen-effect-pairs_targia = זוגות טארגיות
targi-screen-effect-pairs_camp = זוגות מאהלים
targi-screen-effect-full_row = שורה מלאה

targi-screen-no-such-card = אין קלף ״{ $name }״. קלף מציינים לפי שמו (well3), מקומו (a2, 10, hand) או סוגו (wells).
targi-screen-no-hand = אין לכם קלף ביד.
targi-screen-whereabouts = { $card } { $where }
targi-screen-at-space = הוא מונח ב־{ $space }.
targi-screen-at-drawn = הוא נמשך עכשיו.
targi-screen-at-hand = הוא ביד של שחקן { $number }.
targi-screen-at-row = שחקן { $number } הניח אותו, בשורה { $row }.
targi-screen-at-discards = הוא הושלך.
targi-screen-at-unseen = הוא עוד עשוי לבוא.
targi-screen-lies-open = { $space } הוא קלף סחורה: { $words }.
targi-screen-lies-goods = קלף סחורה מונח הפוך ב־{ $space }.
targi-screen-lies-tribe = קלף שבט מונח הפוך ב־{ $space }.
targi-screen-lies-empty = אין קלף ב־{ $space }, וגם לא יבוא.
targi-screen-unseen-goods = חפיסת הסחורה, נשארו: { $number }. עוד עשויים לבוא, מהחפיסה ומהקלפים ההפוכים יחד: { $cards }.
targi-screen-unseen-tribe = חפיסת השבט, נשארו: { $number }. עוד עשויים לבוא, מהחפיסה, מהקלפים ההפוכים ומיד סודית יחד: { $cards }.
targi-screen-discards-goods = קלפי סחורה שהושלכו: { $cards }.
targi-screen-discards-tribe = קלפי שבט שהושלכו: { $cards }.
targi-screen-no-card = אין
targi-screen-times = { $number ->
    [one] { $card }
    [two] { $card } { "\u2066×2\u2069" }
   *[other] { $card } { "\u2066" }×{ $number }{ "\u2069" }
}

targi-screen-typed = ״{ $line }״
targi-screen-turn-placing = { $name }, הניחו את הטארגי { $number ->
    [1] הראשון
    [2] השני
   *[3] האחרון
} שלכם על קלף שוליים.
targi-screen-type-place = הקלידו את המספר שלו, כמו ״{ $example }״. פנויים: { $numbers }.
targi-screen-turn-acting = { $name }, הפעילו כלי או דלגו עליו: { $pieces }. הקלידו ״{ $example }״, או ״{ "\u2066" }skip { $example }{ "\u2069" }״.
targi-screen-turn-skipping = { $uses ->
    [0] { $name }, על מה שנשאר אפשר רק לדלג
   *[other] אפשר רק לדלג
}: { $pieces }. הקלידו ״{ "\u2066" }skip { $example }{ "\u2069" }״.
targi-screen-turn-hand = { $name }, מותר להניח את הקלף שביד, { $card }, בלי האציל: ״lay hand״{ $done ->
    [yes] , או לסיים את התור: ״done״
   *[no] { "" }
}.
targi-screen-turn-keeping = { $name }, שמרו אחד משני הקלפים והשליכו את האחר.
targi-screen-keep = ״{ "\u2066" }keep { $number }{ "\u2069" }״: { $card }
targi-screen-turn-taking = { $name }, קחו { $number ->
    [one] סחורה לבחירתכם
    [two] 2 סחורות לבחירתכם, אחת אחרי השנייה
   *[other] { $number } סחורות לבחירתכם, אחת אחרי השנייה
}: ״take d״, ״take s״ או ״take p״.
targi-screen-turn-deciding = { $name }, החליטו: { $card }
targi-screen-choose = הקלידו { $choices }.
targi-screen-why-lay = (״why lay״ מסביר למה אי אפשר להניח אותו.)
targi-screen-may-lay = ״lay״ כדי לשלם עליו ולהניח אותו
targi-screen-may-hand = ״hand״ כדי לקחת אותו ליד
targi-screen-may-discard = ״discard״ כדי להשליך אותו
targi-screen-turn-paying = { $name }, שלמו על { $card }, מחיר: { $cost }. { $options }.{ $gold ->
    [0] { "" }
   *[other] { " " }הזהב נכלל בתשלום.
}
targi-screen-turn-laying = { $name }, הניחו את { $card } בשורה: { $rows }.
targi-screen-row = ״{ "\u2066" }row { $number }{ "\u2069" }״ ({ $cards })
targi-screen-new-row = חדשה
targi-screen-turn-swapping = { $name }, מותר להחליף בין שני קלפים משורות שונות, לפי שורה ומקום, או להשאיר: { $options }.
targi-screen-turn-trading = { $name }, החליפו שלוש סחורות זהות ב־1 זהב, או שתיים בסחורה אחרת, כמה פעמים שתרצו: { $options }.
targi-screen-turn-working = { $name }, הביאו משהו לצורף הכסף, פעם אחת: { $options }.
targi-screen-silver = ״{ $line }״ תמורת { $points ->
    [one] נקודה אחת
    [two] 2 נקודות
   *[other] { $points } נקודות
}
targi-screen-turn-moving = { $name }, העבירו סמן: { $options }.
targi-screen-turn-returning = { $name }, מותר לשמור { $most } סחורות: החזירו { $number ->
    [one] אחת
    [two] 2, אחת אחרי השנייה
   *[other] { $number }, אחת אחרי השנייה
}: { $options }.
targi-screen-turn-raid = { $name }, השודד על קלף { $corner } ולוקח { $price }: { $options }.
targi-screen-price-goods = { $number ->
    [one] סחורה אחת
    [two] 2 סחורות
   *[other] { $number } סחורות
} או { $points }
targi-screen-price-gold = { $number } זהב או { $points }
targi-screen-tie-gold = לשני השחקנים אותן נקודות; אצל { $name } יש יותר זהב, { $more } מול { $less } (T42).
targi-screen-tie-goods = לשני השחקנים אותן נקודות ואותו זהב; אצל { $name } יש יותר סחורות, { $more } מול { $less } (T42).
targi-screen-tie-draw = לשני השחקנים אותן נקודות, אותו זהב ואותן סחורות (T42).
