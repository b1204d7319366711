import type { ComponentProps, ReactNode } from 'react'
import { FirmnessLine, ToleranceChoice } from '#app/features/lots/firmness-section.tsx'
import { HousesNote } from '#app/features/lots/houses-note.tsx'
import { houseText } from '#app/features/lots/lot-messages.ts'
import { QuotedOnce } from '#app/features/lots/reason-lines.tsx'
import { BLOCKS } from '#app/guidance/types.ts'
import { astroWords } from '#app/language/astro-messages.ts'
import { Isolated, PageLink } from '#app/language/page-language.tsx'
import { paths } from '#app/paths.ts'
import { Card } from '#app/ui/base/card.tsx'
import { Disclosure } from '#app/ui/base/disclosure.tsx'
import { ExplainedPart, TermNotes, WrittenIn } from '#app/ui/base/explained-text.tsx'
import { Notice } from '#app/ui/base/notice.tsx'
import { dmText } from '#app/ui/chart/degree-text.ts'
import type { DraftFields } from '#app/ui/form/post-form.tsx'
import { WriteNote } from '#app/ui/page/write-note.tsx'
import { Band } from '#app/ui/plate/band.tsx'
import { PlateFigure } from '#app/ui/plate/plate-figure.tsx'
import { Ayah } from '#app/ui/quote/ayah.tsx'
import { HadithQuote } from '#app/ui/quote/hadith-quote.tsx'
import type { AnalysisView } from './analysis.server.ts'
import { analysisWords as words } from './analysis-messages.ts'
import { BookletCover, BookletNotes } from './booklet-pages.tsx'
import { DoorsCard } from './doors-card.tsx'
import { InShortLines } from './in-short.tsx'
import { LotFigure } from './lot-figure.tsx'
import { LotSummary } from './lot-summary.tsx'
import { exampleTexts, listReasons, partTexts, reasonTexts } from './part-texts.ts'
import { RatingForm } from './rating-form.tsx'
import { blockId, ReadFrom, ReadingBlock } from './reading-block.tsx'
import { Examples } from './reading-examples.tsx'
import { ReadingLetter } from './reading-letter.tsx'
import { ReadingSubjects } from './reading-subjects.tsx'
import { SendLot } from './send-lot.tsx'
import { ShareStory } from './share-story.tsx'
import { EarlierVersionNotice, NewVersionNotice, OtherVersions } from './version-notice.tsx'

const PATTERNS = ['lightSidePattern', 'darkSideWarning'] as const

interface AnalysisReportProps {
  analysis: AnalysisView
  /** True if the person opened an earlier version. */
  isEarlier: boolean
  /** True if the reasons of all sentences are open. */
  allReasons: boolean
  /** What was typed into the forms before the session ended. */
  drafts: { rating: DraftFields | null; story: DraftFields | null }
  hasConfirmedStories: boolean
  /** What each term means. */
  termNotes: ComponentProps<typeof TermNotes>['notes']
}

export function AnalysisReport({
  analysis,
  isEarlier,
  allReasons,
  drafts,
  hasConfirmedStories,
  termNotes,
}: AnalysisReportProps) {
  const { content, ayahs } = analysis
  // The first verse is about the difficulty, like the guidance.
  const [afterGuidance, ...later] = ayahs
  const contents = later.length > 0 ? toContents() : toContents().filter(([id]) => id !== VERSES)
  const block = { analysis, allReasons }
  return (
    <ReportTerms content={content} notes={termNotes} allReasons={allReasons}>
      <BookletCover analysis={analysis} />
      {isEarlier ? <EarlierVersionNotice createdAt={analysis.createdAt} /> : null}
      {isEarlier ? null : <DoorsCard analysis={analysis} />}
      {content.inShort ? <InShortLines inShort={content.inShort} /> : null}
      <div className="plate-side">
        <PlateFigure view={analysis.plate} lit={Object.values(analysis.lit)} />
      </div>
      <LotSummary analysis={analysis} />
      {/* Not hidden on a phone, because the other bands have its pattern. */}
      <div className="max-sm:-mt-4 max-sm:h-0 max-sm:overflow-hidden">
        <Band ruler={analysis.partOfFortune.ruler} />
      </div>
      <ReadingLetter {...block} />
      {isEarlier ? null : <SendLot judgement={content.judgement} />}
      <NewVersionNotice analysis={analysis} />
      <ChartNotices analysis={analysis} />
      <BirthTime analysis={analysis} />
      <Contents contents={contents} allReasons={allReasons} />
      <ReadingBlock {...block} block="fortunePath" />
      <ReadingBlock {...block} block="currentBlockages" />
      <p className="max-w-measure text-sm text-faded">
        {words.heavier}
        {analysis.helpLine ? <bdi> {analysis.helpLine}</bdi> : null}
      </p>
      <ReadingBlock {...block} block="spiritualGuidance" />
      <GuidancePassages analysis={analysis} ayah={afterGuidance} isOnly={later.length === 0} />
      <ReadingBlock {...block} block="practicalSteps" list />

      <div className="patterns">
        {PATTERNS.map((name) => (
          <ReadingBlock key={name} {...block} block={name} />
        ))}
      </div>

      <Card id="examples" title={words.examples}>
        <ExplainedPart texts={exampleTexts(content, allReasons)}>
          {allReasons ? <ReadFrom>{content.readFrom.realLifeExamples}</ReadFrom> : null}
          <Examples examples={content.realLifeExamples} />
        </ExplainedPart>
      </Card>

      <ReadingSubjects analysis={analysis} />
      <Disclosure size="block" summary={words.figure}>
        <LotFigure judgement={content.judgement} />
      </Disclosure>

      <Verses ayahs={later} />

      <div className="flex flex-col gap-3 sm:gap-6 print:hidden">
        <RatingForm analysisId={analysis.analysisId} rating={analysis.rating} draft={drafts.rating} />
        <Card id="share-story" title={words.ownExperience}>
          <p>{words.hasBeenLikeThis}</p>
          <ShareStory draft={drafts.story} hasConfirmed={hasConfirmedStories} />
        </Card>
      </div>

      <OtherVersions analysis={analysis} />
      <Versions analysis={analysis} />
      <BookletNotes />
    </ReportTerms>
  )
}

/** What the parts share: each passage of a book is quoted once, and the terms of all parts have one note each. */
function ReportTerms({
  content,
  notes,
  allReasons,
  children,
}: Pick<AnalysisView, 'content'> &
  Pick<ComponentProps<typeof TermNotes>, 'notes'> & { allReasons: boolean; children: ReactNode }) {
  return (
    <WrittenIn value={content.language}>
      <div className="booklet">
        <QuotedOnce reasons={listReasons(content)}>
          <ExplainedPart texts={reasonTexts(content)}>{children}</ExplainedPart>
        </QuotedOnce>
        <TermNotes parts={partTexts(content, allReasons)} notes={notes} />
      </div>
    </WrittenIn>
  )
}

/** The verse and the hadith that the guidance names. */
function GuidancePassages({
  analysis: { content },
  ayah,
  isOnly,
}: {
  analysis: AnalysisView
  ayah: AnalysisView['ayahs'][number] | undefined
  /** True if no other verses come later, which would say where the text is from. */
  isOnly: boolean
}) {
  if (!ayah && !content.hadith) return null
  return (
    <div className="verses flex flex-col sm:gap-6">
      {isOnly ? (
        <p className="max-w-measure text-faded">
          {words.passageNamed} <PageLink href={paths.dataSources}>{words.whereFrom}</PageLink>
        </p>
      ) : null}
      {ayah ? (
        <>
          <Band />
          <NotedAyah ayah={ayah} />
          <Band />
        </>
      ) : null}
      {content.hadith ? (
        <div>
          <HadithQuote {...content.hadith} />
          <WriteNote about={`hadith:${content.hadith.id}`} label={content.hadith.reference} />
        </div>
      ) : null}
    </div>
  )
}

function Versions({ analysis: { content } }: { analysis: AnalysisView }) {
  return (
    <p className="max-w-measure text-sm text-faded">
      <Isolated>{words.versions(content.corpusVersion, content.engineVersion)}</Isolated>
      {words.forStudy} <PageLink href={paths.adab}>{words.whatItIs}</PageLink>
    </p>
  )
}

/** The verses of a reading before the third version of the texts. */
function Verses({ ayahs }: Pick<AnalysisView, 'ayahs'>) {
  if (ayahs.length === 0) return null
  return (
    <section id={VERSES} aria-labelledby="ayahs-title" className="verses flex flex-col gap-4 pt-4">
      <div>
        <h2 id="ayahs-title" className="text-xl">
          {words.verses}
        </h2>
        <p className="mt-1 max-w-measure text-faded">
          {words.versesShare} <PageLink href={paths.dataSources}>{words.whereFrom}</PageLink>
        </p>
      </div>
      {ayahs.map((ayah) => (
        <NotedAyah key={ayah.reference} ayah={ayah} />
      ))}
    </section>
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

const VERSES = 'verses'

function toContents(): [id: string, title: string][] {
  return [
    ...BLOCKS.map((block): [string, string] => [blockId(block), words.blocks[block]]),
    ['examples', words.examples],
    [VERSES, words.verses],
  ]
}

/** The parts of the reading, and a way to read it with every reason open. Both are plain links. */
function Contents({
  contents,
  allReasons,
}: {
  contents: readonly (readonly [id: string, title: string])[]
  allReasons: boolean
}) {
  return (
    <nav id="contents" aria-label={words.onThisPage} className="jump-list print:hidden">
      <ul>
        {contents.map(([id, title]) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
      <p>
        {words.numbers}{' '}
        {allReasons ? (
          <a href={`${paths.analysis}#contents`}>{words.hideReasons}</a>
        ) : (
          <a href={`${paths.analysis}?${REASONS}=${ALL_REASONS}#contents`}>{words.showReasons}</a>
        )}
      </p>
    </nav>
  )
}

/** One line about the birth time. What another one would change is behind it, not between the sentences. */
function BirthTime({ analysis: { birthTime, firmness } }: { analysis: AnalysisView }) {
  const line = birthTime?.line ?? firmness
  if (!line || !firmness) return null
  const sureWithin = Math.min(firmness.sureWithin, birthTime?.sureWithin ?? firmness.sureWithin)
  const sure =
    sureWithin === 0
      ? birthTime?.tolerance === 0
        ? words.timeExact
        : words.timeUnsure
      : words.sureWithin(sureWithin)
  return (
    <Disclosure size="block" summary={words.whatWouldChange(sure)}>
      <div className="max-w-measure space-y-2">
        <FirmnessLine line={line} href={`${paths.partOfFortune}#firmness`} />
        {firmness.nearby.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {birthTime ? (
          <>
            {line.firm ? null : <p>{words.noteBelow}</p>}
            <p className="pt-2 text-sm text-faded">{words.howManyMinutes}</p>
            <ToleranceChoice chosen={birthTime.tolerance} />
          </>
        ) : null}
      </div>
    </Disclosure>
  )
}

function ChartNotices({ analysis }: { analysis: AnalysisView }) {
  const { spirit } = analysis
  return (
    <>
      {analysis.sectUncertain ? (
        <Notice variant="info" title={words.twilight}>
          <p>
            {...words.countedBy(
              analysis.isDayBirth,
              <bdi key="degree">{dmText(spirit.degree)}</bdi>,
              astroWords.signs[spirit.sign],
              houseText(spirit),
            )}
          </p>
        </Notice>
      ) : null}
      <HousesNote system={analysis.houseSystem} />
    </>
  )
}

/** `/analysis?reasons=all` shows every sentence with its reasons open. */
export const REASONS = 'reasons'
export const ALL_REASONS = 'all'
