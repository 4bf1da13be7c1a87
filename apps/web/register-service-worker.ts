import { onSessionChange, sessionToken } from '#platform/web/client/session.ts'
import { whenIdle } from '#platform/web/when-idle.ts'

/** Beside what every page needs, the words and screens that this one has fetched, perhaps before the worker was there. */
const cacheUsedFiles = async (): Promise<void> => {
  const { active } = await navigator.serviceWorker.ready
  const fetched = performance.getEntriesByType('resource').map(({ name }) => new URL(name))
  const used = fetched.filter(({ origin, pathname }) => origin === location.origin && /^\/assets\/[^/]+\.(?:js|css|woff2)$/.test(pathname))
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no target: it is of this origin
  active?.postMessage({ keep: used.map(({ pathname }) => pathname) })
}

/** Has the files of the application kept for when there is no connection, once everything else is there. */
export const registerServiceWorker = (): void => {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return
  const register = () => {
    // A private window may refuse; then there is a connection or nothing.
    navigator.serviceWorker
      .register('/sw.js')
      .then(() => (sessionToken() === null ? undefined : cacheUsedFiles()))
      .catch(() => {})
  }
  if (document.readyState === 'complete') whenIdle(register)
  else addEventListener('load', () => whenIdle(register), { once: true })
  onSessionChange((token) => (token === null ? undefined : void cacheUsedFiles().catch(() => {})))
}
