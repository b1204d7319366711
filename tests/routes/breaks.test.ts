import { expect, it } from 'vitest'
import { breaks } from '../mutants/breaks.ts'
import { fileWith } from '../mutants/code.ts'

it('finds what each break of a row changes, once', () => {
  const lost = Object.entries(breaks).flatMap(([row, list]) =>
    list.flatMap(({ where, find }) => {
      try {
        return fileWith(where, find) ? [] : [row]
      } catch (error) {
        return [`${row}: ${(error as Error).message}`]
      }
    }),
  )
  expect(lost).toEqual([])
})
