import { type ClipboardEvent, type Ref, useEffect } from 'react'
import { platformText } from '#platform/shared/i18n/locales/text.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { classes } from '#platform/web/ui/classes.ts'
import { controlClasses } from '#platform/web/ui/fields/control.ts'
import { Field, type FieldTexts } from '#platform/web/ui/fields/Field.tsx'
import { FieldError } from '#platform/web/ui/fields/FieldError.tsx'
import { placesText } from '../../locales/text.ts'
import { useDetectedCountry } from '../place-queries.ts'
import { CountryPicker } from './CountryPicker.tsx'
import type { PhoneOutputFormat } from './numbering.ts'
import { useCallingCodeCountries, useNumberingPlans } from './numbering-query.ts'
import { dropUnfinishedExtension, maxPhoneLength, isInternational, filterPhoneCharacters, toPlusFormat } from './phone-text.ts'

interface Phone {
  /** ISO 3166-1 alpha-2; empty until chosen or detected. */
  country: string
  /** As typed; formatted on blur if it is valid for the country. */
  number: string
}

interface PhoneFieldProps extends FieldTexts {
  countryLabel: string
  value: Phone
  onChange: (phone: Phone) => void
  countryError?: string | undefined
  format?: PhoneOutputFormat
  maxLength?: number
  /** Accepts only digits, spaces, parentheses, plus, minus and an extension. */
  limited?: boolean
  name?: string
  ref?: Ref<HTMLInputElement>
  countryRef?: Ref<HTMLButtonElement>
}

/** Phone number input with a country. The country starts as the detected one and follows an international number. */
export const PhoneField = (props: PhoneFieldProps) => {
  const { label, hint, error, optional, countryLabel, value, onChange, countryError, name, ref, countryRef } = props
  const { format = 'auto', maxLength = maxPhoneLength, limited = true } = props
  const t = useT(placesText)
  const words = useT(platformText)
  const numbering = useNumberingPlans()
  const plans = numbering.data
  const detected = useDetectedCountry()
  const { countries, likely } = useCallingCodeCountries(plans?.callingCodes, detected)
  const { country, number } = value

  useEffect(() => {
    if (detected && country === '') onChange({ country: detected, number })
  }, [detected, country, number, onChange])

  const take = (typed: string) => {
    const kept = (limited ? filterPhoneCharacters(typed) : typed).slice(0, maxLength)
    onChange({ country: plans?.countryOfNumber(kept, country) ?? country, number: kept })
  }
  const paste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text')
    if (!isInternational(pasted)) return
    // A pasted international number replaces the whole input.
    event.preventDefault()
    const whole = toPlusFormat(pasted)
    const found = plans?.countryOfNumber(whole, country) ?? country
    const reading = plans?.parsePhone(whole, found, format)
    if (reading?.valid && reading.shown.length <= maxLength) onChange({ country: found, number: reading.shown })
    else take(whole)
  }
  const leave = () => {
    const whole = limited ? dropUnfinishedExtension(number) : number
    const reading = plans?.parsePhone(whole, country, format)
    const shown = reading?.valid && reading.shown.length <= maxLength ? reading.shown : whole
    if (shown !== number) onChange({ country, number: shown })
  }

  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(control) => (
        <>
          <div className="relative flex gap-2">
            <CountryPicker
              ref={countryRef}
              label={countryLabel}
              placeholder={t('phone.choose')}
              countries={countries}
              likely={likely}
              value={country}
              hidesCalling={plans?.countryOfNumber(number, country) === country}
              onChange={(code) => onChange({ country: code, number })}
              describedBy={countryError ? `${control.id}-country-error` : undefined}
              invalid={countryError !== undefined}
            />
            <input
              {...control}
              ref={ref}
              name={name}
              type="tel"
              inputMode="tel"
              autoComplete="tel"
              value={number}
              maxLength={maxLength}
              onChange={(event) => take(event.target.value)}
              onPaste={paste}
              onBlur={leave}
              className={classes(controlClasses, 'min-w-0 flex-1')}
            />
          </div>
          {countryError ? <FieldError id={`${control.id}-country-error`}>{countryError}</FieldError> : null}
          {numbering.isError ? (
            <div role="alert" className="flex flex-wrap items-center gap-x-3 text-sm text-danger">
              <span>
                {t('phone.countriesFailed')} {t('phone.countriesAdvice')}
              </span>
              <Button variant="quiet" size="sm" busy={numbering.isFetching} onClick={() => void numbering.refetch()}>
                {words('words.retry')}
              </Button>
            </div>
          ) : null}
        </>
      )}
    </Field>
  )
}
