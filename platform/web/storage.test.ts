// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { browserStorage, tabStorage } from './storage.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

describe('the storage of the browser', () => {
  it('stores, reads and removes', () => {
    browserStorage.setItem('a', '1')
    expect(localStorage.getItem('a')).toBe('1')
    expect(browserStorage.getItem('a')).toBe('1')
    browserStorage.removeItem('a')
    expect(browserStorage.getItem('a')).toBeNull()
  })
  it('does nothing without failing when storage is blocked', () => {
    const refusing = {
      get length(): number {
        throw new DOMException('refused', 'SecurityError')
      },
    }
    vi.stubGlobal('localStorage', undefined)
    vi.stubGlobal('sessionStorage', refusing)
    for (const storage of [browserStorage, tabStorage]) {
      storage.setItem('a', '1')
      expect(storage.getItem('a')).toBeNull()
      storage.removeItem('a')
      storage.clear()
    }
  })
})
