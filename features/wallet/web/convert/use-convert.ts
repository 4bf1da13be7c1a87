import { useMutation } from '@tanstack/react-query'
import { call } from '#platform/web/client/call.ts'
import { showFailure } from '#platform/web/client/errors.ts'
import { useIdempotentRunner } from '#platform/web/client/idempotent-runner.ts'
import { buyCreditsWithDollars, type CreditPrice, sellCreditsForDollars, type Wallet } from '../../contract.ts'
import type { ConversionDirection, ConversionQuote } from './conversion.ts'
import { updateCachedWallet, refreshWallet } from '../wallet-queries.ts'

/** A conversion to request, at the price that was shown. */
export interface ConversionInput {
  direction: ConversionDirection
  quote: ConversionQuote
  price: CreditPrice
}
/** A finished conversion with the new balances. */
export interface ConversionResult extends ConversionInput {
  wallet: Wallet
}

/** Converts at the price that was shown; a double click or a retry converts once. */
export const useConvert = () => {
  const runner = useIdempotentRunner('conversion')
  return useMutation({
    mutationFn: (input: ConversionInput): Promise<ConversionResult> =>
      runner.once(input, async (keys) => {
        const { direction, quote, price } = input
        const { data } =
          direction === 'buy'
            ? await call(buyCreditsWithDollars, { body: { usd: quote.usd, price_id: price.id } }, keys)
            : await call(sellCreditsForDollars, { body: { credits: quote.credits, price_id: price.id } }, keys)
        return { ...input, wallet: data.wallet }
      }),
    onSuccess: ({ wallet }) => updateCachedWallet(wallet),
    onError: showFailure,
    // After an error the shown balances may be outdated.
    onSettled: refreshWallet,
  })
}
