import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { build } from 'esbuild'
import { type ModuleReplacements, replaceModules } from './replace-modules.ts'

/** The folders that the `imports` of package.json name, as esbuild aliases. */
export const folderAliases = Object.fromEntries(['features', 'platform', 'apps', 'db', 'tests'].map((name) => [`#${name}`, `./${name}`]))

/** Which program to bundle, and what to change in it. */
interface ServerBuild {
  /** The entry module; by default the server itself. */
  entry?: string
  replacements?: ModuleReplacements | undefined
}

/**
 * Bundles the server and returns the path of its main file. The bundle is deleted on disposal.
 * @throws {Error} when a module to replace is not part of the bundle
 */
export const buildServer = async ({ entry = 'apps/server/main.ts', replacements = {} }: ServerBuild = {}): Promise<
  AsyncDisposable & { main: string }
> => {
  // Below the repository, so that Node.js finds its packages.
  const folder = join('build', `chaos-${randomUUID().slice(0, 8)}`)
  const remove = () => rm(folder, { recursive: true, force: true })
  try {
    await build({
      entryPoints: { main: entry },
      outdir: folder,
      bundle: true,
      platform: 'node',
      format: 'esm',
      target: 'node20',
      packages: 'external',
      alias: folderAliases,
      logLevel: 'error',
      plugins: [replaceModules(replacements)],
    })
  } catch (error) {
    await remove()
    throw error
  }
  return { main: resolve(folder, 'main.js'), [Symbol.asyncDispose]: remove }
}
