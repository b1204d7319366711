import type { lotFoundWords } from './lot-found-messages.ts'

export const ar: typeof lotFoundWords = {
  byDay: 'بالنهار',
  byNight: 'بالليل',
  horizon: (isDay: boolean, start: string, end: string) =>
    `الشمس ${isDay ? 'فوق' : 'تحت'} الأفق، ولذلك نعدّ من ${start} إلى ${end}.`,
  measure: 'قياس البعد',
  measured: (start: string, startsAt: string, end: string, endsAt: string, arc: string) =>
    `من ${start} في ${startsAt}، على توالي البروج، إلى ${end} في ${endsAt}: ${arc}.`,
  carry: 'قياس مثله من الطالع',
  carried: (ascendant: string) => `البعد نفسه، من الطالع في ${ascendant}.`,
  end: 'السهم حيث ينتهي',
  lot: (position: string, whose: 'your' | 'the') =>
    `${position}: سهم السعادة${whose === 'your' ? ' في خريطتكم' : ''}.`,
  rounded: 'تُركت أجزاء الثانية، ولذلك قد يختلف المجموع بثانية أو ثانيتين.',
  picture: 'كيف يُستخرج سهم السعادة',
  pictureText: (start: string, end: string) =>
    `دائرة البروج والطالع عن يسارها. قوس من ${start} إلى ${end}، والقوس نفسه من الطالع ينتهي عند السهم. والخطوات مكتوبة بعدها.`,
}
