import { describe, expect, it } from 'vitest'
import { operationText } from './receipt-messages.ts'

describe('the text for what an administrator did', () => {
  it.each([
    ['users.list', 'opened', 'Account (in a list)'],
    ['users.read', 'opened', 'Account'],
    ['moderation.reject', 'opened', 'Story (when it was rejected)'],
    ['moderation.reject', 'changed', 'Story (rejected)'],
    ['enhanced-events.create', 'opened', 'Event (when it was created)'],
    ['moderation.review-several', 'opened', 'Story (in a decision on several stories)'],
    ['users.make-admin', 'changed', 'Account (made an administrator)'],
    ['natal-charts.export', 'exported', 'Chart (in a file)'],
    ['admin.dashboard', 'opened', 'Dashboard of the back-office'],
  ] as const)('%s, %s: %s', (operation, kind, words) => {
    expect(operationText(operation, kind)).toBe(words)
  })
})
