import { useState } from 'react'
import { platformText } from '#platform/shared/i18n/locales/text.ts'
import { type MemberScope, memberScopes } from '#platform/shared/scopes.ts'
import { errorBody } from '#platform/web/client/errors.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { Checkbox } from '#platform/web/ui/fields/Checkbox.tsx'
import { FieldError } from '#platform/web/ui/fields/FieldError.tsx'
import { PasswordField } from '#platform/web/ui/fields/PasswordField.tsx'
import { SelectField } from '#platform/web/ui/fields/SelectField.tsx'
import { TextField } from '#platform/web/ui/fields/TextField.tsx'
import { defaultAccessTokenDays } from '../contract.ts'
import { accessTokensText } from '../locales/text.ts'
import { useCreateToken } from './token-queries.ts'

const lifetimes = [7, 30, defaultAccessTokenDays, 365]
type Key<T extends string> = T extends `${infer Subject}:${infer What}` ? `${Subject}_${What}` : never
const scopeKey = <T extends MemberScope>(scope: T): Key<T> => scope.replace(':', '_') as Key<T>

interface CreateTokenFormProps {
  needsPassword: boolean
  onCreated: (token: string) => void
  onCancel: () => void
}

/** Form for a new token: its name, its scopes and its lifetime. */
export const CreateTokenForm = ({ needsPassword, onCreated, onCancel }: CreateTokenFormProps) => {
  const t = useT(accessTokensText)
  const words = useT(platformText)
  const create = useCreateToken()
  const [asksPassword, setAsksPassword] = useState(needsPassword)
  const said = create.error === null ? undefined : errorBody(create.error)
  const errorOf = (field: string): string | undefined => said?.errors?.[field]?.[0]
  const general = create.error === null || said?.errors !== undefined ? undefined : (said?.message ?? words('failures.again'))
  const submit = (form: FormData) => {
    const password = form.get('password')
    create.mutate(
      {
        name: String(form.get('name')),
        days: Number(form.get('days')),
        scopes: memberScopes.filter((scope) => form.get(scope) === 'on'),
        ...(typeof password === 'string' && password !== '' ? { password } : {}),
      },
      // The ten minutes without a password may have passed while the form was open.
      { onSuccess: onCreated, onError: (error) => setAsksPassword(asksPassword || errorBody(error)?.errors?.password !== undefined) },
    )
  }
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (!create.isPending) submit(new FormData(event.currentTarget))
      }}
    >
      <TextField name="name" label={t('name')} hint={t('nameHint')} maxLength={60} autoComplete="off" error={errorOf('name')} />
      <fieldset>
        <legend className="font-semibold">{t('allowed')}</legend>
        {memberScopes.map((scope) => (
          <Checkbox key={scope} name={scope} label={t(`scopes.${scopeKey(scope)}`)} />
        ))}
        {errorOf('scopes') === undefined ? null : <FieldError id="token-scopes-error">{errorOf('scopes') ?? ''}</FieldError>}
      </fieldset>
      <SelectField
        name="days"
        label={t('lasts')}
        defaultValue={String(defaultAccessTokenDays)}
        options={lifetimes.map((count) => ({ value: String(count), label: t('days', { count }) }))}
        error={errorOf('days')}
      />
      {asksPassword ? (
        <PasswordField
          name="password"
          label={t('password')}
          autoComplete="current-password"
          showLabel={words('words.show')}
          hideLabel={words('words.hide')}
          error={errorOf('password')}
        />
      ) : null}
      <div role="alert" className={general === undefined ? 'sr-only' : 'text-sm font-medium text-danger'}>
        {general}
      </div>
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="secondary" onClick={onCancel}>
          {words('words.cancel')}
        </Button>
        <Button type="submit" busy={create.isPending}>
          {t('create')}
        </Button>
      </div>
    </form>
  )
}
