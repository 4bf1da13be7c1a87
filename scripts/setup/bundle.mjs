import { cpSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { build } from 'esbuild'

await build({
  entryPoints: { main: 'apps/server/main.ts' },
  outdir: 'build/server',
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  packages: 'external',
  // The bundler takes `#…` for packages otherwise.
  alias: Object.fromEntries(['features', 'platform', 'apps', 'testing', 'db'].map((name) => [`#${name}`, `./${name}`])),
  splitting: true,
  sourcemap: true,
  logLevel: 'warning',
})

// Data files stand beside the code that reads them, before and after bundling.
for (const feature of readdirSync('features')) {
  const folder = join('features', feature, 'server')
  for (const file of readdirSync(folder, { withFileTypes: true })) {
    if (/\.(txt|csv|json)$/.test(file.name)) cpSync(join(folder, file.name), join('build/server', basename(file.name)))
  }
}
