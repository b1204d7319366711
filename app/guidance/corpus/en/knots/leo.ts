import type { SignKnots } from '#app/guidance/corpus/knot-texts.ts'

/** Knots of a lot in Leo, by its place. */
export const LEO: SignKnots = {
  1: {
    gift: 'You show yourself as you are, and others then dare to do it too.',
    knots: {
      delay:
        'You want your ‘here’ to come out right, and so you go through it once more before you say it. The list is read on. You stand in the room with a good clear voice and wait for your name to come round again, while somebody makes a mark for absent.',
      heat: 'Sometimes the list is not even open, and your ‘here’ already fills the room. It makes the shy ones look at their shoes. You only wanted to be counted, and afterwards you can hear your own voice still standing there while the next name is called.',
      hidden:
        'Your ‘here’ is so clear and cheerful that everybody takes it for the whole of you. They tick the name and read on. That you are tired today, or glad of something, is on no list. You sit down again in full daylight, and have seldom been so well hidden.',
      far: 'In a strange house you do not know under which name you are on the list, and so you let the others answer first. Your step grows small and your voice polite. Later somebody says they forgot that you were there, and they mean it kindly.',
      ease: 'People know your voice so well that they tick your name before you have answered. It is pleasant, and little by little you answer without being present. Then somebody asks what you think, and the clear ‘here’ comes out with nothing behind it.',
    },
    traits: {
      held: {
        light: 'You take your time before you stand up, and when you speak the room has the whole of you.',
        shadow:
          'You can guard your dignity so well that nobody meets you, and call the closed door good manners.',
      },
      driven: {
        light:
          'Where everybody waits to see who goes first, you stand up, and the air in the room gets lighter.',
        shadow: 'You can fill a silence that belonged to somebody else, and be the last one to notice.',
      },
      loose: {
        light: 'You need no stage. You walk in, say good morning, and people feel that the day has begun.',
        shadow: 'You can put on the face that each room expects, until your own surprises you in the mirror.',
      },
    },
    month: 'Say once among people what you really like, before anyone else has said it.',
    last: 'Say your ‘here’ when your name is called, and then listen for the next one.',
    leads: {
      'courage delay':
        'When your name is called, you do stand up in the end. When you are hurt, you sit still:',
      'courage far': 'A voice like yours does not stay small for ever in a strange house:',
      'courage heat':
        'You answer for yourself gladly and aloud. When somebody only asks, you hear that you are accused:',
      'friendship far': 'Your ‘here’ is ready, and among strangers it has to be called:',
      'patience delay':
        'A name that is called gets its answer from you. A wish of your own calls more softly:',
      'patience ease': 'You answer at once when your name is called. On a free day nobody calls it:',
      'patience heat': 'You are the first to call ‘here’. To be still there at the end is harder:',
      'standing delay':
        'You are glad to be seen once you are in the room. Outside it you are strict with yourself:',
      'standing far': 'When you are called by name, you know who is meant. Here nobody calls it yet:',
      'standing heat': '‘Here’ is said, and you would be content, if no other name were called:',
      'work hidden': 'When the work is done you call ‘here’. Your joy does not answer to its name:',
    },
    scenes: {
      'courage delay':
        'Since September they have said your name wrong, and you have nodded. Today somebody takes the chair by the window, and you say the name, right, three times, so that the glass perhaps rings. They stare and suppose that it is your chair. It was the name that had stayed sitting for so long.',
      'courage heat':
        '‘Were you the one who came at nine?’ she asks, and you have said, for all to hear, that nine is not late. A bag was found at nine, and she holds it, perhaps, a little closer. The room supposes that you slept badly. You heard your name called, and a call you answer.',
      'friendship far':
        'You may stand beside the coats in a strange house with your own name ready in your mouth. Around you the talk goes on, and each of them supposes that you came with another. To wish to be called is nothing to be ashamed of. A name can be said in a small voice too.',
      'patience delay':
        'The violin is tuned, and the flat is empty. You rub the bow, move the stand into the light, and decide on Friday. A string gives a sound, perhaps, as you close the case. Downstairs they say that you gave it up. It was to get your clearest ‘here’, and this was only Thursday.',
      'patience ease':
        'You are up early, with a clear head. You could paint the door, or go to the river. You hold the brush, lay it down, look up the boats, and it may be four already. The neighbours see the ladder and call you busy. Today no list was read with you on it.',
      'patience heat':
        'You signed first for the play, in large letters. In the fifth week you are the guard again, with one line, and perhaps already reading the notice about the regatta. The others guess that you wanted a bigger part. In a fifth week no bell rings, not even for the king.',
      'standing delay':
        'In the corridor you put back your shoulders, look at your shoes and try your first words on the coat hooks. They sound thin, and perhaps you begin again with the shoes. Inside a seat is kept, and they blame the trams. Coat hooks are poor listeners for a voice like yours.',
    },
  },
  2: {
    gift: 'You deal openly, so people know where they stand with you.',
    knots: {
      delay:
        'A price that can be read from the street has to be the right price, and so the chalk stays in your hand. You wipe the board and work it out again. Customers pass, look at the empty board, and suppose that the shop is closed.',
      heat: 'You say the sum before anybody has asked, loudly and to the last coin, because a hidden cost would shame you. Mostly it clears the air. At times it is flung on the counter like a glove, and a person who only wished to look has to defend themselves.',
      hidden:
        'Every price of yours hangs in the window, so openly that nobody looks for another. One sum is on no board: what it costs you to be clear and cheerful with everybody, all day. You carry it upstairs after closing, and pay it in the dark. People say ‘honest’, and mean the figures.',
      far: 'You have set up your board in a street with other customs, where a price is only the beginning of a talk. So you ask less than the thing is worth, before anyone can haggle. They go away pleased, and you look at the board as if somebody else had written it.',
      ease: 'Your sums have come out right for so long that you no longer read the board. The chalk is old and the figures are those of another year. People pay what it says and thank you, and neither they nor you ask whether it is still true.',
    },
    traits: {
      held: {
        light: 'You check a sum until you can put your name to it, and people lean on such a name.',
        shadow: 'You can be so careful to owe nobody that nobody is allowed to give you anything.',
      },
      driven: {
        light:
          'You put the figures on the table at once, and a quarrel that was coming finds nothing to eat.',
        shadow: 'You can turn honesty into a duel, and count out to people what they had already forgiven.',
      },
      loose: {
        light: 'You pay gladly and round up. Whoever shares a bill with you soon stops doing sums.',
        shadow: 'You can keep up the shop window while the shelves behind it are left to chance.',
      },
    },
    month: 'Put one price, one account or one rule of yours in plain words, where others can read it.',
    last: 'Your word is good, and it is worth as much when you speak for yourself.',
    leads: {
      'courage delay': 'Every price is to be right before you write it up, and so is every complaint:',
      'courage far': 'You come down with your price, and smile, and somewhere in you it is counted:',
      'courage heat':
        'Your figures are open to anyone’s question. When your name is questioned, you do not listen to the end:',
      'friendship far': 'You speak openly over your own counter. In another street you hold back:',
      'order heat':
        'Your own board is right to the last coin. At other people’s boards you cannot walk past:',
      'provision delay':
        'What a thing costs others you tell them in the end. What you can afford you never finish counting:',
      'provision ease': 'Your sums come out, and you have long stopped asking what they are for:',
      'provision heat': 'Your own sums are clear and honest. What lies in another window still upsets them:',
      'standing delay': 'A price has to be right before you let it be seen, and so have you:',
      'standing far': 'At home you write your price yourself. In this street you let others write it:',
      'standing heat':
        'Your own name, with ‘honest’ beside it, does you good. Beside another name the word is harder to hear:',
      'standing hidden': 'Your prices hang in the window for all to read. How tired you are hangs nowhere:',
      'work delay': 'There is always a sum to work out again:',
      'work far': 'Here you ask too little for your goods, and too much of yourself:',
      'work heat':
        'Other people get a clear sum from you, with a line under it. Under your own day you draw none:',
      'work hidden':
        'Every sum is right when you close up, and your heart is already upstairs with the bill:',
    },
    scenes: {
      'courage far':
        '‘For eight?’ ‘As you like.’ ‘With string?’ ‘As you like.’ You carry it to his cart and let the last coin be. At the fifth wish your hand hits the board, and the chalk perhaps breaks. He had taken it all for custom. Four times you paid the difference, and nobody saw it.',
      'courage heat':
        '‘How do you work out this figure?’ says a man, and already you have said that nobody has been cheated here. He is opening a shop and wished to learn it, and now he perhaps takes it for a secret. The figure you would gladly have explained, and what you heard was your name.',
      'friendship far':
        'At the traders’ supper you know each by their board, the cheese, the lamps, the rope. You stand where one can see you, your name ready, and your glass is perhaps still full. They assume that you wait for a friend. Without a counter before it, a name is hard to say first.',
      'order heat':
        'You only wanted onions. The card says three for two, with a sum that does not follow, and you have written it out properly before the woman can put down her bread. She feels, perhaps, that you take her for a cheat. You gave her card the care that your own board gets.',
      'provision delay':
        'Under the till lies an envelope for new boots. You count it again. It would do, and then you think of the roof, and perhaps of the roof after that. Customers take you to be fond of the old boots. Every other sum has somebody who asks for it, and this one has not.',
      'provision ease':
        'The sums come out, there is money over, and the till is shut. You open it again, look into the tray, and then into the catalogue, perhaps for a larger till. Visitors see full shelves and say that you have arrived. Your finger goes on because there was so often a next line.',
      'provision heat':
        'The brass scales are new and paid for, and all morning you were glad of them. At noon you see those in the corner shop, with a clock in them. Yours are perhaps a shade duller when you come back. Customers admire them and imagine you proud. They weigh as truly as at eleven.',
      'standing far':
        'A woman finds you cheap, and you are cheap. A man winks, and you are sly. The old one next door shakes his head, and until noon, perhaps, you search for the flaw. All they noticed is that you are polite. This street writes with a chalk that you are still learning to read.',
      'standing heat':
        '‘One honest man is left in this street’, says a customer, and means the cobbler. By evening you have lowered three prices and hung up a second board, and perhaps your back hurts. People hope for a sale. Your figures were right all day long, and his praise took no coin out of them.',
      'work delay':
        'The till is right and your coat is on, and then you see that the sevens are not all alike. You write the board new, and find a smear on the window, and perhaps you can sit down on Friday. Passers-by call it good trade. Each seven was to look people in the face.',
      'work heat':
        'The stock is counted, and each price hangs straight. You take the ladder to the sign, then to the gutter, then carry boxes from left to right, and the street lamps are perhaps going out. The baker admires you. There was still chalk on your fingers, and it wanted something to write on.',
      'work hidden':
        'The last customer thanks you, and the till is right at the first count. You wait to be pleased, and perhaps you straighten the pencil. The gladness has gone upstairs and taken off its shoes. From outside one sees a contented shopkeeper. You had lent it to everybody since eight in the morning.',
    },
  },
  3: {
    gift: 'A friendly word of yours can turn the day of whoever hears it.',
    knots: {
      delay:
        'Since one word of yours makes people look up, it is to be a good one. You lean over the balcony and wait for it, and the person below has turned the corner. You keep the joke for their next walk. It grows older and finer, while the street gets used to a silent balcony.',
      heat: 'From a balcony one hears only one’s own voice. You call advice down before the person has told you where they are going, and it is often good advice. They wave and walk faster, and you are left with the echo, a little surprised at how loud the street is.',
      hidden:
        'You call so many good words down that nobody thinks of calling one up. They see a laughing head above the flower pots and walk on with a better day. The room behind the balcony has its quiet hours, and the street knows nothing of them. When you do not appear, people say that you must be out.',
      far: 'You have moved, and on the new street people greet differently. Yours comes out too warm, or a moment late. So you study how others do it and call down what they call. It is correct. But nobody looks up smiling, because the voice could be anyone’s, and you feel that too.',
      ease: 'Your greeting falls on everybody alike, like water from a flower pot. They like it, and they no longer look up. The one who needed a particular word today has received the general one, and you have gone in to breakfast with a good feeling.',
    },
    traits: {
      held: {
        light: 'You save praise for the thing that earned it, and people keep such a sentence for years.',
        shadow: 'You can polish a remark for so long that the moment for it has left the street.',
      },
      driven: {
        light: 'You say the good thing at once and aloud, and a sour morning turns round in the middle.',
        shadow: 'You can answer the first half of what somebody says, and never hear of the second.',
      },
      loose: {
        light: 'You talk to everybody as if they lived next door, and after a while they do.',
        shadow: 'You can be so agreeable with each neighbour in turn that none of them knows your mind.',
      },
    },
    month: 'Greet one person a day by name, and add one true and friendly word.',
    last: 'Call once more from your balcony: the whole street would know that voice anywhere.',
    leads: {
      'courage delay':
        'Praise and jokes you call down when they are ready. A hurt you take in from the balcony:',
      'courage far': 'You call what they call, and swallow what you would have called yourself:',
      'courage heat': 'From your balcony you seldom hear a sentence to its end, and a sharp one never:',
      'friendship far':
        'From your own balcony you greet first. Down in a strange street you wish that somebody would greet you:',
      'learning delay':
        '‘Good morning’ you call to anybody. What you have learned you keep until it is finer:',
      'order heat': 'From a balcony you see each untied shoe, and you call down at once:',
      'speech delay':
        'With the whole street you are at home. For the one who needs a word, yours has to shine first:',
      'speech ease': 'You greet the whole street at once, and the word for one person stays upstairs:',
      'speech heat':
        'Your praise comes down from the balcony whole. What you call when you are hurt does not:',
      'standing delay':
        'From the balcony your voice is full, once the word is right. On other people’s steps you wait longer:',
      'standing far':
        'On your own street you call out who you are. Where nobody knows you, you are less sure:',
      'standing heat':
        'You call praise down to everyone. When it is called past you to somebody else, you cannot stay still:',
      'standing hidden': 'The street knows the balcony, and nobody knows the room:',
      'trust delay': 'From the balcony you know everyone by name. To open the door takes you longer:',
      'work far': 'Your greeting sounds wrong on this street, and so you would rather have your hands full:',
      'work hidden': 'You send good days down into the street, and none comes upstairs:',
    },
    scenes: {
      'courage delay':
        'For three weeks their bins have stood under your geraniums, and you have called down ‘good morning’. Today somebody leans a broom there, and your voice goes from wall to wall, perhaps with all the dates. To him it is about a broom. Three weeks are long to carry such a voice indoors.',
      'courage heat':
        '‘Must you always’, calls the man below, and you have told him, with the street for a witness, what he does himself. He had meant ‘lean out so far’, and folds his newspaper perhaps very small. The windows take it for an old quarrel. Only three words had come up to you.',
      'friendship far':
        'At the table in the yard you know who is who: Lena, the two brothers, the one with the drum. You stand by the wall with a full glass, and perhaps smile at the drum. They suppose that you expect somebody. After calling out so many names you know what one is worth.',
      'order heat':
        '‘Your left lace’, you call, and ‘the station is that way’, and, to the one with the satchel, ‘it is Wednesday’. All of it is true, and some perhaps change pavements. They feel watched. You had come out only to say good morning, and the lace was lying open.',
      'speech delay':
        'She walks below with her head down, and this word is to be hers alone. ‘Courage’ is too large. ‘I saw you’ is perhaps too little. The tram doors close, and for her the balcony was empty. You had left the jokes inside on purpose, and without them you are slow.',
      'speech ease':
        'For half an hour you have called down to her about melons, and she laughed. In the kitchen, with the bread knife, you remember, perhaps, that you meant to ask why she had been crying. She tells people that you cheer her up. You did, and that question was too soft for three floors.',
      'speech heat':
        '‘So you still know the way’, you call down after a month. ‘I have missed you at this railing’ is on your tongue, and your friend is perhaps already at the corner. She feels unwanted. A complaint carries across a street, and for the other thing one has to stand near.',
      'standing delay':
        'You are asked for seven, two doors along. At seven you comb your hair in the glass of their meter, try ‘good evening’ low, then as usual, and perhaps go down to arrive better. Upstairs somebody hears a radio. On a balcony nobody sees your shoes, and on a mat you are all there.',
      'standing far':
        'One laughs at your greeting, and you are funny. One walks on, and you are too loud. ‘Well, well’, says the woman with the dog, and you try it, perhaps, before the mirror. They noticed a new neighbour. On the old street your own voice told you this, and here it is still hoarse.',
      'standing heat':
        '‘What fine geraniums’, somebody calls, to the balcony on the left. You agree, laughing. By noon you have bought eight pots, and by evening they hang there, perhaps with a flag. The street wonders what holiday it is. That word was for one box, and nobody had taken a leaf from yours.',
      'standing hidden':
        'You water the pots at the front, laugh down twice, and go in. At the back, in the old jumper, you sing a song without a joke in it, and stop, perhaps, when the stairs creak. For the street you have gone out. It is the same voice, and it sits well there.',
      'trust delay':
        'She has waved each morning for six years, and in winter she carried up your coal. Now she asks to come up for coffee. You call back a joke, and ask, perhaps, who else she drinks with. To her it sounds like a party. From a balcony one sees much hat and little face.',
    },
  },
  4: {
    gift: 'People grow warm around you, and stay longer than they had planned.',
    knots: {
      delay:
        'You want the room to be ready before you sit down in it. So you sweep once more, and lay on another log. The others are warm and would stay for hours, and only your own chair is empty. You hear them laugh through the kitchen door, and dry the last plate twice.',
      heat: 'You heap on wood until the windows have to be opened. Everybody is to have it warm, now, and whoever moves his chair away hears about it. The house is never cold. But a guest needs a draught of air at times, and looks for reasons to stand at the door.',
      hidden:
        'Your fire burns in the back room. It heats the whole house, and people praise the thick walls. You carry the ash out before they are awake, and would like it if somebody, once, put a hand on the stove and asked who keeps it going.',
      far: 'It is another’s hearth at which you kneel. You know how to lay a good fire, and ask for each log. At home you would have thrown the door wide open; here you sit on the edge of the warm circle and laugh softly, as guests do.',
      ease: 'The house has been warm for so long that nobody speaks of it. You sit in your usual chair, they in theirs, and the talk runs on its old track. One evening you notice an empty stool, and none of you can say how long it has stood so.',
    },
    traits: {
      held: {
        light:
          'You keep a small fire going through long nights, and in the morning there is still a glow to blow on.',
        shadow: 'You can guard the warm room so strictly that it becomes a place where one whispers.',
      },
      driven: {
        light: 'You get up, move the chairs together, and an evening that was falling apart begins again.',
        shadow: 'You can be so generous a host that nobody under your roof gets to be one.',
      },
      loose: {
        light: 'You are at home wherever a kettle boils, and people find that they are at home there too.',
        shadow: 'You can take the warmth for granted that somebody else has carried in, log by log.',
      },
    },
    month: 'Make one corner of your rooms so warm that somebody stays longer than planned.',
    last: 'Draw up your own chair too; the fire does not need watching every minute.',
    leads: {
      'courage delay': 'The fire for the others burns openly. What glows in you stays behind the stove door:',
      'courage far': 'Beside your own stove you would say that you are cold. Here you smile and wait:',
      'courage heat': 'Whoever moves a chair away has said nothing yet, and you have heard enough:',
      'friendship far': 'At your own stove you throw the door open. At another’s you stay on the edge:',
      'home delay': 'They sit in the warm, and you see the next log and the next plate:',
      'home ease': 'Everyone sits in the usual chair, and the talk runs on its old track:',
      'home heat': 'You heat the house until the windows open, and what you burn comes from outside:',
      'service delay':
        'The stove is for everyone, and you know it best from the side where one puts the wood in:',
      'standing delay':
        'Beside your own stove you are sure of your place. On the way to another house you lose it:',
      'standing far':
        'By your own stove you are the host. Beside a strange fire you do not know what you are:',
      'standing heat': 'You hear each chair that moves away from you:',
      'standing hidden': 'Your guests see the warm room. They have never seen the one who carries the ash:',
      'work delay': 'Chairs move closer to your stove. Your own stays empty while there is a plate to dry:',
      'work heat': 'The house has long been warm enough, and you are still carrying wood:',
      'work hidden': 'Chairs move closer to the stove, and you are at the back with the ash:',
    },
    scenes: {
      'home delay':
        'You come in with cold hands, and before the warmth reaches you, you have perhaps seen the crumbs and the soot on the tiles. Your coat stays on while you sweep. They say that nobody keeps a house as you do. All day you have known the stove from the side of the work.',
      'home ease':
        'You push the empty stool with your foot until it scrapes. Then you say that somebody turns his pages very loudly, perhaps only so that something should answer. They think that you are tired, and turn them more softly. The room was so warm and still that your own voice wanted company.',
      'home heat':
        'The stove door slams, then the drawer, and the log goes in so hard that sparks jump. You are still answering a man at the counter, long gone to supper. In the armchairs they perhaps blame the draught, and draw in their feet. It was heavy to carry, and here your arms let go.',
      'service delay':
        'You pour the last of the soup into the last bowl, carry it in, and eat a crust over the sink. ‘And you?’ somebody calls through the door, and perhaps you call that you have had plenty. They believe it and laugh on. Among so many full bowls it was easy to overlook one.',
      'standing delay':
        'On a neighbour’s step you hold a cake in both hands, smooth its edge, look at your shoes, and ask yourself if all this is good enough. Perhaps the middle has sunk. Inside they think somebody needed you at home. You hold this house so high that even its doormat seems to question you.',
      'standing far':
        'The host nods at your log, and you are skilful. His sister looks past you, and you are in the way. You go round the faces, perhaps twice, and in each you are somebody else. They see a kindly guest. The light you were reading by was another’s fire, and it flickered.',
      'work delay':
        'The plates are dry, and on the way to your chair you see the ash pan and the empty log basket. Perhaps tomorrow, you think, when both are done, you can sit. They believe that you like to stand. The ash is there because it has been warm, for you as well.',
    },
  },
  5: {
    gift: 'You give gladly, and being with you feels like a feast.',
    knots: {
      delay:
        'The largest piece is for the guest, and so it has to be a beautiful one. You turn the melon to the light, lay the knife on it, and take it off again. Spoons are lying ready, the talk grows thin, and a child has found the bread, when you make the first cut at last.',
      heat: 'You cut quickly and in large pieces, and put one on a plate that was already pushed back. ‘Go on’, you say, and laugh. They eat it for your sake. You had wanted to give them pleasure, and did not see the hand that was held over the plate.',
      hidden:
        'When the melon is shared out, your own slice is the one that somehow was not there. You say that you had some while cutting. It has happened so often, and so cheerfully, that people have come to believe you do not care for sweet things.',
      far: 'You know how to give, and here the melon is theirs. With empty hands you are not sure how one comes to a table. So you wait for a nod, and when a plate reaches you, you hold it out to the next person. They suppose that melon is not for you, and talk across you.',
      ease: 'You cut and hand round as you do each summer, and they hold out their plates. There is plenty. Somewhere in the second hour it is clear that the laughter comes by itself, without anything funny, and your thoughts have gone for a walk in the garden.',
    },
    traits: {
      held: {
        light: 'You watch who has had least, and the fair share on the last plate is your doing.',
        shadow: 'You can put off a pleasure until everything about it is perfect, and then serve it cold.',
      },
      driven: {
        light:
          'You start the game, the song or the second helping, and the shyest guest is drawn in with it.',
        shadow: 'You can wish people joy so hard that in the end they have to perform it for you.',
      },
      loose: {
        light: 'You let things be enough, and the plainest supper with you has something of a holiday.',
        shadow: 'You can leave the pleasure to the others for so long that you forget what yours was.',
      },
    },
    month: 'Share one good thing out generously, and eat your own piece slowly.',
    last: 'There is a slice of melon for you as well, and nobody is counting.',
    leads: {
      'courage delay': 'You want every guest to laugh, so what hurts you is kept off the table:',
      'courage far': 'You hold the plate out to the next person, and your hunger grows under the smile:',
      'courage heat': 'At a plate pushed back you only laugh. At a doubtful word you do not:',
      'friendship delay':
        'The guest waits for the largest piece, and some friends never hear that there is a melon:',
      'friendship far':
        'With a melon under your arm you would walk straight in. With empty hands you do not:',
      'friendship heat': 'Everyone gets a piece from you. When a plate goes past you, it cuts deep:',
      'order delay':
        'A meal is good once everyone has laughed. In your other work nothing tells you when it is:',
      'order ease': 'There is plenty, and your thoughts have gone to another summer:',
      'order heat': 'At your table nobody counts. Over other people’s work you have counted already:',
      'patience delay':
        'For guests you do cut the melon at last. What you look forward to alone you leave whole:',
      'patience heat': 'Your table is a feast as long as everybody laughs, and a plan as long as it is new:',
      'standing delay':
        'The piece must be worthy of the guest. When you are the guest, you must be worthy too:',
      'standing far':
        'When you are the one with the knife, you know your part. Where others cut, you do not:',
      'standing heat': 'A larger slice for somebody else makes you glad. Larger praise does not:',
      'standing hidden': 'You laugh and say that you have eaten, and everybody believes it:',
      'work hidden': 'You cut fairly, down to the last slice, and do not taste it yourself:',
    },
    scenes: {
      'courage heat':
        '‘That is a large piece’, somebody says, and you have already answered that nobody is forced to eat here. The spoon stops in the air. It may have been joy. The others see a host who stands firm. You had cut it fondly, and a word about it went straight to that place.',
      'friendship heat':
        'The photograph shows a long table and a melon cut by another hand. Your toast grows cold, and by eleven you have crossed out six guests in your head. You turn the telephone face down, perhaps twice. They believe that you had guests. It hurts in the same place from which you give.',
      'order delay':
        'The place cards for Saturday are written. You hold each against the lamp and write one again, for perhaps a letter leans. Through the wall they hear the paper and think that you are enjoying yourself. Ink does not laugh back as a table does, and so nothing told you that it was enough.',
      'order heat':
        'You are still wiping the knife when a friend holds up the birthday card that everyone has signed. ‘Two n’s’, you say, and your finger is on the name. Perhaps she was asking about the drawing. They think you search for such things. It had met your eye as a seed meets the tooth.',
      'patience delay':
        'When the guests have gone, you take out the paints that you gave yourself in spring, and open them. All the little squares are whole. Perhaps on Friday, you think, and close the lid. People believe that they are not to your taste. You showed them the respect that you show a guest.',
      'standing delay':
        'Tonight you are asked to theirs. On the step you go through it: the flowers are few, the collar is crooked, the first joke is old, and perhaps you walk round the block. Behind the curtain they say you are taking your time. You had known such tables only with the knife in hand.',
      'standing far':
        'The plate has gone on. The hostess smiles, and you are welcome. The man beside her is silent, and you are one too many. Before the dish is empty you may have been five different guests. They guess that you want salt. At home the knife in your hand tells you who you are.',
    },
  },
  6: {
    gift: 'You lead from among the others, and carry as much as they do.',
    knots: {
      delay:
        'You stop it for everybody, and so you want to be certain for everybody. For an hour you have seen where it leads, and your hand lies near the switch. One of them nods to you, another has not been asked. The belt runs on, and they all look at your hand.',
      heat: 'You hit the switch, and the whole hall is silent. Somebody had to. But you have already said what everyone should do now, and in what order, with oil on your sleeves. They are thankful for the pause and tired of the speech that fills it.',
      hidden:
        'You oil the machine before the shift and put right what others left crooked. It is your way of leading, and it leaves no trace. When people thank the one who happened to stand in front, you clap too, and your back tells you at night what the day was.',
      far: 'You see at once who is too tired to go on, and elsewhere you would have stopped the machine. Here the switch belongs to others, and you are new. So you stay beside them until late, mend quietly what goes wrong, and ask permission for what needs none.',
      ease: 'The work goes so smoothly under your hand that everybody leaves you to it. You have long since stopped counting what you lift. Nobody forces you, and so nobody says stop, and the hall is swept each evening by the one who also opens it in the morning.',
    },
    traits: {
      held: {
        light: 'You look long enough to see who is really tired, and then the break comes to the right one.',
        shadow:
          'You can stay the last at the bench night after night, and think that this is what loyalty looks like.',
      },
      driven: {
        light: 'When a thing is too heavy for one, you are the first to take hold of a corner.',
        shadow:
          'You can take a tool out of somebody’s hand to help, and leave them standing with empty ones.',
      },
      loose: {
        light: 'No task is beneath you, and for that reason nobody near you is ashamed of theirs.',
        shadow: 'You can serve wherever you are put, and wait for somebody else to see what you could do.',
      },
    },
    month: 'Take the same share as everyone in one job, and say when it is time to stop.',
    last: 'Stop the machine for yourself one day, and see how glad the others are.',
    leads: {
      'courage delay': 'For the machine you find the switch in the end. For a hurt you find none:',
      'courage heat': 'Your hand is fast at the switch, and your mouth is faster when somebody objects:',
      'friendship far': 'You ask permission for what needs none, even for a place in the talk:',
      'order delay':
        'For others you stop the machine with shaking knees. Over a work of your own you stand longer still:',
      'service delay': 'You ask each of them how long they can go on, and your own knees you do not ask:',
      'service heat': 'Your hand is at the switch before anyone else has dared, and it stays there:',
      'standing delay':
        'Before you stop the machine you want to be certain for everybody. Of yourself you are still less certain:',
      'standing far': 'With others to lead you know your place. Where you only follow, you look for it:',
      'standing heat': 'In the silent hall one voice is enough to start you again:',
      'work delay': 'Your hand waits near the switch until all are asked. Your own rest waits even longer:',
      'work far': 'For others you would stop the machine. For yourself you do not dare to pause:',
      'work heat': 'The machine stands still because you stopped it. You yourself are still running:',
      'work hidden':
        'When you stop the machine, you can breathe. When a piece of work is done, you forget to:',
    },
    scenes: {
      'courage delay':
        'For three weeks you have worked beside the man who joked about your knees, and said nothing. Today he takes your mug from its hook, and it all comes out, louder than the belt. He perhaps thinks that the mug was a present. You had kept the peace for everyone in the hall.',
      'order delay':
        'On your own bench lies the small box, screwed and oiled. You turn it to the lamp, loosen one screw, tighten it, and feel its edge. It was perhaps smoother before. Those who wait believe that you cannot part from it. A machine has a switch that says ‘finished’, and this box has none.',
      'service delay':
        'You send one to the bench and another for water, and take the third one’s place, your knees against the frame. ‘And you?’ somebody asks. ‘Later’, you say, perhaps for the fifth time. They believe that you do not tire. With your eyes on so many faces you had none left for your knees.',
      'service heat':
        'You have the cover off and the broom in your hand before the first has found his gloves. Then nobody holds the lamp for you, and you say so, perhaps too loudly. They stand aside, so as not to disturb you. Your hands were quick for their sake, and there are only two.',
      'standing delay':
        'Outside the office you go over it all: the figures, the oil under one nail. You hear already what they could ask. Perhaps the third figure is wrong, and you go down again. Inside they have poured you coffee. You answer for so many people, and had brought all their questions to one door.',
      'work far':
        'At lunch there is a gap on the bench. You see it, and also that the floor could perhaps be swept. You sweep right up to their shoes. They think that you like standing, and lift their feet. Nobody had said whose place it was, and the broom at least was yours.',
      'work heat':
        'The belt has been still since four. You sweep under it, sort the screws, and sort them again. Somebody holds out your jacket. You perhaps hear that you are not needed, and reach for another box. They call you untiring. The hall stopped at once, and your arms were still running.',
      'work hidden':
        'The shift ends, the machine has run all day without a catch, and you may be halfway across the yard before it strikes you that you did not listen once. The others wave, and think that you go home content. You are not hard to please. Your gladness is only slower than your feet.',
    },
  },
  7: {
    gift: 'You are the same to people’s faces and behind their backs.',
    knots: {
      delay:
        'You are too straight for half a truth. You mean to say the whole of it, and to say it well: in private, and when the other is rested. Meanwhile you walk through the house, from the front to the back. They stand on the step and wonder why the lights are on and nobody opens.',
      heat: 'You dislike tricks so much that you throw the door open and say it on the step. It is the truth, and it is out before the coat is off. The other stands there as in a strong wind, and answers the wind instead of what you said.',
      hidden:
        'Your fairness does its best work behind people’s backs. You praise a rival when he has left the room, and nobody carries it after him. The hard sentence you say to his face, in private, as is right. So he knows one half of your good opinion, and it is the half that stings.',
      far: 'Here people have a front room and a back room, and you are used to a house with one. So you say less than you think, to be polite. It is taken for agreement, and later you find that you have promised things with your silence.',
      ease: 'Because everyone knows that you are straight, nobody looks closely any more, and you hardly do. Front and back are still alike. But behind both a room has not been aired for a long time, and the friends who pass only greet the facade.',
    },
    traits: {
      held: {
        light: 'You keep a hard truth until you are alone with somebody, and it can be heard there.',
        shadow: 'You can be so correct with a rival that there is no way left to make peace.',
      },
      driven: {
        light: 'You go up to people instead of talking about them, and half of most quarrels ends there.',
        shadow: 'You can win an argument so fully that the other person has nothing left to say.',
      },
      loose: {
        light: 'You grant the other side its good points, and a contest with you leaves friends behind.',
        shadow: 'You can hand over your opinion with your coat when you come in, to keep things pleasant.',
      },
    },
    month: 'Tell one person to their face the good thing that you say behind their back.',
    last: 'People know which door is yours: leave it a little open, and they can come in.',
    leads: {
      'courage delay':
        'You tell a friend the hard truth about them. The truth that they have hurt you stays in the house:',
      'courage far': 'At home you say no in plain words. Here you smile, and they take it for a yes:',
      'courage heat': 'On your step nobody has time to explain:',
      'friendship delay':
        'Even a hard truth you tell a friend in the end. ‘Come along’ you carry round the house for longer:',
      'friendship far': 'Between a front room and a back room you do not know where to sit:',
      'speech heat': 'The door flies open, and what you meant kindly is still behind it:',
      'standing delay': 'A truth does not leave your house until it is right, and neither do you:',
      'standing far': 'Here each room wants another face, and you were used to one:',
      'standing heat': 'A rival’s praise is yours to give first. When another gives it, you are less calm:',
      'trust delay': 'Your own house has one face. At other houses you go round to the back and look:',
      'trust ease':
        'A hard truth you still tell a friend. What is shut up in your own back room nobody asks about:',
      'trust heat':
        'With somebody new you know the wide open door and the bolted one, and nothing in between:',
      'work hidden': 'A rival gets your honest praise. Your own work gets none:',
    },
    scenes: {
      'courage delay':
        'A friend rings twice, in good humour, and what you have carried since last month may be out on the step before they have wiped their shoes. They know you as somebody who says things plainly, and are astonished. It took a month because you so wanted to say it well.',
      'courage far':
        'A second helping, the back room, the walk, the early train: four times you say ‘gladly’. At ‘you can take the sofa’ your neck grows hot and perhaps you shout that you cannot. They had thought that everything pleased you. Four times you spoke in their manner, and the fifth time in your own.',
      'courage heat':
        '‘So you are at home, too’, somebody calls from below. You hear only the ‘too’, and have thrown down that you owe nobody an account. Perhaps it was gladness. Below they see a person whom nothing frightens. From your heart to the street it is one step, and a voice is loud there.',
      'friendship delay':
        'Two cups stand ready, and across the street your friend’s window is bright. You walk to the back room with ‘come over’ in your mouth, to make it perhaps less of a command. When you look again, the window is dark. They think you wanted quiet. You had wanted them free to say no.',
      'speech heat':
        '‘Three weeks and not a word’, you say on the step, and the wind takes the door. That you looked for their light each evening perhaps gets as far as your teeth. They turn up their collar, feeling unwelcome. It was the longer half, and in such a wind there was breath for one.',
      'trust delay':
        'For six years a friend has kept your key. Today she asks how late you came home, and you walk round the question until evening. Tomorrow you may tell her something small, and see what happens. She thinks you like a chat. You were only looking for a back door, which your house lacks.',
      'trust ease':
        'At the garden gate a friend talks with you about all sorts of things, and you may notice afterwards that what kept you awake was not among them. They walk on and find you just as ever. Nobody had asked, and the talk was pleasant. A window can be opened on any day.',
      'trust heat':
        'Before the kettle boils, the new neighbour knows your last three quarrels. She says only ‘well’, and in you a bolt slides shut: from now on you talk of the weather. Perhaps she was looking for a word. She thinks that you have remembered an appointment. Your house has no porch, where two could have stood first.',
    },
  },
  8: {
    gift: 'You can give up what is yours without making anybody feel small.',
    knots: {
      delay:
        'You want to give up your chair well, and so you wait for the right moment. You sit on its edge for a long time, neither staying nor leaving, and practise the thanks. The next person is standing already, and you have no more rest in a chair that is still yours.',
      heat: 'Once you have decided to leave a chair, you are on your feet before anybody can ask you to stay. It is generous, and rather like winning. But what is thrown into people’s laps is hard to thank for, and you stand in the middle of the room with a beating heart.',
      hidden:
        'You give up your chair with such good grace that people think you never cared for it. They speak well of you and sit down. What it cost you to stand up is known to one person only, and that person thanks the room, smiles, and does not talk about it.',
      far: 'You have given up your chair so often, and so gracefully, that in a new room you no longer look for one. You stand by the wall and wait until somebody tells you where to sit. They take you for a guest who is on the way out, and so nobody does.',
      ease: 'To give up a chair costs you so little that you have stopped noticing it. Others are used to it as well, and sit down without looking round. It is a long time since anybody asked which chair you would like to keep, and you have not asked either.',
    },
    traits: {
      held: {
        light:
          'You wait until you can give a thing up without bitterness, and then it is really given. Nobody has to hear about it afterwards.',
        shadow:
          'You can hold a place long after you have stopped enjoying it, and call that duty. Those who are waiting do not dare to ask.',
      },
      driven: {
        light:
          'When something has to end, you are the first on your feet, and then the others find it easier to stand up too.',
        shadow:
          'You can hand things over so fast that it turns into a performance. Whoever receives them feels watched, and pays with applause.',
      },
      loose: {
        light:
          'You need no throne where you arrive. A stool will do, and for that reason newcomers are not shy with you.',
        shadow:
          'You can leave so many chairs that you belong to no table, and then be hurt because nobody has kept a place.',
      },
    },
    month: 'Give up one place of honour, and stay in the room.',
    last: 'You have made room for a good many people, and nobody minds if you sit down as well.',
    leads: {
      'courage delay': 'A chair you can give up before anyone asks. A hurt you keep, and say nothing:',
      'courage far': 'By now you give up your chair before you have had one:',
      'courage heat': 'You leave the best chair before you are asked. You hear a reproach before it is made:',
      'courage hidden': 'You give up the chair without a word, and what it cost you is paid by others:',
      'friendship far': 'You know how to leave a room with grace. To come into one you need some help:',
      'provision delay':
        'How to part with a thing you practise. How to enjoy it while it is yours you forget:',
      'provision heat':
        'The best chair you give away and feel free. Then you see a better one across the room:',
      'speech heat': 'You get up from a chair in good time. From a quarrel you get up too soon:',
      'standing delay':
        'The next person is good enough for your chair as they are. Of yourself you ask more:',
      'standing far': 'You give your chair up freely. In a new room, without one, you are nobody at first:',
      'standing heat': 'To give up a chair is like winning for you, and you do not like to come second:',
      'standing hidden': 'People see you smile as you get up, and not what it costs you:',
      'trust delay':
        'Your chair is meant for whoever comes next. Your confidence you do not hand over so easily:',
      'work far': 'You give your chair away freely. To take one, you think you have to earn it:',
      'work hidden':
        'You are so used to giving up your chair that you do not lean back when a thing is done:',
    },
    scenes: {
      'courage delay':
        'In March somebody put a bag on your seat before you were quite up, and you thanked the room. In late April the same person asks for the milk, and March comes out, bag and all. They perhaps smell the milk. For weeks your good manners had sat on it, and they grew tired.',
      'courage heat':
        '‘Is that your place?’ somebody asks, and you are up, and have said over your shoulder that you need not be told twice. He had perhaps found a scarf on it. The row sees someone who fears nobody. You are used to being gone before anyone asks, and this time somebody asked.',
      'courage hidden':
        'On the tram home a stranger’s bag lies on the free seat, and you ask, so that the whole carriage turns round, whether the bag has paid. He perhaps takes you for an inspector. It was an honest question, and belonged to a chair in another room, given up this afternoon with a smile.',
      'friendship far':
        'The talk goes round in a half circle, and you may have your name ready and keep it back, as one keeps a seat for somebody else. They suppose that you would rather listen. There is no fault in waiting to be asked. It is not impolite either to come in a sentence too early.',
      'provision delay':
        'At home the good chair stands under a cloth, and you sit beside it on the stool, working out what ought to be put by first. Perhaps next winter. A visitor lifts the cloth and thinks that you do not love it. You had been thinking of everybody who is still to sit there.',
      'provision heat':
        'You sit well: a soft seat, your feet up, a view of the yard. Then a door opens, and there is a chair with arms. Perhaps yours was always a little hard. People think you have all you want. Moving on is what you have practised, and your eye has learned it too.',
      'speech heat':
        '‘You could have asked me first’, you say, and are in the hall with one arm in your coat. That you are fond of them comes to you at the gate, where you perhaps turn round. In the room they suppose you are glad to go. The kinder half had not found its sleeve.',
      'standing delay':
        'In the corridor you stop at the glass, try the smile, then the greeting, and hear what could be said against each. Perhaps it is the wrong coat. Inside they have moved up to make room, and suppose you are lost. You make sitting down so easy that nobody has shown you how.',
      'standing heat':
        'They thank somebody who got up before you. You clap, and in your thoughts you have given away your chair, your coat and the sofa. Perhaps nobody was counting. Your neighbours see shining eyes and call you generous. You love to be thanked by this room, and it had looked the other way.',
      'standing hidden':
        'At the party you stand against the wall with a glass and say something kind to everyone who sits. In the cloakroom, among the coats, you sink onto the umbrella box and perhaps groan with pleasure. The others say that you need no comfort. The kind words were true, and so was the groan.',
      'trust delay':
        'An old friend has thanked you properly for a hundred seats. Today you give her another, and perhaps drop a glove, to see if she picks it up. She does, and thinks how cold your hands are. You see so much of how people sit because you are the one who stands.',
      'work hidden':
        'The chair that you have mended is firm on all four legs. You sit on it for a second, get up, and wait to be glad. Perhaps the gladness has stayed in another room. People stroke it and believe you are proud. You make room so readily that your own joy stepped aside too.',
    },
  },
  9: {
    gift: 'You can feel small before something great, and come back the taller for it.',
    knots: {
      delay:
        'Because the hill does you so much good, you are saving the walk for a clear day. There is always some haze. Meanwhile you read about the road, pack and unpack, and the town with all its opinions goes on looking as large as it does from the market square.',
      heat: 'You come down from the hill with a great deal of sky in you, and it has to be told at once. In the kitchen somebody has a small worry about a pan. You have seen all the roofs from above, and say so. It is true, and the pan is smaller now, and so is the person.',
      hidden:
        'You go up at an hour when nobody is about, and tell nobody. What you saw there has become the largest thing you own, and it has no words. In company you talk of roofs and prices like the rest, and feel like a person who has left a lamp burning elsewhere.',
      far: 'In this country the hills are not those from which you learned to look. The others are at home among them, and you stand there like a visitor, cap in hand. So you admire their view politely, and say nothing of the one you know.',
      ease: 'The path is short and paved, and you have been up so often that you do not turn round any more. You could draw the roofs from memory. It is still a fine walk for the legs, but it is a long while since it made you quiet.',
    },
    traits: {
      held: {
        light: 'You let a great thing be great, and do not talk until you have really looked.',
        shadow:
          'You can prepare for the journey so thoroughly that the road never gets to teach you anything.',
      },
      driven: {
        light: 'Your wonder is catching: people get up from their chairs and go to see for themselves.',
        shadow: 'You can explain the view to people who would have found it alone, one bend further on.',
      },
      loose: {
        light: 'You learn from anybody whom you meet on the road, and are not ashamed to ask the way.',
        shadow: 'You can borrow one horizon after another, and have none in the evening that is your own.',
      },
    },
    month: 'Go up one hill, or look at one night sky, and stay until you feel small and well.',
    last: 'From your hill look for one roof, and go down to whoever is waiting under it.',
    leads: {
      'courage delay': 'What the town does to you stays under your hat, and you do not walk it off:',
      'courage far': 'Their hills you admire politely, and yours you leave unsaid as long as you can:',
      'courage heat': 'Up there you have time. Down here everything has to be said at once:',
      'friendship far': 'You say nothing of the hill you know, and leave the first word to the others:',
      'learning delay': 'Before every new hill there is another book to read about the road:',
      'learning ease':
        'The old hill has stopped making you quiet. On the slope of a new one everything is fresh:',
      'learning heat': 'From the hill you see the whole road at once, and down here you skip its bends:',
      'order heat': 'From the hill a worry looks small to you. A wrong number on the table does not:',
      'speech delay':
        'Before the wide view you need no words. Down in the market they are wanted, and you choose:',
      'speech heat': 'On the hill your heart grows wide. In the kitchen your words come down too fast:',
      'standing delay':
        'From the hill the opinions of the town are small. In its streets they are taller than you:',
      'standing far': 'Your own hill tells you how small you are, and it is restful. Here nothing tells you:',
      'standing heat':
        'From the hill all praise is small. Down in the street, when somebody else gets it, it is not:',
      'standing hidden': 'You talk of roofs and prices like the rest, and your lamp burns elsewhere:',
      'work far': 'Their hills are lovely, and without a reason you would not sit down on one:',
      'work hidden': 'Your gladness stays up on the hill. Your hands are down in the town:',
    },
    scenes: {
      'courage delay':
        'Since August somebody’s joke about your walks has been under your hat. It is October, the neighbour lets his gate bang, and there it is, over the fence, with all the weeks on top. He perhaps goes for his oil can. You had meant to leave it up there, on a clear day.',
      'courage far':
        'The lower path, the long lunch, their lookout, the early coach: four times you say how beautiful it is here. At ‘tomorrow the lake again’ your stick strikes the stones, and perhaps you shout ‘no’. They stare, for they had seen you happy. Your own hill had kept silent under four views.',
      'courage heat':
        'You are hardly over the last stile when somebody says ‘back among us, then?’, and you have told the whole lane that a walk is not forbidden. It was perhaps a welcome. They see a person of great courage. Your ears were still set for the wind, and down here a voice is near.',
      'friendship far':
        'They talk about a walk above the town, and you may stand there with your coat over your arm, waiting for somebody to ask what you are called. They think that you are only passing through. It is no fault to leave others the first word. One can also begin with one’s name.',
      'learning delay':
        'A friend asks you to lead her over the pass. You have walked it four times in the book, and say that there is a newer one, with the bridges in. Perhaps in autumn. She gathers that you are at chapter one. The view had been so large that no map looked finished.',
      'learning heat':
        '‘Left of the mill’, you say, and the map is not even unfolded. Somebody asks how one gets as far as the mill. Your ears grow hot, for that part you perhaps flew. They think you keep it to yourself. From the top it was all one piece, and you told what you saw.',
      'order heat':
        'Somebody spreads out the bill and tells you of the lake. Your boots are still on, and your thumb lies on a seven that should be a one. Perhaps you say it in mid-story. They believe that you were not listening. You came from where one sees everything, and saw this.',
      'speech delay':
        'In the market they ask what one sees from the top. You have a word for the light, put it back, and look for a smaller one. Perhaps ‘wide’. By then they are talking of onions. They suppose that it was misty. What you had brought down fits into no mouth at once.',
      'speech heat':
        '‘Must every pan be out?’ you say, and set down your rucksack so that the lids ring. Behind it comes ‘I thought of you up there’, but the tap is running, and perhaps only the water hears. They believe the kitchen is too small for you. The fond half simply had the longer way down.',
      'standing far':
        'At the railing you look along the row instead of into the valley. One nods, and you belong. One moves his rucksack, and you do not. Perhaps the guide’s glasses know, but they show you twice, and small. They believe you are counting heads. At home a hill did this, without a face.',
      'standing hidden':
        'At the counter you talk of tiles and coal, shake hands, and straighten your collar. Where the path begins, you undo it and say three words to the hedge, perhaps the truest of the week. The town calls you a practical person. You were honest about the tiles, and the rest has no counter.',
      'work hidden':
        'The garden wall is done, the last stone sits, and it is straight. You wash the trowel, listen for joy, and hear only wind. Perhaps it has stayed up there with the view. The neighbours suppose that you are content. Your gladness goes out before dawn, and the wall was finished at noon.',
    },
  },
  10: {
    gift: 'People trust you, because you live by the rules that you set.',
    knots: {
      delay:
        'You answer for the salt, and so you taste, wait, and taste again. A pinch more would be a decision. The pot stands on the table under its lid, the bread is cut, and the people who trust you are hungry and too polite to lift the lid.',
      heat: 'You salt with a full hand, in front of everybody, and the spoon is in your mouth before theirs. If it is too much, you eat the most. That is honest. But they had wanted to be asked, and one has quietly pushed away the bowl.',
      hidden:
        'You eat from the same pot on the same bench, so much like everybody that one forgets who cooked. They pass you the bread, praise the soup, and ask each other who makes it so well. You ask with them. It is good today, and you have been too busy with the salt to notice.',
      far: 'The kitchen is another’s here, and so is the salt. You, who taste every pot at home, cook their dish as they would, and well. Then you sit at the common table with a small portion and watch their faces, one after another, and could not say yourself if it is good.',
      ease: 'They have praised your soup for so long that it is made without a taste. Your hand knows the measure. The bowl is set before you with the others, you eat, you talk, and not until somebody from outside makes a face do you notice the salt.',
    },
    traits: {
      held: {
        light: 'You sign nothing that you would not do yourself, and so your signature is worth a good deal.',
        shadow: 'You can carry the name of a thing so carefully that nobody dares to help with the thing.',
      },
      driven: {
        light: 'You go first where it can be seen, and the ones behind you know that it can be done.',
        shadow: 'You can set a pace that proves something to you and only makes the others tired.',
      },
      loose: {
        light: 'You wear a title like an apron, and anybody can tell you that the soup is thin.',
        shadow: 'You can let your good name work for you until you are hardly needed in it.',
      },
    },
    month: 'Keep for four weeks one rule that you expect of others.',
    last: 'Sit down with the others and eat what you have cooked; they know who made it.',
    leads: {
      'courage delay':
        'When the soup is wrong, you answer for it aloud. When somebody has hurt you, you swallow it:',
      'courage far': 'You cook their dish in their way, and swallow what is not to your taste:',
      'courage heat':
        'You taste the pot before the others. A word that sounds like blame goes down untasted:',
      'friendship far': 'In your own kitchen you call people in. In another’s you would like to be called:',
      'home delay': 'You answer for the salt at the common table. At home you answer for everything:',
      'home heat':
        'In front of everybody you eat what you have oversalted. What burns in you is served at home:',
      'standing delay': 'At the common table you lead. Elsewhere you test yourself as you do the soup:',
      'standing ease': 'For years the praise has come with the soup:',
      'standing far':
        'At your own pot you taste, and know. In their kitchen you ask the guests, without a word:',
      'standing heat': 'Food you share with everyone. With praise it is harder:',
      'work delay': 'You eat with the others when the soup is right, and you are still tasting:',
      'work far': 'In a kitchen that is not yours you pick up a cloth before you sit down:',
      'work hidden': 'You sit at the same pot as all the others, and think of the salt:',
    },
    scenes: {
      'courage delay':
        'A month ago somebody laughed at your apron, and you laughed too and cut onions. Today he reaches past you for bread, and you say all of it, the ladle in the air. Perhaps he supposes that slices are counted here. For a month it was you who kept this table friendly.',
      'courage heat':
        '‘Is that salt or sugar?’ comes down the table, and you have said that others are welcome to cook. He was perhaps holding up a tin without a label. The table sees a cook who stands up for the pot. It had sounded like the soup, and for the soup you answer.',
      'friendship far':
        'You know them all by now: Ilse who peels, Marek who sings. You stand by the warm tiles with a clean board under your arm, waiting to be called across. Perhaps somebody else is called. They suppose you came to watch. At home the calling is yours, and this was the other part.',
      'home delay':
        'You hang up your keys, and the hook is loose. There is a ring on the table, a tap drips, and in your coat you go round with a cloth, perhaps for an hour. Visitors say that one could eat off your floor. All day you had tasted for others, and were still tasting.',
      'home heat':
        'The spoons fly into the drawer, and your pot lands like a last word. The voice you are answering said ‘too salty’ at noon. Through the wall it perhaps sounds as if you were cooking for twenty. You had eaten the most of it with a straight face, and it was still hot.',
      'standing delay':
        'You are asked to cook with strangers, and stand before their door, your spoon in your bag. You inspect your collar, sniff at a sleeve, say your own name under your breath, perhaps too salty. Inside they blame the tram. Soup lets itself be tasted beforehand, and you had tried the same with yourself.',
      'standing ease':
        'Somebody wipes the bowl with bread, says ‘thanks’ and gets up. You remain with your hand on the ladle, waiting for what comes next. Perhaps it was forgotten. Outside they say how pleasant it is to eat without speeches. Years of kind words have seasoned your ear, and a clean bowl speaks softly.',
      'standing far':
        'The first one chews slowly, and you are a bad cook. The second scrapes his bowl, and you are a good one. The old woman says nothing, and perhaps you are no cook at all. They admire a guest who eats last. You had cooked with their tongue, and had to ask it.',
      'standing heat':
        '‘The bread is the best thing today’, somebody says, and it is not yours. By the second slice you are kneading in your head, with more rye, ahead of them all. Perhaps nobody compares. They find it generous that you take more. You taste first for everyone, and this was one more spoonful.',
      'work delay':
        'They eat at last. You see that the salt crock is low and the ladle sticky, and your bowl cools beside them. You can sit when all that is done, perhaps on Friday. People say a cook has no appetite. You answer for the salt, and nobody has said at which spoonful that ends.',
      'work hidden':
        'Somebody scrapes the last of the pot with a crust and sighs, and you may be wondering whether tomorrow needs less salt. They see one more person on the bench who has eaten well. Nothing is wrong with your tongue. Somebody who cares so much for the salt is allowed to taste the soup.',
    },
  },
  11: {
    gift: 'You hold the ladder for a friend, and stay until the climb is done.',
    knots: {
      delay:
        'Your loyalty is made of years, and a new year can always be added. You hold the ladder while a friend thinks about the next rung, and think about your own a little later. Your feet know every stone of that ground. The other ladder leans against its wall.',
      heat: 'You hold the ladder so firmly that it shakes, and call up which rung comes next. It is their wish, and you want it for them with your whole chest. High up, a friend clings on with both hands, and would give a lot for a minute without encouragement.',
      hidden:
        'You hold from below and behind, where no one on a ladder looks. What you hope for yourself you have told to the wood. When friends speak of what each of them wants, they go round the circle, and somehow pass you over, because you look so content.',
      far: 'These are friends of friends, and it is their wall. You hold the ladder because somebody has to, and laugh half a second after the others. They would gladly take a turn for you, if they only knew that you had anything to reach up there.',
      ease: 'By now your hands lie on the ladder without being asked, warm and firm, and you talk over your shoulder. It is pleasant down here, and the third year is as mild as the second. Then you look up to ask how far it still is, and your friend is sitting beside you in the grass.',
    },
    traits: {
      held: {
        light: 'You remember what a friend hoped for three years ago, and ask about it on the right day.',
        shadow: 'You can be faithful to a plan for years after its owner has quietly dropped it.',
      },
      driven: {
        light: 'You say ‘we are doing it on Saturday’, and a wish that was only talk gets a date.',
        shadow: 'You can want a thing for your friends more than they do, and feel let down by them.',
      },
      loose: {
        light: 'Among friends you claim no place of honour, and are glad of the one by the door.',
        shadow:
          'You can spend so long in the crowd at the foot of things that your own hope is out of practice.',
      },
    },
    month: 'Ask one friend which part of their plan you could hold, and hold it to the end.',
    last: 'Tell a friend which wall you would climb: there are hands that would hold the ladder for you.',
    leads: {
      'courage delay': 'You stand below and hold still, also when a foot comes down on your hand:',
      'courage far': 'You hold the ladder because somebody has to, and do not ask for a turn:',
      'courage heat': 'For a friend’s wish you have years of patience. For a word against you, not a breath:',
      'friendship delay':
        'You stay for years with whoever has come. To call somebody over takes you nearly as long:',
      'friendship ease':
        'There has always been somebody who wanted the ladder held. Now and then there is nobody:',
      'friendship far':
        'Below a friend’s ladder you know why you are there. Among friends of friends you do not:',
      'friendship heat':
        'You have held the ladder all these years, and one day they climb without calling you:',
      'order delay': 'Your hands stay on the ladder long after it stands firm:',
      'patience heat': 'A friend’s wish you keep warm for years. One of your own you do not:',
      'standing delay':
        'At the foot of a friend’s ladder you feel sure. Before you go up anywhere yourself, you stop:',
      'standing far': 'You laugh half a second after the others, because you watch them first:',
      'standing heat':
        'A friend’s climb you want with your whole chest. Somebody else’s sets your own feet running:',
      'standing hidden': 'You look so content that nobody asks what you hope for:',
      'work hidden': 'Over a friend’s wish you are glad for years. Over your own work you are not:',
    },
    scenes: {
      'courage delay':
        'In March a shoe came down on your knuckles, with a ‘hold still’, and you held still. In June your friend asks for the other pencil, and all your anger of March comes out. Up on the ladder they perhaps examine the pencil. To say ‘ouch’ is to let go, and you had wanted nobody to fall.',
      'courage heat':
        '‘Are you still holding?’ comes from above, and you have shouted back that you have done nothing else for three years. It was perhaps only fear. From up there one hears a person who is sure of the ground. Your arms had been giving all they had, and the question fell where they ached.',
      'friendship ease':
        'It is Thursday, and nobody has called since Friday. You go over your last talk, what you said about paint, how they laughed. You pick up the telephone and perhaps polish it. Your friends are leaving your arms a rest. For years the call had come down a ladder, and you were used to looking up.',
      'friendship far':
        'At the wall somebody hands round cups of tea, and you may keep both hands on the ladder until you hear your name. They do not know it, and suppose that you want to work on in peace. To wait for one’s name is no pride. You can say it yourself in one breath.',
      'friendship heat':
        'Before breakfast you see it from the window: the ladder at the other wall, and somebody else’s hands below. By ten everything is broken off, by noon the telephone lies face down. Perhaps it rang once. They had wanted to let you sleep. It stings in the palms, which know every rung.',
      'order delay':
        'The shelf in your friend’s new room hangs. You lay the level on it, then a marble, go down, look up, and climb again. Perhaps the left side is lower. Your friend waits with the books, and supposes you enjoy it. A ladder wants holding, and this shelf looked as if it did.',
      'patience heat':
        'Your own bench, begun with joy in spring, has come to the sanding: grey dust, evening after evening. You wipe your hands, and perhaps there is a finer wish in the other corner. Friends say that you like variety. Above a ladder there is a face, and above dust there is none.',
      'standing delay':
        'Your friend waves from the window of the new workshop: you are to come up. On the landing you examine your hands, your sleeves, your knowledge of the trade, and perhaps go back for the better jacket. They guess you are seeing to the ladder. At its foot nobody had asked you for papers.',
      'standing heat':
        'On the roof opposite, someone you hardly know is being cheered. You cheer too, and are already counting rungs, theirs, yours, and how many one could manage by Friday. Perhaps they began sooner. People take your red face for pleasure. You had looked up gladly for so long, and today your feet itched.',
      'standing hidden':
        'It is your turn in the circle, and you say that nothing is missing, and pour the tea. Later, in the shed, you tell the ladder about the small boat, perhaps with both arms. Friends envy you your peace. The tea was meant kindly, and wood is a listener that has the evening free.',
    },
  },
  12: {
    gift: 'You put things right in the dark, and need nobody to see it.',
    knots: {
      delay:
        'You noticed the dark stairs some time ago, and a new bulb lies in your drawer. You want to do it when nobody is there, and somebody always is. So you go up and down by feeling for the rail, and know better than anyone where the light should be.',
      heat: 'The lamp is hardly out, and you are on the chair, in your socks, with the power still on. It is done in one minute. In that same minute you have decided that nobody else in this house sees anything, and you come down alone with a loud heart.',
      hidden:
        'You have learnt to do good where nobody looks, and have learnt it too well. By now there is a whole house of yours that nobody has been in. You change its bulbs, and they light up empty stairs. For somebody made for daylight the weeks between two visitors are long, and you call it peace.',
      far: 'In this building you do not know where the spare bulbs are kept, and whether it is your business. So you walk past the dark lamp as one walks past a stranger’s post. In your own house you would have fixed it; here you are careful to leave no mark.',
      ease: 'The stairs are lit, and you see to it without a thought, as you lock the door at night. No one is unhappy here. It is only that you come home, pass beneath your own good work, and have not felt for some time that it was good.',
    },
    traits: {
      held: {
        light: 'You do a kindness and keep quiet about it, and for that reason it stays a kindness.',
        shadow: 'You can live so far behind the scenes that your own birthday takes you by surprise.',
      },
      driven: {
        light: 'When everyone pretends not to see a thing, you see to it, before it becomes a story.',
        shadow: 'You can do good in such a temper that it is a punishment for those who were asleep.',
      },
      loose: {
        light: 'You can be alone without losing your warmth, and people who meet you there are glad of it.',
        shadow: 'You can sit in the dark beside a good lamp, until another person comes and switches it on.',
      },
    },
    month: 'Put one small thing right in secret, and tell nobody at all.',
    last: 'The stairs are lit because of you; stand in that light for a minute.',
    leads: {
      'courage delay':
        'You put things right when nobody is looking. Anger can only be put right to somebody’s face:',
      'courage far': 'In a strange building you leave no mark and make no noise, up to a point:',
      'courage heat': 'You come down with a loud heart, and one word is enough:',
      'courage hidden': 'The house is locked, and what is hot in it looks for another door:',
      'friendship far': 'In their building you touch nothing, not even the talk on the stairs:',
      'service delay':
        'What is dark for others you notice first. Since you help unseen, nobody notices when you need something:',
      'standing delay': 'You want to do good unseen. Where people look at you, you look yourself over first:',
      'standing far': 'In your own house you work unseen and know yourself. Here you would need a mirror:',
      'standing heat':
        'For the lamp you want no thanks. But when somebody else is thanked, your heart grows loud:',
      'standing hidden': 'Nobody has been in that house of yours, and the visitors know only the entrance:',
      'trust heat':
        'A dark lamp you put right in one minute. A new person takes longer, and you cannot wait:',
      'work delay': 'For others you want light on the stairs. Your own evening waits in the dark:',
      'work heat': 'The lamp is done in one minute, and the minute does not end:',
      'work hidden':
        'It used to be enough that the lamp burned. On empty stairs you no longer look up at it:',
    },
    scenes: {
      'courage delay':
        'For six weeks you have lifted a bicycle aside on the dark stairs, and said nothing. This evening its owner asks the time, and you tell him the time of six weeks, step by step. He perhaps thinks that his watch is slow. What you do well needs nobody there, and this needed somebody.',
      'courage heat':
        'You are carrying the chair down when a voice says ‘was that you?’, and you have answered that somebody here had to do it. Perhaps the voice had a thank you ready. It believes you fear nobody. Your heart was still up on the chair in its socks, and was quicker than your ears.',
      'service delay':
        'The bulb in the drawer is for the stairs, so you eat by the street light, under your own dead lamp. Somebody knocks for sugar and gets it. ‘And you?’ ‘Nothing’, you say, perhaps without having looked. They think you like dusk. In a house so full of dark corners yours came last.',
      'standing delay':
        'There is a party on the third floor, with light under the door. You feel for your buttons, your collar, your first sentence, as for a rail, and begin again. Perhaps a thread hangs loose. Inside they regret that you are busy. In the dark you are sure, and here was a lamp.',
      'standing heat':
        'By the letter boxes they thank somebody for the new doormat. You say ‘very nice’, and are already upstairs in thought, with a brush, doing the rail, the window, the third lamp. Perhaps tonight. They suppose you cannot sleep. So much warmth was in those voices, and it had passed close by you.',
      'trust heat':
        'By the second landing the new tenant knows what you fear at night. By the third she yawns, and in you something is switched off. ‘Good evening’, you say from now on. Perhaps she rose at five. She supposes that you are shy. You had wanted to spare her the dark at once.',
      'work delay':
        'The house is asleep at last, and you may stand on the top stair and count what is still to be done: the bulb, a button, a letter. By day the others see somebody who always finds something. You owe the list nothing tonight. It can lie in the drawer beside the bulb.',
      'work hidden':
        'The new lamp burns, and you may be on the way down already, the chair under your arm, without having looked up. The next visitor finds it light and supposes that it has always been so. The lamp is in good order. The glad part of you has simply not been told that it is light.',
    },
  },
}
