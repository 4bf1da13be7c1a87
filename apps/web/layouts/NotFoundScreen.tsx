import { useRouter } from '@tanstack/react-router'
import { siteText } from '#features/site/locales/text.ts'
import { useT } from '#platform/web/i18n.tsx'
import { usePageTitle } from '#platform/web/ui/page-title.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { SignpostPicture } from '#platform/web/ui/pictures/things.tsx'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { HomeLink } from './HomeLink.tsx'

/** Whether going back stays in this application. Without the Navigation API: whether there is any history. */
const canGoBack = (): boolean => {
  const { navigation } = globalThis as { navigation?: { canGoBack: boolean } }
  return navigation?.canGoBack ?? history.length > 1
}

/** Shown inside the dashboard for an unknown path. */
export const NotFoundMessage = () => {
  const t = useT(siteText)
  const router = useRouter()
  usePageTitle(t('notFound.title'))
  const back = () => (canGoBack() ? history.back() : void router.navigate({ to: '/' }))
  return (
    <EmptyState
      picture={<SignpostPicture />}
      message={
        <span role="heading" aria-level={1} className="font-display text-2xl font-semibold tracking-tight text-ink">
          {t('notFound.title')}
        </span>
      }
      action={<Button onClick={back}>{t('notFound.back')}</Button>}
    />
  )
}

/** Shown as a whole page for an unknown path. */
export const NotFoundScreen = () => (
  <div className="flex min-h-dvh flex-col px-safe-4 pt-safe-3 pb-safe-3 sm:px-safe-6">
    <header>
      <HomeLink />
    </header>
    <main className="grid flex-1 place-items-center">
      <NotFoundMessage />
    </main>
  </div>
)
