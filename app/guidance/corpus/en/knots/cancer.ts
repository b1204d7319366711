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
      'courage heat':
        'You have listened to a friend for an hour. ‘And what do you say to it?’ they ask, and your answer may be out, hot, before you know if that was a reproach. They draw back from a face they did not know. Whoever takes in so much is easily full, and that is no unkindness.',
      'trust delay':
        'Somebody you have known for years asks how you are, and you may give them something small first, to see how they hold it. They notice only the pause, and suppose that there is nothing more. It is no unkindness to begin with small things. What they brought you was small at first too.',
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
      'order delay': 'You see the thirst at once, and then wait with the glass for the right moment:',
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
      'trust far':
        'One of them looks up after all, asks how your day was, and moves along the bench. Perhaps you are already on the way to fetch more ice. They think that you have no time. There was nothing rude in it. The ice can wait, and a short answer is an answer too.',
    },
  },
  7: {
    gift: 'You sleep on a hard matter before you answer, and stay gentle.',
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
      'home far': 'You listen for another’s step on the stairs, and never quite move in:',
      'home heat': 'Overnight your anger cools like tea. In the evening, at your own table, it is still hot:',
      'patience hidden': 'Hard matters you take to bed and settle by morning. One you leave downstairs:',
      'service heat': 'For an answer you need the night. For a task you do not wait a minute:',
      'speech heat': 'Before you have slept on it, only half your answer is ready:',
      'trust delay': 'For a question you need several nights. For a person you need years:',
      'trust ease': 'What you leave overnight is gone in the morning, the hard questions too:',
      'trust far': 'A hard question you can leave on the table. Your hands you cannot leave there:',
      'trust heat': 'Overnight you find the right distance. In the first moment you do not:',
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
      'trust far':
        'Somebody in the new street asks you in for a cup of tea, and perhaps you hear the tap dripping and ask for a spanner. They are pleased about the tap, and a little sorry about the tea. It was no coldness. You answered with what your hands know best.',
    },
  },
  9: {
    gift: 'You can be far away and let your heart arrive too.',
    knots: {
      delay:
        'Your heart is slow to arrive anywhere, and so you wait at home until it has gone ahead. You read about the sea until you hear it from the chair. The cup stands packed between two jumpers. Only the rest of you is still here, and says goodbye properly, also to the cat.',
      heat: 'You travel by feeling, and so you are off as soon as one calls, in the wrong coat, while your heart is still packing at home. You find everything beautiful and a little too loud. By evening you have written two letters, and seen nothing of the town. The heart comes by the slow train.',
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
        'You need no thanks from strangers in the shade. It is another gardener’s praise that stings:',
      'trust delay':
        'Strangers you like to see in your shade. In someone who comes nearer you look for the dry corner:',
      'work delay': 'In your garden strangers rest in the shade. You still see a dry corner:',
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
      'service delay':
        'To old letters you give an evening, and to people the whole day. You come after both:',
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
        'A friend laughs at the door and says ‘late again’, and perhaps you have already answered, with ten years in it. They cannot know that somebody else used to say those words. You notice only on the stairs. It is no malice when an old hurt speaks first, and the friend can still be told.',
    },
  },
}
