export const TRY_AGAIN = 'Please try again.'

export const EVENT_CREATED = 'Event created'
export const EVENT_UPDATED = 'Event updated'
export const EVENT_DELETED = 'Event deleted'
export const EVENT_ACTIVATED = 'Event activated'
export const EVENT_DEACTIVATED = 'Event deactivated'
export const EVENT_NOT_CREATED = 'Failed to create event. Please try again.'
export const EVENT_NOT_UPDATED = 'Failed to update event. Please try again.'
export const EVENT_NOT_DELETED = 'Failed to delete event. Please try again.'
export const NO_SUCH_EVENT = 'There is no such event.'

export const ERROR_CREATING = 'Error creating event'
export const ERROR_UPDATING = 'Error updating event'
export const ERROR_DELETING = 'Error deleting event'
export const ERROR_GENERATING = 'Error generating vector'
export const NO_SUCH_BIRTH_DETAIL = 'There is no such birth detail.'
export const NO_SUCH_READING = 'This birth detail has no such reading.'

/** Keywords are searched for this long after the last key press, in milliseconds. */
export const KEYWORD_SEARCH_PAUSE = 300

/** How many keywords a search in the event form offers. */
export const KEYWORDS_OFFERED = 25
