import { expect, it } from 'vitest'
import { figuresSchema } from './stats.server.ts'

it('figures reach back 30 days unless it is asked otherwise', () => {
  for (const range of ['7', '30', '90', 'all']) expect(figuresSchema.parse({ range })).toEqual({ range })
  expect(figuresSchema.parse({ range: '8' })).toEqual({ range: '30' })
  expect(figuresSchema.parse({})).toEqual({ range: '30' })
})
