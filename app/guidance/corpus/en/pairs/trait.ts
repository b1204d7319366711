import type { PairTexts } from '#app/guidance/corpus/pair-texts.ts'

/** The sign of the lot and the rank of its ruler: one trait, told twice. */
export const TRAIT: PairTexts['trait'] = {
  'Aries home': {
    light:
      'Here a beginning needs no push. When others are still waiting for a sign you may already have lifted one end of the table, and most people are glad to lift the other.',
    shadow:
      'Such readiness can leave little for others to begin. By the time they have made up their minds the work is done, and they stand there with their sleeves rolled up.',
  },
  'Aries honoured': {
    light:
      'In a crisis people may look at you, and you grow calm. The orders are short and clear, the worst part is kept for oneself, and nobody asks afterwards who was in charge.',
    shadow:
      'Used to being called on, you may take a quiet season for a demotion, and start a fire somewhere in order to be needed at it.',
  },
  'Aries kin': {
    light:
      'You may be boldest in good company. One of you says, shall we, and you are the one who says, now, and a dull afternoon turns into the story that is told for years.',
    shadow:
      'Among your own people you can be brave for the wrong thing, because it is fun to charge in company and awkward to be the one who asks where to.',
  },
  'Aries footing': {
    light:
      'There may be one field in which you hesitate at nothing, a tool, a trade, a kind of talk. There you move first and surely, and younger people learn courage by watching your hands.',
    shadow:
      'You may defend your one small corner as if it were the whole town, and answer a friendly question about it with your chin.',
  },
  'Aries hosted': {
    light:
      'To be bold without being rude is an art, and it may be yours. Given half a nod you are off, and you bring back more than was asked for, and tell them that it was their idea.',
    shadow:
      'When nobody gives you leave you can stand before an open gate and stamp, and blame the gatekeeper, who had gone to lunch.',
  },
  'Aries stranger': {
    light:
      'You may have made a beginning in places where nobody knew you. It takes a kind of courage that has no audience, and perhaps you do not even think of it as courage.',
    shadow:
      'In an unknown place you may strike first, out of sheer nerves, and spend the next weeks being nicer than you feel.',
  },
  'Aries away': {
    light:
      'You may have strength and manners, and have learned to use the second to carry the first. You can push a thing through in such a way that nobody is shoved.',
    shadow:
      'Strength can be held back for so long, to keep the peace, that the peace itself begins to smell of smoke.',
  },
  'Aries low': {
    light:
      'Slow to strike, you may be quick to shield. Let someone smaller be pushed about, and you are suddenly there, in between, surprised at your own voice.',
    shadow:
      'A fight that you avoid outside may go on in you, and now and then get loose among those who never started it.',
  },
  'Taurus home': {
    light:
      'You may be one who makes things comfortable, solid and good, so that people breathe out. There is enough on such a table, and nobody has the feeling that it was counted.',
    shadow:
      'What suits you so well need never change, you may think, and go on thinking while the roof is being taken off next door.',
  },
  'Taurus honoured': {
    light:
      'Your taste may be sure, and it is kind: it chooses what lets others look their best. A room, a meal or a sentence that has passed through your hands has often become simply better.',
    shadow:
      'Fine things can become a fence. You may like somebody less for the way they hold a glass, and never find out what they would have told you.',
  },
  'Taurus kin': {
    light:
      'Perhaps you know how to enjoy things together. Nothing special has to happen: bread, fruit, somebody’s aunt with a story; and somebody says, stay, there is more.',
    shadow:
      'With those who like what you like you can sit so long, so pleasantly, that the question you had come with goes home unasked.',
  },
  'Taurus footing': {
    light:
      'A small pleasure may be enough for you, if it is real. Whoever can be made happy by a good pear is easy to live with, and hard to buy.',
    shadow:
      'You may cling to the one comfortable thing, the chair, the dish, the habit, and build the whole week round not losing it.',
  },
  'Taurus hosted': {
    light:
      'In other people’s houses you may be a delight. You notice what is good there and say so, and they see their own kitchen with new eyes after you have gone.',
    shadow:
      'As long as the host is pleased you may say that you are too, eat what is put before you, and go to bed hungry.',
  },
  'Taurus stranger': {
    light:
      'Some can make a home out of a suitcase, and you may be one of them. A cloth on the box, a cup, a plant from the market: in an hour the strange room has a corner in which one can drink tea.',
    shadow:
      'You may surround yourself with things until the room looks lived in, and still be waiting for someone to come who would sit down.',
  },
  'Taurus away': {
    light:
      'Rough surroundings may have taught you to find the soft place in them. You see what is lovable about a harbour, a factory, a gruff old man, and they show it to you.',
    shadow:
      'You may go for what glitters, because there is nothing restful near by, and be annoyed at yourself before it has been unwrapped.',
  },
  'Taurus low': {
    light:
      'You may love by taking care. The button has been sewn on before it is missed, the right size was remembered, and people feel looked after down to the hem.',
    shadow:
      'Now and then nothing is quite good enough to be enjoyed. You smooth the cloth once more, and the guests, who were comfortable, sit up straight.',
  },
  'Gemini home': {
    light:
      'Whoever talks with you may go away brighter. You ask the question that they had nearly thought of, and there are suddenly two doors in a wall that they had taken for a wall.',
    shadow:
      'You may know a little of everything and everybody, and when it is time to know one thing, or to stay for one person, there is another call.',
  },
  'Gemini honoured': {
    light:
      'You may be able to put difficult things into words that a tired person can follow. It looks easy. Those who have tried to do it know how much you must have understood.',
    shadow: 'Cleverness is so easily praised that you may come to prefer a neat answer to a true one.',
  },
  'Gemini kin': {
    light:
      'You may think best out loud, among friends, with someone drawing on a napkin. Some of the good ideas of the company began, perhaps, with your saying, no, wait, say that again.',
    shadow:
      'In a circle of quick minds you can spend a whole year polishing a joke, and find that nobody has asked how anybody is.',
  },
  'Gemini footing': {
    light:
      'There may be one subject on which you are a delight to listen to. The odd facts, the names, the smells of it are given away like sweets.',
    shadow:
      'On the one thing that you know well you can talk at length, past the point where people’s eyes went to the window.',
  },
  'Gemini hosted': {
    light:
      'You may translate between people: the engineer and the grandmother both feel that you are on their side, and both are right. It is learned as a guest, by listening.',
    shadow:
      'You may say what fits the house. It fits so well, in each house, that you no longer know which of it you think.',
  },
  'Gemini stranger': {
    light:
      'Put down in any town, you may know by evening three people, the word for bread and where it is cheapest. Curiosity takes such a person by the hand.',
    shadow:
      'Unsure of the language of the place, you may chatter, or fall silent, and either way nobody gets to hear the sensible thing.',
  },
  'Gemini away': {
    light:
      'Perhaps you can see what a heap of details is about. While others read out the list, you say quietly what it comes to, and the list becomes shorter.',
    shadow:
      'Great words and small facts get mixed. You may promise the whole library when you have one good page.',
  },
  'Gemini low': {
    light:
      'You may hear what is meant under what is said. A pause, a joke that came too quickly: you notice, and you answer the other thing, the one they had not dared to put in words.',
    shadow:
      'You may start to say a thing in five ways and drop them all, and those who wait think that you have nothing to say.',
  },
  'Cancer home': {
    light:
      'People may become well near you. It is nothing that you say. It is soup, a blanket, the way you do not ask, and they find that they have told you everything.',
    shadow:
      'Care can hold too tight. You may keep the door shut against a draught, and those inside, who love you, would like some air.',
  },
  'Cancer honoured': {
    light:
      'Here is a large heart and a steady one. Whoever comes to you upset may find everything in its place and you in yours, as if trouble were a kind of weather.',
    shadow: 'Where so many lean on you, you may come to feel hurt when somebody can stand.',
  },
  'Cancer kin': {
    light:
      'Perhaps you keep a family together, one that was given to you or one that you found. You know the birthdays, the sore points, and who must not sit beside whom.',
    shadow:
      'For your own people you may do anything, and for those outside the gate not even turn on the lamp.',
  },
  'Cancer footing': {
    light:
      'You may have one small rite that everyone loves, a song, a bread, a word at the door. It lasts a minute, and they would know you by it anywhere.',
    shadow:
      'You may hold on to one little custom until it is a law, and be sad on the day when others forget it.',
  },
  'Cancer hosted': {
    light:
      'You may know how to make yourself at home without taking anybody’s place. In a short time the house has a new good habit, and no one remembers who began it.',
    shadow:
      'Where you feel welcome you may give yourself up entirely; where you do not, you are gone, and nobody saw you leave.',
  },
  'Cancer stranger': {
    light:
      'You may look after yourself and others on very little. Where there is no warmth somebody brings their own, in a flask so to speak, and pours for those next to them.',
    shadow:
      'Where nobody asks how you are, you may stop asking yourself. It shows in odd places, a lost key, a forgotten meal.',
  },
  'Cancer away': {
    light:
      'Somebody remains sober when the others cry, and does what has to be done; it may be you. Later, in the kitchen, by yourself, you cry too, and then you rinse the cup.',
    shadow:
      'You may turn your care into duty and then into work, until those you look after feel like items on a list.',
  },
  'Cancer low': {
    light:
      'You may know about low hours, and be gentle in a particular way because of it. You do not say that they pass. You sit down beside people in the dark, and stay.',
    shadow:
      'You can pull an old sadness round you like a coat, and it does keep the wind off, and also everything else.',
  },
  'Leo home': {
    light:
      'You may warm a room by being pleased to be in it. Praise is given loudly there, and by name, and people remember years afterwards something that was said about their work.',
    shadow:
      'Where there is so much light others may quite gladly stop bringing theirs, and then you wonder why it is all left to you.',
  },
  'Leo honoured': {
    light:
      'There is a dignity that takes none away from anyone, and you may have it. You stand up, it grows quiet, and what you say then is usually for somebody else’s benefit.',
    shadow: 'It may be hard for you to be nobody for an afternoon; even a walk in the woods becomes a tour.',
  },
  'Leo kin': {
    light:
      'With those who love you, perhaps, you play, you exaggerate, you dress up, and the shyest of them is on the stage before anyone has asked. Joy spreads outward from you.',
    shadow:
      'In one’s own circle everybody claps. You may come to take the circle for the world, and the world for rude.',
  },
  'Leo footing': {
    light:
      'There may be one thing that you do splendidly, for the pleasure of those who watch. For those ten minutes it is a feast day.',
    shadow:
      'One small success may have to serve you on many occasions, and your friends know the story by heart.',
  },
  'Leo hosted': {
    light:
      'You may be one who honours those who invite you. The best you have goes on their table, and they look well before their guests.',
    shadow: 'Given a place to shine you shine, and without one you may sulk where everyone can see it.',
  },
  'Leo stranger': {
    light:
      'Perhaps you can keep your own worth without anybody’s confirming it. In a foreign place you hold yourself straight, do your work well, and let them find out.',
    shadow:
      'If they do not know who you are you may tell them, at some length, and like yourself less with every sentence.',
  },
  'Leo away': {
    light:
      'You may lead in such a way that the others believe it was themselves. It is more than modesty: their part is seen, and named.',
    shadow:
      'You may shine for everybody’s sake, and look about in the middle of it to see if it is all right.',
  },
  'Leo low': {
    light:
      'You may make other people feel like kings. You hold the door, you hand on the credit, and there is a quiet pride in it that asks for no chair.',
    shadow:
      'You may give up the best place so readily that nobody can tell when you would have liked it, and then you are hurt.',
  },
  'Virgo home': {
    light:
      'You may be the one who makes things work. Without any fuss the drawer runs, the letter is in order, the figure is right; and the others go on as if it had always been so.',
    shadow:
      'You may see first what is wrong with a thing. Those who showed it to you had wished, for a moment, that you would see something else.',
  },
  'Virgo honoured': {
    light:
      'Perhaps you have the exact word, the exact grain of salt. When it counts, when a thing must not go wrong, people come to such a person.',
    shadow:
      'Somebody who is right so often is tiring for people. You may be the best adviser they have, and not be asked to the party.',
  },
  'Virgo kin': {
    light:
      'You may be a joy to work beside. The tool goes back where the next hand looks for it, and somebody who learns a trade with you has learned it for good.',
    shadow:
      'With your fellow workers you can go on improving the method until the thing that it was for has gone out of season.',
  },
  'Virgo footing': {
    light:
      'One small thing you may do faultlessly, and people set their watches by it. It holds up more than one suspects, like the peg in a tent.',
    shadow:
      'Because one shelf can be kept in order you may keep that one, with passion, and step over the rest.',
  },
  'Virgo hosted': {
    light:
      'In any house you may see what is needed and do it, without rearranging anything that is dear to people. They would like you to stay a week longer.',
    shadow: 'You may fit in so helpfully that people forget you are a guest and hand you the mop.',
  },
  'Virgo stranger': {
    light:
      'Where you know no one you may begin by being of use: a corner is swept, the missing page is found. It is a modest way of saying hello, and it is understood.',
    shadow:
      'In order to do nothing wrong you may do nothing, and stand in the doorway studying the floor plan.',
  },
  'Virgo away': {
    light:
      'It is possible to love the exact thing and the large one together, and you may. You let no vision off without its bolts, nor a heap of bolts without saying what it is for.',
    shadow:
      'You may talk yourself into a great design and feel guilty for each screw that it does not account for.',
  },
  'Virgo low': {
    light:
      'You may have an eye for what does not fit into any list, a colour, a silence, somebody’s tired hands. You put it in the margin, and it is often the main thing.',
    shadow: 'You may doubt each sentence until it has dissolved. What people needed was the rough one.',
  },
  'Libra home': {
    light:
      'People may behave better when you are there. You ask each of them something, and presently two who had come in with stiff necks are passing each other the salt.',
    shadow:
      'You can see so well what everyone would like that you may get up from table without having ordered.',
  },
  'Libra honoured': {
    light:
      'Perhaps you can say no so gracefully that you are thanked. It is an art. It leaves people their face, and generally they find that they can do without the rest.',
    shadow:
      'Harmony may matter to you more than the thing itself. A matter is smoothed over, and it is smooth, and it is still wrong.',
  },
  'Libra kin': {
    light:
      'You may have a talent for friends of friends. Round you there grows a company in which people of all sorts are courteous to one another, and enjoy it.',
    shadow:
      'In an agreeable circle nobody likes to be the first to disagree, and you least of all. Things get decided there by good manners.',
  },
  'Libra footing': {
    light:
      'In one matter at least your judgement may be very good, colours perhaps, or words, or who would like whom. People ask before they buy.',
    shadow:
      'You may weigh the small choice, this tie or that one, with a care that the large one never gets.',
  },
  'Libra hosted': {
    light:
      'You may be the guest one wishes for: one who knows when to speak, when to admire the baby and when to go, and who sends a line afterwards that is kept.',
    shadow:
      'You can reflect your host so prettily that it may be some time before anybody asks what you look like.',
  },
  'Libra stranger': {
    light:
      'Perhaps you can come to terms with anybody. A bow, a gift, a few words learned on the way: strangers are disarmed, since you clearly took the trouble.',
    shadow: 'For fear of giving offence you may give nothing at all, and be remembered as pleasant.',
  },
  'Libra away': {
    light:
      'One can be fair without being soft, and perhaps you are. Injustice is called by its name, and afterwards a hand is held out; most people take it.',
    shadow: 'You may say it too bluntly, startle yourself, and take back twice as much as you had said.',
  },
  'Libra low': {
    light:
      'You may be fair in the small change of life, where others do not look. The thin slice is yours, the turn is theirs, and the instructions have been read for everyone.',
    shadow: 'Fairness can become bookkeeping: who did the dishes, on which day, and how well.',
  },
  'Scorpio home': {
    light:
      'Tell you a secret and it is as if it had been dropped down a well, only that the well is on your side. So people may come to you with what they cannot tell anyone.',
    shadow: 'You may keep your own counsel so well that those nearest you are alone in the same room.',
  },
  'Scorpio honoured': {
    light:
      'Serious hours may suit you. No chatter, no panic: the thing itself is looked at, what has to be done is done, and it is seen through to the last day.',
    shadow: 'Whoever holds the threads may find it difficult to let somebody else tie a knot.',
  },
  'Scorpio kin': {
    light:
      'For your own people you may go down into any cellar. They know it. It lets them sleep, and they are braver for it in the daytime.',
    shadow: 'With the few you trust you may shut the shutters and find everyone outside suspicious.',
  },
  'Scorpio footing': {
    light:
      'There may be a thing about people that you see at once, the lie, perhaps, or the grief. You say nothing, and act accordingly, and are seldom wrong.',
    shadow:
      'On the one point where you are easily hurt you may be watchful past all reason, and it is a small point.',
  },
  'Scorpio hosted': {
    light:
      'What is locked is respected here. If you go softly in other people’s lives, you may be shown round, room by room, as few have been.',
    shadow: 'You can be in a house for years, loyally, with your bag packed.',
  },
  'Scorpio stranger': {
    light:
      'Perhaps nobody has to explain to you what it is to be outside. You notice the one who stands by the wall, and go and stand there too, and it becomes a place.',
    shadow:
      'You may read every face for what it hides, and get tired, and take your tiredness for proof that something was hidden.',
  },
  'Scorpio away': {
    light:
      'Here is strength that has been tamed. You may be angry and fair in one breath, and that is why people let you tell them the truth.',
    shadow: 'For the sake of peace you may smile at something that you ought to have bitten.',
  },
  'Scorpio low': {
    light:
      'You may stay when it gets deep. Other people’s tears are no embarrassment then; you wait with them as one waits for a boat.',
    shadow: 'You can hold a feeling under water for so long that nothing else comes up there either.',
  },
  'Sagittarius home': {
    light:
      'You may think large, and it is catching. People come with a small worry and hear of mountains; it is odd, but the worry is the right size when they leave.',
    shadow:
      'You mean so well, and speak so broadly, that you may tread on somebody in all your goodness and be telling them about the view.',
  },
  'Sagittarius honoured': {
    light:
      'What is right can be spoken of plainly, without making anybody feel small. In a muddled hour you may be the one who says what it is all about.',
    shadow: 'Being looked up to, you may give an answer where you had only an opinion, and they act on it.',
  },
  'Sagittarius kin': {
    light:
      'With good companions you may be a wonderful traveller: you sing, you know a short cut, you share the last orange in six.',
    shadow: 'Among believers you may stop asking. It is warm in there, and the map on the wall is very old.',
  },
  'Sagittarius footing': {
    light:
      'You may have one conviction that has carried you well, and hand it on to whoever needs it, lightly, like a spare coat.',
    shadow:
      'One truth can be hung on every nail. You may explain the neighbours, the news and the weather by it.',
  },
  'Sagittarius hosted': {
    light:
      'In a strange house or among people of another faith, you may be one who listens. You leave with something, and they have the feeling that they were understood.',
    shadow: 'You may agree with the house about everything, and find out on the way home what you think.',
  },
  'Sagittarius stranger': {
    light:
      'You may hold to what is true for you where nobody else holds to it. There is no need to argue. It is lived by, among them, and now and then one of them asks.',
    shadow:
      'Far from those who share your beliefs you may preach a little, chiefly to hear a familiar voice.',
  },
  'Sagittarius away': {
    light:
      'A great idea can be taken apart into pieces that a child could carry, and you may know how. Nothing is lost in it, and it turns out that it was a great idea.',
    shadow:
      'Reasons can be collected for too long: a conviction that has been proved on every side may forget to get up and go.',
  },
  'Sagittarius low': {
    light:
      'You may promise little. What you believe is tried and plain, and people who have given up on large words can listen to yours.',
    shadow:
      'You may write your hopes in so small a hand that nobody knows of them, and so no one hopes along.',
  },
  'Capricorn home': {
    light:
      'You may be the wall that one can lean against. A yes is said, a good while ahead, and on the day the thing is there, finished, with the date on it.',
    shadow: 'Whoever can bear so much may forget to ask whether it has to be borne.',
  },
  'Capricorn honoured': {
    light:
      'People may trust your judgement because you are in no hurry to give it. The end of the story is heard. Then comes one sentence, and the matter is settled.',
    shadow: 'Whoever judges justly may find it hard to stop, at table, on a beach, on a holiday.',
  },
  'Capricorn kin': {
    light:
      'With you in the team the dull part gets done as well. Perhaps you keep the time and count the heads, and in the evening nobody has been left behind.',
    shadow: 'Among the hard-working you may come to look on rest as a thing that other people do.',
  },
  'Capricorn footing': {
    light:
      'In one respect you may be rock. The others know about it, and when all else moves they come and stand there for a while.',
    shadow:
      'You may hold on to your one certainty so sternly that a better one has to wait outside in the rain.',
  },
  'Capricorn hosted': {
    light:
      'You may take a responsibility that is lent to you and treat it as your own, and hand it back in better order, with the key.',
    shadow:
      'You can follow the rules of the house so well that you end by enforcing them on those who live there.',
  },
  'Capricorn stranger': {
    light:
      'In a place where nobody owed you anything you may have built something, by yourself, out of what lay about. You would not mention it. It stands.',
    shadow: 'You may ask for nothing, and get it.',
  },
  'Capricorn away': {
    light:
      'You may look after people by being reliable. It is not always taken for warmth; and yet, on a bad night, it is your lamp that they see from the road.',
    shadow:
      'You may be strict where you are unsure, and those who would have liked to comfort you stand to attention.',
  },
  'Capricorn low': {
    light:
      'Perhaps you know how to begin from the bottom without feeling small. What others learned early is learned late, and thoroughly, and nothing is hidden.',
    shadow:
      'You can take the haste of others for duty, and run, and arrive out of breath at something that could have waited.',
  },
  'Aquarius home': {
    light:
      'You may see how things could be arranged so that nobody is left out, and then sit down and draw it up. People can shelter under a good rule.',
    shadow:
      'You can be so fair to mankind that the person across the table would gladly be preferred a little.',
  },
  'Aquarius honoured': {
    light:
      'Here one thinks for many. You may be heard because it is never about you, and what you propose is still being done when nobody remembers who proposed it.',
    shadow: 'Whoever is used to seeing the whole may find it a nuisance when somebody is an exception.',
  },
  'Aquarius kin': {
    light:
      'Among like minds you may be inventive and loyal. Something odd is built together, and it works, and there is a chair in it for whoever comes next.',
    shadow: 'A circle of the enlightened is also a circle. You may not notice how it looks from behind.',
  },
  'Aquarius footing': {
    light:
      'You may have one idea that is ahead of its time, and go on with it quietly, year after year, until somebody asks.',
    shadow: 'You may be different in one point and make rather much of it.',
  },
  'Aquarius hosted': {
    light:
      'Perhaps you can belong without giving yourself up. You keep your own mind in each group, friendly and awake, and the group is the better for one window.',
    shadow: 'You may stay a guest on principle, even where they would have given you a key.',
  },
  'Aquarius stranger': {
    light:
      'You may know what it is not to fit. Whoever does not fit either is at ease with you within five minutes, and does not know why.',
    shadow: 'You may make a home of being outside, and be almost sorry when somebody lets you in.',
  },
  'Aquarius away': {
    light:
      'A great cool reason can be put at the service of somebody in particular, by name, warmly. It may cost you something, and it is the best use that it has.',
    shadow: 'You may want to be admired for not wanting it.',
  },
  'Aquarius low': {
    light:
      'You may have the courage to try the untried thing, first and on yourself. When it fails you say so, and when it works you show everyone how.',
    shadow: 'Impatient with how slow people are, you can leave them behind for their own good.',
  },
  'Pisces home': {
    light:
      'There may be room in you. People tell you what they are ashamed of, and find that you think well of them afterwards.',
    shadow:
      'You may forgive so soon that the thing has no time to be looked at, and comes back within the week.',
  },
  'Pisces honoured': {
    light:
      'Your kindness may have a grandeur of which you know nothing. A thing is overlooked, let be, lent without asking for how long; and now and then somebody has become kinder because of it.',
    shadow: 'You can give so much shelter that those under it never learn to put up a roof.',
  },
  'Pisces kin': {
    light:
      'With those who feel as you do, perhaps, you sing, you cook, you look after the stray. Whoever comes in from outside is given a cup before a question.',
    shadow: 'In a circle of the tender nobody says the hard word. You may drown there together, very gently.',
  },
  'Pisces footing': {
    light:
      'For one kind of being you may have endless patience, the old, perhaps, or animals, or plants. One need only watch you with them to know who you are.',
    shadow: 'One soft spot of yours may be known to everyone, and now and then pressed.',
  },
  'Pisces hosted': {
    light:
      'Perhaps you can live with anybody. You find the side of people that is good to live with, and they show it more and more, because it was seen.',
    shadow:
      'You may take the shape of the vessel that you are poured into, and it is always somebody else’s.',
  },
  'Pisces stranger': {
    light:
      'Whatever has no place of its own may have your pity. You stop for it. It is inconvenient, and good people are met in that way.',
    shadow: 'You may drift from one harbour to the next and take each for home until it rains.',
  },
  'Pisces away': {
    light:
      'You may put feeling into a form that others can use, a list, a song, a plan for the soup kitchen. Because of it the pity lasts longer than the evening.',
    shadow: 'You can explain your compassion until nothing of it is left but the explanation.',
  },
  'Pisces low': {
    light:
      'Kindness is practical here, and near the ground. You may not love everyone. But one old man is driven to the doctor’s, each month, and the same story listened to.',
    shadow: 'You may give in small coins and count them afterwards, ashamed of the counting.',
  },
}
