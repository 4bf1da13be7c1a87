/* The service worker: keeps the files of the application, never an answer of the server, and shows pushes. */
import { offlinePage } from './offline-page.js'

/** Written in by the build: the name of this release, and its files that the application needs without a connection. */
const { version, files } = __RELEASE__
const assets = 'ndloo-assets'
const shell = `ndloo-shell-${version}`
/** Any path of the application is answered with its shell. */
const shellPath = '/dashboard'
const patienceMs = 5000

/** Not of the application: these are answers about somebody, or somebody else's pages. */
const foreign = /^\/(?:api|sandbox|photos|exports|socket\.io|health|ready)(?:\/|$)/

const keepFiles = async (used) => {
  const cache = await caches.open(assets)
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  // Each file's name tells its content, so what is kept is never fetched again.
  await cache.addAll([...new Set([...files, ...used])].filter((file) => !kept.has(file)))
}
const keepShell = async () => {
  const response = await fetch(shellPath, { cache: 'no-cache', credentials: 'omit' })
  if (response.ok && !response.redirected) await (await caches.open(shell)).put(shellPath, response)
}
const keep = (used = []) => Promise.all([keepFiles(used), keepShell()])

const dropOld = async () => {
  const cache = await caches.open(assets)
  for (const request of await cache.keys()) if (!files.includes(new URL(request.url).pathname)) await cache.delete(request)
  for (const name of await caches.keys()) if (name.startsWith('ndloo-shell-') && name !== shell) await caches.delete(name)
}

self.addEventListener('install', (event) => {
  // Pages come from the network first, so a new worker and an old page never get in each other's way.
  event.waitUntil(keep().then(() => self.skipWaiting()))
})
self.addEventListener('activate', (event) => {
  event.waitUntil(dropOld().then(() => self.clients.claim()))
})
// Signing out empties the caches; whoever signs in next has them filled again.
self.addEventListener('message', (event) => {
  const { keep: used } = event.data ?? {}
  if (Array.isArray(used)) event.waitUntil(keep(used).catch(() => {}))
})

const page = async (request) => {
  const timer = new AbortController()
  const kept = await caches.match(shellPath, { cacheName: shell })
  const stop = kept === undefined ? undefined : setTimeout(() => timer.abort(), patienceMs)
  try {
    return await fetch(request, { signal: timer.signal })
  } catch {
    return kept ?? offlinePage(self.navigator.languages)
  } finally {
    clearTimeout(stop)
  }
}

const file = async (request) => {
  const kept = await caches.match(request, { cacheName: assets })
  if (kept !== undefined) return kept
  const response = await fetch(request)
  if (response.ok) {
    const cache = await caches.open(assets)
    await cache.put(request, response.clone())
  }
  return response
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin || foreign.test(pathname)) return
  if (request.mode === 'navigate') event.respondWith(page(request))
  else if (pathname.startsWith('/assets/')) event.respondWith(file(request))
})

self.addEventListener('push', (event) => {
  const { title, body, path, tag, lang } = event.data?.json() ?? {}
  if (typeof title !== 'string') return
  event.waitUntil(
    self.registration.showNotification(title, { body, tag, lang, icon: '/icon-192.png', badge: '/icon-192.png', data: { path } }),
  )
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const target = new URL(event.notification.data?.path ?? '/', self.location.origin)
  if (target.origin !== self.location.origin) return
  const open = async () => {
    const [known] = await self.clients.matchAll({ type: 'window' })
    if (known === undefined) return self.clients.openWindow(target.href)
    await known.focus()
    return known.navigate(target.href)
  }
  event.waitUntil(open())
})
