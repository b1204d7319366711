import type { PairTexts } from '#app/guidance/corpus/pair-texts.ts'

/** The planet that helps, in its place. */
export const HELP: PairTexts['help'] = {
  'Jupiter 1': {
    text: 'Jupiter stands in the first place, where the books put body, temper and beginnings. Something generous is built into the way you stand up after a fall: you think well of yourself again sooner than others would. Borrow from it. The second attempt has usually cost you less than the first.',
    short: 'What helps is that you recover your good opinion of yourself quickly, and dare again.',
  },
  'Jupiter 2': {
    text: 'In the second place, that of livelihood, Jupiter keeps an open purse. It is not a matter of having much. You spend on the right thing without a wince, and people who eat with you remember it. When the knot tightens, pay for somebody’s bread; you are at your freest with an open hand.',
    short: 'You can lean on a large hand with money: what you share tends to come round to somebody’s table.',
  },
  'Jupiter 3': {
    text: 'Third from the rising sign, among kin, neighbours and short roads, stands Jupiter, a teacher by nature. So the help is close at hand and talks: a cousin who has done it before, a shelf in the library, a class two streets away. It was there all along, and it likes to be asked.',
    short:
      'Help lives nearby: ask a cousin, a neighbour or a good book before you have tried alone for a year.',
  },
  'Jupiter 4': {
    text: 'At the root of your chart, in the place of parents, land and old walls, is Jupiter. Whatever your first house was like, you know how to make a place where there is enough of everything. Go there when it is hard. A room in which you have fed others holds you up too.',
    short: 'There is a roof that makes you brave again: go and sit under it for an evening.',
  },
  'Jupiter 5': {
    text: 'Jupiter in the fifth place, which is pleasure, gifts and children, is help with a picnic basket. You would not call it serious. Yet an afternoon of games with people who laugh easily has mended more for you than many talks, because nobody there needed you to be right.',
    short: 'Play is help for you: an hour of it with people who laugh puts most things back in their size.',
  },
  'Jupiter 6': {
    text: 'The sixth place is labour and the care of bodies, and generous Jupiter is on duty there. When you are stuck, do something useful for someone who cannot pay you back, an hour and no longer. It is odd how often the way out leads through another person’s broken tap.',
    short: 'Useful work steadies you: somebody smaller than your trouble needs a hand today.',
  },
  'Jupiter 7': {
    text: 'A fair partner is what the books would see in Jupiter, seventh, across from the rising sign. You have met at least one such person, in work or in life or even in a quarrel. Tell them how it stands. Of all people, they neither flatter nor use it.',
    short: 'One fair person on the other side of the table is worth more to you than ten who agree.',
  },
  'Jupiter 8': {
    text: 'Jupiter in the eighth place is a just executor, if the eighth is what is owed, shared and left. You are good at endings that are fair. So close one: give back the book, pay the small debt, say the last word of a long matter. Room appears, and with it a better humour.',
    short: 'Help is near where things are shared out and closed: settle one account, and there is air.',
  },
  'Jupiter 9': {
    text: 'Faith, study and far roads make up the ninth place, and Jupiter is nowhere more itself. An hour with what is larger than you (a lecture, a lesson, the night sky, the prayer mat) does not answer the trouble. It takes the shouting out of it, and then you can think.',
    short: 'Go where the questions are large, and the trouble in your hand grows small enough to hold.',
  },
  'Jupiter 10': {
    text: 'Tenth from the rising sign, in the place of work and good name, stands Jupiter, a judge who has read the papers. Your word counts more in the right office than you suppose. When it is hard, do not go round by the back stairs. Ask the person who can decide.',
    short: 'People in charge tend to believe you; ask one of them plainly for what you need.',
  },
  'Jupiter 11': {
    text: 'The eleventh is the place of friends and hope, and the books are glad of it; they are gladder still of Jupiter there. You have company that is worth having. What it lacks is your request, with a day and an hour in it. Most of the help in your life is one message away.',
    short: 'Your friends are better placed to help than you think, and would rather be asked than guess.',
  },
  'Jupiter 12': {
    text: 'Jupiter keeps to the twelfth place, out of sight, among the things that are borne alone. It is a hidden sort of help, a good conscience, a secret kindness, an hour in which nothing is asked. Shut the door on purpose, before you are driven to it, and see who is there.',
    short: 'Alone and unseen, you find your large mind again; give it a shut door and half a day.',
  },
  'Venus 1': {
    text: 'Venus stands in the first place, in your own doorway so to speak. There is a pleasantness in how you enter, and strangers are on your side before you have said why you came. It is no trick and no credit. Use it as one uses a good umbrella, for yourself and the next person.',
    short: 'You are easily liked, and that is a help: walk in, and let the room make its mind up.',
  },
  'Venus 2': {
    text: 'With Venus in the place of livelihood you know what a thing is worth, cloth or bread or an hour of work. When worry comes, make one small beautiful choice within your means and stop there. Being content with a good thing is a skill, and it is yours.',
    short: 'A sense of what is worth its price helps you: buy less of it, and good.',
  },
  'Venus 3': {
    text: 'Neighbours, kin and messages belong to the third place, and Venus there is a pleasant voice at the gate. You can say an awkward thing so that it does not hurt. That is rarer than courage, and often does more. Begin with the sentence you would like to be told.',
    short: 'A kind word from you opens doors along the whole street, so say it first.',
  },
  'Venus 4': {
    text: 'Venus is in the fourth place, in the house itself. Sweep, cook something that smells, put a branch in a glass. It is not a distraction from the trouble. You think as your room looks, and a person who has set a table has already begun to come back.',
    short: 'An hour of making your place pleasant does more for you than an hour of worrying in it.',
  },
  'Venus 5': {
    text: 'The fifth place is the joy of Venus, say the books, her own playground. Among people who make things for the love of it you are neither late nor behind. When the other matter will not move, go and make something with them. It moves while you are not looking.',
    short: 'Singing, cooking, drawing: whatever you love making, make it in company when things are stuck.',
  },
  'Venus 6': {
    text: 'In the sixth place, of labour and of care for bodies, Venus is the nurse who warms the stethoscope first. You know how to make drudgery bearable. Take that art to your own list: music for the dull part, a friend at the sink, a proper break with a proper cup.',
    short: 'Gentle hands are your help, and other people’s tired days are where they are wanted.',
  },
  'Venus 7': {
    text: 'Facing the rising sign, in the place of partners, stands Venus. You meet people halfway without thinking about it, and most return it. The help is there, in a face you already know. Show it the unfinished page instead of the fair copy.',
    short: 'Somebody across the table wishes you well; let them see the part that is not going well.',
  },
  'Venus 8': {
    text: 'Venus in the eighth place makes peace over what is shared, owed or given up. You can divide a thing so that nobody is ashamed. When you are stuck, look for what is finished and part from it nicely. An ending with good manners frees both hands.',
    short: 'You can part from things without bitterness, and each time there is more room for what is left.',
  },
  'Venus 9': {
    text: 'The ninth place is for study and distant roads, and Venus travels it for love. You learn from people who love their subject, and hardly at all from others. So look for the one whose eyes light up. In their company the hard chapter turns out to be short.',
    short: 'Beauty teaches you: learn it where it is loved, from someone who shines when they speak of it.',
  },
  'Venus 10': {
    text: 'Work and reputation are in the tenth place, and there Venus is a good craftswoman. What you finish has a grace that people notice, even in a report. When you lose heart, improve one thing until it is a pleasure to see. Others come along with it.',
    short: 'Doing it well and making it pleasant is your way through; let the work be nice to look at.',
  },
  'Venus 11': {
    text: 'Venus shares the eleventh place with friends and hopes. People come to you for comfort and forget to go home. It works the other way as well. Put the matter on the table between the dishes, lightly, and let three people who like you turn it over.',
    short: 'You have friends because you are one; spend an evening on it before you spend it on the problem.',
  },
  'Venus 12': {
    text: 'Out of sight, in the twelfth place, Venus has a small shrine of her own. Something that you love alone, and tell nobody about, has carried you more than once. Go there without a reason. The hidden place is hard, the books say; you have furnished it.',
    short: 'A secret beauty keeps you: a tune, a garden at dusk, a page read where nobody sees.',
  },
  'Moon 1': {
    text: 'The Moon, in the first place, lives in your body and its hours. She waxes and wanes, and so does your strength, and neither is a fault. What helps is a rhythm: the same walk, the same bedtime, a day begun slowly. Then the bad week passes as weeks do.',
    short: 'Your body knows the pace; when you eat, sleep and walk at the right hours, the rest follows.',
  },
  'Moon 2': {
    text: 'Jars, lists, a little put by each week: the Moon in the place of livelihood is a careful housekeeper. Worry about money or time loosens when you can see the shelf. Count what is there. It is usually more than the fear said, and the counting itself is calming.',
    short: 'Small regular sums, small regular stores: your peace of mind is kept in jars.',
  },
  'Moon 3': {
    text: 'With the Moon third, among kin and near roads, your help has a familiar voice. It lives on your street or rings on a certain day. You need not explain anything. Ten minutes about the price of tomatoes, and you are yourself again.',
    short: 'A voice you know, at the usual hour, is your help; ring, and talk about nothing.',
  },
  'Moon 4': {
    text: 'The house is the fourth place, and the Moon could not be better lodged. For you nearly everything can be begun from a kitchen. Go in, wash your hands, cook something slow. A problem that has waited an hour beside a pot is another problem.',
    short: 'Go home, put something on the stove, and the matter takes its proper size.',
  },
  'Moon 5': {
    text: 'Pleasure and children fill the fifth place, and the Moon there is at ease with whatever is young and growing. You need not be impressive with a seedling. Look after something small for an hour; it wants nothing but you, and nothing clever.',
    short: 'Children, plants and animals take you as you are, and an hour among them mends you.',
  },
  'Moon 6': {
    text: 'Labour and care belong to the sixth place, and the Moon in it knows every bed and every medicine hour. Routine is no prison for you, it is a rail. On a black day do the next ordinary thing, and then the one after. Evening comes by itself.',
    short: 'The daily round holds you up: feed, wash, mend, and let the hands think.',
  },
  'Moon 7': {
    text: 'The Moon is seventh, opposite the rising sign, where the other person sits. You calm down beside somebody rather than by yourself. They need not solve it. Ask for company while you do the thing, an hour in the same room, and half of its weight is shared.',
    short: 'Somebody’s mere presence settles you; sit beside them, even without talking about it.',
  },
  'Moon 8': {
    text: 'In the eighth place, among what ends and what is left behind, the Moon keeps the photographs. You can be moved by a thing and put it away afterwards. Do so: one box, one evening, the lid on at the end. Feelings that have had their hour do not come back for it at night.',
    short: 'You know how to let a thing be sad and be over; few people do.',
  },
  'Moon 9': {
    text: 'Faith and far places make the ninth, and the Moon goes there every day on foot. Not the pilgrimage but the page each morning, the prayer at its hour, the one line learned by heart: that is your help. It asks little and does not forget you.',
    short: 'A habit of the spirit carries you, small and daily, better than any great resolution.',
  },
  'Moon 10': {
    text: 'The Moon stands in the tenth place, in public. Those you work with know your good days from your bad ones, and like you on both. So you need not keep a face. Say, today is a slow day; nobody who matters will think the less of your work.',
    short: 'People know your good days and your slow ones, and trust you on both; let them see you tired.',
  },
  'Moon 11': {
    text: 'Friends, in the eleventh place, are family for this Moon. There is at least one house where you may open the refrigerator. Go there as you are. They have seen you cry at a film and will hardly be surprised.',
    short: 'Your friends are a kind of household: take off your shoes there, and bring the trouble in.',
  },
  'Moon 12': {
    text: 'Out of sight, in the twelfth place, the Moon rests. You need more time alone than you allow yourself, and you come back from it kinder. Take it before you are tired out. Dark water, left standing, clears.',
    short: 'Quiet is your medicine: an hour alone, without a screen, and the tide turns.',
  },
  'Sun 1': {
    text: 'The Sun had just risen, or was about to: it stands in the first place, in your own person. When you remember who you are, most of the tangle falls off like a wet coat. So say it plainly, I am the one who does this. Then do the first minute of it.',
    short: 'You do not need permission: stand up straight, say your name, and begin.',
  },
  'Sun 2': {
    text: 'Livelihood belongs to the second place, and the Sun lights it. There is something that you do well enough to be paid for, and you know it in your better hours. Name the price and do not explain it. A clear figure ends more worry than a modest one.',
    short: 'You know what your work is worth; name the price, and hold it.',
  },
  'Sun 3': {
    text: 'In the third place, of brothers, neighbours and news, stands the Sun. Daylight is the help here. What has been muttered for months can be said in one clear sentence over a fence. People nearby would rather know.',
    short: 'Say it once, aloud and by daylight; among your own people clear words are enough.',
  },
  'Sun 4': {
    text: 'Deep down in the chart, in the place of fathers and foundations, is the Sun, like an oven under the house. You carry something from further back, a trade, a way of keeping one’s word. Remember whose it was. It is warm still, and you can put your hands to it.',
    short: 'Something you come from holds you up: a name, a house, a craft, a grave that is tended.',
  },
  'Sun 5': {
    text: 'The Sun is in the fifth place, where people play. You are bravest when it is fun. Turn the hard thing into a game with an audience of three, sing it, bet on it, dress up for it; what cannot be forced in earnest gives way to a good mood.',
    short: 'Do it for joy, in front of people, and the fear has nowhere to sit.',
  },
  'Sun 6': {
    text: 'For the Sun the sixth place is a modest room, with labour and sore backs in it. Yet it shines there. You may be proud of a thing that nobody else would notice, a clean bench, a fair rota. Take that pride with you today. It is worth more than applause.',
    short: 'Pride in plain work carries you: take the broom, and do the corner properly.',
  },
  'Sun 7': {
    text: 'Opposite the rising sign, in the place of partners, stands the Sun. Somebody there sees you clearly. It may be the one who disagrees with you. Tell them what you are really after, once, without the small print, and see how much easier it becomes to be met.',
    short: 'Choose the one who is honest with you, and tell them what you are really after.',
  },
  'Sun 8': {
    text: 'There is light even in the eighth place, where the Sun stands among debts, legacies and ends. You can look at such things. Open the letter, read the figure, walk through the empty rooms once by day. What has been looked at can be left.',
    short: 'Look straight at what is over; in daylight it is smaller than it was in the dark.',
  },
  'Sun 9': {
    text: 'The ninth place, with its roads, its faith and its sciences, is the joy of the Sun. You thrive under a teacher whom you can look up to. Choose one, in a book if need be, and be a pupil with a whole heart. Nobody grows smaller by it.',
    short: 'Find a teacher whom you respect, and let yourself be corrected.',
  },
  'Sun 10': {
    text: 'High in the chart, in the place of work and good name, is the Sun, at noon so to speak. Hiding costs you more strength than standing up. Put your name to the thing, say who is answerable, and half of the difficulty has lost its shade.',
    short: 'Put your name to it, and stand where you can be seen; the work speaks for itself.',
  },
  'Sun 11': {
    text: 'The Sun warms the eleventh place, and the people in it. You have friends who like to see you do well and are not afraid to say so. When you no longer know what you can do, ask them for three examples. Believe two.',
    short: 'Among friends you are yourself without trying; take the matter there first.',
  },
  'Sun 12': {
    text: 'The Sun stood in the twelfth place, a little above the horizon, with the day just begun. Your clearest hour is one that nobody sees. Early, alone, before messages: what you understand then holds until evening. Keep that hour as you would keep a key.',
    short: 'Your clearest hour is one that nobody sees; sit down in it before the day begins.',
  },
}
