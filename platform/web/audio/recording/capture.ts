import { bitRate, type Capture } from './encoding.ts'

/** Types with Opus, as browsers record them. */
const opusTypes = ['audio/webm;codecs=opus', 'audio/ogg;codecs=opus']
/** How often encoded audio is handed over, in milliseconds, so that little is lost with the device. */
const sliceMs = 1000

const captureWith = (type: string, stream: MediaStream): Capture => {
  const recorder = new MediaRecorder(stream, { mimeType: type, audioBitsPerSecond: bitRate })
  const chunks: Blob[] = []
  recorder.addEventListener('dataavailable', ({ data }) => chunks.push(data))
  // It also stops by itself, when the device is taken away.
  const stopped = new Promise<void>((resolve) => recorder.addEventListener('stop', () => resolve()))
  const end = () => (recorder.state === 'inactive' ? undefined : recorder.stop())
  recorder.start(sliceMs)
  return {
    stop: async () => {
      end()
      await stopped
      const [container = ''] = type.split(';')
      return new Blob(chunks, { type: container })
    },
    cancel: end,
  }
}

/**
 * Starts to encode a stream as Opus: by the browser, or by an encoder that is loaded where the browser records something else.
 * @throws {TypeError} where neither works
 */
export const startCapture = async (stream: MediaStream): Promise<Capture> => {
  const type = 'MediaRecorder' in globalThis ? opusTypes.find((known) => MediaRecorder.isTypeSupported(known)) : undefined
  return type === undefined ? (await import('./encode-opus.ts')).startWorkerCapture(stream) : captureWith(type, stream)
}
