import { counted } from './plural.ts'

/** After a preposition: «لا يقل عن 6 أحرف». */
export const characters = (count: number) =>
  counted(count, { one: 'حرف واحد', two: 'حرفين', few: '# أحرف', many: '# حرفا', other: '# حرف' })
