import { Notice } from '#app/ui/base/notice.tsx'
import { CheckboxField } from '#app/ui/form/field.tsx'
import { nameOfRows, rowsInOrder } from './deletion.ts'
import type { FirstProof } from './first-proof.server.ts'

interface FirstProofNoticeProps {
  firstProof: FirstProof | null
  empty: Parameters<typeof CheckboxField>[0]['meta']
}

/** What happens because a mailed link proves the address for the first time, and the offer to empty the account. */
export function FirstProofNotice({ firstProof, empty }: FirstProofNoticeProps) {
  if (!firstProof) return null
  const content = rowsInOrder(firstProof.content).map(([table, rows]) => `${nameOfRows(table)}: ${rows}`)
  return (
    <>
      {firstProof.removesFactors ? (
        <Notice>
          <p>
            This is the first time that somebody confirms this address. So two-step sign-in and passkeys that
            were set up before are removed. You can set them up again in your settings.
          </p>
        </Notice>
      ) : null}
      {content.length > 0 ? (
        <fieldset>
          <legend>Did you put this into the account?</legend>
          <p>{content.join('; ')}.</p>
          <CheckboxField
            meta={empty}
            label="It was somebody else: delete everything in the account"
            hint="This cannot be undone. If it is yours, leave this empty."
          />
        </fieldset>
      ) : null}
    </>
  )
}
