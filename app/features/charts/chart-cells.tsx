import { ordinal } from '#app/format.ts'
import { Badge } from '#app/ui/base/badge.tsx'
import { dmText } from '#app/ui/chart/degree-text.ts'
import { EmailText } from '#app/ui/page/email-text.tsx'
import { PersonLink } from '#app/ui/page/person-link.tsx'

/** The owner of a birth detail or a chart, and a note if the chart was edited by hand. */
export function OwnerCell({
  userId,
  userName,
  userEmail,
  pseudonym,
  editedAt,
}: {
  userId: string
  userName: string | null
  userEmail: string
  pseudonym?: string | null
  editedAt?: Date | string | null
}) {
  return (
    <>
      <span className="block font-semibold">
        <PersonLink id={userId}>{userName || 'No name'}</PersonLink>
      </span>
      <span className="text-faded">
        <EmailText>{userEmail}</EmailText>
      </span>
      {pseudonym ? (
        <span className="block">
          as <bdi>{pseudonym}</bdi>
        </span>
      ) : null}
      {editedAt ? (
        <span className="mt-1 block">
          <Badge variant="gold">Edited manually</Badge>
        </span>
      ) : null}
    </>
  )
}

export function LotCell({
  pofSign,
  pofDegree,
  pofHouse,
}: {
  pofSign: string
  pofDegree: number
  pofHouse: number
}) {
  return (
    <>
      {/* Degrees within the sign, 0 to 30. */}
      <span className="block whitespace-nowrap">
        {pofSign} {dmText(pofDegree % 30)}
      </span>
      <span className="text-faded">{ordinal(pofHouse)} house</span>
    </>
  )
}

interface MissingCellProps {
  planetsCount: number
  housesCount: number
  aspectsCount: number
}

/** What a chart lacks. The counts are read aloud, and shown when the pointer rests on it. */
export function MissingCell({ planetsCount, housesCount, aspectsCount }: MissingCellProps) {
  const counts = { planets: planetsCount, houses: housesCount, aspects: aspectsCount }
  const missing = Object.entries(counts).filter(([, count]) => count === 0)
  const all = Object.entries(counts)
    .map(([what, count]) => `${count} ${what}`)
    .join(', ')
  return (
    <span title={all} className={missing.length > 0 ? 'text-rubric' : 'whitespace-nowrap text-faded'}>
      {missing.length > 0 ? `No ${missing.map(([what]) => what).join(', no ')}` : 'None'}
      <span className="sr-only"> ({all})</span>
    </span>
  )
}
