import type { Chart } from '#app/astro/index.server.ts'
import { TRACK_TEXTS } from '#app/guidance/corpus/en/index.ts'
import { MOVES, type Move } from '#app/guidance/corpus/en/moves.ts'
import { listed, named, nth } from '#app/guidance/corpus/en/names.ts'
import { BOUND_STYLES } from '#app/guidance/corpus/en/ruler.ts'
import { capital, fill, type SlotsOf } from '#app/guidance/corpus/en/template.ts'
import { type ChosenTrack, chooseTracks, type TrackWitness } from '#app/guidance/judge/choose-tracks.ts'
import { judge } from '#app/guidance/judge/judge.ts'
import type { Judgement, Sentence, TrackName, TrackPart, Witness } from '#app/guidance/types.ts'
import { afterComma, lightIndex } from './block-writer.ts'
import { causesOf, subjectOf } from './causes.ts'
import { composeJudgement } from './composer.ts'
import { type Piece, type Trace, textWitness, trackWitnesses, Voice, witness } from './voice.ts'

/** Ids of the phases: the gift, the difficulty and the help, in this order. */
export const PHASES = ['fortune', 'ruler', 'chain'] as const
export type PhaseName = (typeof PHASES)[number]

export interface Practice extends Sentence {
  track: TrackName
  why: string
}

export interface Phase {
  name: PhaseName
  track: TrackName
  title: string
  part: TrackPart
  /** What this subject gives. */
  given: Sentence[]
  /** What may hinder it. */
  hindrance: Sentence[]
  /** What to turn to. */
  counsel: Sentence[]
  /** Steps to tick. Progress is stored under the id, which names the track and the practice but not the chart. */
  practices: Practice[]
}

const PRACTICES_A_PHASE = 4
/** The index of the first practice of a part, so that a track has other practices in each part. */
const FIRST_PRACTICE: Readonly<Record<TrackPart, number>> = { gift: 0, difficulty: 2, help: 4 }

/** The three phases of a chart's path, one for each track, in sentences that its reading does not use. */
export function composePath(chart: Chart, trace?: Trace): Phase[] {
  const judgement = judge(chart)
  const tracks = chooseTracks(judgement)
  const readingText = Object.values(composeJudgement(judgement).blocks)
    .flatMap((all) => all.map(({ text }) => text.toLowerCase()))
    .join(' ')
  return PHASES.map((name, i) => {
    const track = tracks[i]
    if (!track) throw new Error(`There is no track for ${name}`)
    return new PhaseWriter(judgement, name, track, readingText, new Voice(trace)).write()
  })
}

/** The practices of a chart in the order of the phases. */
export function practicesOf(chart: Chart): Practice[] {
  return chooseTracks(judge(chart)).flatMap((track) => practices(track))
}

function practices(track: ChosenTrack, voice = new Voice()): Practice[] {
  const texts = TRACK_TEXTS[track.name]
  return Array.from({ length: PRACTICES_A_PHASE }, (_, i) => {
    const index = (FIRST_PRACTICE[track.part] + i) % texts.practices.length
    voice.mark(`${track.name}/practices/${index + 1}`)
    const one = texts.practices[index]
    if (!one) throw new Error(`${track.name} has too few practices`)
    return {
      id: `track/${track.name}/practice/${index + 1}`,
      text: one.text,
      why: one.why,
      track: track.name,
      because: [textWitness(capital(`the practice is for ${texts.title}: ${one.why}.`), 'step')],
    }
  })
}

class PhaseWriter {
  constructor(
    private readonly judgement: Judgement,
    private readonly name: PhaseName,
    private readonly track: ChosenTrack,
    /** All sentences of the reading in lower case. Some contain a piece inside a longer sentence. */
    private readonly readingText: string,
    private readonly voice: Voice,
  ) {}

  write(): Phase {
    const { name, track } = this
    const light = this.unusedLight()
    const texts = TRACK_TEXTS[track.name]
    return {
      name,
      track: track.name,
      title: texts.title,
      part: track.part,
      given: [
        ...this.openings(),
        this.sentence('given/lived', this.unused('lived')),
        this.sentence('given/light', this.move('pathLight', { light: afterComma(texts.light[light] ?? '') })),
      ],
      hindrance: [
        this.sentence('hindrance/inside', this.unused('inside')),
        this.sentence('hindrance/outward', this.unused('outward')),
        this.sentence('hindrance/shadow', texts.shadow[light] ?? ''),
      ],
      counsel: [
        this.sentence('counsel/counsel', this.unused('counsel')),
        this.sentence(
          'counsel/strength',
          this.move('pathStrength', { strength: afterComma(this.unused('strength')) }),
        ),
        this.sentence('counsel/mercy', this.unused('mercy')),
      ],
      practices: practices(track, this.voice),
    }
  }

  private get seed(): string {
    return `${this.judgement.lotSign.sign}|${this.judgement.ruler.planet}`
  }

  /** The first variant, starting from this chart's own, that the reading does not contain. */
  private unused(piece: Piece): string {
    const { length } = TRACK_TEXTS[this.track.name][piece]
    for (let turn = 0; turn < length; turn++) {
      const text = TRACK_TEXTS[this.track.name][piece][
        this.voice.index(`${this.track.name}/${piece}`, length, this.seed, turn)
      ] as string
      if (!this.readingText.includes(text.toLowerCase()))
        return this.voice.piece(this.track.name, piece, this.seed, turn)
    }
    return this.voice.piece(this.track.name, piece, this.seed)
  }

  private unusedLight(): number {
    const { light } = TRACK_TEXTS[this.track.name]
    const index = (lightIndex(this.voice, this.track) + 1) % light.length
    this.voice.mark(`${this.track.name}/light/${index + 1}`)
    this.voice.mark(`${this.track.name}/shadow/${index + 1}`)
    return index
  }

  private sentence(
    id: string,
    text: string,
    because: readonly Witness[] = trackWitnesses(this.track),
  ): Sentence {
    return { id: `path/${this.name}/${id}`, text, track: this.track.name, because: because.slice(0, 3) }
  }

  private openings(): Sentence[] {
    const { judgement, track, voice } = this
    const { title } = TRACK_TEXTS[track.name]
    const [first] = track.witnesses
    if (!first) throw new Error('A track has witnesses')
    switch (track.part) {
      case 'gift':
        return [
          this.sentence(
            'given/subject',
            this.move('pathGift', { title, source: this.sourceOf(first) }),
            trackWitnesses(track),
          ),
          ...this.boundAndPlaces(),
        ]
      case 'difficulty': {
        const [cause] = causesOf(judgement, track, voice)
        return [
          this.sentence('given/subject', this.move('pathDifficulty', { title, because: cause.because }), [
            witness(cause.witness.fact, cause.witness.rule),
          ]),
        ]
      }
      case 'help':
        return [
          this.sentence(
            'given/subject',
            this.move('pathHelp', { title, source: subjectOf(judgement, first) }),
            trackWitnesses(track),
          ),
          this.sentence(
            'given/spirit',
            first.kind === 'spirit'
              ? this.move('pathSpiritAgain', {})
              : this.move('pathSpirit', { nth: nth(judgement.spirit.place) }),
            [witness(judgement.spirit.witnesses[0] ?? first.fact, judgement.spirit.rule)],
          ),
        ]
    }
  }

  /** Names the lot with its house or sign, because nothing before has named it. */
  private sourceOf(first: TrackWitness): string {
    const { lotSign, place } = this.judgement
    if (first.kind === 'place') return `the lot in the ${nth(place.place)} house`
    return first.kind === 'sign' ? `the lot in ${lotSign.sign}` : subjectOf(this.judgement, first)
  }

  private boundAndPlaces(): Sentence[] {
    const { bound, tenth, eleventh, company } = this.judgement
    const planets = listed(eleventh.planets.map(named))
    this.voice.mark(`bound/${bound.planet}`)
    const outer = listed(company.map(({ planet }) => planet))
    return [
      this.sentence(
        'given/bound',
        this.move('pathBound', { planet: named(bound.planet), style: BOUND_STYLES[bound.planet] ?? '' }),
        bound.witnesses.map((fact) => witness(fact, bound.rule)),
      ),
      ...(tenth.planets.length > 0
        ? [
            this.sentence(
              'given/tenth',
              this.move('pathTenth', {
                sign: tenth.sign,
                planets: listed(tenth.planets.map(named)),
                stand: tenth.planets.length > 1 ? 'stand' : 'stands',
              }),
              tenth.witnesses.map((fact) => witness(fact, tenth.rule)),
            ),
          ]
        : []),
      ...(eleventh.planets.length > 0
        ? [
            this.sentence(
              'given/eleventh',
              this.move('pathEleventh', {
                sign: eleventh.sign,
                planets,
                stand: eleventh.planets.length > 1 ? 'stand' : 'stands',
              }),
              eleventh.witnesses.map((fact) => witness(fact, eleventh.rule)),
            ),
          ]
        : []),
      ...(company.length > 0
        ? [
            this.sentence(
              'given/company',
              this.move('pathCompany', { planets: outer, keep: company.length > 1 ? 'keep' : 'keeps' }),
              company.flatMap(({ witnesses, rule }) => witnesses.map((fact) => witness(fact, rule))),
            ),
          ]
        : []),
    ]
  }

  private move<M extends Move>(
    move: M,
    slots: Readonly<Record<SlotsOf<(typeof MOVES)[M][number]>, string>>,
  ): string {
    const template: string = this.voice.pick(`move/${move}`, MOVES[move] as readonly string[], this.seed)
    return capital(fill(template, slots as never))
  }
}
