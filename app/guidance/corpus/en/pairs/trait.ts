import type { PairTexts } from '#app/guidance/corpus/pair-texts.ts'

/** The sign of the lot and the rank of its ruler: one trait, told twice. */
export const TRAIT: PairTexts['trait'] = {
  'Aries home': {
    light:
      'When others need a hand, perhaps you need no push. They still wait for a sign, and you have lifted one end of the table.',
    shadow:
      'Perhaps you help so quickly that others have nothing left to begin. When they have made up their minds, the work is already done.',
  },
  'Aries honoured': {
    light:
      'In a crisis people may look at you, because you grow calm. You speak short, clear sentences and take the hardest part of the work yourself.',
    shadow:
      'You may be so used to being called that a quiet time feels like a loss. Then maybe you start a small fire in order to be needed.',
  },
  'Aries kin': {
    light:
      'Maybe you are bravest in good company. One of you has an idea and you say ‘now’, and a dull afternoon becomes a story that your friends tell for years.',
    shadow:
      'Among your own people you may be brave for the wrong thing. It is more fun to run together than to be the one who asks where you are going.',
  },
  'Aries footing': {
    light:
      'There may be one field in which you never hesitate, such as a tool or a trade. There your hands are sure, and younger people learn courage when they watch you.',
    shadow:
      'You may defend your one small corner as if it were the whole town. A friendly question about it can make you angry.',
  },
  'Aries hosted': {
    light:
      'Perhaps you know how to be bold and polite together. When somebody asks you for one thing, you run and come back with two.',
    shadow:
      'When nobody gives you permission, you may stand before an open gate and grow angry. Then you blame the guard, who is only at lunch.',
  },
  'Aries stranger': {
    light:
      'Maybe you have begun something in a place where nobody knew you. That was a courage that no one watched, and perhaps you do not even call it courage.',
    shadow:
      'In a strange place you may attack first because you are nervous. Afterwards you may spend weeks being friendlier than you feel.',
  },
  'Aries away': {
    light:
      'Perhaps you have both strength and good manners. You can get a thing done in a crowded room, and nobody there feels pushed.',
    shadow:
      'To keep the peace you may hold your strength back for too long. Then the anger is felt in the room like smoke, though nobody has said a word.',
  },
  'Aries low': {
    light:
      'You may be slow to fight and quick to protect. When somebody small is pushed, you suddenly stand between them, and your own voice surprises you.',
    shadow:
      'Perhaps you avoid a fight outside and carry it on inside yourself. Now and then it comes out among people who did not start it.',
  },
  'Taurus home': {
    light:
      'Perhaps you are good at making things comfortable and solid, so that people can rest. There is enough on your table, and nobody feels that the bread was counted.',
    shadow:
      'What suits you well may seem to need no change. Perhaps you go on believing this while the roof is taken off the house next door.',
  },
  'Taurus honoured': {
    light:
      'Perhaps you have good taste, and it is kind, because you choose what makes others look their best. A room often becomes simpler and better after you have worked on it.',
    shadow:
      'Fine things can become a fence. Possibly you like a person less for the way they hold a glass, and never hear what they wanted to say.',
  },
  'Taurus kin': {
    light:
      'Perhaps you know how to enjoy things together. Bread, fruit and an old story are enough, and when the guests get up, somebody asks them to stay.',
    shadow:
      'With people who like the same things you may sit so long and so pleasantly that you never ask the question for which you came.',
  },
  'Taurus footing': {
    light:
      'A small pleasure may be enough for you if it is real. A person who can be happy with one good pear is easy to live with.',
    shadow:
      'Perhaps you hold on to one comfortable thing, such as a chair or a dish, and plan your whole week so as not to lose it.',
  },
  'Taurus hosted': {
    light:
      'Perhaps you are a welcome guest, because you see what is good in a house and say so. When you have left, people look at their own kitchen with new eyes.',
    shadow:
      'As long as your host is pleased, you may say that you are pleased too. You eat what is on the plate and go to bed hungry.',
  },
  'Taurus stranger': {
    light:
      'Maybe you are able to make a home out of a suitcase. With a cloth, a cup and a plant from the market, a strange room soon has a corner for tea.',
    shadow:
      'You may buy one thing after another until the room looks lived in, and still be waiting for somebody to come and sit down.',
  },
  'Taurus away': {
    light:
      'Life among rough things may have taught you to find what is gentle in them. You see what can be loved in a harbour, a factory or an unfriendly old man.',
    shadow:
      'When there is nothing restful near you, you may buy something that shines. Maybe you are annoyed with yourself before you have opened the packet.',
  },
  'Taurus low': {
    light:
      'Perhaps you show love by taking care of small things. You sew on a loose button before it is lost, and people feel looked after.',
    shadow:
      'Perhaps you see what is missing before you can enjoy what is there. You straighten the tablecloth once more, and your guests, who were comfortable, sit up straight.',
  },
  'Gemini home': {
    light:
      'People may feel brighter after they have talked with you. You ask the question that they had nearly thought of, and a wall turns out to have a door in it.',
    shadow:
      'You may know a little about everything and everybody. When it is time to stay with one thing or one person, the telephone rings again.',
  },
  'Gemini honoured': {
    light:
      'Maybe you are able to explain a difficult thing in words that a tired person can follow. It looks easy, and few people see how much you had to understand first.',
    shadow:
      'Perhaps you are praised so often for being clever that you begin to like a quick answer better than a true one.',
  },
  'Gemini kin': {
    light:
      'Maybe you think best aloud, among friends, with somebody drawing on a paper napkin. Some of the good ideas began, perhaps, when you asked a friend to say it again.',
    shadow:
      'In a group of quick minds you can spend a year on jokes. Then you notice that nobody has asked how anybody feels.',
  },
  'Gemini footing': {
    light:
      'There may be one subject on which people love to hear you. You know its strange facts and its names, and you hand them round like sweets.',
    shadow:
      'Maybe you talk too long about the one thing that you know well. The others have begun to look out of the window.',
  },
  'Gemini hosted': {
    light:
      'Perhaps you are a good translator between people. As a guest in many houses you have learned to listen, so an engineer and a grandmother may both feel understood by you.',
    shadow:
      'Perhaps you say what fits each house that you visit. It fits so well that in the end you no longer know what you think yourself.',
  },
  'Gemini stranger': {
    light:
      'In any new town you may soon know three people, the word for bread and the cheapest shop. You are curious, and so you are seldom alone for long.',
    shadow:
      'When you do not know the language of a place, you may talk too much or fall silent. Either way nobody hears the good thought that you had.',
  },
  'Gemini away': {
    light:
      'Perhaps you see what a heap of details means. While others read the long list aloud, you say quietly what matters in it, and the list grows shorter.',
    shadow:
      'Possibly you mix great words and small facts. Then you promise a whole library when you have one good page.',
  },
  'Gemini low': {
    light:
      'You may hear what people mean behind what they say. You notice a pause or a joke that came too quickly, and you answer the question that was not asked.',
    shadow:
      'Maybe you begin a sentence in five ways and finish none of them. Those who wait may think that you have nothing to say.',
  },
  'Cancer home': {
    light:
      'People may feel better near you, though you say very little. You bring soup and a blanket and ask no questions, and soon they have told you everything.',
    shadow:
      'Your care can hold people too tightly. Perhaps you keep the door shut against the cold while those inside, who love you, would like some air.',
  },
  'Cancer honoured': {
    light:
      'Perhaps you have a large and steady heart. When somebody comes to you in trouble, they find you as calm as a house in the rain.',
    shadow: 'So many people may lean on you that it hurts you a little when one of them can stand alone.',
  },
  'Cancer kin': {
    light:
      'Perhaps you hold a family together, one that you were born into or one that you found. You know the birthdays, and you know who should not sit together.',
    shadow:
      'For your own people you may do anything. For those outside your gate you may not even turn on the lamp.',
  },
  'Cancer footing': {
    light:
      'Perhaps you have one small custom that everybody loves, such as a song or a word at the door. It lasts a minute, and people would know you by it anywhere.',
    shadow:
      'Perhaps you hold on to a small custom until it becomes a law. Then you are sad on the day when others forget it.',
  },
  'Cancer hosted': {
    light:
      'Perhaps you know how to feel at home in another house and take nobody’s place. After some weeks the house has a new good habit, and no one remembers who began it.',
    shadow:
      'Where you feel welcome, you may forget your own wishes completely. Where you feel unwelcome, you may be gone before anybody has seen you leave.',
  },
  'Cancer stranger': {
    light:
      'Perhaps you are able to look after yourself and others with very little. Into a cold place you bring your own tea and fill a cup for the next person.',
    shadow:
      'When nobody asks how you are, you may stop asking yourself. Then you lose your keys or forget a meal, and do not know why.',
  },
  'Cancer away': {
    light:
      'You may stay calm and do what is needed while others cry. Later, when you are alone in the kitchen, you may cry too.',
    shadow:
      'You may turn care into duty, and duty into work. In the end the people whom you look after may feel like lines on a list.',
  },
  'Cancer low': {
    light:
      'You may know sad hours yourself, and so you are gentle with others who have them. You sit down beside them in the dark and stay there.',
    shadow:
      'You can wear an old sadness like a thick coat. It keeps the wind away, and it also keeps away the sun.',
  },
  'Leo home': {
    light:
      'You may warm a room because you are so glad to be in it. You praise people by name, and years later they remember what you said.',
    shadow:
      'When one person gives so much light, others may stop bringing theirs. Then you may wonder why everything is left to you.',
  },
  'Leo honoured': {
    light:
      'Perhaps you have a dignity that makes nobody smaller. When you stand up, people grow quiet, and you use their attention to speak for somebody else.',
    shadow:
      'It may be hard for you to be nobody for an afternoon. Even on a walk in the woods you become the guide.',
  },
  'Leo kin': {
    light:
      'Among people who love you, you may play and dress up like a child. Soon even the shyest of them is on the stage, and everybody laughs.',
    shadow:
      'In your own circle everybody claps for you. Perhaps you begin to think that the circle is the world, and that the world outside is rude.',
  },
  'Leo footing': {
    light:
      'There may be one thing that you do wonderfully, for the joy of those who watch. For ten minutes an ordinary day becomes a feast.',
    shadow:
      'Maybe you tell the story of one small success again and again, until your friends know every word of it.',
  },
  'Leo hosted': {
    light:
      'Perhaps you honour those who invite you. You bring the best that you have to their table, so that they can be proud before their other guests.',
    shadow:
      'When people give you a stage, you may shine. When there is none, you may sit in a corner and wait for somebody to ask what is wrong.',
  },
  'Leo stranger': {
    light:
      'Perhaps you know your own worth even where nobody confirms it. In a foreign place you may stand straight, do good work, and let people find out for themselves.',
    shadow:
      'When people do not know who you are, you may tell them at length. With every sentence you may like yourself a little less.',
  },
  'Leo away': {
    light:
      'Perhaps you are able to lead a group so that each person sees their own share. At the end you name what everyone did, and they are proud of it.',
    shadow: 'You may shine for everybody, and in the middle of it look round to see if they still like you.',
  },
  'Leo low': {
    light:
      'Possibly you make other people feel like kings. You hold the door for them and pass on the praise, and you are quietly proud of doing so.',
    shadow:
      'Possibly you give up the best seat so quickly that nobody can see when you would have liked it. Afterwards you may be hurt.',
  },
  'Virgo home': {
    light:
      'You may be the person who makes things work. The drawer runs again and the sum is right, and the others hardly notice that anything was wrong.',
    shadow:
      'Perhaps you see the mistake in a thing first. The person who showed it to you had hoped that you would see something else.',
  },
  'Virgo honoured': {
    light:
      'Perhaps you find the exact word, or the exact pinch of salt. When a thing must not go wrong, people may come to you.',
    shadow:
      'It can be tiring to live with somebody who is so often right. People may ask for your advice and forget to ask you to the party.',
  },
  'Virgo kin': {
    light:
      'It may be a joy to share a kitchen or a workshop with you. Each tool goes back to its place, and a beginner who learns beside you learns well.',
    shadow:
      'You and other careful people may go on improving a method for a long time. When it is perfect, nobody may need it any more.',
  },
  'Virgo footing': {
    light:
      'There may be one small thing that you do without a mistake. It is like the peg that holds a tent, and more depends on it than people think.',
    shadow:
      'Because you can keep one shelf in perfect order, you may work on that shelf alone and step over everything else.',
  },
  'Virgo hosted': {
    light:
      'In any house you may see what is needed and do it, and leave what is dear to its people where it stands. They would like you to stay another week.',
    shadow:
      'Perhaps you help so much that people forget you are their guest. In the end they hand you the bucket and the mop.',
  },
  'Virgo stranger': {
    light:
      'Where you know nobody, you may begin by being useful. You sweep a corner or find a lost page, and people understand it as a greeting.',
    shadow:
      'Perhaps you are so afraid of a mistake in a new place that you do nothing. You may stand in the doorway until others have done the work.',
  },
  'Virgo away': {
    light:
      'Perhaps you love exact things and large things together. If somebody has a great dream, you ask about the screws, and if somebody has a heap of screws, you ask about the dream.',
    shadow:
      'You may talk yourself into a great plan, and then feel guilty for every small screw that is not in it.',
  },
  'Virgo low': {
    light:
      'You may notice what fits into no list, such as a silence or somebody’s tired hands. You write it at the edge of the page, and it is often what matters most.',
    shadow:
      'You may doubt each sentence until nothing is left of it. People would have been glad to have the rough one.',
  },
  'Libra home': {
    light:
      'People may behave better when you are in the room. You ask each of them a question, and soon two who came in angry are passing each other the salt.',
    shadow:
      'Possibly you see so clearly what everybody at the table would like that you forget to order something for yourself.',
  },
  'Libra honoured': {
    light:
      'Perhaps you can say no in such a friendly way that people thank you for it. They leave your door with their pride, and often they find another way.',
    shadow:
      'Peace may matter more to you than the thing itself. The table looks smooth under its cloth, and the crack in the wood is still there.',
  },
  'Libra kin': {
    light:
      'Perhaps you are good at bringing your friends and their friends together. Very different people sit in one room with you, and they are polite and enjoy it.',
    shadow:
      'In a pleasant circle nobody likes to be the first to disagree, and perhaps you like it least. Then good manners decide what should be discussed.',
  },
  'Libra footing': {
    light:
      'In one matter your judgement may be very good, perhaps in colours, in words, or in knowing who would like whom. People ask you before they buy.',
    shadow:
      'You may think long about a small choice, such as this tie or that one. The large choice may never get so much care.',
  },
  'Libra hosted': {
    light:
      'You may be the guest whom every host hopes for. You know when to speak, when to admire the baby and when to go home.',
    shadow:
      'Maybe you are such a clear mirror for your host that nobody asks, for a long time, what you look like yourself.',
  },
  'Libra stranger': {
    light:
      'Perhaps you can find an agreement with anybody. You bring a small gift and listen first, and strangers see that you have tried.',
    shadow:
      'Perhaps you are so afraid of hurting somebody that you say nothing at all. Then people may remember your smile, and not know what you think.',
  },
  'Libra away': {
    light:
      'Maybe you are fair and firm together. You call a wrong by its name, and then you hold out your hand, so people can take it.',
    shadow:
      'Perhaps you say a true thing too sharply and frighten yourself. Then maybe you take back twice as much as you said.',
  },
  'Libra low': {
    light:
      'Possibly you are fair in small things where nobody looks. You take the thin slice of the cake and let the other person go first.',
    shadow:
      'Your sense of fairness can turn into counting. You may know who washed the dishes, on which day, and how well.',
  },
  'Scorpio home': {
    light:
      'A secret may be as safe with you as a stone at the bottom of a well. So people may tell you what they can tell nobody else.',
    shadow:
      'Perhaps you keep your thoughts so well to yourself that those who are nearest to you feel alone in the same room.',
  },
  'Scorpio honoured': {
    light:
      'You may be at your strongest in serious hours. You stay quiet, look straight at the trouble, and work on it until the last day.',
    shadow:
      'Perhaps you like to hold every thread in your own hand. It is then hard to let somebody else tie one knot.',
  },
  'Scorpio kin': {
    light:
      'For your own people you may go down into any dark cellar. They know this, so they sleep well and are braver by day.',
    shadow:
      'With the few whom you trust you may close the windows. Then everybody outside begins to look suspicious.',
  },
  'Scorpio footing': {
    light:
      'There may be one thing about people that you see at once, perhaps a lie or a sorrow. You say nothing about it, and you act with care.',
    shadow:
      'There may be one point where you are easily hurt. There you may keep watch day and night, like a soldier at a garden gate.',
  },
  'Scorpio hosted': {
    light:
      'Maybe you do not press people to say what they keep to themselves. Because you walk softly in their lives, they may show you rooms that few have seen.',
    shadow:
      'You may be loyal to people for years and still keep one foot by the door, in case they no longer want you.',
  },
  'Scorpio stranger': {
    light:
      'Perhaps you know what it is to be outside. So maybe you see the person who stands alone by the wall, and go and stand there too.',
    shadow:
      'You may search every face for what it hides until you are tired. Then perhaps you take your tiredness as proof that something was hidden.',
  },
  'Scorpio away': {
    light:
      'Perhaps you have a strength that has learned to be gentle. You can be angry and fair in one sentence, so people let you tell them the truth.',
    shadow: 'To keep the peace you may smile at something that you should have refused.',
  },
  'Scorpio low': {
    light:
      'You may stay with people when their feelings grow deep. You are not ashamed of their tears, and you wait beside them as one waits for a boat.',
    shadow:
      'You can hold one feeling under water for so long that the other feelings stay down there with it.',
  },
  'Sagittarius home': {
    light:
      'Perhaps you think in large pictures, and others catch this from you. A friend comes with a small worry, you speak of mountains, and the worry becomes smaller.',
    shadow:
      'Perhaps you mean well and look far into the distance. Then you can step on somebody’s foot while you are showing them the view.',
  },
  'Sagittarius honoured': {
    light:
      'You may be able to say plainly what is right and make nobody feel small. When a talk has lost its way, you remind people what it is about.',
    shadow:
      'People may look up to you so much that your guess sounds like an answer. Then they act on it, and you had only guessed.',
  },
  'Sagittarius kin': {
    light:
      'With good companions you may be a wonderful traveller. You sing, you know a shorter road, and you cut the last orange into six pieces.',
    shadow:
      'Among people who believe what you believe, you may stop asking questions. It is warm there, and nobody sees that the map is old.',
  },
  'Sagittarius footing': {
    light:
      'You may have one belief that has carried you through hard days. When somebody needs it, you can lend it to them like a spare coat.',
    shadow:
      'Maybe you use one truth for everything. The neighbours, the news and the weather all have to hang on the same nail.',
  },
  'Sagittarius hosted': {
    light:
      'In a strange house, or among people of another faith, you may be a good listener. You learn something there, and they feel that you understood them.',
    shadow:
      'In somebody’s house you may agree with everything. What you think yourself comes to you only on the way home.',
  },
  'Sagittarius stranger': {
    light:
      'Perhaps you live by what is true for you where nobody else does. You do not argue about it, and now and then somebody asks you.',
    shadow:
      'Far from people who share your beliefs you may begin to preach a little, because you would like to hear a familiar voice.',
  },
  'Sagittarius away': {
    light:
      'Perhaps you know how to cut a great idea into pieces that a child can carry. When the pieces are together again, it is still a great idea.',
    shadow:
      'Possibly you collect reasons for too long. What you believe has been proved from every side, and nothing has been done with it yet.',
  },
  'Sagittarius low': {
    light:
      'Maybe you promise little and keep it. So people who are tired of large words may still listen to your plain ones.',
    shadow: 'You may write your hopes so small that nobody can read them. Then nobody can hope with you.',
  },
  'Capricorn home': {
    light:
      'Maybe you are like a wall on which others can lean. You say yes early, and on the right day the work is there and finished.',
    shadow: 'Perhaps you are able to carry so much that you forget to ask whether you must carry it.',
  },
  'Capricorn honoured': {
    light:
      'People may trust your judgement because you take your time. You listen to the story until its end, and then one sentence from you is enough.',
    shadow:
      'You may judge well and find it hard to stop. Even on a beach you may be weighing what others do.',
  },
  'Capricorn kin': {
    light:
      'When you are in a group, the dull work may get done as well. You count the heads in the evening, so nobody is left behind.',
    shadow: 'Among people who work hard you may come to believe that rest is something for others.',
  },
  'Capricorn footing': {
    light:
      'In one thing you may be as firm as a rock. The others know it, and when everything else moves they come and stand near you.',
    shadow:
      'Perhaps you hold so hard to the one thing of which you are sure that a better one has to wait outside.',
  },
  'Capricorn hosted': {
    light:
      'When somebody lends you a duty, you may treat it as your own. Later you hand it back, with the key, in better order than before.',
    shadow:
      'On some days you follow the rules of a house so well that you begin to remind its own people of them.',
  },
  'Capricorn stranger': {
    light:
      'Maybe you build something by yourself, even far from everyone you know. You seldom speak of it, but like a good wall it stands.',
    shadow: 'Sometimes you ask nobody for anything, and so nobody knows that you need something.',
  },
  'Capricorn away': {
    light:
      'You may look after people by being reliable. It may look cool by day, and yet on a dark night it is your lamp that they see.',
    shadow:
      'Where you are unsure, you may become strict. Those who would have liked to comfort you then stand straight like soldiers.',
  },
  'Capricorn low': {
    light:
      'Perhaps you can begin at the bottom and not feel small. You learn late what others learned early, but you learn all of it.',
    shadow:
      'You may take other people’s hurry for your own duty. You run, and arrive tired at something that could have waited.',
  },
  'Aquarius home': {
    light:
      'Perhaps you see how things could be arranged so that nobody is left out. Then you write a good rule, and many people can stand under it as under a roof.',
    shadow:
      'You can be so fair to everybody that the person across the table would be glad to be loved a little more than the rest.',
  },
  'Aquarius honoured': {
    light:
      'Perhaps you think for many people, and they listen because you want nothing for yourself. A good custom of yours may go on after your name is forgotten.',
    shadow:
      'Maybe you are so used to seeing the whole that one person who is different seems to be in the way.',
  },
  'Aquarius kin': {
    light:
      'Among people who think like you, you may be inventive and loyal. You build something strange together, and there is always a chair in it for the next person.',
    shadow:
      'A circle of modern minds is also a circle. From inside, you may not see that all its chairs turn their backs to the street.',
  },
  'Aquarius footing': {
    light:
      'Perhaps you have one idea that comes before its time. You work on it quietly, year after year, until somebody asks about it.',
    shadow: 'You may be different in one small thing and talk about it as if it were your whole name.',
  },
  'Aquarius hosted': {
    light:
      'Perhaps you can belong to a group and still think for yourself. You are like a window in its wall, and the others see further because of you.',
    shadow: 'Maybe you wish to stay a guest, even where people would have liked to give you a key.',
  },
  'Aquarius stranger': {
    light:
      'Perhaps you know how it feels when one fits in nowhere. So another person who does not fit in may feel at ease with you after five minutes.',
    shadow:
      'Perhaps you make a home of being outside. When somebody opens the door to you, you may be almost sorry.',
  },
  'Aquarius away': {
    light:
      'You may use a cool, clear mind for one person whom you know by name. This may cost you some of your distance, and it is worth the price.',
    shadow: 'Maybe you wave praise away in front of others, and think of it for the rest of the evening.',
  },
  'Aquarius low': {
    light:
      'Maybe you have the courage to try a new thing first, and on yourself. If it fails you say so, and if it works you show everybody how.',
    shadow:
      'Perhaps you begin so early that nobody can follow. Then you stand alone on the road, and think that the others did not want to come.',
  },
  'Pisces home': {
    light:
      'There may be much room in you. People may tell you of something that shames them, and find that you still think well of them.',
    shadow:
      'You may forgive so quickly that nobody has time to look at the trouble. Within a week it may be back.',
  },
  'Pisces honoured': {
    light:
      'Your kindness may be greater than you know. You lend a thing and set no date for its return, and now and then somebody learns kindness from you.',
    shadow: 'You can give people so much shelter that they never learn to build a roof of their own.',
  },
  'Pisces kin': {
    light:
      'Among people who feel as you do, you may sing, cook and take in the lost cat. Whoever comes in gets a cup of tea before a question.',
    shadow:
      'In a circle of gentle people nobody may say the hard word. You can all sink together like a boat in warm water.',
  },
  'Pisces footing': {
    light:
      'You may have endless patience with one kind of creature, perhaps with old people, animals or plants. Anybody who watches you with them soon knows who you are.',
    shadow:
      'You may have one soft spot that everybody knows. Now and then somebody presses it to get what they want.',
  },
  'Pisces hosted': {
    light:
      'Perhaps you can live with anybody. You find the side of a person that is good to live with, and because you see it, they show it more often.',
    shadow:
      'You may be like water in a cup and take the shape of each house. Then you do not know what shape is your own.',
  },
  'Pisces stranger': {
    light:
      'You may feel pity for whatever has no home. You stop for it when you have no time, and in this way you meet good people.',
    shadow:
      'Perhaps you sail from one harbour to the next and call each of them home, until the first rain comes.',
  },
  'Pisces away': {
    light:
      'Perhaps you turn a feeling into something that others can use, such as a song or a list for the soup kitchen. So the feeling lasts longer than one evening.',
    shadow: 'You can explain your pity for so long that only the explanation is left.',
  },
  'Pisces low': {
    light:
      'Your kindness may be practical. You may not love everyone, but you drive one old man to the doctor each month and listen to the same story.',
    shadow:
      'Sometimes you give in small coins and count them afterwards, and then feel ashamed that you counted.',
  },
}
