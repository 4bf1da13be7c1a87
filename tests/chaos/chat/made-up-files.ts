// The voice notes and pictures of a run. Each is made from its number, so that the end of a run can tell whether the right bytes are stored.
import { deflateSync } from 'node:zlib'
import { peakCount } from '#platform/shared/peaks.ts'
import { readRecording } from '#platform/server/audio/read-recording.ts'
import { createWebmFile } from '../../support/audio/webm-file.ts'
import { blackPng, pngChunk } from '../../support/photos/photo-files.ts'
import type { MadeUpFile } from '../browser/page-api.ts'

const packetsASecond = 50
/** Returns a waveform that encodes the number of its recording. */
const peaksOf = (number: number): string => number.toString(16).padStart(peakCount, '0')

/** Creates pseudo-random numbers, equal for equal seeds. */
const createNoise = (seed: number) => (): number => (seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff) >> 8

const createRecordingBytes = (number: number): { bytes: Buffer; seconds: number } => {
  const noise = createNoise(number + 1)
  const seconds = 1 + (number % 4)
  const packets = Array.from({ length: seconds * packetsASecond }, () => {
    const packet = Buffer.from(Array.from({ length: 100 + (noise() % 900) }, noise))
    // One frame of 20 ms.
    packet[0] = 1 << 3
    return packet
  })
  return { bytes: createWebmFile(packets, { isLive: number % 2 === 0 }), seconds }
}

/** Returns a voice note of one to four seconds, in up to four parts. */
export const createVoice = (number: number): MadeUpFile => {
  const { bytes, seconds } = createRecordingBytes(number)
  return { kind: 'voice', bytes: new Uint8Array(bytes), seconds, peaks: peaksOf(number) }
}

/** Returns the expected stored file of the voice note with this waveform. */
export const buildExpectedVoiceFile = (peaks: string): Buffer =>
  readRecording(createRecordingBytes(Number.parseInt(peaks, 16)).bytes, { maxSeconds: 60, minSeconds: 0, maxBytes: Infinity }).ogg

/** Returns a small picture with a comment that makes it long enough for several parts. */
export const createPicture = (number: number): MadeUpFile => {
  const noise = createNoise(number + 1)
  const comment = Buffer.from(Array.from({ length: 1000 + (noise() % 150_000) }, noise))
  const bytes = blackPng(240, 300, { extra: [pngChunk('zTXt', Buffer.concat([Buffer.from('x\0\0'), deflateSync(comment, { level: 0 })]))] })
  return { kind: 'picture', bytes: new Uint8Array(bytes), width: 240, height: 300 }
}
