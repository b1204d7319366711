import { dmText } from './degree-text.ts'
import { signAt, type WheelInput } from './wheel-layout.ts'

/** Describes the picture in one paragraph. */
export function wheelDescription({ ascendant, midheaven, points }: WheelInput): string {
  const place = (longitude: number) => {
    const { sign, degree } = signAt(longitude)
    return `${dmText(degree)} ${sign}`
  }
  return [
    `Ascendant ${place(ascendant)}`,
    `Midheaven ${place(midheaven)}`,
    ...points.map(
      ({ name, longitude, isRetrograde }) =>
        `${name} ${place(longitude)}${isRetrograde ? ', retrograde' : ''}`,
    ),
  ]
    .join('; ')
    .concat('.')
}
