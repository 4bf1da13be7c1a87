import { useEffect } from 'react'
import { siteText } from '#features/site/locales/text.ts'
import { isServerUnreachable, onReachabilityChange } from '#platform/web/client/offline/reachability.ts'
import { useT } from '#platform/web/i18n.tsx'
import { ErrorState } from '#platform/web/ui/states/ErrorState.tsx'

/** Shown when a screen fails to load or render. A screen that failed without a network is opened again when the network is back. */
export const FailureScreen = () => {
  const t = useT(siteText)
  useEffect(() => {
    if (!isServerUnreachable()) return undefined
    return onReachabilityChange(() => (isServerUnreachable() ? undefined : location.reload()))
  }, [])
  return (
    <div className="grid min-h-[60dvh] place-items-center">
      <ErrorState message={t('failed.title')} retryLabel={t('failed.again')} onRetry={() => location.reload()} />
    </div>
  )
}
