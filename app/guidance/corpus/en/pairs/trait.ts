import type { PairTexts } from '#app/guidance/corpus/pair-texts.ts'

/** The sign of the lot and the rank of its ruler: one trait, told twice. */
export const TRAIT: PairTexts['trait'] = {
  'Aries home': {
    light:
      'You begin without being pushed. When others are still waiting for a sign you have already lifted one end of the table, and most people are glad to lift the other.',
    shadow:
      'The same readiness leaves little for others to begin. By the time they have made up their minds the work is done, and they stand there with their sleeves rolled up.',
  },
  'Aries honoured': {
    light:
      'In a crisis people look at you, and you grow calm. You give short, clear orders, you take the worst part yourself, and nobody asks afterwards who was in charge.',
    shadow:
      'Used to being called on, you may take a quiet season for a demotion, and start a fire somewhere in order to be needed at it.',
  },
  'Aries kin': {
    light:
      'You are at your boldest in good company. One of you says, shall we, and you are the one who says, now, and a dull afternoon turns into the story that is told for years.',
    shadow:
      'Among your own people you can be brave for the wrong thing, because it is fun to charge in company and awkward to be the one who asks where to.',
  },
  'Aries footing': {
    light:
      'There is one field in which you hesitate at nothing, a tool, a trade, a kind of talk. There you move first and surely, and younger people learn courage by watching your hands.',
    shadow:
      'You may defend your one small corner as if it were the whole town, and answer a friendly question about it with your chin.',
  },
  'Aries hosted': {
    light:
      'You know how to be bold without being rude. Given half a nod you are off, and you bring back more than was asked for, and tell them that it was their idea.',
    shadow:
      'When nobody gives you leave you can stand before an open gate and stamp, and blame the gatekeeper, who had gone to lunch.',
  },
  'Aries stranger': {
    light:
      'You have begun again in places where nobody knew you, more than once. It takes a kind of courage that has no audience, and you do not even think of it as courage.',
    shadow:
      'In an unknown place you may strike first, out of sheer nerves, and spend the next weeks being nicer than you feel.',
  },
  'Aries away': {
    light:
      'You have strength and you have manners, and have learned to use the second to carry the first. You can push a thing through in such a way that nobody is shoved.',
    shadow:
      'You hold it back for so long, to keep the peace, that the peace itself has begun to smell of smoke.',
  },
  'Aries low': {
    light:
      'Slow to strike, you are quick to shield. Let someone smaller be pushed about, and you are suddenly there, in between, surprised at your own voice.',
    shadow:
      'The fight that you avoid outside goes on in you, and now and then it gets loose among those who never started it.',
  },
  'Taurus home': {
    light:
      'You make things comfortable, solid and good. People breathe out in your company. There is always enough on the table, and nobody has the feeling that it was counted.',
    shadow:
      'What suits you so well need never change, you think, and you go on thinking it while the roof is being taken off next door.',
  },
  'Taurus honoured': {
    light:
      'Your taste is sure and it is kind: you choose what lets others look their best. A room, a meal or a sentence that has passed through your hands has become simply better.',
    shadow:
      'Fine things can become a fence. You may like somebody less for the way they hold a glass, and never find out what they would have told you.',
  },
  'Taurus kin': {
    light:
      'You know how to enjoy things together. Nothing special has to happen: bread, fruit, somebody’s aunt with a story; and you are the one who says, stay, there is more.',
    shadow:
      'With those who like what you like you can sit so long, so pleasantly, that the question you had come with goes home unasked.',
  },
  'Taurus footing': {
    light:
      'A small pleasure is enough for you, if it is real. You can be made happy by a good pear. It makes you easy to live with, and hard to buy.',
    shadow:
      'You may cling to the one comfortable thing, the chair, the dish, the habit, and build the whole week round not losing it.',
  },
  'Taurus hosted': {
    light:
      'In other people’s houses you are a delight. You notice what is good there and say so, and they see their own kitchen with new eyes after you have gone.',
    shadow:
      'As long as the host is pleased you say that you are too, and eat what is put before you, and go to bed hungry.',
  },
  'Taurus stranger': {
    light:
      'You can make a home out of a suitcase. A cloth on the box, a cup, a plant from the market: in an hour the strange room has a corner in which one can drink tea.',
    shadow:
      'You may surround yourself with things until the room looks lived in, and still be waiting for someone to come who would sit down.',
  },
  'Taurus away': {
    light:
      'Rough surroundings have taught you to find the soft place in them. You see what is lovable about a harbour, a factory, a gruff old man, and they show it to you.',
    shadow:
      'You may go for what glitters, because there is nothing restful near by, and be annoyed at yourself before it has been unwrapped.',
  },
  'Taurus low': {
    light:
      'You love by taking care. The button has been sewn on before it is missed, the right size was remembered. People feel looked after by you down to the hem.',
    shadow:
      'Nothing is quite good enough to be enjoyed. You smooth the cloth again, and the guests, who were comfortable, sit up straight.',
  },
  'Gemini home': {
    light:
      'Whoever talks with you goes away brighter. You ask the question that they had nearly thought of, and there are suddenly two doors in a wall that they had taken for a wall.',
    shadow:
      'You know a little of everything and everybody, and when it is time to know one thing, or to stay for one person, you have another call.',
  },
  'Gemini honoured': {
    light:
      'You put difficult things into words that a tired person can follow. It looks easy. Those who have tried to do it know how much you must have understood.',
    shadow: 'Cleverness is so easily praised in you that you may come to prefer a neat answer to a true one.',
  },
  'Gemini kin': {
    light:
      'You think best out loud, among friends, with someone drawing on a napkin. Half the good ideas of the company began with your saying, no, wait, say that again.',
    shadow:
      'In a circle of quick minds you can spend a whole year polishing a joke, and find that nobody has asked how anybody is.',
  },
  'Gemini footing': {
    light:
      'There is one subject on which you are a delight to listen to. You know the odd facts, the names, the smells of it, and you give them away like sweets.',
    shadow:
      'On the one thing that you know well you can talk at length, past the point where their eyes went to the window.',
  },
  'Gemini hosted': {
    light:
      'You translate between people: the engineer and the grandmother both feel that you are on their side, and both are right. You learned it as a guest, by listening.',
    shadow:
      'You may say what fits the house. It fits so well, in each house, that you no longer know which of it you think.',
  },
  'Gemini stranger': {
    light:
      'Put you down in any town and by evening you know three people, the word for bread and where it is cheapest. Curiosity takes you by the hand.',
    shadow:
      'Unsure of the language of the place, you chatter, or you fall silent, and either way nobody gets to hear the sensible thing.',
  },
  'Gemini away': {
    light:
      'You can see what a heap of details is about. While others read you the list, you say quietly what it comes to, and the list becomes shorter.',
    shadow:
      'Great words and small facts get mixed. You may promise the whole library when you have one good page.',
  },
  'Gemini low': {
    light:
      'You hear what is meant under what is said. A pause, a joke that came too quickly: you notice, and you answer the other thing, the one they had not dared to put in words.',
    shadow:
      'You start to say it in five ways and drop them all, and those who wait for you think that you have nothing to say.',
  },
  'Cancer home': {
    light:
      'People become well near you. It is nothing that you say. It is soup, a blanket, the way you do not ask, and they find that they have told you everything.',
    shadow:
      'Care can hold too tight. You may keep the door shut against a draught, and those inside, who love you, would like some air.',
  },
  'Cancer honoured': {
    light:
      'You have a large heart and a steady one. Whoever comes to you upset finds everything in its place and you in yours, as if trouble were a kind of weather.',
    shadow: 'So many lean on you that you may come to feel hurt when somebody can stand.',
  },
  'Cancer kin': {
    light:
      'You keep a family together, the one you were given or the one you found. You know the birthdays, the sore points, and who must not sit beside whom.',
    shadow:
      'For your own people you would do anything. For those outside the gate you may not even turn on the lamp.',
  },
  'Cancer footing': {
    light:
      'You have one small rite that everyone loves, a song, a bread, a word at the door. It lasts a minute, and they would know you by it anywhere.',
    shadow:
      'You may hold on to one little custom until it is a law, and be sad on the day when they forgot it.',
  },
  'Cancer hosted': {
    light:
      'You can make yourself at home without taking anybody’s place. In a short time the house has a new good habit, and no one remembers who began it.',
    shadow:
      'Where you feel welcome you give yourself up entirely. Where you do not, you are gone, and nobody saw you leave.',
  },
  'Cancer stranger': {
    light:
      'You look after yourself and others on very little. Where there was no warmth you brought your own, in a flask so to speak, and poured for those next to you.',
    shadow:
      'Because nobody asked how you were, you stopped asking yourself. It shows in odd places, a lost key, a forgotten meal.',
  },
  'Cancer away': {
    light:
      'You are the one who remains sober when the others cry, and does what has to be done. Later, in the kitchen, by yourself, you cry too, and then you rinse the cup.',
    shadow:
      'You may turn your care into duty and then into work, until those you look after feel like items.',
  },
  'Cancer low': {
    light:
      'You know about low hours, and it makes you gentle in a particular way. You do not say that it passes. You sit down beside people in the dark, and are not afraid of it.',
    shadow:
      'You can pull an old sadness round you like a coat, and it does keep the wind off, and also everything else.',
  },
  'Leo home': {
    light:
      'You warm a room by being pleased to be in it. You praise loudly and by name. People remember years afterwards something that you said about their work.',
    shadow:
      'There is so much light where you are that others, quite gladly, stop bringing theirs, and then you wonder why it is all left to you.',
  },
  'Leo honoured': {
    light:
      'You have a natural dignity that takes none away from anyone. You stand up, it grows quiet, and what you say then is usually for somebody else’s benefit.',
    shadow: 'It is hard for you to be nobody for an afternoon. You may turn a walk in the woods into a tour.',
  },
  'Leo kin': {
    light:
      'With those who love you, you play, you exaggerate, you dress up, and the shyest of them is on the stage before anyone has asked. Joy spreads outward from you.',
    shadow:
      'In your own circle everybody claps. You may come to take the circle for the world, and the world for rude.',
  },
  'Leo footing': {
    light:
      'There is one thing that you do splendidly, and you do it for the pleasure of those who watch. For those ten minutes it is a feast day.',
    shadow: 'One small success has to serve you on many occasions, and your friends know the story by heart.',
  },
  'Leo hosted': {
    light:
      'You honour those who invite you. You bring the best you have and put it on their table, and you make them look well before their guests.',
    shadow: 'Given a place to shine you shine, and without one you may sulk where everyone can see it.',
  },
  'Leo stranger': {
    light:
      'You can keep your own worth without anybody’s confirming it. In a foreign place you hold yourself straight, do your work well, and let them find out.',
    shadow:
      'If they do not know who you are you may tell them, at some length, and like yourself less with every sentence.',
  },
  'Leo away': {
    light:
      'You lead in such a way that the others believe it was themselves. It is not modesty alone, you do see their part, and you name it.',
    shadow: 'You shine for everybody’s sake, and look about in the middle of it to see if it is all right.',
  },
  'Leo low': {
    light:
      'You make other people feel like kings. You hold the door, you hand on the credit, and there is a quiet pride in it that asks for no chair.',
    shadow:
      'You give up the best place so readily that nobody can tell when you would have liked it, and then you are hurt.',
  },
  'Virgo home': {
    light:
      'You make things work. Without any fuss the drawer runs again, the letter is in order, the figure is right; and the others go on as if it had always been so.',
    shadow:
      'You see what is wrong with it first. Those who showed it to you had wished, for a moment, that you would see something else.',
  },
  'Virgo honoured': {
    light:
      'You have the exact word, the exact grain of salt. When it counts, when it must not go wrong, they come to you, and then it does not go wrong.',
    shadow:
      'Being right so often is tiring for people. You may be the best adviser they have, and not be asked to the party.',
  },
  'Virgo kin': {
    light:
      'You are a joy to work beside. You put the tool back where the next hand looks for it, and somebody who learns a trade with you has learned it for good.',
    shadow:
      'With your fellow workers you can go on improving the method until the thing that it was for has gone out of season.',
  },
  'Virgo footing': {
    light:
      'One small thing you do faultlessly, and people set their watches by it. It has held up more than you suspect, like the peg in a tent.',
    shadow:
      'Because one shelf can be kept in order you may keep that one, with passion, and step over the rest.',
  },
  'Virgo hosted': {
    light:
      'In any house you see what is needed and do it, without rearranging anything that is dear to them. They would like you to stay a week longer.',
    shadow: 'You fit in so helpfully that they forget you are a guest and hand you the mop.',
  },
  'Virgo stranger': {
    light:
      'Where you know no one you begin by being of use. You sweep a corner, you find the missing page. It is a modest way of saying hello, and it is understood.',
    shadow:
      'In order to do nothing wrong you may do nothing, and stand in the doorway studying the floor plan.',
  },
  'Virgo away': {
    light:
      'You can love the exact thing and the large one together. You let no vision off without its bolts, nor a heap of bolts without saying what it is for.',
    shadow:
      'You may talk yourself into a great design and feel guilty for each screw that it does not account for.',
  },
  'Virgo low': {
    light:
      'You have an eye for what does not fit into any list, a colour, a silence, somebody’s tired hands. You put it in the margin, and it is often the main thing.',
    shadow: 'You doubt each sentence until it has dissolved. What they needed was the rough one.',
  },
  'Libra home': {
    light:
      'People behave better when you are there. You ask each of them something, and presently two who had come in with stiff necks are passing each other the salt.',
    shadow:
      'You can see so well what everyone would like that you may get up from table without having ordered.',
  },
  'Libra honoured': {
    light:
      'You can say no so gracefully that they thank you. It is an art. You leave people their face, and generally they find that they can do without the rest.',
    shadow:
      'Harmony may matter to you more than the thing itself. You smooth it over, and it is smooth, and it is still wrong.',
  },
  'Libra kin': {
    light:
      'You have a talent for friends of friends. Round you there grows a company in which people of all sorts are courteous to one another, and enjoy it.',
    shadow:
      'In an agreeable circle nobody likes to be the first to disagree, and you least of all. Things get decided there by good manners.',
  },
  'Libra footing': {
    light:
      'In one matter at least your judgement is perfect, colours perhaps, or words, or who would like whom. People ask you before they buy, and before they marry.',
    shadow:
      'You may weigh the small choice, this tie or that one, with a care that the large one never gets.',
  },
  'Libra hosted': {
    light:
      'You are the guest one wishes for. You know when to speak, when to admire the baby and when to go; and you send a line afterwards that is kept.',
    shadow:
      'You reflect your host so prettily that it may be some time before anybody asks what you look like.',
  },
  'Libra stranger': {
    light:
      'You can come to terms with anybody. A bow, a gift, a few words learned on the way: strangers are disarmed, since you clearly took the trouble.',
    shadow: 'For fear of giving offence you may give nothing at all, and be remembered as pleasant.',
  },
  'Libra away': {
    light:
      'You are fair, and you are not soft. When something is unjust you say so to its face, and afterwards you hold out your hand; most people take it.',
    shadow: 'You may say it too bluntly, startle yourself, and take back twice as much as you had said.',
  },
  'Libra low': {
    light:
      'You are fair in the small change of life, where others do not look. The thin slice is yours, the turn is theirs, and you have read the instructions for everyone.',
    shadow: 'Fairness can become bookkeeping. You notice who did the dishes, on which day, and how well.',
  },
  'Scorpio home': {
    light:
      'Tell you a secret and it is as if it had been dropped down a well, only that the well is on your side. People come to you with what they cannot tell anyone.',
    shadow: 'You keep your own counsel so well that those nearest you can be alone in the same room.',
  },
  'Scorpio honoured': {
    light:
      'Serious hours suit you. No chatter, no panic: you look at the thing itself, you do what has to be done, and you see it through to the last day.',
    shadow: 'You hold the threads. It may become difficult for you to let somebody else tie a knot.',
  },
  'Scorpio kin': {
    light:
      'For your own you go down into any cellar. They know it. It lets them sleep, and they are braver for it in the daytime.',
    shadow: 'With the few you trust you may shut the shutters and find everyone outside suspicious.',
  },
  'Scorpio footing': {
    light:
      'There is a thing about people that you see at once, the lie, perhaps, or the grief. You say nothing, and you act accordingly, and you are seldom wrong.',
    shadow:
      'On the one point where you are easily hurt you may be watchful past all reason, and it is a small point.',
  },
  'Scorpio hosted': {
    light:
      'You respect what is locked. In other people’s lives you go softly, and therefore you are shown round, room by room, as few have been.',
    shadow: 'You can be in a house for years, loyally, with your bag packed.',
  },
  'Scorpio stranger': {
    light:
      'Nobody has to explain to you what it is to be outside. You notice the one who stands by the wall, and go and stand there too, and it becomes a place.',
    shadow:
      'You read every face for what it hides, and get tired, and take your tiredness for proof that something was hidden.',
  },
  'Scorpio away': {
    light:
      'You have great strength and you have tamed it. You can be angry and fair in one breath, which is why people let you tell them the truth.',
    shadow: 'For the sake of peace you may smile at something that you ought to have bitten.',
  },
  'Scorpio low': {
    light:
      'You stay when it gets deep. Other people’s tears do not embarrass you, you wait with them as one waits for a boat, and you know that it comes.',
    shadow: 'You can hold a feeling under water for so long that nothing else comes up there either.',
  },
  'Sagittarius home': {
    light:
      'You think large and it is catching. People come with a small worry, and you talk of mountains; it is odd, but the worry is the right size when they leave.',
    shadow:
      'You mean so well, and speak so broadly, that you may tread on somebody in all your goodness and be telling them about the view.',
  },
  'Sagittarius honoured': {
    light:
      'You speak plainly of what is right, without making anybody feel small. In a muddled hour you are the one who says what it is all about.',
    shadow: 'Being looked up to, you may give an answer where you had only an opinion, and they act on it.',
  },
  'Sagittarius kin': {
    light:
      'With good companions you are a wonderful traveller: you sing, you know a short cut, you share the last orange in six.',
    shadow: 'Among believers you may stop asking. It is warm in there, and the map on the wall is very old.',
  },
  'Sagittarius footing': {
    light:
      'You have one conviction that has carried you well, and you hand it on to whoever needs it, lightly, like a spare coat.',
    shadow:
      'One truth can be hung on every nail. You may explain the neighbours, the news and the weather by it.',
  },
  'Sagittarius hosted': {
    light:
      'In a strange house or a strange faith you listen with your hat off. You leave with something, and they have the feeling that they were understood.',
    shadow:
      'You may agree with the house about heaven and earth, and find out on the way home what you think.',
  },
  'Sagittarius stranger': {
    light:
      'You can hold to what is true for you where nobody else holds to it. You do not argue. You live by it, among them, and some of them have asked.',
    shadow:
      'Far from those who share your beliefs you may preach a little, chiefly to hear a familiar voice.',
  },
  'Sagittarius away': {
    light:
      'You can take a great idea apart into pieces that a child could carry. Nothing is lost in it, and it turns out that it was a great idea.',
    shadow:
      'You collect reasons, and a conviction that has been proved on every side may forget to get up and go.',
  },
  'Sagittarius low': {
    light:
      'You do not promise much. What you believe is tried and plain, it has been through bad years with you, and people who have given up on large words listen to yours.',
    shadow: 'You hope in so small a hand that nobody knows you are doing it, and so no one hopes along.',
  },
  'Capricorn home': {
    light:
      'You are the wall that one can lean against. You say yes, a good while ahead, and on the day it is there, finished, with the date on it.',
    shadow: 'You can bear so much that you may forget to ask whether it has to be borne.',
  },
  'Capricorn honoured': {
    light:
      'People trust your judgement because you are in no hurry to give it. You hear the end of the story. Then you say one sentence, and the matter is settled.',
    shadow: 'You judge justly. You may find it hard to stop, at table, on a beach, on a holiday.',
  },
  'Capricorn kin': {
    light:
      'With you in the team the dull part gets done as well. You keep the time, you count the heads, and in the evening nobody has been left behind.',
    shadow: 'Among the hard-working you may come to look on rest as a thing that other people do.',
  },
  'Capricorn footing': {
    light:
      'In one respect you are rock. The others know about it, and when all else moves they come and stand there for a while.',
    shadow:
      'You may hold on to your one certainty so sternly that a better one has to wait outside in the rain.',
  },
  'Capricorn hosted': {
    light:
      'You take a responsibility that is not yours and treat it as if it were, and hand it back in better order, with the key.',
    shadow:
      'You follow the rules of the house so well that you may end by enforcing them on those who live there.',
  },
  'Capricorn stranger': {
    light:
      'In a place where nobody owed you anything you have built something, by yourself, out of what lay about. You would not mention it. It stands.',
    shadow: 'You ask for nothing, and get it.',
  },
  'Capricorn away': {
    light:
      'You look after people by being reliable. It may not look like warmth; and yet, when it snows, it is your lamp that they see from the road.',
    shadow:
      'You are strict where you are unsure, and those who would have liked to comfort you stand to attention.',
  },
  'Capricorn low': {
    light:
      'You know how to begin from the bottom without feeling small. You learn late what others learned early, and you learn it thoroughly, and you do not hide it.',
    shadow:
      'You can take the haste of others for duty, and run, and arrive out of breath at something that could have waited.',
  },
  'Aquarius home': {
    light:
      'You see how things could be arranged so that nobody is left out, and then you sit down and draw it up. A good many people are sheltered by a rule of yours.',
    shadow:
      'You can be so fair to mankind that the person across the table would gladly be preferred a little.',
  },
  'Aquarius honoured': {
    light:
      'You think for many. You are heard because it is never about you, and what you propose is still being done when your name has been forgotten.',
    shadow: 'As you are used to seeing the whole, you may find it a nuisance when somebody is an exception.',
  },
  'Aquarius kin': {
    light:
      'Among like minds you are inventive and loyal. You build something odd together, and it works, and there is a chair in it for whoever comes next.',
    shadow: 'A circle of the enlightened is also a circle. You may not notice how it looks from behind.',
  },
  'Aquarius footing': {
    light:
      'You have one idea that was ahead of its time. You go on with it quietly, year after year, and lately people have started asking.',
    shadow: 'You may be different in one point and make rather much of it.',
  },
  'Aquarius hosted': {
    light:
      'You can belong without giving yourself up. In each group you keep your own mind, friendly and awake, and the group is the better for one window.',
    shadow: 'You stay a guest on principle, even where they would have given you a key.',
  },
  'Aquarius stranger': {
    light:
      'You know what it is not to fit. Whoever does not fit either is at ease with you within five minutes, and does not know why.',
    shadow: 'You make a home of being outside, and are almost sorry when somebody lets you in.',
  },
  'Aquarius away': {
    light:
      'You put your great cool reason at the service of somebody in particular, by name, warmly. It costs you something, and it is the best use that it has.',
    shadow: 'You may want to be admired for not wanting it.',
  },
  'Aquarius low': {
    light:
      'You have the courage to try the untried thing, first and on yourself. When it fails you say so, and when it works you show everyone how.',
    shadow: 'Impatient with how slow people are, you can leave them behind for their own good.',
  },
  'Pisces home': {
    light:
      'There is room in you. People tell you what they are ashamed of, and find that it was not so bad. You think well of them afterwards, and they know it.',
    shadow: 'You forgive so soon that the thing has no time to be looked at, and comes again on Thursday.',
  },
  'Pisces honoured': {
    light:
      'Your kindness has a grandeur of which you know nothing. You overlook, you let it be, you lend without asking when; and now and then somebody has become kinder because of it.',
    shadow: 'You can give so much shelter that those under it never learn to put up a roof.',
  },
  'Pisces kin': {
    light:
      'With those who feel as you do, you sing, you cook, you look after the stray. Whoever comes in from outside is given a cup before a question.',
    shadow: 'In a circle of the tender nobody says the hard word. You may drown there together, very gently.',
  },
  'Pisces footing': {
    light:
      'For one kind of being you have endless patience, the old, perhaps, or animals, or the sea. One need only watch you with them to know who you are.',
    shadow: 'One soft spot of yours is known to everyone, and some of them press it.',
  },
  'Pisces hosted': {
    light:
      'You can live with anybody. You find the side of them that is good to live with, and they show it more and more, because it was seen.',
    shadow: 'You take the shape of the vessel that you are poured into, and it is always somebody else’s.',
  },
  'Pisces stranger': {
    light:
      'Whatever has no place of its own has your pity. You stop for it. It is inconvenient, and you have met the best people of your life in that way.',
    shadow: 'You may drift from one harbour to the next and take each for home until it rains.',
  },
  'Pisces away': {
    light:
      'You put feeling into a form that others can use, a list, a song, a plan for the soup kitchen. Because of it the pity lasts longer than the evening.',
    shadow: 'You can explain your compassion until nothing of it is left but the explanation.',
  },
  'Pisces low': {
    light:
      'Your kindness is practical and near the ground. You do not love everyone. You drive one old man to the doctor’s, each month, and listen to the same story.',
    shadow: 'You give in small coins and count them afterwards, ashamed of the counting.',
  },
}
