import { useFetcher } from '@remix-run/react'
import { type ComponentProps, useEffect, useId } from 'react'
import type { Toast } from '#app/ui/toast/toast.ts'
import { useShowToast } from '#app/ui/toast/toaster.tsx'
import { PostForm } from './post-form.tsx'

/**
 * A form whose action belongs to another page. With JavaScript it is sent in the background: the page stays if it is
 * refused or not answered, and shows the message.
 */
export function RemoteForm(props: Omit<ComponentProps<typeof PostForm>, 'ref' | 'form'>) {
  const key = useId()
  const say = useShowToast()
  const { state, data } = useFetcher<{ toast?: Toast }>({ key })
  const toast = state === 'idle' ? data?.toast : undefined
  useEffect(() => {
    if (toast) say(toast)
  }, [toast, say])
  return <PostForm {...props} navigate={false} fetcherKey={key} />
}
