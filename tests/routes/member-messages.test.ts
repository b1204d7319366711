import { describe, expect, it } from 'vitest'
import { proves } from '../specification/proves.ts'
import { type Browser, ISTANBUL_BIRTH, testApp } from '../support/app.ts'
import { nextPage, textOf, whileFailing } from '../support/messages.ts'
import { confirmed } from '../support/stories.ts'

const app = await testApp()

async function member() {
  const browser = await app.newcomer()
  return browser
}

async function expectBirthForm(browser: Browser, path: string, title: string) {
  const page = textOf(await browser.page(path))
  expect(page).toContainAll(`>${title}</h1>`, 'You cannot change this later')
  for (const field of ['dateOfBirth', 'birthTime', 'country', 'citySearch', 'pseudonym']) {
    expect(page).toMatch(new RegExp(`<(input|select)[^>]* name="${field}"`))
  }
  expect(page).toMatch(/href="\/dashboard"[^>]*>Cancel</)
}

async function analysed() {
  const browser = await member()
  await browser.call('POST', '/api/birth-data', ISTANBUL_BIRTH)
  const { analysisId } = (await browser.call('POST', '/api/analysis')).body as { analysisId: string }
  return { browser, analysisId }
}

describe('the messages of saving birth data', () => {
  it('Success! / Your birth information has been saved securely.', async () => {
    proves('screen: /birth-info', 'message: birth data saved')
    const browser = await member()
    await expectBirthForm(browser, '/birth-info', 'Enter Your Birth Information')
    const saved = await browser.form('/birth-info/check', ISTANBUL_BIRTH)
    expect(saved.headers.get('Location')).toBe('/dashboard')
    const page = await nextPage(browser, saved)
    expect(page).toContainAll('Success!', 'Your birth information has been saved securely.')
  })

  it('Birth information saved / Your birth data has been securely stored.', async () => {
    proves('screen: /birth-data', 'message: birth data saved, other form')
    const browser = await member()
    await expectBirthForm(browser, '/birth-data', 'Birth Information')
    const saved = await browser.form('/birth-data/check', ISTANBUL_BIRTH)
    expect(saved.headers.get('Location')).toBe('/dashboard')
    const page = await nextPage(browser, saved)
    expect(page).toContainAll('Birth information saved', 'Your birth data has been securely stored.')
  })

  it.each([
    ['/birth-info', 'Error'],
    ['/birth-data', 'Failed to save birth information'],
  ])('%s: %s / with the reason', async (path, title) => {
    proves('message: birth data refused', 'message: birth data refused, other form')
    const browser = await member()
    const answer = await browser.form(path, { ...ISTANBUL_BIRTH, cityId: '999999999' })
    expect(answer.status).toBe(422)
    const page = textOf(await answer.text())
    expect(page).toContainAll(`>${title}<`, 'This city is not in our list. Please choose another.')
  })

  it.each([
    ['/birth-info', 'Error', 'Failed to save birth data. Please try again.'],
    ['/birth-data', 'Failed to save birth information', 'Please try again.'],
  ])('%s: %s / %s', async (path, title, description) => {
    proves('message: birth data not saved', 'message: birth data not saved, other form')
    const browser = await member()
    const answer = await whileFailing(app, 'insert on birth_details', () =>
      browser.form(`${path}/check`, ISTANBUL_BIRTH),
    )
    expect(answer.status).toBe(500)
    const page = textOf(await answer.text())
    expect(page).toContainAll(`>${title}<`, `>${description}<`, `value="${ISTANBUL_BIRTH.dateOfBirth}"`)
  })

  it('Failed to save birth data. Please try again. / as a call', async () => {
    proves('message: birth data not saved')
    const browser = await member()
    const answer = await whileFailing(app, 'insert on birth_details', () =>
      browser.call('POST', '/api/birth-data', ISTANBUL_BIRTH),
    )
    expect(answer).toEqual({
      status: 500,
      body: { code: 'server.failed', message: 'Failed to save birth data. Please try again.' },
    })
  })
})

describe('a step that fails', () => {
  it('of checking a birth stays that step', async () => {
    const browser = await member()
    await browser.form('/birth-info', { ...ISTANBUL_BIRTH, step: 'check' })
    const answer = await whileFailing(app, 'insert on birth_details', () =>
      browser.form('/birth-info/check', ISTANBUL_BIRTH),
    )
    expect(answer.status).toBe(500)
    const page = textOf(await answer.text())
    expect(page).toContainAll('Check your answers</h1>', 'Failed to save birth data. Please try again.')
  })

  it('of casting the chart shows its message and the button', async () => {
    const browser = await member()
    await browser.call('POST', '/api/birth-data', ISTANBUL_BIRTH)
    app.sql.run('delete from astrological_readings')
    const answer = await whileFailing(app, 'insert on astrological_readings', () =>
      browser.form('/reports', {}),
    )
    expect(answer.status).toBe(500)
    const page = textOf(await answer.text())
    expect(page).toContainAll(
      'Failed to generate natal chart',
      'Please try again.',
      'Generate Chart & Basic Report',
    )
  })

  it('of making an analysis by call answers with the specified message', async () => {
    const browser = await member()
    await browser.call('POST', '/api/birth-data', ISTANBUL_BIRTH)
    const answer = await whileFailing(app, 'insert on analyses', () => browser.call('POST', '/api/analysis'))
    expect(answer).toMatchObject({
      status: 500,
      body: { message: expect.stringMatching(/^We encountered an error while generating your analysis\./) },
    })
  })
})

describe('the messages of rating', () => {
  it('Thank you! Your rating has been recorded.', async () => {
    proves('message: rating saved')
    const { browser, analysisId } = await analysed()
    const page = await nextPage(browser, await browser.form('/analysis', { analysisId, rating: '4' }))
    expect(page).toContainAll('Thank you!', 'Your rating has been recorded.')
  })

  it('Failed to save rating. Please try again.', async () => {
    proves('message: rating not saved')
    const { browser, analysisId } = await analysed()
    const answer = await whileFailing(app, 'insert on analysis_ratings', () =>
      browser.form('/analysis', { analysisId, rating: '4' }),
    )
    expect(answer.status).toBe(500)
    expect(textOf(await answer.text())).toContain('Failed to save rating. Please try again.')
    const unknown = await browser.form('/analysis', { analysisId: 'nothing', rating: '4' })
    expect(unknown.status).toBe(404)
    expect(textOf(await unknown.text())).toContain('Failed to save rating. Please try again.')
  })
})

describe('the messages of a story from the analysis screen', () => {
  it('Story Submitted / Thank you for sharing!', async () => {
    proves('message: short story submitted')
    const { browser } = await analysed()
    const sent = await browser.form('/analysis', {
      story: 'The door opened when I had stopped knocking.',
      ...confirmed,
    })
    const page = await nextPage(browser, sent)
    expect(page).toContain('Story Submitted')
    expect(page).toContain(
      'Thank you for sharing! Your story will be reviewed and may be featured on our YouTube channel.',
    )
  })

  it('Story too short / Please share at least 10 characters about your experience.', async () => {
    proves('check: short story too short')
    const { browser } = await analysed()
    const answer = await browser.form('/analysis', { story: '  too short   ' })
    expect(answer.status).toBe(422)
    const page = textOf(await answer.text())
    expect(page).toContainAll('Story too short', 'Please share at least 10 characters about your experience.')
    const long = await browser.form('/analysis', { story: 'x'.repeat(1001) })
    expect(textOf(await long.text())).not.toContain('Story too short')
  })

  it('Failed to submit story. Please try again.', async () => {
    proves('message: short story not submitted')
    const { browser } = await analysed()
    const story = 'The door opened when I had stopped knocking.'
    const answer = await whileFailing(app, 'insert on user_stories', () =>
      browser.form('/analysis', { story, ...confirmed }),
    )
    expect(answer.status).toBe(500)
    const page = textOf(await answer.text())
    expect(page).toContainAll('Failed to submit story. Please try again.', story)
  })
})
