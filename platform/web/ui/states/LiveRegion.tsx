interface LiveRegionProps {
  /** What to announce; an empty string says nothing. */
  message: string
  /** Interrupts what is being read. */
  urgent?: boolean
}

/** Announces each change of `message`. Keep it mounted: a region that arrives together with its text stays silent. */
export const LiveRegion = ({ message, urgent = false }: LiveRegionProps) => (
  <div className="sr-only" role={urgent ? 'alert' : 'status'} aria-live={urgent ? 'assertive' : 'polite'} aria-atomic="true">
    {message}
  </div>
)
