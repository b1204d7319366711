import type { PairTexts } from '#app/guidance/corpus/pair-texts.ts'

/** Saturn or Mars in a hard aspect to the lot, by the place of the lot. */
export const TEST: PairTexts['test'] = {
  'Saturn with 1': {
    text: 'Saturn is in the same sign as your lot, in the first place, where a person begins things. In the old books it stands for weighing and waiting, so a beginning may seem to need one more look. Is it the right time, and what does it cost? You may stand in the hall with your coat on for longer than the walk would take.',
    short: 'Possibly you weigh a beginning for so long that the day for it goes by.',
  },
  'Saturn with 2': {
    text: 'Your lot is about livelihood here, and beside it stands Saturn, the planet of keeping. Because of this you may count again and again, like somebody who counts the jars on a shelf at night. It is possible to have enough by any sum and still not feel it, and to put off the small good thing for which the money was saved.',
    short: 'Possibly you have enough by any count, and still go on counting.',
  },
  'Saturn with 3': {
    text: 'Saturn stands with your lot in the third place, which is about messages, neighbours and kin. It is the silent planet of the books, so perhaps you test a thought for a long time and then keep it to yourself. People near you may hear only a good morning, on a day when one more sentence would have helped them.',
    short: 'Perhaps you keep back a sentence that would have helped, because you weigh it for too long.',
  },
  'Saturn with 4': {
    text: 'The fourth place is the house and the people one comes from, and Saturn, the planet of duty, is there beside your lot. A home can then seem to be made of duties: it is repaired, cleaned and paid for. At times you so seldom sit down in it that you feel more at ease in other people’s kitchens.',
    short: 'Your home may feel so much like a duty that you look out of its windows.',
  },
  'Saturn with 5': {
    text: 'In the place of pleasure, your lot has Saturn beside it, which stands for rules and limits. So a light thing may have to be right before you can enjoy it. The bread is good, but your eye goes to the burnt edge. The day was free, and perhaps you still think that it was badly planned.',
    short: 'A thing may have to be right before you enjoy it, and by then little joy is left.',
  },
  'Saturn with 6': {
    text: 'Work and care belong to the sixth place, where Saturn, the planet of those who bear much, has joined your lot. Now and then you take on one task that somebody has left, and then another, because you are able to carry it. After a while your own tired back may be the only thing that is not on your list.',
    short: 'You may carry other people’s loads so quietly that nobody thinks of asking about your own.',
  },
  'Saturn with 7': {
    text: 'Saturn means distance in the old books, and it shares the place of partners, the seventh, with your lot. Possibly you therefore watch people for a long time before you let them come near. This can keep false friends away. It can also leave a true friend waiting outside the door, until that friend goes home.',
    short: 'You may let people wait so long for your trust that a true friend goes home.',
  },
  'Saturn with 8': {
    text: 'Your lot is where things are shared and owed, in the eighth place, and careful Saturn is there as well. A careful person may read a kind offer like a contract, and look for what is hidden in it. That can be wise. But at times you go on reading while the other person simply stands there with fresh bread for you.',
    short: 'You may look for what a person wants from you before you hear what they say.',
  },
  'Saturn with 9': {
    text: 'Your lot is where people study and believe, and Saturn, the slow and thorough planet, is beside it. So your learning may never seem complete, because there is always one more book to read first. Perhaps you know more than the speaker, and still sit in the last row and take notes.',
    short: 'Perhaps you wait to know a whole subject before you say a word about it.',
  },
  'Saturn with 10': {
    text: 'Saturn, a strict planet in the books, is together with your lot in the tenth place, the place of work and good name. So you may feel as if an examiner were watching you. One raised eyebrow can occupy you for a week, although the people who trust you may have stopped testing you long ago.',
    short: 'Your good name may feel like something on loan, which one doubtful look can take away.',
  },
  'Saturn with 11': {
    text: 'Your lot is among friends, in the eleventh place, and so is Saturn, which stands for waiting. You may not like to push in. Perhaps you stay a little outside the circle, loyal and useful, until somebody calls you. The others may think that you like to be alone, and so they do not call.',
    short: 'Perhaps you wait for friends to call you, while they think that you like to be alone.',
  },
  'Saturn with 12': {
    text: 'The twelfth place is hidden, and Saturn, the planet of being alone, has joined your lot in it. Time alone can be a good shelter. But it can also fill with lists and duties, like a room in which one goes on working. Then the thoughts and songs that you used to have in that hour may grow silent.',
    short: 'Your quiet hour may fill with lists and worries, until it is no longer quiet.',
  },
  'Saturn square 1': {
    text: 'The first place is about temper, and Saturn looks at your lot there by a square, which is a hard aspect. Saturn stands for holding back, like a lid on a pot. You may be patient for weeks and then grow angry over a spoon in the wrong drawer. Other people see the anger, but they have not seen the weeks.',
    short: 'Maybe you hold anger back for weeks, and then let out more than the moment needs.',
  },
  'Saturn square 2': {
    text: 'Saturn is at a hard angle, a square, to your lot, which is about your livelihood. The books connect Saturn with the fear of want, and work is an old answer to that fear. So you may add one more hour and one more task. It is a good answer, until your hands no longer know what all the work is for.',
    short: 'To stop may feel like the beginning of want, and so perhaps you go on working.',
  },
  'Saturn square 3': {
    text: 'By a square Saturn sees your lot among neighbours and messages. It is called cold in the old books, so you may hear coldness in a short reply and answer coldly. Then two people who like each other speak only of the weather. Perhaps the first reply was simply written in a hurry.',
    short: 'You may hear a short reply as a cold one, when it was only written in a hurry.',
  },
  'Saturn square 4': {
    text: 'Duty is one meaning of Saturn, which is square to your lot in the place of the house. Somebody has to see to the roof, and you may be the one who does. After a long time nobody calls it a task any more. Then the others sit, while your own chair is covered with their clean washing.',
    short: 'Perhaps you look after a house for everyone in it, and eat your own supper standing.',
  },
  'Saturn square 5': {
    text: 'Your lot is about pleasure in this place, the fifth, and it has a square from Saturn, the planet of delay. So joy may have to wait until after the exam, or after the move. You may only be saving it up. But joy is a little like ripe figs, which do not keep for long on a shelf.',
    short: 'You may leave the pleasant thing for later, and later is already quite full.',
  },
  'Saturn square 6': {
    text: 'Strict Saturn makes a square to the sixth place, the place of daily work, in which your lot stands. So now and then you measure your work by a rule that nobody has set. At times you wipe the clean shelf again, or check the sum once more. A task that was meant to take an hour can take the whole evening.',
    short: 'You may do again what is done well enough, until the whole evening is gone.',
  },
  'Saturn square 7': {
    text: 'Your lot is with the other person, in the seventh place, and Saturn has a square to it. Its old meaning is reserve, so it may be hard for you to be the one who asks. At times you leave the first step to others because you are polite, and they are polite as well. Two people can wait for years like this.',
    short: 'You may leave the first step to another person, who is just as polite and also waits.',
  },
  'Saturn square 8': {
    text: 'In the eighth place, where your lot is, people share things and owe each other. Saturn, the planet of exact accounts, looks at it by a square. Perhaps you want to know to the last coin who has paid, because you wish to be fair. But a dinner divided by nine hardly tastes like a dinner, and while you look for the missing coin, you may not see what you have.',
    short: 'Where everything is divided to the last coin, you may feel that you never have enough.',
  },
  'Saturn square 9': {
    text: 'Study and long roads are what your lot’s place is about, and Saturn, the planet of duty, sees it from a hard side. So a thing that you long for can become a thing that you owe. You may tell yourself that you ought to read, or study, or travel. People avoid those whom they owe, and so you may avoid your own wish.',
    short: 'What you long for may turn into a duty, and then you may keep away from it.',
  },
  'Saturn square 10': {
    text: 'Like a strict foreman on the stairs, Saturn stands ninety degrees from your lot in the tenth place. Because Saturn means duty, and this place means work, nothing may seem quite finished to you. On some days you think first of what is still open, and stay a little longer than the work itself needs.',
    short: 'Maybe you measure a day by what you did not finish, and something is always left.',
  },
  'Saturn square 11': {
    text: 'Among friends and hopes your lot has a square from Saturn, which stands for strict judgement. After a good evening you may go over your own sentences on the way home. Did that sound proud, or was the joke a mistake? The others, perhaps, remember only the food.',
    short: 'After an evening with friends you may wonder, all the way home, how you seemed.',
  },
  'Saturn square 12': {
    text: 'Your lot is hidden in the twelfth place, and a square of Saturn falls on it. Saturn stands for burdens, so possibly you carry some where nobody can see them, and say ‘all is well’ at the door with your arms aching. It is beautiful to help in secret, but nobody can take over a load that they do not know of.',
    short: 'When you help where nobody sees it, you may be left alone with your tiredness.',
  },
  'Saturn opposition 1': {
    text: 'Saturn stands opposite your lot, in the place of other people, while the lot is in the first place, your own. It is a stern planet in the books, so other people may seem to you like examiners. Maybe you give your sentence a mark before you have said it. Most of them, perhaps, are busy with their own marks.',
    short: 'Other people’s eyes may be stricter in your thoughts than they are in their faces.',
  },
  'Saturn opposition 2': {
    text: 'Careful Saturn is in the place of debts, right across from your lot, which is about your livelihood. Because the two face each other, you may see each coin that comes in together with the bills that wait for it. By evening you have perhaps spent a full purse three times in thought, without leaving the house.',
    short: 'In your thoughts you may have spent a full purse by evening, and then it feels empty.',
  },
  'Saturn opposition 3': {
    text: 'Your lot is with everyday words and near roads, and Saturn faces it from far away, among great books. It can mean an old authority, so you may want to look everything up before you speak. What you know from your own street may be just what people ask for, and you may not feel ready to say it.',
    short: 'Perhaps you feel that a wiser person is always near, and let them answer for you.',
  },
  'Saturn opposition 4': {
    text: 'House and profession lie opposite each other in a chart. Your lot belongs to the house, and Saturn, which means duty, is on the other side. So work may follow you into the living room. Perhaps you answer just one message at the table, and the others may stop telling their long stories there.',
    short: 'Work may come home with you in the evening and take the best chair.',
  },
  'Saturn opposition 5': {
    text: 'Saturn, the planet of reserve, is with friends and company, and from there it faces your lot, which is about gladness. So where others are easily merry you may grow careful and look at the clock. Perhaps you wait for a sign that the invitation was meant for you too, and nobody guesses that you need one.',
    short: 'In merry company you may wait for somebody to show you that you are welcome.',
  },
  'Saturn opposition 6': {
    text: 'Labour is the matter of your lot here, and Saturn, which stands for delay, is opposite, where the quiet is. So your quiet hour may be put off, day after day, for something useful. It waits like a closed room, until you can hardly remember what you used to think about in it.',
    short: 'When the work is done, you may find that no time is left for being quiet.',
  },
  'Saturn opposition 7': {
    text: 'Your lot is with other people, and distant Saturn is opposite, on your own side. So it may be you who keeps a heavy coat on in the house. When somebody asks how you are, you say ‘fine’ and ask about them, and afterwards it may seem to you that they do not care to know.',
    short: 'Possibly you bring a wall of your own, and then find other people distant.',
  },
  'Saturn opposition 8': {
    text: 'Things are shared where your lot is, and Saturn faces it from among your own goods. It stands for holding on, so when a neighbour has borrowed your ladder, you may lie awake until it is back. That does not make a person mean, because a hand that holds so tightly is often only afraid.',
    short: 'You may hold what is yours very tightly, and still be afraid of having too little.',
  },
  'Saturn opposition 9': {
    text: 'Your lot is among studies and beliefs, and sober Saturn faces it from the side of everyday talk. So a large thought may grow small on the way to your mouth, as if a clerk crossed out half of it. What is left may be a sensible remark about the bus. Perhaps you know somebody who would like to hear the rest.',
    short: 'You may have a large thought ready, and say something small and practical.',
  },
  'Saturn opposition 10': {
    text: 'From the root of the chart, which means family and land, Saturn looks up to your lot in the place of work. It is a heavy planet in the books, so what is expected where you come from may feel like a weight as you climb. On a day of praise you may think first of how it sounds at home, and be at ease in neither place.',
    short: 'What is expected where you come from may be so heavy that you feel at home nowhere.',
  },
  'Saturn opposition 11': {
    text: 'Your lot is with friends, and opposite them, with the things that one makes for joy, is Saturn. It stands for measuring, so what you make may never seem good enough to you. A song may stay in the drawer, although your friends would gladly have sung it, with all its mistakes.',
    short: 'What you make for joy may have to be perfect before friends are allowed to see it.',
  },
  'Saturn opposition 12': {
    text: 'Your lot is hidden and quiet here, and opposite, among tasks and sick rooms, is Saturn, which means duty. So duty may seem to come first on every day. Maybe you sit down at last with a cup of tea, remember one more call that you have to make, and find it cold when you come back.',
    short: 'You may always see one more duty before you can close the door behind you.',
  },
  'Mars with 1': {
    text: 'Fire and fighting belong to Mars, and it stands with your lot in the first place, which is about a person’s temper. When a door slams or a voice changes, you may be on your feet at once. That is strength. But it can be quicker than your hearing, and then you may have to apologise for words that you did not choose.',
    short: 'Your anger may answer before you have found out what was meant.',
  },
  'Mars with 2': {
    text: 'In the place of livelihood Mars, which stands for a strong push, is beside your lot. So money may come in fast with you and go out just as fast. Enough can always seem to be one good week away. You may know how tired one can be at the end of such a week, even with a full purse.',
    short: 'Money may go out again in one brave purchase after another, so that it is never enough.',
  },
  'Mars with 3': {
    text: 'Your lot is where words are exchanged, and Mars is there too. The books draw it with a sword, so a sharp answer may be ready before you need it. People laugh, or look hurt. The plain thing that you came to say may still be waiting when the evening is over.',
    short: 'Something sharp may come out first, and then the plain thing finds no room.',
  },
  'Mars with 4': {
    text: 'Mars, which means heat, shares the place of the house with your lot in this chart. So the anger of the day may come out at home, where a cup left in the sink is enough for it. Afterwards you may want to be anywhere else, because even loved walls seem too close.',
    short: 'Anger that you held back all day may come out at home, and make you want to leave.',
  },
  'Mars with 5': {
    text: 'Your lot is in a place of play, and beside it is Mars, which stands for quick starts. A new instrument or a new game may be all fire in the first lessons. Then comes the dull part, when the fingers have to learn. Maybe you leave it there until you feel the fire again, and meanwhile begin something livelier.',
    short: 'Perhaps you leave a thing in the middle, and wait for the first fire to come back.',
  },
  'Mars with 6': {
    text: 'The sixth place is about work, and Mars, beside your lot there, stands for strength that does not measure itself. Maybe you take the heavy end, run up the stairs with it, and enjoy it. But at some hour the hands begin to shake, and even then rest may look to you like losing.',
    short: 'You may work as if against an enemy, and only stop when the tool falls.',
  },
  'Mars with 7': {
    text: 'Mars has joined your lot where one meets other people, friends as well as opponents. Because Mars stands for a test of strength, you may push people a little, with a teasing question at the table, to see how firmly they stand. It is an honest way, but quiet people may feel attacked and keep away afterwards.',
    short: 'You may mean a question, and gentle people may feel a push and step back.',
  },
  'Mars with 8': {
    text: 'People settle what they owe each other in the eighth place, and Mars, beside your lot, is like a knife there. When such a matter is tangled like a knot, you may cut it with one sharp sentence and have quiet. That can be brave. But the sentence that explains it may come to you later, when nobody is left in the room to hear it.',
    short: 'Perhaps you end a talk with one sharp sentence before the important one is said.',
  },
  'Mars with 9': {
    text: 'Beside your lot, among studies and beliefs, is Mars, which stands for being ready to fight. So possibly you feel that you have to correct every error, at dinner, in a stranger’s talk, or in a book with a pencil. It is tiring to be right so often, and you may feel lonely by the end of the meal.',
    short: 'When you know what is right, it may be hard to let one wrong word stand.',
  },
  'Mars with 10': {
    text: 'Your lot is in public view, and Mars, a planet of contests, is there too. So a meeting may seem to you like a race with a first prize. Maybe you prepare and win, and on the way out look round to see who noticed. To be overlooked may feel worse to you than to lose.',
    short: 'It may matter more to you to win in front of people than to feel at ease.',
  },
  'Mars with 11': {
    text: 'Your lot stands among friends, and Mars is with it, which means life and noise, and also quarrels. Somebody pushes, somebody is hurt, and then you may feel that it is their turn to call. They may think that it is yours, and so both telephones are silent.',
    short: 'After a quarrel you may wait for your friends to make peace, while they wait for you.',
  },
  'Mars with 12': {
    text: 'Mars, a planet of fighting, has joined your lot in the twelfth place, which is hidden from others. So at times you fight where nobody sees it. In the dark you may go over an old argument, a little sharper each time, with people who are long asleep. Then the hour that was to be quiet is full of noise.',
    short: 'You may fight old arguments again at night, so that the hour is full of noise.',
  },
  'Mars square 1': {
    text: 'Your lot’s place, the first, is about beginnings, and Mars, which means hurry, sees it by a square. Somebody who paints in a hurry puts on the second coat while the first is wet, and thinks that the paint is bad. In the same way you may leave a slow thing for a new one, when it only needed another night.',
    short: 'Maybe you put off a slow thing because a quicker one is calling you.',
  },
  'Mars square 2': {
    text: 'Mars means force in the books, and it makes a square to your lot, which is about earning a living. So money may seem to you like something to fight for, with one more task and one harder bargain. Maybe you drive yourself as people drive a hired horse, until you are too tired in the evening to enjoy what you earned.',
    short: 'You may earn your living with so much force that no strength is left to enjoy it.',
  },
  'Mars square 3': {
    text: 'Messages come and go where your lot is, and Mars, which stands for anger, is at a right angle to it. So you may read three words in an angry voice that nobody used, and send your answer at once. It takes one minute to write, and it may take a long time to explain.',
    short: 'Maybe you read a short message in the wrong voice, and answer it at once in anger.',
  },
  'Mars square 4': {
    text: 'Your lot has to do with the house here, and Mars, at a square to it, is like a builder with a hammer. A hammer always finds something to break. So a peaceful evening may make you restless, and a finished room may look like the next thing to change. Perhaps the wall is all right, and something else troubles you.',
    short: 'Perhaps you find it hard to sit still at home, where something always has to be changed.',
  },
  'Mars square 5': {
    text: 'Your lot is about pleasure, and Mars, which stands for contests, sees it by a square. So a game can become a match, and a hobby can become training. You may correct the other players, because a match has strict rules, and begin the song again because of one wrong note. Perhaps it was simply good the first time.',
    short: 'You may play a thing again to get it right, until the fun is gone.',
  },
  'Mars square 6': {
    text: 'Your lot is among tasks and the people who share them, and impatient Mars is square to it. Mars means haste, so when somebody works slowly you may take the work from them. In this way you can end up cross and tired, with everybody’s work in your arms, and the other person has only learned to wait.',
    short: 'Because it is quicker, you may do everything yourself, and end with everybody’s work.',
  },
  'Mars square 7': {
    text: 'Mars makes a square, a hard aspect, to your lot among partners, and it stands for quarrels. They may come easily to you over a bill, a road or a spoon. Under the quarrel there may be a sentence such as ‘I was hurt’ or ‘I missed you’, and it is never said.',
    short: 'Possibly you quarrel about a spoon because the real matter is harder to say.',
  },
  'Mars square 8': {
    text: 'Your lot is among shared money and debts, and Mars looks at it from a hard side. Because Mars stands for contests, a fair division may begin to look like a race. When a cake is cut or a sum is shared out, your eye may go to the larger part first, and then your own seems small, though it was enough before you looked across.',
    short: 'Where things are shared, your own part may seem small as soon as you look at another.',
  },
  'Mars square 9': {
    text: 'Your lot is where long studies are, and hurried Mars makes a square to it. So even a careful learner may, on some days, rush through the first chapter and leave out the fifth. Since you know best where the gaps are, you may feel that you are not ready yet, and open another book instead.',
    short: 'Maybe you learn in a hurry, and feel unready because of the gaps.',
  },
  'Mars square 10': {
    text: 'A good name is what your lot’s place is about, and Mars is square to it. The books compare Mars with fire, so criticism may burn you, and even praise for somebody else can hurt. You may say nothing, and only work twice as hard, in anger, to show them.',
    short: 'A small insult to your good name may burn in you for a week.',
  },
  'Mars square 11': {
    text: 'Mars, which means quick anger, has a square to your lot among friends. So if nobody tells you of a plan, you may be hurt and hot at once, and leave before anyone can leave you out. Then on some days you wait for somebody to notice, although it would be easier for them if you asked to come.',
    short: 'Perhaps you leave before anybody can leave you out, and then wait to be brought back.',
  },
  'Mars square 12': {
    text: 'Your lot stands in a hidden place, the twelfth, and at a square to it is Mars, a hot planet. So maybe you say little at a full table and leave early, in case your temper gets out. People see only a closed door, and behind it there is perhaps just a person who was once too loud.',
    short: 'Where you hide your temper, you may also hide much that people would have liked.',
  },
  'Mars opposition 1': {
    text: 'The lot is in your own place, the first, and straight across, on the side of other people, is Mars. Because it can mean an opponent, you may meet people with your fists half up, and answer ‘Is this seat free?’ as if somebody wanted to take it from you. But a person who expects an attack can look, to others, like one who is about to attack.',
    short: 'If you hold your fists half up, other people may raise theirs.',
  },
  'Mars opposition 2': {
    text: 'Your lot is among your own goods, and Mars, which means disputes, faces it from the side of debts. Now and then you feel that an old bill was wrong and has to be put right, and go over it on many evenings. The sum may be small by now, but nobody has counted the evenings.',
    short: 'It may be hard to put an old bill away until the last coin is right.',
  },
  'Mars opposition 3': {
    text: 'Your lot is where daily talk is, and across from it, among opinions and beliefs, is Mars. It is a soldier in the old picture, and a soldier lets no mistake pass. So a story told wrongly may wake the soldier in you. You may correct the year, the place and the name, until the person who tells it stops.',
    short: 'You may correct a story until the person who tells it gives up.',
  },
  'Mars opposition 4': {
    text: 'Your lot is with house and family, and Mars, which stands for fighting, is opposite, out in the world. So possibly you go out to win things for your home, and there may always be one more round. When you come in at last with the prize under your arm, the house is perhaps asleep.',
    short: 'You may fight in the world for a home that you then hardly see.',
  },
  'Mars opposition 5': {
    text: 'Quick Mars stands among your friends, opposite your lot, which is about pleasure. In quick company it may seem that nobody has time to listen. So what you made for joy may stay in its case, like an instrument, until somebody asks for it, and where everyone talks, nobody may think of asking.',
    short: 'Among quick friends you may wait to be asked for what you would gladly have played.',
  },
  'Mars opposition 6': {
    text: 'Daily work is the matter of your lot here, and Mars, which means strength and anger, is opposite, out of sight. So you may spend your strength on others all day, and nobody sees what it costs you, because you smile. Then the anger may come out over a shoelace behind a closed door, where nobody can say to you: ‘Sit down, let me do it.’',
    short: 'You may spend your strength on others all day, and be angry over a shoelace at night.',
  },
  'Mars opposition 7': {
    text: 'Your lot is on the side of other people, the seventh place, and Mars is opposite, at your own end, so the heat may be yours. Sometimes you say everything at once on the doorstep. The other person takes half a step back to think about it, and that half step may be all that you remember of the meeting.',
    short: 'When you come with much heat, you may see another person’s caution as coldness.',
  },
  'Mars opposition 8': {
    text: 'Mars stands beside your own purse and looks across at your lot, among things that people share and owe. It stands for a fighter who needs nobody, so you may not like to depend on anyone. At times you pay at once, pay for all, and pay before you can afford it. Then you owe nothing, but the purse never seems full.',
    short: 'Perhaps you pay for everything so as to owe nothing, and never have enough.',
  },
  'Mars opposition 9': {
    text: 'Your lot is with faith and study, and Mars, which stands for quick replies, faces it from among messages and neighbours. You may win many small exchanges in a day. Somebody who knows you only from those might never guess what you think about on the way home, unless you tell them.',
    short: 'In quick daily talk you may never find room for the large thing that you believe.',
  },
  'Mars opposition 10': {
    text: 'Mars is low in the chart, with family and house, and your lot is high up, in the place of work. Heat belongs to Mars, and heat rises, so a word from breakfast may come up in you while you look calm in public. Then you may long to be somewhere else, whether you are out or at home.',
    short: 'A quarrel from the kitchen may go with you, until you are restless at home and outside.',
  },
  'Mars opposition 11': {
    text: 'Your lot is with hopes, and opposite them, where things are made, is Mars, the planet of hurry. To a hurried eye a thing that grows slowly can look as if it had stopped. So perhaps you dig up the seed and put it away, when it only needed a little water every evening.',
    short: 'Possibly you put a slow hope away for later because you cannot see it grow.',
  },
  'Mars opposition 12': {
    text: 'Your lot is in the quiet twelfth place, and Mars faces it from among the tasks of the day. Because Mars means struggle, you may come to your quiet with the noise of the day still in your ears. After a minute you may want to get up and win something, because that is easier.',
    short: 'After a day of small battles a quiet evening may feel to you like defeat.',
  },
}
