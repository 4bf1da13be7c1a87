import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { showSuccess } from '#platform/web/ui/toasts/toast.ts'
import { accountText } from '../../locales/text.ts'
import { usePauseOrResumeAccount } from './settings-queries.ts'
import { SettingsCard } from './SettingsCard.tsx'

/** Settings section to pause the account. */
export const PauseSettings = ({ paused }: { paused: boolean }) => {
  const t = useT(accountText)
  const change = usePauseOrResumeAccount()
  const Icon = paused ? Eye : EyeOff
  const toggle = () => {
    if (change.isPending) return
    change.mutate(!paused, { onSuccess: () => showSuccess(t(paused ? 'pause.nowBack' : 'pause.nowPaused')) })
  }
  return (
    <SettingsCard title={t('pause.title')} hint={t(paused ? 'pause.paused' : 'pause.text')}>
      <Button
        variant="secondary"
        className="self-start max-sm:w-full"
        busy={change.isPending}
        icon={<Icon aria-hidden className="size-5" />}
        onClick={toggle}
      >
        {t(paused ? 'pause.back' : 'pause.action')}
      </Button>
    </SettingsCard>
  )
}
