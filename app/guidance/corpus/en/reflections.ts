import type { TrackName } from '#app/guidance/types.ts'

/** Questions to answer in writing, by the subject of a reading. They ask about the past, never about the future. */
export const REFLECTIONS: Readonly<Record<TrackName, readonly [string, string, string]>> = {
  trust: [
    'Who knew this week what you needed, and how did they learn it?',
    'Which small promise did you keep, and which did you forget?',
    'Whom did you let come close, and what made that easy or hard?',
  ],
  speech: [
    'What did you say this week that you would say again?',
    'What did you leave unsaid, and for whose sake?',
    'Whose words stayed with you, and why those?',
  ],
  provision: [
    'What did you receive this week without asking for it?',
    'What did you share, and what did you keep back?',
    'When did you notice that you had enough?',
  ],
  work: [
    'Which piece of your work did you do well, though nobody looked?',
    'What did you leave half done, and what stood in the way?',
    'Who made your work lighter?',
  ],
  home: [
    'At which moment did you feel at home?',
    'What did you do for the people you live with, and what did they do for you?',
    'Which habit of your family do you keep, and which have you given up?',
  ],
  learning: [
    'What did you learn this week, and from whom?',
    'About what did you change your mind?',
    'Which question are you still carrying with you?',
  ],
  service: [
    'Whom did you help, and what did it cost you?',
    'Who helped you, and how did you take it?',
    'What did you do that nobody has thanked you for, and how do you feel about it?',
  ],
  friendship: [
    'Which friend did you think of, and did you tell them?',
    'With whom did you laugh?',
    'Which friend would be glad of an hour of your time?',
  ],
  worship: [
    'Which prayer of this week do you remember, and why that one?',
    'What did you thank God for?',
    'What drew your heart away, and what brought it back?',
  ],
  courage: [
    'What did you do although you were afraid?',
    'Where did you give in, and was that right?',
    'Whom did you support when it was not easy?',
  ],
  order: [
    'What did you put in order, in your house or in yourself?',
    'What did you leave as it was, and may it stay like that?',
    'Which hour of your day went as you had meant it to go?',
  ],
  standing: [
    'When were you praised, and what did it do to you?',
    'Before whom did you want to look better than you are?',
    'What did you do that is right, whatever others think of it?',
  ],
  loss: [
    'What do you miss?',
    'What have you let go of, and what is left of it?',
    'Who was with you when something ended?',
  ],
  patience: [
    'What did you have to wait for, and how did you wait?',
    'Where did you lose patience, and with whom?',
    'What has grown slowly, so that you see it only now?',
  ],
}

/** For a person without a reading. */
export const GENERAL_REFLECTIONS: readonly [string, string, string] = [
  'What happened today that you want to remember?',
  'What are you thankful for?',
  'What would you do differently?',
]
