import type { Regard, Share } from '#app/astro/index.server.ts'
import type { Planet } from '#app/astro/types.ts'
import { listText } from '#app/format.ts'
import { Term } from '#app/ui/base/term.tsx'
import { GlyphUse } from '#app/ui/chart/glyph-sprite.tsx'
import {
  type DignityRow,
  dignityName,
  pointsText,
  type ReceptionRow,
  type ReportChart,
} from './report-chart.ts'
import { ReportTable } from './report-table.tsx'

/** Which planets rule the degree of each of the seven planets, in which dignity, and which planets receive which. */
export function Dignities({ chart: { dignities, receptions } }: { chart: ReportChart }) {
  return (
    <>
      <p className="max-w-measure text-sm text-faded">
        For the degree of each planet: who rules it, is exalted in it, and has its triplicity (by day, by
        night, the third), its <Term id="bound">bound</Term> and its face. A planet that has one of these
        dignities at its own degree is marked; its points are the sum of them.
      </p>
      <ReportTable
        caption="Essential dignities"
        captionHidden
        className="dignities"
        broad
        columns={[
          { head: 'Planet' },
          { head: 'Domicile' },
          { head: 'Exaltation' },
          { head: 'Triplicity' },
          { head: 'Bound' },
          { head: 'Face' },
          { head: 'Points', numeric: true },
        ]}
        rows={dignities.map(dignityRow)}
      />
      <h3 className="text-lg">
        <Term id="reception">Receptions</Term> of the rulers
      </h3>
      {receptions.length > 0 ? (
        <ul className="max-w-measure list-disc space-y-1 ps-5 print:columns-2 print:space-y-0">
          {receptions.map((reception) => (
            <li key={`${reception.guest} ${reception.host}`}>{receptionText(reception)}</li>
          ))}
        </ul>
      ) : (
        <p>
          No planet of the lot’s chain of rulers receives another, or is received, by domicile or exaltation.
        </p>
      )}
    </>
  )
}

function dignityRow({ planet, domicile, exaltation, triplicity, term, face, strength }: DignityRow) {
  return {
    key: planet,
    cells: [
      <Shares key="planet" planets={[planet]} />,
      ...[[domicile], exaltation ? [exaltation] : [], triplicity, [term], [face]].map((planets, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the shares have a fixed order.
        <Shares key={i} planets={planets} own={planet} />
      )),
      pointsText(strength),
    ],
  }
}

/** Planets by their glyphs, with their names if there is room. */
function Shares({ planets, own }: { planets: readonly Planet[]; own?: Planet }) {
  if (planets.length === 0) return <span className="sr-only">none</span>
  return planets.map((planet) => (
    <span key={planet} className={planet === own ? 'share own' : 'share'}>
      <GlyphUse name={planet} />
      <span>{planet}</span>
    </span>
  ))
}

/** One sentence about a reception: `Mars stands in the domicile of the Moon; their signs are in trine.` */
function receptionText({ host, guest, by, back, regard }: ReceptionRow): string {
  const [shares, guestName, hostName] = [sharesText(by), named(guest), named(host)]
  const stands = back
    ? `${guestName} stands in the ${shares} of ${hostName}, and ${hostName} in the ${sharesText(back)} of ${guestName}`
    : `${guestName} stands in the ${shares} of ${hostName}`
  return `${stands.charAt(0).toUpperCase()}${stands.slice(1)}; ${SIGHTS[regard]}.`
}

const SIGHTS: Readonly<Record<Regard, string>> = {
  Conjunction: 'both are in one sign',
  Sextile: 'their signs are in sextile',
  Square: 'their signs are in square',
  Trine: 'their signs are in trine',
  Opposition: 'their signs are in opposition',
  Aversion: 'their signs do not see each other',
}

function named(planet: Planet): string {
  return planet === 'Sun' || planet === 'Moon' ? `the ${planet}` : planet
}

function sharesText(shares: readonly Share[]): string {
  return listText(shares.map(dignityName))
}
