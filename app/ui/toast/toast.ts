/** A short message to a person: floating with JavaScript, at the top of the next page without. */
export interface Toast {
  title: string
  description?: string
  variant: 'default' | 'destructive'
  /** A button that undoes the action. */
  undo?: { action: string; fields: Readonly<Record<string, string>> }
}

export function success(title: string, description?: string): Toast {
  return { title, ...(description ? { description } : {}), variant: 'default' }
}

export function failure(title: string, description?: string): Toast {
  return { title, ...(description ? { description } : {}), variant: 'destructive' }
}

export function undoable(toast: Toast, undo: NonNullable<Toast['undo']>): Toast {
  return { ...toast, undo }
}
