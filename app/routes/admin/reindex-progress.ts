import type { LoaderFunctionArgs } from '@remix-run/node'
import { readReindex, runView } from '#app/features/maintenance/reindex.server.ts'
import { pageLoader } from '#app/http/pages/page.server.ts'

const guarded = pageLoader(readReindex)

/** After this time the browser connects again, and its permission is checked again. */
const ENDS_AFTER_MS = 50_000

/** The progress of the latest run as server-sent events. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const { runs } = await guarded(args)
  const { reindexer } = args.context.services
  const encoder = new TextEncoder()
  let end = () => {}
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const send = (run: unknown) => controller.enqueue(encoder.encode(`data: ${JSON.stringify(run)}\n\n`))
      const timer = setTimeout(() => end(), ENDS_AFTER_MS)
      const unwatch = reindexer.watch(
        (run) => {
          send(runView(run))
          if (run.status !== 'running') end()
        },
        () => end(),
      )
      let open = true
      end = () => {
        if (!open) return
        open = false
        clearTimeout(timer)
        unwatch()
        controller.close()
      }
      args.request.signal.addEventListener('abort', end)
      controller.enqueue(encoder.encode('retry: 1000\n\n'))
      if (runs[0]) send(runs[0])
      if (runs[0]?.status !== 'running') end()
    },
    cancel: () => end(),
  })
  return new Response(body, {
    headers: { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' },
  })
}
