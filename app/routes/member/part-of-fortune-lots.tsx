import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { tableTerms } from '#app/content/term-notes.server.ts'
import { NothingToRead } from '#app/features/births/birth-data-required.tsx'
import { readFortuneLots } from '#app/features/lots/fortune-lots.server.ts'
import { fortuneWords as words } from '#app/features/lots/fortune-messages.ts'
import { HousesNote } from '#app/features/lots/houses-note.tsx'
import { LotsSection } from '#app/features/lots/lots-section.tsx'
import { pageLoader } from '#app/http/pages/page.server.ts'
import { paths } from '#app/paths.ts'
import { PageTerms } from '#app/ui/base/page-terms.tsx'
import { GlyphSprite } from '#app/ui/chart/glyph-sprite.tsx'
import { PageHeader, pageTitle } from '#app/ui/page/page.tsx'

export const meta: MetaFunction = () => pageTitle(words.lots)

const read = pageLoader(readFortuneLots)

export const loader = async (args: LoaderFunctionArgs) => ({
  view: await read(args),
  terms: tableTerms(),
})

export default function FortuneLots() {
  const { view, terms } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHeader
        title={words.lots}
        lead={words.lotsLead}
        back={{ href: paths.partOfFortune, label: words.backToFortune }}
      />
      {'missing' in view ? (
        <NothingToRead missing={view.missing} next={paths.partOfFortune} />
      ) : (
        <>
          <GlyphSprite />
          <PageTerms terms={terms} />
          <HousesNote system={view.houseSystem} />
          <LotsSection view={view} />
        </>
      )}
    </>
  )
}
