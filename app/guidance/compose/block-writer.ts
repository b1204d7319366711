import { TRACK_TEXTS } from '#app/guidance/corpus/en/index.ts'
import { MOVES, type Move } from '#app/guidance/corpus/en/moves.ts'
import { ASPECT_NAMES, named } from '#app/guidance/corpus/en/names.ts'
import { PLACE_TEXTS, type PlaceTexts } from '#app/guidance/corpus/en/places.ts'
import { capital, fill, type SlotsOf } from '#app/guidance/corpus/en/template.ts'
import type { ChosenTrack } from '#app/guidance/judge/choose-tracks.ts'
import type { Fact, Judgement, RegardItem, Sentence, TrackName, Witness } from '#app/guidance/types.ts'
import { type Voice, witness } from './voice.ts'

/** Base class of the writers of one reading's blocks: the judgement, its three tracks, and how a sentence is made. */
export class BlockWriter {
  protected readonly gift: ChosenTrack
  protected readonly difficulty: ChosenTrack
  protected readonly help: ChosenTrack
  protected readonly place: PlaceTexts
  /** The main subject of the reading. It seeds the choice of sentences about the tracks. */
  protected readonly lotKey: string

  constructor(
    protected readonly judgement: Judgement,
    protected readonly tracks: readonly [ChosenTrack, ChosenTrack, ChosenTrack],
    protected readonly voice: Voice,
  ) {
    ;[this.gift, this.difficulty, this.help] = tracks
    this.place = placeTexts(judgement.place.place)
    this.lotKey = `${judgement.lotSign.sign}|${judgement.place.place}`
  }

  /** Text for a close aspect of two planets: whether it is applying or separating. */
  protected courseOf(item: RegardItem | null, part: 'help' | 'test'): { text: string; because: Witness[] } {
    const fact = item?.witnesses.find(({ is }) => is === 'course')
    if (!item?.course || !fact) return { text: '', because: [] }
    const moves = {
      help: { applying: 'helpApplying', separating: 'helpSeparating' },
      test: { applying: 'testApplying', separating: 'testSeparating' },
    } as const
    const text = this.move(moves[part][item.course], `${item.planet}|${item.by}`, {
      aspect: ASPECT_NAMES[item.by],
      planet: named(item.planet),
      other: named(this.judgement.ruler.planet),
    })
    return { text: ` ${text}`, because: [witness(fact, 'course')] }
  }

  protected supportSeed(): string {
    return this.help.witnesses[0]?.key ?? ''
  }

  protected piece(track: ChosenTrack, piece: Parameters<Voice['piece']>[1], seed: string, turn = 0): string {
    return this.voice.piece(track.name, piece, seed, turn)
  }

  protected move<M extends Move>(
    move: M,
    seed: string,
    slots: Readonly<Record<SlotsOf<(typeof MOVES)[M][number]>, string>>,
  ): string {
    const template: string = this.voice.pick(`move/${move}`, MOVES[move] as readonly string[], seed)
    return capital(fill(template, slots as never))
  }

  protected sentence(
    id: string,
    text: string,
    track: TrackName | null,
    because: readonly Witness[],
  ): Sentence {
    return { id, text, track, because: because.slice(0, 3) }
  }
}

/** The seed for choosing a track's steps and traits: its two heaviest findings. */
export function seedOf({ witnesses }: ChosenTrack): string {
  return witnesses
    .slice(0, 2)
    .map(({ key }) => key)
    .join('|')
}

export function lightIndex(voice: Voice, track: ChosenTrack): number {
  return voice.index(`${track.name}/light`, TRACK_TEXTS[track.name].light.length, seedOf(track))
}

export function placeTexts(place: number): PlaceTexts {
  const texts = PLACE_TEXTS[place]
  if (!texts) throw new RangeError(`There is no house ${place}`)
  return texts
}

export function firstOf(facts: readonly Fact[]): Fact {
  const [first] = facts
  if (!first) throw new Error('Every item has a witness')
  return first
}

/** Makes a sentence a clause after a comma. Its first word is never a name. */
export function afterComma(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
