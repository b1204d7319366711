import type { PairTexts } from '#app/guidance/corpus/pair-texts.ts'

/** The sign of the lot and its place. */
export const LOT: PairTexts['lot'] = {
  'Aries 1': {
    text: 'Somebody has to try the door, and you would rather try it than discuss it. The first place is you yourself: your body, your temper, the way you start a thing. Your lot stands there in Aries, which starts before it is sure. Once you have moved, fear shrinks. Days that begin so are your good days, and their courage is catching.',
    letter: 'You do well by trying the handle of a door while everybody else still wonders if it is locked.',
    close: 'This door, too, may only be closed, and your hand knows how a handle turns.',
  },
  'Aries 2': {
    text: 'A living that is handed over ready-made leaves you restless. Your Part of Fortune is in the second place, that of livelihood, and in Aries, which would rather set up its own stall before the market is awake. Earning by a start of your own does you good. And you share without much counting, since whoever can begin once can begin again.',
    letter:
      'What keeps you well is the first small sale of the morning, made on a stall that you set up yourself.',
    close: 'Before you count the coins, look once at the stall that you put up.',
  },
  'Aries 3': {
    text: 'You would rather knock than write. Relatives, neighbours and short errands belong to the third place, and with the lot in Aries an errand is done on foot, today. People may start a little at your directness. Then they relax, because nothing is kept behind it. The true word, said early and to the face, is what does you good.',
    letter: 'A plain word said at a neighbour’s door does more for you than ten careful messages.',
    close: 'Knock once, say it in one sentence, and stay for the answer.',
  },
  'Aries 4': {
    text: 'Aries has torn up the old floor before breakfast. Fourth, however, is the place of house and land and of how a matter turns out, and a house has to be walked on. So you kneel and lay tiles until you reach the wall. What you began in a rush you finish by hand, and only then does it please you.',
    letter: 'You rest best on a floor that you have tiled to the wall, down to the last cut piece.',
    close: 'One tile more, then take off your shoes and walk across it.',
  },
  'Aries 5': {
    text: 'Every room full of guests has a silence before the first song. You are often the one who breaks it. Pleasure, food, gifts and children fill the fifth place, and Aries plays there before it has practised. It does you good to be a cheerful beginner in public. Shy people then dare as well, and that is courage with laughter in it.',
    letter: 'Joy comes to you when you are the first to sing, a little out of tune, and others join.',
    close: 'Sing the first line as badly as you like; the room knows the rest.',
  },
  'Aries 6': {
    text: 'While the others describe the leak, you have gone for the bucket. The books call the sixth place hard, a place of labour, aching bodies and people who serve, and Aries is too impatient to watch a need for long. Well-being is earned here with wet sleeves. You see what is wanted, and you are under it before anybody has called.',
    letter: 'You are well with a bucket in your hand, under the leak that others are still describing.',
    close: 'Let the bucket stand while you sleep; it catches the drops by itself.',
  },
  'Aries 7': {
    text: 'Partners and open opponents share the seventh place. With an Aries lot you treat the two alike: face to face, and at once. A disagreement with you is a short rain. It falls, it stops, and none of it is stored for later. You are at ease in such weather. People can confide in someone whose anger is over by evening.',
    letter:
      'An honest quarrel, short as summer rain, leaves you closer to people than a month of politeness.',
    close: 'The air after such rain is good; stand in it for a while, both of you.',
  },
  'Aries 8': {
    text: 'What people owe, share and fear is gathered in the eighth place, and the books do not call it easy. But your lot is in Aries, and Aries finds waiting worse than knowing. So the envelope that everybody walks around gets opened by you, with a beating heart. You feel well only afterwards, quietly, and nobody guesses how much courage it took.',
    letter: 'Peace returns to you with the sound of an envelope being opened that has lain there all week.',
    close: 'Slit it open, read to the end, and the paper is only paper.',
  },
  'Aries 9': {
    text: 'Nobody showed you round; you learned the town by walking in and asking at the corners. Roads, books and faith are matters of the ninth place; Aries treats each as something to go out and meet. You thrive on unknown ground, with the first question ready. Later you walk the newcomer through, as far as they need.',
    letter: 'Set down in a strange town, you ask the way at every corner and soon know it by heart.',
    close: 'Ask again at the next corner; most people like to be asked.',
  },
  'Aries 10': {
    text: 'Others wait to see who signs. In the tenth place, where work is public and a name is made, your lot in Aries goes ahead of them: you put your name under the thing while it can still fail. If it fails, people know whom to ask. You sleep soundly on that, and your good name is built of it.',
    letter: 'Your name at the bottom of a page, signed before anyone else would, is where you stand well.',
    close: 'Read it through once more and sign; the ink is your own.',
  },
  'Aries 11': {
    text: 'Hopes can lie about for years like cold charcoal, until someone strikes a match. Among your friends that is you. Companions and wishes are the good things of the eleventh place; where another sign would wait, Aries names a date and makes the first call. You are happy in the ring that forms, and people find each other in it.',
    letter: 'A hope grows warm for you when you strike the match and friends bring the charcoal.',
    close: 'Hold the match low, out of the wind, and call the others over.',
  },
  'Aries 12': {
    text: 'A fire in a closed room may smoke, or it may be covered with ash and last. Your lot is hidden in the twelfth place, among solitary things, and Aries, which runs to every call, hears none there. Being well here takes practice. But in the hour before you are needed, the eagerness grows still, and can turn to prayer.',
    letter: 'You come to rest before the street wakes, your fire covered like coals under ash.',
    close: 'The coals are warm under there; leave the ash where it is for an hour.',
  },
  'Taurus 1': {
    text: 'Dough that is hurried stays flat, and you have probably known this about yourself since school. The first place speaks of your body and your way of beginning. With Taurus there, you begin slowly, with both hands, and thrive as long as nobody pulls off the cloth. Other slow things are safe with you: you know how rising feels.',
    letter: 'Like dough under a cloth, you come right in your own time and in a warm corner.',
    close: 'Leave the cloth on a little longer; the dough is doing its work.',
  },
  'Taurus 2': {
    text: 'Your lot is on kindred ground. The second place means livelihood and whatever is owned and kept, and Taurus is a slow, earthy sign that likes a thing it can hold. You fill your rice jar by the handful, so you know how full it is. You also know when there is enough, and can share without fear.',
    letter: 'Enough, for you, has the sound of a handful of rice dropped into the same jar every evening.',
    close: 'Lift the lid tonight: some for the pot, some for a neighbour, and some stays.',
  },
  'Taurus 3': {
    text: 'You pass the same bench every Thursday, and you sit down. Most signs hurry through the third place, which is kin, neighbours and short roads; a lot in Taurus stays until the tea is finished. By the tenth visit you know whose roof lets in water. So you come with the tools before they have to ask, and go home content.',
    letter: 'What holds your week together is one visit, paid at the same hour to the same bench.',
    close: 'A space stays free beside you on the bench, in case you are tired as well.',
  },
  'Taurus 4': {
    text: 'Someone plants a mango tree knowing that others are going to eat from it. You understand that person. A Taurus lot in the fourth place has come to its own soil: land, family and the end of matters. You count in years there. Waiting costs you little, since you can feel the roots going down.',
    letter: 'You thrive on planting a tree, though its shade falls mostly on people who come later.',
    close: 'Water it this evening, and leave the fruit to its year.',
  },
  'Taurus 5': {
    text: 'Ask what makes you happy, and the answer probably has a smell: bread, cardamom, onions in oil. Fifth comes the place of eating, drinking, gifts and the young, and Taurus takes such joys slowly, to the last crumb. Nobody is hurried from your table. Someone who came for an hour finds a plate set, and feels at home.',
    letter: 'The best of your day is to set one plate more than you counted, and hear the chairs move.',
    close: 'Bring the stool from the bedroom and set the plate; somebody is on the stairs.',
  },
  'Taurus 6': {
    text: 'The ancients drew Taurus as an ox, and oxen are needed in the sixth place: daily labour, tired limbs, duties without applause. Few envy it. You mind it less than others do, and take up the same tool every day until its handle is smooth. Your well-being is slow and dusty: by dark the job is done, and done properly.',
    letter: 'Your ease is in a tool whose handle has taken the shape of your hand.',
    close: 'Hang the tool on its nail; the handle keeps your shape overnight.',
  },
  'Taurus 7': {
    text: 'A loom goes one thread at a time, and so do you with whoever sits opposite. Seventh is where partners and opponents face each other. Taurus cannot be hurried into a yes, and when it comes it holds for years. You are well in a bond made of ordinary days, and what is confided to you stays in the weave.',
    letter: 'You grow close to people as cloth is woven, one thread over another and nothing left loose.',
    close: 'Run your thumb along the cloth; every row in it was an ordinary day.',
  },
  'Taurus 8': {
    text: 'Nobody moves a cupboard that Taurus has set down. It is the sign of keeping; but your lot stands eighth, among things shared, owed or over. For a long while you dust what is no longer used. Then, on a day of your own choosing, you empty it shelf by shelf and help to carry it. Slowly closed, a matter stays closed.',
    letter: 'When the heavy cupboard is out at last, you wash the pale square where it stood, and feel free.',
    close: 'Wash the pale square once more, and leave it empty for a while.',
  },
  'Taurus 9': {
    text: 'Far countries and high learning lie open in the ninth place; a restless sign would run to all of them. Taurus chooses a spot and digs. You read the same book a fourth time, or go back to one teacher for years. Knowing a thing to the bottom is your kind of joy, and others can then drink from it.',
    letter: 'One well dug to the water makes you happier than a field full of shallow holes.',
    close: 'Let the rope down again; there was water here the last time.',
  },
  'Taurus 10': {
    text: 'Twenty years under one shop sign would bore some people. To you it sounds like a good life. The tenth place is where one’s work is known, and the way of a Taurus lot is honest measure, on a dull day as on a fine one. Your name grows slowly out of that, and people recommend it to their friends.',
    letter: 'Under a shop sign that has said the same thing for twenty years, you stand well.',
    close: 'Wipe the sign with a cloth in the morning; it says who you are.',
  },
  'Taurus 11': {
    text: 'You make friends about as fast as a household uses up a sack of salt. In Taurus the eleventh place, with its companions and hopes, fills slowly and hardly ever empties: whoever was invited once is still invited. Sitting with such people does you good. A wish that somebody tells at your table is asked about the next year.',
    letter: 'Those who have eaten bread and salt with you for years are the people among whom you are well.',
    close: 'Break the bread you have; an old friend is easy to please.',
  },
  'Taurus 12': {
    text: 'Cloudy water has to be left standing. Sorrow, envy and lonely hours are what the books put in the twelfth place; Taurus has one good answer to them, which is to keep still. Your lot is quiet there and easily overlooked. After prayer, or an hour in the company of animals, you come back slow, kind and clear to the bottom.',
    letter: 'Left to stand, cloudy water clears, and you with it, in an hour that nobody asks about.',
    close: 'Set the bucket down in the shade and leave the water alone.',
  },
  'Gemini 1': {
    text: 'Talking is how you find out what you think. The self, eloquence and the asking of questions share the first place; in Gemini, a sign drawn as two people side by side, they become conversation. A stuffy silence tires you more than work. You are well once the thing is said clearly, and the air is better for everyone.',
    letter: 'A good sentence is your open window: the room is suddenly easier to breathe in, for you too.',
    close: 'Push the window open, and begin with the half that you can say.',
  },
  'Gemini 2': {
    text: 'One craft alone would leave half of you idle. Your second place, your means of living, has a double sign in it: Gemini is happier with two tools on the belt. You repair in the morning and explain in the afternoon. By evening both are worn, and a job that needed two kinds of thinking is properly done.',
    letter: 'Two trades on one belt suit you: while the first tool rests, the second is already warm.',
    close: 'Both tools go back on the belt tonight, clean and in their loops.',
  },
  'Gemini 3': {
    text: 'Between two gates where people only nodded, your feet have made a path. Third is the place of kin, news and messengers, and a Gemini lot cannot keep a good acquaintance to itself: these two ought to meet. You carry greetings to and fro. In the end they visit each other without you, and nothing pleases you more.',
    letter: 'You are happiest on a footpath that your own feet have worn between two neighbours’ gates.',
    close: 'Walk the path again this week; grass is quick in growing over it.',
  },
  'Gemini 4': {
    text: 'Stories can hold a house up as well as bricks. The fourth place keeps what is covered, in families and in the ground. Gemini comes with a photograph and a question: who is the boy on the left? You write the answer on the back. Where names are kept you are at home, and latecomers can find a face like theirs.',
    letter: 'Your roots hold where someone has written the names on the back of an old photograph.',
    close: 'Turn one photograph over tonight, and write down what you know.',
  },
  'Gemini 5': {
    text: 'Nobody explains wind as well as a kite. Gladness and the young have the fifth place, and there your Gemini lot is about twelve years old and full of questions. A lesson with no play in it slides off you. What you know best you found out for fun, and you are well when someone takes the string and asks how.',
    letter: 'Play teaches you best, as a kite does, which explains the wind to the hand that holds it.',
    close: 'Let out a little more string, and see what the kite knows.',
  },
  'Gemini 6': {
    text: 'At the counter somebody turns a form over and over. You notice, pass your glasses across, and read out the line that matters. This is the sixth place, labour and service with little thanks, in the manner of Gemini: quick eyes, plain words. Nobody claps. But someone stood confused, you saw it, and now they can go home; that makes you well.',
    letter:
      'Lending your reading glasses to a person stuck over a form leaves you happier than a free afternoon.',
    close: 'Take the glasses back when the form is done; your own page is waiting too.',
  },
  'Gemini 7': {
    text: 'You cannot fold a large sheet alone; somebody across from you has to pull while you pull. Your lot thinks in the two voices of Gemini, and the seventh place makes one of them a partner or an honest opponent. You hear them out, answer, hear again. Slowly the matter lies flat, edge on edge, and life feels in order.',
    letter: 'Things come right for you like a large sheet folded by two people who watch each other’s hands.',
    close: 'Take your two corners, step forward, and let the fold fall straight.',
  },
  'Gemini 8': {
    text: 'One unlabelled jar at the back of a shelf can worry a whole household. The eighth place is such a shelf, with its debts, shared goods and things that frighten people into silence. Gemini writes labels. To ask what this is, and whose, costs you something, and you are well only afterwards. But you find the word, and then everybody can look.',
    letter: 'Fear leaves your kitchen when you write its name on the jar and set it on the shelf.',
    close: 'Write the label in clear letters; the jar is smaller than it looked.',
  },
  'Gemini 9': {
    text: 'From every road you bring home a seed or two in your pocket: a saying, a word of another language, a better question. The ninth place is all books, teachers and distant towns, and a Gemini lot collects from each. You are glad when such a seed comes up in somebody else’s garden. Kept to yourself, learning dries.',
    letter: 'You travel well with seeds in your pocket, picked up in one place and planted in the next.',
    close: 'Turn out your pockets tonight; something in there would like soil.',
  },
  'Gemini 10': {
    text: 'A quick tongue makes its mistakes aloud. Such is the risk of having Gemini tenth, at the height where work and names are seen: you explain, you announce, and sometimes you answer before you have finished thinking. What saves you is the sponge. ‘Yesterday I said it wrong,’ you say, and write it again. People repeat your words with your name, because you check them.',
    letter:
      'Wiping your own mistake off the blackboard, in front of everyone, leaves you taller than before.',
    close: 'Wipe it off, write it right, and go on with the lesson.',
  },
  'Gemini 11': {
    text: 'Most praise is lost in the post: it is said behind a person’s back and never reaches them. Friends, hope and commendation are together in the eleventh place, so an eager messenger has work there. A person with a Gemini lot hands on the kind word exactly, with the sender’s name. Your friend is surprised, then pleased, and so are you all the way home.',
    letter: 'You walk home glad after delivering praise, like a letter, to the door it was meant for.',
    close: 'One letter is left in the bag, and you know the address.',
  },
  'Gemini 12': {
    text: 'Stories ride through a town like passengers, and hardly anyone lets them get off. Envy and slander trouble the twelfth place, say the books, and your lot there is in Gemini, all ears and tongue. Every story reaches you, and to be its last stop is hard. People notice that you are. What the street must not know is safe with you.',
    letter: 'You sleep well as the last stop of the line, where a story gets off and goes no further.',
    close: 'Last stop, lights out: whatever you were told today may rest here.',
  },
  'Cancer 1': {
    text: 'People tell you things before they have decided to. The old writers call Cancer mute and slow of voice, and in your first place that is your own manner: you listen with the whole face and leave the pause alone. A deep bowl can take a good deal. You are well where you are trusted, and people feel it early.',
    letter: 'Like a deep bowl, you are well when you can hold what people pour in, without a splash.',
    close: 'Set the bowl on a flat table sometimes, and rest your arms.',
  },
  'Cancer 2': {
    text: 'In the good month you are thinking of the lean one. Your second place, livelihood and belongings, has come under Cancer, a sign that gathers in and cannot bear an empty house. So what you earn soon hangs in the kitchen, and you worry until it hangs there. Then you can see how much there is. Whoever calls goes home with a handful.',
    letter:
      'A string of peppers, dried in the good month and hung by the window, keeps you calm and generous.',
    close: 'Cut three off the string for the neighbour; it is long enough.',
  },
  'Cancer 3': {
    text: 'Your home is longer than its walls. It runs down the street as far as a pot can be carried before it cools. For Cancer the third place, kin and neighbours and short ways, is a larger family, in which each ought to be fed and asked after. It does you good when doors stand ajar, and newcomers soon belong.',
    letter: 'A covered pot carried down the street, hot on arrival, is your way of being well.',
    close: 'Mind the step and keep the lid on; somebody has already put out spoons.',
  },
  'Cancer 4': {
    text: 'The sign of your lot and its place say one thing. Cancer gathers in; fourth is the house, the family, the treasure that is kept covered. A home, as you understand it, is made of being expected: someone is late, and a lamp burns. Under a roof like that you are well, and you know how to make one for others.',
    letter: 'You are at rest in a house where a lamp is left on for whoever is late.',
    close: 'Leave the lamp on, and let someone do the same for you.',
  },
  'Cancer 5': {
    text: 'No recipe of yours is properly written down. It says: until it smells right. The fifth place puts food, pleasure and the young together, and the lot in Cancer, a fruitful sign that goes by feeling, has a way of teaching there: side by side, palm beside palm. Someone copies you, nods, and does it alone next time. That makes you happy.',
    letter: 'Cooking beside a beginner, with no measure except the palm of your hand, does your heart good.',
    close: 'Hold out your palm and show how much; it is lesson enough.',
  },
  'Cancer 6': {
    text: 'Before anyone says that they are thirsty, the glass is standing there. Tired bodies and daily duties make the sixth a hard place, where much goes unthanked; but Cancer feels a need before it is spoken, and gets up. Your well-being is small there, and real. A face eases, and you knew what was missing.',
    letter: 'You find your quiet in the glass of water put beside a bed before anybody has asked.',
    close: 'Pour a second glass, and drink it yourself before you sit down.',
  },
  'Cancer 7': {
    text: 'Whoever sits across from you may want to settle it tonight. You know that feelings change by morning, your own included, for Cancer is a changeable sign, and the other person, dear or opposed, is what the seventh place means. So you let the tea stand. Next day it can be drunk, and a bond with time in it suits you.',
    letter: 'Tea too hot to drink is left to stand, and you treat a disagreement in the same way.',
    close: 'The glass can be held now; take it in both hands and sit down.',
  },
  'Cancer 8': {
    text: 'Whose key is this? You know, and you would never use it without being asked. What belongs to others, and what they are afraid of, makes up your eighth place. Your Cancer lot is protective of both and says little. Such well-being is quiet, and it weighs something. But people who leave a key with you, or a story, walk home lighter.',
    letter: 'Other people’s keys hang on a nail by your door, and you know each without a label.',
    close: 'Count the keys on the nail and go to bed; they are safe.',
  },
  'Cancer 9': {
    text: 'Far from home, you miss your own cup sooner than you miss the language. Yet your lot is far out, in the ninth, with long roads, faith and dreams, and Cancer travels there by feeling. You find the window of the rented room, sit down, and the heart arrives after the luggage. The stillness in which one prays has come with you.',
    letter: 'In any strange room you look for the window first, and near it something in you grows quiet.',
    close: 'Draw the chair to the window; the same sky is over it.',
  },
  'Cancer 10': {
    text: 'In every city park one gardener knows which corner dries out soonest. Whatever your task, you work like that. Tenth is the most public place, the one of craft and name, and a Cancer lot tends there what others only manage. Nothing is left half watered, and in the evening you are glad to see strangers sit in its shade.',
    letter:
      'Your work is good in the way of a public garden watered before the heat, by someone who remembers.',
    close: 'The hose is coiled and the earth is dark; you may go home.',
  },
  'Cancer 11': {
    text: 'An umbrella for one can shelter two who walk close together. The eleventh place, with hope, company and gladness in it, is counted among the best, and Cancer prefers its gladness near: few people, old jokes, somebody who saw that you were pale. You remember what each friend is hoping for. A loose group tends to become kin around you.',
    letter: 'Under one umbrella with a friend, both of you half wet, you feel that all is well.',
    close: 'Hold it a little to their side; they are doing the same.',
  },
  'Cancer 12': {
    text: 'Cancer forgets little, and what it cannot forget it puts away. In the twelfth, the place of sorrow and of what is hidden, you have a drawer for that: small slights, old plans, letters never answered. Well-being is won there late and without witnesses. You take out one thing an evening, look at it as long as it needs, and let it go softly.',
    letter: 'Late at night you empty one old drawer, keep a single thing from it, and breathe more easily.',
    close: 'Close the drawer gently; what deserves keeping is in your hand.',
  },
  'Leo 1': {
    text: 'At a roll call you say ‘here’, and say it clearly. Leo is on good terms with daylight, and it holds your first place, which is your own person: the step, the voice, the way you come in. Hiding wears you out sooner than effort. You stand up, and quieter people hear that one may answer.',
    letter: 'When your name is called, you are glad to answer ‘here’ so that the back row hears.',
    close: 'Stand as you are, in those shoes, and say ‘here’ once more.',
  },
  'Leo 2': {
    text: 'Others haggle in whispers, while your prices can be read from across the street. The pride of Leo goes into your second place, into what you own and live by: a hidden charge would make you blush. Large or modest, the sum has to be clean. People say your name without lowering their voices, and that does you good.',
    letter: 'Ease, for you, is a price written in large figures where everyone can read it.',
    close: 'Chalk the price up again tomorrow, in the same large figures.',
  },
  'Leo 3': {
    text: 'Whoever passes under your balcony is greeted by name. Nearby life is the third place, the cousins, the neighbours, the news of the day; a Leo lot says nothing there in a small voice. Praise, a joke, a correction: from you they come aloud. The day is good when your word has made somebody look up and walk on a little taller.',
    letter: 'A greeting called down from the balcony, by name, warms your day as much as the other person’s.',
    close: 'Lean over the rail and call; the street is used to your voice.',
  },
  'Leo 4': {
    text: 'Take the stove out, and people sit in separate rooms. Your lot is low in the chart, under the earth, where the fourth place keeps family and old ground, and the fixed fire of Leo warms the walls through. Nobody outside need hear of it. You are well when chairs have moved closer and guests leave later than they meant to.',
    letter: 'You are the stove of a house, well when others pull their chairs closer without noticing.',
    close: 'Put the lid on the stove; the walls are warm enough to sleep by.',
  },
  'Leo 5': {
    text: 'The largest slice goes to the guest, the next to the youngest, and you eat standing up. That is how your lot in Leo takes to the fifth place, to food, gifts, children and gladness: with an open hand. On an ordinary day your table feels rich, because nobody counts. Enough, for you, is when the dish went round and people laughed.',
    letter: 'You cut the melon yourself, and are well on whatever piece is left when all have taken.',
    close: 'Cut it wide; this one is sweet down to the rind.',
  },
  'Leo 6': {
    text: 'Command belongs to Leo, and service to the sixth place, with labour and tired backs: an odd pair. You wear the same apron as the rest and do the same dull job. But when one hour too many is asked of people who dare not answer, your hand goes to the switch. Your knees may shake. The machine stops, and in that silence you are well.',
    letter:
      'You breathe easily with your hand on the switch of the machine, saying for all of them that it is late.',
    close: 'Take your hand off the switch, hang up the apron, and walk out with them.',
  },
  'Leo 7': {
    text: 'The face that you show at the front door is the one they meet at the back. Your seventh place, partners and declared opponents, holds a Leo lot, too proud for tricks: you praise a rival to others, and save a hard truth for a private hour. Beside an honest person you are well, and easy to trust.',
    letter: 'One face at the front door and at the back is what makes you well with people.',
    close: 'Open whichever door they knock at; it is you behind both.',
  },
  'Leo 8': {
    text: 'The best chair is harder to leave for Leo than for most, since it sat there well. In the eighth, however, things pass from hand to hand: goods, rights, a part that was yours. You practise leaving, with some pain. At last you stand up unasked, thank the room, and help the next person in. An ending like that leaves you light.',
    letter: 'You are freed by standing up from a good chair while it is warm, and offering it.',
    close: 'Keep a hand on the back of the chair until they are settled.',
  },
  'Leo 9': {
    text: 'Halfway along any long road you look for a hill. The ninth place is travel, faith and what is worth knowing, and your lot in Leo, used to being looked at, is glad to grow small there. From above, the town that praised you is a handful of roofs. Before something greater than yourself you are well, and your heart bows easily.',
    letter: 'From one hill on a long road you can see far, and there your heart is quiet.',
    close: 'Stop for a moment on the hill; the road waits without complaint.',
  },
  'Leo 10': {
    text: 'A cook who eats from the common pot is believed. High in the chart lies the tenth place, authority and work and renown, and with Leo there it suits you to lead, in full view. To be served separately is the danger of that height. You answer for the salt yourself, and your name is good for it.',
    letter: 'You lead well as a cook does who eats from the pot that everybody is served from.',
    close: 'Take your bowl, sit among them, and taste what you cooked.',
  },
  'Leo 11': {
    text: 'Some friends cheer and go home; you hold the ladder. Companions and hopes have the eleventh place to themselves, and Leo, the fire that stays, warms them for years. A friend’s wish does not bore you in its third year. You lend your name to it and keep your hands where they are. Slow things make you glad for longer.',
    letter: 'You are content at the foot of a friend’s ladder, holding it firm for as long as they climb.',
    close: 'Plant your feet, hold the ladder, and tell them how far they have come.',
  },
  'Leo 12': {
    text: 'Who changed the bulb on the stairs? Nobody knows, and to leave it so took you some effort. A Leo lot likes a witness; the twelfth place has none, and is lonely for a sign of daylight. How to be well there is learned slowly. You see what is dark, put it right, and are pleased before anyone looks up.',
    letter: 'Some evening you change the dead bulb on the stairs, tell nobody, and go in content.',
    close: 'The stairs are lit; go in and close the door.',
  },
  'Virgo 1': {
    text: 'Before you write, you sharpen the pencil. How a person meets the world is told by the first place, and your Virgo lot does so by looking closely, choosing words, putting right what is near. Your well-being begins at that desk, with the hours and the body in decent order. Others bring you a muddle and leave with three clear lines.',
    letter: 'One sharp pencil and one clean page: with so little, you and your day come right.',
    close: 'Sharpen it once, then write; the point is fine enough.',
  },
  'Virgo 2': {
    text: 'To the last coin, you give the right change. Money, tools and the means of living make up the second place, and in Virgo they become a matter of exactness: what came in, what is owed, what can be spared. Luxury means little to you. Knowing precisely how much is enough, you can share the rest and not lie awake.',
    letter: 'The right change, counted into a waiting palm, is a small thing that keeps you well.',
    close: 'Count it once, close the purse, and walk on with free hands.',
  },
  'Virgo 3': {
    text: 'Visitors find your street because of a map that you drew, with the bakery, the blue gate and the dog that only barks. Near roads, neighbours and messages are what the third place is for, and of Virgo it is said that it speaks well and judges well. You leave out what confuses. Being understood like that makes your day.',
    letter: 'You draw a small map for the visitor, and are pleased all day if they arrive.',
    close: 'Mark the bakery and the turning, and let them walk.',
  },
  'Virgo 4': {
    text: 'The light goes out, and your hand finds the candle in the dark. You have made your home like that. Your lot is fourth, the place of houses, land and old family papers, and Virgo has thought about each shelf. You are well behind a door where things are whole. People in confusion like to come and sit there.',
    letter: 'When the power fails, you reach for the candle without looking, and your home is a calm one.',
    close: 'Put the candle back where it lives, and the matches beside it.',
  },
  'Virgo 5': {
    text: 'Look at the wrong side of the embroidery: it is as neat as the right one, and you enjoyed both. For pleasure, the theme of the fifth place, many people rest. Virgo makes something. A thing finished to the last stitch is a holiday to you, and better made than much that is paid for.',
    letter: 'Embroidery that is as neat on the back as on the front is your idea of fun.',
    close: 'Turn the cloth over once, smile at the back, and wear it.',
  },
  'Virgo 6': {
    text: 'Everyone has got used to the noise of that hinge, except you. Drudgery and aching limbs are the burden of the sixth place, and no sign has a finer ear than Virgo for what hurts: a door, a strap that rubs, someone who has had no lunch. You come with your one drop of oil. Nobody notices the silence afterwards, but you enjoy it all day.',
    letter: 'One drop of oil, on a hinge that has complained for a year, can make your whole afternoon.',
    close: 'Wipe your fingers and sit down; the door is quiet, and so may you be.',
  },
  'Virgo 7': {
    text: 'You read the small print aloud before the two of you sign. It may sound dry. But agreements, partners and disputes come under the seventh place, where Virgo is as careful with a person as with a page: what was said is kept to the letter, and never repeated elsewhere. A bond can rest on such care, and you rest in it.',
    letter: 'Reading the small print aloud to each other, and laughing at it, brings you close to people.',
    close: 'Read the last line aloud, look up, and sign together.',
  },
  'Virgo 8': {
    text: 'Debts, shares and other people’s business get knotted together. That is the eighth place. Most would look away or cut; your lot in Virgo looks closer. You find the end of the string, ask whose it is, and work backwards through the worry. The fear goes only with the last loop. But what you straighten stays straight, and then you are well.',
    letter:
      'You pick patiently at a knot that others would cut, and with the last loop something in you loosens.',
    close: 'The string is straight again; wind it up and put it away.',
  },
  'Virgo 9': {
    text: 'The margins of your books are full. Virgo is said to be studious and fond of history, and with the whole ninth place to read, its faiths and sciences and distant lands, you need a pencil. A great sentence has to wait until you have checked its date. You are happy when your note helps the next reader over a hard page.',
    letter: 'Your happiest travels are in the margin of a book, where the pencil argues and asks.',
    close: 'Lend the book with your notes in it; they are company for a reader.',
  },
  'Virgo 10': {
    text: 'The passengers admire the paint; you think of the bolts underneath. The tenth place puts one’s work and name on show, and to a Virgo lot this is a question of quality: checked, dated, safe to use. Titles interest you less than a thing that runs. You are well when nothing rattles, and people get on without asking who built it.',
    letter: 'A bolt tightened where no passenger looks lets you sit back and enjoy the ride.',
    close: 'Give the bolt its last quarter turn, and put the tools down.',
  },
  'Virgo 11': {
    text: '‘One day we should’ is a phrase that you answer with a calendar. Friends and hopes, the glad business of the eleventh place, turn into plans in Virgo: who brings the rice, which bus, what if it rains. This is how you love people. The company around you really meets, because of you, and on such an evening you are well.',
    letter: 'A friend’s hope does you good once it stands on the calendar, with a day and a time.',
    close: 'Circle the day on the calendar, and write both names beside it.',
  },
  'Virgo 12': {
    text: 'Late in the evening someone sorts lentils, stone by stone, and the house does not notice. So it is with a Virgo lot. The books fill the twelfth place with sorrow and secret cares, and a careful mind can turn one over for hours. A small task slows it down. You have more patience than anyone guesses, and with it comes peace.',
    letter: 'Picking over lentils under a lamp, stone by stone, you find a peace that few know about.',
    close: 'The bowl is clean enough; wash the lentils and let them soak.',
  },
  'Libra 1': {
    text: 'A true thing gets turned round in your hand before you say it. The first place holds your voice, your face and your opening words, and in Libra all three have good manners. You feel well after honesty that has cut nobody. The point may be as sharp as anyone’s, yet people can take it, and they know what you mean.',
    letter: 'You pass a hard sentence as one passes a knife over a table: with the handle towards them.',
    close: 'Turn the handle towards them once more, and let the sentence go.',
  },
  'Libra 2': {
    text: 'After the weighing you add an apricot. Your Part of Fortune, placed second, is about earning, and about the people who help you to it. In Libra, which an old Arabic book calls generous and cheerful, it cannot enjoy a gain that hurts the other side. So you know what enough is: there is some left to add.',
    letter: 'One apricot more than was paid for, dropped into the bag with a smile, makes your own day.',
    close: 'Leave the bag open a moment longer; one apricot more still fits.',
  },
  'Libra 3': {
    text: 'Two households hang their washing on one line and never quarrel, since somebody once asked which day suited whom. It was probably you. Third, among neighbours, cousins and small errands, your lot stands in Libra, which sees two sides to every wall. Those who share a line soon share news, then soup. You are happy in a street where that has happened.',
    letter:
      'A washing line between two balconies, theirs one day and yours the next, is happiness of your kind.',
    close: 'Pull the line along; it is their day, and the sun is out.',
  },
  'Libra 4': {
    text: 'Where is the head of a round tray? You like to eat from one, because it has none. Your fourth place, of house and family and how things end, stands under Libra. No roof is restful unless both sides of a story may sit down there. Old and young reach the rice from the same distance. Guests forget that they are guests.',
    letter: 'Around a large tray on the floor, where no side is the head, you are at home.',
    close: 'Move a little to the left; the tray is round and makes room.',
  },
  'Libra 5': {
    text: 'You have a rule for sweets: one breaks the bar, the other chooses. Treats and games fill the fifth place, along with the young who fight over them. A Libra lot enjoys a pleasure fully once it is fairly shared. Nobody needs scolding. By so simple a rule the afternoon is whole again, and you sit down and play too.',
    letter: 'One child breaks the sesame bar, the other picks first, and you are happier than both.',
    close: 'Break it as evenly as you can, then hold out your open hand.',
  },
  'Libra 6': {
    text: 'All day the same person has carried the tray, and only you have noticed that their own glass is dry. The sixth place means toil, sore limbs, people who serve; Libra feels how uneven it is and cannot stay seated. You pour. Little has changed in the world, but two people are resting, and one of them is you.',
    letter: 'You pour tea for the one who has been pouring all day, and your own tiredness goes.',
    close: 'Fill their glass, then sit down and let them fill yours.',
  },
  'Libra 7': {
    text: 'With one oar a boat turns in circles. That is how Libra feels alone, and so it sits well in the seventh place, opposite a partner or a fair rival. Your Part of Fortune holds the left oar and leaves the right one free. Once both find the stroke, neither counts who pulled harder. On the water people can tell you anything.',
    letter: 'You go straight in a boat with two rowers, an oar for each and one rhythm.',
    close: 'Wait for their stroke, then dip your oar; there is the other bank.',
  },
  'Libra 8': {
    text: 'To share a shelf is easy; the eighth place begins when it has to be divided, and something is owed or over. Libra goes about it slowly, politely, afraid to be unfair. Your lot is freed by the last book, which both of you want. You lay it in their box, walk down with the lighter load, and leave nothing unsettled.',
    letter: 'Dividing a shared shelf of books, you leave them the one that both love, and breathe out.',
    close: 'Let them carry that book off; you both know how it ends.',
  },
  'Libra 9': {
    text: 'A single opinion, however learned, leaves you hungry for the other one. The ninth place collects faiths, sciences, far countries, and they disagree. To a lot in Libra this is the best of it. You read both sides, then tell either story so fairly that its own people would sign it. Whoever learns from you learns two things.',
    letter: 'Two books that contradict each other, open side by side under one lamp, are a feast to you.',
    close: 'Leave both books open; somebody may ask you for the way between them.',
  },
  'Libra 10': {
    text: 'Neither neighbour lets the other measure, so both have thought of you. It is the even hand of Libra that they want; up in the tenth place, high and public, such a hand becomes a name. You stretch the string between the stakes and read out what it says, even against the one you prefer. That evening both greet you.',
    letter:
      'You stand well between two quarrelling neighbours, holding the measuring string that both asked you to hold.',
    close: 'Pull the string tight, read it aloud, and let both of them look.',
  },
  'Libra 11': {
    text: 'Good company is pleasant until the talk turns on somebody who is missing. Eleventh come the friends, with praise and hope. Libra would much rather agree with them, but cannot bear a hearing with one side absent. So you say, not very loudly, that it may have been otherwise. Your heart beats. Then the talk turns, and your tea tastes good again.',
    letter: 'A cup stays on the table for the absent friend, and beside it you speak up for them.',
    close: 'Keep the cup where it is; they can drink from it when they come.',
  },
  'Libra 12': {
    text: 'People lay things in your pans all day: a claim, a complaint, a wish to hear that they were right. Libra cannot help weighing. But your lot hangs in the twelfth place, apart from the market, where the worries are hidden ones, and rests after closing time. Slowly both sides come level. You weigh nothing, and something in you begins to pray.',
    letter: 'Like a market scale after closing time, you come to rest when both your pans hang empty.',
    close: 'The pans are level now; lay nothing in them before morning.',
  },
  'Scorpio 1': {
    text: 'People who judge by the outside call you cool. They have touched the flask. Scorpio is still water in the house of hot Mars. As your first place it is what you are: a quiet face, a slow beginning, a heat that keeps. What you decided in spring you still want in winter. Waiting takes nothing from it.',
    letter: 'Like a flask, cool to the touch, you are well if the heat inside lasts until evening.',
    close: 'Unscrew the lid towards evening; what you poured in is still hot.',
  },
  'Scorpio 2': {
    text: 'Nobody knows exactly what you have, and you prefer it so. Your second place deals in earnings and property; Scorpio keeps them below the surface, unmentioned. Yet the old writers call the sign generous. When the need in front of you is real, you turn up the hem. Keeping does you good, and undoing the thread does you more.',
    letter:
      'A banknote sewn into a hem keeps you calm, and three stitches undone for a friend keep you glad.',
    close: 'Feel along the hem; it is there, and you know for whom.',
  },
  'Scorpio 3': {
    text: 'While cousins and neighbours talk, you listen from the doorway. Everyday words, news and greetings crowd the third place, and a Scorpio lot adds little to the heap. It watches for a long time. Then it says one thing, and the soup tastes different. You may worry about the heat. But with that one mouthful everyone has understood what the matter was.',
    letter: 'You feel well when one sentence of yours works in the talk like a chilli in the soup.',
    close: 'One is plenty; drop it in, and put the lid back.',
  },
  'Scorpio 4': {
    text: 'Others would paint over the damp patch. You knock on it, hear that it is hollow, and fetch a chisel. In your fourth place are the house and all that lies covered, and Scorpio cannot sleep above a covered thing. For a week the room looks terrible. Then the stones are dry, the wall is right from within, and you sleep.',
    letter: 'You breathe freely once the damp plaster is off and the wall can dry from the inside.',
    close: 'Leave the wall bare a few days more; it is drying well.',
  },
  'Scorpio 5': {
    text: 'In company you are the quiet one, until a coin disappears between your fingers. The fifth place is loud with games and presents and laughter; a Scorpio lot looks for the part that is hidden. Applause is pleasant. Better is the child who comes after you and asks how it was done. You kneel down, and the secret is well taught.',
    letter: 'Showing one child, behind the curtain, how the coin vanishes is the best part of your evening.',
    close: 'Open your other hand, slowly, and let them see where it went.',
  },
  'Scorpio 6': {
    text: 'Every house has one job that nobody will touch. Scorpio counts sinks and wash-houses among its rooms, and sixth of the places is labour without thanks, so your sleeves are soon rolled up. Disgust stops others sooner than you. You reach down to where the trouble is and bring it up. Hardly anyone mentions it. But the water runs.',
    letter: 'With an arm in the drain up to the elbow, while others hold their noses, you are oddly content.',
    close: 'Wash the arm with plenty of soap; the water runs away again.',
  },
  'Scorpio 7': {
    text: 'The old pearl boats carried people in pairs: one dived, the other held the rope and felt for the pull. Acquaintances by the dozen leave Scorpio cold. What the seventh place offers is one face opposite, in love, business or dispute, and to that one you give your whole attention. Nothing that you feel along the rope goes further.',
    letter: 'You are close to a person as the one who holds the rope is to the diver below.',
    close: 'Keep one hand on the rope; a small pull is all they need to give.',
  },
  'Scorpio 8': {
    text: 'Fear lives at this address, the eighth place, next door to debts and other people’s goods. The steps are as black for Scorpio as for anyone. But your Part of Fortune can stay in the dark until its eyes get used to it. You see shelves, a chair, a way through. Then you call up that they can come.',
    letter: 'Down the cellar steps in the dark you go ahead, a hand on the wall, and you grow calm.',
    close: 'One more step, and your eyes have learned the dark.',
  },
  'Scorpio 9': {
    text: 'Your best roads are travelled at night. The ninth place stretches far, to foreign cities, faith and dreams; a Scorpio lot needs few of the sights, for it is after one answer. While others sleep you turn the same question over, one that you would tell nobody by day. Somewhere between two towns it comes very near to prayer.',
    letter: 'On a night bus where all the rest sleep, you hold one question quietly, and are well.',
    close: 'Lean your head on the glass; the driver knows the road.',
  },
  'Scorpio 10': {
    text: 'The guests never see you; they only ask who made this. With craft and renown the tenth place is open to every eye; your lot in Scorpio enters it by the kitchen door. Since dawn nobody has been allowed to lift the lid, so that the thing is right to the bottom. At the first spoonful the room falls silent.',
    letter: 'Behind the dining room, over a sauce begun at dawn that guests ask about, you are well.',
    close: 'Turn down the flame, taste once more, and let them praise the waiter.',
  },
  'Scorpio 11': {
    text: 'Your telephone holds hundreds of names, and three numbers you know by heart. The eleventh place is rich in companions and well-wishers; even there a Scorpio lot counts by depth. Those three have seen you furious and have not left. Before them you can say what you hope for. The circle is small, and keeps it warm.',
    letter: 'Three telephone numbers that you know by heart are company enough to make you well.',
    close: 'Say one of the three numbers aloud; your fingers remember the rest.',
  },
  'Scorpio 12': {
    text: 'Nobody saw the vase fall. Hardly anything is seen in your twelfth place, among envy, tricks and lonely hours. Scorpio knows hidden things, so it knows itself there too. The pieces could go under the shelf. You take them to the counter, with a hot face and an open purse. Outside again, you can look anyone in the eye.',
    letter: 'Carrying a broken vase to the counter, though nobody saw it fall, you feel straight and well.',
    close: 'Put the pieces on the counter and say that it was you.',
  },
  'Sagittarius 1': {
    text: 'Standing still, a bicycle falls over, and perhaps you do too. Sagittarius, fiery and double-bodied, has your first place, the body and every setting out, and finds its balance on the way. ‘Let us go and see’ is the end of most of your moods. You have scraped a knee or two. But someone has to push off, and hesitant people climb on behind.',
    letter: 'You keep upright as a bicycle does, by rolling, and are steadiest once the street goes by.',
    close: 'Push off from the wall; you steady yourself as you roll.',
  },
  'Sagittarius 2': {
    text: '‘Anything to declare?’ A shirt, some tools, a photograph. By the second place a person’s livelihood is meant, and Sagittarius prefers one that passes every border. So the heaviest thing you own is what you know. You learnt it from someone, you earn by it anywhere, and you teach it as you go. Handed on, it is still yours.',
    letter: 'You are well provided when the open suitcase is half empty and the trade travels in your head.',
    close: 'Close the suitcase; the best of what you carry needs no lock.',
  },
  'Sagittarius 3': {
    text: 'Somebody has to get to the station, and everybody knows whom to ask. Short roads, kin and neighbours share the third place. For Sagittarius, the sign of horses and of distance, such roads are too short, and you gladly make them longer. One more fits in; one more stop is on the way. The lot feels best with every seat full.',
    letter: 'With four neighbours in the car and five stops before your own, you drive home happy.',
    close: 'Drop the last one at the gate; your own street is next.',
  },
  'Sagittarius 4': {
    text: 'For a wanderer you are good at houses. Your Part of Fortune lives down among families and fields, the fourth place, but it came there as Sagittarius, with dust on its shoes. The house in which you thrive is therefore half an inn. When a traveller sleeps behind your door the rooms grow larger, and you know where you belong.',
    letter: 'A spare mattress behind the door, unrolled for whoever comes from far, makes the house yours.',
    close: 'Unroll the mattress by the wall; they have come far, and so have you.',
  },
  'Sagittarius 5': {
    text: 'By the third telling one hen has become a flock, and nobody objects. Feasts, gifts and young company go with the fifth place; Sagittarius pays for its dinner with a story. The sign is full of tricks, an Arabic book says. Yours are harmless: you exaggerate everything except the point. They roar, and then see what you meant.',
    letter: 'Telling the story of the hen on the bus, larger every time, you are thoroughly well.',
    close: 'Tell it again from the beginning; the youngest has not met the hen.',
  },
  'Sagittarius 6': {
    text: 'Give you a broom and no reason, and you last five minutes. The sixth place is full of brooms: chores, aching limbs, little praise. But Sagittarius looks up and asks what a thing is for, and much depends on the answer. If somebody is expected who walks badly on stones, you sweep into the last corner, and the yard is right.',
    letter: 'You sweep a yard gladly, to the last corner, as soon as you know who is coming.',
    close: 'Lean the broom by the gate; the yard is fit for a guest.',
  },
  'Sagittarius 7': {
    text: 'Face to face across a table you grow restless. Seventh, of all places, means precisely that: the partner or opponent who sits opposite. A lot in Sagittarius proposes a walk. With something to look at, the two of you say what no table has heard, you frankly, they bit by bit. What was told at the river stays at the river.',
    letter: 'Talk that brings you close to anyone happens on foot, side by side, with a road ahead.',
    close: 'Walk together as far as the bridge; the next sentence comes by itself.',
  },
  'Sagittarius 8': {
    text: 'A slip with a name and a small sum can lie in your wallet for months. What is owed, left behind or feared comes under the eighth place, and most people count it. Sagittarius, a house of open-handed Jupiter, grows heavy with counting. You take a night to ask what you need. Then you tear the slip, because you have enough.',
    letter: 'You feel rich when you tear a friend’s small debt in two and say nothing of it.',
    close: 'Drop both halves in the bin; that money was well spent.',
  },
  'Sagittarius 9': {
    text: 'You could be under way for ever. The ninth place offers faith and wisdom and foreign mornings, and Sagittarius looks for them with its legs. Yet at some hour you stop, lay your jacket on the stones and grow still. Praying or only silent, you remember what the road is for. Your lot travels towards that hour.',
    letter: 'Far out, you spread your jacket on the gravel beside the road, and something in you arrives.',
    close: 'Shake the dust from the jacket; the road goes on from here.',
  },
  'Sagittarius 10': {
    text: 'The animal that leads a caravan wears a bell, and can no longer wander off unheard. Rank and renown stand high in the tenth place; from there Sagittarius has seen the far town already. You say aloud where you are going, and are held to it. That is a price. You pay it gladly, since people can follow only what they can hear.',
    letter: 'To go ahead and be heard, like a bell that others can follow in the fog, suits you.',
    close: 'Keep to a walk, and let the bell be heard behind you.',
  },
  'Sagittarius 11': {
    text: 'You invited six and brought a cloth for twenty. The eleventh place means hope, and being glad in company; Sagittarius, the house and joy of Jupiter, hopes on a large scale. Passers-by are called over. By evening a cousin of one is mending the shoe of another, and they have plans. You lie down on the last free corner and listen.',
    letter: 'A cloth spread on the grass, much too large for the number invited, is your idea of wealth.',
    close: 'Shake out the cloth to its full size; more are coming up the hill.',
  },
  'Sagittarius 12': {
    text: 'A horse shut in a stall kicks at first. Grief and secret enemies are twelfth-place matters, but so are riding animals, and Sagittarius is called the stable of great horses. You know the kicking from inside: kept waiting, unseen, you want to bolt. Stroke by stroke the brush teaches you another pace. Few guess how patient you have become.',
    letter: 'In a stable after dark, brushing a restless horse until it sleeps, you grow quiet yourself.',
    close: 'One more stroke along the neck, then hang up the brush.',
  },
  'Capricorn 1': {
    text: 'At nine in the evening your bag for the morning stands by the door. Some laugh at it. Your first place, that of body, temper and beginnings, has cautious Capricorn in it, which begins the evening before. So you arrive when you said, with what you promised. To be expected, and to come: on that you thrive.',
    letter: 'With tomorrow’s bag packed and standing by the door, you sleep well and wake up straight.',
    close: 'The bag is by the door; go to bed, and let the morning come.',
  },
  'Capricorn 2': {
    text: 'A wall can be bought ten bricks at a time. An old Arabic book says of Capricorn that it is cautious and that it lives well. The second place, of wages and belongings, shows how these two go together: your stack is plain, paid for and out of the rain. And when a neighbour’s wall falls, you have something to lend.',
    letter: 'Ten bricks bought every payday and stacked behind the house give you more ease than a prize.',
    close: 'Count the stack once, cover it, and have something good for supper.',
  },
  'Capricorn 3': {
    text: 'When a shelf breaks in your street, somebody says your name. Old wood and tools are put under Capricorn in the books; cousins and neighbours come and go through the third place. So your lot is a yard with planks in it. People arrive embarrassed and leave with the right length under one arm. You cut it, grumbling, and like it.',
    letter: 'Old planks kept behind a house, for half the street to borrow, are peace as you understand it.',
    close: 'Leave the planks where they can be reached; someone is measuring a shelf.',
  },
  'Capricorn 4': {
    text: 'Stone wears slowly, and the step of an old door shows it. ‘Low places, near the threshold’ belong to Capricorn; the fourth place adds forebears, land and how things end. The Part of Fortune lies down there. You are well where many have gone in and out before you, or where you lay a step that is meant to last.',
    letter: 'A doorstep hollowed by many feet, and washed each morning, is the ground you stand well on.',
    close: 'Wash the step, and feel with your foot where it is hollow.',
  },
  'Capricorn 5': {
    text: 'Before any child may sit on the swing, you do, with a serious face, and check both knots. The fifth place is play and pleasure and small people, and careful Capricorn has come with a rope that holds. Others can be light-hearted because you were grave. What is dearest to them is left in your care, and you enjoy that quietly.',
    letter: 'You test the swing with your own weight before you let others fly, and so you are happy.',
    close: 'Sit on it once more yourself; then push them, gently.',
  },
  'Capricorn 6': {
    text: 'The lift is broken, the rice is for the fifth floor, and you have already gone. Capricorn is the sign of the knees, and the sixth place has loads in it that return each morning. You know an old device: one landing, one breath, the next. About the third floor complaint is too much trouble, and your lot finds its slow peace.',
    letter:
      'You manage well with a heavy sack and five floors to climb, because you count only this landing.',
    close: 'Set the sack down on the landing; nobody is timing you.',
  },
  'Capricorn 7': {
    text: 'Cracked dishes used to be drilled and wired together, and then served for forty years. You treat the seventh place like that, its partners and its quarrels, since Capricorn wastes little, least of all a bond. You trust terms that both can keep more than fine words. The mend shows. But the dish is whole, and you eat from it contented.',
    letter: 'A cracked dish, drilled and wired so that it holds soup again, is how you make peace.',
    close: 'Pour the soup in slowly; they can see that the wire holds.',
  },
  'Capricorn 8': {
    text: 'Somewhere in your house stands a borrowed spade, and it looks at you. In the eighth place nothing is only yours: it is owed, or shared, or feared. Capricorn, which had cares before, lies awake over it. So you sharpen the edge, oil the wood and carry it back after all that time. The matter is closed, and your lot sleeps.',
    letter: 'On the day a borrowed spade goes back, oiled and sharpened, a weight leaves you.',
    close: 'Lean the spade against their wall, say thank you, and walk home empty-handed.',
  },
  'Capricorn 9': {
    text: 'On your table, perhaps, lies a thick book with a ribbon, and the ribbon moves. Distance is the matter of your ninth place: far lands, deep sciences, faith. Capricorn covers it on foot, and suspects whatever was learnt in an afternoon. Your lot likes the old and thorough. By the last page you can take a beginner through, line by line.',
    letter: 'The ribbon in a thick book, moved on by four pages every evening, keeps you well for years.',
    close: 'Four pages; then lay the ribbon in, and close the book.',
  },
  'Capricorn 10': {
    text: 'While the poles and nets are up you would rather not be praised. The tenth place puts work on view, and a name with it; Capricorn can wait for both until the scaffolding is gone. If the wall is straight then, in rain and held by nobody, you are well. Others may call it a reputation. You call it finished.',
    letter: 'You feel right on the day the scaffolding comes down and what you built stands without it.',
    close: 'Take the last pole down, cross the road, and look.',
  },
  'Capricorn 11': {
    text: 'You may forget to say nice things. But on moving day you stand there at seven, with rope and gloves. The eleventh place has friends in it, and helpers, and for Capricorn these are one word. You remember who carried your wardrobe; they remember theirs. Among such people, dusty, eating on boxes, you can even speak of what you hope.',
    letter: 'When a friend moves house you arrive at seven with rope, and are happy all day.',
    close: 'Coil the rope, sit down on a box, and eat with them.',
  },
  'Capricorn 12': {
    text: 'One care after another comes down the path, and you know each by name. Capricorn is said to have many, and sheep pens besides; the twelfth place keeps sorrows and beasts. So you make an evening of it: you let them in, count, and shut the gate. The rest is out of your hands. A stillness follows that has room for prayer.',
    letter: 'At dusk you count your cares in like sheep, close the pen, and are quiet at the gate.',
    close: 'They are all in; leave the gate shut and look at the sky.',
  },
  'Aquarius 1': {
    text: 'All hands go up. Yours stays on your knee, and the room turns round. The first place shows you among people; in Aquarius, fixed and reasoning, you show yourself even against thirty. You like the thirty. But you could not say yes, mean no, and go on breathing easily. Afterwards, in the corridor, somebody thanks you.',
    letter: 'Yours is the one hand that stays down in the vote, and afterwards you breathe well.',
    close: 'Leave your hand where it is, and smile at the person beside you.',
  },
  'Aquarius 2': {
    text: 'On the street side of some walls is a tap, with a cup on a chain. It could be yours. Aquarius is drawn pouring water out; the second place asks what you earn and keep. Your lot answers both: the house has what it needs, and the pipe goes on through the wall. Shared, it turns out to be enough.',
    letter: 'A tap on the outer side of your wall, for anyone who is thirsty, is wealth as you like it.',
    close: 'Try the tap as you pass; it runs for you too.',
  },
  'Aquarius 3': {
    text: '‘No electricity on Tuesday’: you wrote it in three languages, with a drawing underneath. Neighbours and news make the third place a busy hall, in which Aquarius thinks at once of the person whom news does not reach. Nobody had appointed you. You saw a gap and filled it with paper. Your lot is easy in a house where everyone knows.',
    letter: 'You are pleased to pin up a notice that even the newest neighbour in the building can read.',
    close: 'Press the pin in, read it once as a stranger would, and go up.',
  },
  'Aquarius 4': {
    text: 'By day each household keeps to its own floor; in the evening somebody goes up on the roof, and then somebody else. Roofs are Aquarius in the old lists. Deep in your fourth place, between walls and relatives and soil, its air looks for an opening, and finds it upwards. To you, home is where people come who need not.',
    letter: 'On a flat roof in the evening, with every door of the house open to it, you are at home.',
    close: 'Carry up one more cushion; the roof has cooled, and it is large.',
  },
  'Aquarius 5': {
    text: 'No two tables have the same height, and the cloths disagree. Eating, playing and giving belong fifth, in a place that Aquarius makes as long as the street. The shy lodger is asked, and whoever moved in on Monday. You carry out a table and knock. At dusk two people who had never spoken argue over a recipe.',
    letter:
      'Tables of different heights, pushed together down the middle of a street, make you as happy as anything.',
    close: 'Push one more table up against the last, whatever its height.',
  },
  'Aquarius 6': {
    text: 'Who cleans the stairs? In many houses, the one who cannot say no. Drudgery like that, and the tired people who do it, is a sixth-place affair. A lot in Aquarius reasons about it. You draw up a list, take the worst week yourself, and hang it where all can see. Dry work, with a ruler; but then the burden is fair.',
    letter: 'A list for cleaning the stairs, with your own name on it like everyone’s, settles your day.',
    close: 'Your turn is on Thursday; tonight the stairs are someone else’s.',
  },
  'Aquarius 7': {
    text: 'Halfway through a dispute you walk round the table, to look at the board from their side. Whoever sits there, partner or adversary, sits in your seventh place; Aquarius, rational and humane, would like to know if they are right. ‘You mean this,’ you say, and they nod. Only then comes your own case. Once both are understood, you feel at ease.',
    letter: 'You turn the board round, put their case better than they did, and all at once it is clear.',
    close: 'Turn the board back now; it is your move, and they are smiling.',
  },
  'Aquarius 8': {
    text: 'In Cairo, Lagos and Lahore neighbours save into one tin, and each month somebody takes it all. But who keeps it? Other people’s money, and some fear about it, make the eighth place heavy. Aquarius is fixed, rational, the same to all twelve, so they may well ask you. You tell nobody whose turn was a rescue, and like being trusted.',
    letter:
      'Twelve people’s savings would be safe in a tin under your bed, and all thirteen of you sleep well.',
    close: 'Write down the sum, close the tin, and let the others see the page.',
  },
  'Aquarius 9': {
    text: 'Forty strangers have read this copy before you; their dates are stamped inside the cover. You like it better than a new one. Sciences, faiths, philosophies: what the ninth place contains, Aquarius holds to be nobody’s property. A thought does you most good once it is lent. So you read, ask where it is wrong, and pass it on.',
    letter: 'A library book with forty dates stamped in it, and yours the newest, makes you feel rich.',
    close: 'Take the book back on time; the next date is somebody’s evening.',
  },
  'Aquarius 10': {
    text: 'You could walk straight in, since your name is on the door. You pull a numbered slip and sit down among the others. Authority and a name: the tenth place has both, and Aquarius can bear them only under one rule for all. From that chair you see how long it takes. Your lot is an office you would not mind visiting.',
    letter: 'At your own counter you draw a number like the rest, and your name stands firm on it.',
    close: 'Wait until your number is called; the chair is good enough.',
  },
  'Aquarius 11': {
    text: 'Somebody has to write the twentieth letter about the bus stop, as politely as the first. You have the pen. Companions and wishes share your eleventh place. Aquarius is air, but fixed: it wishes for people who have not moved in yet, for as long as it takes. You bring tea and the file. In such company patience is cheerful.',
    letter: 'Asking for a bus stop together with friends, for six years if it must be, keeps you well.',
    close: 'Write the letter again this spring; the bus has to turn somewhere.',
  },
  'Aquarius 12': {
    text: 'Because the gutter is clean, nothing happens: no stain, no bucket, no thanks. Successes of the twelfth place are like that, hidden and a little sad. Aquarius can live with it, having in mind the good of people whom it need not meet. You think it through and lift out the leaves in time. At night you hear the water run.',
    letter:
      'You clear the gutter before the rains, unasked and alone, and lie awake contented on the first wet night.',
    close: 'Come down from the gutter with care, and let it rain.',
  },
  'Pisces 1': {
    text: 'From your vowels one can tell whom you met last. The first place is your person and your way of speaking, and Pisces, an Arabic book says, is mixed and many-coloured. So you take on the baker’s tune, the professor’s pauses. It is no pretence: you step towards people by way of sound. Before long people who met through you greet each other.',
    letter: 'After ten minutes you have the vowels of whoever you talk to, and both of you feel at ease.',
    close: 'Speak on, in whichever vowels come; they know that it is you.',
  },
  'Pisces 2': {
    text: 'Pisces has two bodies, so let your second place, your money and livelihood, have two purses. From a single one everything runs out to the person with the sad face, and then you are frightened. The house purse stays shut. From the other you may give without looking. Divided like that it is enough, and you are both kind and calm.',
    letter: 'You carry two purses, one for the house and one for whoever asks, and both keep you calm.',
    close: 'Look into the second purse; one coin in it may be for you.',
  },
  'Pisces 3': {
    text: 'Affection, messages and travel by water stand in one list, under the third place. Put Pisces there, and you have a ferry. One cousin is hurt and silent, another thinks that all is well. You know both banks. You carry over what was meant, without the splashing, and say it so softly that it can be heard.',
    letter: 'Words that would never have crossed alone come over in your small ferry, and you are glad.',
    close: 'Untie the ferry once more; someone is waving from the bank.',
  },
  'Pisces 4': {
    text: 'Nothing stands in that corner, and nothing may be put there. Wells and hermitages are the haunts of Pisces; your fourth place is the house, with its ground and its secret. So even in two rooms you need one piece of floor without a use. You sit on it early. Like a well overnight you fill up again, and the silence is near prayer.',
    letter:
      'One corner of your home is kept empty, and there, in the early hours, you come back to yourself.',
    close: 'Leave the corner empty today as well; you know what it holds.',
  },
  'Pisces 5': {
    text: '‘You are the boat,’ says someone aged four, and down you go on the carpet. Gifts, games and children have the fifth place for their own. An English book calls Pisces idle, and for once it is the right thing to be: a boat need not hurry. An hour goes by. Such patience is rare, and it delights the crew.',
    letter: 'A child decides that you are a boat, and for an hour you lie on the carpet happily and float.',
    close: 'Let them steer; this boat has no other harbour to reach today.',
  },
  'Pisces 6': {
    text: 'Feet belong to Pisces, aches and service to your sixth place, and between them they put you on your knees with a basin. You have noticed the limp before the complaint. Days like that can wear out a soft heart, and are forgotten by evening. Yet while the water is warm nobody wants anything more, and your lot is at rest.',
    letter: 'A basin of warm water, carried to somebody with sore feet, is the work in which you rest.',
    close: 'Keep some warm water back; your own feet have come as far.',
  },
  'Pisces 7': {
    text: 'Two people meet halfway along a plank. That, in small, is your seventh place: a partner or an opponent, and no room to pass. Pisces is gentle, and some take it for weak. But in an everyday quarrel the first step backwards is the hard one. You dare it, with ‘After you’ or ‘I was wrong there’, and the lot breathes again.',
    letter: 'On a plank too narrow for two you step back, laughing, and peace is the ground you like.',
    close: 'Step back on the bank and wave them over; you cross next.',
  },
  'Pisces 8': {
    text: 'A soft pair of hands may hold a great deal. Among things shared, owed and left behind, the eighth place, your Part of Fortune belongs to Pisces, which asks no receipt. The well-being meant here is of a quiet sort. What people put into your hands, a key, a debt, a hard story, is safe there; you are well when it is.',
    letter: 'What people put into your hands, a debt or a hard story, is safe there, and so are you.',
    close: 'Open your hands for a while tonight; what they hold can lie on the table.',
  },
  'Pisces 9': {
    text: 'Being far from home is something that the ninth place knows, next to books, belief and dreams. You might be lonely there. But your lot is a Pisces one, without thick walls: before the first announcement you have peeled a tangerine and are hearing about a village. You carry shelter with you. Wherever somebody sits down, you can put it up.',
    letter: 'In a foreign waiting room you share a tangerine with a stranger, and for an hour it is home.',
    close: 'Peel another, and lay half of it on the stranger’s side.',
  },
  'Pisces 10': {
    text: 'Dyers are known by their hands. Your tenth place is craft and a public name; Pisces takes its colour from whatever it works in, and cannot do a thing and stay dry. You dip, wait, look, and dip again, until the shade is the one you felt. On the line, in the sun, it is right, and people ask who dyed it.',
    letter: 'Like a dyer, you go home with your work on your hands, blue to the wrist and satisfied.',
    close: 'Hang the cloth out and hold up your hands; everyone can see what you did.',
  },
  'Pisces 11': {
    text: 'A sleeve from one, a pocket from another: your friends are scraps of every colour and do not match. Company, clothing and hope are named in one breath for the eleventh place; Pisces, many-coloured itself, sees a pattern in them. You move the pieces about until none is left over. A little crooked, the whole thing holds and keeps people warm.',
    letter: 'You are well as under a blanket that was sewn from the worn shirts of all your friends.',
    close: 'Find the last scrap a place near the edge; it belongs to somebody.',
  },
  'Pisces 12': {
    text: 'All day you take in what others feel, and by evening the water stands high. Last and most secluded, the twelfth place holds grief and hidden things. Pisces, without a shore of its own, can be flooded there; your lot waits for the ebb. Slowly the noise draws back and leaves the sand smooth. Out there you may find words for prayer.',
    letter: 'When the tide of other people’s days has gone out, you walk on clean sand and are quiet.',
    close: 'Walk a little further out; the tide is low for an hour yet.',
  },
}
