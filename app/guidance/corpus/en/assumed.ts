import type { Corpus } from '#app/guidance/corpus/corpus.ts'

export const ASSUMING: Corpus['assuming'] = {
  loss: /\b(?:bereave\w*|funeral|grief|grieving|mourn\w*|widow\w*|(?:his|her|their) late)\b/i,
  partner: /\b(?:(?:a|your) partner|husband and wife|your (?:wife|husband|spouse|marriage))\b/i,
  job: /\b(?:colleagues?|(?<!is )at work|your (?:own |new |present )?(?:job|role|desk|trade|boss|salary|wages?)|the desk|working hours|(?:people who|like to) work with you|leave on time)\b/i,
}
