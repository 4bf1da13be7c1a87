import type { PlayableSource } from './decode-ogg.ts'

const oggOpus = 'audio/ogg; codecs="opus"'

/** The source as it is where the browser plays Ogg Opus; otherwise decoded by code that is loaded then. */
export const playableSource = (audio: HTMLAudioElement, src: string): PlayableSource | Promise<PlayableSource> =>
  audio.canPlayType(oggOpus) === '' ? decode(src) : { src, free: () => {} }

const decode = async (src: string): Promise<PlayableSource> => {
  const { decodeOgg } = await import('./decode-ogg.ts')
  return decodeOgg(src)
}
