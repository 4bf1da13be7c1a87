/**
 * Returns the `meta` of a query whose response is stored on this device. `keep` reduces the response to the part that is stored. That part must
 * not contain more than the screen shows.
 */
export const offlineMeta = <T>(keep: (data: T) => T) => ({ keep: keep as (data: unknown) => unknown })

/** A stored query that may be fetched in the background: `read` fetches it even if it is fresh, `answer` fetches only the stored part. */
export type OfflineQuery = { queryKey: readonly unknown[] } & ({ read: () => Promise<unknown> } | { answer: () => Promise<unknown> })
