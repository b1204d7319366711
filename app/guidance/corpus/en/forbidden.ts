/**
 * Phrases that no text of Qismah may contain: promises, predictions, claims to know the unseen, fear, and verses used
 * to prove a chart. The corpus tests use them.
 */
export const FORBIDDEN_PHRASES: readonly RegExp[] = [
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

/**
 * What a text about a chart must not describe as acting. Names are matched with their capitals: 'the sun is warm' is
 * fine.
 */
const DOER =
  /\b(?:Sun|Moon|Mercury|Venus|Mars|Jupiter|Saturn|Uranus|Neptune|Pluto|Aries|Taurus|Gemini|Cancer|Leo|Virgo|Libra|Scorpio|Sagittarius|Capricorn|Aquarius|Pisces|Part of Fortune|Lot of (?:Fortune|Spirit)|[Pp]lanets?|[Bb]enefics?|[Mm]alefics?|[Ll]uminar(?:y|ies)|(?:[Tt]he|[Yy]our|[Ii]ts|[Tt]his|[Tt]hat|[Tt]heir|[Bb]oth) (?:rulers?|lots?|charts?|stars?|heavens)|(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|\d+(?:st|nd|rd|th)) house)\b/g

/** Verbs of giving, sending, guarding, rewarding and blessing: the plain form, and the forms that show who acts. */
const DEEDS: readonly [plain: string, shown: string][] = [
  ['give', 'gives|gave|giving|given'],
  ['send', 'sends|sent|sending'],
  ['lend', 'lends|lent|lending'],
  ['bring', 'brings|brought|bringing'],
  ...[
    'grant',
    'bestow',
    'reward',
    'guard',
    'protect',
    'shield',
    'defend',
    'deliver',
    'heal',
    'offer',
    'pour',
    'withhold',
    'enrich',
    'nourish',
  ].map((verb): [string, string] => [verb, `${verb}(?:s|es|ed|ing)`]),
  ...['provide', 'rescue', 'save', 'preserve', 'promise', 'cause', 'ensure', 'secure'].map(
    (verb): [string, string] => [verb, `${verb}s|${verb}d|${verb.slice(0, -1)}ing`],
  ),
  ['bless', 'bless(?:es|ed|ing)'],
  ['punish', 'punish(?:es|ed|ing)'],
  ['favour', 'favour(?:s|ed|ing)'],
  ['supply', 'suppl(?:ies|ied|ying)'],
  ['deny', 'den(?:ies|ied|ying)'],
  ['allot', 'allot(?:s|ted|ting)'],
  ['feed', 'feeds|fed|feeding'],
  ['look after', '(?:looks|looked|looking) after'],
  ['watch over', '(?:watches|watched|watching) over'],
  ['care for', '(?:cares|cared|caring) for'],
  ['take care of', '(?:takes|took|taking) care of'],
  ['help', 'helps? (?:you|your)'],
]
const SHOWN = new RegExp(`^(?:${DEEDS.map(([, shown]) => shown).join('|')})\\b`, 'i')
const PLAIN = new RegExp(`^(?:${DEEDS.map(([plain]) => plain).join('|')})\\b`, 'i')

/** After these words the sentence says how a thing is read, or has another subject. */
const ENDS_THE_DEED =
  /^(?:stands?|stood|reads?|means?|meant|signif\w+|pictur\w+|drawn|shown|what|whatever|describes?|speaks? of|names?|called|counted|compared|said|that|you|we|they|he|she|people|someone|somebody|anyone|friends?|God|books?|authors?|writers?|tradition)\b/i
/** A comma with one of these begins another clause, unless it is an apposition to the planet. */
const NEW_SUBJECT = /^,\s*(?:an?|the|your|some|one|another|each|every|most|many|whatever|what|so|if|when)\b/i
const APPOSITION =
  /^,\s*(?:an?|the|your|its|one)\s+(?:\w+\s+)?(?:ruler|planet|benefic|malefic|star|light|lord|sign|significator|keeper)\b/i
const PLURAL = /(?:planets|benefics|malefics|luminaries|rulers|lots|charts|stars|heavens)$/i
const LONGEST_DEED = 9

const DOER_WORDS = DOER.source
/** The same in passive form, or a person's act towards a planet; and titles that belong to God or to people. */
const OTHER_DEEDS: readonly RegExp[] = [
  new RegExp(
    `\\b(?:blessed|guarded|protected|shielded|sent|given|granted|favoured|rewarded|punished|fed|healed|rescued|saved|provided|supplied|allotted|helped|looked after|watched over|cared for) by (?:the )?${DOER_WORDS}`,
  ),
  new RegExp(
    `\\b(?:gifts?|blessings?|provision|livelihood|luck|mercy|rewards?|protection|help) (?:\\w+ )?(?:of|from) (?:the )?${DOER_WORDS}`,
  ),
  new RegExp(
    `\\b(?:court|courts|courted|courting|thank|thanks|thanking|appeas\\w+|pray\\w* to|ask\\w* (?=[A-Z])|trust\\w* in|rely on|owe\\w* (?:\\w+ )?to) (?:the )?${DOER_WORDS}`,
  ),
  new RegExp(`${DOER_WORDS}[^.;:!?]{0,40}\\b(?:protector|patron|guardian|benefactor|saviour|provider)\\b`),
  new RegExp(`\\b(?:protector|patron|guardian|benefactor|saviour|provider)\\b[^.;:!?]{0,40}${DOER_WORDS}`),
  /\b(?:lord|lady|master|mistress) of (?:the|your|its|this) (?:lot|bound|term|house|sign|face|chart|fortune|birth)/,
  /\b(?:allotted|ordained|decreed|written) (?:share|portion|provision|part|measure)\b/i,
]

/**
 * The first forbidden phrase in a text, as written there, or null. Besides FORBIDDEN_PHRASES it finds planets, signs,
 * rulers, lots and charts that give, send, guard, reward or bless, because a planet does not act: it 'stands for' or
 * 'is read as'. A sentence that begins with 'In the old picture' may describe the picture.
 */
export function forbiddenPhraseIn(text: string): string | null {
  for (const phrase of FORBIDDEN_PHRASES) {
    const found = phrase.exec(text)
    if (found) return found[0]
  }
  for (const sentence of text.match(/[^.!?;:]+[.!?;:]?/g) ?? []) {
    if (/\bin the (?:old )?(?:books’ |old )?picture\b/i.test(sentence)) continue
    const found = deedIn(sentence) ?? OTHER_DEEDS.map((phrase) => phrase.exec(sentence)?.[0]).find(Boolean)
    if (found) return found.trim()
  }
  return null
}

/** Finds a subject from DOER with its act in one sentence. */
function deedIn(sentence: string): string | undefined {
  for (const doer of sentence.matchAll(DOER)) {
    const start = doer.index + doer[0].length
    const plural = PLURAL.test(doer[0]) || /\band (?:the )?$/.test(sentence.slice(0, doer.index))
    let rest = sentence.slice(start)
    let before = ''
    for (let words = 0; words < LONGEST_DEED; words++) {
      if (NEW_SUBJECT.test(rest) && !APPOSITION.test(rest)) break
      const word = /^[\s,’s]*?\b([\w-]+)/.exec(rest)
      if (!word) break
      const at = rest.slice(word[0].length - word[1]!.length)
      if (ENDS_THE_DEED.test(at)) break
      const deed = SHOWN.exec(at) ?? (bareVerbFits(before, plural) ? PLAIN.exec(at) : null)
      const afterComma = /^,/.test(word[0])
      if (deed && shows(deed[0], before, afterComma) && !/\bis to $/.test(sentence.slice(0, -at.length)))
        return sentence.slice(doer.index, sentence.length - at.length + deed[0].length)
      before = word[1]!.toLowerCase()
      rest = at.slice(word[1]!.length)
    }
  }
  return undefined
}

/** The plain form counts as an act after these words and after a plural subject; otherwise it is an imperative. */
const bareVerbFits = (before: string, plural: boolean) =>
  /^(?:to|can|may|could|would|will|might|must|should|does|do|not|never)$/.test(before) ||
  (plural && /^(?:|both|all|also|often|together)$/.test(before))

/** A passive such as 'is given' is not an act; nor are 'the planet of giving' and 'small favours'. */
const shows = (deed: string, before: string, afterComma: boolean) => {
  if (/ing\b/i.test(deed)) return !/^(?:as|for|of|about|by|without|in|with)$/.test(before)
  if (/^given$/i.test(deed)) return /^(?:has|have|had)$/.test(before)
  if (/^(?:sent|lent|brought|fed)$|ed\b/i.test(deed))
    return !afterComma && !/^(?:is|are|was|were|be|been|being|not)$/.test(before)
  return !/^(?:the|an?|its|your|their|such|of|as|small|great|many|some|few|these|those|no)$/.test(before)
}
