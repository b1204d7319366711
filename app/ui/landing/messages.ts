import type { ReactNode } from 'react'
import { translated } from '#app/language/current.ts'
import type { Language } from '#app/language/language.ts'

/** To somebody who sees the English page and prefers another language. */
export const ALSO_HERE: Readonly<Record<Exclude<Language, 'en'>, string>> = {
  ar: 'هذه الصفحة بالعربية أيضًا',
}

/** Words inside a sentence that are marked up, such as a link. */
type Mark = (words: string) => ReactNode

export const landingWords = translated('landing', {
  en: {
    title: 'Your Part of Fortune, with its reasons',
    description:
      'Enter your birth date, time and place and read a Part of Fortune analysis in which every sentence says why it stands there.',
    eyebrow: 'Qismah: Arabic for “share” or “portion”',
    what: (lot: Mark, inLatin: ReactNode, inArabic: ReactNode): ReactNode[] => [
      'The ',
      lot('Part of Fortune'),
      ' is a point counted from your Sun, Moon and rising sign; Arabic authors called it ',
      inLatin,
      ', ',
      inArabic,
      '.',
    ],
    enter:
      'Enter the date, time and place of your birth. Read where the Part of Fortune is in your chart, what it is said to mean for you, and the reason for each sentence.',
    start: 'Start Your Analysis',
    findLot: 'Find your lot: one minute, no account',
    seeSample: 'See a sample',
    how: {
      eyebrow: 'How It Works',
      title: 'Four steps, a few minutes',
      login: 'Secure login',
      loginWith: (google: boolean) =>
        `${google ? 'With Google, or with an' : 'An'} email address and a password, stored so that nobody can read it. You can use any name. It does not have to be your own.`,
      birth: 'Birth details',
      birthText:
        'The date, the time on the clock and the place. We use the history of the time zone to find the exact moment.',
      analysis: 'Reasoned analysis',
      analysisText: (houses: Mark, lot: Mark): ReactNode[] => [
        'Planets, ',
        houses('houses'),
        ' and the ',
        lot('lot'),
        ' are calculated, and written rules turn them into text. No language model makes anything up.',
      ],
      guidance: 'Spiritual guidance',
      guidanceText: 'Patience, gratitude, trust: verses to reflect on, and small steps to take this week.',
      exactTime: 'An exact birth time is required',
      whyExact: (rising: Mark, help: Mark): ReactNode[] => [
        'Without the hour and minute the houses cannot be calculated correctly: the degree of the ',
        rising('rising sign'),
        ' changes about every four minutes. ',
        help('Where to find your exact time'),
      ],
    },
    found: {
      eyebrow: 'The Part of Fortune',
      title: 'How the lot is found',
      lead: 'The distance from the Sun to the Moon, measured from the Ascendant.',
    },
    sample: {
      eyebrow: 'Sample Analysis',
      title: 'What an analysis looks like',
      lead: 'How it begins, and four of its parts, shortened.',
      getFull: 'Get Your Full Analysis',
    },
    different: {
      eyebrow: "Why We're Different",
      title: 'You can check what you read',
      precise: 'Precise calculations',
      preciseText:
        'Our program is compared with 150 charts of the Swiss Ephemeris, the usual reference. Clock times follow the full history of each time zone.',
      reasons: 'Every sentence carries its reason',
      reasonsText:
        'The placement in the chart, the rule, and the book that the rule comes from. Where no book says it, we say so.',
      islamic: 'Islamic wisdom, set apart',
      islamicText:
        'The Qur’an is quoted verbatim, whole ayahs with their reference. No verse is used to say something about a chart.',
      evidence: 'You choose, and we count',
      evidenceText: (count: Mark): ReactNode[] => [
        'One of three scenes in your analysis is a stranger’s. Whether people know their own is counted and ',
        count('published'),
        ', whatever the result.',
      ],
      anonymous: 'Anonymous analysis',
      anonymousText: 'Your account is known by a random number. You do not need to give your real name.',
      encrypted: 'Secure data, encrypted',
      encryptedText: (privacy: Mark): ReactNode[] => [
        'The whole file of the database is encrypted on the disk. Nothing is sold, and nothing is passed on except as the ',
        privacy('Privacy Policy'),
        ' says.',
      ],
      deletion: 'Delete My Data, at any time',
      deletionText: (how: Mark): ReactNode[] => [
        'You can delete your account and everything in it yourself. ',
        how('How it works'),
      ],
    },
    community: {
      eyebrow: 'Community',
      title: 'Stories that people share',
      lead: 'An administrator reads each story before anyone else sees it. It appears without a name or under a pseudonym, unless its author wants the name shown.',
      stories: 'real stories',
      lives: 'lives changed',
      share: 'Share Your Story',
      privacy: 'Read Privacy Policy',
      channel: 'Watch our YouTube channel',
      start: 'Start your analysis',
      decide: 'Use what you read to think about yourself. You decide what it means to you.',
      getNow: 'Get Your Analysis Now',
      withGoogle: 'Begin Your Analysis with Google',
    },
  },
})
