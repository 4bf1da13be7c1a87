type SafeStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'>

/** Wraps a storage that the browser may block, even on access: then nothing is stored and nothing throws. */
const guarded = (area: () => Storage): SafeStorage => {
  const attempt = <T>(operation: (storage: Storage) => T, fallback: T): T => {
    try {
      return operation(area())
    } catch {
      return fallback
    }
  }
  return {
    getItem: (key) => attempt((storage) => storage.getItem(key), null),
    setItem: (key, value) => attempt((storage) => storage.setItem(key, value), undefined),
    removeItem: (key) => attempt((storage) => storage.removeItem(key), undefined),
    clear: () => attempt((storage) => storage.clear(), undefined),
  }
}

/** Safe localStorage: reads null and ignores writes when the browser blocks it. */
export const browserStorage: SafeStorage = guarded(() => localStorage)

/** Safe sessionStorage. */
export const tabStorage: SafeStorage = guarded(() => sessionStorage)

/** IndexedDB database with data of the member; deleted with the session. */
export const memberDatabaseName = 'ndloo'
