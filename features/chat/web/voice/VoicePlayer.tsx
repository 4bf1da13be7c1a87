import { useEffect, useEffectEvent } from 'react'
import { useStore } from 'zustand'
import { AudioPlayer } from '#platform/web/audio/playing/AudioPlayer.tsx'
import { audioPlayer } from '#platform/web/audio/playing/player.ts'
import { useT } from '#platform/web/i18n.tsx'
import { chatText } from '../../locales/text.ts'
import type { VoiceMessageProps } from './voice-message-props.ts'
import { registerShownVoiceNote } from './voice-queue.ts'

/** Plays a voice note, and then the voice note that follows it. */
export const VoicePlayer = ({ id, audio, seconds, peaks, onFailed, isTabStop = true }: VoiceMessageProps) => {
  const t = useT(chatText)
  useEffect(() => (audio === undefined ? undefined : registerShownVoiceNote({ id, src: audio, seconds })), [id, audio, seconds])
  const hasFailed = useStore(audioPlayer.state, (now) => now.id === id && now.status === 'failed')
  const failed = useEffectEvent(onFailed)
  useEffect(() => (hasFailed ? failed() : undefined), [hasFailed])
  return (
    <AudioPlayer
      id={id}
      src={audio}
      seconds={seconds}
      peaks={peaks}
      label={t('attachments.voice')}
      tabIndex={isTabStop ? 0 : -1}
      className="h-15 w-68 max-w-full"
    />
  )
}
