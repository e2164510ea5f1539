# What bots are called, on the page, by the server and in the terminal: a name for each level and animal.

character-and-level = { $name } · { $level }

character-level-beginner = מתחיל
character-level-easy = קל
character-level-medium = בינוני
character-level-hard = קשה
character-level-strong = חזק
character-level-master = אמן

character-beginner-fox = נורי
character-beginner-jerboa = לולו
character-beginner-camel = סמי
character-beginner-owl = דינה
character-beginner-hedgehog = בילאל
character-beginner-gazelle = טאלה

character-easy-fox = זכי
character-easy-jerboa = מינה
character-easy-camel = עומר
character-easy-owl = אסמא
character-easy-hedgehog = כרים
character-easy-gazelle = יארה

character-medium-fox = טאריק
character-medium-jerboa = רניה
character-medium-camel = מוסא
character-medium-owl = סלמא
character-medium-hedgehog = פארס
character-medium-gazelle = ליילה

character-hard-fox = אמינה
character-hard-jerboa = יונס
character-hard-camel = מאליק
character-hard-owl = חכים
character-hard-hedgehog = זהרה
character-hard-gazelle = נוואל

character-strong-fox = עזיזה
character-strong-jerboa = ג׳מאל
character-strong-camel = ראשיד
character-strong-owl = סוראיה
character-strong-hedgehog = אידריס
character-strong-gazelle = תמר

character-master-fox = נדיה
character-master-jerboa = הארון
character-master-camel = סלים
character-master-owl = ספיה
character-master-hedgehog = אנואר
character-master-gazelle = כהינה
