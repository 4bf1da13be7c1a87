const signatureBytes = 8
/** Length, type and checksum of a chunk. */
const frameBytes = 12
const maxChunks = 20_000
// What decides the pixels, their colour and which way is up.
const needed = new Set(['IHDR', 'PLTE', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'eXIf', 'IDAT', 'IEND'])

/**
 * A PNG without the chunks a picture does not need: a few thousand bytes of compressed text cost the decoder seconds each.
 * @returns undefined when the chunks do not add up to a PNG
 */
export const onlyNeededChunks = (png: Buffer): Buffer | undefined => {
  const kept = [png.subarray(0, signatureBytes)]
  let at = signatureBytes
  for (let count = 0; count < maxChunks && at + frameBytes <= png.length; count++) {
    const end = at + frameBytes + png.readUInt32BE(at)
    if (end > png.length) return undefined
    const type = png.toString('latin1', at + 4, at + 8)
    if (needed.has(type)) kept.push(png.subarray(at, end))
    if (type === 'IEND') return Buffer.concat(kept)
    at = end
  }
  return undefined
}
