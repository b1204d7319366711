import { Meta } from '@remix-run/react'
import { Children, cloneElement, isValidElement } from 'react'
import { errorWords } from './error-page.tsx'
import { PRODUCT } from './page.tsx'

interface PageMetaProps {
  error: unknown
  hasErrors: boolean
  /** Of a page that anyone may see; undefined for others. */
  address?: URL
}

/** The picture of a link to a public page, made by tools/link-preview. */
const LINK_PICTURE = '/link-preview.png'

/**
 * The page's title and descriptions. The title begins with 'Error:' if a form was refused, so that a screen reader
 * reads it first. `meta` exports cannot see the errors.
 */
export function PageMeta({ error, hasErrors, address }: PageMetaProps) {
  // Called as a function, to get the elements that it makes. Its hooks run as hooks of this component.
  const { children } = Meta().props as { children?: React.ReactNode }
  if (error !== undefined) return <title>{`${errorWords(error).title} · ${PRODUCT}`}</title>
  if (!hasErrors)
    return (
      <>
        {children}
        {address ? <LinkPreview meta={children} address={address} /> : null}
      </>
    )
  return Children.map(children, (child) =>
    isValidElement<{ children?: string }>(child) && child.type === 'title'
      ? cloneElement(child, {}, `Error: ${child.props.children}`)
      : child,
  )
}

/** What messengers and networks show of a link. A page without a description has none. */
function LinkPreview({ meta, address }: { meta: React.ReactNode; address: URL }) {
  const elements = Children.toArray(meta).filter((one) =>
    isValidElement<{ children?: string; name?: string; content?: string }>(one),
  )
  const title = elements.find(({ type }) => type === 'title')?.props.children
  const description = elements.find(({ props }) => props.name === 'description')?.props.content
  if (!title || !description) return null
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={PRODUCT} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address.origin + address.pathname} />
      <meta property="og:image" content={address.origin + LINK_PICTURE} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={`${PRODUCT}: the sky of a birth with its Part of Fortune`} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
