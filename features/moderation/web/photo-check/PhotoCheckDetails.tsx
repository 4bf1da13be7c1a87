import { type OpenedPhotoCheck, poseIndexByFrame } from '#features/photo-check/contract.ts'
import { photoCheckText, PoseFigure } from '#features/photo-check/web/index.ts'
import { resourceUrl } from '#platform/web/client/address.ts'
import { useLanguage, useT } from '#platform/web/i18n.tsx'
import { Heading } from '#platform/web/ui/Heading.tsx'
import { reviewText } from '../../locales/text.ts'

const Frames = ({ check: { frames, poses } }: { check: OpenedPhotoCheck }) => {
  const t = useT(reviewText)
  const words = useT(photoCheckText)
  const locale = useLanguage((language) => language.locale)
  const seconds = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  if (frames.length === 0) return <p role="status">{t('photoCheck.gone')}</p>
  return (
    <ol className="grid grid-cols-2 gap-3 min-[64rem]:grid-cols-4">
      {frames.map(({ image, at }, index) => {
        const pose = poses[poseIndexByFrame[index] ?? -1]
        const number = String(index + 1)
        const label =
          pose === undefined ? t('photoCheck.frameBetween', { number }) : t('photoCheck.frame', { number, pose: words(`poses.${pose}`) })
        return (
          <li key={number} className="flex flex-col gap-1.5">
            <img src={image} alt={label} className="aspect-4/3 w-full rounded-control bg-sunken object-contain" />
            <div className="flex items-center gap-2">
              {pose === undefined ? null : (
                <PoseFigure pose={pose} label="" seenByOthers className="h-14 w-13 shrink-0 rounded-control bg-sunken" />
              )}
              <p className="text-sm">
                {label}
                <span className="block text-soft">{t('photoCheck.seconds', { seconds: seconds.format(at / 1000) })}</span>
              </p>
            </div>
          </li>
        )
      })}
    </ol>
  )
}

/** The frames with the poses that were asked for, and the photos of the profile, the main photo first. */
export const PhotoCheckDetails = ({ check }: { check: OpenedPhotoCheck }) => {
  const t = useT(reviewText)
  const { photos, compared_photo: compared } = check
  return (
    <>
      <section className="flex flex-col gap-2">
        <Heading level={3} size="md">
          {t('photoCheck.frames')}
        </Heading>
        <Frames check={check} />
      </section>
      <section className="flex flex-col gap-2">
        <Heading level={3} size="md">
          {t('photoCheck.photos')}
        </Heading>
        <ul className="grid grid-cols-3 gap-3 min-[64rem]:grid-cols-6">
          {photos.map(({ id, image_480 }, index) => {
            const label = index === 0 ? t('photoCheck.mainPhoto') : t('photoCheck.otherPhoto', { number: String(index + 1) })
            const known = id === compared ? t('photoCheck.compared') : null
            return (
              <li key={id} className={index === 0 ? 'col-span-2 row-span-2' : ''}>
                <img
                  src={resourceUrl(image_480)}
                  alt={known === null ? label : `${label}. ${known}`}
                  className={`aspect-4/5 w-full rounded-control object-cover ${index === 0 ? 'border-2 border-primary' : ''}`}
                />
                {/* The picture has the same words. */}
                <p aria-hidden className="text-sm">
                  {label}
                  {known === null ? null : <span className="block text-soft">{known}</span>}
                </p>
              </li>
            )
          })}
        </ul>
      </section>
    </>
  )
}
