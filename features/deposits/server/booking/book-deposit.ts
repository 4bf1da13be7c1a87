import { systemAccountPaths, type Posting, lockDollarBalance, memberAccountPath, postJournal } from '#features/wallet/server/index.ts'
import { recordEvent } from '#features/webhooks/server/index.ts'
import type { Tx } from '#platform/server/db/database.ts'
import { depositLedgerAccounts } from './deposit-ledger-accounts.ts'
import { notifyPayer } from '../notifications.ts'
import type { PaymentFacts } from '../providers/provider.ts'
import { type DepositRow, lockDepositsWithDebt } from '../queries.ts'
import { updateDeposit } from '../store.ts'

/** An amount to credit, in the smallest unit of the deposit's currency and in US cents. */
export interface DepositAmount {
  amount: bigint
  cents: bigint
}

/** Returns the amount that the quote of a deposit promised. */
export const getQuotedAmount = (deposit: DepositRow): DepositAmount => ({
  amount: BigInt(deposit.amount),
  cents: BigInt(deposit.usd_cents),
})
/** Returns the amount that a settled deposit was credited with; it differs from the quote after some reviews. */
const creditedAmount = (deposit: DepositRow): DepositAmount => ({
  amount: BigInt(deposit.credited_amount ?? deposit.amount),
  cents: BigInt(deposit.credited_cents ?? deposit.usd_cents),
})

const withoutEmptyPostings = (postings: readonly Posting[]): Posting[] => postings.filter(({ amount }) => amount !== 0n)

/** Returns the postings that exchange a currency into dollars (`sign` 1n) or back (`sign` -1n); none for dollars. */
const exchangePostings = (currency: string, { amount, cents }: DepositAmount, sign: bigint): Posting[] =>
  currency === 'USD'
    ? []
    : [
        { account: depositLedgerAccounts.exchange(currency), amount: sign * amount },
        { account: depositLedgerAccounts.exchange('USD'), amount: -sign * cents },
      ]

/** Returns the postings that credit a deposit: in its currency and, if that is not the dollar, in dollars. */
const creditPostings = ({ currency, channel, member_id }: DepositRow, facts: PaymentFacts, credited: DepositAmount): Posting[] => {
  const fee = facts.fee > facts.paid ? facts.paid : facts.fee
  return withoutEmptyPostings([
    { account: depositLedgerAccounts.clearing(channel, currency), amount: fee - facts.paid },
    { account: depositLedgerAccounts.fee(channel, currency), amount: -fee },
    { account: depositLedgerAccounts.surcharge(currency), amount: facts.paid - credited.amount },
    ...exchangePostings(currency, credited, 1n),
    { account: memberAccountPath(member_id, 'USD'), amount: credited.cents },
  ])
}

const journalDetails = ({ id, reference }: DepositRow) => ({ deposit: id, reference })

/** Uses a new deposit of `cents` to repay what the member owes for reversed deposits, the oldest first. */
const repayDebts = async (tx: Tx, deposit: DepositRow, cents: bigint, now: Date): Promise<void> => {
  let left = cents
  for (const { id, reference, channel, owed_cents } of await lockDepositsWithDebt(tx, deposit.member_id)) {
    const owed = BigInt(owed_cents)
    const paid = owed < left ? owed : left
    if (paid === 0n) return
    await postJournal(tx, {
      kind: 'deposit_reversed',
      key: `deposit-debt:${id}:${deposit.id}`,
      postings: [
        { account: memberAccountPath(deposit.member_id, 'USD'), amount: -paid },
        { account: systemAccountPaths.receivable, amount: paid },
      ],
      at: now,
      channel,
      details: { deposit: id, reference },
    })
    await updateDeposit(tx, id, { owed_cents: String(owed - paid) })
    left -= paid
  }
}

/** Credits a deposit and notifies the payer. The caller has locked the deposit; crediting it again moves no money. */
export const creditDeposit = async (
  tx: Tx,
  deposit: DepositRow,
  facts: PaymentFacts,
  credited: DepositAmount,
  now: Date,
): Promise<void> => {
  const { id } = await postJournal(tx, {
    kind: 'deposit',
    key: `deposit:${deposit.id}`,
    postings: creditPostings(deposit, facts, credited),
    at: now,
    channel: deposit.channel,
    details: journalDetails(deposit),
  })
  const quoted = getQuotedAmount(deposit)
  const differs = quoted.amount !== credited.amount || quoted.cents !== credited.cents
  await updateDeposit(tx, deposit.id, {
    status: 'settled',
    journal_id: id,
    settled_at: now,
    next_check_at: null,
    provider_status: facts.status,
    ...(differs ? { credited_amount: String(credited.amount), credited_cents: String(credited.cents) } : {}),
    ...(facts.providerId === undefined ? {} : { provider_id: facts.providerId }),
  })
  const told = { amount: String(credited.amount), currency: deposit.currency, usd_cents: String(credited.cents) }
  await recordEvent(tx, { type: 'deposit.credited', data: { deposit_id: deposit.id, member_id: deposit.member_id, ...told } }, now)
  await repayDebts(tx, deposit, credited.cents, now)
  await notifyPayer(tx, 'credited', { ...deposit, amount: String(credited.amount), usd_cents: String(credited.cents) }, now)
}

/**
 * Debits a deposit that the provider reversed, at its original rate. The balance never goes below zero: the part that the member has already
 * spent becomes a debt, which a later deposit repays. The caller has locked the deposit.
 */
export const reverseDeposit = async (tx: Tx, deposit: DepositRow, facts: PaymentFacts, now: Date): Promise<void> => {
  const brought = creditedAmount(deposit)
  const there = await lockDollarBalance(tx, deposit.member_id)
  const taken = there < brought.cents ? there : brought.cents
  const owed = brought.cents - taken
  const { id } = await postJournal(tx, {
    kind: 'deposit_reversed',
    key: `deposit-reversed:${deposit.id}`,
    postings: withoutEmptyPostings([
      { account: memberAccountPath(deposit.member_id, 'USD'), amount: -taken },
      { account: systemAccountPaths.receivable, amount: -owed },
      { account: depositLedgerAccounts.clearing(deposit.channel, deposit.currency), amount: brought.amount },
      ...exchangePostings(deposit.currency, brought, -1n),
    ]),
    at: now,
    channel: deposit.channel,
    details: journalDetails(deposit),
  })
  await updateDeposit(tx, deposit.id, {
    status: 'reversed',
    journal_id: id,
    next_check_at: null,
    provider_status: facts.status,
    owed_cents: String(owed),
  })
  await notifyPayer(tx, 'reversed', { ...deposit, amount: String(brought.amount), usd_cents: String(brought.cents) }, now)
}
