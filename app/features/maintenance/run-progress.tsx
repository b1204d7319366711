import { useEffect, useState } from 'react'
import { numberText } from '#app/format.ts'
import { adminPaths } from '#app/paths.ts'
import { Badge, type BadgeVariant } from '#app/ui/base/badge.tsx'
import { Notice } from '#app/ui/base/notice.tsx'
import { dmsText } from '#app/ui/chart/degree-text.ts'
import { Moment } from '#app/ui/list/moment.tsx'
import type { RunView } from './reindex.server.ts'

const PHASES = [
  { phase: 'charts', label: 'Charts of an older engine or of other rulers', unit: 'charts' },
  { phase: 'vectors', label: 'Vectors of stories and events', unit: 'texts' },
  { phase: 'search', label: 'Search texts', unit: 'rows checked' },
] as const

const badges: Record<RunView['status'], { variant: BadgeVariant; words: string }> = {
  running: { variant: 'gold', words: 'Under way' },
  stopped: { variant: 'neutral', words: 'Stopped' },
  done: { variant: 'good', words: 'Done' },
  failed: { variant: 'bad', words: 'Failed' },
}

export function RunBadge({ status }: Pick<RunView, 'status'>) {
  return <Badge variant={badges[status].variant}>{badges[status].words}</Badge>
}

/** The progress of a run; with JavaScript it updates while the run goes on. */
export function RunProgress({ run: loaded, onEnd }: { run: RunView; onEnd: () => void }) {
  const run = useLiveRun(loaded, onEnd)
  return (
    <div className="flex flex-col gap-4">
      <p className="flex flex-wrap items-center gap-3" role="status">
        <RunBadge status={run.status} />
        <span className="text-faded">
          begun <Moment at={run.startedAt} /> UTC
          {run.finishedAt ? (
            <>
              , ended <Moment at={run.finishedAt} /> UTC
            </>
          ) : null}
        </span>
      </p>
      {PHASES.map(({ phase, label, unit }) => {
        const count = run[phase]
        const share = count && count.total > 0 ? count.done / count.total : count ? 1 : 0
        return (
          <div key={phase}>
            <p className="flex flex-wrap justify-between gap-x-4" id={`phase-${phase}`}>
              {label}
              <span className="text-faded tabular-nums">
                {count
                  ? count.total === 0
                    ? 'nothing to do'
                    : `${numberText(count.done)} of ${numberText(count.total)} ${unit}`
                  : 'not yet'}
              </span>
            </p>
            {phase === 'charts' ? <ChartChanges charts={run.charts} /> : null}
            <progress aria-labelledby={`phase-${phase}`} max={1} value={share} className="mt-1 h-2 w-full" />
          </div>
        )
      })}
      {run.failure ? (
        <Notice variant="warning" role="alert" title="Reindexing failed">
          <p className="wrap-anywhere">{run.failure}</p>
        </Notice>
      ) : null}
    </div>
  )
}

/** What the new charts change in people's readings. Runs of earlier versions did not count all of it. */
function ChartChanges({ charts }: Pick<RunView, 'charts'>) {
  if (!charts?.done || charts.lotsMoved === undefined) return null
  const { lotsMoved, chartsMoved, readOtherwise, farthest } = charts
  const number = (count: number) => numberText(count)
  return (
    <ul className="text-sm text-faded">
      {chartsMoved === undefined ? null : (
        <li>
          {chartsMoved === 0 || !farthest
            ? 'Nothing moved by a second of arc or more.'
            : `A planet, an angle or the lot moved by a second of arc or more in ${number(chartsMoved)} of them; at most by ${dmsText(farthest.degrees)} (${farthest.point}).`}
        </li>
      )}
      <li>
        {lotsMoved === 0
          ? 'The lot keeps its sign and house in each of them.'
          : `In ${number(lotsMoved)} of them the lot is now in another sign or house.`}
      </li>
      {readOtherwise === undefined ? null : (
        <li>
          {readOtherwise === 0
            ? 'Every analysis stays as it is.'
            : `${number(readOtherwise)} ${readOtherwise === 1 ? 'analysis changes' : 'analyses change'}. Each is written again when it is next opened.`}
        </li>
      )}
    </ul>
  )
}

function useLiveRun(loaded: RunView, onEnd: () => void): RunView {
  const [live, setLive] = useState<RunView | null>(null)
  const watching = loaded.status === 'running'
  // biome-ignore lint/correctness/useExhaustiveDependencies: a run is followed once, from when it is shown.
  useEffect(() => {
    setLive(null)
    if (!watching) return
    const source = new EventSource(`${adminPaths.reindex}/progress`)
    source.onmessage = ({ data }) => {
      const run = JSON.parse(data) as RunView
      setLive(run)
      if (run.status !== 'running') {
        source.close()
        onEnd()
      }
    }
    return () => source.close()
  }, [loaded.id, watching])
  return live?.id === loaded.id ? live : loaded
}
