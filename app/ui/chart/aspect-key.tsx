import { ASPECT_TYPES } from '#app/astro/types.ts'
import { astroWords } from '#app/language/astro-messages.ts'
import { AspectLine, LotDot, LotLine, RulerRing } from './wheel.tsx'
import { wheelWords as words } from './wheel-messages.ts'

/** The key to the aspect lines of the wheel, and to what a full one has besides. */
export function AspectKey({ isFull }: { isFull: boolean }) {
  return (
    <ul className="flex flex-wrap justify-center gap-x-5 gap-y-1 text-sm text-faded">
      {ASPECT_TYPES.map((type) => (
        <li key={type} className="inline-flex items-center gap-2">
          <svg viewBox="0 0 36 8" className="h-2 w-9" fill="none" aria-hidden="true">
            <AspectLine type={type} d="M1 4H35" />
          </svg>
          {astroWords.aspects[type]}
        </li>
      ))}
      <li className="inline-flex items-center gap-2">
        <svg viewBox="0 0 36 12" className="h-3 w-9" fill="none" aria-hidden="true">
          <LotLine d="M5 6H31" />
          <LotDot at={{ x: 5, y: 6 }} />
          <RulerRing at={{ x: 31, y: 6 }} />
        </svg>
        {words.lotAndRuler}
      </li>
      <li>{words.broader}</li>
      {isFull ? <li>{words.facts}</li> : null}
    </ul>
  )
}
