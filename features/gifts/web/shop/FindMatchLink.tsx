import { Link } from '@tanstack/react-router'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { giftsText } from '../../locales/text.ts'

/** A link to the matches, for a shop without a receiver or without gifts on sale. */
export const FindMatchLink = () => {
  const t = useT(giftsText)
  return <Button render={<Link to="/dashboard/matches" />}>{t('shop.findMatch')}</Button>
}
