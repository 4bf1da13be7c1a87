import { Link, type LinkComponentProps } from '@tanstack/react-router'
import { useFormat, useT } from '#platform/web/i18n.tsx'
import type { CaseSummary } from '../../contract.ts'
import { moderationText, reviewText } from '../../locales/text.ts'

/** A row of the queue with a link to the case. */
export const CaseRow = ({ reportCase }: { reportCase: CaseSummary }) => {
  const t = useT(reviewText)
  const moderation = useT(moderationText)
  const { date, number, list } = useFormat()
  const { member, owner, state } = reportCase
  const stateText = state === 'assigned' && owner !== null ? t('states.assigned', { name: owner.firstname }) : t(`states.${state}`)
  return (
    <li className="border-t border-line first:border-t-0">
      <Link
        {...({ to: '/admin/reports/$id', params: { id: reportCase.id } } as LinkComponentProps<'a'>)}
        data-case
        className="grid min-h-11 grid-cols-[1fr_auto] items-center gap-x-4 gap-y-0.5 px-3 py-2 no-underline hover:bg-sunken min-[48rem]:grid-cols-[12rem_1fr_8rem_8rem_4rem]"
      >
        <span className="font-semibold">
          {member.firstname} {member.lastname}
          {member.status === 'active' ? null : (
            <span className="ms-2 text-xs font-medium text-danger">{t(`status.${member.status as 'held'}`)}</span>
          )}
        </span>
        <span className="text-soft max-[47.99rem]:order-3 max-[47.99rem]:col-span-2">
          {reportCase.kind === 'report'
            ? [
                t('count', { count: reportCase.reports }),
                list(reportCase.categories.map((category) => moderation(`categories.${category}`))),
              ]
                .filter(Boolean)
                .join(' · ')
            : t('appeal.title')}
        </span>
        <time dateTime={reportCase.opened_at} className="text-soft max-[47.99rem]:order-4">
          {date(reportCase.opened_at)}
        </time>
        <span className="text-soft max-[47.99rem]:order-5">{stateText}</span>
        <span className="text-end font-semibold tabular-nums" aria-label={`${t('urgency')} ${number(reportCase.score)}`}>
          {number(reportCase.score, { maximumFractionDigits: 1 })}
        </span>
      </Link>
    </li>
  )
}
