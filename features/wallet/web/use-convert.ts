import { useMutation } from '@tanstack/react-query'
import { call } from '#platform/web/client/call.ts'
import { showFailure } from '#platform/web/client/errors.ts'
import { useIdempotentAction } from '#platform/web/client/idempotent-action.ts'
import { buyCredits, type CreditPrice, sellCredits, type Wallet } from '../contract.ts'
import type { Direction, Quote } from './conversion.ts'
import { keepWallet, refreshWallet } from './wallet-queries.ts'

export interface Deed {
  direction: Direction
  quote: Quote
  price: CreditPrice
}
export interface Converted extends Deed {
  wallet: Wallet
}

/** Converts at the price that was shown; pressing twice or trying again converts once. */
export const useConvert = () => {
  const intent = useIdempotentAction()
  return useMutation({
    mutationFn: (deed: Deed): Promise<Converted> =>
      intent.once(deed, async (idempotencyKey) => {
        const { direction, quote, price } = deed
        const { data } =
          direction === 'buy'
            ? await call(buyCredits, { body: { usd: quote.usd, price_id: price.id } }, { idempotencyKey })
            : await call(sellCredits, { body: { credits: quote.credits, price_id: price.id } }, { idempotencyKey })
        return { ...deed, wallet: data.wallet }
      }),
    onSuccess: ({ wallet }) => keepWallet(wallet),
    onError: showFailure,
    // A refusal means that what is shown is not what is.
    onSettled: refreshWallet,
  })
}
