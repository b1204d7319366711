import { expect, it } from 'vitest'
import { castChart } from '#app/astro/index.server.ts'
import { BLOCKS, compose, TRACK_PARTS } from '#app/guidance/index.server.ts'
import { BLOCK_PARTS } from './block-parts.ts'

it('names the themes that a block has the most sentences about', () => {
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
