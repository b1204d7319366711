import 'react'

// The popover attributes are HTML's own; React 18 passes them on but its types do not know them.
declare module 'react' {
  interface HTMLAttributes<T> {
    popover?: 'auto' | 'manual'
    inert?: ''
  }
  interface DetailsHTMLAttributes<T> {
    /** Of the disclosures with one name, only one is open. */
    name?: string
  }
  interface ButtonHTMLAttributes<T> {
    popovertarget?: string
    popovertargetaction?: 'show' | 'hide' | 'toggle'
  }
}
