import type { ReactNode } from 'react'
import { paths } from '#app/paths.ts'
import { Logo } from './logo.tsx'
import { PRODUCT } from './page.tsx'

const links = [
  [paths.privacy, 'Privacy Policy'],
  [paths.terms, 'Terms of Service'],
  [paths.contact, 'Contact Us'],
  [paths.faq, 'FAQ'],
  [paths.adab, 'Adab'],
  [paths.glossary, 'Glossary'],
  [paths.birthTimeHelp, 'Birth Time Help'],
  [paths.deleteMyData, 'Delete My Data'],
  [paths.dataSources, 'Data Sources'],
  [paths.books, 'The Books'],
  [paths.masters, 'Charts in the Old Books'],
] as const

const FIRST_YEAR = 2024

/** '2024–2026' */
const copyrightYears = (year = FIRST_YEAR) => (year > FIRST_YEAR ? `${FIRST_YEAR}–${year}` : FIRST_YEAR)

interface FooterProps {
  /** By the server's clock; undefined if an error occurred before it was read. */
  year: number | undefined
  /** A page's own content of the footer. */
  children?: ReactNode
}

export function Footer({ year, children }: FooterProps) {
  return (
    <footer className="sky bg-vellum text-ink print:hidden">
      <div className="mx-auto grid max-w-page gap-x-8 gap-y-4 px-5 py-8 sm:py-12 sm:px-8 md:grid-cols-[1fr_2fr]">
        <div>
          <Logo name={PRODUCT} />
          <p className="mt-3 text-sm text-faded">
            The Part of Fortune, studied with its sources beside it. No predictions are made here.
          </p>
          <p className="mt-3 text-sm text-faded">
            © {copyrightYears(year)} {PRODUCT}
          </p>
        </div>
        <nav aria-label="Footer">
          <ul className="grid grid-cols-2 gap-x-6 sm:grid-cols-[repeat(auto-fill,minmax(11rem,1fr))]">
            {links.map(([href, label]) => (
              <li key={href}>
                <a href={href} className="inline-flex min-h-9 items-center sm:min-h-11">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {children ? <div className="md:col-span-full">{children}</div> : null}
      </div>
    </footer>
  )
}
