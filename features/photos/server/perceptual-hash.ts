const rows = 8
const columns = 8
/** Size of the greyscale picture the hash is taken from. */
export const hashedSize = { width: columns + 1, height: rows } as const

/**
 * Difference hash of a 9 × 8 greyscale picture: whether each point is brighter than its right neighbour.
 * @returns 64 bits in hex; they stay close when the picture is scaled, brightened or compressed again
 */
export const differenceHash = (grey: Uint8Array): string => {
  let hash = 0n
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const at = row * hashedSize.width + column
      hash = (hash << 1n) | ((grey[at] ?? 0) > (grey[at + 1] ?? 0) ? 1n : 0n)
    }
  }
  return hash.toString(16).padStart((rows * columns) / 4, '0')
}

/** How many of the 64 bits of two hashes differ: at most 6 for versions of one picture, about 30 for two pictures. */
export const hashDistance = (a: string, b: string): number => {
  const differing = BigInt(`0x${a}`) ^ BigInt(`0x${b}`)
  return differing.toString(2).replaceAll('0', '').length
}
