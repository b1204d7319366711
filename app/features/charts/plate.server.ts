import { memoizeByObject } from '#app/memoize.ts'
import { layoutPlate } from '#app/ui/plate/plate-layout.server.ts'

/** The picture of a chart's sky, made once. */
export const plateOf = memoizeByObject(layoutPlate)
