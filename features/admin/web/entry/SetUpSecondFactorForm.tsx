import { useMutation } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { call } from '#platform/web/client/call.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { Heading } from '#platform/web/ui/Heading.tsx'
import { PasswordField } from '#platform/web/ui/fields/PasswordField.tsx'
import { Skeleton } from '#platform/web/ui/states/Skeleton.tsx'
import { beginSecondFactor, type ConsoleSignInState, confirmSecondFactor } from '../../entry-contract.ts'
import { adminText } from '../../locales/text.ts'
import { AuthenticatorCodeInput } from './AuthenticatorCodeInput.tsx'
import { ConfirmAtOrganisation } from './ConfirmAtOrganisation.tsx'
import { refetchConsoleEntry } from './entry-queries.ts'
import { formValue } from '../form-value.ts'
import { useFormErrors } from '../use-form-errors.ts'

const QrCode = lazy(async () => ({ default: (await import('./QrCode.tsx')).QrCode }))

const grouped = (secret: string): string => (secret.match(/.{1,4}/g) ?? []).join(' ')

/** Sets up an authenticator in steps: password, secret, first code, recovery codes. */
export const SetUpSecondFactorForm = ({ signOn }: { signOn: ConsoleSignInState['sign_on'] }) => {
  const t = useT(adminText)
  const { fieldError, showErrors, clearErrors } = useFormErrors()
  const [offer, setOffer] = useState<{ secret: string; uri: string }>()
  const [codes, setCodes] = useState<readonly string[]>()
  const begin = useMutation({
    mutationFn: (password: string) => call(beginSecondFactor, { body: signOn === 'none' ? { password } : {} }),
    onSuccess: ({ data }) => setOffer(data),
    onError: showErrors,
  })
  const confirm = useMutation({
    mutationFn: (code: string) => call(confirmSecondFactor, { body: { code } }),
    onSuccess: ({ data }) => setCodes(data.recovery_codes),
    onError: showErrors,
  })
  if (codes !== undefined)
    return (
      <section className="mx-auto flex max-w-md flex-col gap-4 py-6">
        <Heading level={1}>{t('setUp.codesTitle')}</Heading>
        <p className="text-soft">{t('setUp.codesText')}</p>
        <ul className="grid grid-cols-1 gap-2 rounded-card border border-line bg-card p-4 font-semibold tabular-nums min-[26rem]:grid-cols-2">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <Button onClick={() => void refetchConsoleEntry()}>{t('setUp.codesKept')}</Button>
      </section>
    )
  const form = offer === undefined ? begin : confirm
  if (signOn === 'old' && offer === undefined)
    return (
      <section className="mx-auto flex max-w-md flex-col gap-4 py-6">
        <Heading level={1}>{t('setUp.title')}</Heading>
        <p className="text-soft">{t('reauthentication.organisationSetUp')}</p>
        <ConfirmAtOrganisation />
      </section>
    )
  return (
    <form
      className="mx-auto flex max-w-md flex-col gap-4 py-6"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        clearErrors()
        const field = offer === undefined ? 'password' : 'code'
        if (!form.isPending) form.mutate(field === 'password' && signOn !== 'none' ? '' : formValue(event.currentTarget, field))
      }}
    >
      <Heading level={1}>{t('setUp.title')}</Heading>
      <p className="text-soft">{t(signOn === 'none' ? 'setUp.text' : 'reauthentication.organisationCode')}</p>
      {offer === undefined && signOn !== 'none' ? null : offer === undefined ? (
        <PasswordField
          name="password"
          label={t('entry.password')}
          error={fieldError('password')}
          autoComplete="current-password"
          showLabel={t('entry.show')}
          hideLabel={t('entry.hide')}
        />
      ) : (
        <>
          <p>{t('setUp.scan')}</p>
          <Suspense fallback={<Skeleton className="size-56" />}>
            <QrCode text={offer.uri} label={t('setUp.qr')} />
          </Suspense>
          <p>{t('setUp.secretText')}</p>
          <p className="rounded-card border border-line bg-card p-4 text-lg font-semibold tracking-wide break-words" translate="no">
            {grouped(offer.secret)}
          </p>
          <a href={offer.uri} className="inline-flex min-h-11 items-center font-semibold text-primary underline">
            {t('setUp.open')}
          </a>
          <AuthenticatorCodeInput error={fieldError('code')} autoFocus />
        </>
      )}
      <Button type="submit" busy={form.isPending}>
        {t('setUp.submit')}
      </Button>
    </form>
  )
}
