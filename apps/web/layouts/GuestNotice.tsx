import { siteText } from '#features/site/locales/text.ts'
import { useT } from '#platform/web/i18n.tsx'
import { PageLink } from '#platform/web/page-link.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { DoorwayPicture } from '#platform/web/ui/pictures/people.tsx'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'

/** Shown to guests in place of a screen that they may not use. It says whom to ask. */
export const GuestNotice = () => {
  const t = useT(siteText)
  return (
    <EmptyState
      picture={<DoorwayPicture />}
      title={t('guest.title')}
      message={t('guest.text')}
      action={<Button render={<PageLink href="/contactUs" />}>{t('guest.ask')}</Button>}
    />
  )
}
