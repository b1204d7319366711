import { numberText } from '#app/format.ts'
import { translated } from '#app/language/current.ts'
import { counted } from '#app/language/plural.ts'

/** Why another program gives another Part of Fortune. */
export const compareWords = translated('compare', {
  en: {
    lead: 'Does another program give another Part of Fortune for you? Enter what it shows. We try the known causes of such differences, one at a time and in pairs, and show those that give exactly the other program’s value.',
    enter: 'Enter another program’s lot',
    labels: { sign: 'Sign', degree: 'Degree', minute: 'Minute' },
    chooseSign: 'Choose a sign',
    degreeHint: '0 to 29',
    minuteHint: '0 to 59; leave out seconds',
    find: 'Find the cause',
    signMissing: 'Choose the sign that the other program gives',
    wholeNumber: (name: string, most: number) => `${name} must be a whole number from 0 to ${most}`,
    agree: 'Both programs agree',
    sameToMinute: (given: string, ours: string) =>
      `The other program gives ${given}, and your lot is ${ours}: the same to the minute.`,
    explanationsFit: (count: number) =>
      counted(count, { one: 'This explains the difference', other: '# explanations fit' }),
    gives: (given: string, ours: string) => `The other program gives ${given}; your lot is ${ours}.`,
    eachFits: ' Each of these gives the value of the other program to the minute:',
    noCause: 'No known cause explains the difference',
    triedNone: (tried: number, given: string) =>
      ` We tried ${tried} other lots, and none is ${given} to the minute.`,
    closest: (minutes: number) =>
      `The closest is ${counted(minutes, { one: '1 minute of arc', other: '# minutes of arc' })} away. It may explain part of the difference, if the place or the time also differs slightly. `,
    pleaseCheck:
      'Please check that the other program has the same date, time and place, that it shows the Part of Fortune and no other lot, and that it uses the tropical zodiac.',
    causes: (causes: readonly string[], lot: string) => `${causes.join(' And: ')} That gives ${lot}.`,
    byChance: (tried: number, chance: number) =>
      `We tried ${tried} other lots. By chance alone, about one value in ${numberText(chance)} would fit one of them.`,

    notReversed: (formula: string) =>
      `It does not reverse the formula by night: ${formula}, as Ptolemy and Lilly count.`,
    alwaysReversed: (formula: string) =>
      `It uses the formula of the night, ${formula}, for a birth by day. By day that point is the Lot of Spirit.`,
    sectByHouse:
      'It tells day from night by the house of the Sun: day is the 7th to the 12th house. We use the height of the Sun above the horizon.',
    sectBySign:
      'It tells day from night by the sign of the Sun: day is the 7th to the 12th sign from the rising one. We use the height of the Sun above the horizon.',
    standardTime: (theirs: string, ours: string) =>
      `It reads the clock by standard time, ${theirs}, although summer time was in force, ${ours}.`,
    summerTime: (theirs: string, ours: string) =>
      `It reads the clock by summer time, ${theirs}, although standard time was in force, ${ours}.`,
    rulesOfToday: (theirs: string, ours: string) =>
      `It applies the clock rules of today to the day of your birth: ${theirs} instead of ${ours}.`,
    mergedZone: (theirs: string, ours: string, theirZone: string, zone: string) =>
      `It uses the time zone history of ${theirZone}, with which ${zone} is often merged: ${theirs} instead of ${ours}.`,
    zoneHistory: (theirs: string, ours: string, zone: string, city: string) =>
      `It reads the clock by the history of ${zone}, which is that of ${city}: ${theirs} instead of ${ours}, by which the place of your birth lived.`,
    clockOfPlace: (theirs: string, ours: string) =>
      `It reads the clock of your birth as we read it today, ${theirs}. Your chart was cast with ${ours}.`,
    neighbourZone: (theirs: string, ours: string, zone: string) =>
      `It uses the time zone on the other side of a border, ${zone}: ${theirs} instead of ${ours}.`,
    hourOfLongitude: (theirs: string, ours: string) =>
      `It uses the full hour that is nearest to the longitude of the place: ${theirs} instead of ${ours}.`,
    universalTime: (time: string, ours: string) =>
      `It takes ${time} for Universal Time (UTC), although the clock showed ${ours}.`,
    localMeanTime: (theirs: string, ours: string) =>
      `It reads the clock by the local mean time of the place, ${theirs}, instead of ${ours}.`,
    noon: (time: string) => `It uses noon instead of ${time}, as programs do when no birth time is entered.`,
    roundedPlace: {
      'whole degrees': (place: string) => `It rounds the place to whole degrees: ${place}.`,
      'whole degrees, cut': (place: string) => `It rounds the place down to whole degrees: ${place}.`,
      'tenths of a degree': (place: string) => `It rounds the place to tenths of a degree: ${place}.`,
      'minutes of arc': (place: string) => `It rounds the place to minutes of arc: ${place}.`,
    },
    coordinates: (latitude: string, isNorth: boolean, longitude: string, isEast: boolean) =>
      `${latitude} ${isNorth ? 'N' : 'S'}, ${longitude} ${isEast ? 'E' : 'W'}`,
  },
})
