import { type ActionFunctionArgs, data } from '@remix-run/node'
import type { KeywordChoice } from '../../features/events/enhanced-events.repo.server'
import { findKeywordsForEvent } from '../../features/events/enhanced-events.server'
import { callOf } from '../../http/context.server'
import { type FormAnswer, pageRefusal } from '../../http/page.server'
import { perform } from '../../http/perform.server'

/** What the event form comes back with: what was typed, and the keywords that were ticked and found. */
export interface EventFormAnswer extends Partial<FormAnswer> {
  typed?: Record<string, string>
  keywords: { chosen: KeywordChoice[]; offered: KeywordChoice[]; q: string }
}

/**
 * The action of the event form: of a browser without JavaScript, which can also send it to look for keywords. The
 * form then comes back as it was typed, with what was found; likewise where something in it was wrong.
 */
export async function eventFormAction(
  args: ActionFunctionArgs,
  save: (args: ActionFunctionArgs) => Promise<unknown>,
) {
  const form = await args.request
    .clone()
    .formData()
    .catch(() => new FormData())
  const searching = form.get('intent') === 'search-keywords'
  const answer = searching ? null : await save(args)
  if (answer instanceof Response) return answer
  const keywords = await keywordsFor(args, form)
  if (!searching) {
    const { data: refused, init } = answer as { data: FormAnswer; init: ResponseInit | null }
    return data<EventFormAnswer>({ ...refused, keywords }, init ?? {})
  }
  const typed = Object.fromEntries(
    [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
  return data<EventFormAnswer>({ typed, keywords })
}

async function keywordsFor(args: ActionFunctionArgs, form: FormData): Promise<EventFormAnswer['keywords']> {
  try {
    return await perform(findKeywordsForEvent, callOf(args.context), {
      q: form.get('keywordSearch') ?? '',
      birthDetailId: form.get('birthDetailId') ?? '',
      keywordIds: form.getAll('keywordIds'),
    })
  } catch (error) {
    throw pageRefusal(error, args.request)
  }
}
