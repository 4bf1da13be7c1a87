import { siteText } from '#features/site/locales/text.ts'
import { useT } from '#platform/web/i18n.tsx'
import { ErrorState } from '#platform/web/ui/states/ErrorState.tsx'

/** Shown when a screen fails to load or render. */
export const FailureScreen = () => {
  const t = useT(siteText)
  return (
    <div className="grid min-h-[60dvh] place-items-center">
      <ErrorState message={t('failed.title')} retryLabel={t('failed.again')} onRetry={() => location.reload()} />
    </div>
  )
}
