import type { SignKnots } from '#app/guidance/corpus/knot-texts.ts'

/** Knots of a lot in Capricorn, by its place. */
export const CAPRICORN: SignKnots = {
  1: {
    gift: 'People can count on you, because you prepare what you promise.',
    knots: {
      delay:
        'The bag is packed at nine, and at ten you take everything out again, to see if it is there. Tomorrow has been lived through twice before it comes. When it does come, early and fresh, with a sky, you have already been tired of it, and carry your good bag past it like a postman.',
      heat: 'You are ready, and they are looking for a shoe. You stand at the door with both bags, yours and theirs. You have said nothing yet, and one can hear it through the house. It is only ten minutes. But you have turned them into a judgement, and they come down the stairs as into a court.',
      hidden:
        'One sees that you come on time. One does not see the evening before, the list, the two alarm clocks. They say ‘it is easy for you’, and you nod. What it would be like if somebody packed a bag for you, with an apple in it, you have not thought of for years.',
      far: 'They live by another clock here, and your punctuality sits in the empty room like a guest whom no one asked. You learn to come late, on purpose, by walking round the block. You keep your word to people who had forgotten it, and begin to be ashamed of remembering.',
      ease: 'It runs. The bag packs itself, the days lie in it one on top of the other, folded. You no longer need to think of anything, and you think of nothing. Only, at the bottom is something you put in once for yourself, a book, a flute, and it travels to and fro.',
    },
    traits: {
      held: {
        light: 'You say ‘on Tuesday’, and on Tuesday it stands there, with a dry cloth over it.',
        shadow: 'You can be so grown up that even the child in you says ‘sir’.',
      },
      driven: {
        light: 'You get up while it is dark for what you have promised, and the day respects it.',
        shadow: 'You can climb so hard towards tomorrow that today gets the heel of your boot.',
      },
      loose: {
        light: 'You need little and carry your own, and that makes you free to stay.',
        shadow: 'You can do your duty so quietly that you are no longer needed for it in person.',
      },
    },
    month: 'Make one promise that is small enough to keep, and keep it to the day.',
    last: 'Tomorrow’s bag is packed, and the evening is still long enough for a tune.',
    leads: {
      'courage heat': 'Your bag is ready the evening before. For a sharp word you take no time at all:',
      'patience ease':
        'Your bag is packed when somebody counts on you. On a day of your own nothing stands ready:',
      'patience far': 'To others you still come, late on purpose. For a plan of your own you do not set out:',
      'patience heat':
        'You keep on because somebody counts on you. On a wish of your own nobody is counting:',
      'patience hidden':
        'You pack for every promise to others. One thing that matters to you never goes into the bag:',
      'service far':
        'You feel at home where people count on you. Here they do not, and so you ask for little:',
      'service hidden':
        'Everyone to whom you have promised something is on your list for tomorrow. You are not:',
      'work delay': 'The bag for tomorrow is packed by nine, and the one for the day after is not:',
      'work heat': 'You are first at the door, and last to put the bags down:',
    },
  },
  2: {
    gift: 'You build up slowly what lasts, and have something to lend.',
    knots: {
      delay:
        'Ten bricks and then ten. The wall is as high as your shoulder, and sound. You could put a roof on. But there are bricks to be had, cheap, and dry ones, and so it grows by another row. You live in front of it in the meantime, in a tent, and are proud of the wall.',
      heat: 'Because you have bricks to lend, you are there with them before the dust of the fallen wall has settled. You lay them as at home, ten and ten, and correct the line. Your neighbour had wanted a gap just here, for a gate. He stands on the other side of it with two cups of tea.',
      hidden:
        'Your bricks are plain, and so is your jacket, and nobody takes you for a person with a wall. When a neighbour’s falls, you set ten of yours in the gap before it is light. In the morning he cannot think who it was. You count what is left, and turn your own lamp down a little.',
      far: 'Where you are new, people do not count in bricks. They spend, and invite you, and you keep up with them. At night you put by double, so that your wall grows all the same. You save for two lives at once, in great order, and have not yet sat down in either.',
      ease: 'It has added up by itself over the years, ten and ten. You have more than you need and live as at the beginning. Out of habit you still turn each coin over. There is nobody who forbids you the good soap, and you stand before the shelf and take the other.',
    },
    traits: {
      held: {
        light: 'You spend with thought, and so there is something there when the roof goes.',
        shadow: 'You can put by so much for bad days that the good ones see no use in coming.',
      },
      driven: {
        light: 'You carry your ten bricks up also on the day when it is hailing.',
        shadow: 'You can value a man by his wall, and yourself no higher.',
      },
      loose: {
        light: 'You lend and do not ask when, because you know the man by his hands.',
        shadow: 'You can own a house and live in it like the caretaker.',
      },
    },
    month: 'Put the same small sum aside each week, and decide now whom it could help.',
    last: 'Your bricks were meant for a house: put the roof on, and live in it.',
    leads: {
      'order heat': 'The gap was meant for a gate, and you have closed it:',
      'patience far': 'Ten more bricks on an old wall are easy for you. The first on new ground is not:',
      'patience heat':
        'At your wall you stay for years. To other things you come running, as to the neighbour’s gap:',
      'patience hidden':
        'Your wall is standing. What you want to build next waits behind other people’s gaps:',
      'provision ease': 'You forbid yourself the good soap, and the wish looks for another way out:',
      'provision heat': 'Your own wall is paid for and dry. Then you see a gate in somebody else’s:',
      'service far': 'To lend to a neighbour is easy for you. To take something where you are new is not:',
      'service hidden': 'You see every gap in the street, and not the one in your own wall:',
      'work delay': 'The wall is long since sound, and you still live in the tent:',
      'work heat': 'You save everything ten bricks at a time, except your own strength:',
    },
    scenes: {
      'provision heat':
        'In the evening you lean on your wall and are content, and then a lamp goes on over a gate across the road. You may stand there adding up bricks until it is dark. People see somebody who has enough. To look across is no ingratitude, and your wall has lost nothing by it.',
    },
  },
  3: {
    gift: 'People bring you a worry, and go home with the thing that they needed.',
    knots: {
      delay:
        'They need a board. You look for the right one, and think about the grain. They stand in the yard, and had meant to say besides how things are at home. You measure, with the pencil behind your ear, and they do not like to disturb you.',
      heat: 'Everybody is to go home with the right piece, and so you look hard at the one a neighbour brings. Who has sawn that? It is crooked, and you have it off with three strokes. He meant it well, has come a long way on foot, and looks at what fell off, which was the longer part.',
      hidden:
        'Half the shelves in this street hang on your screws. You did it in passing, and never wrote it down. They know you as the one with the yard. That you also like to talk, about anything, about the stars over the timber, nobody has heard, as nobody comes without a board.',
      far: 'Where you are known they bring you every broken board. Here they build in stone, and greet you across the fence. So you cut small things for yourself, which fit together without a nail, carry them from one end of the yard to the other, and listen for your name.',
      ease: 'They come, you cut, they go, it is a few words about the weather. It has been the same pencil for years. You are useful as a well. It is a pleasant feeling, and you have never had to find out if they would come by as well if nothing was broken.',
    },
    traits: {
      held: {
        light: 'You say little, and when you have said it one can lean a ladder on it.',
        shadow: 'You can wait to speak until your sentence has been planed on all four sides.',
      },
      driven: {
        light: 'When a family is in a mess, you come with a ruler and a thermos flask.',
        shadow: 'You can answer a sad story with a bracket, two screws and a spirit level.',
      },
      loose: {
        light: 'Whoever lives near you can borrow a saw, and keep it over the winter.',
        shadow: 'You can be a tool for the whole street and a neighbour to nobody in it.',
      },
    },
    month: 'Keep a box of useful things, and tell two neighbours that it is there.',
    last: 'Let people sit down on your planks; some came without needing a board.',
    leads: {
      'courage heat': 'For a worry you find the right piece. For a word against you, you take the first:',
      'order heat': 'You have the right piece for everybody, and an eye for the wrong one:',
      'patience far': 'Small things you cut for yourself. To the large one you do not set the saw:',
      'patience heat':
        'Other people’s boards you cut to the end. At your own bench there is always new wood:',
      'patience hidden':
        'There is always one more board to cut for somebody, and your own plan stands behind the planks:',
      'service far': 'Where nobody needs your boards, you do not feel that a place is kept for you:',
      'service hidden':
        'They know your name, and what you can cut for them. What you need is known to nobody:',
      'speech ease':
        'While you cut, there is time for a friendly word. Then the board is ready, and they go:',
      'speech heat': 'You mean it as help, and it sounds like your saw:',
      'work delay':
        'Each person leaves your yard with the right piece. Behind the last one stands another board:',
      'work heat': 'Three strokes would do, and you do not put down the saw:',
    },
    scenes: {
      'service hidden':
        'A neighbour waits for a shelf, and while you plane the edge you ask after the sister, the stairs, the stove. When the gate has closed you may notice that you have not eaten since morning. They think that you would say so. To forget oneself over a board is no fault.',
    },
  },
  4: {
    gift: 'What you build at home lasts, like a stone step where anybody can sit.',
    knots: {
      delay:
        'It is to be a step for a hundred years, and so you look for the stone. You have seen several. At the door lies a crate meanwhile, on which they climb in and out, the old ones holding on to the frame. You tap on each block with your hammer, and listen, and shake your head.',
      heat: 'The step is to last for everybody, and so you guard it against each of them: feet off, it is scrubbed. You know what this threshold cost, and they come in muddy boots. They are children and it is raining. They stay outside on the grass, and you stand above them, dry and in the right.',
      hidden:
        'You are what the house stands on, and like each foundation you are under the ground. They come home across you. It is meant in kindness that they say nothing, one does not thank a stone. Only when you are away for once do they look down and not know what is wrong.',
      far: 'In a house where you are new, every step is smooth. You go in and out carefully, as if the stone had to be handed back. You could lay one of your own, you have the strength. But a threshold needs somebody who says ‘here’, and you leave that word to the others.',
      ease: 'The old house bears you as it has borne them all. You sit on the step in the evening. The hollow fits. It has been worn by people who carried something in, you think, and you look at your hands, and get up, and go in as you came out.',
    },
    traits: {
      held: {
        light: 'You look after what the old have left, and it does not turn into a museum.',
        shadow: 'You can honour your fathers so strictly that your children come in by the window.',
      },
      driven: {
        light: 'When the ground gives way, you stand, and the whole family can hold on.',
        shadow: 'You can found a house upon duty until it has no room for a dance.',
      },
      loose: {
        light: 'You can sit down on a cold stone with somebody, and it is a sofa.',
        shadow: 'You can come into a place of your own and never quite move in.',
      },
    },
    month: 'Mend one thing at home so that it lasts, and use it the same evening.',
    last: 'Sit down on your old doorstep yourself: it is still warm from the day.',
    leads: {
      'home ease': 'The hollow in the step fits you, and you have nothing to carry in:',
      'home heat':
        'You see to it that every boot is wiped. What sticks to you from the day you carry straight in:',
      'patience far': 'On old stone you know where to put your foot. Here no step is worn yet:',
      'patience heat': 'To an old worn step you are faithful. To something three weeks old you are not:',
      'patience hidden':
        'To hold up a house is always a good reason for not looking at something of your own:',
      'service far':
        'You want a step on which anybody can sit down. Where you are new, you stay standing yourself:',
      'service hidden':
        'Whoever comes home finds firm ground in you. Where you yourself come to rest, you do not ask:',
      'trust hidden':
        'You know each of them by their tread. What weighs on you yourself you keep under the ground:',
      'work delay': 'You want a step on which anybody can sit. You yourself are still looking for the stone:',
      'work heat': 'The step has long been scrubbed, and you are not finished:',
    },
    scenes: {
      'service hidden':
        'They come in across the step, and by each foot you know what sort of day it was. You move a lamp and put on water. They feel only that they are home. At ten you may still have your shoes on. That is no fault, and there is water for one more cup.',
    },
  },
  5: {
    gift: 'You see to it that everything is safe, and then others can play freely.',
    knots: {
      delay:
        'You test both knots, and the branch, and then the left one again. The child stands beside it on one leg. It has stopped asking. You only want to be sure that it is quite safe, and it is. When you say ‘now’, it is called in to supper, and you push the empty swing a little.',
      heat: 'Not so high. You have said it twice. You hold the rope in the middle of the swing, so that it twists, and there are tears. Nothing has happened, as you say. You were really frightened. But it came out as a rule, and from now on they swing behind the house.',
      hidden:
        'You hung it up at five in the morning. They find it and believe that it has grown. You stand at the window with your coffee and watch them fly. You know the load it bears, for you have sat on it yourself, in the dark, and swung, once, high, and nobody is to know that.',
      far: 'They play in a way here that makes you want to look away, with running, with shrieks, close to the edge. It is not your child and not your tree. So you stand among the grown-ups and hold your glass, and your eyes go up, again and again, along the rope to the knot.',
      ease: 'It holds, it has held for years. They have grown too big for it. You go by in the evening and give it a push out of habit. There is no reason any more why you should not sit down on it, and you look up at the knots, and find that they are in order.',
    },
    traits: {
      held: {
        light: 'You take a game seriously, and a child does not forget that in you.',
        shadow: 'You can postpone a joy until it is of age and moves out.',
      },
      driven: {
        light: 'You build the tree house properly, with a rail, and it outlives three gangs.',
        shadow: 'You can train so hard for a pleasure that it becomes a trade.',
      },
      loose: {
        light: 'You are glad without noise, and whoever knows you sees it in your shoulders.',
        shadow: 'You can watch so long over other people’s fun that your own is asleep.',
      },
    },
    month: 'Make one game safe for others, and then play along.',
    last: 'Sit on the swing yourself: you of all people know that the knots hold.',
    leads: {
      'friendship heat':
        'Others trust you with their dearest things. When they play out of your sight, you feel mistrusted:',
      'order ease': 'The knots are in order, and so you test the hour:',
      'order heat':
        'It is good that you test the knots first. Once the swing is moving, you are still testing:',
      'patience far': 'A rope you trust once you have tested it. Your own plans you test only from afar:',
      'patience heat':
        'A knot that could slip holds your whole attention. A swing that simply swings does not:',
      'patience hidden':
        'As long as there are other people’s knots to test, you need not look at your own wish:',
      'service far': 'Under a tree that is not yours you watch the knot, and ask for no turn:',
      'service hidden': 'All day the swing is for the others. Your own turn is over before anybody is awake:',
      'work delay': 'Others can play because you were serious first. Your own turn on the swing comes last:',
      'work heat': 'Their swing you stop at the first height. For yourself you hold no rope:',
    },
  },
  6: {
    gift: 'You carry something heavy up floor by floor, and stay at peace with it.',
    knots: {
      delay:
        'One climbs to the next floor and breathes. You have found out that one can also breathe before the first. So you stand below with the sack and arrange your strength. You check the strap. They are cooking without rice up there by now, and you are still getting ready to do it well.',
      heat: 'Taking one floor at a time suits you so well that you do it for everybody. You give no sack out of your hands. Whoever comes to help finds you a landing further up, looking as if it cost nothing. Only you hear the pounding in your ears, and you cannot understand why nobody else carries anything.',
      hidden:
        'They say the rice is there. It has always been there. That somebody takes it up, before six, on the knees which have begun to speak, is known to the stairs. You could mention it. But then they would be sorry, and you would have to carry that up as well.',
      far: 'In this house the newest carries. You have accepted that. But you have been the newest for several years now, because you do not complain, and for each new person there is some excuse. You know each step by its edge. Your own floor would be the second.',
      ease: 'You breathe, you climb, you no longer feel the weight. That is what you wanted. By now you also no longer feel what would be too heavy. They laid on a little more, out of habit, and then a little, and you have not noticed that you are breathing twice to a floor.',
    },
    traits: {
      held: {
        light: 'You divide a mountain into landings, and so you get up it, without a fuss.',
        shadow: 'You can put up with a weight for so long that you take it for a virtue of yours.',
      },
      driven: {
        light: 'Where the lift has failed you are the lift, and you make a joke on the third floor.',
        shadow: 'You can despise rest until it has to come for you with a stretcher.',
      },
      loose: {
        light: 'You do a humble job like a master, and it stops being humble.',
        shadow: 'You can let yourself be loaded by whoever happens to be standing below.',
      },
    },
    month: 'Divide one heavy thing into floors, and rest on each of them.',
    last: 'Put the sack down on the landing; the window there has a view.',
    leads: {
      'patience far':
        'The loads of others you carry up floor by floor. Before your own first step you stand still:',
      'patience heat':
        'The same stairs you climb every morning for others. What you start for yourself has less breath:',
      'patience hidden':
        'Every morning there is rice to carry up. It saves you from looking at what you leave standing below:',
      'service far': 'You carry the rice up without a word. When it is on the table, you still say nothing:',
      'service heat': 'Of the stairs you do not complain. Of those who carry nothing you do:',
      'service hidden': 'You listen for what is wanted upstairs, and not to your knees:',
      'trust hidden':
        'You know what each floor is cooking and who is tired. About your knees you say nothing:',
      'work delay': 'Each pause is there for the sack. A pause just for yourself has to wait:',
      'work heat': 'You know how to breathe on every landing. At the top you do not know how to stop:',
    },
  },
  7: {
    gift: 'You mend a bond rather than lose it, and do not mind if it shows.',
    knots: {
      delay:
        'You have the wire and the drill, and the two halves lie before you. One could join them. You consider if the break is quite clean, and if there is not a piece missing. In the other room somebody is waiting to hear a word, any word, and hears how you sort splinters by size.',
      heat: 'It has to hold, and you pull the wire tight. You have listed what is owed, on both sides, in simple terms. You are fair. There is a small crunch. A dish will stand much, but you have drawn it together like a purse, and now there is a third piece.',
      hidden:
        'You have repaired it so often that you know each crack with your finger. They see the wire and are used to it. They do not see how often you have had to tighten it. ‘With us it always holds’, they say, and you lift the dish down with both hands.',
      far: 'It was broken before you came. You took it on with good will, and tools that you brought along. They put up with it. You hold together a thing that two others have dropped, and are yourself neither the one half nor the other, but the wire.',
      ease: 'The wire is old by now, and one serves in the dish every day. You both know where the wire is, and take hold elsewhere. You could talk about that evening when it fell. It would hardly hurt any more, and because it hardly hurts you do not.',
    },
    traits: {
      held: {
        light: 'You do not throw anyone away, and so there are some who have come back.',
        shadow: 'You can keep a bond in such repair that it is never used.',
      },
      driven: {
        light: 'You go there, with cap in hand, and put it in plain words, and it is done.',
        shadow: 'You can make a contract of an embrace, and read it out in the evening.',
      },
      loose: {
        light: 'You can be reliable without holding on to anybody, like a bench in a park.',
        shadow:
          'You can stay with somebody only because you promised, and make them pay for it with your silence.',
      },
    },
    month: 'If it is safe and wise, mend one bond with a plain word, and do not hide the seam.',
    last: 'A dish with wire can be used every day: that is what it is for.',
    leads: {
      'patience far': 'A crack you know how to mend. With something whole and new you do not dare to start:',
      'patience heat': 'A crack keeps you up until late. A plan that merely goes on does not:',
      'patience hidden':
        'One can always tighten the wire a little more. It keeps your hands from what you put off:',
      'service far':
        'You hold two others together like the wire on a dish. When shares are given out, you forget yourself:',
      'service hidden':
        'You see at once what is missing between two people, and never what is missing for you:',
      'speech heat': 'What you want to say would mend the dish. In a hurry you begin with the crack:',
      'trust ease': 'A broken dish you know how to mend. While it holds, you see no need to speak of it:',
      'trust heat': 'An old crack you know how to mend. With new people you pull too tight, or not at all:',
      'work delay': 'Before you sit down, another splinter wants to be sorted:',
      'work heat':
        'The dish would have held before the last turn of the wire. You do not feel when it is enough:',
    },
  },
  8: {
    gift: 'You give back what is owed, in better order than you got it.',
    knots: {
      delay:
        'It is to go back in better order than it came, and so you oil the handle once more. You sharpen it. You have thought of a new shaft. He has bought another spade meanwhile. You see him dig with it across the fence, and bend over your work a little, so that he does not see you.',
      heat: 'You have carried everything back that you ever borrowed, to the last nail, and now you stand before your neighbour and ask for your rake. You name the year. He has to think. Then he goes into the shed, red to the neck, and you hear things fall, and know that you were right.',
      hidden:
        'There is a debt of which nobody knows except you, and it cannot be carried back, since the house is no longer there. You pay it off to others, quietly, month by month. They find you strict and strangely generous, and cannot see the bill that you are settling.',
      far: 'You live from what is lent: the bed, the coat, the good name of an uncle. It weighs on you with each step. You return each cup washed, before they have drunk up theirs. They would have liked to give you something, but you leave them no moment in which it is still lent.',
      ease: 'Nothing stands in your hall that belongs to another. You are quits with all the world. It is an orderly and rather an empty hall. One could borrow something now and then, you feel, only so that somebody has to come by and ask for it.',
    },
    traits: {
      held: {
        light: 'People leave with you what they could not bear to lose, and they sleep.',
        shadow: 'You can be so afraid of owing that nobody gets to give.',
      },
      driven: {
        light: 'You sit down with a difficult letter, and get up with a plan in four lines.',
        shadow: 'You can be so exact about what is due that nobody likes to borrow from you.',
      },
      loose: {
        light: 'You can bear that something is left open, and water the tree all the same.',
        shadow: 'You can carry debts which were made before you were born, and salute.',
      },
    },
    month: 'Take one borrowed thing back clean, and stay for five minutes.',
    last: 'Take the spade back as it is: the neighbour has been meaning to ask how you are.',
    leads: {
      'patience far':
        'What is lent you handle with great care. Here even the ground is lent, and you do not dig:',
      'patience heat': 'A debt keeps you awake until it is paid. Your own plans let you sleep:',
      'patience hidden': 'What belongs to others you carry back. What is yours to do stands behind it all:',
      'provision heat': 'Your eye goes to what is missing from a shelf, and not to all that stands on it:',
      'provision hidden': 'What is missing from a shelf you notice first. What stands on it you do not:',
      'service far':
        'Everything here is lent to you, the coat and the cup. A second helping would be one more debt:',
      'service hidden': 'You keep a strict account of what you owe others, and none of what would help you:',
      'speech heat': 'You ask for what is yours, and the year comes before the greeting:',
      'trust hidden': 'You ask others what they lack, and pay it off there. Of your own debt nobody hears:',
      'work delay': 'Your sleep comes when all is in order, and there is always a handle left to oil:',
      'work heat':
        'With what belongs to others you know when all is settled. With your own day’s work you do not:',
    },
  },
  9: {
    gift: 'You read thoroughly, and can guide a beginner line by line.',
    knots: {
      delay:
        'The ribbon moves by a page a day. You have come to page four hundred and do not like to speak before the end. There is a second volume, one hears. A young person asks you, half on the stairs, if there is anything in it. You say that you have not finished it yet.',
      heat: 'They want to know it in an afternoon. You bring the book and let it fall on the table. All that, to begin with. You have bled for it. The beginner looks at the thickness, and then at you, and sees in you what becomes of a person on page four hundred.',
      hidden:
        'You know it. You have gone through it step by step, alone, in the years in which they thought that you were working. Nobody has asked, and one does not put oneself forward. In discussions you hold the door. Somebody quotes it, wrongly, and you hold the door.',
      far: 'Among these readers you are new, and you have acquired the book like a tool, correctly. The others had it with their milk. You can say each line and give the page. When they laugh at a place, you leaf back, and there is nothing there.',
      ease: 'You have your book, and have known it for years. Each evening you read your page, and it agrees with you. You do not climb any more, you walk along the ridge. It is wide up here. You have forgotten how it was not to understand, and a beginner makes you a little tired.',
    },
    traits: {
      held: {
        light: 'You believe slowly, and what you believe bears weight like a well-built bridge.',
        shadow: 'You can stand guard before a truth for so long that nobody goes in, you included.',
      },
      driven: {
        light: 'You do not leave a hard page, and one evening it leaves you with a lamp.',
        shadow: 'You can prescribe your steep path with all its stones to people who have wings.',
      },
      loose: {
        light: 'You can sit in the last row at seventy, and take notes.',
        shadow: 'You can carry a heavy book through the whole of a country.',
      },
    },
    month: 'Read three pages a day of something thick, and explain one of them to a beginner.',
    last: 'Read one line of your thick book aloud tonight, to somebody who knows nothing of it.',
    leads: {
      'learning ease':
        'One book you have climbed to the last page. Since then you climb only the first slopes:',
      'learning heat':
        'With the book you go line by line. Asked something that stands in no book of yours, you do not:',
      'order heat': 'A page gets all the time it needs from you. A beginner who misreads it does not:',
      'patience far': 'Their book you walked through line by line. Before a path of your own you stop:',
      'patience heat':
        'A thick book holds you to the end. Your own project has no ribbon to show that it moves:',
      'service far':
        'To a beginner you give line by line. Among people who had it with their milk, you claim nothing:',
      'service hidden':
        'A beginner finds in you a guide for each line. That you yourself want a listener, you do not notice:',
      'speech heat': 'The book you read line by line. In anger you skip half a page:',
      'work delay': 'You put your feet up after the last page, and behind it another book begins:',
      'work heat': 'You have reached the last page, and run on as if there were another:',
    },
    scenes: {
      'learning ease':
        'A parcel has come, and you may read the first chapter standing, delighted, in your coat. Then it joins the others, each with its ribbon near the front. People see a shelf of thorough books, and about one of them they are right. Delight is no flaw, and a ribbon can be moved again.',
    },
  },
  10: {
    gift: 'You go on until your work stands without you, like a wall without its frame.',
    knots: {
      delay:
        'The frame could come down. The mortar is hard, you knocked on it. But rain is announced, and one would like to see it through a rain first, and a frost. So the wall stands in its wood for a second winter, and people think there is no wall there, only somebody with planks.',
      heat: 'Early praise slides off you, and so you cut it short. The mason has hardly stepped back to look when you call out what is still missing, with the trowel in your hand. He had only meant that it was going well. Now he mixes in silence, and you lay the next row at a run.',
      hidden:
        'Your joy comes when the frame is off, and by then the others have gone home. They had their feast at the topping out, with somebody else on a ladder. You stand before it by yourself in the rain, and it stands straight. You pat it. It is the best moment, and it has no witness.',
      far: 'You do not need praise before the wall is finished. Here there is none afterwards either, for you build to the plans of people who have never carried. You have set your mark inside, where the plaster comes over it. When you walk past with somebody you say: I know that wall.',
      ease: 'You have built so many. Your eye sees from across the street if it is plumb. They ask for you, you come, you nod. It is a long while since you felt the wet cold of a wall that could still fall, and you have had no frame up for yourself since then.',
    },
    traits: {
      held: {
        light: 'You lift no finger for applause and every finger for the corner.',
        shadow: 'You can wait with your life until you have made something of yourself.',
      },
      driven: {
        light: 'You take over what has stood half built for years, and in the autumn it has a roof.',
        shadow: 'You can rise so steadily, step by step, that you arrive at the top alone.',
      },
      loose: {
        light: 'You can step down from a high place as from a ladder, and go for bread.',
        shadow: 'You can hold an office for so long that the office is holding you.',
      },
    },
    month: 'Finish one thing to the point where it stands without you, and step back.',
    last: 'The wall stands: go round to the sunny side, where people are sitting against it.',
    leads: {
      'home heat': 'The wall is not finished in the evening, and so neither are you:',
      'patience far': 'Your mark is inside, under the plaster. A wall of your own is only a drawing:',
      'patience heat':
        'A wall that all can see you build to the last row. What nobody sees grows too slowly for you:',
      'patience hidden': 'Behind all those straight walls there is one of your own that you have not begun:',
      'service far': 'You keep your joy until the wall stands, and then leave it to those who drew the plan:',
      'service hidden':
        'Your walls keep other people dry. That you get wet building them, you do not notice:',
      'standing ease': 'Early praise means nothing to you. For a finished wall it has always come:',
      'standing heat':
        'You do not wait for praise yourself. When somebody else’s wall gets it, you cannot stand still:',
      'work delay':
        'For joy you only need a wall that stands in the rain. To sit down you want a frost besides:',
      'work heat': 'A wall you can call finished. Your own day you cannot:',
    },
  },
  11: {
    gift: 'You say few nice words, and come when a friend moves house.',
    knots: {
      delay:
        'You would come, if they asked. You have the straps in the car. They do not ask, they do not want to be a burden, and you do not offer, since one does not push. So two wardrobes stand in two flats, and both of you have been looking at them for a year.',
      heat: 'You lift, and tell them how. From the knees. You are quick, you carry the heavy end and half of the light one. It is done before noon. They wanted to sit on the boxes with you and talk. But you are already sweeping, and ask whether the box over there is coming along or not.',
      hidden:
        'You can speak of your hopes when everything has been carried up, and so there is always one more box. ‘And you?’ somebody asks, and opens the bottle. You look for the cap, and remember something that is still down in the street. They drink to your arms, of which they know everything.',
      far: 'It is a circle in which they embrace and say such things to each other. You stand there with your arms. You would carry a piano for each of them. But here nobody moves, they all live beautifully, and nobody has a use for the one language in which you are warm.',
      ease: 'You have your friends, and they have you. At each move you meet. In between one does not ring up, one knows. It has become rarer by now, they have all settled. You found the straps the other day, rolled up, and stood there with them for a while.',
    },
    traits: {
      held: {
        light: 'Your friendship is like a cellar: one does not see it, and the whole house stands on it.',
        shadow: 'You can be so loyal to old friends that no new one gets an appointment.',
      },
      driven: {
        light: 'You turn up with a toolbox before they have finished saying that it is nothing.',
        shadow: 'You can measure your friends by how many stairs they have climbed for you.',
      },
      loose: {
        light: 'You can hope along with others without having it said that it was your idea.',
        shadow: 'You can lend your shoulders to everyone’s hopes, and bring none along of your own.',
      },
    },
    month: 'Come an hour early to help a friend, and leave without a word about it.',
    last: 'One can ring a friend without a wardrobe to carry, too, only to hear how they are.',
    leads: {
      'friendship ease':
        'At each move they called you. Since they have all settled, knowing is no longer enough:',
      'friendship heat':
        'You are there whenever friends have something to carry. When they meet without you, you take it hard:',
      'patience far': 'Here nobody needs your arms, and without a load your feet will not set off:',
      'patience heat':
        'A friend’s move is done by noon. What you plan for yourself takes longer than a morning:',
      'patience hidden': 'What you hope for is in none of the boxes that you carry:',
      'service far':
        'You come in order to carry. Even where nobody moves house, you do not feel like a guest:',
      'service hidden':
        'On the boxes you could speak of yourself. As long as there is something to carry, you do not:',
      'trust hidden': 'You have carried everyone’s boxes and know what is in them. Your own stay shut:',
      'work delay':
        'Your rest comes after the wardrobe, on the boxes. The wardrobe has been standing for a year:',
      'work heat': 'On the boxes you could speak of your hopes. By then you are already sweeping:',
    },
  },
  12: {
    gift: 'You can count your worries like sheep, and shut the gate.',
    knots: {
      delay:
        'You stand at the gate and count. One is missing, or you have counted one twice. You begin again from the front. They press round your knees, warm and known to you by name. It is dark, you could close it. But you are a good shepherd, and so you count.',
      heat: 'You know every care by name, and before you can sleep they have to be in, all of them, now. You clap your hands and call. The first leaps over, and the rest are everywhere. Now every one is awake, and so are you. Behind the oldest they would have gone in by themselves.',
      hidden:
        'Your gate shuts so well that nobody hears a sheep behind it. They take you for somebody without worries, and bring you theirs. You learn their names, count them in with your own, and push the bolt. It is a large flock by now for one meadow, and the meadow is you.',
      far: 'It is another’s hill, and you do not know where the gate is. So you carry them about under your coat. You are polite, a bit broad in the shoulders. They ask if you are cold, because you hold it closed so tightly in the middle of summer.',
      ease: 'You count, you shut it, you sleep. It is the same number each evening. They have become almost dear to you. You could let one or the other go by now, you notice, it would find its way. But you have got used to the round figure.',
    },
    traits: {
      held: {
        light: 'You can bear a thing that cannot be told, and still ask after the neighbour’s cough.',
        shadow: 'You can keep a watch so well over your sorrows that none of them gets out.',
      },
      driven: {
        light: 'On a cold night you say ‘first we light the stove’, and then it is lit.',
        shadow: 'You can tell yourself to be cheerful by Monday, as one gives an order.',
      },
      loose: {
        light: 'You can leave the rest to the night, and it has always been there in the morning.',
        shadow: 'You can be alone in the evening as one is on duty, with your collar buttoned.',
      },
    },
    month: 'Count your worries once each evening, on paper, and shut the book.',
    last: 'The gate is shut, and the sheep can do without you until morning.',
    leads: {
      'courage heat':
        'Old cares you can call by name. A sharp word comes as a stranger, and you clap at once:',
      'patience far': 'With a coat full of cares you take no step on a strange hill:',
      'patience heat':
        'You come back to your worries every evening. With plans the slow walk is too long for you:',
      'patience hidden': 'You count your cares by name each evening. One wish you leave outside the gate:',
      'service far': 'You have cares enough of your own, and do not want to be one for strangers:',
      'service hidden': 'You call every sheep by its name, and forget who is calling:',
      'trust heat':
        'Your cares you know by name. Of a new person you know nothing yet, and cannot bear to wait:',
      'work delay': 'You do not shut the gate while one care is still outside, and one always is:',
      'work heat':
        'Each evening you could shut the gate on the day. You clap instead, until everything is awake:',
    },
  },
}
