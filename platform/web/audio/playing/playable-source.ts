import type { PlayableSource } from './decode-ogg.ts'

const oggOpus = 'audio/ogg; codecs="opus"'

/** Returns the unchanged source if the browser plays Ogg Opus; otherwise decodes it, with code that is loaded on demand. */
export const playableSource = (audio: HTMLAudioElement, src: string): PlayableSource | Promise<PlayableSource> =>
  audio.canPlayType(oggOpus) === '' ? decode(src) : { src, free: () => {} }

const decode = async (src: string): Promise<PlayableSource> => {
  const { decodeOgg } = await import('./decode-ogg.ts')
  return decodeOgg(src)
}
