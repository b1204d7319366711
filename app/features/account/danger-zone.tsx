import { paths } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/base/button.tsx'
import { Card } from '#app/ui/base/card.tsx'
import { useHydrated } from '#app/ui/base/use-hydrated.ts'
import { Confirm } from '#app/ui/form/confirm.tsx'
import { settingsWords } from './settings-messages.ts'

export const DANGER_ZONE = 'danger-zone'
const DELETE_PAGE = paths.deleteData

/** Asks first; the confirmation word is typed on the next page. Without JavaScript, that page asks. */
export function DangerZone() {
  const words = settingsWords.danger
  const hydrated = useHydrated()
  return (
    <Card
      level={3}
      id={DANGER_ZONE}
      title={words.title}
      className="border-rubric!"
      actions={
        hydrated ? (
          <>
            <form id="to-deletion" method="get" action={DELETE_PAGE} hidden />
            <Confirm
              trigger={words.delete}
              title={words.question}
              description={<p>{words.whatGoes}</p>}
              confirmLabel={words.goOn}
              formId="to-deletion"
            />
          </>
        ) : (
          <ButtonLink href={DELETE_PAGE} variant="danger">
            {words.delete}
          </ButtonLink>
        )
      }
    >
      <p className="max-w-measure">{words.text}</p>
    </Card>
  )
}
