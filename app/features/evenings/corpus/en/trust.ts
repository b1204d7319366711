import type { EveningTexts } from '../types.ts'

/** Ten evenings on trust and closeness: seeing (four), loosening (three), giving (three). */
export const TRUST: EveningTexts = [
  {
    text: 'Trust is mostly made of very small handovers. On a railway platform a stranger says, ‘Would you watch my bag for a moment?’, and goes off to buy a ticket. Nothing is signed, and for three minutes one person guards another’s whole journey. Such moments pass through every week, and they are over before anybody calls them trust.',
    question: 'What did somebody leave in your hands this week, even for a minute?',
  },
  {
    text: 'With people we trust, the beginning of a talk gets shorter. On the phone nobody says who is calling; there is a breath, and then the story starts in the middle. With others we give our name, our reason and an apology for the hour. Both are good manners. The length of the beginning shows how near we think we stand.',
    question: 'With whom does your story start in the middle?',
    step: 'Write down the names of the people with whom you need no beginning.',
  },
  {
    text: 'Trust is given a piece at a time. Somebody who crosses a stream on stones puts half of their weight on the first one, waits, and then brings the other foot. With people we do the same: a small story first, to see if it holds. The other person seldom knows that they are the stone.',
    question: 'Which small story do you usually tell first, before you tell the large one?',
  },
  {
    text: 'Most of us know a room in which we keep our coat on. It is warm there, a chair has been offered, and still the hand does not go to the buttons. A coat is a useful thing, and there is no hurry about it. It is good to know where we wear it, and where it comes off without a thought.',
    question: 'In whose company do you take your coat off without noticing?',
  },
  {
    text: 'A visitor who comes an hour early sees the kitchen as it is, with the pan in the water and the washing on the chair. For a moment it is embarrassing. Then one clears the chair and the other takes a cloth, and the talk is better than it would have been at the laid table. People come closer in the hour before everything is ready.',
    question: 'Who could see your kitchen as it is this evening, and what would they see?',
    step: 'When the next guest is due, leave one thing as it is.',
  },
  {
    text: 'A short message has no face. ‘Ok’ arrives at noon, and by evening it has grown a tone, a reason and a history. The person who wrote it had one hand free and a heavy bag in the other. Two letters cannot carry all that we load on them, and much of it comes off again when somebody asks, or thinks of the bag.',
    question: 'Which short message are you still carrying, and what was in the other hand?',
  },
  {
    text: 'Two people carry a table through a door. The one in front walks backwards, sees nothing, and goes by the other’s voice: ‘Step. A little left. Now.’ It goes better when the one who cannot see stops looking over their shoulder. In some things it is our turn to walk backwards, and somebody else has the view.',
    question: 'In what could you let somebody whom you trust guide you, if only as far as the next door?',
  },
  {
    text: 'What people tell us in confidence is like a parcel left for the family next door. It stands in our hall with a name on it, and what is inside is no business of ours. We do not open it to make an evening more interesting. Some halls are full of such parcels, and that is why more are left there. Only a secret that puts somebody in danger is not for one person to keep.',
    question: 'Whose parcel are you looking after, and how long has it been with you?',
  },
  {
    text: 'In some houses a lamp is left on in the hall for the one who comes home last. It says nothing and costs next to nothing. The person on the stairs sees a line of light under the door and walks more easily. Being reliable is often as quiet as that: a light is on where it was said to be on.',
    question: 'For whom could you leave a light on, and what would it be?',
    step: 'Do one small thing tonight that you said you would do.',
  },
  {
    text: 'At a shared table the first piece of bread is the hardest. Everybody would like some, everybody is polite, and the plate goes round untouched until one person takes a piece and passes it on. With openness it is the same. Somebody says the first true thing, a small one, and then the others know that it is allowed.',
    question: 'What small true thing could you say first, and at which table?',
    step: 'Say it when you next sit there, if it feels safe.',
  },
]
