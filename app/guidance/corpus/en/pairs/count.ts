import type { PairTexts } from '#app/guidance/corpus/pair-texts.ts'

/** The house of the lot by the chart’s own cusps, where it differs from the place. */
export const COUNT: PairTexts['count'] = {
  '1': [
    'By the chart’s own houses the lot falls in the first, so the way you enter a room has a part in the good too.',
    'By degrees the lot is in the first house, so your own body and your first steps belong to this well-being too.',
    'The first house, that of yourself, has the lot as well when degrees are counted, so some of the good can begin with you alone.',
  ],
  '2': [
    'The chart’s own houses put the lot in the second, so what you earn and own has a share in it.',
    'Measured by degrees the lot lies in the second house, so earning is another side of the matter.',
    'A count of degrees gives the lot to the second house, so it also matters how you keep what you have.',
  ],
  '3': [
    'If we count the chart’s own houses, the lot is in the third, so neighbours and short roads have a part as well.',
    'The degrees put the lot among neighbours, in the third house, so a short walk and a good talk belong here too.',
    'As houses are drawn in this chart the lot belongs to the third, so messages are a second way to the gift.',
  ],
  '4': [
    'In the houses of the chart itself the lot is in the fourth, so a part of this good can show at home.',
    'By degrees the house of the lot is the fourth, so one side of this needs walls and a table.',
    'For the lot the chart’s other count names the fourth house, so the people you come from have a share in the good.',
  ],
  '5': [
    'The other count, by houses, puts the lot in the fifth, the house of pleasure, so some of this is simple play.',
    'When degrees are counted the lot is in the fifth house, so joy is the other half of the gift.',
    'The lot lies in the fifth house by the chart’s cusps, so what you make for pleasure belongs here as well.',
  ],
  '6': [
    'Counted by houses, the lot is in the sixth, where people serve others, so this gift can also show in a plain task.',
    'The cusps of this chart leave the lot in the sixth house, so daily care for others is another part of the gift.',
    'In degrees the lot has come to the sixth house, so the good can be found in ordinary chores as well.',
  ],
  '7': [
    'By the count of houses, the lot is in the seventh, so somebody opposite you has a part in the matter.',
    'The seventh house holds the lot when degrees are counted, so this gift has a side that needs another person.',
    'Drawn by degrees, the house of the lot is the seventh, so you can find some of the good only in pairs.',
  ],
  '8': [
    'The lot has the eighth house by the chart’s own count, so something shared or owed belongs to the matter.',
    'The degree of the lot is in the eighth house, so what you hold together with others is the other half of the matter.',
    'With houses measured in degrees the lot stands in the eighth, so here it also matters how you share.',
  ],
  '9': [
    'When we go by the houses of the chart, the lot is in the ninth, so study and long roads belong here as well.',
    'Reckoned in degrees the lot is in the ninth house, so a book or a journey can lead to the gift too.',
    'The ninth house is the second address of the lot, so what you believe has a share in the gift.',
  ],
  '10': [
    'By houses the lot stands in the tenth, so a part of the gift is public and touches your good name.',
    'The second address of the lot, by degrees, is the tenth house, so others can see one side of this good.',
    'The degrees place the lot in the tenth house, so what you do before others is a part of the gift.',
  ],
  '11': [
    'The house of the lot, by the count of this chart, is the eleventh, so friends have a part in the good.',
    'The eleventh house has the lot when one counts degrees, so a circle of friends is another way to the good.',
    'Going by degrees the lot is among friends, in the eleventh house, so a shared hope belongs here.',
  ],
  '12': [
    'The houses of the chart place the lot in the twelfth, which is hidden, so nobody may know of some of the good.',
    'By its degree the lot is in the twelfth house, so one side of the gift needs to be alone and unseen.',
    'The twelfth house holds the degree of the lot, so some of the good grows best behind a closed door.',
  ],
}
