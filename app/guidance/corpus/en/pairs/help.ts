import type { PairTexts } from '#app/guidance/corpus/pair-texts.ts'

/** The planet that helps, in its place. */
export const HELP: PairTexts['help'] = {
  'Jupiter 1': {
    text: 'Jupiter is in the first place, which is about body, temper and beginnings. Because it is the planet of good hope, hope may be near to you when a thing is hard. Think of one hard day that ended better than you feared, and take the next small step with that in mind.',
    short: 'Good hope may be near at hand for you, so think of a day that ended better than you feared.',
  },
  'Jupiter 2': {
    text: 'Jupiter stands for an open purse, and it is in your second place, which is about livelihood. So giving may help you, even where there is little to give. When a day feels narrow, buy one loaf more and hand it to somebody, because an open hand often lets the mind open too.',
    short: 'An open hand may be your help on a narrow day, even if it only holds a loaf of bread to share.',
  },
  'Jupiter 3': {
    text: 'Jupiter, the planet of teachers, is in the third place, among kin, neighbours and short roads. So help may live near you and be able to explain things. It may be somebody who has done it before, a shelf in the library or a class two streets away, and you only have to ask.',
    short:
      'Help may live nearby, so ask a neighbour, a cousin or a good book before you try alone for a year.',
  },
  'Jupiter 4': {
    text: 'Jupiter, which the books call generous, is in the fourth place, that of house and land. So perhaps you know how to make a room in which there is enough for everybody. Begin there when life is hard, because a host who eats with the guests may grow stronger too.',
    short: 'A room in which you eat with other people may make you brave again.',
  },
  'Jupiter 5': {
    text: 'Jupiter stands for good will, and it is in the fifth place, the place of pleasure, gifts and children. So a happy afternoon may help you more than many serious talks. Take a basket of food and play with people who laugh easily, since nobody has to be right in a game.',
    short: 'An hour of play with people who laugh may make your trouble smaller.',
  },
  'Jupiter 6': {
    text: 'Jupiter, the generous planet, is in the sixth place, which is about labour and the care of bodies. So one useful hour for somebody else may help you when you are stuck, because your own question is left in peace meanwhile. While you mend another person’s tap, you may find the answer to it.',
    short: 'An hour of useful work for somebody else may show you the way out of your own trouble.',
  },
  'Jupiter 7': {
    text: 'Jupiter stands for fairness, and it is in the seventh place, opposite your own. So your help may be one fair person on the other side of the table. This can be a friend, or even somebody with whom you disagree, if you tell them plainly how things are.',
    short: 'One fair person on the other side of the table may help you more than ten who always agree.',
  },
  'Jupiter 8': {
    text: 'Jupiter, the just planet, is in the eighth place, which is about what people owe and share. So a fair ending may be a help. Give back the book, pay the small debt or say the last word of a long matter, and you may have more room afterwards.',
    short: 'To settle one small debt fairly may make all the others feel lighter.',
  },
  'Jupiter 9': {
    text: 'Jupiter is in the ninth place, and faith, study and far roads belong to both of them. So an hour with something larger than you may help, such as a lecture, the night sky or the prayer mat. It may not answer the trouble, but the trouble becomes quieter and you can think.',
    short: 'An hour with large questions may make the trouble in your hand small enough to hold.',
  },
  'Jupiter 10': {
    text: 'Jupiter, which the books compare to a judge, is in the tenth place, where people gain a name. So your word may count for more with people in charge than you think, and when things are hard, you can find the one who decides and ask them plainly.',
    short: 'Help may come from people in charge if you tell one of them plainly what you need.',
  },
  'Jupiter 11': {
    text: 'Jupiter stands for good will, and it is in the eleventh place, the place of friends and hope. So perhaps you have more good company round you than you know. Friends are often ready to help when somebody asks them for one clear thing, with a day and an hour.',
    short:
      'Your friends may be better able to help than you think, and they would rather be asked than guess.',
  },
  'Jupiter 12': {
    text: 'Jupiter is in the twelfth place, where a person is alone and out of sight. So the help that it stands for may be hidden too, in a secret kindness or in an hour that asks nothing of you. Shut your door before you are tired out, and the room may seem larger.',
    short: 'An hour alone, behind a door that you have shut yourself, may let you see further.',
  },
  'Venus 1': {
    text: 'Venus, the planet of charm, is in the first place, that is, in your own person. So strangers may be on your side before you have said why you came. Say early what you need, then, while they are still glad to see you, because people help most easily whom they already like.',
    short: 'People may like you as soon as you come in, so you can tell them early what you need.',
  },
  'Venus 2': {
    text: 'Venus is in the second place, where the books look for a livelihood, and it stands for a feeling for what is good. So one small beautiful choice may help you against worry. Buy good bread or a piece of good cloth that you can afford, and then stop, because one good thing can be enough.',
    short:
      'A feeling for what is worth its price may help you against worry, so buy few things and good ones.',
  },
  'Venus 3': {
    text: 'Venus is in the third place, among neighbours, kin and messages, and it stands for peace. So you may be able to say an awkward thing in a voice that does not hurt. This often does more than courage. Begin with the sentence that you would like to hear yourself.',
    short: 'A kind word may open doors along a whole street, so you can be the first to say it.',
  },
  'Venus 4': {
    text: 'Venus, which stands for beauty, is in the fourth place, which means the home. So a pleasant room may help you to think clearly. Sweep the floor, cook something that smells good and put a branch in a glass. When the table is ready, you have already begun.',
    short: 'An hour of making a room pleasant may do more for you than an hour of worry in it.',
  },
  'Venus 5': {
    text: 'The old books say that Venus has its joy in the fifth place, among play and gifts. So you may find help with people who love to make things. While you sing or paint together, the matter that stood still may begin to move.',
    short: 'When you sing, cook or draw with others for pleasure, you may find the help that you need.',
  },
  'Venus 6': {
    text: 'Venus is in the sixth place, which is about labour and the care of bodies. It is like a nurse who warms her hands first, so maybe you know how to make hard work gentle. Do this for your own tasks too, with music for the dull part and a good cup of tea.',
    short: 'Perhaps you make other people’s tired days easier, and you can spend the same care on your own.',
  },
  'Venus 7': {
    text: 'Venus, the planet of peace, is in the seventh place, the place of the other person. So help may come from somebody who is ready to meet you halfway, perhaps a face that you know already. Show them your work while it is unfinished, and let them say what they see.',
    short: 'Somebody across the table may wish you well, and you can show them what goes badly.',
  },
  'Venus 8': {
    text: 'Venus stands for peace, and the eighth place is about what is shared, owed or given up. So maybe you know how to end a thing so that nobody is ashamed. When you are stuck, look for something that is over and say goodbye to it kindly, and then your hands are free.',
    short: 'A friendly goodbye to something finished may make room for what has been waiting.',
  },
  'Venus 9': {
    text: 'Venus, the planet of love, is in the ninth place, the place of study and distant roads. So you can learn best from people who love their subject. Look for a teacher whose eyes shine, because with such a person a hard chapter may seem short.',
    short: 'A teacher whose eyes shine when they speak of the subject may be your help.',
  },
  'Venus 10': {
    text: 'Venus is in the tenth place, the place of work and reputation, and it stands for beauty. So what you finish may have a grace that people notice, even if it is only a report. When you lose heart, look once more at a thing that you have finished, because its beauty is there for you as well.',
    short:
      'Work that is pleasant to look at may carry you through, so look again at one thing that you made well.',
  },
  'Venus 11': {
    text: 'Venus stands for good company, and friends and hopes belong to the eleventh place, where it is. So an evening with friends may help you, just as you may comfort them. Put your question on the table between the dishes and let two or three people think about it.',
    short: 'An evening with people who like you may help more than an evening alone with the problem.',
  },
  'Venus 12': {
    text: 'Venus, which stands for what is lovely, is in the twelfth place, which is out of sight. So something that you love in secret may help you, like a small garden behind a wall. Go there for no special reason. The books call this place hard, but a garden makes it kinder.',
    short:
      'A beautiful thing that you enjoy in secret may strengthen you, such as a tune or a garden in the evening.',
  },
  'Moon 1': {
    text: 'The Moon is in the first place, that of the body. It grows and shrinks each month, and your strength may do the same, so a steady rhythm may help you. Take the same walk and keep the same bedtime, and begin the day slowly. A bad week can then pass more easily.',
    short: 'Regular hours may be your help, so eat, sleep and walk at the same times each day.',
  },
  'Moon 2': {
    text: 'The Moon is the planet of the household, and its place here is the second, that of money and stores. So perhaps you worry less when you can see what is on your shelf. Look along it once, by daylight, and close the door again, because there is often more than you feared.',
    short: 'Small stores in plain sight may be your help, because what you can see worries you less.',
  },
  'Moon 3': {
    text: 'The Moon, which stands for what is familiar, is in the third place, among kin and near roads. So help may have a voice that you have known for long. You need not explain much to such a person, and after ten minutes about the price of tomatoes you may feel like yourself again.',
    short: 'A familiar voice at the usual hour may be your help, even if you talk about very little.',
  },
  'Moon 4': {
    text: 'The Moon stands for food and rest, and the fourth place is the house, so the two belong together. You can find help in your own kitchen. Go in, wash your hands and cook something slowly. When the pot has been on the fire for an hour, the problem may look different.',
    short: 'An hour at home beside a slow pot may make the matter smaller.',
  },
  'Moon 5': {
    text: 'The Moon stands for care, and the fifth place is about pleasure and children, so young and growing things may help you. Look after a plant, an animal or a neighbour’s child for an hour. A small plant does not ask you to be clever, and you may come back with a lighter heart.',
    short: 'An hour with something small and growing may do you good, because it asks for nothing clever.',
  },
  'Moon 6': {
    text: 'The Moon stands for what comes back each day, and it is in the sixth place, the place of labour and care. So a small daily task may be a handrail on a hard day. Wash the cup or water the plant, and let the rest wait, because such tasks have an end each day, and so may you.',
    short: 'A small daily task may hold you up, because it has an end, and your mind can rest in it.',
  },
  'Moon 7': {
    text: 'The Moon, which stands for nearness, is in the seventh place, where the other person sits. So perhaps you grow calm sooner beside somebody than alone. They need not solve anything. Ask them to sit in the same room for an hour while you work, and the weight may feel shared.',
    short: 'Somebody who only sits beside you may calm you, even if nobody speaks of the matter.',
  },
  'Moon 8': {
    text: 'The Moon stands for feelings, and it is in the eighth place, among things shared and put away. So you may know how to be moved by a thing and close the box afterwards, as one does with old letters. Give one feeling its hour, and let the evening after it be light.',
    short: 'A feeling that has had its hour may leave the rest of the day lighter.',
  },
  'Moon 9': {
    text: 'The Moon stands for daily habits, and the ninth place is about faith and far roads. So you can go a long way in small daily steps, with one page each morning, a prayer at its hour or one line learned by heart. Such a habit asks little of you, even on bad days.',
    short: 'A small daily habit of the spirit may carry you better than one great plan.',
  },
  'Moon 10': {
    text: 'The Moon changes while everybody watches, and it is in the tenth place, the public one. So people may know your good days and your slow ones, and like you on both. You need not wear a mask. Say that today is a slow day, because good work can bear it.',
    short: 'You can tell people that today is a slow day, because their trust in you can bear it.',
  },
  'Moon 11': {
    text: 'The Moon stands for the home, and it is eleventh from the rising sign, where friends are. So your friends may be like a second household to you. Perhaps there is one house where you may open the refrigerator. Go there as you are, because old friends are not easily surprised.',
    short: 'Your friends may be like a household, so go in as you are and bring the trouble with you.',
  },
  'Moon 12': {
    text: 'The Moon stands for rest, and it is in the twelfth place, which is hidden and quiet. So you may need more time alone than you allow yourself. Take it before you are tired out. Muddy water becomes clear when it stands for a while, and you can come back kinder.',
    short: 'An hour of quiet, alone and without a screen, may be the help that you need most.',
  },
  'Sun 1': {
    text: 'The Sun is in the first place, which stands for your own person, so it may help you to remember who you are. When things are confused, say your name aloud and say what you have decided to do. Then do the first minute of it.',
    short: 'Perhaps you need nobody’s permission, so stand up straight, say your name and begin.',
  },
  'Sun 2': {
    text: 'The Sun makes things clear, and it is in the second place, the place of livelihood. So clear figures may help you. If there is something that you do well enough to be paid for, name the price in one sentence and add no excuse, because a clear figure can end much worry.',
    short: 'A clear price for what you do may end more worry than a modest one.',
  },
  'Sun 3': {
    text: 'The Sun stands for daylight, and it is in the third place, among brothers, neighbours and news. So open words may help you. If it is safe and wise, tell somebody near you in one clear sentence how things are with you, because they may have guessed half of it and be glad of the rest.',
    short: 'One clear sentence, said openly to people who are near, may be enough.',
  },
  'Sun 4': {
    text: 'The Sun is in the fourth place, deep in the chart, where house and foundations are. It is like an oven under the floor, so something from further back may keep you warm. It may be a craft, a song or a way of keeping your word. Remember from whom you have it.',
    short: 'Something old may hold you up, such as a craft, a song or a way of keeping your word.',
  },
  'Sun 5': {
    text: 'The Sun stands for courage, and it is in the fifth place, where people play. So you may be bravest when a thing is fun. Turn the hard task into a game, sing it or race it with three friends watching. A good mood can do what force could not.',
    short: 'Joy in front of a few people may help, so make a game of the hard thing.',
  },
  'Sun 6': {
    text: 'The Sun stands for pride, and the sixth place is about labour, so you may be proud of plain work. Perhaps it is a clean bench or a fair list that nobody else would notice. Take this pride with you today, because it may be worth more to you than applause.',
    short: 'Pride in plain work may carry you, so take the broom and clean one corner well.',
  },
  'Sun 7': {
    text: 'The Sun stands for clear sight, and it is in the seventh place, across from you. So somebody may see you as you are, perhaps even a person who disagrees with you. Tell them once what you really want, and leave out the small print.',
    short: 'Help may come from an honest person whom you tell what you really want.',
  },
  'Sun 8': {
    text: 'The Sun stands for light, and it is in the eighth place, among debts and endings. So a straight look at such things may help. Open the letter, read the figure and say the sum aloud. When you have looked at it by day, you may sleep better at night.',
    short:
      'A straight look may be your help, because a debt that you read by day is smaller than one that you guess at night.',
  },
  'Sun 9': {
    text: 'The old books say that the Sun has its joy in the ninth place, with its roads, its faith and its sciences. So perhaps you grow under a teacher whom you can respect. Choose one, in a book if you like, and be a pupil with your whole heart.',
    short: 'A teacher whom you respect may be your help, if you let them correct you.',
  },
  'Sun 10': {
    text: 'The Sun is in the tenth place, high in the chart, where everybody can see it. Because this place is a public one, hiding may cost you more strength than standing up. Put your name to the thing, and part of the difficulty may go, like a shadow at noon.',
    short: 'To put your name openly to the work may cost you less strength than to hide it.',
  },
  'Sun 11': {
    text: 'The Sun stands for honour, and it is in the eleventh place, the place of friends. So you may have friends who like to see you do well and are not afraid to say it. When you forget what you can do, ask them for three examples, and believe at least two.',
    short: 'Your friends may know better than you what you can do, so ask them for three examples.',
  },
  'Sun 12': {
    text: 'The Sun is in the twelfth place, a hidden place, a little above the horizon when the day is young. So your clearest hour may be an early one that nobody sees. What you understand then, alone and before any messages, may last until evening. Keep this hour as you keep a key.',
    short: 'An early hour that nobody sees may be your clearest one, so keep it for yourself.',
  },
}
