import type { CorpusEntry } from './types'

/** The house in which the lord of the Part of Fortune stands. */
export const rulerHouse = [
  {
    factor: 'ruler.house:1',
    rule: 'The lord of the lot brings its business to the place where it stands, and in the first house, an angle, it rests in the person’s own hands.',
    source: 'valens.fortune',
    themes: ['body', 'courage', 'humility', 'time', 'honesty'],
    blocks: {
      fortunePath: [
        'A ruler rising in the first house leaves few intermediaries between you and your share; when you change your habits, the rest has something to follow.',
        'Confidence suits you best when it is physical, in a straight back, an unhurried walk and a clear reply.',
      ],
      currentBlockages: [
        'You could be asking many people for an answer that your own conduct has already given.',
      ],
      spiritualGuidance: [
        'Let repentance be personal and specific, addressed in your own words, since nobody else can perform it in your place.',
      ],
      practicalSteps: [
        'Change one bodily habit by ten minutes a day, in sleep, walking or meals, and mark each success on the calendar.',
      ],
      lightSidePattern: ['Self-reliance in you has good manners, and leaves other people room to help.'],
      darkSideWarning: ['An independent person may discover that every road home goes past a mirror.'],
    },
  },
  {
    factor: 'ruler.house:2',
    rule: 'When the lord of the lot is in the second house, its care turns to livelihood, goods and useful helpers.',
    source: 'dorotheus.fortune',
    themes: ['provision', 'work', 'gratitude', 'moderation', 'generosity'],
    blocks: {
      fortunePath: [
        'The ruler in the second house sends you back to resources: a skill, a tool, a helper or a shelf that you already have and seldom count.',
        'An hour given to mending or budgeting can leave you oddly cheerful.',
      ],
      currentBlockages: [
        'Worth and wages may have become tangled, so that a slow month feels like a smaller self.',
      ],
      spiritualGuidance: [
        'Before spending, ask whether the purchase is need, gratitude or consolation, and let each have its honest share.',
      ],
      practicalSteps: [
        'Make an inventory of ten useful things you own and lend one of them out before Sunday.',
      ],
      lightSidePattern: ['You are exact about what you owe and vague about what you are owed.'],
      darkSideWarning: ['Thrift grows harsh when it is applied first to other people’s pleasures.'],
    },
  },
  {
    factor: 'ruler.house:3',
    rule: 'In the third house a lord of the lot goes to work among brothers and sisters, neighbours, letters and short roads.',
    source: 'valens.fortune',
    themes: ['learning', 'speech', 'family', 'travel', 'friendship'],
    blocks: {
      fortunePath: [
        'Errands are the paths by which a third-house ruler gets things done, so a useful sentence may be waiting for you at the chemist’s or the bus stop.',
        'Learning in small daily portions keeps your affairs supple.',
      ],
      currentBlockages: ['Interruptions are perhaps welcomed more warmly than you admit.'],
      spiritualGuidance: [
        'Greet first with salaam, and mean the peace in it, when you pass someone with whom things have been cool.',
      ],
      practicalSteps: [
        'Walk your own streets for twenty minutes on three days, and speak to one person each time.',
      ],
      lightSidePattern: ['A brother, sister or neighbour can count on you to turn up with the van.'],
      darkSideWarning: ['Knowing everyone’s business is a long way from being everyone’s friend.'],
    },
  },
  {
    factor: 'ruler.house:4',
    rule: 'A lord of the lot in the fourth house, the angle beneath the earth, tends its business at home and among forebears.',
    source: 'dorotheus.fortune',
    themes: ['home', 'family', 'inheritance', 'gratitude', 'solitude'],
    blocks: {
      fortunePath: [
        'With the ruler in the fourth house, what is done in the kitchen or the garden shed upholds whatever is done in the office.',
        'Land, buildings and old family skills can be good subjects for your attention.',
      ],
      currentBlockages: ['An argument inherited from your elders may be drawing interest in your name.'],
      spiritualGuidance: [
        'Pray now and then in the place where you eat and quarrel, so that home also hears your better words.',
      ],
      practicalSteps: ['Mend one thing in the house that everyone has learned to step around.'],
      lightSidePattern: ['Homesick people feel less so near you, wherever either of you was born.'],
      darkSideWarning: ['Home can be loved in a manner that makes guests of those who live in it.'],
    },
  },
  {
    factor: 'ruler.house:5',
    rule: 'Standing in the fifth house, the place called Good Fortune, the lord of the lot works through gladness, children, gifts and making.',
    source: 'firmicus.fortune',
    themes: ['children', 'beauty', 'ease', 'generosity', 'hope'],
    blocks: {
      fortunePath: [
        'A fifth-house ruler likes to be courted with play, and your best solutions may come while kneading, kicking a ball or telling a story.',
        'Giving presents well is no trifle for you, but a way of paying attention that later bears fruit in trust.',
      ],
      currentBlockages: [
        'Waiting for inspiration can excuse you from the practice that would have invited it.',
      ],
      spiritualGuidance: [
        'Thank God for one enjoyment while you are still in the midst of it, not only when it has passed.',
      ],
      practicalSteps: [
        'Plan one inexpensive pleasure with a child or an old friend for this week, and keep the appointment as you would a dentist’s.',
      ],
      lightSidePattern: ['Work shared with you becomes a game with a purpose.'],
      darkSideWarning: ['A taste for delight may leave the washing-up to somebody of more solemn temper.'],
    },
  },
  {
    factor: 'ruler.house:6',
    rule: 'The sixth house is declining and laborious, and a lord of the lot in it earns by service, routine and repair.',
    source: 'valens.fortune',
    themes: ['service', 'work', 'body', 'order', 'patience'],
    blocks: {
      fortunePath: [
        'From the sixth house the ruler asks for sleeves rolled up, and rewards system: the same bench, the same hour, the tools put back.',
        'Attention to food, rest and exercise does more for your clear-headedness than another cup of resolve.',
      ],
      currentBlockages: [
        'Everybody’s minor emergencies could be standing between you and your one important task.',
      ],
      spiritualGuidance: [
        'Offer the dullest chore of the day as worship, by intending with it the comfort of somebody under your roof.',
      ],
      practicalSteps: [
        'Write out your real working hours for one week and remove a single recurring task that serves no one.',
      ],
      lightSidePattern: ['Colleagues learn from you that care may be shown by labelling the shelf.'],
      darkSideWarning: ['Indispensability is a tiring ambition, and it rarely leaves others any stronger.'],
    },
  },
  {
    factor: 'ruler.house:7',
    rule: 'In the seventh house, an angle, the lord of the lot stands with the other party, whether partner, client or opponent.',
    source: 'dorotheus.fortune',
    themes: ['partnership', 'justice', 'courtesy', 'honesty', 'trust'],
    blocks: {
      fortunePath: [
        'Seventh-house rulership means the key to a stiff lock is frequently in somebody else’s pocket, and asking courteously is how it gets out.',
        'Contracts, duets and shared desks suit your way of working.',
      ],
      currentBlockages: ['Peace may be resting on an assumption which the other person has never heard.'],
      spiritualGuidance: [
        'Consult those whom a decision touches, and treat their counsel as part of the answer instead of a delay to it.',
      ],
      practicalSteps: [
        'Hold one half-hour conversation with a partner or colleague on what each expects by the end of the month.',
      ],
      lightSidePattern: ['A worthy opponent brings out courtesy in you as well as effort.'],
      darkSideWarning: ['It is easy to choose companions who carry the traits one prefers not to own.'],
    },
  },
  {
    factor: 'ruler.house:8',
    rule: 'A lord of the lot in the eighth house has charge of what is shared, owed, inherited or feared.',
    source: 'firmicus.fortune',
    themes: ['trust', 'inheritance', 'honesty', 'grief', 'repentance'],
    blocks: {
      fortunePath: [
        'Joint accounts, borrowed tools, family papers and other people’s worries are where an eighth-house ruler asks you to be scrupulous.',
        'You may find relief in naming aloud what everyone at the table has been stepping round.',
      ],
      currentBlockages: [
        'Dread of being beholden can stop you from accepting the help that would set you free sooner.',
      ],
      spiritualGuidance: [
        'Ask pardon of one person whose right you may have neglected, since some debts are not of money.',
      ],
      practicalSteps: [
        'Put one shared arrangement into order this week, a loan, a lease or a list of passwords, and date it.',
      ],
      lightSidePattern: ['Discretion in you is complete, and heavy news can be set down at your feet.'],
      darkSideWarning: ['Managing everyone’s risk may become a way of managing everyone.'],
    },
  },
  {
    factor: 'ruler.house:9',
    rule: 'The ninth house is given to worship, wisdom and the road, and a lord of the lot in it works through study, worship and distance.',
    source: 'valens.fortune',
    themes: ['travel', 'knowledge', 'prayer', 'learning', 'hope'],
    blocks: {
      fortunePath: [
        'When the ruler is in the ninth house, a stalled affair often needs a wider frame: a teacher, a foreign example, or a night of prayer.',
        'You gather strength from people whose customs are unlike your own.',
      ],
      currentBlockages: [
        'A conviction may be repeated so often that nobody, yourself included, remembers where it came from.',
      ],
      spiritualGuidance: [
        'Bring one hard question into sujud, prostration, and put it simply, as a child would.',
      ],
      practicalSteps: [
        'Read three pages of a tradition or country you know only by hearsay, then ask a person from it whether the pages are fair.',
      ],
      lightSidePattern: ['Your explanations leave people with more sky.'],
      darkSideWarning: ['Wisdom kept for lectures does not help with the washing-line.'],
    },
  },
  {
    factor: 'ruler.house:10',
    rule: 'In the tenth house, the highest angle, the lord of the lot acts in public, through office, craft and reputation.',
    source: 'lilly.houses',
    themes: ['standing', 'work', 'justice', 'service', 'trust'],
    blocks: {
      fortunePath: [
        'A ruler at the top of the chart does its work in the open, so let your affairs be such as you could explain to an apprentice.',
        'A clear title, a stated duty and a finish date turn your goodwill into results.',
      ],
      currentBlockages: ['Work may have become the one room in which you know how to be loved.'],
      spiritualGuidance: [
        'Ask forgiveness after success as well as after failure, which keeps the ladder from going to one’s head.',
      ],
      practicalSteps: [
        'Write down who benefits from your work, by name if you can, and do one extra thing for the least powerful of them.',
      ],
      lightSidePattern: [
        'Your standards are visible, and a beginner can learn the trade just by watching you tidy up.',
      ],
      darkSideWarning: ['A public face, worn to supper, frightens the children a little.'],
    },
  },
  {
    factor: 'ruler.house:11',
    rule: 'The eleventh house is given to friends, hopes and benefactors, and a lord of the lot found in it works through alliance.',
    source: 'albiruni.houses',
    themes: ['friendship', 'hope', 'community', 'generosity', 'gratitude'],
    blocks: {
      fortunePath: [
        'The eleventh-house ruler is sociable, and many of your plans need one more chair at the table before they begin to move.',
        'Hope shared with good people becomes a kind of equipment.',
      ],
      currentBlockages: [
        'Group chatter can use up the hour in which one loyal friend needed to hear from you.',
      ],
      spiritualGuidance: [
        'Pray by name for a friend’s need before your own, and let the order teach you something about having enough.',
      ],
      practicalSteps: [
        'Ask a friend for one definite favour this week, and offer one definite favour to another.',
      ],
      lightSidePattern: ['You remember the hopes people mentioned last year, and you ask after them.'],
      darkSideWarning: ['Belonging may be bought with small silences about what is right.'],
    },
  },
  {
    factor: 'ruler.house:12',
    rule: 'A lord of the lot in the twelfth house works out of sight, in seclusion, hidden service and the mastering of one’s own enemies within.',
    source: 'firmicus.fortune',
    themes: ['solitude', 'retreat', 'remembrance', 'patience', 'service'],
    blocks: {
      fortunePath: [
        'Backstage is where a twelfth-house ruler is most capable, and you may do your finest work for an event at which you are not seen.',
        'Quiet preparation, done without announcing it, agrees with you.',
      ],
      currentBlockages: ['An effort may be undone by a habit that nobody but you has noticed.'],
      spiritualGuidance: [
        'Keep one act of worship as a secret between yourself and God, small enough to last a year.',
      ],
      practicalSteps: [
        'Spend fifteen minutes alone on each of five evenings, writing down what you avoided that day and why.',
      ],
      lightSidePattern: ['Those on the edge of a gathering find you there before them, with a spare cup.'],
      darkSideWarning: [
        'Secrecy about small sorrows can make a hermit of someone who has a house full of friends.',
      ],
    },
  },
] as const satisfies readonly CorpusEntry[]
