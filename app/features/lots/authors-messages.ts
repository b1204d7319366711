import type { ReactNode } from 'react'
import type { Angularity } from '#app/astro/index.server.ts'
import type { HouseSystem, Planet, Sign } from '#app/astro/types.ts'
import { listText } from '#app/format.ts'
import { astroWords } from '#app/language/astro-messages.ts'
import { translated } from '#app/language/current.ts'
import { capital } from './lot-messages.ts'

const named = (planet: Planet) => astroWords.planets[planet]

/** What three authors make of a lot, and what the findings of a judgement count for. */
export const authorsWords = translated('authors', {
  en: {
    ptolemy: 'Ptolemy',
    valens: 'Valens',
    lilly: 'Lilly',
    ofPtolemy: (position: string, ruler: Planet) =>
      `He counts from the Sun to the Moon by day and by night: ${position}, ruled by ${named(ruler)}. We have this count from Lilly, and no text of Ptolemy to quote.`,
    ofValens: (isDay: boolean, position: string, ruler: Planet, place: number, tenth: Sign) =>
      `${isDay ? 'By day he counts as Ptolemy does' : 'By night he exchanges the two lights'}: ${position}, ruled by ${named(ruler)}. He counts by signs: the ${astroWords.ordinal(place)} place. Then he counts all twelve places from the lot again; its tenth is ${tenth}.`,
    ofLilly: (
      position: string,
      system: HouseSystem,
      house: number,
      kind: Angularity,
      ruler: Planet,
      ruled: readonly number[],
    ) =>
      `He counts as Ptolemy does: ${position}. By ${astroWords.houseSystems[system]} houses, the ${astroWords.house(house)}: ${kind}. He asks which house its ruler has: ${capital(named(ruler))} ${ruled.length > 0 ? `rules the ${listText(ruled.map(astroWords.ordinal))}` : 'rules no cusp here'}.`,
    dayAlike: (house: number) =>
      `By day all three have the same degree and the same ruler, and here the same house, the ${astroWords.ordinal(house)}. They part only in what they ask next.`,
    dayPart: (place: number, house: number) =>
      `By day all three have the same degree and the same ruler. Here they part in the house: the ${astroWords.ordinal(place)} for Valens, the ${astroWords.ordinal(house)} for Lilly.`,
    nightPart: (differ: readonly string[]) =>
      `By night Ptolemy and Lilly have another degree than Valens. Here that changes the ${listText(differ)}. Qismah counts as Valens does.`,
    nightAlike:
      'By night Ptolemy and Lilly have another degree than Valens. Here sign, ruler and house stay the same. Qismah counts as Valens does.',
    sign: 'sign',
    ruler: 'ruler',
    house: 'house',

    writtenFrom: (term: (name: string) => ReactNode): ReactNode[] => [
      'Your analysis is written from these findings and nothing else. They contain signs, houses and ',
      term('dignities'),
      ' but no degrees, so two births with the same findings get the same analysis.',
    ],
    tableTitle: 'How the lot is judged',
    heads: {
      examined: 'What was examined',
      found: 'What was found',
      counts: 'What it counts for, and by which book',
    },
    asHelp: 'counted as a help',
    asDifficulty: 'counted as a difficulty',
    noHelp: 'Jupiter, Venus, the Sun and the Moon make no helpful aspect by sign to the lot or its ruler.',
    noTest: 'Saturn and Mars make no difficult aspect by sign to the lot or its ruler.',
    notMentioned: 'The analysis does not mention it.',
    countsWhereItSees: 'A planet counts here where its sign sees the sign of the lot or of its ruler.',
    /** What was examined, and what it counts for. */
    rows: {
      sect: [
        'Day or night',
        'Whether the birth is by day or by night. Planets of the same group (sect) are read more gently.',
      ],
      lotSign: ['Sign of the lot', 'How a person looks for well-being.'],
      place: ['House of the lot', 'Where a person looks for well-being.'],
      ruler: ['Ruler of the lot', 'How strong the ruler of the lot is in its sign (its dignity).'],
      sight: ['Ruler and lot', 'Whether the ruler makes an aspect by sign to the lot.'],
      help: ['The planet of the help', 'The third subject of the analysis: the help.'],
      test: ['The planet of the difficulty', 'The second subject of the analysis: the difficulty.'],
      spirit: ['Lot of Spirit', 'What a person does, as opposed to what happens to them.'],
      tenth: ['Tenth from the lot', 'How the gift may show.'],
      eleventh: ['Eleventh from the lot', 'What comes to a person.'],
      bound: ['Bound of the lot', 'Counts only together with a stronger sign.'],
      end: ['End of the chain', 'Where the chain of rulers ends.'],
      near: [
        'Planets with the lot, or close to an aspect to it',
        'The strongest of them opens the analysis.',
      ],
      firm: ['A firm hand', 'Mentioned where it is close to the lot.'],
    },
  },
})
