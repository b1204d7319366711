import { describe, expect, it } from 'vitest'
import { isSaid } from '#app/guidance/said.ts'
import { LANGUAGES } from '#app/language/language.ts'
import { TURN } from './en/pairs/turn.ts'
import { ILLUSTRATIONS } from './illustrations.ts'
import { corpusOf } from './index.ts'
import type { Illustration } from './types.ts'

describe('the tags of a tale', () => {
  it('name the person as the text does, and a trait that fits the sentence', () => {
    for (const { id, text, name, trait } of ILLUSTRATIONS) {
      const person = name.replace(/^the (couple|two|bus|old)\b.*$/, '')
      expect(text.includes(person), `${id}: ${name}`).toBe(true)
      expect(trait, id).toMatch(/^[a-z][^.!?]{8,}$/)
      expect(trait.split(' ').length, `${id}: ${trait}`).toBeLessThan(14)
    }
  })

  it('describe each person in different words', () => {
    expect(new Set(ILLUSTRATIONS.map(({ id }) => id)).size).toBe(ILLUSTRATIONS.length)
    expect(new Set(ILLUSTRATIONS.map(({ trait }) => trait)).size).toBe(ILLUSTRATIONS.length)
  })
})

describe('a tale', () => {
  it('shows a difficulty or eases one', () => {
    expect(ILLUSTRATIONS.filter(({ shows, eases }) => shows && eases).map(({ id }) => id)).toEqual([])
  })
})

describe.each(LANGUAGES.map(corpusOf))('the tales in $language', (corpus) => {
  it.each(Object.keys(TURN))('show %s, and ease it in another tale', (turn) => {
    const loss = turn.startsWith('loss')
    const told = corpus.illustrations.filter(({ text }) => isSaid(corpus, text, { job: true, loss }))
    const tellers = (role: 'shows' | 'eases'): Illustration[] =>
      told.filter((tale) => tale[role]?.some((one) => one === turn))
    expect(tellers('shows').length).toBeGreaterThan(0)
    expect(tellers('eases').length).toBeGreaterThan(0)
  })
})
