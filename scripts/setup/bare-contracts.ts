import { parseSync, type Plugin } from 'vite'

/** Endpoint properties that only the server uses. */
const serverOnly: ReadonlySet<unknown> = new Set('params query body response errors summary access status console signedOut'.split(' '))
const contract = /features[\\/][^\\/]+[\\/](?:contract|[a-z-]+-contract)\.ts$/
const whole = '?schemas'

type Statements = ReturnType<typeof parseSync>['program']['body']
type Declaration = Extract<Statements[number], { type: 'VariableDeclaration' }>
type Expression = NonNullable<Declaration['declarations'][number]['init']>
interface Edit {
  start: number
  end: number
  text: string
}

const unwrapped = (expression: Expression): Expression =>
  expression.type === 'TSAsExpression' || expression.type === 'TSSatisfiesExpression' ? unwrapped(expression.expression) : expression

const declarationsIn = (body: Statements) =>
  body.flatMap((statement) => {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    return declared?.type === 'VariableDeclaration' ? declared.declarations : []
  })

const nameOf = (expression: { type: string; name?: unknown }): unknown => (expression.type === 'Identifier' ? expression.name : undefined)

/** Returns the edit that removes the properties that only the server uses. */
const bareObject = (code: string, object: Extract<Expression, { type: 'ObjectExpression' }>): Edit => {
  const kept = object.properties.filter((property) => property.type === 'SpreadElement' || !serverOnly.has(nameOf(property.key)))
  return { start: object.start, end: object.end, text: `{ ${kept.map(({ start, end }) => code.slice(start, end)).join(', ')} }` }
}

/**
 * Reduces a contract for the browser: endpoints keep method and path, events their name, and other schemas are marked as removable.
 * @param code TypeScript of a contract whose endpoints and events are top-level constants
 */
export const stripContract = (code: string): string => {
  const declarations = declarationsIn(parseSync('contract.ts', code).program.body)
  const shared = new Set<unknown>()
  const edits: Edit[] = []
  const rest: (typeof declarations)[number][] = []
  for (const declaration of declarations) {
    const init = declaration.init && unwrapped(declaration.init)
    const [first] = init?.type === 'CallExpression' ? init.arguments : []
    const called = init?.type === 'CallExpression' ? nameOf(init.callee) : undefined
    if (init && first?.type === 'ObjectExpression' && called === 'endpoint') {
      for (const part of first.properties) if (part.type === 'SpreadElement') shared.add(nameOf(part.argument))
      edits.push({ ...bareObject(code, first), start: init.start, end: init.end })
    } else if (init && first && (called === 'serverEvent' || called === 'clientEvent'))
      edits.push({ start: init.start, end: init.end, text: `{ name: ${code.slice(first.start, first.end)} }` })
    else rest.push(declaration)
  }
  for (const { id, init } of rest) {
    const value = init && unwrapped(init)
    if (value?.type === 'ObjectExpression' && shared.has(nameOf(id))) edits.push(bareObject(code, value))
    // Creating a schema has no side effects, so unused ones can be removed.
    else if (value?.type === 'CallExpression' || value?.type === 'ObjectExpression')
      edits.push({ start: value.start, end: value.end, text: `/* @__PURE__ */ (() => (${code.slice(value.start, value.end)}))()` })
  }
  return edits.sort((a, b) => b.start - a.start).reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), code)
}

/** Returns a removed endpoint property that browser code uses, such as `login.body`; undefined if none. */
export const findRemovedPart = (code: string): string | undefined => {
  const imported = [...code.matchAll(/^import \{([^}]*)\} from '[^']*contract\.ts'/gm)].flatMap(
    ([, names = '']) => names.match(/\b[a-z]\w*/g) ?? [],
  )
  if (imported.length === 0) return undefined
  return new RegExp(`(?<!typeof |\\.)\\b(?:${imported.join('|')})\\.(?:params|query|body|response|payload|answer)\\b`).exec(code)?.[0]
}

/** Vite plugin that removes contract schemas from the browser bundle, except for contracts loaded by `import()`, such as form schemas. */
export const contractStrippingPlugin = (): Plugin => ({
  name: 'bare-contracts',
  apply: 'build',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (!source.endsWith('contract.ts') || importer === undefined) return null
    const { kind } = options as { kind?: string }
    if (kind !== 'dynamic-import' && !importer.endsWith(whole)) return null
    const found = await this.resolve(source, importer.replace(whole, ''), { skipSelf: true })
    return found && contract.test(found.id) ? `${found.id}${whole}` : found
  },
  transform(code, id) {
    if (contract.test(id)) return { code: stripContract(code), map: null }
    const missing = /[\\/]web[\\/].+\.tsx?$/.test(id) ? findRemovedPart(code) : undefined
    if (missing !== undefined) this.error(`${id} reads ${missing}, which the browser gets by import() alone`)
    return null
  },
})
