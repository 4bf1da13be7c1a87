import type { Context } from '#platform/server/context.ts'
import { formatMinorUnits } from '#platform/shared/money.ts'
import type { DepositCurrency } from '../../contract.ts'
import type { Providers } from '../checking/check-deposit.ts'
import { readPairs } from '../queries.ts'

/** What a deposit can be made in, through providers that are set up here, named in the reader's language. */
export const listCurrencies = async (ctx: Context, providers: Providers): Promise<DepositCurrency[]> => {
  const names = new Intl.DisplayNames(ctx.locale, { type: 'currency' })
  const found = new Map<string, DepositCurrency>()
  for (const { currency, channel, scale, min, max } of await readPairs(ctx.db)) {
    if (providers[channel] === undefined) continue
    const known = found.get(currency) ?? { id: currency, name: names.of(currency) ?? currency, abbr: currency, scale, channels: [] }
    known.channels.push({ channel, min: formatMinorUnits(min, scale), max: formatMinorUnits(max, scale) })
    found.set(currency, known)
  }
  return [...found.values()]
}
