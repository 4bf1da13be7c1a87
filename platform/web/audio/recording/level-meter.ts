/** Reads the current loudness of a stream. */
export interface LevelMeter {
  /** Returns the loudness from 0 (silence) to 1. */
  read(): number
  close(): void
}

/** Decibels below full scale that count as silence: people speak at -35 to -10. */
const silence = -50

/** Creates a meter for a stream. Without Web Audio it always reads 0. */
export const createLevelMeter = (stream: MediaStream): LevelMeter => {
  if (!('AudioContext' in globalThis)) return { read: () => 0, close: () => {} }
  const context = new AudioContext()
  // A context that was not created during a press begins suspended.
  context.resume().catch(() => {})
  const analyser = context.createAnalyser()
  analyser.fftSize = 2048
  context.createMediaStreamSource(stream).connect(analyser)
  const samples = new Float32Array(analyser.fftSize)
  return {
    read: () => {
      analyser.getFloatTimeDomainData(samples)
      const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length
      if (power === 0) return 0
      return Math.min(1, Math.max(0, 1 - (10 * Math.log10(power)) / silence))
    },
    close: () => void context.close().catch(() => {}),
  }
}
