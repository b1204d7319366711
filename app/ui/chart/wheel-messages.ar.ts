import type { wheelWords } from './wheel-messages.ts'

export const ar: typeof wheelWords = {
  title: 'دائرة خريطة الميلاد',
  at: (point: string, place: string, isRetrograde: boolean) =>
    `${point}: ${place}${isRetrograde ? '، في حال الرجوع' : ''}`,
  all: (points: readonly string[]) => `${points.join('؛ ')}.`,
  lotAndRuler: 'السهم (نقطة حمراء) وصاحب برجه (حلقة)',
  broader: 'كلما عرض الخط كان النظر أوثق',
  facts: 'تحت الدقائق: الحركة في اليوم، وأثقل ما للكوكب من حظّ أو ضعف في برجه',
  noAspectsOfPoint: 'لا مناظرات ضمن المدى',
  aspectsOfPoint: (aspects: readonly string[]) => aspects.join('؛ '),
  aspectTo: (aspect: string, other: string) => `${aspect} مع ${other}`,
  wheelFull: 'الدائرة بحجمها الكامل',
  showAspects: 'عرض مناظرات نقطة واحدة',
  allPoints: 'الكل',
}
