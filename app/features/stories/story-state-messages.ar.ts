export const ar = {
  alignments: { light: 'مضيء', dark: 'عسير', neutral: 'متوازن' },
  notSpecified: 'غير محدد',
  states: { pending: 'قيد الانتظار', approved: 'مقبولة', rejected: 'مرفوضة' },
}
