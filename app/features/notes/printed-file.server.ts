import type { PrintedDocument } from '#app/adapters/workers/tasks.server.ts'
import { fileKeeper } from '#app/operations/kept-files.server.ts'
import type { Call } from '#app/operations/operation.server.ts'

const keptFile = fileKeeper()

/**
 * A PDF file of a person, from memory if its contents are those of the last one.
 * @param size how many characters of the person's notes are in it
 */
export function printedFile(
  { services, address, actor }: Call<'member'>,
  document: PrintedDocument,
  size: number,
): Promise<Uint8Array> {
  const { work, limits } = services
  const { madeAt: _, ...contents } = document
  return keptFile(actor.id, contents, () =>
    work.run(size > 0 ? 'book-pdf' : 'report-pdf', document, {
      charge: (milliseconds) => limits.charge(address, milliseconds),
      size,
    }),
  )
}
