import type { SignKnots } from '#app/guidance/corpus/knot-texts.ts'

/** Knots of a lot in Scorpio, by its place. */
export const SCORPIO: SignKnots = {
  1: {
    gift: 'You look quiet, and a year later you still want what you once decided.',
    knots: {
      delay:
        'The tea in you stays hot for a long time, and so there is no hurry to pour. You wait for the cup that is worth it. You have known for a year what you want, and are letting it draw. Outside the flask it is a cold morning, and people warm their hands on something else.',
      heat: 'Nobody has seen steam. Then the stopper comes off, at a word that was no worse than the last, and it is boiling. They draw back their hands. They had taken you for a cool thing to lean on, and you yourself had forgotten how long it had been standing there, so hot.',
      hidden:
        'The lid is screwed on so well that by now nobody knows there is something in there. They put you with the empty ones. It would take one turn of the hand. But whoever does not think of turning it, you feel, has not been thirsty.',
      far: 'Here they drink from glasses, where one sees what is in them. Your metal shines strangely among all that. You have learned to be lukewarm when you talk to them. It is well received, and in the evening you go for long walks, in order to be as hot as you are.',
      ease: 'The flask keeps the tea hot without your help, and so you have left it standing. What you decided a year ago is still in it, as true as ever. You need not renew it or ask after it. Now and then you take a sip, and no longer notice how hot it is.',
    },
    traits: {
      held: {
        light: 'You can carry a purpose through a whole winter and not let it cool.',
        shadow: 'You can be so closed that people read the lid and believe that it is the label.',
      },
      driven: {
        light: 'When you want a thing, all of you wants it, and doors that are shut begin to listen.',
        shadow: 'You can look so hard at somebody that they confess to something they have not done.',
      },
      loose: {
        light: 'You let nobody push you, and you push nobody, and it is restful near you.',
        shadow: 'You can let people think what they like of you, until they do.',
      },
    },
    month: 'Tell one person one thing that you have wanted for a year.',
    last: 'Unscrew the lid of your flask a little; there are people with cold hands and a cup.',
    leads: {
      'courage delay': 'You look cool while you are hot inside, and nobody sees in time that you are hurt:',
      'courage far': 'With them you are lukewarm, and the heat stays under the lid:',
      'courage heat': 'A harmless word finds you with hot tea under the stopper:',
      'courage hidden': 'Here the lid holds. The steam finds a way at another table:',
      'home far': 'To be as hot as you are you go out of the house, not into it:',
      'order delay':
        'You let your tea draw longer than anyone, and everything else you make has to draw too:',
      'patience delay': 'No cup is good enough for what you have kept so hot:',
      'patience ease': 'What you want was settled long ago. The hour for it was not, since it keeps warm:',
      'patience heat':
        'What you decide quietly stays hot for a year. What you start in a boiling moment soon cools:',
      'standing delay':
        'You know for certain what you want. Whether others will hold out a cup for it, you do not:',
      'standing hidden': 'They take you for a cool and empty flask, and you do not contradict:',
      'trust delay': 'Whoever holds out a cup to you is looked at for a year:',
      'work delay': 'What you want stays hot in you for a year, so nothing presses you to sit down with it:',
      'work hidden': 'You keep the tea hot and do not drink it yourself:',
    },
    scenes: {
      'courage delay':
        'A friend sets a cup down on your book, an ordinary cup, and out comes a sentence that has been in you since spring. The friend draws back, and may blame the ring on the cover. There was no steam outside to warn you both, and you had wanted nobody scalded.',
      'courage far':
        'To the film, the café, the table, the draught you say ‘as you like’. Then somebody tells the waiter that you take no sugar, and it boils over. They hold on to their glasses and perhaps blame the sugar. Four times you had cooled yourself down for their sake, out of kindness.',
      'courage hidden':
        'At the station a man asks if this seat is taken, and you hear how you answer. The whole bench looks up. He perhaps imagines that you have had bad news, and begs your pardon. The heat belonged at a table where you had kept still, and it was real.',
      'home far':
        'You come in warm from your long walk and stand the flask on the sill, next to the bag. Your own cup is still in its newspaper. You use one of theirs and rinse it at once, and perhaps they feel flattered. Whoever carries warmth about can take time with a shelf.',
      'patience delay':
        'What you want most is in the drawer, and tonight is free. You lay it out, find the lamp poor and the table small, and put it back for the holidays. The others perhaps believe it forgotten. A thing that has stayed warm for a year deserves much, and tonight seemed so little.',
      'patience ease':
        'On your free day, the flask stands by your chair at nine. What you decided a year ago can begin at ten, or after the post, or when it clears. At dusk you take a sip. They perhaps envy you the rest. It kept so well that no hour looked like the last.',
      'standing delay':
        'Before the door you take out your plan and read it as they may read it: this line, that figure, your shoes. You go over it a third time. Through the glass they see somebody calm and sure of the matter. It has kept its heat for a year, without a mark from anyone.',
      'work delay':
        'At eleven you go round the house and oil a hinge. The armchair is drawn up to the stove, and after the hinge you mean to have it. There may be another hinge. So calm, they say, and so wide awake. A flask does not show outside how long it has been standing.',
    },
  },
  2: {
    gift: 'You put something by in secret, and open the hem when somebody is in need.',
    knots: {
      delay:
        'The banknote in the hem is for an emergency. There have been some, and each time you felt with your thumb whether it was one. The coat hangs in the hall, and has gone out of fashion around it. It is a wonderful feeling to have it there, and you are a bit cold meanwhile.',
      heat: 'A question about it is enough, a perfectly friendly one, and you have your hand on the seam. What business is it of theirs? They had wanted to lend you something. You hear your voice, which is sharp as for a thief, and see how they put their purse away again.',
      hidden:
        'It is sewn in so that it does not rustle. They think that you have nothing, and share with you, and you cannot get out of it any more, you would have to take the scissors in front of everyone. So you eat their bread with shame in a rich coat.',
      far: 'The coat is on a hook in somebody’s house, and one does not count in front of hosts. You live on what is handed to you. Under your arm you feel the stiff place. It is your own, and you do not dare to break it, since then they would know that you had always had it.',
      ease: 'There is money in the hem and in the other coat too, and you have not unpicked one for years, for it has never come to that. You could not say how much. You walk about in it, well padded, and hardly feel any more where it is sewn.',
    },
    traits: {
      held: {
        light: 'You do not show what you have, and so nobody can flatter you for it.',
        shadow: 'You can guard a small treasure so well that it has only you for company.',
      },
      driven: {
        light: 'When somebody is in real need you tear the seam open with your teeth.',
        shadow: 'You can want all or nothing of a thing that was on sale by the slice.',
      },
      loose: {
        light: 'You do not measure yourself by what you own, and an empty hand can begin again.',
        shadow: 'You can live from a hidden store and let others pay for the light.',
      },
    },
    month: 'Put something by in secret, and give a part of it to somebody in need.',
    last: 'The hem of your coat is yours to open, also for a day that is merely beautiful.',
    leads: {
      'courage delay': 'Money you can keep hidden in a hem for years. Anger does not lie so still:',
      'courage far': 'To people whose bread you eat you do not like to say no:',
      'courage heat': 'A friendly question sounds to you like a hand on the seam:',
      'courage hidden': 'At their table you swallow the shame. Away from it you are less patient:',
      'home far': 'You have enough to settle down with. To use it, you would have to show that it is there:',
      'order delay': 'At the hem you wonder whether it is time yet. At your work you wonder the same:',
      'order heat': 'A friendly question makes you start, and so does a wrong figure:',
      'patience delay': 'No emergency is great enough for the banknote, and no day for what you love:',
      'provision delay': 'For somebody in need you open the hem. For yourself it stays shut:',
      'provision ease':
        'For somebody in need you know what a banknote is worth. For yourself you have lost count:',
      'provision heat': 'What lies in your hem is plenty, until somebody opens a purse beside you:',
      'standing hidden': 'The hem shows nothing of what is sewn into it, and neither do you:',
      'trust delay': 'You open a hem for somebody in need sooner than you believe in their smile:',
      'trust far': 'Nobody is to come near enough to feel what is in your hem:',
      'trust heat': 'The hem opens for those who lack something. At a friendly question it closes:',
      'work delay': 'You know a need when it is somebody else’s. Your own tiredness you never count as one:',
      'work far': 'You live on what they hand you and want to have earned each plate:',
      'work heat': 'The hem is full enough for any bad day, and you work on as if it were empty:',
      'work hidden': 'You are glad when you can open the hem. Now it is sewn up, with the gladness inside:',
    },
    scenes: {
      'courage delay':
        'A friend forgets to give you back a coin, one coin, and out comes a whole winter, in a voice you hardly know. The friend holds out a handful of change and perhaps believes that you are short. It was sewn in so finely that you could not see yourself how full it was.',
      'courage far':
        'The early supper, the late one, the cold room, the cat on your coat: ‘just as you prefer’. Then they want to brush it for you. ‘Leave it’, and the house is still. Perhaps it was the brush, they think. Four times you paid for your bread in the only coin that showed.',
      'courage hidden':
        'At the ticket window the woman asks if you have it any smaller. ‘Do I look as if I had?’ you say, before the whole queue. She may suppose that her tone was wrong. What hurts lies on another table, beside their bread, and you had been so careful there all evening.',
      'home far':
        'You know what belongs there, a lamp with a yellow shade. You stand in your coat and see the place for it, and the suitcase under the bed. It stays shut. They bring you a candle and perhaps suppose that you love bare walls. It is tact towards people who shared what they had.',
      'provision delay':
        'There is a warm scarf in the window, and your thumb feels for the stiff place. It is there. You reckon what the winter may bring, walk on, and reckon again on the bridge. Passers-by see good cloth and somebody who is not cold. That note was always for somebody else’s bad day.',
      'provision ease':
        'You have new gloves in the bag and look round the shop for what you came for. A cap, perhaps. You could not name one thing that is missing, and your hand is out already. The shopkeeper sees a person of taste. Through so much lining, it is hard to feel what one wants.',
      'work delay':
        'Your eyes are closing, and there is a button to sew on, and then the other coat. You mean to lie down when the basket is empty. The house perhaps imagines you counting. For others you know the hour of need at once, and nobody has told you yours.',
      'work hidden':
        'You bite off the thread and hold the mended coat to the light, and it is like new. Something ought to come now. You feel for it, as through a lining, and reach for the next sleeve. Others perhaps see you content. With so many careful stitches, a little gladness was sewn in too.',
    },
  },
  3: {
    gift: 'You say one sentence, and after it everybody understands the matter.',
    knots: {
      delay:
        'You have it ready, the one sentence. You let them go on talking, for it is to come when they have all finished. It gets sharper with waiting. They stir, they taste, they get up from the table, and the chilli lies beside your plate, whole, and you alone have tears in your eyes.',
      heat: 'They were in the middle of being nice to each other when you threw it in. One sentence, and it was true. Everybody’s mouth is burning. You had only wanted it to taste of something at last. Now they drink water and say nothing, and nobody asks for the recipe.',
      hidden:
        'Your one sentence is so strong that by now you keep it behind your teeth. You sit there, hear what they say and also what they do not, and season nothing. They feel that something hot is in the room, and speak more softly when you come in, and you hear that too, of course.',
      far: 'In this street one cooks without heat. You have tried it once, with a small one, and they are still telling people about it. So you now speak as mildly as they do. You listen. In you grows a whole row of them, red and dry, on a string.',
      ease: 'They know your way, and wait for it. When a silence falls, someone looks across and says: well? You give them one. They laugh and fan themselves. By now it is your party piece: no silence lasts, and you sometimes ask yourself if you still see anything, or only say it well.',
    },
    traits: {
      held: {
        light: 'You can hear a thing and keep it, and still greet the person in the morning.',
        shadow: 'You can keep silent in such a way that all the others begin to defend themselves.',
      },
      driven: {
        light: 'You ask what it is really about, and a talk that was going in circles comes to rest.',
        shadow: 'You can season every conversation so hotly that people begin to bring their own bread.',
      },
      loose: {
        light: 'You can let small talk be small, and have a clear eye in it all the same.',
        shadow: 'You can collect what people let slip, without any use for it.',
      },
    },
    month: 'In one long talk say one sentence, the true one, kindly.',
    last: 'Say your one sentence while the soup is on the fire, and then eat with the others.',
    leads: {
      'courage delay': 'You let them all finish first, even when it is you they have hurt:',
      'courage far': 'You hang your sharp words up to dry, and speak as mildly as they do:',
      'courage heat':
        'While others talk, you listen for a long time. A word about you gets the chilli at once:',
      'courage hidden': 'The sentence stays behind your teeth at this table. At another it gets out:',
      'home far': 'What is yours you keep dry on a string, as one keeps things for another kitchen:',
      'learning delay': 'You are ready before them all and let them all go first:',
      'order heat': 'You listen for a long time. Only a wrong word you do not let pass:',
      'patience delay':
        'You have only the one sentence and want to spend it well, never on a common evening:',
      'speech delay': 'The one sentence is ready, and you let it grow sharper:',
      'speech ease': 'You were the quiet one. By now every silence is handed to you, and you fill it:',
      'speech heat': 'What you throw in is true and burns. Why you throw it nobody tastes:',
      'standing hidden': 'You season nothing, and behind your teeth it stays hot:',
      'trust delay':
        'You hear what people say and watch what they do not say, and there is always more of that:',
      'trust far': 'Nobody here is to see what hangs on your string, least of all a friend:',
      'work delay': 'You listen until everyone has finished, and so your own turn comes last:',
      'work far': 'Your chilli is not wanted on this street, so you make yourself wanted with your hands:',
      'work hidden': 'You hear all that the others leave unsaid, and over it you forget to taste the soup:',
    },
    scenes: {
      'courage far':
        'You have agreed to the pale soup, the walk, the shut window, the radio. Then they pass you the pepper with a wink. ‘Enough’, you say, too loudly. They meant it as a joke, and perhaps believe you dislike pepper. You were mild four times, in a language that is not your own.',
      'courage hidden':
        'In the baker’s queue somebody remarks that one has to be patient. You turn round, it is out, one sentence, and the shop is silent. He looks at his shoes and may believe that he pushed. For a long time your teeth had kept it in, for a table where they whisper.',
      'home far':
        'You hold a nail to the wall for your red string and listen. It would be seen from the stairs. So it goes back into the box marked ‘kitchen’. They bring you parsley in a pot and perhaps find you nicely settled. You were thinking of their eyes, as neighbours do.',
      'learning delay':
        'They need somebody to explain the matter on Monday, and you have it in one sentence. First, you say, you would have to hear a few more people. At home you may begin another notebook. They conclude that it is new to you. Nobody at that table has listened as you have.',
      'patience delay':
        'You and your neighbour sit on the step, and she asks for news. You taste your sentence and find it too good for this evening, with the dustbins out. You may talk of rain. She pictures you with an empty week. There is only one such chilli, and you wish it a real soup.',
      'speech delay':
        'The soup is on the table, and you have it, in seven words. You take one out, you put the last in front, you try again. Somebody folds a napkin: it is late. They perhaps count you among those who agree. You were grinding it fine, so that it should burn nobody.',
      'speech ease':
        'They have fanned themselves and asked for one more, and on the stairs you may meet the sentence that you had really come to say. All of them went home pleased. You were not hiding: whoever is waited for at every silence says what comes, and the serious word is still yours.',
      'trust delay':
        'A cousin asks how you are and waits, as she has for ten years. You give her the mild half, watch her spoon, and may listen later for where it went. She takes it that little happens to you. You hear so much between the words that a plain one needs a while.',
      'work delay':
        'All have told you their day and gone, and you carry out the bowls. There is a warm hollow in the sofa, for after the pot, and the lid, and the red stain on the board. On the stairs they perhaps praise your love of quiet. You heard nine people out tonight.',
      'work far':
        'It is Friday, they sit on the wall, and there is a space. You have brought a broom. Your steps are done, so you offer to do theirs. You need work, they think, and may lend you a bucket. You wanted to be near them, and a broom is at home in any street.',
    },
  },
  4: {
    gift: 'You mend what is wrong under the paint, and then the house is dry.',
    knots: {
      delay:
        'You know which wall it is. You put your palm on it when you go by and feel the damp. It has to come off, all of it, and because it has to be all of it, you want a dry week and an empty house. Meanwhile a picture hangs there, and you take it down to look.',
      heat: 'The corner was only the beginning, and now you cannot stop. It comes down in slabs. Behind this wall there is another, and that one is not right either. They stand in the white dust with their supper. It had to come out, you say, and they ask, quite small, if it had to come out today.',
      hidden:
        'Off to the brick or not at all, that is how you do it, and it makes a dust that everybody would see. So the one wall that matters waits behind a cupboard. You live with your back to it, and heat. Visitors say how cosy it is, and wonder why you never sit on that side.',
      far: 'It is an old house and you have moved into its silence. You smell what they have stopped smelling. It is not your wall. You would need only to scratch with a fingernail. But you are here on a friendly footing, and lie awake, and hear it working behind the paper.',
      ease: 'It is dry now, you took care of that at the time, it cost you a terrible week. Since then you have had peace. You trust the wall. You have even stopped laying your hand on it, and when it gets cooler in the autumn you put on a jumper.',
    },
    traits: {
      held: {
        light: 'You can live with an open wound in a wall, and not cover it before it is dry.',
        shadow: 'You can keep a family secret warm for so long that it hatches.',
      },
      driven: {
        light: 'You get to the bottom of what has spoiled the air for years, and then one can breathe.',
        shadow: 'You can pull down half a house to find out who made the crack.',
      },
      loose: {
        light: 'You can leave a place without a key in your pocket and without a look back.',
        shadow: 'You can live with the smell because nobody has asked about it.',
      },
    },
    month: 'Put one hidden thing in the house right, and leave the paint for later.',
    last: 'The wall is drying; leave the window open, and sleep in the other room.',
    leads: {
      'courage delay': 'The wall has to wait for a dry week, and so has everything that hurts you:',
      'courage far':
        'In your own rooms the bad plaster comes off. In a strange house you leave the paper on:',
      'courage heat': 'You look under every coat of paint. Under a small question you do not look:',
      'courage hidden': 'The damp stays behind the cupboard. What makes you angry finds another way:',
      'home delay': 'Every evening you go by the wall and lay your palm on it:',
      'home ease': 'Once you had a wall to fight with. Since then the house has been dry and quiet:',
      'home far': 'The damp in this house was there before you, and so was everything else:',
      'home heat': 'Once you have begun to break something open, you do not stop at your own front door:',
      'order delay': 'However dry the paint looks, your hand goes back to the wall:',
      'patience delay': 'A thing is to be right under the paint too, and most of all a thing that you love:',
      'provision hidden': 'Visitors see how cosy it is. You see only the cupboard:',
      'service delay':
        'You wait until they are away and it disturbs no one. Until then the damp stays with you:',
      'standing hidden': 'The room has a cosy side and one behind the cupboard, and so have you:',
      'trust delay': 'You want to know what is under the paint, in a wall and in a friendly face:',
      'trust far': 'You do not scratch at their paper, and would rather that nobody scratched at yours:',
      'trust heat': 'You tear a wall open in one evening, or you do not touch it. So it is with people:',
      'work delay': 'As long as the wall is damp behind its picture, the armchair stays empty:',
      'work far': 'In a house of your own you would open the wall. Here you look for other work:',
      'work heat': 'The first wall would have been enough for today. You are already at the next:',
      'work hidden': 'Visitors enjoy the cosy room, and your thoughts are behind the cupboard:',
    },
    scenes: {
      'courage far':
        'The damp room, the thin blanket, the shut window, the early breakfast: four times you say ‘as you like’. Then somebody wants only to borrow your lamp, and you may be heard in the attic. They had taken each yes for a wish. You had lain awake for the sake of peace.',
      'courage hidden':
        'A visitor has laughed about your chair in the middle of the room, and so have you. Then a man at the bus stop asks the fare, and perhaps your answer burns him. He takes you for a hothead. What you kept in at home was hot, and you had carried it far.',
      'home delay':
        'Before the coat is off, your palm is on the wall and your eye is at the skirting, the window, the dripping tap. You may wish to turn round and sit in a café. Friends say that you love this house. You do, and after one day’s work another meets you in the hall.',
      'home ease':
        'Rain runs down outside, the wall is dry, you sit and hear the clock. Perhaps you ask with an edge in your voice who has moved the salt. Somebody supposes that your day was hard. It was a good one. Your arms once took down a wall, and tonight nothing needs them.',
      'home far':
        'Your suitcase lies open. You take out one shirt and press the rest flat. Over the bed a nail is free, and you may look at it, since the paper round it is theirs. They say that you have settled in. So old a house is slow to know, and you came in spring.',
      'patience delay':
        'The good paints lie in the drawer under the damp wall. Tonight you take them out, wipe the table, and perhaps think that a dry room would do them better. They go back. Whoever sees the shut drawer supposes that painting bores you. You wished it a room as sound as itself.',
      'service delay':
        'They are packing for the sea, and you iron and fill the flasks. Somebody asks what you would like for yourself. ‘A dry wall’, you perhaps think, and say ‘nothing’. They drive off sure that you love a quiet house. You kept the damp for your own palm, and sent them off dry.',
      'work delay':
        'The tea stands beside the armchair, and you are on a stool, tapping round the nail. When this patch is done you can perhaps sit, and the next patch sounds hollow. Next door they believe that you enjoy tapping. A wall has no closing time, and your day had none either.',
      'work far':
        'It is a free afternoon. You fold folded towels, oil a hinge, sort the spoons, and perhaps sort them again, because whoever sits still hears the wall. They think you short of work and bring the shears. Your hands are saying thank you for the roof, and had said it by noon.',
    },
  },
  5: {
    gift: 'You find out how a thing is done, and teach it to whoever asks.',
    knots: {
      delay:
        'The trick has to be perfect. You practise before the mirror, a thousand times, the thumb, the sleeve. You would show it at the next feast. There somebody else pulls a coin out of an ear, so clumsily that one sees how. They shriek with joy, and your own hand lies shut on the tablecloth.',
      heat: 'You see through it at once, and say so. It is in the left hand. The child with the coin goes quite still. It had been practising for a week. You only wanted to show that you had looked closely, and now everybody knows how it works, and the evening is as flat as a coin.',
      hidden:
        'Your trick goes so smoothly by now that the room sees only the coin. They clap, they look under the table, and nobody looks at you. You would kneel down and teach it to whoever asked. They send you for the drinks, and the cleverest hand in the room carries a tray.',
      far: 'They play for other things here, and laugh at jokes whose secret you do not know. You hold your coin in your pocket. You would have to make a fool of yourself to begin. So you watch their hands, as one listens to a foreign language, and are thought of as a person without humour.',
      ease: 'It works, it always works. You no longer have to think of your fingers. They clap, you bow. You know how it is done, and that is the end of it, you feel: behind the trick there was a trick. You look for something in your sleeve that you have not put there.',
    },
    traits: {
      held: {
        light: 'You keep a surprise for weeks, and not an eyelash gives it away.',
        shadow: 'You can love a thing so secretly that nobody gets any joy out of it, you included.',
      },
      driven: {
        light: 'You go into a game with your whole heart, and even a rainy day gets a fever.',
        shadow: 'You can play so much in earnest that the others look for the door.',
      },
      loose: {
        light: 'You are not ashamed to be amazed, and children find that out at once.',
        shadow: 'You can get so clever about every pleasure that none of them gets past you.',
      },
    },
    month: 'Find out how one trick or craft is done, and teach it to a child or a beginner.',
    last: 'Show your trick, clumsy as it is; somebody small is looking at your hands.',
    leads: {
      'courage delay': 'Your hands know how to make a coin disappear. A hurt does not disappear like that:',
      'courage far': 'To join in you would have to make a fool of yourself, so you let the others decide:',
      'courage heat':
        'Where a coin has gone you want to know. Where a word was going you do not wait to see:',
      'courage hidden': 'You fetch the drinks without a word, and carry the word out of the room:',
      'friendship delay':
        'A coin and a trick bring you company at once. Until the trick is perfect you do not dare:',
      'friendship heat':
        'In a second you know where the coin has gone, and in a second that you are left out:',
      'home far': 'You would like to know the secret of this place before you settle in it:',
      'order delay': 'A thousand times before the mirror are not enough for your thumb:',
      'order ease': 'It works every time, they clap, and you look past the clapping for something more:',
      'order heat': 'The secret of a trick you see at once, and a slip just as fast:',
      'patience delay': 'The coin is ready, and this feast goes by as well:',
      'patience heat': 'A secret draws you, and once you have found it the coin is only a coin:',
      'provision hidden':
        'You search until you have the secret of a thing. What has no secret you do not see:',
      'standing hidden': 'Everybody looks for the coin, and nobody looks for you:',
      'trust delay': 'You trust your own hand only after a thousand tries, and a friendly face later still:',
      'trust far': 'Without a coin between your fingers, a kind look finds you with empty hands:',
      'trust heat': 'You see through a trick in a second, and with a new face you take no longer:',
      'work delay': 'A secret that you have found gives you no peace until your thumb can do it too:',
      'work hidden': 'The trick is done, they clap, and you are already gone with the tray:',
    },
    scenes: {
      'courage delay':
        'In March somebody gave your trick away, and you smiled and shuffled the cards. Now the same person drops a spoon, and perhaps you say all of it, the spoon included. Everyone is amazed, over a spoon. Your hand is used to keeping things out of sight, and had kept this since March.',
      'courage far':
        'They choose the game, the seat, the forfeit and the song, and four times you say ‘gladly’, the coin shut in your hand. Then you are to keep the score, and perhaps the pencil breaks on the table. They look for the joke. You had made room for their fun, kindly, all four times.',
      'courage hidden':
        'Behind you they are still looking under the table. At the bar a stranger says that the glasses are for guests, and your answer may be so sharp that he spills the ice. He thinks that you are always like this. In the other room your mouth was smiling, and your hands were full.',
      'friendship delay':
        'On Monday you want to ask the woman who laughed so at the coin. But there has to be something new to show her, and perhaps on Friday there is. By then she has promised the evening. She thinks that you like being alone. It was for her that you had been practising.',
      'home far':
        'Your cards and scarves are in their case under the bed. First you would like to see where others hang their coats and which drawer is whose, and perhaps by spring you have seen it. They think that you need little. Nobody else has looked at these rooms with so much attention.',
      'order delay':
        'The coin is gone, and nobody in the mirror saw how. You put out the lamp, reach the door, and perhaps come back because of the sleeve. In the hall, in their coats, they suppose that you love the mirror. You wanted to give them something without a seam, and they had seen none.',
      'order ease':
        'They clap, somebody wipes away tears, and you may be in a kitchen years ago, where the coin fell and you laughed until it hurt. You bow a little early. They take you for the happiest person here. That kitchen is dear to you, and nobody in this room asks you to forget it.',
      'patience delay':
        'It is an ordinary evening, there are four of you, and somebody says ‘show us something’. The coin is warm in your pocket, and you may hear yourself answer ‘at the feast’. They suppose that the game is over for you. You love this trick, and would give it lamps and a white cloth.',
      'work delay':
        'They have pushed the chairs together and called you twice. You stand by the lamp, because your thumb was slow: ten good ones, and then you perhaps join them. At the ninth the coin rings on the floor. It looks like play to them. You work for their delight, and the thumb is tired.',
    },
  },
  6: {
    gift: 'You do the job that nobody wants, and the water runs again.',
    knots: {
      delay:
        'The water has been running for an hour. You are still on your knees and feel for whatever blocked it, since it could come back. They have thanked you, and have laid the table. Your arm is in the pipe, your soup is getting cold, and nobody likes to begin without you.',
      heat: 'You reach down to the shoulder and pull, and say meanwhile what you think of people who throw such things in there. It comes loose, in a gush. Now it is flowing, and you stand in it. They would have thanked you. But you have said it so that each of them knows that he is meant.',
      hidden:
        'You have always just washed your hands when they come in. The water runs, nobody asks. Of all that you have fetched out of pipes they know nothing, and that is considerate of you. Only sometimes, when they speak of purity, you look at your nails and keep your thoughts to yourself.',
      far: 'They give it to you because you are new and do not pull a face. You are good at it, too good. It becomes your place. Whoever has once had an arm in the drain is given the drain, and at table they sit, without meaning to, one chair further off.',
      ease: 'You do it as others comb their hair. It does not disgust you, it does not trouble you. You would be surprised if someone were to make much of it. But you have also stopped asking why it is always this pipe, and who it is, up there, that lets it run in.',
    },
    traits: {
      held: {
        light: 'You can stay beside a bad thing without looking away, until it is over.',
        shadow: 'You can put up with a bad thing so long that you take it for normal.',
      },
      driven: {
        light: 'You find where it is blocked and do not stop before it is clear.',
        shadow: 'You can clean so deep that you take the pipe out along with it.',
      },
      loose: {
        light: 'You do the lowest work with your head up, and nobody near you feels low.',
        shadow: 'You can let yourself be used for what is dark, and be missing where it is light.',
      },
    },
    month: 'Do one job that everybody walks round, and have something good to eat afterwards.',
    last: 'The water is running again: wash your arms, and sit down in the middle of the bench.',
    leads: {
      'courage delay': 'A blocked drain you clear the same day. What is blocked in you stays blocked:',
      'courage far': 'They give you the drain again, and you do not pull a face:',
      'courage heat': 'You say what you think while you pull. A remark in return finds you just as quick:',
      'courage hidden': 'What you do not say to them collects, like the dirt in a pipe:',
      'home far': 'In other people’s houses you are soon at the sink. In your own you have hardly arrived:',
      'order delay': 'Even their thanks do not get you off your knees, since the trouble could come back:',
      'patience delay': 'A dirty drain you begin on at once. Something dear to you has to wait:',
      'provision hidden': 'Now that the water runs, nobody thinks of it any more, not even you:',
      'service delay': 'Their water runs, and your own soup gets cold:',
      'service far': 'You had your arm in their drain, and when they eat you sit near the door:',
      'service heat': 'Nobody else wants to touch the drain, and you do not leave them time to try:',
      'standing hidden': 'They know you with clean hands at the table, and never on your knees:',
      'trust delay': 'The water runs, and you still feel for what is wrong. With people you do likewise:',
      'trust far': 'With your arm in the drain you are sure of your place. Beside a friend you are not:',
      'trust heat': 'With a dirty drain you know what to do. With the people around it you do not:',
      'work delay': 'The water runs, and you could be content. You still feel for the next thing:',
      'work far': 'You have your place at the drain, and hardly one at the table:',
      'work heat': 'With a gush the water runs again, and you are already looking for the next pipe:',
    },
    scenes: {
      'courage far':
        'The drain, the bins, the cellar, the wash-house: four times you say ‘leave it to me’. Then somebody hands you a cloth for a spilt glass, and it may fly across the room. They had all believed you. You had kept your face smooth for their comfort, and a face gets tired too.',
      'courage hidden':
        'At table they speak of clean hands, and you pass the bread. Later, at the chemist’s, somebody asks you to move up a little, and your answer is perhaps heard in the street. The stranger thinks you rude. So much had gone down without a sound, and here was the first open place.',
      'order delay':
        'Your sleeve is rolled down. At the kitchen door you turn round, let the water run again, and listen with an ear to the pipe. It runs. You may listen a minute longer. To them you seem fond of pipes. You wish them peace from this one, and no pipe can promise it.',
      'patience delay':
        'The drain was clear before breakfast. On the shelf lies the flute, and you wash twice. Perhaps it ought to be Friday, with the windows open, and the case stays shut. They suppose that music bores you now. You did not like to touch it with a working day on your fingers.',
      'service delay':
        '‘And you, how much?’ they ask with the ladle. Your mind is with the pipe, and with a towel for the one who got wet. ‘I am fine’, you may say from the floor. They believe it, and eat. You gave your warm hour to their water, and gave it gladly.',
      'service far':
        'The dish comes round, and from your chair by the door you take the burnt corner and half a potato, and perhaps listen for the pipe. They see how easily you are pleased, and pass it on. You came into this house to help, and the word guest has not been said yet.',
      'work delay':
        'You hear their spoons. Your hand is on the next joint, then on the tap, then on a loose hinge, now that you are down here. After that you can perhaps join them. To them you seem tireless. Your knees know better, and the house keeps handing you one thing more.',
    },
  },
  7: {
    gift: 'You are wholly there for one person, and hold the rope while they dive.',
    knots: {
      delay:
        'You hold the rope and feel each movement down there. You would pull, at once, if there were a sign. There are so many small ones. You wait to be sure. It is the deepest trust that you have to give, and the one in the water wonders if anybody is still up there.',
      heat: 'A twitch, and you have hauled them up, over the edge, out into the air. They had just seen it, the pearl. You were afraid. It came out as anger, and they sit there dripping and look at your hands, in which the rope has burned a red line.',
      hidden:
        'You have never told them that you are holding it. They dive, they come up and shake the water out of their hair. They are so free, they say. You roll up the rope behind your back. It is a great love, and it has no face, and now and then it would like to have one.',
      far: 'In a boat that is not yours, you were handed the rope before you knew the water. You hold on all the more tightly. Nobody has asked what you yourself could bring up, since you are so reliable where you stand, and you would be the last to mention it.',
      ease: 'It has never torn, they have always come up. You have wound it round the bench and look at the clouds. From time to time you put a hand on it. There is peace between you, the pearls lie in a dish, and neither of you could say how deep it is just now.',
    },
    traits: {
      held: {
        light: 'You keep a promise to somebody even when nobody would notice if you did not.',
        shadow: 'You can know everything about a person and give them nothing to know.',
      },
      driven: {
        light: 'You fight for a bond to the last thread, and have saved some in that way.',
        shadow: 'You can pull so hard on somebody’s love that they cut the rope to breathe.',
      },
      loose: {
        light: 'You can let a person go as deep as they like, and be there when they come up.',
        shadow: 'You can know the depths of another person and never go into the water yourself.',
      },
    },
    month: 'Give one person an evening with nothing else in it, and ask what they are looking for.',
    last: 'One day, hand over the rope and dive yourself, and see what you find.',
    leads: {
      'courage delay': 'Whatever pulls at the rope you feel, and tell nobody, also when it hurts:',
      'courage far': 'You take the rope that they hand you, and ask for nothing else:',
      'courage heat': 'A twitch, and you pull. A word that frightens you works in the same way:',
      'courage hidden': 'The rope burns your hands, and to those who dive you never say so:',
      'friendship delay':
        'With a rope in your hand you know what you are for. Without one, you wait for a sign:',
      'home far': 'At the rope your hands know their place. In your own rooms they do not:',
      'order delay':
        'Someone hangs on your rope, and so you check it again. You check a letter in the same way:',
      'patience delay': 'You wait for the clearest sign, also before you begin what is dear to you:',
      'speech heat': 'You pull because you are fond of them. What they feel is the jerk of the rope:',
      'standing hidden': 'When they come up they find you smiling, and no rope to be seen:',
      'trust delay':
        'The diver can rely on your hand. Whether you can rely on others, you try again and again:',
      'trust ease': 'With your one person it has long been calm, and with the rest you never go deep:',
      'trust heat': 'A twitch of the rope is enough to frighten you. With somebody new it needs even less:',
      'work delay':
        'While somebody is down there you do not let go of the rope, and somebody is always down there:',
    },
    scenes: {
      'courage far':
        'Hold this, stay there, longer, a bit to the left: four times you nod. Then they want you to pass the bread, and you may throw it, loaf and all. They had believed you without a wish. There was one down there, and you had held it as firmly as the rope.',
      'courage hidden':
        'On the jetty they say how free one is down there, and you hide your palms. In the harbour office a man asks for your name a second time, and you may spell it like a threat. He believes that you despise him. Your hands hurt, and nobody before him had asked you anything.',
      'friendship delay':
        'On the quay is somebody with whom you would gladly spend Saturday. You look for a sign, a wave, a slower step, and perhaps none is clear enough. Saturday passes, and the other one supposes you prefer to be alone. With a rope in your hand you would have felt it at once.',
      'trust delay':
        '‘You can count on me’, says an old friend. You ask a thing that you know already, and perhaps count how long the answer takes. It is right again. The friend laughs and thinks you forgetful. You know what hangs on a rope, and so you feel for it twice.',
      'trust ease':
        'You lie on the warm boards beside somebody and talk about clouds. ‘And you?’ comes the question. ‘All well’, you say, although since noon there has perhaps been a stone in your chest. It passes for a perfect afternoon. It nearly was one, and neither of you had the heart to rock the boat.',
      'work delay':
        'The diver sits on the bench in a towel. You coil the rope, look for the worn place, count the knots. Later, when nobody goes in again, you can perhaps sit. The diver thinks you like standing. Your arms have been listening since dawn, and have not noticed that it is quiet.',
    },
  },
  8: {
    gift: 'You look at a fear until you see that it is only a room.',
    knots: {
      delay:
        'You can stay on the cellar steps until your eyes know the dark. It is your great art, and you have stayed. You make out the shelf by now, the sledge, the tap. One could call the others. But there is one corner that you cannot see yet, and you would not like to promise too much.',
      heat: 'Since you know that a fear is only a room, you cannot bear to stand long before its door. You take the stairs in one leap and kick over the first dark thing. It is only jars. You laugh, breathless, and call the others. They have heard the crash, and nobody comes down.',
      hidden:
        'You are down there a good deal more often than they think. You know the place like a kitchen. When they speak of what they are afraid of, you could light the way for them. You would only have to say how you come to know it, and for that one would need a light yourself.',
      far: 'It is another’s cellar, with another’s debts in it, and you were sent down for the potatoes. You do not know where the switch is. You feel your way along a wall that everyone up there has agreed not to mention, fill your basket, and come up as if it had been nothing.',
      ease: 'So often have you looked at your fear that the steps no longer frighten you, and you go down humming. It is a room, you know that, and you do not look round. What people have put there over the years has grown up to the little window, and it is darker than it was.',
    },
    traits: {
      held: {
        light: 'You can sit beside what cannot be changed, and whoever sits with you is less alone.',
        shadow: 'You can live so long with the worst that good news has to show its papers.',
      },
      driven: {
        light: 'You go down first, and call up that there are steps, eleven, and a rail.',
        shadow: 'You can dig in a matter for the gold, and bury half the garden.',
      },
      loose: {
        light: 'You can share everything with somebody, the shelf and the dark, and count nothing.',
        shadow: 'You can be on such good terms with the dark that you forget to come to supper.',
      },
    },
    month: 'Look at one fear by daylight, and describe to somebody what stands in that room.',
    last: 'You know where the switch on the cellar stairs is; call the others down.',
    leads: {
      'courage delay': 'You can stay for a long time on a dark step, with a fear and with a hurt:',
      'courage far': 'Whenever they want potatoes you go down, and you say nothing about the dark:',
      'courage heat': 'You leap at the dark before you see what is in it, and at a word too:',
      'courage hidden': 'A fear you look at until it is a room. What makes you cross is left below:',
      'home far': 'In their house you feel your way along the walls, and do not ask where the switch is:',
      'order delay': 'The whole cellar is clear to your eyes by now, but for one corner:',
      'patience delay':
        'For what frightens you, you find the time to stay. For what you long for, you do not:',
      'provision delay':
        'Other fears you look at until they are only a room. In your own store one corner stays dark:',
      'provision heat': 'A fear grows small when you look at it. A thing you wish for grows larger:',
      'provision hidden': 'Your eyes have learnt the dark so well that they miss what stands in the light:',
      'speech heat': 'At a fear you look until it is only a room. At a hurt you do not look so long:',
      'standing hidden': 'You know the cellar like a kitchen, and receive people upstairs:',
      'trust delay': 'A fear grows smaller the longer you look. A friend does not become safer that way:',
      'trust far': 'In a dark cellar you stay until you can see. Beside a friend you soon go for potatoes:',
      'trust heat': 'A dark room is only a room, as you know. A new face you still meet with a leap:',
      'trust hidden':
        'Other people’s fears you could light the way through. Your own you keep in the cellar:',
      'work delay':
        'You know the cellar by now, except for one corner, and your chair upstairs waits for that:',
      'work far': 'In another’s cellar you fill your basket, and upstairs you look for the next errand:',
      'work hidden': 'Even when something good is ready upstairs, a part of you is still in the cellar:',
    },
    scenes: {
      'courage far':
        'The potatoes, the coal, the bottles, the old papers: four times you say ‘I do not mind’. Then it is a jar of jam, and the basket may come down so that the table jumps. You had come up so calm, they thought. You went without a light to spare them a question.',
      'courage hidden':
        'All afternoon they joked about fear of the dark, and you joked too. On the library stairs a stranger asks if this is the way down, and you may answer so bitterly that he goes up instead. He thinks you unfriendly. You had come up from the dark that morning, alone.',
      'home far':
        'At night you find the bathroom with your hand along the wallpaper. You dress out of the suitcase, and may still ask before you open a window, while the shelf they cleared holds one toothbrush. They think that you have long been at home. You are learning a silent house by touch.',
      'patience delay':
        'There is snow. You have carried the old sledge up to the door, and see a little rust. It perhaps wants new rope, good wax, more light. It goes back on its nail. At the window they think such things forgotten. You want that hill to be as lovely as it was.',
      'provision delay':
        'With a candle you count the jars: plums, beans, plums. Upstairs the bread is dry. You may have one in your hand, look at the dark corner, and let it stand. They suppose that you dislike plums. You want the shelf to last for everybody, and you are one of them.',
      'trust delay':
        'A friend calls down the steps that there is soup. Why now, why so kindly? Perhaps you answer something untrue, to see what happens. The bowl is brought to you, and it is taken for shyness. Your eyes have learned in the dark to look for long, and it is still dim here.',
      'trust hidden':
        'She tells you what keeps her awake, and you hold the light for her until she laughs. ‘Nothing frightens you’, she says. You may open your mouth, and then you fetch her coat. She goes home glad that you are so strong. Whoever carries the lamp stands behind it, and is hard to see.',
      'work delay':
        'Upstairs they have kept you the chair by the stove. You call that you are coming, and move the sledge. There are only boxes now, and that corner, and by midnight you can perhaps come. They think you like it below. It is late for anybody’s back, and the corner is in no hurry.',
      'work hidden':
        'The cake is cut, and has risen as it ought to. They raise their glasses, and perhaps you feel about for the pleasure as for a switch in a dark passage. They see a contented person. Part of you is still below with a candle, where it was of use.',
    },
  },
  9: {
    gift: 'You travel with one deep question, and give it the quiet of a whole night.',
    knots: {
      delay:
        'The bus sleeps, and you sit there, awake, with the one question. It is easier to hold than to ask. You have been holding it since the last border and the one before. By day there were people who could have said something about it. You let them talk about the road, and saved it for the dark.',
      heat: 'You travel for one deep answer, and when it does not come you go and get it. At three in the morning you wake the man beside you. Is he sure of it, really? You go on asking, with a finger on his sleeve, until he gets off at a stop that is not his.',
      hidden:
        'On the night bus you hold your one question and tell nobody. So that no one asks, you photograph the same towers by day, and laugh about the food. What happened to you on a certain night, by a certain wall, you have put where nobody looks. You are called a sceptic, and you let it stand.',
      far: 'On your own night journeys the question comes as soon as the lamps go out. This bus belongs to other people, who talk until morning and have an answer for everything. You take some of their bread and nod. Your question lies under your coat like a cat, and does not dare to stir.',
      ease: 'You have made many such journeys. It is dark, one thinks one’s thoughts, it is pleasant. The question comes up of itself, like the moon. You greet it. Long ago it would not have let you sleep, and now it is what you fall asleep on.',
    },
    traits: {
      held: {
        light: 'You can carry a question for years without breaking it, and it carries you.',
        shadow: 'You can keep your question so well that nobody is able to help you with it.',
      },
      driven: {
        light: 'You do not rest at the sign that says ‘closed’, and find the door round the back.',
        shadow: 'You can go to the bottom of every book, and leave the light down there.',
      },
      loose: {
        light: 'You can sit among strangers who believe otherwise, and feel no wall between you.',
        shadow: 'You can live on a revelation of long ago as on a pension.',
      },
    },
    month: 'Take one deep question on a journey, and write down where it has led you.',
    last: 'Ask one person your night question, by day and in an ordinary voice.',
    leads: {
      'courage delay': 'One deep question can wait for the dark. A sharp word would want its answer by day:',
      'courage far': 'You nod at every answer they have, and keep your own question back:',
      'courage heat':
        'You ask on and on, with a finger on a stranger’s sleeve. When a word stings, you ask nothing:',
      'courage hidden': 'When they joke about such nights you laugh along, and it stings:',
      'home far': 'What is truly yours stays under your coat while you are with them:',
      'learning delay': 'By day you could ask, and you save the question for the dark:',
      'learning ease': 'The one question no longer keeps you awake, and so there is room for many:',
      'learning heat':
        'You want to know by the next stop, and whoever explains the road is too slow for you:',
      'order delay': 'One question goes with you over every border, and you do not put it down:',
      'order heat': 'A stammered answer you cannot let pass, and a wrong date you cannot let pass either:',
      'patience delay': 'Your deepest question is dear to you, and no day is good enough for it:',
      'speech delay': 'On every stretch of road you find a better wording for your one question:',
      'speech heat': 'Your question is deep and honest. At three in the morning it comes out hard:',
      'standing hidden': 'You bring home the same towers as everyone, and keep the night to yourself:',
      'trust delay': 'You keep hold of a question, even when a friend has answered it:',
      'trust far':
        'Whoever sits down close could hear the question under your coat, and so you pass the bread:',
      'work delay': 'While the whole bus sleeps, you still hold on to one question:',
      'work far': 'On a bus full of people who know each other you look for bags to lift:',
      'work hidden': 'The pictures turn out well, and you are still standing at that wall in the night:',
    },
    scenes: {
      'courage delay':
        'For three weeks somebody has called your silence a mood, and you looked out of the window. Today that person takes your seat, and perhaps you say everything, back to the first border. They gape, all for a seat. You keep large things for the dark, and this had lain still for twenty nights.',
      'courage far':
        'Would you mind the window, the music, the seat in the aisle, one more story? Four times you say ‘not at all’. Then an arm reaches across you for bread, and you may wake the last row. They had thought you so easy. All that you wanted from this night was one quiet mile.',
      'courage hidden':
        'They pass round your pictures, and imitate your face in front of the sunset. You laugh. In the square a postcard seller asks how you like it here, and you may shout until the pigeons fly up. He thinks you hate his town. Something dear to you had been laughed at all evening.',
      'home far':
        'In your new room the book and the notes are still in your coat pockets. You may sit on the edge of the bed as one sits in a bus. Downstairs you count as one of them. What you travel with is shy of many voices, and you are giving it time.',
      'learning delay':
        'At the halt a woman with a book says that she teaches just that, and has a place on Monday. You may answer that you want to read a little more first. She thinks that it does not tempt you. You have carried this question far, and by now it looks large to you.',
      'learning ease':
        'On your shelf stand a grammar, a book of knots and a guide to mosses, each with a ticket at page twenty. Tonight a new one lies by the bed, and you perhaps love it at once. Friends call you learned. Those first twenty pages were a real joy to you, every time.',
      'speech delay':
        'In the next seat somebody wakes, offers you a mint, and looks out as you do. You try the sentence with ‘why’, then with ‘whether’, and perhaps it is good when that head has sunk again. It seemed that you wanted silence. You wanted to hand over something so true without a crease.',
      'work delay':
        'A neighbour has rolled up a scarf for your head. You thank him and stay upright, for one thing more has come up. At the border, when all is thought out, you can perhaps close your eyes. He believes buses keep you awake. You were keeping watch, and no one relieved you.',
      'work hidden':
        'Your album goes from hand to hand. The light is right, the towers stand straight. You turn the pages with them and perhaps wonder whose holiday that was. They see you smile and think you proud. What counted on that journey happened without a camera, and you have not quite come back from it.',
    },
  },
  10: {
    gift: 'You work unseen until a thing is right, and then it speaks for you.',
    knots: {
      delay:
        'The sauce is right. You know it, and you put the lid back on. It could still go down by a finger’s breadth. They are clattering with their forks out there. You do not like to let a thing go that is talked about without you. So now it is you they talk about.',
      heat: 'You let nobody look before it is right. Now somebody lifts the lid, only to smell, and you are over him with the ladle before you know it. Out, all of you. It becomes the best sauce that you have ever made, and the kitchen has the silence of a place where one does not come back.',
      hidden:
        'They ask who made the sauce, and you hear it behind the door. You hold your breath. The waiter says: the kitchen. You nod, it is better so. Then you sit down on the flour bin and eat what is left in the pan, with bread, and nobody but you knows how good it was.',
      far: 'The recipe is theirs and so is the name, and you do the cooking at the back. You could do it better. You have done so, once, and they sent it back because it was different. Now you make it as it has always been, and put what you know into the staff’s soup.',
      ease: 'You have cared for the sauce so long that by now it comes right by itself. You could make it in your sleep, behind a closed door, on a low flame. The guests fall silent, as always. You no longer open the hatch to look, and they could as well be thinking of something else.',
    },
    traits: {
      held: {
        light: 'You let nothing out before it is right, and people know your work by its taste.',
        shadow: 'You can hold the reins so far under the table that everyone feels driven.',
      },
      driven: {
        light: 'When a thing is thought lost, they send for you, and you close the door behind you.',
        shadow: 'You can win a position like a siege, and live there among ruins.',
      },
      loose: {
        light: 'Applause does not change your hand at the stove, and neither does its absence.',
        shadow: 'You can have power over a place without having noticed, and that is not the best way.',
      },
    },
    month: 'Work on one thing behind a closed door, and open the door on a fixed day.',
    last: 'Open the kitchen hatch: the guests have been silent for a minute, and it is about your sauce.',
    leads: {
      'courage delay': 'Over the sauce you keep the lid on, and over what hurts you as well:',
      'courage far': 'Once they sent your own dish back, and since then you do it their way:',
      'courage heat': 'Somebody only wants to smell the sauce, and you hear that it is bad:',
      'courage hidden': 'You hold your breath behind the door. What you swallow there does not stay there:',
      'home delay': 'A sauce is right at some hour, and you taste it. No room has such an hour:',
      'home far': 'Cooking is how you make a place your own, and here you cook their way:',
      'home heat': 'You go home from the kitchen with the ladle still in your hand:',
      'order delay': 'There is always a finger’s breadth that could still go down:',
      'patience delay': 'A sauce you begin early. What is dearer to you than any sauce is not begun:',
      'provision hidden': 'You taste your sauce to the last drop, and the bread you hardly taste:',
      'standing delay': 'Behind a closed door you trust your sauce. Among the guests you trust it less:',
      'standing ease': 'Behind the hatch their silence is praise enough for you. Face to face it is not:',
      'standing heat': 'Whoever lifts the lid gets the ladle. Whoever weighs your name makes you run:',
      'trust delay': 'A sauce that is right you taste again, and a friend who is kind you test again:',
      'trust far':
        'You put what you know into their soup, and go back to the stove before they can thank you:',
      'work delay': 'The sauce is right, and the lid goes back on. Your own plate can wait:',
    },
    scenes: {
      'courage far':
        'More salt, less pepper, the lid off, the old spoon: you say ‘yes, chef’, four times. Then a waiter asks for a smaller plate, and it perhaps comes down so that the kitchen stops. To them you had seemed content. You know a better dish, and had swallowed it four times, hot.',
      'home delay':
        'Your own key turns, and you may be sniffing already: the sink, the curtain, yesterday’s onions. You put down the bag and wipe a hob that nobody has used. Friends envy you such a kitchen. All day you have tasted and put right, and nobody here says that service is over.',
      'home far':
        'Your good knife is still rolled in its cloth at the bottom of the case. You use what hangs on their hooks, and may sit in your room with your apron on. They are sure that you feel at home. Their hooks are all taken, and yours has yet to be found.',
      'patience delay':
        'Under the ladles lies a blank notebook, for the book that you want to write. The kitchen is quiet, you sharpen the pencil, and perhaps find that it deserves a whole winter. Back it goes. To others it looks like a passing fancy. You can taste already how good it could be.',
      'standing delay':
        'You come with the tray in a clean apron and stop before the swing door. Collar, rim, voice: you may go over it all three times, as if marks were given inside. They take you for somebody without nerves. In the kitchen your tongue tells you what is right, and here it cannot.',
      'standing ease':
        'A neighbour brings back the bowl, says ‘thanks, that was good’, and goes downstairs. You stand in the doorway and may still be listening for the sigh. The neighbour thinks that everything has been said. Whole tables have fallen silent over your food, and next to that a word is small.',
      'work delay':
        'Your plate stands on the sill. You scour the pan, then the hook on which it hangs, and after the floor you perhaps eat. Through the hatch they see a cook who cannot be parted from the stove. The sauce was right hours ago, and you have not heard it from anyone.',
    },
  },
  11: {
    gift: 'You have few friends, know their numbers by heart, and keep them.',
    knots: {
      delay:
        'Three numbers, and you know them in the dark. You would ring if it were serious. It is not yet quite serious. Nor do you want to be the friend who rings only when something is wrong. So you sit by the phone, and each of the three thinks: no call, so all is well.',
      heat: 'With only three numbers, each of them is a third of the world, and so a small thing weighs much. One of the three has passed on something you said, not meaning it badly. In one movement, like a match, you strike the number out. What you could say to that friend you say to the wall.',
      hidden:
        'You say to your three what you hope for, and they think that this is all. The largest wish you keep back, because they would at once begin to carry it. They have seen you very angry. That you can want a thing with your whole strength, like a child, none of the three has seen.',
      far: 'Where you are new there are many, and all have your number. They ring up, they are merry. You go along. You stand among them like someone who has learned the words of a song and not its tune. At night you dial one of your three, as far as the last digit.',
      ease: 'Your three are there. One does not have to tell them anything. You sit in the same kitchen as ten years ago and the silence is good. It is such a good silence that nobody would like to be the first to break it by having changed.',
    },
    traits: {
      held: {
        light: 'What a friend told you ten years ago is safe, and it is not even heavy.',
        shadow: 'You can test a friend so thoroughly that only the test is left.',
      },
      driven: {
        light: 'You come at three in the morning, without a coat, and do not ask why.',
        shadow: 'You can love three people so fiercely that there is no air for a fourth.',
      },
      loose: {
        light: 'You can do without company, and for that reason you are good company.',
        shadow: 'You can have a number for every trouble of theirs, and none for your own.',
      },
    },
    month: 'Ring one of the few whose numbers you know by heart, and talk about nothing.',
    last: 'Dial the last digit: your friend is awake, and it does not have to be serious.',
    leads: {
      'courage delay': 'Your three have seen you very angry, and never on the day it began:',
      'courage far': 'With your three you hold nothing back. Among the many you go along:',
      'courage heat': 'You do not ask first when you are stung, not even one of your three:',
      'courage hidden':
        'Your three have seen you angry once, and you spare them now. So the heat goes elsewhere:',
      'friendship delay': 'You wait for something serious, and a walk together is not serious:',
      'friendship ease': 'With the three a silence is good. At a distance it sounds different:',
      'friendship heat': 'The number is struck out, and you still know it by heart:',
      'home far': 'With your three you can be as you are. Where they are missing, no room becomes yours:',
      'order delay':
        'You ask yourself whether it is serious enough for a call, and of your work whether it is good enough:',
      'patience delay': 'The call waits for a serious day, and your great hope for a perfect one:',
      'patience heat': 'You flare up like a match, for a quarrel and for a plan:',
      'provision hidden': 'You look so hard at the one large wish that you look past the rest:',
      'standing delay': 'Your three have seen you at your worst. Other people are not to see it:',
      'standing hidden': 'Even your three know only what you are willing to hope for aloud:',
      'trust delay': 'Three people have seen you at your worst and stayed. Anyone new has years to make up:',
      'trust far': 'With three people you can sit in silence. When one of the many sits down, you get up:',
      'work delay': 'Your three would tell you to sit down. You do not ring, and so nobody tells you:',
      'work hidden': 'Your heart is with the one large wish while your hands do the day’s work:',
    },
    scenes: {
      'courage far':
        'Bowling, the loud place, one more round, a song with your name in it: four times you say ‘why not’. Then somebody wants a picture, and you may push the camera away so hard that it falls. To them you had been the merriest. You had been missing three people all evening, and smiling.',
      'courage hidden':
        'Your friends have made light of dreams, yours among them, and you poured the tea. On the night bus somebody wants the seat with your bag, and what you say may silence three rows. The stranger thinks it is about the bag. Your great wish had been stepped on, unseen.',
      'friendship delay':
        'The lake is warm, and you want one of the three there. It seems too little to ring for, and perhaps on Friday it is enough. On Friday it rains. All three suppose you in company. You did not want to spend their trust on a swim, so highly do you hold it.',
      'friendship ease':
        'For seven days nobody has rung. You go through the last evening, the joke about the hat, a look at the clock, and perhaps find the wrong word. Your thumb lies on the number. All three think that with you one need not ring. Beside any of them you would hear how friendly this quiet is.',
      'home far':
        'You have been sitting since March on the box that holds your lamp. It could be unpacked tonight, and perhaps you would then see who is not there to sit under it. The many who ring say how fast you have settled. You are keeping that light for faces that you love.',
      'standing delay':
        'There is a party on the third floor, and on the mat you look at your shoes, try out the greeting, and may go down again because of the ribbon. Inside they hear a step and think that you love stairs. Three people know you without any ribbon, and these do not yet.',
      'work delay':
        'You dust round the telephone, then the shelf below, then last year’s letters. When all is in its place you perhaps put your feet up and ring. At three addresses they suppose you at rest. Each of the three would take the cloth out of your hand, if they could see it.',
      'work hidden':
        'They stand round the table that you have built and cannot find the join. ‘Yes, it has come out well’, you say, and perhaps your voice comes from the next room. They see somebody proud and happy. The one large wish had all of you, and left the table only your hands.',
    },
  },
  12: {
    gift: 'You own up to a small mistake, and can look everyone in the eye.',
    knots: {
      delay:
        'Owning up counts for so much with you that it has to be done well. You carry the pieces in your bag, wrapped, and look for the right sentence. At the counter you let one more customer go first, for the sake of a quiet minute. Then the shop shuts, and your sentence has grown longer.',
      heat: 'You march in and put the pieces down so that it rattles. It was you, yes, and the shelf was badly placed, and it was ugly too. You had come to pay. Somehow it has become an accusation, and the man behind the counter, who only wanted to say that it happens, takes a step back.',
      hidden:
        'You own up to vases so readily that nobody looks for anything larger. One larger thing lies in pieces under the shelf, and you go past and greet. They like you here, and each ‘good morning’ finds a small sharp edge. You have become their most helpful customer, and they cannot think how they earned it.',
      far: 'In a shop you take the pieces to the counter, for there one pays, and it is done. In somebody’s house there is no counter. You do not know what the vase was to them, nor how they take such things, and so you wait for a good moment. Over tea the vase becomes larger and larger.',
      ease: 'It costs you nothing any more to own up, you have done it so often. You put the pieces on the counter and the money beside them, and name the price before they can. They wave it away, they know you here. Your face has long stopped getting hot, and more breaks than before.',
    },
    traits: {
      held: {
        light: 'You can be honest with yourself in the dark, and ask no one to hold the lamp.',
        shadow: 'You can keep a guilt in such good order that it has its own drawer.',
      },
      driven: {
        light: 'You go in with a hot face and pay, and the rest of the day is like new.',
        shadow: 'You can tear at an old wound to see if it is still honest.',
      },
      loose: {
        light: 'You know how one falls, and so people who have fallen can talk to you.',
        shadow: 'You can keep a small mistake to yourself until it feels like a large one.',
      },
    },
    month: 'Own up to one small thing that nobody has seen.',
    last: 'Lay the pieces of the vase on the counter: it costs less than carrying them.',
    leads: {
      'courage delay':
        'Your own pieces you carry about for a long time. What others have done to you, for longer:',
      'courage far': 'For a broken vase you go to the counter. In another’s house you wait and stay polite:',
      'courage heat': 'You come to pay and hear an accusation that nobody has made:',
      'courage hidden': 'You own up to every vase. The one sharp edge you keep cuts somebody else:',
      'home far':
        'In a shop a broken thing can be paid for. At home there is no counter, and you touch little:',
      'order delay': 'The sentence for the counter would do, and you go over it again, as over everything:',
      'patience delay':
        'The more something counts with you, the longer you carry it wrapped. What you love counts most:',
      'service delay': 'What you owe others you want to settle well. What you owe yourself waits behind it:',
      'service hidden': 'What you have broken you know to the last piece. What you need you no longer ask:',
      'standing hidden':
        'The small pieces you carry to the counter. The large ones you leave under the shelf:',
      'trust delay': 'To own up, you would have to trust a face across the counter. You are slow with that:',
      'trust heat': 'You march up to the counter with a crash, or you do not go in at all:',
      'work delay':
        'You are at peace once all is owned up to and paid. Something always remains to be settled:',
      'work hidden': 'You are the most helpful of all, and your thoughts are under the shelf:',
    },
    scenes: {
      'courage far':
        'More tea, more cake, the album, the chair by the gap: four times you say ‘with pleasure’. Then they ask you to take off your shoes, and the cups may ring with your answer. They had believed you comfortable. Something else had been waiting since the first cup, and it was not about shoes.',
      'home far':
        'You walk round your own carpets. Your cups are still in newspaper, since out of the box a cup can fall. You may stand before the empty shelf with your hands behind your back. Visitors praise your taste for bare rooms. You are careful with a home, as one is after a vase.',
      'patience delay':
        'Under the pieces in your bag lies a new paintbrush, wrapped since winter. You unwrap it, feel how soft it is, and perhaps think of a day when everything is paid. Back into the paper. Others take it for a present. You wanted the first stroke to come out of a quiet heart.',
      'service delay':
        'You let the old man pass and lend somebody a coin. ‘And for you?’ asks the shopkeeper. You came for bread, and perhaps say ‘nothing just now’, because of what is in your bag. The shop thinks you content. You feel yourself in debt here, and it is hard to ask.',
      'service hidden':
        'The shopkeeper’s back is bad, so you carry the crates. One neighbour needs a bulb, another the soft rye loaf. Outside, with full bags, you perhaps cannot remember what you came for. Somebody so helpful must be doing well, they say. Your own list lies under that shelf, where bending down hurts.',
      'work delay':
        'The bag with the pieces stands beside your chair. Before you sit down there is that letter, the borrowed umbrella, the promised shelf. You may do all three, and remember a fourth. From the street you look like somebody who enjoys being up. You wanted to sit there with nothing on your mind.',
      'work hidden':
        'You have dressed the shop window in one afternoon, and people stop to look. The shopkeeper squeezes your arm. You see the little lights, and perhaps they could be hanging in another town. They are glad that it pleases you. You were under the shelf, and from there one sees no window.',
    },
  },
}
