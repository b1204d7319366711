import { useNavigation } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { shortMoment } from '#app/format.ts'
import { formatWords } from '#app/format-messages.ts'
import { Isolated } from '#app/language/page-language.tsx'
import { Badge } from '#app/ui/base/badge.tsx'
import { Button } from '#app/ui/base/button.tsx'
import { Card } from '#app/ui/base/card.tsx'
import { Disclosure } from '#app/ui/base/disclosure.tsx'
import { PostForm } from '#app/ui/form/post-form.tsx'
import type { SettingsView } from './settings.server.ts'
import { settingsWords } from './settings-messages.ts'

/** Further sessions are in a disclosure. */
const SHOWN = 5

export function SessionsCard({ sessions }: { sessions: SettingsView['sessions'] }) {
  const words = settingsWords.sessions
  const sent = useNavigation().formData
  const busy = sent?.get('form') === 'sessions'
  const ending = sent?.get('form') === 'session' ? sent.get('session') : null
  const alone = sessions.length === 1
  const wasAlone = useRef(alone)
  const outcome = useRef<HTMLParagraphElement>(null)
  // The pressed button is gone, so focus moves to the sentence with the result.
  useEffect(() => {
    if (alone && !wasAlone.current && document.activeElement === document.body) {
      outcome.current?.focus({ preventScroll: true })
    }
    wasAlone.current = alone
  }, [alone])
  return (
    <Card level={3} title={words.title}>
      <SessionList sessions={sessions.slice(0, SHOWN)} ending={ending} />
      {sessions.length > SHOWN ? (
        <Disclosure summary={words.more(sessions.length - SHOWN)} size="block">
          <SessionList sessions={sessions.slice(SHOWN)} ending={ending} />
        </Disclosure>
      ) : null}
      {alone ? (
        <p ref={outcome} tabIndex={-1} className="text-faded focus:outline-none">
          {words.alone}
        </p>
      ) : (
        <PostForm hidden={{ form: 'sessions' }} preventScrollReset>
          <Button variant="secondary" pending={busy}>
            {words.endOthers}
          </Button>
        </PostForm>
      )}
    </Card>
  )
}

interface SessionListProps extends Pick<SettingsView, 'sessions'> {
  /** The name of the session that is being ended. */
  ending: FormDataEntryValue | null | undefined
}

function SessionList({ sessions, ending }: SessionListProps) {
  const words = settingsWords.sessions
  return (
    <ul className="divide-y divide-rule">
      {sessions.map(({ name, browser, createdAt, lastSeenAt, isCurrent }) => (
        <li key={name} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
          <div className="min-w-0">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span>
                <Isolated>{browser}</Isolated>
              </span>
              {isCurrent ? <Badge variant="good">{words.thisBrowser}</Badge> : null}
            </p>
            <p className="text-sm text-faded">
              {words.signedIn(<Moment key="in" at={createdAt} />)}
              {/* A visit is noted once an hour, so the note of the present browser may be old. */}
              {isCurrent ? words.inUse : words.lastSeen(<Moment key="seen" at={lastSeenAt} />)}
            </p>
          </div>
          {isCurrent ? null : (
            <PostForm hidden={{ form: 'session', session: name }} preventScrollReset>
              <Button variant="quiet" pending={ending === name} aria-label={words.endNamed(browser)}>
                {words.end}
              </Button>
            </PostForm>
          )}
        </li>
      ))}
    </ul>
  )
}

function Moment({ at }: { at: Date }) {
  return <time dateTime={at.toISOString()}>{formatWords.utc(shortMoment(at))}</time>
}
