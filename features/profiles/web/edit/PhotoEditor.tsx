import Star from 'lucide-react/icons/star'
import Trash from 'lucide-react/icons/trash-2'
import { type MouseEvent, useState } from 'react'
import type { Photo as Picture } from '#features/photos/contract.ts'
import { MoveButtons, moveItem, photosText, PhotoUpload, BusyOverlay, photoSources } from '#features/photos/web/index.ts'
import { useT } from '#platform/web/i18n.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { LiveRegion } from '#platform/web/ui/states/LiveRegion.tsx'
import { Photo } from '#platform/web/ui/Photo.tsx'
import { VisuallyHidden } from '#platform/web/ui/VisuallyHidden.tsx'
import { profilesText } from '../../locales/text.ts'
import { removePhotoWithUndo } from '../photo-removals.ts'
import { refreshProfile, useOrderPhotos } from '../profile-queries.ts'

interface PhotoEditorProps {
  ownerId: string
  name: string
  images: readonly Picture[]
  /** Whether the server is removing a photo. */
  removing: boolean
  onChanged: () => void
  /** True while photos are chosen but not uploaded. */
  onWaiting: (waiting: boolean) => void
}

/** The member's photos with buttons to move and remove them, and the upload. */
export const PhotoEditor = ({ ownerId, name, images, removing, onChanged, onWaiting }: PhotoEditorProps) => {
  const t = useT(profilesText)
  const photos = useT(photosText)
  const [told, setTold] = useState('')
  const ordering = useOrderPhotos(ownerId, onChanged)
  const changed = async () => {
    await refreshProfile(ownerId)
    onChanged()
  }
  const remove = (image: Picture, { currentTarget: button }: MouseEvent) => {
    const item = button.closest('li')
    const neighbour = item?.nextElementSibling ?? item?.previousElementSibling
    removePhotoWithUndo(image.id, changed)
    // The pressed button disappears with its photo, so the focus moves to a neighbour.
    neighbour?.querySelector('button')?.focus()
  }
  const move = (index: number, by: -1 | 1) => {
    ordering.mutate(moveItem(images, index, by))
    setTold(photos('order.moved', { number: index + by + 1 }))
  }
  return (
    <div className="flex flex-col gap-4">
      <LiveRegion message={told} />
      {images.length > 0 ? (
        <BusyOverlay work={removing ? t('gallery.removing') : null}>
          <ul aria-label={t('own.photos')} className="grid grid-cols-2 gap-2 min-[480px]:grid-cols-3">
            {images.map((image, index) => (
              <li key={image.id}>
                <Photo
                  sources={photoSources(image)}
                  blur={image.image_blur}
                  alt={t('gallery.photo', { number: index + 1, count: images.length, name })}
                  sizes="(min-width: 1024px) 8rem, 50vw"
                  missingLabel={t('gallery.failed')}
                  className="rounded-control"
                >
                  {index === 0 ? (
                    <span className="absolute top-2.5 start-2 grid size-7 place-items-center rounded-full bg-photo-shade/70 text-on-photo">
                      <Star aria-hidden className="size-4 fill-current" />
                      <VisuallyHidden>{photos('order.main')}</VisuallyHidden>
                    </span>
                  ) : null}
                  <IconButton
                    variant="photo"
                    label={t('gallery.remove', { number: index + 1 })}
                    icon={<Trash aria-hidden className="size-5" />}
                    onClick={(event) => remove(image, event)}
                    className="absolute top-1 end-1"
                  />
                  <MoveButtons index={index} count={images.length} onMove={(by) => move(index, by)} />
                </Photo>
              </li>
            ))}
          </ul>
        </BusyOverlay>
      ) : null}
      <PhotoUpload onUploaded={() => void changed()} onWaiting={onWaiting} />
    </div>
  )
}
