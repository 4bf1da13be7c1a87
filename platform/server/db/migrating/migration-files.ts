import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

export interface MigrationFile {
  /** The name without `.sql`, which the database remembers. */
  name: string
  /** One text in one transaction, or each statement by itself in none. */
  statements: readonly string[]
  inTransaction: boolean
}

const mark = /^--\s*no transaction\s*$/im

/** Statements end with a semicolon at the end of a line; `npm run check migrations` sees to that where it matters. */
const statementsOf = (text: string): string[] =>
  text
    .split(/;[ \t]*$/m)
    .map((statement) => statement.trim())
    .filter((statement) => statement.replaceAll(/--.*$/gm, '').trim() !== '')

/** Reads one migration; `-- no transaction` in a line of its own marks one that PostgreSQL refuses inside a transaction. */
export const parseMigration = (name: string, text: string): MigrationFile => {
  const inTransaction = !mark.test(text)
  return { name, inTransaction, statements: inTransaction ? [text] : statementsOf(text) }
}

/** The migrations of a folder in their order. */
export const readMigrations = async (folder: string): Promise<MigrationFile[]> => {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted()
  return Promise.all(names.map(async (name) => parseMigration(name.replace(/\.sql$/, ''), await readFile(join(folder, name), 'utf8'))))
}
