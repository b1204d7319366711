import { currentLanguage } from '#app/language/current.ts'
import { PageLink } from '#app/language/page-language.tsx'
import { paths } from '#app/paths.ts'
import { quoteWords as words } from './messages.ts'

interface HadithQuoteProps {
  /** In Arabic, before the words; empty if they say it themselves. */
  speaker: string
  arabic: string
  english: string
  /** Collection and number, such as 'Sahih Muslim 2675'. */
  reference: string
  narrator: string
}

/** A hadith in a separate frame, apart from statements about a chart. */
export function HadithQuote({ speaker, arabic, english, reference, narrator }: HadithQuoteProps) {
  return (
    <figure className="rounded-sm border border-rule bg-leaf px-5 py-6 sm:px-8 print:break-inside-avoid print:py-3">
      {speaker ? (
        <p lang="ar" dir="rtl" className="text-lg text-gold">
          {speaker}
        </p>
      ) : null}
      <blockquote>
        <p
          lang="ar"
          dir="rtl"
          className="text-[1.5rem] leading-[2.1] text-ink print:text-lg print:leading-[1.9]"
        >
          {arabic}
        </p>
        {currentLanguage() === 'ar' ? null : <p className="mt-3 max-w-measure">{english}</p>}
      </blockquote>
      <figcaption className="mt-3 max-w-measure text-sm text-faded">
        {words.told(reference, narrator)}{' '}
        <PageLink href={`${paths.adab}#mistakes`} className="print:hidden">
          {words.mistake}
        </PageLink>
      </figcaption>
    </figure>
  )
}
