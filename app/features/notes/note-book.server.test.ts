import { describe, expect, it } from 'vitest'
import { foldedForSearch } from './note-book.server.ts'

describe('a text that is searched', () => {
  it.each([
    ['Café', 'cafe'],
    ['الصَّبْرُ', 'الصبر'],
    ['إسلام أحمد آدم', 'اسلام احمد ادم'],
    ['مدرسة على', 'مدرسه علي'],
    ['نـــور', 'نور'],
    ['İstanbul', 'istanbul'],
    ['ısırgan', 'isirgan'],
    ['it’s', "it's"],
    ['ﬁne', 'fine'],
  ])('%s is found as %s', (written, typed) => {
    expect(foldedForSearch(written)).toBe(foldedForSearch(typed))
  })
})
