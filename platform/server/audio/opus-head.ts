import { notAudioError } from './recording-error.ts'

/** Samples a second of the clock that Opus counts in, whatever was recorded. */
export const samplesPerSecond = 48_000
/** Samples that an encoder needs to begin. Chromium writes 0, which is never true. */
const minPreSkip = 312
/** Longest start of a recording that is skipped: more than any encoder needs. */
const maxPreSkip = samplesPerSecond / 10
const signature = 'OpusHead'

/**
 * Returns the samples to skip at the start, within what encoders need. Everything else in the header is replaced.
 * @throws {RecordingError} not_audio when it is no header of mono or stereo Opus (RFC 7845, section 5.1, mapping family 0)
 */
export const readPreSkip = (head: Buffer): number => {
  if (head.length < 19 || head.toString('latin1', 0, 8) !== signature) throw notAudioError('no Opus')
  if (head.readUInt8(8) >> 4 !== 0) throw notAudioError('unknown version of Opus')
  const channels = head.readUInt8(9)
  if (channels < 1 || channels > 2 || head.readUInt8(18) !== 0) throw notAudioError('more channels than two')
  return Math.max(minPreSkip, Math.min(head.readUInt16LE(10), maxPreSkip))
}

/** Returns the header of a mono stream at its usual volume. */
export const createOpusHead = (preSkip: number): Buffer => {
  const head = Buffer.alloc(19)
  head.write(signature, 'latin1')
  head.writeUInt8(1, 8)
  head.writeUInt8(1, 9)
  head.writeUInt16LE(preSkip, 10)
  head.writeUInt32LE(samplesPerSecond, 12)
  return head
}

/** Returns the comments that the format demands: the name of the codec as vendor, and no comment. */
export const createOpusTags = (): Buffer => Buffer.from('OpusTags\x04\0\0\0opus\0\0\0\0', 'latin1')
