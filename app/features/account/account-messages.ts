import { translated } from '#app/language/current.ts'

/** What is wrong in a field for a name, an email address or a password. */
export const accountWords = translated('account', {
  en: {
    emailInvalid: 'Please enter a valid email address',
    emailOfOtherScript:
      'Please use an address in Latin letters. If the part after the @ is in another script, write it in the form that begins with xn--.',
    passwordsDiffer: "Passwords don't match",
    passwordShort: (least: number) => `Password must be at least ${least} characters`,
    passwordLong: (most: number) => `Password must be at most ${most} characters`,
    nameShort: (least: number) => `Name must be at least ${least} characters`,
    nameLong: (most: number) => `Name must be at most ${most} characters`,
  },
})
