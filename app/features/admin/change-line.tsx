import { PersonLink } from '#app/ui/page/person-link.tsx'
import type { AuditEntry } from './audit-log.server.ts'
import { actionText, actorName, entityText } from './audit-texts.ts'

type Shown = Pick<AuditEntry, 'action' | 'entity' | 'entityId' | 'thingName'>

/** 'Suspended Amina Rahman', 'Exported all users', 'Deleted story 3f2a…'. */
export function ChangeLine({ entry }: { entry: Shown }) {
  const { name, kind } = entityText(entry)
  return (
    <>
      {actionText(entry.action)}:{' '}
      {name ? <bdi>{name}</bdi> : <UnnamedThing kind={kind} id={entry.entityId} />}
    </>
  )
}

/** As text, for a title. */
export function changeText(entry: Shown): string {
  const { name, kind } = entityText(entry)
  return `${actionText(entry.action)}: ${name ?? kind}`
}

function UnnamedThing({ kind, id }: { kind: string; id: string }) {
  const isOne = id !== 'all' && kind.startsWith('the ') === false
  return (
    <>
      {kind}
      {isOne ? <span className="font-normal text-faded"> {shortId(id)}</span> : null}
    </>
  )
}

const SHOWN = 8
/** The beginning of an id, enough to tell two apart. The page of the entry shows all of it. */
const shortId = (id: string) => (id.length > SHOWN + 1 ? `${id.slice(0, SHOWN)}…` : id)

/** The person who made a change, with a link to their page. */
export function ActorName({ entry }: { entry: Pick<AuditEntry, 'actorId' | 'actorName' | 'actorEmail'> }) {
  const name = actorName(entry)
  return entry.actorId ? <PersonLink id={entry.actorId}>{name}</PersonLink> : <span>{name}</span>
}
