import type { PairTexts } from '#app/guidance/corpus/pair-texts.ts'

/** The place of a lot that has nothing hard. */
export const EASY: PairTexts['easy'] = {
  '1': 'You put off what would be easy to begin, because tomorrow has always been kind so far.',
  '2': 'You have seldom had to count, and so you do not know what would be enough.',
  '3': 'Talk is easy for you, and the one sentence that matters is left for later.',
  '4': 'Your house is quiet enough, and still you stand at the window and wish to be elsewhere.',
  '5': 'You polish a pleasure until it is no longer one.',
  '6': 'Helping costs you little, so people ask again and again, and you ask for nothing yourself.',
  '7': 'People like you at once, and never have to come closer than that.',
  '8': 'You settle everything so smoothly that nobody has to rely on you, nor you on them.',
  '9': 'You understand many things quickly, and feel ready to use few of them.',
  '10': 'You are used to approval, and on a day without any you wonder what you did wrong.',
  '11': 'Friends have always come to you, and so you have hardly learned to knock.',
  '12': 'You are so comfortable alone that your quiet hour falls asleep.',
}
