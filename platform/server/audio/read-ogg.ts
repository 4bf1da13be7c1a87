import { continuedPageFlag, pageCrcOffset, firstPageFlag, lastPageFlag, pageCrc, pageHeaderBytes } from './ogg-page.ts'
import { maxPacketBytes } from './opus-packet.ts'
import { brokenRecordingError, notAudioError } from './recording-error.ts'

/** Most bytes of comments that are skipped. A recorder writes a few dozen. */
const maxTagsBytes = 16_384

type Page = { flags: number; serial: number; sequence: number; segments: Buffer; body: Buffer; end: number }

const readPage = (bytes: Buffer, at: number): Page => {
  const tableEnd = at + pageHeaderBytes + (bytes[at + 26] ?? 0)
  if (bytes.toString('latin1', at, at + 5) !== 'OggS\0' || tableEnd > bytes.length) throw brokenRecordingError('no page')
  const segments = bytes.subarray(at + pageHeaderBytes, tableEnd)
  let end = tableEnd
  for (const length of segments) end += length
  if (end > bytes.length) throw brokenRecordingError('the last page is cut off')
  if (pageCrc(bytes.subarray(at, end)) !== bytes.readUInt32LE(at + pageCrcOffset)) throw brokenRecordingError('a wrong checksum')
  return {
    flags: bytes.readUInt8(at + 5),
    serial: bytes.readUInt32LE(at + 14),
    sequence: bytes.readUInt32LE(at + 18),
    segments,
    body: bytes.subarray(tableEnd, end),
    end,
  }
}

/** Yields the pages of a file. The file must have exactly one stream. */
function* readPages(bytes: Buffer): Generator<Page> {
  let serial: number | undefined
  let sequence = 0
  for (let at = 0; at < bytes.length;) {
    const page = readPage(bytes, at)
    serial ??= page.serial
    if (page.serial !== serial || ((page.flags & firstPageFlag) !== 0) !== (at === 0)) throw brokenRecordingError('more than one stream')
    if (page.sequence !== sequence++) throw brokenRecordingError('a page is missing')
    yield page
    at = page.end
    if (page.flags & lastPageFlag && at < bytes.length) throw brokenRecordingError('something after the end')
  }
}

/** Yields whole packets. Joins packets that span several pages. */
function* readPackets(bytes: Buffer): Generator<Buffer> {
  let parts: Buffer[] = []
  let size = 0
  for (const page of readPages(bytes)) {
    if (((page.flags & continuedPageFlag) !== 0) !== size > 0) throw brokenRecordingError('a packet is missing its end')
    let begin = 0
    let at = 0
    for (const length of page.segments) {
      at += length
      size += length
      if (size > maxPacketBytes) throw brokenRecordingError('a packet is too long')
      if (length === 255) continue
      parts.push(page.body.subarray(begin, at))
      yield parts.length === 1 ? page.body.subarray(begin, at) : Buffer.concat(parts)
      parts = []
      size = 0
      begin = at
    }
    if (size > 0) parts.push(page.body.subarray(begin))
  }
  if (size > 0) throw brokenRecordingError('the last packet is cut off')
}

export const isOgg = (bytes: Buffer): boolean => bytes.toString('latin1', 0, 4) === 'OggS'

/**
 * Yields the header packet `OpusHead` of an Ogg file, then its sound packets. Ignores the time positions in the file, which may be false.
 * @throws {RecordingError} not_audio, broken
 */
export function* readOgg(bytes: Buffer): Generator<Buffer> {
  let index = 0
  for (const packet of readPackets(bytes)) {
    if (index !== 1) yield packet
    else if (packet.toString('latin1', 0, 8) !== 'OpusTags') throw notAudioError('no comments of Opus')
    else if (packet.length > maxTagsBytes) throw brokenRecordingError('comments are too long')
    index++
  }
}
