const STARS = [1, 2, 3, 4, 5] as const
const WORDS = ['1 star', '2 stars', '3 stars', '4 stars', '5 stars'] as const
const STAR = 'm12 2.6 2.9 6.1 6.7.9-4.9 4.6 1.2 6.6L12 17.6 6.1 20.8l1.2-6.6L2.4 9.6l6.7-.9z'

interface StarRatingProps {
  /** The question of the group. */
  legend: string
  name: string
  /** The earlier rating. */
  value?: number | null
  id?: string
}

/**
 * Five radio buttons that look like stars. Arrow keys move among them, and they are sent with the form. CSS alone fills
 * the stars up to the chosen one.
 */
export function StarRating({ legend, name, value, id = name }: StarRatingProps) {
  return (
    <fieldset id={id} tabIndex={-1} className="gap-1">
      <legend className="mb-1 text-base font-[560]">{legend}</legend>
      <div className="stars">
        {STARS.map((star) => (
          <label key={star}>
            <input type="radio" name={name} value={star} required defaultChecked={value === star} />
            <svg viewBox="0 0 24 24" className="star" aria-hidden="true">
              <path d={STAR} />
            </svg>
            <span className="sr-only">{WORDS[star - 1]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
