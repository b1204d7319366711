import type { SubjectHelps } from '#app/guidance/corpus/knot-texts.ts'

/** What helps against putting off what matters, by what it comes from. */
export const PATIENCE: SubjectHelps<'patience'> = {
  delay: {
    plain: 'You honour the thing so much that you keep it for a better time.',
    lead: 'What matters most to you waits longest:',
    keeps:
      'The longer a thing is kept for the right time, the better that time would have to be. An ordinary Tuesday is no match for it, and the year consists of ordinary Tuesdays.',
    benefic: {
      text: 'Spoil it a little, on purpose. Write the first page in the gaudiest ink you own, or play the first bars to a friend as a joke. What has been fun is no longer too solemn.',
      short: 'Begin what you are saving for later, as a joke, this week.',
    },
    light: {
      text: 'Tie what you put off to something that happens every day anyway. When the bread comes out of the toaster, you write a line. A line a day is a page in a month.',
      short: 'Do a little of what you put off while the morning bread toasts.',
    },
    host: {
      text: 'Somebody has made the kind of thing that you want to make, and their first try lies in a box, crooked and dear to them. Ask to hold it before you go home and begin.',
      short: 'Ask somebody to show you their crooked first try.',
    },
    own: {
      text: 'You know how one gets into cold water, and that the edge has warmed nobody yet. Put one hand into this thing before noon, one line or one screw, in the weather that there is.',
      short: 'Begin as you go into cold water: one hand first, before noon.',
    },
  },
  heat: {
    plain: 'You begin gladly, and lose heart when the thing becomes ordinary.',
    lead: 'Something new has all of you, for a while:',
    keeps:
      'A beginning pays at once, and the middle of a thing pays late. So the dull part looks like a mistake, and there is always a new beginning near that looks like the right one.',
    benefic: {
      text: 'Put a pleasure into the dull part: a friend on the telephone while you sand the wood, a fig after each page. The middle has no charm of its own, so lend it some.',
      short: 'Put a small pleasure into the dull middle of it.',
    },
    light: {
      text: 'Every evening, photograph what you have begun, from the same spot, and look at no picture for a month. Then go through them in order. What was too slow to see each day has moved.',
      short: 'Photograph the unfinished thing every evening, and look in a month.',
    },
    host: {
      text: 'Ask somebody who has finished such a thing which stretch was the dullest, and how long it lasted. Write that length on your own plan. A desert that is on the map is only a distance.',
      short: 'Ask somebody who finished such a thing how long the dull part was.',
    },
    own: {
      text: 'You have walked the same dull road to the baker a thousand times, and asked it for no excitement. Give this thing the walk to the baker: same shoes, any mood, there and back.',
      short: 'Go to the dull part as you go to the baker, in any mood.',
    },
  },
  hidden: {
    plain: 'You do everything else first, so that the one thing stays out of sight.',
    lead: 'Much that you do is unseen. One thing you do not want to see:',
    keeps:
      'Each small thing that is finished gives you a small rest, and the day looks full. The one thing has nothing to show for it but its size, and the evening is too short for that.',
    benefic: {
      text: 'Make it the treat and not the duty. Before any small task, take fifteen minutes with it, in the best chair and with something to nibble. Stop while you like it, and then do the rest.',
      short: 'Give it fifteen pleasant minutes before any small task.',
    },
    light: {
      text: 'Do it in the earliest light, before the first of your forty tasks is awake. Five minutes at the window are enough, and for the rest of the day small things are only small again.',
      short: 'Give it five minutes in the first light, before the rest.',
    },
    host: {
      text: 'Tell somebody who has such a thing behind them what yours is called. Let them ask about it, and about nothing else, whenever you meet. Forty finished errands are no answer to that question.',
      short: 'Let somebody ask you about this one thing only.',
    },
    own: {
      text: 'You see at a glance what a friend is walking round, and find a kind way to mention it. Write yourself the note that this friend would get, and put the thing’s name in it.',
      short: 'Write yourself the kind note that a friend would get.',
    },
  },
  far: {
    plain: 'You look every morning at what you want to begin, and do not trust your feet.',
    lead: 'With your own plans, too, you behave like a guest:',
    keeps:
      'You wait until your feet feel certain, and certainty comes from walking. So every morning the ground looks as it did the day before, and the look takes the place of the step.',
    benefic: {
      text: 'Begin beside somebody who is busy as well, a bowl of biscuits between you. You need not be good at it there. You only have to sit at a table where things are begun.',
      short: 'Begin at a table where somebody else is busy too.',
    },
    light: {
      text: 'Go to it every day just long enough to say good morning and to touch it. Stay one minute longer in each new week. Ground that is stood on daily grows firm.',
      short: 'Touch it daily, and stay one minute longer each week.',
    },
    host: {
      text: 'Ask somebody who has stood on this ground to be in the room for your first step, and to say nothing. They know where it holds. Wait for their nod, and put your foot down.',
      short: 'Let somebody who knows the ground watch your first step.',
    },
    own: {
      text: 'You have begun on bare ground before, in a flat without furniture or at a school where you knew nobody. Remember what you put down first, and begin this in the same way.',
      short: 'Begin with one small thing, as you once did in an empty flat.',
    },
  },
  ease: {
    plain: 'No one presses you, and so the free day is over before it has begun.',
    lead: 'Things go easily for you, and an easy day simply goes:',
    keeps:
      'A free day offers everything at once, and whatever you choose would end that. So the choosing is put off, which is pleasant, and the day passes while it is still whole.',
    benefic: {
      text: 'Put something at noon that you would hate to miss, a swim or a friend with a kite. Now the morning has an end, with room in front of it for what you meant to do.',
      short: 'Put a treat at noon, and the thing before it.',
    },
    light: {
      text: 'On each free day, give what you put off the hour in which the sun crosses your table, from edge to edge. Light that moves is a gentle clock, and leaves you nothing to decide.',
      short: 'Give one thing the hour in which the sun crosses your table.',
    },
    host: {
      text: 'Ask a gardener or a pensioner with full days how they divide an empty one. It has fixed points: the paper, the dog, the soup. Choose two for yourself, and begin between them.',
      short: 'Ask somebody with free days how they divide one.',
    },
    own: {
      text: 'When you travel, you settle over breakfast what you want to have seen by night, because you leave tomorrow. Treat the free day as such a town, and choose the one sight that you came for.',
      short: 'Treat the free day as a town that you leave tomorrow.',
    },
  },
}
