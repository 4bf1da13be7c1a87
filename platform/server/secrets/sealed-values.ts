import type { Database } from '../db/database.ts'
import { seal, unseal } from './seal.ts'

export interface SealedValue {
  id: string
  /** What it is sealed under. */
  purpose: string
  sealed: Buffer
  /** How many things depend on it. */
  holds: number
}

/** Values of a feature that are kept sealed under `SECRET`. */
export interface SealedStore {
  /** What an operator calls so many values that hold so many things. */
  describe(values: number, holds: number): string
  /** At most `most` values by their id, past `after`; from the first when it is absent. */
  read(db: Database, after: string | undefined, most: number): Promise<SealedValue[]>
  /** Takes another seal in the place of `before`; nothing where that has changed meanwhile. */
  replace(db: Database, id: string, before: Buffer, sealed: Buffer): Promise<void>
}

const batch = 200

async function* valuesOf(db: Database, store: SealedStore): AsyncGenerator<SealedValue> {
  let after: string | undefined
  for (;;) {
    const values = await store.read(db, after, batch)
    yield* values
    if (values.length < batch) return
    after = values.at(-1)?.id
  }
}

type Secrets = readonly [string, ...string[]]

/** Under which secret a value opens: the current one, one before it, or none of them. */
type Under = 'current' | 'previous' | 'none'
const underOf = ([current, ...before]: Secrets, { purpose, sealed }: SealedValue): Under => {
  if (unseal([current], purpose, sealed) !== undefined) return 'current'
  return unseal(before, purpose, sealed) === undefined ? 'none' : 'previous'
}

export interface SealedCount {
  values: number
  holds: number
  ids: string[]
}

/** How many values open under which secret. */
export const countSealed = async (db: Database, store: SealedStore, secrets: Secrets): Promise<Record<Under, SealedCount>> => {
  const none = (): SealedCount => ({ values: 0, holds: 0, ids: [] })
  const counts = { current: none(), previous: none(), none: none() }
  for await (const value of valuesOf(db, store)) {
    const count = counts[underOf(secrets, value)]
    count.values += 1
    count.holds += value.holds
    count.ids.push(value.id)
  }
  return counts
}

/**
 * Seals under the current secret what is sealed under one before it. It may be broken off and called again, and by several processes at once: each
 * value changes by itself, and opens under the secrets of the configuration before and after.
 * @returns how many it sealed
 */
export const reseal = async (db: Database, store: SealedStore, secrets: Secrets): Promise<number> => {
  let sealed = 0
  for await (const value of valuesOf(db, store)) {
    if (underOf(secrets, value) !== 'previous') continue
    const plain = unseal(secrets, value.purpose, value.sealed)
    if (plain === undefined) continue
    await store.replace(db, value.id, value.sealed, seal(secrets, value.purpose, plain))
    sealed += 1
  }
  return sealed
}
