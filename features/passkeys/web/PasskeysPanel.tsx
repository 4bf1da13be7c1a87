import { useState } from 'react'
import { platformText } from '#platform/shared/i18n/locales/text.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { Heading } from '#platform/web/ui/Heading.tsx'
import { ErrorState } from '#platform/web/ui/states/ErrorState.tsx'
import { Skeleton } from '#platform/web/ui/states/Skeleton.tsx'
import { showSuccess } from '#platform/web/ui/toasts/toast.ts'
import { maxPasskeys, type Passkey, passkeyErrors } from '../contract.ts'
import { passkeysText } from '../locales/text.ts'
import { isAlreadyHere, isWrongSiteAddress, wasCancelled } from './ceremony-errors.ts'
import { isPasskeySupported } from './is-supported.ts'
import { PasskeyDialog } from './PasskeyDialog.tsx'
import { PasskeyRow } from './PasskeyRow.tsx'
import { useAddPasskey, usePasskeys, useRemovePasskey, useRenamePasskey } from './passkey-queries.ts'
import { usePasskeyRefusal } from './use-refusal.ts'

type Open = { dialog: 'proof' } | { dialog: 'rename' | 'remove'; passkey: Passkey }

/** The member's passkeys: to add, rename and remove. */
export const PasskeysPanel = () => {
  const t = useT(passkeysText)
  const words = useT(platformText)
  const list = usePasskeys()
  const [add, rename, remove] = [useAddPasskey(), useRenamePasskey(), useRemovePasskey()]
  const [open, setOpen] = useState<Open>()
  const [problem, setProblem] = useState<string>()
  const refusal = usePasskeyRefusal()
  const passkeys = list.data?.passkeys ?? []
  const needsPassword = list.data?.proof === 'password'

  const show = (next: Open | undefined) => {
    refusal.clear()
    setProblem(undefined)
    setOpen(next)
  }
  const done = (text: string) => {
    show(undefined)
    showSuccess(text)
  }
  const addFailed = (error: unknown) => {
    if (refusal.isOf(error, passkeyErrors.password_needed) && open === undefined) return show({ dialog: 'proof' })
    if (refusal.asksAgain(error)) return refusal.show(error)
    show(undefined)
    if (wasCancelled(error)) return
    const known = isAlreadyHere(error) ? t('alreadyHere') : isWrongSiteAddress(error) ? t('wrongAddress') : undefined
    setProblem(known ?? refusal.textOf(error) ?? t('addFailed'))
  }
  const addNow = (password?: string) => add.mutate(password, { onSuccess: () => done(t('added')), onError: addFailed })

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
      {list.data !== undefined && passkeys.length === 0 ? <p>{t('none')}</p> : null}
      {passkeys.length === 0 ? null : (
        <ul className="divide-y divide-line border-y border-line">
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              onRename={() => show({ dialog: 'rename', passkey })}
              onRemove={() => show({ dialog: 'remove', passkey })}
            />
          ))}
        </ul>
      )}
      {list.data === undefined ? null : !isPasskeySupported() ? (
        <p className="text-sm text-soft">{t('unsupported')}</p>
      ) : list.data.proof === 'log_in' ? (
        <p className="text-sm text-soft">{t('errors.log_in_again')}</p>
      ) : passkeys.length >= maxPasskeys ? (
        <p className="text-sm text-soft">{t('full')}</p>
      ) : (
        <Button
          variant="secondary"
          wide
          busy={add.isPending && open === undefined}
          onClick={() => {
            show(needsPassword ? { dialog: 'proof' } : undefined)
            if (!needsPassword) addNow()
          }}
        >
          {t('add')}
        </Button>
      )}
      <div role="alert" className={problem === undefined ? 'sr-only' : 'text-sm font-medium text-danger'}>
        {problem}
      </div>
      {open?.dialog === 'proof' ? (
        <PasskeyDialog
          title={t('proof.title')}
          text={t('proof.text')}
          ask="password"
          label={t('proof.continue')}
          busy={add.isPending}
          error={refusal.text}
          onSubmit={addNow}
          onClose={() => show(undefined)}
        />
      ) : null}
      {open?.dialog === 'rename' ? (
        <PasskeyDialog
          title={t('renameTitle')}
          ask="name"
          given={open.passkey.name}
          label={t('save')}
          busy={rename.isPending}
          error={refusal.text}
          onSubmit={(name) => rename.mutate({ id: open.passkey.id, name }, { onSuccess: () => done(t('renamed')), onError: refusal.show })}
          onClose={() => show(undefined)}
        />
      ) : null}
      {open?.dialog === 'remove' ? (
        <PasskeyDialog
          title={t('removeTitle')}
          text={t('removeText', { name: open.passkey.name || t('unnamed') })}
          {...(needsPassword ? { ask: 'password' as const } : {})}
          label={t('remove')}
          isDangerous
          busy={remove.isPending}
          error={refusal.text}
          onSubmit={(password) =>
            remove.mutate(
              { id: open.passkey.id, password: needsPassword ? password : undefined },
              { onSuccess: () => done(t('removed')), onError: refusal.show },
            )
          }
          onClose={() => show(undefined)}
        />
      ) : null}
    </section>
  )
}
