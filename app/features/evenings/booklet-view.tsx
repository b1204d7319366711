import { InShortLines } from '#app/features/analysis/in-short.tsx'
import { writtenBy } from '#app/language/page-language.tsx'
import { noteAnchor } from '#app/ui/page/write-note-anchor.ts'
import type { BookletView } from './booklet.server.ts'
import { eveningWords as words } from './evening-messages.ts'
import { Passage } from './passage.tsx'

/** What a season had, to read and to print: passages, answers, and a line to sign. */
export function Booklet({ booklet: { inShort, evenings } }: { booklet: BookletView }) {
  return (
    <>
      {inShort ? (
        <section aria-label={words.inShort} className="mb-10">
          <InShortLines inShort={inShort} />
        </section>
      ) : null}
      <ol className="flex flex-col gap-10">
        {evenings.map(({ number, about, passage, answers }) => (
          <li key={number} id={noteAnchor(about)}>
            <h2 className="mb-3 text-xl print:break-after-avoid">{words.evening(number)}</h2>
            <Passage passage={passage} />
            {answers.map(({ id, prompt, text, gregorian, hijri }) => (
              <div key={id} className="mt-4 max-w-measure">
                {prompt ? (
                  <p dir="auto" className="text-faded italic">
                    {prompt}
                  </p>
                ) : null}
                <p {...writtenBy(text)} className="reading mt-1 wrap-anywhere whitespace-pre-line">
                  {text}
                </p>
                <p className="mt-1 text-sm text-faded">{words.bothDays(gregorian, hijri)}</p>
              </div>
            ))}
          </li>
        ))}
      </ol>
      <div className="hidden break-before-page pt-96 print:block">
        <p className="max-w-measure border-t border-edge pt-2 text-faded">{words.sign}</p>
      </div>
    </>
  )
}
