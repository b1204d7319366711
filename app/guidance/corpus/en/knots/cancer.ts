import type { SignKnots } from '#app/guidance/corpus/knot-texts.ts'

/** Knots of a lot in Cancer, by its place. */
export const CANCER: SignKnots = {
  1: {
    gift: 'You listen with your whole face, and people trust you with what hurts.',
    knots: {
      delay:
        'A deep bowl can always take a little more. You hold it out, and wait until the other has quite finished, and there is still a drop to come. What you have in it yourself lies underneath. You would pour it out some time, when nobody else needs the room.',
      heat: 'What people say goes into you quietly and for a long while, and then it boils over at a trifle. Somebody moves a cup. You hear yourself say three things that are each a year old. They look at the cup. They had no idea that in so gentle a bowl anything gets hot.',
      hidden:
        'They pour and pour, and never see the bottom, since you hold your face over it. You carry it home with both hands so that nothing spills. There you sit in the half dark with all that belongs to others. Nobody has asked what the bowl was made of.',
      far: 'In strange rooms you feel every mood before you know a name. It comes in from all sides, and there is no lid. So you make yourself smooth and small, a saucer, no more. People say how restful you are, and tell it over your head to the next one.',
      ease: 'It is easy to talk to you, and so they talk. You nod in the right place. Much of it runs through by now, as through a sieve, and nobody has noticed. You only wonder on the stairs what it was that somebody told you with such wet eyes.',
    },
    traits: {
      held: {
        light: 'You leave room for a silence, and people find in it what they came to say.',
        shadow: 'You can draw in so far that even kindness has to knock and wait outside.',
      },
      driven: {
        light:
          'You feel that something is wrong before a word is spoken, and you put your arm round whoever it is.',
        shadow: 'You can be hurt before anybody knows that there was something to be hurt by.',
      },
      loose: {
        light: 'You take people as they come in, wet shoes and all, and they dry beside you.',
        shadow: 'You can take on the mood of every room, and ask at night which one was yours.',
      },
    },
    month: 'Listen to one person to the end, without advice, and ask one question.',
    last: 'There are people who would like to hold the bowl for you one evening.',
    leads: {
      'courage delay': 'Others bring you their anger while it is fresh. Your own lies underneath and waits:',
      'courage heat': 'As long as they talk of themselves you listen. A word about you meets a full bowl:',
      'home delay':
        'With you, others can put everything down. In your own rooms you go on picking things up:',
      'home far': 'You have made yourself so small that you do not even need a cupboard:',
      'home heat':
        'All day you take in what people say, and their quarrels with it. By evening the bowl is full:',
      'home hidden':
        'Your evenings are full of other people’s stories. To have a place for yourself, you make one up:',
      'patience delay': 'Whatever others bring comes on top. What you long for yourself lies at the bottom:',
      'patience ease':
        'When others come, your hours have a shape. An hour that nobody wants from you runs away:',
      'patience heat': 'What people tell you stays warm in you for a year. Your own plans cool much sooner:',
      'patience hidden': 'What others pour in covers what is yours, and you let it:',
      'service heat': 'When people talk you can wait. When they help you cannot:',
      'standing delay':
        'People come to you as they are. You yourself go nowhere without looking twice in the mirror:',
      'trust delay': 'They trust you before they have decided to. You decide slowly, and then once more:',
      'trust far': 'You take in what they tell you, and let nobody see how full you are:',
    },
    scenes: {
      'courage delay':
        'It is only a wet umbrella on the mat, and you hear yourself speak of a Tuesday in March. Your guest, one arm in his coat, perhaps takes the mat to be new. For weeks there was somebody else’s drop to let in first, and yours had to go over some edge.',
      'courage heat':
        'You have listened to a friend for an hour. ‘And what do you say to it?’ they ask, and your answer may be out, hot, before you know if that was a reproach. They draw back from a face they did not know. Whoever takes in so much is easily full, and that is no unkindness.',
      'home delay':
        'In the hall you take off one shoe, see the fern, and water it with the shoe in your hand. Then come letters, then the stairs, and the other shoe may stay on for an hour. Visitors find it restful here. You have listened since morning, and now the rooms talk too.',
      'home hidden':
        'In the half dark you put a window into the east wall. Below it stands a bench, and on it nobody who needs anything. Your soup may be burning. The neighbour sees you sit so still and takes it for peace. After an evening with so many voices one would like a bench.',
      'patience delay':
        'The clay that you bought in spring lies in its wet cloth. Tonight the table is free. You lift a corner, press a thumb in and wrap it up for an evening when you are fresher, perhaps in May. Friends take it for a passing fancy. Nothing in the house is wrapped so well.',
      'patience heat':
        'In its first week you walk home warm from the singing group. In the sixth it is the same four bars, and you study the clock, and perhaps a notice about weaving. They ask if you have a cold. For them too those bars have grown flat, and they brought lozenges.',
      'service heat':
        'The guests stand up to help, and all nine plates are in your arms. You wash, you dry, you hear them laugh next door, and perhaps a lid comes down hard. They believe that you like the kitchen to yourself. No one was shut out on purpose, and your arms were simply there first.',
      'standing delay':
        'You stand on the mat, a finger near the bell. You look at your collar in the brass plate, then at your teeth, and try your first sentence, and perhaps once more. Inside they suppose that somebody has gone upstairs. You know how much a face can tell, and so you look after yours.',
      'trust delay':
        'Somebody you have known for years asks how you are, and you may give them something small first, to see how they hold it. They notice only the pause, and suppose that there is nothing more. It is no unkindness to begin with small things. What they brought you was small at first too.',
      'trust far':
        'She lays her hand on your sleeve and asks how you are, you yourself. ‘Is that chair hard?’ you say, and are up for a cushion, and perhaps for the window too. She supposes that you feel a draught. Nobody had poured in this direction before, and a saucer is soon full.',
    },
  },
  2: {
    gift: 'You see to it that there is enough, and a visitor takes some home.',
    knots: {
      delay:
        'You think in the good month of the bad one, and in the bad one of the worse. The shelf is full to the ceiling. But the beans are from last year, those have to be used up first, and the new ones meanwhile grow old behind them.',
      heat: 'A shelf with a gap in it gives you no peace. You buy two of everything, you carry, you stack, and snap at the one who takes a jar without a word. It is all for them. They have begun to ask before each onion, and to eat in town.',
      hidden:
        'Oil and onions stand on the open shelf for everybody. Behind the flour is something that only you know of, for the very bad month, and it calms you. The others hear you say that things are tight. They put back the good cheese, and you see it, and do not say a word.',
      far: 'The shelf is in another’s kitchen, and your store is a box under the bed. You eat what there is, you leave some in the dish. A person who has no cupboard of their own grows careful, and you have learned to be full sooner than you are.',
      ease: 'Seeing to it costs you so little by now that you no longer look. You reach behind you, there is oil, there are beans, a jar goes home with a visitor and another comes in its place. Nobody has counted since the spring, and nobody could say which of it is still eaten with pleasure.',
    },
    traits: {
      held: {
        light: 'You turn a good year into jars, and somebody is glad of it in March.',
        shadow: 'You can keep so much for later that later has nowhere to sit.',
      },
      driven: {
        light: 'When anybody lacks something, you are on your way to the larder before the sentence ends.',
        shadow: 'You can press food on people until their thanks tastes of duty.',
      },
      loose: {
        light: 'You can be content with soup and bread, and make it look like plenty.',
        shadow: 'You can comfort yourself with buying, and come home with three kinds of nothing.',
      },
    },
    month: 'Fill one jar, and give a small one of the same away.',
    last: 'Take one pepper from the string tonight: they were dried for a day like this.',
    leads: {
      'home delay':
        'A visitor sees from your shelf that there is enough. You see what has to be used up first:',
      'home far': 'An open shelf does you good. Here your store stays in a box under the bed:',
      'home heat': 'A gap on the shelf you calm with a full bag. For your own bad mood there is no bag:',
      'home hidden': 'You put things by for another day, and half of you has moved there already:',
      'order heat': 'On a full shelf you see the one gap, and in good work the one fault:',
      'patience hidden':
        'Behind the flour lies what calms you. Something else lies further back, and you leave it there:',
      'provision delay': 'A visitor gets a jar at once. When it is for you, you see the bad month:',
      'provision ease': 'The shelf was made for a bad month. In a good one your hand goes to it by itself:',
      'provision heat': 'Your shelf has no gap left in it, and then you stand in a friend’s larder:',
      'service heat': 'A gap on the shelf you have filled before anyone else has seen it:',
      'trust delay': 'Full shelves calm you at a glance. A kind face does not, and you look again:',
      'trust far': 'You say that you are full, and get up before anyone can be kind to you:',
      'work delay': 'In the good month you think of the bad one, and rest in neither:',
      'work heat': 'You carry and stack until the last gap is filled, and then you see another:',
    },
    scenes: {
      'home delay':
        'In your wet shoes you go first to the beans. Nine jars have to move to the front, a label is coming off, and there may be two onions to cut out. A friend rings, sure that you have just sat down. So much food asks for somebody, and it knows your name.',
      'home heat':
        'At the market the last sack went to the man in front of you, and you were silent. At home the pantry door says it, then the bread bin, then the drawer. Those at the table take it, perhaps, for something about supper. The sack was meant for them, and the bin stood nearest.',
      'home hidden':
        'You peel an onion, and stand meanwhile in another pantry, with a stone floor and a window on a yard. You may have peeled one onion too many. They see you smile and suppose that you are here. In that house the good cheese is on the table, and they are eating it.',
      'patience hidden':
        'You sort lentils by colour, oil the hinge and count candles. Behind the flour lies the letter that you ought to answer, and perhaps you have dusted before it twice. Whoever comes in admires so much order. You did not put it with the waste paper, you put it with what matters.',
      'provision delay':
        'The good oil stands behind last year’s. You tilt the old bottle, wait for three drops, and eat the bread dry. In March, perhaps, the new one can be opened. The visitor with your jar under his arm supposes that you dislike oil. You would like that door always to open on something.',
      'provision ease':
        'You have eaten, and your hand is at the shelf again. It lifts down almonds, then plums, puts them back, and stays open in the air. Perhaps it was the oil. Your visitor expects another jar. The hand found its path in a bad month, and nobody told it that this one is good.',
      'provision heat':
        'She has figs in honey, a row of twelve, and a whole cheese. You praise them, and your own shelf, full an hour ago, is only beans, and perhaps you already buy figs in your head. She supposes that you want the recipe. You had missed lunch, and the cheese stood at eye level.',
      'service heat':
        'Somebody has put on shoes to come to the market with you. You are back already with both bags, and say, perhaps rather sharply, that one has to carry everything alone. The one with the shoes regrets being slow. You had seen a gap, and it had looked at nobody but you.',
      'trust delay':
        'The man from upstairs brings back the jar with a ribbon, as in spring. You hold it to the light, and perhaps leave a coin by the door and watch him. He supposes that you lost it, and rings. It is the bad month that asks, and it asks everybody.',
      'work delay':
        'It is Friday evening, and every label looks to the front. You sit down, get up for the sack that is not tied, and remember the lids. Your rest is perhaps in April, after the jars. Downstairs they believe that you are baking. An untied sack is loud to whoever thinks of winter.',
      'work heat':
        'The shelf is full to the wall. Your hands go on: they turn out the drawer, wipe the pegs and carry chairs up from the cellar, and it may be past one. ‘What strength’, people say behind their doors. The gap was closed at seven, and your arms had not been told.',
    },
  },
  3: {
    gift: 'Your door is open, and new neighbours soon belong.',
    knots: {
      delay:
        'A pot should come warm and in a good moment, and so you look out for theirs. They have only just moved in, they are tired, and tomorrow is washing day. You stand behind your own door while it grows cold. You heat it up again, and by now it would need a different dish.',
      heat: 'You come with the pot, and with the question of how they are, and why the curtains are still closed. You have seen it at once. They stand in the doorway with full hands and hot faces. It is a good soup, and they eat it by the window to see when you go past.',
      hidden:
        'You know who is ill, who has been left, whose boy coughs. You put things on steps and are gone before the door opens. The street is well looked after. Nobody in it would know what you like to eat, and if your own light stayed out, it would take them some days.',
      far: 'You have come into a street where they greet each other across the road. You carry your pot carefully past them. At home one walked straight into the kitchen; here one telephones. So you learn to telephone, and the food in the pot becomes smaller and more polite.',
      ease: 'They come in and out, your table is never cleared, and you are fond of them all. You no longer count how often you get up. You have the whole street at supper, and once in the middle of the noise you would not mind being asked how things are with you.',
    },
    traits: {
      held: {
        light: 'You remember how each of them takes their tea, and what they do not like to be asked.',
        shadow: 'You can wait behind the curtain for an invitation that you could have spoken yourself.',
      },
      driven: {
        light: 'You simply go over, with a pot and without a plan, and a stranger has a neighbour.',
        shadow: 'You can care so loudly that people keep their troubles indoors and the curtains drawn.',
      },
      loose: {
        light: 'Children, cats and cousins run through your house, and it only gets warmer.',
        shadow: 'You can be everybody’s kitchen, and have no room to which one can shut the door.',
      },
    },
    month: 'Knock at the door of somebody new, and learn how their name is said.',
    last: 'Ring at a neighbour’s door without the pot, and see that they are as glad.',
    leads: {
      'courage heat':
        'You ask about their curtains and mean it kindly. When they ask about yours, you hear a reproach:',
      'home delay':
        'Through other doors you would gladly go. Behind your own there is always a pot to see to:',
      'home far':
        'Home for you begins with the neighbours. As long as they are strangers, your kitchen is strange as well:',
      'home heat': 'Soup you leave at every door. What was hard in the day you leave at none:',
      'home hidden': 'You know everybody’s door in the street. Behind your own you are seldom quite there:',
      'learning delay':
        'For soup you have never needed a recipe. For anything else you want one more lesson first:',
      'order heat': 'You come in to ask how they are, and your eye has already found the crooked curtain:',
      'patience hidden': 'The whole street is looked after. On your own table something lies under a cloth:',
      'service heat': 'You would like a pot at your own door for once, and leave nobody time to cook:',
      'speech delay': 'With a warm pot you wait behind the door. With what you want to say you wait longer:',
      'speech ease': 'You ask how everyone is, and are back at the stove before anyone can ask you:',
      'speech heat':
        'You come because you are fond of them, and what they hear is the bit about the curtains:',
      'trust delay':
        'You would feed the whole street. When the street brings something to your door, you grow careful:',
    },
    scenes: {
      'courage heat':
        '‘Your light was on late’, the neighbour says, and you have told her that you pay for it yourself. She had baked, and now she perhaps supposes that you are tired. You had asked at so many doors that day, and did not expect to be asked at yours.',
      'home delay':
        'You come in, and the pot has to be scoured, and while it soaks you do the shelf, and then the tiles. You may not have sat on the sofa since Monday. The street supposes that you live behind its cosiest door. A kitchen that feeds so many houses seldom has an evening off.',
      'home far':
        'The big pot stands on the box marked ‘kitchen’, with everything else still in it. You wash the one plate and roll it in newspaper again. There are steps, perhaps for you, and they go further up. The house takes you for long settled. Such a kitchen is unpacked when somebody knocks.',
      'home heat':
        'Four doors thanked you, and the fifth stayed shut, with light behind it. At home the empty pot comes down so that its lid jumps, and the chair is pushed in twice. Next door they perhaps imagine a cupboard moving. The soup was given away, and the day stayed in your arms.',
      'home hidden':
        'At your table you build on: a door to the yard, a long bench, a sill on which somebody has put something for you. The tea may be cold. Whoever passes sees your light and pictures you planning tomorrow’s pots. After all those steps one sill is not much to dream of.',
      'learning delay':
        'You have had ten accordion lessons, and the neighbours ask for a song in the yard. ‘Not yet’, you say, and sign up for a course in breathing. They may believe that you can play nothing. You have a cook’s respect for what is served, and a song is served to all at once.',
      'service heat':
        'This time everyone on the stairs is to bring something. By noon you have made it all, theirs too. They stand there with one lemon, and perhaps you remark how fine it is to cook for twenty. They fear that their food was not good enough. You had begun with one onion.',
      'speech heat':
        '‘You could have told me that the stove is broken’, you say in their doorway, and go. ‘I was afraid that you were cold’ is still with you at the corner. They believe, perhaps, that they broke some rule. The other half stands on their step with a lid on.',
      'trust delay':
        'A neighbour holds out a bag of plums, and you may be asking yourself already what they would like for it. They see only that you thank them from the doorway, with one hand on the latch. There is nothing unkind in looking twice. Plums can be taken before one is quite sure.',
    },
  },
  4: {
    gift: 'With you nobody comes home to the dark: a lamp is on for whoever is late.',
    knots: {
      delay:
        'The lamp is lit, and you sit under it. You cannot go to bed before they are all in, nor go out, in case one comes. It is love, and it has grown roots. On the other side of the window are evenings that would have done you good, and you have seen them go by.',
      heat: 'They are late, and you have been through everything that can happen. When the key turns at last, you are so relieved that you scold. You had kept the plate warm for them, with a lid. They eat it standing, and think that next time they are going to ring from outside.',
      hidden:
        'You see to it that nobody comes home to a dark house. They have never known it otherwise, and so they cannot see it. It is simply light there. How it is to be the one who waits, they would have to be told, and you turn down the wick, not to dazzle them.',
      far: 'In your own house the lamp would be on for whoever is late. This is another’s, and at ten the light is put out. You hear somebody feel for the stairs in the dark, and know just what is missing. You lie there with your hand on a switch that is not yours to press.',
      ease: 'It is always warm, they are always there, and you have never had to wait for long. So the lamp burns because it burns. You all sit beneath it, each with a page before them, and it would be hard to say when one of you last looked up because the door opened.',
    },
    traits: {
      held: {
        light: 'You keep a place for people who have been away for years, and it still fits them.',
        shadow: 'You can hold your family so close to the lamp that they see nothing but lamp.',
      },
      driven: {
        light: 'When it gets cold under a roof, you are the one who gets up and closes the gap.',
        shadow: 'You can guard your nest against the very wind that would have taught them to fly.',
      },
      loose: {
        light: 'You make a home of a hired room with one cloth and a bowl of fruit.',
        shadow: 'You can stay where it is warm, because it is warm, and call it belonging.',
      },
    },
    month: 'Choose one evening a week on which your lamp is on for whoever comes.',
    last: 'Somebody would leave the lamp on for you, if you came home late for once.',
    leads: {
      'home delay':
        'A roof where someone waits gives you rest. When you are the one who waits, it gives you none:',
      'home ease': 'They are all there, it is warm, and nobody has to be waited for:',
      'home far': 'Where you cannot leave a lamp on for anyone, you have not arrived yourself:',
      'home heat': 'When you are the late one yourself, you do not come in any more quietly:',
      'home hidden':
        'Here you keep the lamp lit for others. You dream of a house where somebody lights it for you:',
      'patience hidden':
        'You keep a light on for everyone. There is one thing on which you would rather not let it fall:',
      'service delay': 'You light the lamp for everyone who is out. For yourself you have never lit one:',
      'service heat':
        'By the time the key turns you have worried for everyone, and done their share as well:',
      'trust delay': 'They come home to your lamp every evening, and every evening you have to see it again:',
      'work delay': 'Under your lamp others come to rest. Your own turn comes when the last of them is in:',
      'work heat': 'At last they are all in. You could sit down now, and you do not:',
    },
    scenes: {
      'home delay':
        'You sit down under the lamp, see the shade, and wipe it. Then comes oil for the hinge that squeaks when they are late. For weeks, perhaps, no chair has had you for ten minutes. They find all ready and say how you love this house. You do, and it has many hinges.',
      'home heat':
        'On the whole tram you have held it in, the word that was said at five. Then the key turns, the umbrella stand falls, and the stool flies to the wall. Under the lamp somebody may suppose that you slipped. You had come all that way to be where nobody speaks like that.',
      'service delay':
        'Three plates stand on the stove, each as one of them likes it. Your own supper is what stays on the board, perhaps half an egg. ‘Have you eaten?’ they call from the hall, and believe your yes. In your thoughts you had sat at table with all three, and it felt like supper.',
      'service heat':
        'They had promised to see to the beds themselves. When the key turns the beds are made, and you say, perhaps, ‘of course, who else’. They look at the sheets and feel that they are not trusted with a pillow. While one waits, one’s hands must go somewhere, and the beds were near.',
      'work delay':
        'Everyone is in, and the lamp could go out. But there is a button for the morning, and while the needle is threaded a hem, and perhaps another. From the stairs it looks as if you liked late hours. No one is on the road now, and your hands have not heard it.',
      'work heat':
        'The last one is asleep next door. The plate is washed, and you are behind the stove with a knife, and perhaps it is getting light. In bed they hear scraping and envy you your strength. Your heart ran down the road to meet them, and is still out there.',
    },
  },
  5: {
    gift: 'What your hands know, others learn beside you without noticing.',
    knots: {
      delay:
        'It has to smell right, and you alone know when. So you send them off to play and say that they can help next time. You stir and taste, and it gets late. They are asleep on the bench when it smells right, and have flour on their sleeves from last year.',
      heat: 'You show it, and take the spoon back, for it has to be done from below, like this. You laugh, you are quite hot with joy. The small hand tries again, and you see it coming and are faster. It tastes wonderful, and it tastes of you, as everything does that they have made.',
      hidden:
        'They learn it beside you without noticing, and so well that they have not noticed you. The dough turns in their hands as it does in yours. It just came to them, they say at table, and are praised for it. You nod and chew. It smells exactly right, and somebody asks if you cook as well.',
      far: 'In this kitchen one cooks by the book, with scales. You measure out what your thumb has always known. It comes out right, and has no smell of anywhere. You would like to show somebody how it is really done, and nobody here has ever stood next to a stove that way.',
      ease: 'The dough is under your hands, the radio plays, they come and pick at the bowl. It is lovely, and it goes on without you. You could not tell, if somebody were to ask, how much of it you are doing for joy and how much because it is that day of the week.',
    },
    traits: {
      held: {
        light: 'You let somebody make the mistake beside you, and say nothing, and they never make it again.',
        shadow: 'You can keep the recipe in your heart until nobody is left who knows that there is one.',
      },
      driven: {
        light: 'You feel that the day needs a cake, and an hour later it has one.',
        shadow: 'You can spoil people so much that they no longer taste it.',
      },
      loose: {
        light: 'You play with whoever is small or sad, and do not look at the clock.',
        shadow: 'You can let a mood decide about every feast, and the guests learn to read the smoke.',
      },
    },
    month: 'Let somebody cook beside you, and say nothing while they learn.',
    last: 'Give the spoon away for once, and sit down where you can smell the pot.',
    leads: {
      'friendship delay':
        'When somebody copies your hands, few things make you happier. To call them in takes you longer:',
      'friendship heat':
        'You smell at once when something burns. With friends you smell it even when nothing does:',
      'home delay': 'You let nobody help with the rooms either, and to you they are never quite right:',
      'home far': 'A place is yours when it smells of your own cooking. Here it does not:',
      'home heat': 'The heat of the kitchen makes you laugh. The heat of a hard day does not:',
      'order delay': 'Your dish is ready when it smells right, and no book tells you when:',
      'order ease': 'Your hands can do it alone by now. That leaves your head free to compare:',
      'order heat':
        'Others learn by watching your hands. You watch theirs, and cannot look away from a wrong turn:',
      'patience delay': 'Your pot is given all its time, and so is everything that is dear to you:',
      'patience heat':
        'A dish you have never cooked before makes you glow. By the third time it is just supper:',
      'patience hidden':
        'You have a hand in everybody’s dough. The bowl that is yours alone stands behind the others:',
      'service heat':
        'While you teach, you take the spoon back laughing. When there is much to do, the laughing stops:',
      'trust delay':
        'Your nose tells you when a dish is done. About whoever holds the spoon it tells you nothing:',
      'trust far': 'Side by side at a stove you can be near. Without a spoon in your hand it is harder:',
    },
    scenes: {
      'friendship delay':
        'There is dough enough for two. You take up the phone, smell the oven, and wait for it to come out well. It does, at half past nine, and perhaps you eat three alone. Across the road your friend imagines you with guests. You wanted to call her to something already good.',
      'friendship heat':
        'From next door comes the smell of aniseed, and voices that you know. Before coffee you have taken back your rolling pin, in your head, and at noon you walk past the phone, perhaps twice. They suppose that you sleep late on Saturdays. Aniseed would have no sting if they were nothing to you.',
      'home far':
        'The room smells of paint. Your spices lie in the suitcase, in three knots of cloth, and you boil an egg, which needs none. Perhaps the pan goes back into its box. The landing smells nothing, and imagines you in restaurants. Such a cloth is untied when somebody stands beside it.',
      'order ease':
        'The buns rise, somebody sings with the radio, there is flour in the light. You see it, and an afternoon two winters ago, with snow, was better, and perhaps you say so. They suppose that you mean the butter. That afternoon came in by itself with the smell, and nobody had called it.',
      'order heat':
        'Somebody folds a dumpling on the wrong side, and your fingers have undone and closed it while you spoke of the weather. Perhaps you notice it only by her hands, which have gone still. She believes that she is too clumsy. You had not meant her, you had meant the fold.',
      'patience heat':
        'On Monday you ground the spices yourself and called everyone to smell. Tonight, the third time, you stir with one hand and leaf with the other through a book from Peru, and perhaps it sticks. They believe that you forgot the secret. Your nose is full of it by now, and theirs are not.',
      'service heat':
        'Forty are coming, and you have laid out six aprons for helpers. Then you lift the big pan past them alone, and your voice may be thin when you say that they can go. They untie the aprons and feel in the way. With all that on the fire, showing had no time.',
      'trust delay':
        'She has copied you for a year, and her sauce smells right. You go down for salt, and stay on the stairs, perhaps for ten minutes, to see if she leaves it alone. She stirs on, sure that the shop is full. For a sauce one sniff is enough, and people do not steam.',
      'trust far':
        'The spoons are put away, and she says how glad she is that you came here. You ask if her bicycle needs oil, and perhaps you have the rag already. She believes that you did not hear it over the water. You heard it, and no scales stood there to weigh it on.',
    },
  },
  6: {
    gift: 'You feel what is missing before it is said, and bring it.',
    knots: {
      delay:
        'You see that somebody is thirsty. But you also see that they do not like to be watched, and so you wait, with the glass in your hand, for a moment when nobody would notice. The ice melts. They have gone to the tap themselves, and think you stood there by chance.',
      heat: 'You put water on the table, and bread, and move the fan, and a cushion. Nobody has said anything yet. You run, you feel it all, and there are so many who need something. Then one of them does ask, and you could weep, because it is the one thing you have not thought of.',
      hidden:
        'The glasses are full, and no one has seen you fill them. They drink. It is a nice house, they say. You stand with your back to the sideboard and feel your own dry mouth, and it does not occur to you that one could take from that tray.',
      far: 'You serve at tables where they do not look up. What you feel is of no use here, there is a list. So you bring what is on the list. But now and then you see a tired face and an empty place beside the plate, and your hand makes a small movement that nobody ordered.',
      ease: 'They have got used to it that the glass is there when they reach out. So have you. You feel a need, you bring the thing, and think of something else. It is a long time since you have brought somebody water and seen that it was water.',
    },
    traits: {
      held: {
        light: 'You look after a tired person so lightly that they think they did it themselves.',
        shadow: 'You can long to be noticed, and wear a face that says there is no need.',
      },
      driven: {
        light: 'On a hard night you do the work of three people, because you do not ask what there is to do.',
        shadow: 'You can look after people so hard that they get ill to please you.',
      },
      loose: {
        light: 'You do the small service and forget it, and it goes on working without you.',
        shadow: 'You can give your day away in glasses, and call what is left over rest.',
      },
    },
    month: 'Bring one person what is missing, without being asked, and sit down with them afterwards.',
    last: 'One of the glasses that you carry is for you, and it is full.',
    leads: {
      'home delay': 'You see who is thirsty before they say it. At home every room looks thirsty:',
      'home far': 'At any table you see what is missing. Between your own four walls you have never looked:',
      'home heat': 'You make every tired face calm, and none of that calm is left when you come home:',
      'order delay': 'You see the thirst at once. The tray takes you longer:',
      'patience hidden': 'As long as a glass stands empty somewhere, you have no time for your own:',
      'service delay': 'You feel everybody’s thirst before your own:',
      'service far': 'At those tables you are there to serve. Invited to sit at another, you go on with it:',
      'service heat':
        'You would like somebody to fetch the bread for once. You have it in your hand already:',
      'trust delay': 'With a glass you wait for the right moment, and with people much longer:',
      'trust far': 'While nobody looks up you can stand there. A kind look sends you off for the jug:',
      'work delay': 'You wait for a moment that suits everybody else, and your own comes last:',
      'work heat': 'You notice every tired face in the room except your own:',
    },
    scenes: {
      'home far':
        'Your key goes into a bowl that some earlier tenant left. The shirt comes out of the suitcase and goes back. There is no lamp by the bed, and perhaps you have not missed it. Those you serve picture you in a lovely home. Your eye has learned the place beside another’s plate.',
      'order delay':
        'The tray is laid. You turn each glass so that its chip looks away, fold the cloth again, and go back, perhaps, for one more slice of lemon. At the table they suppose that the well is far. You would like them to have nothing to notice, and nothing takes long to finish.',
      'patience hidden':
        'You fill the salt, trim the candles, turn the cushions. Under the tray lies the form for the course you have wished for, and perhaps you set a second tray on top. Nothing here is left undone, people say. It is the only paper that asks for you, and you are used to bringing.',
      'service far':
        'There is a chair for you between two others, and a plate like everyone’s. You take the burnt end piece, hand the dish on, and perhaps look already whose glass is low. The table concludes that you eat little. Until yesterday you knew such evenings only from the side where one stands.',
      'service heat':
        '‘Stay, I’ll get the bread’, says somebody, pushing back a chair. You are there already with loaf, board and knife, and put them down, perhaps a bit loudly. Whoever stood up sits down again and feels in the way. They had caught your wish, only one moment after your feet.',
      'trust far':
        'One of them looks up after all, asks how your day was, and moves along the bench. Perhaps you are already on the way to fetch more ice. They think that you have no time. There was nothing rude in it. The ice can wait, and a short answer is an answer too.',
      'work delay':
        'At nine everybody has what they need. You sit on the edge of the chair, cloth on your knee, for there may be crumbs, then tomorrow’s cups. They are glad to see you rest. The edge is as far as you have got today, and the chair goes on behind you.',
    },
  },
  7: {
    gift: 'You leave a hard matter overnight, and answer when it has cooled.',
    knots: {
      delay:
        'It was wise to let it rest overnight. In the morning you felt otherwise, and so you let it rest again, to see if that would stay. The tea is cold by now. The one opposite had asked a simple question, and has begun to take your waiting for the answer.',
      heat: 'You need the night for a hard matter, and they want an answer now. So you defend your night, hotly, with old things on top, and what comes out is a no. The door is louder than you. By morning you would say yes, and gently. But now there is the door to talk about first.',
      hidden:
        'You take each hard matter to bed, turn it over without a sound, and by morning it is settled. You come to breakfast gentle and done with it. The other has lain awake too, and knows neither the answer nor that there is one. They look at a smooth wall with a friendly window.',
      far: 'In another’s house the evening is theirs, and so is the night that you would need. They settle such things at supper. You say yes, since it is their table, and sleep on it afterwards. In the morning you feel otherwise, and listen to their step on the stairs to learn if it still counts.',
      ease: 'You leave things overnight, and in the morning they are gone. It is comfortable for both. Nothing has been decided for years, and nothing has had to be. Now and then something lies on the table that is really too hot for it, and you both look out of the window until it is cold.',
    },
    traits: {
      held: {
        light: 'You do not take a word that was said in anger for the whole person.',
        shadow: 'You can go back into your shell and leave the other to talk to the lime.',
      },
      driven: {
        light: 'You fight for your people like nobody else, and they know it in bad weather.',
        shadow: 'You can ask for closeness in a tone before which one takes a step back.',
      },
      loose: {
        light: 'You can change your mind out of love, and not count it as a defeat.',
        shadow: 'You can wait for the other to feel what you feel, and be sad that they have to be told.',
      },
    },
    month: 'Let one question rest for a night, and answer it the next day by noon.',
    last: 'Let a hard word cool overnight, and then say it while the tea is warm.',
    leads: {
      'friendship delay':
        'You leave your answer until the tea is cold. Your own question you leave still longer:',
      'home delay': 'What you leave overnight is still on the table when you come in:',
      'home far': 'At their table you say yes. With the room that they gave you, you are slower:',
      'home heat': 'Overnight your anger cools like tea. In the evening, at your own table, it is still hot:',
      'patience hidden': 'Hard matters you take to bed and settle by morning. One you leave downstairs:',
      'service heat': 'For an answer you need the night. For a task you do not wait a minute:',
      'speech heat': 'Before you have slept on it, only half your answer is ready:',
      'trust delay': 'For a question you need several nights. For a person you need years:',
      'trust ease': 'What you leave overnight is gone in the morning, the hard questions too:',
      'trust far': 'A hard question you can leave until morning. Your hands cannot rest that long:',
      'trust heat': 'Overnight you find the right distance. In the first moment you do not:',
    },
    scenes: {
      'friendship delay':
        '‘Come to the lake with me’, you have written, and leave it overnight. In the morning you still want it, and then it is too early to send, and then, perhaps, too late. The other goes with two neighbours and takes you for no swimmer. Your wish was the same on three mornings.',
      'home delay':
        'Beside the question lie a bill, Tuesday’s cup and a lamp without a plug. You wash the cup, turn the bill over and look at the bath, and perhaps your scarf is still on. Whoever waits for your answer pictures you with your feet up. At that table there was no corner free.',
      'home far':
        'Your coat hangs over the end of the bed, because the hooks downstairs are theirs. You take your cup up again after washing it, and the suitcase may still have its label. ‘So tidy’, they say, ‘so at home.’ Nobody has named a shelf for you, and one hardly begins with shelves.',
      'patience hidden':
        'By breakfast three things are settled, and you polish boots, answer the club, wind the clock. Under the fruit bowl lies the paper that needs both your names, and perhaps you wipe the pears. The other takes it for done. It was too wide to settle in one night, since it belongs to two.',
      'service heat':
        '‘Let us do the chairs at six’, the other has said. At five you have carried all thirty, and you say, perhaps a little sharply, that nobody came. At six the helpers stand there with gloves and believe that you prefer it so. A chair was something that could be answered at once.',
      'speech heat':
        '‘Then do it without me’, you say at half past ten, and the other reaches for a glove. ‘Because I want to do it well with you’ comes when the lift has gone. Down there they perhaps take it as your last word. Your kind sentences arrive at about four in the morning.',
      'trust delay':
        'She has kept each appointment, and tonight she offers you her car. You ask, as if by chance, what she would say to a scratch, and perhaps you sleep on her answer too. She assures you that it is old. So much has changed for you by morning, and she is the same.',
      'trust ease':
        'You walk along the canal and laugh about the ducks. Since noon a letter in your pocket has changed the summer. ‘All well?’ ‘All well’, and perhaps the paper rustles. The other goes in, certain of a perfect evening. It was good, and between the ducks there was no room for a letter.',
      'trust heat':
        'In a quarter of an hour you have said ‘we’ twice and lent him your favourite book. He looks at his watch, and you take back your elbow, and perhaps the book. He fears only that he keeps you up. After one night you would have known how near to sit.',
    },
  },
  8: {
    gift: 'You hold what others entrust to you, and they go home lighter.',
    knots: {
      delay:
        'You have so many keys by now that they need a board. Each hangs on its nail, and you know which door, which sorrow. You think now and then of giving one back, when the people are better. But one does not like to ask how they are, and so it stays on its nail.',
      heat: 'You would never use the key, except to save them, and so you watch their windows. One day there is smoke, or what you take for smoke. You are inside with a wet cloth. It was toast. They thank you, a little pale, and a week later there is a different lock on the door.',
      hidden:
        'Everybody’s story is safe with you, and yours is too, in the same drawer at the very back. You have no key to that one, you say, and laugh. People go home from you with light hearts, and the house behind you has become so full that you speak low in it.',
      far: 'Where you are new, nobody knows you well enough to leave anything with you. You walk through bright rooms with older keys in your pocket, feel for one or the other, and say as little as ever. They take you for somebody who wishes to be left in peace.',
      ease: 'They come and lay it down with you, the key, the debt, the tale, and you say ‘just leave it there’. It is no burden. You do not even look. But when someone comes to fetch theirs, you hold one after another to the light, and could not swear to it.',
    },
    traits: {
      held: {
        light: 'You can be told the worst, and the next day you ask about the dog.',
        shadow: 'You can keep a hurt in its shell, polished, and take it out on feast days.',
      },
      driven: {
        light: 'When somebody is in fear, you sit down on the floor beside them and stay.',
        shadow: 'You can be so afraid for people that they begin to hide from your eyes.',
      },
      loose: {
        light: 'You share what you have without a paper, and it has mostly come back.',
        shadow: 'You can let other people’s troubles move in with you, and sleep in the hall.',
      },
    },
    month: 'Look after one thing that somebody has lent or told you, and let them know that it is safe.',
    last: 'There is somebody in whose house a key of yours would be well kept.',
    leads: {
      'home delay':
        'Everybody’s keys hang on your board. Your own opens a house with still more to look after:',
      'home far': 'You never use a key without asking, and even with your own you feel you should ask:',
      'home heat': 'You run to put out a fire next door, and carry another into your own house:',
      'patience hidden': 'There is one drawer that you never have time for, and you see to that:',
      'provision delay':
        'What belongs to others you are right not to touch. In front of your own you wait for permission:',
      'provision heat':
        'From other people’s rooms you never take a thing away, except the wish to have it too:',
      'provision hidden':
        'What people leave with you fills so much room that your own things stand behind it:',
      'service far': 'You would never touch what is not yours. At a strange table that is nearly everything:',
      'service heat': 'You are there with the wet cloth before anybody else can reach for one:',
      'speech heat': 'You guard what others tell you. Once you are hurt, nobody guards your tongue:',
      'trust delay': 'Half the street has given you its keys. You have given yours to no one so far:',
      'trust far': 'You know what to do with somebody’s key. With a chair pulled out for you, you do not:',
      'trust hidden':
        'They bring you what weighs on them. You seldom take your own bundle to anybody’s door:',
    },
    scenes: {
      'home delay':
        'You have watered in two other houses, and your own fern hangs its leaves. You see to it in your coat, then to the tap, then to the board with the keys, and perhaps you eat standing. People praise your quiet house. Behind each door today there was something for your hands.',
      'home far':
        'At your own room you lift a hand as if to knock, and then look for the key. The bag stands where you put it in May, and you sit beside it, perhaps in the dark. Upstairs they imagine you out somewhere. In other houses somebody showed you first where the cups were.',
      'patience hidden':
        'Knives and screws lie sorted by size, and candle ends have their place. One drawer at the very back stays shut, and you wax the runners of its neighbour. It may be suppertime. So much order looks like somebody who has opened everything. Nobody has listened to that one yet, and it is heavy.',
      'provision delay':
        'In your cupboard are the good soap and the cloth with the birds. You open it, look, and close it like a neighbour’s. For a real occasion there are perhaps too few birds. Friends call your taste plain. Hands so careful with what is not theirs stay careful at home.',
      'provision heat':
        'You feed a neighbour’s fish, and by the lamp stands an armchair, green. At home your own, a good chair at noon, has perhaps lost its colour. They find all in its place and suppose that you noticed nothing. Yours is still the chair you chose, and nobody had asked it to be green.',
      'provision hidden':
        'In the evening you go through the stove, the draught, the loose step. The kettle sings meanwhile, light lies on the wall, and the old clock tells you, perhaps, the time. Visitors envy you this room. You had kept your eyes for what they bring in.',
      'service heat':
        'Water runs on the second floor, and four people come with buckets. You have closed the tap, lifted the carpet and shut the door, and inside, perhaps, you tell the wall that nobody lifts a finger. Outside they suppose that it is dangerous in there. Your cloth was wet before theirs were found.',
      'speech heat':
        'The new lock shines. ‘Then keep your house’, you say across the landing, and drop the letters you saved for them. ‘I was so frightened for you’ stays behind your teeth. They gather up the envelopes and perhaps feel dismissed. You had come, after all, to bring the post.',
      'trust delay':
        'The neighbour brings your parcel after three days, its string as it was. You look at the string. You would like to give him a key for the summer, and perhaps you try him first with the post. He concludes that you dislike travelling. You know from your board how much one nail holds.',
      'trust far':
        'Somebody in the new street asks you in for a cup of tea, and perhaps you hear the tap dripping and ask for a spanner. They are pleased about the tap, and a little sorry about the tea. It was no coldness. You answered with what your hands know best.',
      'trust hidden':
        'The man from the first floor has talked for an hour and runs downstairs, lighter. Your own letter is under the cushion, and perhaps you had even drawn breath for it. He tells people how calm your life is. You made so much room that there was none left on the sofa.',
    },
  },
  9: {
    gift: 'You can be far away and let your heart arrive too.',
    knots: {
      delay:
        'Your heart is slow to arrive anywhere, and so you wait at home until it has gone ahead. You read about the sea until you hear it from the chair. The cup stands packed between two jumpers. Only the rest of you is still here, and says goodbye properly, also to the cat.',
      heat: 'You travel by feeling, and so you are off as soon as a feeling calls, in the wrong coat, while your heart is still packing at home. You find everything beautiful and a little too loud. By evening you have written two letters, and seen nothing of the town. The heart comes by the slow train.',
      hidden:
        'Wherever you are, you carry a whole country in you, with its smells and its songs, and no one sees the luggage. They ask if you have settled in well. Yes, you say. At night you unwrap the cup, drink from it standing, and wash it out so that it does not smell of home.',
      far: 'You are where you wanted to go, and your heart is still on the way. So you do as the others do, sit where they sit, and look at the floor. It is a fine floor. You think of another, with a crack in it, where you always knew what one says.',
      ease: 'You know by now how to arrive: a window, a chair, and your soul takes off its shoes. It does not even miss the cup, and it does not ask what it came for. You have been to many places, and each was cosy, and they are hard to tell apart.',
    },
    traits: {
      held: {
        light: 'You let a strange place come to you slowly, and then it is never strange again.',
        shadow: 'You can be so true to the old songs that you do not hear the one in the street.',
      },
      driven: {
        light: 'A longing can lift you out of any chair, and you have seen places because of it.',
        shadow: 'You can guard what is dear to you so hotly that nobody dares to ask about it.',
      },
      loose: {
        light: 'You can rest your eyes on a far thing, and be home in it.',
        shadow: 'You can dream of a journey so warmly that it no longer needs to be made.',
      },
    },
    month: 'Take one thing from home to a strange place, and stay there until you feel arrived.',
    last: 'Your own cup is with you, and there is a window in this place as well.',
    leads: {
      'home delay': 'Far away you would miss one cup. Here there is the whole cupboard to see to:',
      'home far': 'Until your heart comes after you, you do not hang anything on the wall:',
      'home heat': 'You come home as fast as you set out, and your calm comes by the slow train:',
      'learning delay': 'You read about the sea until you hear it, and then you read on:',
      'learning ease': 'In every room you are soon at home. A book has more rooms than the one by the door:',
      'learning heat':
        'A strange town your feeling can show you. A strange subject wants to be walked, street by street:',
      'order heat': 'In a town you find everything beautiful. On paper you are harder to please:',
      'patience hidden': 'Nobody sees the luggage you carry. One piece of it you do not look at yourself:',
      'service far': 'Where you do not know the customs, you do not like to reach far across the table:',
      'service heat': 'You do not wait for your own heart to pack, and a helper is slower still:',
      'speech delay': 'By feeling you travel as far as you like. To say what you feel, you pack and unpack:',
      'speech heat': 'Your heart comes after you by the slow train, and in a quarrel too it comes late:',
      'trust delay':
        'A chair by the window brings your heart to rest at last. With a person it wants more proof:',
    },
    scenes: {
      'home delay':
        'Before you go, the glass has to be washed, then the shelf above it, then the gutter. Since noon, perhaps, you have not sat down in your own kitchen. Next door they say that you cannot tear yourself away. You meant to say goodbye to each thing, and each had a spot of rust.',
      'home far':
        'The cup is unwrapped for tea and wrapped again when dry. Someone left four nails in the wall, and not even your hat hangs there. Perhaps you sit on the bed in your shoes. The landlady brings cake and finds you happy here. The pictures travel with your heart, and the nails hold.',
      'home heat':
        'The train was late, and the man at the window shouted. You are up the stairs in one go, the suitcase flies into the wardrobe, and its door perhaps has a new mark. ‘Bad journey?’ somebody asks, meaning the weather. Your calm is two stations behind, with your cup in its bag.',
      'learning delay':
        'You know the words for harbour, wind and return ticket, and the man at the counter speaks slowly. You buy the second grammar instead. He takes you, perhaps, for a collector of old verbs. You want your heart to come too, and it likes to know first what the gulls are called.',
      'learning ease':
        'By the new window lie three first lessons: Greek, stars, knots. You learn the alphabet in a cosy afternoon. On page forty the verbs begin, and just then, perhaps, you see a booklet about bees. People take you for a scholar. Each one let you in so kindly that nobody mentioned any stairs.',
      'learning heat':
        '‘Forty days’, you say, before the map is open, and it is forty. ‘And how?’ asks the man with the pencil. You see the whole coast and not one station, and your ears may be hot. He is sure that you guard a secret. The stations are all still there along the line.',
      'order heat':
        'On the menu it says ‘desert of the day’. You have put in the missing letter with your own pen before the soup, and perhaps whoever wrote it is watching. The waiter fears that you dislike the place. You found it beautiful there, and one ‘s’ was all it needed.',
      'patience hidden':
        'You have ironed, paid the rent and glued a sole. Under the bed lies the last parcel from home, still tied, and you sweep all round it, perhaps with a new broom. Nobody settles so well, the house says. A whole country is in that parcel, and much string for a weekday.',
      'service far':
        'The dish goes round, and you watch how far the others reach. You take the wing, and the potato that lies by itself. ‘More?’ says the cook, and perhaps you shake your head too soon. One eats little, they conclude, where you come from. You only did not want to be wrong about potatoes.',
      'speech delay':
        'She asks how it was out there. It was the light at six, and you take out ‘beautiful’, put in ‘quiet’, and take that out too. Perhaps you have the word when the coffee is paid for. She supposes that nothing much happened. The light was on the table all the time, still wrapped.',
      'trust delay':
        'She has sent a card from every harbour, and tonight she asks you to stay. You mention the timetable, and ask, perhaps too lightly, how soon last year’s guests had to leave. She puts it down to the boats. Your heart has to read all those cards again before it gets in.',
    },
  },
  10: {
    gift: 'You treat every task like one of the family, and it shows.',
    knots: {
      delay:
        'There is one bed that is not as it should be. You water it again, you turn a leaf. The gate is to be opened at noon, and you would like to ask for one more week. It is a garden already. But you see it with the eyes of whoever finds the dry corner.',
      heat: 'A ball flies into the young plants, and you are across the lawn with the rake in your hand. They are only children. You know it, at the fourth step. A garden for all, it says at the gate, and you planted it for them, and they look at you as at a guard.',
      hidden:
        'The people sit in the shade and praise the mayor. You kneel behind the hedge and hear it. It does not trouble you, you have earth under your nails and that is the truth. Only sometimes, when it is beautiful and full, you would like to be asked which tree you began with.',
      far: 'It is another’s park, with a plan on the wall. You are given the edge by the railway. You care for it like a child that one looks after by the hour, and take your love along to it and home again, because there is no line in the plan where it belongs.',
      ease: 'It grows, they come, they sit. You go through it in the evening with the can, and know each plant by name. They know you too, you feel, and by now you greet them more than you look at them. One at the back has been going brown for some time, and you greeted it today.',
    },
    traits: {
      held: {
        light: 'You think of the weakest plant first, and so the whole bed comes up.',
        shadow: 'You can take a task so much to heart that nobody dares to tell you the truth about it.',
      },
      driven: {
        light: 'In a drought you carry water till dark, and others put down their glasses and come along.',
        shadow: 'You can fight for your flower bed as if the rest of the garden were against it.',
      },
      loose: {
        light: 'You can do a public thing as if it were in your kitchen, and people are less afraid of it.',
        shadow: 'You can let your mood open and close the gate, and call it feeling.',
      },
    },
    month: 'Look after one task as you look after a guest, and notice what grows.',
    last: 'Sit down on a bench in the park that you water; from there one sees what you have done.',
    leads: {
      'home delay': 'The garden is to have one more week. At your own door the next bed is waiting:',
      'home far': 'Any garden you treat like family. To the place where you sleep you give no water:',
      'home heat': 'The rake stays in the park at night. The anger on the lawn does not:',
      'patience hidden':
        'In the park you leave no plant half watered. At home one has stood untouched for a long while:',
      'provision hidden':
        'What the garden gives to others you see. What is there for you each day you pass by:',
      'service far': 'They have given you the edge by the railway, and you have learnt to ask for no more:',
      'service heat': 'The garden is for everyone. The watering can you do not let out of your hand:',
      'standing delay': 'There is a dry corner in you as well, you think, and someone is going to find it:',
      'standing ease':
        'From strangers in your shade you expect no thanks. From people you know you wait for a warm word:',
      'standing heat':
        'You need no thanks from strangers in the shade. With other gardeners you are not so calm:',
      'trust delay':
        'Strangers you like to see in your shade. In someone who comes nearer you look for the dry corner:',
      'work delay': 'In your garden strangers rest in the shade. You still see a dry corner:',
    },
    scenes: {
      'home delay':
        'The geraniums look at you before your coat is off. You water them, the tray runs over, you do the floor, and the floor shows you the wall. Supper is perhaps an apple. In the park they imagine you among flowers, at rest. The flowers are there, and they have only one gardener.',
      'home far':
        'Under the bed are cuttings from the railway edge, in damp paper, ready to travel. The sill faces south, and only your hat lies on it, and on Monday, perhaps, it goes too. Your neighbours take you for no gardener. One asks whose ground it is before one plants, and yours are still green.',
      'home heat':
        'A dog was in the tulips, and its owner laughed. You say nothing until your kitchen. There the chair meets the table, and a flowerpot perhaps loses its rim. Downstairs it sounds as if you were planting something. The tulips could not answer that man, and somebody had to.',
      'patience hidden':
        'You have turned the compost, oiled the shears and labelled the seeds. On your own sill the first of your trees pushes roots through its pot, and perhaps you water all round it. With those hands, people say, nothing goes short. You know better than they what such a move asks of roots.',
      'provision hidden':
        'You count what is lacking: rain, gloves, someone for the early hours. There is coffee in the hut as on every morning, and you shoo the blackbird off your spade, perhaps, to get at the handle. From the benches they envy you the place. You stand in the middle, where one sees the edges.',
      'service heat':
        'Twelve helpers have come with small cans. You show the first how to hold it, then the sun climbs, and you do every row. Perhaps you say that one person for a whole park is too few. They stand there, cans full, and take it for a tour. You had heard only the plants.',
      'standing delay':
        'On the steps of the town hall you rub earth from each thumb. You go through the roses, the costs, the corner by the wall, and perhaps the hour has struck. Inside they imagine you still watering, and speak warmly of you. The eye that looks you over has kept those roses alive.',
      'standing ease':
        '‘Thanks’, says the woman whose balcony you have planted, and goes in. You stay with the trowel and look at the door, perhaps for as long as a bus takes. At the back she is telling somebody all about it, sure that you have left. Her word was short because her arms were full.',
      'standing heat':
        'The paper shows the other park and its gardener, in colour. By six you have dug a new bed by torchlight, and perhaps you do not even like dahlias. Visitors call it a happy idea. As many people sit in your shade as last week, and none of them brought a ruler.',
      'trust delay':
        'Since spring a man on the same bench has picked up papers and once tied a rose. Today he offers to water. You leave a half empty can by the path, perhaps as a question. He imagines you called away, and fills it. You look at new soil for a long time too.',
      'work delay':
        'At seven the gate is locked, and the bench under your lime tree is free. You sit, see a spot on a leaf, and get up. Then comes the path, and it may be dark. The watchman says that you like the cool. Strangers sat there all day, and you arranged that.',
    },
  },
  11: {
    gift: 'You keep a few people close, and they become a kind of family.',
    knots: {
      delay:
        'An umbrella for two needs a moment at which one says ‘come in under it’. You have it ready, you look up at the sky. It is not raining properly yet, and your friends walk so happily. When it does pour, each of them is running for a different doorway, and you stand there with it open.',
      heat: 'You hold it over them, closely, and steer. You see the puddles before they do. ‘Here’, you say, and ‘careful’, and pull at a sleeve. They stay dry, and now and then one of them steps out into the rain, just to feel for a moment how wide a street is.',
      hidden:
        'You know what they hope for, you know it of each. You hold the umbrella so that it covers them, and your own shoulder is wet. It is on the side that they cannot see. When they say goodbye they are dry and cheerful, and tell each other what a lovely evening it was.',
      far: 'Your own few you would know by their cough. These are other people, three of them under one umbrella, and you go behind. They would make room, you would only have to call. But you keep people close by years and small jokes, and here you have neither, and the rain is not so bad.',
      ease: 'You have your people, and they have you, and the umbrella has its hook. It has hardly rained for years. You sit together and know what the next one is going to say. Whoever stands outside in the wet looks in at a very friendly window.',
    },
    traits: {
      held: {
        light: 'You notice that a friend has grown pale, and wait to ask until you two are alone.',
        shadow: 'You can wait for your friends to notice, and grow silent when they do not.',
      },
      driven: {
        light: 'You gather your people when it storms, and count them until all of them are in.',
        shadow: 'You can love a circle so tightly that nobody new can get an arm through.',
      },
      loose: {
        light: 'You laugh at the old joke for the twentieth time, and it is really funny.',
        shadow: 'You can be so content among your own that hope has nothing to do there.',
      },
    },
    month: 'Gather the few whom you would call in a storm, for no reason at all.',
    last: 'Move in under the umbrella yourself: it was always wide enough for that.',
    leads: {
      'friendship delay':
        'You know what each of them hopes for. That you hope for company you find hard to say:',
      'friendship ease':
        'You know each of their sentences by heart. What their silence means you have never had to learn:',
      'friendship heat':
        'One of them goes somewhere without you, and it feels as if you had been left outside:',
      'home delay': 'With your few people you forget what there is to do. The key in your door reminds you:',
      'home far': 'Without one familiar cough on the stairs, no place feels like yours:',
      'home heat':
        'All day you steer your friends round the puddles. In the evening only the chairs are left:',
      'order delay':
        'Among your friends an old joke is good enough for you. With your work you look up once more:',
      'patience heat': 'People you hold on to, even by the sleeve. Plans you let go of more easily:',
      'patience hidden': 'You keep all the others dry. At your own wet shoulder you do not look:',
      'provision hidden':
        'You know what every friend still hopes for. What you all have already, you overlook:',
      'service heat': 'The umbrella is in your hand before anyone else can hold it:',
      'standing delay':
        'Your old friends are welcome to see you pale. For everyone else you get yourself ready first:',
      'trust delay': 'You count somebody as yours when the jokes are old. Before that, you wait and watch:',
      'trust far': 'Your old few can come as near as they like. Among new people it is different:',
    },
    scenes: {
      'friendship delay':
        'One of them has hoped for years to see the lanterns on the water. You write to her, take out ‘if you like’, put it back, and by now the first lantern is perhaps on the water. From her kitchen she imagines you there with somebody. Both times you had only wanted her to feel free.',
      'friendship ease':
        'It is the eighth day. You sit by the phone and go through Thursday, the hat, the short ‘good night’, and whether they are perhaps together without you. Each of them is sure that another has you on the line. For years nobody had to begin, and so nobody knows whose turn it is.',
      'friendship heat':
        'At seven you hear that two of them were at the sea. You put the umbrella right at the back of its stand, and at noon you turn the phone, perhaps, face down. To them it is an ordinary Monday. You know all their hopes by heart, and this one you had not known.',
      'home delay':
        'You part from them at the corner, still laughing. The umbrella drips, so there is the floor, then the shoes, then Thursday’s washing, and perhaps the laughing stops there. They walk on and picture you in your armchair. For three hours you had put it all down, and it has just found you.',
      'home far':
        'You stand the umbrella in the corner as at a dentist’s, leave the chairs as they were, and perhaps listen before you put on the light. Next door they take you for settled. In your old house a creaking stair told you that you had arrived, and here none creaks.',
      'order delay':
        'The album for your friend is full, and each old joke is glued in. You press a corner, begin again at page one, and perhaps it was the wrong glue. Downstairs they sit in their coats and imagine ribbons. She is to laugh at page two, and nothing should come off before that.',
      'patience heat':
        'You founded the walking club in one evening, with a badge. On the seventh Friday it is the same path and bench, and you sit there drawing, perhaps, a badge for rowing. The others worry about your knee. The path has only become known, as old jokes had to before you loved them.',
      'patience hidden':
        'You have mended two umbrellas and found an address for one of them. In the pocket of your wet coat is a leaflet for what you hope for yourself, and perhaps you brush the other coats first. They say that you forget nothing. Yours is the one hope that nobody has told you.',
      'provision hidden':
        'You walk home and think of what each of them lacks, the flat, the letter, the dog. At the corner four people wave, as on each Thursday for nine years, and perhaps you look for your key. They imagine that you feel rich. You were carrying all their wishes, and a wave weighs nothing.',
      'service heat':
        '‘With four of us it is soon up’, somebody says of the tent. You have the poles, you have the pegs, and when they bring the hammer it stands, and you say, perhaps, how nice friends are. They decide that you love building. You had seen the cloud, and wanted nobody wet.',
      'standing delay':
        'You are invited to a house where you know only the host. Before the lift you pinch your cheeks, try two sentences, let it go up empty and, perhaps, try again. Upstairs they hear it and suspect the wrong floor. Among your own few somebody sees when you are pale, and here you had to see it yourself.',
      'trust delay':
        'The new one has come every week since autumn, and ran after you once with your scarf. He tells a joke, and you keep your laugh until you know whom it hits, and perhaps leave the scarf again. He takes you for forgetful. Old jokes have shown what they are, and his are young.',
    },
  },
  12: {
    gift: 'You can look at an old sorrow as long as it needs, and let go.',
    knots: {
      delay:
        'You give each old thing the time that it needs, and one of them needs more. You take it out, look at it, and lay it back for another evening, so as to do it justice. The others wait behind it in their order. You are careful with them, and not one has been let go yet.',
      heat: 'You have looked at one thing at a time on so many evenings that by now it is too slow. You pull the drawer out, and it is all on the floor. That too, and that. You kneel there with a hot face, angry with people who have long lived elsewhere.',
      hidden:
        'You look at your old sorrows alone, and so quietly that no one knows there is a drawer. By day a vase stands on it, in a bright room. When you let a sorrow go at last, nobody sees it leave. At breakfast they tell you that you have always had it easy, and you pass the butter.',
      far: 'In a house that is not yours one does not open drawers. You have a bed there, a table, a hook. What you would like to take out once you cannot get at, and so you hold it in your head, and it grows softer and larger than it ever was on paper.',
      ease: 'You open it on rainy days, with tea. The old letters are tied with ribbon, they do not hurt, they are almost pleasant. You could throw half of them away. But one has got so used to the slight sadness of it that one would not know what to do with the rain.',
    },
    traits: {
      held: {
        light: 'You forget nothing that was dear to you, and those whom you miss have a place.',
        shadow: 'You can live so much among what was that today has to wait in the hall.',
      },
      driven: {
        light: 'You can weep with your whole heart, and after it you are washed and awake.',
        shadow: 'You can stir up an old pain, only so that something stirs in you.',
      },
      loose: {
        light: 'You let feelings pass through like weather, and leave the window open for them.',
        shadow: 'You can drift into a sorrow that belongs to nobody, and lie in it as in warm water.',
      },
    },
    month: 'Give one old feeling half an hour and a cup of tea, and then go out.',
    last: 'Take one old thing out of the drawer, look at it properly, and let it go with the evening.',
    leads: {
      'courage heat': 'You can let an old sorrow go. One new sting is enough to pull out the whole drawer:',
      'home delay':
        'One more evening, you say to each old thing. The whole house has begun to wait like that:',
      'home far': 'By now even your own drawers feel like ones that you should not open:',
      'home heat': 'Those you are angry with are never in the room. A drawer is, and a chair:',
      'home hidden': 'Among the old plans in your drawer is a house that you have not let go:',
      'patience hidden':
        'What is over you take from the drawer and look at. What is still to come you leave there:',
      'provision hidden': 'You know every old sorrow in the drawer, and not which flowers stand in the vase:',
      'service delay': 'To each old letter you would give an evening. Your evenings go to people:',
      'service heat':
        'With old letters you were patient for many evenings. With a helper you are not patient for one minute:',
      'service hidden': 'Somebody who has it easy needs nothing, they think, and by day you believe it too:',
      'trust delay': 'You take an old slight out of the drawer once more before you believe a kind face:',
      'trust far': 'Here you open no drawer, and nobody is to open one in you:',
      'trust heat': 'To an old letter you give as long as it needs. To a new face you give one look:',
      'work delay':
        'Before you sit down with one of the old letters, everything else has to be cleared away:',
      'work heat': 'One thing from the drawer would be enough for an evening. You do not stop at one:',
    },
    scenes: {
      'courage heat':
        'A friend laughs at the door and says ‘late again’, and perhaps you have already answered, with ten years in it. They cannot know that somebody else used to say those words. You notice only on the stairs. An old hurt is quick to answer, and the friend can still be told about it.',
      'home far':
        'Three drawers under the table are yours, the landlady says. You pull one out by a finger’s width, see lining paper, and close it. The socks stay in the bag, and perhaps you write on your knee. She hears you arranging your things. A drawer needs some weeks of socks to be one’s own.',
      'home heat':
        'The man who said it lives three hundred miles away. At the traffic lights he came to mind, and now the chair gets his answer, and perhaps the piano lid. Your neighbours hear something fall and hope that nothing broke. He has no door here, and so it was yours that banged.',
      'provision hidden':
        'You straighten the vase and think of the letter below. Somebody has put in peonies, as on every Friday. At breakfast they ask what smells so good, and perhaps you have to look. They imagine that you chose them. Your eyes had been in the drawer all night and were not used to pink.',
      'service delay':
        'The neighbour has her soup, and somebody’s form is filled in. You had promised yourself the blue letter and the good lamp. You lend out the lamp, and touch the envelope, perhaps, before bed. They are sure that you wanted nothing tonight. A letter in a drawer does not ring, and everyone else did.',
      'service heat':
        'A friend kneels by the heap and picks up one envelope. You have taken it from her, then the rest, and at midnight you say, perhaps, that one is alone with everything. She has gone home because that seemed to be your wish. You know each paper by its fold, and she could not.',
      'service hidden':
        'The butter goes to the one who slept badly, the honey to the one in love. You saw it by their spoons. Then the plate reaches you, and perhaps you take what the last one took. They are sure that you lack nothing. Half of you was still sitting by the drawer.',
      'trust heat':
        'The man who mends the lock asks if the letters come from far. You tell him about all of them. He is silent, and you push the drawer shut and speak, perhaps coolly, of screws. He fears that he was too slow. What lay closed for so long does not know its own speed.',
      'work delay':
        'The dishes are done, the shoes stand in pairs, even the wool is wound. There is the chair, there the drawer. Then you notice the windows, and perhaps spring is better for sitting down. Passers-by praise the wet panes. A letter that waited so long was to have a bright room.',
      'work heat':
        'At ten the drawer is empty. You pull out the next, then the cupboard, and it is perhaps four when you sweep. In the morning somebody counts eleven sacks and wishes you luck with the move. It had all lain so still in there, and your hands had years to catch up.',
    },
  },
}
