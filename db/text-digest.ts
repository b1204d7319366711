import { createHash } from 'node:crypto'

/**
 * SHA-256 of a text, in hexadecimal digits. Upper and lower case, forms of the same character, and how many spaces and
 * line ends stand between words make no difference. The database calls it as `text_digest`, from triggers. So
 * another program can read the file, and gets an error if it adds a story or changes the text of one.
 */
export function textDigest(text: string): string {
  const plain = text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim()
  return createHash('sha256').update(plain).digest('hex')
}
