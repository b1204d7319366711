import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { ReactNode } from 'react'
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
import {
  AuthorsChapter,
  CompanyChapter,
  LordChapter,
  PlacesChapter,
  SpiritChapter,
} from '#app/features/lots/judgement-chapters.tsx'
import { LotFoundFigure } from '#app/features/lots/lot-found.tsx'
import { LotHead } from '#app/features/lots/lot-head.tsx'
import { RulerChainSteps, TwoTraditions } from '#app/features/lots/ruler-chain.tsx'
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

interface FortuneProps {
  view: FortuneView
  compared: QueryAnswer<ComparisonView> | null
}

/** The chapters: the anchor of each, its title, and what it shows. */
function toChapters({ view, compared }: FortuneProps): [id: string, title: string, content: ReactNode][] {
  const { chapters } = view
  return [
    ['found', 'How the lot is found', <LotFoundFigure key="found" found={view.found} whose="your" />],
    ['judgement', 'The ruler of the lot', <LordChapter key="lord" view={view} />],
    ['company', 'Planets with the lot', <CompanyChapter key="company" chapter={chapters.company} />],
    ['places', 'Places counted from the lot', <PlacesChapter key="places" view={view} />],
    ['spirit', 'Spirit beside Fortune', <SpiritChapter key="spirit" chapter={chapters.spirit} />],
    ['chain', 'The chain of rulers', <Chain key="chain" view={view} />],
    ['two-lots', 'Ptolemy, Valens and Lilly', <AuthorsChapter key="authors" view={view} />],
    ['firmness', 'How much your birth time matters', <FirmnessSection key="firm" view={view.firmness} />],
    [
      'compare',
      'Why do two programs differ?',
      <CompareSection
        key="compare"
        lastResult={compared?.lastResult ?? null}
        comparison={compared?.result ?? null}
        tolerance={view.firmness.tolerance}
      />,
    ],
  ]
}

function Fortune(props: FortuneProps) {
  const { view } = props
  const chapters = toChapters(props)
  return (
    <div className="space-y-4 sm:space-y-7">
      <GlyphSprite />
      <LotHead view={view} />
      <nav aria-label="On this page" className="print:hidden">
        <ul className="gap-x-6 max-sm:columns-2 max-sm:text-sm sm:flex sm:flex-wrap">
          {chapters.map(([id, title]) => (
            <li key={id}>
              <a href={`#${id}`} className="inline-flex min-h-8 items-center sm:min-h-11">
                {title}
              </a>
            </li>
          ))}
          <li>
            <a href={paths.fortuneLots} className="inline-flex min-h-8 items-center sm:min-h-11">
              All lots, on a page of their own
            </a>
          </li>
        </ul>
      </nav>
      <HousesNote system={view.houseSystem} />
      {chapters.map(([id, title, content]) => (
        <Card key={id} id={id} title={title}>
          {content}
        </Card>
      ))}
      <p className="max-w-measure text-sm text-faded">
        For study and self-reflection. Nothing here predicts anything. What the chain is taken to mean is
        explained in <a href={paths.analysis}>your analysis</a> and on <a href={paths.myPath}>your path</a>.{' '}
        <a href={paths.adab}>What Qismah is and is not</a>
      </p>
    </div>
  )
}

/** The chain of the lot's rulers, by the other tradition, and among the rulers of all planets. */
function Chain({ view }: { view: FortuneView }) {
  return (
    <>
      <RulerChainSteps view={view.own} lot={view.lot} />
      <Disclosure size="block" summary="Which planet rules which">
        <div className="space-y-4 pt-2">
          <p className="max-w-measure">
            Every planet has a ruler: the planet that rules its sign (also called its dispositor). An arrow
            points from each planet to its ruler. A gold ring marks a planet in its own sign. The gold line is
            the chain of your lot.
          </p>
          <FinalDispositor graph={view.own.graph} />
          <Graph view={view.own} />
          <h3 className="text-lg text-gold">Traditional and modern rulers</h3>
          <TwoTraditions own={view.own} other={view.other} />
          <FinalDispositor graph={view.other.graph} />
          <Graph view={view.other} />
        </div>
      </Disclosure>
    </>
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
