import { Link } from '@tanstack/react-router'
import { AmountRow, useDualCurrencyFormat, usePurchase, useWallet } from '#features/wallet/web/index.ts'
import { platformText } from '#platform/shared/i18n/locales/text.ts'
import { call } from '#platform/web/client/call.ts'
import { showFailure } from '#platform/web/client/errors.ts'
import type { AttemptKeys } from '#platform/web/client/idempotent-runner.ts'
import { useFormat, useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import { ErrorState } from '#platform/web/ui/states/ErrorState.tsx'
import { Skeleton } from '#platform/web/ui/states/Skeleton.tsx'
import { subscribe } from '../contract.ts'
import { subscriptionsText } from '../locales/text.ts'
import { calculateOfferCost, offerEndsAt, isExtension, type PlanOffer } from './offer.ts'
import { refreshPlans } from './plan-queries.ts'

interface PlanDialogProps {
  open: boolean
  offer: PlanOffer
  onClose: () => void
}

const buy = async ({ plan, running }: PlanOffer, keys: AttemptKeys) =>
  (await call(subscribe, { params: { id: plan.id }, body: { price: plan.price, until: running.until } }, keys)).data

/** Typed as a string, because the route belongs to another feature. */
const depositPath: string = '/dashboard/deposit'

/** Confirms a purchase with its cost. With too small a balance it links to a deposit that returns here. */
export const PlanDialog = ({ open, offer, onClose }: PlanDialogProps) => {
  const t = useT(subscriptionsText)
  const words = useT(platformText)
  const { date } = useFormat()
  const money = useDualCurrencyFormat()
  const { data, isFetching, refetch } = useWallet()
  const { plan, running } = offer
  const name = plan.planName
  const purchase = usePurchase({
    purpose: 'plan',
    buy,
    sentence: ({ subscription }) => t('done', { plan: subscription.planName, date: date(subscription.until ?? subscription.period_end) }),
    onBought: () => {
      refreshPlans()
      onClose()
    },
    // The balance is refetched; the dialog then offers a deposit.
    onInsufficient: refreshPlans,
    onFailed: (error) => {
      showFailure(error)
      refreshPlans()
      // The server has refused the offer as it was shown, so a retry would fail too.
      if (error instanceof Response && error.status < 500) onClose()
    },
  })
  const cost = data === undefined ? undefined : calculateOfferCost(offer, data.wallet.usd)
  const until = date(offerEndsAt(offer))
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => (next ? undefined : onClose())}
      title={t(isExtension(offer) ? 'confirm.extend' : 'confirm.get', { plan: name })}
      closeLabel={words('words.close')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('confirm.cancel')}
          </Button>
          {cost?.short !== undefined ? (
            <Button render={<Link to={depositPath} search={{ back: `/dashboard/upgrade?plan=${plan.id}` }} />}>
              {t('confirm.deposit')}
            </Button>
          ) : null}
          {cost !== undefined && cost.short === undefined ? (
            <Button busy={purchase.isPending} onClick={() => purchase.mutate(offer)}>
              {cost.pay === undefined ? t('confirm.change', { plan: name }) : t('confirm.buy', { amount: money(cost.pay).phrase })}
            </Button>
          ) : null}
        </>
      }
    >
      <p>
        {t(isExtension(offer) ? 'confirm.extends' : 'confirm.begins', { plan: name, date: until })} {t('confirm.noRenewal')}
      </p>
      {cost === undefined && isFetching ? <Skeleton className="h-28" /> : null}
      {cost === undefined && !isFetching ? (
        <ErrorState message={t('failed')} retryLabel={words('words.retry')} onRetry={() => void refetch()} />
      ) : null}
      {cost === undefined ? null : (
        <dl className="flex flex-col gap-2">
          <AmountRow label={t('confirm.price')} usd={plan.price} />
          {cost.credit === undefined ? null : (
            <AmountRow label={t('confirm.credit', { plan: running.planName })} usd={cost.credit} sign="−" />
          )}
          {cost.pay === undefined ? (
            <AmountRow label={t('confirm.back')} usd={cost.back ?? '0'} sign="+" isStrong />
          ) : (
            <AmountRow label={t('confirm.pay')} usd={cost.pay} isStrong />
          )}
          <AmountRow label={t('confirm.balance')} usd={data?.wallet.usd ?? '0'} />
        </dl>
      )}
      <p role="status" className="empty:hidden">
        {cost?.short === undefined ? null : t('confirm.short', { amount: money(cost.short).phrase })}
      </p>
    </Dialog>
  )
}
