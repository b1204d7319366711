import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { BirthRecordFacts } from '#app/features/charts/birth-record-facts.tsx'
import { EditedByHand, HousesBySigns, LotFactsList } from '#app/features/charts/lot-comparison.tsx'
import { readChart } from '#app/features/charts/natal-charts.server.ts'
import { pageLoader } from '#app/http/pages/page.server.ts'
import { OwnLink } from '#app/language/page-language.tsx'
import { ownerName } from '#app/operations/person.ts'
import { adminPaths, pathWithin } from '#app/paths.ts'
import { RouteDialog } from '#app/ui/list/route-dialog.tsx'
import { StatCards } from '#app/ui/list/stat-cards.tsx'
import { pageTitle } from '#app/ui/page/page.tsx'

export const meta: MetaFunction = () => pageTitle('Natal Chart Details')
export const loader = pageLoader(readChart, ({ params }) => ({ id: params.id }))

export default function NatalChartDetails() {
  const detail = useLoaderData<typeof loader>()
  return (
    <RouteDialog
      wide
      title={
        <>
          Natal chart of <bdi>{ownerName(detail)}</bdi>
        </>
      }
      list={adminPaths.natalCharts}
    >
      <StatCards
        label="Counts"
        stats={[
          { label: 'Planets', value: detail.planets.length },
          { label: 'Houses', value: detail.houses.length },
          { label: 'Aspects', value: detail.aspects.length },
        ]}
      />
      <EditedByHand chart={detail} />
      <div className="mt-6 grid gap-8 md:grid-cols-2">
        <section aria-labelledby="birth-info">
          <h3 id="birth-info" className="mb-2 text-lg">
            Birth Information
          </h3>
          <BirthRecordFacts record={detail.birth} />
        </section>
        <section aria-labelledby="lot-info">
          <h3 id="lot-info" className="mb-2 text-lg">
            Part of Fortune
          </h3>
          <LotFactsList lot={detail}>
            <HousesBySigns lot={detail.chart.partOfFortune} />
          </LotFactsList>
        </section>
      </div>
      <p className="mt-6">
        <OwnLink href={pathWithin(adminPaths.enhancedCharts, [detail.id])}>
          Houses, planets, aspects and the wheel
        </OwnLink>
      </p>
    </RouteDialog>
  )
}
