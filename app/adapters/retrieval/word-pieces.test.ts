import { describe, expect, it } from 'vitest'
import { wordPieces } from './word-pieces.ts'

/** The output of the `tokenizers` package (0.23.3) with all-MiniLM-L6-v2's vocabulary; unknown words are left out. */
const REFERENCE: readonly (readonly [string, string])[] = [
  ["Don't stop—now!", "don ' t stop — now !"],
  ["Café, naïve façade; Ümit's résumé", "cafe , naive facade ; um ##it ' s resume"],
  [
    'unbelievably reconciliations, antidisestablishmentarianism',
    'un ##bel ##ie ##va ##bly reconciliation ##s , anti ##dis ##est ##ab ##lish ##ment ##arian ##ism',
  ],
  ['2,500 £/€ 50% #1 @home a_b', '2 , 500 £ / € 50 % # 1 @ home a _ b'],
  ['   tabs\tand\nlines  ', 'tab ##s and lines'],
  ['‘Quoted’ “words” … and more', '‘ quoted ’ “ words ” … and more'],
  ['hajj and ʿumrah, al-saʿāda, Qur’an', 'ha ##j ##j and ʿ ##um ##rah , al - sa ##ʿ ##ada , qur ’ an'],
  ['zzzzqqqx w0rld5', 'z ##zz ##z ##q ##q ##q ##x w ##0 ##rl ##d ##5'],
  ['Straße İstanbul ŁÓDŹ', 'st ##raße istanbul łodz'],
  [`${'a'.repeat(101)} b`, 'b'],
  ['soft\u00adhyphen zero\u200bwidth', 'soft ##hy ##ph ##en zero ##wi ##dt ##h'],
  ['', ''],
]

describe('wordPieces', () => {
  const pieces = [...new Set(REFERENCE.flatMap(([, cut]) => cut.split(' ')))].filter(Boolean)
  const vocabulary = new Map(pieces.map((piece, place) => [piece, place]))

  it.each(REFERENCE)('splits %j as the reference does', (text, cut) => {
    expect(
      wordPieces(text, vocabulary)
        .map((place) => pieces[place])
        .join(' '),
    ).toBe(cut)
  })

  it('splits words of up to 100 letters', () => {
    const letters = new Map([
      ['a', 0],
      ['##a', 1],
    ])
    expect(wordPieces('a'.repeat(100), letters)).toEqual([0, ...Array(99).fill(1)])
    expect(wordPieces(`a ${'a'.repeat(101)}`, letters)).toEqual([0])
  })

  it('leaves out a word that cannot be split completely', () => {
    expect(wordPieces('now صبر stop', vocabulary).map((place) => pieces[place])).toEqual(['now', 'stop'])
  })
})
