desert-screen-welcome = הקלידו פעולה כמו ״lime d5״, ״?״ כדי לראות מה אפשר לעשות, ״quit״ כדי לשמור ולצאת.
desert-screen-looks = signs: הסימנים שעל הלוח ובטבלה
desert-screen-herds = ערימות
desert-screen-water = מים
desert-screen-oases = נווי מדבר
desert-screen-land = שטח
desert-screen-largest = הגדולה
desert-screen-total = סה״כ
desert-screen-low = עומדות להתרוקן, ואז המשחק נגמר (D30): { $herds }.
desert-screen-colour = { $typed } { $name }
desert-screen-signs = l1 גמל בצבע ליים של שחקן 1 · L1 מוביל השיירה שלו · [l1] חדש
    1 2 3 בור מים והנקודות שלו · Ψ נווה מדבר · Ψ1 שחקן 1 הגיע אליו
    #1 סגור בידי שחקן 1 · ^ הרים · · חול · o p עוד יונחו
    מתחת לצבע: הגמלים בערימה, { "\u2066!2\u2069" } עומדת להתרוקן; ואחריה בכל שיירה
    (3) נספר בסוף · { "\u2066*5\u2069" } הגדולה ביותר בצבע · { "\u2066=5\u2069" } אחת הגדולות
desert-screen-turn-aside = { $name }, שימו מוביל שיירה בצד.
desert-screen-turn-leaders = { $name }, הניחו מוביל שיירה.
desert-screen-turn-camels = { $name }, הניחו גמל: { $left ->
    [one] האחרון בתור הזה.
    [two] נשארו 2 בתור הזה.
   *[other] נשארו { $left } בתור הזה.
}
