import { platformText } from '#platform/shared/i18n/locales/text.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '../Button.tsx'

interface RetryLineProps {
  message: string
  onRetry: () => void
  /** True while retrying. */
  busy?: boolean
}

/** One line with an error and a retry button, for a part of a screen that failed to load. Use `ErrorState` for a whole screen. */
export const RetryLine = ({ message, onRetry, busy }: RetryLineProps) => {
  const t = useT(platformText)
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 text-start" role="status">
      <p className="text-sm text-soft">{message}</p>
      <Button variant="secondary" size="sm" busy={busy} onClick={onRetry}>
        {t('words.retry')}
      </Button>
    </div>
  )
}
