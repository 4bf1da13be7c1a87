import { Link } from '@tanstack/react-router'
import { platformText } from '#platform/shared/i18n/locales/text.ts'
import { FetchError } from '#platform/web/client/errors.ts'
import { useServerUnreachable } from '#platform/web/client/offline/reachability.ts'
import { useT } from '#platform/web/i18n.tsx'
import { classes } from '#platform/web/ui/classes.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { StoolPicture } from '#platform/web/ui/pictures/things.tsx'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { ErrorState } from '#platform/web/ui/states/ErrorState.tsx'
import { Skeleton } from '#platform/web/ui/states/Skeleton.tsx'
import { profilesText } from '../locales/text.ts'
import { refreshProfiles } from './profile-queries.ts'

/** Layout of photos and facts: stacked on a phone, side by side from 1024 px. */
export const profileGridClasses = 'grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] lg:gap-10'

/** Placeholder of a loading profile. */
export const ProfileSkeleton = ({ edgeToEdge = false }: { edgeToEdge?: boolean }) => (
  <div className={classes(profileGridClasses, edgeToEdge && 'max-lg:gap-0')}>
    <Skeleton className="-mx-4 aspect-4/5 md:-mx-8 lg:mx-0 lg:rounded-card" />
    <div
      className={classes(
        'flex flex-col gap-4',
        edgeToEdge && 'max-lg:relative max-lg:-mx-4 max-lg:-mt-6 max-lg:rounded-t-card max-lg:bg-ground max-lg:px-4 max-lg:pt-5',
      )}
    >
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
  const words = useT(platformText)
  const cutOff = useServerUnreachable()
  if (error instanceof FetchError && error.status === 404)
    return (
      <EmptyState
        picture={<StoolPicture />}
        title={t('goneTitle')}
        message={t('gone')}
        action={
          <Button variant="secondary" render={<Link to="/dashboard/matches" />}>
            {t('back')}
          </Button>
        }
      />
    )
  // The profile is requested again as soon as the connection is back, so the screen need not be reopened.
  if (cutOff) return <ErrorState message={t('failed')} retryLabel={words('words.retry')} onRetry={() => void refreshProfiles()} />
  return (
    <div role="alert" className="mx-auto flex max-w-sm flex-col items-center gap-4 py-16 text-center">
      <p className="text-soft">{t('failed')}</p>
      <a href={location.href} className="inline-flex min-h-11 items-center font-semibold text-primary underline underline-offset-4">
        {t('tryAgain')}
      </a>
    </div>
  )
}
