import type { AnchorHTMLAttributes, ReactNode } from 'react'
import { currentLanguage } from './current.ts'
import { splitByDirection } from './isolate.ts'
import { languages, linkIn } from './language.ts'

export const isRightToLeft = () => languages[currentLanguage()].direction === 'rtl'

/** Where a link to an own page leads: to the page in the reader's language, or else to the English one, and then it says so. */
export function linkTo(href: string): { href: string; hrefLang?: 'en' } {
  const language = currentLanguage()
  if (language === 'en' || !href.startsWith('/')) return { href }
  const link = linkIn(language, href)
  return link.source === 'nothing' ? { href, hrefLang: 'en' } : { href: link.href }
}

/** A link to a page of this site. */
export function PageLink({
  href,
  children,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) {
  const link = linkTo(href)
  return (
    <a {...rest} {...link}>
      {link.hrefLang ? <bdi>{children}</bdi> : children}
    </a>
  )
}

/** A link within a sentence, which gives its words. */
export const linked = (href: string) => (name: string) => (
  <PageLink key={href} href={href}>
    {name}
  </PageLink>
)

/** A text with its Latin words and its numbers isolated, on a page from right to left. */
export function Isolated({ children }: { children: string }): ReactNode {
  if (!isRightToLeft()) return children
  const parts = splitByDirection(children)
  if (parts.length === 1 && !parts[0]!.isolated) return children
  return parts.map(({ text, isolated }, index) =>
    isolated ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change their order
      <bdi key={index} dir="ltr">
        {text}
      </bdi>
    ) : (
      text
    ),
  )
}
