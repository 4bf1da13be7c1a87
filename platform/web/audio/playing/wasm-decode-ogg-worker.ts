// Decodes one Ogg Opus recording, in a separate worker: only the content security policy of this file allows WebAssembly.
import { OggOpusDecoder } from 'ogg-opus-decoder'
import type { DecodedAudio } from './decode-ogg.ts'

const answer = (decoded: DecodedAudio): void => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has one page
  postMessage(decoded)
}

addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) => {
  const decode = async () => {
    const decoder = new OggOpusDecoder()
    await decoder.ready
    const { channelData, sampleRate } = await decoder.decodeFile(new Uint8Array(data))
    const [samples] = channelData
    answer(samples === undefined || samples.length === 0 ? { failed: true } : { samples: samples.slice(), rate: sampleRate })
  }
  decode().catch(() => answer({ failed: true }))
})
