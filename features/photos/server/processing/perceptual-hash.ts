/** Side in pixels of the greyscale image that is hashed. */
export const hashedSide = 64
/** Lowest frequencies kept per direction. The constant one is left out, because brightness changes it. */
const frequenciesKept = 16

/** Row k of the cosine transform: `cosines[k * hashedSide + x]`. */
const cosineTable = Float64Array.from({ length: (frequenciesKept + 1) * hashedSide }, (_, at) => {
  const [k, x] = [Math.floor(at / hashedSide), at % hashedSide]
  return Math.cos((Math.PI / hashedSide) * (x + 0.5) * k)
})

/** Returns the cosine transform of a square image: `kept` × `kept` frequencies, from 1 in both directions. */
const cosineTransform = (grey: Uint8Array): Float64Array => {
  const half = new Float64Array(frequenciesKept * hashedSide)
  for (let v = 1; v <= frequenciesKept; v++)
    for (let y = 0; y < hashedSide; y++) {
      const weight = cosineTable[v * hashedSide + y] ?? 0
      for (let x = 0; x < hashedSide; x++) {
        const at = (v - 1) * hashedSide + x
        half[at] = (half[at] ?? 0) + weight * (grey[y * hashedSide + x] ?? 0)
      }
    }
  const whole = new Float64Array(frequenciesKept * frequenciesKept)
  for (let v = 0; v < frequenciesKept; v++)
    for (let u = 1; u <= frequenciesKept; u++) {
      let sum = 0
      for (let x = 0; x < hashedSide; x++) sum += (half[v * hashedSide + x] ?? 0) * (cosineTable[u * hashedSide + x] ?? 0)
      whole[v * frequenciesKept + u - 1] = sum
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
 * Perceptual hashes of a greyscale image of 64 × 64 pixels and of its mirror image: which of its 256 lowest frequencies are above their
 * median.
 * @returns 256 characters 0 or 1 each; they change little when the image is scaled, brightened, blurred or compressed again
 */
export const perceptualHashes = (grey: Uint8Array): { hash: string; mirrored: string } => {
  const values = cosineTransform(grey)
  // Mirroring changes the sign of every odd horizontal frequency.
  return { hash: bitsOf(values), mirrored: bitsOf(values.map((value, at) => ((at % frequenciesKept) % 2 === 0 ? -value : value))) }
}

/** Maximum number of differing bits for a copy; docs/figures.md has the curve. */
export const maxCopyDistance = 60

/** Returns the number of differing bits of two hashes. */
export const hashDistance = (a: string, b: string): number => {
  let differing = 0
  for (let at = 0; at < a.length; at++) if (a[at] !== b[at]) differing++
  return differing
}

/** Shares cut off at two opposite sides: a tenth together at most. */
const cuts = [
  [0, 0],
  [0, 0.05],
  [0.05, 0],
  [0.05, 0.05],
  [0, 0.1],
  [0.1, 0],
] as const

/** Crops of a photo that are hashed, so that a copy with up to a tenth cut off matches one of them. */
export const hashedCrops = cuts.flatMap(([left, right]) =>
  cuts.map(([top, bottom]) => ({ left, top, right: 1 - right, bottom: 1 - bottom })),
)
