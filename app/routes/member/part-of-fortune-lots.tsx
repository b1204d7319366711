import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { BirthDataRequired } from '#app/features/births/birth-data-required.tsx'
import { ChartMissing } from '#app/features/charts/chart-missing.tsx'
import { readFortuneLots } from '#app/features/lots/fortune-lots.server.ts'
import { fortuneWords as words } from '#app/features/lots/fortune-messages.ts'
import { HousesNote } from '#app/features/lots/houses-note.tsx'
import { LotsSection } from '#app/features/lots/lots-section.tsx'
import { pageLoader } from '#app/http/pages/page.server.ts'
import { paths } from '#app/paths.ts'
import { GlyphSprite } from '#app/ui/chart/glyph-sprite.tsx'
import { PageHeader, pageTitle } from '#app/ui/page/page.tsx'

export const meta: MetaFunction = () => pageTitle(words.lots)
export const loader = pageLoader(readFortuneLots)

export default function FortuneLots() {
  const view = useLoaderData<typeof loader>()
  return (
    <>
      <PageHeader
        title={words.lots}
        lead={words.lotsLead}
        back={{ href: paths.partOfFortune, label: words.backToFortune }}
      />
      {'missing' in view ? (
        view.missing === 'chart' ? (
          <ChartMissing next={paths.partOfFortune} />
        ) : (
          <BirthDataRequired />
        )
      ) : (
        <>
          <GlyphSprite />
          <HousesNote system={view.houseSystem} />
          <LotsSection view={view} />
        </>
      )}
    </>
  )
}
