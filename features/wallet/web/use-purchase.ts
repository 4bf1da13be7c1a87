import { useMutation } from '@tanstack/react-query'
import { errorCode, showFailure } from '#platform/web/client/errors.ts'
import { type AttemptKeys, useIdempotentRunner } from '#platform/web/client/idempotent-runner.ts'
import { showSuccess } from '#platform/web/ui/toasts/toast.ts'
import type { Wallet } from '../contract.ts'
import { updateCachedWallet, refreshWallet } from './wallet-queries.ts'

/** Whether the balance was too small; some features have their own error code for it. */
const isInsufficient = (error: unknown): boolean => errorCode(error)?.endsWith('.insufficient_funds') === true

interface PurchaseOptions<Item, Result> {
  /** What is bought, such as `gift`. */
  purpose: string
  /** Calls the server; the same key buys once. */
  buy: (item: Item, keys: AttemptKeys) => Promise<Result>
  /** The message shown after a purchase. */
  sentence: (bought: Result, item: Item) => string
  onBought?: (bought: Result, item: Item) => void
  /** Called when the balance is too small, so that the screen can offer a deposit. */
  onInsufficient?: (item: Item) => void
  /** Shows an error in the screen's own words; by default the server's message is shown. */
  onFailed?: (error: unknown) => void
}

/** Buys a gift, boost or plan: a double click or a retry buys once. */
export const usePurchase = <Item, Result extends { wallet: Wallet }>({
  purpose,
  buy,
  sentence,
  onBought,
  onInsufficient,
  onFailed = showFailure,
}: PurchaseOptions<Item, Result>) => {
  const runner = useIdempotentRunner(purpose)
  return useMutation({
    mutationFn: (item: Item) => runner.once(item, (keys) => buy(item, keys)),
    onSuccess: (bought, item) => {
      updateCachedWallet(bought.wallet)
      showSuccess(sentence(bought, item))
      onBought?.(bought, item)
    },
    onError: (error, item) => {
      // oxlint-disable-next-line no-console -- the specification asks for the failure in the log too
      console.error('the purchase failed', error)
      if (onInsufficient !== undefined && isInsufficient(error)) onInsufficient(item)
      else onFailed(error)
    },
    // Also after an error: the server may have charged although its answer was lost.
    onSettled: refreshWallet,
  })
}
