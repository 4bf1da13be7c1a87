import type { ReactNode } from 'react'
import { classes } from '../classes.ts'

interface EmptyStateProps {
  /** One of `platform/web/ui/pictures`. */
  picture: ReactNode
  title?: ReactNode
  message: ReactNode
  /** Action button. */
  action?: ReactNode
  className?: string
}

/** Empty list: illustration, message and one action. */
export const EmptyState = ({ picture, title, message, action, className }: EmptyStateProps) => (
  <div className={classes('mx-auto flex max-w-sm flex-col items-center gap-3 px-4 py-10 text-center', className)}>
    {picture}
    {title ? <div className="mt-2 font-display text-xl font-semibold tracking-tight">{title}</div> : null}
    <p className="text-soft">{message}</p>
    {action ? <div className="mt-2">{action}</div> : null}
  </div>
)
