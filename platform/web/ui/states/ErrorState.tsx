import CloudOff from 'lucide-react/icons/cloud-off'
import type { ReactNode } from 'react'
import { Button } from '../Button.tsx'
import { classes } from '../classes.ts'

interface ErrorStateProps {
  /** What happened, in words. */
  message: ReactNode
  retryLabel: string
  onRetry: () => void
  /** While it is trying again. */
  busy?: boolean
  className?: string
}

/** What a list or a screen shows when it could not be fetched. */
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
