import type { Photo } from '#features/photos/contract.ts'
import { photoSources } from '#features/photos/web/index.ts'
import { useT } from '#platform/web/i18n.tsx'
import { FullScreen } from '#platform/web/ui/photos/FullScreen.tsx'
import { profilesText } from '../../locales/text.ts'

interface LightboxProps {
  name: string
  images: readonly Photo[]
  open: boolean
  /** Index of the shown photo, from 0. */
  index: number
  onShow: (index: number) => void
  onClose: () => void
}

/** The photos of a member in full screen. */
export const Lightbox = ({ name, images, open, index, onShow, onClose }: LightboxProps) => {
  const t = useT(profilesText)
  const count = images.length
  const numbered = (at: number) => ({ number: at + 1, count })
  return (
    <FullScreen
      photos={images.map((image, at) => {
        const { id, width, height } = image
        return { id, width, height, sources: photoSources(image), alt: t('gallery.photo', { ...numbered(at), name }) }
      })}
      open={open}
      index={index}
      onShow={onShow}
      onClose={onClose}
      labels={{
        title: t('gallery.title'),
        failed: t('gallery.failed'),
        previous: t('gallery.previous'),
        next: t('gallery.next'),
        number: t('gallery.number', numbered(Math.min(index, count - 1))),
      }}
    />
  )
}
