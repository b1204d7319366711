import ts from 'typescript'
import { PLANETS, SIGNS } from '#app/astro/index.server.ts'
import { NAMES as ARABIC_NAMES } from '#app/guidance/corpus/ar/names.ts'
import { astroWords } from '#app/language/astro-messages.ts'

/** Enough of each plural form: none, one, two, few, many, and the rest. */
const NUMBERS = [0, 1, 2, 3, 10, 11, 99, 100]
const PLACES = Array.from({ length: 12 }, (_, at) => at + 1)
/** A text with more combinations than this is filled with a sample, in which each slot has each of its values. */
const MOST_FILLED = 2000
const MOST_LISTS = 40
/** It has too many parts for a sample. Whole readings show what is made of it. */
const WHOLE_READING = 'Judgement'
/** What stands for words that are no name of the sky: a letter that no check of Arabic reads. */
const OTHER = 'Q'

/** Names in the current language, and numbers that are written, by the name of the slot. */
const NAMED: [slot: RegExp, names: () => readonly string[]][] = [
  [/sign/i, () => SIGNS.map((sign) => astroWords.signs[sign])],
  [/planet|ruler|host|guest/i, () => PLANETS.map((planet) => astroWords.planets[planet])],
  [/house/i, () => PLACES.map(astroWords.house)],
  [/^age$/, () => NUMBERS.map(String)],
]
/** The slots of templates of the reading, which are sentences with names in braces. */
const IN_BRACES: [slot: RegExp, names: () => readonly string[]][] = [
  [/^(from|lot)$/, () => SIGNS.map((sign) => astroWords.signs[sign])],
  [/^(place|house)$/, () => PLACES.map(astroWords.ordinal)],
  ...NAMED,
]
const namesFor = (slot: string, known: typeof NAMED) => known.find(([pattern]) => pattern.test(slot))?.[1]()

/** A sentence, and the same with each of the names that its slots can have. A slot of other words stays as it is. */
export function filledTemplates(template: string): string[] {
  const slots = [...new Set([...template.matchAll(/\{(\w+)\}/g)].map(([, slot]) => slot!))]
  if (slots.length === 0) return [template]
  const own = slots.filter((slot) => !(slot in ARABIC_NAMES.agreement('Sun')))
  const filled = combined(own.map((slot) => namesFor(slot, IN_BRACES) ?? [`{${slot}}`])).map((values) => {
    const ruler = PLANETS.find((planet) => astroWords.planets[planet] === values[own.indexOf('ruler')])
    const agreed = ruler ? ARABIC_NAMES.agreement(ruler) : {}
    return template.replace(
      /\{(\w+)\}/g,
      (_, slot: string) => agreed[slot] ?? String(values[own.indexOf(slot)]),
    )
  })
  return [template, ...filled]
}

/** The types of modules, which say what fills the slots of a text. */
export class SlotTypes {
  private readonly program: ts.Program
  private readonly checker: ts.TypeChecker

  constructor(files: readonly string[]) {
    const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile)
    const { options } = ts.parseJsonConfigFileContent({ ...config, include: [] }, ts.sys, '.')
    this.program = ts.createProgram(files, options)
    this.checker = this.program.getTypeChecker()
  }

  ofExport(file: string, name: string): ts.Type | undefined {
    const module = this.checker.getSymbolAtLocation(this.program.getSourceFile(file)!)!
    const found = this.checker.getExportsOfModule(module).find((one) => one.name === name)
    return found && this.checker.getTypeOfSymbol(found)
  }

  ofProperty(type: ts.Type | undefined, key: string): ts.Type | undefined {
    const found = type?.getProperty(key)
    const one = found
      ? this.checker.getTypeOfSymbol(found)
      : (type?.getStringIndexType() ?? type?.getNumberIndexType())
    return one?.getNonNullableType()
  }

  /** The values of all slots of a text that is a function, in the current language. */
  fillings(type: ts.Type | undefined): unknown[][] {
    const [call] = type?.getCallSignatures() ?? []
    if (!call) throw new Error('A text that is a function has no known type.')
    return combined(this.slotsOf(call).map(({ type: one, name }) => this.valuesOf(one, name)))
  }

  /** The slots of a translated text are one rest parameter, a tuple with names. */
  private slotsOf(call: ts.Signature): { type: ts.Type; name: string }[] {
    return call.parameters.flatMap((one) => {
      const type = this.checker.getTypeOfSymbol(one)
      if (!this.checker.isTupleType(type) || one.name !== 'slots') return [{ type, name: one.name }]
      const { target } = type as ts.TupleTypeReference
      return this.checker.getTypeArguments(type as ts.TypeReference).map((slot, at) => ({
        type: slot,
        name: target.labeledElementDeclarations?.[at]?.name.getText() ?? '',
      }))
    })
  }

  /** Whether a text is made of pieces that stand side by side, and not of separate sentences. */
  hasPieces(type: ts.Type | undefined): boolean {
    const result = type?.getCallSignatures()[0]?.getReturnType()
    if (!result || !this.checker.isArrayType(result)) return true
    const [one] = this.checker.getTypeArguments(result as ts.TypeReference)
    return !(one!.flags & ts.TypeFlags.String)
  }

  /** What a slot is that may be left out, where it is given. */
  private given = ({ types }: ts.UnionType) => types.filter(({ flags }) => !(flags & ts.TypeFlags.Undefined))

  private valuesOf(type: ts.Type, slot: string): readonly unknown[] {
    if (type.symbol?.name === WHOLE_READING) return []
    if (type.aliasSymbol?.name === 'ReactNode' || type.flags & ts.TypeFlags.String)
      return namesFor(slot, NAMED) ?? [OTHER]
    if (type.isUnion()) return [...new Set(this.given(type).flatMap((one) => this.valuesOf(one, slot)))]
    if (type.isStringLiteral() || type.isNumberLiteral()) return [type.value]
    if (type.flags & ts.TypeFlags.Null) return [null]
    if (type.flags & ts.TypeFlags.BooleanLiteral) return [this.checker.typeToString(type) === 'true']
    if (type.flags & ts.TypeFlags.Number) return /house|place|nth|above|^n$/i.test(slot) ? PLACES : NUMBERS
    if (type.getCallSignatures().length > 0) return [(words: unknown) => words]
    const parts = () => this.checker.getTypeArguments(type as ts.TypeReference)
    if (this.checker.isTupleType(type)) return combined(parts().map((one) => this.valuesOf(one, slot)))
    if (this.checker.isArrayType(type)) return makeLists(this.valuesOf(parts()[0]!, slot))
    const properties = type.getProperties()
    return combined(properties.map((one) => this.valuesOf(this.checker.getTypeOfSymbol(one), one.name))).map(
      (values) => Object.fromEntries(properties.map(({ name }, at) => [name, values[at]])),
    )
  }
}

/** One, two, and each three in a row. */
const makeLists = (values: readonly unknown[]): unknown[][] => [
  values.slice(0, 1),
  ...values.slice(0, MOST_LISTS).map((_, at) => [0, 1, 2].map((next) => values[(at + next) % values.length])),
  values.slice(-2),
]

/** Every combination of the values, or a sample of them. */
function combined(lists: readonly (readonly unknown[])[]): unknown[][] {
  const all = lists.reduce((product, { length }) => product * length, 1)
  const step = all > MOST_FILLED ? strideFor(all) : 1
  return Array.from({ length: Math.min(all, MOST_FILLED) }, (_, at) => {
    let rest = (at * step) % all
    return lists.map((list) => {
      const value = list[rest % list.length]
      rest = Math.floor(rest / list.length)
      return value
    })
  })
}

/** About the golden part of a number, and without a common divisor, so that the steps reach all parts of it. */
function strideFor(all: number): number {
  const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b))
  let step = Math.floor(all * 0.618)
  while (divisor(all, step) > 1) step++
  return step
}
