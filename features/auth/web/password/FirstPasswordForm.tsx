import { useMutation } from '@tanstack/react-query'
import type { z } from 'zod'
import { platformText } from '#platform/shared/i18n/locales/text.ts'
import { call } from '#platform/web/client/call.ts'
import { useT } from '#platform/web/i18n.tsx'
import { schemaResolver, useSchemaForm } from '#platform/web/schema-form.ts'
import { useSession } from '#platform/web/client/session.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { showSuccess } from '#platform/web/ui/toasts/toast.ts'
import { changePassword } from '../../contract.ts'
import { authText } from '../../locales/text.ts'
import { NewPasswordForm } from './NewPasswordForm.tsx'
import { toastFormError } from '../form-errors.ts'

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
  return (
    <NewPasswordForm
      title={t('password.firstTitle')}
      text={t('password.firstText')}
      email={email}
      errors={errors}
      register={(name) => form.register(name)}
      submitLabel={t('password.firstSubmit')}
      busy={save.isPending}
      onSubmit={form.handleSubmit((values) => save.mutateAsync(values))}
    >
      <Button variant="quiet" onClick={onDone}>
        {t('password.later')}
      </Button>
    </NewPasswordForm>
  )
}
