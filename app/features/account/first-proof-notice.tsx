import { Notice } from '#app/ui/base/notice.tsx'
import { CheckboxField } from '#app/ui/form/field.tsx'
import { nameOfRows, rowsInOrder } from './deletion.ts'
import { deletionWords } from './deletion-messages.ts'
import type { FirstProof } from './first-proof.server.ts'

interface FirstProofNoticeProps {
  firstProof: FirstProof | null
  empty: Parameters<typeof CheckboxField>[0]['meta']
}

/** What happens because a mailed link proves the address for the first time, and the offer to empty the account. */
export function FirstProofNotice({ firstProof, empty }: FirstProofNoticeProps) {
  if (!firstProof) return null
  const words = deletionWords.firstProof
  const content = rowsInOrder(firstProof.content).map(([table, rows]) => `${nameOfRows(table)}: ${rows}`)
  return (
    <>
      {firstProof.removesFactors ? (
        <Notice>
          <p>{words.removes}</p>
        </Notice>
      ) : null}
      {content.length > 0 ? (
        <fieldset>
          <legend>{words.question}</legend>
          <p>{words.rows(content)}</p>
          <CheckboxField meta={empty} label={words.empty} hint={words.hint} />
        </fieldset>
      ) : null}
    </>
  )
}
