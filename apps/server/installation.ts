import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The folder that holds the migrations, above `from`: the same for a source file and for the bundle that it becomes. */
const folderAbove = (from: string): string => {
  if (existsSync(join(from, 'db/migrations'))) return from
  const above = dirname(from)
  if (above === from) throw new Error('no folder above the program has db/migrations')
  return folderAbove(above)
}

/** Where the program is installed. */
export const root = folderAbove(import.meta.dirname)
