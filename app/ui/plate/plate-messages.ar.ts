import type { plateWords } from './plate-messages.ts'

export const ar: typeof plateWords = {
  title: 'السماء فوق المكان ساعة الميلاد',
  lotIn: (sign: string) => `سهم السعادة في برج ${sign}`,
  list: (names: readonly string[]) => names.join(' و'),
  above: (names: string) => `فوق الأفق: ${names}.`,
  belowIt: (names: string) => `وتحته: ${names}.`,
  below: (names: string) => `تحت الأفق: ${names}.`,
  stars: (kind: string, names: string) => `${kind}: ${names}.`,
  starsInLight: {
    day: 'أسطع النجوم فوق الأفق، ويخفيها ضوء النهار',
    twilight: 'أسطع النجوم فوق الأفق في الشفق',
    night: 'أسطع النجوم فوق الأفق',
  },
  lot: 'السهم',
  inPicture: { lot: 'السهم', Sun: 'الشمس', Moon: 'القمر' },
  enlarge: 'عرض الصورة كبيرة',
  /** A star whose modern name is not old has no name here. */
  star: ({ arabic }: { name: string; arabic: string }) => arabic,
  comma: '، ',
  shows: 'ما تبيّنه الصورة',
  howToRead:
    'السماء فوق مكان الميلاد في تلك الدقيقة لمن ينظر إلى أعلى: السمت في الوسط، والشمال في الأعلى، والشرق على اليسار. وفي الحلقة الخارجية ما كان تحت الأفق. الخط الذهبي قوس السهم من الطالع، والخط المنقّط القوس نفسها بين الشمس والقمر. وحول صاحب برج السهم حلقة.',
}
