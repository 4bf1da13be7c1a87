import { readFileSync } from 'node:fs'

/** Reads a recording of a real program: Chromium's MediaRecorder with or without time slices, or opusenc with tags. */
export const readRecordingFixture = (name: 'chromium-live.webm' | 'chromium-whole.webm' | 'opusenc-stereo.opus'): Buffer =>
  readFileSync(new URL(name, import.meta.url))

/** The configuration in a packet's first byte, by the milliseconds of a frame. From 10 ms on it is speech at 8 kHz, for shorter frames music. */
const configs = { 2.5: 28, 5: 29, 10: 0, 20: 1, 40: 2, 60: 3 } as const
export type FrameLength = keyof typeof configs

/** Returns a made-up packet with one frame. Its content is not meaningful sound. */
export const createPacket = (milliseconds: FrameLength = 20, bytes = 40, isStereo = false): Buffer => {
  const packet = Buffer.alloc(bytes, 0x5a)
  packet[0] = (configs[milliseconds] << 3) | (isStereo ? 4 : 0)
  return packet
}

/** Returns packets with a total length of `seconds`. */
export const createPackets = (seconds: number, milliseconds: FrameLength = 20, bytes = 40): Buffer[] =>
  Array.from({ length: Math.ceil((seconds * 1000) / milliseconds) }, () => createPacket(milliseconds, bytes))

export type HeadOptions = { channels?: number; preSkip?: number; family?: number; version?: number; gain?: number; rate?: number }

export const createMadeUpHead = (options: HeadOptions = {}): Buffer => {
  const head = Buffer.alloc(19)
  head.write('OpusHead')
  head[8] = options.version ?? 1
  head[9] = options.channels ?? 1
  head.writeUInt16LE(options.preSkip ?? 312, 10)
  head.writeUInt32LE(options.rate ?? 48_000, 12)
  head.writeInt16LE(options.gain ?? 0, 16)
  head[18] = options.family ?? 0
  return head
}

const withLength = (text: string): Buffer => {
  const bytes = Buffer.from(text)
  const length = Buffer.alloc(4)
  length.writeUInt32LE(bytes.length)
  return Buffer.concat([length, bytes])
}

export const createMadeUpTags = (vendor = 'made up', comments: string[] = []): Buffer => {
  const count = Buffer.alloc(4)
  count.writeUInt32LE(comments.length)
  return Buffer.concat([Buffer.from('OpusTags'), withLength(vendor), count, ...comments.map(withLength)])
}
