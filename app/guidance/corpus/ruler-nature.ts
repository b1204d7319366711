import type { CorpusEntry } from './types'

/** Each planet as lord of the Part of Fortune; Uranus, Neptune and Pluto by modern rulership only. */
export const rulerNature = [
  {
    factor: 'ruler:Sun',
    rule: 'The Sun is hot, dry and of the day, the significator of authority and honour, and as lord of the lot it seeks ease through open and principled action.',
    source: 'albiruni.planets',
    themes: ['standing', 'honesty', 'generosity', 'humility', 'courage', 'service'],
    blocks: {
      fortunePath: [
        'As lord of the lot, the Sun looks after your share by daylight: what you can do with the curtains open is usually the right way to do it.',
        'A purpose stated in a dozen words keeps you in better health of spirit than a dozen comforts.',
      ],
      currentBlockages: [
        'Recognition may have become the fee you charge before being useful.',
        'The wish to have done it alone can make a private emergency out of something three people could have lifted.',
      ],
      spiritualGuidance: [
        'Whatever rank you have can be held as amana, something lent by God and returned in better condition by being used for others.',
        'Ask in du’a for a sound heart before you ask for a good name, and notice which of the two requests comes more easily.',
      ],
      practicalSteps: [
        'Write your chief aim on one card in twelve words or fewer, and strike out any word that is there to impress.',
        'Hand the leading part in one meeting, meal or errand this week to somebody who seldom has it.',
      ],
      lightSidePattern: [
        'Around you things are called by their right names, and that spares everyone a great deal of guessing.',
        'You can carry honour as a good waiter carries a tray, level, and on the way to somebody else.',
      ],
      darkSideWarning: [
        'Warmth that always comes from the middle of the room leaves the corners cold.',
        'Sensitivity about respect can turn a slip of the pen into a matter of state.',
      ],
    },
  },
  {
    factor: 'ruler:Moon',
    rule: 'The Moon is cold and moist, swiftest of the planets and significator of nourishment, habit and the common people, and it tends a lot by increase and decrease.',
    source: 'albiruni.planets',
    themes: ['family', 'patience', 'home', 'remembrance', 'order', 'community'],
    blocks: {
      fortunePath: [
        'The Moon keeps the lot by waxing and waning, so a thin week is a phase of your work and no verdict upon it.',
        'Ordinary people and ordinary needs, soup, lifts home, clean sheets, are the channel along which much of your good flows.',
      ],
      currentBlockages: [
        'A mood can borrow your voice in the morning and sign letters with your name by noon.',
        'Changing the plan each time somebody sighs leaves you kind, tired and nowhere in particular.',
      ],
      spiritualGuidance: [
        'Since the lunar month already orders fasting, pilgrimage and feast, let it order you as well: look for the new crescent and renew one resolve by it.',
        'Hearts turn, and a very old prayer of Muslims is for steadiness of heart; make it in your own words when you wake.',
      ],
      practicalSteps: [
        'Keep a line-a-day record of sleep, mood and prayer for one week, and look for the pattern only at the end.',
        'Choose one fixed hour for eating and one for bed, and hold to both for four days running.',
      ],
      lightSidePattern: [
        'You sense what would settle a fretful child, a nervous guest or a strained committee, and it is often something to eat.',
        'Adaptability in you is a form of courtesy: you meet people at the place where they actually are.',
      ],
      darkSideWarning: [
        'Taking on the weather of every room can be presented as empathy while it wears away judgement.',
        'Habit comforts without asking questions, including questions that ought to be asked.',
      ],
    },
  },
  {
    factor: 'ruler:Mercury',
    rule: 'Mercury takes the nature of whatever it joins and signifies writing, reckoning and trade, so as lord of the lot it works through skill and words.',
    source: 'albiruni.planets',
    themes: ['speech', 'learning', 'work', 'honesty', 'knowledge', 'order'],
    blocks: {
      fortunePath: [
        'Mercury manages the lot like a good clerk, through the right form, the right figure and the right word at the counter.',
        'A trade of the hand or tongue that you go on sharpening is likely to suit you better than a fortune that needs only guarding.',
      ],
      currentBlockages: [
        'Anxiety often puts on spectacles in your case and calls itself research.',
        'Taking colour from every companion, you can come home in the evening unsure which opinion was yours.',
      ],
      spiritualGuidance: [
        'Truthfulness in small transactions, the change counted back and the defect pointed out, is a devotion fitted to an able mind.',
        'Give the intellect a share of silence: after each prayer, stay seated for two minutes with one name of God and no commentary.',
      ],
      practicalSteps: [
        'Read through the last ten messages you sent and rewrite one of them to be shorter and warmer.',
        'Teach somebody a skill of yours this week, step by step, and let them make the mistakes.',
      ],
      lightSidePattern: [
        'Tangled matters come undone at your desk, since you ask which end of the string is nearest.',
        'Your wit can lighten a hard meeting without being aimed at anyone in it.',
      ],
      darkSideWarning: [
        'Fluency makes excuses sound like reasons, most of all to the one who is speaking.',
        'A calculating habit may put a price on favours that were meant as gifts.',
      ],
    },
  },
  {
    factor: 'ruler:Venus',
    rule: 'Venus is the lesser benefic, temperate and moist, significator of affection and adornment, and she furthers a lot through liking and agreement.',
    source: 'albiruni.planets',
    themes: ['beauty', 'friendship', 'partnership', 'courtesy', 'ease', 'gratitude', 'moderation'],
    blocks: {
      fortunePath: [
        'Venus befriends the lot by making things pleasant: doors held, fruit cut, names remembered, colours that rest the eye.',
        'Work goes better for you beside people you like, and choosing the company may matter as much as choosing the task.',
      ],
      currentBlockages: [
        'Displeasing someone can seem such a calamity that a simple refusal takes you three weeks.',
        'You could be furnishing an arrangement that ought to be ended.',
      ],
      spiritualGuidance: [
        'Care for what is beautiful has its own place in Muslim devotion; let the tidied prayer space and the clean collar be your quiet agreement.',
        'Affection becomes sturdier when it is for God’s sake, that is, when it would outlast the other person’s usefulness to you.',
      ],
      practicalSteps: [
        'Put fresh water, a clean cloth or a flower in the room where you spend most time, and thank God there once a day for a week.',
        'Say what you would prefer in one small matter each day for four days: the film, the seat, the hour.',
      ],
      lightSidePattern: [
        'Enemies have been known to share a dish at your table and find each other tolerable.',
        'Praise from you is precise, so people keep it.',
      ],
      darkSideWarning: [
        'Sweetness used as payment for peace gives the sweetness a bitter finish.',
        'Liking what is agreeable can shade into neglect of whoever is not.',
      ],
    },
  },
  {
    factor: 'ruler:Mars',
    rule: 'Mars is the lesser malefic, hot and dry, significator of contest, iron and sudden effort, and as lord of the lot it asks for force under discipline.',
    source: 'albiruni.planets',
    themes: ['courage', 'anger', 'work', 'patience', 'justice', 'honesty'],
    blocks: {
      fortunePath: [
        'Mars serves the lot with a blade and a whetstone, and you find ease on the far side of effort rather than instead of it.',
        'Hard physical work, honest rivalry or the defence of somebody smaller tends to clear your head.',
      ],
      currentBlockages: [
        'Irritation may be arriving before information does.',
        'When every obstacle is met as an opponent, a good deal of strength goes into fighting furniture.',
      ],
      spiritualGuidance: [
        'To hold one’s hand in anger has long been reckoned a form of strength; try being strong in that sense until supper.',
        'Sabr under provocation has a bodily side, so change your posture, lower your voice and drink some water before replying.',
      ],
      practicalSteps: [
        'Exercise until you are properly out of breath on three days this week, at an hour that does not crowd a prayer.',
        'Take the most disagreeable job on your list and do the first ten minutes of it before breakfast tomorrow.',
      ],
      lightSidePattern: [
        'When something heavy needs lifting, you have put your bag down before the sentence is over.',
        'Straight dealing comes naturally to you, and a wrong done to the weak does not leave you cold.',
      ],
      darkSideWarning: [
        'Heat that began as zeal for what is right can end as zeal for one’s own version of it.',
        'Haste cuts more cloth than it sews.',
      ],
    },
  },
  {
    factor: 'ruler:Jupiter',
    rule: 'Jupiter is the greater benefic, temperate and warm, significator of justice, learning and increase, and it tends a lot by enlarging and reconciling.',
    source: 'albiruni.planets',
    themes: ['generosity', 'knowledge', 'hope', 'justice', 'gratitude', 'moderation', 'trust'],
    blocks: {
      fortunePath: [
        'Jupiter is a generous steward for the lot, and your share has a way of growing at the moment you stop holding it by the corners.',
        'Teachers, judges, elders and open-handed friends belong to the manner of your well-being, both those you meet and the one you may be for others.',
      ],
      currentBlockages: [
        'Saying yes to eleven good things is how a person fails at nine of them.',
        'Hopefulness can skip the dull page on which the terms are printed.',
      ],
      spiritualGuidance: [
        'Husn al-zann, a good opinion of God, is a native language in you; practise it on the days when the news is poor.',
        'Let generosity have a plan as well as an impulse, for sadaqa given wisely is also a form of learning.',
      ],
      practicalSteps: [
        'Cancel one commitment this week that you took on out of optimism, with an apology and a replacement.',
        'Put a coin or a note in a jar each morning before leaving home, and empty it for charity after seven days.',
      ],
      lightSidePattern: [
        'Disputes soften near you because you can imagine that both sides may be partly right.',
        'You enjoy another person’s success as though it had been served to the whole table.',
      ],
      darkSideWarning: [
        'Largeness of view can be an excuse for lateness with details that matter to somebody.',
        'Plenty that is never measured teaches waste in a smiling voice.',
      ],
    },
  },
  {
    factor: 'ruler:Saturn',
    rule: 'Saturn is the greater malefic, cold and dry, significator of age, land, toil and delay, and as lord of the lot it ripens what is tended for long.',
    source: 'albiruni.planets',
    themes: ['time', 'patience', 'work', 'solitude', 'trust', 'humility', 'inheritance'],
    blocks: {
      fortunePath: [
        'Saturn holds the lot as an old farmer holds a field, without hurry, and knows what each season cannot be asked to do.',
        'Solid things agree with you: a craft learned properly, a debt cleared, a wall repointed, a language finished.',
      ],
      currentBlockages: [
        'Having been disappointed once in one corner, you may have stopped sweeping there altogether.',
        'The voice that lists your shortcomings is thorough, and it seldom troubles to check its facts.',
      ],
      spiritualGuidance: [
        'Let slowness become sabr: not gritted waiting, but staying at one’s post without thinking ill of God.',
        'Regret is useful for an hour as repentance and harmful for a year as furniture; ask forgiveness, mend what can be mended, and get up.',
      ],
      practicalSteps: [
        'Give one neglected duty fifteen minutes at the same time on each of the next five days.',
        'Sit with somebody over seventy this week, and ask what they have stopped worrying about.',
      ],
      lightSidePattern: [
        'You do what was agreed when nobody remembers agreeing it.',
        'Plainness suits you, and people come to trust an affection that uses few words.',
      ],
      darkSideWarning: [
        'Caution can outlive the danger that it was made for.',
        'Endurance becomes a fault when it is the patience of others that is being spent.',
      ],
    },
  },
  {
    factor: 'ruler:Uranus',
    rule: 'Uranus was unknown to the old astrologers; those who use modern rulership give it Aquarius, and read it as the breaker of worn habits.',
    source: 'modern.outer',
    themes: ['courage', 'community', 'knowledge', 'patience', 'humility', 'friendship'],
    blocks: {
      fortunePath: [
        'Under modern rulership Uranus has charge of the lot, and your ease may begin where an inherited ‘we have always done it so’ is politely questioned.',
        'An unusual route, a late change of trade or a friendship across forty years of age can fit you as a well-cut coat.',
      ],
      currentBlockages: [
        'Restlessness might be pulling up a plant to see whether it is growing.',
        'Being misunderstood can become so familiar that plain explanation is no longer attempted.',
      ],
      spiritualGuidance: [
        'Freedom, in the life of worship, is less the absence of a master than the choice of the right one; consider that slowly while making wudu’.',
        'Consult before you overturn, since shura, taking counsel, protects a good idea from its author.',
      ],
      practicalSteps: [
        'Alter one routine on purpose for seven days, and keep another exactly as it is.',
        'Explain your oddest opinion to a patient listener this week, then explain theirs back to them.',
      ],
      lightSidePattern: [
        'In your company an outsider feels like a fellow citizen.',
        'You mend what others have grown used to, the queue that makes no sense or the form that shames people.',
      ],
      darkSideWarning: [
        'Novelty can be a restless tenant who never pays the rent.',
        'Contempt for custom may sweep away somebody’s only shelter along with the dust.',
      ],
    },
  },
  {
    factor: 'ruler:Neptune',
    rule: 'Neptune was unknown to the old astrologers; those who use modern rulership give it Pisces, and read it as longing and the loosening of edges.',
    source: 'modern.outer',
    themes: ['prayer', 'retreat', 'beauty', 'honesty', 'generosity', 'order'],
    blocks: {
      fortunePath: [
        'By modern rulership Neptune keeps the lot, and what nourishes you may be hard to weigh: a melody of recitation, fog on a field, a stranger’s confidence.',
        'Imagination is part of your provision, and it earns its keep once it has been given a table, a lamp and an hour.',
      ],
      currentBlockages: [
        'Vagueness about money, dates or promises can feel like trust in God while it is only vagueness.',
        'You may be loving a person’s possibilities so much that the person is overlooked.',
      ],
      spiritualGuidance: [
        'Longing itself can be addressed, so turn it into du’a before it turns into daydream.',
        'The fixed edges of worship, its times and washings and counted cycles, are a mercy to anyone whose heart runs easily over its banks.',
      ],
      practicalSteps: [
        'Put three vague intentions into the diary with an hour and a place beside each.',
        'Ask one plain question about a matter you have been leaving in the mist, and write down the answer.',
      ],
      lightSidePattern: [
        'Mercy occurs to you first, and reasons for it come afterwards.',
        'You hear what is sad beneath what is said, and answer that.',
      ],
      darkSideWarning: [
        'Self-deception is gentle, well lit and very good company.',
        'Rescue can be a way of being needed by people who had asked only to be accompanied.',
      ],
    },
  },
  {
    factor: 'ruler:Pluto',
    rule: 'Pluto was unknown to the old astrologers; those who use modern rulership give it Scorpio, and read it as what is buried, cleared and begun again.',
    source: 'modern.outer',
    themes: ['repentance', 'honesty', 'trust', 'courage', 'grief', 'forgiveness'],
    blocks: {
      fortunePath: [
        'In modern rulership the lot answers to Pluto, and your well-being is apt to follow an honest clearing-out more closely than a pleasant addition.',
        'Crises have perhaps taught you what you can do without, and that knowledge is a hidden kind of ease.',
      ],
      currentBlockages: [
        'You may be digging for a motive where there was only a bad night’s sleep.',
        'All-or-nothing has the attraction of a clean line, and it leaves out most of life.',
      ],
      spiritualGuidance: [
        'Tawba, the turning back to God, is a way of beginning again without having to destroy the person who went wrong.',
        'Power over others is best prayed about before it is exercised, and better still halved.',
      ],
      practicalSteps: [
        'Throw out, delete or return ten things this week that belong to a finished chapter.',
        'Let one decision go entirely to somebody else, and do not ask how it was made.',
      ],
      lightSidePattern: [
        'Shame loses some of its force near you, because you do not flinch at it.',
        'After a collapse you are among the first to find a broom.',
      ],
      darkSideWarning: [
        'Intensity can be mistaken for depth, especially by the intense.',
        'To test people in secret is to fail them in advance.',
      ],
    },
  },
] as const satisfies readonly CorpusEntry[]
