/** One spelling for all spellings of a text, for search: of places, and of the lists of the back-office. */

/** Letters that Unicode does not decompose into a base letter and marks. */
const LETTERS: Record<string, string> = {
  ı: 'i',
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
  ə: 'a',
  // Arabic, Persian and Urdu spellings of one letter; hamza seats fall away by decomposition.
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ې: 'ي',
  ے: 'ي',
  ک: 'ك',
  گ: 'ك',
  ة: 'ه',
  ہ: 'ه',
  ھ: 'ه',
  ە: 'ه',
}
const FOLDED_LETTER = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g')
/** Characters inside a word that are often left out: apostrophes, the Hawaiian okina, hamza alone, tatweel, joiners. */
const SILENT = /['’‘ʼʻʹ`ʾʿءـ\u200c\u200d]/g

/** Lower case without diacritics: `São Paulo` and `sao paulo`, `İstanbul` and `istanbul`, `مكّة` and `مكه` are one. */
export function foldName(text: string): string {
  return (
    text
      .toLowerCase()
      // Typed as an apostrophe; NFKD would turn it into a space.
      .replaceAll('´', '')
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .normalize('NFC')
      .replace(SILENT, '')
      .replace(FOLDED_LETTER, (letter) => LETTERS[letter] ?? letter)
  )
}
