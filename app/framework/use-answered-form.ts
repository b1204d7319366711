import { useActionData, useNavigation } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { useForm } from './use-form.ts'

type Fields = Record<string, string>

/**
 * conform's form for a page that stays open after an accepted form. conform learns only of errors, so after success the
 * old errors would stay, and so would the text, ready to be sent again. Text that is typed while the form is being sent
 * is kept.
 * @param isThis tells from the sent fields whether this form of the page was sent
 */
export function useAnsweredForm<Named extends Fields>(
  options: Parameters<typeof useForm<Named>>[0] & { id: string },
  isThis: (sent: FormData) => boolean = () => true,
) {
  const { id } = options
  const { state, formData } = useNavigation()
  const isSent = formData !== undefined && isThis(formData)
  // A response to a form of the page is a refusal; an accepted form redirects to a page. Without a connection, the
  // response lacks the form's name.
  const isRefused = useActionData() !== undefined
  const wasAnswered = useRef(false)
  const wasTypedIn = useRef(false)

  useEffect(() => {
    if (!isSent) return
    wasTypedIn.current = false
    const note = () => {
      wasTypedIn.current = true
    }
    const form = document.forms.namedItem(id)
    form?.addEventListener('input', note)
    return () => form?.removeEventListener('input', note)
  }, [isSent, id])

  useEffect(() => {
    // The form was answered, and the next page is loading. If loading is cancelled before that, the form was not
    // accepted.
    if (state !== 'idle') wasAnswered.current = isSent && state === 'loading'
    else if (wasAnswered.current) {
      wasAnswered.current = false
      if (!isRefused && !wasTypedIn.current) document.forms.namedItem(id)?.reset()
    }
  }, [state, isSent, isRefused, id])

  return useForm<Named>(options)
}
