import { randomUUID } from 'node:crypto'
import * as real from '#features/wallet/server/ledger/post-journal.ts'

export * from '#features/wallet/server/ledger/post-journal.ts'

/** Gives every journal another key, so that the ledger does not recognise a repeated one. */
export const postJournal: typeof real.postJournal = (tx, journal) =>
  real.postJournal(tx, { ...journal, key: `${journal.key.slice(0, 150)}${randomUUID()}` })
