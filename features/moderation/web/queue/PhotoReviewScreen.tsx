import { useEffect, useRef, useState } from 'react'
import type { ReviewedPhoto } from '#features/photos/contract.ts'
import { resourceUrl } from '#platform/web/client/address.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { classes } from '#platform/web/ui/classes.ts'
import { ReviewPage } from '../review/ReviewPage.tsx'
import { reviewText } from '../../locales/text.ts'
import { usePhotosToReview, useReviewPhoto } from './case-queries.ts'
import { RejectDialog } from './RejectDialog.tsx'
import { useKeyboardShortcuts } from '../review/use-keyboard-shortcuts.ts'

interface PhotoTileProps {
  photo: ReviewedPhoto
  selected: boolean
  onSelect: () => void
  onApprove: () => void
  onReject: () => void
}

const PhotoTile = ({ photo, selected, onSelect, onApprove, onReject }: PhotoTileProps) => {
  const t = useT(reviewText)
  const tile = useRef<HTMLLIElement>(null)
  const name = t('photo.of', { name: photo.member.firstname, age: photo.member.age })
  useEffect(() => {
    if (selected) tile.current?.scrollIntoView({ block: 'nearest' })
  }, [selected])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the focus is on its buttons
    <li
      ref={tile}
      aria-current={selected ? 'true' : undefined}
      className={classes('flex flex-col overflow-hidden rounded-control border-2 bg-card', selected ? 'border-primary' : 'border-line')}
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
          onFocus={onSelect}
          onClick={onApprove}
          aria-label={`${t('photo.approve')}: ${name}`}
        >
          {t('photo.approve')}
        </Button>
        <Button
          variant="quiet"
          size="sm"
          className="flex-1"
          onFocus={onSelect}
          onClick={onReject}
          aria-label={`${t('photo.reject')}: ${name}`}
        >
          {t('photo.reject')}
        </Button>
      </div>
    </li>
  )
}

const PhotoGrid = ({ photos }: { photos: readonly ReviewedPhoto[] }) => {
  const t = useT(reviewText)
  const review = useReviewPhoto()
  const [selectedIndex, setSelectedIndex] = useState(0)
  const [rejecting, setRejecting] = useState<string>()
  // A reviewed photo leaves the grid, and the next one takes its index.
  const selected = Math.min(selectedIndex, photos.length - 1)
  const step = (by: number) => setSelectedIndex(Math.min(Math.max(selected + by, 0), photos.length - 1))
  const approve = (id: string | undefined) => (id === undefined ? undefined : review.mutate({ id, verdict: 'approve' }))
  useKeyboardShortcuts({
    j: () => step(1),
    k: () => step(-1),
    ArrowRight: () => step(1),
    ArrowLeft: () => step(-1),
    a: () => approve(photos[selected]?.id),
    r: () => setRejecting(photos[selected]?.id),
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
            selected={index === selected}
            onSelect={() => setSelectedIndex(index)}
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

/** The grid of photos that wait for a review, with keyboard shortcuts. */
export const PhotoReviewScreen = () => {
  const t = useT(reviewText)
  return (
    <ReviewPage title={t('photo.title')} keys={t('photo.keys')} empty={t('photo.empty')} query={usePhotosToReview()}>
      {(waiting) => <PhotoGrid photos={waiting} />}
    </ReviewPage>
  )
}
