import type { ReactNode } from 'react'
import type { Angularity, Regard } from '#app/astro/index.server.ts'
import type { Planet, Sign } from '#app/astro/types.ts'
import { listText } from '#app/format.ts'
import { astroWords } from '#app/language/astro-messages.ts'
import { translated } from '#app/language/current.ts'
import { capital } from './lot-messages.ts'

const named = (planet: Planet) => astroWords.planets[planet]
const first = (planet: Planet) => capital(named(planet))

/** After the name of a planet: how its sign sees the sign of another thing. */
function seeing(by: Regard, what: string): string {
  if (by === 'Aversion') return `does not see ${what}`
  if (by === 'Conjunction') return `is in one sign with ${what}`
  if (by === 'Opposition') return `sees ${what} from the opposite sign`
  return `sees ${what} by a ${astroWords.aspectsInSentence[by]}`
}

/** The judgement of the lot and of its ruler, in sentences. */
export const judgementWords = translated('judgement', {
  en: {
    /** What is examined, as a label and inside a sentence. */
    about: {
      sect: 'Day and night',
      dignity: 'Dignity',
      host: 'Host',
      place: 'Place',
      motion: 'Motion',
      sun: 'Distance from the Sun',
      sight: 'Sight of the lot',
      benefics: 'The benefics',
      malefics: 'The malefics',
    },
    aboutInSentence: {
      sect: 'day and night',
      dignity: 'dignity',
      host: 'host',
      place: 'place',
      motion: 'motion',
      sun: 'distance from the sun',
      sight: 'sight of the lot',
      benefics: 'the benefics',
      malefics: 'the malefics',
    },
    sum(planet: Planet, well: readonly string[], ill: readonly string[]) {
      const half = (list: readonly string[], words: string) =>
        list.length > 0 ? [`${words} ${listText(list)}`] : []
      const halves = [...half(well, 'for it speak'), ...half(ill, 'against it')]
      return halves.length > 0
        ? `Our count for ${named(planet)}: ${halves.join('; ')}.`
        : `Our count for ${named(planet)}: nothing speaks clearly for it or against it.`
    },
    noSect: (planet: Planet) => `The old books did not know ${planet} and give it no sect.`,
    sect: (planet: Planet, sect: 'day' | 'night', birth: 'day' | 'night', inSect: boolean) =>
      `${first(planet)} belongs to the ${sect}, and the birth is by ${birth}: it is ${inSect ? 'of the chart’s own' : 'not of the chart’s'} sect.`,
    hayyiz: 'Its half of the sky and its sign fit too: it is in its domain (hayyiz).',
    nearHorizon: 'The Sun was near the horizon, so this can be the other way round.',
    dignities: {
      domicile: 'in its own sign',
      exaltation: 'in its exaltation',
      triplicity: 'in its own triplicity',
      term: 'in its own bound',
      face: 'in its own face',
      detriment: 'in its detriment, opposite its own sign',
      fall: 'in its fall, opposite its exaltation',
    },
    stands: (_: Planet, place: string, dignities: readonly string[]) =>
      `It stands at ${place}, ${dignities.length > 0 ? listText(dignities) : 'where it has no dignity (it is peregrine)'}.`,
    exaltationDegree: (_: Planet, degree: string) => `The degree of its exaltation is the ${degree}.`,
    boundOf: (planet: Planet) => `By the Egyptian table, the bound is that of ${planet}.`,
    noHost: (_: Planet): string => 'It is at home and needs no host.',
    mutualHost: (_: Planet, host: Planet, sign: Sign) =>
      `${first(host)} rules ${sign}, and each stands in a sign of the other.`,
    host: (host: Planet, sign: Sign, sees: boolean) =>
      `${first(host)} rules ${sign} and is its host. The host ${sees ? 'sees its guest' : 'does not see its guest'}.`,
    place: (house: string, bySign: Angularity, byHouse: Angularity) =>
      `It is in the ${house}: ${bySign === byHouse ? bySign : `${byHouse} by houses, ${bySign} by signs`}.`,
    station: (_: Planet, station: 'first' | 'second', pace: string) =>
      `It is at its ${station} station, about to go ${station === 'first' ? 'back' : 'forward'}. It moves ${pace} a day.`,
    retrograde: (_: Planet, pace: string) => `It is retrograde: it goes back ${pace} a day.`,
    forward: (_: Planet, pace: string, always: boolean) =>
      `It goes forward ${pace} a day${always ? ', as it always does' : ''}.`,
    sunItself: 'The ruler is the Sun itself.',
    sunPhase(
      _: Planet,
      distance: string,
      phase: 'free' | 'cazimi' | 'combust' | 'under-beams',
      guarded: boolean,
    ) {
      const far = `It is ${distance} from the Sun`
      const guard = guarded ? ' A dignity of its own shelters it there (its chariot).' : ''
      if (phase === 'free') return `${far}, clear of its rays.`
      if (phase === 'cazimi') return `${far}, in its heart (cazimi).`
      return phase === 'combust'
        ? `${far}: it is burnt (combust).${guard}`
        : `${far}, under its beams.${guard}`
    },
    seesLot: (_: Planet, by: Regard) => `It ${seeing(by, 'the lot')}.`,
    seesRuler: (planet: Planet, by: Regard, above: number | null) =>
      `${planet} ${seeing(by, 'it')}${above ? `, and stands above it, in the ${astroWords.ordinal(above)} sign from it` : ''}.`,
    oneOfTwo: (planet: Planet) => `${planet} is itself one of the two.`,

    kinds: {
      Sun: 'a light',
      Moon: 'a light',
      Mercury: 'neither benefic nor malefic',
      Venus: 'a benefic',
      Mars: 'a malefic',
      Jupiter: 'a benefic',
      Saturn: 'a malefic',
      Uranus: 'not known to the old books',
      Neptune: 'not known to the old books',
      Pluto: 'not known to the old books',
    },
    withLot: (planet: Planet, sign: Sign, distance: string, close: boolean, kind: string, isRuler: boolean) =>
      `${first(planet)} is with the lot in ${sign}, ${distance} away${close ? ', close' : ''}: ${kind}${isRuler ? ' and the ruler of the lot' : ''}.`,
    noneWith: (sign: Sign) => `No planet is in ${sign} with the lot.`,
    seenBy: (planet: Planet, by: Regard) => `${named(planet)} (${astroWords.aspectsInSentence[by]})`,
    otherSigns: (list: string) => `From other signs see it: ${list}.`,
    notInSight: (list: string) => `Not in sight of it: ${list}.`,

    powers: {
      1: 'the Ascendant, and life',
      10: 'the Midheaven, and reputation',
      7: 'the setting place',
      4: 'the place under the earth',
      11: 'acquisition',
    },
    placeLine: (place: number, power: string) => `${place}: ${power}`,
    chiefPlace(sign: Sign, there: readonly Planet[], lord: Planet, place: number) {
      const names = capital(listText(there.map(named)))
      const who = there.length === 0 ? 'No planet is' : `${names} ${there.length > 1 ? 'are' : 'is'}`
      const where = `in the ${astroWords.ordinal(place)} from the lot`
      return `${sign}. ${who} there. Its ruler, ${named(lord)}, is ${where}.`
    },

    between: {
      Conjunction: 'Both lots are in one sign: effort and trust belong to the same matter.',
      Sextile: 'The two lots see each other by a sextile: each can lean on the other.',
      Trine: 'The two lots see each other by a trine: each can lean on the other.',
      Square: 'The two lots see each other by a square: when you attend to one, remember the other.',
      Opposition: 'The two lots face each other: when you attend to one, remember the other.',
      Aversion: 'The two lots do not see each other: each has to be remembered for itself.',
    },
    lotAndRuler: (at: string, house: string, ruler: Planet, itsSign: Sign, itsHouse: string) =>
      `${at}, ${house}. Its ruler is ${named(ruler)} in ${itsSign}, ${itsHouse}.`,
    rulesBoth: (planet: Planet) => ` One planet, ${named(planet)}, rules both.`,
    spiritEffort: 'Spirit, the effort',
    fortuneTrust: 'Fortune, the trust',
    together: 'Together (ours)',

    byRuler: (planet: Planet, sum: string) =>
      `The books judge a lot by the planet that rules its sign. Here that is ${named(planet)}. ${sum}`,
    plusAndMinus:
      '+ marks what counts as a help, − what counts as a difficulty, by the place counted in signs. Adding them up is ours.',
    marks: { 1: 'a help', [-1]: 'a difficulty' },
    markInWords: (mark: string) => `(${mark})`,
    everyFinding: 'Every finding that your analysis is written from',
    booksSay: 'What the books say',
    seeingIsBySign:
      'Seeing is by sign here. “Close” means within three degrees, which is our limit. The orbs of aspects by degree are in the Detailed Report.',
    valensCounts: 'Valens takes the lot for an Ascendant and counts the twelve places from its sign.',
    inOurEnglish: ', in our English',
    allPlaces: 'All twelve places',
    spiritLead: (term: (name: string) => ReactNode): ReactNode[] => [
      'The ',
      term('Lot of Spirit'),
      ' is counted the other way round. For Valens Fortune shows the body and the work of the hands, and Spirit the mind and what one does by choice. We read Spirit as effort and Fortune as trust: that pair of words is ours. The effort is yours; what comes of it is with God.',
    ],
    bothLots: 'Reversed or not: both lots side by side',
  },
})
