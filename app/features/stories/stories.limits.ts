export const SHORT_STORY_MIN = 10
export const SHORT_STORY_MAX = 1000
