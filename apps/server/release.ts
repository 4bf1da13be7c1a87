import { join } from 'node:path'

/** The release that is running, as package.json and the changelog number it. */
export const release = '0.1.0'

/** The folder of the release, which holds its migrations and SQL functions: two levels up from here, and from build/server. */
export const root = join(import.meta.dirname, '../..')
