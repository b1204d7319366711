import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { exportBooklet, readBooklet } from '#app/features/evenings/booklet.server.ts'
import { fileResponse } from '#app/file-response.ts'
import { authorise, perform } from '#app/http/gate/perform.server.ts'
import { requireOwnForm } from '#app/http/pages/page.server.ts'
import { leadTo, pageRefusal, performForPage } from '#app/http/pages/redirects.server.ts'
import { bookletPath } from '#app/paths.ts'

/** A GET request makes no file: it leads to the page with the button. */
export async function loader(args: LoaderFunctionArgs) {
  const { id } = await performForPage(readBooklet, args, { id: args.params.id })
  throw leadTo(bookletPath(id), 303)
}

/** Answers with a file. A person who must prove their identity first returns to the booklet. */
export async function action(args: ActionFunctionArgs) {
  const { request, context, params } = args
  const page = bookletPath(encodeURIComponent(params.id ?? ''))
  try {
    authorise('member', context)
    await requireOwnForm(args, page)
    const paper = new URL(request.url).searchParams.get('paper') ?? undefined
    const { file, name } = await perform(exportBooklet, context, { id: params.id, paper })
    return fileResponse(file as Uint8Array<ArrayBuffer>, 'application/pdf', name)
  } catch (error) {
    // Redirects to the page with the button, because the download works only by that button.
    throw pageRefusal(error, new Request(new URL(page, request.url)))
  }
}
