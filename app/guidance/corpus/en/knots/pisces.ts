import type { SignKnots } from '#app/guidance/corpus/knot-texts.ts'

/** Knots of a lot in Pisces, by its place. */
export const PISCES: SignKnots = {
  1: {
    gift: 'People hear themselves in you, and soon tell you what they hope for.',
    knots: {
      delay:
        'You wait until you have the other person’s tone, and then you begin to speak. It takes a moment with the baker, and longer with the professor. With somebody who also waits for a tone you both stand there, very friendly. Your own voice, if it is one, has been put off until nobody is about.',
      heat: 'Somebody shouts, and there is shouting in you. You did not even mean it. You have caught it like a cold, in one sentence, and now it is out there in your voice, with your face round it. When the other has long been calm, you are still trembling with a temper that is not yours.',
      hidden:
        'They hear themselves and are delighted. ‘We are so alike’, they say, the one and then the other, and both are right. You nod. In there is somebody who would say quite a different thing, in an accent which none of them knows, and who has learned to move the lips without a sound.',
      far: 'In a new place you take on the tone so quickly that nobody hears that you are new. You dream in it. Then you meet an old friend, at a station, and look for the way in which you used to say such things, and it has other people’s dust on it.',
      ease: 'You swim along, with each a bit, it is no trouble and you are welcome. They go away lighter. In the evening it runs out of you, all that talk, like water out of a shoe. You look to see if something has stayed that was yours, and it is already bedtime.',
    },
    traits: {
      held: {
        light: 'You are in no hurry to be somebody, and so others dare to be somebody.',
        shadow: 'You can hide in other people’s voices until your own is taken for an echo.',
      },
      driven: {
        light: 'You feel how a room is before the light is on, and go to the one who needs it.',
        shadow: 'You can drown in a stranger’s trouble while he is getting dry.',
      },
      loose: {
        light: 'You have many colours, and no one beside you needs to be ashamed of their own.',
        shadow: 'You can fit every mould so willingly that in the morning you do not know your own shape.',
      },
    },
    month: 'Spend an hour with somebody very unlike you, and notice what you still say in your own words.',
    last: 'Say one sentence in your own accent: somebody has been wondering where you are from.',
    leads: {
      'courage delay': 'Your own voice comes late, and its sharp notes last of all:',
      'courage heat': 'You catch the tone before you catch the sense:',
      'courage hidden':
        'The baker hears himself in you, and so does the professor. A cross word of yours neither of them hears:',
      'home hidden': 'The somebody in you with the strange accent has another address too:',
      'learning delay': 'Before you speak you wait for the tone. Before you begin, you wait as well:',
      'learning far': 'Because you sound like one of them, nobody explains anything to you:',
      'order delay': 'You wait for the right tone before you speak, and with your work you wait as well:',
      'order far': 'No one can hear that you are new. In what you make no one shall see it:',
      'patience delay': 'Your own voice is put off, and so is what lies nearest to your heart:',
      'patience ease': 'Talk runs out of you like water, and a free day runs the same way:',
      'patience heat': 'Every new voice gives you a fresh colour. A plan speaks in the same one every day:',
      'provision delay': 'You keep your own voice for later, and your best things too:',
      'provision far':
        'A voice you take from others without a thought. Their presents you dare not take for your own:',
      'provision hidden': 'You know what the baker hopes for. What you have yourself you no longer look at:',
      'speech far': 'You have a tone for everyone here. For what lies deepest in you there is none:',
      'standing delay': 'Others hear themselves in you and like it. You hear yourself and have doubts:',
      'work heat': 'You catch haste like a cold, and when the others are calm you are still running:',
    },
    scenes: {
      'order far':
        'The landlady asked only which day. You look up whether one says ‘kindly’ here, and perhaps copy out the three lines for the fourth time, at ten at night. She is sure that you love writing letters. Your ear has been at home here for months, and the hand wanted to catch up.',
      'patience heat':
        'In the first weeks the choir had every colour. Now it is the same eight bars for the fourth time, and you may be listening to a quarrel on the stairs instead. You have them by heart, the others suppose. You catch fire from what people say, and eight bars say one thing.',
      'provision far':
        'They have given you a scarf in the colours of the town. You thank them with their own vowels, and may fold it back into the tissue. Too good for everyday, they suppose. You had returned every voice without a scratch, and meant to do the same by the wool.',
      'standing delay':
        'On the professor’s stairs you try your greeting in his tone, then in your own, which sounds borrowed too, and perhaps wipe your shoes a third time. Behind the door they hear unhurried feet and admire such calm. With so many voices on your tongue it is hard to say which should ring.',
    },
  },
  2: {
    gift: 'One purse for giving and one for the house keep you both kind and calm.',
    knots: {
      delay:
        'There are two purses, and you stand with one in each hand. There was a sad face, and it is still there. You wonder which purse is the right one, and whether a coin is enough, or two. The face has turned to somebody else, who gave it a coin and walked on.',
      heat: 'You saw the sad face, and a purse was open already. It was not the one for giving. It was the other, the one for the house. You felt so rich as you did it, in the wind, with nothing left. At home they ask about the rent, and you tell them about the face.',
      hidden:
        'You give so softly that it looks as if they had found it. They bend down and are lucky. In the house nobody knows, and there they wonder about the second purse, which is always so thin. You say that things have got dearer. It is the only lie that you have.',
      far: 'You live out of other people’s purse here, and cannot give from it. You stand beside a sad face with your hands in your pockets, and that is harder for you than hunger. So you give what you have: time, your jacket, a promise, one more, until there is nothing on you that is yours.',
      ease: 'Two purses have kept you calm for so long that your hand no longer looks which one it opens. Money comes in, money goes out, a sad face is glad. It has always been the right purse. Now the roof wants a tile, and you feel in the one and then in the other, smiling.',
    },
    traits: {
      held: {
        light: 'You can keep a purse shut with a kind face, and that is rare.',
        shadow: 'You can put something by for a dream and let the dream go grey.',
      },
      driven: {
        light: 'You give before shame has had time to get up, and it is a gift.',
        shadow: 'You can buy yourself free of a sad look, and be sold out by noon.',
      },
      loose: {
        light: 'You can live from very little, and hum as if it were music.',
        shadow: 'You can let the tide do your bookkeeping, and look for the figures among the shells.',
      },
    },
    month: 'Keep one purse for giving, fill it on a fixed day, and leave the other shut.',
    last: 'The house purse is shut; now look what there is in the other.',
    leads: {
      'courage hidden': 'Over the thin purse you swallow every word, and not all of it stays down:',
      'learning delay':
        'You think about the coin until the face has gone. Before any other first step you think as long:',
      'order delay':
        'A sad face tells you when it is helped. A piece of work has no face, and tells you nothing:',
      'order far':
        'From their purse you cannot give, and so you give your care. There is always too much of it:',
      'order heat':
        'Towards a sad face you are soft and do not count. Over the accounts at home you are not soft:',
      'patience delay':
        'For a sad face you do take out both purses. Your own dearest thing does not leave the drawer:',
      'patience heat':
        'A sad face moves you afresh every time. A plan of your own has no face after the first week:',
      'provision delay':
        'Because from one purse you would give everything, you stand with two and open neither:',
      'provision ease':
        'Giving to a sad face, you felt what money was for. By now your hand gives without you:',
      'provision far':
        'You give away your own jacket without a thought. A jacket that you are given you only look after:',
      'provision heat': 'A sad face opens your purse. A full shop window makes it look empty:',
      'speech far': 'You give away your jacket sooner than what lies on your heart:',
      'work delay': 'One purse is for the house and one for giving. For your own ease there is none:',
      'work heat': 'For money you own a second purse. For your strength there is only one:',
    },
    scenes: {
      'order delay':
        'The sum for your friend comes out. You add it up from below, then from above, and perhaps rule the line once more, while she stands there in her coat. She believes that figures are a joy to you. You did it to help her, and paper does not smile when it has helped.',
      'order far':
        'The washing-up was yours, as a thank you, and you may still be at the cupboard when all is dry, turning every handle to the same side. In the next room they wonder what is keeping you. It is kindness that has found no coin, and it owes nothing to anybody.',
      'order heat':
        'At the kitchen table they add up what is left for the rent. ‘Fourteen, not thirteen,’ you say, upside down, in your coat, and may have the pencil already. They lower their voices, as before somebody strict. You had come in uneasy about that money, and to uneasy eyes a thirteen shines.',
      'patience delay':
        'In the drawer lie the paints that you bought when something was left over. You open it, on a free evening, and perhaps line it with fresh paper and shut it again. Visitors take them for a present. You wanted to come to them with both hands full, and tonight it was one.',
      'patience heat':
        'The first stripes of your blanket you knitted on the tram. Now it is grey, row upon row, and you may put the needles down as soon as somebody sighs next door. ‘Not a minute to yourself,’ they say. Wool does not look up at anybody, and you work best under a look.',
      'provision delay':
        'Three times you have felt in the house purse for a pound of cherries, and it is all there. ‘Tomorrow, perhaps,’ you say, and take the turnips. The stallholder decides that sweet things are not for you. Another sad face was already standing beside the scales, and you wanted something left for it.',
      'provision ease':
        'The tile is ordered, the shelf is full. You feel in one pocket and then in the other, and perhaps pour a third cup, and still look round the kitchen for whatever it was. Your guest sees a happy host. That hand has given for so long that it goes on feeling by itself.',
      'provision heat':
        'You carry home a lamp that you have wished for since autumn. In the next window is one with a green shade, and perhaps yours grows paler under your arm. Whoever meets you sees somebody pleased with a purchase. Eyes that find each sad face in a street could hardly miss a lamp.',
      'work delay':
        'The house is paid, a face has been cheered, the bed is turned down. There are still buttons to sort, and at midnight you may be mending the clasp of a purse. Through the wall it sounds as if you were not tired. Each coin had its purse, and the evening had none.',
      'work heat':
        'Both purses are empty, and he has long been helped. You are still carrying coal up for him, then chopping it smaller, and perhaps sweeping his yard by lantern. You come of tireless people, he imagines. You felt so rich on the way here, and it lasts longer than the coins.',
    },
  },
  3: {
    gift: 'You pass on a hard message so gently that it can be heard.',
    knots: {
      delay:
        'You are in midstream with it. On this side they are hurt, on that side they have no idea. You could land. But you see a wave, and another, and would like to set it down when the water is quite smooth. So you row on the spot, with a word in your lap which is getting wet.',
      heat: 'You have felt how much it hurts him, and when you arrive you are crying yourself. ‘How could you do that to him?’ you say, and it was to have been a greeting. Now there are three in the quarrel. The two would have found each other, they say later, if only somebody had stayed in the boat.',
      hidden:
        'They do not know that there is a ferry. They believe that the other has thought better of it. You have left out one word on the way and put in one, as one puts a cushion under somebody, and nobody has said so. Only, what you would have to say to both sides, nobody is bringing across.',
      far: 'You have cousins on both banks, and on each you are the one from over there. You speak both kinds of silence. It makes you a good ferryman, and you live on the water. Some evenings you tie up in the reeds, on neither side, and do not know to whom you would row.',
      ease: 'You go to and fro, it is a short way and you like to hear the oars. They give you things to take along, a word, a cake. It arrives, or part of it does. You have been daydreaming. On one bank somebody has been waiting since Easter for an answer which is lying under the seat.',
    },
    traits: {
      held: {
        light: 'You wait until a hard word has become soft in you, and then you deliver it.',
        shadow: 'You can hold back an answer until the question has gone home.',
      },
      driven: {
        light: 'You go over at once, in the rain, and say ‘he misses you’, and it is true.',
        shadow: 'You can suffer so much along with a story that you tell it wrong.',
      },
      loose: {
        light: 'You listen to gossip as to the sea, and it leaves no salt on you.',
        shadow: 'You can say what each would like to hear, and sit between two boats.',
      },
    },
    month: 'Carry one message between two people so gently that both can hear it.',
    last: 'Put a word of your own in the ferry as well, and row it across.',
    leads: {
      'courage heat': 'Other people’s words you carry across gently, until their hurt gets into your own:',
      'courage hidden': 'To both sides you bring only soft words. The hard ones land on a third bank:',
      'learning delay': 'The bank is within reach, and you wait for calmer water:',
      'learning far':
        'On either bank you have just come across. What you do not know, you do not like to ask:',
      'order delay':
        'A word is done when the other bank has heard it. With your own work there is no other bank:',
      'order far': 'On each bank you are the one from over there, and so allow yourself no slip:',
      'order heat': 'You speak up for one side before you have landed. With a slip you are as quick:',
      'patience delay':
        'Other people’s messages you do at least take on board. What you love yourself you leave in the boathouse:',
      'patience heat': 'A quarrel makes you row with all your strength. On calm water you put the oars down:',
      'patience hidden':
        'Somebody’s word always has to get across first. Your own errand lies at the bottom of the boat:',
      'provision delay':
        'The word in your lap gets wet while you wait. Good things in your cupboard go stale:',
      'provision far': 'You tie up for one night only, and your things stay packed on board:',
      'provision hidden':
        'A hurt silence you hear across the water. Days on which all is well make no sound:',
      'speech delay': 'The word lies ready in your lap, and you row on the spot:',
      'speech ease':
        'What weighs on the cousins you bring across sooner or later. Your own word stays under the seat:',
      'speech far': 'You row other people’s words across all day. For your own you know no landing place:',
      'speech heat': 'You come with a greeting, and the hurt gets out of the boat first:',
      'speech hidden': 'Other people’s words you carry across. Your own wishes you leave on the bank:',
      'trust delay':
        'For others you carry the word across. When a friend rows over to you, you look too long at the boat:',
      'work heat':
        'Other people’s hurt gets into your arms. You row on when both cousins are ashore and talking:',
    },
    scenes: {
      'courage heat':
        '‘You are back early,’ says a cousin on the jetty. ‘Should I have left him standing there?’ is out of you, and perhaps she meant only supper. For a moment she sees somebody fearless. You stepped ashore with another’s hurt still wet on you, and it was the first to answer.',
      'learning delay':
        'The rope is in your hand, the post an arm’s length away. You read the chart again, and ask a fisherman something that you perhaps know better than he does. He takes it for your first summer on the water. With somebody’s word in your lap, you wanted no drop to fall on it.',
      'order delay':
        'You have painted the boat’s name on the bow, and it is dry. You go back, thicken the tail of one letter, and perhaps its neighbour’s to match. The passengers with their baskets suppose that painting is your hobby. A word carried across gets an answer, and a painted one says nothing back.',
      'order far':
        'You tie the rope as they do on this bank, undo it because the end is too long, and may tie it a third time before you step ashore. They see a careful ferryman and hold out their hands. It is courtesy to do it as they do, and any knot that holds is welcome.',
      'patience delay':
        'In the boathouse is the small skiff that you built for yourself. On a free evening, windless, you may oil her oars, lift the cover, let it down and go home. Your cousins imagine that by evening you have had enough of boats. Anyone who had built her would look at the water twice.',
      'patience heat':
        'You had promised yourself a chart of the whole lake. The first bay, with its two quarrelling owners, took one glad night. At the ninth, flat and friendly, you may ship the oars. From the shore it looks like measuring. Nothing pulls there, and your arms are used to being pulled.',
      'provision far':
        'From the left bank they have sent you a red quilt. You lay it in the dry locker with its ribbon on, and may sleep under your coat. Too warm for a boat, they suppose. You belong a little to both sides, and it is not written anywhere where a present goes ashore.',
      'speech delay':
        '‘He was hurt,’ it was to begin, then ‘He is a little hurt,’ and perhaps ‘I wonder.’ While you try the fourth, your cousin calls good night from the bank. To him you had rowed out for the air. All four were meant to land softly, and that takes time on the water.',
      'speech hidden':
        'You would like somebody to take the oars home. You rub your wrists in sight of both banks, and perhaps say a shorter good night than usual all week. They notice, and blame the wind. For years you have guessed what they left unsaid, and it seemed only natural to be guessed.',
      'trust delay':
        'A friend of ten years ties up and holds out a hand. You look at the rope, the oars, and may ask, as last time, who sent her. It sounds to her like a bad evening to land. So many words have changed between two banks that you know what a crossing can do.',
      'work heat':
        'They are on the grass by now, sharing a pear. You bail, you coil the rope, and perhaps row over once more for a hat that nobody misses. It must be love of the water, they say. Two people’s hurt was in those arms, and leaves as it came.',
    },
  },
  4: {
    gift: 'A small quiet corner is enough: your heart fills there as a well does overnight.',
    knots: {
      delay:
        'You leave the corner empty, so that it stays holy. You have not sat there for a while. One ought to come to it properly, early, rested, with clean thoughts. You sweep it now and then. The well is full to the brim, in the dark, and you drink from the tap meanwhile.',
      heat: 'Somebody has put down a chair in it, with ironing. You did not know that you could be so loud. It is only a square metre, they say, aghast. You cannot explain it. It is as if they had thrown something down a well, and you hear it falling and falling while they take the chair away.',
      hidden:
        'No one knows that there is this corner, it looks like a bit of floor. You sit there at five and are gone at six. The rest of the day you belong to everyone. They find it remarkable how you bear it. You could show them where it comes from, and they would put a lamp there.',
      far: 'You live in rooms with other people’s furniture in each corner. There is no bit of floor that has nothing to do. So you learn to be empty standing up, in the bus, in the queue. It holds for a little. You miss a place in which one hears how it fills.',
      ease: 'It is quiet at your place, it is always quiet. You sit down wherever it happens to be. The well is there, you know it is, one does not have to look in each day. They come and go around you, and you smile, and are no longer quite sure if you are full or only not thirsty.',
    },
    traits: {
      held: {
        light: 'You keep a still place in the house, and others grow calm on the way past it.',
        shadow: 'You can withdraw to the bottom of the house and call it peace.',
      },
      driven: {
        light: 'You feel that somebody in the family is sad, through two walls, and bring a blanket.',
        shadow: 'You can flood a whole house with a mood that nobody ordered.',
      },
      loose: {
        light: 'You are at home in the smallest hut, if it has a window to the sky.',
        shadow: 'You can live under a roof as if another person had to hold it up.',
      },
    },
    month: 'Keep one corner free of every task, and sit there for ten minutes a day.',
    last: 'Sit down in your quiet corner this evening, tired as you are: the well has filled.',
    leads: {
      'courage hidden': 'At six you get up calm, and what the day adds after that has nowhere to go:',
      'home delay': 'In one corner nothing has to be done. You walk past it to where something has to be:',
      'home ease': 'An hour of quiet fills you. A house that is quiet all day does not:',
      'home heat': 'You have one square metre to be empty in, and the day is larger:',
      'learning delay': 'You want to come rested and ready, to the corner and to everything new:',
      'learning far': 'Each chair here has its place, and the others sit as if they had always known:',
      'order delay': 'You go over the corner with the broom once more instead of sitting in it:',
      'order far':
        'In an empty corner you want nothing and prove nothing. Among other people’s furniture you feel examined:',
      'patience delay': 'Nothing is as dear to you as that corner, and so no morning is good enough for it:',
      'patience heat': 'To your one quiet corner you come back every day. To a plan you do not:',
      'provision delay': 'The corner is free, the well fills overnight, and you drink from the tap:',
      'provision far': 'You live between other people’s furniture, and what is yours feels borrowed too:',
      'service delay': 'The full well you save, and drink from the tap when everybody has had enough:',
      'service heat':
        'One chair in your quiet corner, and your patience is gone. With helpers it goes as fast:',
      'work delay': 'The corner is for a rested person, and you are never finished enough for it:',
      'work heat': 'In your corner you grow quiet. Outside it you find no pause:',
      'work hidden': 'At six you leave the corner, and your gladness stays sitting there:',
    },
    scenes: {
      'courage hidden':
        'At half past nine a boy in the tram sits down on your coat. ‘Can nobody look?’ you shout, and perhaps turn round yourself to see who it was. He imagines that you are always like this. You had belonged to everybody since six, and he was the first to whom you owed nothing.',
      'home delay':
        'Before your coat is off you have seen the crumbs, the dripping tap, and a cobweb above the corner. Perhaps the cobweb first, and you go for the steps. Whoever comes in sees loving care. In this house one metre asks nothing of you, and it lies farthest from the door.',
      'home ease':
        'The clock ticks, the bread is cut, nothing lies about. You may push the salt to the very edge of the table and say something small and sharp, only to hear it ring. They smile, and think of a bad night. After so much stillness one would like to hear a splash.',
      'home heat':
        'All day, in the queue and the tram, you have said ‘of course’. Now the kettle meets the stove, hard, and you may be scolding a shoe. The ironing again, they whisper next door. You had found no empty spot to put the day down, and your arms were full.',
      'order far':
        'Before you go out you may turn your cup until its handle points where the others point, and then pull a curtain straight. The people of the house have never noticed where it points. There is something tender in that. Somebody without a corner of their own takes care of all the others.',
      'patience delay':
        'At six, the house asleep, you are at the edge of the corner with a broom. One stroke more for the cushion, and perhaps by then the day has begun. You are fond of clean floors, they suppose. It is your dearest square metre, and you had only old socks on.',
      'patience heat':
        'For nine days the flute was all gold. Today it is the scale again, and you may lay it across a chair and go to your corner. You have no ear for it, they believe. In that corner nothing has to get on, and a scale grows too slowly to be seen.',
      'service delay':
        'You have filled the guest’s jug, the cat’s bowl, the vase on the landing, and somebody asks what you would like. ‘Nothing, thank you,’ you may say with a dry mouth. You sound so rested that it is believed. The best water was waiting for an hour when nobody else is thirsty.',
      'work delay':
        'Only the beans to string, then only the ash. You pass the empty corner with the bucket, perhaps look in, and find a spoon to polish. You do not need to sit, they believe. You meant to bring a rested person to that floor, and the evenings kept sending you this one.',
      'work heat':
        'The ironing is done, and they are laughing about it already. You iron on, the dusters, the tea towels, perhaps the laces, at great speed. You want to make up for it, they suppose. Something in you was still falling, and the arm went on until it landed.',
    },
  },
  5: {
    gift: 'You can play with a child for a whole hour, and gladly be the boat.',
    knots: {
      delay:
        'You have so much patience that the child has to have some too. The boat is to be a good one. You fold a sail, you move the chairs for a harbour, and there ought to be a flag. The captain of four has his paper hat on. By evening he is a train driver.',
      heat: 'You are so wholly the boat that you feel the sea under it, and then you are a whale, and then the storm. You roll and roar, and they shriek, higher and higher, and one of them is no longer laughing. You did not feel where it turned. Somebody small has gone behind the curtain.',
      hidden:
        'You lie there and are the boat, and you are a long way off. They sail upon you. What you yourself would like to play, if one were to ask the carpet, no one has found out. You are such a good boat, so quiet, and you go down a little, without anybody noticing it.',
      far: 'In this house one does not lie down on the carpet. They play in a row, with points. You sit on the edge of a chair, in stockings, and hold your knees. The child has looked at you, quite briefly, as one looks at water, and then been called away to piano practice.',
      ease: 'You are always lying there, they are used to it, they walk over you. It is soft, it is warm, time goes by. You used to be a boat because somebody wanted to go somewhere. Now you lie on the carpet because you are lying there, and the harbour has moved off.',
    },
    traits: {
      held: {
        light: 'You wait at the edge of a game until you are called, and then you are all of it.',
        shadow: 'You can save your joy for a far island, and never get into the boat.',
      },
      driven: {
        light: 'You can be swept away by a tune, and take half the street along.',
        shadow: 'You can pour so much feeling into a feast that the guests move nearer to the door.',
      },
      loose: {
        light: 'You can do nothing at all with somebody, and it was the best part.',
        shadow: 'You can drift from one sweetness to the next until none of them is sweet.',
      },
    },
    month: 'Play for an hour at whatever somebody small or merry has thought of.',
    last: 'Be the captain for once, and say where the boat on the carpet is sailing.',
    leads: {
      'courage hidden': 'You are a quiet boat for everyone. What you swallow has to go somewhere:',
      'friendship delay': 'A child of four simply tells you to be the boat. Grown people wait to be asked:',
      'friendship heat':
        'On the carpet a storm is a game and over by supper. Among friends you take it to bed:',
      'learning delay': 'The captain has his hat on, and you are building the harbour:',
      'learning far': 'The others know how the points are counted, and nobody has explained it to you:',
      'order delay': 'After the sail come the harbour and the flag:',
      'order ease': 'It is soft and warm on the carpet, and you remember a time with more wind:',
      'order far':
        'On the carpet you would let everything float. Here there are points, and you leave no room for error:',
      'order heat': 'In play the carpet is a sea. When the game is over it has to lie straight:',
      'patience delay':
        'For a child you do fold the first sail. What you love most yourself you do not unfold at all:',
      'patience heat': 'For a child you are a boat by the hour. Your own plans have to have waves:',
      'provision delay': 'You have the sail and the harbour, and still look for what is missing:',
      'provision far': 'At home a carpet becomes a sea for you. Here you hardly dare to dent a cushion:',
      'provision hidden': 'They laugh right above you, and your thoughts are far out at sea:',
      'speech far': 'As a boat you need not speak. Sitting upright among them, you would have to:',
      'work delay': 'You could lie down on the carpet. There is still a flag to be made:',
      'work heat': 'First a boat, then a whale, then the storm. You do not come back to the boat:',
    },
    scenes: {
      'friendship delay':
        'You would like the neighbour to come to the puppet show. You cut out a ticket, colour its edge, and perhaps decide that she has other plans, until the posters come down. All that laughing, she thinks, is company enough. You did not want to tug at her sleeve, as small captains do.',
      'friendship heat':
        'Two friends were at the fair without you, and you saw the paper windmills. At six you may have given them up for good, lying flat, and by eleven you walk round the telephone. You had a sea to be, they thought. On the carpet somebody would have called you back.',
      'order ease':
        'Blocks are being piled on your stomach, it is warm, and perhaps last winter’s storm was better, with the lamp swinging, and you turn your head to see how late it is. Anyone who looks in sees you dozing. You loved that storm, and the blocks stay warm while you think of it.',
      'order far':
        'Your paper ship is to lie in their row, and you may fold its edge for the fourth time when everybody else has begun to count the points. They think that you want to win. You only want to do nothing wrong in their house, and a crooked ship would be no disgrace.',
      'order heat':
        'The pirates are still pulling off their hats, and you have straightened the carpet, a boot, and perhaps the spelling on the treasure map. The captain puts it behind his back and takes it for a bad one. You had given him a whole sea, and your eye had merely come ashore.',
      'patience delay':
        'On the cupboard lies the silk kite that you made for yourself. The wind is right, and you may take it down, smooth its tail, and lay it where there is less dust. Visitors take it for a decoration. It was to have the best of winds, and this was a good one.',
      'patience heat':
        'You are building a puppet theatre of your own, and the curtain took one happy night. Then come sixty little chairs, and at the twentieth you may be on the carpet, being a whale. For the captain’s sake, everybody says. There is no wind in glue, and you had held on for twenty chairs.',
      'provision far':
        'They have put a cushion behind you, embroidered, for your back. You lean forward all evening so that it keeps its shape, and may straighten the fringe before you go. The hostess is glad that you sit so well. Among all those rows it did look like a thing to be looked at.',
    },
  },
  6: {
    gift: 'You see when somebody is sore and tired, and bring warm water before they ask.',
    knots: {
      delay:
        'You have seen how he puts his foot down. The water is on. You test it with your elbow, too hot, too cool, and think how to say it so that he is not ashamed. He is standing by the door by now, with one hand on the frame. Another minute. He says good night and limps home.',
      heat: 'You are on your knees before he has sat down, and have hold of the shoe. ‘Give it here, poor you.’ It is warm, it is well meant, it splashes over the edge. There was only a stone in it. He holds on to the table, quite red, and you feel his shame in your own neck.',
      hidden:
        'You do it for all of them, one after the other, and no one sees that your own feet are standing in shoes two sizes too small. They would have to kneel down for that. You like to stand, you say. At night you take them off in the dark, so as not to look.',
      far: 'You see who is tired before they say a word, and in a house that is not yours you see it too. You kneel with the basin, and nobody has asked for it. So you are careful to be no trouble: you carry your own water, dry each foot quickly, and are gone before they have looked down.',
      ease: 'The basin stands ready, they come, you do it with half an eye. You are fond of them. The water used to be changed for each. It is lukewarm, it does no harm, and you would not have noticed it, if somebody had not put her foot in and drawn it back a little.',
    },
    traits: {
      held: {
        light: 'You serve so softly that even the proudest of them lets himself be helped.',
        shadow: 'You can wait, with your own aching back, for somebody who sees it.',
      },
      driven: {
        light: 'Where there is pain you do not ask if you are in charge.',
        shadow: 'You can help until you are the one who lies on the stretcher.',
      },
      loose: {
        light: 'You can do the smallest thing as if it were for a king, and go on humming.',
        shadow: 'You can let the day wash over you and call it service.',
      },
    },
    month: 'See to one sore place gently, your own or another’s, with warm water and time.',
    last: 'Take off your own shoes and sit down: the water in the basin is still warm.',
    leads: {
      'courage hidden':
        'You see where everyone’s shoe pinches. Of your own you say nothing at home, and outside you are cross:',
      'home hidden': 'When you take your shoes off at night, you are no longer really here:',
      'learning delay': 'The water is warm by now, and you look for one more way to say it:',
      'learning far': '‘Next, please’ comes easily to them here, and you say it like a word just learnt:',
      'order delay': 'A limping foot you see before a word is said. Warm enough you never see:',
      'order far': 'Here your kind words have no place, and all your care goes into the towel:',
      'patience delay':
        'For a tired foot any basin will do, if the water is right. For what you love none will:',
      'patience heat': 'For pain you kneel at once. For a dull afternoon you do not stay:',
      'provision delay':
        'The water is warm enough and you do not believe it. You do not believe it of your own things either:',
      'provision far':
        'With their basin in your hands you know why you are here. With a present in them you do not:',
      'provision hidden': 'Your eye goes to the feet that hurt. What goes well every day it passes over:',
      'service delay': 'You test the water for others until it is just right. Your own feet come last:',
      'service far': 'They talk over your head, and you ask for nothing:',
      'service heat': 'You have the shoe before anybody can bend down, and a soft heart tires:',
      'work delay': 'You see whose feet need rest. Your own stay in their shoes:',
      'work heat': 'While the water is warm, both of you could rest. You are up and at the next shoe:',
    },
    scenes: {
      'learning far':
        '‘The blue bowl for those,’ somebody calls, and everyone nods. You nod too, and at night you perhaps sit over the house book and look for ‘blue’. In their eyes you have worked here for years. Whoever called it out was once shown that bowl, by somebody who had been shown it too.',
      'order delay':
        'Another guest, and the water is right. You add a drop of cold, a drop of hot, and perhaps go back for a softer towel. He sits with his trouser leg rolled up, and thinks this is the custom. You feel his sore foot in your own, and no basin says ‘now’.',
      'order far':
        'The last one has gone, and perhaps you are still folding the towels into thirds, edges inwards, because you do not know how they like it here. They come in for their coats and see only towels. It is kindness that was given no words, and a rumpled towel takes nothing from it.',
      'patience delay':
        'The boots for the long walk by the sea are in their box. You have a free day, and the sky holds. You grease them, lace them, and perhaps put them back for softer ground. No traveller, say the neighbours. You know what a path can do to feet, and you meant it tenderly.',
      'patience heat':
        'The course in bandaging began with real blisters, and you were all there. On the fifth evening one rolls gauze, and by the tenth roll you may have your jacket on. You can do it in your sleep, they suppose. Your hands had come for somebody, and nobody is inside the gauze.',
      'provision far':
        'On your stool lies a pair of lined slippers, with your name on the ribbon. You feel the wool, and perhaps set them on the shelf with the basins, in case they are the house’s. Not the right colour, the others decide. Whatever you touch here is somebody else’s, and these looked no different.',
      'service delay':
        'Five towels are wet, and five people have warm feet. Somebody points at your shoes. ‘Oh, mine are nothing,’ you may say, and pour the water away while it still steams. They believe it, because you kneel so easily. You had listened to their steps since morning, and one hears one’s own so little.',
      'service far':
        'At noon there is soup at the long table. You take the chipped bowl and half a ladle, and may eat on the step stool, with one ear for the next foot. The cook puts you down as a light eater. You have knelt before every chair here, and one stands empty.',
      'service heat':
        'You have the bucket, the soap and both his bags, and are upstairs before he can say which door. ‘Thank you, I can manage,’ you perhaps call down, quite sharply, into an empty hall. He had feared to be in your way. It was a great deal for two hands.',
      'work delay':
        'The last of them has gone home. You rinse the basin, oil the hinge that squeaks, and perhaps stand on one leg meanwhile, because the left shoe pinches. From the street you seem as fresh as at noon. You have always begun with the sorest foot, and one was sorer than yours all day.',
      'work heat':
        'He sits with both feet in the basin and his eyes shut. You black his shoes, then the pair next to them, and perhaps those of the people upstairs. There must be a motor in you, he thinks. One shoe had a stone in it, and your pity went on to all the others.',
    },
  },
  7: {
    gift: 'In a small quarrel you have the courage to step back first.',
    knots: {
      delay:
        'Because you are gentle, you want nobody to have to give way alone. So you put one foot behind you on the plank and wait to see if the other does so too. You smile at each other. Under you is the brook, somewhere there is supper, and you stand and sway.',
      heat: 'You have given way so often, to so many, that today you do not. Of all people it is a boy with a fishing rod. You plant yourself there. ‘No’, you hear yourself say, ‘you’. He goes back at once, alarmed. You step across with a hot head, and the plank was not even narrow.',
      hidden:
        'You had stepped back before the other came round the corner. They never noticed that there was anyone on the plank. They walk across whistling, every day. You have become so good at it that people believe that this is how it is: the way is free, one only has to go.',
      far: 'They have a rule here who goes first, and you are not in it. So you let everyone pass, it is safest. You stand beside the plank in the wet grass and nod. They think you live there. And by the time it would be your turn you no longer know what you wanted on the other side.',
      ease: 'You give way, they give way, there has never been a quarrel. You dance round each other like two leaves. It is graceful to look at. Neither of you has got to the other side, that is so. You have really forgotten what was to be fetched there, and it is pleasant in the middle.',
    },
    traits: {
      held: {
        light: 'You can wait for somebody’s heart to ripen without shaking the tree.',
        shadow: 'You can make a secret sacrifice, and wait for it to be found.',
      },
      driven: {
        light: 'You say ‘that was my mistake’, first, and the other has nothing left to throw.',
        shadow: 'You can give yourself to a person like a river to a cellar.',
      },
      loose: {
        light: 'You forgive before one has asked, and do not keep the receipt.',
        shadow: 'You can be so yielding that nobody finds you when they reach out.',
      },
    },
    month: 'Take the first step back in one small matter, and laugh about it.',
    last: 'The plank is wide enough for you too: once, be the one who crosses first.',
    leads: {
      'courage hidden':
        'You step back so early that nobody knows you stood there. Something in you remembers it:',
      'friendship delay':
        'After a quarrel you dare the first step. Where there was none, you would only like company:',
      'learning delay': 'On the plank you wait for the other person, and before a beginning for a sign:',
      'order delay': 'Between people you can admit a mistake. In your work you want to find it first:',
      'order far':
        'With one person on a plank you can admit a mistake. Among strangers you want to make none:',
      'patience delay':
        'A step back for somebody’s sake you have long practised. A step towards your dearest plan feels like a ceremony:',
      'patience heat':
        'A quarrel on the plank keeps you wide awake. A level road with nobody on it does not:',
      'provision delay':
        'You give way to people generously. To your own needs you give way only when the sum is certain:',
      'provision far': 'No rule here gives you a turn, and so nothing feels quite due to you:',
      'provision hidden':
        'They no longer see the free way that you give them. You no longer see what you are given:',
      'service heat': 'After so much giving way you let nobody past, not even a helper:',
      'speech far': 'A small mistake you can admit at once. For something large you find no first word:',
      'speech heat': 'You take the first step back, and many after it. Then for once you do not:',
      'trust delay':
        'Your own mistakes you admit without being asked. Another’s kindness you do not take at its word:',
      'trust ease': 'Where both give way, nobody has to say what they came for:',
      'trust heat': 'You have stepped back from people for so long. Now you leap, or stand like a post:',
      'work delay': 'You sway on the plank until all is settled, and only then do you want to sit down:',
      'work heat': 'In a quarrel you know the step back. In a race you do not take it:',
      'work hidden': 'The path is free and they whistle. You have stepped aside from the pleasure as well:',
    },
    scenes: {
      'courage hidden':
        'In the shop the girl asks if you have it smaller. ‘Do I look like a bank?’ comes from you, and perhaps you hear it after the whole queue. She wonders what she has done. Since seven you had made way for people who whistled, and she was the first who looked at you.',
      'friendship delay':
        'You would like to walk to the fair with the man from the mill. Every evening you raise your hand to call him, and perhaps make a wave of it, until the tents are gone. You like to walk alone, he supposes. You leave people their way, and left him his.',
      'order far':
        'At a counter you may fill in the form in pencil, then in ink, and then ask for a new one because of a single letter. In the queue they think that it must be something important. It is only that you are new here, and a letter crossed out is no offence to anybody.',
      'patience delay':
        'Beyond the brook is the bed for your own roses. On a free morning you stand before the plank, brush your jacket, and perhaps turn back for better gloves. Walkers imagine that you love the view. For once nobody was coming the other way, and the plank looked long.',
      'patience heat':
        'In spring you began to mend the path to the mill, and the first stretch, where two carters shouted, went like a song. Now it is gravel, straight on, and you may leave the spade by a tree. From the mill it looks like a rest. There was nobody left to be gentle with.',
      'provision delay':
        'Your old coat is through at both elbows, and the new one hangs in its bag. On the windy plank you work out if it is too early, and perhaps turn up the collar. Used to the cold, they suppose. You saw the others over dry, and wanted the good cloth to last.',
      'speech heat':
        '‘Can you not wait?’ you ask the woman with the basket. ‘I was here first,’ says she. That you were afraid for her on the wet boards may be half a breath behind, and stays there. You dislike her, she believes. A hundred swallowed answers lay under this one.',
      'trust delay':
        'She has stepped back for you nine times, and now holds out a hand above the water. You study the hand, and may give the board a small push, to see what she does. It must be the height, she thinks. Your own foot always goes back first, and being waited for was new.',
      'trust ease':
        'On the plank you turn about each other, and she asks how things are. The mill is to be sold, you heard at noon. ‘As always,’ may be your answer, and a bow. She goes home sure of a good day. It was one, and heavy news found no board to stand on.',
      'trust heat':
        'A newcomer says good morning on the plank, and at once you have his basket and his arm, and he has half your life. He makes room, and you may go stiff and dumb. Something forgotten at home, he supposes. After so much stepping back, a near face was a joy.',
    },
  },
  8: {
    gift: 'What others find hard to keep they give to you, and it is safe.',
    knots: {
      delay:
        'You hold it, as they asked you to, a key, a bundle of letters. You were to give it back in spring. They are so much better now, and you would only remind them. And so it lies in your lap, and your hands have taken on its shape and do not quite open.',
      heat: 'What others find hard you take so warmly that it is yours before it is put down. In the evening she tells you of a debt, only to be lighter. You hold it with hot hands, and by midnight you have paid it. She is at the door with rolls, and now owes it to you.',
      hidden:
        'You carry all that without a pocket, on the skin as it were. It does not show. They come lighter, they go lighter. You have begun to walk as one does with a full bowl, quite evenly, and no one has asked what would happen if you were to stumble.',
      far: 'These are the troubles of a family which is not yours. You were there when it happened, and since then you have had a corner of the cloth to hold. Nobody can let go first. You hold it with cold fingers, and would like to know if there is a corner somewhere with your name on it.',
      ease: 'So much lies safe with you that people use you like a shelf. A key, a debt, a tale, it all finds room, and nothing has ever been lost. You hold out your hands without looking up. Today it is a ring, and she is crying, and you say kindly: just put it there.',
    },
    traits: {
      held: {
        light: 'You can sit with what cannot be mended, and it hurts less by the breadth of your hand.',
        shadow: 'You can stay true to a pain that has long since moved to another town.',
      },
      driven: {
        light: 'You wade in up to the chest for somebody, and ask about the depth later.',
        shadow: 'You can take on a fear at the door, and not know whose it is by evening.',
      },
      loose: {
        light: 'You share without a scale, and it comes out right more often than one thinks.',
        shadow: 'You can let what is yours run together with what is theirs, until nobody can drink it.',
      },
    },
    month: 'Look after one thing that is hard to hold, and give it back on a named day.',
    last: 'Give back one of the keys that you hold, and see how warm your hands still are.',
    leads: {
      'courage hidden': 'What others hand you is safe and quiet. Your own hurt has no such keeper:',
      'learning delay':
        'You think about how to give the key back, and think again, as before every small step:',
      'learning far':
        'They are a family and know where each corner belongs. You hold yours and feel like a beginner:',
      'order delay': 'The letters could go back, and you tie the ribbon round them once more:',
      'order far': 'With cold fingers you hold your corner of the cloth, and it must not slip:',
      'patience delay':
        'For other people’s bundles a spring was agreed. For what you love yourself nobody has set a day:',
      'patience heat':
        'Other people’s troubles you carry to the end, by midnight if you can. Your own plans you do not:',
      'provision delay':
        'What others leave with you must not be touched. You forget that your own things are there for you:',
      'provision far': 'What others lay in your hands you keep for them. A gift you hold in the same way:',
      'provision heat': 'Other people’s troubles fill your hands at once. Your own good things do not:',
      'provision hidden': 'What weighs on others you feel at once. What is light you do not feel:',
      'speech far':
        'Their troubles have a cloth and four corners. Yours have no corner where one could take hold:',
      'speech heat': 'With other people’s troubles you are all warmth. With a hurt of your own you are not:',
      'speech hidden':
        'You carry the bowl so evenly that nobody offers a hand, and you think they ought to see it:',
      'trust delay':
        'They give you a key without a second thought. Before you give yours, you have a hundred:',
      'trust hidden': 'They go away lighter, and nobody sees how full your own bowl is:',
      'work heat': 'By midnight the debt is paid, and you are still on your feet:',
      'work hidden': 'To be trusted does you good. When a task is done, your eye is still on the full bowl:',
    },
    scenes: {
      'courage hidden':
        'The man at the post office pushes back your parcel because of a loose flap. ‘Must everything end up with me?’ makes the pens jump on the counter, and perhaps you too. He wonders what is in the parcel. Since Friday eight people had put something into your hands, and the ninth was cardboard.',
      'order far':
        'They have asked you to write down three addresses for them, and you may copy the whole sheet again because of one blot. They are glad to have it, and see only how quiet you have become. Where others have it hard, one would like to do everything well, and a blot weighs on nobody.',
      'patience delay':
        'Under their letters is paper for your own poems. You have a quiet hour, and may tie up the bundle more prettily, and wait for a clearer head. Whoever fetches the key supposes that you write only lists. Among so much on loan, these few lines are yours alone, and one handles that softly.',
      'patience heat':
        'You are putting up shelves for yourself in the cellar, and the first was pure joy. The fifth has the same four screws. When somebody rings with a trouble you are perhaps glad to drop the screwdriver. How good that you were free, she thinks. The shelf could not say that it needed you.',
      'provision delay':
        'Their silver lies in your drawer, and beside it your own good tea, a year old. You count the spoonfuls, and perhaps take the dusty leaves from the other tin. ‘Weak, as you like it,’ says a guest kindly. Whatever lies in those hands is kept whole, and the tea lay there too.',
      'provision heat':
        'A friend leaves her cup in your care, and your own, chosen with joy on Monday, stands next to it. Hers has a gold rim, and perhaps yours is a mug by supper. She imagines you happy among pretty things. So much goes through your hands, and you would like something to stay.',
      'speech heat':
        'She counts the money into your hand, coin by coin. ‘As if I had asked for it,’ you say, and she says: ‘You could have asked me.’ That you would rather have her for coffee may still be in your throat. You wanted thanks, she believes. Your hand was open, and felt everything.',
      'trust delay':
        'An old friend offers to keep a spare key of yours, and you may ask where it would hang, who comes in there, and how often she is away. She takes it that you would rather not, and changes the subject. Whoever guards so much for others learns caution, and caution is no offence.',
      'trust hidden':
        'They have talked until the lamp was low, and at the gate she embraces you, light as air. ‘And you?’ is perhaps what you are waiting for, with your lips a little open. In so calm a house, she believes, nothing happens. So evenly was the bowl carried that no drop told her.',
      'work hidden':
        'The last key hangs on its hook, and they press your hand, because it was all done so well. You nod, dry a cup, and may look about you for the gladness as for a pair of glasses. They see someone deeply content. It had only gone ahead, to see that nothing was spilt.',
    },
  },
  9: {
    gift: 'You make a home wherever two can sit down.',
    knots: {
      delay:
        'So little stands between you and him that you feel his tiredness in your own knees. You do not want to trouble him. You hold the orange in your bag. It has grown quite warm, and one can smell it. You wait until he looks as if he would like half. At the next station he gets off.',
      heat: 'He has hardly said the name of the village, and you are living in it. You know his mother, you want to get off with him, now, tonight. Your heart is so wide that the compartment grows tight. He puts his suitcase between you. It was only a village, he says, there is nothing there.',
      hidden:
        'You are at home so quickly that nobody sees you arrive. You sit down beside them, and what they feel goes through you as through a curtain. They talk, they peel, they are among themselves. That somebody has moved in with them for two stations, heart and all, they do not learn.',
      far: 'You travel so lightly that you belong a little wherever you sit. They peel you oranges in five languages. When they ask where home is, you look out, and there is your face on the dark pane, and lights are going through it. You would so much like to point at one of them.',
      ease: 'One gets on, one shares, one gets off. You have had a hundred homes, each for two stations. It is a good way to live. They have blurred a little. There was somebody with a village, you are almost sure, who wrote you an address, and it is in the peel of some orange or other.',
    },
    traits: {
      held: {
        light: 'You can be silent beside a stranger, and he arrives less alone.',
        shadow: 'You can long for a far shore so tenderly that you never buy a ticket.',
      },
      driven: {
        light: 'You open your bag, your heart and the window, and the whole carriage begins to talk.',
        shadow: 'You can be wholly carried away by a thing on Monday, and by its opposite on Thursday.',
      },
      loose: {
        light: 'You take the world for a relative, and mostly it behaves like one.',
        shadow: 'You can dissolve so well in a sunset that one has to come and look for you.',
      },
    },
    month: 'Share something to eat with somebody on the way, and ask where they come from.',
    last: 'You are allowed to peel the orange now, and to eat half of it yourself.',
    leads: {
      'courage hidden':
        'On the train you feel what everyone feels. What makes you cross gets off at the wrong station:',
      'learning delay': 'The orange has long been warm in your bag, and you wait for a better moment:',
      'learning ease': 'You stay for two stations, with people and with whatever you learn:',
      'learning far':
        'All of them can point to a light and say ‘there’. You ride past and wonder how they know:',
      'learning heat':
        'Nothing stands between you and a stranger’s village. Between you and a piece of knowledge there is a road:',
      'order delay':
        'Beside a stranger you are at home as things are. What you have made for them you hold back:',
      'order far': 'You sit down beside any stranger as you are. What you make among them has to be better:',
      'order heat': 'Whoever sits beside you is welcome as he is. The way he tells his story is not:',
      'patience delay': 'With a stranger you share a bench at once. What you love most you keep in the bag:',
      'patience heat':
        'A village that is only a name draws you at once. A street with washing on the line does not:',
      'provision delay': 'The orange stays in your bag, and much of what is yours stays with it:',
      'provision far':
        'You travel lightly and keep nothing for long. In your hand a present is never quite yours:',
      'service heat': 'Nothing stands between you and a stranger, and so the suitcase is soon in your hand:',
      'speech delay':
        'A tired stranger you understand without a word. Your own word to him has to be perfect:',
      'speech far': 'In a stranger’s village you are soon at home. Your own has no first word:',
      'speech heat':
        'Your heart is wide open. When somebody puts a suitcase before it, you are hurt at once:',
      'work delay': 'The orange is for later, and so is the seat where you could close your eyes:',
      'work heat': 'Beside you the other can rest. You yourself are already running to the next village:',
      'work hidden':
        'In a moment you are with whoever sits opposite. When your own work is done, you are not there:',
    },
    scenes: {
      'learning delay':
        'At home you have learnt the whole phrase book for this line. Tonight somebody asks in that language where we are, and you may be looking up ‘bridge’, which you have known for years. He takes you for a beginner. You felt how tired he was, and wanted to hand him a whole sentence.',
      'learning heat':
        'He unfolds a map, and your finger is on his village before he has found north. ‘And how does one get there?’ asks a woman, and under your finger there is perhaps only paper. To them you know every stone. Your heart had gone in a straight line, and the valley has bends.',
      'order far':
        'Somebody on the train asks you the way to a village, and you may draw it on a ticket a second and a third time, until each bend is right. The other has long had a hand on the door. To be reliable among strangers is a good wish, and one arrow answers it too.',
      'order heat':
        'He is telling how the bell rang for the flood, in the year nine. ‘Eleven,’ you say warmly, and perhaps you add the name of the river. He nods, makes the rest shorter, and believes that it bores you. You stood in his village with both feet, and read the date off the wall.',
      'patience delay':
        'On your knees is the notebook for the story of all these villages. The lamp is good, nobody gets in before the border, and you may sharpen the pencil and look out. The conductor supposes that you do accounts. You have shared so much on these benches, and this was to be the best.',
      'patience heat':
        'You took a room for the year in a village with a name like a bell. Now the baker says what he always says, and you may be reading the timetable at the pump. Homesick, they say. On the train it was told in one night, and the Wednesdays were left out.',
      'speech delay':
        'In your mouth is a sentence about the orange and the long night. You take out ‘long’, put it back, perhaps try it with a smile, and the brakes take hold. He lifts down his case, glad that you left him in peace. It was to weigh nothing on a tired man.',
      'speech heat':
        '‘Then keep your village,’ is out before you have moved your knees. ‘I mean to,’ says he, and shuts his eyes. That you loved its one street may come no further than the window. You were laughing at it, he believes. You were already living there, and had just been asked to get off.',
    },
  },
  10: {
    gift: 'You give yourself to a craft as cloth takes a dye, and people like it.',
    knots: {
      delay:
        'You dip the cloth, wait, and look. It is blue. You would like it to be the blue that you have seen in the night, and that has no name. So you dip it again. They have come with the money in their hands, and you hang it up wet and say: not yet.',
      heat: 'You are so much in it that it spills. It is everywhere, in your hair, on the wall, on the customer. You dip all that they have brought you, and what they are wearing as well. It is beautiful. One of them had wanted grey, for a particular day, and has not been able to say so.',
      hidden:
        'Your hands are blue to the elbow, and you wear gloves. In the shop you sell another man’s cloth. It does not feel right to you to put your name on a colour, it was there before, you only waited for it. So they praise his eye, and you look at your gloves and are quite pale.',
      far: 'You have to dye what they order here, by number. Forty-one, forty-two. You have such a feeling for what the cloth would like to be, and it goes down into the vat with its number on. By evening you are the colour of all those numbers, and it does not wash off.',
      ease: 'You put it in, you take it out, it is always some blue or other. One lets oneself be carried, one has a name. You do not look any more while it drips. A child asked you how you make it so blue, and you looked into the vat, and would have liked to know that again yourself.',
    },
    traits: {
      held: {
        light: 'You wait for a work until it says itself what it wants, and then it is right.',
        shadow: 'You can hide behind a task until it is the task that people greet.',
      },
      driven: {
        light: 'You give yourself to a thing with skin and hair, and it glows.',
        shadow: 'You can lose yourself so wholly in a calling that it has nobody to call.',
      },
      loose: {
        light: 'You can do quite different work on each day, and be at home in all of it.',
        shadow: 'You can let the vat decide each morning what you are to be.',
      },
    },
    month: 'Give one whole afternoon to a craft, and let the traces show on your hands.',
    last: 'Hang your cloth in the sun: people see the blue, and know by your hands who made it.',
    leads: {
      'courage hidden': 'They praise another for your blue, and you say nothing. It has to go somewhere:',
      'home delay':
        'At the vat you have customers to stop you. In your own rooms nobody says that it is blue enough:',
      'home heat': 'You are so much in the day that it spills over your own doorstep:',
      'learning delay': 'The blue is good and you call it practice. You practise for other things as long:',
      'learning far':
        'You have a feeling for cloth, but here everything goes by numbers that nobody explained:',
      'order delay': 'The customers have their money ready, and you see a blue that is bluer:',
      'order far': 'The number says which blue, and not how near is near enough. So you stop nowhere:',
      'patience delay':
        'For the customers you do dip the cloth. The finest one, which is your own, has never been wet:',
      'patience heat': 'A cloth you stay with until it is right. A plan takes longer than a cloth:',
      'provision delay':
        'Your cloth hangs wet and you say ‘not yet’. Of your own good things you say it too:',
      'provision far': 'You dye for others and take on their numbers. What is yours looks borrowed too:',
      'speech far': 'In this place one speaks in numbers. What you feel has no number:',
      'standing delay':
        'You put your whole self into the vat. So whoever looks at the cloth is looking at you:',
      'standing ease': 'The blue comes by itself, and so, by now, does the praise:',
      'standing heat': 'You are in the cloth with your whole self, and any comparison touches all of you:',
      'work delay': 'When the blue is right, people are content with it. You dip it once more:',
      'work heat': 'You dip more than they brought, and run further than you have to:',
      'work hidden': 'The blue goes out under another man’s name, and the pleasure goes with it:',
    },
    scenes: {
      'home delay':
        'You unlock your own rooms and see at once the sill that wants another coat, and the curtain, a shade too pale. Perhaps only the sill, you think. Guests are sure that this is how you rest. All day somebody came with money and said ‘enough’, and in here there is no counter.',
      'home heat':
        'A blue thumb is on the latch, then on the bread board, which comes down hard, and on a stool in your way. A customer is perhaps still arguing in your ear. The stool is to blame, they believe. You were dyed through since six, and a doorstep wrings nobody out.',
      'order far':
        'Forty-two is done, the slip is signed. You hold the cloth against the pattern, thread by thread, when the others have gone, and perhaps it needs one breath more of grey. They take you for a lover of numbers. Cloth has always told you when to stop, and you were listening.',
      'patience delay':
        'The fine linen lies in the chest, and today the vat is at its best. You hold one corner over the blue, and may carry it back because the light is going. Whoever sees it white believes that you like it so. It can turn blue for the first time only once.',
      'patience heat':
        'You wanted woad of your own, for the deepest blue, and dug the bed in a day. Now it is green like any weed, and you may be in the shed, dipping an old shirt. A whim, say the neighbours. A cloth answers while you look, and the woad had said nothing yet.',
      'standing delay':
        'Outside the merchant’s door you unroll a hand’s breadth of cloth, roll it up, look at your blue nails, and perhaps draw them into your sleeves. Inside they admire a master who takes time. It was more than cloth that you carried, and with full arms a bell hangs high.',
      'standing ease':
        'She feels the hem, says ‘thanks’, and folds the blue into her basket. You hold the string, and may look after her as far as the corner. The weather interests you, she supposes. In that yard it was called a wonder so often that a quiet buyer is hard to hear.',
      'standing heat':
        'At the fountain somebody praises the red of another dyer. You nod, and at ten at night you may have four vats on the fire, and have not made red for years. The street sees smoke and expects a wonder. One kind word went past, and so much of you was in the blue.',
      'work delay':
        'All the cloths hang in the yard, and the stool is in the evening sun. You scrape the ladle, turn a hem so that it drips better, and perhaps take one down again. The customers see a dyer who hates to sit. The blue of that night has no closing hour.',
    },
  },
  11: {
    gift: 'Where others see a heap of scraps, you see one blanket that keeps your friends warm.',
    knots: {
      delay:
        'The pieces are lying on the floor, and you push them about. This red beside that one, no. You know each of them, and where it comes from. It could be sewn. But one more friend is coming from abroad, with yellow, and you go on pushing. It is winter, and they sit round it in coats.',
      heat: 'You sew them together, all of them, tonight, because it is so beautiful. You have hardly looked at the edges. Now each tugs in a different direction, and the seam holds, and you are in the seam. They are very different, you had said so yourself. You had said it with shining eyes.',
      hidden:
        'You have put it together so that nobody sees a thread. They believe that they have always belonged to one another. It keeps them warm. Your own piece you left out, it did not match, it lies under the machine. And if they ever turn the blanket over they are going to look for it.',
      far: 'You see where each piece belongs, and that yours comes from other cloth. So you sew the rest together and keep your scrap in your hand. They are friendly, they hold it to this corner and to that. It need not be, you say, and sit at the edge of the blanket, with cold feet.',
      ease: 'So many colours, and all of them nice to each other. You lie upon it and look at the ceiling. Somebody goes, somebody comes, the heap changes. You used to move the pieces until it was a thing. Now you think they know by themselves, and there is a draught between the red and the green.',
    },
    traits: {
      held: {
        light: 'You can keep friends of every kind without asking them to match.',
        shadow: 'You can dream of the perfect circle, and let the real one go cold.',
      },
      driven: {
        light: 'You have one feeling for all of them, and it gets all of them onto the dance floor.',
        shadow: 'You can hope for a friend so hard that he has to disappoint you.',
      },
      loose: {
        light: 'With you the most unlikely people sit on one sofa, and nobody knows why it works.',
        shadow: 'You can be carried by whichever hope is passing, and be put down anywhere.',
      },
    },
    month: 'Bring two friends of different kinds to one table, and add something of your own.',
    last: 'Sew a piece of your own into the blanket as well, in the middle, where one can see it.',
    leads: {
      'courage hidden': 'Among them you hide every thread. What chafes you there shows elsewhere:',
      'friendship delay': 'For all of them you want one blanket. For one of them you lack the first stitch:',
      'friendship ease':
        'Once you put the pieces together yourself. Now you lie among them and wait to be asked:',
      'friendship heat': 'You sit in the seam, and every tug goes through you:',
      'learning delay': 'The pieces fit well enough to be sewn, and you have not threaded the needle:',
      'learning far': 'The others’ places you see at a glance. About your own you know less than anybody:',
      'order delay': 'You sew nothing while there is still a better place for the red:',
      'order far': 'Your own scrap finds no place, and so every other seam has to be perfect:',
      'patience delay': 'There is always one more piece to wait for, and your dearest plan waits too:',
      'patience heat': 'What can be sewn in one night you sew. What takes a winter does not hold you:',
      'provision delay': 'The pieces lie ready on the floor, and you wait for still another:',
      'provision far':
        'For every piece you find where it belongs, and keep your own in your hand. With gifts it is the same:',
      'provision hidden':
        'You see the pattern in everybody’s cloth. The blanket over your own knees you no longer see:',
      'standing delay':
        'Among your friends you fit every piece to the next. Whether you fit yourself, you are not sure:',
      'work heat': 'You sew them all in one night, and the morning does not stop you:',
      'work hidden': 'The whole blanket could keep you warm too. But your own piece lies under the machine:',
    },
    scenes: {
      'courage hidden':
        'A boy at the haberdasher’s brings you the wrong blue. ‘Am I invisible?’ comes out, and the reels perhaps tremble, and you with them. You must have waited long, he thinks, and runs. You have sat by that blanket all winter without a corner of it, and assured everyone that you were warm.',
      'friendship heat':
        'The red one and the yellow one had supper, on Thursday, without a word to you. Before light you may have unpicked them all, and at noon you walk past the telephone with your chin up. You needed a quiet week, they believe. You had sewn with your own thread, and so it pulled.',
      'learning far':
        '‘As we do at the hem,’ says one, and they all laugh and turn the edge in. You laugh with them, and at home you perhaps look for ‘hem’ in three books. In their view you know this blanket best. Each of them was shown that edge once, on some evening before you came.',
      'order delay':
        'Everything lies as it should, even the yellow. You thread the needle, then kneel down and exchange two greens that are alike, and perhaps exchange them back. Your friends blow on their hands and take it for your happiest hour. Once sewn nobody can be moved, and you wanted each to sit well.',
      'order far':
        'By the small lamp you go along the back of the blanket, where no one looks, until all the stitches are one length. Perhaps the third row again. Under the other half, they believe that you sew for pleasure. Nobody had told you how fine is fine, and you could ask only the needle.',
      'patience heat':
        'The blanket for your own bed has a splendid corner, made in one night. Now come the long seams, grey on grey, and perhaps your thimble is at a new heap of scraps by noon. What a head full of ideas, say your friends. You came for the colours, and that seam has none.',
      'standing delay':
        'On the stairs to your own friends you smooth a sleeve, go through what you could say and what is wrong with it, and perhaps sit down on the last step but one. You are planning a surprise, they think. Above, round your pieces, they have kept a place for whoever laid them out.',
    },
  },
  12: {
    gift: 'When you are alone after many people, you find rest, and words of your own.',
    knots: {
      delay:
        'The water has been going out for some time. You stand in it up to the knees. It has been a day with so many people. There is a strip of sand already, one could sit down. But you still feel one wave of theirs in you, and another, and wait for the last.',
      heat: 'It rises and rises, and you do not go to the shore, you throw yourself in. All of it is yours now, every sorrow that you brushed against since the morning. You swim, you swallow. When you are on the sand again, you see that for some of them it had only come up to the ankles.',
      hidden:
        'By day one sees a beach with chairs. No one knows what comes in at night, and how high. You have marked it, on the inside of a door, with dates. In the morning you rake the sand. They lie down on it and say what a calm place, and does it never get rough here?',
      far: 'It is a strange coast. You do not know when the tide turns. You sit among people who have walls against such things, thick ones, white, and whose sorrow you feel all the same, through the stone. You have none, and nobody has shown you where one goes here when it rises.',
      ease: 'The sea is flat, it is mild, you lie in the shallows. It comes, it goes, you do not get up for it. One could say that this is peace. You have lain there so long that you do not know any more if it is the ebb you are waiting for or the flood.',
    },
    traits: {
      held: {
        light: 'You can be alone with the sea in you, and come back with a shell for somebody.',
        shadow: 'You can go under so quietly that people think you are diving.',
      },
      driven: {
        light: 'You weep for what nobody weeps for any more, and it is less lost.',
        shadow: 'You can open every gate at once, and call the flood your nature.',
      },
      loose: {
        light: 'You can let a feeling go out with the tide, and wave to it.',
        shadow: 'You can be washed away by anything that is sad and in tune.',
      },
    },
    month: 'After a day with many people, walk for half an hour alone before you speak.',
    last: 'There is a strip of dry sand by now, wide enough for one: sit down on it.',
    leads: {
      'courage heat': 'A sorrow you let in to the last drop. With a sharp word you do not wait for the end:',
      'courage hidden': 'The beach stays smooth for all who lie there. The flood breaks somewhere else:',
      'learning delay':
        'The sand is dry enough to walk on. You let one more wave go first, as before every beginning:',
      'order delay': 'Your day is not over while one wave still moves, nor your work while one doubt does:',
      'order far': 'Without a wall of your own you protect yourself with care:',
      'patience delay':
        'Other people find you at any state of the tide. What you love is to find you perfectly calm:',
      'patience heat':
        'What other people feel carries you for a whole day. A plan has to be rowed on still water:',
      'provision delay':
        'What others lack you feel by evening in your knees. How full your own cupboard is you do not feel:',
      'provision far': 'You build no wall on this coast, and keep nothing for good:',
      'service delay': 'Their last wave has to be out before you sit down:',
      'service heat': 'You jump in before anyone has called, and swim for all of them:',
      'service hidden': 'In the morning you rake the sand for everyone and leave no footprint of your own:',
      'speech hidden': 'You mark the floods where no one reads them, and your wishes beside them:',
      'trust heat':
        'Other people’s sorrows come in freely, for you have no wall. So there is no door to open slowly:',
      'work delay': 'The strip of sand is there, and you leave it empty:',
      'work heat': 'What others need carries you all day. In the evening they have gone, and you still swim:',
    },
    scenes: {
      'courage heat':
        'A friend says something in passing, and you may have answered before her tone has gone all the way through you, like a wave. She sees only how sharply it came, and looks into her cup. You felt something and took it to be meant for you. There was no ill will in it.',
      'order far':
        'You have been asked for a short note, and may write it again and again, until no word in it could touch anybody in the wrong place. They read it in the doorway, nod, and think that you write easily. Whoever feels so much would like to hurt nobody, and a plain line hurts nobody either.',
      'patience delay':
        'The little boat that you are carving lies on the sill beside its knife. You look at your fingers, in which the day hums, and may move the boat out of the draught until a calmer night. Visitors take it for an ornament. It was to have a quiet hand, and yours held many.',
      'patience heat':
        'In the first week you swam to the buoy each morning, and the whole bay shone. Now it is the buoy again, grey, and you may stand up to the ankles with your towel on. Too cold for you, they suppose. A flat bay carries no one, and you were swimming alone.',
      'provision delay':
        'You have come in wet from other people’s weather, and in the cupboard is the thick blue jersey, still pinned. You feel the wool, think of February, and perhaps take the thin one. You like fresh air, they suppose. So much cold had gone through you that one jersey looked like too few.',
      'service delay':
        'You have asked the last of them if she got home, and made up a bed for a guest. ‘And you?’ somebody asks. ‘Perhaps after this wave.’ And you go to see who is still awake. The evening is yours, they believe. So much came in, and it goes out slowly.',
      'trust heat':
        'On a bench a woman says that the day was long. You have hold of her hand, and may be telling her your worst night. She laughs a little, and you turn stiffly to the sea. Warm and shy, she thinks. You have no wall, and so there was nothing to knock at.',
      'work delay':
        'There is a dry patch of sand, just your length. You pick the weed off it, carry the weed up the beach, and perhaps set straight a row of stones. From the houses you seem to enjoy it. The water laid down one thing after another, and did not say which was last.',
      'work heat':
        'They have gone home, dry and comforted. You haul in the boats, coil the lines, and perhaps scrub the slip by lantern light. Behind the bright windows they say that you must be made of rope. You swallowed much sea for them, and a swimmer’s arms go on a while on land.',
    },
  },
}
