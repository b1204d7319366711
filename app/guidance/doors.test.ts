import { describe, expect, it } from 'vitest'
import { castChart } from '#app/astro/index.server.ts'
import { births } from './births.ts'
import { compose } from './compose/composer.ts'
import { composePath } from './compose/path.ts'
import { lotTexts } from './compose/story.ts'
import { corpusOf } from './corpus/index.ts'
import { doorsOf, SCENES_OF, turnNamed } from './doors.ts'
import { chooseTracks, difficultyNamed, turnOf } from './judge/choose-tracks.ts'
import { judge } from './judge/judge.ts'
import { type LotKey, TURNS } from './pairs.ts'
import { saidFrom, saidKey } from './said.ts'
import { TRACKS } from './types.ts'

const LAHORE = castChart({ utc: Date.UTC(1962, 8, 13, 15, 12), latitude: 31.5497, longitude: 74.3436 })
const charts = [...births(300, 20261129)]
const doors = charts.map((chart) => doorsOf(chart))

describe('the three scenes', () => {
  it('are the same for the same chart, and of three different difficulties', () => {
    expect(doorsOf(LAHORE)).toEqual(doorsOf(LAHORE))
    for (const { scenes } of doors) {
      expect(new Set(scenes.map(({ turn }) => turn)).size).toBe(3)
      expect(new Set(scenes.map(({ of }) => of))).toEqual(new Set(SCENES_OF))
    }
  })

  it('have the strongest difficulty of the chart, which the reading tells before a choice', () => {
    const told = charts.map((chart, i) => {
      const first = doors[i]!.scenes.find(({ of }) => of === 'first')!
      return compose({ chart }).tracks[1]!.paragraph === `difficulty ${first.turn}`
    })
    expect(told.filter(Boolean).length / told.length).toBeGreaterThan(0.97)
  })

  it('are told by the reading that is written for them, the stranger’s too, unless its lot has a scene of its own', () => {
    for (const language of ['en', 'ar'] as const)
      for (const chart of charts.slice(0, 40))
        for (const { turn, text } of doorsOf(chart, language).scenes) {
          const { blocks, judgement } = compose({ chart, said: { named: turn }, language })
          const lot = `${judgement.lotSign.sign} ${judgement.place.place}` as LotKey
          const ofLot = lotTexts(corpusOf(language), lot).scenes?.[turn]
          expect(blocks.currentBlockages.map((part) => part.text)).toContain(ofLot ?? text)
          expect(ofLot).not.toBe(text)
        }
  })

  it('stand in an order that says nothing', () => {
    for (let place = 0; place < 3; place++)
      for (const of of SCENES_OF) {
        const share = doors.filter(({ scenes }) => scenes[place]!.of === of).length / doors.length
        expect(share).toBeGreaterThan(0.25)
        expect(share).toBeLessThan(0.42)
      }
  })

  it('are cast within the years that the engine knows', () => {
    for (const utc of [Date.UTC(1900, 0, 1), Date.UTC(2100, 11, 31)])
      expect(doorsOf(castChart({ utc, latitude: 31.5, longitude: 74.3 })).scenes).toHaveLength(3)
  })
})

describe('a difficulty that the reader names', () => {
  it('may be any that has texts', () => {
    expect([...TURNS].sort()).toEqual(Object.keys(corpusOf().pairs.turn).sort())
    for (const named of TURNS)
      for (const language of ['en', 'ar'] as const) {
        const reading = compose({ chart: LAHORE, said: { named }, language })
        expect(`${reading.tracks[1]!.paragraph}`).toBe(`difficulty ${named}`)
        expect(reading.steps.every(({ text }) => text.length > 0)).toBe(true)
        expect(composePath(LAHORE, { named }, language)).toHaveLength(3)
      }
  })

  it('has the facts of the chart where the chart names it, and says where it does not', () => {
    const judgement = judge(LAHORE)
    const own = turnOf(chooseTracks(judgement)[1])
    expect(difficultyNamed(judgement, own)).toEqual(chooseTracks(judgement)[1])
    const named = TURNS.find((turn) => difficultyNamed(judgement, turn).pair.of === 'named')!
    const { tracks, readFrom, blocks } = compose({ chart: LAHORE, said: { named } })
    expect(tracks[1]!.witnesses).toEqual(['This is not named; you named it yourself.'])
    expect(readFrom.currentBlockages).toContain('hat you named yourself')
    const [difficulty] = blocks.currentBlockages
    expect(difficulty!.because.map(({ ours, passage }) => ({ ours, passage }))).toEqual([
      { ours: true, passage: null },
    ])
  })

  it('makes another version of the reading, unless it is the one that the reading has anyway', () => {
    const whole = compose({ chart: LAHORE })
    const [second] = doorsOf(LAHORE).scenes.filter(({ of }) => of === 'second')
    expect(compose({ chart: LAHORE, said: { named: second!.turn } }).corpusVersion).not.toBe(
      whole.corpusVersion,
    )
    const [first] = doorsOf(LAHORE).scenes.filter(({ of }) => of === 'first')
    expect(compose({ chart: LAHORE, said: { named: first!.turn } })).toEqual(whole)
  })

  it('is none of the scenes if it is named instead of them', () => {
    for (const [i, chart] of charts.slice(0, 60).entries())
      for (const subject of TRACKS) {
        const turn = turnNamed(chart, doors[i]!, subject)
        expect(turn).toMatch(new RegExp(`^${subject} `))
        expect(doors[i]!.scenes.map((scene) => scene.turn)).not.toContain(turn)
      }
  })

  it('is kept with the other answers', () => {
    const said = { loss: true, partner: false, job: false, named: 'trust delay' } as const
    expect(saidFrom(saidKey(said))).toEqual(said)
    expect(saidFrom('loss,named nothing')).toEqual({ loss: true, partner: false, job: false })
  })
})
