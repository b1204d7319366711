import type { SignKnots } from '#app/guidance/corpus/knot-texts.ts'

/** Knots of a lot in Libra, by its place. */
export const LIBRA: SignKnots = {
  1: {
    gift: 'You say a true thing so that it hurts nobody who hears it.',
    knots: {
      delay:
        'You turn the knife in your hand to find the handle for the other. It is a courteous movement, and you do it well, and once more. They only wanted to cut the bread. Your true sentence lies on the table between two polite ones, still in its cloth, and supper goes on around it.',
      heat: 'For an hour you have handed it over by the handle, smiling, and each time they laid it down. Then you say it with the point first. The room is still. It was the same sentence. But now they look at your face instead, because they had never seen it hard.',
      hidden:
        'You have such good manners that one cannot see what is under them. There is a clear no, and a quite decided wish. They are wrapped up as one wraps glass. People say how pleasant it is with you, and you go home with all of it unbroken in your bag.',
      far: 'You want a true thing to hurt nobody, and among strangers you cannot tell whom it would hurt. So you turn it over once more, agree a little with each side, and leave the knife in its drawer. They find you polite, and by evening you no longer know what you would have said.',
      ease: 'You pass the knife so smoothly by now that nobody notices it is one, and you hardly notice either. Handle first, a smile to the left, a word to the right. They thank you, and lay it with the others. The loaf that your true sentence was to cut is still whole.',
    },
    traits: {
      held: {
        light: 'You weigh a word before it is out, and so people lean towards you when you speak.',
        shadow: 'You can be so fair to every side that no one hears which is yours.',
      },
      driven: {
        light: 'You stand up for whoever is being wronged, in a low voice, and the high voices stop.',
        shadow: 'You can fight so hard for a balance that you tip it over.',
      },
      loose: {
        light: 'You can enter any room and find the note that it is tuned to.',
        shadow: 'You can be pleasing from morning till night, and wonder whom you have pleased.',
      },
    },
    month: 'Say one hard thing gently, like a knife handle first, to somebody who is safe.',
    last: 'Pass the knife with the handle first, but do pass it.',
    leads: {
      'courage delay':
        'For a true sentence you look a long time for the handle. For what hurts you, you find none:',
      'courage heat':
        'What you say yourself you turn over first. What is said against you finds you quicker:',
      'friendship delay': 'Your sentence stays in its cloth at supper, and an invitation stays there too:',
      'friendship hidden':
        'You are pleasant to all alike, so those dearest to you cannot tell that they are:',
      'order far': 'You do not know here what would hurt, and so you let nothing you do be wrong:',
      'patience delay': 'Your true sentence is dear to you, too dear for a supper like any other:',
      'patience ease':
        'You say the right word to others without effort. A day alone asks what you want yourself:',
      'patience heat': 'For an hour you can be patient. For longer things you cannot:',
      'provision heat':
        'Your contentment is like your patience. It holds politely for an hour, and one look ends it:',
      'provision hidden': 'On the way home you think only of the wish still in your bag:',
      'service delay': 'You look for the handle for the other person, and your own bread stays uncut:',
      'standing delay':
        'You take care that your words hurt nobody. In your own mind you are less gentle with yourself:',
      'trust far': 'Your own sentence stays in the drawer, so you answer with your hands:',
      'trust heat': 'A true thing you turn over before you say it. A step towards somebody you do not:',
    },
    scenes: {
      'courage delay':
        'Somebody has cut the loaf crooked, and you hear yourself say that it is always so, with everything, since August. The knife stops. They look from the bread to you, and perhaps believe it is about the slice. All summer you put words away so none should hurt, and they were many to hold.',
      'friendship hidden':
        'In a shop you see the blue that she likes, and stand before it long, fond of her, and perhaps you smile. Then you walk home, and her letterbox is as it was. She believes that you are simply nice to everybody. You stood there for her alone, and that is no small fondness.',
      'patience delay':
        'It is Tuesday, the two of you are peeling potatoes, and there is time. You feel the sentence, and find it deserves a walk by the river. So you may talk about potatoes. Nothing is on your mind, they believe. It is dear to you, and so is the person with the other peeler.',
      'patience ease':
        'On Friday nobody needs a right word from you. You open the cupboard, shut it, agree with one plan and then, politely, with the other. The lamps are lit, and the loaf is perhaps still whole. You had a good rest, they say. All week people put questions to you, and today none came.',
      'patience heat':
        'In March you began to carve, and the first spoon was a feast. This is the ninth. You look at the clock, and perhaps think about watercolours. Friends see the knife lying there: finished, they suppose. Nine spoons are a good deal of love, even when the ninth is only a spoon.',
      'provision hidden':
        'You hang up the bag with everything in it that you did not say. There is bread on the table, the lamp is lit, somebody has left you plums, and you may walk past all three. Whoever looks in sees a contented house. You wrapped that one wish very carefully, and it takes carrying.',
      'service delay':
        'You pass the bread to the left, the butter to the right, and ask who would like the crust. The basket comes back with crumbs in it. ‘You don’t eat bread?’ somebody asks kindly, and perhaps believes it. You were finding the handle for each of them, and it took both your hands.',
      'standing delay':
        'Before you ring you say your greeting softly, try it with a smile, and take out a word that may sound proud. From inside they hear you murmur and suppose it is a call. Nobody in there weighs a greeting, they are looking for the bread knife and are glad that you have come.',
      'trust far':
        'It is late, and somebody says that it is good to have you here, and moves closer on the bench. You hear yourself offer to cut bread for them all. Perhaps you are hungry, they think. You had no words of this house yet, and your hands knew something kind to say.',
      'trust heat':
        'Somebody new has asked where you come from, and you have told them everything, down to the quarrel. They reach for their glass. At once you are all courtesy and speak of the weather. They may wonder if you are sleepy. Here, it had seemed, was a person whom the truth did not hurt.',
    },
  },
  2: {
    gift: 'You cannot enjoy a gain that hurts the other side, and you share.',
    knots: {
      delay:
        'It is weighed, and the needle stands still. Now you think whether one apricot more would be right, or whether it would shame him. You think of the next customer, who would then get less. The man in front of you holds his bag open. It could be over by now, and kind.',
      heat: 'It has to be fair, and at once. You put on an apricot, he gives one back, you put on two. It has become a contest, and it is you who started it. He goes with more than he wanted, and you lean on the scales, hot, and wonder who has won.',
      hidden:
        'You like to give the apricot so that nobody has to thank you. It falls in while they look for change. At home they find one too many, and think that you cannot count. You would not want it otherwise, and still you have begun to watch their faces as they leave.',
      far: 'The scales belong to the house, and they lean a little. You see it, and were told that everybody does it. Each time you put your thumb under the pan, secretly, on the buyer’s side. You come home with fair hands and empty pockets, and could explain it to nobody here.',
      ease: 'There is fruit, there are people, it evens out. You do not weigh any longer, you pour. They like you for it. You get back what comes back, and have not looked for a good while at what you pay for the fruit and how much is left at the bottom.',
    },
    traits: {
      held: {
        light:
          'You ask what a thing is worth to both, and the price is one that one can live with for years.',
        shadow: 'You can wait to ask for your share until it has been forgotten that there was one.',
      },
      driven: {
        light: 'When the shares are unequal you say so before the first bite, and all eat better.',
        shadow: 'You can pay for peace so quickly that it gets dearer each time.',
      },
      loose: {
        light: 'You like fine things and lend them out, and for that reason they get about.',
        shadow: 'You can have a good taste that lives at other people’s expense.',
      },
    },
    month: 'In one bargain add a little for the other side, and keep quiet about it.',
    last: 'The last apricot in the bag is yours; you weighed fairly.',
    leads: {
      'friendship delay':
        'One apricot more or less you weigh for a long time, and an invitation you weigh for longer:',
      'friendship hidden':
        'An apricot can be found in the bag at home. Fondness cannot, unless somebody speaks of it:',
      'order far': 'The scales of this house lean, and so your own work has to be all the straighter:',
      'order heat':
        'You make it even before the other has put down his bag. What is wrong gets no more time:',
      'provision delay': 'You want one apricot left to give, and never know whether it is this one:',
      'provision ease': 'You pour and no longer weigh, and so you cannot tell when it is enough:',
      'provision heat': 'While you are giving, you have enough. Walking past another stall, you do not:',
      'provision hidden':
        'You watch what falls into other people’s bags. Your own apricots you no longer look at:',
      'service delay': 'The last apricot always has somebody’s name on it, and it is not yours:',
      'service far': 'You lay your thumb on the buyer’s side, and on your own side lies little:',
      'trust far': 'A buyer takes what you give and goes. A friend wants to sit down beside you:',
      'trust heat': 'At the scales you see at once what is even. Between two people it takes time to see:',
      'work delay': 'The needle has long stood still, and you find one more thing to weigh:',
      'work heat': 'The contest about the apricots is over, and in you it is not:',
    },
    scenes: {
      'friendship hidden':
        'The first ripe crate comes in, and you think of her, far off in the north, and how she shuts her eyes to bite. And again at noon. She may be counting the weeks, and blames the season. All day the best apricot was hers, and you had put it aside.',
      'order heat':
        'At the next stall you buy thread, and the man says that four and three makes six. ‘Seven’, you say, before the coins have touched the plate. He turns red and may believe you meant to show him up. That one coin was his, and you could not have carried it home.',
      'provision delay':
        'You hold the ripest apricot under the lamp and lay it back until the week’s money has been counted again. By Thursday it is soft. The neighbours may suppose you sick of fruit. You were keeping something for whoever comes, and it did not occur to you that you had come.',
      'provision ease':
        'You have eaten well, and at dusk you stand before the crates and your hand goes in. A plum, some nuts, another plum. Perhaps it is thirst. Anyone going by sees a house of plenty. A hand that has poured all day is slow to notice that it has been served.',
      'provision heat':
        'Your scales are new, of brass, and every morning you polish them. Then you walk past the stall by the gate and see his, with the little drawer. On the way back yours perhaps seem thin. Yours is the finest stall, people say. Your eye is used to two pans, and it compared.',
      'service delay':
        '‘And take one yourself’, a woman says, and you laugh and lay it in her bag with the others. At four your bread is still in its paper. Perhaps fruit no longer tempts you, they suppose. You have called a name over each apricot all day, and yours was not among them.',
      'trust far':
        'In the evening an old buyer sits down on a crate and says he likes it here with you. You sweep around his shoes, and ask if he needs another bag. He may conclude that you are closing. Your thumb has so long been kind in secret that it was strange to be seen.',
      'trust heat':
        'On the second evening you set your chair right beside somebody new, and tell, and ask, and tell more. They lean back. You get up, quite cool, and weigh something. They may believe a customer has come. It was a full measure of liking, and it fell into the pan all at once.',
      'work delay':
        'The awning is down, and a crate to sit on is waiting until everything is done. You wipe the pans, then the weights, and hold the smallest to the light. Perhaps the cold means nothing to you, says the man at the next stall. Your legs have stood here for everybody since six.',
      'work heat':
        'The market has closed, everything came out even, and you are carrying crates at a run. Somebody calls that it can wait. You stack them by size, and then perhaps by colour. The strength of three, they say. The pans are still swinging in your arms, as after every full day.',
    },
  },
  3: {
    gift: 'You ask both sides of a wall, and so both can live there.',
    knots: {
      delay:
        'You have asked one side, now you go to the other, and then back to the first with the answer. It is a long line, and a good drying day. Everybody is of good will. You would like it best if they agreed without your having to decide, and the baskets get heavier.',
      heat: 'You know both sides so well that you ask and answer in one breath. Tuesday for the one, Thursday for the other: it hangs on the wall before Wednesday has been heard. It is to prevent a quarrel. Now they stand there with pegs between their teeth, and for once both sides agree.',
      hidden:
        'You hang out your own at night, or indoors over the chairs. In this way there is room on the line. You know who washes what and when, you have it all in your head. Both families say how well it arranges itself, and wonder why one never sees a shirt of yours.',
      far: 'It is their old wall, and you have rented a room in it. They use you as a window: tell them over there. You do, with soft words. What you think about the line has not been asked, since a window does not wash, and you have got used to seeing through yourself.',
      ease: 'The question goes over the wall by itself now, you have asked it so many times. ‘As always?’ you call, and are past before anybody nods. It is a lovely street. One family folds its wet sheets over the chairs, for a reason which takes longer to tell than you take to walk by.',
    },
    traits: {
      held: {
        light: 'You hear what one neighbour means, and can tell it to the other so that it does not bite.',
        shadow: 'You can carry so many points of view that your hands are never free.',
      },
      driven: {
        light: 'You knock on both doors in one evening, and next morning the line belongs to everyone.',
        shadow: 'You can press two people to be friends who would have been quite good neighbours.',
      },
      loose: {
        light: 'With you there is something nice to say about everybody, and in fact it is true.',
        shadow: 'You can agree with each of them in turn, and be surprised when they compare.',
      },
    },
    month: 'Ask both sides about one thing that they share, and write the answer down for both.',
    last: 'Hang one shirt of your own on the shared line, in the middle, in the sun.',
    leads: {
      'courage heat': 'You ask and answer in one breath. When a word stings you, you leave out the asking:',
      'friendship delay':
        'You ask two families which day suits them. Which day would suit you and a friend, you do not ask:',
      'friendship hidden': 'You leave them room on the line, and that is how you show that you like them:',
      'learning delay':
        'Others come to agree because you ask them. For a step of your own there is nobody to ask:',
      'order far': 'In their street you are the tenant, and you want to give no cause for complaint:',
      'order heat': 'Before anyone can ask, you have fixed the days. You fix what is wrong as fast:',
      'provision heat': 'You see over the wall at once, and on the other side hangs the finer sheet:',
      'provision hidden': 'You know by heart who washes when. What hangs on your own line you no longer see:',
      'service delay': 'Everybody’s words you carry across, while your own basket stands there:',
      'service far': 'Both sides use you as a window, and nobody hands a window its share:',
      'speech delay': 'You carry answers from door to door. One of your own takes the longest way:',
      'speech ease': 'Over the wall there is always time for a greeting, and never for a longer story:',
      'speech heat': 'While others quarrel you see both sides. In a quarrel of your own you see one:',
      'trust delay':
        'For others you see both sides of a wall. When somebody likes you, you look for the other side:',
      'trust far': 'You carry words from side to side, and are at home on neither:',
      'trust heat':
        'You know by heart which day suits both neighbours. Somebody new you do not know, and you guess:',
    },
    scenes: {
      'courage heat':
        '‘So you’re the one with the line’, says the new man at the wall. ‘And you are the one who parks under it.’ It is out. He had perhaps come to say thank you, and supposes he is disturbing you. You had heard two cross voices since seven, and took his for the third.',
      'learning delay':
        'The street is looking for somebody to speak for it at the meeting. You would first have to ask at number nine, you say, and perhaps read the old agreement. They hear modesty, and look further. You have spoken for them for years, too quietly to notice.',
      'order far':
        'Your three towels are on their line, and you may be hanging them once more, edge to edge, with every peg the same way. The families on both sides only look whether it will rain. Such care is kindly meant. A line carries crooked towels just as well, and nobody has complained of yours.',
      'provision heat':
        'You have your line at last, white cord, new pegs. You hang up one towel, look across, and there stands a clothes drier that opens like an umbrella. Already your cord may look like string. The neighbour sees somebody happy with the washing. Your eyes have always gone over that wall, mostly on kind errands.',
      'service delay':
        'The last shirt of the second family is up, and no room is left. You push your own wet basket into the shade. ‘Always so quick’, somebody calls, who perhaps takes yours for long dry. You have asked on everybody’s behalf today, and there was nobody to ask on yours.',
      'service far':
        'You have helped to hang the sheets, and the line is full. For your two shirts there is a bit of cord behind the shed, where it drips. Perfect, you say. They believe that you like the shade, and may keep it for you. It was your thanks for being let in.',
      'speech delay':
        '‘Monday suits me’, you have wanted to say since breakfast. At the first gate it was too short, at the second too bold, and now it is perhaps right. Somebody’s Monday sheets are up already. To them, any day is good for you. You wanted words that moved nobody’s basket.',
      'speech ease':
        'At the wall you have talked about soup, cats and the price of pegs, and laughed. On the stairs you feel the letter in your apron that you had meant to mention. What a good talk, they say indoors. It was perhaps the best this week, and the letter can still be read.',
      'speech heat':
        '‘Nobody asked me’, you call, a wet sleeve in your hand, and the gate falls shut. That her blue sheets make the yard beautiful is still on your tongue. She may believe that you begrudge her the line. Both halves were meant for her, and only one got through the gate.',
      'trust delay':
        'A neighbour brings back your pegs, every one, and a jar of soup besides. You thank her, and over the wall you may ask, in passing, if she was so kind to the last tenants. She believes you dislike leeks. After so many errands between two sides, one side alone sounds unfinished.',
      'trust far':
        'On the stairs an old woman from over there takes your sleeve and says that you have grown dear to her. Is there something to carry across, you ask. She laughs, and perhaps supposes that you heard badly. In this house you have always come with a message, and just then you had none.',
      'trust heat':
        'The new tenant has said good morning, and you are in her kitchen with a cake, a key and all the stories of the street. She looks at the clock. Next day you nod and hurry in, and perhaps she blames the weather. It was the welcome that you would have liked yourself.',
    },
  },
  4: {
    gift: 'At your table no seat is the best one, and guests forget they are guests.',
    knots: {
      delay:
        'You set the tray down, and turn it. The fish is nearer to the one, the lemon to the other. You turn it once more. Old and young have their spoons in their hands. You would like to begin when it suits them all, and a child asks if one is allowed to eat yet.',
      heat: 'At your table no seat is the best, and no opinion is better either. Two disagree, and before the second sentence you call out that both are right, and pull the tray to you. They wanted to have it out, and it would have been like rain. Now all chew in harmony, and it tastes of something unsaid.',
      hidden:
        'You sit where the draught is, and take the piece with the bones. It shows so little that no one has ever offered to change. The table is round, they say, and so it is, from where they are. You have made it round, out of a square one, with your own two edges.',
      far: 'In this house the seats have names. The best is by the stove, and yours is where there is room. You help to carry in, and are fair to all, down to the last grain. It has not been noticed that the guest is the one who deals out the rice.',
      ease: 'They live together in peace, and you among them. One takes, one passes on. No door has banged in this house since you have had a say. Some evenings you would like to know if it is so quiet because all are content, or because nobody wants to be the first.',
    },
    traits: {
      held: {
        light: 'You let the old and the young finish their story, and each of them feels at home.',
        shadow: 'You can smooth the cloth over a family quarrel until it looks like a hill.',
      },
      driven: {
        light: 'You say aloud that somebody here is always the one to carry, and from then on it changes.',
        shadow: 'You can insist on harmony with a raised voice, and a flat hand on the table.',
      },
      loose: {
        light: 'You can live beautifully with hardly anything, on the right side of the light.',
        shadow: 'You can adapt to a house so well that it has no need of you.',
      },
    },
    month: 'Ask people to a meal at which no seat is the best one, and sit among them.',
    last: 'On your round tray lies a piece without bones, and somebody has been pushing it your way.',
    leads: {
      'friendship delay': 'First the tray has to suit everyone, and an invitation has to suit them too:',
      'friendship hidden': 'You sit in the draught out of fondness, and do not mention either:',
      'home delay': 'At your table even a meal has to be settled, and the house is full of such things:',
      'home ease': 'You rest where both sides are heard. In this quiet you hear neither:',
      'home heat': 'You allow no quarrel at table, except the one you come in with:',
      'order far': 'Where each seat has somebody’s name, you dare not be wrong by one grain of rice:',
      'provision heat': 'You make every seat equal, and yet your eyes go to the fuller side of the tray:',
      'provision hidden': 'You see to it that everyone is near the rice. How good it is you forget:',
      'service delay': 'You turn the tray until all are content, and your own spoon stays dry:',
      'trust far': 'You deal out the rice, and it keeps your hands busy between you and them:',
      'trust heat':
        'At your tray guests forget that they are guests. You would like them to forget it at once:',
      'trust hidden': 'At your round table every story gets a hearing except yours:',
      'work delay': 'As long as the lemon is nearer to one of them, you do not sit back:',
      'work heat': 'You make peace at the tray in a great hurry, and the hurry stays with you:',
    },
    scenes: {
      'friendship hidden':
        'You have kept the cold seat, with the wind in your neck, so that your friend need not. All evening you look across and are fond of him, and may not have said three words. Going home, he believes you were far away. All that time your shoulder was between him and the window.',
      'home delay':
        'The key is still in the door when you see it: one shoe askew, two who are not speaking, rice to be washed. Your coat is perhaps still on when you begin. They say you come in like fresh air. It is a good roof you hold up, and by evening it weighs something.',
      'home ease':
        'They pass the dish, and nobody contradicts. You hear the clock, the spoons, and ask, rather sharply, who has moved the lamp. Nobody has. You may move it yourself, twice. The others believe you are thinking of tomorrow. Yours are ears for two sides, and tonight the house has only one.',
      'home heat':
        'The door hits the wall, the shoes fly two ways, the lid of the rice pot comes down like a cymbal. Around the tray they fall silent, and perhaps they blame the rice. Since eight you have been polite to people who were both right, and here, at last, nobody required it.',
      'provision hidden':
        'You pick at the bones and think of the draught. Steam rises, somebody laughs, the old story is told. You may hear it as one hears a clock. A guest envies you these evenings and supposes you savour them. You took that seat for them, and from it one sees the crack.',
      'service delay':
        'You pull the bones from one fish, squeeze the lemon over another, and turn the soft rice to the oldest. When you lift your spoon, there is shining brass. Perhaps you ate in the kitchen, they suppose. You had made the tray so round for them that it went past you.',
      'trust far':
        'The old man of the house pats the place by the stove: come, sit. ‘At once’, you say, and go for water, and for the small bowls. He perhaps decides that you cannot bear the heat. You were full of thanks, and bowls were the one way you had to carry them.',
      'trust heat':
        'She has been your guest for ten minutes, and you give her the best pieces, the family story, a spoon of her own. She looks for her shoes. You speak only of rice now. It is late for you, she may conclude. You had wished for her to have eaten here for years.',
      'trust hidden':
        '‘And the knee? And the wet cellar?’ you ask around the tray, and each tells it. Somebody thanks you for such an evening. What you have chewed on since Monday is perhaps still in your cheek. To them you seem free of such things. Yours is the quiet story, and theirs came first.',
      'work delay':
        'They have eaten, the floor is swept, and you find a dull place on the tray. Your cushion lies there, the plump one, for when everything shines. From the next room it perhaps sounds as if you liked rubbing brass. That tray has fed nine people tonight, dull place and all.',
      'work heat':
        'The tray is empty, and you wash it while their spoons are still in the air. Then the floor, then the step, then tomorrow’s rice. ‘Sit’, they call, and perhaps they praise your energy. Something at table was about to grow loud, and your arms are still holding it down.',
    },
  },
  5: {
    gift: 'You find the simple rule by which everyone can play.',
    knots: {
      delay:
        'There is a rule for it, and there is one that is still better. You consider whether the small ones are not at a disadvantage. They have been sitting in a circle for some time with the bar in the middle, and it is a warm day. The chocolate, at least, has come to a decision.',
      heat: 'One breaks, the other chooses: you have said it three times. Now you do it yourself, with a crack, here and here. It is exactly half. They take it, and the fun is out of it, and the one with the loud voice says that he would have wanted the small half anyway.',
      hidden:
        'You see to it that they all come out even, and lose on purpose, so finely that it is not seen. They say you are no good at games. You laugh. It has long been your best game to lose, and you would sometimes like somebody to look up from the board and see how.',
      far: 'They play by rules that favour the ones who have always played. You have noticed it in the first round. But you came last, and it is only a game. So you play along, lose with charm, and say that it was lovely, and that evening you explain to your pillow how it could be fair.',
      ease: 'Everything is shared out, nobody complains, you lie in the grass. It is an afternoon like a well-cut cake. You would only like to want something so badly, for once, that you would quarrel over it, and you chew a stalk, and nothing comes to mind.',
    },
    traits: {
      held: {
        light: 'You wait until the quietest one has chosen, and that one remembers it.',
        shadow: 'You can think so long about which pleasure is fair that the shop closes.',
      },
      driven: {
        light: 'You turn a quarrel into a game, and they have not noticed where it changed.',
        shadow: 'You can stand on your own holiday like a referee, with a whistle.',
      },
      loose: {
        light: 'You make a thing lovely in passing: a leaf on the plate, a chair in the shade.',
        shadow: 'You can please the crowd so much that you dance all night to what you do not like.',
      },
    },
    month: 'Find one simple rule by which two people can share something, and try it as a game.',
    last: 'Choose first for once: there is enough for both, and people like to see you pick.',
    leads: {
      'friendship delay':
        'For sharing things out you find a fair rule. Whom to choose for an evening, no rule can tell you:',
      'friendship heat':
        'Every half is exact with you. Among friends it hurts at once when yours is smaller:',
      'friendship hidden': 'Your kindness is so fine that nobody sees it, and your fondness is finer still:',
      'order delay': 'A simple rule makes you content, until you think of a fairer one:',
      'order ease': 'Once everything is shared out fairly, you have nothing left to weigh but the hour:',
      'order far': 'They play by their own rules, and your answer is to keep each one to the letter:',
      'order heat': 'The halves have to be exact, and you see each crumb that is not:',
      'patience delay': 'A simple rule would do, and you are looking for the best one:',
      'patience heat': 'An afternoon you can fill with one game. A longer thing does not hold you:',
      'provision heat': 'Sweets you can share out evenly. What friends own you cannot, and you look across:',
      'provision hidden': 'You are so busy letting others win that you forget the sweets in your own hand:',
      'service delay': 'Your rule provides for everyone, down to the smallest. You yourself are not in it:',
      'trust far':
        'For a game you find a rule, and then you play. Closeness has no rule, and so you look for a task:',
      'trust heat': 'For sweets there is a rule. For getting to know people you have found none:',
      'trust hidden': 'They do not see that you lose on purpose, and they do not see much else of you:',
    },
    scenes: {
      'friendship delay':
        'There is one spare seat in the boat on Friday, and there are six friends. If you ask him, she may be sad, so you write her name, then a third. On Friday a bag sits there. They suppose that you wanted to be alone. You were choosing among people, and love all six.',
      'friendship heat':
        'At eight somebody tells you how lovely the lake was. You put down the spoon and divide it all: they have the lake, you have three years of their birthdays. At noon you may turn the telephone over. They believe you hate cold water. You would have kept half the boat for them.',
      'order delay':
        'The game is chalked on the ground, and it is good. You rub out one line for the sake of the short legs, pace it again, and perhaps move the start. They hop at the edge and believe that you like drawing best. From where they hop, it has been fair for some time.',
      'order ease':
        'The light lies on the grass, and you work out that last summer there was more wind, and swings. You look at your watch. Beside you somebody laughs at the sky and perhaps believes you do too. Everything else was shared out, and so the hour was the only thing left to weigh.',
      'order heat':
        'Into their counting rhyme you call that a word was left out. They stop, hands in the air, and begin again, perhaps half as loud. Now they take you for the referee. You had been counting along for joy, and heard the gap as one hears a missing stair.',
      'patience heat':
        'You are making a board game, with rules of your own. The first square was pure joy. There are forty. At the ninth you look out, and perhaps think of kites. The others guess you ran out of paint. The game is as good as it was, one square just shows little of it.',
      'provision heat':
        'You have brought your new ball, and it flies. Then a friend crosses the grass with a net and four real rackets, and your ball is perhaps rather small. They suppose that you want a rest. It is the eye that sees to equal shares, and this once it looked at yours.',
      'service delay':
        'You have seen to the smallest, to the one with the plaster, to the late one. The paper comes back to you with a smear on it. ‘Don’t you like chocolate?’ they ask, and perhaps believe your nod. This afternoon you were the rule, and a rule gets no piece.',
      'trust far':
        'After the game one of them sits down by you in the grass and is glad that you came. You begin to gather the cards, by colour, and to count them. She may suppose that you want to go in. Nobody has explained this part to you, and cards you understand.',
      'trust hidden':
        'You know who sleeps badly, who has quarrelled, whose cat has run off. It came out between two moves, while you were losing a knight. Then the board is folded, and you have perhaps said ‘check’. They envy you your easy life. You play so finely that nobody saw it was your turn.',
    },
  },
  6: {
    gift: 'You see who has carried all day, and get up and pour.',
    knots: {
      delay:
        'You have seen that her glass is empty. But to get up now says something to the others, who have not seen it. You look at the jug, and then at them, and smile. She has gone by with the tray twice more, and at last she drinks in the kitchen.',
      heat: 'You stand up so suddenly that the chair falls. ‘And who is pouring for her?’ you ask the table. It is a just question. They all look at her, and she turns red above her tray. She had been glad of her quiet job, and would have liked to be helped without an audience.',
      hidden:
        'You have taken over half of the load, under the table so to speak. On the list it still says her name. It is more even so, and that was what you wanted. But now there are two who are tired in the evening, and only one of them is asked to sit down.',
      far: 'Here some carry and some are carried for, and you are new and have a tray in your hand. You see at once how it could be arranged. It is not your place. So you make it even where you can, with your own steps, and run the way for three.',
      ease: 'Because you see at once who is tired, you have made a list, and since then nobody has to look. Each carries, each pours, you sit. It is a good list, and nobody complains. One of them has grown slow since the spring. The list does not know it, and her glass is empty.',
    },
    traits: {
      held: {
        light: 'You take a load off somebody in such a way that they keep their dignity.',
        shadow: 'You can weigh up for so long who should do it that it has been done, by the same one.',
      },
      driven: {
        light:
          'You say in the right place that this is too much for one, and it counts, because you are calm.',
        shadow: 'You can be so angry at a wrong that the wronged one has to comfort you.',
      },
      loose: {
        light: 'You make a dull job handsome, and all the others do it with more pleasure.',
        shadow: 'You can balance out everybody’s burden with a back that was straight once.',
      },
    },
    month: 'Find out who always pours, and pour for that person once a week.',
    last: 'Hold out your own glass; there is somebody who would gladly pour.',
    leads: {
      'friendship delay': 'Even a jug you cannot lift without asking yourself what the others would think:',
      'friendship hidden': 'You carry half of the load under the table, and your fondness lies there too:',
      'order delay':
        'What is uneven you feel at once. When it has become even, you do not feel it as clearly:',
      'order far': 'Nobody asks you how the work should be arranged, so you want no fault in your share:',
      'provision heat': 'You feel at once what is uneven, also between your own glass and the next:',
      'provision hidden': 'You see every empty glass, and your own full one you do not see:',
      'service delay':
        'You see whose glass is empty, even when you stay seated. Into your own you do not look:',
      'service far': 'You run the way for three, and count yourself for less than one:',
      'service heat': 'You ask who is pouring, and the jug is already in your hand:',
      'trust far': 'With a tray you know your place. Without one, as a friend among friends, you have none:',
      'trust heat': 'You see at once who is tired. How near they want you is harder to see:',
      'work delay': 'You see at once who has been on their feet too long. Yourself you leave out:',
      'work heat': 'You got up so that others could rest, and you have not sat down again:',
    },
    scenes: {
      'friendship delay':
        'The one with the tray once said that she likes the cinema. On Monday it would look hurried, on Wednesday like pity, and on Friday the film has gone. She imagines you with many friends. Seven times you were perhaps about to ask, and seven times you thought of how she would feel.',
      'order delay':
        'The jugs are filled, all to one height. You bend down to look along them, pour a little across, and bend again. The guests may take it for the beginning of a trick. Nobody is thirsty any more, and you are keeping watch over something that has turned out well.',
      'order far':
        'The trays are stacked, and you may stay behind to turn every glass until all of them stand exactly in line. Those who carried with you are at the door in their coats, and wonder what is missing. Nothing is. Such care is a gift, and a glass is clean whichever way it stands.',
      'service delay':
        'When all the plates are out, you take the chair at the end. Somebody needs salt, so you get up. Then water. Your soup has a skin. They perhaps call you a slow eater. You had an eye on eleven glasses, and the twelfth was standing behind your hand.',
      'service heat':
        'You have taken her tray, the jug, the towel, and go round so fast that nobody gets past your elbow. At the end you set the jug down hard, because all are sitting. They perhaps admire you. It began because one person was tired, and by the last glass there were two.',
      'trust far':
        'After the feast one of them keeps you a place on the step: you were missed. You only want to rinse your tray, and then rinse all of them. Outside they hear the water, and perhaps conclude that you like being last. So far every way to these people had a tray on it.',
      'trust heat':
        'In the kitchen you take the tray from her, make her sit, and ask about her feet, her rent, her sorrow. She gets up to dry a spoon. ‘As you like’, you say, and are gone. She may believe that somebody called. She looked so tired, and it went to your heart.',
    },
  },
  7: {
    gift: 'You find a common rhythm with another person, and neither of you keeps count.',
    knots: {
      delay:
        'You have lifted the oar and look across, to dip it when the other dips. They are looking at you. It is a beautiful evening for it, the water is like glass. You would never want to be the one who set the stroke, and so the boat lies there with raised wings and drifts.',
      heat: 'You row for two, because it is not going evenly. You give the beat, you call. The boat turns in a circle now, in the other direction. Across from you somebody has laid the oar over their knees, and you ask, with what breath you have left, why.',
      hidden:
        'You feel each movement of the other and answer it, so softly that they think they row alone. It goes splendidly. They praise the current. You have strong shoulders from it. What course you would steer, if you were asked, has been written on the inside of your oar for years.',
      far: 'In a boat that is not yours you sit where the weight is needed, your small bag on your knees. You row as they do here, shorter, faster. On shore they say how well you two match, and you look at your hands, in which the oar still feels strange.',
      ease: 'Stroke for stroke it goes along, and neither has to look. You have had the wind from behind since you can remember. It is no effort. Only lately you have noticed that you are passing the same willow as last year, and that it does not occur to either of you to say so.',
    },
    traits: {
      held: {
        light: 'You can wait for the other’s stroke, and there is no happier boat when it comes.',
        shadow: 'You can take so much account of someone that you vanish from your own sums.',
      },
      driven: {
        light: 'You put your hand out first after a quarrel, and mean the whole arm.',
        shadow: 'You can need peace so urgently that you tear it out of the other’s hands.',
      },
      loose: {
        light: 'You are as good to a rival as to a friend, and after the match they come to supper.',
        shadow: 'You can lose hold of what you think as soon as nobody sits opposite.',
      },
    },
    month: 'Do one thing with another person at the same pace, walking, rowing or folding sheets.',
    last: 'Dip your oar in: the other person is waiting for your stroke.',
    leads: {
      'friendship delay': 'You never want to set the stroke, and so you are not the one who rings:',
      'friendship hidden': 'Each movement of theirs you answer with your oar, and never with a word:',
      'order far': 'With a strange oar in your hands you allow yourself no wrong stroke:',
      'provision heat':
        'In the boat neither of you keeps count. On shore you look across and begin to count:',
      'provision hidden': 'The boat runs so well that by now you too put it down to the current:',
      'service delay': 'You wait for the other’s stroke before your own. On shore you do the same:',
      'speech heat': 'Out of breath, you get out only part of what you mean:',
      'trust delay':
        'Neither of you counts the strokes. But before you dip your oar, you watch the other’s for a long time:',
      'trust ease': 'Stroke for stroke it goes so smoothly that neither of you asks where you are going:',
      'trust far': 'With an oar to hold you know how to sit beside somebody. Without one you do not:',
      'trust heat':
        'A common rhythm grows while two people row. With somebody new you want it at the first stroke:',
    },
    scenes: {
      'friendship delay':
        'Across the water, under a lamp, sits somebody you would like to have along. You untie the boat, think that they may be tired, and tie it up. When you look again, it is dark there. They heard no oars and believed you busy. It was their evening that you were sparing.',
      'order far':
        'The boat is tied up, and you may still be coiling the rope, rounder and smaller, when everyone has gone ashore. They call you to supper, and think that you would rather be alone. You would not. Such care is no fault, and a rope only has to be found again.',
      'speech heat':
        '‘You are not even pulling’, you say, and have to breathe. That without them you would not be out here at all stays in your chest. They look at the water and may believe that you regret the trip. You had air for five words, and the dear ones needed more.',
      'trust delay':
        'For three summers they have kept the stroke and brought you the dry cushion. Tonight you stop rowing without a word, to see if they stop. They do. By the reeds, perhaps once more. They suppose you like the ducks. You have known boats that turn in circles, and arms remember it.',
      'trust ease':
        'At the willow they ask how you are. ‘Fine, and you?’ The oars dip. What kept you awake lies under the bench with the bread, and goes home again. They perhaps tell somebody how restful you are. It was so smooth today that there seemed no bank to put it down on.',
      'trust heat':
        'The new one has hardly sat down when you speak of the far shore and the whole summer. They look at the rope. You pull in your oar and are silent until the landing. Perhaps you are saving your breath, they suppose. You had felt, for three strokes, how it is to be two.',
    },
  },
  8: {
    gift: 'You count again for the other side, and so people like to share with you.',
    knots: {
      delay:
        'It comes out right for you, and so you count again for them. It comes out right for them as well. Now it would be time to say a figure. You would rather that it came from the other side. The ladder leans on the wall between two gardens, and the cherries are falling.',
      heat: 'You have been too generous, and you know it, and have said nothing for a year. Then it is about a rung, one rung, and you do the sum for them, from the beginning, with the rope and the paint. They stand there with open mouths. They had thought that you did not count.',
      hidden:
        'There was a difference, and you made it up from your own pocket, so that the thing would not come between you. Now it stands between you all the same. They do not know it. You meet at the ladder, after you, no, after you, and one of you is a little too polite.',
      far: 'The ladder belongs to a family, and you have been given a share in it, as one is given a name for a feast. You ask each time. You put it back exactly. They laugh at you, kindly, and when your cherries are ripe, they simply come and pick, without asking.',
      ease: 'Your second count is so well trusted that the first has been given up as well. It goes to and fro, it evens out. By now nobody could say who paid for the ladder, or whose turn it is to mend it. It is a rung short, and each of you climbs over the gap with grace.',
    },
    traits: {
      held: {
        light: 'You divide so that each of them would also have taken the other half.',
        shadow: 'You can owe nobody anything, and be owed by all, in silence.',
      },
      driven: {
        light: 'You say what is fair while it can still be changed, and sign under it.',
        shadow: 'You can make a settlement out of a sorrow because it stands there so unevenly.',
      },
      loose: {
        light: 'You can let a small debt go, and the friendship does not notice it.',
        shadow: 'You can leave the sharing to others, and be hurt quite exactly.',
      },
    },
    month: 'Look once at something shared from the other side, and say which half you would like.',
    last: 'You have counted for both of you: now say which half you would like.',
    leads: {
      'friendship delay':
        'With a bill you know how to be fair. With an invitation you fear to take too much:',
      'friendship hidden': 'The difference you paid without a word, and your fondness is just as silent:',
      'order far': 'Your share in their ladder feels like a loan, and with a loan you take no risk:',
      'provision delay':
        'A shared bill is settled when both sides agree. For what is yours alone, nobody nods:',
      'provision heat': 'What you share you count in their favour. Then you see what they have besides:',
      'provision hidden':
        'You think of the one coin that stands between you, and no longer see the cherries:',
      'service delay':
        'Their side you count again and again, and never get round to picking your own cherries:',
      'speech heat': 'You count for others and say nothing for a year. Then the words come hot:',
      'speech hidden':
        'You count for the other side without being told. You believe that they count for you:',
      'trust delay':
        'You count for the other side, and nobody has to doubt you. Your own doubt stays longer:',
      'trust far':
        'With a shared ladder you know your part exactly. With kindness that simply walks in you do not:',
      'trust heat':
        'A ladder two people can share by counting. Closeness cannot be counted, and you grow impatient:',
      'trust hidden': 'In a sum you look at both sides. In talk you leave out your own:',
    },
    scenes: {
      'friendship delay':
        'You would like them to come over tonight, for cherries. But was the last time at theirs, or here? You go through the summer, and the stars are out. Behind the hedge they perhaps say how you love your peace. You did not want an evening that was not due to you.',
      'order far':
        'You are bringing the ladder back, wiped, and stop to wipe it again and to number the rungs in pencil. It has been with you for an afternoon. An uncle may suppose that you learned a trade. Nobody in that garden numbers anything, and you were taking care of your welcome.',
      'provision delay':
        'The first bowl of cherries is before you, and you lay a cloth over it. There may be a poor year coming, and the jam for next door is not reckoned yet. On Friday they have spots. People suppose you expect a guest. You counted for everybody, and for you nobody nods.',
      'provision heat':
        'Your half of the harvest fills the table. Then you go out for the rope and see the tree next door, the dark ones, three baskets. At home yours may have turned pale. They wave to somebody whose baskets are full. Your sum was just, and that tree was not in it.',
      'provision hidden':
        'The bowl is full to the rim, and you eat standing and look across at their window. How much was it, and do they know? When you look down, there are stones. A guest may praise your calm summers. You gave that coin so that nothing should stand between you.',
      'service delay':
        'You hold the ladder while one picks, then the other, and hand up baskets. At your turn it is dusk, and the top branches belong to the starlings. ‘You are not one for cherries’, they perhaps say. You have had both hands on the wood since noon, and nobody fell.',
      'speech heat':
        '‘And the paint was mine’, you say on the lawn, and your voice jumps. After it was to come how good the year has been, with them. They let go of the ladder, and perhaps believe it was all about a tin. You kept both halves for a year, and they came out unsorted.',
      'speech hidden':
        'You leave the small coin lying on the third rung and talk about the paint. It is plain what you mean. They talk about the paint too. Your good evening is rather short, and perhaps they put it down to the heat. You would have understood such a coin at once, and for anybody.',
      'trust delay':
        'They mend the ladder each spring, without a word. In the evening you go down, try every rung, and leave a glove on the fourth to see if it stays. It does. Perhaps they find you forgetful. It is high up among the cherries, and somebody has to stand there.',
      'trust far':
        'One of the family, juice on her chin, throws an arm round you: you belong to us. You ask if the ladder should go back now. She laughs, and perhaps concludes that you were not listening. It was a great deal at once, and of a ladder you know where it goes.',
      'trust heat':
        'You have known the new neighbours for a day and propose a ladder, a mower and a gate in the hedge. They would like to unpack. So you draw up, politely, a list of what is whose, and perhaps they find you orderly. You only saw so soon how well it could be shared.',
    },
  },
  9: {
    gift: 'You hear both sides of a question, and tell both fairly.',
    knots: {
      delay:
        'You have read the first book, and then, to be just, the second. Each has answered the other. There is a third, which is about the two. By now you could say what you believe, and at the gate somebody asks. You smile, and tell them how very well both can be argued.',
      heat: 'You feel how the talk tilts to one side, and throw yourself on the other, to make it level. It is not out of spite. They speak louder, and you choose finer words. At the end you hear yourself defend with shining eyes a thing that you had thought nonsense in the morning.',
      hidden:
        'You are a clear glass for others’ opinions. One looks through and sees both hills. That there is somebody behind it who has knelt on one of them, and wept there, does not show. You lecture, they take notes, and at the door one says: but what do you think? You look for your gloves.',
      far: 'Where you are new, you stand between what is said here and what is said at your own table. Each has its truth, you say. It is so. But at night it is draughty in a doorway. You hear people sing on this side and on that, know both tunes, and hum neither.',
      ease: 'You like them all, the faiths, the schools, the lands. You take from each what is beautiful, and leave the rest in the dish. It is a fine collection. It hangs in good light. You go past, and it is long since one of the pictures has asked you to change anything.',
    },
    traits: {
      held: {
        light: 'You do not judge a stranger’s truth until you could explain it to his grandmother.',
        shadow: 'You can put off a conviction until the vote has been counted.',
      },
      driven: {
        light: 'You give the weaker argument a voice, and now and then it turns out to be the stronger.',
        shadow: 'You can contradict for the sake of the balance until you sit alone on your side of it.',
      },
      loose: {
        light: 'You travel without looking down on anybody, and so they show you the back room.',
        shadow: 'You can find everything interesting, and stand up for none of it when asked.',
      },
    },
    month: 'Read two books or letters that disagree, and tell a friend what is good in each.',
    last: 'Bring both books to the table: somebody would like to hear which is dear to you.',
    leads: {
      'friendship delay': 'For an invitation, too, you find good reasons on both sides:',
      'friendship hidden':
        'Two opinions you tell fairly and aloud. What you feel yourself stays behind the glass:',
      'learning delay': 'After the second book there is a third, and your own view has to wait for it:',
      'learning ease':
        'From every school you take the most beautiful thing, and leave before it grows difficult:',
      'learning heat':
        'With two books before you, you take your time. In a talk you are on the other side at once:',
      'order far': 'Each table has its own truth, and you would not like to be wrong at either:',
      'order heat': 'Two opinions can both stand with you. A wrong figure cannot stand for a minute:',
      'provision heat': 'After one book you are hungry for the other. With what you own it is no different:',
      'provision hidden':
        'Through you one sees both hills. What lies on your side of the glass you do not see:',
      'service delay': 'Two sides you let speak, and then a third. Your own side never gets its turn:',
      'service far': 'Both tables get their due from you, and you ask for little at either:',
      'speech delay': 'What others think you tell well. What you think yourself has to be better still:',
      'speech heat': 'Two books you retell fairly. In your own quarrel you give only the one side:',
      'trust far': 'Between two sides you are needed. Beside one person you would only be there:',
      'trust heat': 'Two books you hear out before you judge. A new face you judge at the door:',
    },
    scenes: {
      'friendship hidden':
        'In the margin you note something at which a friend would laugh, then a second thing, and a week goes by. You perhaps talk to her all day, in your head. Her letterbox is empty, and she tells herself you are deep in a book. So you are, and she is on every page.',
      'learning delay':
        'You are asked to speak on Thursday, ten minutes, about your own view. You turn to the back of the third book, where there is a list of others. ‘In autumn, perhaps’, you say, and they conclude that you have only begun. Few in that room have been so fair to so many pages.',
      'learning ease':
        'A new grammar has come, and by midnight you can greet and count. At page thirty, where the verbs begin, you lay in the ribbon, perhaps the ninth on that shelf. Guests run a finger along the spines and believe you have read them all. Every one of those thirty pages was truly loved.',
      'learning heat':
        '‘The second follows from the first’, you call, and you are right. ‘How?’ asks somebody with a pencil. Your mouth is open, and there may be a wide field where the steps should be. They take it for mystery. The talk was tipping, and you ran to the empty side without looking down.',
      'order heat':
        'Your hand goes up in the middle of the lecture: 1641, and not 1614. The speaker thanks you and loses his page. Heads turn, and somebody may count you among his opponents. You are for him, with both ears, and two figures had changed places right before your eyes.',
      'service delay':
        'You let the left side speak, then the right, and lend out both your books. When the hour ends, your finger is still between the pages that you wanted to talk about. They say what a good listener you are, and perhaps it is enough for them. That finger has kept your place faithfully.',
      'speech heat':
        '‘That is nonsense’, you say to the one you like best in the circle, and the door falls shut. On the stairs comes the rest: that nobody else makes you think so hard. Upstairs they perhaps believe that you have changed sides. Both pages were in you, and only one was heard.',
      'trust far':
        'Somebody steps into the doorway beside you, hums the tune of their side, and asks for yours. You begin to explain where both come from, and offer to write them out. They perhaps suppose that you are giving a lesson. So long you have been the bridge here, and people seldom stop on one.',
      'trust heat':
        'At the door you give a stranger your dearest book, with your notes in it. They thank you and look for a pocket. You move away and speak to others about opening hours. You work here, the stranger perhaps decides. That face had seemed to you the other half of an old talk.',
    },
  },
  10: {
    gift: 'You read out the measure as it is, and so both sides trust you.',
    knots: {
      delay:
        'You hold the string, and both look at you. You would like to be sure that it is taut. Read out, it makes one of them right. You measure once more from the other end. The evening comes down on the wall, on which all three of you could be sitting.',
      heat: 'You pull the string tight and call out the number so that the street can hear. It is exact. One nods, one goes white. You have shown that you are fair even against your friend, and the whole street has seen it, and your friend has seen above all that the street did.',
      hidden:
        'So that neither of them has to be seen losing, you settle it in the back room, in two conversations, and then let them shake hands in front. People say that their own good sense did it. Everybody in town speaks of this peace, and nobody knows that it was yours.',
      far: 'They have made you the one who measures, because you belong to neither side. You belong, in fact, to none. They greet you with respect and invite you seldom, since whom would one seat beside you? You keep the string in your pocket and walk home along all those straight walls.',
      ease: 'Both sides trust your number so much that nobody looks at the string any more, lately not even you. You call out the measure in passing, and they nod. One of the neighbours has moved his stones a hand’s breadth since spring. He greets you warmly each evening, over the wall.',
    },
    traits: {
      held: {
        light: 'You hear everyone before you decide, and the loser can go on greeting you.',
        shadow: 'You can be so careful with your good name that it takes no side even for you.',
      },
      driven: {
        light: 'You decide in the open against your own advantage, and it makes a town breathe.',
        shadow: 'You can hold up the scales so high that no one sees any more what lies in them.',
      },
      loose: {
        light: 'You have a light hand with people of rank, because you see the scales and not the hat.',
        shadow: 'You can be elected by all, and have promised something to each.',
      },
    },
    month: 'Say one measure as it is, also where it is not in your favour.',
    last: 'Read out what is on the string: that is why both neighbours called you.',
    leads: {
      'friendship delay': 'There is room for company on that wall, and nobody hears it from you:',
      'friendship hidden':
        'You make peace in a back room without your name. You are fond of people in the same way:',
      'home delay': 'Other people’s walls have a number that settles the matter. Your own rooms have none:',
      'home heat': 'In the street you are fair to both. At home nobody holds the string for you:',
      'order far': 'Since you belong to neither side, your string has to be right to a hair:',
      'provision heat':
        'Between two neighbours you measure fairly. Between their garden and yours you do not:',
      'provision hidden': 'You see at once where a wall is crooked. Where it is straight you do not look:',
      'service delay': 'You measure for both sides until it is dark. Your own side waits for morning:',
      'service far':
        'They greet you as the one who measures, and even at table you feel that you are on duty:',
      'standing delay': 'A wall you measure twice. Yourself you measure again whenever somebody looks:',
      'standing ease': 'Two neighbours greet you warmly every evening, and so a short answer sounds cool:',
      'standing heat':
        'You measure walls with an even hand. Where your own name is measured, the hand shakes:',
      'trust far': 'Invited for once, you bring the string along in your pocket:',
      'trust heat': 'With the string in your hand you are exact. For closeness there is no string:',
      'work delay': 'In the evening there is room for three on the wall. You measure it once more first:',
    },
    scenes: {
      'home delay':
        'You hang up your coat and see that the picture is a finger too low. You put it on again to fetch the level, and perhaps the soup burns. Passers-by see how you love the house. All day your eyes were asked for what is crooked, and they came home with you.',
      'order far':
        'The stones are measured, and you may sit at home that night writing the number out again, with a ruler under it and one more place after the point. Both neighbours have long been asleep, sure of you. You need not earn that trust twice, and an even hand is allowed to be tired.',
      'provision heat':
        'Behind your straight wall there is a fig tree, and it is enough. Then you measure at the neighbours’, and they have a pond. Back at home you sit in the shade and perhaps see only dry grass. They imagine you content. It was a fine pond, and you looked at it fairly.',
      'standing ease':
        'You have paced out a flower bed for the woman opposite. ‘Thanks’, she says, and the gate clicks. You wind up the string, perhaps slowly, in case there is more. From the kitchen she believes it is the roses. So many warm evenings came over that wall, and the ear remembers them.',
      'standing heat':
        'At the fountain they tell how the man from the lower street settled the mill affair in one morning. You nod. On the way home you measure two walls that nobody asked about, almost at a run. People may take it for an order. Your good name was not on that string today.',
      'trust far':
        'They have seated you between them, and one fills your glass: now tell us about yourself. You remark that the table leans, and may already be under it with a bit of wood. They conclude that you cannot help working. Until tonight the string had always told you why you were asked.',
      'work delay':
        'They sit on the warm stones and leave a gap. You wind up the string, find a knot, and begin on it. After the book with the figures, you can sit. To them you may seem too grand for a wall. The gap is as wide as you are, and nobody measured it.',
    },
  },
  11: {
    gift: 'You speak fairly of the friend who is not there.',
    knots: {
      delay:
        'They talk about her, and you feel your heart. ‘It was different’, you want to say. You wait for a gap in which it would not sound like a reproach. There comes a joke. You laugh only a little. By the coffee they talk about someone else, and you still have it in your mouth.',
      heat: 'You put the cup down hard. It is not fair, you say aloud, she is not here. You are right. They fall silent, and look into their laps. It was only half meant, and now it is an accusation, and on the way home you hear that two have stopped greeting her.',
      hidden:
        'Your heart beats so hard at an open word that you have learned to turn talk without one. You hand round a dish, or ask about somebody’s tomatoes, and the unkind word is past. Nobody has noticed, not even the one who said it. You are a roof over the absent, and few people thank a roof.',
      far: 'You came into this circle by way of one friend, and just now it is she whom they are talking about. You have been here for three months. You stir. If you were to say it, you would be sitting outside with her. You stir until the spoon is quite loud in the cup.',
      ease: 'Your good word for the absent comes so readily that you need not listen for it. ‘She means well’, you say, and reach for the sugar. It is true of everybody, and they nod. Today there is a whole story to be put right, and before you have noticed they are back at the cake.',
    },
    traits: {
      held: {
        light: 'You keep friends who do not get on with each other, and are true to both.',
        shadow: 'You can be so agreeable to a whole circle that one friend in it is alone.',
      },
      driven: {
        light: 'You put in one sentence for somebody, and the tea tastes better to all.',
        shadow: 'You can make a court out of a coffee table, and adjourn the friendship.',
      },
      loose: {
        light: 'You bring out in each of your friends the side that they like best themselves.',
        shadow: 'You can hope for what the company hopes for, and change it with the company.',
      },
    },
    month: 'Put in one fair word for somebody who is not there.',
    last: 'Your friends speak well of you too, when you have gone to fetch the milk.',
    leads: {
      'friendship delay': 'You would speak up for a friend who is away. To her face you are slower to speak:',
      'friendship ease':
        'No absent friend goes without a good word from you. When you are the absent one, you wait:',
      'friendship heat':
        'For an absent friend you put the cup down hard. When you are the absent one, it is worse:',
      'friendship hidden': 'You are a roof over your friends, and a roof does not ring up:',
      'order delay': 'The sentence stays in your mouth, and a piece of work stays in your hands:',
      'order far': 'You do not risk a word in this circle. In what you do, you risk no fault:',
      'patience heat': 'You stand by a friend who is away. By a plan that has grown dull you do not:',
      'provision heat': '‘It is not fair’ comes quickly to you, also when a friend tells of good luck:',
      'provision hidden': 'While you watch the talk for an unkind word, you do not taste the tea:',
      'service delay': 'You wait for a good moment to speak for a friend. For yourself you wait longer:',
      'standing delay':
        'You want the friend who is away to be judged fairly. With yourself you are stricter:',
      'trust far': 'For a friend who is away there is something to put right. Beside you she needs nothing:',
      'trust heat':
        'Friends you judge fairly, since you know both sides of them. Strangers show you only one:',
      'trust hidden': 'You protect the absent so quietly that nobody asks about the one who is present:',
    },
    scenes: {
      'friendship delay':
        'You would like to take her along to the sea. You look for your coat, think that after yesterday it would sound like pity, and hang it up. Tomorrow, perhaps. By Friday she has left for the summer, sure that you were busy. For her you wanted a word without a sting.',
      'friendship ease':
        'It is the eighth day, the cups hang on their hooks, and the telephone is dusty. You hear what they may be saying of you, and for once have no good word ready. Each of them, at home, imagines you with visitors. A silent week says no more against you than against them.',
      'friendship heat':
        'Before breakfast your neighbour shows you a card from the lake, signed by all of them. You go in and take their cups off the hooks. At noon you walk round the telephone and may not touch it. They believe boats make you dizzy. You would have spoken for anyone who was missing there.',
      'order far':
        'It is your turn to bring a cake, and you bring two, cut with a ruler. At the door you still even out an edge. They clap, and perhaps take you for a pastry cook. Where any word can be too much, it was a comfort to hold something with nothing wrong in it.',
      'patience heat':
        'You are writing down the story of the circle, and the first evening filled nine pages. Now comes the year in which nothing happened. You rule a line, try another pen, and perhaps think of photographs. They picture it nearly done. Your heart beat at page one, and in that year it was resting.',
      'service delay':
        'You pour for one, move the sugar to another, and draw in the one by the window. When the pot comes to you, it gives three drops. You have had yours, they suppose, and perhaps you nod. You listened for whoever was left out, and nobody happened to mention you.',
      'standing delay':
        'Below their window you hear cups and go through it all: the blue jacket, the late answer, the bought cake. What may they be saying? Upstairs a cup stands ready for you, and they suppose that you missed the tram. Up there somebody is just saying a good word for whoever is missing.',
      'trust far':
        'In her kitchen she takes your hand and says how glad she is of you. You have it back at once, for the milk, the sugar, the better biscuit. Perhaps she thinks it was too much. For three months you have looked for something to do for her, and she wanted only the hand.',
      'trust heat':
        'There is a new face at the table, and at the second cup you call her a friend, your hand on her arm. She moves her cup. For the rest of the hour you talk past her. Perhaps she fears she took your seat. You had been on her side since she sat down.',
      'trust hidden':
        'You have asked about the tomatoes, the knee, the letter from abroad, and the table hums. Your own news lies in your lap, folded like the napkin. The cups are collected. With you, they perhaps say, all is always well. You kept the rain off everyone, and it is loud under a roof.',
    },
  },
  12: {
    gift: 'You can leave the scales empty for an evening, and rest from judging.',
    knots: {
      delay:
        'Because the scales are to hang quite empty, you clear the last thing from them first. Something from this morning still lies there. You take it off, look at it, and lay it back to be sure. It is dark, the stalls have gone, and your quiet hour stands beside you and holds the lamp.',
      heat: 'You need your hour without claims so much that you guard it like a fort. Somebody knocks, only to bring you tea, and you hear a plaintiff. ‘Not now’, you say through the door, in a voice like a hammer. The scales hang empty, as you wished, and they tremble for a good while.',
      hidden:
        'Your evening without claims is so well hidden that nobody knows you need one. All day they see the scales, and take you for somebody who has no wish. At night you lie behind the shutters, weighing nothing, and call it being tired. A neighbour would gladly sit with you there, and goes past the dark window.',
      far: 'You are in a place where nobody brings you anything to weigh. You had wished for it. Now your arm is so light. You sit down with empty hands beside people who are quiet as a matter of course, and ask yourself if what you are doing is resting, and how they see it.',
      ease: 'Your peace has cost you nothing. You go aside when it gets loud, and it is nice there, with a cushion. The scales hang in the wind and tinkle. You have not weighed for so long that you have to think which of the pans was for you.',
    },
    traits: {
      held: {
        light: 'You can leave a wrong unanswered overnight, and by day you answer it better.',
        shadow: 'You can bear with an injustice so politely that it moves in.',
      },
      driven: {
        light: 'You go to see the one whom everybody has condemned, and bring two cups.',
        shadow: 'You can sit in judgement on yourself at night, and let nobody speak for you.',
      },
      loose: {
        light: 'You let beauty do its work on you for an hour, and come back even.',
        shadow: 'You can turn from what is ugly until you only see half of the street.',
      },
    },
    month: 'Keep one hour a week in which nobody asks you who is right.',
    last: 'The court is closed for today, and the judge goes home like anyone.',
    leads: {
      'courage heat':
        'All day you weigh what people say. In your own hour, at your own door, you weigh nothing:',
      'friendship delay': 'You keep your quiet hour waiting, and people too:',
      'friendship hidden': 'Behind the shutters you are fond of many people, and no light shows outside:',
      'order far': 'Even at rest you ask how it looks. With what you make you ask still more:',
      'provision heat': 'Other people’s claims stay outside your door. What they have comes in with you:',
      'provision hidden':
        'All day you long for an hour of quiet. When it comes every evening, you no longer notice:',
      'service delay': 'The stalls have gone. One claim from the morning still comes before your own hour:',
      'speech hidden': 'They take you for somebody without a wish, and you do not correct them:',
      'trust far':
        'Among quiet people you sit with empty hands. Beside one friend they want something to hold:',
      'trust heat': 'Alone, with the scales empty, you find your measure. With a new face you lose it:',
      'trust hidden':
        'All day you weigh what others bring you. What you carry yourself you take home behind the shutters:',
      'work delay':
        'Something from the morning always lies in the scales, and the chair beside it stays empty:',
      'work heat': 'Behind a closed door the scales hang empty. Outside it you find no end:',
    },
    scenes: {
      'courage heat':
        '‘You’re so quiet tonight’, says somebody outside. ‘Is that forbidden too?’ you call, and the pans ring with it. They have come with a blanket, and perhaps leave it on the step, sure you have company. Since morning every voice had wanted something of you, and this one was knocking at the same door.',
      'provision heat':
        'You have a bench of your own, under the window, and you love it. Then a dispute comes about a garden with a fountain. This evening you may hear nothing but the water that yours has not. They think your peace complete. You were asked to look closely, and it was a good fountain.',
      'service delay':
        'The door is shut when a voice asks if you could look at one small thing. You lay it in the pan. Behind it another waits, hat in hand. Your tea is cold, and perhaps they suppose you live on questions. Your mouth has said yes since morning, and it was still saying it.',
      'speech hidden':
        'You have set a second chair behind the shutters and listen for your neighbour’s step. It comes, it slows, it goes by. Next day you may greet her a little stiffly. She supposes that she walked too loudly past your sleep. To you the chair said it plainly, and it is a friendly chair.',
      'trust far':
        'One of the quiet people moves along the bench until your sleeves touch, and likes having you there. You find that the lamp wants trimming, and trim it. Perhaps the light hurts your eyes, they think. People have always come to you with something in their hands, and these were as empty as yours.',
      'trust heat':
        'A new guest sits in your kitchen, and before the water boils has heard about your hour without claims. Is it lonely, they ask. You put one cup back and are busy at the stove. Perhaps they stayed too long, they think. You had opened your dearest room, and wished it to be liked.',
      'trust hidden':
        'You have heard about the fence, the debt, the brother, and it is nine. ‘And you?’ says the last one, buttoning up. ‘Tired’, you say, and it perhaps passes for all of it. Nobody imagines that scales weigh anything themselves. It was a true word, only the smallest of several.',
      'work delay':
        'The beam hangs still, and the stool is beside it. You see dust in the left pan and blow, and now the right seems heavier. When both are clean, you can sit. Those who see your lamp may believe you enjoy it. Nothing in the pans has asked for you since dusk.',
      'work heat':
        'The last complaint is settled, and you are walking home at speed and settling last week’s as well. In the kitchen you weigh out flour for three days. Somebody says that tomorrow is Saturday, and perhaps marvels at you. All day claims pushed from behind, and your feet have not felt them stop.',
    },
  },
}
