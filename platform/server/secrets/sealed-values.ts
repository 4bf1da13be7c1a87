import type { Database } from '../db/database.ts'
import { seal, unseal } from './seal.ts'

export interface SealedValue {
  id: string
  /** Purpose passed to `seal`. */
  purpose: string
  sealed: Buffer
  /** How many items depend on the value, such as messages of a conversation key. */
  holds: number
}

/** Values of a feature that are encrypted with `SECRET`. */
export interface SealedStore {
  /** Describes counts of values and dependent items for operators. */
  describe(values: number, holds: number): string
  /** Returns up to `most` values ordered by id, after the id `after`. */
  read(db: Database, after: string | undefined, most: number): Promise<SealedValue[]>
  /** Replaces `before` with `sealed`, unless the value has changed. */
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

/** Which secret decrypts a value. */
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

/** Counts values by the secret that decrypts them. */
export const countSealedBySecret = async (db: Database, store: SealedStore, secrets: Secrets): Promise<Record<Under, SealedCount>> => {
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
 * Re-encrypts values of a previous secret with the current one. It can be interrupted, repeated and run by several processes: each value is
 * updated separately and stays readable throughout.
 * @returns the number of re-encrypted values
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
