import { type Chart, PLANETS, termLordOf } from '#app/astro/index.server.ts'
import type {
  BesideItem,
  EndItem,
  Fact,
  FromLotItem,
  Judgement,
  NearItem,
  PlaceItem,
  Rank,
  RulerItem,
  SightItem,
  SpiritItem,
  Tone,
} from '#app/guidance/types.ts'
import { firmHandOf, helpsOf, testsOf } from './regards.ts'
import { angularityOf, isCloseTo, nthPlaceOf, nthSign, offExact, placeTone, relationOf } from './signs.ts'
import {
  bodyOf,
  hardConditionOf,
  hostOf,
  isOuter,
  qualifiersOf,
  rankOf,
  sectFact,
  sectOf,
} from './standing.ts'

/**
 * Reduces a chart to what the reading uses: keys and plain facts, without degrees and without text. Relations and places
 * are by whole signs.
 */
export function judge(chart: Chart): Judgement {
  const { partOfFortune: lot } = chart
  const bound = termLordOf(lot.longitude)
  const helps = helpsOf(chart)
  const tests = testsOf(chart)
  return {
    tradition: chart.rulers,
    sect: {
      key: `sect:${chart.isDayBirth ? 'day' : 'night'}${chart.sectUncertain ? '?' : ''}`,
      witnesses: [sectFact(chart, chart.isDayBirth ? 'Sun' : 'Moon')],
      rule: chart.isDayBirth ? 'sect.day' : 'sect.night',
      day: chart.isDayBirth,
      uncertain: chart.sectUncertain,
    },
    place: placeItem(chart),
    lotSign: {
      key: `manner:${lot.sign}`,
      witnesses: [{ is: 'lot-sign', sign: lot.sign }],
      rule: `sign.${lot.sign}`,
      sign: lot.sign,
    },
    ruler: rulerItem(chart),
    sight: sightItem(chart),
    help: helps[0] ?? null,
    helps,
    test: tests[0] ?? null,
    tests,
    firm: firmHandOf(chart),
    beside: nearLot(chart, true).map((item) => besideItem(chart, item)),
    close: nearLot(chart, false),
    withRuler: nearRuler(chart),
    lights: lightsOf(chart),
    spirit: spiritItem(chart),
    tenth: fromLot(chart, 10),
    eleventh: fromLot(chart, 11),
    bound: {
      key: `bound:${bound}`,
      witnesses: [{ is: 'lot-bound', planet: bound }],
      rule: 'lot.bound',
      planet: bound,
    },
    end: endItem(chart),
  }
}

function placeItem(chart: Chart): PlaceItem {
  const { sign, house } = chart.partOfFortune
  const place = nthPlaceOf(chart, sign)
  const system = chart.houseSystem
  return {
    key: `place:${place}/${house}/${system}`,
    witnesses: [{ is: 'lot-place', place, house, system }],
    rule: `place.${place}`,
    place,
    house,
    system,
    agree: place === house,
    tone: placeTone(place),
  }
}

const RANK_TONES: Readonly<Record<Rank, Tone>> = {
  home: 1,
  honoured: 1,
  kin: 1,
  bound: 0,
  face: 0,
  hosted: 0,
  stranger: -1,
  away: -1,
  low: -1,
}

function rulerItem(chart: Chart): RulerItem {
  const { ruler: planet, sign: lotSign } = chart.partOfFortune
  const body = bodyOf(chart, planet)
  const { sign, house } = body
  const place = nthPlaceOf(chart, sign)
  const host = hostOf(chart, body)
  const rank = rankOf(chart, body)
  const qualifiers = qualifiersOf(chart, body)
  const sect = sectOf(chart, planet)
  const hostBody = host && bodyOf(chart, host)
  const hostSees = hostBody && relationOf(hostBody.sign, sign)
  const mutual = hostBody !== null && hostOf(chart, hostBody) === planet
  const witnesses: Fact[] = [
    { is: 'rules', planet, sign: lotSign, tradition: chart.rulers },
    { is: 'planet-in', planet, sign, place, house },
    { is: 'rank', planet, sign, rank, host },
    ...qualifiers.map((qualifier): Fact => ({ is: 'qualifier', planet, qualifier })),
    ...(sect === 'none' ? [] : [sectFact(chart, planet)]),
  ]
  return {
    key: `keeper:${planet}/${sign}/${place}/${house}/${rank}/${qualifiers.join('+')}/${sect}/${hostSees ?? '-'}${mutual ? '/mutual' : ''}`,
    witnesses,
    rule: `rank.${rank}`,
    planet,
    sign,
    place,
    house,
    angularity: angularityOf(place),
    rank,
    qualifiers,
    host,
    hostSees,
    mutual,
    sect,
    tone: RANK_TONES[rank],
  }
}

function sightItem(chart: Chart): SightItem {
  const { partOfFortune: lot } = chart
  const ruler = bodyOf(chart, lot.ruler)
  const by = relationOf(ruler.sign, lot.sign)
  const close = isCloseTo(ruler.longitude, lot.longitude, by)
  const host = hostOf(chart, ruler)
  const received = host !== null && relationOf(bodyOf(chart, host).sign, ruler.sign) !== 'averse'
  return {
    key: `sight:${by}${close ? '/close' : ''}${received ? '/received' : ''}`,
    witnesses: [
      { is: 'regard', planet: ruler.name, to: 'lot', by, close },
      ...(received && host ? [{ is: 'received', planet: ruler.name, host } as const] : []),
    ],
    rule: `sight.${by}`,
    by,
    close,
    received,
    tone: by === 'averse' ? -1 : by === 'square' || by === 'opposition' ? 0 : 1,
  }
}

/** The planets in the lot's sign, or those within three degrees of another aspect to it, the most exact first. */
function nearLot(chart: Chart, inSign: boolean): NearItem[] {
  const { sign, longitude, ruler } = chart.partOfFortune
  const byExactness = chart.planets.toSorted(
    (a, b) => offExact(a.longitude, longitude) - offExact(b.longitude, longitude),
  )
  return byExactness.flatMap(({ name: planet, ...body }): NearItem[] => {
    const by = relationOf(body.sign, sign)
    if (planet === ruler || by === 'averse' || (by === 'with') !== inSign) return []
    const close = isCloseTo(body.longitude, longitude, by)
    if (!close && (!inSign || isOuter(planet))) return []
    return [
      {
        key: `near:${planet}/${by}${close ? '/close' : ''}`,
        witnesses: [{ is: 'regard', planet, to: 'lot', by, close }],
        rule: isOuter(planet) ? 'company' : `regard.${planet}`,
        planet,
        by,
      },
    ]
  })
}

/** With the condition of the planet, where that is hard. The modern planets have none in the old books. */
function besideItem(chart: Chart, item: NearItem): BesideItem {
  const body = bodyOf(chart, item.planet)
  const { name: planet, sign } = body
  const rank = rankOf(chart, body)
  const qualifiers = qualifiersOf(chart, body)
  const hard = isOuter(planet) ? null : hardConditionOf(rank, qualifiers)
  if (!hard) return { ...item, hard }
  const qualifier = qualifiers.find((one) => (hard === 'back' ? one === 'back' : one !== 'back'))
  const fact: Fact =
    (hard === 'burnt' || hard === 'back') && qualifier
      ? { is: 'qualifier', planet, qualifier }
      : { is: 'rank', planet, sign, rank, host: hostOf(chart, body) }
  return { ...item, key: `${item.key}/${hard}`, witnesses: [...item.witnesses, fact], hard }
}

/** The planets of the old seven in the sign of the lot's ruler, where that is not the lot's own sign. */
function nearRuler(chart: Chart): NearItem[] {
  const { sign, ruler } = chart.partOfFortune
  const rulerSign = bodyOf(chart, ruler).sign
  if (rulerSign === sign) return []
  return PLANETS.filter((planet) => planet !== ruler && !isOuter(planet)).flatMap((planet): NearItem[] =>
    bodyOf(chart, planet).sign === rulerSign
      ? [
          {
            key: `with-ruler:${planet}`,
            witnesses: [{ is: 'regard', planet, to: ruler, by: 'with', close: false }],
            rule: `regard.${planet}`,
            planet,
            by: 'with',
          },
        ]
      : [],
  )
}

function lightsOf(chart: Chart): NearItem[] {
  const { sign, ruler } = chart.partOfFortune
  return (['Sun', 'Moon'] as const).flatMap((planet): NearItem[] => {
    const by = relationOf(bodyOf(chart, planet).sign, sign)
    if (planet === ruler || by === 'averse' || by === 'with') return []
    return [
      {
        key: `light:${planet}/${by}`,
        witnesses: [{ is: 'regard', planet, to: 'lot', by, close: false }],
        rule: `regard.${planet}`,
        planet,
        by,
      },
    ]
  })
}

function spiritItem(chart: Chart): SpiritItem {
  const { sign } = chart.spirit
  const place = nthPlaceOf(chart, sign)
  return {
    key: `spirit:${sign}/${place}`,
    witnesses: [{ is: 'spirit', sign, place }],
    rule: 'lot.spirit',
    sign,
    place,
    tone: placeTone(place),
  }
}

function fromLot(chart: Chart, nth: 10 | 11): FromLotItem {
  const sign = nthSign(chart.partOfFortune.sign, nth)
  const place = nthPlaceOf(chart, sign)
  const planets = chart.planets
    .filter((body) => body.sign === sign && !isOuter(body.name))
    .map(({ name }) => name)
  return {
    key: `from-lot:${nth}/${sign}/${place}/${planets.join('+')}`,
    witnesses: [{ is: 'from-lot', nth, sign, place, planets }],
    rule: `from-lot.${nth}`,
    nth,
    sign,
    place,
    planets,
  }
}

function endItem(chart: Chart): EndItem {
  const { ending } = chart.partOfFortune.chain
  const planets = ending.kind === 'own-sign' ? [ending.planet] : [...ending.planets]
  const kind = ending.kind === 'own-sign' ? 'planet' : ending.kind === 'loop' ? 'ring' : 'pair'
  const only = kind === 'planet' && planets[0] ? bodyOf(chart, planets[0]) : null
  const place = only && nthPlaceOf(chart, only.sign)
  return {
    key: `end:${kind}/${planets.join('+')}/${place ?? '-'}/${only?.house ?? '-'}`,
    witnesses: [
      { is: 'end', kind, planets, place },
      ...(only && place
        ? [{ is: 'planet-in', planet: only.name, sign: only.sign, place, house: only.house } as const]
        : []),
    ],
    rule: `end.${kind}`,
    kind,
    planets,
    place,
    sign: only?.sign ?? null,
  }
}

/** A whole judgement as one string. Equal strings give equal readings. */
export function judgementKey(judgement: Judgement): string {
  const { helps, tests, firm, beside, close, withRuler, lights } = judgement
  const { sect, place, lotSign, ruler, sight, spirit, tenth, eleventh, bound, end } = judgement
  return [
    judgement.tradition,
    ...[sect, place, lotSign, ruler, sight].map(({ key }) => key),
    `helps:${helps.map(({ key }) => key).join('+')}`,
    `tests:${tests.map(({ key }) => key).join('+')}`,
    `firm:${firm?.key ?? '-'}`,
    ...[...beside, ...close, ...withRuler, ...lights, spirit, tenth, eleventh, bound, end].map(
      ({ key }) => key,
    ),
  ].join('|')
}
