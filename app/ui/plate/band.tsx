import { useId } from 'react'
import type { Planet } from '#app/astro/types.ts'
import { bandUnit, UNIT } from './band-pattern.ts'

/** A border whose pattern is that of the ruling planet, as wide as its place. */
export function Band({ ruler }: { ruler: Planet }) {
  const id = useId()
  const { star, quarters } = bandUnit(ruler)
  return (
    <svg className="band" height={UNIT} aria-hidden="true" fill="none" stroke="var(--gilt)">
      <pattern id={id} width={UNIT} height={UNIT} patternUnits="userSpaceOnUse">
        <path d={star} fill="var(--gilt)" fillOpacity=".22" />
        <path d={quarters} />
      </pattern>
      <rect width="100%" height={UNIT} fill={`url(#${id})`} />
    </svg>
  )
}
