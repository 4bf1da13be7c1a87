type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'>

/** A browser may refuse its storage, already when it is named: then nothing is kept, and nothing fails. */
const guarded = (area: () => Storage): Kept => {
  const attempt = <T>(deed: (storage: Storage) => T, otherwise: T): T => {
    try {
      return deed(area())
    } catch {
      return otherwise
    }
  }
  return {
    getItem: (key) => attempt((storage) => storage.getItem(key), null),
    setItem: (key, value) => attempt((storage) => storage.setItem(key, value), undefined),
    removeItem: (key) => attempt((storage) => storage.removeItem(key), undefined),
    clear: () => attempt((storage) => storage.clear(), undefined),
  }
}

/** The local storage of this browser; reads null and forgets what it is given where the browser refuses. */
export const browserStorage: Kept = guarded(() => localStorage)

/** The same for this tab only. */
export const tabStorage: Kept = guarded(() => sessionStorage)

/** The database of this browser for what belongs to a member; it goes with the session. */
export const memberDatabase = 'ndloo'
