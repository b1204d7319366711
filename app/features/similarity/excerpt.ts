/** How much of a story is shown beside other people's analyses, in grapheme clusters. */
const LENGTH = 280

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' })
const sentences = new Intl.Segmenter('en', { granularity: 'sentence' })
const words = new Intl.Segmenter('en', { granularity: 'word' })

const length = (text: string): number => [...characters.segment(text)].length

/** The beginning of a story: as many whole sentences as fit, or words if the first sentence is too long. */
export function makeExcerpt(story: string): string {
  const text = story.replace(/\s+/gu, ' ').trim()
  if (length(text) <= LENGTH) return text
  return `${(beginning(text, sentences) || beginning(text, words) || beginning(text, characters)).trim()} …`
}

function beginning(text: string, parts: Intl.Segmenter): string {
  let taken = 0
  for (const { index, segment } of parts.segment(text)) {
    taken += length(segment.trimEnd())
    if (taken > LENGTH) return text.slice(0, index)
    taken += segment.length - segment.trimEnd().length
  }
  return text
}
