import type { FieldMetadata } from '@conform-to/react'
import { listText } from '#app/format.ts'
import { CheckboxField } from '#app/ui/form/field.tsx'
import { storyWords as words } from './story-messages.ts'

export type UseName = keyof typeof words.uses

/** What an author can permit, in the order of the ticks. */
export const USES: readonly UseName[] = ['forAnalyses', 'onChannel', 'withLot']

/** What an author permits, in words. */
export function permittedText(story: Readonly<Record<UseName, boolean>>): string {
  const given = USES.filter((use) => story[use])
  return words.permittedNow(given.length > 0 ? listText(given.map((use) => words.usesNow[use])) : null)
}

/** Both are confirmed with the first story, and not asked for again. */
export const CONFIRMATIONS: readonly (keyof typeof words.confirmations)[] = ['isMine', 'isOfAge']

export type TickName = UseName | (typeof CONFIRMATIONS)[number]

/** What is ticked at first: what the Terms say. */
export const usesAtFirst: Partial<Record<TickName, string>> = { forAnalyses: 'on', onChannel: 'on' }

/** The names of the ticks, for the error summary of a form. */
export const tickLabels = (): Record<TickName, string> => ({ ...words.uses, ...words.confirmations })

interface StoryTicksProps {
  fields: Record<TickName, FieldMetadata<string>>
  hasConfirmed: boolean
}

export function StoryTicks({ fields, hasConfirmed }: StoryTicksProps) {
  return (
    <>
      <fieldset>
        <legend>{words.permitted}</legend>
        {USES.map((use) => (
          <CheckboxField key={use} meta={fields[use]} label={words.uses[use]} />
        ))}
        <p className="field-hint">{words.usesHint}</p>
      </fieldset>
      {hasConfirmed ? null : (
        <fieldset>
          <legend>{words.confirmed}</legend>
          {CONFIRMATIONS.map((name) => (
            <CheckboxField key={name} meta={fields[name]} required label={words.confirmations[name]} />
          ))}
        </fieldset>
      )}
    </>
  )
}
