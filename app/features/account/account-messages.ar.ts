import { characters } from '#app/language/nouns.ar.ts'
import type { accountWords } from './account-messages.ts'

export const ar: typeof accountWords = {
  emailInvalid: 'أدخلوا بريدًا إلكترونيًّا صحيحًا',
  emailOfOtherScript:
    'استعملوا عنوانًا بحروف لاتينية. وإن كان ما بعد @ بحروف أخرى فاكتبوه بصيغته التي تبدأ بـ xn--.',
  passwordsDiffer: 'كلمتا السر غير متطابقتين',
  passwordShort: (least: number) => `يجب ألا تقل كلمة السر عن ${characters(least)}`,
  passwordLong: (most: number) => `يجب ألا تزيد كلمة السر على ${characters(most)}`,
  nameShort: (least: number) => `يجب ألا يقل الاسم عن ${characters(least)}`,
  nameLong: (most: number) => `يجب ألا يزيد الاسم على ${characters(most)}`,
}
