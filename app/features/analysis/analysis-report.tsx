import { FirmnessLine } from '#app/features/nativity/lot/firmness-line.tsx'
import { ToleranceChoice } from '#app/features/nativity/lot/firmness-section.tsx'
import { HousesNote } from '#app/features/nativity/lot/houses-note.tsx'
import { useRevealedReasons } from '#app/features/nativity/lot/reasoned-text.tsx'
import { paths } from '#app/paths.ts'
import { Card } from '#app/ui/base/card.tsx'
import { classNames } from '#app/ui/base/class-names.ts'
import { Disclosure } from '#app/ui/base/disclosure.tsx'
import { Notice } from '#app/ui/base/notice.tsx'
import { degreeText } from '#app/ui/chart/degree-text.ts'
import { WriteNote } from '#app/ui/page/write-note.tsx'
import { Ayah } from '#app/ui/quote/ayah.tsx'
import { HadithQuote } from '#app/ui/quote/hadith-quote.tsx'
import type { AnalysisView } from './analysis.server.ts'
import { BookletCover, BookletNotes } from './booklet-pages.tsx'
import { EXAMPLE_LABELS } from './example-labels.ts'
import { LotFigure } from './lot-figure.tsx'
import { LotSummary } from './lot-summary.tsx'
import { RatingForm } from './rating-form.tsx'
import { ReadFrom, ReadingBlock } from './reading-block.tsx'
import { ReadingSubjects } from './reading-subjects.tsx'
import { ShareStory } from './share-story.tsx'
import { OtherVersions, VersionNotice } from './version-notice.tsx'
import { WriterCard } from './writer-card.tsx'

const PATTERNS = [
  ['lightSidePattern', 'Light Side Pattern'],
  ['darkSideWarning', 'Shadow Side Warning'],
] as const

interface AnalysisReportProps {
  analysis: AnalysisView
  /** The person opened an earlier version. */
  isEarlier: boolean
  /** Whose forms these are, and what was typed into them before the session ended. */
  kept: { owner: string; rating: string | undefined; story: string | undefined; storyKey: string }
}

export function AnalysisReport({ analysis, isEarlier, kept }: AnalysisReportProps) {
  const { content, ayahs } = analysis
  const { blocks, realLifeExamples } = content
  // The first verse is for the difficulty, as the guidance is. A former analysis has all its verses at the end.
  const [first, ...others] = ayahs
  const [afterGuidance, later] = content.tracks.length > 0 ? [first, others] : [undefined, ayahs]
  useRevealedReasons()
  const worded = Object.values(blocks).some((sentences) =>
    sentences.some((one) => one.composed !== undefined),
  )
  return (
    <div className="booklet flex flex-col gap-6">
      <BookletCover analysis={analysis} />
      <VersionNotice analysis={analysis} isEarlier={isEarlier} />
      <LotSummary analysis={analysis} />
      <ChartNotices analysis={analysis} />
      <BirthTime analysis={analysis} />
      <ReadingSubjects tracks={content.tracks} />

      {content.judgement ? (
        <Disclosure size="block" summary="Figure of the lot" className="xl:hidden print:hidden">
          <LotFigure judgement={content.judgement} />
        </Disclosure>
      ) : null}
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_14rem] 2xl:grid-cols-[minmax(0,1fr)_16rem] print:block">
        <div className={classNames('flex flex-col gap-6', content.judgement ? '' : 'xl:col-span-2')}>
          <ReadingBlock analysis={analysis} block="fortunePath" title="Fortune Path" />
          <ReadingBlock analysis={analysis} block="currentBlockages" title="Current Blockages" />
          <ReadingBlock analysis={analysis} block="spiritualGuidance" title="Spiritual Guidance" />
          {afterGuidance || content.hadith ? (
            <div className="verses flex flex-col gap-6">
              {afterGuidance ? <NotedAyah ayah={afterGuidance} /> : null}
              {content.hadith ? (
                <div>
                  <HadithQuote {...content.hadith} />
                  <WriteNote about={`hadith:${content.hadith.id}`} label={content.hadith.reference} />
                </div>
              ) : null}
            </div>
          ) : null}
        </div>
        {content.judgement ? (
          <aside className="sticky top-8 hidden xl:block print:hidden" aria-label="Figure of the lot">
            <LotFigure judgement={content.judgement} />
          </aside>
        ) : null}
      </div>
      <ReadingBlock analysis={analysis} block="practicalSteps" title="Practical Next Steps" list />

      <div className="grid grid-cols-1 items-start gap-6 md:grid-cols-2">
        {PATTERNS.map(([block, title]) => (
          <ReadingBlock key={block} analysis={analysis} block={block} title={title} />
        ))}
      </div>

      <Card title="Real Life Examples">
        <ReadFrom>{content.readFrom?.realLifeExamples}</ReadFrom>
        <ul className="max-w-measure divide-y divide-rule">
          {realLifeExamples.map(({ id, text, kind, teller, reason }) => (
            <li key={id} className="py-4 first:pt-0 last:pb-0">
              <p dir="auto" className="text-lg">
                {text}
              </p>
              <p className="mt-1.5 text-sm text-faded">
                <ExampleLabel kind={kind} teller={teller} />. Chosen because {reason}
              </p>
            </li>
          ))}
        </ul>
      </Card>

      {analysis.writer ? (
        <div className="print:hidden">
          <WriterCard writer={analysis.writer} />
        </div>
      ) : null}

      <section aria-labelledby="ayahs-title" className="verses flex flex-col gap-4 pt-4">
        <div>
          <h2 id="ayahs-title" className="text-xl">
            Verses to reflect on
          </h2>
          <p className="mt-1 max-w-measure text-faded">
            These verses share the subjects of your analysis. They are not about your chart, and your chart
            does not explain them. <a href={paths.dataSources}>Where the text comes from</a>
          </p>
        </div>
        {later.map((ayah) => (
          <NotedAyah key={ayah.reference} ayah={ayah} />
        ))}
      </section>

      <div className="grid grid-cols-1 items-start gap-6 md:grid-cols-2 print:hidden">
        <RatingForm
          analysisId={analysis.analysisId}
          rating={analysis.rating}
          owner={kept.owner}
          kept={kept.rating}
        />
        <Card id="share-story" title="Your own experience">
          <p>Has something in your life been like this text, or quite different?</p>
          <ShareStory owner={kept.owner} kept={kept.story} idempotencyKey={kept.storyKey} />
        </Card>
      </div>

      <OtherVersions analysis={analysis} />
      <p className="max-w-measure text-sm text-faded">
        Text version {content.corpusVersion}, calculation version {content.engineVersion}.{' '}
        {worded && analysis.writer ? (
          <>
            Wording made easier by <bdi className="wrap-anywhere">{analysis.writer.model}</bdi>.{' '}
          </>
        ) : null}
        For study and self-reflection: nothing here foretells anything.{' '}
        <a href={paths.adab}>What Qismah is and is not</a>
      </p>
      <BookletNotes />
    </div>
  )
}

function NotedAyah({ ayah }: { ayah: AnalysisView['ayahs'][number] }) {
  const { surah, from, to, reference } = ayah
  return (
    <div className="flex flex-col gap-2">
      <Ayah {...ayah} />
      <WriteNote about={`verse:${surah}:${from}-${to}`} label={reference} />
    </div>
  )
}

/** A name may run another way than the words about it. */
function ExampleLabel({ kind, teller }: { kind: keyof typeof EXAMPLE_LABELS; teller: string | null }) {
  if (!teller) return EXAMPLE_LABELS[kind]
  return (
    <>
      {EXAMPLE_LABELS[kind]}, <bdi className="wrap-anywhere">{teller}</bdi>
    </>
  )
}

function BirthTime({ analysis: { birthTime, firmness } }: { analysis: AnalysisView }) {
  const line = birthTime?.line ?? firmness
  if (!line) return null
  return (
    <div className="space-y-2">
      <FirmnessLine line={line} href={`${paths.partOfFortune}#firmness`} />
      {birthTime && !line.firm ? (
        <p className="max-w-measure ps-8.5 text-sm text-faded print:hidden">
          Each says so beside it or below its paragraph.
        </p>
      ) : null}
      {birthTime ? (
        <div className="print:hidden">
          <ToleranceChoice chosen={birthTime.tolerance} />
        </div>
      ) : null}
    </div>
  )
}

function ChartNotices({ analysis }: { analysis: AnalysisView }) {
  const { otherLot } = analysis
  return (
    <>
      {analysis.sectUncertain ? (
        <Notice variant="info" title="Born near sunrise or sunset">
          <p>
            The Sun stood within one degree of the horizon, so the birth can be judged as by day or by night.
            The lot shown follows the Sun’s calculated altitude ({analysis.isDayBirth ? 'day' : 'night'}); by
            the other judgement it stands at {degreeText(otherLot.degree)} {otherLot.sign} in house{' '}
            {otherLot.house}.
          </p>
        </Notice>
      ) : null}
      <HousesNote system={analysis.houseSystem} />
    </>
  )
}
