import type { ReactNode } from 'react'
import type { birthRecordWords } from './birth-record-messages.ts'

export const ar: typeof birthRecordWords = {
  dateOfBirth: 'تاريخ الميلاد',
  hijriDate: 'التاريخ الهجري',
  birthTime: 'وقت الميلاد',
  place: 'المكان',
  clock: 'التوقيت',
  pseudonym: 'الاسم المستعار',
  afterSunset: (daylight: string) => `بعد غروب الشمس؛ وحتى الغروب كان ${daylight}`,
  ofTheTwo: {
    earlier: ' (الأولى من المرتين في تلك الليلة)',
    later: ' (الثانية من المرتين في تلك الليلة)',
  },
  zoneAndOffset: (zone: ReactNode, offset: ReactNode): ReactNode[] => [zone, '، ', offset],
}
