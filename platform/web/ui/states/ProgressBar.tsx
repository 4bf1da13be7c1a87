import { classes } from '../classes.ts'

interface ProgressBarProps {
  /** From 0 to 1. */
  value: number
  /** Accessible name. */
  label: string
  className?: string
}

/** Progress bar, for uploads and multi-step forms. */
export const ProgressBar = ({ value, label, className }: ProgressBarProps) => {
  const share = Math.min(1, Math.max(0, value))
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(share * 100)}
      className={classes('h-2 overflow-hidden rounded-full bg-sunken', className)}
    >
      <div
        className="size-full origin-left rtl:origin-right rounded-full bg-primary transition-transform duration-250"
        style={{ transform: `scaleX(${share})` }}
      />
    </div>
  )
}
