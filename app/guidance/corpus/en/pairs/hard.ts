import type { PairTexts } from '#app/guidance/corpus/pair-texts.ts'

/** Another hard condition of the ruler or of the place. */
export const HARD: PairTexts['hard'] = {
  'away Sun': {
    text: 'The Sun, ruler of your lot, is in detriment in Aquarius, opposite its home. Away from home it is easy to be unsure how one is seen. You may look for yourself in faces, and let each of them decide a little. That leaves much in the hands of people who were thinking of their lunch.',
    short: 'Far from familiar ground it is tempting to ask every face how you are doing.',
  },
  'away Moon': {
    text: 'In detriment in Capricorn the Moon, on whom your lot depends, lives among people who do not ask how she is. One can learn to need little there. It may be hard, though, to be where you are, as if the place had been arranged for somebody tougher, and the right one were already let to someone else.',
    short: 'It is possible to be useful in a house for years and long for one of your own.',
  },
  'away Mercury': {
    text: 'Mercury, which rules your lot, is in detriment, in a sign that the books give to Jupiter: it has to think in a house that was built for believing. You may know a thing there and be unable to show how. Then someone asks how, and it seems that you do not know it yet.',
    short: 'Among people who can show how they know, you may feel like a beginner.',
  },
  'away Venus': {
    text: 'Venus, your lot’s ruler, is in detriment, opposite her own house, in one that the books give to Mars. Affection has to go about there in work clothes. You may show it by deeds and at a distance, and when somebody comes closer there is suddenly a great deal to do.',
    short: 'Love may speak with a foreign accent, and be afraid that it is heard.',
  },
  'away Mars': {
    text: 'Mars is in detriment, in a sign of Venus, and it rules your lot. Strength that must never be rude can pile up there. You may nod, step aside, find everything quite all right. Then comes a word too many, and it all goes off at once, at the one who happened to say it.',
    short: 'After being polite for a long time you may be angry all at once.',
  },
  'away Jupiter': {
    text: 'For Jupiter, the ruler of your lot, the house is too small: in detriment it lives in a sign of Mercury, among forms and figures. A generous idea can get sorted there, footnoted and checked, until it is without a fault. It had begun as a feast. You may know a feast or two that ended as a list.',
    short: 'Among its details you may lose the large thing that you began with.',
  },
  'away Saturn': {
    text: 'Saturn rules your lot in detriment, opposite one of its own houses, and is never quite sure of the right moment there. So the right moment can become a study of its own. You may hold back where a quick yes was wanted, and look for the day again next month, with more care.',
    short: 'You may look for the right moment so long that several of them go by.',
  },
  'low Sun': {
    text: 'In its fall, in Libra, the Sun, ruler of your lot, has the lowest seat at table and smiles. What everyone would like may be weighed before you say what you would, although nobody asked for it. For months that can go well. Then a small thing is decided without you once too often.',
    short: 'You may put yourself last so politely that one day you slam the door.',
  },
  'low Moon': {
    text: 'The Moon falls in Scorpio, and she rules your lot. What is felt goes down there and is not shown; at the top the water is smooth. People believe the surface, they are not divers. You may be waiting for one who would go down without being asked, and nobody so much as takes off their shoes.',
    short: 'What you feel deeply may look to others like smooth water, and you are left alone with it.',
  },
  'low Mercury': {
    text: 'Mercury, which speaks for your lot, is in its fall in Pisces, among feelings and images, where words are slippery. You may know exactly, and it comes out otherwise. So you leave it, or say something about the weather, while the thing itself goes on swimming about, whole and unsaid.',
    short: 'The sea of what you would like to say may be larger than the cup of words.',
  },
  'low Venus': {
    text: 'Venus falls in Virgo and rules your lot from there, and love in Virgo has good eyes. They may find the stain, the wrong word, the crooked frame, in what is made and in those who are liked. Things would please you more, perhaps, if you could see them for a minute with your glasses off.',
    short: 'The flaw in a thing may meet your eye before its face does.',
  },
  'low Mars': {
    text: 'The ruler of your lot, Mars, falls in Cancer, a sign of shells and houses. For others such a Mars would go through a door; for oneself it may pull the blanket over its head. What should have been said outside is carried in, and the air at home grows thick, until you would rather be somewhere else.',
    short: 'What you did not answer outside may fill the house at home.',
  },
  'low Jupiter': {
    text: 'Jupiter falls in Capricorn, and it is your lot’s ruler: confidence in a thrifty house. You may save hope as others save string. When something turns out well, you enter it as a loan. Perhaps there is enough; it is only that the word does not appear in the accounts.',
    short: 'So carefully may you reckon with the worst that the good finds no place in the sum.',
  },
  'low Saturn': {
    text: 'Saturn, the planet of time, is in its fall in Aries, a sign in a hurry, and your lot depends on it. You may begin a thing early, drop it at the first pause, and mean to take it up when the moment is better; and the moment is in no hurry.',
    short: 'A thing that you dropped at the first pause may wait a long while for its better moment.',
  },
  'stranger Sun': {
    text: 'The Sun rules your lot and is a stranger where it stands, with no dignity and no host in sight. One can know quite well who one is, in a place where nobody else does. It would take a sentence. You may wait for someone else to say it, and stand meanwhile, rather straight, by the window.',
    short: 'In a room full of talk you may stand and wait to be introduced.',
  },
  'stranger Moon': {
    text: 'Nobody receives the Moon, ruler of your lot, in that sign; she is peregrine, as the books say, abroad. To sleep anywhere is an art. Arriving may be harder. You may always leave some box packed, and in the evening look at other people’s lit windows with more interest than at your own lamp.',
    short: 'It is possible to live in many rooms, and to unpack in few of them.',
  },
  'stranger Mercury': {
    text: 'Mercury has no dignity where it is, and its host does not see it; your lot is ruled, then, by a newcomer. Newcomers listen for the rules. The longer one listens the more rules there are, and you may go on preparing for a conversation that has been going on beside you for an hour.',
    short: 'Even a language that you know from books may have a first spoken sentence that you fear.',
  },
  'stranger Venus': {
    text: 'A stranger, Venus rules your lot and stands where nobody vouches for her. To be pleasant is safest in such a place. People may like you at once and not get much further, for you tell the story that goes down well, and the other one stays in the suitcase.',
    short: 'You may be friendly with all, and at home with none.',
  },
  'stranger Mars': {
    text: 'Mars rules the lot and has no standing there, like a soldier without a paper in a foreign town, one hand on the hilt. You may hear a question and think, what is he after? It was perhaps only about the time.',
    short: 'In strange company you may defend yourself where nobody had thought of attacking.',
  },
  'stranger Jupiter': {
    text: 'Jupiter, the ruler of your lot, is peregrine, like a wise man in a town that sells shoes. What you hold to be true may have nothing to do with what is asked of you all day. It can sit on the step for years, and people go in and out past it.',
    short: 'Your deep belief may have no house in the day, so that it waits outside and is forgotten.',
  },
  'stranger Saturn': {
    text: 'Saturn is without dignity and without a host in view, and it answers for your lot: an old man who does not want to be a burden. It may seem simplest to you to carry your own load, and to carry theirs too is simpler than asking. And people, who take such silence for strength, hand over one thing more.',
    short: 'Since you ask nobody for anything, you may end by doing everybody’s part.',
  },
  'stranger Uranus': {
    text: 'Uranus, the modern ruler of your lot, stands where its host does not see it. It is a picture of going one’s own way and looking round now and then. Somebody ought to have come along. You may never have considered that they did not know they were allowed to.',
    short: 'You may go your own way, and wait for someone to come along all the same.',
  },
  'stranger Neptune': {
    text: 'What is felt before it has words goes with Neptune. It rules your lot by the modern rulers, as a stranger in its sign, and a stranger lacks the language. So you may begin to speak of something large, hear how odd it sounds, laugh, and talk of the weather. Perhaps the other person has no words for it either, and laughs as well.',
    short: 'What moves you most may have no words that others use, and so you keep it.',
  },
  'stranger Pluto': {
    text: 'Pluto, which by modern custom rules your lot, stands unseen by its host. Nothing need be pretended in such a place; things are only left out. Anyone who wants to know you may have to notice that something is missing, and most people are too tired for that, and too polite.',
    short: 'In company you may show the surface, and watch who asks for more.',
  },
  'averse Sun': {
    text: 'The Sun does not see the lot that it rules; the signs have no aspect. Success and contentment may not be on speaking terms, then. So you put in another hour where there is applause, in the hope that the other feeling comes too. Perhaps it lives elsewhere and goes to bed early.',
    short: 'You may go on working where you shine, while you live somewhere else.',
  },
  'averse Moon': {
    text: 'Between the Moon and the lot, which she rules, there is no aspect, so neither has news of the other. What you feel like and what does you good may rarely fall on the same day. The second is put off for the sake of the first, and by evening the first has passed anyway.',
    short: 'What does you good may be put off for the mood of the hour, and the hour goes by.',
  },
  'averse Mercury': {
    text: 'Out of sight of the lot, which depends on it, Mercury goes on thinking, and it may be excellent thinking. It can be applied to the shelf, the timetable, the file, until there is not a comma to be moved there. Where your well-being is, perhaps nobody has so much as opened a window.',
    short: 'The part of life that was already in order you may sort once more.',
  },
  'averse Venus': {
    text: 'All that pleases belongs to Venus. It rules your lot but cannot see the lot from its sign, like a friend who buys presents without knowing what you need. The cloth is lovely, and the same small hunger may be there afterwards. Because it stays, you may think that you want more.',
    short: 'For a hunger that no shop can fill you may buy consolation again and again.',
  },
  'averse Mars': {
    text: 'Your lot is ruled by Mars, which looks in another direction; there is no aspect between the two. Your anger may answer first, therefore, where little depends on it. Someone at a counter gets the whole of your strength, over a stamp, and the thing that would need it goes without.',
    short: 'Your hardest battles may be fought at the wrong gate.',
  },
  'averse Jupiter': {
    text: 'Faith is a matter of Jupiter, which rules your lot and is turned away from it, as a good lamp may hang in the next room. You may believe with your whole mind; but because the lamp is next door, an ordinary day can go by without its light. On such a day, perhaps, you feel your way along the wall.',
    short: 'Fine words can be known by heart while the wish behind them has gone quiet.',
  },
  'averse Saturn': {
    text: 'Saturn, your lot’s ruler, is in a sign that has no view of it. Day after day the duty can be done, thoroughly, and well-being is not told. What all the others need may be known to you a week ahead; and you would have to think for quite a while if somebody asked about you.',
    short: 'Duties may stand on one side of the street and your own life on the other.',
  },
  'averse Uranus': {
    text: 'By the modern count Uranus rules your lot and does not see it. In thought it is possible to be always on the way to somewhere else. Each new plan may need something learned first, and the one for which you would be ready today is not exciting enough to be noticed.',
    short: 'Where every plan needs something learned first, the day of being ready may never come.',
  },
  'averse Neptune': {
    text: 'Neptune, the lot’s modern ruler, is out of sight of it. Wishes, then, may look to the horizon. They have furnished something there, with a view; and when you come in at your own door in the evening it can seem a little dark, and nobody puts on the good lamp.',
    short: 'A house in the distance may be furnished so well that the one you live in gets no lamp.',
  },
  'averse Pluto': {
    text: 'Pluto, modern ruler of your lot, has no view of it. You may care a good deal how you are seen, and by whom, and have built something impressive for them to look at. What does you good is perhaps behind it, in the yard, in old shoes.',
    short: 'You may wish to be known through and through, and show only what stands up to inspection.',
  },
  'burnt Moon': {
    text: 'Home and daily needs are the Moon’s part. It rules your lot, and the books call it burnt: nobody can see it so near the Sun. Beside a large plan, another person’s or your own, small wishes are as hard to see. So every coat in the hall may have its hook except yours, and because it has none, you may think of going out again.',
    short: 'Another light may fill the house so that nobody knows what you would like for supper.',
  },
  'burnt Mercury': {
    text: 'Mercury, the speaker for your lot, is burnt. It stands so near the Sun that it cannot be read. You may be convinced that you said it. You looked it, you meant it, you all but thought it aloud; and the other person is still waiting for the first word.',
    short: 'What you mean may be quite clear in your own head, and unread by anyone else.',
  },
  'burnt Venus': {
    text: 'Affection is the part of Venus, and it rules your lot. It is burnt: too near the Sun to be seen, like a star at noon. Because you know of the star, you may think that everybody sees it. Friends, perhaps, see a busy person. So each side waits for the other.',
    short: 'Your fondness may be hidden so well that friends are left to guess it.',
  },
  'burnt Mars': {
    text: 'In the Sun’s fire the fire of Mars, your lot’s ruler, goes unnoticed. A great purpose can be worked for in that way as a stoker works for a ship. Being tired does not come into it. You may find out on the day when you sit down to tie a shoe and stay there.',
    short: 'A goal can be so large that you do not feel yourself getting tired.',
  },
  'burnt Jupiter': {
    text: 'Jupiter, which rules the lot, is burnt, its large hand lost in a larger light. Time, money and patience may be handed out from there without looking, as if somebody refilled them. One evening you open the cupboard for yourself, and are surprised, perhaps, and frightened, and begin to count.',
    short: 'You may give from a cupboard that you have not looked into for years.',
  },
  'burnt Saturn': {
    text: 'Burnt, Saturn is the quiet worker in a loud man’s workshop, and your lot depends on it. You may push aside what needs years for what needs doing by noon. The slow thing does not complain. It is only no further on than it was, and no nearer its day.',
    short: 'A long task of your own may be put off for everybody’s bright idea.',
  },
  'burnt Uranus': {
    text: 'Uranus, the modern ruler of your lot, is hidden by the Sun. What is peculiar to you may seem quite ordinary to yourself, hardly worth showing, not thought through. So another course is taken in how the others do it. From outside, perhaps, it was finished long ago.',
    short: 'A way of your own can be too close to your eyes to be trusted.',
  },
  'burnt Neptune': {
    text: 'By the modern rulers Neptune speaks for your lot, and it is lost in the light of the Sun. Something that used to be a song can end up there with an office. You may serve it daily, with lists. The song itself has not been heard for a while, since it would need somebody to stand still.',
    short: 'What moves you may lie so near to what you must do that nobody stops for it.',
  },
  'burnt Pluto': {
    text: 'Pluto, the lot’s modern ruler, stands burnt beside the Sun. To go all the way for something greater, unseen, may have been the agreement. Then somebody thanks the others from the platform, and you notice, perhaps with some surprise, how closely you were listening.',
    short: 'Work done for the cause can hurt when the cause is praised and its worker is not.',
  },
  'back Mercury': {
    text: 'Mercury, retrograde, rules the lot: it reads the letter once more before sealing it, and again after. A second look finds things, that is true. It may have made you believe in a third look and a fourth. The letter is excellent, and still on the table.',
    short: 'For the sake of one comma you may go over what is finished once again.',
  },
  'back Venus': {
    text: 'Venus was retrograde, and your lot is hers. She is a picture of being faithful to those who were there first. You may keep their places free. Meanwhile somebody has sat down at the end of the bench who would like to hear the story, and gets a polite nod.',
    short: 'The bench that you keep free for old friends may have a new one at its end, unasked.',
  },
  'back Mars': {
    text: 'With Mars retrograde as its ruler, your lot has a fighter who comes after the fight. In the moment itself you may be calm, or numb. At night the answer comes, and the heat, and in the morning somebody gets it who only wanted to know where the milk was.',
    short: 'Your anger may come too late for the one it was meant for, and hit the next.',
  },
  'back Jupiter': {
    text: 'Jupiter was retrograde, and it rules your lot. You may take up what you believe again and again, turn it over, test it for cracks. It has stood each test, very likely. It is only that something handled so much can get cool to the touch, like a coin.',
    short: 'You may go over a belief so often that you no longer feel it.',
  },
  'back Saturn': {
    text: 'Saturn turned back over its own ground, and your lot rests on Saturn. Nothing may seem to you to count as done at the first time. You open it again in the evening, strengthen a part that was holding, and carry tomorrow’s stones today, as if somebody were counting them.',
    short: 'To be safe, you may do once more what is done already.',
  },
  'back Uranus': {
    text: 'Uranus, modern ruler of your lot, was moving backwards. It ought to be different; then it ought to be different from that. From the outside nothing may have happened for a year. Inside, perhaps, you have moved house six times, and the boxes are still being labelled.',
    short: 'You may change your mind about a change so often that it is still to come.',
  },
  'back Neptune': {
    text: 'Neptune, by modern custom the lot’s ruler, was drifting back. You may picture a thing with pleasure, and then picture it again from the start, lovelier each time. By now it has so many rooms that the first stone, which is an ordinary stone, looks wrong in the hand.',
    short: 'A thing that you plan all over again, more beautifully, may never come to its first day.',
  },
  'back Pluto': {
    text: 'Pluto, which modern readers make your lot’s ruler, was retrograde. You may go down again to some place where you once learned to be careful. The lesson is still there. The person at the door with a bowl of soup was not in it.',
    short: 'You may read an old lesson in being careful each time somebody new is kind.',
  },
  'first Mercury': {
    text: 'Mercury, the ruler, was at its first station: it had stopped and was about to turn back. So may you at times, with a hand on the latch. It need not be cowardice. One more question occurs at just that moment, a good one, and leads back to the shelf.',
    short: 'At the very door you may think of something that ought to have been read first.',
  },
  'first Venus': {
    text: 'Your lot’s ruler, Venus, stood still and was about to withdraw. In good company a small doubt may come up at just such a point: am I still wanted? You may leave, as people say, at the best moment, and they had been about to bring in the food.',
    short: 'In good company you may take your coat just before somebody would have asked you to stay.',
  },
  'first Mars': {
    text: 'At its first station Mars, on which the lot depends, broke off in the middle of a stride. Perhaps you know the place: half begun, well begun even, and then a cold draught of what if, and a step back. The nail is in up to the middle and can stay like that for a year.',
    short: 'The hammer may be lifted and put down again, out of what looked like prudence.',
  },
  'first Jupiter': {
    text: 'Jupiter, which rules your lot, had come to a stop and was about to turn back. You may offer, and reckon it over in the same breath. Mostly it could be spared. What goes missing in the sum is only the pleasure of giving.',
    short: 'You may draw back your hand with the gift still in it, to see if it can be spared.',
  },
  'first Saturn': {
    text: 'Saturn at its first station is like a night watchman who was just about to go home and turns round at the gate, and it rules your lot. One more round, to be sure. You may have gone back from the bus stop to try a door that was locked.',
    short: 'Work may be hard for you to put down, as if this were the one time that it was needed.',
  },
  'first Uranus': {
    text: 'Uranus, modern ruler of your lot, had stopped, about to turn back. At the moment when a thing could be shown, you may see how it ought to have been. So you take it apart, and what people get to look at is a very interesting table covered with parts.',
    short: 'On the last evening you may unmake a new thing because it is not yet good enough.',
  },
  'first Neptune': {
    text: 'Neptune, the modern ruler of the lot, stood still before going back. It is a picture of what can happen at the edge of silence. The door is nearly open; then you think of the washing, or the telephone; and afterwards it may seem as if there had been nothing behind it.',
    short: 'On the threshold of the quiet you may remember something urgent.',
  },
  'first Pluto': {
    text: 'By modern custom your lot is in Pluto’s care, with all that lies deep; and Pluto had paused before going down again. It can go like that with a deep sentence. You have carried it up more than once, perhaps, and could see it. Then somebody asked about the journey, and it sank.',
    short: 'You may carry a deep sentence to the very edge of speech, and let it sink in small talk.',
  },
  'lot 6 fire': {
    text: 'The sixth is a hard place in the books, a place of labour, and a sign of fire labours at full heat. You may be the stove in such a place, and not the one who tends it. Other people warm their hands and go home. Who banks the fire for the night?',
    short: 'Fire spent on tasks may leave only ash for yourself.',
  },
  'lot 6 earth': {
    text: 'A lot in the sixth place and in a sign of earth: hard ground, and it bears. What has to be carried, cleaned or stayed up with may come to you by its own weight, since you bear it. And what bears everything can soon be no longer looked at.',
    short: 'Everything can be put down on some people, and you may be one of them.',
  },
  'lot 6 air': {
    text: 'Among chores and illnesses, which are the sixth place, an airy sign begins to make a system. A timetable is drawn up. The timetable is improved. At night you may lie awake over a gap in it, while the work itself, which is small, has been waiting for someone to begin.',
    short: 'Before you can let a task alone you may have to list it properly.',
  },
  'lot 6 water': {
    text: 'The books give the sixth place to sickness and to service, and a sign of water has no door in between. What ails the others may seep in. Tea is brought for a pain that you can feel yourself, and nobody guesses that there is another cup to fill.',
    short: 'Other people’s pain may be felt like your own, and seen to first.',
  },
  'lot 8 fire': {
    text: 'The eighth place, of ends and of what is owed, is hard for a sign of fire, which knows only burning or out. When something runs low, you may not wait for the last flicker. A door is thrown shut. It is done, it was loud, and the person on the other side had only come to ask what was wrong.',
    short: 'You may break a thing off with a bang, because a quiet end would hurt more.',
  },
  'lot 8 earth': {
    text: 'Shared goods and debts are the eighth place; earth, there, wants to have its own plot. You may find it hard to owe, and hard to be owed. Both keep an account open. It is tempting to think that one would sleep better with less, if only it were all one’s own.',
    short: 'Your half of a shared thing may seem so little that you hold it fast.',
  },
  'lot 8 air': {
    text: 'Air talks, and the eighth place is about what people do not talk of: money between them, thanks that came too late. It can be gone round, lightly. So you may have the best of conversations with somebody, and under the table lies the matter, which both of you have seen.',
    short: 'With people you like you may talk about everything except what is owed.',
  },
  'lot 8 water': {
    text: 'Water in the eighth place is deep, and the books call the place hard. To share a thing down to the ground is a great deal to ask, and you may be careful with it: most people get the shore. They find it pleasant there, and do not suspect the depth that is being kept from them.',
    short: 'You may give yourself wholly or not at all, and mostly not.',
  },
  'lot 12 fire': {
    text: 'The twelfth place is hidden, and fire does badly in hiding. You may keep temper and longing where nobody looks, and for a long time there is only a warm wall. Then, one evening, over very little, there are flames, and everyone asks where they came from.',
    short: 'A fire kept in a back room may break out through the roof.',
  },
  'lot 12 earth': {
    text: 'Out of sight, in the twelfth place, a lot in earth lays in stores. Seeds, materials, a half-built boat: it may all be there. You wait for a proper time, a free month. It is dry, it is safe, and every year there is a little more of it.',
    short: 'You may store things up for a day that has no date.',
  },
  'lot 12 air': {
    text: 'Retreat is the matter of the twelfth place, and in a sign of air the retreat can be full of talk. The door is shut and the discussion goes on. All the others are present, you may even do their voices. The stillness that it was all for waits outside with its hat in its hand.',
    short: 'Even behind a closed door you may think so much that it is never quiet.',
  },
  'lot 12 water': {
    text: 'Water under the house: a lot in the twelfth place and in a watery sign. You may feel it at once when somebody is sinking, even before they say anything, and go to them in secret, and not speak of it. Nobody could know how many there have been, nor that you are cold.',
    short: 'At night you may bail out other people’s boats, and sleep in a wet coat.',
  },
  'ruler Sun 6': {
    text: 'The Sun rules your lot from the sixth place, a hard one, among labours. Pride has to be worked for there every day, and yesterday’s may not count. So the evening hardly comes on which you look at what you have made, with both hands in your lap.',
    short: 'You may allow yourself pride only after the last task, and there is always one more.',
  },
  'ruler Sun 8': {
    text: 'Standing in the eighth place, of what is shared and owed, the Sun, your lot’s ruler, has a borrowed lamp. You may feel answerable for other people’s trust, for a name that is shared with others. It makes a person reliable. It can make a person listen at doors as well.',
    short: 'Good opinion may feel to you like a loan, and the day of its return be feared.',
  },
  'ruler Sun 12': {
    text: 'The ruler of your lot, the Sun, is in the hidden place. What you are for may be private, and unknown to those who see you every day. By day something else is done. The other thing needs only an hour and a shut door, and may not have had either for some time.',
    short: 'Your light may burn in a room that you hardly ever enter.',
  },
  'ruler Moon 6': {
    text: 'Your lot is ruled by the Moon, who has gone into service: she is in the sixth place. Hunger, cold, a limp are noticed there. It may be you who asks first whether people have eaten, so that nobody ever gets to the question before you do. One can eat standing up for years like that.',
    short: 'The one who asks whether everybody has eaten may be the one who has not.',
  },
  'ruler Moon 8': {
    text: 'In the eighth place, where purses and troubles are shared, the Moon rules your lot. What is yours and what is theirs can run together there like two streams, and they all drink from it. Sometimes at night you may feel a thirst, and think that there must be too little water.',
    short: 'Where everything is shared, it may be hard to say how much of it was for you.',
  },
  'ruler Moon 12': {
    text: 'The Moon, your ruler, is in the place of retreat. A second, secret house may be lived in there, more than people think, and from its window the real one looks a little shabby. Perhaps you are at the table and not at the table, and those who sit with you can tell.',
    short: 'Somewhere you may hide a homesickness that has no address.',
  },
  'ruler Mercury 6': {
    text: 'Mercury works for your lot in the sixth place, at the bench where things are mended. An eye for what is wrong is of use there, and yours may have no switch. A poem, a meal, a kind letter: at the edge of each of them, a small error.',
    short: 'You may see the small error at the edge of a page before you see the page.',
  },
  'ruler Mercury 8': {
    text: 'Your lot’s ruler, Mercury, is in the eighth place, with sealed envelopes, shared accounts and other people’s secrets. Silence is a skill there, and it can become a habit. There may be things of your own in those envelopes, and nobody has forbidden you to read them out.',
    short: 'Somebody who keeps secrets well, as you may, can grow used to saying nothing of their own.',
  },
  'ruler Mercury 12': {
    text: 'In the hidden place Mercury, which rules the lot, studies alone. Nobody checks such thoughts, and so you may do it yourself, more strictly than any teacher. Whole books can be filled in this way. To read aloud from one of them would first need the next one to be finished.',
    short: 'A secret notebook may go on being written, and never seem ready for anyone.',
  },
  'ruler Venus 6': {
    text: 'Venus, your lot’s ruler, is on duty: the sixth place is one of labour. You may put beauty into other people’s days, a clean cloth, a joke at the right time. The good cup is for guests. And you grow so used to the other that you no longer notice the chip in it.',
    short: 'While you make things nice for everyone else, you may be the one with the chipped cup.',
  },
  'ruler Venus 8': {
    text: 'The eighth place is about shares and debts, and Venus, who rules your lot, lives there. You may have it entered somewhere: who wrote last, who paid, who told more. Nobody wants to do it. But the balance is known, and it is hard to go one step further than it allows.',
    short: 'You may measure love out as though it had to be settled in the end.',
  },
  'ruler Venus 12': {
    text: 'Hidden, in the twelfth place, is Venus, on whom your lot depends. She is like somebody who watches friends from a window. You would come down at once, perhaps, if they looked up and waved. They are walking past with their shopping and do not know that somebody lives there.',
    short: 'You may be fond of people in secret, so that they know nothing about it.',
  },
  'ruler Mars 6': {
    text: 'Mars labours for your lot in the sixth place. A task can be an opponent there, and is gone at until it lies on the ground. Then the next. You may be up again before the dust has settled, and be proud of it; and on a free day the arms hang down like tools in a shed.',
    short: 'There may be days on which you work as others fight, sparing nobody, least of all yourself.',
  },
  'ruler Mars 8': {
    text: 'For your lot’s ruler, Mars, the eighth place is disputed ground: what belongs to whom, who owes what. It is easy to be awake there. Each little advantage that somebody took may have been noticed. It has kept you, perhaps, from being cheated, and at more than one good table from being merry.',
    short: 'You may defend your share before anyone has reached for it.',
  },
  'ruler Mars 12': {
    text: 'Mars, which rules the lot, is shut up in the hidden place. A great strength can be kept there and seldom let out by daylight. You may have answered them all, brilliantly, in the bath. At the counter it is: no, that is quite all right. One day it is not.',
    short: 'At night you may fight with shadows, and by day step aside, until it is too much.',
  },
  'ruler Jupiter 6': {
    text: 'In the sixth place Jupiter rules your lot from among the helpers, and Jupiter does not measure in small portions. It may begin with a hand, then the arm, then the afternoon. What is left for your own house has to be stretched, and it is tempting to conclude that there is never enough.',
    short: 'You may give so much time away that the day always seems too short by a loaf.',
  },
  'ruler Jupiter 8': {
    text: 'Jupiter, your lot’s ruler, is in the eighth place, among debts and things left to be settled, and it is natural there to settle them. You may be the one to whom people bring the box of papers. It is done justly, it is done thoroughly, and there is always another box.',
    short: 'Everybody’s unfinished business may find its way to you, and that is never finished.',
  },
  'ruler Jupiter 12': {
    text: 'Your lot’s ruler is Jupiter, in the place of retreat. What you hold to be true you may hold without any noise, and wisely. But a thing that is never said aloud, nor sung, nor shared over bread, can go to sleep in its corner, sitting upright.',
    short: 'You may believe so quietly that you no longer hear it either.',
  },
  'ruler Saturn 6': {
    text: 'Saturn, which your lot depends on, is in the sixth place and knows its duty. You may take on what is left over, as if by nature. There is a dignity in it, and thanks are not the point. It would be good, once, to be sent home.',
    short: 'Somebody has to stay till the end, and it may always be the same somebody.',
  },
  'ruler Saturn 8': {
    text: 'The eighth place is for what is owed and shared, and Saturn, the ruler of your lot, sits there with its spectacles on. You may want to know what a thing binds you to. The chair that was offered has gone, meanwhile, to somebody who just sat down.',
    short: 'You may ask for the whole contract where somebody was only offering a chair.',
  },
  'ruler Saturn 12': {
    text: 'Your lot is ruled by Saturn, out of sight in the twelfth place. There may be something that you have been building alone, for years, with gaps. Perhaps it is the real thing. It is safe down there, and nobody asks after it, and so it has no date.',
    short: 'A long work may lie in the cellar and wait for a better year.',
  },
  'ruler Uranus 6': {
    text: 'Uranus, modern ruler of your lot, is in the sixth place, at the daily work. You may see at once how all of it could be done quite differently. You are right, and it takes two weeks. The chore, meanwhile, could have been done fourteen times.',
    short: 'You may re-invent a chore before you do it.',
  },
  'ruler Uranus 8': {
    text: 'In the eighth place, of shares and debts, stands Uranus, your lot’s modern ruler. To settle at once and be free can be a matter of pride. And you may like it to be known: nothing had to be paid, and you paid.',
    short: 'Even where you owe nothing to anybody, you may look to see who has noticed.',
  },
  'ruler Uranus 12': {
    text: 'Uranus, by modern custom the ruler of your lot, is in the hidden place. You may have an odd, well-furnished den there. It would be fun to show it to somebody. But the sign has been taken down, so that only the right person should find it.',
    short: 'You may withdraw into being different, and wait there for company.',
  },
  'ruler Neptune 6': {
    text: 'Neptune, which modern readers make your lot’s ruler, is in the sixth place, among the sick and the tired. There may be no skin between you and them. In the evening it is possible to carry home what fifteen people felt, and to look for a place to set it down.',
    short: 'Every wound in sight may seem to ask for your own hand on it.',
  },
  'ruler Neptune 8': {
    text: 'In the eighth place, of what is shared and unspoken, Neptune rules your lot, by the modern count. You and another may understand each other there without words. You understand each other for years without words, and then it turns out that it was about two different things.',
    short: 'Between two people there may be something that both feel and neither has named.',
  },
  'ruler Neptune 12': {
    text: 'Neptune in the twelfth place is doubly out of sight, and modern readers give it your lot. Alone, you may float off. It is restful. It is hardly what you shut the door for; that would have needed your attention, which was left on the chair with the coat.',
    short: 'An hour that you meant for being still may be dreamed away.',
  },
  'ruler Pluto 6': {
    text: 'By the modern rulers Pluto answers for your lot, from the sixth place. You may take the drain apart as far as the street. It never drips again. But not every dripping tap is about the foundations, and a good many suppers are missed under the sink.',
    short: 'Until you have reached its very bottom, a small task may be hard for you to leave.',
  },
  'ruler Pluto 8': {
    text: 'Pluto, your lot’s modern ruler, is in the eighth place, where it knows its way. Behind each gift the giver may be seen, behind the giver a reason. You may often be right that there is one. It was, quite often, affection.',
    short: 'Before you take a gift, you may ask what stands behind it.',
  },
  'ruler Pluto 12': {
    text: 'Hidden twice over, Pluto rules your lot, by modern custom, from the twelfth place. Perhaps you had something to say. It was put away for safety, and deep, so as not to be found by accident. By now you walk about on top of it, talking of other things.',
    short: 'You may have buried a sentence so well that you no longer know where.',
  },
}
