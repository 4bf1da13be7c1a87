import { prefersReducedMotion } from '../../ui/motion/motion.ts'
import { Waveform } from '../Waveform.tsx'
import { peakCount } from './peaks.ts'
import type { Recorder } from './recorder.ts'
import { useLiveRecording } from './use-recorder.ts'

/** Returns the newest levels, the newest last. */
const last = (levels: readonly number[]): number[] => [
  ...Array<number>(Math.max(0, peakCount - levels.length)).fill(0),
  ...levels.slice(-peakCount),
]

/** Scales the whole recording to the width of the maximum length, so that only the newest bar moves. */
const whole = (levels: readonly number[], share: number): number[] =>
  Array.from({ length: peakCount }, (_, index) => {
    const at = index / peakCount / Math.max(share, 1 / peakCount)
    return at < 1 ? (levels[Math.floor(at * levels.length)] ?? 0) : 0
  })

/** The waveform of a recording in progress. */
export const LiveWaveform = ({ recorder, className }: { recorder: Recorder; className?: string }) => {
  const { levels, seconds } = useLiveRecording(recorder)
  return <Waveform levels={prefersReducedMotion() ? whole(levels, seconds / recorder.maxSeconds) : last(levels)} className={className} />
}
