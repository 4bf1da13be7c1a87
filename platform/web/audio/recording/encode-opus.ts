import workerUrl from 'opus-recorder/dist/encoderWorker.min.js?url'
import { opusBitRate, type Capture } from './encoding.ts'

/** Samples handed to the encoder at a time. */
const bufferLength = 4096
/** `OPUS_APPLICATION_VOIP`: tuned for speech. */
const forSpeech = 2048

type Answer = { message: 'ready' | 'done' } | { message: 'page'; page: Uint8Array<ArrayBuffer> }

/**
 * Encodes a stream as Ogg Opus in a worker, for browsers without an Opus recorder. The worker has its own file, because only the content security
 * policy of that file allows WebAssembly.
 * @throws {TypeError} where the browser has no Web Audio or WebAssembly
 */
export const startWorkerCapture = async (stream: MediaStream): Promise<Capture> => {
  if (!('AudioContext' in globalThis) || !('WebAssembly' in globalThis)) throw new TypeError('no way to encode here')
  const worker = new Worker(workerUrl)
  const pages: Blob[] = []
  const answers = new Map<string, () => void>()
  const failed = new Promise<never>((_resolve, reject) =>
    worker.addEventListener('error', () => reject(new TypeError('the encoder did not start'))),
  )
  failed.catch(() => {})
  worker.addEventListener('message', ({ data }: MessageEvent<Answer>) =>
    data.message === 'page' ? pages.push(new Blob([data.page])) : answers.get(data.message)?.(),
  )
  const until = (message: string) => Promise.race([failed, new Promise<void>((resolve) => answers.set(message, resolve))])
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no target
  const tell = (command: string, rest: object = {}) => worker.postMessage({ command, ...rest })

  const context = new AudioContext()
  const release = () => {
    void context.close().catch(() => {})
    worker.terminate()
  }
  try {
    await context.resume()
    const ready = until('ready')
    tell('init', {
      bufferLength,
      numberOfChannels: 1,
      originalSampleRate: context.sampleRate,
      encoderSampleRate: 48_000,
      encoderFrameSize: 20,
      encoderApplication: forSpeech,
      encoderBitRate: opusBitRate,
      encoderComplexity: 5,
      resampleQuality: 3,
      maxFramesPerPage: 40,
      serial: Math.floor(Math.random() * 2 ** 32),
    })
    await ready
  } catch (error) {
    release()
    throw error
  }
  tell('getHeaderPages')
  // An audio worklet would run in the page and need a wider content security policy.
  const processor = context.createScriptProcessor(bufferLength, 1, 1)
  processor.addEventListener('audioprocess', ({ inputBuffer }) => tell('encode', { buffers: [inputBuffer.getChannelData(0).slice()] }))
  context.createMediaStreamSource(stream).connect(processor)
  // A processor runs only when it is connected. Its output is silent.
  processor.connect(context.destination)
  return {
    stop: async () => {
      processor.disconnect()
      const done = until('done')
      tell('done')
      await done.finally(release)
      return new Blob(pages, { type: 'audio/ogg' })
    },
    cancel: release,
  }
}
