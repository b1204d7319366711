/** The messages of the back-office about questions for stories. */
export const QUESTION_ASKED = 'Question asked'
export const QUESTION_SAVED = 'Question saved'
export const QUESTION_CLOSED = 'Question closed'
export const QUESTION_DELETED = 'Question deleted'
export const QUESTION_NOT_SAVED = 'Question not saved'
export const QUESTION_NOT_CLOSED = 'Question not closed'
export const QUESTION_NOT_DELETED = 'Question not deleted'
export const TRY_AGAIN = 'Please try again.'
