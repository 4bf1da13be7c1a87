import { pricesEvent } from '#features/wallet/contract.ts'
import type { Tx } from '#platform/server/db/database.ts'
import { publishAfterCommit } from '#platform/server/realtime/events.ts'
import { platformErrors, AppError } from '#platform/shared/errors.ts'
import { formatMinorUnits, toMinorUnits } from '#platform/shared/money.ts'
import { readExchangeRateInForce } from '../queries.ts'
import { insertExchangeRate, storeDepositChannelEnabled } from '../store.ts'

const rateScale = 8
/** A rate that changes by more percent than this is probably a typing error. */
const maxJumpPercent = 10n
/** The database column holds no larger rate. */
const maxRate = 10n ** 20n

/** A rate to put in force. */
export interface NewExchangeRate {
  currency: string
  /** Units of the currency for one dollar, as a decimal. */
  mid: string
  /** The operator's margin on top, in hundredths of a percent. */
  spreadBps: number
  source: string
  /** Whether a change of more than ten percent is intended. */
  sure: boolean
}

/** An exchange rate was rejected. The message is for the operator. */
export class ExchangeRateRefusedError extends Error {
  /** Whether the rate was rejected only for a change of more than ten percent, which `sure` allows. */
  readonly jumps: boolean
  constructor(message: string, jumps = false) {
    super(message)
    this.jumps = jumps
  }
}

/**
 * Puts an exchange rate in force. The previous rate stays valid for another 15 minutes for members who have seen it.
 * @returns the price of a US dollar from now on, as a decimal, rounded up
 * @throws {AppError} platform.conflict when another rate was set at the same moment
 * @throws {ExchangeRateRefusedError} for an invalid decimal, a spread outside 0 to 2000, an unknown currency or a change of more than ten percent
 */
export const setExchangeRate = async (tx: Tx, { currency, mid, spreadBps, source, sure }: NewExchangeRate, now: Date): Promise<string> => {
  const exact = toMinorUnits(mid, rateScale)
  if (exact === undefined || exact === 0n) throw new ExchangeRateRefusedError(`${mid} is no rate: write a decimal such as 1550 or 11.2`)
  if (!Number.isInteger(spreadBps) || spreadBps < 0 || spreadBps > 2000)
    throw new ExchangeRateRefusedError('the spread is 0 to 2000 hundredths of a percent')
  const before = await readExchangeRateInForce(tx, currency, now)
  if (before === undefined) throw new ExchangeRateRefusedError(`${currency} is no currency of deposits`)
  const raised = (exact * BigInt(10_000 + spreadBps) + 9999n) / 10_000n
  if (raised >= maxRate) throw new ExchangeRateRefusedError(`${mid} is no rate: a dollar does not cost so much`)
  const known = toMinorUnits(before.deposit_rate, rateScale) ?? raised
  const jump = raised > known ? raised - known : known - raised
  if (!sure && jump * 100n > known * maxJumpPercent)
    throw new ExchangeRateRefusedError(
      `${formatMinorUnits(raised, rateScale)} is more than 10 % from ${before.deposit_rate}: add --sure if it is right`,
      true,
    )
  const deposit_rate = formatMinorUnits(raised, rateScale)
  if (!(await insertExchangeRate(tx, { currency, mid, spread_bps: spreadBps, deposit_rate, source, valid_from: now })))
    throw new AppError(platformErrors.conflict)
  await publishAfterCommit(tx, 'everybody', pricesEvent, {}, now)
  return deposit_rate
}

/** Enables or disables deposits in a currency through a channel; false when the pair does not exist. */
export const setDepositChannelEnabled = async (
  tx: Tx,
  { currency, channel, enabled }: { currency: string; channel: string; enabled: boolean },
  now: Date,
): Promise<boolean> => {
  if (!(await storeDepositChannelEnabled(tx, currency, channel, enabled))) return false
  await publishAfterCommit(tx, 'everybody', pricesEvent, {}, now)
  return true
}
