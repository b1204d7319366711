import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { contentPage } from '#app/content/pages.ts'
import type { SlotValue } from '#app/content/parts.tsx'
import { ProsePage } from '#app/content/prose-page.tsx'
import { FEWEST_ANSWERS, readEvidence } from '#app/features/analysis/evidence.server.ts'
import { longDate, numberText, shareText } from '#app/format.ts'
import { publicHeaders, publicPage } from '#app/http/pages/public-page.server.ts'
import { performForPage } from '#app/http/pages/redirects.server.ts'
import { pageTitle } from '#app/ui/page/page.tsx'
import { type EvidenceSlot, slotValues } from './slot-values.server.ts'

const content = () => contentPage('evidence')

export async function loader(args: LoaderFunctionArgs) {
  const answers = answerSlots(await performForPage(readEvidence, args))
  return publicPage(args, slotValues(content().slots, args.context, answers))
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
function answerSlots(found: Awaited<ReturnType<typeof readEvidence.run>>): typeof NO_ANSWERS {
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
