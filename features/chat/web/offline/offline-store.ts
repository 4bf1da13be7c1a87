import { useSession } from '#platform/web/client/session.ts'
import { memberDatabaseName } from '#platform/web/storage.ts'
import type { OfflineConversation } from './offline-selection.ts'

interface Row extends OfflineConversation {
  member: string
  uid: string
  /** Position in the list. */
  place: number
  kept_at: string
}

const conversations = 'conversations'
/** Sessions expire after 14 days without a visit; older data is not shown. */
const maxAgeMs = 14 * 86_400_000

/** Logout deletes the whole database (`session.ts`), so an open connection must close when asked to. */
const open = (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open(memberDatabaseName, 1)
    request.addEventListener('upgradeneeded', () => void request.result.createObjectStore(conversations, { keyPath: ['member', 'uid'] }))
    request.addEventListener('error', () => reject(request.error ?? new Error('the browser keeps nothing')))
    request.addEventListener('success', () => {
      request.result.addEventListener('versionchange', () => request.result.close())
      resolve(request.result)
    })
  })

const ownId = (): string | undefined => useSession.getState().user?.id

/** Runs `work` on the object store, unless another member is signed in by now; then returns undefined. */
const withStore = async <T>(
  member: string,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T | undefined> => {
  if (ownId() !== member) return undefined
  const database = await open()
  try {
    if (ownId() !== member) return undefined
    const transaction = database.transaction(conversations, mode)
    const request = work(transaction.objectStore(conversations))
    await new Promise<void>((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve())
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('the browser kept nothing')))
    })
    return request.result
  } finally {
    database.close()
  }
}

/** Reads the stored conversations of a member, in list order. */
export const readOfflineConversations = async (member: string, now: Date): Promise<OfflineConversation[]> => {
  const rows: Row[] = (await withStore(member, 'readonly', (store) => store.getAll())) ?? []
  return rows
    .filter((row) => row.member === member && now.getTime() - Date.parse(row.kept_at) < maxAgeMs)
    .sort((a, b) => a.place - b.place)
    .map(({ conversation, messages }) => ({ conversation, messages }))
}

/** Replaces everything stored, including data of other members. */
export const replaceOfflineConversations = async (member: string, kept: readonly OfflineConversation[], now: Date): Promise<void> => {
  await withStore(member, 'readwrite', (store) => {
    const emptied = store.clear()
    for (const [place, one] of kept.entries())
      store.put({ ...one, member, uid: one.conversation.person.id, place, kept_at: now.toISOString() } satisfies Row)
    return emptied
  })
}

/** Deletes the stored conversation with a member. */
export const deleteOfflineConversation = async (member: string, uid: string): Promise<void> => {
  await withStore(member, 'readwrite', (store) => store.delete([member, uid]))
}
