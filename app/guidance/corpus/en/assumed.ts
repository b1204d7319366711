import { LIFE, type LifeSubject, type Said } from '#app/guidance/said.ts'

/** Words by which a text assumes something of its reader's life. */
const ASSUMING: Readonly<Record<LifeSubject, RegExp>> = {
  loss: /\b(?:bereave\w*|funeral|grief|grieving|mourn\w*|widow\w*|(?:his|her|their) late)\b/i,
  partner: /\b(?:(?:a|your) partner|husband and wife|your (?:wife|husband|spouse|marriage))\b/i,
  job: /\b(?:colleagues?|(?<!is )at work|your (?:own |new |present )?(?:job|role|desk|trade|boss|salary|wages?)|the desk|working hours|(?:people who|like to) work with you|leave on time)\b/i,
}

/** True if a text assumes nothing of the reader's life that they have not said. */
export function isSaid(text: string, said: Said): boolean {
  return LIFE.every((one) => said[one] || !ASSUMING[one].test(text))
}
