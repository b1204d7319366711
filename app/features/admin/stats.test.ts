import { expect, it } from 'vitest'
import { figuresSchema } from './stats.server.ts'

it('figures cover 30 days by default', () => {
  for (const range of ['7', '30', '90', 'all']) expect(figuresSchema.parse({ range })).toEqual({ range })
  expect(figuresSchema.parse({ range: '8' })).toEqual({ range: '30' })
  expect(figuresSchema.parse({})).toEqual({ range: '30' })
})
