/** The names of the slots in a template: `SlotsOf<'{sign} suits {thing}.'>` is 'sign' | 'thing'. */
type SlotsOf<T extends string> = T extends `${string}{${infer Slot}}${infer Rest}`
  ? Slot | SlotsOf<Rest>
  : never

/** Each template cut at its slots: text, slot, text, slot, text. */
const cut = new Map<string, readonly string[]>()

/** Puts the slots into a template. A slot that is missing or unknown is a type error. */
export function fill<const T extends string>(
  template: T,
  slots: Readonly<Record<SlotsOf<T>, string>>,
): string {
  let parts = cut.get(template)
  if (!parts) {
    parts = template.split(/\{(\w+)\}/)
    cut.set(template, parts)
  }
  let text = parts[0] ?? ''
  for (let i = 1; i < parts.length; i += 2) text += slots[parts[i] as SlotsOf<T>] + (parts[i + 1] ?? '')
  return text
}

/** A template, whose words in brackets are left out where the sentence before has said them. */
export const notSaidTwice = (template: string, isSaid: boolean): string =>
  template.replace(/\[(.*?)\]/g, isSaid ? '' : '$1')

/** Puts the slots into a template that is chosen while a reading is written. */
export const fillChosen = (template: string, slots: Readonly<Record<string, string>>): string =>
  template.replace(/\{(\w+)\}/g, (_, slot: string) => slots[slot] ?? '')
