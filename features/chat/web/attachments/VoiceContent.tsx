import { resourceUrl } from '#platform/web/client/address.ts'
import { useLocalFile } from '../outbox/files/use-local-file.ts'
import type { Bubble } from '../thread/bubbles.ts'
import { refreshMessage } from '../thread/thread-queries.ts'
import { VoiceMessage } from '../voice/VoiceMessage.tsx'

interface VoiceContentProps {
  bubble: Bubble
  uid: string
  isTabStop: boolean
}

/** Plays the voice note of a message: from this browser if it was recorded here, otherwise from the server. */
export const VoiceContent = ({ bubble: { id, seq, own, attachment }, uid, isTabStop }: VoiceContentProps) => {
  const isWaiting = own && seq === undefined
  const local = useLocalFile(id, isWaiting)
  if (attachment?.kind !== 'voice') return null
  // A copy stored for offline reading has no URL.
  const stored = 'audio' in attachment && attachment.audio !== '' ? resourceUrl(attachment.audio) : undefined
  return (
    <VoiceMessage
      id={id}
      audio={local ?? stored}
      seconds={attachment.seconds}
      peaks={attachment.peaks}
      onFailed={() => (seq === undefined ? undefined : void refreshMessage(uid, seq))}
      isTabStop={isTabStop || isWaiting}
    />
  )
}
