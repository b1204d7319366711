import { ar as quote } from '#app/ui/quote/messages.ar.ts'
import type { letterWords } from './letter-messages.ts'

export const ar: typeof letterWords = {
  subject: 'ممارسة وآية وسؤال',
  practice: (text: string) => `ممارسة من مساركم:\n${text}`,
  verse: quote.verses,
  // The verse itself is in Arabic.
  meaning: () => null,
  question: (text: string) => `سؤال:\n${text}`,
  openBook: 'فتح دفتركم',
  why: 'تصلكم هذه الرسالة مرة في الشهر لأنكم طلبتموها في الإعدادات.',
}
