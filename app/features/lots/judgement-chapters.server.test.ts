import { describe, expect, it } from 'vitest'
import { castChart, DEFAULT_RULERS, QABISI_LOTS } from '#app/astro/index.server.ts'
import { inLanguage } from '#app/language/request-language.server.ts'
import { equalLots } from './fortune-lots.server.ts'
import { judgementChapters } from './judgement-chapters.server.ts'
import { judgementWords } from './judgement-messages.ts'

const chaptersOf = (utc: string, latitude = 41.01, longitude = 28.95) => {
  const chart = castChart({ utc: Date.parse(utc), latitude, longitude })
  return { chart, ...judgementChapters(chart, DEFAULT_RULERS) }
}

/** By day. The lot is in Pisces, its ruler in Cancer, beside the Sun. */
const ISTANBUL = chaptersOf('1978-07-15T11:30:00Z')
/** By day. The Moon is with the lot, and in reception with its ruler. */
const LONDON = chaptersOf('1990-07-12T05:20:00Z', 51.51, -0.13)
/** By night. The ruler is in its own sign, with the lot. */
const NIGHT = chaptersOf('1990-11-03T21:10:00Z')

const findings = ({ lord }: typeof ISTANBUL) =>
  Object.fromEntries(lord.findings.map(({ about, text }) => [about, text]))

describe('the ruler of the lot', () => {
  it('is told in full: sect, dignity, host, place, motion, the Sun, sight, benefics and malefics', () => {
    expect(findings(ISTANBUL)).toEqual({
      'Day and night': 'Jupiter belongs to the day, and the birth is by day: it is of the chart’s own sect.',
      Dignity:
        'It stands at 18°57′ Cancer, in its exaltation. The degree of its exaltation is the 15th. By the Egyptian table, the bound is that of Mercury.',
      Host: 'The Moon rules Cancer and is its host. The host sees its guest.',
      Place: 'It is in the 9th house: cadent.',
      Motion: 'It goes forward 0°13′29″ a day.',
      'Distance from the Sun':
        'It is 3°40′ from the Sun: it is burnt (combust). A dignity of its own shelters it there (its chariot).',
      'Sight of the lot': 'It sees the lot by a trine.',
      'The benefics': 'Jupiter is itself one of the two. Venus sees it by a sextile.',
      'The malefics': 'Saturn does not see it. Mars sees it by a sextile.',
    })
  })

  it('is in Arabic of its own gender', () => {
    const told = (planet: 'Venus' | 'Mars') =>
      inLanguage('ar', () => [
        judgementWords.stands(planet, '1°00′', [judgementWords.dignities.domicile]),
        judgementWords.stands(planet, '1°00′', []),
        judgementWords.station(planet, 'first', '0°10′'),
        judgementWords.retrograde(planet, '0°10′'),
      ])
    expect(told('Venus')).toEqual([
      'الزهرة عند 1°00′، في بيتها.',
      'الزهرة عند 1°00′، ولا حظّ لها هناك (غريبة).',
      'الزهرة في المقام الأول، على وشك الرجوع. تسير 0°10′ في اليوم.',
      'الزهرة راجعة: ترجع 0°10′ في اليوم.',
    ])
    expect(told('Mars')[0]).toBe('المريخ عند 1°00′، في بيته.')
  })

  it('is told with its bound, a reception, and a malefic that stands above it', () => {
    expect(findings(LONDON)).toMatchObject({
      Dignity: expect.stringContaining('in its exaltation and in its own bound'),
      Host: 'The Moon rules Cancer, and each stands in a sign of the other.',
      'The malefics':
        'Saturn sees it from the opposite sign. Mars sees it by a square, and stands above it, in the 10th sign from it.',
    })
  })

  it('is counted for and against', () => {
    expect(NIGHT.lord.sum).toBe(
      'Our count for Saturn: for it speak dignity, sight of the lot and the benefics; against it day and night and place.',
    )
  })
})

describe('planets with the lot', () => {
  it('are named with their distance and kind, then who sees it and who does not', () => {
    expect(LONDON.company.lines[0]).toBe('The Moon is with the lot in Pisces, 13°59′ away: a light.')
    expect(NIGHT.company.lines[0]).toBe(
      'Saturn is with the lot in Capricorn, 8°27′ away: a malefic and the ruler of the lot.',
    )
    expect(ISTANBUL.company.lines).toEqual([
      'No planet is in Pisces with the lot.',
      'From other signs see it: the Sun (trine), the Moon (trine), Venus (opposition), Mars (opposition), Jupiter (trine), Uranus (trine) and Neptune (square).',
      'Not in sight of it: Mercury, Saturn and Pluto.',
    ])
  })
})

describe('places counted from the lot', () => {
  it('are those that Valens names, each with its planets and its ruler', () => {
    const { chief } = LONDON.places
    expect(chief.map(({ place }) => place)).toEqual([1, 10, 7, 4, 11])
    expect(chief.at(-1)).toEqual({
      place: 11,
      power: 'acquisition',
      text: 'Capricorn. Saturn, Uranus and Neptune are there. Its ruler, Saturn, is in the 11th from the lot.',
    })
  })
})

describe('Spirit beside Fortune', () => {
  it('names both with their rulers, and how they see each other', () => {
    expect(LONDON.spirit.findings.map(({ text }) => text)).toEqual([
      '14°34′ Sagittarius, 5th house. Its ruler is Jupiter in Cancer, 12th house.',
      '22°38′ Pisces, 9th house (8th by signs). Its ruler is Jupiter in Cancer, 12th house.',
      'The two lots see each other by a square: when you attend to one, remember the other. One planet, Jupiter, rules both.',
    ])
  })
})

describe('Ptolemy, Valens and Lilly', () => {
  it('agree on the degree by day, and can part in the house', () => {
    const { summary, authors } = ISTANBUL.authors
    expect(summary).toBe(
      'By day all three have the same degree and the same ruler. Here they part in the house: the 5th for Valens, the 4th for Lilly.',
    )
    for (const { text } of authors) expect(text).toContain('0°20′30″ Pisces')
  })

  it('part in the degree by night', () => {
    const { summary, authors } = NIGHT.authors
    const [ptolemy, valens, lilly] = authors.map(({ text }) => /(\d+°\d+′\d+″ \w+)/.exec(text)?.[1])
    expect(summary).toContain('By night Ptolemy and Lilly have another degree than Valens.')
    expect(valens).toContain('Capricorn')
    expect(ptolemy).toBe(lilly)
    expect(ptolemy).not.toBe(valens)
  })
})

it('lots that fall in one place are in one row', () => {
  const rows = equalLots(ISTANBUL.chart, QABISI_LOTS, DEFAULT_RULERS)
  const longitudes = rows.map(([{ longitude }]) => longitude)
  expect(new Set(longitudes).size).toBe(rows.length)
  expect(
    rows
      .flat()
      .map(({ lot }) => lot)
      .toSorted(),
  ).toEqual([...QABISI_LOTS].toSorted())
  expect(rows.find(([{ lot }]) => lot === 'love')?.map(({ lot }) => lot)).toEqual(['love', 'constancy'])
})
