import { readElement, readElements, readTrackNumber, readUnsigned } from './ebml.ts'
import { brokenRecordingError, notAudioError } from './recording-error.ts'

const ebml = 0x1a45dfa3
const docType = 0x4282
const segment = 0x18538067
const tracks = 0x1654ae6b
const cluster = 0x1f43b675
const simpleBlock = 0xa3
const blockGroup = 0xa0
const block = 0xa1
const track = { entry: 0xae, number: 0xd7, type: 0x83, codec: 0x86, codecPrivate: 0x63a2, encodings: 0x6d80 }
const audioType = 2

/** Void and checksum elements, which may occur anywhere. */
const fillers = [0xec, 0xbf]
/** Skipped elements of a segment: contents, description, index, tags, chapters, attached files. */
const skippedInSegment = new Set([...fillers, 0x114d9b74, 0x1549a966, 0x1c53bb6b, 0x1254c367, 0x1043a770, 0x1941a469])
/** Skipped elements of a cluster: its time, its position, the size of the previous cluster. */
const skippedInCluster = new Set([...fillers, 0xe7, 0xa7, 0xab])
/** Most bytes outside of blocks in the whole file. A recorder writes a few hundred bytes and an index. */
const maxSkippedBytes = 65_536

type Track = { number: number; head: Buffer }

const readTrack = (bytes: Buffer, begin: number, end: number): Track => {
  const fields = new Map<number, Buffer>()
  let entries = 0
  for (const entry of readElements(bytes, begin, end)) {
    if (fillers.includes(entry.id)) continue
    if (entry.id !== track.entry || ++entries > 1) throw notAudioError('not one track')
    for (const { id, body } of readElements(bytes, entry.begin, entry.end)) fields.set(id, body)
  }
  if (readUnsigned(fields.get(track.type)) !== audioType) throw notAudioError('a track of something else')
  if (fields.has(track.encodings)) throw notAudioError('encrypted or compressed')
  if (fields.get(track.codec)?.toString('latin1') !== 'A_OPUS') throw notAudioError('another codec')
  return { number: readUnsigned(fields.get(track.number)), head: fields.get(track.codecPrivate) ?? Buffer.of() }
}

/** Returns the packet of a block. Refuses blocks with several packets, which no recorder writes. */
const readBlock = (body: Buffer, only: Track | undefined): Buffer => {
  const { value, next } = readTrackNumber(body, 0)
  if (value !== only?.number) throw brokenRecordingError('a block of an unknown track')
  const flags = body[next + 2]
  if (flags === undefined) throw brokenRecordingError('a block is cut off')
  if (flags & 0x06) throw brokenRecordingError('a block of several packets')
  return body.subarray(next + 3)
}

const readBlockGroup = (bytes: Buffer, begin: number, end: number, only: Track | undefined): Buffer => {
  let found: Buffer | undefined
  for (const { id, body } of readElements(bytes, begin, end)) {
    if (id !== block) continue
    if (found !== undefined) throw brokenRecordingError('a group of several blocks')
    found = body
  }
  if (found === undefined) throw brokenRecordingError('a group without a block')
  return readBlock(found, only)
}

/** Yields the track header, then its packets. Reads clusters without nesting, because one without a length ends where the next begins. */
function* readSegment(bytes: Buffer, begin: number, end: number): Generator<Buffer> {
  let only: Track | undefined
  let clusterEnd = begin
  let isInCluster = false
  let skipped = 0
  for (let at = begin; at < end;) {
    // A cluster with a length ends there, and no element in it may extend beyond.
    if (isInCluster && at === clusterEnd) isInCluster = false
    const element = readElement(bytes, at, isInCluster ? clusterEnd : end)
    const { id } = element
    if (id === cluster) {
      if (isInCluster && clusterEnd !== end) throw brokenRecordingError('a cluster in a cluster')
      isInCluster = true
      clusterEnd = element.end ?? end
      at = element.begin
      continue
    }
    if (element.end === undefined) throw brokenRecordingError('an element without a length')
    const isBlock = isInCluster && (id === simpleBlock || id === blockGroup)
    if (!isBlock) skipped += element.end - at
    if (skipped > maxSkippedBytes) throw brokenRecordingError('too much beside the sound')
    if (isBlock && id === simpleBlock) yield readBlock(bytes.subarray(element.begin, element.end), only)
    else if (isBlock) yield readBlockGroup(bytes, element.begin, element.end, only)
    else if (id === tracks && only === undefined) {
      only = readTrack(bytes, element.begin, element.end)
      yield only.head
    } else if (!skippedInSegment.has(id) && !(isInCluster && skippedInCluster.has(id))) throw brokenRecordingError('an unknown element')
    at = element.end
  }
}

export const isWebm = (bytes: Buffer): boolean => bytes.length > 4 && bytes.readUInt32BE(0) === ebml

/**
 * Yields the header packet `OpusHead` of a WebM file, then its sound packets. Ignores the times in the file, which may be false.
 * @throws {RecordingError} not_audio, broken
 */
export function* readWebm(bytes: Buffer): Generator<Buffer> {
  const header = readElement(bytes, 0, bytes.length)
  if (header.end === undefined || header.end > maxSkippedBytes) throw brokenRecordingError('a header that is too long')
  let kind = ''
  for (const { id, body } of readElements(bytes, header.begin, header.end)) if (id === docType) kind = body.toString('latin1')
  if (kind !== 'webm') throw notAudioError('no WebM')
  const content = readElement(bytes, header.end, bytes.length)
  if (content.id !== segment) throw brokenRecordingError('no segment')
  yield* readSegment(bytes, content.begin, content.end ?? bytes.length)
  if (content.end !== undefined && content.end < bytes.length) throw brokenRecordingError('something after the end')
}
