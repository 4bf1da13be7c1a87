import { lazyAudio } from '../lazy-audio.tsx'
import type { AudioPlayerProps } from './AudioPlayer.tsx'

/** `AudioPlayer`, whose code is loaded when the first recording is shown. */
export const LazyPlayer = lazyAudio<AudioPlayerProps>(
  async () => (await import('./AudioPlayer.tsx')).AudioPlayer,
  <div aria-busy className="h-15 w-full" />,
)
