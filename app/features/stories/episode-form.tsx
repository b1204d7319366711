import { useForm } from '@conform-to/react'
import { useNavigation } from '@remix-run/react'
import { ordinal } from '#app/format.ts'
import { Button } from '#app/ui/base/button.tsx'
import { Field, SelectField } from '#app/ui/form/field.tsx'
import { type DraftFields, PostForm } from '#app/ui/form/post-form.tsx'
import { useLastResult } from '#app/ui/form/use-last-result.ts'
import { useValidation } from '#app/ui/form/use-validation.ts'
import { PLACES, type PlaceName } from './episode-places.ts'
import type { EpisodeChoice } from './story-film.server.ts'

interface EpisodeFormProps {
  episode: { name: string; filmedOn: string | null; filmUrl: string | null } | null
  /** The ids of its stories, in order. */
  chosen: readonly string[]
  choices: readonly EpisodeChoice[]
  draft: DraftFields | null
}

const LABELS = {
  name: 'Name of the episode',
  filmedOn: 'Filmed on',
  filmUrl: 'Address of the film',
}
const placeLabel = (index: number) => `${ordinal(index + 1)} story`

export function EpisodeForm({ episode, chosen, choices, draft }: EpisodeFormProps) {
  const busy = useNavigation().state === 'submitting'
  const [form, fields] = useForm<Record<keyof typeof LABELS | PlaceName, string>>({
    id: 'episode',
    lastResult: useLastResult(),
    defaultValue: draft ?? {
      name: episode?.name ?? '',
      filmedOn: episode?.filmedOn ?? '',
      filmUrl: episode?.filmUrl ?? '',
      ...Object.fromEntries(PLACES.map((name, index) => [name, chosen[index] ?? ''])),
    },
    ...useValidation('episode', () => import('./episodes.schema.ts').then((m) => m.episodeFormSchema)),
  })
  const placeLabels = Object.fromEntries(PLACES.map((name, index) => [name, placeLabel(index)]))
  const options = choices.map(({ id, title }) => ({ value: id, label: title }))
  return (
    <PostForm form={form} labels={{ ...LABELS, ...placeLabels }} draft={draft} className="max-w-3xl">
      <Field
        meta={fields.name}
        required
        label={LABELS.name}
        hint="The authors of its stories see it too, once the film is noted."
        input={{ type: 'text', dir: 'auto', autoComplete: 'off' }}
      />
      <fieldset>
        <legend>Its stories, in order</legend>
        {PLACES.slice(0, Math.max(choices.length, 1)).map((name, index) => (
          <SelectField
            key={name}
            meta={fields[name]}
            required={index === 0}
            label={placeLabel(index)}
            options={options}
            placeholder="None"
          />
        ))}
      </fieldset>
      <Field
        meta={fields.filmedOn}
        label={LABELS.filmedOn}
        hint="Empty while it is not filmed. From this day on, the stories count as told."
        input={{ type: 'date' }}
      />
      <Field
        meta={fields.filmUrl}
        label={LABELS.filmUrl}
        hint="With the day, authors who asked for a mail get one."
        input={{ type: 'url', placeholder: 'https://' }}
      />
      <Button pending={busy}>Save episode</Button>
    </PostForm>
  )
}
