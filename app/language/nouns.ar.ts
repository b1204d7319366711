import { counted } from './plural.ts'

/** After a preposition: «لا يقل عن 6 أحرف». */
export const characters = (count: number) =>
  counted(count, { one: 'حرف واحد', two: 'حرفين', few: '# أحرف', many: '# حرفًا', other: '# حرف' })

/** After a verb or a preposition. */
export const inMinutes = (count: number) =>
  counted(count, { one: 'دقيقة واحدة', two: 'دقيقتين', few: '# دقائق', many: '# دقيقة', other: '# دقيقة' })
