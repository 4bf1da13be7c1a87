import { useRouter } from '@tanstack/react-router'
import { siteText } from '#features/site/locales/text.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { Heading } from '#platform/web/ui/Heading.tsx'

/** Shown for every address that leads nowhere. */
export const NotFoundScreen = () => {
  const t = useT(siteText)
  const router = useRouter()
  const back = () => (router.history.canGoBack() ? router.history.back() : void router.navigate({ to: '/' }))
  return (
    <main className="grid min-h-[60dvh] place-items-center p-4">
      <EmptyState
        message={
          <Heading level={1} size="lg" className="text-ink">
            {t('notFound.title')}
          </Heading>
        }
        action={<Button onClick={back}>{t('notFound.back')}</Button>}
      />
    </main>
  )
}
