// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  endSessionOf,
  followSessionOfOtherTabs,
  isAuthenticated,
  onSessionChange,
  resetSession,
  sessionToken,
  startSession,
  useSession,
} from './session.ts'

const user = { id: 'a', _id: 'a', firstname: 'Amina', lastname: 'Ngo', email: 'amina@ndloo.example', locale: 'en' as const }
beforeEach(resetSession)

describe('the session', () => {
  it('is stored under the key auth with user and token only', () => {
    startSession(user, 'secret')
    expect(JSON.parse(localStorage.getItem('auth') ?? '')).toEqual({ state: { user, _ndloo_token: 'secret' }, version: 0 })
    expect(isAuthenticated()).toBe(true)
  })
  it('clears all storage when it is reset', () => {
    startSession(user, 'secret')
    localStorage.setItem('anything', '1')
    sessionStorage.setItem('draft', '1')
    resetSession()
    expect(useSession.getState()).toEqual({ user: null, _ndloo_token: null })
    expect(localStorage).toHaveLength(0)
    expect(sessionStorage).toHaveLength(0)
  })
  it('deletes the member database, even if the browser cannot list databases', async () => {
    const deleteDatabase = vi.fn()
    vi.stubGlobal('indexedDB', { deleteDatabase })
    startSession(user, 'secret')
    resetSession()
    await expect.poll(() => deleteDatabase.mock.calls).toEqual([['ndloo']])
    deleteDatabase.mockReset()
    startSession(user, 'secret')
    endSessionOf('secret')
    await expect.poll(() => deleteDatabase).toHaveBeenCalledOnce()
    vi.unstubAllGlobals()
  })
  it('clears data of another account', () => {
    startSession(user, 'first')
    localStorage.setItem('draft', 'of Amina')
    startSession({ ...user, id: 'b', _id: 'b' }, 'second')
    expect(localStorage.getItem('draft')).toBeNull()
    expect(sessionToken()).toBe('second')
  })
  it('notifies listeners of start and end', () => {
    const listener = vi.fn()
    const stop = onSessionChange(listener)
    startSession(user, 'secret')
    resetSession()
    stop()
    startSession(user, 'unheard')
    expect(listener.mock.calls).toEqual([['secret'], [null]])
  })
  it('ends here when another tab logs out', () => {
    followSessionOfOtherTabs()
    startSession(user, 'secret')
    dispatchEvent(new StorageEvent('storage', { key: null }))
    expect(isAuthenticated()).toBe(false)
  })
})
