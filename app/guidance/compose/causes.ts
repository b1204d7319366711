import { listed, named, nth, regards } from '#app/guidance/corpus/en/names.ts'
import { PLACE_TEXTS } from '#app/guidance/corpus/en/places.ts'
import {
  AVERSION_TEXTS,
  QUALIFIER_TEXTS,
  RANK_TEXTS,
  RULER_TEXTS,
  TEST_TEXTS,
} from '#app/guidance/corpus/en/ruler.ts'
import { fill } from '#app/guidance/corpus/en/template.ts'
import type { ChosenTrack, TrackWitness, WitnessKind } from '#app/guidance/judge/choose-tracks.ts'
import type { Judgement } from '#app/guidance/types.ts'
import type { Voice } from './voice.ts'

/** 'Because {because}, {so}.' */
interface Cause {
  because: string
  so: string
  witness: TrackWitness
}

/** The order of the causes in the text: first the ruler's condition, then what affects it. */
const FIRST: readonly WitnessKind[] = ['rank', 'qualifier', 'aversion', 'hard-place', 'ruler-place', 'ruler']

/** Two causes of the difficulty, both witnesses of its track. If the test is a witness, it is the second cause. */
export function causesOf(judgement: Judgement, track: ChosenTrack, voice: Voice): [Cause, Cause] {
  const byKind = new Map(track.witnesses.map((one) => [one.kind, one]))
  const ordered = FIRST.flatMap((kind) => byKind.get(kind) ?? [])
  const test = byKind.get('test')
  const [first, second] = test ? [ordered[0], test] : [ordered[0], ordered[1]]
  if (!first || !second) throw new Error(`${track.name} has too few causes`)
  return [causeOf(judgement, first, voice), causeOf(judgement, second, voice)]
}

function causeOf(judgement: Judgement, witness: TrackWitness, voice: Voice): Cause {
  const { ruler, lotSign, place, test } = judgement
  const planet = named(ruler.planet)
  const { kind } = witness
  switch (kind) {
    case 'rank': {
      const texts = RANK_TEXTS[ruler.rank]
      const effect = voice.pick(`rank/${ruler.rank}/effect`, texts.effect, `${ruler.planet}|${ruler.sign}`)
      return {
        because: `${planet} ${fill(texts.because, { sign: ruler.sign })}`,
        so: fill('{faculty} here is read as {effect}', {
          faculty: RULER_TEXTS[ruler.planet].faculty,
          effect,
        }),
        witness,
      }
    }
    case 'qualifier': {
      if (!ruler.qualifier) break
      const texts = QUALIFIER_TEXTS[ruler.qualifier]
      return {
        because: `${planet} ${texts.because}`,
        so: voice.pick(
          `qualifier/${ruler.qualifier}/so`,
          texts.so,
          `${ruler.planet}|${ruler.sign}|${place.place}`,
        ),
        witness,
      }
    }
    case 'aversion':
      return {
        because: fill('{planet} in {sign} does not see {lotSign}', {
          planet,
          sign: ruler.sign,
          lotSign: lotSign.sign,
        }),
        so: voice.pick('aversion/so', AVERSION_TEXTS, `${ruler.sign}|${lotSign.sign}`),
        witness,
      }
    case 'hard-place':
      return {
        because: fill('the lot is in the {nth} house', { nth: nth(place.place) }),
        so: PLACE_TEXTS[place.place]?.mixed ?? '',
        witness,
      }
    case 'ruler-place':
      return {
        because: fill('{planet} stands in the {nth} house', { planet, nth: nth(ruler.place) }),
        so: voice.pick(`place/${ruler.place}/trial`, PLACE_TEXTS[ruler.place]?.trial ?? [], ruler.planet),
        witness,
      }
    case 'ruler':
      return {
        because: fill('{lotSign} is ruled by {planet}', { lotSign: lotSign.sign, planet }),
        so: voice.pick(
          `keeper/${ruler.planet}/trial`,
          RULER_TEXTS[ruler.planet].trial,
          `${ruler.sign}|${place.place}`,
        ),
        witness,
      }
    case 'test': {
      const texts = test && TEST_TEXTS[test.planet]
      if (!test || !texts) break
      const soft = test.by === 'trine' || test.by === 'sextile' ? texts.soft : undefined
      const variants = soft ?? (test.ofSect ? texts.hard.ofSect : texts.hard.contrary)
      const id = `test/${test.planet}/${soft ? 'soft' : test.ofSect ? 'own' : 'contrary'}`
      return {
        because: `${named(test.planet)} in ${test.sign} ${regards(test.by, test.to === 'lot' ? 'the lot' : planet)}`,
        so: voice.pick(id, variants, `${test.sign}|${test.by}`),
        witness,
      }
    }
    default:
  }
  throw new Error(`${kind} is no cause of a difficulty`)
}

/** A finding as the subject of a sentence: 'Put {subject} beside …'. */
export function subjectOf(judgement: Judgement, { kind }: Pick<TrackWitness, 'kind'>): string {
  const { place, lotSign, ruler, eleventh, help, end, spirit, bound } = judgement
  const planet = named(ruler.planet)
  switch (kind) {
    case 'place':
      return `the ${nth(place.place)} house`
    case 'sign':
      return lotSign.sign
    case 'ruler':
      return `${planet} as ruler of the lot`
    case 'ruler-place':
      return `${planet} in the ${nth(ruler.place)} house`
    case 'eleventh':
      return `${listed(eleventh.planets.map(named))} in the eleventh place from the lot`
    case 'help':
      return help ? `${named(help.planet)} in ${help.sign}` : ''
    case 'help-place':
      return help ? `${named(help.planet)} in the ${nth(help.place)} house` : ''
    case 'end':
      if (end.kind === 'planet') return `${listed(end.planets.map(named))} at the end of the chain of rulers`
      if (end.kind === 'pair')
        return `the pair that ends the chain of rulers, ${listed(end.planets.map(named))}`
      return `the ring of rulers, ${listed(end.planets.map(named))}`
    case 'end-place':
      return `${listed(end.planets.map(named))} in the ${nth(end.place ?? 1)} house, at the end of the chain of rulers`
    case 'spirit':
      return `the Lot of Spirit in the ${nth(spirit.place)} house`
    case 'bound':
      return `${named(bound.planet)}, which rules the bound of the lot`
    default:
      throw new Error(`${kind} is no subject`)
  }
}

/**
 * Kinds of findings from which Fortune Path reads a help, in this order. If none is a witness, it reads the Lot of
 * Spirit.
 */
const HELP_SOURCES: readonly WitnessKind[] = ['help', 'help-place', 'end', 'end-place']

/** The finding that a help is read from, the same in every block. */
export function helpSource({ witnesses }: ChosenTrack): WitnessKind {
  return HELP_SOURCES.find((source) => witnesses.some(({ kind }) => kind === source)) ?? 'spirit'
}
