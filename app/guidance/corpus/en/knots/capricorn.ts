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
    scenes: {
      'courage heat':
        '‘You are early’, somebody calls from the stairs, with one shoe on. ‘And you are late’, you may have called back, before it turns out that there is tea. They think that nothing frightens you. You had stood there for some time with two bags, and any word would have landed on top.',
      'patience ease':
        'The free day lies there like an open bag. A swim, you think, or the letters, and you may put each in and take it out until the light goes. They believe that you had a good rest. For years somebody’s promise told you what to pack first, and today there was none.',
      'patience far':
        'On your way round the block you pass a workshop to let. You may stop before the notice each morning, your hand halfway to the handle, and walk on. The man inside supposes that you like reading. You are still learning what time it is in this place, and so are your feet.',
      'patience heat':
        'For three evenings the bag for the drawing class stood ready. On the fourth the pencils want sharpening, it is just a bag, and you may push it under the coats. The others suppose that the class is over. Nobody stood at the far end looking out, and such a bag weighs more.',
      'patience hidden':
        'You go through thirty lines tonight, the stamps, a hem, the bulb on the stairs. On the back stands one word of your own, and perhaps the lamp is out before you turn the sheet. To others the evening looks well spent. The word is in your best hand, and has not faded.',
      'service hidden':
        'In your bag are plasters for one, a spare key for another. ‘And what have you brought for yourself?’ You may search each pocket as if the bag were a stranger’s. They conclude that you need little. You packed from the list in your head, and whoever reads it out is not on it.',
      'work delay':
        'The bag is shut, and there is half an evening left, and a soft chair. But Thursday perhaps needs a bag as well, and you fetch one from the cupboard before you sit. Whoever sees your light believes that you love packing. Others sleep better for these bags, and Thursday is far away.',
      'work heat':
        'The train is caught, the bags are in the rack. You stand in the aisle and sort the tickets, the sandwiches, and perhaps the coats again. ‘How lively you are’, they say, drawing in their feet. All this readiness was meant to bring you here, and has not noticed that you have come.',
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
      'order heat':
        '‘I had drawn a gate’, he says, and holds up his sketch. ‘That post is out by a thumb’, you say, and your pencil may have moved it. He supposes that you do not like his gate. There was a crooked post and a man whom you wish well, and the post was nearer.',
      'patience far':
        'The first brick is in your coat. Each morning you walk to the empty plot, look through the wire, and may weigh the brick and carry it home. A newcomer, lost, people suppose. Your old ground told you for years what it bears, and this one has only begun to speak.',
      'patience heat':
        'You promised him a gate for the gap, and drew curls on it until midnight. Now nineteen bars are to be filed, and you may look over the fence for somebody else’s trouble. He puts it down to too much work. The curls are as good as before, and iron is slow.',
      'patience hidden':
        'You set three bricks down the street, and oil a stranger’s hinge. Under a stone behind your shed lies the plan of your little room, and perhaps that is why you are out so early. For them you are a bad sleeper. The plan is dry, and you laid it there carefully.',
      'provision ease':
        'The cupboard is full, you have counted it. After supper you may open it, take out a tin, put it back and write ‘tins’ on the list. Anyone would say that you are well off. There was a soap this morning that smelled of oranges, and your hand remembers it.',
      'provision heat':
        'In the evening you lean on your wall and are content, and then a lamp goes on over a gate across the road. You may stand there adding up bricks until it is dark. People see somebody who has enough. To look across is only natural, and your wall has lost nothing by it.',
      'service far':
        'The roast goes round, and you may choose the hard end and say that it is just what you like. The hosts remember, and keep the end for you next time. You had counted bricks for two walls all day, and your hand had not heard that this was supper.',
      'service hidden':
        'You could say whose corner is damp and whose gutter drips. One drips on to your own table, and you may push a cup under it while you count out bricks. Somebody in so plain a jacket wants nothing, they think. You turned the lamp down for their sake, and see little by it.',
      'work delay':
        'At dusk you sit down before the tent. From there one brick looks dull, and you may be up with a rag before the stool is warm. After this one I can rest, you think. Passers-by take it for pleasure. The wall has stood through rougher evenings than this without being rubbed.',
      'work heat':
        'The neighbour’s wall stands, and he has drunk both cups himself. At dusk you may be in the next garden, where nothing has fallen, laying ten and ten along a bed of beans. The street is proud of you. Your arms are still in this morning’s dust, and look for somebody to help.',
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
      'courage heat':
        '‘Quite a lot of shavings’, says the woman at the gate. ‘This is a yard’, you may have said, before you see her sack. She keeps hens. She takes you for somebody who loves order. It had been a day of crooked boards, and her sentence came in among them.',
      'order heat':
        'He chalks the length on his board, so as to remember. ‘Seventy-two’, you say, and perhaps you have rubbed it out before he has finished the five. He thinks that you take him for a fool. Three fingers of wood were in danger, and it was his wood for which you jumped.',
      'patience far':
        'The big plank lies on its trestles, with the line drawn. You come out each morning, lay the saw beside it, and perhaps blow off a little dust. The wood has to dry, they suppose over there. No one here has called your name yet, and you have always sawn to that sound.',
      'patience heat':
        'The first corner of your own chest you joined singing. The other three are the same again, and you may lean them against the wall and turn over a plank that smells of pears. A bench, they think in the yard. It is a beautiful corner, and nobody sings one song four times.',
      'patience hidden':
        'A leg for a stool, a lid for somebody’s crate, and by evening you may have swept twice. Behind the planks leans the drawing of your boat. ‘You got through a lot’, they say, and so you did. A boat is large to look at alone, and the drawing keeps well.',
      'service far':
        'They ask you across the fence to eat with them. You carry chairs, and may sit down last, by the gate, with a wing and the heel of the bread. Some people eat little, they think. You were used to being asked for your saw, and this time they asked for you.',
      'service hidden':
        'A neighbour waits for a shelf, and while you plane the edge you ask after the sister, the stairs, the stove. When the gate has closed you may notice that you have not eaten since morning. They think that you would say so. To forget oneself over a board is no fault.',
      'speech ease':
        'Leaning on the finished board you talk of rain, of nails, of a cousin’s knee. That you would be glad of company on Friday may be on your tongue at each pause. At the gate they say how good it is to chat. It was, and between nails and knee there was no gap.',
      'speech heat':
        '‘Spoilt’, you say, and hand him the shorter piece. That you would gladly saw a new one with him on Saturday may still be in your mouth when the gate shuts. He believes that you laughed at his work. You looked so hard because you wished to see it hang for years.',
      'work delay':
        'The yard is shut, and a glass of tea stands on the sawhorse. You hold it in one hand, and the other may be sorting offcuts, long to long. When these are in order, I can sit. Over the wall they envy your evenings. The offcuts have no appointment, and the tea is hot.',
      'work heat':
        'The neighbour’s board fits, he has said so twice. You sand it, then its back, and then, still holding the paper, perhaps the bench and the broom. ‘What energy’, he says. You wanted to send him home with something right, and in so much dust one does not hear a thank you.',
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
      'home ease':
        'The soup was good, and not a hinge creaks. You may let the broom fall, somewhat harder than a broom falls, and then ask who moved the jug. In the room they believe that it slipped. Your hands had come in from the step with nothing in them, and that was their sound.',
      'home heat':
        'In the passage you may still be telling the dealer what you think of his cement. The bucket comes down so that its lid jumps, then the cupboard has its turn. Behind the door they believe it is about mud. You had carried that quarrel since noon, and here at last was a floor.',
      'patience far':
        'Each morning you stop where you would lay your step, beside the hedge, and feel the ground with the tip of your shoe. You may draw it back when a window opens. They take you for fond of hedges. You were listening for somebody to say ‘here’, out of respect for their grass.',
      'patience heat':
        'Three weeks ago you sowed beans by the door, and ran out each morning to look. Today they are just leaves on a string, and you may walk past them. Indoors they suppose that beans like it dry. The step had a hundred years to become dear, the beans have had twenty days.',
      'patience hidden':
        'You see to the latch, the drain, a loose tile. In the back room, under a cloth, stands what you want to make, and perhaps you go round by the yard to avoid it. With you nothing is left undone, they say. It is quiet under that cloth, and the house calls loudly.',
      'service hidden':
        'They come in across the step, and by each foot you know what sort of day it was. You move a lamp and put on water. They feel only that they are home. At ten you may still have your shoes on. That is no fault, and there is water for one more cup.',
      'work delay':
        'Supper is out on the grass, with a place for you. Just this row of stones, you think, tapping, and when the right one is found, I can sit, and perhaps the next heap has it. You have eaten, they suppose. Not one of those eating has asked for a step tonight.',
      'work heat':
        'The step shines. You take the brush to the path, to the edge of the grass, to the gatepost, and perhaps by now you are wiping the rain. From under the tree they admire such strength. This threshold has cost you years, and one does not lay down years along with a brush.',
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
    scenes: {
      'friendship heat':
        'Before breakfast a picture tells you that they all swung at the lake, on another rope. By noon you may have taken the telephone in your hand four times, and wiped it. Your friends believe that you wanted a quiet day. Their dearest are dear to you too, and so it hurts.',
      'order ease':
        'You have sat down on it after all. In the middle of the third swing you may think that the rope used to hum more deeply, and put a foot on the ground. From the fence somebody sees you simply swinging. It was a fine hum, and this one is good too.',
      'order heat':
        'Somebody is counting aloud, ‘eighteen, nineteen, twenty-one’, and you may have called ‘twenty’ before the swing comes back. The counting stops. To them it seems that you were waiting for a slip. You were watching their hands on the rope, and your ears stood guard as well.',
      'patience far':
        'On your way there is a bare branch, at the right height, over grass. You have had a rope in your bag for weeks. Each morning you may look up and step back on to the path. They suppose that you watch birds. A strange tree tells nobody at a glance what it bears.',
      'patience heat':
        'In spring you built them a ropeway and could not sleep for joy. Now it goes there and back, somebody squeals, and perhaps you are already drawing a tower. They suppose that the noise tires you. Nobody needs to hold the knot any more, and for that you had tied it.',
      'service far':
        'There is cake under the tree. You hand the plates along, and perhaps the one that stays with you has only the crumbs of a corner. Then you step back to where you can see the rope. Sweet things are not for you, they suppose. Your eyes were on the knot all afternoon.',
      'service hidden':
        'From the window you see whose turn it is, who is cold, whose shoe is open. Somebody waves, ‘come and swing’, and you may look behind you to see who is meant. They believe that your coffee is enough for you. It was so dark when you swung that you hardly saw yourself.',
      'work delay':
        'They swing and laugh, and somebody has unfolded a chair for you. When everything is safe, you think, and you try its screws, then the ladder, and perhaps the chair is folded up unused. They suppose that you prefer to stand. Nothing out there moved today but the swing.',
      'work heat':
        'They have all gone in, and the swing hangs still. You coil the rope, rake the ground, saw off a branch that harms nobody, and may be up there after dark with a lamp. From the window they admire it. Your heart had a fright today, and is still running about.',
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
    scenes: {
      'patience far':
        'On the second floor is your own door, and behind it a loom in its crate. Each morning you look through the gap with a sack on your back, and perhaps shift it to the other shoulder. You are short of breath, they suppose. You know these stairs only with a load.',
      'patience heat':
        'You are learning the accordion, and for nine days it was grand. On the tenth it is the same five buttons, and you may leave it on the landing while you get your breath. They think that you have stopped for the neighbours’ sake. At the top of this music nobody is waiting hungry for it.',
      'service far':
        'Your rice is on the table, a mountain. You may scrape a little crust from the edge of the pot and say that you like it so. From then on they keep you the crust. You had come in as the one who carries, and nobody had told your spoon otherwise.',
      'service heat':
        'A neighbour stretches out both hands, and you are a floor further up with all five sacks. At the top the lid of the rice bin may bang. Has nobody arms here? Downstairs they believe you faster alone. With that pounding in your ears you could not hear ‘let me’.',
      'service hidden':
        'You hear overhead who slept badly, and know who is short of salt. ‘And your knees?’, somebody asks. ‘They send greetings’, you say, and may be round the bend before you have felt them. They take you for happy on stairs. At six nobody had asked, and you had no answer ready.',
      'work delay':
        'Somebody has put a chair on the landing, and you set the sack on it. When the rice is up, you think, and the water, and perhaps the bottles from the fourth, I can sit. They find the chair practical for sacks. Nobody is counting your floors, and the chair has arms.',
      'work heat':
        'The rice is in its bin. You see a box in the hall, then a pram, and may have carried both to the fifth before somebody says that they live on the first. They call you a marvel. Your knees still had the beat of the stairs, and it was a strong one.',
    },
  },
  7: {
    gift: 'You mend what has cracked between two people, and do not mind if it shows.',
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
    scenes: {
      'patience far':
        'A dish without a crack stands on the shelf, and you would like to paint it. Each morning you hold the brush over it, and may then put it down to tighten a wire. It is for show, they suppose. All that you were given here was broken, and your hand knows pieces.',
      'service far':
        'Three sit round one dish. You serve the one and the other, scrape round the wire, and perhaps half a potato is yours. They are used to thinking that you ate at the stove. You were between two plates with the spoon, and from there the third is hard to see.',
      'service hidden':
        'Going through the rooms you know who lacks a kind word and who lacks sleep, and see to it. Your own cup leaks, and perhaps you have just learned to drink fast. So calm do you look that nobody asks. Both your hands were round the dish, and you were behind it.',
      'speech heat':
        '‘You were the first to leave that evening’, you say, like the top line of a bill. That you kept the lamp on until three may not get past your lips, because there is already an answer. The other hears an account. You had begun at the crack because the wire goes in there.',
      'trust ease':
        'You dry, the other washes, and you laugh. ‘Anything new?’ There was a letter at noon. ‘No’, you say, and may hold the dish a little longer. The other believes that it was a day like any. The wire held so well just then, and you did not like to tap it.',
      'trust heat':
        'Somebody new passes you a plate, and by the second olive you may have told them how your dish fell at home. Then you hear yourself, and hold the plate between you all evening. They fear that they asked too much. There was no crack, and you had nothing to hold on to.',
      'work delay':
        'Through the door you see the sofa. When the splinters are sorted, you think, and you may still be on the floor at midnight with a lamp, looking for one more. In there they think you wide awake. It is a dish, and it can lie in two halves till morning.',
      'work heat':
        'The dish holds, with its three pieces. You wire the jug as well, which had no crack, then the cup, and perhaps the chair on which somebody was about to sit. ‘Safe as houses’, they say of you. That small crunch is in your fingers, and they would like to make it good.',
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
    scenes: {
      'patience far':
        'Your seeds stand on the sill, and under the window lies a bed that nobody uses. Each morning you look down at it, and may bring the lent spade back washed and unused. They believe that you find it too cold. You had no wish to hurt ground that is not yours.',
      'patience heat':
        'You wanted a pond, and on the first day the spade flew. By the fifth it is clay like yesterday’s, and you may lean on the handle and think of a greenhouse. The neighbours take the hole for finished, for compost. You owe this pond to nobody, and so nobody asks for it.',
      'provision heat':
        'Your rake is home, with all its teeth, and hangs in its place. But in his shed you saw one with an ash handle, and yours may already be a bit short. He supposes that now you have all you want. Your eye had been looking for gaps all day, and found one more.',
      'service far':
        'They hold out the pan, and you may take one dumpling, cut it in two and give half of it back. Your plate is soon washed. They call that good manners. You were reckoning as honestly as ever, and the dumplings had not been lent, they had been cooked for you.',
      'service hidden':
        'Your book says who has no coal, and who could do with a coat. The wind goes in at your own elbow, and perhaps you take it for the weather. Strict people do not freeze, they believe. You had looked under everybody’s name, and the book has no page for yours.',
      'speech heat':
        '‘Since ninety-eight’, you say at the shed door. That you would have liked to rake together may go home with you unsaid. To him it sounds like keeping count. So it was, and those were also the autumns in which you missed his company.',
      'trust hidden':
        'You bring the money, ask after the roof and the dog, and listen to the end. ‘And you?’ ‘All in order’, you say, buttoning your coat, and perhaps you are in the street already. They think that somebody so generous has no load. It is an old bill, and you spare them reading it.',
      'work delay':
        'The bed is made. In the shed are three more handles, and perhaps that tin of nails belongs to someone, so you pull the lamp nearer. When it is all in its place, I can sleep. From the street it looks like love of work. Your neighbour is long asleep, with his new spade.',
      'work heat':
        'All is paid and carried back. You chop your wood, then next year’s, in the dark, by the sound, and perhaps there is no log left on the block. They say that you are made of iron. With a spade one knows to whom it goes back, and this evening was simply yours.',
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
      'learning heat':
        '‘How deep is the sea there?’, asks the beginner. ‘Four thousand’, you say at once, and to ‘how does one know?’ you may have nothing but hot ears. The beginner believes that you keep it for somebody cleverer. You know that shore so well that you were across before you looked for a bridge.',
      'order heat':
        'The beginner reads aloud, gets the old name wrong by one letter, and you may have said it rightly before the sentence is out. The voice turns quiet. It seems that you listen for slips. You wanted the name to arrive whole, as it once arrived with you.',
      'patience heat':
        'You have begun a small book of your own, and for two weeks it ran. Now comes the chapter with the dates, and you may sharpen one more pencil and look along the shelf. It is ripening, they say. The thick one was bound already when you came to it.',
      'service far':
        'Each reads a passage, and a cake goes round. You choose the shortest one, four lines, and the slice that broke, and perhaps you gather cups while they laugh. They conclude that you like listening. You came to this table by the longer road, and had every reason to be hungry.',
      'service hidden':
        'You hold the door and know who is tired and who needs the seat by the wall. ‘And what do you say?’, somebody asks, and perhaps you look for your answer among their coats. They take you for content there. For years only the book was with you, and it asks nothing.',
      'speech heat':
        '‘You all want it in an afternoon’, you say to the beginner. That you would so like to read it together was the rest, and it may come too late, on empty stairs. What was heard is a door. You had carried that book far, and it came down first.',
      'work delay':
        'The armchair has a blanket on it. First the notes, you think, then a word in the notes, and perhaps the second volume is open on your knees before you have leaned back. Whoever passes sees a person at rest. You have come four hundred pages on foot, and did not skip one.',
      'work heat':
        'The last line is copied. You rule the margins, then the backs of the sheets, and perhaps your ruler goes on across the table, where there is no paper. From the street they see your lamp and think of great thoughts. The ribbon has come to its end, and your ink was still running.',
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
    scenes: {
      'home heat':
        'There is lime on your sleeve, and you may be calling for the level even as you come in. The door shakes the cups, and a chair gets what was meant for the third row. Inside they think that it is about them. Out there one had to shout against the wind.',
      'patience far':
        'The drawing of your wall hangs inside the cupboard. Each morning, reaching for your jacket, you follow its line down to the first stone, and perhaps shut the door softly. They believe that you dress slowly. Elsewhere the ground had been marked out before you came, and nobody has done that here.',
      'patience heat':
        'You are learning a language, ten words each night, and at first they shone. Now it is the two hundred and ninth, ‘spoon’, and you may look about for something that grows faster. You are asleep, they think. A wall shows you its rows at dusk, and these are inside your head.',
      'standing heat':
        'Across the road somebody lifts his hat to another wall. You may be up the ladder with three stones in your arms before the hat is on again. The mason thinks, how keen today. Yours is as straight as it was a minute ago, and it was not your wall that was being measured.',
      'work delay':
        'The mason has lit a fire of old planks, and there is soup, and a seat for you. After the rain, you think, I can sit, and you may be tapping along the bottom row, bowl in hand. He takes you for a restless sort. The wall stood all winter, and so did you.',
      'work heat':
        'The last stone is in. You wash the tools, then the barrow, sieve the sand that is left, and perhaps sort it by grain. The mason sits in the grass with his bread and thinks that you avoid him. You looked at the wall all day, and the evening came from behind.',
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
    scenes: {
      'friendship ease':
        'It has been quiet for eight days. You sit with the straps on your knees, and perhaps it was what you said about the colour of the sofa. You do not ring. You are at somebody’s move, they suppose. Nobody is cross in those finished rooms, only there is nothing left to carry.',
      'friendship heat':
        'Before breakfast you learn that they were all at the lake, in the van that you so often load. At noon you are rolling up straps, hard, and perhaps you turn the telephone on its face. They believed that you needed your Friday. You have carried all their beds, and a Friday is heavier.',
      'patience heat':
        'The shelf in your own hall was up by noon, with music. Painting takes days, always white, and on the third you may leave the brush in its tin and ask who is moving next. Your friends think that half white is meant. With them it was six arms, and here it is two.',
      'service hidden':
        'You know whose back hurts, who keeps old letters, who wants the bed up before dark. ‘And what about you?’, asks somebody. You may look round the room and say ‘the small screwdriver’. They laugh, and think that you are happy so. Your hands had been answering all day, and they answered this too.',
      'trust hidden':
        'You ask after the new street, the old quarrel, the cat, and they tell you everything, on the boxes. Then somebody says ‘you’, and perhaps you go down for a lamp that is up already. Nothing is wrong, they conclude. You brought your trouble round the bend alone, so that it bumped into nobody.',
      'work heat':
        'The flat is swept. You flatten the boxes on which they wanted to sit, tie them up, take them down, and perhaps start on the windows. ‘There is no stopping you’, they say, standing about with their glasses. Your arms have been full since seven, and cannot yet believe that everything is upstairs.',
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
      'work delay': 'On most evenings you can shut the gate. With what has to be done it stays open:',
      'work heat':
        'Each evening you could shut the gate on the day. You clap instead, until everything is awake:',
    },
    scenes: {
      'courage heat':
        '‘Still counting?’, calls somebody from the path. ‘And who is asking?’ may be out and over the hill before you see the lantern that is held out to you. Up there, they say, lives somebody who fears nothing. Each sound tonight had meant that something was lost, and this one meant a light.',
      'patience far':
        'There is one place on this hill where you would like to build a fold. Each morning you stand there, holding your coat shut, and may move a stone with your foot and move it back. They think that you lost something. You have both hands full, and what is in them is alive.',
      'patience heat':
        'You are planting a hedge along the path, and the first twenty bushes were a pleasure. The next eighty have the same thorns, and you may go and look for a place to dig a well. They suppose a change of plan. Cares come towards you by themselves, and no bush does.',
      'patience hidden':
        'You learn one more name, oil the bolt, comb wool from the fence. Outside by the wall stands the one thing you wish for, and perhaps you hum so as not to hear it. ‘All in order there’, they say. It does not bleat, and you are surrounded by those who do.',
      'service hidden':
        'You know which of their cares limps and which has to be carried. Somebody at the gate asks how you slept. ‘They were restless’, you say, and may notice too late about whom they had asked. They take that for an answer. In such a flock yours was the only voice without a bell.',
      'trust heat':
        'A stranger leans on your gate and asks the way. You may have told him all your sheep by name before his bag is down, and then, as he is silent, push the bolt. He thinks that he kept you from work. It is lonely on that path, and he leaned so kindly.',
      'work delay':
        'A stool stands inside the fold. When all are in, you think, and then there is a lame one to be seen to, and you may be counting by ear. From the path one would say that you love the night. They lay down while you counted, and only you stood.',
      'work heat':
        'They are in, even the oldest. You mend a hurdle, fetch water for tomorrow, call once more to be sure, and may be running round the fold at midnight. From the valley it looks like a feast. All those names were called in tonight, and nobody was there to call yours.',
    },
  },
}
