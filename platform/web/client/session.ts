import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import type { Locale } from '#platform/shared/i18n/locales.ts'
import { browserStorage, memberDatabase, tabStorage } from '../storage.ts'

/** The own account as the browser keeps it. */
export interface SessionUser {
  id: string
  _id: string
  firstname: string
  lastname: string
  email: string
  locale: Locale
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

/** Whether somebody is signed in here; the server has the last word. */
export const isAuthenticated = (): boolean => sessionToken() !== null

const changes = new Set<(token: string | null) => void>()
/** Calls back whenever the token changes, at sign-in and at the end. */
export const onSessionChange = (listener: (token: string | null) => void): (() => void) => {
  changes.add(listener)
  return () => changes.delete(listener)
}
useSession.subscribe((now, before) => {
  if (now._ndloo_token === before._ndloo_token) return
  for (const listener of changes) listener(now._ndloo_token)
})

const endPushes = async (): Promise<void> => {
  const worker = 'serviceWorker' in navigator ? await navigator.serviceWorker.getRegistration() : undefined
  for (const shown of (await worker?.getNotifications()) ?? []) shown.close()
  await (await worker?.pushManager?.getSubscription())?.unsubscribe()
}

const emptyBrowser = async (): Promise<void> => {
  tabStorage.clear()
  endPushes().catch(() => {})
  if ('indexedDB' in globalThis) {
    // By its name first: an older browser cannot tell which there are.
    indexedDB.deleteDatabase(memberDatabase)
    if ('databases' in indexedDB) for (const { name } of await indexedDB.databases()) if (name !== undefined) indexedDB.deleteDatabase(name)
  }
  if ('caches' in globalThis) await Promise.all((await caches.keys()).map((name) => caches.delete(name)))
}

/** Signs out on this browser: the state first, then the storage, because persistence would write the state back. */
export const resetSession = (): void => {
  useSession.setState(signedOut, true)
  browserStorage.clear()
  // A private window may refuse; nothing was kept there then.
  emptyBrowser().catch(() => {})
}

/** Keeps the account and token that a sign-in answered. Whatever another account left here goes first. */
export const startSession = (user: SessionUser, token: string): void => {
  const before = useSession.getState().user
  if (before !== null && before.id !== user.id) resetSession()
  useSession.setState({ user, _ndloo_token: token })
}

const endings = new Set<() => void>()
/** Calls back when the server has ended the session (not when the member logs out). */
export const onSessionEnded = (listener: () => void): (() => void) => {
  endings.add(listener)
  return () => endings.delete(listener)
}

/** The server no longer knows `token`: forgets it, unless another session has begun meanwhile. */
export const endSession = (token: string): void => {
  if (sessionToken() !== token) return
  resetSession()
  for (const listener of endings) listener()
}

/** Follows what other tabs of this browser do with the session. */
export const followOtherTabs = (): void => {
  addEventListener('storage', ({ key, newValue }) => {
    if (key === null || (key === 'auth' && newValue === null)) {
      const token = sessionToken()
      if (token !== null) endSession(token)
    } else if (key === 'auth') void useSession.persist.rehydrate()
  })
}
