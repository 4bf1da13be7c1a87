import { useMutation } from '@tanstack/react-query'
import type { z } from 'zod'
import { platformText } from '#platform/shared/i18n/locales/text.ts'
import { call } from '#platform/web/client/call.ts'
import { useT } from '#platform/web/i18n.tsx'
import { schemaResolver, useSchemaForm } from '#platform/web/schema-form.ts'
import { useSession } from '#platform/web/client/session.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { PasswordField } from '#platform/web/ui/fields/PasswordField.tsx'
import { showSuccess } from '#platform/web/ui/toasts/toast.ts'
import { changePassword } from '../../contract.ts'
import { authText } from '../../locales/text.ts'
import { AuthLink } from '../AuthLink.tsx'
import { useFieldErrorText } from '../use-field-error-text.ts'
import { NewPasswordFields } from './NewPasswordFields.tsx'
import { toastFormError } from '../form-errors.ts'
import { useOneAtATime } from '../use-one-at-a-time.ts'

const resolver = schemaResolver(async () => (await import('../../contract.ts')).changePassword.body)
const blank = { current_password: '', password: '', confirmPassword: '' }

/** Form to change the password of a member who knows the current one. */
export const ChangePasswordForm = ({ onChanged }: { onChanged?: () => void }) => {
  const t = useT(authText)
  const words = useT(platformText)
  const explain = useFieldErrorText()
  const email = useSession((session) => session.user?.email ?? '')
  const form = useSchemaForm(resolver, blank)
  const { errors } = form.formState
  const change = useMutation({
    mutationFn: (body: z.output<typeof changePassword.body>) => call(changePassword, { body }),
    onSuccess: () => {
      form.reset(blank)
      showSuccess(t('password.changed'))
      onChanged?.()
    },
    onError: (error) => toastFormError(form, error, words('failures.again')),
  })
  const once = useOneAtATime()
  const submit = form.handleSubmit((values) => change.mutateAsync(values))
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        once(submit)
      }}
      className="flex flex-col gap-5"
    >
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={t('password.current')}
        autoComplete="current-password"
        showLabel={words('words.show')}
        hideLabel={words('words.hide')}
        error={explain(errors.current_password)}
        {...form.register('current_password')}
      />
      <NewPasswordFields errors={errors} register={(name) => form.register(name)} />
      <p className="text-sm text-soft">{t('password.others')}</p>
      <Button type="submit" wide busy={change.isPending}>
        {t('password.submit')}
      </Button>
      <p className="text-center">
        <AuthLink to="/forgot-password" redirect={undefined}>
          {t('login.forgot')}
        </AuthLink>
      </p>
    </form>
  )
}
