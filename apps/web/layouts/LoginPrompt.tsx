import { Link } from '@tanstack/react-router'
import { siteText } from '#features/site/locales/text.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { DoorwayPicture } from '#platform/web/ui/pictures/people.tsx'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { Heading } from '#platform/web/ui/Heading.tsx'

/** Shown to visitors at the address of their profile: links to login and sign-up. */
export const LoginPrompt = () => {
  const t = useT(siteText)
  return (
    <main className="grid min-h-dvh place-items-center p-4">
      <EmptyState
        picture={<DoorwayPicture />}
        title={<Heading level={1}>{t('prompt.title')}</Heading>}
        message={t('prompt.text')}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <Button render={<Link to="/login" search={{ redirect: '/user' }} />}>{t('prompt.login')}</Button>
            <Button variant="secondary" render={<Link to="/signup" />}>
              {t('prompt.signUp')}
            </Button>
          </div>
        }
      />
    </main>
  )
}
