import { basename, resolve } from 'node:path'
import type { Plugin } from 'esbuild'

/** Replacement modules by the product module they replace; both are paths from the root of the repository. */
export type ModuleReplacements = Readonly<Record<string, string>>

const escapeForRegExp = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * Returns an esbuild plugin that gives the importers of a module its replacement. Only the replacement itself gets the original, so that it can
 * export everything of it and override one function. The build fails when an original or its replacement is not part of the bundle.
 */
export const replaceModules = (replacements: ModuleReplacements): Plugin => ({
  name: 'replace-modules',
  setup: ({ onResolve, onEnd, resolve: resolveImport }) => {
    const replacementOf = new Map(Object.entries(replacements).map((pair) => [resolve(pair[0]), resolve(pair[1])]))
    if (replacementOf.size === 0) return
    const names = [...replacementOf.keys()].map((original) => escapeForRegExp(basename(original)))
    const replaced = new Set<string>()
    const reached = new Set<string>()
    const resolving = {}
    onResolve({ filter: new RegExp(`(^|/)(${names.join('|')})$`) }, async ({ path, pluginData, ...importing }) => {
      if (pluginData === resolving) return undefined
      const resolved = await resolveImport(path, { ...importing, pluginData: resolving })
      const replacement = replacementOf.get(resolved.path)
      if (replacement === undefined) return resolved
      if (importing.importer === replacement) {
        reached.add(resolved.path)
        return resolved
      }
      replaced.add(resolved.path)
      return { path: replacement }
    })
    onEnd(() => ({
      errors: Object.entries(replacements).flatMap(([original, replacement]) => {
        if (!replaced.has(resolve(original))) return [{ text: `${original} is not part of the bundle` }]
        return reached.has(resolve(original)) ? [] : [{ text: `${replacement} does not import ${original}` }]
      }),
    }))
  },
})
