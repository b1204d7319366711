export const RULE_IS_OURS = 'No book says this: the rule is our own.'
