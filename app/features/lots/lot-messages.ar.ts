import type { ReactNode } from 'react'
import type { ChainEnding, HouseCounts, HouseSystem } from '#app/astro/types.ts'
import { astroWords } from '#app/language/astro-messages.ts'
import type { lotWords } from './lot-messages.ts'

const endingPlace = (kind: ChainEnding['kind'], names: string) => {
  if (kind === 'own-sign') return `كوكب ${names} في برجه نفسه`
  return kind === 'mutual-reception' ? `تبادل بين ${names}، كل منهما في برج الآخر` : `حلقة من ${names}`
}
const endingPhrase = (kind: ChainEnding['kind'], names: string) =>
  kind === 'own-sign'
    ? `تنتهي السلسلة عند كوكب ${names} في برجه نفسه`
    : `تنتهي السلسلة عند ${endingPlace(kind, names)}`
const IN_ANOTHER_LANGUAGE = '، نصه بلغة أخرى في صفحة الكتاب.'

export const ar: typeof lotWords = {
  ruleIsOurs: 'لا يقول هذا كتاب: القاعدة من عندنا.',
  notQuoted: (reference: string) => `${reference}. لا يُنقل نصه هنا.`,
  noLongerQuoted: 'لم يعد هذا النص منقولًا.',
  house: ({ house, wholeSignPlace }: HouseCounts): [before: string, word: string, after: string] => [
    '',
    'البيت',
    ` ${astroWords.ordinal(house)}${house === wholeSignPlace ? '' : ` (${astroWords.ordinal(wholeSignPlace)} بالبروج)`}`,
  ],
  inHouse: (what: string, house: ReactNode): ReactNode[] => [`${what} في `, house],
  inSignAndHouse: (planet: string, sign: string, house: string) => `${planet} في ${sign}، ${house}`,
  endingPlace,
  endingPhrase,
  endingSentence: (kind: ChainEnding['kind'], names: string) => `${endingPhrase(kind, names)}.`,
  chainLine: (planets: readonly string[], kind: ChainEnding['kind'], names: string) =>
    `${planets.join('، ثم ')}؛ ${endingPhrase(kind, names)}`,
  housesTitle: (system: HouseSystem) => astroWords.houseSystemsInSentence[system],
  housesText: (system: HouseSystem) =>
    `لا يمكن حساب بيوت بلاسيدوس على هذا القرب من القطب. تستعمل هذه الخريطة ${astroWords.houseSystemsInSentence[system]} بدلًا منها.`,
  position: 'الموضع',
  ruler: 'صاحب البرج',
  partOfFortune: 'سهم السعادة',

  inYourChart: 'في خريطتكم',
  whatTheBookSays: 'ما يقوله الكتاب',
  ourReading: 'قراءتنا',
  quoted: { ar: '.', la: IN_ANOTHER_LANGUAGE, grc: IN_ANOTHER_LANGUAGE, en: IN_ANOTHER_LANGUAGE },
  reasonsOf: (number: number) => `${number}، الأسباب`,
  whyAbout: (about: string, from: number) => `لماذا قيل هذا: ${about}${from > 0 ? `، من ${from + 1}` : ''}`,
}
