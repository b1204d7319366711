import { and, inArray, ne, sql } from 'drizzle-orm'
import { z } from 'zod'
import { isLastAdmin } from '#app/features/account/admins.server.ts'
import { deletePerson } from '#app/features/account/delete-person.server.ts'
import type { OwnReceipt } from '#app/features/account/deletion.ts'
import { deletionWords } from '#app/features/account/deletion-messages.ts'
import { holdReceipt, receiptFor } from '#app/features/account/deletion-receipts.server.ts'
import { hasFreshProof, requireFreshProof } from '#app/features/account/fresh-proof.server.ts'
import { rowCountsOfPerson, rowsOfPerson } from '#app/features/account/person-rows.server.ts'
import { checkProof } from '#app/features/account/prove-again.server.ts'
import { bookAsText } from '#app/features/notes/printed-book.server.ts'
import { exportedReport } from '#app/features/reports/report-pdf.server.ts'
import { answeredQuestion } from '#app/features/stories/asked-question.server.ts'
import { filmsOf } from '#app/features/stories/episodes.repo.server.ts'
import { type Call, fieldRefusal, isRefusal, operation } from '#app/operations/operation.server.ts'
import { NO_CHART } from '#app/operations/refusal-codes.ts'
import type { Db } from '#db/client.server.ts'
import { users } from '#db/schema/index.ts'
import { deleteDataFormSchema, deleteDataSchema } from './privacy.schema.ts'
import { loadTimes } from './privacy-receipt.repo.server.ts'
import { makeZip, type ZippedFile } from './zip.server.ts'

const nothing = z.object({})

/** Computed from a text or a chart for comparison; they contain nothing that is not in those. */
const NUMBERS_OF_A_TEXT = ['coarse', 'embedding', 'themeWeights', 'textDigest']

/** Secrets and their digests: useless to the person, but useful to a stranger who finds the file. */
const NOT_HANDED_OUT = new Set([
  'passwordHash',
  'tokenHash',
  'digest',
  'secret',
  'newCodes',
  'codeHash',
  'readerId',
  'knownBrowsers',
  ...NUMBERS_OF_A_TEXT,
])

const isHandedOut = ([name]: [string, unknown]) => !NOT_HANDED_OUT.has(name)

/** A story with the words of the question that it answers, which are in no row of its author. */
function withQuestion(db: Db, row: Record<string, unknown>) {
  const { questionId } = row
  return typeof questionId === 'string'
    ? { ...row, question: answeredQuestion(db, questionId)?.text ?? null }
    : row
}

function collectMyData(call: Call<'member'>) {
  requireFreshProof(call)
  const { services, actor } = call
  const { db, clock } = services
  const rows = Object.entries(rowsOfPerson(db, actor.id)).map(([table, found]) => [
    table,
    found.map((row) => Object.fromEntries(Object.entries(withQuestion(db, row)).filter(isHandedOut))),
  ])
  const told = filmsOf(db, actor.id)
  const films = told.length > 0 ? [['episodes', told]] : []
  return {
    product: 'Qismah',
    exportedAt: clock.now().toISOString(),
    leftOut:
      'The secret of your authenticator app, and digests of your password, sign-ins, codes and mailed links; the numbers by which stories and charts are compared; who else, such as an administrator, read or changed something. Times are UTC.',
    data: withoutOthers(db, actor.id, Object.fromEntries([...rows, ...films])),
  }
}

export const exportMyData = operation({
  name: 'privacy.export',
  summary: 'Everything that is stored of the signed-in person',
  who: 'member',
  input: nothing,
  limit: 'write',
  idempotency: 'natural',
  run: collectMyData,
})

type Tables = Record<string, Record<string, unknown>[]>

/** Replaces somebody else's id in the download. */
const ANOTHER_PERSON = 'another person'

const RANDOM_ID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g

/** The same data without the ids of other people, in any column or text. */
function withoutOthers(db: Db, userId: string, data: Tables): Tables {
  const text = JSON.stringify(data)
  const ids = JSON.stringify([...new Set(text.match(RANDOM_ID))])
  const others = new Set(
    db.orm
      .select({ id: users.id })
      .from(users)
      .where(and(inArray(users.id, sql`(select value from json_each(${ids}))`), ne(users.id, userId)))
      .all()
      .map(({ id }) => id),
  )
  if (others.size === 0) return data
  return JSON.parse(text.replaceAll(RANDOM_ID, (id) => (others.has(id) ? ANOTHER_PERSON : id))) as Tables
}

/** The data as the file that people get. */
export function dataFile(everything: ReturnType<typeof collectMyData>): ZippedFile {
  const madeAt = new Date(everything.exportedAt)
  return {
    name: `${toFileName(madeAt)}.json`,
    content: Buffer.from(`${JSON.stringify(everything, null, 2)}\n`),
    madeAt,
  }
}

function toFileName(madeAt: Date): string {
  return `qismah-my-data-${madeAt.toISOString().slice(0, 10)}`
}

export const archiveMyData = operation({
  name: 'privacy.archive',
  summary: 'Everything that is stored of the signed-in person and their report, as one zip file',
  who: 'member',
  input: nothing,
  limit: 'write',
  idempotency: 'natural',
  async run(call) {
    requireFreshProof(call)
    // The report comes first, because making it may store the analysis that it shows.
    const report = await reportFile(call)
    const data = dataFile(collectMyData(call))
    const { madeAt } = data
    const book = bookAsText(call.services.db, call.actor.id)
    const files: ZippedFile[] = [
      data,
      ...(report ? [{ ...report, madeAt }] : []),
      ...(book ? [{ name: 'qismah-my-book.txt', content: Buffer.from(book), madeAt }] : []),
    ]
    return { archive: makeZip(files), name: `${toFileName(data.madeAt)}.zip` }
  },
})

/** Null if there is no chart to report. */
async function reportFile(call: Call<'member'>) {
  try {
    const { file, name } = await exportedReport(call, { paper: 'a4', notes: null })
    return { name, content: file }
  } catch (error) {
    if (isRefusal(error, ...NO_CHART)) return null
    throw error
  }
}

export const readDeletion = operation({
  name: 'privacy.read-deletion',
  summary: 'What would be deleted: how many rows of each kind, and whether nobody could administer any more',
  who: 'member',
  input: nothing,
  limit: 'read',
  run: ({ services, provedAt, actor }) => ({
    asksPassword: actor.hasPassword && !hasFreshProof({ services, provedAt }),
    counts: rowCountsOfPerson(services.db, actor.id),
    isLastAdmin: actor.isAdmin && isLastAdmin(services.db, actor.id),
  }),
})

/** Deletes the account and everything that belongs to it. See docs/decisions/0005-deletion.md. */
function deleteEverything(call: Call<'member'>, noAdministrator: boolean | undefined) {
  requireFreshProof(call)
  const { services, actor, sessionToken, requestId } = call
  const { db, clock } = services
  const done = {
    byAdministrators: loadTimes(db, 'deeds', actor.id),
    left: loadTimes(db, 'departures', actor.id),
  }
  // Checked within the transaction, so that two administrators who leave at the same time cannot both go.
  const deleted = deletePerson({ services, requestId }, actor, () => {
    if (actor.isAdmin && !noAdministrator && isLastAdmin(db, actor.id))
      throw fieldRefusal('account.no-admin-left', 'noAdministrator', deletionWords.noAdministrator)
  })
  const receipt: OwnReceipt = { ...deleted, ...done }
  if (sessionToken) holdReceipt(sessionToken, receipt, clock.now())
  return { message: deletionWords.deleted, receipt }
}

export const deleteMyData = operation({
  name: 'privacy.delete',
  summary: 'Delete the account and everything stored about the person',
  who: 'member',
  input: deleteDataSchema,
  limit: 'write',
  idempotency: 'natural',
  run: (call, { noAdministrator }) => deleteEverything(call, noAdministrator),
})

/** The same on its screen, where the password beside the word is a proof. */
export const deleteOnScreen = operation({
  name: 'privacy.delete-on-screen',
  summary: 'Delete everything, with the password if the last proof is old',
  who: 'member',
  input: deleteDataFormSchema,
  limit: 'code',
  idempotency: 'natural',
  async run(call, { password, noAdministrator }) {
    if (!password || hasFreshProof(call)) return deleteEverything(call, noAdministrator)
    await checkProof(call, { password, code: '' })
    return deleteEverything({ ...call, provedAt: call.services.clock.now() }, noAdministrator)
  },
})

export const readReceipt = operation({
  name: 'privacy.receipt',
  summary: 'The receipt of a deletion that this browser has just asked for',
  who: 'anyone',
  input: nothing,
  limit: 'read',
  run: ({ services, sessionToken }) => sessionToken && receiptFor(sessionToken, services.clock.now()),
})
