import LoaderCircle from 'lucide-react/icons/loader-circle'
import { classes } from '../classes.ts'
import { VisuallyHidden } from '../VisuallyHidden.tsx'

interface SpinnerProps {
  /** Accessible name; omit when text is shown beside it. */
  label?: string
  className?: string
}

/** Spinner in the current text colour. */
export const Spinner = ({ label, className }: SpinnerProps) => (
  <span role={label ? 'status' : undefined} className={classes('inline-flex', className)}>
    <LoaderCircle aria-hidden className="size-5 animate-spin" />
    {label ? <VisuallyHidden>{label}</VisuallyHidden> : null}
  </span>
)
