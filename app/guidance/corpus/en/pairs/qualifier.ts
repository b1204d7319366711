import type { PairTexts } from '#app/guidance/corpus/pair-texts.ts'

/** The ruler near the Sun, standing still or turned back. */
export const QUALIFIER: PairTexts['qualifier'] = {
  'Moon burnt':
    'It was a dark Moon: she stood within a few degrees of the Sun and could not be seen. Feelings may reach you late.',
  'Moon heart':
    'The Moon was in the Sun’s very heart, hidden and honoured at once. What you feel and what you are for may be hard to tell apart.',
  'Moon beams':
    'She was close enough to the Sun to be faint. A mood is noticed there when it is nearly over.',
  'Moon sheltered':
    'Near the Sun, yet on ground that is hers, she keeps her strength out of sight: a lamp behind a curtain.',
  'Mercury burnt':
    'Mercury was burnt, which the books count as its weakest state. Your best thought may be so close to your own concerns that you cannot see round it.',
  'Mercury heart':
    'Within a third of a degree of the Sun, Mercury is in the heart, a clerk called in to the king. Said at the right moment, one sentence counts double.',
  'Mercury beams':
    'The beams of the Sun cover it. Things are thought through in private, and then it can seem that they have been said.',
  'Mercury sheltered':
    'Though the Sun is near, Mercury sits in a dignity of its own, as one reads in the shade of one’s own wall.',
  'Venus burnt':
    'Venus was burnt by the Sun, and nobody could have seen her. Your affection may be large and unannounced.',
  'Venus heart':
    'In the heart of the Sun, Venus is not lost but chosen. What is loved and what one is proud of are one thing.',
  'Venus beams': 'Hidden by the beams, Venus shows little. People may learn what you like by accident.',
  'Venus sheltered':
    'Venus had a place of her own to go to, close to the Sun as she was; tenderness is safe there as long as nobody points at it.',
  'Mars burnt':
    'Mars was burnt, a torch carried at noon. One can work harder than anyone and be the last to notice.',
  'Mars heart':
    'Mars in the heart of the Sun is a sword in the right hand. Strength that knows what it is for does not scatter.',
  'Mars beams': 'Under the beams Mars keeps its head down. Anger may go on for a while before it shows.',
  'Mars sheltered':
    'The Sun was near and Mars stood on its own ground. Strength is kept for use there, and seldom for display.',
  'Jupiter burnt':
    'Jupiter was lost in the Sun’s light. So much can be given from behind a curtain that the giver forgets it.',
  'Jupiter heart':
    'In the Sun’s heart Jupiter is the adviser in the inner room; your good opinion may have more weight than you would think.',
  'Jupiter beams': 'The beams cover Jupiter, and confidence may be better than it looks from outside.',
  'Jupiter sheltered':
    'Jupiter, near the Sun, had a roof of its own. One is generous quietly in such a house, and on one’s own terms.',
  'Saturn burnt':
    'Saturn was burnt, an old man in a noon sun. Your patience can be taken for having nothing to say.',
  'Saturn heart':
    'Saturn in the heart of the Sun is the old servant with the keys to everything. One is trusted there with more than one was told.',
  'Saturn beams':
    'Faint under the beams, Saturn is easily overlooked. A weight that you carry may not show in photographs.',
  'Saturn sheltered':
    'Close to the Sun, but within walls of its own, Saturn holds out; rules are kept there without being announced.',
  'Uranus burnt':
    'Uranus stood in the glare of the Sun. Your own way may be so natural to you that you do not notice it is one.',
  'Uranus heart':
    'It was in the very heart of the Sun: to be oneself and to be different are the same errand there.',
  'Uranus beams': 'The Sun’s light covered it, and the unusual part is kept for home.',
  'Uranus sheltered': 'Near the Sun as it was, it had ground of its own.',
  'Neptune burnt':
    'Neptune stood close to the Sun, where nothing of it could be seen. The picture of a thing and one’s own part in it may run together.',
  'Neptune heart': 'In the Sun’s heart it was, and a wish can look exactly like a duty there.',
  'Neptune beams': 'Covered by the beams, it works like a tune in another room.',
  'Neptune sheltered': 'The Sun was close, and still it had a corner of its own.',
  'Pluto burnt':
    'Pluto, faint anyhow, was beside the Sun. How strongly you feel a thing may be a secret even from you.',
  'Pluto heart':
    'It stood in the Sun’s heart: a thing is done there with everything or left, and that can be tiring to be near.',
  'Pluto beams': 'Under the Sun’s beams it kept quiet, as people do when it matters.',
  'Pluto sheltered': 'It was near the Sun and had cover of its own.',
  'Mercury back': 'Mercury was retrograde, going over a line once more; the second time it is right.',
  'Mercury first':
    'It stood at its first station, the pen lifted, about to go back; the books count that weak. A good sentence may be struck out there, from doubt.',
  'Mercury second':
    'It was at the second station and about to go forward, which the books call a strength: the doubting is done, and what is left is to write it down.',
  'Venus back':
    'She was retrograde: one goes back to old songs and old shops, and sees only then what they were worth.',
  'Venus first':
    'At her first station Venus hesitated before turning. You may leave a table a moment before the good part, from not being sure that you are wanted.',
  'Venus second':
    'Venus was at the second station, with the way ahead clear; the books count it strong. What has been looked at for so long can be liked for good.',
  'Mars back':
    'Mars was retrograde, a soldier returning for something left behind. Arguments are won afterwards, on the stairs.',
  'Mars first':
    'It had stopped at the first station, about to retreat, which the books call weak. The blow is half struck and then regretted.',
  'Mars second':
    'Mars stood at its second station, stronger by the book. The counting to ten is over, and one may move.',
  'Jupiter back':
    'It was retrograde: one goes back to see whether everyone has been served, and may find that one has not been oneself.',
  'Jupiter first':
    'Standing at the first station, Jupiter was about to withdraw. The best offer is doubted just before it is made, as perhaps you know.',
  'Jupiter second':
    'At the second station Jupiter had done with doubting. A thing that has been reconsidered is a thing to stand by.',
  'Saturn back':
    'Saturn was retrograde and went over the accounts a second time. What has been checked is checked, and now and then there was reason to.',
  'Saturn first':
    'At its first station Saturn was about to turn away. A no is said there in order to have time to think.',
  'Saturn second':
    'The second station of Saturn is like a heavy door that has just been unlocked. Slow as it was, a thing is decided.',
  'Uranus back': 'It was moving backwards, so the new thing may begin, with you, as a change of mind.',
  'Uranus first': 'About to turn back, it stood still. The change is announced and then slept on.',
  'Uranus second': 'It had stopped going back; a change that was put off is the one now meant.',
  'Neptune back': 'It was drifting backwards; a thing is understood there by being remembered.',
  'Neptune first':
    'It had paused before turning back, as people pause at the door of what they have longed for.',
  'Neptune second': 'It had paused before going on. What was vague has begun to have an outline.',
  'Pluto back': 'It was going back over its ground, and one digs where one has dug before.',
  'Pluto first': 'Still, and about to turn back: the picture is of somebody who stops one spadeful short.',
  'Pluto second': 'It had come to a stop and was about to go on; what one was digging for is known by then.',
}
