import type { CorpusEntry } from './types'

/** Births of the day, of the night and of twilight. */
export const sect = [
  {
    factor: 'sect:day',
    rule: 'By day the lot is counted from the Sun to the Moon and cast from the Ascendant, and the Sun, Jupiter and Saturn are the planets at home.',
    source: 'ptolemy.sect',
    themes: ['work', 'standing', 'gratitude', 'time', 'generosity'],
    blocks: {
      fortunePath: [
        'A birth by day measures the lot from the Sun to the Moon, so the tradition reads it from what is deliberate towards what is felt.',
        'In a daytime chart what is done in the open, with your name on it, usually feels more natural than what is arranged behind a curtain.',
      ],
      currentBlockages: [
        'There may be a habit of trusting only what can be shown to others, and leaving quiet worries without an hour of their own.',
        'Rest may feel like being late for something, even on a Friday afternoon.',
      ],
      spiritualGuidance: [
        'Let the hours of daylight carry a few short remembrances, so that work and worship do not become two different countries.',
        'The noon prayer falls in the thick of things, and leaving a task half done for it is a lesson in who keeps the world turning.',
        'Ask to be as sincere at the counter and the desk as you are on the prayer mat.',
      ],
      practicalSteps: [
        'Choose the brightest hour of your working day for the task you most want to do well, and guard it for five days running.',
        'Take the midday meal away from every screen on three days of this week, and in company on one of them.',
      ],
      lightSidePattern: [
        'You tend to do your best when the purpose is plain and everyone round the table can see it.',
        'Openness is your short cut: you say what you are doing, and half the obstacles do not form.',
      ],
      darkSideWarning: [
        'Living in full view, you may begin to perform the good that you used simply to do.',
        'The part of you that has no result to show could be left standing in the corridor.',
      ],
    },
  },
  {
    factor: 'sect:night',
    rule: 'By night the Sun and the Moon change places in the reckoning of the lot, and the Moon, Venus and Mars are the planets at home.',
    source: 'albiruni.fortune',
    themes: ['remembrance', 'solitude', 'patience', 'family', 'prayer'],
    blocks: {
      fortunePath: [
        'Born by night, you have a lot counted the other way, from the Moon to the Sun: it begins in feeling and works outwards to decision.',
        'Much of what nourishes you may ripen out of sight, in kitchens, late conversations and unhurried thought.',
      ],
      currentBlockages: [
        'What you understood in the quiet of the evening can be argued away by nine the next morning.',
        'Worry likes the small hours too, and it tends to make large figures out of coats on a chair.',
      ],
      spiritualGuidance: [
        'The last part of the night has always been loved by those who pray, and even ten minutes of it belong wholly to you.',
        'Before sleep, forgive by name whoever crossed you today, and hand the account over to God.',
        'What is done for God after the lamps are out has no audience to spoil it.',
      ],
      practicalSteps: [
        'Keep a notebook beside the bed for a fortnight, and put down the thought that comes when the house is still.',
        'Dim one lamp and put away one device an hour before bed, four nights out of seven.',
      ],
      lightSidePattern: [
        'You notice a change of mood in a room before a word has been said about it.',
        'Ordinary, bearable secrets are brought to you, because you do not hold them up to the light.',
      ],
      darkSideWarning: [
        'A private inner life can turn into a locked one, where even those who love you must guess.',
        'Withdrawing to think can become withdrawing so as not to be asked.',
      ],
    },
  },
  {
    factor: 'sect:twilight',
    rule: 'When the Sun stands within one degree of the horizon the birth may be judged of the day or of the night, and the two reckonings give two different lots.',
    source: 'albiruni.fortune',
    themes: ['humility', 'patience', 'hope', 'time', 'honesty'],
    blocks: {
      fortunePath: [
        'You were born close to sunrise or sunset, so the day reckoning and the night reckoning both have a claim, and what follows uses one of them while the other is shown beside it.',
        'Read this page as one of two careful drafts, and keep the sentences that your own life recognises.',
      ],
      currentBlockages: [
        'Standing between two lights, you may put off choosing until the choice has been made by the clock.',
      ],
      spiritualGuidance: [
        'Dawn and dusk are both hours of prayer, and a person of the threshold can learn from them that passing over is itself a kind of place.',
      ],
      practicalSteps: [
        'Read the other lot’s sign and house as well, and mark in pencil which of the two you would have written about yourself.',
      ],
      lightSidePattern: [
        'You can explain the early risers to the late ones, having something of both in you.',
      ],
      darkSideWarning: [
        'Uncertainty can become comfortable, a way of never being quite answerable for either answer.',
      ],
    },
  },
] as const satisfies readonly CorpusEntry[]
