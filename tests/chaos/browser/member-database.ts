import type * as real from '#platform/web/client/member-database.ts'
import { useSession } from '#platform/web/client/session.ts'

export { maxOfflineAgeMs } from '#platform/web/client/member-database.ts'

/** Files stored on the device. Like local storage, they outlive a page. */
declare const keptFiles: Map<string, unknown>

const keyOf = (key: unknown): string => (key as string[]).join(' ')
const files = {
  put: (row: { member: string; id: string }) => {
    keptFiles.set(keyOf([row.member, row.id]), row)
    return { result: [row.member, row.id] }
  },
  get: (key: unknown) => ({ result: keptFiles.get(keyOf(key)) }),
  getAll: () => ({ result: [...keptFiles.values()] }),
  delete: (key: unknown) => {
    keptFiles.delete(keyOf(key))
    return { result: undefined }
  },
}

/** Keeps the files of waiting messages in memory. Other stores are missing, as in a browser that refuses storage. */
export const withMemberStore: typeof real.withMemberStore = async (store, member, _mode, work) => {
  if (useSession.getState().user?.id !== member) return undefined
  if (store !== 'files') throw new Error('the browser keeps nothing')
  return Promise.resolve(work(files as unknown as IDBObjectStore).result)
}
