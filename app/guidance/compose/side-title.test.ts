import { expect, it } from 'vitest'
import { castChart } from '#app/astro/index.server.ts'
import { corpusOf } from '#app/guidance/corpus/index.ts'
import { chooseTracks } from '#app/guidance/judge/choose-tracks.ts'
import { judge } from '#app/guidance/judge/judge.ts'
import { TRACKS } from '#app/guidance/types.ts'
import { LANGUAGES } from '#app/language/language.ts'
import { composePath } from './path.ts'
import { sideTitle } from './side-title.ts'

const charts = Array.from({ length: 300 }, (_, i) =>
  castChart({
    utc: Date.UTC(1950, 0, 1) + i * 53.21 * 86_400_000,
    latitude: ((i * 29) % 110) - 50,
    longitude: i - 150,
  }),
)

it('gives a subject that is told twice a name for each side, and leaves all others', () => {
  let twice = 0
  for (const chart of charts) {
    const tracks = chooseTracks(judge(chart))
    const [gift, difficulty] = tracks
    for (const language of LANGUAGES) {
      const corpus = corpusOf(language)
      const titles = composePath(chart, {}, language).map(({ title }) => title)
      expect(sideTitle(corpus, tracks, tracks[2])).toBeNull()
      expect(titles[0]).not.toBe(titles[1])
      if (gift.name !== difficulty.name) {
        expect(tracks.map((track) => sideTitle(corpus, tracks, track))).toEqual([null, null, null])
        expect(titles).toEqual(tracks.map(({ name }) => corpus.tracks[name].title))
        continue
      }
      twice += 1
      const { light, dark } = corpus.tracks[gift.name].sides
      expect(titles.slice(0, 2)).toEqual([light, dark])
    }
  }
  expect(twice).toBeGreaterThan(20)
})

it('has three names for each subject, all different', () => {
  for (const language of LANGUAGES) {
    const { tracks } = corpusOf(language)
    const names = TRACKS.flatMap((name) => [
      tracks[name].title,
      tracks[name].sides.light,
      tracks[name].sides.dark,
    ])
    expect(new Set(names).size).toBe(3 * TRACKS.length)
  }
})
