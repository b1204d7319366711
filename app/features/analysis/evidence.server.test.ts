import { expect, it } from 'vitest'
import { births } from '#app/guidance/births.ts'
import { doorsOf, type Scene, TURNS } from '#app/guidance/index.server.ts'
import { randomSequence } from '#app/guidance/seed.ts'
import { wilson } from './evidence.server.ts'

it('is Wilson’s interval', () => {
  // Newcombe (1998), Statistics in Medicine 17, table I, method 3.
  const [small, large] = [wilson(15, 148), wilson(81, 263)]
  expect([small.from, small.to].map((one) => one.toFixed(4))).toEqual(['0.0624', '0.1605'])
  expect([large.from, large.to].map((one) => one.toFixed(4))).toEqual(['0.2553', '0.3662'])
})

const doors = [...births(1500, 20261129)].map((chart) => doorsOf(chart)).filter(({ isFair }) => isFair)

/** What a crowd would have chosen, each scene as likely as its weight. */
function crowd(weight: (scene: Scene) => number, people = 2000) {
  const random = randomSequence(5)
  const count = { first: 0, second: 0, stranger: 0 }
  for (let i = 0; i < people; i++) {
    const { scenes } = doors[i % doors.length]!
    const ends = scenes.map((_, place) =>
      scenes.slice(0, place + 1).reduce((sum, scene) => sum + weight(scene), 0),
    )
    const at = random() * ends.at(-1)!
    count[scenes[ends.findIndex((end) => at < end)]!.of]++
  }
  return wilson(count.first, count.first + count.stranger)
}

it('has one half in its interval if a crowd chooses at random, also where scenes differ in popularity', () => {
  const random = randomSequence(11)
  const liked = new Map(TURNS.map((turn) => [turn, 1 + 4 * random()]))
  for (const { from, to } of [crowd(() => 1), crowd(({ turn }) => liked.get(turn)!)]) {
    expect(from).toBeLessThan(0.5)
    expect(to).toBeGreaterThan(0.5)
  }
})

it('has one half below its interval if a crowd prefers its own', () => {
  expect(crowd(({ of }) => (of === 'stranger' ? 1 : 1.5)).from).toBeGreaterThan(0.5)
})
