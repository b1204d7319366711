import type { LoaderFunctionArgs } from '@remix-run/node'
import { readNotesBeside } from '#app/features/notes/notes.server.ts'
import { formOwnerOf } from './form-owner.server.ts'
import { performForPage } from './page-refusal.server.ts'

/** The data that a page needs to show where notes can be written. */
export async function notesBeside(args: LoaderFunctionArgs) {
  const counts = await performForPage(readNotesBeside, args)
  return { counts, owner: formOwnerOf(args.context) }
}
