/**
 * The templates of the judgement, by move: whole sentences with slots, several where many charts share a move. Slots
 * hold names and phrases of this corpus only. What joins a sentence to the one before stands in the template itself.
 */
export const MOVES = {
  'claim.agree': [
    'Your Part of Fortune is in {sign}, in the {nth} house, {matter}; so well-being is looked for here {good} rather than {foil}.',
    'Your Part of Fortune is in {sign}, in the {nth} house. This is {matter}, so well-being is looked for {good} rather than {foil}.',
  ],
  'claim.differ': [
    'Your Part of Fortune is in {sign}: the {house} house by {system}, and the {nth} when houses are counted by signs, {matter}; so well-being is looked for here {good} rather than {foil}.',
    'Your Part of Fortune is in {sign}, in the {nth} house by signs, {matter}, though {system} puts it in the {house}. Well-being is looked for here {good} rather than {foil}.',
  ],
  gift: [
    '{First} and {second} speak for the same gift: {gift}.',
    'The gift that {first} and {second} have in common is {gift}.',
    'Put {first} beside {second}, and one gift stands out: {gift}.',
  ],
  keeper: ['{The planet that rules} {lotSign} is {planet}, and it is in {sign}, {rank}.'],
  'keeper.at-lot': ['The planet that rules {lotSign} is {planet}, and it is in {lotSign} itself, {rank}.'],
  'turn.yet.sees': [
    'Yet it is not cut off: it {regard} the lot{sect}, and it stands in {house}, {among}; that is why the way in is {wayIn}.',
  ],
  'turn.and.sees': [
    'And it keeps the lot in view: it {regard} the lot{sect}, and it stands in {house}, {among}; that is why the way in is {wayIn}.',
  ],
  'turn.with': ['And it stands beside the lot{sect}, with nothing in between; that is why the way in is {wayIn}.'],
  'turn.yet.with': [
    'Yet it stands beside the lot{sect}, with nothing in between; that is why the way in is {wayIn}.',
  ],
  'turn.yet.averse': [
    'Yet it does not see the lot{sect}, since no aspect joins {sign} to {lotSign}; it stands in {house}, {among}, and the way in, which has to be taken on purpose, is {wayIn}.',
  ],
  'turn.and.averse': [
    'And it does not see the lot{sect}, since no aspect joins {sign} to {lotSign}; it stands in {house}, {among}, and the way in, which has to be looked for, is {wayIn}.',
  ],
} as const
