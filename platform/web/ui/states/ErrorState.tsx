import CloudOff from 'lucide-react/icons/cloud-off'
import type { ReactNode } from 'react'
import { Button } from '../Button.tsx'
import { classes } from '../classes.ts'

interface ErrorStateProps {
  /** Error message. */
  message: ReactNode
  retryLabel: string
  onRetry: () => void
  /** True while retrying. */
  busy?: boolean
  className?: string
}

/** Error message with a retry button, for content that failed to load. */
export const ErrorState = ({ message, retryLabel, onRetry, busy, className }: ErrorStateProps) => (
  <div role="alert" className={classes('mx-auto flex max-w-sm flex-col items-center gap-4 px-4 py-10 text-center', className)}>
    <span className="grid size-16 place-items-center rounded-full bg-danger-tint text-danger">
      <CloudOff aria-hidden className="size-7" strokeWidth={1.75} />
    </span>
    <p className="text-soft">{message}</p>
    <Button variant="secondary" busy={busy} onClick={onRetry}>
      {retryLabel}
    </Button>
  </div>
)
