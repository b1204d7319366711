import { securityEventsAnswer } from '#app/features/admin/security-events.answers.ts'
import { listSecurityEvents } from '#app/features/admin/security-events.server.ts'
import { statsAnswer } from '#app/features/admin/stats.answers.ts'
import { readStats } from '#app/features/admin/stats.server.ts'
import { jsonCall } from '#app/http/calls/json-call.server.ts'
import { birthDetailCalls } from './birth-details.calls.ts'
import { eventCalls } from './events.calls.ts'
import { keywordCalls } from './keywords.calls.ts'
import { listCall } from './list-call.ts'
import { natalChartCalls } from './natal-charts.calls.ts'
import { userStoryCalls } from './user-stories.calls.ts'
import { userCalls } from './users.calls.ts'

/** The back-office's calls, in the order of the specification's table. */
export const adminCalls = [
  jsonCall('GET', '/api/admin/stats', readStats, { output: statsAnswer }),
  ...userCalls,
  ...birthDetailCalls,
  ...natalChartCalls,
  ...userStoryCalls,
  ...eventCalls,
  ...keywordCalls,
  listCall('/api/admin/security-events', listSecurityEvents, securityEventsAnswer),
]
