import { beforeAll, describe, expect, it } from 'vitest'
import { ordinal } from '#app/format.ts'
import { proves } from '../specification/proves.ts'
import { type Browser, ISTANBUL_BIRTH, registered, testApp } from '../support/app.ts'
import { pdfText } from '../support/pdf-text.ts'

const app = await testApp()

const NO_BIRTH_DATA = 'No birth data found. Please enter your birth information first.'
const NO_CHART = 'Your birth information is saved, but there is no chart of it at the moment.'
const WAIT_FOR_CHART = 'Astrological chart is being generated. Please wait...'
const PAGES = ['/reports', '/reports/basic', '/reports/detailed', '/reports/wheel']
const TROMSO_BIRTH = { dateOfBirth: '1990-12-20', birthTime: '11:10', latitude: 69.65, longitude: 18.95 }

async function member(birth?: Record<string, unknown>): Promise<Browser & { email?: string }> {
  const browser = app.browser()
  const { email } = await registered(browser)
  if (birth) expect((await browser.call('POST', '/api/birth-data', birth)).status).toBe(201)
  return Object.assign(browser, { email })
}

/** A person with a saved birth record and without a chart, which was deleted. */
async function withoutChart() {
  const browser = await member(ISTANBUL_BIRTH)
  const { changes } = app.sql.run(
    `delete from astrological_readings where birth_detail_id in
         (select b.id from birth_details b join users u on u.id = b.user_id where u.email = ?)`,
    browser.email,
  )
  expect(changes).toBe(1)
  return browser
}

/** The text that a page shows, without its tags. The content of a template is not shown. */
async function words(browser: Browser, path: string): Promise<string> {
  const response = await browser.get(path)
  expect(response.status, path).toBe(200)
  const html = await response.text()
  const main = html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'))
  return main
    .replace(/<!-- -->|<title[\s\S]*?<\/desc>|<template[\s\S]*?<\/template>/g, '')
    .replace(/<(?!\/?(b|bdi|span|abbr|time|a)\b)[^>]*>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&amp;/g, '&')
    .replace(/&#x27;/g, "'")
    .replace(/\s+/g, ' ')
}

describe('without birth data', () => {
  it.each(PAGES)('%s says so and links to the form', async (path) => {
    proves('message: no birth data')
    const browser = await member()
    const page = await words(browser, path)
    expect(page).toContainAll(NO_BIRTH_DATA, 'Enter Birth Information')
    expect(page).not.toContain(WAIT_FOR_CHART)
    expect(await browser.page(path)).toContain('href="/birth-info"')
  })

  it('makes no chart and no file', async () => {
    const browser = await member()
    const answer = await browser.form('/reports', {})
    expect(answer.status).toBe(404)
    expect(await answer.text()).toContain(NO_BIRTH_DATA)
    const file = await browser.form('/reports/pdf', {})
    expect([file.status, file.headers.get('Location')]).toEqual([303, '/reports/detailed'])
  })
})

describe('with birth data and no chart', () => {
  it.each(['/reports', '/reports/basic', '/reports/wheel'])('%s offers to make it', async (path) => {
    const browser = await withoutChart()
    const page = await words(browser, path)
    expect(page).toContainAll(NO_CHART, 'Generate Chart & Basic Report')
    expect(page).not.toContain(NO_BIRTH_DATA)
    const html = await browser.page(path)
    expect(html).toContain('<form method="post" action="/reports">')
    expect(html).not.toContain('http-equiv="refresh"')
    expect((await browser.form('/reports', {})).headers.get('Location')).toBe('/reports/basic')
    const report = await words(browser, '/reports/basic')
    expect(report).toContain('Essential Information')
    expect(report).not.toContain(WAIT_FOR_CHART)
  })

  it('the index shows the birth information', async () => {
    expect(await words(await withoutChart(), '/reports')).toContain('Update Birth Information')
  })

  it.each(PAGES)('reading %s makes no chart, and does not claim that one is being made', async (path) => {
    const browser = await withoutChart()
    const charts = () => app.sql.value('select count(*) from astrological_readings')
    const before = charts()
    for (let i = 0; i < 2; i += 1) expect(await words(browser, path)).not.toContain(WAIT_FOR_CHART)
    expect(charts()).toBe(before)
  })

  it('the detailed report has no values, and its button makes the chart and shows the basic one', async () => {
    proves('message: no chart, detailed')
    const browser = await withoutChart()
    const page = await words(browser, '/reports/detailed')
    expect(page).toMatch(/Part of Fortune\s+Not calculated/)
    expect(page).toContainAll(NO_CHART, 'Start with Basic Report')
    expect(page).not.toContain('Export PDF')
    const html = await browser.page('/reports/detailed')
    expect(html).toMatch(
      /<form[^>]*action="\/reports"[^>]*>(?:<input[^>]*>)*<button[^>]*>Start with Basic Report/,
    )
  })

  it('makes the chart once, however often it is requested', async () => {
    const browser = await withoutChart()
    const answers = await Promise.all([browser.form('/reports', {}), browser.form('/reports', {})])
    for (const answer of answers) {
      expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/reports/basic'])
    }
    expect((await browser.call('GET', '/api/planets')).body).toHaveLength(10)
    expect(await words(browser, '/reports/basic')).toContain('Essential Information')
  })
})

describe('with a chart', () => {
  let browser: Browser

  beforeAll(async () => {
    browser = await member(ISTANBUL_BIRTH)
  })

  it('the index counts the contents of each report', async () => {
    proves('screen: /reports')
    const page = await words(browser, '/reports')
    expect(page).toContainAll('Pisces, 4th house (5th by signs)', '10 planets mapped, 12 houses')
    expect(page).toContainAll('24 aspects', 'Western Placidus', 'Generated on 1 March 2026')
    expect(page).toContainAll('Birth Information', '15 July 1978', 'Update Birth Information')
    const html = await browser.page('/reports')
    expect(html).toMatch(/>Basic Report<.*?href="\/reports\/basic"/s)
    expect(html).toMatch(/>Detailed Report<.*?href="\/reports\/detailed"/s)
  })

  it('the basic report has every card', async () => {
    proves('screen: /reports/basic')
    const page = await words(browser, '/reports/basic')
    expect(page).toContainAll('15 July 1978', '14:30', 'Istanbul', 'Essential Information')
    expect(page).toMatch(/Ascendant Scorpio 5\.0° 4°57′/)
    expect(page).toMatch(/Sun Cancer 22\.6° 22°37′, 9th house/)
    expect(page).toMatch(/Moon Scorpio 18\.0° 18°00′, 1st house/)
    expect(page).toMatch(/Uranus\s+Scorpio\s+12\.3° 12°19′\s+1\s+R\b/)
    expect(page).toMatch(
      /Saturn\s+Leo\s+28\.7° 28°44′\s+10\s+\+0°06′\d\d″\s+\+13°\d\d′\s+triplicity, detriment\s+Uranus/,
    )
    expect(page).toMatch(
      /From\s+To\s+Aspect\s+Orb\s+Moon\s+Mars\s+Sextile\s+0\.1° 0°0\d′ (applying|separating)/,
    )
    for (let house = 1; house <= 12; house++) expect(page).toContain(`${ordinal(house)} house `)
    expect(page).toMatch(/10th house\s+Leo\s+12\.0° 11°5\d′\s+Mercury\s+Venus\s+Saturn/)
    expect(page).toMatch(/3rd house\s+Capricorn\s+6\.\d° 6°\d\d′\s+No planets/)
  })

  it('the detailed report shows six houses and eight aspects before View All', async () => {
    proves('limit: report tables', 'limit: degrees', 'screen: /reports/detailed')
    const page = await words(browser, '/reports/detailed')
    expect(page).toContainAll('Back to Dashboard', 'Export PDF')
    expect(page).toMatch(/Sign\s+Pisces\s+House\s+4th house \(5th by signs\)\s+Degree\s+0\.3°/)
    // Positions and cusps have the specified decimal and the seconds.
    expect(page).toMatch(/Sun\s+Cancer\s+\d+\.\d°\s+\d+°\d\d′\d\d″/)
    // The list and the grid name an aspect that is none, or another one, by sign.
    expect(page).toContain('Conjunction, none by sign')
    expect(page).toMatch(/5°06′\s*s\*/)
    expect(page).toMatch(/Planets\s+10\s+Houses\s+12\s+Aspects\s+24/)
    expect(page).toMatch(/Generated on\s+1 March 2026/)
    const [houses, aspects] = [page.indexOf('View All Houses'), page.indexOf('View All Aspects')]
    expect(page.slice(page.indexOf('House System'), houses)).toMatch(
      / 6\s+Aries\s+12\.\d°\s+12°\d\d′\d\d″\s+No planets\s+$/,
    )
    const lots = page.indexOf('The Seven Lots')
    const shown = page.slice(page.indexOf('Major Aspects'), aspects)
    expect(shown.match(/\d\.\d°/g)).toHaveLength(8)
    expect(page.slice(houses)).toMatch(/12\s+Libra\s+12\.\d°\s+12°\d\d′\d\d″\s+Pluto/)
    expect(page.slice(aspects, lots).match(/\d\.\d°/g)).toHaveLength(24 - 8)
  })

  it('the detailed report has the seven lots, the place by whole signs and the places from the lot', async () => {
    const page = await words(browser, '/reports/detailed')
    expect(page).toMatch(/Exact position\s+0°\d\d′\d\d″ Pisces/)
    const lots = page.slice(page.indexOf('The Seven Lots'), page.indexOf('Places from the Lot'))
    for (const name of ['Part of Fortune', 'Lot of Spirit', 'Lot of Eros', 'Lot of Necessity']) {
      expect(lots).toMatch(new RegExp(`${name}\\s+\\d+°\\d\\d′\\d\\d″\\s+[A-Z][a-z]+\\s+\\d+\\s+\\d+\\s`))
    }
    for (const name of ['Courage', 'Victory', 'Nemesis']) expect(lots).toContain(`Lot of ${name}`)
    expect(lots).toMatch(/Part of Fortune\s+0°\d\d′\d\d″\s+Pisces\s+4\s+5\s/)
    const places = page.slice(page.indexOf('Places from the Lot'))
    expect(places).toMatch(/1\s+the lot itself\s+Pisces\s+No planets/)
    expect(places).toMatch(/10\s+work and reputation\s+Sagittarius\s+Neptune/)
    expect(places).toMatch(/11\s+what comes to a person\s+Capricorn\s+No planets/)
  })

  it('the wheel is a picture with a text alternative, without fixed colours', async () => {
    for (const path of ['/reports/basic', '/reports/detailed', '/reports/wheel']) {
      const html = await browser.page(path)
      const wheel = /<svg viewBox="0 0 (\d+) \1" role="img"[\s\S]*?<\/svg>/.exec(html)![0]
      expect(wheel).toContain('Natal chart wheel</title>')
      expect(wheel).toMatch(/<circle [^>]*class="fill-rubric"\/?>/)
      expect(html).toContain('The lot (red dot) and its ruler (ring)')
      expect(wheel).toMatch(/<desc[^>]*>Ascendant 4°57′ Scorpio; Midheaven 11°5\d′ Leo; Sun 22°37′ Cancer;/)
      expect(wheel.match(/data-point=/g)).toHaveLength(11)
      // The speeds of ten planets, where the wheel has room for them.
      expect(wheel.match(/″<\/text>/g) ?? []).toHaveLength(path === '/reports/wheel' ? 10 : 0)
      expect(wheel).not.toMatch(/style=|#[0-9a-f]{3,6}\b/i)
      expect(wheel).toContain('aria-details="positions"')
      expect(html).toContain('id="positions"')
    }
  })

  it('shows the data of the chart in one line, and more on request', async () => {
    for (const path of ['/reports/basic', '/reports/detailed', '/reports/wheel']) {
      const page = await words(browser, path)
      expect(page).toContain(
        '15 July 1978, 14:30 UTC+03:00 (UT 11:30), 41n01 28e57, tropical, Placidus, day birth',
      )
      expect(page).toMatch(/Universal time\s+15 July 1978, 11:30:00/)
      expect(page).toMatch(/Sidereal time\s+\d\d:\d\d:\d\d, at the place of birth/)
      expect(page).toMatch(/Julian day\s+2443704\.97917 UT/)
    }
  })

  it('the positions have speed, declination and dignity, with the nodes and the lots', async () => {
    const page = await words(browser, '/reports/basic')
    const table = page.slice(page.indexOf('Planetary positions'), page.indexOf('From To Aspect'))
    expect(table).toMatch(
      /Planets and points\s+Sign\s+Degree\s+House\s+Motion\s+Speed\s+Declination\s+Dignity/,
    )
    expect(table).toMatch(/Sun\s+Cancer\s+22\.6° 22°37′\s+9\s+\+0°57′\d\d″\s+\+21°\d\d′\s+\w+/)
    expect(table).toMatch(
      /True Node\s+[A-Z][a-z]+\s+\d+\.\d° \d+°\d\d′\s+\d+\s+[+−]0°0\d′\d\d″\s+[+−]\d+°\d\d′/,
    )
    expect(table).toMatch(/Lot of Spirit\s+Cancer\s+\d+\.\d° \d+°\d\d′\s+\d+\s+\+\d+°\d\d′/)
    expect(await words(browser, '/reports/detailed')).toMatch(/\+0°57′\d\d″\s+\+21°\d\d′\d\d″/)
  })

  it('the page of the wheel has every house, every pair of the grid, dignities and receptions', async () => {
    const page = await words(browser, '/reports/wheel')
    const houses = page.slice(page.indexOf('House Cusp Degree Planets'), page.indexOf('Aspect Grid'))
    for (let house = 1; house <= 12; house++) expect(houses).toMatch(new RegExp(` ${house} +[A-Z]`))
    const html = await browser.page('/reports/wheel')
    const grid = /<table class="aspect-grid">[\s\S]*?<\/table>/.exec(html)![0]
    expect(grid.match(/<td>/g)).toHaveLength((13 * 12) / 2)
    expect(grid.match(/href="#glyph-(Conjunction|Sextile|Square|Trine|Opposition)"/g)).toHaveLength(24)
    expect(page).toMatch(/(Moon sextile Mars|Mars sextile Moon),\s*0°0\d′\s*[as] (applying|separating)/)
    expect(page).toMatch(/Planet\s+Domicile\s+Exaltation\s+Triplicity\s+Bound\s+Face\s+Points/)
    expect(page).toMatch(/[A-Z][a-z ]+ stands in the [a-z, ]*(domicile|exaltation)[a-z, ]* of [A-Za-z ]+/)
  })

  it('each point of the wheel can be chosen by the address', async () => {
    const html = await browser.page('/reports/basic')
    const chosen = [...html.matchAll(/<p id="(wheel-[\w-]+)" class="wheel-chosen">/g)].map(([, id]) => id!)
    expect(chosen).toHaveLength(13)
    for (const id of chosen) {
      expect(html).toContain(`href="#${id}"`)
      const key = id.replace('wheel-', '')
      const drawn = [...html.matchAll(/data-of="([^"]*)"/g)].filter(([, of]) => of!.split(' ').includes(key))
      const words = html.slice(html.indexOf(`id="${id}"`)).split('</p>')[0]!
      const listed = words.includes('no aspects') ? 0 : words.split(';').length
      expect(listed, id).toBe(drawn.length)
    }
  })

  it('names Porphyry where Placidus has no houses', async () => {
    const polar = await member(TROMSO_BIRTH)
    expect(await words(polar, '/reports')).toContain('Western Porphyry')
    for (const path of ['/reports/basic', '/reports/detailed']) {
      const page = await words(polar, path)
      expect(page).toContain('Placidus houses cannot be calculated this close to the pole')
      expect(page).not.toContain('Western Placidus')
    }
  })
})

describe('with another house system chosen in Settings', () => {
  it.each([
    ['whole-sign', 'Whole signs', 'whole signs', /House\s+5th house\s+Degree/],
    ['equal', 'Equal', 'equal houses', /House\s+4th house \(5th by signs\)\s+Degree/],
    ['alcabitius', 'Alcabitius', 'Alcabitius', /House\s+4th house \(5th by signs\)\s+Degree/],
    ['regiomontanus', 'Regiomontanus', 'Regiomontanus', /House\s+4th house \(5th by signs\)\s+Degree/],
    ['porphyry', 'Porphyry', 'Porphyry', /House\s+4th house \(5th by signs\)\s+Degree/],
  ])('%s: the reports show it and the saved chart does not change', async (houseView, name, by, lot) => {
    const browser = await member(ISTANBUL_BIRTH)
    const before = (await browser.call('GET', '/api/astrological-reading')).body
    expect((await browser.form('/settings', { form: 'houses', houseView })).status).toBe(303)
    expect(await words(browser, '/reports')).toContain(`Western ${name}`)
    const page = await words(browser, '/reports/detailed')
    expect(page).toContainAll(`Western ${name}`, `This report uses ${by}, as you chose in Settings.`)
    expect(page).toContain('Your saved chart and your analysis use Placidus.')
    expect(page).toMatch(lot)
    expect((await browser.call('GET', '/api/astrological-reading')).body).toEqual(before)
    expect((await browser.form('/reports/pdf', {})).status).toBe(200)
  })

  it('whole-sign houses begin with their signs, and the angles are still marked', async () => {
    const browser = await member(ISTANBUL_BIRTH)
    await browser.form('/settings', { form: 'houses', houseView: 'whole-sign' })
    const page = await words(browser, '/reports/basic')
    expect(page).toMatch(/1st house\s+Scorpio\s+0\.0° 0°00′\s+Moon\s+Uranus/)
    expect(await words(browser, '/reports/detailed')).toMatch(/By Placidus\s+4th house/)
    expect(page).toMatch(/Midheaven\s+Leo\s+12\.0° 11°5\d′\s+10\s/)
    const html = await browser.page('/reports/basic')
    for (const angle of ['Asc', 'IC', 'Dsc', 'MC']) expect(html).toContain(`>${angle}</text>`)
  })

  it('near the pole the missing house system is named', async () => {
    const polar = await member(TROMSO_BIRTH)
    await polar.form('/settings', { form: 'houses', houseView: 'alcabitius' })
    const page = await words(polar, '/reports/detailed')
    expect(page).toContain('Alcabitius houses cannot be calculated this close to the pole')
    expect(page).toContain('Western Porphyry')
    await polar.form('/settings', { form: 'houses', houseView: 'whole-sign' })
    expect(await words(polar, '/reports/detailed')).toContain('Western Whole signs')
  })
})

describe('the PDF', () => {
  it.each([
    ['/reports/pdf', '595.28 841.89'],
    ['/reports/pdf?paper=a4', '595.28 841.89'],
    ['/reports/pdf?paper=letter', '612 792'],
    ['/reports/pdf?paper=papyrus', '595.28 841.89'],
  ])('%s is a file with a name, of the person’s chart and analysis', async (path, box) => {
    proves('screen: pdf report')
    const browser = await member(ISTANBUL_BIRTH)
    const response = await browser.form(path, {})
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Type')).toBe('application/pdf')
    expect(response.headers.get('Content-Disposition')).toBe(
      'attachment; filename="qismah-report-2026-03-01.pdf"',
    )
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    const file = Buffer.from(await response.arrayBuffer())
    const text = pdfText(file)
    expect(text).toContainAll(
      'Born 15 July 1978, 14:30',
      'Istanbul, Türkiye',
      '0°20′25″ Pisces',
      'Planetary Positions',
      'Practical Next Steps',
    )
    const pdf = file.toString('latin1')
    expect(pdf.startsWith('%PDF-1.7')).toBe(true)
    expect(pdf).toContain(`[0 0 ${box}]`)
    expect(pdf.match(/\/Type \/Page\b/g)!.length).toBeGreaterThanOrEqual(6)
  })

  it('is never made by a GET request, which leads to the page with the button', async () => {
    const browser = await member(ISTANBUL_BIRTH)
    const analyses = () => app.sql.value('select count(*) from analyses')
    const before = analyses()
    const answer = await browser.get('/reports/pdf')
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/reports/detailed'])
    expect(analyses()).toBe(before)
    for (const path of ['/reports', '/reports/detailed', '/settings', '/dashboard']) {
      const html = await browser.page(path)
      expect(html, path).toContain('<form method="post" action="/reports/pdf"')
      expect(html, path).not.toContain('href="/reports/pdf')
    }
  })

  it('is made for names and places of any script', async () => {
    const browser = app.browser()
    const person = {
      name: 'عبد الرحمن 🌙 O’Neill',
      email: 'arabic@qismah.example',
      password: 'one secret word',
    }
    expect((await browser.call('POST', '/api/auth/register', person)).status).toBe(201)
    await browser.call('POST', '/api/birth-data', { ...TROMSO_BIRTH, pseudonym: 'نجمة الصبح' })
    expect((await browser.form('/reports/pdf', {})).status).toBe(200)
  })
})
