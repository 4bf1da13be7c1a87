import { notificationsText, PushSwitch, usePushState } from '#features/notifications/web/index.ts'
import { useT } from '#platform/web/i18n.tsx'
import { SettingsCard } from './SettingsCard.tsx'

/** Settings section for push on this browser; renders nothing if the operator has not configured push. */
export const PushSettings = () => {
  const t = useT(notificationsText)
  const { data } = usePushState()
  if (data === undefined || data.public_key === null) return null
  return (
    <SettingsCard title={t('push.title')} hint={t('push.intro')}>
      <PushSwitch publicKey={data.public_key} subscribed={data.subscribed} />
    </SettingsCard>
  )
}
