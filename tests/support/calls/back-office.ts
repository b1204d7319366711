import { birthDetailExamples } from './back-office-birth-details.ts'
import { eventExamples } from './back-office-events.ts'
import { keywordExamples } from './back-office-keywords.ts'
import { natalChartExamples } from './back-office-natal-charts.ts'
import { storyExamples } from './back-office-stories.ts'
import { userExamples } from './back-office-users.ts'
import type { ExamplesByCall } from './kit.ts'

export const backOffice: ExamplesByCall = {
  'GET /api/admin/stats': { good: ({ administrator }) => administrator('/api/admin/stats') },
  ...userExamples,
  ...birthDetailExamples,
  ...eventExamples,
  ...natalChartExamples,
  ...storyExamples,
  ...keywordExamples,
  'GET /api/admin/security-events': {
    good: ({ administrator }) => administrator('/api/admin/security-events'),
    empty: ({ administrator }) => administrator('/api/admin/security-events?user=nobody'),
    refused: { 422: ({ administrator }) => administrator('/api/admin/security-events?size=0') },
  },
}
