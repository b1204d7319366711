import type { ActionFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData, useNavigation, useRevalidator } from '@remix-run/react'
import { readReindex, startReindex, stopReindex } from '#app/features/maintenance/reindex.server.ts'
import { RunBadge, RunProgress } from '#app/features/maintenance/run-progress.tsx'
import { keepForm } from '#app/framework/unanswered.ts'
import { sentForm } from '#app/http/pages/form.server.ts'
import { pageLoader } from '#app/http/pages/page.server.ts'
import { adminPaths } from '#app/paths.ts'
import { Button } from '#app/ui/base/button.tsx'
import { Card } from '#app/ui/base/card.tsx'
import { PostForm } from '#app/ui/form/post-form.tsx'
import { Moment } from '#app/ui/list/moment.tsx'
import { StatCards } from '#app/ui/list/stat-cards.tsx'
import { PageHeader, pageTitle } from '#app/ui/page/page.tsx'
import { failure, success } from '#app/ui/toast/toast.ts'
import { confirmedAction } from './confirmed-action.server.ts'

export const meta: MetaFunction = () => pageTitle('Reindex Data')
export const loader = pageLoader(readReindex)

export async function action(args: ActionFunctionArgs) {
  const form = await sentForm(args.request).catch(() => null)
  const stops = form?.get('do') === 'stop'
  return confirmedAction(args, stops ? stopReindex : startReindex, {
    input: {},
    to: adminPaths.reindex,
    done: success(stops ? 'Reindexing stopped' : 'Reindexing started'),
    failed: ['Error', 'Reindexing could not be changed. Please try again.'],
  })
}

export const clientAction = keepForm(() =>
  failure('Error', 'Reindexing could not be changed. Please try again.'),
)

export default function Reindex() {
  const { index, runs } = useLoaderData<typeof loader>()
  const { revalidate } = useRevalidator()
  const busy = useNavigation().state === 'submitting'
  const [latest, ...earlier] = runs
  const running = latest?.status === 'running'
  const resumes = latest?.status === 'stopped' || latest?.status === 'failed'
  return (
    <>
      {running ? (
        <noscript>
          <meta httpEquiv="refresh" content="3" />
        </noscript>
      ) : null}
      <PageHeader
        title="Reindex Data"
        lead="Rebuilds everything that is calculated: charts made by an older engine or by other rulers, vectors and the search index. It runs in the background and changes nothing that people wrote."
      />
      <StatCards
        label="The index"
        stats={[
          { label: 'Approved stories', value: index.stories },
          { label: 'Events', value: index.events },
          { label: 'Vectors up to date', value: index.inStep },
          { label: 'Outdated', value: index.stale, hint: 'from another model', waiting: index.stale > 0 },
          { label: 'Missing', value: index.missing, waiting: index.missing > 0 },
        ]}
      />
      <p className="mb-8 text-sm text-faded">
        Model: {index.embedder}
        {index.address ? `, at ${index.address}` : ', on this server; no text leaves it'}
      </p>
      <Card
        title={latest ? `Run ${latest.id}` : 'Not run yet'}
        actions={
          <PostForm>
            <Button
              name="do"
              value={running ? 'stop' : 'start'}
              variant={running ? 'secondary' : 'primary'}
              pending={busy}
            >
              {running ? 'Stop' : resumes ? 'Resume' : 'Start reindexing'}
            </Button>
          </PostForm>
        }
      >
        {latest ? (
          <RunProgress run={latest} onEnd={revalidate} />
        ) : (
          <p className="text-faded">
            Start it after a new version, or after changing the embedding model or the rulers of signs.
          </p>
        )}
      </Card>
      {earlier.length > 0 ? (
        <Card title="Earlier runs" className="mt-5">
          <ul className="divide-y divide-rule">
            {earlier.map((run) => (
              <li key={run.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5">
                <RunBadge status={run.status} />
                <span>
                  <Moment at={run.startedAt} /> UTC
                </span>
                <span className="text-faded">
                  {run.charts?.done ?? 0} charts, {run.vectors?.done ?? 0} vectors, {run.search?.done ?? 0}{' '}
                  search rows
                </span>
              </li>
            ))}
          </ul>
        </Card>
      ) : null}
    </>
  )
}
