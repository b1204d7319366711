import { isolated } from '#app/language/isolate.ts'

export const ar = {
  greeting: (name: string | null) => (name ? `السلام عليكم يا ${isolated(name)}،` : 'السلام عليكم،'),
  signature: 'قسمة',
  stop: 'إيقاف هذه الرسالة',
}
