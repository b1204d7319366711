import { statsAnswer } from '../../../features/admin/stats.answers'
import { readStats } from '../../../features/admin/stats.server'
import { securityEventsAnswer } from '../../../features/security/security-events.answers'
import { listSecurityEvents } from '../../../features/security/security-events.server'
import { jsonCall } from '../../../http/json-call.server'
import { birthDetailCalls } from './birth-details.calls'
import { eventCalls } from './events.calls'
import { listCall } from './list-call'
import { natalChartCalls } from './natal-charts.calls'
import { userStoryCalls } from './user-stories.calls'
import { userCalls } from './users.calls'
import { vocabularyCalls } from './vocabulary.calls'

/** The back-office's calls, in the order of the specification's table. */
export const adminCalls = [
  jsonCall('GET', '/api/admin/stats', readStats, { output: statsAnswer }),
  ...userCalls,
  ...birthDetailCalls,
  ...natalChartCalls,
  ...userStoryCalls,
  ...eventCalls,
  ...vocabularyCalls,
  listCall('/api/admin/security-events', listSecurityEvents, securityEventsAnswer),
]
