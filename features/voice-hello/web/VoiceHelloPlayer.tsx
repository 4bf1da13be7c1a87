import { LazyPlayer } from '#platform/web/audio/playing/LazyPlayer.tsx'
import { useT } from '#platform/web/i18n.tsx'
import type { VoiceHello } from '../contract.ts'
import { voiceHelloText } from '../locales/text.ts'

interface VoiceHelloPlayerProps {
  /** Id of the member. */
  id: string
  /** First name of the member. */
  name: string
  hello: VoiceHello
}

/** Player of the voice hello on a profile. Nothing is loaded before it is played. */
export const VoiceHelloPlayer = ({ id, name, hello: { audio, seconds, peaks } }: VoiceHelloPlayerProps) => {
  const t = useT(voiceHelloText)
  return (
    <div className="rounded-card bg-sunken px-3 py-2 text-primary">
      <LazyPlayer id={`hello ${id}`} src={audio} seconds={seconds} peaks={peaks} label={t('of', { name })} className="h-15" />
    </div>
  )
}
