/**
 * The facts that texts in `content` contain as `{% $name %}`: what differs between installations and readers, and what is
 * calculated. `text` can be shown, and is a condition: null means that there is none. `flag` is only a condition. A list has
 * the values among which `choose` chooses.
 */
export const SLOTS = {
  /** The database has a key. */
  encrypted: 'flag',
  overTls: 'flag',
  withGoogle: 'flag',
  /** Several machines serve this site. */
  replicated: 'flag',
  /** The reader has signed in. */
  signedIn: 'flag',
  /** Host of the embedding service; null if texts are embedded on this server. */
  embedder: 'text',
  securityLogDays: 'text',
  /** The sentence that the form for stories shows, too. */
  anonymousMeans: 'text',
  /** The house systems that a person can choose instead of Placidus. */
  otherHouses: 'text',
  /** The release of the time zone data. */
  zoneRelease: 'text',

  /** How many first answers to the three scenes must be there before they are shown. */
  'evidence.fewest': 'text',
  // What the first answers show; null while there are fewer.
  'evidence.people': 'text',
  'evidence.own': 'text',
  'evidence.share': 'text',
  'evidence.from': 'text',
  'evidence.to': 'text',
  'evidence.until': 'text',

  // The charts of Valens by their sect, and how many of them each formula fits.
  'valens.table': 'charts',
  'valens.charts': 'text',
  'night.charts': 'text',
  'night.fitNight': 'text',
  'night.onlyNight': 'text',
  'night.fitDay': 'text',
  'day.charts': 'text',
  'day.fitDay': 'text',
  'day.onlyDay': 'text',
  'day.fitNight': 'text',
  'horizon.charts': 'text',
  'horizon.onlyOne': 'text',
  'spirit.charts': 'text',
  'spirit.fit': 'text',

  // The charts of al-Qabisi and Lilly, with the lot as the book states it and as it is counted here.
  'qabisi.ascendant': 'text',
  'qabisi.sun': 'text',
  'qabisi.moon': 'text',
  'qabisi.sect': ['day', 'night'],
  'qabisi.stated': 'text',
  'qabisi.byDay': 'text',
  'qabisi.byNight': 'text',
  'qabisi.ours': 'text',
  'qabisi.agreesWith': ['day', 'night', 'neither'],
  'lilly.ascendant': 'text',
  'lilly.sun': 'text',
  'lilly.moon': 'text',
  'lilly.sect': ['day', 'night'],
  'lilly.stated': 'text',
  'lilly.byDay': 'text',
  'lilly.byNight': 'text',
  'lilly.ours': 'text',
  'lilly.agreesWith': ['day', 'night', 'neither'],
} as const satisfies Record<string, 'flag' | 'text' | 'charts' | readonly string[]>

export type SlotName = keyof typeof SLOTS

/** The table of Valens' charts needs a text for each of these. */
export const TABLE_TEXTS = {
  heads: ['ascendant', 'sun', 'moon', 'fortune', 'byDay', 'byNight', 'sect', 'fits', 'chapter'],
  sect: ['day', 'night', 'horizon'],
  fits: ['day', 'night', 'both', 'neither'],
} as const
