interface LiveRegionProps {
  /** Text to announce; empty for none. */
  message: string
  /** Interrupts what is being read. */
  urgent?: boolean
}

/** Announces changes of `message` to screen readers. Keep it mounted: a region that appears with its text is not announced. */
export const LiveRegion = ({ message, urgent = false }: LiveRegionProps) => (
  <div className="sr-only" role={urgent ? 'alert' : 'status'} aria-live={urgent ? 'assertive' : 'polite'} aria-atomic="true">
    {message}
  </div>
)
