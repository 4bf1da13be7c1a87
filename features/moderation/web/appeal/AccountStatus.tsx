import ShieldAlert from 'lucide-react/icons/shield-alert'
import { lazy, Suspense } from 'react'
import { registrationText } from '#features/registration/web/index.ts'
import { useT } from '#platform/web/i18n.tsx'
import { moderationText } from '../../locales/text.ts'
import { useAccountStatus } from './statement-queries.ts'

const StatementDialog = lazy(async () => ({ default: (await import('./StatementDialog.tsx')).StatementDialog }))

/** Shows a banner while the member is hidden for a review, and a dialog with a decision they have not seen. Used on every screen. */
export const AccountStatus = () => {
  const t = useT(moderationText)
  const registration = useT(registrationText)
  const data = useAccountStatus().data
  if (data === undefined) return null
  return (
    <>
      {data.held ? (
        <div role="status" className="flex items-center gap-2 bg-marigold-tint px-safe-4 py-2 md:px-8">
          <ShieldAlert aria-hidden className="size-4 text-marigold-ink" />
          <p className="text-sm font-medium text-marigold-ink">{data.applicant ? registration('held') : t('accountStatus.held')}</p>
        </div>
      ) : null}
      {data.statement === null ? null : (
        <Suspense>
          <StatementDialog key={data.statement.id} statement={data.statement} />
        </Suspense>
      )}
    </>
  )
}
