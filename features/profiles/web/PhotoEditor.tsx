import Trash from 'lucide-react/icons/trash-2'
import type { Photo as Picture } from '#features/photos/contract.ts'
import { PhotoUpload, WorkOverlay } from '#features/photos/web/index.ts'
import { useT } from '#platform/web/i18n.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { Photo } from '#platform/web/ui/Photo.tsx'
import { profilesText } from '../locales/text.ts'
import { sourcesOf } from './Gallery.tsx'
import { refreshProfile, useRemovePhoto } from './profile-queries.ts'

interface PhotoEditorProps {
  ownerId: string
  name: string
  images: readonly Picture[]
  onChanged: () => void
}

/** The own photos, each with a way to take it away, and where more are added. */
export const PhotoEditor = ({ ownerId, name, images, onChanged }: PhotoEditorProps) => {
  const t = useT(profilesText)
  const removal = useRemovePhoto(ownerId, onChanged)
  const uploaded = async () => {
    await refreshProfile(ownerId)
    onChanged()
  }
  return (
    <div className="flex flex-col gap-4">
      {images.length > 0 ? (
        <WorkOverlay work={removal.isPending ? t('gallery.removing') : null}>
          <ul aria-label={t('own.photos')} className="grid grid-cols-3 gap-2">
            {images.map((image, index) => (
              <li key={image.id}>
                <Photo
                  sources={sourcesOf(image)}
                  blur={image.image_blur}
                  alt={t('gallery.photo', { number: index + 1, count: images.length, name })}
                  sizes="(min-width: 1024px) 8rem, 33vw"
                  missingLabel={t('gallery.failed')}
                  className="rounded-control"
                >
                  <IconButton
                    variant="photo"
                    label={t('gallery.remove', { number: index + 1 })}
                    icon={<Trash aria-hidden className="size-5" />}
                    onClick={() => (removal.isPending ? undefined : removal.mutate(image.id))}
                    className="absolute right-1.5 bottom-1.5"
                  />
                </Photo>
              </li>
            ))}
          </ul>
        </WorkOverlay>
      ) : null}
      <PhotoUpload onUploaded={() => void uploaded()} />
    </div>
  )
}
