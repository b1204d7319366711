/**
 * Texts by which examples are found for each theme of the corpus: sentences that a story about it might contain, to
 * compare meanings, and words to search for. The built-in vectors are fitted to them: after a change, run `npm run
 * vectors`.
 */
export interface ThemeWords {
  about: readonly string[]
  words: readonly string[]
}

export const THEME_WORDS: Readonly<Record<string, ThemeWords>> = {
  anger: {
    about: [
      'losing one’s temper and shouting in a quarrel',
      'he was furious, bitter and full of rage',
      'calming down before answering an insult',
    ],
    words: [
      'anger',
      'angry',
      'temper',
      'rage',
      'furious',
      'shout',
      'quarrel',
      'argue',
      'resentment',
      'bitter',
    ],
  },
  beauty: {
    about: [
      'making something beautiful with care',
      'music, colour, a garden, a well made thing',
      'seeing loveliness in an ordinary place',
    ],
    words: ['beauty', 'beautiful', 'art', 'music', 'song', 'garden', 'colour', 'paint', 'craft', 'lovely'],
  },
  body: {
    about: [
      'illness, pain and recovering strength',
      'health, exercise, food and sleep',
      'a hospital, an operation, a tired body',
    ],
    words: ['body', 'health', 'ill', 'illness', 'pain', 'hospital', 'doctor', 'operation', 'weight', 'sleep'],
  },
  children: {
    about: [
      'a mother or father with a small child',
      'raising sons and daughters',
      'a baby was born; playing with the kids',
    ],
    words: ['child', 'children', 'baby', 'son', 'daughter', 'toddler', 'kids', 'parent', 'pregnant', 'born'],
  },
  community: {
    about: [
      'neighbours working together for the whole street',
      'volunteers, a meeting, a shared cause',
      'belonging to a group that helps one another',
    ],
    words: [
      'community',
      'neighbour',
      'neighbourhood',
      'volunteer',
      'group',
      'meeting',
      'together',
      'village',
      'society',
    ],
  },
  courage: {
    about: [
      'being afraid and doing it all the same',
      'standing up to a danger or a bully',
      'a brave first step into the unknown',
    ],
    words: ['courage', 'brave', 'fear', 'afraid', 'dare', 'risk', 'danger', 'bold', 'stood'],
  },
  courtesy: {
    about: [
      'good manners, greeting a guest kindly',
      'speaking gently and politely to a stranger',
      'a small kindness and respect for elders',
    ],
    words: [
      'courtesy',
      'polite',
      'manners',
      'kindness',
      'kind',
      'guest',
      'greet',
      'respect',
      'gentle',
      'welcome',
    ],
  },
  ease: {
    about: [
      'rest, play and lightness after effort',
      'things went smoothly and happily',
      'laughing, a holiday, enjoying the day',
    ],
    words: ['ease', 'rest', 'relax', 'play', 'laugh', 'holiday', 'enjoy', 'comfort', 'fun', 'relief'],
  },
  envy: {
    about: [
      'jealous of what another person has',
      'resenting a friend’s success and comparing oneself',
      'wanting what belongs to somebody else',
    ],
    words: ['envy', 'envious', 'jealous', 'jealousy', 'compare', 'resent', 'rival', 'covet'],
  },
  family: {
    about: [
      'parents, brothers, sisters and cousins',
      'a quarrel between relatives and its mending',
      'caring for an old mother or father',
    ],
    words: [
      'family',
      'mother',
      'father',
      'brother',
      'sister',
      'parents',
      'cousin',
      'aunt',
      'uncle',
      'relatives',
    ],
  },
  forgiveness: {
    about: [
      'pardoning somebody who did harm',
      'making peace after years of silence',
      'letting go of a grudge',
    ],
    words: [
      'forgive',
      'forgiveness',
      'pardon',
      'reconcile',
      'apology',
      'apologise',
      'grudge',
      'peace',
      'sorry',
      'mercy',
    ],
  },
  friendship: {
    about: [
      'an old friend who stood by me',
      'companions, mates who have known each other since school',
      'loneliness ended by a friend',
    ],
    words: ['friend', 'friendship', 'friends', 'companion', 'mate', 'lonely', 'trusted', 'reunion'],
  },
  generosity: {
    about: [
      'giving money, food or time away to someone in need',
      'charity to the poor without being seen',
      'she shared the little that she had',
    ],
    words: ['generous', 'generosity', 'give', 'gave', 'charity', 'poor', 'share', 'donate', 'gift', 'needy'],
  },
  gratitude: {
    about: [
      'being thankful for what one has been given',
      'counting blessings, saying thank you',
      'noticing how much there was to be glad of',
    ],
    words: ['gratitude', 'grateful', 'thankful', 'thank', 'thanks', 'blessing', 'blessed', 'appreciate'],
  },
  grief: {
    about: [
      'mourning someone who has died',
      'the funeral, tears and missing the dead',
      'the sorrow of a widow, the loss of a parent',
    ],
    words: [
      'grief',
      'grieve',
      'died',
      'death',
      'funeral',
      'mourn',
      'loss',
      'widow',
      'tears',
      'buried',
      'weep',
    ],
  },
  home: {
    about: [
      'a house of one’s own, its rooms and its kitchen',
      'moving into a flat, coming back to the place where I grew up',
      'the roof, the walls, the garden of the old house',
    ],
    words: [
      'home',
      'house',
      'flat',
      'room',
      'kitchen',
      'roof',
      'rent',
      'neighbourhood',
      'courtyard',
      'moved',
    ],
  },
  honesty: {
    about: [
      'telling the truth although a lie was easier',
      'confessing, admitting a mistake',
      'giving back money that was not his; refusing to cheat',
    ],
    words: ['honest', 'honesty', 'truth', 'lie', 'lied', 'confess', 'admit', 'cheat', 'secret', 'deceive'],
  },
  hope: {
    about: [
      'after despair, a sign that things may get better',
      'looking forward in spite of failure',
      'a new beginning after a dark time',
    ],
    words: ['hope', 'despair', 'future', 'better', 'dream', 'wish', 'begin', 'light', 'optimism'],
  },
  humility: {
    about: [
      'admitting that one does not know best',
      'giving up pride and taking the lower place',
      'learning from someone younger, being corrected',
    ],
    words: ['humble', 'humility', 'pride', 'proud', 'arrogant', 'modest', 'ashamed', 'ego', 'corrected'],
  },
  inheritance: {
    about: [
      'a will, an estate and its heirs',
      'land and gold left by the dead and divided among brothers and sisters',
      'debts and property that came down from a grandfather',
    ],
    words: [
      'inherit',
      'inheritance',
      'will',
      'estate',
      'heir',
      'property',
      'debt',
      'legacy',
      'lawyer',
      'divide',
    ],
  },
  justice: {
    about: [
      'treating people fairly and giving each their due',
      'standing up against a wrong done to another',
      'a court, a judge, a fair price',
    ],
    words: ['justice', 'fair', 'unfair', 'right', 'wrong', 'court', 'judge', 'equal', 'rights', 'wages'],
  },
  knowledge: {
    about: [
      'understanding how something works, books and science',
      'a scholar, a library, a question pursued for years',
      'finding out the facts before judging',
    ],
    words: [
      'knowledge',
      'know',
      'understand',
      'book',
      'science',
      'research',
      'scholar',
      'library',
      'question',
      'wisdom',
    ],
  },
  learning: {
    about: [
      'a student, a teacher and a lesson',
      'going back to school, passing an exam',
      'practising a new skill until it comes',
    ],
    words: [
      'learn',
      'learning',
      'study',
      'student',
      'teacher',
      'school',
      'class',
      'exam',
      'lesson',
      'university',
      'course',
    ],
  },
  moderation: {
    about: [
      'holding back from too much food, money or talk',
      'saving instead of spending, enough is enough',
      'giving up a bad habit, keeping the middle way',
    ],
    words: [
      'moderation',
      'enough',
      'excess',
      'habit',
      'save',
      'spend',
      'restrain',
      'limit',
      'balance',
      'addiction',
    ],
  },
  order: {
    about: [
      'tidying up, making lists and keeping a routine',
      'putting papers and accounts in order',
      'planning carefully, a place for every thing',
    ],
    words: [
      'order',
      'tidy',
      'list',
      'plan',
      'routine',
      'organise',
      'schedule',
      'discipline',
      'clean',
      'rule',
    ],
  },
  partnership: {
    about: [
      'a husband and wife in their marriage',
      'a wedding, an engagement, a divorce',
      'business partners who share half and half',
    ],
    words: [
      'partner',
      'partnership',
      'marriage',
      'married',
      'husband',
      'wife',
      'wedding',
      'divorce',
      'engaged',
      'spouse',
    ],
  },
  patience: {
    about: [
      'waiting a long time without giving up',
      'enduring a slow hardship calmly, day by day',
      'not hurrying; it took years',
    ],
    words: [
      'patience',
      'patient',
      'wait',
      'waiting',
      'waited',
      'endure',
      'slow',
      'years',
      'persevere',
      'steadfast',
    ],
  },
  prayer: {
    about: [
      'praying to God before dawn',
      'kneeling in the mosque, asking Him for help',
      'fasting in Ramadan, supplication at night',
    ],
    words: [
      'pray',
      'prayer',
      'mosque',
      'god',
      'allah',
      'ramadan',
      'fast',
      'dua',
      'kneel',
      'dawn',
      'prostrate',
    ],
  },
  provision: {
    about: [
      'money, income and daily bread',
      'worry over rent and bills, and enough arriving in time',
      'earning a living, food on the table',
    ],
    words: ['provision', 'money', 'income', 'bread', 'food', 'bills', 'earn', 'salary', 'poverty', 'afford'],
  },
  remembrance: {
    about: [
      'remembering God often, reciting quietly',
      'reading the Qur’an and repeating His names',
      'a heart that comes back to what matters',
    ],
    words: ['remember', 'remembrance', 'dhikr', 'recite', 'quran', 'god', 'heart', 'verse', 'allah'],
  },
  repentance: {
    about: [
      'regretting a wrong and turning back from it',
      'guilt, asking pardon and starting again',
      'he changed his ways and made amends',
    ],
    words: ['repent', 'repentance', 'regret', 'guilt', 'sin', 'amends', 'mistake', 'change', 'return'],
  },
  retreat: {
    about: [
      'withdrawing from people for a time to be quiet',
      'a hidden place, seclusion, hospital or prison',
      'stepping back from the noise of the world',
    ],
    words: [
      'retreat',
      'withdraw',
      'seclusion',
      'silence',
      'quiet',
      'hidden',
      'prison',
      'isolate',
      'stillness',
    ],
  },
  service: {
    about: [
      'caring for the sick and helping those who need it',
      'doing a humble task for other people every day',
      'a nurse, a helper, a volunteer',
    ],
    words: ['service', 'serve', 'help', 'helped', 'care', 'nurse', 'volunteer', 'carer', 'duty', 'assist'],
  },
  solitude: {
    about: [
      'being alone in an empty room',
      'a long walk by oneself, an evening without company',
      'loneliness, and learning to like one’s own company',
    ],
    words: ['solitude', 'alone', 'lonely', 'loneliness', 'myself', 'silence', 'empty', 'apart'],
  },
  speech: {
    about: [
      'words that hurt or heal, gossip and keeping silent',
      'a letter, a message, a conversation',
      'saying too much, learning to listen',
    ],
    words: [
      'speech',
      'speak',
      'spoke',
      'words',
      'talk',
      'gossip',
      'letter',
      'message',
      'listen',
      'silence',
      'tongue',
    ],
  },
  standing: {
    about: [
      'rank, reputation and public honour',
      'being promoted to lead others',
      'what people think of one’s name and position',
    ],
    words: [
      'standing',
      'reputation',
      'honour',
      'rank',
      'promotion',
      'leader',
      'position',
      'fame',
      'respected',
      'status',
    ],
  },
  time: {
    about: [
      'age, years passing and getting old',
      'being late, deadlines and making use of the hours',
      'looking back at one’s youth',
    ],
    words: ['time', 'age', 'old', 'years', 'late', 'deadline', 'hour', 'past', 'youth', 'clock'],
  },
  travel: {
    about: [
      'a journey by train, boat or road to a far country',
      'moving abroad, the airport, a suitcase',
      'a pilgrimage, walking for days among strangers',
    ],
    words: [
      'travel',
      'journey',
      'abroad',
      'train',
      'flight',
      'road',
      'country',
      'pilgrimage',
      'hajj',
      'umrah',
      'border',
    ],
  },
  trust: {
    about: [
      'relying on somebody, keeping a promise',
      'betrayal, and learning to believe in people again',
      'leaving the outcome to God',
    ],
    words: [
      'trust',
      'trusted',
      'promise',
      'betray',
      'betrayed',
      'rely',
      'loyal',
      'faith',
      'believe',
      'confide',
    ],
  },
  work: {
    about: [
      'a job, a boss, wages and long shifts',
      'losing one’s employment and finding another trade',
      'colleagues in an office, a workshop or a factory',
    ],
    words: [
      'work',
      'job',
      'boss',
      'wages',
      'shift',
      'office',
      'factory',
      'career',
      'colleague',
      'employed',
      'redundant',
    ],
  },
}
