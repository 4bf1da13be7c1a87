const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte << 24
  for (let bit = 0; bit < 8; bit++) crc = (crc << 1) ^ (crc & 0x80000000 ? 0x04c11db7 : 0)
  return crc
})

/** Length in bytes of the page header, up to the segment table. */
export const pageHeaderBytes = 27
/** Position of the checksum in the page header. */
export const pageCrcOffset = 22
export const continuedPageFlag = 1
export const firstPageFlag = 2
export const lastPageFlag = 4

/** Returns the checksum of a page (RFC 3533), taking the four bytes of the checksum itself as zero. */
export const pageCrc = (page: Buffer): number => {
  let crc = 0
  for (let at = 0; at < page.length; at++) {
    const byte = at >= pageCrcOffset && at < pageCrcOffset + 4 ? 0 : (page[at] ?? 0)
    crc = (crc << 8) ^ (crcTable[(crc >>> 24) ^ byte] ?? 0)
  }
  return crc >>> 0
}
