import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type MigrationFile, readMigrations } from './migration-files.ts'

/** A file with one SQL function, applied again whenever its content changes. */
export interface SqlFunctionFile {
  /** Name of the function. */
  name: string
  path: string
  text: string
  hash: string
}

/** The migrations and SQL functions of a release. */
export interface ReleaseFiles {
  migrations: readonly MigrationFile[]
  functions: readonly SqlFunctionFile[]
  /** Hash of the names of the migrations and the contents of the functions. */
  hash: string
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')

const entriesOf = async (folder: string): Promise<string[]> => {
  try {
    return (await readdir(folder)).toSorted()
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return []
    throw error
  }
}

/** Folders of SQL functions. The platform comes first, because features may call its functions. */
const functionFolders = async (root: string): Promise<string[]> => [
  ...(await entriesOf(join(root, 'platform/server'))).map((room) => `platform/server/${room}/sql`),
  ...(await entriesOf(join(root, 'features'))).map((feature) => `features/${feature}/server/sql`),
]

/**
 * Reads the SQL functions of platform and features below `root`.
 * @throws {Error} when there are none, or two have the same name
 */
export const readSqlFunctions = async (root: string): Promise<SqlFunctionFile[]> => {
  const files: SqlFunctionFile[] = []
  for (const folder of await functionFolders(root))
    for (const entry of (await entriesOf(join(root, folder))).filter((one) => one.endsWith('.sql'))) {
      const [name, path] = [entry.replace(/\.sql$/, ''), `${folder}/${entry}`]
      const other = files.find((file) => file.name === name)
      if (other !== undefined) throw new Error(`${other.path} and ${path} have one name`)
      const text = await readFile(join(root, path), 'utf8')
      files.push({ name, path, text, hash: hashOf(text) })
    }
  // Without them, the service would silently use the functions of an earlier release.
  if (files.length === 0) throw new Error(`${root} has no SQL functions: the release is not complete`)
  return files
}

/** Reads the release in the folder `root`: the migrations of `db/migrations`, and the SQL functions of platform and features. */
export const readReleaseFiles = async (root: string): Promise<ReleaseFiles> => {
  const [migrations, functions] = [await readMigrations(join(root, 'db/migrations')), await readSqlFunctions(root)]
  const lines = [...migrations.map(({ name }) => name), ...functions.map(({ name, hash }) => `${name} ${hash}`).toSorted()]
  return { migrations, functions, hash: hashOf(lines.join('\n')) }
}
