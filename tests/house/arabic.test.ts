import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Our Arabic outside of the reading, which has tests beside its corpus. */
const texts = globSync(['app/**/*.ar.ts', 'content/ar/*.md'])
  .filter((file) => !file.startsWith('app/guidance/'))
  .map((file) => [file, readFileSync(file, 'utf8')] as const)

/** The words as a whole, with «و», «ف» and the like before them. */
const word = (words: string) => new RegExp(`(?<![\\p{L}\\p{M}])[وفبكل]?(?:${words})(?![\\p{L}\\p{M}])`, 'u')

function found(pattern: RegExp, except = ''): string[] {
  return texts
    .filter(([file]) => file !== except)
    .flatMap(([file, text]) =>
      text.split(file.endsWith('.md') ? '\n\n' : '\n').map((part) => `${file}: ${part}`),
    )
    .filter((part) => pattern.test(part.replace(/\s+/g, ' ')))
}

it('reads all Arabic of pages', () => {
  expect(texts.length).toBeGreaterThan(75)
})

// Adverbs, and nouns after a number or a verb, that end in alif for no other reason.
it('writes the tanwin of the accusative, before its alif', () => {
  const bare =
    'أبدا|أحدا|أصلا|أهلا|أولا|أيضا|اسما|بدلا|بيتا|تاريخا|تقريبا|تماما|جدا|جزءا|جميعا|حالا|حرفا|حسابا|حقا|دائما|رابطا|سطرا|' +
    'شخصا|شكرا|شيئا|صحيحا|ضربا|عونا|فورا|قديما|قريبا|كاملا|كثيرا|كوكبا|لاحقا|ليلا|ليليا|مؤكدا|مثالا|مثلا|مشرفا|معا|مفتاحا|نادرا|' +
    'نصا|نهارا|نهاريا|نهائيا|واحدا|وقتا|يوما|شمالا|جنوبا|شرقا|غربا|عدّا|حظّا|سجلّا'
  expect(found(word(bare))).toEqual([])
  expect(found(/\u0627\u064B/)).toEqual([])
})

it('asks in the imperative; only an error page says «يُرجى»', () => {
  expect(found(/يُرجى/, 'app/ui/page/error-messages.ar.ts')).toEqual([])
  expect(found(/من فضلكم|نرجو أن/)).toEqual([])
})

it.each([
  ['a name in Arabic letters', /(?<![A-Za-z])(?:Google(?! Authenticator)|JavaScript|YouTube)/],
  ['a verb with its doubled letter', word('سجلوا|سجلتم|تسجلون|تسجلوا|يسجل|سُجل|جربوا|غيرتم|تغيرت|مشفرة?')],
  ['a record with its doubled letter', word('(?:ال)?سجل|(?:ال)?سجلات(?:كم)?|سجلكم')],
  ['one spelling of a word', word('أزيل|أضيف|تمّ|تمّت|لا بدّ|أيّ|المفصل|نهاريًا|ليليًا|نصًا|حقًا|جدًا')],
  ['quotation marks of Arabic', /[“”]/],
])('has %s', (_, wrong) => {
  expect(found(wrong)).toEqual([])
})

it.each([
  ['companions of a chain, no lords', word('(?:ال)?أرباب')],
  ['the plural of an aspect that is no glance', word('أنظار')],
  ['a school, no imitation', word('(?:ال)?تقليد')],
  ['one name of a reader’s book', word('كتابكم|كتابي')],
  ['a log of who has seen data', /كشف الخصوصية|إيصال الخصوصية/],
  ['a form that is no model', /[تي]\p{M}?(?:أخذ|سأل|طلب|ذكر) النموذج|النماذج المرسلة/u],
  ['no gift that a chart shows', /وُهب/],
  ['no Latin spelling of Arabic', /ar-Latn/],
])('has %s', (_, wrong) => {
  expect(found(wrong)).toEqual([])
})

it('writes hadith in the letters of today’s print, and prays for companions', () => {
  expect(found(/شَىْ|صَلاَ/)).toEqual([])
  const bare =
    /(?<!\p{L})(?:ابن (?:عباس|عمر)|أب[يو] (?:هريرة|ذر)|عائشة|سلمان|زيد بن خالد الجهني|أزواجه)(?!\p{L}| رضي الله عنه)/u
  expect(found(bare)).toEqual([])
})

it('has every sign of a page in words, also one of a single letter', () => {
  const isolated = globSync('app/**/*.tsx').filter((file) =>
    /<Isolated>\s*[A-Za-z]/.test(readFileSync(file, 'utf8')),
  )
  expect(isolated).toEqual([])
})
