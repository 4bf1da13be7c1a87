import { brokenRecordingError } from './recording-error.ts'

/** Longest packet, 120 ms, in samples. */
const maxPacketSamples = 5760
const maxFrameBytes = 1275
/** The largest size of a packet in bytes: 48 frames, their lengths and the header. A longer packet has padding or is not Opus. */
export const maxPacketBytes = 48 * (maxFrameBytes + 2) + 2

const samplesOfFrame = (toc: number): number => {
  const config = toc >> 3
  if (config < 12) return [480, 960, 1920, 2880][config & 3] ?? 0
  if (config < 16) return config & 1 ? 960 : 480
  return 120 << (config & 3)
}

/** Reads the length of a frame (RFC 6716, section 3.2.1) and advances `at.position`. */
const readFrameLength = (packet: Buffer, at: { position: number }): number => {
  const first = packet[at.position++]
  if (first === undefined) throw brokenRecordingError('a packet without its lengths')
  if (first < 252) return first
  const second = packet[at.position++]
  if (second === undefined) throw brokenRecordingError('a packet without its lengths')
  return first + 4 * second
}

const assertFrame = (bytes: number): void => {
  if (bytes < 0 || bytes > maxFrameBytes || !Number.isInteger(bytes)) throw brokenRecordingError('a frame of impossible length')
}

/** Reads a packet that states its number of frames (code 3). Drops the padding, which could hide anything. */
const readCountedFrames = (packet: Buffer): { frames: number; packet: Buffer } => {
  const flags = packet[1]
  if (flags === undefined) throw brokenRecordingError('a packet without its count')
  const frames = flags & 0x3f
  const at = { position: 2 }
  let padding = 0
  if (flags & 0x40) {
    let more = 255
    while (more === 255) {
      more = packet[at.position++] ?? -1
      if (more < 0) throw brokenRecordingError('padding without a length')
      padding += more === 255 ? 254 : more
    }
  }
  const begin = at.position
  const end = packet.length - padding
  if (flags & 0x80) {
    let last = end
    for (let frame = 1; frame < frames; frame++) {
      const length = readFrameLength(packet, at)
      assertFrame(length)
      last -= length
    }
    assertFrame(last - at.position)
  } else assertFrame((end - begin) / frames)
  if (!(flags & 0x40)) return { frames, packet }
  return { frames, packet: Buffer.concat([Buffer.of(packet[0] ?? 0, flags & ~0x40), packet.subarray(begin, end)]) }
}

const readFrames = (packet: Buffer, code: number): { frames: number; packet: Buffer } => {
  if (code === 0) {
    assertFrame(packet.length - 1)
    return { frames: 1, packet }
  }
  if (code === 1) {
    assertFrame((packet.length - 1) / 2)
    return { frames: 2, packet }
  }
  if (code === 3) return readCountedFrames(packet)
  const at = { position: 1 }
  const first = readFrameLength(packet, at)
  assertFrame(first)
  assertFrame(packet.length - at.position - first)
  return { frames: 2, packet }
}

/**
 * Checks the structure of an Opus packet (RFC 6716, section 3) and returns it without padding, with its length in samples.
 * The sound itself is not decoded.
 * @throws {RecordingError} broken
 */
export const readOpusPacket = (bytes: Buffer): { packet: Buffer; samples: number } => {
  const toc = bytes[0]
  if (toc === undefined) throw brokenRecordingError('an empty packet')
  const { frames, packet } = readFrames(bytes, toc & 3)
  const samples = frames * samplesOfFrame(toc)
  if (samples === 0 || samples > maxPacketSamples) throw brokenRecordingError('a packet of impossible duration')
  return { packet, samples }
}
