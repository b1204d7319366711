import { astroWords } from '#app/language/astro-messages.ts'
import { LOT_PATH, PLANET_PATHS } from '#app/ui/base/glyphs.tsx'
import { chooseLineStyle, type DispositorLayout, layoutDispositors, NODE, SIDE } from './dispositor-layout.ts'
import type { TraditionView } from './fortune.server.ts'
import { fortuneWords as words } from './fortune-messages.ts'
import { endingPlaceText } from './lot-messages.ts'

const middle = SIDE / 2
/** The rim of an astrolabe: every sixth mark is longer. */
const ticks = Array.from({ length: 72 }, (_, i) => {
  const angle = (Math.PI * i) / 36
  const at = (radius: number) =>
    `${(middle + radius * Math.cos(angle)).toFixed(1)} ${(middle + radius * Math.sin(angle)).toFixed(1)}`
  return `M${at(i % 6 === 0 ? 147 : 151)}L${at(155)}`
}).join('')

/** A picture of which planet rules which, with the lot in the middle. The tree of words beside it says the same. */
export function DispositorFigure({ view, treeId }: { view: TraditionView; treeId: string }) {
  const layout = layoutDispositors(
    view.graph,
    view.chain.steps.map(({ planet }) => planet),
  )
  return (
    <svg
      viewBox={`0 0 ${SIDE} ${SIDE}`}
      role="img"
      aria-label={describe(view)}
      aria-details={treeId}
      className="-mx-3 w-[calc(100%+1.5rem)] max-w-md sm:mx-auto sm:w-full"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <circle cx={middle} cy={middle} r="155" className="stroke-gilt" />
      <circle cx={middle} cy={middle} r="147" className="stroke-rule" />
      <path d={ticks} className="stroke-gilt" strokeWidth="0.8" />
      <Edges layout={layout} />
      <Lot />
      <Nodes layout={layout} />
    </svg>
  )
}

function Edges({ layout: { edges, fromLot } }: { layout: DispositorLayout }) {
  return (
    <>
      {edges.map(({ key, path, heads, component, ofLot }) => {
        const pen = chooseLineStyle(component)
        return (
          <g key={key}>
            {ofLot ? <path d={path} className="stroke-gilt" strokeWidth="6" opacity="0.45" /> : null}
            <path d={path} className={pen.line} strokeWidth="1.8" strokeDasharray={pen.dash} />
            <path d={heads.join('')} className={pen.head} />
          </g>
        )
      })}
      {fromLot ? (
        <g>
          <path d={fromLot.path} className="stroke-gilt" strokeWidth="6" opacity="0.45" />
          <path d={fromLot.path} className="stroke-gold" strokeWidth="1.8" />
          <path d={fromLot.heads.slice(0, 1).join('')} className="fill-gold" />
        </g>
      ) : null}
    </>
  )
}

function Lot() {
  return (
    <g>
      <circle cx={middle} cy={middle} r={NODE + 3} className="fill-leaf" />
      <g transform={`translate(${middle - 18} ${middle - 18}) scale(1.5)`}>
        <path d={LOT_PATH} className="stroke-gold" strokeWidth="1.3" />
      </g>
    </g>
  )
}

function Nodes({ layout: { nodes } }: { layout: DispositorLayout }) {
  return (
    <>
      {nodes.map(({ planet, x, y, labelY, ownSign, isFinal }) => (
        <g key={planet}>
          <circle
            cx={x.toFixed(1)}
            cy={y.toFixed(1)}
            r={NODE}
            className={isFinal ? 'fill-wash stroke-gold' : 'fill-leaf stroke-edge'}
            strokeWidth="1.2"
          />
          {ownSign ? (
            <circle
              cx={x.toFixed(1)}
              cy={y.toFixed(1)}
              r={NODE + 4}
              className="stroke-gilt"
              strokeWidth="2"
            />
          ) : null}
          <g transform={`translate(${(x - 11).toFixed(1)} ${(y - 11).toFixed(1)}) scale(0.92)`}>
            <path d={PLANET_PATHS[planet]} className="stroke-ink" strokeWidth="1.6" />
          </g>
          <text
            x={x.toFixed(1)}
            y={labelY.toFixed(1)}
            textAnchor="middle"
            fontSize="15"
            className="fill-ink stroke-leaf"
            strokeWidth="4"
            paintOrder="stroke"
          >
            {astroWords.points[planet]}
          </text>
        </g>
      ))}
    </>
  )
}

function describe({ tradition, graph }: TraditionView): string {
  return words.diagram(
    tradition,
    graph.components.map(({ ending, planets }) => ({ planets, ending: endingPlaceText(ending) })),
  )
}
