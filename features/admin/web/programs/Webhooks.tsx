import { useState } from 'react'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { adminText } from '../../locales/text.ts'
import { addWebhook, changeWebhook, deleteWebhook, replaceWebhookSecret, type Webhook } from '../../webhooks-contract.ts'
import { consoleCall } from '../console-call.ts'
import { ConsolePage } from '../ConsolePage.tsx'
import { ReasonDialog } from '../ReasonDialog.tsx'
import { cacheWebhooks, useWebhooks } from './program-queries.ts'
import { ShownOnceDialog } from './ShownOnceDialog.tsx'
import { type WebhookAction, WebhookCard } from './WebhookCard.tsx'
import { readWebhookFields, WebhookFields } from './WebhookFields.tsx'

type Asking = { action: 'add' } | { action: WebhookAction; webhook: Webhook }

/** Lists the webhooks, with dialogs to add, change and delete them. */
export const Webhooks = () => {
  const t = useT(adminText)
  // The content of the dialog has its own state, because the content stays visible while the dialog closes.
  const [open, setOpen] = useState(false)
  const [asking, setAsking] = useState<Asking>({ action: 'add' })
  const [secret, setSecret] = useState<string>()
  const ask = (next: Asking) => {
    setAsking(next)
    setOpen(true)
  }
  const submit = async ({ reason = '', ...fields }: Record<string, string>) => {
    const params = { id: asking.action === 'add' ? '' : asking.webhook.id }
    const settings = { ...readWebhookFields(fields), reason }
    if (asking.action === 'add' || asking.action === 'secret') {
      const { data } =
        asking.action === 'add'
          ? await consoleCall(addWebhook, { body: settings })
          : await consoleCall(replaceWebhookSecret, { params, body: { reason } })
      cacheWebhooks(data.webhooks)
      return setSecret(data.secret)
    }
    const { data } =
      asking.action === 'change'
        ? await consoleCall(changeWebhook, { params, body: settings })
        : await consoleCall(deleteWebhook, { params, body: { reason } })
    cacheWebhooks(data.webhooks)
  }
  const dialogs = {
    add: { title: t('programs.webhooks.add'), submit: t('programs.webhooks.add') },
    change: { title: t('programs.webhooks.change'), submit: t('programs.webhooks.save') },
    secret: { title: t('programs.webhooks.secretTitle'), submit: t('programs.webhooks.secret'), text: t('programs.webhooks.secretText') },
    remove: { title: t('programs.webhooks.removeTitle'), submit: t('programs.webhooks.remove'), text: t('programs.webhooks.removeText') },
  }
  const dialog: { title: string; submit: string; text?: string } = dialogs[asking.action]
  return (
    <ConsolePage
      title={t('programs.webhooks.title')}
      level={2}
      query={useWebhooks()}
      action={
        <Button size="sm" onClick={() => ask({ action: 'add' })}>
          {t('programs.webhooks.add')}
        </Button>
      }
      above={<p className="text-soft">{t('programs.webhooks.intro')}</p>}
    >
      {(webhooks) => (
        <>
          {webhooks.length === 0 ? (
            <p className="rounded-control border border-line bg-card p-4 text-soft">{t('programs.webhooks.none')}</p>
          ) : (
            <ul className="flex flex-col gap-3">
              {webhooks.map((webhook) => (
                <WebhookCard key={webhook.id} webhook={webhook} onAction={(action) => ask({ action, webhook })} />
              ))}
            </ul>
          )}
          <ReasonDialog
            open={open}
            onClose={() => setOpen(false)}
            title={dialog.title}
            submit={dialog.submit}
            danger={asking.action === 'remove'}
            renderFields={(fieldError) =>
              dialog.text === undefined ? (
                <WebhookFields before={asking.action === 'add' ? undefined : asking.webhook} fieldError={fieldError} />
              ) : (
                <p>{dialog.text}</p>
              )
            }
            onSubmit={submit}
          />
          <ShownOnceDialog value={secret} title={t('programs.webhooks.secret')} onClose={() => setSecret(undefined)} />
        </>
      )}
    </ConsolePage>
  )
}
