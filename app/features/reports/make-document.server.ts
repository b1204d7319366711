import type { Note, Reasoned, ReportDocument } from '#app/adapters/pdf/report-document.ts'
import { reportWords } from '#app/adapters/pdf/report-messages.ts'
import { type HouseSystem, isSunUp } from '#app/astro/index.server.ts'
import type { AnalysisView } from '#app/features/analysis/analysis.server.ts'
import { analysisWords } from '#app/features/analysis/analysis-messages.ts'
import { letterParts, namedInShort } from '#app/features/analysis/letter-parts.ts'
import type { BirthRecord } from '#app/features/charts/birth-record.repo.server.ts'
import type { OwnChart } from '#app/features/charts/charts.repo.server.ts'
import type { PlaceRow } from '#app/features/charts/report-chart.server.ts'
import { reportChart } from '#app/features/charts/report-chart.server.ts'
import {
  chartType,
  otherHousesReason,
  type ReportChart,
  savedHouseOfLot,
  viewReason,
} from '#app/features/charts/report-chart.ts'
import { wheelInput } from '#app/features/charts/wheel-input.ts'
import { houseText, lotWords } from '#app/features/lots/lot-messages.ts'
import type { Reason } from '#app/features/lots/reason-lines.tsx'
import { longDate } from '#app/format.ts'
import { clockNotes } from '#app/geo/clock-notes.ts'
import { isHijriFirst } from '#app/geo/hijri-first.ts'
import { hijriOfBirth } from '#app/geo/hijri-of-birth.ts'
import { offsetText } from '#app/geo/offset-text.ts'
import { placeText } from '#app/geo/place-text.ts'
import { shownPlace } from '#app/geo/shown-place.server.ts'
import { BLOCKS, QURAN_ATTRIBUTION } from '#app/guidance/index.server.ts'
import { astroWords } from '#app/language/astro-messages.ts'
import { currentLanguage, currentNumerals } from '#app/language/current.ts'
import { addressIn } from '#app/language/language.ts'
import { displayName, type Person } from '#app/operations/person.ts'
import { paths } from '#app/paths.ts'
import { dmsText, dmText } from '#app/ui/chart/degree-text.ts'
import { documentWords as words } from './document-messages.ts'
import { documentTables } from './document-tables.server.ts'

interface ReportSources {
  person: Person
  chartRecord: OwnChart
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
  const { person, chartRecord, houseView, analysis, book, paper, madeAt, origin } = sources
  const chart = reportChart(chartRecord, houseView)
  const { birth: record } = chartRecord
  const place = placeText(shownPlace(record))
  const lot = chart.partOfFortune
  const { points } = astroWords
  return {
    paper,
    language: currentLanguage(),
    numerals: currentNumerals(),
    product: words.product,
    title: words.title,
    person: displayName(person),
    madeAt,
    madeOn: longDate(madeAt),
    birthLine: words.born(longDate(record.dateOfBirth), record.birthTime),
    place,
    framing: words.framing(origin + addressIn(currentLanguage(), paths.adab)),
    birth: birthFacts(record, place, isSunUp(chartRecord.chart)),
    essential: [
      [points.Ascendant, at(chart.ascendant)],
      ...chart.planets
        .slice(0, 2)
        .map(
          (light) =>
            [points[light.name], words.placeAndHouse(at(light), astroWords.house(light.house))] as const,
        ),
    ],
    lot: [
      [words.place, lotPlace(chart)],
      [words.ruler, points[lot.ruler]],
      [words.rulerPlace, words.placeAndHouse(astroWords.signs[lot.rulerSign], houseText(lot.rulerHouses))],
      [words.birthBy, astroWords.sects[chart.isDayBirth ? 'day' : 'night']],
    ],
    cautions: cautions(chart, analysis),
    plate: analysis.plate,
    wheel: wheelInput(chart),
    tables: documentTables(chart),
    ...reasoned(analysis),
    examples: analysis.content.realLifeExamples.map(({ text, kind, teller, reason }, i, all) => {
      const label =
        kind === 'illustration' && all[i - 1]?.kind === kind ? null : analysisWords.exampleLabels[kind]
      const whose = label && teller ? words.teller(label, teller) : label
      return { text, about: words.chosen(whose, reason) }
    }),
    ayahs: analysis.ayahs,
    hadith: analysis.content.hadith,
    book,
    colophon: [
      [words.madeOn, words.madeFrom(longDate(madeAt), longDate(chart.generatedAt))],
      [words.chartType, chartType(chart.houseSystem)],
      [words.engine, words.version(chart.engineVersion)],
      [words.texts, words.version(analysis.content.corpusVersion)],
      [words.timeZones, words.zoneDatabase(record.zoneDataVersion)],
      [reportWords.quran, reportWords.quranFrom(QURAN_ATTRIBUTION.text, QURAN_ATTRIBUTION.source)],
      [words.places, words.placesFrom],
    ],
  }
}

/** The lot's position to the arc second, and its house by each way of counting that differs. */
function lotPlace(chart: ReportChart): string {
  const { partOfFortune: lot } = chart
  const place = words.placeAndHouse(
    astroWords.place(dmsText(lot.degree), astroWords.signs[lot.sign]),
    houseText(lot),
  )
  const saved = savedHouseOfLot(chart)
  return saved ? words.lotPlaceBy(place, saved.by, astroWords.ordinal(saved.house)) : place
}

const at = ({ degree, sign }: Pick<PlaceRow, 'degree' | 'sign'>) =>
  astroWords.place(dmText(degree), astroWords.signs[sign])

function birthFacts(record: BirthRecord, place: string, isUp: boolean): ReportDocument['birth'] {
  const hijri = hijriOfBirth(record, isUp)
  const clock = `${record.zone}, ${offsetText(record.offsetSeconds)}`
  const time = {
    earlier: words.earlierOfTwo,
    later: words.laterOfTwo,
    once: (once: string) => once,
  }[record.repeatedTime ?? 'once'](record.birthTime)
  const gregorian = [words.dateOfBirth, longDate(record.dateOfBirth)] as const
  const islamic = [
    [words.hijriDate, hijri.daylight] as const,
    ...(hijri.afterSunset ? [[words.afterSunset, hijri.afterSunset] as const] : []),
  ]
  return [
    ...(isHijriFirst() ? [...islamic, gregorian] : [gregorian, ...islamic]),
    [words.birthTime, time],
    [words.place, place],
    [words.coordinates, coordinates(record)],
    [words.clock, [clock, ...clockNotes(record)].join('. ').replace(/([.؟])\. /g, '$1 ')],
    [words.universalTime, words.universal(record.utc)],
    ...(record.pseudonym ? [[words.pseudonym, record.pseudonym] as const] : []),
  ]
}

function coordinates({ latitude, longitude }: Pick<BirthRecord, 'latitude' | 'longitude'>): string {
  const size = (degrees: number) => `${Math.abs(degrees).toFixed(4)}°`
  return words.placeAndHouse(
    words.degreesNorth(size(latitude), latitude < 0),
    words.degreesEast(size(longitude), longitude < 0),
  )
}

function cautions(
  chart: ReportChart,
  { sectUncertain, spirit, firmness, birthTime }: AnalysisView,
): string[] {
  return [
    ...[otherHousesReason(chart), viewReason(chart)].filter((reason) => reason !== null),
    ...(sectUncertain
      ? [
          words.sectUncertain(
            astroWords.place(dmText(spirit.degree), astroWords.signs[spirit.sign]),
            houseText(spirit),
          ),
        ]
      : []),
    ...(firmness && !firmness.firm ? [firmness.text, ...firmness.nearby] : []),
    ...(birthTime && !birthTime.line.firm ? [words.onScreen(birthTime.line.text)] : []),
  ]
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
    notes.push({ statement: fact, rule, source: quoted?.citation ?? reference ?? lotWords.ruleIsOurs })
    numbers.set(key, notes.length)
    return notes.length
  }
  const { headline, inShort } = content
  // The letter is first, so its reasons have the first numbers.
  const letter = headline && {
    title: analysisWords.letter,
    inShort: inShort && namedInShort(inShort),
    paragraphs: letterParts(content).map((pieces) =>
      pieces.map(
        ({ text, isHeadline }): Reasoned => ({
          text,
          notes: isHeadline ? headline.because.map(numberReason) : [],
        }),
      ),
    ),
  }
  const analysis = BLOCKS.map((block) => ({
    title: analysisWords.blocks[block],
    list: block === 'practicalSteps',
    readFrom: content.readFrom[block],
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
