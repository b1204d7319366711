import type { PairTexts } from '#app/guidance/corpus/pair-texts.ts'

/**
 * A difficulty from inside, by its cause: one moment, what other people see, and a sentence that takes away guilt. Each
 * fits every paragraph of its difficulty and cause.
 */
export const INSIDE: PairTexts['inside'] = {
  'trust delay': [
    'The phone shows a name, and before you answer you may have asked yourself twice what is behind the call. To them you sound as if they had called at a bad moment. It is only care, and half of it would be enough.',
    'Somebody offers you a kindness, and ‘no need’ may be out before you have looked whether you would like it. They think that you have all you need. You owe nobody a yes on the spot, and it is no failing to trust by a hand’s breadth at a time.',
  ],
  'trust heat': [
    'On the way home you perhaps hear your own voice again, one size too large, and decide to say less next time. They only think that you were glad to see them. Warmth that arrives too fast is still warmth, and nobody has asked you to turn it off.',
    'A friendly hand on the shoulder can make you stand as if something were about to begin. For that moment people see somebody who would rather be left alone, and keep their kindness short. You are no hard person; you were only ready a moment before there was any need.',
  ],
  'trust hidden': [
    'Perhaps you have asked after everybody, and walk home with your own worry still in your bag. They would be surprised to hear that you wanted to be asked, because you listen so well. To need somebody puts no burden on them. Many people are waiting to be useful.',
  ],
  'trust far': [
    'Somebody says a tender thing to you, and perhaps you hear yourself offer to carry their bag. They laugh, and think that you did not notice. You noticed. To answer in your own way is no coldness, and a plain ‘thank you’ is a whole answer too.',
    'After a good evening you may lie awake and find that somebody told you a good deal about themselves, and you told nothing of yourself. They went home and said how easy you are to be with. You deceived nobody, and the rest can be told later, to one.',
  ],
  'trust ease': [
    'At the end of a pleasant walk somebody perhaps asks if there is anything new, and you say no, although there was something at noon. They go home content. It was no lie and no coldness; between people who are at ease, a worry seldom finds a place to begin.',
  ],
  'speech delay': [
    'You may have the sentence ready at the door, on the stairs and at the table, and then somebody passes the salt and its moment has gone. The others think that you agree, or that you are tired. Slow words are no weakness. Most true things were said late.',
    'On the way home you perhaps say it without a mistake, to a row of parked cars. The people you left know only that you nodded. You hid nothing on purpose: somebody who wants to be exact needs longer, and a sentence with a mistake in it can still arrive.',
  ],
  'speech heat': [
    'It can happen in a kitchen: two sharp sentences, a cupboard door, and you are left with the third one, the soft one, in your mouth. Others heard that you were angry. They could not hear that it mattered to you. One quick word is no bad heart.',
    'An hour later you may read your own message and see that every word is true, except that you meant something else. The other person thought that this was all of you. It was the first half, and the second can still be sent.',
    'After a quarrel you can perhaps repeat every word, and feel under them a small ache, like a splinter in a finger. To the others you looked sure of yourself. Being hurt makes nobody small, and it can be said: ‘that hurt, because I like you’.',
  ],
  'speech hidden': [
    'Perhaps you are a little quieter with somebody for a week, because they have not done what you never asked for. They notice the quiet and not the reason. It is an honest mistake: from inside, a thing thought a hundred times sounds as if it had been said.',
  ],
  'speech far': [
    'You may come home from a talk about prices and trains with something large still in your chest, and no idea how it would begin. People find you good company, and light. Nobody is at fault when words are missing, and they may come for a smaller piece of it.',
  ],
  'speech ease': [
    'You may have a long and pleasant talk, and notice in the evening that the one thing which mattered was not in it. The others would say that it was a good talk, and it was. Friendly talk is no hiding; it only has no door marked ‘serious’.',
  ],
  'provision delay': [
    'At the baker’s you may hold the better bread in your hand, put it back, and think about it until evening. With yourself, people say, you are a little strict. Behind the sum there is often a wish that no one should go short, and that is a kind of love.',
    'It can be a quiet afternoon, with nothing due, and still you sit there and subtract. Others see a person who manages well. Such counting is care that has had no answer, and you may tell it that for today it is enough.',
  ],
  'provision heat': [
    'What you have wished for is perhaps hardly yours when your eyes look for the next. From outside it seems that you enjoy your life, and often you do. Wanting is no vice; it is appetite without a plate, and it grows quiet when somebody sits down with it.',
    'It can happen that you are glad of what you have until somebody tells you, kindly, what they have. Nobody sees it; they see you laugh and reach for the bill. To compare is an old habit and no disgrace, and your own portion has not grown smaller.',
  ],
  'provision hidden': [
    'At the end of a good month you perhaps look for the good in it as one looks for the glasses that are on one’s nose. Friends suppose that you need nothing. You are not ungrateful. What is always there is the hardest thing to see.',
  ],
  'provision far': [
    'When something good comes, you may say thank you and keep the wrapping, in case it has to go back. Others think you modest. There is nothing wrong with your thanks; they are only a little afraid, and good things need not be deserved before they are used.',
  ],
  'provision ease': [
    'You may finish a good meal, push the plate away, and feel for something else without knowing what. Anyone who looked in would say that you want for nothing. It is no greed to ask how much is enough. It is an honest question, and it may come late.',
  ],
  'work delay': [
    'It is evening, the chair by the window is free, and you may stand beside it with a cloth in your hand looking for a reason to sit. The others think that you do not want to sit. Rest is no prize for those who have finished, and the chair is there for the others as well.',
    'You may lie down at last and see, very clearly, the one thing left undone. All that you have done keeps quiet. People see how much you still mean to do, and seldom ask if it is heavy. Your worth was never on that list, so nobody can cross it out.',
    'On a free morning you may feel that you have forgotten something, and walk through the rooms until you find it: a tap, a list, a drawer. From outside it looks like zeal. More often it is worry in its working clothes, and worry can be sent home.',
  ],
  'work heat': [
    'When somebody says ‘leave it for tomorrow’, it may feel as if they had taken the tool out of your hand. They meant it kindly, and see someone whom nothing can stop. There is no shame in such strength, and even a good fire is covered at night.',
    'There is perhaps a moment, late, when all is done and you are too tired to be glad. Others see the speed, and do not dare to say ‘sit down’. It is no weakness to stop while you could still go on. That is when stopping does most good.',
    'You may notice in the middle of a meal that you are eating as one eats between two trains. Others think that you are in a hurry to leave them. Your hands have not heard yet that it is over, and nobody blames them if they slow down.',
  ],
  'work hidden': [
    'A thing is finished and good, and perhaps you look for the place where the gladness ought to be, and find it empty. Others suppose that you are content. You are not hard to please. The part of you that enjoys things came along, and was only looking the other way.',
  ],
  'work far': [
    'On a day with nothing to do you may go from room to room like a visitor who has not been offered a chair. Others think that you are looking for work, and find you some. You need not be useful in order to belong.',
  ],
  'home delay': [
    'You may unlock the door and feel for a moment as if you had come to inspect the place. Those who know you see how well you look after it. To find a home heavy is no ingratitude. One can love a house and want to be out of it.',
    'It is perhaps a quiet Sunday, and you stand at the window and work out how long one could be away. Anyone beside you would think that you were looking at the rain. There is nothing disloyal in that look: whoever carries a roof may want to see the sky.',
  ],
  'home heat': [
    'You may be on the stairs, almost home, and still be answering the hardest word of the day. Whoever is inside hears the end of it and not the beginning. At home one takes off one’s armour, and no wonder that it makes a noise.',
    'Some evenings a chair in the wrong place may be enough, and you are up and pulling at the table. It looks like bad temper, or like tidiness. Often it is only strength that has nowhere to go, and it is no crime to have some left over.',
  ],
  'home hidden': [
    'You may sit in your own room and furnish another, with better light and a longer table. To a visitor you seem content, only a little slow to answer. Dreaming is no betrayal of the place where you live; it shows what you would like to find there.',
  ],
  'home far': [
    'You may hang up your coat and stand there for another minute, like somebody who waits to be asked in. The people around you suppose that you have long felt at home. It is no fault to arrive slowly. Some need a hundred evenings, and every one of them counts.',
    'At night, when the street is quiet, you perhaps hear each sound of the house as one hears it in an inn. By day nobody would guess it, and you do not speak of it. You have done nothing wrong. A place becomes yours by small things done there twice.',
  ],
  'home ease': [
    'All is well, the tea is hot, and you may feel an itch to be cross with somebody, only to hear a sound. Nobody near you guesses it; they think that you are resting. Such restlessness is no complaint against the house. It is health with nothing to do.',
  ],
  'learning delay': [
    'Somebody asks a question that you could answer, and you may answer that you are not ready yet. Just then they take you for less sure than you are. You are only someone who knows how much there is to know, and learned people know that.',
    'The page may be ready, and you read it through once more to find what is wrong with it, and are almost relieved when there is something. Others think that you have not begun. Nobody is asked to be complete. A teacher, too, says only what is known so far.',
  ],
  'learning heat': [
    'You may be quick with the answer, and stand there with hot ears when somebody asks for the step before it. They think that you know the way, and keep it to yourself. A gap is no fraud. It is only a place where you jumped, and one can walk back to it.',
  ],
  'learning hidden': [
    'You may have ten pages that nobody has seen, and a good answer for why. Your friends know that you are busy with something, and do not like to ask. To guard a young thing is no cowardice, and perhaps it is older than you think.',
  ],
  'learning far': [
    'In a lesson or a meeting it may seem that everyone was given a key before you came. You smile, and look it up at night. To the others you seem to know your way about. Not to know yet is no disgrace; it is where all of them began.',
  ],
  'learning ease': [
    'Perhaps you own the first volume of many things, and love each of them. People take you for a scholar, and you feel a little like somebody in a borrowed coat. Curiosity is no flaw and needs no diploma. It is also free to stay longer in one place.',
  ],
  'service delay': [
    'When somebody asks ‘and you, what would you like?’, there may be a silence in you, as in a shop that has sold everything. They take your ‘nothing, thank you’ for an answer. You do not owe anyone your last chair. To rest before you fall is honest too.',
    'Some nights you may be in bed and still listen for a step, a call, a kettle. From outside it looks like strength that costs nothing, and so people bring you more. To be tired is no reproach to anybody, and no failure of love.',
    'It may be the third time this week that you eat standing, out of the pot, and tell yourself that it is practical. The others see only that everything is there when they need it. You are one of the people for whom it was cooked.',
  ],
  'service heat': [
    'You may carry four bags up the stairs at once, alone, and be cross at the top that nobody came. Nobody knew; you had looked as if you wanted no help. Such anger is no sign of a bad heart. It says only that the last bag was too much.',
    '‘Let me do it’ may be out before the other person has found the end of the string. They see someone quick and a little cross, and give up. You meant to spare them trouble. You are allowed to let things be done slowly, and even badly.',
  ],
  'service hidden': [
    'In the evening you perhaps know what everyone lacks, down to the neighbour’s lamp, and could not say how you are. They think that you would tell them. To lose sight of yourself is no fault; it happens to those who look kindly at others.',
    'Somebody may put the last piece of cake on your plate, and at once you look for a person who needs it more. The giver laughs, a little disappointed. It is not selfish to eat it. It was cut for you.',
  ],
  'service far': [
    'Perhaps you choose the smallest piece without thinking, and are surprised when somebody has noticed. People call you modest, and stop asking. Modesty need not go hungry. A guest who takes a second piece is a pleasure to the host.',
  ],
  'service ease': [
    'You may be known for never being tired, and believe it yourself, until a cup slips from your hand at ten in the evening. People laugh with you. Care that comes easily is used up all the same, and nobody minds if you go to bed.',
  ],
  'friendship delay': [
    'You may write ‘are you free on Thursday?’, read it, find it too much, and put the phone down. At the other end somebody thinks that you need no one. It was no pride that held you back. You wanted to leave them free, and that was kind.',
    'In a full room, where one person matters to you, you perhaps stay near the door with a cup in your hand, and look at the place where you would like to stand. Then people see somebody who seems to have all the company they want. To long for company is nothing to be ashamed of; most of the room does.',
  ],
  'friendship heat': [
    'The photographs show an evening that you heard nothing of, and before breakfast you may have broken with everybody in them, in your head. They think that you are busy, or that you had other plans that evening. It stings because you are fond of them, and there is no shame in saying so.',
    'Some evenings you perhaps carry the phone from room to room, too proud to call and too fond to put it away. Somebody else may be doing the same. Nobody has to be in the right first. To miss a person is reason enough.',
  ],
  'friendship hidden': [
    'You may think of somebody so often that it seems to you they must have heard it. They, meanwhile, count the weeks. There is nothing cold in you. The warmth is simply kept indoors, where nobody sees it from the street, and a small sign is enough to show where it lives.',
  ],
  'friendship far': [
    'You may know the name of everyone in the room, and stand very quietly because nobody has said yours. They think that you are expecting someone. To say your own name first takes nothing from your dignity, and mostly it is a relief to both.',
  ],
  'friendship ease': [
    'When the house is quiet for a week, you may begin to go over what you said last time. Your friends have only had a long week too. You did nothing wrong. To call into a silence feels strange, and it takes only a minute.',
  ],
  'worship delay': [
    'You may sit down at last, and find that you are planning the day after tomorrow. Somebody who looked in would see a peaceful person by a lamp. You have not failed at being quiet. A mind that has worked all day comes home slowly.',
    'The book, the rug or the bench may have been waiting so long that you go past it a little faster, as past somebody who waits for your letter. Others think that you do not miss it. You do, and to miss it is already a way of keeping it.',
  ],
  'worship heat': [
    'You may close the door, breathe out, and hear within a minute what you ought to have answered on Tuesday. To others you looked calm as you left the room. It is no offence to bring noise into a quiet hour. That is what such an hour is for.',
  ],
  'worship hidden': [
    'Perhaps you hear a line sung or read somewhere, and stop in the street because something opened. Those beside you think that you have forgotten an errand. You have lost nothing. What can still stop you in the street is near, and asks only for a little room.',
  ],
  'worship far': [
    'All day you may talk of times, prices and keys, and feel that what you live for has not been mentioned. The others know you as practical. There is nothing false in keeping it in your pocket; it only likes, now and then, to be taken out.',
  ],
  'worship ease': [
    'You may sit in your quiet corner and notice after a while that you have only been sitting. It looks like peace, and partly it is. To be drowsy is no lack of faith; even a good lamp has to be turned up now and then.',
  ],
  'courage delay': [
    'It is a small thing, a lid or a late bus, and you may hear yourself say a sentence that was meant for last month. The other person looks up, astonished. You are not unkind by nature. Whoever holds so much down gets tired arms, and tired arms let go.',
    'You may say nothing about it all day, with your teeth together, until people think that it is over. Then the noise of one evening frightens them. Nobody has to be ashamed of anger. It is only easier to say early, while it is small.',
  ],
  'courage heat': [
    'Your heart may be beating in your throat over a tone of voice, and the sentence is out before you know if there was a tone. For a moment others see someone who is not afraid. You only wanted to be spoken to kindly, and that is no disgrace for anybody.',
    'Ten minutes later it may be gone from you, and you are surprised to see somebody still picking it up from the floor. They do not know that for you it is over. A hot word is no wickedness, and the next one can say sorry just as fast.',
  ],
  'courage hidden': [
    'A stranger asks one question too many, and you may be surprised at how much you mind. The stranger sees somebody who goes too far. The anger is honest. It has only come to the wrong address, and you are free to find out where it lives.',
  ],
  'courage far': [
    'You may say ‘as you like’ four times, and at the fifth feel the heat climb up your neck. The others had believed you, and stare. There is no malice in it. Somebody so polite had a wish of their own all along, and wishes are allowed.',
    'Afterwards you perhaps stand in the bathroom with the tap running, and wonder who that was. Out there they think that you are still angry. You are only ashamed, and you can come out: a plain ‘that was harder than I meant’ mends a good deal.',
  ],
  'order delay': [
    'You may be at the door already, come back, take the thing up once more, though it is done, and only then be able to go. People wait, and suppose that it makes you happy. You are not vain. You want to be sure, and nobody can be.',
    'When a thing is praised, your eye perhaps goes at once to the place where it is crooked, and you hope that nobody has seen it. Hardly anybody looks so closely. You owe nobody an apology for a scratch on it. A thing may be used and loved as it is.',
  ],
  'order heat': [
    'One wrong figure or name, and you may feel it like a stone in the rice, and cannot go on until it is out. People think that you look for mistakes. You do not. They shine at you, as a crooked picture does, and one is allowed to look away.',
    'You may be right, and know it, and wonder why it leaves you so tired. The others remember your tone and have forgotten the fact. To be exact is no offence. It is no duty either, and a small wrong thing can be left where it lies.',
  ],
  'order hidden': [
    'You may put the last paper in its place, look round, and find that the calm you expected is not there. Visitors envy your shelves. You have done nothing wrong. What you were looking for was perhaps never among the papers, and you are free to stop searching there.',
  ],
  'order far': [
    'It may be past ten, the work is long done, and you are going over it once more. The others have gone to bed content with it. Such care is a gift. It only forgets to ask who wanted it so exact.',
    'Perhaps you look at something lovely and feel your hand go out to straighten it. Those beside you fall quiet, because they had only been looking. There is no unkindness in an exact eye. It can close for a minute, and the world stays in its place.',
  ],
  'order ease': [
    'The day is fine, and in the middle of it you may look at the time, because by four o’clock last year it was better. The others are simply playing. It is no fault to remember what was good. This hour does not have to win against it.',
  ],
  'standing delay': [
    'Somebody says ‘well done’, and you may hear at once the word that is missing. They see a person who is sure of things. You need not pass any test today. Those who are fond of you stopped giving marks long ago.',
    'Before you ring a bell you perhaps stand and put your face in order. Inside, they are looking for a chair for you, and have thought of nothing else. To want to be well thought of is human. It is no debt, and you may come as you are.',
  ],
  'standing heat': [
    'Another name is read out, you clap with the rest, and something in you may already have begun to run. People see only how hard you try, and admire it. Envy is a guest who comes to everybody uninvited. You need neither feed him nor be ashamed of him.',
    'You may remember one loud word for a year, and have forgotten all the kind ones of that year. By the next morning you look to others as if nothing had touched you. It is no weakness to be stung. A sting is small, and only the rubbing makes it large.',
  ],
  'standing hidden': [
    'You may sweep the front step for guests and use the back door yourself, and find that it is there that you hum. People know the step. There is nothing false in a good front. Only the humming is you as well, and it needs no audience.',
  ],
  'standing far': [
    'You may leave a room with as many opinions of yourself as there were people in it. They noticed, at most, that you were kind. It is no vanity to look for yourself in faces when you feel new, and when you come home you may leave all those opinions at the door.',
  ],
  'standing ease': [
    'Somebody says only ‘thanks’, and you may go on waiting, as the foot waits for a stair that is not there. They meant a good deal by it. You are not spoilt. You have been well liked, and an ordinary answer is what people give to their own.',
  ],
  'loss delay': [
    'You may put your hand into an old coat and find a ticket, and the afternoon is gone. People say how well you manage, and you do. No date is set for such things. To keep something longer is no weakness, and to put it down is no betrayal.',
  ],
  'loss heat': [
    'You may be waiting for a light to change, and find that you are winning an argument with somebody who is not there. To others you seem hard, or long past it. There is hurt under such a heat, and nobody has to be brave about it every day.',
  ],
  'loss hidden': [
    'At a cheerful table you may suddenly be somewhere else, and come back with a smile that nobody has missed. They think that it is over for you. To tell one of them otherwise takes nothing from your courage. Sorrow is lighter when it has been seen.',
  ],
  'loss far': [
    'A smell on a staircase may take you out of the day so completely that you have to look for the street again. Those beside you see only that you have gone quiet. To have loved a thing is no mistake, and it needs no permission to hurt.',
  ],
  'loss ease': [
    'Everything ended in order, everyone shook hands, and you may wonder why you still take the old way home. Others see nothing to be sorry for. Even a good ending is one. You are free to miss what you were right to leave.',
  ],
  'patience delay': [
    'The evening is free, the thing lies on the table, and you may find yourself cleaning the lamp above it. People think that you have no interest in it. It is dear to you, and so it ought to be right. It may begin badly. Most dear things did.',
    'Perhaps you say ‘after the summer’ with such conviction that you feel lighter for a day. Those around you believe it each time. It is only your respect for the thing, and using it a little is respect too.',
  ],
  'patience heat': [
    'There is perhaps an afternoon when the new thing has become an ordinary thing, and it is as if somebody had turned off the lights. Others may think you restless. A dull part is no proof that you chose wrongly.',
    'You may open a drawer to look for string, meet the three plans of last spring, and close it quickly. People remember how glad you were then, and smile. There is no shame in that drawer. Everything in it was honestly meant, and one of the three is enough.',
    'You may look at what you made last week, find it poor, and see a better one that you would begin today. Others liked it. You are not fickle. You see the end so clearly that the way looks slow, and it can look slow and be right.',
  ],
  'patience hidden': [
    'You may do forty small things in a day so that you need not look at the one. In the evening you can count up all that you have done. You cheated nobody. What matters most makes the least noise, and it has kept its place for you.',
  ],
  'patience far': [
    'You may pass it each morning, the thing that you mean to do, and nod to it as to somebody you have long wanted to speak to. Others think that you have given it up. You have not, and it bears you no grudge. It waits where it is.',
    'When somebody asks ‘now?’, you perhaps hear the word as if it had been shouted, and say ‘soon’. They think that you do not want to. It is only that your feet do not trust the floor. Nobody has to feel certain in order to take one step.',
  ],
  'patience ease': [
    'It is a day without pressure, and you may spend the morning deciding how to spend it. By evening others believe that you have had a rest. You are not lazy. A field without a fence is hard to walk across, and one small post is enough to begin with.',
  ],
}
