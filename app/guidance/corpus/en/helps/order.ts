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
      text: 'Look once more in the morning, by daylight, change one thing, and let it go out as it is. Late in the evening a finger’s width looks like a mile, and one more change settles nothing.',
      short: 'Look once, in the morning, change one thing, and let it go.',
    },
    host: {
      text: 'A tailor or a joiner knows how crooked good work is allowed to be, and can show it with two fingers. Ask one of them, take that measure for your next piece, and stop there.',
      short: 'Ask a joiner how crooked good work is allowed to be.',
    },
    own: {
      text: 'Your favourite shoes have a scratch across the toe, and carry you well. Stand your next piece of work beside them, and ask of it exactly what you ask of the shoes, and no more.',
      short: 'Let your work have a scratch, like your favourite shoes.',
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
      text: 'Collect your corrections until four in the afternoon, and then go through the list in good light. Cross out all that have settled themselves. Say what is left in the voice in which you greet people.',
      short: 'Collect corrections until four o’clock, and then look again.',
    },
    host: {
      text: 'Ask people if they like to hear of a mistake, and when. Some want to know at once, some when they are alone, and some would rather find it themselves.',
      short: 'Ask people first if they want to hear of a mistake, and when.',
    },
    own: {
      text: 'In a stranger’s hall you keep your hands behind your back, however crooked the picture hangs. Keep them there once a day among your own pictures, and feel your shoulders come down.',
      short: 'Keep your hands behind your back, as in a stranger’s hall.',
    },
  },
  hidden: {
    plain: 'You tidy one thing after another, and the calm you look for does not come.',
    lead: 'What troubles you lies out of sight, and your hands look for something else:',
    keeps:
      'For a moment, after the last drawer, there is a little of what you were looking for, and so the method looks right. Then it fades, and you look about for another drawer.',
    benefic: {
      text: 'Leave the shelf, and go straight to the thing that you had promised yourself for afterwards: the bath, the novel, the long call. There is more calm in it than in one more drawer.',
      short: 'Go straight to the treat that you meant for afterwards.',
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
      text: 'You salt the soup by feel, and it turns out well. Make tomorrow’s list with the same hand: a pinch of this, a pinch of that, one taste, and then the lid goes on.',
      short: 'Do the next thing by feel, as you salt the soup.',
    },
  },
  ease: {
    plain: 'In the middle of a good hour you measure it against a better one.',
    lead: 'When nothing is wrong, you have time to compare:',
    keeps:
      'A good hour is compared with the best that you remember, and memory has tidied that one up. So the present never quite wins, and you leave it a little early to look for the other.',
    benefic: {
      text: 'Let another person have the hour. Ask what they would like to do next, and follow them into the water or up the hill. An afternoon that somebody else invents has nothing to be compared with.',
      short: 'Let somebody else choose what comes next, and go along.',
    },
    light: {
      text: 'On one afternoon of each week, leave the watch and the camera indoors, and go by the sun on the wall. It tells you that it is later, and not that it was better.',
      short: 'Go without a watch or a camera one afternoon a week.',
    },
    host: {
      text: 'Ask the one beside you what they like about it just now. They have not come with last year’s picture in their hand. Look for a while at the very thing that they point out.',
      short: 'Ask the person beside you what they like just now.',
    },
    own: {
      text: 'You can enjoy an old song in a neighbour’s voice without missing the famous record. Listen to this afternoon with the same ears. It is being sung live, and you know the words.',
      short: 'Enjoy the hour as it comes, like a neighbour’s singing.',
    },
  },
}
