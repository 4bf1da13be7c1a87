const signatureBytes = 8
/** Bytes of a chunk besides its content: length, type and checksum. */
const frameBytes = 12
const maxChunks = 20_000
// Chunks that affect pixels, colours or orientation.
const neededChunks = new Set(['IHDR', 'PLTE', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'eXIf', 'IDAT', 'IEND'])

/**
 * Removes the chunks of a PNG that are not needed to decode it: a few thousand bytes of compressed text cost the decoder seconds.
 * @returns undefined if the chunks do not form a PNG
 */
export const stripPngChunks = (png: Buffer): Buffer | undefined => {
  const kept = [png.subarray(0, signatureBytes)]
  let at = signatureBytes
  for (let count = 0; count < maxChunks && at + frameBytes <= png.length; count++) {
    const end = at + frameBytes + png.readUInt32BE(at)
    if (end > png.length) return undefined
    const type = png.toString('latin1', at + 4, at + 8)
    if (neededChunks.has(type)) kept.push(png.subarray(at, end))
    if (type === 'IEND') return Buffer.concat(kept)
    at = end
  }
  return undefined
}
