import type { PairTexts } from '#app/guidance/corpus/pair-texts.ts'

/** The answer to each difficulty, with its passage inside. Words in quotes are the passage’s own, as our lists render it. */
export const GUIDANCE: PairTexts['guidance'] = {
  trust: [
    {
      text: 'You may wait for proof before you think well of somebody. In a hadith God says, in the words of the Prophet, peace be upon him: ‘I am as My servant thinks of Me, and I am with him when he calls on Me’ (Muslim 2675). The saying is about God, and with people, too, a good opinion may come first. Think well of one kind person today, and tell them something small and true. It counts even if your voice shakes.',
      short:
        'God says, in the words of the Prophet, peace be upon him, ‘I am as My servant thinks of Me’, so think well of people first, too.',
      passage: 'muslim-2675',
    },
    {
      text: 'It takes practice to let other people come close. In the Qur’an God says that He is close already: ‘When My servants ask you about Me, I am near. I answer the call of anyone who calls’ (2:186). You can call on Him now, in your own words. With people it may go more slowly, so take one small step towards somebody this week, if it is safe and wise. On a day when nobody seems near, you can still call on God.',
      short:
        '‘When My servants ask you about Me, I am near’, God says in the Qur’an, and you can call on Him at any hour.',
      passage: 'quran 2:186',
    },
    {
      text: 'You may keep people at a distance simply by looking away. ‘Do not think little of any kindness,’ said the Prophet, peace be upon him, ‘even if it is to meet your brother with a cheerful face’ (Muslim 2626). So a first step towards people can be very small, and you need not tell them any secret. Look up when somebody comes in today, and let them see that you are glad. It is a kindness even if you feel awkward.',
      short:
        'The Prophet, peace be upon him, counted even ‘a cheerful face’ as a kindness, and your first step can be as small as that.',
      passage: 'muslim-2626',
    },
    {
      text: 'Some people find it hard to say that they need something. Moses, peace be upon him, came to the water of Madyan, watered the animals of two women, turned to the shade and said: ‘My Lord, I am in need of any good that You send down to me’ (28:23-24). He had just helped others, and he told God that he was in need himself. Say it to God today in your own words, and to one kind person in a short sentence. Then you no longer carry it alone.',
      short: 'Moses, peace be upon him, told God openly that he was in need, and you may say so too.',
      passage: 'quran 28:23-24',
    },
  ],
  speech: [
    {
      text: 'Moses, peace be upon him, had a hard message to carry, and he asked God for help: ‘My Lord, open my heart, make my task easy for me, and untie the knot in my tongue, so that they understand what I say’ (20:25-28). If you leave the important thing unsaid, you may use that prayer too. Then write your sentence down in plain words, and say it to the person it concerns, if it is safe and wise. You may say only a part of it today.',
      short:
        'Moses, peace be upon him, asked God to untie ‘the knot in my tongue’, and you may pray for the same before you speak.',
      passage: 'quran 20:25-28',
    },
    {
      text: 'You may think about a true sentence for so long that the right moment passes. Believers are told: ‘Be mindful of God and speak what is true and right; He puts your deeds right’ (33:70-71). They are asked to speak, and God is the One who puts their deeds right. Choose the smallest sentence that is wholly true, and say it before evening to the person it concerns, if that is safe and wise. You may stop after it, because you do not have to win.',
      short:
        '‘Speak what is true and right’, the Qur’an tells believers, and God is the One who puts their deeds right.',
      passage: 'quran 33:70-71',
    },
    {
      text: 'Some things stay unsaid because you can only imagine saying them in hard words. Moses and Aaron, peace be upon them, were sent to Pharaoh, ‘who has gone beyond all bounds’, and were told: ‘Speak to him gently’ (20:43-44). If gentle words were right for Pharaoh, they may be right for your sentence too. Take out every word that is meant to hurt, and say the rest today, if it is safe and wise. If it comes out wrong, you can say that as well.',
      short:
        'Moses and Aaron, peace be upon them, were told to speak gently even to Pharaoh, so you may say a hard thing gently too.',
      passage: 'quran 20:43-44',
    },
    {
      text: 'You may do a great deal for somebody and still leave the kind word unsaid. ‘A kind word and forgiveness are better than charity followed by hurt’, says the Qur’an (2:263). So a kind word has great worth, even when nothing else comes with it. Think of something good that you have long wanted to tell a person, and tell them today, if it is safe and wise. It may be short, and your voice may be unsteady.',
      short:
        '‘A kind word and forgiveness are better than charity followed by hurt’, says the Qur’an, so your kind word is worth saying.',
      passage: 'quran 2:263',
    },
  ],
  provision: [
    {
      text: 'If you are afraid of running short, no sum may ever feel like enough. ‘To be rich is not to have many goods,’ said the Prophet, peace be upon him; ‘to be rich is to be rich in soul’ (Bukhari 6446). Before you buy or save the next thing, name aloud one good thing that you already have. Do this at one meal a day for a week. The fear may still be there, and you can do it all the same.',
      short:
        '‘To be rich is to be rich in soul,’ said the Prophet, peace be upon him, and you can practise that at any meal.',
      passage: 'bukhari-6446',
    },
    {
      text: 'A person who worries about money may look first at those who have more. The Prophet, peace be upon him, said: ‘Look at those who are below you, and not at those who are above you: it makes you less likely to belittle the favour of God’ (Muslim 2963). So it matters where you look. Think tonight of what you have and others lack, and give away some small thing that you can spare. You may do it even while you doubt.',
      short:
        'The Prophet, peace be upon him, said: ‘Look at those who are below you, and not at those who are above you.’',
      passage: 'muslim-2963',
    },
    {
      text: 'When you worry about having enough, you may forget to enjoy what is there. ‘God made the earth easy for you’, says the Qur’an: ‘walk its paths and eat of what He provides’ (67:15). The verse names the walking and the eating together. So go to your work today, and afterwards eat one meal slowly, with nothing else in your hand, and thank God for it. If the worry comes back during the meal, you can still finish your meal.',
      short:
        '‘Walk its paths and eat of what He provides’, says the Qur’an of the earth, and you can eat one meal today with that thought.',
      passage: 'quran 67:15',
    },
    {
      text: 'When you are afraid of running short, you may count what is missing. The Qur’an speaks of another count: ‘If you tried to count God’s blessings you could not number them; God is forgiving and merciful’ (16:18). Begin that count today while you wait for water to boil, and start with the water, the light and the name of a friend. You do not have to finish it. If you worry again at night, you can go on from where you stopped.',
      short:
        '‘If you tried to count God’s blessings you could not number them’, says the Qur’an, and you may begin to count them today.',
      passage: 'quran 16:18',
    },
    {
      text: 'If you are afraid of having too little, you may speak mostly of what is missing. The Prophet, peace be upon him, is reminded that God ‘found him in need and gave him enough’, and he is told: ‘tell of the bounty of your Lord’ (93:6-11). So it is good to speak of what you have received. Tell somebody today about one time when there was enough for you, and thank God for it. You can still plan carefully tomorrow.',
      short:
        'The Prophet, peace be upon him, was told to ‘tell of the bounty of your Lord’, and you may speak of something that you received.',
      passage: 'quran 93:6-11',
    },
    {
      text: 'You may look at what other people have, and then your own things seem small. The Qur’an says: ‘Do not strain your eyes after what God has given some people to enjoy’, and it goes on: ‘what your Lord provides is better and lasts’ (20:131). So you may let your eyes rest from comparing. Choose one thing of your own today, use it with care, and enjoy it. If you catch yourself comparing in the evening, simply look back at what is yours.',
      short:
        '‘What your Lord provides is better and lasts’, says the Qur’an, so your eyes may rest from comparing today.',
      passage: 'quran 20:131',
    },
  ],
  work: [
    {
      text: 'If you find it hard to stop, you may take on too much. The Prophet, peace be upon him, was asked which deeds God loves most. ‘The most constant, even if they are few,’ he said, and he added: ‘Take on such deeds as you can bear’ (Bukhari 6465). He spoke of good deeds, and the same measure is wise for work. Choose the hour at which you stop today, and tell it to somebody. What is not finished can wait for one night.',
      short:
        '‘Take on such deeds as you can bear,’ said the Prophet, peace be upon him, and that is good advice for work too.',
      passage: 'bukhari-6465',
    },
    {
      text: 'Work without a fixed end can fill the whole day. For the Friday prayer believers are told to ‘leave off trade’, and when the prayer is over to ‘spread through the land’ and ‘seek God’s bounty’ (62:9-10). So there is a time to leave work and a time to return to it. Let one signal end your work today, such as a prayer or the evening light, and stop at once, even in the middle of a line. You may look back once as you go.',
      short:
        'For the Friday prayer believers are told to ‘leave off trade’, and they go back to it afterwards, so your work may pause too.',
      passage: 'quran 62:9-10',
    },
    {
      text: 'If you cannot stop, you may be carrying more than is yours. ‘God lays on no soul more than it can bear’, says the Qur’an, and a prayer for pardon and mercy follows (2:286). So write down today everything that you carry, and mark the things that nobody has asked you to take. Put one of them down. Your hands may feel empty for an hour, and you can use that hour to rest.',
      short:
        '‘God lays on no soul more than it can bear’, says the Qur’an, so put down a load that is not yours.',
      passage: 'quran 2:286',
    },
    {
      text: 'A free hour can feel wrong if you seldom have one. The Prophet, peace be upon him, said: ‘There are two blessings in which many people are the losers: health and free time’ (Bukhari 6412). So free time is a blessing, as health is. Keep one free hour today, and use it for rest or for something that you love. You may think of your work during that hour, and you still need not go back to it.',
      short:
        'Of two blessings that many people lose, the Prophet, peace be upon him, named ‘health and free time’, so a free hour is worth keeping.',
      passage: 'bukhari-6412',
    },
    {
      text: 'Long work may take the time that other things need. To a man who left no time for rest in his worship the Prophet, peace be upon him, said: ‘your body has a right over you, your eyes have a right over you, your guests have a right over you’ (Bukhari 6134). He said this of fasting and prayer, and it is good advice for long working days. Give one of these its time today: sleep early, or keep an hour free for a guest. Even half an hour is a start.',
      short:
        '‘Your eyes have a right over you,’ said the Prophet, peace be upon him, so the work may wait while you sleep.',
      passage: 'bukhari-6134',
    },
  ],
  home: [
    {
      text: 'When you are restless, you may think that real life is somewhere else. Aisha was asked what the Prophet, peace be upon him, used to do at home. ‘He was at the service of his family,’ she said, ‘and when the time of prayer came, he went out to pray’ (Bukhari 676). So the simple work of a house was part of his day. Do one small task at home tonight with care. You may still dream of other places while you do it.',
      short:
        '‘He was at the service of his family,’ said Aisha, when she was asked what the Prophet, peace be upon him, used to do at home.',
      passage: 'bukhari-676',
    },
    {
      text: 'If you often wish to be elsewhere, you may forget what your present home is for. ‘God has made your houses a place of rest for you’, says the Qur’an, and it goes on to speak of tents, which are ‘light when you travel and when you camp’ (16:80). So even a home for a short time can be a place of rest. Make one corner restful this evening, with a cloth, a lamp or a clean seat. You need not decide today whether to stay.',
      short:
        '‘God has made your houses a place of rest for you’, says the Qur’an, and it speaks of travellers’ tents as well.',
      passage: 'quran 16:80',
    },
    {
      text: 'You may come home in the evening with your head still full of the day. A verse about eating with relatives and friends also says: ‘When you enter houses, greet one another with a greeting from God, blessed and good’ (24:61). Stop outside your own door today and take four slow breaths, so that a greeting is the first thing that you say inside. If you forget it, you can still greet the others later.',
      short:
        '‘When you enter houses, greet one another’, says the Qur’an, and a good word at the door may help you to arrive.',
      passage: 'quran 24:61',
    },
    {
      text: 'A place may feel strange as long as you know nobody there. The Qur’an tells us to be good ‘to the neighbour who is near and the neighbour who is a stranger, to the companion at your side’ (4:36). So the people next to you are named, wherever you live. Greet one friendly neighbour today, and ask for their name if you do not know it. You may still want to move away one day, and until then you know somebody here.',
      short:
        'The Qur’an tells us to be good to ‘the neighbour who is near and the neighbour who is a stranger’, so you may greet one today.',
      passage: 'quran 4:36',
    },
  ],
  learning: [
    {
      text: 'You may prepare for so long that you do not begin. ‘Whoever takes a path in search of knowledge,’ said the Prophet, peace be upon him, ‘God makes easy for him by it a path to Paradise’ (Muslim 2699). He praises the person who sets out, and nobody knows the whole way when they set out. Begin today with one question that you have been shy to ask. You may still feel shy while you ask it.',
      short:
        'The Prophet, peace be upon him, spoke well of anyone who takes ‘a path in search of knowledge’, so you may set out today.',
      passage: 'muslim-2699',
    },
    {
      text: 'If you never feel ready, you may be too strict a teacher of yourself. ‘Make things easy and do not make them hard,’ said the Prophet, peace be upon him; ‘give good news and do not drive people away’ (Bukhari 69). You would follow this advice with a pupil, and you may follow it with yourself. Make the next piece small enough for one sitting, and show it to one kind reader today. There may be a mistake in it.',
      short:
        '‘Make things easy and do not make them hard,’ said the Prophet, peace be upon him, and this holds when you teach yourself.',
      passage: 'bukhari-69',
    },
    {
      text: 'You may feel that you have to hide what you do not know. The passage that begins ‘Read, in the name of your Lord’ tells of God, ‘who taught human beings what they did not know’ (96:1-5). So learning starts where somebody does not know something. Read one page aloud today, explain it to another person, and write down what you could not explain. You need not be ashamed of that list, because it shows you the next lesson.',
      short:
        'God, says the Qur’an, ‘taught human beings what they did not know’, so you may begin with what you do not know.',
      passage: 'quran 96:1-5',
    },
  ],
  service: [
    {
      text: 'If you look after everybody, you may be the last to rest. To a man who fasted every day and prayed every night the Prophet, peace be upon him, said: ‘Do not. Stand in prayer and sleep, fast and eat: your body has a right over you, your eyes have a right over you’ (Bukhari 6134). You need not earn that right first. Give your body something today, such as an hour of sleep or a warm meal. Even a little of it counts.',
      short:
        '‘Your body has a right over you,’ said the Prophet, peace be upon him, to a man who left himself no rest.',
      passage: 'bukhari-6134',
    },
    {
      text: 'After a day of helping others you may forget to say what you need yourself. Moses, peace be upon him, gave water to the animals of two women at Madyan. Then he turned to the shade and prayed: ‘My Lord, I am in need of any good that You send down to me’ (28:23-24). He helped, he went into the shade, and he asked. Do the last two today: sit down in a quiet place, and tell God what you lack. You may tell a friend as well.',
      short:
        'When Moses, peace be upon him, had watered the animals of others, he turned to the shade and said what he needed himself.',
      passage: 'quran 28:23-24',
    },
    {
      text: 'You may give without rest for the best of reasons. Salman told a friend who left himself no rest from worship: ‘Your Lord has a right over you, your own self has a right over you, and your family has a right over you; so give each its right.’ The Prophet, peace be upon him, said: ‘Salman has spoken the truth’ (Bukhari 1968). So your own self has a right as well. Give it a quiet half hour today. It is still right to do so if the half hour comes late.',
      short:
        '‘Your own self has a right over you,’ said Salman to a friend without rest, and the Prophet, peace be upon him, agreed with him.',
      passage: 'bukhari-1968',
    },
    {
      text: 'You may feel that every call for help is meant for you. ‘God lays on no soul more than it can bear’, says the Qur’an (2:286), and a person who helps is a soul too. Before you say yes today, count to five, and look whether somebody else could do it. If you have already said yes too quickly, you may go back and say kindly that you have no time this week.',
      short:
        '‘God lays on no soul more than it can bear’, says the Qur’an, and you are one of these souls when you help others.',
      passage: 'quran 2:286',
    },
  ],
  friendship: [
    {
      text: 'It can be polite to wait until you are asked, but the waiting may last for years. ‘Do not think little of any kindness,’ said the Prophet, peace be upon him, ‘even if it is to meet your brother with a cheerful face’ (Muslim 2626). You can do such a kindness without an invitation. Be the first today: look up and smile, or write a few words to a friend. If no answer comes, you have still done something kind.',
      short:
        '‘Do not think little of any kindness,’ said the Prophet, peace be upon him, and you can do one by greeting somebody first.',
      passage: 'muslim-2626',
    },
    {
      text: 'You and a friend may each be waiting for the other to speak first. ‘When you are greeted,’ says the Qur’an, ‘answer with a better greeting or return the same’ (4:86). The answer can come only after somebody has greeted. Take the first part this week: greet a person or invite them, and name a day and an hour. If they have no time, your good word has reached them all the same.',
      short:
        '‘When you are greeted, answer with a better greeting’, says the Qur’an, so somebody has to greet first.',
      passage: 'quran 4:86',
    },
    {
      text: 'There may be something that you would dearly like a friend to do for you. ‘None of you believes until he loves for his brother what he loves for himself,’ said the Prophet, peace be upon him (Bukhari 13). So your own wish can show you what to do for another: send a message, ask a question or keep a place free. Choose somebody today who may be waiting as well. It may feel awkward the first time, and it is kind all the same.',
      short:
        'The Prophet, peace be upon him, taught us to love for a brother ‘what he loves for himself’, so begin with your own wish.',
      passage: 'bukhari-13',
    },
  ],
  worship: [
    {
      text: 'If you have not found a quiet hour with God for a while, you may be shy to begin again. ‘A servant is never closer to his Lord than when he prostrates himself,’ said the Prophet, peace be upon him, ‘so call on God much’ (Muslim 482). With your forehead on the ground you need not look wise or strong. Go there once today, and say to God what is in your heart. If no words come, you may stay a moment longer in silence.',
      short:
        '‘A servant is never closer to his Lord than when he prostrates himself,’ said the Prophet, peace be upon him, so the way back is short.',
      passage: 'muslim-482',
    },
    {
      text: 'You may have lost the habit of a quiet hour, and you can begin again with very little. ‘Remember Me and I shall remember you’, God says in the Qur’an; ‘be thankful to Me and do not be ungrateful’ (2:152). Say one word of thanks aloud at the same moment each day, for example when you wash your hands. You do not have to explain the long silence first. Even if you have missed many days, you can give thanks today.',
      short:
        '‘Remember Me and I shall remember you’, God says in the Qur’an, and you can end a long silence with one word of thanks.',
      passage: 'quran 2:152',
    },
    {
      text: 'You may wait for a quiet mood before you do what matters most to you. Believers are told: ‘Remember God much, and glorify Him morning and evening’ (33:41-42). Morning and evening come every day, whatever your mood is. Stand still today for ten breaths when it grows light and again when it grows dark, and praise God in words that you mean. One honest line is enough for a beginning.',
      short:
        '‘Glorify Him morning and evening’, the Qur’an tells believers, and you can do so whatever your mood is.',
      passage: 'quran 33:41-42',
    },
  ],
  courage: [
    {
      text: 'You may answer in anger before you have had time to think. ‘The strong one is not the wrestler,’ said the Prophet, peace be upon him. ‘The strong one is he who masters himself when he is angry’ (Bukhari 6114). So it takes strength to wait, and you can train that strength. When a sharp answer is ready in your mouth today, take three slow breaths before you speak. If you have already spoken, you can take them then.',
      short:
        '‘The strong one is he who masters himself when he is angry,’ said the Prophet, peace be upon him, and you can train that strength.',
      passage: 'bukhari-6114',
    },
    {
      text: 'When something makes you angry, your answer may come at once. Those who are mindful of God, says the Qur’an, ‘give in ease and in hardship, hold back their anger and pardon people; God loves those who do good’ (3:134). The verse names the holding back before the pardon, so you may begin with that. Leave one angry message unsent today until after dark, and then read it again. You can say calmly then what still needs to be said.',
      short:
        'Those who are mindful of God, says the Qur’an, ‘hold back their anger and pardon people’, and you may begin by holding back.',
      passage: 'quran 3:134',
    },
    {
      text: 'When anger comes, a sharp word may be the first that you find. ‘The servants of the Merciful’, says the Qur’an, ‘are those who walk humbly on the earth and, when the ignorant speak to them, answer with peace’ (25:63). So choose a peaceful sentence in a quiet hour, such as: let me think about that. Use it today as soon as you feel angry. You may also use it after a quarrel, as a first step back to peace.',
      short:
        'The servants of the Merciful, says the Qur’an, ‘answer with peace’, and you can choose a peaceful word before you need it.',
      passage: 'quran 25:63',
    },
    {
      text: 'People may go on with a quarrel only because they are used to it. ‘Repel evil with what is better,’ says the Qur’an, ‘and someone with whom there was enmity becomes like a close friend’ (41:34). Where it is safe and wise, answer one hard word this week with a better one. It takes strength to choose the better word. If a hard answer came out first, you may still say the better one afterwards.',
      short:
        '‘Repel evil with what is better’, says the Qur’an, and you may answer a hard word with a better one, where that is safe and wise.',
      passage: 'quran 41:34',
    },
  ],
  order: [
    {
      text: 'If you need everything to be right, you may be hard on yourself every day. ‘This religion is ease,’ said the Prophet, peace be upon him, ‘and whoever is hard on himself in it is overcome by it. So aim straight, come near, be of good cheer’ (Bukhari 39). He spoke of religion, and to come near may be enough in daily work too. Do one thing nearly right today, stop there, and be glad of it. You may improve it another day.',
      short:
        '‘Aim straight, come near, be of good cheer,’ said the Prophet, peace be upon him, and to come near may be enough for today.',
      passage: 'bukhari-39',
    },
    {
      text: 'If your work has to be perfect, you may never show it to anybody. The deeds that God loves most, said the Prophet, peace be upon him, are ‘the most constant, even if they are few’ (Bukhari 6465). In this saying he does not ask for deeds without a mistake. So show one page to one person today, with its mistakes, and write another tomorrow. Even if the page is poor, somebody has read it and you have gone on.',
      short:
        'The deeds that God loves most, said the Prophet, peace be upon him, are ‘the most constant, even if they are few’, so they may be small.',
      passage: 'bukhari-6465',
    },
    {
      text: 'It is tiring to live by a measure that you can never reach. ‘Be mindful of God as far as you are able’, says the Qur’an (64:16), and what you are able to do differs from one day to the next. Before you start on something today, say how good it has to be for its purpose, and write that down. When it is good enough, close it. If you open it again, you may simply close it again.',
      short:
        '‘As far as you are able’ is the measure in the Qur’an, and it may be less on one day than on another.',
      passage: 'quran 64:16',
    },
    {
      text: 'If you try to make no mistake at all, you may be tired by noon. At the end of the longest sura there is a prayer: ‘Our Lord, do not blame us if we forget or make a mistake’ (2:286). So people who pray these words admit that they make mistakes. Leave one small mistake as it is today, if it harms nobody, and say nothing about it. This may be hard, and if you correct it after all, you can try again.',
      short:
        '‘Do not blame us if we forget or make a mistake’ is a prayer in the Qur’an, so you need not hide your mistakes.',
      passage: 'quran 2:286',
    },
    {
      text: 'When everything has to be right, a small job can become a hard one. ‘Make things easy and do not make them hard,’ said the Prophet, peace be upon him; ‘give good news and do not drive people away’ (Bukhari 69). You may take this advice for your own work as well. Choose one job today, leave out a part that nobody needs, and finish the rest. It may be less than you had planned, and it is done.',
      short:
        '‘Make things easy and do not make them hard,’ said the Prophet, peace be upon him, so you may leave out a part today.',
      passage: 'bukhari-69',
    },
  ],
  standing: [
    {
      text: 'You may do a task for its own sake or for praise, and from outside both look the same. ‘Deeds are only by intentions,’ said the Prophet, peace be upon him, ‘and each person has only what he intended’ (Bukhari 1). So your intention matters more than the praise. Before your next task today, say in half a sentence what it is for, and then do it. A wish for praise may remain, and you can go on all the same.',
      short:
        '‘Deeds are only by intentions,’ said the Prophet, peace be upon him, so you may ask first what a task is for.',
      passage: 'bukhari-1',
    },
    {
      text: 'It can be tiring to ask yourself all day how other people see you. ‘God does not look at your faces and your wealth,’ said the Prophet, peace be upon him. ‘He looks at your hearts and your deeds’ (Muslim 2564). So the look of other people is not the one that matters most. Do one good thing today that nobody finds out about. It may feel strange at first, and it can become easier with practice.',
      short:
        'God, said the Prophet, peace be upon him, ‘looks at your hearts and your deeds’, so you may worry less about people’s opinions.',
      passage: 'muslim-2564',
    },
    {
      text: 'A word of thanks can be so pleasant that you begin to wait for it. The righteous, says the Qur’an, give food ‘to the poor, the orphan and the captive, and say: we feed you for God’s sake only, and want neither reward nor thanks from you’ (76:8-9). You can practise a little of this on an ordinary day. Help with something today, and leave before anybody can thank you. If you still hope for thanks, you may smile about it and walk on.',
      short:
        'The righteous, says the Qur’an, give food and ‘want neither reward nor thanks’, and you can do one good deed today without thanks.',
      passage: 'quran 76:8-9',
    },
  ],
  loss: [
    {
      text: 'You may still hold on to something that has been over for a long time. The Prophet, peace be upon him, was told, and told again: ‘With hardship there is ease; with hardship there is ease’ (94:5-6). So you may look for ease now, while things are still hard. Find a small one today, such as a chair, a tree or a person who asks nothing. Then put one thing gently away, and take it out again whenever you like.',
      short:
        '‘With hardship there is ease’, says the Qur’an, and says it twice, so you may look for a small ease today.',
      passage: 'quran 94:5-6',
    },
    {
      text: 'You may not yet have said goodbye to something that has ended. The Prophet, peace be upon him, took Ibn Umar by the shoulder and said: ‘Be in this world as if you were a stranger, or someone passing through’ (Bukhari 6416). A person who passes through thanks the host and closes the door gently. Do so today with one small part of what is over: name it, be thankful for it, and close it. You may look back, and you can still walk on.',
      short:
        '‘Be in this world as if you were a stranger, or someone passing through,’ said the Prophet, peace be upon him, to a friend.',
      passage: 'bukhari-6416',
    },
    {
      text: 'You may think that your pain about an ending is too small to mention. ‘No tiredness, illness, worry, grief, hurt or distress comes to a Muslim,’ said the Prophet, peace be upon him, ‘not even the prick of a thorn, without God wiping out some of his sins by it’ (Bukhari 5641). So even a very small hurt is named there. Give yours half an hour today, alone or with somebody who listens. If it comes back tomorrow, you have done nothing wrong.',
      short:
        'The Prophet, peace be upon him, named even ‘the prick of a thorn’ among our hurts, so yours is not too small to mention.',
      passage: 'bukhari-5641',
    },
    {
      text: 'Somebody may have told you that a grief should be over by now, or you may tell yourself so. The Prophet, peace be upon him, wept at the parting from his small son Ibrahim, and said: ‘The eye weeps and the heart grieves, and we say only what pleases our Lord’ (Bukhari 1303). So you may weep too. If you mourn something, give it an hour today beside a person with whom you can be silent. Nobody has set a day on which grief must end.',
      short:
        '‘The eye weeps and the heart grieves,’ said the Prophet, peace be upon him, so you may give your grief its hour.',
      passage: 'bukhari-1303',
    },
  ],
  patience: [
    {
      text: 'You may think a thing over for so long that you never begin. The Prophet, peace be upon him, who was gentle with people, is told to ‘consult them on the matter and, once he has resolved, to trust in God’ (3:159). The order there is to ask, to decide and to trust, and certainty is not one of the steps. Ask one person today, decide by evening, and begin with ten minutes. Then leave the matter with God for the night.',
      short:
        'The Prophet, peace be upon him, is told to consult people and, ‘once he has resolved, to trust in God’, and you may do the same.',
      passage: 'quran 3:159',
    },
    {
      text: 'You may save a small free hour for a better use until it is gone. The Prophet, peace be upon him, is told: ‘When you are free, take up the next effort, and turn to your Lord with longing’ (94:7-8). So the time for the next effort is the free moment itself. When one comes today, give its first fifteen minutes to the thing that matters. If you miss it, you can use the next one.',
      short:
        '‘When you are free, take up the next effort’, says the Qur’an, and a free quarter of an hour is enough for a beginning.',
      passage: 'quran 94:7-8',
    },
    {
      text: 'You may stand still because you want to see the whole way first. ‘Those who strive for God, He guides to His ways’, says the Qur’an (29:69), and the sentence names the striving before the guidance. So begin with a short piece of good work today: make one call, read one page or fill in one form. Then look again. If the way is no clearer, you have still begun, and you may rest until tomorrow.',
      short:
        '‘Those who strive for God, He guides to His ways’, says the Qur’an, so you may begin before the whole way is clear.',
      passage: 'quran 29:69',
    },
    {
      text: 'You may put off what matters because it seems to need a whole day. When people asked which deeds are dearest to God, the Prophet, peace be upon him, answered: ‘The most constant, even if they are few’ (Bukhari 6465). So a little every day is better than one great effort that is soon over. Give the thing ten minutes today, and ten at the same time tomorrow. If you miss a day, you can begin again with five.',
      short:
        'God loves most, said the Prophet, peace be upon him, the deeds that are ‘most constant, even if they are few’, so ten minutes are enough.',
      passage: 'bukhari-6465',
    },
    {
      text: 'You may leave a thing until you feel strong enough for it. ‘The strong believer is better and more beloved to God than the weak believer,’ said the Prophet, peace be upon him, ‘and there is good in both. Strive for what benefits you, seek help from God, and do not give up’ (Muslim 2664). Choose one thing that would do you good, ask God to help you with it, and give it a quarter of an hour today. You may begin it while you still feel weak.',
      short:
        '‘Strive for what benefits you, seek help from God, and do not give up,’ said the Prophet, peace be upon him, so you may begin today.',
      passage: 'muslim-2664',
    },
  ],
}
