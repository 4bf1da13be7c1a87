import { classes } from './classes.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

interface BadgeProps {
  /** The shown count, such as "3" or "99+". */
  text: string
  /** The whole phrase for screen readers, such as "3 unread messages". */
  label?: string
  className?: string | undefined
}

/** A badge with the count of unread items. */
export const Badge = ({ text, label, className }: BadgeProps) => (
  <span
    className={classes(
      'inline-flex h-5 min-w-5 shrink-0 items-center justify-center rounded-full bg-primary px-1.5 text-xs leading-none font-semibold text-on-primary tabular-nums',
      className,
    )}
  >
    <span aria-hidden={label ? true : undefined}>{text}</span>
    {label ? <VisuallyHidden>{label}</VisuallyHidden> : null}
  </span>
)
