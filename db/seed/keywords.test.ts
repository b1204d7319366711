import { describe, expect, it } from 'vitest'
import { SIGNS } from '#app/astro/index.server.ts'
import { openDatabase } from '#db/client.server.ts'
import { migrate } from '#db/migrate.ts'
import { CATEGORIES } from './keywords/types.ts'
import { KEYWORDS_BY_SIGN, seedKeywords } from './keywords.ts'

const POLARITIES = ['Light', 'Dark', 'Neutral'] as const
const NOW = new Date('2026-01-01T00:00:00Z')

const entries = SIGNS.flatMap((sign) =>
  POLARITIES.flatMap((polarity) =>
    KEYWORDS_BY_SIGN[sign][polarity].map(([text, category, description]) => ({
      sign,
      polarity,
      text,
      category,
      description,
    })),
  ),
)

describe('the keywords', () => {
  it.each(SIGNS)('have at least eight keywords of each polarity for %s', (sign) => {
    for (const polarity of POLARITIES)
      expect(KEYWORDS_BY_SIGN[sign][polarity].length, polarity).toBeGreaterThanOrEqual(8)
  })

  it('have no entry twice, use every category, and describe every keyword in a short sentence', () => {
    expect(new Set(entries.map(({ text }) => text)).size).toBe(entries.length)
    expect(new Set(entries.map(({ category }) => category))).toEqual(new Set(Object.keys(CATEGORIES)))
    for (const { text, description } of entries) {
      expect(text).not.toContain(',')
      expect(description, text).toMatch(/^[A-Z].{10,90}\.$/)
    }
  })

  it('predict nothing', () => {
    for (const { text, description } of entries)
      expect(`${text} ${description}`).not.toMatch(
        /\b(you will|will (be|have|get|find|meet)|destin|fate|lucky)\b/i,
      )
  })
})

describe('seeding the keywords', () => {
  it('happens once: later changes and deletions are kept', () => {
    const db = openDatabase({ path: ':memory:' })
    migrate(db)
    const texts = () => db.sqlite.prepare('select keyword_text from keywords order by id').pluck().all()
    seedKeywords(db, NOW)
    expect(texts()).toHaveLength(entries.length)
    db.sqlite.prepare("delete from keywords where sign = 'Leo'").run()
    db.sqlite.prepare("update keywords set keyword_text = 'Bravery' where keyword_text = 'Courage'").run()
    db.sqlite
      .prepare("update keyword_categories set categoryname = 'Nature' where categoryname = 'Character'")
      .run()
    const changed = texts()
    seedKeywords(db, NOW)
    expect(texts()).toEqual(changed)
    expect(db.sqlite.prepare('select count(*) from keyword_categories').pluck().get()).toBe(
      Object.keys(CATEGORIES).length,
    )
    db.sqlite.close()
  })

  it('does not change what administrators had written before', () => {
    const db = openDatabase({ path: ':memory:' })
    migrate(db)
    db.sqlite
      .prepare(
        "insert into keyword_categories (id, categoryname, categoryrelation) values (7, 'Character', 'Ours')",
      )
      .run()
    db.sqlite
      .prepare(
        "insert into keywords (keyword_text, sign, polarity, category_id, description) values ('Courage', 'Aries', 'Light', 7, 'Ours')",
      )
      .run()
    seedKeywords(db, NOW)
    expect(db.sqlite.prepare('select count(*) from keywords').pluck().get()).toBe(entries.length)
    expect(
      db.sqlite.prepare("select description from keywords where keyword_text = 'Courage'").pluck().get(),
    ).toBe('Ours')
    db.sqlite.close()
  })
})
