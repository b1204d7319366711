import { listEnhancedEvents } from '#app/features/events/enhanced-event-lists.server.ts'
import {
  changeEnhancedEvent,
  createEnhancedEvent,
  deleteEnhancedEvent,
  generateVector,
} from '#app/features/events/enhanced-events.server.ts'
import {
  ERROR_CREATING,
  ERROR_DELETING,
  ERROR_GENERATING,
  ERROR_UPDATING,
  EVENT_NOT_CREATED,
  EVENT_NOT_DELETED,
  EVENT_NOT_UPDATED,
} from '#app/features/events/event-messages.ts'
import {
  enhancedEventAnswer,
  enhancedEventSent,
  enhancedEventsAnswer,
  eventAnswer,
  eventsAnswer,
  vectorAnswer,
} from '#app/features/events/events.answers.ts'
import { changeEvent, createEvent, deleteEvent, listEvents } from '#app/features/events/events.server.ts'
import { jsonCall } from '#app/http/calls/json-call.server.ts'
import { messageAnswer } from '#app/operations/answers.ts'
import { listCall } from './list-call.ts'

export const eventCalls = [
  listCall('/api/admin/events', listEvents, eventsAnswer),
  jsonCall('POST', '/api/admin/events', createEvent, {
    status: 201,
    output: eventAnswer,
    faultMessage: () => EVENT_NOT_CREATED,
  }),
  jsonCall('PATCH', '/api/admin/events/:id', changeEvent, {
    output: eventAnswer,
    refuses: [404],
    faultMessage: () => EVENT_NOT_UPDATED,
  }),
  jsonCall('DELETE', '/api/admin/events/:id', deleteEvent, {
    output: messageAnswer,
    refuses: [404],
    faultMessage: () => EVENT_NOT_DELETED,
  }),
  listCall('/api/admin/events-enhanced', listEnhancedEvents, enhancedEventsAnswer, enhancedEventSent),
  jsonCall('POST', '/api/admin/events-enhanced', createEnhancedEvent, {
    status: 201,
    output: enhancedEventAnswer,
    body: enhancedEventSent,
    faultMessage: () => ERROR_CREATING,
  }),
  jsonCall('PATCH', '/api/admin/events-enhanced/:id', changeEnhancedEvent, {
    output: enhancedEventAnswer,
    body: enhancedEventSent,
    refuses: [404],
    faultMessage: () => ERROR_UPDATING,
  }),
  jsonCall('DELETE', '/api/admin/events-enhanced/:id', deleteEnhancedEvent, {
    output: messageAnswer,
    refuses: [404],
    faultMessage: () => ERROR_DELETING,
  }),
  jsonCall('POST', '/api/admin/events-enhanced/:id/generate-vector', generateVector, {
    output: vectorAnswer,
    refuses: [404],
    faultMessage: () => ERROR_GENERATING,
  }),
]
