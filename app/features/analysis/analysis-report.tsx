import { Ayah } from '../../ui/ayah'
import { Card } from '../../ui/card'
import { Disclosure } from '../../ui/disclosure'
import { PlanetGlyph, SignGlyph } from '../../ui/glyphs'
import { Notice } from '../../ui/notice'
import type { AnalysisView } from './analysis.server'
import { RatingForm } from './rating-form'
import { ShareStory } from './share-story'
import type { Planet, Sign } from '../../astro/types'

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

export function AnalysisReport({ analysis }: { analysis: AnalysisView }) {
  const { partOfFortune, content, ayahs } = analysis
  const { blocks, realLifeExamples } = content
  return (
    <div className="analysis">
      <LotSummary analysis={analysis} />
      {analysis.sectUncertain ? (
        <Notice variant="info" title="Born near sunrise or sunset">
          The Sun stood within one degree of the horizon, so the birth can be judged as by day or by night. The lot
          shown follows the Sun’s calculated altitude ({analysis.isDayBirth ? 'day' : 'night'}); by the other judgement
          it stands at {analysis.otherLot.degree.toFixed(1)}° {analysis.otherLot.sign} in house {analysis.otherLot.house}.
        </Notice>
      ) : null}
      {analysis.houseSystem === 'porphyry' ? (
        <Notice variant="info" title="Porphyry houses">
          Placidus houses are not defined so near the pole; this chart uses Porphyry houses instead.
        </Notice>
      ) : null}

      {PARAGRAPHS.map(([block, title]) => (
        <Card key={block} title={title}>
          <Paragraph sentences={blocks[block]} />
          <Reasons sentences={blocks[block]} />
        </Card>
      ))}

      <Card title="Practical Next Steps">
        <ol className="steps">
          {blocks.practicalSteps.map(({ id, text }) => (
            <li key={id}>{text}</li>
          ))}
        </ol>
        <Reasons sentences={blocks.practicalSteps} />
      </Card>

      <div className="card-grid">
        {PATTERNS.map(([block, title]) => (
          <Card key={block} title={title}>
            <Paragraph sentences={blocks[block]} />
            <Reasons sentences={blocks[block]} />
          </Card>
        ))}
      </div>

      <Card title="Real Life Examples">
        <ul className="examples">
          {realLifeExamples.map(({ id, text, kind, reason }) => (
            <li key={id}>
              <p>{text}</p>
              <p className="quiet">
                {EXAMPLE_LABELS[kind]} Chosen because {reason}
              </p>
            </li>
          ))}
        </ul>
      </Card>

      <section aria-labelledby="ayahs-title" className="ayahs">
        <h2 id="ayahs-title">To reflect upon</h2>
        <p className="quiet">
          Verses on the themes of these reflections. They stand on their own: no verse speaks of a chart, and no chart
          explains a verse.
        </p>
        {ayahs.map(({ arabic, reference, meaning, href }) => (
          <Ayah key={reference} arabic={arabic} reference={reference} meaning={meaning} href={href} />
        ))}
      </section>

      <RatingForm analysisId={analysis.analysisId} rating={analysis.rating} />
      <ShareStory />
      <p className="quiet">
        The Part of Fortune in {partOfFortune.sign}: texts of corpus {content.corpusVersion}, engine{' '}
        {content.engineVersion}. For study and self-reflection; nothing here foretells anything.
      </p>
    </div>
  )
}

const EXAMPLE_LABELS = {
  story: 'A story sent in by a reader.',
  event: 'An event from our records.',
  illustration: 'A written illustration, not a real person.',
} as const

function LotSummary({ analysis }: { analysis: AnalysisView }) {
  const { sign, house, degree, ruler, rulerSign, rulerHouse } = analysis.partOfFortune
  return (
    <section className="lot-summary" aria-label="Part of Fortune">
      <SignGlyph sign={sign as Sign} className="lot-glyph" />
      <div>
        <p className="eyebrow">Sahm al-saʿāda, the Part of Fortune</p>
        <h2>
          {sign} in house {house}
        </h2>
        <dl className="facts">
          <div>
            <dt>Position</dt>
            <dd>
              {degree.toFixed(1)}° {sign}
            </dd>
          </div>
          <div>
            <dt>Ruler</dt>
            <dd>
              <PlanetGlyph planet={ruler as Planet} className="inline-glyph" /> {ruler} in {rulerSign}
            </dd>
          </div>
          <div>
            <dt>Ruler house</dt>
            <dd>{rulerHouse}</dd>
          </div>
          <div>
            <dt>Birth by</dt>
            <dd>{analysis.isDayBirth ? 'Day' : 'Night'}</dd>
          </div>
        </dl>
      </div>
    </section>
  )
}

function Paragraph({ sentences }: { sentences: readonly Sentence[] }) {
  return <p className="reading">{sentences.map(({ text }) => text).join(' ')}</p>
}

/** Every sentence with the factor of the chart, the rule of the tradition and the source it rests on. */
function Reasons({ sentences }: { sentences: readonly Sentence[] }) {
  return (
    <Disclosure summary="Why this is said">
      <ol className="reasons">
        {sentences.map(({ id, text, reason }) => (
          <li key={id}>
            <blockquote>{text}</blockquote>
            <dl>
              <dt>In your chart</dt>
              <dd>{reason.statement}</dd>
              <dt>The rule</dt>
              <dd>{reason.rule}</dd>
              <dt>The source</dt>
              <dd>{reason.source}</dd>
            </dl>
          </li>
        ))}
      </ol>
    </Disclosure>
  )
}
