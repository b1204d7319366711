import type { PairTexts } from '#app/guidance/corpus/pair-texts.ts'

/** Saturn or Mars with the ruler of the lot, or across from it. */
export const TEST_RULER: PairTexts['testRuler'] = {
  'Saturn Sun with': {
    text: 'Saturn shares a sign with the Sun, which rules your lot. The Sun means being seen and Saturn means strict judgement, so they are like an artist and an examiner in one room. When something succeeds, you may see first what could have been better, and explain this to the people who congratulate you.',
    short: 'When something succeeds, you may judge it so strictly that hardly any gladness is left.',
  },
  'Saturn Sun across': {
    text: 'The Sun, your lot’s ruler, has a hard aspect from Saturn, which means stern limits. So on some days you hold your anger back, like a child who has to sit still. After a while it may break out, perhaps beside a person who had nothing to do with it.',
    short: 'You may hold anger back for a long time, and show it to somebody who only stands near.',
  },
  'Saturn Moon with': {
    text: 'Your lot is ruled by the Moon, which means feeling, and slow Saturn stands beside it. So a feeling may have to wait in you as if at a border, until every paper is checked. By then it may have grown cool. The people who hoped for a warm word may think that there was none.',
    short: 'Possibly you examine a feeling for so long that it comes too late for those who wait.',
  },
  'Saturn Moon across': {
    text: 'The Moon rules your lot and means home and warmth, but Saturn, a cold planet in the books, sees it by a hard aspect. The warmth in a house may therefore seem to be meant for others. You may sit by the same stove as everyone, and imagine that somewhere else a chair has your name on it.',
    short: 'It may seem to you that the warmth of a house is meant for everyone else.',
  },
  'Saturn Mercury with': {
    text: 'Learning belongs to Mercury, your lot’s ruler, and Saturn, which is slow and thorough, stands beside it. So what you learn may stay with you. But perhaps you read each page again before you turn it, and go on testing yourself long after the real test.',
    short: 'You may think so carefully that you never feel ready with a thought.',
  },
  'Saturn Mercury across': {
    text: 'Mercury rules your lot and means speech, and strict Saturn is at a hard angle to it. It may be as if a listener in your head asked after each thought: how do you know that? It is a good question, but it may have stopped many sentences that others would have liked to hear.',
    short: 'You may hear the objection in your own head before you have said the sentence.',
  },
  'Saturn Venus with': {
    text: 'Saturn, the planet of reserve, is at the side of Venus, your lot’s ruler, which means affection. So it may be hard to show that you like somebody. Perhaps you remember a birthday for years, and send no word because you do not wish to disturb anyone.',
    short: 'Possibly you like people quietly for years, and wait for them to notice it.',
  },
  'Saturn Venus across': {
    text: 'Venus rules your lot and means affection, and Saturn, which stands for what has to be earned, looks at it from a hard side. So affection may seem to you like something that you have to pay for. Now and then you carry, cook and wash the dishes for it. Perhaps the others already like you, and want you to sit down.',
    short: 'Maybe you feel that you have to be useful in order to be liked.',
  },
  'Saturn Mars with': {
    text: 'Your lot’s ruler is Mars, and Saturn shares its sign. One means a push and the other a halt, so it is like driving with one foot on the brake. On some days you want a thing, weigh it, and want it again, which is hard work, although nothing has moved.',
    short: 'Maybe you want a thing and weigh it at the same time, and so put it off.',
  },
  'Saturn Mars across': {
    text: 'Mars, which means effort, rules your lot, and Saturn lies before it like a steep hill. Somebody who always walks uphill may forget that a road can be flat. In the same way you may count only hard work as work, and stay an hour longer because the task was too easy.',
    short: 'Only hard work may seem to count, and so maybe you push on when it is done.',
  },
  'Saturn Jupiter with': {
    text: 'Jupiter, your lot’s ruler, means an open hand, and Saturn, in its sign too, means careful accounts. So perhaps you give something gladly by day and do the sum at night. Then the gift turns into a number in a book, and you may feel that too little was left for yourself.',
    short: 'Possibly you count at night what you gave gladly by day, and find too little left.',
  },
  'Saturn Jupiter across': {
    text: 'Hope is with Jupiter, your lot’s ruler, and Saturn, at a hard angle, is like a careful lawyer who has a reason against each hope. So perhaps you put off the first step towards it until you have heard every reason, and in some years that takes too long.',
    short: 'Perhaps you hear so many reasons against a hope that you put off its first step.',
  },
  'Saturn Uranus with': {
    text: 'In the modern count Uranus, which means new things, rules your lot, and Saturn is with it. Saturn means exactness, so a new idea may have to be exact before you begin. You may have fine plans of a house in a drawer, and nobody has ever walked through its rooms.',
    short: 'Perhaps you want a new thing to be perfect before you begin, and so it stays a plan.',
  },
  'Saturn Uranus across': {
    text: 'Modern readers let Uranus rule your lot, and Saturn stands against it. Uranus means freedom and Saturn means bonds, so you may want to belong and also to be free. You would gladly come, perhaps, if somebody asked in the right way. Nobody knows that way, and so the right letter is never written.',
    short: 'Perhaps you stand apart to be free, and still wait for somebody to ask you in.',
  },
  'Saturn Neptune with': {
    text: 'Neptune, by modern custom your lot’s ruler, means what cannot be measured, and Saturn stands beside it with a measuring stick. So maybe you ask what an hour of quiet is good for. Quiet does not answer such a question. Perhaps you take that for an answer, and go back to your list of tasks.',
    short: 'Perhaps you ask what your quiet hour is good for, and then no longer keep it.',
  },
  'Saturn Neptune across': {
    text: 'Neptune, the lot’s modern ruler, means pictures of the mind, and Saturn, in a hard aspect to it, means plain facts. Beside the lovely picture your first attempt may look like a drawing with thick lines. You may put it back in the folder and practise a little longer, where nobody sees it.',
    short: 'Perhaps you feel unready, because your first attempt looks poor beside the picture in your mind.',
  },
  'Saturn Pluto with': {
    text: 'Pluto, the modern ruler of your lot, means depth, and Saturn, which means caution, shares its sign. So maybe you test people as one tests a floor before stepping on it. They may pass three tests, and find the door still closed because of a fourth.',
    short: 'Perhaps you test people for so long that even a friend is kept outside the door.',
  },
  'Saturn Pluto across': {
    text: 'A hard aspect joins Saturn, which means control, to Pluto, which modern readers put over your lot. Pluto means what lies deep, so perhaps you feel that everything rests on each small part. You may then check every screw before you can sleep, although a thing with a scratch can hold well.',
    short: 'You may hold every part tightly, as if one loose screw could bring down the rest.',
  },
  'Mars Sun with': {
    text: 'Mars is beside the Sun, which rules your lot, so one fire stands next to another. The Sun means honour and Mars means contest. At times you do a thing quickly and well, and hope that people see it. If somebody else is praised on that day, you may feel hot, and begin something new at once.',
    short: 'Maybe you find it hard to come second, even in small things.',
  },
  'Mars Sun across': {
    text: 'The Sun answers for your lot and means honour, and angry Mars has a hard aspect to it. So a simple no may sound like an attack. Maybe you defend your choice of a road as one defends a castle. It passes quickly, and the other person is still holding the door for you.',
    short: 'You may answer a little contradiction as if it were an insult.',
  },
  'Mars Moon with': {
    text: 'The Moon, your lot’s ruler, means home and feeling, and Mars, which means temper, is standing in its sign too. So the two are like two cooks in one kitchen. When you are tired, hungry or hurt, you may grow sharp with those who share your roof, and then wish to be anywhere else.',
    short: 'When something hurts, you may grow loud at home, and then wish to leave it.',
  },
  'Mars Moon across': {
    text: 'The Moon rules your lot and means care, and Mars, at odds with it, means anger. So you may care for others and be angry that nobody else sees the work. You may put each plate on the table a little too loudly, and then nobody dares to help you.',
    short: 'You may do everything for everyone in anger, so that nobody dares to help you.',
  },
  'Mars Mercury with': {
    text: 'Mars, which means sharp things, is with Mercury, which speaks for your lot. So your words may be quick and cut like a knife. Now and then you win the exchange. Afterwards, when it is quiet, you may find the kind sentence that you meant, and nobody is there to hear it.',
    short: 'You may give the quick answer, and never come to the true one.',
  },
  'Mars Mercury across': {
    text: 'Mercury rules your lot and means the mind, and Mars, at a hard angle, is like a sharp red pencil. So you may find the mistake in a letter, a plan, or a friend’s story of a journey. The friend was wrong by a day, and the story was still a good one.',
    short: 'Maybe you find it hard to leave a mistake alone, even in a friend’s best story.',
  },
  'Mars Venus with': {
    text: 'Venus, your lot’s ruler, means liking, and Mars, which stands with it, means wanting. So maybe you want at once what you like. You reach for it, like a child at a shop window, and it is lovely. Soon the hand may feel empty again, as if it never had enough.',
    short: 'Maybe you need to have a lovely thing at once, and soon want another.',
  },
  'Mars Venus across': {
    text: 'Between Mars and your lot’s ruler, Venus, there is a hard aspect. Venus means closeness and Mars means a spark, so a small quarrel may begin just when two people come near. Perhaps you do not mean it. The spark clears the air, but it also keeps you at a distance from each other.',
    short: 'When somebody comes close to you, you may begin a quarrel and be at a distance again.',
  },
  'Mars Jupiter with': {
    text: 'Your lot depends on Jupiter, which means large plans, and hasty Mars is beside it. So maybe you say yes quickly, like a rider who takes a new horse every day. After a while there may be five, and you would rather sleep less than let one go.',
    short: 'Perhaps you take on every good thing at once, and find it hard to put one down.',
  },
  'Mars Jupiter across': {
    text: 'Jupiter, which answers for your lot, means large plans, and Mars, which means quick effort that soon tires, pulls against it by a hard aspect. So on some days you start up a mountain with great strength. The middle part of the way is neither steep nor beautiful. Perhaps you leave it for a day that feels greater than this one.',
    short: 'You may begin a whole mountain, and put off the dull part in the middle.',
  },
  'Mars Saturn with': {
    text: 'Quick Mars shares a sign with slow Saturn, your lot’s ruler, so they are like a driver and an ox. An ox goes at its own speed. You may pull hard for a time, throw down the rope, and mean to come back later. The ox then stands in the half-finished field.',
    short: 'You may push a slow thing too hard, and then leave it for a better time.',
  },
  'Mars Saturn across': {
    text: 'Saturn rules your lot and means duty, and Mars, which has a hard aspect to it, means force. Together they are like a driver who forces a mule up a road and does not see that it is evening. Because there is always another load, you may think that rest is for people who have finished everything.',
    short: 'On some days you may drive yourself on, because there is always one more load.',
  },
  'Mars Uranus with': {
    text: 'By modern custom Uranus, which means sudden change, rules your lot, and Mars, which means starts, is with it. So a start may be a joy to you, and repeating it may soon feel dull. You may leave a seed on the ninth day, and it would perhaps have come up on the tenth.',
    short: 'Maybe you leave a good thing for later as soon as it becomes a habit.',
  },
  'Mars Uranus across': {
    text: 'Going one’s own way is what Uranus, your lot’s modern ruler, means, and quick-tempered Mars has a hard aspect to it. Therefore a plain ‘you must’ can sound like a gate that is shut in your face. Now and then you shake the gate in anger before you look over it. Sometimes there are sheep behind it, and somebody had a reason.',
    short: 'In anger you may break a rule before you know what it was for.',
  },
  'Mars Neptune with': {
    text: 'Neptune, the lot’s ruler in the modern count, means pity, and Mars beside it means haste. So you may hurry to other people’s trouble like a fire engine before anyone has called. You may arrive tired, and find out that they wanted to do it themselves.',
    short: 'Perhaps you hurry to help before anyone asks, and forget that you are tired.',
  },
  'Mars Neptune across': {
    text: 'Mars means action, Neptune, your lot’s modern ruler, means stillness, and a hard aspect lies between them. When it grows still, you may reach for the telephone or a quarrel, as one turns on a lamp in the dark. Perhaps it was a good stillness, and you left it too early to know.',
    short: 'When it grows quiet you may fight the quiet as if it were emptiness.',
  },
  'Mars Pluto with': {
    text: 'To modern astrologers Pluto, which means what is hidden, rules your lot, and Mars stands beside it like a soldier. So perhaps you guard the place where you could be hurt as one guards a castle. Even people who bring bread then have to shout from the gate.',
    short: 'Possibly you protect yourself so well that even friends have to shout from the gate.',
  },
  'Mars Pluto across': {
    text: 'What lies deep is given to Pluto, your modern ruler, and Mars, at a hard angle, is like a spade in that ground. So a small word at table may make you dig up an old matter, and then the matter below it. Every word may be true. But the others had only asked for the salt.',
    short: 'Your anger may go straight to the root, when a word about the leaf was enough.',
  },
}
