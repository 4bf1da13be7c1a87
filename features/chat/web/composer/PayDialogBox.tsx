import { Link } from '@tanstack/react-router'
import { useRefetchWalletOnEvents, useWallet } from '#features/wallet/web/index.ts'
import { platformText } from '#platform/shared/i18n/locales/text.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import { ErrorState } from '#platform/web/ui/states/ErrorState.tsx'
import { Skeleton } from '#platform/web/ui/states/Skeleton.tsx'
import { chatText } from '../../locales/text.ts'

export interface PayDialogBoxProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Price of the message in credits. */
  price: number
  onPay: () => void
}

/** Typed as string so that the router accepts a screen of another feature. */
const walletPath: string = '/dashboard/wallet'

/** Confirms the payment for a message: shows the price and the balance, and links to the wallet when the balance is too low. */
export const PayDialogBox = ({ open, onOpenChange, price, onPay }: PayDialogBoxProps) => {
  const t = useT(chatText)
  const words = useT(platformText)
  const { data, isFetching, refetch } = useWallet()
  useRefetchWalletOnEvents()
  const balance = data?.wallet.credits
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('request.pay.title', { count: price })}
      closeLabel={words('words.close')}
      actions={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {t('request.pay.cancel')}
          </Button>
          {balance !== undefined && balance >= price ? <Button onClick={onPay}>{t('request.pay.confirm')}</Button> : null}
          {balance !== undefined && balance < price ? <Button render={<Link to={walletPath} />}>{t('request.pay.wallet')}</Button> : null}
        </>
      }
    >
      {balance === undefined && isFetching ? <Skeleton shape="line" className="w-48" /> : null}
      {balance === undefined && !isFetching ? (
        <ErrorState message={t('request.pay.failed')} retryLabel={words('words.retry')} onRetry={() => void refetch()} />
      ) : null}
      {balance === undefined ? null : (
        <p>
          {t(balance < price ? 'request.pay.short' : 'request.pay.text', { count: price })}{' '}
          <strong className="whitespace-nowrap tabular-nums">{t('request.pay.balance', { balance })}</strong>
        </p>
      )}
    </Dialog>
  )
}
