/** For birth data without a chart: an administrator deleted it, or casting failed. */
export const SAVED_WITHOUT_CHART =
  'Your birth information is saved, but there is no chart of it at the moment.'
export const CAST_AGAIN = 'Calculate my chart again'
