import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { showFailure } from '#platform/web/client/errors.ts'
import { useLanguage, useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { showSuccess } from '#platform/web/ui/toasts/toast.ts'
import { adminText } from '../../locales/text.ts'
import { testWebhook, type Webhook } from '../../webhooks-contract.ts'
import { consoleCall } from '../console-call.ts'
import { formatDateTime } from '../format-date.ts'
import { eventLocaleKey } from './event-key.ts'
import { refetchWebhookLog } from './program-queries.ts'
import { WebhookLog } from './WebhookLog.tsx'

export type WebhookAction = 'change' | 'secret' | 'remove'

interface WebhookCardProps {
  webhook: Webhook
  onAction: (action: WebhookAction) => void
}

/** One webhook: its state, its events, its log and its actions. */
export const WebhookCard = ({ webhook, onAction }: WebhookCardProps) => {
  const { id, url, description, types, enabled, stopped, failing_since } = webhook
  const t = useT(adminText)
  const locale = useLanguage((language) => language.locale)
  const [showsLog, setShowsLog] = useState(false)
  const test = useMutation({
    mutationFn: () => consoleCall(testWebhook, { params: { id } }),
    onSuccess: () => {
      showSuccess(t('programs.webhooks.tested'))
      refetchWebhookLog(id)
    },
    onError: showFailure,
  })
  const trouble =
    stopped !== null
      ? t(`programs.webhooks.stopped.${stopped}`)
      : failing_since === null
        ? undefined
        : t('programs.webhooks.failing', { date: formatDateTime(failing_since, locale) })
  return (
    <li className="flex flex-col gap-2 rounded-control border border-line bg-card p-4">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <code className="font-semibold wrap-anywhere">{url}</code>
        <span className="text-sm text-soft">{t(enabled ? 'programs.webhooks.on' : 'programs.webhooks.off')}</span>
      </div>
      {description === '' ? null : <p>{description}</p>}
      <p className="text-sm text-soft">{types.map((type) => t(`programs.events.${eventLocaleKey(type)}`)).join(' · ')}</p>
      {trouble === undefined ? null : <p className="text-sm font-medium text-danger">{trouble}</p>}
      <div className="-mx-4 flex flex-wrap">
        {enabled ? (
          <Button size="sm" variant="quiet" busy={test.isPending} onClick={() => test.mutate()}>
            {t('programs.webhooks.test')}
          </Button>
        ) : null}
        <Button size="sm" variant="quiet" aria-expanded={showsLog} onClick={() => setShowsLog(!showsLog)}>
          {t(showsLog ? 'programs.log.hide' : 'programs.log.show')}
        </Button>
        <Button size="sm" variant="quiet" onClick={() => onAction('change')}>
          {t('programs.webhooks.change')}
        </Button>
        <Button size="sm" variant="quiet" onClick={() => onAction('secret')}>
          {t('programs.webhooks.secret')}
        </Button>
        <Button size="sm" variant="quiet" onClick={() => onAction('remove')}>
          {t('programs.webhooks.remove')}
        </Button>
      </div>
      {showsLog ? <WebhookLog id={id} enabled={enabled} /> : null}
    </li>
  )
}
