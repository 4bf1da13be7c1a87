// Rules for files with SQL functions; docs/migrations.md explains how they are applied.
import type { Node } from 'libpg-query'
import type { Statement } from './migration-statements.ts'

/** Whether a path is an SQL file of platform or features. Each of these must contain one function. */
export const isSqlFunctionFile = (path: string): boolean => /^(platform|features)\/.*\.sql$/.test(path)

/** Whether the migration runner looks for functions at this path. */
const isFound = (path: string): boolean => /^(platform\/server\/[^/]+|features\/[^/]+\/server)\/sql\/[^/]+$/.test(path)

const last = (names: readonly Node[] | undefined): string => {
  const node = names?.at(-1)
  return node !== undefined && 'String' in node ? (node.String.sval ?? '') : ''
}

const contractOf = (node: Node): string[] => {
  const isTrigger = 'CreateFunctionStmt' in node && last(node.CreateFunctionStmt.returnType?.names) === 'trigger'
  return isTrigger ? ['Trigger', 'Errors:'] : ['In:', 'Out:', 'Locks:', 'Errors:']
}

/**
 * Checks one SQL file of a function: its folder, its name, the contract in its comment, and that the file contains nothing else.
 * Returns one line for each problem.
 */
export const findSqlFunctionProblems = (path: string, statements: readonly Statement[]): string[] => {
  if (!isFound(path))
    return [`${path}: function-file: nothing looks for it here: features/<feature>/server/sql or platform/server/<room>/sql`]
  const name = path.replace(/^.*\/|\.sql$/g, '')
  const [first, ...rest] = statements
  const made = first !== undefined && 'CreateFunctionStmt' in first.node ? first.node.CreateFunctionStmt : undefined
  if (first === undefined || made === undefined || made.replace !== true || last(made.funcname) !== name)
    return [`${path}: function-file: begins with "create or replace function ${name}"`]
  const missing = contractOf(first.node).filter((word) => !first.above.includes(word))
  const others = rest.filter(
    ({ node }) => !('CreateTrigStmt' in node && node.CreateTrigStmt.replace === true && last(node.CreateTrigStmt.funcname) === name),
  )
  return [
    ...missing.map((word) => `${path}: function-contract: the comment above the function says "${word}"`),
    ...others.map(({ line }) => `${path}:${line}: function-file: one function a file, and "create or replace trigger" for it at most`),
  ]
}
