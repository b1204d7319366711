import { Fragment } from 'react'
import type { HouseCounts, Planet, Sign } from '#app/astro/types.ts'
import { astroWords } from '#app/language/astro-messages.ts'
import { ExplainedText } from '#app/ui/base/explained-text.tsx'
import { LotGlyph, PlanetGlyph, SignGlyph } from '#app/ui/base/glyphs.tsx'
import { dmText } from '#app/ui/chart/degree-text.ts'
import type { TraditionView } from './fortune.server.ts'
import { fortuneWords as words } from './fortune-messages.ts'
import { endingNames, endingPlanets, houseText, lotWords, planetName } from './lot-messages.ts'

type ChainView = TraditionView['chain']

const link =
  "relative min-h-11 pb-3 ps-16 sm:pb-6 before:absolute before:top-11 before:bottom-0 before:start-[1.3125rem] before:border-s-2 before:border-gilt before:content-['']"
const bead = 'absolute start-0 grid size-11 place-items-center rounded-full border bg-leaf text-gold'

/** The chain from the lot's sign, one planet a step, to its end. */
export function RulerChainSteps({
  view: { chain, ground },
  lot,
}: {
  view: TraditionView
  lot?: HouseCounts
}) {
  return (
    <ol>
      <li className={link}>
        <span className={`${bead} top-0 border-gilt`}>
          <LotGlyph className="size-6" />
        </span>
        <p className="pt-1.5 text-lg">{words.chainStart(chain.startSign, lot ? houseText(lot) : null)}</p>
      </li>
      {chain.steps.map((step, index) => (
        <Step
          key={step.planet}
          step={step}
          from={index === 0 ? chain.startSign : chain.steps[index - 1]?.sign}
        />
      ))}
      <li className="relative min-h-11 ps-16">
        <span className={`${bead} top-0 border-gold bg-wash`} aria-hidden="true">
          <svg
            viewBox="0 0 24 24"
            className="size-6"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.4"
            aria-hidden="true"
          >
            <path d="M5 5h14v14H5zM12 2.1l9.9 9.9-9.9 9.9L2.1 12z" />
          </svg>
        </span>
        <p className="pt-1.5 text-lg">{words.endings[chain.ending.kind]}</p>
        <p className="mt-1 max-w-measure">
          <ExplainedText>{endingInWords(chain)}</ExplainedText>
        </p>
        <GroundText ground={ground} />
      </li>
    </ol>
  )
}

function Step({ step, from }: { step: ChainView['steps'][number]; from: Sign | undefined }) {
  const { planet, sign, degree } = step
  return (
    <li className={link}>
      <span className={`${bead} top-0 border-gilt`}>
        <PlanetGlyph planet={planet} className="size-6" />
      </span>
      <p className="pt-1.5">
        {from
          ? words.isRuled(
              from,
              <strong key="planet" className="font-[560]">
                {planetName(planet)}
              </strong>,
            )
          : null}
      </p>
      <p className="text-faded">
        {...words.standsAt(
          planet,
          <bdi key="degree">{dmText(degree)}</bdi>,
          <Fragment key="sign">
            <SignGlyph sign={sign} className="inline-block size-5 align-text-bottom text-gold" />{' '}
            {astroWords.signs[sign]}
          </Fragment>,
          houseText(step),
        )}
      </p>
    </li>
  )
}

/** How the chain ends, with the names of its planets. */
function endingInWords({ steps, ending }: ChainView): string {
  const findSign = (planet: Planet) => steps.find((step) => step.planet === planet)!.sign
  const [first, second] = endingPlanets(ending)
  if (ending.kind === 'own-sign' && first) return words.endsItself(first, findSign(first))
  if (ending.kind === 'mutual-reception' && first && second)
    return words.endsMutual(first, findSign(first), second, findSign(second))
  return words.endsLoop(endingPlanets(ending))
}

function GroundText({ ground: { rule, source } }: Pick<TraditionView, 'ground'>) {
  return (
    <dl className="mt-3 grid max-w-measure gap-x-4 border-s-2 border-rule ps-4 text-sm text-faded sm:grid-cols-[auto_minmax(0,1fr)]">
      <dt className="text-gold">{words.rule}</dt>
      <dd>
        <ExplainedText>{rule}</ExplainedText>
      </dd>
      <dt className="text-gold">{words.source}</dt>
      <dd>{...words.sourceIsOurs(<bdi key="source">{source}</bdi>)}</dd>
    </dl>
  )
}

/** Both traditions side by side, if their chains differ. */
export function TwoTraditions({ own, other }: { own: TraditionView; other: TraditionView }) {
  const line = ({ chain }: TraditionView) => chain.steps.map(({ planet }) => planet).join(' ')
  const same = line(own) === line(other)
  return same ? (
    <p className="max-w-measure">{words.sameChain(other.tradition)}</p>
  ) : (
    <div className="grid gap-8 lg:grid-cols-2">
      {[own, other].map((view) => (
        <div key={view.tradition}>
          <h3 className="text-lg text-gold">{words.byRulers(view.tradition)}</h3>
          <ol className="mt-2 space-y-2">
            {view.chain.steps.map((step) => (
              <li key={step.planet} className="flex items-start gap-2.5">
                <PlanetGlyph planet={step.planet} className="mt-0.5 size-6 shrink-0 text-gold" />
                <span>
                  {lotWords.inSignAndHouse(
                    astroWords.points[step.planet],
                    astroWords.signs[step.sign],
                    houseText(step),
                  )}
                </span>
              </li>
            ))}
          </ol>
          <p className="mt-2 text-faded">
            {lotWords.endingSentence(view.chain.ending.kind, endingNames(view.chain.ending))}
          </p>
        </div>
      ))}
    </div>
  )
}
