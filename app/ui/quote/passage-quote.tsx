import type { QuotedPassage } from '#app/books/index.ts'
import { currentLanguage } from '#app/language/current.ts'
import { Isolated, linkTo } from '#app/language/page-language.tsx'
import { passagePath } from '#app/paths.ts'
import { classNames } from '#app/ui/base/class-names.ts'
import { Disclosure } from '#app/ui/base/disclosure.tsx'
import { quoteWords } from './messages.ts'

/** What stands in English on every page. */
export function englishMark(): { lang?: 'en'; dir?: 'ltr' } {
  return currentLanguage() === 'en' ? {} : { lang: 'en', dir: 'ltr' }
}

/** Author, book and place, also in a line of boxes. */
export function Citation({ children }: { children: string }) {
  return (
    <span>
      <Isolated>{children}</Isolated>
    </span>
  )
}

/**
 * An author's words with our English beside them, or below them on narrow screens. Arabic pages have ours behind a
 * disclosure, and of Arabic words no English.
 */
export function PassageWords({
  passage: { language, original, english, claim, note },
  withRule = false,
  narrow = false,
}: {
  passage: QuotedPassage
  /** On Arabic pages: with the rule that we take from it, which is in English. */
  withRule?: boolean
  /** For a text column: always one below the other. */
  narrow?: boolean
}) {
  const words = quoteWords
  const inEnglish = englishMark()
  const ours = [withRule ? claim : null, language === 'ar' ? null : english, note].filter(
    (text) => text !== null,
  )
  return (
    <>
      <div className={classNames('grid gap-x-8 gap-y-3', !narrow && !inEnglish.lang && 'md:grid-cols-2')}>
        <blockquote className="max-w-measure">
          {language === 'ar' ? (
            <p lang="ar" dir="rtl" className="text-[1.3rem] leading-[2.1] text-ink">
              {original}
            </p>
          ) : (
            <p
              lang={language}
              {...(inEnglish.dir ? { dir: inEnglish.dir } : {})}
              className={classNames('text-base text-ink', language !== 'grc' && 'italic')}
            >
              {original}
            </p>
          )}
        </blockquote>
        {inEnglish.lang ? null : (
          <p>
            <span className="text-gold">
              {language === 'en' ? words.inTodaysEnglish : words.inOurEnglish}
            </span>{' '}
            {english}
          </p>
        )}
      </div>
      {inEnglish.lang && ours.length > 0 ? (
        <Disclosure summary={words.inOurEnglish}>
          <div {...inEnglish} className="space-y-2">
            {ours.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
        </Disclosure>
      ) : null}
      {note && !inEnglish.lang ? <p className="mt-2 text-sm text-faded">{note}</p> : null}
    </>
  )
}

/** A disclosure with a passage of a book, its page, and a link to it on the page of its book. */
export function PassageQuote({ passage, open }: { passage: QuotedPassage; open?: boolean }) {
  const words = quoteWords
  const citation = <Citation>{passage.citation}</Citation>
  return (
    <Disclosure
      summary={
        <span>
          {words.bookSays} {citation}
        </span>
      }
      open={open}
    >
      <figure>
        <PassageWords passage={passage} narrow />
        <figcaption className="mt-2">
          <a {...linkTo(passagePath(passage.id))} className="inline-flex min-h-8 items-center">
            {citation}
            <span className="sr-only">{words.amongAll}</span>
          </a>
        </figcaption>
      </figure>
    </Disclosure>
  )
}
