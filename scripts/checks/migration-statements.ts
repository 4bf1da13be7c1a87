import { type Node, parse } from 'libpg-query'
import { parseMigration } from '#platform/server/db/migration-files.ts'

export interface Statement {
  /** As PostgreSQL's own parser reads it. */
  node: Node
  /** The comments above it. */
  above: string
  line: number
}

export interface ParsedMigration {
  path: string
  inTransaction: boolean
  statements: Statement[]
  /** How many statements are run one by one, where the file has no transaction. */
  runApart: number
}

/**
 * Parses a migration with PostgreSQL's grammar.
 * @throws {Error} where it is no SQL
 */
export const parseStatements = async (path: string, text: string): Promise<ParsedMigration> => {
  const bytes = Buffer.from(text)
  const { stmts = [] } = await parse(text)
  let end = 0
  const statements = stmts.flatMap(({ stmt, stmt_location: from = 0, stmt_len: length = bytes.length - from }) => {
    // The parser counts bytes, and may or may not leave the comments before a statement to it.
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
