import { useEffect, useEffectEvent } from 'react'
import { useT } from '#platform/web/i18n.tsx'
import { chatText } from '../../locales/text.ts'

interface MissingPictureProps {
  /** The signature of an address ends, and the message may have a newer one by now. */
  hasNewer: boolean
  onNewer: () => void
  onAgain: () => void
}

/** In place of a picture that did not load: tries a newer address by itself, otherwise offers to try again. */
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
