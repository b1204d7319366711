import { expect, it } from 'vitest'
import type { LotKey, TurnKey } from '#app/guidance/pairs.ts'
import { contradictionOf } from './contradictions.ts'

/** What readers of pairs in two languages took for a contradiction. */
it.each([
  ['Gemini 10', 'learning delay'],
  ['Scorpio 3', 'speech ease'],
  ['Taurus 9', 'provision heat'],
  ['Aquarius 11', 'patience heat'],
  ['Aquarius 11', 'friendship heat'],
  ['Sagittarius 6', 'order delay'],
  ['Sagittarius 8', 'provision heat'],
  ['Gemini 3', 'trust delay'],
  ['Virgo 9', 'learning heat'],
  ['Taurus 10', 'standing ease'],
  ['Capricorn 8', 'patience heat'],
  ['Capricorn 8', 'provision heat'],
  ['Libra 12', 'provision heat'],
  ['Pisces 2', 'order heat'],
  ['Cancer 9', 'learning heat'],
  ['Pisces 6', 'courage hidden'],
  ['Virgo 4', 'speech heat'],
  ['Aries 1', 'home far'],
  ['Leo 6', 'work heat'],
  ['Pisces 6', 'work heat'],
  ['Aquarius 8', 'work heat'],
] as [LotKey, TurnKey][])('%s and %s seem to deny each other', (lot, turn) => {
  expect(contradictionOf(lot, turn)).not.toBeNull()
})

it.each([
  ['Aries 8', 'patience heat'],
  ['Gemini 2', 'work delay'],
  ['Cancer 6', 'service delay'],
] as [LotKey, TurnKey][])('%s leads to %s as it is', (lot, turn) => {
  expect(contradictionOf(lot, turn)).toBeNull()
})
