/** Ids of the rules of judgement. */
export type RuleId = string
