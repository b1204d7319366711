import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** The bytes of one answer, plain and compressed, with the tag by which a browser asks whether they are still the same. */
interface KeptAnswer {
  etag: string
  identity: Uint8Array<ArrayBuffer>
  gzip: Uint8Array<ArrayBuffer>
  br: Uint8Array<ArrayBuffer>
}

const compressed = { gzip: promisify(gzip), br: promisify(brotliCompress) }
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** A day: places change with a new version of the list only, and the tag tells the two apart. */
const CACHE_CONTROL = 'public, max-age=86400'

/**
 * Keeps answers that are the same for everybody as long as the process runs, serialised and compressed once. The caller
 * bounds their number by the keys it uses.
 */
export function keptAnswers() {
  const kept = new Map<string, Promise<KeptAnswer>>()

  return async (key: string, request: Request, make: () => Promise<Response>): Promise<Response> => {
    let answer = kept.get(key)
    if (!answer) {
      answer = make().then(keep)
      kept.set(key, answer)
      // A refusal is not kept.
      answer.catch(() => kept.delete(key))
    }
    return send(await answer, request)
  }
}

async function keep(response: Response): Promise<KeptAnswer> {
  const identity = new Uint8Array(await response.arrayBuffer())
  const [gz, br] = await Promise.all([compressed.gzip(identity), compressed.br(identity, BROTLI)])
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`
  return { etag, identity, gzip: new Uint8Array(gz), br: new Uint8Array(br) }
}

function send(answer: KeptAnswer, request: Request): Response {
  const headers = new Headers({
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': CACHE_CONTROL,
    Vary: 'Accept-Encoding',
    ETag: answer.etag,
  })
  const known = request.headers.get('If-None-Match')?.split(',') ?? []
  if (known.some((tag) => tag.trim().replace(/^W\//, '') === answer.etag))
    return new Response(null, { status: 304, headers })
  const accepted = request.headers.get('Accept-Encoding') ?? ''
  const encoding = (['br', 'gzip'] as const).find((name) => takes(accepted, name))
  if (encoding) headers.set('Content-Encoding', encoding)
  const body = answer[encoding ?? 'identity']
  headers.set('Content-Length', String(body.byteLength))
  return new Response(body, { headers })
}

function takes(accepted: string, encoding: string): boolean {
  return accepted.split(',').some((one) => {
    const [name, quality] = one.split(';')
    return name?.trim() === encoding && !/^\s*q=0(\.0*)?\s*$/.test(quality ?? '')
  })
}
