import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { STATIC_VECTORS_FILE, staticEmbedder } from '#app/adapters/retrieval/static-embedder.server.ts'
import { dot } from '#app/adapters/retrieval/vectors.ts'
import { castChart } from '#app/astro/index.server.ts'
import { examplesFor } from '#app/features/similarity/choose-examples.server.ts'
import { reindexSome } from '#app/features/similarity/indexing.server.ts'
import { loadThemeSpace, THEMES } from '#app/features/similarity/theme-space.server.ts'
import { systemClock } from '#app/operations/clock.ts'
import { type Db, openDatabase } from '#db/client.server.ts'
import { migrate } from '#db/migrate.ts'
import SENTENCES_BY_LANGUAGE from './other-languages.json'
import { interval, type ThemeAccuracy, themeAccuracy } from './theme-accuracy.ts'
import THEME_SENTENCES from './theme-sentences.json'
import UNSEEN_SENTENCES from './unseen-sentences.json'

const STORIES = 50_000
const SLICE = 5000
const SEARCHES = 200

const SENTENCES = Object.entries(THEME_SENTENCES).flatMap(([theme, texts]) =>
  texts.map((text) => ({ theme, text })),
)

/**
 * Measures how well the embedder without a network tells themes apart, what it costs, and how long a search among
 * stories takes. `tools/static-vectors/README.md` says what the two sets of sentences are for; the vectors are fitted only
 * to English, and `other-languages.json` has the same ten sentences in seven languages.
 */
export default async function retrieval(): Promise<void> {
  const memoryBefore = usedMemory()
  const began = performance.now()
  const embedder = staticEmbedder()
  await loadThemeSpace(embedder)
  console.log(
    `retrieval: ${embedder.id}, ready in ${ms(performance.now() - began)}, ${megabytes(usedMemory() - memoryBefore)} of memory`,
  )

  console.log(`  file: ${megabytes(statSync(STATIC_VECTORS_FILE).size)}`)
  for (const [set, sentences] of [
    ['of the first set', THEME_SENTENCES],
    ['of the second set', UNSEEN_SENTENCES],
  ] as const)
    printThemes(set, await themeAccuracy(embedder, sentences))
  for (const [language, byTheme] of Object.entries(SENTENCES_BY_LANGUAGE)) {
    const sentences = Object.fromEntries(Object.entries(byTheme).map(([theme, text]) => [theme, [text]]))
    const { sentences: all, first, amongThree, unread } = await themeAccuracy(embedder, sentences)
    console.log(
      `  ${language}: the nearest theme is right for ${first} of ${all}, among the nearest three for ${amongThree}, ${unread} cannot be read`,
    )
  }

  const texts = SENTENCES.map(({ text }) => text)
  const vectors = await embedder.embed(texts)
  const neighbours = SENTENCES.filter(({ theme }, place) => {
    const nearest = vectors
      .map((vector, other) => ({ other, nearness: other === place ? -1 : dot(vector, vectors[place]!) }))
      .reduce((best, one) => (one.nearness > best.nearness ? one : best))
    return SENTENCES[nearest.other]!.theme === theme
  })
  console.log(
    `  neighbours: the nearest other sentence is of the same theme for ${percent(neighbours.length / SENTENCES.length)}`,
  )

  const rounds = 50
  const embedding = performance.now()
  for (let round = 0; round < rounds; round += 1) await embedder.embed(texts)
  const each = (performance.now() - embedding) / (rounds * texts.length)
  console.log(`  embedding: ${each.toFixed(3)} ms a sentence`)

  const folder = mkdtempSync(join(tmpdir(), 'retrieval-bench-'))
  const db = openDatabase({ path: join(folder, 'qismah.sqlite'), key: 'ab'.repeat(32) })
  try {
    migrate(db)
    writeStories(db)
    const services = { db, embedder, clock: systemClock }
    const indexing = performance.now()
    for (let left = STORIES; left > 0; ) left = (await reindexSome(services, { limit: SLICE })).remaining
    console.log(
      `  ${STORIES.toLocaleString('en-GB')} stories: indexed in ${((performance.now() - indexing) / 1000).toFixed(1)} s`,
    )
    const times = Array.from({ length: SEARCHES }, (_, i) => {
      const chart = castChart({
        utc: Date.UTC(1960, 0, 1) + i * 9_876_543_210,
        latitude: 30,
        longitude: i - 100,
      })
      const start = performance.now()
      examplesFor(services, { analysisId: 'none', userId: 'nobody', language: 'en', chart })
      return performance.now() - start
    }).sort((a, b) => a - b)
    const at = (part: number) => ms(times[Math.floor(part * (times.length - 1))]!)
    console.log(
      `  examples of an analysis, among them: median ${at(0.5)}, 95 % ${at(0.95)}, slowest ${at(1)}`,
    )
  } finally {
    db.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

function printThemes(set: string, { sentences, first, amongThree }: ThemeAccuracy): void {
  const [low, high] = interval(first, sentences)
  console.log(
    `  themes, sentences ${set} (${sentences}): the nearest of ${THEMES.length} themes is right for ${percent(first / sentences)} ` +
      `(95 % interval ${percent(low)} to ${percent(high)}), among the nearest three for ${percent(amongThree / sentences)}`,
  )
}

/** Approved stories, each with three of the sentences. */
function writeStories(db: Db): void {
  const author = randomUUID()
  db.write(() => {
    db.sqlite
      .prepare(
        "insert into users (id, name, email, created_at) values (?, 'Author', 'author@qismah.example', 1)",
      )
      .run(author)
    const insert = db.sqlite.prepare(
      `insert into user_stories (id, user_id, title, story_content, status, submitted_at, tags, alignment)
       values (?, ?, ?, ?, 'approved', 1, '[]', ?)`,
    )
    for (let n = 0; n < STORIES; n += 1) {
      const sentences = [n, n * 7 + 1, n * 31 + 2].map((place) => SENTENCES[place % SENTENCES.length]!.text)
      insert.run(randomUUID(), author, `Story ${n}`, sentences.join(' '), n % 3 === 0 ? 'dark' : 'light')
    }
  })
}

function usedMemory(): number {
  globalThis.gc?.()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}

const ms = (milliseconds: number) => `${milliseconds.toFixed(1)} ms`
const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`
const percent = (share: number) => `${Math.round(100 * share)} %`
