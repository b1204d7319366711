import { expect, it } from 'vitest'
import { ordinal } from '#app/format.ts'
import { astroWords as words } from './astro-messages.ts'

it('houses have the same ordinals in a chart and elsewhere', () => {
  for (let house = 1; house <= 12; house++) expect(words.ordinal(house)).toBe(ordinal(house))
})
