import { useMutation } from '@tanstack/react-query'
import { call } from '#platform/web/client/call.ts'
import { showFailure } from '#platform/web/client/errors.ts'
import { useIdempotentAction } from '#platform/web/client/idempotent-action.ts'
import { buyCredits, type CreditPrice, sellCredits, type Wallet } from '../contract.ts'
import type { ConversionDirection, ConversionQuote } from './conversion.ts'
import { updateCachedWallet, refreshWallet } from './wallet-queries.ts'

export interface ConversionInput {
  direction: ConversionDirection
  quote: ConversionQuote
  price: CreditPrice
}
export interface ConversionResult extends ConversionInput {
  wallet: Wallet
}

/** Converts at the price that was shown; pressing twice or trying again converts once. */
export const useConvert = () => {
  const intent = useIdempotentAction()
  return useMutation({
    mutationFn: (deed: ConversionInput): Promise<ConversionResult> =>
      intent.once(deed, async (idempotencyKey) => {
        const { direction, quote, price } = deed
        const { data } =
          direction === 'buy'
            ? await call(buyCredits, { body: { usd: quote.usd, price_id: price.id } }, { idempotencyKey })
            : await call(sellCredits, { body: { credits: quote.credits, price_id: price.id } }, { idempotencyKey })
        return { ...deed, wallet: data.wallet }
      }),
    onSuccess: ({ wallet }) => updateCachedWallet(wallet),
    onError: showFailure,
    // A refusal means that what is shown is not what is.
    onSettled: refreshWallet,
  })
}
