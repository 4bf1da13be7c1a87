import { useNavigate } from '@tanstack/react-router'
import { AccessTokensPanel } from '#features/access-tokens/web/index.ts'
import { ChangePasswordForm, SessionsPanel } from '#features/auth/web/index.ts'
import { PasskeysNote, PasskeysPanel } from '#features/passkeys/web/index.ts'

/** The tab of the settings with the ways to log in: password, passkeys, open sessions and access tokens. */
export const PasswordTab = () => {
  const navigate = useNavigate()
  return (
    <div className="flex flex-col gap-10">
      <ChangePasswordForm />
      <PasskeysPanel />
      <SessionsPanel note={<PasskeysNote />} onSignedOut={() => void navigate({ to: '/login' })} />
      <AccessTokensPanel />
    </div>
  )
}
