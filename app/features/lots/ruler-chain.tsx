import type { HouseCounts } from '#app/astro/types.ts'
import { listText } from '#app/format.ts'
import { LotGlyph, PlanetGlyph, SignGlyph } from '#app/ui/base/glyphs.tsx'
import { dmText } from '#app/ui/chart/degree-text.ts'
import type { RuleWithSource, TraditionView } from './fortune.server.ts'
import { capital, endingPhrase, endingPlanets, houseText, planetName } from './lot-messages.ts'

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
        <p className="pt-1.5 text-lg">
          The Part of Fortune in {chain.startSign}
          {lot ? `, ${houseText(lot)}` : ''}
        </p>
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
        <p className="pt-1.5 text-lg">{ENDINGS[chain.ending.kind]}</p>
        <p className="mt-1 max-w-measure">{endingInWords(chain)}</p>
        <GroundText ground={ground} />
      </li>
    </ol>
  )
}

const ENDINGS = {
  'own-sign': 'It ends in a planet in its own sign',
  'mutual-reception': 'It ends in a mutual reception',
  loop: 'It ends in a loop',
} as const

function Step({ step, from }: { step: ChainView['steps'][number]; from: string | undefined }) {
  const { planet, sign, degree } = step
  return (
    <li className={link}>
      <span className={`${bead} top-0 border-gilt`}>
        <PlanetGlyph planet={planet} className="size-6" />
      </span>
      <p className="pt-1.5">
        {from} is ruled by <strong className="font-[560]">{planetName(planet)}</strong>.
      </p>
      <p className="text-faded">
        {capital(planetName(planet))} stands at {dmText(degree)}{' '}
        <SignGlyph sign={sign} className="inline-block size-5 align-text-bottom text-gold" /> {sign}, in the{' '}
        {houseText(step)}.
      </p>
    </li>
  )
}

/** How the chain ends, with the names of its planets. */
function endingInWords({ steps, ending }: ChainView): string {
  const findSign = (planet: string) => steps.find((step) => step.planet === planet)?.sign
  const [first, second] = endingPlanets(ending)
  if (ending.kind === 'own-sign' && first)
    return `${findSign(first)} is ruled by ${planetName(first)} itself, so the chain goes no further.`
  if (ending.kind === 'mutual-reception' && first && second)
    return `${capital(planetName(first))} stands in ${findSign(first)}, which ${planetName(second)} rules, and ${planetName(second)} in ${findSign(second)}, which ${planetName(first)} rules. Each rules the sign of the other.`
  const names = endingPlanets(ending).map(planetName)
  return `${capital(listText(names))} each stand in a sign of the next, and the last in a sign of the first. Each is ruled by the next, so the chain has no end.`
}

function GroundText({ ground: { rule, source } }: { ground: RuleWithSource }) {
  return (
    <dl className="mt-3 grid max-w-measure gap-x-4 border-s-2 border-rule ps-4 text-sm text-faded sm:grid-cols-[auto_minmax(0,1fr)]">
      <dt className="text-gold">The rule</dt>
      <dd>{rule}</dd>
      <dt className="text-gold">The source</dt>
      <dd>{source}.</dd>
    </dl>
  )
}

/** Both traditions side by side, if their chains differ. */
export function TwoTraditions({ own, other }: { own: TraditionView; other: TraditionView }) {
  const line = ({ chain }: TraditionView) => chain.steps.map(({ planet }) => planet).join(' ')
  const same = line(own) === line(other)
  return same ? (
    <p className="max-w-measure">
      By {other.tradition} rulers the chain is the same: it meets no sign whose ruler the two tables name
      differently before it ends.
    </p>
  ) : (
    <div className="grid gap-8 lg:grid-cols-2">
      {[own, other].map((view) => (
        <div key={view.tradition}>
          <h3 className="text-lg text-gold">By {view.tradition} rulers</h3>
          <ol className="mt-2 space-y-2">
            {view.chain.steps.map((step) => (
              <li key={step.planet} className="flex items-start gap-2.5">
                <PlanetGlyph planet={step.planet} className="mt-0.5 size-6 shrink-0 text-gold" />
                <span>
                  {step.planet} in {step.sign}, {houseText(step)}
                </span>
              </li>
            ))}
          </ol>
          <p className="mt-2 text-faded">{capital(endingPhrase(view.chain.ending))}.</p>
        </div>
      ))}
    </div>
  )
}
