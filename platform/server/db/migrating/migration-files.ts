import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

export interface MigrationFile {
  /** File name without `.sql`, as recorded in the database. */
  name: string
  /** The whole file as one text for a transaction; otherwise its statements one by one. */
  statements: readonly string[]
  inTransaction: boolean
}

const mark = /^--\s*no transaction\s*$/im

/** Splits at semicolons that end a line; `npm run check migrations` ensures that this is correct for files without a transaction. */
const statementsOf = (text: string): string[] =>
  text
    .split(/;[ \t]*$/m)
    .map((statement) => statement.trim())
    .filter((statement) => statement.replaceAll(/--.*$/gm, '').trim() !== '')

/** Parses a migration. A line `-- no transaction` marks one that PostgreSQL refuses inside a transaction. */
export const parseMigration = (name: string, text: string): MigrationFile => {
  const inTransaction = !mark.test(text)
  return { name, inTransaction, statements: inTransaction ? [text] : statementsOf(text) }
}

/** Reads the migrations of a folder, in order. */
export const readMigrations = async (folder: string): Promise<MigrationFile[]> => {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted()
  return Promise.all(names.map(async (name) => parseMigration(name.replace(/\.sql$/, ''), await readFile(join(folder, name), 'utf8'))))
}
