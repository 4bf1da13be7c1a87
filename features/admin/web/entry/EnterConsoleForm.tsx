import { useMutation } from '@tanstack/react-query'
import { call } from '#platform/web/client/call.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { Heading } from '#platform/web/ui/Heading.tsx'
import { enterConsole } from '../../entry-contract.ts'
import { adminText } from '../../locales/text.ts'
import { AuthenticatorCodeInput } from './AuthenticatorCodeInput.tsx'
import { cacheConsoleSignInState } from './entry-queries.ts'
import { formValue } from '../form-value.ts'
import { useFormErrors } from '../use-form-errors.ts'

/** The form to enter the console with a code. */
export const EnterConsoleForm = () => {
  const t = useT(adminText)
  const { fieldError, showErrors, clearErrors } = useFormErrors()
  const enter = useMutation({
    mutationFn: (code: string) => call(enterConsole, { body: { code } }),
    onSuccess: ({ data }) => cacheConsoleSignInState(data),
    onError: showErrors,
  })
  return (
    <form
      className="mx-auto flex max-w-sm flex-col gap-4 py-6"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        clearErrors()
        if (!enter.isPending) enter.mutate(formValue(event.currentTarget, 'code'))
      }}
    >
      <Heading level={1}>{t('entry.title')}</Heading>
      <p className="text-soft">{t('entry.text')}</p>
      <AuthenticatorCodeInput error={fieldError('code')} autoFocus />
      <Button type="submit" busy={enter.isPending}>
        {t('entry.submit')}
      </Button>
    </form>
  )
}
