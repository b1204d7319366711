import { createHash } from 'node:crypto'

/**
 * SHA-256 of a text, in hexadecimal digits. Upper and lower case, forms of the same character, and the number of spaces
 * and line breaks between words make no difference. Triggers of the database call it as `text_digest`. Another program
 * can therefore read the file, but gets an error if it adds a story or changes the text of one.
 */
export function textDigest(text: string): string {
  const plain = text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim()
  return createHash('sha256').update(plain).digest('hex')
}
