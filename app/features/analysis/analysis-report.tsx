import type { ReactNode } from 'react'
import { paths } from '../../http/paths'
import { Ayah } from '../../ui/ayah'
import { Card } from '../../ui/card'
import { degreeText } from '../../ui/chart/degree-text'
import { Disclosure } from '../../ui/disclosure'
import { Notice } from '../../ui/notice'
import { FirmnessLine } from '../fortune/firmness-line'
import { HousesNote } from '../fortune/houses-note'
import { WriterCard } from '../writing/writer-card'
import type { AnalysisView } from './analysis.server'
import { EXAMPLE_LABELS } from './example-labels'
import { LotSummary } from './lot-summary'
import { RatingForm } from './rating-form'
import { ShareStory } from './share-story'

type Sentence = AnalysisView['content']['blocks']['fortunePath'][number]

const PARAGRAPHS = [
  ['fortunePath', 'Fortune Path'],
  ['currentBlockages', 'Current Blockages'],
  ['spiritualGuidance', 'Spiritual Guidance'],
] as const

const PATTERNS = [
  ['lightSidePattern', 'Light Side Pattern'],
  ['darkSideWarning', 'Shadow Side Warning'],
] as const

interface AnalysisReportProps {
  analysis: AnalysisView
  /** Whose forms these are, and what was typed into them before the session ended. */
  kept: { owner: string; rating: string | undefined; story: string | undefined; storyKey: string }
}

export function AnalysisReport({ analysis, kept }: AnalysisReportProps) {
  const { content, ayahs } = analysis
  const { blocks, realLifeExamples } = content
  const worded = Object.values(blocks).some((sentences) =>
    sentences.some((one) => one.composed !== undefined),
  )
  return (
    <div className="flex flex-col gap-6">
      <LotSummary analysis={analysis} />
      <ChartNotices analysis={analysis} />
      {analysis.firmness ? (
        <FirmnessLine line={analysis.firmness} href={`${paths.partOfFortune}#firmness`} />
      ) : null}

      {PARAGRAPHS.map(([block, title]) => (
        <Block key={block} title={title} sentences={blocks[block]}>
          <Paragraph sentences={blocks[block]} />
        </Block>
      ))}

      <Block title="Practical Next Steps" sentences={blocks.practicalSteps}>
        <ol className="max-w-measure list-decimal space-y-2 ps-6 text-lg marker:text-gold">
          {blocks.practicalSteps.map(({ id, text }) => (
            <li key={id} className="ps-1.5">
              {text}
            </li>
          ))}
        </ol>
      </Block>

      <div className="grid grid-cols-1 gap-6 md:grid-cols-2">
        {PATTERNS.map(([block, title]) => (
          <Block key={block} title={title} sentences={blocks[block]}>
            <Paragraph sentences={blocks[block]} />
          </Block>
        ))}
      </div>

      <Card title="Real Life Examples">
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

      {analysis.writer ? <WriterCard writer={analysis.writer} /> : null}

      <section aria-labelledby="ayahs-title" className="flex flex-col gap-4 pt-4">
        <div>
          <h2 id="ayahs-title" className="text-xl">
            To reflect upon
          </h2>
          <p className="mt-1 max-w-measure text-faded">
            Verses on the themes of these reflections. They stand on their own: no verse speaks of a chart,
            and no chart explains a verse. <a href={paths.dataSources}>Where the text comes from</a>
          </p>
        </div>
        {ayahs.map((ayah) => (
          <Ayah key={ayah.reference} {...ayah} />
        ))}
      </section>

      <div className="grid grid-cols-1 items-start gap-6 md:grid-cols-2">
        <RatingForm
          analysisId={analysis.analysisId}
          rating={analysis.rating}
          owner={kept.owner}
          kept={kept.rating}
        />
        <Card id="share-story" title="Your own experience">
          <p>Has something in your life gone the way these lines describe, or quite another way?</p>
          <ShareStory owner={kept.owner} kept={kept.story} requestKey={kept.storyKey} />
        </Card>
      </div>

      <p className="max-w-measure text-sm text-faded">
        Texts {content.corpusVersion}, engine {content.engineVersion}.{' '}
        {worded && analysis.writer ? (
          <>
            Wording smoothed by <bdi className="wrap-anywhere">{analysis.writer.model}</bdi>.{' '}
          </>
        ) : null}
        For study and self-reflection: nothing here foretells anything.{' '}
        <a href={paths.adab}>What Qismah is and is not</a>
      </p>
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

function Block({
  title,
  sentences,
  children,
}: {
  title: string
  sentences: readonly Sentence[]
  children: ReactNode
}) {
  return (
    <Card title={title}>
      {children}
      <Reasons sentences={sentences} />
    </Card>
  )
}

function Paragraph({ sentences }: { sentences: readonly Sentence[] }) {
  return <p className="max-w-measure text-lg">{sentences.map(({ text }) => text).join(' ')}</p>
}

/** Every sentence with the factor of the chart, the rule of the tradition and the source it rests on. */
function Reasons({ sentences }: { sentences: readonly Sentence[] }) {
  return (
    <Disclosure summary="Why this is said">
      <ol className="max-w-measure space-y-5 py-1">
        {sentences.map(({ id, text, composed, reason }) => (
          <li key={id}>
            <p className="text-base text-ink italic">{text}</p>
            <dl className="mt-1 grid gap-x-4 gap-y-0.5 sm:grid-cols-[7rem_1fr] [&_dt]:text-gold">
              <dt>In your chart</dt>
              <dd>{reason.statement}</dd>
              <dt>The rule</dt>
              <dd>{reason.rule}</dd>
              <dt>The source</dt>
              <dd>{reason.source}</dd>
              {composed === undefined ? null : (
                <>
                  <dt>As composed</dt>
                  <dd>{composed}</dd>
                </>
              )}
            </dl>
          </li>
        ))}
      </ol>
    </Disclosure>
  )
}
