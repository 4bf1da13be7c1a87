import { useState } from 'react'
import type { Attachment } from '#features/chat/contract.ts'
import { LazyPlayer } from '#platform/web/audio/playing/LazyPlayer.tsx'
import { resourceUrl } from '#platform/web/client/address.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { reviewText } from '../../locales/text.ts'

const Picture = ({ picture }: { picture: Extract<Attachment, { kind: 'picture' }> }) => {
  const t = useT(reviewText)
  const [isShown, setShown] = useState(false)
  const { width, height } = picture
  // A picture is not shown before a press, so that nobody sees it by accident.
  if (isShown)
    return (
      <img
        src={resourceUrl(picture.image_1080)}
        alt={t('attachment.picture')}
        width={width}
        height={height}
        // The limited height fits the picture into the scrolling area of the messages.
        className="mt-1 max-h-64 w-auto max-w-full rounded-control object-contain"
      />
    )
  return (
    <span className="relative mt-1 grid w-40 place-items-center overflow-hidden rounded-control">
      <img src={picture.image_blur} alt="" width={width} height={height} className="h-auto w-full" />
      <span className="absolute">
        <Button variant="secondary" size="sm" onClick={() => setShown(true)}>
          {t('attachment.show')}
        </Button>
      </span>
    </span>
  )
}

/** A reported voice note or picture. A picture is blurred until it is asked for. */
export const EvidenceAttachment = ({ kind, attachment }: { kind: string; attachment: Attachment | null }) => {
  const t = useT(reviewText)
  const name = t(kind === 'voice' ? 'attachment.voice' : 'attachment.picture')
  if (attachment === null)
    return (
      <p className="text-sm text-soft">
        {name}: {t('attachment.gone')}
      </p>
    )
  if (attachment.kind === 'picture') return <Picture picture={attachment} />
  const { audio, seconds, peaks } = attachment
  return (
    <LazyPlayer id={audio} src={resourceUrl(audio)} seconds={seconds} peaks={peaks} label={name} className="mt-1 h-15 w-68 max-w-full" />
  )
}
