import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { ReactNode } from 'react'
import { termNotes } from '#app/content/term-notes.server.ts'
import { NamedLine } from '#app/features/analysis/named-line.tsx'
import { readNamed } from '#app/features/analysis/reader-choices.server.ts'
import { NothingToRead } from '#app/features/births/birth-data-required.tsx'
import { type ComparisonView, compareLot } from '#app/features/lots/compare-lot.server.ts'
import { COMPARED_FIELDS, CompareSection } from '#app/features/lots/compare-section.tsx'
import { DispositorFigure } from '#app/features/lots/dispositor-figure.tsx'
import { DispositorTree } from '#app/features/lots/dispositor-tree.tsx'
import { FinalDispositor } from '#app/features/lots/final-dispositor.tsx'
import { FirmnessSection } from '#app/features/lots/firmness-section.tsx'
import { type FortuneView, readFortune, type TraditionView } from '#app/features/lots/fortune.server.ts'
import { fortuneWords as words } from '#app/features/lots/fortune-messages.ts'
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
import { performForPage } from '#app/http/pages/redirects.server.ts'
import { linked, OwnLink, PageLink } from '#app/language/page-language.tsx'
import { paths } from '#app/paths.ts'
import { Card } from '#app/ui/base/card.tsx'
import { Disclosure } from '#app/ui/base/disclosure.tsx'
import { ExplainedText, TermNotes } from '#app/ui/base/explained-text.tsx'
import { term } from '#app/ui/base/term.tsx'
import { GlyphSprite } from '#app/ui/chart/glyph-sprite.tsx'
import { PageHeader, pageTitle } from '#app/ui/page/page.tsx'
import { type QueryAnswer, queryForm } from './query-form.server.ts'

export const meta: MetaFunction = () => pageTitle(words.title)

const readPage = pageLoader(readFortune, ({ request }) => ({
  tolerance: new URL(request.url).searchParams.get('tolerance') || undefined,
}))
const compare = queryForm(compareLot, COMPARED_FIELDS)

export async function loader(args: LoaderFunctionArgs) {
  const view = await readPage(args)
  const compared = 'missing' in view ? null : await compare(args)
  const named = await performForPage(readNamed, args)
  return data({ view, compared, named, termNotes: termNotes() }, { status: compared?.status ?? 200 })
}

export default function PartOfFortune() {
  const { view, compared, named, termNotes } = useLoaderData<typeof loader>()
  const lead = words.lead(term('lot'), term('chain'))
  return (
    <>
      <PageHeader
        title={words.title}
        lead={lead}
        back={{ href: paths.dashboard, label: words.backToDashboard }}
      />
      {'missing' in view ? (
        <NothingToRead missing={view.missing} next={paths.partOfFortune} />
      ) : (
        <>
          <NamedLine named={named} />
          <Fortune view={view} compared={compared} />
          <TermNotes notes={termNotes} />
        </>
      )}
    </>
  )
}

interface FortuneProps {
  view: FortuneView
  compared: QueryAnswer<ComparisonView> | null
}

/** The chapters: the anchor of each, and what it shows. */
function toChapters({
  view,
  compared,
}: FortuneProps): [id: keyof typeof words.chapters, content: ReactNode][] {
  const { chapters } = view
  return [
    ['found', <LotFoundFigure key="found" found={view.found} whose="your" />],
    ['judgement', <LordChapter key="lord" view={view} />],
    ['company', <CompanyChapter key="company" chapter={chapters.company} />],
    ['places', <PlacesChapter key="places" view={view} />],
    ['spirit', <SpiritChapter key="spirit" chapter={chapters.spirit} />],
    ['chain', <Chain key="chain" view={view} />],
    ['two-lots', <AuthorsChapter key="authors" view={view} />],
    ['firmness', <FirmnessSection key="firm" view={view.firmness} />],
    [
      'compare',
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
  const links = [
    ...chapters.map(([id]) => [`#${id}`, words.chapters[id]] as const),
    [paths.fortuneLots, words.allLots] as const,
  ]
  return (
    <div className="ruled space-y-4 sm:space-y-7">
      <GlyphSprite />
      <LotHead view={view} />
      <nav aria-label={words.onThisPage} className="print:hidden">
        <ul className="gap-x-6 max-sm:columns-2 max-sm:text-sm sm:flex sm:flex-wrap">
          {links.map(([href, name]) => (
            <li key={href} className="break-inside-avoid">
              <OwnLink
                href={href}
                className="inline-flex min-h-9 items-center py-1.5 leading-snug sm:min-h-11"
              >
                {name}
              </OwnLink>
            </li>
          ))}
        </ul>
      </nav>
      <HousesNote system={view.houseSystem} />
      {chapters.map(([id, content]) => (
        <Card key={id} id={id} title={words.chapters[id]}>
          {content}
        </Card>
      ))}
      <p className="max-w-measure text-sm text-faded">
        {...words.forStudy(linked(paths.analysis), linked(paths.myPath))}{' '}
        <PageLink href={paths.adab}>{words.whatItIs}</PageLink>
      </p>
    </div>
  )
}

/** The chain of the lot's rulers, by the other tradition, and among the rulers of all planets. */
function Chain({ view }: { view: FortuneView }) {
  return (
    <>
      <RulerChainSteps view={view.own} lot={view.lot} />
      <Disclosure size="block" summary={words.whichRules}>
        <div className="space-y-4 pt-2">
          <p className="max-w-measure">
            <ExplainedText>{words.aboutGraph}</ExplainedText>
          </p>
          <FinalDispositor graph={view.own.graph} />
          <Graph view={view.own} />
          <h3 className="text-lg text-gold">{words.twoTables}</h3>
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
