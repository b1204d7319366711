import { currentLanguage } from '#app/language/current.ts'

/** True if readers expect the Hijri date before the Gregorian one. Apart from the calendar, which few pages compute. */
export const isHijriFirst = (): boolean => currentLanguage() === 'ar'
