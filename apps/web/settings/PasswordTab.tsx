import { useNavigate } from '@tanstack/react-router'
import { AccessTokensPanel } from '#features/access-tokens/web/index.ts'
import { ChangePasswordForm, SessionsPanel } from '#features/auth/web/index.ts'
import { PasskeysStayNote, PasskeysPanel } from '#features/passkeys/web/index.ts'
import { TabCard } from './TabCard.tsx'

/** The tab of the settings with the ways to log in: password, passkeys, open sessions and access tokens. */
export const PasswordTab = () => {
  const navigate = useNavigate()
  return (
    <div className="flex flex-col gap-5">
      <TabCard>
        <ChangePasswordForm />
      </TabCard>
      <TabCard>
        <PasskeysPanel />
      </TabCard>
      <TabCard>
        <SessionsPanel note={<PasskeysStayNote />} onSignedOut={() => void navigate({ to: '/login' })} />
      </TabCard>
      <TabCard>
        <AccessTokensPanel />
      </TabCard>
    </div>
  )
}
