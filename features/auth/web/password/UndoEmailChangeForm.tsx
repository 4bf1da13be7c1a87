import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { z } from 'zod'
import { platformText } from '#platform/shared/i18n/locales/text.ts'
import { call } from '#platform/web/client/call.ts'
import { errorCode } from '#platform/web/client/errors.ts'
import { isAuthenticated, resetSession } from '#platform/web/client/session.ts'
import { useT } from '#platform/web/i18n.tsx'
import { PageLink } from '#platform/web/page-link.tsx'
import { schemaResolver, useSchemaForm } from '#platform/web/schema-form.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Heading } from '#platform/web/ui/Heading.tsx'
import { showSuccess } from '#platform/web/ui/toasts/toast.ts'
import { authErrors, resetPassword } from '../../contract.ts'
import { authText } from '../../locales/text.ts'
import { toastFormError } from '../form-errors.ts'
import type { MailedLink } from '../sign-in/mailed-link.ts'
import { NewPasswordForm } from './NewPasswordForm.tsx'

const resolver = schemaResolver(async () => (await import('../../contract.ts')).resetPassword.body)

interface TakeBackFormProps {
  link: MailedLink
  onDone: () => void
}

/** Undoes a change of email: the mailed link and a new password give the account back to its earlier address. */
export const UndoEmailChangeForm = ({ link: { email, key }, onDone }: TakeBackFormProps) => {
  const t = useT(authText)
  const words = useT(platformText)
  const [isGone, setGone] = useState(false)
  const form = useSchemaForm(resolver, { email, code: key, password: '', confirmPassword: '' })
  const undo = useMutation({
    mutationFn: (body: z.output<typeof resetPassword.body>) => call(resetPassword, { body }),
    onSuccess: () => {
      // The server has ended all sessions, including one of this browser.
      if (isAuthenticated()) resetSession()
      showSuccess(t('takeBack.done'))
      onDone()
    },
    // For this link, no code can be typed instead. When the link has ended, show where to get help.
    onError: (error) =>
      errorCode(error) === authErrors.wrong_code.code ? setGone(true) : toastFormError(form, error, words('failures.again')),
  })
  if (isGone) return <LinkGone email={email} />
  return (
    <NewPasswordForm
      title={t('takeBack.title')}
      text={t('takeBack.text', { email })}
      email={email}
      errors={form.formState.errors}
      register={(name) => form.register(name)}
      submitLabel={t('mails.emailChanged.undoAction')}
      busy={undo.isPending}
      onSubmit={form.handleSubmit((values) => undo.mutateAsync(values))}
    />
  )
}

const LinkGone = ({ email }: { email: string }) => {
  const t = useT(authText)
  return (
    <div role="alert" className="flex flex-col gap-6">
      <div className="flex flex-col gap-2">
        <Heading level={1}>{t('takeBack.goneTitle')}</Heading>
        <p className="wrap-anywhere text-soft">{t('takeBack.goneText', { email })}</p>
      </div>
      <div className="flex flex-col gap-3">
        <Button wide render={<PageLink href="/login">{t('takeBack.logIn')}</PageLink>} />
        <Button wide variant="secondary" render={<PageLink href="/contactUs">{t('takeBack.help')}</PageLink>} />
      </div>
    </div>
  )
}
