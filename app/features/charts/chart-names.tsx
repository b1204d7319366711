import type { Sign } from '#app/astro/types.ts'
import { degreeText } from '#app/format.ts'
import { astroWords } from '#app/language/astro-messages.ts'
import { numberDirection } from '#app/language/current.ts'
import { Isolated } from '#app/language/page-language.tsx'
import { isChartGlyph } from '#app/ui/chart/chart-glyphs.ts'
import { dmsText, dmText } from '#app/ui/chart/degree-text.ts'
import { GlyphUse } from '#app/ui/chart/glyph-sprite.tsx'
import { type AspectRow, aspectText, pointText } from './report-chart.ts'
import { reportWords as words } from './report-messages.ts'

/** A planet, a node, a lot or an angle: its glyph, if it has one, and its name. The page needs `GlyphSprite`. */
export function PointName({ name }: { name: string }) {
  return (
    <span className="named">
      {isChartGlyph(name) ? (
        <GlyphUse name={name} className={name === 'Part of Fortune' ? 'glyph text-rubric' : 'glyph'} />
      ) : null}
      {pointText(name)}
    </span>
  )
}

export function SignName({ sign }: { sign: Sign }) {
  return (
    <span className="named">
      <GlyphUse name={sign} className="glyph text-gold" />
      {astroWords.signs[sign]}
    </span>
  )
}

export function AspectName({ aspect }: { aspect: Pick<AspectRow, 'type' | 'bySign'> }) {
  return (
    <span className="named">
      <GlyphUse name={aspect.type} />
      {aspectText(aspect)}
    </span>
  )
}

/** `22°37′06″ Cancer`; on a narrow screen the sign is below the degree. */
export function Position({ sign, degree }: { sign: Sign; degree: number }) {
  return (
    <>
      <bdi dir={numberDirection()} className="whitespace-nowrap tabular-nums">
        {dmsText(degree)}
      </bdi>{' '}
      <SignName sign={sign} />
    </>
  )
}

/** `22.6° 22°37′`: the specified decimal, and the minutes as on the wheel; with seconds where there is room. */
export function DegreeAndMinutes({ degree, precise = false }: { degree: number; precise?: boolean }) {
  return (
    <bdi dir={numberDirection()} className="whitespace-nowrap tabular-nums">
      {degreeText(degree)} <span className="text-faded">{precise ? dmsText(degree) : dmText(degree)}</span>
    </bdi>
  )
}

export function Retrograde() {
  return (
    <abbr title={words.retrograde} className="font-semibold text-rubric no-underline">
      <Isolated>{words.retrogradeMark}</Isolated>
    </abbr>
  )
}
