import { Link } from '@tanstack/react-router'
import { AmountRow, useDualCurrencyFormat } from '#features/wallet/web/index.ts'
import { platformText } from '#platform/shared/i18n/locales/text.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import type { Boost, BoostPlan } from '../contract.ts'
import { boostsText } from '../locales/text.ts'
import { balanceAfterPurchase } from './balance-after-purchase.ts'
import { BoostEndPreview } from './BoostEndPreview.tsx'
import { useBoostFormat } from './use-boost-format.ts'

interface BoostDialogProps {
  open: boolean
  plan: BoostPlan
  boost: Boost | null
  /** The dollar balance; undefined while it is not known. */
  usd: string | undefined
  busy: boolean
  onClose: () => void
  onPay: () => void
}

/** Asks before a boost is charged. Shows the price and what is left of the balance. */
export const BoostDialog = ({ open, plan, boost, usd, busy, onClose, onPay }: BoostDialogProps) => {
  const t = useT(boostsText)
  const words = useT(platformText)
  const format = useBoostFormat()
  const money = useDualCurrencyFormat()
  const { left, short } = usd === undefined ? { left: null, short: null } : balanceAfterPurchase(usd, plan.price)
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => (next || busy ? undefined : onClose())}
      title={t(boost === null ? 'confirm.ask' : 'confirm.askExtend', { period: format.days(plan.period) })}
      closeLabel={words('words.close')}
      actions={
        <>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            {t('confirm.cancel')}
          </Button>
          {short === null ? (
            <Button busy={busy} disabled={usd === undefined} onClick={onPay}>
              {t('confirm.pay', { amount: money(plan.price).phrase })}
            </Button>
          ) : (
            <Button render={<Link to="/dashboard/deposit" />}>{t('confirm.deposit')}</Button>
          )}
        </>
      }
    >
      <BoostEndPreview plan={plan} boost={boost} />
      <dl className="flex flex-col gap-1.5">
        <AmountRow label={t('confirm.balance')} usd={usd} />
        <AmountRow label={t('confirm.cost')} usd={plan.price} isStrong />
        {left === null ? null : <AmountRow label={t('confirm.after')} usd={left} isStrong />}
      </dl>
      <p role="status" className="font-semibold text-danger empty:hidden">
        {short === null ? null : t('confirm.short', { amount: money(short).phrase })}
      </p>
    </Dialog>
  )
}
