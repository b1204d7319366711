import type { Planet } from '#app/astro/types.ts'
import { bandUnit, UNIT } from './band-pattern.ts'

/** The pattern of a page: all its bands are those of one planet. */
const PATTERN = 'band'

/** A border whose pattern is that of the ruling planet, as wide as its place. Without a ruler it is the page's pattern. */
export function Band({ ruler }: { ruler?: Planet }) {
  const unit = ruler ? bandUnit(ruler) : null
  return (
    <svg className="band" height={UNIT} aria-hidden="true" fill="none" stroke="var(--gilt)">
      {unit ? (
        <pattern id={PATTERN} width={UNIT} height={UNIT} patternUnits="userSpaceOnUse">
          <path d={unit.star} fill="var(--gilt)" fillOpacity=".22" />
          <path d={unit.quarters} />
        </pattern>
      ) : null}
      <rect width="100%" height={UNIT} fill={`url(#${PATTERN})`} />
    </svg>
  )
}
