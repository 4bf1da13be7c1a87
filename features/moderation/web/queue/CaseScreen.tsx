import { Link, type LinkComponentProps } from '@tanstack/react-router'
import { platformText } from '#platform/shared/i18n/locales/text.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { ErrorState } from '#platform/web/ui/states/ErrorState.tsx'
import { Heading } from '#platform/web/ui/Heading.tsx'
import { Skeleton } from '#platform/web/ui/states/Skeleton.tsx'
import { showSuccess } from '#platform/web/ui/toasts/toast.ts'
import type { CaseDetail } from '../../contract.ts'
import { reviewText } from '../../locales/text.ts'
import { AppealDecisionForm } from './AppealDecisionForm.tsx'
import { useReportCase, useClaimOrRelease } from './case-queries.ts'
import { DecisionHistory } from './DecisionHistory.tsx'
import { DecisionForm } from './DecisionForm.tsx'
import { ReportEvidence } from './ReportEvidence.tsx'

const ClaimButton = ({ reportCase }: { reportCase: CaseDetail }) => {
  const t = useT(reviewText)
  const change = useClaimOrRelease(reportCase)
  if (reportCase.state === 'decided') return null
  return (
    <div className="flex gap-2">
      {reportCase.viewer.owns ? (
        <Button variant="secondary" size="sm" busy={change.isPending} onClick={() => change.mutate('release')}>
          {t('release')}
        </Button>
      ) : (
        <Button variant="secondary" size="sm" busy={change.isPending} onClick={() => change.mutate('claim')}>
          {t(reportCase.state === 'open' ? 'claim' : 'takeOver')}
        </Button>
      )}
    </div>
  )
}

const AppealDetail = ({ appeal }: { appeal: NonNullable<CaseDetail['appeal']> }) => {
  const t = useT(reviewText)
  return (
    <article className="flex flex-col gap-3 rounded-control border border-line bg-card p-4">
      <h2 className="text-base font-semibold">{t('appeal.title')}</h2>
      <blockquote dir="auto" className="border-s-4 border-primary ps-3 break-words whitespace-pre-wrap">
        {appeal.content}
      </blockquote>
      <h3 className="font-semibold">{t('appeal.against')}</h3>
      <p>
        {t(`decide.kinds.${appeal.decision.kind}`)}
        {appeal.decision.words === '' ? null : (
          <span dir="auto" className="block break-words whitespace-pre-wrap">
            {appeal.decision.words}
          </span>
        )}
      </p>
    </article>
  )
}

const CaseContent = ({ reportCase, onDecided }: { reportCase: CaseDetail; onDecided: () => void }) => {
  const t = useT(reviewText)
  const finish = () => {
    showSuccess(t('decide.done'))
    onDecided()
  }
  const { member, viewer, appeal } = reportCase
  const Form = reportCase.kind === 'report' ? DecisionForm : AppealDecisionForm
  const stateText =
    reportCase.state === 'assigned' ? t('states.assigned', { name: reportCase.owner?.firstname ?? '' }) : t(`states.${reportCase.state}`)
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <Heading level={1}>
            {member.firstname} {member.lastname}
          </Heading>
          <p className="text-soft">
            {t(`status.${member.status as 'held'}`)} · {stateText}
          </p>
        </div>
        <ClaimButton reportCase={reportCase} />
      </div>
      <div className="grid gap-4 min-[64rem]:grid-cols-[1fr_20rem]">
        <div className="flex min-w-0 flex-col gap-4">
          {appeal === null ? <h2 className="text-base font-semibold">{t('reported')}</h2> : <AppealDetail appeal={appeal} />}
          {reportCase.case_reports.map((report) => (
            <ReportEvidence key={report.id} report={report} now={reportCase.profile_now} />
          ))}
        </div>
        <div className="flex flex-col gap-4 min-[64rem]:sticky min-[64rem]:top-4 min-[64rem]:self-start">
          {viewer.may_decide ? <Form reportCase={reportCase} onDecided={finish} /> : null}
          {reportCase.kind === 'appeal' && reportCase.state === 'open' && !viewer.may_decide ? (
            <p className="text-soft">{t('appeal.others')}</p>
          ) : null}
          <DecisionHistory history={reportCase.history} />
        </div>
      </div>
    </>
  )
}

/** A case with its evidence beside the current profile, and the decision form. */
export const CaseScreen = ({ id, onDecided }: { id: string; onDecided: (kind: CaseDetail['kind']) => void }) => {
  const t = useT(reviewText)
  const platform = useT(platformText)
  const { data, error, isFetching, refetch } = useReportCase(id)
  return (
    <div className="flex flex-col gap-4">
      <Link
        {...({ to: data?.kind === 'appeal' ? '/admin/appeals' : '/admin/reports' } as LinkComponentProps<'a'>)}
        className="inline-flex min-h-11 items-center self-start font-semibold text-primary underline underline-offset-4"
      >
        {t('back')}
      </Link>
      {data === undefined && error === null ? <Skeleton className="h-64" /> : null}
      {data === undefined && error !== null ? (
        <ErrorState message={error.message} retryLabel={platform('words.retry')} busy={isFetching} onRetry={() => void refetch()} />
      ) : null}
      {data === undefined ? null : <CaseContent key={data.id} reportCase={data} onDecided={() => onDecided(data.kind)} />}
    </div>
  )
}
