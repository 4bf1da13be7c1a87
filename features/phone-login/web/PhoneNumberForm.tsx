import { type ReactNode, useState } from 'react'
import { useController } from 'react-hook-form'
import { retryAfterSeconds, toastFormError, useCountdown, useFieldErrorText, useOneAtATime } from '#features/auth/web/index.ts'
import { findPhoneErrorCode, PhoneField } from '#features/places/web/index.ts'
import { platformText } from '#platform/shared/i18n/locales/text.ts'
import { useT } from '#platform/web/i18n.tsx'
import { schemaResolver, useSchemaForm } from '#platform/web/schema-form.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { PasswordField } from '#platform/web/ui/fields/PasswordField.tsx'
import { phoneLoginText } from '../locales/text.ts'
import type { PhoneCodePurpose } from '../contract.ts'
import { type PendingPhone, savePendingPhone, addSecondsToNow } from './pending-phone.ts'

interface GivenNumber {
  countryCode: string
  mobileNumber: string
  password?: string | undefined
}

interface PhoneNumberFormProps {
  type: PhoneCodePurpose
  /** Asks for the password, too. */
  withPassword?: boolean
  send: (given: GivenNumber) => Promise<{ data: { phone: string; resend_after: number } }>
  onSent: (pending: PendingPhone) => void
  children?: ReactNode
}

const contract = schemaResolver(async () => (await import('../contract.ts')).PhoneFormFields)

/** Adds a check of the number for its country to the contract's rules. */
const resolve: typeof contract.resolve = async (values, context, options) => {
  const checked = await contract.resolve(values, context, options)
  if ('mobileNumber' in checked.errors || values.countryCode === '') return checked
  const message = await findPhoneErrorCode(values.mobileNumber, values.countryCode)
  if (message === undefined) return checked
  return { values: {}, errors: { ...checked.errors, mobileNumber: { type: 'phone', message } } }
}
const resolver = { ...contract, resolve }

/** Form that requests a code for a phone number. */
export const PhoneNumberForm = ({ type, withPassword = false, send, onSent, children }: PhoneNumberFormProps) => {
  const t = useT(phoneLoginText)
  const words = useT(platformText)
  const explain = useFieldErrorText()
  const form = useSchemaForm(resolver, { countryCode: '', mobileNumber: '', ...(withPassword ? { password: '' } : {}) })
  const { errors } = form.formState
  const { value: country, ref: countryRef } = useController({ control: form.control, name: 'countryCode' }).field
  const { value: number, ref: numberRef, name } = useController({ control: form.control, name: 'mobileNumber' }).field
  const [openAt, setOpenAt] = useState(0)
  const [busy, setBusy] = useState(false)
  const seconds = useCountdown(openAt)
  const once = useOneAtATime()
  const change = (field: 'countryCode' | 'mobileNumber', value: string) => {
    if (form.getValues(field) === value) return
    form.setValue(field, value, { shouldDirty: true })
    // The number can be valid for another country, so its error no longer applies.
    form.clearErrors(['countryCode', 'mobileNumber'])
  }
  const submit = form.handleSubmit(async (given) => {
    setBusy(true)
    try {
      const { data } = await send(given)
      const { countryCode, mobileNumber } = given
      onSent(savePendingPhone({ type, countryCode, mobileNumber, phone: data.phone }, data.resend_after))
    } catch (error) {
      setOpenAt(addSecondsToNow(retryAfterSeconds(error) ?? 0))
      toastFormError(form, error, words('failures.again'))
    }
    setBusy(false)
  })
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (seconds === 0) once(submit)
      }}
      className="flex flex-col gap-5"
    >
      <PhoneField
        label={t('number.label')}
        countryLabel={t('number.country')}
        value={{ country, number }}
        onChange={(phone) => {
          change('countryCode', phone.country)
          change('mobileNumber', phone.number)
        }}
        error={explain(errors.mobileNumber)}
        countryError={explain(errors.countryCode)}
        name={name}
        ref={numberRef}
        countryRef={countryRef}
      />
      {withPassword ? (
        <PasswordField
          label={t('own.password')}
          autoComplete="current-password"
          showLabel={words('words.show')}
          hideLabel={words('words.hide')}
          error={explain(errors.password)}
          {...form.register('password')}
        />
      ) : null}
      <Button type="submit" wide busy={busy} disabled={seconds > 0} className="tabular-nums">
        {seconds > 0 ? t('number.getCodeIn', { seconds }) : t('number.getCode')}
      </Button>
      {children}
    </form>
  )
}
