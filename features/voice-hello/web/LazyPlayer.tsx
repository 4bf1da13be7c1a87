import { lazyAudio } from '#platform/web/audio/lazy-audio.tsx'
import type { AudioPlayerProps } from '#platform/web/audio/playing/AudioPlayer.tsx'

/** The player, whose code is loaded with the first recording that is shown. */
export const LazyPlayer = lazyAudio<AudioPlayerProps>(
  async () => (await import('#platform/web/audio/playing/AudioPlayer.tsx')).AudioPlayer,
  <div aria-busy className="h-15 w-full" />,
)
