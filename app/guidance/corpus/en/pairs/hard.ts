import type { PairTexts } from '#app/guidance/corpus/pair-texts.ts'

/** Another hard condition of the ruler or of the place. */
export const HARD: PairTexts['hard'] = {
  'away Sun': {
    text: 'The Sun, ruler of your lot, is in detriment, opposite its home. Away from home one is easily unsure how one is seen. So you look for yourself in faces, and let each of them decide a little. A day of good faces is a good day; that leaves much in the hands of people who were thinking of their lunch.',
    short: 'Far from your own ground you keep asking others how you are doing.',
  },
  'away Moon': {
    text: 'In detriment the Moon, on whom your lot depends, lives among people who do not ask how she is. You have learned to need little. It can be hard to be where you are, because where you are was arranged for somebody tougher, and you half believe that the right place has already gone to somebody else.',
    short: 'You make yourself useful in a strange house and long for one of your own.',
  },
  'away Mercury': {
    text: 'Mercury, which rules your lot, has to think in a house that is not built for thinking. It works by faith, by feeling, by the large outline. You often know a thing without being able to show how. Then someone asks how, and you conclude that you do not know it yet.',
    short: 'You learn with other people’s tools and feel like a beginner in a room of masters.',
  },
  'away Venus': {
    text: 'Venus, your lot’s ruler, is far from her own house, in one that is rough or strict. Affection, there, has to go about in work clothes. You show it by deeds and at a distance, and when somebody comes closer you are all at once very busy.',
    short: 'You love in a foreign accent, and fear that it is heard.',
  },
  'away Mars': {
    text: 'Mars is in detriment in a gentle sign, and it rules your lot. Strength that may never be rude piles up. You nod, you give way, you find it all quite all right. Then comes a word too many and it all goes off at once, at the one who happened to say it.',
    short: 'You are kind for so long that in the end you are furious.',
  },
  'away Jupiter': {
    text: 'For Jupiter, the ruler of your lot, the house is too small: in detriment it lives among forms and figures. So a generous idea of yours gets sorted, footnoted and checked. It is flawless in the end. It had begun as a feast.',
    short: 'You lose the large thing among its details, and polish the details.',
  },
  'away Saturn': {
    text: 'Saturn rules your lot from the opposite side of its own houses, where it is warm and a feeling counts for more than a plan. It is never sure of the right moment there. You hold back where a quick yes was wanted, and push, out of embarrassment, where waiting was the whole art.',
    short: 'You rush what needs time and delay what needs a word.',
  },
  'low Sun': {
    text: 'In its fall the Sun, ruler of your lot, has the lowest seat at table and smiles. You weigh what everyone would like before you say what you would. Nobody asked you to. For months it goes well, and then a small thing is once too often decided without you.',
    short: 'You put yourself last so politely that one day you slam the door.',
  },
  'low Moon': {
    text: 'The Moon falls in a deep sign, and she rules your lot. What you feel goes down and is not shown; at the top the water is smooth. People believe the surface, they are not divers. You wait for one who would go down without being asked, and nobody so much as takes off their shoes.',
    short: 'You feel it deeply and say that it is nothing, and are left alone with it.',
  },
  'low Mercury': {
    text: 'Mercury, which speaks for your lot, is in its fall, among feelings and images, where words are slippery. You know exactly, and it comes out otherwise. So you leave it, or say something about the weather, while the thing itself goes on swimming about in you, whole and unsaid.',
    short: 'The sea of what you would like to say is larger than the cup.',
  },
  'low Venus': {
    text: 'Venus falls in a careful sign and rules your lot from there. Love inspects. You notice the stain, the wrong word, the crooked frame, in what you make and in those you like. Things would please you more if you could see them, for a minute, with your glasses off.',
    short: 'You see the flaw before you see the face.',
  },
  'low Mars': {
    text: 'The ruler of your lot, Mars, is low, in a soft and private sign. For others you would go through the door; when it is about you, you pull the blanket over your head. What should have been said outside is carried in. And so it is at home that the air is thick, until you would rather be somewhere else.',
    short: 'You withdraw when you ought to answer, and then the house is full of what was not said.',
  },
  'low Jupiter': {
    text: 'Jupiter falls, and it is your lot’s ruler: confidence in a thrifty house. You save hope as others save string. When something turns out well you enter it as a loan. There is enough; it is only that the word does not appear in your accounts.',
    short: 'You reckon with the worst so carefully that the good cannot find a place in the sum.',
  },
  'low Saturn': {
    text: 'Saturn, which is patience itself, is in its fall among hurried people, and your lot depends on it. You cannot leave a thing to ripen. You do it now, badly, to have it behind you, or you give it up at the first pause, because a pause looks to you like the end.',
    short: 'You start at once because waiting frightens you, and so you are often too early.',
  },
  'stranger Sun': {
    text: 'The Sun rules your lot and is a stranger where it stands, with no dignity and no host in sight. You know who you are and nobody there does. It would take a sentence. You wait for someone else to say it, and stand meanwhile, rather straight, by the window.',
    short: 'You wait to be introduced, in rooms where everyone has long been talking.',
  },
  'stranger Moon': {
    text: 'Nobody receives the Moon, ruler of your lot, in that sign; she is peregrine, as the books say, abroad. You can sleep anywhere. It is harder to arrive. Some box is always left packed, and in the evening you look at other people’s lit windows with more interest than at your own lamp.',
    short: 'You have lived in many rooms, and unpacked in few of them.',
  },
  'stranger Mercury': {
    text: 'Mercury has no dignity where it is, and its host does not see it; your lot is ruled, then, by a newcomer. You listen for the rules before you open your mouth. The longer you listen the more rules there are. So you go on preparing for a conversation that has been going on beside you for an hour.',
    short: 'You know the language from books, and are afraid of the first sentence.',
  },
  'stranger Venus': {
    text: 'A stranger, Venus rules your lot and stands where nobody vouches for her. One is pleasant then, it is the safest. People like you at once and do not get much further. You tell the story that goes down well, and the other one stays in the suitcase.',
    short: 'You are friendly with all and at home with none.',
  },
  'stranger Mars': {
    text: 'Mars rules the lot and has no standing there, a soldier without a paper in a foreign town. He keeps a hand on the hilt. You hear a question and think, what is he after? It may only have been about the time.',
    short: 'You defend yourself in places where nobody had thought of attacking.',
  },
  'stranger Jupiter': {
    text: 'Jupiter, the ruler of your lot, is peregrine, a wise man in a town that sells shoes. What you hold to be true has nothing to do with what is asked of you all day. It does not protest. It sits on the step, and you go in and out past it.',
    short: 'Your deep belief has no house here, so it stays outside, and you forget that it is waiting.',
  },
  'stranger Saturn': {
    text: 'Saturn is without dignity and without a host in view, and it answers for your lot: an old man who does not want to be a burden. You carry it yourself. You carry theirs too, since it is simpler than asking. And people, who take you for strong, hand you one thing more.',
    short: 'You ask nobody for anything, and so you do everybody’s part.',
  },
  'stranger Uranus': {
    text: 'Uranus, the modern ruler of your lot, stands where its host does not see it. You go your own way and look round now and then. Somebody ought to have come along. It is possible that they did not know they were allowed to.',
    short: 'You are different, and wait for someone to find it charming.',
  },
  'stranger Neptune': {
    text: 'Neptune, modern ruler of the lot, is out of its host’s sight. Something large goes on in you, without a name. You begin, it sounds odd, you laugh and change the subject; and the other person, who knows the same thing without a name, laughs as well.',
    short: 'What moves you has no words that others use, so you keep it.',
  },
  'stranger Pluto': {
    text: 'Pluto, which by modern custom rules your lot, stands unseen by its host. You do not pretend, you only leave things out. Whoever wants to know you has to notice that something is missing. Most people are too tired for that, and too polite.',
    short: 'You show the surface and watch who asks.',
  },
  'averse Sun': {
    text: 'The Sun does not see the lot that it rules; the signs have no aspect. Success and contentment are not on speaking terms in you. So you put in another hour where there is applause, in the hope that the other feeling comes too. It lives elsewhere and goes to bed early.',
    short: 'You shine in one place and live in another, and work longer where it shines.',
  },
  'averse Moon': {
    text: 'Between the Moon and the lot, which she rules, there is no aspect, so neither has news of the other. What you feel like and what does you good rarely fall on the same day. You put the second off for the sake of the first, and the first has passed by evening anyway.',
    short: 'You follow the mood of the hour, and what does you good stands waiting at the next stop.',
  },
  'averse Mercury': {
    text: 'Out of sight of the lot, which depends on it, Mercury goes on thinking. It is excellent thinking. It has been applied to the shelf, the timetable, the file, until there is not a comma to be moved there. Where your well-being is, nobody has so much as opened a window.',
    short: 'You sort and re-sort the part of life that was already in order.',
  },
  'averse Venus': {
    text: 'Venus cannot see your lot from her sign, though she is its ruler. Pleasant things are easily found. They are found beside the point: the dress, the dinner, the weekend, and after them the same small hunger, which you take for a want of more.',
    short: 'You buy yourself consolation for something that no shop has.',
  },
  'averse Mars': {
    text: 'Your lot is ruled by Mars, which looks in another direction. There is no aspect between the two. So your anger answers first where little depends on it. Someone at a counter gets the whole of your strength, over a stamp, and the thing that you would need it for has never once heard you raise your voice.',
    short: 'You fight hard battles at the wrong gate.',
  },
  'averse Jupiter': {
    text: 'Jupiter is turned away from the lot that it rules. You believe the right things. They hang on the wall, well framed, in a room that you no longer sit in; and the part of you that used to be fed by them makes do with what it finds.',
    short: 'You know the fine words, and the wish behind them has gone quiet.',
  },
  'averse Saturn': {
    text: 'Saturn, your lot’s ruler, is in a sign that has no view of it. Day after day the duty is done, thoroughly, and well-being is not told. You know what all the others need until Friday. You would have to think for quite a while if somebody asked about you.',
    short: 'You have duties on one side of the street and a life on the other, and do not cross.',
  },
  'averse Uranus': {
    text: 'By the modern count Uranus rules your lot and does not see it. You are on the way to somewhere else in your mind. Each new plan needs something learned first. The one for which you would be ready today is not exciting enough to be noticed.',
    short: 'You are always about to change, and therefore never ready to begin.',
  },
  'averse Neptune': {
    text: 'Neptune, the lot’s modern ruler, is out of sight of it. Your wishes look to the horizon. They have furnished something there, with a view; and when you come in at your own door in the evening, it is a little dark, and you do not put on the good lamp.',
    short: 'Your longing has a house far off, and the one you live in never gets a fair hearing.',
  },
  'averse Pluto': {
    text: 'Pluto, modern ruler of your lot, has no view of it. You care deeply how you are seen, and by whom, and have built something impressive for them to look at. What does you good is behind it, in the yard, in old shoes.',
    short: 'You want to be known through and through, and show only what stands up to inspection.',
  },
  'burnt Moon': {
    text: 'She was dark, the Moon that rules your lot, burnt in the light of the Sun. Your own wishes are hard to see beside a stronger person’s plans, or beside your own large purpose. You fit yourself in. And in a house where you have fitted in everywhere you look, at times, for the way out.',
    short: 'Somebody else’s light fills the house so that you do not know what you would like for supper.',
  },
  'burnt Mercury': {
    text: 'Mercury, the speaker for your lot, is burnt. It stands so near the Sun that it cannot be read. You are convinced that you said it. You looked it, you meant it, you all but thought it aloud; and the other person is still waiting for the first word.',
    short: 'You say what you mean in your head, where it is too bright for anyone to read it.',
  },
  'burnt Venus': {
    text: 'Venus burnt, and she rules your lot: affection standing in a light so strong that it cannot be made out. They think that you are busy. You think that it is obvious. One hint would do; each of you is waiting for the other’s.',
    short: 'You hide how fond you are of people, and wait for them to guess.',
  },
  'burnt Mars': {
    text: 'In the Sun’s fire the fire of Mars, your lot’s ruler, goes unnoticed. You work for the great purpose as a stoker works for a ship. Being tired does not come into it. You find out on the day when you sit down to tie a shoe and stay there.',
    short: 'You burn your strength for a goal so large that you do not feel yourself getting tired.',
  },
  'burnt Jupiter': {
    text: 'Jupiter, which rules the lot, is burnt, its large hand lost in a larger light. You hand things out, time, money, patience, without looking. Somebody seems to refill it. One evening you open the cupboard for yourself, and are surprised, and frightened, and begin to count.',
    short: 'You give from a cupboard that you have not looked into for years.',
  },
  'burnt Saturn': {
    text: 'Burnt, Saturn is the quiet worker in a loud man’s workshop, and your lot depends on it. What needs years in you is pushed aside by what needs doing by noon. You let it be. The slow thing does not complain, it only gets no older and no further.',
    short: 'You put off your own long task for everybody’s bright idea.',
  },
  'burnt Uranus': {
    text: 'Uranus, the modern ruler of your lot, is hidden by the Sun. What is peculiar to you seems to you quite ordinary, hardly worth showing, not thought through. So you take another course in how the others do it.',
    short: 'Your own way is too close to your eyes for you to trust it.',
  },
  'burnt Neptune': {
    text: 'By the modern rulers Neptune speaks for your lot, and the Sun has swallowed it. What used to be a song in you has been given an office. You serve it daily, with lists. The song itself has not been heard for a while, since nobody has stood still.',
    short: 'The thing that moves you is so near to what you must do that you no longer stop for it.',
  },
  'burnt Pluto': {
    text: 'Pluto, the lot’s modern ruler, stands burnt beside the Sun. You go all the way for something greater, unseen, and that was the agreement. Then somebody thanks the others from the platform, and you are ashamed at how closely you were listening.',
    short: 'You do it for the cause, and it hurts when the cause is praised without you.',
  },
  'back Mercury': {
    text: 'Mercury, retrograde, rules the lot: it reads the letter once more before sealing it, and again after. Your second look finds things, that is true. It has made you believe in a third look and a fourth. The letter is excellent, and it is still on the table.',
    short: 'You go back over what is finished, because one comma might be wrong.',
  },
  'back Venus': {
    text: 'Venus was going backwards, and your lot is hers. You are faithful to those who were there first. You keep their places free. Meanwhile somebody has sat down at the end of the bench who would like to know the story, and you nod, politely, and look along the road.',
    short: 'You wait for old friends to come round again, and hardly look up when new ones do.',
  },
  'back Mars': {
    text: 'With Mars retrograde as its ruler, your lot has a fighter who comes after the fight. In the moment itself you were calm, or numb. At night the answer comes, and the heat, and in the morning somebody gets it who only wanted to know where the milk was.',
    short: 'Your anger comes too late for the one it was meant for, and hits the next.',
  },
  'back Jupiter': {
    text: 'Jupiter was retrograde, and it rules your lot. You take up what you believe again and again, turn it over, test it for cracks. It has stood each test. It is only that something you handle so much gets cool to the touch, like a coin.',
    short: 'You have gone over what you believe so often that you no longer feel it.',
  },
  'back Saturn': {
    text: 'Saturn turned back over its own ground, and your lot rests on Saturn. Nothing counts as done at the first time. You reopen it in the evening, strengthen a part that was holding, and carry tomorrow’s stones today, as if somebody had said that they would be counted.',
    short: 'You have done it already, and do it once more to be safe.',
  },
  'back Uranus': {
    text: 'Uranus, modern ruler of your lot, was moving backwards. You want it to be different; you look at how; you want it different from that. From the outside nothing has happened for a year. Inside you have moved house six times.',
    short: 'You change your mind about the change, and stand still while turning.',
  },
  'back Neptune': {
    text: 'Neptune, by modern custom the lot’s ruler, was drifting back. You are good at picturing, and you picture it again from the start. Each time it is lovelier. It has by now so many rooms that the first stone, which is an ordinary stone, looks wrong in your hand.',
    short: 'You plan it all once more, more beautifully, and begin on another day.',
  },
  'back Pluto': {
    text: 'Pluto, which modern readers make your lot’s ruler, was retrograde. You go down again to the place where you once learned to be careful. The lesson is still there. The person who has just brought you soup was not in it.',
    short: 'You dig up the old proof each time somebody new is kind to you.',
  },
  'first Mercury': {
    text: 'Mercury, the ruler, was at its first station: it had stopped and was about to turn back. So do you, with your hand on the latch. It is not cowardice. One more question occurs to you at just that moment, a good one, and it takes you back to the shelf.',
    short: 'At the very door you think of something that you ought to have read first.',
  },
  'first Venus': {
    text: 'Your lot’s ruler, Venus, stood still and was about to withdraw. You feel it come up in good company: the small doubt whether you are still wanted. You leave at the best moment, as one says. They had been about to put the rice on the table.',
    short: 'You take your coat just before somebody would have asked you to stay.',
  },
  'first Mars': {
    text: 'At its first station Mars, on which the lot depends, broke off in the middle of a stride. You know the place: half begun, well begun even, and then a cold draught of what if. You step back. The nail is in up to the middle and has been for a year.',
    short: 'You lift the hammer and put it down again, and think that it was prudence.',
  },
  'first Jupiter': {
    text: 'Jupiter, which rules your lot, had come to a stop and was about to go back on its word, or at least to look at it again. You offer, and in the same breath you reckon. Mostly it can be spared. The sum that it cannot spare is the pleasure.',
    short: 'You pull your hand back with the gift still in it, to see if you can spare it.',
  },
  'first Saturn': {
    text: 'Saturn at its first station is a night watchman who was just about to go home and turns round at the gate. It rules your lot. One more round, to be sure. You have gone back from the bus stop to try a door that you had locked.',
    short: 'You cannot put it down, because it might be the one time that it was needed.',
  },
  'first Uranus': {
    text: 'Uranus, modern ruler of your lot, had stopped, about to turn back. At the moment when it could be shown you see how it ought to have been. So you take it apart, and what they get to see is a very interesting table covered with parts.',
    short: 'You unmake the new thing on the last evening because it is not yet new enough.',
  },
  'first Neptune': {
    text: 'Neptune, the modern ruler of the lot, stood still before going back. That is what happens to you at the edge of silence. You were nearly in. Then the washing comes to mind, or the telephone, and you go; and think afterwards that there was nothing there.',
    short: 'You stop on the threshold of the quiet and remember something urgent.',
  },
  'first Pluto': {
    text: 'By modern custom your lot is in Pluto’s care, with all that lies deep; and Pluto had paused before going down again. So it goes with the deep sentence that you owe somebody. You have carried it up more than once. You could see it. You asked about their mother, and it sank again.',
    short: 'You come to the very edge of saying it, and ask how their mother is.',
  },
  'lot 6 fire': {
    text: 'The sixth is a hard place in the books, a place of labour, and a sign of fire labours at full heat. You do not tend the stove, you are it. Other people warm their hands and go home. It does not occur to you to bank it for the night.',
    short: 'You spend your fire on tasks until there is only ash for yourself.',
  },
  'lot 6 earth': {
    text: 'A lot in the sixth place and in a sign of earth: hard ground, and it bears. Whatever has to be carried, cleaned or stayed up with comes to you by its own weight. You bear it. And what bears everything is soon no longer looked at.',
    short: 'You are the one on whom everything can be put down, and it is put down.',
  },
  'lot 6 air': {
    text: 'Among chores and illnesses, which are the sixth place, an airy sign begins to make a system. You draw up the rota. You improve the rota. At night you lie awake over a gap on Thursday, and the work itself, which is small, has been waiting all the while for someone to begin.',
    short: 'You could let the thing be, if only it were listed properly first.',
  },
  'lot 6 water': {
    text: 'The books give the sixth place to sickness and to servants, and a sign of water has no door in between. What ails the others seeps in. You bring them tea for a pain that you can feel yourself, and nobody knows that you have a cup to fill too.',
    short: 'You feel what hurts other people in your own body, and get up to see to it.',
  },
  'lot 8 fire': {
    text: 'The eighth place, of ends and of what is owed, is hard for a sign of fire, which knows only burning or out. When something is running low you do not wait for the last flicker. You throw the door shut. It is done, it was loud, and the person on the other side had only come to ask what was wrong.',
    short: 'You break off with a bang, because a quiet end would hurt more.',
  },
  'lot 8 earth': {
    text: 'Shared goods and debts are the eighth place; earth, there, wants to have its own plot. You find it hard to owe and hard to be owed. Each keeps an account open. You would sleep better with less, if it were only yours.',
    short: 'You hold fast to your half, because half is already so little.',
  },
  'lot 8 air': {
    text: 'Air talks, and the eighth place is about what one does not talk of: money between people, last things, thanks that came too late. You go lightly round it. So you have the best of conversations with somebody, and under the table lies the matter, which both of you have seen.',
    short: 'You can talk about everything except what you are owed and what is over.',
  },
  'lot 8 water': {
    text: 'Water in the eighth place is deep, and the books call the place hard. You know what it is to share a thing down to the ground. Because you know it, you are careful: most people get the shore. They find it pleasant there, and do not suspect the depth that you are keeping from them.',
    short: 'You give yourself wholly or not at all, and mostly not.',
  },
  'lot 12 fire': {
    text: 'The twelfth place is hidden, and fire does badly in hiding. You keep your temper and your longing where nobody looks. For a long time there is only a warm wall. Then, one evening, over very little, flames, and everyone asks where they came from.',
    short: 'You keep your fire in a back room, and it breaks out through the roof.',
  },
  'lot 12 earth': {
    text: 'Out of sight, in the twelfth place, a lot in earth lays in stores. Seeds, materials, a half-built boat: it is all there. You are waiting for a proper season, a free month. It is dry, it is safe, and every year there is a little more of it.',
    short: 'You store things up for a day that you never set.',
  },
  'lot 12 air': {
    text: 'Retreat is the matter of the twelfth place, and in a sign of air the retreat is full of talk. You shut the door and go on with the discussion. All the others are present, you do their voices. What you had come for, the stillness, has been waiting outside with its hat in its hand.',
    short: 'You think so much when you are alone that it is never quiet there.',
  },
  'lot 12 water': {
    text: 'Water under the house: a lot in the twelfth place and in a watery sign. You feel it at once when somebody is sinking, even when they have said nothing. You go to them in secret, and you do not speak of it. Nobody could know how many there have been, nor that you are cold.',
    short: 'You bail out other people’s boats at night, and sleep in a wet coat.',
  },
  'ruler Sun 6': {
    text: 'The Sun rules your lot from the sixth place, a hard one, among labours. Pride has to be worked for there, daily, anew. Yesterday’s does not count. So the evening never comes on which you could look at what you have made with your hands in your lap.',
    short: 'You want to be proud of yourself, and allow it only after the last task.',
  },
  'ruler Sun 8': {
    text: 'Standing in the eighth place, of what is shared and owed, the Sun, your lot’s ruler, has a borrowed lamp. You feel answerable for other people’s trust, for a name that is not only yours. It makes you reliable. It makes you listen at doors as well.',
    short: 'You live on the good opinion that others have lent you, and fear the day they ask for it back.',
  },
  'ruler Sun 12': {
    text: 'The ruler of your lot, the Sun, is in the hidden place. What you are for is private, perhaps unknown to those you work with. By day you do something else. The other thing needs only an hour and a shut door, and it has not had either for some time.',
    short: 'Your light burns in a room that you hardly ever enter.',
  },
  'ruler Moon 6': {
    text: 'Your lot is ruled by the Moon, who has gone into service: she is in the sixth place. You notice hunger, cold, a limp. It is a gift, and it has the drawback that nobody ever gets to the question before you do. You eat standing up.',
    short: 'You ask everyone whether they have eaten.',
  },
  'ruler Moon 8': {
    text: 'In the eighth place, where purses and troubles are shared, the Moon rules your lot. What is yours and what is theirs runs together like two streams. They all drink from it. Sometimes at night there is a thirst, and you think that there must be too little water.',
    short: 'You share so easily that you never know how much of it was for you.',
  },
  'ruler Moon 12': {
    text: 'The Moon, your ruler, is in the place of retreat. You have a second, secret house in you, and you live there more than people think. From its window the real one looks a little shabby. You are there and not there, and those who sit with you can tell.',
    short: 'You hide a homesickness that has no address.',
  },
  'ruler Mercury 6': {
    text: 'Mercury works for your lot in the sixth place, at the bench where things are mended. You look and see what is wrong with it. That is of use, and it has no switch. A poem, a meal, a kind letter: at the edge, a small error.',
    short: 'You see the small error at the edge of every page.',
  },
  'ruler Mercury 8': {
    text: 'Your lot’s ruler, Mercury, is in the eighth place, with sealed envelopes, shared accounts and other people’s secrets. You can keep silent like a lawyer. It has become a habit. There are things of your own in those envelopes, and nobody has forbidden you to read them out.',
    short: 'You know a good deal that you may not say, and have grown used to saying nothing.',
  },
  'ruler Mercury 12': {
    text: 'In the hidden place Mercury, which rules the lot, studies by itself. Nobody checks your thoughts, and so you do, more strictly than any teacher. It fills whole books. You would not dream of reading aloud from them before the next one is finished.',
    short: 'You go on writing in the secret notebook and think that it is not ready for anyone.',
  },
  'ruler Venus 6': {
    text: 'Venus, your lot’s ruler, is on duty: the sixth place is one of labour. You put beauty into other people’s days, a clean cloth, a joke at the right time. The good cup is for guests. You have become so used to the other that you no longer notice the chip.',
    short: 'You make everything nice for others, and eat the broken biscuit.',
  },
  'ruler Venus 8': {
    text: 'The eighth place is about shares and debts, and Venus, who rules your lot, lives there. Affection is entered somewhere. Who wrote last, who paid, who told more. You do not want to do it. But you know the balance, and do not go one step further than it allows.',
    short: 'You love as though it had to be settled in the end.',
  },
  'ruler Venus 12': {
    text: 'Hidden, in the twelfth place, is Venus, on whom your lot depends. You like them from a window. You would come down at once if they looked up and waved. They are walking past with their shopping and do not know that somebody lives there.',
    short: 'You are fond of people in secret, and they know nothing about it.',
  },
  'ruler Mars 6': {
    text: 'Mars labours for your lot in the sixth place. A task is an opponent, and you go at it until it lies on the ground. Then the next. You get up before the dust has settled, and are proud of it, and on a free day your arms hang down like tools in a shed.',
    short: 'You work as others fight, and spare nobody, least of all yourself.',
  },
  'ruler Mars 8': {
    text: 'For your lot’s ruler, Mars, the eighth place is disputed ground: what belongs to whom, who owes what. You are awake there. You have noticed each little advantage that somebody took. It has kept you from being cheated, and at more than one good table from being merry.',
    short: 'You defend your share before anyone has reached for it.',
  },
  'ruler Mars 12': {
    text: 'Mars, which rules the lot, is shut up in the hidden place. All your strength is there and you seldom let it out by daylight. You have answered them all, brilliantly, in the bath. At the counter you say, no, that is quite all right. One day it is not.',
    short: 'You shadow-box at night, and by day you give way.',
  },
  'ruler Jupiter 6': {
    text: 'In the sixth place Jupiter rules your lot from among the helpers. It cannot do that in small portions. You lend a hand, then the arm, then the afternoon. What is left for your own house has to be stretched, and you conclude that there is never enough.',
    short: 'You give so much of your time away that the day is always too short by a loaf.',
  },
  'ruler Jupiter 8': {
    text: 'Jupiter, your lot’s ruler, is in the eighth place, among debts and things left to be settled, and finds it natural to settle them. One brings you the box of papers. You are just and you are thorough, and there is always another box, and the light in your window is known in the street.',
    short: 'You look after everybody’s unfinished business, and it is never finished.',
  },
  'ruler Jupiter 12': {
    text: 'Your lot’s ruler is Jupiter, in the place of retreat. What you hold to be true you have never made a noise about. It was wise. But a thing that is never said aloud, nor sung, nor shared over bread, can go to sleep in its corner, sitting upright.',
    short: 'You believe on the quiet, and it has become so quiet that you cannot hear it either.',
  },
  'ruler Saturn 6': {
    text: 'Saturn, which your lot depends on, is in the sixth place and knows its duty. You take on what is left over. There is a dignity in it, and you would not want to be thanked. You would like, once, to be sent home.',
    short: 'You stay till the end because somebody has to, and it is always the same somebody.',
  },
  'ruler Saturn 8': {
    text: 'The eighth place is for what is owed and shared, and Saturn, the ruler of your lot, sits there with its spectacles on. Nothing is taken on faith. You want to know what it binds you to. The chair has been offered, meanwhile, to somebody who just sat down.',
    short: 'You read the whole contract, even when somebody is only offering you a chair.',
  },
  'ruler Saturn 12': {
    text: 'Your lot is ruled by Saturn, out of sight in the twelfth place. There is something that you have been building alone, for years, with gaps. You think of it as the real thing. It is safe down there, and nobody asks after it, and so it has no date.',
    short: 'Your long work lies in the cellar and waits for a better year.',
  },
  'ruler Uranus 6': {
    text: 'Uranus, modern ruler of your lot, is in the sixth place, at the daily work. You see at once how it could be done quite differently. You are right, and it takes a fortnight. The chore, meanwhile, could have been done fourteen times.',
    short: 'You re-invent the chore instead of doing it.',
  },
  'ruler Uranus 8': {
    text: 'In the eighth place, of shares and debts, stands Uranus, your lot’s modern ruler. You settle at once and stay free. It is a matter of pride. You would like it to be known, too, that you could have had it for nothing.',
    short: 'You owe nobody anything, and check in their eyes whether they have noticed.',
  },
  'ruler Uranus 12': {
    text: 'Uranus, by modern custom the ruler of your lot, is in the hidden place. You have an odd, well-furnished den. It would be fun to show somebody. You have taken down the sign, though, so that only the right person should find it.',
    short: 'You have withdrawn into being different, and wait there for company.',
  },
  'ruler Neptune 6': {
    text: 'Neptune, which modern readers make your lot’s ruler, is in the sixth place, among the sick and the tired. You have no skin between you and them. In the evening you carry home what fifteen people felt, and look for a place to set it down.',
    short: 'You cannot see a wound without putting your own hand on it.',
  },
  'ruler Neptune 8': {
    text: 'In the eighth place, of what is shared and unspoken, Neptune rules your lot, by the modern count. You understand each other without words. For years you may understand each other without words, and then it turns out that it was about something else.',
    short: 'There is something between you and them that both feel and no one has named.',
  },
  'ruler Neptune 12': {
    text: 'Neptune in the twelfth place is doubly out of sight, and modern readers give it your lot. Alone, you float off. It is restful. It is not what you had shut the door for; that would have asked for your attention, and you had left it on the chair with your coat.',
    short: 'You dream where you meant to be still.',
  },
  'ruler Pluto 6': {
    text: 'By the modern rulers Pluto answers for your lot, from the sixth place. You take the drain apart to the street. It never drips again. But not every dripping tap is about the foundations, and you have missed a good many suppers under the sink.',
    short: 'You cannot leave the small task until you have got to the bottom of it.',
  },
  'ruler Pluto 8': {
    text: 'Pluto, your lot’s modern ruler, is in the eighth place, where it knows its way. Behind each gift you see the giver, behind the giver a reason. You are often right about the reason. It was, quite often, affection.',
    short: 'You want to know what is behind it before you take what is offered.',
  },
  'ruler Pluto 12': {
    text: 'Hidden twice over, Pluto rules your lot, by modern custom, from the twelfth place. You know that there was something to say. It was put away for safety, and deep, so as not to be found by accident. By now you walk about on top of it, talking of other things.',
    short: 'You have buried the sentence so well that you no longer know where.',
  },
}
