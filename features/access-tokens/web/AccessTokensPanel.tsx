import { useState } from 'react'
import { platformText } from '#platform/shared/i18n/locales/text.ts'
import { showFailure } from '#platform/web/client/errors.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import { CopyField } from '#platform/web/ui/fields/CopyField.tsx'
import { Heading } from '#platform/web/ui/Heading.tsx'
import { ErrorState } from '#platform/web/ui/states/ErrorState.tsx'
import { Skeleton } from '#platform/web/ui/states/Skeleton.tsx'
import { showSuccess } from '#platform/web/ui/toasts/toast.ts'
import { maxAccessTokens, type PersonalToken } from '../contract.ts'
import { accessTokensText } from '../locales/text.ts'
import { CreateTokenForm } from './CreateTokenForm.tsx'
import { useAccessTokens, useRevokeToken } from './token-queries.ts'
import { TokenRow } from './TokenRow.tsx'

type Open = { dialog: 'create' } | { dialog: 'ready'; token: string } | { dialog: 'revoke'; token: PersonalToken }

/** Lists the member's access tokens, with a form to create one and buttons to revoke them. */
export const AccessTokensPanel = () => {
  const t = useT(accessTokensText)
  const words = useT(platformText)
  const list = useAccessTokens()
  const revoke = useRevokeToken()
  const [open, setOpen] = useState<Open>()
  const tokens = list.data?.tokens ?? []
  const close = () => setOpen(undefined)
  const dialog = { open: true, onOpenChange: close, closeLabel: words('words.close') }
  return (
    <section aria-label={t('title')} className="flex flex-col gap-4">
      <Heading level={2} size="md">
        {t('title')}
      </Heading>
      <p className="text-soft">{t('intro')}</p>
      {list.isPending ? <Skeleton className="h-18" /> : null}
      {list.isError ? (
        <ErrorState message={t('failed')} retryLabel={words('words.retry')} busy={list.isFetching} onRetry={() => void list.refetch()} />
      ) : null}
      {list.data !== undefined && tokens.length === 0 ? <p>{t('none')}</p> : null}
      {tokens.length === 0 ? null : (
        <ul className="divide-y divide-line border-y border-line">
          {tokens.map((token) => (
            <TokenRow key={token.id} token={token} onRevoke={() => setOpen({ dialog: 'revoke', token })} />
          ))}
        </ul>
      )}
      {list.data === undefined ? null : list.data.proof === 'log_in' ? (
        <p className="text-sm text-soft">{t('errors.log_in_again')}</p>
      ) : tokens.length >= maxAccessTokens ? (
        <p className="text-sm text-soft">{t('errors.full')}</p>
      ) : (
        <Button variant="secondary" wide onClick={() => setOpen({ dialog: 'create' })}>
          {t('add')}
        </Button>
      )}
      {open?.dialog === 'create' ? (
        <Dialog {...dialog} title={t('add')}>
          <CreateTokenForm
            needsPassword={list.data?.proof === 'password'}
            onCreated={(token) => setOpen({ dialog: 'ready', token })}
            onCancel={close}
          />
        </Dialog>
      ) : null}
      {open?.dialog === 'ready' ? (
        <Dialog {...dialog} title={t('title')} actions={<Button onClick={close}>{t('done')}</Button>}>
          <CopyField label={t('ready')} value={open.token} copyLabel={t('copy')} copiedText={t('copied')} />
        </Dialog>
      ) : null}
      {open?.dialog === 'revoke' ? (
        <Dialog
          {...dialog}
          title={t('revokeTitle')}
          actions={
            <>
              <Button variant="quiet" onClick={close}>
                {words('words.cancel')}
              </Button>
              <Button
                variant="danger"
                busy={revoke.isPending}
                onClick={() =>
                  revoke.mutate(open.token.id, {
                    onSuccess: () => {
                      close()
                      showSuccess(t('revoked'))
                    },
                    onError: showFailure,
                  })
                }
              >
                {t('revoke')}
              </Button>
            </>
          }
        >
          <p className="wrap-anywhere">{t('revokeText', { name: open.token.name })}</p>
        </Dialog>
      ) : null}
    </section>
  )
}
