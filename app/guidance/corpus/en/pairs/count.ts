import type { PairTexts } from '#app/guidance/corpus/pair-texts.ts'

/** The house of the lot by the chart’s own cusps, where it differs from the place. */
export const COUNT: PairTexts['count'] = {
  '1': 'By the chart’s own houses the lot falls in the first, the house of the body and of beginnings; so the way you enter a room has a part in it too.',
  '2': 'The chart’s own houses put the lot in the second. So money and possessions have to do with it too: what you earn and own may be one of the ways it shows.',
  '3': 'If we count the chart’s own houses, the lot is in the third, so brothers and sisters, neighbours, short roads and messages have a share in it.',
  '4': 'In the houses of the chart itself the lot is in the fourth, with family and land. So a part of it may show when you are at home.',
  '5': 'The other count, by the houses of the chart, puts the lot in the fifth, the house of children and of pleasure; so some of this well-being may be simple play.',
  '6': 'Counted by houses, the lot is in the sixth, where people work and serve others; so this gift may also show while you do a plain task.',
  '7': 'By the count of houses, the lot is in the seventh, the house of other people; so somebody opposite you, a friend or an opponent, has a part in the matter.',
  '8': 'The lot has the eighth house by the chart’s own count, so something that is shared, owed or left over belongs to the matter.',
  '9': 'When we go by the houses of the chart, the lot is in the ninth; so faith, study and long roads are a part of it as well.',
  '10': 'By houses the lot stands in the tenth. Therefore a part of it is public, and has to do with your work and your name.',
  '11': 'Its house, by the count of this chart, is the eleventh, so friends and hopes have a part in it as well.',
  '12': 'The houses of the chart place the lot in the twelfth, which is hidden; so you may do some of the good alone, and nobody knows of it.',
}
