import { type ReactNode, useEffect, useState } from 'react'
import { runInOwnAnimationFrame } from './frame-queue.ts'

interface InOwnAnimationFrameProps {
  turn: Parameters<typeof runInOwnAnimationFrame>[0]
  children: ReactNode
}

/** Draws its content a moment later, in a frame of its own, so that a large card never makes a frame late. */
export const InOwnAnimationFrame = ({ turn, children }: InOwnAnimationFrameProps) => {
  const [isOn, setOn] = useState(false)
  useEffect(() => runInOwnAnimationFrame(turn, () => setOn(true)), [turn])
  return isOn ? children : null
}
