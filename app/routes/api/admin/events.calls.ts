import { said } from '../../../features/answers'
import {
  changeEnhancedEvent,
  createEnhancedEvent,
  deleteEnhancedEvent,
  generateVector,
  listEnhancedEvents,
} from '../../../features/events/enhanced-events.server'
import {
  ERROR_CREATING,
  ERROR_DELETING,
  ERROR_GENERATING,
  ERROR_UPDATING,
  EVENT_NOT_CREATED,
  EVENT_NOT_DELETED,
  EVENT_NOT_UPDATED,
} from '../../../features/events/event-words'
import {
  enhancedEventAnswer,
  enhancedEventSent,
  enhancedEventsAnswer,
  eventAnswer,
  eventsAnswer,
  vectorAnswer,
} from '../../../features/events/events.answers'
import { changeEvent, createEvent, deleteEvent, listEvents } from '../../../features/events/events.server'
import { jsonCall } from '../../../http/json-call.server'
import { listCall } from './list-call'

export const eventCalls = [
  listCall('/api/admin/events', listEvents, eventsAnswer),
  jsonCall('POST', '/api/admin/events', createEvent, {
    status: 201,
    output: eventAnswer,
    broken: EVENT_NOT_CREATED,
  }),
  jsonCall('PATCH', '/api/admin/events/:id', changeEvent, {
    output: eventAnswer,
    refuses: [404],
    broken: EVENT_NOT_UPDATED,
  }),
  jsonCall('DELETE', '/api/admin/events/:id', deleteEvent, {
    output: said,
    refuses: [404],
    broken: EVENT_NOT_DELETED,
  }),
  listCall('/api/admin/events-enhanced', listEnhancedEvents, enhancedEventsAnswer, enhancedEventSent),
  jsonCall('POST', '/api/admin/events-enhanced', createEnhancedEvent, {
    status: 201,
    output: enhancedEventAnswer,
    body: enhancedEventSent,
    broken: ERROR_CREATING,
  }),
  jsonCall('PATCH', '/api/admin/events-enhanced/:id', changeEnhancedEvent, {
    output: enhancedEventAnswer,
    body: enhancedEventSent,
    refuses: [404],
    broken: ERROR_UPDATING,
  }),
  jsonCall('DELETE', '/api/admin/events-enhanced/:id', deleteEnhancedEvent, {
    output: said,
    refuses: [404],
    broken: ERROR_DELETING,
  }),
  jsonCall('POST', '/api/admin/events-enhanced/:id/generate-vector', generateVector, {
    output: vectorAnswer,
    refuses: [404],
    broken: ERROR_GENERATING,
  }),
]
