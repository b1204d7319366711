import { translated } from '#app/language/current.ts'

/** What a printed report says about a birth and about itself. */
export const documentWords = translated('document', {
  en: {
    product: 'Qismah',
    title: 'Natal Chart and Part of Fortune',
    born: (date: string, time: string) => `Born ${date}, ${time}`,
    framing: (address: string): readonly string[] => [
      'Qismah presents the historical science of the lots for study and self-reflection. It describes character; it does not predict events, and it claims no knowledge of the unseen.',
      'Most Muslim scholars prohibit astrology as fortune-telling.',
      `What Qismah is and is not, and how to report a mistake: ${address}`,
    ],
    placeAndHouse: (place: string, house: string) => `${place}, ${house}`,
    lotPlaceBy: (place: string, by: string, house: string) => `${place}, by ${by} the ${house}`,
    place: 'Place',
    ruler: 'Ruler',
    rulerPlace: 'Ruler’s place',
    birthBy: 'Birth by',
    dateOfBirth: 'Date of birth',
    hijriDate: 'Hijri date',
    afterSunset: 'After sunset',
    birthTime: 'Birth time',
    /** Clocks were set back in that night. */
    earlierOfTwo: (time: string) => `${time} (the earlier of the two that night)`,
    laterOfTwo: (time: string) => `${time} (the later of the two that night)`,
    coordinates: 'Coordinates',
    degreesNorth: (degrees: string, south: boolean) => `${degrees} ${south ? 'S' : 'N'}`,
    degreesEast: (degrees: string, west: boolean) => `${degrees} ${west ? 'W' : 'E'}`,
    clock: 'Clock',
    universalTime: 'Universal time',
    universal: (moment: Date) => `${moment.toISOString().slice(0, 16).replace('T', ' ')} UTC`,
    pseudonym: 'Pseudonym',
    sectUncertain: (place: string, house: string) =>
      `The Sun stood within one degree of the horizon, so the birth can be counted as by day or by night. Counted the other way, the Part of Fortune is at ${place} in the ${house}.`,
    onScreen: (line: string) => `${line} Your analysis on the screen shows how.`,
    teller: (label: string, teller: string) => `${label}, ${teller}`,
    chosen: (whose: string | null, reason: string) => `${whose ? `${whose}. ` : ''}Chosen because ${reason}`,
    madeOn: 'Made on',
    madeFrom: (date: string, chartDate: string) => `${date}, from the chart of ${chartDate}`,
    chartType: 'Chart type',
    engine: 'Engine',
    texts: 'Texts',
    version: (version: string) => `version ${version}`,
    timeZones: 'Time zones',
    zoneDatabase: (version: string) => `IANA time zone database ${version}`,
    quran: 'Qur’an',
    /** The terms, in English, and where the text is. */
    quranFrom: (terms: string, source: string) => `${terms}. ${source}`,
    places: 'Places',
    placesFrom: 'GeoNames, CC BY 4.0. https://www.geonames.org',
  },
})
