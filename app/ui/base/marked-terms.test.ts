import { expect, it } from 'vitest'
import { markTerms } from './marked-terms.ts'

const termsOf = (...texts: string[]) =>
  [...markTerms(texts).values()].map((pieces) =>
    pieces.flatMap((one) => (typeof one === 'string' ? [] : [one])),
  )

it('a term is marked where it is first used in a part, and only there', () => {
  expect(
    termsOf('The Moon sees the lot by a square.', 'Mars sees the lot by a trine and rules it, by signs.'),
  ).toEqual([
    [
      { id: 'aversion', words: 'sees' },
      { id: 'lot', words: 'lot' },
      { id: 'square', words: 'square' },
    ],
    [
      { id: 'trine', words: 'trine' },
      { id: 'whole-signs', words: 'by signs' },
    ],
  ])
  expect(termsOf('Jupiter, which rules your lot, is in Leo, as a stranger.')).toEqual([
    [
      { id: 'ruler', words: 'rules' },
      { id: 'lot', words: 'lot' },
      { id: 'guest', words: 'stranger' },
    ],
  ])
})

it('each aspect has an entry of its own', () => {
  expect(termsOf('Mars is in a close trine and Venus in a close sextile, then in another sextile.')).toEqual([
    [
      { id: 'trine', words: 'trine' },
      { id: 'sextile', words: 'sextile' },
    ],
  ])
})

it('a ring of rulers, a fall of a planet, a face and a triplicity are marked', () => {
  expect(
    termsOf(
      'The rulers go round in a ring: Venus is in its fall and in its own face, Mars in its triplicity.',
    ),
  ).toEqual([
    [
      { id: 'ruler', words: 'rulers' },
      { id: 'mutual-reception', words: 'ring' },
      { id: 'exaltation', words: 'fall' },
      { id: 'triplicity', words: 'face' },
    ],
  ])
})

it('terms in Arabic are marked, with the letters that are joined to them', () => {
  const marked = [
    ...markTerms(
      ['المشتري في برج السرطان، في شرفه، وهو صاحب السهم وينظر إلى السهم بالتثليث.'],
      'ar',
    ).values(),
  ].flat()
  expect(marked.filter((piece) => typeof piece !== 'string')).toEqual([
    { id: 'exaltation', words: 'شرفه' },
    { id: 'ruler', words: 'صاحب السهم' },
    { id: 'lot', words: 'السهم' },
    { id: 'trine', words: 'بالتثليث' },
  ])
})

it.each([
  'نهاريا',
  'نهاريًّا',
  'ليليًا',
])('a birth by day or night is marked in Arabic however it is spelled: %s', (words) => {
  const [pieces] = markTerms([`يُعدّ الميلاد ${words}، والزهرة هنا.`], 'ar').values()
  expect(pieces).toContainEqual({ id: 'sect', words })
})

it('no word of every day is marked', () => {
  expect(
    termsOf(
      'A lot of people cross the square of the town and see a guest, a stranger or the house rules.',
      'Ring a friend with a glad face after a fall.',
      'Who startled you in the first place? You came in second place, and keep your dignity and your own face.',
      'Nobody knows as well as a stranger how it is to be there as a guest.',
    ),
  ).toEqual([[], [], [], []])
})

it('a place, a guest and a dignity are marked where they are told of a planet', () => {
  expect(
    termsOf(
      'Venus is in the first place, which is yourself.',
      'Mars is there as a guest of the Sun.',
      'It is peregrine: it has no dignity.',
    ).map((terms) => terms.map(({ words }) => words)),
  ).toEqual([['first place'], ['guest'], ['peregrine']])
  expect(termsOf('It is your second place.')[0]!.map(({ words }) => words)).toEqual(['second place'])
})

it('every letter of a text is kept', () => {
  const text = 'The Part of Fortune is in the fourth house by Placidus and in the fifth by signs.'
  const pieces = markTerms([text]).get(text)!
  expect(pieces.map((one) => (typeof one === 'string' ? one : one.words)).join('')).toBe(text)
})
