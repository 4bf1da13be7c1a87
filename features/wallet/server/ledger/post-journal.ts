import { sql } from 'kysely'
import type { Tx } from '#platform/server/db/database.ts'
import { publishAfterCommit } from '#platform/server/realtime/events.ts'
import { platformErrors, AppError } from '#platform/shared/errors.ts'
import { type TransactionChannel, type TransactionKind, walletErrors, walletEvent } from '../../contract.ts'
import { accountOwnerId } from './accounts.ts'
import { newJournalId } from './journal-id.ts'
import { readWallet } from '../queries.ts'

/** A change of one account in the smallest unit of its currency: positive when it gains, negative when it gives. */
export interface Posting {
  account: string
  amount: bigint
}

/** A transaction of the ledger to write. */
export interface NewJournal {
  kind: TransactionKind
  /** An idempotency key without expiry: the same key moves money once. */
  key: string
  /** Each account appears once; the amounts of each currency sum to zero. */
  postings: readonly Posting[]
  at: Date
  /** How the money came in or went out; `wallet` for transfers within the service. */
  channel?: TransactionChannel
  /** Ids that explain the journal, and the `reference` at a payment provider. Never personal data, because journals are kept for good. */
  details?: Record<string, string | number>
}

/** The result of writing a journal. */
export interface PostedJournal {
  id: string
  /** True when the key was known, so that no money moved. */
  replayed: boolean
}

const isInsufficient = (error: unknown): boolean => {
  const { code, constraint } = error as { code?: string; constraint?: string }
  return code === '23514' && constraint === 'insufficient_funds'
}

/**
 * Moves money as `postJournal` does, but does not publish the new balances to the members.
 * @throws {AppError} as `postJournal`
 */
export const postJournalWithoutEvent = async (
  tx: Tx,
  { kind, key, postings, at, channel = 'wallet', details }: NewJournal,
): Promise<PostedJournal> => {
  try {
    const { rows } = await sql<{ journal_id: string; replayed: boolean }>`
      select journal_id, replayed from post_journal(${newJournalId(at)}, ${kind}, ${key}, ${postings.map(({ account }) => account)}::text[],
        ${postings.map(({ amount }) => String(amount))}::bigint[], ${at}, ${channel}, ${details === undefined ? null : JSON.stringify(details)}::jsonb)
    `.execute(tx)
    const [row] = rows
    if (row === undefined) throw new Error('post_journal answered nothing')
    return { id: row.journal_id, replayed: row.replayed }
  } catch (error) {
    if (isInsufficient(error)) throw new AppError(walletErrors.insufficient_funds)
    if (['LG409', 'LG410'].includes((error as { code?: string }).code ?? '')) throw new AppError(platformErrors.conflict)
    throw error
  }
}

/**
 * Moves money in the caller's transaction: all postings or none. Publishes the new balances to every affected member.
 * @throws {AppError} wallet.insufficient_funds when a balance would fall below its minimum, platform.conflict when the key was used for
 * another request, or when its call was given up for a later attempt
 */
export const postJournal = async (tx: Tx, posting: NewJournal): Promise<PostedJournal> => {
  const posted = await postJournalWithoutEvent(tx, posting)
  if (posted.replayed) return posted
  const members = new Set(posting.postings.flatMap(({ account }) => accountOwnerId(account) ?? []))
  for (const member of members) await publishAfterCommit(tx, [member], walletEvent, { wallet: await readWallet(tx, member) }, posting.at)
  return posted
}
