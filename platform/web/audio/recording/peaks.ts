/** Number of bars in a waveform. Copied from `platform/shared/peaks.ts`, because importing that file would load the schema library. */
export const peakCount = 48
const highest = 15

/**
 * Reduces the levels of a recording (0 to 1) to `peakCount` hexadecimal digits: the loudest level of each stretch. Quiet recordings are scaled up,
 * so that every waveform has a shape.
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

/** Converts the hexadecimal digits of a waveform to heights from 0 to 1. */
export const readPeaks = (peaks: string): number[] => [...peaks].map((digit) => Number.parseInt(digit, 16) / highest)
