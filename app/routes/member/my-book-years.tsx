import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { NothingToRead } from '#app/features/births/birth-data-required.tsx'
import { readNotesBeside } from '#app/features/notes/notes.server.ts'
import { readYears } from '#app/features/notes/years.server.ts'
import { yearsWords as words } from '#app/features/notes/years-messages.ts'
import { LivedYears } from '#app/features/notes/years-view.tsx'
import { unlessRefused } from '#app/framework/unless-refused.ts'
import { pageLoader } from '#app/http/pages/page.server.ts'
import { performForPage } from '#app/http/pages/redirects.server.ts'
import { paths } from '#app/paths.ts'
import { PageHeader, pageTitle } from '#app/ui/page/page.tsx'
import { NotesBeside } from '#app/ui/page/write-note.tsx'

export const shouldRevalidate = unlessRefused
export const meta: MetaFunction = () => pageTitle(words.lookingBack)

const read = pageLoader(readYears)

export async function loader(args: LoaderFunctionArgs) {
  const years = await read(args)
  return { years, notes: await performForPage(readNotesBeside, args) }
}

export default function MyYears() {
  const { years, notes } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHeader
        title={words.lookingBack}
        lead={words.lookingBackLead}
        back={{ href: paths.myBook, label: words.backToBook }}
      />
      {'missing' in years ? (
        <NothingToRead missing={years.missing} next={paths.myYears} />
      ) : (
        <NotesBeside notes={notes}>
          <LivedYears {...years} />
        </NotesBeside>
      )}
    </>
  )
}
