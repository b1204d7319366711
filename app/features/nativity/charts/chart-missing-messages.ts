/** Birth data whose chart an administrator deleted, or whose casting failed. */
export const SAVED_WITHOUT_CHART = 'Your birth data is saved, but it has no chart now.'
export const CAST_AGAIN = 'Cast my chart again'
