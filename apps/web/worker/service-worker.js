/* The service worker: caches the files of the application, never API responses, and shows push notifications. */
import { offlinePage } from './offline-page.js'

/** Set by the build: the version of this release, and the files needed without a connection. */
const { version, files } = __RELEASE__
const assets = 'ndloo-assets'
const shell = `ndloo-shell-${version}`
/** The application's shell answers every navigation. It is in the language of the cookie and contains nothing of a member. */
const shellPath = '/dashboard/matches'
const networkTimeoutMs = 5000

/** Paths outside the application: personal data, or pages of the server. */
const excludedPaths = /^\/(?:api|sandbox|photos|attachments|voice-hellos|exports|date|socket\.io|health|ready)(?:\/|$)/

const cacheFiles = async (used) => {
  const cache = await caches.open(assets)
  const cached = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  // File names contain a hash of the content, so cached files are never fetched again.
  await cache.addAll([...new Set([...files, ...used])].filter((file) => !cached.has(file)))
}
const cacheShell = async () => {
  const response = await fetch(shellPath, { cache: 'no-cache', credentials: 'same-origin' })
  if (response.ok && !response.redirected) await (await caches.open(shell)).put(shellPath, response)
}
const cacheApplication = (used = []) => Promise.all([cacheFiles(used), cacheShell()])

const deleteOldCaches = async () => {
  const cache = await caches.open(assets)
  for (const request of await cache.keys()) if (!files.includes(new URL(request.url).pathname)) await cache.delete(request)
  for (const name of await caches.keys()) if (name.startsWith('ndloo-shell-') && name !== shell) await caches.delete(name)
}

self.addEventListener('install', (event) => {
  // Pages are loaded from the network first, so a new worker never conflicts with an old page.
  event.waitUntil(cacheApplication().then(() => self.skipWaiting()))
})
self.addEventListener('activate', (event) => {
  event.waitUntil(deleteOldCaches().then(() => self.clients.claim()))
})
// Signing out empties the caches; the next sign-in fills them again.
self.addEventListener('message', (event) => {
  const { keep: used } = event.data ?? {}
  if (Array.isArray(used)) event.waitUntil(cacheApplication(used).catch(() => {}))
})

const page = async (request) => {
  const timer = new AbortController()
  const kept = await caches.match(shellPath, { cacheName: shell })
  const stop = kept === undefined ? undefined : setTimeout(() => timer.abort(), networkTimeoutMs)
  try {
    return await fetch(request, { signal: timer.signal })
  } catch {
    return kept ?? offlinePage(self.navigator.languages)
  } finally {
    clearTimeout(stop)
  }
}

/** Deletes older files with the operator's texts: each change gives the file a new name. */
const deleteOlderTexts = async (cache, url) => {
  const [kind] = /\/texts\/[a-z]{2}-/.exec(url) ?? []
  for (const old of kind === undefined ? [] : await cache.keys()) if (old.url.includes(kind)) await cache.delete(old)
}

const file = async (request) => {
  const kept = await caches.match(request, { cacheName: assets })
  if (kept !== undefined) return kept
  const response = await fetch(request)
  if (response.ok) {
    const cache = await caches.open(assets)
    await deleteOlderTexts(cache, request.url)
    await cache.put(request, response.clone())
  }
  return response
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin || excludedPaths.test(pathname)) return
  if (request.mode === 'navigate') event.respondWith(page(request))
  else if (/^\/(?:assets|texts)\//.test(pathname)) event.respondWith(file(request))
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
