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
      <span title={userEmail} className="text-faded">
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

interface CountsCellProps {
  planetsCount: number
  housesCount: number
  aspectsCount: number
}

/** What a chart has: "10 · 12 · 20". A chart that lacks something says so. */
export function CountsCell({ planetsCount, housesCount, aspectsCount }: CountsCellProps) {
  const counts = { planets: planetsCount, houses: housesCount, aspects: aspectsCount }
  const missing = Object.entries(counts).filter(([, count]) => count === 0)
  return (
    <>
      <span className="block whitespace-nowrap">{Object.values(counts).join(' · ')}</span>
      {missing.length > 0 ? (
        <span className="text-rubric">No {missing.map(([what]) => what).join(', no ')}</span>
      ) : null}
    </>
  )
}
