import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { contentPage } from '#app/content/pages.ts'
import type { SlotValue } from '#app/content/parts.tsx'
import { ProsePage } from '#app/content/prose-page.tsx'
import { evidence, FEWEST_ANSWERS } from '#app/features/analysis/evidence.server.ts'
import { longDate, numberText, shareText } from '#app/format.ts'
import { publicHeaders, publicPage } from '#app/http/pages/public-page.server.ts'
import type { Services } from '#app/operations/services.ts'
import { pageTitle } from '#app/ui/page/page.tsx'
import { type EvidenceSlot, slotValues } from './slot-values.server.ts'

const content = () => contentPage('evidence')

export function loader(args: LoaderFunctionArgs) {
  const { context } = args
  return publicPage(args, slotValues(content().slots, context, answers(context.services)))
}

const NO_ANSWERS: Readonly<Record<EvidenceSlot, SlotValue>> = {
  'evidence.fewest': FEWEST_ANSWERS,
  'evidence.people': null,
  'evidence.own': null,
  'evidence.share': null,
  'evidence.from': null,
  'evidence.to': null,
  'evidence.until': null,
}

/** What the first answers to the three scenes show. */
function answers(services: Services): typeof NO_ANSWERS {
  const found = evidence(services)
  if (!found) return NO_ANSWERS
  const { people, own, share, from, to, until } = found
  return {
    ...NO_ANSWERS,
    'evidence.people': numberText(people),
    'evidence.own': numberText(own),
    'evidence.share': shareText(share),
    'evidence.from': shareText(from),
    'evidence.to': shareText(to),
    'evidence.until': longDate(until),
  }
}

export const headers = publicHeaders

export const meta: MetaFunction = () => {
  const { title, description } = content()
  return pageTitle(title, description)
}

export default function Evidence() {
  return <ProsePage page={content()} slots={useLoaderData<typeof loader>()} />
}
