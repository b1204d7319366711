import { controlWords } from '#app/ui/base/messages.ts'
import { failure, type Toast } from '#app/ui/toast/toast.ts'

type Plain = string | readonly Plain[] | { readonly [name: string]: Plain }

/**
 * One line of the format in which pages receive their data (turbo-stream): a list of values that refer to each other.
 */
function encodeTurboStream(value: Plain): string {
  const values: unknown[] = []
  const put = (item: Plain): number => {
    const at = values.push(null) - 1
    if (typeof item === 'string') values[at] = item
    else if (Array.isArray(item)) values[at] = item.map(put)
    else
      values[at] = Object.fromEntries(
        Object.entries(item).map(([name, field]) => [`_${put(name)}`, put(field)]),
      )
    return at
  }
  put(value)
  return `${JSON.stringify(values)}\n`
}

/** The error that an action would have returned if the request had reached it. */
async function refusal(response: Response | null, status: number): Promise<Response> {
  const { didNotWork, unreachable } = controlWords
  const message = (response && (await readMessage(response))) ?? unreachable
  const { title, description = '', variant } = failure(didNotWork, message)
  const toast = { title, description, variant } satisfies Toast
  const answer = { data: { lastResult: { status: 'error', error: { '': [message] } }, toast } }
  return new Response(encodeTurboStream(answer), { status, headers: { 'Content-Type': 'text/x-script' } })
}

async function readMessage(response: Response): Promise<string | null> {
  const body: unknown = await response.json().catch(() => null)
  const message = (body as { message?: unknown } | null)?.message
  return typeof message === 'string' ? message : null
}

/**
 * Pages with JavaScript load their data by `fetch`. If there is no response, or one that is not from the pages (from a
 * proxy, or a refusal before the pages), Remix would replace the form by an error page, and what was typed would be
 * lost. Instead, the form gets an error as from its own action. Links are left to the browser, which reports the error
 * and can retry.
 */
export function keepFormsOnFailure(send: typeof fetch, { location }: Pick<Window, 'location'>): typeof fetch {
  return async (input, init) => {
    const address = new URL(input instanceof Request ? input.url : input, location.href)
    if (address.origin !== location.origin || !address.pathname.endsWith('.data')) return send(input, init)
    const sends = init?.method !== undefined && init.method !== 'GET'
    let response: Response
    try {
      response = await send(input, init)
    } catch (error) {
      if (init?.signal?.aborted) throw error
      if (sends) return refusal(null, 503)
      return goTo(address, location)
    }
    if (response.headers.get('Content-Type')?.startsWith('text/x-script')) return response
    if (response.status === 204) return response
    if (sends) return refusal(response, response.status < 400 ? 503 : response.status)
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
