import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

interface Chunk {
  file: string
  imports?: string[]
}

const folder = 'build/web'

/** Reads the build manifest: the chunks by their entry module. */
export const readManifest = (): Record<string, Chunk> =>
  JSON.parse(readFileSync('build/web-manifest.json', 'utf8')) as Record<string, Chunk>

/** The chunks and all chunks they import. */
export const importClosure = (manifest: Record<string, Chunk>, ...keys: readonly string[]): Set<string> => {
  const found = new Set<string>()
  const visit = (key: string): void => {
    if (found.has(key)) return
    found.add(key)
    for (const next of manifest[key]?.imports ?? []) visit(next)
  }
  for (const key of keys) visit(key)
  return found
}

/** The size of chunks in kilobytes, each gzipped separately. */
export const gzippedKilobytes = (manifest: Record<string, Chunk>, keys: Iterable<string>): number =>
  [...keys].reduce((sum, key) => sum + gzipSync(readFileSync(`${folder}/${manifest[key]?.file}`), { level: 9 }).length, 0) / 1024

const landing = [
  'site/main.tsx',
  'site/pages/home.ts',
  '../../features/site/locales/public/en.ts',
  '../../platform/shared/i18n/locales/en.ts',
]

/** Measures the landing page in total, and each route without the chunks that are already loaded. */
export const measureSizes = (): { what: string; kilobytes: number; most: number }[] => {
  const manifest = readManifest()
  const shell = importClosure(manifest, 'index.html', '../locales/en.ts')
  const frame = new Set([...shell, ...importClosure(manifest, 'routes/dashboard.tsx?tsr-split=component')])
  const routes = Object.keys(manifest).filter((key) => /^routes\/.+\?tsr-split=component$/.test(key))
  return [
    { what: 'landing page, all JavaScript', kilobytes: gzippedKilobytes(manifest, importClosure(manifest, ...landing)), most: 110 },
    ...routes.map((key) => {
      const cached = key.startsWith('routes/dashboard/') ? frame : shell
      const added = [...importClosure(manifest, key)].filter((one) => !cached.has(one))
      return { what: key.replace(/^routes\/(.+)\.tsx.*$/, '$1'), kilobytes: gzippedKilobytes(manifest, added), most: 60 }
    }),
  ]
}
