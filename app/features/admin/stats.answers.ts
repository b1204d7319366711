import { z } from '@hono/zod-openapi'

const count = z.int().min(0)

export const statsAnswer = z
  .strictObject({
    totalUsers: count,
    activeUsers: count,
    totalCharts: count,
    recentCharts: count,
    totalEvents: count,
    totalKeywords: count,
    pendingStories: count,
  })
  .openapi('Stats')
