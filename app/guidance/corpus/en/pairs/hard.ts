import type { PairTexts } from '#app/guidance/corpus/pair-texts.ts'

/** Another hard condition of the ruler or of the place. */
export const HARD: PairTexts['hard'] = {
  'away Sun': {
    text: 'The Sun, ruler of your lot, is in the sign opposite its own, so it is like somebody far from home. Far from home it is easy to be unsure how one is seen. When you have said something at a table, you may look at each face as if it were a mirror, and let it decide a little, although most people may be thinking of their lunch.',
    short: 'Far from what you know, you may ask every face how you are doing.',
  },
  'away Moon': {
    text: 'Your lot depends on the Moon, which is in detriment, opposite its home. The Moon means feeling, and its present sign is like a house of duty, where nobody asks how one feels. So you may fold everybody’s washing there and still feel like a visitor, as if the house had been built for somebody tougher.',
    short: 'Maybe you are useful in a house for years and still long for your own.',
  },
  'away Mercury': {
    text: 'Mercury, which rules your lot, is in detriment in a sign of belief. Mercury means showing each step. So you may know a thing and be unable to show how, like a pupil who has the right answer and cannot write down the steps. When somebody asks, it may seem to you that you do not know it yet.',
    short: 'Among people who can explain how they know a thing, you may feel like a beginner.',
  },
  'away Venus': {
    text: 'Venus, which means affection, rules your lot from a warlike sign, opposite its own home. Affection has to wear work clothes there. So you may show it by what you do, like a cook who stays in the kitchen all evening. When somebody comes closer, you may suddenly have a great deal to do.',
    short: 'Possibly you show love by what you do, and step away when somebody comes close.',
  },
  'away Mars': {
    text: 'Mars, your lot’s ruler, is in a sign of Venus, far from home. Mars means strength and Venus means good manners, so anger may collect in you like water behind a door. Perhaps you nod, step aside and say that everything is all right. Then one word too many opens the door, and the nearest person gets wet.',
    short: 'After you have been polite for a long time, you may be angry all at once.',
  },
  'away Jupiter': {
    text: 'Jupiter means large and generous ideas, and as the ruler of your lot it is in detriment, opposite its own sign, where Mercury asks for details. So you may sort and check a generous idea until it has no fault left. Perhaps it began as a feast for friends and ended as a list.',
    short: 'Perhaps you lose a large idea because each of its details has to be right.',
  },
  'away Saturn': {
    text: 'Saturn, the planet of time, rules your lot and stands opposite one of its own signs, where it is weak. So perhaps you never feel sure of the right moment. You may wait where a quick yes was wanted, and look for another day next month, like a gardener who studies the sky and does not sow.',
    short: 'You may look for the right moment for so long that several right moments pass.',
  },
  'low Sun': {
    text: 'The Sun, your lot’s ruler, is in its fall, where the books count it weakest. The Sun means yourself and this sign means the others, so perhaps you ask what everyone wants before you say what you want. It can go well for months. Then a small thing is decided without you, and you may slam a door.',
    short: 'You may put yourself last politely for months, and one day slam the door.',
  },
  'low Moon': {
    text: 'The Moon, which rules your lot, is in its fall, in a sign that is like deep water, so what you feel may go down and not be seen. You may say ‘it is nothing’ and wait for somebody to ask a second time, but people believe the smooth surface, and nobody knows what you hope for.',
    short: 'What you feel deeply may look like smooth water, so that others stay at a distance.',
  },
  'low Mercury': {
    text: 'Mercury, which means words, rules your lot from a sign of feelings, where it is in its fall. So you may know exactly what you want to say, and lose it like a wet fish when you try to hold it. Perhaps you then speak of the weather, and the important thing is still unsaid.',
    short: 'What you would like to say may be larger than your words, and stay unsaid.',
  },
  'low Venus': {
    text: 'Venus is in its fall and rules your lot from there. Venus means pleasure and this sign means an exact eye, so perhaps you look at lovely things through a magnifying glass. It shows each stain, each wrong word and each crooked frame. Things might please you more if you put the glass away for a minute.',
    short: 'Perhaps you see the one small fault in a thing before you see the thing.',
  },
  'low Mars': {
    text: 'Mars, which means fighting, is your lot’s ruler, and it is in its fall, and weak, in the sign of home. So sometimes you may leave a quarrel unanswered outside, and carry it home like a wet coat. Then the air at home grows thick, and you may wish to be somewhere else.',
    short: 'A quarrel that you did not answer outside may fill the house, until you want to leave.',
  },
  'low Jupiter': {
    text: 'Jupiter, your lot’s ruler, means confidence, and it is weak in a sign of saving. So you may save hope as others save old string. When some money comes in, you may treat it as a loan, because you do not quite believe in it. Perhaps there is enough, and only your sums do not show it.',
    short: 'You may prepare for the worst so carefully that the good is not counted.',
  },
  'low Saturn': {
    text: 'Saturn, on which your lot depends, means time, and it is weak in a sign of haste. So you may begin a thing early, put it down at the first pause, and mean to go on when the moment is better. It then waits in a corner like a half-painted chair.',
    short: 'Maybe you put a thing down at the first pause, and wait for a better moment.',
  },
  'stranger Sun': {
    text: 'The Sun rules your lot and is a stranger where it stands, because it has no dignity there and no host who sees it. So perhaps you feel like a guest whom nobody has introduced. One sentence would be enough. On some days you wait for someone else to say it, and meanwhile stand straight by the window.',
    short: 'In a room full of people you may stand and wait until somebody introduces you.',
  },
  'stranger Moon': {
    text: 'Nobody receives the Moon, your lot’s ruler, in its sign, so the books call it a traveller abroad. Maybe you are able to sleep anywhere and still find it hard to arrive. One box may always stay packed. In the evening you may like to look at other people’s lit windows more than at your own lamp.',
    short: 'Maybe you live in many rooms and unpack in only a few of them.',
  },
  'stranger Mercury': {
    text: 'Mercury, which rules your lot, has no dignity in its sign and no host who sees it, like a newcomer who does not know the rules. A newcomer listens. The longer you listen, the more rules there may seem to be, and you may still be preparing when the others have talked for an hour.',
    short: 'You may know a language from books and still be afraid of the first spoken sentence.',
  },
  'stranger Venus': {
    text: 'Venus is a stranger in its sign, where nobody speaks for it, and it rules your lot. In a strange place it is safest to be pleasant. So people may like you at once and not come much closer, because you tell them the story that everybody enjoys. The other story may stay in the suitcase.',
    short: 'Perhaps you are friendly with everyone, and let hardly anyone come near.',
  },
  'stranger Mars': {
    text: 'Mars, your lot’s ruler, has no rank where it is, and no host sees it, like a soldier in a foreign town with one hand on his sword. So now and then you hear a simple question and take it for an attack. Perhaps the other person only wanted to know the time.',
    short: 'Among strangers you may defend yourself where nobody thought of attacking you.',
  },
  'stranger Jupiter': {
    text: 'Jupiter means good sense, and it rules your lot as a stranger in its sign, like a wise man in a town of shoe shops. What you have understood may have nothing to do with what people ask of you all day, and when you turn off the light in the evening, you may notice that nobody has heard of it.',
    short: 'What you understand best may find no place in the day, and wait outside the door.',
  },
  'stranger Saturn': {
    text: 'Saturn answers for your lot, and it stands without dignity or host, like an old man who wants to be no trouble to anyone. So now and then you find it simplest to carry your own load, and then other people’s loads as well. They may take your silence for strength, and hand you one thing more.',
    short: 'Since you ask nobody for anything, you may end by doing everybody’s part.',
  },
  'stranger Uranus': {
    text: 'Uranus, which means going one’s own way, is your lot’s modern ruler, and its host does not see it. So on some days you walk ahead on a path of your own, and look round now and then for somebody who comes along. Perhaps they do not know that they are allowed to.',
    short: 'Maybe you go your own way, and wait for someone to come along all the same.',
  },
  'stranger Neptune': {
    text: 'Neptune means what one feels before there are words. It is a stranger in its sign and rules your lot by the modern count, and a stranger lacks the language. So on some days you begin to speak of something large, hear how odd it sounds, laugh, and talk of the weather. Perhaps the other person has no words for it either.',
    short: 'What moves you most may have no common words, and so you keep it to yourself.',
  },
  'stranger Pluto': {
    text: 'Pluto, the modern ruler of your lot, means what is hidden, and its host does not see it. So sometimes you leave things out in company, as one locks a room before a visit. Somebody would have to notice the closed door and ask, and most people are too polite.',
    short: 'Perhaps you show people the surface, and wait to see who asks for more.',
  },
  'averse Sun': {
    text: 'The Sun, which means success, rules your lot and does not see it, because their signs have no aspect. So success and well-being may not come together for you. Possibly you stay one hour longer where people clap, and hope that the other feeling comes too. Perhaps it waits at home, and goes to bed early.',
    short: 'Possibly you go on working where people praise you, although you feel well somewhere else.',
  },
  'averse Moon': {
    text: 'Between the Moon, which means moods, and the lot that it rules there is no aspect, so they are like two people who never meet. What you feel like doing and what does you good may seldom fall on one day. Maybe you put off the walk, or the call to a friend, because you are not in the mood, and by evening the mood has passed anyway.',
    short: 'Maybe you put off what does you good for the mood of the hour.',
  },
  'averse Mercury': {
    text: 'Mercury, which means thinking and sorting, rules the lot without seeing it, since no aspect joins their signs. So at times you sort your shelf and your papers until not one comma can be moved. What would do you good may be like a room next door, in which nobody has opened a window.',
    short: 'Maybe you sort once more the part of your life that was already in order.',
  },
  'averse Venus': {
    text: 'Venus, the planet of pleasant things, rules your lot but has no view of it, like a friend who buys presents and does not know what you need. The new cloth is lovely, and afterwards you may feel the same small hunger. Because it stays, you may think that you need still more.',
    short: 'Possibly you buy one comfort after another for a hunger that no shop can fill.',
  },
  'averse Mars': {
    text: 'Your lot is ruled by Mars, which means anger, and no aspect joins the two. So your anger cannot see what does you good, and it may answer where little depends on it. Somebody at a post office may get all your strength because of a stamp, and the thing that needs it goes without.',
    short: 'You may spend your anger on small things, and have no strength for the large one.',
  },
  'averse Jupiter': {
    text: 'Good judgement is the matter of Jupiter, which rules your lot and is turned away from it, like a good lamp in the next room. Perhaps you know well what is wise, and still lose your temper in a queue or over a bill, because the lamp is next door and its light does not reach so far.',
    short: 'Maybe you know well what is wise, and lose your temper before you think of it.',
  },
  'averse Saturn': {
    text: 'Saturn, your lot’s ruler, means duty, and from its sign it has no view of the lot. So maybe you do your duty to everyone and lose sight of your own well-being, like a host who serves the table and has no chair. If somebody asked what you need, you might have to think for quite a while.',
    short: 'Possibly you do your duty to everyone, and never look at your own life.',
  },
  'averse Uranus': {
    text: 'By the modern count Uranus, the planet of new ideas, rules your lot and does not see it. So your ideas may always be a little ahead of you, like a train that has just left. Each new plan needs something that you must learn first, and the one for which you are ready may seem dull.',
    short: 'When every plan needs something that you have to learn first, you may never feel ready.',
  },
  'averse Neptune': {
    text: 'Neptune, which means longing, is the lot’s modern ruler and does not see it. So your wishes may furnish a house far away, with a fine view. When you come in at your own door, it may seem a little dark, and you may not think of turning on the good lamp.',
    short: 'Perhaps you furnish a distant house in your thoughts, and leave your own without a lamp.',
  },
  'averse Pluto': {
    text: 'Pluto, modern ruler of your lot, means power and has no view of it. So you may care how others see you, and build something large for them to look at, like the front of a fine house. What does you good may be behind it, in the yard, in old shoes.',
    short: 'You may show others only what they can admire, and hide what does you good.',
  },
  'burnt Moon': {
    text: 'The Moon means home and daily needs, and it rules your lot. The books call it burnt, because nobody can see it so near the Sun. Beside a large plan, yours or another person’s, your small wishes may be just as hard to see. Every coat in the hall may have its hook except yours, and then you may think of going out again.',
    short: 'A large plan may fill the house so that nobody asks what you would like.',
  },
  'burnt Mercury': {
    text: 'Mercury, the speaker for your lot, is burnt, so near the Sun that it cannot be seen. So what you mean may be clear to you and hidden from others, like a letter in a drawer. Maybe you believe that you said it, and the other person is still waiting for the first word.',
    short: 'What you mean may be clear to you, although you have not said it to anyone.',
  },
  'burnt Venus': {
    text: 'Affection belongs to Venus, your lot’s ruler, and it is burnt: too near the Sun to be seen, like a star at noon. Because you know of the star, you may think that everybody sees it. Your friends, perhaps, see a busy person, and so each side waits for the other.',
    short: 'You may hide your fondness so well that friends wait, and you wait for them.',
  },
  'burnt Mars': {
    text: 'Mars means strength, and it rules your lot, but it is burnt: in the Sun’s fire nobody can see it. So you may work for a large goal without noticing how much strength it takes. On some days you find out that you are tired only when you sit down to tie a shoe, and stay there.',
    short: 'A goal may be so large for you that you do not feel yourself getting tired.',
  },
  'burnt Jupiter': {
    text: 'Jupiter, the planet of the open hand, rules the lot and is burnt, which means that the Sun’s light hides it. So you may give time, money and patience without looking, as if somebody filled the cupboard again each night. When you open it for yourself one evening, you may be frightened and begin to count.',
    short: 'Maybe you give for years without looking, and then fear that the cupboard is empty.',
  },
  'burnt Saturn': {
    text: 'Your lot depends on Saturn, which means slow things, and it is burnt, unseen beside the Sun, like a quiet worker in a loud man’s workshop. So you may push aside what takes years for what has to be ready by noon. The slow thing does not complain, and it is no further on.',
    short: 'Maybe you put off a long task of your own for everybody’s bright idea.',
  },
  'burnt Uranus': {
    text: 'Uranus, the modern ruler of your lot, means what is new, and the Sun hides it. So your own way of doing things may be hidden from you, like the glasses on your nose. You may think that it is not ready, and take another course. To others your way may look finished.',
    short: 'Your own way may be too close to your eyes for you to trust it.',
  },
  'burnt Neptune': {
    text: 'By the modern rulers Neptune, which means longing, speaks for your lot, and it is lost in the light of the Sun, which means public life. So something that was once a song for you may have become a duty with lists. Perhaps you serve it daily. To hear the song again, you would have to stand still.',
    short: 'What moves you may lie so near to a duty that you no longer stop for it.',
  },
  'burnt Pluto': {
    text: 'Pluto, the lot’s modern ruler, means secret strength, and the Sun hides it. So perhaps you have wanted to work unseen for something greater. Then somebody thanks the others from a stage, and you may notice with surprise how closely you listen for your own name.',
    short: 'It may hurt you when the work is praised and your name is not.',
  },
  'back Mercury': {
    text: 'Mercury was retrograde, which means that it went back over its path, and it rules the lot. It stands for writing, so maybe you read a letter again and again before you close it. A second look does find mistakes, but after the fourth the letter is still on the table.',
    short: 'Maybe you go through a finished thing once again for the sake of one comma.',
  },
  'back Venus': {
    text: 'Venus, the planet of friendship, was retrograde, and your lot belongs to it. So now and then you turn back to old friends, and keep their places on the bench free. Meanwhile somebody new may sit down at its end, who would like to hear your story and gets only a polite nod.',
    short: 'Perhaps you wait for old friends, while a new one beside you waits to be asked.',
  },
  'back Mars': {
    text: 'With Mars moving backwards, your lot’s ruler is like a fighter who comes after the fight. So perhaps you are calm in the moment itself, or feel nothing. At night you may find the answer and the anger, and in the morning the wrong person gets it, who only asked where the milk was.',
    short: 'Your anger may come too late for one person, and hit the next.',
  },
  'back Jupiter': {
    text: 'Jupiter, your lot’s ruler, means judgement, and it was retrograde. So you may go back to what you have decided and test it for cracks. Perhaps it has stood each test. But if each evening is an examination, even a thing that is well done gives you no rest.',
    short: 'Perhaps you go over a thing so often that you no longer enjoy it.',
  },
  'back Saturn': {
    text: 'Saturn, which means labour, was going backwards, and your lot depends on it. So it may seem to you that no work is finished after the first time. In the evening you may build up a wall that was strong already. You may even carry tomorrow’s stones today, as if somebody were counting them.',
    short: 'To be safe, you may do once more what is done already.',
  },
  'back Uranus': {
    text: 'Uranus, which means change, was moving backwards, and modern readers give it your lot. So maybe you change a plan, go back, and change it again. From outside it may look as if nothing had happened for a year. Inside you may have moved house six times, and the boxes are still packed.',
    short: 'Maybe you change your mind about a change so often that it never begins.',
  },
  'back Neptune': {
    text: 'Neptune, by modern custom the lot’s ruler, means imagination, and it was retrograde. So sometimes you picture a thing with joy, go back, and picture it again from the start, lovelier each time. By now it is perhaps a house with so many rooms that the first plain stone looks wrong.',
    short: 'Maybe you plan a thing again and again, more beautifully, and put off its first day.',
  },
  'back Pluto': {
    text: 'Pluto, which modern readers make your lot’s ruler, was retrograde. It means deep matters, so perhaps you go back to where you once learned to be careful, and read the old lesson again. But the person who brings you soup today has nothing to do with it.',
    short: 'You may read an old lesson in being careful each time somebody new is kind.',
  },
  'first Mercury': {
    text: 'Mercury, your lot’s ruler, stood still and was about to turn back: this is its first station. So you may also stop, with your hand on the door. It need not be fear. Just then you may think of one more good question, and it leads you back to the bookshelf.',
    short: 'At the very door you may think of something that you ought to read first.',
  },
  'first Venus': {
    text: 'Venus, which means company, rules your lot, and it had stopped in the sky before turning back. So in good company you may suddenly stop and ask yourself if you are still wanted. You may take your coat then, and the others were perhaps just about to bring in the food.',
    short: 'In good company you may take your coat just before somebody would ask you to stay.',
  },
  'first Mars': {
    text: 'Action is the part of Mars, and the lot depends on it, but Mars was at its first station, a halt before it turned back. So at times you begin something well, feel a cold doubt, and take a step back. The nail is half in the wall, and it may stay like that for a year.',
    short: 'Maybe you lift the hammer and put it down again, because waiting seems wiser to you.',
  },
  'first Jupiter': {
    text: 'Generous Jupiter rules your lot, and it had come to a stop before turning back. So on some days you hold out a gift and stop half-way, to ask if you can spare it. Mostly you can. But the joy of giving is not in such a sum.',
    short: 'Maybe you draw back a gift in your hand, to see if you can spare it.',
  },
  'first Saturn': {
    text: 'Saturn, which rules your lot, was at its first station, like a night watchman who is going home and turns round at the gate. It means duty, so you may make one more round, to be sure. You may even go back from the bus stop to try a door that was locked.',
    short: 'You may find it hard to stop working, as if somebody needed you just once more.',
  },
  'first Uranus': {
    text: 'Uranus, modern ruler of your lot, means invention, and it had stopped and was about to go back. So at the moment when you could show a thing, you may see how it should have been. Maybe you take it apart again, and people then see only a very interesting table full of parts.',
    short: 'On the last evening you may take a thing apart because it is not yet right.',
  },
  'first Neptune': {
    text: 'Neptune, the modern ruler of the lot, means quiet, and it had come to a halt before it turned back. So maybe you come to the quiet as to a door that is nearly open, and then think of the washing or the telephone. Afterwards it may seem to you that there was nothing behind the door.',
    short: 'At the edge of the quiet you may remember something urgent and turn back.',
  },
  'first Pluto': {
    text: 'By modern custom your lot is under Pluto, which means deep things, and it had stopped before turning back. A deep sentence may turn back in you in the same way. Perhaps you have carried it up more than once, like a bucket from a well. Then somebody asked about the journey, and you let it down again.',
    short: 'Perhaps you carry a deep sentence to the edge of speech, and leave it unsaid.',
  },
  'lot 6 fire': {
    text: 'The sixth is a hard place in the books, a place of labour, and a sign of fire labours at full heat. So perhaps you are like a stove in a cold house. Other people warm their hands and go home, and you may still be cooking or mending at midnight, because nobody tells a stove that it is evening.',
    short: 'You may spend all your fire on tasks, and keep only the ash for yourself.',
  },
  'lot 6 earth': {
    text: 'Earth carries what is put on it, and your lot has an earthy sign among tasks, in the sixth place. So people may begin with ‘could you just’, and put their bags down on you as on a strong table, and because the table holds, nobody may notice any more how much is on it.',
    short: 'People may put everything down on you, because you carry it so well.',
  },
  'lot 6 air': {
    text: 'Air means thinking, and your lot has such a sign in the sixth place, among chores. So maybe you draw a timetable for a chore, and then improve the timetable. At night you may lie awake over a gap in it, while the chore, which is small, waits for someone to begin.',
    short: 'Possibly you have to list a task properly before you can leave it alone.',
  },
  'lot 6 water': {
    text: 'A sign of water is open to every feeling, and your lot has one in the place of sickness and service. So other people’s pain may come in to you like water under a door. You may bring them tea, and nobody guesses that you need a cup as well.',
    short: 'You may feel other people’s pain as your own, and take care of theirs first.',
  },
  'lot 8 fire': {
    text: 'Fire burns or goes out, and your lot has a fiery sign in the eighth place, that of ends and debts. A slow end may therefore be hard for you. Perhaps you throw a door shut in anger before it can close by itself, although the person behind it only came to ask what was wrong.',
    short: 'You may break a thing off with a bang, because a quiet end would hurt more.',
  },
  'lot 8 earth': {
    text: 'Shared goods and debts are what the eighth place is about, and a sign of earth wants a field of its own. So you may dislike to owe, and also to be owed, because both leave an account open. It may seem to you that you would sleep better with less, if only it were all yours.',
    short: 'Your half of a shared thing may seem so little that you hold it fast.',
  },
  'lot 8 air': {
    text: 'A sign of air likes talk, and the eighth place, where your lot is, holds what people do not talk of, such as money between friends. So at times you go round it lightly. You may have the best of conversations with somebody, while the real matter lies under the table like a dog that nobody mentions.',
    short: 'Maybe you talk with people about everything except the one thing that is owed.',
  },
  'lot 8 water': {
    text: 'Water is deep, and the eighth place, where your lot is in such a sign, is about sharing deep things. It is a great deal to ask, so perhaps you are careful. Most people may come to know only your shore. They find it pleasant there, and cannot guess how deep the water is.',
    short: 'You may want to give yourself wholly or not at all, and so you keep back.',
  },
  'lot 12 fire': {
    text: 'The twelfth place is hidden, and your lot is there in a sign of fire. So you may keep your temper in a closed room, and others notice only a warm wall. Then one evening a small thing opens the room, and everyone asks where the flames came from.',
    short: 'Anger that you keep in a back room may break out through the roof.',
  },
  'lot 12 earth': {
    text: 'Out of sight, in the twelfth place, your lot is in a sign of earth, and earth stores things. So you may store seeds, wood, or a half-built boat, and wait for a free month. Everything is dry and safe, and every year there is a little more of it.',
    short: 'Maybe you store things up for a day that has no date.',
  },
  'lot 12 air': {
    text: 'Retreat is the matter of the twelfth place, and a sign of air means talk, so your retreat may be full of talk. You may close the door, and in your head everyone goes on discussing, like guests who do not want to leave. The quiet that you came for has to wait outside.',
    short: 'Even behind a closed door you may think so much that it is never quiet.',
  },
  'lot 12 water': {
    text: 'Water means feeling, and your lot has a watery sign in the twelfth place, among secrets. So maybe you hear in one word on the telephone that somebody is sinking, and listen to them half the night. Nobody can know how often you have done it, or that you are cold yourself.',
    short: 'You may pull other people out of the water in secret, and be cold yourself.',
  },
  'ruler Sun 6': {
    text: 'The Sun, which means honour, rules your lot from a place of labour, the sixth. So honour may be to you like bread that has to be earned each day. There may hardly be an evening on which you look at what you have made, with both hands in your lap.',
    short: 'You may allow yourself rest only after the last task, and there is always one more.',
  },
  'ruler Sun 8': {
    text: 'Your lot’s ruler, the Sun, means a good name, and the eighth place means things that are borrowed. So your good name may feel to you like a borrowed lamp. That can make a person reliable. It can also make you listen at the door for what people say of you.',
    short: 'Other people’s good opinion may feel like a loan that has to be returned one day.',
  },
  'ruler Sun 12': {
    text: 'The Sun, the ruler of your lot, means what a person lives for, and it is in the hidden place. So what matters most to you may be unknown to those who see you daily. It is like a lamp that needs only an hour and a closed door, and it may not have had either for a long time.',
    short: 'What you live for may be like a light in a room that you seldom enter.',
  },
  'ruler Moon 6': {
    text: 'The Moon, which means food and care, is in service in the sixth place, and it rules your lot. So it may be you who sees first that someone is hungry or cold. Sometimes you ask so early whether people have eaten that nobody asks you. One can eat standing by the stove for years like that.',
    short: 'You may ask everyone if they have eaten, and be the one who has not.',
  },
  'ruler Moon 8': {
    text: 'Among shared money and troubles, in the eighth place, stands your lot’s ruler, the Moon. It means daily needs, so your needs and other people’s may run together like two streams. At the end of a month you may not know any more what was spent on whom, and only feel that it was too little.',
    short: 'Where everything is shared, you may feel that what is left for you is never enough.',
  },
  'ruler Moon 12': {
    text: 'The Moon, which means home, rules your lot from the place of retreat. So you may have a second house in your thoughts, and from its window the real one may look a little shabby. Perhaps you are at the table and not at the table, and those who sit with you can feel it.',
    short: 'Perhaps you are homesick in secret for a house that has no address.',
  },
  'ruler Mercury 6': {
    text: 'Mercury works for your lot in the sixth place, at the bench where things are mended. An eye for mistakes is useful there, but you may not be able to close it in the evening. In a poem, a meal or a kind letter, it may find a small error at the edge.',
    short: 'Perhaps you see a small error at the edge before you see the page.',
  },
  'ruler Mercury 8': {
    text: 'Mercury, the planet of speech, rules your lot among the secrets and shared accounts of the eighth place. There one learns to be silent, and silence can become a habit. Some of the closed envelopes that you keep may be your own, and nobody has forbidden you to read them out.',
    short: 'Maybe you keep other people’s secrets so well that you leave your own matters unsaid.',
  },
  'ruler Mercury 12': {
    text: 'In the hidden place Mercury, which rules the lot, means study without a teacher. Because nobody tests your thoughts there, you may test them yourself, and more strictly. Maybe you fill whole notebooks in this way. Before you read aloud from one, it may seem that you have to finish the next.',
    short: 'You may go on writing in a secret notebook, and never find it ready to show.',
  },
  'ruler Venus 6': {
    text: 'Venus rules your lot and means pleasant things, and it is on duty, in a place of labour. So maybe you make other people’s days pleasant, with a clean cloth or a joke at the right time. The good cup is for guests, and maybe you no longer notice the crack in yours.',
    short: 'Perhaps you make things nice for everyone else, and keep the cracked cup for yourself.',
  },
  'ruler Venus 8': {
    text: 'The eighth place is about shares and debts, and Venus, which means affection, rules your lot from it. So perhaps you keep an account of affection: who wrote last, who paid, who told more. Nobody wants to do it. But if you know the account, it can be hard to go one step further than it allows.',
    short: 'Perhaps you measure out affection like a debt, and so keep people at a distance.',
  },
  'ruler Venus 12': {
    text: 'Venus, on which your lot depends, means friendship, and it is hidden in the twelfth place. So you may be like somebody who watches friends from a window. You would come down at once if they looked up and waved. They walk past with their shopping, and do not know that somebody lives there.',
    short: 'Maybe you are fond of people in secret, and wait for them to ask you.',
  },
  'ruler Mars 6': {
    text: 'Mars means fighting, and it rules your lot from the sixth place, where the work is. So a task may be like an opponent whom you have to throw to the ground, and then comes the next one. You may be proud of it. But on a free day you may not know what to do with your hands.',
    short: 'On some days you may work as others fight, and spare yourself least of all.',
  },
  'ruler Mars 8': {
    text: 'For your lot’s ruler, Mars, the eighth place is disputed ground, because people ask there what belongs to whom. So perhaps you are wide awake, and notice each little advantage that somebody takes. It may have kept you from being cheated. It may also have kept you from being merry at a good table.',
    short: 'Maybe you defend your share before anyone wants it, and still find it too small.',
  },
  'ruler Mars 12': {
    text: 'Mars, which means anger, rules the lot and is shut up in the hidden place. So maybe you keep your anger in all day, like a dog in a yard, and say that everything is quite all right. At night you may hear it bark, and one day it may jump over the gate.',
    short: 'You may step aside by day and fight in your thoughts at night, until it is too much.',
  },
  'ruler Jupiter 6': {
    text: 'In the sixth place, among the helpers, Jupiter rules your lot, and it means large portions. So possibly you give somebody an hour, and then the whole afternoon. What is left for your own house is like a short blanket, and it is easy to conclude that there is never enough.',
    short: 'Maybe you give so much time away that the day always seems too short for you.',
  },
  'ruler Jupiter 8': {
    text: 'Among debts and unsettled things stands Jupiter, your lot’s ruler, which means justice. So maybe you are the person to whom people bring their box of papers. Perhaps you put it in order justly and with care, but there is always another box.',
    short: 'Everybody’s unfinished business may come to you, so that you are never finished.',
  },
  'ruler Jupiter 12': {
    text: 'Your lot’s ruler is Jupiter, which means good sense, and the twelfth place means retreat. So you may be wise without any noise. But what is never said aloud, nor sung, nor shared over bread, can fall asleep, like an old man in his chair.',
    short: 'Perhaps you keep what you know so quiet that in the end you do not hear it yourself.',
  },
  'ruler Saturn 6': {
    text: 'Saturn, which your lot depends on, is in the sixth place and means duty. So when others leave, you may put up the chairs and turn off the light. There is dignity in it, and perhaps you want no thanks. But it would be good if somebody sent you home once.',
    short: 'Somebody has to stay until the end, and it may always be you.',
  },
  'ruler Saturn 8': {
    text: 'The eighth place is for what is owed and shared, and Saturn, the careful ruler of your lot, is in it. So when somebody offers you a chair, you may want to read a contract first. Meanwhile the chair may go to a person who simply sits down.',
    short: 'Perhaps you ask for a contract where somebody only wanted to sit with you.',
  },
  'ruler Saturn 12': {
    text: 'Long work is Saturn’s matter, and Saturn rules your lot from the hidden twelfth place. So you may have been building something alone for years, like a clock in a cellar. Perhaps it matters most to you. But nobody asks about it, and so it has no date.',
    short: 'Perhaps you leave a long work in the cellar and wait for a better year.',
  },
  'ruler Uranus 6': {
    text: 'Uranus, modern ruler of your lot, means new methods, and the sixth place means daily work. So perhaps you see at once how all of it could be done better. But the new method takes two weeks, and one could have swept the floor fourteen times by then.',
    short: 'Perhaps you have to improve a chore before you can do it.',
  },
  'ruler Uranus 8': {
    text: 'Among shares and debts stands Uranus, your lot’s modern ruler, which means freedom. So you may pay at once, to be free, and be proud of it. You may also like it to be known, and look round the table to see who noticed.',
    short: 'Even where you owe nobody anything, you may want somebody to see it.',
  },
  'ruler Uranus 12': {
    text: 'Uranus, by modern custom the ruler of your lot, means being different, and it is in the hidden place. So possibly you have a hidden room, full of odd things, which you would gladly show to somebody. But perhaps the sign is off the door, so that only the right person can find it.',
    short: 'You may hide in being different, and wait there for somebody to find you.',
  },
  'ruler Neptune 6': {
    text: 'Neptune, by modern custom your lot’s ruler, means pity, and the sixth place has the sick and the tired in it. So you may feel what they feel, as if you had no skin. In the evening you may carry home the troubles of fifteen people, and look for a place to put them down.',
    short: 'Each wound that you see may seem to ask for your own hand.',
  },
  'ruler Neptune 8': {
    text: 'Neptune means what is unclear, and it rules your lot, by the modern count, from a place of sharing. So you and another person may believe for years that you agree without words. Then it may turn out that you meant different things, like travellers with two maps.',
    short: 'You and another person may both feel something, and neither of you has named it.',
  },
  'ruler Neptune 12': {
    text: 'Neptune, your lot’s modern ruler, means dreams, and the twelfth place hides it from sight. So when you are alone, you may float away like a boat without a rope. It is restful. But you closed the door for something else, and for that you would have to be awake.',
    short: 'You may dream away an hour that you meant for being still.',
  },
  'ruler Pluto 6': {
    text: 'By the modern rulers Pluto, which means going to the root, answers for your lot from the place of chores. So when a tap drips, you may take the pipe apart as far as the street. Not every tap needs that, and you may miss supper under the sink.',
    short: 'Maybe you find it hard to leave a small task before you have reached its bottom.',
  },
  'ruler Pluto 8': {
    text: 'Pluto, your lot’s modern ruler, means what is hidden, and it is in the eighth place. So possibly you look behind a gift for a hidden reason. Perhaps you are right that there is one, and quite often it is that somebody likes you.',
    short: 'Before you take a gift, you may ask what is hidden behind it.',
  },
  'ruler Pluto 12': {
    text: 'Pluto, your lot’s modern ruler, means what is buried, and the twelfth place hides it once more. So maybe you have buried something that you wanted to say. By now you may walk about on top of it, as in a garden, and talk of other things.',
    short: 'Perhaps you have buried a sentence so well that you no longer know where it is.',
  },
}
