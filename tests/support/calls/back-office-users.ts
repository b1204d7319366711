import { specifiedBody } from '#tests/specification/calls.ts'
import { administrator, member } from '../admin.ts'
import type { Example, ExamplesByCall, Kit } from './kit.ts'

const onSomebody = async (kit: Kit, body?: unknown) =>
  kit.administrator(`/api/admin/users/${(await member(kit.app)).id}`, body)

const onOneself = async ({ app }: Kit, body?: unknown): Promise<Example> => {
  const { id, browser } = await administrator(app)
  return { browser, path: `/api/admin/users/${id}`, body }
}

const unknown = (kit: Kit, body?: unknown) => kit.administrator('/api/admin/users/nobody', body)

export const userExamples: ExamplesByCall = {
  'GET /api/admin/users': {
    good: (kit) => kit.administrator('/api/admin/users?q=person'),
    empty: (kit) => kit.administrator('/api/admin/users?q=nobody-of-this-name'),
    refused: { 422: (kit) => kit.administrator('/api/admin/users?size=0') },
  },
  'PATCH /api/admin/users/:id': {
    good: (kit) => onSomebody(kit, specifiedBody('PATCH /api/admin/users/:id', { isAdmin: true })),
    others: [
      (kit) =>
        onSomebody(kit, specifiedBody('PATCH /api/admin/users/:id', { accountStatus: 'suspended' }, 1)),
    ],
    refused: {
      404: (kit) => unknown(kit, { isAdmin: true }),
      409: (kit) => onOneself(kit, { accountStatus: 'suspended' }),
      422: (kit) => onSomebody(kit, { accountStatus: 'gone' }),
    },
  },
  'DELETE /api/admin/users/:id': {
    good: (kit) => onSomebody(kit),
    refused: {
      404: (kit) => unknown(kit),
      409: (kit) => onOneself(kit),
      422: (kit) => kit.administrator(`/api/admin/users/${'x'.repeat(101)}`),
    },
  },
}
