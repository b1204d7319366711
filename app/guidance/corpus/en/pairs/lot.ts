import type { PairTexts } from '#app/guidance/corpus/pair-texts.ts'

/** The sign of the lot and its place. */
export const LOT: PairTexts['lot'] = {
  'Aries 1': {
    text: 'You may like to try a closed door before anyone discusses it. The first place stands for yourself: your body, your temper and the way you begin. Aries is a sign that starts before it is sure. So your fear may grow smaller once you move. Days that begin like this can be good, and others may take courage from you.',
    letter:
      'It can do you good to try the handle of a door while everybody else still wonders if it is locked.',
    close: 'A closed door may not be locked, and you know how to turn a handle.',
  },
  'Aries 2': {
    text: 'A job that somebody else has arranged may leave you restless. Your Part of Fortune is in the second place, the place of livelihood, and Aries likes to begin things by itself. For this reason you may like to open your own stall, early in the morning. You can also share more easily, because what was begun once can be begun again.',
    letter:
      'What keeps you well may be the first small sale of the morning, on a stall that you set up yourself.',
    close: 'Before you count the coins, look once at the stall that you put up.',
  },
  'Aries 3': {
    text: 'Perhaps you would rather knock at a door than write a letter. Neighbours, relatives and short journeys belong to the third place, and Aries likes to go at once. Therefore your words may come early and be very clear. People can be surprised at first. Then they relax, because they see that you hide nothing from them.',
    letter: 'A plain word said at a neighbour’s door can do more for you than ten careful messages.',
    close: 'Knock once, say what you came to say in one sentence, and stay for the answer.',
  },
  'Aries 4': {
    text: 'Aries is quick to begin, and would tear up an old floor before breakfast. In the fourth place, that of house and land and of how things end, such a quick start has to be finished. You may know this well: you begin in a hurry, finish slowly by hand, and only then are you pleased.',
    letter:
      'A floor that you have tiled to the wall, down to the last cut piece, is perhaps where you rest best.',
    close: 'Lay one tile more, then take off your shoes and walk across the floor.',
  },
  'Aries 5': {
    text: 'Before the first song at a party, everyone is silent for a moment. Then somebody begins, and perhaps it is you. Pleasure, gifts and children come under the fifth place, and Aries starts before it has practised. So it may do you good to sing badly and gladly in front of others. Shy people can find courage when they hear you.',
    letter: 'Joy may come to you when you are the first to sing, a little out of tune, and others join.',
    close: 'Sing the first line as badly as you like; the room knows the rest.',
  },
  'Aries 6': {
    text: 'While others talk about a leak, one person has already gone for the bucket. The books call the sixth place hard, because labour, tired bodies and service are found in it. Aries cannot watch a need for long. That is why you may feel well when you help before anybody has called you, even with wet sleeves.',
    letter:
      'Perhaps you are well with a bucket in your hand, under the leak that others are still describing.',
    close: 'Let the bucket stand while you sleep; it catches the drops without you.',
  },
  'Aries 7': {
    text: 'Partners and open opponents share the seventh place, and Aries treats both in the same way: face to face, and at once. So a disagreement can be like a short rain, which falls and then stops. People may trust you more easily when they see that your anger is over by evening.',
    letter:
      'An honest quarrel, short as summer rain, may leave you closer to people than a month of politeness.',
    close: 'The air after a short rain is good; stand in it for a while.',
  },
  'Aries 8': {
    text: 'What people owe, share and fear is put in the eighth place, which the books do not call easy. But you have Aries there, and for this sign waiting is worse than knowing. If everybody avoids a certain envelope, you may open it, with a beating heart. Peace comes afterwards, and few people guess your courage.',
    letter: 'For you, perhaps, peace has the sound of an envelope being opened that has lain there all week.',
    close: 'Open the envelope, read to the end, and the paper is only paper.',
  },
  'Aries 9': {
    text: 'You can learn a new town if you walk in and ask at each corner. Far roads, books and faith are matters of the ninth place, and Aries goes to meet whatever it wants to know. This is why you may be happy on unknown ground, with your first question ready. Later you can show the way to somebody who is new.',
    letter:
      'Set down in a strange town, you may be the one who asks at every corner and soon knows the way by heart.',
    close: 'Ask again at the next corner; most people like to be asked.',
  },
  'Aries 10': {
    text: 'When a page has to be signed, most people wait for somebody else. The tenth place means public work and a good name, and Aries goes first. Because of both, you may agree to sign while the thing can still fail, and people know whom to ask. You can sleep well after that, and a good name may grow from it.',
    letter:
      'It may suit you to stand with your name at the bottom of a page, signed before anyone else would.',
    close: 'Read the page through once more and sign; the ink is your own.',
  },
  'Aries 11': {
    text: 'A hope can lie for years like cold charcoal until somebody lights it. Companions and wishes are the good things of the eleventh place, and Aries is the sign that starts things. So among your friends it may be you who names a day and makes the first call. Then people come together, and you can be happy.',
    letter: 'A hope can grow warm for you when you strike the match and friends bring the charcoal.',
    close: 'Hold the match low, out of the wind, and call the others over.',
  },
  'Aries 12': {
    text: 'If you cover a fire with ash, it can last the whole night. Hidden and lonely things make up the twelfth place. Aries likes to run when somebody calls, and here it hears no call. You may need practice to enjoy such an hour. But before anybody needs you, your eager heart can become still and turn to prayer.',
    letter: 'Rest comes, it may be, before the street wakes, with your fire covered like coals under ash.',
    close: 'Coals stay warm under their ash; leave them there for an hour.',
  },
  'Taurus 1': {
    text: 'Dough stays flat if you hurry it, and the same may be true of you. Your body and your first step are read from the first place. Since Taurus is slow, you may do well if you begin without haste and nobody disturbs you. People can trust you with slow things, because you know how long they take.',
    letter: 'Like dough under a cloth, you may come right in your own time and in a warm corner.',
    close: 'Leave the cloth on a little longer; the dough is doing its work.',
  },
  'Taurus 2': {
    text: 'In your chart two similar things meet. What you own and live on is the second place, and Taurus, made of earth, likes a thing it can hold. So it may calm you to fill your rice jar by the handful and see how full it is. Then you know what is enough, and can share.',
    letter:
      'For you, perhaps, enough has the sound of a handful of rice dropped into the same jar every evening.',
    close: 'Lift the lid of the jar tonight: some for the pot, some for a neighbour, and some stays.',
  },
  'Taurus 3': {
    text: 'Every week somebody sits down with a neighbour on the same bench. The third place is about family, neighbours and short ways, and Taurus does not hurry. It may be natural for you to stay until the tea is finished, and hear whose roof lets in water. Perhaps you then bring your tools before they ask, and go home content.',
    letter: 'What holds your week together may be one visit, paid at the same hour to the same bench.',
    close: 'A space stays free beside you on the bench, in case you are tired as well.',
  },
  'Taurus 4': {
    text: 'Someone plants a mango tree and knows that other people are going to eat from it. You may understand that person. Land and family are found in the fourth place, and the earth sign Taurus counts in years there. For that reason waiting may be easy for you, because you can feel how the roots grow.',
    letter: 'Perhaps you are happy to plant a tree, though its shade falls mostly on people who come later.',
    close: 'Water the tree this evening, and leave the fruit to its year.',
  },
  'Taurus 5': {
    text: 'If somebody asks what makes you happy, you may think of a smell first: bread, or onions in oil. Eating, drinking and giving belong to the fifth place, and Taurus takes its pleasures slowly. At a table of yours nobody has to hurry. Perhaps you like it best when a guest came for an hour, finds a plate, and feels at home.',
    letter: 'The best of your day may be to set one plate more than you counted, and hear the chairs move.',
    close: 'Bring the stool from the bedroom and set the plate; somebody is on the stairs.',
  },
  'Taurus 6': {
    text: 'Daily labour, tired arms and duties that nobody praises: that is the sixth place. Taurus was drawn as an ox, which works slowly and does not stop. Therefore you may mind such work less than others, and take up the same tool each day until its handle is smooth. By dark you can be glad, because the job is done properly.',
    letter: 'Your ease may lie in a tool whose handle has taken the shape of your hand.',
    close: 'Hang the tool on its nail; the handle keeps your shape overnight.',
  },
  'Taurus 7': {
    text: 'Cloth is woven thread by thread, and perhaps you come close to people in the same way. In the seventh place you meet the person opposite, friend or opponent. Nobody can hurry Taurus into a yes, but its yes lasts for years. This can make people trust you with what they say.',
    letter:
      'People grow close to you, perhaps, as cloth is woven, with one thread over another and none left loose.',
    close: 'Run your thumb along the cloth; every row of it was an ordinary day.',
  },
  'Taurus 8': {
    text: 'When Taurus has put down a heavy cupboard, it does not want to move it. But the eighth place is for things that are shared, owed or over. With the two together, you may keep something long after its use has gone. Then you choose your own day and empty it, shelf by shelf, and you are at peace.',
    letter:
      'When a heavy cupboard is out at last, you may wash the pale square where it stood, and feel free.',
    close: 'Wash the pale square where a cupboard stood, and leave it empty for a while.',
  },
  'Taurus 9': {
    text: 'Far countries and deep studies belong to the ninth place, and a restless sign would run to all of them. Taurus chooses one spot and digs a well. Perhaps, then, you read one book four times, or stay with one teacher for years. You may be happy when you know one thing well, and others can drink from it.',
    letter: 'One well that reaches the water can make you happier than a field full of shallow holes.',
    close: 'Let the rope down the well again; there was water here the last time.',
  },
  'Taurus 10': {
    text: 'Twenty years in the same shop would bore some people, but you may find it a good life. Work that others see is the subject of the tenth place, and Taurus stays where it is. It can matter to you to be as honest on a dull day as on a fine one. A good name grows slowly from that.',
    letter: 'Under a shop sign that has said the same thing for twenty years, you may stand well.',
    close: 'Wipe the shop sign with a cloth in the morning; it says who you are.',
  },
  'Taurus 11': {
    text: 'Friends and hopes are counted to the eleventh place. Because Taurus is slow to begin and slow to leave, you may need as long to make a friend as a house needs to use a sack of salt. But whoever came once can come back. You may be well at a table where friends remember, a year later, what you wished for.',
    letter:
      'Those who have eaten bread and salt with you for years may be the people among whom you are well.',
    close: 'Break the bread you have; an old friend is easy to please.',
  },
  'Taurus 12': {
    text: 'Cloudy water becomes clear if somebody leaves it alone. Sorrow, envy and lonely hours are collected in the twelfth place, and Taurus has one good answer to them, because it can keep still. So your well-being may be a quiet one. After prayer, or after an hour with animals, you may come back calm and kind, with a clear mind.',
    letter:
      'Cloudy water clears when it is left to stand, and so, perhaps, do you, in an hour that nobody asks about.',
    close: 'Set the bucket down in the shade and leave the water alone.',
  },
  'Gemini 1': {
    text: 'While you talk, your thoughts may become clear to you. The first place is you, with your voice and your questions. Gemini is drawn as two people side by side, and so your thinking may be a conversation. A long silence can tire you like a closed room. A clear word opens the window, also for others.',
    letter:
      'A good sentence can be your open window: the room is suddenly easier to breathe in, for you too.',
    close: 'Push the window open, and begin with the half of the matter that you can say.',
  },
  'Gemini 2': {
    text: 'One skill alone might leave half of you with nothing to do. Gemini is a double sign, and in the second place it tells how you may earn a living. You may like two tools on your belt: perhaps you repair things in the morning and explain them in the afternoon. Some work needs both ways of thinking.',
    letter: 'Two crafts on one belt may suit you: while the first tool rests, the second is already warm.',
    close: 'Both tools go back on the belt tonight, clean and in their loops.',
  },
  'Gemini 3': {
    text: 'Two neighbours only nod to each other until somebody walks from one gate to the other and makes a path. News and messages are the business of the third place, and Gemini likes to see two people together. That is how you may come to carry greetings from one to the other. In the end they visit each other without you, and you are pleased.',
    letter: 'A footpath worn by your own feet between two neighbours’ gates can make you happy.',
    close: 'Walk the footpath again this week; grass is quick in growing over it.',
  },
  'Gemini 4': {
    text: 'Stories can hold a house together as well as bricks. A family and what it keeps covered are in the fourth place, where Gemini comes with questions. Therefore you may pick up an old photograph, ask who the boy is, and write his name on the back. You may like a home whose stories are known.',
    letter:
      'Where someone has written the names on the back of an old photograph, you may know where you belong.',
    close: 'Turn one photograph over tonight, and write down what you know.',
  },
  'Gemini 5': {
    text: 'A kite teaches you more about wind than a long explanation. Joy and children are what the fifth place means, and Gemini is curious. For this reason you may forget a lesson without play, and remember what you found out for fun. You can be glad when another person takes the string and asks you how.',
    letter: 'Play may teach you best, as a kite does, which explains the wind to the hand that holds it.',
    close: 'Let out a little more string, and see what the kite can tell you.',
  },
  'Gemini 6': {
    text: 'In an office an old man turns a form over and over, because he cannot read it. Somebody gives him a pair of glasses and reads out the important line. Service with little thanks belongs in the sixth place, and Gemini has quick eyes and plain words. It can make you glad if a person goes home content because of such help.',
    letter:
      'Lending your reading glasses to a person stuck over a form may leave you happier than a free afternoon.',
    close: 'Take your glasses back when the form is done; your own page is waiting too.',
  },
  'Gemini 7': {
    text: 'You cannot fold a large sheet alone, because somebody has to hold the other end. Partners and honest opponents stand opposite you in the seventh place, and Gemini has two voices. Talking may therefore be your way to order: one person speaks, the other answers, and at last all its corners meet.',
    letter:
      'Things may come right for you like a large sheet folded by two people who watch each other’s hands.',
    close: 'Take your two corners of the sheet, step forward, and let the fold fall straight.',
  },
  'Gemini 8': {
    text: 'One jar without a label can worry a whole house. Debts, shared things and fears that make people silent fill the eighth place. Gemini, however, looks for the right word, and so perhaps you write the label. The question may cost you something. But when a thing has its name, everyone can look at it calmly.',
    letter: 'Fear may leave your kitchen when you write its name on the jar and set it on the shelf.',
    close: 'Write the label in clear letters; the jar is smaller than it looked.',
  },
  'Gemini 9': {
    text: 'You may come home from every journey with a few seeds in your pocket: a saying, a foreign word, a better question. Books, teachers and distant towns belong to the ninth place, and Gemini collects from each. Learning may please you most, then, if you pass it on and your seed grows in another garden.',
    letter: 'With seeds in your pocket, picked up in one place and planted in the next, you may travel well.',
    close: 'Turn out your pockets tonight; something in there would like soil.',
  },
  'Gemini 10': {
    text: 'In the tenth place everyone can see your work and hear your name. As Gemini speaks quickly, you may make your mistakes aloud, like a teacher at the blackboard. There is a good answer to this: you can say that yesterday you were wrong, wipe the board and write it again. People may trust your words more because you correct them.',
    letter:
      'Wiping your own mistake off the blackboard, in front of everyone, may leave you taller than before.',
    close: 'Wipe the mistake off the board, write it right, and go on with the lesson.',
  },
  'Gemini 11': {
    text: 'Most praise never arrives, because people say it when the other person is away. Praise has its place in the eleventh, beside friends and hope, and Gemini likes to carry messages. Therefore you may take a kind word to its address, like a letter, and say who sent it. Your friend is surprised and pleased, and you may be glad too.',
    letter:
      'Praise that is taken like a letter, to the door it was meant for, can make your own walk home a glad one.',
    close: 'One letter of praise is left in the bag, and you know the address.',
  },
  'Gemini 12': {
    text: 'A story about somebody can travel through a town like a passenger on a bus. Envy and bad talk are read from the twelfth place, and Gemini is quick to hear and to speak. Many stories may reach you, and keeping silent is sometimes hard. But a story can end with you, and people can trust you.',
    letter:
      'To be the last stop of the line, where a story gets off and goes no further, may let you sleep well.',
    close: 'Last stop, lights out: whatever you were told today may rest here.',
  },
  'Cancer 1': {
    text: 'People may tell you things before they have decided to. The old writers call Cancer a sign with a slow voice, and they read your own manner from the first place. That can mean that you listen with your whole face and leave time for silence. A deep bowl holds much, and it may do you good to be trusted.',
    letter: 'Like a deep bowl, you may be well when you can hold what people pour in, without a splash.',
    close: 'Set the bowl on a flat table sometimes, and rest your arms.',
  },
  'Cancer 2': {
    text: 'In a good month you may already think of a bad one. Livelihood and belongings are your second place, and Cancer likes to gather food into a house. That is why part of your money may become beans, oil and onions on an open shelf. Once you see that there is enough, you can worry less, and a visitor takes some home.',
    letter:
      'A string of peppers, dried in the good month and hung by the window, can make you calm, and then generous.',
    close: 'Cut three peppers off the string for the neighbour; it is long enough.',
  },
  'Cancer 3': {
    text: 'Your home may be longer than its walls, because it reaches as far as you can carry a hot pot. Relatives and neighbours are read from the third place, and for Cancer both are one family. Therefore you may like to feed people and to ask how they are. You can be well where doors stay open, and new neighbours soon belong.',
    letter: 'A covered pot carried down the street, hot on arrival, may be your way of being well.',
    close: 'Mind the step and keep the lid on the pot; somebody has already put out spoons.',
  },
  'Cancer 4': {
    text: 'In your chart, sign and place say the same thing. Cancer draws people together, while home and family make up the fourth place. So home may mean for you that somebody waits: a person is late, and a lamp is still on. You may be at rest under such a roof, and you may like to make one for others.',
    letter: 'In a house where a lamp is left on for whoever is late, you may be at rest.',
    close: 'Leave the lamp on, and let someone do the same for you.',
  },
  'Cancer 5': {
    text: 'Some recipes cannot be written down, because they say: cook it until it smells right. Food, joy and children meet in the fifth place, and Cancer learns by feeling. For you, good teaching may happen in a kitchen, side by side. Somebody copies your hands, and does it alone the next time. Perhaps few things make you happier.',
    letter:
      'Cooking beside a beginner, with no measure except the palm of your hand, may do your heart good.',
    close: 'Hold out your palm and show how much; a palm is lesson enough.',
  },
  'Cancer 6': {
    text: 'Before anyone says that they are thirsty, a glass of water is on the table. In the sixth place are tired bodies and daily duties without thanks. Cancer, however, feels a need before it is spoken. It may therefore do you good to bring what is missing and to see a tired face become calm.',
    letter: 'In the glass of water put beside a bed before anybody has asked, perhaps you find your quiet.',
    close: 'Pour a second glass of water, and drink it yourself before you sit down.',
  },
  'Cancer 7': {
    text: 'Across the table somebody wants an answer tonight. That person, friend or opponent, is the seventh place. The sign Cancer changes like the Moon, so both of you may feel different in the morning. It can be good to leave the matter overnight, like tea that is too hot to drink. You may be well with people who give you time.',
    letter: 'Tea too hot to drink can wait on the table, and you may treat a disagreement in the same way.',
    close: 'The tea can be drunk now; take the glass in both hands and sit down.',
  },
  'Cancer 8': {
    text: 'Perhaps you have a neighbour’s key, and would never use it without a question first. In the eighth place the books see what belongs to others and what they fear. Because Cancer has a shell and says little, they may tell you a story or leave you a key. It is a quiet gift, but they can go home with a lighter heart.',
    letter: 'Other people’s keys would be safe on a nail by your door, perhaps, each known without a label.',
    close: 'Count the keys on the nail and go to bed; they are safe.',
  },
  'Cancer 9': {
    text: 'Far from home you may miss your own cup more than your language. The ninth place is far away indeed: it has long roads, faith and dreams, and Cancer travels through them by feeling. In a rented room you may first look for the window and sit down. Then your heart arrives as well, and it can be still enough to pray.',
    letter:
      'In any strange room you may look for the window first, and near it something in you grows quiet.',
    close: 'Draw the chair to the window; the same sky is over it.',
  },
  'Cancer 10': {
    text: 'In a city park, one gardener knows which corner is dry first. The tenth place is the public one, where people see your work, while Cancer treats any task like a member of the family. You may therefore work like this gardener and leave no plant half watered. In the evening it can please you to see strangers in the shade.',
    letter:
      'Your work may be good in the way of a public garden, watered before the heat by someone who remembers.',
    close: 'The hose is put away and the garden is dark with water; you may go home.',
  },
  'Cancer 11': {
    text: 'An umbrella for one can cover two who walk close together. Hope, company and gladness are found in the eleventh place, and Cancer likes them near: a few people, old jokes, somebody who notices that you are pale. So you may remember what each of your friends hopes for. In time, such a group can become a kind of family.',
    letter: 'Under one umbrella with a friend, both of you half wet, you may feel that all is well.',
    close: 'Hold the umbrella a little to your friend’s side; they are doing the same.',
  },
  'Cancer 12': {
    text: 'Cancer remembers much, while sorrow and hidden things go to the twelfth place. The two together are like a drawer in which old plans and unanswered letters lie. What does you good there may come late, and unseen. On some evenings you can take out one thing, look at it for as long as you need, and then let it go.',
    letter:
      'Late at night, with one old drawer emptied and a single thing kept from it, you may breathe more easily.',
    close: 'Close the drawer gently; what deserves keeping is in your hand.',
  },
  'Leo 1': {
    text: 'When names are called, somebody answers ‘here’ in a clear voice. Leo likes daylight, and your own person, with its step and voice, is the first place. Hiding may therefore tire you more than hard work. If you stand up and answer, quiet people can see that they may answer too.',
    letter: 'When your name is called, you may be glad to answer ‘here’ so that the back row hears.',
    close: 'Stand as you are, in the shoes you have on, and say ‘here’ once more.',
  },
  'Leo 2': {
    text: 'In some shops you can read the price from across the street. Money and possessions are the second place, and Leo is a proud sign that would be ashamed of a hidden cost. As a result, you may want every sum to be clear. It can make you well to hear people say your name and the word ‘honest’ together.',
    letter: 'A price written in large figures, where everyone can read it, can be ease to you.',
    close: 'Chalk the price up again tomorrow, in the same large figures.',
  },
  'Leo 3': {
    text: 'Somebody on a balcony greets each person in the street by name. The third place is the life near your door, with cousins, neighbours and daily news, and Leo speaks with a full voice. So your praise, your jokes and your advice may all be loud. A day can be good for you when one word of yours makes somebody look up and smile.',
    letter:
      'A greeting called down from the balcony, by name, can warm your day as much as the other person’s.',
    close: 'Lean over the rail of the balcony and call; the street is used to your voice.',
  },
  'Leo 4': {
    text: 'If you take the stove out of a house, people sit in separate rooms. Family and old ground lie low in a chart, in fourth place, and Leo burns like a fire that is never out. Together they say that you may warm a house, though nobody outside hears of it. You can be well when chairs move closer and guests stay late.',
    letter:
      'Perhaps you are the stove of a house, well when others pull their chairs closer without noticing.',
    close: 'Put the lid on the stove; the walls are warm enough to sleep by.',
  },
  'Leo 5': {
    text: 'The largest piece of the melon goes to the guest, the next one to the youngest, and the person with the knife is content. Meals, presents and children are read in the fifth place, and Leo has an open hand. For this reason a simple table may feel rich to you if nobody counts. You may have enough when everyone has eaten and laughed.',
    letter: 'Cut the melon yourself, and you may be well on whatever piece is left when all have taken.',
    close: 'Cut the melon wide; this one is sweet all the way through.',
  },
  'Leo 6': {
    text: 'Leo is the sign of command, and service, labour and tired backs are the sixth place. The two do not fit easily, but together they make a leader who works beside the others. If people are asked to work too long and dare not say no, perhaps you stop the machine. Your knees may shake, but then you can breathe.',
    letter:
      'With your hand on the switch of the machine, saying for all of them that it is late, you might breathe easily.',
    close: 'Take your hand off the switch, hang up the apron, and walk out with the others.',
  },
  'Leo 7': {
    text: 'Some houses look the same from the front and from the back. Your seventh place, which is partners and open rivals, is in Leo, a sign that is too proud for tricks. Therefore you may praise a rival to others, and tell a friend the hard truth in private. People can trust that.',
    letter: 'One face at the front door and at the back may be what makes you well with people.',
    close: 'Open whichever door is knocked at; you are the same behind both.',
  },
  'Leo 8': {
    text: 'Leo likes the best chair, and finds it hard to leave. In the eighth place, however, things pass from one hand to another, also things that were yours. To leave is therefore something that you may have to practise. You stand up before anybody asks, thank the room, and help the next person to sit down. After that you can feel free.',
    letter: 'To stand up from a good chair while it is warm, and to offer it, can set you free.',
    close: 'Keep a hand on the back of the chair until the next person is settled.',
  },
  'Leo 9': {
    text: 'On a long road, people stop at a hill and look back. The ninth place is travel and faith, and Leo is used to being looked at. Up there it is glad to be small for once, because the town with all its praise is only a few roofs. Before something greater than yourself, your heart can bow and be well.',
    letter: 'From one hill on a long road you can see far, and there your heart may grow quiet.',
    close: 'Stop for a moment on the hill; the road can wait.',
  },
  'Leo 10': {
    text: 'People trust a cook who eats from the same pot as everyone. Authority, work and a name are the tenth place, and Leo likes to be seen. So you may lead well where all can watch. The danger is a separate table. If you eat with the others and answer for the salt, your name can be good.',
    letter: 'Like a cook who eats from the pot that everybody is served from, you may lead well.',
    close: 'Take your bowl, sit among the others, and taste what you cooked.',
  },
  'Leo 11': {
    text: 'Some friends cheer and go home, and one friend stays to hold the ladder. The eleventh place is companions and their hopes, and Leo, a fire sign, stays warm for years. It may follow that a friend’s wish still interests you in its third year. Slow things can make you glad for longer.',
    letter:
      'Perhaps you are content at the foot of a friend’s ladder, holding it firm for as long as they climb.',
    close: 'Put both feet down, hold the ladder, and call up how far they have come.',
  },
  'Leo 12': {
    text: 'Nobody knows who changed the lamp on the dark stairs. Leo likes to be seen, but in the twelfth place nobody looks, and that can be lonely for a sign of daylight. To be well there may take some practice. Then you see what is dark, put it right, and are pleased before anyone has noticed.',
    letter: 'Some evening you may change the dead lamp on the stairs, tell nobody, and go in content.',
    close: 'The stairs are lit; go in and close the door.',
  },
  'Virgo 1': {
    text: 'Before you write the first word, you may sharpen the pencil. The first place shows how you meet the world, and Virgo looks closely and chooses its words. So a good day may begin for you with order in your hours and in your body. People can come to you with a confused matter, and leave with three clear lines.',
    letter: 'One sharp pencil and one clean page: with so little, you and your day may come right.',
    close: 'Sharpen the pencil once, then write; the point is fine enough.',
  },
  'Virgo 2': {
    text: 'Whoever gives the right change is honest down to the last coin. In the second place are money, tools and the means of living, and Virgo likes exact numbers. Therefore it may be important to you to know what came in and what you owe. If you know how much is enough, you can share the rest and sleep well.',
    letter: 'The right change, counted into a waiting palm, may be a small thing that keeps you well.',
    close: 'Count the change once, close the purse, and walk on with free hands.',
  },
  'Virgo 3': {
    text: 'A visitor finds your street with a small map, which shows the bakery, the blue gate and little else. Near roads, neighbours and messages are the third place, and the books say that Virgo speaks and judges well. For you both may meet in one skill: you can leave out what confuses. To be understood may please you all day.',
    letter: 'A small map, drawn for a visitor who then arrives, can please you all day.',
    close: 'Mark the bakery and the turning on your map, and let the visitor walk.',
  },
  'Virgo 4': {
    text: 'When the light fails, you may find the candle at once in the dark. The fourth place holds houses, land and old family papers, and Virgo puts each thing on its shelf. Because nobody has to search, a home of yours can be calm. A person whose day is full of confusion may like to sit there for an hour.',
    letter:
      'When the power fails, your hand may find the candle without a search, and your home is a calm one.',
    close: 'Put the candle back where it lives, and the matches beside it.',
  },
  'Virgo 5': {
    text: 'Some embroidery is as neat on the back as on the front. The fifth place is pleasure, and for many people pleasure means rest. But Virgo likes to make things and to make them well. So your best free day may be one on which you make something, to the last stitch, only for joy.',
    letter: 'Embroidery that is as neat on the back as on the front can be fun as you like it.',
    close: 'Turn the cloth over once, smile at the back of it, and wear it.',
  },
  'Virgo 6': {
    text: 'Everyone is used to the noise of the old door, but perhaps you still hear it. Hard work and tired bodies make up the sixth place, and Virgo notices small things that hurt, for example a tight strap or a missed lunch. So you may carry one drop of oil with you. Few people notice the silence, but you can enjoy it.',
    letter: 'One drop of oil, on a door that has complained for a year, can make your whole afternoon.',
    close: 'Wipe your fingers and sit down; the door is quiet, and so may you be.',
  },
  'Virgo 7': {
    text: 'Two people read the small print aloud before they sign. The seventh place includes agreements, partners and disputes, and Virgo is as careful with a person as with a page. Keeping every word of a promise may therefore be natural for you. Other people can rest in such care, and perhaps you can rest in it too.',
    letter: 'Reading the small print aloud to each other, and laughing at it, may bring you close to people.',
    close: 'Read the last line of the page aloud, look up, and sign together.',
  },
  'Virgo 8': {
    text: 'Debts, shares and other people’s affairs can become one large knot. This knot is the eighth place, and Virgo looks closely where others would cut the string. So you may find its end, ask whose it is, and work slowly back through the worry. The fear may last until the end. But then everything lies straight, and you can rest.',
    letter:
      'A knot that others would cut is opened patiently, and with the last loop you may feel free yourself.',
    close: 'The string is straight again; wind it up and put it away.',
  },
  'Virgo 9': {
    text: 'Some readers fill the margin of a book with notes. Virgo likes to study, and in the ninth place it has a great deal to read: faiths, sciences and distant lands. You may therefore like to check a fine sentence before you believe it. It can make you happy when your note helps the next reader over a hard page.',
    letter: 'In the margin of a book, where the pencil argues and asks, are perhaps your happiest travels.',
    close: 'Lend the book with your notes in it; they are company for a reader.',
  },
  'Virgo 10': {
    text: 'Passengers admire the paint of a bus, but somebody has to think of the bolts. In the tenth place your work and name are seen by all, and Virgo asks whether a thing is good and safe. So a title may interest you less than a machine that runs. You can be content when people travel well and never ask who built it.',
    letter: 'A bolt tightened where no passenger looks may let you sit back and enjoy the ride.',
    close: 'Give the bolt its last quarter turn, and put the tools down.',
  },
  'Virgo 11': {
    text: 'When friends say ‘one day we should meet’, you may answer with a calendar. The eleventh place joins friends and hopes, and Virgo turns a hope into a plan: who brings the rice, and which bus goes there. To plan in this way is to love people. Then the friends really meet, and the evening may do you good.',
    letter: 'A friend’s hope may do you good once it stands on the calendar, with a day and a time.',
    close: 'Circle the day on the calendar, and write both names beside it.',
  },
  'Virgo 12': {
    text: 'Late in the evening somebody cleans lentils and takes out the stones. Sorrow and secret worries are twelfth, says the old order of the places, and Virgo has a careful mind that can think of one worry for hours. A small task may slow it down. You may have more patience than others guess, and with it you can find peace.',
    letter: 'Picking over lentils under a lamp, stone by stone, you may find a peace that few know about.',
    close: 'The lentils are clean enough; wash them and let them soak.',
  },
  'Libra 1': {
    text: 'You can turn a true thing over in your mind before you say it. Your voice and your first words are signs of the first place, and Libra is a polite sign. Together they say that honesty may please you best if nobody is hurt by it. Your point can be sharp, like a knife that you pass with its handle first.',
    letter:
      'A hard sentence can be passed like a knife over a table, with the handle towards the other person; perhaps you know how.',
    close: 'Turn the handle of the knife to the other side once more, and let the hard sentence go.',
  },
  'Libra 2': {
    text: 'After the weighing, a seller can still add one apricot. Earning, and the people who help you to it, come under the second place. An old Arabic book calls Libra generous and cheerful, and it cannot enjoy a gain that hurts the other side. So you may have enough, in your own eyes, when one apricot is left to give.',
    letter: 'One apricot more than was paid for, dropped into the bag with a smile, may make your own day.',
    close: 'Leave the bag open a moment longer; one apricot more still fits.',
  },
  'Libra 3': {
    text: 'Two families can use one washing line without a quarrel if somebody asks which day is good for whom. Neighbours, cousins and small errands are the third place, and Libra sees both sides of a wall. Perhaps, therefore, you are the person who asks. Those who share a line soon share news and soup, and such a street can make you happy.',
    letter:
      'A washing line between two balconies, theirs one day and yours the next, may be happiness of your kind.',
    close: 'Pull the washing line along; it is your neighbours’ day, and the sun is out.',
  },
  'Libra 4': {
    text: 'A round tray has no head, and perhaps that is why you like to eat from one. House and family, and how things end, make your fourth place. As Libra wants balance, you may rest only under a roof where both sides of a story are heard. Old and young are equally near to the rice there, and guests forget that they are guests.',
    letter: 'Around a large tray on the floor, where no side is the head, perhaps you are most at home.',
    close: 'Move a little to the left; the tray is round and makes room.',
  },
  'Libra 5': {
    text: 'There is a good rule for sweets: one child breaks the bar, and the other chooses. Treats, games and children are fifth among the places, and Libra enjoys a pleasure fully when it is fairly shared. So you may like to find a simple rule instead of a loud word. Then the afternoon is peaceful again, and you can sit down and play.',
    letter: 'One breaks the sesame bar, the other picks first, and you may be happier than both.',
    close: 'Break the bar as evenly as you can, then hold out your open hand.',
  },
  'Libra 6': {
    text: 'The same person has carried the tray all day, and hardly anyone has seen that their own glass is empty. Labour, sore arms and people who serve make the sixth place hard, but Libra feels what is uneven. That may be the moment when you get up and pour. Little has changed in the world, but two people can rest.',
    letter: 'Tea poured for the one who has been pouring all day can make your own tiredness go.',
    close: 'Fill the dry glass, then sit down and let somebody fill yours.',
  },
  'Libra 7': {
    text: 'With one oar, a boat turns in circles. Alone, Libra feels like this boat, and so it fits well into the seventh place, opposite a partner or a fair rival. It may do you good if each of you has one oar and you find a common rhythm. Neither counts who worked harder, and on such a journey trust can grow.',
    letter: 'In a boat with two rowers, an oar for each and one rhythm, you may go straightest.',
    close: 'Wait for the other stroke, then dip your oar; there is the bank.',
  },
  'Libra 8': {
    text: 'Two neighbours can buy a ladder together if both of them are fair. What people share and owe is read from the eighth place. Libra is afraid of being unfair, and so it counts again for the other side. Because of this second count, people may like to share with you, and you can rest when all is settled.',
    letter:
      'Dividing a shared shelf of books, you may leave the other person the one that both love, and breathe out.',
    close: 'Let the last book go in the other box; you both know how it ends.',
  },
  'Libra 9': {
    text: 'After one opinion, you may be hungry for the opposite one. The ninth place brings together faiths, sciences and far countries, and they do not agree. Libra is glad of that, because it likes to hear both sides. So you may read two books and tell both stories fairly, and whoever learns from you can learn two things.',
    letter: 'Two books that contradict each other, open side by side under one lamp, can be a feast to you.',
    close: 'Leave both books open; somebody may ask you for the way between them.',
  },
  'Libra 10': {
    text: 'Two neighbours quarrel about a wall, and neither lets the other measure it. Perhaps both would ask you. Libra has an even hand, and because the tenth place is public, this can become your good name. You hold the string and read the number as it is, even against your friend. In the evening both may greet you.',
    letter:
      'Between two quarrelling neighbours, holding the measuring string that both asked you to hold, you may stand well.',
    close: 'Pull the string tight, read the measure aloud, and let both neighbours look.',
  },
  'Libra 11': {
    text: 'Good company is pleasant until people talk about a friend who is away. Friends, praise and hope are the eleventh place. Libra likes to agree, but it also wants both sides to be heard, and the friend cannot answer. So with a beating heart you may say that perhaps it was different. Then the talk can turn, and the tea is good again.',
    letter: 'When a cup is kept on the table for the absent friend, perhaps you speak up beside it.',
    close: 'Keep the absent friend’s cup where it is; it can be filled when they come.',
  },
  'Libra 12': {
    text: 'All day long people may ask you to judge: here a claim, there a complaint. Libra is a pair of scales, so it weighs whatever they say. But the twelfth place lies apart from the market, and here the scales can hang empty. So a quiet hour after the day may be good for you. Perhaps you can pray then.',
    letter:
      'Like a market scale after closing time, perhaps you come to rest when both your pans hang empty.',
    close: 'The pans are level now; lay nothing in them before morning.',
  },
  'Scorpio 1': {
    text: 'Some people may call you cool, as a flask is cool to the hand. But inside it the tea is hot. Scorpio is still water and belongs to hot Mars, and your face is read from the first place. So you can look quiet and still want, a year later, what you once decided.',
    letter: 'Like a flask, cool to the touch, you may be well if the heat inside lasts until evening.',
    close: 'Open the flask towards evening; what you poured in is still hot.',
  },
  'Scorpio 2': {
    text: 'Perhaps nobody knows how much you have, and you like it so. Earnings and property are under your second place, and Scorpio keeps such things hidden. Yet the old writers also call it generous. So money sewn into a hem may calm you, and you may be glad to open the hem when somebody is in need.',
    letter:
      'A banknote sewn into a hem may keep you calm, and three stitches undone for a friend keep you glad.',
    close: 'Feel along the hem; the banknote is there, and you know for whom.',
  },
  'Scorpio 3': {
    text: 'While cousins and neighbours talk, one person listens at the door. Daily words, news and greetings are all in the third place, where Scorpio says little and watches long. When you do speak, one sentence of yours may change the talk, as a chilli changes a soup. It can feel too hot, but after it everyone may understand the matter.',
    letter:
      'One sentence of yours, working in the talk like a chilli in the soup, may do you good all evening.',
    close: 'One chilli is plenty; drop it in, and put the lid back.',
  },
  'Scorpio 4': {
    text: 'When a wall is damp, others would paint over it. Your house, and all that is covered in it, form the fourth place, and Scorpio cannot sleep beside a covered fault. It is therefore like you, perhaps, to take off the old plaster. For a week the room looks terrible. Then the wall is dry from inside, and you may sleep well.',
    letter: 'Once the damp plaster is off and the wall can dry from the inside, perhaps you breathe freely.',
    close: 'Leave the wall bare a few days more; it is drying well.',
  },
  'Scorpio 5': {
    text: 'In company you may be quiet, until a coin disappears between your fingers. The fifth place is full of games, presents and laughter, while Scorpio looks for what is hidden. Both meet in a trick. It is pleasant when people clap, but it may please you more when a child asks how it was done, and you kneel down and teach it.',
    letter:
      'Showing one child, behind the curtain, how the coin vanishes may be the best part of your evening.',
    close: 'Open your other hand, slowly, and let it be seen where the coin went.',
  },
  'Scorpio 6': {
    text: 'Every house has one job that nobody wants. Labour without thanks is put in the sixth place, and the old books give sinks and wash-houses to Scorpio. That is why a dirty drain may stop others sooner than you. Somebody has to reach down and take out what blocks it. Few people may speak of it, but the water runs again, and you can be content.',
    letter:
      'With an arm in the drain up to the elbow, while others hold their noses, you may be oddly content.',
    close: 'Wash the arm with plenty of soap; the drain is running again.',
  },
  'Scorpio 7': {
    text: 'People once went out for pearls in pairs: one of them dived, and the other held the rope. Many acquaintances do not interest Scorpio. What it finds in the seventh place is one person opposite, in love, business or dispute, and it is fully with that one. You may feel each pull of the rope and tell nobody, so people can trust you.',
    letter: 'As the one who holds the rope is to the diver below, so close you may be to a person.',
    close: 'Keep one hand on the rope; a small pull is all that the diver need give.',
  },
  'Scorpio 8': {
    text: 'The eighth place is like a dark cellar, because the books put fear there, with debts and other people’s goods. Scorpio is afraid of the steps too, but it can stay until its eyes know the dark. So you too may look at a fear for a while, until you see that it is only a room. Then you can call the others.',
    letter: 'Down the cellar steps in the dark, a hand on the wall, something in you can grow calm.',
    close: 'One more step, and your eyes have learned the dark.',
  },
  'Scorpio 9': {
    text: 'Perhaps your best journeys are at night. Foreign cities, faith and dreams are matters for the ninth place, and Scorpio goes there for one deep answer and leaves the sights to others. While the whole bus sleeps, you may hold one question that you would tell nobody by day. At some hour this thinking can come near to prayer.',
    letter: 'On a night bus where all the rest sleep, one question, held quietly, can make you well.',
    close: 'Lean your head on the window of the bus; the driver knows the road.',
  },
  'Scorpio 10': {
    text: 'Guests do not see the cook, but they ask who made the sauce. In the tenth place your craft and your good name are open to everyone, though Scorpio likes to work behind a closed door. So you may begin early, let nobody look, and care for the thing until it is right. Then it can please you that the guests become silent.',
    letter: 'Behind the dining room, over a sauce begun at dawn that guests ask about, you may be well.',
    close: 'Turn down the flame under the sauce, taste once more, and let the guests praise the waiter.',
  },
  'Scorpio 11': {
    text: 'A telephone can hold hundreds of names, but you may know only three numbers by heart. The eleventh place is rich in friends and hopes, and Scorpio wants them deep and few. These three may have seen you very angry, and are still there. To them you can say what you hope for.',
    letter: 'Three telephone numbers that you know by heart may be company enough to make you well.',
    close: 'Say one of the three numbers aloud; your fingers remember how to dial it.',
  },
  'Scorpio 12': {
    text: 'Nobody saw how the vase fell. Hidden acts and lonely hours belong to place twelve, and since Scorpio knows hidden things, it also knows itself. You could push the pieces under the shelf. Or you take them to the counter, with a hot face, and pay. That may be hard, but afterwards you can look everyone in the eye.',
    letter:
      'Carrying a broken vase to the counter, though nobody saw it fall, you may feel straight and well.',
    close: 'Put the pieces of the vase on the counter and say that it was you.',
  },
  'Sagittarius 1': {
    text: 'A bicycle falls over when it stands still, and you may know the feeling. The body and every start are in the first place, and fiery Sagittarius finds its balance on the way. So your bad moods may end with the words ‘let us go and see’. You can fall and hurt a knee, but others may find courage behind you.',
    letter: 'A bicycle keeps upright by rolling, and so, perhaps, do you, steadiest once the street goes by.',
    close: 'Push off from the wall; a bicycle steadies itself as it rolls.',
  },
  'Sagittarius 2': {
    text: 'A traveller at the border has a shirt, some tools and a photograph. The second place is about livelihood and goods, and Sagittarius likes to travel with a light bag. For that reason a skill may be your best possession. Somebody taught it to you, you can live by it in any town, and if you teach it, you still have it.',
    letter:
      'An open suitcase, half empty, and a skill that travels in your head: so you may be best provided.',
    close: 'Close the suitcase; the best of what you carry needs no lock.',
  },
  'Sagittarius 3': {
    text: 'When somebody has to get to the station, everybody may think of you. Short roads and neighbours are the third place, but Sagittarius is the sign of horses and long distances. You may gladly make a short road longer, then, because one more neighbour can come and one more stop is on the way. A full car can please you.',
    letter: 'With four neighbours in the car and five stops before your own, you may drive home happy.',
    close: 'Drop the last neighbour at the gate; your own street is next.',
  },
  'Sagittarius 4': {
    text: 'Even a person who likes to travel can make a good house. Families and land make up the fourth place, but Sagittarius comes there from far away. So a house of yours may be half an inn. When a traveller sleeps behind the door, the rooms feel larger, and you can feel that you belong.',
    letter: 'A spare mattress behind the door, unrolled for whoever comes from far, can make a house yours.',
    close: 'Unroll the mattress by the wall; somebody has come far, and so have you.',
  },
  'Sagittarius 5': {
    text: 'The third time you tell the story, one hen has become twenty, and people only laugh. Feasts, gifts and young people have their home in the fifth place. An Arabic book calls Sagittarius full of tricks, and yours may be this harmless one: the story grows, but its point stays true. As people have laughed first, they may listen and understand you.',
    letter: 'Telling the story of the hen on the bus, larger every time, you may be thoroughly well.',
    close: 'Tell the story from the beginning; the youngest has not met the hen.',
  },
  'Sagittarius 6': {
    text: 'If you have a broom and no reason to use it, you may stop after five minutes. The sixth place is full of such chores, with little praise. But Sagittarius looks far and asks for the reason. So if a guest is coming who walks badly on stones, you may sweep the whole yard and be glad.',
    letter: 'As soon as you know who is coming, you may sweep a yard gladly, to the last corner.',
    close: 'Lean the broom by the gate; the yard is fit for a guest.',
  },
  'Sagittarius 7': {
    text: 'You may grow restless when somebody sits opposite you at a table. Just this is the seventh place: partner or opponent, face to face. But Sagittarius likes to move. That is why a walk may suit you. Side by side, two people can say what is hard to say at a table, and the river repeats none of it.',
    letter: 'Talk that brings you close to anyone may happen on foot, side by side, with a road ahead.',
    close: 'Walk together as far as the bridge; on the way the next sentence comes by itself.',
  },
  'Sagittarius 8': {
    text: 'A paper with a friend’s name and a small sum may lie in your bag for months. What is owed, left behind or feared comes under the eighth place, and many people count it. But Sagittarius belongs to generous Jupiter, and counting makes it heavy. You may need a night to think, and then tear the paper, because you have enough.',
    letter:
      'To tear up the paper about a friend’s small debt, and say nothing of it, may make you feel rich.',
    close: 'Drop both halves of the paper in the bin; that money was well spent.',
  },
  'Sagittarius 9': {
    text: 'Perhaps you could travel for ever. Faith, wisdom and foreign lands are what the ninth place offers, and Sagittarius goes to look for them on its own feet. But at some hour you stop, lay your jacket on the ground and are still. Whether you pray or only rest, you may remember then why you began the journey.',
    letter:
      'Far out, your jacket spread on the ground beside the road, you may feel that something in you arrives.',
    close: 'Shake the dust from the jacket; the road goes on from here.',
  },
  'Sagittarius 10': {
    text: 'The first animal of a caravan wears a bell, so everybody hears where it goes. Rank and renown are up in the tenth place, and from there Sagittarius can see the far town. It may suit your nature to say your aim aloud, although people then remember your words. You can accept that, because others follow only what they hear.',
    letter: 'To go ahead and be heard, like a bell that others can follow in the fog, may suit you.',
    close: 'Keep to a walk, and let the bell be heard behind you.',
  },
  'Sagittarius 11': {
    text: 'Six people are invited, but the cloth on the grass is large enough for twenty. In the eleventh place we find hope and the joy of company, and Sagittarius hopes on a large scale. So you may call over everyone who passes. By evening they are making plans together, and perhaps you lie down on the last free corner and listen.',
    letter:
      'A cloth spread on the grass, much too large for the number invited, may be your picture of wealth.',
    close: 'Shake out the cloth to its full size; more are coming up the hill.',
  },
  'Sagittarius 12': {
    text: 'A horse in a closed stable kicks at first. Sorrow and lonely hours are named for the twelfth place, but so are riding animals. The books call Sagittarius the stable of great horses, so you may know this kicking from inside. If you have to wait, you want to run. But you can grow calm, as the horse does under the brush.',
    letter:
      'In a stable after dark, brushing a restless horse until it sleeps, perhaps you grow quiet yourself.',
    close: 'One more stroke along the horse’s neck, then hang up the brush.',
  },
  'Capricorn 1': {
    text: 'The bag for tomorrow is packed at nine in the evening. Some may laugh at it. The first place is body, temper and beginnings. In your chart it is in Capricorn, a careful sign, and a careful start is made the evening before. Because so much is ready, a promise is easier to keep. You may thrive where people count on you, and where you come as promised.',
    letter: 'With tomorrow’s bag packed and standing by the door, you may sleep well and wake up straight.',
    close: 'The bag is by the door; go to bed, and let the morning come.',
  },
  'Capricorn 2': {
    text: 'A wall can be bought ten bricks at a time. An old Arabic book says of Capricorn that it is cautious and that it lives well. The second place, of wages and belongings, shows how these two go together: the stack is plain, paid for and out of the rain. You may sleep better for it, and when a neighbour’s wall falls there is something to lend.',
    letter:
      'Ten bricks bought every payday and stacked behind the house may be more ease to you than a prize.',
    close: 'Count the bricks once, cover them, and have something good for supper.',
  },
  'Capricorn 3': {
    text: 'When a shelf breaks in your street, somebody may say your name. Old wood and tools are put under Capricorn in the books; cousins and neighbours come and go through the third place. So your lot is a yard with planks in it. People arrive embarrassed and leave with the right length under one arm. Perhaps you cut it, grumbling, and like it.',
    letter:
      'Old planks kept behind a house, for half the street to borrow: that, perhaps, is peace as you understand it.',
    close: 'Leave the planks where they can be reached; someone is measuring a shelf.',
  },
  'Capricorn 4': {
    text: 'The stone step of an old house is hollow in the middle, because so many people have gone in and out. ‘Low places, near the threshold’ belong to Capricorn, and your lot is there in the fourth place, with family, land and how things end. Such a step carries everybody. So you may be well in a house with a past, or where you lay a step that can last.',
    letter: 'A doorstep hollowed by many feet, and washed each morning, may be the ground you stand well on.',
    close: 'Wash the doorstep, and feel with your foot where it is hollow.',
  },
  'Capricorn 5': {
    text: 'Before any child may sit on the swing, somebody else does, with a serious face, and checks both knots. The fifth place is play and pleasure and small people, and careful Capricorn has come with a rope that holds. Others can be light-hearted because someone was grave. If you know this in yourself, what is dearest to people may be left in your care, and you enjoy that quietly.',
    letter: 'A swing tested with your own weight before others fly on it can be happiness of your kind.',
    close: 'Sit on the swing once more yourself; then push the others, gently.',
  },
  'Capricorn 6': {
    text: 'The lift is broken, the rice is for the fifth floor, and somebody has already gone. Capricorn is the sign of the knees, and the sixth place has loads in it that return each morning. There is an old device, and perhaps you know it: one landing, one breath, the next. About the third floor complaint is too much trouble, and the lot finds its slow peace.',
    letter: 'With a heavy sack and five floors to climb, you may manage well by counting only this landing.',
    close: 'Set the sack down on the landing; nobody is timing you.',
  },
  'Capricorn 7': {
    text: 'Cracked dishes used to be drilled and wired together, and then served for forty years. Capricorn treats the seventh place like that, its partners and its quarrels, since it wastes little, least of all a bond. You may trust terms that both can keep more than fine words. The mend shows. But the dish is whole, and one eats from it contented.',
    letter: 'A cracked dish, drilled and wired so that it holds soup again, may be how you make peace.',
    close: 'Pour the soup in slowly; anyone can see that the wire holds.',
  },
  'Capricorn 8': {
    text: 'Perhaps a borrowed spade stands somewhere in your house, and looks at you. In the eighth place nothing is only yours: it is owed, or shared, or feared. Capricorn, which had cares before, lies awake over it. So the edge is sharpened, the wood oiled, and the spade carried back after all that time. The matter is closed, and the lot sleeps.',
    letter: 'On the day a borrowed spade goes back, oiled and sharpened, a weight may leave you.',
    close: 'Lean the spade against its owner’s wall, say thank you, and walk home empty-handed.',
  },
  'Capricorn 9': {
    text: 'On your table, perhaps, lies a thick book with a ribbon, and the ribbon moves. Distance is the matter of your ninth place: far lands, deep sciences, faith. Capricorn covers it on foot, and suspects whatever was learnt in an afternoon. Your lot likes the old and thorough. By the last page you may be able to take a beginner through, line by line.',
    letter: 'The ribbon in a thick book, moved on by four pages every evening, can keep you well for years.',
    close: 'Four pages; then lay the ribbon in, and close the book.',
  },
  'Capricorn 10': {
    text: 'While a wooden frame holds up the wall, you may not want praise for it. The tenth place is work that others can see, and the name that comes from it. Capricorn, which has your lot, is a sign that waits until the frame is gone. If the wall is straight then, even in rain, others speak of a good name. You, perhaps, call it finished.',
    letter:
      'The day on which the scaffolding comes down and what you built stands without it may be your good day.',
    close: 'Take the last pole of the scaffolding down, cross the road, and look.',
  },
  'Capricorn 11': {
    text: 'You may forget to say nice things. But on moving day, perhaps, you stand there at seven, with rope and gloves. The eleventh place has friends in it, and helpers, and for Capricorn these are one word. One remembers who carried the wardrobe. Among such people, dusty, eating on boxes, you may even speak of what you hope.',
    letter: 'When a friend moves house you may arrive at seven with rope, and be happy all day.',
    close: 'Coil the rope, sit down on a box, and eat with the others.',
  },
  'Capricorn 12': {
    text: 'One care after another comes down the path, and you may know each by name. Capricorn is said to have many, and sheep pens besides; the twelfth place keeps sorrows and beasts. So an evening is made of it: they are let in and counted, and the gate is shut. The rest is out of your hands. A stillness follows that has room for prayer.',
    letter: 'Cares can be counted in at dusk like sheep, and at the closed gate you may be quiet.',
    close: 'The cares are all in; leave the gate shut and look at the sky.',
  },
  'Aquarius 1': {
    text: 'All hands go up. One stays on its owner’s knee, and the room turns round. The first place shows you among people; in Aquarius, fixed and reasoning, one shows oneself even against thirty. You may like the thirty. But perhaps you could not say yes, mean no, and go on breathing easily. Afterwards, in the corridor, somebody thanks you.',
    letter: 'Yours may be the one hand that stays down in the vote, and afterwards you breathe well.',
    close: 'Leave your hand where it is, and smile at the person beside you.',
  },
  'Aquarius 2': {
    text: 'On the street side of some walls is a tap, with a cup on a chain. It might be yours. Aquarius is drawn pouring water out; the second place asks what you earn and keep. The lot answers both: the house has what it needs, and the pipe goes on through the wall. You may find that it is enough because it is shared.',
    letter: 'A tap on the outer side of your wall, for anyone who is thirsty, may be wealth as you like it.',
    close: 'Try the tap as you pass; it runs for you too.',
  },
  'Aquarius 3': {
    text: '‘No water until noon.’ Somebody has written it in three languages and put it on the front door. The third place is neighbours and news, and Aquarius, where your lot is, thinks first of the one whom the news has not reached. Therefore you may write such a note before anybody has asked for it. You may be well in a house where everyone has been told in time.',
    letter:
      'A notice that even the newest neighbour in the building can read is, perhaps, what you are pleased to pin up.',
    close: 'Pin up the notice, read it once as a stranger would, and go home.',
  },
  'Aquarius 4': {
    text: 'By day each family stays on its own floor. In the evening one person goes up to the roof, then another. The old lists give roofs to Aquarius, an airy sign, and your lot has it in the fourth place, among rooms and relatives. A house like that has its best room in the open. So you may feel most at home where people come because they like to.',
    letter: 'On a flat roof in the evening, with every door of the house open to it, you may feel at home.',
    close: 'Carry one more cushion up to the roof; it has cooled, and it is large.',
  },
  'Aquarius 5': {
    text: 'No two tables have the same height, and the cloths disagree. Eating, playing and giving belong fifth, in a place that Aquarius makes as long as the street. The shy lodger is asked, and whoever moved in last week. You may be the one who carries out a table and knocks. At dusk two people who had never spoken argue over a recipe.',
    letter:
      'Tables of different heights, pushed together down the middle of a street, may make you as happy as anything.',
    close: 'Push one more table up against the last, whatever its height.',
  },
  'Aquarius 6': {
    text: 'Who cleans the stairs? In many houses, the one who cannot say no. Drudgery like that, and the tired people who do it, is a sixth-place affair. A lot in Aquarius reasons about it. It draws up a list, and hangs it where all can see. Dry work, with a ruler; but then the burden is fair, and you may rest in that, even in your own week.',
    letter: 'A list for cleaning the stairs, with your own name on it like everyone’s, may settle your day.',
    close: 'Your turn at the stairs comes round; tonight they are someone else’s.',
  },
  'Aquarius 7': {
    text: 'Halfway through a dispute one can walk round the table, and look at the board from the other side. Whoever sits there, partner or adversary, sits in your seventh place; Aquarius, rational and humane, would like to know if they are right. ‘You mean this,’ you may say, and they nod. Only then comes your own case. Once both are understood, such a lot is at ease.',
    letter:
      'When you turn the board round and put the other side’s case better than they did, all at once it can be clear.',
    close: 'Turn the board back now; it is your move, and the other side is smiling.',
  },
  'Aquarius 8': {
    text: 'In many cities neighbours save into one tin, and each month somebody takes it all. But who keeps it? Other people’s money, and some fear about it, make the eighth place heavy. Aquarius is fixed, rational, the same to all twelve, so they may well ask you. Nobody is told whose turn was a rescue, and you may like being trusted.',
    letter:
      'Twelve people’s savings might be safe in a tin under your bed, and all thirteen of you sleep well.',
    close: 'Write down the sum, close the tin, and let the others see the page.',
  },
  'Aquarius 9': {
    text: 'Forty strangers have read this copy before you; their dates are stamped inside the cover. You may like it better than a new one. Sciences, faiths, philosophies: what the ninth place contains, Aquarius holds to be nobody’s property. A thought does most good once it is lent. So the book is read, asked where it is wrong, and passed on.',
    letter: 'A library book with forty dates stamped in it, and yours the newest, can make you feel rich.',
    close: 'Take the book back on time; the next date is somebody’s evening.',
  },
  'Aquarius 10': {
    text: 'Someone could walk straight in, since their name is on the door. They pull a numbered slip and sit down among the others. Authority and a name: the tenth place has both, and Aquarius can bear them only under one rule for all. From that chair you may see how long it takes. The lot is an office you would not mind visiting.',
    letter: 'At your own counter you may draw a number like the rest, and your name stands firm on it.',
    close: 'Wait until your number is called; the chair is good enough.',
  },
  'Aquarius 11': {
    text: 'Somebody has to write the twentieth letter about the bus stop, as politely as the first. Perhaps you have the pen. Companions and wishes share your eleventh place. Aquarius is air, but fixed: it wishes for people who have not moved in yet, for as long as it takes. Somebody brings tea, and somebody the file. In such company patience is cheerful.',
    letter: 'Asking for a bus stop together with friends, for six years if it must be, may keep you well.',
    close: 'Write the letter about the bus stop once more; the bus has to turn somewhere.',
  },
  'Aquarius 12': {
    text: 'Where the gutter is clean, nothing happens: no stain, no bucket, no thanks. Successes of the twelfth place are like that, hidden and a little sad. Aquarius can live with it, having in mind the good of people whom it need not meet. The leaves are lifted out in time. At night you may hear the water run, and know why.',
    letter:
      'A gutter cleared before the rains, unasked and alone, may let you lie awake contented on the first wet night.',
    close: 'Come down from the gutter with care, and let it rain.',
  },
  'Pisces 1': {
    text: 'From your vowels, perhaps, one can tell whom you met last. The first place is your person and your way of speaking, and Pisces, an Arabic book says, is mixed and many-coloured. So it takes on the baker’s tune, the professor’s pauses. It is no pretence: it is a step towards people by way of sound. Those who met through you may soon be greeting each other.',
    letter: 'After ten minutes you may have the vowels of whoever you talk to, and both of you feel at ease.',
    close: 'Speak on, in whichever vowels come; people know that it is you.',
  },
  'Pisces 2': {
    text: 'Pisces has two bodies, so let your second place, your money and livelihood, have two purses. From a single one everything may run out to the person with the sad face, and the month is still long. The house purse stays shut. From the other you may give without looking. Divided like that it can be enough, and you both kind and calm.',
    letter:
      'It may suit you to carry two purses, one for the house and one for whoever asks, and to be calm about both.',
    close: 'Look into the second purse; one coin there may be for you.',
  },
  'Pisces 3': {
    text: 'Affection, messages and travel by water stand in one list, under the third place. Put Pisces there, and you have a ferry. One cousin is hurt and silent, another thinks that all is well. You may know both banks. What was meant is carried over, without the splashing, and said so softly that it can be heard.',
    letter: 'Words that would never have crossed alone may come over in your small ferry, and make you glad.',
    close: 'Untie the ferry once more; someone is waving from the bank.',
  },
  'Pisces 4': {
    text: 'One corner is empty, and nothing may be put there. Pisces has wells, in the old books, and the huts of people who live alone to pray; the fourth place is the house and the ground under it. So you may need a small piece of floor without a use, and sit there early. A well fills overnight like that, in a silence near prayer.',
    letter:
      'If one corner of your home is kept empty, you may come back to yourself there in the early hours.',
    close: 'Leave the corner empty today as well; you know what it holds.',
  },
  'Pisces 5': {
    text: '‘You are the boat,’ says someone aged four, and somebody grown goes down on the carpet. Gifts, games and children have the fifth place for their own. An English book calls Pisces idle, and for once it is the right thing to be: a boat need not hurry. An hour goes by. Such patience is rare, and you may have it; it delights the crew.',
    letter:
      'When a child decides that you are a boat, you may lie on the carpet for an hour and float, happily.',
    close: 'Let the crew steer; a boat on a carpet has no other harbour to reach.',
  },
  'Pisces 6': {
    text: 'Feet belong to Pisces, aches and service to your sixth place, and between them they make a picture: somebody kneeling with a basin. You may have noticed the limp before the complaint. Days like that can wear out a soft heart, and are forgotten by evening. Yet while the water is warm nobody wants anything more, and the lot is at rest.',
    letter: 'A basin of warm water, carried to somebody with sore feet, may be the work in which you rest.',
    close: 'Keep some warm water back; your own feet have come as far.',
  },
  'Pisces 7': {
    text: 'Two people meet halfway along a plank. That, in small, is your seventh place: a partner or an opponent, and no room to pass. Pisces is gentle, and some take it for weak. But in an everyday quarrel the first step backwards is the hard one. You may be one who dares it, with ‘After you’ or ‘I was wrong there’, and the lot breathes again.',
    letter: 'On a plank too narrow for two you may step back, laughing, since peace is the ground you like.',
    close: 'Step back on the bank and wave the other person over the plank; you cross next.',
  },
  'Pisces 8': {
    text: 'A soft pair of hands may hold a great deal. Among things shared, owed and left behind, the eighth place, your Part of Fortune belongs to Pisces, which asks no receipt. The well-being meant here is of a quiet sort. What people put into your hands, a key, a debt, a hard story, is safe there, and perhaps you are well when it is.',
    letter: 'What people put into your hands, a debt or a hard story, may be safe there, and so may you.',
    close: 'Open your hands for a while tonight; what they hold can lie on the table.',
  },
  'Pisces 9': {
    text: 'On a night train somebody peels an orange, gives away half of it, and begins to tell about a village. The ninth place is long roads, with books, belief and dreams, and one might be lonely there. But your lot is in Pisces, a watery sign without thick walls. Because so little stands between you and a stranger, you may be at home wherever two people can sit down.',
    letter: 'In a foreign waiting room a tangerine, shared with a stranger, can make it home for an hour.',
    close: 'Peel another tangerine, and lay half of it on the stranger’s side.',
  },
  'Pisces 10': {
    text: 'Dyers are known by their hands. Your tenth place is craft and a public name; Pisces takes its colour from whatever it works in, and cannot do a thing and stay dry. One dips, waits, looks, and dips again. You may know the moment when the shade on the line is the one you felt, and people ask who dyed it.',
    letter: 'Like a dyer, you may go home with your work on your hands, blue to the wrist and satisfied.',
    close: 'Hang the cloth out and hold up your hands; everyone can see what you did.',
  },
  'Pisces 11': {
    text: 'A sleeve from one, a pocket from another: your friends may be scraps of every colour that do not match. Company, clothing and hope are named in one breath for the eleventh place; Pisces, many-coloured itself, sees a pattern in them. The pieces are moved about until none is left over. A little crooked, the whole thing holds, and perhaps it keeps you warm as well.',
    letter: 'Under a blanket that was sewn from the worn shirts of all your friends, you may be well.',
    close: 'Find the last scrap of cloth a place near the edge; it belongs to somebody.',
  },
  'Pisces 12': {
    text: 'All day you may take in what others feel, and by evening the water stands high. Last and most secluded, the twelfth place holds grief and hidden things. Pisces, without a shore of its own, can be flooded there; your lot waits for the ebb. Slowly the noise draws back and leaves the sand smooth. Out there you may find words for prayer.',
    letter:
      'When the tide of other people’s days has gone out, perhaps you walk on clean sand and are quiet.',
    close: 'Walk a little further out; the tide is low for an hour yet.',
  },
}
