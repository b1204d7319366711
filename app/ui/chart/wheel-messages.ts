import { translated } from '#app/language/current.ts'

/** What the wheel says, and what is said of it. */
export const wheelWords = translated('wheel', {
  en: {
    title: 'Natal chart wheel',
    at: (point: string, place: string, isRetrograde: boolean) =>
      `${point} ${place}${isRetrograde ? ', retrograde' : ''}`,
    all: (points: readonly string[]) => `${points.join('; ')}.`,
    lotAndRuler: 'The lot (red dot) and its ruler (ring)',
    broader: 'The broader a line, the closer the aspect',
  },
})
