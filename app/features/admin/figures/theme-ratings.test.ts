import { expect, it } from 'vitest'
import { castChart } from '#app/astro/index.server.ts'
import { BLOCKS, compose, TRACK_PARTS } from '#app/guidance/index.server.ts'
import { BLOCK_PARTS, themeRatings } from './theme-ratings.server.ts'

it('a rating counts for its three themes, and in a block for those that lead it', () => {
  const ratings = themeRatings([
    { themes: 'learning,speech,worship', count: 2, sum: 4 },
    { themes: 'speech,order,worship', count: 1, sum: 5 },
  ])
  const of = (theme: string) => ratings.find((one) => one.theme === theme)!
  expect(of('speech')).toMatchObject({ count: 3, mean: 3 })
  expect(of('speech').inBlock).toEqual({
    fortunePath: { count: 3, mean: 3 },
    currentBlockages: { count: 2, mean: 2 },
    spiritualGuidance: { count: 2, mean: 2 },
    practicalSteps: { count: 2, mean: 2 },
    lightSidePattern: { count: 3, mean: 3 },
    darkSideWarning: { count: 3, mean: 3 },
  })
  expect(of('worship')).toMatchObject({ count: 3, mean: 3 })
  expect(of('trust')).toMatchObject({ count: 0, mean: null })
})

it('a block is led by the themes that it has the most sentences about', () => {
  const sentences = Object.fromEntries(BLOCKS.map((block) => [block, { gift: 0, difficulty: 0, help: 0 }]))
  for (let i = 0; i < 150; i += 1) {
    const chart = castChart({
      utc: new Date(Date.UTC(1930 + (i % 80), i % 12, 1 + (i % 28), (i * 7) % 24)),
      latitude: -55 + (i % 11) * 11,
      longitude: -170 + (i % 17) * 20,
    })
    const { tracks, blocks } = compose({ chart })
    // A subject that is gift and difficulty names no part.
    if (new Set(tracks.map(({ name }) => name)).size < tracks.length) continue
    for (const block of BLOCKS) {
      for (const { track } of blocks[block]) {
        const part = tracks.find(({ name }) => name === track)?.part
        if (part) sentences[block]![part] += 1
      }
    }
  }
  const leading = Object.fromEntries(
    BLOCKS.map((block) => {
      const counts = sentences[block]!
      const most = Math.max(...Object.values(counts))
      return [block, TRACK_PARTS.filter((part) => counts[part] === most)]
    }),
  )
  expect(leading).toEqual(BLOCK_PARTS)
})
