import type { PairTexts } from '#app/guidance/corpus/pair-texts.ts'

/** Saturn or Mars in a hard aspect to the lot, by the place of the lot. */
export const TEST: PairTexts['test'] = {
  'Saturn with 1': {
    text: 'Saturn shares your lot’s sign in the first place, where a person begins things. It is the planet of weighing. With such a planet in the doorway each beginning may be weighed before it is made: is it time, are you ready, what does it cost? You may have stood in the hall with your coat on, longer than the walk would have taken.',
    short: 'You may weigh a beginning for so long that the day for it goes by.',
  },
  'Saturn with 2': {
    text: 'With Saturn beside the lot in the place of livelihood, the old planet of keeping has money and goods to keep. Its danger is the shelf that is counted at night. It is possible to have enough by any sum and not to feel it, and to put off the small good thing that the money was for. Perhaps you know that shelf.',
    short: 'Enough by any sum may still not feel like enough, and some part of you goes on counting.',
  },
  'Saturn with 3': {
    text: 'Among messages, neighbours and kin, Saturn sits at the same table as your lot, and in the books Saturn is the silent one. What you think may be tried for length and weight and then kept. People nearby hear good morning and little else, on a day, perhaps, when there was a sentence ready that would have helped them.',
    short:
      'A sentence that would have helped may stay in your mouth, and afterwards you cannot tell whether that was wisdom or fright.',
  },
  'Saturn with 4': {
    text: 'A cold guest has moved in with the lot: Saturn, in the fourth place, the place of house and forebears. A home with Saturn in it is easily a home of duties, kept up, repaired, answered for. It may be so much of a task that you seldom sit down in it, and think of other people’s kitchens with a kind of homesickness.',
    short: 'The place where you live may feel so much like a duty that you look out of its windows.',
  },
  'Saturn with 5': {
    text: 'The fifth place is for pleasure, and Saturn is there with your lot, like a guest who reads out the rules before the game. What should be light may have to be right first. The bread was good, and the eye goes to the burnt edge; the day was free, and it ought to have been better planned. Is that familiar?',
    short: 'Before you can enjoy a thing it may have to be right, until hardly any of the joy is left.',
  },
  'Saturn with 6': {
    text: 'Work and care are the sixth place, and Saturn there, beside the lot, is the picture of the one who stays late. It can begin with one task left over, then another, taken on by someone who bears more than most. If you are that someone, your own tired back may be the only thing that is not on the list.',
    short: 'Other people’s loads can be carried so quietly that nobody thinks of asking about your own.',
  },
  'Saturn with 7': {
    text: 'In the place of partners Saturn stands with your lot, and Saturn is the planet of distance. You may look at people for a long time before you let them come near. It can spare you false friends. It can also leave true ones out in the cold for longer than they deserve, until one or another goes home.',
    short: 'People may have to wait so long for your trust that a true friend goes home.',
  },
  'Saturn with 8': {
    text: 'What is shared and owed belongs to the eighth place, and Saturn, the wary one, is there with your lot. Wary people read the small print of a kindness: who signed it, and for how long? That can be wise. It may also keep you looking behind an offer, gently and thoroughly, while the other person stands there with honest bread in their hands.',
    short: 'What a person wants from you may be looked for before what they say is heard.',
  },
  'Saturn with 9': {
    text: 'Saturn stands with the lot in the place of study and faith. Learning of Saturn’s kind is slow and thorough, and it can feel as if it were never complete: there is always an earlier book that ought to have been read. It may happen that you know more than the speaker, and sit in the last row and take notes.',
    short: 'You may wait to know a whole subject before you say a word about it.',
  },
  'Saturn with 10': {
    text: 'In the tenth place, where work and good name are, Saturn keeps your lot company like a strict examiner. Under such an eye a good name can feel like a thing on loan that may be called in. One raised eyebrow occupies a whole week, perhaps, and those who trust you stopped checking long ago.',
    short: 'Your good name may feel to you like a thing on loan, to be earned again at every raised eyebrow.',
  },
  'Saturn with 11': {
    text: 'Saturn is the planet that waits, and here it waits among friends: it is with your lot in the eleventh place. Somebody with such a planet among friends would not push in. Perhaps you stand a little outside at times, loyal and useful, until you are called; and the others, who take the silence for choice, do not call.',
    short:
      'At the edge of a circle of friends you may wait to be called, while the others think that you like it there.',
  },
  'Saturn with 12': {
    text: 'Your lot is in the hidden place, and Saturn is there as well: solitude upon solitude. Solitude can be a shelter. But a room that nobody heats grows cold. The hours that you keep for yourself may have filled with lists and worries, until whatever you used to think, sing or pray in them went quiet.',
    short: 'You may guard an inner room so well that it grows cold and quiet.',
  },
  'Saturn square 1': {
    text: 'Saturn’s square falls on the first place, where temper and beginnings are, like a hand on a lid. What is held down gathers force. It is possible to be patient for weeks and then, over a spoon in the wrong drawer, not to be; and nobody saw the weeks. You may have had weeks like that.',
    short: 'After weeks of holding anger back, you may let it out with more force than the moment asked for.',
  },
  'Saturn square 2': {
    text: 'Saturn makes a square to your lot in the place of livelihood: the fear of having too little stands at a corner that is passed each day. Work is an old answer to that fear. One more hour, one more order. It is a good answer, up to the hour at which your hands may no longer know why.',
    short: 'Stopping may look to you like the beginning of want, and so the work goes on.',
  },
  'Saturn square 3': {
    text: 'By a square Saturn overlooks the place of brothers, neighbours and talk, and a cold air can come in there from the side. You may hear reserve in a short reply and answer it with reserve, until two people who like each other only speak of the weather. Often the first reply was just short of time.',
    short: 'You may hear a short reply as a cold one, when its writer was only short of time.',
  },
  'Saturn square 4': {
    text: 'Walls and forebears are the fourth place, and Saturn, the planet of duty, stands at an angle to it. Somebody has to see to the roof. If it has been you for a long time, nobody may think of it as a task any more; and your own good chair has the ironing on it.',
    short: 'You may keep up a house for everyone, and eat in it standing.',
  },
  'Saturn square 5': {
    text: 'Saturn looks at the place of pleasure from its hard side, and Saturn’s word is afterwards. After the exam, after the move, when there is time. You need not be joyless to know it; you may be saving joy up. But songs and ripe figs do not keep, and a shelf marked afterwards may grow very long without anybody noticing.',
    short: 'The pleasant thing may always be for later, and later is already quite full.',
  },
  'Saturn square 6': {
    text: 'Labour is the matter of the sixth place, and Saturn looks on it from the side, like an inspector whom nobody has met. There may be a standard somewhere that you did not set and cannot find. So the shelf is wiped again, the sum is checked again, and work that was meant to take an hour can eat the evening.',
    short: 'A task that you did well enough you may do once more, until it has eaten the evening.',
  },
  'Saturn square 7': {
    text: 'To the place of the other person Saturn makes a square, like a glance past a pillar. It can be hard, under that angle, to be the one who wants something. You may leave the first move to them, out of tact; and they have tact as well. Two people can wait for years in this way.',
    short: 'You may leave the first step to the other person, who is being just as tactful.',
  },
  'Saturn square 8': {
    text: 'Saturn, by a square, looks over the books of the eighth place, where things are shared and owed. To know to the coin who paid can come from a wish to be just. Yet a dinner divided by nine hardly tastes like a dinner, and even a gift may feel like a bill, so that what you have never adds up to enough.',
    short: 'Where everything is divided to the last coin, giving and taking can both begin to hurt.',
  },
  'Saturn square 9': {
    text: 'A hard look of Saturn falls on the ninth place, where faith and far roads are. Under it a longing can turn into an obligation: I ought to read, ought to pray, ought to have gone by now. People avoid those whom they owe. So it may happen that you keep away from the very thing that you long for.',
    short: 'A longing that has become a duty is easily avoided, and may go quiet.',
  },
  'Saturn square 10': {
    text: 'Saturn stands ninety degrees from your lot in the place of work, like a foreman on the stairs. Under such an eye nothing is ever quite finished. What is still open may come to mind faster than what was done today, and you stay at it a little longer than the work itself requires.',
    short: 'You may measure a day by what was left undone, and there is always a good deal of that.',
  },
  'Saturn square 11': {
    text: 'Friends and hopes make up the eleventh place, and Saturn, square to it, is like a clerk who writes down what was said. After a good evening you may go over your own sentences on the way home. Did that sound proud? Was the joke a mistake? The others, very likely, remember the food.',
    short: 'After an evening with friends you may wonder, all the way home, how you seemed.',
  },
  'Saturn square 12': {
    text: 'The place of hidden things has a square from Saturn, so even there something is asked for. Kind work done unseen has its beauty. But a burden that nobody knows of cannot be taken over by anybody. Perhaps you have one that you keep out of sight with great skill, and are tired of.',
    short: 'When you help where nobody sees it, you may be left alone with how tired you are.',
  },
  'Saturn opposition 1': {
    text: 'Across from you, in the seat of the other person, sits Saturn, face to face with your lot in the first place. The world can look like an examiner from there. You may have marked a sentence of yours before you have said it; and most of the judges across the table are worrying about their own marks.',
    short: 'Other people’s eyes may be stricter in your head than in their faces.',
  },
  'Saturn opposition 2': {
    text: 'Saturn faces your livelihood from the place of what is owed, and each has the other in view all day. Whatever comes in can be met at the door by everything that has to go out one day. By evening a full purse has perhaps been spent three times over, without leaving the house.',
    short: 'In thought you may have spent a full purse three times by evening, and then it feels empty.',
  },
  'Saturn opposition 3': {
    text: 'Your lot is with words and near roads; straight across, among books and far places, is Saturn. The distant authority looks the near voice in the face. It is easy, then, to quote, to look it up, to refer to someone. What you know from your own street, which may be just what they asked about, is left unsaid.',
    short: 'You may feel that there is always a wiser person in the next room, and let them answer.',
  },
  'Saturn opposition 4': {
    text: 'House and profession lie opposite each other, and Saturn is at the professional end, looking straight at your lot in the house. Duty has a direct view into the living room. One message is answered at the table, only this one. If you know that table, you may also know the long stories that nobody begins there any more.',
    short: 'Work can come home in the evening and take the best chair.',
  },
  'Saturn opposition 5': {
    text: 'Saturn is across from the place of gladness, among friends and in company. Where others are easily merry it is possible to grow careful, and to look at the clock. It need not be dislike. Perhaps you are waiting for a sign that you, too, were meant by the invitation, and nobody guesses that one is needed.',
    short: 'In merry company you may wait for a sign that you were meant by the invitation too.',
  },
  'Saturn opposition 6': {
    text: 'Labour and retreat face each other across a chart. Your lot is on the side of labour, and Saturn is on the other, like a quiet room that has been waiting. You may put it off day after day, usefully, until it is hard to remember what you used to think about in it.',
    short: 'By the time the work is done, you may find nothing left of the day for being quiet.',
  },
  'Saturn opposition 7': {
    text: 'Your lot is in the seventh place, where other people are. Saturn, the planet of distance, is opposite, at your own end; so it may be you who keeps a heavy coat on indoors. In such a coat one can be polite, punctual and kind, and hard to embrace. When the others keep theirs on as well, it can feel as if they did not care.',
    short: 'You may bring a wall of your own to the meeting, and then find people distant.',
  },
  'Saturn opposition 8': {
    text: 'Opposite the place where things are shared out stands Saturn, in the place of what is one’s own, and Saturn is the planet of holding on. Lending, pooling, leaning on somebody else’s purse or strength may cost you sleep. There is nothing mean in it; a tight hand is often only a frightened one.',
    short: 'Your hand may ache from holding what is yours, and still be afraid of having too little.',
  },
  'Saturn opposition 9': {
    text: 'Study and faith, where your lot is, are faced by Saturn from the place of everyday talk. Between a thought and the mouth there can sit a sober clerk who strikes things out. What gets through is sensible and about the bus. You may know the person who would have loved to hear the rest.',
    short: 'You may have a large thought ready, and make a small practical remark in its place.',
  },
  'Saturn opposition 10': {
    text: 'From the root of the chart, the place of family and land, Saturn looks up at your lot in the place of work. Where you come from, and what is expected there, may hang on each rung of the ladder with you. People move far from such a look, and feel it still when they are praised.',
    short:
      'Where you come from may feel like a weight on the ladder, so that you are at home neither above nor below.',
  },
  'Saturn opposition 11': {
    text: 'Friends and hopes have your lot; across from them, in the place of play and of what one makes, is Saturn with a measuring stick. You may measure what you make for love, and it could always be better. So a song stays in the drawer, and friends who would have sung along, badly and happily, are spared it.',
    short: 'What you make for joy may have to be perfect before friends see it, so they seldom do.',
  },
  'Saturn opposition 12': {
    text: 'Your lot is in the hidden place, where it is quiet; opposite, among tasks and sick rooms, stands Saturn, the planet of duty. Duty can seem to have the first claim on a day. You may put your own quiet last, after everybody has been seen to, and then find no evening left to be quiet in.',
    short: 'There may always be one more duty before you can close the door behind you.',
  },
  'Mars with 1': {
    text: 'Mars is in your own doorway: it stands with the lot in the first place, where temper is. A door slams, a voice changes its tone, and you may be on your feet. It is strength, and it can be quicker than hearing the end of a sentence. Some apologies have to be made afterwards for words that nobody chose.',
    short: 'Your anger may be out of the door and in the quarrel before you have found out what was meant.',
  },
  'Mars with 2': {
    text: 'With Mars beside the lot in the place of livelihood, money can be warm in the hand. Mars is the planet of the push: earning comes in bursts, spending comes in bursts, and enough may always seem one good week away. If you know that week, you know how tired one can be beside a full purse.',
    short: 'What comes in may go out again in one brave purchase after another, and enough stays just ahead.',
  },
  'Mars with 3': {
    text: 'Words are the matter of the third place, and Mars, the planet of blades, is in it with your lot. A retort can be ready before it is needed. People laugh, or flinch. And behind the retort, perhaps, waits the plain thing that you had come to say, for which the evening has no more room.',
    short: 'Something sharp may come out first, and the plain thing that you had to say finds no more room.',
  },
  'Mars with 4': {
    text: 'Heat and hearth are together in this chart: Mars is with your lot in the fourth place. A house can get what the street was spared, and a cup left in the sink is enough for it. Afterwards you would rather be anywhere else, and the walls, though loved, seem to stand too close.',
    short: 'Fights that you were too polite for all day may be waiting at home.',
  },
  'Mars with 5': {
    text: 'Mars is in the place of play, beside the lot, and play goes fast with it: a new instrument, a new game, the first lessons on fire. Then comes the dull part, where the fingers have to learn. You need not give it up; you may only leave it until the fire is back. Another beginning walks past meanwhile, and it is livelier.',
    short: 'What you began on fire you may leave in the middle, to wait until the fire comes back.',
  },
  'Mars with 6': {
    text: 'In the place of labour Mars is beside your lot, and in the books Mars does not pace itself. The heavy end, the stairs, at a run: it can be a joy. But hands have an hour at which they begin to shake, and rest may look to you like losing, though nobody is fighting.',
    short: 'You may attack work like an enemy, and notice that you are tired when the tool falls.',
  },
  'Mars with 7': {
    text: 'The seventh place is where one meets another, friend or opponent, and Mars is there with your lot. You may go up close and push a little, to see whether the other stands. It is an honest way of getting to know people. Only, quiet people can take a push for a push, and keep their distance afterwards.',
    short: 'What you mean as a question may feel like a push, and make gentle people step back.',
  },
  'Mars with 8': {
    text: 'In the eighth place, where people settle what is owed, Mars stands beside your lot, and Mars has a knife for every knot. One cut, and there is quiet. It can be brave. But the sentence with which you could have explained it may still be on its way, and nobody is left in the room to hear it.',
    short: 'One sharp sentence of yours may end a talk a moment before it would have become useful.',
  },
  'Mars with 9': {
    text: 'Mars has joined the lot in the place of study and belief, and conviction can run hot there. You may hear an error across a room and have to correct it: at dinner, in a stranger’s talk, in a book, with a pencil. It is tiring to be right so often, and lonely by the end of the meal.',
    short: 'Once you have seen what is right, it may be hard to let one wrong word stand.',
  },
  'Mars with 10': {
    text: 'In public, in the tenth place, Mars stands with your lot, and Mars likes a contest. Any meeting can seem to have a first prize. It is prepared, it is won, and on the way out you may catch yourself looking round to see who noticed. To be overlooked can feel worse than to be beaten.',
    short: 'Winning a room may matter more to you than being at ease in it.',
  },
  'Mars with 11': {
    text: 'Friends have your lot among them, and Mars too, so there may be life in the circle, and noise. A plan is made, somebody pushes, somebody is hurt; and then your pride may say that it is their turn to call. They think that it is yours. A good company has gone to sleep over less.',
    short: 'After a quarrel among friends you may wait for them to make peace, while they wait for you.',
  },
  'Mars with 12': {
    text: 'Mars is with the lot in the hidden place, where nobody sees a fight. You may go through old arguments there in the dark, sharper each time, against people who are long asleep. An hour that was to be quiet is full of noise, though not a sound comes out of the room.',
    short: 'At night you may fight old arguments again, so that the quiet hour is no longer quiet.',
  },
  'Mars square 1': {
    text: 'Mars, the planet of hurry, looks at your first place, where things are begun, from its hard side. Paint a wall in a hurry, and the second coat goes on while the first is wet. In the same way you may call a slow thing a failure, and begin another one beside it. Perhaps it was only wet, and needed one more night.',
    short: 'A slow thing can be left for a better moment because a quicker one is pulling at your sleeve.',
  },
  'Mars square 2': {
    text: 'Mars, at a right angle, stands beside the place of livelihood like a driver with a stick. Money, then, is something to go out and get: one more job, one harder bargain. You may drive yourself as a hired cart is driven, and when there is at last enough, find nobody left with the strength to spend it well.',
    short: 'You may earn your living by such force that no strength is left to enjoy it.',
  },
  'Mars square 3': {
    text: 'The place of messages and near relations has a square of Mars: a spark in the post. Three words can be read in an angry voice that nobody used, and the answer is on its way. It takes one minute to write and a long while to explain. Have you one like that?',
    short: 'A short message, read in the wrong voice, you may answer before the next breath.',
  },
  'Mars square 4': {
    text: 'On the hard side of your fourth place, the house, stands Mars like a builder with a hammer. A hammer finds a wall everywhere. So peace may make you restless, and a finished room may look like the next thing to change. Perhaps the wall is all right, and the trouble is another. That is easier to hear when the hammer lies still.',
    short: 'It may be hard to sit still at home, where there is always a wall that has to come down.',
  },
  'Mars square 5': {
    text: 'By a square Mars is a spur to the place of pleasure. Games can become matches, and hobbies training. You may repeat the passage, correct the other players, and start the song again because of one flat note. There was perhaps a moment near the beginning when it was simply good.',
    short: 'When you play to get it right, the fun may go home early.',
  },
  'Mars square 6': {
    text: 'Work, and those who work beside you, are the sixth place, and Mars rubs against it from the side. A slow hand is seen, and a quick one takes the thing out of it. If the quick one is yours, you may end with everybody’s work in your arms, cross and alone; and the slow hand has learned to wait.',
    short: 'You may do a thing yourself because it is quicker, and end with everybody’s work in your arms.',
  },
  'Mars square 7': {
    text: 'To the place of partners Mars makes a square, and small quarrels can come easily. They may be about something else. It is possible to fight well and loudly about the bill, the road, the spoon; the sentence underneath, I was hurt, or, I missed you, does not get its turn.',
    short: 'You may quarrel about a spoon because the real matter is harder to put into words.',
  },
  'Mars square 8': {
    text: 'Shared money and debts belong to the eighth place, and Mars comes at it from the side with its sleeves up. You may read an agreement as a fighter reads a room. It can make generosity look like a trick, yours as well as theirs, so that there is never enough to be easy with.',
    short: 'Where things are shared, you may look first for the place at which you could be cheated.',
  },
  'Mars square 9': {
    text: 'Mars stands at an angle to the ninth place, the place of long roads and long studies, and is in a hurry. The first chapter may be swallowed and the fifth skipped. Since nobody notices the gaps better than you do, you can go on feeling that you do not know it yet, and open another book instead.',
    short: 'Hurry can leave gaps in what you learn, and the gaps say that you are not ready.',
  },
  'Mars square 10': {
    text: 'Beside the place of work and good name, at a right angle, stands Mars, the planet of sparks. Criticism can sound like attack there, and praise of somebody else like a kind of blame. You might not say so. You might only work twice as hard, in a temper, at showing them.',
    short: 'A slight to your good name may burn for a week, and be fed.',
  },
  'Mars square 11': {
    text: 'With Mars at a square, the place of friends can be a place of quick offence. Nobody mentioned the plan; very well, there is something else to do that evening. You may say it lightly and feel it hotly. Then comes the wait for someone to notice, which asks more of friends than an invitation would.',
    short: 'You may leave before you can be left out, and then wait to be fetched.',
  },
  'Mars square 12': {
    text: 'A square of Mars falls on the hidden place: heat behind a shut door. You may have put your temper away there with care, and keep people at arm’s length in case it should get out. They notice a door. Behind it, perhaps, there is only a person who was once too loud.',
    short: 'Where you hide your temper, you may hide a good deal else that people would have liked.',
  },
  'Mars opposition 1': {
    text: 'Straight across from you, at the other end of the table, is Mars with its elbows out. The world can look like an opponent from there, which makes a person alert and a good bargainer. But somebody who stands ready to be attacked may look, from the other side, like somebody about to attack.',
    short: 'Fists that are held half up may make other people raise theirs.',
  },
  'Mars opposition 2': {
    text: 'Mars stands in the place of what is owed, facing your own goods, like somebody with a receipt. It was wrong, and it ought to be put right. A matter can be gone over on many evenings that way. The sum may be small by now; what it has cost in evenings does not appear in it.',
    short: 'You may find it hard to put an old sum away until the last coin of it is just.',
  },
  'Mars opposition 3': {
    text: 'Your lot is with near people and daily talk; opposite it, among opinions and beliefs, Mars is on guard. A story told inexactly can hurt like a splinter. You may correct the year, the place, the name; and the person who was telling about an old aunt stops, and says, anyway.',
    short: 'You may correct a story told wrong until its teller gives it up.',
  },
  'Mars opposition 4': {
    text: 'Out in the world, at the top of the chart, stands Mars, facing your lot among walls and family. A house is something to go out and win things for, and there may always be one more round. At the end of it you come in, perhaps, with the prize under your arm, and the house is asleep.',
    short: 'You may fight in the world for a home that you then hardly see.',
  },
  'Mars opposition 5': {
    text: 'Company is across from pleasure, and Mars is in the company. Among quick people everyone can seem a little ahead of everyone. What you make for joy may then stay in its case until somebody asks for it; and in a circle where nobody listens for long, nobody asks.',
    short: 'Among quick friends you may wait to be asked for what you would gladly have played for them.',
  },
  'Mars opposition 6': {
    text: 'Opposite the place of daily work, in the hidden one, is Mars, out of anyone’s sight. The strength that you use for others all day may have its shadow there. You serve, you smile, you lift. And behind a door, over a shoelace, it all comes out, where there is nobody to say: sit down, let me.',
    short:
      'All day you may spend your strength on others, until it breaks out over a shoelace behind a closed door.',
  },
  'Mars opposition 7': {
    text: 'Partners and agreements hold your lot, and Mars is at your own end of the line: it is you who may come in hot. Everything is said at once, on the doorstep. The other person takes half a step back to look at it, and that half step can be all that you remember of the meeting.',
    short: 'Heat on your own side may make another person’s caution look like coldness.',
  },
  'Mars opposition 8': {
    text: 'From your own purse Mars looks across at what is shared and owed. To depend on anybody can make a person fierce. You may pay on the spot, pay for all, pay before it can be afforded. That way there is no debt to anybody, and a purse in which there never seems to be enough.',
    short: 'You may sooner earn a thing twice than owe it once, and so the purse never seems full enough.',
  },
  'Mars opposition 9': {
    text: 'The place of faith and study has your lot; across from it, among messages and neighbours, is Mars, quick at replies. Many exchanges can be won in a day there. Someone who knew you only from those might not guess what you think about when you walk home, unless you told them.',
    short: 'In quick daily talk the large thing that you believe may never get a hearing.',
  },
  'Mars opposition 10': {
    text: 'Mars burns low in the chart, among family and foundations, facing your lot in the place of work. Some heat may come up from below. All is calm in public, and there is a smell of smoke: a word said over breakfast, an old family matter. You may long to be elsewhere at both ends.',
    short: 'A quarrel carried out of the kitchen can break the peace that you want in public.',
  },
  'Mars opposition 11': {
    text: 'Hope has your lot, in the eleventh place, and opposite, in the place of making, is Mars in a hurry. What has to grow can look, to a hurrying eye, as if it had stopped. So you may dig it up, look at it, and put it by until a better time, when all that it needed was a little water every evening.',
    short: 'Because you could see nothing grow, you may put a slow hope by until a better time.',
  },
  'Mars opposition 12': {
    text: 'Opposite the place of retreat, among tasks and other people’s needs, Mars is at work from the first hour. You may come to your own silence straight out of the fight, with the noise still in your ears. After a minute it is tempting to get up again and win something, which is easier.',
    short: 'After a day of small battles the quiet at its end can feel like defeat.',
  },
}
