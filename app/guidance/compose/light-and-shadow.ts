import { TRACK_TEXTS } from '#app/guidance/corpus/en/index.ts'
import { AREA_PHRASES } from '#app/guidance/corpus/en/moves.ts'
import { RULER_TEXTS } from '#app/guidance/corpus/en/ruler.ts'
import { SIGN_TEXTS } from '#app/guidance/corpus/en/signs.ts'
import { capital } from '#app/guidance/corpus/en/template.ts'
import type { ChosenTrack } from '#app/guidance/judge/choose-tracks.ts'
import type { Sentence, Witness } from '#app/guidance/types.ts'
import { afterComma, BlockWriter, firstOf, lightIndex } from './block-writer.ts'
import { trackWitnesses, witness } from './voice.ts'

/** Light Side and Shadow Side: the same traits from both sides. */
export class LightAndShadowWriter extends BlockWriter {
  lightSide(): Sentence[] {
    const { gift, help, difficulty } = this
    const light = (track: ChosenTrack) => TRACK_TEXTS[track.name].light[this.traitOf(track)] ?? ''
    return [
      this.sentence('lightSidePattern/trait', this.trait().light, null, this.traitWitnesses()),
      this.sentence(
        'lightSidePattern/gift',
        this.move('lightGift', this.lotKey, {
          Area: capital(AREA_PHRASES[gift.name]),
          light: afterComma(light(gift)),
        }),
        gift.name,
        trackWitnesses(gift),
      ),
      this.sentence(
        'lightSidePattern/help',
        this.move('lightHelp', help.name, {
          Area: capital(AREA_PHRASES[help.name]),
          light: afterComma(light(help)),
        }),
        help.name,
        trackWitnesses(help),
      ),
      this.sentence(
        'lightSidePattern/difficulty',
        this.move('lightDifficulty', difficulty.name, {
          area: AREA_PHRASES[difficulty.name],
          light: afterComma(light(difficulty)),
        }),
        difficulty.name,
        trackWitnesses(difficulty),
      ),
    ]
  }

  shadowSide(): Sentence[] {
    const { gift, help, difficulty } = this
    const shadow = (track: ChosenTrack) => TRACK_TEXTS[track.name].shadow[this.traitOf(track)] ?? ''
    return [
      this.sentence('darkSideWarning/trait', this.trait().shadow, null, this.traitWitnesses()),
      this.sentence(
        'darkSideWarning/gift',
        this.move('shadowInArea', '', {
          Area: capital(AREA_PHRASES[gift.name]),
          shadow: afterComma(shadow(gift)),
        }),
        gift.name,
        trackWitnesses(gift),
      ),
      this.sentence(
        'darkSideWarning/help',
        this.move('shadowInArea', '', {
          Area: capital(AREA_PHRASES[help.name]),
          shadow: afterComma(shadow(help)),
        }),
        help.name,
        trackWitnesses(help),
      ),
      this.sentence(
        'darkSideWarning/difficulty',
        this.move('shadowDifficulty', '', {
          area: AREA_PHRASES[difficulty.name],
          shadow: afterComma(shadow(difficulty)),
        }),
        difficulty.name,
        trackWitnesses(difficulty),
      ),
    ]
  }

  /** The trait of both Light and Shadow. It belongs to the sign or to its ruler. */
  private trait(): { light: string; shadow: string } {
    const { lotSign, ruler } = this.judgement
    const sign = SIGN_TEXTS[lotSign.sign]
    const which = this.voice.index(`trait/${lotSign.sign}`, 3, `${ruler.rank}|${ruler.place}`)
    this.voice.mark(
      which === 2 ? `keeper/${ruler.planet}/light/1` : `sign/${lotSign.sign}/light/${which + 1}`,
    )
    if (which === 2) return RULER_TEXTS[ruler.planet]
    return { light: sign.light[which] ?? sign.light[0], shadow: sign.shadow[which] ?? sign.shadow[0] }
  }

  private traitWitnesses(): Witness[] {
    const { lotSign, ruler } = this.judgement
    return [
      witness(firstOf(lotSign.witnesses), lotSign.rule),
      witness(firstOf(ruler.witnesses), `ruler.${ruler.planet}`),
    ]
  }

  /** Light and shadow of a track have the same index, so that both speak of one trait. */
  private traitOf(track: ChosenTrack): number {
    const index = lightIndex(this.voice, track)
    this.voice.mark(`${track.name}/light/${index + 1}`)
    this.voice.mark(`${track.name}/shadow/${index + 1}`)
    return index
  }
}
