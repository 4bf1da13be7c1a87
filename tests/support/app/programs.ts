import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Where a program is in the path; undefined on a machine without it. */
export const findProgram = (name: string): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path))
