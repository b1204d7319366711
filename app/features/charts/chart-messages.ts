export const CHART_DELETED = 'Natal chart deleted'
export const CHART_NOT_DELETED = 'Failed to delete natal chart. Please try again.'
export const CHART_REGENERATED = 'Natal chart regenerated from an astrology API successfully'
export const CHART_GENERATED = 'Natal chart generated successfully!'
export const CHART_NOT_GENERATED = 'Failed to generate natal chart'

/** Titles of the messages if an enhanced chart could not be changed. */
export const ERROR_CREATING = 'Error creating natal chart'
export const ERROR_UPDATING = 'Error updating natal chart'
export const ERROR_DELETING = 'Error deleting natal chart'
export const ERROR_REGENERATING = 'Error regenerating chart'

export const NO_SUCH_BIRTH_DETAIL = 'There is no such birth detail.'
export const HAS_CHART = 'This birth detail already has a natal chart. Edit or regenerate that one.'
export const EDITED_BY_HAND =
  'The chart of this birth detail was edited manually. To replace it, open it under “Natal Charts” and choose “Regenerate”. The manual changes are then lost.'
export const TRY_AGAIN = 'Please try again.'
