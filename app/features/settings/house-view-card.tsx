import { getFormProps, type SubmissionResult } from '@conform-to/react'
import { Form, useNavigation } from '@remix-run/react'
import type { HouseSystem } from '../../astro/types'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { ErrorSummary } from '../../ui/error-summary'
import { RadioGroupField } from '../../ui/field'
import { useAnsweredForm } from '../../ui/use-answered-form'
import { FormOwner } from '../kept-forms/form-owner'

interface HouseViewCardProps {
  houseView: HouseSystem
  systems: readonly { key: HouseSystem; name: string; description: string }[]
  owner: string
  lastResult: SubmissionResult<string[]> | null
}

const isHouses = (sent: FormData | undefined) => sent?.get('form') === 'houses'

/** The house system of the reports. The saved chart is not touched. */
export function HouseViewCard({ houseView, systems, owner, lastResult }: HouseViewCardProps) {
  const busy = isHouses(useNavigation().formData)
  const [form, fields] = useAnsweredForm<{ houseView: string }>(
    { id: 'houses', lastResult, defaultValue: { houseView } },
    isHouses,
  )
  return (
    <Card title="Houses in your reports" id="houses-card">
      <p className="max-w-measure">
        Astrologers divide the sky into twelve houses in several ways. Your saved chart and your analysis keep
        Placidus; here you choose what your reports show.
      </p>
      <Form {...getFormProps(form)} method="post" preventScrollReset noValidate className="mt-2">
        <ErrorSummary form={form} labels={{ houseView: 'House system' }} />
        <input type="hidden" name="form" value="houses" />
        <FormOwner owner={owner} />
        <RadioGroupField
          meta={fields.houseView}
          label="House system"
          options={systems.map(({ key, name, description }) => ({
            value: key,
            label: name,
            hint: description,
          }))}
        />
        <Button variant="secondary" pending={busy}>
          Save houses
        </Button>
      </Form>
    </Card>
  )
}
