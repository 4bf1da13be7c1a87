import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Root folder of the release, with migrations and SQL functions: two levels above this file and above build/server. */
export const releaseRoot = join(import.meta.dirname, '../..')

/** Version of the running release, from package.json. */
export const releaseVersion = (JSON.parse(readFileSync(join(releaseRoot, 'package.json'), 'utf8')) as { version: string }).version
