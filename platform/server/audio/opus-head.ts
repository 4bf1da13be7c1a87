import { notAudioError } from './recording-error.ts'

/** Opus always counts 48,000 samples per second, whatever the rate of the recording. */
export const samplesPerSecond = 48_000
/** Fewest samples that an encoder needs to start. Chromium writes 0, which is never true. */
const minPreSkip = 312
/** Most samples that are skipped at the start: more than any encoder needs. */
const maxPreSkip = samplesPerSecond / 10
const signature = 'OpusHead'

/**
 * Reads how many samples to skip at the start, and clamps the number to what encoders need. Nothing else of the header is used.
 * @throws {RecordingError} not_audio unless `head` is a header of mono or stereo Opus (RFC 7845, section 5.1, mapping family 0)
 */
export const readPreSkip = (head: Buffer): number => {
  if (head.length < 19 || head.toString('latin1', 0, 8) !== signature) throw notAudioError('no Opus')
  if (head.readUInt8(8) >> 4 !== 0) throw notAudioError('unknown version of Opus')
  const channels = head.readUInt8(9)
  if (channels < 1 || channels > 2 || head.readUInt8(18) !== 0) throw notAudioError('more channels than two')
  return Math.max(minPreSkip, Math.min(head.readUInt16LE(10), maxPreSkip))
}

/** Returns the Opus header of a mono stream at normal volume. */
export const createOpusHead = (preSkip: number): Buffer => {
  const head = Buffer.alloc(19)
  head.write(signature, 'latin1')
  head.writeUInt8(1, 8)
  head.writeUInt8(1, 9)
  head.writeUInt16LE(preSkip, 10)
  head.writeUInt32LE(samplesPerSecond, 12)
  return head
}

/** Returns the mandatory comment header: "opus" as the vendor, and no comments. */
export const createOpusTags = (): Buffer => Buffer.from('OpusTags\x04\0\0\0opus\0\0\0\0', 'latin1')
