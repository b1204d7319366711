import type { SignKnots } from '#app/guidance/corpus/knot-texts.ts'

/** Knots of a lot in Virgo, by its place. */
export const VIRGO: SignKnots = {
  1: {
    gift: 'You make three clear lines out of a confused matter.',
    knots: {
      delay:
        'The pencil is sharp, and it could be sharper. You lay the paper straight, you think of the first word, and of what can be said against it. The good hour of the morning goes into getting ready for it. In the basket lie curls of wood, very fine ones, all of the same length.',
      heat: 'You see the mistake first, and the person a moment later. It is only a small one, and you have already pointed at it with the tip of your pencil. They had been happy about the whole. You are right, you help, you even smile, and the hand that held out the page goes back rather slowly.',
      hidden:
        'Others bring you a confused matter and carry three clear lines home, and so nobody asks for lines of your own. They lie in your drawer, in order, and they are good. People thank you for the list, and think of you as the one who tidies up after them.',
      far: 'Here one does it roughly and laughs about it, and your three clear lines look like a reproach. You do not wish to be difficult. So you leave the crooked thing crooked, and write down at night, for yourself, how it should have gone, and feel like somebody with a secret vice.',
      ease: 'You have put your days in order once, and since then they run by themselves. What is in the plan gets done. What you would like yourself has no line in it. A free afternoon lies there like an empty page, and you walk round it with a sharp pencil until it is dark.',
    },
    traits: {
      held: {
        light: 'You weigh a word until it is exact, and with you an exact word is never a cold one.',
        shadow: 'You can correct yourself so long that the first, warm version is nowhere to be found.',
      },
      driven: {
        light: 'You see where it is stuck, say it in one line, and ten people can go on.',
        shadow: 'You can clear up other people’s lives with a pencil they did not ask for.',
      },
      loose: {
        light: 'You step into a muddled day, and it is a little clearer by the time you go.',
        shadow: 'You can make yourself so useful that nobody thinks of asking what you like.',
      },
    },
    month: 'Make three lines out of one confused matter, and hand them to whoever needs them.',
    last: 'The pencil is sharp enough, and the paper has always been patient with you.',
    leads: {
      'courage delay':
        'For other people’s confusion you find three clear lines. For your own anger you find none:',
      'courage heat': 'You choose your own words slowly. When somebody’s words point at you, you do not:',
      'learning delay': 'The paper lies straight, the good hour is here, and you do not begin:',
      'learning far': 'They get along with crooked lines and laugh, and you look for the rule behind it:',
      'order delay': 'You look at the point of the pencil longer than anyone will look at the line:',
      'order heat':
        'Somebody holds out a whole page, happy with it, and your close look does not stay with the whole:',
      'order hidden': 'Order helps you to begin. What troubles you it does not reach:',
      'patience delay': 'For the first word nothing is good enough, neither the pencil nor the hour:',
      'patience ease': 'What stands in the plan gets done. A free day has no line in it:',
      'patience heat':
        'Other people’s matters you bring to an end in three lines. Your own plans you do not:',
      'speech delay': 'You know the sentence, and hear every objection before you have said it:',
      'speech heat': 'You were going to say that the page is good. First you say where it is not:',
      'speech hidden': 'Your own voice stays in the drawer, with a date on it:',
      'standing delay':
        'You look over the first word for faults, and then the person who is going to say it:',
    },
    scenes: {
      'courage delay':
        'Three Mondays ago a friend called your clear lines cold, and you nodded and sharpened on. Now she puts your pencil back with the point down, and three weeks come out in no order. She perhaps takes it for an expensive pencil. You had only been looking for a line that hurts nobody.',
      'courage heat':
        '‘Did you write this?’ somebody asks over your shoulder, and you have told them to try it themselves. The pencil has gone through the paper. It may have been praise. The room admires your nerve. You had just been hunting faults in it yourself, and the question came in among them.',
      'learning delay':
        'Somebody asks you to show two beginners how such a page is set out. You could, this afternoon. You mark a fourth place in the handbook, and ask for a fortnight. Perhaps there is a newer edition. They take you for a beginner. You wanted the first word to be worth their pencils.',
      'learning far':
        'They call dates across the table, laugh, and each somehow knows what to bring. You laugh a second late, and at night you write it down as a rule with two exceptions. Perhaps there is a book. To them you seem at home. They learned it together, and nobody gave them a page either.',
      'order delay':
        'A neighbour has your three lines in his hand and one arm in his coat. You ask for the sheet back. A comma, perhaps. You read it from below, then aloud, then against the window. He waits, touched that you love writing. You wanted him safely home, and no comma can promise that.',
      'order heat':
        'A friend holds out an invitation with a painted border. You read ‘the 31st of June’, and your pencil has made it a thirty. Perhaps she meant the blue. She supposes you dislike the border. Your eye had set out for the whole of it, and was stopped by a number.',
      'patience delay':
        'The notebook that you would so like to begin is bound in cloth. You stroke its first page, smell the paper, and wrap it up again, perhaps for the holidays, when mornings are longer. Friends suppose that it was the wrong colour. So white a page you would not touch clumsily.',
      'patience ease':
        'At ten you clear the table for what you like, at eleven you rule a line for it, at noon you wonder if it should be something else. Then the lamp goes on. Others perhaps say how rested you look. Your plan leads you by the hand, and today was its day off.',
      'patience heat':
        'On page eleven of your own plan it is the same: one date, one column. The first page you had ruled with such joy. Your hand goes to a new sheet, perhaps for something with colours. Friends admire all your ideas. You are at your best with a muddle, and on page eleven there was none left.',
      'speech delay':
        'They are talking about the bridge, and you have it in seven words. You take out ‘rather’. You put it back. Perhaps somebody from the council could mind. When you lift the pencil, they have come to the bus. They conclude that bridges bore you. The ‘rather’ was a kindness to the other side.',
      'speech heat':
        '‘The middle is too long’, you say, and the page is withdrawn. In your mouth there is still the beginning, about the river, read twice for joy. You tell it perhaps to the table. She hears that nothing was good. The river had no mistake in it, so your pencil had nowhere to point.',
      'standing delay':
        'Outside the reading circle you look over your page, then your cuffs, then the sentence with which you mean to sit down, and each could be finer. Perhaps there is ink on your chin. Inside they suppose you cannot park. You look closely at whatever is there, and out here it was you.',
    },
  },
  2: {
    gift: 'You are exact with money, and fair to the last coin.',
    knots: {
      delay:
        'The sum is right, and you add it up again from below. There would be something left over, for a thing you have long wished for. You write it in pencil under next month. It has been moved so often that the paper is thin at that place.',
      heat: 'Somebody has rounded up, and you feel it like a stone in the shoe. You say so, at the counter, with four people behind you. It is not the coin. They press it into your hand, and now it lies there, small and warm, and you no longer know what for.',
      hidden:
        'You know to the penny how things stand, your own and theirs too. You keep the book, and make up the missing part without a word, out of the small purse. When they say that somehow it always works out, you draw a line beneath the page, with a ruler.',
      far: 'These people throw their change in a bowl and take from it. You have understood the custom. But your fingers count along, each time, and you put in a little more, to be on the safe side, and take a little less, and in this house of plenty have never once been at ease.',
      ease: 'For years it has come out even, without your having to do much. You enter it from habit. The columns are as neat as ever, and what they are for has slipped your mind: it was something with a window, and time, and a table of your own.',
    },
    traits: {
      held: {
        light: 'You know what you owe and what is yours, and that makes you quiet and free with both.',
        shadow: 'You can save on yourself so carefully that in the end only the saving is left.',
      },
      driven: {
        light: 'You bring order to a shoebox full of bills in one evening, and somebody sleeps again.',
        shadow: 'You can calculate a kindness to the second decimal, and hand over the receipt with it.',
      },
      loose: {
        light: 'You can live on little and lack nothing, because you know the use of everything.',
        shadow: 'You can take what you are given and never check if it was your share.',
      },
    },
    month: 'Settle one account to the last coin, and buy something nice with what is left.',
    last: 'Your accounts come out even; you can close the book and buy the good bread.',
    leads: {
      'learning delay': 'What you wish for stays in pencil, and so does what you would like to learn:',
      'learning far': 'They know without counting what is enough for the bowl, and you count along:',
      'learning hidden':
        'You fill a gap in the purse and say nothing, and a gap in your knowledge just as quietly:',
      'order delay': 'When a sum is right you add it up again, and it is the same with a shelf or a letter:',
      'order far': 'Nobody counts at this bowl, and without a figure you are never sure:',
      'order heat': 'Others round up without a thought, and you feel the one coin:',
      'order hidden': 'In the book it all comes out even. What you paid for it stays with you unspoken:',
      'provision delay': 'What came in you know to the last coin. Whether it is enough, no sum can tell you:',
      'provision ease': 'Your book says that you have enough. What you wanted it for is not written there:',
      'provision heat': 'Your own sum comes out right, until you see somebody else’s:',
      'speech delay': 'You count your words as carefully as your coins, and then count them again:',
      'speech heat': 'It is not about the coin, and yet the coin is what you mention:',
      'speech hidden':
        'You see what is missing in their purse before they do, and expect them to see what you miss:',
      'work delay': 'You know how much money is enough. How much work is enough you do not know:',
      'work heat': 'A sum ends with the last coin, and you know it. A day’s work shows no last coin:',
    },
    scenes: {
      'learning far':
        'At the bowl somebody takes out a note, throws in a button, and everyone nods. You look from hand to hand for the rule. Perhaps it was explained before you came. At home you try it out with buttons. They find you quick. Nobody here learned it: their hands were always in that bowl.',
      'order heat':
        'A friend reads out the list for the trip and has come to the boat. ‘Forty-two, not forty-four’, you say, and point. Perhaps she was going to let you steer. It seems to her that the trip is too dear for you. A wrong sum is loud, and boats are quiet.',
      'order hidden':
        'The page is ruled off, so you sort the receipts, the stamps, the rubber bands. At midnight you lay your hand on the drawer and wait to grow calm, and there is perhaps still the button tin. People say that you must sleep well. What you quietly paid for others lies in none of these.',
      'provision delay':
        'You stand before the kettle with the whistle. Its money is in the envelope, counted twice, but would the roof be paid for in a storm? Perhaps in October. The shopkeeper supposes that you are only looking. You have a line for everything that can go wrong, and the kettle only whistles.',
      'provision ease':
        'The month has come out even, and you order a second box of files, because there is money for it. It stands unopened, and your finger goes down the list. Perhaps something with drawers. Visitors say that you lack nothing. So often something had been short, and your hand was still feeling for it.',
      'provision heat':
        'Your bicycle is paid for and has been good enough for four years. Then a neighbour leans his beside it, with a leather saddle, and on the way home yours clicks. Perhaps it clicked before. People call you easy to please. You are quick at differences, and this one added itself up.',
      'speech hidden':
        'For a week you have waited to hear: this time we pay. In your head you have asked three times, with the amount. At supper you pass the bread without a word. They put it down, perhaps, to the weather. It stood so clearly in your book that it seemed said.',
      'work delay':
        'The book balances at ten. So you mend the coin bag, cut the envelopes, and look at the armchair as at a sum not yet due. Perhaps on Friday, when the drawer is done. The neighbour concludes that you love late hours. For money there is a receipt, and for evenings none is written.',
      'work heat':
        'It came out even long ago, and you are ruling next month, then the month after, faster and faster. Somebody sets a plate beside you, and you perhaps move it to the edge like an error. They marvel at such strength. The numbers had stopped, and your hand had not been told.',
    },
  },
  3: {
    gift: 'You leave out what confuses, and people understand you.',
    knots: {
      delay:
        'The map shows the bakery and the blue gate. Now you wonder whether one could mistake the blue for green, and draw it once more. The visitor has been standing at the station for a time, with the telephone in his hand. You want to send him the right one, and he would come with any.',
      heat: 'While they are still telling you the way, you put it right. Not left, straight on. It is true, and it is faster, and their finger stays in the air above the paper. You only wanted nobody to get lost. Now they tell you the short version of everything.',
      hidden:
        'You write the messages for the whole house. They are clear, they hang at the door, and under them stands ‘the management’. People find their way by your sentences each day. They have never heard your voice, and if you were to tell them something, they would ask who you are.',
      far: 'They talk in long loops here, with cousins and weather, and get there in the end. Your three plain words fall in among them like a ruler. So you learn to loop. It does not come out well, and the thing you wanted to say gets off somewhere before the last bend.',
      ease: 'You understand them, they understand you, and so it goes from gate to gate. It is a well-ordered street: the weather, the bins, the bus. You have left out whatever could confuse anyone, and the talk runs on by itself. At times it strikes you at the last gate how little there was in it.',
    },
    traits: {
      held: {
        light: 'You listen for what a person means, and say it back to them in half the words.',
        shadow: 'You can hold back a good word, because there was a better one you could not find.',
      },
      driven: {
        light: 'You write the note that saves a whole street an hour, and nobody had to ask for it.',
        shadow: 'You can put a neighbour’s story straight while they are in the middle of living it.',
      },
      loose: {
        light: 'You talk with the child and the clerk, and each of them leaves with a map in his head.',
        shadow: 'You can pass on what you are given, correct and complete, without a trace of yourself.',
      },
    },
    month: 'Write directions for a beginner in five lines, and let somebody try them.',
    last: 'Send your small map as it is; people would find you by the blue gate alone.',
    leads: {
      'courage heat': 'The clear word comes fast to you, and faster still when you are stung:',
      'learning delay': 'The map is good enough to find you by, and you draw it again:',
      'learning far': 'In their long loops everyone but you gets to the end:',
      'learning hidden':
        'On the door hangs what others need to know. What you know yourself you hang up nowhere:',
      'order delay': 'Is the blue blue enough? You ask it of the gate, and of everything else you make:',
      'order heat': 'Their finger is still on the map, and you say ‘straight on’:',
      'order hidden': 'On paper you bring order to the whole house. In yourself you look for it still:',
      'speech delay':
        'Your short word is clear as it stands. You think of the one person who could misread it:',
      'speech ease': 'You leave out what confuses, and by now what moves you as well:',
      'speech heat': 'You are used to the short version. When you are hurt it gets too short:',
      'speech hidden': 'Everyone finds their way by your messages. None of them says what you need:',
      'trust delay':
        'You draw the map once more so that nobody can mistake it. Of people, too, you want one proof more:',
    },
    scenes: {
      'courage heat':
        '‘You again’, says the man at the kiosk, and you have told him that stamps are for everyone. His hand stops over the drawer. It was perhaps his way of being pleased. Behind you they are impressed. You know how much can be left out of two words, and had heard all of it.',
      'learning delay':
        'Three neighbours would like to learn from you, tonight, how one draws such a map. Pencil and paper lie there. You want first to walk the far end again, and perhaps ask who laid the cobbles. They gather that maps are new to you. To draw so little, one looks at a great deal.',
      'learning far':
        'Somewhere between the cousin and the hail they all nod, and it is settled. What is? You nod too, and at night you draw the talk, with a question mark at every bend. Perhaps they learn it at weddings. They are sure that you can follow. This road has not been drawn by anyone.',
      'learning hidden':
        'Under the socks lies the notebook: forty pages on your street, each house with its year. You add the bakery, blow on the ink and put it back. Perhaps one more winter. Neighbours see the late light and guess at bills. What hangs at the door is the management’s, and this is yours.',
      'order heat':
        'An old neighbour tells how he first found your street, in fifty-three, by the mill. ‘The mill burned down in fifty-one’, you say. He had perhaps seen it turning. The others suppose that you collect such things. On a map a wrong mill is a wrong turning, and you wanted him to arrive.',
      'order hidden':
        'The notices hang straight: bins, boiler, bicycles. You take them down to give them matching pins, wipe the glass, and stand in the quiet hall, where you are no quieter. Perhaps the pins should be grey. The tenants find it a well-kept house. On those sheets there was no line for what troubled you.',
      'speech delay':
        '‘Turn at the bakery’, you want to tell the cyclist, and see him turn too early. ‘After the bakery.’ And if its shutters are down? Perhaps ‘at the smell of bread’. He has thanked another man and gone, supposing you a stranger. In your head you were steering him past each wrong corner.',
      'speech ease':
        'From gate to gate you have talked of the new bins, and your key is in the lock when it comes to you: the letter, on your table since Monday. Perhaps at the next gate. They go in cheered. You had left it out as one leaves out a steep side road.',
      'speech heat':
        '‘Late again’, you say at the blue gate. The other half, about the place you kept and the bread still warm for two, perhaps stays in your bag. Your friend takes the evening for spoilt. You leave out whatever confuses, and this time something went with it that was only longer.',
      'speech hidden':
        'Every Thursday, on the stairs, you think quite distinctly that somebody could take the other end of the heavy bin. Nobody does. By now your ‘good morning’ is rather short. They suppose that you are perhaps in a hurry. Your other messages hang at the door, and you felt this one did.',
      'trust delay':
        'For ten winters a neighbour has brought in your parcels. Today she offers to post a letter. You give her one that hardly matters, and watch which way she turns. Perhaps next time a real one. She is glad to be trusted. You know from your maps how soon one goes astray.',
    },
  },
  4: {
    gift: 'You keep a house so well that others grow calm in it.',
    knots: {
      delay:
        'You would like to have them in, when it is tidy. There is still the one drawer, and the cellar. A person whose day was full of confusion goes past and sees light. Inside everything has its place by now, except you, who stand in the middle and look for what is still lying about.',
      heat: 'You can find the candle in the dark. And you can find in the light who has moved it. You hear yourself ask, quite sharply, before the person has sat down. It is put back at once. But now everyone in this calm house is holding his cup as if it belonged to a museum.',
      hidden:
        'Nobody has to search here, and nobody knows why. The string lies where the hand reaches for it. You do it when they sleep, you think it all beforehand, the light, the bread, the papers. They move through it as through good air, and what it takes would have to be explained to them.',
      far: 'The drawers here were filled by others, in an order of their own. You have not touched it. You keep your own things in a box, in exact order, and in the dark you reach for a candle in the place where it would be at home, and there is wall.',
      ease: 'It has been arranged for years, one lives in it as in a coat. Nothing gets lost. Your hand goes by itself to the right shelf, and you do not need to be there. Sometimes you stand before an open cupboard and do not remember what you came for, for it is all in order.',
    },
    traits: {
      held: {
        light: 'You look after the old papers, and one day somebody can prove with them that they belong.',
        shadow: 'You can wipe the table so often that nobody dares to put his elbows on it.',
      },
      driven: {
        light: 'After a flood or a feast you roll up your sleeves, and by night there is a floor again.',
        shadow: 'You can clean out of sheer anger, and call the shine peace.',
      },
      loose: {
        light: 'Three shelves in a rented room are enough for you to make a home.',
        shadow: 'You can fold yourself up so small in somebody’s house that you fit in a drawer.',
      },
    },
    month: 'Give one thing in the house a place where every hand can find it in the dark.',
    last: 'Sit down in the middle of your house: you are the one thing in it that has no place yet.',
    leads: {
      'home delay': 'Others would be calm in your house. You see the one drawer that is left:',
      'home ease': 'Others grow calm in this order. You stand in it and look for something to do:',
      'home heat': 'Every cup at home has its place. The day you have just had does not:',
      'learning delay': 'The room is ready for a guest, and you find one more drawer:',
      'learning far': 'In these drawers everyone else finds the candle, and you reach for a wall:',
      'learning hidden':
        'What the others look for lies ready to their hand. What you find out for yourself lies in a drawer:',
      'order delay': 'You would find the candle in the dark, and in the light you go and look again:',
      'order heat': 'One cup stands a little to the left, and the whole calm room is spoilt for you:',
      'order hidden':
        'Everyone finds the string at once. What you are looking for yourself is on none of the shelves:',
      'service delay':
        'Everything in the house has its place, so that others are calm. Only yours is still missing:',
      'speech delay': 'A guest has to wait until the drawer is tidy, and so has a word:',
      'speech heat': 'You ask who moved the candle, and the ‘good evening’ comes too late:',
      'speech hidden': 'You think of the bread and the light beforehand, and expect the same of them:',
      'work delay': 'Others could rest for an hour in these rooms. You still find something lying about:',
      'work heat': 'Everything is in its place, and you are still on your feet:',
    },
    scenes: {
      'home delay':
        'You lay the key in its bowl, and before your shoes are off you have seen one jar turned. The armchair stands in good light. You straighten its cushion and fetch a cloth. People outside perhaps envy you such a room. You found a place for everything, and the chair has no label.',
      'home ease':
        'Nine o’clock, the candle, the book, the cup on the left. You look for something out of place, then push the cup to the right and ask who did that. Perhaps somebody laughs. They suppose you tired, and dim the lamp. In such good order nothing pushes back, and you had missed that.',
      'home heat':
        'You set down your bag so that the jars jump. The drawer goes in with a bang, the candle rolls, and you are still telling the ticket office. Somebody perhaps wonders what they have put in the wrong place. Everything is right here. Only this afternoon had no shelf, and you carried it in.',
      'learning delay':
        'Six people want to learn from you, at this table, how old papers are kept. You know it blindfold. You open a drawer, find a handbook on inks, and put off the evening, perhaps until spring. They imagine that you are learning too. For six guests you wanted more light than one candle gives.',
      'order heat':
        'A guest is telling you about the sea, his hand round the cup. He puts it down an inch from its ring, and you have moved it before the wave breaks. Perhaps the wave is lost. He suspects a stain, and drinks faster. You were listening, and your fingers saw the cup.',
      'service delay':
        'Somebody on the telephone needs a paper from the year before last, and you may have it in your hand before they finish the sentence. They think that it costs you nothing. Your own letter has been lying there since Monday. To see to it first would take nothing from anybody.',
      'speech heat':
        '‘Who had the matches?’ you call, before the door has closed behind them, and somebody turns out his pockets. ‘How good that you are here’, prepared since noon, perhaps goes to the teapot. They fear that they came too early. You had put it in such a good place that the matches lay nearer.',
      'work heat':
        'The last box went up at nine. At ten you line up the backs, at eleven you are cutting new labels, faster than before. A guest says ‘come’, and it is perhaps as if a drawer had shut on your hand. He envies you such strength. Order had arrived too quietly to be heard.',
    },
  },
  5: {
    gift: 'You love to make a thing well, also on the side that nobody sees.',
    knots: {
      delay:
        'The front is finished, and one could wear it. You turn it over. There is a thread at the back which nobody is ever going to see, and you undo it. So the feast for which it was meant takes place without it. You sit at the lamp, quite contented, and a bit later rather alone.',
      heat: 'It is supposed to be play, and you are playing it properly. One does not hold the needle so. You show them the right way, and undo what they have done, with quick fingers, five stitches, ten. The afternoon has got better and better, and suddenly there is only one person sewing.',
      hidden:
        'You make it and give it away as ‘something from the market’. They wear it and like it and do not know whose evenings are in there. You look at it across the table, at the hem, which lies as it should. To say ‘that is mine’ would feel like asking for something.',
      far: 'In this company one has fun, loudly and without stitches. You sit there with empty hands. They say: relax. So you clap along, a touch too exactly, and think of the linen at home, and feel that you are the only one to whom this, of all things, is work.',
      ease: 'Your hands know the pattern, they run along by themselves while you look out. It turns out beautifully, as ever. There is a whole chest full. You could start on something you cannot do yet, and you sharpen the needle, and take up the pattern with the leaves.',
    },
    traits: {
      held: {
        light: 'You enjoy a thing slowly and from near by, and find in it what hurried people miss.',
        shadow: 'You can put the toy away before the game is over, so that it stays clean.',
      },
      driven: {
        light: 'You are so glad of a fine piece of work that even clumsy hands want to try.',
        shadow: 'You can mark the mistakes in your own holiday, and give it a poor grade.',
      },
      loose: {
        light: 'You find your pleasure in small things, and there are always some about.',
        shadow: 'You can be so modest about what you make that it ends up as a cloth for the floor.',
      },
    },
    month: 'Make one thing well on the side that nobody sees, and show that side to one person.',
    last: 'Wear your embroidery tonight, loose thread and all; it is lovely from where we are sitting.',
    leads: {
      'friendship delay': 'You sit contented at the lamp until you notice that you are alone:',
      'friendship heat':
        'You notice a crooked stitch from across the room, and a missing invitation just as fast:',
      'learning delay': 'You want the first stitch to be as good as the last, even in something new:',
      'learning far': 'They have fun as if it were easy, and you clap along and look how they do it:',
      'order delay': 'The back has to be as neat as the front, and it has very many stitches:',
      'order ease': 'It turns out beautifully, and you lay it beside the others in the chest:',
      'order heat': 'Others play with the needle, and you see each stitch that is not right:',
      'order hidden': 'The hem is as neat as it should be, and you are not at rest:',
      'patience delay':
        'What you sew for others you finish. What you mean to begin for yourself has to wait:',
      'patience heat': 'A thing in your hands gets its last stitch. A plan that lies further off does not:',
      'speech delay': 'A stitch can be undone as often as you like. For a word, somebody is waiting now:',
      'speech heat': 'You want them to enjoy what they sew. What you tell them is how it should be done:',
      'speech hidden': 'You do not say ‘that is mine’, and a wish you say even less:',
    },
    scenes: {
      'friendship delay':
        'There is a second chair by the lamp, and a friend who sews. You mean to ask her for Saturday, once this row is neat, and perhaps undo it again. On Saturday she is at the lake. She imagines that you sew best alone. You wanted both sides to be nice for her.',
      'learning delay':
        'In the next room they are weaving, and there is a free loom. You have read two books and drawn the pattern. Next term, you say, when the edges are clear. Perhaps there is a third book. The weavers conclude that wool bores you. Nobody has shown you the back of their first cloth.',
      'learning far':
        'Somebody shouts a word, they all jump up, and you half a second later. How do they know? You watch the feet, and at night you practise on the rug, perhaps with a count. They say that you were born to it. Patterns are kind to you, and here there was none.',
      'order delay':
        'The blouse is wrapped, and you open the paper again. Under the lamp you go along the hem with a fingernail, to a place where you perhaps pulled too hard. Your friend holds the ribbon ready, and thinks you happy. A hem goes all the way round, and nowhere in it was an end.',
      'order heat':
        'A friend has sewn a flower, rather a fat one, and holds it up with a laugh. You see the third petal, and your scissors are in it. Perhaps she had meant it for you. She hands over the frame, supposing you like unpicking. You came to the flower as well, one petal later.',
      'patience heat':
        'The plan for the autumn hangs on the wall with its coloured pins, and you may pass it as one passes somebody to whom one owes an answer. In spring you spoke of nothing else, and friends still ask. Your spring was real. A long thing has grey days, and goes on after them.',
      'speech delay':
        'Somebody says that a friend no longer writes to him. You have a good sentence, draw it through, and look for the knot at the back. Perhaps it sounds like advice. By then they are at buttons, and suppose you were counting. You had turned it over so that it should not scratch him.',
      'speech heat':
        '‘Not so tight’, you say, and it falls like a ruler on the table. ‘It is going to be lovely’ comes after it, perhaps aloud, over the scissors. She lays the frame down, sure that she has no talent. What you felt for her flower was on the back, and she saw the front.',
    },
  },
  6: {
    gift: 'You notice the small thing that hurts, and put it right.',
    knots: {
      delay:
        'You hear the door, and where it comes from. The upper hinge, most likely. You would not like to drip on it before you are sure, and so you listen for one more day, and one more. Everyone else is used to the noise. The can stands ready, with a clean cloth under it.',
      heat: 'A strap too tight, a lunch forgotten, a door: you hear it all at once, and it makes you sharp. You go through the rooms with your oil and your good advice. It really does run better. They are glad of the oil, and would be gladder still without the advice.',
      hidden:
        'One drop, and it is quiet. You have put the can away before anyone comes round the corner. So nobody knows that there was a noise, and that it stopped, and why. In your own knee something has been rubbing for some time. You would see it at once in somebody else.',
      far: 'You hear what is wrong in this house, but it is not your house, and they like the noise. They say it is part of it. You carry the can about in your bag. You help where they put you, at the counter, at the sink, and behind the clatter you still hear that door.',
      ease: 'Nothing squeaks any more. You make your round with the can, you tip it, and there is no need. Still you go, each evening, door by door. It is a kind of walk. It has been so quiet for so long that you are a little bored with being good.',
    },
    traits: {
      held: {
        light: 'You treat a sore place so gently that people only notice the relief.',
        shadow: 'You can listen so closely for what is wrong that you miss what is running well.',
      },
      driven: {
        light: 'You find the fault in a minute where three have stood and scratched their heads.',
        shadow: 'You can help people so thoroughly that they long for a day without any help.',
      },
      loose: {
        light: 'You do the small job that belongs to no one, and are in a good mood afterwards.',
        shadow: 'You can oil every hinge in the street, and come home to a door that will not open.',
      },
    },
    month: 'Find one small thing that hurts somebody every day, and put it right.',
    last: 'There is a drop left in the oil can, and it is for your own door.',
    leads: {
      'learning delay': 'By now you know more about that door than its maker, and have not touched it:',
      'learning far': 'They like the noise of this house, and only you do not understand it:',
      'order delay': 'One drop would do, and you go on listening to the hinge:',
      'order far': 'In a house that likes its squeaking door, you never know how good is good enough:',
      'order heat': 'You hear each door that creaks, and cannot pass it by:',
      'order hidden': 'You oil every door, and your own knee goes on rubbing:',
      'service delay': 'Everybody’s tight strap you notice, and your own missed lunch you do not:',
      'service far': 'You help at their counter and at their sink, and sit down last at their table:',
      'service heat': 'You hear every door and strap at once, and run to all of them yourself:',
      'speech delay': 'You hear what is wrong long before you say it:',
      'speech heat': 'You come with oil, and the good advice gets there before it:',
      'speech hidden': 'Nobody hears you ask for oil for your own knee:',
      'work delay':
        'You hear what tires others, a tight strap or a missed lunch. Your own tiredness you hear last:',
      'work heat': 'A missed lunch you notice in anybody. That you have had none yourself you do not:',
    },
    scenes: {
      'order delay':
        'The drop is on, and the door moves without a sound. You open it, shut it, kneel, and hold your ear to the lower hinge, where there is perhaps still something. People wait on both sides, supposing you enjoy it. A noise tells you where it is, and a silence does not.',
      'order heat':
        'A friend leans proudly on the table that he has built, and it rocks. You are on your knees with a folded beermat, and only then, perhaps, do you see the inlay. He supposes that you came to test it. The short leg had called, and from there one does not see the top.',
      'service far':
        'The loaf goes round, and you take the end. The cushion you leave to the next chair, and sit on the stool by the sink. Perhaps you say that you ate earlier. They believe it, and praise how little you need. Their door was not yours to oil, and so the cushion did not look like yours either.',
      'service heat':
        'You have the can in one hand, a strap in the other, and somebody’s lunch under your arm. Somebody offers a hand, and you are past. At the last door you say that nobody helps here. They perhaps thought you preferred it. You had heard it all at once, and have two hands.',
      'work delay':
        'You have let out everyone’s straps by a hole. Your own shoulder burns, a chair stands ready, and then you hear the tap. Perhaps after the tap, or on Saturday, when the house makes no sound. They see you pass, and think you fresh. You go by ear, and shoulders do not creak.',
    },
  },
  7: {
    gift: 'You keep every word of a promise, and people can rest in that.',
    knots: {
      delay:
        'You read the small print aloud, and the smaller one beneath it. The other person already has the pen in hand. It is not mistrust: you want it to last, and so you find one more case in which it would not. They have begun to wonder if you want the same thing as they do.',
      heat: 'It was agreed, you say, and you know the day, and the words. You put your finger on it. They look at the place and see that you are right, and that you have kept it as one keeps evidence. They had come to say that they were sorry, and now they first say something else.',
      hidden:
        'You do your part of the agreement and then, unseen, the part that the other has forgotten. You do not speak of it. It is quicker so. They take it that all is in balance between you, and you know the figure, and carry it about like a bill that one is too proud to send.',
      far: 'Here one shakes hands and laughs, and nobody writes it down. You would feel better with two lines. But you are the guest, and to ask for lines would be rude. So you hold to what was never quite said, to the letter, and are the only one who can break it.',
      ease: 'Everything is settled between you two, who does what, who says what when. It runs well, there is no quarrel. You fulfil it to the dot. There is a paragraph that you both never wrote, since at that time it went without saying, and neither of you has looked it up lately.',
    },
    traits: {
      held: {
        light: 'You are as careful with a person as with something borrowed, and they feel valuable.',
        shadow: 'You can examine someone’s love so closely that it begins to feel ill.',
      },
      driven: {
        light: 'You say what does not work between you, plainly and with a proposal, and then it works.',
        shadow: 'You can win a dispute by quoting, and lose the whole evening for it.',
      },
      loose: {
        light: 'You fit in with another person down to the small things, and do it with grace.',
        shadow: 'You can serve a bond so well that one takes you for part of the furniture.',
      },
    },
    month: 'Choose one promise, read it once more, and keep it to the word.',
    last: 'Sign the page, wrong comma and all: people have kept promises that were worse written.',
    leads: {
      'friendship delay':
        'A promise gets better by careful reading. An evening together only needs one quick question:',
      'learning delay': 'There is always smaller print, and you would like to have read that too:',
      'learning far': 'They shake hands on it, and you wonder what else was agreed before you came:',
      'order delay': 'A word once given you keep, and so you turn each one over before you give it:',
      'order heat': 'They come to say sorry, and you see the line that was broken:',
      'order hidden':
        'The bill that you do not send goes round with you, and your hands look for something to straighten:',
      'speech delay': 'Every word of yours is to hold like a promise, so none comes out quickly:',
      'speech heat': 'You put your finger on the agreed words, and the kind ones wait:',
      'speech hidden':
        'What the other forgot you do without being told, and you think that they could do the same:',
      'trust delay': 'You think no ill of anyone. You want it to last, and so one proof is never enough:',
      'trust ease': 'All that was agreed you keep to the dot. What was never agreed, nobody asks about:',
      'trust heat': 'With a promise you are careful, word by word. A first meeting gives you no page:',
    },
    scenes: {
      'friendship delay':
        '‘Shall we walk by the river?’ You read it over as if it had to be signed: which river, how far, and does it leave them free? Perhaps ‘some time’ is fairer. When it goes off, they have other plans. They imagine your diary full. You would bind nobody, not even to a walk.',
      'order heat':
        'They stand in the hall with wet flowers and begin: ‘On Tuesday I forgot’. ‘Monday’, you say, before you have seen the flowers. Perhaps the rest is in the paper, for that is where they look. They suppose that you keep a list. You had waited so attentively that you heard the day too.',
      'order hidden':
        'After their share of the dishes you put the spices in a row. It shines, you wait for your shoulders to come down, and they do not. Perhaps it is the lids. Friends call it a joy to live beside you. The sum is in your head, and was not among the spices.',
      'speech delay':
        'Your friend asks if you like the new flat. You do, and ‘very’ is too much, ‘quite’ is too little, and it should still be true next year. Perhaps ‘bright’. Meanwhile they are out on the balcony, rather sorry that it does not please you. You wanted a word on which they could rely.',
      'speech heat':
        '‘You said the ninth’, you read out, and turn the page towards them. That you had been so looking forward to it comes to you afterwards, perhaps on the stairs. They bend over the number, and suppose it was that. Only the date was in writing, and your joy was agreed with nobody.',
      'speech hidden':
        'On Friday you swept the stairs for both of you, and thought: next time, you. You have even fixed the day. It comes, you listen at the door, and your ‘good morning’ drops by a tone. They perhaps suppose that you slept badly. You see such things unasked, and thought that people do.',
      'trust delay':
        'Somebody who has kept their word for years is going to come on Saturday, and you may ask once more on Friday, only to be certain. They hear a doubt where there was care. It is no offence to want a thing to hold. This one holds, and you are free to lean on it.',
      'trust ease':
        'It is your day for the wine and theirs for the bread. ‘Anything else?’ they ask, and you say no, with the letter that came at noon in your inside pocket. Perhaps after supper. They cut the bread, glad that all is well with you. For such a letter you two have no paragraph.',
      'trust heat':
        'At the first coffee you lay everything on the table, even your own small print. The other glances at the clock, and from then on you answer yes or no. Perhaps there was a bus to catch. They suppose you have finished. Nothing had been agreed yet, and no line showed near or far.',
    },
  },
  8: {
    gift: 'You untie what others would cut, and everything lies straight again.',
    knots: {
      delay:
        'You have found the end, and are working your way back, loop by loop. It is slow, and has to be. But in the meantime the parcel lies there. What is in it is needed, and someone has held out the scissors twice. You thank them, and bend lower, for now it is getting interesting.',
      heat: 'Wherever there is a knot, your fingers are in it before anyone has asked. This one lies between two people who are still talking. You draw out the end, say whose it is, and you are right. They let go of the string on both sides, and there you stand, and hold the whole mess alone.',
      hidden:
        'You straighten out the affairs of all of them at your kitchen table, after ten. They get it back flat and folded. How it looked, they have forgotten by morning. On the lowest shelf lies a bundle of your own. When you take it up, your fingers do not know where to begin.',
      far: 'It is a family’s tangle, and you have come into it from outside. You see at once where it hangs. But each of them has hold of a thread and says that it is the only one. So you hold the ball for them, keep still, and move only when somebody gives you leave.',
      ease: 'By now your fingers untie a thing while you look out of the window. They bring you their string, you talk about the weather, and it lies straight before the tea is cold. You have stopped asking whose it is. They thank you warmly, go home, and tie it again in the same place.',
    },
    traits: {
      held: {
        light: 'You do not let anyone hurry you at another’s sore place, and so it heals clean.',
        shadow: 'You can worry at a thing so finely that you are left with nothing but fluff.',
      },
      driven: {
        light: 'You ask whose it is, what it comes to and by when, and a fear becomes a list.',
        shadow: 'You can take a person apart to see where the fault is, and have a screw left over.',
      },
      loose: {
        light: 'You can leave a thing untied that is not yours, and sleep beside it.',
        shadow: 'You can get so used to other people’s confusion that you live by its timetable.',
      },
    },
    month: 'Undo one knot, in a drawer, a quarrel or a bill, a little at each sitting.',
    last: 'Some parcels can be opened without saving the string.',
    leads: {
      'learning delay': 'The parcel would open with one cut, and you study the string:',
      'learning far': 'You see where the tangle hangs. How this family speaks of it, you do not know:',
      'order delay':
        'You are never certain that the last loop was the last, and keep your hands on the string:',
      'order heat': 'Where others see two people and a parcel, you see the knot:',
      'order hidden':
        'Your own bundle you leave on the lowest shelf, and put all the other shelves straight:',
      'provision delay': 'A knot shows you when the last loop is open. Your own means give no such sign:',
      'provision heat': 'You see closely whose each share is, and how large. Beside it your own looks small:',
      'provision hidden': 'Knots catch your eye, other people’s and your own. What lies straight does not:',
      'speech delay': 'String keeps still while you look for the end. People in a talk do not keep still:',
      'speech heat': 'You say whose end of the string it is while the two of them are still talking:',
      'speech hidden':
        'You find the end of other people’s knots unasked, and hope that somebody will find yours:',
      'trust delay':
        'With a knot you are done when the last loop is open. With people you find another loop:',
    },
    scenes: {
      'learning delay':
        '‘Would you show us on Friday how it is done?’ somebody asks, a parcel under his arm. Your fingers know it. First, you say, you ought to study twine, and perhaps sailors’ knots. He gathers that you are new to it. You know what a knot can hide, and this was only a bow.',
      'learning far':
        '‘Since that summer’, one of them says, and the whole table is silent in the same way. Which summer? At night you make a list with a gap in it. Perhaps an old letter knows. They suppose that you were told, and are discreet. They have it from no list: they were there.',
      'order heat':
        'She has not finished telling how they wound it together, laughing, in the hall. Your nail is under the wrong loop, and the loop is out. Perhaps that was the one he made. They suppose that string makes you impatient. It pulled at both of them, and your fingers felt it.',
      'provision delay':
        'You lay it out on the bed: the good coat, the travel money, the two free days. You count, it is straight, and you fold it up again, for a loop could be hidden. Perhaps in June. Friends believe that the sea leaves you cold. You have seen so many bundles from the inside.',
      'provision heat':
        'The shares lie in a row, untied, each with a name. Yours is good, and you were glad of it. Then you smooth out the last one, and there is the silver spoon. Perhaps yours is thin. The others find you satisfied. For their sake you had to look closely, and spoons shine.',
      'provision hidden':
        'You hang a dry coat on a firm hook, put on the lamp, and think about the one bill that is tangled. The soup is warm. Perhaps you notice only that its lid is loose. Friends picture you enjoying it all. Your eye has learned to stop at loops, and nothing here made one.',
      'speech delay':
        'Two people quarrel about a clock, and you hold the sentence that would help. You draw it out a little, see that it catches on one of them, and go back a loop. Perhaps without ‘still’. They are in their coats, sure you took no interest. You were working for both ends at once.',
      'speech heat':
        '‘That end is yours, not his’, you say, and it cuts cleaner than scissors. How well you understand that she held on to it was to follow, and perhaps still lies in your lap. She draws back her hand, and takes you for his friend. It was the softer end, and came slowly.',
      'speech hidden':
        'When they fetch their bundles, yours lies on the table, a little nearer than usual. You have asked each of them by name, inwardly. They perhaps admire the tablecloth. By the third week you are rather curt, and they blame the hour. You see knots through a closed bag, and this lay open.',
    },
  },
  9: {
    gift: 'You check a fine sentence before you believe it, and help the next reader.',
    knots: {
      delay:
        'The margin is full, and you write small, round the corner. There is so much to add to a single page. You would like to form an opinion when you have been through it. It is a library of nine hundred volumes, and you are a conscientious reader. Outside somebody is asking what you think.',
      heat: '‘That is not what it says’, you say, and you are right, and it is the third time this evening. You have the place ready. They had been talking about what moved them. It was not quite exact, that is so. Now they talk about exactness, and it moves nobody.',
      hidden:
        'Your best thoughts stand in pencil at the edge of borrowed books. You hand them in on time. Sometimes, years later, one of them comes back to you from somebody’s mouth, as a thing they once read. You ask where. They do not know any more, it stood at the side.',
      far: 'What they believe here they do not look up. They sing it. You stand there with a question that would be quite in place elsewhere, and hold the songbook open at the right page. You move your lips. The question has gone in and sat down, and waits in you with its hat on.',
      ease: 'You read, you tick, you read on. It no longer trips you up. You know how such books are made, and where one can skip. Now and then a sentence looks at you as if it were meant, and you write ‘compare page 40’ beside it, as always.',
    },
    traits: {
      held: {
        light:
          'You do not believe a thing because it is beautiful, and when you believe it you can build on it.',
        shadow: 'You can doubt so thoroughly that in the evening you have no floor to kneel on.',
      },
      driven: {
        light: 'You want to know it exactly, and half the class is grateful that somebody asks.',
        shadow: 'You can love the mistake in a great book more than the book.',
      },
      loose: {
        light: 'You learn from the footnote and from the peasant, and note down both names.',
        shadow: 'You can put an opinion together from what other people have underlined, and call it yours.',
      },
    },
    month: 'Check one fine sentence that everybody repeats, and tell a friend what you found.',
    last: 'Leave one page without a note: the next reader is glad of a little room.',
    leads: {
      'learning delay': 'Somebody asks what you think, and you open the next volume:',
      'learning ease':
        'A hard page still gets your notes. What no longer trips you up you skip, and open something new:',
      'learning far': 'They sing it by heart, and you hold the book at the right page:',
      'learning heat': 'Your notes help the next reader over a hard page. For yourself you write none:',
      'order delay': 'You have checked it on every page, and there is still a library to check it in:',
      'order far': 'They know the song by heart, and you are afraid of one wrong note:',
      'order heat': 'A fine sentence you check before you enjoy it:',
      'order hidden': 'Your best thoughts go back to the library, and at home you put the shelves straight:',
      'speech delay': 'You have written round every corner, and somebody outside still waits for an answer:',
      'speech heat': 'They speak of what moves them, and you have the exact place ready:',
      'speech hidden': 'What you think you write faintly at the side. What you want you do not write at all:',
    },
    scenes: {
      'learning delay':
        'They ask you to speak about the book on Friday, ten minutes, among friends. You know it almost by heart. The second commentary, you reply, is still missing. Perhaps next year. They conclude that you have only leafed through it. You did not like to speak before every margin had been heard.',
      'learning ease':
        'Volume one on bees has come, and under the lamp lies volume one on bridges, with a slip at page forty. For two evenings everything hums. Then come the exercises, and perhaps you remember glass. Visitors see the shelf, and call you learned. Each of them opened so kindly that you went in.',
      'learning far':
        'In the third verse all breathe at one place, and it is not printed. You turn back and look for the sign. Perhaps there was a rehearsal. At night you go through it with a pencil. The woman beside you supposes you grew up with it. She has it from standing next to somebody.',
      'learning heat':
        '‘It comes from the Persian’, you say, and you are right. A student asks how one can tell, her pencil ready. Your ears burn, and your margin is white. She thinks, perhaps, that you keep the best to yourself. It had opened all at once, and of that nothing stays at the edge.',
      'order heat':
        'Somebody recites, with closed eyes, the lines about the harbour. ‘Grey’, you say, ‘not green’, and the eyes open. Perhaps it was a real harbour that went out just then. It seems to them an ambush. You love those lines as well, and it was from loving them that you knew the colour.',
      'speech delay':
        '‘And you?’ comes through the open door. You have the sentence, with one reservation, and put the reservation in brackets. Then it wants another verb. Perhaps a softer one. By then they have reached the trams, and taken you for a yes. You had wanted to hand them the hard page with its note.',
      'speech heat':
        '‘Page ninety says the opposite’, you say, and she breaks off telling what the book did for her last winter. That it did the same for you was to come next, and perhaps comes later. She shuts it, sure you found her silly. A page number is short, and a winter needs more words.',
      'speech hidden':
        'In the book that you lent a friend there is a faint line beside ‘let us go there’. She gave it back in spring, with thanks. Since then you wait, and are perhaps a shade cooler. She blames your studies. In your hand the pencil had felt as loud as a call.',
    },
  },
  10: {
    gift: 'What goes through your hands is safe, and people travel well because of it.',
    knots: {
      delay:
        'The bus could drive. You go round it once again and knock on the bolts. There was a sound, or there was none. Passengers look out of the windows, admire the paint, look at the clock. You would never forgive yourself, and they would have forgiven you at a quarter past.',
      heat: 'It is a bolt, you say, one single bolt, and nobody has looked. You are loud now, in front of everyone. It would have been enough to tighten it. The driver has turned red. He no longer hears what you teach him, only who else is listening.',
      hidden:
        'As long as you are good, no one notices that you are there. They praise the driver, the view, the seats. You lie beneath it with a lamp on your forehead, and it holds. You do not want your name on it. You would only like somebody, once, to bend down and look.',
      far: 'In this yard they check with one eye. You have been told that you are slow. So you do it their way in the daytime, and come back after closing to do it in yours, with your own key, like somebody who breaks in so as to put things right.',
      ease: 'It has never come loose, in all these years. You go round and lay your hand on it as on the neck of a horse. You do not look any more, you feel it. Your hand has been right until now. It is only that it is now your hand which signs the list.',
    },
    traits: {
      held: {
        light: 'You do not let go of a thing until you would send your own people out in it.',
        shadow: 'You can polish the bolt for so long that the journey is cancelled.',
      },
      driven: {
        light: 'You see what is about to go wrong, say it early, and it does not become a story.',
        shadow: 'You can manage a thing so exactly that nobody near you learns to manage anything.',
      },
      loose: {
        light: 'You need no title to do a thing as it ought to be done.',
        shadow: 'You can be the one without whom nothing runs, and be paid in remarks like that.',
      },
    },
    month: 'See to one thing on which other people’s safety depends, and then let it run.',
    last: 'The bolt holds; get into the bus for once, and look out of the window with the others.',
    leads: {
      'home delay': 'A bus drives off in the end, and you are content. Rooms stay, with every small sound:',
      'home heat': 'The bolt has long since been tightened, and you are still loud:',
      'learning delay': 'You know each bolt by its sound, and still you do not drive:',
      'learning far': 'They have told you that you are slow, and you have begun to believe it:',
      'learning hidden': 'You tighten bolts where nobody looks, and you study by the same lamp:',
      'order delay': 'You knock on every bolt, and then think that you heard a sound:',
      'order heat': 'Everyone admires the paint, and you see the one loose bolt:',
      'order hidden': 'Each bolt is tight, and nobody has bent down to look. So your hands go on at home:',
      'speech delay': 'A bolt is either firm or loose. Of a spoken word you are never so sure:',
      'speech heat': 'You want them all to arrive safely, and what they hear is the bolt:',
      'speech hidden':
        'A machine has to say nothing for you to know what it needs. You expect the same of people:',
      'standing delay':
        'A machine shows you in the end that it is safe. Your own name, seen by all, never does:',
      'standing ease':
        'Of the passengers you ask nothing. The drivers have always had something kind to say:',
      'standing heat': 'A title leaves you cold, until another is thanked for your bolts:',
      'work delay': 'For the passengers the bus is good enough. You go round it once more:',
    },
    scenes: {
      'home delay':
        'You turn the key, and the tap answers, then a hinge, then something hums. In your coat you kneel before the fridge with a torch, as if one more bus had come in. Visitors say, perhaps with envy, that everything runs. All day your ears were open for strangers, and stayed so.',
      'home heat':
        'Your garage door comes down like a press. You throw the keys at the bowl, and a coat that slides from its hook hears what the driver was to have heard. Somebody inside perhaps blames the hook. The bolt was safe by noon, and it was your fright that had gone on turning.',
      'learning delay':
        'A beginner asks if you would teach her on Monday to listen to an axle. You hear axles in your sleep. The new manual, you say, is due in March, perhaps in April. She supposes you new here. You send out nothing that could come loose, and this was a lesson.',
      'order heat':
        'They bring out the new bus, red and cream, with flowers on the bonnet. You walk along it once, and the spanner is on the third wheel, second nut. Perhaps there was to be a photograph. They imagine that you grudge it the flowers. Your eye had gone to where people are to sit.',
      'order hidden':
        'At home you hang the spanners by size, turn the tins until every label looks forward, and sweep where it was swept. You stand with the cloth. Perhaps now something should grow quiet, and it does not. Guests say that one could learn from you. The rattle was elsewhere, where nobody bent down.',
      'speech delay':
        'You have a sentence for the old driver’s last day: that you always knew him by his gentle brakes. You tighten it. ‘Always’ is not exact. Perhaps ‘mostly’. The engine starts, and he waves, content that you are no great talker. It was firm, and you were listening for a rattle.',
      'speech hidden':
        'It is dark under the bus, and somebody could bring the second lamp. You think it at each clink, in the direction of their boots. The boots go to lunch. Later you answer ‘fine’ rather coldly, and they perhaps fear for the axle. You understand a clink, and had clinked quite plainly.',
      'standing delay':
        'Upstairs they want to hear you about brakes. On the landing you knock on everything once more: your nails, the folder, the first sentence. Perhaps page two is loose. Inside they have kept the good chair for you, supposing you still busy below. A bolt answers a knock, and this door did not.',
      'standing ease':
        '‘Thanks’, says the new driver, takes the list and climbs in. You keep your hand on the warm metal, since there has always been a second sentence. Perhaps at the gate he turns round. With you, he feels, one needs few words. The old drivers were so warm that your hand still listened.',
      'standing heat':
        '‘Our thanks to the paint shop’, says the speaker. You clap, and under the clapping you have begun the next three buses, faster, with brighter bolts. Perhaps it is only paint. Your neighbours suppose that speeches are nothing to you. You had wanted no title, only for somebody to clap a little lower down.',
      'work delay':
        'The last bus is in, and sound. There is a bench and a mug of tea, and you take the mug under number nine. Perhaps one Friday, when the whole row is done, you can sit. The drivers think you happiest down there. To you the bench had looked like a seat for passengers.',
    },
  },
  11: {
    gift: 'You turn a friendly ‘one day’ into a date, and people really meet.',
    knots: {
      delay:
        'You have the calendar out, and there are three evenings on which nearly everyone could come. Two answer, and you wait for the others, to leave nobody out. The list has colours. It has become such a good plan that one almost forgets that it was about a supper.',
      heat: 'They are four minutes late and have forgotten the rice. You had written it down, who brings what. You say it only once, in a light voice. The evening recovers, it is even nice. But in the cloakroom somebody asks, half for fun, if they can get a copy of the rules.',
      hidden:
        'It works, they say, as if by itself. You look at the table, at which the seven of them sit, and know of every thread. You have booked, reminded, reckoned. They drink to friendship. You drink too, and it occurs to you that nobody has ever asked what evening would suit you.',
      far: 'With your own friends you send the date round. These others do not plan, they meet because they meet, and you hear of it. A calendar would look odd here, and so you wait to be told a time, with the bread in your bag. They think that somebody so busy would find it too loose.',
      ease: 'The first Friday, the round table, seven o’clock: it has been so for years. Nobody has to write any more. All come, all know what is served. It would be hard to say what any of them hopes for, for hopes are not an item that one brings along, like salad.',
    },
    traits: {
      held: {
        light: 'You keep in mind what each can eat, and which of them should not sit by the door.',
        shadow: 'You can arrange your friends like glasses, and be nervous when somebody drinks.',
      },
      driven: {
        light: 'You say ‘Thursday at six’, and something that was talked about for a year takes place.',
        shadow: 'You can organise a warm evening until it needs a sign at the door.',
      },
      loose: {
        light: 'You lend a hand at any feast, and sit down at last in the best corner: the kitchen.',
        shadow: 'You can be the list that all your friends rely on, and on which your name is missing.',
      },
    },
    month: 'Turn one ‘we must meet’ into a date, a place and an hour.',
    last: 'Write yourself on the calendar as well, and for once bring only yourself.',
    leads: {
      'friendship delay':
        'To the whole circle you send the calendar round. To one friend alone you send nothing:',
      'friendship ease':
        'For an evening with a date you are the one who writes. In a week that has none you are not:',
      'friendship heat':
        'Nobody is forgotten on your list. When you are missing from theirs, you know it at once:',
      'learning delay':
        'A supper you plan down to the rice. A thing you want to learn you plan longer still:',
      'learning far': 'They meet without a plan, and you alone would like one:',
      'order delay': 'The list has its colours, and one square is still white:',
      'order heat': 'Seven friends come through the door, and you see that the rice is missing:',
      'order hidden':
        'The evening is in order to the last chair. You are not, and so you go on with the cupboards:',
      'patience heat': 'A date with friends you keep to the minute. A plan of your own you do not keep:',
      'speech delay': 'A plan on paper can be improved for days. Face to face nobody gives you that long:',
      'speech heat': 'You plan the evening with love, and then four minutes are too many:',
      'speech hidden': 'You ask each of them which evening would suit. Yours you tell nobody:',
      'standing delay': 'You leave nobody off your list, and are not sure that you stand on another’s:',
    },
    scenes: {
      'friendship delay':
        'The exhibition ends on Friday, and for a week you have had two tickets and one name. You type ‘would you like’, delete it, and think that perhaps Saturday would suit her better. On Monday she finds them: you like going alone, it seems. You only wished not to take her Friday from her.',
      'friendship ease':
        'The calendar is white from Monday on, and the telephone lies on it. By Thursday you may have gone back to last Friday’s round table, seat by seat, to find what you said wrong. Each of them imagines your week quite full. It was a white week at every one of those seats.',
      'friendship heat':
        'Over the first coffee you see the photograph: six of them round a table. By the second cup their names are out of the calendar. At noon your hand lies on the telephone and may stay there. They believe Fridays do not suit you. It hurts because you had kept every Friday for them.',
      'learning far':
        '‘The usual place, then’, they say, nodding, and you nod too. On the bus you go through the names of cafés, and at night you may look up the word they laughed at. They believe you knew it before them. Nobody was told, they only happened to be there when it began.',
      'order delay':
        'It is nearly midnight, and Saturday lies before you, with the bus, the rice, the chairs. You go down it with a pencil, and perhaps a third time because of the bus. Your friends believe that it went out hours ago. In that white square you are keeping somebody’s seat warm.',
      'order heat':
        '‘It was in June’, you say into the middle of somebody’s story, because it was. The story stops. The teller smiles and may leave out the rest, sure that it bored you. You were listening to every word, and that is how you heard the one that was wrong.',
      'order hidden':
        'They have gone, the glasses are dry, and you fold the napkins in their drawer again. Perhaps the quiet is in the next, among the candles. On the bus they say how peaceful such a house must be. The evening had many threads, and a drawer was the nearest thing to hold.',
      'patience heat':
        'The Italian course has its own colour in your calendar, and in the fourth week they are still at the numbers. You look out of the window, and perhaps book a lesson in pottery. Friends suppose you were only curious. That first evening was real gladness, and the numbers have not taken it back.',
      'speech delay':
        'Somebody asks what you would like to do this summer. You build the answer, change the first word, and perhaps put in a second reason. By then they are talking about trains. They take it that you have no wish yet. You were making it good enough for seven people whom you love.',
      'speech heat':
        '‘Four minutes, and no rice’, you have said, and it was to go on: and how glad I am that you are here. But the coats are off, and perhaps nobody waits for the rest. They heard a timetable. The other half is still with you, as warm as when you laid the table.',
      'speech hidden':
        'You leave the calendar open at the one evening that would suit you, and pour the juice. They say how full your month is, and turn to the food. You may clear the plates a little loudly. They are sure that you love giving evenings. In your own ear it was said, many times.',
      'standing delay':
        'On a friend’s doormat you look at your collar, at the clock, and may go through your first sentence twice before you touch the bell. Inside they hear you and suppose that the bus was early. On their list your name stands in ink, and there is no column for marks.',
    },
  },
  12: {
    gift: 'A small careful task calms you, and you find peace in it.',
    knots: {
      delay:
        'You pick the stones out of the lentils, and out of your thoughts one worry. It lies there on the dark side of the tray. You look at it, turn it, put it back, and go on looking for smaller ones. The pot is hot by now, and the water has half boiled away for nothing.',
      heat: 'You have the patience to sort every worry there is, and so you sit down to all of them, tonight. You sort faster and faster, worry from worry, with a hard fingernail. It gets into a rhythm, and it gets into a fight. Towards midnight the tray slides off your knees, and all lies mixed on the floor.',
      hidden:
        'By day you have the clean hands of somebody who has everything under control. The stones you sort out at night, and put in your pocket. Nobody would think that you are carrying so much. They say that you take things so lightly, and do not see how heavy your pockets are.',
      far: 'It is someone else’s kitchen, and they buy their lentils clean. Your hands lie on the table. There is nothing you could be careful with here. So the careful mind takes what it finds, a word from yesterday, a glance, and picks at it, grain by grain, until it is late.',
      ease: 'It is quiet, you sort, the bowl fills. There are hardly any stones in this bag. You could stop, you could also sit there like that and look at the dark window. Your fingers go on working. They have forgotten that they were only meant to keep you company until the thought came.',
    },
    traits: {
      held: {
        light: 'You carry a worry with such care that no one else cuts himself on it.',
        shadow: 'You can keep a small guilt so clean that it shines in the dark for years.',
      },
      driven: {
        light: 'When all is dark you do the next useful thing, and it is a light.',
        shadow: 'You can clear up in yourself like somebody who expects an inspection.',
      },
      loose: {
        light: 'You can do a dull thing for an hour, and get up as if you had slept.',
        shadow: 'You can let each small worry have a chair, and stand all evening.',
      },
    },
    month: 'Keep a small careful task for the hours when you worry, and do it under a lamp.',
    last: 'One stone is left among the lentils, and the soup is good all the same.',
    leads: {
      'courage heat': 'Over a tray of lentils you have patience. Over a word that stings you have none:',
      'learning delay':
        'The lentils have long been clean enough to cook, and you are still bent over the tray:',
      'learning far': 'In their kitchen the lentils come clean, and you alone have something to pick at:',
      'learning hidden': 'What you do under the lamp at night you do not mention by day:',
      'order delay': 'You go through the lentils once more, in case a stone has stayed behind:',
      'order heat': 'Your eye finds the one stone in a tray. When the tray is put away, it goes on looking:',
      'order hidden': 'At night, over the lentils, you do find peace. By day you look for it in the drawers:',
      'patience hidden':
        'A small task calms your worry, and so one more small task comes before the great one:',
      'service delay': 'Your own worry you put back on the tray. What others need you never put back:',
      'speech delay':
        'Late and alone you have all the patience you need. By day somebody expects your answer:',
      'speech heat': 'Small things you turn over gently. When you are hurt, you turn nothing over:',
      'speech hidden': 'The stones go into your pocket at night, and your wishes go with them:',
      'trust heat':
        'With your own thoughts you have a patience nobody guesses. What another thinks, you want to know tonight:',
      'work delay': 'There is always a smaller stone to find, and you would sit down after the last one:',
      'work heat': 'A tray of lentils can calm you. When it is empty, you fill it again:',
    },
    scenes: {
      'courage heat':
        '‘Still at it?’ somebody asks from the doorway. Your neck grows hot, and ‘somebody has to be’ is out while they are pulling up a stool. They had come to help, and perhaps leave, supposing you prefer solitude. For an hour you had sat with one sore thought, and the question brushed it.',
      'learning delay':
        'On Saturday you could show the others how it is done. You say that there is one more book to read, and perhaps another, while your hands do it as they have for years. They take you for a beginner. You have looked so closely, and from so near everything is large.',
      'learning far':
        'They talk of blanching, and of somebody called Marie, and nobody asks. You keep the strange words in mind, and may look them up under the blanket. How soon you feel at home here, they say. Each of them once had to ask who Marie was, in this kitchen, before you came.',
      'order heat':
        'In a café you have turned the bill round and got out a pencil: seven times eight is fifty-six. Your friend, telling you about Lisbon, may lose the thread. She thinks you care about two coins. Your eye went there by itself, as it goes to a stone, and Lisbon interests you very much.',
      'service delay':
        'Everybody has eaten, and you scrape the pot for what has stuck to the bottom. Somebody asks if you have had some. ‘Later’, you say, and perhaps you mean it. A cook tastes all evening, they suppose. You were looking at their plates, and yours cannot be seen from the stove.',
      'speech delay':
        '‘And what do you think?’ they ask at noon. You take up the first words, look at the underside, lay them by, choose others. When you have found some without a flaw, they may be three questions on, sure that you have no opinion. You were as careful with them as with your lentils.',
      'trust heat':
        'Towards midnight you write to somebody you have met twice and ask what they meant by ‘soon’. You read it over, and perhaps send a second line, rather cool, that it does not matter. Over their toast they smile: up late, evidently. It was plain liking, and it could not get to sleep.',
      'work delay':
        'Supper is over, tomorrow’s bowl stands covered, and you hold the tray to the lamp for one more look before you sit. The cushion on your chair has no dent. They perhaps envy you so quiet a pastime. That chair was yours hours ago, and a small stone does not mind waiting.',
      'work heat':
        'The lentils are in their jar, enough for the week. You reach for the beans. Then the rice, then the drawer below, faster and faster, with the radio on. Somebody looks in and perhaps wishes for your energy. The tray has been empty since eight, and your hands have not heard of it yet.',
    },
  },
}
