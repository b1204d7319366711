import { degreeText } from '../../ui/chart/degree-text'
import { PlanetGlyph, SignGlyph } from '../../ui/glyphs'
import type { FortuneView } from './fortune.server'
import { houseSystemName, ordinal } from './words'

/** The lot itself, before anything is followed from it. */
export function LotHead({ view: { lot, houseSystem, isDayBirth } }: { view: FortuneView }) {
  const ruler = lot.chain.steps[0]
  return (
    <section
      aria-label="Your Part of Fortune"
      className="jadwal flex flex-col gap-6 bg-leaf p-5 sm:flex-row sm:items-center sm:p-8"
    >
      <SignGlyph sign={lot.sign} className="size-24 shrink-0 self-center text-gilt sm:size-36" />
      <div className="min-w-0 grow">
        <p className="rubric">
          <i lang="ar-Latn">Sahm al-saʿāda</i>, the Part of Fortune
        </p>
        <h2 className="text-2xl">
          {lot.sign} in the {ordinal(lot.house)} house
        </h2>
        <dl className="facts mt-3">
          <div>
            <dt>Position</dt>
            <dd>
              {degreeText(lot.degree)} {lot.sign}
            </dd>
          </div>
          {ruler ? (
            <div>
              <dt>Ruler</dt>
              <dd className="flex items-center gap-2">
                <PlanetGlyph planet={ruler.planet} className="size-5 shrink-0 text-gold" />
                {ruler.planet} in {ruler.sign}, {ordinal(ruler.house)} house
              </dd>
            </div>
          ) : null}
          <div>
            <dt>Counted</dt>
            <dd>
              {isDayBirth ? 'By day' : 'By night'}, {lot.reversed ? 'reversed' : 'not reversed'};{' '}
              {houseSystemName(houseSystem)} houses
            </dd>
          </div>
        </dl>
      </div>
    </section>
  )
}
