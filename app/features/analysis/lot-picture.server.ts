import { z } from 'zod'
import {
  type LotPicture,
  lotPicture,
  PICTURE_SHAPES,
  type PictureShape,
} from '#app/adapters/picture/lot-picture.server.tsx'
import { lotPath } from '#app/features/lots/lot-pages.ts'
import { astroWords } from '#app/language/astro-messages.ts'
import { currentLanguage } from '#app/language/current.ts'
import { addressIn } from '#app/language/language.ts'
import { fileKeeper } from '#app/operations/kept-files.server.ts'
import { type Call, operation } from '#app/operations/operation.server.ts'
import { frameWords } from '#app/ui/page/messages.ts'
import { plateWords } from '#app/ui/plate/plate-messages.ts'
import { analysisView } from './analysis.server.ts'

/** The plate, the sign and the gift of the person's lot, and the page about it. @throws Refusal 404 */
function shownLot(call: Call<'member'>, shape: PictureShape): LotPicture {
  const { plate, partOfFortune, content } = analysisView(call, {})
  const { judgement } = content
  return {
    shape,
    plate,
    ruler: partOfFortune.ruler,
    title: plateWords.lotIn(astroWords.signs[partOfFortune.sign]),
    sentence: content.inShort?.gift ?? content.headline?.text ?? null,
    product: frameWords.product,
    address: judgement
      ? new URL(call.services.settings.origin).host +
        addressIn(currentLanguage(), lotPath(judgement.lotSign.sign, judgement.place.place))
      : null,
  }
}

/** It has no name, date, time or place. @throws Refusal 404 */
export const pictureOfLot = operation({
  name: 'analysis.picture',
  summary: 'The sky of the birth with the lot and the gift as an SVG picture',
  who: 'member',
  input: z.object({}),
  limit: 'write',
  idempotency: 'natural',
  run: (call) => lotPicture(shownLot(call, 'post')).svg,
})

const keptPicture = fileKeeper()

/** The same as PNG, for messengers. @throws Refusal 404, 503 */
export const pngOfLot = operation({
  name: 'analysis.png',
  summary: 'The same picture as PNG, to send',
  who: 'member',
  input: z.object({ shape: z.enum(PICTURE_SHAPES) }),
  limit: 'write',
  idempotency: 'natural',
  run(call, { shape }) {
    const { services, address, actor } = call
    const drawing = { language: currentLanguage(), lot: shownLot(call, shape) }
    return keptPicture(actor.id, drawing, () =>
      services.work.run('picture', drawing, {
        charge: (milliseconds) => services.limits.charge(address, milliseconds),
      }),
    ) as Promise<Uint8Array<ArrayBuffer>>
  },
})
