import { specifiedBody } from '#tests/specification/calls.ts'
import { charted } from './back-office-natal-charts.ts'
import type { ExamplesByCall, Kit } from './kit.ts'

const EVENTS = '/api/admin/events'
const ENHANCED = '/api/admin/events-enhanced'

const EVENT = specifiedBody('POST /api/admin/events', {
  title: 'A journey',
  eventType: 'Journey',
  dateRange: 'Spring 1998',
  description: 'By road and by sea.',
})

const enhanced = (birth: { birthDetailId: string; chartId: string }) =>
  specifiedBody('POST /api/admin/events-enhanced', {
    birthDetailId: birth.birthDetailId,
    readingId: birth.chartId,
    title: 'The letter',
    description: 'It came after a year, and said that all was well.',
    alignment: 'light' as const,
    astroExplanation: 'Jupiter helps the Part of Fortune from the ninth.',
    keywordSignDisplay: 'Courage, Patience',
    eventDate: '2001-05-06',
  })

async function made(kit: Kit, path: string, body: object, verb = '', change?: unknown) {
  const { browser } = await kit.administrator('')
  const answer = await browser.call('POST', path, body)
  return { browser, path: `${path}/${(answer.body as { id: string }).id}${verb}`, body: change }
}

const event = (kit: Kit, change?: unknown) => made(kit, EVENTS, EVENT, '', change)
const enhancedEvent = async (kit: Kit, verb = '', change?: unknown) =>
  made(kit, ENHANCED, enhanced(await charted(kit)), verb, change)

const LONG = 'x'.repeat(101)

export const eventExamples: ExamplesByCall = {
  'GET /api/admin/events': {
    good: async (kit) => ({ ...(await event(kit)), path: EVENTS }),
    empty: (kit) => kit.administrator(`${EVENTS}?q=no-such-event`),
    refused: { 422: (kit) => kit.administrator(`${EVENTS}?size=0`) },
  },
  'POST /api/admin/events': {
    good: (kit) => kit.administrator(EVENTS, EVENT),
    refused: { 422: (kit) => kit.administrator(EVENTS, { ...EVENT, title: ' ' }) },
  },
  'PATCH /api/admin/events/:id': {
    good: (kit) => event(kit, { isActive: false }),
    refused: {
      404: (kit) => kit.administrator(`${EVENTS}/none`, { isActive: false }),
      422: (kit) => event(kit, { title: '' }),
    },
  },
  'DELETE /api/admin/events/:id': {
    good: (kit) => event(kit),
    refused: {
      404: (kit) => kit.administrator(`${EVENTS}/none`),
      422: (kit) => kit.administrator(`${EVENTS}/${LONG}`),
    },
  },
  'GET /api/admin/events-enhanced': {
    good: async (kit) => ({ ...(await enhancedEvent(kit)), path: ENHANCED }),
    empty: (kit) => kit.administrator(`${ENHANCED}?q=no-such-event`),
    refused: { 422: (kit) => kit.administrator(`${ENHANCED}?size=0`) },
  },
  'POST /api/admin/events-enhanced': {
    good: async (kit) => kit.administrator(ENHANCED, enhanced(await charted(kit))),
    refused: {
      422: (kit) => kit.administrator(ENHANCED, enhanced({ birthDetailId: 'none', chartId: 'none' })),
    },
  },
  'PATCH /api/admin/events-enhanced/:id': {
    good: async (kit) => {
      const birth = await charted(kit)
      const change = { ...enhanced(birth), alignment: 'dark', keywordSignDisplay: 'Courage, Initiative' }
      return made(
        kit,
        ENHANCED,
        enhanced(birth),
        '',
        specifiedBody('PATCH /api/admin/events-enhanced/:id', change),
      )
    },
    refused: {
      404: (kit) => kit.administrator(`${ENHANCED}/none`, { title: 'Another' }),
      422: (kit) => enhancedEvent(kit, '', { eventDate: '2001-02-30' }),
    },
  },
  'DELETE /api/admin/events-enhanced/:id': {
    good: (kit) => enhancedEvent(kit),
    refused: {
      404: (kit) => kit.administrator(`${ENHANCED}/none`),
      422: (kit) => kit.administrator(`${ENHANCED}/${LONG}`),
    },
  },
  'POST /api/admin/events-enhanced/:id/generate-vector': {
    good: (kit) => enhancedEvent(kit, '/generate-vector'),
    refused: {
      404: (kit) => kit.administrator(`${ENHANCED}/none/generate-vector`),
      422: (kit) => kit.administrator(`${ENHANCED}/${LONG}/generate-vector`),
    },
  },
}
