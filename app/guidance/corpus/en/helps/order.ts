import type { SubjectHelps } from '#app/guidance/corpus/knot-texts.ts'

/** What helps against the need to have all right before one rests, by what it comes from. */
export const ORDER: SubjectHelps<'order'> = {
  delay: {
    plain: 'You cannot call a thing finished until you are sure that it is right.',
    lead: 'You take a thing in hand with care, and do not let it go:',
    keeps:
      'Making sure has no last step. After each look there is one place that has not been looked at, and the calm lasts for as long as it takes to think of it.',
    benefic: {
      text: 'Let it be enjoyed before it is perfect: hand it over, say it, or put it on the table while a friend is there. Where two people are glad of a thing, nobody checks its edge.',
      short: 'Let somebody enjoy the thing before it is perfect.',
    },
    light: {
      text: 'Look at it once, in the best light there is, from where the others stand. What cannot be seen from there is no mistake. Then let it go as it is, before another look.',
      short: 'Look at it once, in good light, and let it go.',
    },
    host: {
      text: 'Let somebody who is waiting for it say when it is good enough, and believe them at the first yes. They know what it is for. Ask once, and hand it over.',
      short: 'Ask whoever is waiting if it is good enough, and believe them.',
    },
    own: {
      text: 'You wear old shoes gladly, scratch and all, because they carry you. Ask of this no more than of the shoes, that it does what it is for, and let it out of the door.',
      short: 'Ask of your work no more than of your old shoes.',
    },
  },
  heat: {
    plain: 'A mistake jumps out at you, and you have corrected it before you think.',
    lead: 'You have an eye for things, and first of all for what is wrong:',
    keeps:
      'Being right ends the matter for you and begins it for the other person. They grow careful and hide their mistakes, and a mistake that was hidden looks worse when it is found.',
    benefic: {
      text: 'Tell a friend who laughs easily about one mistake of your own each week. Whoever has laughed about their own is slower to point at another’s, and gentler when it has to be said.',
      short: 'Laugh with a friend about one mistake of your own each week.',
    },
    light: {
      text: 'Let each correction wait until the next morning, and look at it by daylight. Cross out all that have settled themselves. Say what is left in the voice in which you greet people.',
      short: 'Let corrections wait until morning, and look at them by daylight.',
    },
    host: {
      text: 'Ask people if they like to hear of a mistake, and when. Some want to know at once, some when they are alone, and some would rather find it themselves.',
      short: 'Ask people first if they want to hear of a mistake, and when.',
    },
    own: {
      text: 'You can hear a stranger in a train tell a story wrongly, and let it run to the end. Listen to your own people like that once a day, with still hands and a friendly face.',
      short: 'Hear people to the end, as you would hear a stranger.',
    },
  },
  hidden: {
    plain: 'You tidy one thing after another, and the calm you look for does not come.',
    lead: 'What troubles you lies out of sight, and your hands look for something else:',
    keeps:
      'For a moment, after the last drawer, there is a little of what you were looking for, and so the method looks right. Then it fades, and you look about for another drawer.',
    benefic: {
      text: 'Leave the next drawer shut, and go straight to something that does you good, a bath, a novel or a long call. If you are looking for calm, it has been seen there more often.',
      short: 'Leave the next drawer shut, and have the treat first.',
    },
    light: {
      text: 'Each time before you tidy, stand for a minute in the light of the window and finish this sentence aloud: ‘I am uneasy because’. If the end of it mentions no shelf, leave the shelf alone.',
      short: 'Say aloud why you are uneasy before you tidy.',
    },
    host: {
      text: 'Somebody you know lives content among heaps of paper. Ask where they go for their peace, a pond, a choir, a nap at three, and let them take you along once, with the drawer left open.',
      short: 'Ask a contented untidy person where they find peace.',
    },
    own: {
      text: 'When a friend rings about a recipe at midnight, you hear that it is not about the recipe, and you wait. Listen to your own tidying as patiently tonight, until it says what it rang about.',
      short: 'When you tidy, ask yourself what is wrong, as you would ask a friend.',
    },
  },
  far: {
    plain: 'You make things more exact than anybody asked for, to be on the safe side.',
    lead: 'Among strangers your work has to be faultless:',
    keeps:
      'Nobody has told you where enough ends here, and so you give more than enough. It is admired, and from then on it is what people expect, and you no longer know what it was for.',
    benefic: {
      text: 'Do the next thing together with somebody cheerful, and let them say when it is done. Where two people have done a thing, it is nobody’s examination, and there is time left for tea.',
      short: 'Do it with somebody cheerful, who says when it is done.',
    },
    light: {
      text: 'Before you improve a thing, ask yourself who asked for it. If no name comes to you, leave it as it is. Keep this up for a week, and count your free evenings.',
      short: 'Before you improve a thing, ask yourself who asked for it.',
    },
    host: {
      text: 'Somebody who has been there for years knows what is looked at closely, and by whom. Ask, and count: it is two things, or three. Make those as fine as you please, and the others ordinary.',
      short: 'Ask somebody who knows the place what is really looked at.',
    },
    own: {
      text: 'There are things that you do by feel, as one salts a soup, and they turn out well. Do the next thing here with that hand: once through, one look, and then put it down.',
      short: 'Do the next thing by feel, as one salts a soup.',
    },
  },
  ease: {
    plain: 'In the middle of a good hour you measure it against a better one.',
    lead: 'When nothing is wrong, you have time to compare:',
    keeps:
      'A good hour is compared with the best that you remember, and memory has tidied that one up. So the present never quite wins, and you leave it a little early to look for the other.',
    benefic: {
      text: 'Give the hour one pleasure of its own, a joke, a bite of something or a tune, and stay until that is finished. An hour with a face of its own is not mistaken for another.',
      short: 'Give the good hour one pleasure of its own, and stay for it.',
    },
    light: {
      text: 'For one good hour of each week, put the watch out of sight, and look at what the light is doing on a wall or a sleeve. It shows what is here, and nothing else.',
      short: 'Put the watch away for one good hour a week, and watch the light.',
    },
    host: {
      text: 'Ask the one beside you what they like about it just now. They have not come with last year’s picture in their hand. Look for a while at the very thing that they point out.',
      short: 'Ask the person beside you what they like just now.',
    },
    own: {
      text: 'You can put on a warm coat without asking whether last year’s was warmer. Stay in this hour in the same way, and when the other comes to mind, let it hang on the next hook.',
      short: 'Stay in the hour as one stays in a warm coat.',
    },
  },
}
