/** Heights in the waveform of a recording, as in `platform/shared/peaks.ts`, which would load the schemas with it. */
export const peakCount = 48
const highest = 15

/**
 * Reduces the levels of a recording, from 0 to 1, to `peakCount` hexadecimal digits: the loudest of each stretch. Quiet recordings are raised, so
 * that every waveform has a shape.
 */
export const toPeaks = (levels: readonly number[]): string => {
  const loudest = Math.max(0.2, ...levels)
  return Array.from({ length: peakCount }, (_, index) => {
    const from = Math.floor((index * levels.length) / peakCount)
    const to = Math.max(from + 1, Math.floor(((index + 1) * levels.length) / peakCount))
    const level = Math.max(0, ...levels.slice(from, to)) / loudest
    return Math.round(level * highest).toString(16)
  }).join('')
}

/** The heights of a waveform, from 0 to 1. */
export const readPeaks = (peaks: string): number[] => [...peaks].map((digit) => Number.parseInt(digit, 16) / highest)
