import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import * as z from 'zod'
import { Email } from '#platform/shared/fields.ts'
import { call } from '#platform/web/call.ts'
import { showFailure } from '#platform/web/errors.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { Heading } from '#platform/web/ui/Heading.tsx'
import { TextField } from '#platform/web/ui/TextField.tsx'
import { sendCode } from '../contract.ts'
import { authText } from '../locales/text.ts'
import type { CodePurpose } from './code-purpose.ts'
import { useFieldError } from './field-error.ts'
import { keepPendingCode, type PendingCode } from './pending-code.ts'

const Address = z.object({ email: Email })

/** Asks which address a code should go to, and sends it. */
export const AddressForm = ({ type, onSent }: { type: CodePurpose; onSent: (pending: PendingCode) => void }) => {
  const t = useT(authText)
  const explain = useFieldError()
  const form = useForm({ resolver: zodResolver(Address), defaultValues: { email: '' } })
  const { errors } = form.formState
  const send = useMutation({
    mutationFn: ({ email }: z.output<typeof Address>) => call(sendCode, { body: { email, type } }),
    onSuccess: ({ data }, { email }) => onSent(keepPendingCode(email, data.resend_after)),
    onError: showFailure,
  })
  const submit = form.handleSubmit((values) => (send.isPending ? undefined : send.mutate(values)))
  return (
    <div className="flex flex-col gap-6">
      <Heading level={1}>{t('code.ask')}</Heading>
      <form
        noValidate
        onSubmit={(event) => {
          void submit(event)
        }}
        className="flex flex-col gap-5"
      >
        <TextField
          label={t('code.email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          error={explain(errors.email)}
          {...form.register('email')}
        />
        <Button type="submit" wide busy={send.isPending}>
          {t('code.getCode')}
        </Button>
      </form>
    </div>
  )
}
