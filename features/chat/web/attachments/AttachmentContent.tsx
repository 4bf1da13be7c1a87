import { lazy, Suspense } from 'react'
import type { Bubble } from '../thread/bubbles.ts'
import { pictureSize } from '../pictures/picture-size.ts'

const PictureMessage = lazy(async () => ({ default: (await import('../pictures/PictureMessage.tsx')).PictureMessage }))
const VoiceContent = lazy(async () => ({ default: (await import('./VoiceContent.tsx')).VoiceContent }))

interface AttachmentContentProps {
  bubble: Bubble
  uid: string
  /** The other member's first name. */
  name: string
  isTabStop: boolean
}

/** Whether a message is shown with its recording or picture. A voice note without its recording is shown as a text. */
export const showsAttachment = ({ kind, attachment }: Bubble): boolean => kind === 'picture' || attachment?.kind === 'voice'

/** The voice note or picture of a message. The first one loads the code; meanwhile a placeholder keeps the space. */
export const AttachmentContent = (props: AttachmentContentProps) => {
  const { kind, attachment } = props.bubble
  if (kind === 'voice')
    return (
      <div className="px-3 py-1.5">
        <Suspense fallback={<div aria-busy className="h-15 w-68 max-w-full" />}>
          <VoiceContent bubble={props.bubble} uid={props.uid} isTabStop={props.isTabStop} />
        </Suspense>
      </div>
    )
  const size = attachment?.kind === 'picture' ? pictureSize(attachment) : undefined
  return (
    <div className="max-w-full" style={{ width: size?.width }}>
      <Suspense fallback={<div aria-busy className="bg-skeleton" style={{ aspectRatio: size && size.width / size.height }} />}>
        <PictureMessage {...props} />
      </Suspense>
    </div>
  )
}
