import type { PairTexts } from '#app/guidance/corpus/pair-texts.ts'

/** The house of the lot by the chart’s own cusps, where it differs from the place. */
export const COUNT: PairTexts['count'] = {
  '1': [
    'There is a second way to count the houses, by degrees and not by signs, and it puts the lot in the first, the house of yourself, so the way you enter a room has a part in the good too.',
    'Some books count the houses by degrees, and not by whole signs as we do; for them the lot is in the first, so your own body and your first steps belong to this well-being too.',
    'Houses can also be counted by degrees, and not by signs as here. Then the lot is in the first, so some of the good can begin with you alone.',
  ],
  '2': [
    'There is a second way to count the houses, by degrees and not by signs, and it puts the lot in the second, the house of livelihood, so what you earn and own has a share in it.',
    'Some books count the houses by degrees, and not by whole signs as we do; for them the lot is in the second, so earning is another side of the matter.',
    'Houses can also be counted by degrees, and not by signs as here. Then the lot is in the second, so it also matters how you keep what you have.',
  ],
  '3': [
    'This reading counts houses by signs. When they are counted by degrees, the lot is in the third, so neighbours and short roads have a part as well.',
    'Astrologers count the houses in two ways. We go by signs, and by degrees the lot belongs to the third, among neighbours, so a short walk and a good talk belong here too.',
    'In the other count of the houses, by degrees, the lot is in the third, so messages are a second way to the gift.',
  ],
  '4': [
    'This reading counts houses by signs. When they are counted by degrees, the lot is in the fourth, so a part of this good can show at home.',
    'Astrologers count the houses in two ways. We go by signs, and by degrees the lot belongs to the fourth, the house of home, so one side of this needs walls and a table.',
    'In the other count of the houses, by degrees, the lot is in the fourth, so the people you come from have a share in the good.',
  ],
  '5': [
    'Some books count the houses by degrees, and not by whole signs as we do; for them the lot is in the fifth, the house of pleasure, so some of this is simple play.',
    'Houses can also be counted by degrees, and not by signs as here. Then the lot is in the fifth, so joy has a part in the gift too.',
    'There is a second way to count the houses, by degrees and not by signs, and it puts the lot in the fifth, so what you make for pleasure belongs here as well.',
  ],
  '6': [
    'Some books count the houses by degrees, and not by whole signs as we do; for them the lot is in the sixth, where people serve others, so this gift can also show in a plain task.',
    'Houses can also be counted by degrees, and not by signs as here. Then the lot is in the sixth, so daily care for others is another part of the gift.',
    'There is a second way to count the houses, by degrees and not by signs, and it puts the lot in the sixth, so the good can be found in ordinary chores as well.',
  ],
  '7': [
    'Astrologers count the houses in two ways. We go by signs, and by degrees the lot belongs to the seventh, so somebody opposite you has a part in the matter.',
    'In the other count of the houses, by degrees, the lot is in the seventh, so this gift has a side that needs another person.',
    'This reading counts houses by signs. When they are counted by degrees, the lot is in the seventh, so some of the good is found only with another person.',
  ],
  '8': [
    'Astrologers count the houses in two ways. We go by signs, and by degrees the lot belongs to the eighth, so something shared or owed belongs to the matter.',
    'In the other count of the houses, by degrees, the lot is in the eighth, so what you hold together with others has a part in it.',
    'This reading counts houses by signs. When they are counted by degrees, the lot is in the eighth, so what you share with others belongs to it too.',
  ],
  '9': [
    'Houses can also be counted by degrees, and not by signs as here. Then the lot is in the ninth, so study and long roads belong here as well.',
    'There is a second way to count the houses, by degrees and not by signs, and it puts the lot in the ninth, so a book or a journey can lead to the gift too.',
    'Some books count the houses by degrees, and not by whole signs as we do; for them the lot is in the ninth, so what you believe has a share in the gift.',
  ],
  '10': [
    'Houses can also be counted by degrees, and not by signs as here. Then the lot is in the tenth, so a part of the gift is public and touches your good name.',
    'There is a second way to count the houses, by degrees and not by signs, and it puts the lot in the tenth, so others can see one side of this good.',
    'Some books count the houses by degrees, and not by whole signs as we do; for them the lot is in the tenth, so what you do before others is a part of the gift.',
  ],
  '11': [
    'In the other count of the houses, by degrees, the lot is in the eleventh, so friends have a part in the good.',
    'This reading counts houses by signs. When they are counted by degrees, the lot is in the eleventh, so a circle of friends is another way to the good.',
    'Astrologers count the houses in two ways. We go by signs, and by degrees the lot belongs to the eleventh, the house of friends, so a shared hope belongs here.',
  ],
  '12': [
    'In the other count of the houses, by degrees, the lot is in the twelfth, which is hidden, so nobody may know of some of the good.',
    'This reading counts houses by signs. When they are counted by degrees, the lot is in the twelfth, so one side of the gift needs to be alone and unseen.',
    'Astrologers count the houses in two ways. We go by signs, and by degrees the lot belongs to the twelfth, so some of the good grows best behind a closed door.',
  ],
}
