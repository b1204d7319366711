import type { FieldErrors } from '#app/ui/form/use-validation.ts'
import { failure, type Toast } from '#app/ui/toast/toast.ts'

export const ALL_FIELDS_REQUIRED = 'All fields are required'

export const KEYWORD_CREATED = 'Keyword created'
export const KEYWORD_UPDATED = 'Keyword updated'
export const KEYWORD_DELETED = 'Keyword deleted'
export const KEYWORD_NOT_CREATED = 'Failed to create keyword'
export const KEYWORD_NOT_UPDATED = 'Failed to update keyword'
export const KEYWORD_NOT_DELETED = 'Failed to delete keyword'
export const NO_SUCH_KEYWORD = 'There is no such keyword.'

export const CATEGORY_CREATED = 'Category created'
export const CATEGORY_UPDATED = 'Category updated'
export const CATEGORY_DELETED = 'Category deleted'
export const CATEGORY_NOT_CREATED = 'Failed to create category'
export const CATEGORY_NOT_UPDATED = 'Failed to update category'
export const CATEGORY_NOT_DELETED = 'Failed to delete category'
export const NO_SUCH_CATEGORY = 'There is no such category.'

export const TRY_AGAIN = 'Please try again.'

export const POLARITIES = ['Light', 'Dark', 'Neutral'] as const
export type Polarity = (typeof POLARITIES)[number]

/** The message of a form with invalid fields: the error of the form as a whole, or of its first field. */
export function validationToast(errors: FieldErrors): Toast {
  const messages = [errors[''], ...Object.values(errors)].flatMap((texts) => texts ?? [])
  return failure('Validation Error', messages[0])
}
