import { opusBitRate, type Capture } from './encoding.ts'

/** MIME types with Opus that browsers record. */
const opusTypes = ['audio/webm;codecs=opus', 'audio/ogg;codecs=opus']
/** The browser hands over encoded audio at this interval in milliseconds, so that little is lost when the device disappears. */
const sliceMs = 1000

const captureWith = (type: string, stream: MediaStream): Capture => {
  const recorder = new MediaRecorder(stream, { mimeType: type, audioBitsPerSecond: opusBitRate })
  const chunks: Blob[] = []
  recorder.addEventListener('dataavailable', ({ data }) => chunks.push(data))
  // The recorder also stops by itself when the device is removed.
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
 * Starts to encode a stream as Opus: with the browser, or with a worker that is loaded where the browser cannot record Opus.
 * @throws {TypeError} when neither works
 */
export const startCapture = async (stream: MediaStream): Promise<Capture> => {
  const type = 'MediaRecorder' in globalThis ? opusTypes.find((known) => MediaRecorder.isTypeSupported(known)) : undefined
  return type === undefined ? (await import('./encode-opus.ts')).startWorkerCapture(stream) : captureWith(type, stream)
}
