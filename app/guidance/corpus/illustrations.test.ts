import { describe, expect, it } from 'vitest'
import { TRACKS } from '#app/guidance/types.ts'
import { TURN } from './en/pairs/turn.ts'
import { ILLUSTRATIONS } from './illustrations.ts'

const tagged = ILLUSTRATIONS.filter(({ track }) => track !== undefined)
/** A reading can only be illustrated if every tale names its track. */
const complete = tagged.length === ILLUSTRATIONS.length

describe('the tags of a tale', () => {
  it('name a track, the person as the text does, and a trait that fits the sentence', () => {
    for (const { id, text, track, name = '', trait = '' } of tagged) {
      expect(TRACKS, id).toContain(track)
      const person = name.replace(/^the (couple|two|bus|old)\b.*$/, '')
      expect(text.includes(person), `${id}: ${name}`).toBe(true)
      expect(trait, id).toMatch(/^[a-z][^.!?]{8,}$/)
      expect(trait.split(' ').length, `${id}: ${trait}`).toBeLessThan(14)
    }
  })

  it('describe each person in different words', () => {
    expect(new Set(tagged.map(({ id }) => id)).size).toBe(tagged.length)
    expect(new Set(tagged.map(({ trait }) => trait)).size).toBe(tagged.length)
  })

  it('name the causes of a difficulty, which light ones have not, and each difficulty has a tale for each cause', () => {
    expect(ILLUSTRATIONS.filter(({ tone, causes }) => tone === 'light' && causes)).toEqual([])
    const told = new Set(
      ILLUSTRATIONS.flatMap(({ track, causes = [] }) => causes.map((one) => `${track} ${one}`)),
    )
    expect(Object.keys(TURN).filter((key) => !told.has(key))).toEqual([])
  })

  it.runIf(complete)('give every track five tales, light and dark ones among them', () => {
    for (const name of TRACKS) {
      const tales = tagged.filter(({ track }) => track === name)
      expect(tales.length, name).toBeGreaterThanOrEqual(5)
      const tones = tales.map(({ tone }) => tone)
      expect(tones, name).toContain('light')
      expect(tones, name).toContain('dark')
    }
  })
})
