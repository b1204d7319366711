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
    scenes: {
      'courage delay':
        'One of the two has said for weeks that you dawdle, and you rang your bell and laughed. Today she rolls over your shoelace, and perhaps everything comes out, back to April. She looks at the lace, amazed. A ride settles most things for you, and the gate was too near.',
      'courage heat':
        'The last one reaches the hilltop and pants: ‘You were quick.’ It sounds like blame, and you may have shouted back before she has got her breath. She had admired you, and now thinks that you fear nobody. You had stood up there alone with your joy, and hoped for a kind word.',
      'courage hidden':
        'All day you have braked for them and said ‘no hurry’. At the level crossing a man asks you the time, and you may bark it at him. He thinks that cyclists are like that. Your legs had been held in for six hours, and the empty road was far off.',
      'learning far':
        'At the fork they all turn left without a word, and you turn with them and wonder when it was said. Under the blanket you study the map, and perhaps there are rules for bells. They think that you know. They have ridden here since they could walk, and you since Thursday.',
      'order far':
        'It is late, and you are in the yard with the hired bicycle, polishing a bell that is not yours. Perhaps you oil the chain a third time. The owner, who wanted only the key back, thinks that you love machines. Nobody here has said what counts, and you cared for everything.',
      'patience delay':
        'The road to the sea hangs above your bed as a map. This morning there was wind from behind and bread in the basket. At the gate you look up, and perhaps June is bluer. The two behind suppose that the sea can wait. You want to show it at its bluest.',
      'patience ease':
        'A free day, and the road goes down. You could stop at the mill, at the lake, where the smoke is, and each is behind you before you have chosen. Perhaps you meant to paint the lake. Below, they say how rested you look. It was lovely everywhere, and nothing called you to stop.',
      'patience heat':
        'The first two hills you took singing. Now there is a maize field on the left, and after it a maize field. You may stare at your tyre and feel that this was the wrong road. Those behind think you know another. You live by the wind in your face, and here it is still.',
      'standing delay':
        'Your bicycle leans at a fence, and the windows are bright. You brush your trousers, look at your knee, try out ‘good evening’, and perhaps go round the block again. In there they believe that nothing daunts you. Riding, you are seen for a second, and a room has all evening to look.',
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
    scenes: {
      'order delay':
        'The door that you have hung shuts with one finger. You pack up, cross the street, and may be back with the plane for a hair’s breadth. The household walks in and out and thinks you adore this door. Your work speaks for you here, and you want it to speak well.',
      'order far':
        'You were asked to sweep the landing, and it is swept. Now you kneel with a brush between the boards, and then perhaps do the lamp. The others went home content and suppose that you enjoy it. Nobody here asked what your hands can do, and they tell it to a landing.',
      'order heat':
        'A man is showing two others how to hang a door. You are passing, and your hand is perhaps on his hammer before you have said good day. ‘Like this.’ They suppose that you were sent to check them. You were taught so well that a crooked stroke goes through your own wrist.',
      'patience delay':
        'A door hangs so crooked that your hand goes to the bag. You feel the good wood of the handle, and perhaps wait for a finer door. You buckle it up. The man there thinks you have another trade. Somebody taught you with love, and you want a worthy beginning.',
      'patience heat':
        'At the first door half the street looked on. This is the seventh, all seven are alike, and with the screw half in you may talk of a town with arches. People think that you have a better offer. You love to show how a thing is done, and here by now they know.',
      'provision delay':
        'In the shop hang warm shirts, and yours is worn at the elbow. You count your money, hold a sleeve, count again, and perhaps walk on to see what the next street costs. The shopkeeper believes you warm enough. You are counting the days between two towns, and some were long.',
      'provision ease':
        'There was soup, and there is bread for tomorrow. You lie down, get up, look into the bag, close it, and perhaps buy an apple that you do not want. The apple woman says how well you live. On the road your hand learned to look for supper, and it is still looking.',
      'provision heat':
        'Since noon you have had a new bag, of good leather. In the next town a woman opens hers, with a pocket for each tool, and yours is perhaps a sack all at once. She sees you stroke the leather and thinks you happy. You were, and your eyes travel faster than you.',
      'work delay':
        'You kneel beside the warm bench with the bag open. You roll the shirt tighter, mend a strap, count the tools, and after the hinges you can perhaps lie down. The others take you for somebody who is leaving. All that you live by lies on that floor, and one cannot look away.',
      'work heat':
        'The last door is hung, they have poured you a glass, and you draw the next one on the tabletop. ‘Sit down’, somebody says, and you may plane a bit off the bench. They believe you tireless. Three towns were in one day, and your arms are still between two.',
    },
  },
  3: {
    gift: 'You like a full car, and with you a short road gets longer and merrier.',
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
      'courage heat':
        '‘Was that the station?’ says a voice behind you. It sounds like a complaint, and you may have answered before the voice is done. It only wondered. For a moment they admire how sure you are. You had shown them the most beautiful bridge of all, and were waiting for a sigh.',
      'courage hidden':
        'You have said ‘no trouble’ all day, and at a counter, over a few coins, you may hear your voice go sharp. The man behind it sees somebody without patience. He cannot know about the full car. It is no shame to have had a wish of your own at the wheel.',
      'learning delay':
        'The course for the village bus begins tonight. You know every stop. At the door you may ask for another month, for the chapter on snow. They take it for doubt about the bus. You know these passengers by name, and that makes the wheel look large.',
      'order delay':
        'The list is done: who rides on which day, in two colours. The key is in your hand, and you may go back to check Thursday, and then the Thursday after. Five people wait, and think you enjoy lists. You want none of the five to be left at a kerb.',
      'order far':
        'Tomorrow you drive somebody to the station, ten minutes. Tonight you are out alone with the map, counting turns, and perhaps you go round a third time. Your passenger sleeps, and believes you know the road. At home your car sang, and you would like to give people that same ride here.',
      'order heat':
        '‘Left at the town hall’, says somebody behind you, and means the museum. ‘Museum’, you may have called before the word is out. It grows quiet on the back seat, where they think that you keep a list. These corners are your friends, and one was called by a wrong name.',
      'patience delay':
        'The great drive to the mountains lies in the glove box, a red line on a map. The tank is full and nobody needs the station. You may unfold it on the wheel, and wait for a finer month. Short roads seem enough for you. No line on that map is dearer to you.',
      'patience heat':
        'After the bridge come nine kilometres of plain road, with a lorry in front. You had been singing. Now you drum on the wheel and perhaps look for a turning, any turning. In the back they expect another bridge. You love to show things, and here is nothing to show.',
      'provision delay':
        'The tank is nearly full, and on the hill is a café. You look at the needle, work out the week, and perhaps stay in the yard with a flask. Outings seem to bore you. You keep the petrol for whoever rings at six in the morning, and that is kind.',
      'provision far':
        'They give you a rug for the seat, and you thank them twice. It lies folded in the boot, and perhaps you even keep the string. They think that you love tidiness. Here you still ask every crossing for permission, and have not got as far as the rug.',
      'speech delay':
        '‘We are late’, you could say. You look for words that spare the man with the hat, and perhaps have them at the second traffic light. By then he is telling a joke. In the back they believe you unaware. You wanted nobody to ride with a lump in the throat.',
      'speech heat':
        '‘Then walk’, you call, and are off. At the next corner the rest comes, that you like having them with you, and you may say it to the mirror. On the pavement they believe that they are too much for you. Both halves were true, and the car was quicker than the second.',
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
      'courage hidden':
        'They praised the pillows and the view, and you carried the tray out. In the morning a porter asks if you are travelling far, and perhaps nobody has ever answered him like that. He thinks you missed a train. All night their roads had come through your wall, and you had not knocked.',
      'home delay':
        'The key turns, and you see the drip on the door frame, the bare bulb, the ladder. Your bag may still be on your shoulder while you rub at the drip. People say how this house suits you. You came home as a tired traveller, and there was no host to greet you.',
      'home ease':
        'They are all in, and the soup was enough. You walk through the rooms, kick at the sand, and perhaps demand who has left the gate open, though it always is. A guest jumps up, sure that something has happened. You are made for the hour of arrival, and it was over at nine.',
      'home heat':
        'Somebody was rude at the crossroads, and you have been answering him ever since. Your boots arrive first, then the door bangs, and you may be shouting at the umbrella stand. In the kitchen they think that you mean them. You bring everyone home from the road, and he slipped in.',
      'order far':
        'In the morning you may fold the blanket, lay it edge to edge, and shake it out because one corner is a finger’s width too long. Whoever brings the coffee thinks that you are leaving. You wanted to be no trouble. A bed is allowed to look as if somebody had slept in it.',
      'patience delay':
        'The friend whom you want most under this roof writes: ‘I could come on the fourth.’ You look at the ladder, at the last bare strip, and may answer that June would be lovelier. Your friend reads that you are busy. It is the one visit for which you want all three colours dry.',
      'patience heat':
        'Last night they sang on your stairs. Now there are six cups, six plates, a question about buses, and perhaps it is as if the lamps had been carried out. You think of the open road. The six believe that you slept badly. Midnight was one joy, and breakfast is six eggs.',
      'provision delay':
        'You are alone with your bread and a pot of honey from far away. You hold it to the light, measure it, and perhaps put it behind the flour. A guest could come. Neighbours believe that you dislike honey. You have a hungry traveller before your eyes, and want him to have it.',
      'provision far':
        'You have been given a blue blanket with your initial. You thank them, sleep under the old one, and perhaps leave theirs folded for the next guest. They think the old one dear to you. At bedtime you still count yourself among those who leave in the morning.',
      'provision hidden':
        'You carry the ashes through your own front room. A fire burns, somebody laughs, there is bread on the board, and perhaps you see only the draught and the cracked cup. Guests say how glad you must be each day. Your bed is behind that wall, where a house is mostly dishes.',
      'service delay':
        'New sheets for the guest, the thick towel, the lamp that does not flicker. Somebody asks what is missing in your own room, and perhaps you look up as if it were a foreign word. They believe that you can sleep anywhere. You know hard beds, and wanted this guest to be spared.',
      'work delay':
        'Below you the kettle has stopped singing. ‘One more coat’, you call from the ladder, and then perhaps the window frame, while the brush is wet. Your jacket has the chair. They think that painting is your rest. You make a place for tired people, and up there stands one.',
      'work heat':
        'All six have a bed. It is half past one, you are carrying up a seventh mattress in case, and perhaps you shift the wardrobe too. ‘Leave it till morning’, somebody whispers, and thinks you are made of iron. You have a road in your legs, and it runs past the doormat.',
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
      'courage hidden':
        'One of them called your tales nonsense, and you bowed. On the way home a stranger with a dog says ‘lovely night’, and you may contradict him so fiercely that the dog sits down. He suspects you hate dogs. Indoors you have a hen for everything, and in the street there was none.',
      'friendship delay':
        'You have had the room laughing, and one of them may be the person you would like to ask along. You tell one more, and the chair is empty. Those who leave believe that you always have company. It was no pride. Plain words are hard for a storyteller, and they can still be sent.',
      'friendship heat':
        'The room was on its feet, and one friend left before the end. By breakfast you have perhaps given back the scarf, in your head, and at noon you do not ring. The friend had a bus to catch, and thinks you asleep. You told the end to that face, and saw a chair.',
      'order delay':
        'They have gone home wiping their eyes, and you may sit on the edge of the bed and try the last sentence a seventh time, because one word in it came too late. To them it was perfect. A good ear is slow to rest, and a story that limps a little arrives as well.',
      'order ease':
        'The lamp shakes with their laughter, and you may be back in the barn, where an old man laughed only once, and wiped his eyes. You get up a little before the end. They suppose that you are modest. That laugh knew what the hen meant, and you have an ear for it.',
      'order far':
        'They want three lines for the invitation, and you are at the ninth version, with a ruler and two calendars. Perhaps even the comma could be taken amiss. The others are asleep, and believe that you like paperwork. You saw a story go out in their faces, and are careful with whatever is still alive.',
      'order heat':
        'At last the man in the second row tells of a goose that his aunt sold on a Monday. ‘Tuesday’, you may call out, for you know that market. He loses the thread. They think that you want the floor back. You were following him so closely that the wrong day made you jump.',
      'patience delay':
        'It is warm, and somebody says ‘now a new one’. You have it on your tongue, the thirty hens, the fog, the gate. Perhaps not with that lame ending, you think, and give them the old one. They suppose that you have no other. You love it, and want it to walk well.',
      'patience heat':
        'The stage for the summer feast was your idea, and you told it from a tabletop. Now it is planks, a list, a question about screws. You may hold one plank and dream up another feast. They believe you need your freedom. While you told it they laughed, and a plank just lies there.',
      'provision delay':
        'For your stories somebody gave you a tin of the finest tea. On a free evening you take it down, count who could still come before the summer, and perhaps boil the old leaves again. They think you taste no difference. Of hens there are always more, and a tin has a bottom.',
      'work hidden':
        'In the cloakroom they are still gasping, and one holds on to the coats. ‘Your best yet.’ You find your sleeve and perhaps wait for it to reach you too, like warmth from a stove. They think that you live on such evenings. The laugh was for the hens, and you stand behind them.',
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
      'provision delay': 'A broom has to wait for its reason. The better bread waits too:',
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
      'courage hidden':
        'They have praised the weather for your yard again. In the baker’s shop a stranger says how dusty it is, and you may answer that then people ought to sweep, so loudly that the scales tremble. He thinks you mean him. You had swept since four and kept every grain to yourself.',
      'order delay':
        'The letter is finished, and you may open it again at the gate, since the ‘because’ in it is not yet quite the right one. People think that you enjoy choosing words. You would much rather be done. To want a good reason is no fault, and a letter can go with a fair one.',
      'order far':
        'The yard is done, left to right, and you may go back to the first corner and sweep it again, in case that was a rule as well. They look out, and wonder what you have lost. You did what was asked. A newcomer is free to hang up the broom when the others do.',
      'patience delay':
        'On this mild evening you take the fiddle from its hook, tune one string, and ask yourself what for. A feast would be a reason, and a mere Tuesday perhaps is not. It goes back. The others say that music bores you. It is your greatest joy, and you ask it the greatest question.',
      'patience heat':
        'On Monday you began a path of flat stones for the guest, the first ten at a run. It is Thursday, he is weeks away, and stone is stone. You may hold the eleventh and think of a bench. They call you full of ideas. With his step before your eyes, stones were light.',
      'provision far':
        'On a Friday you are given a broom with a red handle. You thank them, hang it up in its paper, and sweep with the old one, since that is perhaps the rule. They think you modest. They once stared when you asked something, and this time you did not ask.',
      'service delay':
        'The guest has the cushion, the shade and the good chair, and you may notice only now that you have been standing on the hot stones since noon. They think that you like it so. Nobody has to earn a seat by being the last to look for one, and your feet count too.',
      'service heat':
        'You have the broom, the guest’s bag and the key. Somebody holds out a hand, and you are past it. At the door, red-faced, you may ask if nobody here has arms. They had stepped back because it looked like joy. As far as the gate it was, and then only heavy.',
      'work delay':
        'The bench stands in the sun, the yard is unswept, and you may stand between the two with the broom in your hand. People think that you are resting. Inside you count the stones that are still to come. A bench is not paid for with a clean yard, and it holds you today.',
      'work far':
        'It is Tuesday, and on Tuesdays nothing is swept. You straighten the flowerpots from left to right, go to the pump, and perhaps start on the pots again. Three people on the bench decide that you want work, and fetch some. You know the rule for sweeping here, and none for sitting.',
      'work heat':
        'The guest has long been sitting in the shade. You are at the third neighbour’s gate, and the broom goes like an engine. ‘Come and sit’, they call, and perhaps you begin on the wall. They admire a strength without end. You had found your reason with a whole heart, and it kept sweeping.',
      'work hidden':
        'Behind the house, with a hand on the pump, you hear how easily he comes to the door, how they laugh and pull up a chair. You rinse the broom and perhaps look for the gladness in the bucket. You must be busy, they think. The gladness was yours at dawn, among the stones.',
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
    scenes: {
      'friendship delay':
        'You would like a neighbour beside you at the river. On Tuesday there is wind, and by Saturday the sky is perhaps good enough. Then you ring, and the boots are on for another walk. The neighbour believes that you like to go alone. You had wanted to give away a whole blue day.',
      'order far':
        'They want half a page for the minutes. It is eleven at night, you have four, with a table of your own, and may still look up what ‘noted’ means here. The others think you like writing. By the river a word is gone with the water, and these stay.',
      'patience delay':
        'The walk that you have longed for all year begins behind the house. There is fish, there is pudding, and outside it only drizzles. Perhaps on Friday, with the view. The one opposite supposes you prefer the warm room. Under the table your feet are walking, and know the whole way.',
      'provision hidden':
        'An arm lies in yours, there is bread at home, somebody has left a light on. You look at the ground, where your sentence walks along, and perhaps think how little you have. To the other you lack nothing. So close to the eyes, one unsaid thing is as wide as the river.',
      'speech heat':
        '‘You drag it out’, you called, and the wind carried it back. The rest is with you at the bend, that you are glad of each step, and you may look for a place to say it. At the willow you seem to be running away. Your legs had a fright, and carried the warm half off.',
      'trust delay':
        'She says how she likes walking with you. You slow down to see if she does, ask if she would rather have gone with others, and perhaps once more at the weir. She laughs and takes it for a joke. Words come easily by the river, and you want hers to hold in town.',
      'trust ease':
        'You walk by the water with somebody whom you like, and the talk goes by itself, a kingfisher, a heron. ‘Any news?’ Since noon you have perhaps had a letter in your pocket, and say ‘look, a second heron’. You seem carefree. It was such an easy walk, and letters are read standing.',
      'trust heat':
        'On the towpath you told him, after two hours, what few people know. Now you keep to your own side and look at the ducks, because he was silent for ten steps. He was perhaps moved, and thinks you tired. With the same warm heart you ran ahead and drew back.',
    },
  },
  8: {
    gift: 'You can tear up what a friend owes you, and be the lighter for it.',
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
      'courage hidden':
        'He has looked past you again, and you said ‘mild today’. At the post office a woman asks if you have it smaller, and you may tell the whole queue what you think of people who count. She fears her sum was wrong. It hurts to be avoided by a friend whom you spared.',
      'order far':
        'In their kitchen you may have washed two cups, dried them twice, and turned both handles the same way. They only wonder what keeps you, since the coffee is poured. To owe a small sum is no disgrace, and even people who count do not count the handles.',
      'patience delay':
        'Behind the paper is a ticket for the boat of your dreams. It has no date. Today is mild, and perhaps next month would honour it more. You push it back. They think that travelling bores you. Of all that is in this bag, you love to carry this.',
      'patience heat':
        'The pieces flew, and since then you and he go walking each Wednesday. This is the fifth time, it rains a little, he talks about gutters. You may count the steps home. He thinks that you fear the rain. That evening wanted your whole heart at once, and gutters want so little.',
      'provision delay':
        'The shoes in the window cost less than the sum on that paper. You try them, look at the soles, and perhaps give them back until the autumn. The shop believes that they pinch. You want something in the bag when the next friend is short, and no paper counts that.',
      'provision heat':
        'You wear the new coat, and it is good. Opposite sits a man in one with a wider collar, and yours has perhaps grown narrow. He admires it and believes you content. You have given away larger things with an easy hand, and it is only your eyes that hold on.',
      'trust delay':
        'The friend asks you to supper. Is it because of the money? Over the soup you may drop a word about the spring, to see if he blinks. He passes the bread, and thinks you a lover of spring. A paper has lain between you for months, and it still rustles.',
      'work heat':
        'The scraps are swept up, the guests are in their coats. You are already at the table: there is a second name, a third, and perhaps at midnight you write to all of them. ‘Tomorrow’, somebody says, and sees a goodness without sleep. To be lighter was such a relief to your hands.',
      'work hidden':
        'The scraps are in the basket, and it was well done. You pick up the bag, weigh it in your hand, and perhaps feel only that it is Thursday. Whoever meets you sees a light step, and takes it for joy. You meant all the gladness for him, and he does not know yet.',
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
      far: 'You have listened at so many doors that you are everywhere a guest in what people believe. You know the greetings. You take off your shoes, put on the cap, and sit where one sits. And when they ask you, kindly, what you say yourself at such an hour, you need a while to find your own words.',
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
      'learning delay':
        'At the bridge sits an old man who says that the road takes a week. You write down the wells, the snow, the second pass, and may then tell him that first you want to learn the language. He supposes you short of time. You wish to greet that country in its own words.',
      'learning ease':
        'In this town a master taught you to cut a reed pen, three lessons long. In the last it was the lute, and you may have eleven such beginnings in the bag. At the inn you pass for a master. Each first day was a joy, and in the morning there was a road.',
      'order delay':
        'The map of the four roads, drawn for a friend, is ready. At the gate you perhaps unroll it once more, because of a well. The well is right. Out in the lane the friend supposes that you cannot part with it. You have been thirsty on a wrong road yourself.',
      'order far':
        'You have been asked to cut the bread, and perhaps you are still comparing the slices when the others sit down. They look round for you, and suppose that it is a custom where you come from. Uneven slices are no offence in any country, and a guest is allowed to make them.',
      'order heat':
        'A guide tells of the gate and its two builders. ‘Three’, you may have said before his hand is down. He smiles, and goes on more softly. The group thinks you wanted to shame him. You had walked for weeks towards this gate, and the third builder was the one whom you loved.',
      'patience heat':
        'The town has a thousand steps, and on the first evening you ran them all. On the third morning they are steps. There is a goat, a bucket, the same bell, and you may be lacing your shoes. They think somebody expects you. You came for something great, and today the town is washing.',
      'speech heat':
        '‘Then stay here’, you say at the crossroads, and go. Forty steps on, the other half arrives, that alone it is less beautiful, and perhaps you tell a milestone. Behind you they believe that you prefer the road. Your heart was full, and your feet took that for the sign to leave.',
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
    scenes: {
      'order far':
        'At the halt you oil the clapper, mark each yard of the rope with a red thread, and perhaps measure it again by lamplight. A knot would have done for them, and they conclude that you love their road. It is not your town, and the red thread is at least yours.',
      'patience delay':
        'The dust lies down, and the air is cool. Not tonight, you think, with torn sacks and a goat in front, that road deserves a finer morning. The drivers suppose that the town means nothing to you. You see it down to its last window, and this day may simply look small beside it.',
      'provision delay':
        'The figs are in the left bag. You may weigh it, count the days to the town, count them again and tie it up. The drivers chew dry bread and think that the figs are for sale. You wanted everyone to arrive with something sweet left, and you were counting for forty.',
      'standing delay':
        'Before the gate of a town you may stop, wipe your boots and practise what to say if they ask who gave you the bell. The people on the wall suppose that you like the view. They have put out dates, and the only examiner here has come with you, dusty and tired.',
      'standing heat':
        'You have hardly drunk when another bell comes over the hill, and somebody praises it. You may be up already with a wet chin, to be first somewhere else. At the well they admire your strength. Nobody had marked out a course, and your own bell was heard all the way here.',
      'work delay':
        'The goat has found a well, and forty animals kneel around it. There is shade, and tea. When the last strap is tried, I can sit down, you think, and perhaps you begin again at the first. The drivers believe that you would rather stand. Nobody was led astray, and a cup is waiting.',
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
      'friendship ease':
        'It has been quiet since Friday. You go over what you said on the grass about paving roads, and perhaps it was too loud. The telephone lies by the bread, and you butter the bread. They take it that you are busy planning. It was a loud afternoon for all, with green knees.',
      'friendship heat':
        'Before seven, in your socks, you see a picture of another cloth, with people whom you brought together, and it stings. Towards noon you may be standing with your back to the telephone. They believe that you were away. You keep a corner for each of them, and your eye went looking for yours.',
      'order delay':
        'The cake is ready. You turn its flat side to the back, then to the front, and may now be scraping off the sugar to sift it again. Behind the hedge they believe it is still in the oven. You were baking for twenty, and six are standing there with spoons.',
      'order far':
        'They are all eating by now, and you may still be smoothing the edges of your small cloth and turning its name to the front. On the next one they suppose that it amuses you. There is no harm in so much care, and a crease has never spoilt a picnic.',
      'patience delay':
        'There is music now, somebody is tuning a guitar. You have found the one name in your telephone, and perhaps next week is better, with lanterns and no wind, and you stop. The six suppose that you expect a call. It is a dear name, and you wanted an evening to match it.',
      'patience heat':
        'Today nobody new comes along the road. Somebody asks who is to write the list for the summer plan, and you may feel the grass go grey under you. It must be all that running, they say. A list does not sparkle, and the plan under it is as green as in the morning.',
      'provision far':
        'They have made you a small cloth too, with your name in blue, to keep. You may thank them, fold it along its creases and ask where it ought to go back. They suppose that you dislike the colour. Among so many names yours is new to you, even in blue.',
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
      'courage heat':
        '‘Door’, says a voice, quite short, and ‘see to it yourself’ may be over the bar before you have looked up. There stands somebody with an armful of hay, and thinks you very brave. A door had been shut on you so often that you heard only that.',
      'courage hidden':
        'You have cleared the fence, and the man mending it asks for a nail. ‘Have I nothing else to carry?’, you may call, so that the birds go up. He thinks that he left something in your way. You had kept still in there all night, and his was the first face outside.',
      'order delay':
        'Before the open door you comb your mane. Perhaps it lies better to the left, but then the right side is not finished, and you shake it all out. They hear the brush and are sure that you enjoy it. Nobody told you how a mane is worn out there in the wind.',
      'order far':
        'In a house where you are new you may fold the borrowed blanket a second time, edge to edge, and then look whether it lies as the others do. They find you easy to have, and nobody has looked at the edges. It is courtesy, a little too awake, and it is allowed to sleep.',
      'patience delay':
        'Beyond the bar lies the meadow, with wind today, and some rain on the way. You may draw in your head and keep it whole for a cloudless morning. Those out there suppose that grass is not for you. Through many nights you saw it green, and it was to stay like that.',
      'patience heat':
        'On the first evening the brush was a discovery, and you sang. Now it is the ninth, the same flank and stroke, and you may stop halfway and listen for something livelier. In the next box they suppose that you are done. Nothing is lost in there, it is only a ninth evening.',
      'provision delay':
        'A full bucket of oats stands before you. You may reckon up the winter, take three grains, and step back until you know that it is going to last. The one who poured it out supposes that you have eaten elsewhere. You learned to reckon beside an empty manger, and you learned it well.',
      'service delay':
        'The grey mare goes past you into the grass, then the mule, then perhaps a hen for whom you hold the door. What they leave in the bucket is for you. You like it best indoors, they suppose. You know how long a wait can be, and wished to shorten it for them.',
      'trust heat':
        'Somebody new lays a hand on your neck. You tell them about the bad winter, the fall, everything, before they have found the brush, and perhaps then step back to the wall. They fear that they touched a sore place. It was a warm hand, and you had been alone for a while.',
      'work delay':
        'The straw is fresh, and your legs would fold by themselves. First the strap on its hook, then one stalk in the gutter, and when all is done, I can lie in it, and you may be sweeping until dark. Others take you for wide awake. You have kept house beautifully in a waiting place.',
    },
  },
}
