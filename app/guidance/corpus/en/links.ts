/**
 * Beginnings that join a sentence to the one before it. A sentence with another beginning must repeat a word of its
 * neighbour's subject.
 */
export const LINKS: readonly RegExp[] = [
  /^(?:Yet|And|So|Nor|Inside|Here)\b/,
  /^(?:In \w+ the manner is|The sign narrows this further:|The way of \w+ is) /,
  /^(?:Put|What) .+ one gift/,
  /^(?:You may know this|It may show when|Think of|This is)/,
  /^The planet that rules \w+ is /,
  /^\w+ is ruled by /,
  /^(?:The help in this chart|What helps here is read)/,
  /^The (?:chain of rulers|Lot of Spirit|eleventh place|degree of the lot)/,
  /^(?:The open question is|What stays open is whether|It remains to ask whether) /,
  /^(?:There is a second cause|There is also|There is help|Something else can help|Beside this there is)/,
  /^(?:You may|You can|It can|It may|It is|It means)/,
  /^(?:From outside|Others|To other people|To others|Other people)/,
  /^(?:None of this means|That is not to say|The work, then,)/,
  /^(?:That|This) /,
  /^(?:If you know this gift|Where the gift is yours|Your |What you already have)/,
  /^(?:An? (?:square|opposition) is a strained|The same )/,
  // The counsel names its virtue, which the sentence before has announced.
  /^\p{Lu}[\p{L}’ -]+, \p{Ll}[^,]+, /u,
  /^(?:Between people|At |In |Where )/,
]
