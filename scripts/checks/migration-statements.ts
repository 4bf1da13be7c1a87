import { type Node, parse } from 'libpg-query'
import { parseMigration } from '#platform/server/db/migrating/migration-files.ts'

export interface Statement {
  /** Syntax tree of PostgreSQL's parser. */
  node: Node
  /** The comments above the statement. */
  above: string
  line: number
}

export interface ParsedMigration {
  path: string
  inTransaction: boolean
  statements: Statement[]
  /** Number of statements the runner executes separately in a file without a transaction. */
  runApart: number
}

/**
 * Parses a migration with PostgreSQL's grammar.
 * @throws {Error} for invalid SQL
 */
export const parseStatements = async (path: string, text: string): Promise<ParsedMigration> => {
  const bytes = Buffer.from(text)
  const { stmts = [] } = await parse(text)
  let end = 0
  const statements = stmts.flatMap(({ stmt, stmt_location: from = 0, stmt_len: length = bytes.length - from }) => {
    // Offsets are bytes, and may or may not include the comments before a statement.
    const whole = bytes
      .subarray(end, from + length)
      .toString()
      .replace(/^;/, '')
    const above = /^(?:\s*--[^\n]*\n|\s+)*/.exec(whole)?.[0] ?? ''
    const line = bytes.subarray(0, end).toString().split('\n').length + above.split('\n').length - 1
    end = from + length
    return stmt === undefined ? [] : [{ node: stmt, above, line }]
  })
  const { inTransaction, statements: apart } = parseMigration(path, text)
  return { path, inTransaction, statements, runApart: apart.length }
}
