import { describe, expect, it } from 'vitest'
import { castChart } from '#app/astro/index.server.ts'
import { compose } from '#app/guidance/index.server.ts'
import { findFault } from './faithful.ts'

const COMPOSED =
  'With the lot in the seventh house, good may come through agreements kept in writing, and not through haste.'

describe('faultOf', () => {
  it.each([
    COMPOSED,
    'With the lot in the seventh house, good may come by way of agreements that are kept in writing, and not by haste.',
    'Where the lot is in the seventh house, good may come through written agreements that are kept, not through haste.',
  ])('accepts a reworded sentence: %s', (reworded) => {
    expect(findFault([COMPOSED], [reworded])).toBeNull()
  })

  it.each([
    ['length', 'Good may come.'],
    ['markup', COMPOSED.replace('good', '**good**')],
    ['number', COMPOSED.replace('seventh', 'eighth')],
    ['number', COMPOSED.replace('agreements', 'two agreements')],
    ['name', COMPOSED.replace('agreements', 'agreements with Jupiter')],
    ['negation', COMPOSED.replace('and not through', 'and through')],
    ['certainty', COMPOSED.replace('may', 'does')],
    ['certainty', COMPOSED.replace('kept', 'that must be kept')],
    ['sentences', `${COMPOSED.replace('haste', 'hurry')} May it be so.`],
    [
      'added',
      'With the lot in the seventh house, good may come through agreements and wealthy strangers bringing sudden marriage, not haste.',
    ],
    [
      'dropped',
      'In the seventh house of the lot, some good may then come to be there for you, and that is not through it.',
    ],
  ])('refuses %s: %s', (fault, reworded) => {
    expect(findFault([COMPOSED], [reworded])).toBe(fault)
  })

  it('allows a long sentence two new words at most', () => {
    const long = `${COMPOSED.slice(0, -1)}, where neighbours, partners and colleagues speak openly and share the daily burden of the work.`
    const one = long.replace('share the daily', 'carry the daily')
    expect(findFault([long], [one])).toBeNull()
    expect(findFault([long], [one.replace('speak openly', 'marry wealthy strangers openly')])).toBe('added')
  })

  describe('in a part with several sentences', () => {
    const PART =
      'Mars works hard where the lot cannot see it. You may win the wrong thing with great skill. Nobody needs to know.'

    it('accepts each sentence in its place', () => {
      const reworded =
        'Mars works hard in a place where the lot cannot see it. You may win the wrong thing, with great skill. Nobody needs to know.'
      expect(findFault([PART], [reworded])).toBeNull()
    })

    it('allows a short one a single new word', () => {
      expect(findFault([PART], [PART.replace('needs to know', 'really needs to know')])).toBeNull()
      expect(findFault([PART], [PART.replace('needs to know', 'needs to hear secrets')])).toBe('added')
    })

    it.each([
      ['negation', PART.replace('cannot see', 'can see').replace('You may win', 'You may not win')],
      ['certainty', PART.replace('You may win', 'You win').replace('Nobody needs', 'Nobody may need')],
      ['name', PART.replace('Mars works', 'Venus works')],
      ['name', PART.replace('Nobody needs', 'Nobody on Mars needs')],
      ['sentences', PART.replace('skill. Nobody', 'skill, and nobody')],
      [
        'dropped',
        PART.replace('works hard where the lot cannot see it', 'is where it works, and cannot be seen there'),
      ],
    ])('refuses %s in one of them: %s', (fault, reworded) => {
      expect(findFault([PART], [reworded])).toBe(fault)
    })
  })

  const PARAGRAPH = [
    'The planet that rules Scorpio is Mars, and it is in Cancer, its fall.',
    'Yet it is not cut off, for it regards the lot by a trine from the third house.',
    'What helps here is read from the Moon, which may carry a plan further among friends.',
  ]
  const inPlace = (place: number, text: string) => PARAGRAPH.map((one, i) => (i === place ? text : one))

  it('allows a sentence to use a word of the sentence before it, to be joined to it', () => {
    const joined =
      'Yet in its fall the planet is not cut off, for it regards the lot by a trine from the third house.'
    expect(findFault(PARAGRAPH, inPlace(1, joined))).toBeNull()
    // The same words count as new if no neighbour has them.
    expect(findFault([PARAGRAPH[1]!], [`${joined.slice(0, -1)} of friends.`])).toBe('added')
  })

  it.each<[string, string, string[]]>([
    ['sentences', 'two joined to one', [`${PARAGRAPH[0]!.slice(0, -1)}, and ${PARAGRAPH[1]}`, PARAGRAPH[2]!]],
    ['sentences', 'one left out', PARAGRAPH.slice(1)],
    ['sentences', 'one added', [...PARAGRAPH, 'And all is well.']],
    ['number', 'two in another order', [PARAGRAPH[1]!, PARAGRAPH[0]!, PARAGRAPH[2]!]],
    ['name', 'a name moved', inPlace(1, PARAGRAPH[1]!.replace('for it regards', 'for Mars regards'))],
    [
      'certainty',
      'a condition moved',
      [
        PARAGRAPH[0]!,
        PARAGRAPH[1]!.replace('it regards', 'it may regard'),
        PARAGRAPH[2]!.replace('may carry', 'carries'),
      ],
    ],
    [
      'negation',
      'a negation moved',
      [
        PARAGRAPH[0]!.replace('it is in', 'it is not in'),
        PARAGRAPH[1]!.replace('is not cut', 'is cut'),
        PARAGRAPH[2]!,
      ],
    ],
    [
      'dropped',
      'one emptied',
      inPlace(2, 'What may help is read here from it, and so it is with what is read as help here.'),
    ],
  ])('refuses a complete paragraph for %s: %s', (fault, _, reworded) => {
    expect(findFault(PARAGRAPH, reworded)).toBe(fault)
  })

  it('allows a paragraph four new words at most, however many sentences it has', () => {
    const many = Array.from(
      { length: 6 },
      (_, i) => `${COMPOSED.slice(0, -1)}, as friends of house ${i} see it.`,
    )
    const words = ['calm', 'daily', 'quiet', 'plain', 'broad', 'early']
    const withNew = (count: number) =>
      many.map((text, i) => (i < count ? text.replace('agreements', `${words[i]} agreements`) : text))
    expect(findFault(many, withNew(4))).toBeNull()
    expect(findFault(many, withNew(5))).toBe('added')
  })

  it('accepts every composed paragraph unchanged', () => {
    for (let i = 0; i < 60; i++) {
      const chart = castChart({ utc: Date.UTC(1950, 0, 1) + i * 34_567_890_123, latitude: 30, longitude: 30 })
      for (const sentences of Object.values(compose({ chart }).blocks)) {
        const texts = sentences.map(({ text }) => text)
        expect(findFault(texts, texts), texts.join(' ')).toBeNull()
      }
    }
  })
})
