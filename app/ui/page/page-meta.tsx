import { Meta } from '@remix-run/react'
import { Children, cloneElement, isValidElement } from 'react'
import { currentLanguage } from '#app/language/current.ts'
import { addressIn, LANGUAGES, languageSource } from '#app/language/language.ts'
import { controlWords } from '#app/ui/base/messages.ts'
import { frameWords } from './messages.ts'
import type { PageHandle } from './page-handle.ts'

interface PageMetaProps {
  hasErrors: boolean
  /** Of a page that anyone may see, in English; undefined for others. */
  address?: URL | undefined
  picture?: PageHandle['picture']
}

/** The picture of a link to a public page, made by tools/link-preview. */
const LINK_PICTURE = '/link-preview.png'

/**
 * The page's title and descriptions. The title begins with 'Error:' if a form was refused, so that a screen reader
 * reads it first. `meta` exports cannot see what an action answered.
 */
export function PageMeta({ hasErrors, address, picture }: PageMetaProps) {
  // Called as a function, to get the elements that it makes. Its hooks run as hooks of this component.
  const { children } = Meta().props as { children?: React.ReactNode }
  if (!hasErrors)
    return (
      <>
        {children}
        {address ? <LinkPreview meta={children} address={address} picture={picture} /> : null}
        {address ? <Versions address={address} /> : null}
      </>
    )
  return Children.map(children, (child) =>
    isValidElement<{ children?: string }>(child) && child.type === 'title'
      ? cloneElement(child, {}, controlWords.error + child.props.children)
      : child,
  )
}

/** Where else the page can be read, for search engines. */
function Versions({ address: { origin, pathname } }: { address: URL }) {
  if (languageSource(pathname) !== 'address') return null
  return (
    <>
      <link rel="canonical" href={origin + addressIn(currentLanguage(), pathname)} />
      {LANGUAGES.map((one) => (
        <link key={one} rel="alternate" hrefLang={one} href={origin + addressIn(one, pathname)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={origin + pathname} />
    </>
  )
}

/** What messengers and networks show of a link. A page without a description has none. */
function LinkPreview({
  meta,
  address,
  picture,
}: {
  meta: React.ReactNode
  address: URL
  picture: PageHandle['picture']
}) {
  const words = frameWords
  const elements = Children.toArray(meta).filter((one) =>
    isValidElement<{ children?: string; name?: string; content?: string }>(one),
  )
  const title = elements.find(({ type }) => type === 'title')?.props.children
  const description = elements.find(({ props }) => props.name === 'description')?.props.content
  if (!title || !description) return null
  const own = addressIn(currentLanguage(), address.pathname)
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={words.product} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address.origin + own} />
      <meta property="og:image" content={address.origin + (picture?.(own) ?? LINK_PICTURE)} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={picture ? title : words.linkPicture} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
