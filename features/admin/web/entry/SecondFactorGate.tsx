import type { ReactNode } from 'react'
import { platformText } from '#platform/shared/i18n/locales/text.ts'
import { useT } from '#platform/web/i18n.tsx'
import { ErrorState } from '#platform/web/ui/states/ErrorState.tsx'
import { Skeleton } from '#platform/web/ui/states/Skeleton.tsx'
import { EnterConsoleForm } from './EnterConsoleForm.tsx'
import { useConsoleSignInState } from './entry-queries.ts'
import { ReauthenticationDialog } from './ReauthenticationDialog.tsx'
import { SetUpSecondFactorForm } from './SetUpSecondFactorForm.tsx'

/** Shows the console once the second factor is proven in this session. Before that, it shows the form to set one up or to enter a code. */
export const SecondFactorGate = ({ children }: { children: ReactNode }) => {
  const platform = useT(platformText)
  const { data, error, isFetching, refetch } = useConsoleSignInState()
  if (data === undefined && error !== null)
    return <ErrorState message={error.message} retryLabel={platform('words.retry')} busy={isFetching} onRetry={() => void refetch()} />
  if (data === undefined) return <Skeleton className="h-64" />
  // After a staff sign-on the server may already count the second factor as proven.
  if (!data.entered) return data.second_factor ? <EnterConsoleForm /> : <SetUpSecondFactorForm signOn={data.sign_on} />
  return (
    <>
      {children}
      <ReauthenticationDialog entry={data} />
    </>
  )
}
