import type { SignKnots } from '#app/guidance/corpus/knot-texts.ts'

/** Knots of a lot in Aquarius, by its place. */
export const AQUARIUS: SignKnots = {
  1: {
    gift: 'You can say no when every other hand is up, and still be kind.',
    knots: {
      delay:
        'You think for yourself, and you think to the end before you lift a hand. Until then it lies on your knee, and nobody can tell if that is a no. The other hands come down, the thing is decided. Your no is ready by the third street lamp, and only a cat goes by.',
      heat: 'All hands are up, and you feel it before you have heard the question: no. You are on your feet. It is a matter of principle, you find, and find it while you speak. They had voted on the tea break. Somebody laughs, and now you have to be against that as well.',
      hidden:
        'You think no, and mean it so kindly that you keep your hand down under the table. Nobody can see if it is down or only resting. You have a whole parliament in there, with wings and a minority. From outside one sees a friendly person who has not objected, and they count you in.',
      far: 'Where people know you, they hear in your no how much you like them. Here they do not know it yet, and a hand that stays down would look like a quarrel. So you hold yours half up. It could be a stretch. On the way home you say your no, quite clearly, to the tram.',
      ease: 'You have always been the one with another opinion, they know it, they are fond of it. ‘And you are against’, they say, and smile. You are. It costs nothing any more. Your hand stays down of itself, and you have not asked it lately what it thinks.',
    },
    traits: {
      held: {
        light: 'You think for yourself, and take as long for it as it takes.',
        shadow: 'You can stand so far off, for the sake of the overview, that they look like ants.',
      },
      driven: {
        light: 'You say the lonely word aloud, and two more find that it was theirs.',
        shadow: 'You can be free in such a hurry that you leave your coat and your friends behind.',
      },
      loose: {
        light: 'You let everyone be as odd as they are, and they get quite normal beside you.',
        shadow: 'You can be different by habit, and resemble all the others who are different.',
      },
    },
    month: 'Say one friendly no, and say what you would like instead.',
    last: 'Leave your hand where it is, and say why: somebody is waiting to hear.',
    leads: {
      'courage delay': 'A no takes you as far as the third street lamp. Anger takes you a good deal longer:',
      'courage heat':
        'To think for yourself takes a moment. Once you are on your feet, the no does not wait for it:',
      'friendship delay':
        'Your answer comes on the way home. So does the thought of whom you wanted beside you:',
      'friendship far': 'Among your own you keep your hand down. Among strangers you are glad to be counted:',
      'learning hidden': 'Your no is a hand that stays down. What you have worked out stays down too:',
      'patience delay': 'You would like to do justice to a question, and to a plan of your own even more:',
      'patience ease':
        'When the others want something, you are against it. On a free day nobody wants anything:',
      'patience far':
        'Where they know you, you dare to say no. Here you hardly dare to say what you would like:',
      'patience heat': 'Against a whole room you stay on your feet. Alone with a plan you do not:',
      'patience hidden': 'The parliament in you has so much to discuss that one matter never comes up:',
      'service far': 'You do not want to stand out here, either by a no or by a full plate:',
      'service hidden': 'Your no stays under the table, and what you need stays there with it:',
      'standing delay': 'Your hand can stay down in a full room. To walk into that room is harder:',
      'work delay':
        'Your no to the others comes by the third street lamp. To the next task it does not come:',
      'work heat': 'Everybody has heard your no by now, and you are still explaining it:',
    },
    scenes: {
      'courage heat':
        '‘You again?’, says the woman with the lists. ‘Me again, and with reason’, you may have said, while she is still pulling out a chair for you. Round the table they are impressed. So often you had been alone with your hand down that a greeting could sound like a verdict.',
      'patience ease':
        'There is no meeting and no motion. The morning asks what you would like, and you may find three good answers and something against each, until it gets dark. They picture you in a hammock. When a whole room leans one way you know at once which is yours, and today nothing leaned.',
      'patience far':
        'At the tram stop hangs a list for the choir, with a pencil on a string. You read the names each morning, and may lift the pencil as far as your chin. Then the tram comes. They think that you signed long ago. Only a tram has heard your voice here so far.',
      'patience heat':
        'You founded a paper for other opinions, and folded the first issue glowing. The fourth must be folded as well, and nobody is against it. You may sit before the pile and listen for a meeting. It appears twice a year, people think. Against a room you have breath, and paper does not contradict.',
      'work delay':
        'Past the third lamp stands a bench, and your feet are sore. First the reasons in order, you think, then the reply to the reply, and perhaps you write it standing at the post. Late walkers suppose that you missed a tram. The question has been decided, and the bench asks nothing.',
      'work heat':
        'The break is voted, the tea is drunk, and the chairs go up on the tables. You may be at point seven still, walking beside the caretaker with his bucket. Somebody without a home, he thinks. Nobody had contradicted you for an hour, and so quiet an ending is easily missed.',
    },
  },
  2: {
    gift: 'What you have feels like more to you when others can use it.',
    knots: {
      delay:
        'You would like to set the tap in the wall, on the street side, with the cup. Before that you are working out how it could be fair, and what if one takes too much. You have drawn three models. It is a hot summer. On the far side of the wall they go by, with dry mouths.',
      heat: 'It is for everybody, you call, and open it wide. It runs over the cup, over the hands, down the street. You explain to them what property is. They drink and nod. In the evening no water comes in your own kitchen, and you are angry with the city.',
      hidden:
        'You have laid the pipe under the ground, to a place three streets away. There it comes out of a lion’s mouth. They think that it is the town. You drink with them, out of the hand, like any stranger, and someone complains to you that people with gardens never give anything.',
      far: 'You live by a tap that belongs to others, and stand in the queue with your can. You are in favour of queues. Only, you would have liked so much to have the wall. You take half, because of those behind you, and wash in a cup.',
      ease: 'There is water, they drink, you hear the cup clink on its chain. It has always been so. You have never had to look at the meter. You hold on principle that it is enough for all, and have not noticed how thin it has been running since the spring.',
    },
    traits: {
      held: {
        light: 'You think first of what is enough, and then there is something over for others.',
        shadow: 'You can keep exact accounts with all mankind, and owe your neighbour a visit.',
      },
      driven: {
        light: 'You put something in the middle of the table, and the others look in their pockets.',
        shadow: 'You can give your idea away in the morning and rent it back at night.',
      },
      loose: {
        light: 'You own your things without thinking much of them, and guests feel free at your place.',
        shadow: 'You can think so little of money that somebody else has to think of it for you.',
      },
    },
    month: 'Make one thing of yours easy for others to use.',
    last: 'Drink from your own tap, too: the cup hangs there for whoever is thirsty.',
    leads: {
      'courage heat':
        'You open the tap before anyone has held out a cup. When somebody objects, you do the same:',
      'friendship delay':
        'You draw three models before anyone drinks. With an invitation you weigh just as long:',
      'friendship far':
        'You would offer a cup to every passer-by. In somebody else’s street you wait to be offered one:',
      'order heat': 'The water you let run as it will. What people say beside it you do not let run:',
      'patience delay': 'You have three drawings and no tap. What you love best stays on paper too:',
      'patience far': 'With your own wall you would set the tap today. Here no stone belongs to you:',
      'patience heat':
        'The first thirsty stranger at your wall makes you glad. The hundredth cup is only a cup:',
      'patience hidden': 'You lay pipes to every place but one, and there lies what you really want to do:',
      'provision delay':
        'You would gladly give the whole street to drink, and the tap waits until the sum is right:',
      'provision ease': 'At the tap you do not see how little there is, and at home not how much:',
      'provision heat': 'What you share feels like more. What you keep for yourself soon feels like less:',
      'service far':
        'You like to fill a stranger’s cup. Where you are the stranger, you hold out a small one:',
      'service hidden': 'You think of everyone who is thirsty. Your own cup you forget to fill:',
      'work delay':
        'Three models are drawn, and you want a better one. You do not sit down before it is right:',
      'work heat': 'One cup would be enough for the thirsty. You let it all run, and your strength with it:',
    },
    scenes: {
      'order heat':
        '‘This is from the river’, says a man with the cup at his lips. ‘From the spring’, you may have said, so that the water goes down the wrong way. He thinks that one is examined here before drinking. It is cold and good, and you wanted him to taste where it comes from.',
      'patience far':
        'You carry the tap under your arm, in a cloth. Each morning in the queue you look at the one loose stone, knee high, and perhaps feel for the spanner, and then the queue moves up. Those behind think that you are half asleep. Nobody has shown you yet where the pipes run here.',
      'patience heat':
        'In the first week you filled the cup yourself. Today the chain wants oil, somebody has left the cup in the grass, and you may stay behind the curtain and plan a fountain. Out there they suppose that thanks embarrass you. It clinks as it did, only you know the tune.',
      'patience hidden':
        'You lay a pipe to the laundry, clear a drain. Under your kitchen floor begins the one that you really want, and perhaps you have laid a rug there. They take you for the town, and the town is busy. Under the rug nobody sees that this pipe is dry, and you need not look.',
      'provision ease':
        'The jug is full, and so is the shelf. You may go along it with a glass in your hand, take down another and look at both. You have everything, a visitor would say. There was once only a trickle, and your ear still goes back to it.',
      'provision heat':
        'Your new tap is brass, and gleams. Then you pass a wall with two, one for dogs, and going home yours may be just a bit of pipe. The others stop, rub it with a thumb, and see how pleased you are. You looked at that wall for the dogs’ sake too.',
      'service far':
        'It is your turn, and the water runs clear. You may hold the can under it until the bottom is covered, step aside and lift the cans of the others into place. Somebody who washes little, they conclude. You saw every can in that queue from the front except yours.',
      'service hidden':
        'By the lion’s mouth you see every dry lip. At home you water the flowers, the dog, somebody’s beans, and may go to bed with a tongue like felt. Whoever has a garden drinks enough, they suppose. You know so many thirsts that your own sounds like one of theirs.',
      'work delay':
        'There is shade by the wall now, and a bench. When the fourth model is right, you think, I can sit down and drink too, and perhaps you rub out the handle once more. Drawing is your rest, they suppose. Those models are for all who are thirsty, and so are you.',
      'work heat':
        'The last of them is wiping his mouth. You rinse the cup, scrub the kerb, carry cans where nobody asked, and perhaps it is ten when you notice your wet shoes. ‘You do not tire’, they say. You were looking at their faces all day, and no face has a mark for full.',
    },
  },
  3: {
    gift: 'You think of those whom no news reaches, and tell them in time.',
    knots: {
      delay:
        'The note is written in three languages. You would like to add a fourth, there is somebody on the second floor. You look for the word for ‘noon’. At ten the water is turned off. They are standing on the stairs with soap in their hair, in five languages, when you come with the tape.',
      heat: 'You have known it since six and rung at every door. Some had been asleep, they had a night shift. It is for their own good. By eight the house has filled all its tubs, and knows besides what you think of the water board, of the landlord, and of doors that are not opened.',
      hidden:
        'It hangs at the door each time, and no one knows from whom. They call it ‘the note’. ‘The note says.’ You live behind it as behind a curtain. When you meet somebody on the stairs you talk about what is written there, and wonder together who has such a fine hand.',
      far: 'In a house that is not yours, others write the notices. You read theirs to the end, and see at once whom it forgets. One line below would do, and you have the pencil in your hand. But it is their door. You read it once more, and go down with your can.',
      ease: 'All are in the group, all know everything, you press a key. It has become easy. You send it to sixty doors and hear sixty small sounds. On the ground floor lives a man without a telephone. You remember him when the lift has gone past. It was you who once used to write him notes.',
    },
    traits: {
      held: {
        light: 'You say a thing so that the one whom it concerns can decide for himself.',
        shadow: 'You can wait with a friendly word until there is a general reason for it.',
      },
      driven: {
        light: 'You ring at doors behind which nobody has rung for years, and it is about the water.',
        shadow: 'You can enlighten a whole street before it has had its coffee.',
      },
      loose: {
        light: 'You talk with all of them, and each is a special case, and gladly.',
        shadow: 'You can be linked with everyone and have talked to no one.',
      },
    },
    month: 'Tell one piece of useful news to somebody whom it does not reach.',
    last: 'Put your name under the notice; people would like to know whom to thank.',
    leads: {
      'courage heat': 'Everyone is to know in time. You yourself do not wait to hear what others know:',
      'friendship delay':
        'Nobody in the house is to be left out of your note. Inviting one of them takes you longer:',
      'friendship far': 'In your own house you think of the newest. Elsewhere you are the newest:',
      'learning delay':
        'With three languages at the door you know enough, and before you begin you look up a fourth:',
      'learning hidden':
        'What everyone needs to know you hang on the door. What you know beyond that you keep inside:',
      'order delay': 'The note would be in time, if there were not one more language to add:',
      'order heat':
        'News for the neighbours you put in three languages. Their errors you tell them in one, at once:',
      'patience delay':
        'You think of one more person the note could miss, and so it waits, like your own plans:',
      'patience far': 'At your own door the note hangs before anyone asks. At a strange one you hold back:',
      'patience heat': 'News gets you out of bed at six. What is no longer news does not:',
      'patience hidden':
        'Behind the note nobody sees you. Behind all your useful notes something of yours lies waiting:',
      'service far':
        'You see whom every notice forgets. When the shares are handed out, you forget yourself:',
      'service hidden': 'Everyone gets the news from you in time. How you are stands on no note:',
      'speech delay': 'You want the note to be right for everyone, and your own words even more so:',
      'speech ease': 'What everyone should know you pass on at once. What only you know stays with you:',
      'speech heat': 'On paper you are kind in three languages. At the door it all comes out too fast:',
      'trust delay': 'You check each word of the note, and each neighbour who has been kind to you:',
      'work delay':
        'You could be content when everyone knows in time, and you always think of one person more:',
      'work heat': 'Everyone knows in time, thanks to you, and you are still ringing at doors:',
    },
    scenes: {
      'courage heat':
        '‘Who rang at six?’, a man asks on the stairs. ‘Somebody who thinks of others’, you may have answered, and then you smell the warm rolls that he has for whoever it was. This one has spirit, he thinks. Several people had scolded you through a door today, and he was the first without one.',
      'order heat':
        '‘So, dry until one’, says the neighbour, putting down her kettle. ‘Until noon’, you may have called from two floors up, before the kettle stands. She thinks that you find her slow. You saw somebody go without tea for an hour, and it was at that hour that you shouted.',
      'patience far':
        'You have a sheet for a reading evening, in three languages. Each morning you take it to their board, look for room, and perhaps carry it up again. They believe you are learning their rules by heart. It is their board, and nobody has told you which pins are free.',
      'patience heat':
        'The house newspaper began with your drawing of the boiler, and you ran upstairs. Now the third number wants the boiler again, and you may sit over the column and listen for a siren. Next door they suppose that nothing has happened. Nothing has, and it is hard to run upstairs with that.',
      'service far':
        'In the yard there is soup. You point out who has had none, hold the ladle for them, and may end with a cup that is mostly steam. They believe that you belong to the kitchen. You read the queue as you read their notices, and from behind a ladle it looked complete.',
      'service hidden':
        'You know who sleeps by day, who sees badly, who has no bucket yet. On the stairs somebody asks, ‘And how do you manage?’ You may begin with what the note says. All is well there, they think. You have stood behind it so long that the question seemed to be for the door.',
      'speech ease':
        'You chat on the stairs about the boiler, the group, the picture from the third floor. That for once you wish for such a note yourself may be on your lips at each landing. They go in and call you good company. You are, and there is no key for the other thing.',
      'work delay':
        'The water is on again, and your chair is pulled out. But the old lady at the back needs large letters, and perhaps a drawing, and then I can sit, you think. They hear the scissors and believe that you have a hobby. By now they have it from the tap.',
      'work heat':
        'It is nine, the tubs are full, there is nothing more to know. You may be going up again with a second round, ringing where they are just getting dry. ‘Always on the go’, they say kindly through the wood. You set out so that nobody should be missed, and nobody was.',
    },
  },
  4: {
    gift: 'You feel at home where people come because they like to.',
    knots: {
      delay:
        'The open roof is to be right for everyone before anyone comes up. So you think about a rail, and who goes up when. It is a good plan. Down in their rooms they sit by open windows, and over them, quite empty, is an evening.',
      heat: 'You feel so well in the open that everyone is to have it, at once. You carry up the chairs and take the doors off, so that nobody needs to knock. It is grand up there, with a wind. Somebody would just now have liked to close a door, to cry, and there is no door.',
      hidden:
        'You love it when people come of their own accord, and so you call nobody. You sit up there behind the tank, hear them through the hatch and are fond of them. They think that you are out. When they ask where you are you keep quite still, and would like somebody to come and look.',
      far: 'You live with people whom you did not choose, as one does, and they have their own idea of roofs. They are for drying beans. You ask if one could sit there of an evening. They look at each other. And so you sit on the stairs, between two floors, where no one has to like you.',
      ease: 'One comes, one goes, the door is open, nobody has to. It is the airiest house that there is. You are all free. It was a winter evening, and for once you would have wished that somebody had to, and you sat under the lamp and heard the wind go through it.',
    },
    traits: {
      held: {
        light: 'You can live with your people and leave each of them their air.',
        shadow: 'You can keep such a friendly distance that your family sends you cards.',
      },
      driven: {
        light: 'You change a house in which it has always been so, and afterwards no one wants it back.',
        shadow: 'You can abolish the idea of home, for good reasons, and be cold afterwards.',
      },
      loose: {
        light: 'You make relatives out of people who happened to be on the roof.',
        shadow: 'You can belong nowhere on principle, and call it a view from above.',
      },
    },
    month: 'Name an evening on which people can come if they like, and cook nothing special.',
    last: 'Call down from the roof; your friends like to come when they are asked.',
    leads: {
      'courage heat':
        'Everyone is free to come up to you. When somebody stays below, you take it as an attack:',
      'friendship delay': 'You want people to come only because they like to. So you are slow to ask:',
      'home delay': 'The others would come up to look at the evening. You come up and look at the rail:',
      'home ease': 'Everyone is so free in your house that nobody even bangs a door:',
      'home heat':
        'On the roof there is wind. On the stairs up to it there is no door left to shut behind you:',
      'learning hidden': 'The roof is open to everybody, and you sit behind the tank with what you know:',
      'order delay': 'You want nobody to fall from the roof, and no fault to be found in your work:',
      'patience delay': 'The roof is the room you love most, and you are still thinking about its rail:',
      'patience far':
        'You would open a roof of your own to everyone. On other people’s stairs you stay where you are:',
      'patience heat': 'The chairs are up and the doors are off. Then come the evenings without any wind:',
      'patience hidden':
        'You love what comes of its own accord. What you want to do yourself would have to be called:',
      'service delay': 'First the roof has to be safe for everyone. You yourself are the last to go up:',
      'service far':
        'You make room for everyone who likes to come. In other people’s rooms you hardly take up any:',
      'service hidden':
        'You want everyone to be there freely. That you yourself are missing from the circle, you forget:',
      'trust hidden': 'Every voice comes up to you through the hatch. Yours does not go down:',
      'work delay': 'The roof is there every evening, and you first work out the rail:',
      'work heat': 'They are all up there and content. You are still carrying chairs:',
    },
    scenes: {
      'home ease':
        'They come and go, and nobody leaves so much as a cup in the wrong place. You may put one there yourself, and wait, and then ask who it was, a shade too loud. They think that the draught annoys you. With so much air about, you felt like knocking against something.',
      'home heat':
        'You come up the last steps with the day still in your shoulders, and may drag every chair on the roof to another place before you sit down on one. They think that it is because of the wind. It is only strength with nowhere to go, and the chairs have taken no harm.',
      'patience far':
        'On the half-landing stands the jasmine that you would like to plant up there. Each morning you look at the roof door, one flight on, your hands round the pot, and may only turn it to the light. They think that it lives here. The last time you asked, they looked at each other.',
      'patience heat':
        'In the first week there were songs up here. Tonight there are two people with a bowl of nuts, and you may go down to see what the cellar could become. The two believe that you are leaving the roof to them. Nobody up there misses the songs, and the wind is only resting.',
      'patience hidden':
        'You have sorted the pegs, rolled up the line, mended a sieve. In your pocket is the first verse of your song, and perhaps a washer should be changed before that. They hear it, and think of the plumber. Your song waits there to be looked for, just as you do.',
      'service hidden':
        'Through the hatch you hear who is cold and who sits a little alone, and you push a blanket out. ‘Has everybody got one?’ You may nod, in the dark, with cold knees. They count the blankets and think so too. From behind the tank you can see all of them, and only them.',
      'work delay':
        'There is a warm place up here by the chimney. When the rail is planned, you think, I can lie down, and you measure to the edge, and perhaps read the tape by starlight. From below they hear steps and suppose you out for the air. Tonight nobody else was near the edge.',
      'work heat':
        'They have their chairs, the tea is up, and somebody is singing. You are on the stairs with the tenth stool, then the carpet, and perhaps the cupboard. ‘So strong’, they call. You wanted the evening for everyone at once, and with a cupboard on your back one cannot see that it has begun.',
    },
  },
  5: {
    gift: 'You make a feast at which the shy and the new sit as well.',
    knots: {
      delay:
        'The tables are of different heights. You would like to even them out, so that nobody sits lower. You put a book under a leg, and then another needs one too. They stand with their bowls along the wall. It is about to be the most just feast of the year, and the rice is going cold.',
      heat: 'You seat them. The shy one next to the loud one, the new one in the middle, that is how it has to be. You two ought to meet, you tell them. You have your hand on both their backs. They look at their plates. It would have come about, by the salad, if nobody had been watching.',
      hidden:
        'You have invited them all, and so you belong to no table. You bring bread here and a chair there, eat a bite standing, and see two who had never talked talk about beans. It is exactly what you wanted. Each table thinks that your plate is at another one.',
      far: 'They have had their street feast for sixty years, and know where each sits. You have brought a strange dish and stand with it. You had such ideas, with lamps, with a band. You put it at the edge, between two families, and do what you would never let anyone do: you eat standing.',
      ease: 'It comes about by itself, each year. Somebody brings tables, somebody a drum. You used to go from house to house. Now you come at nine and know that it is lovely. The shy one did not come this time. You noticed it when they were folding up the chairs.',
    },
    traits: {
      held: {
        light: 'You notice who is not dancing, and sit down there, and it is fun.',
        shadow: 'You can love children in general, and not know what to say to this one.',
      },
      driven: {
        light: 'You have a mad idea for Friday, and on Friday forty people are holding a rope.',
        shadow: 'You can make an experiment of every party, and take notes in the kitchen.',
      },
      loose: {
        light: 'You laugh at what is odd without hurting it, and it gets odder with pleasure.',
        shadow: 'You can be amused by everything, and shaken by none of it.',
      },
    },
    month: 'Sit down beside somebody new at a shared meal, and pass the dish both ways.',
    last: 'Sit down somewhere, at any of the tables: they are all the right height.',
    leads: {
      'courage heat':
        'You find the right chair for each guest. When one of them pulls a face, you feel attacked:',
      'friendship delay':
        'You even out the tables while the guests stand. A single guest for yourself waits longer still:',
      'friendship far': 'You would be the first to call a shy guest over. Here nobody does it for you:',
      'friendship heat': 'You invite even the new neighbour. When a table is laid without you, it cuts deep:',
      'learning hidden': 'You set out bread for the whole street. What you have learnt you do not set out:',
      'order delay': 'Everyone is to sit at your table, and nobody lower than another:',
      'order ease': 'The feast is lovely every year, and so there is always an earlier one to remember:',
      'order heat': 'No two tables need to match for you. What is said at them has to be right:',
      'patience delay': 'The feast is for everyone, and so it cannot begin before the tables are even:',
      'patience far': 'In your own street you simply carry out a table. Here you wait to be told where:',
      'patience heat':
        'At a table two strangers delight you. Once they pass the salt like anyone, you look elsewhere:',
      'patience hidden':
        'There is always a table that needs bread or a chair. So you never sit down to what you put off:',
      'service far':
        'You fill the new neighbour’s plate to the edge. Where you are the new one, you leave yours almost empty:',
      'service hidden': 'You notice which guest sits alone. That you have no chair yourself escapes you:',
      'trust hidden': 'You bring the whole street to the tables, and have no plate at any of them:',
      'work delay': 'While one leg is too short nobody sits, and you least of all:',
      'work heat': 'You leave nobody at the table in peace, and yourself least of all:',
    },
    scenes: {
      'friendship heat':
        'Before breakfast you see crumbs and a paper chain at number nine, and the tea tastes bitter. At noon you may lift the receiver, and then sweep your own step instead. At nine they believed that you were worn out. You know better than anyone what one more chair can mean.',
      'order heat':
        '‘We came here in March’, says the new neighbour, a first whole sentence. ‘In February’, you say with your spoon in the air, and perhaps it is also the last. It seems to them that you keep a register. You remembered the van in the snow, because you had been so glad of them.',
      'patience far':
        'A string of lamps lies ready on your windowsill, and each morning you may look along the street, see where it could hang, and put it off. They think that the new one likes it quiet. You are not late. In a strange street feet learn slowly, and lamps do not go stale.',
      'patience heat':
        'Those two are talking by themselves now, about drains. An hour ago you could have hugged them both, and perhaps you now look down the street for somebody unknown. They feel sure that you are needed elsewhere. It is an ordinary supper with drains, as you had wished it for them.',
      'patience hidden':
        'A fork here, a wedge there, and by ten you may have walked four miles between them. In your jacket is the first page of the play that you want to write. They call you the soul of the evening. The page has been to every table, and got warm.',
      'service far':
        'The dishes come by, with lamb, with plums. You may take a spoonful of the sauce and pass them on with both hands, ready to fetch more. On the left they count you among the family on the right. Your hands were full of a strange dish and a good many lamps.',
      'service hidden':
        'This one needs salt, that one a shawl, and somebody longs to be asked something. ‘And what would you like?’, a neighbour calls, and you may look along all the tables and not know. She thinks that you have eaten. Your eyes went round the whole street, and they set out from you.',
      'work delay':
        'Everything stands level at last, and they eat. You may have your cheek on the ground to look along the legs, just this one, and then I can sit. They suppose that you dropped something. Up there nobody has noticed who sits a finger lower, and the beans are praised.',
      'work heat':
        'The tables are in, the street is swept. You carry beans from door to door, stack the chairs, and may be polishing a lamp post when it goes out. What fun you are having, they think, and wave. Seventy people were yours today, and it is a long way down to none.',
    },
  },
  6: {
    gift: 'You find a rule that is the same for all, and then the work is fair.',
    knots: {
      delay:
        'The list is to hang in the hall. You have weighed what a floor is, and half a floor, and what with the lame lady. It has a key to it by now, and two appendices. Until it hangs, the one person who cannot say no is cleaning the stairs, as always, and has seen you thinking.',
      heat: 'Your list is so fair that you cannot bear to see it broken. One name is late, and you take that bucket too, at once, so that the rule is kept. Then a second. By Friday you have washed every floor for the sake of equal shares, and your own voice is loud in the stairwell.',
      hidden:
        'The list is yours, the idea, the neat columns. Nobody knows, it looks like the law. When somebody misses his turn, you do it at night, so that the list holds. You have cleaned other people’s stairs under their names for months. It has a good record, your system.',
      far: 'Here the newest person cleans the stairs. That is their rule, and you see at once that it is not fair. You could say so in three sentences. But you are the newest. So you kneel, and brush, and think out a better order, from the bottom to the top, one step at a time.',
      ease: 'The list hangs, it runs, it is long since anyone quarrelled. You do your Thursday. It is so fair that one need not look at anybody. The lame lady does hers on Fridays, it takes her the whole afternoon. That is in order. It says so there.',
    },
    traits: {
      held: {
        light: 'You take the trouble to understand a task before you share it out.',
        shadow: 'You can be just to everyone’s hours and blind to their knees.',
      },
      driven: {
        light: 'You say that this does not have to be so, and it turns out that it does not.',
        shadow: 'You can reform a workshop until nobody in it can find the hammer.',
      },
      loose: {
        light: 'You do your share and a little more, say nothing of it, and go to play chess.',
        shadow: 'You can serve a good cause so coolly that you forget to greet the people in it.',
      },
    },
    month: 'Propose one rule that is the same for all, and let it hold for you as well.',
    last: 'On your list each name stands once, and yours is one of them.',
    leads: {
      'courage heat': 'You do not wait for the late name on the list, nor for the end of a sentence:',
      'friendship delay':
        'A fair list takes you weeks. A question to a friend has no list, and takes longer:',
      'order delay': 'A rule for all has to fit everybody, and somebody does not fit yet:',
      'order far': 'On your own list it would say what is enough. Here nobody says it:',
      'patience far': 'The fair list is finished in your head. As the newest here you do not hang it up:',
      'patience heat':
        'For the list you would wash every floor. Your own plans have nobody to stand up for them:',
      'patience hidden':
        'Other people’s stairs take up your nights. What you have promised yourself is on no list:',
      'service delay':
        'You weigh what is fair for everybody in the house. What is fair to you comes in the last appendix:',
      'service far':
        'What is unfair to others you cannot bear to see. When it happens to you, you pick up the brush:',
      'service heat': 'You write a list that is fair to all, and then do their turns for them:',
      'service hidden': 'On your list everyone has a day off. Only the one who wrote it has none:',
      'work delay': 'When the list hangs on the wall, you can rest. It always lacks an appendix:',
      'work heat': 'By Friday the whole staircase is clean, and your hand is still on the bucket:',
    },
    scenes: {
      'order far':
        'At the ninth step you take old wax out of a corner where no foot comes, with the point of a knife, and perhaps go on to the hinges. The others, who looked only at the rail, believe that you enjoy it. Nobody has shown the newest person where a clean stair ends.',
      'patience far':
        'You come down with a drawing pin in your pocket, look at the bare wall beside the letter boxes, and go out for bread. Tomorrow, perhaps, as yesterday. They greet you and see somebody content with the old ways. You have knelt on these stairs, and only now begin to stand on them.',
      'patience heat':
        'The Italian book was open every evening, until the lesson with the prices. Now a bucket clanks below, and you are perhaps on the stairs before you know that you have closed the book. The neighbours think that you prefer to be of use. That lesson is grey in every copy.',
      'patience hidden':
        'First the cellar steps, then the mats of people who are asleep. At two you may come in, see the guitar case behind the door, and hang the wet cloth over it. The house believes that you cannot sleep. So much waits in that case that a mat is easier to lift.',
      'service far':
        'When soup is handed round after the work, you may take the cup without a handle and the end of the loaf, and stay near the bucket. They believe that you are not hungry. Whoever has scrubbed forty steps has come to this soup by the same stairs as everybody.',
      'service heat':
        'You have the mop before the woman from the second floor has found her shoes. ‘I was just coming,’ she says to your back, and supposes that you like it best alone. On the top landing you are perhaps cross with four closed doors. Four floors are many for one pair of arms.',
      'service hidden':
        'At midnight on the third floor you know without a light whose knee hurts and whose turn falls on a birthday. To say what you would like, you perhaps have to sit down. Your free day is on the list, they suppose. A hand that writes so many names easily leaves one out.',
      'work delay':
        'The pencil is down, the house is quiet, and you may pick it up again for one landing, which has a window that the others do not have. They see light under your door and think that it cannot wait. It can. A pencil is allowed to lie beside a list overnight.',
      'work heat':
        'The last step is dry, and you carry the bucket up to the attic landing, which is on no list, and perhaps do the banister after it. Behind the doors they believe that scrubbing does you good. Your arms have simply not heard yet that the stairs are clean.',
    },
  },
  7: {
    gift: 'You walk round the table, and understand the other side.',
    knots: {
      delay:
        'You have got up and gone round, and see the board from there. It is surprising. You would like to see it from the window too. The other sits and waits for your move. You have understood them so well by now that you know how they feel when they wait, and you take it into account.',
      heat: '‘You mean this’, you say, and you are so quick that it comes before they have meant it. You have seen their whole game. You play it for them to the end, with their pieces and yours. Then you ask with real interest what they think. They are looking for their coat.',
      hidden:
        'You say the other’s case better than they do, and your own is to come after it. They are so glad to be understood that they never notice that they have heard only themselves. They look for their coat, you hold it for them, and your own king has been standing in check for years.',
      far: 'At a strange table you go round first, as you always do, and understand these people so well that you leave your own game in the bag. You have their rules after one evening. You play as it is done there, and keep your finger on a piece which, by the rules you know, can jump.',
      ease: 'You two understand each other, it was like that from the first evening. One only has to look. You leave the board standing from one day to the next. Neither is in a hurry to win. It has become so fair that you do not know any more who is white.',
    },
    traits: {
      held: {
        light: 'You do not judge a person before you have sat on their chair.',
        shadow: 'You can understand somebody so thoroughly that they feel like a case.',
      },
      driven: {
        light: 'You say what you see, even if it helps the other side, and then you make your move.',
        shadow: 'You can be so right in a talk that the other person sees no use in going on.',
      },
      loose: {
        light: 'You can be a friend to the opponent and still play your game.',
        shadow: 'You can leave the other so much freedom that they ask if you are still there.',
      },
    },
    month: 'In one disagreement, say first what the other person sees from their chair.',
    last: 'Turn the board back to your own side, and make your move: somebody would like to meet you.',
    leads: {
      'courage heat': 'At the board you see both sides. When a word strikes you, you see only one:',
      'friendship delay': 'You know how it feels for them to wait for your move. Even so you do not make it:',
      'friendship far': 'You have learnt their game in one evening. Nobody has asked about yours:',
      'learning hidden':
        'You explain their game to them so well. What you have found out yourself stays off the board:',
      'patience delay':
        'The next move waits until you have seen everything. What you love best waits with it:',
      'patience far':
        'By the rules that you know, your piece can jump. In this place your finger only rests on it:',
      'patience heat':
        'A game is exciting until you have understood it. Plans of your own you understand too soon:',
      'service far': 'You go round the table for everybody, and your own place you take last:',
      'service hidden': 'Your own case was to come after theirs, and its turn never comes:',
      'speech heat':
        'Across a board you speak calmly, for them and for you. When they reach for their coat, the calm is gone:',
      'trust delay': 'You understand people long before you trust them:',
      'trust ease': 'You used to go round the table to understand. Now a look is enough, and no one asks:',
      'trust heat': 'You understand people quickly, and are ahead of them before they know you:',
      'work delay': 'You see the board from every side. Your own chair you leave for last:',
      'work heat':
        'One calm walk round the table would be enough. You are still circling when they fetch their coat:',
    },
    scenes: {
      'patience far':
        'Each morning the board lies in the hall, and you lift the piece a finger’s breadth, look round, and set it back on its square. After breakfast, perhaps. People here suppose that you like to watch. You learnt that jump on another board, and nobody has shown you this floor yet.',
      'patience heat':
        'The chess evening that you opened has reached its fourth Tuesday, and you know every first move that these five people make. Your scarf is perhaps on already. They fear that they play too badly for you. It was you who put out the chairs, and a fourth Tuesday has less shine.',
      'service far':
        'After the game you help the cake round, and perhaps keep the thin piece that has lost its cherry, on the stool by the door. They believe that you have eaten before. You have stood behind each of their chairs tonight, and the one that is free was put there for you.',
      'service hidden':
        'You hold the coat and remind them of the gloves, the bad step, the letter to be posted. Then you may look at your cold tea and not know if you take sugar. They leave certain that you lack nothing. Your eye was on their half of the board, and comes home last.',
      'speech heat':
        '‘You can’t even hear me out,’ you say. ‘I have heard nothing else,’ they say, one arm in the coat. The rest, that you would like them to stay, may reach your teeth. They suppose that you are tired of them. All evening you had practised their sentences, and not this one.',
      'trust ease':
        'There was a letter at noon that frightened you. You move a pawn, meet the look that you know, and perhaps say that the tea is good. The other is glad that all goes well, and moves a pawn too. You hid nothing. Between two such looks there was no gap for a letter.',
      'trust heat':
        '‘You have always been afraid of losing,’ you say to somebody you met at seven. They laugh and look at the clock, and perhaps you fold your arms until ten. The game has tired you, they suppose. You were on their side of the table already, and meant it as company.',
      'work delay':
        'You have looked from the window too, and now there is the lamp to turn, the crumbs to brush off the board, and perhaps the coats to hang better. The other believes that you are still studying the game. You wanted to sit down with everything seen to, and a room has many corners.',
      'work heat':
        'They have gone, and you show the empty chair how the game would have ended, and then how it would have ended otherwise, perhaps until two. From the street it is a reader’s lamp. A head that has played two sides so fast does not stop at the door.',
    },
  },
  8: {
    gift: 'People trust you with shared money, and with the names of those it helps.',
    knots: {
      delay:
        'It is the third of the month, and the tin is full. By order it would be the turn of one, by need that of another. You turn it in your hands. You want to think it through, so that it holds for all time. They both have their rent to pay, and it is the fourth.',
      heat: 'Somebody asks for whom it is this month, and you jump up: that is a thing one does not ask. You guard the name so loudly that it grows quiet. Now they look round the table, from one to the other, and a woman looks into her cup.',
      hidden:
        'You put some in yourself when it is not enough. The tin cannot speak. It has such a reputation by now that others begin one too. At night you sit over the tin with your own unpaid slip. It would be simple: you would only have to put yourself next on the list.',
      far: 'You treat them all alike, which is easier as you are related to none of them. That is why they trust you, and also why you never hear whom the money made happy. You hold the tin. You are like the tin, they say: one can put anything in.',
      ease: 'It goes round, each has their month, you could let it run by itself. No one has been in trouble for years. You have mislaid the book, it did not matter. On the lid there is a dent. You do not know from what, and do not remember if you ever did.',
    },
    traits: {
      held: {
        light: 'You can be told a number and a shame, and both stay where they are.',
        shadow: 'You can be so even with everyone’s pain that it gets a ticket.',
      },
      driven: {
        light: 'You say in a bad month what everyone is thinking, and put a tin on the table.',
        shadow: 'You can share out what is not yours for the sake of a beautiful idea.',
      },
      loose: {
        light: 'You can lose and start again without thinking that the sky has meant you.',
        shadow: 'You can treat a debt as a point of view, on which one differs.',
      },
    },
    month: 'Look after one thing that belongs to several people, and show them the sum.',
    last: 'Lay something of your own in the tin as well: you know who keeps it.',
    leads: {
      'courage heat': 'You guard what others trust you with, and jump up at the first question:',
      'friendship delay': 'You turn the tin in your hands for a day. You turn an invitation over for weeks:',
      'friendship far': 'A tin waits until somebody opens it, and so do you:',
      'learning hidden': 'Names are safe with you, and your own good ideas are just as safe:',
      'patience delay':
        'The money waits until you have found a rule for all time. Your own wish waits even longer:',
      'patience far':
        'Everyone else gets a month in which to begin something. You stand by and hold the tin:',
      'patience heat': 'For the tin you jump up every time. For a plan of yours you jump up once:',
      'patience hidden': 'At night your own slip lies before you. By day you see to all the others:',
      'provision delay':
        'The full tin you would sooner hold than open. With what is yours it is no different:',
      'provision heat':
        'You guard the tin, and would take no coin from it. Your own purse looks thin beside it:',
      'service far': 'Everyone has a turn at the tin. You keep it, and do not count yourself among them:',
      'service hidden': 'Their need you count to the last coin. Your own slip you push back under the tin:',
      'speech heat': 'A secret is safe with you. A word in anger you cannot keep:',
      'speech hidden': 'Nobody knows of your unpaid slip, and still you hope to be asked about it:',
      'standing hidden': 'People see the tin and its good name. The unpaid slip you keep behind it:',
      'trust delay': 'They hand you the tin without counting. You count their good will again and again:',
      'trust hidden': 'They tell you what they need, and you keep it safe. Your own slip you show to no one:',
      'work delay': 'You want a thing to hold for all time, and until it does you do not sit back:',
      'work heat': 'You jump up to guard other people’s trust. Your own rest has no such guard:',
    },
    scenes: {
      'patience far':
        'Every morning you pass the empty shop where you could mend clocks, and look in with the tin under your arm. Perhaps the key is still to be had. The neighbours suppose that you are resting. You have been firm ground for so many that you have seldom stood on it yourself.',
      'patience heat':
        'The class in bookkeeping was splendid for two weeks. Now column follows column, somebody need only say ‘tin’ in the corridor, and you are out of the room, perhaps for good. The teacher supposes that it was too easy. Columns are grey to everyone who rules them, and you had ruled eleven.',
      'provision heat':
        'The tin is back on its shelf, and your new kettle shines on the stove. Then a neighbour speaks of hers, which whistles, and yours is perhaps a dull pot already. She takes it for kind interest. You count for others all month, and it is natural to look up at something for yourself.',
      'service far':
        'The money has been paid out, and they bring dumplings. You may take one, a small one, on the lid of the tin, because somebody has to watch the door. You are on duty, they suppose, and do not press you. The woman who cooked has counted heads, and yours was among them.',
      'service hidden':
        'With the pencil behind your ear you add up what the third floor lacks for coal and the singer for shoes. You are perhaps hungry, and notice it only because the pot is empty. Whoever keeps the tin has enough, they believe. From your seat one sees every face in the room except one.',
      'trust hidden':
        'The baker has told you about his rent, and the girl about her ring. You put on your coat with the unpaid slip in it, and perhaps touch it as you say good night. They take you for somebody without worries. So much lay on your table that your slip found no corner.',
      'work delay':
        'The matter is settled, and you could sit down. You sort the coins by size, rub the lid, and perhaps begin a clean copy of the names. The neighbours see your light and believe the tin to be pleasant work. With so much trust lying on the table, a chair looked like leaving early.',
      'work heat':
        'The evening is over and the cups are washed. You go from door to door to explain why nobody asks for a name, and perhaps knock at a fifth one after ten. What strength, they think, and yawn. You had promised somebody silence, and your fright for them was still running.',
    },
  },
  9: {
    gift: 'You learn what is there for everyone, ask where it is wrong, and pass it on.',
    knots: {
      delay:
        'The book has been due for a week. You have found an error on page 30, a small one, and since then you check. It is more work than reading. There are forty dates on the slip, and somebody waits for the next. You would not like to pass it on with the error in it.',
      heat: 'You have written ‘wrong’ into it, in ink, with three strokes. It is wrong. The next forty readers find your handwriting before they find the sentence. You meant to do them a service. One of them is a girl, who puts the book away at page 30, because even in books people quarrel.',
      hidden:
        'You return it without a mark and with the right page number in your head. You have thought enough about it for a book of your own. You let it go, as one lets a boat go, and in the library they know you as the one who brings them back so clean.',
      far: 'They read only their own books here, in leather, behind glass. You come with yours, with forty stamps, and hold it out. They do not touch it. So you read standing up, in the hall between two faiths, where the light is good and nobody is at home.',
      ease: 'You read a lot, it passes through you like a train through a station. It is all interesting. You bring it back on time. There were questions at which you got off at one time, with luggage, and went on foot. Now you look out and know the name of the place.',
    },
    traits: {
      held: {
        light: 'You hold a question open until it has been heard from all sides, also from yours.',
        shadow: 'You can know a house of belief from outside, to the last stone.',
      },
      driven: {
        light: 'You think a thing that is not done, and it is in the schoolbooks later.',
        shadow: 'You can contradict a master before you have so much as heard his name.',
      },
      loose: {
        light: 'You learn from a child, a machine and a fool, and quote all three.',
        shadow: 'You can leave every truth its freedom, and have none at home.',
      },
    },
    month: 'Learn one thing from a book that has had many readers, and leave a note in it.',
    last: 'Put a slip in the book, with your name and what you thought: the next reader is alone too.',
    leads: {
      'courage heat': 'You write ‘wrong’ before the page is finished. In talk you let nobody finish either:',
      'friendship delay': 'The next reader waits for the book, and a friend waits for a word from you:',
      'friendship far': 'You hold out your book and no hand comes. From then on you keep to the hall:',
      'friendship hidden':
        'You give a book back without a mark on it. On your friends you leave as little trace:',
      'learning delay': 'For one error on page 30 you check the whole book. Yourself you check even longer:',
      'learning ease':
        'What you have read you pass on, and a whole subject you pass on after the first book:',
      'learning heat': 'You see at once where a book is wrong, and skip the way there:',
      'order delay':
        'The book is overdue because of one small error. Your own work you keep back even longer:',
      'order heat': 'You ask of every book where it is wrong. With people you do not stop to ask:',
      'patience delay': 'You would not pass on a book with an error in it, nor begin a plan with one:',
      'patience far':
        'Forty readers before you make it easy to open a book. Where nobody has gone first, you hesitate:',
      'patience heat':
        'While there is something to find fault with, you read on. When it is only dull, you do not:',
      'patience hidden': 'You let your own book go like a boat. Other people’s come back on time:',
      'service far': 'A book belongs to everybody, you think. Among strangers you do not count yourself in:',
      'service hidden': 'You think of the next reader, and never of the one who is holding the book now:',
      'speech delay': 'Before you pass a book on, you look for the error. You do the same with what you say:',
      'speech heat':
        'What is wrong in a book, you mark for the next reader. Said to a face, the same stroke cuts:',
      'work delay': 'You check before you enjoy, and behind each page lies another:',
      'work heat': 'One stroke would have been enough, and you made three:',
    },
    scenes: {
      'learning heat':
        'At the reading table you say it before the question is finished, and it is right. Then a girl asks how one gets there, and you may find only air. You want her to discover it, the others suppose. You did see the place, from so high up that the path was too small.',
      'order heat':
        'A neighbour is telling how her brother came home, on the Tuesday. ‘Wednesday,’ you say, and perhaps your finger is up. She goes on in a thinner voice, and believes that you did not hear the rest. You heard every word, with the ear that reads for forty strangers.',
      'patience far':
        'The notebook for your own questions lies on the sill in the hall. Each morning you open it at the clean page, which has no stamp, and perhaps close it with great care. Behind both doors they believe that you come only to read. Into every other book somebody had gone ahead of you.',
      'patience heat':
        'You carried home all six volumes, and the first was a feast. In the second there is nothing wrong. By noon a bus ticket may lie at page 12, and you have gone out. How fast you read, the librarian thinks. A page without a mistake gives an eye like yours little to hold.',
      'service far':
        'There is coffee for everyone in the hall. You carry the tray to both sides, and perhaps take the half cup that is left, standing, with your book under your arm. Each side believes that you are the other’s guest. Both had poured for you, and neither had said which cup.',
      'service hidden':
        'You lay the book on the counter, its cover wiped, and know who should have it next, and that he needs large print. On the steps you perhaps notice that you have been cold since noon. The librarian saw a contented face. Among forty readers it is easy to lose count of the forty-first.',
      'speech heat':
        '‘That is wrong,’ you say across the table. ‘Then read it yourself,’ says your friend. How glad you are that he reads at all may still be on its way as he pulls on his boots. You despise him, he believes. In a margin there was always room for a second line.',
      'work delay':
        'Page 30 is put right, and the armchair has its lamp. You look up one thing more, standing, and perhaps the edition before this one, and the armchair holds your coat. The librarian imagines you in comfort. You wanted the next reader to find no error, and that is a generous reason to stand.',
      'work heat':
        'The word is there, in ink. You go on along the foot of the page, with dates, and perhaps begin a letter to the printer, and your tea has a skin. The librarian sees somebody lost in a good book. Your hand is warm from being right, and has not noticed the full stop.',
    },
  },
  10: {
    gift: 'You take a number and wait your turn like everyone, and so people trust you.',
    knots: {
      delay:
        'Your name is on the door, and you sit outside with number sixty-two. It is right that you do. Only, behind that door is the stamp which they are all waiting for, and you have the key. You study how long it takes. You have filled a page, and want to see a whole morning first.',
      heat: 'You sit and wait like everyone, and see how slow it is. At number nine you spring up, throw the drawers open and let everyone in. Papers fly. It really does go faster, for an hour. The old man who had been waiting since six, and was next, stands at the wall with his cap.',
      hidden:
        'You have changed the form, by one line, and since then it goes twice as quickly. It was on a Tuesday. Nobody noticed. They praise the new chairs. You sit on one, between two strangers, and hear them say that up there nobody ever thinks of them, and nod, as one does.',
      far: 'It is an office in which a title counts, and nobody in it has heard yours. You take a number. They think that this is modesty, or that you have none. You could say how it could all be simpler. But who says such a thing here is first asked which door he belongs to.',
      ease: 'You wait with the rest, it has become a habit of yours, with a newspaper. They greet you, they find it nice. You are so much one of them that you forget, now and then, that you could get up and mend it. You turn the page. It is sixty-three.',
    },
    traits: {
      held: {
        light: 'You make no rule that you would not stand in line for.',
        shadow: 'You can be so equal to everybody that nobody knows whom to ask.',
      },
      driven: {
        light: 'You change what ‘has always been so’, on a Monday, and on Friday nobody misses it.',
        shadow: 'You can be ahead of your time in a way that makes it late for supper.',
      },
      loose: {
        light: 'A high place does not change you, and you come down by the same stairs.',
        shadow: 'You can serve the public and overlook the man in front of you.',
      },
    },
    month: 'Wait once in the line like everyone, and talk to the person in front.',
    last: 'Go up to the counter when your number is called: the rule is for you, too.',
    leads: {
      'courage heat': 'You bear a slow queue until number nine. A sharp word you do not bear so long:',
      'friendship delay': 'You take a number and wait your turn. With friends no number is called:',
      'home delay':
        'Outside that door you study what takes too long. Behind your own door you go on studying:',
      'home heat': 'At number nine you spring up, and by evening you have not sat down again:',
      'patience delay':
        'You have the key in your pocket and sit outside. What you want most stays behind that door:',
      'patience far': 'You wait your turn like everyone, and nobody calls a number for your own plans:',
      'patience heat':
        'You wait like everyone until you see what could be mended. Then nothing holds you, for an hour:',
      'patience hidden': 'You make the waiting shorter for others. Your own matter gets the highest number:',
      'service far':
        'You want the same rule for everyone. Where nobody knows your name, you set yourself a harder one:',
      'service hidden':
        'You have made the waiting shorter for everyone. What you are waiting for yourself you no longer know:',
      'standing delay': 'Even where your own name is on the door, you do not walk straight in:',
      'standing ease': 'You want to be treated like everyone. By now they all greet you, and warmly:',
      'standing heat':
        'For yourself you want no place in front. When somebody else is put there, you jump up:',
      'trust hidden': 'Sitting among those who wait, you hear how they all are. From you they hear nothing:',
      'work delay': 'You want to see the whole morning first, and after that the whole week:',
      'work heat': 'The queue has long gone home, and you are still pulling out drawers:',
    },
    scenes: {
      'home heat':
        'All day it was papers that flew. Now it is the cupboard door, and the pot comes down like a stamp, and perhaps you shout ‘next’ at a chair. Whoever sits there believes that the soup is wrong. All of it was meant for a drawer in the office, now locked.',
      'patience far':
        'In your bag is the plan for a small counter of your own. Every morning you sit down, unbuckle the bag, see that it is there, and perhaps buckle it when a door moves. The clerks suppose that it is breakfast. Where titles are called out, one’s own step is hard to hear.',
      'patience heat':
        'On Monday your new rule ran beautifully. On Thursday it still runs, and you may be at the window, looking over at an office where nothing works yet. You must be planning something great, they whisper. What you mended has gone quiet, and quiet is what the bench had been waiting for.',
      'standing ease':
        'You have got up for once, and mended the bell. ‘Thanks,’ says a woman, and takes her number. You may go on listening, over the newspaper, for the rest of her sentence. The bell, she feels, has said it all. They have all been so warm to you that one cool word is felt.',
      'standing heat':
        'A notice says that the office across the road now takes an hour. Yours takes two, and you were glad of that. At night you may be counting drawers in your coat, to get below theirs. For the queue, say your people. It stung in the very place where you do your best.',
      'trust hidden':
        'By number forty you may have heard about a knee, a rent and a bad night, and have folded your own slip until it is as small as a stamp. To them you are somebody who has time to listen. To have said nothing is no coldness, and it can be said at forty-one.',
      'work heat':
        'The last number is called, the hall smells of floor wax, and you empty a drawer that nobody has asked about since spring, and perhaps the one below it. The porter thinks you a marvel. In your ears the queue still coughs and shuffles, and it is hard to walk out on that.',
    },
  },
  11: {
    gift: 'You hold a wish for years, also for those who have not come yet.',
    knots: {
      delay:
        'The twenty-first letter is as polite as the twentieth. You file the answer. You are not discouraged, that is your strength. One could also go there. One could put down a crate, and a sign with ‘bus stop’ on it, and see if it stops. You make a note of that, for the letter after next.',
      heat: 'You hold the wish so faithfully that you hold it for the others too. The thirtieth letter is written at night, in capitals, and signed for them all. They sit there with the tea and read what they are supposed to have said. It was a friendly circle, and had just decided to plant a lime tree.',
      hidden:
        'You write, and another signs, for he has the better name. At the stop, when it comes, there is going to be a plaque. You are not interested in plaques. You would only have liked, some evening, between two letters, to talk about something that you wish for without any public use.',
      far: 'It is a street you have just moved to, and you already see who is missing a bus. You write. They ask politely whether you intend to stay. You wish for it on behalf of people who do not know you, in their name, and wait with them at the corner, a little to one side.',
      ease: 'It is a jolly circle, with tea and folders. The stop was granted years ago, or refused, you would have to look it up. You meet on the first Monday. One has grown fond of the wish, and nobody would like to be the one who asks if there is still a bus.',
    },
    traits: {
      held: {
        light: 'You stay true to a thing and to the people in it, through four mayors.',
        shadow: 'You can love your friends as a cause, and forget their birthdays.',
      },
      driven: {
        light: 'You get thirty strangers to want one and the same thing by Thursday.',
        shadow: 'You can look so far ahead that the friends beside you feel cold.',
      },
      loose: {
        light: 'In your circle there is always one chair more than there are people.',
        shadow: 'You can be everyone’s comrade, and go home alone past all the lit windows.',
      },
    },
    month: 'Do one small thing for a wish that several people share, such as a letter or a list.',
    last: 'Tell your friends what you wish for, on a day when there is no letter to write.',
    leads: {
      'courage heat':
        'On paper you stay polite for twenty letters. Face to face you do not hear one sentence out:',
      'friendship delay':
        'About a bus stop you write twenty letters. A short note to a friend you do not send:',
      'friendship ease': 'The circle meets by itself and takes you along. In the weeks between, nobody does:',
      'friendship far': 'For the whole street you can ask for a bus. You cannot ask to be one of them:',
      'friendship heat': 'For a bus stop you have patience for years. For a friend’s silence you have none:',
      'learning hidden':
        'Somebody else signs your letters. What you find out for yourself has no reader at all:',
      'order delay': 'You can hold a wish for years. You can hold on to a finished letter just as long:',
      'patience delay': 'With a crate and a sign you could begin. You write one more letter first:',
      'patience far':
        'For people who come later you write at once. For yourself you are not sure that you have arrived:',
      'patience heat': 'A wish can hold you for years. A thing that is already there cannot:',
      'service far': 'You ask for a bus on behalf of everyone. On your own behalf you ask for nothing:',
      'service hidden': 'In twenty letters you have asked for others. Not one of them is about you:',
      'standing delay': 'Your letters go in for the twentieth time. To go in yourself is another matter:',
      'trust hidden':
        'There is room in your letters for everybody’s wishes. Between two letters you keep quiet about yours:',
      'work delay': 'You put down the pen when the bus comes. Until then there is always another letter:',
      'work heat': 'The others have sat down to their tea. You are already at the next letter:',
    },
    scenes: {
      'friendship ease':
        'From one first Monday to the next it is five weeks this time. On the ninth day you may look at the telephone, and go over what you said about the folders. Your friends imagine you enjoying the peace. The calendar has done all the asking so far, and between Mondays it says nothing.',
      'friendship heat':
        'Your thirtieth letter went round, and one friend does not answer. Before the coffee boils you may have crossed him off, in ink, and by twelve the telephone is not to be touched. Deep in your papers, he thinks. You had signed for him so often that his silence felt like your own.',
      'patience far':
        'A window box stands on your sill, with a bag of earth. Every morning you look from it to the street, and perhaps lift the bag a little. Flowers mean little to you, the neighbours suppose. You have only just unpacked here, and a root is more serious than a letter.',
      'patience heat':
        'The lime tree is planted, and you dug the first hole. In the third week it only wants water, and you may stop at the gate and think of a bridge. A tree is too small for you, they believe. You lived so long with something missing that a leaf seems very quiet.',
      'trust hidden':
        'You have asked how his move went and how her garden is. In the pause you perhaps open your mouth, and then ask who would like more tea. They take your quiet for peace, and go home well heard. Your wish has no public use, and among so many petitions it found no folder.',
      'work delay':
        'The letter is sealed, and the tea is poured. There is still the copy to number, and perhaps a better envelope, while your cup stands at the edge. The friends suppose that you like it lukewarm. After twenty-one polite letters it felt almost rude to stop for tea.',
      'work heat':
        'The letter is in the box, and the box was emptied at six. You are on the next, and perhaps the next but one, and write round the plate that somebody sets down. To them, writing is how you rest. Each line of it was for the people at that table.',
    },
  },
  12: {
    gift: 'You do good to people whom you never meet, and are content.',
    knots: {
      delay:
        'Because you mean everyone whom you never meet, one gutter is too little for you. A wire guard on each roof would settle it once and for all. You stand below with a list, measure, and add a street. There is a single cloud in the sky, and the first drop falls on the list.',
      heat: 'In time means before the first drop, and so you are on the roof at night, with a storm lamp, throwing the leaves down in armfuls. Below, a window goes up. It is for all of you, you call. In the morning there are leaves in front of every door, and they know whom to ask.',
      hidden:
        'Nothing happens, and that is you. Wall by wall it stays dry. You walk through the streets like somebody who has invented the absence of something. They do not look up. You would not want to be thanked. It is only that at times you do not quite know if you are there.',
      far: 'You do your good from a distance, and it is the only distance that you know. In this street one would have to ring, and say who one is. So you wait for an hour when nobody is at home. Meanwhile the ladder stands ready, and you look at the full gutter from your window.',
      ease: 'It is dry, it has always been. You go up once a year and find three leaves. You sit on the ridge in the sun and look over the roofs. One forgets up there what one came for. Down in the corner of the last house there has been a dark patch for some time.',
    },
    traits: {
      held: {
        light: 'You can be alone and think of many people, and some good comes of it.',
        shadow: 'You can love people best of all from behind a pane of glass.',
      },
      driven: {
        light: 'You fight for those who do not even know that there is a fight.',
        shadow: 'You can save the world at night and be out of bread in the morning.',
      },
      loose: {
        light: 'You hear the rain and need no proof that it was you.',
        shadow: 'You can be so far away when you are sad that not even you can find the house.',
      },
    },
    month: 'Do one useful thing for people who are never going to know your name.',
    last: 'The next time it rains, listen for a minute to the gutter that you cleared.',
    leads: {
      'courage heat': 'Your good deed wakes the whole house. When somebody complains, you are quicker still:',
      'friendship delay': 'Strangers’ roofs you plan for. For one evening with a friend you have no list:',
      'friendship far': 'You keep everybody’s street dry. Ringing one of their bells is harder:',
      'learning hidden': 'Nobody sees the leaves that you clear away, or the pages that you fill:',
      'order delay':
        'One clean gutter does not count for you. Every roof is to be safe for good, and your work too:',
      'patience far': 'The good you do unseen is easy for you. What begins with ringing at a door is not:',
      'patience heat':
        'Before rain you stay on the roof to the last leaf. Where no rain threatens, little keeps you:',
      'patience hidden': 'One more gutter can always be cleared, and what matters to you can always wait:',
      'service delay': 'You add one more street to the list. Your own roof stands at the end of it:',
      'service far':
        'The ladder stands ready for people whom you do not know. Under their roof you claim hardly a corner:',
      'service hidden': 'You listen to the rain for the whole street, and ask after every wall but your own:',
      'speech hidden': 'Thanks for the gutter you do not want. What you need, somebody is to see unasked:',
      'trust heat': 'You do good to people whom you never meet. When they open a window, it is harder:',
      'work delay': 'You are content when the gutter is clean, and the list always goes on:',
      'work heat': 'When the gutter is clean you are content, for one night. Then you see the next roof:',
    },
    scenes: {
      'patience far':
        'You have drawn a rain barrel for the whole street. Each morning you stop at the first gate, look at the bell, and perhaps tie a shoe that is tied. Behind the curtain you are only somebody passing. That bell wants a name, and on a roof you have not needed one.',
      'patience heat':
        'In March you began to paint your shutters, two a day, whistling. Now it is the eleventh, nothing drips, and perhaps you wash out the brush at ten in the morning. Out of paint, the street supposes. You are at your best before a storm, and an eleventh shutter has no weather.',
      'service far':
        'They have seen the ladder after all, and call you in. You sit on the coal box, and may take the burnt edge of the pie. No fuss for that one, they think kindly. It is dry in that kitchen because of you, and the pie was baked in it.',
      'service hidden':
        'The rain begins, and in bed you go from wall to wall: the baker’s, the school, the house with the red door. All dry. You may be asleep before you have come to your own. In the street they believe that you lack nothing. To come last on one’s own round is no fault.',
      'speech hidden':
        'The ladder needs a second pair of hands. You set it up a little louder than you must, think ‘now’, and perhaps pass the neighbours without a word until Friday. They believe that you like to be alone up there. You hear the rain for everybody, and surely they would hear a ladder.',
      'work heat':
        'After one good night the ladder stands at the porch, then at the shed, then three doors down, and perhaps the sky has been blue since ten. Behind the blinds they believe that it keeps you young. You hear water before anybody else, and a dry day does not make a sound.',
    },
  },
}
