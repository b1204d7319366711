import { astroWords } from '#app/language/astro-messages.ts'
import { PlanetGlyph } from '#app/ui/base/glyphs.tsx'
import { chooseLineStyle, type TreeNode, toTree } from './dispositor-layout.ts'
import type { TraditionView } from './fortune.server.ts'
import { fortuneWords as words } from './fortune-messages.ts'
import { endingPlaceText } from './lot-messages.ts'

/** The same graph in words: under each planet are the planets that it disposes of. */
export function DispositorTree({ view: { graph }, id }: { view: TraditionView; id: string }) {
  return (
    <div id={id} className="space-y-6">
      {graph.components.map((component, index) => {
        const roots = toTree(graph, component)
        return (
          <div key={roots[0]?.planet}>
            <p className="mb-2 flex items-start gap-2.5 text-gold">
              <LineSample component={index} />
              <span>{words.leadTo(endingPlaceText(component.ending))}</span>
            </p>
            <Branch nodes={roots} ring={words.rings[component.ending.kind]} />
          </div>
        )
      })}
    </div>
  )
}

/** Nine planets can be nested, so each indent is short, and on a narrow screen the glyph is inline with the text. */
function Branch({ nodes, ring }: { nodes: readonly TreeNode[]; ring?: string }) {
  return (
    <ul className="ms-0.5 border-s border-gilt sm:ms-1.5">
      {nodes.map(({ planet, sign, dispositor, below }) => (
        <li
          key={planet}
          className="relative ps-2.5 pt-1.5 before:absolute before:start-0 before:top-5 before:w-1.5 before:border-t before:border-gilt before:content-[''] sm:ps-4 sm:before:w-2.5"
        >
          <span className="items-start gap-2 wrap-anywhere sm:inline-flex">
            <PlanetGlyph
              planet={planet}
              className="me-1.5 inline size-5 shrink-0 align-[-0.25em] text-gold sm:me-0 sm:mt-0.5"
            />
            <span>
              <strong className="font-[560]">{astroWords.points[planet]}</strong>{' '}
              {dispositor === planet ? (
                words.inOwnSign(planet, sign)
              ) : (
                <>
                  {words.ruledBy(sign, dispositor)}
                  {ring ? <span className="text-faded">{ring}</span> : null}
                </>
              )}
            </span>
          </span>
          {below.length > 0 ? <Branch nodes={below} /> : null}
        </li>
      ))}
    </ul>
  )
}

/** A sample of the line style of this component in the picture. */
function LineSample({ component }: { component: number }) {
  const { line, dash } = chooseLineStyle(component)
  return (
    <svg viewBox="0 0 32 12" className="mt-2.5 h-3 w-8 shrink-0" aria-hidden="true">
      <path d="M2 6h28" className={line} strokeWidth="2.2" strokeDasharray={dash} strokeLinecap="round" />
    </svg>
  )
}
