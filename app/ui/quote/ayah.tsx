import { Fragment } from 'react'
import { currentLanguage } from '#app/language/current.ts'
import { PageLink } from '#app/language/page-language.tsx'
import { paths } from '#app/paths.ts'
import { controlWords } from '#app/ui/base/messages.ts'
import { quoteWords as words } from './messages.ts'

interface AyahProps {
  /** Complete verses, unchanged, each with its end sign. */
  verses: readonly { arabic: string; end: string }[]
  /** The sura's name, such as 'الشرح'. */
  surahArabic: string
  /** Such as 'Ash-Sharh 94:5–6'. */
  reference: string
  /** Our own words about its meaning; not a translation. Arabic pages do not have it. */
  meaning: string
  href: string
}

/** A word with its pause mark, which must not begin a line. */
const PAUSED = /(\S+ [\u06d6-\u06dc]+)/

/** The unchanged text of a verse. */
function Arabic({ text }: { text: string }) {
  return text.split(PAUSED).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a verse never move.
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  )
}

/** A passage in the ruled frame of a manuscript page, separate from statements about a chart. */
export function Ayah({ verses, surahArabic, reference, meaning, href }: AyahProps) {
  return (
    <figure className="jadwal rounded-sm bg-leaf px-4 py-5 sm:px-8 sm:py-6 print:break-inside-avoid print:py-3">
      {words.godSays ? <p className="text-lg text-gold">{words.godSays}:</p> : null}
      <p lang="ar" dir="rtl" className="quran text-lg text-gold">
        سورة {surahArabic}
      </p>
      <blockquote>
        <p
          lang="ar"
          dir="rtl"
          className="quran mt-1 text-[1.75rem] leading-[2.2] text-ink print:text-xl print:leading-[2]"
        >
          {verses.map(({ arabic, end }) => (
            <Fragment key={end}>
              {/* The end sign stays on the line of the last word. */}
              <Arabic text={arabic} />
              {'\u00a0'}
              <span className="text-gold">{end}</span>{' '}
            </Fragment>
          ))}
        </p>
      </blockquote>
      <figcaption className="mt-4 max-w-measure space-y-1.5">
        {currentLanguage() === 'ar' ? null : (
          <p className="text-faded">
            <span className="text-gold">{words.meaning}</span> {meaning}
          </p>
        )}
        <p className="flex flex-wrap items-center gap-x-3 text-sm text-faded">
          <a href={href} target="_blank" rel="noreferrer" className="inline-flex min-h-8 items-center">
            {reference}
            <span className="sr-only">{controlWords.newTab}</span>
          </a>
          <span>
            {words.chosen}{' '}
            <PageLink href={`${paths.adab}#mistakes`} className="print:hidden">
              {words.mistake}
            </PageLink>
          </span>
        </p>
      </figcaption>
    </figure>
  )
}
