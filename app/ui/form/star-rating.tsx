import type { FieldMetadata } from '@conform-to/react'
import { controlWords } from '#app/ui/base/messages.ts'

const STARS = [1, 2, 3, 4, 5] as const

/**
 * Five radio buttons that look like stars. Arrow keys move among them, and they are sent with the form. CSS alone fills
 * the stars up to the chosen one.
 * @param value the earlier rating
 */
export function StarRating({
  meta: { id, name },
  legend,
  value,
}: {
  meta: FieldMetadata<string>
  legend: string
  value: number | null
}) {
  return (
    <fieldset id={id} tabIndex={-1} className="options">
      <legend>{legend}</legend>
      <div className="stars">
        {STARS.map((star) => (
          <label key={star}>
            <input type="radio" name={name} value={star} required defaultChecked={value === star} />
            <i className="star" />
            <span className="sr-only">{controlWords.stars(star)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
