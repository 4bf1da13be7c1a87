import { createFileRoute, useRouter } from '@tanstack/react-router'
import { SettingsScreen } from '#features/account/web/index.ts'
import { ChangeEmailForm, ChangePasswordForm, SessionsPanel } from '#features/auth/web/index.ts'
import { KnownContactsPanel } from '#features/known-contacts/web/index.ts'
import { PasskeysNote, PasskeysPanel } from '#features/passkeys/web/index.ts'
import { OwnPhonePanel } from '#features/phone-login/web/index.ts'
import { InvitationsPanel } from '#features/registration/web/index.ts'
import { pickStringParameters } from '../../search.ts'

/** Typed as a string, because the route may not exist. */
const upgradePath: string = '/dashboard/upgrade'

const Settings = () => {
  const { routesByPath } = useRouter()
  const navigate = Route.useNavigate()
  const { tab } = Route.useSearch()
  return (
    <SettingsScreen
      tab={tab}
      onTab={(next) => void navigate({ search: { tab: next }, replace: true })}
      onSetPlace={() => void navigate({ to: '/place' })}
      upgradePath={upgradePath in routesByPath ? upgradePath : undefined}
      knownContacts={<KnownContactsPanel />}
      changePassword={
        <div className="flex flex-col gap-10">
          <ChangePasswordForm />
          <PasskeysPanel />
          <SessionsPanel note={<PasskeysNote />} onSignedOut={() => void navigate({ to: '/login' })} />
        </div>
      }
      changeEmail={
        <div className="flex flex-col gap-10">
          <ChangeEmailForm />
          <OwnPhonePanel />
          <InvitationsPanel />
        </div>
      }
      onDeleted={() => void navigate({ to: '/' })}
    />
  )
}

export const Route = createFileRoute('/dashboard/settings')({
  validateSearch: (search: Record<string, unknown>) => pickStringParameters(search, 'tab'),
  staticData: { frame: { title: 'nav.settings', column: 'narrow' } },
  component: Settings,
})
