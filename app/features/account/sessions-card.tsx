import { useNavigation } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { shortMoment } from '#app/format.ts'
import { Badge } from '#app/ui/base/badge.tsx'
import { Button } from '#app/ui/base/button.tsx'
import { Card } from '#app/ui/base/card.tsx'
import { Disclosure } from '#app/ui/base/disclosure.tsx'
import { PostForm } from '#app/ui/form/post-form.tsx'
import type { SettingsView } from './settings.server.ts'

/** Further sessions are in a disclosure. */
const SHOWN = 5

export function SessionsCard({ sessions }: { sessions: SettingsView['sessions'] }) {
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
    <Card level={3} title="Where you are signed in">
      <SessionList sessions={sessions.slice(0, SHOWN)} ending={ending} />
      {sessions.length > SHOWN ? (
        <Disclosure summary={`${sessions.length - SHOWN} more`} size="block">
          <SessionList sessions={sessions.slice(SHOWN)} ending={ending} />
        </Disclosure>
      ) : null}
      {alone ? (
        <p ref={outcome} tabIndex={-1} className="text-faded focus:outline-none">
          You are not signed in anywhere else.
        </p>
      ) : (
        <PostForm hidden={{ form: 'sessions' }} preventScrollReset>
          <Button variant="secondary" pending={busy}>
            Sign out all other browsers
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
  return (
    <ul className="divide-y divide-rule">
      {sessions.map(({ name, browser, createdAt, lastSeenAt, isCurrent }) => (
        <li key={name} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
          <div className="min-w-0">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              {browser}
              {isCurrent ? <Badge variant="good">This browser</Badge> : null}
            </p>
            <p className="text-sm text-faded">
              Signed in <Moment at={createdAt} />,{' '}
              {/* A visit is noted once an hour, so the note of the present browser may be old. */}
              {isCurrent ? (
                'in use now'
              ) : (
                <>
                  last seen <Moment at={lastSeenAt} />
                </>
              )}
            </p>
          </div>
          {isCurrent ? null : (
            <PostForm hidden={{ form: 'session', session: name }} preventScrollReset>
              <Button variant="quiet" pending={ending === name} aria-label={`Sign out ${browser}`}>
                Sign out
              </Button>
            </PostForm>
          )}
        </li>
      ))}
    </ul>
  )
}

function Moment({ at }: { at: Date }) {
  return <time dateTime={at.toISOString()}>{shortMoment(at)} UTC</time>
}
