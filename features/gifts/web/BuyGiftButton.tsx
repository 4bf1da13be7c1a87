import { Link } from '@tanstack/react-router'
import Gift from 'lucide-react/icons/gift'
import { useT } from '#platform/web/i18n.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { giftsText } from '../locales/text.ts'

/** A link from a profile to the gifts for its owner. */
export const BuyGiftButton = ({ uid }: { uid: string }) => {
  const t = useT(giftsText)
  return (
    <IconButton
      size="lg"
      className="max-md:size-12"
      variant="secondary"
      label={t('buyGift')}
      icon={<Gift aria-hidden className="size-6 text-marigold-ink" />}
      render={<Link to="/dashboard/gifts" search={{ uid }} />}
    />
  )
}
