import { useForm } from '@conform-to/react'
import type { HouseSystem } from '#app/astro/types.ts'
import { Button } from '#app/ui/base/button.tsx'
import { Card } from '#app/ui/base/card.tsx'
import { RadioGroupField } from '#app/ui/form/field.tsx'
import { FoldedForm } from '#app/ui/form/folded-form.tsx'
import { PostForm } from '#app/ui/form/post-form.tsx'
import { useLastResult } from '#app/ui/form/use-last-result.ts'
import { useSending } from '#app/ui/form/use-sending.ts'
import { useValidation } from '#app/ui/form/use-validation.ts'
import { settingsWords } from './settings-messages.ts'

interface HouseViewCardProps {
  houseView: HouseSystem
  systems: readonly { key: HouseSystem; name: string; description: string }[]
}

/** Chooses the house system of the reports. The saved chart does not change. */
export function HouseViewCard({ houseView, systems }: HouseViewCardProps) {
  const words = settingsWords.houses
  const busy = useSending('form', 'houses')
  const [form, fields] = useForm<{ houseView: string }>({
    id: 'houses',
    lastResult: useLastResult({ form: 'houses' }),
    defaultValue: { houseView },
    ...useValidation('houses', () => import('./settings.schema.ts').then((m) => m.changeHouseViewSchema)),
  })
  return (
    <Card level={3} title={words.title} id="houses-card">
      <p className="max-w-measure">{words.text}</p>
      <FoldedForm
        summary={`${words.system}: ${systems.find(({ key }) => key === houseView)?.name}`}
        form={form}
      >
        <PostForm
          form={form}
          labels={{ houseView: words.system }}
          hidden={{ form: 'houses' }}
          preventScrollReset
          className="mt-2"
        >
          <RadioGroupField
            meta={fields.houseView}
            label={words.system}
            options={systems.map(({ key, name, description }) => ({
              value: key,
              label: name,
              hint: description,
            }))}
          />
          <Button variant="secondary" pending={busy}>
            {words.save}
          </Button>
        </PostForm>
      </FoldedForm>
    </Card>
  )
}
