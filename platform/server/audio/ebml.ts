import { brokenRecordingError } from './recording-error.ts'

/** An element of a WebM file. `begin` and `end` are byte positions; `end` is undefined in files of live recorders, which do not know it yet. */
export type EbmlElement = { id: number; begin: number; end: number | undefined }

/** Reads a number of variable length. Returns it with the position of the next byte. */
const readVariable = (bytes: Buffer, at: number, maxLength: number, keepsMarker: boolean) => {
  const first = bytes[at] ?? 0
  const length = Math.clz32(first) - 23
  const next = at + length
  if (length > maxLength || next > bytes.length) throw brokenRecordingError('a number is cut off')
  const ones = 0xff >> length
  let value = keepsMarker ? first : first & ones
  let isAllOnes = (first & ones) === ones
  for (let index = at + 1; index < next; index++) {
    const byte = bytes[index] ?? 0
    // Numbers above 2^53 are inexact. That is harmless: they are only compared with the end of the file.
    value = value * 256 + byte
    isAllOnes &&= byte === 0xff
  }
  return { value, next, isAllOnes }
}

/** Reads the number of a track at the start of a block. */
export const readTrackNumber = (bytes: Buffer, at: number): { value: number; next: number } => readVariable(bytes, at, 8, false)

/**
 * Reads the id and length of the element at a position.
 * @throws {RecordingError} broken when there is no element, or it ends after `limit`
 */
export const readElement = (bytes: Buffer, at: number, limit: number): EbmlElement => {
  const id = readVariable(bytes, at, 4, true)
  const size = readVariable(bytes, id.next, 8, false)
  if (size.next > limit) throw brokenRecordingError('an element is cut off')
  if (size.isAllOnes) return { id: id.value, begin: size.next, end: undefined }
  const end = size.next + size.value
  if (end > limit) throw brokenRecordingError('an element ends after its parent')
  return { id: id.value, begin: size.next, end }
}

/** Yields the elements between two positions. Every element must state its length. */
export function* readElements(
  bytes: Buffer,
  begin: number,
  end: number,
): Generator<{ id: number; body: Buffer; begin: number; end: number }> {
  for (let at = begin; at < end;) {
    const element = readElement(bytes, at, end)
    if (element.end === undefined) throw brokenRecordingError('an element without a length')
    yield { id: element.id, body: bytes.subarray(element.begin, element.end), begin: element.begin, end: element.end }
    at = element.end
  }
}

/** Returns the unsigned number in the body of an element; 0 for an absent body. */
export const readUnsigned = (body: Buffer | undefined): number => {
  if (body === undefined || body.length === 0) return 0
  if (body.length > 6) throw brokenRecordingError('a number is too long')
  return body.readUIntBE(0, body.length)
}
