/** The response of a page's action to a script that is not Remix's router. */
interface ActionAnswer {
  /** The page to go to instead, usually the sign-in page. */
  redirect?: string
  data?: {
    lastResult?: { error?: Readonly<Record<string, readonly string[] | null>> | null }
  }
}

/** Remix's router sends its requests to the page's address with this ending. The response is in turbo-stream. */
const DATA = '.data'

/**
 * Sends fields to the action of a page, as the router would, and reads its response.
 * @returns null if there was no response, or not one of an action
 */
export async function sendToAction(
  action: string,
  fields: Readonly<Record<string, string>>,
): Promise<ActionAnswer | null> {
  const address = new URL(action, location.href)
  address.pathname += DATA
  try {
    const response = await fetch(address, { method: 'POST', body: new URLSearchParams(fields) })
    if (!response.headers.get('Content-Type')?.startsWith('text/x-script')) return null
    return decodeTurboStream(await response.text()) as ActionAnswer
  } catch {
    return null
  }
}

/** The messages of a response that refuses. */
export function listRefusals(answer: ActionAnswer): string[] {
  return Object.values(answer.data?.lastResult?.error ?? {}).flatMap((messages) => messages ?? [])
}

/**
 * Reads the first line of turbo-stream's format: a list of values that refer to each other by index. It supports only
 * what plain values need. A negative index stands for a special value, which is read as undefined.
 */
export function decodeTurboStream(text: string): unknown {
  const values = JSON.parse(text.split('\n', 1)[0]!) as unknown[]
  const object = (pointers: object) =>
    Object.fromEntries(
      Object.entries(pointers).map(([key, at]) => [values[Number(key.slice(1))], read(at as number)]),
    )
  function read(at: number): unknown {
    const value = values[at]
    if (Array.isArray(value)) {
      // An object without a prototype.
      if (value[0] === 'N') return object(value[1] as object)
      return typeof value[0] === 'string' ? undefined : value.map((place) => read(place as number))
    }
    return typeof value === 'object' && value !== null ? object(value) : value
  }
  return read(0)
}
