import type { PairTexts } from '#app/guidance/corpus/pair-texts.ts'

/** The answer to each difficulty, with its passage inside. Words in quotes are the passage’s own, as our lists render it. */
export const GUIDANCE: PairTexts['guidance'] = {
  trust: [
    {
      text: 'It can be hard to think well of somebody before they have come near. A hadith begins at the other end: God says, in the words of the Prophet, peace be upon him, ‘I am as My servant thinks of Me, and I am with him when he calls on Me’ (Muslim 2675). A good opinion may go first. Hold one about a kind person, and tell them a small true thing today. If your voice shakes, it was true all the same.',
      short:
        'God says, in the words of the Prophet, peace be upon him, ‘I am as My servant thinks of Me’; one can think well of people, too, in advance.',
      passage: 'muslim-2675',
    },
    {
      text: 'It takes practice to let anyone stand close. In the Qur’an God says that He is close already: ‘When My servants ask you about Me, I am near. I answer the call of anyone who calls’ (2:186). Nobody is examined first. Among people it goes more slowly; take one small step towards somebody this week, where it is safe and wise, and keep the questions for afterwards. On days when no one seems near, that call is still open.',
      short:
        '‘When My servants ask you about Me, I am near’, God says in the Qur’an, and that nearness stays when people are far off.',
      passage: 'quran 2:186',
    },
    {
      text: 'Distance can be kept by nothing larger than a face. ‘Do not think little of any kindness,’ said the Prophet, peace be upon him, ‘even if it is to meet your brother with a cheerful face’ (Muslim 2626). The first step towards people, then, costs no confession. Look up when somebody comes in today, and let them see that you are glad. It counts as kindness, and it may be done clumsily at first.',
      short:
        'The Prophet, peace be upon him, counted even ‘a cheerful face’ as a kindness, and a first step can be as small as that.',
      passage: 'muslim-2626',
    },
    {
      text: 'For some people the hardest sentence is that they need something. Moses, peace be upon him, came to the water of Madyan as a stranger, watered the animals of two women, turned to the shade and said: ‘My Lord, I am in need of any good that You send down to me’ (28:23-24). He said it, strong as he was. Say it to God today in your own words, and to one kind person in four or five. A need said aloud is already less alone.',
      short:
        'Even Moses, peace be upon him, turned to the shade in a strange land and said that he was in need.',
      passage: 'quran 28:23-24',
    },
  ],
  speech: [
    {
      text: 'Moses, peace be upon him, had something hard to say, and before he went he asked: ‘My Lord, open my heart, make my task easy for me, and untie the knot in my tongue, so that they understand what I say’ (20:25-28). Anyone who leaves the important thing unsaid may borrow that prayer. Then write your sentence down once, plainly, and say it to the one it belongs to, if it is safe and wise. A knot half untied is looser than before.',
      short:
        'Moses, peace be upon him, asked for ‘the knot in my tongue’ to be untied, and then he went and spoke.',
      passage: 'quran 20:25-28',
    },
    {
      text: 'A careful person may weigh a true word until its hour has gone. Believers are told: ‘Be mindful of God and speak what is true and right; He puts your deeds right’ (33:70-71). The speaking is asked of them, and the putting right is His. Choose the smallest sentence that is wholly true, and say it before evening to the person concerned, if that is safe and wise. You may stop after it; nobody has to win.',
      short:
        '‘Speak what is true and right’, the Qur’an tells believers, and God is the One who puts their deeds right.',
      passage: 'quran 33:70-71',
    },
    {
      text: 'Some things may stay unsaid because they are only ever imagined as hard words. Moses and Aaron, peace be upon them, were sent to Pharaoh, ‘who has gone beyond all bounds’, and told: ‘Speak to him gently’ (20:43-44). Gentleness was right even for that door. Take one sentence that you hold back, remove what is meant to hurt, and say the rest today, if it is safe and wise. Should it come out wrong, you can say so too.',
      short:
        'Moses and Aaron, peace be upon them, were told to speak gently even to Pharaoh, and a hard matter may be spoken gently as well.',
      passage: 'quran 20:43-44',
    },
  ],
  provision: [
    {
      text: 'Where the fear of running short does the counting, enough can be a number that moves. ‘To be rich is not to have many goods,’ said the Prophet, peace be upon him; ‘to be rich is to be rich in soul’ (Bukhari 6446). Before the next thing is bought or put by, name aloud one thing that is there already and is good. Do it at table for a week. If the fear speaks as well, let it speak; nobody has to answer it at once.',
      short:
        '‘To be rich is to be rich in soul,’ said the Prophet, peace be upon him, and that kind of riches can be practised at any table.',
      passage: 'bukhari-6446',
    },
    {
      text: 'An eye that counts may go first to those who have more. The Prophet, peace be upon him, turned it round: ‘Look at those who are below you, and not at those who are above you: it makes you less likely to belittle the favour of God’ (Muslim 2963). It is advice on where to stand if one wants to see. Tonight leave one worry out of the sum, and give away some small thing that you can spare. Doubting and giving go together quite well.',
      short:
        'For an eye that counts, the Prophet, peace be upon him, said: ‘Look at those who are below you, and not at those who are above you.’',
      passage: 'muslim-2963',
    },
    {
      text: 'Worry about having enough can turn a walk into a search for coins. ‘God made the earth easy for you’, says the Qur’an: ‘walk its paths and eat of what He provides’ (67:15). To walk and to eat stand side by side there. Go to your work today, and afterwards eat one meal slowly, all of it, with nothing else in your hand, and call it provided. If the worry sits down at the same table, it need not be served first.',
      short:
        '‘Walk its paths and eat of what He provides’, says the Qur’an of the earth, and one meal can be eaten in that spirit.',
      passage: 'quran 67:15',
    },
    {
      text: 'Fear of running short likes to count. The Qur’an offers another sum: ‘If you tried to count God’s blessings you could not number them; God is forgiving and merciful’ (16:18). Try it today for as long as water takes to boil, and count aloud what is there: the water, a roof, two hands, somebody’s name. Nobody has to come to the end. And if the old sum starts up again at night, go on with this one where you stopped.',
      short:
        '‘If you tried to count God’s blessings you could not number them’, says the Qur’an, and that is a good sum to begin when another frightens.',
      passage: 'quran 16:18',
    },
  ],
  work: [
    {
      text: 'For anyone who finds it hard to stop: the Prophet, peace be upon him, was asked which deeds God loves most. ‘The most constant, even if they are few,’ he said, and he added: ‘Take on such deeds as you can bear’ (Bukhari 6465). It is said of good deeds, and its measure, few and bearable, fits a working day. Choose the hour at which the tool is put down today, and say it to somebody. What is left lying can lie for one night.',
      short:
        '‘Take on such deeds as you can bear,’ said the Prophet, peace be upon him, and that fits a day’s work as well.',
      passage: 'bukhari-6465',
    },
    {
      text: 'Work without an edge can run over the whole day. For the Friday prayer believers are told to ‘leave off trade’, and when the prayer is over to ‘spread through the land’ and ‘seek God’s bounty’ (62:9-10). Leaving off and going back both have their hour. Let one call end your work today, a prayer or the dark, and go at once, in the middle of a line. You may go badly, looking over your shoulder, and still have gone.',
      short:
        'For the Friday prayer believers are told to ‘leave off trade’, and afterwards to go back to it; both have their hour.',
      passage: 'quran 62:9-10',
    },
    {
      text: 'A person who cannot stop has perhaps agreed, without hearing it, to carry everything. ‘God lays on no soul more than it can bear’, says the Qur’an, and a prayer for pardon and mercy follows (2:286). Write down what you carry today, and mark what nobody but you has laid there. Put one of those things down. Should your hands feel empty for an hour, that may be rest, which is easily forgotten.',
      short:
        '‘God lays on no soul more than it can bear’, says the Qur’an; some of the load may have been packed by oneself.',
      passage: 'quran 2:286',
    },
    {
      text: 'A free hour can feel like a debt to somebody who has had little practice in it. The Prophet, peace be upon him, said: ‘There are two blessings in which many people are the losers: health and free time’ (Bukhari 6412). Free time is called a blessing there, and stands beside health. Treat one free hour today as you would treat good food, which nobody throws away because there is more to do. Look at the clock if you must; it need not be obeyed.',
      short:
        'Of two blessings that many people lose, the Prophet, peace be upon him, named ‘health and free time’, so a free hour is worth keeping.',
      passage: 'bukhari-6412',
    },
  ],
  home: [
    {
      text: 'From a distance other places can look like the real ones. Aisha was asked what the Prophet, peace be upon him, used to do at home. ‘He was at the service of his family,’ she said, ‘and when the time of prayer came, he went out to pray’ (Bukhari 676). It is a short account of a great life: a house, some chores, a door. Do one chore tonight with care. You may dream of elsewhere while your hands are in the water.',
      short:
        '‘He was at the service of his family,’ said Aisha, when she was asked what the Prophet, peace be upon him, used to do at home.',
      passage: 'bukhari-676',
    },
    {
      text: 'The wish to be elsewhere may overlook what the present roof is for. ‘God has made your houses a place of rest for you’, says the Qur’an, and it goes on to tents, which are ‘light when you travel and when you camp’ (16:80). A tent is a home as well, then, if only for a night. Make one corner of where you are restful this evening: a cloth, a lamp, a swept place to sit. Whether to stay need not be decided today.',
      short:
        '‘God has made your houses a place of rest for you’, says the Qur’an, and even a tent is counted among them.',
      passage: 'quran 16:80',
    },
    {
      text: 'One can come home each evening with the street still in one’s head. A verse about eating at the tables of relatives and friends ends at the door: ‘When you enter houses, greet one another with a greeting from God, blessed and good’ (24:61). Stop outside your own door today, put down what you were thinking, and let a greeting be the first thing that goes in. It takes four breaths. On a day when you forget, a late greeting is still a greeting.',
      short:
        '‘When you enter houses, greet one another’, says the Qur’an, so a good word at the door may be the way in.',
      passage: 'quran 24:61',
    },
  ],
  learning: [
    {
      text: 'Getting ready can last as long as one lets it. ‘Whoever takes a path in search of knowledge,’ said the Prophet, peace be upon him, ‘God makes easy for him by it a path to Paradise’ (Muslim 2699). The praise is for one who sets out; nothing is said of arriving, or of knowing the way. Set out today with one question that you have been shy to ask. If the shyness comes along, let it; it has no say in the direction.',
      short:
        'The Prophet, peace be upon him, spoke well of anyone who takes ‘a path in search of knowledge’, and said nothing of having arrived.',
      passage: 'muslim-2699',
    },
    {
      text: 'Someone who never feels ready may have a hard teacher within. ‘Make things easy and do not make them hard,’ said the Prophet, peace be upon him; ‘give good news and do not drive people away’ (Bukhari 69). You would say it for any pupil. Take the next piece, make it small enough for one sitting, and show it to one kind reader today. A small piece with a mistake in it has driven nobody away.',
      short:
        '‘Make things easy and do not make them hard,’ said the Prophet, peace be upon him, and a pupil may say it to the teacher within.',
      passage: 'bukhari-69',
    },
    {
      text: 'Not knowing can feel like something to hide until it is mended. The passage that begins ‘Read, in the name of your Lord’ ends with the One ‘who taught human beings what they did not know’ (96:1-5). What they did not know is where the teaching starts. Read one page aloud today, explain it to somebody in the same hour, and write down what you could not explain. That list is no verdict; the next lesson begins there.',
      short:
        'God, says the Qur’an, ‘taught human beings what they did not know’, so not knowing is a good place to begin.',
      passage: 'quran 96:1-5',
    },
  ],
  service: [
    {
      text: 'The one who looks after everybody may be the last to sit down. To a man who fasted every day and prayed every night the Prophet, peace be upon him, said: ‘Do not. Stand in prayer and sleep, fast and eat: your body has a right over you, your eyes have a right over you’ (Bukhari 6134). A right need not be earned first. Pay one of them today, with an hour of sleep or a warm meal eaten sitting. Paid in part is paid too.',
      short:
        '‘Your body has a right over you,’ said the Prophet, peace be upon him, to a man who left himself no rest.',
      passage: 'bukhari-6134',
    },
    {
      text: 'After a day of serving others one’s own need may stay unsaid. At the water of Madyan Moses, peace be upon him, watered the animals of two women, turned to the shade and said: ‘My Lord, I am in need of any good that You send down to me’ (28:23-24). First the help, then the shade, then his own need, said aloud. Practise the last two today: sit down where it is cool, and say what you lack. Asking was no smaller than watering.',
      short:
        'When Moses, peace be upon him, had watered for others, he turned to the shade and said what he needed himself.',
      passage: 'quran 28:23-24',
    },
    {
      text: 'Giving without rest can begin with the best of reasons. To a friend who left himself no rest from worship Salman said: ‘Your Lord has a right over you, your own self has a right over you, and your family has a right over you; so give each its right.’ The Prophet, peace be upon him, said: ‘Salman has spoken the truth’ (Bukhari 1968). One’s own self is in that list, in the middle. Give it its part today; small and late, the part still counts.',
      short:
        '‘Your own self has a right over you,’ said Salman to a friend without rest, and the Prophet, peace be upon him, agreed with him.',
      passage: 'bukhari-1968',
    },
    {
      text: 'A call for help may sound to you as if your name were in it. ‘God lays on no soul more than it can bear’, says the Qur’an (2:286), and the one who helps is a soul as well. Before you say yes today, count to five, and look whether somebody else has turned their head. And if a yes has slipped out too soon, you may go back and say: not this week.',
      short:
        '‘God lays on no soul more than it can bear’, says the Qur’an, and the soul of a helper is one of them.',
      passage: 'quran 2:286',
    },
  ],
  friendship: [
    {
      text: 'To wait until one is asked is tactful, and it can last for years. ‘Do not think little of any kindness,’ said the Prophet, peace be upon him, ‘even if it is to meet your brother with a cheerful face’ (Muslim 2626). The smallest thing that counts needs no invitation. Look up first today, or write first: three words and a name. If nothing comes back, a kindness was done, and no game was lost.',
      short:
        '‘Do not think little of any kindness,’ said the Prophet, peace be upon him, and to greet first is one.',
      passage: 'muslim-2626',
    },
    {
      text: 'Two people may each be waiting for the other’s hello. ‘When you are greeted,’ says the Qur’an, ‘answer with a better greeting or return the same’ (4:86). The verse speaks to the second person, so there has to be a first. Take that part this week: greet, ask, invite one person, with a day and an hour in the sentence. Should they be too busy, a good word has been set going, and that was your share of it.',
      short:
        '‘When you are greeted, answer with a better greeting’, says the Qur’an; so somebody has to greet first.',
      passage: 'quran 4:86',
    },
    {
      text: 'There may be something that you would dearly like a friend to do for you. ‘None of you believes until he loves for his brother what he loves for himself,’ said the Prophet, peace be upon him (Bukhari 13). What one would like to be given can show what to give: a message, a question, a place kept free. Choose somebody today who may be waiting as well. It does not have to go smoothly at the first attempt to have been love.',
      short:
        'The Prophet, peace be upon him, taught us to love for a brother ‘what he loves for himself’, so a wish of one’s own shows what to give.',
      passage: 'bukhari-13',
    },
  ],
  worship: [
    {
      text: 'When an inner room has been quiet for a while, one can be shy of going in. ‘A servant is never closer to his Lord than when he prostrates himself,’ said the Prophet, peace be upon him, ‘so call on God much’ (Muslim 482). Low down, then, with the forehead on the ground, where nobody has to look like anything. Go there once today with no request prepared. If no words come, stay a moment longer; the closeness was said of the posture.',
      short:
        '‘A servant is never closer to his Lord than when he prostrates himself,’ said the Prophet, peace be upon him, so the way back may be very short.',
      passage: 'muslim-482',
    },
    {
      text: 'What has gone quiet need not have gone away. ‘Remember Me and I shall remember you’, God says in the Qur’an; ‘be thankful to Me and do not be ungrateful’ (2:152). Begin as one does with an old friend after a long silence, without explaining the silence: one word of thanks, aloud, at the same moment each day, on the stairs or at the tap. A hundred may have been missed, and today’s is still today’s.',
      short:
        '‘Remember Me and I shall remember you’, God says in the Qur’an, and one word of thanks can end a long silence.',
      passage: 'quran 2:152',
    },
    {
      text: 'What matters most can wait for a quiet mood that does not come. Believers are told: ‘Remember God much, and glorify Him morning and evening’ (33:41-42). Morning and evening come by themselves, each with a door in it. Today stand still for ten breaths when it grows light and again when it grows dark, and say what you can say honestly. If it is only a line, let it be a line. A path across a field is made of no more.',
      short:
        '‘Glorify Him morning and evening’, the Qur’an tells believers, and both hours come by themselves, whatever the mood.',
      passage: 'quran 33:41-42',
    },
  ],
  courage: [
    {
      text: 'Anger can be strength that arrives too early. ‘The strong one is not the wrestler,’ said the Prophet, peace be upon him. ‘The strong one is he who masters himself when he is angry’ (Bukhari 6114). Strength is what the saying asks for, and strength can be trained. When an answer is in your mouth today, count the breaths until somebody else has spoken. Three is a good beginning. And if the answer is out already, the count may start from there.',
      short:
        '‘The strong one is he who masters himself when he is angry,’ said the Prophet, peace be upon him, and strength can be trained.',
      passage: 'bukhari-6114',
    },
    {
      text: 'Between the spark and the answer there can be very little room. Those who are mindful of God, says the Qur’an, ‘give in ease and in hardship, hold back their anger and pardon people; God loves those who do good’ (3:134). Holding back comes before pardon there, and one may stand on that first step for a good while. Leave one message unsent today until after dark, and then read it again. What still needs saying can be said calmly then.',
      short:
        'Those who are mindful of God, says the Qur’an, ‘hold back their anger and pardon people’, and the holding back comes first.',
      passage: 'quran 3:134',
    },
    {
      text: 'A quick temper may have no word ready but the sharp one. ‘The servants of the Merciful’, says the Qur’an, ‘are those who walk humbly on the earth and, when the ignorant speak to them, answer with peace’ (25:63). Choose a word for yourself in a quiet hour: one moment, or, you may be right, or simply, peace. Use it today at the first spark. After the fire it can be said too, and there it is a beginning.',
      short:
        'The servants of the Merciful, says the Qur’an, ‘answer with peace’, and a word of peace can be chosen before the spark.',
      passage: 'quran 25:63',
    },
    {
      text: 'A quarrel that nobody wanted can go on from habit. ‘Repel evil with what is better,’ says the Qur’an, ‘and someone with whom there was enmity becomes like a close friend’ (41:34). Repel is a strong word, and it has some fight in it. Where it is safe and wise, answer one hard word this week with a better one, on purpose, as a fighter chooses the better weapon. If the hard answer came first, the better one may still follow. It is allowed to be late.',
      short:
        '‘Repel evil with what is better’, says the Qur’an, and a better word may answer a hard one, where that is safe and wise.',
      passage: 'quran 41:34',
    },
  ],
  order: [
    {
      text: 'To need everything right can mean being hard on oneself, a little every day. ‘This religion is ease,’ said the Prophet, peace be upon him, ‘and whoever is hard on himself in it is overcome by it. So aim straight, come near, be of good cheer’ (Bukhari 39). The words are about worship, and they fit a desk as well. Do one thing nearly right today, stop, and be of good cheer about it on purpose. The polishing can wait.',
      short:
        '‘Aim straight, come near, be of good cheer,’ said the Prophet, peace be upon him, and to come near is enough for today.',
      passage: 'bukhari-39',
    },
    {
      text: 'Work that has to be perfect may never leave the drawer. Asked which deeds God loves most, the Prophet, peace be upon him, said: ‘The most constant, even if they are few’ (Bukhari 6465). Constant and few: one page today, shown to one person, with its mistakes in it, and tomorrow another. Nothing is said there about flawless. If today’s page is poor, it counts, and it is one page further than the drawer.',
      short:
        'The deeds that God loves most, said the Prophet, peace be upon him, are ‘the most constant, even if they are few’, and they need not be flawless.',
      passage: 'bukhari-6465',
    },
    {
      text: 'A measure that fits nobody is a heavy thing to live by. ‘Be mindful of God as far as you are able’, says the Qur’an (64:16), and what a person is able to do differs from one day to the next. Before you start on something today, say how good it has to be for its purpose, and write that down. When it is so good, close it. If you open it once more, you can close it once more.',
      short: '‘As far as you are able’ is the measure in the Qur’an, and it need not be the same every day.',
      passage: 'quran 64:16',
    },
    {
      text: 'One can mean to make no mistakes, and be tired by noon. The prayer at the end of the longest sura expects them: ‘Our Lord, do not blame us if we forget or make a mistake’ (2:286). Let one small mistake that harms nobody stand today where it can be seen, and say nothing about it. It is harder than it sounds. If you have corrected it after all, there is room for that in the prayer too.',
      short:
        '‘Do not blame us if we forget or make a mistake’ is a prayer in the Qur’an, and mistakes are expected there.',
      passage: 'quran 2:286',
    },
  ],
  standing: [
    {
      text: 'One can work for the thing or for the look on people’s faces, and from outside it is the same work. ‘Deeds are only by intentions,’ said the Prophet, peace be upon him, ‘and each person has only what he intended’ (Bukhari 1). Nobody’s look is added to that. Before the next task today say in half a sentence what it is for; do it; and let people think. If a little vanity has come along, set it in a corner. It can watch.',
      short:
        '‘Deeds are only by intentions,’ said the Prophet, peace be upon him, and nobody’s look is added to them.',
      passage: 'bukhari-1',
    },
    {
      text: 'It can be tiring to know, or to believe that one knows, how one is seen. ‘God does not look at your faces and your wealth,’ said the Prophet, peace be upon him. ‘He looks at your hearts and your deeds’ (Muslim 2564). There is one look, then, that does not stop at the surface. Do one good thing today that nobody finds out about. It may feel odd at first, like a language nearly lost, and it comes back with use.',
      short:
        'God, said the Prophet, peace be upon him, ‘looks at your hearts and your deeds’, and that look does not stop at a face.',
      passage: 'muslim-2564',
    },
    {
      text: 'A thank-you can be so pleasant that one begins to listen for it. The righteous, says the Qur’an, give food ‘to the poor, the orphan and the captive, and say: we feed you for God’s sake only, and want neither reward nor thanks from you’ (76:8-9). A small dose of that is within reach of an ordinary day: help with something today, and be gone before the thanks. If you catch yourself listening all the same, smile and keep walking.',
      short:
        'The righteous, says the Qur’an, give food and ‘want neither reward nor thanks’, and one good deed today can go unthanked.',
      passage: 'quran 76:8-9',
    },
  ],
  loss: [
    {
      text: 'A thing that is over can be held like a door for somebody who has long gone through. The Prophet, peace be upon him, was told, and told again: ‘With hardship there is ease; with hardship there is ease’ (94:5-6). The word is with. Look today for a small ease that is there beside the hardship, a chair, a tree, a person who asks nothing, and put one thing away, gently. You may take it out again to look at.',
      short:
        '‘With hardship there is ease’, says the Qur’an, and says it twice; it may be a very small ease.',
      passage: 'quran 94:5-6',
    },
    {
      text: 'An ending may still be waiting for its farewell. The Prophet, peace be upon him, took Ibn Umar by the shoulder and said: ‘Be in this world as if you were a stranger, or someone passing through’ (Bukhari 6416). It is said with a hand on the shoulder. A traveller thanks the host and shuts the door softly. Do so today with one small corner of what is over: name it, thank it, and close it. Travellers look back, and they walk on as well.',
      short:
        '‘Be in this world as if you were a stranger, or someone passing through,’ said the Prophet, peace be upon him, with a hand on a friend’s shoulder.',
      passage: 'bukhari-6416',
    },
    {
      text: 'What still hurts about an ending can seem too small to mention. ‘No tiredness, illness, worry, grief, hurt or distress comes to a Muslim,’ said the Prophet, peace be upon him, ‘not even the prick of a thorn, without God wiping out some of his sins by it’ (Bukhari 5641). Even the thorn is counted. Give the hurt an hour today with a beginning and an end, alone or with somebody who listens. If it pricks again tomorrow, that too is seen.',
      short:
        'Not even ‘the prick of a thorn’ goes uncounted, said the Prophet, peace be upon him, and a small grief is larger than a thorn.',
      passage: 'bukhari-5641',
    },
    {
      text: 'Grief can be told, by others or by oneself, that it should be over. The Prophet, peace be upon him, wept at the parting from his small son Ibrahim, and said: ‘The eye weeps and the heart grieves, and we say only what pleases our Lord’ (Bukhari 1303). If something is being mourned, let it have an hour today beside a person with whom one can be silent. Nobody has set a day by which it must be done.',
      short:
        '‘The eye weeps and the heart grieves,’ said the Prophet, peace be upon him, so grief may have its hour.',
      passage: 'bukhari-1303',
    },
  ],
  patience: [
    {
      text: 'Thinking a thing over can become a place to live in. The Prophet, peace be upon him, who was gentle with people, is told to ‘consult them on the matter and, once he has resolved, to trust in God’ (3:159). Consult, resolve, trust: the third step does not wait for certainty. What has been put off may have been thought about enough. Ask one person today, decide by evening, begin with ten minutes, and leave it with God overnight. Ten poor minutes are a beginning.',
      short:
        'Consult, resolve, ‘trust in God’: in that order the Qur’an speaks to the Prophet, peace be upon him, and certainty is not one of the steps.',
      passage: 'quran 3:159',
    },
    {
      text: 'A small free hour is easily saved for a better use, and then it is gone. The Prophet, peace be upon him, is told: ‘When you are free, take up the next effort, and turn to your Lord with longing’ (94:7-8). The free moment itself is the time that is named. Take the one that comes today, before it fills up, and give its first quarter to the thing that matters. If you let it fall, there is another quarter; they keep arriving.',
      short:
        '‘When you are free, take up the next effort’, says the Qur’an, and a free quarter of an hour is enough for a beginning.',
      passage: 'quran 94:7-8',
    },
    {
      text: 'One may stand still until the way is clear, and a way does not clear by standing. ‘Those who strive for God, He guides to His ways’, says the Qur’an (29:69), and the striving comes first in that sentence: the way is shown to someone who walks. Go a short piece of yours today: one call, one page, one form filled in. Then look up. If the way is no clearer, you are warmer than before, and may rest until tomorrow.',
      short:
        '‘Those who strive for God, He guides to His ways’, says the Qur’an, and the striving comes before the way is clear.',
      passage: 'quran 29:69',
    },
    {
      text: 'What matters may be put off because it deserves a whole day, or begun with a great leap and then left. Asked which deeds God loves most, the Prophet, peace be upon him, said: ‘The most constant, even if they are few’ (Bukhari 6465). Neither the whole day nor the leap is asked for. Give the thing ten minutes today, and ten at the same time tomorrow. On the day you miss, begin again with five; constancy has room for that.',
      short:
        'God loves most, said the Prophet, peace be upon him, the deeds that are ‘most constant, even if they are few’, so ten minutes may do for today.',
      passage: 'bukhari-6465',
    },
    {
      text: 'A thing can be left until one feels strong enough for it. ‘The strong believer is better and more beloved to God than the weak believer,’ said the Prophet, peace be upon him, ‘and there is good in both. Strive for what benefits you, seek help from God, and do not give up’ (Muslim 2664). Choose one thing that would do you good, ask God’s help with it, and give it a quarter of an hour today. There is good in both, so a weak beginning counts.',
      short:
        '‘Strive for what benefits you, seek help from God, and do not give up,’ said the Prophet, peace be upon him, and nobody has to feel strong to begin.',
      passage: 'muslim-2664',
    },
  ],
}
