import { lazyAudio } from '../lazy-audio.tsx'
import type { AudioPlayerProps } from './AudioPlayer.tsx'

/** The player, whose code is loaded with the first recording that is shown. */
export const LazyPlayer = lazyAudio<AudioPlayerProps>(
  async () => (await import('./AudioPlayer.tsx')).AudioPlayer,
  <div aria-busy className="h-15 w-full" />,
)
