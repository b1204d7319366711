import type { ReactNode } from 'react'
import { Isolated, PageLink } from '#app/language/page-language.tsx'
import { paths } from '#app/paths.ts'
import { Logo } from './logo.tsx'
import { frameWords } from './messages.ts'

/** Each with the key of its words. */
const links = [
  [paths.privacy, 'privacy'],
  [paths.terms, 'terms'],
  [paths.contact, 'contact'],
  [paths.faq, 'faq'],
  [paths.adab, 'adab'],
  [paths.evidence, 'evidence'],
  [paths.glossary, 'glossary'],
  [paths.birthTimeHelp, 'birthTimeHelp'],
  [paths.deleteMyData, 'deleteMyData'],
  [paths.dataSources, 'dataSources'],
  [paths.books, 'books'],
  [paths.masters, 'masters'],
] as const

const FIRST_YEAR = 2024

/** '2024–2026' */
const copyrightYears = (year = FIRST_YEAR) => (year > FIRST_YEAR ? `${FIRST_YEAR}–${year}` : `${FIRST_YEAR}`)

interface FooterProps {
  /** By the server's clock; undefined if an error occurred before it was read. */
  year: number | undefined
  /** A page's own content of the footer. */
  children?: ReactNode
}

export function Footer({ year, children }: FooterProps) {
  const words = frameWords
  return (
    <footer className="sky bg-vellum text-ink print:hidden">
      <div className="mx-auto grid max-w-page gap-x-8 gap-y-4 px-5 py-8 sm:py-12 sm:px-8 md:grid-cols-[1fr_2fr]">
        <div>
          <Logo />
          <p className="mt-3 text-sm text-faded">{words.purpose}</p>
          {words.unread ? <p className="mt-3 text-sm text-faded">{words.unread}</p> : null}
          <p className="mt-3 text-sm text-faded">
            © <Isolated>{copyrightYears(year)}</Isolated> {words.product}
          </p>
        </div>
        <nav aria-label={words.footer}>
          <ul className="grid grid-cols-2 gap-x-6 sm:grid-cols-[repeat(auto-fill,minmax(11rem,1fr))]">
            {links.map(([href, label]) => (
              <li key={href}>
                <PageLink href={href} className="inline-flex min-h-9 items-center sm:min-h-11">
                  {words[label]}
                </PageLink>
              </li>
            ))}
          </ul>
        </nav>
        {children ? <div className="md:col-span-full">{children}</div> : null}
      </div>
    </footer>
  )
}
