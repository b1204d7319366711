import type { LoaderFunctionArgs } from '@remix-run/node'
import { readNotesBeside } from '#app/features/notes/notes.server.ts'
import { formOwnerOf } from './form-owner.server.ts'
import { performForPage } from './page-refusal.server.ts'

/** What a page needs on which notes are written in place. */
export async function notesBeside(args: LoaderFunctionArgs) {
  const counts = await performForPage(readNotesBeside, args)
  return { counts, owner: formOwnerOf(args.context) }
}
