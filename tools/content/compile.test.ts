import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { SLOTS } from '#app/content/slots.ts'
import { TERM_IDS } from '#app/ui/base/term.tsx'
import { compile } from './compile.ts'

const FOLDER = 'content/en'
const pages = new Map(
  readdirSync(FOLDER).map((name) => [name, compile(name, readFileSync(`${FOLDER}/${name}`, 'utf8'))]),
)

describe('the texts of the pages', () => {
  it('contain every slot', () => {
    const used = new Set([...pages.values()].flatMap(({ slots }) => slots))
    expect(Object.keys(SLOTS).filter((name) => !(used as Set<string>).has(name))).toEqual([])
  })

  it('explain every term that a screen links to, and no other', () => {
    expect([...pages.get('glossary.md')!.ids].sort()).toEqual([...TERM_IDS].sort())
  })
})

const HEAD = `---
title: A page
description: What this page is about.
lead: A sentence.
---
`

function mistakes(body: string, head = HEAD): string[] {
  try {
    compile('a.md', head + body)
  } catch (error) {
    return (error as Error).message.split('\n')
  }
  return []
}

describe('a mistake in a text is refused with its file and line', () => {
  it.each([
    [
      'an unknown slot',
      '## One {% #one %}\n\nIt is {% $unknown %}.\n',
      "a.md:8: No slot is called 'unknown'",
    ],
    [
      'an unknown slot as a condition',
      '## One {% #one %}\n\n- {% when=$unknown %} It is.\n',
      "a.md:8: No slot is called 'unknown'",
    ],
    [
      'a slot that has no text',
      '## One {% #one %}\n\nIt is {% $signedIn %}.\n',
      "a.md:8: The slot 'signedIn' cannot be used here",
    ],
    [
      'a choice without a text for each value',
      '## One {% #one %}\n\n{% choose $lilly.sect texts={day: "by day"} /%}\n',
      "a.md:8: The slot 'lilly.sect' cannot be used here",
    ],
    [
      'a condition that is no slot',
      '## One {% #one %}\n\n{% when=true %} It is.\n',
      "a.md:8: 'when' is the name of a slot",
    ],
    ['an unknown tag', '## One {% #one %}\n\n{% unknown /%}\n', "a.md:8: Undefined tag: 'unknown'"],
    [
      'a tag that is not closed',
      '## One {% #one %}\n\n{% notice title="A" %}\n\nIt is.\n',
      "a.md:8: Node 'notice' is missing closing",
    ],
    [
      'a tag that does not end',
      '## One {% #one %}\n\nIt is {% $embedder.\n',
      'a.md:8: HTML, or a tag that does not end',
    ],
    ['HTML', '## One {% #one %}\n\nIt <b>is</b>.\n', 'a.md:8: HTML, or a tag that does not end'],
    [
      'an unknown passage',
      '## One {% #one %}\n\n{% passages ["lilly.unknown"] /%}\n',
      "a.md:8: No passage is called 'lilly.unknown'",
    ],
    [
      'a link to no heading',
      '## One {% #one %}\n\nSee [two](#two).\n',
      'a.md:8: No heading has the anchor #two',
    ],
    [
      'an anchor that two headings have',
      '## One {% #one %}\n\n### Two {% #one %}\n',
      'a.md:8: Two headings have this anchor',
    ],
    [
      'a heading without an anchor',
      '## One\n',
      'a.md:6: This heading needs an anchor, such as {% #anchor %}',
    ],
    ['a picture', '## One {% #one %}\n\n![A star](star.png)\n', 'a.md:8: A text has no image'],
    ['text before the first heading', 'It is.\n', 'a.md:6: A text begins with a heading of level 2'],
    [
      'a fact without a value',
      '## One {% #one %}\n\n{% facts %}\n- Sun\n{% /facts %}\n',
      'a.md:8: Facts are a list; below each of its items is a list with one item',
    ],
  ])('%s', (_, body, message) => {
    expect(mistakes(body)).toContain(message)
  })

  it('a field of the front matter that is missing, unknown or not YAML', () => {
    expect(mistakes('', HEAD.replace('title', 'tittle'))).toEqual([
      expect.stringMatching(/^a\.md:1: Front matter: title: /),
      expect.stringMatching(/^a\.md:1: Front matter: .*"tittle"/),
    ])
    expect(mistakes('', HEAD.replace('A page', 'A page: one'))).toEqual([expect.stringMatching(/^a\.md:2: /)])
  })
})

it('every mistake of a text is named', () => {
  expect(mistakes('## One {% #one %}\n\n{% $a %} {% $b %}\n\n{% $c %}\n')).toHaveLength(3)
})
