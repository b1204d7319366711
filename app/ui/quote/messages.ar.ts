import type { Messages } from './messages.en.ts'

export const messages: Messages = {
  bookSays: 'نص الكتاب:',
  inTodaysEnglish: 'بإنجليزية اليوم:',
  inOurEnglish: 'ترجمتنا الإنجليزية:',
  amongAll: '، بين سائر النصوص',
}
