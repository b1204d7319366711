import type { wheelWords } from './wheel-messages.ts'

export const ar: typeof wheelWords = {
  title: 'دائرة خريطة الميلاد',
  at: (point: string, place: string, isRetrograde: boolean) =>
    `${point}: ${place}${isRetrograde ? '، في حال الرجوع' : ''}`,
  all: (points: readonly string[]) => `${points.join('؛ ')}.`,
  lotAndRuler: 'السهم (نقطة حمراء) وصاحب برجه (حلقة)',
  broader: 'كلما عرض الخط كان النظر أوثق',
}
