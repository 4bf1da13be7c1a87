import ShieldAlert from 'lucide-react/icons/shield-alert'
import { lazy, Suspense } from 'react'
import { useT } from '#platform/web/i18n.tsx'
import { moderationText } from '../../locales/text.ts'
import { useStanding } from './standing-queries.ts'

const StatementDialog = lazy(async () => ({ default: (await import('./StatementDialog.tsx')).StatementDialog }))

/** On every screen of a member: that they are hidden for a review, and what they must read of what was decided. Nothing for most. */
export const Standing = () => {
  const t = useT(moderationText)
  const data = useStanding().data
  if (data === undefined) return null
  return (
    <>
      {data.held ? (
        <div role="status" className="flex items-center gap-2 bg-marigold-tint px-safe-4 py-2 md:px-8">
          <ShieldAlert aria-hidden className="size-4 text-marigold-ink" />
          <p className="text-sm font-medium text-marigold-ink">{t('standing.held')}</p>
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
