import type { TrackTexts } from '#app/guidance/corpus/types.ts'

export const speech: TrackTexts = {
  track: 'speech',
  title: 'speech',
  sides: { light: 'speech that opens hearts', dark: 'speech that is held back' },
  difficulty: 'leaving the important thing unsaid',
  lived: [
    'You may know this from explaining a form, a recipe or a bus route to somebody who had given up on it, and hearing them say it back correctly.',
    'It may show when a group chat has gone round in circles all afternoon, and one short message of yours lets everybody agree.',
    'Think of a conversation that changed a difficult week, and of the exact sentence, perhaps your own, on which it turned.',
    'This is the talent of the neighbour who helps with a hard letter, reads it aloud once, and takes out every word that would wound.',
  ],
  inside: [
    'You may talk for an hour with the right person about everything else, and say the real thing to the mirror in the hall.',
    'Inside, the sentence may have been ready since the spring, and by now it may seem too heavy for an ordinary talk.',
    'It can come out as something else: a joke, a sharp word about the washing-up, a question about the weather.',
    'You may rehearse a conversation on the bus until every answer is ready, and then find that the other person has a different question.',
  ],
  outward: [
    'From outside, you look as if there were nothing to say, and so the matter is taken as settled.',
    'Others may answer the sharp word that you did say, and never hear of the one behind it.',
    'To other people this sounds like agreement, because you smiled and changed the subject.',
  ],
  support: [
    'That help may be a listener with time, who asks ‘What did you mean by that?’ and waits for the whole answer.',
    'That help is sometimes a go-between, a cousin or a colleague who carries your message without adding anything to it.',
    'This help often takes the form of plain writing: a note on the fridge, a list of dates, a letter that can be read twice.',
  ],
  counsel: [
    'Samt, well-chosen silence, gives the other person’s sentence time to end. In the next conversation that grows warm, breathe out once before you speak, and see what else they wanted to tell you.',
    'Qawl layyin, gentle speech, is what the Qur’an asks of Moses and Aaron, peace be upon them, when they are sent to Pharaoh (20:44). If it was asked for there, it can be tried in an ordinary quarrel: sit down first, and say the hard thing in your normal voice.',
    'Tabayyun, making sure before you act, is what the Qur’an asks of believers when news comes from an unreliable source (49:6). It serves in any conversation: repeat what you understood, and ask if that was meant.',
    'Insaf, fairness, gives another person’s words the good reading that you hope for yours. When a message sounds sharp, read it again in the voice of someone who is tired and likes you.',
  ],
  mercy: [
    'The Prophet, peace be upon him, counted a good word as charity (al-Bukhari 2989), so the next sentence you say is already a chance to give something.',
    'In the Qur’an Moses, peace be upon him, asks God to untie a knot from his tongue so that people may understand him (20:27–28), and anyone who finds speaking hard can ask for the same.',
  ],
  steps: {
    today: [
      {
        answers: 'quran 20:25-28',
        causes: ['delay', 'hidden'],
        text: 'Write the first line of what you have not said, and put your name underneath.',
        why: 'the second line is easier',
      },
      {
        answers: 'quran 20:25-28',
        causes: ['far'],
        text: 'Say your sentence to an empty room, three times, until it has become short.',
        why: 'speaking can be practised',
      },
      {
        answers: 'quran 33:70-71',
        causes: ['delay'],
        text: 'Answer one message that has been waiting, in three sentences or fewer.',
        why: 'a short reply is still kind',
      },
      {
        answers: 'quran 33:70-71',
        causes: ['delay'],
        text: 'If it is safe and wise, say one true thing that you owe somebody, and stop after it.',
        why: 'the truth can be short',
      },
      {
        answers: 'quran 20:43-44',
        causes: ['heat'],
        text: 'Send one more line after your last hurried message, to make it warmer or clearer.',
        why: 'tone is easily lost in writing',
      },
      {
        answers: 'quran 20:43-44',
        causes: ['heat'],
        text: 'Write down what you would say, and cross out every word that is there to wound.',
        why: 'what is left can be said',
      },
      {
        answers: 'quran 2:263',
        causes: ['ease', 'heat'],
        text: 'Tell one person, where it is safe and wise, something good that you have long thought about them.',
        why: 'a kind word is a gift',
      },
      {
        answers: 'quran 2:263',
        causes: ['ease'],
        text: 'Say thank you for one thing that you have never mentioned.',
        why: 'thanks can still be said',
      },
    ],
    week: [
      {
        causes: ['delay', 'hidden', 'far'],
        text: 'Have one talk that you have been putting off with somebody you feel safe with, sitting down, and with no screen in reach.',
        why: 'hard words need a quiet place',
      },
      {
        causes: ['heat', 'ease'],
        text: 'Ask somebody who knows you well how you sound when you are tired, and only listen.',
        why: 'others hear what we miss',
      },
      {
        causes: ['heat'],
        text: 'Choose one person and a quiet half hour, and begin with the sentence that usually comes last.',
        why: 'the true word needs its room first',
      },
      {
        causes: ['delay', 'far'],
        text: 'Say one thank-you that is more than a year old.',
        why: 'late thanks are still warm',
      },
      {
        causes: ['ease'],
        text: 'Let your partner tell you about a whole day of theirs, and ask two questions before you speak of yours.',
        why: 'questions keep two people near',
      },
    ],
  },
  practices: [
    { text: 'Let someone finish, count to three, and then speak.', why: 'the point often comes last' },
    { text: 'Change one ‘you always’ into ‘I noticed’.', why: 'a fact invites an answer' },
    { text: 'Say one thing in person that you would normally type.', why: 'a voice carries more than text' },
    {
      text: 'Leave one sharp message unsent overnight, and read it in the morning.',
      why: 'you may read more kindly then',
    },
    {
      text: 'Ask one question to which you truly do not know the answer.',
      why: 'real questions open real conversations',
    },
    {
      text: 'Before you repeat a story about somebody, ask yourself if they would like to hear you tell it.',
      why: 'absent people need a friend',
    },
  ],
  light: [
    'You put things clearly, and a worried person leaves a conversation with you holding one sentence they can use.',
    'You are quick with words, and a small joke of yours can make a tense room easier.',
    'You carry messages faithfully between people who find it hard to talk, and you leave out only what would hurt.',
  ],
  shadow: [
    'The same clearness can turn a feeling into a summary, and you may have put a sorrow into perfect words before anyone had time to comfort you.',
    'The same quickness can answer before a slower person has finished, so that you lose the half of the sentence that mattered to them.',
    'The same place between others can make you tired. You may find that two people speak kindly through you and have stopped speaking to each other.',
  ],
}
