import { useEffect, useRef } from 'react'
import { Heading } from '#platform/web/ui/Heading.tsx'

interface StepHeaderProps {
  title: string
  text: string
  /** Moves the focus here, for a step without a field that takes it, so that screen readers announce the step. */
  takesFocus?: boolean
}

/** Heading and explanation of one step of a screen. */
export const StepHeader = ({ title, text, takesFocus = false }: StepHeaderProps) => {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!takesFocus) return
    scrollTo({ top: 0 })
    box.current?.focus({ preventScroll: true })
  }, [takesFocus])
  return (
    <div ref={box} tabIndex={-1} className="flex flex-col gap-2 outline-none focus-visible:shadow-none">
      <Heading level={1}>{title}</Heading>
      <p className="wrap-anywhere text-soft">{text}</p>
    </div>
  )
}
