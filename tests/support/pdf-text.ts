import { inflateSync } from 'node:zlib'

/** The words that a PDF file of ours draws, line by line: its pages, decoded by the tables of its fonts. */
export function pdfText(file: Uint8Array): string {
  const { pdf, objects } = read(file)
  const fonts = new Map<string, Map<string, string>>()
  for (const [, name, id] of pdf.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const table = /\/ToUnicode (\d+)/.exec(objects.get(id!) ?? '')
    if (table) fonts.set(name!, lettersOf(objects.get(table[1]!)!))
  }
  return pagesOf(objects)
    .map((page) => drawn(page, fonts))
    .join('\n')
}

/** How far down the words of each page reach, without the line at its foot: 1 is where the last line may stand. */
export function pagesFilledTo(file: Uint8Array): number[] {
  const [top, bottom, foot] = [62, 66, 40]
  const { pdf, objects } = read(file)
  const height = Number(/\/MediaBox \[0 0 [\d.]+ ([\d.]+)\]/.exec(pdf)![1])
  return pagesOf(objects).map((page) => {
    const lines = [...page.matchAll(/^1 0 0 1 [\d.-]+ ([\d.-]+) Tm$/gm)].map(([, y]) => Number(y))
    const lowest = Math.min(...lines.filter((y) => y > foot))
    return (height - top - lowest) / (height - top - bottom)
  })
}

const pagesOf = (objects: ReadonlyMap<string, string>) =>
  [...objects.values()].filter((body) => /^BT$/m.test(body))

function read(file: Uint8Array) {
  const pdf = Buffer.from(file).toString('latin1')
  const objects = new Map<string, string>()
  for (const [, id, body] of pdf.matchAll(/(?:^|\n)(\d+) 0 obj\r?\n([\s\S]*?)\r?\nendobj/g)) {
    objects.set(id!, opened(body!))
  }
  return { pdf, objects }
}

/** The content of a stream; another object as it is. */
function opened(body: string): string {
  const [head, stream] = body.split(/\r?\nstream\r?\n/)
  if (stream === undefined || !head!.includes('/FlateDecode')) return body
  return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1')
}

/** From the number of a glyph to its letters. */
function lettersOf(table: string): Map<string, string> {
  const letters = new Map<string, string>()
  const textOf = (hex: string) => Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le')
  for (const [, first, list] of table.matchAll(/<(\w+)> <\w+> \[([^\]]*)\]/g)) {
    for (const [index, [, hex]] of [...list!.matchAll(/<([\w ]*)>/g)].entries()) {
      letters.set((Number.parseInt(first!, 16) + index).toString(16).padStart(4, '0'), textOf(hex!))
    }
  }
  return letters
}

function drawn(page: string, fonts: ReadonlyMap<string, ReadonlyMap<string, string>>): string {
  let font: ReadonlyMap<string, string> | undefined
  const lines: string[] = []
  for (const [, name, glyphs] of page.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (name) font = fonts.get(name)
    else {
      const codes = [...glyphs!.matchAll(/<(\w+)>/g)].flatMap(([, hex]) => hex!.match(/.{4}/g) ?? [])
      lines.push(codes.map((code) => font?.get(code) ?? '').join(''))
    }
  }
  return lines.join('\n')
}

/** A non-ASCII string as the file contains it: UTF-16, with special bytes escaped. */
export function utf16(text: string): string {
  const bytes = Buffer.from(text, 'utf16le').swap16().toString('latin1')
  const escapes: Record<string, string> = { '\n': '\\n', '\r': '\\r', '\t': '\\t', '\b': '\\b', '\f': '\\f' }
  return `\xfe\xff${bytes.replace(/[\n\r\t\f\b()\\]/g, (byte) => escapes[byte] ?? `\\${byte}`)}`
}
