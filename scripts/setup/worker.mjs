import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { buildSync } from 'esbuild'

// Created by an earlier build step. It contains code of pages.
globalThis.addEventListener ??= () => {}
const { loadOfflineTexts } = await import(pathToFileURL('build/prerender/render.js').href)

const manifest = JSON.parse(readFileSync('build/web-manifest.json', 'utf8'))

const screen = (route) => `routes/${route}.tsx?tsr-split=component`
const chat = (file) => `../../features/chat/web/${file}`
/** Modules available offline: the shell, the dashboard layout, and screens that show cached data. */
const needed = [
  'index.html',
  ...['dashboard', 'dashboard/matches', 'dashboard/messages', 'dashboard/messages_.m', 'dashboard/notifications'].map(screen),
  ...['dashboard/likes', 'dashboard/dislikes', 'dashboard/who-likes-me', 'dashboard/blocked', 'dashboard/profile'].map(screen),
  // Dialogs of these screens.
  '../../platform/web/ui/dialogs/DialogBox.tsx',
  '../../platform/web/ui/dialogs/SheetBox.tsx',
  // Updates the offline data; without it the screens would show stale data.
  '../../features/chat/web/offline/offline-sync.ts',
  '../../platform/web/client/offline/store-offline.ts',
  // Queues and shows pictures that are sent later.
  ...['attachments/VoiceContent.tsx', 'pictures/PictureMessage.tsx', 'pictures/PicturePreview.tsx', 'outbox/UnsentFile.tsx'].map(chat),
  // Both import `kept-files.ts`, which shares a chunk with what shows files.
  ...['delete-outbox-file', 'transmit-attachment'].map((file) => chat(`outbox/files/${file}.ts`)),
]

const found = new Set()
const collect = (key) => {
  const entry = manifest[key]
  if (entry === undefined) throw new Error(`the build has no ${key}: scripts/setup/worker.mjs names it`)
  if (found.has(entry.file)) return
  for (const file of [entry.file, ...(entry.css ?? [])]) found.add(file)
  for (const next of entry.imports ?? []) collect(next)
}
for (const key of needed) collect(key)
for (const { file } of Object.values(manifest)) if (/latin-wght-normal-[\w-]+\.woff2$/.test(file)) found.add(file)

const files = [...found].map((file) => `/${file}`).toSorted()
const version = createHash('sha256').update(readFileSync('build/web/index.html')).update(files.join('\n')).digest('hex').slice(0, 12)
buildSync({
  entryPoints: ['apps/web/worker/service-worker.js'],
  outfile: 'build/web/sw.js',
  bundle: true,
  minify: true,
  target: 'es2022',
  define: { __RELEASE__: JSON.stringify({ version, files }), __OFFLINE_TEXTS__: JSON.stringify(await loadOfflineTexts()) },
  logLevel: 'warning',
})
