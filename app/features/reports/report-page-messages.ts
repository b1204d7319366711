import type { ReactNode } from 'react'
import { translated } from '#app/language/current.ts'
import { counted } from '#app/language/plural.ts'
import type { ArcMinutes } from './data-line.server.ts'

/** `31n33` */
const asWritten = ({ degrees, minutes, isNegative }: ArcMinutes, positive: string, negative: string) =>
  `${degrees}${isNegative ? negative : positive}${minutes}`

/** The pages of reports, and what they show instead of a report. */
export const reportPageWords = translated('reportPage', {
  en: {
    reports: 'Reports',
    reportsLead: 'Your natal chart, in short and in full.',
    basic: 'Basic Report',
    detailed: 'Detailed Report',
    natalChart: 'Natal Chart',
    backToDashboard: 'Back to Dashboard',
    backToReports: 'Back to Reports',
    exportPdf: 'Export PDF',
    exportLetter: 'Export PDF, US Letter',
    chartReady: { title: 'Success!', text: 'Your chart is ready.' },
    enterFirst: 'Enter your birth information first',
    enter: 'Enter Birth Information',
    yourChart: 'Your chart',
    waitForChart: 'Astrological chart is being generated. Please wait...',
    cast: 'Generate Chart & Basic Report',
    castFromDetailed: 'Start with Basic Report',
    notCalculated: 'Not calculated',
    birth: 'Birth',
    essential: 'Essential Information',
    positions: 'Planetary Positions',
    aspects: 'Aspects',
    houses: 'The Twelve Houses',
    housesOfChart: 'Houses',
    readDetailed: 'Read the Detailed Report',
    wheelAndTables: 'Wheel and tables at full size',
    lotIsIn: (
      house: ReactNode,
      saved: { by: string; house: number; ordinal: string } | null,
    ): ReactNode[] => [
      'The Part of Fortune is in the ',
      house,
      saved ? `, and by ${saved.by} in the ${saved.ordinal}` : '',
      '.',
    ],
    lot: 'Part of Fortune',
    /** The lot's name in another language. */
    lotEyebrow: 'Sahm al-saʿāda',
    chartInformation: 'Chart Information',
    houseSystem: 'House System',
    otherHouses: 'Choose another house system, such as whole signs',
    majorAspects: 'Major Aspects',
    aspectGrid: 'Aspect Grid',
    dignities: 'Dignities and Receptions',
    sevenLots: 'The Seven Lots',
    sevenLotsCaption: 'The seven lots',
    lotsNote: (system: string, link: ReactNode): ReactNode[] => [
      `House is by ${system}; “by sign” counts whole signs from the Ascendant. What each lot stands for is on `,
      link,
      '.',
    ],
    placesFromLot: 'Places from the Lot',
    placesFromPartOfFortune: 'Places from the Part of Fortune',
    housesBy: (system: string) => `Houses (${system})`,
    readAnalysis: 'Read your analysis',
    ascendant: 'Ascendant',
    sign: 'Sign',
    house: 'House',
    degree: 'Degree',
    exactPosition: 'Exact position',
    by: (system: string) => `By ${system}`,
    ruler: 'Ruler',
    rulerIn: (ruler: string, sign: string, house: string) => `${ruler}, in ${sign}, ${house}`,
    inHouse: (house: string) => `, ${house}`,
    signAndHouse: (sign: string, house: ReactNode): ReactNode[] => [sign, ', ', house],
    dayOrNight: 'Day or night',
    birthDate: 'Birth date',
    birthTime: 'Birth time',
    location: 'Location',
    planets: 'Planets',
    chartType: 'Chart type',
    generatedOn: 'Generated on',
    generatedAt: (date: ReactNode): ReactNode[] => ['Generated on ', date],
    engine: 'Engine',
    countedPlanetsAndHouses: (planets: number, houses: number) =>
      `${planets} planets mapped, ${houses} houses`,
    countedAspects: (count: number) => counted(count, { one: '# aspects', other: '# aspects' }),
    viewBasic: 'View Basic Report',
    viewDetailed: 'View Detailed Report',
    download: 'Download Report',
    birthInformation: 'Birth Information',
    updateBirth: 'Update Birth Information',
    madeBy: (engine: ReactNode): ReactNode[] => [
      'Made by Qismah, engine ',
      engine,
      '. The historical science of the lots, for study and self-reflection: nothing here foretells events or claims knowledge of the unseen.',
    ],
    notedTitle: 'An administrator noted other values',
    noted: (values: string) =>
      `An administrator entered these values by hand for your Part of Fortune: ${values}. Your report and your analysis use the values calculated from your birth information.`,
    timesSummary: 'Universal time, sidereal time and Julian day',
    universalTime: 'Universal time',
    universalTimeOf: (date: string, time: string) => `${date}, ${time}`,
    siderealTime: 'Sidereal time',
    siderealTimeOf: (time: string) => `${time}, at the place of birth`,
    julianDay: 'Julian day',
    /** As astrologers write it. */
    dataLine: (parts: {
      date: string
      time: string
      clock: string
      universal: string
      otherDay: string | null
      latitude: ArcMinutes
      longitude: ArcMinutes
      system: string
      isDay: boolean
    }) =>
      [
        parts.date,
        `${parts.time} ${parts.clock} (UT ${parts.universal}${parts.otherDay ? ` on ${parts.otherDay}` : ''})`,
        `${asWritten(parts.latitude, 'n', 's')} ${asWritten(parts.longitude, 'e', 'w')}`,
        'tropical',
        parts.system,
        parts.isDay ? 'day birth' : 'night birth',
      ].join(', '),
  },
})
