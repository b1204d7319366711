import { describe, expect, it } from 'vitest'
import { TRACK_PARTS, TRACKS, type TrackName } from '#app/guidance/types.ts'
import { eveningsToCome, isOver, openThrough, planOf, textOfEvening, threeSubjects } from './season.ts'

const season = {
  days: 30,
  startedOn: '2027-01-10',
  pausedOn: null,
  pausedDays: 0,
  finishedOn: null,
}

describe('the evenings that are open', () => {
  it.each([
    ['the first on the day of the beginning', {}, '2027-01-10', 1],
    ['one more each day, over the end of a month', {}, '2027-02-01', 23],
    ['all on the thirtieth day and later', {}, '2027-02-08', 30],
    ['all on the thirtieth day and later', {}, '2028-01-01', 30],
    ['29 in a short season', { days: 29 }, '2027-02-08', 29],
    ['no more during a pause', { pausedOn: '2027-01-12' }, '2027-03-01', 3],
    ['later by the days of a pause', { pausedDays: 5 }, '2027-01-20', 6],
    ['no more after the end', { finishedOn: '2027-01-13' }, '2027-03-01', 4],
    ['the first although the clock was set back', {}, '2026-12-31', 1],
  ])('are %s', (_, change, today, expected) => {
    expect(openThrough({ ...season, ...change }, today)).toBe(expected)
  })

  it('are one more each day across the change of the clocks', () => {
    const inMarch = { ...season, startedOn: '2027-03-27' }
    expect(['2027-03-28', '2027-03-29'].map((today) => openThrough(inMarch, today))).toEqual([2, 3])
  })
})

describe('the evenings to come', () => {
  it('are those of the days that follow, over the end of a month', () => {
    expect(eveningsToCome({ ...season, days: 29 }, '2027-02-05')).toEqual([
      { number: 28, day: '2027-02-06' },
      { number: 29, day: '2027-02-07' },
    ])
  })

  it.each([
    ['a pause', { pausedOn: '2027-01-12' }, '2027-01-12'],
    ['the end', { finishedOn: '2027-01-12' }, '2027-01-12'],
    ['the last evening', {}, '2027-02-08'],
  ])('are none in %s', (_, change, today) => {
    expect(eveningsToCome({ ...season, ...change }, today)).toEqual([])
  })
})

it('a season is over on the day after the last evening', () => {
  expect(['2027-02-08', '2027-02-09'].map((today) => isOver(season, today))).toEqual([false, true])
})

describe('the plan', () => {
  const plan = Array.from({ length: 30 }, (_, index) => planOf(index + 1))

  it('uses each of the ten texts of each part once', () => {
    const used = plan.map(({ part, item }) => `${part} ${item}`)
    const all = TRACK_PARTS.flatMap((part) => Array.from({ length: 10 }, (_, item) => `${part} ${item}`))
    expect(used.toSorted()).toEqual(all.toSorted())
  })

  it('goes from seeing to loosening to giving, and no part comes twice in a row', () => {
    const movements = plan.map(({ item }) => (item < 4 ? 'see' : item < 7 ? 'loosen' : 'give'))
    expect(movements.lastIndexOf('see')).toBe(11)
    expect(movements.indexOf('loosen')).toBe(12)
    expect(movements.indexOf('give')).toBe(21)
    for (const [index, { part }] of plan.entries()) expect(part).not.toBe(plan[index + 1]?.part)
  })

  it('ends a short season with the last text', () => {
    expect([28, 29].map((number) => textOfEvening(number, 29))).toEqual([28, 30])
    expect([28, 29, 30].map((number) => textOfEvening(number, 30))).toEqual([28, 29, 30])
  })
})

describe('the three subjects', () => {
  it('are those of the reading where they differ', () => {
    expect(threeSubjects(['trust', 'work', 'home'])).toEqual({
      gift: 'trust',
      difficulty: 'work',
      help: 'home',
    })
  })

  it('always differ, and the first of equal ones stays', () => {
    for (const gift of TRACKS)
      for (const difficulty of TRACKS)
        for (const help of TRACKS) {
          const chosen = threeSubjects([gift, difficulty, help])
          expect(new Set(Object.values(chosen)).size).toBe(3)
          expect(chosen.gift).toBe(gift)
        }
  })

  it.each<[TrackName[], TrackName[]]>([
    [
      ['trust', 'trust', 'home'],
      ['trust', 'patience', 'home'],
    ],
    [
      ['patience', 'patience', 'home'],
      ['patience', 'service', 'home'],
    ],
    [
      ['trust', 'trust', 'patience'],
      ['trust', 'service', 'patience'],
    ],
    [
      ['patience', 'service', 'service'],
      ['patience', 'service', 'trust'],
    ],
  ])('%j become %j', (names, expected) => {
    expect(Object.values(threeSubjects(names))).toEqual(expected)
  })
})
