import { administrator } from '../admin.ts'
import { STORY } from '../stories.ts'
import type { Example, ExamplesByCall, Kit } from './kit.ts'

const onStory = async (kit: Kit, verb: string, body?: unknown, status = 'pending'): Promise<Example> => {
  const { browser } = await kit.member('')
  const sent = await browser.call('POST', '/api/user-stories', {
    title: 'The door that opened',
    storyContent: STORY,
  })
  const { id } = sent.body as { id: string }
  kit.app.services.db.sqlite.prepare('update user_stories set status = ? where id = ?').run(status, id)
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
    good: (kit) => onStory(kit, '/approve', { adminNotes: 'Thank you.', revision: 0 }),
    refused: {
      404: (kit) => unknown(kit, '/approve', { revision: 0 }),
      409: (kit) => onStory(kit, '/approve', { revision: 99 }, 'rejected'),
      422: (kit) => onStory(kit, '/approve', { adminNotes: 'Thank you.' }),
    },
  },
  'POST /api/admin/user-stories/:id/reject': {
    good: (kit) => onStory(kit, '/reject', { adminNotes: 'It names a person.' }),
    refused: {
      404: (kit) => unknown(kit, '/reject', { adminNotes: 'It names a person.' }),
      409: (kit) => onStory(kit, '/reject', { adminNotes: 'It names a person.' }, 'approved'),
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
