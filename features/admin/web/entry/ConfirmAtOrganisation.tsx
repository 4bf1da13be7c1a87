import { useLocation } from '@tanstack/react-router'
import { useT } from '#platform/web/i18n.tsx'
import { adminText } from '../../locales/text.ts'

/** Link to the log-in of the organisation, which leads back to this screen. For staff without a password in this service. */
export const ConfirmAtOrganisation = () => {
  const t = useT(adminText)
  const here = useLocation({ select: ({ href }) => href })
  return (
    <a
      href={`/staff?again=1&redirect=${encodeURIComponent(here)}`}
      className="inline-flex min-h-11 items-center font-semibold text-primary underline underline-offset-4"
    >
      {t('reauthentication.organisationButton')}
    </a>
  )
}
