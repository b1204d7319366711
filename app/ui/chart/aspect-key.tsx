import { ASPECT_TYPES } from '#app/astro/types.ts'
import { AspectLine, LotLine } from './wheel.tsx'

/** The key to the aspect lines of the wheel. */
export function AspectKey() {
  return (
    <ul className="flex flex-wrap justify-center gap-x-5 gap-y-1 text-sm text-faded">
      {ASPECT_TYPES.map((type) => (
        <li key={type} className="inline-flex items-center gap-2">
          <svg viewBox="0 0 36 8" className="h-2 w-9" fill="none" aria-hidden="true">
            <AspectLine type={type} d="M1 4H35" />
          </svg>
          {type}
        </li>
      ))}
      <li className="inline-flex items-center gap-2">
        <svg viewBox="0 0 36 8" className="h-2 w-9" fill="none" aria-hidden="true">
          <LotLine d="M1 4H35" />
        </svg>
        The lot to its ruler
      </li>
      <li>The broader a line, the closer the aspect</li>
    </ul>
  )
}
