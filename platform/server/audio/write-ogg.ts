import { pageCrcOffset, firstPageFlag, lastPageFlag, pageCrc, pageHeaderBytes } from './ogg-page.ts'
import { createOpusHead, createOpusTags, samplesPerSecond } from './opus-head.ts'

export type SoundPacket = { packet: Buffer; samples: number }

/** The same serial number for all streams: each file has one stream, and a constant reveals nothing. */
const serial = 1
const maxSegments = 255

const createPage = (packets: Buffer[], place: { flags: number; granule: number; sequence: number }): Buffer => {
  const segments = packets.flatMap(({ length }) => [...Array<number>(Math.floor(length / 255)).fill(255), length % 255])
  const header = Buffer.alloc(pageHeaderBytes)
  header.write('OggS', 'latin1')
  header.writeUInt8(place.flags, 5)
  header.writeBigUInt64LE(BigInt(place.granule), 6)
  header.writeUInt32LE(serial, 14)
  header.writeUInt32LE(place.sequence, 18)
  header.writeUInt8(segments.length, 26)
  const page = Buffer.concat([header, Buffer.from(segments), ...packets])
  page.writeUInt32LE(pageCrc(page), pageCrcOffset)
  return page
}

/** Groups packets into pages of about a second, so that players can start and seek before the whole file has loaded. */
function* groupIntoPages(packets: SoundPacket[]): Generator<SoundPacket[]> {
  let group: SoundPacket[] = []
  let samples = 0
  let segments = 0
  for (const next of packets) {
    const more = Math.floor(next.packet.length / 255) + 1
    if (group.length > 0 && (samples + next.samples > samplesPerSecond || segments + more > maxSegments)) {
      yield group
      group = []
      samples = 0
      segments = 0
    }
    group.push(next)
    samples += next.samples
    segments += more
  }
  if (group.length > 0) yield group
}

/** Returns an Ogg file with one mono Opus stream (RFC 7845) and nothing else. A packet has at most 64,770 bytes. */
export const writeOgg = (packets: SoundPacket[], preSkip: number): Buffer => {
  const groups = [...groupIntoPages(packets)]
  let granule = 0
  const sound = groups.map((group, index) => {
    granule += group.reduce((sum, { samples }) => sum + samples, 0)
    const flags = index === groups.length - 1 ? lastPageFlag : 0
    return createPage(
      group.map(({ packet }) => packet),
      { flags, granule, sequence: index + 2 },
    )
  })
  return Buffer.concat([
    createPage([createOpusHead(preSkip)], { flags: firstPageFlag, granule: 0, sequence: 0 }),
    createPage([createOpusTags()], { flags: 0, granule: 0, sequence: 1 }),
    ...sound,
  ])
}
