import { describe, expect, it } from 'vitest'
import { createOggFile } from '#tests/support/audio/ogg-file.ts'
import { createMadeUpHead, createPacket, createPackets, createMadeUpTags, readRecordingFixture } from '#tests/support/audio/opus.ts'
import { createWebmFile, createWebmElement } from '#tests/support/audio/webm-file.ts'
import { readOgg } from './read-ogg.ts'
import { readRecording } from './read-recording.ts'

const limits = { maxSeconds: 60, minSeconds: 0.5, maxBytes: 1_500_000 }
const packetsOf = (ogg: Buffer): Buffer[] => [...readOgg(ogg)].slice(1)
const marker = 'MARKER'

describe('readRecording', () => {
  it.each([
    ['chromium-live.webm', 1.9],
    ['chromium-whole.webm', 1.9],
    ['opusenc-stereo.opus', 1.2],
  ] as const)('takes %s as its program wrote it', (name, seconds) => {
    const recording = readRecording(readRecordingFixture(name), limits)
    expect(recording.seconds).toBe(seconds)
    expect(recording.ogg.toString('latin1')).not.toMatch(/marker|chrom|lavf|libopus|opusenc|2026/i)
    // Reading the written file again gives the same file.
    expect(readRecording(recording.ogg, limits)).toEqual(recording)
  })

  it.each([
    ['Ogg', (packets: Buffer[]) => createOggFile(packets)],
    ['WebM', (packets: Buffer[]) => createWebmFile(packets)],
    ['live WebM', (packets: Buffer[]) => createWebmFile(packets, { isLive: true, packetsPerCluster: 7 })],
    ['WebM with groups', (packets: Buffer[]) => createWebmFile(packets, { inGroups: true })],
    ['Ogg without an end', (packets: Buffer[]) => createOggFile(packets, { isEnded: false })],
    ['Ogg with false positions', (packets: Buffer[]) => createOggFile(packets, { granule: (index) => (index % 2 ? -1n : 1n << 62n) })],
  ])('copies exactly the packets of %s', (_, write) => {
    const packets = [createPacket(20, 1), createPacket(60, 600), createPacket(20, 255), createPacket(40, 510), ...createPackets(2, 2.5, 9)]
    const recording = readRecording(write(packets), limits)
    expect(packetsOf(recording.ogg)).toEqual(packets)
    expect(recording.seconds).toBe(2.1)
  })

  it('writes a mono header with a start that an encoder needs, and no gain', () => {
    const headOf = (head: Buffer): Buffer =>
      [...readOgg(readRecording(createOggFile(createPackets(1), { head }), limits).ogg)][0] ?? Buffer.of()
    expect(headOf(createMadeUpHead({ channels: 2, gain: 500, rate: 44_100, preSkip: 3840 }))).toEqual(createMadeUpHead({ preSkip: 3840 }))
    expect(headOf(createMadeUpHead({ preSkip: 0 }))).toEqual(createMadeUpHead({ preSkip: 312 }))
    expect(headOf(createMadeUpHead({ preSkip: 65_535 }))).toEqual(createMadeUpHead({ preSkip: 4800 }))
  })

  it('numbers pages and positions and marks the first and the last', () => {
    const { ogg } = readRecording(createOggFile(createPackets(2.5, 60)), limits)
    const pages = []
    for (let at = 0; at < ogg.length;) {
      const segments = ogg.subarray(at + 27, at + 27 + ogg.readUInt8(at + 26))
      pages.push([ogg.readUInt8(at + 5), Number(ogg.readBigUInt64LE(at + 6)), ogg.readUInt32LE(at + 18)])
      at += 27 + segments.length + segments.reduce((sum, length) => sum + length, 0)
    }
    expect(pages).toEqual([
      [2, 0, 0],
      [0, 0, 1],
      [0, 16 * 2880, 2],
      [0, 32 * 2880, 3],
      [4, 42 * 2880, 4],
    ])
  })

  it.each([
    [
      'Ogg',
      createOggFile(createPackets(1), {
        tags: createMadeUpTags(marker, [`TITLE=${marker}`, `METADATA_BLOCK_PICTURE=${marker}`, `LOCATION=${marker}`]),
      }),
    ],
    [
      'WebM',
      createWebmFile(createPackets(1), {
        before: createWebmElement(0x1549a966, Buffer.concat([0x7ba9, 0x4d80, 0x5741, 0x4461].map((id) => createWebmElement(id, marker)))),
        inTrack: Buffer.concat([
          createWebmElement(0x536e, marker),
          createWebmElement(0x22b59c, marker),
          createWebmElement(0x258688, marker),
        ]),
        after: Buffer.concat([0x1254c367, 0x1043a770, 0x1941a469, 0xec].map((id) => createWebmElement(id, marker))),
      }),
    ],
    ['the header', createOggFile(createPackets(1), { head: Buffer.concat([createMadeUpHead(), Buffer.from(marker)]) })],
    ['the padding of a packet', createOggFile([...createPackets(1), Buffer.from(`\x0b\x41\x06abc${marker}`, 'latin1')])],
  ])('drops what is in %s beside the sound', (_, bytes) => {
    expect(bytes.includes(marker)).toBe(true)
    expect(readRecording(bytes, limits).ogg.includes(marker)).toBe(false)
  })

  it('keeps the frames of a packet whose padding it drops', () => {
    // Two frames of different lengths, then padding.
    const padded = Buffer.from('\x0b\xc2\x03\x02aabbbxxx', 'latin1')
    const recording = readRecording(createOggFile([...createPackets(1), padded]), limits)
    expect(packetsOf(recording.ogg).at(-1)?.toString('latin1')).toBe('\x0b\x82\x02aabbb')
  })

  it('allows half a second more than the limit, and refuses one that is longer, shorter or larger', () => {
    expect(readRecording(createOggFile(createPackets(60.5)), limits).seconds).toBe(60.5)
    expect(() => readRecording(createOggFile(createPackets(60.6)), limits)).toThrow('too_long')
    expect(() => readRecording(createOggFile(createPackets(0.4)), limits)).toThrow('too_short')
    expect(() => readRecording(createOggFile(createPackets(1)), { ...limits, maxBytes: 100 })).toThrow('too_large')
  })
})
