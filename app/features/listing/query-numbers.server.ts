import type { Db } from '#db/client.server.ts'

/** Numbers that a page shows, in one statement. @param texts fixed SQL texts */
export function queryNumbers<Name extends string>(
  db: Db,
  texts: Record<Name, string>,
  values: Record<string, number> = {},
): Record<Name, number> {
  const columns = Object.entries(texts).map(([name, text]) => `(${text}) as ${name}`)
  return db.sqlite.prepare(`select ${columns.join(', ')}`).get(values) as Record<Name, number>
}
