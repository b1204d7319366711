import type { ReactNode } from 'react'
import { translated } from '#app/language/current.ts'

/** A saved or checked birth, line by line. */
export const birthRecordWords = translated('birthRecord', {
  en: {
    dateOfBirth: 'Date of birth',
    hijriDate: 'Hijri date',
    birthTime: 'Birth time',
    place: 'Place',
    clock: 'Clock',
    pseudonym: 'Pseudonym',
    afterSunset: (daylight: string) => `After sunset; until sunset it was ${daylight}`,
    /** Which of two instants, where the clock was set back in that night. */
    ofTheTwo: {
      earlier: ' (the earlier of the two that night)',
      later: ' (the later of the two that night)',
    },
    zoneAndOffset: (zone: ReactNode, offset: ReactNode): ReactNode[] => [zone, ', ', offset],
  },
})
