import type { PairTexts } from '#app/guidance/corpus/pair-texts.ts'

/** Saturn or Mars in a hard aspect to the lot, by the place of the lot. */
export const TEST: PairTexts['test'] = {
  'Saturn with 1': {
    text: 'Saturn shares your lot’s sign in the first place, where a person begins things. It is the planet that weighs. Put it in the doorway and each beginning is weighed before it is made: is it time, are you ready, what does it cost? You have stood in your coat in the hall more often than people know.',
    short: 'You wait until you are quite sure of yourself, and the day for beginning goes by.',
  },
  'Saturn with 2': {
    text: 'With Saturn beside the lot in the place of livelihood, the shelf is counted at night. Saturn is the cold one, the keeper, and here it has money and goods to keep. So you may have enough by any sum and still not feel it, and put off the small good thing that the money was for.',
    short:
      'However much is in the cupboard, some part of you keeps counting as though the winter had no end.',
  },
  'Saturn with 3': {
    text: 'Among messages, neighbours and kin, Saturn sits at the same table as your lot, and Saturn holds its tongue. What you think is tried for length and weight and then kept. People near you hear the weather from you and very little else, although you had a sentence ready that would have helped.',
    short: 'You swallow the sentence, and later you cannot tell whether it was wisdom or fright.',
  },
  'Saturn with 4': {
    text: 'A cold guest has moved in with the lot: Saturn, in the fourth place, the place of house and forebears. A home with Saturn in it is kept up, repaired, answered for. It may be so much of a task that you seldom sit down in it, and think of other people’s kitchens with a kind of homesickness.',
    short: 'Where you live feels like a duty, and you look out of its windows.',
  },
  'Saturn with 5': {
    text: 'The fifth place is for pleasure, and Saturn has come to the party with your lot. It checks the invitations. You cannot quite enjoy the cake that you baked, because the edge is burnt, nor the day off, because it was planned for better weather. What should be light has to be right first.',
    short: 'Pleasure has to be earned and done properly, until hardly any of it is left.',
  },
  'Saturn with 6': {
    text: 'Work and care are the sixth place, and Saturn there, beside the lot, is the one who stays late. It does not complain. That is how it begins: a task left over, then another, and you take them because you can bear more than most. In the end your own tired back is the only thing not on the list.',
    short: 'You carry other people’s loads so quietly that nobody thinks of asking about your own.',
  },
  'Saturn with 7': {
    text: 'In the place of partners Saturn stands with your lot, and Saturn keeps its distance. You look at people for a long time before you let them come near. It spares you some false friends. It also means that true ones sit in the cold longer than they deserve, and now and then go home.',
    short:
      'You keep a chair between yourself and people until they have proved themselves, and few know that they are being tested.',
  },
  'Saturn with 8': {
    text: 'What is shared, owed and over belongs to the eighth place, and the wary planet is there with your lot. Saturn asks who signed, and for how long. Agreements can end, as you know. So you look behind each new one, gently, thoroughly, while the other person stands there with an honest cake in their hands.',
    short: 'You read what a person might want from you before you hear what they say.',
  },
  'Saturn with 9': {
    text: 'Saturn stands with the lot in the place of study and faith. Learning with Saturn in it is slow and thorough, and it never feels complete: there is always an earlier book that one ought to have read. You may know more than the speaker, and you sit in the last row and take notes.',
    short: 'You wait to know it all before you say any of it.',
  },
  'Saturn with 10': {
    text: 'In the tenth place, where work and good name are, Saturn keeps your lot company. It is a strict master. A raised eyebrow in a meeting can occupy you for a week, since your good name feels like a thing on loan that may be called in. Meanwhile those who trust you have long stopped checking.',
    short: 'You work as though somebody were keeping a file on you.',
  },
  'Saturn with 11': {
    text: 'Saturn waits, and here it waits among friends: it is with your lot in the eleventh place. You would not dream of pushing in. So you stand a little outside, loyal and useful, until you are called; and the others, who take your silence for choice, do not call.',
    short: 'You stand at the edge of the circle until somebody calls your name.',
  },
  'Saturn with 12': {
    text: 'Your lot is in the hidden place, and Saturn is there as well: solitude upon solitude. It was perhaps a shelter once. But a room that nobody enters goes unheated. The hours that you keep for yourself are spent on lists and worries, and what used to be prayed, sung or thought in them has grown quiet.',
    short: 'You have learned to be alone so well that the inner room has grown cold.',
  },
  'Saturn square 1': {
    text: 'From the side, by a square, Saturn presses on the first place, where you begin and where your temper is. A thing that is held down gathers force. You are patient for weeks, and then, over a spoon in the wrong drawer, you are not; and nobody saw the weeks.',
    short: 'Held back too long, you come out with more force than the moment asked for.',
  },
  'Saturn square 2': {
    text: 'Saturn makes a square to your lot in the place of livelihood: the fear of having too little stands at a corner where you pass each day. The answer to it has been work. One more hour, one more order. It is a good answer up to the hour at which the hands no longer know why.',
    short: 'You do not stop, because stopping has always looked to you like the beginning of want.',
  },
  'Saturn square 3': {
    text: 'By a square Saturn overlooks the place of brothers, neighbours and talk. Cold comes in there from the side. You may hear reserve in a short reply, and answer it with reserve, until two people who like each other are exchanging weather reports. Often the first reply was only short of time.',
    short: 'Between neighbours and kin you notice first what could be said behind your back.',
  },
  'Saturn square 4': {
    text: 'Walls and forebears are the fourth place, and Saturn stands at an angle to it with a list of repairs. Somebody has to see to the roof. It has been you for so long that no one thinks of it as a task any more; and your own chair, the good one, has the ironing on it.',
    short: 'You keep up the house for everyone, and eat in it standing.',
  },
  'Saturn square 5': {
    text: 'Saturn looks at the place of pleasure from its hard side and says: afterwards. After the exam, after the move, when there is time. You are not joyless; you save it up. But songs and children and ripe figs do not keep, and the shelf marked afterwards has grown very long.',
    short: 'The pleasant thing is always for later, and later is already quite full.',
  },
  'Saturn square 6': {
    text: 'Labour is the matter of the sixth place, and Saturn, from the side, inspects it. There is a standard somewhere that you did not set and cannot find. So you go back and wipe the shelf again, check the sum again, and the work that was meant to take an hour has eaten the evening.',
    short: 'If it is not done properly it is not done, you say, and so you do it again.',
  },
  'Saturn square 7': {
    text: 'To the place of the other person Saturn makes a square, an unwilling glance past a pillar. It is hard for you to be the one who wants something. You leave the first move to them, out of tact; they have tact as well. In this way two people have been known to lose ten years.',
    short: 'You leave the first step to the other, to be fair, and the other is just as fair.',
  },
  'Saturn square 8': {
    text: 'Saturn, by a square, goes through the books of the eighth place, where things are shared and owed. You know to the coin who paid. It comes from a wish to be just. Yet a dinner that has been divided by nine is no longer a dinner, and what is given to you feels like a bill, so it never adds up to enough.',
    short: 'You divide so carefully that giving and taking both begin to hurt.',
  },
  'Saturn square 9': {
    text: 'A hard look of Saturn falls on the ninth place, where faith and far roads are. It turns a longing into an obligation. You ought to read, ought to pray, ought to have travelled by now; and because one avoids one’s creditors, you have not been near it for a while.',
    short: 'You owe the large questions an answer, and so you no longer ask them.',
  },
  'Saturn square 10': {
    text: 'Saturn stands ninety degrees from your lot in the place of work, like a foreman on the stairs. Nothing is ever finished under that eye. You can list what is still open faster than what was done today, and so you stay at the desk a little longer than the work itself requires.',
    short: 'You measure your day by what is left undone, and there is always a good deal of it.',
  },
  'Saturn square 11': {
    text: 'Friends and hopes make up the eleventh place, and Saturn, square to it, keeps a record of what was said. After a good evening you go over your own sentences on the way home. Did that sound proud? Should the joke have stayed at home? Nobody else remembers it.',
    short: 'Among friends you wonder, afterwards, how you seemed.',
  },
  'Saturn square 12': {
    text: 'The place of hidden things has a square from Saturn, so even there somebody demands something. You do your kindest work unseen. That has its beauty. But a burden that no one knows of cannot be taken over by anyone, and you have arranged it so that no one knows.',
    short: 'You help where nobody sees it, and then you are alone with how tired you are.',
  },
  'Saturn opposition 1': {
    text: 'Across from you, in the seat of the other person, sits Saturn, face to face with your lot in the first place. You meet the world as one meets an examiner. Before you have said a word you have marked it. Most of those you take for judges are worrying about their own marks.',
    short:
      'You look at yourself with other people’s eyes, and they are stricter in your head than in their faces.',
  },
  'Saturn opposition 2': {
    text: 'Saturn faces your livelihood from the place of what is owed. One looks at the other all day. Whatever comes in is met at the door by everything that may one day have to go out, and by evening the full purse has been spent, in thought, three times over.',
    short: 'You count what you have as what is left.',
  },
  'Saturn opposition 3': {
    text: 'Your lot is with words and near roads; straight across, among books and far places, is Saturn. The distant authority looks the near voice in the face. You quote, you look it up, you refer to someone. What you know from your own street, which is what they asked about, is left unsaid.',
    short: 'There is always a wiser person in the next room, and so you let them answer.',
  },
  'Saturn opposition 4': {
    text: 'House and profession lie opposite each other, and Saturn is at the professional end, looking straight at your lot in the house. Duty has a direct view into your living room. You answer the message at the table, only this one. The people there have learned not to begin a long story.',
    short: 'The office comes home with you, and takes the best chair.',
  },
  'Saturn opposition 5': {
    text: 'Saturn is across from your gladness, among friends and in company. Where others are easily merry you become careful, and you watch the clock for those who do not. It is not that you dislike it. You are waiting for a sign that you, too, were meant by the invitation.',
    short: 'In merry company you suddenly feel a generation older, and wait to be drawn in.',
  },
  'Saturn opposition 6': {
    text: 'Labour and retreat face each other across a chart. Your lot is on the side of labour, and Saturn looks on from the other, from an empty room. It is waiting there with the quiet that you do not take. You have become so useful that you cannot remember what you used to think about.',
    short: 'By the time the work is done, nothing is left of the day that belongs to you.',
  },
  'Saturn opposition 7': {
    text: 'The lot is where others are, in the seventh place, and Saturn is opposite, at your own end. It is you who come armoured. You are correct, punctual, kind, and one cannot quite get at you. When they keep to the surface, as one does with armour, it feels to you as if they did not care.',
    short: 'You bring your own wall to the meeting, and then find people distant.',
  },
  'Saturn opposition 8': {
    text: 'Opposite the place where things are shared out stands Saturn, in the place of what is one’s own. It holds on. Lending, pooling, depending on somebody else’s purse or strength costs you sleep. There is nothing mean in it; a tight hand is only a frightened one.',
    short: 'You hold what is yours so that it may not be shared out, and your hand aches from holding.',
  },
  'Saturn opposition 9': {
    text: 'Study and faith, where your lot is, are faced by Saturn from the place of everyday talk. Between a thought and your mouth stands a sober clerk. He cuts it down. What comes out is sensible and about the bus, and the person who would have loved to hear the rest hears about the bus.',
    short: 'You have a large thought and say the small practical thing instead.',
  },
  'Saturn opposition 10': {
    text: 'From the root of the chart, the place of family and land, Saturn looks up at your lot in the place of work. Where you come from, what is expected there, hangs on each rung with you. You may have moved far to get out from under that look, and feel it still when you are praised.',
    short: 'You belong somewhere, and it feels like a weight on the ladder.',
  },
  'Saturn opposition 11': {
    text: 'Friends and hopes have your lot; across from them, in the place of play and of what one makes, is Saturn with a measuring stick. What you make for love is measured first. It could be better. So the song stays in the drawer, and your friends, who would have sung along badly and happily, are spared it.',
    short: 'Your pleasure has to be perfect before you show it to your friends, so they seldom see it.',
  },
  'Saturn opposition 12': {
    text: 'Your lot would like the quiet of the hidden place; opposite, among tasks and sick rooms, stands Saturn with a list. It has a claim on you, or so it seems. You put your own silence last, after everybody has been seen to, and then there is no evening left to be silent in.',
    short: 'There is always one more duty before you may close the door behind you.',
  },
  'Mars with 1': {
    text: 'Mars is in your own doorway: it stands with the lot in the first place, where temper is. The blow of a door, a tone of voice, and you are on your feet. It is strength, and it is quick, quicker than hearing the end of a sentence. You have apologised for things that you would never have chosen.',
    short: 'You are out of the door and in the quarrel before you have found out what was meant.',
  },
  'Mars with 2': {
    text: 'With Mars beside the lot in the place of livelihood, money is warm in the hand. It wants to be used. You earn in bursts and spend in bursts, and enough is always just ahead, one good week away. It is tiring to live so near the bottom of a purse that is often full.',
    short: 'What comes in goes out by evening, in one brave purchase after another.',
  },
  'Mars with 3': {
    text: 'Words are the matter of the third place, and Mars in it, with your lot, has whetted them. A retort is ready before you need it. People laugh, or flinch. And behind the retort waits the plain thing that you had come to say, which can no longer be said that evening.',
    short: 'Something sharp comes out, and what you had wanted to say has no more room.',
  },
  'Mars with 4': {
    text: 'Heat and hearth are together in this chart: Mars is with your lot in the fourth place. The house gets what the street was spared. A cup left in the sink is enough. Then you would rather be anywhere else, and the walls, which you love, seem to stand too close.',
    short: 'At home you pick the fights that you were too polite for all day.',
  },
  'Mars with 5': {
    text: 'Mars is in the place of play, beside the lot, and play goes fast with it: a new instrument, a new game, the first three lessons on fire. Then comes the dull part where one learns the fingering. You do not exactly give it up. Another beginning walks past, and it is livelier.',
    short: 'You love the beginning so much that the middle bores you.',
  },
  'Mars with 6': {
    text: 'In the place of labour Mars works beside your lot, and Mars does not pace itself. You take the heavy end, you run up the stairs with it. By four o’clock the hands shake. Rest, to you, looks like losing, though nobody is fighting you.',
    short:
      'You attack the work as if it were an enemy, and do not notice that you are tired until you drop the tool.',
  },
  'Mars with 7': {
    text: 'The seventh place is where one meets another, friend or opponent, and Mars is there with your lot. You go up close and push a little, to see whether they stand. It is an honest way of getting to know somebody. Only, quiet people take a push for a push, and keep their distance afterwards.',
    short: 'You test people by pushing, and the gentle ones step back.',
  },
  'Mars with 8': {
    text: 'In the eighth place, where people settle what is owed and what is over, Mars stands beside your lot with a knife for the knot. One cut, and there is quiet. It is brave. But the sentence that would have explained it was still on its way, and now there is nobody in the room to hear it.',
    short: 'You end the talk with one sharp sentence, a moment before it would have become useful.',
  },
  'Mars with 9': {
    text: 'Mars has joined the lot in the place of study and belief. Conviction is hot there. You can hear an error across a room and have to correct it, at dinner, in a stranger’s talk, in a book, with a pencil. You are usually right. It is a lonely thing to be by the time the coffee comes.',
    short: 'When you have seen what is right, you cannot let one wrong word stand.',
  },
  'Mars with 10': {
    text: 'In public, in the tenth place, Mars stands with your lot, and the two of you like a contest. Each meeting has a first prize. You prepare, you strike, you win, and on the way out you look round to see who noticed. To be overlooked is worse for you than to be beaten.',
    short: 'You would rather win the room than be at ease in it.',
  },
  'Mars with 11': {
    text: 'Friends have your lot among them, and Mars too. So there is life in your circle, and noise. You propose, you push, somebody is hurt, and then pride says that it is their turn to call. They think that it is yours. A good company has been known to go to sleep over less.',
    short: 'You bring people together, quarrel about the plan, and then wait for them to make it up.',
  },
  'Mars with 12': {
    text: 'Mars is with the lot in the hidden place. Nobody sees that fight. You go through the old arguments in the dark, sharper each time, and strike at people who have long been asleep. An hour that might have been quiet is full of noise, though not a sound comes out of the room.',
    short: 'You fight by yourself at night, and are too worn out in the morning to be still.',
  },
  'Mars square 1': {
    text: 'A square from Mars comes at your first place from the side, like somebody pulling at your sleeve. Go on, go on. You begin before the glue is dry and start the second thing because the first is slow. Much of what you gave up as a failure was simply not dry yet.',
    short: 'You push at a closed thing today that would open by itself on Thursday.',
  },
  'Mars square 2': {
    text: 'Mars, at a right angle, goads the place of livelihood. Money is a thing that you go and get. So you take the extra shift and the hard client, you drive yourself as one drives a hired cart, and when there is at last enough, nobody is left with the strength to spend it well.',
    short: 'You earn by force, and force has to be fed with the hours that you earned.',
  },
  'Mars square 3': {
    text: 'The place of messages and near relations is struck by a square of Mars: a spark in the post. You read three words in an angry voice that perhaps nobody used, and your answer is on its way. It takes one minute to write and a fortnight to explain.',
    short: 'One short message, read in the wrong voice, and you have answered it before breathing.',
  },
  'Mars square 4': {
    text: 'Mars looks at the house from its hard side. Something at home is always being fought or rebuilt. Peace makes you suspicious; a finished room makes you want to move. Perhaps the wall is not the matter. You have rarely stayed in a quiet kitchen long enough to know.',
    short: 'You cannot sit still in your own house, there is always a wall that has to come down.',
  },
  'Mars square 5': {
    text: 'By a square Mars spurs on the place of pleasure. Games become matches and hobbies become training. You repeat the passage, correct the other players, and start the song again because of one flat note. There was a moment at the beginning when it was simply good. You were too busy to hear it.',
    short: 'You play to get it right, and the fun goes home early.',
  },
  'Mars square 6': {
    text: 'Work and those who work with you are the sixth place, and Mars rubs against it. You see a slow hand and take the thing out of it. It is done in a minute. Then you stand there with everybody’s work in your arms, cross and alone, and the slow hand has learned to wait.',
    short: 'You do it yourself because it is quicker, and grow angry that nobody helps.',
  },
  'Mars square 7': {
    text: 'To the place of partners Mars makes a square, and small quarrels come easily. They are nearly always about something else. You can fight well and loudly about the bill, the road, the spoon; the sentence underneath, I was hurt, or I missed you, does not get its turn.',
    short: 'You argue about the spoon, because the real matter is harder to put into words.',
  },
  'Mars square 8': {
    text: 'Shared money, debts and inheritances belong to the eighth place, and Mars comes at it from the side with its sleeves up. You read an agreement as a fighter reads a room. It has saved you something. It has also made generosity look like a trick, yours as well as theirs.',
    short: 'Where things are shared, you look first for the place at which you could be cheated.',
  },
  'Mars square 9': {
    text: 'Mars hurries the ninth place, the one of long roads and long studies. You want to have arrived. The first chapter is swallowed, the fifth is skipped, and since you notice the gaps better than anyone, you never feel ready to say that you know it. So you buy another one.',
    short: 'You want to be at the end of the book, and so you keep starting new ones.',
  },
  'Mars square 10': {
    text: 'Beside the place of work and good name, at a right angle, stands Mars with a match. You hear criticism as attack, and a colleague’s praise of somebody else as a kind of blame. You would not say so. You work twice as hard, in a temper, at showing them.',
    short: 'A slight at work can burn for a week, and you feed it.',
  },
  'Mars square 11': {
    text: 'Mars, square to the place of friends, is quick to take offence on your behalf. You were not told of the plan; very well, you are busy that evening. It is said lightly and felt hotly. Afterwards you wait for someone to notice, which asks more of friends than an invitation would.',
    short: 'You leave before you can be left out, and then wait to be fetched.',
  },
  'Mars square 12': {
    text: 'A square of Mars troubles the hidden place. Your temper does not show; you have put it away carefully, and you keep people at arm’s length in case it should get out. They notice a door. They do not know that there is nothing behind it but a person who was once too loud.',
    short:
      'You keep your anger where nobody can see it, and with it goes a good deal that people might have liked.',
  },
  'Mars opposition 1': {
    text: 'Straight across from you, at the other end of the table, Mars has its elbows out. You meet the world as one meets an opponent. It makes you alert and a good bargainer. But a person who stands ready to be attacked looks, from the other side, like somebody about to attack.',
    short: 'You meet people with your fists half up, and some of them then raise theirs.',
  },
  'Mars opposition 2': {
    text: 'Mars stands in the place of what is owed, facing your own goods, with a receipt in its hand. It was wrong, and it ought to be put right. You have gone over it on many evenings. The sum is small by now; what it has cost in evenings does not appear in it.',
    short: 'You cannot put the sum away until the last coin of it is just.',
  },
  'Mars opposition 3': {
    text: 'Your lot is with near people and daily talk; opposite it, among opinions and beliefs, Mars is on guard. Inaccurate stories hurt you bodily. You correct the year, the place, the name, and the person who was telling about their mother stops, and says, anyway.',
    short: 'You cannot hear a thing told wrong without taking the story away from the one who tells it.',
  },
  'Mars opposition 4': {
    text: 'Out in the world, at the top of the chart, stands Mars, facing your lot among walls and family. You go out to win things for the house. There is always one more round. At the end of it you come in with the prize under your arm, and they have eaten, and are fond of you, and asleep.',
    short: 'You fight in the world for a home that you then hardly see.',
  },
  'Mars opposition 5': {
    text: 'Company is across from pleasure, and Mars is in the company. Your friends are quick, or you are among the quick ones: everyone is a little ahead of everyone. You stop bringing what you make for joy, and wait until somebody asks for it, in a place where nobody listens for long.',
    short: 'You would like to play, and find yourself competing with the people you meant to play with.',
  },
  'Mars opposition 6': {
    text: 'Opposite the place of daily work, in the hidden one, is Mars, out of anyone’s sight. So the strength that you use for others all day has a shadow. You serve, you smile, you lift. And behind a door, over a shoelace, it all comes out, where there is nobody to say: sit down, let me.',
    short: 'You wear yourself out for others and then explode over nothing, behind a closed door.',
  },
  'Mars opposition 7': {
    text: 'Partners and agreements hold your lot, and Mars is at your own end of the line. You come in hot. You say it all, at once, on the doorstep. The other person takes half a step back to look at it, and that half step is what you remember of the meeting.',
    short: 'You bring the heat, and then take the other person’s caution for coldness.',
  },
  'Mars opposition 8': {
    text: 'From your own purse Mars looks across at what is shared and owed. Depending on anybody makes you fierce. You pay on the spot, you pay for all, you pay before you can afford it. That way you are nobody’s debtor, and your own purse never seems to have enough in it.',
    short: 'You would rather earn it twice than owe it once.',
  },
  'Mars opposition 9': {
    text: 'The place of faith and study has your lot; across from it, among messages and neighbours, Mars fires off replies. You win many exchanges in a day. Someone who knows you only from those would not guess what you think about when you walk home, and you have not told them.',
    short: 'In the small daily talk you are so quick that the large thing you believe never gets a hearing.',
  },
  'Mars opposition 10': {
    text: 'Mars burns low in the chart, among family and foundations, facing your lot in the place of work. Some heat comes up from below. You are calm at the desk and there is a smell of smoke: a thing said at breakfast, an old family matter. You long to be elsewhere, at both ends.',
    short: 'The peace that you want in public is broken by a quarrel that you brought from the kitchen.',
  },
  'Mars opposition 11': {
    text: 'Hope has your lot, in the eleventh place, and opposite, in the place of making and of children, is Mars in a hurry. You urge on what has to grow. You ask how it is going, dig it up to look, plant it somewhere better. Of all the things it needs, an eager gardener comes last.',
    short: 'You want the fruit by Friday, and pull at the plant.',
  },
  'Mars opposition 12': {
    text: 'Opposite the place of retreat, among tasks and other people’s needs, Mars is at work from the first hour. You come to your own silence straight out of the fight, with the noise still in your ears. You sit for a minute. Then you get up and win something, because that at least you know how to do.',
    short: 'The day is so full of small battles that the quiet at the end of it feels like defeat.',
  },
}
