import type { LoaderFunctionArgs } from '@remix-run/node'
import { readNotesBeside } from '#app/features/notes/notes.server.ts'
import { performForPage } from './page-refusal.server.ts'

/** The notes that a person has written beside the things of a page. */
export async function notesBeside(args: LoaderFunctionArgs) {
  const notes = await performForPage(readNotesBeside, args)
  args.context.tokens.push(notes.owner)
  return notes
}
