import { describe, expect, it } from 'vitest'
import { LANGUAGES, type Language } from '#app/language/language.ts'
import type * as Server from '#app/main.server.ts'
import { administrator, member } from '../support/admin.ts'
import { type Browser, testApp } from '../support/app.ts'
import { readOutbox } from '../support/mailbox.ts'
import { page, typed } from '../support/stories.ts'

const app = await testApp()
const { sql, services } = app
const { sendDueMails, MailNotSent } = (await import('#build/server/index.js' as string)) as typeof Server
const admin = await administrator(app)
const NEW = '/admin/user-stories/film/new'
const FILM = { filmedOn: '2026-02-27', filmUrl: 'https://films.example/door' }

interface Author {
  browser: Browser
  email: string
  id: string
  stories: string[]
}

/** A person with featured stories who asks for mails about films. */
async function author({ language = 'en' as Language, asks = true, stories = 1 } = {}): Promise<Author> {
  const person = await member(app)
  sql.run('update users set email_verified_at = 1, language = ? where id = ?', language, person.id)
  for (let number = 1; number <= stories; number++)
    await person.browser.form('/send-story', { ...typed, title: `qzvxlantern ${number}`, onChannel: 'on' })
  sql.run("update user_stories set status = 'approved', is_featured = 1 where user_id = ?", person.id)
  const ids = sql.values('select id from user_stories where user_id = ?', person.id) as string[]
  const told = { ...person, stories: ids }
  if (asks) await ask(told)
  return told
}

const ask = ({ browser }: Author) => browser.form('/my-stories', { form: 'mails', mails: 'on' })
const stop = ({ browser }: Author) => browser.form('/my-stories', { form: 'mails' })

/** The address of the new episode. */
async function episode(stories: readonly string[], facts: object = FILM): Promise<string> {
  const answer = await save(NEW, stories, facts)
  expect(answer.status).toBe(303)
  return answer.headers.get('Location')!
}

const save = (path: string, stories: readonly string[], facts: object) =>
  admin.browser.form(path, [
    ...Object.entries({ name: 'The way out', ...facts }),
    ...stories.map((id, index) => [`story${index + 1}`, id]),
  ])

const mailsTo = ({ email }: Author) =>
  readOutbox(services.settings.dataDir).filter(({ to }) => to.includes(email))

async function mailsAfterARound(person: Author) {
  await sendDueMails(services)
  return mailsTo(person)
}

describe('a mail about a film', () => {
  it('comes once for each author and film, on request, as soon as day and address are known', async () => {
    const person = await author({ stories: 2 })
    const other = await author({ asks: false })
    const path = await episode([...person.stories, ...other.stories], { filmedOn: FILM.filmedOn })
    expect(await mailsAfterARound(person)).toEqual([])
    await save(path, [...person.stories, ...other.stories], FILM)
    await Promise.all([sendDueMails(services), sendDueMails(services)])
    expect(mailsTo(person).map(({ subject }) => subject)).toEqual(['Your story was filmed'])
    const filmUrl = 'https://films.example/moved'
    await save(path, person.stories, { ...FILM, filmUrl })
    await save(path, person.stories, { filmedOn: '', filmUrl: '' })
    await save(path, person.stories, FILM)
    await ask(other)
    expect(await mailsAfterARound(person)).toHaveLength(1)
    expect(mailsTo(other)).toEqual([])
  })

  it.each(
    LANGUAGES,
  )('has the film, its day, the episode and a link that stops such mails, in %s', async (language) => {
    const person = await author({ language })
    await episode(person.stories)
    const [mail] = await mailsAfterARound(person)
    const { text, html } = mail!
    expect(text).toContainAll('The way out', `${FILM.filmUrl}\n`)
    expect(text).toContain(language === 'ar' ? 'صُوّرت في 27 فبراير 2026' : 'filmed on 27 February 2026')
    expect(text + html).not.toContain('qzvxlantern')
    const link = /\S+\/letter\/stop\?token=\S+/.exec(text)![0].replace('http://localhost:3000', '')
    expect((await app.browser().form(link, {})).status).toBe(200)
    const again = await author({ language, asks: false })
    sql.run('update user_stories set user_id = ? where user_id = ?', person.id, again.id)
    await episode(again.stories)
    expect(await mailsAfterARound(person)).toHaveLength(1)
  })

  const ENDS: readonly [string, (person: Author) => unknown][] = [
    ['who has stopped these mails', stop],
    [
      'who has withdrawn the story',
      ({ browser, stories: [id] }) => browser.form(`/my-stories/${id}/withdraw`, { confirm: 'yes' }),
    ],
    [
      'who has taken back that it is told',
      ({ browser, stories: [id] }) => browser.form('/my-stories', { id: id! }),
    ],
    [
      'who is suspended',
      ({ id }) => sql.run("update users set account_status = 'suspended' where id = ?", id),
    ],
  ]

  it.each(ENDS)('does not come for an author %s', async (_, happens) => {
    const person = await author()
    await episode(person.stories)
    await happens(person)
    expect(await mailsAfterARound(person)).toEqual([])
  })

  it('waits until the address is confirmed', async () => {
    const person = await author({ asks: false })
    sql.run('update users set email_verified_at = null where id = ?', person.id)
    await ask(person)
    await services.mailer.flush()
    expect(mailsTo(person).map(({ subject }) => subject)).toEqual([
      'Confirm your address for letters from Qismah',
    ])
    expect(await page(person.browser, '/my-stories')).toContain('Your email address is not confirmed yet.')
    await episode(person.stories)
    expect(await mailsAfterARound(person)).toHaveLength(1)
    sql.run('update users set email_verified_at = 1 where id = ?', person.id)
    expect((await mailsAfterARound(person)).map(({ subject }) => subject)).toContain('Your story was filmed')
  })

  it('is sent again if the mail server takes it later, and only then', async () => {
    const person = await author()
    await episode(person.stories)
    const { mailer } = services
    const failing = (responseCode: number) => ({
      ...services,
      mailer: { ...mailer, send: () => Promise.reject(new MailNotSent({ responseCode })) },
    })
    await expect(sendDueMails(failing(451))).rejects.toThrow('1 mails about films were not taken')
    expect(await mailsAfterARound(person)).toHaveLength(1)
    const second = await author()
    await episode(second.stories)
    await expect(sendDueMails(failing(550))).rejects.toThrow('1 mails about films were not taken')
    expect(await mailsAfterARound(second)).toEqual([])
  })
})
