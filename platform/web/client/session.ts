import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import type { Locale } from '#platform/shared/i18n/locales.ts'
import { browserStorage, memberDatabaseName, tabStorage } from '../storage.ts'

/** The signed-in account as stored in the browser. */
export interface SessionUser {
  id: string
  _id: string
  firstname: string
  lastname: string
  email: string
  locale: Locale
  /** When the account was created, ISO 8601. */
  joined_at?: string
}
interface Session {
  user: SessionUser | null
  _ndloo_token: string | null
}

const signedOut: Session = { user: null, _ndloo_token: null }

/** The session, persisted under the key `auth`. */
export const useSession = create<Session>()(persist(() => signedOut, { name: 'auth', storage: createJSONStorage(() => browserStorage) }))

/** The bearer token, null when signed out. */
export const sessionToken = (): string | null => useSession.getState()._ndloo_token

/** Whether a token is stored; the server may have ended the session. */
export const isAuthenticated = (): boolean => sessionToken() !== null

const changes = new Set<(token: string | null) => void>()
/** Registers a callback for token changes; returns the unsubscribe function. */
export const onSessionChange = (listener: (token: string | null) => void): (() => void) => {
  changes.add(listener)
  return () => changes.delete(listener)
}
useSession.subscribe((now, before) => {
  if (now._ndloo_token === before._ndloo_token) return
  for (const listener of changes) listener(now._ndloo_token)
})

const removePushSubscription = async (): Promise<void> => {
  const worker = 'serviceWorker' in navigator ? await navigator.serviceWorker.getRegistration() : undefined
  for (const shown of (await worker?.getNotifications()) ?? []) shown.close()
  await (await worker?.pushManager?.getSubscription())?.unsubscribe()
}

const clearBrowserData = async (): Promise<void> => {
  tabStorage.clear()
  removePushSubscription().catch(() => {})
  if ('indexedDB' in globalThis) {
    // Older browsers cannot list databases, so delete the known one by name.
    indexedDB.deleteDatabase(memberDatabaseName)
    if ('databases' in indexedDB) for (const { name } of await indexedDB.databases()) if (name !== undefined) indexedDB.deleteDatabase(name)
  }
  if ('caches' in globalThis) await Promise.all((await caches.keys()).map((name) => caches.delete(name)))
}

/** Signs out on this browser. Resets the state before the storage, because the persist middleware writes the state back. */
export const resetSession = (): void => {
  useSession.setState(signedOut, true)
  browserStorage.clear()
  // A private window may refuse; then nothing was stored.
  clearBrowserData().catch(() => {})
}

/** Stores account and token after a sign-in; clears data of another account first. */
export const startSession = (user: SessionUser, token: string): void => {
  const before = useSession.getState().user
  if (before !== null && before.id !== user.id) resetSession()
  useSession.setState({ user, _ndloo_token: token })
}

const endings = new Set<() => void>()
/** Registers a callback for sessions ended by the server or in another tab, not by a logout in this one; returns the unsubscribe function. */
export const onSessionEnded = (listener: () => void): (() => void) => {
  endings.add(listener)
  return () => endings.delete(listener)
}

/** Signs out after `token` has ended, at the server or in another tab, unless a newer session has started. */
export const endSessionOf = (token: string): void => {
  if (sessionToken() !== token) return
  resetSession()
  for (const listener of endings) listener()
}

/** Applies sign-in and logout of other tabs to this one. */
export const followSessionOfOtherTabs = (): void => {
  addEventListener('storage', ({ key, newValue }) => {
    if (key === null || (key === 'auth' && newValue === null)) {
      const token = sessionToken()
      if (token !== null) endSessionOf(token)
    } else if (key === 'auth') void useSession.persist.rehydrate()
  })
}
