import { onSessionChange, sessionToken } from '#platform/web/client/session.ts'
import { runWhenIdle } from '#platform/web/client/loading/run-when-idle.ts'

/** Asks the worker to cache the files that this page has loaded, which may have happened before the worker was active. */
const cacheUsedFiles = async (): Promise<void> => {
  const { active } = await navigator.serviceWorker.ready
  const fetched = performance.getEntriesByType('resource').map(({ name }) => new URL(name))
  const used = fetched.filter(
    ({ origin, pathname }) => origin === location.origin && /^\/(?:assets\/[^/]+\.(?:js|css|woff2)|texts\/[^/]+\.json)$/.test(pathname),
  )
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no target origin
  active?.postMessage({ keep: used.map(({ pathname }) => pathname) })
}

/** Registers the service worker once the page is loaded and idle. It caches the application for use without a connection. */
export const registerServiceWorker = (): void => {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return
  const register = () => {
    // A private window may refuse; the application then needs a connection.
    navigator.serviceWorker
      .register('/sw.js')
      .then(() => (sessionToken() === null ? undefined : cacheUsedFiles()))
      .catch(() => {})
  }
  if (document.readyState === 'complete') runWhenIdle(register)
  else addEventListener('load', () => runWhenIdle(register), { once: true })
  onSessionChange((token) => (token === null ? undefined : void cacheUsedFiles().catch(() => {})))
}
