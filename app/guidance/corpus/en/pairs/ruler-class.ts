import type { PairTexts } from '#app/guidance/corpus/pair-texts.ts'

/** The rank of the ruler, where planet and sign do not fix it. */
export const RULER_CLASS: PairTexts['rulerClass'] = {
  'Sun kin':
    'The Sun belongs to the elder family of that sign, its triplicity, and has attendants and helpers there: perhaps you are rarely the only one who wants the thing done.',
  'Sun face':
    'All it owns there is a face, ten degrees in which it is at its craft. Being good at one thing can be what a person is known for.',
  'Moon kin':
    'By triplicity the Moon is at home among these signs, with helpers near: feeling has witnesses, which steadies it.',
  'Moon face':
    'A face of that sign is hers, where she is at her craft: care, then, is a skill more than a mood.',
  'Mercury kin':
    'Mercury’s triplicity lies there; it works among colleagues, and many a thought is finished by somebody else’s question.',
  'Mercury face':
    'It has its face there and sits at its craft, pen and scales on the table; what is done well is done precisely.',
  'Venus kin':
    'Venus is in her triplicity, with supporters about her, and it is easier to like what the people around like as well.',
  'Venus face':
    'She holds a face there and works at her craft, so that liking a thing and being able to make it lie close together.',
  'Mars kin': 'Mars has comrades in that sign, which is of its triplicity. Courage is easier in a team.',
  'Mars face':
    'Mars has its face there, ten degrees of its own: strength at its craft, like a smith at the anvil, noisy and exact.',
  'Jupiter kin':
    'Jupiter’s triplicity is there, and helpers with it: generosity comes easily in good company, and there is company.',
  'Jupiter face':
    'In its face Jupiter is at work, a judge at the bench; good sense is a trade there more than a speech.',
  'Saturn kin':
    'Saturn has its own people there, by triplicity. Long work is shared out, and somebody keeps watch while the others sleep.',
  'Saturn face':
    'With a face there, Saturn sits at its craft: what is known is known by having been done many times.',
  'Mercury bound':
    'A few degrees there are Mercury’s own bound, where it is among its clan and its jokes are understood.',
  'Venus bound':
    'In her own bound she is among her kind: there is a corner of that sign where taste, jokes and manners are her own.',
  'Mars bound':
    'Some degrees there are a bound of Mars, its own quarter of the town, and inside it strength needs no excuse.',
  'Jupiter bound':
    'A bound of Jupiter’s own lies there. Among its own clan a word is believed the first time.',
  'Saturn bound':
    'Saturn stands in a bound of its own, among its clan, where slow people are thought sensible.',
  'Sun hosted':
    'It is a visitor in that sign and its host has it in view, so a purpose goes best when somebody has invited it.',
  'Sun stranger':
    'It owns nothing in that sign and its host looks elsewhere. You may have to say twice who you are.',
  'Moon hosted':
    'She has no rank there, only a host who sees her: one settles in when someone shows where the cups are.',
  'Moon stranger':
    'Nobody in that sign knows the Moon. Habit has to be built from nothing, in a rented room as it were.',
  'Mercury hosted':
    'Mercury lodges there under the eye of its host. You may think best inside a task that somebody else has set.',
  'Mercury stranger':
    'It has no standing in that sign and no host to ask, like a clerk on the first day in another town’s office.',
  'Venus hosted':
    'Venus stays there as a guest whom the host can see. Affection finds its place once the house rules are known.',
  'Venus stranger':
    'Without rank or a host’s glance, Venus has to be charming to people who did not ask for it.',
  'Mars hosted':
    'It stands there by leave of a host who watches it; strength goes well when the door has been opened from inside.',
  'Mars stranger':
    'Nobody called for Mars in that sign, and nobody has it in view. Strength without an errand looks for one.',
  'Jupiter hosted': 'It is a guest there, with a host who sees it; confidence comes with an invitation.',
  'Jupiter stranger':
    'It has no dignity there and goes unseen by the one who rules the sign: a large heart in a place that has not asked about it.',
  'Saturn hosted':
    'Saturn is there on sufferance, under a host who keeps it in sight; caution is welcome as long as it is asked for.',
  'Saturn stranger':
    'It has no rank and no host in view, an old man on a bench in a foreign station. One counts on oneself first.',
  'Uranus hosted': 'The ruler of that sign has it in view, so the odd idea finds somebody to try it on.',
  'Uranus stranger':
    'The ruler of that sign does not see it; the odd idea may stay in the notebook longer than it should.',
  'Neptune hosted': 'The sign’s own ruler has Neptune in sight, and a vague wish gets hands and feet.',
  'Neptune stranger': 'No one answers for Neptune there, so a wish may float a good while before it lands.',
  'Pluto hosted': 'Pluto is seen by the ruler of its sign; what goes deep can be said aloud to one person.',
  'Pluto stranger':
    'Out of sight of the ruler of its sign, Pluto is at work unseen, and perhaps you seldom show the half of what you know.',
}
