import { describe, expect, it } from 'vitest'
import { births } from './births.ts'
import { compose } from './compose/composer.ts'
import { readWitnesses, sourceText } from './stored.ts'

describe('a stored sentence', () => {
  it('from an earlier version keeps its reason, with the book of its source', () => {
    const earlier = {
      id: 'lot.house:7/fortunePath/1',
      text: 'Well-being is looked for with others.',
      reason: {
        factor: 'lot.house:7',
        statement: 'The Part of Fortune falls in the 7th house.',
        rule: 'The seventh is the house of partners.',
        source: 'dorotheus.places',
      },
    }
    expect(readWitnesses(earlier)).toEqual([
      expect.objectContaining({ fact: earlier.reason.statement, rule: earlier.reason.rule, ours: false }),
    ])
    expect(readWitnesses(earlier).map(sourceText)).toEqual([expect.stringContaining('Dorotheus')])
  })

  it('from this version names a passage, a reference, or says that the rule is ours', () => {
    for (const chart of births(50, 3))
      for (const sentence of Object.values(compose({ chart }).blocks).flat()) {
        for (const witness of readWitnesses(sentence)) {
          expect(witness.fact).toMatch(/\.$/)
          expect(sourceText(witness).length, sentence.id).toBeGreaterThan(8)
        }
      }
  })
})
