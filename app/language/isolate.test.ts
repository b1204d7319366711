import { expect, it } from 'vitest'
import { splitByDirection } from './isolate.ts'

const isolatedIn = (text: string) =>
  splitByDirection(text)
    .map((part) => (part.isolated ? `[${part.text}]` : part.text))
    .join('')

it.each([
  ['البقرة 152', 'البقرة 152'],
  ['الطالع 7°15′ من الحمل', 'الطالع [7°15′] من الحمل'],
  ['الأسطر 6-8', 'الأسطر [6]-[8]'],
  ['© 2024–2026 قسمة', '© [2024]–[2026] قسمة'],
  ['مثل 1990-05-17', 'مثل [1990-05-17]'],
  ['من Lilly 6–8', 'من [Lilly 6–8]'],
])('isolates in «%s» what runs from the left, and each number of a range', (text, expected) => {
  expect(isolatedIn(text)).toBe(expected)
})
