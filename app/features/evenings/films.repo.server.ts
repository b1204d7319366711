import { and, asc, eq } from 'drizzle-orm'
import { LANGUAGES, type Language } from '#app/language/language.ts'
import type { Db } from '#db/client.server.ts'
import { eveningFilms } from '#db/schema/index.ts'
import type { Film } from './films.schema.ts'

/** The film that an evening names; undefined if the operator has none for it. */
export function loadFilm(db: Db, language: Language, number: number): Film | undefined {
  return db.orm
    .select({ title: eveningFilms.title, href: eveningFilms.href })
    .from(eveningFilms)
    .where(and(eq(eveningFilms.language, language), eq(eveningFilms.number, number)))
    .get()
}

/** The films of a language as they are typed: one on each line. */
export function filmsAsText(db: Db, language: Language): string {
  const lines: string[] = []
  const rows = db.orm
    .select()
    .from(eveningFilms)
    .where(eq(eveningFilms.language, language))
    .orderBy(asc(eveningFilms.number))
    .all()
  for (const { number, title, href } of rows) lines[number - 1] = `${title} ${href}`
  return Array.from(lines, (line) => line ?? '').join('\n')
}

/** Replaces all films. */
export function storeFilms(db: Db, films: Readonly<Record<Language, readonly (Film | null)[]>>): void {
  db.orm.delete(eveningFilms).run()
  const rows = LANGUAGES.flatMap((language) =>
    films[language].flatMap((film, index) => (film ? [{ language, number: index + 1, ...film }] : [])),
  )
  if (rows.length > 0) db.orm.insert(eveningFilms).values(rows).run()
}
