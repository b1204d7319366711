import { houseText } from '#app/features/lots/lot-messages.ts'
import { ReasonLines } from '#app/features/lots/reason-lines.tsx'
import { astroWords } from '#app/language/astro-messages.ts'
import { Disclosure } from '#app/ui/base/disclosure.tsx'
import { Explained, ExplainedPart, TermNotes } from '#app/ui/base/explained-text.tsx'
import { SignGlyph } from '#app/ui/base/glyphs.tsx'
import { Term, type TermId } from '#app/ui/base/term.tsx'
import { analysisWords } from './analysis-messages.ts'
import { ReadFrom } from './reading-block.tsx'
import { sampleWords as words } from './sample-messages.ts'
import type { SampleView } from './sample-reading.server.ts'

/** The sample on the landing page: what the composer writes about one chart, shortened. */
export function SampleReport({
  sample: { of, lot, houses, gift, letter, blocks, passages },
  termNotes,
}: {
  sample: SampleView
  termNotes: Readonly<Record<TermId, string>>
}) {
  const texts = [
    ...letter,
    ...blocks.flatMap(({ readFrom, text, because }) => [
      readFrom ?? '',
      text,
      ...because.flatMap(({ fact, rule }) => [fact, rule]),
    ]),
  ]
  return (
    <ExplainedPart texts={texts}>
      <article
        aria-labelledby="sample-title"
        className="jadwal mt-6 grid rounded-sm sm:mt-10 bg-leaf lg:grid-cols-[19rem_1fr]"
      >
        <header className="sky grid grid-cols-[auto_1fr] content-center items-center gap-x-5 bg-vellum px-5 py-5 text-ink lg:grid-cols-1 lg:justify-items-center lg:px-6 lg:py-10 lg:text-center">
          <SignGlyph sign={lot.sign} className="size-16 text-gilt lg:size-24" />
          <h3 id="sample-title" className="text-xl lg:mt-5">
            {words.lot(astroWords.signs[lot.sign], houseText(houses.lot))}
          </h3>
          <p className="col-span-full mt-3 text-faded max-lg:text-sm">
            {words.report} <time dateTime="2024-11">{words.month}</time>
          </p>
          <p className="col-span-full mt-1 text-sm text-faded">
            <Term id="ruler">{words.ruler}</Term>
            {words.rulerIn(
              astroWords.points[lot.ruler],
              astroWords.signs[lot.rulerSign],
              houseText(houses.ruler),
            )}
          </p>
          <p className="col-span-full mt-4 text-sm text-faded max-lg:mt-1">{of}</p>
        </header>
        <div className="grid gap-x-10 gap-y-4 px-5 py-4 sm:gap-y-8 sm:p-9 xl:grid-cols-2">
          <section className="xl:col-span-2">
            <h4 className="rubric">{analysisWords.letter}</h4>
            <div className="reading-groups mt-2 max-w-measure">
              <p className="text-xl">{gift}</p>
              <Disclosure summary={words.readOn}>
                {letter.map((paragraph) => (
                  <p key={paragraph}>
                    <Explained>{paragraph}</Explained>
                  </p>
                ))}
              </Disclosure>
            </div>
          </section>
          {blocks.map(({ title, readFrom, text, because }) => (
            <section key={title}>
              <h4 className="rubric">{title}</h4>
              {readFrom ? (
                <div className="mt-2">
                  <ReadFrom>{readFrom}</ReadFrom>
                </div>
              ) : null}
              <p className="mt-1">
                <Explained>{text}</Explained> …
              </p>
              {because.length > 0 ? <Why title={title} because={because} passages={passages} /> : null}
            </section>
          ))}
        </div>
        <TermNotes parts={[texts]} notes={termNotes} />
      </article>
    </ExplainedPart>
  )
}

interface WhyProps extends Pick<SampleView, 'passages'> {
  title: string
  because: SampleView['blocks'][number]['because']
}

function Why({ title, because, passages }: WhyProps) {
  return (
    <Disclosure
      summary={
        <>
          {words.why}
          <span className="sr-only">{words.whyOf(title)}</span>
        </>
      }
      className="why mt-1"
    >
      {because.map((reason) => (
        <ReasonLines key={reason.fact + reason.rule} reason={reason} passages={passages} />
      ))}
    </Disclosure>
  )
}
