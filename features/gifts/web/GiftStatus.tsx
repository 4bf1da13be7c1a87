import { useFormat, useT } from '#platform/web/i18n.tsx'
import { Chip } from '#platform/web/ui/Chip.tsx'
import type { Gift } from '../contract.ts'
import { giftsText } from '../locales/text.ts'

const tones = { open: 'marigold', redeemed: 'lagoon', declined: 'neutral', returned: 'neutral' } as const

/** The status of a gift as a chip. */
export const GiftStatus = ({ status }: Pick<Gift, 'status'>) => {
  const t = useT(giftsText)
  return <Chip tone={tones[status]}>{t(`statuses.${status}`)}</Chip>
}

/** The status of a gift as a sentence, for the giver (`own` is true) or the receiver. */
export const GiftStatusText = ({ gift, own }: { gift: Gift; own: boolean }) => {
  const t = useT(giftsText)
  const { date } = useFormat()
  const sentence = (): string | undefined => {
    if (gift.status === 'open') return t(own ? 'card.untilOther' : 'card.until', { date: date(gift.expires_at, { dateStyle: 'long' }) })
    // The wallet shows the credits of a redeemed gift.
    if (gift.status === 'redeemed') return undefined
    return t(own ? 'card.backOwn' : 'card.back')
  }
  const words = sentence()
  return words === undefined ? null : <p className="text-sm text-soft tabular-nums">{words}</p>
}
