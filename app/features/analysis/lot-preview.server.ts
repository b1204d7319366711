import { z } from 'zod'
import { SIGNS } from '#app/astro/index.server.ts'
import type { Place } from '#app/guidance/index.server.ts'
import { currentLanguage } from '#app/language/current.ts'
import { operation } from '#app/operations/operation.server.ts'
import { frameWords } from '#app/ui/page/messages.ts'
import { lotDoor } from './lot-door.server.ts'
import { lotDoorWords as words } from './lot-door-messages.ts'

/** What messengers show of a link to the page about a sign and place. */
export const previewOfLot = operation({
  name: 'lot.preview',
  summary: 'The picture of a link to the page about a sign and place, as PNG',
  who: 'anyone',
  input: z.object({ sign: z.enum(SIGNS), place: z.int().min(1).max(12) }),
  limit: 'chart',
  idempotency: 'natural',
  async run({ services: { work, limits }, address }, { sign, place }) {
    const { gift } = lotDoor(sign, place as Place)
    const preview = { sign, place, title: words.title(sign, place), gift, product: frameWords.product }
    const file = await work.run(
      'picture',
      { language: currentLanguage(), preview },
      { charge: (milliseconds) => limits.charge(address, milliseconds) },
    )
    return file as Uint8Array<ArrayBuffer>
  },
})
