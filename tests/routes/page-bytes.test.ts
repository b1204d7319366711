import { describe, expect, it } from 'vitest'
import { testApp } from '../support/app.ts'

const app = await testApp()

describe('a page with letters of several bytes', () => {
  // React 18 leaves zeros at the end of its 2,048-byte buffer if such a letter does not fit (facebook/react#31134).
  it('has no NUL byte and every letter, at any position', async () => {
    const arabic = 'بِسْمِ ٱللَّهِ ٱلرَّحْمَٰنِ ٱلرَّحِيمِ '.repeat(12).trim()
    for (let offset = 0; offset < 200; offset++) {
      const message = 'x'.repeat(offset) + arabic // Longer texts do not pass through the buffer.
      const answer = await app.browser().form('/contact', { name: '', email: 'nobody', message })
      const bytes = new Uint8Array(await answer.arrayBuffer())
      expect(answer.status).toBe(422)
      expect(bytes.includes(0), `offset ${offset}`).toBe(false)
      expect(new TextDecoder('utf-8', { fatal: true }).decode(bytes), `offset ${offset}`).toContain(message)
    }
  }, 60_000)
})
