import { memberDatabaseName } from '../storage.ts'
import { useSession } from './session.ts'

/** The object stores and their key paths. Raise the version when one is added. */
const stores = { conversations: ['member', 'uid'], queries: ['member', 'hash'], files: ['member', 'id'] }
const version = 3

/** Logout deletes the whole database (`session.ts`), so an open connection must close when asked to. */
const open = (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open(memberDatabaseName, version)
    request.addEventListener('upgradeneeded', () => {
      for (const [name, keyPath] of Object.entries(stores))
        if (!request.result.objectStoreNames.contains(name)) request.result.createObjectStore(name, { keyPath })
    })
    request.addEventListener('error', () => reject(request.error ?? new Error('the browser keeps nothing')))
    // A tab of an older release holds the database open.
    request.addEventListener('blocked', () => reject(new Error('the database is in use')))
    request.addEventListener('success', () => {
      request.result.addEventListener('versionchange', () => request.result.close())
      resolve(request.result)
    })
  })

const ownId = (): string | undefined => useSession.getState().user?.id

/** Runs `work` on an object store of this device. Returns undefined without running it if another member has signed in meanwhile. */
export const withMemberStore = async <T>(
  store: keyof typeof stores,
  member: string,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T | undefined> => {
  if (ownId() !== member) return undefined
  const database = await open()
  try {
    if (ownId() !== member) return undefined
    const transaction = database.transaction(store, mode)
    const request = work(transaction.objectStore(store))
    await new Promise<void>((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve())
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('the browser kept nothing')))
    })
    return request.result
  } finally {
    database.close()
  }
}

/** Sessions expire after 14 days without a visit; older data is not shown. */
export const maxOfflineAgeMs = 14 * 86_400_000
