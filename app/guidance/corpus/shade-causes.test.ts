import { describe, expect, it } from 'vitest'
import { shadesFor } from '#app/guidance/compose/difficulty.ts'
import { TURNS } from '#app/guidance/pairs.ts'
import type { Cause, TrackName } from '#app/guidance/types.ts'
import { LANGUAGES } from '#app/language/language.ts'
import { corpusOf } from './index.ts'
import { SHADE_UNFIT } from './shade-causes.ts'

describe.each(LANGUAGES.map(corpusOf))('light and shadow of a difficulty in $language', (corpus) => {
  it('are written for each of its causes', () => {
    const missing = TURNS.filter((turn) => {
      const [name, cause] = turn.split(' ') as [TrackName, Cause]
      return (['light', 'shadow'] as const).some((side) => shadesFor(corpus, name, cause, side).length === 0)
    })
    expect(missing).toEqual([])
  })

  it('are no fewer than the list of what does not fit', () => {
    for (const [name, unfit] of Object.entries(SHADE_UNFIT))
      expect(unfit.length, name).toBeLessThanOrEqual(corpus.pairs.shade[name as TrackName].length)
  })
})
