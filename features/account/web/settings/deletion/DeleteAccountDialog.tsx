import { Link } from '@tanstack/react-router'
import { type SyntheticEvent, useId, useState } from 'react'
import { platformText } from '#platform/shared/i18n/locales/text.ts'
import { errorBody, showFailure } from '#platform/web/client/errors.ts'
import { useErrorText, useFormat, useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import { ErrorState } from '#platform/web/ui/states/ErrorState.tsx'
import { PasswordField } from '#platform/web/ui/fields/PasswordField.tsx'
import { Skeleton } from '#platform/web/ui/states/Skeleton.tsx'
import { TextField } from '#platform/web/ui/fields/TextField.tsx'
import { showInfo } from '#platform/web/ui/toasts/toast.ts'
import { accountErrors } from '../../../contract.ts'
import { accountText } from '../../../locales/text.ts'
import { type DeletionForfeits, ForfeitList } from './ForfeitList.tsx'
import { useDeleteAccount, useDeletionForfeits } from '../settings-queries.ts'

interface DeleteDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Called after the account was hidden and the session cleared. */
  onDeleted: () => void
}

type Problems = { word?: string | undefined; password?: string | undefined }
const required = 'platform.required'
/** Typed as string so that the router accepts a screen of another feature. */
const forgotPath: string = '/forgot-password'

const DeleteForm = ({ forfeits, id, remove }: { forfeits: DeletionForfeits; id: string; remove: ReturnType<typeof useDeleteAccount> }) => {
  const t = useT(accountText)
  const words = useT(platformText)
  const explain = useErrorText()
  const [word, setWord] = useState('')
  const [password, setPassword] = useState('')
  const [problems, setProblems] = useState<Problems>({})
  const { mutate, isPending } = remove

  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (isPending) return
    const typed = word.trim().toLowerCase() === t('deletion.word').toLowerCase()
    const found: Problems = {
      word: typed ? undefined : explain(accountErrors.word_wrong.code),
      password: password === '' ? explain(required) : undefined,
    }
    setProblems(found)
    if (found.word !== undefined || found.password !== undefined) return
    mutate(
      { password, word },
      {
        onError: (error) => {
          const fields = errorBody(error)?.errors
          if (fields === undefined) showFailure(error)
          else setProblems({ word: fields['word']?.join(' '), password: fields['password']?.join(' ') })
        },
      },
    )
  }
  return (
    <form id={id} noValidate onSubmit={submit} aria-busy={isPending} className="flex flex-col gap-4">
      <ForfeitList forfeits={forfeits} />
      <TextField
        label={t('deletion.wordLabel', { word: t('deletion.word') })}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={word}
        onChange={({ target }) => setWord(target.value)}
        error={problems.word}
      />
      <PasswordField
        label={t('deletion.password')}
        autoComplete="current-password"
        showLabel={words('words.show')}
        hideLabel={words('words.hide')}
        value={password}
        onChange={({ target }) => setPassword(target.value)}
        error={problems.password}
      />
      <Link to={forgotPath} className="-mt-2 self-start py-2 text-sm font-semibold text-primary underline underline-offset-4">
        {t('deletion.forgot')}
      </Link>
    </form>
  )
}

/** Dialog that explains the deletion and asks for the confirmation word and the password. */
export const DeleteAccountDialog = ({ open, onOpenChange, onDeleted }: DeleteDialogProps) => {
  const t = useT(accountText)
  const words = useT(platformText)
  const { date } = useFormat()
  const id = useId()
  const remove = useDeleteAccount((eraseAt) => {
    showInfo(t('deletion.done', { date: date(eraseAt, { dateStyle: 'long' }) }))
    onDeleted()
  })
  const { data: forfeits, error, isFetching, refetch } = useDeletionForfeits(open)
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('deletion.question')}
      closeLabel={words('words.close')}
      dismissible={false}
      actions={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {t('deletion.keep')}
          </Button>
          {forfeits === undefined ? null : (
            <Button variant="danger" type="submit" form={id} busy={remove.isPending}>
              {t('deletion.confirm')}
            </Button>
          )}
        </>
      }
    >
      {forfeits === undefined && error === null ? <Skeleton className="h-72" /> : null}
      {forfeits === undefined && error !== null ? (
        <ErrorState message={error.message} retryLabel={words('words.retry')} onRetry={() => void refetch()} busy={isFetching} />
      ) : null}
      {forfeits === undefined ? null : <DeleteForm forfeits={forfeits} id={id} remove={remove} />}
    </Dialog>
  )
}
