import { prefersReducedMotion } from '../../ui/motion/motion.ts'
import { Waveform } from '../Waveform.tsx'
import { peakCount } from './peaks.ts'
import type { Recorder } from './recorder.ts'
import { useLiveRecording } from './use-recorder.ts'

/** The last levels, the newest at the end. */
const last = (levels: readonly number[]): number[] => [
  ...Array<number>(Math.max(0, peakCount - levels.length)).fill(0),
  ...levels.slice(-peakCount),
]

/** The whole recording in the room for its greatest length: nothing moves but the newest bar. */
const whole = (levels: readonly number[], share: number): number[] =>
  Array.from({ length: peakCount }, (_, index) => {
    const at = index / peakCount / Math.max(share, 1 / peakCount)
    return at < 1 ? (levels[Math.floor(at * levels.length)] ?? 0) : 0
  })

/** The waveform of a recording as it goes on. */
export const LiveWaveform = ({ recorder, className }: { recorder: Recorder; className?: string }) => {
  const { levels, seconds } = useLiveRecording(recorder)
  return <Waveform levels={prefersReducedMotion() ? whole(levels, seconds / recorder.maxSeconds) : last(levels)} className={className} />
}
