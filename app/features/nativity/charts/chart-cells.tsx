import { Badge } from '#app/ui/base/badge.tsx'
import { degreeText } from '#app/ui/chart/degree-text.ts'
import { EmailText } from '#app/ui/page/email-text.tsx'
import { PersonLink } from '#app/ui/page/person-link.tsx'

/** Whose chart it is, and that it was written over, where it was. */
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
  editedAt: Date | string | null
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
      {/* Within a sign there are thirty degrees. */}
      <span className="block whitespace-nowrap">
        {pofSign} {degreeText(pofDegree % 30)}
      </span>
      <span className="text-faded">House {pofHouse}</span>
    </>
  )
}
