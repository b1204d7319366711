/** The names of the slots in a template: `SlotsOf<'{sign} suits {thing}.'>` is 'sign' | 'thing'. */
export type SlotsOf<T extends string> = T extends `${string}{${infer Slot}}${infer Rest}`
  ? Slot | SlotsOf<Rest>
  : never

/** Puts the slots into a template. A slot that is missing or unknown is a type error. */
export function fill<const T extends string>(
  template: T,
  slots: Readonly<Record<SlotsOf<T>, string>>,
): string {
  return template.replace(/\{(\w+)\}/g, (_, slot: SlotsOf<T>) => slots[slot])
}

/** For a sentence that begins with a slot. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
