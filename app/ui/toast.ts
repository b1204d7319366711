/** A short message to a person: shown at once with JavaScript, at the top of the next page without. */
export interface Toast {
  title: string
  description?: string
  variant: 'default' | 'destructive'
}

export function success(title: string, description?: string): Toast {
  return { title, ...(description ? { description } : {}), variant: 'default' }
}

export function failure(title: string, description?: string): Toast {
  return { title, ...(description ? { description } : {}), variant: 'destructive' }
}
