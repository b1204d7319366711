import type { ClientActionFunctionArgs } from '@remix-run/react'
import { controlWords } from '#app/ui/base/messages.ts'
import { failure, type Toast } from '#app/ui/toast/toast.ts'

/** No answer, or one that is not from the pages: from a proxy, or a refusal before the pages, which has a message. */
class Unanswered extends Error {}

/** The `clientAction` of a route whose action has no better words. */
export const keptForm = keepForm(() => failure(controlWords.didNotWork))

/**
 * The `clientAction` of a route with a form. Without an answer Remix would replace the page by its error, and what was
 * typed would be lost. Instead the form gets an error as from its own action.
 * @param words the message of the page
 */
export function keepForm(words: (form: FormData, params: ClientActionFunctionArgs['params']) => Toast) {
  return async ({ request, params, serverAction }: ClientActionFunctionArgs): Promise<unknown> => {
    const sent = request.clone()
    try {
      return await serverAction()
    } catch (error) {
      if (!(error instanceof Unanswered)) throw error
      const ofPage = words(await sent.formData(), params)
      const toast = error.message ? failure(ofPage.title, error.message) : ofPage
      const lastResult = { status: 'error', error: { '': [error.message || controlWords.unreachable] } }
      return Response.json({ lastResult, toast }, { status: 503 })
    }
  }
}

async function readMessage(response: Response): Promise<string> {
  const body: unknown = await response.json().catch(() => null)
  const message = (body as { message?: unknown } | null)?.message
  return typeof message === 'string' ? message : ''
}

/**
 * The router loads data of pages by `fetch`. Sent without an answer, a form keeps its page (`keepForm`). Links are left to
 * the browser, which reports the error and can retry.
 */
export function reportUnanswered(send: typeof fetch, { location }: Pick<Window, 'location'>): typeof fetch {
  return async (input, init) => {
    const address = new URL(input instanceof Request ? input.url : input, location.href)
    if (address.origin !== location.origin || !address.pathname.endsWith('.data')) return send(input, init)
    const sends = init?.method !== undefined && init.method !== 'GET'
    let response: Response
    try {
      response = await send(input, init)
    } catch (error) {
      if (init?.signal?.aborted) throw error
      if (sends) throw new Unanswered()
      return goTo(address, location)
    }
    if (response.headers.get('Content-Type')?.startsWith('text/x-script')) return response
    if (response.status === 204) return response
    if (sends) throw new Unanswered(await readMessage(response))
    return goTo(address, location)
  }
}

function goTo(data: URL, location: Location): Promise<never> {
  const page = new URL(data)
  page.pathname = page.pathname.replace(/(^\/_root)?\.data$/, '') || '/'
  page.searchParams.delete('_routes')
  location.assign(page.href)
  return new Promise(() => {})
}
