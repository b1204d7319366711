import { HOUSE_SYSTEM_NAMES } from '#app/astro/types.ts'
import { PlanetGlyph, SignGlyph } from '#app/ui/base/glyphs.tsx'
import { Term } from '#app/ui/base/term.tsx'
import { dmsText } from '#app/ui/chart/degree-text.ts'
import type { FortuneView } from './fortune.server.ts'
import { HouseName } from './house-name.tsx'
import { houseText } from './lot-messages.ts'

/** The lot itself, at the top of the page. */
export function LotHead({ view: { lot, houseSystem, isDayBirth } }: { view: FortuneView }) {
  const ruler = lot.chain.steps[0]
  return (
    <section
      aria-label="Your Part of Fortune"
      className="jadwal flex flex-col gap-6 bg-leaf p-5 sm:flex-row sm:items-center sm:p-8"
    >
      <SignGlyph sign={lot.sign} className="size-20 shrink-0 self-center text-gilt sm:size-28" />
      <div className="min-w-0 grow">
        <p className="rubric">
          <span lang="ar-Latn">Sahm al-saʿāda</span>, the <Term id="part-of-fortune">Part of Fortune</Term>
        </p>
        <h2 className="text-2xl">
          {lot.sign} in the <HouseName of={lot} />
        </h2>
        <dl className="facts mt-3">
          <div>
            <dt>Position</dt>
            <dd>
              {dmsText(lot.degree)} {lot.sign}
            </dd>
          </div>
          {ruler ? (
            <div>
              <dt>
                <Term id="ruler">Ruler</Term>
              </dt>
              <dd className="flex items-center gap-2">
                <PlanetGlyph planet={ruler.planet} className="size-5 shrink-0 text-gold" />
                {ruler.planet} in {ruler.sign}, {houseText(ruler)}
              </dd>
            </div>
          ) : null}
          <div>
            <dt>Formula</dt>
            <dd>
              <Term id="sect">{isDayBirth ? 'By day' : 'By night'}</Term>:{' '}
              {lot.reversed ? 'Ascendant + Sun − Moon' : 'Ascendant + Moon − Sun'}
            </dd>
          </div>
          <div>
            <dt>Houses</dt>
            <dd>{HOUSE_SYSTEM_NAMES[houseSystem]}</dd>
          </div>
        </dl>
      </div>
    </section>
  )
}
