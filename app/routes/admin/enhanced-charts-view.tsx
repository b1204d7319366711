import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData, useLocation } from '@remix-run/react'
import { ChartAspects, ChartHouses, ChartOverview, ChartPlanets } from '#app/features/charts/chart-tabs.tsx'
import { readChart } from '#app/features/charts/natal-charts.server.ts'
import { pageLoader } from '#app/http/pages/page.server.ts'
import { leadTo } from '#app/http/pages/redirects.server.ts'
import { ownerName } from '#app/operations/person.ts'
import { adminPaths, pathWithin } from '#app/paths.ts'
import { DialogTabs } from '#app/ui/list/dialog-tabs.tsx'
import { RouteDialog } from '#app/ui/list/route-dialog.tsx'
import { pageTitle } from '#app/ui/page/page.tsx'

export const meta: MetaFunction = () => pageTitle('Natal Chart Details')

const TABS = { overview: ChartOverview, houses: ChartHouses, planets: ChartPlanets, aspects: ChartAspects }
type Tab = keyof typeof TABS
const NAMES = Object.keys(TABS) as Tab[]

const read = pageLoader(readChart, ({ params }) => ({ id: params.id }))

export async function loader(args: LoaderFunctionArgs) {
  const detail = await read(args)
  const tab = args.params.tab ?? 'overview'
  // An unknown tab, or the first one by its name, shows the first one.
  if (!NAMES.includes(tab as Tab) || args.params.tab === 'overview')
    throw leadTo(`${pathWithin(adminPaths.enhancedCharts, [detail.id])}${new URL(args.request.url).search}`)
  return { detail, tab: tab as Tab }
}

export default function EnhancedChartDetails() {
  const { detail, tab } = useLoaderData<typeof loader>()
  const { search } = useLocation()
  const base = pathWithin(adminPaths.enhancedCharts, [detail.id])
  const Leaf = TABS[tab]
  return (
    <RouteDialog
      wide
      title={
        <>
          Natal chart of <bdi>{ownerName(detail)}</bdi>
        </>
      }
      list={adminPaths.enhancedCharts}
    >
      <DialogTabs
        label="Of this chart"
        tabs={NAMES.map((name) => ({
          name: name.charAt(0).toUpperCase() + name.slice(1),
          to: `${base}${name === 'overview' ? '' : `/${name}`}${search}`,
          current: name === tab,
        }))}
      />
      <Leaf detail={detail} search={search} />
    </RouteDialog>
  )
}
