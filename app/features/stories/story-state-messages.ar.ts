import type { storyStates } from './story-state-messages.ts'

export const ar: typeof storyStates = {
  alignments: { light: 'مضيء', dark: 'عسير', neutral: 'متوازن' },
  notSpecified: 'غير محدد',
  states: { pending: 'قيد الانتظار', approved: 'مقبولة', rejected: 'مرفوضة' },
}
