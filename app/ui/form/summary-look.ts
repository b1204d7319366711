/** The classes of the error summary, which React and the light script both use. */
export const SUMMARY_CLASSES = 'rounded border-2 border-rubric bg-rubric-wash p-4 sm:p-5'

/** Its heading if no field is wrong. */
export const SUMMARY_HEADING = 'That did not work'
