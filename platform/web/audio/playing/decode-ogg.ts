import { createWav } from './wav.ts'

/** A source that an audio element can play. */
export interface PlayableSource {
  src: string
  /** Frees the memory of the source. */
  free: () => void
}

/** The first characters of each Ogg page. */
const capturePattern = 'OggS'

/** The reply of the decoding worker. */
export type DecodedAudio = { samples: Float32Array<ArrayBuffer>; rate: number } | { failed: true }

const decodeInWorker = (bytes: ArrayBuffer): Promise<Exclude<DecodedAudio, { failed: true }>> => {
  const worker = new Worker(new URL('./wasm-decode-ogg-worker.ts', import.meta.url), { type: 'module' })
  return new Promise<Exclude<DecodedAudio, { failed: true }>>((resolve, reject) => {
    const refuse = () => reject(new Error('this recording cannot be decoded'))
    worker.addEventListener('message', ({ data }: MessageEvent<DecodedAudio>) => ('failed' in data ? refuse() : resolve(data)))
    worker.addEventListener('error', refuse)
    worker.postMessage(bytes, [bytes])
  }).finally(() => worker.terminate())
}

/**
 * Fetches an Ogg Opus recording and decodes it, for browsers that cannot play it. Other formats are returned unchanged: they were recorded by
 * this browser.
 * @throws {Error} when it cannot be fetched or decoded
 */
export const decodeOgg = async (src: string): Promise<PlayableSource> => {
  const response = await fetch(src)
  if (!response.ok) throw new Error(`the recording answers ${response.status}`)
  const bytes = await response.arrayBuffer()
  if (new TextDecoder('latin1').decode(bytes.slice(0, 4)) !== capturePattern) return { src, free: () => {} }
  const { samples, rate } = await decodeInWorker(bytes)
  const url = URL.createObjectURL(createWav(samples, rate))
  return { src: url, free: () => URL.revokeObjectURL(url) }
}
