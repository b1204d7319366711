import { useForm } from '@conform-to/react'
import { useActionData, useNavigation } from '@remix-run/react'
import { useEffect, useRef } from 'react'

type Fields = Record<string, string>

/**
 * conform's form where the page stays when the form has been taken. conform hears of what is wrong and not of what went
 * well: the errors would stand on, and what was typed with them, ready to be sent once more. What is typed while it is
 * under way stays.
 * @param isThis tells the form from others of the page by what is sent
 */
export function useAnsweredForm<Named extends Fields>(
  options: Parameters<typeof useForm<Named>>[0] & { id: string },
  isThis: (sent: FormData) => boolean = () => true,
) {
  const { id } = options
  const { state, formData } = useNavigation()
  const isSent = formData !== undefined && isThis(formData)
  // An answer to a form of the page is a refusal; what was taken goes on to a page. Out of reach it has no form's name.
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
    // Answered, and the page is on its way; what is broken off before that was not taken.
    if (state !== 'idle') wasAnswered.current = isSent && state === 'loading'
    else if (wasAnswered.current) {
      wasAnswered.current = false
      if (!isRefused && !wasTypedIn.current) document.forms.namedItem(id)?.reset()
    }
  }, [state, isSent, isRefused, id])

  return useForm<Named>(options)
}
