import type { PairTexts } from '#app/guidance/corpus/pair-texts.ts'

/** The ruler near the Sun, standing still or turned back. */
export const QUALIFIER: PairTexts['qualifier'] = {
  'Moon burnt':
    'It was a dark Moon: she stood within a few degrees of the Sun and could not be seen. Your feelings reach you late, and other people’s are in the way.',
  'Moon heart':
    'The Moon was in the Sun’s very heart, hidden and honoured at once. What you feel and what you are for may be hard to tell apart.',
  'Moon beams':
    'She was close enough to the Sun to be faint. You may notice a mood only when it is nearly over.',
  'Moon sheltered':
    'Near the Sun, yet on ground that is hers, she keeps her strength out of sight: a lamp behind a curtain.',
  'Mercury burnt':
    'Mercury was burnt, which the books count as its weakest state. Your best thought may be so close to your own concerns that you cannot see round it.',
  'Mercury heart':
    'Within a third of a degree of the Sun, Mercury is in the heart, a clerk called in to the king. Said at the right moment, your sentence counts double.',
  'Mercury beams':
    'The beams of the Sun cover it. You tend to think things through in private and then believe that you have said them.',
  'Mercury sheltered':
    'Though the Sun is near, Mercury sits in a dignity of its own, as one reads in the shade of one’s own wall.',
  'Venus burnt':
    'Venus was burnt by the Sun, and nobody could have seen her. Your affection may be large and unannounced.',
  'Venus heart':
    'In the heart of the Sun, Venus is not lost but chosen. What you love and what you are proud of are one thing.',
  'Venus beams': 'Hidden by the beams, Venus shows little. People learn what you like by accident.',
  'Venus sheltered':
    'Venus had a place of her own to go to, close to the Sun as she was; tenderness is safe with you as long as nobody points at it.',
  'Mars burnt':
    'Mars was burnt, a torch carried at noon. You may be working harder than anyone and be the last to notice.',
  'Mars heart':
    'Mars in the heart of the Sun is a sword in the right hand. When you know what it is for, your strength does not scatter.',
  'Mars beams':
    'Under the beams Mars keeps its head down. Anger goes on with you for a while before it shows.',
  'Mars sheltered':
    'The Sun was near and Mars stood on its own ground. You keep your strength for use and seldom for display.',
  'Jupiter burnt':
    'Jupiter was lost in the Sun’s light. You may give so much from behind the curtain that even you forget it was you.',
  'Jupiter heart':
    'In the Sun’s heart Jupiter is the adviser in the inner room; your good opinion has more weight than you would think.',
  'Jupiter beams': 'The beams cover Jupiter, and your confidence is better than it looks from outside.',
  'Jupiter sheltered':
    'Jupiter, near the Sun, had a roof of its own. You are generous quietly, and on your own terms.',
  'Saturn burnt':
    'Saturn was burnt, an old man in a noon sun. Your patience can be taken for having nothing to say.',
  'Saturn heart':
    'Saturn in the heart of the Sun is the old servant with the keys to everything. You are trusted with more than you were told.',
  'Saturn beams':
    'Faint under the beams, Saturn is easily overlooked. The weight you carry does not show in photographs.',
  'Saturn sheltered':
    'Close to the Sun, but within walls of its own, Saturn holds out; you keep your rules without announcing them.',
  'Uranus burnt':
    'Uranus stood in the glare of the Sun. Your own way may be so natural to you that you do not notice it is one.',
  'Uranus heart':
    'It was in the very heart of the Sun: to be yourself and to be different are the same errand for you.',
  'Uranus beams': 'The Sun’s light covered it, and you keep the unusual part for home.',
  'Uranus sheltered': 'Near the Sun as it was, it had ground of its own.',
  'Neptune burnt':
    'Neptune stood close to the Sun, where nothing of it could be seen. Your picture of things and your part in them run together.',
  'Neptune heart': 'In the Sun’s heart it was, and a wish of yours can look exactly like a duty.',
  'Neptune beams': 'Covered by the beams, it works like a tune in another room.',
  'Neptune sheltered': 'The Sun was close, and still it had a corner of its own.',
  'Pluto burnt':
    'Pluto, faint anyhow, was beside the Sun. How strongly you feel a thing may be a secret even from you.',
  'Pluto heart': 'It stood in the Sun’s heart: you do nothing by halves, and it is tiring to be near.',
  'Pluto beams': 'Under the Sun’s beams it kept quiet, as you do when it matters.',
  'Pluto sheltered': 'It was near the Sun and had cover of its own.',
  'Mercury back':
    'Mercury was retrograde, going over the same line again. You do the thing twice, and the second time it is right.',
  'Mercury first':
    'It stood at its first station, the pen lifted, about to go back; the books count that weak. You may strike out a good sentence out of doubt.',
  'Mercury second':
    'It was at the second station and about to go forward, which the books call a strength: the doubting is done, and what is left is to write it down.',
  'Venus back':
    'She was retrograde: you come back to old loves, old songs, old shops, and see only then what they were worth.',
  'Venus first':
    'At her first station Venus hesitated before turning. You may leave a table a moment before the good part, from not being sure that you are wanted.',
  'Venus second':
    'Venus was at the second station, with the way ahead clear; the books count it strong. You have looked at the matter long enough to like it for good.',
  'Mars back':
    'Mars was retrograde, a soldier returning for something left behind. You win your arguments afterwards, on the stairs.',
  'Mars first':
    'It had stopped at the first station, about to retreat, which the books call weak. The blow is half struck and then regretted.',
  'Mars second':
    'Mars stood at its second station, stronger by the book. You have counted to ten already; now you may move.',
  'Jupiter back':
    'It was retrograde: you go back to see whether everyone has been served, and sometimes find that you have not.',
  'Jupiter first':
    'Standing at the first station, Jupiter was about to withdraw. You doubt your best offer just before you make it.',
  'Jupiter second':
    'At the second station Jupiter had done with doubting. A thing that you have reconsidered, you can stand by.',
  'Saturn back':
    'Saturn was retrograde and went over the accounts a second time. You check what has been checked, and now and then you are right to.',
  'Saturn first':
    'At its first station Saturn was about to turn away. You may say no to a thing in order to have time to think.',
  'Saturn second':
    'The second station of Saturn is like a heavy door that has just been unlocked. Slow as you were, you have decided.',
  'Uranus back': 'It was moving backwards, so the new thing begins, with you, as a change of mind.',
  'Uranus first': 'About to turn back, it stood still. You announce the change and then sleep on it.',
  'Uranus second': 'It had stopped going back; the change you put off is the one you now mean.',
  'Neptune back': 'It was drifting backwards; you understand a thing by remembering it.',
  'Neptune first':
    'It had paused before turning back, and so do you, at the door of what you had been longing for.',
  'Neptune second': 'It had paused before going on. What was vague has begun to have an outline.',
  'Pluto back': 'It was going back over its ground. You dig where you have dug before.',
  'Pluto first': 'Still, and about to turn back: you stop one spadeful short.',
  'Pluto second': 'It had come to a stop and would soon go on; you know now what you were digging for.',
}
