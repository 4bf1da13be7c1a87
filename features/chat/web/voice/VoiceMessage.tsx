import { lazyAudio } from '#platform/web/audio/lazy-audio.tsx'
import type { VoiceMessageProps } from './voice-message-props.ts'

/** A voice note in its bubble. The player is loaded with the first one. */
export const VoiceMessage = lazyAudio<VoiceMessageProps>(
  async () => (await import('./VoicePlayer.tsx')).VoicePlayer,
  <div aria-busy className="h-15 w-68 max-w-full" />,
)
