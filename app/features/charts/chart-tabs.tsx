import { adminPaths, pathWithin } from '#app/paths.ts'
import { Disclosure } from '#app/ui/base/disclosure.tsx'
import { Fact } from '#app/ui/base/fact.tsx'
import { dmsText, dmText } from '#app/ui/chart/degree-text.ts'
import { GlyphSprite } from '#app/ui/chart/glyph-sprite.tsx'
import { DialogLink } from '#app/ui/list/dialog-link.tsx'
import { Moment } from '#app/ui/list/moment.tsx'
import { BirthRecordFacts } from './birth-record-facts.tsx'
import { DegreeAndMinutes } from './chart-names.tsx'
import { HouseSystemNote, OlderEngine } from './chart-notes.tsx'
import { EditedByHand, HousesBySigns, LotFactsList } from './lot-comparison.tsx'
import type { ChartDetail } from './natal-charts.server.ts'
import { PositionsTable } from './positions-table.tsx'
import { ReportTable } from './report-table.tsx'
import { WheelFigure } from './wheel-figure.tsx'

interface LeafProps {
  detail: ChartDetail
  search: string
}

export function ChartOverview({ detail, search }: LeafProps) {
  const { chart } = detail
  return (
    <div className="space-y-6">
      <GlyphSprite />
      <WheelFigure chart={chart} tableId="positions" />
      <Disclosure summary="What the wheel shows, as a table" size="block">
        <PositionsTable chart={chart} id="positions" />
      </Disclosure>
      <EditedByHand chart={detail} />
      <div className="grid gap-8 md:grid-cols-2">
        <section aria-labelledby="chart-birth">
          <h3 id="chart-birth" className="mb-2 text-lg">
            Birth
          </h3>
          <BirthRecordFacts record={detail.birth} />
        </section>
        <section aria-labelledby="chart-lot">
          <h3 id="chart-lot" className="mb-2 text-lg">
            Part of Fortune
          </h3>
          <LotFactsList lot={detail}>
            <HousesBySigns lot={chart.partOfFortune} />
            <Fact name="Rows">
              {detail.planets.length} planets, {detail.houses.length} houses, {detail.aspects.length} aspects
            </Fact>
            <Fact name="Generated">
              <Moment at={detail.createdAt} /> UTC, engine {detail.engineVersion}
            </Fact>
          </LotFactsList>
        </section>
      </div>
      <OlderEngine chart={chart} />
      <HouseSystemNote chart={chart} />
      <div className="actions">
        <DialogLink
          to={pathWithin(adminPaths.enhancedCharts, [detail.id, 'edit'], search)}
          variant="secondary"
        >
          Edit
        </DialogLink>
        <DialogLink
          to={pathWithin(adminPaths.enhancedCharts, [detail.id, 'regenerate'], search)}
          variant="quiet"
        >
          Regenerate
        </DialogLink>
      </div>
    </div>
  )
}

export function ChartHouses({ detail }: LeafProps) {
  return (
    <ReportTable
      caption="Houses"
      columns={[
        { head: 'House' },
        { head: 'Sign' },
        { head: 'Begins', numeric: true },
        { head: 'Ends', numeric: true },
      ]}
      rows={detail.houses.map(({ id, houseId, sign, startDegree, endDegree }) => ({
        key: id,
        cells: [houseId, sign, dmsText(startDegree % 30), dmsText(endDegree % 30)],
      }))}
    />
  )
}

export function ChartPlanets({ detail }: LeafProps) {
  return (
    <ReportTable
      caption="Planets"
      columns={[
        { head: 'Planet' },
        { head: 'Sign' },
        { head: 'Degree', numeric: true },
        { head: 'House', numeric: true },
      ]}
      rows={detail.planets.map(({ id, name, sign, fullDegree, houseId, isRetro }) => ({
        key: id,
        cells: [
          <>
            {name}
            {isRetro ? <span className="block text-xs text-faded sm:text-sm">retrograde</span> : null}
          </>,
          sign,
          dmsText(fullDegree % 30),
          houseId,
        ],
      }))}
    />
  )
}

export function ChartAspects({ detail }: LeafProps) {
  return detail.aspects.length === 0 ? (
    <p>No aspects within orb.</p>
  ) : (
    <ReportTable
      caption="Aspects"
      columns={[{ head: 'Aspect' }, { head: 'Orb', numeric: true }, { head: 'Angle', numeric: true }]}
      rows={detail.aspects.map(({ id, type, aspectingPlanetName, aspectedPlanetName, orb, diff }) => ({
        key: id,
        cells: [
          `${aspectingPlanetName} ${type.toLowerCase()} ${aspectedPlanetName}`,
          <DegreeAndMinutes key="orb" degree={orb} />,
          dmText(diff),
        ],
      }))}
    />
  )
}
