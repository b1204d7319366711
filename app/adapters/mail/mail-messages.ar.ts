import { isolated } from '#app/language/isolate.ts'
import type { mailWords } from './mail-messages.ts'

export const ar: typeof mailWords = {
  greeting: (name: string | null) => (name ? `السلام عليكم يا ${isolated(name)}،` : 'السلام عليكم،'),
  signature: 'قسمة',
  stop: 'إيقاف هذه الرسالة',
}
