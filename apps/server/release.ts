import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The folder of the release, which holds its migrations and SQL functions: two levels up from here, and from build/server. */
export const root = join(import.meta.dirname, '../..')

/** The version of the running release, as package.json and the changelog number it. */
export const release = (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }).version
