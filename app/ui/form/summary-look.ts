/** The classes of the error summary. */
export const SUMMARY_CLASSES = 'rounded border-2 border-rubric bg-rubric-wash p-4 sm:p-5'
