import { basename } from 'node:path'
import ts from 'typescript'

const DOOR = 'app/astro/index.server.ts'

/** One name that the engine exports, with its doc comment. */
export interface EngineExport {
  name: string
  kind: 'function' | 'constant' | 'type'
  /** The file that declares it, without its folder. */
  file: string
  /** The declaration of a type or a function, without the body of the function; empty for a constant. */
  declaration: string
  /** The comment without its tags. */
  text: string
  tags: readonly { name: string; text: string }[]
  /** True for a function that takes or returns numbers. */
  hasNumbers: boolean
  /** True for a function that can throw, directly or in a function of the engine that it calls. */
  canThrow: boolean
}

/** Everything that app/astro/index.server.ts exports, by file and in the order of each file. */
export function engineExports(): EngineExport[] {
  const program = ts.createProgram([DOOR], {
    allowImportingTsExtensions: true,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    noEmit: true,
    resolveJsonModule: true,
    skipLibCheck: true,
    strict: true,
    target: ts.ScriptTarget.ES2022,
    types: ['node'],
  })
  const checker = program.getTypeChecker()
  const door = program.getSourceFile(DOOR)
  const module = door && checker.getSymbolAtLocation(door)
  if (!module) throw new Error(`${DOOR} exports nothing`)
  return checker
    .getExportsOfModule(module)
    .map((symbol) => describe(checker, symbol))
    .toSorted((a, b) => a.file.localeCompare(b.file) || a.position - b.position)
    .map(({ position: _, ...found }) => found)
}

function describe(checker: ts.TypeChecker, symbol: ts.Symbol): EngineExport & { position: number } {
  const declared = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
  const [node] = declared.declarations ?? []
  if (!node) throw new Error(`${symbol.name} has no declaration`)
  const isFunction = ts.isFunctionDeclaration(node)
  const signature = isFunction ? checker.getSignatureFromDeclaration(node) : undefined
  const types = signature
    ? [
        checker.getReturnTypeOfSignature(signature),
        ...signature.parameters.map((parameter) => checker.getTypeOfSymbol(parameter)),
      ]
    : []
  return {
    name: symbol.name,
    kind: isFunction ? 'function' : ts.isVariableDeclaration(node) ? 'constant' : 'type',
    file: basename(node.getSourceFile().fileName),
    position: node.getStart(),
    declaration: ts.isVariableDeclaration(node) ? '' : declarationText(node),
    text: ts.displayPartsToString(declared.getDocumentationComment(checker)),
    tags: declared
      .getJsDocTags(checker)
      .map((tag) => ({ name: tag.name, text: ts.displayPartsToString(tag.text) })),
    hasNumbers: types.some((type) => (type.flags & ts.TypeFlags.NumberLike) !== 0),
    canThrow: isFunction && throws(checker, node, new Set()),
  }
}

function declarationText(node: ts.Declaration): string {
  const source = node.getSourceFile()
  const body = ts.isFunctionDeclaration(node) ? node.body : undefined
  return source.text
    .slice(node.getStart(source), body?.getStart(source) ?? node.getEnd())
    .replace(/^export /, '')
    .trim()
}

/** Looks for a `throw` in a function and in the engine's own functions that it calls. */
function throws(checker: ts.TypeChecker, node: ts.Node, seen: Set<ts.Node>): boolean {
  if (seen.has(node)) return false
  seen.add(node)
  if (ts.isThrowStatement(node)) return true
  if (ts.isCallExpression(node)) {
    const symbol = checker.getSymbolAtLocation(node.expression)
    const called = symbol && (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol)
    const ours = called?.declarations?.filter((each) => each.getSourceFile().fileName.includes('/app/astro/'))
    if (ours?.some((each) => throws(checker, each, seen))) return true
  }
  return ts.forEachChild(node, (child) => throws(checker, child, seen) || undefined) ?? false
}
