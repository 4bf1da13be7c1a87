import { type ReactNode, useEffect, useState } from 'react'
import { inOwnFrame } from './frame-queue.ts'

interface InOwnFrameProps {
  turn: Parameters<typeof inOwnFrame>[0]
  children: ReactNode
}

/** Draws its content a moment later, in a frame of its own, so that a large card never makes a frame late. */
export const InOwnFrame = ({ turn, children }: InOwnFrameProps) => {
  const [isOn, setOn] = useState(false)
  useEffect(() => inOwnFrame(turn, () => setOn(true)), [turn])
  return isOn ? children : null
}
