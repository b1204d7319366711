/**
 * Turns of phrase that no text of Qismah may contain: promise, prediction, knowledge of the unseen, fear, and a
 * verse called upon to prove a chart. Data of the corpus tests.
 */
export const FORBIDDEN_TURNS: readonly RegExp[] = [
  /\byou(?:’ll|'ll| will| shall| are going to| are bound to)\b/i,
  /\bwill (?:happen|come true|befall|succeed|fail|prosper|marry|earn|inherit|receive|recover|be (?:rich|wealthy|famous|healed))\b/i,
  /\b(?:is|are|was|were) (?:destined|fated|doomed|meant to be|written in the stars)\b/i,
  /\b(?:destiny|destined|fated|doom(?:ed)?|predestined|inevitabl[ey]|foretold|foretells?|prophes\w+|predict\w*)\b/i,
  /\b(?:guarantee[sd]?|certainly|undoubtedly|without (?:a )?doubt|definitely|assuredly|inescapabl[ey])\b/i,
  /\b(?:cure[sd]?|curing|diagnos\w+|illness is coming|disease|fatal)\b/i,
  /\b(?:die|dies|dying|lifespan|life span|length of life|deathbed)\b/i,
  /\b(?:wedding|lottery|jackpot|windfall|get rich|riches await|soulmate|soul mate)\b/i,
  /\bthe (?:stars?|planets?|heavens|cosmos|universe) (?:say|says|want|wants|tell|tells|promise|promises|know|knows|decree|decrees|guarantee|guarantees|cause|causes|make|makes) (?:you|that|what)\b/i,
  /\b(?:verse|ayah|qur’an|quran|surah|book) (?:confirms?|proves?|supports?|promises?|speaks? of) (?:this|your|the (?:placement|chart|lot|sign|house))/i,
  /\b(?:ghayb|the unseen (?:tells|shows|reveals)|secret knowledge of)\b/i,
  /\b(?:curse[sd]?|evil eye|black magic|bad luck|unlucky|jinxed|punish(?:es|ed|ment)? you|beware)\b/i,
  /\b(?:next (?:month|year) brings|in the coming (?:weeks|months|years)|very soon|before long you|by the age of)\b/i,
  /\b(?:your|an?) (?:lucky|auspicious) (?:number|day|colour|stone|year)\b/i,
  /\b(?:talisman|amulet|horoscope says|fortune-tell\w+)\b/i,
]
