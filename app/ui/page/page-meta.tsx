import { Meta } from '@remix-run/react'
import { Children, cloneElement, isValidElement } from 'react'
import { errorWords } from './error-page.tsx'
import { PRODUCT } from './page.tsx'

/**
 * The page's title and descriptions. A title begins with 'Error:' when a form came back with errors, so
 * that it is the first thing a screen reader says of the new page; `meta` exports cannot see that.
 */
export function PageMeta({ error, hasErrors }: { error: unknown; hasErrors: boolean }) {
  // Called as a function, to reach the elements it makes; its hooks run as ours.
  const { children } = Meta().props as { children?: React.ReactNode }
  if (error !== undefined) return <title>{`${errorWords(error).title} · ${PRODUCT}`}</title>
  if (!hasErrors) return children
  return Children.map(children, (child) =>
    isValidElement<{ children?: string }>(child) && child.type === 'title'
      ? cloneElement(child, {}, `Error: ${child.props.children}`)
      : child,
  )
}
