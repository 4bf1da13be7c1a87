import { useSession } from '#platform/web/client/session.ts'
import { memberDatabaseName } from '#platform/web/storage.ts'
import type { OfflineConversation } from './offline-selection.ts'

interface Row extends OfflineConversation {
  member: string
  uid: string
  /** Its place in the list. */
  place: number
  kept_at: string
}

const conversations = 'conversations'
/** A session ends when nobody comes for so long: what is older is shown to nobody. */
const oldestMs = 14 * 86_400_000

/** Everything here is deleted with the session (`session.ts`); a connection that stays open must not hold that up. */
const open = (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const asked = indexedDB.open(memberDatabaseName, 1)
    asked.addEventListener('upgradeneeded', () => void asked.result.createObjectStore(conversations, { keyPath: ['member', 'uid'] }))
    asked.addEventListener('error', () => reject(asked.error ?? new Error('the browser keeps nothing')))
    asked.addEventListener('success', () => {
      asked.result.addEventListener('versionchange', () => asked.result.close())
      resolve(asked.result)
    })
  })

const ownId = (): string | undefined => useSession.getState().user?.id

/** Works on what is kept, unless somebody else is at this browser by now; undefined then. */
const within = async <T>(
  member: string,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T | undefined> => {
  if (ownId() !== member) return undefined
  const database = await open()
  try {
    if (ownId() !== member) return undefined
    const transaction = database.transaction(conversations, mode)
    const asked = work(transaction.objectStore(conversations))
    await new Promise<void>((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve())
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('the browser kept nothing')))
    })
    return asked.result
  } finally {
    database.close()
  }
}

/** What is kept for a member, in the order of their list. */
export const readOffline = async (member: string, now: Date): Promise<OfflineConversation[]> => {
  const rows: Row[] = (await within(member, 'readonly', (store) => store.getAll())) ?? []
  return rows
    .filter((row) => row.member === member && now.getTime() - Date.parse(row.kept_at) < oldestMs)
    .sort((a, b) => a.place - b.place)
    .map(({ conversation, messages }) => ({ conversation, messages }))
}

/** Keeps these and nothing else, of nobody else either. */
export const replaceOffline = async (member: string, kept: readonly OfflineConversation[], now: Date): Promise<void> => {
  await within(member, 'readwrite', (store) => {
    const emptied = store.clear()
    for (const [place, one] of kept.entries())
      store.put({ ...one, member, uid: one.conversation.person.id, place, kept_at: now.toISOString() } satisfies Row)
    return emptied
  })
}

/** Forgets the conversation with somebody. */
export const dropOffline = async (member: string, uid: string): Promise<void> => {
  await within(member, 'readwrite', (store) => store.delete([member, uid]))
}
