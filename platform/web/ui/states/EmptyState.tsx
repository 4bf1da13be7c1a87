import type { ReactNode } from 'react'
import { classes } from '../classes.ts'

interface EmptyStateProps {
  /** Illustration; defaults to two bowls. */
  picture?: ReactNode
  title?: ReactNode
  message: ReactNode
  /** Action button. */
  action?: ReactNode
  className?: string
}

/** Default illustration: two bowls under a sun. */
const TwoBowls = () => (
  <svg aria-hidden viewBox="0 0 200 130" className="w-44">
    <circle cx="100" cy="46" r="30" className="fill-marigold" />
    <path d="M12 70h84c0 27-19 44-42 44S12 97 12 70Z" className="fill-primary" />
    <path d="M104 70h84c0 27-19 44-42 44s-42-17-42-44Z" className="fill-lagoon" />
    <path
      d="m17 82 6 7 6-7 6 7 6-7 6 7 6-7 6 7 6-7 6 7 6-7 6 7 6-7m18 0 6 7 6-7 6 7 6-7 6 7 6-7 6 7 6-7 6 7 6-7 6 7 6-7"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="stroke-marigold-tint"
      fill="none"
    />
    <path d="M6 122h188" strokeWidth="3" strokeLinecap="round" className="stroke-line" />
  </svg>
)

/** Empty list: illustration, message and one action. */
export const EmptyState = ({ picture, title, message, action, className }: EmptyStateProps) => (
  <div className={classes('mx-auto flex max-w-sm flex-col items-center gap-3 px-4 py-10 text-center', className)}>
    {picture ?? <TwoBowls />}
    {title ? <div className="mt-2 font-display text-xl font-semibold tracking-tight">{title}</div> : null}
    <p className="text-soft">{message}</p>
    {action ? <div className="mt-2">{action}</div> : null}
  </div>
)
