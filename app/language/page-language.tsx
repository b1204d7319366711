import type { AnchorHTMLAttributes, ReactNode } from 'react'
import { Link, useInRouterContext, useLocation } from 'react-router-dom'
import { currentLanguage, inDigits, numberDirection } from './current.ts'
import { splitByDirection } from './isolate.ts'
import { languageSource, languages, linkIn } from './language.ts'

export const isRightToLeft = () => languages[currentLanguage()].direction === 'rtl'

/** Where a link to an own page leads: to the page in the reader's language, or else to the English one, and then it says so. */
export function linkTo(href: string): { href: string; hrefLang?: 'en' } {
  const language = currentLanguage()
  if (language === 'en' || !href.startsWith('/')) return { href }
  const link = linkIn(language, href)
  return link.source === 'nothing' ? { href, hrefLang: 'en' } : { href: link.href }
}

const ARABIC_FIRST = /^\P{L}*\p{Script=Arabic}/u

/** Attributes of a text that a person wrote: its direction, and its language where its first letter tells it. */
export const writtenBy = (text: string): { dir: 'auto'; lang?: 'ar' } =>
  ARABIC_FIRST.test(text) ? { dir: 'auto', lang: 'ar' } : { dir: 'auto' }

/** What a followed link leaves in the new location: the page's heading is to get the focus. */
export const ARRIVAL = { arrives: true }

interface OwnLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string
  /** True for an address that leads on by itself. */
  reloadDocument?: boolean
}

/**
 * A link whose address and words stay as they are. From one page of a signed-in person to another in the same language it
 * loads data only. Any other is an ordinary link: to a file, a public page, a part of a page, or another language.
 */
export function OwnLink({ reloadDocument = false, ...props }: OwnLinkProps) {
  const hasRouter = useInRouterContext()
  return hasRouter && !reloadDocument ? <RoutedLink {...props} /> : <a {...props} />
}

function RoutedLink({ href, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) {
  const { pathname } = useLocation()
  return isWithin(pathname, href) ? <Link {...rest} to={href} state={ARRIVAL} /> : <a {...rest} href={href} />
}

function isWithin(from: string, href: string): boolean {
  const [path = ''] = href.split('?')
  const source = languageSource(path)
  return (
    /^\/[^#.]+$/.test(path) && !href.includes('#') && source !== 'address' && source === languageSource(from)
  )
}

/** A link to a page of this site, in the reader's language if it has that page. */
export function PageLink({ href, children, ...rest }: OwnLinkProps) {
  const link = linkTo(href)
  return (
    <OwnLink {...rest} {...link}>
      {link.hrefLang ? <bdi>{children}</bdi> : children}
    </OwnLink>
  )
}

/** A link within a sentence, which gives its words. */
export const linked = (href: string) => (name: string) => (
  <PageLink key={href} href={href}>
    {name}
  </PageLink>
)

const LATIN = /\p{Script=Latin}/u

/** A text with its Latin words and its numbers isolated, on a page from right to left. */
export function Isolated({ children }: { children: string }): ReactNode {
  if (!isRightToLeft()) return children
  const parts = splitByDirection(children)
  if (parts.length === 1 && !parts[0]!.isolated) return inDigits(children)
  return parts.map(({ text, isolated }, index) =>
    isolated ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change their order
      <bdi key={index} dir={LATIN.test(text) ? 'ltr' : numberDirection()}>
        {inDigits(text)}
      </bdi>
    ) : (
      inDigits(text)
    ),
  )
}
