import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { lotDoor } from '#app/features/analysis/lot-door.server.ts'
import { LotDoorTexts } from '#app/features/analysis/lot-door.tsx'
import { lotDoorWords as words } from '#app/features/analysis/lot-door-messages.ts'
import { BirthForm } from '#app/features/births/birth-form.tsx'
import { listCountries } from '#app/features/births/find-places.server.ts'
import { LOT_PAGES, previewPath } from '#app/features/lots/lot-pages.ts'
import type { Place } from '#app/guidance/index.server.ts'
import { publicHeaders, publicPage } from '#app/http/pages/public-page.server.ts'
import { performForPage } from '#app/http/pages/redirects.server.ts'
import { astroWords } from '#app/language/astro-messages.ts'
import { paths } from '#app/paths.ts'
import { FramingLine } from '#app/ui/page/framing-notice.tsx'
import { PageBody, PageHeader, pageTitle } from '#app/ui/page/page.tsx'
import type { PageHandle } from '#app/ui/page/page-handle.ts'
import { plateWords } from '#app/ui/plate/plate-messages.ts'
import { publicWords } from './page-messages.ts'

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? pageTitle(words.title(data.door.sign, data.door.place), data.door.gift) : []

export const headers = publicHeaders

export const handle: PageHandle = { addresses: [...LOT_PAGES.keys()], picture: previewPath }

/** The texts of one sign and place of the lot. The address has nothing of a birth. */
export async function loader(args: LoaderFunctionArgs) {
  const { sign, place } = args.params
  const lot = LOT_PAGES.get(`/lot/${sign}/${place}`)
  if (!lot) throw data({ message: publicWords.notFound.text }, { status: 404 })
  const countries = (await performForPage(listCountries, args)).map(({ country }) => country)
  return publicPage(args, { door: lotDoor(lot.sign, lot.place as Place), countries })
}

export default function Lot() {
  const { door, countries } = useLoaderData<typeof loader>()
  return (
    <PageBody>
      <PageHeader title={words.title(door.sign, door.place)} lead={words.lead} />
      <LotDoorTexts door={door} />
      <section aria-labelledby="received" className="mt-12 max-w-measure space-y-3">
        <h2 id="received" className="rubric">
          {words.received}
        </h2>
        <p>{words.receivedText(astroWords.signs[door.sign])}</p>
        <p>{plateWords.howToRead}</p>
      </section>
      <section aria-labelledby="find" className="mt-14 border-t border-rule pt-10">
        <h2 id="find" className="text-2xl">
          {words.find}
        </h2>
        <p className="mt-2 mb-6 text-faded">{words.findLead}</p>
        <BirthForm finding action={paths.findYourLot} countries={countries} initial={{}} city={null} />
        <div className="mt-8 max-w-measure">
          <FramingLine />
        </div>
      </section>
    </PageBody>
  )
}
