import { paths } from '#app/paths.ts'

interface HadithQuoteProps {
  arabic: string
  english: string
  /** Collection and number, such as 'Sahih Muslim 2675'. */
  reference: string
  narrator: string
}

/** A hadith in a separate frame, apart from statements about a chart. */
export function HadithQuote({ arabic, english, reference, narrator }: HadithQuoteProps) {
  return (
    <figure className="rounded-sm border border-rule bg-leaf px-5 py-6 sm:px-8 print:break-inside-avoid">
      <blockquote>
        <p lang="ar" dir="rtl" className="text-[1.5rem] leading-[2.1] text-ink">
          {arabic}
        </p>
        <p className="mt-3 max-w-measure">{english}</p>
      </blockquote>
      <figcaption className="mt-3 max-w-measure text-sm text-faded">
        {reference}, told by {narrator}. Our own English wording. Not reviewed by a scholar.{' '}
        <a href={`${paths.adab}#mistakes`}>How to report a mistake</a>
      </figcaption>
    </figure>
  )
}
