import type { TrackName } from '#app/guidance/types.ts'

/**
 * The templates of the judgement by move: complete sentences with slots. The words that join a sentence to the one
 * before it are part of the template. If a move has forms for two tones, both are here: Yet if the tones of two
 * neighbours differ, And if they agree.
 */
export const MOVES = {
  claimAgree: [
    'Your Part of Fortune (the lot) is in {sign}, in the {nth} house, {matter}; so well-being is looked for {good}, rather than {foil}.',
    'Your Part of Fortune, the lot for short, is in {sign} and in the {nth} house, {matter}. So well-being is looked for {good}, rather than {foil}.',
  ],
  claimDiffer: [
    'Your Part of Fortune (the lot) is in {sign}. By {system} it is in the {house} house; by whole signs, which this reading follows, it is in the {nth}, {matter}. So well-being is looked for {good}, rather than {foil}.',
    'Your Part of Fortune (the lot) is in {sign}, in the {house} house by {system}. This reading counts the houses by whole signs, and so it is in the {nth}, {matter}: well-being is looked for {good}, rather than {foil}.',
  ],
  gift: [
    'Put {first} beside {second}, and one gift stands out: {gift}.',
    'What {first} and {second} have in common is one gift: {gift}.',
    'So {first} and {second} are read together for one gift, {gift}.',
  ],
  keeper: [
    'The planet that rules {lotSign} is {planet}, and it is in {sign}, {rank}{qualifier}.',
    '{lotSign} is ruled by {planet}, which is in {sign}, {rank}{qualifier}.',
  ],
  keeperAtLot: [
    'The planet that rules {lotSign} is {planet}, and it is in {lotSign} itself, {rank}{qualifier}.',
    '{lotSign} is ruled by {planet}, which is in {lotSign} too, {rank}{qualifier}.',
  ],
  turnYet: [
    'Yet it is not cut off, for it sees the lot{aspect}{sect}; it stands in {house}, {among}, and so the way to this gift is {wayIn}.',
    'Yet it keeps the lot in sight{aspect}{sect}; it stands in {house}, {among}, and so the way to this gift is {wayIn}.',
  ],
  turnAnd: [
    'And it keeps the lot in sight{aspect}{sect}; it stands in {house}, {among}, and so the way to this gift is {wayIn}.',
    'And it sees the lot{aspect}{sect}; it stands in {house}, {among}, and so the way to this gift is {wayIn}.',
  ],
  turnWith: [
    'And so nothing stands between it and the lot{sect}; that is why the way to this gift is {wayIn}.',
  ],
  turnYetAverse: [
    'Yet it does not see the lot, for no aspect joins {sign} to {lotSign}; it stands in {house}, {among}, and the way to this gift, which has to be taken on purpose, is {wayIn}.',
    'Yet {sign} and {lotSign} have no aspect, so it does not see the lot; it stands in {house}, {among}, and the way to this gift, which is easily missed, is {wayIn}.',
  ],
  turnAndAverse: [
    'And it does not see the lot, for no aspect joins {sign} to {lotSign}; it stands in {house}, {among}, and the way to this gift, which has to be looked for, is {wayIn}.',
    'And {sign} and {lotSign} have no aspect, so it does not see the lot; it stands in {house}, {among}, and the way to this gift, which few would guess, is {wayIn}.',
  ],
  helpRegards: [
    'The help in this chart is read from {planet}, which {regards}{end}: {carried}.',
    'What helps here is read from {planet}, which {regards}{end}: {carried}.',
  ],
  helpStrained: [
    '{Aspect} is a strained aspect, so we read this as help that takes some effort.',
    '{Aspect} is a strained aspect, and we read this as help that has to be worked for.',
  ],
  helpApplying: [
    'The {aspect} of {planet} and {other} is still closing, which we read as help that you may still be learning to use.',
    'The {aspect} of {planet} and {other} is not yet exact, and we read it as help that is still becoming familiar.',
  ],
  helpSeparating: [
    'The {aspect} of {planet} and {other} is past its exact degree, which we read as help that you may know well already.',
    'The {aspect} of {planet} and {other} is past its exact degree, and we read it as help so familiar that it is easily overlooked.',
  ],
  testApplying: [
    'The {aspect} of {planet} and {other} is still closing, which we read as a matter that you may still be finding words for.',
    'The {aspect} of {planet} and {other} is not yet exact, and we read it as a matter that is still taking shape.',
  ],
  testSeparating: [
    'The {aspect} of {planet} and {other} is past its exact degree, which we read as a matter that you may have met before.',
    'The {aspect} of {planet} and {other} is past its exact degree, and we read it as a matter that is older than its present form.',
  ],
  question: [
    'The open question is whether {question}, and that is where the difficulty begins.',
    'What stays open is whether {question}; the difficulty begins there.',
    'It remains to ask whether {question}, for that is where the difficulty begins.',
  ],
  limit: [
    'None of this means that {limit}.',
    'This does not mean that {limit}.',
    'That is not to say that {limit}.',
  ],
  handover: [
    'So the work is {handover}.',
    'The work, then, is {handover}.',
    'And so the work is {handover}.',
  ],
  helpEnd: [
    'The chain of rulers, which leads from each planet to the ruler of its sign, comes to rest with {planet} in {sign}, its own sign, in the {nth} house: {carried}.',
  ],
  helpKeeper: [
    'The chain of rulers, which leads from each planet to the ruler of its sign, goes no further than {planet}, since it is at home: {carried}.',
  ],
  helpPair: [
    'The chain of rulers, which leads from each planet to the ruler of its sign, ends in a pair, {planets}, each in a sign of the other: {carried}.',
  ],
  helpRing: [
    'The chain of rulers, which leads from each planet to the ruler of its sign, has no last planet; {planets} form a ring, each in a sign of the next: {carried}.',
  ],
  helpSpirit: [
    'The Lot of Spirit, which is read for what you choose to do, is in {sign}, in the {nth} house by signs: {carried}.',
  ],
  origin: [
    'The difficulty comes from the same place as the gift, {gift}: because {because}, {so}.',
    'The gift, {gift}, has its price: because {because}, {so}.',
    'Close beside the gift, {gift}, lies the difficulty: because {because}, {so}.',
  ],
  second: [
    'And because {because}, {so}; together the two are read as one difficulty, {difficulty}.',
    'There is a second cause: {because}, so that {so}. The two are read as one difficulty, {difficulty}.',
  ],
  relief: [
    'Beside this there is {aid}, read from {source}.',
    'There is also {aid}, which is read here from {source}.',
  ],
  address: [
    'When {difficulty} is the difficulty, one virtue is worth naming before any advice.',
    'When it comes to {difficulty}, an old word and a daily practice can help.',
    'If {difficulty} is what stands in the way, begin with the heart and keep the act small.',
    'Where {difficulty} keeps coming back, a small daily practice can stand beside it.',
  ],
  strength: ['If you know this gift in yourself, {strength}', 'Where the gift is yours, {strength}'],
  aid: [
    'There is help in {aid} as well.',
    'Something else can help as well: {aid}.',
    'You can lean on {aid}, too.',
  ],
  lightGift: ['{Area}, at your best, {light}', '{Area} you may be at your best when {light}'],
  lightHelp: ['{Area}, too, on a good day, {light}', '{Area}, on a good day, {light}'],
  lightDifficulty: [
    'And {area}, difficult as it can be, there are also times when {light}',
    'And {area}, for all the difficulty, there may be times when {light}',
  ],
  shadowInArea: ['{Area}, {shadow}'],
  shadowDifficulty: ['And {area}, {shadow}'],
  gentle: [
    'And none of it has to be done at once.',
    'And be gentle with yourself meanwhile.',
    'And allow yourself time with this.',
  ],
  stepToday: ['Today: {text} ({why}.)'],
  stepWeek: ['This week: {text} ({why}.)'],
  stepMonth: ['This month: {text} ({why}.)'],
  pathGift: ['The first phase is about {title}, which is read from {source}.'],
  pathBound: [
    'Every sign is divided into five parts, its bounds; the degree of the lot lies in a bound of {planet}, which is read for the style of this gift: {style}.',
    'The degree of the lot lies in a bound of {planet}, one of the five parts of the sign, and it is read for the style of this gift: {style}.',
  ],
  pathEleventh: [
    'Counted from the lot, {sign} is the eleventh place, which is read for what comes to a person, and {planets} {stand} there.',
  ],
  pathTenth: [
    'The tenth place from the lot, {sign}, is read for what the gift may be known by; {planets} {stand} there.',
  ],
  pathStrength: ['If you know this in yourself, {strength}'],
  pathLight: ['At your best, {light}', 'On a good day, {light}'],
  pathCompany: [
    'By modern custom {planets} {keep} the lot company, within three degrees; this is named, and nothing rests on it.',
  ],
  pathDifficulty: ['The second phase is about {title}, because {because}.'],
  pathHelp: ['The third phase is about {title}, which is read from {source}.'],
  pathSpiritAgain: ['Spirit is read for what you choose to do, as Fortune is read for what happens to you.'],
  pathSpirit: [
    'The Lot of Spirit, in the {nth} house by signs, is read for what you choose to do, as Fortune is read for what happens to you.',
  ],
} as const

/** A track as a help: 'There is help in {aid} as well.' */
export const HELP_PHRASES: Readonly<Record<TrackName, string>> = {
  trust: 'trust',
  speech: 'plain speech',
  provision: 'an honest livelihood',
  work: 'steady work',
  home: 'home and family',
  learning: 'learning',
  service: 'practical care',
  friendship: 'friendship',
  worship: 'quiet and worship',
  courage: 'courage',
  order: 'good order',
  standing: 'a good name',
  loss: 'letting go',
  patience: 'patience',
}

/** A track as a part of life: 'And {area}, the same …' */
export const AREA_PHRASES: Readonly<Record<TrackName, string>> = {
  trust: 'between people',
  speech: 'in speech',
  provision: 'in getting and giving',
  work: 'at work',
  home: 'at home',
  learning: 'in learning',
  service: 'in everyday care',
  friendship: 'in friendship',
  worship: 'in quiet hours',
  courage: 'where courage is asked for',
  order: 'where things need order',
  standing: 'in public',
  loss: 'where something ends',
  patience: 'where time is needed',
}

export type Move = keyof typeof MOVES
