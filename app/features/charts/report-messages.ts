import type { ReactNode } from 'react'
import type { Planet } from '#app/astro/types.ts'
import { listText } from '#app/format.ts'
import { astroWords } from '#app/language/astro-messages.ts'
import { translated } from '#app/language/current.ts'

/** The words of a chart's wheel, tables and notes. */
export const reportWords = translated('report', {
  en: {
    planet: 'Planet',
    planetsAndPoints: 'Planets and points',
    point: 'Point',
    sign: 'Sign',
    degree: 'Degree',
    house: 'House',
    houses: 'Houses',
    motion: 'Motion',
    speed: 'Speed',
    declination: 'Declination',
    dignity: 'Dignity',
    cusp: 'Cusp',
    planets: 'Planets',
    noPlanets: 'No planets',
    lot: 'Lot',
    position: 'Position',
    bySign: 'By sign',
    place: 'Place',
    from: 'From',
    to: 'To',
    aspect: 'Aspect',
    orb: 'Orb',
    none: 'none',
    list: (names: readonly string[]) => names.join(', '),
    /** For the grid, read aloud before the orb. */
    aspectOfPair: (from: string, aspect: string, to: string) => `${from} ${aspect} ${to}, `,
    retrograde: 'retrograde',
    retrogradeMark: 'R',
    applying: 'applying',
    separating: 'separating',
    /** For cells without room, in the order of `phases`. */
    phaseMarks: { applying: 'a', separating: 's' },
    positions: 'Planetary positions',
    inShort: 'In Short',
    positionsInShort: 'Positions in short',
    aspectsByOrb: 'Aspects, the nearest to exact first',
    noAspects: 'No aspects within orb.',
    aspectGrid: 'Aspect grid',
    gridCaption: (applying: ReactNode, separating: ReactNode, bySign: ReactNode): ReactNode[] => [
      'Aspects of every pair, with the orb; ',
      applying,
      ' is applying, ',
      separating,
      ' separating, ',
      bySign,
      ' another aspect by sign ',
    ],
    /** An aspect by degree, and what the signs have instead; null for none. */
    aspectAndSigns: (aspect: string, signs: string | null) => `${aspect}, ${signs ?? 'none'} by sign`,
    dignities: 'Essential dignities',
    dignityColumns: {
      domicile: 'Domicile',
      exaltation: 'Exaltation',
      triplicity: 'Triplicity',
      bound: 'Bound',
      face: 'Face',
      points: 'Points',
    },
    /** `Mars stands in the domicile of the Moon; their signs are in trine.` */
    reception(
      guest: Planet,
      shares: readonly string[],
      host: Planet,
      back: readonly string[] | null,
      sight: string,
    ) {
      const { planets } = astroWords
      const returned = back ? `, and ${planets[host]} in the ${listText(back)} of ${planets[guest]}` : ''
      const text = `${planets[guest]} stands in the ${listText(shares)} of ${planets[host]}${returned}; ${sight}.`
      return text.charAt(0).toUpperCase() + text.slice(1)
    },
    sights: {
      Conjunction: 'both are in one sign',
      Sextile: 'their signs are in sextile',
      Square: 'their signs are in square',
      Trine: 'their signs are in trine',
      Opposition: 'their signs are in opposition',
      Aversion: 'their signs do not see each other',
    },
    placesFromLot: 'Places counted from the Part of Fortune',
    /** Of the most important places; the eleventh is Valens' place of acquisition. */
    placeMatters: {
      first: 'the lot itself',
      tenth: 'work and reputation',
      eleventh: 'what comes to a person',
    },
    firstOf: (what: string, count: number) => `${what}, the first ${count}`,
    otherOf: (what: string, count: number) => `${what}, the other ${count}`,
    viewAll: { houses: 'View All Houses', aspects: 'View All Aspects' },
    viewFewer: { houses: 'View Fewer Houses', aspects: 'View Fewer Aspects' },
    aspects: 'Aspects',
    chartType: (system: string) => `Western ${system}`,
    /** Titles of notes about the houses of a system. */
    housesOf: {
      placidus: 'Placidus houses',
      'whole-sign': 'Whole-sign houses',
      porphyry: 'Porphyry houses',
      equal: 'Equal houses',
      alcabitius: 'Alcabitius houses',
      regiomontanus: 'Regiomontanus houses',
    },
    otherHouses: (asked: string) =>
      `${asked} houses cannot be calculated this close to the pole. This chart uses Porphyry houses instead.`,
    viewedHouses: (shown: string, saved: string) =>
      `This report uses ${shown}, as you chose in Settings. Your saved chart and your analysis use ${saved}.`,
    olderEngine: 'Calculated by an earlier version',
    olderEngineText: (version: ReactNode, now: ReactNode): ReactNode[] => [
      'Version ',
      version,
      ' of the program calculated this chart; it is shown as it was stored. The present version is ',
      now,
      '.',
    ],
    /** A lot that an administrator noted. */
    notedLot: (lot: {
      place: string
      house: string
      ruler: string
      rulerSign: string
      rulerHouse: string
      isDay: boolean
    }) =>
      `${lot.place}, ${lot.house}; ruler ${lot.ruler}, in ${lot.rulerSign}, ${lot.rulerHouse}; birth by ${lot.isDay ? 'day' : 'night'}`,
  },
})
