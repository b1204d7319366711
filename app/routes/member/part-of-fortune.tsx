import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { BirthDataRequired } from '#app/features/births/birth-data-required.tsx'
import { ChartMissing } from '#app/features/charts/chart-missing.tsx'
import { COMPARED_FIELDS } from '#app/features/lots/compare-lot.schema.ts'
import { type ComparisonView, compareLot } from '#app/features/lots/compare-lot.server.ts'
import { CompareSection } from '#app/features/lots/compare-section.tsx'
import { DispositorFigure } from '#app/features/lots/dispositor-figure.tsx'
import { DispositorTree } from '#app/features/lots/dispositor-tree.tsx'
import { FinalDispositor } from '#app/features/lots/final-dispositor.tsx'
import { FirmnessSection } from '#app/features/lots/firmness-section.tsx'
import { type FortuneView, readFortune, type TraditionView } from '#app/features/lots/fortune.server.ts'
import { HousesNote } from '#app/features/lots/houses-note.tsx'
import { JudgementTable } from '#app/features/lots/judgement-table.tsx'
import { LotFoundFigure } from '#app/features/lots/lot-found.tsx'
import { LotHead } from '#app/features/lots/lot-head.tsx'
import { LotsSection } from '#app/features/lots/lots-section.tsx'
import { RulerChainSteps, TwoTraditions } from '#app/features/lots/ruler-chain.tsx'
import { TwoLots } from '#app/features/lots/two-lots.tsx'
import { PlacesFromLot } from '#app/features/reports/places-from-lot.tsx'
import { pageLoader } from '#app/http/pages/page.server.ts'
import { type QueryAnswer, queryForm } from '#app/http/pages/query-form.server.ts'
import { paths } from '#app/paths.ts'
import { Card } from '#app/ui/base/card.tsx'
import { Disclosure } from '#app/ui/base/disclosure.tsx'
import { Term } from '#app/ui/base/term.tsx'
import { GlyphSprite } from '#app/ui/chart/glyph-sprite.tsx'
import { PageHeader, pageTitle } from '#app/ui/page/page.tsx'

export const meta: MetaFunction = () => pageTitle('Part of Fortune')

const readPage = pageLoader(readFortune, ({ request }) => ({
  tolerance: new URL(request.url).searchParams.get('tolerance') || undefined,
}))
const compare = queryForm(compareLot, COMPARED_FIELDS)

export async function loader(args: LoaderFunctionArgs) {
  const view = await readPage(args)
  const compared = 'missing' in view ? null : await compare(args)
  return data({ view, compared }, { status: compared?.status ?? 200 })
}

export default function PartOfFortune() {
  const { view, compared } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHeader
        title="Part of Fortune"
        lead={
          <>
            How your Part of Fortune, a <Term id="lot">lot</Term>, is found, the <Term id="chain">chain</Term>{' '}
            of planets it leads to, and how exact the birth time must be.
          </>
        }
        back={{ href: paths.dashboard, label: 'Back to Dashboard' }}
      />
      {'missing' in view ? (
        view.missing === 'chart' ? (
          <ChartMissing next={paths.partOfFortune} />
        ) : (
          <BirthDataRequired />
        )
      ) : (
        <Fortune view={view} compared={compared} />
      )}
    </>
  )
}

const SECTIONS = [
  ['found', 'How the lot is found'],
  ['judgement', 'How the lot is judged'],
  ['chain', 'The chain of rulers'],
  ['traditions', 'Traditional and modern rulers'],
  ['graph', 'Which planet rules which'],
  ['two-lots', 'Reversed or not'],
  ['lots', 'The lots'],
  ['places', 'Places from the lot'],
  ['firmness', 'How much your birth time matters'],
  ['compare', 'Why do two programs differ?'],
] as const

interface FortuneProps {
  view: FortuneView
  compared: QueryAnswer<ComparisonView> | null
}

function Fortune({ view, compared }: FortuneProps) {
  const [found, judgement, chain, traditions, graph, twoLots, lots, places, firmness, differ] = SECTIONS.map(
    ([, title]) => title,
  )
  return (
    <div className="space-y-7">
      <GlyphSprite />
      <LotHead view={view} />
      <nav aria-label="On this page" className="print:hidden">
        <ul className="flex flex-wrap gap-x-6">
          {SECTIONS.map(([id, title]) => (
            <li key={id}>
              <a href={`#${id}`} className="inline-flex min-h-11 items-center">
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <HousesNote system={view.houseSystem} />
      <Card id="found" title={found}>
        <LotFoundFigure found={view.found} whose="your" />
      </Card>
      <Card id="judgement" title={judgement}>
        <JudgementTable view={view.judgement} />
      </Card>
      <Card id="chain" title={chain}>
        <RulerChainSteps view={view.own} lot={view.lot} />
      </Card>
      <Card id="traditions" title={traditions}>
        <TwoTraditions own={view.own} other={view.other} />
      </Card>
      <Card id="graph" title={graph}>
        <p className="max-w-measure">
          Every planet has a ruler: the planet that rules its sign (also called its dispositor). An arrow
          points from each planet to its ruler. A gold ring marks a planet in its own sign. The gold line is
          the chain of your lot.
        </p>
        <FinalDispositor graph={view.own.graph} />
        <Graph view={view.own} />
        <Disclosure size="block" summary={`The graph by ${view.other.tradition} rulers`}>
          <div className="space-y-4 pt-2">
            <FinalDispositor graph={view.other.graph} />
            <Graph view={view.other} />
          </div>
        </Disclosure>
      </Card>
      <Card id="two-lots" title={twoLots}>
        <TwoLots view={view} />
      </Card>
      <Card id="lots" title={lots} className="max-sm:px-3.5">
        <LotsSection view={view} />
      </Card>
      <Card id="places" title={places} className="max-sm:px-3.5">
        <p className="max-w-measure">
          The books also count places from the lot: its sign is the first place, the next sign the second, and
          so on. The tenth and the eleventh are the most important.
        </p>
        <PlacesFromLot places={view.fromLot} />
      </Card>
      <Card id="firmness" title={firmness}>
        <FirmnessSection view={view.firmness} />
      </Card>
      <Card id="compare" title={differ}>
        <CompareSection
          lastResult={compared?.lastResult ?? null}
          comparison={compared?.result ?? null}
          tolerance={view.firmness.tolerance}
        />
      </Card>
      <p className="max-w-measure text-sm text-faded">
        For study and self-reflection. Nothing here predicts anything. What the chain is taken to mean is
        explained in <a href={paths.analysis}>your analysis</a> and on <a href={paths.myPath}>your path</a>.{' '}
        <a href={paths.adab}>What Qismah is and is not</a>
      </p>
    </div>
  )
}

function Graph({ view }: { view: TraditionView }) {
  const treeId = `tree-${view.tradition}`
  return (
    <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-2">
      <DispositorFigure view={view} treeId={treeId} />
      <DispositorTree view={view} id={treeId} />
    </div>
  )
}
