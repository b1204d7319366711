import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** Forms that carry nothing of their own, each with its reason. */
const OTHER_FORMS: Readonly<Record<string, string>> = {
  'app/ui/form/post-form.tsx': 'the one form',
  'app/ui/toast/toast-message.tsx': 'its fields, with the owner, come from the server with the message',
  'app/features/account/passkey-form.tsx': 'a script sends it as JSON calls; the browser sends it never',
}

/** Forms whose next page is a new document, each with the reason why the page need not stay if nothing answers. */
const SENT_BY_THE_BROWSER: Readonly<Record<string, string>> = {
  'app/ui/form/remote-form.tsx': 'a script sends it in the background',
  'app/ui/page/reading-controls.tsx': 'a choice of how pages look: nothing is typed',
  'app/ui/page/language-switch.tsx': 'a choice of a language: nothing is typed',
  'app/features/births/found-lot.tsx': 'public pages have no script',
}

const FORM = /<(?:[Ff]orm|\w+\.Form)\b[^>]*>/g

describe('a form that posts', () => {
  it('is a PostForm, which always carries its owner and its key', () => {
    const others = globSync('app/**/*.tsx').filter((file) =>
      [...readFileSync(file, 'utf8').matchAll(FORM)].some(([tag]) => !/\bmethod="get"/.test(tag)),
    )
    expect(others.sort()).toEqual(Object.keys(OTHER_FORMS).sort())
  })

  it('is not sent by a script of its own', () => {
    const senders = globSync('app/**/*.{ts,tsx}').filter((file) =>
      /import \{[^}]*\b(useFetcher|useSubmit)\b/.test(readFileSync(file, 'utf8')),
    )
    // They send what `useCarriedFields` or `useFormTokens` returns. The entry of a menu leaves the page before a form could be
    // sent; a tick, an answer and a note in place must not move the page.
    expect(senders.sort()).toEqual([
      'app/features/analysis/practices-form.tsx',
      'app/features/analysis/subject-answer.tsx',
      'app/ui/list/drop-menu.tsx',
      'app/ui/page/write-note.tsx',
    ])
  })

  it('is sent by the browser itself only if nothing is lost without an answer', () => {
    const files = globSync('app/**/*.tsx').filter((file) =>
      [...readFileSync(file, 'utf8').matchAll(/<(\w+Form)\b[^>]*\breloadDocument\b/g)].some(
        ([, name]) => name === 'PostForm',
      ),
    )
    expect(files.sort()).toEqual(Object.keys(SENT_BY_THE_BROWSER).sort())
  })

  it('keeps its page if nothing answers', () => {
    const pages = globSync('app/routes/{admin,auth,member}/*.tsx').filter((file) => {
      const source = readFileSync(file, 'utf8')
      return (
        /^export default/m.test(source) && /^export (const|async function|function) action\b/m.test(source)
      )
    })
    const without = pages.filter((file) => !readFileSync(file, 'utf8').includes('export const clientAction'))
    expect(without).toEqual([])
  })
})
