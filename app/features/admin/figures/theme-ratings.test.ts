import { expect, it } from 'vitest'
import { themeRatings } from './theme-ratings.server.ts'

it('counts a rating for its three themes, and in a block for those that lead it', () => {
  const ratings = themeRatings([
    { themes: 'learning,speech,worship', count: 2, sum: 4 },
    { themes: 'speech,order,worship', count: 1, sum: 5 },
  ])
  const of = (theme: string) => ratings.find((one) => one.theme === theme)!
  expect(of('speech')).toMatchObject({ count: 3, mean: 3 })
  expect(of('speech').inBlock).toEqual({
    fortunePath: { count: 1, mean: 5 },
    currentBlockages: { count: 2, mean: 2 },
    spiritualGuidance: { count: 2, mean: 2 },
    practicalSteps: { count: 2, mean: 2 },
    lightSidePattern: { count: 3, mean: 3 },
    darkSideWarning: { count: 3, mean: 3 },
  })
  expect(of('worship')).toMatchObject({ count: 3, mean: 3 })
  expect(of('trust')).toMatchObject({ count: 0, mean: null })
})
