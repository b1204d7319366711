import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { inLanguage } from '#app/language/request-language.server.ts'
import { Ayah } from './ayah.tsx'

const shown = () =>
  renderToStaticMarkup(
    <Ayah
      verses={[{ arabic: 'فَإِذَا فَرَغْتَ فَٱنصَبْ', end: '٧' }]}
      surahArabic="الشرح"
      reference="Ash-Sharh 94:7"
      meaning="When you are free, work on."
      href="https://quran.com/94/7"
    />,
  )

test('an Arabic page says who speaks before a verse', () => {
  expect(inLanguage('ar', shown)).toMatch(/قال الله تعالى:.*سورة الشرح.*فَإِذَا/s)
  expect(shown()).not.toContain('قال الله تعالى')
})
