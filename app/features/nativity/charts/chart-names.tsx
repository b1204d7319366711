import type { AspectPoint, Planet, Sign } from '#app/astro/types.ts'
import { LotGlyph, PLANET_PATHS, PlanetGlyph, SignGlyph } from '#app/ui/base/glyphs.tsx'
import { dmsText } from '#app/ui/chart/degree-text.ts'

const GLYPH = 'inline-block size-[1.15em] shrink-0 translate-y-[0.12em]'
/** In tables a narrow screen has room for the words only. */
const IN_TABLE = 'max-sm:[table_&]:hidden'

function isPlanet(name: AspectPoint): name is Planet {
  return name in PLANET_PATHS
}

/** A planet, the lot or an angle: its glyph, where it has one, and its name. */
export function PointName({ name }: { name: AspectPoint }) {
  return (
    <span className="inline-flex gap-1.5 max-sm:[table_&]:inline">
      {isPlanet(name) ? <PlanetGlyph planet={name} className={`${GLYPH} ${IN_TABLE}`} /> : null}
      {name === 'Part of Fortune' ? <LotGlyph className={`${GLYPH} ${IN_TABLE} text-rubric`} /> : null}
      {name}
    </span>
  )
}

export function SignName({ sign }: { sign: Sign }) {
  return (
    <span className="inline-flex gap-1.5 max-sm:[table_&]:inline">
      <SignGlyph sign={sign} className={`${GLYPH} ${IN_TABLE} text-gold`} />
      {sign}
    </span>
  )
}

/** `22°37′06″ Cancer`; on a narrow screen the sign stands below. */
export function Position({ sign, degree }: { sign: Sign; degree: number }) {
  return (
    <>
      <span className="whitespace-nowrap tabular-nums">{dmsText(degree)}</span> <SignName sign={sign} />
    </>
  )
}

export function Retrograde() {
  return (
    <abbr title="retrograde" className="font-semibold text-rubric no-underline">
      R
    </abbr>
  )
}
