import type { MetaFunction } from '@remix-run/node'
import { PageBody, PageHeader, pageTitle } from '../../ui/page'

export const meta: MetaFunction = () => pageTitle('Your Part of Fortune, with its reasons')

export default function Landing() {
  return (
    <PageBody>
      <PageHeader title="Qismah" />
    </PageBody>
  )
}
