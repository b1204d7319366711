import { birthDetailExamples } from './back-office-birth-details'
import { eventExamples } from './back-office-events'
import { natalChartExamples } from './back-office-natal-charts'
import { storyExamples } from './back-office-stories'
import { userExamples } from './back-office-users'
import { vocabularyExamples } from './back-office-vocabulary'
import type { ExamplesByCall } from './kit'

export const backOffice: ExamplesByCall = {
  'GET /api/admin/stats': { good: ({ administrator }) => administrator('/api/admin/stats') },
  ...userExamples,
  ...birthDetailExamples,
  ...eventExamples,
  ...natalChartExamples,
  ...storyExamples,
  ...vocabularyExamples,
  'GET /api/admin/security-events': {
    good: ({ administrator }) => administrator('/api/admin/security-events'),
    empty: ({ administrator }) => administrator('/api/admin/security-events?user=nobody'),
  },
}
