/** Longer words count as unknown, as in BERT's tokenizer. */
const LONGEST_WORD = 100
const CONTINUED = '##'

const PUNCTUATION = /[\p{P}$+<=>^`|~]/u
const CHINESE =
  /[\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\u{20000}-\u{2a6df}\u{2a700}-\u{2ceaf}\u{2f800}-\u{2fa1f}]/u
const APART = new RegExp(`(${PUNCTUATION.source}|${CHINESE.source})`, 'gu')

/** Lower case, without accents, control characters or anything that is not a letter, a digit or a sign. */
function plain(text: string): string {
  return text
    .replace(/[\t\n\r]/g, ' ')
    .replace(/[\0\ufffd\p{C}]/gu, '')
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
}

/**
 * Splits text into the longest pieces of a vocabulary, as BERT's uncased tokenizer does (Devlin et al. 2018). Each
 * piece is given by its index in the vocabulary. A word that cannot be split completely is left out.
 */
export function wordPieces(text: string, vocabulary: ReadonlyMap<string, number>): number[] {
  const found: number[] = []
  for (const word of plain(text).replace(APART, ' $1 ').split(/\s+/u)) {
    if (word.length > LONGEST_WORD) continue
    const pieces = splitWord(word, vocabulary)
    if (pieces) found.push(...pieces)
  }
  return found
}

function splitWord(word: string, vocabulary: ReadonlyMap<string, number>): number[] | null {
  const pieces: number[] = []
  let start = 0
  while (start < word.length) {
    let end = word.length
    let piece: number | undefined
    while (end > start) {
      const part = word.slice(start, end)
      piece = vocabulary.get(start === 0 ? part : CONTINUED + part)
      if (piece !== undefined) break
      end -= 1
    }
    if (piece === undefined) return null
    pieces.push(piece)
    start = end
  }
  return pieces
}
