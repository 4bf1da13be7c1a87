import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from './install.mjs'
import { restoreLastRelease, keepLastRelease } from './releases.mjs'

const sources = ['apps', 'features', 'platform', 'db', 'scripts/setup', 'scripts/template.ts', 'package-lock.json']
const stamp = 'build/stamp'
const vite = ['node_modules/vite/bin/vite.js', '--config', 'apps/web/vite.config.ts']

const walk = (path) => {
  const isFolder = existsSync(path) && readdirSyncOrNothing(path)
  if (!isFolder) return existsSync(path) ? [path] : []
  return isFolder.flatMap((entry) => walk(join(path, entry)))
}

const readdirSyncOrNothing = (path) => {
  try {
    return readdirSync(path).toSorted()
  } catch {
    return undefined
  }
}

const fingerprint = () => {
  const hash = createHash('sha256').update(process.env.VITE_API_URL ?? '')
  for (const file of sources.flatMap(walk)) if (!file.includes('.test.')) hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}

const buildWeb = async () => {
  keepLastRelease()
  await run('building the web application', process.execPath, [...vite, 'build', '--logLevel', 'warn'])
  // The manifest names every source file, so it must not be served with build/web.
  renameSync('build/web/.vite/manifest.json', 'build/web-manifest.json')
  rmSync('build/web/.vite', { recursive: true })
  const prerender = ['--ssr', 'site/render.tsx', '--outDir', '../../build/prerender', '--logLevel', 'warn']
  await run('building the prerenderer', process.execPath, [...vite, 'build', ...prerender])
  await run('prerendering the public pages', process.execPath, ['scripts/setup/prerender.mjs'])
  await run('building the service worker', process.execPath, ['scripts/setup/worker.mjs'])
  await run('compressing', process.execPath, ['scripts/setup/compress.mjs'])
  restoreLastRelease()
}

const buildServer = async () => {
  await run('building the server', process.execPath, ['scripts/setup/bundle.mjs'])
  await run('preparing the embedded database', process.execPath, ['--import', 'tsx', 'scripts/template.ts'])
}

/** Builds the web application, the server and the template database, if the sources changed. */
export const build = async ({ force = false } = {}) => {
  const wanted = fingerprint()
  if (!force && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  // Two at a time: a small machine has no memory for more.
  await Promise.all([buildWeb(), buildServer()])
  mkdirSync('build', { recursive: true })
  writeFileSync(stamp, wanted)
}
