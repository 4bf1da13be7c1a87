import EyeOff from 'lucide-react/icons/eye-off'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { showSuccess } from '#platform/web/ui/toasts/toast.ts'
import { accountText } from '../locales/text.ts'
import { useMe } from './account-queries.ts'
import { usePauseOrResumeAccount } from './settings/settings-queries.ts'

/** Banner for a paused member with a button to resume; renders nothing for others. */
export const PausedBanner = () => {
  const t = useT(accountText)
  const me = useMe().data
  const change = usePauseOrResumeAccount()
  if (me?.paused !== true) return null
  return (
    <div role="status" className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 bg-marigold-tint px-safe-4 py-2 md:px-8">
      <p className="flex items-center gap-2 text-sm font-medium text-marigold-ink">
        <EyeOff aria-hidden className="size-4" />
        {t('pause.paused')}
      </p>
      <Button
        variant="secondary"
        size="sm"
        busy={change.isPending}
        onClick={() => change.mutate(false, { onSuccess: () => showSuccess(t('pause.nowBack')) })}
      >
        {t('pause.back')}
      </Button>
    </div>
  )
}
