import { type Chart, ENGINE_VERSION } from '#app/astro/index.server.ts'
import type { AyahRef } from '#app/guidance/ayahs.ts'
import { factText, shortFact } from '#app/guidance/corpus/en/facts.ts'
import { TRACK_TEXTS } from '#app/guidance/corpus/en/index.ts'
import { KEEPER_TEXTS, QUALIFIER_TEXTS, RANK_TEXTS } from '#app/guidance/corpus/en/keeper.ts'
import { AIDS, AREAS, MOVES, type Move } from '#app/guidance/corpus/en/moves.ts'
import { houseOf, listed, named, nth, REGARDS, regards, SYSTEMS } from '#app/guidance/corpus/en/names.ts'
import { PLACE_TEXTS, type PlaceTexts } from '#app/guidance/corpus/en/places.ts'
import { SIGN_TEXTS } from '#app/guidance/corpus/en/signs.ts'
import { capital, fill, type SlotsOf } from '#app/guidance/corpus/en/template.ts'
import { CORPUS_VERSION } from '#app/guidance/corpus/en/version.ts'
import type { Block } from '#app/guidance/corpus/types.ts'
import { type Example, illustrationsFor } from '#app/guidance/examples.ts'
import type { Hadith } from '#app/guidance/hadith.ts'
import { type ChosenTrack, chooseTracks } from '#app/guidance/judge/choose-tracks.ts'
import { judge } from '#app/guidance/judge/judge.ts'
import { themesOf } from '#app/guidance/themes.ts'
import type {
  Fact,
  Judgement,
  ReadFrom,
  ReadingStep,
  ReadingTrack,
  Sentence,
  StepTime,
  TrackName,
  Witness,
} from '#app/guidance/types.ts'
import { causesOf, sourceOf, subjectOf } from './causes.ts'
import { ayahsOf, hadithOf } from './verses.ts'
import { stated, type Trace, trackWitnesses, Voice, witness } from './voice.ts'

export interface Reading {
  corpusVersion: string
  engineVersion: string
  judgement: Judgement
  /** The gift, the difficulty and the help. */
  tracks: readonly ReadingTrack[]
  blocks: Record<Block, Sentence[]>
  /** One line for each block: what it was read from. */
  readFrom: ReadFrom
  steps: readonly ReadingStep[]
  /** One a track; approved stories and events take their places where any are like the chart. */
  realLifeExamples: Example[]
  /** Chosen by track alone; to be shown apart from the chart's text, never as its proof. */
  ayahs: AyahRef[]
  /** For the difficulty; shown apart, with its collection and number. */
  hadith: Hadith | null
  /** Themes of the three tracks, for the search of similar stories. */
  themes: string[]
}

/** The reading of a chart. */
export function compose({ chart, trace }: { chart: Chart; trace?: Trace }): Reading {
  return composeJudgement(judge(chart), chart.engineVersion, trace)
}

/** The reading of a judgement: equal judgements give equal bytes. */
export function composeJudgement(
  judgement: Judgement,
  engineVersion: string = ENGINE_VERSION,
  trace?: Trace,
): Reading {
  const tracks = chooseTracks(judgement)
  const writer = new Writer(judgement, tracks, new Voice(trace))
  const steps = writer.steps()
  const names = tracks.map(({ name }) => name)
  return {
    corpusVersion: CORPUS_VERSION,
    engineVersion,
    judgement,
    tracks: tracks.map(({ name, part, witnesses }) => ({
      name,
      title: TRACK_TEXTS[name].title,
      part,
      witnesses: [...new Set(witnesses.map(({ fact }) => factText(fact)))],
    })),
    blocks: writer.blocks(steps),
    readFrom: writer.readFrom(),
    steps,
    realLifeExamples: illustrationsFor(judgement, tracks),
    ayahs: ayahsOf(tracks),
    hadith: hadithOf(tracks),
    themes: themesOf(names),
  }
}

const STEP_TRACKS: Readonly<Record<StepTime, 0 | 1 | 2>> = { today: 1, week: 2, month: 0 }

class Writer {
  private readonly gift: ChosenTrack
  private readonly difficulty: ChosenTrack
  private readonly help: ChosenTrack
  private readonly place: PlaceTexts
  /** What the reading is mainly about; the sentences of the subjects hang on it. */
  private readonly lotKey: string

  constructor(
    private readonly judgement: Judgement,
    private readonly tracks: readonly [ChosenTrack, ChosenTrack, ChosenTrack],
    private readonly voice: Voice,
  ) {
    ;[this.gift, this.difficulty, this.help] = tracks
    this.place = placeTexts(judgement.place.place)
    this.lotKey = `${judgement.manner.sign}|${judgement.place.place}`
  }

  private readonly whys = new Map<ChosenTrack, Witness[]>()

  private why(track: ChosenTrack): Witness[] {
    const known = this.whys.get(track)
    if (known) return known
    const made = trackWitnesses(track)
    this.whys.set(track, made)
    return made
  }

  blocks(steps: readonly ReadingStep[]): Record<Block, Sentence[]> {
    return {
      fortunePath: this.fortunePath(),
      currentBlockages: this.currentBlockages(),
      spiritualGuidance: this.spiritualGuidance(),
      practicalSteps: this.stepSentences(steps),
      lightSidePattern: this.lightSide(),
      darkSideWarning: this.shadowSide(),
    }
  }

  private fortunePath(): Sentence[] {
    const { judgement, gift, difficulty } = this
    return [
      this.claim(),
      this.said('fortunePath/manner', this.manner(), null, [
        witness({ is: 'lot-sign', sign: judgement.manner.sign }, judgement.manner.rule),
      ]),
      this.giftSentence(),
      this.said('fortunePath/lived', this.piece(gift, 'lived', this.lotKey), gift.name, this.why(gift)),
      this.keeper(),
      this.turn(),
      this.helpSentence(),
      this.said(
        'fortunePath/question',
        this.piece(difficulty, 'question', judgement.keeper.planet),
        difficulty.name,
        this.why(difficulty),
      ),
    ]
  }

  private claim(): Sentence {
    const { place, manner } = this.judgement
    const which = this.voice.index('place/good', 2, manner.sign)
    this.voice.mark(`place/${place.place}/good/${which + 1}`)
    const slots = {
      sign: manner.sign,
      nth: nth(place.place),
      house: nth(place.house),
      system: SYSTEMS[place.system],
      matter: this.place.matter,
      good: this.place.good[which] ?? '',
      foil: this.place.foil[which] ?? '',
    }
    return this.said(
      'fortunePath/claim',
      place.agree
        ? this.move('claimAgree', this.lotKey, slots)
        : this.move('claimDiffer', `${this.lotKey}|${place.house}`, slots),
      this.gift.name,
      [witness(firstOf(place.witnesses), place.rule), witness(firstOf(manner.witnesses), 'lot.what')],
    )
  }

  private manner(): string {
    const { sign } = this.judgement.manner
    return this.voice.pick(`sign/${sign}/manner`, SIGN_TEXTS[sign].manner, String(this.judgement.place.place))
  }

  private giftSentence(): Sentence {
    const { gift } = this
    const [first, second] = this.giftSubjects()
    return this.said(
      'fortunePath/gift',
      this.move('gift', `${this.lotKey}|${gift.name}`, {
        first,
        second,
        gift: TRACK_TEXTS[gift.name].gift,
      }),
      gift.name,
      this.why(gift),
    )
  }

  /** The two findings that speak for the gift, the lot's own before its ruler's. */
  private giftSubjects(): [string, string] {
    const order = ['place', 'manner', 'keeper', 'keeper-place', 'eleventh']
    const [first, second] = [...this.gift.witnesses]
      .slice(0, 2)
      .sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))
      .map((one) => subjectOf(this.judgement, one))
    return [first ?? '', second ?? '']
  }

  private keeper(): Sentence {
    const { keeper, manner, sight } = this.judgement
    const texts = RANK_TEXTS[keeper.rank]
    const rank = this.voice.pick(`rank/${keeper.rank}/is`, texts.is, `${keeper.planet}|${keeper.sign}`)
    if (keeper.qualifier) this.voice.mark(`qualifier/${keeper.qualifier}/is/1`)
    const slots = {
      lotSign: manner.sign,
      planet: named(keeper.planet),
      sign: keeper.sign,
      rank: fillRank(rank, keeper.host ? named(keeper.host) : '', keeper.sign),
      qualifier: keeper.qualifier ? `; ${QUALIFIER_TEXTS[keeper.qualifier].is}` : '',
    }
    const move = sight.by === 'with' ? 'keeperAtLot' : 'keeper'
    const facts = keeper.witnesses
    return this.said('fortunePath/keeper', this.move(move, `${keeper.planet}|${keeper.rank}`, slots), null, [
      witness(firstOf(facts), 'lot.ruler'),
      ...facts.flatMap((fact) => (fact.is === 'rank' ? [witness(fact, keeper.rule)] : [])),
      ...facts.flatMap((fact) =>
        fact.is === 'qualifier' ? [witness(fact, `qualifier.${fact.qualifier}`)] : [],
      ),
    ])
  }

  /** How the ruler stands to the lot, and the way in: Yet where that tone differs from its rank's, else And. */
  private turn(): Sentence {
    const { keeper, sight, manner, sect, place } = this.judgement
    const texts = placeTexts(keeper.place)
    const wayIn = this.voice.pick(
      `place/${keeper.place}/wayIn`,
      texts.wayIn,
      `${keeper.planet}|${manner.sign}`,
    )
    const slots = {
      regards: REGARDS[sight.by],
      regardsLot: regards(sight.by, 'the lot'),
      sect: this.sectClause(),
      sign: keeper.sign,
      lotSign: manner.sign,
      house: houseOf(keeper.place, keeper.house, place.system),
      among: texts.among,
      wayIn,
    }
    const averse = sight.by === 'averse'
    const agree = averse ? keeper.tone < 1 : keeper.tone === 1
    const move: Move =
      sight.by === 'with'
        ? 'turnWith'
        : averse
          ? agree
            ? 'turnAndAverse'
            : 'turnYetAverse'
          : agree
            ? 'turnAnd'
            : 'turnYet'
    const sectFact = firstOf(sect.witnesses)
    return this.said('fortunePath/turn', this.move(move, `${keeper.sign}|${manner.sign}`, slots), null, [
      witness(firstOf(sight.witnesses), sight.rule),
      ...(averse || keeper.sect === 'none' ? [] : [witness(sectFact, sect.rule)]),
      witness(
        {
          is: 'planet-in',
          planet: keeper.planet,
          sign: keeper.sign,
          place: keeper.place,
          house: keeper.house,
        },
        `place.${keeper.place}`,
      ),
    ])
  }

  private sectClause(): string {
    const { keeper, sect } = this.judgement
    // Said where it changes the picture: what is low is helped, what is high is hindered.
    if (keeper.sect === 'none' || (keeper.sect === 'own') === (keeper.tone === 1)) return ''
    const half = sect.day ? 'day' : 'night'
    const birth = sect.uncertain
      ? `birth at the edge of day and night, counted here as ${half},`
      : `${half} birth`
    return keeper.sect === 'own'
      ? fill(', and a {birth} suits it', { birth })
      : fill(', though a {birth} does not suit it', { birth })
  }

  private helpSentence(): Sentence {
    const { help: track } = this
    const carried = this.piece(
      track,
      'carried',
      `${this.judgement.help?.planet ?? '-'}|${this.judgement.end.key}`,
    )
    const { text, because } = this.helpForm(carried)
    return this.said('fortunePath/help', text, track.name, because.slice(0, 3))
  }

  /** The help is told by the help's own planet where that is a witness, else by what is. */
  private helpForm(carried: string): { text: string; because: Witness[] } {
    const { help, end, spirit, keeper, place } = this.judgement
    const kinds = this.help.witnesses.map(({ kind }) => kind)
    const is = (...some: readonly string[]) => kinds.some((kind) => some.includes(kind))
    const known = this.help.witnesses.map(({ fact, rule }) => witness(fact, rule))
    if (help && is('help', 'help-place')) {
      const target = help.to === 'lot' ? 'the lot' : named(keeper.planet)
      const house = houseOf(help.place, this.houseOfHelp(), place.system)
      const text = this.move('helpRegards', help.key, {
        planet: named(help.planet),
        regards: `${regards(help.by, target)}${help.by === 'with' ? ', in' : ' from'} ${house}`,
        end: this.endClause(),
        carried,
      })
      const sect = help.witnesses.find(({ is: kind }) => kind === 'sect')
      return {
        text,
        because: [
          witness(firstOf(help.witnesses), `help.${help.planet}`),
          ...(this.endClause() ? [witness(firstOf(end.witnesses), end.rule)] : []),
          ...(sect ? [witness(sect, this.judgement.sect.rule)] : []),
        ],
      }
    }
    if (is('end', 'end-place')) {
      const [planet] = end.planets
      const planets = listed(end.planets.map(named))
      if (end.kind === 'pair')
        return { text: this.move('helpPair', end.key, { planets, carried }), because: known }
      if (end.kind === 'ring')
        return { text: this.move('helpRing', end.key, { planets, carried }), because: known }
      if (planet === keeper.planet)
        return { text: this.move('helpKeeper', end.key, { planet: named(planet), carried }), because: known }
      return {
        text: this.move('helpEnd', end.key, {
          planet: planets,
          sign: end.sign ?? '',
          nth: nth(end.place ?? 1),
          carried,
        }),
        because: known,
      }
    }
    return {
      text: this.move('helpSpirit', spirit.key, { sign: spirit.sign, nth: nth(spirit.place), carried }),
      because: [witness(firstOf(spirit.witnesses), spirit.rule), ...known],
    }
  }

  private houseOfHelp(): number {
    const fact = this.judgement.help?.witnesses.find(({ is }) => is === 'planet-in')
    return fact?.is === 'planet-in' ? fact.house : (this.judgement.help?.place ?? 1)
  }

  private endClause(): string {
    const { help, end } = this.judgement
    if (!help || end.kind !== 'planet') return ''
    const [planet] = end.planets
    if (!planet) return ''
    if (planet === help.planet) return ', where the chain from ruler to ruler comes to rest with it'
    return end.place === help.place
      ? fill(', where the chain from ruler to ruler also comes to rest, with {planet}', {
          planet: named(planet),
        })
      : ''
  }

  private currentBlockages(): Sentence[] {
    const { judgement, gift, difficulty, help, voice } = this
    const texts = TRACK_TEXTS[difficulty.name]
    const [first, second] = causesOf(judgement, difficulty, voice)
    const seed = `${judgement.test?.planet ?? '-'}|${judgement.keeper.rank}`
    const own = this.why(difficulty)
    return [
      this.said(
        'currentBlockages/origin',
        this.move('origin', `${first.witness.key}|${gift.name}`, {
          gift: TRACK_TEXTS[gift.name].gift,
          because: first.because,
          so: first.so,
        }),
        gift.name,
        [witness(first.witness.fact, first.witness.rule)],
      ),
      this.said(
        'currentBlockages/second',
        this.move('second', `${second.witness.key}|${difficulty.name}`, {
          because: second.because,
          so: second.so,
          difficulty: texts.difficulty,
        }),
        difficulty.name,
        [witness(second.witness.fact, second.witness.rule), ...own.slice(-1)],
      ),
      this.said('currentBlockages/inside', this.piece(difficulty, 'inside', seed), difficulty.name, own),
      this.said(
        'currentBlockages/outward',
        this.piece(difficulty, 'outward', `${judgement.keeper.sign}|${judgement.manner.sign}`),
        difficulty.name,
        own,
      ),
      this.said(
        'currentBlockages/limit',
        this.piece(difficulty, 'limit', judgement.keeper.key),
        difficulty.name,
        own,
      ),
      this.said(
        'currentBlockages/relief',
        this.move('relief', `${help.name}|${help.witnesses[0]?.key}`, {
          aid: AIDS[help.name],
          source: sourceOf(judgement, help),
        }),
        help.name,
        this.why(help),
      ),
      this.said(
        'currentBlockages/support',
        this.piece(help, 'support', this.supportSeed()),
        help.name,
        this.why(help),
      ),
      this.said('currentBlockages/handover', this.piece(difficulty, 'handover', seed), difficulty.name, own),
    ]
  }

  private supportSeed(): string {
    return this.help.witnesses[0]?.key ?? ''
  }

  private spiritualGuidance(): Sentence[] {
    const { gift, difficulty, help, judgement } = this
    const texts = TRACK_TEXTS[difficulty.name]
    const because = [stated(capital(`the difficulty named above is ${texts.difficulty}.`), 'counsel')]
    const helped = [stated(capital(`the help named above is ${AIDS[help.name]}.`), 'counsel')]
    const gifted = [stated(capital(`the gift named above is ${TRACK_TEXTS[gift.name].gift}.`), 'counsel')]
    const seed = `${judgement.test?.key ?? '-'}|${judgement.place.place}`
    return [
      this.said(
        'spiritualGuidance/address',
        this.move('address', seed, { difficulty: texts.difficulty }),
        difficulty.name,
        because,
      ),
      this.said(
        'spiritualGuidance/counsel',
        this.piece(difficulty, 'counsel', seed),
        difficulty.name,
        because,
      ),
      this.said('spiritualGuidance/strength', this.piece(gift, 'strength', this.lotKey), gift.name, gifted),
      this.said(
        'spiritualGuidance/aid',
        this.move('aid', `${this.supportSeed()}|${gift.name}`, { aid: AIDS[help.name] }),
        help.name,
        helped,
      ),
      this.said(
        'spiritualGuidance/support',
        this.piece(help, 'support', this.supportSeed(), 1),
        help.name,
        helped,
      ),
      this.said(
        'spiritualGuidance/mercy',
        `${this.move('gentle', seed, {})} ${this.piece(difficulty, 'mercy', seed)}`,
        difficulty.name,
        because,
      ),
    ]
  }

  /** Today the difficulty, this week the help, this month the gift. */
  steps(): ReadingStep[] {
    const whens: readonly StepTime[] = ['today', 'week', 'month']
    return whens.map((when) => {
      const track = this.tracks[STEP_TRACKS[when]]
      const variants = TRACK_TEXTS[track.name].steps[when]
      const index = this.voice.index(`step/${track.name}/${when}`, variants.length, seedOf(track))
      this.voice.mark(`${track.name}/steps/${when}/${index + 1}`)
      const step = variants[index]
      if (!step) throw new Error(`${track.name} has no step for ${when}`)
      return { id: `track/${track.name}/${when}/${index + 1}`, when, track: track.name, ...step }
    })
  }

  private stepSentences(steps: readonly ReadingStep[]): Sentence[] {
    const moves = { today: 'stepToday', week: 'stepWeek', month: 'stepMonth' } as const
    return steps.map(({ when, track, text, why }) =>
      this.said(`practicalSteps/${when}`, this.move(moves[when], '', { text, why: capital(why) }), track, [
        stated(capital(`the step is for ${TRACK_TEXTS[track].title}: ${why}.`), 'step'),
      ]),
    )
  }

  /** The trait that Light and Shadow tell twice: of the sign or of its ruler. */
  private trait(): { light: string; shadow: string } {
    const { manner, keeper } = this.judgement
    const sign = SIGN_TEXTS[manner.sign]
    const which = this.voice.index(`trait/${manner.sign}`, 3, `${keeper.rank}|${keeper.place}`)
    this.voice.mark(
      which === 2 ? `keeper/${keeper.planet}/light/1` : `sign/${manner.sign}/light/${which + 1}`,
    )
    if (which === 2) return KEEPER_TEXTS[keeper.planet]
    return { light: sign.light[which] ?? sign.light[0], shadow: sign.shadow[which] ?? sign.shadow[0] }
  }

  private traitWitnesses(): Witness[] {
    const { manner, keeper } = this.judgement
    return [
      witness(firstOf(manner.witnesses), manner.rule),
      witness(firstOf(keeper.witnesses), `ruler.${keeper.planet}`),
    ]
  }

  /** The same index for light and shadow of a track, so that one trait is told twice. */
  private traitOf(track: ChosenTrack): number {
    const index = lightIndex(this.voice, track)
    this.voice.mark(`${track.name}/light/${index + 1}`)
    this.voice.mark(`${track.name}/shadow/${index + 1}`)
    return index
  }

  private lightSide(): Sentence[] {
    const { gift, help, difficulty } = this
    const light = (track: ChosenTrack) => TRACK_TEXTS[track.name].light[this.traitOf(track)] ?? ''
    return [
      this.said('lightSidePattern/trait', this.trait().light, null, this.traitWitnesses()),
      this.said(
        'lightSidePattern/gift',
        this.move('lightGift', this.lotKey, {
          Area: capital(AREAS[gift.name]),
          light: afterComma(light(gift)),
        }),
        gift.name,
        this.why(gift),
      ),
      this.said(
        'lightSidePattern/help',
        this.move('lightHelp', '', { Area: capital(AREAS[help.name]), light: afterComma(light(help)) }),
        help.name,
        this.why(help),
      ),
      this.said(
        'lightSidePattern/difficulty',
        this.move('lightDifficulty', '', {
          area: AREAS[difficulty.name],
          light: afterComma(light(difficulty)),
        }),
        difficulty.name,
        this.why(difficulty),
      ),
    ]
  }

  private shadowSide(): Sentence[] {
    const { gift, help, difficulty } = this
    const shadow = (track: ChosenTrack) => TRACK_TEXTS[track.name].shadow[this.traitOf(track)] ?? ''
    return [
      this.said('darkSideWarning/trait', this.trait().shadow, null, this.traitWitnesses()),
      this.said(
        'darkSideWarning/gift',
        this.move('shadowInArea', '', { Area: capital(AREAS[gift.name]), shadow: afterComma(shadow(gift)) }),
        gift.name,
        this.why(gift),
      ),
      this.said(
        'darkSideWarning/help',
        this.move('shadowInArea', '', { Area: capital(AREAS[help.name]), shadow: afterComma(shadow(help)) }),
        help.name,
        this.why(help),
      ),
      this.said(
        'darkSideWarning/difficulty',
        this.move('shadowDifficulty', '', {
          area: AREAS[difficulty.name],
          shadow: afterComma(shadow(difficulty)),
        }),
        difficulty.name,
        this.why(difficulty),
      ),
    ]
  }

  readFrom(): ReadFrom {
    const { place, manner, keeper, help, end } = this.judgement
    const [gift, difficulty, aid] = this.tracks.map(({ name }) => TRACK_TEXTS[name].title)
    const lot = `Part of Fortune in ${manner.sign}, ${houseOf(place.place, place.house, place.system).replace('the ', '')}`
    const near = keeper.qualifier ? `, ${QUALIFIER_TEXTS[keeper.qualifier].short}` : ''
    const ruler = `${named(keeper.planet)} in ${keeper.sign}, ${RANK_TEXTS[keeper.rank].short}${near}`
    const helper = help ? shortFact(firstOf(help.witnesses)) : shortFact(firstOf(end.witnesses))
    const short = (track: ChosenTrack) =>
      [...new Set(track.witnesses.slice(0, 3).map(({ fact }) => shortFact(fact)))].join('; ')
    return {
      fortunePath: `${lot}; ${ruler}; ${helper}.`,
      currentBlockages: capital(`${short(this.difficulty)}.`),
      spiritualGuidance: `The difficulty named above, ${TRACK_TEXTS[this.difficulty.name].difficulty}; not from any planet.`,
      practicalSteps: `The three subjects of this reading: ${[gift, difficulty, aid].join('; ')}.`,
      lightSidePattern: `${lot}; ${ruler}.`,
      darkSideWarning: `The same: ${lot}; ${ruler}.`,
      realLifeExamples: `The same three subjects, one example each.`,
    }
  }

  private piece(track: ChosenTrack, piece: Parameters<Voice['piece']>[1], seed: string, turn = 0): string {
    return this.voice.piece(track.name, piece, seed, turn)
  }

  private move<M extends Move>(
    move: M,
    seed: string,
    slots: Readonly<Record<SlotsOf<(typeof MOVES)[M][number]>, string>>,
  ): string {
    const template: string = this.voice.pick(`move/${move}`, MOVES[move] as readonly string[], seed)
    return capital(fill(template, slots as never))
  }

  private said(id: string, text: string, track: TrackName | null, because: readonly Witness[]): Sentence {
    return { id, text, track, because: because.slice(0, 3) }
  }
}

/** What the choice of a track's steps and traits hangs on: its two weightiest findings. */
function seedOf({ witnesses }: ChosenTrack): string {
  return witnesses
    .slice(0, 2)
    .map(({ key }) => key)
    .join('|')
}

export function lightIndex(voice: Voice, track: ChosenTrack): number {
  return voice.index(`${track.name}/light`, TRACK_TEXTS[track.name].light.length, seedOf(track))
}

/** A sentence after a comma: its first word is never a name. */
function afterComma(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

function fillRank(template: string, host: string, sign: string): string {
  return template.replaceAll('{host}', host).replaceAll('{sign}', sign)
}

function placeTexts(place: number): PlaceTexts {
  const texts = PLACE_TEXTS[place]
  if (!texts) throw new RangeError(`There is no house ${place}`)
  return texts
}

function firstOf(facts: readonly Fact[]): Fact {
  const [first] = facts
  if (!first) throw new Error('Every item has a witness')
  return first
}
