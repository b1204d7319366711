import { mkdirSync, rmSync } from 'node:fs'
import { ensurePlaces } from '#app/geo/places.server.ts'
import { openDatabase } from '#db/client.server.ts'
import { migrate } from '#db/migrate.ts'
import { seedKeywords } from '#db/seed/keywords.ts'
import { seedRulers } from '#db/seed/rulers.ts'
import { PLACES_FILE, TEMPLATE_FILE, TEST_KEYS } from './server.ts'

/** Makes the files that tests copy or share: a migrated template database, and the list of places. */
mkdirSync('.cache', { recursive: true })
for (const suffix of ['', '-wal', '-shm']) rmSync(TEMPLATE_FILE + suffix, { force: true })
const db = openDatabase({ path: TEMPLATE_FILE, key: TEST_KEYS.DATABASE_KEY })
migrate(db)
seedRulers(db, new Date('2026-01-01T00:00:00Z'))
seedKeywords(db, new Date('2026-01-01T00:00:00Z'))
db.close()
await ensurePlaces({ path: PLACES_FILE, onProgress: (line) => process.stderr.write(`  ${line}\n`) })
