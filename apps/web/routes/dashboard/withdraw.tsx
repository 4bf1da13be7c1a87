import { createFileRoute } from '@tanstack/react-router'
import { siteText } from '#features/site/locales/text.ts'
import { useT } from '#platform/web/i18n.tsx'

/** No money leaves this way yet: the word is all there is. */
const Withdraw = () => {
  const t = useT(siteText)
  return <h1 className="pt-6 text-2xl">{t('nav.withdraw')}</h1>
}

export const Route = createFileRoute('/dashboard/withdraw')({ component: Withdraw })
