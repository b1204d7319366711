import { translated } from '#app/language/current.ts'

/** How a Part of Fortune is found, in steps. */
export const lotFoundWords = translated('lotFound', {
  en: {
    byDay: 'By day',
    byNight: 'By night',
    horizon: (isDay: boolean, start: string, end: string) =>
      `The Sun is ${isDay ? 'above' : 'below'} the horizon, so we count from ${start} to ${end}.`,
    measure: 'Measure the arc',
    measured: (start: string, startsAt: string, end: string, endsAt: string, arc: string) =>
      `From ${start} at ${startsAt}, in the order of the signs, to ${end} at ${endsAt}: ${arc}.`,
    carry: 'Measure it from the Ascendant',
    carried: (ascendant: string) => `The same distance, from the Ascendant at ${ascendant}.`,
    end: 'The lot is where it ends',
    lot: (position: string, whose: 'your' | 'the') => `${position}: ${whose} Part of Fortune.`,
    rounded: 'Fractions of a second are left out, so the sum can differ by a second or two.',
    picture: 'How the Part of Fortune is found',
    pictureText: (start: string, end: string) =>
      `The zodiac with the Ascendant at the left. An arc runs from ${start} to ${end}; the same arc from the Ascendant ends at the lot. The steps follow in words.`,
  },
})
