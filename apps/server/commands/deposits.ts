import { parseArgs } from 'node:util'
import { reviewReasonText } from '#features/deposits/review-reason-contract.ts'
import { setMoneyRuleAsOperator } from '#features/admin/server/index.ts'
import { depositsText } from '#features/deposits/locales/text.ts'
import {
  creditReviewedDeposit,
  listReconciliations,
  listDepositsUnderReview,
  markReviewedDepositRefunded,
  ExchangeRateRefusedError,
  reconcileDeposits,
  setDepositChannelEnabled,
  setExchangeRate,
} from '#features/deposits/server/index.ts'
import { systemClock } from '#platform/server/clock.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { createLog } from '#platform/server/log.ts'
import { createTexts } from '#platform/server/texts.ts'
import { AppError } from '#platform/shared/errors.ts'
import { trimDecimal } from '#platform/shared/money.ts'
import type { Command, CommandContext } from '../programs/run-command.ts'
import { localeCatalogues } from '../texts.ts'

const usage = `npm run deposits -- rate NGN 1550 --spread 300 --source "central bank"   what a dollar costs, and our share in hundredths of a percent
npm run deposits -- channel NGN paystack off                              closes or opens (on) a currency for a provider
npm run deposits -- review                                                payments that wait for a person
npm run deposits -- review dep-… credit --reason "…"                      credits what arrived, at the rate of the quote
npm run deposits -- review dep-… refunded --reason "…"                    notes that it was given back at the provider
npm run deposits -- second-person off --reason "…"                         lets one person decide on payments
npm run deposits -- second-person 100.00 --reason "…"                      asks a second person for payments over 100 dollars
npm run deposits -- reconcile --days 3                                    compares the last days with the providers' own lists
npm run deposits -- reconcile --kept                                      what the last comparisons found`

const options = {
  spread: { type: 'string', default: '300' },
  source: { type: 'string', default: 'operator' },
  sure: { type: 'boolean' },
  reason: { type: 'string', default: '' },
  days: { type: 'string', default: '3' },
  kept: { type: 'boolean' },
} as const

const english = createTexts(localeCatalogues, createLog('silent'))

const review = async (
  { db, config, log, print }: CommandContext,
  [reference, decision]: [string, string],
  reason: string,
): Promise<boolean> => {
  const waiting = await listDepositsUnderReview(db)
  if (reference === '') {
    for (const { reference: name, channel, amount, currency, doubt } of waiting)
      print(`${name}  ${channel}  ${amount} ${currency}  ${english.translate('en', depositsText, ...reviewReasonText(doubt))}`)
    print(waiting.length === 0 ? 'No payment waits for a person.' : `${waiting.length} to look at.`)
    return true
  }
  const one = waiting.find((payment) => payment.reference === reference)
  if (one === undefined) {
    print(`No payment ${reference} waits for a person.`)
    return false
  }
  const ctx = { actor: { kind: 'system' }, db, now: systemClock.now(), locale: 'en', log } as const
  if (decision === 'credit') await creditReviewedDeposit(ctx, { config, clock: systemClock }, { id: one.id, reason })
  else if (decision === 'refunded') await markReviewedDepositRefunded(ctx, { id: one.id, reason })
  else return false
  print(decision === 'credit' ? `${reference} is credited with what arrived.` : `${reference} is marked as given back.`)
  return true
}

const compare = async ({ db, config, log, print }: CommandContext, days: number): Promise<boolean> => {
  const until = systemClock.now()
  const span = { from: new Date(until.getTime() - days * 86_400_000), until }
  const made = await reconcileDeposits({ db, config, clock: systemClock, log }, span)
  for (const { channel, listed, ofOtherServices, failure, differences } of made) {
    for (const { reference, kind, ours, theirs } of differences)
      print(`${channel}  ${reference}  ${kind}  here: ${ours ?? '-'}  there: ${theirs ?? '-'}`)
    print(`${channel}: ${failure ?? `${listed} payments of ours, ${ofOtherServices} of others, ${differences.length} differences`}`)
  }
  if (made.length === 0) print('No payment provider is set up.')
  return made.every(({ failure, differences }) => failure === null && differences.length === 0)
}

const run = async (context: CommandContext, args: readonly string[]): Promise<boolean> => {
  const { db, print } = context
  const { positionals, values } = parseArgs({ args: [...args], allowPositionals: true, options })
  const [command, currency = '', third = '', fourth] = positionals
  if (command === 'review') {
    if (currency === '' || third === 'credit' || third === 'refunded') return review(context, [currency, third], values.reason)
  }
  const days = Number(values.days)
  if (command === 'reconcile' && values.kept === true) {
    for (const { at, channel, listed, failure, differences } of await listReconciliations(db))
      print(`${at.toISOString()}  ${channel}  ${failure ?? `${listed} payments, ${differences.length} differences`}`)
    return true
  }
  if (command === 'reconcile' && days > 0 && days <= 90) return compare(context, days)
  if (command === 'second-person' && currency !== '') {
    const limit = await setMoneyRuleAsOperator(db, { limit: currency, reason: values.reason }, systemClock.now())
    print(limit === 'off' ? 'Payments need no second person.' : `Payments over ${limit} USD need a second person.`)
    return true
  }
  if (command === 'rate' && third !== '') {
    const rate = {
      currency: currency.toUpperCase(),
      mid: third,
      spreadBps: Number(values.spread),
      source: values.source,
      sure: values.sure === true,
    }
    const price = await inTransaction(db, (tx) => setExchangeRate(tx, rate, systemClock.now()))
    print(`A dollar costs ${trimDecimal(price)} ${rate.currency} from now on.`)
    return true
  }
  if (command === 'channel' && (fourth === 'on' || fourth === 'off')) {
    const pair = { currency: currency.toUpperCase(), channel: third, enabled: fourth === 'on' }
    const found = await inTransaction(db, (tx) => setDepositChannelEnabled(tx, pair, systemClock.now()))
    print(found ? `${pair.currency} through ${third} is ${fourth}.` : `There is no ${pair.currency} through ${third}.`)
    return found
  }
  print(usage)
  return false
}

/** Command for rates, channels, payments under review and reconciliation. */
export const depositsCommand: Command = async (context, args) => {
  try {
    return await run(context, args)
  } catch (error) {
    if (error instanceof ExchangeRateRefusedError) context.print(error.message)
    else if (error instanceof AppError) context.print(english.error('en', error.reason.code))
    else throw error
    return false
  }
}
