import { z } from '@hono/zod-openapi'
import { instant } from '#app/operations/answers.ts'
import type { EnhancedEventRow } from './enhanced-event-lists.server.ts'

export const eventAnswer = z
  .strictObject({
    id: z.string(),
    title: z.string(),
    description: z.string(),
    eventType: z.string(),
    dateRange: z.string(),
    isActive: z.boolean(),
    createdAt: instant,
  })
  .openapi('Event')

export const eventsAnswer = z.array(eventAnswer)

export const enhancedEventAnswer = z
  .strictObject({
    id: z.string(),
    birthDetailId: z.string(),
    readingId: z.string().nullable(),
    title: z.string(),
    description: z.string(),
    alignment: z.enum(['light', 'dark']),
    astroExplanation: z.string(),
    keywordSignDisplay: z.string(),
    eventDate: z.string().nullable(),
    vectorId: z.string().nullable(),
    userName: z.string().nullable(),
    userEmail: z.string(),
    pseudonym: z.string().nullable(),
    pofSign: z.string().nullable(),
    pofHouse: z.int().nullable(),
    createdAt: instant,
  })
  .openapi('EnhancedEvent')

export const enhancedEventsAnswer = z.array(enhancedEventAnswer)

export function enhancedEventSent({ userId: _, ...row }: EnhancedEventRow) {
  return row
}

export const vectorAnswer = z
  .strictObject({ vectorId: z.string(), message: z.string() })
  .openapi('GeneratedVector')
