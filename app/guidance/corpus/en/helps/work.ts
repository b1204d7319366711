import type { SubjectHelps } from '#app/guidance/corpus/knot-texts.ts'

/** What helps against work without an end, by what it comes from. */
export const WORK: SubjectHelps<'work'> = {
  delay: {
    plain: 'You save your rest for the day on which nothing is left to do.',
    lead: 'The good part always comes later:',
    keeps:
      'What has to be done grows at the other end, and you are the one who sees it. On many an evening there is one thing left, and rest is moved to the day after it.',
    benefic: {
      text: 'Let the pleasant part come first for once. Put the armchair and the record before the last task instead of behind it, and do what remains in the morning, with the tune still in your ears.',
      short: 'Enjoy the evening first, and leave the last task for the morning.',
    },
    light: {
      text: 'Let daylight decide, twice a day. When the sun comes to your window, and when the street lamps go on, put down what is in your hand, finished or not. Neither asks what is left.',
      short: 'Put everything down when the sun reaches your window, and at dusk.',
    },
    host: {
      text: 'Think of somebody who has had full days for twenty years, and sits down every evening. Ask them what they leave undone on purpose, and leave the same thing undone this evening.',
      short: 'Ask somebody with long practice what they leave undone on purpose.',
    },
    own: {
      text: 'You have taken a cake out of the oven because it smelt done, although the recipe allowed it five more minutes. Trust your nose for one piece of work tonight, and turn off the heat.',
      short: 'Judge your work as you judge a cake: done is done.',
    },
  },
  heat: {
    plain: 'You go on at full speed long after the thing is done.',
    lead: 'When you are the one who runs, nobody rings the last bell:',
    keeps:
      'Speed is praised, and it keeps the tiredness behind you, where it cannot be seen. To slow down is to be caught up with, so you take on the next thing while your hands are still warm.',
    benefic: {
      text: 'Plan the pleasure afterwards as exactly as the effort, with a place and an hour: eight o’clock, the river, two ices. Then your speed has somewhere to arrive, and the day ends with a taste.',
      short: 'Plan the treat at the end as exactly as the effort.',
    },
    light: {
      text: 'Choose a sound that your street makes at the same hour each evening, a bus or a shutter. After it, do everything at half speed until you sleep, and let your body learn the way down.',
      short: 'From one evening sound on, do everything at half speed.',
    },
    host: {
      text: 'Ask an old runner, a dancer or a night nurse what they do in the first ten minutes afterwards. Those who live by their strength have a way of slowing down. Copy it exactly.',
      short: 'Learn from an old runner how one slows down.',
    },
    own: {
      text: 'On a bicycle you brake before the bend, while the road is still straight. Look at tomorrow over breakfast, find where its bend is, and let your legs go easy an hour before you are there.',
      short: 'Slow down before the bend, as you do on a bicycle.',
    },
  },
  hidden: {
    plain: 'You finish things well, and the part of you that enjoys them is elsewhere.',
    lead: 'The joy is out of sight as well:',
    keeps:
      'Joy needs a minute at the end of a thing, and in that minute you are already putting the tools away. The next piece begins on time, and the last has not been looked at.',
    benefic: {
      text: 'Celebrate before you know if you are glad. When the next piece is done, buy a small cake, put a candle in it, and eat it with somebody. Joy is shy and comes after the plates.',
      short: 'Celebrate the next finished piece before you feel like it.',
    },
    light: {
      text: 'Stand what you have finished beside your breakfast for seven mornings, before the next piece is begun. Whatever goes straight into the cupboard has been finished for everybody except you.',
      short: 'Look at what you have finished for seven mornings.',
    },
    host: {
      text: 'Ask somebody who thanked you what it has changed for them, and let them tell it to the end. Your work has a room in their house. Look round in it before you go home.',
      short: 'Ask somebody who thanked you what it has changed.',
    },
    own: {
      text: 'You have praised another person’s first loaf so warmly that they blushed. Stand in front of your own last piece, and say the same words aloud, in the same voice, before you clear up.',
      short: 'Praise your own piece as you praise a friend’s.',
    },
  },
  far: {
    plain: 'You keep busy because a free hour feels like somebody else’s chair.',
    lead: 'You earn your place, even where nobody asks you to:',
    keeps:
      'Wherever you make yourself useful, you are soon needed, and to be needed is so like being welcome that the difference is easy to miss. An idle hour would show it, and so you soon fill it.',
    benefic: {
      text: 'Let yourself be a guest for an evening. Accept an invitation, bring nothing but yourself, and help with nothing until the coffee is on the table. It was your company that was asked for.',
      short: 'Be a guest for one evening, and help with nothing.',
    },
    light: {
      text: 'Sit in the same spot at the same time each day for a fortnight, with nothing in your hands. On the first days it is a visit. After the tenth, it is where you sit.',
      short: 'Sit idle in the same spot every day for a fortnight.',
    },
    host: {
      text: 'In most houses there is somebody who sits with empty hands and is welcome all the same. Ask when they stopped proving themselves, and which of your duties they would lay down first.',
      short: 'Ask somebody at ease which of your duties they would lay down.',
    },
    own: {
      text: 'In a train you look out for an hour with empty hands, and owe nobody a service, because your seat is paid for. Sit in your own rooms like that, for the length of one journey.',
      short: 'Sit at home as you sit in a train, looking out.',
    },
  },
}
