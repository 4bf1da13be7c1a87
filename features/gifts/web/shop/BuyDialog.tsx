import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { AmountRow, useDualCurrencyFormat } from '#features/wallet/web/index.ts'
import { formatCents, toMinorUnits } from '#platform/shared/money.ts'
import { platformText } from '#platform/shared/i18n/locales/text.ts'
import { useErrorText, useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import { TextArea } from '#platform/web/ui/fields/TextArea.tsx'
import { giftExpiryDays, giftErrors, type GiftPlan, maxGiftNoteLength } from '../../contract.ts'
import { giftsText } from '../../locales/text.ts'
import { saveNoteDraft, readNoteDraft } from './note-draft.ts'
import { GiftPicture } from '../GiftPicture.tsx'

interface BuyDialogProps {
  plan: GiftPlan
  uid: string
  name: string
  takesNote: boolean
  /** The buyer's balance in US dollars, as a decimal. */
  balance: string
  /** Whether the server has rejected the balance as too small. */
  short: boolean
  busy: boolean
  onClose: () => void
  onBuy: (note: string) => void
}

const cents = (amount: string): bigint => toMinorUnits(amount, 2) ?? 0n
/** The balance after a purchase, as a decimal; undefined when it is too small. */
const remainingBalance = (balance: string, price: string): string | undefined => {
  const left = cents(balance) - cents(price)
  return left < 0n ? undefined : formatCents(left)
}
/** The character counter appears when at most this many characters are left. */
const nearFull = 40

/** Asks to confirm a purchase, with its price and a note. If the balance is too small, it links to a deposit that leads back here. */
export const BuyDialog = ({ plan, uid, name, takesNote, balance, short, busy, onClose, onBuy }: BuyDialogProps) => {
  const t = useT(giftsText)
  const words = useT(platformText)
  const explain = useErrorText()
  const money = useDualCurrencyFormat()
  const [note, setNote] = useState(() => readNoteDraft(uid))
  const left = remainingBalance(balance, plan.amount)
  const amount = money(plan.amount).phrase
  const write = (text: string) => {
    setNote(text)
    saveNoteDraft(uid, text)
  }
  const rest = maxGiftNoteLength - note.length

  if (short || left === undefined)
    return (
      <Dialog
        open
        onOpenChange={onClose}
        title={explain(giftErrors.insufficient_funds.code)}
        closeLabel={words('words.close')}
        actions={
          <>
            <Button variant="secondary" onClick={onClose}>
              {t('short.later')}
            </Button>
            <Button render={<Link to="/dashboard/deposit" search={{ back: `/dashboard/gifts?uid=${uid}&plan=${plan.id}` }} />}>
              {t('short.deposit')}
            </Button>
          </>
        }
      >
        <p className="tabular-nums">{t('short.text', { gift: plan.name, amount, balance: money(balance).phrase })}</p>
        <p className="text-sm text-soft">{t('short.back')}</p>
      </Dialog>
    )
  return (
    <Dialog
      open
      onOpenChange={onClose}
      dismissible={false}
      title={t('confirm.title', { gift: plan.name, name })}
      closeLabel={words('words.close')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('confirm.cancel')}
          </Button>
          <Button busy={busy} onClick={() => onBuy(takesNote ? note.trim() : '')}>
            {t('confirm.send', { amount })}
          </Button>
        </>
      }
    >
      <div className="flex items-center gap-4">
        <GiftPicture plan={plan} />
        <dl className="flex flex-1 flex-col gap-1 max-sm:gap-2">
          <AmountRow label={t('confirm.price')} usd={plan.amount} isStrong isStacked />
          <AmountRow label={t('confirm.left')} usd={left} isStrong isStacked />
        </dl>
      </div>
      {takesNote ? (
        <TextArea
          label={t('confirm.note')}
          optional={words('words.optional')}
          placeholder={t('confirm.notePlaceholder')}
          rows={2}
          maxLength={maxGiftNoteLength}
          value={note}
          readOnly={busy}
          onChange={({ target }) => write(target.value)}
          hint={rest <= nearFull ? t('confirm.noteLeft', { count: rest }) : undefined}
        />
      ) : (
        <p className="text-sm text-soft">{t('confirm.noNote', { name })}</p>
      )}
      <p className="text-sm text-soft">{t('confirm.care', { name, days: giftExpiryDays })}</p>
    </Dialog>
  )
}
