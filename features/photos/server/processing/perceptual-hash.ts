/** Side in points of the greyscale picture the hash is taken from. */
export const hashedSide = 64
/** Lowest frequencies kept in each direction, without the constant one, which brightness moves. */
const kept = 16

/** Row k of the cosine transform: `cosines[k * hashedSide + x]`. */
const cosines = Float64Array.from({ length: (kept + 1) * hashedSide }, (_, at) => {
  const [k, x] = [Math.floor(at / hashedSide), at % hashedSide]
  return Math.cos((Math.PI / hashedSide) * (x + 0.5) * k)
})

/** The transform of a square of points, `kept` × `kept` of it, from frequency 1 on in both directions. */
const frequencies = (grey: Uint8Array): Float64Array => {
  const half = new Float64Array(kept * hashedSide)
  for (let v = 1; v <= kept; v++)
    for (let y = 0; y < hashedSide; y++) {
      const weight = cosines[v * hashedSide + y] ?? 0
      for (let x = 0; x < hashedSide; x++) {
        const at = (v - 1) * hashedSide + x
        half[at] = (half[at] ?? 0) + weight * (grey[y * hashedSide + x] ?? 0)
      }
    }
  const whole = new Float64Array(kept * kept)
  for (let v = 0; v < kept; v++)
    for (let u = 1; u <= kept; u++) {
      let sum = 0
      for (let x = 0; x < hashedSide; x++) sum += (half[v * hashedSide + x] ?? 0) * (cosines[u * hashedSide + x] ?? 0)
      whole[v * kept + u - 1] = sum
    }
  return whole
}

const medianOf = (values: Float64Array): number => {
  const sorted = values.toSorted()
  return ((sorted[sorted.length / 2 - 1] ?? 0) + (sorted[sorted.length / 2] ?? 0)) / 2
}

const bitsOf = (values: Float64Array): string => {
  const median = medianOf(values)
  return Array.from(values, (value) => (value > median ? '1' : '0')).join('')
}

/**
 * Hashes of a greyscale square of 64 points and of its mirror image: which of its 256 lowest frequencies are above their median.
 * @returns 256 characters 0 or 1 each; they stay close when the picture is scaled, brightened, blurred or compressed again
 */
export const hashesOf = (grey: Uint8Array): { hash: string; mirrored: string } => {
  const values = frequencies(grey)
  // Mirroring turns the sign of every odd frequency across.
  return { hash: bitsOf(values), mirrored: bitsOf(values.map((value, at) => ((at % kept) % 2 === 0 ? -value : value))) }
}

/** Bits by which a copy may differ from one of the kept hashes; docs/figures.md has the curve. */
export const copyDistance = 60

/** How many bits of two hashes differ. */
export const hashDistance = (a: string, b: string): number => {
  let differing = 0
  for (let at = 0; at < a.length; at++) if (a[at] !== b[at]) differing++
  return differing
}

/** What the two opposite sides may have lost, as shares of the whole: a tenth together. */
const cuts = [
  [0, 0],
  [0, 0.05],
  [0.05, 0],
  [0.05, 0.05],
  [0, 0.1],
  [0.1, 0],
] as const

/** The parts of a picture that hashes are kept of, so that a copy with up to a tenth cut off is close to one of them. */
export const crops = cuts.flatMap(([left, right]) => cuts.map(([top, bottom]) => ({ left, top, right: 1 - right, bottom: 1 - bottom })))
