import type BetterSqlite from 'better-sqlite3'

/**
 * A fault that `npm run test:mutants` puts between the built server and a test, at the level of HTTP responses. It is
 * independent of how a call or a page is implemented.
 */
export type Mutant =
  /** A call responds successfully, but nothing that it did is stored. */
  | { kind: 'undone'; method: string; path: string }
  /** Every list in a call's successful response is empty; a response without a list becomes null. */
  | { kind: 'emptied'; method: string; path: string }
  /** Every number and every word in a call's successful response is changed to another one of the same form. */
  | { kind: 'altered'; method: string; path: string }
  /** Texts in pages and responses are changed. */
  | { kind: 'reworded'; texts: readonly string[] }

const setting = process.env.QISMAH_MUTANT
export const mutant: Mutant | null = setting ? (JSON.parse(setting) as Mutant) : null

type Fetch = (request: Request) => Promise<Response>

/**
 * The server as the test sees it, with the fault if one is set.
 * @param settle resolves when the work is done that the server does after its responses
 */
export function withMutant(
  fetch: Fetch,
  sqlite: BetterSqlite.Database,
  settle: () => Promise<void>,
  wanted = mutant,
): Fetch {
  if (!wanted) return fetch
  if (wanted.kind === 'reworded') return async (request) => reworded(await fetch(request), wanted.texts)
  const isForPath = matcher(wanted.path)
  return async (request) => {
    if (request.method !== wanted.method || !isForPath(new URL(request.url).pathname)) return fetch(request)
    if (wanted.kind === 'undone') return rolledBack(() => fetch(request), sqlite, settle)
    return changed(await fetch(request), wanted.kind === 'emptied' ? withoutItems : altered)
  }
}

/** `/api/cities/:country` as a pattern for paths. A path without parameters is matched before one with parameters. */
function matcher(path: string): (pathname: string) => boolean {
  const pattern = new RegExp(`^${path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+')}$`)
  return (pathname) => pattern.test(pathname)
}

async function rolledBack(
  run: () => Promise<Response>,
  sqlite: BetterSqlite.Database,
  settle: () => Promise<void>,
): Promise<Response> {
  sqlite.exec('SAVEPOINT mutant')
  try {
    const response = await run()
    await settle()
    return response
  } finally {
    sqlite.exec('ROLLBACK TO mutant; RELEASE mutant')
  }
}

async function changed(response: Response, change: (value: unknown) => unknown): Promise<Response> {
  const isJson = response.headers.get('Content-Type')?.startsWith('application/json')
  const { status, headers } = response
  if (headers.has('Location')) return new Response(null, { status, headers: elsewhere(headers) })
  if (!response.ok || !isJson) return response
  return new Response(JSON.stringify(change(await response.json())), {
    status,
    headers: withoutLength(headers),
  })
}

function elsewhere(headers: Headers): Headers {
  const led = new Headers(headers)
  led.set('Location', 'https://elsewhere.example/')
  return led
}

function withoutLength(headers: Headers): Headers {
  const kept = new Headers(headers)
  for (const name of ['Content-Length', 'Content-Encoding', 'ETag']) kept.delete(name)
  return kept
}

function withoutItems(answer: unknown): unknown {
  const less = emptied(answer)
  return JSON.stringify(less) === JSON.stringify(answer) ? null : less
}

function emptied(value: unknown): unknown {
  if (Array.isArray(value)) return []
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, emptied(inner)]))
}

/** Letters and digits are replaced by the next ones, so that a time stays a time and an id stays an id. */
function altered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(altered)
  if (typeof value === 'number') return value + 1
  if (typeof value === 'boolean') return !value
  if (typeof value === 'string') return alteredText(value)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, altered(inner)]))
}

function alteredText(text: string): string {
  // Changes the seconds of a time, and every letter of other words.
  if (/^\d{4}-\d\d-\d\d/.test(text)) return text.replace(/^\d{4}/, (year) => String(Number(year) + 1))
  return text.replace(/[a-y]/gi, (letter) => String.fromCharCode(letter.charCodeAt(0) + 1)) || 'x'
}

const MEANINGLESS = 'zzz zzz'

async function reworded(response: Response, texts: readonly string[]): Promise<Response> {
  const type = response.headers.get('Content-Type') ?? ''
  if (!/^(text\/|application\/json)/.test(type) || response.headers.has('Content-Encoding')) return response
  if (response.status === 304 || response.status === 204) return response
  const { status, headers } = response
  return new Response(rewordedText(await response.text(), texts), { status, headers: withoutLength(headers) })
}

/** In a page, a quotation mark may be escaped, and an empty comment separates words from the server. */
export function rewordedText(body: string, texts: readonly string[]): string {
  let changed = body
  for (const text of texts) {
    const pattern = text
      .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
      .replace(/['’]/g, "(?:'|’|&#x27;|&#39;)")
      .replace(/"/g, '(?:"|&quot;|\\\\")')
      .replace(/&/g, '(?:&|&amp;)')
      .replace(/ /g, '(?: |\\s*<!-- -->\\s*| <!-- -->|<!-- --> )')
    changed = changed.replace(new RegExp(pattern, 'g'), MEANINGLESS)
  }
  return changed
}
