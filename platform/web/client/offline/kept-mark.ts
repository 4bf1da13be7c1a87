/**
 * Marks a query whose answer is stored on this device, for `meta` of the query: `keep` reduces it to what is stored, which must not contain
 * more than the screen shows.
 */
export const keptOffline = <T>(keep: (data: T) => T) => ({ keep: keep as (data: unknown) => unknown })

/** A marked query that may be read in the background: `read` reads it again, even if it is fresh; `answer` reads only what the device keeps. */
export type KeptQuery = { queryKey: readonly unknown[] } & ({ read: () => Promise<unknown> } | { answer: () => Promise<unknown> })
