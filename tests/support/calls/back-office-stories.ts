import { specifiedBody } from '#tests/specification/calls.ts'
import { administrator } from '../admin.ts'
import { STORY } from '../stories.ts'
import type { Example, ExamplesByCall, Kit } from './kit.ts'

const onStory = async (kit: Kit, verb: string, body?: unknown): Promise<Example> => {
  const { browser } = await kit.member('')
  const sent = await browser.call('POST', '/api/user-stories', {
    title: 'The door that opened',
    storyContent: STORY,
  })
  const { id } = sent.body as { id: string }
  return kit.administrator(`/api/admin/user-stories/${id}${verb}`, body)
}

const unknown = (kit: Kit, verb: string, body?: unknown) =>
  kit.administrator(`/api/admin/user-stories/none${verb}`, body)

export const storyExamples: ExamplesByCall = {
  'GET /api/admin/user-stories': {
    good: async (kit) => {
      const { browser } = await onStory(kit, '')
      return { browser, path: '/api/admin/user-stories' }
    },
    empty: async ({ app }) => ({
      browser: (await administrator(app)).browser,
      path: '/api/admin/user-stories?q=of-which-nobody-wrote',
    }),
    refused: { 422: (kit) => kit.administrator('/api/admin/user-stories?size=0') },
  },
  'POST /api/admin/user-stories/:id/approve': {
    good: (kit) =>
      onStory(
        kit,
        '/approve',
        specifiedBody('POST /api/admin/user-stories/:id/approve', { adminNotes: 'Thank you.' }),
      ),
    refused: {
      404: (kit) => unknown(kit, '/approve', { revision: 0 }),
      409: (kit) => onStory(kit, '/approve', { revision: 99 }),
      422: (kit) => onStory(kit, '/approve', { adminNotes: 'x'.repeat(4001) }),
    },
  },
  'POST /api/admin/user-stories/:id/reject': {
    good: (kit) =>
      onStory(
        kit,
        '/reject',
        specifiedBody('POST /api/admin/user-stories/:id/reject', { adminNotes: 'It names a person.' }),
      ),
    refused: {
      404: (kit) => unknown(kit, '/reject', { adminNotes: 'It names a person.' }),
      409: (kit) => onStory(kit, '/reject', { adminNotes: 'It names a person.', revision: 99 }),
      422: (kit) => onStory(kit, '/reject', { adminNotes: '  ' }),
    },
  },
  'DELETE /api/admin/user-stories/:id': {
    good: (kit) => onStory(kit, ''),
    refused: {
      404: (kit) => unknown(kit, ''),
      422: (kit) => kit.administrator(`/api/admin/user-stories/${'x'.repeat(65)}`),
    },
  },
}
