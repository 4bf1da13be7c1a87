import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { paymentProviderNames } from '#features/deposits/contract.ts'
import { reviewReasonText } from '#features/deposits/review-reason-contract.ts'
import { depositsText } from '#features/deposits/web/index.ts'
import { useLanguage, useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { adminText } from '../../locales/text.ts'
import { decideDepositReview } from '../../money-contract.ts'
import { consoleCall } from '../console-call.ts'
import { cacheDepositReviews, useDepositReviews } from '../console-queries.ts'
import { DataTable } from '../DataTable.tsx'
import { formatMoney } from './format-money.ts'
import { ConsolePage } from '../ConsolePage.tsx'
import { ReasonDialog } from '../ReasonDialog.tsx'
import { formatDateTime } from '../format-date.ts'

/** The payments under review. */
export const DepositReviewsScreen = () => {
  const t = useT(adminText)
  const locale = useLanguage((language) => language.locale)
  const deposits = useT(depositsText)
  const reviews = useDepositReviews()
  // The content of the dialog has its own state, because the content stays visible while the dialog closes.
  const [open, setOpen] = useState(false)
  const [deciding, setDeciding] = useState<{ id: string; decision: 'credit' | 'refunded'; reference: string }>()
  return (
    <ConsolePage title={t('nav.deposits')} query={reviews}>
      {(rows) => (
        <>
          <DataTable
            caption={t('nav.deposits')}
            rows={rows}
            rowKey={({ id }) => id}
            empty={t('reviews.none')}
            columns={[
              { name: t('reviews.at'), renderCell: ({ at }) => formatDateTime(at, locale) },
              {
                name: t('reviews.member'),
                renderCell: ({ member }) => (
                  <Link
                    to="/admin/members/$id"
                    params={{ id: member.id }}
                    className="inline-flex min-h-11 items-center font-semibold text-ink"
                  >
                    {member.name}
                  </Link>
                ),
              },
              {
                name: t('reviews.reference'),
                renderCell: ({ reference, channel }) => (
                  <>
                    {reference}
                    <span className="block text-soft">{paymentProviderNames[channel]}</span>
                  </>
                ),
              },
              {
                name: t('reviews.amount'),
                renderCell: ({ amount, currency, usd }) => (
                  <span className="tabular-nums">
                    {formatMoney(amount, currency, locale)}
                    <span className="block text-soft">{formatMoney(usd, 'USD', locale)}</span>
                  </span>
                ),
              },
              {
                name: t('reviews.wrong'),
                renderCell: ({ doubt }) => <span className="block min-w-48 whitespace-normal">{deposits(...reviewReasonText(doubt))}</span>,
              },
              {
                name: t('reviews.decide'),
                renderCell: ({ id, reference, proposed }) =>
                  proposed !== null ? (
                    <Link to="/admin/proposals" className="inline-flex min-h-11 items-center font-semibold text-primary">
                      {t('staff.rule.waits')}
                    </Link>
                  ) : (
                    <span className="flex flex-col items-stretch gap-1">
                      <Button
                        size="sm"
                        onClick={() => {
                          setDeciding({ id, reference, decision: 'credit' })
                          setOpen(true)
                        }}
                      >
                        {t('reviews.credit')}
                      </Button>
                      <Button
                        size="sm"
                        variant="secondary"
                        onClick={() => {
                          setDeciding({ id, reference, decision: 'refunded' })
                          setOpen(true)
                        }}
                      >
                        {t('reviews.refunded')}
                      </Button>
                    </span>
                  ),
              },
            ]}
          />
          <ReasonDialog
            open={open}
            onClose={() => setOpen(false)}
            title={t(deciding?.decision === 'refunded' ? 'reviews.refundedTitle' : 'reviews.creditTitle', {
              reference: deciding?.reference ?? '',
            })}
            submit={t(deciding?.decision === 'refunded' ? 'reviews.refunded' : 'reviews.credit')}
            onSubmit={async ({ reason = '' }) => {
              if (deciding === undefined) return
              const { id, decision } = deciding
              cacheDepositReviews((await consoleCall(decideDepositReview, { params: { id }, body: { decision, reason } })).data.reviews)
            }}
          />
        </>
      )}
    </ConsolePage>
  )
}
