import { type AnchorHTMLAttributes, createContext, Fragment, type ReactNode, useContext } from 'react'
import { splitByDirection } from './isolate.ts'
import { addressIn, type Language, languages } from './language.ts'

export interface PageLanguage {
  language: Language
  /** The languages that this page can be read in. */
  versions: readonly Language[]
  /** The pages that can be read in this language, by their English addresses. Every page can be read in English. */
  translated: readonly string[]
}

export const ENGLISH: PageLanguage = { language: 'en', versions: ['en'], translated: [] }

const OfPage = createContext(ENGLISH)
export const PageLanguageProvider = OfPage.Provider
export const usePageLanguage = (): PageLanguage => useContext(OfPage)

/** Where a link to a page leads: to the page in the reader's language, or else to the English one, and then it says so. */
export function linkIn({ language, translated }: PageLanguage, href: string) {
  const isOwn = href.startsWith('/')
  if (language === 'en' || !isOwn) return { href }
  return translated.includes(href.split(/[?#]/)[0]!)
    ? { href: addressIn(language, href) }
    : { href, hrefLang: 'en' as const }
}

/** A link to a page of this site. */
export function PageLink({
  href,
  children,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) {
  const link = linkIn(usePageLanguage(), href)
  return (
    <a {...rest} {...link}>
      {'hrefLang' in link ? <bdi>{children}</bdi> : children}
    </a>
  )
}

/** A text with its Latin words and its numbers isolated, on a page from right to left. */
export function Isolated({ children }: { children: string }): ReactNode {
  const { language } = usePageLanguage()
  return languages[language].direction === 'rtl' ? <Bidirectional text={children} /> : children
}

function Bidirectional({ text }: { text: string }) {
  return splitByDirection(text).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change their order
    <Fragment key={index}>{part.isolated ? <bdi dir="ltr">{part.text}</bdi> : part.text}</Fragment>
  ))
}
