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
      'order far':
        'Your three towels are on their line, and you may be hanging them once more, edge to edge, with every peg the same way. The families on both sides only look whether it will rain. Such care is kindly meant. A line carries crooked towels just as well, and nobody has complained of yours.',
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
      'order far':
        'The trays are stacked, and you may stay behind to turn every glass until all of them stand exactly in line. Those who carried with you are at the door in their coats, and wonder what is missing. Nothing is. Such care is a gift, and a glass is clean whichever way it stands.',
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
      'order far':
        'The boat is tied up, and you may still be coiling the rope, rounder and smaller, when everyone has gone ashore. They call you to supper, and think that you would rather be alone. You would not. Such care is no fault, and a rope only has to be found again.',
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
  },
  9: {
    gift: 'You hear both sides of a question, and tell both fairly.',
    knots: {
      delay:
        'You have read the first book, and then, to be just, the second. Each has answered the other. There is a third, which is about the two. You could by now say what you believe, somebody asks you at the gate. You smile, and tell them how very well both can be argued.',
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
  },
  10: {
    gift: 'You read out the measure as it is, and so both sides trust you.',
    knots: {
      delay:
        'You hold the string, and both look at you. You would like to be sure that it is taut. Read out, it makes one of them right. You measure once more from the other end. The evening comes down on the wall, on which all three of you could be sitting.',
      heat: 'You pull the string tight and call out the number so that the street can hear. It is exact. One nods, one goes white. You have shown that you are fair even against your friend, and the whole street has seen it, and your friend has seen above all that the street did.',
      hidden:
        'So that neither of them has to be seen losing, you settle it in the back room, in two conversations, and then let them shake hands in front. It was their good sense, one reads. It hangs in every hall in town, this peace, and is not signed.',
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
      'order far':
        'The stones are measured, and you may sit at home that night writing the number out again, with a ruler under it and one more place after the point. Both neighbours have long been asleep, sure of you. You need not earn that trust twice, and an even hand is allowed to be tired.',
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
  },
}
