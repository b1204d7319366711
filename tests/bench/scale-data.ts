import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { staticEmbedder } from '#app/adapters/retrieval/static-embedder.server.ts'
import { castChart } from '#app/astro/index.server.ts'
import { loadThemeSpace } from '#app/features/similarity/theme-space.server.ts'
import { openDatabase } from '#db/client.server.ts'
import { listMigrations, migrate } from '#db/migrate.ts'

export const USUAL_USERS = 100_000

/** The number of rows in a database with this many users. */
export function sizesOf(users: number) {
  return {
    users,
    charts: users,
    planetsAChart: 12,
    stories: users / 2,
    events: users / 10,
    vectors: users / 2,
    auditEntries: users / 2,
    corrections: Math.floor(users / 20),
    // As many as the log keeps.
    securityEvents: 100_000,
  }
}

const FIRST = [
  'Amina',
  'Yusuf',
  'Layla',
  'Omar',
  'Fatima',
  'Ibrahim',
  'Zaynab',
  'Hassan',
  'Maryam',
  'Bilal',
  'Noor',
  'Idris',
]
const LAST = [
  'Rahman',
  'al-Amin',
  'Demir',
  'Haddad',
  'Khan',
  'Yilmaz',
  'Sharif',
  'Noor',
  'Aziz',
  'Malik',
  'Osman',
  'Farah',
]
const CITIES = [
  'Istanbul',
  'Cairo',
  'Lahore',
  'Jakarta',
  'Casablanca',
  'London',
  'Toronto',
  'Sarajevo',
  'Amman',
  'Kano',
]
const WORDS =
  'the house door open patience mother road work loss child letter winter bread water night morning friend debt journey well stone garden silence return promise illness market sea lamp window'.split(
    ' ',
  )

/** Mulberry32: the same numbers on every machine. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/**
 * Builds the large database once, and again after a change of the migrations or of this file.
 * @param users a multiple of 100
 */
export async function ensureScale(folder: string, key: string, users = USUAL_USERS): Promise<void> {
  const SIZES = sizesOf(users)
  const stamp = createHash('sha256')
    .update(String(users))
    .update(JSON.stringify(listMigrations()))
    .update(readFileSync(import.meta.filename))
    .digest('hex')
  const stampFile = join(folder, 'stamp')
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return
  const began = performance.now()
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const db = openDatabase({ path: join(folder, 'qismah.sqlite'), key })
  migrate(db)
  const { sqlite } = db
  sqlite.pragma('synchronous = OFF')
  const random = seeded(1)
  const pick = <T>(of: readonly T[]): T => of[Math.floor(random() * of.length)]!
  const city = (i: number) => (i % 4 === 0 ? `${pick(CITIES)} ${i % 500}` : pick(CITIES))
  const words = (count: number) => Array.from({ length: count }, () => pick(WORDS)).join(' ')
  const start = Date.UTC(2024, 0, 1)
  const at = (i: number, of: number) => start + Math.floor((i / of) * 2 * 365 * 86_400_000)

  const charts = Array.from({ length: 40 }, (_, i) =>
    castChart({
      utc: new Date(Date.UTC(1950 + i, i % 12, 1 + (i % 28), i % 24)),
      latitude: -50 + i * 2.5,
      longitude: -170 + i * 8,
    }),
  )

  const user = sqlite.prepare(
    'insert into users (id, email, name, account_status, is_admin, last_login, created_at) values (?, ?, ?, ?, 0, ?, ?)',
  )
  const birth = sqlite.prepare(
    `insert into birth_details (id, user_id, is_own, pseudonym, date_of_birth, birth_time, city_name, country, latitude,
       longitude, zone, utc, offset_seconds, offset_source, zone_data_version, created_at)
     values (?, ?, 1, ?, '1990-05-01', '12:00', ?, 'TR', 41, 29, 'Europe/Istanbul', 641548800000, 10800, 'zone', '2025b', ?)`,
  )
  const reading = sqlite.prepare(
    `insert into astrological_readings (id, birth_detail_id, pof_sign, pof_degree, pof_house, pof_ruler, pof_ruler_sign,
       pof_ruler_house, is_day_birth, engine_version, chart, request_data, planets_count, houses_count, aspects_count,
       created_at) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, '{}', ?, 12, 14, ?)`,
  )
  const planet = sqlite.prepare(
    `insert into planets (name, sign, sign_num, sign_id, full_degree, norm_degree, speed, is_retro, house, degree_in_sign,
       minute_in_sign, second_in_sign, planetary_strength, motion_type, dignity, element, modality, ruler_of_houses,
       house_id, reading_id) values (?, 'Aries', 1, 1, ?, 1, 1, 0, 1, 1, 1, 1, 1, 'direct', 'none', 'fire', 'cardinal', '[]', 1, ?)`,
  )
  const json = charts.map((chart) => JSON.stringify(chart))
  sqlite.transaction(() => {
    for (let i = 0; i < SIZES.users; i += 1) {
      const id = `user-${i}`
      const created = at(i, SIZES.users)
      user.run(
        id,
        `${pick(FIRST)}.${i}@mail-${i % 97}.example`.toLowerCase(),
        `${pick(FIRST)} ${pick(LAST)}`,
        random() < 0.01 ? 'suspended' : 'active',
        created + 1000,
        created,
      )
      birth.run(`birth-${i}`, id, random() < 0.3 ? `${pick(LAST)} ${i}` : null, city(i), created)
      const which = i % charts.length
      const { partOfFortune: lot, isDayBirth, engineVersion } = charts[which]!
      reading.run(
        `reading-${i}`,
        `birth-${i}`,
        lot.sign,
        lot.degree,
        lot.house,
        lot.ruler,
        lot.rulerSign,
        lot.rulerHouse,
        Number(isDayBirth),
        engineVersion,
        json[which],
        SIZES.planetsAChart,
        created,
      )
      for (let place = 0; place < SIZES.planetsAChart; place += 1) {
        planet.run(`Point ${place}`, random() * 360, `reading-${i}`)
      }
    }
  })()

  const story = sqlite.prepare(
    `insert into user_stories (id, user_id, title, story_content, is_anonymous, status, submitted_at, tags, alignment)
     values (?, ?, ?, ?, 1, ?, ?, '[]', ?)`,
  )
  const event = sqlite.prepare(
    `insert into events_enhanced (id, birth_detail_id, reading_id, title, description, alignment, astro_explanation,
       created_at, updated_at) values (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  )
  const audit = sqlite.prepare(
    `insert into audit_log (at, action, entity, entity_id, subject_user_id, before, after)
     values (?, ?, 'user', ?, ?, '{"accountStatus":"active"}', '{"accountStatus":"suspended"}')`,
  )
  const correction = sqlite.prepare(
    `insert into correction_requests (id, user_id, birth_detail_id, requested, reason, status, created_at)
     values (?, ?, ?, '{}', ?, ?, ?)`,
  )
  const security = sqlite.prepare(
    'insert into security_events (at, kind, user_id, request_id) values (?, ?, ?, ?)',
  )
  sqlite.transaction(() => {
    for (let i = 0; i < SIZES.corrections; i += 1) {
      const status = i % 5 === 0 ? 'accepted' : 'pending'
      correction.run(
        `correction-${i}`,
        `user-${i}`,
        `birth-${i}`,
        words(40),
        status,
        at(i, SIZES.corrections),
      )
    }
    for (let i = 0; i < SIZES.securityEvents; i += 1) {
      // As many of each kind as the log keeps, and only from the last minutes, because the log removes old entries.
      const kind = ['registered', 'sign-in', 'sign-in.failed', 'password.reset-asked', 'limit.reached'][i % 5]
      const person = kind === 'limit.reached' ? null : `user-${i % SIZES.users}`
      security.run(Date.now() - (SIZES.securityEvents - i), kind, person, `request-${i}`)
    }
    for (let i = 0; i < SIZES.stories; i += 1) {
      // Four in five are approved, so that with the events there is the stated number of vectors.
      const status = i % 10 < 8 ? 'approved' : i % 10 === 8 ? 'pending' : 'rejected'
      story.run(
        `story-${i}`,
        `user-${i % SIZES.users}`,
        `${words(4)} ${i}`,
        words(60),
        status,
        at(i, SIZES.stories),
        pick(['light', 'dark', 'neutral', null]),
      )
    }
    for (let i = 0; i < SIZES.events; i += 1) {
      const created = at(i, SIZES.events)
      event.run(
        `event-${i}`,
        `birth-${i}`,
        `reading-${i}`,
        `${words(4)} ${i}`,
        words(40),
        pick(['light', 'dark']),
        words(20),
        created,
        created,
      )
    }
    for (let i = 0; i < SIZES.auditEntries; i += 1) {
      audit.run(
        at(i, SIZES.auditEntries),
        pick(['users.suspend', 'users.activate']),
        `user-${i}`,
        `user-${i}`,
      )
    }
  })()

  const embedder = staticEmbedder()
  const { madeBy } = await loadThemeSpace(embedder)
  const [sample] = await embedder.embed(['a door'])
  const dimensions = sample!.length
  const vector = sqlite.prepare(
    `insert into vectors (story_id, event_id, made_by, coarse, embedding, themes, created_at) values (?, ?, ?, ?, ?, '[]', ?)`,
  )
  const bytes = (length: number) => Buffer.from(Array.from({ length }, () => Math.floor(random() * 256)))
  sqlite.transaction(() => {
    let made = 0
    for (let i = 0; i < SIZES.stories && made < SIZES.vectors - SIZES.events; i += 1) {
      if (i % 10 >= 8) continue
      vector.run(`story-${i}`, null, madeBy, bytes(dimensions / 8), bytes(dimensions), start)
      made += 1
    }
    for (let i = 0; i < SIZES.events; i += 1) {
      vector.run(null, `event-${i}`, madeBy, bytes(dimensions / 8), bytes(dimensions), start)
    }
  })()
  db.close()
  writeFileSync(stampFile, stamp)
  console.log(`scale: database built in ${((performance.now() - began) / 1000).toFixed(0)} s`)
}
