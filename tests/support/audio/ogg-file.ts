import { pageCrc } from '#platform/server/audio/ogg-page.ts'
import { createMadeUpHead, createMadeUpTags } from './opus.ts'

type PageOptions = { flags?: number; granule?: bigint; serial?: number; sequence: number; crc?: number; segments?: number[] }

const segmentsOf = (packet: Buffer): number[] => [...Array<number>(Math.floor(packet.length / 255)).fill(255), packet.length % 255]

/** Returns one page with a valid checksum, even if the rest is invalid. */
export const createOggPage = (body: Buffer, segments: number[], options: PageOptions): Buffer => {
  const header = Buffer.alloc(27)
  header.write('OggS')
  header[5] = options.flags ?? 0
  header.writeBigInt64LE(options.granule ?? 0n, 6)
  header.writeUInt32LE(options.serial ?? 77, 14)
  header.writeUInt32LE(options.sequence, 18)
  header[26] = segments.length
  const page = Buffer.concat([header, Buffer.from(segments), body])
  page.writeUInt32LE(options.crc ?? pageCrc(page), 22)
  return page
}

export type OggOptions = {
  head?: Buffer
  tags?: Buffer
  serial?: number
  /** Position that a page of sound claims, by its index. */
  granule?: (index: number) => bigint
  packetsPerPage?: number
  isEnded?: boolean
}

/** Splits packets into pages of at most 255 segments, over as many pages as a packet needs. */
const paginate = (packets: Buffer[], packetsPerPage: number): { segments: number[]; body: Buffer; isContinued: boolean }[] => {
  const pages = []
  for (let first = 0; first < packets.length; first += packetsPerPage) {
    const group = packets.slice(first, first + packetsPerPage)
    const body = Buffer.concat(group)
    const segments = group.flatMap(segmentsOf)
    let at = 0
    for (let begin = 0; begin < segments.length; begin += 255) {
      const part = segments.slice(begin, begin + 255)
      const end = at + part.reduce((sum, length) => sum + length, 0)
      pages.push({ segments: part, body: body.subarray(at, end), isContinued: begin > 0 && segments[begin - 1] === 255 })
      at = end
    }
  }
  return pages
}

/** Returns an Ogg file with the packets. */
export const createOggFile = (packets: Buffer[], options: OggOptions = {}): Buffer => {
  const { serial = 77 } = options
  const pages = [
    ...paginate([options.head ?? createMadeUpHead()], 1),
    ...paginate([options.tags ?? createMadeUpTags()], 1),
    ...paginate(packets, options.packetsPerPage ?? 40),
  ]
  return Buffer.concat(
    pages.map(({ segments, body, isContinued }, sequence) => {
      const isLast = sequence === pages.length - 1 && options.isEnded !== false
      const flags = (isContinued ? 1 : 0) | (sequence === 0 ? 2 : 0) | (isLast ? 4 : 0)
      return createOggPage(body, segments, { flags, serial, sequence, granule: options.granule?.(sequence) ?? BigInt(sequence) })
    }),
  )
}
