/** What a page's action answers to a script that is not Remix's router. */
export interface ActionAnswer {
  /** Where the browser is to go instead: to sign in, as a rule. */
  redirect?: string
  data?: {
    saved?: true
    lastResult?: { error?: Readonly<Record<string, readonly string[] | null>> | null }
  }
}

/** Remix's router sends its requests to the page's address with this ending. The answer is in turbo-stream. */
const DATA = '.data'

/**
 * Sends fields to the action of a page, as the router would, and reads its answer.
 * @returns null where no answer came, or one that is not an action's
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
    return decoded(await response.text()) as ActionAnswer
  } catch {
    return null
  }
}

/** The messages of an answer that refuses. */
export function refusalsOf(answer: ActionAnswer): string[] {
  return Object.values(answer.data?.lastResult?.error ?? {}).flatMap((messages) => messages ?? [])
}

/**
 * Reads the first line of turbo-stream's format: a list of values that point to each other by their places. Enough of it
 * for plain values; a number below zero stands for one that has no place, and is undefined here.
 */
export function decoded(text: string): unknown {
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
