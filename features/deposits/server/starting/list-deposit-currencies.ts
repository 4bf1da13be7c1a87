import type { Context } from '#platform/server/context.ts'
import { formatMinorUnits } from '#platform/shared/money.ts'
import type { DepositCurrency } from '../../contract.ts'
import { readEnabledCurrencyChannels } from '../queries.ts'
import type { ConfiguredPaymentProviders } from '../providers/provider.ts'

/** Lists the currencies of deposits with their configured channels, named in the caller's language. */
export const listDepositCurrencies = async (ctx: Context, providers: ConfiguredPaymentProviders): Promise<DepositCurrency[]> => {
  const names = new Intl.DisplayNames(ctx.locale, { type: 'currency' })
  const found = new Map<string, DepositCurrency>()
  for (const { currency, channel, scale, min, max } of await readEnabledCurrencyChannels(ctx.db)) {
    if (providers[channel] === undefined) continue
    const known = found.get(currency) ?? { id: currency, name: names.of(currency) ?? currency, abbr: currency, scale, channels: [] }
    known.channels.push({ channel, min: formatMinorUnits(min, scale), max: formatMinorUnits(max, scale) })
    found.set(currency, known)
  }
  return [...found.values()]
}
