import type { PairTexts } from '#app/guidance/corpus/pair-texts.ts'

/** The answer to each difficulty, with its passage inside. */
export const GUIDANCE: PairTexts['guidance'] = {
  trust: [
    {
      text: 'Somebody who keeps people at a distance has usually a picture of what they would do if they came near. A hadith begins with another picture. God says, in the words of the Prophet, peace be upon him: I am as My servant thinks of Me, and I am with him when he calls (Muslim 2675). Start there, with a good opinion held in advance. Then lend a little of it to one person: tell them a small true thing today. If your voice shakes, it was true.',
      short:
        'God says, in the Prophet’s words, peace be upon him: I am as My servant thinks of Me; a good opinion may go first.',
      passage: 'muslim-2675',
    },
    {
      text: 'It takes practice to let anyone stand close. The Qur’an speaks of nearness without a condition: when My servants ask you about Me, I am near; I answer the call of anyone who calls (2:186). Nobody is examined first. You might try that order of things with one human being this week, near first and careful afterwards, where it is safe and wise. And on days when you cannot, you have still somewhere to call.',
      short:
        'When My servants ask you about Me, says the Qur’an, I am near: nearness comes first there, and the questions after.',
      passage: 'quran 2:186',
    },
    {
      text: 'Distance is often kept by nothing larger than the face. Do not think little of any kindness, said the Prophet, peace be upon him, even if it is to meet your brother with a cheerful face (Muslim 2626). So the first step costs no confession. Look up when they come in. Let the other person see that you are glad, before you have checked whether you are. It counts as kindness, and it can be done badly at first.',
      short:
        'The Prophet, peace be upon him, counted even a cheerful face as a kindness, so the first step is no larger than that.',
      passage: 'muslim-2626',
    },
    {
      text: 'A stranger came to the water of Madyan and, before anyone had asked who he was, helped two women with their animals. Then he sat in the shade and said: my Lord, I am in need of any good that You send down to me (28:23-24). That was Moses, peace be upon him. He was strong, and he said that he was in need. Say it once this week to somebody who is kind, in four or five words. The shade is wide enough for two.',
      short: 'Even Moses, peace be upon him, sat down in a strange land and said what he was in need of.',
      passage: 'quran 28:23-24',
    },
  ],
  speech: [
    {
      text: 'Moses, peace be upon him, had a hard thing to say, and before he went he asked: my Lord, open my heart, make my task easy, and untie the knot in my tongue, so that they understand what I say (20:25-28). Whoever leaves the important thing unsaid may borrow that prayer. It does not ask for eloquence. Then write your sentence down, once, in the plainest words, and say it to the one it belongs to. A knot that is half untied is looser than before.',
      short:
        'Moses, peace be upon him, asked that the knot in his tongue be untied, and then he went and said it.',
      passage: 'quran 20:25-28',
    },
    {
      text: 'You are careful with words, and one of them has been careful for too long. Believers are told to be mindful of God and to speak what is true and right, and that He puts their deeds right (33:70-71). The true word comes first there; the putting right is not your part. Choose the smallest sentence that is wholly true. Say it before evening to the person concerned. You may stop after it, and need not win anything.',
      short: 'Speak what is true and right, the Qur’an says, and leave the putting right to God.',
      passage: 'quran 33:70-71',
    },
    {
      text: 'Some things stay unsaid because one imagines saying them hard. Even to Pharaoh, who had gone beyond all bounds, Moses and Aaron, peace be upon them, were told to speak gently (20:43-44). If gentleness was good enough for that door, it is for yours. Take the sentence you have been holding back, remove whatever in it is meant to hurt, and see how much is left: that is the part to say. Should it come out wrong, you can say so too.',
      short:
        'Even to Pharaoh they were told to speak gently, so gently is good enough for what you have to say.',
      passage: 'quran 20:43-44',
    },
  ],
  provision: [
    {
      text: 'Enough is not a number, or you would have reached it by now. To be rich is not to have many goods, said the Prophet, peace be upon him; to be rich is to be rich in soul (Bukhari 6446). One can practise that. Before the next thing is bought or put by, name aloud one thing that is there already and is good. Do it at table for a week. If the fear speaks as well, let it, it has been hungry longer than you.',
      short: 'To be rich, said the Prophet, peace be upon him, is to be rich in soul.',
      passage: 'bukhari-6446',
    },
    {
      text: 'The eye that counts looks upwards, at those who have more. The Prophet, peace be upon him, turned it round: look at those who are below you, not at those above you; it makes you less likely to belittle the favour of God (Muslim 2963). This is no scolding. It is advice on where to stand if one wants to see. Tonight, put one figure less into the sum, and give a small thing away while you still doubt whether you can. You may doubt, and give.',
      short:
        'Look at those who have less, said the Prophet, peace be upon him, and the favour of God is easier to see.',
      passage: 'muslim-2963',
    },
    {
      text: 'Never having enough is a walk with the eyes on the ground for coins. God made the earth easy for you, says the Qur’an: walk its paths and eat of what He provides (67:15). Walk, it says, and eat; it does not say, store. Today, eat one meal slowly, all of it, with nothing else in your hand, and call it provided. Work again tomorrow. You are allowed to be full in between.',
      short:
        'Walk the paths of the earth, says the Qur’an, and eat of what He provides; storing is not in the sentence.',
      passage: 'quran 67:15',
    },
  ],
  work: [
    {
      text: 'If you find it hard to stop, you are in good company, since the question was put to the Prophet, peace be upon him, which deeds God loves most. The most constant, he said, even if they are few; and he added: take on such deeds as you can bear (Bukhari 6465). Few, and bearable. Choose an hour at which the tool is put down today, and say it to somebody. What is left lying on the bench is a small thing to look at for one night.',
      short:
        'Take on such deeds as you can bear, said the Prophet, peace be upon him, and few of them, and go on with those.',
      passage: 'bukhari-6465',
    },
    {
      text: 'There is a time to leave off. When the call comes for the Friday prayer the believers are told to leave their trade and go; and when the prayer is over, to spread through the land again and seek God’s bounty (62:9-10). Stopping, there, is not the opposite of work; it is what gives it edges. Let one call end your day this week, a prayer, a meal, the dark. Go at once, in the middle of a line. You can be bad at it and go all the same.',
      short: 'There is a call to leave off work, in the Qur’an, and afterwards a leave to go back to it.',
      passage: 'quran 62:9-10',
    },
    {
      text: 'Whoever cannot stop has often agreed, without hearing it, to carry everything. God lays on no soul more than it can bear, says the Qur’an, and it teaches a prayer for pardon right after (2:286). Take the sentence as a measure. Write down what you are carrying, and mark what no one but you has laid on you. Put one of those down today. If your hands feel strange and empty for an hour, that is rest, which you have forgotten.',
      short:
        'God lays on no soul more than it can bear, says the Qur’an, and part of your load was packed by you.',
      passage: 'quran 2:286',
    },
    {
      text: 'Free time frightens you a little; you have so little practice. There are two blessings in which many people are the losers, said the Prophet, peace be upon him: health and free time (Bukhari 6412). He calls it a blessing, and names it beside health. So treat a free hour as you would treat good food, and do not throw it away because there was more on the plate. Take one today. You may look at the clock; you need not obey it.',
      short:
        'Two blessings, said the Prophet, peace be upon him, are lost on many people: health and free time.',
      passage: 'bukhari-6412',
    },
  ],
  home: [
    {
      text: 'From a distance other places look like the real ones. Aisha was asked what the Prophet, peace be upon him, did at home, and she said that he was at the service of his family, and when the time of prayer came he went out to pray (Bukhari 676). It is a very short account of a great life: a house, some chores, a door. Do one chore tonight as though somebody might one day be asked about it. You may dream of elsewhere while you dry the plates.',
      short: 'At home, Aisha said, the Prophet, peace be upon him, was at the service of his family.',
      passage: 'bukhari-676',
    },
    {
      text: 'The wish to be away tends to overlook what the present roof is for. God has made your houses a place of rest for you, the Qur’an says, and it goes on to tents, light on the day of travel and on the day of camping (16:80). A tent is a home as well, then, and may be for one night only. Make one corner of where you are restful this evening, a cloth, a lamp, a swept square yard. You need not have decided to stay.',
      short:
        'God has made your houses a place of rest for you, says the Qur’an, and it counts tents among them.',
      passage: 'quran 16:80',
    },
    {
      text: 'One can live in a place for years and never quite come in. Believers are told not to enter houses until they have asked, and greeted those who live there (24:27). Suppose you did that with your own door. Stop outside it, put down what you have been thinking, ask leave, and greet whoever is there, even if it is only the room. It takes four breaths. On days when you forget, you can go out again and come in.',
      short:
        'Greet those who live there before you come in, says the Qur’an, and you might do it at your own door.',
      passage: 'quran 24:27',
    },
  ],
  learning: [
    {
      text: 'You have been getting ready for a long time. Whoever takes a path in search of knowledge, said the Prophet, peace be upon him, God makes easy for him by it a path to Paradise (Muslim 2699). The praise is for one who sets out; nothing is said about arriving, or about knowing the way. Set out, then, today, with one question that you have been ashamed to ask. The shame goes along for the first mile, and after that it is usually late for something.',
      short:
        'For whoever takes a path in search of knowledge, said the Prophet, peace be upon him, God makes a path easy.',
      passage: 'muslim-2699',
    },
    {
      text: 'Never feeling ready is a way of making it hard. Make things easy and do not make them hard, said the Prophet, peace be upon him; give good news, and do not drive people away (Bukhari 69). You would say it to any pupil. Say it to this one. Take the next piece and make it so small that it can be done before lunch, show it to one kind reader, and call that the lesson. Nobody is driven away by a small piece with a mistake in it.',
      short:
        'Make things easy and do not make them hard, said the Prophet, peace be upon him; it holds for this pupil too.',
      passage: 'bukhari-69',
    },
    {
      text: 'The first word that was revealed is, read; and the passage ends with One who taught human beings what they did not know (96:1-5). Not knowing stands at the beginning there, and it is nothing to be hidden. You have waited to know before you start; try it the other way about. Read one page aloud, explain it to somebody in the same hour, and write down what you could not explain. That list is where you are taught.',
      short: 'Read, the first revelation begins, and it ends with what human beings did not know.',
      passage: 'quran 96:1-5',
    },
  ],
  service: [
    {
      text: 'You look after many, and the one who does the looking after has not sat down. To a man who fasted every day and prayed all night the Prophet, peace be upon him, said: do not; your body has a right over you, your eyes have a right over you (Bukhari 6134). A right is not a reward, and it does not have to be earned first. Pay one of them today, an hour of sleep, a hot meal eaten sitting. Those whom you serve can spare you that long.',
      short:
        'Your body has a right over you, said the Prophet, peace be upon him, to a man who gave himself no rest.',
      passage: 'bukhari-6134',
    },
    {
      text: 'At a well in Madyan Moses, peace be upon him, a stranger and on foot, saw two women waiting and watered their animals for them. Then he went into the shade and said: my Lord, I am in need of any good that You send down to me (28:23-24). First the help, then the shade, then his own need, said aloud. You know the first part. Practise the other two: sit down where it is cool, and say what you lack. Asking was no smaller than watering.',
      short:
        'When Moses, peace be upon him, had watered for others, he sat down in the shade and said what he needed himself.',
      passage: 'quran 28:23-24',
    },
    {
      text: 'Salman had a friend who left himself no rest, for the best of reasons. Your Lord has a right over you, he told him, your own self has a right over you, and your family has a right over you; so give each its right. And the Prophet, peace be upon him, said: Salman has spoken the truth (Bukhari 1968). Your own self is in that list, in the middle. Give it its share today before the day is divided up. It may be a small share, and late, and it counts.',
      short: 'Your own self has a right over you, Salman told his friend, and he had spoken the truth.',
      passage: 'bukhari-1968',
    },
    {
      text: 'You hear a call for help, and your name in it. God lays on no soul more than it can bear, says the Qur’an (2:286), and it would be odd if He had forgotten you when He said it. Before you say yes today, count to five, and look whether somebody else has turned their head. Somebody often has. Whatever you then take on, take it on sitting down. If you say yes too soon, as you do, you may come back and say: not this week.',
      short:
        'God lays on no soul more than it can bear, says the Qur’an; some of what you bear was laid on you by you.',
      passage: 'quran 2:286',
    },
  ],
  friendship: [
    {
      text: 'To wait until one is asked is tactful, and it can last for years. Do not think little of any kindness, said the Prophet, peace be upon him, even if it is to meet your brother with a cheerful face (Muslim 2626). The smallest thing that counts needs no invitation. Be the one who looks up first today, or writes first, three words and a name. If nothing comes back, you have done a kindness and not lost a game.',
      short: 'Think little of no kindness, said the Prophet, peace be upon him; a first greeting is one.',
      passage: 'muslim-2626',
    },
    {
      text: 'When you are greeted, says the Qur’an, answer with a better greeting, or return the same (4:86). People usually read it as a rule for the second one. But someone has to have been the first. Take that part this week: greet, ask, invite one person, on a certain day, for a certain hour. You put them in a position to answer with something better. Should they be too busy, you have set a good sentence going, and it may come round.',
      short: 'Answer a greeting with a better one, says the Qur’an; so somebody has to begin, and you may.',
      passage: 'quran 4:86',
    },
    {
      text: 'You would be glad if somebody thought of you and rang. None of you believes, said the Prophet, peace be upon him, until he loves for his brother what he loves for himself (Bukhari 13). There lies the way out. What you would so like to be given tells you exactly what to give: ring, ask, keep a place free. Choose the person who is waiting as you are. It does not have to go well at the first attempt to have been love.',
      short:
        'Love for your brother what you love for yourself, the Prophet taught, peace be upon him, and you know what you would love.',
      passage: 'bukhari-13',
    },
  ],
  worship: [
    {
      text: 'The inner room has been quiet for a while, and one is shy of going in. A servant is never closer to his Lord than when he prostrates himself, said the Prophet, peace be upon him, so call on God much (Muslim 482). Low down, then, with the forehead on the ground, where one need not look like anything. Go there once today with no request prepared. If no words come, stay a moment longer. Closeness was promised to the posture and not to the words.',
      short:
        'A servant is never closer to his Lord, said the Prophet, peace be upon him, than with the forehead on the ground.',
      passage: 'muslim-482',
    },
    {
      text: 'What has gone quiet has not gone away. Remember Me and I shall remember you, says the Qur’an; be thankful to Me and do not be ungrateful (2:152). The remembering begins at your end and is answered. Begin as one does with an old friend after a long silence, without explaining the silence. One thanks, said aloud, at the same moment every day: on the stairs, at the tap. You may have missed a hundred of them, and today’s is still today’s.',
      short: 'Remember Me and I shall remember you, says the Qur’an, and a thank-you is a good beginning.',
      passage: 'quran 2:152',
    },
    {
      text: 'Morning and evening are the times that the Qur’an names: remember God much, and glorify Him morning and evening (33:41-42). They come of themselves, twice a day, with a door in each. You need not be in the mood. For one week stand still for the length of ten breaths when it grows light and when it grows dark, and say what you can say honestly. If it is only a line, let it be a line. A path across a field is made of no more than that.',
      short:
        'Morning and evening are the hours that the Qur’an names for remembrance, and both come by themselves.',
      passage: 'quran 33:41-42',
    },
  ],
  courage: [
    {
      text: 'Anger is strength that arrives too early. The strong one is not the wrestler, said the Prophet, peace be upon him; the strong one is he who masters himself when he is angry (Bukhari 6114). So there is something to train, and you have the build for it. Today, when the answer is in your mouth, count the breaths until somebody else has spoken. Three is a good beginning. You can still say it afterwards, and then it is your own voice.',
      short:
        'The strong one, said the Prophet, peace be upon him, is he who masters himself when he is angry.',
      passage: 'bukhari-6114',
    },
    {
      text: 'Among those who are mindful of God the Qur’an names people who give in ease and in hardship, who hold back their anger and pardon others; and God loves those who do good (3:134). To hold back, to pardon, to do good: it is a staircase, and you may be on the first step for a good long time. Take that one today. Leave the message unsent until the evening prayer, or until dark, and then read it again. What still needs saying can be said by somebody calmer, who is you.',
      short:
        'God loves those who hold back their anger and pardon, says the Qur’an, and holding back is the first of the two.',
      passage: 'quran 3:134',
    },
    {
      text: 'The servants of the Merciful walk humbly on the earth, and when the ignorant speak to them they answer with peace (25:63). It does not say that they have nothing to answer. They have a word ready beforehand. Choose yours in a quiet hour: one moment, or, you may be right, or simply, peace. Use it once this week at the first spark. If you are too late, say it after the fire; there too it is a beginning.',
      short: 'Even the ignorant, it is said of God’s servants, they answer with peace.',
      passage: 'quran 25:63',
    },
    {
      text: 'Good and evil are not alike, says the Qur’an; repel evil with what is better, and someone with whom there was enmity becomes like a close friend (41:34). Repel is a strong word. It is meant for people with some fight in them. Where it is safe and wise, answer one hard word this week with a better one, on purpose, as a fighter chooses a better weapon. If you have already struck, the better word can still follow. It is allowed to be late.',
      short: 'Repel evil with what is better, says the Qur’an, and an enemy may become like a close friend.',
      passage: 'quran 41:34',
    },
  ],
  order: [
    {
      text: 'To need everything right is to be hard on oneself, a little every day. This religion is ease, said the Prophet, peace be upon him, and whoever is hard on himself in it is overcome by it; so aim straight, come near, be of good cheer (Bukhari 39). Come near: that is a word for people who would like to hit the middle. Do one thing today nearly right, and stop, and be of good cheer about it on purpose. The polishing can wait.',
      short:
        'Aim straight, come near and be of good cheer, said the Prophet, peace be upon him, and near is near enough.',
      passage: 'bukhari-39',
    },
    {
      text: 'Good work that has to be perfect stays in the drawer. Asked which deeds God loves most, the Prophet, peace be upon him, said: the most constant, even if they are few (Bukhari 6465). Constant and few: one page, shown to one person, with its mistakes in it, and tomorrow another. There is no word there about flawless. If today’s page is poor, it counts, and you are a page further than the drawer.',
      short:
        'God loves most, said the Prophet, peace be upon him, the deeds that are constant, even if they are few.',
      passage: 'bukhari-6465',
    },
    {
      text: 'Be mindful of God as far as you are able, says the Qur’an, and listen and give (64:16). As far as you are able is a measure that fits, and it differs from day to day. You have been using another, which fits nobody. Before you start on something today, say how good it has to be for the purpose, and write that down. When it is so good, close it. The rest of your care is free now; spend it on somebody.',
      short: 'As far as you are able, says the Qur’an, and that is another measure every day.',
      passage: 'quran 64:16',
    },
    {
      text: 'There is a prayer for people who need everything right, and it stands at the end of the longest sura: our Lord, do not blame us if we forget or make a mistake (2:286). Forgetting is in it, and getting it wrong. Both are expected. Let one mistake stand today where somebody can see it, and say nothing about it. It is harder than it sounds. If you have corrected it after all, you have only made another one, and that is in the prayer too.',
      short:
        'Do not blame us if we forget or make a mistake, the Qur’an teaches us to pray; mistakes are expected, then.',
      passage: 'quran 2:286',
    },
  ],
  standing: [
    {
      text: 'One can work for the thing, or for the look on their faces, and from outside it is the same work. Deeds are only by intentions, said the Prophet, peace be upon him, and each person has only what he intended (Bukhari 1). That sets you free of a great deal. Nobody’s look can add to it. Before the next task say in half a sentence what it is for; do it; and let them think. If a little vanity has come along, set it in a corner. It can watch.',
      short:
        'Deeds are only by intentions, said the Prophet, peace be upon him, and no one’s look is added to them.',
      passage: 'bukhari-1',
    },
    {
      text: 'You know how you are seen, at every moment, by everyone, or believe that you do. God does not look at your faces and your wealth, said the Prophet, peace be upon him; He looks at your hearts and your deeds (Muslim 2564). So there is one look that does not stop at the surface, and it is not tiring to be seen by it. Do one good thing today that no one finds out about. It feels odd at first, like speaking to yourself in a language you had nearly lost.',
      short:
        'God looks at your hearts and your deeds, said the Prophet, peace be upon him, and not at your faces.',
      passage: 'muslim-2564',
    },
    {
      text: 'Of the righteous the Qur’an says that they give food, though they love it themselves, to the poor, the orphan and the captive, and say: we feed you for God’s sake only, and want neither reward nor thanks from you (76:8-9). They had to say so, perhaps to themselves. Small doses of that are good for anyone who lives for what people say. Help with something this week, and be gone before the thanks. When you catch yourself listening for it, smile and keep walking.',
      short:
        'We want neither reward nor thanks from you, say the righteous in the Qur’an, with the plate in their hands.',
      passage: 'quran 76:8-9',
    },
  ],
  loss: [
    {
      text: 'You have been holding on to a thing that is over, as one holds a door for somebody who has long gone through. With hardship there is ease, the Prophet, peace be upon him, was told, and it was told him twice: with hardship there is ease (94:5-6). Not in place of it, and not only after. Look today for the small ease that is there beside it, a chair, a tree, a person who asks nothing. Put one thing away, gently. You may take it out again to look at.',
      short: 'With hardship there is ease, says the Qur’an, twice, and it may be a very small ease.',
      passage: 'quran 94:5-6',
    },
    {
      text: 'The Prophet, peace be upon him, took a young man by the shoulder and said: be in this world as if you were a stranger, or someone passing through (Bukhari 6416). It is said with a hand on the shoulder. A traveller loves the inn, pays, thanks the host and shuts the door softly. You might do it so with one room of what is over: thank it, by name, and shut the door softly. Travellers look back. They walk on as well.',
      short:
        'Be in this world like someone passing through, said the Prophet, peace be upon him, with a hand on a young man’s shoulder.',
      passage: 'bukhari-6416',
    },
    {
      text: 'No tiredness, no worry, no grief comes to a Muslim, not even the prick of a thorn, said the Prophet, peace be upon him, without God wiping out some of his sins by it (Bukhari 5641). Even the thorn is counted. So what still pricks you about an ending is not silly, and it is not for nothing. Give it an hour with a beginning and an end, and write down what it was good for. Then do something with your hands. If it pricks again tomorrow, that too is seen.',
      short: 'Even the prick of a thorn is counted, said the Prophet, peace be upon him.',
      passage: 'bukhari-5641',
    },
  ],
  patience: [
    {
      text: 'The Prophet, peace be upon him, was told to be gentle with his people, to consult them, and, once he had resolved, to trust in God (3:159). Consult, resolve, trust: the third step does not wait for certainty, it follows on the second. What you have been putting off has mostly been thought about enough. Ask one person today, decide by evening, and begin with ten minutes. Then leave it with God over night. Ten poor minutes are a beginning, and a beginning is what was missing.',
      short: 'Consult, resolve, and trust in God, says the Qur’an, and you have consulted long enough.',
      passage: 'quran 3:159',
    },
    {
      text: 'When you are free, take up the next effort, says the Qur’an, and turn to your Lord with longing (94:7-8). It was said to one who had just been comforted. The small free hour is what it means, and you know what becomes of yours. Take the one that comes today, before it has filled up, and give its first quarter to the thing that matters. If you drop it, there is another quarter. They keep arriving.',
      short:
        'When you are free, take up the next effort, says the Qur’an; a free quarter of an hour is meant as well.',
      passage: 'quran 94:7-8',
    },
    {
      text: 'Those who strive for God, He guides to His ways, and God is with those who do good (29:69). The striving comes first in that verse and the way is shown to one who is walking. You may have stood still until you could see it, or turned round where you could not. Walk a short piece: one call, one page, one form filled in. Look up then. If the way is no clearer, you are warmer than before, and can take the next piece.',
      short:
        'Those who strive for Him God guides to His ways, says the Qur’an, and the striving comes first.',
      passage: 'quran 29:69',
    },
    {
      text: 'What matters gets put off because it deserves a whole day, or is begun with a great leap and then left. Asked which deeds God loves most, the Prophet, peace be upon him, said: the most constant, even if they are few (Bukhari 6465). Neither the whole day nor the leap is asked for. Give the thing ten minutes, at the same time, and tomorrow ten. On the day you miss, begin again with five. It is easier to be constant in something that you are able to forgive.',
      short:
        'The deeds that God loves most, said the Prophet, peace be upon him, are the constant ones, even if they are few.',
      passage: 'bukhari-6465',
    },
  ],
}
