import { useMutation } from '@tanstack/react-query'
import { errorCode, showFailure } from '#platform/web/client/errors.ts'
import { useIdempotentAction } from '#platform/web/client/idempotent-action.ts'
import { showSuccess } from '#platform/web/ui/toasts/toast.ts'
import type { Wallet } from '../contract.ts'
import { updateCachedWallet, refreshWallet } from './wallet-queries.ts'

/** The wallet's own refusal, or that of a feature with words of its own for it. */
const isInsufficient = (error: unknown): boolean => errorCode(error)?.endsWith('.insufficient_funds') === true

interface PurchaseOptions<Wanted, Bought> {
  /** Asks the server; the same key buys once. */
  buy: (wanted: Wanted, idempotencyKey: string) => Promise<Bought>
  /** What the member is told when it has worked. */
  sentence: (bought: Bought, wanted: Wanted) => string
  onBought?: (bought: Bought, wanted: Wanted) => void
  /** The balance was too small; the screen offers a deposit. */
  onInsufficient?: (wanted: Wanted) => void
  /** Tells of a failure in the screen's own words; the server's are told otherwise. */
  onFailed?: (error: unknown) => void
}

/** Gifts, boosts and plans are all bought this way: once for each intent, with one way to succeed and one to fail. */
export const usePurchase = <Wanted, Bought extends { wallet: Wallet }>({
  buy,
  sentence,
  onBought,
  onInsufficient,
  onFailed = showFailure,
}: PurchaseOptions<Wanted, Bought>) => {
  const intent = useIdempotentAction()
  return useMutation({
    mutationFn: (wanted: Wanted) => intent.once(wanted, (idempotencyKey) => buy(wanted, idempotencyKey)),
    onSuccess: (bought, wanted) => {
      updateCachedWallet(bought.wallet)
      showSuccess(sentence(bought, wanted))
      onBought?.(bought, wanted)
    },
    onError: (error, wanted) => {
      // oxlint-disable-next-line no-console -- the specification asks for the failure in the log too
      console.error('the purchase failed', error)
      if (onInsufficient !== undefined && isInsufficient(error)) onInsufficient(wanted)
      else onFailed(error)
    },
    // A refusal means that what is shown is not what is.
    onSettled: refreshWallet,
  })
}
