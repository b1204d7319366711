import type { LoaderFunctionArgs } from '@remix-run/node'
import { readNotesBeside } from '#app/features/notes/notes.server.ts'
import { performForPage } from './page-refusal.server.ts'

/** The data that a page needs to show where notes can be written. */
export async function notesBeside(args: LoaderFunctionArgs) {
  return { counts: await performForPage(readNotesBeside, args) }
}
