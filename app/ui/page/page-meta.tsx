import { Meta } from '@remix-run/react'
import { Children, cloneElement, isValidElement } from 'react'
import { errorWords } from './error-page.tsx'
import { PRODUCT } from './page.tsx'

/**
 * The page's title and descriptions. The title begins with 'Error:' if a form was refused, so that a screen reader
 * reads it first. `meta` exports cannot see the errors.
 */
export function PageMeta({ error, hasErrors }: { error: unknown; hasErrors: boolean }) {
  // Called as a function, to get the elements that it makes. Its hooks run as hooks of this component.
  const { children } = Meta().props as { children?: React.ReactNode }
  if (error !== undefined) return <title>{`${errorWords(error).title} · ${PRODUCT}`}</title>
  if (!hasErrors) return children
  return Children.map(children, (child) =>
    isValidElement<{ children?: string }>(child) && child.type === 'title'
      ? cloneElement(child, {}, `Error: ${child.props.children}`)
      : child,
  )
}
