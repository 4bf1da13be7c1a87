import { useEffect, useRef, useState } from 'react'
import type { ReviewedPhoto } from '#features/photos/contract.ts'
import { platformText } from '#platform/shared/i18n/locales/text.ts'
import { resourceUrl } from '#platform/web/client/address.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { classes } from '#platform/web/ui/classes.ts'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { ErrorState } from '#platform/web/ui/states/ErrorState.tsx'
import { Heading } from '#platform/web/ui/Heading.tsx'
import { Skeleton } from '#platform/web/ui/states/Skeleton.tsx'
import { reviewText } from '../../locales/console/text.ts'
import { usePhotosToReview, useReviewPhoto } from './case-queries.ts'
import { RejectDialog } from './RejectDialog.tsx'
import { useKeys } from './use-keys.ts'

interface PhotoTileProps {
  photo: ReviewedPhoto
  chosen: boolean
  onChoose: () => void
  onApprove: () => void
  onReject: () => void
}

const PhotoTile = ({ photo, chosen, onChoose, onApprove, onReject }: PhotoTileProps) => {
  const t = useT(reviewText)
  const tile = useRef<HTMLLIElement>(null)
  const name = t('photo.of', { name: photo.member.firstname, age: photo.member.age })
  useEffect(() => {
    if (chosen) tile.current?.scrollIntoView({ block: 'nearest' })
  }, [chosen])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its buttons are what is focused
    <li
      ref={tile}
      aria-current={chosen ? 'true' : undefined}
      className={classes('flex flex-col overflow-hidden rounded-card border-2 bg-card', chosen ? 'border-primary' : 'border-line')}
    >
      <img src={resourceUrl(photo.image_480)} alt={name} className="aspect-4/5 w-full object-cover" />
      <p className="px-2 pt-1.5 font-semibold">
        {name}
        {photo.shown ? null : <span className="block text-xs font-medium text-soft">{t('photo.hidden')}</span>}
      </p>
      <div className="flex flex-wrap gap-1 p-1.5">
        <Button
          variant="secondary"
          size="sm"
          className="flex-1"
          onFocus={onChoose}
          onClick={onApprove}
          aria-label={`${t('photo.approve')}: ${name}`}
        >
          {t('photo.approve')}
        </Button>
        <Button
          variant="quiet"
          size="sm"
          className="flex-1"
          onFocus={onChoose}
          onClick={onReject}
          aria-label={`${t('photo.reject')}: ${name}`}
        >
          {t('photo.reject')}
        </Button>
      </div>
    </li>
  )
}

const Grid = ({ photos }: { photos: readonly ReviewedPhoto[] }) => {
  const t = useT(reviewText)
  const review = useReviewPhoto()
  const [at, setAt] = useState(0)
  const [rejecting, setRejecting] = useState<string>()
  // What was decided has left the grid: the next one has taken its place.
  const chosen = Math.min(at, photos.length - 1)
  const step = (by: number) => setAt(Math.min(Math.max(chosen + by, 0), photos.length - 1))
  const approve = (id: string | undefined) => (id === undefined ? undefined : review.mutate({ id, verdict: 'approve' }))
  useKeys({
    j: () => step(1),
    k: () => step(-1),
    ArrowRight: () => step(1),
    ArrowLeft: () => step(-1),
    a: () => approve(photos[chosen]?.id),
    r: () => setRejecting(photos[chosen]?.id),
  })
  return (
    <>
      <ul
        aria-label={t('photo.list')}
        className="grid grid-cols-2 gap-3 min-[40rem]:grid-cols-3 min-[64rem]:grid-cols-5 min-[80rem]:grid-cols-6"
      >
        {photos.map((photo, index) => (
          <PhotoTile
            key={photo.id}
            photo={photo}
            chosen={index === chosen}
            onChoose={() => setAt(index)}
            onApprove={() => approve(photo.id)}
            onReject={() => setRejecting(photo.id)}
          />
        ))}
      </ul>
      <RejectDialog
        open={rejecting !== undefined}
        onClose={() => setRejecting(undefined)}
        onReject={(reason) => {
          if (rejecting !== undefined) review.mutate({ id: rejecting, verdict: 'reject', reason })
          setRejecting(undefined)
        }}
      />
    </>
  )
}

/** Photos nobody has looked at, worked through by keyboard or thumb. */
export const PhotoReviewScreen = () => {
  const t = useT(reviewText)
  const words = useT(platformText)
  const { data, error, isFetching, refetch } = usePhotosToReview()
  return (
    <div className="flex flex-col gap-4">
      <div>
        <Heading level={1}>{t('photo.title')}</Heading>
        <p className="text-soft">{t('photo.keys')}</p>
      </div>
      {data === undefined && error === null ? <Skeleton className="h-64" /> : null}
      {data === undefined && error !== null ? (
        <ErrorState message={error.message} retryLabel={words('words.retry')} busy={isFetching} onRetry={() => void refetch()} />
      ) : null}
      {data?.length === 0 ? <EmptyState message={t('photo.empty')} /> : null}
      {data !== undefined && data.length > 0 ? <Grid photos={data} /> : null}
    </div>
  )
}
