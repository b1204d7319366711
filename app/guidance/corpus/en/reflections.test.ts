import { describe, expect, it } from 'vitest'
import { forbiddenPhraseIn } from '#app/guidance/corpus/en/forbidden.ts'
import { TRACKS } from '#app/guidance/types.ts'
import { GENERAL_REFLECTIONS, REFLECTIONS } from './reflections.ts'

const all = [...GENERAL_REFLECTIONS, ...TRACKS.flatMap((track) => REFLECTIONS[track])]

describe('the questions for the reflection book', () => {
  it('are three for each subject, all different', () => {
    for (const track of TRACKS) expect(REFLECTIONS[track]).toHaveLength(3)
    expect(new Set(all).size).toBe(all.length)
  })

  it.each(all)('%s', (question) => {
    expect(question).toMatch(/^[A-Z][^?]*[?.]$/)
    expect(forbiddenPhraseIn(question)).toBeNull()
  })
})
