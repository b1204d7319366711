import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { passageFor, quoted } from '#app/books/index.ts'
import { PassageQuote } from './passage-quote.tsx'

const shown = (id: Parameters<typeof passageFor>[0]) =>
  renderToStaticMarkup(<PassageQuote passage={quoted(passageFor(id))} />)

describe('a passage inside a text', () => {
  it('opens without JavaScript, and its summary states the book and page', () => {
    const html = shown('qabisi.lot-of-fortune')
    expect(html).toMatch(/^<details/)
    expect(html.split('</summary>')[0]).toContain('al-Qabisi, Introduction V.3, p. 140, lines 6–8')
  })

  it.each([
    ['qabisi.lot-of-fortune', 'lang="ar" dir="rtl"', 'In our English:'],
    ['firmicus.place-11', 'lang="la"', 'In our English:'],
    ['lilly.peregrine', 'lang="en"', 'In today’s English:'],
  ] as const)('%s is marked as %s', (id, language, label) => {
    const html = shown(id)
    expect(html).toContainAll(`<p ${language}`, label, passageFor(id).original)
  })

  it('links to its place among all passages', () => {
    expect(shown('lilly.peregrine')).toContain('href="/books/lilly#lilly.peregrine"')
  })

  it('shows the note of a passage if it has one', () => {
    expect(shown('qabisi.lot-example')).toContain('must be a slip for seventeen')
  })
})
