import type { CorpusEntry } from './types'

/** The essential dignities and debilities of the ruler. */
export const rulerDignity = [
  {
    factor: 'ruler.dignity:domicile',
    rule: 'A planet in a sign it rules is in its own house, able to act by its own means and to look after whatever depends upon it.',
    source: 'dorotheus.power',
    themes: ['gratitude', 'trust', 'generosity', 'order'],
    blocks: {
      fortunePath: [
        'The ruler of your lot is at home, and the old image is of a host who knows where everything is kept.',
        'What you need for the matter in hand may already be under your own roof, in a skill so familiar that you no longer count it.',
      ],
      currentBlockages: [
        'Being at home has its drowsiness, and you might be leaving a gift unused because it never had to be earned.',
        'A person who can manage alone is seldom offered help, and so you may have stopped noticing that you wanted it.',
      ],
      spiritualGuidance: [
        'Thankfulness for what comes easily is the hardest kind to remember, so give it a fixed place after one of the five prayers.',
      ],
      practicalSteps: [
        'List three things that others find difficult and you do without thinking, and offer one of them to someone this week.',
        'Invite a person who is new to your street or your work, and do the pouring yourself.',
      ],
      lightSidePattern: ['There is a settledness in you that other people borrow on their worse days.'],
      darkSideWarning: ['Self-sufficiency may turn, little by little, into a house without a guest room.'],
    },
  },
  {
    factor: 'ruler.dignity:exaltation',
    rule: 'In the sign of its exaltation a planet is received as an honoured guest, lifted up and listened to, though not the owner of the house.',
    source: 'ptolemy.exaltation',
    themes: ['humility', 'gratitude', 'standing', 'service'],
    blocks: {
      fortunePath: [
        'An exalted ruler is treated with respect where it stands, and there is a pull towards work that is held to a high measure.',
        'You may find that people expect good things of you before you have shown them any, which is a kindness and also a debt.',
      ],
      currentBlockages: [
        'High standards can keep a thing unfinished, since unfinished it still might be perfect.',
        'Praise heard early may have made ordinary effort look like failure.',
      ],
      spiritualGuidance: [
        'Whatever is raised up remembers the One who raises, and prostration is a good teacher of that balance.',
      ],
      practicalSteps: [
        'Let one piece of work leave your hands at ‘good enough’, and see what the world does with it.',
        'Thank by name somebody whose labour made your own look better than it was.',
      ],
      lightSidePattern: ['You bring out the best manners of a company, simply by having taken it seriously.'],
      darkSideWarning: [
        'Honour grows stale when it is guarded, and a guest who demands the best seat is soon sitting alone.',
      ],
    },
  },
  {
    factor: 'ruler.dignity:triplicity',
    rule: 'Each element has its lords by day and by night, and a planet in its own triplicity is like a person among kin and companions.',
    source: 'dorotheus.triplicity',
    themes: ['friendship', 'community', 'gratitude', 'trust'],
    blocks: {
      fortunePath: [
        'The lot’s ruler stands among its own kind, so support may reach you sideways, from friends of friends and cousins of neighbours.',
      ],
      currentBlockages: [
        'You could be waiting for a great patron while a small circle stands ready at your elbow.',
      ],
      spiritualGuidance: [
        'Keeping up the ties of kinship is counted among the beautiful acts, and here it has somewhere very practical to begin.',
      ],
      practicalSteps: [
        'Telephone one relative or old friend you have not spoken to since the spring, with nothing to ask for.',
      ],
      lightSidePattern: ['In a group that shares your purpose you become twice yourself.'],
      darkSideWarning: ['The ease of your own circle can make strangers seem more strange than they are.'],
    },
  },
  {
    factor: 'ruler.dignity:term',
    rule: 'The terms are unequal strips of each sign given to the five planets, and in its own term a planet works within bounds that suit it.',
    source: 'ptolemy.terms',
    themes: ['order', 'work', 'knowledge', 'moderation'],
    blocks: {
      fortunePath: [
        'A planet in its own term is compared to a craftsman with a proper bench, modest in size and well laid out.',
      ],
      currentBlockages: [
        'Limits that once helped you concentrate may now be a line nobody remembers drawing.',
      ],
      spiritualGuidance: [
        'Moderation is praised in worship as it is in food, and a short devotion that stays is dearer than a long one that lapses.',
      ],
      practicalSteps: [
        'Clear the one surface where you really work, and put back only what was used in the past month.',
      ],
      lightSidePattern: ['Given clear terms and a fair deadline, you deliver without fuss.'],
      darkSideWarning: ['Correctness is a fine servant, but it should not be the one who answers the door.'],
    },
  },
  {
    factor: 'ruler.dignity:face',
    rule: 'A planet only in its own face holds the smallest of the dignities, and Lilly pictures it as a person almost ready to be turned out of doors, yet still within.',
    source: 'lilly.dignities',
    themes: ['humility', 'patience', 'hope', 'work'],
    blocks: {
      fortunePath: [
        'Your ruler has a foothold rather than a seat, and a foothold is enough for someone who uses it at once.',
      ],
      currentBlockages: ['Doubt about whether you belong may be speaking louder than anyone in the room.'],
      spiritualGuidance: [
        'A little that is given sincerely outweighs a great deal given for show, and that is a comfort to whoever has only a little today.',
      ],
      practicalSteps: [
        'Ask for one clearly described task where you would like to be trusted, and leave the larger question for later.',
      ],
      lightSidePattern: ['You understand beginners, because you have not forgotten the doorstep.'],
      darkSideWarning: ['Fear of losing a small place can make one cling to it past its season.'],
    },
  },
  {
    factor: 'ruler.dignity:detriment',
    rule: 'A planet opposite a sign it rules is in detriment, far from its own house and obliged to live by the customs of another.',
    source: 'abumashar.dignities',
    themes: ['humility', 'patience', 'travel', 'trust'],
    blocks: {
      fortunePath: [
        'With its ruler in detriment the lot finds its way by translation, learning to say a familiar thing in a foreign tongue.',
        'People who work far from home learn which of their habits were truly needed, and something of that schooling may be yours.',
      ],
      currentBlockages: [
        'The approach that comes most naturally might be the very one that the situation cannot hear.',
        'Tiredness of adapting is real, and it can look from outside like lack of interest.',
      ],
      spiritualGuidance: [
        'The Prophet, peace be upon him, spoke of being in this world like a stranger or a traveller, and you may know from within what that lightness costs and gives.',
        'There is dignity in asking how things are done here before showing how they are done well.',
      ],
      practicalSteps: [
        'Name the one rule of your present surroundings you resent most, and ask an older hand what it is for.',
        'Set a weekly hour with someone in whose company you need not explain yourself.',
      ],
      lightSidePattern: ['Having been the outsider, you see at once who is standing by the wall.'],
      darkSideWarning: [
        'Constant adjustment can wear the edges off a conviction, until no one, yourself included, knows where you stand.',
      ],
    },
  },
  {
    factor: 'ruler.dignity:fall',
    rule: 'A planet opposite its exaltation is in its fall, spoken of as someone in a low place whose voice is not asked for.',
    source: 'ptolemy.exaltation',
    themes: ['humility', 'hope', 'repentance', 'patience'],
    blocks: {
      fortunePath: [
        'A ruler in fall works from the ground floor, where one sees how things are really carried and who carries them.',
        'Credit may be slow to find you, and that leaves you unusually free to ask what the work is for.',
      ],
      currentBlockages: [
        'You might be lowering your voice before anyone has asked you to.',
        'An old embarrassment could still be choosing which invitations you accept.',
      ],
      spiritualGuidance: [
        'Turning back to God is always open from below, and nobody is nearer the earth than the one whose forehead is on it.',
        'Let hope be a discipline rather than a mood, renewed each morning with the washing of the hands.',
      ],
      practicalSteps: [
        'Say your opinion once, early and in one sentence, at the next gathering where you would normally wait.',
        'Write down a failure of more than five years ago, and beneath it what it spared or taught you.',
      ],
      lightSidePattern: [
        'People confess their mistakes to you, sensing that you keep no ladder from which to look down.',
      ],
      darkSideWarning: ['Modesty can shade into self-contempt, which is not a virtue and helps no one.'],
    },
  },
  {
    factor: 'ruler.dignity:peregrine',
    rule: 'A planet with no dignity of any kind where it stands is called peregrine, a wanderer who owns nothing there and depends on the welcome of others.',
    source: 'lilly.dignities',
    themes: ['travel', 'trust', 'hope', 'community'],
    blocks: {
      fortunePath: [
        'The ruler of the lot is a traveller without property, so the lot leans on courtesy, on hosts and on the road itself.',
        'Much may come to you through doors that belong to other people, which makes good manners more than decoration.',
      ],
      currentBlockages: [
        'Having no fixed post, you may drift towards whoever speaks to you last.',
        'A suitcase kept packed in the mind makes it hard to plant anything.',
      ],
      spiritualGuidance: [
        'Trust, tawakkul, begins where our own means plainly do not reach, and you have perhaps met that border more often than most.',
      ],
      practicalSteps: [
        'Choose one place, a reading room, a mosque, a bench, and return to it at the same hour every week for two months.',
        'Before you ask a favour, learn the name of the person who would have to do it.',
      ],
      lightSidePattern: ['You are quick to feel at ease in an unknown town, and quick to thank it.'],
      darkSideWarning: ['One who belongs nowhere may end by promising something different in every house.'],
    },
  },
] as const satisfies readonly CorpusEntry[]
