import { beforeEach, describe, expect, it } from 'vitest'
import { administrator, lastChange, member } from '../support/admin.ts'
import { type Browser, ISTANBUL_BIRTH, testApp } from '../support/app.ts'
import { textOf } from '../support/messages.ts'
import { mine } from '../support/stories.ts'

const app = await testApp()
const { sql } = app
const admin = await administrator(app)
const SHEET = '/admin/user-stories/film'
const FILM = { filmedOn: '2026-03-01', filmUrl: 'https://films.example/1' }
const TELLABLE = { forAnalyses: true, onChannel: true, withLot: true }

interface Featured {
  browser: Browser
  id: string
}

async function featuredStory(title: string, uses: Partial<typeof TELLABLE> = {}): Promise<Featured> {
  const { browser } = await member(app)
  await browser.call('POST', '/api/birth-data', ISTANBUL_BIRTH)
  const story = {
    title,
    storyContent: `${title}: a door opened after years. `.repeat(3),
    pseudonym: 'Traveller',
    ...TELLABLE,
    ...uses,
  }
  const { body } = await browser.call('POST', '/api/user-stories', story)
  const { id } = body as { id: string }
  sql.run("update user_stories set status = 'approved', is_featured = 1 where id = ?", id)
  return { browser, id }
}

const main = async (path: string) => {
  const html = textOf(await admin.browser.page(path))
  return html.slice(html.indexOf('<main'), html.indexOf('</main>'))
}

/** Stories in the order of their places. */
const inOrder = (...stories: readonly Featured[]) =>
  stories.map(({ id }, index) => [`story${index + 1}`, id] as const)

const send = (path: string, stories: readonly (readonly [string, string])[], fields: object) =>
  admin.browser.form(path, [...Object.entries({ name: 'Doors', ...fields }), ...stories] as [
    string,
    string,
  ][])

async function episodeOf(stories: readonly Featured[], fields: object = {}): Promise<string> {
  const answer = await send(`${SHEET}/new`, inOrder(...stories), fields)
  expect(answer.status).toBe(303)
  return answer.headers.get('Location')!
}

const permit = ({ browser, id }: Featured, uses: Partial<typeof TELLABLE>) =>
  browser.call('PUT', `/api/user-stories/${id}/permissions`, { ...TELLABLE, ...uses })

beforeEach(() => {
  sql.run('delete from user_stories')
  sql.run('delete from episodes')
})

describe('the sheet for films', () => {
  it('has featured stories with their lot and its matters, and without who sent them', async () => {
    await featuredStory('The open door')
    const html = await main(SHEET)
    expect(html).toContainAll('The open door: a door opened', 'Part of Fortune in Pisces')
    expect(html).toContain('Pisces is a double-bodied sign of water')
    expect(html).toMatch(/house is given to/)
    expect(html).not.toContainAll('Traveller', 'Person 2', '@qismah.example')
    const { browser } = await member(app)
    for (const path of [SHEET, `${SHEET}/new`, `${SHEET}/none`])
      expect((await browser.get(path)).status).toBe(403)
  })
})

describe('an episode', () => {
  it('has its stories in order on one sheet, and the film on each', async () => {
    const [first, second, third] = [
      await featuredStory('The first door'),
      await featuredStory('The second door'),
      await featuredStory('The third door'),
    ]
    const path = await episodeOf([third!, first!])
    const html = await main(path)
    expect(html.indexOf('The third door: a door')).toBeLessThan(html.indexOf('The first door: a door'))
    expect(html).not.toContain('The second door: a door')
    expect(await main(SHEET)).toContainAll('Doors', '2 stories, not filmed yet', 'The second door: a door')
    expect(await main(SHEET)).not.toContain('The first door: a door')
    expect(await mine(first!.browser)).toMatchObject([{ episode: null, filmedOn: null, filmUrl: null }])

    expect((await send(path, inOrder(first!, third!, second!), FILM)).status).toBe(303)
    const filmed = await main(path)
    expect(filmed.indexOf('The first door: a door')).toBeLessThan(filmed.indexOf('The third door: a door'))
    expect(filmed).toContainAll('filmed on', '1 March 2026', 'href="https://films.example/1"')
    for (const { browser } of [first!, second!, third!])
      expect(await mine(browser)).toMatchObject([{ episode: 'Doors', ...FILM }])
    expect(await main('/admin/user-stories')).toContain('In “<bdi>Doors</bdi>”, filmed on')
    const file = await (await admin.browser.form('/admin/user-stories.csv', {})).text()
    expect(file).toContain('forAnalyses,onChannel,withLot,episode,filmedOn,filmUrl')
    expect(file).toContain(`true,true,true,Doors,${FILM.filmedOn},${FILM.filmUrl}`)
    const page = textOf(await first!.browser.page('/my-stories'))
    expect(page).toContainAll('Filmed on', '1 March 2026', 'in “', 'Doors', 'Watch the film')
  })

  it('is recorded: the episode, and each of its stories with its author', async () => {
    const story = await featuredStory('The recorded door')
    const path = await episodeOf([story])
    const id = path.split('/').at(-1)
    expect(lastChange(app)).toMatchObject({ action: 'episodes.create', entity: 'episode', entity_id: id })
    await send(path, inOrder(story), FILM)
    expect(lastChange(app)).toMatchObject({ action: 'episodes.change', after: FILM })
    const userId = sql.value('select user_id from user_stories where id = ?', story.id)
    expect(
      sql.row(
        "select subject_user_id, before, after from audit_log where action = 'stories.film' order by id desc",
      ),
    ).toEqual({
      subject_user_id: userId,
      before: JSON.stringify({ filmedOn: null, filmUrl: null }),
      after: JSON.stringify(FILM),
    })
    const count = () => sql.value('select count(*) from audit_log')
    const before = count()
    await send(path, inOrder(story), FILM)
    expect(count()).toBe(before)
  })

  it('is deleted alone: its stories stay', async () => {
    const story = await featuredStory('The kept door')
    const path = await episodeOf([story], FILM)
    expect((await admin.browser.form(path, { remove: 'yes' })).headers.get('Location')).toBe(SHEET)
    expect(await mine(story.browser)).toMatchObject([{ episode: null, filmedOn: null }])
    expect(await main(SHEET)).toContain('The kept door: a door')
    expect((await admin.browser.get(path)).status).toBe(404)
    expect((await admin.browser.form(path, { remove: 'yes' })).status).toBe(303)
  })

  it('takes out a story that is no longer chosen', async () => {
    const [one, two] = [await featuredStory('The one door'), await featuredStory('The two doors')]
    const path = await episodeOf([one!, two!], FILM)
    await send(path, inOrder(two!), FILM)
    expect(await mine(one!.browser)).toMatchObject([{ episode: null }])
    expect(await mine(two!.browser)).toMatchObject([{ episode: 'Doors' }])
  })

  const BAD: readonly [string, object, string][] = [
    ['without a name', { name: ' \u200b ' }, 'Please give the episode a name.'],
    ['with a name that is too long', { name: 'x'.repeat(121) }, 'A name has at most 120 characters.'],
    ['with an address of a script', { filmUrl: 'javascript:alert(1)' }, 'that begins with https://'],
    ['with an address that is not https', { filmUrl: 'http://films.example/1' }, 'that begins with https://'],
    ['with a day that is none', { filmedOn: '2026-02-30' }, 'Please give the day as a date'],
  ]

  it.each(BAD)('is refused %s, and what was typed stays', async (_, fields, message) => {
    const story = await featuredStory('The chosen door')
    const refused = await send(`${SHEET}/new`, inOrder(story), fields)
    expect(refused.status).toBe(422)
    const html = textOf(await refused.text())
    expect(html).toContain(message)
    expect(html).toMatch(new RegExp(`<option(?=[^>]*value="${story.id}")(?=[^>]*selected)`))
    expect(sql.value('select count(*) from episodes')).toBe(0)
  })

  it.each([
    ['no stories', {}],
    ['empty places', { story1: '', story2: '' }],
    ['stories at places that are none', { story13: 'x', story0: 'x' }],
  ])('is refused with %s', async (_, places) => {
    const refused = await send(`${SHEET}/new`, [], places)
    expect(refused.status).toBe(422)
    expect(textOf(await refused.text())).toContain('Please choose at least one story.')
  })

  it('passes over places without a story, and tells a story once', async () => {
    const [one, two] = [await featuredStory('The one door'), await featuredStory('The other door')]
    const places = { story2: two!.id, story5: one!.id, story9: two!.id }
    const answer = await send(`${SHEET}/new`, [], places)
    const rows = sql.values('select id from user_stories where episode_id is not null order by episode_place')
    expect([answer.status, rows]).toEqual([303, [two!.id, one!.id]])
  })

  it('is refused with a story that is gone, not permitted, not featured, or in another episode', async () => {
    const free = await featuredStory('A free door')
    const gone = await featuredStory('A gone door')
    const kept = await featuredStory('A kept door', { onChannel: false })
    const off = await featuredStory('A door taken off')
    const told = await featuredStory('A told door')
    sql.run('update user_stories set is_featured = 0 where id = ?', off.id)
    await episodeOf([told])
    await gone.browser.call('DELETE', `/api/user-stories/${gone.id}`)
    const refusals: [Featured, number, string][] = [
      [gone, 404, 'its author has withdrawn it, or it was deleted'],
      [kept, 409, 'The author of “A kept door” does not permit'],
      [off, 409, '“A door taken off” is no longer featured'],
      [told, 409, '“A told door” is no longer featured, or is in another episode.'],
    ]
    for (const [story, status, message] of refusals) {
      const refused = await send(`${SHEET}/new`, inOrder(free, story), {})
      expect(refused.status, message).toBe(status)
      expect(textOf(await refused.text())).toContain(message)
    }
    expect(sql.value('select count(*) from episodes')).toBe(1)
  })

  it('says so when a permission was taken back while the sheet was open', async () => {
    const [named, taken] = [await featuredStory('A named door'), await featuredStory('A taken door')]
    const path = await episodeOf([named!, taken!])
    const shown = await admin.browser.hiddenFields()
    app.clock.advance(1000)
    await permit(named!, { withLot: false })
    const changed = await send(path, inOrder(named!, taken!), { ...FILM, ...shown })
    expect(changed.status).toBe(409)
    expect(textOf(await changed.text())).toContain(
      'The author of “A named door” has changed what they permit since this page was shown.',
    )
    await permit(taken!, { onChannel: false })
    const refused = await send(path, inOrder(named!, taken!), FILM)
    expect(refused.status).toBe(409)
    expect(textOf(await refused.text())).toContain('The author of “A taken door” does not permit')
    const html = await main(path)
    expect(html).toContain('One story is not on this sheet')
    expect(html).not.toContain('A taken door')
    expect((await send(path, inOrder(named!), FILM)).status).toBe(303)
    expect(await mine(taken!.browser)).toMatchObject([{ episode: null }])
  })
})
