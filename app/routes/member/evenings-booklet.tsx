import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { readBooklet } from '#app/features/evenings/booklet.server.ts'
import { Booklet } from '#app/features/evenings/booklet-view.tsx'
import { eveningWords as words } from '#app/features/evenings/evening-messages.ts'
import { pageLoader } from '#app/http/pages/page.server.ts'
import { Isolated } from '#app/language/page-language.tsx'
import { bookletPdfPath, paths } from '#app/paths.ts'
import { DownloadForm } from '#app/ui/form/download-form.tsx'
import { PageHeader, pageTitle } from '#app/ui/page/page.tsx'

export const meta: MetaFunction = () => pageTitle(words.booklet)

export const loader = pageLoader(readBooklet, ({ params }) => ({ id: params.id }))

export default function EveningsBooklet() {
  const booklet = useLoaderData<typeof loader>()
  return (
    <>
      <PageHeader
        title={words.booklet}
        lead={<Isolated>{words.bookletLead(booklet.from)}</Isolated>}
        back={{ href: paths.evenings, label: words.back }}
        actions={
          <>
            <DownloadForm action={bookletPdfPath(booklet.id)} variant="primary" label={words.pdf} />
            <DownloadForm
              action={`${bookletPdfPath(booklet.id)}?paper=letter`}
              variant="secondary"
              label={words.pdfLetter}
            />
          </>
        }
      />
      <Booklet booklet={booklet} />
    </>
  )
}
