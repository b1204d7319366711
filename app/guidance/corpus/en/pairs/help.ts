import type { PairTexts } from '#app/guidance/corpus/pair-texts.ts'

/** The planet that helps, in its place. */
export const HELP: PairTexts['help'] = {
  'Jupiter 1': {
    text: 'Jupiter stands in the first place, where the books put body, temper and beginnings. Because it is the planet of good hope, something generous may be built into the way you stand up after a fall: you think well of yourself again sooner than others would. A second attempt often costs less than the first.',
    short:
      'Good hope is near at hand for you, and may let you dare a second attempt sooner than others would.',
  },
  'Jupiter 2': {
    text: 'In the second place, that of livelihood, Jupiter stands for an open purse. Having much is not needed for it. When worry draws the string tight, pay for somebody’s bread; you may be at your freest with an open hand.',
    short: 'An open hand may be a help against worry: a loaf that is shared loosens the string of the purse.',
  },
  'Jupiter 3': {
    text: 'Third from the rising sign, among kin, neighbours and short roads, stands Jupiter, a teacher by nature. So the help may be close at hand and able to explain: somebody who has done it before, a shelf in the library, a class two streets away. It waits, perhaps, for a question.',
    short: 'Help may live nearby: ask a neighbour, a cousin or a good book before trying alone for a year.',
  },
  'Jupiter 4': {
    text: 'At the root of your chart, in the place of house and land, is Jupiter, which the books call generous. Whatever your first house was like, you may know how to make a place where there is enough of everything. Go there when it is hard; a room in which others are fed holds up its host too.',
    short: 'A roof under which others have eaten well can make its host brave again.',
  },
  'Jupiter 5': {
    text: 'Jupiter in the fifth place, which is pleasure, gifts and children, is help with a picnic basket. Nobody would call it serious. Yet because this planet stands for good will, an afternoon of games with people who laugh easily may mend more than many talks, since nobody there needs anybody to be right.',
    short: 'An hour of play with people who laugh may put a difficulty back into its size.',
  },
  'Jupiter 6': {
    text: 'The sixth place is labour and the care of bodies, and generous Jupiter is there. When you are stuck, therefore, do something useful for someone who cannot pay it back, an hour and no longer. It is odd how often the way out leads through another person’s broken tap.',
    short: 'An hour of useful work for somebody else may lead out of your own knot.',
  },
  'Jupiter 7': {
    text: 'Jupiter is seventh, across from the rising sign, in the place of the other person, and the books would see a fair partner in that. Perhaps you have met one such person, in work or in life or even in a quarrel. Tell them how it stands.',
    short: 'One fair person on the other side of the table may help more than ten who agree.',
  },
  'Jupiter 8': {
    text: 'The eighth place is what is owed and shared, and Jupiter there is like a just executor. Because it is just, an ending may be made fair. So close one: give back the book, pay the small debt, say the last word of a long matter. There may be more room after it, and a better humour.',
    short: 'To settle one small account fairly may let air into all the others.',
  },
  'Jupiter 9': {
    text: 'Faith, study and far roads make up the ninth place, and Jupiter is nowhere more itself. An hour with what is larger than you (a lecture, a lesson, the night sky, the prayer mat) need not answer the trouble. It may take the shouting out of the trouble, and then there is room to think.',
    short: 'An hour with large questions can make the trouble in your hand small enough to hold.',
  },
  'Jupiter 10': {
    text: 'Tenth from the rising sign, in the place of work and good name, stands Jupiter, a judge who has read the papers. Your word, therefore, may count for more in the right office than you suppose. When it is hard, ask the person who can decide.',
    short: 'Help may come from people in charge, if one of them is asked plainly for what is needed.',
  },
  'Jupiter 11': {
    text: 'The eleventh is the place of friends and hope, and the books are glad of it; they are gladder still of Jupiter there. There may be more good company round you than you have made use of. What it lacks, perhaps, is a request with a day and an hour in it.',
    short: 'Friends may be better placed to help than you think, and would sooner be asked than guess.',
  },
  'Jupiter 12': {
    text: 'Jupiter keeps to the twelfth place, out of sight, where one is alone. The help it stands for is hidden there too: a good conscience, a secret kindness, an hour in which nothing is asked. Shut the door on purpose, before you are driven to it, and see how large the room becomes.',
    short: 'An hour alone behind a door shut on purpose may bring the larger view back.',
  },
  'Venus 1': {
    text: 'Venus stands in the first place, in your own doorway so to speak. There may be a pleasantness in how you enter, so that strangers are on your side before you have said why you came. Use it as people use a good umbrella, for yourself and the next person.',
    short: 'A pleasant way of coming in may be a help: walk in, and let the room make up its mind.',
  },
  'Venus 2': {
    text: 'Venus is in the place of livelihood, and she stands for the sense of what a thing is worth, cloth or bread or an hour of work. When worry comes, make one small beautiful choice within your means and stop there. Contentment with one good thing is a skill.',
    short: 'A sense of what is worth its price may help against worry: buy less, and buy it good.',
  },
  'Venus 3': {
    text: 'Neighbours, kin and messages belong to the third place, and Venus there is a pleasant voice at the gate. An awkward thing may be said in that voice so that it does not hurt. It is rarer than courage, and often does more. Begin with the sentence that you would like to be told.',
    short: 'A kind word may open doors along a whole street, so it can be said first.',
  },
  'Venus 4': {
    text: 'Venus is in the fourth place, in the house itself, and makes it a place to please the eye. Sweep, cook something that smells good, put a branch in a glass. People tend to think as their room looks, and somebody who has set a table has already begun.',
    short: 'An hour of making a place pleasant may do more than an hour of worrying in it.',
  },
  'Venus 5': {
    text: 'The fifth place is the joy of Venus, say the books, her own playground. Among people who make things for the love of it nobody is late and nobody is behind. When the other matter stands still, go and make something with them. It may move while you are not looking.',
    short: 'Singing, cooking, drawing: what you love to make may help most when it is made in company.',
  },
  'Venus 6': {
    text: 'In the sixth place, of labour and of care for bodies, Venus is like the nurse who warms her hands first. You may know how to make drudgery bearable. Take that art to your own list: music for the dull part, company at the sink, a proper break with the good cup.',
    short: 'The care that makes other people’s tired days bearable may be spent on your own as well.',
  },
  'Venus 7': {
    text: 'Facing the rising sign, in the place of partners, stands Venus, the planet of meeting halfway. You may do so without thinking about it, and others like to return it. The help is perhaps a face that you know already. Show it the unfinished page instead of the fair copy.',
    short: 'Somebody across the table may wish you well, and can be shown the part that goes badly.',
  },
  'Venus 8': {
    text: 'Venus in the eighth place is on the side of peace over what is shared, owed or given up. A thing can be divided there so that nobody is ashamed. When you are stuck, look for something that is finished and part from it nicely. An ending with good manners frees both hands.',
    short: 'A friendly parting from something finished may make room for what has been waiting.',
  },
  'Venus 9': {
    text: 'The ninth place is for study and distant roads, and Venus travels it for love. Because of that you may learn best from people who love their subject. Look for one whose eyes light up. In such company the hard chapter can turn out to be short.',
    short: 'A teacher who shines when speaking of the subject may be your help: learn there.',
  },
  'Venus 10': {
    text: 'Work and reputation are in the tenth place, and there Venus is a good craftswoman. What you finish may have a grace that people notice, even in a report. When you lose heart, improve one thing until it is a pleasure to see. Others may come along with it.',
    short: 'Work that is pleasant to look at may carry you through: make one thing of it good to see.',
  },
  'Venus 11': {
    text: 'Venus shares the eleventh place with friends and hopes. People may like to come to you for comfort, and it works the other way as well. Put the matter on the table between the dishes, lightly, and let two or three people who like you turn it over.',
    short: 'An evening with people who like you may help more than an evening with the problem.',
  },
  'Venus 12': {
    text: 'Out of sight, in the twelfth place, Venus has a small garden of her own. Something that you love alone, and tell nobody about, may have carried you more than once. Go there without a reason. The hidden place is hard, the books say; with Venus in it, it is at least furnished.',
    short:
      'A beauty enjoyed in secret may keep you: a tune, a garden at dusk, a page that nobody sees you read.',
  },
  'Moon 1': {
    text: 'The Moon, in the first place, is close to the body and its hours. She waxes and wanes, and strength may do the same, and neither is a fault. What helps, therefore, is a rhythm: the same walk, the same bedtime, a day begun slowly. A bad week may then pass as weeks do.',
    short: 'Regular hours may be your help: eat, sleep and walk in time, and let the rest follow.',
  },
  'Moon 2': {
    text: 'Jars, lists, a little put by each week: the Moon in the place of livelihood is the picture of a careful housekeeper. Worry about money or time may loosen when the shelf is in sight. Count what is there. It is often more than the fear said, and counting with open eyes is calming.',
    short: 'Small regular stores may be your help, since a shelf in plain sight is less to worry about.',
  },
  'Moon 3': {
    text: 'With the Moon third, among kin and near roads, help may have a familiar voice. It lives on your street, perhaps, or is heard on a certain day. Nothing need be explained to it. After ten minutes about the price of tomatoes a person may be themselves again.',
    short: 'A familiar voice at the usual hour may be your help, even if the talk is about nothing.',
  },
  'Moon 4': {
    text: 'The house is the fourth place, and the Moon could not be better lodged. Nearly everything can be begun from a kitchen with the Moon in it. Go in, wash your hands, cook something slow. A problem that has waited an hour beside a pot may be another problem.',
    short: 'An hour beside a slow pot at home may give the matter its proper size.',
  },
  'Moon 5': {
    text: 'Pleasure and children fill the fifth place, and the Moon there is at ease with whatever is young and growing. Nobody has to be impressive with a seedling. Look after something small for an hour, a plant, an animal, a neighbour’s little one; it asks for nothing clever, and you may come back lighter.',
    short: 'An hour with what is small and growing may mend you, because it asks for nothing clever.',
  },
  'Moon 6': {
    text: 'Labour and care belong to the sixth place, and the Moon in it is the planet of the daily round. Routine need be no prison; on a hard day it may be a rail. Do the next ordinary thing, and then the one after. Evening comes without being pushed.',
    short: 'The daily round may hold you up: feed, wash, mend, and let the hands think.',
  },
  'Moon 7': {
    text: 'The Moon is seventh, opposite the rising sign, where the other person sits. You may calm down sooner beside somebody than alone. They need not solve it. Ask for company while you do the thing, an hour in the same room, and some of its weight can be shared.',
    short: 'Somebody’s mere presence may settle you, even if the matter is never mentioned.',
  },
  'Moon 8': {
    text: 'In the eighth place, of what is shared and put away, the Moon is like a keeper of old letters. To be moved by a thing and to close the box afterwards is an art that she stands for. Try it with one feeling: an hour, and then the lid.',
    short: 'A feeling that is given its hour may let itself be put away afterwards.',
  },
  'Moon 9': {
    text: 'Faith and far places make the ninth, and the Moon goes there every day on foot. The page each morning, the prayer at its hour, the one line learned by heart: in such small daily steps there may be help. A habit of that sort asks little, and is there on bad days too.',
    short: 'A small daily habit of the spirit may carry you better than a great resolution.',
  },
  'Moon 10': {
    text: 'The Moon stands in the tenth place, in public, and she is the planet that changes under everybody’s eyes. It may be that people know your good days from your bad ones, and like you on both. So no face need be kept. Say, today is a slow day; good work can bear it.',
    short: 'A slow day may be shown as one, and people’s trust in you can bear it.',
  },
  'Moon 11': {
    text: 'Friends, in the eleventh place, are a kind of household for this Moon. There may be at least one house where you could open the refrigerator. Go there as you are. People who have laughed and cried at the same films are not easily surprised.',
    short: 'Friends may be a kind of household for you: go in as you are, and bring the trouble along.',
  },
  'Moon 12': {
    text: 'Out of sight, in the twelfth place, the Moon rests. You may need more time alone than you allow yourself, and come back from it kinder. Take it before you are tired out. Dark water, left standing, clears.',
    short: 'An hour of quiet, alone and without a screen, may be the help that is needed most.',
  },
  'Sun 1': {
    text: 'The Sun had just risen, or was about to: it stands in the first place, in your own person. To remember who one is can loosen a tangle. So say it plainly, I am the one who does this. Then do the first minute of it.',
    short: 'No permission may be needed: stand up straight, say your name, and begin.',
  },
  'Sun 2': {
    text: 'Livelihood belongs to the second place, and the Sun lights it. There may be something that you do well enough to be paid for, as you know in your better hours. Name the price and do not explain it. A clear figure can end more worry than a modest one.',
    short: 'A clear price for what you do may end more worry than a modest one.',
  },
  'Sun 3': {
    text: 'In the third place, of brothers, neighbours and news, stands the Sun, and daylight is the help that it stands for. What has been muttered for a long time can be said in one clear sentence over a fence, where it is safe and wise. People nearby may like to know.',
    short: 'One clear sentence by daylight may be enough among people who are near.',
  },
  'Sun 4': {
    text: 'Deep down in the chart, in the place of houses and foundations, is the Sun, like an oven under the floor. You may carry something from further back, a trade, a song, a way of keeping one’s word. Remember where you have it from. It is perhaps still warm to the hands.',
    short: 'Something from further back may hold you up: a craft, a song, a way of keeping one’s word.',
  },
  'Sun 5': {
    text: 'The Sun is in the fifth place, where people play, and you may be bravest when it is fun. Turn the hard thing into a game with an audience of three, sing it, race it, dress up for it; what cannot be forced in earnest sometimes gives way to a good mood.',
    short: 'Joy in front of a few people may do what force cannot: make a game of the hard thing.',
  },
  'Sun 6': {
    text: 'For the Sun the sixth place is a modest room, with labour and sore backs in it. Yet it shines there. You may be proud of a thing that nobody else would notice, a clean bench, a fair list. Take that pride with you today. It can be worth more than applause.',
    short: 'Pride in plain work may carry you: take the broom, and do the corner properly.',
  },
  'Sun 7': {
    text: 'Opposite the rising sign, in the place of partners, stands the Sun, and in its light people are seen clearly. Somebody may see you so, even one who disagrees with you. Tell them what you are really after, once, without the small print. It becomes easier to be met.',
    short: 'Help may come from somebody honest, who can be told what you are really after.',
  },
  'Sun 8': {
    text: 'There is light even in the eighth place, where the Sun stands among debts and ends. Because of it such things can be looked at. Open the letter, read the figure, name the sum aloud. What has been looked at by day can be put down at night.',
    short: 'A straight look may be your help: a debt read by day is smaller than one guessed at night.',
  },
  'Sun 9': {
    text: 'The ninth place, with its roads, its faith and its sciences, is the joy of the Sun. You may thrive under a teacher whom you can look up to. Choose one, in a book if need be, and be a pupil with a whole heart. Nobody grows smaller by it.',
    short: 'A teacher whom you respect may be your help, if you let yourself be corrected.',
  },
  'Sun 10': {
    text: 'High in the chart, in the place of work and good name, is the Sun, where everybody can see it. Hiding may cost you more strength than standing up. Put your name to the thing, say who is answerable, and a good part of the difficulty can lose its shade.',
    short: 'A name put openly to the work may cost less strength than hiding it.',
  },
  'Sun 11': {
    text: 'The Sun warms the eleventh place, and the people in it. There may be friends who like to see you do well and are not afraid to say so. When you no longer know what you can do, ask them for three examples. Believe two.',
    short: 'Friends may know better than you what you can do: ask them for three examples.',
  },
  'Sun 12': {
    text: 'The Sun stood in the twelfth place, a little above the horizon, with the day just begun. Your clearest hour may be one that nobody sees. Early, alone, before messages: what is understood then can hold until evening. Keep that hour as you would keep a key.',
    short: 'An early hour that nobody sees may be your clearest; keep it as you would keep a key.',
  },
}
