import { useEffect, useEffectEvent } from 'react'
import { useT } from '#platform/web/i18n.tsx'
import { chatText } from '../../locales/text.ts'

interface MissingPictureProps {
  /** Whether the message has a newer URL by now, because signed URLs expire. */
  hasNewer: boolean
  onNewer: () => void
  onAgain: () => void
}

/** Shown in place of a picture that did not load. Tries a newer URL by itself, otherwise offers to try again. */
export const MissingPicture = ({ hasNewer, onNewer, onAgain }: MissingPictureProps) => {
  const t = useT(chatText)
  const take = useEffectEvent(() => onNewer())
  useEffect(() => {
    if (hasNewer) take()
  }, [hasNewer])
  return (
    <>
      {t('pictures.failed')}
      <button
        type="button"
        onClick={onAgain}
        className="relative z-10 inline-flex min-h-11 items-center px-3 font-semibold underline underline-offset-4"
      >
        {t('pictures.again')}
      </button>
    </>
  )
}
