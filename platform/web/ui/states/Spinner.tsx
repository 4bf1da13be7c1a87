import LoaderCircle from 'lucide-react/icons/loader-circle'
import { classes } from '../classes.ts'
import { VisuallyHidden } from '../VisuallyHidden.tsx'

interface SpinnerProps {
  /** What is going on, for screen readers; left out when the words stand beside it. */
  label?: string
  className?: string
}

/** A turning ring in the colour of the text around it. */
export const Spinner = ({ label, className }: SpinnerProps) => (
  <span role={label ? 'status' : undefined} className={classes('inline-flex', className)}>
    <LoaderCircle aria-hidden className="size-5 animate-spin" />
    {label ? <VisuallyHidden>{label}</VisuallyHidden> : null}
  </span>
)
