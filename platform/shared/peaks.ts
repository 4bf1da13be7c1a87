import * as z from 'zod'

/** Number of bars in the waveform of a recording. */
export const peakCount = 48
/** The waveform of a recording: one hexadecimal digit for each of `peakCount` equal stretches, `0` for silence. */
export const Peaks = z.string().regex(new RegExp(`^[0-9a-f]{${peakCount}}$`))
