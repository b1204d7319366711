import type { ReactNode } from 'react'
import { translated } from '#app/language/current.ts'
import { counted } from '#app/language/plural.ts'

/** The words around a reading. */
export const analysisWords = translated('analysis', {
  en: {
    title: 'Your Part of Fortune Analysis',
    description: 'Your chart read step by step, with the reason for each sentence.',
    backToDashboard: 'Back to Dashboard',
    letter: 'Your reading in short',
    /** The lines after the gift, which stands first. */
    inShort: { gift: 'Gift', difficulty: 'Difficulty', help: 'Help', today: 'Today' },
    /** The titles of the blocks, on the page and on paper. */
    blocks: {
      fortunePath: 'Fortune Path',
      currentBlockages: 'Current Blockages',
      spiritualGuidance: 'Spiritual Guidance',
      practicalSteps: 'Practical Next Steps',
      lightSidePattern: 'Light Side Pattern',
      darkSideWarning: 'Shadow Side Warning',
    },
    send: 'Send your lot',
    sendShows:
      'A picture of your sky and your gift, with the address of a page that explains them. It has no name, date, time or place; a person who knows the sky well can estimate the date from it.',
    sendTall: 'Tall, for a story',
    sendSvg: 'As SVG',
    heavier:
      'If something heavier stands behind this, such as a loss, a fear, anger at home or an illness, it belongs with somebody who can answer you: a person you trust, a doctor, an imam.',
    examples: 'Real Life Examples',
    /** Where an example comes from, for the screen and for paper. Illustrations come last and share one label. */
    exampleLabels: {
      story: 'A story sent in by a user',
      event: 'An event added by an administrator',
      illustration: 'Written illustrations, not real people',
    },
    told: (label: string, teller: ReactNode): ReactNode[] => [label, ', ', teller],
    chosenBecause: (reason: ReactNode): ReactNode[] => ['Chosen because ', reason],
    verses: 'Verses to reflect on',
    figure: 'Figure of the lot',
    onThisPage: 'On this page',
    numbers: 'The number after a sentence leads to its reasons, and lights in the picture what it speaks of.',
    /** What a sentence speaks of, beside the picture: a body, an aspect that is nearly exact, or any other distance. */
    yourLot: 'your lot',
    bodyAt: (name: string, place: string) => `${name}, ${place}`,
    inAspect: (name: string, angle: string, of: string, orb: string) =>
      `${name}, ${angle} from ${of}, ${orb}`,
    apart: (name: string, apart: string, of: string) => `${name}, ${apart} from ${of}`,
    hideReasons: 'Hide the reasons',
    showReasons: 'Show all reasons',
    ownExperience: 'Your own experience',
    hasBeenLikeThis: 'Has something in your life been like this text, or quite different?',
    passageNamed:
      'The passage that the guidance names. It answers the difficulty; it is not about your chart, and your chart does not explain it.',
    versesShare:
      'These verses share the subjects of your analysis. They are not about your chart, and your chart does not explain them.',
    whereFrom: 'Where the text comes from',
    versions: (corpus: string, engine: string) => `Text version ${corpus}, calculation version ${engine}. `,
    forStudy: 'For study and self-reflection: nothing here foretells anything.',
    whatItIs: 'What Qismah is and is not',

    readFrom: 'Read from:',
    times: { today: 'Today', week: 'This week', month: 'This month' },
    stepFor: (time: string, subject: string | undefined) => `${time}, for ${subject}`,

    timeExact: 'Birth time taken as exact',
    timeUnsure: 'Not sure to the minute',
    sureWithin: (minutes: number) =>
      counted(minutes, { one: 'Sure within # minute', other: 'Sure within # minutes' }),
    whatWouldChange: (sure: string) => `${sure}. What would change?`,
    noteBelow: 'A note below such a part says what would change.',
    howManyMinutes: 'How many minutes could your birth time be wrong?',
    littleEarlierOrLater: 'Born a little earlier or later',
    bornBefore: (time: string, day: string | null) => `Born before ${time}${day ? ` on ${day}` : ''}`,
    bornAfter: (time: string, day: string | null) => `Born after ${time}${day ? ` on ${day}` : ''}`,
    partsDiffer(condition: string, changed: number, total: number) {
      const differ =
        total === 1
          ? 'this part differs'
          : changed === total
            ? 'every part differs'
            : `${changed} of these ${total} parts differ`
      return `${condition}: ${differ}`
    },
    wouldBeMissing: (condition: string | null) =>
      condition === null ? 'This part would be missing.' : `${condition}: this part would be missing.`,
    wouldBe: (condition: string) => `${condition}: `,
    takenAsExact: (time: string) => `Your birth time is taken as exact: ${time}.`,
    noPartChanges: (total: number, tolerance: number) =>
      `None of the ${total} parts of the text changes if the birth time is off by up to ${tolerance} minutes.`,
    partsCanChange(changed: number, total: number, tolerance: number) {
      const which =
        changed === total ? 'every part' : `${changed === 1 ? 'one' : changed} of the ${total} parts`
      return `If the birth time is off by up to ${tolerance} minutes, ${which} of the text can change.`
    },

    twilight: 'Born near sunrise or sunset',
    countedBy: (isDay: boolean, degree: ReactNode, sign: string, house: string): ReactNode[] => [
      `The Sun stood within one degree of the horizon, so the birth can be counted as by day or by night. We count the birth as by ${isDay ? 'day' : 'night'}, from the calculated height of the Sun. If it is counted the other way, the lot is at `,
      degree,
      ` ${sign} in the ${house}.`,
    ],

    parts: { gift: 'The gift', difficulty: 'The difficulty', help: 'The help' },
    doTheyFit:
      'Does it fit you? We count the answers, without names, to find the texts that need rewriting. A count of fewer than ten people is shown to nobody.',
    whereTheyComeFrom: 'What in your chart the three subjects come from',
    whereItComesFrom: 'What in your chart it comes from',
    answers: { fits: 'This fits', part: 'In part', not: 'Not me' },
    takeBack: 'Take back',
    noOther: {
      gift: 'Thank you. Your chart names no other gift.',
      difficulty: 'Thank you. Your chart names no other difficulty.',
      help: 'Thank you. Your chart names no other help.',
    },
    theNext: {
      gift: 'The next gift in your chart: ',
      difficulty: 'The next difficulty in your chart: ',
      help: 'The next help in your chart: ',
    },
    saved: 'Saved',
    canChangeAnswer: 'Thank you. You can change your answer.',
    takenBack: 'Taken back',
    answerDeleted: 'Your answer is deleted.',

    newVersion: 'A new version of your reading is available.',
    versionKept: (isRated: boolean) => `This version is kept${isRated ? ', with your rating' : ''}.`,
    showNew: 'Show the new version',
    newVersionShown: 'This is the new version of your analysis. The earlier one is kept below it.',
    yourReading: 'Your reading',
    earlier: (day: string) => `Earlier version of your analysis, from ${day}`,
    asReadThen: 'This is the text as you read it then.',
    goToCurrent: 'Go to the current version',
    analysisFrom: (day: string) => `Your analysis from ${day}`,
    rated: (rating: number) => `, rated ${rating} of 5`,
    notFound: 'This analysis was not found.',

    error: 'Error',
    rate: 'Rate this analysis',
    yourRating: 'Your rating',
    howWell: 'How well does this analysis speak to you?',
    saveRating: 'Save rating',
    changeRating: 'Change rating',
    ratingRange: 'Please choose a rating from 1 to 5',
    signInToRate: 'Please sign in to rate your analysis.',
    ratingNotSaved: 'Failed to save rating. Please try again.',
    thankYou: 'Thank you!',
    ratingSaved: 'Your rating has been recorded.',

    shareStory: 'Share Story',
    yourStory: 'Your story',
    storyHint: (least: number, most: number, anonymous: string) =>
      `Between ${least} and ${most} characters. It is sent anonymously. ${anonymous} An administrator reads it before anyone else sees it.`,
    submitStory: 'Submit story',
    tooShort: 'Story too short',
    submitted: 'Story Submitted',
    mayBeFeatured:
      'Thank you for sharing! Your story will be reviewed and may be featured on our YouTube channel.',

    failed: 'Analysis Failed',
    failedWhy:
      'We encountered an error while generating your analysis. This could be due to incomplete birth data or a temporary service issue.',
    tryAgain: 'Try Again',
    updateBirthData: 'Update Birth Data',
    generating: 'Generating Your Analysis',
    pleaseWait: 'Please wait',
    fewSeconds: 'This takes a few seconds.',

    notes: 'Notes',

    sect: 'Sect',
    dayBirth: 'Day birth',
    nightBirth: 'Night birth',
    figureMark: (who: string, sign: string, house: string) => `${who} in ${sign}, ${house} house by signs`,
    roles: {
      lot: 'The lot',
      ruler: (planet: string) => `${planet}, its ruler,`,
      help: (planet: string) => `${planet}, the help,`,
      test: (planet: string) => `${planet}, the difficulty,`,
    },
    figureCounts: 'Houses are counted here by whole signs from the rising sign, at the left.',
  },
})
