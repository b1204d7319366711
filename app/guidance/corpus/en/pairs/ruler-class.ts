import type { PairTexts } from '#app/guidance/corpus/pair-texts.ts'

/** The rank of the ruler, where planet and sign do not fix it. */
export const RULER_CLASS: PairTexts['rulerClass'] = {
  'Sun kin':
    'The Sun has its triplicity in that sign, which the books compare to being among helpers, and you may rarely be the only one who wants a thing done.',
  'Sun face':
    'The Sun is in its face, ten degrees in which the books compare it to somebody at a craft, so people may know you for one thing that you do well.',
  'Moon kin':
    'The Moon is in its triplicity, like someone with helpers near, so your feelings may grow steady when others share them.',
  'Moon face':
    'The Moon is in its face, ten degrees in which the books compare it to a worker at her craft, so care may be a skill with you more than a mood.',
  'Mercury kin':
    'Mercury is among supporters there, by triplicity, as the books call it, and another person’s question may help you to finish a thought.',
  'Mercury face':
    'Mercury is in its face, ten degrees in which the books compare it to somebody at a craft, and like a writer at a desk you may do exactly what you do well.',
  'Venus kin':
    'Venus has supporters about it, because the sign is in its triplicity, and possibly a thing pleases you most when you can share it.',
  'Venus face':
    'Venus is in its face, ten degrees in which the books compare it to somebody at a craft, so perhaps you like best what you can also make.',
  'Mars kin': 'Mars has helpers in a sign of its triplicity, and your courage may be greater in a team.',
  'Mars face':
    'Mars is in its face, ten degrees in which the books compare it to somebody at a craft, and like a smith’s your strength may be loud and exact together.',
  'Jupiter kin':
    'The books say of Jupiter in its triplicity that helpers are near, and it may be easier for you to be generous in good company.',
  'Jupiter face':
    'Jupiter is in its face, ten degrees in which the books compare it to somebody at a craft, and like a judge you may practise good sense more than you speak of it.',
  'Saturn kin':
    'Since the sign belongs to its triplicity, Saturn is among supporters, and perhaps you find long work lighter when people take turns.',
  'Saturn face':
    'Saturn is in its face, ten degrees in which the books compare it to somebody at a craft, so you may know a thing because you have done it for many years.',
  'Mercury bound':
    'Mercury stands in its own bound, a few degrees in which it is among its own people, and in such company your jokes may be understood at once.',
  'Venus bound':
    'Venus is in its bound there, a few degrees of its own, as if among family, so you may follow your own taste most freely with people like you.',
  'Mars bound':
    'A few degrees there are the bound of Mars, its own part of the town, and with people of your kind your strength may need no excuse.',
  'Jupiter bound':
    'Jupiter is in a bound of its own, as among relatives, so those who know you may believe your word the first time.',
  'Saturn bound':
    'Saturn is in its own bound, with people like itself, and you may feel well where slow people are called sensible.',
  'Sun hosted':
    'The Sun is a guest in that sign, and its host, the sign’s ruler, can see it, so your purpose may go best when somebody has invited you.',
  'Sun stranger':
    'The Sun owns nothing in that sign, and the ruler of the sign cannot see it, so perhaps you have to say twice who you are.',
  'Moon hosted':
    'The Moon has no rank there, but its host, the ruler of the sign, has it in view, so you may feel at home once somebody shows you where the cups are.',
  'Moon stranger':
    'In that sign the Moon is a stranger, whom no host sees, and maybe you have to build your habits from nothing, as in a rented room.',
  'Mercury hosted':
    'Mercury is a guest there, and its host, the ruler of the sign, can see it, so maybe you think best inside a task that somebody else has set.',
  'Mercury stranger':
    'Mercury has no rank in that sign and no host who sees it, so at times you may feel like a clerk on the first day in a new office, who has to ask for everything.',
  'Venus hosted':
    'Venus stays in that sign as a guest whom the host can see, so your affection may find its place once you know the rules of the house.',
  'Venus stranger':
    'Venus has no rank there, and no host sees it, so perhaps you have to be kind first, to people who did not ask for it.',
  'Mars hosted':
    'Mars is there with the permission of a host who sees it, so your strength may do most good where the door has been opened for you.',
  'Mars stranger':
    'Nobody in that sign called for Mars, and its host cannot see it, so strength without a task may make you restless.',
  'Jupiter hosted':
    'Jupiter is a guest in the sign, and the host sees it, so your confidence may grow when you are invited.',
  'Jupiter stranger':
    'Jupiter has no rank there and no host in view, and perhaps you are generous even where nobody expects it.',
  'Saturn hosted':
    'The host in that sign keeps Saturn in sight, so your caution may be welcome as long as people ask for it.',
  'Saturn stranger':
    'Saturn is there without a rank and without a host who sees it, like an old man at a foreign station, so you may count on yourself first.',
  'Uranus hosted':
    'The ruler of that sign can see Uranus, so an unusual idea of yours may find somebody who tries it.',
  'Uranus stranger':
    'The sign’s ruler does not see Uranus, and so an unusual idea may stay too long in your notebook.',
  'Neptune hosted':
    'Neptune is seen by the ruler of its sign, so a vague wish of yours may find somebody practical.',
  'Neptune stranger':
    'Its host cannot see Neptune there, and a wish of yours may stay a wish for a long time.',
  'Pluto hosted':
    'Pluto is in view of the ruler of its sign. There may be one person to whom you can say what lies deep.',
  'Pluto stranger':
    'The ruler of its sign cannot see Pluto. Perhaps you seldom show even half of what you know.',
}
