import { type Db, repository } from '#db/client.server.ts'

interface WritingRow {
  writer: string
  sentences: Record<string, string> | null
  writtenAt: Date
}

const writingRepo = repository((_, { sqlite }) => ({
  consent: sqlite
    .prepare<[string, string], number>(
      'select given_at from writer_consents where user_id = ? and writer = ?',
    )
    .pluck(),
  giveConsent: sqlite.prepare(
    `insert into writer_consents (user_id, writer, given_at) values (?, ?, ?)
     on conflict (user_id) do update set writer = excluded.writer, given_at = excluded.given_at`,
  ),
  withdrawConsent: sqlite.prepare('delete from writer_consents where user_id = ?'),
  deleteWritings: sqlite.prepare(
    'delete from analysis_writings where analysis_id in (select id from analyses where user_id = ?)',
  ),
  writing: sqlite.prepare<[string], { writer: string; sentences: string | null; writtenAt: number }>(
    'select writer, sentences, written_at as writtenAt from analysis_writings where analysis_id = ?',
  ),
  /** Only if the consent and the analysis still exist: both may be gone by now. */
  save: sqlite.prepare(
    `insert into analysis_writings (analysis_id, writer, sentences, written_at)
     select a.id, c.writer, @sentences, @writtenAt from analyses a
       join writer_consents c on c.user_id = a.user_id and c.writer = @writer
     where a.id = @analysisId
     on conflict (analysis_id) do update
       set writer = excluded.writer, sentences = excluded.sentences, written_at = excluded.written_at`,
  ),
}))

/** When the person gave consent to this language model; undefined if they did not. */
export function consentTo(db: Db, userId: string, writer: string): Date | undefined {
  const given = writingRepo(db).consent.get(userId, writer)
  return given === undefined ? undefined : new Date(given)
}

export function giveConsent(db: Db, userId: string, writer: string, now: Date): void {
  writingRepo(db).giveConsent.run(userId, writer, now.getTime())
}

/** Withdraws the consent and deletes all reworded sentences. */
export function withdrawConsent(db: Db, userId: string): void {
  db.write(() => {
    writingRepo(db).withdrawConsent.run(userId)
    writingRepo(db).deleteWritings.run(userId)
  })
}

export function loadWriting(db: Db, analysisId: string): WritingRow | undefined {
  const row = writingRepo(db).writing.get(analysisId)
  return (
    row && {
      ...row,
      sentences: row.sentences === null ? null : (JSON.parse(row.sentences) as Record<string, string>),
      writtenAt: new Date(row.writtenAt),
    }
  )
}

export function saveWriting(
  db: Db,
  writing: { analysisId: string; writer: string; sentences: Record<string, string> | null; writtenAt: Date },
): void {
  const { sentences, writtenAt } = writing
  writingRepo(db).save.run({
    ...writing,
    sentences: sentences && JSON.stringify(sentences),
    writtenAt: writtenAt.getTime(),
  })
}
