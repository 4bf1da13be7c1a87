import { sql } from 'kysely'
import type { Tx } from '#platform/server/db/database.ts'
import { publishAfterCommit } from '#platform/server/realtime/events.ts'
import { platformErrors, AppError } from '#platform/shared/errors.ts'
import { type TransactionChannel, type TransactionKind, walletErrors, walletEvent } from '../../contract.ts'
import { accountOwner } from './accounts.ts'
import { newJournalId } from './journal-id.ts'
import { readWallet } from '../queries.ts'

/** What one account gains (above zero) or gives, in smallest parts. */
export interface Leg {
  account: string
  amount: bigint
}

export interface NewJournal {
  kind: TransactionKind
  /** Kept for ever: the same key again moves nothing. */
  key: string
  /** Each account once; they add up to nothing in each currency. */
  legs: readonly Leg[]
  at: Date
  /** How the money came or went; `wallet` for what stays in the house. */
  channel?: TransactionChannel
  /** Ids that explain the journal, and `reference` where a provider knows it by one. Never a name or a word of a person. */
  details?: Record<string, string | number>
}

export interface PostedJournal {
  id: string
  /** The key was known and nothing moved. */
  replayed: boolean
}

const isInsufficient = (error: unknown): boolean => {
  const { code, constraint } = error as { code?: string; constraint?: string }
  return code === '23514' && constraint === 'insufficient_funds'
}

/** The statement itself; nobody is told. */
export const writeJournal = async (tx: Tx, { kind, key, legs, at, channel = 'wallet', details }: NewJournal): Promise<PostedJournal> => {
  try {
    const { rows } = await sql<{ journal_id: string; replayed: boolean }>`
      select journal_id, replayed from post_journal(${newJournalId(at)}, ${kind}, ${key}, ${legs.map(({ account }) => account)}::text[],
        ${legs.map(({ amount }) => String(amount))}::bigint[], ${at}, ${channel}, ${details === undefined ? null : JSON.stringify(details)}::jsonb)
    `.execute(tx)
    const [row] = rows
    if (row === undefined) throw new Error('post_journal answered nothing')
    return { id: row.journal_id, replayed: row.replayed }
  } catch (error) {
    if (isInsufficient(error)) throw new AppError(walletErrors.insufficient_funds)
    if ((error as { code?: string }).code === 'LG409') throw new AppError(platformErrors.conflict)
    throw error
  }
}

/**
 * Moves money, in the caller's transaction: the one way in. All legs or none; every member among them is told.
 * @throws {AppError} wallet.insufficient_funds when an account would fall below its floor, platform.conflict when the key stands for another request
 */
export const postJournal = async (tx: Tx, posting: NewJournal): Promise<PostedJournal> => {
  const posted = await writeJournal(tx, posting)
  if (posted.replayed) return posted
  const members = new Set(posting.legs.flatMap(({ account }) => accountOwner(account) ?? []))
  for (const member of members) await publishAfterCommit(tx, [member], walletEvent, { wallet: await readWallet(tx, member) }, posting.at)
  return posted
}
