import type { Share } from '#app/astro/index.server.ts'
import type { Planet } from '#app/astro/types.ts'
import { astroWords } from '#app/language/astro-messages.ts'
import { Isolated } from '#app/language/page-language.tsx'
import { term } from '#app/ui/base/term.tsx'
import { GlyphUse } from '#app/ui/chart/glyph-sprite.tsx'
import { dignitiesWords } from './dignities-messages.ts'
import { type DignityRow, pointsText, type ReceptionRow, type ReportChart } from './report-chart.ts'
import { reportWords as words } from './report-messages.ts'
import { ReportTable } from './report-table.tsx'

/** Which planets rule the degree of each of the seven planets, in which dignity, and which planets receive which. */
export function Dignities({ chart: { dignities, receptions } }: { chart: ReportChart }) {
  return (
    <>
      <p className="max-w-measure text-sm text-faded">
        {dignitiesWords.lead(term('bound')(dignitiesWords.bound))}
      </p>
      <ReportTable
        caption={words.dignities}
        className="dignities"
        broad
        columns={[
          { head: words.planet },
          { head: words.dignityColumns.domicile },
          { head: words.dignityColumns.exaltation },
          { head: words.dignityColumns.triplicity },
          { head: words.dignityColumns.bound },
          { head: words.dignityColumns.face },
          { head: words.dignityColumns.points, numeric: true },
        ]}
        rows={dignities.map(dignityRow)}
      />
      <h3 className="text-lg">
        {dignitiesWords.receptionsOfRulers(term('reception')(dignitiesWords.receptions))}
      </h3>
      {receptions.length > 0 ? (
        <ul className="max-w-measure list-disc space-y-1 ps-5 print:columns-2 print:gap-x-8 print:space-y-0">
          {receptions.map((reception) => (
            <li key={`${reception.guest} ${reception.host}`}>{receptionText(reception)}</li>
          ))}
        </ul>
      ) : (
        <p>{dignitiesWords.noReceptions}</p>
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
      <Isolated key="points">{pointsText(strength)}</Isolated>,
    ],
  }
}

/** Planets by their glyphs, with their names if there is room. */
function Shares({ planets, own }: { planets: readonly Planet[]; own?: Planet }) {
  if (planets.length === 0) return <span className="sr-only">{words.none}</span>
  return planets.map((planet) => (
    <span key={planet} className={planet === own ? 'share own' : 'share'}>
      <GlyphUse name={planet} />
      <span>{astroWords.points[planet]}</span>
    </span>
  ))
}

function receptionText({ host, guest, by, back, regard }: ReceptionRow): string {
  return words.reception(guest, shareNames(by), host, back && shareNames(back), words.sights[regard])
}

const shareNames = (shares: readonly Share[]) => shares.map((share) => astroWords.dignities[share])
