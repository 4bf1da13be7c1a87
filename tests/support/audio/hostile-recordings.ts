import { deflateRawSync } from 'node:zlib'
import type { RecordingRefusalReason } from '#platform/server/audio/read-recording.ts'
import { createOggFile, createOggPage } from './ogg-file.ts'
import { createMadeUpHead, createPacket, createPackets, createMadeUpTags } from './opus.ts'
import { createTrack, createWebmFile, createWebmElement, unknownSize } from './webm-file.ts'

/** A file that must be refused, and why. None is longer than about a megabyte. */
export type HostileRecording = { name: string; bytes: Buffer; reason: RecordingRefusalReason }

const second = (): Buffer[] => createPackets(1)
const hugeSize = Buffer.from('01fffffffffffffe', 'hex')

/** An empty zip archive to append to other bytes, because archive programs read from the end. */
const zipEnd = Buffer.concat([Buffer.from('PK\x05\x06', 'latin1'), Buffer.alloc(18)])

const otherContainers = (): HostileRecording[] =>
  Object.entries({
    nothing: Buffer.of(),
    mp3: Buffer.concat([Buffer.from('ID3\x04\0\0\0\0\0\x0f', 'latin1'), Buffer.alloc(4000, 0xff)]),
    mp4: Buffer.concat([Buffer.from('\0\0\0\x18ftypM4A \0\0\0\0M4A isom', 'latin1'), Buffer.alloc(4000)]),
    wav: Buffer.concat([Buffer.from('RIFF\x24\x10\0\0WAVEfmt ', 'latin1'), Buffer.alloc(4000)]),
    webp: Buffer.concat([Buffer.from('RIFF\x24\x10\0\0WEBPVP8 ', 'latin1'), Buffer.alloc(4000)]),
    html: Buffer.from('<!doctype html><script>alert(1)</script>'),
    'raw deflate': deflateRawSync(Buffer.alloc(100_000)),
    'Vorbis in Ogg': createOggFile(second(), { head: Buffer.from(`\x01vorbis${'\0'.repeat(23)}`, 'latin1') }),
    'Vorbis in WebM': createWebmFile(second(), { codec: 'A_VORBIS' }),
    Matroska: createWebmFile(second(), { docType: 'matroska' }),
    video: createWebmFile(second(), { type: 1, codec: 'V_VP9' }),
    'video beside sound': createWebmFile(second(), { tracks: createTrack({ type: 1, codec: 'V_VP9' }) }),
    'two tracks of sound': createWebmFile(second(), { tracks: createTrack() }),
    'encrypted track': createWebmFile(second(), { inTrack: createWebmElement(0x6d80, createWebmElement(0x6240, Buffer.alloc(8))) }),
    'six channels': createOggFile(second(), { head: createMadeUpHead({ channels: 6, family: 1 }) }),
    'another mapping': createWebmFile(second(), { head: createMadeUpHead({ family: 255 }) }),
    'another version': createOggFile(second(), { head: createMadeUpHead({ version: 16 }) }),
    'no header in the track': createWebmFile(second(), { head: Buffer.of() }),
  }).map(([name, bytes]) => ({ name, bytes, reason: 'not_audio' }))

const tooLong = (): HostileRecording[] =>
  Object.entries({
    'two hours of silence in Ogg': createOggFile(createPackets(7200, 60, 1), { packetsPerPage: 255 }),
    // 15 frames without a byte of sound: 120 ms in two bytes.
    'two hours of silence in counted frames': createOggFile(
      Array.from({ length: 60_000 }, () => Buffer.of((16 << 3) | 3, 48)),
      { packetsPerPage: 255 },
    ),
    'twenty minutes of silence in WebM': createWebmFile(createPackets(1200, 60, 1)),
    'many tiny packets': createOggFile(createPackets(100, 2.5, 1), { packetsPerPage: 255 }),
  }).map(([name, bytes]) => ({ name, bytes, reason: 'too_long' }))

const tooShort = (): HostileRecording[] =>
  Object.entries({
    'headers only in Ogg': createOggFile([]),
    'headers only in WebM': createWebmFile([]),
    'one packet': createOggFile([createPacket()]),
    'a start that skips everything': createWebmFile([createPacket(60)], { head: createMadeUpHead({ preSkip: 65_535 }) }),
  }).map(([name, bytes]) => ({ name, bytes, reason: 'too_short' }))

const stuffed = (): HostileRecording[] =>
  Object.entries({
    'a megabyte of tags in WebM': createWebmFile(second(), { after: createWebmElement(0x1254c367, Buffer.alloc(1_000_000)) }),
    'a megabyte before the sound': createWebmFile(second(), { before: createWebmElement(0xec, Buffer.alloc(1_000_000)) }),
    'a megabyte of tiny elements': createWebmFile(second(), { before: Buffer.concat(Array(110_000).fill(createWebmElement(0xec, ''))) }),
    'a megabyte of tiny elements in the track': createWebmFile(second(), {
      inTrack: Buffer.concat(Array(110_000).fill(createWebmElement(0xec, ''))),
    }),
    'comments of 900 kB': createOggFile(second(), { tags: createMadeUpTags('made up', ['A='.padEnd(900_000, 'x')]) }),
    'pages without packets, then no sound': Buffer.concat([
      createOggPage(createMadeUpHead(), [19], { flags: 2, sequence: 0 }),
      ...Array.from({ length: 35_000 }, (_, index) => createOggPage(Buffer.of(), [], { sequence: index + 1 })),
      Buffer.from('OggS'),
    ]),
    'a zip behind Ogg': Buffer.concat([createOggFile(second()), zipEnd]),
    'a zip behind WebM': Buffer.concat([createWebmFile(second()), zipEnd]),
    'a zip behind live WebM': Buffer.concat([createWebmFile(second(), { isLive: true }), zipEnd]),
    'an attached script': createWebmFile(second(), { after: createWebmElement(0x3c, '<script>') }),
  }).map(([name, bytes]) => ({ name, bytes, reason: 'broken' }))

/** Returns the first `share` (0 to 1) of a file. */
const cut = (bytes: Buffer, share: number): Buffer => bytes.subarray(0, Math.floor(bytes.length * share))

const cutOff = (): HostileRecording[] =>
  Object.entries({ WebM: {}, 'live WebM': { isLive: true } })
    .map(([name, options]): [string, Buffer] => [name, createWebmFile(createPackets(3), options)])
    .concat([['Ogg', createOggFile(createPackets(3))]])
    .flatMap(([name, bytes]) => [
      { name: `${name} cut off in its header`, bytes: cut(bytes, 0.02), reason: 'broken' as const },
      { name: `${name} cut off in the middle`, bytes: cut(bytes, 0.5), reason: 'broken' as const },
    ])

const lying = (): HostileRecording[] =>
  Object.entries({
    'a segment of 2^56 bytes': Buffer.concat([
      createWebmElement(0x1a45dfa3, createWebmElement(0x4282, 'webm')),
      createWebmElement(0x18538067, '', hugeSize),
    ]),
    'a track list of 2^56 bytes': createWebmFile(second(), { before: createWebmElement(0x1654ae6b, '', hugeSize) }),
    'an element without a length': createWebmFile(second(), { before: createWebmElement(0x1549a966, '', unknownSize) }),
    'Xiph lacing': createWebmFile(second(), { flags: 0x82 }),
    'EBML lacing': createWebmFile(second(), { flags: 0x86 }),
    'a block of another track': createWebmFile(second(), { trackOfBlocks: 2 }),
    'an encrypted block': createWebmFile(second(), { after: createWebmElement(0xaf, Buffer.alloc(60)) }),
    'two track lists': createWebmFile(second(), { after: createWebmElement(0x1654ae6b, createTrack()) }),
    'two files in a row, WebM': Buffer.concat([createWebmFile(second()), createWebmFile(second())]),
    'two files in a row, live': Buffer.concat([createWebmFile(second(), { isLive: true }), createWebmFile(second(), { isLive: true })]),
    'two files in a row, Ogg': Buffer.concat([createOggFile(second()), createOggFile(second())]),
    'two unfinished files in a row': Buffer.concat([createOggFile(second(), { isEnded: false }), createOggFile(second())]),
    'two streams at once': Buffer.concat([
      createOggPage(createMadeUpHead(), [19], { flags: 2, sequence: 0 }),
      createOggFile(second(), { serial: 78 }),
    ]),
    'a wrong checksum': createOggPage(createMadeUpHead(), [19], { flags: 2, sequence: 0, crc: 1 }),
    'segments beyond the end': createOggPage(Buffer.of(), Array<number>(255).fill(255), { flags: 2, sequence: 0 }),
    'a packet without an end': Buffer.concat([
      createOggFile(second(), { isEnded: false }),
      createOggPage(Buffer.alloc(510), [255, 255], { sequence: 4 }),
    ]),
    'zero-length packets in Ogg': createOggFile(Array<Buffer>(20_000).fill(Buffer.of()), { packetsPerPage: 255 }),
    'zero-length packets in WebM': createWebmFile(Array<Buffer>(20_000).fill(Buffer.of())),
    'a packet of two seconds': createOggFile([...second(), Buffer.concat([Buffer.of((3 << 3) | 3, 33), Buffer.alloc(33)])]),
    'a packet of no frame': createOggFile([...second(), Buffer.of(3, 0)]),
    'a frame that is too long': createOggFile([...second(), createPacket(20, 1400)]),
    'a packet of 100 kB': createOggFile([...second(), createPacket(20, 100_000)]),
    'padding longer than the packet': createOggFile([...second(), Buffer.of(3, 0x41, 255, 255, 200)]),
    'two unequal halves': createOggFile([...second(), createPacket(20, 40).fill((1 << 3) | 1, 0, 1)]),
  }).map(([name, bytes]) => ({ name, bytes, reason: 'broken' }))

/** Creates all hostile files, for the limits of a voice note: half a second to a minute, at most 1.5 MB. */
export const createHostileRecordings = (): HostileRecording[] => [
  ...otherContainers(),
  ...tooLong(),
  ...tooShort(),
  ...stuffed(),
  ...cutOff(),
  ...lying(),
]
