import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { platformText } from '#platform/shared/i18n/locales/text.ts'
import { call } from '#platform/web/client/call.ts'
import { useT } from '#platform/web/i18n.tsx'
import { schemaResolver, useSchemaForm } from '#platform/web/schema-form.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Heading } from '#platform/web/ui/Heading.tsx'
import { TextField } from '#platform/web/ui/fields/TextField.tsx'
import { type CodePurpose, requestCode } from '../../contract.ts'
import { authText } from '../../locales/text.ts'
import { useFieldErrorText } from '../use-field-error-text.ts'
import { savePendingCode, type PendingCode } from './pending-code.ts'
import { retryAfterSeconds, toastFormError } from '../form-errors.ts'
import { useCountdown } from './use-countdown.ts'
import { useOneAtATime } from '../use-one-at-a-time.ts'

const resolver = schemaResolver(async () => (await import('../../contract.ts')).requestCode.body.pick({ email: true }))

interface RequestCodeFormProps {
  type: CodePurpose
  title: string
  intro?: string
  onSent: (pending: PendingCode) => void
  children?: ReactNode
}

/** Form that requests a code for an email address. */
export const RequestMailedCodeForm = ({ type, title, intro, onSent, children }: RequestCodeFormProps) => {
  const t = useT(authText)
  const words = useT(platformText)
  const explain = useFieldErrorText()
  const form = useSchemaForm(resolver, { email: '' })
  const { errors } = form.formState
  const [openAt, setOpenAt] = useState(0)
  const seconds = useCountdown(openAt)
  const send = useMutation({
    mutationFn: ({ email }: { email: string }) => call(requestCode, { body: { email, type } }),
    onSuccess: ({ data }, { email }) => onSent(savePendingCode(type, email, data.resend_after)),
    onError: (error) => {
      setOpenAt(Date.now() + (retryAfterSeconds(error) ?? 0) * 1000)
      toastFormError(form, error, words('failures.again'))
    },
  })
  const once = useOneAtATime()
  const submit = form.handleSubmit((values) => send.mutateAsync(values))
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col gap-2">
        <Heading level={1}>{title}</Heading>
        {intro === undefined ? null : <p className="text-soft">{intro}</p>}
      </div>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (seconds === 0) once(submit)
        }}
        className="flex flex-col gap-5"
      >
        <TextField
          label={t('code.email')}
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          error={explain(errors.email)}
          {...form.register('email')}
        />
        <Button type="submit" wide busy={send.isPending} disabled={seconds > 0} className="tabular-nums">
          {seconds > 0 ? t('code.getCodeIn', { seconds }) : t('code.getCode')}
        </Button>
      </form>
      {children === undefined ? null : <p className="text-center">{children}</p>}
    </div>
  )
}
