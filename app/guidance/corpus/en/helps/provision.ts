import type { SubjectHelps } from '#app/guidance/corpus/knot-texts.ts'

/** What helps against the feeling of too little, by what it comes from. */
export const PROVISION: SubjectHelps<'provision'> = {
  delay: {
    plain: 'You put off using what you have until you are sure that it is enough.',
    lead: 'With what you own it is the same:',
    keeps:
      'What is put aside for later makes today look narrower than it is, and a narrow day is a good reason to put more aside. As long as ‘enough’ has no number, each sum looks too small.',
    benefic: {
      text: 'Ask a guest for Friday, and enjoy together one good thing that you were keeping for later. A guest needs no finished sum, and at night you have a pleasure to think of instead of figures.',
      short: 'Use the good things with a guest, on a day that is fixed.',
    },
    light: {
      text: 'Give the counting one hour a week, at midday, and shut the book when it is over. A figure that has its own hour need not be visited at two in the morning.',
      short: 'Count at midday, once a week, and close the book.',
    },
    host: {
      text: 'Somebody you know keeps house with care and sleeps well. Ask at which figure they stop counting, and why there. Then write down yours, so that the word ‘enough’ has a number beside it.',
      short: 'Ask a careful person at which figure they stop counting.',
    },
    own: {
      text: 'For an evening’s rice you open the sack, take what the pot needs, and prove nothing first. Use one good thing in the same way this week, and use it up.',
      short: 'Use up one good thing this week, as you cook rice for an evening.',
    },
  },
  heat: {
    plain: 'What you have stops being enough the moment you see something more.',
    lead: 'You are quick, and your wishes are quicker:',
    keeps:
      'The eye is quick and gladness is slow. Before a thing has been used long enough to be liked, it has already been compared with something that is still new.',
    benefic: {
      text: 'Spend an hour with the last thing that you were so keen on, and show it to somebody who likes such things. Let them ask and try it out. Shared pleasure slows the eye down.',
      short: 'Show somebody the last thing you wanted, before you look for the next.',
    },
    light: {
      text: 'Each morning for a week, use one thing of yours in good light, and say aloud what you like about it. A new wish can wait until the eighth day, and be looked at then.',
      short: 'Enjoy one thing of yours each morning, before any new wish.',
    },
    host: {
      text: 'Ask somebody who has owned the thing for a year what they do with it now. They are past the first week, and know if it is in use or hangs behind the coats.',
      short: 'Before you want a thing, ask somebody who has owned it for a year.',
    },
    own: {
      text: 'At a long meal you have learned to lay down the fork between two bites. Make the same small stop in front of a price, with both hands empty, until you know if you are hungry.',
      short: 'Before you buy, stop for a moment, as between two bites.',
    },
  },
  hidden: {
    plain: 'The good that is there every day has become invisible to you.',
    lead: 'What makes no noise you do not miss until it is gone:',
    keeps:
      'What comes every day makes no noise in coming. Only a lack is noticed, and so the lacks are what you think about, and what you think about is what you see next morning.',
    benefic: {
      text: 'Let another person enjoy it before your eyes. Lend a friend your good knife, your bicycle or the seat by your window for one afternoon, and listen to what they say about it.',
      short: 'Lend something good, and hear what the other person says.',
    },
    light: {
      text: 'Each morning for two weeks, put one thing that serves you well on the windowsill, and let it lie there. When fourteen of them stand in a row in the sun, you can see them again.',
      short: 'Put one good thing a day on the windowsill.',
    },
    host: {
      text: 'Ask somebody who has slept a night in your rooms what they noticed first. New eyes see the tap that runs warm and the street that is quiet. Write three answers down as they were said.',
      short: 'Ask a guest what they noticed first in your rooms.',
    },
    own: {
      text: 'You find what other people have mislaid by asking where they last used it. Ask yourself the same about the last time that you were content. Go back to that chair or corner, and look round.',
      short: 'Go back to the place where you last felt content.',
    },
  },
  far: {
    plain: 'You treat what you are given as if it were only lent.',
    lead: 'You are a guest among your own things as well:',
    keeps:
      'You thank so carefully that it sounds like the promise to give it back. Then you leave it in its paper, and what is never used does not become anyone’s own.',
    benefic: {
      text: 'Use the thing on the day it comes, in front of whoever brought it. Cut into the cake, put on the scarf, write in the book. It is a better thanks than keeping it new.',
      short: 'Use a present on the day that it comes.',
    },
    light: {
      text: 'Hang or put the new thing where your morning passes it, and use it daily for a month. What has a crease and a scratch of yours is no longer on loan.',
      short: 'Use the new thing every morning until it has your marks.',
    },
    host: {
      text: 'Ask the giver what they were thinking of when they chose it. The answer is about a colour, a shop window or a remark of yours, and out of that nobody can make a debt.',
      short: 'Ask the giver what they had in mind when they chose it.',
    },
    own: {
      text: 'You have given things away without wanting them back, and were glad to see them worn out. Remember one of them, and take the paper off what is yours. The rule holds on this side too.',
      short: 'Receive as you would like your own presents to be used.',
    },
  },
  ease: {
    plain: 'Nothing is missing, and still you reach for more without knowing of what.',
    lead: 'What you do easily you go on doing by habit:',
    keeps:
      'The first helping was good, so the second is expected to be. It is a little less, and the third is meant to make up for it. Nobody stops you, since it is your own table.',
    benefic: {
      text: 'Before you take more, carry a plate of it next door, or leave the last peaches for whoever comes after you. What you are glad to spare shows you quite exactly where enough begins.',
      short: 'Give a part of what you have away before you take more.',
    },
    light: {
      text: 'Stop at the same point each day for two weeks, after one bowl, one purchase or one film, and open the window for five minutes. A hand learns where to stop by stopping there daily.',
      short: 'Stop at the same point every day for two weeks.',
    },
    host: {
      text: 'Somebody who cooks for a hundred people has had to decide what enough is before buying the first onion. Ask them how they reckon it, and plan one thing of yours by their rule.',
      short: 'Ask a cook for many how they decide what is enough.',
    },
    own: {
      text: 'When you pack a rucksack, you ask of each thing who is going to carry it. Ask that of the next thing you reach for, and leave behind whatever your shoulders would not take.',
      short: 'Ask of each new thing who is going to carry it.',
    },
  },
}
