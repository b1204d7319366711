import type { PairTexts } from '#app/guidance/corpus/pair-texts.ts'

/** The answer to each difficulty, with its passage inside. Words in quotes are the passage’s own, as our lists render it. */
export const GUIDANCE: PairTexts['guidance'] = {
  trust: [
    {
      text: 'God says, as the Prophet, peace be upon him, tells us: ‘I am as My servant thinks of Me, and I am with him when he calls on Me’ (Muslim 2675). The saying is about hope in God. With people, where there is no danger, a good opinion can come first as well, even if you are not yet sure of them.',
      passage: 'muslim-2675',
    },
    {
      text: 'In the Qur’an God says that He is close already: ‘When My servants ask you about Me, I am near. I answer the call of anyone who calls’ (2:186). Call on Him now, in your own words. With people it may go more slowly, so come one step nearer, if it is safe and wise.',
      passage: 'quran 2:186',
    },
    {
      text: '‘Do not think little of any kindness,’ said the Prophet, peace be upon him, ‘even if it is to meet your brother with a cheerful face’ (Muslim 2626). So a first move towards people can be very small, because it asks nothing of them. It is a kindness even if it feels awkward.',
      passage: 'muslim-2626',
    },
    {
      text: 'Moses, peace be upon him, came to the water of Madyan, watered the animals of two women, turned to the shade and said: ‘My Lord, I am in need of any good that You send down to me’ (28:23-24). He had helped others, and he told God that he was in need himself. Say it as he did, and you are not alone with it.',
      passage: 'quran 28:23-24',
    },
  ],
  speech: [
    {
      text: 'Moses, peace be upon him, had a hard message to carry, and he asked God for help: ‘My Lord, open my heart, make my task easy for me, and untie the knot in my tongue, so that they understand what I say’ (20:25-28). That prayer can be yours too, before you speak. Even a part of it is worth saying.',
      passage: 'quran 20:25-28',
    },
    {
      text: 'Believers are told: ‘Be mindful of God and speak what is true and right; He puts your deeds right’ (33:70-71). They are asked to speak, and God is the One who puts their deeds right. So a sentence has to be true, and it need not win. Say it before evening, if that is safe and wise, even if your voice is not quite steady.',
      passage: 'quran 33:70-71',
    },
    {
      text: 'Moses and Aaron, peace be upon them, were sent to Pharaoh, ‘who has gone beyond all bounds’, and were told: ‘Speak to him gently’ (20:43-44). If gentle words were right for Pharaoh, they can be right for your matter too, where it is safe and wise. If it comes out wrong, you can say that as well.',
      passage: 'quran 20:43-44',
    },
    {
      text: '‘A kind word and forgiveness are better than charity followed by hurt’, says the Qur’an (2:263). So a kind word has great worth, even when nothing else comes with it. Say yours to the person it belongs to, if it is safe and wise. It can be short, and your voice may shake.',
      passage: 'quran 2:263',
    },
  ],
  provision: [
    {
      text: '‘To be rich is not to have many goods,’ said the Prophet, peace be upon him; ‘to be rich is to be rich in soul’ (Bukhari 6446). So riches can be practised at any meal, by naming aloud one good thing that is already there. The fear may sit beside you, and you can do it all the same.',
      passage: 'bukhari-6446',
    },
    {
      text: 'The Prophet, peace be upon him, said: ‘Look at those who are below you, and not at those who are above you: it makes you less likely to belittle the favour of God’ (Muslim 2963). So it matters where one looks. Look tonight at one thing that is yours, and be glad of it, before you look any further.',
      passage: 'muslim-2963',
    },
    {
      text: '‘God made the earth easy for you’, says the Qur’an: ‘walk its paths and eat of what He provides’ (67:15). The verse names the walking and the eating together. So take one meal slowly, and thank God for it. If the worry comes back at the table, you can still finish your plate.',
      passage: 'quran 67:15',
    },
    {
      text: 'The Qur’an speaks of another count: ‘If you tried to count God’s blessings you could not number them; God is forgiving and merciful’ (16:18). Begin it while you wait for water to boil, with the water, the light and a friend. It never has to be finished.',
      passage: 'quran 16:18',
    },
    {
      text: 'The Prophet, peace be upon him, is reminded that God ‘found him in need and gave him enough’, and he is told: ‘tell of the bounty of your Lord’ (93:6-11). So it is good to speak of what one has received. Thank God for one time when there was enough, and tell somebody about it.',
      passage: 'quran 93:6-11',
    },
    {
      text: 'The Qur’an says: ‘Do not strain your eyes after what God has given some people to enjoy’, and it goes on: ‘what your Lord provides is better and lasts’ (20:131). So the eyes are allowed to rest from comparing. If you catch yourself at it again in the evening, simply look back at what is yours.',
      passage: 'quran 20:131',
    },
  ],
  work: [
    {
      text: 'The Prophet, peace be upon him, was asked which deeds God loves most. ‘The most constant, even if they are few,’ he said, and he added: ‘Take on such deeds as you can bear’ (Bukhari 6465). He spoke of good deeds, and the same measure is wise for work. What is left over can wait for one night.',
      passage: 'bukhari-6465',
    },
    {
      text: 'For the Friday prayer believers are told to ‘leave off trade’, and when the prayer is over to ‘spread through the land’ and ‘seek God’s bounty’ (62:9-10). So there is a time to leave work and a time to return to it. Let one signal end your day, such as the evening light. If your thoughts go back to the work, you need not follow them.',
      passage: 'quran 62:9-10',
    },
    {
      text: '‘God lays on no soul more than it can bear’, says the Qur’an, and a prayer for pardon and mercy follows (2:286). So look at all that you carry, and mark what you took up unasked. When it is put down, your hands may feel empty for an hour, and that hour is there for rest.',
      passage: 'quran 2:286',
    },
    {
      text: 'Hanzala feared that his faith was not sincere, because at home, with family and fields, he forgot so much. ‘Hanzala, an hour and an hour’, the Prophet, peace be upon him, told him (Muslim 2750). He spoke of remembrance and of daily life. Work does not have to fill every hour either, and one hour of the evening can be for something else.',
      passage: 'muslim-2750',
    },
    {
      text: 'To a man who left no time for rest in his worship the Prophet, peace be upon him, said: ‘your body has a right over you, your eyes have a right over you, your guests have a right over you’ (Bukhari 6134). He said this of fasting and prayer, and it is good advice for long days. Half an hour is a start.',
      passage: 'bukhari-6134',
    },
  ],
  home: [
    {
      text: 'Aisha was asked what the Prophet, peace be upon him, used to do at home. ‘He was at the service of his family,’ she said, ‘and when the time of prayer came, he went out to pray’ (Bukhari 676). So the simple work of a house was part of his day. You can dream of other places while you do it.',
      passage: 'bukhari-676',
    },
    {
      text: '‘God has made your houses a place of rest for you’, says the Qur’an, and it goes on to speak of tents, which are ‘light when you travel and when you camp’ (16:80). So even a home for a short time can be a place of rest. For today one corner is enough.',
      passage: 'quran 16:80',
    },
    {
      text: 'A verse about eating with relatives and friends also says: ‘When you enter houses, greet one another with a greeting from God, blessed and good’ (24:61). So stop outside your own door and take four slow breaths first. If you forget, a greeting a minute later is good too.',
      passage: 'quran 24:61',
    },
    {
      text: 'The Qur’an tells us to be good ‘to the neighbour who is near and the neighbour who is a stranger, to the companion at your side’ (4:36). So the people next to you are named, wherever you live. Perhaps you still want to move away one day, and until then somebody here knows you.',
      passage: 'quran 4:36',
    },
  ],
  learning: [
    {
      text: '‘Whoever takes a path in search of knowledge,’ said the Prophet, peace be upon him, ‘God makes easy for him by it a path to Paradise’ (Muslim 2699). He praises the person who sets out, and nobody knows the whole way when they set out. So set out, with all your questions.',
      passage: 'muslim-2699',
    },
    {
      text: '‘Make things easy and do not make them hard,’ said the Prophet, peace be upon him; ‘give good news and do not drive people away’ (Bukhari 69). You would follow this advice with a pupil, and it holds for the pupil in you. Let one kind reader see your next attempt. There can be a mistake in it.',
      passage: 'bukhari-69',
    },
    {
      text: 'The passage that begins ‘Read, in the name of your Lord’ tells of God, ‘who taught human beings what they did not know’ (96:1-5). So learning starts where somebody does not know something. Write down what you cannot explain yet. That list is nothing to be ashamed of, because it shows the next lesson.',
      passage: 'quran 96:1-5',
    },
  ],
  service: [
    {
      text: 'To a man who fasted every day and prayed every night the Prophet, peace be upon him, said: ‘Do not. Stand in prayer and sleep, fast and eat: your body has a right over you, your eyes have a right over you’ (Bukhari 6134). Nobody has to earn that right first, and an hour of it is a good beginning.',
      passage: 'bukhari-6134',
    },
    {
      text: 'Moses, peace be upon him, gave water to the animals of two women at Madyan. Then he turned to the shade and prayed: ‘My Lord, I am in need of any good that You send down to me’ (28:23-24). He helped, he went into the shade, and he asked. The last two are for you now.',
      passage: 'quran 28:23-24',
    },
    {
      text: 'Salman told a friend who left himself no rest from worship: ‘Your Lord has a right over you, your own self has a right over you, and your family has a right over you; so give each its right.’ The Prophet, peace be upon him, said: ‘Salman has spoken the truth’ (Bukhari 1968). If your own turn comes late today, it is still yours.',
      passage: 'bukhari-1968',
    },
    {
      text: '‘God lays on no soul more than it can bear’, says the Qur’an (2:286), and a person who helps is a soul too. So count to five when the next call comes. If you have already agreed too quickly, it is possible to go back and say kindly that this week is full.',
      passage: 'quran 2:286',
    },
  ],
  friendship: [
    {
      text: '‘Do not think little of any kindness,’ said the Prophet, peace be upon him, ‘even if it is to meet your brother with a cheerful face’ (Muslim 2626). Such a kindness needs no invitation, and only a moment of courage. If no answer comes, it was still a kind thing to do.',
      passage: 'muslim-2626',
    },
    {
      text: '‘When you are greeted,’ says the Qur’an, ‘answer with a better greeting or return the same’ (4:86). The answer can come only after somebody has greeted. Take that first part yourself. If they have no time, your good word has reached them all the same.',
      passage: 'quran 4:86',
    },
    {
      text: '‘None of you believes until he loves for his brother what he loves for himself,’ said the Prophet, peace be upon him (Bukhari 13). So your own wish shows what to do for another, who is perhaps waiting as well. It can feel awkward the first time, and it is kind all the same.',
      passage: 'bukhari-13',
    },
  ],
  worship: [
    {
      text: '‘A servant is never closer to his Lord than when he prostrates himself,’ said the Prophet, peace be upon him, ‘so call on God much’ (Muslim 482). With the forehead on the ground nobody has to look wise or strong. If no words come, stay there a little longer in silence.',
      passage: 'muslim-482',
    },
    {
      text: '‘Remember Me and I shall remember you’, God says in the Qur’an; ‘be thankful to Me and do not be ungrateful’ (2:152). It can be the same moment every day, for example when you wash your hands. The long silence before it need not be explained, however many days were missed.',
      passage: 'quran 2:152',
    },
    {
      text: 'Believers are told: ‘Remember God much, and glorify Him morning and evening’ (33:41-42). Morning and evening come every day, whatever the mood is. Praise God in words that you mean when it grows light, and again when it grows dark. One honest line is enough for a beginning.',
      passage: 'quran 33:41-42',
    },
  ],
  courage: [
    {
      text: '‘The strong one is not the wrestler,’ said the Prophet, peace be upon him. ‘The strong one is he who masters himself when he is angry’ (Bukhari 6114). So it takes strength to wait, and strength can be trained, with three slow breaths at a time. If you have already spoken, take them then.',
      passage: 'bukhari-6114',
    },
    {
      text: 'Those who are mindful of God, says the Qur’an, ‘give in ease and in hardship, hold back their anger and pardon people; God loves those who do good’ (3:134). The verse names the holding back before the pardon, so that is the place to begin. What still needs to be said can be said calmly tomorrow.',
      passage: 'quran 3:134',
    },
    {
      text: 'Of two people who turn away from each other, said the Prophet, peace be upon him, ‘the better of the two is the one who greets first’ (Bukhari 6077). A greeting does not say who was right. Where it is safe and wise, it can be the first word after a quarrel, and the matter itself can wait for a calmer day.',
      passage: 'bukhari-6077',
    },
    {
      text: '‘Repel evil with what is better,’ says the Qur’an, ‘and someone with whom there was enmity becomes like a close friend’ (41:34). Where it is safe and wise, the better word is the stronger one. If a hard answer came out first, the better one can still come second.',
      passage: 'quran 41:34',
    },
  ],
  order: [
    {
      text: '‘This religion is ease,’ said the Prophet, peace be upon him, ‘and whoever is hard on himself in it is overcome by it. So aim straight, come as near as you can, be of good cheer’ (Bukhari 39). He spoke of religion, and to come near can be enough in daily work too. What could be better still may wait for another day.',
      passage: 'bukhari-39',
    },
    {
      text: 'The deeds that God loves most, said the Prophet, peace be upon him, are ‘the most constant, even if they are few’ (Bukhari 6465). He does not ask here for deeds without a mistake. So a little, done again tomorrow, is worth more than one perfect day.',
      passage: 'bukhari-6465',
    },
    {
      text: 'Salman told a friend who left himself no rest from worship that his Lord had a right over him, and added: ‘Your own self has a right over you, and your family has a right over you; so give each its right.’ The Prophet, peace be upon him, said that he was right (Bukhari 1968). Your work has a right as well, but not to the whole day. If you take it up again afterwards, simply put it down again.',
      passage: 'bukhari-1968',
    },
    {
      text: 'At the end of the longest sura there is a prayer: ‘Our Lord, do not blame us if we forget or make a mistake’ (2:286). So people who pray these words admit that they are not perfect, and neither are those beside them. If it is hard to leave a thing alone, try again.',
      passage: 'quran 2:286',
    },
    {
      text: '‘Make things easy and do not make them hard,’ said the Prophet, peace be upon him; ‘give good news and do not drive people away’ (Bukhari 69). The advice holds for your own work as well, and for anyone who works beside you. What comes of it may be less than you planned, but it is done.',
      passage: 'bukhari-69',
    },
  ],
  standing: [
    {
      text: '‘Deeds are only by intentions,’ said the Prophet, peace be upon him, ‘and each person has only what he intended’ (Bukhari 1). So before a task ask what it is for, and not who sees it. A wish for praise may remain, and you can go on all the same.',
      passage: 'bukhari-1',
    },
    {
      text: '‘God does not look at your faces and your wealth,’ said the Prophet, peace be upon him. ‘He looks at your hearts and your deeds’ (Muslim 2564). So the look of other people is not the one that matters most. A deed that no one else knows of is seen by Him, and that can be enough for today.',
      passage: 'muslim-2564',
    },
    {
      text: 'The righteous, says the Qur’an, give food ‘to the poor, the orphan and the captive’. ‘They say: we feed you for God’s sake only, and want neither reward nor thanks from you’ (76:8-9). A little of this can be practised on an ordinary day. If a wish for thanks remains, the deed is good all the same.',
      passage: 'quran 76:8-9',
    },
  ],
  loss: [
    {
      text: 'The Prophet, peace be upon him, was told, and told again: ‘With hardship there is ease; with hardship there is ease’ (94:5-6). So one can look for ease now, while things are still hard, in a chair, a tree or a person who asks nothing. What you put away can be taken out again whenever you like.',
      passage: 'quran 94:5-6',
    },
    {
      text: 'The Prophet, peace be upon him, took Ibn Umar by the shoulder and said: ‘Be in this world as if you were a stranger, or someone passing through’ (Bukhari 6416). A person who passes through thanks the host and closes the door gently. You can look back, and still walk on.',
      passage: 'bukhari-6416',
    },
    {
      text: '‘No tiredness, illness, worry, grief, hurt or distress comes to a Muslim,’ said the Prophet, peace be upon him, ‘not even the prick of a thorn, without God wiping out some of his sins by it’ (Bukhari 5641). So even a very small hurt is named there. If yours comes back tomorrow, you have done nothing wrong.',
      passage: 'bukhari-5641',
    },
    {
      text: 'The Prophet, peace be upon him, wept at the parting from his small son Ibrahim, and said: ‘The eye weeps and the heart grieves, and we say only what pleases our Lord’ (Bukhari 1303). So if you mourn something, you can weep too. Nobody has set a day on which grief must end.',
      passage: 'bukhari-1303',
    },
  ],
  patience: [
    {
      text: 'The Prophet, peace be upon him, who was gentle with people, is told to ‘consult them on the matter and, once he has resolved, to trust in God’ (3:159). The order there is to ask, to decide and to trust, and certainty is not one of the three. When you have begun, leave the matter with God for the night.',
      passage: 'quran 3:159',
    },
    {
      text: 'The Prophet, peace be upon him, is told: ‘When you are free, take up the next effort, and turn to your Lord with longing’ (94:7-8). So the time for the next effort is the free moment itself, however short. If you have let one go by, you can take up the next.',
      passage: 'quran 94:7-8',
    },
    {
      text: '‘Those who strive for God, He guides to His ways’, says the Qur’an (29:69), and the sentence names the striving before the guidance. So begin with a short piece of good work, and look again. If the way is no clearer, you have still begun, and can rest until tomorrow.',
      passage: 'quran 29:69',
    },
    {
      text: 'When people asked which deeds are dearest to God, the Prophet, peace be upon him, answered: ‘The most constant, even if they are few’ (Bukhari 6465). So a little every day is better than one great effort that is soon over. A day that is missed does not end it.',
      passage: 'bukhari-6465',
    },
    {
      text: '‘The strong believer is better and more beloved to God than the weak believer,’ said the Prophet, peace be upon him, ‘and there is good in both. Strive for what benefits you, seek help from God, and do not give up’ (Muslim 2664). So nobody has to feel strong before the beginning.',
      passage: 'muslim-2664',
    },
  ],
}
