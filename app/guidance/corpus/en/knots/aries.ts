import type { SignKnots } from '#app/guidance/corpus/knot-texts.ts'

/** Knots of a lot in Aries, by its place. */
export const ARIES: SignKnots = {
  1: {
    gift: 'You try the door that everybody else believes to be locked.',
    knots: {
      delay:
        'One handle is not enough for you. You try it, and it gives, and you do not go in yet, because further down there is another that they say is locked. By now you know each door of the house that opens. You have tried them twice, and stand in the corridor with a warm hand.',
      heat: 'For you a door that sticks is a door that somebody is holding shut. You put your shoulder to it. Now and then it would have opened the other way. You stand in the room with splinters on your sleeve, and the people at the table forget what they wanted to say.',
      hidden:
        'You try a door before anyone discusses it, and so at night, when the corridor is empty. Since then you know every room of the house, and nobody knows that you do. By day they weigh the matter up before the handle. You stand with them, and are counted among those who do not dare.',
      far: 'In other people’s houses you knock. You knock, step back, and wait for a voice, and it has become a habit even where nobody lives. The quick hand that used to try every handle is in your pocket, and those who see you there take you for somebody patient.',
      ease: 'The doors on your way have been open for so long that your hand no longer goes up. You walk through and forget which room you are in. When one of them sticks for once, you stop in front of it, quite puzzled, and turn round as if it were a wall.',
    },
    traits: {
      held: {
        light: 'You look at a fear for a while, and then walk up to it without noise.',
        shadow: 'You can sharpen your courage for so long that it has nothing left but its edge.',
      },
      driven: {
        light: 'You move first, and by moving you show the rest of us that the floor holds.',
        shadow:
          'You can take every pause for a challenge, and race against people who are only out for a walk.',
      },
      loose: {
        light: 'You make a new beginning anywhere, with whatever happens to be lying on the table that day.',
        shadow: 'You can begin so many days from nothing that no evening knows what the morning was for.',
      },
    },
    month: 'Try one door that you have always believed to be locked: ask, ring, or apply.',
    last: 'Your hand knows handles, and the next one is at the usual height.',
    leads: {
      'courage delay': 'A closed door does not stop you for a moment. A person who has hurt you does:',
      'courage far': 'In other people’s houses your quick hand stays in your pocket, and your will with it:',
      'courage hidden': 'By day you stand back with the others, and swallow what you would have said:',
      'home far': 'The knocking has become a habit, and it does not leave you at your own threshold:',
      'patience delay':
        'One handle gives, and you try the next. Behind the first door is what you love most:',
      'patience ease': 'A locked door used to wake you. A day without one does not:',
      'standing delay': 'A locked door does not frighten you. To be looked at behind it does:',
      'work delay': 'You try every door at once. The chair in the room behind it has to wait:',
      'work hidden':
        'Your joy goes about at night, in the empty corridor. For the day’s work there are only your hands:',
    },
    scenes: {
      'courage delay':
        'In the corridor somebody leaves a door ajar, and the draught slams it. You hear yourself shout about the draught, and about a remark of theirs in March. They may put it down to a bad night. It is March that speaks, after waiting in that corridor politely for a long time.',
      'courage far':
        'The window, the chair, the soup, the film: four times you say that either suits you. Then somebody asks you to close the door, and you bang it until the glasses ring. They look up from the sofa, and perhaps blame the wind. Those were four real wishes, and each had knocked too softly.',
      'home far':
        'The key is in the lock, and your knuckles have touched the wood all the same. Inside, the suitcase stands where it stood in spring, and you take out a shirt. The neighbours may suppose you settled in long ago. A hand that has knocked so often needs time to believe in a key.',
      'patience delay':
        'Through the gap you see the piano with its lid up. You pull the door to, softly, since an evening for playing ought to have no other doors in it. To the others, perhaps, it is just a room with a piano. It is the only one that you pass on tiptoe.',
      'patience ease':
        'The day is free. You walk through the open rooms with a cup, read a page here, water a plant there, and suddenly it is dark and nothing has been begun. Somebody rings, and perhaps envies you the rest. No door had asked for you, and you are used to being asked.',
      'standing delay':
        'Your fingers are on the handle, and you let go again, to look at your shoes, your collar and your first sentence, as if marks were given. Inside they hear a step, and perhaps think it has gone to the next door. You only wanted to bring them somebody with nothing missing.',
      'work delay':
        'Through the open door you see the chair, with the evening light on its arm. First you go and look at the last handle in the corridor, which may stick. Those who hear your steps believe you like to be about. It is a large house for one pair of hands.',
    },
  },
  2: {
    gift: 'You can start small, from nothing, and make it stand by your own hands.',
    knots: {
      delay:
        'You begin so gladly that you would like to begin well. You are up before the street, and since the first sale ought to be a good one you hang the cloth again, straighter. Buyers come early and go early. At noon you have the finest stall in the row, and a full basket.',
      heat: 'You open first, call out first, and take less than the thing is worth so that it is gone. By nine the stall is empty. It feels like winning. Then people come who had wanted just this, and you stand behind a bare board with a full heart and nothing to sell.',
      hidden:
        'Your stall is in the side street, behind the big awnings. What you make is good, and those who find it come back. But you do not put up a sign, because a thing should speak for itself, and you watch the crowd go by the corner every morning.',
      far: 'The stall belongs to somebody else, and you begin nothing at it. At your own you would be out by six, with chalk on your fingers. Here you set out their goods their way, and keep your idea for the morning under the counter, next to your breakfast.',
      ease: 'To begin comes so easily to you that by nine the day is begun, and you leave it at that. There is always some morning trade. On the board lies what lay there last year. People buy it from habit, you sell it from habit, and neither of you has lost anything.',
    },
    traits: {
      held: {
        light: 'You count what you have before you spend your strength, and then the start is a real one.',
        shadow: 'You can keep back the best of your stock for a customer who does not exist.',
      },
      driven: {
        light:
          'You need no long plan: two boards, a cloth, and before breakfast there is something where nothing was.',
        shadow: 'You can open a new stall each time that the old one asks you for some patience.',
      },
      loose: {
        light: 'You can lose a whole basket and laugh by evening, because you know how to fill another.',
        shadow: 'You can let other people set the price of your mornings, and wonder who has spent them.',
      },
    },
    month: 'Make something small from nothing, and offer it to three people.',
    last: 'Whatever you sell today, you have carried it to the stall yourself.',
    leads: {
      'courage delay': 'You want the first sale to be a good one, and the first angry word too:',
      'courage far':
        'At a stall of your own you begin by six. At theirs you keep every idea under the counter:',
      'courage hidden': 'Those who look find your goods without a sign. Nobody finds a hurt that has none:',
      'home far':
        'What somebody else set up does not feel like yours, and that goes for the place where you sleep:',
      'patience delay': 'A stall has to begin well with you. What you care for most is not even unpacked:',
      'provision delay': 'You are up before the street to earn it. To spend it you wait:',
      'provision ease':
        'A small beginning was enough for you once. Now the stall runs by itself, and you look round:',
      'work delay': 'You open your stall early and gladly. To close it and sit down is another matter:',
      'work far': 'At a stall of your own you could sit down at noon. At theirs you stay on your feet:',
      'work hidden':
        'Your hands serve, and your thoughts stand at the corner with everyone who did not come:',
    },
    scenes: {
      'courage far':
        'The cloth goes where they want it, then the apples, the prices, your elbows, and each time you call it fine. They ask you to wipe the chalk off, and the rag flies across the counter. They may suppose chalk is dear to you. Four of your ideas are still beside the bread.',
      'courage hidden':
        'All morning the crowd has gone round the corner, to somebody with jars like yours. Then a woman asks if you have anything in blue, and you tell her to use her eyes. She may fear she has broken something. It was the jars that hurt, and they hung out no sign either.',
      'patience delay':
        'Under the counter lies the clay for the first bowl of your own. Nobody is about, you lift the wet rag, see how grey the light is, and cover it until a brighter morning. The neighbours may believe you have no wish to make things. It was the clay that you were looking after.',
      'provision delay':
        'At noon you count the coins in your apron. They would pay for a hot pie, and for boots as well. You smell the pie, count once more, and eat your bread. The pie woman perhaps fears for her recipe. You were only being good to the weeks that have no market.',
      'provision ease':
        'The box is as full as yesterday. You buy a bag of buns, eat two, and look over the awnings for something else to want, a lamp perhaps, or more scales. Whoever passes sees a stall that lacks nothing. Your hand was once used to beginnings here, and is feeling for one.',
      'work delay':
        'The awning is down, and there is a crate to sit on. You have one hand on it when you see that the scales are not polished for tomorrow. The man next to you may suppose you need no evening. You have learned how to open a stall, and closing one is another trade.',
    },
  },
  3: {
    gift: 'You say the plain sentence to people’s faces, and hide nothing.',
    knots: {
      delay:
        'Once a plain sentence of yours came too early, and somebody had to sit down. You still set out at once, and now only as far as their door. There you shorten it, and walk round the block with it. Behind the door they have heard your step stop and go on.',
      heat: 'You knock so hard that the cups hear it. Before anyone can offer you a chair the sentence is out, and it is true, and it lies on the carpet between the slippers. They would have said yes to it. Now they first have to be surprised, and then a little offended.',
      hidden:
        'You speak so plainly about everything that nobody looks for more. On the noise, the dog and the gate the whole street knows your mind. The one plain sentence about what hurts you has never come up, and lives in your coat, folded small. They would swear that there is nothing in your pockets.',
      far: 'On your own street the thing would be said by now. Here people write first, then telephone, and come a good deal later. So you learn to wait with your hand half raised. Your short sentence is wrapped in so many others that nobody finds it at the bottom of the bag.',
      ease: 'You say what comes, they know how you are, and it does no harm. But a plain word that is always at hand gets worn at the edges. When for once you have one that matters, they smile as usual and go on pouring the tea.',
    },
    traits: {
      held: {
        light: 'You think until a thing can be said in one line, and that line is kind as well as short.',
        shadow: 'You can carry a sentence past somebody’s door for a whole year, and call it tact.',
      },
      driven: {
        light: 'One word from you, early, and a muddle that would have cost them a week is gone.',
        shadow: 'You can be so quick with the truth that people have to hear it with their coats on.',
      },
      loose: {
        light: 'Nobody has to guess with you, and even a sharp remark of yours leaves no splinter.',
        shadow: 'You can agree on the doorstep, only to be on your way again, and mean nothing by it.',
      },
    },
    month: 'Go to one person instead of writing, and say one plain and friendly sentence at the door.',
    last: 'Your neighbours know your knock, and by now most of them listen for it.',
    leads: {
      'courage delay':
        'People see that you hide nothing. Since somebody had to sit down, you do hide one thing:',
      'courage far':
        'At home you say a plain no. Among strangers you pack it so politely that they hear a yes:',
      'courage hidden':
        'On gate and dog you hide nothing. The sentence about your hurt grows hot in your coat:',
      'home far': 'On your own street you knock at once. Here you wait, even at your own door:',
      'learning delay': 'You set out at once. On the last step to the door you are not ready:',
      'patience delay': 'A sentence has to be right before you say it, and a start before you make it:',
      'speech delay':
        'The small truths you say at once, at the door. The large one you carry round the block:',
      'speech ease':
        'A light word is on your tongue at once. The heavy one needs a silence, and you seldom leave one:',
      'trust delay': 'Since somebody took your open word badly, you want to be sure of people first:',
      'work delay':
        'A neighbour’s door you reach, even after a walk round the block. Your own chair you do not:',
      'work hidden':
        'One hand is always in your coat, on that folded sentence, and you do your work with the other:',
    },
    scenes: {
      'courage delay':
        'For five Fridays a neighbour has called you late, and you have smiled. On the sixth she asks if you wiped your shoes, and the whole street hears your opinion of clocks. She may blame the mat. You had been sparing her all those Fridays, and it was kindness that kept you quiet.',
      'courage far':
        '‘That would be nice too,’ you say, to the early train, the long way, the back seat and the museum. In the tea shop your fifth answer is a shout, with no paper round it. Your hosts may blame the heat. It was an old no, and the first that they could recognise.',
      'home far':
        'At your own door you stand with your hand half raised until you remember the key. Inside you unwrap a cup from its newspaper, drink, and wrap it up again. Downstairs you are perhaps thought quite at home. Everything here is announced before it comes, and nobody has announced you to your rooms.',
      'learning delay':
        'The neighbour’s tap drips, and you know how to change a washer. On the stairs you turn back, to look up the thread first, and then the spanner. Behind their door they may think your hands are clumsy. A word of yours once came too early, and feet remember that.',
      'speech delay':
        'Round the block once more: ‘I should like’ is better than ‘I want’, and ‘soon’ better than ‘now’. When it is smooth you turn the corner, and their window is dark. They saw you pass three times, enjoying the evening perhaps. It was out of care for them that it had to be right.',
      'speech ease':
        'You tell them about the bus, the dog and the new tiles, and they laugh until the pot is empty. On the mat you remember what you came for, that you are moving away. They rinse the cups, and perhaps remark how well you looked. All of you had filled each silence, and kindly.',
      'trust delay':
        'Your neighbour brings back the pan with half a cake in it. You tell her a small thing that nobody is to know, and may listen on the stairs to hear if it travels. She feels trusted. An open word of yours was carried off badly once, and you are still walking behind it.',
      'work delay':
        'You have said your sentence and come home to the chair by the stove. Then you see the borrowed ladder, which has to go back first, and carry it over. They are pleased, and perhaps believe you wanted the walk. Their window had a light in it, and a chair does not call.',
    },
  },
  4: {
    gift: 'What you begin at home you also finish, by hand and properly.',
    knots: {
      delay:
        'It is to be finished properly, and so the last tile is laid, lifted and laid once more. It is a good floor by now. The others walk round the one open place, and have stopped looking forward to the day. You kneel beside it in the evening and see a joint that could be finer.',
      heat: 'Before breakfast you have torn out what it took others years to live with. It had to go, and you were right. But somebody had a favourite creaking board there. They stand on the threshold in their socks, and you hold out a hammer, so that they can be glad too.',
      hidden:
        'What you have finished slowly, by hand, lies where no visitor gets to. The pipes are sound, the beams are new, and upstairs the wallpaper is from another age. People think that nothing has been done here for years, and you, who know every nail of it, say nothing.',
      far: 'The floor is rented. You look at it each morning and your hands know what they would do. But one asks, and waits for an answer, and does not drill. So the carpet covers what you would have repaired, and you live in the rooms like a careful guest.',
      ease: 'Nothing creaks, nothing drips. You come home, put down the keys, and your hands hang there like tools on a wall. It is a good house. Only now and then you pick up a corner of the carpet, in the hope that there is something underneath.',
    },
    traits: {
      held: {
        light: 'You go slowly over a floor that you began in haste, and each tile ends up level.',
        shadow:
          'You can be so long over the last tile that everyone else has stopped looking forward to the floor.',
      },
      driven: {
        light:
          'Where the rest only complain of a draught, you have the window out by evening and a new one in.',
        shadow: 'You can tear down a wall to change your mood, and have everyone live in the dust.',
      },
      loose: {
        light: 'You make a home of any four walls, with a brush, a hammer and one afternoon.',
        shadow: 'You can live among boxes for so long that arriving is no longer on the list.',
      },
    },
    month: 'Finish one thing at home by hand, to its last screw, and have tea beside it.',
    last: 'The tile that you stand on is the one you laid, and it holds.',
    leads: {
      'courage delay': 'An old board you tear out in the first heat. A quarrel you lay as smooth as a tile:',
      'courage far': 'On your own floor your hands decide. On a rented one you ask and wait:',
      'courage hidden':
        'The new beams carry the house in silence. What hurts you there does not keep so still:',
      'home delay': 'You are pleased when a floor is finished, and one tile is still open:',
      'home ease': 'With a floor to mend you are content. In a house where nothing creaks you are not:',
      'home far': 'What is yours you finish with your own hands. A rented floor you hardly touch:',
      'patience delay':
        'An old floor you tear up before breakfast. What you hold dearest is safe from your hands:',
      'provision hidden':
        'Visitors cannot see the new beams. You know every nail in them, and no longer look up:',
      'service delay': 'The floor is to be fine for all who walk on it. Your own knees are not asked:',
      'work delay': 'You are pleased only when a thing is finished, and something is always unfinished:',
      'work far': 'The rented floor you leave alone, and your hands look for anything else to do:',
      'work hidden': 'When you close the wall over the sound pipes, your pleasure stays behind it:',
    },
    scenes: {
      'courage delay':
        'For weeks you have stepped over the boots that somebody leaves on your tiles, and said nothing. Tonight there is a crumb, and you are shouting about boots and mud and last autumn. They may find you too fond of this floor. So many evenings were smoothed that this one had no joint left.',
      'courage far':
        'The window is to stay shut, the bicycle to move, the radio to go down, the plant to leave the sill. ‘Of course,’ you say, four times. Then your landlady mentions the carpet, and your voice fills the stairs. A dear carpet, she perhaps concludes. It was the old floor under it that shouted.',
      'courage hidden':
        'A man comes to read the meter, taps on the new pipe, and asks if anybody looks after this house. You answer so sharply that he drops his pencil. He may suppose you hate all visitors. His question was the harmless end of a remark that you have heard at supper for years.',
      'home ease':
        'The keys are in the bowl. You say that somebody has moved the bread knife, rather sharply, and wait for a sound. From the armchair they look up, and perhaps blame a hard day. It is only that your hands came home to tear up a floor, and found it laid.',
      'home far':
        'Your books are in their boxes, and the picture faces the wall, because a nail would be a hole. You eat beside it on the edge of a chair. Visitors may guess that you came last week. You put much of yourself into a floor, and this one has to be handed back.',
      'patience delay':
        'Behind the door leans the walnut for a table that you dream of building. You stroke it, think of a summer with no floors in it, and go to tear out something else. The others perhaps see a spare plank. Your hands are rough with old things, and this they wished to spare.',
      'service delay':
        'You have laid a soft mat by the sink for those who stand there long. Then you kneel on bare stone for the next row, and call that they should begin the soup. They may imagine the work keeps you warm. A floor for so many hides one pair of knees, even from you.',
      'work delay':
        'The last joint is filled, and the floor shines. You sit down on the stool, and from there you see the skirting board, and are up with the scraper. Next door they eat, and may suppose you had something earlier. From a stool one sees just what has been waiting at that height.',
    },
  },
  5: {
    gift: 'You are the first to sing, out of tune and glad, and the shy ones follow.',
    knots: {
      delay:
        'Once, when you began, the whole room went quiet and then sang. Since then you wait for that quiet, and do not begin without it. You hum, you look round with a glad face, and somebody is still chewing. When at last it is quiet enough, people turn to their plates.',
      heat: 'You sing before the silence has come, and over the one who had just drawn breath. The room joins in, because you are hard to resist. By the third song it is your evening, and a thin voice near the window has gone back to cracking nuts.',
      hidden:
        'You give the first note away so badly and gladly that nobody listens for a serious one. They laugh, take courage and join in. There is one song that you would want to sing well. You know every verse, and sing it on the stairs, going down, when the door has shut.',
      far: 'Their songs are not your songs. You move your lips and come in where the refrain is easy. At home you would have been the first, and wrong, and happy; here you would like to know the words before you open your mouth, and there are many verses.',
      ease: 'Somebody always begins, and if not, you do, and it is always jolly. You know the evening by heart. The first line comes out of you without a beat of the heart, and you notice that what you liked in it was the beat of the heart.',
    },
    traits: {
      held: {
        light: 'You wait for the right moment to be silly, and then the silliness belongs to everybody.',
        shadow: 'You can practise your joy so long in private that it has lost the taste for company.',
      },
      driven: {
        light: 'You are the first into the cold water, and from there it looks warm to the rest.',
        shadow: 'You can make a race of every game, and be the only one who is keeping the score.',
      },
      loose: {
        light: 'You laugh at yourself first, and after that nobody in the room is afraid of mistakes.',
        shadow: 'You can hop from one fun to the next, and not be there when it turns into happiness.',
      },
    },
    month: 'Begin something in company before you can do it well, a song, a dance or a game.',
    last: 'One line of your song is enough; the others have been waiting for it.',
    leads: {
      'courage delay': 'With joy you are the first to be heard. With a grievance you only hum:',
      'courage far': 'At home you come in first. Among strangers you come in where it is easy:',
      'courage hidden':
        'Everyone hears your wrong notes. The angry one you keep for the stairs, and for whoever comes up them:',
      'friendship delay':
        'A wrong note in front of everyone does not trouble you. A ‘no’ from one friend would:',
      'home far': 'You were at home where the old songs are. In your present rooms you are not:',
      'order delay': 'A wrong note in a song does not trouble you. A mistake in your work does:',
      'order ease': 'You mind no wrong note. What you miss is the beat of the heart before the first one:',
      'patience delay': 'A song is allowed to come out badly. What you love even more is not:',
      'work delay': 'You sing without having practised. To rest you want to be quite ready first:',
      'work hidden':
        'You are glad where a note can go wrong. In serious work the gladness stays on the stairs:',
    },
    scenes: {
      'courage delay':
        'All spring you have hummed while a friend talked over your songs. Now he drops a fork in the second verse, and you are on your feet with everything since New Year in one breath. The table may wonder at such a love of forks. You hummed so that the evenings could go on.',
      'courage far':
        'They want your seat, the last plum, the blanket and the verse that you know, and you hum and hand it over. Asked to turn the page, you shut the songbook with a clap. They may blame the tune. Four verses long you lent them your lips, then your own voice came in.',
      'courage hidden':
        'On the stairs you are in the middle of your real song, and the man from the third floor asks if you could keep it down. What you shout would fit those who laughed up there tonight. A rude singer, he may think. He only came by at the one verse that you mean.',
      'friendship delay':
        'The song is over, everyone laughs, and you may see the one person beside whom you would like to walk home. You begin a second song instead. When it ends, their coat is gone from the hook. They think that you had company enough. To be shy of one person is no disgrace.',
      'home far':
        'In the kitchen you hum low, as one does in somebody else’s room, and lay the dry plate back in its box. The walls are bare. Next door it perhaps sounds like contentment. Your songs were learned between other walls, and these have not yet heard one to the end.',
      'order delay':
        'The invitation is drawn, and the others stand in their coats to take it round. You rub out the handle of the lantern, draw it again, and hold it to the lamp once more. To them it may look like pleasure. A song is gone once sung, and paper stays on people’s doors.',
      'order ease':
        'They are in the second verse, somebody beats time on a pan, and it is good. You are listening to a better evening, when your knees shook before the first line, and look at the clock. Your voice may be resting, they think. You loved that evening, and it still keeps time in you.',
      'patience delay':
        'In the cupboard is the guitar that you bought to learn on. Before the party you touch its case, think of people chewing, and leave it for an evening that deserves it. The others may not even know of it. You give any room a song, and this you wanted to give whole.',
      'work delay':
        'The last guests sing on the stairs. You would like to sit and listen, and gather the glasses first, then the wax, then the crumbs from the piano. From the street your moving light perhaps looks like a second party. There was nobody left to give the first note of the quiet part.',
      'work hidden':
        'The last column is right, and somebody calls it the best work they have seen. You put the pens away, and feel for the gladness as for a switch. They may gather that praise leaves you cool. It is out on the stairs with the song, and had not heard that you were ready.',
    },
  },
  6: {
    gift: 'You are there with a bucket before anybody has called.',
    knots: {
      delay:
        'You cannot watch a drop fall, and so you see to it that none can. The bucket stands, and you are up for a second one, in case, and a board for it to stand on. The rain has stopped meanwhile. You are still arranging buckets, in wet sleeves, for a roof that has begun to dry.',
      heat: 'You run for the bucket when somebody only says that it looks like rain. You mop, you move the chairs, your sleeves are wet. It is kind, and there is not a drop on the floor. They let you go on, and ask you later if you are quite well.',
      hidden:
        'You empty the bucket each morning before they get up. There is no leak in this house, they will tell you, there never was one. You hear it with a smile that hurts a little, and go on listening at night for the small sound that no one else knows.',
      far: 'It is not your roof, so you ask where the buckets are kept. Someone says that there is a person for that. You sit down again and watch the drop gather, fall, gather. Your hands have nothing to hold, and the talk goes on above the small wet noise.',
      ease: 'You have the bucket under the drip, you change it, you hardly look. It is no trouble. It has been no trouble for so long that nobody has climbed up to see to the roof, and you would be surprised if they asked you how many buckets it has been.',
    },
    traits: {
      held: {
        light: 'You keep your strength for the real leak, and then you are there until the floor is dry.',
        shadow: 'You can be on guard so faithfully that you no longer know how to sit in a dry room.',
      },
      driven: {
        light: 'While others look for the person in charge, you have both sleeves up and the tap turned off.',
        shadow: 'You can help so fast that the people you help never learn where the tap is.',
      },
      loose: {
        light: 'You lend a hand without a word about it, and go home as if nothing had been.',
        shadow: 'You can run for every bucket that is called for, and let your own roof drip.',
      },
    },
    month: 'Turn up once where hands are needed, and leave while you are still cheerful.',
    last: 'The bucket can catch the next few drops without you.',
    leads: {
      'courage delay': 'For your anger, too, you have found a bigger bucket, and it holds a great deal:',
      'courage far':
        'With a bucket in your hand you are sure. When somebody sends you back to your seat, you go:',
      'courage hidden': 'They know of no leak, and so you cannot be cross with them about the bucket:',
      'home far':
        'You feel well where you are needed. Your own rooms ask for nothing, and so you hardly arrive:',
      'order delay': 'At the first drop you are up. What you do then has to be right:',
      'patience delay': 'A drop from the ceiling gets you up at once. What is only dear to you does not:',
      'provision hidden': 'You hear the smallest drop at night. What stays dry makes no sound:',
      'service delay': 'For the others you look for a bigger bucket. Your own wet sleeves can wait:',
      'work delay': 'A leak tells you when to get up. Nothing tells you when to sit down again:',
      'work far': 'You like to help before anybody calls. To sit there with empty hands is hard for you:',
      'work hidden': 'While your sleeves are wet you feel well. At a dry floor you hardly look:',
    },
    scenes: {
      'courage far':
        '‘Sit down,’ they say, about the drop, the cups, the wood and the door, and four times you sit. Then someone takes the spoon from your hand, and your shout drowns the drop. They may conclude that you hate visiting. Each time you had gone back with your arms full of help.',
      'courage hidden':
        'At the baker’s a man remarks that it has been a dry night, and you ask him, much too loudly, how he would know. He steps aside with his loaf. The queue perhaps guesses at bad news. It was an answer for those at your breakfast table, and it had been up since five.',
      'home far':
        'At home nobody calls for a bucket. You stand by your suitcase, take out what tomorrow asks for, and click it shut. Whoever sees your lit window may picture full shelves behind it. A dry room gives your hands no reason to come in, and they are waiting for one.',
      'order delay':
        'The leak is sealed. You look at it from the ladder, then from the floor, and at the door you turn back with the lamp. The others wait with their umbrellas, and perhaps find you very fond of ceilings. You once knelt in a pool, and your eyes are still measuring that bucket.',
      'patience delay':
        'The paints were a present, and you keep them on the highest shelf, where it is driest. You take them down, hear a tap somewhere, and put them back until a quieter week. They may be the wrong colours, the giver thinks. Paints do not drip, and your ear is made for what drips.',
      'service delay':
        'You have dried the floor, and found socks for two and a blanket for the third. Your own sleeves drip on to the step where you sit. ‘And you?’ somebody calls, and may be content with ‘only water’. There were three people to warm, and you had begun to count at the other end.',
      'work delay':
        'The ceiling is dry, the bucket hangs on its nail. You sit down, hear a tap, and get up, and then there is the gutter. Somebody has put a cushion on the chair, and may wonder what is wrong with it. A drop tells you when to start, and none says stop.',
      'work far':
        'The hour is free, and the drop not yours. You straighten the rug, then the newspapers, then ask if the glasses could do with a wipe. They find you a cloth, and perhaps call it your hobby. In a house where even the leak belongs to somebody, a chair is hard to believe in.',
    },
  },
  7: {
    gift: 'You quarrel openly and honestly, and by evening it is over.',
    knots: {
      delay:
        'Face to face it has to be, and so never by telephone, on the stairs, or with a guest in the house. You want both of you standing there, now. Such a now is rare. The sentence has been on your tongue for a week, and each evening somebody is washing up.',
      heat: 'Your weather breaks over people without a first drop. You say it to their face, all of it, and a minute later the sky is blue to you and you ask what there is to eat. They are still standing there with wet hair, looking for the edge of the cloud.',
      hidden:
        'You settle it so fast that you do not need the other for it. Both voices are in you, they shout, they are honest, and on the stairs you forgive each other. By evening it is over, as always with you. Nobody else was there. So it comes again, and you settle it again, alone.',
      far: 'In a house that is not yours one does not raise one’s voice, and you have been told so kindly. So you fold your rain up small. What would have been over by evening elsewhere now lasts all week, in politeness, and you no longer know yourself what it was about.',
      ease: 'Your quarrels are short, honest, and about the lid of the jam. It rains at five and is dry by seven, and so neither of you listens any more. You shout your line, they shout theirs. What the first shower was about is still lying under the table, and has never got wet.',
    },
    traits: {
      held: {
        light: 'You take one breath before you speak, and then the hard word is not bigger than the matter.',
        shadow: 'You can save a small matter for the right day until it is no longer small.',
      },
      driven: {
        light: 'You say face to face what others would say to a third, and the air is clean again.',
        shadow: 'You can need the thunder more than the answer, and miss that the other had already agreed.',
      },
      loose: {
        light: 'You bear no grudge: the sun comes out, and you have honestly forgotten where you stood.',
        shadow: 'You can be over it by evening, also on behalf of somebody who is not yet.',
      },
    },
    month:
      'Put one small quarrel on the table while it is small, with somebody safe, and be done by evening.',
    last: 'After your kind of rain one can breathe, and people do come out again.',
    leads: {
      'courage delay': 'Said on the day, it would be a short rain. But you wait until you two are alone:',
      'courage far': 'At home your anger falls at once, like rain. In other people’s houses you fold it up:',
      'courage hidden': 'The quarrel in your head is with the right person. The one out loud is not:',
      'friendship delay':
        'An opponent you face without fear. To face somebody with only a kind question is harder:',
      'home far':
        'Where you can be loud you feel at home. Where it stays polite all week, you do not settle:',
      'patience delay':
        'An argument you want to have this evening, standing. For what you love no evening is good enough:',
      'trust delay': 'An opponent’s anger you believe at once. A friend’s kindness has to show itself again:',
      'trust ease': 'Your quarrels are over so soon that nothing gets as far as what matters:',
      'work delay': 'A quarrel, once you have it, is over by evening. Work is not:',
      'work hidden':
        'A quarrel you finish in your head, without the other. A task you finish with your hands only:',
    },
    scenes: {
      'courage far':
        'Four times you fold up a no at their table: over the salt, the bedtime, the window, your accent. Then somebody corrects the way you hold a cup, and it pours. They perhaps saw only clear sky before. Each small cloud had been put away so neatly that nobody could have noticed it.',
      'courage hidden':
        'On the stairs, silently, you are giving your best answer when a man with a parcel asks for your name. ‘You know very well who I am,’ you shout. He may search his list for somebody famous. He had walked into an argument that has only two parts.',
      'friendship delay':
        'At her gate you mean to ask her, face to face, to come to the river. She is carrying out the bins, so it is not the moment. Next time she has gone with others, and perhaps imagines you walk best alone. Such a friendly question seemed to deserve a whole face.',
      'home far':
        'You come in, lower your voice, though nobody is there, and put the toothbrush back into its travelling case. The pictures lean in the hall. Next door you may pass for somebody with few things. These walls have met only your polite half, and the other is waiting on the stairs.',
      'patience delay':
        'The two of you want to learn to dance. The rug is rolled up, the record is in your hand, and you say that it needs an evening without dishes. The other, who perhaps hears a no, unrolls the rug. A quarrel can be had in slippers, and this was to be better.',
      'trust delay':
        'A friend brings you soup for the third time this winter. You thank him, look for what moves behind the smile, and decide that the fourth bowl is to be the proof. He may worry that he comes too often. Where somebody shouts you know where you are, and soup says so little.',
      'trust ease':
        'You argue about the shortcut, loudly, and are friends again by the bridge. At the gate you remember this noon’s bad letter, and speak of the shortcut. Your friend perhaps goes home content with so much honesty. You were both so open about roads that it did not feel like hiding.',
      'work delay':
        'The quarrel was over by six, and both of you laughed. Now your friend pats the sofa. You say ‘in a minute’, and wash the cups, then the pan, then the shelf. To her it may look like anger. The evening had ended kindly, and your hands were still putting it away.',
      'work hidden':
        'The bench that you have built stands straight. Friends bounce on it, and you sweep up the shavings and wonder what you ought to feel. To them, perhaps, it all looks easy for you. Your head was on the stairs all the while, settling something with somebody, and has not seen the bench yet.',
    },
  },
  8: {
    gift: 'You would rather know the worst than be afraid of it.',
    knots: {
      delay:
        'Others bring you the envelopes that they are afraid of, and you open them. You are in such demand that your own can wait, and it is the only one that makes your heart beat faster. It comes after theirs, you say, and theirs keep coming. It lies beneath them all, and you know its stamp by heart.',
      heat: 'You tear it open in the hall, with your coat on, and read it aloud. There, now we know. You breathe out. Around you some faces have gone pale, because they had wanted to sit down for that, and to hear the sentence before the sum.',
      hidden:
        'You have read the letter and put it back so that nobody can tell. Now you know and the others do not, and you mean that as a kindness. At supper you are brave for everybody. It makes you a little strange to them, and they ask if you are cross.',
      far: 'Where you are new, you do not know which envelope everybody avoids, and you would like to open it at once. Nobody here opens such things at table. ‘It is nothing,’ they say kindly. So you keep your thumb still and search each friendly face for the news, until people look at their plates.',
      ease: 'Any envelope you open standing, as others shell an egg. You have known the worst so often that your heart stays as it was. You read the figure, nod, and lay it with the rest. It is quite calm. One of those in the pile had asked for an answer by Friday, and you read that too.',
    },
    traits: {
      held: {
        light: 'You take a fear seriously enough to sit down with it, and it becomes a page with figures.',
        shadow: 'You can arm yourself against a single letter for longer than it takes to answer ten.',
      },
      driven: {
        light: 'When all of them look at the shelf, you stand up and fetch the thing down.',
        shadow: 'You can break a seal to be rid of the waiting, and hand the rest of us the fright.',
      },
      loose: {
        light: 'You can owe and be owed without shame, and others speak of money more easily beside you.',
        shadow: 'You can open a hard matter so fast that the others have not yet sat down.',
      },
    },
    month: 'Open one thing that has lain unopened, and write beside it what is now known.',
    last: 'You have opened harder envelopes than the next one, and the kettle was still warm afterwards.',
    leads: {
      'courage delay': 'Before you show that you are angry, you want the whole bill, to the last figure:',
      'courage far': 'At home you would open it at once. At their table you leave it shut and smile:',
      'courage hidden': 'You are brave for everybody, and keep to yourself what it costs you:',
      'home far':
        'You settle when the envelope is open and you know. Here you know nothing, and stay in your coat:',
      'patience delay':
        'The envelopes of others you open at once. What is your own waits, and the dearest of it longest:',
      'provision delay':
        'Other people’s envelopes you open at once. While your own lies closed, you touch nothing of yours:',
      'provision hidden': 'The envelope that everybody avoids, you see. An ordinary morning you do not:',
      'trust delay':
        'Other people’s envelopes you open for them. Their kindness you turn over for a long time:',
      'work delay':
        'For others you open what they fear. Your own peace comes after the last of their envelopes:',
      'work far': 'At their table your thumb has to keep still. The rest of you does not:',
      'work hidden': 'Half of you is still with the letter that you put back, whatever your hands are doing:',
    },
    scenes: {
      'courage far':
        '‘It is nothing,’ you hear about the phone call, the shut door, the empty chair and the red eyes, and four times you let it be. At the fifth, a stain, your hand hits the table. They may suppose you hate stains. You wanted to be let in, and waited with such good manners.',
      'courage hidden':
        'After that supper the man at the ticket window asks if you have nothing smaller. What you tell him, about people who leave everything to others, is not small. Perhaps you missed a train, he thinks. You had been calm for a whole table, and he did not need protecting.',
      'home far':
        'The bright rooms are yours now. Your coat lies over the chair, your letters are in the bag, and you sleep on the side near the door. The shelf stays empty. Others may admire how lightly you live. One hangs no pictures in a house that is holding its breath.',
      'patience delay':
        'For a year you have had a long letter to an old friend in your head. You take out the good paper, smooth it, and put it back for a night without envelopes. Far away somebody may feel forgotten. You were keeping your best page well away from the frightening ones.',
      'provision delay':
        'The money for a winter coat is in your pocket, counted. You try the coat on, and hang it back: first you would like to know about that closed envelope. The shop assistant may blame the colour. As long as one letter stays closed, nobody could say what is left, and you only wanted to know.',
      'provision hidden':
        'The bread is warm, somebody has filled your cup, and no letter has come. You search the day for something good, while your eyes keep going to the mat by the door. To the others it may look like a quiet breakfast. Your eyes learned their work on envelopes, and bread comes without one.',
      'work delay':
        'It is ten. You have opened three envelopes for others. The kettle sings, the armchair is turned to the window, and somebody brings a fourth. You take the kettle off. They perhaps suppose courage needs no sleep. They had carried it about all day, and you could not let it lie for another night.',
      'work hidden':
        'You plane the last edge, and the drawer glides. Somebody tries it, delighted, and you remark that it could do with wax. Behind your eyes you are folding a letter. Your taste may seem hard to please. You alone have read that page, and it takes up most of a person.',
    },
  },
  9: {
    gift: 'You walk up to what you do not know, and ask.',
    knots: {
      delay:
        'You ask so gladly that each answer makes room for the next question. At every corner you have one more, and you write them all down. By noon the town is full of answers. You stand with your list before the thing itself, and over there is somebody whom you have not asked yet.',
      heat: 'You ask at every corner and set off at the first word of the answer. ‘Left’, they say, ‘but’, and you are gone. It gets you far in a day. Only the part of the way that came after the ‘but’ is a thing you have to find out with your feet.',
      hidden:
        'You have a question that you would walk far for, and you ask all the others. It is too large for a corner, you think. So you are known as someone who knows the town well, and the one street you came for you have not found.',
      far: 'A strange town you can ask your way through, corner by corner. A strange family has no corners. At their table one does not ask, one knows, and your first question lies among the plates like a dropped fork. So you keep the next one under your tongue, and all evening you do not learn who Albert is.',
      ease: 'You know your way, and where you do not, it makes no difference. So your questions have become the kind to which one nods. They tell you gladly, you thank them, and nothing in you has turned a corner for quite a time.',
    },
    traits: {
      held: {
        light: 'You keep one question until you meet the person who can answer it, and then you listen.',
        shadow: 'You can study the map so well that the town, when you come, is a disappointment.',
      },
      driven: {
        light: 'You learn on your feet and out loud, and carry half of the street along with you.',
        shadow: 'You can be through with a book or a country before it has said its second word.',
      },
      loose: {
        light: 'It does not shame you to be the beginner, and so you are one in many fine places.',
        shadow:
          'You can follow whoever walks as if they knew the way, and end each day in somebody else’s town.',
      },
    },
    month: 'Take a bus to its last stop, and ask your way home.',
    last: 'Ask at the next corner, and stay for the whole answer: people like the way you look at them.',
    leads: {
      'courage delay': 'You have a question for every corner. ‘Why did you hurt me?’ is not on the list:',
      'courage far': 'A strange street you ask your way through. At a strange table you ask nothing:',
      'courage hidden':
        'Your questions find somebody at each corner. What you hold against a person never finds the right door:',
      'home far': 'A foreign street is yours at once. Your own four walls take longer:',
      'learning delay': 'There is always one more person whom you have not asked:',
      'learning ease':
        'The first question in a new town still wakes you. The tenth, where you live, no longer does:',
      'patience delay':
        'Your list of answers is full, and the thing itself stands before you. You ask once more:',
      'speech delay': 'A question you simply ask. What you want to say yourself takes longer:',
      'work delay': 'Every answer makes room for a question, and the bench at the corner has to wait:',
      'work far': 'You do not ask who Albert is. You ask if you can dry the plates:',
      'work hidden': 'You do well whatever lies on the way. What you came for is in another street:',
    },
    scenes: {
      'courage far':
        'You take the seat in the draught, the small fork, the second helping and the early bed, and ask nothing. Then they mention that it is Albert’s chair, and you throw down your napkin. Perhaps they suppose you knew him. Four times you had let their house decide, without being told a single name.',
      'courage hidden':
        'You ask an old man for the station. That depends, he says, and you tell him, so hotly that his dog sits down, that a question deserves an answer. He may suppose your train is leaving. Whoever owes you that answer lives in another street, and he was simply nearer.',
      'home far':
        'You know the market, the baths and the cheap tailor. In your room the bag lies on the bed, still strapped, and you lace up your shoes again. How quickly you settled, the family below perhaps says. A street answers when you ask it, and these walls wait to be told.',
      'learning delay':
        'You stand before the boats, the money in your hand. The current, the oars, the wind, all of it is on your list. The man holds out the rope, and you see a woman whom you could ask first. He may suppose you fear water. The answers were all kind, and hard to leave.',
      'learning ease':
        'On your table lie ten words of Greek, the first row of a net, a page about bees. Today a neighbour shows you how to read clouds, and by evening you have read chapter one, glowing. She may find you very learned. The new thing smiled, and it was natural to smile back.',
      'patience delay':
        'For years you have wanted to draw this bridge. You take the pencil, ask a passer-by when the light is best, hear that it is May, and close the sketchbook. He may see a collector of facts. You have walked so far that an ordinary line seemed too little to greet it.',
      'speech delay':
        'The guide asks what the group thinks. You turn your sentence over: the bell first, or the bridge first? When it is right they are two streets further, admiring a door. Those beside you may have heard agreement. It was your first word to this town, still looking for its corner.',
      'work delay':
        'By six your feet are hot, and there is a bench by the fountain. It can have you when the map is full, you think, and see two streets without an answer. People at the café may wonder at your legs. The town has been generous, and comes towards you with another corner.',
      'work far':
        'Supper is over, and they move to the soft chairs. You have a tea towel on your shoulder before anyone can point to one, and after the plates come the knives, and the drawer. You may simply love tidy drawers, they imagine. In there they talk about Albert, and plates you know.',
    },
  },
  10: {
    gift: 'You put your name to a thing while it can still fail.',
    knots: {
      delay:
        'You go first, and your name is known to hold. So it is to hold this time as well. The page lies there, the pen lies on it, and you read the small print again, for the sake of all who ask for you. Meanwhile the thing is done without a name, and not so well.',
      heat: 'You sign in the doorway, against the wall, with the cap between your teeth. Somebody has to. It is yours now, the whole of it, and also the part on the back that nobody had time to show you. The others put their pens away, relieved and rather left out.',
      hidden:
        'You sign so early that the page is nearly empty, and your name stands small at the bottom. While it can fail, people know whom to ask. When it has gone well, others sign above you in good ink. The names are read out, the seal lies on yours, and you study your shoes.',
      far: 'You are new here, and the good pens belong to others. You would sign at once and answer for it, but when your turn comes you ask who usually does this. They take you for modest. You have simply not heard yet how your name sounds in this room.',
      ease: 'Your signature is quick, known, and asked for. You give it as one gives change. Nothing has gone wrong with it for years, and so you no longer feel that small cold in the stomach by which you used to know that a page was worth it.',
    },
    traits: {
      held: {
        light: 'You let a decision cool overnight, and in the morning you stand by it in daylight.',
        shadow: 'You can guard a good name so closely that it is no longer used for anything.',
      },
      driven: {
        light: 'When a silence falls and all look down, you say ‘I will do it’, and the room breathes.',
        shadow: 'You can take on a thing so that it moves, and leave the carrying to those behind you.',
      },
      loose: {
        light: 'You can be wrong in public and come in again the next day by the front door.',
        shadow: 'You can sign what is put before you, and read only later what you have become.',
      },
    },
    month: 'Put your name under one thing that can still fail, and say whom it serves.',
    last: 'Your name is at the bottom of some things that would not exist without it.',
    leads: {
      'courage delay':
        'You put your name to things that others avoid. To a grievance of yours you do not put it:',
      'courage far': 'A page you sign while it can still fail. Where you are new, you let others sign:',
      'courage hidden': 'Your name goes under in silence. What you feel about that does not stay silent:',
      'home delay': 'A page has a last line, and you get there in the end. Your rooms have none:',
      'home far': 'In a strange room you ask who usually signs. In your own you have hardly arrived:',
      'patience delay':
        'You want to give your name whole, so the pen lies there. What you love lies beside it:',
      'provision hidden': 'A page that can still fail has all your attention. A safe one you hardly read:',
      'standing delay':
        'You are the one who signs, and your name has to be whole. Yourself you read like the small print:',
      'standing ease': 'You hardly look at the page any more. You do look up to see how pleased they are:',
      'work delay': 'To go first takes you a moment. To let a day be finished takes you half the night:',
      'work far': 'Nobody here asks for your name, so you make sure that they ask for your hands:',
      'work hidden': 'While a thing can still fail, you stand by it. When it has gone well, you look away:',
    },
    scenes: {
      'courage delay':
        'For seven weeks you have signed what somebody brings too late, and said nothing. Today the pen leaves a blot, and they hear about all seven. The others may find you strict about ink. You are careful where you put your name, and did not want it under a complaint.',
      'courage far':
        'The pen goes past you to one, and another, and a third, and a fourth, and each time you say ‘please’. Asked to hold the paper, you slap it down and shout. Perhaps the paper cut you, the others suppose. Four times your name had made way, and it is not a small name.',
      'courage hidden':
        'After the speeches a waiter asks how your name is spelt. You throw it at him letter by letter, as if he had torn it up. He writes with care, and may think you famous. He was the first to ask for it, and got all the letters left over.',
      'home delay':
        'You put your bag down, and the hall asks for a bulb, the shelf for a screw. You change the bulb in your coat, and list the rest. Visitors may envy you such a home. You answer for so much outside that the hall, too, has learned to hold out a pen.',
      'home far':
        'Your name is not on the bell. You have the little card and a good pen, and keep both in the drawer, until you see how long you stay. The postman may take you for somebody’s visitor. Your name has always come when it was asked for, and a bell does not ask.',
      'provision hidden':
        'The stove is warm, the rent is paid, the soup is as good as on Monday. You go through the day as through a contract, and find no line worth reading. Friends may suppose you want for nothing. Your eye was trained on what can fail, and a good soup has no small print.',
      'standing delay':
        'They are waiting with the pen. In the dark glass of the door you read yourself through: the cuffs, two mistakes of last year, a sentence that could be taken wrongly. Inside they hear you stop, out of politeness perhaps. You wanted to carry in a name with nothing crossed out.',
      'standing ease':
        'You sign, turn the page round, and slide it across. ‘Thanks,’ says the young man, and is already reading. Your pen stays in the air, and you search his face for the rest. The date may be missing, he wonders. For years this moment ended with a warm hand, and yours stayed open.',
      'work delay':
        'It is eleven. The bed is turned down, and you carry the page into the kitchen, to read the small print again. Then there are the folders to put in order. Whoever sees the light may admire your strength. You were saving the good night for the signature, and it had not come.',
      'work far':
        'They stand at the window with their cups. You straighten the chairs, fetch water, and staple the pages that others are going to sign. Somebody calls you a treasure, and perhaps passes you the next pile. Nobody has said yet which of those chairs is yours, and a stapler is something to hold.',
      'work hidden':
        'The thing stands. Glasses go round, hands are shaken, and you put the pages in order and look at your watch. Somebody says how glad you must be, and may take your nod for it. It could fail for so long that your gladness waited outside, and nobody called it in.',
    },
  },
  11: {
    gift: 'You turn a wish that everybody shares into a day with a date.',
    knots: {
      delay:
        'The charcoal is laid, the match is in your hand. You look round to see if everyone is there, and somebody is always missing. It would be a pity to begin without them. The talk goes on about how fine a fire will be, and hands are pushed deeper into pockets.',
      heat: 'You have lit it while they are still arguing about the place. It burns splendidly. You wave, you call them over, and they come with their baskets, one a bit late and one rather quiet. It had been her idea, and she would have liked to hold the match.',
      hidden:
        'You name the day, make the first call, and light the fire with everybody’s wishes. They say how well it burns this evening. What you hope for yourself you have laid at the very bottom, under theirs, and it warms the whole circle without once having been seen.',
      far: 'It is an old circle with old jokes, and you came late to it. You have matches, and would name a day at once, but they wait for someone else to do so. So you hold out your hands to a cold grate, and laugh at the story about the boat.',
      ease: 'They come when you call, and you call when you feel like it. It is always nice. Nobody has wished for anything in particular for a good while, and so you light one pleasant fire after another, and would not know what to cook on it.',
    },
    traits: {
      held: {
        light: 'You keep the coal of an old hope alive, until the friends for it have come together.',
        shadow: 'You can wait until everybody is there, and so with great loyalty do nothing at all.',
      },
      driven: {
        light: 'You make the call that all of them meant to make, and on Saturday they stand there amazed.',
        shadow: 'You can be so far ahead of your friends that they only know you by the smoke.',
      },
      loose: {
        light: 'You join in anybody’s plan with both hands, and do not ask whose idea it was.',
        shadow: 'You can warm yourself at one circle after another, and bring no wood of your own.',
      },
    },
    month: 'Take one wish that your friends share, and give it a date and an hour.',
    last: 'One call from you is enough: most of your friends are sitting beside the telephone.',
    leads: {
      'courage delay':
        'You have called your friends together, and will not spoil their evening with a hurt of yours:',
      'courage far': 'Among your own friends you name the day. In an old circle you go along:',
      'courage hidden':
        'A hope laid at the bottom warms the whole circle. A hurt laid there burns somebody at the edge:',
      'friendship delay': 'For all of them you name a day. To call just one is harder:',
      'friendship ease': 'To light a fire you call them all. When you feel low you call nobody:',
      'home far': 'You are at home where you have lit the fire yourself. Here you have not struck a match:',
      'order delay':
        'Friends you call together before everything is ready. A piece of your own work you do not let out:',
      'patience delay': 'The charcoal is laid, and you hold the match. It is for the great evening:',
      'provision hidden':
        'A hope that has gone cold you see at once. A fire that burns every day you overlook:',
      'standing delay': 'You call the others without fear. On the way to them you look yourself over:',
      'work delay': 'For a fire you name the evening and call them all. Your own ease has no date:',
      'work hidden':
        'The fire you made warms everyone. What you wanted from it yourself stays at the bottom:',
    },
    scenes: {
      'courage delay':
        'For five evenings he has told the story of your failed speech, and you have turned the corn and laughed. Now he asks for the salt, and learns what you think of stories. The circle may blame the smoke. You had called them together to be merry, and five times you kept it so.',
      'courage far':
        'Monday suits you, you say, and the far lake, and no singing, and yes, the boat story once more. When they ask you to sit further back, your cup flies into the grate. They may blame the hard bench. You had brought a day and a song, and hidden them as guests do.',
      'courage hidden':
        'A newcomer pokes the fire, and a spark lands on your sleeve. You ask him what he thinks he is doing, in a voice that nobody here knows. It may be the sleeve, they suppose. He came for warmth, which you gladly give. Under the wood there lay something older than this evening.',
      'friendship delay':
        'You ring eight people about Saturday, and the ninth, whom you hope to see alone, you may leave for tomorrow. By tomorrow that person has other plans. They think that you are happiest in a crowd. You forgot nobody. One dear voice simply asks for more courage than eight cheerful ones.',
      'friendship ease':
        'It is Thursday, and the phone has been still since Friday. You put it down again, and go over the last fire: was it the joke about rain? Your friends have late shifts, and perhaps believe you want a rest. They have always come to your call, and are used to its sound.',
      'home far':
        'Your matches are in your coat, and your coat is on you. You heat soup in the pan that was left there, and eat it standing, beside a box with ‘kitchen’ written on it. Your new friends may picture bright rooms. You were waiting until somebody named the day for this fire too.',
      'order delay':
        'You have written a song for the midsummer fire, and it is good. A friend holds out her hand for it, and you take it back, alter one word, and then the word before. It is perhaps a secret, she decides. A fire has its day from you, and a song names none.',
      'patience delay':
        'The evening is mild, and three friends sit on the wall. You turn the matchbox over, think of lanterns, of a moon, of June, and put it away. They eat their bread cold, and perhaps suppose you are tired. You have carried this fire so long that three seemed too few for it.',
      'standing delay':
        'They are on the steps, laughing. You wanted to open at once, and now you wipe your hands, look at yourself in the window pane, and go over your first words. Outside they may guess at a surprise. The face in the pane is the one they came for, whatever it says first.',
      'work delay':
        'They have gone, the embers are red, and there is a log to sit on. You could, once the bottles are packed, the grate is brushed, and tomorrow’s message is written. From the path you may look happy in the glow. You gave each of them a date, and nobody gave you one.',
    },
  },
  12: {
    gift: 'You can keep a fire alive through the long hours when nobody calls you.',
    knots: {
      delay:
        'You have covered the fire well. There is ash on it from yesterday, and from the day before that, so that nothing can go out. You kneel in front of it and do not want to disturb it. It is warm, deep down. But your hands have been cold for some time.',
      heat: 'You keep this fire so eagerly that you cannot leave it under its ash. Is it still there? You poke, you blow, you lay on a log, and it flares so finely that you clear the cupboards by its light. By midnight it is grey, and you have soot on your nose. Nobody had called.',
      hidden:
        'There is a fire in you that you have not shown to anyone, and it is your best one. By day your hands are cool and get things done. In the evening you uncover it, look into it, and cover it again, as if it were something you had taken.',
      far: 'Your own fire you can keep through any night. This is another’s stove, and nobody has told you where the wood is, or whether a guest touches it. In the next room they sleep. You lie awake under a strange blanket and listen to the embers sink, because one does not rattle a poker here.',
      ease: 'Your evenings are calm, and you sit down by the ash as one does by an old stove. It is restful. It has been restful for so long that you could not say whether it still glows down there, and you do not look, because you are comfortable.',
    },
    traits: {
      held: {
        light: 'You can be alone with a great deal of feeling, and bring it out in the morning as warmth.',
        shadow: 'You can bank up a hurt so carefully that it is still hot after many winters.',
      },
      driven: {
        light: 'You get up in the dark for what matters to you, and it is done before the birds.',
        shadow: 'You can run from a quiet hour as if somebody were calling, and there is nobody.',
      },
      loose: {
        light: 'You ask nothing of an empty evening, and it gives you more than the full ones do.',
        shadow: 'You can let your own fire sink because no one has said that they are cold.',
      },
    },
    month: 'Keep one hour before dawn or late at night for a thing that needs no witness.',
    last: 'Under the ash of a long day there is still a glow, and you know where to look.',
    leads: {
      'courage far':
        'By your own fire you know when to stir and when to cover. In another’s house you only cover:',
      'courage hidden': 'By day your hands are cool and the fire is covered. The heat has to go somewhere:',
      'home far': 'At another’s stove you touch nothing. At home you keep the fire, and touch little else:',
      'patience delay': 'What you love best lies under the ash, where nothing can happen to it:',
      'provision hidden': 'After an hour of looking into your fire, you find the room behind you dark:',
      'service delay':
        'For whoever comes in you would stir the fire at once. For your own hands you let it wait:',
      'work delay': 'Even by the fire you do not lean back. You kneel and see that nothing goes out:',
      'work hidden': 'Your fire stays at home under the ash, and only your cool hands go to work:',
    },
    scenes: {
      'courage far':
        'A thinner blanket? Of course. The lamp out at nine? Gladly. No tea, no window, it all suits you. At dawn somebody whispers, could you turn more quietly, and the poker in your hand hits the stove. A bad dream, they perhaps think. Four times you had laid ash on it, for their sleep.',
      'courage hidden':
        'All day your hands were cool while they took your plan apart. On the bus a woman sets her bag down on your foot, and the sparks fly as far as the driver. A heavy bag, she may tell herself. The fire had been covered since morning, and hers was the first draught.',
      'patience delay':
        'You have the quiet hour, and a notebook for the songs that you want to write. You open it, hear the stillness, and close it again, for an hour that is stiller. Others may see somebody without plans. You know how long embers keep, and were being gentle with these.',
      'service delay':
        'Somebody comes in from the rain. You have the ash off and the flame up before their coat is hung, and push the stool towards it. ‘I am warm,’ you say, hiding your fingers, and perhaps they believe it. There was one stool, and one guest, and it seemed to come out even.',
      'work delay':
        'The fire is covered, and there is a cushion behind you. You could lean back once the ash is even, the tongs hang straight, and the wood is stacked. In the next room they may think you wide awake. So much care went to the embers that your back was left out.',
    },
  },
}
