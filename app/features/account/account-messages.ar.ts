import { characters } from '#app/language/nouns.ar.ts'

export const ar = {
  emailInvalid: 'أدخلوا بريدا إلكترونيا صحيحا من فضلكم',
  passwordsDiffer: 'كلمتا السر غير متطابقتين',
  passwordShort: (least: number) => `كلمة السر يجب ألا تقل عن ${characters(least)}`,
  passwordLong: (most: number) => `كلمة السر يجب ألا تزيد على ${characters(most)}`,
  nameShort: (least: number) => `الاسم يجب ألا يقل عن ${characters(least)}`,
  nameLong: (most: number) => `الاسم يجب ألا يزيد على ${characters(most)}`,
}
