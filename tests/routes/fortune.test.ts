import { beforeAll, describe, expect, it } from 'vitest'
import { castChart, degreeInSign, LOTS, lotLongitude, signOf } from '#app/astro/index.server.ts'
import { proves } from '../specification/proves.ts'
import { type Browser, ISTANBUL_BIRTH, registered, testApp } from '../support/app.ts'

const app = await testApp()

async function bornAt(birth: Record<string, string>): Promise<Browser> {
  const browser = await app.newcomer()
  const { status } = await browser.call('POST', '/api/birth-data', birth)
  if (status !== 201) throw new Error(`Saving birth data answered ${status}`)
  return browser
}

/** The text of the page and of its pictures. */
async function page(browser: Browser, search = '', path = '/part-of-fortune'): Promise<string> {
  const html = await browser.page(`${path}${search}`)
  return html
    .replace(/<!-- -->|<\/?(?:button popovertarget="t-[^"]*|button|span)"?>/g, '')
    .replace(/<[^>]*aria-label="([^"]*)"[^>]*>/g, ' $1 ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
}

describe('GET /part-of-fortune', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await bornAt(ISTANBUL_BIRTH)
  })

  it('follows the chain to its end with the rule and its source', async () => {
    proves('screen: /part-of-fortune')
    const html = await page(browser)
    expect(html).toContainAll('Pisces in the 4th house', 'Pisces is ruled by Jupiter', 'It ends in a loop')
    expect(html).toContainAll('Ptolemy, Tetrabiblos I.17', 'By modern rulers')
    expect(html).toContainAll('Diagram of the traditional rulers', 'the chart has no final dispositor')
  })

  it('shows the judgement of the lot: what was examined, found and counted, and the book', async () => {
    const html = await page(browser)
    expect(html).toContain('How the lot is judged')
    expect(html).toContainAll(
      'Day or night',
      'Sign of the lot',
      'House of the lot',
      'Ruler of the lot',
      'The planet of the help',
      'The planet of the difficulty',
      'Lot of Spirit',
      'End of the chain',
    )
    expect(html).toContainAll('The Part of Fortune is in Pisces.', 'counted as', 'al-Qabisi, Introduction')
  })

  it('takes the tolerance from the address, and uses the default for an unknown one', async () => {
    expect(await page(browser, '?tolerance=15')).toContain('From 14:15 to 14:45')
    expect(await page(browser, '?tolerance=0')).toContain('Taken as exact')
    for (const odd of ['?tolerance=7', '?tolerance=-5', '?tolerance=x', '?tolerance=', '?tolerance=1e9'])
      expect(await page(browser, odd), odd).toContain('changes at')
  })

  it('shows both lots and says why if the Sun was near the horizon', async () => {
    const twilight = await bornAt({ ...ISTANBUL_BIRTH, dateOfBirth: '1985-03-21', birthTime: '06:08' })
    const html = await page(twilight)
    expect(html).toContainAll('look at both lots', 'within 1 degree of the horizon')
    expect(html).toContain('If the birth was by day')
    const wider = await bornAt({ ...ISTANBUL_BIRTH, dateOfBirth: '1985-03-21', birthTime: '05:58' })
    expect(await page(wider)).not.toContain('look at both lots')
    expect(await page(wider, '?tolerance=30')).toContain('the Sun crosses the horizon')
  })

  it('names the other tradition for a birth by night', async () => {
    const night = await bornAt({ ...ISTANBUL_BIRTH, dateOfBirth: '1990-11-03', birthTime: '23:10' })
    const html = await page(night)
    expect(html).toContainAll('Ptolemy and Lilly do not', 'The other tradition', 'Ascendant + Sun − Moon')
  })

  it('says that the houses are Porphyry’s near the pole', async () => {
    const north = await bornAt({
      dateOfBirth: '1990-06-01',
      birthTime: '12:00',
      country: 'Norway',
      latitude: '69.65',
      longitude: '18.96',
      zone: 'Europe/Oslo',
    })
    expect(await page(north)).toContain('This chart uses Porphyry houses instead')
  })

  it('tells the chapters of the judgement in sentences, with their passages', async () => {
    const html = await page(browser)
    expect(html).toContainAll(
      'The books judge a lot by the planet that rules its sign. Here that is Jupiter.',
      'No planet is in Pisces with the lot.',
      'For the lot itself has the power of the Ascendant and of life',
      'Valens, Anthologies II.17, p. 79, in our English',
      'We read Spirit as effort and Fortune as trust: that pair of words is ours.',
      'the 5th for Valens, the 4th for Lilly',
    )
    expect(html).toContain('Pisces in the 4th house (5th by signs)')
    expect(html).toMatch(/11 what comes to a person Capricorn No planets/)
  })

  it('uses the rulers that were set when the chart was made', async () => {
    const { sqlite } = app.services.db
    const set = sqlite.prepare(`update planetary_rulers set traditional_ruler = ? where sign = 'Pisces'`)
    set.run('Venus')
    const later = await bornAt(ISTANBUL_BIRTH)
    expect(await page(browser)).toContain('Pisces is ruled by Jupiter')
    set.run('Jupiter')
    expect(await page(later)).toContain('Pisces is ruled by Venus')
    const { body } = await later.call('GET', '/api/astrological-reading')
    expect(body).toMatchObject({
      pofRuler: 'Venus',
      requestData: { rulerTable: { Pisces: { traditional: 'Venus', modern: 'Neptune' } } },
    })
  })
})

describe('GET /part-of-fortune/lots', () => {
  it('lists the seven lots, Fortune and Spirit first, then those of al-Qabisi', async () => {
    const html = await page(await bornAt(ISTANBUL_BIRTH), '', '/part-of-fortune/lots')
    const at = (text: string) => {
      const index = html.indexOf(text, html.indexOf('A lot is a point in the chart'))
      expect(index, text).toBeGreaterThan(0)
      return index
    }
    const names = ['Part of Fortune', 'Lot of Spirit', 'Lot of Eros', 'Lot of Necessity', 'Lot of Courage']
    const more = ['Lot of Victory', 'Lot of Nemesis', 'Lots of al-Qabisi', 'Lot of love and affection']
    const order = [...names, ...more, 'Lot of constancy', 'Lot of work'].map(at)
    expect(order).toEqual(order.toSorted((a, b) => a - b))
    for (const words of [
      'The mind, intention and what one does by one’s own choice',
      'Ascendant + Venus − Lot of Spirit',
      'By Valens: Ascendant + Lot of Spirit − Part of Fortune',
      'Introduction V.4, p. 140, lines 13 to 14',
      'by day; at night the other way round',
    ])
      at(words)
  })

  it('shows each row with its formula and its ruler, and equal lots in one row', async () => {
    const browser = await bornAt(ISTANBUL_BIRTH)
    const html = await browser.page('/part-of-fortune/lots')
    const rows = [...html.replace(/<!-- -->/g, '').matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, row]) =>
      row!
        .replace(/<[^>]+>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    expect(rows.find((row) => row.startsWith('Part of Fortune'))).toMatch(
      /Ascendant \+ Moon − Sun 0°20′\d\d″ Pisces 4 5th by signs Jupiter/,
    )
    expect(rows.filter((row) => row.includes('Lot of constancy'))).toEqual([
      expect.stringMatching(/^Lot of love and affection .* Lot of constancy .* Ascendant \+/),
    ])
  })
})

describe('how the lot is found', () => {
  it('gives the steps with the degrees of the chart, by day from the Sun to the Moon', async () => {
    const browser = await bornAt(ISTANBUL_BIRTH)
    const html = await page(browser)
    expect(html).toContain('so we count from the Sun to the Moon')
    expect(html).toMatch(
      /From the Sun at 22°37′\d\d″ Cancer, in the order of the signs, to the Moon at 18°00′\d\d″ Scorpio: 115°23′\d\d″/,
    )
    expect(html).toMatch(/The same distance, from the Ascendant at 4°57′\d\d″ Scorpio/)
    expect(html).toMatch(/0°20′\d\d″ Pisces: your Part of Fortune/)
  })

  it('counts from the Moon to the Sun by night', async () => {
    const night = await bornAt({ ...ISTANBUL_BIRTH, dateOfBirth: '1990-11-03', birthTime: '23:10' })
    expect(await page(night)).toContain('The Sun is below the horizon, so we count from the Moon to the Sun.')
  })

  it('is drawn for an example with a wide arc on the landing page', async () => {
    const html = await app.browser().page('/')
    expect(html).toContainAll('How the lot is found', 'How the Part of Fortune is found')
    expect(html).toContain('5°00′31″ Aries: the Part of Fortune.')
  })
})

describe('why two programs differ', () => {
  let night: Browser
  let record: { utc: number; latitude: number; longitude: number; offset_seconds: number }
  beforeAll(async () => {
    night = app.browser()
    const { email } = await registered(night)
    const birth = { ...ISTANBUL_BIRTH, dateOfBirth: '1990-07-03', birthTime: '23:10' }
    await night.call('POST', '/api/birth-data', birth)
    record = app.sql.row(
      'select b.* from birth_details b join users u on u.id = b.user_id where u.email = ?',
      email,
    ) as typeof record
  })

  /** The lot as another program shows it, minutes cut, as the address of the form. */
  function typed({ utc = record.utc, asByDay = false, at = record }): string {
    const { latitude, longitude } = at
    const chart = castChart({ utc, latitude, longitude })
    const lot = lotLongitude({ ...chart, isDayBirth: asByDay }, LOTS.fortune)
    const minutes = Math.floor(degreeInSign(lot) * 60)
    return `?sign=${signOf(lot)}&degree=${Math.floor(minutes / 60)}&minute=${minutes % 60}`
  }

  it('says that both agree', async () => {
    expect(await page(night, typed({}))).toContain('Both programs agree')
  })

  it('names the formula that is not reversed', async () => {
    const html = await page(night, typed({ asByDay: true }))
    expect(html).toContain('This explains the difference')
    expect(html).toContain(
      'It does not reverse the formula by night: Ascendant + Moon − Sun, as Ptolemy and Lilly count.',
    )
  })

  it('names standard time, and every other clock that gives the same', async () => {
    const hour = 3_600_000
    const html = await page(night, typed({ utc: record.utc + hour }))
    expect(record.offset_seconds).toBe(3 * 3600)
    expect(html).toContain('2 explanations fit')
    expect(html).toContain('by standard time, UTC+02:00, although summer time was in force, UTC+03:00')
    expect(html).toContain('the full hour that is nearest to the longitude of the place: UTC+02:00')
  })

  it('names the history of the zone, where the place lived under another law, and the zone beyond a border', async () => {
    const born = async (place: Record<string, string>, birth: Record<string, string>) => {
      const person = await app.newcomer()
      const { body } = await person.call('POST', '/api/birth-data', {
        ...birth,
        ...place,
        birthTime: '12:00',
      })
      return { person, at: body as typeof record }
    }
    const wroclaw = await born({ cityId: '3081368', country: 'Poland' }, { dateOfBirth: '1910-06-15' })
    const byWarsaw = typed({ utc: Date.parse('1910-06-15T10:36Z'), asByDay: true, at: wroclaw.at })
    expect(await page(wroclaw.person, byWarsaw)).toContain(
      'It reads the clock by the history of Europe/Warsaw, which is that of Warsaw: UTC+01:24 instead of UTC+01:00',
    )
    const border = await born(
      { latitude: '24.100513', longitude: '98.312637' },
      { dateOfBirth: '1990-01-15' },
    )
    const beyond = typed({ utc: Date.parse('1990-01-15T04:00Z'), asByDay: true, at: border.at })
    expect(await page(border.person, beyond)).toContain(
      'It uses the time zone on the other side of a border, Asia/Shanghai: UTC+08:00 instead of UTC+06:30.',
    )
  })

  it('names two causes that together explain the value', async () => {
    const html = await page(night, typed({ utc: record.utc + 3 * 3_600_000, asByDay: true }))
    expect(html).toContain('It takes 23:10 for Universal Time (UTC), although the clock showed UTC+03:00')
    expect(html).toContain('And: ')
  })

  it('says if nothing explains a value', async () => {
    const other = typed({}).replace(/degree=\d+/, 'degree=3')
    const html = await page(night, other.replace(/sign=\w+/, 'sign=Gemini'))
    expect(html).toContain('No known cause explains the difference')
    expect(html).toMatch(/We tried \d\d\d? other lots/)
  })

  it('keeps what was typed, with the tolerance', async () => {
    const html = await night.page('/part-of-fortune?tolerance=15&sign=Leo&degree=7&minute=31')
    expect(html).toMatch(/<option value="Leo" selected=""/)
    expect(html).toMatch(/name="degree"[^>]* value="7"/)
    expect(html).toMatch(/name="tolerance" value="15"/)
  })

  it.each([
    [
      '?sign=&degree=&minute=',
      ['Choose the sign', 'Degree must be a whole number from 0 to 29', 'Minute must'],
    ],
    ['?sign=Leo&degree=-3&minute=1e1', ['Degree must', 'Minute must']],
    ['?degree=3', ['Choose the sign', 'Minute must']],
    [`?sign=${'x'.repeat(3000)}&degree[]=3&minute=3&minute=4`, ['Choose the sign', 'Degree must']],
  ])('refuses %s with 422 beside the fields', async (search, messages) => {
    const response = await night.get(`/part-of-fortune${search}`)
    expect(response.status).toBe(422)
    const html = await response.text()
    expect(html).toContain('Please check what you entered')
    for (const message of messages) expect(html).toContain(message)
    expect(html).toContain('How the lot is found')
  })
})
