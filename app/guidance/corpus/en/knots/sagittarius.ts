import type { SignKnots } from '#app/guidance/corpus/knot-texts.ts'

/** Knots of a lot in Sagittarius, by its place. */
export const SAGITTARIUS: SignKnots = {
  1: {
    gift: 'You find your balance by setting out, and others set out behind you.',
    knots: {
      delay:
        'It is only standing still that you cannot bear, and for that the way to the gate is enough. You ride so far, feel that it holds, and are content for a day. You have started nine times. Behind you stand two with packed baskets, one foot on the pedal, who go when you go.',
      heat: 'As soon as it gets narrow you ride faster, because slowly you would fall. You call out over your shoulder that it is glorious. Behind you somebody brakes, somebody gets off. You do not notice before the top of the hill, where it is indeed glorious, and there is nobody to tell it to.',
      hidden:
        'You ride your bad moods off at night, on empty roads, so that nobody has to meet one. It is your best hour. By day you go at the others’ pace, and complain of nothing. They would never guess that you have the wind of the whole district in your hair, combed flat.',
      far: 'It is a hired one, too low, with somebody else’s bell. You do not like to adjust the saddle, you are giving it back in any case. So you ride with your knees at your chin, cheerfully, behind people who know the way, and believe that it is you who cannot cycle.',
      ease: 'It goes downhill a little, all the time. You have not had to pedal for so long that you hold your feet out to the side. Field, wood, village, field. It is lovely, and each place looks at you for the length of a second. You could not say where it is that you are riding.',
    },
    traits: {
      held: {
        light: 'You pick your road with care, and then you ride it to the end.',
        shadow: 'You can talk about setting out until the road has been built over.',
      },
      driven: {
        light: 'You say ‘come and see’, and a grey day has two wheels.',
        shadow: 'You can run from a bad mood so well that you are gone when the good one comes.',
      },
      loose: {
        light: 'You fall, laugh, look at the knee and get on again, and that does everybody good.',
        shadow: 'You can let each wind turn your front wheel and call it freedom.',
      },
    },
    month: 'When you do not know what to do, go out for an hour, and decide on the way back.',
    last: 'Push off: your balance has always come in the second metre.',
    leads: {
      'courage delay':
        'A bad mood you ride off as far as the gate. What made you cross comes home again with you:',
      'courage heat':
        'On the road speed keeps you upright. In a talk, where one stands still and listens, you tip over:',
      'courage hidden':
        'Bad moods you ride off in the dark. By day you swallow the next, at the others’ pace:',
      'learning far':
        'When you ride ahead you find the way by riding. Behind people who know it, you feel like a beginner:',
      'order delay': 'After the first time the tyre is hard enough. Your hand goes to the pump all the same:',
      'order far':
        'On a bicycle of your own you dare to fall. On the hired one, nobody shall see you wobble:',
      'patience delay':
        'Nine times you have turned back at the gate, and what you love most is still out there:',
      'patience ease': 'On the flat you would pedal. Downhill you hold out your feet and the fields go by:',
      'patience heat': 'You keep your balance while it is fast, and a dull stretch is slow:',
      'provision delay': '‘Let us go and see,’ you say, and at the gate you turn round for the pump:',
      'provision far':
        'On your own saddle you are the one who rides ahead. With what others give you, you dare nothing:',
      'provision hidden': 'Your best hour is at night, on an empty road. By day you no longer look round:',
      'standing delay': 'On the bicycle you trust your balance. In front of people you do not:',
      'work heat': 'You know that whoever slows down falls over. Even on top of the hill you do not get off:',
    },
  },
  2: {
    gift: 'What you own best is what you can do, and you pass it on.',
    knots: {
      delay:
        'At the border they ask what you have to declare. You could say: I can do this. But so light a bag looks like too little here, and you go through it once more. The tools are good, and you only have to take them out. On the other side stands a town with crooked doors, waiting.',
      heat: 'You have said yes to three towns, since you can do it. You unpack in one, start, and explain to them meanwhile how it is done in the next. The price you named in passing, and it was too low. By evening you are tired and famous and your shirt is still at the border.',
      hidden:
        'It does not show, what you have. No shop, no sign, only the hands in the pockets. You like it that way. But they take you for a person between two trains, and ask if you could mind the suitcases. You mind them well, and the thing that you can do lies rolled up in a cloth.',
      far: 'Where you are new they ask for a paper, and nobody there has seen you work. So you do what one needs no paper for. You do it with your head up. In the evening you make something with the old tools, in no time, perfectly, and look at it as at a photograph.',
      ease: 'Something always turns up, you have never gone hungry, and so you have never looked to see what is in the bag. A shirt, a picture, tools, they must be there. The skill is in your fingers, they say. You have not asked your fingers for a while.',
    },
    traits: {
      held: {
        light: 'You learn a thing from the ground up, and it feeds you in any country.',
        shadow: 'You can carry your talent about like a bag that is never opened.',
      },
      driven: {
        light: 'You give freely of what you know, and are not afraid that it gets less.',
        shadow: 'You can spend on Monday what you expect of Friday, and call it trust.',
      },
      loose: {
        light: 'You can leave a full house with one bag, and not turn round.',
        shadow: 'You can travel so light that in the end you own nothing but departures.',
      },
    },
    month: 'Teach one thing that your hands can do to somebody who has time.',
    last: 'Take out your tools; somebody nearby has a door that sticks.',
    leads: {
      'courage hidden':
        'To those who hand you their suitcases you say no cross word. The next stranger gets it:',
      'order delay': 'At every border you check your tools again, though they have long been good:',
      'order far': 'Nobody here has seen you work, and without a paper every piece has to speak:',
      'order heat': 'In every town you show how it is done. When it is done wrong, you are there at once:',
      'patience delay': 'Your skill is dear to you, and so it stays in the bag a little longer:',
      'patience heat': 'In one town you are already talking of the next:',
      'provision delay':
        'On the road a light bag is enough for you. Where somebody asks what is in it, it is not:',
      'provision ease':
        'On the road a shirt and a skill are enough. Once you have arrived, your hand goes on looking:',
      'provision far': 'What you can do is yours in any town. What they hand you is not:',
      'provision heat': 'On the road a light bag is enough. In each town you see what others have:',
      'provision hidden': 'Nobody asks what is in the cloth, and by now you no longer look either:',
      'speech hidden': 'You hang out no sign that says what you can do, and none that says what you want:',
      'work delay': 'Light as the bag is, you go through it again before you sit down:',
      'work heat': 'By evening you are famous in three towns and no nearer to a chair:',
    },
  },
  3: {
    gift: 'Your car is always full, and a short road gets longer and merrier.',
    knots: {
      delay:
        'You take them all, that is clear, and so you wait for the last one. He is looking for his hat. The train leaves at ten past. You have the motor running and time in plenty, you say, and it is true of you. Five people in the back look at their knees and do sums.',
      heat: 'Door shut, and off. You talk with your hands and turn round while you talk, and there is a better way, by the bridge. It is really a very beautiful bridge. The station lies behind you now. They still laugh, and one of them looks at the time.',
      hidden:
        'When somebody has to get to the station they think of you, and you come. They talk on the back seat, and you drive. Where you would like to go yourself they do not know. You look in the mirror at five cheerful faces, and between them your own eyes.',
      far: 'You have had the car for three weeks and know the roads from the map. They sit in the back and know short cuts, left, no, the other left. You do as they say. On roads that you know you drive like singing. Here you creep, and apologise to each crossing.',
      ease: 'Get in, all of you, there is room. You like to drive, the road does it by itself. You have told the story with the goat so often that they now tell it together. You arrive. They get out, they wave, and you sit there a moment and wonder what was said.',
    },
    traits: {
      held: {
        light: 'You think what you promise people for Saturday, and on Saturday you stand outside.',
        shadow: 'You can save your good news for a long drive that never takes place.',
      },
      driven: {
        light: 'You pull up, fling the door open and say ‘in with you’, and someone is in time.',
        shadow: 'You can give advice at such a speed that the road signs have a better chance.',
      },
      loose: {
        light: 'You take along whoever stands at the roadside, and it nearly always turns into a tale.',
        shadow: 'You can be everywhere for a short while, and have told all of them that you are coming.',
      },
    },
    month: 'Take somebody along on a short road, and stop where they would like to stop.',
    last: 'Say where you would like to go: the whole car would come along.',
    leads: {
      'courage heat': 'A back seat full of people pleases you. An objection from the back seat does not:',
      'courage hidden':
        'For the five in the back you stay friendly to the last stop. Whoever you meet afterwards has less luck:',
      'learning delay':
        'For others’ journeys a full car is ready enough. For your own you find something still missing:',
      'order delay': 'With a late neighbour you are patient and easy. With your own work you are not:',
      'order far': 'On known roads you drive like singing. Where you are new you check each turn:',
      'order heat': 'A roundabout road never bothers you. One wrong word from the back seat does:',
      'patience delay':
        'A short road for a neighbour you drive any day. The long one you dream of has to be perfect:',
      'patience heat': 'The detour delights you, and the straight road to the station is only a road:',
      'provision delay': 'In your car there is room for one more. With what is yours you begin to count:',
      'provision far':
        'You drive anybody to the station for nothing. That something could be yours for nothing is harder:',
      'speech delay':
        'With a neighbour in the back you can chat for miles. To tell him that he is late is harder:',
      'speech ease':
        'Every neighbour gets a seat in your car. What you would like to say yourself gets none:',
      'speech heat':
        'At every stop you let one more person in. In a quarrel you drive off without the kind words:',
      'trust delay':
        'In your car there is room for everyone. Nearer than the back seat you let few people come:',
      'work heat': 'The drive itself is what you like. At the station you would sooner go on than get out:',
    },
    scenes: {
      'courage hidden':
        'You have said ‘no trouble’ all day, and at a counter, over a few coins, you may hear your voice go sharp. The man behind it sees somebody without patience. He cannot know about the full car. It is no shame to have had a wish of your own at the wheel.',
      'trust delay':
        'A neighbour of many years stays in the car and asks how you are, and you may listen for the favour that is coming. None comes. To them you seem a driver with one eye on the clock. It is no failing to believe a kind question a little at a time.',
    },
  },
  4: {
    gift: 'Your house is half an inn, and travellers rest well in it.',
    knots: {
      delay:
        'Travellers are to rest so well with you that the guest room is not ready yet. It wants painting, and you have the colours of three countries in your head. So it stands open, with a ladder. A man from far away sleeps at the station inn, under a picture of a stag.',
      heat: 'You have met them on the road, six of them, and brought them home. It is midnight, you throw open the doors, ‘here they are’. It is grand. Those who live in the house stand on the stairs in their nightshirts. They would have been glad too, at eight o’clock, and with one loaf more.',
      hidden:
        'They sleep behind your doors and praise the inn. Where you sleep yourself they have not asked, it is the room behind the kitchen, without a window. You hear them through the wall, talking of roads. You know that stretch. You could tell them where the well is.',
      far: 'Any roof is half an inn to you, and under this one, which belongs to others, you keep to the inn’s half. You have been passing through for years. There is a nail in the wall, and nothing hangs on it. When they say ‘at our place’, you look round for your bag.',
      ease: 'They come, they go, the door stands open. You have long since given up counting the beds. It is a happy house, with sand on the floor. Sometimes in the evening all of them are there, and a newcomer asks, ‘Do you live here?’, and you realise that he means you.',
    },
    traits: {
      held: {
        light: 'You build a place to which one can come back from anywhere.',
        shadow: 'You can long for the far hills so loyally that your own garden runs wild.',
      },
      driven: {
        light: 'You knock a wall through and say ‘more air’, and the family gets younger.',
        shadow: 'You can slam the door behind you for freedom, and it was your own door.',
      },
      loose: {
        light: 'You are at home where the shoes of many people stand in the hall.',
        shadow: 'You can treat your own four walls as a night’s lodging, and not pay the bill.',
      },
    },
    month: 'Let one guest sleep well in your rooms, and ask where they come from.',
    last: 'Hang something of yours on the nail; whoever lives here is allowed to.',
    leads: {
      'courage hidden': 'From the room without a window no cross word is heard. It waits for the street:',
      'home delay':
        'A traveller at the door would make the rooms large. Until one comes, you see only what wants painting:',
      'home ease':
        'A traveller at the door brings your rooms to life. Once everyone has a bed, it is too calm for you:',
      'home heat': 'What you meet on the road you bring home. Not all of it is a guest:',
      'order delay': 'The guest room would do as it is. From the ladder you see one more spot:',
      'order far': 'In your own inn there are crumbs on the table. In their house you leave none:',
      'patience delay':
        'The dearer a guest is, the longer you paint. What is dearest of all never gets through the door:',
      'patience heat': 'Midnight with six strangers is grand, and the breakfast after it is only breakfast:',
      'provision delay':
        'You gladly give a guest the best that you have. Alone, you look twice whether it will do:',
      'provision far': 'You are a good host to every traveller, and a guest among your own things:',
      'provision hidden':
        'Your guests praise the inn. From the room behind the kitchen you no longer see it:',
      'service delay':
        'For your guests you think in three colours. For your own bed you have not opened a tin:',
      'speech hidden':
        'You lie in the dark and wish that somebody would knock. Nobody hears a wish through the wall:',
      'work delay': 'A traveller is to rest well with you. You yourself still stand on the ladder:',
      'work heat': 'At midnight you throw open the doors, and for you the day is not over:',
    },
    scenes: {
      'order far':
        'In the morning you may fold the blanket, lay it edge to edge, and shake it out because one corner is a finger’s width too long. Whoever brings the coffee thinks that you are leaving. You wanted to be no trouble. A bed is allowed to look as if somebody had slept in it.',
    },
  },
  5: {
    gift: 'People laugh at your stories first, and then they understand.',
    knots: {
      delay:
        'You have a new one. It is about a hen, and it is not ready, the ending limps. You tell the old one meanwhile, by request. They move their lips along. The new one grows at night, with thirty hens by now, and if you do not let it out soon it is going to be a novel.',
      heat: 'You tell it over the music, with both arms, and when they laugh you put another on top. They are holding their sides. Somebody in the second row lifts a finger, he knows one too. You see the finger. You have only this short bit to finish first, and the next, and then it is late.',
      hidden:
        'You tell of hens. They wipe away their tears and say that you ought to go on the stage. The point of it, the small true one which stands so still behind the twentieth hen, is about you. It has never been seen. You bow, and take it home again under your coat.',
      far: 'They have another humour here. You begin, and halfway you see in their faces that the hen has died. You shorten it. By and by you tell nothing any more, and laugh, just after the rest, at what was surely very funny, if one had been there.',
      ease: 'A word is enough and they are holding on to one another. You could read from the telephone book. It makes the evening light, it makes everyone light. On the way home you look for the place in your tale where it used to mean something, and it has been laughed quite smooth.',
    },
    traits: {
      held: {
        light: 'You wait with the point until the slowest has a seat, and then it is for all.',
        shadow: 'You can save your merriment for people who are witty enough, and wait for them.',
      },
      driven: {
        light: 'You turn up with a drum, and the street remembers that it is Saturday.',
        shadow: 'You can joke so fast that nobody gets to be sad beside you.',
      },
      loose: {
        light: 'You can laugh at your own mishap as heartily as if it were somebody else’s.',
        shadow: 'You can leave the feast of your life to chance, and chance likes to sleep in.',
      },
    },
    month: 'Tell one story well, and let the listeners find out what it means.',
    last: 'Tell the story whose end still limps; others like to carry it home and finish it.',
    leads: {
      'courage hidden': 'In your story you put the truth behind a hen. A grudge you hide less well:',
      'friendship delay':
        'A story you tell them three times. A simple ‘are you coming?’ you cannot get out once:',
      'friendship heat': 'A whole room that laughs makes you light. One friend who is silent weighs more:',
      'order delay': 'How many hens there are does not trouble you. That the ending limps does:',
      'order ease': 'While they are laughing you listen for an older laugh:',
      'order far':
        'Among friends one hen can become twenty. Here, where it has died, nothing is to go wrong:',
      'order heat': 'In your own story a hen can become twenty. In somebody else’s you count them:',
      'patience delay': 'The old story can grow while you tell it. The new one has to be ready first:',
      'patience heat': 'A story can be made new with one more hen. A plan that has grown old cannot:',
      'provision delay': 'In a story you are free with hens. With what you own you are not:',
      'provision far': 'Their jokes are not yours, and neither are the chair and the cup:',
      'work heat': 'With the second hen they are all laughing. You cannot stop before the twentieth:',
      'work hidden': 'They all go home happy after your story. You bow, and your own laugh is missing:',
    },
    scenes: {
      'friendship delay':
        'You have had the room laughing, and one of them may be the person you would like to ask along. You tell one more, and the chair is empty. Those who leave believe that you always have company. It was no pride. Plain words are hard for a storyteller, and they can still be sent.',
      'order delay':
        'They have gone home wiping their eyes, and you may sit on the edge of the bed and try the last sentence a seventh time, because one word in it came too late. To them it was perfect. You are not vain, and a story that limps a little arrives as well.',
    },
  },
  6: {
    gift: 'Once you know whom it is for, you gladly sweep the whole yard.',
    knots: {
      delay:
        'You lean on the broom and think about why. There is a reason, you are sure, and it has to be quite right before you begin. It gets nearer when one looks at the clouds. The guest with the bad feet has in the meantime come over the stones, and found it a bit rough, and sat down.',
      heat: 'Now that you know what for, you sweep like a storm. The yard, the street, the neighbour’s steps. Dust flies in at all the windows. It was only to be from the gate to the door. The guest is standing there, with a handkerchief at his mouth, and waits for the help to be over.',
      hidden:
        'Knowing whom it is for, you need nobody else to know. You sweep from early morning, while they sleep. They come out, walk over it as over any ground, and praise the dry weather for it. The guest whose feet hurt comes easily up to the door, and thinks that he walks better this year.',
      far: 'In this yard there are rules: from left to right, on Fridays. Nobody knows why. You ask, and they look at you. So you do it from left to right, with your heart not in it, and are told that you are not quite here. It is so. You are with the reason, and it lives elsewhere.',
      ease: 'This yard you once swept for a man with bad feet, and the broom has kept the way by heart. It is smooth as a plate from end to end. You need not look up. He goes round by the garden these days, over the stones, to the bench in the sun, and waves to you.',
    },
    traits: {
      held: {
        light: 'You do the dull thing faithfully, because you can see the far end of it.',
        shadow: 'You can wait for a great task while the dishes wait for you.',
      },
      driven: {
        light: 'You make a song of a chore, and ten people are done before they have grumbled.',
        shadow: 'You can help in such grand style that somebody has to clear up after you.',
      },
      loose: {
        light: 'You let yourself be needed without a long face, and forget to send a bill.',
        shadow: 'You can leave each job in the middle, because the middle has no view.',
      },
    },
    month: 'Find out for whom one dull job is done, and then do it.',
    last: 'From the gate to the door is far enough to sweep: a guest walks no further.',
    leads: {
      'courage hidden': 'You sweep unseen and unthanked and say no word. The word falls in another yard:',
      'order delay': 'A broom without a reason you put down. The reason itself you turn over and over:',
      'order far': 'In your own yard you would stop. Here, where the rules have no reason, you dare not:',
      'patience delay':
        'Even for a broom you want a good reason. For what you love it has to be a great one:',
      'patience heat':
        'You keep sweeping while a guest stands at the gate. In a plan of many weeks nobody stands there:',
      'provision delay':
        'A broom has to wait for its reason, and what you have bought for yourself waits too:',
      'provision far': 'Your own broom you take and put down as you like. Here even a present has its rule:',
      'service delay': 'For a guest you find your reason in the end. For your own feet you find none:',
      'service heat': 'Once there is a reason you take the broom, and nobody else gets hold of it:',
      'work delay': 'Without a reason you do not sweep, and with the yard unswept you do not rest:',
      'work far': 'In your own yard you put the broom down. Here you hold on to it with half a heart:',
      'work heat': 'Without a reason you stop after five minutes. With one you do not stop at all:',
      'work hidden':
        'You are glad while you sweep. When the guest comes easily to the door, you are behind the house:',
    },
    scenes: {
      'order delay':
        'The letter is finished, and you may open it again at the gate, since the ‘because’ in it is not yet quite the right one. People think that you enjoy choosing words. You would much rather be done. To want a good reason is no fault, and a letter can go with a fair one.',
      'order far':
        'The yard is done, left to right, and you may go back to the first corner and sweep it again, in case that was a rule as well. They look out, and wonder what you have lost. You did what was asked. A newcomer is free to hang up the broom when the others do.',
      'service delay':
        'The guest has the cushion, the shade and the good chair, and you may notice only now that you have been standing on the hot stones since noon. They think that you like it so. Nobody has to earn a seat by being the last to look for one, and your feet count too.',
      'work delay':
        'The bench stands in the sun, the yard is unswept, and you may stand between the two with the broom in your hand. People think that you are resting. Inside you count the stones that are still to come. A bench is not paid for with a clean yard, and it holds you today.',
    },
  },
  7: {
    gift: 'Walking side by side, you can say what is hard to say at a table.',
    knots: {
      delay:
        'You would talk about it, outdoors, by the river. It has to be a long walk, with no one behind. It rained on the free day, and then there was the visit. The one opposite has sat through nine meals with you. They look at you, you look at the weather, and each time there is pudding.',
      heat: 'You walk fast when it gets serious. You are already at the bend, and speak back over your shoulder, in large sentences. The wind takes half. The other one has a stitch in the side, and has come to the point of saying something, if only you were standing still.',
      hidden:
        'On a walk with you hard things come so easily that the other begins at once. Step by step it pours out, and at the bridge they are light. You were about to begin as well. But it is getting dark, they take your arm, and you carry your own sentence home, in step.',
      far: 'Here they settle things at a table, with minutes. You sit there with folded hands and feel your feet under the cloth. Outside flows a river. Each good thought comes to you on the stairs, afterwards, when you are walking, and on the stairs there is no one to whom it is of use.',
      ease: 'You two walk so well together. Left, right, for years, one does not even notice the hill. You speak of birds. Somewhere along there is a path that goes off, and each of you has seen it, and thought: when the other says something. And there is always another bird.',
    },
    traits: {
      held: {
        light: 'You give somebody room beside you on the path, and wait for their step.',
        shadow: 'You can keep your freedom so handy that nobody hangs up a coat.',
      },
      driven: {
        light: 'You say it straight out and laugh, and the thing between you is only a thing.',
        shadow: 'You can be so frank that the other goes home with your opinion of them for company.',
      },
      loose: {
        light: 'You can get on with anyone who likes to walk, and that is more people than one thinks.',
        shadow: 'You can call it closeness when two are looking in the same direction, at nothing.',
      },
    },
    month: 'Walk for an hour with somebody, side by side, and let the talk come by itself.',
    last: 'Stand still at the bend: there is a person beside you with something to say.',
    leads: {
      'courage hidden':
        'All along the river you keep your own hard word back. Somebody who never walked there gets it:',
      'friendship delay': 'For a walk together you want the perfect day:',
      'learning far': 'Your good thoughts come on the stairs. At the table the others have theirs in time:',
      'order delay':
        'Nine meals have not been good enough for that talk. Your own work is not good enough either:',
      'order far':
        'By the river your words are free. Where each one goes into the minutes, you weigh them all:',
      'patience delay':
        'At the table you are restless, and yet you sit there until the weather suits the walk:',
      'patience heat': 'At a table you grow restless, and a long piece of work keeps you at one:',
      'provision delay': 'You save the talk for a long walk. Other good things you save as well:',
      'provision far': 'You sit at their table with folded hands, and touch little of what is yours:',
      'provision hidden': 'With an unsaid sentence to carry home, you hardly notice the arm in yours:',
      'speech heat': 'The faster you walk, the less of what you mean arrives:',
      'trust delay':
        'Side by side you can say hard things. To believe the kind ones you need many more walks:',
      'trust ease': 'At a table you grow restless. On a walk you have a bird to speak of with anyone:',
      'trust heat':
        'Side by side you keep in step with a friend. With somebody new you are already at the bend:',
      'work heat': 'At the bend you could wait for the other, and you walk faster:',
    },
  },
  8: {
    gift: 'You can tear up a debt, and be the lighter for it.',
    knots: {
      delay:
        'The paper has lain in your bag since the spring. You take it out when you look for the key. You are not going to ask for it; you knew that in the first week. You are only waiting for a good moment to say so. Until then a friend crosses the road a little early, each time.',
      heat: 'It has been heavy for months, and then it cannot wait a minute longer. You take it out at the table, in front of all, and tear it up, so that the pieces fly. They clap. The friend has gone white. He picks a scrap out of his soup, and thanks you before eight witnesses.',
      hidden:
        'You tore it up long ago, alone, over the basket. You never told him. It was meant so nobly. He is still putting something by each month, in a cup, and cannot look at you properly, and you do not know why he has become so odd.',
      far: 'This time it is you who owes. It is a small sum, and yet you, with your open hand, do not know what to do with your face. In their house they count. You laugh too loudly and bring too large a melon, and lie in their good bed like something that was left behind.',
      ease: 'You have never kept papers. What was lent is gone, what was borrowed too. They know you, they say with a smile: ah, him. It has always evened out. There is one person, though, to whom it did not even out, and who has not said so, because with you one does not count.',
    },
    traits: {
      held: {
        light: 'You look at a fear overnight, and in the morning it has the size that it has.',
        shadow: 'You can carry about a noble decision until it is merely a habit.',
      },
      driven: {
        light: 'When all are whispering you say the figure, and that it is only a figure.',
        shadow: 'You can be so generous that you give away what belongs to others too.',
      },
      loose: {
        light: 'You let go easily, and what comes back to you comes because it likes to.',
        shadow: 'You can be generous with the half of a thing that was not yours.',
      },
    },
    month: 'Cancel one small debt that you can spare, and tell the other person so.',
    last: 'Tell your friend, when you are alone together, that the debt is gone.',
    leads: {
      'courage hidden': 'To him you say nothing about how odd he has become. Somebody else hears it:',
      'order delay': 'The paper does not leave your bag, and your work does not leave your hands:',
      'order far': 'Among people who count, you leave nothing that could be counted against you:',
      'patience delay': 'A sum of money you can let go in a week. A joy is too great for any week:',
      'patience heat': 'A great gesture has all of you. The long days after it do not:',
      'provision delay':
        'To a friend you give without counting. When you want to buy something for yourself, you hesitate:',
      'provision far':
        'You know how to tear up a debt. When you are given something, you feel the debt at once:',
      'provision heat': 'What others owe you, you can let go. What they own does not let go of you:',
      'provision hidden': 'Counting is too heavy for you, and so the good things are not counted either:',
      'speech heat': 'What friends owe you, you think over for a night. What they say, not for a minute:',
      'speech hidden':
        'You do not tell him that the debt is gone. What you wish for you do not tell him either:',
      'trust delay':
        'You forgive the money in a week. To believe in a friend’s kindness takes you much longer:',
      'work heat':
        'The paper is in pieces and the bag is light. You are already running to the next good deed:',
      'work hidden': 'The paper is torn, the bag is lighter, and you have gone on before you are glad:',
    },
    scenes: {
      'order far':
        'In their kitchen you may have washed two cups, dried them twice, and turned both handles the same way. They only wonder what keeps you, since the coffee is poured. To owe a small sum is no disgrace, and even people who count do not count the handles.',
    },
  },
  9: {
    gift: 'You go to see for yourself, and do not forget why you set out.',
    knots: {
      delay:
        'A journey that can go on for ever deserves the right road, and you look for it first. You know four of them. Each spring you set out on one, on your own feet, and turn round at the bridge because another could be better. Then the jacket hangs on its hook again, a bit more noble.',
      heat: 'You have arrived and are already saying where one would have to go next. You have understood it. You lay out your jacket, kneel, get up, and your heart is pounding with all that is still to come. It was a very holy place, they tell you afterwards. You had thought it was a halt.',
      hidden:
        'By the side of the road, behind the wall, you have stopped for a moment and been still. When the others come round the corner you are tying your shoe. They take you for the merry one, who leads the songs. What it is that you go on all these roads for, you tie up with the lace.',
      far: 'You have walked so far that you are now everywhere a guest in what people believe. You know the greetings. You take off your shoes, put on the cap, and sit where one sits. And when they ask you, kindly, what you say yourself at such an hour, it is a long way to come back from.',
      ease: 'One town, one temple, one sunset more. You find them all beautiful. Your legs are good, and there is no end to it. You used to stop at some hour and remember. Now the walking does it for you, you think, and you have not spread out the jacket for a long time.',
    },
    traits: {
      held: {
        light: 'You read a road as others read a page, and underline little.',
        shadow: 'You can possess a distant truth and not use it in the kitchen.',
      },
      driven: {
        light: 'You carry people off to where the view is, and afterwards they live in other houses.',
        shadow: 'You can convert somebody who had only stopped you to ask the way.',
      },
      loose: {
        light: 'You find in every country someone with whom you can laugh before you can talk.',
        shadow: 'You can collect horizons, and show them round like picture postcards in the evening.',
      },
    },
    month: 'Go somewhere to see it with your own eyes, and note on the way why you set out.',
    last: 'Spread out your jacket: this is a place, too, and it is the hour.',
    leads: {
      'courage hidden': 'You lead the songs, and tie the serious things up in your lace:',
      'learning delay': 'At the bridge you turn round to look for a better road:',
      'learning ease':
        'You set out for wisdom. Your good legs carry you on before any town has had time to teach you:',
      'learning heat': 'You have hardly arrived, and you have already understood. You learn in the same way:',
      'order delay': 'A journey needs no end, and that suits you. A piece of work needs one:',
      'order far':
        'On your own jacket you sit as you please. Among people with rules for sitting, you take no chances:',
      'order heat': 'You look for wisdom on distant roads. A small fault you find at every halt:',
      'patience delay':
        'For a long journey only the right road is good enough. Whatever you love has to wait too:',
      'patience heat': 'The reason for your journey stays with you. Single places do not keep you long:',
      'provision delay': 'You know four roads, and walk none to its end. With what you own it is the same:',
      'provision far': 'You know how one behaves as a guest. How one keeps a present, you do not know:',
      'provision hidden': 'Your eyes are on the far road, and what you have in your jacket you forget:',
      'speech delay': 'Each spring you choose your road again, and at table you choose your words again:',
      'speech heat': 'On a journey you can lay down your jacket and be still. In a quarrel you do not stop:',
      'speech hidden': 'You lead the songs, and your own wish you tie up with the lace:',
      'work heat': 'You lay out your jacket, and your heart is already on the next road:',
    },
    scenes: {
      'order far':
        'You have been asked to cut the bread, and perhaps you are still comparing the slices when the others sit down. They look round for you, and suppose that it is a custom where you come from. Uneven slices are no offence in any country, and a guest is allowed to make them.',
    },
  },
  10: {
    gift: 'You say your aim aloud, and others can follow the sound.',
    knots: {
      delay:
        'You wear the bell, and hold the clapper between two fingers. You would like to be sure of the direction before it sounds. Behind you forty animals are standing with their loads on. It is an honour, and nobody is to be led astray by you. It is getting hot. They have begun to follow a goat.',
      heat: 'You ring, you gallop, and it is a splendid aim, you can see it from here. You are shouting back what it looks like. The rope between you and the second animal got longer and longer, and at some point there was no rope. You come in among the palms, ringing, all by yourself.',
      hidden:
        'You say the aim so loudly that nobody asks what you want there yourself. They know the town, the road, the wells, and follow the sound. In your own bag lies a small wish, under the big one. At the gate they cheer, and you cheer along, and cannot find it again.',
      far: 'It is another’s caravan and another’s town on the horizon. They have hung the bell on you because you stepped out so well. So you ring for a place where you do not want to go. Each night you lie with your head the other way round, and the bell, which hears it, is silent.',
      ease: 'By now the bell rings by itself, with every step, and they come behind. You hardly hear it any more. The road is good, one does not need to look for it. Somebody in the rear called out to ask if this is still the right valley, and you rang, in a friendly way, and went on.',
    },
    traits: {
      held: {
        light: 'You do not announce a thing before you have seen the pass with your own eyes.',
        shadow: 'You can speak of a great aim with such reverence that nobody dares to start.',
      },
      driven: {
        light: 'You say out loud where it is going, and tired people lift their heads.',
        shadow: 'You can promise so much country that there are not enough legs for it.',
      },
      loose: {
        light: 'You can give the bell to another and walk behind, whistling, in the dust.',
        shadow: 'You can be famous for a direction which you have not checked lately.',
      },
    },
    month: 'Say one aim of yours aloud, and look round to see who is coming.',
    last: 'Ring your bell now and then, and look round: the others want to come along.',
    leads: {
      'courage hidden': 'Your aim is heard by all. What hurts you has no bell, and goes astray:',
      'home delay': 'You answer for forty animals by day, and for every room when you come in:',
      'home heat': 'You gallop in ringing, and do not take off the bell at your own door:',
      'learning far': 'You ring for a town that others chose, and only you do not know it:',
      'order delay':
        'You hold the clapper still until no step can be wrong. Your work you hold on to just as long:',
      'order far': 'Where the aim is yours, you say it and go. Where it is another’s, you play safe:',
      'patience delay':
        'An aim said aloud has to be followed at once. Yours is too dear for a hot and ordinary day:',
      'patience heat': 'You gallop while the town is far. Among the palms it is only a place:',
      'provision delay':
        'From in front you see the far town. What you carry looks small against so long a road:',
      'provision far':
        'The bell round your neck belongs to somebody else. In time you think so of everything you are handed:',
      'standing delay': 'Before you ring, you test the road. Before other people’s eyes you test yourself:',
      'standing ease': 'For so long they have followed gladly that you count on it:',
      'standing heat': 'Your bell goes first, and another bell is enough to make you gallop:',
      'work delay': 'Your caravan stands, and that is no halt for you while the direction is uncertain:',
      'work heat': 'You are among the palms already, and the bell is still ringing:',
    },
  },
  11: {
    gift: 'You call over everyone who passes, and there is room on the cloth.',
    knots: {
      delay:
        'You call over everyone who passes, and so you need not choose. The one for whom you spread the cloth lives two streets away, and for that one it ought to be fuller first, with music. Six are sitting there already. You look down the road, and keep the one call for a better picnic.',
      heat: '‘More’, you call, and run to the road and bring people by the sleeve. It is a great big circle by now, and in the middle you have an idea for all of them, for the whole summer. Somebody had just begun to tell the one beside him what he hopes for, and moves over, and over.',
      hidden:
        'You spread it, you call them, and by evening they are all making plans. You lie on the last free corner and look at the sky. They think that you are happy, and you are. You have a plan too. But the cloth is so full of theirs that you hold it up there, against the first star.',
      far: 'It is a picnic by invitation, and you are on the list because of a cousin. You would have brought your own cloth. Here each has a small one, with a name. You go from one to the next with your melon and your loud laugh, and nobody can find a knife.',
      ease: 'There is always a meadow, there are always people. One lies there, one hopes a bit, out loud, it costs nothing. Of the plans made on this cloth you could pave a road. They roll over towards the shade. Next time, you all say, and you mean it from your heart.',
    },
    traits: {
      held: {
        light: 'You believe in a friend’s plan until it is old enough to stand.',
        shadow: 'You can hope so far ahead that you step over the people at your feet.',
      },
      driven: {
        light: 'You say ‘we can do that’, and because you say so they try.',
        shadow: 'You can be so keen for your friends that nobody likes to say ‘I am tired’.',
      },
      loose: {
        light: 'With you a stranger is a friend who has not yet had melon.',
        shadow: 'You can know a hundred people by their first names, and none by their second sentence.',
      },
    },
    month: 'Spread a cloth somewhere outdoors, and call over two people who pass.',
    last: 'The cloth is spread, six are here, and the melon is ripe: cut it.',
    leads: {
      'courage hidden': 'For your plan there is no room on the cloth, nor for a cross word:',
      'friendship delay': 'You call everyone who passes. The one two streets away does not pass:',
      'friendship ease': 'On the meadow you do the calling. In the week between it is the others who ring:',
      'friendship heat':
        'On your cloth there is room for twenty. When they meet on another one without you, it stings:',
      'order delay':
        'Everyone who passes is welcome on your cloth. What you make yourself is not yet good enough:',
      'order far':
        'On your own cloth anything goes. Where each cloth bears a name, yours has to be faultless:',
      'patience delay': 'Everyone who passes can come at once. The one call that matters waits:',
      'patience heat': 'The cloth delights you while more people are coming:',
      'provision delay':
        'For other people your cloth is always large enough. For yourself you measure it first:',
      'provision far':
        'On your own cloth there is room for twenty. What others spread for you, you hardly touch:',
      'provision hidden':
        'On the full cloth you are happy. Between two picnics you see only what is missing:',
      'standing delay': 'On your own cloth everyone is welcome. Two streets away you do not feel so sure:',
      'work heat': 'The cloth has been full for an hour, and you are still running to the road:',
    },
    scenes: {
      'friendship delay':
        'You have called eleven people over, and in your hand is the phone with one name on it, which you may look at until the sun is down. On the grass they think that you have everybody you want. It was no pride. You wished it lovely for that one, and that was kind.',
      'order far':
        'They are all eating by now, and you may still be smoothing the edges of your small cloth and turning its name to the front. On the next one they suppose that it amuses you. There is no harm in so much care, and a crease has never spoilt a picnic.',
      'standing delay':
        'Two streets away you may walk past the house once, and then once more, with your basket, looking for a better first sentence. From the window it is somebody taking the air, at ease with the world. To want to be welcome is human, and nobody in there has a question ready.',
    },
  },
  12: {
    gift: 'You can grow calm where you are shut in, like a horse under the brush.',
    knots: {
      delay:
        'The door of the stable has been open for a while. You stand inside with your head over the bar and look at it. You have got used to waiting, it took so much practice. One ought to be sure that it is really meant. The straw is clean, and out there it is so very wide.',
      heat: 'You know how to grow calm, and you go about it at full gallop. You brush until the hair flies. You breathe in, you breathe out, louder each time, and the whole stable is awake with your peace. Somebody had only shut the door because of the night, and would have come at six, with oats.',
      hidden:
        'Nobody thinks that you of all people would ever be in there. They see you on the meadow, with your mane. At night you stand in the box and breathe, and it is a different animal. You lay your forehead on the wood. In the morning you take the fence, and they say: that one has no cares.',
      far: 'It is a stable that is not yours, and the hand with the brush is not one that you know. You hold still. You have decided to be no trouble. ‘How quiet, for such a big one’, they say, and do not hear that you have been listening for the road since midnight.',
      ease: 'You wait, and it is no hardship. There is hay, there is a window. You used to want to run when you had to stand. Now you stand quite well. A good horse, they say, and pat you. Sometimes the wind brings something from a great way off, and you go on chewing.',
    },
    traits: {
      held: {
        light: 'You can wait in the dark and keep hold of what you have seen by day.',
        shadow: 'You can carry an old defeat about with you for years, like a saddle.',
      },
      driven: {
        light:
          'You bring a laugh into rooms where nobody had expected one, and people live on it as on bread.',
        shadow: 'You can flee from a sorrow across three borders, and find it at the hotel.',
      },
      loose: {
        light: 'You trust that a door opens, and meanwhile you are kind to the mice.',
        shadow: 'You can take a dead end for a quiet street, and furnish it.',
      },
    },
    month: 'Choose one thing that calms you in a closed place, and do it at the same hour each evening.',
    last: 'The stable door is open, and there is no hurry: smell the air first.',
    leads: {
      'courage heat': 'Under the brush you learn to stand. A short word is like a shut door to you:',
      'courage hidden': 'In the stable you have learnt to stand still. The kick has to go somewhere:',
      'order delay':
        'Under the brush you can be calm. Before an open door you look for the one thing still wrong:',
      'order far':
        'Under a hand that you know, you can kick. Under a strange one you want to do everything right:',
      'patience delay': 'You have learned to wait so well that you wait before an open door:',
      'patience heat':
        'Calm comes with the same brush every evening. You want it at a gallop, and gallops are short:',
      'provision delay':
        'Waiting has made you good at needing little. What is there for you now, you only look at:',
      'provision far':
        'Their straw is warm and you lie on the edge of it. A present feels borrowed to you too:',
      'provision hidden': 'You take the fence at a leap each morning, and hardly see the meadow any more:',
      'service delay': 'You have had so much practice in waiting that you let everybody go ahead:',
      'speech hidden': 'What the animal in the box wants, nobody on the meadow hears:',
      'trust heat': 'A hand with a brush has time, and you grow calm under it. A new hand you give no time:',
      'work delay':
        'You grow calm when you have to wait. To lie down in freedom, you want to have earned it:',
      'work heat': 'Even calm is a thing that you reach at a gallop. With all that you do it is the same:',
    },
    scenes: {
      'order far':
        'In a house where you are new you may fold the borrowed blanket a second time, edge to edge, and then look whether it lies as the others do. They find you easy to have, and nobody has looked at the edges. It is courtesy, a little too awake, and it is allowed to sleep.',
    },
  },
}
