import { describe, expect, it } from 'vitest'
import { MINUTE } from '#app/features/operations/clock.ts'
import { renderCache } from './render-cache.server.ts'

const TOKENS = ['first-token-of-its-own', 'second-token-of-its-own'] as const
const pattern = (text: string, token: string = TOKENS[0]) => ({
  values: [`${text} ${token}`],
  tokens: [token],
})
const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes)

describe('cached pages', () => {
  it('are reused for the same key and the same answers, with the tokens of the new answer', () => {
    const renderedPages = renderCache()
    renderedPages.keep('person /a', pattern('x'), `<p>${TOKENS[0]}</p>`)
    const { template, tokens } = renderedPages.find('person /a', pattern('x', TOKENS[1]))!
    expect(textOf(template.fill(tokens))).toBe(`<p>${TOKENS[1]}</p>`)
  })

  it('are not reused for another key or other answers', () => {
    const renderedPages = renderCache()
    renderedPages.keep('person /a', pattern('x'), '<p></p>')
    expect(renderedPages.find('other /a', pattern('x'))).toBeNull()
    expect(renderedPages.find('person /a', pattern('y'))).toBeNull()
  })

  it('are not kept if the page has a token that is not in the answers', () => {
    const renderedPages = renderCache()
    const answers = { values: ['x'], tokens: [TOKENS[0]] }
    renderedPages.keep('person /a', answers, `<p>${TOKENS[0]}</p>`)
    expect(renderedPages.find('person /a', answers)).toBeNull()
    renderedPages.keep('person /a', answers, '<p></p>')
    expect(renderedPages.find('person /a', answers)).not.toBeNull()
  })

  it('stay within their memory limit: those not used for longest are removed', () => {
    const renderedPages = renderCache(40_000)
    const keys = Array.from({ length: 60 }, (_, index) => `person /${index}`)
    for (const key of keys) {
      renderedPages.keep(key, pattern('x'), 'p'.repeat(1000))
      renderedPages.find(keys[0]!, pattern('x'))
    }
    const left = keys.filter((key) => renderedPages.find(key, pattern('x')))
    expect(left).toContain(keys[0])
    expect(left).toContain(keys.at(-1))
    expect(left.length * 1400).toBeLessThan(40_000)
    expect(left.length).toBeGreaterThan(10)
  })

  it('are removed if nobody requests them', () => {
    let now = 0
    const renderedPages = renderCache(undefined, () => now)
    renderedPages.keep('person /a', pattern('x'), '<p></p>')
    renderedPages.keep('person /b', pattern('x'), '<p></p>')
    now = 9 * MINUTE
    renderedPages.find('person /b', pattern('x'))
    now = 11 * MINUTE
    renderedPages.forgetOld()
    expect(renderedPages.find('person /a', pattern('x'))).toBeNull()
    expect(renderedPages.find('person /b', pattern('x'))).not.toBeNull()
  })
})
