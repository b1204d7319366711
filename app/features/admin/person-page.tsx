import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { storyBadges } from '#app/features/stories/story-lines.tsx'
import { capitalised } from '#app/features/stories/story-state-messages.ts'
import { longDate, ordinal, shortDate } from '#app/format.ts'
import { placeText } from '#app/geo/place-text.ts'
import { adminPaths, pathWithin } from '#app/paths.ts'
import { Badge } from '#app/ui/base/badge.tsx'
import { Card } from '#app/ui/base/card.tsx'
import { Fact } from '#app/ui/base/fact.tsx'
import { dmText } from '#app/ui/chart/degree-text.ts'
import { Moment } from '#app/ui/list/moment.tsx'
import { EmailText } from '#app/ui/page/email-text.tsx'
import { actorName } from './audit-texts.ts'
import { ChangeLine } from './change-line.tsx'
import type { PersonView } from './person-page.server.ts'

/** What the back-office knows about one person; each part links to its list. */
export function PersonPage({ account, births, analyses, stories, corrections, log }: PersonView) {
  const of = encodeURIComponent(account.email)
  const toListPath = (path: string) => `${path}?q=${of}`
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 xl:grid-cols-[repeat(2,minmax(0,1fr))]">
      <Account account={account} />
      <Part
        title="Birth and chart"
        empty="No birth information is saved."
        more={<Link to={toListPath(adminPaths.birthDetails)}>Birth details</Link>}
        rows={births.map((birth) => (
          <li key={birth.id} className="py-2.5">
            <Birth birth={birth} />
          </li>
        ))}
      />
      <Part
        title="Analyses"
        empty="No analysis has been composed."
        rows={analyses.map(({ id, createdAt, rating, corpusVersion }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-4 py-2.5">
            <span>
              <Moment at={createdAt} /> UTC
              <span className="block text-sm text-faded">Texts {corpusVersion}</span>
            </span>
            <span className="text-sm">{rating === null ? 'Not rated' : `Rated ${rating} of 5`}</span>
          </li>
        ))}
      />
      <Part
        title="Stories"
        empty="No story was sent under this person’s own name."
        more={<Link to={toListPath(adminPaths.stories)}>Stories</Link>}
        rows={stories.map(({ id, title, status, submittedAt }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 py-2.5">
            <span className="min-w-0 grow basis-40 wrap-anywhere">
              <Link to={pathWithin(adminPaths.stories, [id])}>
                <bdi>{title}</bdi>
              </Link>
              <span className="block text-sm text-faded">Submitted {shortDate(submittedAt)}</span>
            </span>
            <Badge variant={storyBadges[status]}>{capitalised(status)}</Badge>
          </li>
        ))}
      />
      <Part
        title="Correction requests"
        empty="No correction was requested."
        rows={corrections.map(({ id, status, reason, createdAt }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 py-2.5">
            <span className="min-w-0 grow basis-40 wrap-anywhere">
              <Link to={pathWithin(adminPaths.corrections, [id])}>
                <bdi>{reason}</bdi>
              </Link>
              <span className="block text-sm text-faded">Requested {shortDate(createdAt)}</span>
            </span>
            <Badge variant={status === 'pending' ? 'gold' : 'neutral'}>{capitalised(status)}</Badge>
          </li>
        ))}
      />
      <Part
        title="What administrators changed"
        empty="No administrator has changed anything for this person."
        more={<Link to={`${adminPaths.auditLog}?person=${of}`}>The whole audit log of this person</Link>}
        rows={log.map((entry) => (
          <li key={entry.id} className="py-2.5">
            <Link to={pathWithin(adminPaths.auditLog, [entry.id])}>
              <ChangeLine entry={entry} />
            </Link>
            <span className="block text-sm text-faded">
              <bdi>{actorName(entry)}</bdi>, <Moment at={entry.at} /> UTC
            </span>
          </li>
        ))}
      />
    </div>
  )
}

interface PartProps {
  title: string
  empty: string
  more?: ReactNode
  rows: readonly ReactNode[]
}

function Part({ title, empty, more, rows }: PartProps) {
  return (
    <Card title={title} actions={more}>
      {rows.length === 0 ? (
        <p className="text-faded">{empty}</p>
      ) : (
        <ul className="divide-y divide-rule">{rows}</ul>
      )}
    </Card>
  )
}

function Account({ account }: Pick<PersonView, 'account'>) {
  const { name, email, accountStatus, isAdmin, createdAt, lastLogin } = account
  const rows: readonly (readonly [string, ReactNode])[] = [
    ['Name', <bdi key="name">{name || 'No name'}</bdi>],
    ['Email', <EmailText key="email">{email}</EmailText>],
    [
      'Status',
      accountStatus === 'active' ? (
        <Badge key="status" variant="good">
          Active
        </Badge>
      ) : (
        <Badge key="status" variant="bad">
          Suspended
        </Badge>
      ),
    ],
    ['Role', isAdmin ? 'Administrator' : 'User'],
    ['Joined', <Moment key="joined" at={createdAt} />],
    ['Last login', lastLogin ? <Moment key="login" at={lastLogin} /> : 'Never'],
  ]
  return (
    <Card
      title="Account"
      actions={
        <Link to={`${adminPaths.users}?q=${encodeURIComponent(email)}`}>
          Suspend, delete or change rights
        </Link>
      }
    >
      <dl className="facts">
        {rows.map(([head, value]) => (
          <Fact key={head} name={head} className="wrap-anywhere">
            {value}
          </Fact>
        ))}
      </dl>
    </Card>
  )
}

function Birth({ birth }: { birth: PersonView['births'][number] }) {
  const { chartId, pofSign, pofDegree, pofHouse, pofRuler } = birth
  return (
    <>
      {birth.pseudonym ? <bdi className="block font-[560]">{birth.pseudonym}</bdi> : null}
      <span>
        {longDate(birth.dateOfBirth)}, {birth.birthTime}, <bdi>{placeText(birth)}</bdi>
      </span>
      {birth.isOwn ? null : <Badge>Further record</Badge>}
      <span className="block text-sm text-faded">
        {chartId && pofSign && pofDegree !== null && pofHouse !== null ? (
          <>
            <Link to={pathWithin(adminPaths.enhancedCharts, [chartId])}>
              Part of Fortune in {pofSign}, {dmText(pofDegree % 30)}, {ordinal(pofHouse)} house
            </Link>
            , ruled by {pofRuler}
            {birth.isEdited ? ', edited by hand' : ''}
          </>
        ) : (
          'No chart'
        )}
      </span>
    </>
  )
}
