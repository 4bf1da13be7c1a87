import { Link } from '@tanstack/react-router'
import { FetchError } from '#platform/web/client/errors.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { Skeleton } from '#platform/web/ui/states/Skeleton.tsx'
import { profilesText } from '../locales/text.ts'

/** Layout of photos and facts: stacked on a phone, side by side from 1024 px. */
export const profileGrid = 'mx-auto grid max-w-5xl gap-6 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] lg:gap-10'

/** Placeholder of a loading profile. */
export const ProfileSkeleton = () => (
  <div className={profileGrid}>
    <Skeleton className="-mx-4 aspect-4/5 md:-mx-8 lg:mx-0 lg:rounded-card" />
    <div className="flex flex-col gap-4">
      <Skeleton className="h-10 w-2/3" />
      <Skeleton shape="line" className="w-1/3" />
      <Skeleton shape="line" className="w-1/2" />
      <Skeleton className="mt-4 h-28" />
      <Skeleton className="h-10 w-3/4" />
    </div>
  </div>
)

/** Error state of a profile: not found or failed to load. */
export const ProfileError = ({ error }: { error: Error | null }) => {
  const t = useT(profilesText)
  if (error instanceof FetchError && error.status === 404)
    return (
      <EmptyState
        title={t('goneTitle')}
        message={t('gone')}
        action={
          <Button variant="secondary" render={<Link to="/dashboard/matches" />}>
            {t('back')}
          </Button>
        }
      />
    )
  return (
    <div role="alert" className="mx-auto flex max-w-sm flex-col items-center gap-4 py-16 text-center">
      <p className="text-soft">{t('failed')}</p>
      <a href={location.href} className="inline-flex min-h-11 items-center font-semibold text-primary underline underline-offset-4">
        {t('tryAgain')}
      </a>
    </div>
  )
}
