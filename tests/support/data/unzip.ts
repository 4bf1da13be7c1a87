import { inflateRawSync } from 'node:zlib'

const endOfDirectory = 0x06054b50
const entry = 0x02014b50

/** Reads the files of a zip archive by name.  @throws {Error} for a broken archive */
export const unzip = (zip: Buffer): Map<string, Buffer> => {
  const end = zip.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'))
  if (end < 0 || zip.readUInt32LE(end) !== endOfDirectory) throw new Error('no zip')
  const files = new Map<string, Buffer>()
  let at = zip.readUInt32LE(end + 16)
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    if (zip.readUInt32LE(at) !== entry) throw new Error('a broken directory')
    const [method, packed, size] = [zip.readUInt16LE(at + 10), zip.readUInt32LE(at + 20), zip.readUInt32LE(at + 24)]
    const [name, extra, comment, local] = [28, 30, 32].map((offset) => zip.readUInt16LE(at + offset)).concat(zip.readUInt32LE(at + 42)) as [
      number,
      number,
      number,
      number,
    ]
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const bytes = zip.subarray(start, start + packed)
    const content = method === 0 ? bytes : inflateRawSync(bytes)
    if (content.length !== size) throw new Error('a file of another length')
    files.set(zip.toString('utf8', at + 46, at + 46 + name), Buffer.from(content))
    at += 46 + name + extra + comment
  }
  return files
}
