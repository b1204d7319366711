import { SIGNS, type Sign } from '#app/astro/types.ts'

/** The page about the lot in a sign and in a place, which counts by signs. */
export const lotPath = (sign: Sign, place: number): string => `/lot/${sign.toLowerCase()}/${place}`

/** The picture of a link to such a page. */
export const previewPath = (page: string): string => `${page}/preview.png`

/** These pages by their addresses. */
export const LOT_PAGES: ReadonlyMap<string, { sign: Sign; place: number }> = new Map(
  SIGNS.flatMap((sign) => SIGNS.map((_, i) => [lotPath(sign, i + 1), { sign, place: i + 1 }])),
)
