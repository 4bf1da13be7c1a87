import { createFileRoute } from '@tanstack/react-router'
import { SettingsScreen } from '#features/account/web/index.ts'
import { ChangeEmailForm, ChangePasswordForm, SessionsPanel } from '#features/auth/web/index.ts'
import { textParameters } from '../../search.ts'

const Settings = () => {
  const navigate = Route.useNavigate()
  const { tab } = Route.useSearch()
  return (
    <SettingsScreen
      tab={tab}
      onTab={(next) => void navigate({ search: { tab: next }, replace: true })}
      onSetPlace={() => void navigate({ to: '/place' })}
      changePassword={
        <>
          <ChangePasswordForm />
          <SessionsPanel onSignedOut={() => void navigate({ to: '/login' })} />
        </>
      }
      changeEmail={<ChangeEmailForm />}
      onDeleted={() => void navigate({ to: '/' })}
    />
  )
}

export const Route = createFileRoute('/dashboard/settings')({
  validateSearch: (search: Record<string, unknown>) => textParameters(search, 'tab'),
  staticData: { frame: { title: 'nav.settings' } },
  component: Settings,
})
