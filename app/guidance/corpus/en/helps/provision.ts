import type { SubjectHelps } from '#app/guidance/corpus/knot-texts.ts'

/** What helps against the feeling of too little, by what it comes from. */
export const PROVISION: SubjectHelps<'provision'> = {
  delay: {
    plain: 'You put off using what you have until you are sure that it is enough.',
    lead: 'With what you own it is the same:',
    keeps:
      'What is put aside for later makes today look narrower than it is, and a narrow day is a good reason to put more aside. As long as ‘enough’ has no number, each sum looks too small.',
    benefic: {
      text: 'Invite a guest for Friday, and enjoy together one good thing that you were keeping for later. A guest needs no finished sum, and at night you have a pleasure to think of instead of figures.',
      short: 'Use the good things with a guest, on a day that is fixed.',
    },
    light: {
      text: 'Count what you have on one day of each week, by daylight, and let every count end with one good thing used on the spot. On the other six days it has been counted already.',
      short: 'Count once a week, and use one good thing straight after.',
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
      text: 'Before you look any further, share what you have with somebody who likes such things. Let them taste it or try it out, and hear what they say. Shared pleasure slows the eye down.',
      short: 'Share what you have with somebody, before you look any further.',
    },
    light: {
      text: 'Each morning for a week, use one thing of yours in good light, and say aloud what you like about it. A new wish can wait until the eighth day, and be looked at then.',
      short: 'Enjoy one thing of yours each morning, before any new wish.',
    },
    host: {
      text: 'What you have just begun to want, somebody else has had for a year. Ask how often they still notice it, and what they are looking at now. They are well past the first week.',
      short: 'Before you want a thing, ask somebody who has owned it for a year.',
    },
    own: {
      text: 'At a long meal you have learned to lay down the fork between two bites. Make the same small stop when you see something better: look away, breathe out, and think what yours is good for.',
      short: 'When you see something better, stop for a moment, as between two bites.',
    },
  },
  hidden: {
    plain: 'The good that is there every day has become invisible to you.',
    lead: 'What makes no noise you do not miss until it is gone:',
    keeps:
      'What comes every day makes no noise in coming. Only a lack is noticed, and so the lacks are what you think about, and what you think about is what you see next morning.',
    benefic: {
      text: 'Let another person enjoy it before your eyes. Ask somebody to share whatever there is, the bread or the warm seat or the quiet, and listen to what they say about it.',
      short: 'Share an ordinary good thing, and hear what the other person says.',
    },
    light: {
      text: 'At the same hour each day, say aloud one good thing that is there again, the bread, the lamp, a greeting. After two weeks you have fourteen of them, and not one is new.',
      short: 'Say aloud each day one good thing that is there again.',
    },
    host: {
      text: 'Ask somebody who visits you what they are glad of when they come in. New eyes see what makes no noise, the warm corner or the quiet. Write three answers down as they were said.',
      short: 'Ask a visitor what they are glad of when they come in.',
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
      text: 'Use the thing today, with pleasure, for whatever it was made for, and let it get its first crease. Then tell the giver how it feels. That is a better thanks than keeping it new.',
      short: 'Use the present today, and tell the giver how it feels.',
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
      text: 'Before you take more, give away a little of what you have to whoever is nearest, and see them pleased. What you are glad to spare shows you quite exactly where enough begins.',
      short: 'Give a part of what you have away before you take more.',
    },
    light: {
      text: 'Stop at the same point each day for two weeks, after one sweet or one purchase, and stand in the open air for five minutes. A hand learns where to stop by stopping there daily.',
      short: 'Stop at the same point every day for two weeks.',
    },
    host: {
      text: 'Ask somebody contented how they know when it is enough. They have a sign for it, an empty plate or the second time they look at a thing. Go by their sign for a week.',
      short: 'Ask somebody contented how they know when it is enough.',
    },
    own: {
      text: 'When a guest looks about, you ask what they would like, and wait for the answer. Ask yourself as kindly, aloud. If no answer comes, it was only a look, and the hand can come back.',
      short: 'Ask yourself, as you ask a guest, what you would like.',
    },
  },
}
