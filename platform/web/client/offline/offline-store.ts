import { maxOfflineAgeMs, withMemberStore } from '../member-database.ts'

/** Version of the stored data; rows of another version are ignored. Increase it when the shape of a stored response changes. */
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

/** Reads the responses of a member that are stored on this device, except for outdated ones. */
export const readOfflineResponses = async (member: string, now: Date): Promise<OfflineResponse[]> => {
  const rows: Row[] = (await withMemberStore('queries', member, 'readonly', (store) => store.getAll())) ?? []
  return rows.filter((row) => row.member === member && row.format === format && now.getTime() - row.at < maxOfflineAgeMs)
}

/** Stores responses for a member on this device, replacing those with the same hash. */
export const writeOfflineResponses = async (member: string, responses: readonly OfflineResponse[]): Promise<void> => {
  await withMemberStore('queries', member, 'readwrite', (store) => {
    for (const { hash, data, at } of responses) store.put({ member, format, hash, data, at } satisfies Row)
    return store.count()
  })
}

/** Deletes stored responses of a member by hash. */
export const deleteOfflineResponses = async (member: string, hashes: readonly string[]): Promise<void> => {
  await withMemberStore('queries', member, 'readwrite', (store) => {
    for (const hash of hashes) store.delete([member, hash])
    return store.count()
  })
}
