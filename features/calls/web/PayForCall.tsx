import { Link } from '@tanstack/react-router'
import { useLiveWallet, useWallet } from '#features/wallet/web/index.ts'
import { platformText } from '#platform/shared/i18n/locales/text.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import { ErrorState } from '#platform/web/ui/states/ErrorState.tsx'
import { Skeleton } from '#platform/web/ui/states/Skeleton.tsx'
import { callText } from '../locales/call/text.ts'
import type { CallDesk } from './desk/call-desk.ts'
import type { CallView } from './stage/call-view.ts'

/** Plain text for the router: the screen belongs to another feature. */
const walletPath: string = '/dashboard/wallet'

/** Asks before a call past the plan: what it costs and what the member has. Without enough it does not ring, and leads to the wallet. */
export const PayForCall = ({ view, desk }: { view: CallView; desk: CallDesk }) => {
  const t = useT(callText)
  const words = useT(platformText)
  const { data, isFetching, refetch } = useWallet()
  useLiveWallet()
  const { price, person } = view
  const balance = data?.wallet.credits
  const leave = () => void desk.hangUp()
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
          {balance !== undefined && balance >= price ? <Button onClick={() => void desk.ring(true)}>{t('pay.confirm')}</Button> : null}
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
