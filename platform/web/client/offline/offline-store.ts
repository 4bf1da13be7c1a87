import { maxOfflineAgeMs, withMemberStore } from '../member-database.ts'

/** The format of the stored data; rows of another one are ignored. Raise it when a stored response changes its shape. */
const format = 1

/** A response of the server, stored on this device. */
export interface OfflineResponse {
  /** Hash of the query key. */
  hash: string
  data: unknown
  /** Time of the response, in milliseconds since 1970. */
  at: number
}
interface Row extends OfflineResponse {
  member: string
  format: number
}

/** Reads the responses that this device has stored for a member, without outdated ones. */
export const readOfflineResponses = async (member: string, now: Date): Promise<OfflineResponse[]> => {
  const rows: Row[] = (await withMemberStore('queries', member, 'readonly', (store) => store.getAll())) ?? []
  return rows.filter((row) => row.member === member && row.format === format && now.getTime() - row.at < maxOfflineAgeMs)
}

/** Stores responses of the server for a member on this device. A response with the same hash is replaced; the others stay. */
export const writeOfflineResponses = async (member: string, responses: readonly OfflineResponse[]): Promise<void> => {
  await withMemberStore('queries', member, 'readwrite', (store) => {
    for (const { hash, data, at } of responses) store.put({ member, format, hash, data, at } satisfies Row)
    return store.count()
  })
}

/** Deletes the stored responses of a member that have these hashes. */
export const deleteOfflineResponses = async (member: string, hashes: readonly string[]): Promise<void> => {
  await withMemberStore('queries', member, 'readwrite', (store) => {
    for (const hash of hashes) store.delete([member, hash])
    return store.count()
  })
}
