import type { SubjectHelps } from '#app/guidance/corpus/knot-texts.ts'

/** What helps against putting off what matters, by what it comes from. */
export const PATIENCE: SubjectHelps<'patience'> = {
  delay: {
    plain: 'You honour the thing so much that you keep it for a better time.',
    lead: 'What matters most to you waits longest:',
    keeps:
      'The longer a thing is kept for the right time, the better that time would have to be. An ordinary Tuesday is no match for it, and the year consists of ordinary Tuesdays.',
    benefic: {
      text: 'Spoil it a little, on purpose and for fun. Do the smallest part of it this week, badly, beside somebody who laughs easily. What has been fun is no longer too solemn for an ordinary evening.',
      short: 'Begin what you are saving for later, as a joke, this week.',
    },
    light: {
      text: 'Tie what you are saving to something that comes round every day anyway, such as the kettle or the post. At that moment, give it ten minutes, whatever the weather. A month has thirty such moments.',
      short: 'Give what you put off ten minutes at a fixed moment each day.',
    },
    host: {
      text: 'Ask somebody who does what you are keeping for later how it went the first time: on which day, in which weather, and how crookedly. Let them tell it all, and then go and begin.',
      short: 'Ask somebody how crookedly their own first time went.',
    },
    own: {
      text: 'You know how one gets into cold water, and that the edge has warmed nobody yet. Go into this thing like that today, with one bar, one step or one line, on whatever day it is.',
      short: 'Begin as one goes into cold water, with one small step today.',
    },
  },
  heat: {
    plain: 'You begin gladly, and lose heart when the thing becomes ordinary.',
    lead: 'Something new has all of you, for a while:',
    keeps:
      'A beginning pays at once, and the middle of a thing pays late. So the dull part looks like a mistake, and there is always a new beginning near that looks like the right one.',
    benefic: {
      text: 'Put a pleasure into the dull part: good company while it lasts, or something sweet whenever a small piece of it is done. The middle has no charm of its own, so lend it some.',
      short: 'Put a small pleasure into the dull middle of it.',
    },
    light: {
      text: 'Give the dull part a quarter of an hour each day, by daylight, and stop when it is over. On the seventh day, compare it with the first. What was too slow to see has moved.',
      short: 'Give the dull part a quarter of an hour each day, by daylight.',
    },
    host: {
      text: 'Ask somebody who has finished such a thing which stretch was the dullest, and how long it lasted. Write that length on your own plan. A desert that is on the map is only a distance.',
      short: 'Ask somebody who finished such a thing how long the dull part was.',
    },
    own: {
      text: 'You have walked the same dull way home a thousand times, and asked it for no excitement. Do the next piece of this like that, in any mood, one step and then another.',
      short: 'Do the dull part as you walk home, in any mood.',
    },
  },
  hidden: {
    plain: 'You do everything else first, so that the one thing stays out of sight.',
    lead: 'Much that you do is unseen. One thing you do not want to see:',
    keeps:
      'Each small thing that is finished gives you a small rest, and the day looks full. The one thing has nothing to show for it but its size, and the evening is too short for that.',
    benefic: {
      text: 'Make it the treat and not the duty. Before any small task, take fifteen minutes with it, and have something good to nibble. Stop while you like it, and then do the rest.',
      short: 'Give it fifteen pleasant minutes before any small task.',
    },
    light: {
      text: 'Do it in the earliest light, before the first of your small tasks is awake. Five minutes of it are enough, and for the rest of the day small things are only small again.',
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
      text: 'Have something good first, a fig or a warm cup, and take the first step while you still taste it. Ten minutes are enough. You need not be good at it, only there.',
      short: 'Have something good first, and begin while you still taste it.',
    },
    light: {
      text: 'Each morning, put one small step in the place of the look, and stop after a minute. Next week it is two minutes. Ground that is stood on daily grows firm.',
      short: 'Each morning, put one small step in the place of the look.',
    },
    host: {
      text: 'Ask somebody who has stood on this ground to be there for your first step, and to say nothing. They know where it holds. Wait for their nod, and take one step.',
      short: 'Let somebody who knows the ground watch your first step.',
    },
    own: {
      text: 'You have begun on bare ground before, and something small came first, a greeting or one thing put down. Remember what it was with you, and begin this in the same way.',
      short: 'Begin with one small thing, as you have done before.',
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
      text: 'On each free day, give the time between breakfast and noon to the first thing that came into your head on waking. The morning comes round by itself, and leaves you nothing to decide.',
      short: 'Give the morning to the first thing you think of on waking.',
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
