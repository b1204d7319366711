import { translated } from '#app/language/current.ts'

/** What the picture of the sky shows, in words. */
export const plateWords = translated('plate', {
  en: {
    title: 'The sky above the place at the birth',
    /** The title of the picture as a file. */
    lotIn: (sign: string) => `Part of Fortune in ${sign}`,
    list: (names: readonly string[]) =>
      names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`,
    above: (names: string) => `Above the horizon: ${names}.`,
    belowIt: (names: string) => `Below it: ${names}.`,
    below: (names: string) => `Below the horizon: ${names}.`,
    stars: (kind: string, names: string) => `${kind}: ${names}.`,
    starsInLight: {
      day: 'The brightest stars above the horizon, which daylight hides',
      twilight: 'The brightest stars above the horizon, in twilight',
      night: 'The brightest stars above the horizon',
    },
    lot: 'the lot',
    /** Names in the picture, where room is small. */
    inPicture: { lot: 'Lot', Sun: 'Sun', Moon: 'Moon' },
    enlarge: 'Show the picture large',
    /** A star by its name, or by its name in Arabic, which may be empty. */
    star: ({ name }: { name: string; arabic: string }) => name,
    comma: ', ',
    shows: 'What the picture shows',
    howToRead:
      'The sky over the place of birth at that minute, as one looks up: the zenith in the middle, north at the top, east at the left. In the outer ring is what was below the horizon. The gold line is the arc of the lot, from the Ascendant; the dotted line is the same arc between Sun and Moon. A ring marks the lot’s ruler.',
  },
})
