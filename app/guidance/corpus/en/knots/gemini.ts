import type { SignKnots } from '#app/guidance/corpus/knot-texts.ts'

/** Knots of a lot in Gemini, by its place. */
export const GEMINI: SignKnots = {
  1: {
    gift: 'You think best aloud, and a clear word of yours opens a window.',
    knots: {
      delay:
        'In you two people talk, and the one always has one more question for the other. So the sentence that was finished is taken back inside for a small change. Outside they wait with kind faces. When the window opens at last, the street has gone in to supper.',
      heat: 'You find a thought by saying it, and so the first version is spoken aloud. In a calm hour this is a window opened. When somebody presses you, it flies open like a window in a storm, and a sentence that was only meant as a try is out in the street.',
      hidden:
        'You think aloud so readily that people believe they have heard everything. Under that talk runs a second one, and its question has never been out of doors. Friends go home well aired. Afterwards you stand at the open window, with one word left over, and there is nobody in the street.',
      far: 'You find your thoughts by talking, and here they speak in finished sentences. So you take theirs, quickly and correctly, and leave your second voice in the coat room, since it only asks. You laugh at the right place. On the way back it begins again, in the dark, and has so much to tell.',
      ease: 'Talk comes to you as water comes from a tap, and somebody always holds a glass. You say this, you say that, it is pleasant and clear. By night you have opened every window in the house, and no air has moved, because there was no question in it.',
    },
    traits: {
      held: {
        light: 'You turn a thing round until you can say it in words that a child would follow.',
        shadow: 'You can argue with yourself so well that nobody else gets to answer.',
      },
      driven: {
        light: 'You ask what all the others wanted to ask, and suddenly the room can breathe.',
        shadow: 'You can be at the end of a sentence before your own heart has caught up with it.',
      },
      loose: {
        light: 'You can talk to a professor and a child in the same minute, and to both as an equal.',
        shadow: 'You can be so many people in a day that none of them comes home in the evening.',
      },
    },
    month:
      'Talk one unclear matter through aloud with somebody patient, and write down the sentence that remains.',
    last: 'Say your thought as it comes; those who know you like to hear it grow.',
    leads: {
      'courage delay': 'A thought you talk clear. A hurt you take back inside, and say nothing of it:',
      'courage heat': 'Your own thought gets several tries. A word that stings gets one:',
      'learning delay':
        'One voice in you always wants to know more, and before something new it is the louder:',
      'learning far': 'You speak as they do, and the voice that asks stays in the coat room:',
      'order delay': 'One of the two in you says ‘ready’, and the other wants to look again:',
      'order heat':
        'You say your own first try aloud. Other people’s mistakes you do not pass over in silence either:',
      'order hidden': 'Friends go home, one word is left over, and you begin to put away the cups:',
      'patience delay':
        'While you talk about a plan, it is clear. Before starting you go inside for one more question:',
      'patience ease': 'As long as there is talk you need not choose, and talk comes by itself:',
      'patience heat':
        'A thought excites you while you are finding it. Once it is found, the room feels closed:',
      'speech delay':
        'You talk easily while you are still thinking. When you know what you mean, you turn careful:',
      'speech heat': 'In a storm that window lets things out in the wrong order:',
      'speech hidden': 'You say so much aloud that you believe you have also said what you want:',
      'standing delay': 'Your sentence gets one more question before it is let out, and so do you:',
    },
    scenes: {
      'courage delay':
        'Six weeks ago somebody talked across you at table, and you said nothing. Today they leave the window on the latch, and all six weeks may come out of you in one breath. They stare at the latch and think of draughts. You had been polite for so long, and it was heavy.',
      'courage heat':
        '‘Interesting’, says the other, and you hear three things in it and answer the worst. Your reply is across the room, and then, perhaps, you notice that they are leaning forward to hear more. The rest admire how you stand up for yourself. So small a word left you much to guess.',
      'learning far':
        'They use a long word, everybody nods, and you nod as fast. On the way back your other voice asks what it means, and perhaps you read until one. Next day you use it correctly, and they take you for one who knew. You had only come into the middle of a talk.',
      'order hidden':
        'The cups stand with their handles to the right. Then you do the spoon drawer, then the books, and may be lining up pencils at midnight, no calmer than before. Whoever looked in would envy you. You have been good to every object in the room, and the word has waited politely.',
      'patience delay':
        'You have told the plan to the kitchen wall, and it is good. Tonight you were going to begin, and you ask whether June would be kinder to it, and may still be asking at bedtime. Friends believe that you have lost interest. You speak to it as one speaks to somebody dear.',
      'patience heat':
        'On Monday the idea kept you awake, and you told it to four people. On Thursday it is a list, and perhaps you hear your voice grow flat in the middle of item two. Something better has come up, they suppose. Your ear was waiting for a question, and item two had none.',
      'speech delay':
        '‘I think’, you begin, and stop, for it could go on in two ways, and one is truer. You try both behind your teeth, and when it is ready, they are perhaps talking about trains. The others conclude that you agree. You wanted them to have the clear one.',
      'speech heat':
        '‘You are always late’, flies out, and comes back as sharp. There was a second part, that you had looked forward since morning, and perhaps you find it when the door has closed. They go down feeling like a burden. Both parts were true, and the warm one was the longer.',
      'speech hidden':
        'You have said so much this week, about trains, dreams and soup, that your wish must have been in it. The friend has done nothing, and perhaps you laugh a shade less at their stories. They wonder if they talk too much. Your second voice asked very nicely, only the window was shut.',
    },
  },
  2: {
    gift: 'You have two skills in your hands, and each helps the other.',
    knots: {
      delay:
        'With two tools on your belt there are two ways to begin. You try the one in your mind, then the other, and each looks better from the far side. The broken thing lies on the bench. Its owner drinks a second coffee and watches you weigh a screwdriver in your hand.',
      heat: 'You repair with the right hand and explain with the left, and at the door stands somebody to whom you have promised the next lamp. It goes fast and it sparkles. In the evening there are three shades and two lamps on the bench, and each has your thumbprint on it.',
      hidden:
        'Two tools hang on your belt, and people ask so often for the plain one that the other has slipped under your coat. You use it after closing time, by a small lamp. You could show it. By now it feels like a lie to be good at anything else.',
      far: 'In this workshop one works with one hand only. You do so, the better half of the day, and do it well. The other hand hangs there, knows an easier way, and keeps quiet, because no one has asked it, and in time you think that it is the clumsy one.',
      ease: 'Something always comes in, a little for this, a little for that, and you have never had to choose. So both tools have stayed half sharp. You live pleasantly from what is quick. A longer piece of work lies in the drawer, and you greet it when you look for string.',
    },
    traits: {
      held: {
        light: 'You test a thing from two sides, and what leaves your bench works on both.',
        shadow:
          'You can keep so many trades in reserve that you never find out what one of them could bring.',
      },
      driven: {
        light: 'You see a use in every scrap, and by noon you have made it into something.',
        shadow: 'You can spend your best hours on the start of things, and sell yourself by the slice.',
      },
      loose: {
        light: 'If one door closes in the morning, you stand in the afternoon at another, whistling.',
        shadow: 'You can let chance shuffle your days, and call whatever comes up your own choice.',
      },
    },
    month: 'Use one skill of yours to help the other, and show somebody how.',
    last: 'You have two hands and two crafts, and somebody is glad of each.',
    leads: {
      'learning delay': 'With two ways to begin, you have twice as much to practise first:',
      'learning far': 'In this workshop nobody works in your way. So you take what you know for ignorance:',
      'learning hidden': 'Of your two tools one works in the open. For the other you close the door:',
      'order delay': 'What you have mended with one tool would be better done with the other, you think:',
      'order heat': 'Your hands work faster than you can look. When you do look, you see the fault first:',
      'order hidden':
        'Until closing time the other tool stays under your coat, and your hands look for something:',
      'provision delay':
        'Earning comes to you from two sides. It is before spending that you stand and weigh:',
      'provision ease': 'A little of everything comes in, and you could not say what it is that you want:',
      'provision heat':
        'Two skills earn you a good lamp. You hardly light it, because your eyes are at the door:',
      'speech delay': 'You can explain a repair all afternoon. A word of your own you weigh like two tools:',
      'speech heat': 'Your hands work so fast that a part gets left on the bench. With words it happens too:',
      'speech hidden': 'You would like to be asked for the other tool, and keep your coat buttoned:',
      'work delay': 'While you choose between two tools the day goes by, and the work is still there:',
      'work heat': 'The next lamp is always promised already, and so no evening counts as the end:',
    },
    scenes: {
      'learning delay':
        'You may be asked to show a full room what you explain so well across the bench, and say ‘not yet’, and borrow two more books. Those who asked believe that you are not sure of it. You are only thorough, and it is no fault to begin with half of it.',
      'learning far':
        'They reach for a tool that you know by another name, and nobody explains it. You copy the grip, and at night you search an old manual for what they were surely all shown. To them you look like an old hand. Perhaps they once copied it too, just as you do now.',
      'learning hidden':
        'By the small lamp you fill page after page with drawings, and they are good. Steps come by outside, and you may lay the price list over them and hum. The neighbours say that you are doing accounts. Under that list lies something young, and you have kept it warm.',
      'order heat':
        'Somebody shows you the shelf that they have put up, and begins to tell how. Your thumb finds the crooked screw, and perhaps it is straight before they have said ‘all by myself’. They feel inspected. One half of you was listening gladly, and it was the other half that had the screwdriver.',
      'order hidden':
        'You sort the screws by length, then by thread, then you empty the drawer with the string, and believe each time that now it must grow quiet. At six you may notice that your shoulders have not come down. Customers praise the bench. Your hands know what they like, and kept busy till then.',
      'provision delay':
        'On the left lies the money of the morning, on the right that of the afternoon, in between the catalogue with the good pliers. You add both heaps, add them again, and may put out the lamp with nothing marked. ‘A born saver’, people say. You were reckoning for a whole winter.',
      'provision ease':
        'Something came in this morning, and something else at noon, and you have eaten of both. You look into the larder, into the tin, and may stand there with the lid in your hand and no idea what for. How well you live, they say. You do, and the hand only asked.',
      'provision heat':
        'It is a fine lamp, with brass on it, and you made it between two jobs. Somebody comes in with one that folds, and perhaps yours is only a lamp by the time they go. They tell everyone how content you must be. You did light it today, and the brass did shine.',
      'speech delay':
        'Somebody across the bench asks what you make of their plan. You take up one word, then another, hold both to the lamp, and perhaps you are reaching for a third when they pack up. No objection, they gather. You wanted a word that fits without scratching, and it was nearly there.',
      'work delay':
        'You were going to put your feet up. But there are two ways to hang the tools, and the small drawer wants thinking about, and the bench lamp may burn until ten. People say that you live for the workshop. You thought for two all day, and both of them are tired.',
      'work heat':
        'The last lamp burns, its owner has carried it off, and you are cleaning a switch that nobody brought. ‘Come and eat’, somebody says from the door, and it may feel like a hand on your sleeve. They admire how much these fingers do. The fingers are still warm, and they mean no harm.',
    },
  },
  3: {
    gift: 'Where you go to and fro, two people find a path to each other.',
    knots: {
      delay:
        'You have the message with you, and would like to hand it over in a good moment. So you talk of other things at the gate, and bring it home again. Both sides are waiting, each behind a curtain. In your pocket two greetings are rubbing against each other and getting thin.',
      heat: 'You are already at the second gate while the first is still swinging. You bring them what was said, quickly and with feeling, and a bit of your own slips in between. It is meant well. Next day the two stand there with your version, and neither has said it.',
      hidden:
        'The path is there, and it is your feet that made it. They walk on it arm in arm and discuss where it could have come from. You see it from your window. You carried greetings for so long that your own, which you have for one of them, stayed in your pocket.',
      far: 'You translate between two gardens and belong to neither. Each takes you for a friend of the other. So you are careful with every word, carry it flat as one carries soup, and what you think yourself about the two of them has had no gate at which to knock.',
      ease: 'You hear it here and tell it there, all day, without a wish. Everybody likes your visit. It is small news, it weighs nothing. When there is a heavy piece among it, it is gone with the rest, over the fence, before you have felt its weight.',
    },
    traits: {
      held: {
        light: 'You carry a word exactly as it was given to you, and people trust you with glass.',
        shadow: 'You can keep two people apart for weeks, just to find the right introduction.',
      },
      driven: {
        light: 'You make the call, today, and two who had only nodded for years sit on one bench.',
        shadow: 'You can be so busy between the gates that you have no chair at either table.',
      },
      loose: {
        light: 'Nobody is too small for you to greet, and so you are the first to know who needs what.',
        shadow: 'You can pass a story on because it is light, and not see on whom it lands.',
      },
    },
    month: 'Bring two people together who need the same thing, and leave them to talk.',
    last: 'One of the neighbours between whose gates you go would like to know how things are with you.',
    leads: {
      'courage heat':
        'A greeting you carry so fast that a word of yours slips in. A sharp one goes back faster:',
      'learning delay':
        'Between two neighbours you made the first path. Towards something new for yourself you stay at the gate:',
      'learning far': 'You go in and out of both gardens, and have grown up in neither:',
      'order far':
        'Between two gardens you take care to spill nothing, and soon you carry everything that way:',
      'order heat': 'You walk from gate to gate with what was said, and put it right as you go:',
      'order hidden': 'Your own greeting stays in your pocket, and it leaves you no peace at home:',
      'speech delay':
        'A greeting from others has its words already. Your own has none yet, and you look for them:',
      'speech ease': 'Small news goes over the fence all day, and no gate is left for the heavy kind:',
      'speech heat': 'You mean it well, and your tongue is at the gate before you:',
      'speech hidden': 'You bring everyone’s greetings, and hope that somebody guesses yours:',
      'trust delay':
        'You bring two neighbours together who were strangers. When somebody comes to your own gate, you wait:',
    },
    scenes: {
      'courage heat':
        '‘Ah, the postman’, somebody says at the second gate. You hear mockery, your reply is over the hedge at once, and after it, perhaps, you notice the plate of cake held out to you. They find you wonderfully quick. You had come running with something kind, and were not ready for a sting.',
      'learning delay':
        'The class is two streets away, and you know its first lesson by heart. At the gate you read the notice again, feel that one word on it should be looked up first, and perhaps go home to do so. Those inside take you for a passer-by. You have made half a path already.',
      'learning far':
        'In one garden they prune in March, in the other in June, and both say ‘as one does’. You nod in both, and at night there may be three books open on your bed. Each side is sure that you learned it over there. You overlooked nothing, since it was told at neither gate.',
      'order heat':
        '‘On Tuesday’, says one of them at the hedge, halfway through a good story. ‘Wednesday’, you say, and the aunt’s name as well, and the story may have stopped at the hedge. They find you strict. You have carried so many words safely that you caught one as it fell.',
      'speech delay':
        'At the gate you have one thing to say that is your own. You start from the plums, go back for a better start, and when it is round it may be raining, and the neighbour runs in. She believes that it was about plums. Your words bore your own name, and weighed more.',
      'speech hidden':
        'You watch from the window as they go by. For weeks you have wished that one would look up and ask you along, and today, perhaps, you nod more briefly. They decide that you have no news. So many wishes went with you to their gates that yours seems to have gone too.',
      'trust delay':
        'Somebody comes up your own path with a pot of soup, for the fifth time this year. You thank them, ask who else had some, and perhaps note how long they take to answer. They go home pleased that you like it. Between two houses you had to learn to listen twice.',
    },
  },
  4: {
    gift: 'You keep the stories of a house, and so it holds together.',
    knots: {
      delay:
        'You have found the photograph, and the one who would still know the name sits in the next room. You only want to look through the box first, to ask all of it at once. The box has a second layer. The afternoon sinks, and next door somebody is nodding off in the chair.',
      heat: 'Who is this, you ask, and why is he not in the other picture? You ask it at table, with a full mouth, in front of all. It is a good question. There was a reason why that picture lay under the tablecloths for forty years, and now the reason lies in the soup.',
      hidden:
        'You have asked about the boy, and know his story now, from three letters and a date. It stands on the back of the picture, in pencil. The house goes on telling its version, at every feast, and you pass the bread, with another story sitting quietly in you like a second guest.',
      far: 'It is not your box and these are not your people. You ask all the same, because you cannot live among faces without names. They answer in two words. So you make up stories for them at night, good ones, and by day you are the one who has no stories here.',
      ease: 'You know all the tales and tell them well, and everyone laughs where they have always laughed. They have become round with telling. It is a while since you asked for one that you did not know, and the box with the pictures makes a good footstool.',
    },
    traits: {
      held: {
        light: 'You wait until an old person begins to tell, and then you do not miss a word.',
        shadow: 'You can stay so long with old papers that little of the evening is left for people.',
      },
      driven: {
        light: 'You open the subject that everyone steps round, and next day the house sounds different.',
        shadow: 'You can pull on a family thread for the joy of it, and look up at an unravelled sleeve.',
      },
      loose: {
        light: 'You are at home where there is talk in the kitchen, and bring some along if there is none.',
        shadow: 'You can live in a house as in a good anecdote, and leave the gutters to the next speaker.',
      },
    },
    month: 'Write one story of your house down, with names and a date, and read it to somebody.',
    last: 'Tell one story of the house tonight; somebody would love to add to it.',
    leads: {
      'home delay':
        'You love a house with stories. By now each cupboard in it is a box that you have not finished:',
      'home ease': 'You like a house whose stories are known. By now you know them all:',
      'home heat': 'Your question lands on the table, and the rest of your day lands with it:',
      'learning delay':
        'You want all your questions ready before you ask the first. It is so with every beginning:',
      'learning far':
        'After a few answers in two words you no longer ask. Among themselves they need no answers:',
      'order delay': 'Before you write one name on one photograph, you look through the whole box:',
      'order heat': 'You see at a glance who is missing from a picture, and which date is wrong:',
      'order hidden': 'The true story sits in you like a second guest, and your hands want work:',
      'service delay': 'You ask after every face in the box. After yourself you do not ask:',
      'speech delay':
        'To a photograph you put your question at once. The person in the chair you want to ask well:',
      'speech heat': 'The question at table was a good one. What was kind in it came too late:',
      'speech hidden':
        'You ask after everybody’s story. What you would like yourself is written on no picture:',
      'work delay': 'Under each layer of the box lies another:',
      'work heat': 'One question leads you to the next, and none of them is the last:',
    },
    scenes: {
      'home delay':
        'Your shoes are still wet when your eye falls on the hall cupboard, and the tin that wants sorting. You stand there in your coat, perhaps, as if in an office. Visitors say that nothing gets lost here. For years you have been this house’s memory, and you have come in tired.',
      'home ease':
        'The story of the goose has been told, and they have laughed. It is warm, the lamp hums, and you may feel like saying that it was no goose at all, only to see a head come up. They find you peaceful. There is much life in you tonight, and nothing asked for it.',
      'learning far':
        'At table a name is dropped, and all of them laugh, and you laugh along. At night you write it down, draw a line to two others, and may leaf through the address book in the hall. They imagine that somebody told you long ago. You came by a later train than these stories.',
      'order heat':
        'Somebody tells of the summer at the lake and has just got to the boat. ‘That was the other summer’, you say, and may hold up the picture before the oar is in the water. They suppose that you like to be right. You wanted the boy in it to have his proper year.',
      'speech delay':
        'You stand in the doorway with the picture. ‘Who was he’, or better ‘who was he to you’, or perhaps something softer first, about the garden. You try it under your breath, and in the chair somebody has dozed off. They had thought you busy. It was tenderness that kept you choosing.',
      'work delay':
        'Supper is over, and your chair stands by the stove. Then you see that one envelope in the box has no year on it, and there may be another below, and it is eleven. They are sure that this rests you. You were looking at faces, and they do not show the hour.',
      'work heat':
        'The boy has his name on the back. You turn over the next one, and the next, and somebody says on the stairs that the rest can wait until morning. You hear, perhaps, only a hand that wants the box. They marvel at your strength. All those faces looked up, and you answered each.',
    },
  },
  5: {
    gift: 'You find things out for the joy of it, and make others curious.',
    knots: {
      delay:
        'Holding a kite teaches you so much that it hardly leaves your hand. You wet a finger, shorten the tail, lengthen it again, and each time find out something new about wind. The others have long been running. Between your arms the paper rustles as if it wanted something.',
      heat: 'Up it goes, and you have already the next idea: a second string, two kites, a race. You tear the line from a small hand in order to show it. It does fly higher now. But the hand is hanging there, and its owner has suddenly become interested in stones.',
      hidden:
        'You fly it in the morning when the beach is empty, because grown people do not do that. There you laugh aloud. At noon you sit with the others on the wall and say something clever about the wind, and no one would think that you have its burn on your fingers.',
      far: 'They have other games here, and rules that everybody knows. You stand at the edge with your hands behind you and are told how it goes, again and again. What you have only been told you forget. You would need to hold the string, and do not like to ask for it.',
      ease: 'There is a new toy each week, and each is fun. You have it up in no time, see how it works, and let go of the string. It is nobody’s loss. Only the sky over you is empty by evening, since you have watched none of them until it came down.',
    },
    traits: {
      held: {
        light: 'You look so closely at a small thing that those beside you begin to see it too.',
        shadow: 'You can explain a joke so patiently that in the end nobody laughs.',
      },
      driven: {
        light: 'You say ‘come on, let’s try’, and dull people find that they have legs.',
        shadow: 'You can want to win a game that the others were only playing.',
      },
      loose: {
        light: 'You can be a beginner, get it wrong and laugh, and that is how half the room learns it.',
        shadow: 'You can let every pleasure go when it starts to cost patience, and miss its second half.',
      },
    },
    month: 'Find out something quite useless, and tell a curious person.',
    last: 'There is wind for the kite, and somebody would like to see how you hold the string.',
    leads: {
      'friendship delay': 'Somebody who asks you how makes you glad. To go up to them first is harder:',
      'friendship heat': 'With a kite you do not feel what you tear. From friends you feel each small pull:',
      'learning delay': 'What your hands have found out for fun does not count with you as knowing:',
      'learning far': 'What you are told is gone by evening, as if nobody had said it to you:',
      'order delay': 'Each change of the tail teaches you something, and so you change it again:',
      'order ease': 'Your kite is in the air, and your eyes are already on another, higher one:',
      'order heat': 'Where others see a kite, you see how it could fly higher:',
      'order hidden': 'What you need is an hour on the empty beach, and you give yourself a drawer to sort:',
      'patience delay':
        'There is something more to learn about the wind, and so the kite stays in your hands:',
      'patience heat': 'As soon as the kite stands steady in the wind, it teaches you nothing new:',
      'speech delay':
        'About wind you talk as you play. What you want to say to a person you trim like the tail:',
      'speech heat': 'In a game the next idea can mend the last. In a quarrel the first one has been said:',
      'speech hidden':
        'You laugh aloud where nobody is. On the wall you talk cleverly, and not of what you would like:',
    },
    scenes: {
      'friendship delay':
        'From the dune somebody has been looking up since two. You could ask them along, and first you bring it down and mend a corner, and perhaps they have left when it is up again. They thought that you fly alone by choice. You wanted to offer them one that flies well.',
      'learning far':
        'They call out the rule, which everyone else seems to have known for ever, and your lips move with it. At night you look up what a second round is, and draw arrows. The others believe you prefer to watch. You learn with your fingers, and perhaps nobody thought of giving them a string.',
      'order delay':
        'It flies. You bring it in to move the knot by a finger, send it up, bring it in for the bow, and the wind may be tired before you are. The others take this for the fun of it. You wished to be sure of the wind, and nobody on the beach is.',
      'order heat':
        '‘Look at mine’, somebody calls, running backwards. You see that the tail is tied too high, and perhaps your fingers are at the knot before it has had its one good second. They believe that you found it ugly. You had seen how high it could go, and your fingers outran your praise.',
      'order hidden':
        'String to string, corks to corks, and the drawer slides shut. You wait for the quiet that you know from the sea, and perhaps it is in the next one, with the keys. Anyone would call this a well-spent morning. Your hands remember wind, and they searched for it where they happened to be.',
      'patience heat':
        'On Friday you cut the paper and sang. Today the frame has to be sanded, dried and sanded again, like yesterday, and you may find yourself at the window looking at birds. The others put it down to a change of taste. There is no wind in sanding, and your heart only noticed.',
      'speech delay':
        'Somebody holds your reel and says that they like it out here with you. You have an answer, shorten it, lengthen it, and by the time it would fly they may be winding in. They suppose that the kite had all your attention. You cared how it would land, and that was friendly.',
      'speech heat':
        '‘Not like that’, you say, and somebody drops the string and answers that you can fly it alone. What belonged to it, that you love to see them run, perhaps comes to you when they reach the water. They heard that they are clumsy. It was joy that made you shout.',
      'speech hidden':
        'On the wall you tell them which wind is best, and for weeks you wait for somebody to say ‘then take us along’. Nobody does, and perhaps your next remark is drier. They are certain you love to be alone there. Your wish lay so close to the words that you could hear it.',
    },
  },
  6: {
    gift: 'You find the one line that matters, and read it out to whoever is lost.',
    knots: {
      delay:
        'You have seen at once which line it is. But there are other lines, and a wrong word in this matter would be bad, so you read it all, twice, with your finger on the page. The old man has taken off his cap. He thinks that it must be something serious.',
      heat: 'You take the form out of his hand and fill it in, here, here and here. Done. You have saved him an hour, and there are three behind him in the queue. He goes out with the paper, holds it away from himself, and still does not know what it says.',
      hidden:
        'You read for all of them, and do it in passing, as one picks up a glove. So no one notices that you need it too: somebody who takes your own confused paper out of your hand. It lies at home under the fruit bowl, and you of all people cannot find the line.',
      far: 'In this office they have their own words for everything, and you learn them like a polite child. You see quickly what is wrong with the form. But it is their form. So you help people to squeeze themselves into the boxes, and fold up small the remark that would have helped.',
      ease: 'Someone comes, you look, you say it, they go. You could do it while thinking of something else, and you do. The faces over the counter have become one face. It is content, it thanks you, and you could not say in the evening whether it was a man or a woman.',
    },
    traits: {
      held: {
        light: 'You do not let a muddle hurry you, and the person with the muddle grows calm beside you.',
        shadow: 'You can correct a comma for so long that the letter misses its post.',
      },
      driven: {
        light: 'You cut through ten pages in a minute, and somebody goes home before dark because of it.',
        shadow: 'You can do a thing for people so quickly that they need you for it again tomorrow.',
      },
      loose: {
        light: 'You help as one holds a door, and nobody has to feel that they were in need.',
        shadow: 'You can be everyone’s quick answer, and have no long hour left for your own question.',
      },
    },
    month: 'Read a difficult paper once for somebody, and mark the line that matters.',
    last: 'Somebody would gladly read to you as well, on a day when the line is too small.',
    leads: {
      'learning delay':
        'You find the line at a glance and still read the whole form. Before something new you read a shelf:',
      'learning far': 'Every word of theirs is new to you, and you ask about none:',
      'order delay': 'Your eye finds the line at once, and your finger reads the page twice:',
      'order far': 'Since it is their form, you let no stroke of yours leave the box:',
      'order heat': 'Your eye goes straight to the important line, and to a wrong one even sooner:',
      'order hidden': 'Your own paper lies under the fruit bowl, and you set to work on the fruit:',
      'service delay': 'For the old man you read every line. Your own paper lies under the pile:',
      'service heat': 'For somebody who is lost you have plain words. For a queue you have only speed:',
      'speech delay':
        'For a stranger you have plain words. What you have to say yourself is to be plainer still:',
      'speech heat': 'You go straight to the line that counts. In a quarrel you leave out the kind one:',
      'speech hidden': 'You read out the line for everybody. Your own line you read to nobody:',
      'work delay': 'There is always another line to read before you close the folder:',
      'work heat': 'The last form is filled in, the queue has gone home, and your pen is still moving:',
    },
    scenes: {
      'learning far':
        '‘A yellow twelve’, they say, and everybody seems to know. At night you search old folders, and may find out at last that you used to call it a receipt. Nobody explains the red ones, since you are so quick. You had known the thing for years, and only its nickname was missing.',
      'order delay':
        'The page is right, and you have handed it over. At the door you ask to see it once more, in case the date may have changed. The old man gives it back and takes you for very learned. It is another’s luck that you hold there, and you hold it with care.',
      'order far':
        'The box is four centimetres long, and you try the name in pencil three times before the ink. Then comes a copy, in case, and perhaps a copy of the copy. At the counter they admire it and go to lunch. You were left to guess which part of it they read.',
      'order heat':
        'She is telling how the storm took her roof, and you see that she has written ‘rof’. Your pen may have put in the letter before the last tile is down. She believes that you were reading and did not listen. Your ear stayed with her throughout, and it was your eye that helped.',
      'order hidden':
        'You polish the apples, wash the bowl, empty the drawer below it, and hope to breathe more freely. Your chest is perhaps as tight as before, and you look round for something else. A visitor praises the kitchen. You have found the line for so many people, and one is still hard to find.',
      'service delay':
        'One more chair scrapes, one more form, and you push your own a little further down. Somebody brings tea, and you may pass your cup on to the woman who came by bus. Everybody assumes you had yours before. The pile has only one top, and you gave it to those who were standing.',
      'service heat':
        'You hold four forms, the stamp and the glasses, and do the talking as well. Somebody offers to take something and is perhaps too slow, and then you slam the drawer because nobody helps. They stand back and gather that you prefer it so. You were carrying a whole queue.',
      'speech delay':
        'You want to tell the one at the next desk that she was kind today. Simply, you think, then more simply, and perhaps five good words are left when the lights go out in the corridor. She takes your silence for tiredness. You wished to give her a line that needs no glasses.',
      'speech heat':
        '‘Then read it yourself’, you say, and a sharp answer comes back across the table with the paper. The other line, that you are worried for them, occurs to you, perhaps, on the stairs. They believe that they were a burden. You took the shorter line first, as you do with letters.',
      'speech hidden':
        'Your paper lies where a guest must see it, with a corner out from under the pears. You talk of other things, and perhaps put away the good biscuits a little early. How clear your life must be, the guest thinks. You did ask, only so softly that just the pears could hear.',
      'work heat':
        'You sharpen the pencils for tomorrow, and date forms that nobody has asked for. The caretaker says goodnight, and it feels, perhaps, as though he were taking your pen. How strong you must be, he thinks. Three people’s worries ran through your wrist today, and it takes a while to come to rest.',
    },
  },
  7: {
    gift: 'With the right person opposite you put things in order by talking, and enjoy it.',
    knots: {
      delay:
        'You hold your end of the sheet, and the other holds theirs, and you would like to agree first which corner comes to which. One could do it in two ways. You explain both. The wet linen between you gets heavier, and the arms across from you have begun to sink.',
      heat: 'You pull while the other is still looking for the hem. You have said how it goes, you have said it twice, and now a corner flies out of their hands and lies in the grass. ‘You see’, you say. They do see, and next time they have something else to do.',
      hidden:
        'Over the sheet you two correct each other so freely that nobody looks for anything unsaid. A bit higher, a bit to the left. The one thing that is not about linen lies in the innermost fold, and each evening you smooth it with the flat of your hand. It has become quite thin.',
      far: 'The other comes from a house where one folds differently, and it is their line and their linen. You follow the movement of their hands. It works. Only the voice that used to say ‘or we could’ has become quiet in you, and you miss it as one misses a tune.',
      ease: 'You have talked over every fold so often that by now you fold without a word, and it is a pleasure to watch. Neither of you says ‘a bit higher’ any more. It is all quite true and rather quiet, and you have noticed that you keep your better sentences for strangers on the train.',
    },
    traits: {
      held: {
        light: 'You hear both sides out, and also the one that you would have liked to win.',
        shadow: 'You can see the other point of view so well that nobody learns yours.',
      },
      driven: {
        light: 'You bring a dispute to the table while it is small, and talk it flat before it has corners.',
        shadow: 'You can turn each agreement over once more, for the pleasure of a reply.',
      },
      loose: {
        light: 'You adapt to the step of whoever walks with you, and still notice the birds.',
        shadow: 'You can be an echo so friendly that the other begins to feel alone.',
      },
    },
    month: 'Settle one matter with another person by talking it through to the end.',
    last: 'Tell the other person about the crooked corner of the sheet: they are holding it as well.',
    leads: {
      'friendship delay':
        'When somebody holds the other end, you talk without trouble. To ask them there is harder:',
      'learning delay':
        'Before a sheet is folded you explain both ways. Before something new you look for a third:',
      'learning far':
        'The way they fold was never explained to you, and you follow their hands without asking:',
      'order delay': 'You would sooner stand there with the wet sheet than fold it the wrong way:',
      'order heat': 'You see the crooked hem before you see the person who is holding it:',
      'order hidden':
        'What lies in the innermost fold you smooth, and do not say. So your hands look for other work:',
      'speech delay': 'How to fold a sheet you explain at once, both ways. What you feel takes you longer:',
      'speech heat': 'In a calm talk each voice corrects the other. When you are cross, yours comes alone:',
      'speech hidden': 'You say ‘a bit higher’ aloud. The rest they are to read in your face:',
      'trust delay': 'Over a sheet you say what you think. Whether somebody means well you do not ask aloud:',
      'trust ease': 'At home it goes without words, and on the train with witty ones:',
      'trust heat':
        'Once somebody holds the other end, talk brings you into order. With a new person you pull, or let go:',
    },
    scenes: {
      'friendship delay':
        'The sheet has been dry since noon, and across the yard somebody is reading on a step. You plan the question, with a joke or without, and are perhaps still planning when they go in. From the step it looks as if nobody were needed. You only wished to leave them their chapter.',
      'learning far':
        'They lay in a corner, flip it, and it is a square, as everyone here was surely shown. You do the same half a second later, and at night you perhaps practise with a pillowcase. They believe that your people fold like this. You were given the movement without words, and kept up.',
      'order heat':
        'They have come out with cold hands to help, and tell you of their morning. You see that the stripe runs askew, and may have turned the sheet out of their fingers in mid-word. They feel less important than linen. You heard the morning too, and the stripe was only louder.',
      'order hidden':
        'The sheets lie edge to edge. You do the towels, then the drawer with the pegs, and listen each time if it has become quiet in you, and it has not. The other may be showing guests the best cupboard in the street. What you want to put straight has no hem to hold.',
      'speech delay':
        'The corners meet, and for a moment both of you hold the same hem. There is something you would like to say, and you turn it this way and that, and perhaps it lies straight when the next sheet is up. They thought you were counting. You were fond enough to want it smooth.',
      'speech heat':
        '‘Give it here’, you say, and get something just as short. Your second voice had its sentence ready, that everything goes better with two, and perhaps you hear it when you fold alone. They feel that they were in the way. You missed them at the very first corner.',
      'trust delay':
        'They have held the other end for four winters and not once let it touch the grass. Today you perhaps give a small tug, to feel if they hold on, and a minute later another. They look for a crease on your side. Your arms were asking what is hard to ask aloud.',
      'trust ease':
        'You fold the last sheet, humming, and they ask if there is any news. The tram was full, you say, and the letter in your coat may stay where it is. They go in content. You two move so well together that there was no corner on which it could have caught.',
      'trust heat':
        'It is the first sheet with somebody new. You step up until your hands touch, then you see their face, and perhaps go back so far that the linen stands like a board. They wonder which fold they got wrong. You were glad of them, and your feet could not tell how far.',
    },
  },
  8: {
    gift: 'You find the word for what everyone fears, and it becomes smaller.',
    knots: {
      delay:
        'You hold the pen over the label. There is a word, and a better one, and one that would hurt no one and be true as well. As long as it is not written the jar stands there as before. Everybody walks round it, and you most carefully of all.',
      heat: 'You write it on in large letters and turn it to the front. There: now it has a name. It does, and it was the right one. But the others had only just got used to that jar, and now they read the label at every meal, in letters as large as your relief.',
      hidden:
        'You found the right word at night, and to spare the others you stuck it on the inside of the lid. Since then the thing is clear to you, and no longer dreadful. They see only glass, and guess, and guess wrong. You wonder why they still whisper about a jar that has its name.',
      far: 'The jar and the silence are theirs, and you have drifted into it. You know the word, and you have a pencil. But a label is written by those who live in a house, and you came last to this table. So you talk brightly about the weather, straight through the middle of it, as they all do.',
      ease: 'In your house every jar has a label. You wrote them long ago and they have stuck. Nobody is afraid, nobody asks. Now and then someone opens one, and what is inside is something else by now, and they shut it again, because it says what it is on the front.',
    },
    traits: {
      held: {
        light: 'You think until the hard thing has a plain name, and then one can put it on the table.',
        shadow: 'You can look for the harmless word until the harm has happened without one.',
      },
      driven: {
        light:
          'You ask the question that has been in the room all evening, and people thank you at the door.',
        shadow: 'You can say a secret aloud too early, because it is heavy to carry alone.',
      },
      loose: {
        light: 'You can joke about what is owed and feared, and the fear lets go of the tablecloth.',
        shadow: 'You can talk so lightly about heavy things that nobody knows they are heavy for you.',
      },
    },
    month: 'Give one vague worry its name on paper, and put the paper where you can see it.',
    last: 'A fear with a name can stand on the shelf with the other jars.',
    leads: {
      'learning delay': 'One good word for the label is there, and you look up three more:',
      'learning far': 'You have the word, and still feel that you came last to this table:',
      'order delay': 'The jar waits for its label, and you stay beside it:',
      'order far': 'Their jar is not yours to label, so you label everything else with great care:',
      'order heat': 'You have the right word for each jar, and for a wrong word as well:',
      'order hidden': 'For that one jar you have the word. For your own unrest you have none:',
      'provision delay':
        'What frightens a house you can name in the end. Whether your own jars are full, you cannot say:',
      'provision heat':
        'You write a name on what frightens others. On your own jars you never write ‘enough’:',
      'speech delay': 'A label takes you an afternoon. A word about yourself takes longer:',
      'speech heat': 'You find the right word for a jar. For a hurt of your own, only part of it comes:',
      'speech hidden': 'For a fear in the house you look for the word. Your own wish you leave behind glass:',
      'trust delay':
        'You trust the right word to make people calm. The people themselves you examine longer:',
    },
    scenes: {
      'learning far':
        '‘As in that year’, somebody says, and the forks stop and go on. You eat as if you knew, and at night you may search old newspapers for the year they mean. They assume you were told when you came. You were given a plate and a place, and the story was forgotten.',
      'order hidden':
        'You wash the shelf and put the jars back by colour, then by year. After that comes the drawer with the labels. You may have hoped to breathe deeper at the last one, and you do not. How restful, say the others. You name so much for them, and this came without a word.',
      'provision delay':
        'Eleven jars stand in the larder, and the twelfth is the good honey. You see how far down it goes, think of February, and perhaps spread the other one. Guests find you a little strict with yourself. You were looking for the word ‘enough’, and it is hard to write.',
      'provision heat':
        'A neighbour looks for a lid for you, and behind her you see the quinces, the long bright row. At home your own row may have grown shorter, though nothing has been eaten. She tells people that you have a perfect larder. Your jars are all there, and you filled them happily.',
      'speech delay':
        'They ask what is the matter with you, and you want a word that is true and frightens nobody. You cross out ‘sad’, try ‘tired’, and perhaps you have it when their coats are on. They go downstairs relieved that it was nothing. You chose for their sake as much as for your own.',
      'speech heat':
        'Somebody laughs at your label. ‘Then write it yourself’, you say, and they write something worse. What stood below in small letters, that you were frightened too, comes perhaps when the lamp is out. They call you hard. It was much for one breath, and only the top line had room.',
      'speech hidden':
        'For weeks you have left the place beside you free at breakfast, so that somebody sits down there. Today, perhaps, you pass the jam without a word. They imagine that you enjoy the space. From your side of the glass the wish is easy to read, and it seemed to show outside.',
      'trust delay':
        'They opened the jar for you, and in it was just what they had said. A day later perhaps you ask what it was again, to hear if the word is the same. They think you forgetful. You have met so many jars without a name that you read each one twice.',
    },
  },
  9: {
    gift: 'You bring home a better question from every road, and share it.',
    knots: {
      delay:
        'Your pockets are full of seeds. Before you put one in the ground, you would like to know which of them comes first, and in which soil, and whether there is a newer book about it. You sort them on the windowsill by size. It is spring, and then it is a fine summer.',
      heat: 'You have hardly a word of the language and already you explain the country. You sow with both hands as you walk, in every garden, over the fence. Much comes up. But the people stand at their windows, and wonder what that is, there, among their beans.',
      hidden:
        'You share what you have brought so quietly that nobody hears where it is from. You drop the question into the talk, like a seed into a pot that is not yours. Weeks later they ask it themselves, with shining eyes, and explain it to you. You nod, and look out of the window.',
      far: 'In a garden that is not yours, your seeds do not know the soil. You hold one out now and then. They are polite, they ask what one does with it. So you put it back, say that it was only a little thing, and admire what grows there.',
      ease: 'Seeds come to you at every corner, and you hand them on over every fence, so easily that your hands are always free. Much of it grows. But you are away again before the first leaf, and when somebody thanks you for the blue one by the wall, you have to ask what it is.',
    },
    traits: {
      held: {
        light: 'You compare and ask again, and what you pass on has been looked at from below.',
        shadow: 'You can collect so many views that there is no bench left to look out from.',
      },
      driven: {
        light: 'Your questions are a kind of joy, and people who have stopped asking catch it.',
        shadow: 'You can teach on Tuesday what you read on Monday, and be elsewhere by the weekend.',
      },
      loose: {
        light: 'You listen to any stranger as if they were a book, and often they turn out to be one.',
        shadow: 'You can agree with the last speaker, and take that for an open mind.',
      },
    },
    month: 'Bring one good question home from a book or a road, and ask it at a meal.',
    last: 'Put one of your seeds in the ground, here, where you live.',
    leads: {
      'learning delay':
        'A saying you give away as it comes. What you have sorted so carefully, you do not give before it is complete:',
      'learning ease': 'You pick up something at each corner, and the next corner is prettier:',
      'learning far':
        'On a journey you ask and collect. In this garden you ask nothing, and admire what comes up:',
      'learning heat': 'You explain a whole country with hardly a word of its language:',
      'learning hidden': 'Some seeds you drop into other people’s pots. Most of them lie between pages:',
      'order delay': 'You bring seeds home for other gardens, and first they lie on your windowsill:',
      'order heat': 'You sow what you know over every fence, and weed as you go:',
      'order hidden':
        'Nobody knows which seed was yours. That leaves you a little restless, and your fingers look for something to do:',
      'speech delay': 'A foreign saying is good as you found it. One that is your own is never ripe:',
      'speech heat': 'From a journey you bring the good words home. In a quarrel you throw what lies on top:',
      'speech hidden': 'You drop a question and nod. What you wish you drop even more quietly:',
    },
    scenes: {
      'learning delay':
        'Your neighbour puts beans into the ground, badly, and asks you what one does about slugs. You know it in two languages, and may answer that you are still reading about it. He takes you for a beginner like himself. You only wanted to hand him the best of what you have, and were still looking for it.',
      'learning far':
        'They lay a leaf between two stones, and nobody has to be told why. You lay one there too, and at night you look for it under ‘leaf’ and under ‘stone’. Perhaps it only keeps the lid from rattling. They see how well you fit in. Where no one explained, you learned by lamplight.',
      'learning heat':
        '‘Because of the river’, you say, while the map is still being unfolded, and it is true. Somebody asks how one gets from the river to the bread, and perhaps you look at your shoes. They suspect you of keeping the best. You travelled there by night, and the stations are still in place.',
      'learning hidden':
        'Between the pages of your notebook lie pressed leaves, each with a word in your small hand. Somebody comes in, and you may slide it under the cushion. Friends believe that you bring nothing home any more. It is dark there and dry, and you know how a seed likes to lie.',
      'order delay':
        'The little envelopes for the neighbours are written, with month and depth. You take one out to see if ‘moist’ is better than ‘damp’, and perhaps have to fold it anew for that. Over the wall they think what pleasure this gives you. Somebody is to grow something from it, and you honour that.',
      'order heat':
        'They tell of their holiday and name the town, and you say it after them, with the stress where it belongs. The holiday may stop there for a moment. They hear in it how far you have been. You love that name as it sounds over there, and it slipped out like a greeting.',
      'speech delay':
        'You have a sentence that nobody gave you, and tonight it is to be said. You turn it to the light as one turns a pot, and it may be in flower when the guests find their shoes. They agree that the journey tired you. You did not want to hand it over green.',
      'speech heat':
        '‘You have understood nothing’, you say across the beans, and get as good in return. The saying that you had brought them, the one about two brothers, comes to your lips, perhaps, when the window shuts. They feel looked down on. You carried it all this way for them, and it is unharmed.',
      'speech hidden':
        'You have told them how lovely it is over there in May, and left a pause. Nobody asks to come along, and for some days, perhaps, you are a little short with them. They suspect bad news in the post. To your ear that pause was a question, and a friendly one.',
    },
  },
  10: {
    gift: 'You can say in public that you were wrong, and so people believe you.',
    knots: {
      delay:
        'You like to correct yourself, and so you correct once more. The board is wiped and written again, each version truer than the last, and each time you say what was wrong before. Your listeners sit there with open notebooks, and no line stays long enough to be copied.',
      heat: 'You write as fast as you think, and correct as fast as you write. Those behind cannot follow. You turn round, beaming, the right solution is on the board, and you have wiped out three that some of them had only just copied into their books, in ink.',
      hidden:
        '‘That was wrong’, you say, so lightly that people think you were born with it. They see the wiped board, and not the night before it, with the same sum on the back of an envelope and the tea gone cold. Now they bring you their own mistakes, and nobody asks after yours.',
      far: 'In this hall one does not make mistakes, or not aloud. You, who learn by speaking, have become silent here. You write your sentence down beforehand and read it off. It is flawless, it could be anybody’s, and the hand that used to reach for the sponge lies in your lap.',
      ease: 'It goes well, you speak well, they like to come. You have a joke for the place where you went wrong once. It is a very good joke, and it has stood there for years in place of a new mistake, and they laugh, and nothing is wiped off.',
    },
    traits: {
      held: {
        light: 'You look again at what you said yesterday, and say aloud what still holds.',
        shadow: 'You can correct yourself so often that nobody dares to write the first version down.',
      },
      driven: {
        light: 'You take the microphone when everybody looks at the floor, and something gets moving.',
        shadow: 'You can say it well and at once, and find out in the middle what you think.',
      },
      loose: {
        light: 'You hang on to no title and no opinion, and so you can be told anything.',
        shadow: 'You can be known by so many for so much that nobody calls you for anything in particular.',
      },
    },
    month: 'Say once, aloud, that you were wrong about something small, and what you think now.',
    last: 'There is chalk, there is a sponge, and people like to see you use both.',
    leads: {
      'home delay': 'A board you wipe and write again, and with your rooms you are no sooner done:',
      'home heat':
        'What was wrong you wipe off before you leave the hall. A bad hour stays on you like chalk:',
      'learning delay':
        'A mistake on the board does not frighten you. The first line that would have to stay does:',
      'learning far':
        'Nobody in this hall makes a mistake aloud, and so you believe that everyone knows already:',
      'learning hidden': 'On the board they see yesterday’s mistake. Tonight’s you keep to yourself:',
      'order delay': 'You have found a truer line so often that no line is safe from your sponge:',
      'order heat': 'To be put right does you no harm, and it does not occur to you that others mind:',
      'order hidden': 'The board you can wipe clean, and what troubles you at night is not written on it:',
      'speech delay':
        'On the board you correct in public. The sentence that matters you correct where nobody hears it:',
      'speech heat': 'A mistake on the board you correct aloud. A sharp word you leave standing:',
      'speech hidden': 'You say aloud what was wrong, and not what you would like:',
      'standing delay':
        'At the board you make your mistakes aloud. Before you go in anywhere, you want to have none:',
      'standing ease': 'They always laugh at the joke, and you have come to count on it:',
      'standing heat': 'To be wrong does not hurt you. To be measured does:',
      'work delay': 'The board is never quite finished, and the chalk stays in your hand:',
    },
    scenes: {
      'home heat':
        'You shut the door, and the key dish jumps. Since the bridge you have been telling the third row what you think, and the coat may get the rest. Whoever is in the kitchen wonders what the coat did. You stood straight all day before so many, and here you need not.',
      'learning delay':
        'Somebody asks for a book of what you say so well at the board, and you may ask for another winter of reading. They think that you are too busy. Half of what you know would fill it well, and to be shy of a line that cannot be wiped is no failing.',
      'learning far':
        'They put a sign on the board that you have not met, and all heads go down to write. So does yours. At night you turn over four books, and perhaps find it in a footnote. The others believe that you knew it before. This whole hall keeps its questions under the desks.',
      'order delay':
        'It is right, and everybody has copied it. You see that the last line could be truer by a word, take the sponge, and perhaps put the same word back. They lay down their pens and suppose that it is your joy. You would like to promise it to them, and no chalk can.',
      'order heat':
        'At supper a friend tells a joke and says ‘eleven’ for ‘twelve’. ‘Twelve’, you say brightly, and your hand may be wiping the air before you see their face. They suspect that you had heard it already. You would have thanked anybody for it, and you gave it in the same spirit.',
      'order hidden':
        'You lay the chalk by length, then the envelopes by date, then those in the drawer below. After that there is to be peace, and you may hear only the tap. Anybody would wish for such a desk. What kept you awake was not among the papers, and you searched them very honestly.',
      'speech delay':
        'One of your listeners leaves today, and you want to say what it was like to have them there. You correct it at the board and in the corridor, and it may be perfect when the bus has gone. They think you were in a hurry. Your first version was heartfelt too.',
      'speech heat':
        '‘Were you asleep?’ you say to the one in the last row, and something rude comes back. How much you had hoped they would like this part, perhaps only the sponge gets to hear. They are convinced that you cannot bear them. The hope was there first, and the chalk was quicker.',
      'speech hidden':
        '‘That was wrong’, you have said twice today, and all of them wrote it down. In between you looked at a friend and wished to be asked for a walk, and now, perhaps, you wipe harder than the board needs. They take it for zeal. It was written large, only on your side.',
      'standing delay':
        'You are asked to speak in the other hall. Before its door you change a comma, blow chalk from your sleeve, and perhaps hear through the wood how they look forward to you. They picture you at ease. You show so many mistakes in public that you wished to be without one for once.',
      'standing ease':
        'You have told the joke, and afterwards somebody comes to the front and says ‘thanks’. You go on smiling, and may still be waiting for the rest when they are out of the door. They had put everything into that one word. For years you were answered with laughter, and this was quieter.',
      'standing heat':
        'In the corridor they say how clear the other one’s lessons are. You nod, and perhaps have begun tomorrow’s drawing before you reach the stairs, in three colours, with arrows. They find you full of ideas. You have laughed off so many mistakes, and this small sting stood on no board.',
      'work delay':
        'The hall is empty, and you could go. One line wants to be straighter, the sponge has to be rinsed, and then perhaps tomorrow’s heading, so as to be free in the morning. Through the window they see you and call you tireless. By four it was already a good day’s work.',
    },
  },
  11: {
    gift: 'You carry praise to its address, and your friends are surprised and glad.',
    knots: {
      delay:
        'A kind word is a letter to you, and a letter is to be handed over properly, over a meal, with time. So a good word for a friend waits in your pocket. You see each other in passing, twice. The word is still good. It has been folded so often that only you can read it.',
      heat: 'You deliver at once and at a run, to all of them, in front of everybody. ‘You should have heard what she said of you,’ you cry. One goes red, the next asks what was said of him, and you have run on. You meant to bring pleasure, and now there are four people counting.',
      hidden:
        'You pass on what others have said, faithfully and with the sender’s name. A letter of your own is not among them. Your friends know through you who likes them, and of you they know that you are always so cheerful. You look through the bag for a line addressed to you.',
      far: 'It is a circle in which each has known the others since school. You are good at making it run: a joke here, a greeting there. They say you are like oil. Oil does not sit down. When they take the photograph, you are glad to be the one who holds the camera.',
      ease: 'You have a kind word for everybody, and there are very many of them. It is like handing out sweets. They take one, and you take one. On some evenings you look through the long list of names for somebody to ring up when it is not about anything cheerful, and put the phone away.',
    },
    traits: {
      held: {
        light: 'You remember exactly what was said, and give it back years later, unbroken.',
        shadow: 'You can save up a kindness until it sounds like an obituary.',
      },
      driven: {
        light: 'You bring people together who should have met long ago, and you do it this week.',
        shadow: 'You can speed through your friends like post, and read none of them to the end.',
      },
      loose: {
        light:
          'Anyone can join your table, and by the second glass of tea they think that they were invited.',
        shadow: 'You can belong to five circles, and stand in each with one foot.',
      },
    },
    month: 'Carry one word of praise to the person it is about, and say who said it.',
    last: 'Among all the good words that you carry, there is one with your own name on it.',
    leads: {
      'friendship delay': 'The good word waits for a proper meal, and the meal waits too:',
      'friendship ease': 'With a kind word you go to anybody. Without one you wait for them to come:',
      'friendship heat': 'You carry praise to everyone. When none is carried to you, you count as well:',
      'learning delay': 'The good word waits for a proper meal, and what you learn waits as well:',
      'learning far': 'They have known each other since school, and you have never been to that school:',
      'order delay': 'The kind word is folded once more before it leaves your pocket:',
      'order heat':
        'Other people’s praise you leave exactly as it was. With their commas you are less patient:',
      'order hidden': 'There is no letter for you in the bag, and so you clear out the bag:',
      'patience heat': 'A kind word reaches its address in one run. A plan of your own needs many slow days:',
      'speech delay': 'Other people’s praise you carry word for word. Your own has to be beautiful first:',
      'speech heat':
        'Other people’s kind words you deliver whole. When you are hurt, your own arrive in halves:',
      'speech hidden': 'You carry everybody’s words. Your own wish you put into no letter:',
      'standing delay':
        'You know the address for every kind word. When you bring only yourself, you stop outside:',
    },
    scenes: {
      'friendship ease':
        'It has been quiet since Friday, and you have nothing cheerful to bring. You stop at one name, wonder if it was perhaps that remark about the hat, and turn the phone over. That friend supposes you are out making others happy. Nothing was wrong with the remark, and the hat is still worn.',
      'friendship heat':
        'Four kind words have gone through your hands, none for you, and there was an evening, too, you hear. Before breakfast you have perhaps struck out every address, and at noon you look at the phone with folded arms. They imagine that you feel liked. Much went out today, and your mat was empty.',
      'learning far':
        'Somebody says a teacher’s name, everybody laughs, and you may laugh with them and ask nobody. At night you search old pages for that name. They suppose that you heard the story long ago. Not to have been there is no disgrace, and any of them would tell it gladly.',
      'order delay':
        'You have written down what was said of them, word for word. You read it over, doubt a ‘very’, ask the one who said it, and may still have it in your coat on Friday. At that end they believe it delivered. You would like a kindness to arrive without a crease.',
      'order heat':
        'Somebody reads you the verse that they have made for a friend’s birthday, and in line three the year is wrong. You have said the right one, and perhaps then notice how the paper sinks. They fear that you dislike the verse. You wanted it to reach its address, like everything that you carry.',
      'patience heat':
        'You have begun a big round letter, and the first six pages flew. Now there are stamps to buy and answers to wait for, and it may slip under the newspaper on a grey Wednesday. Your friends imagine you at something more cheerful. It came to a place where one cannot run.',
      'speech delay':
        'You stand together at the tram stop, and want to tell them what you yourself think of them. You move the best word to the front, then to the end, and perhaps the doors close on it. No news today, they suppose. For once you were the sender, and it deserved good handwriting.',
      'speech heat':
        '‘You could have told me’, you say at the door, and a sharp word answers. What was still to come, that the evening was empty without them, stays, perhaps, on the mat. To them it was only a complaint. Two things were in that envelope, and only the first could fall out.',
      'speech hidden':
        'You have handed over three greetings, and stand at the door a moment longer in case you are asked what you would like. They wave, sure that somebody so cheerful lacks nothing, and you may walk home disappointed. Nobody did wrong. Whoever carries words all day easily believes that their own was among them.',
      'standing delay':
        'This time you are to come yourself, without a message. On the mat you go over in your head what they could find amiss, and may ring when the soup is half cold. Inside they are saying how sure you always are. Your pockets were empty, and it was you they had asked for.',
    },
  },
  12: {
    gift: 'You know how fast a story travels, and let it end with you.',
    knots: {
      delay:
        'The story got off at your stop, and out of decency you have kept it indoors. Now it walks up and down in your head. You turn it over and start an answer. You meant to let it end. Instead it has a room with you, and you bring it breakfast.',
      heat: 'A story has to end with you, and so you stop it in the middle of the bus, with your hand up. ‘Not a word about her’, you say, to everybody. Until then only two of them had known that there was anything to say. Now the bus is quiet, and all of them look at you.',
      hidden:
        'Everything ends with you, that of others and your own too. Nobody learns anything from you, and nobody learns anything of you. You are the best-kept secret of the town. At night the stories sit together in there and talk softly, and you cannot sleep for it.',
      far: 'They talk about people whom you do not know, and watch how you take it. You are new, and whoever laughs belongs. You do not laugh, you do not go, you look into your glass. And afterwards you ask yourself what they tell one another when it is you who has left.',
      ease: 'Whatever is told in the bus gets out at your stop, and you hardly look up any more. You nod, it is kept, you have no enemy in the world. Then somebody asks what you think of the sad thing she told you, and you search, and it lies somewhere among the funny ones.',
    },
    traits: {
      held: {
        light:
          'A thing that was told to you in a weak hour is safe, and you do not even look as if you knew.',
        shadow: 'You can be silent in so many languages that the people who love you need an interpreter.',
      },
      driven: {
        light: 'When somebody is talked about who is not there, you say one sentence, and the talk turns.',
        shadow:
          'You can think so fast in the dark that by morning you have lost three quarrels that never took place.',
      },
      loose: {
        light: 'You can laugh at yourself when you are alone, and that is good company.',
        shadow: 'You can fill every silence with a voice from somewhere, so as not to hear your own.',
      },
    },
    month: 'Let one story end with you, and notice how quiet the evening is.',
    last: 'The story that ended with you has helped somebody who is never going to know it.',
    leads: {
      'courage heat': 'One wrong word about somebody, and your hand is up:',
      'learning delay':
        'What you have heard you could tell at once. What you have learnt you turn over first:',
      'learning far': 'They laugh at a story that you were not there for, and do not explain it:',
      'learning hidden': 'Nothing that you hear gets out, and nothing that you find out for yourself:',
      'order delay': 'You turn each thing over as you turn the story:',
      'order heat': 'You protect a person’s good name. With their mistakes you are less careful:',
      'order hidden': 'Stories sit in you and talk, and there is no drawer to put them in:',
      'service delay': 'Out of decency you spare those whom a story is about. Yourself you do not spare:',
      'speech delay': 'You are quick with words until one of them matters. Then it walks up and down in you:',
      'speech heat':
        'When others are hurt, a bad word ends with you. When you are hurt, one begins with you:',
      'speech hidden':
        'Bad talk is well kept with you. A wish would have to go on to somebody, and stays in:',
      'trust heat':
        'Whoever is absent has a friend in you. Whoever is new and stands before you makes you hasty:',
      'work delay': 'Bad talk comes to its last stop with you. The day’s work has no last stop:',
      'work heat': 'You stop a story with one hand. Yourself you do not stop:',
    },
    scenes: {
      'courage heat':
        '‘You are quiet today’, somebody says, and you have answered that there is talk enough without you. She was going to offer you the seat by the window. Perhaps the people behind you believe that you two have quarrelled. The old story was still loud in your ears, and she had spoken softly.',
      'learning delay':
        'The teacher asks who would read the Italian story aloud. You have read it five times and know each turn of it, and you say that you need one more week. She believes, perhaps, that you have not opened the book. You keep it back because you would not like to tell it wrong.',
      'learning far':
        '‘Like Martha and the boat’, somebody says, and the whole table is off. You smile a moment late. At one in the morning you are perhaps still looking for the boat in old newspapers. They believe that you know it and find it worn out. Each of them sat there once without the boat.',
      'order heat':
        'The bill goes round, and from the far end you see that he wrote forty-three for thirty-four. You have said so, and turned the paper towards him, and he may be a little red. They believe that you were checking him. Two figures had changed seats, and you saw them do it.',
      'service delay':
        'The neighbour who cried has her tea, her sister has a plate, and the story has its breakfast too. Your own toast lies by the sink, and perhaps you eat it cold at ten, standing. They suppose that you had yours long ago. You were listening, and toast makes no sound.',
      'speech delay':
        'You sit beside her on the bus and mean to tell her that you believe none of it. You change ‘none’ to ‘not a word’, and perhaps back again, and she gets off. She takes you for somebody who has heard nothing. You wanted to hand it to her without a sharp corner.',
      'speech hidden':
        'The tap drips, and your friend, who is good with taps, drinks his tea beside it. You have asked him so often, in the room where the stories sit. He praises your quiet house, and perhaps he wonders why you are short with him. In there it had sounded exactly like a voice.',
      'trust heat':
        'A new woman beside you asks where the market is. You tell her, and then about your worst year, and when she looks out you put your bag between you, perhaps a little firmly. She supposes that you need room. You had wanted her to have a friend by the next stop.',
      'work delay':
        'The ironing is done, and your hand is on the back of the chair. Then you see the step, and sweep it, and the bulb in the hall, and it may be eleven by now. The neighbours see light and think that you like long evenings. Nobody had called out a last stop.',
      'work heat':
        'The story is stopped, and nobody adds a word. You go round to two more kitchens all the same, ring a third, and at midnight you may still be writing that there is nothing to tell. They conclude that it is serious. You had only not seen how empty the bus was by then.',
    },
  },
}
