import { sql } from 'drizzle-orm'
import { index, integer, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { RulerTable, RulerTradition } from '#app/astro/types.ts'
import { users } from './accounts.ts'
import { birthDetails } from './birth.ts'

/** The input of the engine. */
interface RequestData {
  utc: string
  latitude: number
  longitude: number
  rulers: RulerTradition
  /** The signs whose rulers an administrator had changed from the engine's defaults. */
  rulerTable?: Partial<RulerTable>
}

/** One chart of a birth record. `chart` is the complete output of the engine; the columns beside it are for search. */
export const readings = sqliteTable(
  'astrological_readings',
  {
    id: text('id').primaryKey(),
    birthDetailId: text('birth_detail_id')
      .notNull()
      .references(() => birthDetails.id, { onDelete: 'cascade' }),
    pofSign: text('pof_sign').notNull(),
    pofDegree: real('pof_degree').notNull(),
    pofHouse: integer('pof_house').notNull(),
    pofRuler: text('pof_ruler').notNull(),
    pofRulerSign: text('pof_ruler_sign').notNull(),
    pofRulerHouse: integer('pof_ruler_house').notNull(),
    isDayBirth: integer('is_day_birth', { mode: 'boolean' }).notNull(),
    engineVersion: text('engine_version').notNull(),
    /** JSON of a `Chart`, possibly of an earlier engine. `readStoredChart` reads it. */
    chart: text('chart').notNull(),
    requestData: text('request_data', { mode: 'json' }).$type<RequestData>().notNull(),
    /** The number of rows of each kind, so that a list does not have to count them. */
    planetsCount: integer('planets_count').notNull().default(0),
    housesCount: integer('houses_count').notNull().default(0),
    aspectsCount: integer('aspects_count').notNull().default(0),
    /** Set while an administrator's values, instead of the engine's, are in the columns beside `chart`. */
    editedAt: integer('edited_at', { mode: 'timestamp_ms' }),
    editedBy: text('edited_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [
    uniqueIndex('astrological_readings_birth_detail').on(table.birthDetailId),
    index('astrological_readings_created_at').on(table.createdAt),
    index('astrological_readings_pof_sign').on(table.pofSign, table.createdAt),
    index('astrological_readings_pof_house').on(table.pofHouse),
    index('astrological_readings_engine').on(table.engineVersion),
    index('astrological_readings_edited_by').on(table.editedBy),
    index('astrological_readings_edited').on(table.createdAt).where(sql`edited_at is not null`),
    index('astrological_readings_day').on(table.id).where(sql`is_day_birth = 1`),
    // Contains the columns of its condition. Otherwise SQLite reads the rows to count them.
    index('astrological_readings_complete')
      .on(table.planetsCount, table.housesCount, table.aspectsCount)
      .where(sql`planets_count > 0 and houses_count > 0 and aspects_count > 0`),
    index('astrological_readings_incomplete')
      .on(table.createdAt)
      .where(sql`not (planets_count > 0 and houses_count > 0 and aspects_count > 0)`),
  ],
)

const readingId = () =>
  text('reading_id')
    .notNull()
    .references(() => readings.id, { onDelete: 'cascade' })

export const houses = sqliteTable(
  'houses',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    /** 1 to 12. */
    houseId: integer('house_id').notNull(),
    startDegree: real('start_degree').notNull(),
    endDegree: real('end_degree').notNull(),
    sign: text('sign').notNull(),
    /** 1 (Aries) to 12 (Pisces). */
    signId: integer('sign_id').notNull(),
    readingId: readingId(),
  },
  (table) => [index('houses_reading').on(table.readingId)],
)

export const planets = sqliteTable(
  'planets',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    name: text('name').notNull(),
    sign: text('sign').notNull(),
    signNum: integer('sign_num').notNull(),
    signId: integer('sign_id').notNull(),
    fullDegree: real('full_degree').notNull(),
    normDegree: real('norm_degree').notNull(),
    speed: real('speed').notNull(),
    isRetro: integer('is_retro', { mode: 'boolean' }).notNull(),
    house: integer('house').notNull(),
    degreeInSign: integer('degree_in_sign').notNull(),
    minuteInSign: integer('minute_in_sign').notNull(),
    secondInSign: integer('second_in_sign').notNull(),
    planetaryStrength: integer('planetary_strength').notNull(),
    motionType: text('motion_type').notNull(),
    dignity: text('dignity').notNull(),
    element: text('element').notNull(),
    modality: text('modality').notNull(),
    rulerOfHouses: text('ruler_of_houses', { mode: 'json' }).$type<number[]>().notNull(),
    houseId: integer('house_id').notNull(),
    readingId: readingId(),
  },
  (table) => [index('planets_reading').on(table.readingId)],
)

export const aspects = sqliteTable(
  'aspects',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    aspectingPlanetId: integer('aspecting_planet_id').references(() => planets.id, { onDelete: 'cascade' }),
    aspectedPlanetId: integer('aspected_planet_id').references(() => planets.id, { onDelete: 'cascade' }),
    /** The names of the two points. An angle or the lot has no row among the planets. */
    aspectingPoint: text('aspecting_point').notNull(),
    aspectedPoint: text('aspected_point').notNull(),
    type: text('type').notNull(),
    orb: real('orb').notNull(),
    diff: real('diff').notNull(),
    applying: integer('applying', { mode: 'boolean' }).notNull(),
    readingId: readingId(),
  },
  (table) => [
    index('aspects_reading').on(table.readingId),
    index('aspects_aspecting').on(table.aspectingPlanetId),
    index('aspects_aspected').on(table.aspectedPlanetId),
  ],
)

export const planetaryRulers = sqliteTable(
  'planetary_rulers',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    sign: text('sign', { length: 50 }).notNull(),
    traditionalRuler: text('traditional_ruler').notNull(),
    modernRuler: text('modern_ruler'),
    isActive: integer('is_active', { mode: 'boolean' }).notNull().default(true),
    createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
    /** When an administrator last changed the rulers of this sign. Older charts use the earlier rulers. */
    changedAt: integer('changed_at', { mode: 'timestamp_ms' }),
  },
  (table) => [uniqueIndex('planetary_rulers_sign').on(table.sign)],
)
