import type { SubjectHelps } from '#app/guidance/corpus/knot-texts.ts'

/** What helps against work without an end, by what it comes from. */
export const WORK: SubjectHelps<'work'> = {
  delay: {
    plain: 'You save your rest for the day on which nothing is left to do.',
    lead: 'The good part always comes later:',
    keeps:
      'What has to be done grows at the other end, and you are the one who sees it. On many an evening there is one thing left, and rest is moved to the day after it.',
    benefic: {
      text: 'Let the pleasant part come first for once. Sit down before the last task with something good to drink, and stay until the cup is empty. What is left can be done in the morning.',
      short: 'Enjoy the evening first, and leave the last task for the morning.',
    },
    light: {
      text: 'Let daylight decide when it is enough. Once it is dusk outside, put down what is in your hand, finished or not, and sit for half an hour. Dusk does not ask what is left.',
      short: 'At dusk, put everything down, finished or not, and sit.',
    },
    host: {
      text: 'Think of somebody who has had full days for twenty years, and sits down every evening. Ask them what they leave undone on purpose, and leave the same thing undone this evening.',
      short: 'Ask somebody with long practice what they leave undone on purpose.',
    },
    own: {
      text: 'You would tell any tired friend that it is enough for today, and mean it. Tell yourself the same tonight, aloud, before the last task, and sit down on the last word.',
      short: 'Say to yourself what you would say to a friend: enough for today.',
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
      text: 'Ask somebody who works hard and rests well what they do in the first ten minutes after the last piece. People with long practice have a way of slowing down, and one can copy it exactly.',
      short: 'Ask somebody who rests well how they slow down.',
    },
    own: {
      text: 'Settle over breakfast what the last stroke is today, as one brakes before the bend. You know your work well enough to name it. When it is done, put the tool away and sit down.',
      short: 'Name the last stroke beforehand, as one brakes before the bend.',
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
      text: 'Look at each finished thing by daylight, for as long as a cup of tea stays hot, before you begin another. If it is eaten or given away, look at the place where it was.',
      short: 'Look at what you have finished by daylight, before you begin again.',
    },
    host: {
      text: 'Ask somebody who thanked you what it has changed for them, and let them tell it to the end. Your work has a room in their house. Look round in it before you go home.',
      short: 'Ask somebody who thanked you what it has changed.',
    },
    own: {
      text: 'You have praised a friend’s work so warmly that they blushed. When the next thing is finished, say those words aloud to yourself, in the same voice, before you clear up.',
      short: 'Praise your own work as you praise a friend’s.',
    },
  },
  far: {
    plain: 'You keep busy because a free hour feels like somebody else’s chair.',
    lead: 'You earn your place, even where nobody asks you to:',
    keeps:
      'Wherever you make yourself useful, you are soon needed, and to be needed is so like being welcome that the difference is easy to miss. An idle hour would show it, and so you soon fill it.',
    benefic: {
      text: 'Sit down with the others for one pleasant thing, a cup or a story, and help with nothing until it is over. Say thank you once. Nobody has to earn a cup of tea.',
      short: 'Sit down with the others for one pleasant thing, and help with nothing.',
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
      text: 'In a train you look out for an hour with empty hands, and owe nobody a service, because your seat is paid for. Sit in the free place like that, for one short journey.',
      short: 'Sit in the free place as you sit in a train, looking out.',
    },
  },
}
