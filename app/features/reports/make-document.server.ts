import type { Note, Reasoned, ReportDocument } from '#app/adapters/pdf/report-document.ts'
import type { HouseSystem } from '#app/astro/index.server.ts'
import type { AnalysisView } from '#app/features/analysis/analysis.server.ts'
import { BLOCK_TITLES } from '#app/features/analysis/block-titles.ts'
import { EXAMPLE_LABELS } from '#app/features/analysis/example-labels.ts'
import { LETTER_TITLE, letterParts } from '#app/features/analysis/letter-parts.ts'
import type { BirthRecord } from '#app/features/charts/birth-record.repo.server.ts'
import type { ChartRecord } from '#app/features/charts/charts.repo.server.ts'
import { reportChart } from '#app/features/charts/report-chart.server.ts'
import {
  chartType,
  otherHousesReason,
  type PlaceRow,
  type ReportChart,
  savedHouseOfLot,
  viewReason,
  wheelInput,
} from '#app/features/charts/report-chart.ts'
import { houseText, RULE_IS_OURS } from '#app/features/lots/lot-messages.ts'
import type { Reason } from '#app/features/lots/reason-lines.tsx'
import { degreeText, longDate, ordinal } from '#app/format.ts'
import { hijriOfBirth } from '#app/geo/hijri-of-birth.ts'
import { offsetText } from '#app/geo/offset-text.ts'
import { placeText } from '#app/geo/place-text.ts'
import { BLOCKS, QURAN_ATTRIBUTION } from '#app/guidance/index.server.ts'
import { displayName, type Person } from '#app/operations/person.ts'
import { paths } from '#app/paths.ts'
import { dmsText, dmText } from '#app/ui/chart/degree-text.ts'
import { PRODUCT } from '#app/ui/page/page.tsx'
import { documentTables } from './document-tables.server.ts'

interface ReportSources {
  person: Person
  record: BirthRecord
  chartRecord: ChartRecord
  houseView: HouseSystem
  analysis: AnalysisView
  /** Null if the person did not choose to print their notes. */
  book: ReportDocument['book']
  paper: ReportDocument['paper']
  madeAt: Date
  /** The origin of this site, for printed addresses. */
  origin: string
}

/** The contents of a printed report. */
export function reportDocument(sources: ReportSources): ReportDocument {
  const { person, record, chartRecord, houseView, analysis, book, paper, madeAt, origin } = sources
  const chart = reportChart(chartRecord, houseView)
  const place = placeText(record)
  return {
    paper,
    language: 'en',
    product: PRODUCT,
    title: 'Natal Chart and Part of Fortune',
    person: displayName(person),
    madeAt,
    madeOn: longDate(madeAt),
    birthLine: `Born ${longDate(record.dateOfBirth)}, ${record.birthTime}`,
    place,
    framing: [
      `${PRODUCT} presents the historical science of the lots for study and self-reflection. It describes character; it does not predict events, and it claims no knowledge of the unseen.`,
      'Most Muslim scholars prohibit astrology as fortune-telling.',
      `What ${PRODUCT} is and is not, and how to report a mistake: ${origin}${paths.adab}`,
    ],
    birth: birthFacts(record, place, chartRecord.chart.sunAltitude),
    essential: [
      ['Ascendant', at(chart.ascendant)],
      ...chart.planets
        .slice(0, 2)
        .map((light) => [light.name, `${at(light)}, ${ordinal(light.house)} house`] as const),
    ],
    lot: [
      ['Place', lotPlace(chart)],
      ['Ruler', chart.partOfFortune.ruler],
      ['Ruler’s place', `${chart.partOfFortune.rulerSign}, ${houseText(chart.partOfFortune.rulerHouses)}`],
      ['Birth by', chart.isDayBirth ? 'Day' : 'Night'],
    ],
    cautions: cautions(chart, analysis),
    plate: analysis.plate,
    wheel: wheelInput(chart),
    tables: documentTables(chart),
    ...reasoned(analysis),
    examples: analysis.content.realLifeExamples.map(({ text, kind, teller, reason }, i, all) => {
      const label = kind === 'illustration' && all[i - 1]?.kind === kind ? null : EXAMPLE_LABELS[kind]
      const whose = label ? `${label}${teller ? `, ${teller}` : ''}. ` : ''
      return { text, about: `${whose}Chosen because ${reason}` }
    }),
    ayahs: analysis.ayahs,
    hadith: analysis.content.hadith,
    book,
    colophon: [
      ['Made on', `${longDate(madeAt)}, from the chart of ${longDate(chart.generatedAt)}`],
      ['Chart type', chartType(chart.houseSystem)],
      ['Engine', `version ${chart.engineVersion}`],
      ['Texts', `version ${analysis.content.corpusVersion}`],
      ...wordedBy(analysis),
      ['Time zones', `IANA time zone database ${record.zoneDataVersion}`],
      ['Qur’an', `${QURAN_ATTRIBUTION.text}. ${QURAN_ATTRIBUTION.source}`],
      ['Places', 'GeoNames, CC BY 4.0. https://www.geonames.org'],
    ],
  }
}

/** The lot's position to the arc second, and its house by each way of counting that differs. */
function lotPlace(chart: ReportChart): string {
  const { partOfFortune: lot } = chart
  const place = `${dmsText(lot.degree)} ${lot.sign}, ${houseText(lot)}`
  const saved = savedHouseOfLot(chart)
  return saved ? `${place}, by ${saved.by} the ${ordinal(saved.house)}` : place
}

const at = ({ degree, sign }: Pick<PlaceRow, 'degree' | 'sign'>) => `${degreeText(degree)} ${sign}`

function birthFacts(record: BirthRecord, place: string, sunAltitude: number): ReportDocument['birth'] {
  const hijri = hijriOfBirth(record, sunAltitude)
  const clock = `${record.zone}, ${offsetText(record.offsetSeconds)}`
  const repeated = record.repeatedTime ? ` (the ${record.repeatedTime} of the two that night)` : ''
  return [
    ['Date of birth', longDate(record.dateOfBirth)],
    ['Hijri date', hijri.daylight],
    ...(hijri.afterSunset ? [['After sunset', hijri.afterSunset] as const] : []),
    ['Birth time', record.birthTime + repeated],
    ['Place', place],
    ['Coordinates', coordinates(record)],
    ['Clock', record.offsetSource === 'local-mean-time' ? `${clock} (local mean time)` : clock],
    ['Universal time', `${record.utc.toISOString().slice(0, 16).replace('T', ' ')} UTC`],
    ...(record.pseudonym ? [['Pseudonym', record.pseudonym] as const] : []),
  ]
}

function coordinates({ latitude, longitude }: Pick<BirthRecord, 'latitude' | 'longitude'>): string {
  const part = (degrees: number, positive: string, negative: string) =>
    `${Math.abs(degrees).toFixed(4)}° ${degrees < 0 ? negative : positive}`
  return `${part(latitude, 'N', 'S')}, ${part(longitude, 'E', 'W')}`
}

function cautions(
  chart: ReportChart,
  { sectUncertain, spirit, firmness, birthTime }: AnalysisView,
): string[] {
  return [
    ...[otherHousesReason(chart), viewReason(chart)].filter((reason) => reason !== null),
    ...(sectUncertain
      ? [
          `The Sun stood within one degree of the horizon, so the birth can be counted as by day or by night. Counted the other way, the Part of Fortune is at ${dmText(spirit.degree)} ${spirit.sign} in the ${houseText(spirit)}.`,
        ]
      : []),
    ...(firmness && !firmness.firm ? [firmness.text, ...firmness.nearby] : []),
    ...(birthTime && !birthTime.line.firm
      ? [`${birthTime.line.text} Your analysis on the screen shows how.`]
      : []),
  ]
}

/** If any sentence was reworded: the name of the language model that did it. */
function wordedBy({ content, writer }: AnalysisView): [string, string][] {
  const worded = BLOCKS.some((block) => content.blocks[block].some(({ composed }) => composed !== undefined))
  return worded && writer ? [['Wording', `reworded by the language model ${writer.model}`]] : []
}

/** Sentences with the numbers of their reasons. A reason shared by several sentences appears once. */
function reasoned({
  content,
  passages,
}: AnalysisView): Pick<ReportDocument, 'letter' | 'analysis' | 'notes'> {
  const notes: Note[] = []
  const numbers = new Map<string, number>()
  const numberReason = ({ fact, rule, passage, reference }: Reason): number => {
    const key = `${fact}|${rule}`
    const known = numbers.get(key)
    if (known) return known
    const quoted = passage === null ? undefined : passages[passage]
    notes.push({ statement: fact, rule, source: quoted?.citation ?? reference ?? RULE_IS_OURS })
    numbers.set(key, notes.length)
    return notes.length
  }
  const { headline } = content
  // The letter is first, so its reasons have the first numbers.
  const letter = headline && {
    title: LETTER_TITLE,
    headline: { text: headline.text, notes: headline.because.map(numberReason) },
    paragraphs: letterParts(content),
  }
  const analysis = BLOCKS.map((block) => ({
    title: BLOCK_TITLES[block],
    list: block === 'practicalSteps',
    readFrom: content.readFrom?.[block] ?? null,
    sentences: content.blocks[block].map(
      ({ text, because, opensParagraph = false }): Reasoned => ({
        text,
        notes: because.map(numberReason),
        opensParagraph,
      }),
    ),
  }))
  return { letter, analysis, notes }
}
