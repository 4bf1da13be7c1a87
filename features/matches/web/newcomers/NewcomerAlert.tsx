import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { PushSwitch, usePushState } from '#features/notifications/web/index.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Switch } from '#platform/web/ui/fields/Switch.tsx'
import { RetryLine } from '#platform/web/ui/states/RetryLine.tsx'
import { Skeleton } from '#platform/web/ui/states/Skeleton.tsx'
import { matchesText } from '../../locales/text.ts'
import { useNewcomerAlert, useSetNewcomerAlert } from './alert-queries.ts'

/** Returns the locale key of the sentence that names the channels of the alert. */
const wayOf = ({ in_app, email, push }: { in_app: boolean; email: boolean; push: boolean }) => {
  if (email && push) return 'both'
  if (push) return 'push'
  if (email) return globalThis.Notification?.permission === 'denied' ? 'blocked' : 'email'
  return in_app ? 'list' : 'silent'
}

interface NewcomerAlertProps {
  /** Whether to offer pushes on this device, where the settings of pushes are not on the same screen. */
  offersPush?: boolean
}

/** The switch "Tell me when someone new fits", and the channels it uses. */
export const NewcomerAlert = ({ offersPush = false }: NewcomerAlertProps) => {
  const t = useT(matchesText)
  const { data: push } = usePushState()
  const { data, isFetching, refetch } = useNewcomerAlert(push?.subscribed ?? false)
  const { mutate } = useSetNewcomerAlert()
  // Kept here, because the mutation's state comes a moment later, and the switch would jump back until then.
  const [pressed, setPressed] = useState<boolean>()
  if (data === undefined)
    return isFetching ? <Skeleton className="h-28 w-full" /> : <RetryLine message={t('alert.failed')} onRetry={() => void refetch()} />
  const on = pressed ?? data.on
  const way = wayOf(data.channels)
  const press = (isOn: boolean) => {
    setPressed(isOn)
    mutate(isOn, { onSettled: () => setPressed(undefined) })
  }
  return (
    <div className="flex flex-col text-start">
      <Switch label={t('alert.label')} hint={t('alert.hint')} checked={on} onChange={({ target }) => press(target.checked)} />
      <p role="status" className="text-sm text-lagoon empty:hidden">
        {data.on && on ? t(`alert.${way}`) : ''}
      </p>
      {on && way === 'silent' ? (
        <Link
          to="/dashboard/settings"
          search={{ part: 'notices' }}
          className="inline-flex min-h-11 items-center font-semibold text-primary underline underline-offset-4"
        >
          {t('alert.settings')}
        </Link>
      ) : null}
      {on && offersPush && push?.public_key && !push.subscribed ? <PushSwitch publicKey={push.public_key} subscribed={false} /> : null}
    </div>
  )
}
