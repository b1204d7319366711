/** The look of the summary of errors, which React and the light script both make. */
export const SUMMARY_LOOK = 'rounded border-2 border-rubric bg-rubric-wash p-4 sm:p-5'

/** Its heading where no field is at fault. */
export const NOT_DONE = 'That did not work'
