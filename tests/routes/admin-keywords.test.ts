import { describe, expect, it } from 'vitest'
import { proves } from '../specification/proves.ts'
import { administrator, bodyOf, headsOf, lastChange, pagesOf } from '../support/admin.ts'
import { testApp } from '../support/app.ts'

const app = await testApp()
const { sql } = app
const admin = await administrator(app)

const { page, submit } = pagesOf(admin, bodyOf)

const keywordNamed = (text: string) =>
  sql.row('select * from keywords where keyword_text = ?', text) as Record<string, never> | undefined
const categoryId = (name: string) =>
  sql.value('select id from keyword_categories where categoryname = ?', name) as number

describe('the list of keywords', () => {
  it('pages by 25, 50 and 100, shows the position, and links to the next page', async () => {
    proves('limit: page sizes', 'screen: /admin/keywords')
    const first = await page('/admin/keywords')
    expect(first).toContainAll('Showing 1–25 of 288', 'href="/admin/keywords?page=2"')
    expect(await page('/admin/keywords?page=2&size=50')).toContain('Showing 51–100 of 288')
    expect(await page('/admin/keywords?size=100&page=3')).toContain('Showing 201–288 of 288')
    expect(await page('/admin/keywords?size=100&page=9')).toContain('Showing 201–288 of 288')
  })

  it('shows keyword, sign, polarity and category, in the order of the zodiac, and filters by each', async () => {
    proves('screen: /admin/keywords')
    const html = await page('/admin/keywords?sign=Libra&polarity=Dark')
    expect(html).toContainAll('Showing 1–8 of 8', 'Flattery', 'Learning and Speech')
    expect(headsOf(html)).toEqual(['Keyword', 'Sign', 'Polarity', 'Category', 'Actions'])
    expect(html).not.toContain('Fairness')
    const { body } = await admin.browser.call('GET', '/api/admin/keywords?size=100')
    expect((body as { sign: string }[])[0]!.sign).toBe('Aries')
    expect((body as { sign: string }[]).at(-1)!.sign).not.toBe('Virgo')
    expect(await page(`/admin/keywords?category=${categoryId('Character')}&q=haste`)).toContain(
      'Showing 1–1 of 1',
    )
    expect(await page('/admin/keywords?q=%25%25')).toContain('No keyword matches.')
  })
})

describe('keywords', () => {
  const values = () => ({
    keywordText: '  Tawakkul   in travel ',
    sign: 'Sagittarius',
    polarity: 'Light',
    categoryId: String(categoryId('Faith and Heart')),
    description: ' Tie it, then trust. ',
  })

  it('are added trimmed, with Light as the default', async () => {
    proves('limit: polarity', 'screen: /admin/keywords')
    expect(await page('/admin/keywords/new')).toMatch(/<option value="Light" selected="">/)
    const html = await submit('/admin/keywords/new?q=Tawakkul', values())
    expect(html).toContainAll('Keyword created', 'Showing 1–1 of 1')
    const row = keywordNamed('Tawakkul in travel')!
    expect(row).toMatchObject({ sign: 'Sagittarius', polarity: 'Light', description: 'Tie it, then trust.' })
    expect(lastChange(app)).toMatchObject({
      action: 'keywords.create',
      entity: 'keyword',
      entity_id: String(row.id),
      actor_id: admin.id,
      after: { keywordText: 'Tawakkul in travel' },
    })
    expect(await submit('/admin/keywords/new', values())).toContain(
      '“Tawakkul in travel” is there already for Sagittarius, Light.',
    )
  })

  it('are accepted in both spellings, and answered in the spelling of the columns', async () => {
    const made = await admin.browser.call('POST', '/api/admin/keywords', {
      keyword_text: 'Spelled otherwise',
      sign: 'Leo',
      polarity: 'Dark',
      category_id: categoryId('Character'),
    })
    expect(made).toMatchObject({
      status: 201,
      body: { keyword_text: 'Spelled otherwise', category_id: categoryId('Character'), description: null },
    })
    const { id } = made.body as { id: number }
    const changed = await admin.browser.call('PUT', `/api/admin/keywords/${id}`, {
      keywordText: 'Spelled so',
      sign: 'Leo',
      polarity: 'Neutral',
      categoryId: String(categoryId('Character')),
    })
    expect(changed).toMatchObject({
      status: 200,
      body: { id, keyword_text: 'Spelled so', polarity: 'Neutral' },
    })
    expect(lastChange(app)).toMatchObject({
      before: { keywordText: 'Spelled otherwise', polarity: 'Dark' },
      after: { keywordText: 'Spelled so', polarity: 'Neutral' },
    })
  })

  it('are edited and deleted in dialogs over the list, which keeps its query', async () => {
    proves('screen: /admin/keywords')
    const { id } = keywordNamed('Tawakkul in travel') as unknown as { id: number }
    const form = await page(`/admin/keywords/${id}/edit?q=tawakkul`)
    expect(form).toContainAll('value="Tawakkul in travel"', 'href="/admin/keywords?q=tawakkul"')
    const html = await submit(`/admin/keywords/${id}/edit?q=tawakkul`, {
      ...values(),
      keywordText: 'Tawakkul',
      description: '',
    })
    expect(html).toContain('Keyword updated')
    expect(keywordNamed('Tawakkul')).toMatchObject({ id, description: null })

    expect(await page(`/admin/keywords/${id}/delete`)).toContain('No event uses it.')
    expect(await submit(`/admin/keywords/${id}/delete?q=tawakkul`, {})).toContain('Keyword deleted')
    expect(keywordNamed('Tawakkul')).toBeUndefined()
    expect(lastChange(app)).toMatchObject({
      action: 'keywords.delete',
      before: { keywordText: 'Tawakkul', sign: 'Sagittarius' },
    })
    expect(await submit(`/admin/keywords/${id}/delete`, {})).toContain('Keyword deleted')
    expect((await admin.browser.get(`/admin/keywords/${id}/edit`)).status).toBe(404)
  })
})

describe('categories', () => {
  it('are added trimmed, and need name and description', async () => {
    proves('screen: /admin/keyword-categories', 'message: all fields required')
    for (const missing of [
      { categoryName: 'Alone', categoryRelation: ' ' },
      { categoryName: '', categoryRelation: 'Alone' },
    ]) {
      const html = await submit('/admin/keyword-categories/new', missing)
      expect(html).toContainAll('Validation Error', 'All fields are required', 'Alone')
      expect(await admin.browser.call('POST', '/api/admin/keyword-categories', missing)).toMatchObject({
        status: 422,
        body: { message: 'All fields are required' },
      })
    }
    const html = await submit('/admin/keyword-categories/new', {
      categoryName: '  Sea and  shore ',
      categoryRelation: ' Water, boats ',
    })
    expect(html).toContainAll('Category created', 'Sea and shore')
    expect(
      await submit('/admin/keyword-categories/new', { categoryName: 'sea and SHORE', categoryRelation: 'x' }),
    ).toContain('There is a category named “sea and SHORE” already.')
  })

  it('are changed, in both spellings', async () => {
    proves('screen: /admin/keyword-categories')
    const id = categoryId('Sea and shore')
    expect(
      await submit(`/admin/keyword-categories/${id}/edit`, {
        categoryName: 'Sea',
        categoryRelation: 'Water, boats',
      }),
    ).toContain('Category updated')
    for (const body of [
      { categoryName: 'The sea', categoryRelation: 'Boats' },
      { categoryname: 'The sea', categoryrelation: 'Boats' },
    ]) {
      expect(await admin.browser.call('PUT', `/api/admin/keyword-categories/${id}`, body)).toEqual({
        status: 200,
        body: { id, categoryname: 'The sea', categoryrelation: 'Boats', keywordCount: 0 },
      })
    }
    expect(lastChange(app)).toMatchObject({
      action: 'keyword-categories.change',
      before: { categoryName: 'Sea' },
      after: { categoryName: 'The sea' },
    })
  })

  it('with one keyword use the singular', async () => {
    const made = await admin.browser.call('POST', '/api/admin/keyword-categories', {
      categoryName: 'Of one',
      categoryRelation: 'A single word',
    })
    const { id } = made.body as { id: number }
    const only = { keywordText: 'Only word', sign: 'Leo', polarity: 'Light', categoryId: id }
    const keyword = (await admin.browser.call('POST', '/api/admin/keywords', only)).body as { id: number }
    expect((await admin.browser.call('DELETE', `/api/admin/keyword-categories/${id}`)).body).toMatchObject({
      code: 'category.in-use',
      message: 'One keyword is in this category. Please say which category it goes to.',
    })
    await admin.browser.call('DELETE', `/api/admin/keywords/${keyword.id}`)
    await admin.browser.call('DELETE', `/api/admin/keyword-categories/${id}`)
  })

  it('in use are deleted only with a new category for their keywords', async () => {
    proves('screen: /admin/keyword-categories')
    const from = categoryId('Provision and Means')
    const to = categoryId('The sea')
    const inIt = (id: number) =>
      sql.value('select count(*) from keywords where category_id = ?', id) as number
    const count = inIt(from)
    const refusal = `${count} keywords are in this category. Please say which category they go to.`

    const dialog = await page(`/admin/keyword-categories/${from}/delete`)
    expect(dialog).toContain(`It has ${count} keywords. Choose a category for them.`)
    const refused = await submit(`/admin/keyword-categories/${from}/delete`, { moveTo: '' })
    expect(refused).toContainAll('Failed to delete category', refusal)
    expect(await admin.browser.call('DELETE', `/api/admin/keyword-categories/${from}`)).toEqual({
      status: 409,
      body: { code: 'category.in-use', message: refusal, fieldErrors: { moveTo: [refusal] } },
    })
    expect(await submit(`/admin/keyword-categories/${from}/delete`, { moveTo: String(from) })).toContain(
      'Please choose another category for its keywords.',
    )
    expect(inIt(from)).toBe(count)

    expect(await submit(`/admin/keyword-categories/${from}/delete`, { moveTo: String(to) })).toContain(
      'Category deleted',
    )
    expect(inIt(to)).toBe(count)
    expect(lastChange(app)).toMatchObject({
      action: 'keyword-categories.delete',
      before: { categoryName: 'Provision and Means' },
      after: { keywordsMoved: count, movedTo: to },
    })
    expect(await submit(`/admin/keyword-categories/${from}/delete`, {})).not.toContain('Failed')

    const back = await admin.browser.call('POST', '/api/admin/keyword-categories', {
      categoryName: 'Back again',
      categoryRelation: 'By the call',
    })
    const { id } = back.body as { id: number }
    expect(await admin.browser.call('DELETE', `/api/admin/keyword-categories/${to}`, { moveTo: id })).toEqual(
      {
        status: 200,
        body: { message: 'Category deleted', keywordsMoved: count },
      },
    )
    expect(inIt(id)).toBe(count)
  })

  it('page, sort and are a CSV file', async () => {
    proves('limit: page sizes', 'screen: /admin/keyword-categories')
    const html = await page('/admin/keyword-categories?sort=-name&size=50')
    expect(html).toContain('Showing 1–10 of 10')
    expect(html.indexOf('Work and Craft')).toBeLessThan(html.indexOf('Back again'))
    expect(await (await admin.browser.form('/admin/keyword-categories.csv', {})).text()).toContain(
      'id,categoryname,categoryrelation,keywords',
    )
  })
})
