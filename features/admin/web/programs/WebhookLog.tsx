import { useMutation } from '@tanstack/react-query'
import { type EventType, eventTypes } from '#features/webhooks/contract.ts'
import { showFailure } from '#platform/web/client/errors.ts'
import { useLanguage, useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { showSuccess } from '#platform/web/ui/toasts/toast.ts'
import { adminText } from '../../locales/text.ts'
import { resendWebhookDelivery, type WebhookDelivery } from '../../webhooks-contract.ts'
import { consoleCall } from '../console-call.ts'
import { ConsolePage } from '../ConsolePage.tsx'
import { DataTable } from '../DataTable.tsx'
import { formatDateTime } from '../format-date.ts'
import { eventLocaleKey } from './event-key.ts'
import { refetchWebhookLog, useWebhookLog } from './program-queries.ts'

const isKnown = (type: string): type is EventType => eventTypes.some((one) => one === type)

/** The deliveries to one webhook, each with a button to send it again. */
export const WebhookLog = ({ id, enabled }: { id: string; enabled: boolean }) => {
  const t = useT(adminText)
  const locale = useLanguage((language) => language.locale)
  const query = useWebhookLog(id)
  const resend = useMutation({
    mutationFn: (delivery: string) => consoleCall(resendWebhookDelivery, { params: { id, delivery } }),
    onSuccess: () => {
      showSuccess(t('programs.log.resent'))
      refetchWebhookLog(id)
    },
    onError: showFailure,
  })
  const stateOf = ({ state, next_at }: WebhookDelivery) =>
    next_at === null
      ? t(`programs.log.states.${state}`)
      : `${t(`programs.log.states.${state}`)}, ${t('programs.log.next', { date: formatDateTime(next_at, locale) })}`
  return (
    <ConsolePage title={t('programs.log.show')} level={2} query={query}>
      {({ pages }) => (
        <>
          <DataTable
            caption={t('programs.log.show')}
            rows={pages.flatMap(({ deliveries }) => deliveries)}
            rowKey={(one) => one.id}
            empty={t('programs.log.none')}
            columns={[
              { name: t('programs.log.at'), renderCell: ({ created_at }) => formatDateTime(created_at, locale) },
              {
                name: t('programs.log.event'),
                renderCell: ({ type }) => (isKnown(type) ? t(`programs.events.${eventLocaleKey(type)}`) : <code>{type}</code>),
              },
              { name: t('programs.log.state'), renderCell: stateOf },
              { name: t('programs.log.attempts'), renderCell: ({ attempts }) => attempts },
              {
                name: t('programs.log.answer'),
                renderCell: ({ last_status, last_answer }) => (
                  <span className="block max-w-48 truncate" title={last_answer ?? ''}>
                    {[last_status, last_answer].filter((part) => part !== null && part !== '').join(' ') || '–'}
                  </span>
                ),
              },
              {
                name: t('programs.log.actions'),
                renderCell: (one) => (
                  <Button size="sm" variant="quiet" disabled={!enabled || resend.isPending} onClick={() => resend.mutate(one.id)}>
                    {t('programs.log.resend')}
                  </Button>
                ),
              },
            ]}
          />
          {query.hasNextPage ? (
            <Button size="sm" variant="secondary" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
              {t('programs.log.more')}
            </Button>
          ) : null}
        </>
      )}
    </ConsolePage>
  )
}
