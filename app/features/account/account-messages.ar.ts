import { characters } from '#app/language/nouns.ar.ts'

export const ar = {
  emailInvalid: 'أدخلوا بريدا إلكترونيا صحيحا من فضلكم',
  passwordsDiffer: 'كلمتا السر غير متطابقتين',
  passwordShort: (least: number) => `كلمة السر لا تقل عن ${characters(least)}`,
  passwordLong: (most: number) => `كلمة السر لا تزيد على ${characters(most)}`,
  nameShort: (least: number) => `الاسم لا يقل عن ${characters(least)}`,
  nameLong: (most: number) => `الاسم لا يزيد على ${characters(most)}`,
}
