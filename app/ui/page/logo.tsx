import { PageLink } from '#app/language/page-language.tsx'
import { frameWords } from './messages.ts'

/**
 * The mark: the glyph of the lot, a circle with a cross, inside the eight-pointed star of two squares that begins
 * chapters in manuscripts.
 */
export function Mark({ className = 'size-9' }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 64 64"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="2.4"
      aria-hidden="true"
    >
      <path d="M13 13h38v38H13z" />
      <path d="M32 5.13 58.87 32 32 58.87 5.13 32z" />
      <circle cx="32" cy="32" r="12" />
      <path d="m23.5 23.5 17 17M40.5 23.5l-17 17" />
    </svg>
  )
}

/** The mark with the name. */
export function Logo() {
  return (
    <span className="inline-flex items-center gap-2.5">
      <Mark className="size-9 text-gilt" />
      <span className="text-xl font-[520] tracking-tight text-ink">{frameWords.product}</span>
    </span>
  )
}

/** The mark with the name, which leads to the first page. */
export function HomeLink() {
  return (
    <PageLink
      href="/"
      aria-label={frameWords.home}
      className="inline-flex min-h-11 items-center no-underline"
    >
      <Logo />
    </PageLink>
  )
}
