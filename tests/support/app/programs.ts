import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Path of a program in PATH; undefined if it is not installed. */
export const findProgram = (name: string): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path))
