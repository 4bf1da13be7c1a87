import { readMember } from '#features/members/server/index.ts'
import type { LocalRate } from '#features/wallet/contract.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { readExchangeRateInForce } from './queries.ts'

/** The countries (ISO 3166-1 alpha-2) that use each currency (ISO 4217) of deposits. */
const countries: Record<string, readonly string[]> = {
  NGN: ['NG'],
  GHS: ['GH'],
  KES: ['KE'],
  ZAR: ['ZA'],
  XOF: ['BJ', 'BF', 'CI', 'GW', 'ML', 'NE', 'SN', 'TG'],
  XAF: ['CM', 'CF', 'TD', 'CG', 'GQ', 'GA'],
}

/** Reads the currency of the caller's country and the current price of a US dollar in it; null where no rate is known. */
export const readLocalExchangeRate = async ({ db, actor, now }: Pick<MemberContext, 'db' | 'actor' | 'now'>): Promise<LocalRate | null> => {
  const member = await readMember(db, actor.id)
  const currency = Object.keys(countries).find((code) => countries[code]?.includes(member?.country ?? ''))
  const rate = currency === undefined ? undefined : await readExchangeRateInForce(db, currency, now)
  return rate === undefined ? null : { currency: rate.currency, deposit_rate: Number(rate.deposit_rate) }
}
