// Checks that no migration blocks a table in use, because the service runs meanwhile, and that SQL functions are in files of
// their features. docs/migrations.md explains the rules and the marks.
import { findSqlFunctionProblems, isSqlFunctionFile } from './sql-function-rules.ts'
import { findMigrationProblems } from './migration-rules.ts'
import { parseStatements } from './migration-statements.ts'
import { reportProblems, filesBelow, readSource } from './sources.ts'

/** Earlier migrations were released under other rules and are never edited. */
const first = 'db/migrations/0039'

const root = process.cwd()
const files = filesBelow(root, 'db/migrations').filter((path) => path.endsWith('.sql'))
const known = { fresh: new Set<string>(), added: new Set<string>(), notNull: new Map<string, string>(), validated: new Set<string>() }
const problems: string[] = []
for (const path of files.filter((one) => one >= first)) {
  try {
    problems.push(...findMigrationProblems(await parseStatements(path, readSource(root, path)), known))
  } catch (error) {
    problems.push(`${path}: syntax: ${(error as Error).message}`)
  }
}
for (const path of filesBelow(root).filter(isSqlFunctionFile)) {
  try {
    problems.push(...findSqlFunctionProblems(path, (await parseStatements(path, readSource(root, path))).statements))
  } catch (error) {
    problems.push(`${path}: syntax: ${(error as Error).message}`)
  }
}
reportProblems('migrations', { count: files.length, at: 'migrations' }, problems)
