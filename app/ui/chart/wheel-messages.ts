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
    facts: 'Below the minutes: motion in a day, and the weightiest dignity or debility',
    noAspectsOfPoint: 'no aspects within orb',
    aspectsOfPoint: (aspects: readonly string[]) => aspects.join('; '),
    aspectTo: (aspect: string, other: string) => `${aspect} ${other}`,
    wheelFull: 'Wheel at full size',
    showAspects: 'Show the aspects of one point',
    allPoints: 'All',
  },
})
