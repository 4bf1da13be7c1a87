import { parseSync, type Plugin } from 'vite'

/** What the browser never reads of an endpoint: the server checks, cuts to size and documents by it. */
const forTheServer: ReadonlySet<unknown> = new Set('params query body response errors summary access status console signedOut'.split(' '))
const contract = /features[\\/][^\\/]+[\\/](?:contract|[a-z]+-contract)\.ts$/
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

/** Takes out the properties that only the server reads, each with the comma behind it. */
const bareObject = (code: string, object: Extract<Expression, { type: 'ObjectExpression' }>): Edit => {
  const kept = object.properties.filter((property) => property.type === 'SpreadElement' || !forTheServer.has(nameOf(property.key)))
  return { start: object.start, end: object.end, text: `{ ${kept.map(({ start, end }) => code.slice(start, end)).join(', ')} }` }
}

/**
 * A contract as the browser needs it: endpoints are addresses, events are names, and what is left of the schemas goes unless something uses it.
 * @param code TypeScript of a contract whose endpoints and events are constants at the top
 */
export const bareContract = (code: string): string => {
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
    // What nothing uses may go: making a schema does nothing else.
    else if (value?.type === 'CallExpression' || value?.type === 'ObjectExpression')
      edits.push({ start: value.start, end: value.end, text: `/* @__PURE__ */ (() => (${code.slice(value.start, value.end)}))()` })
  }
  return edits.sort((a, b) => b.start - a.start).reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), code)
}

/** The endpoint's part that code of the browser reads although it is not there, such as `login.body`; undefined when it reads none. */
export const missingPart = (code: string): string | undefined => {
  const imported = [...code.matchAll(/^import \{([^}]*)\} from '[^']*contract\.ts'/gm)].flatMap(
    ([, names = '']) => names.match(/\b[a-z]\w*/g) ?? [],
  )
  if (imported.length === 0) return undefined
  return new RegExp(`(?<!typeof |\\.)\\b(?:${imported.join('|')})\\.(?:params|query|body|response|payload|answer)\\b`).exec(code)?.[0]
}

/** Leaves the schemas of contracts out of the browser, but for those that are fetched by `import()`: a form that is to be judged. */
export const bareContracts = (): Plugin => ({
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
    if (contract.test(id)) return { code: bareContract(code), map: null }
    const missing = /[\\/]web[\\/].+\.tsx?$/.test(id) ? missingPart(code) : undefined
    if (missing !== undefined) this.error(`${id} reads ${missing}, which the browser gets by import() alone`)
    return null
  },
})
