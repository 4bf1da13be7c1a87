import { useMutation } from '@tanstack/react-query'
import type { z } from 'zod'
import { platformText } from '#platform/shared/i18n/locales/text.ts'
import { call } from '#platform/web/client/call.ts'
import { useT } from '#platform/web/i18n.tsx'
import { schemaResolver, useSchemaForm } from '#platform/web/schema-form.ts'
import { useSession } from '#platform/web/client/session.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Heading } from '#platform/web/ui/Heading.tsx'
import { showSuccess } from '#platform/web/ui/toasts/toast.ts'
import { changePassword } from '../../contract.ts'
import { authText } from '../../locales/text.ts'
import { NewPasswordFields } from './NewPasswordFields.tsx'
import { toastFormError } from '../form-errors.ts'
import { useOneAtATime } from '../use-one-at-a-time.ts'

const resolver = schemaResolver(async () => (await import('../../contract.ts')).changePassword.body)

/** Form for the first password of an account that was opened with a code. */
export const FirstPasswordForm = ({ onDone }: { onDone: () => void }) => {
  const t = useT(authText)
  const words = useT(platformText)
  const email = useSession((session) => session.user?.email ?? '')
  const form = useSchemaForm(resolver, { password: '', confirmPassword: '' })
  const { errors } = form.formState
  const save = useMutation({
    mutationFn: (body: z.output<typeof changePassword.body>) => call(changePassword, { body }),
    onSuccess: () => {
      showSuccess(t('password.firstSaved'))
      onDone()
    },
    onError: (error) => toastFormError(form, error, words('failures.again')),
  })
  const once = useOneAtATime()
  const submit = form.handleSubmit((values) => save.mutateAsync(values))
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col gap-2">
        <Heading level={1}>{t('password.firstTitle')}</Heading>
        <p className="text-soft">{t('password.firstText')}</p>
      </div>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          once(submit)
        }}
        className="flex flex-col gap-5"
      >
        {/* Tells password managers which account the password belongs to. */}
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <NewPasswordFields errors={errors} register={(name) => form.register(name)} />
        <Button type="submit" wide busy={save.isPending}>
          {t('password.firstSubmit')}
        </Button>
      </form>
      <Button variant="quiet" onClick={onDone}>
        {t('password.later')}
      </Button>
    </div>
  )
}
