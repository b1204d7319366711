/** A time is said to be at a prayer, or within half an hour of it. */
export const PRAYER_SIDES = ['after', 'at', 'before'] as const
export type PrayerSide = (typeof PRAYER_SIDES)[number]
