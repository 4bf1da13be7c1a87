import { randomUUID } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { build } from 'esbuild'

/** A replacement of source text in one file, for one build. */
export interface Substitution {
  file: string
  replace: string
  by: string
}

const folders = ['features', 'platform', 'apps', 'testing', 'db']

/** Bundles the server, or another `entry`, with the substitutions applied. The bundle is deleted on disposal. */
export const buildServer = async (
  substitutions: readonly Substitution[] = [],
  entry = 'apps/server/main.ts',
): Promise<AsyncDisposable & { main: string }> => {
  const folder = join('build', `chaos-${randomUUID().slice(0, 8)}`)
  const done = new Set<Substitution>()
  await build({
    entryPoints: { main: entry },
    outdir: folder,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    alias: Object.fromEntries(folders.map((name) => [`#${name}`, `./${name}`])),
    logLevel: 'error',
    plugins: [
      {
        name: 'substitutions',
        setup: ({ onLoad }) =>
          onLoad({ filter: /\.ts$/ }, async ({ path }) => {
            const here = substitutions.filter(({ file }) => file === relative(process.cwd(), path))
            if (here.length === 0) return undefined
            let contents = await readFile(path, 'utf8')
            for (const one of here) {
              if (!contents.includes(one.replace)) throw new Error(`${one.file} no longer has: ${one.replace}`)
              contents = contents.replace(one.replace, () => one.by)
              done.add(one)
            }
            return { contents, loader: 'ts' }
          }),
      },
    ],
  })
  for (const one of substitutions) if (!done.has(one)) throw new Error(`${one.file} is not part of the server`)
  return { main: resolve(folder, 'main.js'), [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }) }
}
