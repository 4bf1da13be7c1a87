import CloudOff from 'lucide-react/icons/cloud-off'
import type { ReactNode } from 'react'
import { platformText } from '#platform/shared/i18n/locales/text.ts'
import { useServerUnreachable } from '../../client/offline/reachability.ts'
import { useT } from '../../i18n.tsx'
import { Button } from '../Button.tsx'
import { classes } from '../classes.ts'

interface ErrorStateProps {
  /** Error message. Without a network, a sentence that says so is shown instead. */
  message: ReactNode
  retryLabel: string
  onRetry: () => void
  /** True while retrying. */
  busy?: boolean
  className?: string
}

/** Error message with a retry button, for content that failed to load. */
export const ErrorState = ({ message, retryLabel, onRetry, busy, className }: ErrorStateProps) => {
  const t = useT(platformText)
  const cutOff = useServerUnreachable()
  return (
    <div
      role={cutOff ? 'status' : 'alert'}
      className={classes('mx-auto flex max-w-sm flex-col items-center gap-4 px-4 py-10 text-center', className)}
    >
      <span
        className={classes('grid size-16 place-items-center rounded-full', cutOff ? 'bg-sunken text-soft' : 'bg-danger-tint text-danger')}
      >
        <CloudOff aria-hidden className="size-7" strokeWidth={1.75} />
      </span>
      <p className="font-medium">{cutOff ? t('offline.notKept') : message}</p>
      <Button variant="secondary" busy={busy} onClick={onRetry}>
        {retryLabel}
      </Button>
    </div>
  )
}
