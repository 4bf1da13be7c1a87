import { platformText } from '#platform/shared/i18n/locales/text.ts'
import { useT } from '#platform/web/i18n.tsx'
import { ErrorState } from '#platform/web/ui/states/ErrorState.tsx'
import { Heading } from '#platform/web/ui/Heading.tsx'
import { Skeleton } from '#platform/web/ui/states/Skeleton.tsx'
import { moderationText } from '../../locales/text.ts'
import { AppealForm } from './AppealForm.tsx'
import { useStatement } from './statement-queries.ts'
import { DecisionStatementView } from './DecisionStatementView.tsx'

/** A decision with its reason and the appeal form, reached by the link in the mail or at the login. Needs no session. */
export const AppealScreen = ({ token }: { token: string }) => {
  const t = useT(moderationText)
  const platform = useT(platformText)
  const { data, error, isFetching, refetch } = useStatement(token)
  const isUnknown = token === '' || (error !== null && 'status' in error && error.status !== 0 && Number(error.status) < 500)
  return (
    <div className="flex flex-col gap-5">
      <Heading level={1}>{t('accountStatus.title')}</Heading>
      {isUnknown ? <p role="alert">{t('accountStatus.badLink')}</p> : null}
      {!isUnknown && data === undefined && error === null ? <Skeleton className="h-48" /> : null}
      {!isUnknown && data === undefined && error !== null ? (
        <ErrorState message={error.message} retryLabel={platform('words.retry')} busy={isFetching} onRetry={() => void refetch()} />
      ) : null}
      {data === undefined ? null : (
        <>
          <DecisionStatementView statement={data} />
          <AppealForm statement={data} />
        </>
      )}
    </div>
  )
}
