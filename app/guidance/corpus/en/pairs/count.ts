import type { PairTexts } from '#app/guidance/corpus/pair-texts.ts'

/** The house of the lot by the chart’s own cusps, where it differs from the place. */
export const COUNT: PairTexts['count'] = {
  '1': 'By the chart’s own houses the lot falls in the first, the house of the body and of beginnings; so your own presence, how you enter a room, has a part in it.',
  '2': 'The chart’s own houses put the lot in the second. Money and possessions are in it too, then: what you earn and hold is one of the ways it shows.',
  '3': 'Counted by the chart’s own houses, the lot is in the third: brothers and sisters, neighbours, short roads and messages have a share in what is said here.',
  '4': 'In the houses of the chart itself the lot is in the fourth, among family, land and old walls. Part of it you may live out at home.',
  '5': 'Fifth is what the chart’s own houses say, the house of children and of pleasure; some of the well-being is simply play.',
  '6': 'The houses count it in the sixth, where bodies are tended and work is done for others; the gift may turn up in working clothes.',
  '7': 'Seen by houses, the lot is in the seventh: another person belongs to the matter, on your side of the table or across it.',
  '8': 'In the eighth house of the chart, by its own count, lies the lot. Something shared, owed or left over therefore belongs to it.',
  '9': 'By the chart’s own houses the lot is in the ninth: long roads, faith and study lend it their colour.',
  '10': 'By houses the lot stands in the tenth. A piece of it is public, and bears on your work and your name.',
  '11': 'Its house, by the chart’s own count, is the eleventh, so friends and hopes carry one end of it.',
  '12': 'The houses of the chart place the lot in the twelfth, out of sight: some of the good is done alone, and nobody keeps a record.',
}
