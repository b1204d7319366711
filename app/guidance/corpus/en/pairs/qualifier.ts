import type { PairTexts } from '#app/guidance/corpus/pair-texts.ts'

/** The ruler near the Sun, standing still or turned back. */
export const QUALIFIER: PairTexts['qualifier'] = {
  'Moon burnt':
    'It was a dark Moon, so near the Sun that nobody could see it, and your feelings, too, may reach you late.',
  'Moon heart':
    'The Moon stood in the very heart of the Sun, where a planet is hidden and honoured, so what you feel and what you want may be hard to tell apart.',
  'Moon beams':
    'The Moon was close to the Sun and faint, so possibly you notice a mood only when it is nearly over.',
  'Moon sheltered':
    'The Moon was near the Sun, but on ground of its own, like a lamp behind a curtain, so your feelings may be stronger than they look.',
  'Mercury burnt':
    'Mercury was burnt, which means too near the Sun to be seen, and the books count it weak, so perhaps you see your own concerns more clearly from a little way off.',
  'Mercury heart':
    'Mercury was less than a third of a degree from the Sun, in its heart, like a clerk beside the king, so one sentence of yours, well timed, may count double.',
  'Mercury beams':
    'Mercury was hidden in the Sun’s light, so maybe you think a thing through in private and forget that you have not said it.',
  'Mercury sheltered':
    'Mercury was near the Sun, but in a place where it has a right of its own, so perhaps you think well where nobody disturbs you.',
  'Venus burnt':
    'Venus was so close to the Sun that it could not be seen, and your affection, too, may be larger than people know.',
  'Venus heart':
    'Venus was in the heart of the Sun, a strong place, and what you love and what you are proud of may be the same thing.',
  'Venus beams': 'The beams of the Sun hid Venus, so people may learn only by accident what you like.',
  'Venus sheltered':
    'Venus was close to the Sun and still had a place of its own, so perhaps you are most tender where nobody is looking.',
  'Mars burnt':
    'Mars was burnt by the Sun, like a torch that nobody sees at noon, so you may work harder than others and be the last to notice it.',
  'Mars heart':
    'In the heart of the Sun Mars is like a sword in the right hand, and you may be strong because you know what your strength is for.',
  'Mars beams':
    'Mars could hardly be seen beside the Sun, so your anger may go on for a while before anyone notices it.',
  'Mars sheltered':
    'The Sun was near, but Mars stood on its own ground, so perhaps you keep your strength for use and seldom show it.',
  'Jupiter burnt':
    'Jupiter was lost in the light of the Sun, so you may give quietly enough to forget it yourself.',
  'Jupiter heart':
    'So close to the Sun, in its heart, Jupiter is like an adviser in the inner room, and your good opinion may have more weight than you think.',
  'Jupiter beams':
    'The Sun’s beams covered Jupiter, and your confidence may be greater than it looks from outside.',
  'Jupiter sheltered':
    'Jupiter was near the Sun, but in a place where it has rights of its own, so you may be generous quietly and in your own way.',
  'Saturn burnt':
    'Saturn was burnt, hidden by the Sun like an old man in the noon light, and because you wait patiently, people may forget to ask for your opinion.',
  'Saturn heart':
    'Saturn stood in the Sun’s heart, like an old servant who has every key, so people may trust you with more than they have told you.',
  'Saturn beams':
    'Saturn was faint beside the Sun, so you may carry a weight that does not show in photographs.',
  'Saturn sheltered':
    'Saturn was close to the Sun, but in a place that belongs to it, so maybe you keep your rules without talking about them.',
  'Uranus burnt':
    'Uranus stood in the bright light of the Sun. Your own way may be so natural to you that you hardly notice it.',
  'Uranus heart':
    'Uranus was exactly with the Sun, so to be yourself and to be different may be one task for you.',
  'Uranus beams': 'The Sun’s light covered Uranus, and you may keep your unusual side for home.',
  'Uranus sheltered':
    'Uranus was near the Sun and had ground of its own, so you may be different without noise.',
  'Neptune burnt':
    'Neptune was too near the Sun to be seen, so you may find it hard to tell a dream from your own part in it.',
  'Neptune heart': 'Neptune stood in the Sun’s heart, and so a wish may look to you like a duty.',
  'Neptune beams':
    'Covered by the Sun’s beams, Neptune was like music in another room, which you may hear now and then.',
  'Neptune sheltered':
    'The Sun was close, and Neptune had a corner of its own, where you may keep your dreams.',
  'Pluto burnt':
    'Pluto, which is always faint, was beside the Sun. Even you may not know how strongly you feel about a thing.',
  'Pluto heart':
    'Pluto was exactly with the Sun, and perhaps you do a thing completely or leave it, and that can tire the people near you.',
  'Pluto beams': 'The light of the Sun hid Pluto, and you may grow quiet when a thing really matters.',
  'Pluto sheltered':
    'Pluto was near the Sun and had cover of its own, so maybe you stay calm in a bright room.',
  'Mercury back':
    'Mercury was retrograde, which means that it seemed to move backwards, and you may go over a line once more and find it right the second time.',
  'Mercury first':
    'Mercury stood still and was about to turn back, at its first station, which counts as weak, so perhaps you cross out a good sentence because of a doubt.',
  'Mercury second':
    'Mercury had stood still and was about to go forward, and this second station counts as strong, so your doubts may be over, and you can write down what you think.',
  'Venus back':
    'Venus was retrograde, which means that it seemed to move backwards, so perhaps you return to old songs and old streets, and only then see what they were worth.',
  'Venus first':
    'At its first station Venus stood still before it turned back, and perhaps you, too, leave a table just before the best part, unsure whether you are welcome.',
  'Venus second':
    'Venus was at its second station, which the books count strong, with the way ahead clear, so what you have looked at for long you may like for good.',
  'Mars back':
    'Mars was retrograde, like a soldier who goes back for something, so the best answer may come to you when the argument is over.',
  'Mars first':
    'Mars had stopped and was about to go back, which the books call weak, so perhaps you begin a strong move and regret it halfway.',
  'Mars second':
    'Mars stood at its second station, where a planet gains strength, say the books, so you may have counted to ten by now, and can move.',
  'Jupiter back':
    'Jupiter was going backwards in the sky, and perhaps you check once more whether everyone has eaten, and forget to eat yourself.',
  'Jupiter first':
    'Jupiter stood still at its first station, soon to turn back, so perhaps you doubt your best offer just before you make it.',
  'Jupiter second':
    'At its second station Jupiter was about to go on, so when you have thought a thing over twice, you may stand by it firmly.',
  'Saturn back':
    'Saturn was retrograde, which means that it seemed to go back over its road. A decision of yours may therefore return to you after a while, and be a better one the second time.',
  'Saturn first':
    'Saturn had come to its first station and was about to turn away, so you may say no in order to have time to think.',
  'Saturn second':
    'The second station of Saturn is like a heavy door that has just been unlocked, so you may decide slowly, and then it is decided.',
  'Uranus back': 'Uranus was moving backwards, so something new may begin, with you, as a change of mind.',
  'Uranus first':
    'Uranus stood still before it turned back, and perhaps you announce a change and then sleep on it.',
  'Uranus second':
    'Uranus had stopped going back, and a change that you once put off may be the right one now.',
  'Neptune back': 'Neptune was drifting backwards, so maybe you understand a thing by remembering it.',
  'Neptune first':
    'Neptune paused before it turned back, as people pause at a door, so perhaps you hesitate before a thing that you have longed for.',
  'Neptune second':
    'Neptune had paused and was about to go on. What was unclear to you may slowly get an outline.',
  'Pluto back': 'Pluto was going back over its ground, and you may ask an old question once more.',
  'Pluto first': 'Pluto had stopped before turning back, so perhaps you stop digging a little too early.',
  'Pluto second':
    'Pluto had come to a stop and was about to go on, so perhaps you know by now what you are looking for.',
}
