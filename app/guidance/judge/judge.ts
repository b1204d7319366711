import {
  type Chart,
  type ChartBody,
  closeAspect,
  DEFAULT_RULERS,
  EXALTATIONS,
  type Planet,
  rulerOf,
  type Sign,
  separation,
  signOf,
  termLordOf,
} from '#app/astro/index.server.ts'
import {
  type EndItem,
  type Fact,
  type FromLotItem,
  type Judgement,
  type PlaceItem,
  type Qualifier,
  type Rank,
  type RegardItem,
  type Relation,
  type RulerItem,
  type SightItem,
  type SpiritItem,
  TARGET_KEYS,
  type Tone,
} from '#app/guidance/types.ts'
import { angularityOf, nthSign, placeFrom, placeTone, RELATION_ANGLES, relationOf } from './signs.ts'

type Body = ChartBody & { name: Planet }

/** An aspect within so many degrees of exact is close. Uranus, Neptune and Pluto count only if close. */
const CLOSE_DEGREES = 3
/** Another planet is applied to within six degrees. @source al-Qabisi, Introduction III.11 */
const COURSE_DEGREES = 6
const CAZIMI_DEGREES = 17 / 60
/** Lilly calls a planet combust within 8 degrees 30 minutes, and only in the Sun's own sign (p. 113). */
const COMBUST_DEGREES = 8.5
/** The rays reach fifteen degrees by the Greek rule. */
const BEAMS_DEGREES = 15

const DAY_PLANETS: readonly Planet[] = ['Sun', 'Jupiter', 'Saturn']
const NIGHT_PLANETS: readonly Planet[] = ['Moon', 'Venus', 'Mars']
const OUTER: readonly Planet[] = ['Uranus', 'Neptune', 'Pluto']

/**
 * Reduces a chart to the facts that its Part of Fortune is judged by. Pure. The result is discrete: signs, places,
 * relations and ranks, no degrees and no text, so that births a minute apart mostly have the same judgement.
 */
export function judge(chart: Chart): Judgement {
  return new Judge(chart).judge()
}

class Judge {
  private readonly ascendant: Sign
  private readonly lot: Chart['partOfFortune']
  private readonly ruler: Body

  constructor(private readonly chart: Chart) {
    this.ascendant = signOf(chart.ascendant)
    this.lot = chart.partOfFortune
    this.ruler = this.body(this.lot.ruler)
  }

  judge(): Judgement {
    const { lot, chart } = this
    const ruler = this.rulerItem()
    const bound = termLordOf(lot.longitude)
    return {
      tradition: chart.rulers,
      sect: {
        key: `sect:${chart.isDayBirth ? 'day' : 'night'}${chart.sectUncertain ? '?' : ''}`,
        witnesses: [this.sectFact(ruler.planet)],
        rule: chart.isDayBirth ? 'sect.day' : 'sect.night',
        day: chart.isDayBirth,
        uncertain: chart.sectUncertain,
      },
      place: this.placeItem(),
      lotSign: {
        key: `manner:${lot.sign}`,
        witnesses: [{ is: 'lot-sign', sign: lot.sign }],
        rule: `sign.${lot.sign}`,
        sign: lot.sign,
      },
      ruler,
      sight: this.sightItem(),
      help: this.help(),
      test: this.test(),
      spirit: this.spirit(),
      tenth: this.fromLot(10),
      eleventh: this.fromLot(11),
      bound: {
        key: `bound:${bound}`,
        witnesses: [{ is: 'lot-bound', planet: bound }],
        rule: 'lot.bound',
        planet: bound,
      },
      end: this.end(),
      company: this.company(),
    }
  }

  private body(planet: Planet): Body {
    const found = this.chart.planets.find(({ name }) => name === planet)
    if (!found) throw new RangeError(`The chart has no position for ${planet}`)
    return found
  }

  private place(sign: Sign): number {
    return placeFrom(this.ascendant, sign)
  }

  private placeItem(): PlaceItem {
    const { sign, house } = this.lot
    const place = this.place(sign)
    const system = this.chart.houseSystem
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

  private sectOf(planet: Planet): RulerItem['sect'] {
    const { isDayBirth } = this.chart
    if (OUTER.includes(planet)) return 'none'
    return this.isOfDay(planet) === isDayBirth ? 'own' : 'other'
  }

  /** Mercury belongs to the day if it rises before the Sun. @source Ptolemy, Tetrabiblos I.7 */
  private isOfDay(planet: Planet): boolean {
    if (DAY_PLANETS.includes(planet)) return true
    if (NIGHT_PLANETS.includes(planet)) return false
    const ahead = (this.body('Sun').longitude - this.body(planet).longitude + 360) % 360
    return ahead < 180
  }

  private sectFact(planet: Planet): Fact {
    const { isDayBirth: day, sectUncertain: uncertain } = this.chart
    return { is: 'sect', planet, day, fits: this.sectOf(planet) === 'own', uncertain }
  }

  /** The ruler of the sign that a planet is in, if that is another planet. */
  private hostOf(body: Body): Planet | null {
    const step = this.lot.chain.steps.findIndex(({ planet }) => planet === body.name)
    const next = step >= 0 ? this.lot.chain.steps[step + 1]?.planet : undefined
    const host = next ?? rulerOf(body.sign, this.chart.rulers, DEFAULT_RULERS)
    return host === body.name || body.dignities.includes('domicile') ? null : host
  }

  private rankOf(body: Body, host: Planet | null): Rank {
    const has = (dignity: Body['dignities'][number]) => body.dignities.includes(dignity)
    if (has('domicile')) return 'home'
    if (has('exaltation')) return 'honoured'
    if (has('detriment')) return 'away'
    if (has('fall')) return 'low'
    if (has('triplicity')) return 'kin'
    if (has('term') || has('face')) return 'footing'
    const seen = host !== null && relationOf(this.body(host).sign, body.sign) !== 'averse'
    return seen ? 'hosted' : 'stranger'
  }

  private nearSun(body: Body): 'heart' | 'beams' | null {
    const sun = this.body('Sun')
    if (body.name === 'Sun') return null
    const apart = separation(body.longitude, sun.longitude)
    if (apart <= CAZIMI_DEGREES && body.sign === sun.sign) return 'heart'
    const combust = apart <= COMBUST_DEGREES && body.sign === sun.sign
    return combust || apart <= BEAMS_DEGREES ? 'beams' : null
  }

  private qualifierOf(body: Body): Qualifier | null {
    const near = this.nearSun(body)
    if (near === 'heart') return 'heart'
    const own = body.dignities.includes('domicile') || body.dignities.includes('term')
    if (near) return own ? 'sheltered' : 'beams'
    // The Sun and the Moon always move forward.
    if (body.name === 'Sun' || body.name === 'Moon') return null
    if (body.motion === 'stationary') return 'still'
    return body.motion === 'retrograde' ? 'back' : null
  }

  private rulerItem(): RulerItem {
    const { name: planet, sign, house } = this.ruler
    const place = this.place(sign)
    const host = this.hostOf(this.ruler)
    const rank = this.rankOf(this.ruler, host)
    const qualifier = this.qualifierOf(this.ruler)
    const sect = this.sectOf(planet)
    const witnesses: Fact[] = [
      { is: 'rules', planet, sign: this.lot.sign, tradition: this.chart.rulers },
      { is: 'planet-in', planet, sign, place, house },
      { is: 'rank', planet, sign, rank, host },
      ...(qualifier ? [{ is: 'qualifier', planet, qualifier } as const] : []),
      ...(sect === 'none' ? [] : [this.sectFact(planet)]),
    ]
    return {
      key: `keeper:${planet}/${sign}/${place}/${house}/${rank}/${qualifier ?? '-'}/${sect}`,
      witnesses,
      rule: `rank.${rank}`,
      planet,
      sign,
      place,
      house,
      angularity: angularityOf(place),
      rank,
      qualifier,
      host,
      sect,
      tone: RANK_TONES[rank],
    }
  }

  private closeBetween(a: number, b: number, by: Relation): boolean {
    const angle = RELATION_ANGLES[by]
    return angle !== null && Math.abs(separation(a, b) - angle) <= CLOSE_DEGREES
  }

  private sightItem(): SightItem {
    const by = relationOf(this.ruler.sign, this.lot.sign)
    const close = this.closeBetween(this.ruler.longitude, this.lot.longitude, by)
    const host = this.hostOf(this.ruler)
    const received = host !== null && relationOf(this.body(host).sign, this.ruler.sign) !== 'averse'
    const planet = this.ruler.name
    return {
      key: `sight:${by}${close ? '/close' : ''}${received ? '/received' : ''}`,
      witnesses: [
        { is: 'regard', planet, to: 'lot', by, close },
        ...(received && host ? [{ is: 'received', planet, host } as const] : []),
      ],
      rule: by === 'averse' ? 'sight.averse' : `sight.${by}`,
      by,
      close,
      received,
      tone: by === 'averse' ? -1 : by === 'square' || by === 'opposition' ? 0 : 1,
    }
  }

  private help(): RegardItem | null {
    return this.best(['Jupiter', 'Venus', 'Moon', 'Sun'], (body, to, by) => {
      const light = body.name === 'Sun' || body.name === 'Moon'
      // The Sun or Moon in a square or opposition is no help; the Sun beside the ruler hides it.
      if (light && (by === 'square' || by === 'opposition')) return null
      const hides = body.name === 'Sun' && to === 'ruler' && this.nearSun(this.ruler) === 'beams'
      if (hides) return null
      const rank = this.rankOf(body, this.hostOf(body))
      return (
        HELP_WEIGHTS[by] +
        (light ? 0 : 2) +
        (this.sectOf(body.name) === 'own' ? 2 : 0) +
        (rank === 'home' || rank === 'honoured' ? 1 : rank === 'away' || rank === 'low' ? -1 : 0) -
        (this.nearSun(body) === 'beams' ? 2 : 0)
      )
    })
  }

  private test(): RegardItem | null {
    const malefic = this.best(
      ['Saturn', 'Mars'],
      (body, _, by) => TEST_WEIGHTS[by] + (this.sectOf(body.name) === 'other' ? 2 : 0),
    )
    // Mercury takes the nature of what it meets. In a square or opposition with the ruler it stands for conflicting
    // purposes.
    return (
      malefic ??
      this.best(['Mercury'], (_, to, by) =>
        to === 'ruler' && (by === 'square' || by === 'opposition') ? TEST_WEIGHTS[by] : null,
      )
    )
  }

  /**
   * The planet of the greatest weight that sees the lot or its ruler by sign. Between equal ones, the earlier name
   * wins.
   */
  private best(
    names: readonly Planet[],
    weigh: (body: Body, to: RegardItem['to'], by: Exclude<Relation, 'averse'>) => number | null,
  ): RegardItem | null {
    let best: { item: RegardItem; weight: number } | null = null
    for (const name of names) {
      if (name === this.ruler.name) continue
      const body = this.body(name)
      for (const to of ['lot', 'ruler'] as const) {
        const target = to === 'lot' ? this.lot : this.ruler
        const by = relationOf(body.sign, target.sign)
        if (by === 'averse') continue
        const base = weigh(body, to, by)
        if (base === null) continue
        const item = this.regard(body, to, by)
        const weight =
          base +
          (to === 'lot' ? 1 : 0) +
          (item.close ? 3 : 0) +
          (item.both ? 1 : 0) +
          (item.overcoming ? 1 : 0)
        if (!best || weight > best.weight) best = { item, weight }
      }
    }
    return best?.item ?? null
  }

  private regard(body: Body, to: RegardItem['to'], by: Exclude<Relation, 'averse'>): RegardItem {
    const target = to === 'lot' ? this.lot : this.ruler
    const other = to === 'lot' ? this.ruler : this.lot
    const both = relationOf(body.sign, other.sign) !== 'averse'
    const close = this.closeBetween(body.longitude, target.longitude, by)
    const overcoming = by === 'square' && placeFrom(target.sign, body.sign) === 10
    const ofSect = this.sectOf(body.name) === 'own'
    const place = this.place(body.sign)
    const host = this.ruler.name
    const received =
      rulerOf(body.sign, this.chart.rulers, DEFAULT_RULERS) === host || EXALTATIONS[host]?.sign === body.sign
    const named = to === 'lot' ? 'lot' : host
    const course = to === 'ruler' ? this.courseTo(body) : null
    const marks = [both && 'both', close && 'close', course, overcoming && 'over', received && 'received']
    return {
      key: `${body.name}/${body.sign}/${place}/${body.house}/${TARGET_KEYS[to]}/${by}/${ofSect ? 'own' : 'other'}/${marks.filter(Boolean).join('+')}`,
      witnesses: [
        { is: 'regard', planet: body.name, to: named, by, close },
        { is: 'planet-in', planet: body.name, sign: body.sign, place, house: body.house },
        this.sectFact(body.name),
        ...(overcoming ? [{ is: 'overcomes', planet: body.name, to: named } as const] : []),
        ...(course ? [{ is: 'course', planet: body.name, to: host, by, course } as const] : []),
        ...(received ? [{ is: 'received', planet: body.name, host } as const] : []),
      ],
      rule: `regard.${body.name}`,
      planet: body.name,
      sign: body.sign,
      place,
      to,
      by,
      both,
      close,
      course,
      ofSect,
      received,
      overcoming,
    }
  }

  /** Only between planets, because the lot moves within a few minutes of birth time. */
  private courseTo(body: Body): RegardItem['course'] {
    const aspect = closeAspect(this.chart, body.name, this.ruler.name)
    if (!aspect?.bySign || aspect.orb > COURSE_DEGREES) return null
    return aspect.applying ? 'applying' : 'separating'
  }

  private spirit(): SpiritItem {
    const { sign } = this.chart.otherLot
    const place = this.place(sign)
    return {
      key: `spirit:${sign}/${place}`,
      witnesses: [{ is: 'spirit', sign, place }],
      rule: 'lot.spirit',
      sign,
      place,
      tone: placeTone(place),
    }
  }

  private fromLot(nth: 10 | 11): FromLotItem {
    const sign = nthSign(this.lot.sign, nth)
    const place = this.place(sign)
    const planets = this.chart.planets
      .filter((body) => body.sign === sign && !OUTER.includes(body.name))
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

  private end(): EndItem {
    const { ending } = this.lot.chain
    const planets = ending.kind === 'own-sign' ? [ending.planet] : [...ending.planets]
    const kind = ending.kind === 'own-sign' ? 'planet' : ending.kind === 'loop' ? 'ring' : 'pair'
    const [only] = planets
    const sign = kind === 'planet' && only ? this.body(only).sign : null
    const house = kind === 'planet' && only ? this.body(only).house : null
    const place = sign ? this.place(sign) : null
    return {
      key: `end:${kind}/${planets.join('+')}/${place ?? '-'}/${house ?? '-'}`,
      witnesses: [
        { is: 'end', kind, planets, place },
        ...(only && sign && place
          ? [{ is: 'planet-in', planet: only, sign, place, house: this.body(only).house } as const]
          : []),
      ],
      rule: `end.${kind}`,
      kind,
      planets,
      place,
      sign,
    }
  }

  private company(): Judgement['company'] {
    if (this.chart.rulers !== 'traditional') return []
    return OUTER.flatMap((planet) => {
      const body = this.body(planet)
      const by = relationOf(body.sign, this.lot.sign)
      if (by === 'averse' || !this.closeBetween(body.longitude, this.lot.longitude, by)) return []
      return [
        {
          key: `company:${planet}/${by}`,
          witnesses: [{ is: 'regard', planet, to: 'lot', by, close: true } as const],
          rule: 'company' as const,
          planet,
          by,
        },
      ]
    })
  }
}

const RANK_TONES: Readonly<Record<Rank, Tone>> = {
  home: 1,
  honoured: 1,
  kin: 1,
  footing: 0,
  hosted: 0,
  stranger: -1,
  away: -1,
  low: -1,
}

/** Sextiles and trines help more than squares and oppositions. @source Ptolemy, Tetrabiblos I.13 */
const HELP_WEIGHTS = { with: 6, trine: 5, sextile: 4, square: 2, opposition: 1 } as const
const TEST_WEIGHTS = { with: 6, opposition: 5, square: 5, trine: 3, sextile: 2 } as const

/** A whole judgement as one string. Equal strings give equal readings. */
export function judgementKey(judgement: Judgement): string {
  const { sect, place, lotSign, ruler, sight, help, test, spirit, tenth, eleventh, bound, end, company } =
    judgement
  return [
    judgement.tradition,
    sect.key,
    place.key,
    lotSign.key,
    ruler.key,
    sight.key,
    `help:${help?.key ?? '-'}`,
    `test:${test?.key ?? '-'}`,
    spirit.key,
    tenth.key,
    eleventh.key,
    bound.key,
    end.key,
    ...company.map(({ key }) => key),
  ].join('|')
}
