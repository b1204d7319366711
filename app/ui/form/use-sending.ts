import { useNavigation } from '@remix-run/react'

/** True while a form is sent that has this value in a hidden field. For pages with several forms. */
export function useSending(field: string, value: string): boolean {
  return useNavigation().formData?.get(field) === value
}
