import { createMadeUpHead } from './opus.ts'

/** A length that is not known yet. */
export const unknownSize = Buffer.from('01ffffffffffffff', 'hex')

const idOf = (id: number): Buffer =>
  Buffer.from(id.toString(16).padStart(id.toString(16).length + (id.toString(16).length % 2), '0'), 'hex')

const sizeOf = (bytes: number): Buffer => {
  const size = Buffer.alloc(8)
  size.writeBigUInt64BE(BigInt(bytes))
  size[0] = 1
  return size
}

/** Returns an element. `size` replaces its true length. */
export const createWebmElement = (id: number, content: Buffer | string, size?: Buffer): Buffer => {
  const body = Buffer.from(content)
  return Buffer.concat([idOf(id), size ?? sizeOf(body.length), body])
}

export type WebmOptions = {
  docType?: string
  codec?: string
  head?: Buffer
  type?: number
  /** Further elements in the entry of the track, such as its name or its encryption. */
  inTrack?: Buffer
  /** Further tracks. */
  tracks?: Buffer
  /** Elements before the list of tracks, such as title and date. */
  before?: Buffer
  /** Elements after the sound, such as tags. */
  after?: Buffer
  flags?: number
  trackOfBlocks?: number
  isLive?: boolean
  inGroups?: boolean
  packetsPerCluster?: number
}

/** Returns the entry of a track. */
export const createTrack = (options: WebmOptions = {}): Buffer =>
  createWebmElement(
    0xae,
    Buffer.concat([
      createWebmElement(0xd7, Buffer.of(1)),
      createWebmElement(0x83, Buffer.of(options.type ?? 2)),
      createWebmElement(0x86, options.codec ?? 'A_OPUS'),
      createWebmElement(0x63a2, options.head ?? createMadeUpHead()),
      options.inTrack ?? Buffer.of(),
    ]),
  )

const createBlock = (packet: Buffer, options: WebmOptions): Buffer => {
  const block = Buffer.concat([Buffer.of(0x80 | (options.trackOfBlocks ?? 1), 0, 0, options.flags ?? 0x80), packet])
  return options.inGroups ? createWebmElement(0xa0, createWebmElement(0xa1, block)) : createWebmElement(0xa3, block)
}

/** Returns a WebM file with the packets, as a live recorder writes it or as one that knows its lengths. */
export const createWebmFile = (packets: Buffer[], options: WebmOptions = {}): Buffer => {
  const { packetsPerCluster = 50, isLive = false } = options
  const clusters: Buffer[] = []
  for (let first = 0; first < packets.length; first += packetsPerCluster) {
    const blocks = packets.slice(first, first + packetsPerCluster).map((packet) => createBlock(packet, options))
    clusters.push(
      createWebmElement(0x1f43b675, Buffer.concat([createWebmElement(0xe7, Buffer.of(0)), ...blocks]), isLive ? unknownSize : undefined),
    )
  }
  const content = Buffer.concat([
    options.before ?? Buffer.of(),
    createWebmElement(0x1654ae6b, Buffer.concat([createTrack(options), options.tracks ?? Buffer.of()])),
    ...clusters,
    options.after ?? Buffer.of(),
  ])
  return Buffer.concat([
    createWebmElement(0x1a45dfa3, createWebmElement(0x4282, options.docType ?? 'webm')),
    createWebmElement(0x18538067, content, isLive ? unknownSize : undefined),
  ])
}
