import { overlap } from './themes'

/** An ayah by number. The Arabic is read verbatim from the package, never written here. */
export interface AyahRef {
  surah: number
  ayah: number
  themes: readonly string[]
  /** Our own one line on the meaning, always labelled 'meaning in brief (not a translation)'. */
  meaningInBrief: string
}

/** Whole ayahs by theme, chosen for counsel on character; none speaks of stars, lots or measures decreed. */
export const AYAHS: readonly AyahRef[] = [
  {
    surah: 1,
    ayah: 5,
    themes: ['prayer', 'trust', 'humility'],
    meaningInBrief: 'You alone do we worship, and to You alone do we turn for help.',
  },
  {
    surah: 2,
    ayah: 45,
    themes: ['patience', 'prayer', 'humility'],
    meaningInBrief: 'Seek help in patience and prayer, which is heavy except for the humble.',
  },
  {
    surah: 2,
    ayah: 152,
    themes: ['remembrance', 'gratitude'],
    meaningInBrief: 'Remember Me and I shall remember you; be thankful to Me and not ungrateful.',
  },
  {
    surah: 2,
    ayah: 153,
    themes: ['patience', 'prayer', 'trust'],
    meaningInBrief: 'Believers are told to seek help in patience and prayer, for God is with the patient.',
  },
  {
    surah: 2,
    ayah: 156,
    themes: ['patience', 'grief', 'trust'],
    meaningInBrief: 'The patient, when hardship touches them, say that we belong to God and to Him return.',
  },
  {
    surah: 2,
    ayah: 172,
    themes: ['body', 'provision', 'gratitude'],
    meaningInBrief: 'Eat of the good things God has provided, and give Him thanks.',
  },
  {
    surah: 2,
    ayah: 177,
    themes: ['service', 'generosity', 'justice', 'prayer'],
    meaningInBrief:
      'Goodness is more than facing east or west: it is faith, giving, prayer, kept promises and patience.',
  },
  {
    surah: 2,
    ayah: 186,
    themes: ['prayer', 'hope', 'solitude', 'remembrance'],
    meaningInBrief: 'God is near, and answers the one who calls on Him.',
  },
  {
    surah: 2,
    ayah: 261,
    themes: ['generosity', 'hope', 'provision'],
    meaningInBrief:
      'What is spent for God is like a grain that grows seven ears with a hundred grains in each.',
  },
  {
    surah: 2,
    ayah: 263,
    themes: ['speech', 'generosity', 'courtesy', 'forgiveness'],
    meaningInBrief: 'A kind word and forgiveness are better than a charity followed by hurt.',
  },
  {
    surah: 2,
    ayah: 269,
    themes: ['knowledge', 'learning'],
    meaningInBrief: 'God gives wisdom to whom He wills, and whoever is given it has been given much good.',
  },
  {
    surah: 2,
    ayah: 274,
    themes: ['generosity', 'trust', 'service'],
    meaningInBrief:
      'Those who give by night and by day, in secret and openly, have their reward with their Lord.',
  },
  {
    surah: 2,
    ayah: 286,
    themes: ['patience', 'hope', 'body', 'forgiveness'],
    meaningInBrief: 'God lays on no soul more than it can bear, and a prayer for pardon and mercy follows.',
  },
  {
    surah: 3,
    ayah: 26,
    themes: ['standing', 'humility', 'trust'],
    meaningInBrief: 'Honour and sway are God’s to give and to take; all good is in His hand.',
  },
  {
    surah: 3,
    ayah: 92,
    themes: ['generosity', 'beauty'],
    meaningInBrief: 'Goodness is not reached until one gives of what one loves.',
  },
  {
    surah: 3,
    ayah: 103,
    themes: ['community', 'friendship', 'forgiveness'],
    meaningInBrief:
      'Hold together to God’s rope; He joined hearts that had been enemies and made them brothers.',
  },
  {
    surah: 3,
    ayah: 134,
    themes: ['anger', 'forgiveness', 'generosity'],
    meaningInBrief:
      'They give in ease and in hardship, hold back their anger and pardon people; God loves those who do good.',
  },
  {
    surah: 3,
    ayah: 135,
    themes: ['repentance', 'forgiveness', 'remembrance'],
    meaningInBrief:
      'When they have done wrong they remember God, ask forgiveness and do not knowingly persist.',
  },
  {
    surah: 3,
    ayah: 139,
    themes: ['courage', 'grief', 'hope'],
    meaningInBrief: 'Believers are told not to lose heart and not to grieve.',
  },
  {
    surah: 3,
    ayah: 159,
    themes: ['partnership', 'trust', 'courtesy', 'forgiveness'],
    meaningInBrief:
      'Gentleness drew people near: pardon them, consult them, and once resolved, trust in God.',
  },
  {
    surah: 3,
    ayah: 173,
    themes: ['courage', 'trust'],
    meaningInBrief:
      'Told to be afraid, they grew in faith and said that God is enough for us and the best to rely on.',
  },
  {
    surah: 3,
    ayah: 191,
    themes: ['remembrance', 'retreat', 'knowledge'],
    meaningInBrief:
      'They remember God standing, sitting and lying down, and reflect on the heavens and the earth.',
  },
  {
    surah: 3,
    ayah: 200,
    themes: ['patience', 'courage', 'community'],
    meaningInBrief: 'Be patient, outdo others in patience, stand firm and be mindful of God.',
  },
  {
    surah: 4,
    ayah: 7,
    themes: ['inheritance', 'justice', 'family'],
    meaningInBrief: 'Men and women alike have a due share in what parents and close kin leave behind.',
  },
  {
    surah: 4,
    ayah: 32,
    themes: ['envy', 'gratitude', 'prayer'],
    meaningInBrief: 'Do not covet what God has given others more of; ask God of His bounty.',
  },
  {
    surah: 4,
    ayah: 58,
    themes: ['justice', 'trust', 'honesty', 'inheritance'],
    meaningInBrief:
      'Give back what is entrusted to you to its owners, and judge between people with fairness.',
  },
  {
    surah: 4,
    ayah: 86,
    themes: ['courtesy', 'friendship'],
    meaningInBrief: 'Answer a greeting with one more gracious, or at least return it.',
  },
  {
    surah: 4,
    ayah: 103,
    themes: ['order', 'time', 'prayer', 'remembrance'],
    meaningInBrief: 'Remember God in every posture; prayer is appointed for the believers at set times.',
  },
  {
    surah: 4,
    ayah: 110,
    themes: ['repentance', 'forgiveness', 'hope'],
    meaningInBrief: 'Whoever does wrong and then asks God’s forgiveness finds Him forgiving and merciful.',
  },
  {
    surah: 4,
    ayah: 135,
    themes: ['justice', 'honesty', 'family', 'courage'],
    meaningInBrief:
      'Stand firm for justice as witnesses for God, though it be against yourselves, parents or kin.',
  },
  {
    surah: 5,
    ayah: 8,
    themes: ['justice', 'anger', 'honesty'],
    meaningInBrief: 'Let no hatred of a people lead you to be unjust; be just, which is nearer to piety.',
  },
  {
    surah: 7,
    ayah: 31,
    themes: ['moderation', 'beauty', 'body', 'prayer'],
    meaningInBrief: 'Dress well for every place of prayer, and eat and drink without excess.',
  },
  {
    surah: 7,
    ayah: 32,
    themes: ['beauty', 'gratitude', 'provision'],
    meaningInBrief:
      'Who has forbidden the beauty and the good things that God brought forth for His servants?',
  },
  {
    surah: 7,
    ayah: 199,
    themes: ['forgiveness', 'courtesy', 'anger'],
    meaningInBrief: 'Take to pardoning, enjoin what is right and turn away from the ignorant.',
  },
  {
    surah: 7,
    ayah: 205,
    themes: ['remembrance', 'retreat', 'humility', 'solitude'],
    meaningInBrief:
      'Remember your Lord within yourself, humbly and without raising your voice, morning and evening.',
  },
  {
    surah: 9,
    ayah: 71,
    themes: ['community', 'friendship', 'partnership', 'service'],
    meaningInBrief: 'Believing men and women stand by one another in what is right.',
  },
  {
    surah: 9,
    ayah: 105,
    themes: ['work', 'honesty', 'standing'],
    meaningInBrief: 'Work: God, His Messenger and the believers see what you do.',
  },
  {
    surah: 9,
    ayah: 119,
    themes: ['honesty', 'friendship', 'community'],
    meaningInBrief: 'Be mindful of God and be with those who are truthful.',
  },
  {
    surah: 11,
    ayah: 6,
    themes: ['provision', 'trust'],
    meaningInBrief: 'There is no creature on earth whose provision does not rest with God.',
  },
  {
    surah: 11,
    ayah: 115,
    themes: ['patience', 'work'],
    meaningInBrief: 'Be patient, for God does not let the reward of those who do good be lost.',
  },
  {
    surah: 12,
    ayah: 55,
    themes: ['standing', 'work', 'knowledge', 'service'],
    meaningInBrief: 'Joseph asks to be put in charge of the storehouses, as one who guards and knows.',
  },
  {
    surah: 12,
    ayah: 86,
    themes: ['grief', 'solitude', 'prayer'],
    meaningInBrief: 'Jacob says that he takes his sorrow and his grief to God alone.',
  },
  {
    surah: 12,
    ayah: 87,
    themes: ['hope', 'family', 'patience'],
    meaningInBrief: 'Jacob sends his sons to search and not to despair of God’s mercy.',
  },
  {
    surah: 13,
    ayah: 28,
    themes: ['remembrance', 'hope', 'ease'],
    meaningInBrief: 'In the remembrance of God hearts find rest.',
  },
  {
    surah: 14,
    ayah: 7,
    themes: ['gratitude'],
    meaningInBrief: 'Thankfulness is answered with increase, and ingratitude is warned against.',
  },
  {
    surah: 14,
    ayah: 24,
    themes: ['speech', 'beauty', 'honesty'],
    meaningInBrief: 'A good word is like a good tree, its root firm and its branches in the sky.',
  },
  {
    surah: 14,
    ayah: 40,
    themes: ['children', 'prayer', 'family'],
    meaningInBrief: 'Abraham prays that he and his offspring may keep up the prayer.',
  },
  {
    surah: 16,
    ayah: 6,
    themes: ['beauty', 'home', 'gratitude'],
    meaningInBrief:
      'There is beauty for you in the herds when you bring them home and when you lead them out.',
  },
  {
    surah: 16,
    ayah: 18,
    themes: ['gratitude', 'humility'],
    meaningInBrief: 'If you tried to count God’s blessings you could not number them.',
  },
  {
    surah: 16,
    ayah: 80,
    themes: ['home', 'travel', 'gratitude'],
    meaningInBrief:
      'God has made your houses a place of rest for you, and light tents for the day you travel.',
  },
  {
    surah: 16,
    ayah: 90,
    themes: ['justice', 'generosity', 'family'],
    meaningInBrief: 'God commands justice, doing good and giving to kin.',
  },
  {
    surah: 16,
    ayah: 127,
    themes: ['patience', 'grief'],
    meaningInBrief: 'Be patient; your patience is only by God’s help, so do not grieve over them.',
  },
  {
    surah: 17,
    ayah: 23,
    themes: ['family', 'speech'],
    meaningInBrief: 'Worship none but Him, and be good to parents, speaking to them in old age with honour.',
  },
  {
    surah: 17,
    ayah: 24,
    themes: ['family', 'humility', 'children'],
    meaningInBrief:
      'Lower to your parents the wing of humility, and pray for mercy on them as they raised you when small.',
  },
  {
    surah: 17,
    ayah: 29,
    themes: ['moderation', 'generosity', 'provision'],
    meaningInBrief: 'Neither tie your hand to your neck nor stretch it out altogether.',
  },
  {
    surah: 17,
    ayah: 35,
    themes: ['honesty', 'work', 'justice', 'order'],
    meaningInBrief: 'Give full measure and weigh with true scales.',
  },
  {
    surah: 17,
    ayah: 37,
    themes: ['humility', 'standing'],
    meaningInBrief:
      'Do not walk the earth with swagger; you cannot split it, nor match the mountains in height.',
  },
  {
    surah: 17,
    ayah: 53,
    themes: ['speech', 'courtesy', 'community'],
    meaningInBrief: 'Let My servants say what is best, for Satan stirs up discord among them.',
  },
  {
    surah: 17,
    ayah: 80,
    themes: ['travel', 'honesty', 'hope'],
    meaningInBrief: 'A prayer to be led in truthfully and led out truthfully.',
  },
  {
    surah: 18,
    ayah: 10,
    themes: ['retreat', 'hope', 'solitude'],
    meaningInBrief: 'The young men who took shelter in the cave asked for mercy and right guidance.',
  },
  {
    surah: 18,
    ayah: 28,
    themes: ['friendship', 'patience', 'solitude'],
    meaningInBrief: 'Keep patiently to the company of those who call on their Lord morning and evening.',
  },
  {
    surah: 18,
    ayah: 46,
    themes: ['children', 'provision', 'time'],
    meaningInBrief: 'Wealth and children adorn this life, and lasting good deeds are better in hope.',
  },
  {
    surah: 20,
    ayah: 25,
    themes: ['courage', 'speech', 'ease'],
    meaningInBrief: 'Moses asks his Lord to open his breast.',
  },
  {
    surah: 20,
    ayah: 26,
    themes: ['ease', 'work', 'prayer'],
    meaningInBrief: 'Moses asks that his task be made easy for him.',
  },
  {
    surah: 20,
    ayah: 44,
    themes: ['speech', 'anger', 'courtesy'],
    meaningInBrief: 'Even to Pharaoh, speak gently, that he may take heed.',
  },
  {
    surah: 20,
    ayah: 46,
    themes: ['courage', 'trust', 'travel'],
    meaningInBrief: 'Do not fear, I am with you both, hearing and seeing.',
  },
  {
    surah: 20,
    ayah: 114,
    themes: ['knowledge', 'learning', 'patience'],
    meaningInBrief: 'Do not hasten with the Qur’an, and say: my Lord, increase me in knowledge.',
  },
  {
    surah: 20,
    ayah: 131,
    themes: ['envy', 'provision', 'gratitude'],
    meaningInBrief:
      'Do not strain your eyes after what others are given to enjoy; what your Lord provides is better and lasts.',
  },
  {
    surah: 21,
    ayah: 89,
    themes: ['solitude', 'children', 'inheritance'],
    meaningInBrief: 'Zachariah prays not to be left alone, though God is the best of inheritors.',
  },
  {
    surah: 24,
    ayah: 22,
    themes: ['forgiveness', 'generosity', 'family'],
    meaningInBrief:
      'Let those who have plenty not swear off giving; let them pardon: would you not love God to forgive you?',
  },
  {
    surah: 24,
    ayah: 27,
    themes: ['courtesy', 'home', 'order'],
    meaningInBrief: 'Do not enter others’ houses until you have asked leave and greeted those within.',
  },
  {
    surah: 25,
    ayah: 62,
    themes: ['time', 'gratitude', 'remembrance', 'order'],
    meaningInBrief: 'Night and day follow each other for whoever wishes to reflect or to be thankful.',
  },
  {
    surah: 25,
    ayah: 63,
    themes: ['humility', 'courtesy', 'anger'],
    meaningInBrief:
      'The servants of the Merciful walk gently on the earth, and answer the ignorant with peace.',
  },
  {
    surah: 25,
    ayah: 67,
    themes: ['moderation', 'generosity', 'order'],
    meaningInBrief: 'They spend neither wastefully nor meanly, but keep a middle way.',
  },
  {
    surah: 25,
    ayah: 70,
    themes: ['repentance', 'hope'],
    meaningInBrief: 'Whoever turns back, believes and does good, God changes their wrongs into good.',
  },
  {
    surah: 25,
    ayah: 74,
    themes: ['children', 'family', 'partnership'],
    meaningInBrief:
      'A prayer for spouses and offspring who are a joy to the eye, and to be a guide to the mindful.',
  },
  {
    surah: 26,
    ayah: 62,
    themes: ['courage', 'trust', 'hope'],
    meaningInBrief: 'Moses says: no, my Lord is with me and He will guide me.',
  },
  {
    surah: 28,
    ayah: 24,
    themes: ['service', 'provision', 'retreat', 'travel'],
    meaningInBrief:
      'After drawing water for others Moses rests in the shade and says he is in need of whatever good God sends.',
  },
  {
    surah: 29,
    ayah: 20,
    themes: ['travel', 'knowledge', 'learning'],
    meaningInBrief: 'Travel through the earth and see how He began creation.',
  },
  {
    surah: 29,
    ayah: 69,
    themes: ['work', 'hope', 'learning'],
    meaningInBrief: 'Those who strive for God are guided in His ways.',
  },
  {
    surah: 30,
    ayah: 21,
    themes: ['partnership', 'family', 'home', 'ease'],
    meaningInBrief:
      'Among His signs are spouses in whom to find rest, and the love and mercy set between you.',
  },
  {
    surah: 31,
    ayah: 14,
    themes: ['family', 'gratitude'],
    meaningInBrief: 'The mother carried with growing weakness; be thankful to God and to your parents.',
  },
  {
    surah: 31,
    ayah: 17,
    themes: ['children', 'prayer', 'patience'],
    meaningInBrief: 'Luqman tells his son to keep up prayer, urge what is right and be patient.',
  },
  {
    surah: 31,
    ayah: 18,
    themes: ['humility', 'courtesy', 'standing'],
    meaningInBrief: 'Do not turn your cheek from people in scorn, nor walk about in conceit.',
  },
  {
    surah: 31,
    ayah: 19,
    themes: ['moderation', 'speech', 'courtesy'],
    meaningInBrief: 'Be moderate in your walk and lower your voice.',
  },
  {
    surah: 32,
    ayah: 7,
    themes: ['beauty', 'work', 'order'],
    meaningInBrief: 'He made well everything that He created.',
  },
  {
    surah: 33,
    ayah: 41,
    themes: ['remembrance', 'time'],
    meaningInBrief: 'Believers are called to remember God much.',
  },
  {
    surah: 33,
    ayah: 70,
    themes: ['speech', 'honesty'],
    meaningInBrief: 'Be mindful of God and speak straight to the point.',
  },
  {
    surah: 39,
    ayah: 10,
    themes: ['patience', 'hope', 'travel'],
    meaningInBrief: 'God’s earth is wide, and the patient are rewarded without measure.',
  },
  {
    surah: 39,
    ayah: 53,
    themes: ['repentance', 'hope', 'forgiveness'],
    meaningInBrief: 'You who have wronged your own souls, do not despair of the mercy of God.',
  },
  {
    surah: 41,
    ayah: 34,
    themes: ['anger', 'forgiveness', 'friendship'],
    meaningInBrief: 'Repel evil with what is better, and an enemy may become like a close friend.',
  },
  {
    surah: 42,
    ayah: 37,
    themes: ['anger', 'forgiveness', 'repentance'],
    meaningInBrief: 'They avoid grave wrongs, and when angry they forgive.',
  },
  {
    surah: 42,
    ayah: 38,
    themes: ['partnership', 'community', 'prayer', 'generosity'],
    meaningInBrief: 'They answer their Lord, pray, settle their affairs by consultation and give.',
  },
  {
    surah: 42,
    ayah: 43,
    themes: ['patience', 'forgiveness'],
    meaningInBrief: 'To be patient and forgive is among the weighty matters.',
  },
  {
    surah: 49,
    ayah: 10,
    themes: ['community', 'friendship', 'justice'],
    meaningInBrief: 'The believers are brothers, so make peace between them.',
  },
  {
    surah: 49,
    ayah: 11,
    themes: ['speech', 'courtesy', 'envy'],
    meaningInBrief: 'Let no people mock another, nor call each other by hurtful names.',
  },
  {
    surah: 49,
    ayah: 12,
    themes: ['speech', 'honesty', 'friendship'],
    meaningInBrief: 'Avoid much suspicion, do not spy and do not speak ill of the absent.',
  },
  {
    surah: 49,
    ayah: 13,
    themes: ['community', 'standing', 'humility', 'knowledge'],
    meaningInBrief:
      'People were made into nations and tribes to know each other; the noblest is the most mindful of God.',
  },
  {
    surah: 50,
    ayah: 16,
    themes: ['solitude', 'remembrance', 'retreat'],
    meaningInBrief: 'He knows what the soul whispers, and is nearer to us than the jugular vein.',
  },
  {
    surah: 53,
    ayah: 39,
    themes: ['work', 'justice'],
    meaningInBrief: 'A person has only what they strive for.',
  },
  {
    surah: 55,
    ayah: 9,
    themes: ['justice', 'order', 'honesty', 'work'],
    meaningInBrief: 'Weigh with fairness and do not fall short in the balance.',
  },
  {
    surah: 57,
    ayah: 4,
    themes: ['trust', 'solitude', 'travel'],
    meaningInBrief: 'He created the heavens and the earth, and is with you wherever you are.',
  },
  {
    surah: 57,
    ayah: 7,
    themes: ['inheritance', 'generosity', 'trust'],
    meaningInBrief: 'Give from that of which He has made you trustees after others.',
  },
  {
    surah: 58,
    ayah: 11,
    themes: ['knowledge', 'learning', 'courtesy', 'standing'],
    meaningInBrief:
      'Make room for others in gatherings; God raises those who believe and have been given knowledge.',
  },
  {
    surah: 59,
    ayah: 9,
    themes: ['generosity', 'home', 'envy'],
    meaningInBrief:
      'They welcome those who come to them, feel no envy, and put others first though in need themselves.',
  },
  {
    surah: 59,
    ayah: 10,
    themes: ['envy', 'forgiveness', 'inheritance'],
    meaningInBrief: 'A prayer for those who came before, and for hearts without rancour.',
  },
  {
    surah: 59,
    ayah: 18,
    themes: ['time', 'order', 'honesty'],
    meaningInBrief: 'Let every soul look to what it has sent ahead for tomorrow.',
  },
  {
    surah: 61,
    ayah: 2,
    themes: ['honesty', 'speech', 'work'],
    meaningInBrief: 'Why do you say what you do not do?',
  },
  {
    surah: 62,
    ayah: 10,
    themes: ['work', 'provision', 'remembrance'],
    meaningInBrief: 'After the prayer, spread through the land, seek God’s bounty and remember Him often.',
  },
  {
    surah: 64,
    ayah: 16,
    themes: ['moderation', 'generosity', 'envy'],
    meaningInBrief:
      'Be mindful of God as far as you are able, listen and give; to be saved from one’s own greed is to prosper.',
  },
  {
    surah: 65,
    ayah: 3,
    themes: ['trust', 'provision'],
    meaningInBrief: 'God provides from where one does not expect, and is enough for whoever relies on Him.',
  },
  {
    surah: 65,
    ayah: 7,
    themes: ['ease', 'moderation', 'provision', 'family'],
    meaningInBrief: 'Let each spend according to their means; after hardship God brings ease.',
  },
  {
    surah: 67,
    ayah: 15,
    themes: ['travel', 'provision', 'work'],
    meaningInBrief: 'He made the earth gentle for you: walk its paths and eat of what He provides.',
  },
  {
    surah: 73,
    ayah: 6,
    themes: ['retreat', 'prayer', 'time'],
    meaningInBrief: 'Rising in the night makes a deeper mark and clearer speech.',
  },
  {
    surah: 73,
    ayah: 8,
    themes: ['retreat', 'solitude', 'remembrance'],
    meaningInBrief: 'Remember your Lord’s name, and devote yourself to Him wholly.',
  },
  {
    surah: 76,
    ayah: 8,
    themes: ['generosity', 'service', 'provision'],
    meaningInBrief: 'They give food, for love of Him, to the poor, the orphan and the captive.',
  },
  {
    surah: 76,
    ayah: 9,
    themes: ['service', 'generosity', 'humility'],
    meaningInBrief: 'We feed you for God’s sake only, and want neither reward nor thanks from you.',
  },
  {
    surah: 90,
    ayah: 17,
    themes: ['patience', 'community', 'service'],
    meaningInBrief: 'They are of those who believe and urge one another to patience and to compassion.',
  },
  {
    surah: 93,
    ayah: 3,
    themes: ['hope', 'grief', 'solitude'],
    meaningInBrief: 'Your Lord has not forsaken you, nor does He hate you.',
  },
  {
    surah: 93,
    ayah: 9,
    themes: ['service', 'children', 'inheritance', 'justice'],
    meaningInBrief: 'Do not be harsh with the orphan.',
  },
  {
    surah: 93,
    ayah: 10,
    themes: ['service', 'courtesy', 'generosity'],
    meaningInBrief: 'Do not turn away the one who asks.',
  },
  {
    surah: 93,
    ayah: 11,
    themes: ['gratitude', 'speech'],
    meaningInBrief: 'Tell of the bounty of your Lord.',
  },
  { surah: 94, ayah: 5, themes: ['ease', 'hope', 'grief'], meaningInBrief: 'With hardship there is ease.' },
  {
    surah: 94,
    ayah: 7,
    themes: ['work', 'time', 'order'],
    meaningInBrief: 'When you are free, take up the next effort.',
  },
  {
    surah: 95,
    ayah: 4,
    themes: ['body', 'beauty', 'humility'],
    meaningInBrief: 'Human beings were created in the finest form.',
  },
  {
    surah: 96,
    ayah: 1,
    themes: ['learning', 'knowledge', 'remembrance'],
    meaningInBrief: 'Read, in the name of your Lord who created.',
  },
  {
    surah: 96,
    ayah: 4,
    themes: ['learning', 'knowledge'],
    meaningInBrief: 'It is He who taught by the pen.',
  },
  {
    surah: 99,
    ayah: 7,
    themes: ['work', 'justice', 'hope'],
    meaningInBrief: 'Whoever does an atom’s weight of good shall see it.',
  },
  {
    surah: 103,
    ayah: 3,
    themes: ['time', 'patience', 'honesty', 'community'],
    meaningInBrief:
      'All are at a loss but those who believe, do good and urge one another to truth and to patience.',
  },
] as const

/** A second or third ayah may weigh up to this much less for every theme an earlier one has already answered. */
const REPEATED_THEME = 5

/** Two or three ayahs that answer the themes best, each bringing something the others do not. */
export function ayahsFor(themes: readonly string[], random: () => number): AyahRef[] {
  const count = random() < 0.5 ? 2 : 3
  const scored = AYAHS.map((ayah) => ({ ayah, score: overlap(themes, ayah.themes) + random() * 6 }))
  const chosen: AyahRef[] = []
  while (chosen.length < count) {
    const told = chosen.flatMap((a) => a.themes)
    let best: { ayah: AyahRef; score: number } | undefined
    for (const { ayah, score } of scored) {
      if (chosen.includes(ayah)) continue
      const fresh = score - REPEATED_THEME * ayah.themes.filter((t) => told.includes(t)).length
      if (!best || fresh > best.score) best = { ayah, score: fresh }
    }
    if (!best) break
    chosen.push(best.ayah)
  }
  return chosen
}
