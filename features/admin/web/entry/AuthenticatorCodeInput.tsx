import { useT } from '#platform/web/i18n.tsx'
import { TextField } from '#platform/web/ui/fields/TextField.tsx'
import { adminText } from '../../locales/text.ts'

/** A field for six digits from an authenticator, or a recovery code. */
export const AuthenticatorCodeInput = ({ error, autoFocus }: { error: string | undefined; autoFocus?: boolean }) => {
  const t = useT(adminText)
  return (
    <TextField
      name="code"
      label={t('entry.code')}
      hint={t('entry.codeHint')}
      error={error}
      required
      autoComplete="one-time-code"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={64}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the only field of the screen
      autoFocus={autoFocus}
    />
  )
}
