export const ar = {
  bookSays: 'نص الكتاب:',
  inTodaysEnglish: 'بإنجليزية اليوم:',
  inOurEnglish: 'ترجمتنا الإنجليزية:',
  amongAll: '، بين سائر النصوص',
}
