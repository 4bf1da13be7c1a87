import { Link } from '@tanstack/react-router'
import { useRefetchWalletOnEvents, useWallet } from '#features/wallet/web/index.ts'
import { platformText } from '#platform/shared/i18n/locales/text.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import { ErrorState } from '#platform/web/ui/states/ErrorState.tsx'
import { Skeleton } from '#platform/web/ui/states/Skeleton.tsx'
import { callScreenText } from '../locales/text.ts'
import type { CallController } from './controller/call-controller.ts'
import type { CallView } from './controller/call-view.ts'

/** Typed as string so that the router accepts a screen of another feature. */
const walletPath: string = '/dashboard/wallet'

/** Confirms a call beyond the plan: shows the price and the balance, and links to the wallet when the balance is too low. */
export const PayForCallDialog = ({ view, controller }: { view: CallView; controller: CallController }) => {
  const t = useT(callScreenText)
  const words = useT(platformText)
  const { data, isFetching, refetch } = useWallet()
  useRefetchWalletOnEvents()
  const { price, person } = view
  const balance = data?.wallet.credits
  const leave = () => void controller.hangUp()
  return (
    <Dialog
      open
      onOpenChange={leave}
      title={t('pay.title', { count: price })}
      closeLabel={words('words.close')}
      actions={
        <>
          <Button variant="secondary" onClick={leave}>
            {t('pay.cancel')}
          </Button>
          {balance !== undefined && balance >= price ? (
            <Button onClick={() => void controller.ring(true)}>{t('pay.confirm')}</Button>
          ) : null}
          {balance !== undefined && balance < price ? (
            <Button render={<Link to={walletPath} />} onClick={leave}>
              {t('pay.wallet')}
            </Button>
          ) : null}
        </>
      }
    >
      {balance === undefined && isFetching ? <Skeleton shape="line" className="w-48" /> : null}
      {balance === undefined && !isFetching ? (
        <ErrorState message={t('pay.failed')} retryLabel={words('words.retry')} onRetry={() => void refetch()} />
      ) : null}
      {balance === undefined ? null : (
        <p>
          {t(balance < price ? 'pay.short' : 'pay.text', { count: price, name: person.firstname })}{' '}
          <strong className="whitespace-nowrap tabular-nums">{t('pay.balance', { balance })}</strong>
        </p>
      )}
    </Dialog>
  )
}
