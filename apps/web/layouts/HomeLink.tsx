import { siteText } from '#features/site/locales/text.ts'
import { useT } from '#platform/web/i18n.tsx'
import { PageLink } from '#platform/web/page-link.tsx'
import { Logo } from '#platform/web/ui/Logo.tsx'

/** The logo as a link to the landing page. */
export const HomeLink = () => {
  const t = useT(siteText)
  return (
    <PageLink href="/" aria-label={t('nav.home')} className="inline-block w-fit rounded-control py-2">
      <Logo />
    </PageLink>
  )
}
