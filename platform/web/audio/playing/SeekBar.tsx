import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { useT } from '../../i18n.tsx'
import { audioText } from '../audio-text.ts'
import { wholeSeconds } from '../format-time.ts'
import { readPeaks } from '../recording/peaks.ts'
import { Waveform } from '../Waveform.tsx'

interface SeekBarProps {
  /** Position and length in seconds. */
  at: number
  seconds: number
  peaks: string
  onSeek: (seconds: number) => void
  disabled?: boolean
  tabIndex?: number
}

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, PageDown: -5, PageUp: 5 }
/** A finger that moves sideways by this many pixels seeks instead of scrolling. */
const slop = 8

/** The waveform of a recording as a slider, for pointer and arrow keys. Up and down are left to the list around it. */
export const SeekBar = ({ at, seconds, peaks, onSeek, disabled = false, tabIndex = 0 }: SeekBarProps) => {
  const t = useT(audioText)
  /** Where the pointer went down, and whether it seeks. */
  const drag = useRef<{ x: number; seeks: boolean }>(undefined)

  const seekTo = ({ clientX, currentTarget }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    if (width > 0) onSeek(((clientX - left) / width) * seconds)
  }
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    // Without this, a list around the slider would take the press for a swipe or a long press.
    event.stopPropagation()
    if (disabled || !event.isPrimary || event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    drag.current = { x: event.clientX, seeks: event.pointerType === 'mouse' }
    if (drag.current.seeks) seekTo(event)
  }
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (drag.current === undefined) return
    drag.current.seeks ||= Math.abs(event.clientX - drag.current.x) > slop
    if (drag.current.seeks) seekTo(event)
  }
  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    if (drag.current !== undefined) seekTo(event)
    drag.current = undefined
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    const target = step === undefined ? { Home: 0, End: seconds }[event.key] : at + step
    if (disabled || target === undefined) return
    event.preventDefault()
    event.stopPropagation()
    onSeek(target)
  }
  const length = wholeSeconds(seconds)
  return (
    <div
      role="slider"
      // Sound runs from left to right in every language.
      dir="ltr"
      tabIndex={disabled ? -1 : tabIndex}
      aria-label={t('position')}
      aria-disabled={disabled || undefined}
      aria-valuemin={0}
      aria-valuemax={length}
      aria-valuenow={Math.min(length, Math.floor(at))}
      aria-valuetext={t('at', { at: Math.min(length, Math.floor(at)), length })}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={() => (drag.current = undefined)}
      onKeyDown={onKeyDown}
      className="flex h-11 w-full shrink-0 touch-pan-y cursor-pointer items-center rounded-mark aria-disabled:cursor-default"
    >
      <Waveform levels={readPeaks(peaks)} played={seconds > 0 ? Math.min(1, at / seconds) : 0} className="h-8" />
    </div>
  )
}
