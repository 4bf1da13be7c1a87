import { classes } from './classes.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

interface BadgeProps {
  /** The shown count, such as "3" or "99+". Without it, the badge is a dot. */
  text?: string
  /** The whole phrase for screen readers, such as "3 unread messages". */
  label?: string
  className?: string | undefined
}

/** A badge with the count of unread items, or a dot for an unknown count. */
export const Badge = ({ text, label, className }: BadgeProps) => (
  <span
    className={classes(
      'inline-flex shrink-0 items-center justify-center rounded-full bg-primary text-on-primary',
      text === undefined ? 'size-2.5' : 'h-5 min-w-5 px-1.5 text-xs leading-none font-semibold tabular-nums',
      className,
    )}
  >
    {text === undefined ? null : <span aria-hidden={label ? true : undefined}>{text}</span>}
    {label ? <VisuallyHidden>{label}</VisuallyHidden> : null}
  </span>
)
