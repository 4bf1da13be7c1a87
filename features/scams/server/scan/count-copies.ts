/** Words in a row that are compared. */
const shingleWords = 3
/** Hash functions of a signature; 64 estimate the likeness of two texts to about 0.06. */
const hashes = 64
/** Minimum estimated share of common shingles for two texts to count as copies. */
const likeness = 0.7
const leastWords = 6

/** Returns the FNV-1a hash of a text, a 32-bit number. */
const hashOf = (text: string): number => {
  let value = 2_166_136_261
  for (let index = 0; index < text.length; index += 1) value = Math.imul(value ^ text.charCodeAt(index), 16_777_619)
  return value >>> 0
}

/** Returns another hash for each `seed`, made from one hash of a text, so that the text is read only once. */
const mix = (value: number, seed: number): number => {
  let mixed = Math.imul(value ^ Math.imul(seed + 1, 0x9e_37_79_b1), 0x85_eb_ca_6b)
  mixed ^= mixed >>> 13
  mixed = Math.imul(mixed, 0xc2_b2_ae_35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}

/** The MinHash signature of a text (Broder 1997), or undefined for a short one. Names of people in it hardly change it. */
const signatureOf = (text: string): Uint32Array | undefined => {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  if (words.length < leastWords) return undefined
  const signature = new Uint32Array(hashes).fill(0xff_ff_ff_ff)
  for (let start = 0; start + shingleWords <= words.length; start += 1) {
    const shingle = hashOf(words.slice(start, start + shingleWords).join(' '))
    for (let index = 0; index < hashes; index += 1) signature[index] = Math.min(signature[index] ?? 0, mix(shingle, index))
  }
  return signature
}

const likenessOf = (one: Uint32Array, other: Uint32Array): number => one.filter((value, index) => value === other[index]).length / hashes

/**
 * Returns the size of the largest group of near copies: one text and all texts similar to it (`likeness`). Texts of fewer than `leastWords` words
 * do not count.
 * @returns 0 when no text has a copy
 */
export const countLargestCopyGroup = (texts: readonly string[]): number => {
  const signatures = texts.map(signatureOf).filter((signature) => signature !== undefined)
  const sizes = signatures.map((one) => signatures.filter((other) => likenessOf(one, other) >= likeness).length)
  const largest = Math.max(0, ...sizes)
  return largest > 1 ? largest : 0
}
