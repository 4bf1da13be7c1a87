/** The resident memory of a process at a minute of the measurement. */
export interface MemorySample {
  minute: number
  bytes: number
}

const meanOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length

/** Returns how many bytes an hour the memory grows: the slope of the line that fits the samples best. */
export const growthPerHour = (samples: readonly MemorySample[]): number => {
  const [minute, bytes] = [meanOf(samples.map((one) => one.minute)), meanOf(samples.map((one) => one.bytes))]
  const spread = samples.reduce((sum, one) => sum + (one.minute - minute) ** 2, 0)
  return spread === 0 ? 0 : (60 * samples.reduce((sum, one) => sum + (one.minute - minute) * (one.bytes - bytes), 0)) / spread
}
