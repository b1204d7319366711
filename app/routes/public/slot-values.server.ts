import type { AppLoadContext } from '@remix-run/node'
import { degreeInSign, signOf } from '#app/astro/index.server.ts'
import { HOUSE_SYSTEM_KEYS } from '#app/astro/types.ts'
import {
  type CheckedNativity,
  checkFigure,
  checkNativity,
  countAgreement,
  LILLY_FIGURE,
  QABISI_FIGURE,
  VALENS_NATIVITIES,
} from '#app/books/masters.server.ts'
import type { NativityRow } from '#app/content/nativity-table.tsx'
import type { SlotValue, SlotValues } from '#app/content/parts.tsx'
import type { SlotName } from '#app/content/slots.ts'
import { SECURITY_LOG_DAYS } from '#app/features/audit/security-events.ts'
import { storyWords } from '#app/features/stories/story-messages.ts'
import { choiceText } from '#app/format.ts'
import { ZONE_DATA_VERSION } from '#app/geo/zone-history.ts'
import { astroWords } from '#app/language/astro-messages.ts'

/** Slots of the page about the three scenes, whose values come from the database. */
export type EvidenceSlot = Extract<SlotName, `evidence.${string}`>

/** The values of these slots for one reader of this installation. */
export function slotValues(
  names: readonly SlotName[],
  { services, actor }: AppLoadContext,
  evidence?: Readonly<Record<EvidenceSlot, SlotValue>>,
): SlotValues {
  const { settings } = services
  const { databaseKey, origin, google, embeddings, replicated } = settings
  const values: Record<Exclude<SlotName, EvidenceSlot>, SlotValue> = {
    ...calculated(),
    encrypted: databaseKey !== undefined,
    overTls: origin.startsWith('https:'),
    withGoogle: google !== undefined,
    replicated,
    signedIn: actor !== null,
    embedder: embeddings ? new URL(embeddings.url).host : null,
  }
  const all: Partial<Record<SlotName, SlotValue>> = { ...values, ...evidence }
  return Object.fromEntries(names.map((name) => [name, all[name]!]))
}

const nativities = VALENS_NATIVITIES.map(checkNativity)
const day = countAgreement(nativities, 'day')
const night = countAgreement(nativities, 'night')
const horizon = countAgreement(nativities, 'horizon')

/** The same for all readers of all installations. */
function calculated() {
  return {
    securityLogDays: SECURITY_LOG_DAYS,
    anonymousMeans: storyWords.anonymousMeans,
    otherHouses: choiceText(
      HOUSE_SYSTEM_KEYS.filter((system) => system !== 'placidus').map(
        (system) => astroWords.houseSystemsInSentence[system],
      ),
    ),
    zoneRelease: ZONE_DATA_VERSION,
    'valens.table': nativities.map(inWords),
    'valens.charts': nativities.length,
    'night.charts': night.charts,
    'night.fitNight': night.fitNight,
    'night.onlyNight': night.onlyNight,
    'night.fitDay': night.fitDay,
    'day.charts': day.charts,
    'day.fitDay': day.fitDay,
    'day.onlyDay': day.onlyDay,
    'day.fitNight': day.fitNight,
    'horizon.charts': horizon.charts,
    'horizon.onlyOne': horizon.onlyDay + horizon.onlyNight,
    'spirit.charts': day.spirits + night.spirits,
    'spirit.fit': day.spiritsFollow + night.spiritsFollow,
    ...figure('qabisi', QABISI_FIGURE),
    ...figure('lilly', LILLY_FIGURE),
  }
}

function inWords(row: CheckedNativity): NativityRow {
  const { ascendant, sun, moon, fortune, byDay, byNight } = row
  const named = Object.entries({ ascendant, sun, moon, fortune, byDay, byNight })
  return { ...row, ...Object.fromEntries(named.map(([field, sign]) => [field, astroWords.signs[sign]])) }
}

type FigureSlot<Book extends string> = Extract<SlotName, `${Book}.${string}`>

/** A chart of a book, counted again. */
function figure<Book extends 'qabisi' | 'lilly'>(book: Book, printed: typeof LILLY_FIGURE) {
  const { isDay, agreesWith, passages: _, author: __, ...longitudes } = checkFigure(printed)
  const places = Object.entries(longitudes).map(([name, longitude]) => [name, placeText(longitude)])
  const values = [...places, ['sect', isDay ? 'day' : 'night'], ['agreesWith', agreesWith]]
  return Object.fromEntries(values.map(([name, value]) => [`${book}.${name}`, value])) as Record<
    FigureSlot<Book>,
    string
  >
}

/** Such as 10°27′ Aquarius. The seconds are zero in every figure of the books. */
function placeText(longitude: number): string {
  const minutes = Math.round(degreeInSign(longitude) * 60)
  const degree = `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}′`
  return astroWords.place(degree, astroWords.signs[signOf(longitude)])
}
