import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import { findKeywordsForEvent, type KeywordChoice } from '#app/features/events/enhanced-events.server.ts'
import { perform } from '#app/http/gate/perform.server.ts'
import { sentForm } from '#app/http/pages/form.server.ts'
import type { FormAnswer } from '#app/http/pages/page.server.ts'
import { pageRefusal } from '#app/http/pages/redirects.server.ts'
import type { DraftFields } from '#app/ui/form/post-form.tsx'

/** The answer to the event form: what was typed, and the keywords that were ticked and found. */
export interface EventFormAnswer extends Partial<FormAnswer> {
  typed?: Record<string, string>
  keywords: { chosen: KeywordChoice[]; offered: KeywordChoice[]; q: string }
}

/**
 * The action of the event form. A browser without JavaScript can also send the form to search for keywords. It then
 * comes back as it was typed, with the results. It also comes back if a field was wrong.
 */
export async function eventFormAction(
  args: ActionFunctionArgs,
  save: (args: ActionFunctionArgs) => Promise<unknown>,
) {
  const form = await sentForm(args.request).catch(() => new FormData())
  // If the session has ended, the form's own action leads to the sign-in page.
  const searching = Boolean(args.context.actor) && form.get('intent') === 'search-keywords'
  const answer = searching ? null : await save(args)
  if (answer instanceof Response) return answer
  const keywords = await keywordsFor(args, {
    q: form.get('keywordSearch'),
    birthDetailId: form.get('birthDetailId'),
    keywordIds: form.getAll('keywordIds'),
  })
  if (!searching) {
    const { data: refused, init } = answer as { data: FormAnswer; init: ResponseInit | null }
    return data<EventFormAnswer>({ ...refused, keywords }, init ?? {})
  }
  const typed = Object.fromEntries(
    [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
  return data<EventFormAnswer>({ typed, keywords })
}

/** The keywords of a form draft; undefined if there is none. */
export async function draftKeywords(args: LoaderFunctionArgs, fields: DraftFields | null) {
  if (!fields) return undefined
  const { keywordSearch: q, birthDetailId, keywordIds } = fields
  return keywordsFor(args, { q, birthDetailId, keywordIds: keywordIds?.split('\n') ?? [] })
}

async function keywordsFor(
  args: Pick<ActionFunctionArgs, 'request' | 'context'>,
  sought: Record<'q' | 'birthDetailId' | 'keywordIds', unknown>,
): Promise<EventFormAnswer['keywords']> {
  try {
    return await perform(findKeywordsForEvent, args.context, sought)
  } catch (error) {
    throw pageRefusal(error, args.request)
  }
}
