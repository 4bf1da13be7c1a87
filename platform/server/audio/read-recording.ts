import { readPreSkip, samplesPerSecond } from './opus-head.ts'
import { readOpusPacket } from './opus-packet.ts'
import { isOgg, readOgg } from './read-ogg.ts'
import { isWebm, readWebm } from './read-webm.ts'
import { notAudioError, RecordingError } from './recording-error.ts'
import { type SoundPacket, writeOgg } from './write-ogg.ts'

export { RecordingError, type RecordingRefusalReason } from './recording-error.ts'

/** A recording as a mono Ogg Opus file. `seconds` is rounded to tenths. */
export type OggRecording = { ogg: Buffer; seconds: number }
/** Limits of an upload. `maxBytes` applies to the uploaded file; the result is hardly ever longer. */
export type RecordingLimits = { maxSeconds: number; minSeconds: number; maxBytes: number }

/** Tolerance for recorders, which stop a moment after the limit. */
const graceSeconds = 0.5

const readerOf = (bytes: Buffer): ((bytes: Buffer) => Generator<Buffer>) => {
  if (isWebm(bytes)) return readWebm
  if (isOgg(bytes)) return readOgg
  throw notAudioError('neither WebM nor Ogg')
}

/**
 * Copies the Opus packets of a browser's recording (WebM or Ogg) into a new Ogg file without tags, pictures, names or dates.
 * Counts the length from the packets and ignores what the file states. Decodes nothing, so bad input costs little.
 * @throws {RecordingError} when the file is not accepted
 */
export const readRecording = (bytes: Buffer, limits: RecordingLimits): OggRecording => {
  if (bytes.length > limits.maxBytes) throw new RecordingError('too_large', `${bytes.length} bytes`)
  let preSkip: number | undefined
  let samples = 0
  const packets: SoundPacket[] = []
  for (const next of readerOf(bytes)(bytes)) {
    if (preSkip === undefined) {
      preSkip = readPreSkip(next)
      continue
    }
    const sound = readOpusPacket(next)
    samples += sound.samples
    if (samples - preSkip > (limits.maxSeconds + graceSeconds) * samplesPerSecond)
      throw new RecordingError('too_long', 'longer than allowed')
    packets.push(sound)
  }
  if (preSkip === undefined) throw notAudioError('no track')
  const seconds = Math.round(((samples - preSkip) / samplesPerSecond) * 10) / 10
  if (seconds <= 0 || seconds < limits.minSeconds) throw new RecordingError('too_short', `${seconds} seconds`)
  return { ogg: writeOgg(packets, preSkip), seconds }
}
