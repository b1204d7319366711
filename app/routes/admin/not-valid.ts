import { failure, type Toast } from '#app/ui/toast/toast.ts'

type FieldErrors = Readonly<Record<string, readonly string[] | null>>

/** The message of a form that was not filled in rightly: what is wrong with all of it, or with the first field. */
export function notValid(fieldErrors: FieldErrors): Toast {
  const errors = [fieldErrors[''], ...Object.values(fieldErrors)].flatMap((messages) => messages ?? [])
  return failure('Validation Error', errors[0])
}
