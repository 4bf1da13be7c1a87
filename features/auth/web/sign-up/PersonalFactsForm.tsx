import { useState } from 'react'
import type { z } from 'zod'
import { platformText } from '#platform/shared/i18n/locales/text.ts'
import { useLanguage, useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import type { SignUpFieldsWithoutContact } from '../../contract.ts'
import { toastFormError } from '../form-errors.ts'
import { useOneAtATime } from '../use-one-at-a-time.ts'
import { PasswordFields } from './PasswordFields.tsx'
import { InvitationField } from './InvitationField.tsx'
import { NameGenderAndAgeFields } from './NameGenderAndAgeFields.tsx'
import { usePersonalFactsForm } from './sign-up-form.ts'

interface FactsFormProps {
  submitLabel: string
  onSubmit: (facts: z.output<typeof SignUpFieldsWithoutContact>) => Promise<void>
}

/** Form with the fields of the sign-up form except email and phone number, on one page. It shows the errors of `onSubmit`. */
export const PersonalFactsForm = ({ submitLabel, onSubmit }: FactsFormProps) => {
  const words = useT(platformText)
  const locale = useLanguage((language) => language.locale)
  const form = usePersonalFactsForm()
  const [busy, setBusy] = useState(false)
  const once = useOneAtATime()
  const submit = form.handleSubmit(async (facts) => {
    setBusy(true)
    try {
      await onSubmit({ ...facts, locale })
    } catch (error) {
      toastFormError(form, error, words('failures.again'))
    }
    setBusy(false)
  })
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        once(submit)
      }}
      className="flex flex-col gap-5"
    >
      <InvitationField form={form} />
      <NameGenderAndAgeFields form={form} />
      <PasswordFields form={form} />
      <Button type="submit" wide busy={busy}>
        {submitLabel}
      </Button>
    </form>
  )
}
