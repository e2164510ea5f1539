sons-screen-welcome = הקלידו את מה שמבקשים מכם, כמו ״f5״ כדי לעבור אל f5, ״?״ כדי לראות מה אפשר לעשות, ״signs״ לסימנים שעל המפה, ״quit״ כדי לשמור ולצאת.
sons-screen-looks = plan: המפה כולה, בגדול · plan small: שורה אחת למשבצת
    oases: כל נווי המדבר שלא הושלמו · tiles: מה עוד יש בערימות
    rumours: איפה הן, ומה ידוע לכם · signs: הסימנים שעל המפה
sons-screen-heading = { $number ->
    [0] לא נשארו אריחים
    [one] ערימה { $stacks }
    [two] ערימות { $stacks }
   *[other] ערימות { $stacks }
} · קופה: אבני מים { $water }, גמלים { $camels }, שמועות { $rumours }
sons-screen-worth = זהב לסחורה: { $goods }
sons-screen-worth-of = { $number ->
    [0] { $good } { $worth }
   *[other] { $good } { $worth } ({ $rumours })
}
sons-screen-oasis-signs = נווה מדבר { $cells }: { $fields }, פתוח אל { $open }{ $explorers ->
    [0] { "" }
   *[other] , בשורה { $line }
}
sons-screen-displays = תצוגות { $displays }
sons-screen-new = חדש: { $cells }
sons-screen-desert = מדבר
sons-screen-water = מים
sons-screen-places = סחורות
sons-screen-camels = גמלים
sons-screen-gold = זהב
sons-screen-explorers = מגלי ארצות
sons-screen-signs = { "\u2066@1\u2069" } השיירה של שחקן 1 · 16¹ מגלה ארצות 16 של שחקן 1 · { "\u206616*\u2069" } עם הטורבן
    ─ │ מדבר, קווים חומים · ═ ║ נווה מדבר, קווים לבנים · · לא התגלתה
    במפה הקטנה ▀ נווה מדבר בצפון, ▄ בדרום, █ בשניהם
    i לבונה · m מור · s מלח · g אבני חן · w1 w2 מים · C גמל · R שמועה
    o בלי שדה; לכל חלק נווה יש סימן בפינה שליד הצדדים שלו
    במפה הקטנה ~ מים, & שני שדות, כשאין מקום ליותר
    + אפשר לעבור לשם · $ תמורת אבן מים אחת, עם נהג הגמלים · [ ] חדש
    { "\u20662.17 ne/w2 sw/R\u2069" }: אריח 2.17; בצדדים n ו־e שלו 2 אבני מים, ב־s ו־w שמועה
    3/6 סחורות ומקומות · (12) הזהב אם המשחק ייגמר עכשיו
    { "\u206616*:g5\u2069" } מגלה ארצות על g5, 13 אחד בבית · ? שמועה שאינכם מכירים

sons-screen-oasis = { $cells }: { $about }.
sons-screen-oasis-fields = { $number ->
    [0] בלי שדה
   *[other] { $fields }
}
sons-screen-oasis-open = { $number ->
    [0] שלם
   *[other] פתוח אל { $cells }
}
sons-screen-oasis-line = בשורה { $line }
sons-screen-in-line = { $height } של שחקן { $number }
sons-screen-oases-bare = { $number ->
    [one] צד אחד של הצלב עוד חשוף, פתוח אל { $cells }.
    [two] 2 צדדים של הצלב עוד חשופים, פתוחים אל { $cells }.
   *[other] { $number } צדדים של הצלב עוד חשופים, פתוחים אל { $cells }.
}
sons-screen-oases-done = { $number ->
    [0] עוד לא הושלם אף נווה מדבר.
    [one] נווה מדבר אחד הושלם.
    [two] 2 נווי מדבר הושלמו.
   *[other] { $number } נווי מדבר הושלמו.
}
sons-screen-stack = ערימה { $stack }, { $number ->
    [one] אריח אחד
    [two] 2 אריחים
   *[other] { $number } אריחים
}: { $tiles }
sons-screen-no-tiles = לא נשארו אריחים בערימות.
sons-screen-rumour = { $name }: { $value }, { $place }, ראו אותה: { $seats }
sons-screen-rumour-place = { $place ->
    [incense] על לבונה
    [myrrh] על מור
    [salt] על מלח
    [gems] על אבני חן
    [supply] בקופה
   *[hand] נלקחה עכשיו
}
sons-screen-rumours-left = שמועות בקופה: { $number }.

sons-screen-typed = ״{ $line }״
sons-screen-last-round = הסיבוב האחרון: { $number ->
    [one] זה התור האחרון במשחק.
    [two] נשארו 2 תורות, כולל זה.
   *[other] נשארו { $number } תורות, כולל זה.
}
sons-screen-last-tile = האריח האחרון נמשך: אחרי התור הזה יש לכל שחקן עוד תור אחד.
sons-screen-low = { $number ->
    [one] נשאר רק אריח אחד
    [two] נשארו רק 2 אריחים
   *[other] נשארו רק { $number } אריחים
}; אחרי האחרון יש לכל שחקן עוד תור אחד (S31).
sons-screen-turn-moving = { $name }, { $which ->
    [second] מותר לזוז פעם נוספת
    [extra] זוזו שוב
   *[first] זוזו
}: הקלידו משבצת שמסומנת ב־+{ $driver ->
    [may] { " " }או ב־$ (אבן מים אחת)
    [paid] { " " }(נהג הגמלים כבר קיבל תשלום)
   *[no] { "" }
}, כמו ״{ $example }״, או ״stay״.
sons-screen-turn-discovering = { $name }, { $which ->
    [second] מותר לגלות פעם נוספת
   *[first] גלו אריח
}. הקלידו { $options }.
sons-screen-may-draw = ״draw״ לאריח מהערימה
sons-screen-may-take = { $lines } מהתצוגה שלכם
sons-screen-may-scout = { $lines } מתצוגה אחרת, בעזרת הסייר תמורת אבן מים אחת
sons-screen-may-pass = ״pass״ כדי לוותר
sons-screen-turn-laying = { $name }, הניחו את אריח { $tile } על { $places }. הקלידו משבצת וזווית: ״{ $example }״.
sons-screen-turn-answering = { $name }, אריח { $tile } נלקח מהתצוגה שלכם. הקלידו ״redraw״ כדי למשוך אחר, או ״decline״.
sons-screen-part = נווה המדבר { $side } של { $cell }: { $about }.
sons-screen-turn-exploring = { $name }, { $which ->
    [recall] כל מגלי הארצות שלכם על המפה, ואפשר להחזיר אחד
   *[put] אפשר להציב מגלה ארצות על { $cell }
}. הקלידו { $options }, או ״pass״.
sons-screen-turn-ordering = { $name }, שני נווי מדבר הושלמו. איזה ינוקד קודם? הקלידו { $options }.
sons-screen-turn-choosing = { $name }, מגלה ארצות { $height } שלכם { $must ->
    [yes] לוקח שדה
   *[no] יכול לקחת שדה
}{ $number ->
    [0] { "" }
    [one] , ועוד אחד בשורה
    [two] , ועוד 2 בשורה
   *[other] , ועוד { $number } בשורה
}. הקלידו { $must ->
    [yes] { $options }
   *[no] { $options }, או ״pass״
}.
sons-screen-turn-throwing = { $name }, כל { $places } המקומות שלכם תפוסים. { $number ->
    [0] אין לכם דבר מלבד { $good }: הקלידו ״leave״.
   *[other] השליכו משהו בשביל { $good }: { $options }, או ותרו: ״leave״.
}
sons-screen-turn-putting = { $name }, שמועה { $rumour } היא { $value }. הניחו אותה על סחורה: { $options }.
sons-screen-turn-looking = { $name }, אפשר להציץ בשמועה: { $options }, או ״pass״.
sons-screen-turn-looked = { $name }, שמועה { $rumour } על { $good } היא { $value }. הקלידו ״leave״ כדי להשאיר אותה שם, או ״remove״ כדי להחזיר אותה לקופה.
sons-screen-turn-leading = { $name }, התור שלכם נגמר. הקלידו ״end״, או ״leader״ לעוד תור: זה עולה אבן מים אחת, ויש לכם { $water }.
sons-screen-tie-water = אותו זהב אצל { $names }; אצל { $name } יש יותר מים, { $more } מול { $less } (S33).
sons-screen-tie-shared = אותו זהב אצל { $names }, ואצל { $winners } גם אותם מים, { $more } (S33).
