import type { ReactNode } from 'react'
import type { LotEnd, LotName } from '#app/astro/index.server.ts'
import type { Planet, RulerTradition, Sign } from '#app/astro/types.ts'
import { choiceText, listText } from '#app/format.ts'
import { astroWords } from '#app/language/astro-messages.ts'
import { translated } from '#app/language/current.ts'
import { capital } from './lot-messages.ts'

const named = (planet: Planet) => astroWords.planets[planet]
const first = (planet: Planet) => capital(named(planet))

/** The page of the Part of Fortune, and that of all lots. */
export const fortuneWords = translated('fortune', {
  en: {
    title: 'Part of Fortune',
    lead: (lot: (name: string) => ReactNode, chain: (name: string) => ReactNode): ReactNode[] => [
      'How your Part of Fortune, a ',
      lot('lot'),
      ', is found, the ',
      chain('chain'),
      ' of planets it leads to, and how exact the birth time must be.',
    ],
    backToDashboard: 'Back to Dashboard',
    chapters: {
      found: 'How the lot is found',
      judgement: 'The ruler of the lot',
      company: 'Planets with the lot',
      places: 'Places counted from the lot',
      spirit: 'Spirit beside Fortune',
      chain: 'The chain of rulers',
      'two-lots': 'Ptolemy, Valens and Lilly',
      firmness: 'How much your birth time matters',
      compare: 'Why do two programs differ?',
    },
    onThisPage: 'On this page',
    allLots: 'All lots, on a page of their own',
    forStudy: (analysis: (name: string) => ReactNode, path: (name: string) => ReactNode): ReactNode[] => [
      'For study and self-reflection. Nothing here predicts anything. What the chain is taken to mean is explained in ',
      analysis('your analysis'),
      ' and on ',
      path('your path'),
      '.',
    ],
    whatItIs: 'What Qismah is and is not',
    whichRules: 'Which planet rules which',
    aboutGraph:
      'Every planet has a ruler: the planet that rules its sign (also called its dispositor). An arrow points from each planet to its ruler. A gold ring marks a planet in its own sign. The gold line is the chain of your lot.',
    twoTables: 'Traditional and modern rulers',

    yourLot: 'Your Part of Fortune',
    names: (latin: ReactNode, term: ReactNode): ReactNode[] => [latin, ', the ', term],
    formula: 'Formula',
    byDay: 'By day',
    byNight: 'By night',
    formulaBy: (term: ReactNode, formula: ReactNode): ReactNode[] => [term, ': ', formula],
    bound: 'Bound',
    houses: 'Houses',
    /** `Ascendant + Moon − Sun` */
    formulaText: (plus: string, minus: string) => `Ascendant + ${plus} − ${minus}`,
    ends: {
      Midheaven: 'Midheaven',
      'Ninth house': 'Ninth house',
      'Ruler of the ninth house': 'Ruler of the ninth house',
    },

    chainStart: (sign: Sign, house: string | null) =>
      `The Part of Fortune in ${sign}${house ? `, ${house}` : ''}`,
    endings: {
      'own-sign': 'It ends in a planet in its own sign',
      'mutual-reception': 'It ends in a mutual reception',
      loop: 'It ends in a loop',
    },
    isRuled: (sign: Sign, planet: ReactNode): ReactNode[] => [`${sign} is ruled by `, planet, '.'],
    standsAt: (planet: Planet, degree: ReactNode, sign: ReactNode, house: string): ReactNode[] => [
      `${first(planet)} stands at `,
      degree,
      ' ',
      sign,
      `, in the ${house}.`,
    ],
    endsItself: (planet: Planet, sign: Sign) =>
      `${sign} is ruled by ${named(planet)} itself, so the chain goes no further.`,
    endsMutual: (one: Planet, inSign: Sign, other: Planet, inOther: Sign) =>
      `${first(one)} stands in ${inSign}, which ${named(other)} rules, and ${named(other)} in ${inOther}, which ${named(one)} rules. Each rules the sign of the other.`,
    endsLoop: (planets: readonly Planet[]) =>
      `${capital(listText(planets.map(named)))} each stand in a sign of the next, and the last in a sign of the first. Each is ruled by the next, so the chain has no end.`,
    rule: 'The rule',
    source: 'The source',
    sourceIsOurs: (source: ReactNode): ReactNode[] => [
      'The rule is ours; the rulers of the signs are in ',
      source,
      '.',
    ],
    sameChain: (tradition: RulerTradition) =>
      `By ${tradition} rulers the chain is the same: it meets no sign whose ruler the two tables name differently before it ends.`,
    byRulers: (tradition: RulerTradition) => `By ${tradition} rulers`,

    leadTo: (ending: string) => `These planets lead to ${ending}`,
    /** After a planet of the ending. */
    rings: { 'own-sign': '', 'mutual-reception': ' (in the pair)', loop: ' (in the loop)' },
    inOwnSign: (_: Planet, sign: Sign) => `in its own sign, ${sign}`,
    ruledBy: (sign: Sign, ruler: Planet) => `in ${sign}, ruled by ${named(ruler)}`,
    diagram(tradition: RulerTradition, chains: readonly { planets: readonly Planet[]; ending: string }[]) {
      const told = chains.map(
        ({ planets, ending }) =>
          `${planets.length === 1 ? 'The chain' : 'The chains'} of ${listText(planets.map(named))} ${planets.length === 1 ? 'ends' : 'end'} in ${ending}.`,
      )
      return `Diagram of the ${tradition} rulers. ${told.join(' ')} The list of rulers has the same information.`
    },
    isFinal: (planet: Planet) =>
      `Every chain ends in ${named(planet)}, in its own sign: ${named(planet)} is the final dispositor of the chart.`,
    samePair:
      'Every chain ends in the same two planets, which rule each other’s signs. Because they are two, the chart has no final dispositor.',
    sameLoop:
      'Every chain ends in the same loop, so no single planet rules all the others: the chart has no final dispositor.',
    noFinal(ends: number, alone: readonly Planet[]) {
      const own =
        alone.length === 0
          ? ''
          : ` ${capital(listText(alone.map(named)))} ${alone.length === 1 ? 'is in its own sign, but not every chain leads there' : 'are each in their own sign, but not all chains lead to one of them'}.`
      return `The chains end in ${ends} different places, so the chart has no final dispositor.${own}`
    },

    sunHeight: (height: string, isAbove: boolean, isDay: boolean) =>
      `The Sun’s centre was ${height} ${isAbove ? 'above' : 'below'} the horizon, so we count the birth as by ${isDay ? 'day' : 'night'}.`,
    dayRule:
      'By day all authors count the lot from the Sun to the Moon. Counted the other way round, it is the Lot of Spirit, shown beside it.',
    nightRule:
      'At night we exchange the Sun and the Moon, as Dorotheus, Valens and al-Biruni do. Ptolemy and Lilly do not: their Part of Fortune is the point shown beside ours, which other authors call the Lot of Spirit.',
    sources: (sources: readonly string[]) => `Sources: ${sources.join('; ')}.`,
    twilight: 'Born near sunrise or sunset: look at both lots',
    twilightNear: (degrees: number) =>
      `The Sun was within ${degrees} degree of the horizon, where refraction and a few minutes of the clock decide between day and night.`,
    twilightCrosses: (tolerance: number, times: readonly string[]) =>
      `If the time is off by up to ${tolerance} minutes, the birth may be by day or by night: the Sun crosses the horizon at ${times.join(' and ')}.`,
    twilightUse:
      'The lot that we use follows the calculated height of the Sun. If the birth is counted the other way, the second lot below is the Part of Fortune.',
    bothLots: 'Both lots compared',
    what: 'What',
    lotUsed: 'The lot used here',
    ifBirthBy: { day: 'If the birth was by day', night: 'If the birth was by night' },
    lotOfSpirit: 'Lot of Spirit',
    otherTradition: 'The other tradition',
    house: 'House',
    whereRuler: 'Where its ruler stands',
    howEnds: 'How its chain ends',
    signAndHouse: (sign: Sign, house: string) => `${sign}, ${house}`,
    same: (value: string) => `${value} (the same)`,
    onlyDegree: 'The two lots differ only in their degree: sign, house and ruler are the same.',
    differIn: (parts: readonly ('sign' | 'house' | 'ruler')[]) =>
      `The two lots do not have the same ${choiceText(parts)}, so they would be read differently.`,

    lots: 'The lots',
    lotsLead: 'Every lot that Qismah counts in your chart, with its formula and its ruler.',
    backToFortune: 'Back to Part of Fortune',
    seven: 'The seven lots',
    aboutSeven:
      'A lot is a point in the chart: the distance between two other points, measured from the Ascendant. Seven are known from Paulus of Alexandria, one for each planet. We follow later authors, because his Greek text was not available to us. The meanings are in our words. They name something to think about, and nothing that will happen.',
    howSeven: 'How the seven are counted',
    qabisi: 'Lots of al-Qabisi',
    aboutQabisi: (link: (name: string) => ReactNode): ReactNode[] => [
      'The fifth chapter of al-Qabisi’s Introduction lists lots for the matters of the twelve houses. These are the ones that suit reflection. ',
      link('Which lots are not shown'),
      ', and why, is listed too.',
    ],
    howThese: 'How these are counted',
    lotHead: 'Lot, what it stands for, and formula',
    position: 'Position',
    ruler: 'Ruler',
    bySigns: (place: number) => `${astroWords.ordinal(place)} by signs`,
    used(exchanged: boolean, isDay: boolean): string {
      if (!exchanged) return 'by day and by night'
      return isDay ? 'by day; at night the other way round' : 'at night; by day the other way round'
    },
    countedWhen: (formula: string, when: string) => `${formula} (${when}).`,
    variant: (author: string, formula: string, position: string, source: string) =>
      `By ${author}: ${formula}, which gives ${position} (${source}).`,
  },
})

const isLot = (end: LotEnd): end is LotName => end in astroWords.lots

/** What a lot is counted from or to. */
function endName(end: LotEnd): string {
  if (isLot(end)) return astroWords.lots[end]
  return end in fortuneWords.ends
    ? fortuneWords.ends[end as keyof typeof fortuneWords.ends]
    : astroWords.points[end as Planet]
}

/** The formula of a lot as it is counted by day or by night. */
export function formulaWords(
  { from, to, reversedByNight }: { from: LotEnd; to: LotEnd; reversedByNight: boolean },
  isDay: boolean,
): string {
  const [plus, minus] = reversedByNight && !isDay ? [from, to] : [to, from]
  return fortuneWords.formulaText(endName(plus), endName(minus))
}

/** The formula of the Part of Fortune, or the one with its ends exchanged. */
export const fortuneFormula = (reversed: boolean): string =>
  formulaWords({ from: 'Sun', to: 'Moon', reversedByNight: true }, !reversed)
