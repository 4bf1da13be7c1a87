import { useLanguage, useT } from '#platform/web/i18n.tsx'
import { classes } from '#platform/web/ui/classes.ts'
import type { MemberRow } from '../../contract.ts'
import { adminText } from '../../locales/text.ts'
import { formatDateTime } from '../format-date.ts'

/** Shows status, state and end of a suspension. */
export const MemberState = ({ member }: { member: Pick<MemberRow, 'status' | 'state' | 'until'> }) => {
  const t = useT(adminText)
  const locale = useLanguage((language) => language.locale)
  const { status, state, until } = member
  return (
    <span className="whitespace-nowrap">
      <span className={classes('font-semibold', status === 'active' ? 'text-lagoon' : 'text-danger')}>{t(`statuses.${status}`)}</span>
      {state === 'active' ? null : <span className="text-soft"> · {t(`states.${state}`)}</span>}
      {until === null ? null : <span className="text-soft"> · {t('members.until', { date: formatDateTime(until, locale) })}</span>}
    </span>
  )
}
