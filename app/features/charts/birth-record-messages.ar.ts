import type { ReactNode } from 'react'

export const ar = {
  dateOfBirth: 'تاريخ الميلاد',
  hijriDate: 'التاريخ الهجري',
  birthTime: 'وقت الميلاد',
  place: 'المكان',
  clock: 'الساعة',
  pseudonym: 'الاسم المستعار',
  afterSunset: (daylight: string) => `بعد الغروب، وكان قبله ${daylight}`,
  ofTheTwo: {
    earlier: ' (الأولى من المرتين في تلك الليلة)',
    later: ' (الثانية من المرتين في تلك الليلة)',
  },
  localMeanTime: ' (الوقت المحلي الوسطي، قبل التوقيت الرسمي)',
  zoneAndOffset: (zone: ReactNode, offset: ReactNode): ReactNode[] => [zone, '، ', offset],
}
