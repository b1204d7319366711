import 'react'

// The popover attributes are standard HTML. React 18 passes them on, but its types do not contain them.
declare module 'react' {
  interface HTMLAttributes<T> {
    popover?: 'auto'
    inert?: ''
  }
  interface DetailsHTMLAttributes<T> {
    /** Only one of the disclosures with the same name is open. */
    name?: string
  }
  interface ButtonHTMLAttributes<T> {
    popovertarget?: string
    popovertargetaction?: 'show' | 'hide' | 'toggle'
  }
}
