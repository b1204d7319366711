import type { TrackTexts } from '#app/guidance/corpus/types.ts'

export const learning: TrackTexts = {
  track: 'learning',
  title: 'learning',
  sides: { light: 'learning that opens doors', dark: 'learning that is never enough' },
  difficulty: 'never feeling ready',
  lived: [
    'You may know this from a child who would not stop asking why, and from finding at the fourth why that you had something to learn yourself.',
    'It may show when you learn five words of a language from the person in the next seat, and use one of them when the bus stops.',
    'Think of the teacher who once took your half-made question seriously, and of the people to whom you have since passed on the answer.',
    'This is the pleasure of a book with pencil in its margins, and of the moment when you can do a thing so well that you can teach it.',
  ],
  inside: [
    'You may have read nine books on the matter and still feel that the tenth is the one you cannot start without.',
    'Inside, it can seem as if a teacher at the back of the room always asked the one thing you did not study.',
    'It can feel dishonest to teach anybody anything, because you see so exactly how much you have not understood yet.',
    'You may fill a folder with notes, courses and saved pages, and close it each time with the sense that the real lesson is elsewhere.',
  ],
  outward: [
    'From outside, you seem to have all the knowledge that is needed, so nobody understands why you do not start.',
    'Others may think that you have lost interest, since the page they asked for never comes.',
    'To other people this looks like perfectionism, and after a while they stop asking the very person who could teach them.',
  ],
  support: [
    'That help may be a teacher, in a classroom or in a book, who has met your question before.',
    'That help can be a fellow learner, someone at the same lesson with whom mistakes are funny.',
    'This help is near at hand in a library book, a free evening class, or the man in the workshop who likes to be asked.',
  ],
  counsel: [
    'Talab al-ilm, seeking knowledge, is a path, and the Prophet, peace be upon him, praised the person who sets out on it (Muslim 2699). Set out today with one question whose answer you feel you should have had already.',
    'Amal, putting things into practice, is where learning is meant to arrive. Take the last useful thing you read, in a book or on a screen, and do it once before you read on.',
    'Adab, good manners in learning, includes saying ‘I do not know’ without shame, as well-known scholars did. Say it once this week in a meeting or a lesson, and add, ‘but I can find out by Thursday.’',
    'Tadarruj, going step by step, suits a long lesson, and the Qur’an itself was sent down in parts, over time (17:106). Set yourself one page, one exercise or one phone call for today, and stop when it is done.',
  ],
  mercy: [
    'The Prophet, peace be upon him, said that the one who recites the Qur’an haltingly and finds it hard has a double reward (Muslim 798), so to stumble over a page is no disgrace.',
    'Everybody you admire for their knowledge has a drawer of bad first pages, and you are allowed one of your own.',
  ],
  steps: {
    today: [
      {
        answers: 'muslim-2699',
        causes: ['far'],
        text: 'Ask one question in a place where you usually stay quiet.',
        why: 'learners are allowed to ask',
      },
      {
        answers: 'muslim-2699',
        causes: ['delay'],
        text: 'Spend twenty minutes on the thing itself, without preparing, and then stop.',
        why: 'you learn much by doing',
      },
      {
        answers: 'bukhari-69',
        causes: ['delay', 'ease'],
        text: 'Make the next piece so small that it would fit on a postcard, and finish that.',
        why: 'a small piece counts too',
      },
      {
        answers: 'bukhari-69',
        causes: ['heat', 'ease'],
        text: 'Write three lines on something you found out yesterday, even if you write them badly.',
        why: 'bad lines can be mended later',
      },
      {
        answers: 'quran 96:1-5',
        causes: ['heat'],
        text: 'Say aloud, to an empty room, what you know about the thing you are learning, for three minutes.',
        why: 'speaking shows the gaps',
      },
      {
        answers: 'quran 96:1-5',
        causes: ['hidden', 'far'],
        text: 'Tell somebody one thing that you do not understand yet.',
        why: 'learning begins with not knowing',
      },
    ],
    week: [
      {
        causes: ['delay', 'hidden', 'far'],
        text: 'Show one unfinished piece to somebody kind, and ask for a single improvement.',
        why: 'a kind reader makes you braver',
      },
      {
        causes: ['delay', 'heat', 'far', 'ease'],
        text: 'Study for fifteen minutes in the same chair at the same hour, on five days.',
        why: 'a habit works in any mood',
      },
      {
        causes: ['delay', 'hidden', 'far', 'ease'],
        text: 'Teach somebody, step by step, a thing that you usually do for them.',
        why: 'teaching shows what you know',
      },
      {
        causes: ['heat'],
        text: 'Copy out by hand one page that you admire.',
        why: 'the hand reads more slowly',
      },
    ],
  },
  practices: [
    { text: 'Close every tab but one, and read it to the end.', why: 'one page at a time' },
    {
      text: 'Explain something you love to a child or a beginner, and notice what you leave out.',
      why: 'simple words test understanding',
    },
    {
      text: 'Learn five words of a language that you hear on your street.',
      why: 'near things make good lessons',
    },
    { text: 'Make one deliberately rough draft in ten minutes.', why: 'rough work can be improved' },
    {
      text: 'Note one thing you were wrong about this week, and what you think now.',
      why: 'mistakes are lessons you own',
    },
    {
      text: 'Watch somebody skilled at their trade for a quarter of an hour, and ask how they began.',
      why: 'every expert was once new',
    },
  ],
  light: [
    'You teach by asking, and people find in answering you that they knew more than they thought.',
    'You make hard things plain without making them small, and you teach a child and a professor in the same tone.',
    'You take lessons from anyone, the shopkeeper and the shepherd included, and you remember who taught you what.',
  ],
  shadow: [
    'The same questions can go on for so long that nothing is decided, and you may still be studying a choice that was ready last spring.',
    'The same knowledge can spoil a pleasant evening, when you correct the date in a story that was told to make somebody laugh.',
    'The same openness can leave you with ten teachers and no practice, since the next lesson always looks better than the last.',
  ],
}
