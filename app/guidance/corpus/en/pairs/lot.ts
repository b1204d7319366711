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
    text: 'People may tell you things before they have decided to. The old writers call Cancer mute and slow of voice, and in your first place that is a manner of listening with the whole face and leaving the pause alone. A deep bowl can take a good deal. If you know this in yourself, you are well where you are trusted.',
    letter: 'Like a deep bowl, you may be well when you can hold what people pour in, without a splash.',
    close: 'Set the bowl on a flat table sometimes, and rest your arms.',
  },
  'Cancer 2': {
    text: 'In a good month you may already think of a bad one. The second place is livelihood and belongings, and yours is in Cancer, a sign that gathers and cannot bear an empty house. So part of what you earn may become beans, oil and onions on an open shelf. Because you can see that there is enough, worry may go, and a visitor takes some home.',
    letter:
      'A string of peppers, dried in the good month and hung by the window, can make you calm, and then generous.',
    close: 'Cut three peppers off the string for the neighbour; it is long enough.',
  },
  'Cancer 3': {
    text: 'Your home may be longer than its walls. It runs down the street as far as a pot can be carried before it cools. For Cancer the third place, kin and neighbours and short ways, is a larger family, in which each ought to be fed and asked after. Such a lot is well when doors stand ajar, and newcomers soon belong.',
    letter: 'A covered pot carried down the street, hot on arrival, may be your way of being well.',
    close: 'Mind the step and keep the lid on the pot; somebody has already put out spoons.',
  },
  'Cancer 4': {
    text: 'The sign of your lot and its place say one thing. Cancer gathers in; fourth is the house, the family, the treasure that is kept covered. A home, in this picture, is made of being expected: someone is late, and a lamp burns. Under a roof like that you may be well, and perhaps you know how to make one for others.',
    letter: 'In a house where a lamp is left on for whoever is late, you may be at rest.',
    close: 'Leave the lamp on, and let someone do the same for you.',
  },
  'Cancer 5': {
    text: 'Some recipes are never properly written down. They say: until it smells right. The fifth place puts food, pleasure and the young together, and the lot in Cancer, a fruitful sign that goes by feeling, has a way of teaching there: side by side, palm beside palm. Someone copies you, nods, and does it alone next time. You may know few better joys.',
    letter:
      'Cooking beside a beginner, with no measure except the palm of your hand, may do your heart good.',
    close: 'Hold out your palm and show how much; a palm is lesson enough.',
  },
  'Cancer 6': {
    text: 'Before anyone says that they are thirsty, the glass is standing there. Tired bodies and daily duties make the sixth a hard place, where much goes unthanked; but Cancer feels a need before it is spoken, and gets up. Well-being is small there, and real. A face eases, and perhaps it was you who knew what was missing.',
    letter: 'In the glass of water put beside a bed before anybody has asked, perhaps you find your quiet.',
    close: 'Pour a second glass of water, and drink it yourself before you sit down.',
  },
  'Cancer 7': {
    text: 'The person across the table may want an answer tonight. The seventh place means that other person, dear or opposed. Cancer, where your lot is, is a changeable sign: what is felt in the evening can feel different at breakfast, to both of you. Therefore you may like to wait one night, and ask again over the morning tea. People who give each other time may suit you best.',
    letter: 'Tea too hot to drink is left to stand, and you may treat a disagreement in the same way.',
    close: 'The tea can be drunk now; take the glass in both hands and sit down.',
  },
  'Cancer 8': {
    text: 'Whose key is this? Perhaps you know, and would never use it without being asked. What belongs to others, and what they are afraid of, makes up your eighth place. Your Cancer lot is protective of both and says little. Such well-being is quiet, and it weighs something. But people who leave a key with you, or a story, walk home lighter.',
    letter: 'Other people’s keys would be safe on a nail by your door, perhaps, each known without a label.',
    close: 'Count the keys on the nail and go to bed; they are safe.',
  },
  'Cancer 9': {
    text: 'Far from home, you may miss your own cup sooner than you miss the language. Yet your lot is far out, in the ninth, with long roads, faith and dreams, and Cancer travels there by feeling. One finds the window of the rented room and sits down, and the heart arrives after the luggage. The stillness in which one prays has come along.',
    letter:
      'In any strange room you may look for the window first, and near it something in you grows quiet.',
    close: 'Draw the chair to the window; the same sky is over it.',
  },
  'Cancer 10': {
    text: 'In every city park one gardener knows which corner dries out soonest. Whatever your task, you may work like that. Tenth is the most public place, the one of craft and name, and a Cancer lot tends there what others only manage. Nothing is left half watered, and in the evening it is good to see strangers sit in the shade.',
    letter:
      'Your work may be good in the way of a public garden, watered before the heat by someone who remembers.',
    close: 'The hose is coiled and the garden is dark with water; you may go home.',
  },
  'Cancer 11': {
    text: 'An umbrella for one can shelter two who walk close together. The eleventh place, with hope, company and gladness in it, is counted among the best, and Cancer prefers its gladness near: few people, old jokes, somebody who saw that you were pale. You may remember what each friend is hoping for. A loose group tends to become kin around you.',
    letter: 'Under one umbrella with a friend, both of you half wet, you may feel that all is well.',
    close: 'Hold the umbrella a little to your friend’s side; they are doing the same.',
  },
  'Cancer 12': {
    text: 'Cancer forgets little, and what it cannot forget it puts away. In the twelfth, the place of sorrow and of what is hidden, there is a drawer for that: small slights, old plans, letters never answered. Well-being is won there late and without witnesses. Perhaps you take out one thing an evening, look at it as long as it needs, and let it go softly.',
    letter:
      'Late at night, with one old drawer emptied and a single thing kept from it, you may breathe more easily.',
    close: 'Close the drawer gently; what deserves keeping is in your hand.',
  },
  'Leo 1': {
    text: 'At a roll call somebody says ‘here’, and says it clearly. Leo is on good terms with daylight, and it holds your first place, which is your own person: the step, the voice, the way you come in. Hiding may wear you out sooner than effort. It stands up, and quieter people hear that one may answer.',
    letter: 'When your name is called, you may be glad to answer ‘here’ so that the back row hears.',
    close: 'Stand as you are, in the shoes you have on, and say ‘here’ once more.',
  },
  'Leo 2': {
    text: 'In some shops the price is written so large that it can be read from across the street. Leo is a proud sign, and in your second place, among what you own and live by, it blushes at a hidden cost. Therefore you may like each sum to be clean. It can do you good when people say your name aloud and add ‘honest’.',
    letter: 'A price written in large figures, where everyone can read it, can be ease to you.',
    close: 'Chalk the price up again tomorrow, in the same large figures.',
  },
  'Leo 3': {
    text: 'There is a balcony from which whoever passes is greeted by name. Nearby life is the third place, the cousins, the neighbours, the news of the day; a Leo lot says nothing there in a small voice. Praise, a joke, a correction: they come aloud. A day may be good for you when one word of yours has made somebody look up and walk on a little taller.',
    letter:
      'A greeting called down from the balcony, by name, can warm your day as much as the other person’s.',
    close: 'Lean over the rail of the balcony and call; the street is used to your voice.',
  },
  'Leo 4': {
    text: 'Take the stove out, and people sit in separate rooms. Your lot is low in the chart, under the earth, where the fourth place keeps family and old ground, and the fixed fire of Leo warms the walls through. Nobody outside need hear of it. You may be well when chairs have moved closer and guests leave later than they meant to.',
    letter:
      'Perhaps you are the stove of a house, well when others pull their chairs closer without noticing.',
    close: 'Put the lid on the stove; the walls are warm enough to sleep by.',
  },
  'Leo 5': {
    text: 'The largest slice goes to the guest, the next to the youngest, and somebody eats standing up, content. That is how your lot in Leo takes to the fifth place, to food, gifts, children and gladness: with an open hand. On an ordinary day a table feels rich where nobody counts. Enough, for you, may be when the dish went round and people laughed.',
    letter: 'Cut the melon yourself, and you may be well on whatever piece is left when all have taken.',
    close: 'Cut the melon wide; this one is sweet down to the rind.',
  },
  'Leo 6': {
    text: 'Command belongs to Leo, and service to the sixth place, with labour and tired backs: an odd pair. Here a king wears the same apron as the rest. But when one hour too many is asked of people who dare not answer, yours may be the hand that goes to the switch, with shaking knees. The machine stops, and that silence is the well-being meant.',
    letter:
      'With your hand on the switch of the machine, saying for all of them that it is late, you might breathe easily.',
    close: 'Take your hand off the switch, hang up the apron, and walk out with the others.',
  },
  'Leo 7': {
    text: 'A house can show one face at the front door and at the back. Your seventh place, partners and declared opponents, holds a Leo lot, too proud for tricks: a rival is praised to others, and a hard truth saved for a private hour. Beside an honest person you may be well, and easy to trust.',
    letter: 'One face at the front door and at the back may be what makes you well with people.',
    close: 'Open whichever door is knocked at; it is you behind both.',
  },
  'Leo 8': {
    text: 'The best chair is harder to leave for Leo than for most, since it sat there well. In the eighth, however, things pass from hand to hand: goods, rights, a part that was yours. Leaving has to be practised, with some pain: to stand up unasked, thank the room, and help the next person in. An ending like that may leave you light.',
    letter: 'To stand up from a good chair while it is warm, and to offer it, can set you free.',
    close: 'Keep a hand on the back of the chair until the next person is settled.',
  },
  'Leo 9': {
    text: 'Halfway along any long road somebody looks for a hill. The ninth place is travel, faith and what is worth knowing, and your lot in Leo, used to being looked at, is glad to grow small there. From above, the town with all its praise is a handful of roofs. Before something greater than yourself you may be well, and the heart bows easily.',
    letter: 'From one hill on a long road one can see far, and there your heart may grow quiet.',
    close: 'Stop for a moment on the hill; the road waits without complaint.',
  },
  'Leo 10': {
    text: 'A cook who eats from the common pot is believed. High in the chart lies the tenth place, authority and work and renown, and with Leo there it may suit you to lead, in full view. To be served separately is the danger of that height. Whoever answers for the salt in person has a name that is good for it.',
    letter: 'Like a cook who eats from the pot that everybody is served from, you may lead well.',
    close: 'Take your bowl, sit among the others, and taste what you cooked.',
  },
  'Leo 11': {
    text: 'Some friends cheer and go home; one holds the ladder. Companions and hopes have the eleventh place to themselves, and Leo, the fire that stays, warms them for years. A friend’s wish may not bore you in its third year, and you keep your hands where they are. Slow things can make one glad for longer.',
    letter:
      'Perhaps you are content at the foot of a friend’s ladder, holding it firm for as long as they climb.',
    close: 'Plant your feet, hold the ladder, and call up how far they have come.',
  },
  'Leo 12': {
    text: 'Who changed the bulb on the stairs? Nobody knows, and to leave it so takes some effort. A Leo lot likes a witness; the twelfth place has none, and is lonely for a sign of daylight. How to be well there is learned slowly. You may learn to see what is dark, put it right, and be pleased before anyone looks up.',
    letter: 'Some evening you may change the dead bulb on the stairs, tell nobody, and go in content.',
    close: 'The stairs are lit; go in and close the door.',
  },
  'Virgo 1': {
    text: 'Before the first word, the pencil is sharpened. How a person meets the world is told by the first place, and a Virgo lot does so by looking closely, choosing words, putting right what is near. Your well-being may begin at such a desk, with the hours and the body in decent order. Somebody comes with a muddle and leaves with three clear lines.',
    letter: 'One sharp pencil and one clean page: with so little, you and your day may come right.',
    close: 'Sharpen the pencil once, then write; the point is fine enough.',
  },
  'Virgo 2': {
    text: 'Right change is a small honesty, down to the last coin. Money, tools and the means of living make up the second place, and in Virgo they become a matter of exactness: what came in, what is owed, what can be spared. Luxury may mean little to you. Whoever knows precisely how much is enough can share the rest and not lie awake.',
    letter: 'The right change, counted into a waiting palm, may be a small thing that keeps you well.',
    close: 'Count the change once, close the purse, and walk on with free hands.',
  },
  'Virgo 3': {
    text: 'Visitors find a street because of a small map, with the bakery, the blue gate and the dog that only barks. Near roads, neighbours and messages are what the third place is for, and of Virgo it is said that it speaks well and judges well. Such a lot leaves out what confuses. To be understood like that may make your day.',
    letter: 'A small map, drawn for a visitor who then arrives, can please you all day.',
    close: 'Mark the bakery and the turning on your map, and let the visitor walk.',
  },
  'Virgo 4': {
    text: 'When the light fails, you may find the candle in the dark with one hand. Your lot is in the fourth place, that of houses, land and old family papers, and in Virgo, a sign that gives each thing its shelf. Because nothing has to be searched for, it is calm behind such a door. People whose day is in confusion may like to come and sit there.',
    letter:
      'When the power fails, you may reach for the candle without looking, and your home is a calm one.',
    close: 'Put the candle back where it lives, and the matches beside it.',
  },
  'Virgo 5': {
    text: 'Look at the wrong side of the embroidery: it is as neat as the right one, and both were a pleasure. For pleasure, the theme of the fifth place, many people rest. Virgo makes something. A thing finished to the last stitch may be a holiday to you, and better made than much that is paid for.',
    letter: 'Embroidery that is as neat on the back as on the front may be your idea of fun.',
    close: 'Turn the cloth over once, smile at the back of it, and wear it.',
  },
  'Virgo 6': {
    text: 'Everyone has got used to the noise of the hinge, except, perhaps, you. Drudgery and aching limbs are the burden of the sixth place, and no sign has a finer ear than Virgo for what hurts: a door, a strap that rubs, someone who has had no lunch. One drop of oil is what such a lot carries about. Nobody notices the silence afterwards, but you may enjoy it all day.',
    letter: 'One drop of oil, on a hinge that has complained for a year, can make your whole afternoon.',
    close: 'Wipe your fingers and sit down; the door is quiet, and so may you be.',
  },
  'Virgo 7': {
    text: 'The small print is read aloud before two people sign. It may sound dry. But agreements, partners and disputes come under the seventh place, where Virgo is as careful with a person as with a page: what was said is kept to the letter, and never repeated elsewhere. A bond can rest on such care, and perhaps you can rest in it.',
    letter: 'Reading the small print aloud to each other, and laughing at it, may bring you close to people.',
    close: 'Read the last line of the page aloud, look up, and sign together.',
  },
  'Virgo 8': {
    text: 'Debts, shares and other people’s business get knotted together. That is the eighth place. Most would look away or cut; your lot in Virgo looks closer. It finds the end of the string, asks whose it is, and works backwards through the worry. The fear goes only with the last loop. But what is straightened stays straight, and then you may be well.',
    letter:
      'A knot that others would cut is picked at patiently, and with the last loop something in you may loosen.',
    close: 'The string is straight again; wind it up and put it away.',
  },
  'Virgo 9': {
    text: 'Some books have full margins. Virgo is said to be studious and fond of history, and with the whole ninth place to read, its faiths and sciences and distant lands, it needs a pencil. A great sentence has to wait until its date has been checked. You may be happy when a note of yours helps the next reader over a hard page.',
    letter: 'In the margin of a book, where the pencil argues and asks, are perhaps your happiest travels.',
    close: 'Lend the book with your notes in it; they are company for a reader.',
  },
  'Virgo 10': {
    text: 'The passengers admire the paint; somebody has to think of the bolts underneath. The tenth place puts one’s work and name on show, and to a Virgo lot this is a question of quality: checked, dated, safe to use. Titles may interest you less than a thing that runs. All is well when nothing rattles, and people get on without asking who built it.',
    letter: 'A bolt tightened where no passenger looks may let you sit back and enjoy the ride.',
    close: 'Give the bolt its last quarter turn, and put the tools down.',
  },
  'Virgo 11': {
    text: '‘One day we should’ is a phrase that you may answer with a calendar. Friends and hopes, the glad business of the eleventh place, turn into plans in Virgo: who brings the rice, which bus, what if it rains. To plan like that is a way of loving people. The company really meets, and on such an evening you may be well.',
    letter: 'A friend’s hope may do you good once it stands on the calendar, with a day and a time.',
    close: 'Circle the day on the calendar, and write both names beside it.',
  },
  'Virgo 12': {
    text: 'Late in the evening someone sorts lentils, stone by stone, and the house does not notice. So it is with a Virgo lot. The books fill the twelfth place with sorrow and secret cares, and a careful mind can turn one over for hours. A small task slows it down. Perhaps you have more patience than anyone guesses, and peace can come with it.',
    letter: 'Picking over lentils under a lamp, stone by stone, you may find a peace that few know about.',
    close: 'The lentils are clean enough; wash them and let them soak.',
  },
  'Libra 1': {
    text: 'A true thing can be turned round in the hand before it is said. The first place holds your voice, your face and your opening words, and in Libra all three have good manners. You may feel well after honesty that has cut nobody. The point may be as sharp as anyone’s, yet people can take it, and they know what you mean.',
    letter:
      'A hard sentence can be passed like a knife over a table, with the handle towards the other person; perhaps you know how.',
    close: 'Turn the handle of the knife to the other side once more, and let the hard sentence go.',
  },
  'Libra 2': {
    text: 'After the weighing one can still add an apricot. Your Part of Fortune, placed second, is about earning, and about the people who help you to it. In Libra, which an old Arabic book calls generous and cheerful, it cannot enjoy a gain that hurts the other side. For a lot like that, enough is when there is some left to add; you may know the feeling.',
    letter: 'One apricot more than was paid for, dropped into the bag with a smile, may make your own day.',
    close: 'Leave the bag open a moment longer; one apricot more still fits.',
  },
  'Libra 3': {
    text: 'Two households hang their washing on one line and never quarrel, since somebody once asked which day suited whom. Perhaps it was you. Third, among neighbours, cousins and small errands, your lot stands in Libra, which sees two sides to every wall. Those who share a line soon share news, then soup. You may be happy in a street where that has happened.',
    letter:
      'A washing line between two balconies, theirs one day and yours the next, may be happiness of your kind.',
    close: 'Pull the washing line along; it is your neighbours’ day, and the sun is out.',
  },
  'Libra 4': {
    text: 'Where is the head of a round tray? It has none, and perhaps that is why you like to eat from one. Your fourth place, of house and family and how things end, stands under Libra. No roof is restful unless both sides of a story may sit down there. Old and young reach the rice from the same distance. Guests forget that they are guests.',
    letter: 'Around a large tray on the floor, where no side is the head, you may feel at home.',
    close: 'Move a little to the left; the tray is round and makes room.',
  },
  'Libra 5': {
    text: 'There is a good rule for sweets: one breaks the bar, the other chooses. Treats and games fill the fifth place, along with the young who fight over them. A Libra lot enjoys a pleasure fully once it is fairly shared. Nobody needs scolding. By so simple a rule the afternoon is whole again, and you may like to sit down and play too.',
    letter: 'One breaks the sesame bar, the other picks first, and you may be happier than both.',
    close: 'Break the bar as evenly as you can, then hold out your open hand.',
  },
  'Libra 6': {
    text: 'All day the same person has carried the tray, and hardly anyone has noticed that their own glass is dry. The sixth place means toil, sore limbs, people who serve; Libra feels how uneven it is and cannot stay seated. If you are the one who gets up and pours, little has changed in the world; but two people are resting, and one of them is you.',
    letter: 'Tea poured for the one who has been pouring all day can make your own tiredness go.',
    close: 'Fill the dry glass, then sit down and let somebody fill yours.',
  },
  'Libra 7': {
    text: 'With one oar a boat turns in circles. That is how Libra feels alone, and so it sits well in the seventh place, opposite a partner or a fair rival. Your Part of Fortune holds the left oar and leaves the right one free. Once both find the stroke, neither counts who pulled harder. Such a boat may be where people tell you anything.',
    letter: 'In a boat with two rowers, an oar for each and one rhythm, you may go straightest.',
    close: 'Wait for the other stroke, then dip your oar; there is the bank.',
  },
  'Libra 8': {
    text: 'Two neighbours can buy a ladder together if both of them count well. The eighth place is what people share and owe. Libra, the sign of your lot, is afraid of being unfair, so it counts again for the other side. Because of that second count, people may be glad to own a thing together with you, and you may rest best when all between you is settled.',
    letter:
      'Dividing a shared shelf of books, you may leave the other person the one that both love, and breathe out.',
    close: 'Let the last book go in the other box; you both know how it ends.',
  },
  'Libra 9': {
    text: 'A single opinion, however learned, may leave you hungry for the other one. The ninth place collects faiths, sciences, far countries, and they disagree. To a lot in Libra this is the best of it. It reads both sides, then tells either story so fairly that its own people would sign it. Whoever learns from you may learn two things.',
    letter: 'Two books that contradict each other, open side by side under one lamp, can be a feast to you.',
    close: 'Leave both books open; somebody may ask you for the way between them.',
  },
  'Libra 10': {
    text: 'When neither neighbour lets the other measure, both may think of you. It is the even hand of Libra that they want; up in the tenth place, high and public, such a hand becomes a name. The string is stretched between the stakes and read out as it is, even against the one you may prefer. That evening both greet you.',
    letter:
      'Between two quarrelling neighbours, holding the measuring string that both asked you to hold, you may stand well.',
    close: 'Pull the string tight, read the measure aloud, and let both neighbours look.',
  },
  'Libra 11': {
    text: 'Good company is pleasant until the talk turns on somebody who is missing. Eleventh come the friends, with praise and hope. Libra would much rather agree with them, but cannot bear a hearing with one side absent. So somebody says, not very loudly, that it may have been otherwise. If that is you, your heart beats; then the talk turns, and the tea tastes good again.',
    letter:
      'When a cup is kept on the table for the absent friend, you may be the one who speaks up beside it.',
    close: 'Keep the absent friend’s cup where it is; it can be filled when they come.',
  },
  'Libra 12': {
    text: 'People may lay things in your pans all day: a claim, a complaint, a wish to hear that they were right. Libra cannot help weighing. But your lot hangs in the twelfth place, apart from the market, where the worries are hidden ones, and rests after closing time. Slowly both sides come level. Nothing is weighed, and something in you may begin to pray.',
    letter:
      'Like a market scale after closing time, perhaps you come to rest when both your pans hang empty.',
    close: 'The pans are level now; lay nothing in them before morning.',
  },
  'Scorpio 1': {
    text: 'People who judge by the outside may call you cool. They have touched the flask. Scorpio is still water in the house of hot Mars. In your first place it is a quiet face, a slow beginning, a heat that keeps. What you once decided you may still want a year later; waiting takes nothing from it.',
    letter: 'Like a flask, cool to the touch, you may be well if the heat inside lasts until evening.',
    close: 'Unscrew the flask towards evening; what you poured in is still hot.',
  },
  'Scorpio 2': {
    text: 'Perhaps nobody knows exactly what you have, and you prefer it so. Your second place deals in earnings and property; Scorpio keeps them below the surface, unmentioned. Yet the old writers call the sign generous. When a need is real, the hem is turned up. Keeping may do you good, and undoing the thread does you more.',
    letter:
      'A banknote sewn into a hem may keep you calm, and three stitches undone for a friend keep you glad.',
    close: 'Feel along the hem; the banknote is there, and you know for whom.',
  },
  'Scorpio 3': {
    text: 'While cousins and neighbours talk, somebody listens from the doorway. Everyday words, news and greetings crowd the third place, and a Scorpio lot adds little to the heap. It watches for a long time. Then it says one thing, and the soup tastes different. If you know this in yourself, you may worry about the heat. But with that one mouthful everyone has understood what the matter was.',
    letter:
      'One sentence of yours, working in the talk like a chilli in the soup, may do you good all evening.',
    close: 'One chilli is plenty; drop it in, and put the lid back.',
  },
  'Scorpio 4': {
    text: 'Others would paint over the damp patch. This lot knocks on it, hears that it is hollow, and fetches a chisel. In your fourth place are the house and all that lies covered, and Scorpio cannot sleep above a covered thing. For a week the room looks terrible. Then the wall is dry and right from within, and perhaps that is when you sleep.',
    letter: 'Once the damp plaster is off and the wall can dry from the inside, perhaps you breathe freely.',
    close: 'Leave the wall bare a few days more; it is drying well.',
  },
  'Scorpio 5': {
    text: 'In company you may be the quiet one, until a coin disappears between your fingers. The fifth place is loud with games and presents and laughter; a Scorpio lot looks for the part that is hidden. Applause is pleasant. Better is the child who comes after you and asks how it was done. To kneel down and teach it well is the joy that is meant here.',
    letter:
      'Showing one child, behind the curtain, how the coin vanishes may be the best part of your evening.',
    close: 'Open your other hand, slowly, and let it be seen where the coin went.',
  },
  'Scorpio 6': {
    text: 'Every house has one job that nobody will touch. Scorpio counts sinks and wash-houses among its rooms, and sixth of the places is labour without thanks, so its sleeves are soon rolled up. Disgust may stop others sooner than you. Somebody has to reach down to where the trouble is and bring it up. Hardly anyone mentions it, and you may hardly mind. The water runs.',
    letter:
      'With an arm in the drain up to the elbow, while others hold their noses, you may be oddly content.',
    close: 'Wash the arm with plenty of soap; the drain is running again.',
  },
  'Scorpio 7': {
    text: 'The old pearl boats carried people in pairs: one dived, the other held the rope and felt for the pull. Acquaintances by the dozen leave Scorpio cold. What the seventh place offers is one face opposite, in love, business or dispute, and to that one it gives its whole attention. What is felt along the rope goes no further, and that may be why you are trusted.',
    letter: 'As the one who holds the rope is to the diver below, so close you may be to a person.',
    close: 'Keep one hand on the rope; a small pull is all that the diver need give.',
  },
  'Scorpio 8': {
    text: 'Fear lives at this address, the eighth place, next door to debts and other people’s goods. The steps are as black for Scorpio as for anyone. But your Part of Fortune can stay in the dark until its eyes get used to it. It sees shelves, a chair, a way through. You may know the moment at which one calls up to the others that they can come.',
    letter: 'Down the cellar steps in the dark, a hand on the wall, something in you can grow calm.',
    close: 'One more step, and your eyes have learned the dark.',
  },
  'Scorpio 9': {
    text: 'Your best roads may be travelled at night. The ninth place stretches far, to foreign cities, faith and dreams; a Scorpio lot needs few of the sights, for it is after one answer. While others sleep it turns the same question over, one that perhaps you would tell nobody by day. Somewhere between two towns it comes very near to prayer.',
    letter: 'On a night bus where all the rest sleep, one question, held quietly, can make you well.',
    close: 'Lean your head on the window of the bus; the driver knows the road.',
  },
  'Scorpio 10': {
    text: 'The guests never see the cook; they only ask who made this. With craft and renown the tenth place is open to every eye; your lot in Scorpio enters it by the kitchen door. Since dawn nobody has been allowed to lift the lid, so that the thing is right to the bottom. At the first spoonful the room falls silent, and you may like to hear it from behind the door.',
    letter: 'Behind the dining room, over a sauce begun at dawn that guests ask about, you may be well.',
    close: 'Turn down the flame under the sauce, taste once more, and let the guests praise the waiter.',
  },
  'Scorpio 11': {
    text: 'A telephone may hold hundreds of names, and three numbers one knows by heart. The eleventh place is rich in companions and well-wishers; even there a Scorpio lot counts by depth. Those three may have seen you furious, and have not left. Before them one can say what one hopes for. The circle is small, and keeps it warm.',
    letter: 'Three telephone numbers that you know by heart may be company enough to make you well.',
    close: 'Say one of the three numbers aloud; your fingers remember how to dial it.',
  },
  'Scorpio 12': {
    text: 'Nobody saw the vase fall. Hardly anything is seen in your twelfth place, among envy, tricks and lonely hours. Scorpio knows hidden things, so it knows itself there too. The pieces could go under the shelf. Or they are taken to the counter, with a hot face and an open purse. You may know how it is, outside again, to look anyone in the eye.',
    letter:
      'Carrying a broken vase to the counter, though nobody saw it fall, you may feel straight and well.',
    close: 'Put the pieces of the vase on the counter and say that it was you.',
  },
  'Sagittarius 1': {
    text: 'Standing still, a bicycle falls over, and perhaps you do too. Sagittarius, fiery and double-bodied, has your first place, the body and every setting out, and finds its balance on the way. ‘Let us go and see’ may be the end of most of your moods, at the price of a scraped knee or two. But someone has to push off, and hesitant people climb on behind.',
    letter: 'A bicycle keeps upright by rolling, and so, perhaps, do you, steadiest once the street goes by.',
    close: 'Push off from the wall; a bicycle steadies itself as it rolls.',
  },
  'Sagittarius 2': {
    text: '‘Anything to declare?’ A shirt, some tools, a photograph. The second place is livelihood and possessions, and Sagittarius likes it best when it can cross every border. A skill weighs nothing in the bag. So your best possession may be what you know: somebody taught it to you, you can live by it in any town, and when you have taught it to another you still own it.',
    letter:
      'An open suitcase, half empty, and a trade that travels in your head: so you may be best provided.',
    close: 'Close the suitcase; the best of what you carry needs no lock.',
  },
  'Sagittarius 3': {
    text: 'Somebody has to get to the station, and everybody knows whom to ask. Short roads, kin and neighbours share the third place. For Sagittarius, the sign of horses and of distance, such roads are too short, and you may gladly make them longer. One more fits in; one more stop is on the way. The lot feels best with every seat full.',
    letter: 'With four neighbours in the car and five stops before your own, you may drive home happy.',
    close: 'Drop the last neighbour at the gate; your own street is next.',
  },
  'Sagittarius 4': {
    text: 'For a wanderer you may be good at houses. Your Part of Fortune lives down among families and fields, the fourth place, but it came there as Sagittarius, with dust on its shoes. The house in which you thrive is therefore half an inn, perhaps. When a traveller sleeps behind the door the rooms grow larger, and one knows where one belongs.',
    letter: 'A spare mattress behind the door, unrolled for whoever comes from far, can make a house yours.',
    close: 'Unroll the mattress by the wall; somebody has come far, and so have you.',
  },
  'Sagittarius 5': {
    text: 'By the third time the story is told, one hen has become twenty, and nobody minds. The fifth place is feasts, gifts and young company. Sagittarius, which an Arabic book calls full of tricks, pays for its dinner there with a story. Yours may be a harmless trick: everything in it grows except the point. Because people have laughed first, they listen to the rest, and understand you.',
    letter: 'Telling the story of the hen on the bus, larger every time, you may be thoroughly well.',
    close: 'Tell the story from the beginning; the youngest has not met the hen.',
  },
  'Sagittarius 6': {
    text: 'With a broom and no reason, you may last five minutes. The sixth place is full of brooms: chores, aching limbs, little praise. But Sagittarius looks up and asks what a thing is for, and much depends on the answer. If somebody is expected who walks badly on stones, you may sweep into the last corner, and the yard is right.',
    letter: 'As soon as you know who is coming, you may sweep a yard gladly, to the last corner.',
    close: 'Lean the broom by the gate; the yard is fit for a guest.',
  },
  'Sagittarius 7': {
    text: 'Face to face across a table you may grow restless. Seventh, of all places, means precisely that: the partner or opponent who sits opposite. A lot in Sagittarius proposes a walk. With something to look at, two people say what no table has heard, one frankly, the other bit by bit. What was told at the river stays at the river.',
    letter: 'Talk that brings you close to anyone may happen on foot, side by side, with a road ahead.',
    close: 'Walk together as far as the bridge; on the way the next sentence comes by itself.',
  },
  'Sagittarius 8': {
    text: 'A slip with a name and a small sum can lie in your wallet for months. What is owed, left behind or feared comes under the eighth place, and most people count it. Sagittarius, a house of open-handed Jupiter, grows heavy with counting. It can take a night to ask what you need. Then perhaps you tear the slip, because you have enough.',
    letter: 'To tear up the slip for a friend’s small debt, and say nothing of it, may make you feel rich.',
    close: 'Drop both halves of the slip in the bin; that money was well spent.',
  },
  'Sagittarius 9': {
    text: 'You may feel that you could be under way for ever. The ninth place offers faith and wisdom and foreign mornings, and Sagittarius looks for them with its legs. Yet at some hour one stops, lays a jacket on the stones and grows still. Praying or only silent, you may remember what the road is for. Your lot travels towards that hour.',
    letter:
      'Far out, your jacket spread on the gravel beside the road, you may feel that something in you arrives.',
    close: 'Shake the dust from the jacket; the road goes on from here.',
  },
  'Sagittarius 10': {
    text: 'The animal that leads a caravan wears a bell, and can no longer wander off unheard. Rank and renown stand high in the tenth place; from there Sagittarius has seen the far town already. It says aloud where it is going, and is held to it. That is a price. You may pay it gladly, since people can follow only what they can hear.',
    letter: 'To go ahead and be heard, like a bell that others can follow in the fog, may suit you.',
    close: 'Keep to a walk, and let the bell be heard behind you.',
  },
  'Sagittarius 11': {
    text: 'Six are invited, and the cloth would do for twenty. The eleventh place means hope, and being glad in company; Sagittarius, the house and joy of Jupiter, hopes on a large scale. Passers-by are called over. By evening a cousin of one is mending the shoe of another, and they have plans. Perhaps you know what it is to lie down on the last free corner and listen.',
    letter: 'A cloth spread on the grass, much too large for the number invited, may be your idea of wealth.',
    close: 'Shake out the cloth to its full size; more are coming up the hill.',
  },
  'Sagittarius 12': {
    text: 'A horse shut in a stall kicks at first. Grief and secret enemies are twelfth-place matters, but so are riding animals, and Sagittarius is called the stable of great horses. You may know the kicking from inside: kept waiting, unseen, one wants to bolt. Stroke by stroke the brush teaches another pace, and few guess how patient it has made you.',
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
