import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { birthDataFormSchema } from '#app/features/births/birth-data.schema.ts'
import { BirthForm } from '#app/features/births/birth-form.tsx'
import { carryBirth } from '#app/features/births/carried-birth.server.ts'
import { findLot } from '#app/features/births/find-lot.server.ts'
import { listCountries } from '#app/features/births/find-places.server.ts'
import { FoundLotView } from '#app/features/births/found-lot.tsx'
import { formAction } from '#app/http/pages/page.server.ts'
import { publicHeaders, publicPage } from '#app/http/pages/public-page.server.ts'
import { performForPage } from '#app/http/pages/redirects.server.ts'
import { paths } from '#app/paths.ts'
import {
  birthFormInput,
  chosenCity,
  fieldsOfBirth,
  findCity,
  shownAgain,
} from '#app/routes/member/birth-form.server.ts'
import { term } from '#app/ui/base/term.tsx'
import { FramingLine } from '#app/ui/page/framing-notice.tsx'
import { PageBody, PageHeader, pageTitle } from '#app/ui/page/page.tsx'
import { failure } from '#app/ui/toast/toast.ts'
import { publicWords } from './page-messages.ts'

export const meta: MetaFunction = () => pageTitle(publicWords.findLot.title, publicWords.findLot.description)

export const headers = publicHeaders

export async function loader(args: LoaderFunctionArgs) {
  const countries = (await performForPage(listCountries, args)).map(({ country }) => country)
  return publicPage(args, { countries })
}

const find = formAction(findLot, {
  schema: birthDataFormSchema,
  inputOf: birthFormInput,
  faultMessage: () => failure(publicWords.findLot.notFound, publicWords.findLot.tryAgain),
  done(found, args, values) {
    const typed = fieldsOfBirth(found.birth, values)
    const { chart: _, ...shown } = found
    return {
      typed,
      city: chosenCity(args, typed.cityId),
      answer: { found: shown, typed, carried: carryBirth(args.context.services, typed) },
    }
  },
})

/** Answers on the same page. Without a chosen city it shows the choices first, unless there is only one. */
export async function action(args: ActionFunctionArgs) {
  return (await findCity(args, null)) ?? shownAgain(args, find(args))
}

export default function FindYourLot() {
  const { countries } = useLoaderData<typeof loader>()
  const result = useActionData<typeof action>()
  const answer = result && 'answer' in result ? result.answer : null
  const words = publicWords.findLot
  const form = <BirthForm finding action={paths.findYourLot} countries={countries} initial={{}} city={null} />
  if (answer) {
    return (
      <PageBody>
        <FoundLotView {...answer} />
        <section aria-labelledby="another" className="mt-14 border-t border-rule pt-10">
          <h2 id="another" className="mb-6 text-2xl">
            {words.another}
          </h2>
          {form}
        </section>
      </PageBody>
    )
  }
  const lead = words.lead(term('lot'), term('part-of-fortune'))
  return (
    <PageBody>
      <PageHeader title={words.title} lead={lead} />
      {form}
      <div className="mt-8 max-w-measure">
        <FramingLine />
      </div>
    </PageBody>
  )
}
