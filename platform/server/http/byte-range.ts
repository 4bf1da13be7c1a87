/** A part of a file: positions of its first and last byte. */
export interface ByteRange {
  first: number
  last: number
}

/**
 * Parses a `Range` header for a file of `size` bytes. Several ranges and units other than bytes are ignored.
 * @returns undefined to send the whole file, `unsatisfiable` for a range outside of the file
 */
export const parseByteRange = (header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined => {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if (from === '' && to === '') return undefined
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (from !== '' && to !== '' && Number(to) < first) return undefined
  return first >= size || last < first ? 'unsatisfiable' : { first, last }
}
