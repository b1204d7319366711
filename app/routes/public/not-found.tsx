import { data, type MetaFunction } from '@remix-run/node'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/base/button.tsx'
import { PageBody, pageTitle } from '#app/ui/page/page.tsx'
import { publicWords } from './page-messages.ts'

export const meta: MetaFunction = () => pageTitle(publicWords.notFound.title)

export function loader() {
  return data(null, { status: 404 })
}

export const action = loader

export default function NotFound() {
  const words = publicWords.notFound
  return (
    <PageBody>
      <div className="max-w-measure border-s-4 border-gilt ps-6 sm:ps-8">
        <h1 className="text-3xl">{words.title}</h1>
        <p className="mt-4 text-lg">{words.text}</p>
        <p className="mt-2">{words.moved}</p>
        <p className="mt-4 text-sm text-faded">{words.router}</p>
        <div className="actions mt-8">
          <ButtonLink href="/">{words.home}</ButtonLink>
          <ButtonLink href={paths.dashboard} variant="secondary">
            {words.dashboard}
          </ButtonLink>
        </div>
      </div>
    </PageBody>
  )
}
