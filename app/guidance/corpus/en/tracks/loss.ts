import type { TrackTexts } from '#app/guidance/corpus/types.ts'

export const loss: TrackTexts = {
  track: 'loss',
  title: 'loss and letting go',
  sides: { light: 'letting go that makes room', dark: 'loss that is carried alone' },
  difficulty: 'carrying alone what has come to an end',
  lived: [
    'You may know this from a visit after somebody’s loss, when others talked too much and you washed the cups, and your staying was what people remembered.',
    'It may show when a voice breaks in the middle of a sentence and you do not change the subject, so that the other person’s grief has company.',
    'Think of a room that you were able to clear, or a goodbye that you said properly: an ending that you have looked at gives you firm ground.',
    'This is the steadiness of someone who has packed up a home before, and knows which memory to keep and which box to give away.',
  ],
  inside: [
    'You may be cheerful all day and then have to sit down on the stairs, because a song, a smell or an old phone number has brought a loss back.',
    'Inside, putting a thing down can feel like disloyalty, so the coat stays on its hook and the grief stays with it.',
    'It can be that everyone was kind in the first weeks, and that you still carry the sorrow now that nobody asks.',
    'You may have told yourself that it was only a job, only a place, only a friendship. So the loss never had its day of mourning.',
  ],
  outward: [
    'From outside, you seem to be managing, and people take that as a wish to be left alone with your grief.',
    'Others may change the subject for fear of causing tears, and you may take it to mean that they have forgotten.',
    'To other people this may look like distance, though it is sorrow that has found nobody to talk to.',
  ],
  support: [
    'That help is usually quiet: someone who has been through a hard year of their own, brings a dish, and stays to wash it.',
    'This help comes from people who know what sorrow is, and with them you need not be cheerful.',
    'This help can also be a place, a bench or an old street with its memories, where you can put something down for an hour.',
  ],
  counsel: [
    'Huzn, sorrow, is no lack of faith: in the Qur’an the eyes of Jacob, peace be upon him, turn white with grief for his son, and he brings it to God (12:84–86). On an ordinary Tuesday you may do the same in your own words, or simply sit for a while with the name of what you miss.',
    'Rahma, mercy, is owed to a person in mourning, and to you on a day when you miss something. Eat something warm, answer only the messages that you can, and let one memory stay as long as it likes.',
    'Wafa’, loyalty, can be kept to a person or a place without keeping every object. Do one small thing in their honour, a dish cooked or a coin given or a visit made, and let the memory be what you hold on to.',
    'Sabr, patience in sorrow, leaves room for tears. Keep the few habits that hold the day together, a meal, a walk, a prayer if you pray, and ask no more of yourself for now.',
  ],
  mercy: [
    'The Prophet, peace be upon him, shed tears for his little son Ibrahim and said that the parting filled them with grief (al-Bukhari 1303), so tears need no apology.',
    'No date is set for the end of a grief, and you may laugh on one day and weep on the next without being untrue to anyone.',
  ],
  steps: {
    today: [
      {
        answers: 'quran 94:5-6',
        causes: ['delay'],
        text: 'Make tea, and sit for ten minutes with one photograph or one memory.',
        why: 'memory deserves some time',
      },
      {
        answers: 'quran 94:5-6',
        causes: ['delay'],
        text: 'Name one small thing that is easy now, beside the hard one.',
        why: 'ease may be very small',
      },
      {
        answers: 'bukhari-6416',
        causes: ['far'],
        text: 'Say one name or one place that you miss, once, aloud.',
        why: 'grief may be spoken',
      },
      {
        answers: 'bukhari-6416',
        causes: ['ease', 'far'],
        text: 'Think of one place that you have left, and say aloud what you are thankful for there.',
        why: 'a traveller says thank you',
      },
      {
        answers: 'bukhari-5641',
        causes: ['hidden'],
        text: 'Ask one person for something small: a lift, a meal or company on a walk.',
        why: 'company makes sorrow easier',
      },
      {
        answers: 'bukhari-5641',
        causes: ['heat'],
        text: 'Sit with your sadness for half an hour by the clock, and then do something with your hands.',
        why: 'work with the hands can calm',
      },
      {
        answers: 'bukhari-1303',
        causes: ['hidden'],
        text: 'Sit for a while beside somebody with whom you can be silent.',
        why: 'tears and trust go together',
      },
      {
        answers: 'bukhari-1303',
        causes: ['heat'],
        text: 'Let tears come if they come, and wash your face in cool water afterwards.',
        why: 'nobody has to look brave',
      },
    ],
    week: [
      {
        causes: ['delay', 'heat', 'hidden', 'far'],
        text: 'Say to someone safe, a friend or a counsellor, one thing about a loss that you have so far kept to yourself.',
        why: 'a loss needs a listener',
      },
      {
        causes: ['delay', 'heat', 'hidden', 'far', 'ease'],
        text: 'Write a letter to what you miss, and decide later whether to keep it.',
        why: 'paper can hold unsaid words',
      },
      {
        causes: ['far', 'ease'],
        text: 'Sit for twenty minutes with somebody who is grieving, and say very little.',
        why: 'company needs few words',
      },
    ],
  },
  practices: [
    {
      text: 'Keep ten minutes on one evening of the week for remembering, and let the other evenings be free of that duty.',
      why: 'grief has its hour',
    },
    {
      text: 'Mention the person or place you miss once in an ordinary conversation.',
      why: 'memory may be shared',
    },
    {
      text: 'Accept one offer of help without saying that you are fine.',
      why: 'sorrow is hard to carry alone',
    },
    {
      text: 'Write one line on a good day and one on a hard day, and leave both unread for a while.',
      why: 'both days are true',
    },
    {
      text: 'Cook, plant or mend one small thing that somebody you miss would have liked.',
      why: 'small things can show loyalty',
    },
    {
      text: 'When a hard anniversary is near, tell one person beforehand what day it is.',
      why: 'then you are less alone',
    },
  ],
  light: [
    'You stay after the others have gone home, and people in grief can rest beside you.',
    'You keep a memory faithfully: the recipe, the date, the way someone laughed.',
    'You know how to start again in a small way after a loss, and you make no drama of it.',
  ],
  shadow: [
    'The same steadiness beside other people’s grief can leave you with no one beside yours.',
    'The same faithful memory can keep a room just as it was, so that you find it hard to let anyone new sit down there.',
    'The same way of going on can cover a loss so well that you do not notice, until a quiet evening, that you have had no time to mourn it.',
  ],
}
