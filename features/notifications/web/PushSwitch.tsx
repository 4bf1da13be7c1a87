import { useState } from 'react'
import { useT } from '#platform/web/i18n.tsx'
import { Switch } from '#platform/web/ui/fields/Switch.tsx'
import { notificationsText } from '../locales/text.ts'
import { type PushError, setPushEnabled } from './push-queries.ts'

/** Turns push on or off for this browser. An explanation is shown before the browser asks for permission. */
export const PushSwitch = ({ publicKey, subscribed }: { publicKey: string; subscribed: boolean }) => {
  const t = useT(notificationsText)
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<PushError>()
  const change = async (wanted: boolean) => {
    setBusy(true)
    setRefusal(await setPushEnabled(publicKey, wanted))
    setBusy(false)
  }
  return (
    <>
      <Switch
        label={t('push.label')}
        hint={subscribed ? t('push.on') : undefined}
        checked={subscribed}
        disabled={busy}
        onChange={({ target }) => void change(target.checked)}
      />
      <p role="status" className="text-sm text-danger empty:hidden">
        {refusal === undefined ? '' : t(`push.${refusal}`)}
      </p>
    </>
  )
}
